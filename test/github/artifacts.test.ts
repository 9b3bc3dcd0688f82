import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ArtifactsRefused, isTaken, isUnreachable, withArtifacts } from '../../src/github/artifact-client.ts';
import { artifactName } from '../../src/github/artifacts.ts';
import { currentOperation } from '../../src/github/limits.ts';
import { anyCharacter } from '../support/any-character.ts';

describe('artifactName', () => {
  test.each<[string[], string]>([
    [['agentbench', 'CI', 'bench', '0', '__self', '1'], 'agentbench-CI-bench-0-__self-1'],
    [['agentbench', 'Nightly / big (v1.2)', 'a_b', '12', 'step', '3'], 'agentbench-Nightly-big-v1.2-a_b-12-step-3'],
    [['agentbench', '', 'bench', '', '', '1'], 'agentbench-bench-1'],
    [['agentbench', '🚀', '"<>:|*?\r\n\\/', '0', '-x-', '1'], 'agentbench-0-x-1'],
    [['a', 'x'.repeat(300), 'bench', '255', 'step', '2'], `a-${'x'.repeat(48)}-bench-255-step-2`],
  ])('of %o', (parts, expected) => {
    expect(artifactName(parts)).toBe(expected);
  });

  test('tells attempts, jobs of a matrix and steps apart, however long the rest is', () => {
    const long = 'a very long name '.repeat(20);
    const names = [0, 1].flatMap((index) =>
      ['one', 'two'].flatMap((step) =>
        ['1', '2'].map((attempt) => artifactName([long, long, long, String(index), step, attempt])),
      ),
    );
    expect(new Set(names).size).toBe(8);
  });

  test('property: a name that the service takes', () => {
    const part = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.constantFrom('x', '..', '-', '\n'));
    fc.assert(
      fc.property(fc.array(part, { minLength: 6, maxLength: 6 }), (parts) => {
        expect(artifactName(['agentbench', ...parts.slice(1)])).toMatch(/^[A-Za-z0-9._-]{1,300}$/);
      }),
    );
  });
});

/** The error that is made of the client's, after the answer that the service gave last. */
async function faultOf(error: Error, answer: { status: number; path: string } | null = null): Promise<Error> {
  return withArtifacts(() => {
    if (answer !== null) currentOperation().answered(answer.status, answer.path);
    return Promise.reject(error);
  }).catch((fault: Error) => fault);
}

test.each([
  ['a server without the service', '@actions/artifact v2.0.0+ is not currently supported on GHES.', true],
  ['a job without a token', 'Unable to get the ACTIONS_RUNTIME_TOKEN env variable', true],
  ['a connection that breaks', 'Unable to make request: ECONNRESET', false],
  ['a name server', 'Failed to make request after 5 attempts: getaddrinfo EAI_AGAIN results.example', false],
  ['a storage that is full', 'Artifact storage quota has been hit. Unable to upload any new artifacts', true],
])('%s: %s: refused: %s', async (_, message, refused) => {
  const fault = await faultOf(new Error(message));
  expect(fault).toBeInstanceOf(Error);
  expect(fault instanceof ArtifactsRefused).toBe(refused);
});

const CREATE = '/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact';
test.each<[status: number, path: string, message: string, said: string, refused: boolean]>([
  [400, CREATE, 'Failed request: (400) Bad Request: too long', 'answered 400: too long (CreateArtifact)', true],
  [403, '/a?sig=x', 'Forbidden', 'answered 403 (the store of its content)', true],
  [408, CREATE, 'late', 'answered 408 (CreateArtifact)', false],
  [429, CREATE, 'often', 'answered 429 (CreateArtifact)', false],
  [502, CREATE, 'Failed request: (502) Bad Gateway: <html>', 'answered 502 (CreateArtifact)', false],
  [
    400,
    CREATE,
    `Failed request: (400) No: ${'x'.repeat(999)}`,
    `answered 400: ${'x'.repeat(199)}… (CreateArtifact)`,
    true,
  ],
  [302, CREATE, 'moved', 'answered 302 (CreateArtifact)', false],
  [101, CREATE, 'switched', 'answered 101 (CreateArtifact)', false],
  [200, CREATE, 'Unexpected token < in JSON', 'gave an answer that is not JSON', false],
])('an answer %i: %s, %s: %s', async (status, path, message, said, refused) => {
  const fault = await faultOf(new Error(message), { status, path });
  expect(fault.message).toBe(`the artifact service ${said}`);
  expect(fault instanceof ArtifactsRefused).toBe(refused);
});

test('a storage that is full is refused, whatever was answered', async () => {
  const fault = await faultOf(new Error('Artifact storage quota has been hit'), { status: 200, path: CREATE });
  expect(fault).toBeInstanceOf(ArtifactsRefused);
  expect(fault.message).toMatch(/^the storage of artifacts is used up: delete some/);
});

test.each([
  ['Unable to make request: ENOTFOUND\nwith a stack', 'the artifact service could not be reached: ENOTFOUND'],
  ['Unable to make request', 'the artifact service could not be reached'],
  ['no such thing <a href="x">\nand a stack', 'no such thing …'],
])('without an answer, %j: %s', async (message, said) => {
  expect((await faultOf(new Error(message))).message).toBe(said);
});

test('a broken connection and a name that is taken are known by their causes, too', () => {
  const by = (message: string) => new Error('upload failed', { cause: new Error(message) });
  expect(['Unable to make request: EPIPE', 'else'].map((text) => isUnreachable(by(text)))).toEqual([true, false]);
  const taken = ['Failed request: (409) Conflict', 'an artifact with this name already exists', 'artifact 1409'];
  expect(taken.map((text) => isTaken(by(text)))).toEqual([true, true, false]);
});

test('a server of GitHub Enterprise is not asked; one of Forgejo is, as if it were GitHub’s', async () => {
  const asked: unknown[] = [];
  const ask = () => withArtifacts(async () => asked.push(process.env.GITHUB_SERVER_URL));
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.example');
  await expect(ask()).rejects.toBeInstanceOf(ArtifactsRefused);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://octo.ghe.com');
  await ask();
  for (const server of ['https://codeberg.org', undefined]) {
    vi.stubEnv('FORGEJO_ACTIONS', 'true');
    vi.stubEnv('GITHUB_SERVER_URL', server);
    await ask();
    expect(process.env.GITHUB_SERVER_URL).toBe(server);
  }
  vi.unstubAllEnvs();
  expect(asked).toEqual(['https://octo.ghe.com', 'https://github.com', 'https://github.com']);
});
