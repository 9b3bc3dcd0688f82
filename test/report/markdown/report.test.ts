import { describe, expect, test } from 'vitest';
import { resultsJson } from '../../../src/report/files/results.ts';
import { renderSummary } from '../../../src/report/markdown/comment.ts';
import { renderReport } from '../../../src/report/markdown/report.ts';
import { typesCsv } from '../../../src/report/papers/files.ts';
import type { Comparison, SuiteReport } from '../../../src/report/suite.ts';
import { aReport, aResult, broken, metered, type SampleTrial, used } from '../sample.ts';

const FOOTER =
  '<sub>[workflow run](https://github.com/octo/demo/actions/runs/77/attempts/1) · [results and logs](https://github.com/octo/demo/actions/runs/77/artifacts/8) · commit 5d1e0a9c3b7f · agentbench 1.2.3</sub>';
const HEADER = '| Verdict | Instance | Time | Why |\n| --- | --- | ---: | --- |';

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`;
}

test('all passed', () => {
  const input = aReport([
    { id: 'one', status: 'passed' },
    { id: 'two', status: 'passed' },
  ]);
  expect(renderSummary(input)).toBe(
    lines(
      '## ✅ Benchmark: 2 of 2 passed (100%)',
      '',
      '95% interval 34.2% to 100%',
      '',
      '3.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · agent · sample · docker',
      '',
      '<details><summary>2 instances passed</summary>',
      '',
      HEADER,
      '| ✅&nbsp;passed | one | 1.5&nbsp;s | |',
      '| ✅&nbsp;passed | two | 1.5&nbsp;s | |',
      '',
      '</details>',
      '',
      FOOTER,
    ),
  );
});

test('all passed of those that are there: the note that others are missing takes the tick', () => {
  const note = 'results of 1 of the 2 jobs of bench';
  const text = renderSummary({ ...aReport([{ id: 'one', status: 'passed' }]), notes: [note] });
  expect(text).toMatch(/^## ☑️ Benchmark: 1 of 1 passed \(100%\)\n/);
  expect(text).toContain(`\n- ${note}\n`);
});

test('some failed: those first; a passed one keeps its notes', () => {
  const { agent } = aResult();
  const input = aReport(
    [
      { id: 'one', status: 'passed', result: { integrity: [{ kind: 'left_running', detail: 'process 7' }] } },
      { id: 'two', status: 'failed', result: { agent: { ...agent, exit_code: 2 } } },
    ],
    {
      agent: { name: 'mini', model: 'm-4', command: 'mini' },
      dataset: { name: 'setupbench', ref: '041a412f01348c2a6f8b1b6a910138fe01885aee', digest: 'sha256:0' },
    },
  );
  expect(renderSummary(input)).toBe(
    lines(
      '## ☑️ Benchmark: 1 of 2 passed (50%), 1 failed',
      '',
      '95% interval 9.5% to 90.5%',
      '',
      '3.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · mini &#40;m-4&#41; · setupbench at 041a412f0134 · docker',
      '',
      HEADER,
      '| ❌&nbsp;failed | two | 1.5&nbsp;s | agent exit code 2; no "Setup successful" in the output |',
      '',
      '**Next:** set baseline, to know whether this change made it better or worse.',
      '',
      '<details><summary>1 instance passed</summary>',
      '',
      HEADER,
      '| ✅&nbsp;passed | one | 1.5&nbsp;s | note&#58; left&#95;running |',
      '',
      '</details>',
      '',
      FOOTER,
    ),
  );
});

test('errors and trials that never began, of several types: by urgency, and the gate says why', () => {
  const input = aReport([
    { id: 'late', type: 'dbsetup', status: 'not_run', without: { kind: 'max_cost', message: 'max-cost is used up' } },
    { id: 'broken', type: 'dbsetup', status: 'error', result: broken('no such repository\nfatal: x') },
    { id: 'wrong', type: 'reposetup', status: 'failed' },
    { id: 'right', type: 'reposetup', status: 'passed' },
  ]);
  const wrong = '| ❌&nbsp;failed | wrong | 1.5&nbsp;s | no "Setup successful" in the output |';
  const error = '| ⚠️&nbsp;error | broken | 1.5&nbsp;s | prepare&#58; no such repository |';
  const late = '| ⏸️&nbsp;not&nbsp;run | late | – | max-cost is used up |';
  expect(renderSummary(input)).toBe(
    lines(
      '## ❌ Benchmark: 1 of 4 passed (25%), 1 failed, 1 could not be measured, 1 not run',
      '',
      '4.5 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · agent · sample · docker',
      '',
      '- 2 of 4 trials could not be measured &#40;fail-on&#58; error&#41;',
      '',
      HEADER,
      wrong,
      error,
      late,
      '',
      '**Next:** re-run all jobs: only trials without a verdict are measured again; set baseline, to know whether this change made it better or worse.',
      '',
      '| Type | Passed | Rate |',
      '| --- | ---: | ---: |',
      '| dbsetup | 0 of 2 | – |',
      '| reposetup | 1 of 2 | 50% |',
      '',
      '<details><summary>1 instance passed</summary>',
      '',
      HEADER,
      '| ✅&nbsp;passed | right | 1.5&nbsp;s | |',
      '',
      '</details>',
      '',
      FOOTER,
    ),
  );
});

test('means of what agents say they used, by type: whole tokens, steps of a tenth', () => {
  const input = aReport([
    { id: 'one', type: 'dbsetup', status: 'passed', result: used({ input_tokens: 1000, output_tokens: 1, steps: 4 }) },
    { id: 'two', type: 'dbsetup', status: 'passed', result: used({ input_tokens: 2001, output_tokens: 1, steps: 5 }) },
    { id: 'three', type: 'bgsetup', status: 'passed', result: used({}) },
  ]);
  expect(renderSummary(input)).toContain(
    lines(
      '| Type | Passed | Rate | Tokens per trial | Steps per trial |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| dbsetup | 2 of 2 | 100% | 1,502 | 4.5 |',
      '| bgsetup | 1 of 1 | 100% | – | – |',
      '| **all** | 3 of 3 | 100% | ~1,502 | ~4.5 |',
      '',
      '<sub>~ not known for every trial</sub>',
    ),
  );
});

test('a type without a verdict has no rate', () => {
  const input = aReport([
    { id: 'one', type: 'dbsetup', status: 'error' },
    { id: 'two', type: 'reposetup', status: 'failed' },
  ]);
  const table = lines('| dbsetup | 0 of 1 | – |', '| reposetup | 0 of 1 | 0% |');
  expect(renderSummary(input)).toContain(table);
  expect([...typesCsv(input)].join('')).toMatch(/^dbsetup,1,0,0,1,0,,.*\r\nreposetup,1,0,1,0,0,0,/m);
});

test('interrupted, outside of GitHub', () => {
  const input: SuiteReport = {
    ...aReport([{ id: 'one', status: 'not_run', without: true }], {
      interrupted: 'SIGTERM',
      gate: null,
      github: null,
      suite: null,
    }),
    runUrl: null,
    artifactUrl: null,
    notes: ['a job is missing'],
  };
  expect(renderSummary(input)).toBe(
    lines(
      '## ☑️ AgentBench: no verdict: 1 not run',
      '',
      'agent · sample · docker',
      '',
      '- the run was ended early &#40;SIGTERM&#41;',
      '- a job is missing',
      '',
      HEADER,
      '| ⏸️&nbsp;not&nbsp;run | one | – | never finished |',
      '',
      '**Next:** resume the run: only trials without a verdict are measured again.',
      '',
      '<sub>agentbench 1.2.3</sub>',
    ),
  );
});

test('a verdict without its record is not told as a trial that never finished', () => {
  const report = aReport([
    { id: 'one', status: 'failed', without: true },
    { id: 'two', status: 'passed', without: true },
    { id: 'three', status: 'not_run', without: true },
  ]);
  expect(report.trials.map(({ reason }) => reason)).toEqual(['', '', 'never finished']);
  expect(renderSummary(report)).toContain('| ❌&nbsp;failed | one | – | |');
});

test('what the meter counted: requests, throttled ones, and the share of the time spent waiting', () => {
  const input = aReport([
    { id: 'one', status: 'passed', result: metered({ cost_usd: 0.5 }) },
    { id: 'two', status: 'passed', result: metered({ requests: 1200 }, { throttled_requests: 0, waiting_ms: 250 }) },
    { id: 'three', status: 'passed' },
  ]);
  const [line] = renderSummary(input)
    .split('\n')
    .filter((each) => each.includes('requests'));
  expect(line).toContain("1,210 requests to models (2 throttled, 38% of the agents' time) (known for 2 of 3)");
  const { usage } = JSON.parse(resultsJson(input));
  expect(usage).toMatchObject({
    requests: 1210,
    failed_requests: 4,
    throttled_requests: 2,
    requests_known: 2,
    waiting_share: 0.375,
  });
});

test('tokens of a trial are input and output, and not known where one of them is not', () => {
  const of = (usage: Parameters<typeof used>[0]) => ({ id: 'one', status: 'passed' as const, result: used(usage) });
  const both = of({ input_tokens: 1000, output_tokens: 200 });
  const one = { ...of({ input_tokens: 5000, output_tokens: null }), id: 'two' };
  const input = aReport([both, one]);
  expect(renderSummary(input)).toContain('1,200 tokens (known for 1 of 2)');
  const known = { input_tokens: 1000, output_tokens: 200, tokens_known: 1, tokens_per_trial: 1200 };
  expect(JSON.parse(resultsJson(input)).usage).toMatchObject(known);
  expect(renderSummary(aReport([one]))).not.toContain('tokens');
});

test('a small cost is not shown as none', () => {
  const input = aReport([{ id: 'one', status: 'passed', result: used({ cost_usd: 0.00412 }) }]);
  expect(renderSummary(input)).toContain('0.0041 USD · ');
});

test('a trial whose agent did not begin lacks nothing of a sum', () => {
  const error = { stage: 'agent-setup', kind: 'agent_setup', message: 'exit code 1' } as const;
  const stages = [{ name: 'prepare', started_at: '2026-01-01T00:00:00.000Z', duration_ms: 5 }] as const;
  const input = aReport([
    { id: 'one', status: 'passed', result: used({ cost_usd: 1.5 }) },
    { id: 'two', status: 'error', result: { error, stages: [...stages] } },
  ]);
  expect(renderSummary(input)).toContain('1.50 USD · ');
});

test.each([true, { kind: 'missing', message: 'no result' }] as const)(
  'a sum lacks a trial that may have been killed: %j',
  (without) => {
    const usage = used({ cost_usd: 1.5, input_tokens: 900, output_tokens: 100 });
    const lost = { id: 'two', status: 'not_run', without } as const;
    const text = renderSummary(aReport([{ id: 'one', status: 'passed', result: usage }, lost]));
    expect(text).toContain('1.50 USD (known for 1 of 2) · ');
    expect(text).toContain('1,000 tokens (known for 1 of 2)');
  },
);

test('a cost is told to be without the attempts that were repeated', () => {
  const input = aReport([
    { id: 'one', status: 'passed', result: { ...used({ cost_usd: 1.5 }), attempt: 3 } },
    { id: 'two', status: 'not_run', without: { kind: 'max_duration', message: 'max-duration ran out' } },
  ]);
  expect(renderSummary(input)).toContain('1.50 USD, without 2 earlier attempts · ');
});

test('three trials each, cost and tokens known for some', () => {
  const input = aReport([
    { id: 'one', status: 'passed', result: used({ input_tokens: 1000, output_tokens: 234, cost_usd: 0.126 }) },
    { id: 'one', trial: 2, status: 'passed', result: used({ input_tokens: 1900, output_tokens: 100 }) },
    { id: 'one', trial: 3, status: 'passed' },
  ]);
  const text = renderSummary(input);
  expect(text.split('\n')[4]).toBe(
    '0.13 USD (known for 1 of 3) · 4.5 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · 3,234 tokens (known for 2 of 3) · agent · sample · docker · 3 trials each',
  );
  expect(text).toContain(
    '| Verdict | Instance | Trials | Time | Why |\n| --- | --- | --- | ---: | --- |\n| ✅&nbsp;passed | one | 3&nbsp;of&nbsp;3&nbsp;✓✓✓ | 1.5&nbsp;s | |\n',
  );
});

test('a cost that is known for all, and one that is nothing', () => {
  const input = aReport([
    { id: 'one', status: 'passed', result: used({ cost_usd: 0 }) },
    { id: 'two', status: 'passed', result: used({ cost_usd: 1.5 }) },
  ]);
  expect(renderSummary(input).split('\n')[4]).toBe(
    '1.50 USD · 3.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · agent · sample · docker',
  );
});

test('names and reasons that want to be more than text', () => {
  const hostile = '| <b>x</b> `y` @octocat #1\n## z';
  const shown = '&#124; &lt;b&gt;x&lt;/b&gt; &#96;y&#96; @\u200boctocat &#35;\u200b1 &#35;\u200b&#35;\u200b z';
  const input = aReport(
    [
      { id: 'one', type: hostile, status: 'error', result: broken(hostile) },
      { id: 'two', type: 'plain', status: 'not_run', without: { kind: 'x', message: hostile } },
    ],
    {
      suite: hostile,
      agent: { name: hostile, model: hostile, command: hostile },
      dataset: { name: hostile, ref: hostile, digest: 'sha256:0' },
    },
  );
  const error =
    '| ⚠️&nbsp;error | one | 1.5&nbsp;s | prepare&#58; &#124; &lt;b&gt;x&lt;/b&gt; &#96;y&#96; @\u200boctocat &#35;\u200b1 |';
  const late = `| ⏸️&nbsp;not&nbsp;run | two | – | ${shown} |`;
  const label = shown.replace(' z', ' z &#40;').concat(shown, '&#41;');
  expect(renderSummary(input)).toBe(
    lines(
      `## ❌ ${shown}: no verdict: 1 could not be measured, 1 not run`,
      '',
      `1.5 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · ${label} · ${shown} at &#124; &lt;b&gt;x&lt;/b&gt; &#96; · docker`,
      '',
      '- 2 of 2 trials could not be measured &#40;fail-on&#58; error&#41;',
      '',
      HEADER,
      error,
      late,
      '',
      '**Next:** re-run all jobs: only trials without a verdict are measured again.',
      '',
      '| Type | Passed | Rate |',
      '| --- | ---: | ---: |',
      `| ${shown} | 0 of 1 | – |`,
      '| plain | 0 of 1 | – |',
      '',
      FOOTER,
    ),
  );
});

