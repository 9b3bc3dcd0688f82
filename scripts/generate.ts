/**
 * Generates all files derived from the zod schemas: action.yml, schemas/*.json, the tables of the documents.
 *
 *     node scripts/generate.ts
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { showSchema } from '../src/cli/show/document.ts';
import { NOTE_KINDS } from '../src/datasets/prdbench/notes.ts';
import { manifestSchema, rowSchema } from '../src/datasets/row.ts';
import { historySchema } from '../src/history/line-schema.ts';
import { explainRequestSchema, judgeAnswerSchema, judgeRequestSchema } from '../src/judges/verdict-schema.ts';
import { configNames } from '../src/options/config.ts';
import { COMMANDS, type CommandName } from '../src/options/meta.ts';
import {
  choicesOf,
  describeOption,
  LISTS,
  MAPPINGS,
  type OptionName,
  optionNames,
  takes,
} from '../src/options/options.ts';
import { comparisonSchema } from '../src/report/documents/comparison-document.ts';
import { reportSchema } from '../src/report/documents/report-document.ts';
import { changesSchema } from '../src/results/changes.ts';
import { experimentSchema } from '../src/results/experiment-record.ts';
import { resultSchema, runSchema } from '../src/results/records.ts';
import { usageSchema } from '../src/results/usage.ts';
import { trajectorySchema } from '../src/trajectory/atif.ts';
import {
  agentPackages,
  agentTable,
  describedTable,
  fieldTables,
  inputTable,
  optionTables,
  readDocuments,
  withTables,
} from './tables.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Outputs of run and report, in the order of the tables. */
const OUTPUTS: Record<string, string> = {
  planned: 'Number of planned trials.',
  passed: 'Number of trials that passed.',
  failed: 'Number of trials that failed.',
  errors: 'Number of trials that could not be measured (`error`).',
  'not-run': 'Number of planned trials that were not run.',
  'success-rate': '`passed` / `planned` (0..1).',
  score: 'Mean score over the trials that have one (0..1).',
  answer:
    'Of an experiment: `better`, `worse`, `no difference that matters`, `cannot be settled`, `within tolerance`, `within noise` or, without a pair of verdicts, `not known`; with more than two arms a line for each, `ARM=ANSWER`. The figures above are those of the last arm.',
  'results-path': 'Directory of the results; of `report` the directory of its files.',
  'artifact-id': 'ID of the uploaded artifact.',
  'artifact-url': 'URL of the uploaded artifact.',
  'comment-url': 'URL of the comment.',
};

interface Action {
  file: string;
  name: string;
  description: string;
  outputs: Record<string, string>;
  runs: Record<string, string>;
}

/** The actions by their commands. */
const ACTIONS: Record<CommandName, Action> = {
  run: {
    file: 'action.yml',
    name: 'AgentBench',
    description:
      'Measure a coding agent: run it on SetupBench, PRDbench or your own tasks, verify the results, comment on the pull request.',
    outputs: OUTPUTS,
    runs: { main: 'dist/main.js', post: 'dist/post.js', 'post-if': 'always()' },
  },
  plan: {
    file: 'plan/action.yml',
    name: 'AgentBench plan',
    description: 'Divide the instances of a dataset among the jobs of a matrix.',
    outputs: {
      matrix: 'The matrix as JSON, `{"include": [{"name", "instances", "shard"}]}`; also an input of `report`.',
      count: 'Number of jobs in the matrix; 0 if no instance is selected.',
    },
    runs: { main: '../dist/plan.js' },
  },
  report: {
    file: 'report/action.yml',
    name: 'AgentBench report',
    description: 'Combine the results of several jobs: one comment, step summary, gate and report files.',
    outputs: OUTPUTS,
    runs: { main: '../dist/report.js' },
  },
};

