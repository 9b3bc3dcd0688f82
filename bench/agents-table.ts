type Verdict = 'yes' | 'no' | 'none';

/** The measured abilities and figures of one agent. */
export interface AgentFigures {
  name: string;
  version: string;
  /** `2026-11-22`. */
  date: string;
  /** Megabytes of its directory on disk. */
  size: number;
  /** Of its installation with the download, and until its first request; null if the machine did other work. */
  seconds: { install: number; first: number } | null;
  solved: Verdict;
  exact: Verdict;
  /** Those of `agentbench agents NAME --check`. */
  properties: Record<string, Verdict>;
  defects: string[];
}

/** The table stands between these lines. */
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->'];
const [INSTALL, FIRST] = ['installation (s)', 'first request after (s)'];

/**
 * Writes an agent's line into the table of a page's text; other lines stay, and so do times of the same version where new
 * ones are missing. Throws if the text has no table.
 */
export function withAgents(text: string, figures: AgentFigures): string {
  const [begin, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  if (begin < BEGIN.length || end < begin) throw new Error(`bench: the page has no lines ${BEGIN} and ${END}`);
  const kept = text
    .slice(begin, end)
    .trim()
    .split('\n')
    .filter((line) => line !== '');
  const [titles = [], , ...old] = kept.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const lines = new Map(old.map((cells) => [cells[0], cells]));
  const row = cellsOf(figures);
  const [name, version] = Object.values(row);
  const before = lines.get(name);
  if (figures.seconds === null && before !== undefined && before[1] === version)
    for (const title of [INSTALL, FIRST, 'times of']) row[title] = before[titles.indexOf(title)] ?? '';
  lines.set(name, Object.values(row));
  const table = [Object.keys(row), Object.keys(row).map(() => '---'), ...lines.values()];
  return `${text.slice(0, begin)}\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n${text.slice(end)}`;
}

function cellsOf({ properties, ...figures }: AgentFigures): Record<string, string> {
  const both = (...names: string[]): Verdict => {
    const verdicts = names.map((name) => properties[name] ?? 'no');
    return verdicts.includes('no') ? 'no' : verdicts.includes('none') ? 'none' : 'yes';
  };
  const { seconds } = figures;
  return {
    agent: `\`${figures.name}\``,
    version: figures.version,
    'size (MB)': String(figures.size),
    [INSTALL]: seconds === null ? '' : rounded(seconds.install),
    [FIRST]: seconds === null ? '' : rounded(seconds.first),
    'times of': seconds === null ? '' : figures.date,
    'runs a command': shown(both('starts and asks its model', 'runs a command')),
    'edits a file': shown(both('edits a file')),
    'ends by itself': shown(both('ends by itself')),
    'solves `dbsetup-redis-1`': shown(figures.solved),
    'usage exact': shown(figures.exact),
    'ended at its limit, usage and trajectory kept': shown(
      both('is ended at its time limit', 'usage is kept then', 'trajectory is kept then'),
    ),
    skill: shown(both('knows skills')),
    'MCP server': shown(both('knows MCP servers')),
    instructions: shown(both('knows instructions')),
    checked: figures.date,
  };
}

function shown(verdict: Verdict): string {
  return verdict === 'none' ? '–' : verdict;
}

/** Two digits: the next ones are the machine's mood. */
function rounded(seconds: number): string {
  return String(Number(seconds.toPrecision(2)));
}
