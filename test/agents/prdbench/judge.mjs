// A judge for the scripted agents: it finds in the transcripts what expected.json says a point must show, and scores that:
// 2 where the point works, 1 where it works in part, 0 where it fails, and where the transcript does not show it.
import { readFileSync } from 'node:fs';

const request = JSON.parse(readFileSync(0, 'utf8'));
const number = request.instance_id.replace('prdbench-', '');
const expected = JSON.parse(readFileSync(new URL(`${number}/expected.json`, import.meta.url), 'utf8'));
const { shows = null, works } = expected[request.point.metric];
const seen = [
  ...request.testcases.map(({ transcript }) => transcript),
  ...request.files.map(({ content }) => content),
].join('\n');
const found = shows === null || seen.includes(shows);
const score = found ? { works: 2, partly: 1, fails: 0 }[works] : 0;
process.stdout.write(JSON.stringify({ score, explanation: found ? `seen: ${shows}` : `not seen: ${shows}` }));
