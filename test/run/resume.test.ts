import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/base/errors.ts';
import { MASK } from '../../src/base/redact/redact.ts';
import { VERSION } from '../../src/base/version.ts';
import type { OptionName } from '../../src/options/options.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { readRun } from '../../src/results/read.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { ResultStore } from '../../src/results/store.ts';
import { continueRun, latestToResume } from '../../src/run/continue.ts';
import { differencesOf, requireSameRun } from '../../src/run/identity.ts';
import { datasetOptions, keepOptions, moveOptions, namedSecrets, restoreOptions } from '../../src/run/kept-options.ts';
import { asNobody } from '../support/nobody.ts';
import { aRun } from '../support/results.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** A run of two instances, of which one passes, in a directory of its own. */
async function aRunOnDisk(more: Record<string, string> = {}) {
  const agentDirectory = temporaryDirectory();
  writeFileSync(path.join(agentDirectory, 'agent.sh'), 'test $AGENTBENCH_INSTANCE_ID = a && touch solved\n');
  const options: Record<string, string> = {
    dataset: writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]),
    testbed: 'host',
    'results-path': path.join(temporaryDirectory(), 'results'),
    'agent-name': 'one',
    'agent-directory': agentDirectory,
    'agent-command': 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"',
    ...more,
  };
  const first = await measure(options);
  expect(first.run.totals).toMatchObject({ passed: 1, failed: options.instances === undefined ? 1 : 0 });
  return { options: { ...options, resume: 'true' }, agentDirectory, first };
}

