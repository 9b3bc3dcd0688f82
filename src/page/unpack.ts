import type {
  ComparisonDocument,
  EndBlock,
  FileBlock,
  FileHead,
  PageIndex,
  PageRun,
  RecordsBlock,
  Result,
  RunExtra,
  RunHead,
  RunId,
  TrialKey,
} from '../report/documents/page-document.ts';

/** A block of data as it stands in a page. */
interface Block {
  attribute(name: string): string | null;
  /** Base64 of JSON, compressed. */
  packed(): string;
}

/** The blocks of one page: of this one, or of another that was opened beside it. */
export class Blocks {
  /** What stands before the script. */
  readonly #first: Block[];
  /** All of them, once the whole page is there. */
  readonly #all: () => Promise<Block[]>;
  #places: Promise<Places> | null = null;
  readonly #unpacked = new WeakMap<Block, Promise<unknown>>();

  private constructor(first: Block[], all: () => Promise<Block[]>) {
    this.#first = first;
    this.#all = all;
  }

  /** What of this page is there already, and what comes. */
  static ofPage(): Blocks {
    return new Blocks(elements(), async () => {
      await loaded();
      return elements();
    });
  }

  /** Those in the text of another page; nothing else of it is looked at, so nothing of it can be markup here. */
  static inText(text: string): Blocks {
    const found = [...text.matchAll(/<script type="application\/octet-stream"([^<>]*)>([\w+/=]*)<\/script>/g)];
    const blocks = found.map(([, attributes = '', packed = '']): Block => {
      const named = new Map(
        [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      return { attribute: (name) => named.get(name) ?? null, packed: () => packed };
    });
    return new Blocks(blocks, async () => blocks);
  }

  /** Throws where there is none, or where it is broken; so do the others. */
  async index(): Promise<PageIndex> {
    const [index, comparison] = ['data-index', 'data-comparison'].map((name) => named(this.#first, name, ''));
    if (index === undefined) throw new Error('no report is in this file');
    return {
      runs: (await this.#unpack(index)) as RunHead[],
      comparison: comparison === undefined ? null : ((await this.#unpack(comparison)) as ComparisonDocument),
    };
  }

  async run(id: RunId): Promise<PageRun> {
    const blockOf = async (name: string) => named(this.#first, name, id) ?? named(await this.#all(), name, id);
    const [report, extra] = [await blockOf('data-report'), await blockOf('data-run')];
    if (report === undefined || extra === undefined) throw new Error(`run ${id} is not in this file`);
    return {
      ...((await this.#unpack(extra)) as RunExtra),
      report: (await this.#unpack(report)) as PageRun['report'],
    };
  }

  /** A trial's record; null where it has none, or where there was no room. */
  async record(key: TrialKey): Promise<Result | null> {
    const found = (await this.#find()).records.get(key);
    if (found === undefined) return null;
    return ((await this.#unpack(found.block)) as RecordsBlock)[found.at] ?? null;
  }

  /** Names of the files of a trial. */
  async files(key: TrialKey): Promise<string[]> {
    return [...((await this.#find()).files.get(key)?.keys() ?? [])];
  }

  async file(key: TrialKey, name: string): Promise<FileBlock | null> {
    const block = (await this.#find()).files.get(key)?.get(name);
    return block === undefined ? null : toFile(await inflate(block.packed()));
  }

  /** What had no room; null where the file was cut. */
  async end(): Promise<EndBlock | null> {
    const { end } = await this.#find();
    return end === null ? null : ((await this.#unpack(end)) as EndBlock);
  }

  #find(): Promise<Places> {
    this.#places ??= this.#all().then(placesOf);
    return this.#places;
  }

  #unpack(block: Block): Promise<unknown> {
    const known = this.#unpacked.get(block);
    if (known !== undefined) return known;
    const unpacked = unpack(block.packed());
    this.#unpacked.set(block, unpacked);
    return unpacked;
  }
}

function named(blocks: Block[], attribute: string, value: string): Block | undefined {
  return blocks.find((block) => block.attribute(attribute) === value);
}

/** Where what is. */
interface Places {
  records: Map<TrialKey, { block: Block; at: number }>;
  files: Map<TrialKey, Map<string, Block>>;
  end: Block | null;
}

function placesOf(blocks: Block[]): Places {
  const places: Places = { records: new Map(), files: new Map(), end: null };
  for (const block of blocks) {
    const [records, of, file] = [
      block.attribute('data-records'),
      block.attribute('data-of'),
      block.attribute('data-file'),
    ];
    for (const [at, key] of (records?.split(' ') ?? []).entries()) places.records.set(key as TrialKey, { block, at });
    if (of !== null && file !== null) {
      const files = places.files.get(of as TrialKey) ?? new Map<string, Block>();
      places.files.set(of as TrialKey, files.set(decodeURIComponent(file), block));
    }
    if (block.attribute('data-end') !== null) places.end = block;
  }
  return places;
}

async function unpack(packed: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await inflate(packed)));
}

async function inflate(packed: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toFile(block: Uint8Array): FileBlock {
  const textOf = (from: number, to?: number) => new TextDecoder().decode(block.subarray(from, to));
  const from = block.indexOf(0x0a) + 1;
  const { bytes, head } = JSON.parse(textOf(0, from)) as FileHead;
  if (head === null) return { text: textOf(from), bytes, cut: null };
  const first = textOf(from, from + head);
  return {
    text: first + textOf(from + head),
    bytes,
    cut: { bytes: bytes - (block.length - from), at: first.length },
  };
}

function elements(): Block[] {
  return [...document.querySelectorAll('script[type="application/octet-stream"]')].map((element) => ({
    attribute: (name) => element.getAttribute(name),
    packed: () => element.textContent ?? '',
  }));
}

/** Settles when all of the page is there. */
function loaded(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