describe('one row an instance', () => {
  const failing = (id: string, trial: number, text: string): SampleTrial => ({
    id,
    trial,
    status: 'failed',
    result: { reason: { text, log: 'evaluation.log' } },
  });
  const several = aReport([
    { id: 'one', status: 'passed' },
    failing('one', 2, 'port 5432 closed'),
    failing('one', 3, 'port 5433 closed'),
    { id: 'two', status: 'passed' },
    { id: 'two', trial: 2, status: 'passed' },
    { id: 'two', trial: 3, status: 'passed' },
    failing('three', 1, 'redis-cli: not found'),
    failing('four', 1, 'port 5432 closed'),
  ]);
  const comparison: Comparison = {
    verdict: 'regressed',
    reasons: [],
    origin: { kind: 'directory', commit: null, finishedAt: null, url: null },
    measure: 'success rate',
    difference: -0.3,
    interval: null,
    p: 0.01,
    method: 'permutation',
    pairs: 3,
    leftOut: 0,
    flips: [
      { instanceId: 'three', before: 'passed', now: 'failed' },
      { instanceId: 'two', before: 'failed', now: 'passed' },
    ],
  };

  test('with all its trials; new failures first, newly passing ones last; the change in the heading', () => {
    const text = renderSummary({ ...several, comparison, pageUrl: 'https://github.com/octo/demo/artifacts/9' });
    expect(text.split('\n')[0]).toBe('## ☑️ Benchmark: 4 of 8 passed (50%), 4 failed, regressed by 30.0 points');
    expect(text).toContain(
      lines(
        '| Verdict | Instance | Trials | Time | Why |',
        '| --- | --- | --- | ---: | --- |',
        '| 🔴&nbsp;fails&nbsp;now | [three](https://github.com/octo/demo/artifacts/9#three/1) | 0&nbsp;of&nbsp;1&nbsp;✗ | 1.5&nbsp;s | redis-cli&#58; not found |',
        '| ❌&nbsp;failed | [one](https://github.com/octo/demo/artifacts/9#one/2) | 1&nbsp;of&nbsp;3&nbsp;✓✗✗ | 1.5&nbsp;s | port 5432 closed |',
        '| ❌&nbsp;failed | [four](https://github.com/octo/demo/artifacts/9#four/1) | 0&nbsp;of&nbsp;1&nbsp;✗ | 1.5&nbsp;s | port 5432 closed |',
        '| 🟢&nbsp;passes&nbsp;now | [two](https://github.com/octo/demo/artifacts/9#two/1) | 3&nbsp;of&nbsp;3&nbsp;✓✓✓ | 1.5&nbsp;s | |',
      ),
    );
    const one = (now: 'passed' | 'failed') =>
      renderSummary({
        ...several,
        comparison: { ...comparison, flips: [{ instanceId: 'one', before: 'passed', now }] },
      });
    expect(one('failed')).toContain(
      '| 🔴&nbsp;fails&nbsp;more&nbsp;often&nbsp;now | one | 1&nbsp;of&nbsp;3&nbsp;✓✗✗ |',
    );
    expect(one('passed')).toContain('| 🟢&nbsp;passes&nbsp;more&nbsp;often&nbsp;now | one |');
    expect(text).not.toContain('instance passed');
  });

  test('reasons that trials share are told once, and where to begin', () => {
    const text = renderSummary(several);
    expect(text).toContain(lines('**The same reason**', '', '- 3 × port 5432 closed (one, four)'));
    expect(text).toContain('**Next:** begin with the reason that 3 trials share; set baseline');
    // Its row tells the reason of an instance.
    const repeated = [1, 2, 3].map((trial) => failing('one', trial, 'port 5432 closed'));
    expect(renderSummary(aReport(repeated))).not.toContain('share');
  });

  test('the most frequent reason is the first; the name of an instance makes no other, nor do its letters', () => {
    const reasons = (...told: [id: string, reason: string][]) =>
      aReport(told.map(([id, message]) => ({ id, status: 'error', result: broken(message) }))).reasons.map(
        ({ text, trials }) => [trials.length, text],
      );
    expect(reasons(['x', 'rare'], ['a', 'no answer at all'], ['b', 'no answer at all'])).toEqual([
      [2, 'no answer at all'],
      [1, 'rare'],
    ]);
    expect(reasons(['a', '/run-a-1/a: no answer'], ['b', '/run-b-1/b: no answer'])).toEqual([
      [2, '/run-a-1/a: no answer'],
    ]);
  });

  test('how an interrupted run ended is no reason to begin with', () => {
    const without = { kind: 'interrupted', message: 'interrupted by SIGTERM' };
    const text = renderSummary(
      aReport([
        { id: 'one', status: 'passed' },
        { id: 'two', status: 'not_run', without },
        { id: 'three', status: 'not_run', without },
      ]),
    );
    expect(text).toMatch(
      /\*\*Next:\*\* (resume the run|re-run all jobs): only trials without a verdict are measured again\.\n/,
    );
  });

  test('a baseline that is set, but was not found, is not advised again', () => {
    expect(renderSummary({ ...several, baselineMissing: true })).toContain(
      '**Next:** begin with the reason that 3 trials share.\n',
    );
  });

  test('the line that repeats the first of them, in a block that nothing ends', () => {
    const repeat = "npx agentbench-action@1.2.3 run --agent-command 'a ``` @octocat </details>' --instances";
    const text = renderSummary({ ...several, comparison, repeat });
    expect(text).toContain(`\n\n    ${repeat} three\n\n`);
    expect(renderSummary({ ...several, repeat: 'x'.repeat(2_001) })).not.toContain('xxx');
  });

  test('more than ten are folded', () => {
    const text = renderSummary(
      aReport(Array.from({ length: 13 }, (_, index) => failing(`i-${index}`, 1, `reason ${'abc'[index % 3]}`))),
    );
    const [before, after] = text.split('<details><summary>3 more that did not pass or changed</summary>');
    expect(before!.match(/^\| ❌/gm)).toHaveLength(10);
    expect(after!.match(/^\| ❌/gm)).toHaveLength(3);
  });

  test.each([3, 13])('where no row has room, their number is told: of %d', (number) => {
    const report = aReport(Array.from({ length: number }, (_, index) => failing(`i-${index}`, 1, 'refused')));
    const text = renderReport(report, 100_000, (text) => (text.includes('| ❌') ? Infinity : text.length));
    expect(text).toContain(`\n\n… and ${number} more that did not pass or changed\n\n`);
  });

  test('cost and time with their change over the instances in common', () => {
    const cost = (cost_usd: number | null) => [
      { id: 'one', status: 'passed' as const, result: used({ cost_usd }) },
      { id: 'two', status: 'passed' as const, result: used({ cost_usd: 1 }) },
    ];
    const report = (now: number | null) => ({ ...aReport(cost(now)), comparison, baseline: aReport(cost(3)) });
    expect(renderSummary(report(4))).toContain('5.00 USD, +25% a trial against the baseline · 3.0 s in trials (agent');
    expect(renderSummary(report(1))).toContain('2.00 USD, −50% a trial against the baseline · ');
    // Not −100%, which only a cost of nothing is.
    expect(renderSummary({ ...report(2), baseline: aReport(cost(999)) })).toContain('3.00 USD, −99.7% a trial');
    const partly = {
      ...report(4),
      baseline: aReport([cost(3)[0]!, { ...cost(3)[1]!, result: used({ cost_usd: null }) }]),
    };
    expect(renderSummary(partly)).toContain('5.00 USD, +33% a trial against the baseline in 1 of 2 instances · ');
    // A trial that was ended early has cost a part of what it would have.
    const ended = aReport([
      { ...cost(0)[0]!, status: 'not_run' },
      { ...cost(0)[1]!, result: used({ cost_usd: 2 }) },
    ]);
    expect(renderSummary({ ...report(4), ...ended, comparison, baseline: aReport(cost(3)) })).toContain(
      '2.00 USD, +100% a trial against the baseline in 1 of 2 instances · ',
    );
    // The cost of "one" is not known now; that of "two" is as before.
    expect(renderSummary(report(null))).toContain('1.00 USD (known for 1 of 2) · ');
    expect(renderSummary({ ...report(4), comparison: { ...comparison, verdict: 'not comparable' } })).toContain(
      '5.00 USD · ',
    );
  });
});
