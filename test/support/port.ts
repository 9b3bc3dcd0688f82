import { randomInt } from 'node:crypto';

/** A port of this machine that no other test has, nor another run of the same: below those that the system gives out. */
export const aPort = (): number => randomInt(12_000, 32_768);
