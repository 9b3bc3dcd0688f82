import { expect, test } from 'vitest';
import { buildFault, dockerFault, explainDockerFault, kindOfCli, Refusal } from '../../../src/testbeds/docker/fault.ts';
import { TestbedDestroyed } from '../../../src/testbeds/types.ts';

test.each([
  [`lstat /var/lib/docker/overlay2/1/merged${'/d'.repeat(2048)}: file name too long`, 'longer than the 4,096 bytes'],
  ['container rootfs is marked read-only\n', 'container rootfs is marked read-only'],
])('of the Engine’s words, a whole path that is too long is not told', (words, told) => {
  const { kind, message } = dockerFault(new Refusal(500, words));
  expect([kind, message]).toEqual(['docker', expect.stringContaining(told)]);
  expect(message.length).toBeLessThan(100);
});

test.each([
  ['EMFILE', 'connect EMFILE /var/run/docker.sock', ' (raise the limit of open files by ulimit -n, or lower parallel)'],
  ['EAGAIN', 'spawn perl EAGAIN', ' (raise the limit of processes by ulimit -u, or lower parallel)'],
  ['EAGAIN', 'write EAGAIN', ''],
  ['EFBIG', 'EFBIG: file too large, write', ' (raise the limit of file sizes by ulimit -f)'],
])('a limit of this process is told with what to do: %s, %s', (code, message, advice) => {
  expect(dockerFault(Object.assign(new Error(message), { code })).message).toBe(message + advice);
});

test.each([
  ['docker', 'error during connect: Post "http://sock/v1.41/volumes/create": EOF'],
  ['docker', 'Step 1/2\nERROR: Cannot connect to the Docker daemon at unix:///sock. Is the docker daemon running?\n'],
  ['docker', 'ERROR: failed to receive status: rpc error: code = Unavailable desc = error reading from server: EOF'],
  ['docker', 'Step 2/2 : RUN make\nunexpected EOF\n'],
  [
    'image_build',
    'Step 2/2 : ADD a.tgz /\nfailed to copy files: Error processing tar file(exit status 1): unexpected EOF',
  ],
  ['image_build', 'Cannot connect to the Docker daemon\nThe command docker ps returned a non-zero code: 1'],
  ['image_build', ''],
])('%s: a command of the docker CLI that ended by "%s"', (kind, said) => {
  expect(kindOfCli(said, 'image_build')).toBe(kind);
});

test.each([
  ['the image of a cannot be built', ''],
  ['the image of a cannot be built: pull access denied', '\nStep 1/1 : FROM a\npull access denied\n'],
  ['the image of a cannot be built: no such host', 'Sending context 1 kB\rno such host\r'],
])('the first line of a failed build’s message tells why: %s', (line, said) => {
  const { kind, message } = buildFault('the image of a cannot be built', said);
  const end = said === '' ? [] : ['the end of the log:', said.trim()];
  expect([kind, message]).toEqual(['image_build', [line, ...end].join('\n')]);
});

test.each([
  [
    'runc: exec failed: unable to start container process: exec: "/bin/sh": permission denied: OCI permission denied',
    true,
  ],
  ['crun: open executable: Permission denied: OCI permission denied', true],
  ['crun: setrlimit `RLIMIT_NOFILE`: Operation not permitted: OCI permission denied', false],
])('in Podman’s words, a shell that cannot be executed is the trial’s own doing: %s', async (words, isOwn) => {
  const alive = {
    inspect: async () => ({ running: true, outOfMemory: false, exitCode: 0, finished: null }),
    wasKilled: async () => false,
  };
  expect((await explainDockerFault(alive, new Refusal(500, words))) instanceof TestbedDestroyed).toBe(isOwn);
});
