import type { Machine, ToolOptions } from '../../../base/machine.ts';

/** The oldest docker compose that starts the projects of tasks as they are written here. */
const OLDEST = [2, 20] as const;

/** Characters of its answer. */
const LONGEST = 2000;

export const COMPOSE_NEEDED = `docker compose ${OLDEST.join('.')} or newer`;
export const COMPOSE_ADVICE = 'install the package docker-compose-plugin of Docker, or docker-compose-v2 of Ubuntu';

/** The version of the docker CLI's compose; null without it. Throws a UserError without a docker CLI. */
export async function composeVersion(
  { runTool }: Pick<Machine, 'runTool'>,
  options: ToolOptions = {},
): Promise<{ version: string; isOld: boolean } | null> {
  let said = '';
  // The output of a tool with a time limit is not kept.
  const onOutput = (chunk: string) => {
    said = (said + chunk).slice(-LONGEST);
  };
  const { exitCode } = await runTool('docker', ['compose', 'version', '--short'], { ...options, onOutput });
  const [version, major, minor] = /^v?(\d+)\.(\d+)\S{0,40}$/m.exec(said) ?? [];
  if (exitCode !== 0 || version === undefined) return null;
  const isOld = Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
  return { version, isOld };
}
