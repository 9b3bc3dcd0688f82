import { programText } from './text.ts';

/**
 * The driver: a Perl program in the testbed that runs commands at a terminal and types when they wait. It is an ancestor of
 * all it runs, so the kernel tells it what they do (the default ptrace policy of Ubuntu tells nobody else), and it stands
 * beside them, so a line is typed within a millisecond. It needs no module beyond Debian's perl-base.
 *
 * It is told, on standard input, one message a line; words are parted by blanks, TEXT is hexadecimal, a LIST is such texts,
 * each with a comma after it, or `-` for none:
 *   run tty|pipes TIMEOUT STAY SCRIPT ENVIRONMENT LINES FILE LIMIT   milliseconds; 1 where it may stay; TEXT; LIST of NAME=value; LIST to
 *                     type; LIST of no or one file to hand over; the most bytes it may have
 *   end-left SESSIONS   ends all that earlier sessions left; LIST-like numbers of sessions that a lost driver had started
 * The end of its standard input ends everything below it, and itself. One session at a time.
 *
 * It tells, on standard output, in the same form:
 *   hello             once, at its start
 *   started SESSION   the command's session (a process id)
 *   output LENGTH     what the command printed: so many bytes follow the line
 *   file LENGTH       the file to hand over, part by part before the end: so many bytes follow the line
 *   typed GUESSED     the next line was typed; 1 where mere silence was the reason
 *   pressed TEXT      Ctrl-C or Ctrl-D was typed
 *   end END EXITCODE  a SessionEnd; exit code or `-`
 *   left COUNT        answers end-left: how many processes could not be ended
 *   fault TEXT        the command could not be started
 */
export const TERMINAL_DRIVER = programText(
  'terminal-driver/serve.pl',
  'terminal-driver/start.pl',
  'terminal-driver/session.pl',
  'terminal-driver/waiting.pl',
  'terminal-driver/processes.pl',
  'terminal-driver/main.pl',
);
