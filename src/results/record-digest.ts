import { hash } from 'node:crypto';

/** `sha256:…` of the bytes of a record file. */
export function digestOfRecord(content: Buffer | string): string {
  return `sha256:${hash('sha256', content)}`;
}

/** The text of a record file. */
export function recordText(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
