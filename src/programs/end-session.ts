import { programText } from './text.ts';

/** A script for `sh` in any image: ends the session `$1`. Exits with 1 if one of its processes is still alive. */
export const END_SESSION = programText('end-session.sh');
