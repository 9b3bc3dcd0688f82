import type { Machine, ToolOptions, ToolResult } from '../../base/machine.ts';

/** Characters kept of what a command prints. */
const LONGEST_END = 2000;

/**
 * Runs the docker CLI; resolves to its result with the end of all that it printed, which `onEnd` gets with each piece.
 * Throws as `RunTool` does.
 */
export async function runDocker(
  { runTool }: Pick<Machine, 'runTool'>,
  args: string[],
  options: Omit<ToolOptions, 'onOutput'>,
  onEnd: (end: string) => void = () => {},
): Promise<ToolResult & { end: string }> {
  let end = '';
  const onOutput = (chunk: string) => {
    end = (end + chunk).slice(-LONGEST_END);
    onEnd(end);
  };
  return { ...(await runTool('docker', args, { ...options, onOutput })), end };
}
