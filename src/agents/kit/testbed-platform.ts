import { TrialError } from '../../base/errors.ts';
import { ownOf } from '../../base/own.ts';
import { quote } from '../../base/text/shell.ts';
import { outputOf } from '../../testbeds/output-of.ts';
import type { Testbed } from '../../testbeds/types.ts';

/** CPU and C library, for which packages are built. */
const PLATFORMS = ['x64-glibc', 'x64-musl', 'arm64-glibc', 'arm64-musl'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Milliseconds: it looks at a few files. */
const LIMIT = 30_000;
const CPUS: Record<string, 'x64' | 'arm64'> = { x86_64: 'x64', amd64: 'x64', aarch64: 'arm64', arm64: 'arm64' };

/** The facts of a testbed that decide whether and how an agent can run in it. */
export interface Place {
  platform: Platform;
  /** True if the packages for it are there. */
  equipped: boolean;
}

/** Prints the names in an agent's directory, an empty line, the CPU, then the loaders of both libraries that are there. */
const PROBE = `ls -- "$directory" 2>/dev/null
echo
uname -m
for file in /lib/ld-musl-*.so.1 /lib64/ld-linux-*.so.* /lib/ld-linux-*.so.* /lib/*/ld-linux-*.so.*; do
  [ -e "$file" ] && echo "$file"
done
:`;

/**
 * Looks at a testbed; `directory`: of the agent in it, with one below it for each platform. Throws a TrialError if no agent
 * runs there: another CPU, no C library.
 */
export async function lookAt(testbed: Testbed, directory: string, signal: AbortSignal): Promise<Place> {
  const { stdout } = await outputOf(testbed, `directory=${quote(directory)}\n${PROBE}`, LIMIT, signal);
  // Without any name, the empty line is the first one.
  const [names = '', found = ''] = `\n${stdout.toString('latin1', 0, 8192)}`.split('\n\n');
  const [machine = '', ...loaders] = found.trim().split('\n');
  const platform = platformFrom(testbed.kind, machine, loaders);
  return { platform, equipped: names.split('\n').includes(platform) };
}

function platformFrom(kind: Testbed['kind'], machine: string, loaders: string[]): Platform {
  const where = kind === 'docker' ? 'the image' : 'this machine';
  const cpu = ownOf(CPUS, machine);
  if (cpu === undefined)
    throw new TrialError(
      'platform',
      `${where} has the CPU ${machine.slice(0, 40) || '(unknown)'}; agents run on x86_64 and aarch64`,
    );
  // Both can be there; the programs of the image are then built for glibc, mostly.
  if (loaders.some((file) => file.includes('ld-linux'))) return `${cpu}-glibc`;
  if (loaders.length > 0) return `${cpu}-musl`;
  throw new TrialError('platform', `${where} has no C library (glibc or musl), so no agent runs there`);
}

/** The platform of this machine, which most of its testbeds share. */
export function ownPlatform(): Platform {
  const cpu = process.arch === 'arm64' ? 'arm64' : 'x64';
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return `${cpu}-${header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'}`;
}
