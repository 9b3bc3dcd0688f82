import { TrialError } from '../../base/errors.ts';
import type { Instance } from '../../datasets/types.ts';
import type { Options } from '../../options/options.ts';
import type { ProviderRequest, TestbedRequest } from '../types.ts';
import { chooseImage, type Images, type LocalImage } from './images.ts';

type Asked = Pick<ProviderRequest<Pick<Options, 'image' | 'image-map'>>, 'options' | 'machine' | 'tell'>;

/** The images that the trials of a run start from, by their rows and the options. */
export class TrialImages {
  readonly #images: Images;
  readonly #asked: Asked;

  constructor(images: Images, asked: Asked) {
    this.#images = images;
    this.#asked = asked;
  }

  /** The image in place of that of a row. The option for the agent's image is not that of its verifier. */
  choose(image: string | null, { verifies }: Pick<TestbedRequest, 'verifies'>): ReturnType<typeof chooseImage> {
    const { image: given, 'image-map': map } = this.#asked.options;
    return chooseImage(image, { 'image-map': map, ...(verifies ? {} : { image: given }) });
  }

  /** The image of a trial in one container, built or pulled if it is not local. Throws a TrialError. */
  async provide(request: TestbedRequest, signal: AbortSignal): Promise<LocalImage> {
    const { instance } = request;
    const choice = this.choose(instance.image, request);
    if (choice === null) throw new TrialError('image', `${instance.id} names no image; set the option image`);
    return await this.#images.provide(choice, this.#buildOf(instance, choice.name, signal));
  }

  /** Builds the image of a task that has a Dockerfile, unless the user gives another image. */
  #buildOf({ id, image, environment }: Instance, name: string, signal: AbortSignal): (() => Promise<void>) | null {
    const { machine, tell } = this.#asked;
    const build = environment?.build ?? null;
    if (build === null || name !== image) return null;
    return async () => (await import('./build.ts')).buildImage(name, build, { machine, tell, id, signal });
  }
}
