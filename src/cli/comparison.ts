import { count, firstLines } from '../base/format.ts';
import { wrap } from '../base/text/columns.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { byRank, figureIn, isOfArms, notesOf, pairFigures, pairsByRank, scope } from '../comparison/words.ts';
import { countWords } from '../report/causes.ts';
import type { ComparedExperiment, ComparisonDocument } from '../report/documents/comparison-document.ts';
import { curveLines, leaderboardLines } from './leaderboard.ts';
import type { Look } from './paint.ts';

/** Maximum number of pairs printed, those of the best runs first. */
const MOST_PAIRS = 15;
const MOST_NOTES = 20;

/** A comparison for the terminal: leaderboard, pass@k with several trials, pairwise tests, notes. Safe to print. */
export function comparisonLines(document: ComparisonDocument, look: Look): string[] {
  const { runs, experiment } = document;
  const title = `${runs.length} runs by ${figureIn(document)}: ${scope(document)}`;
  const curves = curveLines(document, look);
  const pairs = pairLines(document, look);
  return [
    ...wrap(title, look.columns).map((line) => look.paint('bold', line)),
    '',
    ...leaderboardLines(document, look),
    ...(experiment === undefined ? [] : ['', ...experimentLines(experiment, look)]),
    ...(curves.length === 0 ? [] : ['', ...curves]),
    ...(pairs.length === 0 ? [] : ['', ...pairs]),
    ...causeLines(document, look),
    ...noteLines(document, look),
  ];
}

/** The answers, and what a comparison within noise could have seen. */
function experimentLines({ answers, noise }: ComparedExperiment, { columns, paint }: Look): string[] {
  const wrapped = (lines: string[]) => lines.flatMap((line) => wrap(`- ${plainLine(line, 1000)}`, columns));
  return [...wrapped(answers), ...wrapped(noise).map((line) => paint('dim', line))];
}

function pairLines(document: ComparisonDocument, { columns, paint }: Look): string[] {
  const pairs = pairsByRank(document).filter(({ pair }) => !isOfArms(document, pair));
  const tests = pairs.filter(({ pair }) => pair.p !== null).length;
  const lines = pairs.slice(0, MOST_PAIRS).map((ranked) => {
    const { better, other, pair } = ranked;
    const figures = pairFigures(ranked, tests === 1);
    const [one, two] = [plainLine(better.name, 60), plainLine(other.name, 60)];
    const why = plainLine(pair.reasons.join('; '), 300);
    // No line begins with a name, since the runner treats "::error::" at the start of a line as a command.
    if (pair.verdict === 'not comparable') return `- ${one} and ${two} are not comparable: ${why}`;
    const note = why === '' ? '' : `; ${why}`;
    if (pair.verdict === 'within noise') return `≈ ${one} and ${two} do not differ significantly (${figures})${note}`;
    if (pair.verdict === 'within tolerance')
      return `≈ ${one} and ${two} differ significantly; the measured difference is within the tolerance (${figures})${note}`;
    return `${paint('green', '▲')} ${paint('green', one)} is better than ${two} ${figures}${note}`;
  });
  if (pairs.length > lines.length)
    lines.push(`… and ${count(pairs.length - lines.length, 'more pair')} in pairwise.csv`);
  if (tests > 1) lines.push(paint('dim', `p adjusted for ${tests} tests by Holm's method`));
  // No line break within "p = …".
  return lines
    .flatMap((line) => wrap(line.replace('p = ', 'p\u00a0=\u00a0'), columns))
    .map((line) => line.replace('p\u00a0=\u00a0', 'p = '));
}

/** Why the trials of each run did not pass; empty if no cause is known. */
function causeLines(document: ComparisonDocument, { columns }: Look): string[] {
  if (document.runs.every(({ causes }) => causes.length === 0)) return [];
  const lines = byRank(document).flatMap(({ name, causes, causes_unknown }) => {
    const words = countWords(causes, causes_unknown);
    return words === '' ? [] : wrap(`- ${plainLine(name, 60)}: ${words}`, columns);
  });
  return ['', 'why trials did not pass:', ...lines];
}

function noteLines(document: ComparisonDocument, { columns }: Look): string[] {
  const shown = firstLines(notesOf(document), MOST_NOTES);
  return shown.flatMap((note) => wrap(plainLine(`note: ${note}`, 1000), columns));
}
