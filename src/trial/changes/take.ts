import path from 'node:path';
import { once } from '../../base/once.ts';
import type { ChangedPackage } from '../../results/changes.ts';
import { contentOf } from '../../testbeds/content-of.ts';
import { SeenFiles } from '../../testbeds/given.ts';
import type { Difference, Running, Testbed, TestbedFile } from '../../testbeds/types.ts';
import type { TrialContext } from '../context.ts';
import { changesBetween, changesOfLists, survey } from './files.ts';
import { DATABASES, differences, npmChanges, packagesIn, pythonChanges, versionIn } from './packages.ts';

/** The record of packages: its text, and an identity that changes with it. */
interface Database {
  identity: string;
  text: string;
}
type Databases = Record<keyof typeof DATABASES, Database | null>;
type FileChanges = ReturnType<typeof changesBetween>;

/** The state of a testbed before its agent. */
export interface Before {
  files: SeenFiles;
  /** Differences from the image, on Docker. */
  list: Map<string, Difference> | null;
  /** Null for those of the image, which are read only when one of them has changed. */
  databases: Databases | null;
  installed: Map<string, string> | null;
  running: Running | null;
}

/** The changes of an agent, not yet redacted or cut. */
export interface Left {
  files: FileChanges;
  packages: ChangedPackage[];
  running: Running | null;
  /** The processes and the sockets of before. */
  earlier: Running | null;
  notes: string[];
}

/** Places that the kernel fills, and those that a container's runtime puts there when it starts. */
const NOT_FILES = [
  ...['/proc', '/sys', '/dev', '/.dockerenv', '/sbin/docker-init', '/usr/sbin/docker-init', '/run/podman-init'],
  ...['/etc/hostname', '/etc/hosts', '/etc/mtab', '/etc/resolv.conf', '/run/.containerenv', '/run/secrets'],
];
/** The place of an agent directory in a container. */
const AGENT = '/opt/agent';
const LARGEST_DATABASE = 32 * 1024 * 1024;
const LARGEST_PACKAGE = 256 * 1024;
/** Milliseconds for a survey of the workdir. */
const LIMIT = 60_000;
const MOST_ASKED = 300;
/** Packages of npm whose version is read; of more, the name is known. */
const MOST_VERSIONS = 50;
const AT_A_TIME = 8;

/** Records of packages in images, by run, image and file. */
const ofImages = new WeakMap<TrialContext['store'], Map<string, Promise<Database | null>>>();
/** The records of packages that the last trial of a run found on the host. */
const onHost = new WeakMap<TrialContext['store'], Databases>();

/**
 * The state before an agent. `fresh`: nothing has run in the testbed since it was made, so that on Docker what was put
 * into it is what differs from its image.
 */
export async function stateBefore(testbed: Testbed, { store }: TrialContext, fresh: boolean): Promise<Before> {
  const { workdir, given } = testbed;
  if (given !== null && fresh) {
    const mayBeGiven = Object.values(DATABASES).some((file) => file.startsWith(workdir));
    return {
      files: workdir === '/' ? new SeenFiles() : given,
      list: listOfGiven(workdir, given),
      databases: mayBeGiven ? await databasesOf(testbed) : null,
      installed: null,
      running: null,
    };
  }
  const [files, list, databases, running] = await Promise.all([
    surveyOf(testbed, null),
    testbed.differences(),
    databasesOf(testbed, onHost.get(store)),
    fresh ? null : testbed.running(),
  ]);
  if (testbed.kind === 'host') onHost.set(store, databases);
  return { files, list, databases, installed: testbed.installed(), running };
}

