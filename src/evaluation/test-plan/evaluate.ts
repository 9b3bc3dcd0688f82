import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { TrialError } from '../../base/errors.ts';
import { ofKind } from '../../base/of-kind.ts';
import { reaches } from '../../base/rounding.ts';
import type { TestPlan } from '../../datasets/types.ts';
import type { PointResult, TestPlanResult } from '../../results/evaluation.ts';
import { figuresOf } from '../../results/point-figures.ts';
import { openTerminal } from '../../terminal/terminal.ts';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';
import { Findings } from '../findings.ts';
import { type Look, look } from '../look/look.ts';
import { PLUGINS, SETTINGS } from '../look/pytest-files.ts';
import { type Compared, compareTools } from '../look/tools.ts';
import type { EvaluationRequest, Verdict } from '../types.ts';
import { doubtsOfTests } from './doubts.ts';
import { isOfDataset, type Listing, listFiles } from './files.ts';
import type { FloorPlace } from './floors.ts';
import { JudgeLedger } from './judging.ts';
import { type Evidence, PlanRun, ranOutOfTime } from './plan-run.ts';
import { writeReports } from './reports.ts';
import { restoreEvaluation } from './restore.ts';
import { Terminals } from './terminals.ts';

/** Tests, and the settings of pytest; other files may be what a program is to write. */
const decides = (name: string) => [/\.py$/, PLUGINS, SETTINGS].some((names) => names.test(name));

/**
 * Runs a test plan in order in the live testbed: `evaluation/` put back, every test case executed, every point scored by
 * its evidence or by the judge. Reports its progress after each point. Throws a TrialError (`not_judged`) if no point has a score.
 */
export async function evaluateTestPlan(request: EvaluationRequest): Promise<Verdict> {
  const { testbed, instance, givenReports, limits, seal, floors, redactor, signal } = request;
  const findings = new Findings(request);
  const plan = ofKind(instance.evaluation, 'test_plan');
  const begun = performance.now();
  const directory = path.join(request.directory, request.folder);
  await mkdir(directory, { recursive: true });
  const judging = new JudgeLedger(request, findings, plan);
  const place = placeOf(request, plan);
  const floor = await floors.read(place);

  if (seal !== null && !(await seal.holds(instance)))
    throw new TestbedDestroyed(`the dataset's own files of ${instance.id} were changed while the agent ran`);
  findings.note(...(await restoreEvaluation(testbed, plan, givenReports)));
  const open = () =>
    openTerminal(testbed, { redactor }, signal).catch((error) => {
      // Perl was present when the testbed was prepared.
      throw error instanceof TrialError && error.kind === 'testbed' ? new TestbedDestroyed(error.message) : error;
    });
  const opening = open();
  // Its failure is handled after that of `examine`; until then it must not count as unhandled.
  opening.catch(() => {});
  const { evidence, seen } = await examine(request, findings, plan).catch(async (error) => {
    await opening.then((terminal) => terminal.close()).catch(() => {});
    throw error;
  });
  const driven = async <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error) => {
      // A driver that the agent has replaced can end as if the connection to it had broken.
      const isFeigned = !evidence.believed && error instanceof TrialError && error.kind === 'docker';
      throw isFeigned ? new TestbedDestroyed(error.message) : error;
    });
  const terminals = new Terminals(await driven(opening), open);
  const points: PointResult[] = [];
  const run = new PlanRun({ request, findings, plan, terminals, judging, evidence });
  try {
    for (const [index, point] of plan.points.entries()) {
      const result = await driven(run.point(point, index));
      points.push({ ...result, ...aboveFloor(floor[index] ?? null) });
      findings.show(summarise());
    }
  } finally {
    terminals.close();
  }
  await examineAgain(request, findings, plan, seen).catch((error) => {
    // The points are scored; the code under test may have ended the testbed.
    if (!(error instanceof TestbedDestroyed)) throw error;
    findings.note({ kind: 'tools_unseen', detail: error.message });
  });
  await writeReports(directory, plan.points, points, redactor);
  if (request.idle) {
    for (const point of points) Object.assign(point, aboveFloor(point.score));
    await floors.write(
      place,
      points.map(({ score }) => score),
    );
  }
  const evaluation = summarise();
  findings.show(evaluation);
  if (evaluation.score === null) throw new TrialError('not_judged', whyNotJudged(evaluation.points, request));
  return findings.verdict(reaches(evaluation.score_expected, limits['pass-score']), evaluation.score);

  function summarise(): TestPlanResult {
    return {
      kind: 'test_plan',
      mode: plan.mode,
      plan_file: plan.file,
      typing: limits.typing,
      points: [...points],
      ...figuresOf([...points, ...plan.points.slice(points.length).map(() => ({ score: null, floor: null }))]),
      judge: judging.totals(),
      timed_out: run.timedOut,
      duration_ms: Math.round(performance.now() - begun),
    };
  }
}

