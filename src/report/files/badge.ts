import { percent, points } from '../../base/format.ts';
import type { RunRecord } from '../../results/records.ts';
import { figureOfTotals, measureOf } from '../../results/totals.ts';
import type { PointChange } from '../documents/trend-document.ts';
import { joined } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import { fileLine, jsonText } from './text.ts';

/** The minimum rate of each colour. */
const COLORS: [least: number, color: string][] = [
  [0.9, 'brightgreen'],
  [0.75, 'green'],
  [0.6, 'yellowgreen'],
  [0.4, 'yellow'],
  [0.2, 'orange'],
  [0, 'red'],
];

/** The content of a badge. */
interface Badge {
  suite: string | null;
  totals: SuiteReport['run']['totals'];
  interval: SuiteReport['interval'];
  /** The figure is that by which a run with these is compared. */
  settings: Pick<RunRecord['settings'], 'mode' | 'measure'>;
  gate: boolean | null;
  change: PointChange | null;
}

/**
 * `badge.json` for https://shields.io/badges/endpoint-badge: the rate with its interval, or the score, of test plans
 * over all points.
 */
export function badgeJson({ run, interval }: Pick<SuiteReport, 'run' | 'interval'>): string {
  const { suite, totals, settings, gate } = run;
  return badgeText({ suite, totals, interval, settings, gate: gate?.passed ?? null, change: null });
}

/** A badge in the format of the shields.io endpoint. */
export function badgeText(badge: Badge): string {
  return jsonText({ schemaVersion: 1, label: fileLine(badge.suite ?? '', 60) || 'agentbench', ...rateOf(badge) });
}

function rateOf({ totals, interval, settings, gate, change }: Badge): { message: string; color: string } {
  const { planned, passed, failed } = totals;
  const measure = measureOf(settings);
  const rate = figureOfTotals(totals, measure);
  if (rate === null) return { message: 'not measured', color: 'lightgrey' };
  const missing = planned - passed - failed;
  const parts = [
    measure === 'score'
      ? `score ${percent(rate)}${settings.mode === null ? '' : ' of all'}`
      : `${percent(rate)}${range(interval)}`,
    missing === 0 ? '' : `${missing} not measured`,
    change?.verdict === 'improved' || change?.verdict === 'regressed' ? `${points(change.difference)} points` : '',
  ];
  return {
    message: joined(', ', parts),
    color: gate === false ? 'red' : COLORS.find(([least]) => rate >= least)![1],
  };
}

/** ` (73.3–88.4%)`, the 95% interval; a margin on either side would go beyond 0% and 100%. */
function range(interval: SuiteReport['interval']): string {
  return interval === null ? '' : ` (${percent(interval.low).slice(0, -1)}–${percent(interval.high)})`;
}
