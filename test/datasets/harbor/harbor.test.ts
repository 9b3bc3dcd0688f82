import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UserError } from '../../../src/base/errors.ts';
import { withVariables } from '../../../src/datasets/harbor/variables.ts';
import { lint } from '../../../src/datasets/lint/lint.ts';
import { loadDataset } from '../../../src/datasets/registry.ts';
import { selectFrom, selectInstances } from '../../../src/datasets/select.ts';
import { partsOf, withModels } from '../../../src/datasets/steps.ts';
import type { Dataset, Instance, RewardEvaluation } from '../../../src/datasets/types.ts';
import { parseOptions } from '../../../src/options/parse.ts';
import { asNobody } from '../../support/nobody.ts';
import { processorTime } from '../../support/processor.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const TASKS = path.join(import.meta.dirname, 'tasks');
const noFetch = () => Promise.reject(new Error('nothing is to be fetched'));

function load(directory: string): Promise<Dataset> {
  return loadDataset(parseOptions({ dataset: directory }), noFetch);
}

async function task(name: string): Promise<Instance> {
  const { instances } = await load(path.join(TASKS, name));
  expect(instances).toHaveLength(1);
  return instances[0]!;
}

/** A task with this task.toml and these files in place of those of a good one; `null` removes one. */
function folder(toml: string, files: Record<string, string | null> = {}): string {
  const directory = path.join(temporaryDirectory(), 'broken');
  cpSync(path.join(TASKS, 'plain'), directory, { recursive: true });
  for (const [name, text] of Object.entries({ 'task.toml': toml, ...files })) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file, { recursive: true, force: true });
    else writeFileSync(file, text);
  }
  return directory;
}

async function faultOf(toml: string, files: Record<string, string | null> = {}): Promise<string> {
  const error = await load(folder(toml, files)).catch((error: Error) => error);
  return error instanceof Error ? error.message.split('\n').slice(1).join('\n') : 'no fault';
}

test('a folder of tasks: every task an instance, by the name of its folder', async () => {
  const dataset = await load(TASKS);
  expect(dataset).toMatchObject({ name: 'tasks', testbed: 'docker', directory: TASKS });
  expect(dataset.instances.map(({ id }) => id)).toEqual(dataset.instances.map(({ id }) => id).toSorted());
  expect(dataset.instances.length).toBeGreaterThanOrEqual(50);
  const types = dataset.instances.filter(({ taskType }) => taskType !== 'harbor').map(({ id }) => id);
  expect(types).toEqual(['named', 'plain']);
});

test('selectors take category, difficulty and tags, and name the nearest', async () => {
  const { instances } = await load(TASKS);
  const ids = async (...selectors: string[]) => (await selectInstances(instances, selectors)).map(({ id }) => id);
  expect(await ids('type:files')).toEqual(['plain']);
  expect(await ids('difficulty:hard')).toEqual(['named']);
  expect(await ids('tag:t*t', 'tag:words')).toEqual(['named', 'plain']);
  await expect(ids('difficulty:medium')).rejects.toThrow(/nearest: difficulty:/);
  await expect(ids('tag:nothing')).rejects.toThrow(/nearest: tag:/);
});

test('the keys of an environment, of the verifier and of the agent', async () => {
  expect((await task('old-keys')).environment).toMatchObject({
    cpus: 1,
    memory: 512 * 1024 ** 2,
    network: { mode: 'no-network', hosts: [] },
  });
  const memory = async (text: string) =>
    (await load(folder(`[environment]\nmemory = "${text}"\n`))).instances[0]?.environment?.memory;
  expect([await memory('1536K'), await memory(' 1.5 g '), await memory('1K')]).toEqual([
    1024 ** 2,
    1536 * 1024 ** 2,
    1024 ** 2,
  ]);
  expect((await task('users')).environment?.agentUser).toBe('worker');
  expect((await task('users')).evaluation).toMatchObject({ user: '4321', timeout: 600_000 });
  expect(await task('limited-agent')).toMatchObject({ agentTimeout: 780_000 });
  expect((await task('unhealthy')).environment?.healthcheck).toEqual({
    ...{ command: 'exit 1', interval: 100, timeout: 30_000, startPeriod: 200, startInterval: 100, retries: 2 },
  });
  expect((await task('prebuilt')).environment).toMatchObject({ build: null, workdir: '/work' });
  expect((await task('prebuilt')).fixtures).toEqual([{ source: path.join(TASKS, 'prebuilt/environment'), target: '' }]);
  const built = (await task('slow-build')).environment?.build;
  expect(built).toMatchObject({ directory: path.join(TASKS, 'slow-build/environment'), timeout: 2000 });
  expect((await task('plain')).image).toBe((await task('half')).image);
  expect((await task('plain')).image).not.toBe((await task('users')).image);
});

