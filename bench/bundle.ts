import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ncc from '@vercel/ncc';
import { ROOT, writeFiles } from './scene.ts';

/**
 * Bundles a module by ncc alone (one ES module, lazily loaded chunks), with all it imports. Returns the bytes it takes.
 */
export async function bundle(source: string, directory: string): Promise<number> {
  const work = path.join(directory, 'source');
  // ncc warns (DEP0187) where it finds no tsconfig.json.
  writeFiles(work, { 'index.js': source, 'package.json': '{"type": "module"}', 'tsconfig.json': '{}' });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(work, 'node_modules'));
  const { code, assets } = await ncc(path.join(work, 'index.js'), { cache: false, quiet: true, esm: true });
  const files = Object.entries({ 'index.js': { source: code }, ...assets });
  writeFiles(directory, { 'package.json': '{"type": "module"}' });
  let bytes = 0;
  for (const [name, { source: content }] of files) {
    writeFiles(directory, { [name]: '' });
    writeFileSync(path.join(directory, name), content);
    bytes += Buffer.byteLength(content);
  }
  return bytes;
}
