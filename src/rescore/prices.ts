import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { type JsonObject, objectOf, textOf } from '../base/json-value.ts';
import { namesIn } from '../base/names-in.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { writeRedacted } from '../base/redact/redacted-file.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { roundedCost } from '../base/sums.ts';
import { type Exchange, lacksUsage } from '../meter/exchange.ts';
import { parseJson } from '../meter/json.ts';
import { costOf } from '../meter/prices.ts';
import type { Tokens } from '../meter/types.ts';
import type { OwnPrice } from '../options/model-values.ts';
import { partOf, trajectoryFileOf } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import type { KeptOptions } from '../run/identity.ts';
import { readTrajectory } from '../trajectory/read.ts';
import { writeTrajectory } from '../trajectory/write.ts';

const LARGEST_LOG = 512 * 1024 * 1024;
const EXCHANGES = /^exchanges(-(round|step)-\d+)?\.jsonl$/;

type Agent = Result['agent'];

/** The new place of a trial whose exchanges get other prices. */
export interface Priced {
  /** The new directory of the trial, with copies of its files. */
  directory: string;
  prices: OwnPrice[];
  redactor: Redactor;
}

/** The agent of one round or step, with its cost by other prices. */
interface Part {
  agent: Agent;
  /** `exchanges.jsonl`, with its new text; null if the agent asked no model. */
  log: { file: string; text: string } | null;
}

/**
 * A metered trial with the cost of its exchanges by other prices, which `exchanges.jsonl` and `trajectory.json` of its new
 * directory then have as well. Models without a line keep their cost. A reason instead, if the exchanges are not all there.
 */
export async function withPrices(result: Result, place: Priced): Promise<Result | string> {
  const agents = result.rounds?.map(({ agent }) => agent) ?? [result.agent];
  const files = namesIn(place.directory).filter((name) => EXCHANGES.test(name));
  const parts: Part[] = [];
  for (const [index, agent] of agents.entries()) {
    const file = files.find((name) => partOf(name) === index + 1);
    const part = pricedAgain(agent, file, place);
    if (typeof part === 'string') return part;
    parts.push(part);
  }
  for (const part of parts) await write(part, place);
  const rounds = result.rounds?.map((round, index) => ({ ...round, agent: parts[index]!.agent }));
  return { ...result, agent: parts.at(-1)!.agent, ...(rounds === undefined ? {} : { rounds }) };
}

/** The options with their prices before those that the run has for other models, which keep their cost. */
export function joinPrices(options: KeptOptions, ofRun: KeptOptions): KeptOptions {
  const lines = ofRun.find(({ name }) => name === 'model-prices')?.value.split('\n') ?? [];
  return options.map((option) => {
    if (option.name !== 'model-prices') return option;
    const models = new Set(option.value.split('\n').map(modelOf));
    return { ...option, value: [option.value, ...lines.filter((line) => !models.has(modelOf(line)))].join('\n') };
  });
}

/** The model of a line `model=prices`. */
function modelOf(line: string): string {
  return line.split('=')[0]!.trim();
}

/** A reason instead, if the log is not that of the usage: the result has a digest, but on the host an agent can reach the log. */
function pricedAgain(agent: Agent, file: string | undefined, { directory, prices }: Priced): Part | string {
  const { usage } = agent;
  if ((usage.requests ?? 0) === 0) return { agent, log: null };
  if (file === undefined) return 'exchanges.jsonl was not kept';
  let text: string;
  try {
    text = readRegularFile(path.join(directory, file), LARGEST_LOG).toString();
  } catch (error) {
    return `${file} cannot be read: ${messageOf(error)}`;
  }
  const differs = `${file} does not have all requests that the meter counted`;
  const sum = { requests: 0, input: 0, cachedInput: 0, output: 0 };
  const before: unknown[] = [];
  const after: unknown[] = [];
  let isStated = true;
  const lines: string[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const exchange = objectOf(parseJson(line));
    if (exchange === null) return differs;
    if (exchange.dialect !== null) sum.requests += 1;
    const tokens = objectOf(exchange.tokens);
    if (tokens !== null) {
      for (const name of ['input', 'cachedInput', 'output'] as const) sum[name] += Number(tokens[name]);
      before.push(exchange.cost_usd);
      priceAgain(exchange, tokens as unknown as Tokens, prices);
      after.push(exchange.cost_usd);
    } else isStated &&= !lacksUsage(exchange as unknown as Exchange);
    lines.push(JSON.stringify(exchange));
  }
  // Of an answer without usage, nothing is known, and so nothing of the whole.
  const known = (total: number | null) => (isStated ? total : null);
  const cost = known(sumOf(after));
  const isWhole =
    sum.requests === usage.requests &&
    known(sum.input) === usage.input_tokens &&
    known(sum.cachedInput) === usage.cached_input_tokens &&
    known(sum.output) === usage.output_tokens &&
    known(sumOf(before)) === usage.cost_usd &&
    !Number.isNaN(cost);
  if (!isWhole) return differs;
  const log = { file, text: `${lines.join('\n')}\n` };
  return { agent: { ...agent, usage: { ...usage, cost_usd: cost } }, log };
}

/** In USD; null with an exchange whose model has no price. */
function sumOf(costs: unknown[]): number | null {
  return costs.includes(null) ? null : roundedCost(costs.reduce<number>((sum, cost) => sum + Number(cost), 0));
}

function priceAgain(exchange: JsonObject, tokens: Tokens, prices: OwnPrice[]): void {
  const { served, asked } = objectOf(exchange.model) ?? {};
  const names = [textOf(served), textOf(asked)];
  if (!prices.some((price) => names.includes(price.model))) return;
  const cost = costOf({ name: String(exchange.provider) }, names, tokens, prices);
  exchange.cost_usd = cost?.whole ?? null;
  exchange.known_cost_usd = cost?.known ?? null;
}

async function write({ agent, log }: Part, { directory, redactor }: Priced): Promise<void> {
  if (log === null) return;
  const exchanges = path.join(directory, log.file);
  await writeRedacted(exchanges, log.text, redactor);
  if (agent.trajectory === null) return;
  const target = path.join(directory, trajectoryFileOf(log.file));
  const before = readTrajectory(target);
  if (before === null) return;
  const { name, version, model_name: model } = before.agent;
  const about = { session: before.session_id ?? '', name, version, model: model ?? null };
  await writeTrajectory(exchanges, target, LARGEST_LOG, redactor, about);
}
