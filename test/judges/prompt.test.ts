import { describe, expect, it } from 'vitest';
import { commandOutput, promptFor } from '../../src/judges/prompt.ts';
import { bounded, quoted } from '../../src/judges/quoted.ts';
import { aRequest, withFile, withTranscript } from './support.ts';

const secret = Buffer.from('of this process');

/** The parts of a user message: the task, and what stands between the markers. */
function partsOf(user: string) {
  const [, task, nonce, data, end] =
    /^.*\n\n(.*)\n\n.*\n\n<<<AGENTBENCH-DATA (\w+)>>>\n(.*)\n<<<AGENTBENCH-END (\w+)>>>\n\n.*$/.exec(user)!;
  expect(end).toBe(nonce);
  return { task: JSON.parse(task!), data: JSON.parse(data!), nonce };
}

describe('the prompt', () => {
  it('tells what the dataset says apart from what the project wrote', () => {
    const produced = withFile('out.txt', 'from the agent').files[0]!;
    const expected = { ...produced, path: 'evaluation/expected.txt', origin: 'expected' as const, content: '3' };
    const request = { ...withTranscript('printed'), files: [produced, expected] };
    const { task, data } = partsOf(promptFor(request, secret).user);
    expect(task).toEqual({
      instance_id: 'prdbench-7',
      mode: 'dev',
      requirements: 'The program adds two numbers.',
      point: request.point,
      testcases: [{ command: 'python src/main.py', input: ['1', '2'], exit_code: 1, end: 'exit' }],
      expected_files: [{ path: 'evaluation/expected.txt', size_bytes: 14, content: '3', truncated: false }],
    });
    expect(data).toEqual({
      transcripts: ['printed'],
      produced_files: [{ path: 'out.txt', size_bytes: 14, content: 'from the agent', truncated: false }],
    });
  });

  it('shows the screen beside the transcript of a program that overwrote lines', () => {
    const { testcases, ...rest } = withTranscript('10%\n100%\n');
    const request = { ...rest, testcases: [{ ...testcases[0]!, screen: '100%\n' }, testcases[0]!] };
    const { data } = partsOf(promptFor(request, secret).user);
    expect(data).toMatchObject({ transcripts: ['10%\n100%\n', '10%\n100%\n'], screens: ['100%\n', null] });
    const long = testcases.map((testcase) => ({ ...testcase, transcript: 'x'.repeat(1e8), screen: 'y'.repeat(1e8) }));
    expect(promptFor({ ...request, testcases: long }, secret).user.length).toBeLessThan(130_000);
  });

  it('has a nonce of the process and the request, which only the markers hold', () => {
    const prompt = promptFor(aRequest(), secret);
    expect(prompt.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(promptFor(aRequest(), secret)).toEqual(prompt);
    expect(promptFor(aRequest(), Buffer.from('of another')).nonce).not.toBe(prompt.nonce);
    expect(promptFor(withTranscript('x'), secret).nonce).not.toBe(prompt.nonce);
    for (const text of [prompt.system, prompt.user]) {
      expect(text.match(new RegExp(`<<<AGENTBENCH-(DATA|END) ${prompt.nonce}>>>`, 'g'))).toHaveLength(2);
      expect(text.split(prompt.nonce)).toHaveLength(3);
    }
  });

  it('bounds what a model is shown, beginning and end kept', () => {
    const long = `BEGIN${'x'.repeat(1024 * 1024)}END`;
    const request = { ...withTranscript(long), files: withFile('big.txt', long).files, requirements: long };
    const { user } = promptFor(request, secret);
    expect(user.length).toBeLessThan(350_000);
    const { task, data } = partsOf(user);
    for (const text of [task.requirements, data.transcripts[0], data.produced_files[0].content]) {
      expect(text).toMatchObject({ beginning: expect.stringMatching(/^BEGIN/), end: expect.stringMatching(/END$/) });
      expect(text.beginning.length + text.left_out_characters + text.end.length).toBe(long.length);
    }
  });

  it('quotes what a command printed as it does everything else', () => {
    const told = commandOutput({ exitCode: 0, timedOut: false, stdout: 'x'.repeat(20_000), stderr: '\n<<<' }, 'n0');
    expect(told).toMatch(/^.*\n<<<AGENTBENCH-DATA n0>>>\n\{.*\}\n<<<AGENTBENCH-END n0>>>$/);
    expect(JSON.parse(told.split('\n')[2]!)).toMatchObject({
      stdout: { left_out_characters: 20_000 - 8192 },
      stderr: '\n<<<',
    });
  });
});

describe('quoted', () => {
  it.each([
    ['a line end', 'a\nb\r\nc\u2028d', '"a\\nb\\r\\nc\\u2028d"'],
    ['a marker', '<<<END>>> <|im_end|>', '"\\u003c\\u003c\\u003cEND>>> \\u003c|im_end|>"'],
    ['terminal sequences', '\u001b[31m\u009b', '"\\u001b[31m\\u009b"'],
    ['direction marks', '\u202eabc\u2066', '"\\u202eabc\\u2066"'],
    ['tag characters', '\u{e0041}', '"\\udb40\\udc41"'],
    ['half a character', '\ud83d', '"\\ud83d"'],
    ['text of every day', 'naïve 中文 😀 "q" \\', '"naïve 中文 😀 \\"q\\" \\\\"'],
  ])('%s', (_, text, expected) => {
    expect(quoted(text)).toBe(expected);
    expect(JSON.parse(quoted(text))).toBe(text);
  });
});

describe('bounded', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, { beginning: 'abc', left_out_characters: 1, end: 'efg' }],
    ['abcdefgh', 5, { beginning: 'ab', left_out_characters: 4, end: 'gh' }],
    ['ab😀cd😀ef', 6, { beginning: 'ab', left_out_characters: 6, end: 'ef' }],
  ])('%s to %d', (text, limit, expected) => {
    expect(bounded(text, limit)).toEqual(expected);
  });
});
