import type { Container } from './container.ts';
import type { Engine, FoundImage, ImageConfig } from './engine.ts';
import { LABELS, removeContainer, WORKDIR } from './labels.ts';

/**
 * Label with the name under which an image was kept. Images made from a kept one inherit the label, with the other's
 * name.
 */
const KEPT = 'agentbench.kept';
/** `registry:port/path/name:tag`, as https://pkg.go.dev/github.com/distribution/reference has it. */
const NAME =
  /^(?:[\w.-]+(?::\d+)?\/)?[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*)*:\w[\w.-]{0,127}$/;

/**
 * Commits a container under a name (`repository`, `repository:tag`), with the image's own settings in place of ours.
 * Variables with a secret are empty in it. Returns the places of the container's volumes. Throws if the name belongs to an
 * image that was not kept under it; that image stays. One that was is removed.
 */
export async function commitAs(
  given: string,
  { engine, container }: { engine: Engine; container: Container },
  config: ImageConfig,
  isSecret: (text: string) => boolean,
): Promise<string[]> {
  const name = given.lastIndexOf(':') > given.lastIndexOf('/') ? given : `${given}:latest`;
  // Engine 20.10 commits before it refuses a name, and leaves an image without one.
  if (!NAME.test(name))
    throw new Error(
      'not a name of an image; write image_tag in lower case, with a tag of letters, digits, `_`, `.`, `-`',
    );
  const before = await engine.image(name);
  if (before !== null && !isKeptAs(name, before))
    throw new Error(
      'an image of that name exists and was not kept under it; remove it, or give the row another image_tag',
    );
  const { variables, labels, volumes } = await container.inspect();
  const colon = name.lastIndexOf(':');
  const changes = [`LABEL ${KEPT}=${JSON.stringify(name)}`, ...asItWas(config)];
  const commit = (of: Container) => of.commit(name.slice(0, colon), name.slice(colon + 1), changes);
  const emptied = variables.filter(isSecret).map((variable) => `ENV ${variable.replace(/=.*/s, '')}=""`);
  if (emptied.length === 0) await commit(container);
  else await withCopy({ engine, container }, { emptied, labels }, commit);
  // The new image is kept, whatever becomes of the old one.
  if (before !== null) await removeNameless(engine, before.id).catch(() => {});
  return volumes;
}

/**
 * Passes on a container of the same files in whose configuration these variables are empty, and removes it: the Engine
 * stores the configuration of the container that is committed in the image, beside the image's own.
 */
async function withCopy(
  { engine, container }: { engine: Engine; container: Container },
  { emptied, labels }: { emptied: string[]; labels: Record<string, string> },
  work: (copy: Container) => Promise<unknown>,
): Promise<void> {
  const image = await container.commit('', '', emptied);
  try {
    const copy = await engine.createContainer({ Image: image, Labels: labels });
    try {
      await work(copy);
    } finally {
      await removeContainer(copy);
    }
  } finally {
    // The Engine refuses it while another image is made of it, and removes it with that one.
    await engine.removeImage(image).catch(() => {});
  }
}

/** Removes an image that has no name any more; the Engine refuses it while a container or another image uses it. */
async function removeNameless(engine: Engine, id: string): Promise<void> {
  const image = await engine.image(id);
  if (image?.names.length === 0 && image.digests.length === 0) await engine.removeImage(id);
}

/** The local image that was kept under this name, with the workdir of its trial; null without one. */
export async function keptImage(engine: Engine, name: string): Promise<{ workdir: string } | null> {
  const image = await engine.image(name);
  if (image === null || !isKeptAs(name, image)) return null;
  return { workdir: image.config.Labels?.[WORKDIR] || image.config.WorkingDir || '/' };
}

function isKeptAs(name: string, { config }: FoundImage): boolean {
  return config.Labels?.[KEPT] === name;
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
