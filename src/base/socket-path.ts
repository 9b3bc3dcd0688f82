/** Bytes of the longest path of a socket that every supported system accepts. */
const LONGEST = 103;

/** True for a path that a socket can have. */
export function canBeSocket(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST;
}
