import { hash } from 'node:crypto';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod/mini';
import { readBoundedJson } from '../../base/bounded-json.ts';
import type { Machine } from '../../base/machine.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import type { Mode } from '../../datasets/types.ts';

const floorSchema = z.array(z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2)])));

/** Bytes of the scores of a plan on disk. */
const LARGEST = 64 * 1024;

/** The scores of an empty project, in the order of the plan; null for a point without one. */
export type Floor = z.output<typeof floorSchema>;

/**
 * Conditions of a floor's measurement: the installed packages decide which tests pass without any code, the judge which
 * points get a score, and the limits which of them are reached.
 */
export interface FloorPlace {
  /** The dataset's digest. */
  digest: string;
  mode: Mode;
  /** The image's digest, or `host`. */
  testbed: string;
  /** The judge's identity; null without one. */
  judge: string | null;
  /** Time limits in milliseconds, and what a container may use, by the name of the option. */
  limits: Record<string, string | number | undefined>;
  instanceId: string;
}

/** The scores of an empty project, by point, as measured on this machine by runs with an agent that does nothing. */
export class FloorStore {
  readonly #directory: string;

  constructor(machine: Pick<Machine, 'cacheDirectory'>) {
    this.#directory = path.join(machine.cacheDirectory, 'floors');
  }

  /** Empty if not measured. */
  async read(place: FloorPlace): Promise<Floor> {
    try {
      return floorSchema.parse(readBoundedJson(this.#file(place), LARGEST));
    } catch {
      return [];
    }
  }

  async write(place: FloorPlace, floor: Floor): Promise<void> {
    const file = this.#file(place);
    try {
      makeDirectory(path.dirname(file));
      await writeFileAtomic(file, `${JSON.stringify(floor)}\n`);
    } catch {
      // A failed write to the cache (a full disk) must not discard the verdict, which has the floor too.
    }
  }

  #file({ digest, mode, testbed, judge, limits, instanceId }: FloorPlace): string {
    const conditions = JSON.stringify([digest, mode, testbed, judge, limits]);
    const name = hash('sha256', conditions).slice(0, 16);
    return path.join(this.#directory, name, `${instanceId}.json`);
  }
}
