#!/usr/bin/env node
const other = process.versions.bun ? 'Bun' : process.versions.deno ? 'Deno' : '';
if (other || parseInt(process.versions.node, 10) < 24) {
  process.stderr.write("agentbench needs Node.js 24 or later, and this is " + (other || process.version) + ". Install it from https://nodejs.org/en/download, or run: npx --package node@24 --package agentbench-action agentbench\n");
  process.exitCode = 2;
} else {
  import('./index.js').then((bundle) => bundle.cli(import.meta.dirname));
}
