import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate.ts';
import { comparisonLines } from '../../src/cli/comparison.ts';
import { painter } from '../../src/cli/paint.ts';
import { leaderboardCsv, matrixCsv, pairwiseCsv, passAtKCsv } from '../../src/comparison/files/csv.ts';
import { comparisonParts } from '../../src/comparison/files/json.ts';
import { leaderboardTex, pairwiseTex } from '../../src/comparison/files/latex.ts';
import { writeComparisonFiles } from '../../src/comparison/files/write.ts';
import { renderComparison } from '../../src/comparison/markdown.ts';
import { FIRST_MATRIX, matrixRows, shownInstances } from '../../src/page/data/matrix-model.ts';
import { briefOf } from '../../src/report/brief.ts';
import type { ComparisonDocument } from '../../src/report/documents/comparison-document.ts';
import { writeReportFiles } from '../../src/report/files/write.ts';
import { renderSummary } from '../../src/report/markdown/comment.ts';
import { findRuns } from '../../src/results/find.ts';
import { hostile } from '../base/text/hostile.ts';
import { aReport, aResult, metered, used } from '../report/sample.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { aContender, compared, one } from './support.ts';

const markdown = (document: ComparisonDocument, limit = 1024 * 1024) =>
  renderComparison(document, limit, (text) => text.length);
const csv = (parts: Iterable<string>): string => [...parts].join('').replaceAll('\r\n', '\n');

/** Three agents, two trials of each of eight instances; the names of two of them want to be more than text. */
function sample(): ComparisonDocument {
  const document = compared([
    aContender('=b_2|<b>', 'ff ff ff pf ff ff ff ff', { cost: 0.05 }),
    aContender('a & co', 'pp pp pp pp pp pp pp pf', { cost: 0.5 }),
    aContender('c', 'pp pp pp pf pp en pp fp pp'),
  ]);
  return { ...document, harness_version: '1.2.3' };
}

test('the mark of the runs that none is as good as for less is explained only where a run has it', () => {
  const partly = aContender('a', one('pf'), { cost: 0.5 });
  partly.suite.results[0]!.usage.cost_usd = null;
  const other = aContender('b', one('pf'));
  expect(markdown(compared([aContender('a', one('pf'), { cost: 0.5 }), other]))).toContain(
    '◆ cost frontier: no run is as good',
  );
  expect(markdown(compared([partly, other]))).not.toContain('◆');
});

test('a mean of requests of only some trials is marked, as a mean of costs is', () => {
  const requests = (metering: number[]) => {
    const run = aContender('a', one('pf'));
    for (const at of metering) run.suite.results[at] = briefOf(aResult(metered({})));
    return markdown(compared([run, aContender('b', one('pf'))]));
  };
  expect(requests([0])).toContain('| ~10,&nbsp;50%&nbsp;waiting');
  expect(requests([0])).toContain(' · ~ not known for every trial');
  expect(requests([0, 1])).toContain('| 10,&nbsp;50%&nbsp;waiting');
  expect(requests([0, 1])).not.toContain('~');
  expect(requests([0])).toContain(' · throttled: the sum over all trials</sub>');
  expect(requests([])).not.toContain('throttled');
});