test('hooks have their own time limits, and of steps, the first one alone has an earlier context', async () => {
  const hooks = '[[verifier.collect]]\ncommand = "a"\ntimeout_sec = 1.5\n[[verifier.collect]]\ncommand = "b"\n';
  const files = { 'steps/one/trajectory.json': '{}', 'steps/two/trajectory.json': '{}' };
  const toml = `[environment.healthcheck]\ncommand = "c"\n${hooks}`;
  const parts = partsOf((await load(folder(...inSteps(toml, ['one', 'two'], files)))).instances[0]!);
  for (const { evaluation, environment } of parts) {
    expect((evaluation as RewardEvaluation).hooks.map(({ timeout }) => timeout)).toEqual([1500, 60_000]);
    expect(environment?.healthcheck?.command).toBe('c');
  }
  expect(parts.map(({ environment }) => environment?.context?.split('/').slice(-3).join('/') ?? null)).toEqual([
    'steps/one/trajectory.json',
    null,
  ]);
});

test('the script of the tests may be a link to another file of the task', async () => {
  const directory = folder('', { 'tests/test.sh': null, 'tests/real.sh': '#!/bin/bash\ntrue\n' });
  symlinkSync('real.sh', path.join(directory, 'tests/test.sh'));
  const { evaluation } = (await load(directory)).instances[0]!;
  expect((evaluation as RewardEvaluation).script).toBe('#!/bin/bash\ntrue\n');
});

test('neither files beside a compose file nor a folder that is not there are files for the workdir of a ready image', async () => {
  const files = {
    'environment/Dockerfile': null,
    'environment/docker-compose.yaml': 'services: { main: { tty: true } }\n',
  };
  const { instances } = await load(folder('[environment]\ndocker_image = "debian:bookworm"\n', files));
  expect(instances[0]).toMatchObject({ image: 'debian:bookworm', fixtures: [] });
  const alone = await load(folder('[environment]\ndocker_image = "debian:bookworm"\n', { environment: null }));
  expect(alone.instances[0]).toMatchObject({ image: 'debian:bookworm', fixtures: [] });
});

test('the prompt has LF, and no canary lines before it', async () => {
  expect((await task('canary')).prompt).toBe('Write the word solved\nto done.txt.\n');
  const text = '<!-- the canary -->\n  # CANARY 5 \n\n \nDo it.\n\n# canary\n';
  expect((await load(folder('', { 'instruction.md': text }))).instances[0]?.prompt).toBe('Do it.\n\n# canary\n');
  const long = `<!--${'canary'.repeat(50_000)}`;
  const begun = processorTime();
  expect((await load(folder('', { 'instruction.md': long }))).instances[0]?.prompt).toBe(long);
  expect(processorTime() - begun).toBeLessThan(5_000);
});

test('.harborignore counts in tests and solution, the deeper one over those above', async () => {
  const { evaluation, environment } = await task('ignored-files');
  const [tests] = (evaluation as RewardEvaluation).tests;
  const out = ['.harborignore', 'a.log', 'deep/.harborignore', 'deep/d.tmp', 'private'];
  expect(tests?.leftOut.toSorted()).toEqual(out);
  expect(environment?.solution?.leftOut.toSorted()).toEqual(['.harborignore', 'notes.md']);
});

test('variables of the machine are those that the user names; a task that needs another is not run', async () => {
  const given = withVariables(await task('variables'), { HARBOR_TEST_SECRET: 'eight', PARTS: 'x' });
  expect(given.environment?.variables).toEqual({ COLOUR: 'green', TEXT: 'in ${PARTS} only' });
  expect(given.evaluation).toMatchObject({ variables: { SECRET: 'eight' } });
  expect(given.environment?.unsupported).toEqual([]);
  const secret = withVariables(await task('secret'), {});
  expect(secret.environment?.variables).toEqual({ TOKEN: '' });
  expect(secret.environment?.unsupported).toEqual([
    { key: 'environment.env.TOKEN', why: 'takes GITHUB_TOKEN from the machine; name it in task-env' },
  ]);
});

test('what is not given here is listed with its key, and validate warns of it', async () => {
  const dataset = await load(TASKS);
  const keys = dataset.instances.flatMap(({ id, environment }) =>
    (environment?.unsupported ?? []).map(({ key }) => `${id}: ${key}`),
  );
  expect(keys).toEqual([
    'compose-reaching: docker-compose.yaml: services.main.privileged',
    'compose-reaching: docker-compose.yaml: services.main.volumes',
    'gpu: environment.gpus',
    'tpu: environment.tpu',
    'windows: environment.os',
  ]);
  const findings = await lint(dataset, dataset.instances, { environment: process.env });
  // Its script has no #! line, of which validate warns as well.
  expect(findings.map(({ level, instance_id: id, key }) => `${level} ${id}: ${key}`)).toEqual(
    [...keys, 'no-shebang: null'].sort().map((key) => `warning ${key}`),
  );
});

test.each([
  ['Windows line ends', '#!/bin/sh\r\ntrue\r\n', 'error', 'a script with Windows line ends '],
  ['a byte order mark', '\ufeff#!/bin/sh\ntrue\n', 'warning', 'begins with a byte order mark (BO'],
])(
  '%s in the script of the tests or of the solution is told, since neither is read as it looks',
  async (_, text, level, said) => {
    const dataset = await load(folder('', { 'tests/test.sh': text, 'solution/solve.sh': text }));
    const findings = await lint(dataset, dataset.instances, { environment: process.env });
    expect(findings.map(({ level, file, message }) => `${level} ${file}: ${message.slice(0, said.length)}`)).toEqual([
      `${level} broken/tests/test.sh: ${said}`,
      `${level} broken/solution/solve.sh: ${said}`,
    ]);
  },
);

