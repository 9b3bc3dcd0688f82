import { describe, expect, test } from 'vitest';
import { FLAGS } from '../../src/options/flags.ts';
import { GROUP_TITLES, GROUPS, MOST_USED } from '../../src/options/meta.ts';
import { choicesOf, describeOption, type OptionName, optionNames, takes } from '../../src/options/options.ts';
import { parseOptions } from '../../src/options/parse.ts';

/** The options of the design, by group: the only names there may be. Not all of them need exist yet. */
const CONTRACT: Record<(typeof GROUPS)[number], string[]> = {
  what: ['dataset', 'dataset-path', 'dataset-repository', 'dataset-ref', 'instances', 'config'],
  agent: [
    ...['agent-command', 'agent-setup', 'agent-directory', 'agent-env', 'agent-timeout', 'agent-name', 'agent-model'],
    ...['agent', 'agent-args', 'agent-skills', 'agent-mcp', 'agent-instructions'],
    'agent-variables',
  ],
  model: [
    ...['model-keys', 'model-endpoints', 'model-prices', 'trial-max-cost', 'trial-max-requests', 'hosted-tools'],
    ...['allow-hosts', 'model-address'],
  ],
  testbed: ['testbed', 'image', 'image-map', 'workdir', 'network', 'cpus', 'memory', 'task-env', 'keep', 'keep-image'],
  evaluation: [
    ...[
      'evaluation-timeout',
      'testcase-timeout',
      'typing',
      'mode',
      'pass-score',
      'pass-key',
      'judge',
      'judge-command',
      'judge-model',
    ],
    ...['judge-base-url', 'judge-api-key', 'judge-samples', 'explain'],
  ],
  run: [
    ...['trials', 'parallel', 'results-path', 'resume', 'shard', 'max-duration', 'max-cost', 'max-log-size'],
    ...['max-output-size', 'retries'],
  ],
  experiment: ['arms', 'stop', 'reuse'],
  report: [
    ...['suite', 'upload-artifact', 'artifact-name', 'retention-days', 'summary', 'comment', 'comment-author'],
    ...['github-token', 'baseline', 'history', 'measure', 'tolerance', 'fail-on', 'min-success-rate'],
    'min-score',
  ],
};
/** Options of plan and report beside those of the run, by the contract. */
const BETWEEN_PLAN_AND_REPORT = ['max-jobs', 'matrix'];
/** Set by the action's own workflow expressions, for nobody to write. */
const INTERNAL = ['job-index', 'job-total'];

test.each(optionNames.filter((name) => ![...INTERNAL, ...BETWEEN_PLAN_AND_REPORT].includes(name)))(
  '%s is an option of the contract, in its group',
  (name) => {
    expect(CONTRACT[describeOption(name).group]).toContain(name);
  },
);

test.each(BETWEEN_PLAN_AND_REPORT)('%s is no option of the run', (name) => {
  expect(takes('run', name as OptionName)).toBe(false);
});

test('the options stand in the order of the tables', () => {
  const places = optionNames.map((name) => GROUPS.indexOf(describeOption(name).group));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each(optionNames)('%s: its description is a sentence, its default is accepted', (name) => {
  const { description, default: fallback } = describeOption(name);
  expect(description).toMatch(/^[A-Z`].*[.]$/s);
  if (fallback !== undefined) expect(parseOptions({ [name]: fallback })).toEqual(parseOptions({}));
});

describe('choices', () => {
  test.each<[OptionName, string[] | null]>([
    ['testbed', ['auto', 'docker', 'host']],
    ['network', ['bridge', 'none', 'restricted']],
    ['comment', ['auto', 'always', 'changes', 'failures', 'never']],
    ['fail-on', ['error', 'never', 'failure', 'regression']],
    ['trials', null],
    ['image', null],
  ])('of %s: the default first', (name, choices) => {
    expect(choicesOf(name)).toEqual(choices);
    if (choices !== null) expect(describeOption(name).default).toBe(choices[0]);
  });
});

describe('the flags of the command line', () => {
  test('are all options but those of the actions', () => {
    const names = optionNames.filter((name) => !describeOption(name).actionOnly);
    expect(FLAGS.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('begin with the most used; the others follow by group', () => {
    expect(FLAGS.slice(0, MOST_USED.length).map(({ name }) => name)).toEqual(MOST_USED);
    const headings = FLAGS.map(({ heading }) => heading).filter((heading, at, all) => heading !== all[at - 1]);
    expect(headings).toEqual(['Most used', ...Object.values(GROUP_TITLES)]);
  });
});
