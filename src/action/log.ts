import * as core from '@actions/core';
import { logText, plain, plainLine } from '../base/text/untrusted.ts';

/**
 * The step's log: the one place where the actions print. Most of what they say quotes somebody (an artifact, an error, a file's
 * name), so all of it is text to the runner: no command, however it came into a message.
 */

/** Characters of a message. */
const LONGEST = 16_384;

/** What an annotation is headed by. */
interface Heading {
  title?: string;
}

export function info(text: string): void {
  core.info(logText(text));
}

export function debug(text: string): void {
  core.debug(message(text));
}

export function notice(text: string, heading: Heading = { title: 'agentbench' }): void {
  core.notice(message(text), headed(heading));
}

export function warning(text: string, heading: Heading = { title: 'agentbench' }): void {
  core.warning(message(text), headed(heading));
}

export function error(text: string, heading: Heading = { title: 'agentbench' }): void {
  core.error(message(text), headed(heading));
}

/** Says why the step fails, and has it fail. */
export function setFailed(text: string): void {
  core.setFailed(message(text));
}

export function startGroup(title: string): void {
  core.startGroup(plainLine(title));
}

export function endGroup(): void {
  core.endGroup();
}

/** `@actions/core` escapes newlines in a command's message. */
function message(text: string): string {
  const clean = plain(text);
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST - 1)}…` : clean;
}

function headed({ title }: Heading): Heading {
  return title === undefined ? {} : { title: plainLine(title) };
}
