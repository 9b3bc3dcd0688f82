import { isolated, withIsolatedWords } from '../../base/text/isolated.ts';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import { type ComparisonDocument, type EndBlock, figureName } from '../../report/documents/page-document.ts';
import { useKeptScroll } from '../browser/kept-scroll.ts';
import type { Theme } from '../browser/theme.ts';
import { count, percent, several } from '../data/format.ts';
import type { Loaded } from '../data/loaded.ts';
import { type Against, pairOf } from '../data/pair-of.ts';
import { matrixHash } from '../data/route.ts';
import { Left } from '../parts/left.tsx';
import { AtK } from './at-k.tsx';
import { CostScore } from './cost-score.tsx';
import { Experiment } from './experiment.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { Pairs } from './pairs.tsx';
import { RunTypes } from './run-types.tsx';

const MOST_NOTES = 20;

interface Props {
  loaded: Loaded;
  comparison: ComparisonDocument;
  theme: Theme;
  end: EndBlock | null | undefined;
}

/** All runs of a comparison: ranking, pairwise tests, cost, reliability, and results by type. */
export function Board({ loaded: { runs }, comparison, theme, end }: Props) {
  useKeptScroll('board');
  return (
    <>
      <Headline comparison={comparison} />
      <Notes comparison={comparison} />
      <Left end={end} />
      <Experiment comparison={comparison} theme={theme} />
      <Leaderboard comparison={comparison} runs={runs} />
      <Pairs comparison={comparison} runs={runs} />
      <CostScore comparison={comparison} runs={runs} theme={theme} />
      <AtK comparison={comparison} runs={runs} theme={theme} />
      <RunTypes comparison={comparison} runs={runs} />
    </>
  );
}

function Headline({ comparison }: { comparison: ComparisonDocument }) {
  const { runs, instances, measure } = comparison;
  const counted = instances.filter(({ in_all }) => in_all).length;
  const [{ dataset, settings }] = runs as [(typeof runs)[0]];
  const datasets = new Set(runs.map((run) => run.dataset.digest)).size;
  return (
    <div class="headline">
      <h1>{boardHeadline(comparison)}</h1>
      <p class="under">
        <span>{several(runs.length, 'run')}</span>
        <span>
          {datasets === 1
            ? `${plainLine(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${plainLine(dataset.ref.slice(0, 12))}`}`
            : `${datasets} datasets`}
        </span>
        <a href={matrixHash()}>
          {several(counted, 'instance')}
          {counted === instances.length ? '' : ` in common, of ${count(instances.length)}`}
        </a>
        <span>{figureName(measure, settings, 'over all points')}</span>
        {settings.mode !== null && <span>mode {settings.mode}</span>}
      </p>
    </div>
  );
}

/** The verdicts of a pair, from the one that says least for its first run. */
const LEAST_FIRST: (Against['verdict'] | undefined)[] = ['worse', 'not comparable', 'within noise', 'within tolerance'];

/** The leader, and the results of the tests of the others against it, or against each of several leaders. */
export function boardHeadline(comparison: ComparisonDocument): string {
  const { runs, experiment } = comparison;
  if (experiment !== undefined) return plainLine(experiment.verdicts.join('; '), 300);
  const first = runs.flatMap(({ rank }, at) => (rank === 1 ? [at] : []));
  if (first.length === 0) return `${several(runs.length, 'run')}, and nothing was measured`;
  const names = first.map((at) => isolated(plainLine(runs[at]!.name, 60)));
  const figure = percent(runs[first[0]!]!.figure);
  const lead =
    names.length === 1
      ? `${names[0]} leads with ${figure}`
      : names.length <= 3
        ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} lead with ${figure}`
        : `${names.length} runs lead with ${figure}`;
  const others = runs.flatMap(({ rank }, at) => {
    if (rank === 1) return [];
    const verdicts = first.map((leader) => pairOf(comparison, leader, at)?.verdict);
    return [LEAST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'better'];
  });
  if (others.length === 0) return lead;
  const numberOf = (verdict: (typeof others)[number]) => others.filter((other) => other === verdict).length;
  const all = (some: number) =>
    others.length === 1
      ? 'the other is'
      : some === others.length
        ? 'all others are'
        : `${some} of ${others.length} others ${some === 1 ? 'is' : 'are'}`;
  const rest = (
    [
      // A trial without a verdict counts in the rate, and not in the test.
      ['worse', 'ahead in the pairwise test'],
      ['within noise', 'within noise'],
      ['within tolerance', 'within the tolerance'],
      ['not comparable', 'not comparable'],
    ] as const
  ).flatMap(([verdict, words]) => {
    const some = numberOf(verdict);
    return some === 0 ? [] : [`${all(some)} ${words}`];
  });
  if (rest.length === 0) return `${lead}, ahead of ${others.length === 1 ? 'the other' : 'all others'} beyond noise`;
  return `${lead}, ${rest.join(', ')}`;
}

function Notes({ comparison: { notes, runs } }: { comparison: ComparisonDocument }) {
  const all = [...notes, ...runs.flatMap(({ name, notes }) => notes.map((note) => `${plainLine(name, 60)}: ${note}`))];
  if (all.length === 0) return null;
  return (
    <ul class="notes" aria-label="Notes">
      {all.slice(0, MOST_NOTES).map((note) => (
        <li key={note}>{withIsolatedWords(plain(note))}</li>
      ))}
      {all.length > MOST_NOTES && <li>… and {all.length - MOST_NOTES} more</li>}
    </ul>
  );
}
