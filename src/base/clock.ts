/**
 * The time as ISO text, by a clock that only goes forward: the time of day at this process' start, and what has passed since.
 * The machine's own may be set in mid-run, and a run would then end before it began.
 */
export function timestamp(): string {
  return new Date(performance.timeOrigin + performance.now()).toISOString();
}
