import { messageOf } from '../base/errors.ts';
import { ofKind } from '../base/of-kind.ts';
import type { IntegrityNote } from '../results/fields.ts';
import { Findings } from './findings.ts';
import { compareLooks, lookAndRun } from './look/look.ts';
import { staleLog } from './stale-log.ts';
import { doubt, doubtOfEnd, SignScanner, verdict } from './success-text.ts';
import type { EvaluationRequest, Verdict } from './types.ts';

/** Runs the success command once, in the live testbed; its output or its exit code decides. */
export async function evaluateSuccessCommand(request: EvaluationRequest): Promise<Verdict> {
  const { testbed, instance, before, logs, limits, signal } = request;
  const { command: script, rule } = ofKind(instance.evaluation, 'success_command');
  const scanner = new SignScanner();
  const findings = new Findings(request);
  const evaluation = {
    kind: 'success_command',
    command: script,
    exit_code: null,
    timed_out: false,
    duration_ms: 0,
    output_tail: '',
  } as const;
  findings.show(evaluation);
  const command = { shell: 'sh', script, timeout: limits['evaluation-timeout'] } as const;
  const {
    after,
    meanwhile,
    value: exit,
  } = await lookAndRun(testbed, instance, before, (testbed) =>
    logs.run('evaluation.log', testbed, command, signal, scanner),
  );
  findings.note(...compareLooks(instance, before, after), ...meanwhile);
  findings.show({
    ...evaluation,
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    duration_ms: exit.duration,
    output_tail: logs.tails().get('evaluation.log') ?? '',
  });
  const signs = scanner.signs();
  const passed = verdict(rule, exit.exitCode, signs);
  if (passed) {
    const doubts = [doubt(rule, signs, script), doubtOfEnd(script, exit), await doubtOfLog()];
    findings.note(...doubts.filter((note) => note !== null));
  }
  return findings.verdict(passed);

  /** A failure of this last check does not change the verdict. */
  async function doubtOfLog(): Promise<IntegrityNote | null> {
    try {
      return await staleLog(testbed, script, signal);
    } catch (error) {
      return { kind: 'evaluate_failed', detail: messageOf(error) };
    }
  }
}
