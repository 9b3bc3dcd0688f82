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
} from '../../report/documents/page-document.ts';

/** A block of data in a page. */
interface Block {
  attribute(name: string): string | null;
  /** Compressed JSON in base64; for files, a line of JSON and their bytes. */
  packed(): string;
}

/** The blocks of a page: of this one, or of another one opened in addition. */
export class Blocks {
  /** Blocks before the script. */
  readonly #first: Block[];
  /** All blocks, once the whole page is loaded. */
  readonly #all: () => Promise<Block[]>;
  #places: Promise<Places> | null = null;
  readonly #unpacked = new WeakMap<Block, Promise<unknown>>();

  private constructor(first: Block[], all: () => Promise<Block[]>) {
    this.#first = first;
    this.#all = all;
  }

  /** The blocks of this page; later ones are awaited. */
  static ofPage(): Blocks {
    return new Blocks(elements(), async () => {
      await loaded();
      return elements();
    });
  }

  /** The blocks in the text of another page; nothing else in it is read, so none of it can act as markup here. */
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

  /** The first data of the page. Throws if there are none or they are broken, as do the other methods. */
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

  /** A trial's record; null if it has none, or if it did not fit or could not be read. */
  async record(key: TrialKey): Promise<Result | null> {
    const found = (await this.#find()).records.get(key);
    if (found === undefined) return null;
    return ((await this.#unpack(found.block)) as RecordsBlock)[found.at] ?? null;
  }

  /** Names of a trial's files. */
  async files(key: TrialKey): Promise<string[]> {
    return [...((await this.#find()).files.get(key)?.keys() ?? [])];
  }

  async file(key: TrialKey, name: string): Promise<FileBlock | null> {
    const block = (await this.#find()).files.get(key)?.get(name);
    return block === undefined ? null : toFile(await inflate(block.packed()));
  }

  /** Data left out for lack of space; null if the file was truncated. */
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

/** Blocks by their content. */
interface Places {
  records: Map<TrialKey, { block: Block; at: number }>;
  files: Map<TrialKey, Map<string, Block>>;
  end: Block | null;
}

function placesOf(all: Block[]): Places {
  const isWhole = all.some((block) => block.attribute('data-end') !== null);
  // The last block of a cut file may lack its own end.
  const blocks = isWhole ? all : all.slice(0, -1);
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

/** Resolves when the whole page is loaded. */
function loaded(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