test('summary.md', () => {
  expect(markdown(sample())).toMatchInlineSnapshot(`
    "## 3 runs by success rate: 8 instances, 2 trials each

    | # | Run | Success rate | 95% interval | Cost | Time | Not measured |
    | ---: | --- | ---: | --- | ---: | ---: | ---: |
    | 1 | **a&nbsp;&amp;&nbsp;co** | 93.8% | 64.5%&nbsp;to&nbsp;99.2% | 0.50&nbsp;USD&nbsp;◆ | 1.0&nbsp;s | 0 |
    | 2 | c&nbsp;† | 75.0% | – | – | 1.0&nbsp;s | 2 |
    | 3 | &#61;b&#95;2&#124;&lt;b&gt; | 6.3% | 0.8%&nbsp;to&nbsp;35.5% | 0.050&nbsp;USD&nbsp;◆ | 1.0&nbsp;s | 0 |

    <sub>† not significantly worse than the first · cost and time: the agent's, mean of a trial · ◆ cost frontier: no run is as good at a lower cost</sub>

    - left out, since not all runs planned them&#58; 1 of 9 instances

    **Every pair**

    | Run | | Other | Points | 95% interval | p (Holm) | Instances |
    | --- | --- | --- | ---: | --- | ---: | ---: |
    | a&nbsp;&amp;&nbsp;co | ⚪&nbsp;within&nbsp;noise&nbsp;of | c | +7.1 | 0.0&nbsp;to&nbsp;+28.6 | 1.000 | 7,&nbsp;1&nbsp;left&nbsp;out |
    | a&nbsp;&amp;&nbsp;co | 🟢&nbsp;better&nbsp;than | &#61;b&#95;2&#124;&lt;b&gt; | +87.5 | +68.8&nbsp;to&nbsp;+100.0 | 0.023 | 8 |
    | c | ⚪&nbsp;within&nbsp;noise&nbsp;of | &#61;b&#95;2&#124;&lt;b&gt; | +78.6 | +35.7&nbsp;to&nbsp;+100.0 | 0.063 | 7,&nbsp;1&nbsp;left&nbsp;out |

    **Several trials**

    | Run | pass@​1 | pass@​2 | pass^2 | Flaky instances |
    | --- | ---: | ---: | ---: | ---: |
    | a &amp; co | 93.8% | 100.0% | 87.5% | 1 |
    | c | 85.7% | 100.0% | 71.4% | 2 |
    | &#61;b&#95;2&#124;&lt;b&gt; | 6.3% | 12.5% | 0.0% | 1 |

    <sub>pass@k: at least one of k trials passes; pass^k: all of them do · instances with fewer than k measured trials are left out</sub>

    <details><summary>Instances on which the runs differ: 8 of 8</summary>

    | Instance | a &amp; co | c | &#61;b&#95;2&#124;&lt;b&gt; |
    | --- | :---: | :---: | :---: |
    | i-1 | 2/2 | 2/2 | 0/2 |
    | i-2 | 2/2 | 2/2 | 0/2 |
    | i-3 | 2/2 | 2/2 | 0/2 |
    | i-5 | 2/2 | 2/2 | 0/2 |
    | i-6 | 2/2 | ⚠️ | 0/2 |
    | i-7 | 2/2 | 2/2 | 0/2 |
    | i-4 | 2/2 | 1/2 | 1/2 |
    | i-8 | 1/2 | 1/2 | 0/2 |

    </details>
    "
  `);
});

test('the summary of single trials: verdicts side by side', () => {
  expect(markdown(compared([aContender('a', one('ppf')), aContender('b', one('fef'))]))).toMatchInlineSnapshot(`
    "## 2 runs by success rate: 3 instances, one trial each

    | # | Run | Success rate | 95% interval | Time | Not measured |
    | ---: | --- | ---: | --- | ---: | ---: |
    | 1 | **a** | 66.7% | 20.8%&nbsp;to&nbsp;93.9% | 1.0&nbsp;s | 0 |
    | 2 | b&nbsp;† | 0.0% | – | 1.0&nbsp;s | 1 |

    <sub>† not significantly worse than the first · time: the agent's, mean of a trial</sub>

    **Every pair**

    | Run | | Other | Points | 95% interval | p | Instances |
    | --- | --- | --- | ---: | --- | ---: | ---: |
    | a | ⚪&nbsp;within&nbsp;noise&nbsp;of | b | +50.0 | −56.3&nbsp;to&nbsp;+100.0 | 1.000 | 2,&nbsp;1&nbsp;left&nbsp;out |

    <details><summary>Instances on which the runs differ: 1 of 3</summary>

    | Instance | a | b |
    | --- | :---: | :---: |
    | i-1 | ✅ | ❌ |

    </details>
    "
  `);
});

