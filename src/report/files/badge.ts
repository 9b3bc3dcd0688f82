import { percent } from '../../run/gate.ts';
import { measuresScore } from '../figures.ts';
import type { SuiteReport } from '../suite.ts';
import { fileLine, jsonText } from './text.ts';

/** The least rate of each colour. */
const COLORS: [least: number, color: string][] = [
  [0.9, 'brightgreen'],
  [0.75, 'green'],
  [0.6, 'yellowgreen'],
  [0.4, 'yellow'],
  [0.2, 'orange'],
  [0, 'red'],
];

/** `badge.json` for https://shields.io/badges/endpoint-badge: the rate with its margin, or the score of test plans over all points. */
export function badgeJson({ run, interval }: Pick<SuiteReport, 'run' | 'interval'>): string {
  return jsonText({
    schemaVersion: 1,
    label: fileLine(run.suite ?? '', 60) || 'agentbench',
    ...rateOf({ run, interval }),
  });
}

function rateOf({ run, interval }: Pick<SuiteReport, 'run' | 'interval'>): { message: string; color: string } {
  const { totals, gate } = run;
  const { planned, passed, failed, success_rate, score_expected } = totals;
  if (passed + failed === 0) return { message: 'not measured', color: 'lightgrey' };
  const plans = measuresScore({ run });
  const rate = (plans ? score_expected : success_rate)!;
  const missing = planned - passed - failed;
  const parts = [
    plans ? `score ${percent(rate)} of all` : `${percent(rate)}${margin(rate, interval)}`,
    missing === 0 ? '' : `${missing} not measured`,
  ];
  return {
    message: parts.filter((part) => part !== '').join(', '),
    color: gate?.passed === false ? 'red' : COLORS.find(([least]) => rate >= least)![1],
  };
}

/** ` (±9.9%)`: the distance to the interval's farther end, since it need not lie evenly about the rate. */
function margin(rate: number, interval: SuiteReport['interval']): string {
  if (interval === null) return '';
  const points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
  return ` (±${Number(points.toFixed(1))}%)`;
}
