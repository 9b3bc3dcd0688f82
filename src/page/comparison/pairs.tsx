import { useMemo, useRef } from 'preact/hooks';
import type { ComparisonDocument, RunHead } from '../../report/documents/page-document.ts';
import { moveInGrid } from '../browser/grid-keys.ts';
import { endsOf, formatP, points, pText, several } from '../data/format.ts';
import { type Against, pairGrid } from '../data/pair-of.ts';
import { compareHash } from '../data/route.ts';
import { RunMark, Section, Wide } from '../parts/parts.tsx';

const SIGNS: Record<Against['verdict'], string> = {
  better: '▲',
  worse: '▼',
  'within noise': '≈',
  'within tolerance': '≈',
  'not comparable': '×',
};
/** With fewer runs the leaderboard shows the same. */
const FEWEST = 3;

/** All pairs of runs: difference, p value and verdict. */
export function Pairs({ comparison, runs }: { comparison: ComparisonDocument; runs: RunHead[] }) {
  const grid = useMemo(() => pairGrid(comparison), [comparison]);
  const order = useMemo(
    () =>
      comparison.runs
        .map(({ rank }, at) => ({ at, rank: rank ?? Number.POSITIVE_INFINITY }))
        .sort((a, b) => a.rank - b.rank || a.at - b.at)
        .map(({ at }) => at),
    [comparison],
  );
  const table = useRef<HTMLTableElement>(null);
  const tested = comparison.pairs.filter(({ p_adjusted }) => p_adjusted !== null).length;
  if (runs.length < FEWEST) return <OnePair comparison={comparison} runs={runs} />;
  return (
    <Section title="Pairwise tests" aside={<Legend />}>
      <Wide label="Every run against every other">
        <table
          class="pairs"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move between its cells
          role="grid"
          aria-label="Pairwise tests"
          ref={table}
          onKeyDown={(event) => moveInGrid(event, table.current)}
        >
          <thead>
            <tr>
              <th scope="col">Run</th>
              {order.map((at) => (
                <th key={at} scope="col" title={runs[at]!.name}>
                  <RunMark id={runs[at]!.id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((row, place) => (
              <tr key={row}>
                <th scope="row">
                  <RunMark id={runs[row]!.id} /> <span class="pair-name">{runs[row]!.name}</span>
                </th>
                {order.map((column, at) => (
                  <td key={column} class={row === column ? 'itself' : ''}>
                    {row !== column && (
                      <PairCell
                        one={runs[row]!}
                        other={runs[column]!}
                        against={grid[row]![column]!}
                        first={place === 0 && at === 1}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p class="quiet">
        Points by which the run of the row is ahead of that of the column, and p by Holm’s method over{' '}
        {several(tested, 'comparable pair')}. Arrows move, Enter opens a pair.
      </p>
    </Section>
  );
}

function PairCell(props: { one: RunHead; other: RunHead; against: Against | null; first: boolean }) {
  const { one, other, against, first } = props;
  if (against === null) return <>–</>;
  const { verdict, difference, p } = against;
  return (
    <a class={`pair ${verdict.replace(' ', '-')}`} href={compareHash(other.id, one.id)} tabIndex={first ? 0 : -1}>
      <span class="unseen">
        {one.id} against {other.id}: {verdict}{' '}
      </span>
      <span class="pair-difference">
        <span aria-hidden="true">{SIGNS[verdict]}</span> {difference === null ? '–' : points(difference)}
      </span>
      {p !== null && (
        <span class="pair-p">
          <span class="unseen"> points, p = </span>
          {formatP(p)}
        </span>
      )}
    </a>
  );
}

function Legend() {
  return (
    <ul class="legend" aria-hidden="true">
      <li class="verdict passed">▲ better</li>
      <li class="verdict failed">▼ worse</li>
      <li>≈ within noise or tolerance</li>
      <li>× not comparable</li>
    </ul>
  );
}

/** The only pair of two runs, with a link to its page. */
function OnePair({ comparison, runs }: { comparison: ComparisonDocument; runs: RunHead[] }) {
  const [a, b] = runs;
  const pair = comparison.pairs[0];
  if (a === undefined || b === undefined || pair === undefined) return null;
  const { difference, interval, p, verdict, pairs } = pair;
  const ends = interval === null ? '' : `, 95% interval ${endsOf(interval, points)}`;
  return (
    <Section title="The test of the two" aside={<a href={compareHash(a.id, b.id)}>Side by side</a>}>
      <p>
        {verdict === 'not comparable'
          ? 'They are not comparable.'
          : `${b.name} against ${a.name}: ${difference === null ? '–' : points(difference)} points${ends}${p === null ? '' : `, ${pText(p)}`}, over ${several(pairs, 'instance')} with a verdict on both sides; ${verdict.startsWith('within') ? verdict : 'beyond noise'}.`}
      </p>
    </Section>
  );
}
