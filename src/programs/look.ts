import { programText, withoutComments } from './text.ts';

/** A function for `sh`: `agentbench_glance FILE...` prints their state, and that of the commands `$names`. */
export const GLANCE = withoutComments(programText('look/glance.sh'));

/**
 * The end of a script for `sh` that runs a success command between two looks: of the functions `agentbench_before` and `agentbench_after`.
 * `$command`: the command; `$begins`, `$ends`: lines to print around its output.
 */
export const AROUND_COMMAND = withoutComments(programText('look/around-command.sh'));
