import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { causesOf, type Failed } from '../../src/trajectory/causes.ts';
import { conversationsOf } from '../../src/trajectory/conversations.ts';
import { readExchanges } from '../../src/trajectory/exchanges.ts';
import { trajectoryOf } from '../../src/trajectory/trajectory.ts';
import { aResult, successCommand } from '../report/sample.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/**
 * Failures planted with real agents (their names are those of the files) and a scripted model, in real testbeds: the
 * trial's record, then its exchanges, without tools and with long texts shortened. test/agents/causes.test.ts runs some.
 */
const FAILURES = path.resolve(import.meta.dirname, 'failures');

interface Planted {
  planted: string;
  status: Failed['result']['status'];
  error: Failed['result']['error'];
  agent: object;
  printed: string;
  log?: string;
}

/** The causes of each failure, with the step; the same for every agent unless it says otherwise. */
const EXPECTED: Record<string, string[]> = {
  'bad-model': ['model_error'],
  silent: ['timed_out'],
  crashed: ['crashed'],
  'gone-path': ['not_persistent', 'claimed_success'],
  'gone-venv': ['not_persistent', 'claimed_success'],
  'gone-service': ['not_persistent', 'claimed_success'],
  'gone-background': ['not_persistent', 'claimed_success'],
  'gone-variable': ['not_persistent'],
  claimed: ['claimed_success'],
  'gave-up': ['gave_up'],
  repeating: ['repeating'],
  polling: [],
  'passing-errors': [],
};
/** Exit codes that the clients tell of three commands that fail. */
const CODES: Record<string, (number | null)[]> = { opencode: [null, null, null] };

/** The trials of a file, each with the lines of its exchanges. */
function trialsIn(name: string): { planted: Planted; lines: string[] }[] {
  const trials: { planted: Planted; lines: string[] }[] = [];
  for (const line of readFileSync(path.join(FAILURES, name), 'utf8').trimEnd().split('\n')) {
    if (line.startsWith('{"planted"')) trials.push({ planted: JSON.parse(line), lines: [] });
    else trials.at(-1)!.lines.push(line);
  }
  return trials;
}

test.for(readdirSync(FAILURES))('%s: each failure is named right', async (name) => {
  const agent = path.basename(name, '.jsonl');
  const trials = trialsIn(name);
  expect(trials.length).toBeGreaterThan(1);
  for (const { planted, lines } of trials) {
    const file = path.join(temporaryDirectory(), 'exchanges.jsonl');
    writeFileSync(file, lines.join('\n'));
    const { exchanges, unread } = await readExchanges(file);
    expect(unread).toBe(0);
    const about = { session: 'a/trial-1', name: agent, version: null, model: null };
    const trajectory = trajectoryOf(conversationsOf(exchanges), about)!;
    const result = aResult({ status: planted.status, error: planted.error });
    const causes = causesOf({
      result: {
        ...result,
        agent: { ...result.agent, ...planted.agent },
        evaluation: { ...successCommand(), output_tail: planted.printed },
      },
      trajectory,
      tails: new Map(planted.log === undefined ? [] : [['agent.log', planted.log]]),
    });
    expect([planted.planted, causes.map(({ cause }) => cause)]).toEqual([planted.planted, EXPECTED[planted.planted]]);
    // An agent's own records of its work are no reason of its end.
    for (const { evidence } of causes) expect(evidence).not.toContain('"type"');
    if (planted.planted === 'passing-errors') {
      const codes = trajectory.steps.flatMap(({ observation }) =>
        (observation?.results ?? []).map(({ extra }) => extra?.exit_code ?? null),
      );
      expect([agent, codes]).toEqual([agent, CODES[agent] ?? [127, 1, 3]]);
    }
  }
});
