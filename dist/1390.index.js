export const id = 1390;
export const ids = [1390];
export const modules = {

/***/ 55795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ changeLines),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   p_: () => (/* binding */ flipsTable)
/* harmony export */ });
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);



/** What the interval and the baseline say, in one or two lines; empty where neither is there. */
function changeLines(report) {
    const lines = [intervalLine(report), report.comparison === null ? '' : comparisonLine(report.comparison)];
    return lines.filter((line) => line !== '').join('<br>\n');
}
/** The instances whose verdict is another one than in the baseline, what broke first. Empty without any. */
function flipsTable({ comparison }, most) {
    if (comparison === null || comparison.flips.length === 0 || most === 0)
        return '';
    const { flips } = comparison;
    const lines = flips.slice(0, most).map(({ instanceId, before, now }) => {
        const icon = now === 'failed' ? '🔴' : '🟢';
        return `| ${icon} | ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(instanceId, 160)} | ${before} → ${now} |`;
    });
    const more = flips.length > most ? [`| | … and ${flips.length - most} more | |`] : [];
    return [
        '**Changed since the baseline**',
        '',
        '| | Instance | Verdict |',
        '| --- | --- | --- |',
        ...lines,
        ...more,
    ].join('\n');
}
function intervalLine({ interval, run }) {
    if (interval === null)
        return '';
    const what = run.settings.mode === null ? 'Success rate' : 'Score of everything';
    const figure = run.settings.mode === null ? run.totals.success_rate : run.totals.score_expected;
    return `${what} **${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(figure)}**, 95% interval ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(interval.low)} to ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(interval.high)}`;
}
function comparisonLine(comparison) {
    const { verdict, reasons, difference, interval, p, pairs, leftOut, method } = comparison;
    const from = `the baseline${originOf(comparison)}`;
    const why = reasons.map((reason) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(reason, 200)).join('; ');
    if (verdict === 'not comparable')
        return `⚪ **Not comparable** with ${from}: ${why}`;
    const icon = { improved: '🟢', regressed: '🔴', 'within noise': '⚪' }[verdict];
    const words = { improved: 'Improved', regressed: 'Regressed', 'within noise': 'Within noise' }[verdict];
    const change = `${points(difference)} points${interval === null ? '' : ` (95% ${points(interval.low)} to ${points(interval.high)})`}`;
    const test = method === 'mcnemar' ? 'exact McNemar' : 'paired permutation';
    const left = leftOut === 0 ? '' : `, ${leftOut} left out for want of a verdict`;
    const note = why === '' ? '' : `; ${why}`;
    return `${icon} **${words}** against ${from}: ${change}, ${test} p = ${formatP(p)}, ${pairs} instances in common${left}${note}`;
}
function originOf({ origin }) {
    const { commit, finishedAt, url } = origin;
    const name = commit === null ? '' : ` at ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCommit */ .LP)(commit)}`;
    const linked = url === null || name === '' ? name : ` [${name.trim()}](${url})`;
    return `${linked}${finishedAt === null ? '' : ` (${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAge */ .nV)(finishedAt)})`}`;
}
/** A difference of ratios in percentage points: `+2.1`, `−0.4`, `0.0`. */
function points(difference) {
    const text = Math.abs(difference * 100).toFixed(1);
    const sign = Number(text) === 0 ? '' : difference > 0 ? '+' : '−';
    return sign + text;
}
function formatP(p) {
    return p < 0.001 ? p.toExponential(1) : p.toFixed(3);
}


/***/ }),

/***/ 50769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ql: () => (/* binding */ commentMarker),
  wQ: () => (/* binding */ renderComment),
  Br: () => (/* binding */ renderSummary),
  qo: () => (/* binding */ stateLine)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/results/usage.js
var usage = __webpack_require__(35978);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: ./build/report/change.js
var change = __webpack_require__(55795);
// EXTERNAL MODULE: ./build/report/phrases.js
var phrases = __webpack_require__(58937);
// EXTERNAL MODULE: ./build/run/gate.js
var gate = __webpack_require__(74135);
;// CONCATENATED MODULE: ./build/report/plans.js


