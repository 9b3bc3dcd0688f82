import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { parseYamlDocument } from '../../base/yaml.ts';
import { digestOf } from '../digest.ts';
import type { TaskEnvironment } from '../types.ts';
import { envFilesOf, refusedInCompose } from './compose-rules.ts';
import { judgedCompose } from './judged-compose.ts';

const LARGEST = 1024 * 1024;

/** A task's compose file, as it is written: the CLI resolves it when a trial is prepared. */
export interface ComposeFile {
  /** `main` is always there. */
  services: string[];
  unsupported: TaskEnvironment['unsupported'];
}

/** The name of the file in the folder of an environment. */
export const COMPOSE_FILE = 'docker-compose.yaml';

/** True if the environment of a folder has several containers. */
export function isComposed(directory: string): boolean {
  return existsSync(path.join(directory, COMPOSE_FILE));
}

/** The compose file in a folder of a task, which has a limit for its builds and for its start in milliseconds; null without one. */
export async function composeOf(directory: string, timeout: number): Promise<TaskEnvironment['compose']> {
  if (!isComposed(directory)) return null;
  return { directory, digest: await digestOf(directory), timeout };
}

/**
 * The compose file in a folder as compose gets it: what has been judged, and nothing else; and the texts in which variables of
 * a task may be named: that file, and the files of variables of its services.
 */
export function composeTexts(directory: string): { judged: string; naming: string[] } {
  const text = readRegularFile(path.join(directory, COMPOSE_FILE), LARGEST).toString();
  const { services } = Object(parseYamlDocument(text, { merge: true }).toJS());
  const files = Object.values(Object(services)).flatMap(envFilesOf);
  const naming = [text, ...files.map((file) => textOf(path.resolve(directory, String(file))))];
  return { judged: judgedCompose(text), naming };
}

/** Empty for a file that is not there, which may be optional, or is unreadable, which compose tells. */
function textOf(file: string): string {
  try {
    return readRegularFile(file, LARGEST, { follow: true }).toString();
  } catch {
    return '';
  }
}

/** Reads the compose file in a folder; null without one. Adds faults, by the folder's `shown` name with their line. */
export function readCompose(directory: string, shown: string, faults: string[]): ComposeFile | null {
  if (!isComposed(directory)) return null;
  const file = path.join(directory, COMPOSE_FILE);
  try {
    const document = parseYamlDocument(readRegularFile(file, LARGEST).toString(), { merge: true });
    const [error] = document.errors;
    if (error !== undefined)
      faults.push(
        `${shown}/${COMPOSE_FILE}:${error.linePos?.[0].line ?? 1}: not valid YAML: ${error.message.split('\n')[0]}`,
      );
    const data = error === undefined ? document.toJS() : {};
    const { services } = Object(data);
    const names = Object.keys(Object(services));
    return { services: [...new Set(['main', ...names])], unsupported: refusedInCompose(data, directory) };
  } catch (error) {
    faults.push(`${shown}/${COMPOSE_FILE}: is unreadable: ${messageOf(error)}`);
    return { services: [], unsupported: [] };
  }
}
