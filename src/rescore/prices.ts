import path from 'node:path';
import type { Redactor } from '../base/redact/redact.ts';
import { writeRedacted } from '../base/redact/redacted-file.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { type JsonObject, objectOf, parseJson } from '../meter/json.ts';
import { costOf } from '../meter/prices.ts';
import type { Tokens } from '../meter/types.ts';
import type { OwnPrice } from '../options/model-values.ts';
import { namesIn, ofPart, partOf } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { readTrajectory } from '../trajectory/read.ts';
import { writeTrajectory } from '../trajectory/write.ts';

const LARGEST_LOG = 512 * 1024 * 1024;
const EXCHANGES = /^exchanges(-(round|step)-\d+)?\.jsonl$/;

type Agent = Result['agent'];

/** The trial whose exchanges have a price anew. */
interface Priced {
  /** The new directory of the trial, with copies of its files. */
  directory: string;
  prices: OwnPrice[];
  redactor: Redactor;
}

/**
 * A metered trial with the cost of its exchanges by other prices, which `exchanges.jsonl` and `trajectory.json` of its new
 * directory then have as well. Models without a line keep their cost. A reason instead, if the exchanges are not all there.
 */
export async function withPrices(result: Result, place: Priced): Promise<Result | string> {
  const agents = result.rounds === undefined ? [result.agent] : result.rounds.map(({ agent }) => agent);
  const files = namesIn(place.directory).filter((name) => EXCHANGES.test(name));
  const priced: { agent: Agent; file: string; text: string }[] = [];
  for (const [index, agent] of agents.entries()) {
    if ((agent.usage.requests ?? 0) === 0) continue;
    const file = files.find((name) => partOf(name) === index + 1);
    if (file === undefined) return 'exchanges.jsonl was not kept';
    const again = pricedAgain(path.join(place.directory, file), agent, place.prices);
    if (again === null) return `${file} does not have all requests that the meter counted`;
    const { text, cost } = again;
    priced.push({ agent: { ...agent, usage: { ...agent.usage, cost_usd: cost } }, file, text });
    agents[index] = priced.at(-1)!.agent;
  }
  for (const { agent, file, text } of priced) await write(agent, file, text, place);
  const rounds = result.rounds?.map((round, index) => ({ ...round, agent: agents[index]! }));
  return { ...result, agent: agents.at(-1)!, ...(rounds === undefined ? {} : { rounds }) };
}

/** The log with other costs, and their sum in USD (null with a model without a price); null if it is not whole. */
function pricedAgain(file: string, { usage }: Agent, prices: OwnPrice[]): { text: string; cost: number | null } | null {
  const sum = { requests: 0, input: 0, cachedInput: 0, output: 0 };
  let cost: number | null = 0;
  const lines: string[] = [];
  for (const line of readRegularFile(file, LARGEST_LOG).toString().trimEnd().split('\n')) {
    const exchange = objectOf(parseJson(line));
    if (exchange === null) return null;
    if (exchange.dialect !== null) sum.requests += 1;
    const tokens = objectOf(exchange.tokens);
    if (tokens !== null) {
      exchange.cost_usd = costAgain(exchange, tokens as unknown as Tokens, prices);
      for (const name of ['input', 'cachedInput', 'output'] as const) sum[name] += Number(tokens[name]);
      cost = cost === null || exchange.cost_usd === null ? null : cost + Number(exchange.cost_usd);
    }
    lines.push(JSON.stringify(exchange));
  }
  // The result has a digest, and the log has none: on the host an agent can reach it.
  const whole =
    sum.requests === usage.requests &&
    sum.input === usage.input_tokens &&
    sum.cachedInput === usage.cached_input_tokens &&
    sum.output === usage.output_tokens;
  if (!whole) return null;
  return { text: `${lines.join('\n')}\n`, cost: cost === null ? null : Math.round(cost * 1e9) / 1e9 };
}

function costAgain({ provider, model, cost_usd: before }: JsonObject, tokens: Tokens, prices: OwnPrice[]): unknown {
  const { served, asked } = objectOf(model) ?? {};
  const names = [served, asked].map((name) => (typeof name === 'string' ? name : null));
  if (!prices.some((price) => names.includes(price.model))) return before;
  return costOf({ name: String(provider) }, names, tokens, prices);
}

async function write(agent: Agent, file: string, text: string, { directory, redactor }: Priced): Promise<void> {
  const log = path.join(directory, file);
  await writeRedacted(log, text, redactor);
  if (agent.trajectory === null) return;
  const suffix = file.slice('exchanges'.length, -'.jsonl'.length);
  const target = path.join(directory, ofPart('trajectory.json', suffix));
  const before = readTrajectory(target);
  if (before === null) return;
  const { name, version, model_name: model } = before.agent;
  const about = { session: before.session_id ?? '', name, version, model: model ?? null };
  await writeTrajectory(log, target, LARGEST_LOG, redactor, about);
}
