#!/usr/bin/env node
import path from 'node:path';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`agentbench needs Node.js 24 or later; this is ${process.version}\n`);
  process.exit(2);
}
const { cli } = await import('./index.js');
await cli(path.resolve(import.meta.dirname, '..'));