/** Differences from `before`, right after the agent. Only reads. */
export async function stateAfter(testbed: Testbed, before: Before, context: TrialContext): Promise<Left> {
  const notes: string[] = [];
  // Of an empty workdir, the Engine's list tells if there is anything to look at, unless it is in a volume.
  const compared = before.files.size > 0 || before.list === null || testbed.given === null;
  const [running, list, surveyed] = await Promise.all([
    testbed.running(),
    testbed.differences(),
    compared ? surveyOf(testbed, before.files) : null,
  ]);
  const earlier = before.running;
  const outside = list === null || before.list === null ? new Map() : await outsideChanges(testbed, before.list, list);
  const inside = `${testbed.workdir}/`;
  const touched = [...outside.keys()].some((name) => name.startsWith(inside));
  const now = surveyed ?? (touched ? await surveyOf(testbed, before.files) : new SeenFiles());
  const files = changesBetween(before.files, now);
  if (list !== null && before.list !== null) leaveImage(files, inside, before.list, list);
  for (const { incomplete } of [before.files, now])
    if (incomplete !== null) notes.push(`files of the workdir are missing: ${incomplete}`);
  for (const [name, change] of outside) {
    if (!name.startsWith(inside)) files.set(name, change);
    else if ((now.incomplete !== null || change.change === 'removed') && !files.has(name.slice(inside.length)))
      files.set(name.slice(inside.length), change);
  }
  if (list === null) notes.push('On the host, files outside of the workdir are not compared.');
  const systems = await systemPackages(testbed, before, context, list);
  const others = await languagePackages(testbed, before, list, files);
  const packages = [...systems.packages, ...others];
  return { files, packages, running, earlier, notes: [...notes, ...systems.notes] };
}

/**
 * Files of the image in the workdir are in no survey of before, so they seem to be added: the Engine's lists, which have
 * nothing of a volume, tell them.
 */
function leaveImage(
  files: FileChanges,
  inside: string,
  before: Map<string, Difference>,
  after: Map<string, Difference>,
): void {
  if (![...after.keys()].some((name) => name.startsWith(inside))) return;
  for (const [name, found] of files) {
    const [then, now] = [before.get(inside + name), after.get(inside + name)];
    if (found.change !== 'added' || then !== undefined || now === 'added') continue;
    if (now === undefined || found.directory) files.delete(name);
    else found.change = 'changed';
  }
}

/** Empty for a workdir that is the whole container: the list of the Engine is all there is then. */
async function surveyOf(testbed: Testbed, before: SeenFiles | null): Promise<SeenFiles> {
  const { workdir, kind } = testbed;
  if (workdir === '/') return new SeenFiles();
  return await survey(testbed.files(workdir), before, kind === 'host', performance.now() + LIMIT);
}

async function outsideChanges(
  testbed: Testbed,
  before: Map<string, Difference>,
  after: Map<string, Difference>,
): Promise<FileChanges> {
  const places = [path.posix.dirname(testbed.promptFile), testbed.agentDirectory ?? AGENT, ...NOT_FILES];
  const ours = (name: string) => places.some((place) => name === place || name.startsWith(`${place}/`));
  const changes = changesOfLists(before, after);
  for (const name of changes.keys()) if (ours(name) || name === testbed.workdir) changes.delete(name);
  // The directories above these places are made with them in an image without.
  const above = (name: string) => places.some((place) => place.startsWith(`${name}/`));
  const hasMore = (name: string) => [...changes.keys()].some((other) => other.startsWith(`${name}/`) && !above(other));
  for (const [name, { change }] of changes)
    if (change === 'added' && above(name) && !hasMore(name)) changes.delete(name);
  // A directory counts as changed when something in it was added or removed.
  const asked = [...changes].filter(([, { change }]) => change === 'changed').slice(0, MOST_ASKED);
  await eachOf(asked, async ([name]) => {
    if (await testbed.isDirectory(name)) changes.delete(name);
  });
  return changes;
}

/** Things put into a container, as a list of differences from its image. */
function listOfGiven(workdir: string, given: SeenFiles): Map<string, Difference> {
  const list = new Map<string, Difference>([[workdir, 'changed']]);
  for (const name of given.keys()) list.set(path.posix.join(workdir, name), 'added');
  return list;
}

