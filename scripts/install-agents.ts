/**
 * Installs agents into the cache of the tests, so that the tests themselves need no registry.
 *
 *     node scripts/install-agents.ts NAME...
 */
import path from 'node:path';
import { NamedAgent } from '../src/agents/kit/named.ts';
import { thisMachine } from '../src/github/this-machine.ts';
import { parseOptions } from '../src/options/parse.ts';

/** XDG_CACHE_HOME of tests that run real agents. */
export const AGENTS_CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/agentbench-agents');

if (import.meta.main) {
  const machine = thisMachine({ ...process.env, XDG_CACHE_HOME: AGENTS_CACHE });
  for (const name of process.argv.slice(2)) {
    const agent = await NamedAgent.of(parseOptions({ agent: name, 'agent-model': 'any' }), machine);
    await agent?.install((message) => process.stdout.write(`${message}\n`));
  }
}
