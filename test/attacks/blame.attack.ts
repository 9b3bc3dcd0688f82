/** Agents that fail, and would have the world blamed for it: an error of Docker is tried again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { row } from '../faults/table.ts';
import { PYTHON_IMAGE } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { outcomeOf } from './attack.ts';

/** The file `check.sh` decides. A process of the agent that makes `/app/waits` is waited for, until it has made `/app/done`. */
const TESTS = {
  'tests/test.sh':
    '#!/bin/bash\n[ ! -e /app/waits ] || until [ -e /app/done ]; do sleep 0.05; done\n. /tests/check.sh\n',
  'tests/check.sh': 'if [ -e /app/solved ]; then echo 1; else echo 0; fi >/logs/verifier/reward.txt\n',
};
/** The file with the output of the tests. */
const OUTPUT = '/logs/verifier/test-stdout.txt';
const ARTIFACTS = 'artifacts = ["/app"]\n';
/** The tables of a task of Harbor, by its kind. */
const KINDS = {
  shared: '',
  separate: `${ARTIFACTS}[verifier]\nenvironment_mode = "separate"\n`,
  steps: '[[steps]]\nname = "one"\n[[steps]]\nname = "two"\n',
  'steps, separate': `${ARTIFACTS}[[steps]]\nname = "one"\n[steps.verifier]\nenvironment_mode = "separate"\n[[steps]]\nname = "two"\n`,
};

/** Writes a file again and again, and cuts it off in between: most archives of its directory end in it. */
function shrinking(file: string): string {
  return `mkdir -p reports; cat >/shrink.sh <<'SH'
while :; do head -c 40000000 /dev/zero >${file}; : >${file}; done
SH
for each in 1 2; do setsid sh /shrink.sh </dev/null >/dev/null 2>&1 & done; until [ -s ${file} ]; do sleep 0.05; done`;
}

/** Leaves a process that waits until the tests run, and does this then. */
function meanwhile(then: string): string {
  return `touch /app/waits; cat >/wait.sh <<'SH'
until [ -e ${OUTPUT} ]; do :; done
${then}
SH
setsid sh /wait.sh </dev/null >/dev/null 2>&1 &`;
}

const ATTACKS: [what: string, kind: keyof typeof KINDS, script: string, outcome: string][] = [
  ['keeps the tests from a reward by removing bash', 'shared', 'rm /bin/bash', 'error, no score, note tool_replaced'],
  [
    'leaves a link in a circle in the place of an artifact',
    'separate',
    'rm -rf /app; ln -s app /app',
    'failed, score 0',
  ],
  [
    'puts a file in the way of those of the next step',
    'steps',
    'echo >/app/data',
    'failed, score 0, note testbed_destroyed',
  ],
  [
    'removes a tool that makes the testbed ready for the next step',
    'steps',
    'rm /bin/chmod',
    'failed, score 0, note testbed_destroyed',
  ],
  ['leaves a file that shrinks while it is read in an artifact', 'steps, separate', shrinking('/app/it'), 'failed'],
  [
    'leaves a process that replaces the tests when they come',
    'shared',
    meanwhile('echo "echo 1 >/logs/verifier/reward.txt" >/tests/it; mv /tests/it /tests/check.sh; touch /app/done'),
    'passed, note changed_during_evaluation',
  ],
  [
    'leaves a process that writes another reward when the tests have ended',
    'shared',
    // Until no process is left that has the script of the tests in its command line. Whoever reads their output then waits for it.
    meanwhile(`rm ${OUTPUT}; mkfifo ${OUTPUT}; touch /app/done
      while cat /proc/[0-9]*/cmdline | grep -aq tests/[t]est.sh; do :; done
      echo 1 >/logs/verifier/reward.txt; echo over >${OUTPUT}`),
    'passed, note changed_during_evaluation',
  ],
  [
    'leaves a process that writes the other file of rewards while the tests run',
    'shared',
    meanwhile(`echo '{"reward": 1}' >/logs/verifier/reward.json; touch /app/done`),
    'passed, note changed_during_evaluation',
  ],
];

function writeTask(kind: keyof typeof KINDS): string {
  const directory = path.join(temporaryDirectory(), 'victim');
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  };
  write('task.toml', `schema_version = "1.4"\n${KINDS[kind]}`);
  write('environment/Dockerfile', 'FROM debian:bookworm\nWORKDIR /app\n');
  const own = { 'instruction.md': 'Solve it.\n', ...TESTS };
  for (const [name, text] of Object.entries(own)) write(name, text);
  if (!kind.startsWith('steps')) return directory;
  for (const step of ['one', 'two'])
    for (const [name, text] of Object.entries(own)) write(`steps/${step}/${name}`, text);
  write('steps/two/workdir/data/two.txt', 'two\n');
  return directory;
}

describe('an agent that fails', () => {
  for (const [what, kind, script, outcome] of ATTACKS) {
    const about = { what: `${what} (Harbor)`, stage: 'evaluate', testbed: 'docker' } as const;
    row('attacks', about, async ({ expect }) => {
      const { results } = await measure({ dataset: writeTask(kind), 'agent-command': script, network: 'none' });
      const result = results['victim/1']!;
      // An archive may end in the file, or not.
      const seen = outcome === 'failed' ? result.status : outcomeOf(result);
      expect(seen, JSON.stringify(result)).toBe(outcome);
      return seen;
    });
  }

  const about = {
    what: 'leaves a file that shrinks while it is read in reports/',
    stage: 'test plan',
    testbed: 'docker',
  } as const;
  row('attacks', about, async ({ expect }) => {
    const unit = { metric: 'unit', type: 'unit_test', testcases: [run('pytest evaluation/test_it.py')] };
    const dataset = writeProjects({ 1: { plan: [unit], files: { 'evaluation/test_it.py': 'import missing\n' } } });
    const { results } = await measure({
      ...{ dataset: 'prdbench', 'dataset-path': dataset, testbed: 'docker', network: 'none', image: PYTHON_IMAGE },
      'agent-command': shrinking('/testbed/reports/it'),
    });
    const result = results['prdbench-1/1']!;
    expect(result.status, JSON.stringify(result)).toBe('failed');
    return result.status;
  });
});
