import path from 'node:path';
import type { ComposeDocument } from './document.ts';

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

/** The resolved document with a volume in the place of each mount of a machine's place of logs. */
export function withLogVolumes(document: ComposeDocument, directory: string): ComposeDocument {
  const names = new Map(Object.values(LOGS).map((log) => [placeOf(directory, log), `agentbench-${log}`]));
  const used = new Set<string>();
  const services = Object.entries(document.services).map(([service, about]) => {
    const volumes = ((about.volumes as Record<string, unknown>[] | undefined) ?? []).map(({ bind, ...volume }) => {
      const source = volume.type === 'bind' ? names.get(String(volume.source)) : undefined;
      if (source === undefined) return bind === undefined ? volume : { ...volume, bind };
      used.add(source);
      return { ...volume, type: 'volume', source };
    });
    return [service, about.volumes === undefined ? about : { ...about, volumes }];
  });
  const volumes = { ...document.volumes, ...Object.fromEntries([...used].map((name) => [name, {}])) };
  return { ...document, services: Object.fromEntries(services), volumes };
}

function placeOf(directory: string, log: string): string {
  return path.join(directory, '.agentbench-logs', log);
}