test('trials without a verdict are no 0%: a type of them has no figure, and a cell is marked', () => {
  const [whole, open] = [aContender('a', 'pp pp pf'), aContender('b', 'pf pe ee')];
  for (const { suite } of [whole, open])
    suite.run.planned.at(-1)!.task_type = suite.run.planned.at(-2)!.task_type = 'dbsetup';
  const document = compared([whole, open]);
  const text = markdown(document);
  expect(text).toContain('| reposetup | 100.0% | 50.0% |\n| dbsetup | 50.0% | – |');
  expect(text).toContain('| i-1 | 2/2 | 1/2 |\n| i-2 | 2/2 | 1/2 ⚠️ |\n\n');
  const [, second]: Record<string, string>[] = parse(csv(leaderboardCsv(document)), { columns: true });
  expect(second).toMatchObject({ run: 'b', figure: String(2 / 6), 'figure:reposetup': '0.5', 'figure:dbsetup': '' });
});

test('instances whose scores differ by rounding alone are not among those on which the runs differ', () => {
  const document = compared([aContender('a', 'p p'), aContender('b', 'p f')]);
  document.measure = 'score';
  // The same three scores in another order.
  for (const [at, sum] of [0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1].entries())
    document.instances[0]!.runs[at]!.score_expected = sum / 3;
  expect(markdown(document)).toContain(
    '<summary>Instances on which the runs differ: 1 of 2</summary>\n\n| Instance | a | b |\n| --- | :---: | :---: |\n| i-2 | 100.0% | 0.0% |\n\n</details>',
  );
  const rows = matrixRows(document);
  const { rows: differing } = shownInstances(rows, { ...FIRST_MATRIX, differ: true }, [
    { id: 'A', name: 'a' },
    { id: 'B', name: 'b' },
  ]);
  expect(differing.map(({ id }) => id)).toEqual(['i-2']);
});

test('leaderboard.tex', () => {
  expect(leaderboardTex(sample())).toMatchInlineSnapshot(`
    "% 8 instances, 2 trials each; tokens, steps, cost and time are the agent's, means of a trial
    % \\usepackage{booktabs}
    \\begin{tabular}{rlrlrrrr}
    \\toprule
     & Run & Success rate (\\%) & 95\\,\\% interval & pass@2 (\\%) & pass\\textasciicircum{}2 (\\%) & Cost (USD) & Time \\\\
    \\midrule
    1 & \\textbf{a \\& co} & \\textbf{93.8} & 64.5 to 99.2 & 100.0 & 87.5 & 0.50 & 1.0\\,s \\\\
    2 & c & 75.0$^{\\dagger}$ &  & 100.0 & 71.4 & -- & 1.0\\,s \\\\
    3 & =b\\_2\\textbar{}\\textless{}b\\textgreater{} & 6.3 & 0.8 to 35.5 & 12.5 & 0.0 & 0.050 & 1.0\\,s \\\\
    \\bottomrule
    \\multicolumn{8}{l}{\\footnotesize $^{\\dagger}$ not significantly worse than the first at the 5\\,\\% level, $p$ adjusted by Holm's method.} \\\\
    \\end{tabular}
    "
  `);
});

test('pairwise.tex', () => {
  expect(pairwiseTex(sample())).toMatchInlineSnapshot(`
    "% 8 instances, 2 trials each
    % \\usepackage{booktabs}
    \\begin{tabular}{llrll}
    \\toprule
    Run & Other & Difference (points) & $p$ (Holm) &  \\\\
    \\midrule
    a \\& co & c & $+$7.1 & 1.000 & within noise \\\\
    a \\& co & =b\\_2\\textbar{}\\textless{}b\\textgreater{} & $+$87.5 & 0.023 & better \\\\
    c & =b\\_2\\textbar{}\\textless{}b\\textgreater{} & $+$78.6 & 0.063 & within noise \\\\
    \\bottomrule
    \\end{tabular}
    "
  `);
});

