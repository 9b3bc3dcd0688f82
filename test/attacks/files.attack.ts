import { lstatSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import type { TestPlanResult } from '../../src/results/evaluation.ts';
import { unknownUsage } from '../../src/results/usage.ts';
import { row } from '../faults/table.ts';
import { run, writeProjects } from '../support/projects.ts';
import { attack, outcomeOf, type TestbedName, trialOf } from './attacked.ts';

const TESTBEDS: TestbedName[] = ['docker', 'host'];
const perl = (script: string) => `perl -e '${script}' || exit 1`;
const DEEP = perl('for (1 .. 2500) { mkdir "d" or die; chdir "d" or die } open F, ">", "bottom"');
/** As long a path, in less time. */
const LONG = perl('$name = "d" x 20; for (1 .. 250) { mkdir $name or die; chdir $name or die } open F, ">", "bottom"');
const SPARSE = 'truncate -s 1T m || exit 1';

describe('AGENTBENCH_OUTPUT_DIR', () => {
  for (const testbed of TESTBEDS) {
    const about = { stage: 'collect', testbed };

    row(
      'attacks',
      { what: 'links to files, directories, themselves and nowhere, a pipe, hard links', ...about },
      async (context) => {
        const attacked = await attack(
          context,
          testbed,
          'ln -s /etc/shadow a; ln -s / b; ln -s c c; ln -s /nowhere d; mkfifo p; echo x >f; for i in 1 2 3; do ln f h$i; done',
        );
        context.expect(attacked.result.status).toBe('passed');
        context.expect(attacked.kept).toEqual(testbed === 'docker' ? ['f'] : ['f', 'h1', 'h2', 'h3']);
        return outcomeOf(attacked);
      },
    );

    row(
      'attacks',
      { what: 'names that are not UTF-8, with control characters, of options, devices and 255 bytes', ...about },
      async (context) => {
        const script = perl(
          String.raw`for ("bad\xff", "esc\e[2J", "new\nline", "x" x 255, "-rf", "con", "dot.", "..%2fup", "q\"?*") { open F, ">", "./$_" or die; print F "y" }`,
        );
        const attacked = await attack(context, testbed, script);
        context.expect(attacked.result.status).toBe('passed');
        context
          .expect(attacked.kept)
          .toEqual(['-rf', '..%2fup', 'con', 'dot.', 'esc%1B[2J', 'new%0Aline', 'q%22%3F%2A', 'x'.repeat(255)].sort());
        return outcomeOf(attacked);
      },
    );

    row('attacks', { what: 'a tree of 2,500 levels, deeper than any path', ...about }, async (context) => {
      const attacked = await attack(context, testbed, `${DEEP}\necho y >fine`);
      context.expect(attacked.result.status).toBe('passed');
      context.expect(attacked.kept).toEqual(['fine']);
      context.expect(attacked.result.integrity).toContainEqual(
        context.expect.objectContaining({
          kind: 'output_left_out',
          detail: context.expect.stringContaining('too deep'),
        }),
      );
      return outcomeOf(attacked);
    });

    row('attacks', { what: '100,000 empty files', ...about }, async (context) => {
      const attacked = await attack(context, testbed, perl('for (1 .. 100000) { open F, ">", "f$_" or die }'));
      context.expect(attacked.kept).toHaveLength(10_000);
      // 7 s; nine times as long on a busy disk.
      context.expect(attacked.after).toBeLessThan(240_000);
      return outcomeOf(attacked);
    });

    row('attacks', { what: 'a sparse file of 1 TB', ...about }, async (context) => {
      const attacked = await attack(context, testbed, `${SPARSE}\necho y >a; echo y >z`);
      context.expect(attacked.result.status).toBe('passed');
      context.expect(attacked.kept).toContain('a');
      // To read it takes many minutes.
      context.expect(attacked.after).toBeLessThan(100_000);
      return outcomeOf(attacked);
    });

    row('attacks', { what: 'itself a link to /, a file, a pipe or gone', ...about }, async (context) => {
      const here = 'O=$PWD; cd /; rm -r "$O"';
      const outcomes: string[] = [];
      for (const script of [`${here}; ln -s / "$O"`, `${here}; echo x >"$O"`, `${here}; mkfifo "$O"`, here]) {
        outcomes.push(outcomeOf(await attack(context, testbed, script)));
      }
      for (const outcome of outcomes) context.expect(outcome).toMatch(/^passed; kept: nothing/);
      return [...new Set(outcomes)].join(' | ');
    });
  }

  row('attacks', { what: 'device nodes', stage: 'collect', testbed: 'docker' }, async (context) => {
    const attacked = await attack(context, 'docker', 'mknod zero c 1 5 && mknod disk b 7 0 || exit 1');
    context.expect(attacked.result.agent.exit_code).toBe(0);
    context.expect(attacked.kept).toEqual([]);
    return outcomeOf(attacked);
  });

  row(
    'attacks',
    {
      what: 'a usage.json that is a link, 200 MB, nested 100,000 deep, 1e999, negative, or with __proto__',
      stage: 'collect',
      testbed: 'host',
    },
    async (context) => {
      const usages = [
        'ln -s /etc/passwd usage.json',
        'head -c 200000000 /dev/zero >usage.json',
        perl('print "[" x 100000').replace('||', '>usage.json ||'),
        `echo '{"cost_usd": 1e999}' >usage.json`,
        `echo '{"input_tokens": -1}' >usage.json`,
        `echo '{"__proto__": {"cost_usd": 5}, "steps": "7"}' >usage.json`,
      ];
      for (const script of usages) {
        const { result } = await attack(context, 'host', script);
        context.expect(result.status).toBe('passed');
        context.expect(result.agent.usage).toEqual(unknownUsage());
        context.expect(result.integrity.map(({ kind }) => kind)).toEqual(['output_left_out']);
      }
      return 'passed; usage unknown, and noted, in each of them';
    },
  );

  row('attacks', { what: 'a file that grows while it is read', stage: 'collect', testbed: 'host' }, async (context) => {
    const grow = `(perl -e 'open F, ">>", "log"; $| = 1; print F "x" x 65536 while 1' >/dev/null 2>&1 &)
      until [ "$(stat -c %s log || echo 0)" -gt 1048576 ]; do sleep 0.05; done`;
    const attacked = await attack(context, 'host', grow, { 'max-output-size': '1MiB' });
    const size =
      attacked.kept.length === 0
        ? 0
        : lstatSync(path.join(attacked.measured.directory, attacked.result.instance_id, 'trial-1/output/log')).size;
    context.expect(size).toBeLessThanOrEqual(1024 * 1024);
    const left = attacked.result.integrity.map(({ detail }) => detail);
    context.expect(left).toContain('1 × over max-output-size');
    return 'passed; at most max-output-size of it kept, the rest left out and noted; what writes it is ended';
  });
});

const PLAN = {
  1: {
    plan: [
      { metric: 'unit', type: 'unit_test', testcases: [run('pytest evaluation/test_work.py')] },
      {
        metric: 'file',
        type: 'file_comparison',
        expected_output_files: ['evaluation/expected.txt'],
        testcases: [run('python src/main.py')],
      },
    ],
    files: {
      'evaluation/test_work.py': 'import sys; sys.path.insert(0, "src")\ndef test():\n    import work\n',
      'evaluation/expected.txt': 'right\n',
    },
  },
};

/** What each test replaces its own report by when pytest has ended. */
const REPLACEMENTS = [
  'os.mkfifo(file)',
  'os.symlink("/etc/passwd", file)',
  'os.truncate(open(file, "w").name, 5 << 30)',
  `open(file, "w").write('<!DOCTYPE l [<!ENTITY a "ha">]><testsuites><testsuite><testcase name="x"/></testsuite></testsuites>')`,
  `open(file, "w").write('<testsuites>' + '<testsuite>' * 100000 + '</testsuite>' * 100000 + '</testsuites>')`,
];
const REPORTS = {
  1: {
    plan: [...REPLACEMENTS.keys(), 9].map((index) => ({
      metric: `unit ${index}`,
      type: 'unit_test',
      testcases: [run(`pytest evaluation/test_${index}.py`)],
    })),
    files: Object.fromEntries(
      [...REPLACEMENTS.keys(), 9].map((index) => [
        `evaluation/test_${index}.py`,
        `import sys; sys.path.insert(0, "src")\ndef test():\n    import work\n    work.begin(${index})\n`,
      ]),
    ),
  },
};
const WORK = `cat >src/work.py <<'PY'
import atexit, os
def begin(number):
    atexit.register(replace, number)
def replace(number):
    file = os.environ["PYTEST_ADDOPTS"].split("=", 1)[1]
    if number != 9: os.remove(file)
${REPLACEMENTS.map((replacement, index) => `    if number == ${index}: ${replacement}`).join('\n')}
PY`;

/** One trial of the plan: its scores, the kinds of its notes, and how long its evaluation took. */
async function plan(
  context: Parameters<typeof attack>[0],
  testbed: TestbedName,
  script: string,
  options: Record<string, string> = {},
  projects = PLAN as Parameters<typeof writeProjects>[0],
) {
  const given = {
    dataset: 'prdbench',
    'dataset-path': writeProjects(projects),
    testbed,
    network: 'none',
    'agent-command': script,
    'pass-score': '0.5',
  };
  const { result } = await trialOf(context, { ...given, ...options }, 'prdbench-1');
  const scores = (result.evaluation as TestPlanResult | null)?.points.map(({ score }) => score) ?? [];
  return { result, scores, notes: [...new Set(result.integrity.map(({ kind }) => kind))].sort() };
}

describe('what a test plan reads', () => {
  for (const testbed of TESTBEDS) {
    const about = { stage: 'evaluate', testbed };

    row(
      'attacks',
      { what: 'reports/ of 20,000 files and 1 TB, evaluation/ with 1 TB, a pipe and a deep tree in it', ...about },
      async (context) => {
        const script = `echo >src/work.py
        mkdir -p reports; (cd reports; ${SPARSE}; ${perl('for (1 .. 20000) { open F, ">", "r$_" }')})
        cd evaluation; rm test_work.py expected.txt; truncate -s 1T expected.txt; mkfifo test_work.py; ${LONG}`;
        const { result, scores, notes } = await plan(context, testbed, script);
        context.expect(scores).toEqual([2, null]);
        // A terabyte is no text to compare; on Docker it is in the archive of the workdir.
        const unread = testbed === 'docker' ? ['changes_incomplete'] : [];
        context.expect(notes).toEqual([...unread, 'evaluation_changed', 'reports_prewritten']);
        return `put back; ${result.status} by its tests; noted: ${notes.join(', ')}`;
      },
    );

    row(
      'attacks',
      { what: "pytest's report replaced by a pipe, a link, 5 GB, entities, 100,000 levels", ...about },
      async (context) => {
        const { result, scores } = await plan(context, testbed, WORK, {}, REPORTS);
        context.expect(scores).toEqual([null, null, null, null, null, 2]);
        context
          .expect((result.evaluation as TestPlanResult).points.map(({ testcases }) => testcases[0]!.exit_code))
          .toEqual([0, 0, 0, 0, 0, 0]);
        return 'no report: such a point is not judged without a judge; the next one is by its own';
      },
    );

    row(
      'attacks',
      { what: 'mode debug: code with links, a pipe and 5 GB that are not there', stage: 'evaluate', testbed },
      async (context) => {
        const script = 'echo >src/work.py; rm -f p l s; mkfifo p; ln -s / l; truncate -s 5G s';
        const { result, scores } = await plan(context, testbed, script, { mode: 'debug' });
        context.expect(scores).toEqual([2, null]);
        context.expect(result.rounds).toHaveLength(2);
        return `both rounds; ${result.status}`;
      },
    );
  }

  row('attacks', { what: 'a project of 60,000 files', stage: 'evaluate', testbed: 'host' }, async (context) => {
    const script = `echo >src/work.py; mkdir many; cd many; ${perl('for (1 .. 60000) { open F, ">", "file$_" or die }')}`;
    const { result, scores, notes } = await plan(context, 'host', script);
    context.expect(scores).toEqual([2, null]);
    context.expect(notes).toEqual(['files_not_listed']);
    return `${result.status} by its tests; noted: ${notes.join(', ')}`;
  });

  row(
    'attacks',
    { what: 'mode debug: code too deep to be copied', stage: 'evaluate', testbed: 'host' },
    async (context) => {
      const { result, scores, notes } = await plan(context, 'host', `echo >src/work.py; ${LONG}`, { mode: 'debug' });
      context.expect(scores).toEqual([2, null]);
      context.expect(result.rounds).toBeUndefined();
      context.expect(notes).toContain('no_second_round');
      return `the first round's verdict stands; noted: ${notes.join(', ')}`;
    },
  );
});
