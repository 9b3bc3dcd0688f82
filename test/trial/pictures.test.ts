import { afterEach, expect, test } from 'vitest';
import type { TestPlanResult } from '../../src/results/evaluation.ts';
import { type ChatPart, type OpenAiApi, type OpenAiOptions, startOpenAi, verdict } from '../doubles/openai-api.ts';
import { pythonMachine } from '../support/machine.ts';
import { aPdf, aPng, SVG } from '../support/pictures.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure } from '../support/run.ts';

const base64 = (bytes: Buffer) => bytes.toString('base64');
const MADE = aPng(9, 9);
const EXPECTED = aPng(8, 8);
const FRAMES = [aPng(5, 5), aPng(6, 6)] as const;
const EXPECTED_FILES = {
  'evaluation/expected_chart.png': EXPECTED,
  'evaluation/frames/2.png': FRAMES[1],
  'evaluation/frames/1.png': FRAMES[0],
  'evaluation/frames/notes.txt': 'of no picture',
  'evaluation/frames/more/3.png': EXPECTED,
};
const make = (name: string, bytes: Buffer) => `echo ${base64(bytes)} | base64 -d > ${name}`;

const PLAN = [
  {
    metric: '1 a chart',
    type: 'file_comparison',
    expected_output_files: ['evaluation/frames/*.png', 'evaluation/expected_chart.png'],
    testcases: [run(make('chart.png', MADE))],
  },
  { metric: '2 no picture', testcases: [run('echo hello > notes.md')] },
  { metric: '3 a text with the name of a picture', testcases: [run('echo hello > fake.png')] },
  { metric: '4 a bomb', testcases: [run(make('bomb.png', aPng(1, 1, [60_000, 60_000])))] },
  { metric: '5 many', testcases: [run(`for n in 1 2 3 4 5 6 7; do ${make('many-$n.png', MADE)}; done`)] },
  { metric: '6 a large one', testcases: [run('head -c 5000000 /dev/zero > large.png')] },
  { metric: '7 a link', testcases: [run('ln -s /etc/passwd link.png; mkfifo pipe.png')] },
  {
    metric: '8 a PDF, and what is none',
    testcases: [run(`${make('a.pdf', aPdf(['0 1 0']))}; echo '%PDF-1.4' > b.pdf`)],
  },
  { metric: '9 an SVG', testcases: [run(`echo ${base64(Buffer.from(SVG))} | base64 -d > plot.svg`)] },
];

let api: OpenAiApi;
afterEach(() => api.close());

async function judged(options: OpenAiOptions) {
  api = await startOpenAi({ key: null, model: () => ({ content: verdict(1) }), ...options });
  const { results } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 1: { plan: PLAN, files: EXPECTED_FILES } }),
      testbed: 'host',
      'agent-command': 'true',
      judge: 'openai',
      'judge-model': 'm',
      'judge-base-url': api.baseUrl,
    },
    { machine: pythonMachine() },
  );
  const { integrity, evaluation } = results['prdbench-1/1']!;
  return { integrity, plan: evaluation as TestPlanResult };
}

/** The pictures in each request to the model. */
function picturesSent(): string[][] {
  return api.chats.map(({ messages }) => {
    const content = messages[1]!.content;
    const parts: ChatPart[] = Array.isArray(content) ? content : [];
    return parts.flatMap((part) => (part.type === 'image_url' ? part.image_url.url.split(',').slice(1) : []));
  });
}

test('pictures reach the judge; what is none costs nothing and is said', async () => {
  const { integrity, plan } = await judged({});
  expect(plan.points.map(({ score, decided_by }) => [score, decided_by])).toEqual(PLAN.map(() => [1, 'judge']));
  const made = base64(MADE);
  expect(picturesSent()).toEqual([
    [...FRAMES, EXPECTED, MADE].map(base64),
    [],
    [],
    [],
    Array(5).fill(made),
    [],
    [],
    [expect.stringMatching(/^iVBOR/)],
    [expect.stringMatching(/^iVBOR/)],
  ]);
  expect(plan.points[7]!.explanation).toContain('(Without b.pdf: it is damaged, locked or too large to be drawn)');
  const said = integrity.filter(({ kind }) => kind === 'picture_unseen').map(({ detail }) => detail);
  const unseen = (metric: string, file: string, reason: string) =>
    `${metric}: the judge does not get the picture ${file}: ${reason}`;
  expect(said).toEqual([
    unseen('3 a text with the name of a picture', 'fake.png', 'its content is not PNG, contrary to its name'),
    unseen('4 a bomb', 'bomb.png', 'it is too large: 60000 × 60000 pixels'),
    expect.stringMatching(/^5 many: the judge does not get the picture many-\d.png: 5 others are shown, and 1 more$/),
    unseen('6 a large one', 'large.png', 'it is not a file of at most 4 MiB'),
  ]);
  const texts = api.chats.map(({ messages }) => JSON.stringify(messages));
  expect(texts[2]).toContain('its content is not PNG');
  // The source of an SVG is sent as text, too.
  expect(texts[8]).toContain('hello');
  expect(texts.join()).not.toContain('root:');
});

test('a judge that takes no pictures leaves points with pictures, says so once, and judges the others', async () => {
  const { integrity, plan } = await judged({ blind: { status: 400, message: 'm is not a multimodal model' } });
  expect(plan.points.map(({ score }) => score)).toEqual([null, 1, 1, 1, null, 1, 1, null, null]);
  expect(plan.points[0]!.explanation).toMatch(
    /^not judged: .* does not take pictures: 400 m is not a multimodal model; /,
  );
  expect(plan).toMatchObject({ judged: 5, judge: { verdicts: 5, failures: 4 } });
  expect(integrity.filter(({ kind }) => kind === 'judge_blind')).toHaveLength(1);
});