test('MCP servers and skills are the agent’s, by names that every agent takes', async () => {
  const { environment } = withVariables(await task('mcp'), { PROBE: 'eleven' });
  expect(environment).toMatchObject({
    skills: '../skills',
    mcp: { probe: { command: 'probe' }, remote: { type: 'http', headers: { 'X-Probe': 'word eleven' } } },
    unsupported: [],
  });
  const header = '[[environment.mcp_servers]]\nname = "a"\nurl = "http://x"\nheaders = { H = "${A} ${B:-b} ${A}" }\n';
  const two = withVariables((await load(folder(header))).instances[0]!, { A: 'a' });
  expect(two.environment?.mcp).toEqual({ a: { url: 'http://x', type: 'sse', headers: { H: 'a b a' } } });
  const of = async (text: string) => (await load(folder(text))).instances[0]!.environment!.unsupported;
  const server = (name: string, more = '') =>
    `[[environment.mcp_servers]]\nname = "${name}"\ntransport = "stdio"\ncommand = "x"\n${more}`;
  expect(await of(server('a b'))).toEqual([
    { key: 'environment.mcp_servers', why: 'agents take names of letters, digits, "-" and "_", not "a b"' },
  ]);
  expect(await of(server('a', `args = ["${'x'.repeat(65 * 1024)}"]`))).toMatchObject([
    { why: expect.stringContaining('64 KiB') },
  ]);
});

test('the machine of a separate verifier is looked at, whatever its image', async () => {
  const of = async (text: string, files: Record<string, string | null> = {}) =>
    (await load(folder(text, files))).instances[0]!.environment!.unsupported.map(({ key }) => key);
  const separate = '[verifier.environment]\ngpus = 1\nos = "windows"\n';
  const keys = ['verifier.environment.gpus', 'verifier.environment.os'];
  expect(await of(separate)).toEqual(keys);
  expect(await of(separate, { 'tests/Dockerfile': 'FROM debian:bookworm' })).toEqual(keys);
  expect(await of('[verifier]\nenvironment_mode = "separate"\n[environment]\ngpus = 1\n')).toEqual([
    'environment.gpus',
  ]);
  expect(await of('[environment]\nmemory = "5M"\n[verifier.environment]\nmemory_mb = 1\n')).toEqual([
    'environment.memory',
    'verifier.environment.memory_mb',
  ]);
  expect(await of('[environment]\nmemory_mb = 6\n')).toEqual([]);
  const [text, files] = inSteps(separate, ['one', 'two']);
  const own = '[steps.verifier.environment.tpu]\ntype = "v4"\ntopology = "2x2"\n';
  expect(await of(`${text}${own}`, files)).toEqual([...keys, 'steps.two.verifier.environment.tpu']);
});

test('a time limit beyond that of timers is the longest one', async () => {
  const month = `timeout_sec = ${30 * 24 * 3600}`;
  const [limited] = (await load(folder(`[agent]\n${month}\n[verifier]\n${month}\n`))).instances;
  expect(limited).toMatchObject({ agentTimeout: 2 ** 31 - 1, evaluation: { timeout: 2 ** 31 - 1 } });
});

