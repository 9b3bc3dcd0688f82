import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.ts';
import type { Figure } from './figure.ts';
import { judge } from './paired.ts';
import { inTemporary, ROOT } from './scene.ts';

const MOST = 1.1;
/** Files that must not be in a checkout: native programs, and interface files of an unused one. */
const UNWANTED = /\.(exe|dll|so|dylib|node|proto)$/;
/** First bytes of programs: ELF, Windows, Mach-O. */
const MAGIC = ['7f454c46', '4d5a', 'cffaedfe', 'cafebabe'];

/** Compares the size of the committed `dist/` with one bundle of every declared dependency, made on the fly. */
export async function benchSize(): Promise<Figure[]> {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies);
  const source = names.flatMap(modulesOf).map((name, index) => `export * as _${index} from '${name}';\n`);
  const floor = await inTemporary((directory) => bundle(source.join(''), directory));
  const dist = path.join(ROOT, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(dist, name)).isFile(),
  );
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(dist, name)).size, 0);
  const unwanted = files.filter((name) => UNWANTED.test(name) || isProgram(path.join(dist, name)));
  const ratio = bytes / floor;
  const megabytes = (size: number) => (size / 1e6).toFixed(2);
  return [
    {
      what: 'size of dist/',
      against: `all ${names.length} declared dependencies in one bundle`,
      value: ratio,
      figure: `${ratio.toFixed(2)} × (${megabytes(bytes)} to ${megabytes(floor)} MB)`,
      ...judge(ratio, { atMost: MOST }, ' ×'),
    },
    {
      what: 'executables and .proto files in dist/',
      figure: unwanted.length === 0 ? '0' : unwanted.join(', '),
      target: '0',
      met: unwanted.length === 0,
    },
  ];
}

/** The import specifiers of a package: its name, or its subpaths if the name itself is not importable. */
function modulesOf(name: string): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
  const paths = Object.keys(typeof exports === 'object' ? exports : {}).filter((key) => key.startsWith('./'));
  if (paths.length === 0 || '.' in exports) return [name];
  return paths.filter((key) => !/[*]|\.json$/.test(key)).map((key) => path.posix.join(name, key));
}

function isProgram(file: string): boolean {
  const beginning = readFileSync(file).subarray(0, 4).toString('hex');
  return MAGIC.some((magic) => beginning.startsWith(magic));
}
