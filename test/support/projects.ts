import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from './temporary.ts';

/** One raw entry of a test plan; omitted fields have defaults. */
export interface PointText {
  metric: string;
  type?: string;
  testcases?: unknown;
  [field: string]: unknown;
}

/** A project of a PRDbench-like dataset. */
export interface ProjectText {
  plan: PointText[];
  /** Further files of the project by path, beside `src/PRD.md` and the plan. */
  files?: Record<string, string | Buffer>;
}

/** Writes a dataset in PRDbench's layout: `PRDbench/<n>/…`. */
export function writeProjects(projects: Record<string, ProjectText>): string {
  const directory = temporaryDirectory();
  for (const [number, { plan, files = {} }] of Object.entries(projects)) {
    const entries = plan.map((point) => ({
      description: `Checks ${point.metric}.`,
      type: 'shell_interaction',
      input_files: null,
      expected_output_files: null,
      expected_output: '',
      testcases: [],
      ...point,
    }));
    const metric = plan.map(({ metric }) => ({ metric, description: `Checks ${metric}.`, expected_output: '' }));
    const texts = {
      'src/PRD.md': `# Project ${number}\n`,
      'evaluation/detailed_test_plan.json': JSON.stringify(entries),
      'evaluation/metric.json': JSON.stringify(metric),
      ...files,
    };
    for (const [name, text] of Object.entries(texts)) {
      const file = path.join(directory, 'PRDbench', number, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return directory;
}

/** A test case of a plan. */
export function run(command: string, input: string | null = null): { test_command: string; test_input: string | null } {
  return { test_command: command, test_input: input };
}
