/** What the tools that the harness starts for itself see. */
import path from 'node:path';
import { describe } from 'vitest';
import { gullible, startOpenAi } from '../test/doubles/openai-api.ts';
import { serveRepository } from '../test/support/git-server.ts';
import { run, writeProjects } from '../test/support/projects.ts';
import { findIn, needlesOf } from './runner/secrets.ts';
import { plantedSecrets, plantedToken, tokensOf } from './support/planted.ts';
import { type Scene, test } from './support/scene.ts';
import { recordTools, watchBelow } from './support/watch.ts';

describe.concurrent('what a tool of the harness sees', () => {
  test('git, docker, perl, and all the rest while it measures and uploads', async ({ scene, expect }) => {
    const secrets = plantedSecrets();
    const api = await startOpenAi({ key: secrets.JUDGE!, model: gullible });
    const repository = serveRepository([{ 'README.md': 'A project.\n' }]);
    const tools = await recordTools(await scene.directory(), ['git', 'docker', 'perl'], {
      docker: 'echo "not found" >&2; exit 1',
    });
    const env = {
      ...repository.environment,
      PATH: `${tools.directory}:${process.env.PATH}`,
      XDG_CACHE_HOME: await scene.directory(),
      OPENAI_API_KEY: secrets.OPENAI_API_KEY!,
      IN_JOB: secrets.IN_JOB!,
    };
    const token = plantedToken();
    const about = { env: { ...env, GH_TOKEN: token, AUTH: `Bearer ${token}` }, token, secrets: Object.values(secrets) };
    const row = { repo_url: repository.url, base_commit: repository.commits[0]!, base_image: 'debian:bookworm' };
    const dataset = await scene.dataset([
      { instance_id: 'a', ...row },
      { instance_id: 'b', base_image: 'agentbench-no-such-image:1' },
    ]);
    const plan = [{ metric: 'typed', testcases: [run('read line; sleep 0.1; echo "$line"', 'hello\n')] }];
    const project = { dataset: 'prdbench', 'dataset-path': writeProjects({ 1: { plan } }) };
    const judge = {
      judge: 'openai',
      'judge-model': 'm',
      'judge-base-url': api.baseUrl,
      'judge-api-key': secrets.JUDGE!,
    };
    const outcomes: string[] = [];
    const sightings: string[] = [];
    const commands: string[] = [];
    for (const inputs of [
      { dataset, testbed: 'docker', network: 'none', 'agent-command': 'sleep 0.2' },
      { dataset, testbed: 'host', instances: 'a', 'agent-command': 'sleep 0.2' },
      { ...project, testbed: 'host', ...judge },
    ]) {
      const job = await scene.job({ ...inputs, 'fail-on': 'never', 'results-path': await results(scene) }, about);
      const running = await job.start();
      const watch = watchBelow(running.child.pid!, needlesOf(tokensOf(job.secrets(), secrets)));
      const main = await running.done;
      const { passed, failed, errors } = main.outputs as Record<string, string>;
      outcomes.push(`${passed} ${failed} ${errors}`);
      const sight = watch.stop();
      sightings.push(...sight.found);
      commands.push(...sight.commands);
      const needles = needlesOf(tokensOf(job.secrets(), secrets));
      for (const { tool, argv, environment } of await tools.starts()) {
        sightings.push(...findIn(`${tool} ${argv}`, `${argv}\n${environment}`, needles));
      }
    }
    await api.close();
    expect(outcomes).toEqual(['1 0 1', '1 0 0', '0 1 0']);
    expect(api.chats.length).toBe(1);
    expect(sightings).toEqual([]);
    expect(commands).toEqual(expect.arrayContaining(['perl']));

    const starts = await tools.starts();
    expect([...new Set(starts.map(({ tool }) => tool))]).toEqual(['docker', 'git', 'perl']);
    const namesOf = (tool: string) => [
      ...new Set(
        starts
          .filter((start) => start.tool === tool)
          .flatMap(({ environment }) =>
            [...environment.matchAll(/^([A-Za-z_][A-Za-z0-9_-]*)=/gm)].map(([, name]) => name!),
          ),
      ),
    ];
    const ofTheRunner = /^(INPUT|ACTIONS|STATE)_|^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/;
    for (const tool of ['git', 'docker']) {
      expect(namesOf(tool).filter((name) => ofTheRunner.test(name) || /^(GH_TOKEN|AUTH)$/.test(name))).toEqual([]);
      // What a login may need is there.
      expect(namesOf(tool)).toEqual(
        expect.arrayContaining(['HOME', 'GIT_CONFIG_COUNT', 'IN_JOB', 'RUNNER_TRACKING_ID']),
      );
    }
    // The keeper's, and the terminal's driver's.
    const allowed = ['HOME', 'LANG', 'PATH', 'TERM', 'TMPDIR', 'USER'];
    expect(namesOf('perl').filter((name) => ![...allowed, 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  });
});

async function results(scene: Scene): Promise<string> {
  return path.join(await scene.directory(), 'results');
}
