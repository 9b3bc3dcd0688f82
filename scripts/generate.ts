/**
 * Generates what is made of the zod schemas: action.yml, schemas/*.json, the flags of the command line and the tables of the README.
 *
 *     node scripts/generate.ts
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { showSchema } from '../src/cli/show/document.ts';
import { manifestSchema, rowSchema } from '../src/datasets/row.ts';
import { historySchema } from '../src/history/line-schema.ts';
import { judgeAnswerSchema, judgeRequestSchema } from '../src/judges/verdict-schema.ts';
import type { Flag } from '../src/options/flags.ts';
import { COMMANDS, type CommandName, GROUPS } from '../src/options/meta.ts';
import { choicesOf, describeOption, type OptionName, optionNames, takes } from '../src/options/options.ts';
import { comparisonSchema } from '../src/report/documents/comparison-document.ts';
import { reportSchema } from '../src/report/documents/report-document.ts';
import { resultSchema, runSchema, usageSchema } from '../src/results/records.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The outputs of the run action, in the README's order; report has them too. */
const OUTPUTS: Record<string, string> = {
  planned: 'Planned trials.',
  passed: 'Trials that passed.',
  failed: 'Trials that were measured and did not pass.',
  errors: 'Trials that could not be measured.',
  'not-run': 'Planned trials that were never measured.',
  'success-rate': 'Passed / planned (0..1).',
  score: 'Mean score over the trials that have one (0..1).',
  'results-path': 'Directory of the results.',
  'artifact-id': 'Id of the uploaded artifact.',
  'artifact-url': 'Page of the uploaded artifact.',
  'comment-url': 'Page of the comment.',
};

interface Action {
  file: string;
  name: string;
  description: string;
  outputs: Record<string, string>;
  runs: Record<string, string>;
}

/** The actions, by the command that each is. */
const ACTIONS: Record<CommandName, Action> = {
  run: {
    file: 'action.yml',
    name: 'AgentBench',
    description:
      'Measure a coding agent: run it on SetupBench or PRDbench instances or your own, verify what it did, comment on the pull request.',
    outputs: OUTPUTS,
    runs: { main: 'dist/main.js', post: 'dist/post.js', 'post-if': 'always()' },
  },
  plan: {
    file: 'plan/action.yml',
    name: 'AgentBench plan',
    description: 'A dataset to a matrix of jobs, each with its part of the instances.',
    outputs: {
      matrix: 'The matrix: `{"include": [{"name", "instances", "shard"}]}`; report takes it back.',
      count: 'Jobs of the matrix; 0 where there is nothing to do.',
    },
    runs: { main: '../dist/plan.js' },
  },
  report: {
    file: 'report/action.yml',
    name: 'AgentBench report',
    description: "The results of a run's jobs to one comment, summary, gate and report files.",
    outputs: OUTPUTS,
    runs: { main: '../dist/report.js' },
  },
};

/** Everything that is generated, by its path below the root. `readme` is the README as it is. */
export function generate(readme: string): Record<string, string> {
  return {
    ...Object.fromEntries(COMMANDS.map((command) => [ACTIONS[command].file, actionYaml(command)])),
    'README.md': withTables(readme),
    'src/options/flags.json': `${JSON.stringify(flags(), null, 2)}\n`,
    ...Object.fromEntries(
      Object.entries({
        'result.v1': [resultSchema, 'The record of one trial: <instance_id>/trial-<k>/result.json'],
        'run.v1': [runSchema, 'The record of one run: run.json'],
        'report.v1': [reportSchema, 'What a report says of a suite: results.json'],
        'comparison.v1': [comparisonSchema, 'Several runs side by side: comparison.json'],
        'history.v1': [historySchema, 'One line of a history: history.jsonl, a report each'],
        'show.v1': [showSchema, 'What agentbench show --json prints'],
        usage: [usageSchema, 'What an agent may write to $AGENTBENCH_OUTPUT_DIR/usage.json'],
        'dataset-row': [rowSchema, 'One line of scenarios/*.jsonl'],
        'dataset-manifest': [manifestSchema, 'dataset.yaml at the top of a dataset directory'],
        'judge-request': [judgeRequestSchema, 'What judge-command gets on standard input, one JSON object'],
        'judge-answer': [judgeAnswerSchema, 'What judge-command answers, as the last line of its output'],
      } as const).map(([name, [schema, title]]) => [`schemas/${name}.schema.json`, jsonSchema(schema, title, name)]),
    ),
  };
}

function actionYaml(command: CommandName): string {
  const { name, description, outputs, runs } = ACTIONS[command];
  const inputs = optionNames
    .filter((option) => takes(command, option))
    .map((option) => {
      const { description, default: fallback, actionDefault } = describeOption(option);
      return [option, { description, required: false, default: actionDefault ?? fallback ?? '' }];
    });
  const document = {
    name,
    description,
    author: 'the AgentBench Action authors',
    branding: { icon: 'bar-chart-2', color: 'blue' },
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(Object.entries(outputs).map(([output, description]) => [output, { description }])),
    runs: { using: 'node24', ...runs },
  };
  return `# Generated by scripts/generate.ts from src/options/options.ts.\n${stringify(document, { lineWidth: 120 })}`;
}

/** The options that the command line has. */
function flags(): Flag[] {
  return optionNames
    .filter((name) => !describeOption(name).actionOnly)
    .map((name) => {
      const { group, description, default: fallback, flag } = describeOption(name);
      const choices = choicesOf(name);
      return {
        name,
        group,
        description,
        ...(fallback === undefined ? {} : { default: fallback }),
        ...(flag === undefined ? {} : { flag }),
        ...(choices === null ? {} : { choices }),
        commands: COMMANDS.filter((command) => takes(command, name)),
      };
    });
}

function jsonSchema(schema: z.ZodMiniType, title: string, name: string): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ $schema, $id: `agentbench/${name}`, title, ...rest }, null, 2)}\n`;
}

function withTables(readme: string): string {
  const tables: Record<string, string> = { inputs: inputTables(), outputs: outputTable() };
  return readme.replace(/<!-- table:(\w+) -->[\s\S]*?<!-- \/table -->/g, (_, name: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`README.md: there is no table "${name}"`);
    return `<!-- table:${name} -->\n${table}\n<!-- /table -->`;
  });
}

function inputTables(): string {
  return GROUPS.map((group) => {
    const rows = optionNames
      .filter((name) => describeOption(name).group === group)
      .map((name) => {
        const { description, default: fallback, actionDefault, actionOnly } = describeOption(name);
        const choices = choicesOf(name);
        const values = choices === null ? '' : ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`;
        const shown = actionDefault ?? fallback ?? '';
        const text = cell(`${description}${description.includes('`never`') || choices === null ? '' : values}`);
        return `| \`${name}\` | ${shown === '' ? '' : `\`${shown}\``} | ${text}${actionOnly ? ' (action only)' : ''}${onlyFor(name)} |`;
      });
    return [`**${group}**`, '', '| option | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
  }).join('\n\n');
}

/** Where an option is not one of the run action. */
function onlyFor(name: OptionName): string {
  const commands = COMMANDS.filter((command) => takes(command, name));
  return commands.includes('run') ? '' : ` (${commands.join(', ')} only)`;
}

function outputTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`);
  return ['| output | what it is |', '| --- | --- |', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

if (import.meta.main) {
  const files = generate(await readFile(path.join(root, 'README.md'), 'utf8'));
  await rm(path.join(root, 'schemas'), { recursive: true, force: true });
  await mkdir(path.join(root, 'schemas'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}
