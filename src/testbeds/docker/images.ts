import { messageOf, TrialError } from '../../base/errors.ts';
import { formatDuration } from '../../base/format.ts';
import { type Machine, pause } from '../../base/machine.ts';
import { ownOf } from '../../base/own.ts';
import type { Options } from '../../options/options.ts';
import type { TestbedImage } from '../types.ts';
import { runDocker } from './cli.ts';
import type { Engine, ImageConfig } from './engine.ts';
import { dockerFault, statusOf } from './fault.ts';

/** Stand-ins for images that are not public: node 16 with npm 7, as SetupBench's rows need it. */
const SUBSTITUTES: Record<string, string> = {
  'codeexecservice.azurecr.io/setupbench-node-16:latest': 'node:16.10.0-bullseye',
};
type Found = Pick<LocalImage, 'id' | 'digest' | 'config'>;

/** Milliseconds before each try of a pull. */
const PAUSES = [0, 3_000, 10_000];
/** Milliseconds for one pull: Docker waits for ever where a registry has taken the request and says nothing. */
const LIMIT = 60 * 60_000;

/**
 * The image for a row: `image`, otherwise `image-map`, otherwise a built-in substitute, otherwise the row's own; null
 * if none is named.
 */
export function chooseImage(
  rowImage: string | null,
  options: Pick<Options, 'image' | 'image-map'>,
): { name: string; substituted: boolean } | null {
  if (options.image !== undefined) return { name: options.image, substituted: false };
  if (rowImage === null) return null;
  const mapped = options['image-map'].get(rowImage);
  if (mapped !== undefined) return { name: mapped, substituted: false };
  const substitute = ownOf(SUBSTITUTES, rowImage);
  return substitute === undefined ? { name: rowImage, substituted: false } : { name: substitute, substituted: true };
}

/** A local image, with the parts of its configuration that the settings of our containers replace. */
export interface LocalImage extends TestbedImage {
  /** The Engine's id, which always names the same image, unlike a tag. */
  id: string;
  config: ImageConfig;
}

/** Makes images available, each once per run, however many trials ask. */
export class Images {
  readonly #engine: Engine;
  readonly #machine: Machine;
  readonly #images = new Map<string, Promise<Found>>();
  /** Names of those that could not be made available. */
  readonly #failed = new Set<string>();

  constructor(engine: Engine, machine: Machine) {
    this.#engine = engine;
    this.#machine = machine;
  }

  /**
   * The image with its digest. If it is not local, `build` makes it, or the docker CLI pulls it, so that its logins apply.
   * Throws a TrialError.
   */
  async provide(
    choice: { name: string; substituted: boolean },
    build: (() => Promise<void>) | null = null,
  ): Promise<LocalImage> {
    let image = this.#images.get(choice.name);
    if (image === undefined) {
      image = this.#provide(choice.name, build);
      this.#images.set(choice.name, image);
      // The daemon may be well again for the next trial; a failed pull has been retried often enough for now.
      image.catch((error) => (error.kind === 'docker' ? this.forget(choice.name) : this.#failed.add(choice.name)));
    }
    return { ...choice, ...(await image) };
  }

  /** Discards a result, so that the next request looks for the image again. */
  forget(name: string): void {
    this.#images.delete(name);
  }

  /** Discards the failures, so that these images are looked for again. */
  forgetFailures(): void {
    for (const name of this.#failed) this.forget(name);
    this.#failed.clear();
  }

  async #provide(name: string, build: (() => Promise<void>) | null): Promise<Found> {
    const present = await this.#inspect(name);
    if (present !== null) return present;
    await (build?.() ?? this.#pull(name));
    const pulled = await this.#inspect(name);
    if (pulled === null)
      throw new TrialError('image', `the image ${name} is missing after it was ${build === null ? 'pulled' : 'built'}`);
    return pulled;
  }

  async #inspect(name: string): Promise<Found | null> {
    const image = await this.#engine.image(name).catch((error) => {
      if (statusOf(error) === 400)
        throw new TrialError('image', `Docker takes no image by the name ${name}: ${messageOf(error)}`);
      throw dockerFault(error);
    });
    return image && { id: image.id, digest: image.digests[0] ?? image.id, config: image.config };
  }

  async #pull(name: string): Promise<void> {
    let said = '';
    for (const milliseconds of PAUSES) {
      await pause(this.#machine, milliseconds);
      const pulling = runDocker(this.#machine, ['pull', '--quiet', '--', name], { timeout: LIMIT });
      const result = await pulling.catch((error) => {
        throw new TrialError(
          'image',
          `the image ${name} is not on this machine and cannot be pulled: ${messageOf(error)}`,
        );
      });
      if (result.exitCode === 0) return;
      said = result.timedOut
        ? `it did not come within ${formatDuration(LIMIT)}; pull it before the run, by docker pull`
        : result.end.trim().split('\n').slice(-3).join('\n');
      if (result.timedOut) break;
      if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
    }
    throw new TrialError('image', `the image ${name} cannot be pulled: ${said}`);
  }
}
