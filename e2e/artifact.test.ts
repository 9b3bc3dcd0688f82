import { realpathSync } from 'node:fs';
import path from 'node:path';
import { describe, type ExpectStatic, expect as matching } from 'vitest';
import { restFaults } from '../test/doubles/rest-api.ts';
import { archivesOf, pageOf } from './support/published.ts';
import { contentsOf, downloadArtifact, unpackArtifact } from './support/records.ts';
import { PULL_REQUEST, type Ran, resultsOf, type Scene, saidBy, test } from './support/scene.ts';

const NAME = 'agentbench-Benchmark-bench-0-__self-1';

/** One passing and one failing instance. */
async function run(scene: Scene, inputs: Record<string, string> = {}, about: Parameters<Scene['run']>[1] = {}) {
  return scene.run({ dataset: await scene.dataset(['a', '!b']), ...inputs }, about);
}

/** What a step says of everything but the artifact. */
function expectUnchanged(ran: Ran, scene: Scene, expect: ExpectStatic): void {
  expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, errors: [] });
  expect(ran.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1', errors: '0', 'not-run': '0' });
  expect(ran.outputs['results-path']).toBe(realpathSync(resultsOf(ran.job)));
  expect(ran.summary).toContain('1 of 2 passed (50%), 1 failed');
  expect(scene.api.comments(PULL_REQUEST)[0]!.body).toContain('1 of 2 passed (50%), 1 failed');
}

async function expectUploaded(ran: Ran, scene: Scene, name: string | RegExp, expect: ExpectStatic) {
  const artifact = archivesOf(scene).at(-1)!;
  expect(artifact.name).toMatch(name instanceof RegExp ? name : new RegExp(`^${name}$`));
  expect(ran.outputs).toMatchObject({
    'artifact-id': String(artifact.id),
    'artifact-url': expect.stringMatching(`/artifacts/${artifact.id}$`),
  });
  const files = await unpackArtifact(scene, artifact.id);
  expect(files).toEqual(await contentsOf(resultsOf(ran.job)));
  expect(Object.keys(files)).toContain('report.html');
  expect(ran.said).toEqual(['warning: Nothing']);
}

describe.concurrent('uploads that fail: said, and nothing else changes', () => {
  const CASES: [string, (scene: Scene) => void, RegExp, 'left' | 'refused'][] = [
    [
      'a connection that breaks, for ever',
      ({ artifacts }) => artifacts.fail(/twirp/, { status: 'reset', times: 99 }),
      /: the artifact service could not be reached: ECONNRESET$/,
      'left',
    ],
    [
      "a proxy's page",
      ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 404, body: '<html>@octocat</html>', times: 9 }),
      /: the artifact service answered 404 \(CreateArtifact\)$/,
      'refused',
    ],
    ['403', ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 403 }), /403/, 'refused'],
    ['401', ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 401 }), /401/, 'refused'],
    [
      'a blob store that refuses',
      ({ artifacts }) => artifacts.fail('PUT ', { status: 403, times: 99 }),
      /: the artifact service answered 403 \(the store of its content\)$/,
      'refused',
    ],
    [
      'the end refused',
      ({ artifacts }) => artifacts.fail('FinalizeArtifact', { status: 403, times: 9 }),
      /: the artifact service answered 403: injected 403 \(FinalizeArtifact\)$/,
      'refused',
    ],
    [
      'a storage that is used up',
      ({ artifacts }) =>
        artifacts.fail('CreateArtifact', { status: 429, body: { msg: 'insufficient usage' }, times: 9 }),
      /: the storage of artifacts is used up: delete some, or set a smaller retention-days/,
      'refused',
    ],
    [
      'every name taken',
      ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 409, times: 99 }),
      /409/,
      'refused',
    ],
  ];

  test.for(CASES)('%s', async ([, fault, why, undone], { scene, expect }) => {
    fault(scene);
    const ran = await run(scene);
    expectUnchanged(ran, scene, expect);
    expect(ran.outputs).toMatchObject({ 'artifact-id': '', 'artifact-url': '' });
    expect(ran.said).toEqual([
      'warning: Nothing',
      expect.stringContaining(
        `warning: The results are in ${realpathSync(resultsOf(ran.job))}, but the artifact was not uploaded: `,
      ),
    ]);
    expect(ran.said[1]).toMatch(why);
    expect(scene.api.comments(PULL_REQUEST)[0]!.body).not.toContain('results and logs');
    expect(scene.artifacts.artifacts).toEqual([]);
    // Post tries once more what may succeed.
    expect(ran.post).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(saidBy(ran.post)).toEqual(undone === 'left' ? [ran.said[1]] : []);
  });
});

