import { hash } from 'node:crypto';

/** `sha256:…` of a record as it is on disk. */
export function digestOfRecord(content: Buffer | string): string {
  return `sha256:${hash('sha256', content)}`;
}

/** A record as the text of its file. */
export function recordText(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
