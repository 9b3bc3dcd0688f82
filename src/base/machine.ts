/** What a short tool (git, docker pull) left behind. */
export interface ToolResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs a short tool to its end; a non-zero exit code is no error here. Throws a UserError where the tool is not installed. */
export type RunTool = (tool: string, args: string[], options?: { cwd?: string }) => Promise<ToolResult>;

/** What the core is lent of the machine it runs on, so that it reads no environment of its own. */
export interface Machine {
  /** The caller's environment, for `agent-env` pass-through and the host's allow-list. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Kept between runs: datasets and git mirrors. */
  cacheDirectory: string;
  /** Where runs keep what goes when they end. */
  temporaryDirectory: string;
  runTool: RunTool;
}
