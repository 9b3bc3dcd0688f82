import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestPlan } from '../../datasets/types.ts';
import { codeOf, TrialError } from '../../errors.ts';
import type { IntegrityNote } from '../../results/schema.ts';
import { type Testbed, TestbedDestroyed } from '../../testbeds/types.ts';

const NAMES_SHOWN = 5;
/** What Python and pytest leave beside the files they run; an agent that tries the tests makes them. */
const CACHES = /(^|\/)(__pycache__|\.pytest_cache)(\/|$)/;

/**
 * Puts `evaluation/` back as the dataset has it and empties `reports/`. Says what had been changed there, beside the reports that
 * were `given` to the agent (name → text). Throws TestbedDestroyed where the testbed no longer lets it be put back.
 */
export async function restoreEvaluation(
  testbed: Testbed,
  plan: TestPlan,
  given: Map<string, string> = new Map(),
): Promise<IntegrityNote[]> {
  const reports = path.posix.join(testbed.workdir, 'reports');
  const evaluation = path.posix.join(testbed.workdir, 'evaluation');
  const notes: IntegrityNote[] = [];
  const found = await digestsIn(testbed, reports);
  const written = [...found].filter(([name, digest]) => digest !== digestOfText(given.get(name))).map(([name]) => name);
  if (written.length > 0)
    notes.push({ kind: 'reports_prewritten', detail: `reports/ held ${listNames(written)}; it was emptied` });
  if (plan.evaluationDirectory === null) {
    await testbed.place([[reports, 'empty directory']]);
    return notes;
  }
  const expected = await digestsBelow(plan.evaluationDirectory);
  const difference = describeDifference(expected, await digestsIn(testbed, evaluation));
  if (difference !== null)
    notes.push({ kind: 'evaluation_changed', detail: `evaluation/ had been edited and was put back: ${difference}` });
  await testbed.place([
    [evaluation, { directory: plan.evaluationDirectory }],
    [reports, 'empty directory'],
  ]);
  const still = describeDifference(expected, await digestsIn(testbed, evaluation));
  if (still !== null) throw new TestbedDestroyed(`evaluation/ cannot be put back: ${still}`);
  return notes;
}

/** `2 changed (a, b), 1 added (c), 1 removed (d)`; null where nothing differs but caches. */
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

function listNames(names: string[]): string {
  const more = names.length > NAMES_SHOWN ? `, … ${names.length - NAMES_SHOWN} more` : '';
  const shown = names.sort().slice(0, NAMES_SHOWN);
  return shown.map((name) => name || 'itself no directory').join(', ') + more;
}

function digestOfText(text: string | undefined): string | null {
  return text === undefined ? null : createHash('sha256').update(text).digest('hex');
}

/** Files below a directory of a testbed → digest; what is no file counts as one of its own kind. */
async function digestsIn(testbed: Testbed, directory: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  try {
    for await (const entry of testbed.files(directory)) {
      if (entry.type === 'directory') continue;
      const hash = createHash('sha256');
      if (entry.type === 'file') for await (const chunk of entry.content) hash.update(chunk);
      digests.set(entry.path, entry.type === 'file' ? hash.digest('hex') : entry.type);
    }
  } catch (error) {
    // The agent has closed it to us: what cannot be read is not as it was.
    if (codeOf(error) === 'EACCES') return digests;
    throw new TrialError('testbed', `${directory} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return digests;
}

async function digestsBelow(directory: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const digest = entry.isFile()
      ? createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
      : 'other';
    digests.set(path.relative(directory, file), digest);
  }
  return digests;
}
