import type { SuccessCommand } from '../datasets/types.ts';
import type { LiveTrial } from '../trial/live.ts';
import { doubt, SignScanner, verdict } from './success-text.ts';

/** Runs the success command once, in the live testbed, and decides from its own output or exit code. */
export async function evaluateSuccessCommand({
  testbed,
  instance,
  record,
  logs,
  context,
  signal,
}: LiveTrial): Promise<void> {
  const { command: script, rule } = instance.evaluation as SuccessCommand;
  const scanner = new SignScanner();
  const evaluation = {
    kind: 'success_command',
    command: script,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_tail: '',
  } as const;
  record.result.evaluation = { ...evaluation };
  const command = {
    shell: 'sh',
    script,
    environment: {},
    timeout: context.options['evaluation-timeout'],
    lasting: false,
  } as const;
  const exit = await logs.run('evaluation.log', testbed, command, signal, scanner);
  record.result.evaluation = {
    ...evaluation,
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    duration_ms: exit.duration,
    output_tail: logs.tails().get('evaluation.log') ?? '',
  };
  const signs = scanner.signs();
  const passed = verdict(rule, exit.exitCode, signs);
  record.decide(passed);
  const doubtful = passed ? doubt(rule, signs) : null;
  if (doubtful !== null) record.note(doubtful.kind, doubtful.detail);
}
