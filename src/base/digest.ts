import { hash } from 'node:crypto';

/** `sha256:…` of a text or bytes: the form of digests in records. */
export function sha256Of(content: string | Buffer): string {
  return `sha256:${hash('sha256', content)}`;
}

/** The beginning of such a digest, by which people tell two apart: `sha256:` and twelve digits. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 19);
}
