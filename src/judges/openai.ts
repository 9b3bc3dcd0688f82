import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../base/errors.ts';
import { objectOf, parsedJson, wordsOfCommand } from '../base/json-value.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { answerOfModel, objectOfModel } from './answer.ts';
import type { ChatMessage, ChatRequest, Completion, ToolCall } from './chat.ts';
import { drawingsOf } from './drawing.ts';
import { Endpoint, type EndpointSettings } from './endpoint.ts';
import { commandOutput, type Prompt, promptFor, undrawn } from './prompt.ts';
import {
  type Ask,
  BlindJudgeError,
  JudgeError,
  type Judgement,
  type JudgeRequest,
  type Sampler,
  type TestbedExec,
} from './types.ts';
import { addUsage, amountOf } from './usage.ts';
import { messageWith, PicturesRefused } from './vision.ts';

export interface OpenAiSettings extends EndpointSettings {
  model: string;
  /** Samples per point; a single sample is requested at temperature 0. */
  samples: number;
  /** Milliseconds for one verdict, including all turns. */
  timeout: number;
  /** Milliseconds before the same is asked again. */
  pauses: number[];
}

/** Ten minutes per verdict, five tries per request, three of one that is answered without a choice. */
export const OPENAI_LIMITS = { timeout: 600_000, retries: 4, pauses: [1_000, 3_000] };

type Usages = Judgement['usage'][];

/** Limits of one verdict: commands, retries after an invalid answer, and turns in all. */
const MOST_COMMANDS = 8;
const REPAIRS = 2;
const MOST_TURNS = MOST_COMMANDS + REPAIRS + 2;

const ANSWER = {
  type: 'json_schema',
  json_schema: {
    name: 'judgement',
    strict: true,
    schema: {
      type: 'object',
      properties: { explanation: { type: 'string' }, score: { type: 'integer', enum: [0, 1, 2] } },
      required: ['explanation', 'score'],
      additionalProperties: false,
    },
  },
} as const satisfies ChatRequest['response_format'];

const TOOL = {
  type: 'function',
  function: {
    name: 'run_in_testbed',
    description: "Runs one command in the project's directory; returns its exit code and what it printed. No shell.",
    parameters: {
      type: 'object',
      properties: {
        command: {
          type: 'array',
          items: { type: 'string' },
          description: 'The program and its arguments; ["sh", "-c", "…"] for a shell.',
        },
      },
      required: ['command'],
      additionalProperties: false,
    },
  },
} as const satisfies NonNullable<ChatRequest['tools']>[number];

/** A judge that asks a model behind an OpenAI-compatible endpoint. */
export function openAiJudge(settings: OpenAiSettings): Sampler {
  const endpoint = new Endpoint(settings);
  const secret = randomBytes(32);
  /** The message of the refusal, once the model has been found to take no pictures. */
  let blind: string | null = null;

  return async (request, exec, signal) => {
    const limit = AbortSignal.timeout(settings.timeout);
    const used: Usages = [];
    try {
      const both = AbortSignal.any([signal, limit]);
      const drawings = await drawingsOf(request.files, both);
      const prompt = promptFor(request, secret, drawings);
      if (prompt.pictures.length > 0 && blind !== null) throw new BlindJudgeError(blind);
      const { score, explanation } = await withPictures(prompt, exec, both, used);
      return { score, explanation: `${explanation}${withoutOf(request.files, drawings)}`, usage: addUsage(...used) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BlindJudgeError) blind = error.message;
      const usage = addUsage(...used);
      if (limit.aborted) throw new JudgeError(withinTime('no verdict', settings), { usage });
      if (error instanceof JudgeError) error.usage = usage;
      throw error;
    }
  };

  /** A project must not escape its verdict by a picture that the endpoint cannot read: it is then judged without. */
  async function withPictures(
    prompt: Prompt,
    exec: TestbedExec,
    signal: AbortSignal,
    used: Usages,
  ): Promise<Judgement> {
    try {
      return await converse(prompt, exec, signal, used);
    } catch (error) {
      if (!(error instanceof PicturesRefused)) throw error;
      const user = `${prompt.user}\n\nThe pictures could not be read, and are not shown.`;
      const judgement = await converse({ ...prompt, user, pictures: [] }, exec, signal, used);
      return { ...judgement, explanation: `${judgement.explanation} (Without pictures: ${error.message})` };
    }
  }

  /** Adds the usage of each answer to `used`, whatever comes of it. */
  async function converse(prompt: Prompt, exec: TestbedExec, signal: AbortSignal, used: Usages): Promise<Judgement> {
    const commands = new Commands(exec, prompt.nonce);
    const messages: ChatMessage[] = [
      { role: 'system', content: prompt.system },
      messageWith(prompt.user, prompt.pictures),
    ];
    let repairs = 0;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const asked = endpoint.complete(chatRequest(messages, commands.exhausted), signal, prompt.needsTools);
      const completion = await asked.catch((error) => {
        used.push(error instanceof JudgeError ? error.usage : null);
        throw error;
      });
      used.push(usageOf(completion));
      const { choice } = completion;
      const calls = choice?.calls ?? [];
      if (calls.length > 0) {
        messages.push({ role: 'assistant', content: choice?.content || null, tool_calls: calls });
        for (const call of calls) {
          const content = await commands.call(call, signal);
          messages.push({ role: 'tool', tool_call_id: call.id, content });
        }
        continue;
      }
      try {
        return answerIn(completion);
      } catch (error) {
        repairs += 1;
        if (repairs > REPAIRS) throw new JudgeError(`${settings.model} gave no verdict: ${messageOf(error)}`);
        // Of nothing that was said, nothing can be mended; the same is asked again.
        if (choice === null) {
          await sleep(settings.pauses[repairs - 1], undefined, { signal });
          continue;
        }
        messages.push(
          { role: 'assistant', content: choice.content },
          { role: 'user', content: 'That is no answer. Answer with the one JSON object, and nothing else.' },
        );
      }
    }
    throw new JudgeError(`${settings.model} gave no verdict in ${MOST_TURNS} turns: it only asked for commands`);
  }

  function chatRequest(messages: ChatMessage[], noMoreCommands: boolean): ChatRequest {
    return {
      model: settings.model,
      messages,
      response_format: ANSWER,
      tools: [TOOL],
      ...(noMoreCommands ? { tool_choice: 'none' } : {}),
      ...(settings.samples === 1 ? { temperature: 0 } : {}),
    };
  }

  function answerIn({ choice, error }: Completion): Judgement {
    if (choice === null) throw new JudgeError(withoutChoice(error, settings));
    const { content, refusal, finishReason } = choice;
    if (refusal !== '') throw new JudgeError(`it refused: ${plainLine(settings.redactor.text(refusal))}`);
    if (finishReason === 'length') throw new JudgeError('its answer was cut off at its limit of tokens');
    if (finishReason === 'content_filter') throw new JudgeError("the endpoint's content filter withheld its answer");
    return answerOfModel(content, settings.redactor);
  }
}