describe('resume', () => {
  test.each<[string, Record<string, string>, string]>([
    ['agent-name', { 'agent-name': 'two' }, 'agent-name: one before, two now'],
    ['agent-model', { 'agent-model': 'large' }, 'agent-model: none before, large now'],
    [
      'agent-command',
      { 'agent-command': 'true' },
      'agent-command: bash "$AGENTBENCH_AGENT_DIR/agent.sh" before, true now',
    ],
    ['agent-setup', { 'agent-setup': 'true' }, 'agent-setup: none before, sha256:'],
    ['agent-variables', { 'agent-variables': 'MODEL=large' }, 'agent-variables: none before, MODEL=large now'],
    ['agent-env', { 'agent-env': 'KEY=a-secret-key' }, 'agent-env: none before, KEY now'],
    ['agent-timeout', { 'agent-timeout': '3h' }, 'agent-timeout: 2h before, 3h now'],
    ['pass-score', { 'pass-score': '0.5' }, 'pass-score: 1 before, 0.5 now'],
    ['judge', { judge: 'command', 'judge-command': 'true' }, 'judge: none before, command sha256:'],
  ])('does not continue a run with another %s', async (changed, other, difference) => {
    const { options, first } = await aRunOnDisk();
    const before = first.read('run.json');
    const error = await measure({ ...options, ...other }).catch((error) => error);
    expect(error).toMatchObject({ name: 'UserError', message: expect.stringContaining(difference) });
    expect(error.message).not.toContain('a-secret-key');
    expect(error.message.includes('agentbench rescore')).toBe(['judge', 'pass-score'].includes(changed));
    expect(first.read('run.json')).toBe(before);
  });

  test('names the command that scores kept results by another judge so that it can be copied, and what has no use for it', () => {
    const before = aRun(['passed']);
    const now = { ...before, settings: { ...before.settings, judge: 'command' } };
    expect(() => requireSameRun(before, now, 'my results')).toThrow(
      "judge: none before, command now\nSuccess commands have no use for judge and pass-score: leave them out.\nTo score kept test points and rewards so, give them to: agentbench rescore 'my results'",
    );
  });

  test('options are kept with plain line ends, which the line that repeats a trial has', () => {
    const kept = keepOptions({ 'agent-command': 'echo one\r\ntrue\r\n' }, '/results');
    expect(kept).toEqual([{ name: 'agent-command', value: 'echo one\ntrue\n' }]);
  });

  test('variables are kept without the end of the last line of an input, but with the spaces of their values', () => {
    const kept = keepOptions({ 'agent-variables': 'MODEL=sonnet\nINDENT=  \n' }, '/results');
    expect(kept).toEqual([{ name: 'agent-variables', value: 'MODEL=sonnet\nINDENT=  ' }]);
  });

  test('variables that are all commented out are none, and nothing of them has to be set again', () => {
    expect(keepOptions({ 'agent-env': '# KEY\n', 'model-keys': '# A\nB=1' }, '/results')).toEqual([
      { name: 'model-keys', value: 'B' },
    ]);
  });

  test('a variable of several lines is passed by its name, one of the runner with its value', () => {
    const texts = { 'agent-env': 'LINES=x\nGITHUB_TOKEN=y' };
    const run = { ...aRun(['passed']), options: keepOptions(texts, '/results') };
    const restored = restoreOptions(run, '/results', {}, { LINES: 'one\ntwo', GITHUB_TOKEN: ' three ' });
    expect(restored).toEqual({ 'agent-env': 'LINES\nGITHUB_TOKEN= three ' });
    expect(parseOptions(restored)['agent-env']).toContainEqual({ name: 'GITHUB_TOKEN', value: ' three ' });
    expect(() => restoreOptions(run, '/results', {}, { LINES: 'one\ntwo' })).toThrow(
      /by name only; set in the environment: GITHUB_TOKEN$/,
    );
  });

  test('options of the place and of the action alone are not kept; one that is secret, or was masked, has to be given again', () => {
    const texts = { 'results-path': 'r', resume: 'true', 'github-token': 't', 'upload-artifact': 'false' };
    const own = { 'agent-command': `agent ${MASK}`, 'agent-setup': 'setup', 'agent-name': 'one' };
    const options = keepOptions({ ...texts, ...own }, '/results', ['agent-setup']);
    expect(Object.fromEntries(options.map(({ name, value }) => [name, value]))).toEqual({ ...own, 'agent-setup': '' });
    const restore = (given: Record<string, string>) =>
      restoreOptions({ ...aRun(['passed']), options }, '/results', given, {});
    expect(() => restore({})).toThrow(/by name only; give --agent-command again; give --agent-setup again$/);
    const again = { 'agent-command': 'a', 'agent-setup': 'b' };
    expect(restore(again)).toEqual({ ...again, 'agent-name': 'one' });
  });

  test('the word harbor and the folder of a repository are no places on this machine', () => {
    const texts = { dataset: 'harbor', 'dataset-repository': 'https://x.invalid/y', 'dataset-path': './tasks/' };
    const options = keepOptions(texts, '/results');
    expect(restoreOptions({ ...aRun(['passed']), options }, '/results', {}, {})).toEqual({
      ...texts,
      'dataset-path': 'tasks',
    });
    expect(keepOptions({ ...texts, 'dataset-path': '.' }, '/results').map(({ name }) => name)).toEqual([
      'dataset',
      'dataset-repository',
    ]);
    const local = keepOptions({ dataset: 'harbor', 'dataset-path': '/tasks' }, '/results');
    expect(local.at(-1)).toEqual({ name: 'dataset-path', value: '/tasks' });
  });

  test('a relative path leads to the same place from a directory below a link that was not made yet', () => {
    const place = realpathSync(temporaryDirectory());
    for (const name of ['far/away', 'tasks']) mkdirSync(path.join(place, name), { recursive: true });
    symlinkSync('far/away', path.join(place, 'link'));
    const directory = path.join(place, 'link/results');
    const tasks = path.join(place, 'tasks');
    const options = keepOptions({ dataset: path.relative(process.cwd(), tasks) }, directory);
    mkdirSync(directory);
    const restored = restoreOptions({ ...aRun(['passed']), options }, directory, {}, {});
    expect(path.resolve(restored.dataset!)).toBe(tasks);
  });

  test('keys and logins are kept by name only, and masked again as long as the environment has them', () => {
    const login = {
      'dataset-repository': 'http://me:word@x.invalid/y',
      'judge-base-url': 'https://x.invalid/?key=word',
    };
    const kept = keepOptions({ ...login, 'judge-api-key': 'word' }, '/results');
    expect(JSON.stringify(kept)).not.toContain('word');
    expect(kept.map(({ name }) => name).sort()).toEqual([...Object.keys(login), 'judge-api-key'].sort());
    expect(namedSecrets([{ name: 'agent-env', value: 'A\nB' }], { A: 'one', B: 'two', C: 'three' })).toEqual([
      'one',
      'two',
    ]);
  });

  test('paths are kept from the directory of the run, whatever its name, in lists too; a copy has its own', () => {
    const place = realpathSync(temporaryDirectory());
    const [real, link] = [path.join(place, 'deep/real'), path.join(place, 'link')];
    mkdirSync(real, { recursive: true });
    symlinkSync(real, link);
    const from = (name: string) => path.relative(process.cwd(), path.join(place, name));
    const texts = {
      'agent-skills': `${from('one')}\n${from('two')}`,
      instances: `flaky:${from('old')},x`,
      'dataset-repository': 'https://x.invalid/y',
      baseline: link,
    };
    const options = keepOptions(texts, link);
    const values = { 'agent-skills': '../../one\n../../two', instances: 'flaky:../../old,x', baseline: real };
    expect(Object.fromEntries(options.map(({ name, value }) => [name, value]))).toEqual({ ...texts, ...values });
    expect(restoreOptions({ ...aRun(['passed']), options }, link, {}, {})).toEqual({ ...texts, baseline: real });
    const moved = moveOptions(options, real, path.join(place, 'copy'));
    expect(moved).toContainEqual({ name: 'agent-skills', value: '../one\n../two' });
    expect(moved).toContainEqual({ name: 'baseline', value: real });
  });

  test('the dataset of a run is had again at its commit, if the record tells all of its place', () => {
    const run = aRun(['passed']);
    const dataset = { ...run.dataset, ref: 'c0ffee' };
    const kept = (value: string) => [{ name: 'dataset-repository', value }];
    expect(datasetOptions({ ...run, dataset, options: kept('https://x.invalid/y') }, '/results')).toEqual({
      'dataset-repository': 'https://x.invalid/y',
      'dataset-ref': 'c0ffee',
    });
    for (const value of ['', `https://${MASK}/y`])
      expect(() => datasetOptions({ ...run, dataset, options: kept(value) }, '/results')).toThrow(
        /does not contain the location of the dataset/,
      );
  });

  test('a dataset that has moved is named, with the option for its new place', () => {
    const run = { ...aRun(['passed']), options: [{ name: 'dataset', value: '../gone' }] };
    const place = path.join(temporaryDirectory(), 'results');
    expect(() => restoreOptions(run, place, {}, {})).toThrow(
      /^resume: the dataset of the run, .*gone, does not exist; give its place with --dataset$/,
    );
    const moved = writeDataset([{ instance_id: 'a' }]);
    expect(restoreOptions(run, place, { dataset: moved }, {})).toEqual({ dataset: moved });
  });

  test('an address that may hold a key is kept by its name only', () => {
    const keptOf = (name: OptionName, value: string) => keepOptions({ [name]: value }, '/results')[0]?.value;
    const judge = ['https://me:key@x.invalid/v1', 'https://x.invalid/v1?key=1', 'https://x.invalid/v1'];
    expect(judge.map((url) => keptOf('judge-base-url', url))).toEqual(['', '', 'https://x.invalid/v1']);
    const repositories = ['https://key@x.invalid/y', 'https://x.invalid/@y', 'git@x.invalid:y'];
    expect(repositories.map((url) => keptOf('dataset-repository', url))).toEqual(['', ...repositories.slice(1)]);
  });

  test.each([
    [{ AGENTBENCH_JUDGE_API_KEY: 'one', OPENAI_API_KEY: 'other' }, 'one'],
    [{ AGENTBENCH_JUDGE_API_KEY: '', OPENAI_API_KEY: 'other' }, 'other'],
  ])('the key of the judge comes from %j', (environment, key) => {
    const run = { ...aRun(['passed']), options: keepOptions({ judge: 'openai', 'judge-api-key': 'k' }, '/results') };
    expect(restoreOptions(run, '/results', {}, environment)).toEqual({ judge: 'openai', 'judge-api-key': key });
    expect(() => restoreOptions(run, '/results', {}, { AGENTBENCH_JUDGE_API_KEY: '', OPENAI_API_KEY: '' })).toThrow(
      'set in the environment: AGENTBENCH_JUDGE_API_KEY',
    );
  });

  test('does not continue a run with other limits of a trial, more that its agent may reach, or another reward as its score', async () => {
    const { options, first } = await aRunOnDisk();
    const given = (texts: Record<string, string>) => ({
      keepOptions: (directory: string) => keepOptions({ ...options, ...texts }, directory),
    });
    const limits = { 'pass-key': 'f1', 'trial-max-cost': '2', 'trial-max-requests': '9', 'hosted-tools': 'strip' };
    const run = { ...first.run, options: given(limits).keepOptions(first.directory) };
    writeFileSync(path.join(first.directory, 'run.json'), JSON.stringify(run));
    const error = await measure(options, given({ 'trial-max-cost': '3.5' })).catch((error) => error);
    expect(error).toMatchObject({ name: 'UserError' });
    expect(error.message.split('\n').slice(1)).toEqual([
      'pass-key: f1 before, none now',
      'trial-max-cost: 2 before, 3.5 now',
      'trial-max-requests: 9 before, none now',
      'hosted-tools: strip before, none now',
    ]);
    await expect(measure(options, given({ ...limits, 'trial-max-cost': '2.0' }))).resolves.toBeDefined();
  });

  test("does not continue a run with another content of the agent's directory", async () => {
    const { options, agentDirectory } = await aRunOnDisk();
    mkdirSync(path.join(agentDirectory, '__pycache__'));
    writeFileSync(path.join(agentDirectory, '__pycache__/a.pyc'), 'written while it ran');
    await expect(measure(options)).resolves.toMatchObject({ run: { totals: { passed: 1, failed: 1 } } });
    writeFileSync(path.join(agentDirectory, 'agent.sh'), 'touch solved\n');
    await expect(measure(options)).rejects.toThrow(/^agent-directory: sha256:\S+ before, sha256:\S+ now$/m);
  });

  test("counts no results in the agent's directory, such as a baseline's, but a run.json of its own", async () => {
    const { options, agentDirectory, first } = await aRunOnDisk();
    cpSync(first.directory, path.join(agentDirectory, 'old'), { recursive: true });
    await expect(measure(options)).resolves.toMatchObject({ run: { totals: { passed: 1, failed: 1 } } });
    for (const name of ['run.json', 'experiment.json']) {
      mkdirSync(path.join(agentDirectory, name.slice(0, 3)));
      writeFileSync(path.join(agentDirectory, name.slice(0, 3), name), '{}');
      await expect(measure(options)).rejects.toThrow(/^agent-directory: sha256:\S+ before, sha256:\S+ now$/m);
      rmSync(path.join(agentDirectory, name.slice(0, 3)), { recursive: true });
    }
  });

  test('tells sizes and durations as options have them', () => {
    const before = aRun(['passed']);
    const now = { ...before, settings: { ...before.settings, memory_bytes: 2 * 1024 ** 3, testcase_timeout_ms: 500 } };
    const other = { ...before, settings: { ...before.settings, mode: 'dev' as const, testcase_timeout_ms: 5_400_000 } };
    expect(differencesOf(before, now)).toEqual(['memory: none before, 2GiB now']);
    // The figure by which trials are compared changes nothing of them.
    expect(differencesOf(before, { ...before, settings: { ...before.settings, measure: 'score' } })).toEqual([]);
    expect(differencesOf(other, { ...now, settings: { ...now.settings, mode: 'dev' } })).toEqual([
      'testcase-timeout: 90m before, 500ms now',
      'memory: none before, 2GiB now',
    ]);
  });

  test('does not continue a run whose record is of a version that did not tell its agent', async () => {
    const { options, first } = await aRunOnDisk();
    const { identity: _, ...run } = first.run;
    writeFileSync(path.join(first.directory, 'run.json'), JSON.stringify(run));
    await expect(measure(options)).rejects.toThrow(`unknown (harness ${VERSION}) before, known now`);
    writeFileSync(path.join(first.directory, 'run.json'), '{');
    await expect(measure(options)).rejects.toThrow(
      /whose run\.json cannot be read, so its agent and dataset are unknown/,
    );
  });

  test.each<[what: string, change: (record: Result) => void]>([
    ['agent', ({ agent }) => Object.assign(agent, { name: 'another' })],
    ['command', ({ agent }) => Object.assign(agent, { command: 'true' })],
    ['model', ({ agent }) => Object.assign(agent, { model: 'small' })],
    ['dataset', ({ dataset }) => Object.assign(dataset, { digest: `sha256:${'0'.repeat(64)}` })],
  ])('does not count the record of another %s in the same directory', async (_what, change) => {
    const { options, first } = await aRunOnDisk({ 'agent-model': 'large', instances: 'a' });
    const other = first.results['a/1']!;
    // As of a run that was killed before it wrote the record down.
    const planned = first.run.planned.map(({ digest: _, ...entry }) => ({ ...entry, result: null }));
    const killed = JSON.stringify({ ...first.run, planned, finished_at: null });
    writeFileSync(path.join(first.directory, 'run.json'), killed);
    const begun = async () => {
      writeFileSync(path.join(first.directory, 'a/trial-1/result.json'), JSON.stringify(other));
      return (await measure(options)).told.filter(({ what }) => what === 'begins').map(({ place }) => place);
    };
    expect(await begun()).toEqual([]);
    writeFileSync(path.join(first.directory, 'run.json'), killed);
    change(other);
    expect(await begun()).toEqual(['a/1']);
  });

  test('keeps the trials of the run that are not selected now, with their verdicts', async () => {
    const { options } = await aRunOnDisk();
    const { run, told } = await measure({ ...options, instances: 'b' });
    expect(run.planned.map(({ instance_id: id, status }) => `${id} ${status}`)).toEqual(['b failed', 'a passed']);
    expect(told.map(({ what }) => what)).not.toContain('begins');
  });

  test('leaves a trial without a verdict that is not selected now, and measures it with the rest of the run', async () => {
    const options = {
      dataset: writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]),
      testbed: 'host',
      'results-path': path.join(temporaryDirectory(), 'results'),
      'agent-command': '[ $AGENTBENCH_INSTANCE_ID = a ] || exit 75; touch solved',
    };
    await measure(options);
    const begun = async (about: Parameters<typeof measure>[1]) => {
      const { run, told } = await measure({ ...options, instances: 'a', resume: 'true' }, about);
      expect(run.planned.map(({ instance_id: id, status }) => `${id} ${status}`)).toEqual(['a passed', 'b error']);
      return told.filter(({ what }) => what === 'begins').map(({ place }) => place);
    };
    expect(await begun({})).toEqual([]);
    expect(await begun({ again: 'rest' })).toEqual(['b/1']);
    // The first trial of a process, on a machine that an agent of the run has had before.
    const { results } = await measure({ ...options, resume: 'true' }, { again: 'rest' });
    expect(results['b/1']!.integrity.map(({ kind }) => kind)).toEqual(['host_reused', 'agent_retried']);
  });

  test('measures no trial again whose record this user may not read', async () => {
    const directory = temporaryDirectory();
    const store = new ResultStore(directory);
    const run = aRun(['passed', 'failed']);
    await store.writeRun(run);
    mkdirSync(path.join(directory, 'one-1/trial-1'), { recursive: true });
    chmodSync(directory, 0o755);
    chmodSync(path.join(directory, 'one-1'), 0);
    const dataset = { ...run.dataset, directory, testbed: null, instances: [], notes: [] };
    await expect(asNobody(() => continueRun(store, dataset, [], run, null))).rejects.toThrow(
      new UserError(`resume: ${directory}/one-1/trial-1/result.json: it cannot be read: permission denied`),
    );
  });

  test('measures chosen trials again, and says where there is none', async () => {
    const { options } = await aRunOnDisk();
    const begun = async (again: Parameters<typeof measure>[1]) =>
      (await measure(options, again)).told.filter(({ what }) => what === 'begins').map(({ place }) => place);
    expect(await begun({})).toEqual([]);
    expect(await begun({ again: { statuses: ['failed'], selectors: null } })).toEqual(['b/1']);
    expect(await begun({ again: { statuses: null, selectors: ['a'] } })).toEqual(['a/1']);
    await expect(begun({ again: { statuses: ['error'], selectors: null } })).rejects.toThrow(
      'resume: nothing to measure again: no trial ended in an error',
    );
  });

  test.each<[string, string | null, string | null, boolean]>([
    ['the same workflow run', '7', '7', true],
    ['another one', '6', '7', false],
    ['the command line, in a workflow', null, '7', false],
    ['a workflow, on the command line', '7', null, true],
  ])('without a directory, the latest run of %s: %j, %j', async (_, was, now, isContinued) => {
    const place = (run_id: string | null) =>
      run_id === null
        ? null
        : {
            ...{ repository: 'org/agent', workflow: 'bench', job: 'measure', run_id, run_attempt: 1, sha: 'c0ffee' },
            ...{ head_sha: null, ref: 'refs/heads/main', event: 'push', pull_request: null },
          };
    const parent = temporaryDirectory();
    await new ResultStore(path.join(parent, 'run')).writeRun(aRun(['passed'], { github: place(was) }));
    const notices: string[] = [];
    const observer = { notice: (text: string) => notices.push(text) };
    const found = await latestToResume({ github: place(now), observer }, parent);
    expect(found).toBe(isContinued ? path.join(parent, 'run') : null);
    expect(notices).toEqual(
      isContinued ? [] : [expect.stringMatching(/^resume: .*run is not of this workflow run .* results-path$/)],
    );
  });

  test.each([
    ['interrupted', false],
    ['killed', true],
  ])('of a run that is %s, chosen trials that have not begun keep what they had', async (_, isKilled) => {
    const dataset = writeDataset(['a', 'b', 'c', 'd'].map((id) => ({ instance_id: id })));
    const marks = temporaryDirectory();
    const options = {
      ...{ dataset, testbed: 'host', 'results-path': path.join(temporaryDirectory(), 'results'), resume: 'true' },
      'agent-command': `case $AGENTBENCH_INSTANCE_ID in b) exit ;; c) mkdir ${marks}/c && exit 75 ;; esac; touch solved`,
    };
    const first = await measure(options);
    const statusesOf = (planned: RunRecord['planned']) =>
      planned.map(({ instance_id: id, status }) => `${id} ${status}`);
    expect(statusesOf(first.run.planned)).toEqual(['a passed', 'b failed', 'c error', 'd passed']);
    const stop = new AbortController();
    const killed = path.join(temporaryDirectory(), 'killed');
    const { run, directory } = await measure(options, {
      again: { statuses: null, selectors: ['all'] },
      signal: stop.signal,
      onStage(_, stage) {
        if (stage !== 'agent' || stop.signal.aborted) return;
        cpSync(first.directory, killed, { recursive: true });
        stop.abort('SIGINT');
      },
    });
    const read = await readRun(isKilled ? killed : directory, ({ status }) => status);
    expect(statusesOf(read.run.planned).slice(1)).toEqual(['b failed', 'c error', 'd passed']);
    expect([read.results.slice(1), read.left]).toEqual([['failed', 'error', 'passed'], []]);
    if (isKilled) return;
    expect(statusesOf(run.planned)[0]).toBe('a not_run');
    expect(run.planned.slice(1)).toEqual(first.run.planned.slice(1));
    const { run: rest, told } = await measure(options);
    expect(told.filter(({ what }) => what === 'begins').map(({ place }) => place)).toEqual(['a/1', 'c/1']);
    expect(rest.totals).toMatchObject({ passed: 3, failed: 1 });
  });

  test('of more trials than before, measures those that are chosen, and the others without a choice', async () => {
    const { options } = await aRunOnDisk();
    const of = (selectors: string[] | null) =>
      measure({ ...options, trials: '2' }, selectors === null ? {} : { again: { statuses: null, selectors } });
    const begun = ({ told }: Awaited<ReturnType<typeof of>>) =>
      told.filter(({ what }) => what === 'begins').map(({ place }) => place);
    const chosen = await of(['a']);
    expect(begun(chosen)).toEqual(['a/1', 'a/2']);
    expect(chosen.run.planned.map(({ instance_id: id, trial }) => `${id}/${trial}`)).toEqual(['a/1', 'b/1', 'a/2']);
    expect(begun(await of(null))).toEqual(['b/2']);
    // The options are those of a part, as of a run that was continued with another shard.
    const beyond = { again: { statuses: null, selectors: ['b'] } };
    expect(begun(await measure({ ...options, instances: 'a', trials: '3' }, beyond))).toEqual(['b/1', 'b/2', 'b/3']);
  });
});