describe('CSV', () => {
  test('leaderboard.csv', () => {
    expect(csv(leaderboardCsv(sample()))).toMatchInlineSnapshot(`
      "rank,run,agent,model,dataset,mode,figure,figure_low,figure_high,level_with_best,planned,passed,failed,error,not_run,success_rate,score,score_expected,coverage,cost_usd,cost_known,cost_unknown,input_tokens,output_tokens,tokens_known,tokens_per_trial,steps,steps_known,steps_per_trial,requests,failed_requests,throttled_requests,requests_known,waiting_share,cost_per_trial_usd,cost_per_passed_usd,on_frontier,agent_ms_per_trial,flaky,cause:no_model_request,cause:model_error,cause:budget,cause:timed_out,cause:crashed,cause:not_persistent,cause:repeating,cause:gave_up,cause:claimed_success
      1,a & co,,,sample,,0.9375,0.6454257687045429,0.9919747745649768,true,16,15,1,0,0,0.9375,0.9375,0.9375,1,8,16,0,,,0,,,0,,,,,0,,0.5,0.5333333333333333,true,1000,1,0,0,0,0,0,0,0,0,0
      2,c,,,sample,,0.75,,,true,16,12,2,1,1,0.75,0.8571428571428571,0.75,0.875,,0,16,,,0,,,0,,,,,0,,,,false,1000,2,0,0,0,0,0,0,0,0,0
      3,'=b_2|<b>,,,sample,,0.0625,0.008025225435023098,0.35457423129545707,false,16,1,15,0,0,0.0625,0.0625,0.0625,1,0.8000000000000002,16,0,,,0,,,0,,,,,0,,0.05000000000000001,0.8000000000000002,true,1000,1,0,0,0,0,0,0,0,0,0
      "
    `);
  });

  test('matrix.csv', () => {
    expect(csv(matrixCsv(sample()))).toMatchInlineSnapshot(`
      "instance_id,task_type,in_all,'=b_2|<b>,a & co,c
      i-1,reposetup,true,0,1,1
      i-2,reposetup,true,0,1,1
      i-3,reposetup,true,0,1,1
      i-4,reposetup,true,0.5,1,0.5
      i-5,reposetup,true,0,1,1
      i-6,reposetup,true,0,1,
      i-7,reposetup,true,0,1,1
      i-8,reposetup,true,0,0.5,0.5
      i-9,reposetup,false,,,1
      "
    `);
  });

  test('pairwise.csv', () => {
    expect(csv(pairwiseCsv(sample()))).toMatchInlineSnapshot(`
      "a,b,verdict,b_minus_a,low,high,p,p_adjusted,method,pairs,left_out,a_better,b_better,reasons
      '=b_2|<b>,a & co,b is better,0.875,0.6875,1,0.0078125,0.0234375,permutation,8,0,0,8,
      '=b_2|<b>,c,within noise,0.7857142857142857,0.35714285714285715,1,0.03125,0.0625,permutation,7,1,0,6,
      a & co,c,within noise,-0.07142857142857142,-0.2857142857142857,0,1,1,permutation,7,1,1,0,
      "
    `);
  });

  test('pass-at-k.csv', () => {
    expect(csv(passAtKCsv(sample()))).toMatchInlineSnapshot(`
      "run,k,pass_at_k,pass_at_k_low,pass_at_k_high,pass_hat_k,pass_hat_k_low,pass_hat_k_high,instances,left_out
      a & co,1,0.9375,0.6454257687045429,0.9919747745649768,0.9375,0.6454257687045429,0.9919747745649768,8,0
      a & co,2,1,0.6755924351161198,1,0.875,0.5291118177871466,0.9775825085499434,8,0
      c,1,0.8571428571428571,0.5307806954745268,0.969535064195557,0.8571428571428571,0.5307806954745268,0.969535064195557,7,1
      c,2,1,0.6456695649333124,1,0.7142857142857143,0.3589344518326191,0.9177810759959432,7,1
      '=b_2|<b>,1,0.0625,0.008025225435023098,0.35457423129545707,0.0625,0.008025225435023098,0.35457423129545707,8,0
      '=b_2|<b>,2,0.125,0.02241749145005667,0.47088818221285356,0,0,0.32440756488388034,8,0
      "
    `);
  });

  test('the mean of a column of the matrix is the figure of its run, if each instance has a verdict', () => {
    const { runs, ...rest } = sample();
    const rows: Record<string, string>[] = parse([...matrixCsv({ runs, ...rest })].join(''), { columns: true });
    for (const { name, figure } of runs) {
      const column = rows
        .filter(({ in_all }) => in_all === 'true')
        .map((row) => row[name.replace(/^=/, "'=")]!)
        .filter((value) => value !== '');
      const share = name === 'c' ? 7 / 8 : 1;
      expect(share * (column.reduce((sum, value) => sum + Number(value), 0) / column.length)).toBeCloseTo(figure!);
    }
  });
});

