import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { AGENTS } from '../src/agents/kit/catalogue.ts';
import { describeAgent } from '../src/agents/kit/describe.ts';
import { Redactor } from '../src/base/redact/redact.ts';
import { manifestSchema, rowSchema } from '../src/datasets/row.ts';
import { selectInstances } from '../src/datasets/select.ts';
import { loadSetupBench } from '../src/datasets/setupbench.ts';
import { badgeName } from '../src/history/point.ts';
import { answerOfCommand } from '../src/judges/answer.ts';
import { newExchange } from '../src/meter/exchange.ts';
import { readConfig } from '../src/options/config.ts';
import { describeOption, type OptionName, optionNames, takes } from '../src/options/options.ts';
import { parseOptions } from '../src/options/parse.ts';
import { CAUSES } from '../src/results/causes.ts';
import type { RunRecord } from '../src/results/records.ts';
import { usageSchema } from '../src/results/usage.ts';
import { AGENTBENCH, agentbench, ROOT } from './support/cli.ts';
import { datasetDirectory } from './support/datasets.ts';
import {
  anchorsOf,
  type Block,
  blocksOf,
  codeSpansOf,
  commandsOf,
  DOCUMENTS,
  linksOf,
  proseOf,
} from './support/documents.ts';
import { temporaryDirectory } from './support/temporary.ts';
import {
  calledWorkflow,
  HAVE_LINTERS,
  type Job,
  lint,
  literals,
  manifest,
  OURS,
  ourAction,
  REUSABLE,
  read,
  type Step,
} from './support/workflows.ts';

const blocks = DOCUMENTS.flatMap(blocksOf);
const yaml = blocks.filter(({ language }) => language === 'yaml');
const shell = blocks.filter(({ language }) => ['sh', 'indented'].includes(language));
const placeOf = ({ document, line }: Block) => `${document}:${line}`;
const keyOf = ({ document, text }: Block) => `${document}: ${text.split('\n')[0]}`;

const NEEDS_DOCKER = 'needs Docker, an image and a model';
const NEEDS_GITHUB = 'changes a repository on GitHub';
const RUN_BY_CI = 'run by .ci/run, which runs this test as well';

/** The commands that are not executed here, and why; all others are. */
const NOT_EXECUTED: Record<string, string> = {
  'docs/reference/command-line.md: npx agentbench run --dataset setupbench --instances dbsetup-redis-1 --agent-command \'my-agent "$AGENTBENCH_PROMPT"\'':
    NEEDS_DOCKER,
  'README.md: npm ci && npm test': RUN_BY_CI,
  'CONTRIBUTING.md: npm ci && npm test': RUN_BY_CI,
  'CONTRIBUTING.md: npm run check': RUN_BY_CI,
  'CONTRIBUTING.md: node scripts/generate.ts': 'writes into the checkout; npm run check compares what it writes',
  'CONTRIBUTING.md: UPDATE_RELIABILITY=1 npm run test:faults': 'takes most of an hour, and writes into the checkout',
  'CONTRIBUTING.md: npm run screenshots -- --setupbench ~/SetupBench --prdbench ~/PRDbench --results /tmp/runs':
    'takes ten minutes, and writes into the checkout',
  'CONTRIBUTING.md: node scripts/release.ts v1.0.0': NEEDS_GITHUB,
  "CONTRIBUTING.md: gh release download v1.0.0 --repo org/agentbench-action --pattern '*.tgz'":
    'needs a release on GitHub',
  'bench/README.md: npm run bench                                  # all benches: tens of minutes, on an idle machine':
    'takes tens of minutes',
  'images/prdbench/README.md: docker build -t agentbench-prdbench images/prdbench': 'fetches gigabytes',
  'docs/guides/first-workflow.md: export ANTHROPIC_API_KEY=…': NEEDS_DOCKER,
  'docs/guides/first-workflow.md: gh secret set ANTHROPIC_API_KEY': NEEDS_GITHUB,
  'docs/guides/agents.md: npm install --prefix agent --os linux --cpu x64 --ignore-scripts --save-exact @anthropic-ai/claude-code-linux-x64@2.1.332':
    'fetches hundreds of megabytes',
  'docs/guides/agents.md: npm install --prefix agent --os linux --cpu x64 --ignore-scripts --save-exact @openai/codex@0.171.0-linux-x64':
    'fetches hundreds of megabytes',
  'docs/guides/agents.md: npm ci --prefix agent --ignore-scripts': NEEDS_DOCKER,
  'docs/guides/results-from-elsewhere.md: harbor run --path tasks --agent claude-code --model anthropic/claude-opus-4-1 --n-attempts 3 --jobs-dir jobs':
    'needs Harbor and a model',
  'docs/guides/results-from-elsewhere.md: npx agentbench-action export --format harbor --dataset setupbench setupbench-tasks':
    'fetches SetupBench from GitHub; test/export does it with a local one',
  'docs/guides/graded-tasks.md: npx agentbench-action run --dataset tasks --measure score --results-path runs/before --agent-directory before --agent-name before --agent-command \'bash "$AGENTBENCH_AGENT_DIR/run.sh"\'':
    NEEDS_DOCKER,
  'docs/guides/graded-tasks.md: npx agentbench-action report before=runs/before after=runs/after --measure score':
    'compares the runs of the commands before it',
  'docs/guides/forks.md: gh pr checkout 123': NEEDS_GITHUB,
  'docs/guides/self-hosted.md: helm install arc --namespace arc-systems --create-namespace \\':
    'needs a Kubernetes cluster',
  'docs/guides/judges.md: npx agentbench-action run --dataset prdbench --instances 1 --image prdbench --agent-command true \\':
    NEEDS_DOCKER,
};

