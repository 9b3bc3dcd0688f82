import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf, TrialError } from '../../base/errors.ts';
import { firstNames } from '../../base/format.ts';
import { isWritten, targetsOf } from '../../datasets/prdbench/path-list.ts';
import type { TestPlan } from '../../datasets/types.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { type Testbed, TestbedDestroyed, type TestbedFile } from '../../testbeds/types.ts';

const NAMES_SHOWN = 5;
/** Most unexpected files to look at. */
const MOST_OTHERS = 10_000;
/** Files that Python and pytest leave beside those they run; an agent that tries the tests makes them. */
const CACHES = /(^|\/)(__pycache__|\.pytest_cache)(\/|$)/;

/**
 * Restores `evaluation/` from the dataset and empties `reports/`. Returns notes of changes there, except for the
 * reports that were `given` to the agent (name → text). Throws TestbedDestroyed if the testbed no longer allows it.
 */
export async function restoreEvaluation(
  testbed: Testbed,
  plan: TestPlan,
  given: Map<string, string> = new Map(),
): Promise<IntegrityNote[]> {
  const reports = path.posix.join(testbed.workdir, 'reports');
  const evaluation = path.posix.join(testbed.workdir, 'evaluation');
  const notes: IntegrityNote[] = [];
  const asGiven = new Map([...given].map(([name, text]) => [name, digestOf(Buffer.from(text))]));
  const found = await digestsIn(testbed, reports, asGiven);
  const written = [...found].filter(([name, digest]) => digest !== asGiven.get(name)).map(([name]) => name);
  if (written.length > 0)
    notes.push({ kind: 'reports_prewritten', detail: `reports/ held ${listNames(written)}; it was emptied` });
  if (plan.evaluationDirectory === null) {
    await testbed.place([[reports, 'empty directory']]);
    return notes;
  }
  const expected = await digestsBelow(plan.evaluationDirectory).catch((error) => {
    throw new TrialError('dataset', `${plan.evaluationDirectory} cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  });
  const before = await digestsIn(testbed, evaluation, expected);
  const difference = describeDifference(expected, before);
  if (difference !== null) {
    const whose = isOutput(plan, expected, before) ? "; the plan's own commands write these" : '';
    const detail = `evaluation/ had been edited and was put back: ${difference}${whose}`;
    notes.push({ kind: 'evaluation_changed', detail });
  }
  await testbed.place([
    [evaluation, { directory: plan.evaluationDirectory }],
    [reports, 'empty directory'],
  ]);
  const still = describeDifference(expected, await digestsIn(testbed, evaluation, expected));
  if (still !== null) throw new TestbedDestroyed(`evaluation/ cannot be put back: ${still}`);
  return notes;
}

/** `2 changed (a, b), 1 added (c), 1 removed (d)`; null if nothing but added caches differs. */
function describeDifference(expected: Map<string, string>, found: Map<string, string>): string | null {
  const parts = [
    ['changed', [...expected].filter(([name, digest]) => found.has(name) && found.get(name) !== digest)],
    ['added', [...found].filter(([name]) => !expected.has(name) && !CACHES.test(name))],
    ['removed', [...expected].filter(([name]) => !found.has(name))],
  ] as const;
  const said = parts.flatMap(([word, entries]) =>
    entries.length === 0 ? [] : [`${entries.length} ${word} (${listNames(entries.map(([name]) => name))})`],
  );
  return said.length === 0 ? null : said.join(', ');
}

/** True if all that differs is output of the plan's commands: an agent that tries them leaves it. */
function isOutput({ points }: TestPlan, expected: Map<string, string>, found: Map<string, string>): boolean {
  const targets = targetsOf(points.flatMap(({ testcases }) => testcases.flatMap(({ command }) => command ?? [])));
  const isFound = [...expected.keys()].every((name) => found.has(name));
  const differing = [...found.keys()].filter((name) => found.get(name) !== expected.get(name) && !CACHES.test(name));
  return (
    isFound &&
    differing.every((name) => {
      const file = `evaluation/${name}`;
      return expected.has(name) ? targets.includes(file) : isWritten(file, targets);
    })
  );
}

function listNames(names: string[]): string {
  const shown = names.sort().map((name) => name || 'itself no directory');
  return firstNames(shown, NAMES_SHOWN);
}

/** `<bytes> <sha256>`. */
function digestOf(content: Buffer): string {
  return `${content.length} ${hash('sha256', content)}`;
}

/**
 * Files below a directory of a testbed → digest; an entry that is not a file, or cannot match the wanted one, gets a
 * word in its place. No more is read than the wanted file is large, whatever the agent has put there.
 */
async function digestsIn(
  testbed: Testbed,
  directory: string,
  wanted: Map<string, string>,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  try {
    for await (const entry of testbed.files(directory)) {
      if (entry.type === 'directory') continue;
      digests.set(entry.path || (entry.why ?? ''), await digestOfEntry(entry, wanted.get(entry.path)));
      if (digests.size > wanted.size + MOST_OTHERS) {
        digests.set(`and more than ${MOST_OTHERS} others`, 'unread');
        break;
      }
    }
  } catch (error) {
    if (error instanceof TrialError) throw error;
    throw new TrialError('testbed', `${directory} cannot be read: ${messageOf(error)}`, { cause: error });
  }
  return digests;
}

async function digestOfEntry({ type, size, content }: TestbedFile, wanted: string | undefined): Promise<string> {
  if (type !== 'file') return type;
  if (!wanted?.startsWith(`${size} `)) return 'another';
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of content) {
      chunks.push(Buffer.from(chunk));
      read += chunk.length;
      // The file grows while it is read.
      if (read > size) return 'another';
    }
  } catch (error) {
    // The agent has made it unreadable or replaced it; an unreadable file counts as changed.
    if (codeOf(error) === undefined) throw error;
    return 'unread';
  }
  return digestOf(Buffer.concat(chunks));
}

/** Of a dataset's own files. */
async function digestsBelow(directory: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    digests.set(path.relative(directory, file), entry.isFile() ? digestOf(await readFile(file)) : 'other');
  }
  return digests;
}
