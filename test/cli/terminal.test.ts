import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AGENTBENCH } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { type Size, TestTerminal } from '../support/terminal.ts';

const LONG = `deps-${'very-long-'.repeat(12)}end`;
const IDS = ['one-1', 'two-1', LONG, ...Array.from({ length: 5 }, (_, at) => `row-${at + 1}`)];
const WIDE = '失敗しました 🎉 漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字';

interface Scene {
  terminal: TestTerminal;
  /** Lets the agent of an instance end; its trial passes, or fails with wide characters in its log. */
  end(id: string, passes: boolean): void;
}

/** `agentbench run` in a terminal, with agents that wait for their sign; all that may run at a time have begun. */
async function running(
  size: Size,
  { parallel = 1, environment = {}, args = [] as string[], ids = IDS } = {},
): Promise<Scene> {
  const place = temporaryDirectory();
  const signs = path.join(place, 'signs');
  mkdirSync(signs);
  const dataset = writeDataset(
    ids.map((id) => ({
      instance_id: id,
      success_command: 'test -e solved && echo "Setup successful" || echo "Setup failed"',
    })),
  );
  const sign = `"${signs}/$AGENTBENCH_INSTANCE_ID"`;
  const agent = `until test -e ${sign}; do sleep 0.05; done; . ${sign}`;
  const argv = [
    'run',
    '--dataset',
    dataset,
    '--testbed',
    'host',
    '--parallel',
    String(parallel),
    '--agent-command',
    agent,
  ];
  const terminal = new TestTerminal(
    [process.execPath, AGENTBENCH, ...argv, '--results-path', 'results', ...args],
    size,
    {
      cwd: place,
      env: { PATH: process.env.PATH, HOME: place, RUNNER_TEMP: place, XDG_CACHE_HOME: place, ...environment },
    },
  );
  const end = (id: string, passes: boolean) => {
    const file = path.join(signs, id);
    writeFileSync(`${file}.part`, passes ? 'touch solved' : `echo '${WIDE}'; exit 3`);
    // Whole at once: an agent that finds the file executes what it has.
    renameSync(`${file}.part`, file);
  };
  return { terminal, end };
}

/** Frames, times, how wide a column is for them, and so where the next one is cut, differ from run to run. */
const steady = (lines: string[]) =>
  lines.map((line) =>
    line
      .replace(/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/, '⠋')
      .replace(/ +(?:\d+ min )?[\d.]+ m?s\b/g, ' TIME')
      .replace(/deps-\S*…\S*end/, 'CUT')
      .replace(/[ 🎉漢字]*…$/u, '…')
      .replace(/(?<=\S) {2,}/g, '  '),
  );

