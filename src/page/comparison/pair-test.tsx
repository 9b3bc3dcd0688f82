import { plainLine } from '../../base/text/untrusted.ts';
import type { ComparisonDocument, RunHead, RunId } from '../../report/documents/page-document.ts';
import { count, endsOf, formatP, percent, points } from '../data/format.ts';
import { pairOf } from '../data/pair-of.ts';
import { matrixHash } from '../data/route.ts';
import { Facts, Section } from '../parts/parts.tsx';

/** The test of two runs, b against a. */
export function PairTest(props: { comparison: ComparisonDocument; runs: RunHead[]; a: RunId; b: RunId }) {
  const { comparison, runs } = props;
  const placeOf = (id: RunId) => runs.findIndex((run) => run.id === id);
  const [at, other] = [placeOf(props.b), placeOf(props.a)];
  const against = pairOf(comparison, at, other);
  if (against === null) return null;
  const { verdict, difference, pair } = against;
  const [a, b] = [runs[other]!, runs[at]!];
  const flipped = pair.a === at;
  const interval = pair.interval === null ? null : flipped ? turned(pair.interval) : pair.interval;
  const [word, kind] = {
    better: [`↑ ${b.name} is better`, 'passed'],
    worse: [`↓ ${b.name} is worse`, 'failed'],
    'within noise': ['≈ Within noise', 'neutral'],
    'within tolerance': ['≈ Within the tolerance', 'neutral'],
    'not comparable': ['Not comparable', 'neutral'],
  }[verdict] as [string, string];
  const method =
    pair.method === null
      ? null
      : {
          mcnemar: 'exact McNemar',
          permutation: 'paired permutation',
          'e-process': 'e-process, valid at every look',
        }[pair.method];
  // Of two that are not comparable, no instance is looked at.
  const counted = (instances: number) => (method === null ? null : count(instances));
  return (
    <Section
      title="The test"
      aside={<a href={matrixHash({ differ: true, runs: [a.id, b.id] })}>Instances where they differ</a>}
    >
      <p class={`large ${kind}`}>
        {word}
        {difference !== null && <span class="delta">{points(difference)} points</span>}
      </p>
      <Facts
        facts={[
          ['95% interval of the difference', interval === null ? null : endsOf(interval, points)],
          [
            'p of this pair alone',
            pair.p === null ? null : `${formatP(pair.p)}${method === null ? '' : `, ${method}`}`,
          ],
          ['p by Holm’s method over all pairs', pair.p_adjusted === null ? null : formatP(pair.p_adjusted)],
          ['Instances with a verdict on both sides', counted(pair.pairs)],
          [`Better in ${a.id}`, counted(flipped ? pair.b_better : pair.a_better)],
          [`Better in ${b.id}`, counted(flipped ? pair.a_better : pair.b_better)],
          ['Left out without a verdict', pair.left_out === 0 ? null : count(pair.left_out)],
          [
            comparison.measure === 'score' ? 'Scores' : 'Rates',
            `${percent(comparison.runs[other]!.figure)} and ${percent(comparison.runs[at]!.figure)}`,
          ],
        ]}
      />
      {pair.reasons.length > 0 && (
        <ul class="notes pair-reasons" aria-label="Differences">
          {pair.reasons.map((reason) => (
            <li key={reason}>{plainLine(reason, 500)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function turned({ low, high }: { low: number; high: number }): { low: number; high: number } {
  return { low: -high, high: -low };
}
