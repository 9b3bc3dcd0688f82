/**
 * The entry points in dist/. Runners and shells may start them with an old Node.js, which must be able to parse them:
 * no top-level await, no `node:` imports, and the bundle is only imported by a version that can run it.
 */

const NEEDED = 24;

/** How to get it, for a workflow whose runner starts actions with the `node` on PATH, and for a shell. */
const ADVICE = {
  action: `Put "uses: actions/setup-node@v7" with "node-version: ${NEEDED}" before this step, or install it in the job's image.`,
  command: `Install it from https://nodejs.org/en/download, or run: npx --package node@${NEEDED} --package agentbench-action agentbench`,
};

/** An expression that makes the message. */
function refusal(before: string, advice: string): string {
  const text = [`${before}agentbench needs Node.js ${NEEDED} or later, and this is `, `. ${advice}\n`];
  return text.map((part) => JSON.stringify(part)).join(' + (other || process.version) + ');
}

/** Bun and Deno claim to be a recent Node.js, but their file systems and processes differ: trials fail, or lose files. */
function entry(old: string, start: string): string {
  return `const other = process.versions.bun ? 'Bun' : process.versions.deno ? 'Deno' : '';
if (other || parseInt(process.versions.node, 10) < ${NEEDED}) {
  ${old}
} else {
  import('./index.js').then((bundle) => ${start});
}
`;
}

const refuseStep = `process.stdout.write(${refusal('::error::', ADVICE.action)});\n  process.exitCode = 2;`;
const refuseCommand = `process.stderr.write(${refusal('', ADVICE.command)});\n  process.exitCode = 2;`;

/** The text of each entry point, by its file's name. */
export const STUBS: Record<string, string> = {
  'main.js': entry(refuseStep, 'bundle.main()'),
  // Main has said it.
  'post.js': entry('process.exitCode = 0;', 'bundle.post()'),
  'report.js': entry(refuseStep, 'bundle.report()'),
  'plan.js': entry(refuseStep, 'bundle.plan()'),
  'cli.js': `#!/usr/bin/env node\n${entry(refuseCommand, 'bundle.cli(import.meta.dirname)')}`,
};
