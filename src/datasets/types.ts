import type { TestbedKind } from '../options/options.ts';

/** A git repository, cloned into the workdir. */
export interface Repository {
  url: string;
  /** Null for the newest commit of the default branch. */
  commit: string | null;
}

/** The rule for the outcome of a success command; SetupBench has two. */
export type SuccessRule = 'exit_code' | 'success_text';

/** One command that decides the verdict: SetupBench's evaluation. */
export interface SuccessCommand {
  kind: 'success_command';
  command: string;
  rule: SuccessRule;
}

/** The modes of PRDbench. */
export type Mode = 'dev' | 'free' | 'debug';

/**
 * The kind of evidence for a test point; a `requirement` has no commands and is scored by the judge only (mode `free`).
 */
export type PointType = 'shell_interaction' | 'unit_test' | 'file_comparison' | 'requirement';

/** One command of a test point. */
export interface TestCase {
  /** Run by `bash -c` in the workdir; null if the data has none. */
  command: string | null;
  /** The lines typed into its terminal, without line ends; null if the data has none. */
  input: string[] | null;
  /** The file of the lines, relative to the workdir; null if they are part of the plan. */
  inputFile: string | null;
  /** The reason why it cannot be run; null if it can. */
  unrunnable: string | null;
}

/** One entry of a test plan, PRDbench's "metric", normalised. Paths are relative to the workdir. */
export interface TestPoint {
  metric: string;
  description: string;
  type: PointType;
  testcases: TestCase[];
  /** The files that its commands read. */
  inputFiles: string[];
  expectedOutput: string | null;
  /** The files that its output is compared with; names may contain `*`. */
  expectedFiles: string[];
  /** Irregularities of the data. */
  notes: DataNote[];
}

/** An irregularity of a dataset: `kind` is one of a fixed list, `detail` gives the finding and its treatment. */
export interface DataNote {
  kind: string;
  detail: string;
}

/** A project's test points, in the order of execution. */
export interface TestPlan {
  kind: 'test_plan';
  mode: Mode;
  /** The file with the points, relative to the project. */
  file: string;
  points: TestPoint[];
  /** The dataset's `evaluation/`, restored before the points are run. Null in mode `free`. */
  evaluationDirectory: string | null;
  /** The requirements document, for the judge. */
  requirements: string;
}

/** A folder of a task, without the paths below it that its `.harborignore` leaves out. */
export interface TaskFolder {
  directory: string;
  leftOut: string[];
}

/** The network of a testbed in one phase. */
export interface Network {
  mode: 'public' | 'no-network' | 'allowlist';
  /** Names, `*.name`, addresses and ranges of them, sorted; empty unless `mode` is `allowlist`. */
  hosts: string[];
}

/** A script that writes a reward into a file: the verifier of a Harbor task. */
export interface RewardEvaluation {
  kind: 'reward';
  /** Put to `/tests` after the agent, one over the other; one has `test.sh`. Empty if the image of its own testbed has it. */
  tests: TaskFolder[];
  /** The text of `test.sh`; empty if only the image has it. */
  script: string;
  /** Milliseconds. */
  timeout: number;
  variables: Record<string, string>;
  /** User who runs it; null for the image's own. */
  user: string | null;
  /** Commands after the agent and before the tests; their failures do not count. Times in milliseconds. */
  hooks: { command: string; service: string; timeout: number; user: string | null }[];
  /** While it runs. */
  network: Network;
  /** The testbed of its own, which gets the artifacts; null if it runs in that of the agent. */
  separate: { image: string | null; fixtures: Fixture[]; environment: TaskEnvironment } | null;
}

/** A command that says by its exit code that a testbed is ready; times in milliseconds. */
export interface Healthcheck {
  command: string;
  interval: number;
  timeout: number;
  startPeriod: number;
  startInterval: number;
  retries: number;
}

/** An MCP server: a program of the testbed, or a service at a URL. */
export type TaskMcpServer =
  | { command: string; args: string[]; env: Record<string, string> }
  | { url: string; type: 'http' | 'sse'; headers: Record<string, string> };

/** A path in a testbed that is kept with the results at `target`, without the entries below it that match a pattern of GNU tar. */
export interface Artifact {
  /** The container that has it; `main` is that of the agent. */
  service: string;
  source: string;
  target: string;
  exclude: string[];
}