test('a broken task.toml: file, line, key and the nearest known key', async () => {
  expect(await faultOf('[environment]\ncpus = \n')).toMatch(/^broken\/task\.toml:2: not valid TOML: /);
  expect(await faultOf('[verifier]\n\ntimout_sec = 5\n')).toBe(
    'broken/task.toml:3: verifier.timout_sec: there is no such key; did you mean timeout_sec?',
  );
  expect(await faultOf('[verifier]\ntimeout_sec = "5"\n')).toMatch(/^broken\/task\.toml:2: verifier\.timeout_sec: /);
  expect(await faultOf('[environment]\nallowed_hosts = ["a.org"]\n')).toMatch(
    /^broken\/task\.toml:2: environment\.allowed_hosts: /,
  );
  expect(
    await faultOf('[environment]\nnetwork_mode = "allowlist"\nallowed_hosts = ["ok.org",\n "https://a.org/x"]\n'),
  ).toMatch(/^broken\/task\.toml:3: environment\.allowed_hosts\[1\]: is neither a host name/);
  expect(await faultOf('[[steps]]\nname = "a"\n[[steps]]\nname = "../b"\n')).toMatch(
    /^broken\/task\.toml:4: steps\[1\]\.name: is not the name of a directory/,
  );
  expect(await faultOf('[task]\nname = "no organisation"\n')).toMatch(
    /^broken\/task\.toml:2: task\.name: is not of the form/,
  );
  // Docker starts no command in a relative one.
  expect(await faultOf('[environment]\nworkdir = "app"\n')).toBe(
    'broken/task.toml:2: environment.workdir: is not an absolute path',
  );
  expect(await faultOf('[verifier]\nenvironment_mode = "shared"\n[verifier.environment]\ncpus = 1\n')).toMatch(
    /^broken\/task\.toml:2: verifier\.environment_mode: "shared" contradicts/,
  );
  expect(await faultOf('[environment]\nmemory = "2G"\nmemory_mb = 1024\n')).toBe(
    'broken/task.toml:2: environment.memory: is another size than memory_mb; leave one of them out',
  );
  const many = (count: number) => Array.from({ length: count }, (_, at) => `"/a${at}"`).join(',');
  expect(await faultOf(`artifacts = [${many(1001)}]\n`)).toMatch(/artifacts: has more than 1000 artifacts$/);
  expect(await faultOf('[[steps]]\nname = "a"\n'.repeat(201))).toMatch(/steps: has more than 200 steps/);
  expect(await faultOf('[environment.env]\n"A B" = "x"\n')).toBe(
    'broken/task.toml:1: environment.env.A B: is not a name of a variable',
  );
  expect(await faultOf('[agent]\nuser = true\n')).toBe(
    'broken/task.toml:2: agent.user: must be a text or a number, not true or false',
  );
  expect(await faultOf('artifacts = [{source = "/a/../b"}]\n')).toBe(
    'broken/task.toml:1: artifacts[0].source: must not contain ".."',
  );
  expect(await faultOf('[[environment.mcp_servers]]\nname = "a"\nurl = ""\n')).toMatch(/needs a command/);
  expect(await faultOf('[[environment.mcp_servers]]\nname = "a"\nurl = "b"\nheaders = { A = "${B" }\n')).toBe(
    'broken/task.toml:4: environment.mcp_servers[0].headers.A: has a "${" that begins no variable: write "${NAME}" or "${NAME:-default}"',
  );
  expect(await faultOf('artifacts = [{ source = "a", service = "db" }]\n')).toBe(
    'broken/task.toml:1: artifacts[0].source: must be an absolute path, since it is of another service than main',
  );
  expect(await faultOf('[[steps]]\nname = "a"\nmin_reward = inf\n')).toBe(
    'broken/task.toml:3: steps[0].min_reward: must be a finite number',
  );
  expect(await faultOf('[environment]\nmemory_mb = 12345678901234567890\n')).toMatch(
    /memory_mb: must be a number, not so large a number$/,
  );
  expect(await faultOf('[agent]\nnetwork_mode = 12345678901234567890\n')).toMatch(
    /network_mode: so large a number is not one of public, no-network, allowlist$/,
  );
  expect(await faultOf(`[environment]\nenv = { __proto__ = "x", PATH = "y" }\n`)).toBe('no fault');
});

test('a task.toml with Windows line ends is read as one without, and metadata may have large numbers', async () => {
  const lines = [
    '[metadata]',
    'seed = 9223372036854775807',
    '[environment.healthcheck]',
    'command = """',
    'a',
    'b"""',
    '',
  ];
  const { instances } = await load(folder(lines.join('\r\n')));
  expect(instances[0]!.environment!.healthcheck!.command).toBe('a\nb');
});

test('a key that is near none is ignored as Harbor does, with a note', async () => {
  const { notes } = await load(folder('[environment]\ncpus = 1\nfrobnication = 2\n'));
  expect(notes).toEqual([
    'broken/task.toml:3: environment.frobnication: is not a key of a task and is ignored, as Harbor does',
  ]);
});

test('a long line and many keys that nobody knows take no longer than their length tells', async () => {
  const keys = Array.from({ length: 5_000 }, (_, at) => `frobnication${at} = 1\n`).join('');
  const begun = processorTime();
  const { notes } = await load(folder(`${keys}\n[steep]\ntext = '''\n[${' '.repeat(200_000)}\n'''\n`));
  expect(notes.map((note) => note.split(': ')[0])).toEqual([
    ...Array.from({ length: 5_000 }, (_, at) => `broken/task.toml:${at + 1}`),
    'broken/task.toml:5002',
  ]);
  expect(processorTime() - begun).toBeLessThan(10_000);
});

test('a key of another table is ignored with a note, a slip of a key of its own table is a fault', async () => {
  const strange = [
    'workdir = "/x"',
    '[task]\nname = "org/broken"\ndifficulty = "hard"\ntimeout_sec = 1',
    '[agent]\nmin_reward = 1',
    '[verifier]\ndocker_image = "x"',
    '[environment]\nnetwork_mode = "public"\nartifacts = ["/a"]',
    '[[artifacts]]\nsource = "/a"\nuser = "x"',
  ];
  for (const text of strange) {
    const { notes } = await load(folder(`${text}\n`));
    expect(notes.length, text).toBeGreaterThan(0);
    for (const note of notes) expect(note).toMatch(/^broken\/task\.toml:\d: .*: is not a key of a task and is ignored/);
  }
  expect(await faultOf('[[artifacts]]\nsource = "/a"\nexcludes = []\n')).toBe(
    'broken/task.toml:3: artifacts[0].excludes: there is no such key; did you mean exclude?',
  );
  expect(await faultOf('[environments]\ncpus = 1\n')).toMatch(/environments: .*did you mean environment\?$/);
});

test('an empty text is no image, no workdir and no skills', async () => {
  const given = '[environment]\ndocker_image = ""\nworkdir = ""\nskills_dir = ""\n';
  const { instances } = await load(folder(`${given}[verifier.environment]\ndocker_image = ""\n`));
  expect(instances[0]).toMatchObject({
    environment: { workdir: null, skills: null, build: { directory: expect.any(String) } },
  });
  expect(await faultOf(given, { 'environment/Dockerfile': null })).toMatch(/environment\.docker_image: is missing/);
});

