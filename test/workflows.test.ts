import { globSync } from 'node:fs';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { selectInstances } from '../src/datasets/select.ts';
import { loadSetupBench } from '../src/datasets/setupbench.ts';
import { COMMANDS } from '../src/options/meta.ts';
import { describeOption, type OptionName, optionNames, takes } from '../src/options/options.ts';
import { parseOptions } from '../src/options/parse.ts';
import { resolveArms, sameArms } from '../src/run/experiment/arms.ts';
import { ROOT } from './support/cli.ts';
import { datasetDirectory } from './support/datasets.ts';
import {
  calledWorkflow,
  type Job,
  literals,
  manifest,
  OURS,
  ourAction,
  REUSABLE,
  read,
  type Step,
} from './support/workflows.ts';

interface Workflow {
  name: string;
  on: string | Record<string, Record<string, never> | null>;
  permissions: unknown;
  concurrency?: { group: string; 'cancel-in-progress': boolean | string };
  jobs: Record<string, Job>;
}
const names = globSync(['.github/workflows/*.{yml,yaml}', 'examples/workflows/**/*.{yml,yaml}'], { cwd: ROOT }).sort();
const examples = names.filter((name) => name.startsWith('examples/'));
const workflow = (name: string): Workflow => parse(read(name));
const jobsOf = (name: string) => Object.entries(workflow(name).jobs);
const stepsOf = (name: string) => jobsOf(name).flatMap(([, { steps = [] }]) => steps);
const eventsOf = ({ on }: Workflow) => (typeof on === 'string' ? [on] : Object.keys(on));

const called = calledWorkflow();

const ourSteps = (name: string) =>
  stepsOf(name).flatMap((step) => {
    const command = ourAction(step);
    return command === null ? [] : [{ command, given: step.with ?? {} }];
  });
const callers = names.flatMap((name) =>
  jobsOf(name).flatMap(([id, job]) => (job.uses === undefined ? [] : [{ name, id, job }])),
);

it('covers what there is', () => {
  expect(names).toMatchInlineSnapshot(`
    [
      ".github/workflows/agentbench.yml",
      ".github/workflows/agents.yml",
      ".github/workflows/ci.yml",
      ".github/workflows/release.yml",
      "examples/workflows/compare-agents.yml",
      "examples/workflows/experiment.yml",
      "examples/workflows/fork-safe/measure.yml",
      "examples/workflows/fork-safe/publish.yml",
      "examples/workflows/harbor-cloud.yml",
      "examples/workflows/harbor.yml",
      "examples/workflows/matrix.yml",
      "examples/workflows/nightly.yml",
      "examples/workflows/prdbench.yml",
      "examples/workflows/reusable.yml",
      "examples/workflows/skills.yml",
      "examples/workflows/start.yml",
    ]
  `);
  expect(callers.length).toBeGreaterThanOrEqual(4);
});

