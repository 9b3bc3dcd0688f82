import { programText, withoutComments } from './text.ts';

/**
 * The keeper: a small Perl program between this process and the commands of a trial on the host. It is their subreaper,
 * so that daemons stay below it in the process tree. When descriptor 4 closes, because the trial is over or because
 * this process was killed, it ends everything below it. Node cannot become a subreaper; perl is part of every Debian,
 * Ubuntu and hosted runner. The program loads no module: loading takes many times as long as its own work, and any
 * module may be absent (only the tests add `use strict`).
 *
 * Arguments: the numbers of the system calls prctl and setsid on this machine; the directory of the control group for
 * the commands, or an empty text.
 *
 * Descriptor 4 takes orders. Each is its length (four bytes, big-endian) and words separated by NULs: the order's id,
 * the directory, 1 for a standard input (else 0), the number of words of the command, these words, then names and
 * values of the environment.
 *
 * Descriptor 3 reports lines:
 * - `pipes <input> <output> <errors>`: the keeper's own descriptors of the other ends of the next command's pipes,
 * which stay open until the order;
 * - `pid <id> <pid>`: the command's process, whose pid is also its session;
 * - `exit <id> <code>`;
 * - `failed <id> <why>`: the command could not be started;
 * - `left <pid>`: at the end, a process that could not be ended.
 */
export const KEEPER = withoutComments(programText('keeper.pl'));
