import { writeFiles } from '../../report/files/write.ts';
import type { ComparisonDocument } from '../schema.ts';
import { comparisonParts } from './json.ts';

/** Writes the files of a comparison into a directory, which is made where it is missing; each whole or not at all. Returns their paths. */
export function writeComparisonFiles(directory: string, document: ComparisonDocument): Promise<string[]> {
  return writeFiles(directory, 'comparison', [['comparison.json', () => comparisonParts(document)]]);
}
