/**
 * The way of somebody who has Node.js, npm, git and bash, and has never seen this project: the commands are those of the README and of
 * the guides, word for word, and so is every next step that is printed. The clone has the files that `git add --all` would commit now.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { closeReport, openReport, textsOf } from '../test/page/browser.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { exampleLimit, ROOT } from '../test/support/cli.ts';
import { blocksOf } from '../test/support/documents.ts';
import { temporaryDirectory } from '../test/support/temporary.ts';
import { HAVE_LINTERS, lint } from '../test/support/workflows.ts';
import { ACT, openWorkflowRun } from './act/workflow-run.ts';
import { BOT, PULL_REQUEST } from './support/scene.ts';

const place = realpathSync(temporaryDirectory());
const clone = path.join(place, 'agentbench-action');
/** A name as people have them. */
const mine = path.join(place, 'mein Größtes');
const WORKFLOW = '.github/workflows/agentbench.yml';
const FIRST = 'docs/guides/first-workflow.md';
const OWN = 'docs/guides/your-own-dataset.md';
const KEY = 'sk-of-the-newcomer';

beforeAll(() => {
  writeCommit(clone);
  mkdirSync(mine);
  mkdirSync(path.join(place, 'home'));
  mkdirSync(path.join(place, 'bin'));
  const npm = path.dirname(realpathSync(onPath('npm')));
  symlinkSync(process.execPath, path.join(place, 'bin/node'));
  for (const tool of ['npm', 'npx']) symlinkSync(path.join(npm, `${tool}-cli.js`), path.join(place, 'bin', tool));
});

describe('the two commands of the README, in a clone', () => {
  const [first, second] = commands('README.md').filter((text) => text.startsWith('npm ci && '));

  it('the first measures the example; what it says to do next works as it is printed', () => {
    expect(first).toBe('npm ci && npx agentbench run\n');
    const output = shell(first!, clone, exampleLimit(5_000));
    expect(output).toContain('\n1 of 3 passed (33.3%), 2 failed\n');
    const shown = shell(`${nextStep(output)}\n`, clone);
    expect(shown).toContain('✗ failed service-1 bgsetup');
    expect(existsSync(path.join(clone, reportIn(output)))).toBe(true);
    expect(shell('git status --porcelain', clone)).toBe('');
  });

  it('the second runs the tests: here two files of them, with what is installed already', () => {
    const [install, ...tests] = second!.trim().split(' && ');
    expect([install, tests]).toEqual(['npm ci', ['npm test']]);
    // What `npm test` would make first, of minutes of downloads.
    const cache = path.join(ROOT, 'node_modules/.cache');
    if (existsSync(cache)) symlinkSync(cache, path.join(clone, 'node_modules/.cache'));
    const output = shell(`${tests[0]} -- test/options/parse test/base/text/columns`, clone);
    expect(output).toContain('prepare-tests: ready');
    expect(output).toMatch(/Test Files .*2 passed/);
  });
});

