import { realpathSync } from 'node:fs';
import path from 'node:path';

/** An absolute path without links, as far as there is anything at it. */
export function realPlace(place: string): string {
  const whole = path.resolve(place);
  const above = path.dirname(whole);
  try {
    return realpathSync(whole);
  } catch {
    return above === whole ? whole : path.join(realPlace(above), path.basename(whole));
  }
}
