import { describe } from 'vitest';
import type { Result } from '../../src/results/records.ts';
import { HARMS, type Harm, type HarmingProxy, startHarmingProxy } from '../support/harming-proxy.ts';
import { run, writeProjects } from '../support/projects.ts';
import { type Ended, Place } from './place.ts';
import { type RowContext, row } from './table.ts';

/** Seconds that the Engine may be silent for: more than a busy machine takes. */
const PATIENT = { DOCKER_CLIENT_TIMEOUT: '120' };
/** The same where each stalled answer costs them; trials that wait leave the machine to others. */
const IMPATIENT = { DOCKER_CLIENT_TIMEOUT: '10' };
/** A trial asks the Engine some thirty times: about one of its answers is harmed, each time at another byte. */
const GAPS = [13, 29, 19, 23];
/** Harmed answers to one kind of request: most ask for the state of a command, and would have most of the harm. */
const OF_A_KIND = 2;
const STEP = 100;
const FURTHEST = 700;
/** Asked once by a process: without it there is no run. */
const OF_THE_PROCESS = ['GET /_ping', 'GET /containers/json'];
/** They tell that something of a trial was lost, and accuse nobody. */
const OWN_NOTES = ['remove_failed', 'collect_failed', 'changes_incomplete'];

const SUCCEEDS = 7;
const INSTANCES = 2 * SUCCEEDS;
const PROJECTS = 8;
/** Milliseconds of a row: it waits for the Engine some forty times. */
const ROW_LIMIT = 1_800_000;

async function thePlace({ onTestFinished }: RowContext, harm: Harm): Promise<{ place: Place; proxy: HarmingProxy }> {
  const proxy = await startHarmingProxy();
  const place = new Place({ ...proxy.environment, ...(harm === 'stalled' ? IMPATIENT : PATIENT) });
  onTestFinished(async () => {
    await proxy.close();
    place.remove();
  });
  return { place, proxy };
}

/** Harms an answer now and then, each further than the one before. Returns the requests whose answers were chosen, by their kind. */
function harmSome(proxy: HarmingProxy, harm: Harm): string[] {
  let left = GAPS[0]!;
  const chosen: string[] = [];
  proxy.plan = (request) => {
    const kind = request.replace(/[0-9a-f]{12,}/, 'ID');
    if (OF_THE_PROCESS.includes(kind) || --left > 0) return null;
    if (chosen.filter((one) => one === kind).length === OF_A_KIND) return null;
    chosen.push(kind);
    left = GAPS[chosen.length % GAPS.length]!;
    return { harm, after: (STEP * chosen.length) % FURTHEST };
  };
  return chosen;
}

/** The verdict on the agent, without our own notes. */
function verdictOf({ status, score, integrity }: Result): object {
  const notes = integrity.map(({ kind }) => kind).filter((kind) => !OWN_NOTES.includes(kind));
  return { status, score, notes };
}

/** Number of verdicts. All else must be errors of Docker, and each verdict that of the same instance without harm. */
function checkVerdicts(
  { expect }: RowContext,
  results: Result[],
  right: (result: Result) => object,
  ended: Ended,
): number {
  const measured = results.filter(({ status }) => status !== 'error');
  for (const result of results) {
    if (result.status === 'error') expect(result.error, ended.log).toMatchObject({ kind: 'docker' });
    else expect(verdictOf(result), `${result.instance_id}\n${ended.log}`).toEqual(right(result));
    expect(verdictOf(result)).toMatchObject({ notes: [] });
  }
  return measured.length;
}

