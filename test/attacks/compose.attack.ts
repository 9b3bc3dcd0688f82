/** Compose files that docker compose reads in another way than the program that judges them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { row } from '../faults/table.ts';
import { measure } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

row(
  'attacks',
  {
    what: 'a compose file with a file of the machine behind UTF-16, a tag, a carriage return, a line separator',
    stage: 'prepare',
    testbed: 'docker',
  },
  async ({ expect }) => {
    const dataset = path.join(temporaryDirectory(), 'tasks');
    const secret = path.join(temporaryDirectory(), 'secret.env');
    writeFileSync(secret, 'STOLEN=yes\n');
    const compose = (after: string) => `services:\n  main:\n    image: debian:bookworm${after}\n`;
    const texts: Record<string, string | Buffer> = {
      encoding: Buffer.from(`\ufeff${compose(`\n    env_file: ${secret}`)}`, 'utf16le'),
      tag: compose(`\n    env_file: !!binary ${Buffer.from(secret).toString('base64')}`),
      return: compose(` # x\r    env_file: ${secret}`),
      separator: compose(` # x\u2028    env_file: ${secret}`),
    };
    for (const [name, text] of Object.entries(texts)) {
      const write = (file: string, content: string | Buffer) => {
        mkdirSync(path.dirname(path.join(dataset, name, file)), { recursive: true });
        writeFileSync(path.join(dataset, name, file), content);
      };
      write('task.toml', 'schema_version = "1.4"\n');
      write('instruction.md', 'Solve it.\n');
      write('environment/Dockerfile', 'FROM debian:bookworm\n');
      write('environment/docker-compose.yaml', text);
      write('tests/test.sh', 'echo 0 >/logs/verifier/reward.txt\n');
    }
    const { results, read } = await measure({ dataset, 'agent-command': 'env; echo over' });
    const outcomes = Object.fromEntries(
      Object.entries(results).map(([id, { status, error }]) => [id, error?.kind ?? status]),
    );
    expect(outcomes).toEqual({
      'encoding/1': 'dataset',
      'tag/1': 'dataset',
      'return/1': 'failed',
      'separator/1': 'failed',
    });
    for (const name of ['return', 'separator']) {
      expect(read(`${name}/trial-1/agent.log`)).toContain('over');
      expect(read(`${name}/trial-1/agent.log`)).not.toContain('STOLEN');
    }
    return 'compose gets what was judged: two are an error (dataset), two run without the file';
  },
);
