/**
 * The current time as ISO text, from a monotonic clock: the time of day at process start plus the elapsed time. The
 * system clock can be set back during a run, and the run would then end before it began.
 */
export function timestamp(): string {
  return new Date(performance.timeOrigin + performance.now()).toISOString();
}
