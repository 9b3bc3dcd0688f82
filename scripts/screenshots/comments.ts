/**
 * Pictures of comments that the report action writes on a pull request (of the tests' double of GitHub), with an own
 * style sheet.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { startArtifactService } from '../../test/doubles/artifact-service.ts';
import { startRestApi } from '../../test/doubles/rest-api.ts';
import type { Camera, Part } from './camera.ts';
import { copied, report } from './report-action.ts';
import { type Place, PROJECTS } from './runs.ts';

const STYLE = readFileSync(path.join(import.meta.dirname, 'comment.css'), 'utf8');
const PULL_REQUEST = 7;
const [PUSH, REQUEST] = [7_001_000, 7_001_001];
const [BASE, HEAD] = ['8c1f2e9d7b603a54c2f18e0d9b7a65433f21c0de', '5d1e0a9c3b7f4286a1c0d9e8f7b6a5948372615f'];

interface Comment {
  suite: string;
  /** The commented run, and the run of the base branch. */
  now: string;
  before?: string;
  inputs?: Record<string, string>;
  /** The part shown. */
  part: Part;
}

const WHOLE: Part = { of: 'body' };

const COMMENTS: Record<string, Comment> = {
  comment: { suite: 'SetupBench', now: 'a-v2', before: 'a-v1', part: WHOLE },
  'comment-regressed': {
    suite: 'SetupBench',
    now: 'a-v3',
    before: 'a-v2',
    inputs: { 'fail-on': 'regression' },
    part: { to: 'table' },
  },
  'comment-prdbench': { suite: 'PRDbench', now: PROJECTS, part: WHOLE },
};

export async function shootComments(camera: Camera, place: Place): Promise<void> {
  for (const [name, comment] of Object.entries(COMMENTS)) {
    const html = pageOf(await markdownOf(place, comment));
    for (const dark of [false, true]) {
      const page = await camera.open({ html }, { width: 880, dark });
      await camera.shoot(page, dark ? `${name}-dark` : name, comment.part);
    }
  }
}

/** The body of the comment written by the report action. Throws if it writes none. */
async function markdownOf({ directory }: Place, { suite, now, before, inputs = {} }: Comment): Promise<string> {
  const artifacts = await startArtifactService();
  const api = await startRestApi({ artifactService: artifacts });
  const place = await mkdtemp(path.join(directory, 'comment-'));
  try {
    if (before !== undefined) {
      const results = await copied(directory, before, place);
      await report(
        { artifacts, api },
        PUSH,
        { eventName: 'push', event: { ref: 'refs/heads/main', after: BASE } },
        results,
        { suite },
      );
      const { finished_at } = JSON.parse(await readFile(path.join(results, 'run.json'), 'utf8'));
      api.addRun({ id: PUSH, head_sha: BASE, updated_at: finished_at });
    }
    api.addRun({ id: REQUEST, event: 'pull_request', status: 'in_progress', conclusion: null, head_branch: 'topic' });
    api.addComparison('main', HEAD, BASE);
    const event = {
      pull_request: { number: PULL_REQUEST, head: { ref: 'topic', sha: HEAD }, base: { ref: 'main', sha: BASE } },
      repository: { full_name: 'octo/demo' },
    };
    const baseline = before === undefined ? 'none' : 'artifact';
    const results = await copied(directory, now, place);
    const log = await report({ artifacts, api }, REQUEST, { eventName: 'pull_request', event }, results, {
      suite,
      baseline,
      ...inputs,
    });
    const [written] = api.comments(PULL_REQUEST);
    if (written === undefined) throw new Error(`there is no comment:\n${log}`);
    return written.body;
  } finally {
    await Promise.all([artifacts.close(), api.close(), rm(place, { recursive: true, force: true })]);
  }
}

function pageOf(markdown: string): string {
  const body = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>
<article><header><b>github-actions</b> <i>bot</i> commented</header><div>${body}</div></article>`;
}
