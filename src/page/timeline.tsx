import { plainLine } from '../base/text/untrusted.ts';
import type { Result } from '../report/documents/page-document.ts';
import { formatDuration } from './format.ts';
import { Section } from './parts.tsx';

/** Stages of a trial on a common time axis, one below the other. */
export function Timeline({ result }: { result: Result }) {
  const stages = result.stages.map((stage) => ({ ...stage, from: Date.parse(stage.started_at) }));
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
    </Section>
  );
}

/** The colour of agent, evaluation or harness, as in the time split of the whole run. */
function kindOf(stage: string): string {
  return stage.startsWith('agent') ? 'series-1' : stage === 'evaluate' ? 'series-2' : 'series-3';
}
