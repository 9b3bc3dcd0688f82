import { programText, withoutComments } from './text.ts';

/** Functions for `sh`: `sockets`, `holders`, and `sockets_and_new_holders INODE...`. */
export const LISTENERS = withoutComments(programText('listeners.sh'));
