import jStat from 'jstat';

/** Half-width of a two-sided normal interval in standard errors: 1.96 for 0.95. */
export function normalReach(confidence: number): number {
  return jStat.normal.inv((1 + confidence) / 2, 0, 1);
}

/** Half-width of a two-sided interval of Student's t in standard errors: 12.7 for 0.95 and one degree of freedom. */
export function studentReach(confidence: number, degreesOfFreedom: number): number {
  return jStat.studentt.inv((1 + confidence) / 2, degreesOfFreedom);
}

/**
 * The share of a bootstrap distribution to cut off at each end. The plain (1 - confidence) / 2 gives intervals that are
 * too short for few clusters: a resample varies less than a sample by sqrt((n - 1) / n), and Student's t has longer
 * tails. The expanded percentile interval corrects both: Hesterberg, "What Teachers Should Know About the Bootstrap",
 * The American Statistician 69 (2015), 371-386.
 */
export function expandedTail(confidence: number, clusters: number): number {
  const student = jStat.studentt.inv((1 - confidence) / 2, clusters - 1);
  return jStat.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
}
