import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe } from 'vitest';
import { readRecords } from './support/records.ts';
import { PULL_REQUEST, resultsOf, test } from './support/scene.ts';

/** Lines that the runner would obey in a log that passes them on as they are; `PWNED` marks what must not happen. */
const COMMANDS = [
  '::error::PWNED',
  '   ::warning title=x::PWNED',
  '\u00a0::error::PWNED after NBSP',
  '\u0085::error::PWNED after NEL',
  '\u2028::error::PWNED after a line separator',
  '\ufeff::error::PWNED after a byte order mark',
  '\u001b[31m::error::PWNED after a colour',
  'progress 10%\r::error::PWNED after a return',
  '\u001b]0;title\u0007::error::PWNED after a title',
  'in mid-line ##[error]PWNED',
  '#\u0000#[error]PWNED with a control character in it',
  '##\u001b[0m[error]PWNED with a colour in it',
  '##\u200b[error]PWNED with a mark in it',
  '##[add-mask]passed',
  '::add-mask::passed',
  '::set-output name=passed::99',
  '##[set-output name=comment-url]PWNED',
  '::save-state name=run-id::0000000000',
  '::set-env name=PATH::PWNED',
  '::add-path::PWNED',
  '::group::PWNED',
  '::endgroup::',
  '::add-matcher::PWNED',
  '::echo::on',
  '::stop-commands::PWNED',
  '##[stop-commands]PWNED',
];
const HALF = COMMANDS.length / 2;

/** Text that GitHub would make something of. */
const MARKUP =
  '</td></details>**b**|`c`~~d~~@octocat/#1/GH-2/<img/src=x>/[e](f)/<!--agentbench:x-->/www.example.invalid/';

describe.concurrent('what an agent prints', () => {
  test.for(['host', 'docker'])('is no command of the runner, on %s', async (testbed, { scene, expect }) => {
    const failing = { base_image: 'debian:bookworm', success_command: 'cat two >&2' };
    const dataset = await scene.dataset([{ instance_id: 'a', ...failing }, 'b'], {
      'a/one': `${COMMANDS.slice(0, HALF).join('\n')}\n`,
      'a/two': `${COMMANDS.slice(HALF).join('\n')}\n`,
    });
    const image = testbed === 'docker' ? { image: 'debian:bookworm', network: 'none' } : {};
    const ran = await scene.run({ dataset, testbed, ...image, 'agent-command': '! [ -e one ] || cat one' });

    // All of it is shown, and nothing of it done.
    expect(ran.shown.match(/PWNED/g)?.length).toBeGreaterThan(15);
    expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, errors: [] });
    expect(ran.outputs).toMatchObject({ passed: '1', failed: '1', 'comment-url': expect.stringMatching('^https://') });
    expect(ran.state['run-id']).not.toBe('0000000000');
    expect(ran.masks).not.toContain('passed');
    // The last line of the command's output is the reason of its group and its annotation, as text.
    expect(ran.said).toEqual(['warning: ## [stop-commands]PWNED']);
    expect(ran.groups).toEqual([
      expect.stringMatching(/^✗ failed a /),
      expect.stringMatching(/^✓ passed b /),
      'Artifacts',
    ]);
    const executed = ran.commands.filter(({ name }) => name !== 'debug' && name !== 'add-mask');
    const group = ['group', 'endgroup'];
    expect(executed.map(({ name }) => name)).toEqual([...group, 'warning', ...group, ...group]);
    const told = executed.filter(({ line }) => line.includes('PWNED'));
    expect(told.map(({ name, line }) => `${name} ${line.slice(line.lastIndexOf('#') - 1)}`)).toEqual([
      'group ## [stop-commands]PWNED',
      'warning ## [stop-commands]PWNED',
    ]);
    expect(ran.post.commands).toEqual([]);
  });
});

describe.concurrent('what agent, dataset and pull request have a hand in', () => {
  test('is no markup, no mention and no reference in comment and summary', async ({ scene, expect }) => {
    const home = await scene.directory();
    const dataset = await scene.dataset([
      { instance_id: 'passes', task_type: `type ${MARKUP}` },
      { instance_id: 'no-such-repository', repo_url: `file:///nowhere/${MARKUP}::error::x`, base_commit: '1234567' },
      { instance_id: 'prints', success_command: `printf '%s\\n' '${MARKUP}'`, task_type: '@octocat' },
    ]);
    const ran = await scene.run(
      {
        dataset,
        'agent-name': `agent ${MARKUP}`,
        'agent-model': '| a | b |\n| - | - |',
        'agent-command': `echo '{"model": "${MARKUP}"}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"; echo '${MARKUP}'`,
        suite: `Suite --> ${MARKUP}`,
        'fail-on': 'never',
      },
      { env: { XDG_CACHE_HOME: home } },
    );
    expect(ran.outputs).toMatchObject({ passed: '1', failed: '1', errors: '1' });
    const { results } = await readRecords(resultsOf(ran.job));
    expect(results['no-such-repository/trial-1']!.error!.message).toContain(MARKUP.slice(0, 40));
    expect(ran.commands.map(({ name, message }) => `${name} ${message}`)).not.toContain('error x');

    const [comment] = scene.api.comments(PULL_REQUEST);
    expect(comment!.body.split('\n').slice(2).join('\n')).toBe(ran.summary);
    // The command that repeats a trial holds the texts as they are, in one block of code that nothing in it ends.
    const html = micromark(comment!.body, {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    });
    const blocks = [...html.matchAll(/<pre><code>(.*?)<\/code><\/pre>/gs)].map(([, text]) => text!);
    expect(blocks).toEqual([expect.stringMatching(/^npx agentbench-action@\S+ run .* --instances prints\n$/)]);
    expect(blocks[0]).not.toMatch(/<|\n./);
    const [line, ...more] = ran.summary.split('\n').filter((text) => text.startsWith('    '));
    expect([line!.includes(MARKUP), more]).toEqual([true, []]);
    const text = (body: string) => body.replace(`${line}\n`, '');
    // Of HTML there is otherwise what the report itself is made of, of links its own.
    const tags = [...text(comment!.body).matchAll(/<[^>]*>?/g)].map(([tag]) => tag.replace(/[0-9a-f]{32}/, 'DIGEST'));
    expect(tags).toEqual([
      '<!-- agentbench:Suite - -/td-/details-b-c-d-octocat/-1/GH-2/-img/src-x-/-e-(f)/-agentbench:x-/www.example.invalid/-465f7244 -->',
      '<!-- agentbench-state:DIGEST -->',
      ...['<details>', '<summary>', '</summary>', '</details>', '<sub>', '</sub>'],
    ]);
    const live = [
      '**b**',
      '`',
      '~~',
      '@octocat',
      '/#1',
      '&#35;1',
      'GH-2',
      '<img',
      '[e]',
      '](f)',
      'agentbench:x',
      '//www.',
    ];
    const summary = text(ran.summary);
    expect(live.filter((found) => summary.includes(found))).toEqual([]);
    expect(summary.match(/@\u200boctocat/g)!.length).toBeGreaterThan(5);
    const cells = summary
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((row) => row.split('|').length - 2);
    expect(cells.filter((count) => count !== 4)).toEqual(Array.from({ length: 5 }, () => 3));
  });
});
