import { existsSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { messageOf } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import type { TaskEnvironment } from '../types.ts';
import { refusedInCompose } from './compose-rules.ts';

const LARGEST = 1024 * 1024;

/** A task's compose file, as it is written: the CLI resolves it when a trial is prepared. */
export interface ComposeFile {
  /** `main` is always there. */
  services: string[];
  unsupported: TaskEnvironment['unsupported'];
}

/** Reads `environment/docker-compose.yaml` of a task; null without one. Adds faults, by `shown` with their line. */
export function readCompose(task: string, shown: string, faults: string[]): ComposeFile | null {
  const directory = path.join(task, 'environment');
  const file = path.join(directory, 'docker-compose.yaml');
  if (!existsSync(file)) return null;
  try {
    const lineCounter = new LineCounter();
    const document = parseDocument(readRegularFile(file, LARGEST).toString(), { lineCounter, merge: true });
    const [error] = document.errors;
    if (error !== undefined)
      faults.push(`${shown}:${error.linePos?.[0].line ?? 1}: not valid YAML: ${error.message.split('\n')[0]}`);
    const data = error === undefined ? document.toJS() : {};
    const { services } = Object(data);
    const names = Object.keys(Object(services));
    return { services: [...new Set(['main', ...names])], unsupported: refusedInCompose(data, directory) };
  } catch (error) {
    faults.push(`${shown}: is unreadable: ${messageOf(error)}`);
    return { services: [], unsupported: [] };
  }
}
