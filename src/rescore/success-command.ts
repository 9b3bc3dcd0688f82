import { readRegularFile } from '../base/regular-file.ts';
import { ruleOf } from '../datasets/success-rule.ts';
import { doubt, doubtOfEnd, SignScanner, verdict } from '../evaluation/success-text.ts';
import type { Result } from '../results/records.ts';

/** Bytes of a log; a run's own limit is `max-log-size`. */
const LARGEST_LOG = 256 * 1024 * 1024;
const CUT = /\n\[agentbench: \d+ bytes left out here\]\n/;
/** Notes that depend on the output only. */
const OF_OUTPUT = new Set(['success_text_in_traceback', 'success_and_failure', 'evaluation_killed']);

/**
 * The verdict of a success command from its kept output or exit code, by the present rules. A text instead of a result
 * says why it stays as it was.
 */
export function rescoreSuccessCommand(result: Result, directory: string): Result | string {
  const { evaluation } = result;
  if (evaluation?.kind !== 'success_command') return 'there was no evaluation';
  const rule = ruleOf(result.task_type);
  const exitCode = evaluation.timed_out ? null : evaluation.exit_code;
  const log = rule === 'success_text' ? readLog(result, `${directory}/evaluation.log`) : { whole: true, text: '' };
  if (typeof log === 'string') return log;
  const scanner = new SignScanner();
  scanner.push('stdout', Buffer.from(log.text, 'latin1'));
  const signs = scanner.signs();
  if (!log.whole && !signs.success) return 'evaluation.log is incomplete';
  const passed = verdict(rule, exitCode, signs);
  // On the host, an agent can write to the logs of earlier trials; the record has a digest.
  if (passed !== (result.status === 'passed') && result.testbed.kind === 'host')
    return 'evaluation.log says otherwise, but on the host the agent could write to it';
  const doubts = passed
    ? [
        doubt(rule, signs, evaluation.command),
        doubtOfEnd(evaluation.command, { exitCode, timedOut: evaluation.timed_out }),
      ]
    : [];
  const integrity = result.integrity.filter(({ kind }) => !OF_OUTPUT.has(kind));
  return {
    ...result,
    status: passed ? 'passed' : 'failed',
    score: passed ? 1 : 0,
    integrity: [...integrity, ...doubts.filter((note) => note !== null)],
  };
}

function readLog({ integrity, evaluation }: Result, file: string): { whole: boolean; text: string } | string {
  const incomplete = integrity.some(
    ({ kind, detail }) => kind === 'log_incomplete' && detail.startsWith('evaluation.log'),
  );
  try {
    const text = readRegularFile(file, LARGEST_LOG).toString('latin1');
    return { whole: !incomplete && !CUT.test(text), text };
  } catch {
    const silent = evaluation?.kind === 'success_command' && evaluation.output_tail === '';
    return silent ? { whole: !incomplete, text: '' } : 'evaluation.log was not kept';
  }
}
