import { keep, kept } from './kept.ts';

const KEY = 'agentbench-single-keys';

let on = kept(KEY) !== 'off';

/** False if the reader has turned off keys of one character, which dictated text would press (WCAG 2.2, 2.1.4). */
export function areSingleKeysOn(): boolean {
  return on;
}

/** Turns them on or off, also for pages opened later. */
export function turnSingleKeys(next: boolean): void {
  on = next;
  keep(KEY, next ? 'on' : 'off');
}
