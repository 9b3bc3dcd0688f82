import { programText, withoutComments } from './text.ts';

/**
 * The beginning of a script for `sh` in any image; shell text that runs the script `$1` follows. Prints the process id as
 * the first line of output, and moves all further output to the container's console, which gets the mark `$2` first.
 */
export const LASTING_COMMAND = withoutComments(programText('lasting-command.sh'));
