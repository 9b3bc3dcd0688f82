import { programText, withoutComments } from './text.ts';

/** A script for `sh`: lists the open sockets, executables, users and arguments of all processes, as their /proc has them. */
export const SOCKET_HOLDERS = withoutComments(programText('socket-holders.sh'));
