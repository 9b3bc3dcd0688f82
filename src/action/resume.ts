import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { artifactName } from '../github/artifacts.ts';
import { downloadArtifact, listRunArtifacts } from '../github/download.ts';
import { thisMachine } from '../github/this-machine.ts';
import type { Options } from '../options/options.ts';
import type { Result } from '../results/records.ts';
import { ResultStore } from '../results/store.ts';
import * as log from './log.ts';
import { inTemporary, jobArtifactParts, SERVICE } from './suite-artifacts.ts';

/**
 * On a re-run attempt, restores the finished trials of this job's earlier attempts from their artifacts into
 * `results-path`, so that only the others are measured. Returns true if anything was restored; on a failure it logs a
 * warning, and everything is measured.
 */
export async function restoreEarlierAttempts(options: Options): Promise<boolean> {
  const attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
  if (attempt < 2 || !options['upload-artifact']) return false;
  try {
    log.fold(SERVICE);
    const earlier = artifactName(jobArtifactParts(options));
    const artifacts = (await listRunArtifacts(earlier)).filter(({ name }) =>
      /^\d+(-\w+)?$/.test(name.slice(earlier.length + 1)),
    );
    return await inTemporary(thisMachine(process.env).temporaryDirectory, async (directory) => {
      let restored = 0;
      // The latest attempt comes first, since it contains the trials it took over from earlier ones.
      for (const artifact of artifacts.reverse()) {
        const target = path.join(directory, String(artifact.id));
        const { files } = await downloadArtifact(artifact, target);
        restored += await takeOver(files, target, options);
      }
      if (restored > 0) log.info(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
      return restored > 0;
    });
  } catch (error) {
    log.warning(`The results of earlier attempts cannot be had, everything is measured again: ${messageOf(error)}`, {
      title: 'agentbench',
    });
    return false;
  }
}

/** Copies the records of finished trials that are missing in `results-path`; returns their number. */
async function takeOver(files: string[], from: string, options: Options): Promise<number> {
  const [source, store] = [new ResultStore(from), new ResultStore(options['results-path'])];
  const [there, finished] = [await store.finished(), await source.finished()];
  let taken = 0;
  for (const file of files) {
    const [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
    if (instanceId === undefined || there(instanceId, Number(trial)) !== null) continue;
    const record = finished(instanceId, Number(trial));
    if (record === null || !isByThisAgent(record.result, options)) continue;
    await store.makePlace(instanceId, Number(trial));
    const target = path.join(store.directory, file);
    await rm(target, { force: true });
    await cp(path.join(from, file), target);
    taken += 1;
  }
  return taken;
}

/** Another call of the same workflow may use the same artifact name with a different agent. */
function isByThisAgent({ agent }: Result, options: Options): boolean {
  const command = options['agent-command'];
  // A command that contained a secret is stored redacted.
  return agent.name === (options['agent-name'] ?? null) && (agent.command === command || agent.command.includes('***'));
}
