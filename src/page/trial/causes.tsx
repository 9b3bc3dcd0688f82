import { plain, plainLine } from '../../base/text/untrusted.ts';
import type { ComparedRun, Result } from '../../report/documents/page-document.ts';
import { stepHash, type TrialPlace, trialHash } from '../data/route.ts';
import { Section } from '../parts/parts.tsx';
import { STEPS_FILE } from '../steps/steps.tsx';

interface CausesProps {
  result: Result;
  trial: TrialPlace;
  /** Files of the trial on the page. */
  names: string[];
}

/** Why a trial did not pass, as far as rules can tell, and what the judge says; with links to what shows it. */
export function Causes({ result, trial, names }: CausesProps) {
  const { causes = [], explained = null } = result;
  const hasSteps = names.includes(STEPS_FILE);
  if (causes.length === 0 && explained === null) return null;
  return (
    <Section title="Causes">
      <ul class="integrity">
        {causes.map(({ cause, evidence, step, log }) => (
          <li key={cause}>
            <span class="tag">{nameOf(cause)}</span> {plainLine(evidence, 500)}{' '}
            {step !== null && hasSteps ? (
              <a href={stepHash(trial, step)}>step {step}</a>
            ) : (
              log !== null && names.includes(log) && <a href={trialHash(trial, { log })}>{log}</a>
            )}
          </li>
        ))}
        {explained !== null && (
          <li>
            The judge says: <span class="tag">{nameOf(explained.category)}</span> {plain(explained.explanation)}
            <ul>
              {explained.quotes.map(({ text, step }, index) => (
                <li key={index}>
                  “{plainLine(text, 500)}”{' '}
                  {step !== null && hasSteps && <a href={stepHash(trial, step)}>step {step}</a>}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** `3 not persistent, 2 timed out, 1 without a known cause`; a dash if no trial failed. */
export function countedCauses({ causes, causes_unknown: unknown }: ComparedRun): string {
  const words = causes.map(({ cause, trials }) => `${trials} ${nameOf(cause)}`);
  return [...words, ...(unknown > 0 ? [`${unknown} without a known cause`] : [])].join(', ') || '–';
}

function nameOf(word: string): string {
  return plainLine(word, 40).replaceAll('_', ' ');
}
