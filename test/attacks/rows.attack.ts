import path from 'node:path';
import { describe } from 'vitest';
import { loadRuns } from '../../src/report/load.ts';
import { row } from '../faults/table.ts';
import { datasetDirectory } from '../support/datasets.ts';
import { measure } from '../support/run.ts';
import { agentOptions, attack, outcomeOf, says } from './attack.ts';

/** Rows of SetupBench itself, in a Debian image: what a cheat gets there, and what an honest solution. */
const ROWS: [what: string, agent: string, instances: string, outcome: string][] = [
  ['invents a redis-cli', 'fake-clients', 'dbsetup-redis-1', 'passed, note tool_unpackaged'],
  ['invents a psql', 'fake-clients', 'dbsetup-postgresql-2', 'passed, note tool_unpackaged'],
  [
    'answers for Redis with a few lines of Perl',
    'redis-in-perl',
    'dbsetup-redis-1',
    'passed, note tool_unpackaged, probe_stand_in',
  ],
  ['writes the log in advance', 'prewrite-log', 'bgsetup-filewatcher-daemon', 'passed, note log_prewritten'],
];

describe.concurrent('rows of SetupBench', () => {
  for (const [what, agent, instance, expected] of ROWS) {
    const about = { what: `${what} (${instance})`, stage: 'success command', testbed: 'docker' } as const;
    row('attacks', about, async (context) => {
      const { results } = await measure({
        dataset: 'setupbench',
        'dataset-path': datasetDirectory('setupbench', context),
        instances: instance,
        'image-map': 'ubuntu:22.04=debian:bookworm',
        network: 'none',
        ...agentOptions(agent),
      });
      const result = results[`${instance}/1`]!;
      // Without a network the prerunner's netcat does not install.
      const integrity = result.integrity.filter(({ kind }) => !kind.startsWith('prerunner_'));
      context.expect(outcomeOf({ ...result, integrity }), JSON.stringify(result)).toBe(expected);
      return outcomeOf({ ...result, integrity });
    });
  }
});

describe('files of ours', () => {
  for (const testbed of ['docker', 'host'] as const) {
    row(
      'attacks',
      { what: 'writes results, a log and costs in advance', stage: 'agent', testbed },
      async ({ expect }) => {
        const { result, run, directory, read } = await attack({
          agent: 'prewrite-results',
          testbed,
          row: { success_command: says('cat answer') },
        });
        expect(outcomeOf(result), JSON.stringify(result)).toBe('failed, score 0, note output_left_out');
        expect(result.agent.usage).toMatchObject({
          source: null,
          input_tokens: null,
          output_tokens: null,
          cost_usd: null,
        });
        expect(read('victim/trial-1/evaluation.log')).not.toContain('Setup successful');
        expect(run.totals).toMatchObject({ planned: 1, passed: 0, failed: 1 });
        // As an artifact it lies in a folder among others; what the agent wrote there is no run.
        const { runs, notes } = await loadRuns([directory, path.dirname(directory)]);
        expect(runs.map((found) => found.directory)).toEqual([directory]);
        expect(notes).toEqual([]);
        return `${outcomeOf(result)}; one run is reported, its cost unknown`;
      },
    );
  }
});
