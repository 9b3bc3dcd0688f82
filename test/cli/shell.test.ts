import { randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { unlessLate } from '../../src/base/signals.ts';
import { leftContainers } from '../../src/testbeds/docker/left.ts';
import { startModelServer } from '../doubles/model-server.ts';
import { AGENTBENCH, agentbench, type CliOptions, type Finished, startAgentbench } from '../support/cli.ts';
import { containersOfInstance, dockerCli } from '../support/docker.ts';
import { testMachine } from '../support/machine.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { TestTerminal } from '../support/terminal.ts';

const TESTBEDS = ['docker', 'host'] as const;
let names = 0;

/** An instance with a fixture and a prerunner, whose name nobody else has. */
function scene(testbed: 'docker' | 'host') {
  const id = `shell-${process.pid}-${++names}`;
  const place = temporaryDirectory();
  const dataset = writeDataset([{ instance_id: id }], {
    [`fixtures/${id}/given.txt`]: 'given\n',
    [`fixtures/prerunner-${id}/prerunner.sh`]: 'echo prepared > prepared.txt\n',
  });
  const agent = path.join(place, 'agent');
  mkdirSync(agent);
  const options = ['--dataset', dataset, '--testbed', testbed];
  return { id, place, options, agent };
}

/** A copy of a Harbor task whose name, and so that of an image of it, nobody else has. */
function taskOf(task: string) {
  const place = temporaryDirectory();
  const id = `${task}-${process.pid}-${++names}`;
  const dataset = path.join(place, id);
  cpSync(path.resolve(import.meta.dirname, '../datasets/harbor/tasks', task), dataset, { recursive: true });
  return { place, id, dataset };
}

/** Runs `agentbench` with a text on standard input. */
function run(args: string[], about: CliOptions, input?: string): Promise<Finished> {
  const { child, finished } = startAgentbench(args, { ...about, input: input !== undefined });
  child.stdin?.end(input);
  return finished;
}

function inTerminal(args: string[], place: string, environment: NodeJS.ProcessEnv = {}): TestTerminal {
  return new TestTerminal(
    [process.execPath, AGENTBENCH, ...args],
    { columns: 91, rows: 23 },
    {
      cwd: place,
      env: {
        PATH: process.env.PATH,
        HOME: place,
        RUNNER_TEMP: place,
        XDG_CACHE_HOME: place,
        PS1: '$ ',
        ...environment,
      },
    },
  );
}

/**
 * Presses Ctrl+C until the shell answers. An interrupt drops keys that were typed right after it, and output that was not
 * read yet: the echo of the keys, and the answer.
 */
async function interrupt(terminal: TestTerminal, name: string): Promise<void> {
  for (let pause = 100; ; pause *= 2) {
    // Of this interrupt: after it no other is on its way.
    const answered = terminal.until(new RegExp(`^${name} interrupt ${pause} over$`, 'm'));
    answered.catch(() => {});
    terminal.type('\u0003');
    await sleep(pause);
    terminal.type(`echo ${name} "interrupt ${pause} over"\n`);
    if ((await unlessLate(answered, 10 * pause)) !== null) return;
  }
}

/** What is left below the temporary directory of runs. */
function leftIn(place: string): string[] {
  const parent = path.join(place, `agentbench-${process.geteuid!()}`);
  return existsSync(parent) ? readdirSync(parent) : [];
}

test('clean asks at a terminal, and removes nothing after Ctrl+C, Ctrl+D and any answer but yes', async () => {
  const place = temporaryDirectory();
  const kept = path.join(place, `agentbench-${process.geteuid!()}/0123456789/1`);
  mkdirSync(path.join(kept, 'workdir'), { recursive: true });
  writeFileSync(path.join(kept, 'kept'), 'a/1');
  const answered = async (keys: string) => {
    const terminal = inTerminal(['clean'], place, { DOCKER_HOST: `unix://${place}/none` });
    await terminal.until(/remove all of it\? \[y\/N\]/);
    terminal.type(keys);
    return { exitCode: await terminal.exitCode, last: (await terminal.lines()).at(-1) };
  };
  for (const [keys, exitCode] of [
    ['\u0003', 130],
    ['\u0004', 0],
    ['n\r', 0],
  ] as const)
    expect(await answered(keys)).toEqual({ exitCode, last: expect.stringMatching(/^nothing was removed; /) });
  expect(existsSync(kept)).toBe(true);
  expect(await answered('y\r')).toEqual({ exitCode: 0, last: 'removed' });
  expect(existsSync(kept)).toBe(false);
});

test('SIGTERM while its testbed is prepared is told, and nothing is left', async () => {
  const { id, place } = scene('host');
  const dataset = writeDataset([{ instance_id: id }], {
    [`fixtures/prerunner-${id}/prerunner.sh`]: `touch ${place}/begun; sleep 600\n`,
  });
  const { child, finished } = startAgentbench(['shell', id, '--dataset', dataset, '--testbed', 'host'], { place });
  await vi.waitFor(() => expect(existsSync(`${place}/begun`)).toBe(true), { timeout: 500_000 });
  child.kill('SIGTERM');
  const { exitCode, stderr } = await finished;
  expect([exitCode, stderr.trim().split('\n').at(-1)]).toEqual([143, 'agentbench: interrupted by SIGTERM']);
  expect(leftIn(place)).toEqual([]);
});

test('a shell has the meter of its agent, and no key', async ({ onTestFinished }) => {
  const key = 'sk-key-of-the-person-at-the-shell';
  const server = await startModelServer({ key });
  onTestFinished(() => server.close());
  const { id, place, options } = scene('host');
  const ask = path.join(place, 'ask.mjs');
  const body = { model: 'claude-sonnet-4-5', messages: [{ role: 'user', content: 'x' }] };
  writeFileSync(
    ask,
    `const { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: token } = process.env;
const answer = await fetch(url + '/v1/messages', { method: 'POST', headers: { 'x-api-key': token }, body: '${JSON.stringify(body)}' });
console.log(answer.status, (await answer.json()).content[0].text, JSON.stringify(process.env));`,
  );
  const models = ['--model-keys', 'ANTHROPIC_API_KEY', '--model-endpoints', `anthropic=${server.url}`];
  const about = { place, environment: { ANTHROPIC_API_KEY: key } };
  const asked = await run(['shell', id, ...options, ...models, '--command', `${process.execPath} ${ask}`], about);
  expect(asked.stderr).toContain('models: 1 request, 120 tokens in, 30 out, 0.00076 USD');
  expect(asked.stdout).toMatch(/^200 done /);
  expect(asked.stdout).not.toContain(key);
  expect(asked.exitCode).toBe(0);
  expect(leftIn(place)).toEqual([]);

  const inside = scene('docker');
  const words = 'GET /anthropic/v1/models HTTP/1.0\\r\\nx-api-key: $ANTHROPIC_API_KEY\\r\\n\\r\\n';
  const command = `exec 3<>/dev/tcp/127.0.0.1/\${AGENTBENCH_MODEL_URL##*:}; printf "${words}" >&3; head -n 1 <&3; echo $HTTP_PROXY`;
  const restricted = ['--network', 'restricted', '--command', command];
  const through = await run(['shell', inside.id, ...inside.options, ...models, ...restricted], about);
  expect(through.stdout, through.stderr).toMatch(/^HTTP\/1\.1 200 OK\r\nhttp:\/\/127\.0\.0\.1:\d+\n$/);
  expect(await containersOfInstance(inside.id)).toEqual([]);

  await server.close();
  const dead = await run(['shell', id, ...options, ...models, '--command', 'true'], about);
  expect(dead.stderr).toContain('model-endpoints: anthropic does not answer at');
  expect(dead.exitCode).toBe(2);
});

test('--after an image that keep-image made: the files of the trial, in a container that goes away', async () => {
  const { id, place, options } = scene('docker');
  const about = { place };
  const results = path.join(place, 'results');
  const agent = ['--agent-command', 'echo changed > change.txt', '--keep-image', '--results-path', results];
  await run(['run', ...options, ...agent], about);
  try {
    const named = ['--after', path.join(results, id, 'trial-1')];
    const entered = await run(['shell', ...named, '--command', 'cat change.txt given.txt'], about);
    expect(entered.stdout).toBe('changed\ngiven\n');
    expect(entered.exitCode).toBe(0);
    expect(await containersOfInstance(id)).toEqual([]);

    const elsewhere = [...agent.slice(0, -1), `${results}-2`, '--workdir', '/work'];
    await run(['run', ...options, ...elsewhere], about);
    const after = ['--after', path.join(`${results}-2`, id, 'trial-1')];
    const there = await run(['shell', ...after, '--command', 'pwd; cat change.txt given.txt'], about);
    expect(there.stdout, there.stderr).toBe('/work\nchanged\ngiven\n');
  } finally {
    dockerCli('image', 'rm', `agentbench/${id}:kept`);
  }
});

test.each([
  [
    'a trial of which nothing was kept',
    ['--after', 'results/one-1/trial-1'],
    /nothing was kept of one-1; measure it again with --keep always/,
  ],
  [
    'no trial',
    ['--after', 'results'],
    /"results" is neither the directory of a trial with its result nor an INSTANCE\/TRIAL/,
  ],
  ['two instances', ['one-*', '--testbed', 'host'], /selects 2 instances; name one: one-1, one-2/],
  ['an empty word', [''], /^agentbench: instance: is empty; give a value, or leave it out$/m],
  ['neither', [], /name an instance, or a trial with --after/],
])('%s: exit code 2 and what to do', async (_, args, message) => {
  const place = temporaryDirectory();
  const dataset = writeDataset([{ instance_id: 'one-1' }, { instance_id: 'one-2' }]);
  const measuring = ['--testbed', 'host', '-i', 'one-1', '--agent-command', 'true', '--results-path', 'results'];
  await run(['run', '--dataset', dataset, ...measuring], { place });
  const { exitCode, stderr } = await run(['shell', ...args, '--dataset', dataset], { place });
  expect(stderr).toMatch(message);
  expect(exitCode).toBe(2);
});

test('without a dataset: that of the latest run or experiment, or of the example without any', async () => {
  const { id, place, options } = scene('host');
  const shell = async (instance: string) => {
    const { exitCode, stdout, stderr } = await agentbench(['shell', instance, '--testbed', 'host', '--command', 'ls'], {
      cwd: place,
    });
    return { exitCode, stdout, dataset: /the dataset is .*/.exec(stderr)?.[0] };
  };
  const byName = 'name another by --dataset';
  expect(await shell('greeting-1')).toEqual({
    exitCode: 0,
    stdout: 'greet.sh\n',
    dataset: `the dataset is that of the example; ${byName}`,
  });
  const run = ['run', ...options, '--agent-command', 'true'];
  for (const [results, more] of [
    ['one', []],
    ['two', ['--arms', 'a: {}\nb: {}', '--trials', '1']],
  ] as const) {
    const directory = path.join('agentbench-results', results);
    await agentbench([...run, ...more, '--results-path', directory], { cwd: place });
    expect(await shell(id), results).toEqual({
      exitCode: 0,
      stdout: 'given.txt\nprepared.txt\n',
      dataset: expect.stringContaining(`, as in ${directory}${results === 'two' ? '/a' : ''}; ${byName}`),
    });
  }
});

test('without a dataset and a run, but with an agent in agentbench.yaml: the dataset that run takes', async () => {
  const cwd = temporaryDirectory();
  writeFileSync(path.join(cwd, 'agentbench.yaml'), 'agent-command: "true"\n');
  // Its repository is out of reach.
  const environment = { https_proxy: 'http://127.0.0.1:9' };
  const { exitCode, stderr } = await agentbench(['shell', 'dbsetup-redis-1'], { cwd, environment });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/the dataset is setupbench, the default; name another by --dataset\n.*SetupBench.git at/);
});

