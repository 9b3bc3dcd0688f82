import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { findTool } from '../../base/find-tool.ts';
import { ourCommand } from '../../base/invoked.ts';
import { unlessLate } from '../../base/signals.ts';
import { word } from '../../base/text/shell.ts';
import { reportDirectory } from '../../results/run-place.ts';
import type { ShownRun } from './load.ts';

const PAGE = 'report.html';
/** Milliseconds that the opener gets to say that it failed; a browser that it starts may stay its child. */
const PATIENCE = 3_000;

/** The page of the runs in `results`, absolute. Throws a UserError if none was written. */
export function findPage(results: string, runs: ShownRun[]): string {
  const [only] = runs;
  const own = runs.length === 1 && only!.directories.length === 1 ? [only!.directories[0]!] : [];
  // Of a log of Inspect, which is a file, the report is beside it.
  const place = statSync(results).isFile() ? `${results}-report` : results;
  const page = [...own, reportDirectory(place), place]
    .map((directory) => path.resolve(directory, PAGE))
    .find((file) => existsSync(file));
  if (page === undefined) {
    const advice = `${ourCommand()} report ${word(results)} --results-path ${word(place)} writes one`;
    throw new UserError(`open: there is no ${PAGE} of ${results}; ${advice}`);
  }
  return page;
}

/** Opens a file in the user's browser; false if nothing here can. */
export async function openPage(page: string, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const mac = process.platform === 'darwin';
  // Without a display, xdg-open would start a browser for text in this terminal.
  if (!mac && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) return false;
  const tool = findTool(mac ? 'open' : 'xdg-open', environment.PATH);
  if (tool === null) return false;
  const child = spawn(tool, [page], { stdio: 'ignore', detached: true, env: environment });
  child.unref();
  const exit = once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  return (await unlessLate(exit, PATIENCE)) ?? true;
}