describe.concurrent('answers of the Engine are harmed, of every kind, at every 100th byte', () => {
  for (const harm of HARMS) {
    const what = `an answer of the Engine in twenty is ${harm.startsWith('200') ? `a ${harm}` : harm}`;
    row(
      'faults',
      { what, stage: 'every stage', testbed: 'docker' },
      async (context) => {
        const { expect } = context;
        const { place, proxy } = await thePlace(context, harm);
        const ids = Array.from({ length: INSTANCES }, (_, index) => `i${index}`);
        place.dataset(
          ids.map((id, index) =>
            index < SUCCEEDS ? id : { instance_id: id, success_command: 'test -e x && echo Setup successful' },
          ),
        );
        const options = { testbed: 'docker', parallel: harm === 'stalled' ? '5' : '3' };
        const chosen = harmSome(proxy, harm);
        const ended = await place.run(options).ended;
        expect(proxy.harmed).toBeGreaterThan(INSTANCES / 4);
        expect(new Set(chosen).size).toBeGreaterThan(5);
        const results = Object.values((await place.records()).results);
        expect(results).toHaveLength(INSTANCES);
        const passes = ids.slice(0, SUCCEEDS).map((id) => place.instance(id));
        const right = ({ instance_id: id }: Result) =>
          passes.includes(id) ? { status: 'passed', score: 1, notes: [] } : { status: 'failed', score: 0, notes: [] };
        const measured = checkVerdicts(context, results, right, ended);
        expect(measured).toBeGreaterThan(0);
        expect(measured).toBeLessThan(INSTANCES);
        expect(ended.exitCode, ended.log).toBe(3);
        proxy.plan = () => null;
        const again = await place.run({ ...options, resume: 'true' }, { environment: PATIENT }).ended;
        expect(again.exitCode, again.log).toBe(0);
        const statuses = await place.statuses();
        expect(ids.map((id) => statuses[`${id}/1`])).toEqual(ids.map((_, at) => (at < SUCCEEDS ? 'passed' : 'failed')));
        expect(await place.left()).toEqual([]);
        return 'exit 3; each trial has its right verdict without a note against its agent, or is error (docker); the re-run completes; nothing left';
      },
      ROW_LIMIT,
    );
  }

  for (const [at, harm] of (['cut', 'stalled'] as const).entries()) {
    row(
      'faults',
      {
        what: `an answer of the Engine in twenty is ${harm}, of a test plan`,
        stage: 'every stage',
        testbed: 'docker',
      },
      async (context) => {
        const { expect } = context;
        const { place, proxy } = await thePlace(context, harm);
        const plan = [
          { metric: 'unit', type: 'unit_test', testcases: [run('pytest evaluation/test_work.py')] },
          { metric: 'typed', testcases: [run('bash -c "read name; echo got it"', 'evaluation/typed.in')] },
        ];
        const files = {
          'evaluation/test_work.py': "def test(): assert open('src/work.txt').read() == 'done\\n'\n",
          'evaluation/typed.in': 'src/work.txt\n',
        };
        // Numbers of its own: what is left of other rows is not looked for.
        const numbers = Array.from({ length: PROJECTS }, (_, index) => String(at * 20 + index + 101));
        const directory = writeProjects(Object.fromEntries(numbers.map((number) => [number, { plan, files }])));
        for (const number of numbers) place.watch(`prdbench-${number}`);
        const options = {
          dataset: 'prdbench',
          'dataset-path': directory,
          testbed: 'docker',
          image: 'agentbench-test-python',
          'agent-command': 'echo done >src/work.txt',
          // A stalled conversation is given up at the end of it.
          'testcase-timeout': harm === 'stalled' ? '60s' : '5m',
        };
        harmSome(proxy, harm);
        const ended = await place.run({ ...options, parallel: '3' }).ended;
        const latest = async () =>
          Object.entries((await place.records()).results)
            .filter(([name]) => /^prdbench-\d+\/trial-1$/.test(name))
            .map(([, result]) => result);
        const results = await latest();
        expect(results).toHaveLength(numbers.length);
        // Without a judge, only one of two points has a score.
        const right = { status: 'failed', score: 1, notes: [] };
        const measured = checkVerdicts(context, results, () => right, ended);
        expect(measured).toBeLessThan(numbers.length);
        expect(ended.exitCode, ended.log).toBe(3);
        proxy.plan = () => null;
        const again = await place.run({ ...options, resume: 'true' }, { environment: PATIENT }).ended;
        expect(again.exitCode, again.log).toBe(0);
        expect((await latest()).map(verdictOf)).toEqual(numbers.map(() => right));
        expect(await place.left()).toEqual([]);
        return 'exit 3; each plan has its right score without a note against its agent, or is error (docker); the re-run completes; nothing left';
      },
      ROW_LIMIT,
    );
  }
});