const TYPES = [
    ['shell_interaction', 'Shell'],
    ['unit_test', 'Unit tests'],
    ['file_comparison', 'Files'],
];
/** The figures of test plans: what the points of each project came to, with what was not judged always beside it. Empty without plans. */
function planSection(results, most) {
    const projects = results.flatMap(projectOf);
    if (projects.length === 0 || most === 0)
        return '';
    return [summary(projects), table(projects, most), legend(projects)].filter((part) => part !== '').join('\n\n');
}
function projectOf({ instance_id, trial, evaluation, rounds }) {
    if (evaluation?.kind !== 'test_plan')
        return [];
    const name = trial === 1 ? instance_id : `${instance_id} (trial ${trial})`;
    const [first, last] = (rounds ?? []).map((round) => scoreOfRound(round.evaluation));
    return [{ name, plan: evaluation, rounds: first == null || last == null ? null : [first, last] }];
}
function scoreOfRound(evaluation) {
    return evaluation?.kind === 'test_plan' ? evaluation.score_expected : null;
}
function summary(projects) {
    const plans = projects.map(({ plan }) => plan);
    const judged = plans.flatMap(({ score }) => (score === null ? [] : [score]));
    const points = plans.reduce((total, plan) => total + plan.expected, 0);
    const parts = [
        `**${(0,gate/* percent */.KN)(mean(judged))}** of what was judged`,
        `**${(0,gate/* percent */.KN)(mean(plans.map((plan) => plan.score_expected)))}** of everything`,
        `**${(0,gate/* percent */.KN)(mean(plans.map((plan) => plan.coverage)))}** judged`,
    ];
    const rounds = projects.flatMap((project) => (project.rounds === null ? [] : [project.rounds]));
    const debug = rounds.length === 0 ? '' : ` DEV → DEBUG ${plans_change(averages(rounds))}.`;
    const over = projects.length === 1 ? '1 project' : `the mean over ${projects.length} projects`;
    return `Test points: ${parts.join(', ')} (${over}, ${points} points).${debug}`;
}
function table(projects, most) {
    const debug = projects.some(({ rounds }) => rounds !== null);
    const head = ['Project', 'Judged score', 'Score of all', 'Judged', ...TYPES.map(([, title]) => title)];
    if (debug)
        head.push('DEV → DEBUG');
    const lines = projects.slice(0, most).map(({ name, plan, rounds }) => {
        const cells = [
            (0,untrusted/* markdownText */.p7)(name, 160),
            (0,gate/* percent */.KN)(plan.score) + withoutVacuous(plan),
            (0,gate/* percent */.KN)(plan.score_expected),
            `${plan.judged} of ${plan.expected}`,
            ...TYPES.map(([type]) => ofType(plan, type)),
        ];
        if (debug)
            cells.push(rounds === null ? '–' : plans_change(rounds));
        return row(cells);
    });
    const more = projects.length > most ? [row([`… and ${projects.length - most} more`, ...head.slice(1).map(() => '')])] : [];
    return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...lines, ...more].join('\n');
}
function legend(projects) {
    const vacuous = projects.some(({ plan }) => plan.points.some((point) => point.vacuous));
    return vacuous ? '<sub>In brackets: without the points that pass on an empty project.</sub>' : '';
}
function withoutVacuous({ points, score_without_vacuous: score }) {
    return points.some(({ vacuous }) => vacuous) ? ` (${(0,gate/* percent */.KN)(score)})` : '';
}
/** `62.5% (8/9)`: the score of the judged points of one type, how many they are, of how many. */
function ofType({ points }, type) {
    const all = points.filter((point) => point.type === type);
    const judged = all.flatMap(({ score }) => (score === null ? [] : [score / 2]));
    return all.length === 0 ? '' : `${(0,gate/* percent */.KN)(mean(judged))} (${judged.length}/${all.length})`;
}
function plans_change([first, last]) {
    const points = (last - first) * 100;
    return `${(0,gate/* percent */.KN)(first)} → ${(0,gate/* percent */.KN)(last)} (${points >= 0 ? '+' : '−'}${Math.abs(points).toFixed(1)})`;
}
function averages(rounds) {
    return [mean(rounds.map(([first]) => first)), mean(rounds.map(([, last]) => last))];
}
function mean(values) {
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}

// EXTERNAL MODULE: ./build/results/totals.js
var totals = __webpack_require__(61210);
;// CONCATENATED MODULE: ./build/report/types-table.js




