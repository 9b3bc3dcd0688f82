import { messageOf, stopOf } from '../base/errors.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { JudgeError } from '../judges/types.ts';
import { NO_USAGE } from '../judges/usage.ts';
import type { LiveTrial } from './live.ts';

/** Adds what the judge says of a failed trial, if the option `explain` wants it; a note if it says nothing that holds. */
export async function explainTrial({ context, record, trajectory, signal }: LiveTrial): Promise<void> {
  const { judge, options } = context;
  const { result } = record;
  if (options.explain !== 'judge' || result.status !== 'failed' || trajectory === null || judge?.ask == null) return;
  if (signal.aborted) return record.note('not_explained', stopOf(signal).message);
  const { explainByJudge } = await import('../trajectory/explain.ts');
  try {
    const explained = await explainByJudge(judge.ask, trajectory, result.evaluation, context.redactor, signal);
    result.explained = { ...explained, judge: judge.identity };
  } catch (error) {
    const usage = error instanceof JudgeError ? error.usage : null;
    result.not_explained = { judge: judge.identity, ...NO_USAGE, ...usage };
    record.note('not_explained', plainLine(signal.aborted ? stopOf(signal).message : messageOf(error), 500));
  }
}