test('on GitHub Enterprise Server: one warning with advice, and a comment', async ({ scene, expect }) => {
  const ran = await run(scene, {}, { env: { GITHUB_SERVER_URL: 'https://github.example' } });
  expectUnchanged(ran, scene, expect);
  expect(ran.said).toEqual([
    'warning: Nothing',
    expect.stringMatching(
      /: GitHub Enterprise Server takes no artifacts of this action; set upload-artifact: false, and bring/,
    ),
  ]);
  expect(saidBy(ran.post)).toEqual([]);
});

describe.concurrent('what main could not publish: post does', () => {
  const UPLOADED = matching.stringMatching(/^notice: The artifact .* the main step could not upload, is uploaded$/);

  test.for<[string, (scene: Scene) => { readonly hits: number }, RegExp, unknown[]]>([
    [
      'the artifact',
      // As often as the client asks.
      ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 500, times: 5 }),
      /^warning: The results are in .* uploaded: the artifact service answered 500: injected 500 \(CreateArtifact\)$/,
      [UPLOADED],
    ],
    [
      'the comment',
      ({ api }) => api.fail(/^GET .*\/comments/, { status: 500, times: 4 }),
      /^warning: The comment was not written: GitHub answered 500/,
      [],
    ],
  ])('%s', async ([, fault, lost, after], { scene, expect }) => {
    const injected = fault(scene);
    const ran = await run(scene);
    expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, outputs: { planned: '2', passed: '1', failed: '1' } });
    expect(ran.said).toEqual(['warning: Nothing', expect.stringMatching(lost)]);
    expect(injected.hits).toBeGreaterThan(2);
    expect(ran.post).toMatchObject({ outcome: 'success', exitCode: 0, summary: '' });
    expect(ran.post.shown).toContain('The main step could not publish everything: trying once more.');
    expect(saidBy(ran.post)).toEqual(after);
    const [archive, ...others] = archivesOf(scene);
    expect(others).toEqual([]);
    const page = pageOf(scene, archive!).id;
    expect(scene.artifacts.artifacts).toHaveLength(2);
    expect(await downloadArtifact(scene, ran.job, archive!.id)).toEqual(await contentsOf(resultsOf(ran.job)));
    const [comment, ...more] = scene.api.comments(PULL_REQUEST);
    expect(more).toEqual([]);
    expect(comment!.body).toContain(`/artifacts/${archive!.id})`);
    expect(comment!.body).toContain(`/artifacts/${page})`);
  });

  test('a comment that was refused is not tried again', async ({ scene, expect }) => {
    scene.artifacts.fail('CreateArtifact', { status: 'reset', times: 5 });
    const refused = scene.api.fail(/^POST /, { ...restFaults.notAccessible, times: 9 });
    const ran = await run(scene);
    expect(ran.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^No comment was written: this token may not comment \(HTTP 403\)/),
    );
    expect(saidBy(ran.post)).toEqual([UPLOADED]);
    expect(archivesOf(scene)).toHaveLength(1);
    expect(refused.hits).toBe(1);
  });
});

