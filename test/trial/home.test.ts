import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { holdLimitUntil } from '../support/held-limit.ts';
import { aDuration, sleepers } from '../support/processes.ts';
import { measure, writeDataset } from '../support/run.ts';

/** Milliseconds of a time limit that comes when the agent sleeps. */
const LIMIT = 780_000;
const ASLEEP = aDuration();
const ENDINGS: [what: string, end: string, status: string][] = [
  ['at its time limit', `sleep ${ASLEEP}`, 'failed'],
  ['by itself, as one that could not work', 'exit 75', 'error'],
];

test.each((['docker', 'host'] as const).flatMap((testbed) => ENDINGS.map((ending) => [testbed, ...ending] as const)))(
  "on %s the agent's home of an agent that ended %s is kept",
  async (testbed, _, end, status) => {
    if (status === 'failed') holdLimitUntil(LIMIT, () => sleepers(ASLEEP).length > 0, 60_000);
    const { results, read, directory } = await measure({
      dataset: writeDataset([{ instance_id: 'a', success_command: 'false' }]),
      testbed,
      'agent-env': 'KEY=a-secret-key',
      ...(status === 'failed' ? { 'agent-timeout': `${LIMIT}ms` } : {}),
      'max-output-size': '1MiB',
      'agent-command': `
      cd "$AGENTBENCH_AGENT_HOME"
      mkdir -p sessions && echo "{\\"key\\": \\"$KEY\\"}" >sessions/one.jsonl
      ln -s /etc/passwd link
      head -c 2000000 /dev/zero >large
      ${end}`,
    });
    expect(results['a/1']!.status).toBe(status);
    expect(read('a/trial-1/home/sessions/one.jsonl')).toBe('{"key": "***"}\n');
    expect(['link', 'large'].filter((name) => existsSync(path.join(directory, 'a/trial-1/home', name)))).toEqual([]);
    const notes = results['a/1']!.integrity.filter(({ kind }) => kind.endsWith('left_out'));
    expect(notes).toEqual([{ kind: 'home_left_out', detail: '1 × over max-output-size' }]);
  },
);
