import { expect, test } from 'vitest';
import { sameKept } from '../../src/trial/kept-image.ts';
import { anInstance } from '../support/testbed.ts';

test('a kept image does not take the name of a trial of another instance', () => {
  const [a, b] = [
    anInstance({ id: 'a', imageTag: 'kept:1' }),
    anInstance({ id: 'b', imageTag: 'docker.io/library/kept:1-trial-2' }),
  ];
  const found = (name: string, own: typeof a, trials: number) => sameKept(name, own, { instances: [a, b] }, { trials });
  expect(found('kept:1-trial-2', a, 2)).toBe('b');
  expect(found('docker.io/library/kept:1-trial-2', b, 2)).toBe('a');
  expect(found('kept:1', a, 2)).toBeUndefined();
  expect(found('docker.io/library/kept:1-trial-2', b, 1)).toBeUndefined();
});
