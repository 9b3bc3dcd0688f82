import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Redactor } from '../../base/redact/redact.ts';
import type { ChangedFile, Changes } from '../../results/changes.ts';
import { contentOf } from '../../testbeds/content-of.ts';
import { isOfGit, LARGEST_TEXT, type Seen, SeenFiles } from '../../testbeds/given.ts';
import type { Difference, TestbedFile } from '../../testbeds/types.ts';

/** The maximum number of entries of a workdir that are looked at. */
const MOST_LOOKED_AT = 200_000;
/** An added directory with more files is one entry. */
const MOST_IN_DIRECTORY = 20;
const MOST_ENTRIES = 1_000;
const LONGEST_PATH = 1_000;
const MOST_CHARACTERS = 256 * 1024;
const LONGEST_DIFF = 32 * 1024;
const MOST_OF_DIFFS = 512 * 1024;
/** Edits after which two texts are too different to be compared line by line. */
const MOST_EDITS = 4_000;
/** Milliseconds to compare two texts, in which nothing else of this process happens, and all of them. */
const DIFF_LIMIT = 200;
const DIFFS_LIMIT = 3_000;
/** Milliseconds of work after which other trials go on. */
const WORK = 20;

/** A file that was added, changed or removed. */
export interface FileChange {
  change: Difference;
  /** True if it is a directory, as far as that is known. */
  directory: boolean;
  /** True if something of another type, such as a link, stands in its place. */
  replaced: boolean;
  /** The texts of a file in the workdir; null where they are not known. */
  before: Buffer | null;
  after: Buffer | null;
}

/**
 * The files below a directory. Without `before`, small texts are kept; with it, those of the files that differ from it.
 * `exact`: equal identities mean equal content; otherwise kept texts are compared as well. Stops at the time `deadline`
 * (as performance.now()).
 */
export async function survey(
  files: AsyncIterable<TestbedFile>,
  before: SeenFiles | null,
  exact: boolean,
  deadline: number,
): Promise<SeenFiles> {
  const found = new SeenFiles();
  let looked = 0;
  for await (const entry of files) {
    looked += 1;
    if (looked > MOST_LOOKED_AT) found.incomplete = `more than ${MOST_LOOKED_AT} entries`;
    else if (performance.now() > deadline) found.incomplete = 'there was no time for more';
    else if (entry.type === 'unread' && entry.path === '') found.incomplete = entry.why ?? 'an unreadable part';
    if (found.incomplete !== null) break;
    if (entry.type === 'unread') continue;
    const { type, identity, size } = entry;
    const seen: Seen = { type, identity, text: null };
    found.set(entry.path, seen);
    if (type !== 'file') continue;
    const known = before?.get(entry.path);
    const same = known !== undefined && known.identity === identity;
    const decided = same && (exact || known.text === null);
    // On Docker, only the text tells of a change within the second of the last one.
    if (decided || !found.takes(entry.path, size)) continue;
    const text = await textOf(entry);
    if (text !== null && same && known.text?.equals(text) === true) found.letGo(size);
    else if (text !== null && same) Object.assign(seen, { text, identity: `${identity} written` });
    else seen.text = text;
  }
  return found;
}

/** A small text; null for anything else. */
async function textOf(entry: TestbedFile): Promise<Buffer | null> {
  const text = await contentOf(entry, LARGEST_TEXT);
  return text?.includes(0) ? null : text;
}

/** Differences of two surveys of a workdir. Files that one of the two may have missed are not named. */
export function changesBetween(before: SeenFiles, after: SeenFiles): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  for (const [name, now] of after) {
    const then = before.get(name);
    const directory = now.type === 'directory';
    if (then === undefined && before.incomplete === null)
      changes.set(name, { change: 'added', directory, replaced: false, before: null, after: now.text });
    else if (then !== undefined && then.identity !== now.identity)
      changes.set(name, {
        ...{ change: 'changed', directory, replaced: then.type !== now.type },
        ...{ before: then.text, after: now.text },
      });
  }
  if (after.incomplete !== null) return changes;
  for (const [name, { type, text }] of before)
    if (!after.has(name))
      changes.set(name, {
        ...{ change: 'removed', directory: type === 'directory', replaced: false },
        ...{ before: text, after: null },
      });
  return changes;
}

/**
 * Differences between two lists of what differs from an image, by absolute path. A path that was and is added, or was
 * and is changed, is not among them: the lists do not tell.
 */
