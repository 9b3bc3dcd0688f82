import { matchesBeginning, shellPattern } from '../base/text/shell-pattern.ts';

/**
 * A test for paths below a directory (`a/b`) that GNU tar leaves out with `--exclude` for each of these patterns and
 * `-C directory .`: a pattern may begin after any slash, `*` and `?` match slashes too, and a directory takes all below
 * it along.
 */
export function excluder(patterns: string[]): (below: string) => boolean {
  // The star is all that is before the slash: to begin anew after each one takes the square of a deep path.
  const all = patterns.flatMap((pattern) => [pattern, `*/${pattern}`]).map(shellPattern);
  return (below) => {
    const name = [...`./${below}`];
    return all.some((pattern) => matchesBeginning(pattern, name));
  };
}
