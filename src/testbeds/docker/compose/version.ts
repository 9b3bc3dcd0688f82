import type { Machine, ToolOptions } from '../../../base/machine.ts';
import { runDocker } from '../cli.ts';

/** The oldest docker compose that starts the projects of tasks as they are written here. */
const OLDEST = [2, 20] as const;

export const COMPOSE_NEEDED = `docker compose ${OLDEST.join('.')} or newer`;
export const COMPOSE_ADVICE = 'install the package docker-compose-plugin of Docker, or docker-compose-v2 of Ubuntu';

/** The version of the docker CLI's compose; null without it. Throws a UserError without a docker CLI. */
export async function composeVersion(
  machine: Pick<Machine, 'runTool'>,
  options: ToolOptions = {},
): Promise<{ version: string; isOld: boolean } | null> {
  const { exitCode, end } = await runDocker(machine, ['compose', 'version', '--short'], options);
  const [version, major, minor] = /^v?(\d+)\.(\d+)\S{0,40}$/m.exec(end) ?? [];
  if (exitCode !== 0 || version === undefined) return null;
  const isOld = Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
  return { version, isOld };
}
