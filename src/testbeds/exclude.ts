import { matchesBeginning, shellPattern } from '../base/text/shell-pattern.ts';

/**
 * A test for paths below a directory (`a/b`) that GNU tar leaves out with `--exclude` for each of these patterns and
 * `-C directory .`: a pattern may begin after any slash, `*` and `?` match slashes too, and a directory takes all below
 * it along.
 */
export function excluder(patterns: string[]): (below: string) => boolean {
  const all = patterns.map(shellPattern);
  return (below) => {
    const name = `./${below}`;
    const starts = [0, ...[...name.matchAll(/\//g)].map(({ index }) => index + 1)];
    return starts.some((start) => all.some((pattern) => matchesBeginning(pattern, [...name.slice(start)])));
  };
}
