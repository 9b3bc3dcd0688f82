import { createHash } from 'node:crypto';

/** The cleaned form of a name, followed by digits of the name's digest if it differs, so that names stay distinct. */
export function withDigest(cleaned: string, name: string): string {
  return cleaned === name ? name : `${cleaned}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
