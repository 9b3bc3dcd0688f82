import { randomBytes } from 'node:crypto';
import { describe, type ExpectStatic } from 'vitest';
import { contentsOf, downloadArtifact } from './support/records.ts';
import { PULL_REQUEST, type Ran, resultsOf, type Scene, test } from './support/scene.ts';

const TESTBEDS = ['host', 'docker'] as const;
/** No encoding that anybody hides: what a command writes through it is seen as it was. */
const ROT13 = `tr 'A-Za-z' 'N-ZA-Mn-za-m'`;
/** Environment and arguments of the agent and of all above it, but for the runner's own process; `FILES` on Docker only. */
const SPY = `
look() { echo "process $1:"; tr '\\0' '\\n' </proc/$1/cmdline; echo; tr '\\0' '\\n' </proc/$1/environ; }
{ env; tr '\\0' '\\n' </proc/self/environ; tr '\\0' '\\n' </proc/self/cmdline
  pid=$$
  while [ "$pid" -ge 1 ]; do
    case $(tr '\\0' ' ' </proc/$pid/cmdline) in *[d]ist/main.js*) break ;; esac
    look "$pid"
    pid=$(sed 's/.*) . //; s/ .*//' /proc/$pid/stat)
  done
  [ -z "$FILES" ] || look 1
  grep -rIs 'canar[y]\\|eyJhbGci[O]iJ' "$TMPDIR" . "$AGENTBENCH_OUTPUT_DIR/.." $FILES
} | ${ROT13} >"$AGENTBENCH_OUTPUT_DIR/seen"`;

function rot13(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/** Every text that a run hands to anybody, by where it stands; file names are texts as well. */
async function everythingSaid(scene: Scene, ran: Ran): Promise<Record<string, string>> {
  const onDisk = await contentsOf(resultsOf(ran.job));
  const [artifact] = scene.artifacts.artifacts;
  const uploaded = await downloadArtifact(scene, ran.job, artifact!.id);
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

describe.concurrent.for(TESTBEDS)("the runner's values, on %s", (testbed) => {
  test('reach neither the agent nor anything that is written', { timeout: 60_000 }, async ({ scene, expect }) => {
    const dataset = await scene.dataset([
      {
        instance_id: 'a',
        base_image: 'debian:bookworm',
        success_command: `env | ${ROT13}; echo Setup successful`,
      },
    ]);
    const inJob = `canary-job-${randomBytes(8).toString('hex')}`;
    const ran = await scene.run(
      {
        dataset,
        testbed,
        network: 'none',
        'agent-command': SPY,
        'agent-env': `GIVEN=on purpose\nFILES=${testbed === 'docker' ? '/agentbench /testbed /opt /root /run /tmp /var/tmp' : ''}`,
      },
      { env: { IN_JOB: inJob } },
    );
    expect(ran.outputs).toMatchObject({ passed: '1' });
    const files = await contentsOf(resultsOf(ran.job));
    const seen = rot13(files['a/trial-1/output/seen']!.toString());
    const evaluation = rot13(files['a/trial-1/evaluation.log']!.toString());

    expect(seen).toContain('\nGIVEN=on purpose\n');
    expect(seen.match(/^process \d+:$/gm)?.length).toBeGreaterThan(1);
    expect(seen.match(/^(GITHUB|ACTIONS|INPUT|RUNNER|STATE)_.*$/gm)).toBeNull();
    const names = new Set([...seen.split('process ')[0]!.matchAll(/^([A-Z_a-z]+)=/gm)].map(([, name]) => name!));
    const own = ['PWD', 'SHLVL', '_', 'OLDPWD', 'HOSTNAME'];
    const allowed = ['PATH', 'HOME', 'USER', 'LANG', 'TERM', 'TMPDIR', 'GIVEN', 'FILES', ...own];
    expect([...names].filter((name) => !name.startsWith('AGENTBENCH_') && !allowed.includes(name))).toEqual([]);
    expect(names).toContain('AGENTBENCH_OUTPUT_DIR');
    expect(evaluation).toContain('PATH=');
    expect(evaluation).not.toMatch(/^(GIVEN|FILES|AGENTBENCH_|GITHUB_|ACTIONS_|INPUT_|RUNNER_|IN_JOB)/m);

    const values = { ...ran.job.canaries, IN_JOB: inJob };
    expect(Object.entries(values).filter(([, value]) => (seen + evaluation).includes(value))).toEqual([]);
    await expectNowhere(scene, ran, values, expect);
  });
});

describe.concurrent.for(TESTBEDS)('secrets in agent-env, on %s', (testbed) => {
  test('printed in any encoding, are written nowhere', { timeout: 60_000 }, async ({ scene, expect }) => {
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

/** What the documents promise to hide of a secret, as it would be found in a text. */
function formsOf(secret: string): Record<string, string> {
  // Beside other bytes base64 shares a character with them at either end.
  const inside = (before: number, encoding: 'base64' | 'base64url') => {
    const bytes = Buffer.from(`${'x'.repeat(before)}${secret}`);
    const text = bytes.toString(encoding).replace(/=+$/, '');
    return text.slice(before === 0 ? 0 : before + 1, bytes.length % 3 === 0 ? undefined : -1);
  };
  return {
    itself: secret,
    base64: inside(0, 'base64'),
    'base64 after one byte': inside(1, 'base64'),
    'base64 after two bytes': inside(2, 'base64'),
    base64url: inside(0, 'base64url'),
    'in a URL': encodeURIComponent(secret),
    'in JSON': JSON.stringify(secret).slice(1, -1),
  };
}
