import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { noiseFile, readNoiseFile } from '../../src/datasets/noise-file.ts';
import { selectInstances } from '../../src/datasets/select.ts';
import { briefOf } from '../../src/report/brief.ts';
import { classesOf, noiseLines, noiseOf } from '../../src/report/noise.ts';
import type { Status } from '../../src/results/fields.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { agentbench } from '../support/cli.ts';
import { aResult, aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { metered } from './sample.ts';

const suite = (statuses: Status[], about: Partial<RunRecord> = {}) => ({
  run: aRun(statuses, about),
  results: [],
  notes: [],
});
const FIRST: Status[] = ['passed', 'passed', 'failed', 'failed', 'passed', 'error'];
const SECOND: Status[] = ['passed', 'failed', 'failed', 'passed', 'failed', 'passed'];

describe('noise of two measurements of the same', () => {
  test('difference, spread, flaky and saturated instances; one without a verdict is left out', () => {
    const noise = noiseOf(suite(FIRST), suite(SECOND));
    expect(noise).toMatchObject({
      measure: 'success rate',
      difference: -0.2,
      pairs: 5,
      left_out: 1,
      p: 1,
      flaky_share: 0.6,
    });
    // Differences 0, -1, 0, 1, -1 around -0.2.
    expect(noise.spread).toBeCloseTo(Math.sqrt((2 * 0.04 + 2 * 0.64 + 1.44) / 4), 12);
    expect(noise.interval!.low).toBeLessThan(-0.2);
    expect(Object.fromEntries(classesOf(noise))).toEqual({
      'one-1': 'saturated',
      'one-2': 'flaky',
      'one-3': 'saturated',
      'one-4': 'flaky',
      'one-5': 'flaky',
    });
    expect(noiseLines(noise)).toEqual([
      expect.stringMatching(
        /^noise of the success rate: −20\.0 points without a change, 95% interval .* 5 instances, 1 left out$/,
      ),
      'spread by instance: 83.7 points (standard deviation)',
      'flaky: 3 of 5 instances (60%)',
      ...['one-2: 1 | 0', 'one-4: 0 | 1', 'one-5: 1 | 0'],
      'saturated: 2 of 5 instances, always with the same end',
    ]);
  });

  test('of one instance, of which no spread is known', () => {
    expect(noiseLines(noiseOf(suite(['passed']), suite(['passed'])))).toEqual([
      expect.stringMatching(/ p = 1\.000, 1 instance$/),
      'flaky: 0 of 1 instance (0%)',
      'saturated: 1 of 1 instance, always with the same end',
    ]);
  });

  test('a p value below 0.05 is not written as 0.05', () => {
    const noise = noiseOf(suite(FIRST), suite(SECOND));
    expect(noiseLines({ ...noise, p: 0.04996 })[0]).toContain(', p = 0.04996, ');
  });

  test('results that cannot be compared are refused; another agent is said, and what a record does not tell', () => {
    const other = aRun(SECOND);
    other.settings.agent_timeout_ms = 5;
    expect(() => noiseOf(suite(FIRST), { run: other, results: [], notes: [] })).toThrow(
      'noise: the two results cannot be compared: another agent-timeout',
    );
    const identity: RunRecord['identity'] = {
      ...{ agent_setup: null, agent_directory: 'sha256:1', agent_variables: [], agent_env: [] },
      ...{ agent: null, agent_args: [], agent_skills: null, agent_mcp: null, agent_instructions: null, task_env: [] },
      ...{ image: null, image_map: [], workdir: null, pass_score: 1 },
    };
    const changed = suite(SECOND, { identity: { ...identity, agent_directory: 'sha256:2' } });
    expect(noiseOf(suite(FIRST, { identity }), changed).notes).toEqual([
      'not all of this is noise: another agent-directory: sha256:1 before, sha256:2 now',
    ]);
    const settings = 'not all of this is noise: another agent-setup, agent-directory, agent-variables';
    expect(noiseOf(changed, suite(FIRST)).notes).toEqual([`${settings}: known before, unknown (harness 0.1.0) now`]);
    expect(noiseOf(suite(FIRST), changed).notes).toEqual([`${settings}: unknown (harness 0.1.0) before, known now`]);
    const agent = { ...other.agent, model: 'other' };
    expect(noiseOf(suite(FIRST), suite(SECOND, { agent })).notes).toEqual([
      'not all of this is noise: another agent-model: none before, other now',
    ]);
    const answered = (by: number) => {
      const result = { ...metered({ models: [`large-${by}`] }), finished_at: `2026-01-01T00:00:0${by}.000Z` };
      return { ...suite(['passed'], { harness_version: `1.${by}.0` }), results: [briefOf(aResult(result))] };
    };
    expect(noiseOf(answered(1), answered(2)).notes).toEqual([
      'not all of this is noise: another version of agentbench: 1.1.0 in the first, 1.2.0 in the second',
      'not all of this is noise: other models answered: large-1 in the first, large-2 in the second',
    ]);
  });
});

describe('trials of the second that were reused from the first', () => {
  const measuredAt = (times: number[], length = 5) => {
    const at = (time: number) => new Date(time).toISOString();
    const results = times.map((time) => briefOf(aResult({ started_at: at(time), finished_at: at(time + length) })));
    return { ...suite(times.map(() => 'passed')), results };
  };

  test('are left out, and counted', () => {
    const { pairs, notes } = noiseOf(measuredAt([1, 2, 3]), measuredAt([1, 2, 4]));
    expect({ pairs, notes }).toEqual({
      pairs: 1,
      notes: ['left out: 2 trials of the second that are copies of the first'],
    });
  });

  test('are no noise: without another trial, they are refused', () => {
    expect(() => noiseOf(measuredAt([1]), measuredAt([1]))).toThrow(
      'no instance in common; left out: 1 trial of the second that is a copy of the first; measure again, without reuse',
    );
  });

  test('are not told by times that another program does not record', () => {
    expect(noiseOf(measuredAt([0, 0], 0), measuredAt([0, 0], 0))).toMatchObject({ pairs: 2, notes: [] });
  });
});

describe('a file of classes', () => {
  const instances = ['a-1', 'a-2', 'b-1'].map((id) => ({ id, taskType: 'type' }));
  const written = (text: string) => {
    const file = path.join(temporaryDirectory(), 'noise.txt');
    writeFileSync(file, text);
    return file;
  };
  const select = async (...selectors: string[]) => {
    const notes: string[] = [];
    const selected = await selectInstances(instances, selectors, (note) => notes.push(note));
    return { ids: selected.map(({ id }) => id), notes };
  };

  test('leaves its instances out, or selects them', async () => {
    const file = written(
      noiseFile(
        new Map([
          ['a-1', 'flaky'],
          ['b-1', 'saturated'],
        ]),
        ['measured twice'],
      ),
    );
    expect(await select(`!flaky:${file}`)).toEqual({ ids: ['a-2', 'b-1'], notes: [] });
    expect((await select(`!flaky:${file}`, `!saturated:${file}`)).ids).toEqual(['a-2']);
    expect((await select('a-*', `!flaky:${file}`)).ids).toEqual(['a-2']);
    expect((await select(`saturated:${file}`)).ids).toEqual(['b-1']);
  });

  test('a file without any of the class leaves none out; ids that the dataset does not have are a note', async () => {
    expect(await select(`!flaky:${written('')}`)).toEqual({ ids: ['a-1', 'a-2', 'b-1'], notes: [] });
    const { ids, notes } = await select(`!flaky:${written('a-1 flaky\n\nz-1 flaky\ny-1 saturated\n')}`);
    expect(ids).toEqual(['a-2', 'b-1']);
    expect(notes).toEqual([expect.stringMatching(/^instances: 1 id of .*noise\.txt with flaky not in the dataset$/)]);
  });

  test.each(['a-1', 'a-1 flaky extra', 'a-1 unsteady', '{"id":"a-1"}'])(
    'a line "%s" is refused with its number',
    (line) => {
      const file = written(`# comment\na-2 flaky\n${line}\n`);
      expect(() => readNoiseFile(file, 'flaky')).toThrow(
        `instances: ${file}, line 3: "${line}" is not an id and one of flaky`,
      );
    },
  );

  test('no file, and a directory, are refused; nothing left is refused', async () => {
    await expect(select('!flaky:/nowhere/noise.txt')).rejects.toThrow('there is no such file');
    await expect(select(`!flaky:${temporaryDirectory()}`)).rejects.toThrow('it is not a regular file');
    const all = written('a-1 flaky\na-2 flaky\nb-1 flaky\n');
    await expect(select(`!flaky:${all}`)).rejects.toThrow('the selectors leave no instance');
  });
});

test('agentbench report --noise writes the file that --instances takes', async () => {
  const place = temporaryDirectory();
  for (const [name, statuses] of [
    ['one', FIRST],
    ['other', SECOND],
  ] as const) {
    mkdirSync(path.join(place, name));
    writeFileSync(path.join(place, name, 'run.json'), JSON.stringify(aRun(statuses)));
  }
  const noise = (...args: string[]) =>
    agentbench(['report', '--noise', ...args, '--results-path', place], { cwd: place });
  const printed = await noise('one', 'other');
  expect(printed).toMatchObject({ exitCode: 0, stderr: '' });
  expect(printed.stdout).toContain('flaky: 3 of 5 instances (60%)');
  expect(printed.stdout).toContain("leave them out: --instances '!flaky:report/noise.txt'");
  expect(readFileSync(path.join(place, 'report/noise.txt'), 'utf8')).toBe(
    '# 5 instances, measured twice: one and other\none-1 saturated\none-2 flaky\none-3 saturated\none-4 flaky\none-5 flaky\n',
  );
  expect(JSON.parse((await noise('one', 'other', '--json')).stdout)).toMatchObject({ pairs: 5, flaky_share: 0.6 });
  const listed = await agentbench(['report', '--noise', 'one', 'other', '--results-path', 'a,b'], { cwd: place });
  expect(listed.stdout).toContain(`--instances '["!flaky:a,b/report/noise.txt"]'`);
  const steady = await noise('one', 'one');
  expect(steady.stdout).toContain('flaky: 0 of 5 instances (0%)');
  expect(steady.stdout).not.toContain('leave them out');
  const alone = await noise('one');
  expect(alone.exitCode).toBe(2);
  expect(alone.stderr).toContain('noise: give two directories of results of the same agent');
});
