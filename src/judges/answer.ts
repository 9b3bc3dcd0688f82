import { type JsonObject, objectOf, parsedJson } from '../base/json-value.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { lastLine } from '../base/text/last-line.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { JudgeError, type Judgement } from './types.ts';
import { addUsage, amountOf } from './usage.ts';
import { judgeAnswerSchema } from './verdict-schema.ts';

/** Maximum length of a wrong answer's excerpt in its error. */
const EXCERPT = 200;

/**
 * Reads a command's answer: a JSON object that is the whole output or its last line. Throws a JudgeError describing any
 * other output.
 */
export function answerOfCommand(stdout: string, redactor: Redactor): Judgement {
  return answerAmong([stdout, lastLine(stdout)], stdout, redactor);
}

/**
 * Reads a command's answer to a question: a JSON object as in `answerOfCommand`, whose member `usage` has the form of a
 * verdict's. Throws a JudgeError describing any other output.
 */
export function objectOfCommand(stdout: string, redactor: Redactor): { text: string; usage: Judgement['usage'] } {
  const { object } = objectAmong([stdout, lastLine(stdout)], stdout, redactor);
  return { text: JSON.stringify(object), usage: usageIn(object) };
}

/**
 * Reads a model's answer, which may be fenced or follow other text: the last JSON object counts. Throws a JudgeError.
 */
export function answerOfModel(text: string, redactor: Redactor): Judgement {
  return answerAmong(candidatesIn(text), text, redactor);
}

/** The JSON object in a model's answer, as in `answerOfModel`; the whole answer if there is none. */
export function objectOfModel(text: string): string {
  return candidatesIn(text).find((candidate) => objectOf(parsedJson(candidate)) !== null) ?? text;
}

function candidatesIn(text: string): string[] {
  const fenced = /```(?:json)?[ \t]*\r?\n((?:(?!```)[\s\S])*)\n?```\s*$/i.exec(text)?.[1] ?? '';
  // A fenced object may have fences in its texts.
  const bare = text.replace(/^\s*```(?:json)?|```\s*$/gi, '');
  const tail = bare.slice(bare.lastIndexOf('\n{') + 1);
  return [bare, fenced, lastLine(text), tail];
}

function objectAmong(candidates: string[], whole: string, redactor: Redactor): { object: JsonObject; shown: string } {
  const object = candidates.map((text) => objectOf(parsedJson(text.trim()))).find((candidate) => candidate !== null);
  const shown = excerptOf(whole, redactor);
  if (object === undefined) {
    throw new JudgeError(shown === '' ? 'the answer is empty' : `the answer does not end in a JSON object: "${shown}"`);
  }
  return { object, shown };
}

function answerAmong(candidates: string[], whole: string, redactor: Redactor): Judgement {
  const { object, shown } = objectAmong(candidates, whole, redactor);
  const usage = usageIn(object);
  const parsed = judgeAnswerSchema.safeParse({ ...object, usage: null });
  if (parsed.success) return { score: parsed.data.score, explanation: parsed.data.explanation, usage };
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new JudgeError(`the answer is invalid: ${faults.join('; ')}: "${shown}"`, { usage });
}

/** The end of a text for an error message: one line, without secrets; '' if the text is blank. */
export function excerptOf(text: string, redactor: Redactor): string {
  const line = plainLine(redactor.text(text), Number.POSITIVE_INFINITY);
  return line.length > EXCERPT ? `…${line.slice(1 - EXCERPT).replace(/^[\udc00-\udfff]/, '')}` : line;
}

/** The usage in an answer: an amount that is none is unknown, like one that is left out, and costs no verdict. */
function usageIn({ usage }: JsonObject): Judgement['usage'] {
  const { input_tokens: input, output_tokens: output, cost_usd: cost } = objectOf(usage) ?? {};
  return addUsage({ input_tokens: amountOf(input), output_tokens: amountOf(output), cost_usd: amountOf(cost) });
}
