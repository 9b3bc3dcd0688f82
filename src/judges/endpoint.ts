import OpenAI from 'openai';
import type { Redactor } from '../base/redact/redact.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { type ChatRequest, type Completion, completionOf } from './chat.ts';
import { BlindJudgeError, JudgeError } from './types.ts';
import { NOTHING_SPENT } from './usage.ts';
import { faultOfPictures, hasPictures } from './vision.ts';

export interface EndpointSettings {
  /** URL without credentials; its query is sent with every request. */
  baseUrl: string;
  /** Null if the endpoint needs no key. */
  apiKey: string | null;
  redactor: Redactor;
  /** Variable of the runner with a proxy that the client does not use; see `unusedProxy`. */
  unusedProxy: string | null;
  /** Retries by the client, with a growing pause or the one that the endpoint asks for (up to a minute). */
  retries: number;
}

const TOOLS = /\btool|function.?call/i;
/**
 * Optional request members that some endpoints or models refuse, with patterns of their names in refusals; the first
 * match is dropped.
 */
const OPTIONAL: { members: (keyof ChatRequest)[]; named: RegExp }[] = [
  { members: ['response_format'], named: /response_format|json_schema|structured.?output|json.?mode/i },
  { members: ['tools', 'tool_choice'], named: TOOLS },
  { members: ['temperature'], named: /temperature/i },
];
const REFUSED = [400, 404, 422];
const NO_TOOLS = '; a requirement is judged by commands in the testbed: set judge-model to a model that takes tools';
const NO_TOOLS_PERHAPS = '; if the model takes no tools, set judge-model to one that does';

/** An OpenAI-compatible endpoint. The key is held only in its client's header. */
export class Endpoint {
  readonly #client: OpenAI;
  readonly #settings: EndpointSettings;
  /** Members refused once; they are not sent again. */
  readonly #without = new Set<keyof ChatRequest>();

  constructor(settings: EndpointSettings) {
    this.#settings = settings;
    const url = new URL(settings.baseUrl);
    this.#client = new OpenAI({
      baseURL: withoutQuery(url),
      defaultQuery: Object.fromEntries(url.searchParams),
      // The client insists on a key; without one its header is removed again.
      apiKey: settings.apiKey ?? 'none',
      ...(settings.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
      // The client would take missing settings from the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: settings.retries,
    });
  }

  /**
   * Sends one request, without members that the endpoint refuses. Throws a JudgeError (a BlindJudgeError or
   * PicturesRefused if pictures in it may be to blame), or the signal's reason when aborted. With `needsTools`, refused tools
   * are a fault.
   */
  async complete(request: ChatRequest, signal: AbortSignal, needsTools = false): Promise<Completion> {
    // The client tries again by itself, and does not tell.
    const tries: Try[] = [];
    const client = this.#client.withOptions({ fetch: watched(tries) });
    for (;;) {
      const sent = this.#known(request);
      try {
        const answer = await client.chat.completions.create(sent, { signal });
        return completionOf(answer, tries.slice(0, -1).some(mayCost));
      } catch (error) {
        signal.throwIfAborted();
        const blamed = hasPictures(sent) ? faultOfPictures(statusOf(error), this.#said(error)) : null;
        if (blamed instanceof BlindJudgeError) throw blamed;
        const refused = refusedBy(error, sent, needsTools);
        if (refused === null) throw withUsage(blamed ?? this.#fault(error, needsTools), tries);
        for (const member of refused) this.#without.add(member);
      }
    }
  }

  #known(request: ChatRequest): ChatRequest {
    const members = Object.entries(request).filter(([name]) => !this.#without.has(name as keyof ChatRequest));
    return Object.fromEntries(members) as unknown as ChatRequest;
  }

  #fault(error: unknown, needsTools: boolean): JudgeError {
    const { baseUrl, unusedProxy, retries } = this.#settings;
    const { host } = new URL(baseUrl);
    const status = statusOf(error);
    const said = this.#said(error);
    const proxy = unusedProxy === null ? '' : ` The proxy in ${unusedProxy} is used only with NODE_USE_ENV_PROXY=1.`;
    if (status === undefined)
      return new JudgeError(`no answer from ${host}: ${said}; is judge-base-url right?${proxy}`);
    const isNamed = needsTools && TOOLS.test(said);
    // It need not name what it refuses, and no other member is left.
    const isUnnamed = needsTools && status === 422;
    const advice = isNamed ? NO_TOOLS : isUnnamed ? NO_TOOLS_PERHAPS : adviceFor(status, retries);
    return new JudgeError(`${host} refused: ${said}${advice}`);
  }

  /** The words of an error, on one line. */
  #said(error: unknown): string {
    return plainLine(this.#settings.redactor.text(error instanceof Error ? deepest(error) : String(error)));
  }
}

