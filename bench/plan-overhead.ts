import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { engine, inBareContainer } from './engine.ts';
import type { Effort, Figure } from './figure.ts';
import { pairsOf, ratioOf, timed } from './paired.ts';
import { inTemporary, measureRun, writeFiles } from './scene.ts';

const IMAGE = 'agentbench-test-python';
const POINTS = 30;
const COMMANDS = Array.from({ length: POINTS }, (_, index) => `pytest evaluation/test_${index + 1}.py`);

/**
 * Evaluates a plan of pytest points, against the same commands in a container of the same image with the same files.
 */
export async function benchPlanOverhead({ quick }: Effort): Promise<Figure[]> {
  const docker = await engine();
  return inTemporary(async (directory) => {
    const dataset = path.join(directory, 'dataset');
    const project = writeProject(dataset);
    const bare = (scripts: string[]) =>
      inBareContainer({ docker, network: 'none', fixtures: project, image: IMAGE }, (container) =>
        timed(async () => {
          for (const script of scripts) await execute(container.id, script);
        }),
      );
    const plan = async () => {
      const options = {
        dataset: 'prdbench',
        'dataset-path': dataset,
        testbed: 'docker',
        network: 'none',
        image: IMAGE,
      };
      const [result] = (await measureRun(directory, options)).results;
      if (result!.status !== 'passed') throw new Error(`bench: the plan did not pass: ${JSON.stringify(result)}`);
      return result!.stages.find(({ name }) => name === 'evaluate')!.duration_ms;
    };
    const what = `a plan of ${POINTS} pytest points, its evaluation`;
    const rounds = quick ? 1 : 3;
    const inOne = await pairsOf(rounds, plan, () => bare([COMMANDS.join('\n')]), false);
    const each = await pairsOf(rounds, plan, () => bare(COMMANDS), false);
    return [
      ratioOf(inOne, { what, against: 'all its commands by one docker exec bash -c', target: { atMost: 1.2 } }),
      ratioOf(each, {
        what: `${what}, against one docker exec for each`,
        against: 'each command by a docker exec bash -c',
        target: null,
      }),
    ];
  });
}

/** Writes a project in PRDbench's layout; returns its directory. */
function writeProject(dataset: string): string {
  const metrics = COMMANDS.map((_, index) => `${index + 1}. Adds up`);
  const about = { input_files: null, expected_output_files: null, expected_output: '' };
  const plan = COMMANDS.map((test_command, index) => ({
    ...about,
    metric: metrics[index],
    description: 'Adds up.',
    type: 'unit_test',
    testcases: [{ test_command, test_input: null }],
  }));
  const tests = COMMANDS.map((_, index) => [
    `evaluation/test_${index + 1}.py`,
    `def test_adds_up():\n    assert ${index} + 1 == ${index + 1}\n`,
  ]);
  const project = path.join(dataset, 'PRDbench/1');
  writeFiles(project, {
    'src/PRD.md': '# A calculator\n',
    'evaluation/detailed_test_plan.json': JSON.stringify(plan),
    'evaluation/metric.json': JSON.stringify(
      metrics.map((metric) => ({ metric, description: '', expected_output: '' })),
    ),
    ...Object.fromEntries(tests),
  });
  return project;
}

async function execute(container: string, script: string): Promise<void> {
  const child = spawn('docker', ['exec', container, 'bash', '-c', `set -e\n${script}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`bench: ${script}: exit code ${code}`);
}
