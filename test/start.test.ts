import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../src');
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/gm;

interface Loaded {
  packages: string[];
  /** Of Node.js. */
  builtins: string[];
  /** Ours, below src. */
  modules: string[];
}

/** The modules that one of ours loads before it does anything: by its static imports, and those of what it imports. */
function loadedBy(entry: string): Loaded {
  const packages = new Set<string>();
  const builtins = new Set<string>();
  const seen = new Set([path.join(src, entry)]);
  // It grows while it is gone through.
  for (const file of seen) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (name!.startsWith('.')) seen.add(path.resolve(path.dirname(file), name!));
      else if (name!.startsWith('node:')) builtins.add(name!);
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(name!)![0]);
    }
  }
  return {
    packages: [...packages].sort(),
    builtins: [...builtins],
    modules: [...seen].map((file) => path.relative(src, file)),
  };
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
  expect(loadedBy(entry).packages).toEqual(packages.toSorted());
});

/** Node.js takes 10 ms to load the certificates of `node:tls`, which `node:https` loads as well. */
test.each([
  'action/main.ts',
  'testbeds/docker/provider.ts',
  'testbeds/host/provider.ts',
  'agents/kit/named.ts',
  'cli/run.ts',
])('%s loads no TLS before there is a connection that needs it', (entry) => {
  const { builtins } = loadedBy(entry);
  expect(builtins).toContain('node:path');
  expect(builtins.filter((name) => ['node:tls', 'node:https', 'node:http2'].includes(name))).toEqual([]);
});

/** They load while the first testbed is made, or never. */
test('the announcement of the first trial waits for no catalogue of agents, no testbed that is not used, no look and no evaluation', () => {
  const folders = [
    'agents/',
    'testbeds/docker/provider',
    'testbeds/host/provider',
    'trajectory/',
    'terminal/',
    'meter/meter',
  ];
  const stages = [
    'evaluation/look/',
    'evaluation/registry',
    'trial/stages',
    'trial/agent',
    'trial/changes/',
    'trial/collect',
  ];
  const { modules } = loadedBy('action/main.ts');
  expect(modules).toContain('trial/prepare.ts');
  expect(modules.filter((name) => [...folders, ...stages].some((folder) => name.startsWith(folder)))).toEqual([]);
});
