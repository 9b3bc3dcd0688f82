import { isIPv4 } from 'node:net';
import * as z from 'zod/mini';
import { Container, DIFFERENCES_FACTOR, id, made } from './container.ts';
import { statusOf } from './fault.ts';
import { type Address, badAnswer, type Request, Requests, segment } from './requests.ts';

const versions = z.object({
  Version: z.string(),
  ApiVersion: z.string(),
  // The first is the program that answers: `Engine` of Docker, `Podman Engine` of Podman.
  Components: z.nullish(z.array(z.object({ Name: z.string() }))),
});
const info = z.object({ NCPU: z.number(), CpuCfsQuota: z.optional(z.boolean()), MemoryLimit: z.optional(z.boolean()) });
const listed = z.array(
  z.object({
    Id: id,
    Names: z.nullish(z.array(z.string())),
    Labels: z.nullable(z.record(z.string(), z.string())),
    SizeRw: z.nullish(z.number()),
  }),
);
const subnet = z.object({ Subnet: z.optional(z.string()), Gateway: z.optional(z.string()) });
const networkState = z.object({ IPAM: z.object({ Config: z.nullish(z.array(subnet)) }) });
const listedNetworks = z.array(z.object({ Id: id, Labels: z.nullable(z.record(z.string(), z.string())) }));
const listedVolumes = z.object({
  Volumes: z.nullish(z.array(z.object({ Name: id, Labels: z.nullable(z.record(z.string(), z.string())) }))),
});
const imageConfig = z.object({
  Entrypoint: z.nullish(z.union([z.string(), z.array(z.string())])),
  Cmd: z.nullish(z.array(z.string())),
  Env: z.nullish(z.array(z.string())),
  User: z.optional(z.string()),
  WorkingDir: z.optional(z.string()),
  Labels: z.nullish(z.record(z.string(), z.string())),
  Volumes: z.nullish(z.record(z.string(), z.unknown())),
});
const imageState = z.object({
  Id: id,
  RepoTags: z.nullish(z.array(z.string())),
  RepoDigests: z.nullish(z.array(z.string())),
  Config: z.nullish(imageConfig),
});
const usage = z.object({
  Images: z.nullish(
    z.array(
      z.object({
        RepoTags: z.nullish(z.array(z.string())),
        Labels: z.nullish(z.record(z.string(), z.string())),
        Size: z.number(),
        SharedSize: z.number(),
        Containers: z.number(),
      }),
    ),
  ),
});

/** A local image: `own` are the bytes that no other image shares. */
export interface ListedImage {
  names: string[];
  labels: Record<string, string>;
  own: number;
  /** Number of containers, running or not. */
  containers: number;
}

export type ImageConfig = z.output<typeof imageConfig>;

/** A local image; `names` are its tags. */
export interface FoundImage {
  id: string;
  names: string[];
  digests: string[];
  config: ImageConfig;
}

/** A container in a listing. */
export interface ListedContainer {
  id: string;
  /** Empty for one that is being removed. */
  name: string;
  labels: Record<string, string>;
  /** Bytes written in it; 0 if they were not asked for. */
  size: number;
}

/**
 * The part of the Engine API that is used here. Paths carry no version: the Engine's own applies. Every call throws a
 * Refusal with the Engine's status and message, a NoAnswer, a BadAnswer, a system error of the connection, or an
 * AbortError.
 */
export class Engine {
  readonly #requests: Requests;

  constructor(address: Address, limit: number) {
    this.#requests = new Requests(address, limit);
  }

  get address(): Address {
    return this.#requests.address;
  }

  async ping(): Promise<void> {
    const request: Request = { method: 'GET', path: '/_ping', expected: 200 };
    const text = await this.#requests.text(request);
    if (text.trim() !== 'OK') throw badAnswer(request, text);
  }

  version(): Promise<z.output<typeof versions>> {
    return this.#requests.json({ method: 'GET', path: '/version', expected: 200 }, versions);
  }

  /**
   * The number of processors of its machine, and the limits that it accepts and does not apply, as a rootless daemon without
   * control groups.
   */
  async capacity(): Promise<{ processors: number; ignored: ('cpus' | 'memory')[] }> {
    const about = await this.#requests.json({ method: 'GET', path: '/info', expected: 200 }, info);
    const { NCPU: processors, CpuCfsQuota: cpus, MemoryLimit: memory } = about;
    return {
      processors,
      ignored: [...(cpus === false ? ['cpus' as const] : []), ...(memory === false ? ['memory' as const] : [])],
    };
  }