describe.concurrent('uploads that work in the end', () => {
  const ONCE: [string, (scene: Scene) => void, string | RegExp][] = [
    ['500, once', ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 500 }), NAME],
    ['429, once', ({ artifacts }) => artifacts.fail('FinalizeArtifact', { status: 429 }), NAME],
    ['503 of the blob store, once', ({ artifacts }) => artifacts.fail('comp=block&', { status: 503 }), NAME],
    ['an upload that breaks, once', ({ artifacts }) => artifacts.fail('comp=blocklist', { status: 'reset' }), NAME],
    // The first try may have taken the name.
    ['a connection that breaks, once', ({ artifacts }) => artifacts.fail(/twirp/, { status: 'reset' }), `${NAME}.2`],
    [
      'a name that three other jobs have',
      ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 409, times: 3 }),
      new RegExp(`^${NAME}\\.[0-9a-f]{8}$`),
    ],
    [
      'an answer that is lost: its repetition meets its own name',
      ({ artifacts }) => artifacts.fail('CreateArtifact', { status: 502, carriedOut: true }),
      `${NAME}.2`,
    ],
  ];

  test.for(ONCE)('%s', async ([, fault, name], { scene, expect }) => {
    fault(scene);
    const ran = await run(scene);
    expectUnchanged(ran, scene, expect);
    await expectUploaded(ran, scene, name, expect);
  });

  test('what the artifact client prints stands in one group', async ({ scene, expect }) => {
    const ran = await run(scene);
    const lines = ran.shown.split('\n');
    const begin = lines.findIndex((line) => /group.*Artifacts$/.test(line));
    const client = /Artifact name is valid|Beginning upload|Uploaded bytes|Finalizing artifact|Found \d+ artifact/;
    const groups = lines.filter((line) => /group.*Artifacts$/.test(line));
    expect(groups).toHaveLength(1);
    const inside = lines.flatMap((line, at) => (client.test(line) ? [at - begin] : []));
    expect(inside.length).toBeGreaterThan(3);
    expect(Math.min(...inside)).toBe(1);
    const after = lines.slice(begin + Math.max(...inside) + 1);
    expect(after.join('\n')).not.toMatch(client);
  });

  test('a name that another job of the run has', async ({ scene, expect }) => {
    const first = await run(scene);
    await expectUploaded(first, scene, NAME, expect);
    const second = await run(scene, {}, { runtimeToken: scene.artifacts.token(7_001_001, 'job-2') });
    await expectUploaded(second, scene, `${NAME}.2`, expect);
    const archives = archivesOf(scene);
    expect(archives).toHaveLength(2);
    // Each has a page of its own.
    for (const [index, { summary }] of [first, second].entries())
      expect(summary).toContain(
        `[report](https://github.com/octo/demo/actions/runs/7001001/artifacts/${pageOf(scene, archives[index]!).id})`,
      );
  });

  test('output of an agent under names that the service does not take', async ({ scene, expect }) => {
    const names = [
      'plain.txt',
      'a:b.txt',
      'what?.txt',
      'star*.log',
      'line\nbreak',
      '..\\..\\up',
      'ümläut',
      'sub/"x"|y',
    ];
    const files = names.map((name) => `'${name}'`).join(' ');
    const ran = await run(scene, {
      instances: 'a',
      'agent-command': `cd "$AGENTBENCH_OUTPUT_DIR" && mkdir sub && for name in ${files}; do echo "$name" > "$name"; done`,
    });
    expect(ran.outputs).toMatchObject({ passed: '1', 'artifact-id': expect.stringMatching(/^\d+$/) });
    const inside = await downloadArtifact(scene, ran.job, Number(ran.outputs['artifact-id']));
    expect(inside).toEqual(await contentsOf(resultsOf(ran.job)));
    const kept = Object.keys(inside).filter((file) => file.includes('/output/'));
    expect(kept.map((file) => file.replace('a/trial-1/output/', ''))).toEqual(
      [
        'plain.txt',
        'a%3Ab.txt',
        'what%3F.txt',
        'star%2A.log',
        'line%0Abreak',
        '..%5C..%5Cup',
        'ümläut',
        'sub/%22x%22%7Cy',
      ].toSorted(),
    );
  });

  test('an agent on the host keeps no results from it, and no page, summary or output', async ({ scene, expect }) => {
    const results = path.join(await scene.directory(), 'results');
    const ran = await run(scene, {
      instances: 'a',
      'results-path': results,
      'agent-command': [
        `cd ${results} && mkdir report.html && echo x > report.html/x && echo x > a:b && mkdir 'l\nm' && echo x > 'l\nm/x'`,
        // The runner's files for commands of this step, by the environment of the harness.
        `for process in /proc/[0-9]*; do if tr '\\0' '\\n' < $process/environ | grep -qx 'INPUT_RESULTS-PATH=${results}'`,
        `then TEMP=$(tr '\\0' '\\n' < $process/environ | sed -n s/^RUNNER_TEMP=//p); fi; done 2> /dev/null`,
        `for file in $(find "$TEMP" -name 'set_output_*'); do echo results-path=/etc >> $file; done`,
        `for file in $(find "$TEMP" -name 'step_summary_*'); do echo '# All is well' >> $file; done`,
      ].join('\n'),
    });
    expect(ran.outputs).toMatchObject({ passed: '1', 'results-path': realpathSync(results) });
    expect(ran.summary).toMatch(/^## /);
    expect(ran.summary).not.toContain('All is well');
    const inside = await downloadArtifact(scene, ran.job, Number(ran.outputs['artifact-id']));
    expect(Object.keys(inside)).toEqual(expect.arrayContaining(['a/trial-1/result.json', 'report.html', 'run.json']));
    expect(ran.said.filter((line) => !line.endsWith('Nothing'))).toEqual([
      expect.stringMatching(/^warning: left out of the artifact: 2 × a file or directory in /),
    ]);
  });
});