test('a missing instruction, test or environment', async () => {
  expect(await faultOf('', { 'instruction.md': null })).toMatch(/^broken\/instruction\.md: is missing or unreadable/);
  expect(await faultOf('', { 'instruction.md': Buffer.from('Do it.', 'utf16le').toString() })).toMatch(
    /^broken\/instruction\.md: holds a NUL character/,
  );
  expect(await faultOf('', { 'instruction.md': '# canary\n' })).toMatch(/^broken\/instruction\.md: is empty/);
  expect(await faultOf('', { 'tests/test.sh': null })).toMatch(/^broken\/tests\/test\.sh: is missing or unreadable/);
  expect(await faultOf('', { 'tests/.harborignore': '*.sh\n' })).toMatch(/test\.sh: .*\.harborignore leaves it out$/);
  expect(await faultOf('', { 'environment/Dockerfile': null })).toMatch(/environment\.docker_image: is missing/);
  expect(await faultOf('', { 'tests/.harborignore/x': '' })).toBe(
    'broken: tests/.harborignore: cannot be read: it is not a regular file',
  );
});

test.each([
  ['all', 'is reserved: it selects every instance; use another name'],
  ['run.json', 'is the name of a file among the results; use another name'],
])('a task in a folder %s is refused, as a row of this name is', async (name, why) => {
  const directory = path.join(temporaryDirectory(), name);
  renameSync(folder(''), directory);
  await expect(load(directory)).rejects.toThrow(`\n${name}: the name of its folder ${why}`);
});

test('what links of a task lead to elsewhere in the dataset counts in its digest', async () => {
  const directory = path.dirname(
    folder('', { 'instruction.md': null, '../shared/a.md': 'Do it.', '../shared/b.md': '' }),
  );
  symlinkSync('../shared/a.md', path.join(directory, 'broken/instruction.md'));
  const digests = [];
  for (const [name, text] of [
    ['b.md', 'x'],
    ['a.md', 'Do more.'],
  ] as const) {
    digests.push((await load(directory)).digest);
    writeFileSync(path.join(directory, 'shared', name), text);
  }
  digests.push((await load(directory)).digest);
  expect(digests[1]).toBe(digests[0]);
  expect(digests[2]).not.toBe(digests[0]);
});

test('a folder of tasks has links to folders in it as well, and none to others', async () => {
  const directory = path.join(folder(''), '../all');
  mkdirSync(directory);
  symlinkSync('../broken', path.join(directory, 'selected'));
  await expect(load(directory)).rejects.toThrow(/selected\/task\.toml: cannot be read: is a link, or below a link/);
  renameSync(path.join(directory, '../broken'), path.join(directory, 'broken'));
  symlinkSync('broken', path.join(directory, 'again'));
  rmSync(path.join(directory, 'selected'));
  const { instances, digest } = await load(directory);
  expect(instances.map(({ id, prompt }) => [id, prompt])).toEqual([
    ['again', instances[1]!.prompt],
    ['broken', expect.any(String)],
  ]);
  writeFileSync(path.join(directory, 'broken/tests/test.sh'), '#!/bin/sh\n');
  expect((await load(directory)).digest).not.toBe(digest);
});

test('links that lead out of a task', async () => {
  const directory = folder('');
  symlinkSync('/etc/passwd', path.join(directory, 'tests/passwd'));
  await expect(load(directory)).rejects.toThrow(/broken: tests\/passwd is a link/);
  rmSync(path.join(directory, 'tests'), { recursive: true });
  symlinkSync('/etc', path.join(directory, 'tests'));
  await expect(load(directory)).rejects.toThrow(/broken\/tests: is a link/);
  const built = folder('');
  rmSync(path.join(built, 'environment'), { recursive: true });
  symlinkSync('/etc', path.join(built, 'environment'));
  await expect(load(built)).rejects.toThrow(/broken\/environment: is a link/);
  const beside = folder('', { 'instruction.md': null, '../secret': 'x' });
  symlinkSync('../secret', path.join(beside, 'instruction.md'));
  await expect(load(beside)).rejects.toThrow(/broken\/instruction\.md: is a link/);
  const recipe = folder('', { 'environment/Dockerfile': null });
  symlinkSync('/etc/passwd', path.join(recipe, 'environment/Dockerfile'));
  await expect(load(recipe)).rejects.toThrow(/broken\/environment\/Dockerfile: is a link/);
});

test('the name of a task’s folder is an id', async () => {
  const directory = path.join(temporaryDirectory(), 'a task');
  cpSync(path.join(TASKS, 'plain'), directory, { recursive: true });
  await expect(load(directory)).rejects.toThrow(
    'a task: the name of a task\'s folder has letters, digits, ".", "_" and "-" only',
  );
});