describe('the guide to a first workflow, in a repository of their own', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.end());

  /** What `init` writes, filled in. */
  const filledIn = blocksOf(FIRST).find(({ language }) => language === 'yaml')!.text;
  const [run, init, tryIt] = commands(FIRST);
  /** An agent that knows the solutions of the other guide, as the file that this one calls. */
  const solutions = [
    ...commands(OWN)
      .join('')
      .matchAll(/^echo '(.*)' > tasks\/solution\/(\S+)\.sh$/gm),
  ];
  const agent = `case $AGENTBENCH_INSTANCE_ID in\n${solutions.map(([, text, id]) => `${id})\n${text}\n;;\n`).join('')}esac`;

  it('the package is whole, and installs nothing but itself', () => {
    // As release.yml packs it.
    shell('npm pkg delete dependencies', clone);
    const [packed] = JSON.parse(shell(`npm pack --json --ignore-scripts --pack-destination '${place}'`, clone));
    const { files } = JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8'));
    const committed = shell(`git ls-files package.json ${files.join(' ')}`, clone)
      .trim()
      .split('\n');
    expect(packed.files.map((file: { path: string }) => file.path).sort()).toEqual(committed.sort());
    // In bytes: a new dependency that takes more is worth a thought.
    expect(packed.size).toBeLessThan(6_200_000);
    expect(packed.unpackedSize).toBeLessThan(19_000_000);
    // npm would take a package.json beside this directory for that of the project.
    shell(`git init --quiet && npm install --prefix . --offline '${path.join(place, packed.filename)}'`, mine);
    expect(readdirSync(path.join(mine, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'agentbench-action',
    ]);
  });

  it('1: it works; and so does what is printed', () => {
    const output = shell(run!, mine, exampleLimit(5_000));
    expect(output).toContain('\n1 of 3 passed (33.3%), 2 failed\n');
    expect(shell(nextStep(output), mine)).toContain('✗ failed service-1 bgsetup');
    expect(shell('npx agentbench-action show', mine)).toContain('1 of 3 passed');
    const tried = /^Try it: (.*)$/m.exec(shell('npx agentbench-action doctor', mine))![1]!;
    expect(tried).toBe('npx agentbench run');
  });

  it('2: init writes a workflow that linters take; filled in where it says so, it is that of the guide', () => {
    const output = shell(init!, mine);
    const [, file, line] = /^- Edit (\S+):(\d+): /m.exec(output)!;
    expect([file, output]).toEqual([WORKFLOW, expect.stringContaining('gh secret set ANTHROPIC_API_KEY')]);
    const written = readFileSync(path.join(mine, WORKFLOW), 'utf8');
    if (HAVE_LINTERS) expect(lint({ 'agentbench.yml': written })).toBe('');
    const lines = written.split('\n');
    const at = lines.findIndex((text, index) => index >= Number(line) && text.includes('agent-command:'));
    lines[at] = filledIn.split('\n').find((text) => text.includes('agent-command:'))!;
    writeFileSync(path.join(mine, WORKFLOW), lines.join('\n'));
    expect(parse(lines.join('\n'))).toEqual(parse(filledIn));
  });

  it('3: the agent is tried on tasks that need no Docker, and compared with one that does nothing', async () => {
    const [tasks, onHost] = commands(OWN);
    shell(tasks! + onHost!, mine);
    mkdirSync(path.join(mine, 'agent'));
    writeFileSync(path.join(mine, 'agentbench.yaml'), `model-endpoints: anthropic=${provider.url}\n`);
    writeFileSync(
      path.join(mine, 'agent/run.sh'),
      `test -n "$ANTHROPIC_API_KEY" && test "$ANTHROPIC_API_KEY" != ${KEY} || exit 1\n${agent}\n`,
    );
    const ownTasks = tryIt!.trimEnd().replace('--instances dbsetup-sqlite-1', '--dataset tasks');
    expect(ownTasks).not.toBe(tryIt!.trimEnd());
    expect(shell(`${ownTasks} --agent-command true --results-path before`, mine)).toContain('\n0 of 2 passed (0%)');
    const output = shell(ownTasks, mine);
    expect(output).toContain('\n2 of 2 passed (100%)\n');
    const report = shell('npx agentbench-action report --baseline before', mine);
    expect(report).toMatch(/^2 of 2 passed \(100%\)/m);
    expect(report).toContain('within noise');

    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    for (const page of [reportIn(output), path.join(reportIn(report), 'report.html')]) {
      const opened = await openReport(browser, path.join(mine, page));
      expect((await textsOf(opened.page, 'body')).join(), page).toContain('2 of 2 passed');
      await closeReport(opened);
    }
  });

  it.skipIf(!existsSync(ACT))('4: the workflow measures the pull request, and its comment is there', async () => {
    const text = readFileSync(path.join(mine, WORKFLOW), 'utf8');
    // The tasks of the other guide, which need no image.
    const workflow = text
      .replace(/^( +)instances: .*$/m, '$1dataset: tasks')
      .replace(/^( +)model-keys:/m, `$1model-endpoints: anthropic=${provider.url}\n$1model-keys:`);
    expect(parse(workflow).jobs.agentbench.steps[1].with).toMatchObject({
      dataset: 'tasks',
      'agent-directory': 'agent',
    });
    const run = await openWorkflowRun(async (directory) => {
      for (const name of ['agent', 'tasks'])
        cpSync(path.join(mine, name), path.join(directory, name), { recursive: true });
      mkdirSync(path.join(directory, path.dirname(WORKFLOW)), { recursive: true });
      writeFileSync(path.join(directory, WORKFLOW), workflow);
      execFileSync('git', ['init', '--quiet', '--initial-branch=main', directory]);
      commit(directory);
      return null;
    }, 1);
    onTestFinished(() => run.close());
    const { exitCode, text: said } = await run.attempt(1);
    expect(exitCode, said).toBe(0);
    const comments = run.api.comments(PULL_REQUEST);
    expect(comments.map(({ user }) => user.login)).toEqual([BOT]);
    expect(comments[0]!.body).toContain('\n## ✅ agentbench: 2 of 2 passed (100%)\n');
  });
});

