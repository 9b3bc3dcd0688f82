import { UserError } from '../base/errors.ts';

/** Refuses text that git would take for an option. */
export function refuseOption(text: string, option: string): void {
  if (text.startsWith('-')) throw new UserError(`${option}: "${text}" begins with "-"`);
}
