import type { TestProject } from 'vitest/node';
import { type FoundDatasets, findDatasets } from './find-datasets.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    datasets: FoundDatasets;
  }
}

/** Finds the data sets, or fetches them, once for all tests of a run. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('datasets', await findDatasets());
}
