import { programText, withoutComments } from './text.ts';

/** A script for `sh` that runs the script `$1`, whose SHA-256 is `$2`; exits with 125 if it is another. */
export const LONG_SCRIPT = withoutComments(programText('long-script.sh'));
