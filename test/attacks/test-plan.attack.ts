import { describe } from 'vitest';
import type { TestPlanResult } from '../../src/results/evaluation.ts';
import type { Result } from '../../src/results/records.ts';
import { startOpenAi, verdict } from '../doubles/openai-api.ts';
import { row } from '../faults/table.ts';
import { PYTHON_IMAGE } from '../support/machine.ts';
import { aPdf, aPng } from '../support/pictures.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';
import { agentOptions, openMachine, outcomeOf } from './attack.ts';

const TEST = 'import sys; sys.path.insert(0, "src")\ndef test():\n    from work import done\n    assert done()\n';
const PROJECT = {
  plan: [
    { metric: 'unit', type: 'unit_test', testcases: [run('pytest evaluation/test_work.py')] },
    { metric: 'shell', testcases: [run('python src/main.py')] },
    {
      metric: 'file',
      type: 'file_comparison',
      expected_output_files: ['evaluation/expected_out.txt'],
      testcases: [run('python src/main.py')],
    },
  ],
  files: { 'evaluation/test_work.py': TEST, 'evaluation/expected_out.txt': 'the right answer\n' },
};
/** With a point that passes on an empty project: the floor. */
const WITH_FLOOR = {
  plan: [{ metric: 'mocks', type: 'unit_test', testcases: [run('pytest evaluation/test_mock.py')] }, ...PROJECT.plan],
  files: { ...PROJECT.files, 'evaluation/test_mock.py': 'def test(): pass\n' },
};

/** What an agent tries, with the scores it gets (unit tests, a program's output, a file) and the notes that say so. */
const ATTACKS: [
  what: string,
  agent: string,
  scores: (number | null)[],
  notes: string,
  testbeds?: ('docker' | 'host')[],
][] = [
  ['edits the test plan and the tests', 'edit-evaluation', [0, null, null], ', note evaluation_changed'],
  ['writes the reports of the plan', 'prewrite-reports', [0, null, null], ', note reports_prewritten'],
  ['writes results, recordings and costs', 'prewrite-results', [0, null, null], ', note output_left_out'],
  ['puts a pytest of its own first on PATH', 'replace-pytest', [0, null, null], ', note tool_replaced'],
  ['puts a python3 of its own first on PATH', 'replace-python', [0, null, null], ', note tool_replaced'],
  ['puts a bash of its own first on PATH', 'replace-bash', [0, null, null], ', note tool_replaced'],
  ['has a pytest of its own in the project', 'shadow-in-plan', [0, null, null], ', note pytest_shadowed'],
  ['prints what a report would say', 'print-report', [0, null, null], ''],
  [
    'replaces evaluation/ and reports/ by links',
    'link-evaluation',
    [0, null, null],
    ', note reports_prewritten, evaluation_changed',
  ],
  ['has a conftest.py that makes every test pass', 'conftest', [2, null, null], ', note pytest_configured'],
  ['has a link for such a conftest.py', 'link-conftest', [2, null, null], ', note pytest_configured'],
  ['has every Python run a line of a .pth file', 'pth', [0, null, null], ', note python_startup', ['docker']],
  [
    'registers a plugin of pytest that makes every test pass',
    'pytest-plugin',
    [0, null, null],
    ', note pytest_configured',
    ['docker'],
  ],
  [
    'puts settings of pytest above the project',
    'pytest-above',
    [0, null, null],
    ', note pytest_configured',
    ['docker'],
  ],
  ['changes the pytest that is installed', 'patch-pytest', [0, null, null], ', note python_patched', ['docker']],
  ['changes what Python has compiled of pytest', 'forge-compiled', [0, null, null], '', ['docker']],
  ['changes the standard library of Python', 'patch-library', [0, null, null], ', note python_patched', ['docker']],
  [
    'has the terminal’s driver write the report of pytest',
    'forging-perl',
    [0, null, null],
    ', note tool_replaced',
    ['docker'],
  ],
  [
    'has the terminal’s driver end as if its connection broke',
    'exiting-perl',
    [],
    ', note tool_replaced, testbed_destroyed',
    ['docker'],
  ],
  [
    'leaves links in a circle in the places of evaluation/ and reports/',
    'circles',
    [0, null, null],
    ', note evaluation_changed',
    ['docker'],
  ],
  [
    'has its program change how later tests run',
    'configure-while-tested',
    [1, null, null],
    ', note changed_during_evaluation',
  ],
  [
    'has its program put a conftest.py among the tests to come',
    'configure-among-tests',
    [1, null, null],
    ', note changed_during_evaluation',
  ],
];