const MOST_TYPES = 30;
/** Means over the trials where the figure is known: unknown is not 0. */
const USAGE = [
    { title: 'Tokens', cell: (_, results) => meanOf(results, tokensOf) },
    { title: 'Steps', cell: (_, results) => meanOf(results, (result) => (0,usage/* usageOfTrial */.J)(result).steps) },
    { title: 'Human actions', cell: (_, results) => humanActions(results) },
];
const COLUMNS = [
    {
        title: 'Passed',
        cell: (planned) => {
            const { passed, planned: all } = (0,totals/* totalsOf */.v)(planned);
            return `${passed} of ${all}`;
        },
    },
    { title: 'Rate', cell: (planned) => (0,gate/* percent */.KN)((0,totals/* totalsOf */.v)(planned).success_rate) },
    ...USAGE,
];
/** Rate, and tokens and steps a trial where agents say them, for each task type and overall. Empty for one type of which no more is known than the headline says. */
function typeTable({ run, results }) {
    const types = [...new Set(run.planned.map(({ task_type }) => task_type))];
    const columns = COLUMNS.filter(({ cell }) => cell(run.planned, results) !== '');
    if (types.length < 2 && columns.length < 3)
        return '';
    const rowOf = (name, planned, of) => types_table_row([name, ...columns.map(({ cell }) => cell(planned, of) || '–')]);
    const lines = types.slice(0, MOST_TYPES).map((type) => rowOf((0,untrusted/* markdownText */.p7)(type, 60), run.planned.filter(({ task_type }) => task_type === type), results.filter(({ task_type }) => task_type === type)));
    const more = types.length > MOST_TYPES ? [types_table_row([`… and ${types.length - MOST_TYPES} more`, ...columns.map(() => '')])] : [];
    const all = types.length > 1 ? [rowOf('**all**', run.planned, results)] : [];
    const head = [types_table_row(['Type', ...columns.map(({ title }) => title)]), types_table_row(['---', ...columns.map(() => '---:')])];
    return [...head, ...lines, ...more, ...all].join('\n');
}
function tokensOf(result) {
    const { input_tokens: input, output_tokens: output } = (0,usage/* usageOfTrial */.J)(result);
    return input === null && output === null ? null : (input ?? 0) + (output ?? 0);
}
function meanOf(results, figure) {
    const known = results.map(figure).filter((value) => value !== null);
    if (known.length === 0)
        return '';
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    return Number(mean.toFixed(1)).toLocaleString('en-US');
}
/** What a person needs, beside the steps of agents: shown only where there are some. */
function humanActions(results) {
    if (!results.some((result) => (0,usage/* usageOfTrial */.J)(result).steps !== null))
        return '';
    const known = results.flatMap(({ human_actions: actions }) => (actions == null ? [] : [actions]));
    if (known.length === 0)
        return '';
    const mean = (values) => Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(1));
    return `${mean(known.map(({ lower }) => lower))}–${mean(known.map(({ upper }) => upper))}`;
}
function types_table_row(cells) {
    return `| ${cells.join(' | ')} |`;
}

;// CONCATENATED MODULE: ./build/report/markdown.js






