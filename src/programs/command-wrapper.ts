import { programText, withoutComments } from './text.ts';

/**
 * A script for `sh` in any image. `$1`: shell text that runs its own `$1`. The environment holds the rest, where a
 * `pgrep -f` of the command does not find it: `AGENTBENCH_SCRIPT` (the command), `AGENTBENCH_MARK` (the end mark) and
 * `AGENTBENCH_CODE` (the wrapper's exit code).
 *
 * The command runs in a session of its own, which its first process leads as it would lead the exec's (a foreground
 * child does not lead a group, so `setsid` need not fork), and whose id is the first line of its output. The end mark
 * and the exit code plus 1 follow on both streams. Without `setsid`, the command replaces the wrapper: its first line
 * ends with ` alone`, and no marks come.
 */
export const COMMAND_WRAPPER = withoutComments(programText('command-wrapper.sh'));
