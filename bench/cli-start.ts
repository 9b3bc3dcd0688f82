import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { findDatasets } from '../test/support/find-datasets.ts';
import type { Effort, Figure } from './figure.ts';
import { pairsOf, ratioOf, timed } from './paired.ts';
import { inTemporary, ROOT, writeIdleDataset } from './scene.ts';

const PLAN =
  'in millions of instructions, an empty node takes 84 and the plan 356: 69 make commander and the command line ready (as --help does), 50 compile 220 kB in all; the rest makes the schemas of all options, and reads, checks and digests 93 rows with their fixtures each time, since a kept digest could be wrong';

/** Measures `--help`, and a plan of SetupBench from its cache, each against `node -e 0`. */
export async function benchCliStart({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const repository = path.join(directory, 'repository');
    const { setupbench } = await findDatasets();
    if ('directory' in setupbench)
      cpSync(setupbench.directory, path.join(repository, 'setupbench'), { recursive: true });
    else writeIdleDataset(repository, 93);
    const env = { ...process.env, XDG_CACHE_HOME: path.join(directory, 'cache') };
    const cli = (...args: string[]) => nodeRuns([path.join(ROOT, 'dist/cli.js'), ...args], directory, env);
    const commit = commitAll(repository);
    const plan = ['plan', '--dataset-repository', repository, '--dataset-ref', commit, '--json'];
    const figures: Figure[] = [];
    for (const args of [['--help'], plan]) {
      // The first, a warm-up, also fills the cache.
      const pairs = await pairsOf(
        quick ? 5 : 20,
        () => timed(() => cli(...args)),
        () => timed(() => nodeRuns(['-e', '0'], directory, env)),
      );
      figures.push(
        ratioOf(pairs, {
          what: `agentbench ${args[0]}${args[0] === 'plan' ? ' of a cached dataset of 93 rows' : ''}`,
          against: 'node -e 0',
          target: { atMost: 2 },
          reason: args[0] === 'plan' ? PLAN : undefined,
        }),
      );
    }
    return figures;
  });
}

function commitAll(repository: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The dataset');
  return git('rev-parse', 'HEAD');
}

async function nodeRuns(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`bench: node ${args.join(' ')}: exit code ${code}`);
}
