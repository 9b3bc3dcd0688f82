import type { TestbedFile } from './types.ts';

const NOTHING: AsyncIterable<Buffer> = { async *[Symbol.asyncIterator]() {} };

/** An entry that cannot be read, for this reason; without a path, all further entries. */
export function unread(why: string, path = ''): TestbedFile {
  return { path, type: 'unread', why, size: 0, identity: '', content: NOTHING };
}
