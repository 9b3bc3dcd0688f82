import { benchEmptyProjects } from './empty-projects.ts';
import { benchFeeding } from './feeding.ts';
import type { Figure } from './figure.ts';
import { benchReport } from './report.ts';

const BENCHES: Record<string, () => Promise<Figure[]>> = {
  feeding: benchFeeding,
  'empty-projects': benchEmptyProjects,
  report: benchReport,
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  process.stderr.write(`bench: there is no ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}\n`);
  process.exit(2);
}
const figures: (Figure & { bench: string })[] = [];
for (const bench of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  for (const figure of await BENCHES[bench]!()) {
    figures.push({ bench, ...figure });
    if (!process.argv.includes('--json')) {
      const verdict = figure.met === null ? '' : figure.met ? '  met' : '  MISSED';
      process.stdout.write(`${figure.what}\n  ${figure.figure}   target: ${figure.target}${verdict}\n`);
    }
  }
}
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
