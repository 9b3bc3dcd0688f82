import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine; scripts/prepare-tests.sh installs one. */
export async function launchBrowser(): Promise<Browser> {
  const places = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((place) => NAMES.map((name) => path.join(place, name)));
  const executablePath = places.find(isExecutable);
  if (executablePath === undefined) throw new Error('no Chromium and no Chrome on PATH: run scripts/prepare-tests.sh');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
