import { percent, points } from '../../base/format.ts';
import type { PointChange } from '../documents/trend-document.ts';
import { measuresScore } from '../figures.ts';
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
  /** True if the rate is the score of test plans. */
  plans: boolean;
  gate: boolean | null;
  change: PointChange | null;
}

/**
 * `badge.json` for https://shields.io/badges/endpoint-badge: the rate with its margin, or the score of test plans over
 * all points.
 */
export function badgeJson({ run, interval }: Pick<SuiteReport, 'run' | 'interval'>): string {
  const { suite, totals, gate } = run;
  const plans = measuresScore({ run });
  return badgeText({ suite, totals, interval, plans, gate: gate?.passed ?? null, change: null });
}

/** A badge in the format of the shields.io endpoint. */
export function badgeText(badge: Badge): string {
  return jsonText({ schemaVersion: 1, label: fileLine(badge.suite ?? '', 60) || 'agentbench', ...rateOf(badge) });
}

function rateOf({ totals, interval, plans, gate, change }: Badge): { message: string; color: string } {
  const { planned, passed, failed, success_rate, score_expected } = totals;
  if (passed + failed === 0) return { message: 'not measured', color: 'lightgrey' };
  const rate = (plans ? score_expected : success_rate) ?? 0;
  const missing = planned - passed - failed;
  const parts = [
    plans ? `score ${percent(rate)} of all` : `${percent(rate)}${margin(rate, interval)}`,
    missing === 0 ? '' : `${missing} not measured`,
    change?.verdict === 'improved' || change?.verdict === 'regressed' ? `${points(change.difference)} points` : '',
  ];
  return {
    message: parts.filter((part) => part !== '').join(', '),
    color: gate === false ? 'red' : COLORS.find(([least]) => rate >= least)![1],
  };
}

/** ` (±9.9%)`: the distance to the farther end of the interval, which need not be symmetric. */
function margin(rate: number, interval: SuiteReport['interval']): string {
  if (interval === null) return '';
  const points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
  return ` (±${Number(points.toFixed(1))}%)`;
}