test('comparison.json is the document, as its published schema says', () => {
  const document = sample();
  const written = JSON.parse([...comparisonParts(document)].join(''));
  expect(written).toEqual(document);
  const ajv = new Ajv2020();
  (addFormats as unknown as typeof addFormats.default)(ajv);
  const published = ajv.compile(JSON.parse(generate({})['schemas/comparison.v1.schema.json']!));
  expect(published(written), JSON.stringify(published.errors)).toBe(true);
  expect(published({ ...written, measure: 'luck' })).toBe(false);
});

describe('a directory of report files', () => {
  const report = aReport([{ id: 'one', status: 'passed' }]);
  const COMPARISON = [
    'comparison.json',
    'leaderboard.csv',
    'leaderboard.tex',
    'matrix.csv',
    'pairwise.csv',
    'pairwise.tex',
    'pass-at-k.csv',
    'summary.md',
  ];

  test('holds what the last report wrote, and nothing of one of the other kind', async () => {
    const directory = path.join(temporaryDirectory(), 'report');
    await writeReportFiles(directory, report, renderSummary(report));
    writeFileSync(path.join(directory, 'own.txt'), 'of somebody else');
    await writeComparisonFiles(directory, sample(), 'a comparison');
    expect(readdirSync(directory).sort()).toEqual([...COMPARISON, 'own.txt'].sort());
    await writeReportFiles(directory, report, renderSummary(report));
    expect(readdirSync(directory).sort()).toEqual([
      'badge.json',
      'ctrf.json',
      'junit.xml',
      'own.txt',
      'results.json',
      'run.json',
      'summary.md',
      'types.csv',
      'types.tex',
    ]);
  });

  test('a run that lies there is left alone, and a comparison is none', async () => {
    const place = temporaryDirectory();
    await writeComparisonFiles(path.join(place, 'report'), sample(), 'a comparison');
    expect((await findRuns([place], 'results')).found).toEqual([]);
    writeFileSync(path.join(place, 'report/run.json'), JSON.stringify(report.run));
    await writeComparisonFiles(path.join(place, 'report'), sample(), 'a comparison');
    expect((await findRuns([place], 'results')).found).toEqual([path.join(place, 'report')]);
  });
});