export function changesOfLists(
  before: Map<string, Difference>,
  after: Map<string, Difference>,
): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  const above = new Set<string>();
  for (const name of [...before.keys(), ...after.keys()])
    for (
      let folder = path.posix.dirname(name);
      !above.has(folder) && folder !== '/';
      folder = path.posix.dirname(folder)
    )
      above.add(folder);
  const add = (name: string, change: Difference) =>
    changes.set(name, { change, directory: above.has(name), replaced: false, before: null, after: null });
  for (const [name, now] of after) {
    const then = before.get(name);
    if (then === undefined) add(name, now);
    else if (then !== 'removed' && now === 'removed') add(name, 'removed');
    else if (then === 'removed' && now !== 'removed') add(name, 'added');
  }
  for (const [name, then] of before)
    if (!after.has(name) && then !== 'changed') add(name, then === 'added' ? 'removed' : 'added');
  for (const [name, { change, directory }] of changes) if (directory && change === 'changed') changes.delete(name);
  return changes;
}

/** The entries of the document, those of the workdir first, with diffs as far as there is room. */
export async function describeFiles(
  changes: Map<string, FileChange>,
  redactor: Redactor,
): Promise<NonNullable<Changes['files']>> {
  const totals = { added: 0, changed: 0, removed: 0 };
  for (const { change, directory } of changes.values()) if (!directory) totals[change] += 1;
  const all = folded(changes).sort(
    ([a, one], [b, other]) =>
      Number(a.startsWith('/')) - Number(b.startsWith('/')) || rank(one) - rank(other) || (a < b ? -1 : 1),
  );
  const { createTwoFilesPatch } = await import('diff');
  const entries: ChangedFile[] = [];
  let characters = MOST_CHARACTERS;
  let room = MOST_OF_DIFFS;
  let resumed = performance.now();
  const deadline = resumed + DIFFS_LIMIT;
  for (const [name, change] of all) {
    // The workdir itself, if something else stands in its place.
    const shown = cut(redactor.text(name || '.'));
    characters -= shown.length;
    if (entries.length === MOST_ENTRIES || characters < 0) break;
    const diff = room > 0 && performance.now() < deadline ? diffOf(change) : null;
    room -= diff?.length ?? 0;
    if (performance.now() - resumed > WORK) {
      await setImmediate();
      resumed = performance.now();
    }
    const files = change.files === undefined ? {} : { files: change.files };
    entries.push({ path: shown, change: change.change, ...files, diff });
  }
  return { ...totals, entries, left_out: all.length - entries.length };

  function diffOf({ change, directory, before, after }: FileChange): string | null {
    const old = change === 'added' ? '' : before;
    const now = change === 'removed' ? '' : after;
    if (directory || old === null || now === null) return null;
    const [was, is] = [redactor.text(old.toString()), redactor.text(now.toString())];
    const options = { context: 3, maxEditLength: MOST_EDITS, timeout: DIFF_LIMIT };
    const patch = createTwoFilesPatch('before', 'after', was, is, undefined, undefined, options);
    // The head names no file: the entry does, and a file may have any name.
    const lines = patch?.split('\n').slice(3).join('\n') ?? '';
    return lines === '' || lines.length > Math.min(room, LONGEST_DIFF) ? null : lines;
  }
}

type Entry = FileChange & { files?: number };

function rank({ change, after }: Entry): number {
  return change === 'changed' ? (after === null ? 1 : 0) : change === 'added' ? 2 : 3;
}

/** One entry for a whole directory with many files, and for git's own; none for a directory whose entries are listed. */
function folded(changes: Map<string, FileChange>): [string, Entry][] {
  const tops = new Map<string, string>();
  const counts = new Map<string, number>();
  /** The highest directory that was added, or removed, with this path in it. */
  const topOf = (name: string): string | null => {
    const known = tops.get(name);
    if (known !== undefined) return known;
    const { change } = changes.get(name)!;
    const folder = path.posix.dirname(name);
    const above = changes.get(folder);
    const top = above?.change === change && above.directory ? (topOf(folder) ?? folder) : null;
    if (top !== null) tops.set(name, top);
    return top;
  };
  const gitOf = (name: string) => /^(.*?\.git)\//.exec(name)?.[1] ?? null;
  const under = new Map<string, string | null>();
  for (const [name, { directory }] of changes) {
    const git = isOfGit(name) ? gitOf(name) : null;
    const top = git !== null && !changes.has(git) ? git : topOf(name);
    under.set(name, top);
    if (top !== null && !directory) counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  const entries = new Map<string, Entry>();
  for (const [name, change] of changes) {
    const top = under.get(name) ?? null;
    const many = (folder: string) => (counts.get(folder) ?? 0) > MOST_IN_DIRECTORY || isOfGit(`${folder}/`);
    if (top !== null && !changes.has(top)) {
      entries.set(`${top}/`, {
        change: 'changed',
        directory: true,
        replaced: false,
        before: null,
        after: null,
        files: counts.get(top)!,
      });
    } else if (top === null && change.directory) {
      const files = counts.get(name) ?? 0;
      if (many(name) || files === 0) entries.set(`${name}/`, { ...change, files });
    } else if ((top === null || !many(top)) && !change.directory) entries.set(name, change);
  }
  return [...entries];
}

function cut(name: string): string {
  return name.length > LONGEST_PATH ? `${name.slice(0, LONGEST_PATH)}…` : name;
}
