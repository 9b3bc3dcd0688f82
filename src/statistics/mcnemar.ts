import { requireCount, requireLevel } from './arguments.ts';
import { type Interval, within } from './interval.ts';
import { normalReach } from './quantiles.ts';

/**
 * McNemar's exact conditional test: the two-sided p value of this many flips in each direction, if both directions were
 * equally likely; a binomial test of one half. 1 without flips; 0 below about 1e-300.
 *
 * The binomial weights are taken relative to the largest one, from the centre outwards until they vanish, so that
 * nothing overflows and the work grows only with the square root of the number of flips.
 *
 * Source: McNemar 1947; Fagerland, Lydersen and Laake, BMC Medical Research Methodology 13 (2013), 91.
 * Throws a RangeError for arguments that are no counts.
 */
export function mcnemarExact(passToFail: number, failToPass: number): number {
  requireCount('passToFail', passToFail);
  requireCount('failToPass', failToPass);
  const flips = passToFail + failToPass;
  const fewer = Math.min(passToFail, failToPass);
  let weight = 1;
  let lowerHalf = 0;
  let tail = 0;
  for (let count = Math.floor(flips / 2); count >= 0 && weight > 0; count -= 1) {
    lowerHalf += weight;
    if (count <= fewer) tail += weight;
    weight *= count / (flips - count + 1);
  }
  const all = flips % 2 === 0 ? 2 * lowerHalf - 1 : 2 * lowerHalf;
  return Math.min(1, (2 * tail) / all);
}

/**
 * Interval of the paired difference in rate, (failToPass - passToFail) / pairs, from -1 to 1; null without pairs.
 * Wald's interval after adding one flip in each direction and two pairs. Of the recommended simple intervals it
 * disagrees least with the exact test about 0.
 *
 * Source: Bonett and Price, Journal of Educational and Behavioral Statistics 37 (2012), 479-488; recommended in
 * Fagerland, Lydersen and Laake, Statistics in Medicine 33 (2014), 2850-2875.
 * Throws a RangeError for arguments that are no counts, for more flips than pairs, and for a confidence that is not
 * between 0 and 1.
 */
export function pairedRateInterval(
  passToFail: number,
  failToPass: number,
  pairs: number,
  confidence = 0.95,
): Interval | null {
  requireCount('passToFail', passToFail);
  requireCount('failToPass', failToPass);
  requireCount('pairs', pairs);
  requireLevel('confidence', confidence);
  if (passToFail + failToPass > pairs) {
    throw new RangeError(
      `passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`,
    );
  }
  if (pairs === 0) return null;
  const worse = (passToFail + 1) / (pairs + 2);
  const better = (failToPass + 1) / (pairs + 2);
  const difference = better - worse;
  const half = normalReach(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
  return within(-1, 1, { low: difference - half, high: difference + half });
}
