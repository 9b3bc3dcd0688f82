import { hash } from 'node:crypto';

/** The cleaned form of a name, followed by digits of the name's digest if it differs, so that names stay distinct. */
export function withDigest(cleaned: string, name: string): string {
  return cleaned === name ? name : `${cleaned}-${hash('sha256', name).slice(0, 8)}`;
}
