import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';
import type { Provider } from './providers.ts';
import type { TrialMeter } from './trial-meter.ts';
import type { AnswerReader, Dialect } from './types.ts';

/** The longest name (model, tool, code of an error) that is kept, in characters, and the most of one kind. */
const LONGEST_NAME = 200;
const MOST_NAMES = 50;

/** A request of a trial's agent to a provider. */
export interface AgentRequest {
  provider: Provider;
  /** Below the provider. */
  path: string;
  query: string;
  incoming: IncomingMessage;
  response: ServerResponse;
  meter: TrialMeter;
}

/** A request that has come. */
export interface Arrived extends AgentRequest {
  /** Null for a path outside the provider's endpoint. */
  url: URL | null;
  /** The URL's path as a lenient server may take it. */
  plain: string | null;
  dialect: Dialect | null;
  exchange: Exchange;
  /** `performance.now()` at its arrival. */
  begun: number;
  /** Takes so many bytes of what the trial may hold; false if there is no more. */
  hold: (bytes: number) => boolean;
}

/** A request as it goes to the provider; its usage event is then not for the agent. */
export interface Asked {
  bytes: Buffer;
  hidesUsage: boolean;
  /** True if the answer is to come in parts. */
  stream: boolean;
}

/** An exchange under way. */
export interface UnderWay extends Arrived {
  url: URL;
  asked: Asked | null;
  reader: AnswerReader | null;
  /** `performance.now()` when the provider's last byte came, or when it was asked. */
  heard: number;
  /** The side that ended the connection before the answer's end. */
  cutBy?: 'agent' | 'provider';
}

/** Names that strangers chose, bounded. */
export function shortNames(names: string[]): string[] {
  return [...new Set(names)].slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
}

export function shortName(name: string | null): string | null {
  return name?.slice(0, LONGEST_NAME) ?? null;
}