/** The machine that a task describes for itself; in other datasets the options do. */
export interface TaskEnvironment {
  /** The folder of the task. */
  folder: string;
  /** The folder of its Dockerfile; null for a ready image. */
  build: { directory: string; digest: string; timeout: number } | null;
  /** The folder of its compose file, with a limit for its builds and for its start in milliseconds; null for one container. */
  compose: { directory: string; digest: string; timeout: number } | null;
  /** Null for the image's own. */
  workdir: string | null;
  variables: Record<string, string>;
  /** Null for no limit. */
  cpus: number | null;
  /** Bytes; null for no limit. */
  memory: number | null;
  /** While neither agent nor verifier runs. */
  network: Network;
  /** While the agent runs. */
  agentNetwork: Network;
  /** The user of the agent; null for the image's own. */
  agentUser: string | null;
  healthcheck: Healthcheck | null;
  /** An earlier trajectory in ATIF that the agent is to continue, as a file of the task; null without one. */
  context: string | null;
  /** Directory of skills for the agent, in the testbed; null without one. */
  skills: string | null;
  /** MCP servers for the agent, as the testbed reaches them, by name. */
  mcp: Record<string, TaskMcpServer>;
  /** The folder of `solve.sh`, with its variables; null without one. */
  solution: (TaskFolder & { variables: Record<string, string> }) | null;
  /** Also what a verifier with a testbed of its own gets, at the same paths. */
  artifacts: Artifact[];
  /** Its requests that no testbed here meets, each with its key; such a task is not run. */
  unsupported: { key: string; why: string }[];
}

/** A local file, or the content of a local directory, copied into a workdir; names and modes are kept. */
export interface Fixture {
  source: string;
  /** Relative to the workdir; empty for the workdir itself. */
  target: string;
}

/** The place of a row in its dataset, with the keys that are not part of the format. */
export interface RowPlace {
  /** Relative to the dataset's directory. */
  file: string;
  /** From 1. */
  line: number;
  unknownKeys: string[];
}

/** One task of a dataset. Paths are absolute, on this machine. */
export interface Instance {
  id: string;
  taskType: string;
  /** The task for the agent. */
  prompt: string;
  /** The task for a second round, after an evaluation (mode `debug`); null if there is only one round. */
  debugPrompt: string | null;
  /** The image in its row; null if there is none. */
  image: string | null;
  /** The image name for `keep-image`; null if there is none. */
  imageTag: string | null;
  repository: Repository | null;
  /** Copied into the workdir in this order. */
  fixtures: Fixture[];
  /** The directory of `prerunner.sh`; null if there is none. */
  prerunner: string | null;
  evaluation: SuccessCommand | TestPlan | RewardEvaluation;
  /** Absent if its dataset does not describe it. */
  environment?: TaskEnvironment;
  /** The steps of a task that has several; its own values are those of the first. `reward`: that of the task, of theirs. */
  steps?: { all: TaskStep[]; reward: 'mean' | 'final' };
  /** The time limit of the agent that its dataset states, in milliseconds; counts unless the user gives one. */
  agentTimeout?: number;
  /** For selectors. */
  difficulty?: string;
  tags?: string[];
  /** Its reference solution: a bash script, or a directory copied over the workdir; null if there is none. No agent gets it. */
  solution: string | null;
  /** The place of its row, for messages; null for a dataset without rows. */
  row: RowPlace | null;
  /** The minimum and maximum number of actions that a person needs, from the row; null if not given. */
  humanActions: { lower: number; upper: number } | null;
}

/** One of several steps of a task, each with a prompt and a reward, in one testbed. */
export interface TaskStep {
  /** The name of its folder. */
  name: string;
  /** Copied over the workdir before its agent; null if there is none. */
  files: string | null;
  /** True if `files` has a `setup.sh`, which is run there. */
  setup: boolean;
  healthcheck: Healthcheck | null;
  /** The rewards below which the rest is not run, by key. */
  least: Record<string, number>;
  /** In place of those of the instance. */
  parts: StepParts;
}

export type StepParts = Pick<Instance, 'prompt' | 'evaluation' | 'environment' | 'agentTimeout' | 'solution'>;

/** A task that cannot be measured until its files are mended; the other ones of its dataset can. */
export interface FaultyTask extends Pick<Instance, 'id' | 'taskType' | 'difficulty' | 'tags'> {
  faults: string[];
}

/** All instances of a dataset, with its version. */
export interface Dataset {
  name: string;
  /** The directory of its files, absolute. */
  directory: string;
  /** The fetched commit, or null for a local directory. */
  ref: string | null;
  /** `sha256:…` over all files that define its instances. */
  digest: string;
  /** The testbed that the dataset declares; null if none. */
  testbed: TestbedKind | null;
  instances: Instance[];
  /** Tasks with faults, each a line with its file; none of them may be selected. */
  faulty?: FaultyTask[];
  /** Irregularities of its files that do not prevent a run. */
  notes: string[];
}