/** Changed packages of the system. `list` has the differences from the image; null on the host. */
async function systemPackages(
  testbed: Testbed,
  before: Before,
  context: TrialContext,
  list: Map<string, Difference> | null,
): Promise<{ packages: ChangedPackage[]; notes: string[] }> {
  const packages: ChangedPackage[] = [];
  const notes: string[] = [];
  for (const manager of ['dpkg', 'apk'] as const) {
    const file = DATABASES[manager];
    if (list !== null && !list.has(file)) continue;
    const then = before.databases === null ? await ofImage(testbed, file, context) : before.databases[manager];
    const now = await readUnless(testbed, testbed.files(file), LARGEST_DATABASE, then);
    if (now === null && then !== null) notes.push(`${file} cannot be read any more: its packages are not compared.`);
    else if (now !== then) {
      const [were, are] = [then, now].map((database) => packagesIn(manager, database?.text ?? ''));
      for (const one of differences(were!, are!)) packages.push({ manager, ...one });
    }
  }
  return { packages, notes };
}

/** Changed packages of Python and npm, by the changed files. */
async function languagePackages(
  testbed: Testbed,
  before: Before,
  list: Map<string, Difference> | null,
  files: FileChanges,
): Promise<ChangedPackage[]> {
  const inWorkdir = `${testbed.workdir}/`;
  // A path is not resolved: that reads it letter by letter, and there can be thousands of deep ones.
  const below = testbed.workdir === '/' ? '/' : inWorkdir;
  const records = [...files].map(([name, { change }]): [string, Difference] => [
    name.startsWith('/') ? name : below + name,
    change,
  ]);
  const all: [string, Difference][] = list === null ? records.filter(([name]) => name.startsWith(inWorkdir)) : records;
  const paths = [...all, ...installedChanges(before.installed, testbed.installed())];
  const found: ChangedPackage[] = pythonChanges(paths);
  const npm = npmChanges(paths.filter(([name]) => !name.startsWith(inWorkdir)));
  const versions = new Map<string, string | null>();
  const read = npm.filter(({ change }) => change !== 'removed').slice(0, MOST_VERSIONS);
  await eachOf(read, async ({ path: file }) => {
    const text = (await readUnless(testbed, testbed.files(file), LARGEST_PACKAGE, null))?.text;
    versions.set(file, versionIn(text ?? null));
  });
  for (const { path: file, name, change } of npm)
    found.push({ manager: 'npm', name, before: null, after: versions.get(file) ?? null, change });
  return found;
}

function installedChanges(
  before: Map<string, string> | null,
  after: Map<string, string> | null,
): [string, Difference][] {
  if (before === null || after === null) return [];
  return differences(before, after).map(({ name, change }) => [name, change]);
}

function ofImage(testbed: Testbed, file: string, { store }: TrialContext): Promise<Database | null> {
  const images = ofImages.get(store) ?? new Map<string, Promise<Database | null>>();
  ofImages.set(store, images);
  return once(images, `${testbed.image!.digest} ${file}`, () =>
    readUnless(testbed, testbed.filesOfImage(file), LARGEST_DATABASE, null),
  );
}

async function databasesOf(testbed: Testbed, known?: Databases): Promise<Databases> {
  const [dpkg, apk] = await Promise.all(
    (['dpkg', 'apk'] as const).map((manager) =>
      readUnless(testbed, testbed.files(DATABASES[manager]), LARGEST_DATABASE, known?.[manager] ?? null),
    ),
  );
  return { dpkg: dpkg!, apk: apk! };
}

/** `known` if the file has its identity; null if it is not a regular file that can be read, or has more than `limit` bytes. */
async function readUnless(
  testbed: Testbed,
  files: AsyncIterable<TestbedFile>,
  limit: number,
  known: Database | null,
): Promise<Database | null> {
  for await (const entry of files) {
    const { path: below, type, size, identity } = entry;
    if (below !== '' || type !== 'file' || size > limit) return null;
    if (known?.identity === identity && testbed.kind === 'host') return known;
    const text = await contentOf(entry, limit);
    return text === null ? null : { identity, text: text.toString() };
  }
  return null;
}

async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_A_TIME)
    await Promise.all(items.slice(at, at + AT_A_TIME).map((item) => work(item)));
}
