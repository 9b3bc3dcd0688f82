import { hash } from 'node:crypto';

/** `sha256:…` of a text or bytes: the form of digests in records. */
export function sha256Of(content: string | Buffer): string {
  return `sha256:${hash('sha256', content)}`;
}