  /** Creates a container from settings in the Engine's own names. */
  async createContainer(settings: object): Promise<Container> {
    const request: Request = { method: 'POST', path: '/containers/create', body: settings, expected: 201 };
    return this.container((await this.#requests.json(request, made)).Id);
  }

  container(id: string): Container {
    return new Container(this.#requests, id);
  }

  /** All containers with a label (`name` or `name=value`), running or not. Their sizes take the Engine a while. */
  async containersWith(label: string, sizes = false): Promise<ListedContainer[]> {
    const query = { all: 'true', size: String(sizes), filters: JSON.stringify({ label: [label] }) };
    const found = await this.#requests.json({ method: 'GET', path: '/containers/json', query, expected: 200 }, listed);
    return found.map(({ Id: id, Names: names, Labels: labels, SizeRw: size }) => ({
      id,
      name: names?.[0]?.replace(/^\//, '') ?? '',
      labels: labels ?? {},
      size: size ?? 0,
    }));
  }

  /** All networks or volumes with a label; the id of a volume is its name. */
  async placesWith(
    kind: 'networks' | 'volumes',
    label: string,
  ): Promise<{ id: string; labels: Record<string, string> }[]> {
    const query = { filters: JSON.stringify({ label: [label] }) };
    const request: Request = { method: 'GET', path: `/${kind}`, query, expected: 200 };
    if (kind === 'networks') {
      const found = await this.#requests.json(request, listedNetworks);
      return found.map(({ Id: id, Labels: labels }) => ({ id, labels: labels ?? {} }));
    }
    const found = (await this.#requests.json(request, listedVolumes)).Volumes ?? [];
    return found.map(({ Name: id, Labels: labels }) => ({ id, labels: labels ?? {} }));
  }

  /** Removes a network or volume that no container uses. */
  removePlace(kind: 'networks' | 'volumes', id: string): Promise<void> {
    return this.#requests.empty({ method: 'DELETE', path: `/${kind}/${segment(id)}`, expected: 204 });
  }

  /** The address of this end of a bridge network; null if it is not known, or there is no such network. */
  async gatewayOf(network: string): Promise<string | null> {
    const request: Request = { method: 'GET', path: `/networks/${segment(network)}`, expected: 200 };
    const state = await this.#unlessAbsent(request, networkState);
    const known = (state?.IPAM.Config ?? []).map((one) => one.Gateway ?? firstAddressOf(one.Subnet ?? ''));
    return known.find((address) => isIPv4(address ?? '')) ?? null;
  }

  /** A local image by its name or id; null if there is none. */
  async image(name: string): Promise<FoundImage | null> {
    const path = `${pathOfImage(name)}/json`;
    const image = await this.#unlessAbsent({ method: 'GET', path, expected: 200 }, imageState);
    if (image === null) return null;
    const { Id: id, RepoTags: names, RepoDigests: digests, Config: config } = image;
    return { id, names: names ?? [], digests: digests ?? [], config: config ?? {} };
  }

  /** All local images with their sizes, which take the Engine a while. */
  async images(): Promise<ListedImage[]> {
    const request: Request = { method: 'GET', path: '/system/df', query: { type: 'image' }, expected: 200 };
    const { Images: images } = await this.#requests.json({ ...request, patience: DIFFERENCES_FACTOR }, usage);
    return (images ?? []).map(({ RepoTags, Labels, Size, SharedSize, Containers }) => ({
      ...{ names: RepoTags ?? [], labels: Labels ?? {} },
      ...{ own: Size - Math.max(0, SharedSize), containers: Math.max(0, Containers) },
    }));
  }

  /** Removes a name of an image, and the image with its last one. The Engine refuses it while a container uses the image. */
  async removeImage(name: string): Promise<void> {
    await this.#requests.text({ method: 'DELETE', path: pathOfImage(name), expected: 200 });
  }

  /** The answer; null if the Engine has no such thing. */
  #unlessAbsent<Schema extends z.ZodMiniType>(request: Request, schema: Schema): Promise<z.output<Schema> | null> {
    return this.#requests.json(request, schema).catch((error) => {
      if (statusOf(error) === 404) return null;
      throw error;
    });
  }
}

function pathOfImage(name: string): string {
  return `/images/${name.split('/').map(segment).join('/')}`;
}

/**
 * The first address of an IPv4 subnet, which Docker's own bridge has: version 20.10 names no gateway of it from the first
 * start of the daemon on a machine until the second. Null for any other subnet.
 */
function firstAddressOf(subnet: string): string | null {
  const [address, bits] = subnet.split('/') as [string, string?];
  if (!isIPv4(address)) return null;
  const number = Buffer.from(address.split('.').map(Number)).readUInt32BE();
  const first = Buffer.alloc(4);
  first.writeUInt32BE(number - (number % 2 ** (32 - Number(bits))) + 1);
  return first.join('.');
}
