import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../base/errors.ts';
import { beginRun, endRun } from '../base/lease/run-directory.ts';
import type { Machine } from '../base/machine.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { openToAll } from '../base/tree.ts';
import { withVariables } from '../datasets/harbor/variables.ts';
import type { Finding } from '../datasets/lint/finding.ts';
import { lint } from '../datasets/lint/lint.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectFrom } from '../datasets/select.ts';
import { solutionsOf } from '../datasets/solutions.ts';
import type { Dataset, Instance } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import type { Result, RunRecord } from '../results/records.ts';
import { resolveTaskEnv } from '../run/agent.ts';
import { chooseTestbed } from '../run/plan-trials.ts';
import { runBenchmark } from '../run/run.ts';
import type { Observer } from '../trial/observer.ts';
import { type CheckedTask, floorOf, isMeasured, outcomeOf, skipped, unmeasured } from './outcome.ts';
import { applies, type Phase, phasesOf } from './phases.ts';

export interface CheckRequest {
  options: Options;
  /** The new directory of the check, with one for each phase. */
  results: string;
  /** Number of trials with each solution. */
  repeat: number;
  /** True to try the cheats as well. */
  attack: boolean;
  /** Directory of solutions used instead of the dataset's; null for the dataset's. */
  solutions: string | null;
  machine: Machine;
  observer: Observer;
  signal: AbortSignal;
  onPhase(name: string, instances: number): void;
}

/** The outcome of a check. */
export interface Check {
  dataset: Pick<Dataset, 'name' | 'ref' | 'digest'>;
  testbed: TestbedKind;
  /** Names of the phases, in order. */
  phases: string[];
  tasks: CheckedTask[];
  /** The signal that ended it early. */
  interrupted: string | null;
}

/** A phase's run; null if none was needed. */
interface Measured {
  run: RunRecord | null;
  results: Result[];
}

/**
 * Checks that tasks measure: their files are valid, an agent that does nothing fails, the reference solution passes
 * every time, and cheats fail or are noted. Tasks with errors in their files are not measured. Throws a UserError if
 * nothing can be measured (options, dataset, Docker).
 */
export async function checkDataset(request: CheckRequest): Promise<Check> {
  const { options, machine, signal } = request;
  const dataset = await loadDataset(options, datasetFetcher(machine));
  const selected = await selectFrom(dataset, options.instances);
  const taskEnv = resolveTaskEnv(options, machine);
  const instances = selected.map((instance) => withVariables(instance, taskEnv));
  const testbed = chooseTestbed(dataset, options);
  const findings = (await lint(dataset, instances, machine)).filter(
    (finding) => !((options.image !== undefined || testbed === 'host') && lacksImage(finding)),
  );
  const ofInstance = (id: string) => findings.filter(({ instance_id }) => instance_id === id);
  const tasks = instances.map(
    (instance): CheckedTask => ({ instance, findings: ofInstance(instance.id), outcomes: [] }),
  );
  const solutions = await chooseSolutions(instances, request.solutions);
  const isHarbor = instances.some(({ environment }) => environment !== undefined);
  if (isHarbor && request.solutions !== null)
    throw new UserError('solutions: Harbor tasks have their own in solution/solve.sh; leave the option out');
  const phases = phasesOf(request, solutions, testbed, isHarbor);
  const sound = tasks.filter(({ findings }) => findings.every(({ level }) => level !== 'error'));
  const floors = new Map<string, number | null>();
  let interrupted: string | null = null;

  await prepareResults(request.results);
  for (const phase of phases) {
    const measured = sound.filter(({ instance }) => applies(phase, instance, solutions, testbed));
    let fault: string | null = null;
    const phaseRun: Measured =
      interrupted !== null || measured.length === 0
        ? { run: null, results: [] }
        : await runPhase(
            phase,
            measured.map(({ instance }) => instance),
            request,
          ).catch((error): Measured => {
            // It had not begun. The phases before have told what they found.
            if (signal.aborted) interrupted = String(signal.reason);
            else if (error instanceof UserError && tasks.some(isMeasured)) fault = error.message;
            else throw error;
            return { run: null, results: [] };
          });
    const { run, results } = phaseRun;
    for (const task of tasks) {
      const { id, evaluation } = task.instance;
      const own = results.filter(({ instance_id }) => instance_id === id);
      if (phase.expects === 'failure' && evaluation.kind === 'test_plan' && own[0] !== undefined)
        floors.set(id, floorOf(own[0]));
      if (fault !== null && measured.includes(task)) task.outcomes.push(unmeasured(phase.name, fault));
      else if (run !== null && measured.includes(task))
        task.outcomes.push(outcomeOf(phase, own, floors.get(id) ?? null));
      else task.outcomes.push(skipped(phase.name, whySkipped(phase, task, interrupted)));
    }
    interrupted ??= run?.interrupted ?? (signal.aborted ? String(signal.reason) : null);
  }
  const { name, ref, digest } = dataset;
  return { dataset: { name, ref, digest }, testbed, phases: phases.map(({ name }) => name), tasks, interrupted };
}

