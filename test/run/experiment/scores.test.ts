import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderExperimentComment } from '../../../src/comparison/comment.ts';
import { compareExperiment } from '../../../src/comparison/on-disk.ts';
import { measureArms } from '../../support/experiment.ts';
import { run, writeProjects } from '../../support/projects.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** A point whose file is compared; if it is another one, the judge decides. */
const point = (name: string) => ({
  metric: name,
  type: 'file_comparison',
  expected_output_files: [`evaluation/${name}.txt`],
  testcases: [run(`sh src/${name}.sh`)],
});
const PROJECT = {
  plan: [point('one'), point('two')],
  files: { 'evaluation/one.txt': 'right one\n', 'evaluation/two.txt': 'right two\n' },
};
const writes = (name: string, text: string) => `echo "echo ${text} ${name} > ${name}.txt" > src/${name}.sh`;
/** The first gets all points, the second a quarter of them. */
const [ALL, QUARTER] = ['right', 'wrong'].map((text) => `${writes('one', text)}; ${writes('two', text)}`);

async function experiment(projects: number, options: Record<string, string>) {
  const directory = path.join(temporaryDirectory(), 'results');
  const judge = path.join(temporaryDirectory(), 'judge.mjs');
  // Partly passed for the second point.
  writeFileSync(
    judge,
    `const request = await new Response(process.stdin).text();
console.log(JSON.stringify({ score: request.includes('src/two.sh') ? 1 : 0, explanation: 'judged' }));\n`,
  );
  const arms = JSON.stringify({ base: { 'agent-command': QUARTER }, head: { 'agent-command': ALL } });
  const dataset = Object.fromEntries(Array.from({ length: projects }, (_, index) => [index + 1, PROJECT]));
  const texts = {
    ...{ dataset: 'prdbench', 'dataset-path': writeProjects(dataset), instances: 'all', testbed: 'host' },
    ...{ judge: 'command', 'judge-command': `"${process.execPath}" "${judge}"`, parallel: '4' },
    ...{ 'results-path': directory, ...options },
  };
  const { record, runs } = await measureArms(arms, texts);
  const { document } = await compareExperiment(directory);
  const about = { runUrl: null, artifactUrl: null, suite: 'PRDbench', gate: { passed: true, reasons: [] } };
  return { record, runs, comment: renderExperimentComment({ document, ...about }, 'PRDbench') };
}

test('scores of test plans are compared, and stop an experiment that no verdict would', async () => {
  // Many more than the answer needs: while one trial is slow, the other three of a time go on.
  const { record, runs, comment } = await experiment(50, { stop: 'known', 'pass-score': '1', 'fail-on': 'regression' });
  const [found] = record.comparisons;
  expect(found).toMatchObject({ answer: 'better', method: 'e-process', difference: 0.75 });
  expect(found!.pairs).toBeLessThan(50);
  expect(record).toMatchObject({ measure: 'score', stopped: { message: 'head is better' } });
  expect(runs.map(({ totals }) => totals.score_expected)).toEqual([0.25, 1]);
  expect(runs[1]!.change).toEqual({ verdict: 'improved', difference: 0.75 });
  expect(comment).toMatch(/\n## 🟢 PRDbench: head is better than base by 75\.0 points /);
  expect(comment).toMatch(/\n\| base \(control\) \| 25\.0% \|/);
});

test('without stop they are tested once', async () => {
  const { record, comment } = await experiment(3, {});
  expect(record.comparisons).toMatchObject([
    { answer: null, method: 'permutation', pairs: 3, difference: 0.75, p: 0.25 },
  ]);
  expect(record.stopped).toBeNull();
  expect(comment).toContain('no difference between head and base can be told from noise&#58; &#43;75.0 points');
  expect(comment).toMatch(/\n\*\*3 instances with another score\*\*\n[\s\S]*\n\| prdbench-1 \| 25\.0% \| 100\.0% \|/);
});

test('with measure: success-rate their verdicts are, which are the same', async () => {
  const { record, runs } = await experiment(1, { measure: 'success-rate', 'pass-score': '0.1' });
  expect(record).toMatchObject({ measure: 'success rate', comparisons: [{ method: 'mcnemar', difference: 0 }] });
  expect(runs.map(({ settings }) => settings.measure)).toEqual(['success-rate', 'success-rate']);
});