/** The published formats with their titles, by schema name. */
const FORMATS = {
  'result.v1': [resultSchema, 'The record of one trial: <instance_id>/trial-<k>/result.json'],
  'run.v1': [runSchema, 'The record of one run: run.json'],
  'report.v1': [reportSchema, 'The report of a suite: results.json'],
  'comparison.v1': [comparisonSchema, 'Several runs side by side: comparison.json'],
  'experiment.v1': [experimentSchema, 'An experiment, beside the runs of its arms: experiment.json'],
  'history.v1': [historySchema, 'One line of a history: history.jsonl, one report on each line'],
  'changes.v1': [changesSchema, 'What an agent left: <instance_id>/trial-<k>/changes.json'],
  'show.v1': [showSchema, 'The output of agentbench show --json'],
  trajectory: [trajectorySchema, 'The steps of an agent in ATIF: trajectory.json'],
  usage: [usageSchema, 'Usage reported by an agent: $AGENTBENCH_OUTPUT_DIR/usage.json'],
  'dataset-row': [rowSchema, 'One line of scenarios/*.jsonl'],
  'dataset-manifest': [manifestSchema, 'dataset.yaml at the top of a dataset directory'],
  'judge-request': [judgeRequestSchema, 'The standard input of judge-command: one JSON object'],
  'explain-request': [explainRequestSchema, 'The standard input of judge-command with explain: judge: one JSON object'],
  'judge-answer': [judgeAnswerSchema, 'The last line of the output of judge-command'],
} as const;

/**
 * All generated files by path below the root. `documents` has the texts of the documents with tables, from
 * `readDocuments`.
 */
export function generate(documents: Record<string, string>): Record<string, string> {
  const formats = Object.entries(FORMATS);
  const tables: Record<string, string> = {
    agents: agentTable(),
    'agent-packages': agentPackages(),
    options: optionTables(),
    ...Object.fromEntries(COMMANDS.map((command) => [`${command}-inputs`, inputTable(command)])),
    ...Object.fromEntries(
      COMMANDS.map((command) => [`${command}-outputs`, describedTable('output', ACTIONS[command].outputs)]),
    ),
    'prdbench-notes': describedTable('note', NOTE_KINDS),
    ...fieldTables(Object.fromEntries(formats.map(([name, [schema]]) => [name, schema]))),
  };
  return {
    ...Object.fromEntries(COMMANDS.map((command) => [ACTIONS[command].file, actionYaml(command)])),
    ...Object.fromEntries(Object.entries(documents).map(([name, text]) => [name, withTables(name, text, tables)])),
    ...Object.fromEntries(
      formats.map(([name, [schema, title]]) => [`schemas/${name}.schema.json`, jsonSchema(schema, title, name)]),
    ),
    'schemas/agentbench-config.schema.json': configSchema(),
  };
}

/** The schema of agentbench.yaml, for editors: every option that the file can have. */
function configSchema(): string {
  const scalar = ['string', 'number', 'boolean'];
  const list = { type: 'array', items: { type: scalar } };
  const mapping = { type: 'object', additionalProperties: { type: [...scalar, 'null'] } };
  const arms = { type: 'object', additionalProperties: { anyOf: [{ type: 'null' }, { type: 'object' }] } };
  const formsIn = (name: OptionName) => {
    const forms = [
      { type: [...scalar, 'null'] },
      ...(LISTS.includes(name) ? [list] : []),
      ...(MAPPINGS.includes(name) ? [mapping] : name === 'arms' ? [arms] : []),
    ];
    return forms.length === 1 ? forms[0] : { anyOf: forms };
  };
  const properties = configNames.map((name) => {
    const { description, default: fallback, flag } = describeOption(name);
    const choices = choicesOf(name);
    const forms = flag
      ? { type: ['boolean', 'null'] }
      : choices === null
        ? formsIn(name)
        : { enum: [...choices, null] };
    const usual = fallback === undefined || fallback === '' ? {} : { default: flag ? fallback === 'true' : fallback };
    return [name, { description, ...forms, ...usual }];
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'agentbench/agentbench-config',
    title: 'Options of agentbench: agentbench.yaml',
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
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

function jsonSchema(schema: z.ZodMiniType, title: string, name: string): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ $schema, $id: `agentbench/${name}`, title, ...rest }, null, 2)}\n`;
}

if (import.meta.main) {
  const files = generate(await readDocuments(root));
  await rm(path.join(root, 'schemas'), { recursive: true, force: true });
  await mkdir(path.join(root, 'schemas'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}
