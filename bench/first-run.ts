import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createReadStream, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Effort, Figure } from './figure.ts';
import { judge, medianOf } from './paired.ts';
import { inTemporary, ROOT, writeIdleDataset } from './scene.ts';

/** Seconds. */
const MOST_SECONDS = 15;
/** Milliseconds. */
const LIMIT = 120_000;
/** In 10^6 bytes. */
const MOST_PACKED = 6.2;
const VERDICT = /^1 of 1 passed/m;

/**
 * From `npx` of the packed package on a machine without npm's cache and our own to the first verdict: download from a
 * registry of this machine, installation, start, one host trial that does nothing. And the size of the package.
 */
export async function benchFirstRun({ quick }: Effort): Promise<Figure[]> {
  return inTemporary(async (directory) => {
    const packed = pack(directory);
    const dataset = path.join(directory, 'dataset');
    writeIdleDataset(dataset, 1);
    const registry = createServer((request, answer) => {
      if (request.url !== '/agentbench-action.tgz') answer.writeHead(404).end();
      else createReadStream(path.join(directory, packed.filename)).pipe(answer);
    });
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = registry.address() as AddressInfo;
    const from = `http://127.0.0.1:${port}`;
    try {
      const times: number[] = [];
      for (let round = 0; round < (quick ? 1 : 5); round += 1) times.push(await untilVerdict(directory, from, dataset));
      const seconds = medianOf(times);
      const packedMegabytes = packed.size / 1e6;
      return [
        {
          what: 'npx agentbench-action run on a machine that never had it, to the first verdict (host testbed)',
          against: 'none; the registry is this machine',
          value: seconds,
          figure: `${seconds.toFixed(2)} s`,
          spread: `${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}, ${times.length} rounds`,
          ...judge(seconds, { atMost: MOST_SECONDS }, ' s'),
        },
        {
          what: 'size of the package',
          value: packedMegabytes,
          figure: `${packedMegabytes.toFixed(2)} MB packed, ${(packed.unpackedSize / 1e6).toFixed(2)} MB unpacked, ${packed.entryCount} files`,
          ...judge(packedMegabytes, { atMost: MOST_PACKED }, ' MB packed'),
        },
      ];
    } finally {
      registry.close();
    }
  });
}

/** Packs dist/ and the rest as release.yml does: without dependencies. */
function pack(directory: string): { filename: string; size: number; unpackedSize: number; entryCount: number } {
  const { dependencies: _, ...about } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const place = path.join(directory, 'package');
  for (const name of about.files) cpSync(path.join(ROOT, name), path.join(place, name), { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify(about, null, 2));
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', directory];
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return JSON.parse(execFileSync('npm', words, { cwd: place, encoding: 'utf8', stdio: [...stdio] }))[0];
}

/** Seconds from the start of `npx` to the line with the verdict. */
async function untilVerdict(directory: string, from: string, dataset: string): Promise<number> {
  const home = mkdtempSync(path.join(directory, 'home-'));
  const mine = path.join(home, 'mine');
  mkdirSync(mine);
  const env = {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    HOME: home,
    npm_config_cache: path.join(home, 'npm'),
    npm_config_registry: from,
    npm_config_update_notifier: 'false',
  };
  const words = ['--yes', `--package=${from}/agentbench-action.tgz`, 'agentbench', 'run'];
  const options = ['--dataset', dataset, '--testbed', 'host', '--agent-command', 'true'];
  const begun = performance.now();
  const npx = spawn('npx', [...words, ...options], {
    cwd: mine,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT,
  });
  let printed = '';
  let told = Number.NaN;
  for (const stream of [npx.stdout, npx.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text;
      if (Number.isNaN(told) && VERDICT.test(printed)) told = (performance.now() - begun) / 1000;
    });
  const [code] = await once(npx, 'close');
  if (code !== 0 || Number.isNaN(told)) throw new Error(`bench: npx: exit code ${code}: ${printed.slice(-1000)}`);
  return told;
}
