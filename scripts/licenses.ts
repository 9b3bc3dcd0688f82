/** The licence texts of everything that goes into the bundle: the production dependencies. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateLicenseFile } from 'generate-license-file';

export async function licenses(root: string): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'agentbench-licenses-'));
  try {
    const file = path.join(directory, 'licenses.txt');
    await generateLicenseFile(path.join(root, 'package.json'), file);
    // Without the generator's own advertisement at both ends.
    return (await readFile(file, 'utf8')).replaceAll(/^(This file was generated with|https:\/\/www\.).*\n+/gm, '');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
