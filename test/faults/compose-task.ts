import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place.ts';

/** Where a task waits until its place is released: in the agent, or in a part of its own. */
export type Holding = 'health' | 'agent' | 'collect' | 'tests';

/**
 * Writes a dataset of one Harbor task with a compose file, of the agent's service and another one that share a volume, and
 * looks after it; returns its directory. It passes whatever the agent does. `holds`: its part that waits: the other
 * service's healthcheck or collect hook, or the tests. `builds`: the other service's image is built, of a file that no other task has.
 */
export function writeComposeTask(
  place: Place,
  id: string,
  { holds, builds = false }: { holds?: Holding | undefined; builds?: boolean } = {},
): string {
  const dataset = path.join(place.directory, 'tasks');
  const instance = place.instance(id);
  place.watch(instance);
  const healthy = holds === 'health' ? 'test -g /opt/agent/go' : 'true';
  // The service sleeps the nap, to be seen, only where nothing else does.
  const command = holds === 'health' ? `sleep ${place.nap}` : 'sleep infinity';
  const files: Record<string, string> = {
    'instruction.md': 'Do it.\n',
    'task.toml': `schema_version = "1.4"
[environment]
docker_image = "debian:bookworm"
[[verifier.collect]]
service = "other"
command = '''${holds === 'collect' ? place.hold : 'true'}'''
`,
    'environment/docker-compose.yaml': `services:
  main:
    depends_on: { other: { condition: service_healthy } }
    volumes: ["shared:/shared"]
  other:
    ${builds ? 'build: ./other' : 'image: debian:bookworm'}
    init: true
    command: ${command}
    volumes: ["shared:/shared", "./gate:/opt/agent"]
    healthcheck: { test: "${healthy}", interval: 200ms, retries: 3000 }
volumes: { shared: {} }
`,
    'environment/other/Dockerfile': `FROM debian:bookworm\nLABEL place=${place.mark}\n`,
    'tests/test.sh': `${holds === 'tests' ? place.hold : ''}\necho 1 > /logs/verifier/reward.txt\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dataset, instance, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // The same file as the agent's, whose mode releases what is held.
  const gate = path.join(dataset, instance, 'environment/gate');
  mkdirSync(gate);
  linkSync(path.join(place.agentDirectory, 'go'), path.join(gate, 'go'));
  return dataset;
}
