import { expect, test } from 'vitest';
import { renderSummary } from '../../src/report/comment.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import { aReport, aResult, broken, used } from './sample.ts';

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
      'Success rate **100%**, 95% interval 34.2% to 100%',
      '',
      'Gate **passed** · agent · sample · docker · 3.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%)',
      '',
      '<details><summary>All 2 trials</summary>',
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
      'Success rate **50%**, 95% interval 9.5% to 90.5%',
      '',
      'Gate **passed** · mini &#40;m-4&#41; · setupbench at 041a412f0134 · docker · 3.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%)',
      '',
      '**Not passed**',
      '',
      HEADER,
      '| ❌&nbsp;failed | two | 1.5&nbsp;s | agent exit code 2; no "Setup successful" in the output |',
      '',
      '<details><summary>All 2 trials</summary>',
      '',
      HEADER,
      '| ✅&nbsp;passed | one | 1.5&nbsp;s | note&#58; left&#95;running |',
      '| ❌&nbsp;failed | two | 1.5&nbsp;s | agent exit code 2; no "Setup successful" in the output |',
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
      'Gate **failed** · agent · sample · docker · 4.5 s in trials (agent 66.7%, evaluation 33.3%, harness 0%)',
      '',
      '- 2 of 4 trials could not be measured &#40;fail-on&#58; error&#41;',
      '',
      '**Not passed**',
      '',
      HEADER,
      wrong,
      error,
      late,
      '',
      '| Type | Passed | Rate |',
      '| --- | ---: | ---: |',
      '| dbsetup | 0 of 2 | 0% |',
      '| reposetup | 1 of 2 | 50% |',
      '| **all** | 1 of 4 | 25% |',
      '',
      '<details><summary>All 4 trials</summary>',
      '',
      HEADER,
      late,
      error,
      wrong,
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
      '| Type | Passed | Rate | Tokens | Steps |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| dbsetup | 2 of 2 | 100% | 1,502 | 4.5 |',
      '| bgsetup | 1 of 1 | 100% | – | – |',
      '| **all** | 3 of 3 | 100% | 1,502 | 4.5 |',
    ),
  );
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
  };
  expect(renderSummary(input)).toBe(
    lines(
      '## ☑️ AgentBench: 0 of 1 passed (0%), 1 not run',
      '',
      'Gate **not judged** · agent · sample · docker · 0 ms in trials',
      '',
      '- the run was ended early &#40;SIGTERM&#41;',
      '',
      '**Not passed**',
      '',
      HEADER,
      '| ⏸️&nbsp;not&nbsp;run | one | – | never finished |',
      '',
      '<details><summary>The trial</summary>',
      '',
      HEADER,
      '| ⏸️&nbsp;not&nbsp;run | one | – | never finished |',
      '',
      '</details>',
      '',
      '<sub>agentbench 1.2.3</sub>',
    ),
  );
});

test('three trials each, cost and tokens known for some', () => {
  const input = aReport([
    { id: 'one', status: 'passed', result: used({ input_tokens: 1000, output_tokens: 234, cost_usd: 0.126 }) },
    { id: 'one', trial: 2, status: 'passed', result: used({ input_tokens: 2000 }) },
    { id: 'one', trial: 3, status: 'passed' },
  ]);
  const text = renderSummary(input);
  expect(text.split('\n')[4]).toBe(
    'Gate **passed** · agent · sample · docker · 3 trials each · 4.5 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · 3,234 tokens (known for 2 of 3) · 0.13 USD (known for 1 of 3)',
  );
  expect(text).toContain(
    '| ✅&nbsp;passed | one | 1.5&nbsp;s | |\n| ✅&nbsp;passed | one &#40;trial 2&#41; | 1.5&nbsp;s | |\n',
  );
});

test('a cost that is known for all, and one that is nothing', () => {
  const input = aReport([
    { id: 'one', status: 'passed', result: used({ cost_usd: 0 }) },
    { id: 'two', status: 'passed', result: used({ cost_usd: 1.5 }) },
  ]);
  expect(renderSummary(input).split('\n')[4]).toBe(
    'Gate **passed** · agent · sample · docker · 3.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%) · 1.50 USD',
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
      `## ❌ ${shown}: 0 of 2 passed (0%), 1 could not be measured, 1 not run`,
      '',
      `Gate **failed** · ${label} · ${shown} at &#124; &lt;b&gt;x&lt;/b&gt; &#96; · docker · 1.5 s in trials (agent 66.7%, evaluation 33.3%, harness 0%)`,
      '',
      '- 2 of 2 trials could not be measured &#40;fail-on&#58; error&#41;',
      '',
      '**Not passed**',
      '',
      HEADER,
      error,
      late,
      '',
      '| Type | Passed | Rate |',
      '| --- | ---: | ---: |',
      `| ${shown} | 0 of 1 | 0% |`,
      '| plain | 0 of 1 | 0% |',
      '| **all** | 0 of 2 | 0% |',
      '',
      '<details><summary>All 2 trials</summary>',
      '',
      HEADER,
      error,
      late,
      '',
      '</details>',
      '',
      FOOTER,
    ),
  );
});
