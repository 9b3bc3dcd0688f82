import path from 'node:path';

/** The dataset of the example. `root` is the package's directory. */
export function exampleDataset(root: string): string {
  return path.join(root, 'examples/dataset');
}