/** True for a row without an image, which the option image mends, and trials on the host do without. */
function lacksImage({ key, message }: Finding): boolean {
  return key === 'base_image' && message.startsWith('is missing');
}

async function chooseSolutions(instances: Instance[], directory: string | null): Promise<Map<string, string>> {
  if (directory === null)
    return new Map(instances.flatMap(({ id, solution }) => (solution === null ? [] : [[id, solution]])));
  const found = await solutionsOf(path.resolve(directory));
  if (found.length === 0) throw new UserError(`solutions: ${directory} has no <instance_id>.sh and no <instance_id>/`);
  return new Map(found);
}

/** Creates the results directory, which git ignores. Throws a UserError if it holds anything. */
async function prepareResults(directory: string): Promise<void> {
  try {
    makeDirectory(path.dirname(path.resolve(directory)));
    await mkdir(directory);
    await writeFile(path.join(directory, '.gitignore'), '*\n');
  } catch (error) {
    throw new UserError(`results-path: ${directory} must be a new directory: ${messageOf(error)}`);
  }
}

async function runPhase(
  { name, trials, command, agent, prepare }: Phase,
  instances: Instance[],
  { options, results: parent, machine, observer, signal, onPhase }: CheckRequest,
): Promise<Measured> {
  onPhase(name, instances.length);
  const place = await beginRun(machine);
  const directory = path.join(place.directory, 'agent');
  const results: Result[] = [];
  try {
    await mkdir(directory);
    prepare?.(directory, instances);
    await openToAll(directory);
    const run = await runBenchmark({
      options: {
        ...options,
        ...{
          'agent-command': agent === undefined ? command : undefined,
          agent,
          'agent-args': [],
          'agent-skills': [],
          'agent-mcp': undefined,
          'agent-instructions': undefined,
          'agent-setup': undefined,
          'agent-env': [],
          'agent-variables': {},
          'model-keys': [],
          'model-endpoints': [],
          'agent-name': `check: ${name}`,
        },
        ...{ 'agent-directory': prepare === null ? undefined : directory, 'agent-model': undefined },
        ...{
          instances: instances.map(({ id }) => id),
          trials,
          'results-path': path.join(parent, name),
        },
        ...{ resume: false, 'fail-on': 'never', shard: undefined, 'keep-image': false },
      },
      machine,
      observer: {
        runStarted: (run) => observer.runStarted(run),
        trialStarted: (place) => observer.trialStarted(place),
        stageStarted: (place, stage) => observer.stageStarted(place, stage),
        stageEnded: (place, stage, duration) => observer.stageEnded(place, stage, duration),
        trialEnded(place, result, tails) {
          results.push(result);
          observer.trialEnded(place, result, tails);
        },
        trialSpent: (place, cost) => observer.trialSpent(place, cost),
        trialPostponed: (place, result) => observer.trialPostponed(place, result),
        trialSkipped: (place, why) => observer.trialSkipped(place, why),
        notice: (message) => observer.notice(message),
      },
      github: null,
      compare: null,
      secrets: [],
      signal,
    });
    return { run, results };
  } finally {
    await endRun(place.directory);
  }
}

function whySkipped({ expects }: Phase, { findings }: CheckedTask, interrupted: string | null): string {
  if (findings.some(({ level }) => level === 'error')) return 'its files have errors';
  if (interrupted !== null) return `interrupted by ${interrupted}`;
  return expects === 'success' ? 'there is no solution' : 'not tried on the host: the tools are those of the machine';
}