describe('Markdown', () => {
  test('fits a limit, its tables whole', () => {
    const words = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? 'p' : 'f')).join(' ');
    const document = compared(
      Array.from({ length: 50 }, (_, index) =>
        aContender(`run ${index}`, index % 2 === 0 ? words : words.replaceAll('p', 'f')),
      ),
    );
    for (const limit of [1024 * 1024, 60_000, 20_000]) {
      const text = markdown(document, limit);
      expect(text.length).toBeLessThan(limit);
      expect(text.match(/^\|.*$/gm)!.every((line) => line.endsWith(' |'))).toBe(true);
      expect(text).toContain('| run&nbsp;49');
    }
    expect(markdown(document, 60_000)).toContain('(the first 12 of 50 runs)');
    expect(markdown(document, 100)).toBe('## 50 runs by success rate: 300 instances, one trial each\n');
  });

  test('property: names are text', () => {
    const allowed = /<(?!\/?(?:h2|table|thead|tbody|tr|t[hd]|strong|sub|p|ul|li|details|summary)\b)/;
    const three = sample();
    fc.assert(
      fc.property(hostile, (text) => {
        const document = structuredClone(three);
        document.runs[0]!.name = text;
        document.notes.push(text);
        document.pairs[0]!.reasons.push(text);
        const html = micromark(markdown(document), {
          extensions: [gfm()],
          htmlExtensions: [gfmHtml()],
          allowDangerousHtml: true,
        });
        expect(html).not.toMatch(allowed);
        expect(html).not.toMatch(/<(?!\/)[a-z0-9]+ (?!align)/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('several task types', () => {
  /** Two agents on three types, with usage where the second has none; test plans in mode debug if `rounds` are given. */
  function typed(rounds: [dev: number, debug: number] | null = null): ComparisonDocument {
    const types = ['dbsetup', 'bgsetup', '=evil{\\}&'];
    const contender = (name: string, letters: string, steps: number | null) => {
      const { run, results } = aReport(
        [...letters].map((letter, index) => ({
          id: `i-${index}`,
          type: types[index]!,
          status: letter === 'p' ? ('passed' as const) : ('failed' as const),
          result: used(steps === null ? {} : { steps: steps + index, input_tokens: 1000, output_tokens: index }),
        })),
        {
          settings: {
            ...aReport([{ id: 'x', status: 'passed' }]).run.settings,
            mode: rounds === null ? null : 'debug',
          },
        },
      );
      if (rounds !== null)
        for (const result of results) {
          const round = (score: number) => ({
            expected: 4,
            judged: 4,
            score,
            score_expected: score,
            coverage: 1,
            types: {},
          });
          result!.plan = {
            ...round(rounds[1]),
            mode: 'debug',
            score_without_vacuous: null,
            points: [],
            last: round(rounds[1]),
          };
          result!.rounds = rounds.map(round);
        }
      return { name, suite: { run, results, notes: [] } };
    };
    return compared([contender('a', 'pfp', 4), contender('b', 'fff', null)]);
  }

  test('have rates, tokens and steps in JSON, CSV, LaTeX and Markdown', () => {
    const document = typed();
    expect(document.runs[0]!.by_type.bgsetup).toMatchObject({
      success_rate: 0,
      usage: { steps: 5, steps_known: 1, steps_per_trial: 5, tokens_per_trial: 1001 },
    });
    expect(document.runs[1]!.by_type.bgsetup!.usage).toMatchObject({ steps: null, steps_known: 0 });
    const [first, second] = parse(csv(leaderboardCsv(document)), { columns: true }) as Record<string, string>[];
    expect(first).toMatchObject({
      'figure:dbsetup': '1',
      'figure:bgsetup': '0',
      'tokens_per_trial:bgsetup': '1001',
      'steps_per_trial:dbsetup': '4',
      steps: '15',
      steps_per_trial: '5',
    });
    expect(second).toMatchObject({ 'figure:dbsetup': '0', 'steps_per_trial:dbsetup': '', steps_known: '0' });
    const tex = leaderboardTex(document);
    expect(tex).toContain('& dbsetup (\\%) & bgsetup (\\%) & =evil\\{\\textbackslash{}\\}\\& (\\%) & Tokens & Steps &');
    expect(tex).toContain('& 100.0 & 0.0 & 100.0 & 1\\,001 & 5.0 &');
    expect(markdown(document)).toContain('| dbsetup | 100.0%<br>1,000&nbsp;tokens,&nbsp;4&nbsp;steps | 0.0% |');
    expect(markdown(document)).toContain('\n\n<sub>tokens and steps: mean of a trial</sub>\n');
  });

  test('a type that only one run has is – for the other, whatever its name', () => {
    const contender = (name: string, type: string) => {
      const { run, results } = aReport(['i-1', 'i-2'].map((id) => ({ id, type, status: 'passed' as const })));
      return { name, suite: { run, results, notes: [] } };
    };
    const document = compared([contender('a', 'constructor'), contender('b', 'dbsetup')]);
    const [first, second] = parse(csv(leaderboardCsv(document)), { columns: true }) as Record<string, string>[];
    expect(first).toMatchObject({ 'figure:constructor': '1', 'figure:dbsetup': '' });
    expect(second).toMatchObject({ 'figure:constructor': '', 'tokens_per_trial:constructor': '' });
    expect(markdown(document)).toContain('| constructor | 100.0% | – |');
    expect(leaderboardTex(document)).not.toContain('NaN');
  });

  test('DEV and DEBUG are in every form', () => {
    const document = typed([0.25, 0.5]);
    expect(document.runs[0]!.test_points).toEqual({
      projects: 3,
      projects_scored: 3,
      points: 12,
      points_judged: 12,
      score: expect.closeTo(2 / 3),
      score_expected: expect.closeTo(2 / 3),
      coverage: 1,
      rounds: { projects: 3, dev: 0.25, debug: 0.5 },
    });
    const [first] = parse(csv(leaderboardCsv(document)), { columns: true }) as Record<string, string>[];
    expect(first).toMatchObject({ projects: '3', projects_scored: '3', dev: '0.25', debug: '0.5' });
    expect(leaderboardTex(document)).toContain('& DEV (\\%) & DEBUG (\\%) &');
    expect(leaderboardTex(document)).toContain('& 25.0 & 50.0 &');
    expect(markdown(document)).toContain('25.0%&nbsp;→&nbsp;50.0%');
  });
});

test('causes of failure are in the document and in words, for each run with a failure if one of them knows any', () => {
  const known = aReport(
    [1, 2, 3, 4].map((number) => ({
      id: `i-${number}`,
      status: 'failed' as const,
      result: {
        causes:
          number === 4
            ? []
            : [{ cause: number === 3 ? 'crashed' : 'not_persistent', evidence: 'x', step: null, log: null }],
      },
    })),
  );
  const other = aContender('<b>other</b>', one('ffff'));
  const document = compared([{ name: '<i>known</i>', suite: { ...known, notes: [] } }, other]);
  expect(document.runs.map(({ causes }) => causes)).toEqual([
    [
      { cause: 'not_persistent', trials: 2 },
      { cause: 'crashed', trials: 1 },
    ],
    [],
  ]);
  expect(document.runs.map((run) => run.causes_unknown)).toEqual([1, 4]);
  const [first] = parse(csv(leaderboardCsv(document)), { columns: true }) as Record<string, string>[];
  expect(first).toMatchObject({ 'cause:not_persistent': '2', 'cause:crashed': '1', 'cause:timed_out': '0' });
  const look = { columns: 80, paint: painter(false) };
  expect(comparisonLines(document, look).join('\n')).toContain(
    'why trials did not pass:\n- <i>known</i>: 2 not persistent, 1 crashed, 1 without a known cause\n- <b>other</b>: 4 without a known cause',
  );
  expect(markdown(document)).toContain(
    '**Why trials did not pass**\n\n- &lt;i&gt;known&lt;/i&gt;: 2 not persistent, 1 crashed, 1 without a known cause\n- &lt;b&gt;other&lt;/b&gt;: 4 without a known cause\n\n',
  );
});

test('a mean of tokens or steps over some of the trials is marked, as that of costs', () => {
  const contenders = ['whole', 'half'].map((name) => aContender(name, one('pfpf')));
  for (const [at, { suite }] of contenders.entries())
    for (const [index, trial] of suite.results.entries()) {
      suite.run.planned[index]!.task_type = `type-${index % 2}`;
      if (at === 0 || index < 2) Object.assign(trial!.usage, { input_tokens: 900, output_tokens: 100, steps: 4 });
    }
  const document = compared(contenders);
  const tex = leaderboardTex(document);
  expect(tex).toContain('& 1\\,000 & 4.0 &');
  expect(tex).toContain('& 1\\,000$^{\\ast}$ & 4.0$^{\\ast}$ &');
  expect(tex).toContain('$^{\\ast}$ not known for every trial.');
  const cells = ['', '~'].map((mark) => `100.0%<br>${mark}1,000&nbsp;tokens,&nbsp;${mark}4&nbsp;steps`);
  expect(markdown(document)).toContain(`| type-0 | ${cells.join(' | ')} |`);
  expect(markdown(document)).toContain('mean of a trial · ~ not known for every trial</sub>');
});