const ICONS = { passed: '✅', failed: '❌', error: '⚠️', not_run: '⏸️' };
const WORDS = { passed: 'passed', failed: 'failed', error: 'error', not_run: 'not run' };
const MOST_REASONS = 20;
/** How much of a report is shown: the rows of the two tables. Each step is smaller than the one before. */
const LADDER = [
    { notPassed: Number.POSITIVE_INFINITY, all: true },
    { notPassed: Number.POSITIVE_INFINITY, all: false },
    { notPassed: 200, all: false },
    { notPassed: 50, all: false },
    { notPassed: 10, all: false },
    { notPassed: 0, all: false },
];
/** No row of a table of trials has fewer characters: what cannot fit need not be tried. */
const SHORTEST_ROW = 20;
/** The report as Markdown, below a limit measured by `sizeOf`: detail is dropped in steps, tables are never cut in the middle of a row. */
function renderReport(input, limit, sizeOf) {
    const { planned } = input.run;
    const open = planned.filter(({ status }) => status !== 'passed').length;
    for (const step of LADDER) {
        const rows = (step.all ? planned.length : 0) + Math.min(step.notPassed, open);
        if (rows * SHORTEST_ROW > limit)
            continue;
        const text = render(input, step);
        if (sizeOf(text) < limit)
            return text;
    }
    // Unreachable with the limits of GitHub: headline, types and links are bounded.
    return `${verdictLine(input.run)}\n`;
}
function render(input, { notPassed, all }) {
    const rows = tableRows(input);
    const open = rows.filter(({ status }) => status !== 'passed').sort((a, b) => urgency(a.status) - urgency(b.status));
    return [
        `## ${verdictLine(input.run)}`,
        (0,change/* changeLines */.Ow)(input),
        summaryLine(input),
        gateReasons(input),
        (0,change/* flipsTable */.p_)(input, notPassed),
        planSection(input.results, notPassed),
        open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed)}` : '',
        typeTable(input),
        all
            ? `<details><summary>${rows.length === 1 ? 'The trial' : `All ${rows.length} trials`}</summary>\n\n${trialTable(rows, rows.length)}\n\n</details>`
            : '',
        footer(input),
    ]
        .filter((part) => part !== '')
        .join('\n\n')
        .concat('\n');
}
/** What someone who has never seen the tool reads first. */
function verdictLine(run) {
    const { totals, gate } = run;
    const icon = gate?.passed === false ? '❌' : totals.passed === totals.planned ? '✅' : '☑️';
    const suite = (0,untrusted/* markdownText */.p7)(run.suite ?? 'AgentBench', 100);
    return `${icon} ${suite}: ${(0,phrases/* headline */.Pl)(totals)}`;
}
function summaryLine({ run, results }) {
    const { dataset, settings } = run;
    const parts = [
        `Gate **${run.gate === null ? 'not judged' : run.gate.passed ? 'passed' : 'failed'}**`,
        (0,untrusted/* markdownText */.p7)((0,phrases/* agentLabel */.kV)(run), 100),
        `${(0,untrusted/* markdownText */.p7)(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${(0,untrusted/* markdownCommit */.LP)(dataset.ref)}`}`,
        settings.testbed,
        settings.trials > 1 ? `${settings.trials} trials each` : '',
        `${(0,phrases/* formatDuration */.a3)(results.reduce((sum, result) => sum + (0,phrases/* trialDuration */.x9)(result), 0))} in trials`,
        markdown_tokensOf(results),
        costOf(results),
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function gateReasons({ run, notes, flaky }) {
    const reasons = [...(run.gate?.reasons ?? []), ...notes];
    if (run.interrupted !== null)
        reasons.unshift(`the run was ended early (${run.interrupted})`);
    if (flaky.length > 0)
        reasons.push(`passed in one trial and failed in another: ${flaky.slice(0, 10).join(', ')}${flaky.length > 10 ? `, … ${flaky.length - 10} more` : ''}`);
    const shown = reasons.slice(0, MOST_REASONS);
    if (reasons.length > shown.length)
        shown.push(`… and ${reasons.length - shown.length} more`);
    return shown.map((reason) => `- ${(0,untrusted/* markdownText */.p7)(reason, 500)}`).join('\n');
}
function tableRows({ run, results }) {
    const byPlace = new Map(results.map((result) => [`${result.instance_id}/${result.trial}`, result]));
    return run.planned.map((entry) => {
        const result = byPlace.get(`${entry.instance_id}/${entry.trial}`);
        const notes = result === undefined ? '' : (0,phrases/* listNotes */.mn)(result);
        const reason = result === undefined ? (entry.error?.message ?? 'never finished') : (0,phrases/* explainResult */.rn)(result);
        return {
            name: entry.trial === 1 ? entry.instance_id : `${entry.instance_id} (trial ${entry.trial})`,
            status: entry.status,
            time: result === undefined ? '–' : (0,phrases/* formatDuration */.a3)((0,phrases/* trialDuration */.x9)(result)),
            why: [reason, notes === '' ? '' : `note: ${notes}`].filter((part) => part !== '').join('; '),
        };
    });
}
function trialTable(rows, most) {
    const shown = rows.slice(0, most);
    const lines = shown.map(({ name, status, time, why }) => [
        `| ${unbroken(`${ICONS[status]} ${WORDS[status]}`)}`,
        (0,untrusted/* markdownText */.p7)(name, 160),
        unbroken(time),
        `${(0,untrusted/* markdownText */.p7)(why, 160)} |`,
    ].join(' | '));
    const more = rows.length > shown.length ? [`| | … and ${rows.length - shown.length} more | | |`] : [];
    return ['| Verdict | Instance | Time | Why |', '| --- | --- | ---: | --- |', ...lines, ...more].join('\n');
}
/** Words of ours that belong on one line, however narrow the cell. */
function unbroken(words) {
    return words.replaceAll(/(?<=\S) (?=\S)/g, '&nbsp;');
}
function footer({ run, runUrl, artifactUrl }) {
    const links = [
        runUrl === null ? '' : `[workflow run](${runUrl})`,
        artifactUrl === null ? '' : `[results and logs](${artifactUrl})`,
        run.github === null ? '' : `commit ${(0,untrusted/* markdownCommit */.LP)(run.github.head_sha ?? run.github.sha)}`,
        `agentbench ${run.harness_version}`,
    ];
    return `<sub>${links.filter((link) => link !== '').join(' · ')}</sub>`;
}
function markdown_tokensOf(results) {
    const known = results
        .map(usage/* usageOfTrial */.J)
        .filter((usage) => usage.input_tokens !== null || usage.output_tokens !== null);
    if (known.length === 0)
        return '';
    const sum = known.reduce((total, usage) => total + (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0), 0);
    return `${sum.toLocaleString('en-US')} tokens${partOf(known.length, results.length)}`;
}
function costOf(results) {
    const known = results.map(usage/* usageOfTrial */.J).flatMap(({ cost_usd }) => (cost_usd === null ? [] : [cost_usd]));
    if (known.length === 0)
        return '';
    const sum = known.reduce((total, cost) => total + cost, 0);
    return `${sum.toFixed(2)} USD${partOf(known.length, results.length)}`;
}
/** A sum over some of the trials says so: unknown is not 0. */
function partOf(known, all) {
    return known === all ? '' : ` (known for ${known} of ${all})`;
}
function urgency(status) {
    return { failed: 0, error: 1, not_run: 2, passed: 3 }[status];
}

;// CONCATENATED MODULE: ./build/report/comment.js


/** GitHub takes 65,536 characters; ours stay well below. */
const COMMENT_LIMIT = 60_000;
/** GitHub drops a summary that is larger, all of it. */
const SUMMARY_LIMIT = 1024 * 1024;
/** The first line of a suite's comment: how it is found again. */
function commentMarker(suite) {
    // Within an HTML comment: no "--", no ">".
    const name = suite
        .replace(/[^\p{L}\p{N} ._:()/-]+/gu, '-')
        .replace(/-{2,}/g, '-')
        .slice(0, 100)
        .replace(/[\ud800-\udbff]$/, '');
    return `<!-- agentbench:${name} -->`;
}
/** The comment of a suite: marker, state and report. */
function renderComment(input, suite) {
    const head = `${commentMarker(suite)}\n${stateLine(input.run)}\n`;
    return head + renderReport(input, COMMENT_LIMIT - head.length, (text) => text.length);
}
/** The step summary. */
function renderSummary(input) {
    return renderReport(input, SUMMARY_LIMIT, (text) => Buffer.byteLength(text));
}
/** A line that changes with the verdicts only: tells whether a comment says something new. */
function stateLine(run) {
    const verdicts = run.planned.map(({ instance_id, trial, status }) => `${instance_id}/${trial} ${status}`).sort();
    const digest = (0,external_node_crypto_.createHash)('sha256').update(verdicts.join('\n')).digest('hex').slice(0, 32);
    return `<!-- agentbench-state:${digest} -->`;
}


/***/ }),

/***/ 73614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ describeSuite)
/* harmony export */ });
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92798);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23263);



/** Everything there is to say of a suite, its gate judged. */
function describeSuite(suite, baseline, options, links = { runUrl: null, artifactUrl: null }) {
    const comparison = baseline === null ? null : (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareWithBaseline)(suite, baseline.suite, baseline.origin, options.tolerance);
    const change = comparison === null
        ? (suite.run.change ?? null)
        : { verdict: comparison.verdict, difference: comparison.difference };
    const run = { ...suite.run, change, gate: (0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeGate */ .$U)(suite.run.totals, options, change) };
    return {
        ...suite,
        run,
        interval: (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .intervalOf */ .XF)(suite),
        flaky: (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .flakyInstances */ .Ol)(run.planned),
        comparison,
        ...links,
    };
}


/***/ })

};