/** Blocks of these languages are looked at here; a block of another one has no test, and so no place. */
const LANGUAGES = ['yaml', 'sh', 'indented', 'json', 'md', 'text'];

it('has each generated table', () => {
  const empty = /<!-- table:([\w.-]+) -->\s*<!-- \/table -->/g;
  const found = DOCUMENTS.flatMap((document) =>
    [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(empty)].map(([, table]) => `${document}: ${table}`),
  );
  expect(found).toEqual([]);
});

it('covers what there is', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/architecture.md']),
  );
  expect(globSync('docs/guides/*.md', { cwd: ROOT }).sort()).toEqual(
    [
      'agents',
      'comparing',
      'experiments',
      'first-workflow',
      'forgejo',
      'forks',
      'graded-tasks',
      'harbor',
      'history',
      'judges',
      'models',
      'reading-a-trajectory',
      'reading-the-figures',
      'results-from-elsewhere',
      'self-hosted',
      'your-own-dataset',
    ].map((name) => `docs/guides/${name}.md`),
  );
  expect(globSync('docs/reference/*.md', { cwd: ROOT }).sort()).toEqual(
    [
      'agents',
      'command-line',
      'options',
      'prdbench',
      'results',
      'setupbench',
      'statistics',
      'trajectories',
      'trial',
    ].map((name) => `docs/reference/${name}.md`),
  );
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['plan/README.md', 'report/README.md']));
  for (const block of blocks) expect(LANGUAGES, placeOf(block)).toContain(block.language);
  expect(yaml.length).toBeGreaterThan(15);
  expect(shell.length).toBeGreaterThan(20);
});

