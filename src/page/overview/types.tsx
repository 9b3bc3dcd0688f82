import { medianOf } from '../../base/sums.ts';
import { figureOfTotals, measureOf, type Status } from '../../report/documents/page-document.ts';
import { count, formatDuration, percent, usageText } from '../data/format.ts';
import type { LoadedRun } from '../data/loaded.ts';
import { FIRST_VIEW, type Row, STATUS_WORDS } from '../data/model.ts';
import { runHash } from '../data/route.ts';
import { TypeTable } from '../parts/type-table.tsx';

const ORDER: Status[] = ['passed', 'failed', 'error', 'not_run'];

/** A bar for each task type, by verdict. */
export function Types({ now: { id, run, rows } }: { now: LoadedRun }) {
  const { report } = run;
  const types = Object.keys(report.by_type);
  if (types.length === 0) return null;
  const measure = measureOf(report.settings);
  const used = types.some((type) => usageText(report.by_type[type]) !== '');
  return (
    <TypeTable
      aside={<Legend />}
      label="Types, one by one"
      look="types"
      types={types}
      link={(type) => runHash(id, { ...FIRST_VIEW, type })}
      heads={
        <>
          <th scope="col" class="wide">
            Verdicts
          </th>
          {['Passed', measure === 'score' ? 'Score' : 'Rate', 'Median time', ...(used ? ['Usage of a trial'] : [])].map(
            (name) => (
              <th key={name} scope="col" class="number">
                {name}
              </th>
            ),
          )}
        </>
      }
      cells={(type) => {
        const totals = report.by_type[type]!;
        return (
          <>
            <td class="wide">
              <div
                class="bar"
                role="img"
                aria-label={ORDER.map((status) => `${totals[status]} ${STATUS_WORDS[status]}`).join(', ')}
              >
                {ORDER.filter((status) => totals[status] > 0).map((status) => (
                  <span key={status} class={`part ${status}`} style={{ flexGrow: totals[status] / totals.planned }} />
                ))}
              </div>
            </td>
            <td class="number">
              {count(totals.passed)} of {count(totals.planned)}
            </td>
            <td class="number">{percent(figureOfTotals(totals, measure))}</td>
            <td class="number">{medianTime(rows, type)}</td>
            {used && <td class="number">{usageText(totals) || '–'}</td>}
          </>
        );
      }}
    />
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
  const times = rows.flatMap((row) => (row.type === type && row.duration !== null ? [row.duration] : []));
  const middle = medianOf(times);
  return middle === null ? '–' : formatDuration(middle);
}
