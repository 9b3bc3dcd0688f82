import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf, TrialError } from '../../../base/errors.ts';
import { readRegularFile } from '../../../base/regular-file.ts';
import { leadsOut } from '../../../datasets/inside.ts';
import type { Instance } from '../../../datasets/types.ts';
import { logVariables } from './logs.ts';

/** Bytes of a file of variables. */
const LARGEST = 1024 * 1024;
/** Variables that steer the docker CLI itself. */
const STEERING = /^\s*(export\s+)?(COMPOSE|DOCKER|BUILDKIT|BUILDX)_/;

/**
 * The file `.env` of a task, and the text of one with the variables that Harbor gives a compose file, with those of the task
 * that `text` or `.env` names. Throws a TrialError (`unsupported`) for values that such a file cannot hold, or must not.
 */
export function variablesOf({ id, image, environment }: Instance, text: string): { own: string | null; given: string } {
  const { compose, variables, cpus, memory } = environment!;
  const directory = compose!.directory;
  const own = path.join(directory, '.env');
  const refuse = (key: string, why: string): never => {
    throw new TrialError('unsupported', `${id} is not run: ${key}: ${why}`);
  };
  if (leadsOut(directory, own)) refuse('environment/.env', 'leads out of the task');
  const there = existsSync(own);
  let set = '';
  try {
    if (there) set = readRegularFile(own, LARGEST, { follow: true }).toString();
  } catch (error) {
    refuse('environment/.env', messageOf(error));
  }
  if (set.split(/[\n\r]/).some((line) => STEERING.test(line)))
    refuse('environment/.env', 'sets variables of docker compose itself');
  const given: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(variables).filter(([name]) => `${text}\n${set}`.includes(name) && !STEERING.test(name)),
    ),
    CONTEXT_DIR: directory,
    ...logVariables(directory),
    MAIN_IMAGE_NAME: `agentbench-task-${compose!.digest.slice(7, 39)}`,
    ...(image === null ? {} : { PREBUILT_IMAGE_NAME: image }),
    ...(cpus === null ? {} : { CPUS: String(cpus) }),
    ...(memory === null ? {} : { MEMORY: `${memory / 1024 ** 2}M` }),
  };
  const lines = Object.entries(given).map(([name, value]) => {
    if (/'|\\$/.test(value))
      refuse(`environment.env.${name}`, "docker compose takes no value with ' or a \\ at its end");
    return `${name}='${value}'\n`;
  });
  return { own: there ? own : null, given: lines.join('') };
}
