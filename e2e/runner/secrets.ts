/** Looks for secrets in everything that a step and its job produced. */
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { JobState, StepResult } from './step.ts';

/** By a name to be told of them. */
export type Secrets = Record<string, string>;

/** What is looked for: a secret in one of its forms. */
export interface Needle {
  name: string;
  bytes: Buffer;
}

/** Larger files are no texts of ours. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** What the documents promise to hide of a secret, as it would be found in a text. */
export function formsOf(secret: string): Record<string, string> {
  // Beside other bytes base64 shares a character with them at either end.
  const inside = (before: number, encoding: 'base64' | 'base64url') => {
    const bytes = Buffer.from(`${'x'.repeat(before)}${secret}`);
    const text = bytes.toString(encoding).replace(/=+$/, '');
    return text.slice(before === 0 ? 0 : before + 1, bytes.length % 3 === 0 ? undefined : -1);
  };
  return {
    itself: secret,
    base64: inside(0, 'base64'),
    'base64 after one byte': inside(1, 'base64'),
    'base64 after two bytes': inside(2, 'base64'),
    base64url: inside(0, 'base64url'),
    'in a URL': encodeURIComponent(secret),
    'in JSON': JSON.stringify(secret).slice(1, -1),
  };
}

/** Each form of each secret once. */
export function needlesOf(secrets: Secrets): Needle[] {
  const forms = new Map<string, string>();
  for (const [name, secret] of Object.entries(secrets)) {
    for (const [form, text] of Object.entries(formsOf(secret))) {
      if (text.trim() !== '' && !forms.has(text)) forms.set(text, `${name} ${form}`);
    }
  }
  return [...forms].map(([text, name]) => ({ name, bytes: Buffer.from(text) }));
}

/** `<secret> in <place>` for each that is there. */
export function findIn(place: string, content: string | Buffer, needles: Needle[]): string[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const all = [bytes, ...packedIn(bytes)];
  return needles
    .filter((needle) => all.some((part) => part.includes(needle.bytes)))
    .map(({ name }) => `${name} in ${place}`);
}

/** What the data blocks of a `report.html` hold, which hides it from a search of the bytes. */
function packedIn(bytes: Buffer): Buffer[] {
  const mark = '<script type="application/octet-stream"';
  if (!bytes.includes(mark)) return [];
  const blocks = bytes.toString('latin1').matchAll(new RegExp(`${mark}[^<>]*>([\\w+/=]+)</script>`, 'g'));
  return [...blocks].map(([, packed]) => inflateRawSync(Buffer.from(packed!, 'base64')));
}

/** The same in the names and contents of all files below a directory; `since`: only of those written after it (milliseconds). */
export async function findBelow(place: string, directory: string, needles: Needle[], since = 0): Promise<string[]> {
  const entries = await entriesBelow(directory);
  const names = entries.map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  const inFiles = entries.map(async (entry, index) => {
    if (!entry.isFile()) return [];
    const file = path.join(entry.parentPath, entry.name);
    // Another job may remove it meanwhile, where they share a cache.
    const about = await stat(file).catch(() => null);
    if (about === null || about.size > LARGEST_FILE || about.mtimeMs < since) return [];
    return findIn(`${place}/${names[index]}`, await readFile(file).catch(() => ''), needles);
  });
  return [...findIn(`a name in ${place}`, names.join('\n'), needles), ...(await Promise.all(inFiles)).flat()];
}

/** All entries below a directory. One that is removed meanwhile has none, and hides no other. */
async function entriesBelow(directory: string): Promise<Dirent[]> {
  const own = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const inside = own.filter((entry) => entry.isDirectory());
  return [own, ...(await Promise.all(inside.map(({ name }) => entriesBelow(path.join(directory, name)))))].flat();
}

/** The same in an archive, and in the files that are packed in it; what cannot be unpacked is looked at as it is. */
export async function findInArchive(place: string, archive: Buffer, needles: Needle[]): Promise<string[]> {
  const found = findIn(place, archive, needles);
  try {
    const zip = await fromBufferPromise(archive);
    for await (const entry of zip.eachEntry()) {
      found.push(...findIn('a name', `${place}/${entry.fileName}`, needles));
      if (entry.uncompressedSize > LARGEST_FILE) continue;
      const content = await buffer(await zip.openReadStreamPromise(entry));
      found.push(...findIn(`${place}/${entry.fileName}`, content, needles));
    }
  } catch {
    // A test's own, broken on purpose.
  }
  return found;
}

/** What a job must keep to itself, by name: its canaries, its secrets and what its steps were given and have registered. */
export function secretsOf({ canaries, given }: JobState): Secrets {
  const named = Object.values(canaries);
  const others = [...new Set(given)].filter((secret) => !named.includes(secret));
  return { ...canaries, ...Object.fromEntries(others.map((secret, index) => [`secret ${index + 1}`, secret])) };
}

/** Throws where a step that began at `started` (Date.now()) has said a secret of its job, or left one in a file. */
export async function expectNoSecrets(job: JobState, step: StepResult, started: number): Promise<void> {
  const needles = needlesOf(secretsOf(job));
  const { workspace, temp, tools } = job.directories;
  const cache = path.join(job.env.XDG_CACHE_HOME ?? path.join(job.env.HOME ?? homedir(), '.cache'), 'agentbench');
  // The one way a secret is said on purpose: to the runner, so that it masks it.
  const log = step.log.replace(/^::add-mask::.*$/gm, '');
  const found = [
    ...findIn('the log', log, needles),
    ...findIn('what is shown', step.shown, needles),
    ...findIn('the summary', step.summary, needles),
    ...findIn('outputs, state and annotations', JSON.stringify([step.outputs, step.state, step.annotations]), needles),
    ...(await findBelow('workspace', workspace, needles)),
    ...(await findBelow('RUNNER_TEMP', temp, needles)),
    ...(await findBelow('RUNNER_TOOL_CACHE', tools, needles)),
    // Its clock is coarser than ours.
    ...(await findBelow('cache', cache, needles, started - 1000)),
  ];
  failFor(found);
}

/** Throws where anything was found. */
export function failFor(found: string[]): void {
  if (found.length > 0) throw new Error(`secrets were found:\n${[...new Set(found)].slice(0, 50).join('\n')}`);
}
