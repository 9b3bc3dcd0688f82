import { programText, withoutComments } from './text.ts';

/**
 * A script for `sh` that runs the script `$1` right after the check `$2`; in between it prints the mark `$3`, and one more
 * than the exit code of the check.
 */
export const AGENT_SEARCH = withoutComments(programText('agent-search.sh'));
