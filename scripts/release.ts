/**
 * Checks that a tag may become a release: it is a version, package.json and src/base/version.ts have it, and
 * CHANGELOG.md has its section. Prints that section; faults go to stderr, with exit code 1.
 *
 *     node scripts/release.ts v1.2.3
 *     node scripts/release.ts --newest v1.2.3 < tags    # exit code 0 if none of the tags is newer within its major version
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { VERSION } from '../src/base/version.ts';

const TAG = /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

export interface Project {
  /** `version` of package.json, and of src/base/version.ts. */
  versions: [packageJson: string, source: string];
  changelog: string;
}

/** Reasons against releasing a project under a tag; empty if there are none. */
export function faultsOf(tag: string, { versions, changelog }: Project): string[] {
  if (!TAG.test(tag)) return [`${tag} is not vX.Y.Z`];
  const version = tag.slice(1);
  const faults = ['package.json', 'src/base/version.ts'].flatMap((file, at) =>
    versions[at] === version ? [] : [`${file} says ${versions[at]}, the tag ${version}`],
  );
  if (notesOf(version, changelog) === '')
    faults.push(`CHANGELOG.md has no section "## [${version}] - date", or an empty one`);
  return faults;
}

/** The changelog's section of a version, without its heading; '' if there is none. */
export function notesOf(version: string, changelog: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find(
    (one) => /^\[([^\]]+)\] - \d{4}-\d{2}-\d{2}$/m.exec(one.split('\n')[0]!)?.[1] === version,
  );
  return section === undefined ? '' : section.slice(section.indexOf('\n') + 1).trim();
}

/** True if a tag is the newest release of its major version, whose tag then moves to it. */
export function isNewest(tag: string, tags: string[]): boolean {
  const [major, minor, patch] = numbersOf(tag)!;
  return tags
    .flatMap((other) => [numbersOf(other)].filter((numbers) => numbers !== null))
    .every(([m, n, p]) => m !== major || n! < minor! || (n === minor && p! <= patch!));
}

function numbersOf(tag: string): number[] | null {
  return TAG.exec(tag)?.slice(1).map(Number) ?? null;
}

if (import.meta.main) {
  const [first, second] = process.argv.slice(2);
  if (first === '--newest') {
    process.exitCode = isNewest(second!, (await text(process.stdin)).split('\n')) ? 0 : 1;
  } else {
    const root = path.resolve(import.meta.dirname, '..');
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    const project: Project = {
      versions: [JSON.parse(read('package.json')).version, VERSION],
      changelog: read('CHANGELOG.md'),
    };
    const faults = faultsOf(first ?? '', project);
    for (const fault of faults) console.error(`release: ${fault}`);
    if (faults.length === 0) console.log(notesOf(first!.slice(1), project.changelog));
    process.exitCode = faults.length === 0 ? 0 : 1;
  }
}
