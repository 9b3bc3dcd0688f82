import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { digestOf } from '../digest.ts';
import { LEADS_OUT, leadsOut } from '../inside.ts';
import { NUL_FAULT } from '../row.ts';
import type { Fixture, Network, RewardEvaluation, StepParts, TaskEnvironment, TaskFolder } from '../types.ts';
import { composeOf, isComposed } from './compose.ts';
import { artifactsOf, environmentOf, namedNetwork } from './environment.ts';
import { isFile, leftOut, readInstruction } from './files.ts';
import { taskImageName } from './image-name.ts';
import type { StepTable, TaskTable } from './schema.ts';
import { isSeparate, type VerifierImage, verifierImage } from './verifier.ts';

/** Bytes of `test.sh`. */
const LARGEST_SCRIPT = 4 * 1024 * 1024;

/** A task that is being read. */
export interface TaskPlace {
  /** The directory that paths in messages begin below. */
  root: string;
  /** The directory of the dataset, out of which no link may lead. */
  inside: string;
  directory: string;
  table: TaskTable;
  unsupported: TaskEnvironment['unsupported'];
  /** Each with a path below the root. */
  faults: string[];
  /** Of artifacts that are not kept. */
  notes: string[];
  /** Paths below the root that may be, or be below, links. */
  followed: string[];
}

/** The path of a file of a task as messages show it. */
function shownIn({ root, directory }: Pick<TaskPlace, 'root' | 'directory'>, name: string): string {
  return path.relative(root, path.join(directory, name)) || name;
}

/** Adds a fault for each of these entries of a task that is a link out of the dataset. */
export function checkInside(place: TaskPlace, names: string[]): void {
  for (const name of names) {
    const file = path.join(place.directory, name);
    place.followed.push(path.relative(place.root, file));
    if (leadsOut(place.inside, file)) place.faults.push(`${shownIn(place, name)}: ${LEADS_OUT}`);
  }
}

/** The image of a container, and how it is made. */
export interface ImageOf {
  /** Null without one. */
  image: string | null;
  /** The folder of a Dockerfile; null for a ready image. */
  built: { directory: string; digest: string } | null;
  fixtures: Fixture[];
}

/** The image that a task names, or its folder with a Dockerfile and the files that go into the workdir of a ready image. */
export async function imageOf(directory: string, given: string | undefined): Promise<ImageOf> {
  const dockerfile = isFile(path.join(directory, 'Dockerfile'));
  const composed = isComposed(directory);
  if (given !== undefined) {
    const loose = !dockerfile && !composed && existsSync(directory);
    return { image: given, built: null, fixtures: loose ? [{ source: directory, target: '' }] : [] };
  }
  // The images of several containers are those of their file.
  if (!dockerfile || composed) return { image: null, built: null, fixtures: [] };
  const digest = await digestOf(directory);
  return { image: taskImageName(digest.slice('sha256:'.length)), built: { directory, digest }, fixtures: [] };
}

/**
 * A step of a task, or the one part of a task without steps (null): prompt, verifier, and the environment as it has it.
 * Adds faults to those of the task.
 */
export async function readParts(place: TaskPlace, step: StepTable | null, built: ImageOf['built']): Promise<StepParts> {
  const { table, unsupported } = place;
  const below = step === null ? '' : `steps/${step.name}`;
  const own = (name: string) => path.posix.join(below, name);
  checkInside(place, [
    ...(step === null ? [] : [below]),
    ...['instruction.md', 'trajectory.json', 'tests', 'solution'].map(own),
  ]);
  const limit = table.environment.build_timeout_sec * 1000;
  const solution = solutionOf(place, below);
  const environment = environmentOf(table.environment, place.directory, built, limit);
  const agentNetwork = phaseNetwork(step?.agent, table.agent) ?? environment.network;
  const evaluation = await evaluationOf(place, step, environment.network);
  // Harbor reads that of the first step only.
  const isFirst = step === null || step === table.steps[0];
  const context = path.join(place.directory, own('trajectory.json'));
  const { artifacts, skipped } = artifactsOf([...table.artifacts, ...(step?.artifacts ?? [])]);
  place.notes.push(...skipped.map((source) => `${source} is not kept as an artifact: another one has its place`));
  const timeout = step?.agent.timeout_sec ?? table.agent.timeout_sec;
  return {
    prompt: promptOf(place, own('instruction.md')),
    evaluation,
    environment: {
      ...environment,
      agentNetwork,
      context: isFirst && isFile(context) ? context : null,
      agentUser: userOf(step?.agent.user ?? table.agent.user),
      solution: solution === null ? null : { ...solution, variables: table.solution.env ?? {} },
      artifacts,
      unsupported,
    },
    solution: solution?.directory ?? null,
    ...(timeout === undefined ? {} : { agentTimeout: timeout * 1000 }),
  };
}

