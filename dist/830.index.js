export const id = 830;
export const ids = [830];
export const modules = {

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ loadInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57541);
/* harmony import */ var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);



/** The inputs of the step, parsed once. Registers every secret among them with the runner. Throws a UserError. */
function loadInputs() {
    const texts = Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__/* .optionNames */ .W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name, { trimWhitespace: name !== 'agent-env' })]));
    const options = (0,_options_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .A)(texts);
    for (const name of ['github-token', 'judge-api-key']) {
        if (options[name] !== undefined)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(options[name]);
    }
    for (const { name, value } of options['agent-env']) {
        const text = value ?? process.env[name];
        if (text !== undefined && isMaskable(text))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(text);
    }
    return options;
}
/** The runner masks whatever it is told, also a lone `1`, which would make the log unreadable. */
function isMaskable(text) {
    return text.length >= 6;
}


/***/ }),

/***/ 72639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
;// CONCATENATED MODULE: ./build/github/comments.js
/** The comment that is there; null where there is none. Of several the oldest counts. */
async function findComment(client, place) {
    const { owner, repo, pullRequest, marker, author } = place;
    const comments = await client.paginate(client.rest.issues.listComments, {
        owner,
        repo,
        issue_number: pullRequest,
        per_page: 100,
    });
    const ours = comments
        .filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker))
        .sort((a, b) => a.id - b.id);
    return ours[0] === undefined ? null : { id: ours[0].id, body: ours[0].body, url: ours[0].html_url };
}
/** Writes a comment anew or over the one that is there; its page. */
async function writeComment(client, place, existing, body) {
    const { owner, repo, pullRequest } = place;
    if (existing !== null) {
        return (await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body })).data.html_url;
    }
    return (await client.rest.issues.createComment({ owner, repo, issue_number: pullRequest, body })).data.html_url;
}
/** What a fault of the REST API means to its reader; `denied`: this token may not do it. */
function explainRestFault(error) {
    const { status, message } = error;
    const denied = status === 401 || (status === 403 && /not accessible by|read-only/i.test(message ?? ''));
    if (denied) {
        return {
            denied,
            message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
        };
    }
    return { denied, message: status === undefined ? String(message) : `HTTP ${status}: ${message}` };
}

