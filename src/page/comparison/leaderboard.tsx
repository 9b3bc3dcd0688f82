import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { plainLine } from '../../base/text/untrusted.ts';
import type {
  ComparedExperiment,
  ComparedRun,
  ComparisonDocument,
  RunHead,
} from '../../report/documents/page-document.ts';
import { type Scale, scaleOf } from '../browser/scale.ts';
import { TABLET, useKeys, useMedia } from '../browser/use.ts';
import { dollars, endsOf, formatDuration, percent, points, pText } from '../data/format.ts';
import { compareKnown } from '../data/model.ts';
import { pairOf } from '../data/pair-of.ts';
import { runHash } from '../data/route.ts';
import { Choice, RunMark, Section, SortHead } from '../parts/parts.tsx';
import { countedCauses } from '../trial/causes.tsx';

interface Line {
  head: RunHead;
  run: ComparedRun;
  at: number;
}

type SortKey = 'rank' | 'name' | 'trial' | 'passed' | 'time';

const ORDERS: Record<SortKey, { title: string; of(line: Line): number | string | null }> = {
  rank: { title: 'rank', of: ({ run }) => run.rank },
  name: { title: 'name', of: ({ head }) => head.name },
  trial: { title: 'cost per trial', of: ({ run }) => run.cost_per_trial_usd },
  passed: { title: 'cost per passed', of: ({ run }) => run.cost_per_passed_usd },
  time: { title: 'time', of: ({ run }) => run.agent_ms_per_trial },
};

/** All runs by rank or another figure, each with its interval on a common scale. */
export function Leaderboard({ comparison, runs }: { comparison: ComparisonDocument; runs: RunHead[] }) {
  const [sort, setSort] = useState<{ key: SortKey; descending: boolean }>({ key: 'rank', descending: false });
  const scale = useMemo(
    () =>
      scaleOf(
        comparison.runs.flatMap(({ figure, interval }) => [
          ...(figure === null ? [] : [figure]),
          ...(interval === null ? [] : [interval.low, interval.high]),
        ]),
      ),
    [comparison],
  );
  const lines = useMemo(() => sorted(comparison, runs, sort.key, sort.descending), [comparison, runs, sort]);
  const costs = comparison.runs.some(({ usage }) => usage.cost_usd !== null);
  const isPartial = comparison.runs.some(
    ({ interval, totals }) => interval === null && totals.error + totals.not_run > 0,
  );
  const tablet = useMedia(TABLET);
  useKeys({ j: () => moveFocus(1), k: () => moveFocus(-1) });

  const heading = (key: SortKey, title: string, kind: string) => {
    const sorted = sort.key === key;
    const turn = () => setSort({ key, descending: sorted && !sort.descending });
    return (
      <SortHead class={`cell ${kind}`} sorted={sorted} descending={sort.descending} unseen={tablet} sort={turn}>
        {title}
      </SortHead>
    );
  };
  return (
    <Section
      title="Leaderboard"
      aside={
        <Choice
          class="narrow-only"
          label="Order"
          value={sort.key}
          options={Object.entries(ORDERS).map(([key, { title }]) => [key as SortKey, `by ${title}`])}
          change={(key) => setSort({ key, descending: false })}
        />
      }
    >
      <div role="table" class={`board ${costs ? '' : 'no-costs'}`} aria-label="Leaderboard">
        <div role="row" class="board-row head">
          {heading('rank', 'Rank', 'b-rank')}
          {heading('name', 'Run', 'b-run')}
          <div role="columnheader" class={`cell b-figure number ${tablet ? 'unseen' : ''}`}>
            {comparison.measure === 'score' ? 'Score' : 'Rate'}
          </div>
          <div role="columnheader" class="cell b-forest">
            <span class="unseen">95% interval</span>
            <Ticks scale={scale} />
          </div>
          <div role="columnheader" class={`cell b-verdict ${tablet ? 'unseen' : ''}`}>
            Against the {comparison.experiment === undefined ? 'first' : 'control'}
          </div>
          {costs && heading('trial', 'Per trial', 'b-trial number')}
          {costs && heading('passed', 'Per passed', 'b-passed number')}
          {heading('time', 'Time', 'b-time number')}
        </div>
        {lines.map((line) => (
          <BoardRow key={line.head.id} line={line} {...{ comparison, runs, scale, costs }} />
        ))}
      </div>
      <p class="quiet board-note">
        95% intervals{isPartial && ', none for runs with trials that have no verdict'}.{' '}
        {costs ? 'Costs per trial and for each trial that passed. ' : 'No cost is known. '}
        {costs && comparison.runs.some(isPartlyPriced) && '~ not known for every trial. '}
        Time of the agent, mean of a trial. Runs with equal figures share a rank.
      </p>
      <BoardCauses lines={lines} />
    </Section>
  );
}

interface BoardRowProps {
  line: Line;
  comparison: ComparisonDocument;
  runs: RunHead[];
  scale: Scale;
  /** True if a cost is known, of any run. */
  costs: boolean;
}

function BoardRow({ line: { head, run, at }, comparison, runs, scale, costs }: BoardRowProps) {
  const best = comparison.runs.find(({ rank }) => rank === 1)?.figure ?? null;
  const { experiment } = comparison;
  const place = { comparison, runs, at };
  return (
    <div role="row" class="board-row">
      <Cell kind="b-rank">{run.rank ?? '–'}</Cell>
      <div role="rowheader" class="cell b-run">
        <RunMark id={head.id} /> <a href={runHash(head.id)}>{head.name}</a>
        <span class="quiet b-about">{aboutOf(run, head.name)}</span>
      </div>
      <Cell kind="b-figure number">
        <strong>{percent(run.figure)}</strong>
      </Cell>
      <Cell kind="b-forest">
        <Forest run={run} scale={scale} best={best} />
      </Cell>
      <Cell kind="b-verdict">
        {experiment === undefined ? <AgainstFirst {...place} /> : <AgainstControl experiment={experiment} {...place} />}
      </Cell>
      {costs && <Cost kind="b-trial" unit="per trial" cost={run.cost_per_trial_usd} partial={isPartlyPriced(run)} />}
      {costs && <Cost kind="b-passed" unit="per passed" cost={run.cost_per_passed_usd} />}
      <Cell kind="b-time number">{run.agent_ms_per_trial === null ? '–' : formatDuration(run.agent_ms_per_trial)}</Cell>
    </div>
  );
}

