/** A git repository at a commit, cloned into the workdir. */
export interface Repository {
  url: string;
  commit: string;
}

/** How a success command's outcome is read: SetupBench's two rules. */
export type SuccessRule = 'exit_code' | 'success_text';

/** One task of a dataset. Paths are absolute, on this machine. */
export interface Instance {
  id: string;
  taskType: string;
  /** What the agent is asked to do. */
  prompt: string;
  /** The image its row names; null where it names none. */
  image: string | null;
  /** The name `keep-image` commits to; null where the row has none. */
  imageTag: string | null;
  repository: Repository | null;
  /** Directory whose content is copied into the workdir; null without fixtures. */
  fixtures: string | null;
  /** Directory with `prerunner.sh`; null without one. */
  prerunner: string | null;
  evaluation: { kind: 'success_command'; command: string; rule: SuccessRule };
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
