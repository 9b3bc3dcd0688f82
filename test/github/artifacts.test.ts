import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArtifactsRefused, withArtifacts } from '../../src/github/artifact-client.ts';
import { artifactName } from '../../src/github/artifacts.ts';

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
    const part = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('x', '..', '-', '\n'));
    fc.assert(
      fc.property(fc.array(part, { minLength: 6, maxLength: 6 }), (parts) => {
        expect(artifactName(['agentbench', ...parts.slice(1)])).toMatch(/^[A-Za-z0-9._-]{1,300}$/);
      }),
    );
  });
});

test.each([
  ['a server without the service', '@actions/artifact v2.0.0+ is not currently supported on GHES.', true],
  ['a job without a token', 'Unable to get the ACTIONS_RUNTIME_TOKEN env variable', true],
  ['a connection that breaks', 'Unable to make request: ECONNRESET', false],
  ['a name server', 'Failed to make request after 5 attempts: getaddrinfo EAI_AGAIN results.example', false],
])('%s: %s: refused: %s', async (_, message, refused) => {
  const fault = await withArtifacts(() => Promise.reject(new Error(message))).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault instanceof ArtifactsRefused).toBe(refused);
});
