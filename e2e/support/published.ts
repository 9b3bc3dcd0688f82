/** Reads what a scene's jobs have published: artifacts, and the tables of comments and step summaries. */
import type { StoredArtifact } from '../../test/doubles/artifact-service.ts';
import type { Scene } from './scene.ts';

/** The artifacts that are archives, of results and reports, oldest first; pages are uploaded unzipped beside them. */
export function archivesOf({ artifacts }: Pick<Scene, 'artifacts'>): StoredArtifact[] {
  return artifacts.artifacts.filter(({ name }) => !name.endsWith('.html'));
}

/** The page that was uploaded beside an archive. Throws if there is none. */
export function pageOf({ artifacts }: Pick<Scene, 'artifacts'>, archive: StoredArtifact): StoredArtifact {
  const page = artifacts.artifacts.find(
    ({ name, runId }) => name === `${archive.name}.html` && runId === archive.runId,
  );
  if (page === undefined) throw new Error(`there is no page of ${archive.name}`);
  return page;
}

/** A row of a table of instances. */
export interface InstanceRow {
  /** Without its icon: `passed`, `fails now`. */
  verdict: string;
  instance: string;
  /** Where its name leads; null without a link. */
  link: string | null;
  /** `1 of 2 ✓✗`; null where every instance has one trial. */
  trials: string | null;
  time: string;
  why: string;
}

/** Rows of all tables of instances in a comment or step summary, in their order, whether folded or not. */
export function instanceRowsIn(markdown: string): InstanceRow[] {
  const rows: InstanceRow[] = [];
  let titles: string[] | null = null;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) titles = null;
    else if (line.startsWith('| Verdict | Instance |')) titles = cellsOf(line);
    else if (titles !== null && !line.startsWith('| ---')) rows.push(rowOf(titles, cellsOf(line)));
  }
  return rows;
}

/** `<instance> <verdict>` of each of these rows. */
export function verdictsIn(markdown: string): string[] {
  return instanceRowsIn(markdown).map(({ instance, verdict }) => `${instance} ${verdict}`);
}

function rowOf(titles: string[], cells: string[]): InstanceRow {
  const cell = (title: string) => cells[titles.indexOf(title)] ?? null;
  const name = cell('Instance')!;
  const [, text, link] = /^\[(.*)\]\((\S+)\)$/.exec(name) ?? [null, name, null];
  return {
    verdict: cell('Verdict')!.replace(/^\S+ /, ''),
    instance: text!,
    link: link!,
    trials: cell('Trials'),
    time: cell('Time')!,
    why: cell('Why')!,
  };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replaceAll('&nbsp;', ' ').trim());
}
