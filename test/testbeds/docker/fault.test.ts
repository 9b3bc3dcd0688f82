import { expect, test } from 'vitest';
import { dockerFault, Refusal } from '../../../src/testbeds/docker/fault.ts';

test.each([
  [`lstat /var/lib/docker/overlay2/1/merged${'/d'.repeat(2048)}: file name too long`, 'longer than the 4,096 bytes'],
  ['container rootfs is marked read-only\n', 'container rootfs is marked read-only'],
])('of the Engine’s words, a whole path that is too long is not told', (words, told) => {
  const { kind, message } = dockerFault(new Refusal(500, words));
  expect([kind, message]).toEqual(['docker', expect.stringContaining(told)]);
  expect(message.length).toBeLessThan(100);
});

test('a process without a free file descriptor says what to do', () => {
  const error = Object.assign(new Error('connect EMFILE /var/run/docker.sock'), { code: 'EMFILE' });
  expect(dockerFault(error).message).toBe(
    'connect EMFILE /var/run/docker.sock (raise the limit of open files by ulimit -n, or lower parallel)',
  );
});