test('keep and a named workdir, which the next trial empties: exit code 2', async () => {
  const { place, options } = scene('host');
  const args = [...options, '--agent-command', 'true', '--keep', 'always', '--workdir', path.join(place, 'work')];
  const { exitCode, stderr } = await run(['run', ...args], { place });
  expect(stderr).toContain('keep: a workdir that is named is emptied for every trial');
  expect(exitCode).toBe(2);
});

test.each([
  ['failed', 'echo no such package; exit 9', /agent-setup.log ends:\nno such package\n.*exit code 9/],
  ['removed the workdir', 'rm -rf "$PWD"', /^agentbench: │ the workdir \S+ is gone$/m],
])('an agent-setup that has %s: the reason, and exit code 3', async (_, setup, message) => {
  const { id, place, options } = scene('host');
  const { exitCode, stderr } = await run(['shell', id, ...options, '--agent-setup', setup, '--command', 'true'], {
    place,
  });
  expect(stderr).toMatch(message);
  expect(exitCode).toBe(3);
  expect(leftIn(path.join(place, 'tmp'))).toEqual([]);
});

test('a Harbor task has its variables, with the values of task-env', async () => {
  const place = temporaryDirectory();
  const dataset = path.resolve(import.meta.dirname, '../datasets/harbor/tasks/variables');
  const given = ['--dataset', dataset, '--task-env', 'HARBOR_TEST_COLOUR=blue', '--command', 'echo "$COLOUR $TEXT"'];
  const { exitCode, stdout } = await run(['shell', 'variables', ...given], { place });
  expect(stdout).toBe('blue in ${PARTS} only\n');
  expect(exitCode).toBe(0);
});

