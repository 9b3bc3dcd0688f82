import { badgeText } from '../report/files/badge.ts';
import type { HistoryPoint } from './line-schema.ts';

/** The badge of a point of the history, with its change if that is beyond noise. */
export function historyBadgeJson({ suite, totals, figure, gate, change }: HistoryPoint): string {
  return badgeText({ suite, totals, interval: figure.interval, measure: figure.measure, gate, change });
}
