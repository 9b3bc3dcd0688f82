import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The build replaces this module (scripts/build.ts): dist/ has program and library beside each other.

/** The module whose `draw` is the drawing program. */
export const PROGRAM = fileURLToPath(new URL('../index.ts', import.meta.url));
/** The directories of all that the program reads: its own modules, and the libraries, to which `node_modules` may be a link. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const READ = [ROOT, realpathSync(path.join(ROOT, 'node_modules'))];

/** Loads the library that draws PDF. */
export const pdfLibrary = () => import('@hyzyla/pdfium');
/** Loads the library that draws SVG. */
export const svgLibrary = () => import('@resvg/resvg-wasm');
/** The program of that library, and the font of its texts: an SVG has none. */
export const SVG_PROGRAM = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
export const SVG_FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
