import { expect, test } from 'vitest';
import { networkOf } from '../../src/testbeds/network.ts';

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