test('tasks with faults keep nobody from the other ones of their dataset, and are not left out in silence', async () => {
  const directory = path.dirname(
    folder('[metadata]\ncategory = "files"\n', {
      'instruction.md': '',
      '../unread/task.toml': '=',
      '../good/task.toml': '',
      '../good/instruction.md': 'Do it.',
      '../good/environment/Dockerfile': 'FROM x',
      '../good/tests/test.sh': 'true',
    }),
  );
  const dataset = await load(directory);
  const notes: string[] = [];
  const idsOf = async (...selectors: string[]) =>
    (await selectFrom(dataset, selectors, (text) => notes.push(text))).map(({ id }) => id);
  expect(await idsOf('!broken', '!unread')).toEqual(['good']);
  expect(await idsOf('type:harbor', '!unr*')).toEqual(['good']);
  expect(new Set(notes)).toEqual(new Set(['instances: 2 tasks with faults, not selected: broken, unread']));
  const refusal = `dataset: ${directory} cannot be read:\nbroken/instruction.md: is empty; it is the prompt of the agent`;
  await expect(idsOf('type:files')).rejects.toThrow(new UserError(refusal));
  await expect(idsOf('good', 'broken')).rejects.toThrow(
    new UserError(`${refusal}\nto measure the other tasks, add to instances: '!broken'`),
  );
  await expect(idsOf('all')).rejects.toThrow(/: '!broken, !unread'$/);
});

test('a dataset.toml names the tasks that count, and one that is not there', async () => {
  const directory = temporaryDirectory();
  for (const name of ['one', 'two', 'three'])
    cpSync(path.join(TASKS, 'plain'), path.join(directory, name), { recursive: true });
  writeFileSync(
    path.join(directory, 'dataset.toml'),
    '[dataset]\nname = "org/list"\n[[tasks]]\nname = "org/two"\n[[tasks]]\nname = "org/one"\n',
  );
  const dataset = await load(directory);
  expect([dataset.name, dataset.instances.map(({ id }) => id)]).toEqual(['list', ['two', 'one']]);
  writeFileSync(path.join(directory, 'dataset.toml'), '[dataset]\nname = "org/"\n');
  expect((await load(directory)).name).toBe(path.basename(directory));
  writeFileSync(path.join(directory, 'dataset.toml'), 'tasks = []\n');
  expect((await load(directory)).instances.map(({ id }) => id)).toEqual(['one', 'three', 'two']);
  writeFileSync(path.join(directory, 'dataset.toml'), '[[tasks]]\nname = "org/absent"\n');
  await expect(load(directory)).rejects.toThrow(/org\/absent: there is no folder absent/);
  const list = (...names: string[]) =>
    writeFileSync(path.join(directory, 'dataset.toml'), names.map((name) => `[[tasks]]\nname = "${name}"\n`).join(''));
  list('org/one', 'org/one');
  expect((await load(directory)).instances.map(({ id }) => id)).toEqual(['one']);
  list('org/one', 'other/one');
  await expect(load(directory)).rejects.toThrow(/tasks: other\/one: its folder is that of org\/one too; rename one/);
});

test('a directory without tasks is told where they are, or that they are in an earlier form', async () => {
  const directory = temporaryDirectory();
  const refusal = () => asNobody(async () => (await load(directory).catch((error: Error) => error)).toString());
  chmodSync(directory, 0o755);
  mkdirSync(path.join(directory, 'closed'), { mode: 0 });
  mkdirSync(path.join(directory, 'old/one'), { recursive: true });
  writeFileSync(path.join(directory, 'old/one/task.yaml'), '');
  expect(await refusal()).toMatch(/\.jsonl files; it has tasks in the earlier form of Terminal-Bench \(task\.yaml\)/);
  for (const kind of ['files', 'git'])
    cpSync(path.join(TASKS, 'plain'), path.join(directory, 'tasks', kind, 'one'), { recursive: true });
  expect(await refusal()).toMatch(/: name the folder that has them, such as tasks\/files, tasks\/git$/);
});

test('the digest changes with a test, and not with the order of reading', async () => {
  const directory = folder('');
  const before = (await load(directory)).digest;
  expect((await load(directory)).digest).toBe(before);
  writeFileSync(path.join(directory, 'tests/more.txt'), 'x');
  expect((await load(directory)).digest).not.toBe(before);
});

test('a repository of tasks: dataset-path is the folder in it, and stays in it', async () => {
  const fetched = { directory: path.dirname(TASKS), commit: 'a'.repeat(40) };
  const from = (below: string) =>
    loadDataset(
      parseOptions({ dataset: 'harbor', 'dataset-repository': 'https://example.org/x.git', 'dataset-path': below }),
      async () => fetched,
    );
  expect(await from('tasks')).toMatchObject({ name: 'tasks', ref: fetched.commit });
  await expect(from('../..')).rejects.toThrow('leads out of the repository');
  await expect(from('absent')).rejects.toThrow('is not in the repository');
  await expect(from('tasks/plain/tests')).rejects.toThrow(
    'dataset-path: tasks/plain/tests has no folder with a task.toml; name the folder',
  );
  await expect(loadDataset(parseOptions({ dataset: 'harbor' }), noFetch)).rejects.toThrow('needs dataset-repository');
});

