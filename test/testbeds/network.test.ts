import { expect, test } from 'vitest';
import type { Instance, Network, RewardEvaluation, TaskEnvironment } from '../../src/datasets/types.ts';
import { networkOf, networksOf } from '../../src/testbeds/network.ts';
import { anInstance } from '../support/testbed.ts';

const listed = { mode: 'allowlist', hosts: ['a.org'] } as const;
const task = (mode: 'public' | 'no-network') => ({ mode, hosts: [] });

test.each([
  ['bridge', undefined, 'bridge', null],
  ['bridge', task('public'), 'bridge', null],
  ['bridge', task('no-network'), 'none', []],
  ['bridge', listed, 'restricted', ['a.org']],
  ['restricted', undefined, 'restricted', null],
  ['restricted', task('public'), 'restricted', null],
  ['restricted', task('no-network'), 'restricted', []],
  ['restricted', listed, 'restricted', ['a.org']],
  ['none', undefined, 'none', []],
  ['none', task('public'), 'none', []],
  ['none', listed, 'none', []],
] as const)('%s and a task with %o: %s to %o', (option, environment, mode, hosts) => {
  const given = environment && { ...environment, hosts: [...environment.hosts] };
  expect(networkOf(option, given)).toEqual({ mode, hosts });
});

test('the testbed of a verifier has its own networks, and none of the steps of its task', () => {
  const parts = (agent: Network, verifier: Network, separate: object | null) => ({
    environment: { network: task('no-network'), agentNetwork: agent } as unknown as TaskEnvironment,
    evaluation: { kind: 'reward', network: verifier, separate } as unknown as RewardEvaluation,
  });
  const steps = [parts(task('public'), task('public'), null), parts(task('no-network'), listed as never, {})];
  const instance = anInstance({
    ...steps[1],
    steps: { reward: 'mean', all: steps.map((one) => ({ parts: one })) } as unknown as NonNullable<Instance['steps']>,
  });
  const modes = (about: { verifies?: true }) => networksOf('bridge', { instance, ...about }).map(({ mode }) => mode);
  expect(modes({ verifies: true })).toEqual(['none', 'restricted']);
  expect(modes({})).toEqual(['none', 'bridge', 'bridge', 'none']);
});