function Cell({ kind, children }: { kind: string; children: ComponentChildren }) {
  return (
    <div role="cell" class={`cell ${kind}`}>
      {children}
    </div>
  );
}

function isPartlyPriced({ cost_per_trial_usd: cost, usage }: ComparedRun): boolean {
  return cost !== null && usage.cost_unknown > 0;
}

/** A mean cost, with `~` if it is that of some trials only. */
function Cost(props: { kind: string; unit: string; cost: number | null; partial?: boolean }) {
  const { kind, unit, cost, partial = false } = props;
  return (
    <Cell kind={`${kind} number`}>
      <span class="narrow-only quiet">{unit} </span>
      {cost === null ? '–' : `${partial ? '~' : ''}${dollars(cost)}`}
    </Cell>
  );
}

function BoardCauses({ lines }: { lines: Line[] }) {
  if (lines.every(({ run }) => run.causes.length === 0)) return null;
  return (
    <>
      <h3>Why trials did not pass</h3>
      <ul class="board-causes">
        {lines.map(({ head, run }) => (
          <li key={head.id}>
            <RunMark id={head.id} /> <bdi>{head.name}</bdi>: {countedCauses(run)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Agent and model, unless the run's name contains them. */
function aboutOf({ agent }: ComparedRun, name: string): string {
  const parts = [agent.name, agent.model].flatMap((part) => (part === null || name.includes(part) ? [] : [part]));
  return plainLine(parts.join(', '), 80);
}

function sorted({ runs: compared }: ComparisonDocument, runs: RunHead[], key: SortKey, descending: boolean): Line[] {
  const lines = compared.map((run, at): Line => ({ head: runs[at]!, run, at }));
  const { of } = ORDERS[key];
  return lines.sort((a, b) => compareKnown(of(a), of(b), descending ? -1 : 1));
}

/** Moves the focus to the link of a following or preceding run. */
function moveFocus(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('.board .b-run a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
}

function Ticks({ scale }: { scale: Scale }) {
  return (
    <span class="ticks" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ left: scale.at(tick) }}>
          {percent(tick)}
        </span>
      ))}
    </span>
  );
}

/** The figure as a mark, its interval as a line; a dotted line through all rows shows the first run's figure. */
function Forest({ run: { figure, interval }, scale, best }: { run: ComparedRun; scale: Scale; best: number | null }) {
  return (
    <>
      <span class="forest" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} class="tick" style={{ left: scale.at(tick) }} />
        ))}
        {best !== null && <span class="best" style={{ left: scale.at(best) }} />}
        {interval !== null && (
          <span
            class="whisker"
            style={{ left: scale.at(interval.low), right: `calc(100% - ${scale.at(interval.high)})` }}
          />
        )}
        {figure !== null && <span class="mark-at" style={{ left: scale.at(figure) }} />}
      </span>
      <span class="unseen">{interval === null ? 'no interval' : endsOf(interval)}</span>
    </>
  );
}

interface Place {
  comparison: ComparisonDocument;
  runs: RunHead[];
  at: number;
}

/** An experiment tests each arm against its control only, which need not be the first. */
function AgainstControl({ experiment, ...place }: Place & { experiment: ComparedExperiment }) {
  const control = experiment.arms.findIndex((arm) => arm.control);
  return place.at === control ? <span class="quiet">control</span> : <AgainstRun {...place} other={control} />;
}

/** Result of a run's test against the first. */
function AgainstFirst({ comparison, runs, at }: Place) {
  const first = comparison.runs.findIndex(({ rank }) => rank === 1);
  const { rank } = comparison.runs[at]!;
  if (rank === null) return <span class="quiet">nothing measured</span>;
  if (rank === 1)
    return (
      <span class="verdict passed">{at === first && !isShared(comparison) ? 'first' : 'shares the first place'}</span>
    );
  return <AgainstRun comparison={comparison} runs={runs} at={at} other={first} />;
}

function AgainstRun({ comparison, runs, at, other }: Place & { other: number }) {
  const pair = pairOf(comparison, at, other);
  const than = runs[other]!.id;
  if (pair === null || pair.verdict === 'not comparable') return <span class="quiet">not comparable with {than}</span>;
  const { verdict, difference, p } = pair;
  const figures = (
    <span class="quiet">
      {difference !== null && <span>{points(difference)} points</span>}
      {difference !== null && p !== null && ', '}
      {p !== null && <span>{pText(p)}</span>}
    </span>
  );
  if (verdict === 'within noise' || verdict === 'within tolerance')
    return (
      <>
        <span>≈ {verdict}</span> {figures}
      </>
    );
  const [sign, kind, word] = verdict === 'worse' ? ['↓', 'failed', 'behind'] : ['↑', 'passed', 'ahead of'];
  return (
    <>
      <span class={`verdict ${kind}`}>
        {sign} {word} {than}
      </span>{' '}
      {figures}
    </>
  );
}

function isShared({ runs }: ComparisonDocument): boolean {
  return runs.filter(({ rank }) => rank === 1).length > 1;
}
