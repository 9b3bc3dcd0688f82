import * as core from '@actions/core';
import { shortened } from '../base/text/shortened.ts';
import { logText, plain, plainLine, withoutProblems } from '../base/text/untrusted.ts';

/**
 * The step's log, the only place where the actions print. Messages quote artifacts, errors and file names, so each is
 * cleaned here and never reaches the runner as a workflow command.
 */

/** Maximum length of a message, in characters. */
const LONGEST = 16_384;

/** How an annotation is shown. */
interface Heading {
  /** Default: `agentbench`. */
  title?: string;
}

export function info(text: string): void {
  unfold();
  core.info(withoutProblems(logText(text)));
}

export function debug(text: string): void {
  core.debug(message(text));
}

export function notice(text: string, { title = 'agentbench' }: Heading = {}): void {
  unfold();
  core.notice(message(text), { title: plainLine(title) });
}

export function warning(text: string, { title = 'agentbench' }: Heading = {}): void {
  unfold();
  core.warning(message(text), { title: plainLine(title) });
}

export function error(text: string, { title = 'agentbench' }: Heading = {}): void {
  unfold();
  core.error(message(text), { title: plainLine(title) });
}

/** Logs the reason and fails the step. */
export function setFailed(text: string): void {
  unfold();
  core.setFailed(message(text));
}

export function startGroup(title: string): void {
  unfold();
  core.startGroup(plainLine(title));
}

export function endGroup(): void {
  core.endGroup();
}

/** True while a group of another module's lines is open. */
let folded = false;

/** Puts the lines that a library prints from now on into one group, until the next line of ours. */
export function fold(title: string): void {
  if (folded) return;
  startGroup(title);
  folded = true;
}

/** Ends the group of `fold`, if one is open. */
export function unfold(): void {
  if (!folded) return;
  folded = false;
  core.endGroup();
}

/** Newlines stay, since `@actions/core` escapes them in a command's message. */
function message(text: string): string {
  return shortened(plain(text), LONGEST);
}
