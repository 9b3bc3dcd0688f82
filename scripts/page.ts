/**
 * Builds the page of a report (`report.html`) without data: the user interface of src/page, bundled into one file with
 * script and style inline, each allowed only by its hash.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** Placeholders for the data: the part that the page needs at once, and the rest. */
export const INDEX = '<!--index-->';
export const BLOCKS = '<!--blocks-->';

export interface BuiltPage {
  html: string;
}

/** Builds the page, deterministically. Throws for an error in the sources. */
export async function buildPage(): Promise<BuiltPage> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/page/main.tsx')],
    absWorkingDir: root,
    tsconfig: path.join(root, 'src/page/tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // The first versions with `light-dark()`, from 2024 at the latest.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    legalComments: 'none',
    outdir: 'page',
    write: false,
    logLevel: 'error',
  });
  const textOf = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text.trim() ?? '';
  return { html: pageOf(textOf('.js'), textOf('.css')) };
}

function pageOf(script: string, style: string): string {
  // Neither may close its own element; an HTML comment within a script changes the place where the script ends.
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
    throw new Error('the page: a tag within its script or style');
  const policy = [
    "default-src 'none'",
    // The terminal player's emulator is WebAssembly, compiled from bytes in the script.
    `script-src '${hashOf(script)}' 'wasm-unsafe-eval'`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>AgentBench report</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="app"><noscript><p>This page needs JavaScript. The summary of the job, and the JSON files among the results, have the same figures.</p></noscript></div>
${INDEX}
<script>${script}</script>
${BLOCKS}
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
