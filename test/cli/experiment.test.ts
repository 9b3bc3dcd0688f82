import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { experimentSchema } from '../../src/results/experiment-record.ts';
import { agentbench, startAgentbench } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ instance_id: `task-${index}` }));
const recordIn = (directory: string) =>
  experimentSchema.parse(JSON.parse(readFileSync(path.join(directory, 'experiment.json'), 'utf8')));

/** A directory with an agentbench.yaml. */
function place(config: string): string {
  const cwd = temporaryDirectory();
  writeFileSync(path.join(cwd, 'agentbench.yaml'), config);
  return cwd;
}

describe('on Docker', () => {
  test('agents that differ are told apart before the end, by a file of options with nested arms', async () => {
    // Many more than the answer needs: while one trial is slow, the other one of a time goes on.
    const cwd = place(`dataset: ${writeDataset(rows(50))}
testbed: docker
network: none
stop: known
fail-on: regression
parallel: 2
arms:
  base: { agent-command: 'true' }
  head:
    agent-command: touch solved
    agent-env: [TOKEN_OF_HEAD]
`);
    const environment = { TOKEN_OF_HEAD: 'sesame-9127' };
    const dry = await agentbench(['run', '--dry-run'], { cwd, environment });
    expect(dry.exitCode, dry.stderr).toBe(0);
    expect(dry.stdout).toMatch(
      /arm +sets +value\nbase \(control\) +agent-command +true\nhead +agent-command +touch solved/,
    );
    expect(dry.stdout).toMatch(
      /\n50 trials of 50 instances of \S+ in each of 2 arms, testbed docker; nothing was run\n/,
    );
    expect(existsSync(path.join(cwd, 'agentbench-results'))).toBe(false);

    const { exitCode, stdout, stderr } = await agentbench(['run'], { cwd, environment });
    expect(exitCode, stderr).toBe(0);
    const latest = path.join(cwd, 'agentbench-results/latest');
    const record = recordIn(latest);
    expect(record.comparisons[0]).toMatchObject({ answer: 'better', difference: 1 });
    const { pairs } = record.comparisons[0]!;
    expect(pairs).toBeLessThan(50);
    const [answer, saved] = [
      `head is better than base by 100.0 points`,
      `- stopped after ${pairs} pairs, since the answer was known: ${record.stopped!.trials} trials not run`,
    ];
    expect(stdout).toContain(answer);
    expect(stdout).toContain(saved);
    expect(stdout).not.toContain('\n\n\n');
    expect(stdout).toMatch(
      /\nwall time: (?:\d+ min )?[\d.]+ m?s\nresults: agentbench-results\/[^/]+\/experiment\.json\nreport: agentbench-results\/[^/]+\/report\.html\n/,
    );
    expect(readFileSync(path.join(latest, 'report.html'), 'utf8')).toContain('data-comparison');

    const { instance_id: first } = record.order[0]!;
    const [shown, trials, report] = await Promise.all(
      [['show'], ['show', first], ['report']].map((words) => agentbench(words, { cwd })),
    );
    expect(trials!.stdout).toMatch(new RegExp(`failed base: ${first} [\\s\\S]*passed head: ${first} `));
    expect(shown!.stdout).toContain(answer);
    expect(shown!.stdout).toMatch(/\narm base: run of [\s\S]*\narm head: run of /);
    expect(shown!.stdout).toContain('\nagainst the control: improved: +100.0 points\n');
    // The trials that were not run are not missing.
    expect(shown!.stdout).toMatch(/\n… and \d+ not run: the experiment had its answer\n/);
    expect(shown!.stdout).not.toContain('not run  ');
    expect(shown!.stdout).not.toContain('measure the rest');
    expect(report).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(saved) });

    // Nothing is left: the answer stands.
    const again = await agentbench(['resume'], { cwd, environment });
    expect(again.exitCode, again.stderr).toBe(0);
    expect(again.stdout).toContain(saved);
    // The time between is nobody's.
    expect(again.stdout).not.toContain('wall time');
    const { finished_at: _, ...kept } = record;
    expect(recordIn(latest)).toMatchObject(kept);
    const chosen = await agentbench(['resume', '--failed'], { cwd, environment });
    expect(chosen).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is continued as a whole') });
    const other = await agentbench(['resume', '--arms', 'base: {}'], { cwd, environment });
    expect(other).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('arms: resume continues') });
    expect((await agentbench(['run', '--config', 'none', '--resume'], { cwd, environment })).exitCode).toBe(0);
  });

  test('agents that are equal come out within noise, and what that could have seen is told', async () => {
    const cwd = place(`dataset: ${writeDataset(rows(3))}
testbed: docker
network: none
parallel: 2
agent-command: '[ $AGENTBENCH_INSTANCE_ID = task-1 ] || touch solved'
arms: { one: {}, other: {} }
`);
    const { exitCode, stdout, stderr } = await agentbench(['run'], { cwd });
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toContain('one and other set the same: this is an A/A test');
    expect(stdout).toContain('no difference between other and one can be told from noise: 0.0 points');
    expect(stdout).toContain(
      'a test of 3 pairs is too small to see any difference with 80% power (success rate 66.7%)',
    );
    expect(stdout).toContain(
      '- noise floor: other and one are the same agent (an A/A test), and their difference is noise: 0.0 points',
    );
    expect(stdout).not.toContain('stopped after');
  });
});

