/** Our directory in a container. */
export const OURS = '/agentbench';

/** True for our directory and all below it. */
export function isOurs(file: string): boolean {
  return file === OURS || file.startsWith(`${OURS}/`);
}

/**
 * Modification time of an empty directory of ours until something is created in it. No archive sets it by accident, as
 * reproducible ones do with the beginning of 1970.
 */
export const NEVER_CHANGED = new Date('1973-11-29T21:33:09Z');