/** The lines from the first that runs now to the end. */
const live = (lines: string[]) => lines.slice(lines.findIndex((line) => /^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/.test(line)));

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const COLOUR = /\u001b\[[\d;]*m/;

describe('agentbench run in a terminal', () => {
  test('80 columns: the oldest trials in half of the screen, one line each, however long the names', async ({
    expect,
  }) => {
    const { terminal, end } = await running({ columns: 80, rows: 14 }, { parallel: 6 });
    await terminal.until(
      /^(⠋|⠙|⠹|⠸|⠼|⠴|⠦|⠧|⠇|⠏) \S+ +agent .*\n.* agent .*\n.* agent .*\n.* agent .*\n {2}… and 2 more\n/m,
    );
    const lines = await terminal.lines();
    const now = steady(live(lines));
    expect(now.slice(0, -2).every((line) => /^⠋ \S+ +agent +TIME$/.test(line))).toBe(true);
    expect(now.slice(-2)).toEqual(['  … and 2 more', '  ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  0 of 8, TIME']);
    expect(now).toHaveLength(6);
    expect(lines.filter((line) => line.startsWith('↩'))).toEqual([]);

    for (const id of IDS) end(id, id !== 'two-1');
    expect(await terminal.exitCode).toBe(0);
    const all = await terminal.lines();
    expect(all.filter((line) => line.startsWith('↩'))).toEqual([]);
    expect(all.filter((line) => /^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]|╌|━/.test(line))).toEqual([]);
  });

  test('a verdict and the table at the end, at 40 columns', async () => {
    const ids = ['one-1', LONG, 'two-1'];
    const { terminal, end } = await running({ columns: 40, rows: 24 }, { ids });
    for (const id of ids.slice(0, 2)) end(id, id !== LONG);
    // The end of the progress is what a reader waits for.
    await terminal.until(/^ {2}2 of 3, 1 passed, 1 failed,.*\n {2}.*to go$/m);
    end('two-1', true);
    expect(await terminal.exitCode).toBe(0);
    const lines = await terminal.lines();
    // Four lines of the beginning; paths at the end stand whole, to be copied.
    const text = steady(
      lines.slice(
        lines.findIndex((line) => line.startsWith('✓')),
        lines.findIndex((line) => line.startsWith('results: ')),
      ),
    );
    expect(`\n${text.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      ✓ passed one-1 TIME
      ✗ failed CUT TIME
        agent exit code 3; agent:
        失敗しました 🎉 漢字漢字漢字漢字漢字
        漢字漢字漢字漢字漢字漢字漢字漢字漢字
        漢字漢字漢字漢字漢字
        agent.log ends:
        │ 失敗しました 🎉 漢字漢字漢字漢字漢
        │ 字漢字漢字漢字漢字漢字漢字漢字漢字
        │ 漢字漢字漢字漢字漢字漢字
        evaluation.log ends:
        │ Setup failed
      ✓ passed two-1 TIME

      verdict  instance  score  agent
      ✓ passed  one-1  100% TIME
      ✗ failed  CUT  0% TIME
          agent exit code 3; agent: 失敗しま…
      ✓ passed  two-1  100% TIME

      2 of 3 passed (66.7%), 1 failed
      95% interval of the rate: 20.8% to
      93.9%
      wall time: TIME
      time: agent TIME, evaluation TIME,
      harness TIME
      why: 1 crashed
      "
    `);
    const edges = lines.flatMap((line) => /^verdict.* score(?= )|^[✓✗] \S+ {2}.*%(?= )/.exec(line)?.[0].length ?? []);
    expect(new Set(edges).size).toBe(1);
    expect(edges).toHaveLength(4);
  });

  test('20 columns and 5 rows: no line is wider, but those at the end that are there to be copied', async () => {
    const ids = ['one-1', LONG, 'two-1'];
    const { terminal, end } = await running({ columns: 20, rows: 5 }, { ids, parallel: 2 });
    await terminal.until(/\d of 3/);
    for (const id of ids) end(id, id !== LONG);
    expect(await terminal.exitCode).toBe(0);
    const lines = await terminal.lines();
    const last = lines.findIndex((line) => line.startsWith('results: '));
    expect(lines.slice(0, last).filter((line) => line.startsWith('↩'))).toEqual([]);
    expect(lines.slice(0, last)).toEqual(
      expect.arrayContaining([
        '  agent.log ends:',
        expect.stringMatching(/^ {2}evaluation\.log e.?…$/),
        '  │ Setup failed',
      ]),
    );
    expect(lines.filter((line) => /^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/.test(line))).toEqual([]);
  });

  test('a progress bar in a log: its last states, and no more lines than of another log', async () => {
    const { terminal, end } = await running(
      { columns: 80, rows: 24 },
      {
        ids: ['one-1'],
        args: ['--agent-command', "for n in 1 2 3 4 5 6 7 8 9; do printf 'step %s\\r' $n; done; exit 3"],
      },
    );
    end('one-1', false);
    expect(await terminal.exitCode).toBe(0);
    expect((await terminal.lines()).filter((line) => /│ step/.test(line))).toEqual(
      [4, 5, 6, 7, 8, 9].map((step) => `  │ step ${step}`),
    );
  });

  test.each<[what: string, to: Size]>([
    ['narrower', { columns: 45, rows: 24 }],
    ['much narrower', { columns: 30, rows: 24 }],
    ['wider', { columns: 130, rows: 24 }],
    ['lower', { columns: 80, rows: 12 }],
  ])('%s in mid-run: nothing is left of what was there', async (_, size) => {
    const { terminal, end } = await running({ columns: 80, rows: 24 }, { parallel: 4 });
    await terminal.until(/(.* agent .*\n){4}/);
    end('one-1', true);
    await terminal.until(/✓ passed one-1(.|\n)*row-2 +agent/);
    await terminal.resize(size);
    end('two-1', false);
    const text = await terminal.until(/✗ failed two-1(.|\n)*row-3 +agent(.|\n)*2 of 8/);

    const lines = text.split('\n');
    // Once each: the verdicts in their order, then what runs now.
    const order = lines.flatMap((line) => /✓ passed \S+|✗ failed \S+|(?<=^[⠇-⠿] )\S+|\d+ of 8/.exec(line)?.[0] ?? []);
    expect(order.slice(0, 2)).toEqual(['✓ passed one-1', '✗ failed two-1']);
    expect(
      order
        .slice(2, -1)
        .map((name) => name.replace(/^deps-.*$/, 'LONG'))
        .sort(),
    ).toEqual([...['LONG', 'row-1', 'row-2', 'row-3']]);
    expect(order.at(-1)).toBe('2 of 8');
    expect(live(lines).filter((line) => line.startsWith('↩'))).toEqual([]);
    terminal.type('\u0003');
    expect(await terminal.exitCode).toBe(130);
  });

  test('Ctrl-C: no line of what ran is left, and the end says why', async () => {
    const { terminal } = await running({ columns: 80, rows: 24 }, { parallel: 2, ids: ['one-1', 'two-1'] });
    await terminal.until(/one-1 +agent/);
    await terminal.until(/two-1 +agent/);
    terminal.type('\u0003');
    expect(await terminal.exitCode).toBe(130);
    const lines = await terminal.lines();
    expect(lines.filter((line) => /^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]|╌|━|\^C/.test(line))).toEqual([]);
    expect(lines).toContain('ended early by SIGINT; resume measures what is left');
    expect(lines.some((line) => line.startsWith('report: '))).toBe(true);
    // The time of an agent that was ended early is not that of the agent.
    expect(lines).toContainEqual(expect.stringMatching(/^- not run +one-1 +– +– +agent: interrupted by SIGINT$/));
    expect(lines.join('\n')).not.toContain('interval');
  });

  test('colour where it is wanted, and the same text without', async () => {
    const texts: string[] = [];
    for (const environment of [{}, { NO_COLOR: '1' }]) {
      const { terminal, end } = await running({ columns: 80, rows: 24 }, { environment, ids: ['one-1', 'two-1'] });
      end('one-1', true);
      end('two-1', false);
      expect(await terminal.exitCode).toBe(0);
      expect(COLOUR.test(terminal.raw)).toBe(environment.NO_COLOR === undefined);
      texts.push(
        steady((await terminal.lines()).slice(3))
          .filter((line) => !/^time: /.test(line))
          .join('\n'),
      );
    }
    expect(texts[0]).toContain('✗ failed  two-1');
    expect(texts[1]).toBe(texts[0]);
  });

  test('a terminal in which nothing moves gets lines', async () => {
    const { terminal, end } = await running(
      { columns: 80, rows: 24 },
      { environment: { TERM: 'dumb' }, ids: ['one-1'] },
    );
    end('one-1', true);
    expect(await terminal.exitCode).toBe(0);
    expect(terminal.raw).not.toContain('\u001b');
    expect(await terminal.lines()).toContain('  one-1: begins');
  });

  test('--json: the record alone on standard output, the view beside it', async () => {
    const { terminal, end } = await running({ columns: 80, rows: 24 }, { ids: ['one-1'], args: ['--json'] });
    end('one-1', true);
    expect(await terminal.exitCode).toBe(0);
    const lines = await terminal.lines();
    const text = lines.slice(lines.indexOf('{')).join('\n').replaceAll('\n↩', '');
    expect(JSON.parse(text)).toMatchObject({ schema: 'agentbench/run/v1', totals: { passed: 1 } });
    expect(lines.find((line) => line.startsWith('✓ passed one-1'))).toBeDefined();
  });
});
