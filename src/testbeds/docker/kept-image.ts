import type { Container, Engine, ImageConfig } from './engine.ts';
import { statusOf } from './fault.ts';
import { LABELS } from './labels.ts';

/** The name that an image was kept by; an image made of a kept one has the label too, with the other's name. */
const KEPT = 'agentbench.kept';

/**
 * Commits a container by a name (`repository`, `repository:tag`), with what was ours of its settings as the image had it. An image of that name that was
 * not kept by it is somebody's: it stays, and this throws.
 */
export async function commitAs(
  given: string,
  { engine, container }: { engine: Engine; container: Container },
  config: ImageConfig,
): Promise<void> {
  const name = given.lastIndexOf(':') > given.lastIndexOf('/') ? given : `${given}:latest`;
  const there = await labelsOf(engine, name);
  if (there !== null && there[KEPT] !== name) throw new Error('there is an image of that name that was not kept by it');
  const colon = name.lastIndexOf(':');
  await container.commit(name.slice(0, colon), name.slice(colon + 1), [
    `LABEL ${KEPT}=${JSON.stringify(name)}`,
    ...asItWas(config),
  ]);
}

async function labelsOf(engine: Engine, name: string): Promise<Record<string, string> | null> {
  try {
    return (await engine.image(name)).config.Labels ?? {};
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Changes for a commit that take our own settings back: a container of the kept image is nobody's to sweep. */
function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }: ImageConfig): string[] {
  return [
    ...LABELS.map((label) => `LABEL ${label}=""`),
    ...(entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : []),
    // The Engine takes an empty command for none given, and would keep ours.
    `CMD ${JSON.stringify(command?.length ? command : ['/bin/sh'])}`,
    ...(user ? [`USER ${user}`] : []),
  ];
}
