import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type PackOptions, pack as packDirectory } from 'tar-fs';
import { pack as createPack, type Pack } from 'tar-stream';

/** tar-fs applies this process's umask to modes unless `umask` is set; its types lack the option. */
type Options = PackOptions & { umask: number };

/** One upload to a container: files and directories of this machine, texts and empty directories, all owned by root. */
export interface ArchivePlan {
  /**
   * Absolute path in the container → local file, or local directory whose content is copied; names, modes and links are
   * kept.
   */
  copies: [target: string, source: string][];
  /** Absolute path in the container → text. */
  files: [target: string, text: string][];
  /** Absolute paths. Entries below one of them come after it. */
  emptyDirectories: string[];
}

/** Modification time of an empty directory of ours until something is created in it. */
export const NEVER_CHANGED = new Date(0);

/** A tar stream of the plan, relative to `/`. Later entries overwrite earlier ones. */
export function archiveOf(plan: ArchivePlan): Readable {
  const pack = createPack();
  fill(pack, plan).catch((error) => pack.destroy(error));
  return Readable.from(pack as AsyncIterable<Buffer>);
}

async function fill(pack: Pack, plan: ArchivePlan): Promise<void> {
  const targets = [...plan.emptyDirectories, ...[...plan.files, ...plan.copies].map(([target]) => target)];
  for (const target of plan.emptyDirectories) {
    const stays = !targets.some((other) => other.startsWith(`${target}/`));
    const mtime = stays ? NEVER_CHANGED : new Date();
    pack.entry({ name: inRoot(target), type: 'directory', mode: 0o755, mtime, uid: 0, gid: 0 });
  }
  for (const [target, text] of plan.files) {
    pack.entry({ name: inRoot(target), type: 'file', mode: 0o644, uid: 0, gid: 0 }, text);
  }
  for (const [target, source] of plan.copies) await addCopy(pack, target, source);
  pack.finalize();
}

async function addCopy(pack: Pack, target: string, source: string): Promise<void> {
  const single = !(await lstat(source)).isDirectory();
  const [directory, entries] = single ? [path.dirname(source), [path.basename(source)]] : [source, undefined];
  await new Promise<void>((resolve, reject) => {
    pack.once('error', reject);
    const options: Options = {
      pack,
      ...(entries === undefined ? {} : { entries }),
      finalize: false,
      umask: 0,
      finish: () => resolve(),
      map: (header) => ({
        ...header,
        name: single || header.name === '.' ? inRoot(target) : path.posix.join(inRoot(target), header.name),
        // The mode of the top directory is arbitrary on this machine (a temporary directory's, for example).
        mode: header.name === '.' ? 0o755 : header.mode!,
        uid: 0,
        gid: 0,
      }),
    };
    packDirectory(directory, options);
  });
}

function inRoot(target: string): string {
  return target.replace(/^\/+/, '');
}
