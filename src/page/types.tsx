import { plainLine } from '../base/text/untrusted.ts';
import type { Status } from '../report/documents/page-document.ts';
import { count, formatDuration, percent } from './format.ts';
import type { LoadedRun } from './loaded.ts';
import { FIRST_VIEW, type Row, STATUS_WORDS } from './model.ts';
import { Section, Wide } from './parts.tsx';
import { runHash } from './route.ts';

const MOST_TYPES = 40;
const ORDER: Status[] = ['passed', 'failed', 'error', 'not_run'];

/** A bar for each task type, by verdict. */
export function Types({ now: { id, run, rows } }: { now: LoadedRun }) {
  const { report } = run;
  const types = Object.entries(report.by_type);
  if (types.length === 0) return null;
  const plans = report.settings.mode !== null;
  return (
    <Section title="By type" aside={<Legend />}>
      <Wide label="Types, one by one">
        <table class="types">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col" class="wide">
                Verdicts
              </th>
              <th scope="col" class="number">
                Passed
              </th>
              <th scope="col" class="number">
                {plans ? 'Score' : 'Rate'}
              </th>
              <th scope="col" class="number">
                Median time
              </th>
            </tr>
          </thead>
          <tbody>
            {types.slice(0, MOST_TYPES).map(([type, totals]) => (
              <tr key={type}>
                <th scope="row">
                  <a href={runHash(id, { ...FIRST_VIEW, type })}>{plainLine(type, 80) || 'unnamed'}</a>
                </th>
                <td class="wide">
                  <div
                    class="bar"
                    role="img"
                    aria-label={ORDER.map((status) => `${totals[status]} ${STATUS_WORDS[status]}`).join(', ')}
                  >
                    {ORDER.filter((status) => totals[status] > 0).map((status) => (
                      <span
                        key={status}
                        class={`part ${status}`}
                        style={{ flexGrow: totals[status] / totals.planned }}
                      />
                    ))}
                  </div>
                </td>
                <td class="number">
                  {count(totals.passed)} of {count(totals.planned)}
                </td>
                <td class="number">{percent(plans ? totals.score_expected : totals.success_rate)}</td>
                <td class="number">{medianTime(rows, type)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {types.length > MOST_TYPES && <p class="quiet">… and {types.length - MOST_TYPES} more types</p>}
    </Section>
  );
}

function Legend() {
  return (
    <ul class="legend" aria-hidden="true">
      {ORDER.map((status) => (
        <li key={status}>
          <span class={`dot ${status}`} /> {STATUS_WORDS[status]}
        </li>
      ))}
    </ul>
  );
}

function medianTime(rows: Row[], type: string): string {
  const times = rows
    .flatMap((row) => (row.type === type && row.duration !== null ? [row.duration] : []))
    .sort((a, b) => a - b);
  const middle = times[Math.floor((times.length - 1) / 2)];
  return middle === undefined ? '–' : formatDuration(middle);
}
