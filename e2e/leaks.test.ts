import { randomBytes } from 'node:crypto';
import { describe, type ExpectStatic } from 'vitest';
import { formsOf } from './runner/secrets.ts';
import { contentsOf, unpackArtifact } from './support/records.ts';
import { PULL_REQUEST, type Ran, resultsOf, type Scene, test } from './support/scene.ts';

const TESTBEDS = ['host', 'docker'] as const;

/** Every text that a run hands to anybody, by where it stands; file names are texts as well. */
async function everythingSaid(scene: Scene, ran: Ran): Promise<Record<string, string>> {
  const onDisk = await contentsOf(resultsOf(ran.job));
  const [artifact] = scene.artifacts.artifacts;
  const uploaded = await unpackArtifact(scene, artifact!.id);
  const text = (files: Record<string, Buffer>) =>
    Object.entries(files)
      .map(([name, content]) => `${name}\n${content.toString('latin1')}`)
      .join('\n');
  const requests = scene.api.requests.map(({ path, query, body }) => `${path}${query} ${body}`);
  // The one way a secret is said on purpose: to the runner, so that it masks it.
  const masking = /^::add-mask::.*$/gm;
  return {
    results: text(onDisk),
    artifact: `${artifact!.name}\n${text(uploaded)}\n${artifact!.bytes.toString('latin1')}`,
    summary: ran.summary + ran.post.summary,
    comment: scene.api.comments(PULL_REQUEST).map(({ body }) => body).join('\n'), // biome-ignore format: one thought
    requests: requests.join('\n'),
    shown: ran.shown + ran.post.shown,
    log: (ran.log + ran.post.log).replace(masking, ''),
    outputs: JSON.stringify([ran.outputs, ran.state, ran.annotations]),
  };
}

async function expectNowhere(scene: Scene, ran: Ran, values: Record<string, string>, expect: ExpectStatic) {
  const said = await everythingSaid(scene, ran);
  const found = Object.entries(said).flatMap(([place, text]) =>
    Object.entries(values).flatMap(([name, value]) =>
      text.includes(value) || text.includes(Buffer.from(value).toString('latin1')) ? [`${name} in ${place}`] : [],
    ),
  );
  expect(found).toEqual([]);
}

/** On the host an agent of the same user reads them in the harness' environment: `steal NAME` says what it found. */
const STEAL = `
pid=$$
until tr '\\0' ' ' </proc/$pid/cmdline | grep -q '[d]ist/main.js'; do pid=$(sed 's/.*) . //; s/ .*//' /proc/$pid/stat); done
steal() { tr '\\0' '\\n' </proc/$pid/environ | sed -n "s/^$1=//p"; }`;

