import path from 'node:path';
import { type ComposeDocument, literal, MAIN } from './document.ts';

/** The directories of logs in every container of a Harbor task, by their names in Harbor's variables. */
const LOGS = { VERIFIER_LOGS: 'verifier', AGENT_LOGS: 'agent', ARTIFACTS: 'artifacts' };

/**
 * Harbor's variables for a file that mounts the logs itself: the place in the container, and that on the machine. Here no
 * directory of the machine is written to: the latter is a name for a volume of the trial, which services can share as well.
 */
export function logVariables(directory: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LOGS).flatMap(([name, log]) => [
      [`ENV_${name}_PATH`, `/logs/${log}`],
      [`HOST_${name}_PATH`, placeOf(directory, log)],
    ]),
  );
}

/**
 * The resolved document with a volume in the place of each mount of a machine's place of logs. The agent's service has it
 * too, at its own place of these logs.
 */
export function withLogVolumes(document: ComposeDocument, directory: string): ComposeDocument {
  const names = new Map(Object.values(LOGS).map((log) => [literal(placeOf(directory, log)), log]));
  const used = new Set<string>();
  const services = new Map(
    Object.entries(document.services).map(([service, about]) => {
      const volumes = volumesOf(about).map(({ bind, ...volume }) => {
        const log = volume.type === 'bind' ? names.get(String(volume.source)) : undefined;
        if (log === undefined) return bind === undefined ? volume : { ...volume, bind };
        used.add(log);
        return { ...volume, type: 'volume', source: volumeOf(log) };
      });
      return [service, about.volumes === undefined ? about : { ...about, volumes }];
    }),
  );
  const main = services.get(MAIN)!;
  const own = [...used].map((log) => ({ type: 'volume', source: volumeOf(log), target: `/logs/${log}` }));
  const added = own.filter(({ target }) => volumesOf(main).every((volume) => volume.target !== target));
  if (added.length > 0) services.set(MAIN, { ...main, volumes: [...volumesOf(main), ...added] });
  const volumes = { ...document.volumes, ...Object.fromEntries([...used].map((log) => [volumeOf(log), {}])) };
  return { ...document, services: Object.fromEntries(services), volumes };
}

function volumesOf({ volumes }: ComposeDocument['services'][string]): Record<string, unknown>[] {
  return (volumes as Record<string, unknown>[] | undefined) ?? [];
}

function volumeOf(log: string): string {
  return `agentbench-${log}`;
}

function placeOf(directory: string, log: string): string {
  return path.join(directory, '.agentbench-logs', log);
}
