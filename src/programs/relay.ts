import { programText } from './text.ts';

/** The program that connects a container without a network to the harness, an ES module. */
export const RELAY = programText('relay.mjs');
