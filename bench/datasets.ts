import { type DatasetName, findDatasets } from '../test/support/find-datasets.ts';

/** The directory of a data set; throws if it is missing. */
export async function datasetDirectory(name: DatasetName): Promise<string> {
  const found = (await findDatasets())[name];
  if ('missing' in found) throw new Error(found.missing);
  return found.directory;
}
