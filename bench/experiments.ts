import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import { markdownTable } from '../src/base/text/markdown-table.ts';
import { type Answer, Evidence } from '../src/statistics/anytime.ts';
import { mcnemarExact } from '../src/statistics/mcnemar.ts';
import { pairedPermutation } from '../src/statistics/permutation.ts';
import type { Effort, Figure } from './figure.ts';
import { ROOT } from './scene.ts';

const PAGE = path.join(ROOT, 'docs/reference/statistics.md');
const INSTANCES = 93;
const TOLERANCE = 0.1;
const LEVEL = 0.05;
/** Targets at 30 points of difference. */
const [MOST_TRIALS, LEAST_POWER] = [0.55, 0.85];
const POINTS = [5, 10, 20, 30];

type Random = () => number;
/** Draws the difference of one instance: the arm minus the control, -1..1. */
type Draw = (random: Random) => number;

/** Three ways in which agents are measured; `draw` gives agents that differ by so much (0..1) on average. */
const KINDS: { name: string; draw(difference: number): Draw }[] = [
  {
    name: 'verdicts, one trial; the control passes 30%',
    draw: (difference) => (random) => passes(random, 1, 0.3 + difference) - passes(random, 1, 0.3),
  },
  {
    name: 'three trials; each instance has a rate of its own',
    draw: (difference) => (random) => {
      const rate = random() * (1 - difference);
      return (passes(random, 3, rate + difference) - passes(random, 3, rate)) / 3;
    },
  },
  {
    name: 'scores of ten test points; each run of an instance has a quality of its own',
    draw: (difference) => (random) => {
      const quality = () => random() * (1 - difference);
      return (passes(random, 10, quality() + difference) - passes(random, 10, quality())) / 10;
    },
  },
];
const [VERDICTS, THREE_TRIALS, SCORES] = KINDS as [(typeof KINDS)[0], (typeof KINDS)[0], (typeof KINDS)[0]];

const flips =
  (won: number, lost: number): Draw =>
  (random) => {
    const number = random();
    return number < won ? 1 : number < won + lost ? -1 : 0;
  };
/** Instances that shift by 20 points, half of them up and half of them down. */
const eitherWay: Draw = (random) => {
  const [rate, shift] = [0.2 + 0.6 * random(), random() < 0.5 ? 0.2 : -0.2];
  return (passes(random, 3, rate + shift) - passes(random, 3, rate)) / 3;
};

/** Agents without a difference. */
const NULLS: [name: string, draw: Draw][] = [
  ['verdicts that flip in half of the instances', flips(0.25, 0.25)],
  ['verdicts that flip in a tenth', flips(0.05, 0.05)],
  [THREE_TRIALS.name, THREE_TRIALS.draw(0)],
  ['three trials; instances that shift by 20 points either way', eitherWay],
  [SCORES.name, SCORES.draw(0)],
];

const COVERED: [name: string, draw: Draw, difference: number][] = [
  ['verdicts that flip in half of the instances, no difference', flips(0.25, 0.25), 0],
  [`${VERDICTS.name}, 30 points`, VERDICTS.draw(0.3), 0.3],
  ['verdicts, 4% won and 2% lost', flips(0.04, 0.02), 0.02],
  [`${THREE_TRIALS.name}, 10 points`, THREE_TRIALS.draw(0.1), 0.1],
  [`${SCORES.name}, 20 points`, SCORES.draw(0.2), 0.2],
];

/** Agents that differ by just the tolerance, and agents that do not differ. */
const TOLERATED: [name: string, draw: Draw, isFalse: boolean][] = [
  ['verdicts, 15% won and 5% lost: 10 points', flips(0.15, 0.05), true],
  [`${THREE_TRIALS.name}: 10 points`, THREE_TRIALS.draw(0.1), true],
  ['verdicts that flip in a tenth', flips(0.05, 0.05), false],
  ['verdicts that never flip', () => 0, false],
];

/** Shares (0..1) of the experiments with each answer, and of the trials that were measured. */
interface Outcome {
  answers: Record<Answer, number>;
  measured: number;
  /** Power of the fixed test of all instances, two-sided at the same level. */
  fixed: number;
}

/**
 * Simulates experiments of 93 instances with a look after every pair: how often which answer comes, after which share of the
 * trials, beside the test of all instances that a comparison without a stop has. Seeds are fixed, so that the figures are
 * the same on each machine. At full size it writes its tables into docs/reference/statistics.md.
 */