test('a repository that is one task: its name is that of the repository, whatever the commit, and only its own files count', async () => {
  const [one, other] = [folder(''), folder('')];
  const checkout = path.join(other, '../0123abc');
  renameSync(other, checkout);
  mkdirSync(path.join(checkout, '.git'));
  writeFileSync(path.join(checkout, '.git/HEAD'), 'ref: refs/heads/main');
  const from = async (directory: string, below?: string, url = 'https://example.org/my-task.git') => {
    const repository = { dataset: 'harbor', 'dataset-repository': url };
    const options = parseOptions({ ...repository, ...(below === undefined ? {} : { 'dataset-path': below }) });
    const dataset = await loadDataset(options, async () => ({ directory, commit: '0123abc' }));
    return { name: dataset.name, ids: dataset.instances.map(({ id }) => id), digest: dataset.digest };
  };
  const { digest } = await load(one);
  expect(await from(checkout)).toEqual({ name: 'my-task', ids: ['my-task'], digest });
  expect(await from(one, '.')).toEqual({ name: 'my-task', ids: ['my-task'], digest });
  for (const url of ['git@example.org:my-task.git', '/srv/my-task/.git', 'https://example.org/my-task/'])
    expect(await from(one, undefined, url)).toMatchObject({ name: 'my-task', ids: ['my-task'] });
  expect((await from(one, undefined, '.')).name, 'a repository of this machine').toBe(path.basename(process.cwd()));
  writeFileSync(path.join(checkout, 'tests/more.txt'), 'x');
  expect((await from(checkout)).digest).not.toBe(digest);
});

/** A task with these steps, each with an instruction and tests of its own, and these files besides. */
function inSteps(
  toml: string,
  names: string[],
  files: Record<string, string | null> = {},
): [string, Record<string, string | null>] {
  const own = names.flatMap((name): [string, string][] => [
    [`steps/${name}/instruction.md`, `Do ${name}.\n`],
    [`steps/${name}/tests/test.sh`, '#!/bin/bash\n'],
  ]);
  const steps = names.map((name) => `[[steps]]\nname = "${name}"\n`).join('');
  return [`${toml}${steps}`, { ...Object.fromEntries(own), ...files }];
}

test('a setup.sh of a step is checked as a script of bash, which runs it', async () => {
  const [text, files] = inSteps('', ['one', 'two', 'three']);
  const scripts = ['cd /srv\r\n', 'if\n', 'cd /srv\n'].map((script, at) => [
    `steps/${['one', 'two', 'three'][at]}/workdir/setup.sh`,
    script,
  ]);
  const dataset = await load(folder(text, { ...files, ...Object.fromEntries(scripts) }));
  const findings = await lint(dataset, dataset.instances, { environment: process.env });
  expect(findings.map(({ level, file, message }) => `${level} ${file}: ${message.slice(0, 24)}`)).toEqual([
    'error broken/steps/one/workdir/setup.sh: a script with Windows li',
    'error broken/steps/two/workdir/setup.sh: is not valid for bash: l',
  ]);
});

test('steps have their own prompt, agent, verifier, files and solution, and otherwise those of the task', async () => {
  const { steps, prompt, agentTimeout } = await task('steps-users');
  expect(steps).toMatchObject({
    reward: 'mean',
    all: [
      { name: 'one', files: null },
      { name: 'two', healthcheck: null },
    ],
  });
  expect(prompt).toBe('Do the part one.\n');
  expect(agentTimeout).toBeUndefined();
  const [one, two] = steps!.all;
  expect(one!.parts).toMatchObject({
    environment: { agentUser: 'worker' },
    evaluation: { user: '4321', variables: {} },
  });
  expect(two!.parts).toMatchObject({
    prompt: 'Do the part two.\n',
    environment: { agentUser: 'root' },
    evaluation: { user: 'worker', variables: { WHO: 'worker' }, timeout: 600_000 },
  });
  const slow = await task('steps-slow-agent');
  expect(partsOf(slow).map(({ agentTimeout: limit }) => limit)).toEqual([2000, 60_000]);
  const [, setUp] = (await task('steps-setup')).steps!.all;
  expect(setUp).toMatchObject({
    files: path.join(TASKS, 'steps-setup/steps/two/workdir'),
    setup: true,
    healthcheck: { command: '[ -e ready ]', interval: 200, retries: 20 },
  });
  const solutions = partsOf(await task('steps-solutions')).map(
    ({ solution }) => solution && path.relative(TASKS, solution),
  );
  expect(solutions).toEqual(['steps-solutions/solution', 'steps-solutions/steps/two/solution', null]);
  const least = (await task('steps')).steps!.all.map(({ least: wanted }) => wanted);
  expect(least).toEqual([{ reward: 0.5 }, { reward: 1 }]);
  const shared = (await task('steps-shared-tests')).steps!.all[0]!.parts.evaluation as RewardEvaluation;
  expect(shared.tests.map(({ directory }) => path.relative(TASKS, directory))).toEqual([
    'steps-shared-tests/tests',
    'steps-shared-tests/steps/one/tests',
  ]);
});

