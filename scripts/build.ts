/**
 * Builds dist/: the page of reports, then, with tsc and ncc, one ESM bundle with lazily loaded chunks, and a small stub
 * for each entry point.
 *
 *     node scripts/build.ts [directory]
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import { minifySync, parseSync, Visitor } from 'rolldown/utils';
import { licenses } from './licenses.ts';
import { buildPage } from './page.ts';
import { STUBS } from './stubs.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Unused modules of @actions/core (OIDC tokens, platform details), which would make every start load an HTTP client and
 * a tool runner. The bundle has an empty module instead.
 */
const UNBUNDLED = ['./oidc-utils.js', './platform.js'];

/** Files of dist/ that are no part of the bundle. */
const FILES: Record<string, string> = {
  ...STUBS,
  'unbundled.js': 'export default {};\n',
  'package.json': `${JSON.stringify({ type: 'module' }, null, 2)}\n`,
};

/** Files of packages for the drawing program. PDFium finds its WebAssembly beside itself, and ncc breaks its start. */
const DRAWING: Record<string, string> = {
  'pdfium.js': '@hyzyla/pdfium',
  'pdfium.wasm': '@hyzyla/pdfium/pdfium.wasm',
  'resvg.wasm': '@resvg/resvg-wasm/index_bg.wasm',
  'font.ttf': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
};

/** The replacement for the module that finds the drawing program and its libraries among the sources. */
const DRAWING_PLACE = `import path from 'node:path';
export const PROGRAM = path.join(__dirname, 'index.js');
export const READ = [__dirname];
export const pdfLibrary = () => import(/* webpackIgnore: true */ './pdfium.js');
export const svgLibrary = () => import('@resvg/resvg-wasm');
export const SVG_PROGRAM = path.join(__dirname, 'resvg.wasm');
export const SVG_FONT = path.join(__dirname, 'font.ttf');
`;

/** The names that stay in the bundle. */
const NAMES = { function: true, class: true };

/** Writes a build into a directory. */
export async function build(directory: string): Promise<void> {
  const compiled = path.join(root, 'build');
  await rm(compiled, { recursive: true, force: true });
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(root, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });
  // Externals are named by their path from the importing file, so a module of ours of that name would be left out too.
  const [taken] = globSync(
    UNBUNDLED.map((name) => `**/${path.basename(name)}`),
    { cwd: compiled },
  );
  if (taken !== undefined)
    throw new Error(`${taken} needs another name: the bundle has none of @actions/core of this one`);
  await writeProgramTexts(path.join(compiled, 'programs'));
  const page = await buildPage();
  await writeFile(path.join(compiled, 'report/files/page-template.js'), templateModule(page.html));
  await writeFile(path.join(compiled, 'judges/drawing-place.js'), DRAWING_PLACE);
  const externals = Object.fromEntries(UNBUNDLED.map((name) => [name, './unbundled.js']));
  const { code, assets } = await ncc(path.join(compiled, 'index.js'), {
    cache: false,
    quiet: true,
    esm: true,
    externals,
  });
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const chunks = Object.entries(assets).filter(([name]) => /^\d+\.index\.js$/.test(name));
  await writeFile(path.join(directory, 'index.js'), withoutUnused('index.js', code));
  for (const [name, { source }] of chunks)
    await writeFile(path.join(directory, name), withoutUnused(name, withModuleNames(String(source))));
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(path.join(directory, name), text, { mode: name === 'cli.js' ? 0o755 : 0o644 });
  }
  for (const [name, file] of Object.entries(DRAWING))
    await writeFile(path.join(directory, name), await readFile(fileURLToPath(import.meta.resolve(file))));
  await writeFile(path.join(directory, 'licenses.txt'), licenses(root, UNBUNDLED));
}

/** Replaces the modules that read programs from files by modules that contain their texts. */
async function writeProgramTexts(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name === 'text.js' || !name.endsWith('.js')) continue;
    const texts: Record<string, string> = await import(path.join(root, 'src/programs', name.replace(/js$/, 'ts')));
    const lines = Object.entries(texts).map(([key, text]) => `export const ${key} = ${JSON.stringify(text)};\n`);
    await writeFile(path.join(directory, name), lines.join(''));
  }
}

/** The replacement for the module that bundles the page from source. */
function templateModule(html: string): string {
  return `export async function pageTemplate() {\n  return ${JSON.stringify(html)};\n}\n`;
}

/**
 * ncc defines `__filename` and `__dirname` for CommonJS code in the entry file only; ES modules do not define them in
 * chunks.
 */
function withModuleNames(source: string): string {
  const used = ['__filename', '__dirname'].filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  return used.map((name) => `const ${name} = import.meta.${name.slice(2)};\n`).join('') + source;
}

/**
 * Removes unused code, which ncc keeps: 4 of 11.5 MB, and 4 ms of each start. (ncc's own minifier removes none, esbuild
 * half of it.) Local names are shortened, which saves 2 MB and 2 % of the instructions of a start. Names of functions and
 * classes and line breaks stay, so that stacks and changes of dist/ are readable.
 */
function withoutUnused(name: string, source: string): string {
  const { code, errors } = minifySync(name, source, {
    module: true,
    compress: { target: 'esnext', keepNames: NAMES, sequences: false, joinVars: false },
    mangle: { keepNames: NAMES },
    codegen: { removeWhitespace: false },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return withoutIndentation(name, code);
}

/** Removes the indentation, a tenth of the bytes; line breaks stay. In a template literal it is text. */
function withoutIndentation(name: string, source: string): string {
  const texts: { start: number; end: number }[] = [];
  new Visitor({ TemplateElement: (element) => texts.push(element) }).visit(parseSync(name, source).program);
  texts.sort((a, b) => a.start - b.start);
  let next = 0;
  return source.replace(/\n\t+/g, (space, at: number) => {
    while (next < texts.length && texts[next]!.end <= at) next += 1;
    return (texts[next]?.start ?? source.length) <= at ? space : '\n';
  });
}

if (import.meta.main) await build(path.resolve(process.argv[2] ?? path.join(root, 'dist')));
