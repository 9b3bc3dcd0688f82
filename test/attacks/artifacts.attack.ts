import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { createCommandReader } from '../../e2e/runner/commands.ts';
import * as log from '../../src/action/log.ts';
import { runsOf } from '../../src/action/suite-artifacts.ts';
import { extract } from '../../src/github/archive.ts';
import { REPORT_LIMITS } from '../../src/github/download.ts';
import { reportSchema } from '../../src/report/documents/report-document.ts';
import { type RowContext, row } from '../faults/table.ts';
import { type ZipEntry, zip } from '../github/zip.ts';
import { agentbench } from '../support/cli.ts';
import { aResult, aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** A good run in `all/good`, and whatever another job left in `all/bad`. */
function place(bad: (directory: string) => void): string {
  const cwd = temporaryDirectory();
  write(path.join(cwd, 'all/good/run.json'), JSON.stringify(aRun(['passed'])));
  write(path.join(cwd, 'all/good/one-1/trial-1/result.json'), JSON.stringify(aResult()));
  mkdirSync(path.join(cwd, 'all/bad'));
  bad(path.join(cwd, 'all/bad'));
  return cwd;
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The text printed meanwhile, with the commands that the runner finds in it. */
async function printedBy(work: () => void): Promise<{ said: string; commands: string[] }> {
  const written: string[] = [];
  const { write: print } = process.stdout;
  process.stdout.write = ((chunk: string) => written.push(chunk) > 0) as typeof print;
  try {
    work();
  } finally {
    process.stdout.write = print;
  }
  const said = written.join('');
  const reader = createCommandReader([]);
  for (const line of said.split(/\r\n|\r|\n/)) reader.read(line, 'stdout');
  return { said, commands: reader.log.commands.map(({ line }) => line) };
}

/** What `report` comes to: its exit code, its first line, and what it says was left out, without the place's own path. */
async function report({ expect }: RowContext, cwd: string): Promise<{ outcome: string; text: string }> {
  const { exitCode, stdout, stderr } = await agentbench(['report', 'all', '--results-path', 'out'], { cwd });
  expect(stderr).not.toMatch(/\n {4}at /);
  const text = (stdout + stderr).replaceAll(`${cwd}/`, '');
  return { outcome: `exit ${exitCode}; ${stdout.split('\n')[0]}`, text };
}

describe('results of other jobs', () => {
  row(
    'attacks',
    { what: 'a run.json that is no JSON, with workflow commands where it breaks', stage: 'comment', testbed: '–' },
    async ({ expect }) => {
      const download = async (_: object, directory: string) => {
        write(path.join(directory, 'run.json'), '{"a":\r::error::PWNED\n::add-mask::x\u2028##[error]PWNED');
        return { left: [] };
      };
      const artifact = { id: 1, name: 'other\r::error::PWNED', size: 1, createdAt: null };
      const { runs, notes } = await runsOf([artifact], temporaryDirectory(), undefined, download);
      expect(runs).toEqual([]);
      expect(notes.join()).toContain('PWNED');
      const { said, commands } = await printedBy(() => notes.forEach(log.info));
      expect(said).toContain('PWNED');
      expect(commands).toEqual([]);
      return `${notes.length} note: it is left out; ${commands.length} commands are in the log`;
    },
  );

  const about = { stage: 'report', testbed: '–' } as const;
  const ONE = aRun(['passed']);
  const planned = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...ONE.planned[0], instance_id: `x-${index}` }));

  const CASES: [what: string, bad: (directory: string) => void, named: RegExp][] = [
    [
      'a run.json of 3 GB',
      (at) => {
        write(path.join(at, 'run.json'), '');
        truncateSync(path.join(at, 'run.json'), 3 * 1024 ** 3);
      },
      /bad\/run\.json is not a run record: it has 3221225472 bytes/,
    ],
    [
      'a run.json that names ../../x',
      (at) =>
        write(
          path.join(at, 'run.json'),
          JSON.stringify({ ...ONE, planned: [{ ...ONE.planned[0], instance_id: '../../good/one-1' }] }),
        ),
      /bad\/run\.json is not a run record/,
    ],
    [
      'a run.json with a million planned trials',
      (at) => write(path.join(at, 'run.json'), JSON.stringify({ ...ONE, planned: planned(1_000_000) })),
      /bad\/run\.json is not a run record: it has \d+ bytes/,
    ],
    [
      'a result.json that is a pipe',
      (at) => {
        write(
          path.join(at, 'run.json'),
          JSON.stringify(aRun(['passed', 'passed'], { planned: aRun(['passed', 'passed']).planned.slice(1) })),
        );
        mkdirSync(path.join(at, 'one-2/trial-1'), { recursive: true });
        execFileSync('mkfifo', [path.join(at, 'one-2/trial-1/result.json')]);
      },
      /bad\/one-2\/trial-1\/result\.json: it is not a regular file, and is left out/,
    ],
    [
      'a result.json of another trial, with __proto__',
      (at) => {
        write(
          path.join(at, 'run.json'),
          JSON.stringify(aRun(['not_run', 'not_run'], { planned: aRun(['not_run', 'not_run']).planned.slice(1) })),
        );
        write(
          path.join(at, 'one-2/trial-1/result.json'),
          JSON.stringify(aResult()).replace('{', '{"__proto__": {"status": "passed"},'),
        );
      },
      /bad\/one-2\/trial-1\/result\.json: it belongs to one-1, trial 1, and is left out/,
    ],
    [
      'results with 31 MB of a note each, less than 1 MB as an archive',
      (at) => {
        const { planned, ...run } = aRun(Array(18).fill('failed'));
        const own = planned.map((entry) => ({ ...entry, instance_id: entry.instance_id.replace('one', 'bad') }));
        write(path.join(at, 'run.json'), JSON.stringify({ ...run, planned: own }));
        for (const { instance_id } of own) {
          const integrity = [{ kind: 'x'.repeat(31_000_000), detail: '' }];
          const result = aResult({ instance_id, status: 'failed', score: 0, integrity });
          write(path.join(at, instance_id, 'trial-1/result.json'), JSON.stringify(result));
        }
      },
      /bad\/bad-1\/trial-1\/result\.json: it has 310\d+ bytes; the limit is 16777216, and is left out/,
    ],
    [
      'a result.json through links: of its instance, of its trial',
      (at) => {
        const { planned, ...run } = aRun(['not_run', 'not_run'], { finished_at: null });
        const own = planned.map((entry) => ({ ...entry, instance_id: entry.instance_id.replace('one', 'bad') }));
        write(path.join(at, 'run.json'), JSON.stringify({ ...run, planned: own }));
        const elsewhere = temporaryDirectory();
        for (const { instance_id } of own)
          write(path.join(elsewhere, instance_id, 'trial-1/result.json'), JSON.stringify(aResult({ instance_id })));
        symlinkSync(path.join(elsewhere, 'bad-1'), path.join(at, 'bad-1'));
        mkdirSync(path.join(at, 'bad-2'));
        symlinkSync(path.join(elsewhere, 'bad-2/trial-1'), path.join(at, 'bad-2/trial-1'));
      },
      /bad-1\/trial-1\/result\.json: bad-1 is a link, .*\n.*bad-2\/trial-1\/result\.json: bad-2\/trial-1 is a link,/,
    ],
    [
      '30,000 directories',
      (at) => {
        for (let index = 0; index < 30_000; index += 1) mkdirSync(path.join(at, `d${index}`));
      },
      /directories are left out: at most 20000 are searched for results/,
    ],
    [
      'links to / and in a circle',
      (at) => {
        symlinkSync('/', path.join(at, 'root'));
        symlinkSync('..', path.join(at, 'up'));
      },
      /^/,
    ],
  ];

  for (const [what, bad, named] of CASES) {
    row('attacks', { what, ...about }, async (context) => {
      const { outcome, text } = await report(context, place(bad));
      context.expect(text).toMatch(named);
      return outcome;
    });
  }

  row('attacks', { what: '150,000 planned trials, of which there is nothing', ...about }, async (context) => {
    const { outcome } = await report(
      context,
      place((at) =>
        write(
          path.join(at, 'run.json'),
          JSON.stringify({
            ...ONE,
            planned: planned(150_000).map((entry) => ({ ...entry, status: 'not_run', score: null, result: null })),
          }),
        ),
      ),
    );
    context.expect(outcome).toMatch(/^exit 3/);
    return outcome;
  });
});