// EXTERNAL MODULE: ./build/github/place.js
var github_place = __webpack_require__(52385);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/results/totals.js
var results_totals = __webpack_require__(61210);
// EXTERNAL MODULE: ./build/results/usage.js
var usage = __webpack_require__(35978);
// EXTERNAL MODULE: ./build/run/gate.js
var gate = __webpack_require__(74135);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: ./build/report/phrases.js
var phrases = __webpack_require__(58937);
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
    const debug = rounds.length === 0 ? '' : ` DEV → DEBUG ${change(averages(rounds))}.`;
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
            cells.push(rounds === null ? '–' : change(rounds));
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
function change([first, last]) {
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

;// CONCATENATED MODULE: ./build/report/markdown.js






const ICONS = { passed: '✅', failed: '❌', error: '⚠️', not_run: '⏸️' };
const WORDS = { passed: 'passed', failed: 'failed', error: 'error', not_run: 'not run' };
const MOST_TYPES = 30;
/** How much of a report is shown: the rows of the two tables. Each step is smaller than the one before. */
const LADDER = [
    { notPassed: Number.POSITIVE_INFINITY, all: true },
    { notPassed: Number.POSITIVE_INFINITY, all: false },
    { notPassed: 200, all: false },
    { notPassed: 50, all: false },
    { notPassed: 10, all: false },
    { notPassed: 0, all: false },
];
/** The report as Markdown, below a limit measured by `sizeOf`: detail is dropped in steps, tables are never cut in the middle of a row. */
function renderReport(input, limit, sizeOf) {
    for (const step of LADDER) {
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
        summaryLine(input),
        gateReasons(input.run),
        planSection(input.results, notPassed),
        open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed)}` : '',
        typeTable(input.run),
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
        `${(0,untrusted/* markdownText */.p7)(dataset.name, 100)}${dataset.ref === null ? '' : ` at ${(0,untrusted/* markdownText */.p7)(dataset.ref.slice(0, 12))}`}`,
        settings.testbed,
        settings.trials > 1 ? `${settings.trials} trials each` : '',
        `${(0,phrases/* formatDuration */.a3)(results.reduce((sum, result) => sum + (0,phrases/* trialDuration */.x9)(result), 0))} in trials`,
        tokensOf(results),
        costOf(results),
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function gateReasons(run) {
    const reasons = [...(run.gate?.reasons ?? [])];
    if (run.interrupted !== null)
        reasons.unshift(`the run was ended early (${run.interrupted})`);
    return reasons.map((reason) => `- ${(0,untrusted/* markdownText */.p7)(reason)}`).join('\n');
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
function typeTable(run) {
    const types = [...new Set(run.planned.map(({ task_type }) => task_type))];
    if (types.length < 2)
        return '';
    const lines = types.slice(0, MOST_TYPES).map((type) => {
        const totals = (0,results_totals/* totalsOf */.v)(run.planned.filter(({ task_type }) => task_type === type));
        return `| ${(0,untrusted/* markdownText */.p7)(type, 60)} | ${totals.passed} of ${totals.planned} | ${(0,gate/* percent */.KN)(totals.success_rate)} |`;
    });
    const more = types.length > MOST_TYPES ? [`| … and ${types.length - MOST_TYPES} more | | |`] : [];
    return ['| Type | Passed | Rate |', '| --- | ---: | ---: |', ...lines, ...more].join('\n');
}
function footer({ run, runUrl, artifactUrl }) {
    const links = [
        runUrl === null ? '' : `[workflow run](${runUrl})`,
        artifactUrl === null ? '' : `[results and logs](${artifactUrl})`,
        run.github === null ? '' : `commit ${(run.github.head_sha ?? run.github.sha).slice(0, 12)}`,
        `agentbench ${run.harness_version}`,
    ];
    return `<sub>${links.filter((link) => link !== '').join(' · ')}</sub>`;
}
function tokensOf(results) {
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

// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(90862);
;// CONCATENATED MODULE: ./build/action/publish.js






/**
 * Uploads the artifact, writes the step summary and the comment. A fault in any of them is said, and changes no verdict.
 * Sets the outputs that name them.
 */
async function publish({ run, results }, resultsPath, options) {
    const place = run.github;
    const runUrl = place === null ? null : (0,github_place/* runPage */.fL)(process.env, place);
    const artifactId = options['upload-artifact'] ? ((0,state/* loadArtifact */.xr)() ?? (await upload(resultsPath, options))) : null;
    const artifactUrl = artifactId === null || place === null ? null : (0,github_place/* artifactPage */.M7)(process.env, place, artifactId);
    core/* setOutput */.uH('artifact-id', artifactId ?? '');
    core/* setOutput */.uH('artifact-url', artifactUrl ?? '');
    const input = { run, results, runUrl, artifactUrl };
    if (options.summary)
        await summarize(input);
    core/* setOutput */.uH('comment-url', (await comment(input, options)) ?? '');
}
async function upload(resultsPath, options) {
    try {
        const { artifactName, uploadDirectory } = await Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(143), __webpack_require__.e(118), __webpack_require__.e(916), __webpack_require__.e(273)]).then(__webpack_require__.bind(__webpack_require__, 40273));
        const name = artifactName([
            options['artifact-name'],
            options.suite ?? '',
            process.env.GITHUB_JOB ?? '',
            options['job-index'],
            process.env.GITHUB_ACTION ?? '',
            process.env.GITHUB_RUN_ATTEMPT ?? '1',
        ]);
        const { id } = await uploadDirectory(name, resultsPath, options['retention-days']);
        (0,state/* saveArtifact */.SZ)(id);
        return id;
    }
    catch (error) {
        core/* warning */.$e(`The results are in ${resultsPath}, but the artifact was not uploaded: ${(0,errors/* messageOf */.bD)(error)}`, {
            title: 'agentbench',
        });
        return null;
    }
}
async function summarize(input) {
    try {
        await core/* summary */.z.addRaw(renderSummary(input)).write();
    }
    catch (error) {
        core/* warning */.$e(`The step summary was not written: ${(0,errors/* messageOf */.bD)(error)}`, { title: 'agentbench' });
    }
}
/** The comment's page; null where there is none. */
async function comment(input, options) {
    const { run } = input;
    const { comment: mode, 'github-token': token } = options;
    const pullRequest = run.github?.pull_request ?? null;
    if (mode === 'never')
        return null;
    const cannot = (why) => {
        if (mode === 'always')
            core/* warning */.$e(`No comment was written: ${why}`, { title: 'agentbench' });
        else
            core/* notice */.lm(`No comment was written: ${why}`, { title: 'agentbench' });
        return null;
    };
    if (pullRequest === null)
        return mode === 'always' ? cannot('this event belongs to no pull request') : null;
    if (token === undefined)
        return cannot('github-token is empty');
    try {
        const { githubClient } = await Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
        const client = githubClient(token);
        const [owner, repo] = run.github.repository.split('/');
        const suite = options.suite ?? run.github.workflow;
        const place = {
            owner,
            repo,
            pullRequest,
            marker: commentMarker(suite),
            author: options['comment-author'],
        };
        const existing = await findComment(client, place);
        const allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== false;
        if (mode === 'failures' && allPassed && existing === null)
            return null;
        if (mode === 'changes' && existing?.body.includes(stateLine(run)))
            return existing.url;
        return await writeComment(client, place, existing, renderComment(input, suite));
    }
    catch (error) {
        const { denied, message } = explainRestFault(error);
        if (denied)
            return cannot(message);
        core/* warning */.$e(`The comment was not written: ${message}`, { title: 'agentbench' });
        return null;
    }
}


/***/ }),

/***/ 90862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ saveArtifact),
/* harmony export */   Zx: () => (/* binding */ loadBegunRun),
/* harmony export */   sE: () => (/* binding */ savePublished),
/* harmony export */   su: () => (/* binding */ saveBegunRun),
/* harmony export */   xr: () => (/* binding */ loadArtifact)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);

/** What main hands to post, by the names in the runner's state file. */
const RUN = 'run-id';
const TESTBED = 'testbed';
const RESULTS = 'results-path';
const ARTIFACT = 'artifact-id';
const PUBLISHED = 'published';
/** Said as soon as there is something to remove or to upload. */
function saveBegunRun({ id, testbed, resultsPath }) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(RUN, id);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(TESTBED, testbed);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(RESULTS, resultsPath);
}
/** The artifact that holds the results: uploaded once, by main or by post. */
function saveArtifact(id) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(ARTIFACT, id);
}
/** The artifact that main uploaded; null where it did not come to that. */
function loadArtifact() {
    return Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(ARTIFACT)) || null;
}
/** Said when main has published all: nothing is left for post but to look after what was left behind. */
function savePublished() {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(PUBLISHED, 'true');
}
/** The run that main began; null where it never came to that. */
function loadBegunRun() {
    const id = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(RUN);
    if (!/^[0-9a-f]+$/.test(id))
        return null;
    return {
        id,
        testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(TESTBED) === 'host' ? 'host' : 'docker',
        resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(RESULTS),
        published: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(PUBLISHED) === 'true',
    };
}


/***/ }),

/***/ 19473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   ZD: () => (/* binding */ TrialError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** Something its reader can mend: an option, a dataset, a missing daemon. Exit code 2; never shown with a stack. */
class UserError extends Error {
    name = 'UserError';
}
/** A trial that could not be measured: our fault or the world's. It becomes status `error` with `{stage, kind, message}`. */
class TrialError extends Error {
    name = 'TrialError';
    /** What failed: `docker`, `image`, `git`, `agent_setup`, … */
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
/** The message of anything thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The `code` of a system error (`ENOENT`), or undefined. */
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 52385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ artifactPage),
/* harmony export */   VS: () => (/* binding */ githubPlace),
/* harmony export */   fL: () => (/* binding */ runPage)
/* harmony export */ });
/** Where on GitHub this process runs, from the runner's environment and event; null outside of Actions. */
function githubPlace(environment, payload) {
    if (environment.GITHUB_ACTIONS !== 'true' || !environment.GITHUB_REPOSITORY)
        return null;
    return {
        repository: environment.GITHUB_REPOSITORY,
        workflow: environment.GITHUB_WORKFLOW ?? '',
        job: environment.GITHUB_JOB ?? '',
        run_id: environment.GITHUB_RUN_ID ?? '',
        run_attempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
        sha: environment.GITHUB_SHA ?? '',
        head_sha: headOf(payload),
        ref: environment.GITHUB_REF ?? '',
        event: environment.GITHUB_EVENT_NAME ?? '',
        pull_request: pullRequestOf(payload),
    };
}
/** The page of a workflow run's attempt. */
function runPage(environment, place) {
    return `${pageOfAllAttempts(environment, place)}/attempts/${place.run_attempt}`;
}
/** The page of an artifact of a workflow run. */
function artifactPage(environment, place, id) {
    return `${pageOfAllAttempts(environment, place)}/artifacts/${id}`;
}
function pageOfAllAttempts(environment, { repository, run_id: run }) {
    return `${environment.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}/actions/runs/${run}`;
}
/** The commit that people see on the pull request; what runs is its merge with the base. */
function headOf({ pull_request: pull }) {
    const sha = pull?.head?.sha;
    return typeof sha === 'string' && /^[0-9a-f]{7,64}$/.test(sha) ? sha : null;
}
function pullRequestOf({ pull_request: pull, issue }) {
    const number = pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
    return typeof number === 'number' && Number.isInteger(number) ? number : null;
}


/***/ }),

/***/ 57541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fd: () => (/* binding */ GROUPS),
  cU: () => (/* binding */ choicesOf),
  ti: () => (/* binding */ describeOption),
  W6: () => (/* binding */ optionNames),
  ci: () => (/* binding */ optionsSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/options/units.js
var units = __webpack_require__(73762);
;// CONCATENATED MODULE: ./build/options/values.js


/** `true` or `false` (also `yes`, `no`, `1`, `0`, in any case). */
const flag = schemas/* string */.YjP().transform((text, context) => {
    const value = text.trim().toLowerCase();
    if (['true', 'yes', '1'].includes(value))
        return true;
    if (['false', 'no', '0'].includes(value))
        return false;
    context.addIssue({ code: 'custom', message: `"${text}" is neither true nor false` });
    return core/* NEVER */.tm;
});
/** A whole number from 1. */
const count = schemas/* string */.YjP()
    .regex(/^[1-9]\d{0,5}$/, { error: (issue) => `"${issue.input}" is not a whole number from 1` })
    .transform(Number);
/** A number from 0 to 1. */
const fraction = schemas/* string */.YjP()
    .regex(/^(0(\.\d+)?|1(\.0+)?|\.\d+)$/, { error: (issue) => `"${issue.input}" is not a number from 0 to 1` })
    .transform(Number);
/** A number of CPUs, as `2` or `1.5`. */
const cpus = decimal((value) => value > 0, 'a number of CPUs; write for example 2 or 1.5');
/** An amount in USD, as `25` or `0.50`. */
const dollars = decimal(() => true, 'an amount in USD; write for example 25');
/** `k/n`, both from 1. */
const shard = schemas/* string */.YjP().transform((text, context) => {
    const [, index, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
    if (index === undefined || Number(index) > Number(total)) {
        context.addIssue({ code: 'custom', message: `"${text}" is not a shard; write for example 1/4` });
        return core/* NEVER */.tm;
    }
    return { index: Number(index), total: Number(total) };
});
/** Instance selectors: newlines, commas or a JSON array of strings. */
const selectors = schemas/* string */.YjP().transform((text, context) => {
    const list = text.trim().startsWith('[') ? jsonEntries(text) : entries(text.replaceAll(',', '\n'));
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return core/* NEVER */.tm;
    };
    if (list === null)
        return refuse('begins with [ but is not a JSON array of strings');
    // An empty list (of a computed matrix, say) is a mistake, not every instance.
    if (list.length === 0)
        return refuse('names no instance; write all for every one');
    if (list.some((entry) => /^!?\s*(type:\s*)?$/.test(entry)))
        return refuse('holds an empty selector');
    return list;
});
/** `from=to` lines. Neither an image's name nor its tag holds `=`. */
const imageMap = schemas/* string */.YjP().transform((text, context) => {
    const map = new Map();
    for (const line of entries(text)) {
        const [from, to, rest] = line.split('=').map((part) => part.trim());
        if (!from || !to || rest !== undefined) {
            context.addIssue({ code: 'custom', message: `"${line}" is not of the form from=to` });
            return core/* NEVER */.tm;
        }
        map.set(from, to);
    }
    return map;
});
/** `NAME=value` lines, or `NAME`. */
const agentEnvironment = schemas/* string */.YjP().transform((text, context) => {
    const variables = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        if (line.trim() === '' || line.trimStart().startsWith('#'))
            continue;
        const [, name, assigned, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(line) ?? [];
        if (name === undefined) {
            // The line may hold a secret: name its number, not its text.
            context.addIssue({ code: 'custom', message: `line ${index + 1} is neither NAME=value nor NAME` });
        }
        else if (name.startsWith('AGENTBENCH_')) {
            context.addIssue({
                code: 'custom',
                message: `line ${index + 1}: ${name} is set by agentbench itself; take another name`,
            });
        }
        else if (assigned === undefined && /^(GITHUB|ACTIONS|INPUT|RUNNER)_/.test(name)) {
            context.addIssue({
                code: 'custom',
                message: `line ${index + 1}: ${name} belongs to the runner and is not passed through; write ${name}=… if the agent must have it`,
            });
        }
        else {
            variables.push({ name, value: assigned === undefined ? null : value });
        }
    }
    return variables;
});
function decimal(allows, what) {
    return schemas/* string */.YjP().transform((text, context) => {
        const value = Number(text);
        if (/^(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) && allows(value))
            return value;
        context.addIssue({ code: 'custom', message: `"${text}" is not ${what}` });
        return core/* NEVER */.tm;
    });
}
function jsonEntries(text) {
    try {
        return schemas/* array */.YOg(schemas/* string */.YjP())
            .parse(JSON.parse(text))
            .map((entry) => entry.trim());
    }
    catch {
        return null;
    }
}
function entries(text) {
    return text
        .split('\n')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
}

;// CONCATENATED MODULE: ./build/options/options.js


/** The groups of the README's tables, in their order. */
const GROUPS = ['what', 'agent', 'testbed', 'evaluation', 'run', 'report'];
const meta = registries/* registry */.u5();
function optional(schema, about) {
    const described = schema.optional();
    meta.add(described, about);
    return described;
}
function defaulted(schema, text, about) {
    const described = schema.prefault(text);
    meta.add(described, { ...about, default: text });
    return described;
}
const options_text = schemas/* string */.YjP();
/**
 * Every option, under the one name that it has as an action input and as a CLI flag. Texts in, typed values out:
 * durations in milliseconds, sizes in bytes. Source of action.yml, the CLI's flags and the README's tables.
 */
const optionsSchema = schemas/* strictObject */.rej({
    dataset: defaulted(options_text, 'setupbench', {
        group: 'what',
        description: '`setupbench`, `prdbench`, or a directory of your own with `scenarios/*.jsonl` and `fixtures/`.',
    }),
    'dataset-path': optional(options_text, {
        group: 'what',
        description: 'A local checkout of the dataset, instead of fetching it.',
    }),
    'dataset-repository': optional(options_text, {
        group: 'what',
        description: "Any git URL to fetch the dataset from. Default: the dataset's public repository.",
    }),
    'dataset-ref': optional(options_text, {
        group: 'what',
        description: 'Commit, tag or branch of `dataset-repository`. Default: a pinned commit for the public repository, `HEAD` for another one.',
    }),
    instances: defaulted(selectors, 'all', {
        group: 'what',
        description: 'Which instances: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude`, or `all`; separated by newlines, commas, or as a JSON array.',
    }),
    'agent-command': optional(options_text.min(1), {
        group: 'agent',
        description: 'The command that runs the agent, by `bash` in the workdir of each instance. Required, except for the example dataset.',
    }),
    'agent-setup': optional(options_text, {
        group: 'agent',
        description: "A command that runs in the testbed before the agent's clock starts.",
    }),
    'agent-directory': optional(options_text, {
        group: 'agent',
        description: 'A directory of the runner that the agent may use (read-only at `/opt/agent` on Docker, itself on the host); its path is in `AGENTBENCH_AGENT_DIR`.',
    }),
    'agent-env': defaulted(agentEnvironment, '', {
        group: 'agent',
        description: 'Environment of the agent: `NAME=value` lines, or `NAME` to pass one through. The values are treated as secrets.',
    }),
    'agent-timeout': defaulted(units/* duration */.p, '2h', { group: 'agent', description: "The agent's time limit." }),
    'agent-name': optional(options_text, { group: 'agent', description: 'A label for the agent in results and comments.' }),
    'agent-model': optional(options_text, { group: 'agent', description: 'A label for the model in results and comments.' }),
    testbed: defaulted(schemas/* enum */.k5n(['auto', 'docker', 'host']), 'auto', {
        group: 'testbed',
        description: 'Where instances live: `docker`, `host` (the runner itself), or `auto`: what the dataset declares, otherwise Docker.',
    }),
    image: optional(options_text, {
        group: 'testbed',
        description: 'One image for every instance, instead of what its row names.',
    }),
    'image-map': defaulted(imageMap, '', {
        group: 'testbed',
        description: 'Images to use in the place of others: `from=to` lines.',
    }),
    workdir: optional(options_text, {
        group: 'testbed',
        description: 'The working directory of instance and agent. Default: `/testbed` on Docker, a fresh directory for each trial on the host.',
    }),
    network: defaulted(schemas/* enum */.k5n(['bridge', 'none']), 'bridge', {
        group: 'testbed',
        description: "The testbed's network, on Docker.",
    }),
    cpus: optional(cpus, {
        group: 'testbed',
        description: "Limit of the testbed's CPUs, on Docker, for example `2`.",
    }),
    memory: optional(units/* size */.E, {
        group: 'testbed',
        description: "Limit of the testbed's memory, on Docker, for example `8GiB`.",
    }),
    'keep-image': defaulted(flag, 'false', {
        group: 'testbed',
        flag: true,
        description: "Commit the container, after the agent and before the evaluation, as the row's `image_tag` (`-trial-k` from the second trial on).",
    }),
    'evaluation-timeout': defaulted(units/* duration */.p, '30m', {
        group: 'evaluation',
        description: 'Time limit of the evaluation; the output so far then decides.',
    }),
    'testcase-timeout': defaulted(units/* duration */.p, '5m', {
        group: 'evaluation',
        description: 'Time limit of one test case of a test plan.',
    }),
    mode: defaulted(schemas/* enum */.k5n(['dev', 'free', 'debug']), 'dev', {
        group: 'evaluation',
        description: 'How PRDbench is run: `dev` (the agent sees the test plan), `free` (only the requirements; a judge decides), `debug` (`dev`, then a second round that sees the reports).',
    }),
    'pass-score': defaulted(fraction, '1.0', {
        group: 'evaluation',
        description: 'A test plan counts as passed from this score over all its points (0..1).',
    }),
    judge: defaulted(schemas/* enum */.k5n(['none', 'command', 'openai']), 'none', {
        group: 'evaluation',
        description: 'Who scores the test points that need judgement: nobody, a command of yours, or an OpenAI-compatible endpoint.',
    }),
    'judge-command': optional(options_text.min(1), {
        group: 'evaluation',
        description: 'The judge: gets one JSON object on standard input, answers `{"score": 0|1|2, "explanation": "…"}`.',
    }),
    'judge-model': optional(options_text.min(1), { group: 'evaluation', description: 'The model of the `openai` judge.' }),
    'judge-base-url': optional(schemas/* url */.OZ5({ protocol: /^https?$/, error: (issue) => `"${issue.input}" is not an http(s) URL` }), {
        group: 'evaluation',
        description: "The endpoint of the `openai` judge. Default: OpenAI's own.",
    }),
    'judge-api-key': optional(options_text, {
        group: 'evaluation',
        description: 'The key of the `openai` judge; it is never shown, passed on or written.',
    }),
    'judge-samples': defaulted(count, '1', {
        group: 'evaluation',
        description: 'Verdicts asked for on each point; the majority counts, the lower score where there is none.',
    }),
    trials: defaulted(count, '1', { group: 'run', description: 'Trials for each instance.' }),
    parallel: defaulted(count, '1', { group: 'run', description: 'Trials that run at the same time.' }),
    'results-path': defaulted(options_text.min(1), 'agentbench-results', {
        group: 'run',
        description: 'Directory the results are written to.',
    }),
    resume: defaulted(flag, 'false', {
        group: 'run',
        flag: true,
        description: 'Keep finished trials (`passed`, `failed`) of an earlier run in `results-path`; measure only the others.',
    }),
    shard: optional(shard, { group: 'run', description: 'Take only this part of the selected instances: `1/4`.' }),
    'max-duration': optional(units/* duration */.p, {
        group: 'run',
        description: 'Time limit of the whole run; trials not begun by then are `not_run`.',
    }),
    'max-cost': optional(dollars, {
        group: 'run',
        description: 'Budget of the whole run in USD, from what agents report; trials beyond it are `not_run`.',
    }),
    'max-log-size': defaulted(units/* size */.E, '16MiB', {
        group: 'run',
        description: 'Limit of each log file; head and tail are kept, the cut is marked.',
    }),
    'max-output-size': defaulted(units/* size */.E, '64MiB', {
        group: 'run',
        description: 'Limit of what is collected from `AGENTBENCH_OUTPUT_DIR`.',
    }),
    suite: optional(options_text.min(1), {
        group: 'report',
        actionDefault: '${{ github.workflow }}',
        description: 'Name of the runs that belong together in one comment.',
    }),
    'upload-artifact': defaulted(flag, 'true', {
        group: 'report',
        flag: true,
        actionOnly: true,
        description: 'Upload the results as a workflow artifact.',
    }),
    'artifact-name': defaulted(options_text.min(1), 'agentbench', {
        group: 'report',
        actionOnly: true,
        description: "Beginning of the artifact's name; suite, job, step and attempt follow.",
    }),
    'retention-days': optional(count, {
        group: 'report',
        actionOnly: true,
        description: "Days the artifact is kept. Default: the repository's setting.",
    }),
    summary: defaulted(flag, 'true', {
        group: 'report',
        flag: true,
        actionOnly: true,
        description: 'Write the step summary.',
    }),
    comment: defaulted(schemas/* enum */.k5n(['auto', 'always', 'changes', 'failures', 'never']), 'auto', {
        group: 'report',
        actionOnly: true,
        description: 'When to comment on the pull request: `auto` where there is one and the token may, `always` (a warning where it cannot), `changes` when a verdict differs from the comment that is there, `failures` when something did not pass, `never`.',
    }),
    'comment-author': defaulted(options_text, 'github-actions[bot]', {
        group: 'report',
        actionOnly: true,
        description: 'Login the comment is written by; comments of others are never touched.',
    }),
    'github-token': optional(options_text, {
        group: 'report',
        actionOnly: true,
        actionDefault: '${{ github.token }}',
        description: 'Token for the comment (`pull-requests: write`).',
    }),
    'fail-on': defaulted(schemas/* enum */.k5n(['error', 'never', 'failure', 'regression']), 'error', {
        group: 'report',
        description: 'The gate: `error` fails on any trial that could not be measured, `failure` also on any that did not pass, `regression` on that verdict (a notice without a baseline), `never`.',
    }),
    'min-success-rate': optional(fraction, {
        group: 'report',
        description: 'The gate also fails below this success rate (0..1).',
    }),
    'min-score': optional(fraction, { group: 'report', description: 'The gate also fails below this score (0..1).' }),
    'job-index': defaulted(options_text.regex(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` }), '0', {
        group: 'report',
        actionOnly: true,
        actionDefault: '${{ strategy.job-index }}',
        description: "The job's place in its matrix, part of the artifact's name; set by the workflow.",
    }),
});
/** The names of all options, in the order of the tables. */
const optionNames = Object.keys(optionsSchema.shape);
/** What an option says of itself. */
function describeOption(name) {
    return meta.get(optionsSchema.shape[name]);
}
/** The values an option may take, where they are a list; null otherwise. */
function choicesOf(name) {
    let schema = optionsSchema.shape[name];
    while (schema instanceof schemas/* ZodPrefault */.xgV || schema instanceof schemas/* ZodOptional */.IiU)
        schema = schema.def.innerType;
    return schema instanceof schemas/* ZodEnum */.Vb4 ? schema.options : null;
}


/***/ }),

/***/ 73762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ size),
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

const DURATION_UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const SIZE_UNITS = {
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 1024,
    MiB: 1024 ** 2,
    GiB: 1024 ** 3,
};
/** Node's timers take no more (24.8 days). */
const LONGEST_DURATION = 2 ** 31 - 1;
/** A duration as `90s`, `30m`, `2h`, `1h30m`; milliseconds out. */
const duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const milliseconds = sumOfUnits(text, DURATION_UNITS);
    if (milliseconds === null || milliseconds <= 0) {
        context.addIssue({ code: 'custom', message: `"${text}" is not a duration; write for example 90s, 30m or 2h` });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    if (milliseconds > LONGEST_DURATION) {
        context.addIssue({ code: 'custom', message: `"${text}" is longer than the 24 days a duration may have` });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    return milliseconds;
});
/** A size as `64MiB`, `2GiB`, `500KB`; bytes out. */
const size = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const bytes = sumOfUnits(text, SIZE_UNITS);
    if (bytes === null || bytes <= 0) {
        context.addIssue({ code: 'custom', message: `"${text}" is not a size; write for example 64MiB or 2GiB` });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    return bytes;
});
function sumOfUnits(text, units) {
    if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(text.trim()))
        return null;
    let sum = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
        if (!Object.hasOwn(units, unit))
            return null;
        sum += Number(amount) * units[unit];
    }
    return Math.round(sum);
}


/***/ }),

/***/ 47705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57146);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);





/**
 * Reads a run back from its directory. Every planned trial keeps its one entry; where a trial's own record is newer than
 * run.json (the run was killed between the two), that record counts. Throws where run.json cannot be read.
 */
async function readRun(directory) {
    const run = _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .runSchema */ .Lx.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, 'run.json'), 'utf8')));
    const results = [];
    for (const entry of run.planned) {
        const relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
        const result = await readResult(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, relative));
        if (result === null)
            continue;
        if (Date.parse(result.started_at) < Date.parse(run.started_at) && entry.result === null)
            continue;
        results.push(result);
        Object.assign(entry, { status: result.status, score: result.score, error: result.error, result: relative });
    }
    run.totals = (0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOf */ .v)(run.planned);
    return { run, results };
}
async function readResult(file) {
    try {
        return _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .resultSchema */ .FD.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
    }
    catch (error) {
        // Absent, or cut by whatever ended the run: the planned entry says not_run.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).includes('EACCES'))
            throw error;
        return null;
    }
}


/***/ })

};
