import type { SuccessCommand } from '../datasets/types.ts';
import type { LiveTrial } from '../trial/live.ts';
import { compareLooks, lookAndRun } from './look.ts';
import { staleLog } from './stale-log.ts';
import { doubt, doubtOfEnd, SignScanner, verdict } from './success-text.ts';

/** Runs the success command once, in the live testbed, and decides from its own output or exit code. */
export async function evaluateSuccessCommand(live: LiveTrial): Promise<void> {
  const { testbed, instance, before, record, logs, context, signal } = live;
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
  const {
    after,
    meanwhile,
    value: exit,
  } = await lookAndRun(testbed, instance, before, (testbed) =>
    logs.run('evaluation.log', testbed, command, signal, scanner),
  );
  for (const { kind, detail } of [...compareLooks(instance, before, after), ...meanwhile]) record.note(kind, detail);
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
  if (!passed) return;
  const doubts = [doubt(rule, signs), doubtOfEnd(script, exit), await staleLog(testbed, script, signal)];
  for (const { kind, detail } of doubts.filter((note) => note !== null)) record.note(kind, detail);
}