/** Asks the same model a question, without tools. */
export function openAiAsk(settings: OpenAiSettings): Ask {
  const endpoint = new Endpoint(settings);
  return async ({ system, user, schema }, signal) => {
    const limit = AbortSignal.timeout(settings.timeout);
    const asked = endpoint.complete(
      {
        model: settings.model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
        temperature: 0,
      },
      AbortSignal.any([signal, limit]),
    );
    const completion = await asked.catch((error) => {
      signal.throwIfAborted();
      throw limit.aborted ? new JudgeError(withinTime('no answer', settings)) : error;
    });
    const { choice, error } = completion;
    const usage = usageOf(completion);
    if (choice === null)
      throw new JudgeError(`${settings.model} gave no answer: ${withoutChoice(error, settings)}`, { usage });
    if (choice.content === '') throw new JudgeError(`${settings.model} gave no answer`, { usage });
    return { text: objectOfModel(choice.content), usage };
  };
}

function withinTime(none: string, { model, timeout }: OpenAiSettings): string {
  return `${model} gave ${none} within ${timeout / 1000} s`;
}

/** Says that an answer has no choice: it is a fault with status 200, or no completion at all, such as a page. */
function withoutChoice(error: string, { redactor }: EndpointSettings): string {
  // OpenRouter and others answer with 200 before the fault of the model behind them is known.
  if (error !== '') return `the endpoint sent no choices; its message: ${plainLine(redactor.text(error))}`;
  return 'the endpoint sent no choices and no message: is judge-base-url right?';
}

/** Says which documents the judge did not see, and why. */
function withoutOf(files: JudgeRequest['files'], drawings: Awaited<ReturnType<typeof drawingsOf>>): string {
  const unseen = files.flatMap((file) => {
    const reason = undrawn(file, drawings);
    return reason === null ? [] : [` (Without ${plainLine(file.path, 200)}: ${reason})`];
  });
  return unseen.join('');
}

/** The testbed commands of one verdict. */
class Commands {
  readonly #exec: TestbedExec;
  readonly #nonce: string;
  #count = 0;

  constructor(exec: TestbedExec, nonce: string) {
    this.#exec = exec;
    this.#nonce = nonce;
  }

  get exhausted(): boolean {
    return this.#count >= MOST_COMMANDS;
  }

  /** Answers one tool call; mistakes in it are reported to the model. */
  async call(call: ToolCall, signal: AbortSignal): Promise<string> {
    const argv = argvOf(call);
    if (argv === null) return 'Not run: call run_in_testbed with {"command": ["program", "argument", ...]}.';
    if (this.exhausted) return `Not run: all ${MOST_COMMANDS} commands are used up. Answer now.`;
    this.#count += 1;
    try {
      return commandOutput(await this.#exec(argv), this.#nonce);
    } catch (error) {
      signal.throwIfAborted();
      return `Not run: ${plainLine(messageOf(error))}`;
    } finally {
      signal.throwIfAborted();
    }
  }
}

function argvOf(call: ToolCall): [string, ...string[]] | null {
  if (call.function.name !== TOOL.function.name) return null;
  return wordsOfCommand(objectOf(parsedJson(call.function.arguments))?.command);
}

/** OpenRouter and others also report the cost of a completion, in USD; nobody tells that of a try without an answer. */
function usageOf({ usage, retried }: Completion): Judgement['usage'] {
  const { prompt_tokens, completion_tokens, cost } = usage;
  const stated = {
    input_tokens: amountOf(prompt_tokens),
    output_tokens: amountOf(completion_tokens),
    cost_usd: amountOf(cost),
  };
  return addUsage(stated, ...(retried ? [null] : []));
}