/** The blocks of commands of a document. */
function commands(document: string): string[] {
  return blocksOf(document)
    .filter(({ language }) => language === 'sh')
    .map(({ text }) => text);
}

/** Runs a command as a newcomer would, and gives what it printed. Their machine has no cache of ours; npm's is the one that is there. */
function shell(
  command: string,
  cwd: string,
  { PATH = process.env.PATH ?? '', ...more } = {} as Record<string, string>,
): string {
  const theirs = PATH.split(path.delimiter).filter((entry) => !entry.includes('node_modules'));
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
    cwd,
    encoding: 'utf8',
    env: {
      ...more,
      PATH: [path.join(place, 'bin'), ...theirs].join(path.delimiter),
      HOME: path.join(place, 'home'),
      LANG: 'C.UTF-8',
      ANTHROPIC_API_KEY: KEY,
      npm_config_cache: npmCache(),
      npm_config_prefer_offline: 'true',
    },
    maxBuffer: 64 * 1024 ** 2,
  });
  expect(status, `${command}\n${stderr}${stdout}`).toBe(0);
  return stdout;
}

/** A provider that answers, in a process of its own: `shell` blocks this one. */
async function startProvider(): Promise<{ url: string; end: () => void }> {
  const program =
    "require('http').createServer((_, to) => to.end('{}')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, end: () => child.kill() };
}

/** The command that the end of a run prints. */
function nextStep(output: string): string {
  return /^look at: (.*)$/m.exec(output)![1]!;
}

/** The report that the end of a run names. */
function reportIn(output: string): string {
  return /^report: (.*)$/m.exec(output)![1]!;
}

function onPath(tool: string): string {
  const places = process.env.PATH!.split(path.delimiter).map((entry) => path.join(entry, tool));
  return places.find((file) => existsSync(file))!;
}

function npmCache(): string {
  return process.env.npm_config_cache ?? path.join(process.env.HOME!, '.npm');
}

/** A repository with this project as it stands here, whether committed or not. */
function writeCommit(directory: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const names = [...new Set(listed.toString().split('\0'))].filter(
    (name) => existsSync(path.join(ROOT, name)) && name !== '',
  );
  for (const name of names) cpSync(path.join(ROOT, name), path.join(directory, name), { verbatimSymlinks: true });
  execFileSync('git', ['init', '--quiet', directory]);
  commit(directory);
}

function commit(directory: string): void {
  const git = (...words: string[]) => execFileSync('git', ['-C', directory, ...words]);
  git('add', '--all');
  git('-c', 'user.name=New', '-c', 'user.email=new@example.com', 'commit', '--quiet', '--message', 'All');
}
