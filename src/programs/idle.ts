import { programText, withoutComments } from './text.ts';

/** A script for `sh` in any image: the main process of a container, which does nothing until it gets TERM. */
export const IDLE = withoutComments(programText('idle.sh'));
