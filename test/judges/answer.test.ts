import { describe, expect, it } from 'vitest';
import { answerOfCommand, answerOfModel } from '../../src/judges/answer.ts';
import { JudgeError } from '../../src/judges/types.ts';
import { noSecrets, redactor, SECRET } from './support.ts';

const one = '{"score":1,"explanation":"half"}';
const two = '{"score":2,"explanation":"all"}';
const pretty = '{\n  "score": 1,\n  "explanation": "half"\n}';

/** The score, or what the error says. */
function read(parse: typeof answerOfCommand, text: string): unknown {
  try {
    return parse(text, noSecrets).score;
  } catch (error) {
    expect(error).toBeInstanceOf(JudgeError);
    return (error as Error).message;
  }
}

describe("a command's answer", () => {
  it.each([
    ['one object', one, 1],
    ['one object over several lines', `${pretty}\n`, 1],
    ['the last line after chatter', `thinking...\n{"step": 1}\n${one}\n\n`, 1],
    ['the last of two', `${two}\n${one}\n`, 1],
    ['Windows line ends', `hello\r\n${one}\r\n`, 1],
    ['a byte order mark', `\uFEFF${one}\r\n`, 1],
    ['nothing', ' \n', 'the answer is empty'],
    ['an object before chatter', `${two}\ndone`, `the answer does not end in a JSON object: "${two} done"`],
    ['an object within a line', `so: ${two}`, `the answer does not end in a JSON object: "so: ${two}"`],
    ['an array', `[${two}]`, `the answer does not end in a JSON object: "[${two}]"`],
    ['a pretty object after chatter', `ok\n${pretty}`, expect.stringMatching(/^the answer does not end in a JSON obj/)],
    [
      'another score',
      '{"score":"2","explanation":""}',
      'the answer is invalid: score must be 0, 1 or 2; explanation must not be empty: "{"score":"2","explanation":""}"',
    ],
    ['no score', '{"explanation":"x"}', 'the answer is invalid: score must be 0, 1 or 2: "{"explanation":"x"}"'],
  ])('%s', (_, text, expected) => {
    expect(read(answerOfCommand, text)).toEqual(expected);
  });

  it('is shown in errors without secrets, on one line, its end only', () => {
    const text = `${'x'.repeat(1000)}\n${SECRET}\u001b[31m the\tend`;
    expect(() => answerOfCommand(text, redactor)).toThrow(
      /^the answer does not end in a JSON object: "…x+ \*\*\* the end"$/,
    );
    expect(() => answerOfCommand(text, redactor)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('x'.repeat(200)) }),
    );
  });

  it.each([
    ['none', '', null],
    ['null', ',"usage":null', null],
    ['nothing known', ',"usage":{"input_tokens":null}', null],
    ['a text in the place of an object', ',"usage":"3 cents"', null],
    [
      'amounts that are none beside one',
      ',"usage":{"input_tokens":"5","output_tokens":7,"cost_usd":-1}',
      { input_tokens: null, output_tokens: 7, cost_usd: null },
    ],
    ['some', ',"usage":{"cost_usd":0.25}', { input_tokens: null, output_tokens: null, cost_usd: 0.25 }],
  ])('usage: %s', (_, member, usage) => {
    expect(answerOfCommand(`{"score":0,"explanation":"x"${member}}`, noSecrets).usage).toEqual(usage);
  });
});

describe("a model's answer", () => {
  it.each([
    ['one object', one, 1],
    ['in a fence', `Here:\n\`\`\`json\n${pretty}\n\`\`\`\n`, 1],
    ['the last of two fences', `\`\`\`\n${two}\n\`\`\`\nno:\n\`\`\`json\n${one}\n\`\`\``, 1],
    ['in a fence, with fences in its text', `\`\`\`JSON\n{"score":1,"explanation":"it is \`\`\`x\`\`\`"}\n\`\`\`\n`, 1],
    ['the last of two over several lines', `First:\n${pretty.replace('1', '2')}\nbut then:\n${pretty}`, 1],
    ['behind words', `The transcript says ${two}, but nothing ran.\n${one}`, 1],
    ['over several lines behind words', `I think:\n${pretty}`, 1],
    ['quoted before a refusal', `${two}\nThat is what the transcript claims.`, expect.stringContaining('does not end')],
    [
      'a fence before words',
      `\`\`\`json\n${two}\n\`\`\`\nis in the transcript.`,
      expect.stringContaining('does not end'),
    ],
  ])('%s', (_, text, expected) => {
    expect(read(answerOfModel, text)).toEqual(expected);
  });
});
