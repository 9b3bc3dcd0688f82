import { spawn } from 'node:child_process';
import { cpSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readRecords } from '../../e2e/support/records.ts';
import { readRun } from '../../src/results/read.ts';
import { row } from '../faults/table.ts';
import { AGENTBENCH } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { agentOptions, openMachine, outcomeOf, says } from './attack.ts';

const NODE = path.resolve(import.meta.dirname, '../../node_modules/.bin/node');

/** Runs `agentbench` on the host testbed in namespaces of its own: what is done there does not reach this machine. */
async function runApart(namespaces: string[], before: string, options: Record<string, string>) {
  const words = Object.entries({ testbed: 'host', ...options }).flatMap(([name, value]) => [`--${name}`, value]);
  // A shell is the first process: not even what kills everything kills that one, and it tells how the harness ended.
  const script = `set -e; ${before}\nset +e; "$@"; exit $?`;
  const argv = [...namespaces, 'sh', '-c', `${script} # agentbench.ts`, 'sh', NODE, AGENTBENCH, 'run', ...words];
  const environment = { ...openMachine().environment, NO_COLOR: '1' };
  const asRoot = process.getuid!() === 0 ? [] : ['sudo', '-n', '--preserve-env'];
  const [program, ...rest] = [...asRoot, 'unshare', ...argv];
  const child = spawn(program!, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, log };
}

row(
  'attacks',
  { what: 'writes another sh over the real one', stage: 'success command', testbed: 'host' },
  async ({ expect }) => {
    const results = path.join(temporaryDirectory(), 'results');
    const copy = path.join(temporaryDirectory(), 'sh');
    cpSync(realpathSync('/bin/sh'), copy);
    const { exitCode, log } = await runApart(
      ['--mount', '--propagation', 'private'],
      `mount --bind ${copy} "$(readlink -f /bin/sh)"`,
      {
        dataset: writeDataset([{ instance_id: 'victim', success_command: says('cat answer') }]),
        'results-path': results,
        ...agentOptions('replace-sh'),
      },
    );
    expect(exitCode, log).toBe(0);
    const result = (await readRecords(results)).results['victim/trial-1']!;
    expect(outcomeOf(result)).toBe('passed, note tool_replaced');
    return outcomeOf(result);
  },
);

row('attacks', { what: 'kills everything, the harness too', stage: 'agent', testbed: 'host' }, async ({ expect }) => {
  const results = path.join(temporaryDirectory(), 'results');
  const killer = agentOptions('kill-everything');
  const options = {
    dataset: writeDataset([
      { instance_id: 'first', success_command: says('true') },
      { instance_id: 'second', success_command: says('true') },
    ]),
    'results-path': results,
    ...killer,
    resume: 'true',
    // Only the first time: the re-run finds what it has left.
    'agent-command': `[ "$AGENTBENCH_INSTANCE_ID" = first ] || [ -e ${results}-1 ] || ${killer['agent-command']}`,
  };
  // Twice in the same namespace, as on one machine.
  const before = `set +e; "$@"; [ $? = 137 ] || exit 99; cp -r ${results} ${results}-1`;
  const again = await runApart(['--pid', '--fork', '--mount-proc'], before, options);
  expect(again.exitCode, again.log).toBe(0);
  // As every reader takes them: where run.json was not written any more, a trial's own record counts.
  const statusesIn = async (directory: string) => {
    await readRecords(directory);
    const { run } = await readRun(directory, () => null);
    return run.planned.map(({ instance_id, status }) => `${instance_id} ${status}`);
  };
  const killed = await statusesIn(`${results}-1`);
  expect(killed).toEqual(['first passed', 'second not_run']);
  expect(await statusesIn(results)).toEqual(['first passed', 'second passed']);
  return `harness killed; ${killed.join(', ')}; the re-run completes`;
});
