import { programText, withoutComments } from './text.ts';

/** A script for `sh` that runs the script `$1` right after the check `$2`, whose exit code it prints after the mark `$3`. */
export const AGENT_SEARCH = withoutComments(programText('agent-search.sh'));
