import { programText } from './text.ts';

/** A script for `sh` in any image: ends the session `$1`, and exits with 1 if something of it still lives. */
export const END_SESSION = programText('end-session.sh');