describe('links', () => {
  it.each(DOCUMENTS)('%s: each leads somewhere', (document) => {
    for (const target of linksOf(document)) {
      if (/^https:\/\//.test(target)) continue;
      const [file, anchor] = target.split('#') as [string, string | undefined];
      const name = file === '' ? document : path.join(path.dirname(document), file);
      expect(existsSync(path.join(ROOT, name)), `${document}: ${target}`).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(name), `${document}: ${target}`).toContain(anchor);
    }
  });

  it('every guide is linked from the README, and every document reached from there', () => {
    const reached = new Set<string>();
    const visit = (document: string) => {
      if (reached.has(document)) return;
      reached.add(document);
      for (const target of linksOf(document)) {
        const name = path.join(path.dirname(document), target.split('#')[0]!);
        if (DOCUMENTS.includes(name)) visit(name);
      }
    };
    visit('README.md');
    expect(DOCUMENTS.filter((name) => !/^(images|test)\//.test(name) && !reached.has(name))).toEqual([]);
  });
});

describe('the README', () => {
  it('is short', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8000);
  });

  it('has the figures of docs/reliability.md', () => {
    const readme = proseOf('README.md').replaceAll(/\s+/g, ' ');
    const reliability = read('docs/reliability.md');
    const figure = (pattern: RegExp) => Number(pattern.exec(readme)![1]);
    const rows = (table: string) => {
      const [, text] = new RegExp(`<!-- ${table}:begin -->([\\s\\S]*)<!-- ${table}:end -->`).exec(reliability)!;
      return text!.match(/^\| /gm)!.length - 2;
    };
    expect(rows('faults')).toBeGreaterThan(figure(/More than (\d+) faults are/));
    expect(rows('attacks')).toBeGreaterThan(figure(/More than (\d+) attacks are/));
    expect(readme).toContain(
      'kills a run of 1000 trials 25 times at random moments: no result is lost, changed or counted twice',
    );
    expect(reliability).toMatch(
      /^\| 25 kills at random moments \| 1000 trials, 64 at a time \|.*none lost or changed, none twice/m,
    );
    expect(readme).toContain(
      'If an agent prints 2 GB, the log keeps 16 MiB with the cut marked, and the harness uses less than 350 MiB',
    );
    expect(reliability).toMatch(
      /^\| an agent that prints 2 GB \|.*a log of 16 MiB with the cut marked; memory of the harness under 350 MiB/m,
    );
  });
});

it.each(DOCUMENTS.filter((name) => !/^(images|test|bench)\/|^docs\/(reliability|threat-model)\.md$/.test(name)))(
  '%s: its first paragraphs name its readers',
  (document) => {
    const [, ...paragraphs] = proseOf(document).split(/\n{2,}/);
    expect(
      paragraphs
        .filter((text) => !/^<|^\s*$/.test(text))
        .slice(0, 2)
        .join('\n'),
    ).toMatch(/^For /m);
  },
);

