import type { Container, Engine, ImageConfig } from './engine.ts';
import { statusOf } from './fault.ts';
import { LABELS } from './labels.ts';

/**
 * Label with the name under which an image was kept. Images made from a kept one inherit the label, with the other's
 * name.
 */
const KEPT = 'agentbench.kept';

/**
 * Commits a container under a name (`repository`, `repository:tag`), with the image's own settings in place of ours.
 * Throws if the name belongs to an image that was not kept under it; that image stays.
 */
export async function commitAs(
  given: string,
  { engine, container }: { engine: Engine; container: Container },
  config: ImageConfig,
): Promise<void> {
  const name = given.lastIndexOf(':') > given.lastIndexOf('/') ? given : `${given}:latest`;
  const there = await labelsOf(engine, name);
  if (there !== null && there[KEPT] !== name) throw new Error('an image of that name exists and was not kept under it');
  const colon = name.lastIndexOf(':');
  await container.commit(name.slice(0, colon), name.slice(colon + 1), [
    `LABEL ${KEPT}=${JSON.stringify(name)}`,
    ...asItWas(config),
  ]);
}

/** True if a local image was kept under this name. */
export async function isKeptImage(engine: Engine, name: string): Promise<boolean> {
  const labels = await labelsOf(engine, name);
  return labels !== null && labels[KEPT] === name;
}

async function labelsOf(engine: Engine, name: string): Promise<Record<string, string> | null> {
  try {
    return (await engine.image(name)).config.Labels ?? {};
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Dockerfile instructions that undo our own settings: no sweep removes a container of the kept image. */
function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }: ImageConfig): string[] {
  return [
    ...LABELS.map((label) => `LABEL ${label}=""`),
    ...(entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : []),
    // The Engine takes an empty command as not given, and would keep ours.
    `CMD ${JSON.stringify(command?.length ? command : ['/bin/sh'])}`,
    ...(user ? [`USER ${user}`] : []),
  ];
}
