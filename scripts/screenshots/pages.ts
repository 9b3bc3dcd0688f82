/** Pictures of report.html. */
import path from 'node:path';
import type { Camera, Look } from './camera.ts';
import { type Place, PROJECTS, recordCommand } from './runs.ts';

/** Selector that matches once a report is drawn. */
export const READY = 'html[data-ready]';
export const DESK: Look = { width: 1180, height: 900 };
export const PHONE: Look = { width: 390, height: 844, touch: true };

export async function shootPages(camera: Camera, place: Place): Promise<void> {
  const args = ['a-v2', '--baseline', 'a-v1', '--results-path', 'page', '--fail-on', 'never'];
  await recordCommand(place, 'page', ['report', ...args]);
  const file = path.join(place.directory, 'page/report/report.html');
  for (const dark of [false, true]) {
    const shoot = async (name: string, hash: string, lastSection: string) => {
      const page = await camera.open({ file, hash }, { ...DESK, dark }, READY);
      await camera.shoot(page, dark ? `${name}-dark` : name, { to: sectionOf(lastSection) });
    };
    await shoot('page-overview', '', 'By type');
    await shoot('page-trial-failed', 'dbsetup-sqlite-3/1', 'Stages');
  }
  await camera.shoot(await camera.open({ file }, PHONE, READY), 'page-phone');
  await shootPlan(camera, path.join(place.directory, PROJECTS, 'report.html'));
}

/**
 * Shoots an open point of a test plan after its recording was played; all of it is visible, so that the mouse need not
 * move.
 */
async function shootPlan(camera: Camera, file: string): Promise<void> {
  const page = await camera.open({ file, hash: 'prdbench-2/1' }, { width: 1000, height: 3000 }, READY);
  const point = page.locator('.point').nth(3);
  await point.locator('summary').click();
  await point.getByRole('button', { name: 'Play the recording' }).click();
  const player = point.locator('.player');
  await player.getByText('Query succeeded: 3 rows').waitFor();
  // The player shows its buttons only while the mouse is over it.
  await player.hover();
  await camera.shoot(page, 'page-test-plan', { from: sectionOf('Test plan'), to: '.point:nth-child(6)', margin: 8 });
}

/** Selector of the section of a report with this title. */
export function sectionOf(title: string): string {
  return `section:has(h2:text-is("${title}"))`;
}