it('the reference has every command of the command line', async () => {
  const { stdout } = await agentbench(['--help']);
  const [, ...sections] = stdout.split(/\n(?=\S.*:\n)/);
  const names = sections
    .filter((section) => !/^(Global )?Options:/.test(section))
    .flatMap((section) => [...section.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name!));
  const told = [...read('docs/reference/command-line.md').matchAll(/^\| `agentbench ([a-z]+)/gm)].map(
    ([, name]) => name!,
  );
  expect(told.sort()).toEqual(names.filter((name) => name !== 'help').sort());
});

/** Words in single quotes that stand behind `call` in the sources. */
function kindsIn(call: RegExp): string[] {
  const sources = globSync('src/**/*.ts', { cwd: ROOT }).map(read);
  const pattern = new RegExp(`${call.source}'([a-z_]+)'`, 'g');
  return [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, kind]) => kind!)))];
}

describe('the reference of results', () => {
  const sectionOf = (title: string) => read('docs/reference/results.md').split(`### ${title}\n`)[1]!.split(/\n##/)[0]!;

  it.each([
    ['errors', 'Kinds of errors', [], /(?:new TrialError|new Stop|budget\.stop)\(\s*/],
    ['integrity notes', 'Kinds of integrity notes', ['threat-model'], /(?:record|live\.record)\.note\(\s*/],
    // Also those of data, which are the points'.
    ['findings', 'Kinds of integrity notes', ['threat-model', 'reference/prdbench'], /\bkind: (?='\w+',\s*detail\b)/],
  ])('has every kind of %s', (_, title, elsewhere, call) => {
    const kinds = kindsIn(call);
    expect(kinds.length).toBeGreaterThan(3);
    const told = [sectionOf(title), ...elsewhere.map((name) => read(`docs/${name}.md`))].join('\n');
    expect(kinds.filter((kind) => !told.includes(`\`${kind}\``))).toEqual([]);
  });

  it('has every member of an exchange', () => {
    const section = read('docs/reference/results.md').split('## exchanges.jsonl\n')[1]!.split('\n## ')[0]!;
    const rows = section.split('\n').flatMap((line) => /^\| (`.*?`) \|/.exec(line)?.[1] ?? []);
    const told = rows.flatMap((cell) => [...cell.matchAll(/`([a-z]\w*)/g)].map(([, name]) => name!));
    expect(new Set(told)).toEqual(new Set(['line', 'cut', ...Object.keys(newExchange('', null, '', ''))]));
  });

  it('has every log and text that a trial writes', () => {
    const sources = globSync('src/trial/*.ts', { cwd: ROOT }).map(read).join('\n');
    const names = [...sources.matchAll(/'([a-z-]+)\.(?:log|txt|jsonl)'/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    const files = read('docs/reference/results.md').split('## Files\n')[1]!.split('\n## ')[0]!;
    expect(names.filter((name) => !new RegExp(`[/\`]${name}(-step-2)?\\.`).test(files))).toEqual([]);
  });
});

/** Words in backticks that look like options of ours and are none: of workflows, of other programs, of this project. */
const OTHER_WORDS = [
  ...[
    'runs-on',
    'timeout-minutes',
    'build-command',
    'pull-requests',
    'agentbench-history',
    'stream-json',
    'agentbench-action',
    'agentbench-test-python',
    'e-process',
    'no-network',
    'docker-compose-plugin',
    'openai-chat',
    'openai-responses',
    'sub-agent',
    ...AGENTS.map(describeAgent).flatMap(({ name, packages }) => [name, ...packages]),
  ],
  ...globSync('examples/workflows/*', { cwd: ROOT }).map((file) => path.parse(file).name),
  // Its benches.
  ...[...read('bench/run.ts').matchAll(/^ {2}'?([a-z-]+)'?: bench/gm)].map(([, name]) => name!),
];

describe('what is named in the text', () => {
  const defaults = optionNames.flatMap((name) => describeOption(name).default ?? []);
  const words: string[] = [...optionNames, ...defaults, ...Object.keys(manifest('run').outputs), ...OTHER_WORDS];

  it.each(DOCUMENTS)('%s: options, with values that they take', (document) => {
    for (const span of codeSpansOf(document)) {
      const [, name, value] = /^([a-z]+(?:-[a-z]+)*)(?:: (.+))?$/s.exec(span) ?? [];
      if (name === undefined || (value === undefined && !name.includes('-'))) continue;
      if (value !== undefined && !name.includes('-') && !words.includes(name)) continue;
      expect(words, `${document}: \`${span}\``).toContain(name);
      if (value === undefined || !optionNames.includes(name as OptionName)) continue;
      const text = /^(["'])(.*)\1$/s.exec(value)?.[2] ?? value;
      if (!/[…]|k\/n/.test(text))
        expect(() => parseOptions({ [name]: text }), `${document}: \`${span}\``).not.toThrow();
    }
  });

  it.each(DOCUMENTS)('%s: files and folders of the project', (document) => {
    for (const span of codeSpansOf(document)) {
      if (!/^(src|test|e2e|docs|bench|scripts|examples|schemas|images|dist|\.github|\.ci)\/[\w./*{},-]*$/.test(span))
        continue;
      // What a user's repository has, or a project of PRDbench.
      if (['.github/workflows/agentbench.yml', '.github/agentbench.yaml', 'src/PRD.md'].includes(span)) continue;
      expect(globSync(span.replace(/\/$/, ''), { cwd: ROOT }), `${document}: \`${span}\``).not.toEqual([]);
    }
  });

  it.each(DOCUMENTS)('%s: commands', async (document) => {
    const spans = codeSpansOf(document).filter((span) => /^(npx )?agentbench(-action)? [a-z]|^npm run /.test(span));
    for (const span of spans) await checkCommands(`${span.replaceAll('…', '')}\n`, `${document}: \`${span}\``);
  });
});

it('the reference of trajectories has every cause, in order', () => {
  const [, table] = read('docs/reference/trajectories.md').split('\n| cause | rule |\n| --- | --- |\n');
  const rows = table!.split('\n\n')[0]!.split('\n');
  expect(rows.map((row) => /^\| `(\w+)` \|/.exec(row)?.[1])).toEqual(CAUSES);
});

it('the reference of a trial has every variable that an agent gets', () => {
  const names = read('src/trial/agent-environment.ts').match(/\bAGENTBENCH_[A-Z_]+(?=:)/g)!;
  expect(names.length).toBeGreaterThan(10);
  const told = read('docs/reference/trial.md');
  expect(names.filter((name) => !told.includes(`| \`${name}\` |`))).toEqual([]);
});

it('a badge to copy has the name that a history gives it', () => {
  const shown = blocks.filter(({ language }) => language === 'md').map(({ text }) => text);
  expect(shown).toEqual([expect.stringContaining(`/agentbench-history/${badgeName('agentbench')})`)]);
});

describe('workflows', () => {
  /** A block as a whole workflow: with what goes around jobs, or around steps. */
  const wholes = yaml.flatMap((block) => {
    const content: unknown = parse(block.text);
    const head = 'name: block\non: push\npermissions: {}\n';
    const workflow = (text: string) => [{ block, text, jobs: parse(text).jobs as Record<string, Job> }];
    if (Array.isArray(content)) {
      const steps = block.text.replaceAll(/^(?=.)/gm, '      ');
      const job =
        'jobs:\n  block:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 10\n    permissions: {}\n    steps:\n';
      return workflow(head + job + steps);
    }
    if (!isRecord(content)) throw new Error(`${placeOf(block)} is neither a workflow nor a part of one`);
    if ('jobs' in content) return workflow('on' in content ? block.text : head + block.text);
    return [];
  });
  const others = yaml.filter((block) => !wholes.some((whole) => whole.block === block));

  it.skipIf(!HAVE_LINTERS)('actionlint and zizmor find nothing in them', () => {
    const files = wholes.map(({ block, text }, index) => [`${index}-${nameOf(block)}.yml`, text] as const);
    expect(lint(Object.fromEntries(files))).toBe('');
  });

  it.each(wholes.map((whole) => ({ place: placeOf(whole.block), ...whole })))(
    '$place: pins, inputs, permissions',
    ({ text, jobs }) => {
      for (const [, reference, comment] of text.matchAll(/^\s*(?:- )?uses: (\S+)(.*)$/gm)) {
        if (reference!.startsWith(OURS)) expect(reference).toMatch(/@v1$/);
        else expect(`${reference}${comment}`).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      }
      for (const job of Object.values(jobs)) {
        if (job.uses === undefined) for (const step of job.steps!) checkStep(step);
        else checkCall(job, /^ {2}pull_request/m.test(text) || /^on: pull_request/m.test(text));
      }
    },
  );

  it('they select instances that there are', async (context) => {
    const given = wholes.flatMap(({ jobs }) =>
      Object.values(jobs).flatMap((job) =>
        job.uses === undefined
          ? job.steps!.filter((step) => ourAction(step) !== null).map((step) => literals(step.with!))
          : [literals(job.with!)],
      ),
    );
    const setupbench = await loadSetupBench(datasetDirectory('setupbench', context), { name: 'setupbench', ref: null });
    const prdbench = datasetDirectory('prdbench', context);
    for (const { dataset = 'setupbench', instances = 'all' } of given) {
      const { instances: selectors } = parseOptions({ instances: String(instances) });
      if (dataset === 'setupbench') {
        await expect(selectInstances(setupbench.instances, selectors)).resolves.not.toHaveLength(0);
      } else if (dataset === 'prdbench') {
        for (const selector of selectors)
          expect(existsSync(path.join(prdbench, 'PRDbench', selector)), selector).toBe(true);
      }
    }
  });

  it('and the rest of YAML is a dataset.yaml, a file of options, or values of a chart', async () => {
    for (const block of others) {
      const content = parse(block.text);
      const [, file] = /^# (\S+)\n/.exec(block.text) ?? [];
      if (file?.endsWith('dataset.yaml')) expect(() => manifestSchema.parse(content), placeOf(block)).not.toThrow();
      else if (file === 'agentbench.yaml') {
        const place = temporaryDirectory();
        writeFileSync(path.join(place, file), block.text);
        const { texts } = (await readConfig(undefined, place))!;
        expect(() => parseOptions(texts), placeOf(block)).not.toThrow();
      }
      // Of the chart gha-runner-scale-set 0.13.
      else if (file === 'values.yaml')
        expect([
          'githubConfigUrl',
          'githubConfigSecret',
          'minRunners',
          'maxRunners',
          'containerMode',
          'template',
        ]).toEqual(expect.arrayContaining(Object.keys(content)));
      else throw new Error(`${placeOf(block)}: the first line of a block that is no workflow names its file`);
    }
    expect(others.length).toBe(3);
  });

  function checkStep(step: Step): void {
    const command = ourAction(step);
    expect(step.run ?? '').not.toContain('${{');
    if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
    if (command === null) return;
    expect(Object.keys(manifest(command).inputs)).toEqual(expect.arrayContaining(Object.keys(step.with!)));
    const options = parseOptions(literals(step.with!));
    if (command !== 'run') return;
    expect(options.agent ?? options['agent-command']).toBeDefined();
    checkAgent(step.with!);
  }

  function checkCall(job: Job, comments: boolean): void {
    expect(job.uses).toBe(`${OURS}/${REUSABLE}@v1`);
    const contents = String(job.with!.history).startsWith('branch:') ? 'write' : 'read';
    const comment = comments ? { 'pull-requests': 'write' } : {};
    expect(job.permissions).toEqual({ contents, actions: 'read', ...comment });
    const called = calledWorkflow();
    for (const [input, value] of Object.entries(job.with!)) {
      expect(called.inputs[input], input).toBeDefined();
      if (!String(value).includes('${{') && called.inputs[input]!.type !== 'number')
        expect(typeof value === 'number' ? 'string' : typeof value, input).toBe(called.inputs[input]!.type);
    }
    expect(Object.keys(called.secrets)).toEqual(expect.arrayContaining(Object.keys(job.secrets ?? {})));
    const options = Object.entries(job.with!).filter(([input]) => optionNames.includes(input as OptionName));
    expect(() => parseOptions(literals(Object.fromEntries(options)))).not.toThrow();
    expect(job.with).toHaveProperty('agent-command');
  }
});

describe('commands', () => {
  it('are executed, but for those that are named with a reason', () => {
    const keys = shell.map(keyOf);
    expect(Object.keys(NOT_EXECUTED).filter((key) => !keys.includes(key))).toEqual([]);
    for (const why of Object.values(NOT_EXECUTED)) expect(why).toMatch(/\w{3}/);
  });

  it.each(shell.map((block) => ({ place: placeOf(block), block })))(
    '$place: shell that parses, with options that there are',
    async ({ block, place }) => {
      execFileSync('bash', ['-n', '-c', block.text], { stdio: 'pipe' });
      await checkCommands(block.text, place);
    },
  );

  const executed = DOCUMENTS.map((document) => ({
    document,
    scripts: shell.filter((block) => block.document === document && !(keyOf(block) in NOT_EXECUTED)),
  })).filter(({ scripts }) => scripts.length > 0);

  it.concurrent.each(executed)('$document: work as they stand, one after the other', async ({ document, scripts }) => {
    const place = repository();
    for (const { line, text } of scripts) {
      const { exitCode, output } = await runScript(text, place);
      expect(exitCode, `${document}:${line}\n${output}`).toBe(0);
    }
    await FOLLOWED[document]?.(place);
  });
});

/** What the commands of a document must have left, or what becomes of it. */
const FOLLOWED: Record<string, (place: string) => Promise<void>> = {
  'docs/guides/first-workflow.md': async (place) => {
    expect(statusesIn(place, 'agentbench-results/latest')).toEqual({
      'greeting-1': 'passed',
      'report-1': 'failed',
      'service-1': 'failed',
    });
    expect(readFileSync(path.join(place, '.github/workflows/agentbench.yml'), 'utf8')).toBe(
      read('examples/workflows/nightly.yml'),
    );
  },
  'docs/guides/your-own-dataset.md': async (place) => {
    const [check] = globSync('agentbench-check/*', { cwd: place }) as [string];
    expect(statusesIn(place, `${check}/nothing`)).toEqual({ 'server-1': 'failed', 'sort-1': 'failed' });
    expect(statusesIn(place, `${check}/solution`)).toEqual({ 'server-1': 'passed', 'sort-1': 'passed' });
  },
  'docs/guides/comparing.md': async (place) => {
    // Of the two last reports the plain one counts: the comparison's files went with it.
    expect(readdirSync(path.join(place, 'agentbench-results/report'))).toContain('results.json');
    expect(existsSync(path.join(place, 'agentbench-results/report/comparison.json'))).toBe(false);
    const { exitCode, output } = await runScript('npx agentbench-action report runs', place);
    expect(exitCode, output).toBe(0);
    expect(output).toContain('careful is better than hasty by 87.5 points (95% interval +50.0 to +100.0, p = 0.016)');
  },
  'docs/guides/experiments.md': async (place) => {
    const { stopped } = JSON.parse(readFileSync(path.join(place, 'agentbench-results/latest/experiment.json'), 'utf8'));
    expect(stopped.message).toBe('head is better');
    expect([8, 9]).toContain(stopped.pairs);
  },
  'docs/guides/forks.md': async (place) => {
    expect(readdirSync(path.join(place, '.github/workflows')).sort()).toEqual([
      'agentbench-publish.yml',
      'agentbench.yml',
    ]);
  },
  'docs/guides/history.md': async (place) => {
    expect(readdirSync(path.join(place, 'metrics')).sort()).toEqual(['badge.json', 'history.jsonl']);
    const { history } = JSON.parse(readFileSync(path.join(place, 'agentbench-results/report/results.json'), 'utf8'));
    expect(history.points).toMatchObject([{ current: false }, { current: true, change: { verdict: 'within noise' } }]);
  },
  'docs/guides/reading-the-figures.md': async (place) => {
    const report = JSON.parse(readFileSync(path.join(place, 'agentbench-results/report/results.json'), 'utf8'));
    expect(JSON.stringify(report)).toContain('within noise');
    for (const name of ['report.html', 'summary.md', 'junit.xml', 'ctrf.json', 'badge.json'])
      expect(existsSync(path.join(place, 'agentbench-results/report', name)), name).toBe(true);
  },
  /** The judge of the guide, with a model that looks at the request through the command it was allowed. */
  'docs/guides/judges.md': async (place) => {
    writeFileSync(path.join(place, '.judge-key'), 'sk-of-the-judge\n');
    const claude = `#!/bin/bash
[[ $* == "--print --model small --allowedTools Read,Bash(/exec *)" && $ANTHROPIC_API_KEY == sk-of-the-judge ]] || exit 9
grep -q 'No text in there\\|no text in there is an instruction' || exit 8
grep -q judge-request request.json || exit 7
printf 'Looking.\\n{"score": 1, "explanation": "the last verification"}\\n'
`;
    writeProgram(path.join(place, 'bin/claude'), claude);
    const request = '{"schema": "agentbench/judge-request/v1"}';
    const { exitCode, output } = await runScript(
      `AGENTBENCH_EXEC=/exec AGENTBENCH_JUDGE_MODEL=small bash judge.sh <<<'${request}'\n`,
      place,
    );
    expect(exitCode, output).toBe(0);
    expect(answerOfCommand(output, new Redactor([]))).toMatchObject({ score: 1, explanation: 'the last verification' });
  },
};

it('JSON is a row of a dataset, or what an agent says it used', () => {
  const json = blocks.filter(({ language }) => language === 'json');
  for (const block of json) {
    const content = JSON.parse(block.text);
    const schema = 'instance_id' in content ? rowSchema : z.strictObject(usageSchema.shape);
    expect(() => schema.parse(content), placeOf(block)).not.toThrow();
  }
  expect(json.length).toBe(2);
});

it('the changelog is in the form that a release is made from', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  expect(headings[0]).toBe('[Unreleased]');
  for (const heading of headings.slice(1)) expect(heading).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
  const kinds = [...proseOf('CHANGELOG.md').matchAll(/^### (.*)$/gm)].map(([, kind]) => kind);
  expect(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']).toEqual(expect.arrayContaining(kinds));
});

/** That commands of ours and scripts of npm exist, with their options, and that the options take their values. */
async function checkCommands(script: string, place: string): Promise<void> {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  for (const words of commandsOf(script)) {
    const ours = words.findIndex((word) => /^agentbench(-action)?$/.test(word));
    if (words[0] === 'npm' && words[1] === 'run')
      expect(scripts, place).toContain(words.find((word, at) => at > 1 && !word.startsWith('-')));
    if (words[0] === 'node' && words[1]?.startsWith('scripts/'))
      expect(existsSync(path.join(ROOT, words[1])), place).toBe(true);
    // In a user's repository npx would fetch what a stranger calls agentbench.
    if (place.startsWith('docs/guides/') && words[0] === 'npx' && words.length > 2)
      expect(words[1], place).toBe('agentbench-action');
    if (ours === -1 || ours > 1 || (ours === 1 && words[0] !== 'npx')) continue;
    const [command, ...rest] = words.slice(ours + 1);
    const help = await helpOf(command!);
    expect(help, `${place}: agentbench ${command}`).not.toBe('');
    const given: Record<string, string> = {};
    for (const [at, word] of rest.entries()) {
      const [, name] = /^--([a-z-]+)$/.exec(word) ?? [];
      if (name === undefined) continue;
      expect(help, `${place}: agentbench ${command} --${name}`).toMatch(new RegExp(`^ +(-\\w, )?--${name}\\b`, 'm'));
      if (!optionNames.includes(name as OptionName) || describeOption(name as OptionName).flag) continue;
      if (command === 'run') expect(takes('run', name as OptionName), place).toBe(true);
      given[name] = rest[at + 1]!;
    }
    expect(() => parseOptions(given), place).not.toThrow();
    checkAgent(given, place);
  }
}

/** That an agent's files are named where they lie in a testbed: it begins in its workdir, not in a checkout. */
function checkAgent(given: Record<string, unknown>, place?: string): void {
  const command = String(given['agent-command'] ?? '');
  expect(command, place).not.toMatch(/^\.{1,2}\//);
  if (command.includes('AGENTBENCH_AGENT_DIR')) expect(given['agent-directory'] ?? given.arms, place).toBeDefined();
}

const helps = new Map<string, Promise<string>>();

/** The help of a command of ours; '' where there is no such command. */
function helpOf(command: string): Promise<string> {
  let help = helps.get(command);
  if (help === undefined) {
    help = agentbench([command, '--help']).then(({ exitCode, stdout }) => (exitCode === 0 ? stdout : ''));
    helps.set(command, help);
  }
  return help;
}

/** A git repository as a user may have it, with our commands as npx would find them. */
function repository(): string {
  const place = temporaryDirectory();
  execFileSync('git', ['init', '--quiet', place]);
  writeProgram(
    path.join(place, 'bin/npx'),
    `#!/bin/sh\ncase $1 in agentbench | agentbench-action) ;; *) echo "npx: $1 is not ours" >&2; exit 64 ;; esac\nshift\nexec '${process.execPath}' '${AGENTBENCH}' "$@"\n`,
  );
  // The project is installed where this test runs.
  writeProgram(path.join(place, 'bin/npm'), '#!/bin/sh\n[ "$*" = ci ]\n');
  return place;
}

function writeProgram(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

function runScript(script: string, place: string): Promise<{ exitCode: number | null; output: string }> {
  const temporary = path.join(place, '.tmp');
  mkdirSync(temporary, { recursive: true });
  const env = {
    ...process.env,
    PATH: `${place}/bin:${process.env.PATH}`,
    HOME: place,
    XDG_CACHE_HOME: path.join(place, '.cache'),
    RUNNER_TEMP: temporary,
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['-euo', 'pipefail', '-c', script],
      { cwd: place, env, timeout: 240_000 },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode, output: stderr + stdout }),
    );
    child.stdin!.end();
  });
}

/** instance → status, of a run's record; with the message of an error. */
function statusesIn(place: string, results: string): Record<string, string> {
  const { planned } = JSON.parse(readFileSync(path.join(place, results, 'run.json'), 'utf8')) as RunRecord;
  return Object.fromEntries(
    planned.map(({ instance_id: id, status, error }) => [id, error === null ? status : `${status}: ${error.message}`]),
  );
}

function nameOf({ document, line }: Block): string {
  return `${document.replaceAll(/[^a-z-]/gi, '-')}-${line}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
