/**
 * Measures the abilities and figures of the agents of the catalogue: `node bench/agents.ts [NAME…] [--table]`. Each is installed into an
 * empty cache, checked against the scripted model (`agentbench agents NAME --check`) and measured on a row of SetupBench
 * whose solution the model plays. `--table` writes docs/reference/agents.md. Exit code 1 if an agent has a defect.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AGENTS, agentNamed } from '../src/agents/kit/catalogue.ts';
import { NamedAgent } from '../src/agents/kit/named.ts';
import { messageOf } from '../src/base/errors.ts';
import { checkAgent } from '../src/check/agent/check-agent.ts';
import { isExact } from '../src/check/agent/measure.ts';
import { thisMachine } from '../src/github/this-machine.ts';
import { parseOptions } from '../src/options/parse.ts';
import { ACP_AGENT, COMMANDLESS, ROW, solveRow } from '../test/agents/solve-row.ts';
import { type AgentFigures, withAgents } from './agents-table.ts';
import { datasetDirectory } from './datasets.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/reference/agents.md');

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'boolean', default: false } },
});
const all = [...AGENTS.filter(({ services }) => services.length > 0).map(({ name }) => name), ACP_AGENT];
const setupbench = await datasetDirectory('setupbench');
const { signal } = new AbortController();
for (const name of positionals.length > 0 ? positionals : all) {
  process.stderr.write(`${name} …\n`);
  const place = mkdtempSync(path.join(tmpdir(), 'bench-agents-'));
  try {
    const figures = await measure(name, place);
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    if (figures.defects.length > 0) process.exitCode = 1;
    // One after the other: an agent that cannot be measured leaves the others in the table.
    if (flags.table) writeFileSync(PAGE, withAgents(readFileSync(PAGE, 'utf8'), figures));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`  ${messageOf(error)}\n`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function measure(name: string, place: string): Promise<AgentFigures> {
  // Nothing of an earlier download: the duration of an installation includes it.
  const caches = { XDG_CACHE_HOME: place, npm_config_cache: path.join(place, 'npm'), PIP_NO_CACHE_DIR: '1' };
  const machine = thisMachine({ ...process.env, ...caches });
  const agent = (await NamedAgent.of(parseOptions({ agent: name, 'agent-model': 'any' }), machine))!;
  const isBusy = () => loadavg()[0]! > 1.5 * availableParallelism();
  const busyBefore = isBusy();
  const { directory, duration } = (await agent.install(() => {}))!;
  const checked = await checkAgent({ name, testbed: 'docker', image: undefined, machine, notice() {}, signal });
  const busy = busyBefore || isBusy();
  const verdict = (property: string) => checked.properties.find(({ name }) => name === property)!.verdict;
  const solved = COMMANDLESS.includes(name)
    ? null
    : await solveRow(name, { setupbench, results: path.join(place, 'results'), machine, signal });
  const rowIsExact = solved === null || isExact(solved);
  const defects = checked.properties.filter(({ verdict }) => verdict === 'no').map(({ name }) => name);
  if (solved !== null && solved.result.status !== 'passed') defects.push(`solves ${ROW}`);
  if (!rowIsExact) defects.push(`usage of ${ROW}`);
  const { stdout } = await machine.runTool('du', ['--summarize', '--block-size=1000000', directory]);
  return {
    name: agentNamed(name).agent.name,
    version: agent.version!,
    date: new Date().toISOString().slice(0, 10),
    size: Number.parseInt(stdout, 10),
    // Times of a machine that does other work say nothing.
    seconds: busy ? null : { install: duration / 1000, first: (checked.first_request_ms ?? Number.NaN) / 1000 },
    solved: solved === null ? 'none' : solved.result.status === 'passed' ? 'yes' : 'no',
    exact: verdict('usage equals the ledger') === 'yes' && rowIsExact ? 'yes' : 'no',
    properties: Object.fromEntries(checked.properties.map(({ name, verdict }) => [name, verdict])),
    defects,
  };
}
