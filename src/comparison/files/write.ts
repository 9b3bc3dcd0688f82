import type { ComparisonDocument } from '../../report/documents/comparison-document.ts';
import { writeFiles } from '../../report/files/write.ts';
import { leaderboardCsv, matrixCsv, pairwiseCsv, passAtKCsv } from './csv.ts';
import { comparisonParts } from './json.ts';
import { leaderboardTex, pairwiseTex } from './latex.ts';

/** Files of a comparison and functions that produce their texts in parts. */
const FILES: [name: string, parts: (document: ComparisonDocument) => Iterable<string>][] = [
  ['comparison.json', comparisonParts],
  ['leaderboard.csv', leaderboardCsv],
  ['matrix.csv', matrixCsv],
  ['pairwise.csv', pairwiseCsv],
  ['pass-at-k.csv', passAtKCsv],
  ['leaderboard.tex', (document) => [leaderboardTex(document)]],
  ['pairwise.tex', (document) => [pairwiseTex(document)]],
];

/**
 * Writes the files of a comparison into a directory, which is created if missing; each file completely or not at all.
 * Returns their paths.
 */
export function writeComparisonFiles(
  directory: string,
  document: ComparisonDocument,
  summaryMarkdown: string,
): Promise<string[]> {
  return writeFiles(directory, 'comparison', [
    ['summary.md', () => [summaryMarkdown]],
    ...FILES.map(([name, parts]): [string, () => Iterable<string>] => [name, () => parts(document)]),
  ]);
}