function aboveFloor(floor: PointResult['score']): Pick<PointResult, 'floor' | 'vacuous'> {
  return { floor, vacuous: (floor ?? 0) > 0 };
}

/** The conditions under which the floor of a plan is measured, and counts. */
function placeOf({ testbed, instance, digest, judge, limits }: EvaluationRequest, plan: TestPlan): FloorPlace {
  const times = ['evaluation-timeout', 'testcase-timeout', 'typing'] as const;
  const resources = testbed.kind === 'docker' ? (['network', 'cpus', 'memory'] as const) : [];
  return {
    digest,
    mode: plan.mode,
    testbed: testbed.image?.digest ?? 'host',
    judge: judge?.identity ?? null,
    limits: Object.fromEntries([...times, ...resources].map((name) => [name, limits[name]])),
    instanceId: instance.id,
  };
}

/** State before the first point. */
interface Seen {
  look: Look;
  files: Listing;
  /** Details of the notes on the project's files. */
  doubts: Set<string>;
}

/** Finds out which parts of the testbed can be believed after the agent: its tools, its pytest. */
async function examine(
  { testbed, instance, before, signal }: EvaluationRequest,
  findings: Findings,
  plan: TestPlan,
): Promise<{ evidence: Evidence; seen: Seen }> {
  const [now, files] = await Promise.all([look(testbed, instance, before, signal), listFiles(testbed, signal)]);
  const compared = compareTools(before.tools, now.tools);
  const doubts = await doubtsOf(testbed, plan, files);
  findings.note(...compared.notes, ...doubts.notes);
  if (files.cut)
    findings.note({
      kind: 'files_not_listed',
      detail: `the project has more files than are compared (${files.size})`,
    });
  const pytest = {
    blocked: [...new Set([...compared.blocked, ...doubts.blocked])],
    // A module's compiled form cannot be told from a forged one.
    compiledIn: now.tools.python.compiled
      ? path.posix.join(path.posix.dirname(testbed.promptFile), `compiled-${crypto.randomUUID()}`)
      : null,
  };
  const evidence: Evidence = { files, believed: compared.believed && doubts.believed, pytest };
  return { evidence, seen: { look: now, files, doubts: new Set(doubts.notes.map(({ detail }) => detail)) } };
}

/** Notes changes between the first point and the last, by a process that the agent left or by the code under test. */
async function examineAgain(
  { testbed, instance, signal }: EvaluationRequest,
  findings: Findings,
  plan: TestPlan,
  seen: Seen,
): Promise<void> {
  const [now, files] = await Promise.all([look(testbed, instance, seen.look, signal), listFiles(testbed, signal)]);
  const doubts = await doubtsOf(testbed, plan, files);
  const tests = [...seen.files].filter(
    ([name, stamp]) => isOfDataset(plan, name) && decides(name) && files.get(name) !== stamp,
  );
  const notes = [
    ...compareTools(seen.look.tools, now.tools).notes,
    ...doubts.notes.filter(({ detail }) => !seen.doubts.has(detail)),
    ...tests.slice(0, 1).map(([name]) => {
      const more = tests.length > 1 ? ` and ${tests.length - 1} more` : '';
      return { kind: 'evaluation_changed', detail: name + more };
    }),
  ];
  findings.note(
    ...notes.map(({ kind, detail }) => ({ kind: 'changed_during_evaluation', detail: `${kind}: ${detail}` })),
  );
}

async function doubtsOf(testbed: Testbed, plan: TestPlan, files: Listing): Promise<Compared> {
  if (!plan.points.some(({ type }) => type === 'unit_test')) return { notes: [], believed: true, blocked: [] };
  return doubtsOfTests(testbed, files, (name) => isOfDataset(plan, name));
}

function whyNotJudged(points: PointResult[], { judge }: EvaluationRequest): string {
  const none = `none of the ${points.length} test points has a score`;
  if (judge !== null) return `${none}; the first one: ${points[0]?.explanation}`;
  const late = points.filter(({ testcases }) => ranOutOfTime(testcases)).length;
  const end = late === 0 ? '' : `; evaluation-timeout ran out before ${late} of them`;
  return `${none}; without a judge only unit tests and equal files decide (set judge)${end}`;
}
