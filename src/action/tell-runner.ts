import * as core from '@actions/core';
import { messageOf } from '../base/errors.ts';
import * as log from './log.ts';

/** Sets an output of the step; a failure is a warning. */
export function setOutput(name: string, value: string | number): void {
  tell(`output ${name}`, () => core.setOutput(name, value));
}

/** Saves a value for the post step; a failure is a warning. */
export function saveState(name: string, value: string | number): void {
  tell(`state ${name}`, () => core.saveState(name, value));
}

/** The runner reads both from files that an agent on the host may have removed. No verdict depends on them. */
function tell(what: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    log.warning(`The ${what} was not passed to the runner: ${messageOf(error)}`);
  }
}
