/** Forgejo and Gitea: the same services under another name, with a few differences. */
import { describe } from 'vitest';
import { PULL_REQUEST, type Scene, saidBy, test } from './support/scene.ts';

const SERVER = 'https://forge.example.org';
/** As their runners set it; Forgejo leaves the attempt empty. */
const FORGEJO = { GITEA_ACTIONS: 'true', FORGEJO_ACTIONS: 'true', GITHUB_RUN_ATTEMPT: '' };
const GITEA = { GITEA_ACTIONS: 'true' };

describe.concurrent.each<[string, Record<string, string>, run: number]>([
  ['Forgejo', FORGEJO, 42],
  ['Gitea', GITEA, 7_001_001],
])('%s', (_, server, run) => {
  const env = { ...server, GITHUB_SERVER_URL: SERVER };
  const PAGE = `${SERVER}/octo/demo/actions/runs/${run}`;
  test('artifact, links and comment', async ({ scene, expect }) => {
    const ran = await scene.run({ dataset: await scene.dataset(['a', '!b']) }, { env });
    expect(ran, ran.log).toMatchObject({ outcome: 'success', outputs: { passed: '1', failed: '1' } });
    expect(ran.said).toEqual(['warning: Nothing']);
    const [artifact] = scene.artifacts.artifacts;
    expect(artifact!.name).toBe('agentbench-Benchmark-bench-0-__self-1');
    expect(ran.outputs['artifact-url']).toBe(`${PAGE}/artifacts/${artifact!.name}`);
    const { body } = scene.api.comments(PULL_REQUEST)[0]!;
    expect(body).toContain(`(${PAGE})`);
    expect(body).toContain(`(${PAGE}/artifacts/${artifact!.name})`);
    const report = await scene.report({}, { env });
    expect(report, report.log).toMatchObject({ outcome: 'success', outputs: { passed: '1', failed: '1' } });
  });

  test('a comparison of commits without a merge base', async ({ scene, expect }) => {
    const compared = withoutMergeBase(scene);
    const job = await scene.job(
      { dataset: await scene.dataset(['a']), baseline: 'artifact', comment: 'never' },
      { env },
    );
    const main = await job.main();
    expect(saidBy(main)).toEqual([expect.stringMatching(/^notice: There is no baseline to compare with: no push or/)]);
    expect(compared.hits).toBe(1);
  });
});

function withoutMergeBase({ api }: Scene): { readonly hits: number } {
  api.addRun({ id: 7_001_001, event: 'pull_request', status: 'in_progress', conclusion: null });
  api.addPull(PULL_REQUEST);
  return api.fail(/^GET .*\/compare\//, { status: 200, body: { total_commits: 0, commits: [] } });
}