/** The variable with a proxy for this URL, which Node.js does not use unless told; null if there is none, or none is for this host. */
export function unusedProxy(url: URL, environment: Readonly<Record<string, string | undefined>>): string | null {
  if (environment.NODE_USE_ENV_PROXY === '1') return null;
  const without = (environment.no_proxy || environment.NO_PROXY || '').split(/[,\s]+/);
  const isDirect = ['localhost', '127.0.0.1', '[::1]', ...without].some(
    (one) => one === '*' || (one !== '' && `.${url.hostname}`.endsWith(`.${one.replace(/^\*?\./, '')}`)),
  );
  if (isDirect) return null;
  const name = `${url.protocol.slice(0, -1)}_proxy`;
  return [name, name.toUpperCase()].find((one) => environment[one]) ?? null;
}

/** The base of request URLs: without the query and trailing slashes. */
export function withoutQuery(url: URL): string {
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** The request members that a refusal names; null if it is about something else. */
function refusedBy(error: unknown, sent: ChatRequest, needsTools: boolean): (keyof ChatRequest)[] | null {
  const status = statusOf(error);
  if (status === undefined || !REFUSED.includes(status)) return null;
  const { message, param, code } = error as Error & { param?: unknown; code?: unknown };
  const present = OPTIONAL.filter(
    ({ members, named }) => members.some((member) => sent[member] !== undefined) && !(needsTools && named === TOOLS),
  );
  const named =
    present.find((one) => typeof param === 'string' && one.named.test(param)) ??
    present.find((one) => one.named.test(`${message} ${code}`));
  // A 422 answer need not name the member.
  return (named ?? (status === 422 ? present[0] : undefined))?.members ?? null;
}

/** One request of the client; its status is null until an answer comes. */
interface Try {
  status: number | null;
}

/** Sends requests and keeps the status of each. */
function watched(tries: Try[]): typeof fetch {
  return async (...request) => {
    const own: Try = { status: null };
    tries.push(own);
    const answer = await fetch(...request);
    own.status = answer.status;
    return answer;
  };
}

/** A request that was refused costs nothing; a fault behind the endpoint, its time limit, or no answer, tells nothing of the cost. */
function mayCost({ status }: Try): boolean {
  return status === null || status < 400 || status === 408 || status >= 500;
}

function withUsage(fault: JudgeError, tries: Try[]): JudgeError {
  fault.usage = tries.some(mayCost) ? null : NOTHING_SPENT;
  return fault;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** The message of an error's innermost cause: the client's own is only "Connection error.". */
function deepest(error: Error): string {
  return error.cause instanceof Error ? deepest(error.cause) : error.message;
}

function adviceFor(status: number, retries: number): string {
  if (status === 401 || status === 403) return '; set judge-api-key to a key that it accepts';
  if (status === 404) return '; look at judge-model and judge-base-url';
  if (status === 429) return `, also after ${retries} more tries; lower parallel, or raise the limit of the key`;
  if (status >= 500 || status === 408 || status === 409) return `, also after ${retries} more tries`;
  return '';
}
