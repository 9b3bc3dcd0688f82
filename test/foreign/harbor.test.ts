import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOfTrial } from '../../src/foreign/harbor/files.ts';
import { partOfOther } from '../../src/foreign/recognise.ts';
import { loadRuns } from '../../src/report/load.ts';
import { obstacles } from '../../src/report/pairing.ts';
import { resultSchema, runSchema } from '../../src/results/records.ts';
import { agentbench } from '../support/cli.ts';
import { aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { type LabResult, writeLabJob } from './lab-job.ts';

/** The trials of the nop agent, each changed, as `instance/trial status score kind`. */
async function changed(change: (result: LabResult) => LabResult | null) {
  const directory = temporaryDirectory();
  writeLabJob(directory, (result, agent) => (agent === 'nop' ? change(result) : null));
  const { runs, notes } = await loadRuns([directory]);
  const { run, results } = runs.find(({ run }) => run.agent.name?.startsWith('nop'))!;
  const lines = run.planned.map(
    ({ instance_id, trial, status, score, error }) =>
      `${instance_id}/${trial} ${status} ${score ?? '–'}${error === null ? '' : ` ${error.stage} ${error.kind}`}`,
  );
  return { run, results, lines, notes, directory };
}

function excepted(type: string, rewards: Record<string, unknown> | null) {
  return (result: LabResult): LabResult => ({
    ...result,
    verifier_result: rewards === null ? null : { rewards },
    exception_info: { exception_type: type, exception_message: 'it broke', exception_traceback: '', occurred_at: '' },
  });
}

describe('a job of Harbor', () => {
  test('becomes a run of each agent, with every trial, its verdict, its times and the origin', async () => {
    const directory = temporaryDirectory();
    writeLabJob(path.join(directory, 'jobs/lab'));
    const { runs, notes } = await loadRuns([directory]);
    expect(notes).toEqual([`${directory}/jobs/lab: measured by Harbor 0.25.0`]);
    const table = runs.map(({ run }) => [
      run.agent.name,
      ...run.planned.map(
        ({ instance_id, trial, status, score }) => `${instance_id}/${trial} ${status} ${score ?? '–'}`,
      ),
    ]);
    expect(table.sort()).toEqual([
      [
        'nop 1.0.0',
        ...['half/1 failed 0', 'half/2 failed 0', 'none/1 error –', 'none/2 error –'],
        ...['one/1 failed 0', 'one/2 failed 0', 'slow/1 passed 1', 'slow/2 passed 1'],
      ],
      [
        'oracle 1.0.0',
        ...['half/1 failed 0.5', 'half/2 failed 0.5', 'none/1 error –', 'none/2 error –'],
        ...['one/1 passed 1', 'one/2 passed 1', 'slow/1 passed 1', 'slow/2 passed 1'],
      ],
    ]);
    const [first, second] = runs;
    expect(first!.run.dataset).toEqual(second!.run.dataset);
    expect(first!.run.dataset.name).toBe('lab');
    for (const { run } of runs) {
      expect(runSchema.parse(run)).toEqual(run);
      expect(run).toMatchObject({ measured_by: { name: 'Harbor', version: '0.25.0' }, settings: { testbed: 'other' } });
    }
    const oracle = runs.find(({ run }) => run.agent.name === 'oracle 1.0.0')!;
    const at = (id: string) => oracle.results[oracle.run.planned.findIndex(({ instance_id }) => instance_id === id)]!;
    expect(at('half').explanation).toBe('reward 0.5');
    expect(at('half').elsewhere!.result.evaluation).toMatchObject({
      kind: 'reward',
      rewards: { reward: 0.5, style: 1.5 },
    });
    for (const trial of oracle.results) expect(resultSchema.parse(trial!.elsewhere!.result)).toBeTruthy();
    expect(at('none').error).toMatchObject({ stage: 'evaluate', kind: 'no_reward' });
    expect(at('slow').elsewhere!.result.agent).toMatchObject({ timed_out: true, ended_by: 'time_limit' });
    expect(at('slow').agent_ms).toBeGreaterThan(1900);
    expect(at('one').times.evaluation).toBeGreaterThan(0);
    expect(at('one').usage.input_tokens).toBeNull();
  });

  test('ends with its last trial: times of the job are in a zone that it does not name', async () => {
    const ends = await Promise.all(
      ['2026-11-22T13:04:21.950029', '2026-11-22T23:34:21.950029', null].map(async (finished_at) => {
        const directory = temporaryDirectory();
        writeLabJob(directory);
        const file = path.join(directory, 'result.json');
        writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), finished_at }));
        const { runs } = await loadRuns([directory]);
        return runs.map(({ run }) => run.finished_at).sort();
      }),
    );
    const last = ['2026-11-22T18:04:21.383Z', '2026-11-22T18:04:21.945Z'];
    expect(ends).toEqual([last, last, [null, null]]);
  });

  test('may have lost its own records: its trials alone are a run, as they are published', async () => {
    const directory = temporaryDirectory();
    writeLabJob(path.join(directory, 'published'));
    for (const name of ['config.json', 'lock.json', 'result.json']) rmSync(path.join(directory, 'published', name));
    const published = path.join(directory, 'published');
    const [trial] = readdirSync(published);
    const ends = async () => (await loadRuns([directory])).runs.map(({ run }) => [run.planned.length, run.finished_at]);
    const alone = [
      [8, '2026-11-22T18:04:21.383Z'],
      [8, '2026-11-22T18:04:21.945Z'],
    ];
    expect((await ends()).sort()).toEqual(alone);
    // A run of ours and a job beside them are found; a record that an agent left in a trial is not.
    for (const place of ['own', `${trial}/agent`]) {
      mkdirSync(path.join(published, place), { recursive: true });
      writeFileSync(path.join(published, place, 'run.json'), JSON.stringify(aRun(['passed'])));
    }
    expect((await ends()).sort()).toEqual([[1, aRun([]).finished_at], ...alone]);
    writeLabJob(path.join(published, 'zz'));
    const { runs, notes } = await loadRuns([directory]);
    expect(runs.map(({ directory }) => path.relative(published, directory))).toEqual(['own', '', '', 'zz', 'zz']);
    expect(notes.join()).not.toContain('left out');
  });

  test('a copy of a trial beside it counts once, under whichever name', async () => {
    const directory = temporaryDirectory();
    writeLabJob(directory);
    const names = readdirSync(directory).filter((name) => name.startsWith('one__'));
    for (const name of ['a', 'z'])
      cpSync(path.join(directory, names[0]!), path.join(directory, name), { recursive: true });
    const { runs, notes } = await loadRuns([directory]);
    expect(runs.map(({ run }) => run.planned.length)).toEqual([8, 8]);
    expect(notes.slice(1).sort()).toEqual(
      ['a', 'z'].map(
        (name) => `${directory}/${name}: it is a copy of the trial ${names[0]} beside it, and is left out`,
      ),
    );
  });

  test('is recognised by any part of its configuration, or by its lock; a trial is not one', async () => {
    const found = async (config: unknown, lock: unknown) => {
      const directory = temporaryDirectory();
      writeLabJob(directory);
      writeFileSync(path.join(directory, 'config.json'), JSON.stringify(config));
      if (lock !== undefined) writeFileSync(path.join(directory, 'lock.json'), JSON.stringify(lock));
      return (await loadRuns([directory])).runs.length;
    };
    const none = { trials: [] };
    expect(await found({ job_name: 'lab' }, undefined)).toBe(2);
    for (const key of ['tasks', 'agents', 'source_jobs']) expect(await found({ [key]: [{}] }, none), key).toBe(2);
    expect(await found({ job_name: 'lab', tasks: 'all' }, none)).toBe(0);
    expect(await found({ task: { path: 'one' }, agents: [{}] }, undefined)).toBe(0);
  });

  test('agents that differ in any setting are runs of their own, and no value of it is shown', async () => {
    const settings = [
      { env: { MODE: 'first-value' } },
      { env: { MODE: 'second-value' } },
      { skills: ['skills/a'] },
      { base_url: 'https://user:first-value@host' },
      { override_timeout_sec: 60 },
      { mcp_servers: [{ name: 'm', transport: 'sse', url: 'http://m/second-value', args: [] }] },
      { kwargs: { text: 'x'.repeat(3000) } },
      { kwargs: { text: `${'x'.repeat(3000)}y` } },
      { kwargs: { effort: 'high', turns: 5, llm: { api_key: 'first-value', url: 'https://u:first-value@h' } } },
      { kwargs: { effort: 'high', turns: 6 } },
    ];
    const agents = [...settings, {}].map((setting) => ({ name: 'nop', ...setting }));
    const directory = temporaryDirectory();
    let written = 0;
    writeLabJob(directory, (result) => {
      // The record of a trial has members that the plan leaves out, or that are no part of an agent.
      const [task, agent] = [
        { path: 'lab/one' },
        { model_name: null, n_concurrent: 1, skills: [], ...agents[written] },
      ];
      written += 1;
      return written > agents.length ? null : { ...result, config: { task, agent }, task_name: 'lab/one' };
    });
    const task = { name: 'one', source: 'lab', path: 'lab/one' };
    writeFileSync(
      path.join(directory, 'lock.json'),
      JSON.stringify({ trials: agents.map((agent) => ({ task, agent })) }),
    );
    const { runs } = await loadRuns([directory]);
    expect(runs.map(({ run }) => run.planned.map(({ status }) => status !== 'not_run'))).toEqual(
      agents.map(() => [true]),
    );
    const told = runs.map(({ run }) => run.agent.command);
    expect(new Set(told).size).toBe(agents.length);
    expect(
      told
        .map((setting) =>
          setting
            .replace(/^[0-9a-f]{12} of /, '')
            .slice(0, 20)
            .trim(),
        )
        .sort(),
    ).toEqual([
      ...['', 'base_url', 'env', 'env', 'mcp_servers', 'override_timeout_sec'],
      ...['skills', '{"effort":"high","ll', '{"effort":"high","tu', '{"text":"…"}', '{"text":"…"}'],
    ]);
    expect(told.join()).not.toContain('-value');
    expect(told.join()).toContain('{"effort":"high","llm":{"api_key":"…","url":"…"},"turns":5}');
    expect(told).toContain('{"effort":"high","turns":6}');
  });

  test('jobs with other multipliers of the time limits are runs of their own', async () => {
    const jobs = [{}, { timeout_multiplier: 2 }, { timeout_multiplier: 2, verifier_timeout_multiplier: 1 }].map(
      (set) => {
        const directory = temporaryDirectory();
        writeLabJob(directory, (result, agent) =>
          agent === 'nop' ? { ...result, config: { ...(result.config as object), ...set } } : null,
        );
        onlyAgent(directory, 'nop');
        const file = path.join(directory, 'lock.json');
        const lock = JSON.parse(readFileSync(file, 'utf8'));
        writeFileSync(
          file,
          JSON.stringify({ ...lock, trials: lock.trials.map((trial: object) => ({ ...trial, ...set })) }),
        );
        return directory;
      },
    );
    const { runs } = await loadRuns(jobs);
    expect(runs.map(({ run }) => [run.agent.command, run.totals.not_run])).toEqual([
      ['', 0],
      ['agent_timeout_multiplier=2 verifier_timeout_multiplier=2', 0],
      ['agent_timeout_multiplier=2', 0],
    ]);
  });

  test('beside a run of ours, settings that its record does not have are no differing values', async () => {
    const directory = temporaryDirectory();
    writeLabJob(directory);
    const { runs } = await loadRuns([directory]);
    const theirs = runs[0]!.run;
    const reasons = obstacles(theirs, aRun(['passed']), ['before', 'now']);
    expect(reasons).toEqual([
      expect.stringMatching(/^another dataset digest: /),
      'limits and judge before are those of another program, and not known',
    ]);
    expect(obstacles(theirs, theirs, ['before', 'now'])).toEqual([]);
  });

  test('skills are those of the lock: other content at a path is another agent, the same at another path is not', async () => {
    const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
    const of = (place: string, letter: string) => ({
      agent: { name: 'nop', skills: [place] },
      skills: [{ name: 'a', source: place, digest: digest(letter) }],
    });
    const jobs = [[of('/x/a', '1'), of('/y/a', '1')], [of('/x/a', '2')]].map((locks) => {
      const directory = temporaryDirectory();
      let written = 0;
      writeLabJob(directory, (result) => {
        const lock = locks[written];
        if (lock === undefined) return null;
        written += 1;
        mkdirSync(path.join(directory, String(result.trial_name)), { recursive: true });
        writeFileSync(path.join(directory, String(result.trial_name), 'lock.json'), JSON.stringify(lock));
        return { ...result, config: { task: { path: 'lab/one' }, agent: lock.agent }, task_name: 'lab/one' };
      });
      const task = { name: 'one', source: 'lab', path: 'lab/one' };
      const trials = locks.map((lock) => ({ task, ...lock }));
      writeFileSync(path.join(directory, 'lock.json'), JSON.stringify({ trials }));
      return directory;
    });
    const { runs } = await loadRuns(jobs);
    expect(runs.map(({ run }) => run.planned.map(({ status }) => status !== 'not_run'))).toEqual([
      [true, true],
      [true],
    ]);
    expect(new Set(runs.map(({ run }) => run.agent.command)).size).toBe(2);
  });

  test('a planned trial without a record is not_run, one that repeats its task is the next trial', async () => {
    const { lines } = await changed((result) => (String(result.task_name) === 'lab/half' ? null : result));
    expect(lines).toContain('half/1 not_run – plan missing');
    expect(lines).toContain('half/2 not_run – plan missing');
    expect(lines).toHaveLength(8);
  });

  test('a job without its lock tells how many of its trials are missing, since none is not_run', async () => {
    const { directory, run } = await changed((result) =>
      String(result.trial_name).startsWith('slow') ? null : result,
    );
    expect(run.totals.not_run).toBe(2);
    rmSync(path.join(directory, 'lock.json'));
    const { runs, notes } = await loadRuns([directory]);
    expect(runs.map(({ run }) => run.totals)).toMatchObject([{ planned: 6, not_run: 0 }]);
    expect(notes).toContain(
      `${directory}: it planned 16 trials, of which 6 have a result here; without its lock.json, the others are not counted as not_run`,
    );
  });

  test('the cause of an exception decides between a verdict and an error', async () => {
    const one = async (type: string, rewards: Record<string, unknown> | null) =>
      (await changed(excepted(type, rewards))).lines[0];
    expect(await one('AgentTimeoutError', { reward: 1 })).toBe('half/1 passed 1');
    expect(await one('ContextWindowExceededError', { reward: 0.25 })).toBe('half/1 failed 0.25');
    expect(await one('NonZeroAgentExitCodeError', { reward: 1 })).toBe('half/1 passed 1');
    expect(await one('AgentTimeoutError', null)).toBe('half/1 error – evaluate no_reward');
    expect(await one('RateLimitError', { reward: 1 })).toBe('half/1 error – evaluate model_provider_failed');
    expect(await one('SandboxBuildFailedError', null)).toBe('half/1 error – evaluate sandbox_failed');
    expect(await one('VerifierTimeoutError', { reward: 1 })).toBe('half/1 error – evaluate verifier_failed');
    expect(await one('constructor', { reward: 1 })).toBe('half/1 error – evaluate unclassified');
    expect(await one('UnsupportedModelParametersError', { reward: 1 })).toBe(
      'half/1 error – evaluate model_provider_failed',
    );
  });

  test('a job may say itself if a reward beside an exception counts', async () => {
    const one = async (type: string, has_valid_reward: boolean | null) => {
      const policy_override = { should_retry: null, should_grade: null, has_valid_reward };
      const overridden = (result: LabResult) => {
        const given = excepted(type, { reward: 1 })(result);
        return { ...given, exception_info: { ...(given.exception_info as object), policy_override } };
      };
      return (await changed(overridden)).lines[0];
    };
    expect(await one('AgentTimeoutError', false)).toBe('half/1 error – evaluate agent_exhausted_budget');
    expect(await one('AgentTimeoutError', null)).toBe('half/1 passed 1');
    expect(await one('MyAgentError', true)).toBe('half/1 passed 1');
  });

  test('a reward counts by its name and is cut to a score, with a note', async () => {
    const rewarded = (rewards: Record<string, unknown>) =>
      changed((result) => ({ ...result, verifier_result: { rewards }, exception_info: null }));
    const more = await rewarded({ reward: 3, toString: 1 });
    expect(more.lines[0]).toBe('half/1 passed 1');
    expect(more.results[0]!.integrity.map(({ kind }) => kind)).toEqual(['score_clipped']);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`case-${at}`, 1]));
    const { evaluation } = (await rewarded({ ...many, reward: 0.5 })).results[0]!.elsewhere!.result;
    expect(evaluation).toMatchObject({ reward: 0.5, rewards: { reward: 0.5 } });
    expect((await rewarded({ accuracy: 1 })).lines[0]).toBe('half/1 error – evaluate no_reward');
    const spaced = await rewarded({ 'reward ': 1 });
    expect(spaced.lines[0]).toBe('half/1 error – evaluate no_reward');
    expect(spaced.results[0]!.error!.message).toBe('no reward is named "reward": there is "reward " 1');
    expect((await rewarded({ reward: 0.5, ' reward': 1 })).results[0]!.elsewhere!.result.evaluation).toMatchObject({
      ...{ reward: 0.5, rewards: { reward: 0.5, '" reward"': 1 } },
    });
    expect((await rewarded({ reward: '1' })).lines[0]).toBe('half/1 error – evaluate no_reward');
    expect((await rewarded({ reward: -0.5 })).lines[0]).toBe('half/1 failed 0');
  });

  test('tasks of one short name in two organisations all count in the digest', async () => {
    const digestOf = async (changed: string) => {
      const directory = temporaryDirectory();
      writeLabJob(directory, (result) => {
        const task_name = String(result.task_name).replace('lab/half', 'other/one');
        return { ...result, task_name, ...(task_name === changed ? { task_checksum: '0'.repeat(64) } : {}) };
      });
      writeFileSync(path.join(directory, 'lock.json'), JSON.stringify({ trials: [] }));
      return (await loadRuns([directory])).runs[0]!.run.dataset.digest;
    };
    expect(new Set(await Promise.all(['', 'lab/one', 'other/one'].map(digestOf))).size).toBe(3);
  });

  test('several steps have their usage and times added up, and the fault of a step is that of the trial', async () => {
    const context = { n_input_tokens: 10, n_cache_tokens: 4, n_output_tokens: 3, cost_usd: 0.5 };
    const time = (second: number) => `2026-01-01T00:00:0${second}.000000`;
    const step = (name: string, from: number) => ({
      step_name: name,
      agent_result: { ...context, model_usage: { 'm/x': {} } },
      exception_info: null,
      agent_execution: { started_at: time(from), finished_at: time(from + 2) },
    });
    const several = (exception_info: unknown) => (result: LabResult) => ({
      ...result,
      agent_result: null as never,
      exception_info: null,
      verifier_result: { rewards: { reward: 1 } },
      step_results: [step('a', 1), { ...step('../b', 4), exception_info }],
    });
    const { results, lines } = await changed(several(null));
    expect(lines[0]).toBe('half/1 passed 1');
    expect(results[0]!.usage).toMatchObject({
      ...{ source: 'agent', input_tokens: 20, cached_input_tokens: 8, output_tokens: 6, cost_usd: 1, steps: null },
      models: ['m/x'],
    });
    expect(results[0]!.agent_ms).toBeGreaterThanOrEqual(4000);
    const partly = await changed((result) => ({
      ...several(null)(result),
      step_results: [step('a', 1), { ...step('b', 4), agent_result: { ...context, cost_usd: null } }],
    }));
    expect(partly.results[0]!.usage).toMatchObject({ input_tokens: 20, cost_usd: null });
    const unknown = async (agent_execution: unknown) => {
      const ended = { ...step('b', 4), agent_result: null, agent_execution };
      const { results } = await changed((result) => ({
        ...several(null)(result),
        step_results: [step('a', 1), ended],
      }));
      return [results[0]!.usage.input_tokens, results[0]!.usage.cost_usd];
    };
    expect(await unknown(step('b', 4).agent_execution), 'nobody knows what it used').toEqual([null, null]);
    expect(await unknown(null), 'its agent did not begin').toEqual([10, 0.5]);
    const years = { started_at: '2000-01-01T00:00:00', finished_at: '2009-01-01T00:00:00' };
    const ages = { started_at: '1970-01-01T00:00:00', finished_at: '9999-12-31T23:59:59' };
    const long = await changed((result) => ({
      ...several(null)(result),
      step_results: [years, years, ages].map((agent_execution) => ({ ...step('a', 1), agent_execution })),
    }));
    expect(resultSchema.parse(long.results[0]!.elsewhere!.result).agent.duration_ms).toBe(10 * 366 * 24 * 3_600_000);
    const broken = await changed(several({ exception_type: 'ApiOverloadedError', exception_message: '529' }));
    expect(broken.lines[0]).toBe('half/1 error – agent model_provider_failed');
  });

  test('an artifact is read with every file that the page shows', () => {
    const directory = temporaryDirectory();
    const shown = ['trial.log', 'exception.txt', 'verifier/test-stdout.txt', 'steps/one/verifier/test-stdout.txt'];
    const trajectories = ['agent', 'steps/one/agent'].flatMap((agent) =>
      ['trajectory.json', 'trajectory.cont-1.json', 'trajectory.cont-2.json'].map((name) => `${agent}/${name}`),
    );
    for (const file of [...shown, ...trajectories]) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      writeFileSync(path.join(directory, file), '');
    }
    const { logs, trajectories: found } = filesOfTrial(directory, ['one']);
    expect(logs.map(([, file]) => file).sort()).toEqual(shown.toSorted());
    expect(found).toEqual(trajectories);
    for (const file of [...shown, ...trajectories])
      expect([file, partOfOther(`jobs/a/b/${file}`)]).toEqual([file, 'file']);
  });

  test('steps whose names begin alike have a log each', () => {
    const directory = temporaryDirectory();
    const steps = ['implement-the-first-feature-a', 'implement-the-first-feature-b', '../c'];
    for (const step of steps.slice(0, 2)) {
      mkdirSync(path.join(directory, 'steps', step, 'verifier'), { recursive: true });
      writeFileSync(path.join(directory, 'steps', step, 'verifier/test-stdout.txt'), step);
    }
    expect(filesOfTrial(directory, steps).logs).toEqual([
      ['evaluation-1-implement_the_first_featu.log', 'steps/implement-the-first-feature-a/verifier/test-stdout.txt'],
      ['evaluation-2-implement_the_first_featu.log', 'steps/implement-the-first-feature-b/verifier/test-stdout.txt'],
    ]);
  });

  test('is read with the byte order mark that an editor has put before its records', async () => {
    const directory = temporaryDirectory();
    writeLabJob(directory);
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    )) {
      const file = path.join(directory, name);
      writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`);
    }
    const { runs, notes } = await loadRuns([directory]);
    expect(runs.map(({ run }) => run.planned.length)).toEqual([8, 8]);
    expect(notes).toEqual([`${directory}: measured by Harbor 0.25.0`]);
  });

  test('hostile records change nothing else and are never followed out of the job', async () => {
    const directory = temporaryDirectory();
    writeLabJob(directory, (result, agent) => {
      if (agent !== 'nop' || result.task_name !== 'lab/one') return result;
      return { ...result, task_name: '__proto__/../\u001b[31m::error::\n', source: 'lab' };
    });
    const outside = temporaryDirectory();
    writeFileSync(path.join(outside, 'trajectory.json'), '{"steps":[]}');
    writeFileSync(path.join(outside, 'result.json'), '{}');
    symlinkSync(outside, path.join(directory, 'linked'));
    const [trial] = readdirSync(directory).filter((name) => name.startsWith('half'));
    symlinkSync(outside, path.join(directory, trial!, 'agent-of'));
    mkdirSync(path.join(directory, 'bad'));
    writeFileSync(path.join(directory, 'bad/result.json'), '[1, 2');
    const { runs, notes } = await loadRuns([directory]);
    expect(notes.slice(1)).toEqual([
      `${directory}: links are not followed (1, such as linked); a trial counts if its directory is there`,
      `${directory}/bad/result.json: it is not the result of a trial, and is left out`,
    ]);
    const nop = runs.find(({ run }) => run.agent.name === 'nop 1.0.0')!;
    expect(runSchema.safeParse(nop.run).success).toBe(true);
    expect(nop.run.planned.map(({ instance_id }) => instance_id)).toContain('31m-error-');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('is reported, compared, gated and shown, with the steps of its agent', async () => {
    const cwd = temporaryDirectory();
    for (const agent of ['oracle', 'nop'])
      writeLabJob(path.join(cwd, agent), (result, of) => (of === agent ? result : null));
    for (const agent of ['oracle', 'nop']) onlyAgent(path.join(cwd, agent), agent);
    const trial = readdirSync(path.join(cwd, 'oracle')).find((name) => name.startsWith('one'))!;
    writeFileSync(
      path.join(cwd, 'oracle', trial, 'agent/trajectory.json'),
      JSON.stringify({
        schema_version: 'ATIF-v1.6',
        agent: { name: 'oracle', version: '1' },
        steps: [{ step_id: 1, source: 'agent', message: 'I write hello' }],
      }),
    );
    writeFileSync(
      path.join(cwd, 'oracle', trial, 'agent/trajectory.cont-1.json'),
      JSON.stringify({
        schema_version: 'ATIF-v1.6',
        agent: { name: 'oracle', version: '1' },
        steps: [{ step_id: 1, source: 'agent', message: 'I go on after a summary' }],
      }),
    );
    const args = ['report', 'oracle', '--baseline', 'nop', '--results-path', 'out'];
    const { stdout, exitCode } = await agentbench(args, { cwd });
    expect(stdout).toContain('4 of 8 passed (50%), 2 failed, 2 could not be measured');
    expect(stdout).toContain('(another agent: nop 1.0.0 before, oracle 1.0.0 now)');
    expect(stdout).toContain('failed → passed one');
    expect(stdout).toContain('gate: 2 of 8 trials could not be measured (fail-on: error)');
    expect(exitCode).toBe(3);
    expect(readFileSync(path.join(cwd, 'out/report/report.html'), 'utf8')).toMatch(
      /data-file="steps.json"[\s\S]*data-file="steps-part-2.json"/,
    );
    const document = JSON.parse(readFileSync(path.join(cwd, 'out/report/results.json'), 'utf8'));
    expect(document.notes.join()).toContain('measured by Harbor 0.25.0');
    expect(document.repeat ?? null).toBeNull();
    const both = await agentbench(['report', 'oracle', 'nop', '--results-path', 'both'], { cwd });
    expect(both.stdout).toContain('2 runs by success rate: 4 instances, 2 trials each');
    writeLabJob(path.join(cwd, 'two'));
    const against = await agentbench(['report', 'oracle', '--baseline', 'two'], { cwd });
    expect(against.stderr).toMatch(
      /^agentbench: baseline: two has results of several agents, (oracle|nop) 1\.0\.0 and (nop|oracle) 1\.0\.0 for example: name results of one agent, such as a job of its own$/m,
    );
    expect(against.exitCode).toBe(2);
    writeLabJob(path.join(cwd, 'jobs/a'), (result, of) => (of === 'nop' ? result : null));
    onlyAgent(path.join(cwd, 'jobs/a'), 'nop');
    expect((await agentbench(['report', 'jobs', '--results-path', 'one'], { cwd })).stdout).not.toContain('the later');
    cpSync(path.join(cwd, 'jobs/a'), path.join(cwd, 'jobs/b'), { recursive: true });
    const again = await agentbench(['report', 'jobs', '--results-path', 'again'], { cwd });
    expect(again.stdout).toContain('note: the directories hold verdicts on the same trials, of which the later counts');
    const steps = await agentbench(['show', 'oracle', 'one', '--steps'], { cwd });
    expect(steps.stdout).toMatch(/I write hello[\s\S]*I go on after a summary/);
    const page = await agentbench(['show', 'nop', 'one/1'], { cwd });
    expect(page.stdout).not.toMatch(/never began|repeat |^command/m);
    // One of its tasks is in error, which only Harbor can measure again.
    expect(page.stdout).not.toContain('(no output)');
    const run = await agentbench(['show', 'nop'], { cwd });
    expect(run.stdout).toContain('! error');
    expect(run.stdout).not.toContain('measure the rest');
    for (const name of ['verifier/test-stdout.txt', 'evaluation', 'evaluation.log']) {
      const log = await agentbench(['show', 'nop', 'one/1', '--log', name], { cwd });
      expect(log.stdout).toContain('one is missing');
    }
    const none = await agentbench(['show', 'nop', 'one/1', '--log', 'prerunner'], { cwd });
    expect(none.stderr).toMatch(/^agentbench: log: "prerunner" is not among the logs; there (is|are) evaluation/);
  });
});

/** Leaves the trials of one agent in a job's plan. */
function onlyAgent(directory: string, agent: string): void {
  const file = path.join(directory, 'lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.trials = lock.trials.filter((trial: { agent: { name: string } }) => trial.agent.name === agent);
  writeFileSync(file, JSON.stringify(lock));
}
