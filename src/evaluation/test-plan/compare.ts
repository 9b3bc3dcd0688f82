import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse as parseCsv } from 'csv-parse/sync';
import { parseBounded } from '../../base/bounded-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** The encoding of files that are made for spreadsheets in Chinese; it includes GBK and GB2312. */
const gb18030 = new TextDecoder('gb18030', { fatal: true });

/**
 * True if a file has the content of an expected one: JSON by value, CSV by cells, other text (both in UTF-8, or both in
 * GB18030) with normalised newlines, everything else by bytes. The expected file's name selects the format.
 */
export function sameContent(expectedName: string, expected: Buffer, actual: Buffer): boolean {
  if (expected.equals(actual)) return true;
  // A text in another encoding is another file.
  const encoding = [expected, actual].some((content) => asText(content) !== null) ? utf8 : gb18030;
  const [a, b] = [asText(expected, encoding), asText(actual, encoding)];
  if (a === null || b === null) return false;
  const reader = READERS[path.extname(expectedName).toLowerCase()];
  const wanted = reader === undefined ? undefined : read(reader, a);
  // An expected file that cannot be parsed as its name says is compared as text.
  if (reader === undefined || wanted === undefined) return a === b;
  return isDeepStrictEqual(wanted, read(reader, b, wanted));
}

/** The text of a file in this encoding, with normalised newlines and none at its end; null if it is not such text. */
export function asText(content: Buffer, encoding = utf8): string | null {
  if (content.includes(0)) return null;
  try {
    return encoding.decode(content).replace(/\r\n?/g, '\n').replace(/\n$/, '');
  } catch {
    return null;
  }
}

/** Reads a text; `wanted`: the value with which it is compared, so that no more need be read than shows a difference. */
type Reader = (text: string, wanted?: unknown) => unknown;

const READERS: Record<string, Reader> = {
  '.json': (text) => {
    const value = parseBounded(text);
    return ODD_NUMBER.test(text) ? JSON.parse(text, exactly) : value;
  },
  '.csv': (text, wanted) => {
    const more = Array.isArray(wanted) ? { to: wanted.length + 1 } : {};
    return parseCsv(text, { relax_column_count: true, skip_empty_lines: true, trim: true, ...more });
  },
};

/** Text with a number that is rounded, or -0; others may match as well. */
const ODD_NUMBER = /\d{16}|\de|(?:^|[\s[:,])-0(?:\.0+)?(?:[\s\],}]|$)/i;

/** Integers beyond 2^53 as they are written, since a number would be rounded; -0 as 0. */
function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (value === 0) return 0;
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return value;
  const written = context?.source ?? '';
  return BigInt(/^-?\d+$/.test(written) ? written : (value as number));
}

function read(reader: Reader, text: string, wanted?: unknown): unknown {
  try {
    return reader(text, wanted);
  } catch {
    return undefined;
  }
}
