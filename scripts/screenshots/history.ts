/** The picture of a history: the runs of one dataset, presented as those of successive commits. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startArtifactService } from '../../test/doubles/artifact-service.ts';
import { startRestApi } from '../../test/doubles/rest-api.ts';
import type { Camera } from './camera.ts';
import { DESK, READY, sectionOf } from './pages.ts';
import { copied, report } from './report-action.ts';
import type { Place } from './runs.ts';

const RUNS = ['a-v1', 'a-v2', 'a-v3', 'b'];

export async function shootHistory(camera: Camera, { directory }: Place): Promise<void> {
  const artifacts = await startArtifactService();
  const api = await startRestApi({ artifactService: artifacts });
  const place = await mkdtemp(path.join(directory, 'history-'));
  try {
    let page = '';
    const startOf = (run: string) => JSON.parse(readFileSync(path.join(directory, run, 'run.json'), 'utf8')).started_at;
    // In the order in which they were measured, so that the last is the newest.
    const runs = RUNS.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
    for (const [index, run] of runs.entries()) {
      const results = await copied(directory, run, place);
      const sha = createHash('sha1').update(run).digest('hex');
      const event = { repository: { full_name: 'octo/demo', default_branch: 'main' } };
      await report({ artifacts, api }, 7_000_001 + index, { eventName: 'push', event, sha }, results, {
        suite: 'SetupBench',
        history: path.join(place, 'history'),
        'fail-on': 'never',
      });
      page = path.join(`${results}-report`, 'report.html');
    }
    for (const dark of [false, true]) {
      const title = sectionOf('History');
      const opened = await camera.open({ file: page }, { ...DESK, dark }, READY);
      await camera.shoot(opened, dark ? 'page-history-dark' : 'page-history', { of: title });
    }
  } finally {
    await Promise.all([artifacts.close(), api.close(), rm(place, { recursive: true, force: true })]);
  }
}
