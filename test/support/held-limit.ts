/**
 * Timers of so many milliseconds that this process sets from now on do not run out by the clock, but when the returned function is
 * called: a time limit comes after what it has to come after, however slow the machine is. Choose a number that nothing else has.
 * `spent`: how many of them may have passed when the timer is set; a command in a container gets what is left.
 */
export function holdLimit(milliseconds: number, spent = 0): () => void {
  const { setTimeout: byClock } = globalThis;
  const held: (() => void)[] = [];
  let isOver = false;
  const setTimeout = (callback: () => void, delay?: number, ...rest: []) => {
    const isHeld = delay !== undefined && delay <= milliseconds && delay >= milliseconds - spent;
    if (!isHeld || isOver) return byClock(callback, delay, ...rest);
    held.push(callback);
    return byClock(callback, 2 ** 31 - 1);
  };
  globalThis.setTimeout = Object.assign(setTimeout, byClock);
  return () => {
    isOver = true;
    for (const callback of held) callback();
  };
}

/** Holds a limit, as `holdLimit` does, until this has come. */
export function holdLimitUntil(milliseconds: number, hasCome: () => boolean, spent = 0): void {
  const end = holdLimit(milliseconds, spent);
  const looks = setInterval(() => {
    if (!hasCome()) return;
    clearInterval(looks);
    end();
  }, 100).unref();
}
