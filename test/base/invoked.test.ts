import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ourCommand } from '../../src/base/invoked.ts';
import { temporaryDirectory } from '../support/temporary.ts';

it.each<[what: string, script: string, link: string, command: string]>([
  [
    'npx, fetched',
    '.npm/_npx/1f/node_modules/agentbench-action/dist/cli.js',
    '.npm/_npx/1f/node_modules/.bin/agentbench',
    'npx agentbench-action',
  ],
  [
    'pnpm dlx',
    '.cache/pnpm/dlx/1f/2e/node_modules/.pnpm/agentbench-action@1.2.3/node_modules/agentbench-action/dist/cli.js',
    '.cache/pnpm/dlx/1f/2e/node_modules/agentbench-action/dist/cli.js',
    'pnpm dlx agentbench-action',
  ],
  [
    'yarn dlx, whose directory is removed at the end',
    'xfs-1f/dlx-12/.yarn/unplugged/agentbench-action-npm-1f/node_modules/agentbench-action/dist/cli.js',
    'xfs-1f/dlx-12/.yarn/unplugged/agentbench-action-npm-1f/node_modules/agentbench-action/dist/cli.js',
    'yarn dlx agentbench-action',
  ],
  [
    'bunx, fetched',
    '.bun/install/cache/.bunx-0/agentbench-action@latest/node_modules/agentbench-action/dist/cli.js',
    '.bun/install/cache/.bunx-0/agentbench-action@latest/node_modules/.bin/agentbench',
    'bunx agentbench-action',
  ],
  [
    'bunx, an earlier version',
    'bunx-0-agentbench-action@latest/node_modules/agentbench-action/dist/cli.js',
    'bunx-0-agentbench-action@latest/node_modules/.bin/agentbench',
    'bunx agentbench-action',
  ],
  [
    'npx in a clone, which it links',
    'clone/dist/cli.js',
    '.npm/_npx/1f/node_modules/.bin/agentbench',
    'npx agentbench',
  ],
  [
    'installed into a project',
    'mine/node_modules/agentbench-action/dist/cli.js',
    'mine/node_modules/.bin/agentbench',
    'npx agentbench',
  ],
  ['installed for everybody', 'usr/lib/node_modules/agentbench-action/dist/cli.js', 'usr/bin/agentbench', 'agentbench'],
  ['the file itself', 'my clone/dist/cli.js', 'my clone/dist/cli.js', "node 'my clone/dist/cli.js'"],
])('%s', (_, script, link, command) => {
  const place = temporaryDirectory();
  const at = (name: string) => path.join(place, name);
  for (const name of [script, link]) mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(script), '');
  if (link !== script) symlinkSync(at(script), at(link));
  expect(ourCommand(at(link), place)).toBe(command);
});
