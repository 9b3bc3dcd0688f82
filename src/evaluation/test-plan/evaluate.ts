import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { TrialError } from '../../base/errors.ts';
import type { TestPlan } from '../../datasets/types.ts';
import { figuresOf } from '../../results/point-figures.ts';
import type { PointResult, TestPlanResult } from '../../results/records.ts';
import { openTerminal } from '../../terminal/terminal.ts';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';
import type { LiveTrial } from '../../trial/live.ts';
import { type Look, look } from '../look.ts';
import { type Compared, compareTools } from '../tools.ts';
import { doubtsOfTests } from './doubts.ts';
import { type Listing, listFiles } from './files.ts';
import type { FloorPlace } from './floors.ts';
import { JudgeLedger } from './judging.ts';
import { Evidence, PlanRun } from './plan-run.ts';
import { writeReports } from './reports.ts';
import { restoreEvaluation } from './restore.ts';

/**
 * Runs a test plan in order in the live testbed: `evaluation/` put back, every test case executed, every point scored by its
 * evidence or by the judge. What is known so far stands in the record all the while. Throws a TrialError (`not_judged`) where
 * no point has a score.
 */
export async function evaluateTestPlan(live: LiveTrial, folder: string): Promise<void> {
  const { testbed, instance, record, context, signal } = live;
  const plan = instance.evaluation as TestPlan;
  const begun = performance.now();
  const directory = path.join(live.directory, folder);
  await mkdir(directory, { recursive: true });
  const judging = new JudgeLedger(live, plan);
  const floor: FloorPlace = {
    digest: context.dataset.digest,
    mode: plan.mode,
    testbed: record.result.testbed.image_digest ?? 'host',
    instanceId: instance.id,
  };
  const vacuous = await context.floors.read(floor);

  if (context.seal !== null && !(await context.seal.holds(instance)))
    throw new TestbedDestroyed(`the dataset's own files of ${instance.id} were changed while the agent ran`);
  for (const { kind, detail } of await restoreEvaluation(testbed, plan, live.givenReports)) record.note(kind, detail);
  const opening = openTerminal(testbed, { redactor: context.redactor }, signal).catch((error) => {
    // Perl was there when the testbed was prepared.
    throw error instanceof TrialError && error.kind === 'testbed' ? new TestbedDestroyed(error.message) : error;
  });
  // Its failure is met after that of what is done meanwhile; until then it must not count as unhandled.
  opening.catch(() => {});
  const { evidence, seen } = await examine(live, plan).catch(async (error) => {
    await opening.then((terminal) => terminal.close()).catch(() => {});
    throw error;
  });
  const terminal = await opening;
  const points: PointResult[] = [];
  const run = new PlanRun({
    live,
    plan,
    folder,
    terminal,
    judging,
    evidence,
    deadline: begun + context.options['evaluation-timeout'],
  });
  try {
    for (const [index, point] of plan.points.entries()) {
      const result = await run.point(point, index);
      points.push({ ...result, vacuous: vacuous.has(point.metric) });
      record.result.evaluation = summarise();
    }
  } finally {
    terminal.close();
  }
  await examineAgain(live, plan, seen).catch((error) => {
    // The points are scored; a testbed that their code has ended says no more.
    if (!(error instanceof TestbedDestroyed)) throw error;
    record.note('tools_unseen', error.message);
  });
  await writeReports(directory, plan.points, points);
  if (isIdle(context.options['agent-command'])) {
    for (const point of points) point.vacuous = point.score === 2;
    await context.floors.write(
      floor,
      points.filter(({ vacuous }) => vacuous).map(({ metric }) => metric),
    );
  }
  const evaluation = summarise();
  record.result.evaluation = evaluation;
  if (evaluation.score === null) throw new TrialError('not_judged', whyNotJudged(plan, live));
  record.decide(evaluation.score_expected >= context.options['pass-score'], evaluation.score);

  function summarise(): TestPlanResult {
    return {
      kind: 'test_plan',
      mode: plan.mode,
      points: [...points],
      ...figuresOf([...points, ...plan.points.slice(points.length).map(() => ({ score: null, vacuous: false }))]),
      judge: judging.totals(),
      timed_out: run.timedOut,
      duration_ms: Math.round(performance.now() - begun),
    };
  }
}

/** What was seen before the first point. */
interface Seen {
  look: Look;
  files: Listing;
  /** Notes of the project's files, as they were written. */
  doubts: Set<string>;
}

/** What of the testbed can be believed after the agent: its tools, its pytest. */
async function examine(
  { testbed, instance, before, record, signal }: LiveTrial,
  plan: TestPlan,
): Promise<{ evidence: Evidence; seen: Seen }> {
  const [now, files] = await Promise.all([look(testbed, instance, before, signal), listFiles(testbed, signal)]);
  const compared = compareTools(before.tools, now.tools);
  const doubts = await doubtsOf(testbed, plan, files);
  for (const { kind, detail } of [...compared.notes, ...doubts.notes]) record.note(kind, detail);
  if (files.cut) record.note('files_not_listed', `the project has more files than are looked at (${files.size})`);
  const pytest = {
    blocked: [...new Set([...compared.blocked, ...doubts.blocked])],
    // Nobody can tell a module's compiled form from a forged one.
    compiledIn: now.tools.python.compiled
      ? path.posix.join(path.posix.dirname(testbed.promptFile), `compiled-${crypto.randomUUID()}`)
      : null,
  };
  const evidence = new Evidence(files, compared.believed && doubts.believed, pytest);
  return { evidence, seen: { look: now, files, doubts: new Set(doubts.notes.map(({ detail }) => detail)) } };
}

/** What was changed between the first point and the last, by a process that the agent left or by the code under test. */
async function examineAgain(
  { testbed, instance, record, signal }: LiveTrial,
  plan: TestPlan,
  seen: Seen,
): Promise<void> {
  const [now, files] = await Promise.all([look(testbed, instance, seen.look, signal), listFiles(testbed, signal)]);
  const doubts = await doubtsOf(testbed, plan, files);
  const tests = [...seen.files].filter(
    ([name, stamp]) => /^evaluation\/.*\.py$/.test(name) && files.get(name) !== stamp,
  );
  const notes = [
    ...compareTools(seen.look.tools, now.tools).notes,
    ...doubts.notes.filter(({ detail }) => !seen.doubts.has(detail)),
    ...tests
      .slice(0, 1)
      .map(([name]) => ({ kind: 'evaluation_changed', detail: `${name} and ${tests.length - 1} more` })),
  ];
  for (const { kind, detail } of notes) record.note('changed_during_evaluation', `${kind}: ${detail}`);
}

async function doubtsOf(testbed: Testbed, plan: TestPlan, files: Listing): Promise<Compared> {
  if (!plan.points.some(({ type }) => type === 'unit_test')) return { notes: [], believed: true, blocked: [] };
  return doubtsOfTests(testbed, files);
}

/** Whether an agent command is one that does nothing: the floor is measured with it. */
function isIdle(command: string): boolean {
  return /^\s*(true|:)\s*$/.test(command);
}

function whyNotJudged(plan: TestPlan, { context }: LiveTrial): string {
  const none = `none of the ${plan.points.length} test points has a score`;
  return context.judge === null
    ? `${none}; without a judge only unit tests and equal files decide (set judge)`
    : `${none}; the judge came to no verdict`;
}
