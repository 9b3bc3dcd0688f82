import path from 'node:path';
import { sha256Of } from '../base/digest.ts';
import { messageOf, TrialError } from '../base/errors.ts';
import { ofKind } from '../base/of-kind.ts';
import { quote } from '../base/text/shell.ts';
import { writtenReports } from '../evaluation/test-plan/reports.ts';
import { FIRST_ROUND } from '../results/part-files.ts';
import { type Content, TestbedDestroyed } from '../testbeds/types.ts';
import { collect } from './collect.ts';
import { agentOf } from './empty-result.ts';
import { evaluateTrial } from './evaluate.ts';
import type { LiveTrial } from './live.ts';
import { runLimitBefore } from './metered.ts';
import { takeTurn } from './turn.ts';

/** Milliseconds; the time limit of a copy of the project within its testbed. */
const COPY_LIMIT = 5 * 60_000;

/**
 * The second round of mode `debug`: the agent gets its code as it left it, `evaluation/` and the reports of the first
 * evaluation (no logs), and is evaluated again. The record has both rounds. If the code cannot be restored, the verdict of
 * the first one counts, with a note; after the run's limit of cost only if it passed. An interruption leaves no verdict, so that
 * the trial is measured again as a whole.
 */
export async function debugRound(live: LiveTrial, prompt: string): Promise<void> {
  const { testbed, instance, record, context, directory, signal } = live;
  const first = path.join(directory, FIRST_ROUND);
  let begun = false;
  let destroyed = false;
  const { agent, evaluation, score } = record.result;
  record.result.rounds = [{ agent, evaluation, score }];
  const limit = runLimitBefore(live);
  if (limit !== null) return record.note('no_second_round', limit);
  try {
    await record.stage('prepare', async () => {
      await collect(live, path.join(first, 'output'));
      await restoreCode(live);
      record.result.agent = { ...agentOf(context.options), prompt_digest: sha256Of(prompt) };
      // The second agent has a trajectory of its own.
      live.trajectory = null;
      record.undecide();
      begun = true;
      const reports = path.posix.join(testbed.workdir, 'reports');
      const contents: [string, Content][] = [
        [testbed.promptFile, { text: prompt }],
        [testbed.outputDirectory, 'empty directory'],
        [reports, 'empty directory'],
      ];
      const { evaluationDirectory } = ofKind(instance.evaluation, 'test_plan');
      if (evaluationDirectory !== null)
        contents.push([path.posix.join(testbed.workdir, 'evaluation'), { directory: evaluationDirectory }]);
      live.givenReports = await writtenReports(first);
      for (const [name, text] of live.givenReports) contents.push([path.posix.join(reports, name), { text }]);
      await testbed.place(contents);
    });
    live.suffix = '-round-2';
    await takeTurn(live, prompt);
    await record.stage('evaluate', () => evaluateTrial(live, ''));
  } catch (error) {
    destroyed = error instanceof TestbedDestroyed && !signal.aborted;
    if (begun) throw error;
    if (signal.aborted) {
      record.undecide();
      throw error;
    }
    record.note('no_second_round', messageOf(error));
  } finally {
    const { agent, evaluation, score } = record.result;
    // A round that ends early counts with what its agent and its judge used.
    if (begun) record.result.rounds!.push({ agent, evaluation, score: destroyed ? 0 : score });
  }
}

/**
 * Copies the code as the agent left it, since the test plan changes it (databases, outputs). Returns false, and adds a
 * note, if it cannot be copied (too large, too deep); there is no second round then.
 */
export async function saveCode(live: LiveTrial): Promise<boolean> {
  const copy = quote(copyOf(live));
  try {
    await copyCode(live, `rm -rf ${copy} && cp -a . ${copy} || { rm -rf ${copy}; exit 1; }`);
    return true;
  } catch (error) {
    if (!(error instanceof TrialError) || error.kind !== 'testbed') throw error;
    live.record.note('no_second_round', error.message);
    return false;
  }
}

async function restoreCode(live: LiveTrial): Promise<void> {
  const copy = quote(copyOf(live));
  await copyCode(live, `find . -mindepth 1 -maxdepth 1 -exec rm -rf {} + && cp -a ${copy}/. . && rm -rf ${copy}`);
}

async function copyCode({ testbed, logs, signal }: LiveTrial, script: string): Promise<void> {
  const command = { shell: 'sh', script, timeout: COPY_LIMIT } as const;
  const { exitCode, timedOut } = await logs.run('rounds.log', testbed, command, signal);
  const end = timedOut ? `it takes more than ${COPY_LIMIT / 60_000} minutes` : `exit code ${exitCode}`;
  if (exitCode !== 0)
    throw new TrialError('testbed', `the code cannot be copied between the rounds: ${end}; see rounds.log`);
}

function copyOf({ testbed }: LiveTrial): string {
  return path.posix.join(path.posix.dirname(testbed.promptFile), 'code');
}