describe.each(names)('%s', (name) => {
  it('has no permission to begin with, and each job says which it needs', () => {
    // What is called has its caller's; all of its jobs but the report take less.
    const calledOnly = name === REUSABLE;
    expect(workflow(name).permissions).toEqual(calledOnly ? undefined : {});
    for (const [id, job] of jobsOf(name)) if (!calledOnly || id !== 'report') expect(job.permissions, id).toBeDefined();
  });

  it('limits the time of every job', () => {
    for (const [id, job] of jobsOf(name)) {
      // A job that calls a workflow may not have a limit; its jobs do.
      if (job.uses === undefined) expect(job['timeout-minutes'], id).toBeDefined();
    }
  });

  it('leaves no token in a checkout', () => {
    for (const step of stepsOf(name)) {
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  it('puts no expression into a shell', () => {
    for (const { run } of stepsOf(name)) expect(run ?? '').not.toContain('${{');
  });

  it("pins everybody's actions by commit, with the version as a comment; ours by $/, ./ or @v1", () => {
    for (const [, reference, comment] of read(name).matchAll(/^\s*(?:- )?uses: (\S+)(.*)$/gm)) {
      if (reference!.startsWith(OURS)) {
        expect(name).toMatch(/^examples\//);
        expect(reference).toMatch(
          /^org\/agentbench-action(\/plan|\/report|\/\.github\/workflows\/agentbench\.yml)?@v1$/,
        );
      } else if (!/^[.$]\//.test(reference!)) {
        expect(reference).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
        expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
      }
    }
  });

  it('gives our actions inputs that they have, with values that they take', () => {
    for (const { command, given } of ourSteps(name)) {
      expect(Object.keys(manifest(command).inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(() => parseOptions(literals(given))).not.toThrow();
    }
  });

  it('says why, wherever a finding is to be ignored', () => {
    for (const [line] of read(name).matchAll(/zizmor: *ignore.*/g))
      expect(line).toMatch(/^zizmor: ignore\[[\w-]+\] \w.{20,}/);
  });
});

describe.each(callers)('$name: $id calls the reusable workflow', ({ name, job }) => {
  it('grants what it asks for, no more and no less', () => {
    const asked: Record<string, string> = {};
    for (const [, { permissions = {} }] of jobsOf(REUSABLE)) Object.assign(asked, permissions);
    expect(asked).toEqual({ contents: 'read', actions: 'read' });
    // For the report's comment.
    if (eventsOf(workflow(name)).includes('pull_request')) asked['pull-requests'] = 'write';
    expect(job.permissions).toEqual(asked);
    // And so says the comment at its top.
    const [head] = read(REUSABLE).split(/^name:/m);
    for (const [scope, level] of Object.entries(asked))
      expect(head).toMatch(new RegExp(`^# +${scope}: ${level} +#`, 'm'));
  });

  it('passes inputs and secrets that it has, texts as texts, and those that it requires', () => {
    const given = job.with ?? {};
    for (const [input, value] of Object.entries(given)) {
      expect(called.inputs[input], input).toBeDefined();
      if (!String(value).includes('${{')) expect(typeof value, input).toBe(called.inputs[input]!.type);
    }
    expect(Object.keys(called.secrets)).toEqual(expect.arrayContaining(Object.keys(job.secrets ?? {})));
    const required = Object.keys(called.inputs).filter((input) => called.inputs[input]!.required);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
    const options = Object.entries(given).filter(([input]) => optionNames.includes(input as OptionName));
    expect(() => parseOptions(literals(Object.fromEntries(options)))).not.toThrow();
  });

  it('calls it at the version that users have', () => {
    expect(job.uses).toBe(`${OURS}/${REUSABLE}@v1`);
    expect(examples).toContain(name);
  });
});

describe('the reusable workflow', () => {
  const { jobs } = workflow(REUSABLE);
  const given = (job: string) => jobs[job]!.steps!.find((step) => ourAction(step) !== null)!.with!;

  /** Options that a workflow of several jobs decides itself, or has no use for, as users are told. */
  const [, told] = /It does not take\s([\s\S]*?)\. /.exec(read('docs/reference/options.md'))!;
  const leftOut = [...told!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!);
  /** Options that the run jobs leave to the report; a baseline is theirs too where trials are reused. */
  const NOT_OF_RUN: OptionName[] = [
    ...(['comment', 'comment-author', 'baseline', 'history'] as const),
    ...(['fail-on', 'min-success-rate', 'min-score'] as const),
  ];

  it('has every option as an input or a secret, with its default, or the reference names it as left out', () => {
    const own = ['runs-on', 'timeout-minutes', 'build-command'];
    const inputs = Object.keys(called.inputs).filter((input) => !own.includes(input));
    expect([...inputs, ...Object.keys(called.secrets), ...leftOut].sort()).toEqual([...optionNames].sort());
    for (const input of inputs) {
      const { default: fallback, required } = called.inputs[input]!;
      expect(fallback ?? '', input).toBe(describeOption(input as OptionName).default ?? '');
      expect(required ?? false).toBe(false);
    }
  });

  it('an empty label, as of a variable that is not set, is as none', () => {
    const expression = String((jobs.run as unknown as Record<string, unknown>)['runs-on']);
    expect(expression).toMatch(
      new RegExp(` \\|\\| inputs\\.runs-on \\|\\| '${called.inputs['runs-on']!.default}' }}$`),
    );
  });

  it.each(COMMANDS)('passes on to %s each that it takes', (command) => {
    // Its inputs are its options; a file's gate would otherwise fail the run jobs.
    const expected: Record<string, unknown> = { config: 'none' };
    for (const option of optionNames.filter((option) => takes(command, option) && !leftOut.includes(option))) {
      const source = option in called.secrets ? 'secrets' : 'inputs';
      if (command !== 'run' || !NOT_OF_RUN.includes(option)) expected[option] = `\${{ ${source}.${option} }}`;
    }
    if ('suite' in expected) expected.suite = '${{ inputs.suite || github.workflow }}';
    if (command === 'run') {
      const instances = '${{ matrix.instances }}';
      Object.assign(expected, {
        instances,
        baseline: "${{ inputs.reuse == 'true' && inputs.baseline || 'none' }}",
        'upload-artifact': true,
        summary: false,
        comment: 'never',
        'fail-on': 'never',
      });
    }
    if (command === 'report') expected.matrix = '${{ needs.plan.outputs.matrix }}';
    expect(given(command)).toEqual(expected);
  });

  it('takes its actions from its own commit', () => {
    const used = Object.values(jobs).flatMap(({ steps = [] }) => steps.filter((step) => ourAction(step) !== null));
    expect(used.map(({ uses }) => uses)).toEqual(['$/plan', '$/', '$/report']);
  });

  it('gives each job the least', () => {
    expect(Object.fromEntries(Object.entries(jobs).map(([id, { permissions }]) => [id, permissions]))).toEqual({
      plan: { contents: 'read', actions: 'read' },
      run: { contents: 'read', actions: 'read' },
      // What its caller grants: contents: write only where a history is kept.
      report: undefined,
    });
  });

  it('has no concurrency group: all calls from one workflow would share it', () => {
    expect(workflow(REUSABLE).concurrency).toBeUndefined();
  });

  it("has the report's outputs, but for a directory of a machine that is gone", () => {
    const outputs = Object.keys(manifest('report').outputs).filter((output) => output !== 'results-path');
    expect(Object.keys(called.outputs)).toEqual(outputs);
    for (const output of outputs) {
      expect(called.outputs[output]!.value).toBe(`\${{ jobs.report.outputs.${output} }}`);
      expect(jobs.report!.outputs![output]).toBe(`\${{ steps.report.outputs.${output} }}`);
    }
    // The texts that a condition compares it with.
    expect(called.outputs.answer!.description).toBe(manifest('report').outputs.answer!.description);
  });
});

describe.each([REUSABLE, 'examples/workflows/matrix.yml'])('%s: plan, run, report', (name) => {
  const { plan, run, report } = workflow(name).jobs as Record<'plan' | 'run' | 'report', Job>;
  const given = (job: Job) => job.steps!.find((step) => ourAction(step) !== null)!.with!;

  it('runs every cell of the plan, whatever becomes of another, and none of an empty one', () => {
    expect(plan.outputs).toEqual({
      matrix: '${{ steps.plan.outputs.matrix }}',
      count: '${{ steps.plan.outputs.count }}',
    });
    expect(run.strategy).toEqual({ 'fail-fast': false, matrix: '${{ fromJSON(needs.plan.outputs.matrix) }}' });
    expect(run.if).toBe("needs.plan.outputs.count != '0'");
    expect(given(run).instances).toBe('${{ matrix.instances }}');
    // plan has already dealt out the instances: a shard of them would be a part of the part.
    expect(given(run)).not.toHaveProperty('shard');
  });

  it('reports in any case, once there is a plan; the gate and the comment are the report only', () => {
    expect(report.needs).toEqual(['plan', 'run']);
    expect(report.if).toBe("always() && needs.plan.result == 'success'");
    expect(given(report).matrix).toBe('${{ needs.plan.outputs.matrix }}');
    expect(given(run)).toMatchObject({ summary: false, comment: 'never', 'fail-on': 'never' });
    expect(new Set([plan, run, report].map((job) => given(job).trials)).size).toBe(1);
  });
});

describe('the examples', () => {
  it.each(examples.filter((name) => eventsOf(workflow(name)).includes('pull_request')))(
    '%s: a newer push to a pull request replaces the run of the older one',
    (name) => {
      const { concurrency } = workflow(name);
      expect(concurrency!.group).toContain('github.event.pull_request.number');
      expect([true, "${{ github.event_name == 'pull_request' }}"]).toContain(concurrency!['cancel-in-progress']);
    },
  );

  it('the first one measures pushes as well, once its guide has them added: none is left out, none cancels another', () => {
    const { concurrency, jobs } = workflow('examples/workflows/start.yml');
    expect(jobs.agentbench!.if).toMatch(/^github\.event_name != 'pull_request' \|\| /);
    expect(concurrency).toEqual({
      group: '${{ github.workflow }}-${{ github.event.pull_request.number || github.run_id }}',
      'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
    });
  });

  it('all decide on their concurrency', () => {
    for (const name of examples) expect(workflow(name).concurrency, name).toBeDefined();
  });

  it('give no key of a model to the agent', () => {
    for (const name of examples) expect(read(name), name).not.toContain('agent-env');
  });

  it('use secrets on pull requests of the repository itself only', () => {
    for (const name of examples) {
      if (!eventsOf(workflow(name)).includes('pull_request') || !read(name).includes('secrets.')) continue;
      // All other jobs need the first, unless only a later one has secrets.
      const [[, first]] = jobsOf(name) as [[string, Job]];
      for (const [id, job] of jobsOf(name).filter(([, job]) => JSON.stringify(job).includes('secrets.')))
        expect(`${first.if} ${job.if}`, `${name}: ${id}`).toContain(
          'github.event.pull_request.head.repo.full_name == github.repository',
        );
    }
  });

  it('select instances that there are, and name an agent as their placeholder', async (context) => {
    const { instances } = await loadSetupBench(datasetDirectory('setupbench', context), {
      name: 'setupbench',
      ref: null,
    });
    let selected = 0;
    for (const name of examples) {
      const given = [...ourSteps(name).map(({ given }) => given), ...jobsOf(name).map(([, job]) => job.with ?? {})];
      for (const options of given) {
        if ('agent-command' in options) expect(options['agent-command']).toContain('my-agent');
        if (options.instances === undefined || String(options.instances).includes('${{')) continue;
        const { instances: selectors } = parseOptions({ instances: String(options.instances) });
        await expect(selectInstances(instances, selectors), name).resolves.not.toEqual([]);
        selected++;
      }
    }
    expect(selected).toBeGreaterThanOrEqual(5);
  });

  it('fork-safe: the privileged half takes nothing from the fork but results', () => {
    const measure = workflow('examples/workflows/fork-safe/measure.yml');
    const publish = workflow('examples/workflows/fork-safe/publish.yml');
    expect(read('examples/workflows/fork-safe/measure.yml')).not.toContain('secrets.');
    // With pushes beside pull requests, for a baseline, none ends the run of the one before.
    expect(measure.concurrency?.group).toContain('github.event.pull_request.number || github.run_id');
    expect(Object.values(measure.jobs).map(({ permissions }) => permissions)).toEqual([{ contents: 'read' }]);
    expect(publish.on).toEqual({ workflow_run: { workflows: [measure.name], types: ['completed'] } });
    const [job] = Object.values(publish.jobs);
    // Of these runs there are no results, and the report would fail.
    expect(job!.if).toContain('["cancelled", "action_required"]');
    expect(job!.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
    expect(job!.steps!.map(({ uses }) => uses)).toEqual([`${OURS}/report@v1`]);
    const [measured] = ourSteps('examples/workflows/fork-safe/measure.yml');
    expect(measured!.given).toMatchObject({ suite: job!.steps![0]!.with!.suite, comment: 'never' });
  });

  it('ask for no permission that nothing uses: without a pull request there is no comment', () => {
    for (const name of examples) {
      const comments = eventsOf(workflow(name)).some((event) => ['pull_request', 'workflow_run'].includes(event));
      const asked = jobsOf(name).some(([, { permissions }]) => permissions?.['pull-requests'] === 'write');
      expect(asked, name).toBe(comments && name !== 'examples/workflows/fork-safe/measure.yml');
    }
  });

  it('matrix: plan reads a dataset of the repository too', () => {
    const { plan, run } = workflow('examples/workflows/matrix.yml').jobs as Record<'plan' | 'run', Job>;
    expect(plan.steps![0]).toEqual(run.steps![0]);
  });

  it('nightly: the baseline of pull requests is made by the same workflow', () => {
    const nightly = workflow('examples/workflows/nightly.yml');
    expect(eventsOf(nightly)).toEqual(['schedule', 'workflow_dispatch', 'pull_request']);
    expect(nightly.jobs.agentbench!.with).toMatchObject({ trials: '3', baseline: 'artifact', 'fail-on': 'regression' });
  });

  it.each(['experiment', 'skills'])('%s: its arms are arms, with the control first', async (name) => {
    const { given } = ourSteps(`examples/workflows/${name}.yml`)[0]!;
    const arms = await resolveArms(String(given.arms), literals(given));
    expect(arms.map((arm) => arm.name)).toEqual(name === 'skills' ? ['without', 'with'] : ['base', 'head']);
    expect(arms[0]!.options.stop).toBe('known');
    expect(sameArms(arms)).toEqual([]);
  });

  it('experiment: each arm is a checkout of its own, the base that of the pull request', () => {
    const checkouts = stepsOf('examples/workflows/experiment.yml').filter(({ uses }) =>
      uses?.startsWith('actions/checkout@'),
    );
    expect(checkouts.map((step) => step.with?.path)).toEqual(['base', 'head']);
    expect(checkouts[0]!.with).toMatchObject({ ref: '${{ github.event.pull_request.base.sha }}' });
  });

  it('compare-agents: the suites that are compared are those that are measured', () => {
    const { measure, compare } = workflow('examples/workflows/compare-agents.yml').jobs as Record<string, Job>;
    const { include } = (measure!.strategy as { matrix: { include: { suite: string }[] } } & Job['strategy'])!.matrix;
    expect(include.map(({ suite }) => suite)).toEqual(['first', 'second']);
    const [fetch, report] = compare!.steps as [Step, Step];
    expect(fetch.run).toContain('for suite in first second; do');
    expect(report.with).toMatchObject({
      baseline: 'results/first',
      'results-path': 'results/second',
      trials: Number(measure!.with!.trials),
    });
  });

  it('compare-agents: results are fetched, but no page, which is no archive', () => {
    const [fetch] = workflow('examples/workflows/compare-agents.yml').jobs.compare!.steps!;
    const [, pattern] = /--pattern "(\S+)"/.exec(fetch!.run!)!;
    const names = ['run-3-__run-1', 'run-3-__run-2-0a1b2c3d', 'report-1', 'report-1.html', 'run-3-__run-1.html'];
    const matches = picomatch(pattern!.replace('$suite', 'first'));
    expect(names.filter((name) => matches(`agentbench-first-${name}`))).toEqual(names.slice(0, 3));
  });
});

it('the policy of zizmor lets nobody but us be pinned by tag', () => {
  expect(parse(read('.github/zizmor.yml'))).toEqual({
    rules: {
      'unpinned-uses': {
        config: { policies: { '*': 'hash-pin', [OURS]: 'ref-pin', [`${OURS}/*`]: 'ref-pin' } },
      },
    },
  });
});