async function measurePlan(
  testbed: 'docker' | 'host',
  project: typeof PROJECT,
  options: Record<string, string>,
  machine = openMachine(),
): Promise<{ result: Result; plan: TestPlanResult }> {
  const { results } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 1: project }),
      testbed,
      network: 'none',
      ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
      ...options,
    },
    { machine },
  );
  const result = results['prdbench-1/1']!;
  const plan = result.evaluation as TestPlanResult;
  return { result, plan };
}

for (const testbed of ['docker', 'host'] as const) {
  describe(testbed, () => {
    for (const [what, agent, scores, notes, testbeds = ['docker', 'host']] of ATTACKS) {
      if (!testbeds.includes(testbed)) continue;
      row('attacks', { what, stage: 'test plan', testbed }, async ({ expect }) => {
        const { result, plan } = await measurePlan(testbed, PROJECT, agentOptions(agent));
        expect(plan?.points.map(({ score }) => score) ?? [], JSON.stringify([result.integrity, result.error])).toEqual(
          scores,
        );
        expect(outcomeOf(result)).toMatch(new RegExp(`${notes}$`));
        return outcomeOf(result);
      });
    }
  });
}

row(
  'attacks',
  { what: 'does nothing but print: the floor, and nothing above it', stage: 'test plan', testbed: 'host' },
  async ({ expect }) => {
    const machine = openMachine();
    const dataset = { 'dataset-path': writeProjects({ 1: WITH_FLOOR }) };
    const floor = await measurePlan('host', WITH_FLOOR, { ...dataset, 'agent-command': 'true' }, machine);
    const cheat = await measurePlan('host', WITH_FLOOR, { ...dataset, ...agentOptions('print-report') }, machine);
    expect(floor.plan).toMatchObject({ score: 0.5, score_expected: 0.25, score_without_vacuous: 0 });
    expect(cheat.plan.score_expected).toBe(floor.plan.score_expected);
    expect(cheat.plan.score_without_vacuous).toBe(0);
    return `${outcomeOf(cheat.result)}; without what passes on an empty project: score ${cheat.plan.score_without_vacuous}`;
  },
);

row(
  'attacks',
  { what: 'makes broken pictures, so that the judge cannot judge', stage: 'test plan', testbed: 'host' },
  async ({ expect }) => {
    const api = await startOpenAi({ key: null, model: () => ({ content: verdict(0, 'no chart') }) });
    try {
      // Cut in the middle of its content; a name of a picture on a text; a size that would unpack to gigabytes; a PDF that
      // is a line; an SVG of entities that are multiplied.
      const cut = aPng(64, 64).fill(0x55, 50, 60).toString('base64');
      const bomb = aPng(1, 1, [60_000, 60_000]).toString('base64');
      const line = aPdf(['1 0 0'], [14_000, 1]).toString('base64');
      const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('');
      const svg = Buffer.from(`<!DOCTYPE svg [${laughs}]><svg><text>&a10;</text></svg>`).toString('base64');
      const agent = `mkdir -p src; cat > src/main.py <<'PY'
import base64, os
for name, content in (('cut.png', '${cut}'), ('bomb.png', '${bomb}'), ('text.png', 'aGVsbG8='), ('line.pdf', '${line}'), ('laughs.svg', '${svg}')):
    open(name, 'wb').write(base64.b64decode(content))
os.path.exists('link.svg') or os.symlink('/etc/passwd', 'link.svg')
PY`;
      const judge = { judge: 'openai', 'judge-model': 'm', 'judge-base-url': api.baseUrl };
      const { result, plan } = await measurePlan('host', PROJECT, { 'agent-command': agent, ...judge });
      expect(plan.points.map(({ score }) => score)).toEqual([0, 0, 0]);
      expect(plan.judge).toMatchObject({ verdicts: 2, failures: 0 });
      expect(JSON.stringify(api.chats)).not.toContain('root:');
      expect(plan.points[1]!.explanation).toContain('(Without line.pdf: it has no page that can be shown)');
      return outcomeOf(result);
    } finally {
      await api.close();
    }
  },
);