describe('figures of other jobs', () => {
  const about = { stage: 'report', testbed: '–' } as const;

  row('attacks', { what: 'a trial that is planned three times, with other verdicts', ...about }, async (context) => {
    const cwd = place(() => {});
    const [entry] = aRun(['passed']).planned;
    const planned = [entry!, { ...entry!, status: 'failed' as const, score: 0 }, entry!];
    write(path.join(cwd, 'all/good/run.json'), JSON.stringify(aRun(['passed'], { planned })));
    const { stdout, stderr } = await agentbench(['show', 'all'], { cwd });
    context.expect(stdout).toContain('1 of 1 passed (100%)');
    context.expect(stderr).toContain('run.json: 2 planned trials that occur more than once');
    context.expect((await report(context, cwd)).outcome).toBe('exit 0; 1 of 1 passed (100%)');
    return 'report and show: 1 of 1 passed (100%), and what was left out is named';
  });

  row(
    'attacks',
    { what: 'durations and amounts that are negative, 1e308, null, texts, or too large to be added', ...about },
    async (context) => {
      const cwd = place(() => {});
      const numbers = [-1, 1e308, null, '5', 2 ** 53 - 1];
      const planned = numbers.flatMap((_, n) => ['time', 'cost'].map((what) => ({ ...aRun(['passed']).planned[0]!, instance_id: `${what}-${n}` }))); // biome-ignore format: a table
      write(path.join(cwd, 'all/bad/run.json'), JSON.stringify(aRun(['passed'], { planned })));
      for (const [n, number] of numbers.entries()) {
        const stage = { name: 'agent', started_at: '2026-01-01T00:00:00.000Z', duration_ms: number };
        const usage = { ...aResult().agent.usage, cost_usd: number };
        const records = [
          { ...aResult({ instance_id: `time-${n}` }), stages: [stage, stage] },
          { ...aResult({ instance_id: `cost-${n}` }), agent: { ...aResult().agent, usage } },
        ];
        for (const record of records)
          write(path.join(cwd, 'all/bad', record.instance_id, 'trial-1/result.json'), JSON.stringify(record));
      }
      const { outcome, text } = await report(context, cwd);
      reportSchema.parse(JSON.parse(readFileSync(path.join(cwd, 'out/report/results.json'), 'utf8')));
      // A cost that nobody knows is null.
      const refused = text.match(/it is not a trial record, and is left out/g)!.length;
      context.expect(refused).toBe(2 * numbers.length - 2);
      return `${outcome}; ${refused} of ${2 * numbers.length} records refused; results.json as its schema says`;
    },
  );
});

