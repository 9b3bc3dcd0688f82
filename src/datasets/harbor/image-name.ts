/** Hexadecimal digits of a digest in a name. */
const DIGITS = 32;
const NAME = new RegExp(`^agentbench-task:[0-9a-f]{${DIGITS}}$`);

/** The name of the image that is built of a task's folder, by a SHA-256 as hexadecimal digits. */
export function taskImageName(digits: string): string {
  return `agentbench-task:${digits.slice(0, DIGITS)}`;
}

export function isTaskImageName(name: string): boolean {
  return NAME.test(name);
}
