import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actionsOf } from '../../src/trajectory/actions.ts';
import type { Trajectory } from '../../src/trajectory/atif.ts';
import { hasHarbor, judgeByHarbor } from '../support/harbor.ts';
import { told, written } from './support.ts';

/** Exchanges of real clients with a scripted model: long texts are shortened, everything else is as it was. */
const RECORDINGS = path.resolve(import.meta.dirname, 'recordings');

const names = readdirSync(RECORDINGS).map((file) => path.basename(file, '.jsonl'));
const linesOf = (name: string) =>
  readFileSync(path.join(RECORDINGS, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const all = (trajectory: Trajectory): Trajectory[] => [
  trajectory,
  ...(trajectory.subagent_trajectories ?? []).flatMap(all),
];

/** Steps without ids, which clients draw at random, and without the instructions. */
function stepsOf(lines: unknown[]): unknown[] {
  return lines.flatMap((line): unknown[] => {
    if (typeof line === 'object')
      return Object.entries(line!).map(([name, steps]) => ({ [name]: stepsOf(steps as unknown[]) }));
    const text = String(line);
    if (!text.startsWith('agent')) return [];
    return [text.replaceAll(/\b(toolu|call)_[0-9a-f]+/g, 'ID').replaceAll(/→ (\S+) .*?(?= \| |$| \()/g, '→ $1')];
  });
}

const STEPS = {
  'claude-code': [
    'agent: I look around. | ID ls -la /etc/hostname | ID cat /etc/hostname | → ID | → ID',
    'agent:  | ID count | → ID (sub-agent-1)',
    'agent: I make it. | ID touch solved; printf marker-of-; echo the-result | → ID',
    'agent: Done. The file is there.',
    { 'sub-agent-1': ['agent: I count. | ID ls | wc -l | → ID', 'agent: There are two files.'] },
  ],
  codex: [
    'agent: I look around. | ID ls -la /etc/hostname | ID cat /etc/hostname | → ID | → ID',
    'agent: I make it. | ID touch solved; printf marker-of-; echo the-result | → ID',
    'agent: Done. The file is there.',
  ],
  'gemini-cli': [
    'agent: I look around. | call-1 ls -la /etc/hostname | call-2 cat /etc/hostname | → call-1 | → call-2',
    'agent:  | call-1 codebase_investigator | → call-1 (sub-agent-1)',
    'agent: I make it. | call-1 touch solved; printf marker-of-; echo the-result | → call-1',
    'agent: Done. The file is there.',
    { 'sub-agent-1': ['agent: A title', 'agent: A title'] },
  ],
  opencode: [
    'agent: I look around. | ID ls -la /etc/hostname | ID cat /etc/hostname | → ID | → ID',
    'agent:  | ID count | → ID (sub-agent-2)',
    'agent: I make it. | ID touch solved; printf marker-of-; echo the-result | → ID',
    'agent: Done. The file is there.',
    { 'title-1': ['agent: A title'] },
    { 'sub-agent-2': ['agent: I count. | ID ls | wc -l | → ID', 'agent: There are two files.'] },
  ],
};

test.for(names)('%s: steps, results, side conversations and figures', async (name) => {
  const { trajectory, note } = await written(path.join(RECORDINGS, `${name}.jsonl`));
  expect(note).toBeNull();
  expect(stepsOf(told(trajectory!))).toEqual(STEPS[name as keyof typeof STEPS]);
  expect(trajectory!.steps.at(-2)!.observation!.results[0]!.content).toContain('marker-of-the-result');
  // Every answer is one step, and nothing of the bill is lost.
  const lines = linesOf(name);
  const steps = all(trajectory!).flatMap(({ steps }) => steps.filter(({ source }) => source === 'agent'));
  expect(steps.map(({ extra }) => extra!.exchange).sort()).toEqual(lines.map(({ line }) => line));
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  expect(sum(steps.map(({ metrics }) => metrics!.prompt_tokens!))).toBe(sum(lines.map(({ tokens }) => tokens.input)));
  expect(trajectory!.final_metrics!.total_cost_usd).toBeCloseTo(sum(lines.map(({ cost_usd: cost }) => cost)), 8);
  expect(steps.map(({ extra }) => [typeof extra!.waited_ms, extra!.status])).toEqual(
    steps.map(() => ['number', undefined]),
  );
  expect(actionsOf(trajectory!)).toMatchObject({
    read_file: 1,
    check_dir: name === 'claude-code' || name === 'opencode' ? 2 : 1,
    edit: 1,
  });
});

test("Harbor's own models take each of them", async ({ skip }) => {
  if (!hasHarbor) skip('scripts/prepare-tests.sh installs harbor');
  const texts = await Promise.all(names.map((name) => written(path.join(RECORDINGS, `${name}.jsonl`))));
  expect(judgeByHarbor(texts.map(({ text }) => JSON.parse(text)))).toEqual(names.map(() => null));
});
