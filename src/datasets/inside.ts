import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Said of a path that `leadsOut`; what stands there is not quoted. */
export const LEADS_OUT = 'is a link, or lies behind one, that leads out of the dataset; put the file itself there';

/** Whether a path below a dataset's directory leads, through links, to what is not below it. What is not there leads nowhere. */
export function leadsOut(directory: string, file: string): boolean {
  try {
    const [root, real] = [realpathSync(directory), realpathSync(file)];
    return real !== root && !real.startsWith(root + path.sep);
  } catch {
    return false;
  }
}
