import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Redactor } from '../../src/base/redact/redact.ts';
import { dialectOf } from '../../src/meter/dialects/registry.ts';
import { type Exchange, newExchange } from '../../src/meter/exchange.ts';
import { ExchangeLog } from '../../src/meter/exchange-log.ts';
import { conversationOf } from '../../src/meter/request-body.ts';
import type { Trajectory } from '../../src/trajectory/atif.ts';
import { conversationsOf } from '../../src/trajectory/conversations.ts';
import { readExchanges } from '../../src/trajectory/exchanges.ts';
import { trajectoryOf } from '../../src/trajectory/trajectory.ts';
import { type WrittenTrajectory, writeTrajectory } from '../../src/trajectory/write.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const ABOUT = { session: 'a/trial-1', name: 'scripted', version: null, model: null };
const PATHS = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
  'openai-responses': '/v1/responses',
  gemini: '/v1beta/models/m:generateContent',
};

export interface Asked {
  dialect?: keyof typeof PATHS;
  request: Record<string, unknown>;
  response?: Record<string, unknown> | null;
  /** Seconds after the beginning; by default one after the other. */
  at?: number;
  more?: Partial<Exchange>;
}

/** Writes exchanges as the meter does; returns the file. */
export async function logOf(asked: Asked[], size = 64 * 1024 * 1024): Promise<string> {
  const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
  const log = new ExchangeLog(file, new Redactor([]), size);
  for (const [
    index,
    { dialect: name = 'anthropic', request, response = null, at = index * 2, more },
  ] of asked.entries()) {
    const dialect = dialectOf('POST', PATHS[name])!;
    const exchange = { ...newExchange('p', dialect, 'POST', PATHS[name]), request, response, ...more };
    exchange.started_at = new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString();
    exchange.conversation = conversationOf(request);
    exchange.duration_ms ||= 1000;
    exchange.status ??= 200;
    log.add(exchange, dialect.repeated);
  }
  await log.close();
  return file;
}

export async function trajectoryFrom(asked: Asked[]): Promise<Trajectory> {
  const { exchanges } = await readExchanges(await logOf(asked));
  return trajectoryOf(conversationsOf(exchanges), ABOUT)!;
}

/** The written file and what was said of it. */
export async function written(
  exchanges: string,
  { size = 16 * 1024 * 1024, secrets = [] as string[], isWhole = true } = {},
): Promise<WrittenTrajectory & { text: string }> {
  const file = path.join(temporaryDirectory(), 'trajectory.json');
  const result = await writeTrajectory(exchanges, file, size, new Redactor(secrets), ABOUT, { isWhole });
  return { ...result, text: result.trajectory === null ? '' : readFileSync(file, 'utf8') };
}

/** A trajectory's steps as lines: `agent: text [tool arguments → result]`. */
export function told({ steps, subagent_trajectories: embedded }: Trajectory): unknown[] {
  const lines = steps.map(({ source, message, tool_calls: calls, observation }) => {
    const results = (observation?.results ?? []).map(({ source_call_id: id, content, subagent_trajectory_ref: refs }) =>
      [
        id,
        String(content).slice(0, 30).replace(/\s+/g, ' '),
        ...(refs ?? []).map(({ trajectory_id: name }) => `(${name})`),
      ].join(' '),
    );
    const made = (calls ?? []).map(({ tool_call_id: id, arguments: given }) => `${id} ${Object.values(given)[0]}`);
    return [`${source}: ${String(message).slice(0, 24)}`, ...made, ...results.map((result) => `→ ${result}`)].join(
      ' | ',
    );
  });
  return [...lines, ...(embedded ?? []).map((one) => ({ [one.trajectory_id!]: told(one) }))];
}