test('--after an image of a trial in the root directory: there', async () => {
  const place = temporaryDirectory();
  const id = `shell-root-${process.pid}`;
  const task = path.join(place, id);
  mkdirSync(path.join(task, 'tests'), { recursive: true });
  writeFileSync(path.join(task, 'task.toml'), '[environment]\ndocker_image = "debian:bookworm"\n');
  writeFileSync(path.join(task, 'instruction.md'), 'Solve it.\n');
  writeFileSync(path.join(task, 'tests/test.sh'), 'echo 1 >/logs/verifier/reward.txt\n');
  const kept = ['--keep-image', '--results-path', 'results'];
  await run(['run', '--dataset', task, '--agent-command', 'echo changed > change.txt', ...kept], { place });
  try {
    const named = ['--after', `results/${id}/trial-1`, '--command', 'pwd; cat change.txt'];
    expect((await run(['shell', ...named], { place })).stdout).toBe('/\nchanged\n');
  } finally {
    dockerCli('image', 'rm', `agentbench/${id}:kept`);
  }
});

test('--after a container whose agent has removed its workdir: in the root directory', async () => {
  const { place, id, dataset } = taskOf('workdir');
  const agent = ['--agent-command', 'cd / && rm -rf "$AGENTBENCH_WORKDIR"', '--keep', 'always'];
  const { stdout: told } = await run(['run', '--dataset', dataset, ...agent, '--results-path', 'results'], { place });
  const [, container] = /kept container (\S+);/.exec(told)!;
  try {
    const command = ['--command', 'pwd'];
    const { exitCode, stdout, stderr } = await run(['shell', '--after', `results/${id}/trial-1`, ...command], {
      place,
    });
    expect(stderr).toContain('agentbench: the workdir /srv/elsewhere is gone, or closed; this is /\n');
    expect([exitCode, stdout]).toEqual([0, '/\n']);
  } finally {
    dockerCli('rm', '--force', container!);
  }
});

