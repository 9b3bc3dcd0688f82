import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/results/records.ts';
import { withDataset } from '../support/datasets.ts';
import { holdLimitUntil } from '../support/held-limit.ts';
import { aDuration, sleepers } from '../support/processes.ts';
import { measure, type RowText, writeDataset } from '../support/run.ts';

/** Milliseconds; nothing else here has a limit in the minute before it. */
const LIMIT = 540_000;

/** SetupBench's rows whose success commands start a server in the background and in the end kill its process group: their own. */
function rowsOf(setupbench: string): RowText[] {
  return readFileSync(path.join(setupbench, 'scenarios/repo_setup.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((row) => row.start_new_session === true);
}

/**
 * The tools that the nine commands call, as an agent may leave them: a server is a `sleep`, curl answers what the file
 * `code` says, ps (which the image lacks) tells a process group as the real one does. `exec` makes the server the job itself.
 */
const TOOLS = `
mkdir -p bin && cd bin
for tool in make npm pnpm python3 poetry; do printf '#!/bin/sh\\nexec sleep 60\\n' > $tool; done
printf '#!/bin/sh\\ncat "$AB_CODE"\\n' > curl
printf '#!/bin/sh\\nread -r _ _ _ _ group _ </proc/$3/stat && echo " $group"\\n' > ps
chmod +x *
`;

/** The row's own command with its waits cut from a minute and a half to half a second, and the tools above on PATH. */
function quick(row: RowText): RowText {
  const command = row.success_command!.replaceAll(/sleep (90|45)/g, 'sleep 0.5');
  expect(command).not.toBe(row.success_command);
  return {
    instance_id: row.instance_id,
    task_type: row.task_type!,
    base_image: 'debian:bookworm',
    success_command: `export AB_CODE=$PWD/code PATH=$PWD/bin:$PATH; ${command}`,
  };
}

describe.each(['host', 'docker'])('rows that kill their own process group, testbed %s', (testbed) => {
  const options = { dataset: '', testbed, parallel: '3' };
  let rows: RowText[];

  withDataset('setupbench', (setupbench) => {
    rows = rowsOf(setupbench);
    options.dataset = writeDataset(rows.map(quick));
  });

  it('are nine', () => expect(rows).toHaveLength(9));

  it('pass where their server answers, and the harness lives on', async () => {
    const { run, results } = await measure({ ...options, 'agent-command': `echo -n 200 > code; ${TOOLS}` });
    expect(run.planned.map(({ status, instance_id }) => `${instance_id} ${status}`)).toEqual(
      rows.map(({ instance_id }) => `${instance_id} passed`),
    );
    for (const { evaluation } of Object.values(results)) {
      // The group held the command's own shell: it was ended by its own TERM.
      expect(evaluation).toMatchObject({ exit_code: 143, timed_out: false, output_tail: 'Setup successful\n' });
    }
  });

  it('fail where it does not', async () => {
    const { run } = await measure({ ...options, 'agent-command': `echo -n 500 > code; ${TOOLS}` });
    expect(run.planned.map(({ status }) => status)).toEqual(rows.map(() => 'failed'));
  });
});

describe.each(['host', 'docker'])('a success command on testbed %s', (testbed) => {
  /**
   * The outcome of each command. The time limit of the endless ones comes when all of them have begun a `sleep` of `asleep` seconds,
   * their last command.
   */
  async function resultsOf(rows: RowText[], endless: string[], asleep: string) {
    holdLimitUntil(LIMIT, () => sleepers(asleep).length === endless.length, 60_000);
    const measured = [true, false].map((isEndless) =>
      measure({
        dataset: writeDataset(rows.filter(({ instance_id: id }) => endless.includes(id) === isEndless)),
        testbed,
        'agent-command': 'true',
        'evaluation-timeout': isEndless ? `${LIMIT}ms` : '5m',
        parallel: '4',
      }),
    );
    const results = Object.assign({}, ...(await Promise.all(measured)).map((one) => one.results));
    return rows.map(({ instance_id: id }) => results[`${id}/1`] as Result);
  }

  const ASLEEP = aDuration();
  const CASES: [id: string, command: string, status: string][] = [
    ['holds-stdout', 'sleep 600 & echo "Setup successful"', 'passed'],
    ['never-returns', `echo "Setup successful"; sleep ${ASLEEP}`, 'passed'],
    ['never-says-so', `sleep ${ASLEEP}`, 'failed'],
    ['ignores-term', `trap "" TERM; echo begun; sleep ${ASLEEP}; sleep 600`, 'failed'],
    ['invalid-utf-8', `printf '\\377\\376 Setup \\303'; printf '\\377Setup successful\\300\\n'`, 'passed'],
    ['on-stderr', 'echo "Setup successful" >&2; exit 7', 'passed'],
    ['over-the-border', 'printf "Setup succ"; printf "essful" >&2', 'passed'],
    ['reads-stdin', 'cat; echo "Setup successful"', 'passed'],
  ];

  it('gives its verdict, at its time limit at the latest', async () => {
    const rows = CASES.map(([instance_id, success_command]) => ({ instance_id, success_command }));
    const results = await resultsOf(rows, ['never-returns', 'never-says-so', 'ignores-term'], ASLEEP);
    expect(results.map(({ instance_id, status }) => [instance_id, status])).toEqual(
      CASES.map(([id, , status]) => [id, status]),
    );
    const timedOut = results.filter(({ evaluation }) => evaluation!.timed_out);
    expect(timedOut.map(({ instance_id }) => instance_id)).toEqual(['never-returns', 'never-says-so', 'ignores-term']);
    const evaluationOf = (id: string) => results.find(({ instance_id }) => instance_id === id)!.evaluation;
    // At once, and not when the child has let go of the output: that would have been the time limit.
    expect(evaluationOf('holds-stdout')).toMatchObject({ exit_code: 0, timed_out: false });
    expect(evaluationOf('on-stderr')).toMatchObject({ exit_code: 7 });
    expect(evaluationOf('invalid-utf-8')).toMatchObject({ output_tail: expect.stringContaining('Setup successful') });
  });

  it('is decided by its exit code alone for dependency_resolution', async () => {
    const asleep = aDuration();
    const rows = [
      ['says-so-and-fails', 'echo "Setup successful"; exit 1'],
      ['says-nothing', 'exit 0'],
      ['too-slow', `sleep ${asleep}`],
    ].map(([instance_id, success_command]) => ({
      instance_id: instance_id!,
      success_command: success_command!,
      task_type: 'dependency_resolution',
    }));
    const results = await resultsOf(rows, ['too-slow'], asleep);
    expect(results.map(({ status }) => status)).toEqual(['failed', 'passed', 'failed']);
  });
});
