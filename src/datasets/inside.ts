import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The message for a path that `leadsOut`; it does not quote the target. */
export const LEADS_OUT = 'is a link, or below a link, to a place outside of the dataset; put the file itself there';

/** True if a path in a dataset's directory leads out of it through symlinks. False for a path that does not exist. */
export function leadsOut(directory: string, file: string): boolean {
  try {
    const [root, real] = [realpathSync(directory), realpathSync(file)];
    return real !== root && !real.startsWith(root + path.sep);
  } catch {
    return false;
  }
}
