import { plainLine } from '../../base/text/untrusted.ts';
import type { Result } from '../../report/documents/page-document.ts';
import { count, formatDuration } from '../data/format.ts';
import { Section } from '../parts/parts.tsx';

/** Stages that are drawn; a task of many steps has hundreds. */
const SHOWN_STAGES = 1_000;

/** Stages of a trial on a common time axis, one below the other. */
export function Timeline({ result }: { result: Result }) {
  const stages = result.stages
    .slice(0, SHOWN_STAGES)
    .map((stage) => ({ ...stage, from: Date.parse(stage.started_at) }));
  const left = result.stages.length - stages.length;
  if (stages.length === 0) return null;
  const begin = Math.min(...stages.map(({ from }) => from));
  const end = Math.max(...stages.map(({ from, duration_ms }) => from + duration_ms), begin + 1);
  const share = (milliseconds: number) => `${(milliseconds / (end - begin)) * 100}%`;
  return (
    <Section title="Stages" aside={<span class="quiet">{formatDuration(end - begin)} in all</span>}>
      <ol class="timeline">
        {stages.map(({ name, step, from, duration_ms }, at) => (
          <li key={at}>
            <span class="stage-name">{plainLine(step === undefined ? name : `${name} ${step}`, 40)}</span>
            <span class="track" aria-hidden="true">
              <span class={`span ${kindOf(name)}`} style={{ left: share(from - begin), width: share(duration_ms) }} />
            </span>
            <span class="figure">{formatDuration(duration_ms)}</span>
          </li>
        ))}
      </ol>
      {left > 0 && <p class="quiet">… and {count(left)} more</p>}
    </Section>
  );
}

/** The colour of agent, evaluation or harness, as in the time split of the whole run. */
function kindOf(stage: string): string {
  return stage.startsWith('agent') ? 'series-1' : stage === 'evaluate' ? 'series-2' : 'series-3';
}
