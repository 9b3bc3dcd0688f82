import { programText } from './text.ts';

/**
 * The driver: a Perl program in the testbed that runs commands at a terminal and types when they wait for input. It is
 * an ancestor of all their processes, so that the kernel lets it inspect them (Ubuntu's default ptrace policy allows no
 * other process to), and it runs beside them, so that a line is typed within a millisecond. It needs no module beyond
 * Debian's perl-base.
 *
 * Orders on standard input, one message per line. Words are separated by blanks; TEXT is hexadecimal; a LIST is a
 * sequence of such texts, each followed by a comma, or `-` if empty:
 *   run tty|pipes TIMEOUT SERVER TYPING SCRIPT ENVIRONMENT LINES FILE LIMIT
 *                     milliseconds; 1 if the command may be a server, else 0; a Typing; TEXT; LIST of NAME=value; LIST of lines to type; LIST with at most one file to return; its size
 *                     limit in bytes
 *   end               ends the session: Ctrl-C, TERM, KILL
 *   end-left SESSIONS   ends all processes left by earlier sessions; LIST-like numbers of a lost driver's sessions
 * The end of standard input ends all processes below the driver, and the driver. One session at a time.
 *
 * Reports on standard output, in the same form:
 *   hello             once, at the start
 *   started SESSION   the command's session (a process id)
 *   output LENGTH     output of the command: LENGTH bytes follow the line
 *   file LENGTH       a part of the file to return, sent before the end: LENGTH bytes follow the line
 *   listening         the command listens for connections and is quiet; once, only from a server
 *   typed GUESSED     the next line was typed; 1 if silence was the only reason
 *   pressed TEXT      Ctrl-C or Ctrl-D was typed
 *   end END EXITCODE  a SessionEnd; exit code or `-`
 *   left COUNT        answer to end-left: the number of processes that could not be ended
 *   fault TEXT        the command could not be started
 */
export const TERMINAL_DRIVER = programText(
  'terminal-driver/serve.pl',
  'terminal-driver/start.pl',
  'terminal-driver/session.pl',
  'terminal-driver/silence.pl',
  'terminal-driver/waiting.pl',
  'terminal-driver/threads.pl',
  'terminal-driver/processes.pl',
  'terminal-driver/main.pl',
);
