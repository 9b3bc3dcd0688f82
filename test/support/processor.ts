/** Milliseconds of a processor that this process has taken; unlike a clock, other work on the machine adds nothing. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
