import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../src');
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/gm;

/** The packages that a module of ours loads before it does anything: by its static imports, and those of what it imports. */
function packagesOf(entry: string): string[] {
  const packages = new Set<string>();
  const seen = new Set([path.join(src, entry)]);
  // It grows while it is gone through.
  for (const file of seen) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (name!.startsWith('.')) seen.add(path.resolve(path.dirname(file), name!));
      else if (!name!.startsWith('node:')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name!)![0]);
    }
  }
  return [...packages].sort();
}

const OPTIONS = ['fastest-levenshtein', 'zod'];
const ACTION = ['@actions/core', ...OPTIONS];
const RUN = ['p-limit', 'write-file-atomic'];

/** Everything else is loaded when it is used: what stands here, every start pays for. */
test.each<[string, string[]]>([
  ['index.ts', []],
  ['cli/cli.ts', ['commander']],
  ['cli/plan.ts', OPTIONS],
  ['cli/validate.ts', OPTIONS],
  ['action/main.ts', [...ACTION, ...RUN]],
  ['action/post.ts', [...ACTION, 'write-file-atomic']],
  ['action/plan.ts', ACTION],
])('before %s does anything, it loads no other packages than these', (entry, packages) => {
  expect(packagesOf(entry)).toEqual(packages.toSorted());
});