export async function benchExperiments({ quick }: Effort): Promise<Figure[]> {
  const experiments = quick ? 500 : 10_000;
  const tables: Record<string, string> = {};
  const figures: Figure[] = [];

  const nulls = NULLS.map(([name, draw], at) => ({ name, ...simulate(draw, experiments, 100 + at) }));
  for (const { name, answers } of nulls)
    figures.push(atMost(`false better or worse: ${name}`, answers.better + answers.worse, LEVEL));
  tables.nulls = markdownTable(
    [['agents without a difference'], ['better', 'right'], ['worse', 'right'], ['trials measured', 'right']],
    nulls.map(({ name, answers, measured }) => [
      name,
      percentage(answers.better),
      percentage(answers.worse),
      percentage(measured),
    ]),
  );

  const rows = KINDS.flatMap(({ name, draw }, kind) =>
    POINTS.map((points, at) => ({
      name,
      points,
      ...simulate(draw(points / 100), experiments, 200 + 10 * kind + at),
    })),
  );
  for (const { name, points, answers, measured, fixed } of rows) {
    const what = `${points} points: ${name}`;
    const isHeld = points === 30;
    figures.push({
      ...atLeast(`power at ${what}`, answers.better, isHeld ? LEAST_POWER : null),
      against: `all trials: ${percentage(fixed)}`,
    });
    figures.push(atMost(`trials measured at ${what}`, measured, isHeld ? MOST_TRIALS : null));
  }
  tables.power = markdownTable(
    [['agents'], ['difference', 'right'], ['better', 'right'], ['trials measured', 'right'], ['fixed test', 'right']],
    rows.map(({ name, points, answers, measured, fixed }) => [
      name,
      `${points} points`,
      percentage(answers.better),
      percentage(measured),
      percentage(fixed),
    ]),
  );

  const tolerated = TOLERATED.map(([name, draw, isFalse], at) => {
    return { name, isFalse, ...simulate(draw, experiments, 300 + at, TOLERANCE) };
  });
  for (const { name, isFalse, answers } of tolerated) {
    const share = answers['no difference that matters'];
    figures.push(atMost(`tolerance of 10 points, no difference that matters: ${name}`, share, isFalse ? LEVEL : null));
  }
  tables.tolerance = markdownTable(
    [
      ['agents, `tolerance: 0.1`'],
      ['no difference that matters', 'right'],
      ['better', 'right'],
      ['trials measured', 'right'],
    ],
    tolerated.map(({ name, answers, measured }) => [
      name,
      percentage(answers['no difference that matters']),
      percentage(answers.better),
      percentage(measured),
    ]),
  );

  const coverage = COVERED.map(([name, draw, difference], at) => ({
    name,
    share: coverageOf(draw, difference, experiments, 400 + at),
  }));
  for (const { name, share } of coverage) figures.push(atLeast(`coverage of all looks: ${name}`, share, 1 - LEVEL));
  tables.coverage = markdownTable(
    [['agents'], ['coverage', 'right']],
    coverage.map(({ name, share }) => [name, percentage(share)]),
  );

  if (!quick) writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), tables));
  return figures;
}

function simulate(draw: Draw, experiments: number, seed: number, tolerance = 0): Outcome {
  const random = numbers(seed);
  const answers = { better: 0, worse: 0, 'no difference that matters': 0, 'cannot be settled': 0 };
  let [measured, fixed] = [0, 0];
  for (let experiment = 0; experiment < experiments; experiment += 1) {
    const differences = Array.from({ length: INSTANCES }, () => draw(random));
    const { answer, pairs } = endOf(differences, tolerance);
    answers[answer] += 1 / experiments;
    measured += pairs / INSTANCES / experiments;
    if (fixedTest(differences) < LEVEL) fixed += 1 / experiments;
  }
  return { answers, measured, fixed };
}

/** The answer of an experiment that is looked at after every pair, and its pairs by then. */
function endOf(differences: number[], tolerance: number): { answer: Answer; pairs: number } {
  const evidence = new Evidence({ tolerance });
  for (const difference of differences) {
    evidence.add(difference);
    const answer = evidence.answer();
    if (answer !== null) return { answer, pairs: evidence.pairs };
  }
  // An experiment that cannot be settled stays so: the first such look is found by halving.
  let [open, lost] = [0, differences.length];
  while (lost - open > 1) {
    const middle = (open + lost) >> 1;
    const until = new Evidence({ tolerance });
    for (const difference of differences.slice(0, middle)) until.add(difference);
    if (until.answer(differences.length - middle) === null) open = middle;
    else lost = middle;
  }
  return { answer: 'cannot be settled', pairs: lost };
}

/** P value of the test that a comparison of all instances gets. */
function fixedTest(differences: number[]): number {
  if (differences.some((difference) => !Number.isInteger(difference))) return pairedPermutation(differences);
  const count = (sign: number) => differences.filter((difference) => difference === sign).length;
  return mcnemarExact(count(1), count(-1));
}

/** The share of the experiments in which the interval held the true difference at every look. */
function coverageOf(draw: Draw, difference: number, experiments: number, seed: number): number {
  const random = numbers(seed);
  let held = 0;
  for (let experiment = 0; experiment < experiments; experiment += 1) {
    const evidence = new Evidence();
    const differences = Array.from({ length: INSTANCES }, () => draw(random));
    const isHeld = differences.every((value) => {
      evidence.add(value);
      return evidence.holds(difference);
    });
    if (isHeld) held += 1 / experiments;
  }
  return held;
}

/** The page with these tables in the places that are marked for them. */
function withTables(page: string, tables: Record<string, string>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- bench:${name} -->\n`, '<!-- /bench -->'];
    const from = text.indexOf(begin);
    if (from === -1) throw new Error(`bench: docs/reference/statistics.md has no place for ${name}`);
    return `${text.slice(0, from)}${begin}${table}\n${text.slice(text.indexOf(end, from))}`;
  }, page);
}

function numbers(seed: number): Random {
  const random = mersenne(seed);
  return () => uniformFloat64(random);
}

function passes(random: Random, trials: number, rate: number): number {
  let passed = 0;
  for (let trial = 0; trial < trials; trial += 1) if (random() < rate) passed += 1;
  return passed;
}

function atMost(what: string, value: number, most: number | null): Figure {
  const target = most === null ? '' : `at most ${percentage(most)}`;
  return { what, value, figure: percentage(value), target, met: most === null ? null : value <= most };
}

function atLeast(what: string, value: number, least: number | null): Figure {
  const target = least === null ? '' : `at least ${percentage(least)}`;
  return { what, value, figure: percentage(value), target, met: least === null ? null : value >= least };
}

function percentage(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
