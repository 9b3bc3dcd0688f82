/** Pictures of a comparison of runs: its page, and the leaderboard in the terminal. */
import path from 'node:path';
import type { Camera } from './camera.ts';
import { DESK, PHONE, READY, sectionOf } from './pages.ts';
import { type Place, recordCommand } from './runs.ts';
import { shootRecording } from './terminal.ts';

const NAME = 'comparison';
const COMPARED = ['scripted-a=a-v2', 'scripted-a-before=a-v1', 'scripted-a-tidy=a-v3', 'scripted-b=b'];

export async function shootComparison(camera: Camera, place: Place): Promise<void> {
  await recordCommand(place, NAME, ['report', ...COMPARED, '--results-path', NAME]);
  await shootRecording(
    camera,
    place,
    NAME,
    'terminal-comparison',
    `agentbench report ${COMPARED.slice(0, 2).join(' ')} …`,
  );
  const file = path.join(place.directory, NAME, 'report/report.html');
  for (const dark of [false, true]) {
    const page = await camera.open({ file }, { ...DESK, dark }, READY);
    await camera.shoot(page, dark ? 'page-comparison-dark' : 'page-comparison', { to: sectionOf('Pairwise tests') });
  }
  await camera.shoot(await camera.open({ file }, PHONE, READY), 'page-comparison-phone');
}