describe('an archive of another job', () => {
  const good: ZipEntry = { name: 'run.json', content: '{}' };
  const bomb = Buffer.alloc(40 * 1024 * 1024);
  const CASES: [what: string, entries: ZipEntry[]][] = [
    [
      'bombs: a file of 40 MB, one that says it has 2 bytes',
      [
        { name: 'a-1/trial-1/result.json', content: bomb },
        { name: 'a-2/trial-1/result.json', content: bomb, claimed: { size: 2 } },
      ],
    ],
    [
      'names upwards, absolute, with backslashes and control characters',
      ['../run.json', '/etc/run.json', 'a\\..\\run.json', 'a\x1b/run.json'].map((name) => ({ name })),
    ],
    [
      'links and devices',
      [
        { name: 'a/run.json', content: '/etc/passwd', mode: 0o120777 },
        { name: 'b/run.json', mode: 0o020666 },
      ],
    ],
    [
      'the same file twice, and as a directory',
      [{ name: 'RUN.json' }, { name: 'run.json' }, { name: 'run.json/a/trial-1/result.json' }],
    ],
  ];
  for (const [what, entries] of CASES) {
    row('attacks', { what, stage: 'report', testbed: '–' }, async ({ expect }) => {
      const directory = temporaryDirectory();
      const [archive, target] = [path.join(directory, 'a.zip'), path.join(directory, 'target')];
      mkdirSync(target);
      writeFileSync(archive, zip([good, ...entries]));
      const { files, left } = await extract(archive, target, REPORT_LIMITS);
      expect(files).toEqual(['run.json']);
      expect(readdirSync(directory).sort()).toEqual(['a.zip', 'target']);
      expect(left.length).toBeGreaterThan(0);
      return `the good file is kept; left out: ${left.join(', ')}`;
    });
  }
});
