import { assignments } from '../../base/environment-names.ts';
import { TrialError } from '../../base/errors.ts';
import { Pipe } from '../pipe.ts';
import type { Conversation } from '../types.ts';
import { demultiplex } from './demultiplex.ts';
import type { LiveContainer } from './exec.ts';
import { COULD_NOT_ATTACH, stateAfterOutput } from './exec-state.ts';
import { explainDockerFault } from './fault.ts';

/** Starts a program for a conversation; it ends with its standard input, or with the container. */
export async function conversationIn(
  { container, workdir, environment }: Pick<LiveContainer, 'container' | 'workdir' | 'environment'>,
  argv: [string, ...string[]],
  signal: AbortSignal,
): Promise<Conversation> {
  signal.throwIfAborted();
  const Env = assignments(environment);
  const settings = { Cmd: argv, Env, WorkingDir: workdir, AttachStdin: true, AttachStdout: true };
  const exec = await container.exec(settings, signal);
  const stream = await exec.start(signal);
  const pipe = new Pipe();
  let hungUp = false;
  stream.on('error', () => {});
  demultiplex(stream, (kind, chunk) => pipe.take(kind, chunk))
    .catch(() => {})
    .finally(() => pipe.end());
  const hangUp = () => {
    hungUp = true;
    stream.destroy();
  };
  return pipe.between(stream, hangUp, async () => {
    // A program that was stopped in the testbed survives the hang-up; a healthy one does not.
    const stops = hungUp;
    try {
      const { running, exitCode } = await stateAfterOutput(exec);
      if (running ? stops : exitCode !== null && exitCode !== 0 && !COULD_NOT_ATTACH.includes(exitCode)) return null;
      return new TrialError('docker', 'the connection to a program in the container broke');
    } catch (error) {
      const fault = await explainDockerFault(container, error);
      return fault instanceof TrialError ? fault : null;
    }
  });
}
