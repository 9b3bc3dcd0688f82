import { plain, plainLine } from '../../base/text/untrusted.ts';
import type { Result } from '../../report/documents/page-document.ts';
import { count, dollars, formatDuration, several } from '../data/format.ts';
import { Facts, Section } from '../parts/parts.tsx';

/** Agent, usage, testbed and record of a trial. */
export function About({ result }: { result: Result }) {
  const { agent, testbed, prerunner, attempt, human_actions: actions } = result;
  const { usage } = agent;
  const { meter } = agent;
  const digest = promptDigest(agent);
  const number = (value: number | null) => (value === null ? null : count(value));
  return (
    <Section title="About this trial">
      <Facts
        facts={[
          ['Agent', plainLine([agent.name, agent.model].filter((part) => part !== null).join(', '), 200)],
          ['Agent command', agent.command === '' ? null : <code>{plain(agent.command)}</code>],
          ['Agent ended', endOfAgent(agent)],
          ['Agent time', formatDuration(agent.duration_ms)],
          ['Input tokens', number(usage.input_tokens)],
          ['Of these cached', number(usage.cached_input_tokens)],
          ['Output tokens', number(usage.output_tokens)],
          ['Of these reasoning', number(usage.reasoning_tokens)],
          ['Steps', number(usage.steps)],
          [
            'A person lists or reads',
            actions == null
              ? null
              : `${actions.lower} to ${several(actions.upper, 'directory or file', 'directories and files')}; other actions are not counted`,
          ],
          [
            'The agent lists and reads',
            agent.actions == null
              ? null
              : `${several(agent.actions.check_dir, 'directory', 'directories')} and ${several(agent.actions.read_file, 'file')}`,
          ],
          ['Tool calls', agent.actions == null ? null : callsOf(agent.actions)],
          ['Cost', usage.cost_usd === null ? null : dollars(usage.cost_usd)],
          ['Counted by', usage.source === null ? null : usage.source === 'meter' ? 'the meter' : 'the agent itself'],
          ['Models', usage.models.length === 0 ? null : plainLine(usage.models.join(', '), 400)],
          [
            'Requests',
            usage.requests === null
              ? null
              : `${count(usage.requests)}, ${count(usage.failed_requests ?? 0)} failed, ${count(meter?.throttled_requests ?? 0)} throttled${meter?.unmetered_requests ? `; ${count(meter.unmetered_requests)} not metered` : ''}`,
          ],
          ['Waiting for models', meter === null ? null : formatDuration(meter.waiting_ms)],
          [
            'Tools of the provider',
            meter === null ? null : plainLine(toolsOf(meter.hosted_tools), 400) || 'none offered',
          ],
          ['Testbed', testbed.kind],
          [
            'Image',
            testbed.image === null
              ? null
              : `${plainLine(testbed.image, 200)}${testbed.substituted ? ' (substitute)' : ''}`,
          ],
          ['Image digest', testbed.image_digest === null ? null : <code>{plainLine(testbed.image_digest, 80)}</code>],
          ['Kept image', testbed.kept_image === null ? null : plainLine(testbed.kept_image, 200)],
          [
            'Prerunner',
            prerunner === null
              ? null
              : prerunner.timed_out
                ? 'timed out'
                : `exit code ${prerunner.exit_code ?? '–'}, ${formatDuration(prerunner.duration_ms)}`,
          ],
          [
            'Attempt',
            attempt === 1 ? null : `${attempt}: ${several(attempt - 1, 'attempt')} before it could not be measured`,
          ],
          ['Prompt digest', digest && <code key="digest">{digest}</code>],
          ['Record', <code key="record">{`${result.instance_id}/trial-${result.trial}/result.json`}</code>],
        ]}
      />
    </Section>
  );
}

/** How an agent ended; null if it is not known. */
export function endOfAgent({ timed_out, exit_code, ended_by }: Result['agent']): string | null {
  if (timed_out) return 'at its time limit';
  if (exit_code !== null) return `exit code ${exit_code}`;
  return ended_by === 'budget' ? 'by its budget' : null;
}

/** The beginning of the prompt's digest; null where another program did not tell it, and the record has zeros. */
export function promptDigest({ prompt_digest: digest }: Result['agent']): string | null {
  return /^sha256:0+$/.test(digest) ? null : digest.slice(0, 19);
}

/** `12 run, 3 edit`: the tool calls by class, the most frequent first. */
function callsOf(actions: NonNullable<Result['agent']['actions']>): string {
  const made = Object.entries(actions).filter(([, calls]) => calls > 0);
  const words = made.sort(([, a], [, b]) => b - a).map(([name, calls]) => `${calls} ${name.replaceAll('_', ' ')}`);
  return words.join(', ') || 'none';
}

function toolsOf({ offered, used }: { offered: string[]; used: string[] }): string {
  const names = (list: string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return offered.length + used.length === 0 ? '' : `offered: ${names(offered)}; used: ${names(used)}`;
}
