import { expect, test } from 'vitest';
import { type AgentFigures, withAgents } from '../../bench/agents-table.ts';

const TITLES =
  'agent | version | size (MB) | installation (s) | first request after (s) | times of | runs a command | edits a file | ends by itself | solves `dbsetup-redis-1` | usage exact | ended at its limit, usage and trajectory kept | skill | MCP server | instructions | checked';
const page = (...lines: string[]) =>
  ['before', '<!-- measured -->', ...lines, '<!-- /measured -->', 'after'].join('\n');
const table = (...lines: string[]) => {
  const rule = TITLES.split(' | ').map(() => '---');
  return page(`| ${TITLES} |`, `| ${rule.join(' | ')} |`, ...lines);
};
const figures: AgentFigures = {
  ...{ name: 'codex', version: '1.0', date: '2026-01-02', size: 404, seconds: { install: 8.46, first: 0.314 } },
  ...{ solved: 'yes', exact: 'yes', defects: [] },
  properties: {
    ...{ 'starts and asks its model': 'yes', 'runs a command': 'yes', 'edits a file': 'yes', 'ends by itself': 'yes' },
    ...{ 'is ended at its time limit': 'yes', 'usage is kept then': 'yes', 'trajectory is kept then': 'yes' },
    ...{ 'knows skills': 'yes', 'knows MCP servers': 'none', 'knows instructions': 'no' },
  },
};

test('a line is added or replaced, with its date; others stay, and a defect is no', () => {
  const line =
    '| `codex` | 1.0 | 404 | 8.5 | 0.31 | 2026-01-02 | yes | yes | yes | yes | yes | yes | yes | – | no | 2026-01-02 |';
  const other = `| \`aider\` | 2.0 ${'|  '.repeat(14)}|`;
  expect(withAgents(page(), figures)).toBe(table(line));
  expect(withAgents(withAgents(table(other), { ...figures, size: 1 }), figures)).toBe(table(other, line));
  const kept = { ...figures.properties, 'trajectory is kept then': 'no' as const };
  expect(withAgents(page(), { ...figures, properties: kept })).toBe(
    table(line.replace('yes | yes | yes | –', 'yes | no | yes | –')),
  );
  expect(() => withAgents('no table', figures)).toThrow('the page has no lines');
});

test('times of a busy machine are not shown: those measured before stay, if they are of the same version', () => {
  const before = withAgents(page(), figures);
  const later: AgentFigures = { ...figures, date: '2026-02-03', seconds: null };
  expect(withAgents(before, later)).toBe(before.replace('2026-01-02 |\n', '2026-02-03 |\n'));
  expect(withAgents(before, { ...later, version: '1.1' })).toContain('| 1.1 | 404 |  |  |  | yes |');
});
