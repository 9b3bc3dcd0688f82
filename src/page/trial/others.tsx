import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RunHead, RunId } from '../../report/documents/page-document.ts';
import type { Loaded, LoadedRun } from '../data/loaded.ts';
import { matrixRows } from '../data/matrix-model.ts';
import type { Row } from '../data/model.ts';
import { diffHash, type TrialPlace, trialHash } from '../data/route.ts';
import { CellMark } from '../matrix/cell-mark.tsx';
import { RunMark, Verdict } from '../parts/parts.tsx';

const MOST_SIBLINGS = 20;
/** Maximum number of suggestions in the input field. */
const MOST_OFFERED = 500;

/** Another run with the same trial, or at least its instance, and its result there. */
export interface Elsewhere {
  run: RunHead;
  /** Index of the run. */
  at: number;
  verdict: ComponentChildren;
}

/** Other runs with this trial, in the order of the runs. */
export function inOtherRuns({ runs, comparison, known }: Loaded, here: RunId, place: string): Elsewhere[] {
  const id = place.replace(/\/\d+$/, '');
  const trial = Number(place.slice(id.length + 1));
  const instance = comparison?.instances.find((one) => one.instance_id === id);
  const cells = instance === undefined ? [] : matrixRows({ ...comparison!, instances: [instance] })[0]!.cells;
  return runs.flatMap((run, at): Elsewhere[] => {
    if (run.id === here) return [];
    if (comparison === null) {
      const row = known.get(run.id)?.rows.find((one) => one.place === place);
      return row === undefined ? [] : [{ run, at, verdict: <Verdict status={row.status} /> }];
    }
    const cell = cells[at];
    const planned = cell?.of?.planned ?? 0;
    return cell === undefined || planned < trial
      ? []
      : [{ run, at, verdict: <CellMark cell={cell} measure="success rate" /> }];
  });
}

/** The same trial in other runs, and other trials of the instance, with their names. */
export function placesBeside(now: LoadedRun, row: Row, elsewhere: Elsewhere[]): [place: TrialPlace, name: string][] {
  const siblings = now.rows.filter((other) => other.id === row.id && other !== row).slice(0, MOST_SIBLINGS);
  return [
    ...elsewhere.map(({ run }): [TrialPlace, string] => [{ run: run.id, place: row.place }, run.name]),
    ...siblings.map(({ place, trial }): [TrialPlace, string] => [{ run: now.id, place }, `trial ${trial}`]),
  ];
}

/**
 * Links to comparisons: with the same trial in other runs, other trials of the instance, and any other trial by name.
 */
export function Others({ row, now, elsewhere }: { row: Row; now: LoadedRun; elsewhere: Elsewhere[] }) {
  const siblings = useMemo(() => now.rows.filter((other) => other.id === row.id && other !== row), [now, row]);
  const here = { run: now.id, place: row.place };
  const compareWith = (field: HTMLInputElement) => {
    const name = field.value.trim();
    const other = now.rows.find((one) => one !== row && (one.place === name || one.id === name));
    field.setCustomValidity(name === '' || other !== undefined ? '' : 'No other trial of this run has this name.');
    field.reportValidity();
    if (other !== undefined) location.hash = diffHash(here, { run: now.id, place: other.place });
  };
  return (
    <ul class="others" aria-label="Compare with">
      {elsewhere.map(({ run, verdict }) => {
        const there = { run: run.id, place: row.place };
        // The run that a report is about is the later one.
        const sides = run.id === 'b' ? ([there, here] as const) : ([here, there] as const);
        return (
          <li key={run.id}>
            <a href={trialHash(there)}>
              <RunMark id={run.id} /> {run.name}
            </a>
            : {verdict} <a href={diffHash(...sides)}>compare</a>
          </li>
        );
      })}
      {siblings.slice(0, MOST_SIBLINGS).map((other) => (
        <li key={other.key}>
          <a href={trialHash({ run: now.id, place: other.place })}>trial {other.trial}</a>:{' '}
          <Verdict status={other.status} /> <a href={diffHash(here, { run: now.id, place: other.place })}>compare</a>
        </li>
      ))}
      {siblings.length > MOST_SIBLINGS && <li>… and {siblings.length - MOST_SIBLINGS} more trials</li>}
      {now.rows.length > 1 && (
        <li>
          <input
            type="search"
            list="places"
            placeholder="Compare with instance/trial"
            aria-label="Compare with another trial"
            onChange={(event) => compareWith(event.currentTarget)}
          />
          <datalist id="places">
            {now.rows.slice(0, MOST_OFFERED).map(({ place }) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </li>
      )}
    </ul>
  );
}
