import { plainLine } from '../../base/text/untrusted.ts';
import type { PageRun, RunId } from '../../report/documents/page-document.ts';
import { several } from '../data/format.ts';
import { FIRST_VIEW, reasonsOf } from '../data/model.ts';
import { runHash, trialHash } from '../data/route.ts';
import { Section, Verdict } from '../parts/parts.tsx';

const MOST_REASONS = 8;
const MOST_TRIALS = 3;

/** Trials that did not pass, by cause and by reason; reasons are hidden if no two have the same one. */
export function Reasons({ run: { report, causes }, id: run }: { run: PageRun; id: RunId }) {
  const all = reasonsOf(report);
  const reasons = all.some(({ trials }) => trials.length > 1) ? all : [];
  if (reasons.length === 0 && causes === '') return null;
  return (
    <Section title="Why trials did not pass">
      {causes !== '' && <p>By cause: {plainLine(causes, 500)}</p>}
      <ul class="reason-groups">
        {reasons.slice(0, MOST_REASONS).map(({ status, text, trials }, index) => (
          <li key={`${status} ${text}`}>
            <a class="figure" href={runHash(run, { ...FIRST_VIEW, reason: index })}>
              {several(trials.length, 'trial')}
            </a>
            <span class="reason-text">
              <Verdict status={status} word={false} /> {plainLine(text, 200)}
            </span>
            <span class="quiet">
              {trials.slice(0, MOST_TRIALS).map((place, at) => (
                <span key={place}>
                  {at > 0 && ', '}
                  <a href={trialHash({ run, place })}>{place.replace(/\/1$/, '')}</a>
                </span>
              ))}
              {trials.length > MOST_TRIALS && ', …'}
            </span>
          </li>
        ))}
      </ul>
      {reasons.length > MOST_REASONS && (
        <p class="quiet">… and {several(reasons.length - MOST_REASONS, 'other reason')}</p>
      )}
    </Section>
  );
}
