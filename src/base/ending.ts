import { codeOf, UserError, WriteError } from './errors.ts';
import { Interrupted, isSignal } from './signals.ts';

/** The message and the exit code of a command that an error ended. */
interface Ending {
  message: string;
  exitCode: number;
}

/**
 * The end of a command by an error that says all there is to say: 2 for a UserError, 3 for a WriteError, 130 or 143 after a
 * signal, whose name itself may have been thrown. Null for a fault of the program, which is shown with its stack.
 */
export function endingOf(error: unknown): Ending | null {
  if (error instanceof UserError) return { message: error.message, exitCode: 2 };
  if (error instanceof WriteError) return { message: error.message, exitCode: 3 };
  if (error instanceof Interrupted) return error;
  if (codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'uv_cwd')
    return { message: 'the current directory was removed; change to one that is there', exitCode: 2 };
  return isSignal(error) ? new Interrupted({ reason: error }) : null;
}
