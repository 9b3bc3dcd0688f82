import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { changesSchema } from '../../src/results/changes.ts';
import { row } from '../faults/table.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { outcomeOf } from './attack.ts';

const dataset = () => writeDataset([{ instance_id: 'a', success_command: 'echo Setup successful' }]);

/** Pipes, links, a file that grows, names that are more than names; and a name and a text with a secret. */
const TRAPS = `
  mkfifo pipe; ln -s /etc/shadow shadow; ln -s / root; ln -s . loop
  (setsid sh -c 'while :; do head -c 4096 /dev/zero | tr "\\0" x; sleep 0.01; done >grows' &)
  until [ -s grows ]; do :; done
  : >"$(printf 'a\\n::error::b')"; : >__proto__; : >"$(printf 'bad\\377name')"
  : >"$KEY"; echo "$KEY" >text
  name=$(printf %0250d 0); mkdir "$name"; : >"$name/$name"
  head -c 100000 /dev/zero | tr '\\0' '\\n' >lines
  i=0; while [ $i -lt 1500 ]; do : >z-$i; i=$((i + 1)); done
`;

describe('what the agent left', () => {
  for (const testbed of ['docker', 'host'] as const) {
    row(
      'attacks',
      {
        what: 'leaves pipes, links to /etc/shadow and to /, a file that grows, 1,500 files and hostile names to be listed',
        stage: 'agent',
        testbed,
      },
      async ({ expect }) => {
        const { results, read, directory } = await measure({
          dataset: dataset(),
          testbed,
          'agent-env': 'KEY=a-secret-key',
          'agent-command': TRAPS,
        });
        const text = read('a/trial-1/changes.json');
        const { files, processes } = changesSchema.parse(JSON.parse(text));
        expect(existsSync(path.join(directory, 'a/trial-1/changes.json'))).toBe(true);
        expect(text).not.toContain('a-secret-key');
        expect(text).not.toContain('root:');
        expect(text.length).toBeLessThan(1024 * 1024);
        const names = files!.entries.map(({ path: name }) => name);
        expect(names).toEqual(
          expect.arrayContaining(['pipe', 'shadow', 'root', 'loop', 'a\n::error::b', '__proto__', '***', 'grows']),
        );
        expect(names.filter((name) => /^(root|loop)\//.test(name))).toEqual([]);
        expect([names.length, files!.left_out > 400, processes!.entries.length > 0]).toEqual([1000, true, true]);
        return `${outcomeOf(results['a/1']!)}; \`changes.json\` names 1,000 of them and says how many more; nothing behind a link is read`;
      },
    );
  }

  row(
    'attacks',
    { what: 'puts a link in the place of its `changes.json` in the results', stage: 'agent', testbed: 'host' },
    async ({ expect }) => {
      const place = temporaryDirectory();
      const victim = path.join(place, 'victim');
      writeFileSync(victim, 'mine');
      const results = path.join(place, 'results');
      const { results: records } = await measure({
        dataset: dataset(),
        testbed: 'host',
        'results-path': results,
        'agent-command': `ln -s ${victim} ${results}/a/trial-1/changes.json`,
      });
      const record = records['a/1']!;
      expect(readFileSync(victim, 'utf8')).toBe('mine');
      expect(lstatSync(`${results}/a/trial-1/changes.json`).isFile()).toBe(true);
      expect(record.changes).toMatchObject([{ file: 'changes.json' }]);
      expect(record.integrity.map(({ kind }) => kind)).toContain('results_linked');
      return `${outcomeOf(record)}; the link is removed, and nothing is written through it`;
    },
  );
});
