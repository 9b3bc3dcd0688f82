import { firstNames } from '../../base/format.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import type { Instance } from '../../datasets/types.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import type { FileChange } from './files.ts';

/** Programs that run the tests of a repository; others, and its own programs, do so if one of the words follows. */
const RUNNERS = /\b(pytest|tox|nox|unittest|rspec|jest|vitest|mocha|ctest)\b/;
const PROGRAMS = /\b(npm|npx|yarn|pnpm|bun|deno|node|make|mvnw?|gradlew?|rake|cargo|go|dotnet|mix)\b|\.\/[\w.-]/;
const WORDS = /\b(tests?|check|spec)\b/;
/** Source files of tests: by their own name, or by that of a directory. */
const SOURCE = /\.(py|[cm]?[jt]sx?|rb|go|rs|java|kt|cs|php|exs?|sh)$/;
const TESTS = /(^|\/)((tests?|spec|__tests__)\/|test_[^/]*$|[^/]*(_test|_spec|\.test|\.spec|Tests?)\.[a-z]+$)/;
const THIRD_PARTY = /(^|\/)(node_modules|site-packages|vendor)\//;
const SHOWN = 5;

function isTest(name: string): boolean {
  return SOURCE.test(name) && TESTS.test(name);
}

/**
 * A note of tests that the success command runs and that the agent changed or removed, of those that came with the
 * repository; none of files whose text is not known.
 */
export function changedTests(
  { repository, evaluation }: Pick<Instance, 'repository' | 'evaluation'>,
  changes: Map<string, FileChange>,
): IntegrityNote[] {
  if (repository === null || evaluation.kind !== 'success_command' || !runsTests(evaluation.command)) return [];
  const changed = [...changes]
    .filter(([name, file]) => isAnother(file) && !name.startsWith('/') && isTest(name) && !THIRD_PARTY.test(name))
    .map(([name]) => name)
    .sort();
  if (changed.length === 0) return [];
  const detail = `tests of the repository that the agent changed or removed: ${firstNames(changed, SHOWN)}`;
  return [{ kind: 'recipe_changed', detail: plainLine(detail) }];
}

function runsTests(command: string): boolean {
  const parts = command.split(/[;&|\n]/).map((part) => [part, PROGRAMS.exec(part)] as const);
  const isTold = parts.some(([part, found]) => found !== null && WORDS.test(part.slice(found.index + found[0].length)));
  return isTold || RUNNERS.test(command);
}

function isAnother({ change, directory, replaced, before, after }: FileChange): boolean {
  if (change === 'removed') return !directory;
  if (change === 'added') return false;
  return replaced || (before !== null && after !== null && !before.equals(after));
}