describe.concurrent('on the host', () => {
  test("the job's tokens and the judge's key, once stolen, are written nowhere", async ({ scene, expect }) => {
    const names = [
      'INPUT_GITHUB-TOKEN',
      'INPUT_JUDGE-API-KEY',
      'ACTIONS_RUNTIME_TOKEN',
      'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    ];
    const lines = names.map(
      (name) =>
        `echo "${name} is $(steal ${name}) ($(steal ${name} | wc -c)), encoded $(printf x%s "$(steal ${name})" | base64 -w0)"`,
    );
    const key = `sk-${randomBytes(12).toString('hex')}`;
    const ran = await scene.run({
      dataset: await scene.dataset(['!a']),
      ...{ judge: 'openai', 'judge-model': 'm', 'judge-base-url': 'http://127.0.0.1:9/v1', 'judge-api-key': key },
      'agent-command': `${STEAL}\n{ ${lines.join('; ')}; } | tee "$AGENTBENCH_OUTPUT_DIR/stolen" >&2`,
    });
    expect(ran.outputs).toMatchObject({ failed: '1' });
    expect(ran.job.secrets()).toMatchObject({ ...ran.job.canaries, 'secret 1': key });
    await expectNowhere(scene, ran, ran.job.secrets(), expect);

    // It was all there, and stands there masked.
    const { GITHUB_TOKEN, ACTIONS_RUNTIME_TOKEN, ACTIONS_ID_TOKEN_REQUEST_TOKEN } = ran.job.canaries;
    const values = [GITHUB_TOKEN!, key, ACTIONS_RUNTIME_TOKEN!, ACTIONS_ID_TOKEN_REQUEST_TOKEN!];
    const files = await contentsOf(resultsOf(ran.job));
    for (const file of ['agent.log', 'output/stolen']) {
      const said = files[`a/trial-1/${file}`]!.toString().trimEnd().split('\n');
      expect(said).toEqual(
        names.map((name, index) =>
          expect.stringMatching(
            `^${name} is \\*\\*\\* \\(${values[index]!.length + 1}\\), encoded ..?\\*\\*\\*.{0,2}=*$`,
          ),
        ),
      );
    }
  });

  test('a key of several lines is masked line by line, but for those that are words', async ({ scene, expect }) => {
    const lines = ['{', `  "key": "${randomBytes(12).toString('hex')}",`, '  "a": 1', '}'];
    const ran = await scene.run(
      {
        dataset: await scene.dataset(['!a']),
        'agent-env': 'KEY',
        'agent-command': 'echo "{ $KEY }"; echo "$KEY" | tail -3',
      },
      { env: { KEY: lines.join('\n') } },
    );
    expect(ran.outputs).toMatchObject({ failed: '1' });
    expect(ran.masks).toEqual(expect.arrayContaining([lines[1]!.trim(), lines[2]!.trim()]));
    expect(ran.masks.filter((mask) => mask.length < 6)).toEqual([]);
    const log = (await contentsOf(resultsOf(ran.job)))['a/trial-1/agent.log']!.toString();
    expect(log).toBe('{ *** }\n  ***\n  ***\n}\n');
  });
});

describe.concurrent.for(TESTBEDS)('secrets in agent-env, on %s', (testbed) => {
  test('printed in any encoding, are written nowhere', async ({ scene, expect }) => {
    const word = randomBytes(9).toString('hex');
    const secrets = {
      PLAIN: `sk-live-${word}`,
      ODD: `p@ss "${word}" w\\ord/+=é&?`,
      PASSED: `handed through ${word}`,
    };
    const forms = Object.fromEntries(
      Object.entries(secrets).flatMap(([name, secret]) =>
        Object.entries(formsOf(secret)).map(([form, text]) => [`${name} ${form}`, text]),
      ),
    );
    const lines = Object.values(forms).map((form, index) => `${index}: before${form}after ${form}`);
    const failing = { base_image: 'debian:bookworm', success_command: 'cat forms.txt; cat forms.txt >&2' };
    const dataset = await scene.dataset([{ instance_id: 'a', ...failing }], {
      'a/forms.txt': `${lines.join('\n')}\n`,
      'prerunner-a/prerunner.sh': 'cat forms.txt\nfalse "$(cat forms.txt)"\n',
    });
    const ran = await scene.run(
      {
        dataset,
        testbed,
        network: 'none',
        'agent-env': `PLAIN=${secrets.PLAIN}\nODD=${secrets.ODD}\nPASSED`,
        'agent-setup': 'cat forms.txt',
        'agent-command': `cat forms.txt >&2
          head -c 200 forms.txt; sleep 0.1; tail -c +201 forms.txt
          cd "$AGENTBENCH_OUTPUT_DIR" && cp "$AGENTBENCH_WORKDIR/forms.txt" . && echo x >"$PLAIN.txt" && mkdir "$PASSED" && echo y >"$PASSED/file"
          echo '{"model": "'"$PLAIN"'", "steps": 1}' >usage.json; echo "$PLAIN $ODD"; exit 3`,
        'agent-name': `agent ${secrets.PLAIN}`,
      },
      { env: { PASSED: secrets.PASSED } },
    );
    expect(ran.outputs).toMatchObject({ failed: '1', errors: '0' });
    await expectNowhere(scene, ran, forms, expect);

    // It was all there, and stands there masked.
    const files = await contentsOf(resultsOf(ran.job));
    const masked = lines.map((line) => expect.stringMatching(`^${line.split(':')[0]}: before.*\\*\\*\\*.*after `));
    for (const file of ['agent.log', 'agent-setup.log', 'evaluation.log', 'prerunner.log', 'output/forms.txt']) {
      expect(files[`a/trial-1/${file}`]?.toString().split('\n')).toEqual(expect.arrayContaining(masked));
    }
    expect(Object.keys(files).filter((name) => name.includes('/output/'))).toHaveLength(4);
  });
});