function promptOf(place: TaskPlace, name: string): string {
  try {
    const prompt = readInstruction(path.join(place.directory, name));
    if (prompt.trim() === '') place.faults.push(`${shownIn(place, name)}: is empty; it is the prompt of the agent`);
    if (prompt.includes('\0')) place.faults.push(`${shownIn(place, name)}: ${NUL_FAULT}; save it as UTF-8`);
    return prompt;
  } catch (error) {
    place.faults.push(`${shownIn(place, name)}: is missing or unreadable: ${messageOf(error)}`);
    return '';
  }
}

/** The solution of a step, otherwise that of the task; null without one. */
function solutionOf(place: TaskPlace, below: string): TaskFolder | null {
  const own = existsSync(path.join(place.directory, below, 'solution'));
  const folder = folderOf(place, own ? path.posix.join(below, 'solution') : 'solution');
  return isFile(path.join(folder.directory, 'solve.sh')) && !folder.leftOut.includes('solve.sh') ? folder : null;
}

async function evaluationOf(place: TaskPlace, step: StepTable | null, baseline: Network): Promise<RewardEvaluation> {
  const { table } = place;
  const separate = isSeparate(table, step) ? verifierImage(table, place.directory, step) : null;
  // A step's own script goes before the one that all steps share; files of both are there.
  const names = step === null ? ['tests'] : [`steps/${step.name}/tests`, 'tests'];
  const found = separate?.bundled === true ? [] : names.filter((name) => existsSync(path.join(place.directory, name)));
  const tests = found.map((name) => folderOf(place, name));
  const verifier = step?.verifier ?? table.verifier;
  const testbed = separate === null ? null : await testbedOf(place, separate);
  const network = phaseNetwork(step?.verifier, table.verifier) ?? testbed?.environment.network ?? baseline;
  return {
    kind: 'reward',
    tests: tests.toReversed(),
    script: separate?.bundled === true ? '' : scriptOf(place, names, tests),
    timeout: verifier.timeout_sec * 1000,
    variables: { ...table.verifier.env, ...step?.verifier.env },
    user: userOf(step?.verifier.user ?? table.verifier.user),
    hooks: [...(table.verifier.collect ?? []), ...(step?.verifier.collect ?? [])].map(
      ({ command, service, timeout_sec: limit, user }) => ({
        ...{ command, service, timeout: limit * 1000, user: userOf(user) },
      }),
    ),
    network,
    separate: testbed,
  };
}

/** The network that a step names for a phase, otherwise that of the task; null if neither names one. */
function phaseNetwork(
  step: StepTable['agent'] | StepTable['verifier'] | undefined,
  task: TaskTable['agent'] | TaskTable['verifier'],
): Network | null {
  return (step === undefined ? null : namedNetwork(step)) ?? namedNetwork(task);
}

async function testbedOf(
  { directory, table }: TaskPlace,
  { config, folder, image, bundled }: VerifierImage,
): Promise<NonNullable<RewardEvaluation['separate']>> {
  const made = await imageOf(path.join(directory, folder), image);
  const limit = table.environment.build_timeout_sec * 1000;
  const environment = environmentOf(config, directory, made.built, limit);
  environment.compose = await composeOf(path.join(directory, folder), limit);
  return { image: made.image, fixtures: bundled ? [] : made.fixtures, environment };
}

/** The text of the script that decides: the first `test.sh` of these folders. A fault if there is none. */
function scriptOf(place: TaskPlace, names: string[], tests: TaskFolder[]): string {
  const first = tests.find(({ directory }) => isFile(path.join(directory, 'test.sh')));
  // The verifier of a task that is not run may be of another form.
  if (first === undefined && place.unsupported.length > 0) return '';
  const file = path.join(first?.directory ?? path.join(place.directory, names[0]!), 'test.sh');
  try {
    if (first?.leftOut.includes('test.sh')) throw new Error('.harborignore leaves it out');
    return readRegularFile(file, LARGEST_SCRIPT, { follow: true }).toString();
  } catch (error) {
    const shown = path.relative(place.root, file);
    place.faults.push(`${shown}: is missing or unreadable, and decides the verdict: ${messageOf(error)}`);
    return '';
  }
}

function folderOf(place: TaskPlace, name: string): TaskFolder {
  const directory = path.join(place.directory, name);
  const linked: string[] = [];
  const folder = { directory, leftOut: leftOut(place.directory, directory, linked) };
  const faults = linked.map((fault) => `${shownIn(place, '.')}: ${fault}`);
  place.faults.push(...faults.filter((fault) => !place.faults.includes(fault)));
  return folder;
}

function userOf(user: string | number | undefined): string | null {
  return user === undefined ? null : String(user);
}