test('show and shell take a trial by the name that its progress has: of its arm', async () => {
  const keep = { testbed: 'host', keep: 'failed' };
  const arms = {
    base: { 'agent-command': 'pwd', 'agent-env': 'SIDE=sesame-1' },
    head: { 'agent-command': 'touch solved', 'agent-env': 'SIDE=sesame-2' },
  };
  const cwd = place(JSON.stringify({ dataset: writeDataset(rows(1)), ...keep, arms }));
  const { stdout, stderr } = await agentbench(['run'], { place: cwd });
  expect(stdout, stderr).toMatch(/✗ failed base\/task-0 /);
  const show = async (...words: string[]) => (await agentbench(['show', ...words], { place: cwd })).stdout;
  expect(await show('head/task-0')).toMatch(/^✓ passed head: task-0 /);
  expect(await show('base/task-0/1')).toMatch(/^✗ failed base: task-0 /);
  expect(await show('agentbench-results/latest', 'head/task-0')).toMatch(/^✓ passed head: task-0 /);
  const shell = (trial: string) => agentbench(['shell', '--after', trial, '--command', 'pwd'], { place: cwd });
  expect(await show('base/task-0', '--log', 'agent')).toBe(`│ ${(await shell('base/task-0/1')).stdout}`);
  expect((await shell('base/task-0')).stderr).toMatch(/; write base\/task-0\/1 for its first trial$/m);
  // The environment has one value for both.
  const resumed = await agentbench(['resume'], { place: cwd, environment: { SIDE: 'sesame-1' } });
  expect(resumed).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('each have a value of SIDE') });
  expect((await shell('task-0/1')).stderr).toMatch(/ nor an ARM\/INSTANCE\/TRIAL of agentbench-results\//);
});

test('a trial that did not begin is shown with its arm, and its line repeats it from here', async () => {
  const dataset = writeDataset(rows(1));
  const arms = { base: { 'agent-command': 'true' }, head: { 'agent-command': 'touch solved' } };
  const cwd = place(JSON.stringify({ testbed: 'host', 'max-cost': 0, arms }));
  await agentbench(['run', '--dataset', path.relative(cwd, dataset)], { place: cwd });
  const { stdout } = await agentbench(['show', 'head/task-0'], { place: cwd });
  expect(stdout).toMatch(/^- not run head: task-0 /);
  expect(stdout).toMatch(/^repeat +\S.* run --dataset (\S+) .*--instances task-0$/m);
  expect(/ --dataset (\S+)/.exec(stdout)![1]).toBe(dataset);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('an experiment that %s interrupts is resumed to the answer of its pairs', async (signal, code) => {
  const cwd = temporaryDirectory();
  const [slow, begun] = [path.join(cwd, 'slow'), path.join(cwd, 'begun')];
  // The fourth trial of head sleeps, once.
  const head = [
    `mkdir -p '${begun}'; touch solved '${begun}/'$AGENTBENCH_INSTANCE_ID`,
    `[ $(ls '${begun}' | wc -l) != 4 ] || [ -e '${slow}' ] || { touch '${slow}'; sleep 300; }`,
  ].join('; ');
  writeFileSync(
    path.join(cwd, 'agentbench.yaml'),
    `dataset: ${writeDataset(rows(12))}
testbed: host
stop: known
agent-env: [SHARED_KEY]
arms:
  base: { agent-command: 'true' }
  head: { agent-command: ${JSON.stringify(head)} }
`,
  );
  const environment = { SHARED_KEY: 'sesame-5531' };
  const { child, finished } = startAgentbench(['run'], { cwd, environment });
  for (let tries = 0; !existsSync(slow) && tries < 6_000; tries += 1)
    await new Promise((next) => setTimeout(next, 100));
  child.kill(signal);
  const { exitCode, stdout, stderr } = await finished;
  expect(exitCode, stderr).toBe(code);
  expect(stdout).toContain(`ended early by ${signal}; resume measures what is left`);
  expect(stdout).toMatch(/measure the rest: .* resume /);
  const latest = path.join(cwd, 'agentbench-results/latest');
  const before = recordIn(latest);
  expect(before).toMatchObject({ interrupted: signal, comparisons: [{ answer: null, pairs: 3 }] });
  const shown = await agentbench(['show'], { cwd });
  expect(shown.stdout.match(/measure the rest: .*/g)).toEqual(
    [1, 2].map(() => expect.stringMatching(/ resume agentbench-results\/[^/]+$/)),
  );
  const arm = await agentbench(['resume', path.join(latest, 'head')], { cwd, environment });
  expect(arm).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is continued as a whole: resume ') });
  // Secrets are not kept.
  const without = await agentbench(['resume', '--config', 'none'], { cwd, environment: { SHARED_KEY: undefined } });
  expect(without).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('SHARED_KEY') });
  const resumed = await agentbench(['resume'], { cwd, environment });
  expect(resumed.exitCode, resumed.stderr).toBe(0);
  expect(resumed.stdout).toContain('head is better than base by 100.0 points');
  const after = recordIn(latest);
  expect(after).toMatchObject({
    interrupted: null,
    seed: before.seed,
    comparisons: [{ answer: 'better', pairs: 8 }],
  });
  expect(after.comparisons[0]!.looks.slice(0, 3)).toEqual(before.comparisons[0]!.looks);
});

test('a damaged experiment.json is exit code 2, of each command that needs it', async () => {
  const cwd = temporaryDirectory();
  mkdirSync(path.join(cwd, 'broken/a'), { recursive: true });
  writeFileSync(path.join(cwd, 'broken/experiment.json'), '{');
  for (const words of [
    ['resume', 'broken'],
    ['shell', 'one', '--results-path', 'broken'],
  ]) {
    const { exitCode, stderr } = await agentbench(words, { cwd });
    expect(stderr).toMatch(/^agentbench: experiment.json: the experiment in .*broken cannot be read: /);
    expect(exitCode).toBe(2);
  }
});