test.each([
  ['workdir', '/srv/elsewhere'],
  ['compose-workdir', '/app'],
])(
  '--after a container or an image of the Harbor task %s: in its workdir, as the printed command',
  async (task, workdir) => {
    const { place, id, dataset } = taskOf(task);
    const about = { place };
    const kept = ['--keep', 'always', '--keep-image', '--results-path', 'results'];
    const { stdout } = await run(['run', '--dataset', dataset, '--agent-command', 'true', ...kept], about);
    const named = ['--after', `results/${id}/trial-1`, '--command', 'pwd'];
    const [, container] = /kept container (\S+);/.exec(stdout)!;
    try {
      expect(stdout).toContain(`enter it: docker exec -it -w ${workdir} ${container} sh,`);
      expect((await run(['shell', ...named], about)).stdout).toBe(`${workdir}\n`);
    } finally {
      const { left, remove } = await leftContainers(testMachine());
      await remove(left.find(({ name }) => name === container)!.id);
    }
    try {
      const entered = await run(['shell', ...named], about);
      expect(entered.stderr).toContain(`in ${workdir} (agentbench/${id}:kept)`);
      expect(entered.stdout).toBe(`${workdir}\n`);
    } finally {
      dockerCli('image', 'rm', `agentbench/${id}:kept`);
    }
  },
);