describe('the directory of a run', () => {
  const options = { dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'agent-command': 'touch solved' };

  test('is never overwritten', async () => {
    const first = await measure(options);
    const again = { ...options, 'results-path': first.directory, 'agent-name': 'another' };
    await expect(measure(again)).rejects.toThrow(
      `results-path: ${first.directory} holds another run, which is never overwritten`,
    );
    expect(JSON.parse(first.read('run.json'))).toEqual(first.run);
  });

  test('is that of one run at a time, and free again at its end', async () => {
    const first = await measure(options);
    const resumed = { ...options, 'results-path': first.directory, resume: 'true' };
    const giveBack = new ResultStore(first.directory).take('other');
    await expect(measure(resumed)).rejects.toThrow(
      `results-path: another run (process ${process.pid} on ${hostname()}) writes to ${first.directory}; wait for its end`,
    );
    giveBack();
    await measure(resumed);
    expect(readdirSync(first.directory).filter((name) => name.endsWith('.owner'))).toEqual([]);
  });

  test('has git ignore it if it was empty, and leaves a directory of the user alone', async () => {
    const { read } = await measure(options);
    expect(read('.gitignore')).toBe('*\n');
    const own = temporaryDirectory();
    writeFileSync(path.join(own, 'mine'), '');
    await measure({ ...options, 'results-path': own });
    expect(existsSync(path.join(own, '.gitignore'))).toBe(false);
  });
});
