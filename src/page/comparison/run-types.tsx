import { ownOf } from '../../base/own.ts';
import { type ComparisonDocument, figureOfTotals, type RunHead } from '../../report/documents/page-document.ts';
import { count, percent, usageText } from '../data/format.ts';
import { matrixHash } from '../data/route.ts';
import { Unmeasured } from '../matrix/cell-mark.tsx';
import { RunMark } from '../parts/parts.tsx';
import { TypeTable } from '../parts/type-table.tsx';

/** Tokens and steps of a trial, if they are known. */
function Used({ figures }: { figures: Parameters<typeof usageText>[0] }) {
  const text = usageText(figures);
  return text === '' ? null : <div class="quiet">{text}</div>;
}

/** Results of each run by task type; the best of each type is bold. */
export function RunTypes({ comparison, runs }: { comparison: ComparisonDocument; runs: RunHead[] }) {
  const types = [...new Set(comparison.runs.flatMap(({ by_type }) => Object.keys(by_type)))];
  if (types.length < 2) return null;
  return (
    <TypeTable
      label="Types by runs"
      look="heat"
      types={types}
      link={(type) => matrixHash({ type })}
      heads={
        <>
          <th scope="col" class="number">
            Trials
          </th>
          {runs.map(({ id, name }) => (
            <th key={id} scope="col" class="number" title={name}>
              <RunMark id={id} /> {runs.length <= 6 && <span class="heat-name">{name}</span>}
            </th>
          ))}
        </>
      }
      cells={(type) => {
        const all = comparison.runs.map(({ by_type }) => ownOf(by_type, type));
        const figures = all.map((totals) => figureOfTotals(totals, comparison.measure));
        // Runs may have another number of trials each.
        const planned = all.map((totals) => totals?.planned ?? 0);
        const [least, most] = [Math.min(...planned), Math.max(...planned)];
        const best = Math.max(...figures.map((figure) => figure ?? -1));
        return (
          <>
            <td class="number quiet">{least === most ? count(most) : `${count(least)} to ${count(most)}`}</td>
            {figures.map((figure, at) => (
              <td
                key={runs[at]!.id}
                class="number heat-cell"
                style={figure === null ? {} : { '--share': `${Math.round(figure * 100)}%` }}
              >
                {figure === best ? <strong>{percent(figure)}</strong> : percent(figure)}
                {figure !== null && <Unmeasured trials={all[at]!.error + all[at]!.not_run} />}
                <Used figures={all[at]} />
              </td>
            ))}
          </>
        );
      }}
    />
  );
}
