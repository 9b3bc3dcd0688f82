import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import { Place } from '../faults/place.ts';
import { type RowContext, row } from '../faults/table.ts';

/** What `clean --json` prints. */
interface Cleaned {
  found: { kind: string; name: string }[];
  removed: boolean;
}

/** A run on the host that keeps its one trial, of an agent with this script, and what `clean` and `clean --yes` say then. */
async function keptOf(script: (precious: string) => string, { expect, onTestFinished }: RowContext) {
  const place = new Place();
  onTestFinished(() => place.remove());
  place.dataset([{ instance_id: 'a', success_command: 'echo Setup failed' }]);
  const precious = path.join(place.directory, 'precious');
  mkdirSync(path.join(precious, 'project'), { recursive: true });
  for (const name of ['years', 'project/of-work']) writeFileSync(path.join(precious, name), 'all');
  const { exitCode, log } = await place.run({
    testbed: 'host',
    keep: 'always',
    'agent-command': `run=$(dirname "$(dirname "$PWD")")\n${script(precious)}`,
  }).ended;
  expect(exitCode, log).toBe(0);
  const isWhole = () => ['years', 'project/of-work'].every((name) => existsSync(path.join(precious, name)));
  expect(isWhole()).toBe(true);
  const clean = async (...words: string[]): Promise<Cleaned> => {
    // Without a Docker: the one here has containers of others.
    const environment = { DOCKER_HOST: `unix://${place.directory}/none` };
    const cleaned = await place.start(['clean', '--json', ...words], {
      environment: { ...place.environment, ...environment },
    }).ended;
    expect(cleaned.exitCode, cleaned.log).toBe(0);
    expect(isWhole()).toBe(true);
    return JSON.parse(cleaned.log.slice(cleaned.log.indexOf('{')));
  };
  const { results } = await place.records();
  return { place, log, clean, result: Object.values(results)[0]! };
}

/** What there is below the temporary directory of runs. */
function leftIn({ temporary }: Place): string[] {
  return readdirSync(temporary).flatMap((parent) => readdirSync(path.join(temporary, parent)));
}

describe.concurrent('what was kept, and clean --yes', () => {
  const LINKS: [what: string, script: (precious: string) => string][] = [
    ['its workdir, which is to be kept', (precious) => `w=$PWD; cd /; rm -rf "$w"; ln -s ${precious} "$w"`],
    [
      'the directory of its trial, with a workdir in it',
      (precious) => `mkdir ${precious}/workdir; t=$(dirname "$PWD"); cd /; mv "$t" "$run/away"; ln -s ${precious} "$t"`,
    ],
  ];
  for (const [what, script] of LINKS) {
    row(
      'attacks',
      { what: `links a directory of the host in the place of ${what}`, stage: 'remove', testbed: 'host' },
      async (context) => {
        const { place, clean, result } = await keptOf(script, context);
        context.expect(result.integrity.map(({ kind }) => kind)).toContain('remove_failed');
        context.expect((await clean('--yes')).found).toEqual([]);
        context.expect(leftIn(place)).toEqual([]);
        return 'not kept, note remove_failed; the directory is whole; nothing left';
      },
    );
  }

  row(
    'attacks',
    {
      what: 'names a link to a directory of the host as a killed run that kept a trial',
      stage: 'after the run',
      testbed: 'host',
    },
    async (context) => {
      const { expect } = context;
      const { place, clean } = await keptOf(
        (precious) => `touch ${precious}/project/kept; p=$(dirname "$run")
          for name in beefbeefbe beadbeadbe; do ln -s ${precious} "$p/$name"; done; cp -P "$run.owner" "$p/beadbeadbe.owner"`,
        context,
      );
      const { found } = await clean();
      expect(found.map(({ kind }) => kind).sort()).toEqual(['files of a killed run', 'kept workdir']);
      expect((await clean('--yes')).removed).toBe(true);
      // The link that no owner is named of stays, as every file does that is not a run's.
      expect(leftIn(place)).toEqual(['beefbeefbe']);
      return 'clean --yes removes what was kept, and links; the directory is whole';
    },
  );

  row(
    'attacks',
    { what: 'writes the file "kept" into a directory of the run', stage: 'after the run', testbed: 'host' },
    async (context) => {
      const { expect } = context;
      const script = 'touch ../kept; mkdir -p "$run/99/workdir"; touch "$run/99/kept"';
      const { place, clean, result } = await keptOf(() => script, context);
      expect(result.testbed.kept).toMatch(/\/1\/workdir$/);
      const names = (await clean()).found.map(({ name }) => name);
      expect(names.map((name) => path.relative(path.dirname(path.dirname(result.testbed.kept!)), name)).sort()).toEqual(
        ['1/workdir', '99/workdir'],
      );
      expect((await clean('--yes')).removed).toBe(true);
      expect(leftIn(place)).toEqual([]);
      return 'clean lists it beside the trial that was kept, and removes both';
    },
  );
});
