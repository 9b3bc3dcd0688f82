/** A git repository at a commit, cloned into the workdir. */
export interface Repository {
  url: string;
  commit: string;
}

/** How a success command's outcome is read: SetupBench's two rules. */
export type SuccessRule = 'exit_code' | 'success_text';

/** One command whose outcome is the verdict: SetupBench's evaluation. */
export interface SuccessCommand {
  kind: 'success_command';
  command: string;
  rule: SuccessRule;
}

/** How an agent is asked to build a project: PRDbench's three ways. */
export type Mode = 'dev' | 'free' | 'debug';

/** What kind of evidence decides a test point; a `requirement` comes without commands, for the judge alone (mode `free`). */
export type PointType = 'shell_interaction' | 'unit_test' | 'file_comparison' | 'requirement';

/** One command of a test point. */
export interface TestCase {
  /** Run by `bash -c` in the workdir; null where the data names none. */
  command: string | null;
  /** What is typed into its terminal, line by line, without line ends; null where it has no terminal to type into. */
  input: string[] | null;
  /** The file the lines come from, relative to the workdir; null where they stood in the plan itself. */
  inputFile: string | null;
  /** Why it cannot be executed here; null where it can. */
  unrunnable: string | null;
}

/** One entry of a test plan, PRDbench's "metric", with every oddity of the data normalised. Paths are relative to the workdir. */
export interface TestPoint {
  metric: string;
  description: string;
  type: PointType;
  testcases: TestCase[];
  /** The files that its commands read. */
  inputFiles: string[];
  expectedOutput: string | null;
  /** The files its output is compared with; a name may hold `*`. */
  expectedFiles: string[];
  /** What the data said otherwise than it should. */
  notes: DataNote[];
}

/** An oddity of a dataset: `kind` is one of a fixed list, `detail` says what was found and what was made of it. */
export interface DataNote {
  kind: string;
  detail: string;
}

/** A project's test points, in the order they are run. */
export interface TestPlan {
  kind: 'test_plan';
  mode: Mode;
  points: TestPoint[];
  /** `evaluation/` as the dataset has it: put back before the points are run. Null in mode `free`. */
  evaluationDirectory: string | null;
  /** The requirements document, for the judge. */
  requirements: string;
}

/** A file or the content of a directory of this machine, copied into a workdir with names and modes kept. */
export interface Fixture {
  source: string;
  /** Below the workdir; empty for the workdir itself. */
  target: string;
}

/** One task of a dataset. Paths are absolute, on this machine. */
export interface Instance {
  id: string;
  taskType: string;
  /** What the agent is asked to do. */
  prompt: string;
  /** What it is asked in a second round, after an evaluation (mode `debug`); null where there is only one. */
  debugPrompt: string | null;
  /** The image its row names; null where it names none. */
  image: string | null;
  /** The name `keep-image` commits to; null where the row has none. */
  imageTag: string | null;
  repository: Repository | null;
  /** What is copied into the workdir, in this order. */
  fixtures: Fixture[];
  /** Directory with `prerunner.sh`; null without one. */
  prerunner: string | null;
  evaluation: SuccessCommand | TestPlan;
  /** How many actions a person needs, at least and at most, as the row says; null where it does not. */
  humanActions: { lower: number; upper: number } | null;
}

/** All instances of a dataset, and what tells it apart from another version of it. */
export interface Dataset {
  name: string;
  /** The commit it was fetched at, or null for a local directory. */
  ref: string | null;
  /** `sha256:…` over everything that defines its instances. */
  digest: string;
  /** The testbed it declares itself fit for; null where it says nothing. */
  testbed: 'docker' | 'host' | null;
  instances: Instance[];
  /** What is odd about its files and stops nothing. */
  notes: string[];
}