test('a separate verifier: a Dockerfile beside the tests, an image of its own, otherwise a copy of the environment', async () => {
  const of = async (name: string) =>
    partsOf(await task(name)).map(({ evaluation }) => (evaluation as RewardEvaluation).separate);
  const { image } = await task('steps-separate');
  const [one, two, three] = await of('steps-separate');
  expect([one?.image, two]).toEqual([image, null]);
  expect(three).toMatchObject({
    image: expect.stringMatching(/^agentbench-task:/),
    environment: { workdir: '/app', build: { directory: path.join(TASKS, 'steps-separate/steps/three/tests') } },
  });
  const [ready] = await of('verifier-image');
  expect(ready).toMatchObject({ image: 'debian:bookworm', fixtures: [], environment: { build: null } });
  const [closed] = await of('separate-no-network');
  expect(closed).toMatchObject({
    environment: { network: { mode: 'no-network' }, variables: { COLOUR: 'green' } },
  });
  const [phase] = await of('separate-phase');
  expect(phase).toMatchObject({ environment: { network: { mode: 'public' } } });
  const composed = await task('compose-separate');
  expect((await of('compose-separate'))[0]).toMatchObject({
    image: null,
    environment: { build: null, compose: composed.environment!.compose },
  });
  const given = withVariables(
    (await load(folder('[verifier.environment]\nenv = { KEY = "${HARBOR_KEY}" }\n'))).instances[0]!,
    {},
  );
  expect(given.environment?.unsupported.map(({ key }) => key)).toEqual(['verifier.environment.env.KEY']);
});

test('the network of a phase: of its step, of the task, otherwise that between the phases', async () => {
  const networks = (instance: Instance) =>
    partsOf(instance).map(({ environment, evaluation }) =>
      [environment!.network, environment!.agentNetwork, (evaluation as RewardEvaluation).network].map(
        ({ mode, hosts }) => [mode, ...hosts].join(' '),
      ),
    );
  expect(networks(await task('phase-network'))).toEqual([['public', 'no-network', 'public']]);
  expect(networks(await task('separate-allowlist'))).toEqual([['public', 'public', 'allowlist second.invalid']]);
  const inPhases = await task('steps-network');
  expect(networks(inPhases)).toEqual([
    ['no-network', 'public', 'no-network'],
    ['no-network', 'no-network', 'public'],
  ]);
  const list = 'network_mode = "allowlist"\nallowed_hosts = ["b.org", "A.org "]\n';
  const { instances } = await load(folder(`[environment]\n${list}[verifier]\nnetwork_mode = "no-network"\n`));
  expect(networks(instances[0]!)).toEqual([['allowlist a.org b.org', 'allowlist a.org b.org', 'no-network']]);
  expect(instances[0]!.environment!.unsupported).toEqual([]);
  // An agent with a model reaches it, and nothing else, where it would reach nothing.
  expect(networks(withModels(inPhases))).toEqual([
    ['no-network', 'public', 'no-network'],
    ['no-network', 'allowlist', 'public'],
  ]);
  expect(networks(withModels(await task('no-network')))).toEqual([['no-network', 'allowlist', 'no-network']]);
});

test('artifacts in their order, where the first one keeps its place among the results', async () => {
  const { instances, notes } = await load(
    folder(
      `artifacts = ["/app/a", { source = "/b", destination = "app" }, "/app/a/c", { source = "/logs/artifacts", exclude = ["x"] },
        { source = "/app/a", destination = "app/a/again" }, { source = "/app/a/d", destination = "app/a/other" }]\n`,
    ),
  );
  expect(instances[0]!.environment!.artifacts).toEqual([
    { service: 'main', source: '/app/a', target: 'app/a', exclude: [] },
    { service: 'main', source: '/logs/artifacts', target: 'logs/artifacts', exclude: ['x'] },
  ]);
  expect(notes).toEqual(
    ['/b', '/app/a', '/app/a/d'].map((one) => `broken: ${one} is not kept as an artifact: another one has its place`),
  );
});

test('faults of steps: names, instructions, tests and links', async () => {
  expect(await faultOf(...inSteps('', ['one', 'two']))).toBe('no fault');
  expect(await faultOf(...inSteps('', ['one'], { 'steps/one/instruction.md': null }))).toMatch(
    /^broken\/steps\/one\/instruction\.md: is missing or unreadable/,
  );
  const neither = { 'steps/one/tests': null, 'tests/test.sh': null };
  expect(await faultOf(...inSteps('', ['one'], neither))).toMatch(
    /^broken\/steps\/one\/tests\/test\.sh: is missing or unreadable, and decides/,
  );
  expect(await faultOf(...inSteps('', ['one'], { 'steps/one/tests/.harborignore': 'test.sh\n' }))).toMatch(
    /^broken\/steps\/one\/tests\/test\.sh: .*\.harborignore leaves it out$/,
  );
  expect(await faultOf('[[steps]]\nname = "one"\n[[steps]]\nname = "One"\n')).toMatch(
    /^broken\/task\.toml:1: steps: has two steps with the same name/,
  );
  expect(await faultOf('[[steps]]\nname = "a"\nmin_reward = "1"\n')).toMatch(
    /^broken\/task\.toml:3: steps\[0\]\.min_reward/,
  );
  const directory = folder(...inSteps('', ['one'], { 'steps/one/workdir/file': '' }));
  rmSync(path.join(directory, 'steps/one/workdir'), { recursive: true });
  symlinkSync('/etc', path.join(directory, 'steps/one/workdir'));
  await expect(load(directory)).rejects.toThrow(/broken\/steps\/one\/workdir: is a link/);
  expect(await faultOf('[verifier]\nenvironment_mode = "separate"\n', { 'tests/test.sh': null })).toMatch(
    /test\.sh: is missing/,
  );
  expect(
    await faultOf('[verifier]\nenvironment_mode = "separate"\n', {
      'tests/test.sh': null,
      'tests/Dockerfile': 'FROM x\n',
    }),
  ).toBe('no fault');
});
