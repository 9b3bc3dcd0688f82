import { programText, withoutComments } from './text.ts';

/**
 * The cheats of `agentbench check`, scripts for `sh`. Arguments: the kind of testbed, and a directory that describes the
 * evaluation (`asked`, `ports`, `command`).
 */
export const SAY_TEXT = part('text');
export const REPLACE_TOOLS = part('tools');
export const EDIT_TESTS = part('tests');
export const LEAVE_DAEMON = part('daemon');

function part(name: string): string {
  return withoutComments(programText(`attacks/${name}.sh`));
}
