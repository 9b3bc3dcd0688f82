/** Rates, scores and their differences up to this are equal but for rounding, as 0.3 - 0.2 and 0.1. */
export const ROUNDING = 1e-12;

/** True if a score or a mean of scores is at least so large: the mean of three rewards of 0.7 is a little less than 0.7. */
export function reaches(score: number, least: number): boolean {
  return least - score <= ROUNDING;
}