describe.each(TESTBEDS)('agentbench shell on %s', (testbed) => {
  test('one command, in the testbed as an agent finds it; its output and exit code; nothing is left', async () => {
    const { id, place, options, agent } = scene(testbed);
    const command =
      'cat given.txt prepared.txt "$AGENTBENCH_PROMPT_FILE"; test -d "$AGENTBENCH_AGENT_DIR" && echo "$MINE"; pwd; echo bad >&2; exit 7';
    const given = [...options, '--agent-directory', agent, '--agent-env', 'MINE=own', '--command', command];
    const { exitCode, stdout, stderr } = await run(['shell', id, ...given], { place });
    expect(stdout).toMatch(new RegExp(`^given\nprepared\nSolve ${id}\\.own\n/.*\n$`));
    expect(stderr).toContain('\nbad\n');
    expect(exitCode).toBe(7);
    expect(await containersOfInstance(id)).toEqual([]);
    expect(leftIn(path.join(place, 'tmp'))).toEqual([]);
  });

  test('without a terminal, a shell that reads its commands to their end', async () => {
    const { id, place, options } = scene(testbed);
    const { exitCode, stdout } = await run(['shell', id, ...options], { place }, 'read line; echo "got $line"\nthis\n');
    expect(stdout).toBe('got this\n');
    expect(exitCode).toBe(0);
  });

  test('in a terminal: a shell with job control, of the right size, which follows the window', async () => {
    const { id, place, options } = scene(testbed);
    const terminal = inTerminal(['shell', id, ...options], place);
    await terminal.until(/(\$|#) $/m);
    terminal.type('test -t 0 && stty size; echo $((40+2))\n');
    // With the prompt: what is typed before it is shown in front of it.
    await terminal.until(/^23 91\n42\n.*[$#] ?$/m);
    // It says itself that it runs: an interrupt before it has the terminal would reach the shell.
    terminal.type("sh -c 'echo begun; exec sleep 600'\n");
    await terminal.until(/^begun$/m);
    // The keys reach the shell's own terminal: only the sleep ends.
    await interrupt(terminal, 'first');
    // A shell of its own: an interactive one goes on if the interrupt comes while `stty` is about to end.
    terminal.type("sh -c 'while stty size; do sleep 0.2; done'\n");
    await terminal.until(/(^23 91\n){2}/m);
    await terminal.resize({ columns: 77, rows: 19 });
    await terminal.until(/^19 77$/m);
    await interrupt(terminal, 'second');
    terminal.type('exit 5\n');
    expect(await terminal.exitCode).toBe(5);
    expect(await containersOfInstance(id)).toEqual([]);
  });

  test('a closed terminal: nothing is left', async () => {
    const { id, place, options } = scene(testbed);
    const terminal = inTerminal(['shell', id, ...options], place);
    await terminal.until(/(\$|#) $/m);
    await terminal.close();
    expect(await containersOfInstance(id)).toEqual([]);
    expect(leftIn(place)).toEqual([]);
  });

  test('keep of a failed trial: shell --after enters it, clean removes it', async () => {
    const { id, place, options } = scene(testbed);
    const results = path.join(place, 'results');
    const seconds = `4${randomInt(1e7, 1e8)}`; // that nothing else on the machine sleeps
    const agent = `echo changed > change.txt; sleep ${seconds} & echo "$!"`;
    const about = { place };
    const measured = await run(
      ['run', ...options, '--agent-command', agent, '--keep', 'failed', '--results-path', results],
      about,
    );
    expect(measured.exitCode).toBe(0);
    const directory = path.join(results, id, 'trial-1');
    const result = JSON.parse(readFileSync(path.join(directory, 'result.json'), 'utf8'));
    expect(result.status).toBe('failed');
    const { kept } = result.testbed;
    expect(measured.stdout).toMatch(new RegExp(`kept (container|workdir) ${kept}; enter it: .*agentbench clean`));

    // The agent's process has ended; only its files stay.
    for (const named of [directory, `${id}/1`]) {
      const entered = await run(
        ['shell', '--after', named, '--results-path', results, '--command', 'cat change.txt given.txt; ps ax || true'],
        about,
      );
      expect(entered.stdout).toMatch(/^changed\ngiven\n/);
      expect(entered.exitCode).toBe(0);
    }
    const sleeping = `grep -lz '^${seconds}$' /proc/[0-9]*/cmdline`; // a word of its own, unlike in this command
    expect((await run(['shell', '--after', directory, '--command', sleeping], about)).stdout).toBe('');

    // A sweep of crashed runs leaves it alone.
    await run(['run', ...options, '--agent-command', 'true', '--results-path', path.join(place, 'second')], about);
    const second = JSON.parse(readFileSync(path.join(place, 'second', id, 'trial-1/result.json'), 'utf8'));
    const notes = second.integrity.filter(({ kind }: { kind: string }) => kind === 'kept_workdir_readable');
    expect(notes).toHaveLength(testbed === 'host' ? 1 : 0);
    const listed = await run(['clean'], about);
    expect(listed.stdout).toContain(kept);
    expect(listed.stdout).toContain('nothing was removed');
    const found = JSON.parse((await run(['clean', '--json'], about)).stdout);
    const ours = found.found.filter(({ name }: { name: string }) => name === kept);
    expect(ours).toHaveLength(1);
    expect(ours[0].kind).toBe(testbed === 'docker' ? 'kept container' : 'kept workdir');
    expect(ours[0].trial).toBe(`${id}/1`);
    expect(ours[0].bytes).toBeGreaterThan(0);
    if (testbed === 'docker') {
      // Not by the command: the Docker here has containers of others.
      const { left, remove } = await leftContainers(testMachine());
      await remove(left.find(({ name }) => name === kept)!.id);
      expect(await containersOfInstance(id)).toEqual([]);
    } else {
      expect(existsSync(path.join(kept, 'change.txt'))).toBe(true);
      expect(
        (await run(['clean', '--yes'], { place, environment: { DOCKER_HOST: `unix://${place}/none` } })).stdout,
      ).toContain('removed');
      expect(leftIn(path.join(place, 'tmp'))).toEqual([]);
      // Not on this machine: containers were not looked for.
      const none = await run(['clean'], { place, environment: { DOCKER_HOST: `unix://${place}/none` } });
      expect(none.stdout).toBe('nothing else was found\n');
    }
    const gone = await run(['shell', '--after', directory], about);
    expect(gone.exitCode).toBe(2);
    expect(gone.stderr).toMatch(/is not on this machine any more; measure it again with --keep always/);
  });
});
