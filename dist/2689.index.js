export const id = 2689;
export const ids = [2689];
export const modules = {

/***/ 34141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ figuresOf)
/* harmony export */ });
/** The figures of a plan's points, each of 2: over what was judged, and over everything with a missing score as 0. */
function figuresOf(points) {
    const scores = points.flatMap(({ score }) => (score === null ? [] : [score]));
    const earned = points.flatMap(({ score, vacuous }) => (score === null || vacuous ? [] : [score]));
    const expected = points.length;
    return {
        expected,
        judged: scores.length,
        score: mean(scores),
        score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
        coverage: expected === 0 ? 0 : scores.length / expected,
        score_without_vacuous: mean(earned),
    };
}
function mean(scores) {
    return scores.length === 0 ? null : sum(scores) / scores.length / 2;
}
function sum(scores) {
    return scores.reduce((total, score) => total + score, 0);
}


/***/ }),

/***/ 89541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ resultsJson)
/* harmony export */ });
/* harmony import */ var _evaluation_test_plan_figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34141);
/* harmony import */ var _results_totals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61210);
/* harmony import */ var _results_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35978);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58937);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59344);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87786);






const LONGEST_MESSAGE = 2000;
/** `results.json`: everything a report says, for other programs. */
function resultsJson(report) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(toDocument(report));
}
function toDocument(report) {
    const { run, interval, comparison, flaky, notes, runUrl, artifactUrl } = report;
    const byType = (0,_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(run.planned, ({ task_type }) => task_type);
    const byInstance = (0,_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)((0,_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .trialsOf */ .x)(report), ({ planned }) => planned.instance_id);
    return {
        schema: 'agentbench/report/v1',
        suite: run.suite,
        dataset: run.dataset,
        agent: run.agent,
        settings: run.settings,
        totals: run.totals,
        interval,
        gate: run.gate,
        interrupted: run.interrupted,
        comparison: comparison === null ? null : toComparison(comparison),
        flaky,
        by_type: Object.fromEntries(byType.map(([type, trials]) => [type, (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_3__/* .totalsOf */ .v)(trials)])),
        instances: byInstance.map(([, trials]) => toInstance(trials)),
        notes: notes.map((note) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fileText */ .CG)(note, LONGEST_MESSAGE)),
        started_at: run.started_at,
        finished_at: run.finished_at,
        harness_version: run.harness_version,
        github: run.github,
        run_url: runUrl,
        artifact_url: artifactUrl,
    };
}
function toComparison({ origin, leftOut, flips, ...rest }) {
    const { kind, commit, finishedAt, url } = origin;
    return {
        verdict: rest.verdict,
        reasons: rest.reasons,
        origin: { kind, commit, finished_at: finishedAt, url },
        measure: rest.measure,
        difference: rest.difference,
        interval: rest.interval,
        p: rest.p,
        method: rest.method,
        pairs: rest.pairs,
        left_out: leftOut,
        flips: flips.map(({ instanceId, before, now }) => ({ instance_id: instanceId, before, now })),
    };
}
function toInstance(trials) {
    const { instance_id, task_type } = trials[0].planned;
    const { passed, score, score_expected } = (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_3__/* .totalsOf */ .v)(trials.map(({ planned }) => planned));
    return { instance_id, task_type, passed, score, score_expected: score_expected, trials: trials.map(toTrial) };
}
function toTrial({ planned, result }) {
    const { trial, status, score, score_expected, coverage } = planned;
    const error = result?.error ?? planned.error;
    return {
        trial,
        status,
        score,
        score_expected,
        coverage,
        duration_ms: result === null ? null : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .trialDuration */ .x9)(result),
        attempt: result?.attempt ?? null,
        integrity: [...new Set(result?.integrity.map(({ kind }) => kind))],
        error: error === null ? null : { ...error, message: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fileText */ .CG)(error.message, LONGEST_MESSAGE) },
        usage: result === null ? null : (0,_results_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOfTrial */ .J)(result),
        test_plan: result?.evaluation?.kind === 'test_plan' ? toPlan(result.evaluation, result.rounds) : null,
    };
}
function toPlan(plan, rounds) {
    const byType = (0,_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(plan.points, ({ type }) => type);
    const [dev, debug] = rounds ?? [];
    return {
        mode: plan.mode,
        ...figures(plan),
        score_without_vacuous: plan.score_without_vacuous,
        by_point_type: Object.fromEntries(byType.map(([type, points]) => [type, figures((0,_evaluation_test_plan_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .figuresOf */ .h)(points))])),
        rounds: dev === undefined
            ? null
            : { dev: ofRound(dev.evaluation), debug: ofRound(debug === undefined ? null : debug.evaluation) },
    };
}
function ofRound(evaluation) {
    return evaluation?.kind === 'test_plan' ? figures(evaluation) : null;
}
function figures({ expected, judged, score, score_expected, coverage }) {
    return { expected, judged, score, score_expected, coverage };
}


/***/ }),

/***/ 59344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ fileText),
/* harmony export */   Lj: () => (/* binding */ fileTail),
/* harmony export */   RO: () => (/* binding */ fileLine),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8020);

/** Not characters of XML 1.0, but for what `plain` takes out anyway. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;
/** Text of an agent or a dataset on one line of a report file: characters that every reader takes, cut to a length. */
function fileLine(text, length = 300) {
    // Cut before it is cleaned: a text may have megabytes.
    return characters((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text.slice(0, 4 * length), length));
}
/** The same with its lines kept; cut at its end. */
function fileText(text, length) {
    const clean = (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text.slice(0, 4 * length));
    return characters(clean.length > length || text.length > 4 * length
        ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
        : clean);
}
/** The same, cut at its beginning. */
function fileTail(text, length) {
    const clean = (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text.slice(-4 * length));
    return characters(clean.length > length || text.length > 4 * length
        ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, '')}`
        : clean);
}
/** A value as the text of a JSON file; half a character, which not every reader takes, becomes U+FFFD. */
function jsonText(value) {
    const wellFormed = (_, item) => (typeof item === 'string' ? item.toWellFormed() : item);
    return `${JSON.stringify(value, wellFormed, 2)}\n`;
}
function characters(text) {
    return text.toWellFormed().replace(NO_CHARACTERS, '\ufffd');
}


/***/ }),

/***/ 87786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ trialsOf)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58937);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59344);


/** Every planned trial of a report once, in the plan's order. */
function trialsOf({ run, results }) {
    const byPlace = new Map(results.map((result) => [placeOf(result), result]));
    return run.planned.map((planned) => {
        const { instance_id, trial } = planned;
        const result = byPlace.get(placeOf(planned)) ?? null;
        return {
            planned,
            result,
            name: trial === 1 ? instance_id : `${instance_id} (trial ${trial})`,
            reason: reasonOf(planned, result),
        };
    });
}
/** Values by a key of each, keys in the order they first came. */
function groupBy(values, keyOf) {
    return [...Map.groupBy(values, keyOf)];
}
function reasonOf({ status, error }, result) {
    const reason = result === null ? (error?.message ?? 'never finished') : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .explainResult */ .rn)(result);
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fileLine */ .RO)(reason, 1000);
    return line === '' && status !== 'passed' ? WITHOUT_REASON[status] : line;
}
const WITHOUT_REASON = { failed: 'failed', error: 'could not be measured', not_run: 'never measured' };
function placeOf({ instance_id, trial }) {
    return `${instance_id}/${trial}`;
}


/***/ }),

/***/ 87201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ writeReportFiles)
});

// UNUSED EXPORTS: reportFiles

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/write-file-atomic/lib/index.js
var lib = __webpack_require__(30238);
// EXTERNAL MODULE: ./build/run/gate.js
var run_gate = __webpack_require__(74135);
// EXTERNAL MODULE: ./build/report/figures.js + 1 modules
var figures = __webpack_require__(23263);
// EXTERNAL MODULE: ./build/report/files/text.js
var files_text = __webpack_require__(59344);
;// CONCATENATED MODULE: ./build/report/files/badge.js



/** The least rate of each colour. */
const COLORS = [
    [0.9, 'brightgreen'],
    [0.75, 'green'],
    [0.6, 'yellowgreen'],
    [0.4, 'yellow'],
    [0.2, 'orange'],
    [0, 'red'],
];
/** `badge.json` for https://shields.io/badges/endpoint-badge: the rate with its margin, or the score of test plans over all points. */
function badgeJson({ run, interval }) {
    return (0,files_text/* jsonText */.s$)({
        schemaVersion: 1,
        label: (0,files_text/* fileLine */.RO)(run.suite ?? '', 60) || 'agentbench',
        ...rateOf({ run, interval }),
    });
}
function rateOf({ run, interval }) {
    const { totals, gate } = run;
    const { planned, passed, failed, success_rate, score_expected } = totals;
    if (passed + failed === 0)
        return { message: 'not measured', color: 'lightgrey' };
    const plans = (0,figures/* measuresScore */.E6)({ run });
    const rate = (plans ? score_expected : success_rate);
    const missing = planned - passed - failed;
    const parts = [
        plans ? `score ${(0,run_gate/* percent */.KN)(rate)} of all` : `${(0,run_gate/* percent */.KN)(rate)}${margin(rate, interval)}`,
        missing === 0 ? '' : `${missing} not measured`,
    ];
    return {
        message: parts.filter((part) => part !== '').join(', '),
        color: gate?.passed === false ? 'red' : COLORS.find(([least]) => rate >= least)[1],
    };
}
/** ` (±9.9%)`: the distance to the interval's farther end, since it need not lie evenly about the rate. */
function margin(rate, interval) {
    if (interval === null)
        return '';
    const points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
    return ` (±${Number(points.toFixed(1))}%)`;
}

// EXTERNAL MODULE: ./build/report/phrases.js
var phrases = __webpack_require__(58937);
// EXTERNAL MODULE: ./build/report/files/trials.js
var trials = __webpack_require__(87786);
;// CONCATENATED MODULE: ./build/report/files/ctrf.js



/** The version of the specification this is written to; https://ctrf.io */
const SPEC_VERSION = '0.0.0';
/**
 * Ours to CTRF's. `error` is `other`: measured neither as passed nor as failed. `not_run` is `pending`: still awaited, while
 * `skipped` would be a decision. `rawStatus` keeps our word.
 */
const STATUSES = { passed: 'passed', failed: 'failed', error: 'other', not_run: 'pending' };
/**
 * `ctrf.json`: a test per trial, test points as its steps. `retries` are repetitions of a trial that could not be measured;
 * `flaky` is a passed trial of an instance of which another trial failed.
 */
function ctrfJson(report) {
    const { run } = report;
    const flaky = new Set(report.flaky);
    const tests = (0,trials/* trialsOf */.x)(report).map((trial) => toTest(trial, run.dataset.name, flaky));
    const document = {
        reportFormat: 'CTRF',
        specVersion: SPEC_VERSION,
        timestamp: run.finished_at ?? run.started_at,
        generatedBy: `agentbench ${run.harness_version}`,
        results: {
            tool: { name: 'agentbench', version: run.harness_version },
            summary: toSummary(report, tests),
            tests,
            environment: toEnvironment(report),
            extra: { dataset: run.dataset, agent: run.agent, totals: run.totals, gate: run.gate },
        },
    };
    return (0,files_text/* jsonText */.s$)(document);
}
function toTest({ planned, result, name, reason }, dataset, flaky) {
    const { instance_id, task_type, trial, status, score, score_expected, coverage } = planned;
    return {
        name,
        status: STATUSES[status],
        duration: result === null ? 0 : (0,phrases/* trialDuration */.x9)(result),
        ...(result === null ? {} : span(result.started_at, result.finished_at)),
        suite: [(0,files_text/* fileLine */.RO)(dataset) || 'unnamed', (0,files_text/* fileLine */.RO)(task_type) || 'unnamed'],
        ...(reason === '' ? {} : { message: reason }),
        rawStatus: status,
        retries: result === null ? 0 : result.attempt - 1,
        flaky: status === 'passed' && flaky.has(instance_id),
        ...stepsOf(result),
        extra: {
            instance_id,
            task_type,
            trial,
            score,
            score_expected,
            coverage,
            integrity: [...new Set(result?.integrity.map(({ kind }) => kind))],
            result: planned.result,
        },
    };
}
function stepsOf(result) {
    if (result?.evaluation?.kind !== 'test_plan')
        return {};
    return {
        steps: result.evaluation.points.map(({ metric, type, score, decided_by, explanation }) => ({
            name: (0,files_text/* fileLine */.RO)(metric) || 'unnamed',
            status: score === null ? 'other' : score === 2 ? 'passed' : 'failed',
            extra: { type, score, decided_by, explanation: (0,files_text/* fileLine */.RO)(explanation) },
        })),
    };
}
function toSummary({ run, results }, tests) {
    const count = (status) => tests.filter((test) => test.status === status).length;
    // A run that was killed ended with its last result.
    const ends = run.finished_at === null ? results.map(({ finished_at }) => finished_at) : [run.finished_at];
    return {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: count('pending'),
        other: count('other'),
        flaky: tests.filter(({ flaky }) => flaky).length,
        suites: new Set(run.planned.map(({ task_type }) => task_type)).size,
        ...span(run.started_at, ...ends),
    };
}
function toEnvironment({ run, runUrl }) {
    const { github } = run;
    return {
        reportName: (0,files_text/* fileLine */.RO)(run.suite ?? '') || 'agentbench',
        appName: (0,files_text/* fileLine */.RO)((0,phrases/* agentLabel */.kV)(run)),
        testEnvironment: run.settings.testbed,
        ...(runUrl === null ? {} : { buildUrl: runUrl }),
        ...(github === null
            ? {}
            : {
                buildName: (0,files_text/* fileLine */.RO)(github.workflow),
                buildId: github.run_id,
                repositoryName: github.repository,
                commit: github.head_sha ?? github.sha,
                branchName: (0,files_text/* fileLine */.RO)(github.ref),
            }),
    };
}
/** In milliseconds of the epoch: from a time to the last of others, never backwards. */
function span(from, ...to) {
    const start = Date.parse(from);
    return { start, stop: to.reduce((latest, time) => Math.max(latest, Date.parse(time)), start) };
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js + 4 modules
var json2xml = __webpack_require__(20925);
;// CONCATENATED MODULE: ./build/report/files/junit.js




/** Of the text of one case: ten thousand of them are still a file that can be read. */
const LONGEST_TEXT = 1000;
const OUTCOMES = { passed: 'passed', failed: 'failure', error: 'error', not_run: 'skipped' };
/**
 * `junit.xml`, within the schema of Jenkins' xunit plugin (junit-10.xsd). One suite per task type, with a case per trial. A
 * trial with a test plan is a suite of its own, with a case per test point (2 passed, 0 and 1 failed, not judged skipped) and
 * one for the trial where its points alone do not show that it did not pass.
 */
function junitXml(report) {
    const { run } = report;
    const byKind = Object.groupBy((0,trials/* trialsOf */.x)(report), (trial) => (planOf(trial) === null ? 'commands' : 'plans'));
    const suites = [
        ...(0,trials/* groupBy */.$)(byKind.commands ?? [], ({ planned }) => planned.task_type).map(([type, trials]) => typeSuite(type, trials, run.dataset.name)),
        ...(byKind.plans ?? []).map((trial) => planSuite(trial, run.dataset.name)),
    ];
    const { skipped: _, ...counts } = countsOf(suites.flatMap(({ cases }) => cases));
    return new json2xml/* default */.A({
        attributesGroupName: '$',
        attributeNamePrefix: '',
        // Otherwise an attribute "true" loses its value.
        suppressBooleanAttributes: false,
        suppressEmptyNode: true,
        format: true,
    }).build({
        '?xml': { $: { version: '1.0', encoding: 'UTF-8' } },
        testsuites: {
            $: { name: (0,files_text/* fileLine */.RO)(run.suite ?? '') || 'agentbench', ...counts },
            testsuite: suites.map((suite) => suiteNode(suite, run.started_at)),
        },
    });
}
function planOf({ result }) {
    return result?.evaluation?.kind === 'test_plan' ? result.evaluation : null;
}
function typeSuite(name, trials, dataset) {
    return { name, properties: {}, cases: trials.map((trial) => trialCase(trial, dataset)), notes: '' };
}
function planSuite(trial, dataset) {
    const { status } = trial.planned;
    const { points, score, score_expected, coverage } = planOf(trial);
    const cases = points.map((point) => pointCase(point, `${dataset}.${trial.name}`));
    const shown = status === 'passed' || (status === 'failed' && cases.some(({ outcome }) => outcome === 'failure'));
    return {
        name: trial.name,
        properties: { status, score, score_expected, coverage },
        cases: shown ? cases : [{ ...trialCase(trial, dataset), notes: '' }, ...cases],
        notes: notesOf(trial.result),
    };
}
function trialCase({ planned, result, name, reason }, dataset) {
    return {
        name,
        classname: `${dataset}.${planned.task_type}`,
        milliseconds: result === null ? 0 : (0,phrases/* trialDuration */.x9)(result),
        outcome: OUTCOMES[planned.status],
        type: (result?.error ?? planned.error)?.kind ?? planned.status,
        message: reason,
        detail: result === null || planned.status === 'passed' ? '' : detailOf(result),
        notes: notesOf(result),
    };
}
/** All lines of an error, or the end of what the success command printed. */
function detailOf({ error, evaluation }) {
    if (error !== null)
        return (0,files_text/* fileText */.CG)(error.message, LONGEST_TEXT);
    return evaluation?.kind === 'success_command' ? (0,files_text/* fileTail */.Lj)(evaluation.output_tail, LONGEST_TEXT) : '';
}
function notesOf(result) {
    return (result?.integrity ?? []).map(({ kind, detail }) => (0,files_text/* fileLine */.RO)(`${kind}: ${detail}`)).join('\n');
}
function pointCase({ metric, score, decided_by, explanation, testcases }, classname) {
    const verdict = score === null ? 'not judged' : `score ${score} of 2, decided by ${decided_by}`;
    return {
        name: metric,
        classname,
        milliseconds: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
        outcome: score === null ? 'skipped' : score === 2 ? 'passed' : 'failure',
        type: score === null ? 'not_judged' : `score_${score}`,
        message: explanation === '' ? verdict : `${verdict}: ${explanation}`,
        detail: score === 2 ? '' : (0,files_text/* fileText */.CG)(explanation, LONGEST_TEXT),
        notes: '',
    };
}
function suiteNode({ name, properties, cases, notes }, startedAt) {
    const known = Object.entries(properties).filter(([, value]) => value !== null);
    return {
        $: {
            name: (0,files_text/* fileLine */.RO)(name) || 'unnamed',
            ...countsOf(cases),
            timestamp: startedAt.slice(0, '2026-01-01T00:00:00'.length),
        },
        ...(known.length === 0 ? {} : { properties: { property: known.map(([name, value]) => ({ $: { name, value } })) } }),
        testcase: cases.map(caseNode),
        ...systemOut(notes),
    };
}
function caseNode({ name, classname, milliseconds, outcome, type, message, detail, notes }) {
    const why = {
        $: { message: (0,files_text/* fileLine */.RO)(message, LONGEST_TEXT), type: (0,files_text/* fileLine */.RO)(type) },
        ...(detail === '' ? {} : { '#text': detail }),
    };
    return {
        $: { name: (0,files_text/* fileLine */.RO)(name) || 'unnamed', classname: (0,files_text/* fileLine */.RO)(classname), time: seconds(milliseconds) },
        ...(outcome === 'passed' ? {} : { [outcome]: why }),
        ...systemOut(notes),
    };
}
function systemOut(notes) {
    return notes === '' ? {} : { 'system-out': notes };
}
function countsOf(cases) {
    const count = (outcome) => cases.filter((one) => one.outcome === outcome).length;
    return {
        tests: cases.length,
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
        time: seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
    };
}
function seconds(milliseconds) {
    return (milliseconds / 1000).toFixed(3);
}

// EXTERNAL MODULE: ./build/report/files/results.js
var results = __webpack_require__(89541);
;// CONCATENATED MODULE: ./build/report/files/write.js







/** The files of a report, by name. */
function reportFiles(report, summaryMarkdown) {
    return {
        'summary.md': summaryMarkdown,
        // What a later report takes as its baseline.
        'run.json': `${JSON.stringify(report.run, null, 2)}\n`,
        'results.json': (0,results/* resultsJson */.j)(report),
        'junit.xml': junitXml(report),
        'ctrf.json': ctrfJson(report),
        'badge.json': badgeJson(report),
    };
}
/**
 * Writes the files of a report into a directory, which is made where it is missing; each file whole or not at all. Returns
 * their paths. Throws what the file system throws.
 */
async function writeReportFiles(directory, report, summaryMarkdown) {
    await (0,promises_.mkdir)(directory, { recursive: true });
    const files = Object.entries(reportFiles(report, summaryMarkdown));
    for (const [name, text] of files)
        await lib(external_node_path_.join(directory, name), text);
    return files.map(([name]) => external_node_path_.join(directory, name));
}


/***/ }),

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadRuns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _results_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48242);
/* harmony import */ var _results_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47705);




/** How deep below a directory runs are looked for: an artifact each, in a folder of its job. */
const DEEPEST = 4;
const MOST_RUNS = 2_000;
/** Notes on records that cannot be taken. */
const MOST_NAMED = 20;
/**
 * Reads all runs (directories with a `run.json`) in the given directories or below. One that cannot be read becomes a note.
 * Throws a UserError for a directory that is not there.
 */
async function loadRuns(directories) {
    const runs = [];
    const { found, notes } = await (0,_results_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findRuns */ .s)(directories, DEEPEST, 'results');
    for (const directory of found) {
        if (runs.length >= MOST_RUNS) {
            notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
            continue;
        }
        try {
            const { left, ...run } = await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(directory);
            runs.push({ ...run, directory });
            for (const what of left.slice(0, MOST_NAMED))
                notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, what)}, and is left out`);
            if (left.length > MOST_NAMED)
                notes.push(`${directory}: ${left.length - MOST_NAMED} more results are left out`);
        }
        catch (error) {
            notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, 'run.json')} is no record of a run: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('\n')[0]}`);
        }
    }
    return { runs, notes };
}


/***/ }),

/***/ 69327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _results_totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61210);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58508);



/**
 * Puts the runs of one suite together: shards, attempts, jobs. Every planned trial stands there once: of several records of it one
 * with a verdict counts before one without, then the later one. What was expected and no run tells of is `not_run`.
 */
function mergeRuns(runs, expected) {
    // The same whoever puts them together, and in whatever order they were found.
    const ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
    const chosen = new Map();
    for (const { run, results } of ordered) {
        const byPlace = new Map(results.map((result) => [keyOf(result), result]));
        for (const entry of run.planned) {
            const candidate = { entry, result: byPlace.get(keyOf(entry)), run };
            const earlier = chosen.get(keyOf(entry));
            if (earlier === undefined || rank(candidate) >= rank(earlier))
                chosen.set(keyOf(entry), candidate);
        }
    }
    const planned = expected === null ? [] : plannedBy(expected, chosen);
    const named = new Set(planned.map(keyOf));
    for (const { entry } of chosen.values())
        if (!named.has(keyOf(entry)))
            planned.push(entry);
    const results = planned.flatMap((entry) => chosen.get(keyOf(entry))?.result ?? []);
    const records = ordered.map(({ run }) => run);
    const open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
    return { run: mergedRecord(records, planned, open), results, notes: differences(records) };
}
function firstOf({ planned }) {
    return planned[0] === undefined ? '' : keyOf(planned[0]);
}
/** The trials of a matrix in its order, from the runs where they tell of them. */
function plannedBy({ matrix, trials }, chosen) {
    return matrix.include.flatMap(({ name, instances }) => instances
        .split(',')
        .filter((id) => id !== '')
        .flatMap((id) => Array.from({ length: trials }, (_, index) => {
        const place = { instance_id: id, trial: index + 1 };
        return chosen.get(keyOf(place))?.entry ?? missing(place, name);
    })));
}
function missing(place, job) {
    return {
        ...place,
        task_type: 'unknown',
        status: 'not_run',
        score: null,
        score_expected: 0,
        coverage: 0,
        result: null,
        error: { stage: 'plan', kind: 'missing', message: `the job "${job}" left no result of it` },
    };
}
/** A verdict before none; an attempt at one before none at all. */
function rank({ entry: { status } }) {
    return status === 'passed' || status === 'failed' ? 2 : status === 'error' ? 1 : 0;
}
function keyOf({ instance_id, trial }) {
    return `${instance_id}/${trial}`;
}
/** One record for all: what they have in common is that of the latest. `open`: runs that left a trial without a verdict. */
function mergedRecord(runs, planned, open) {
    const latest = runs.at(-1) ?? unknownRun();
    const finished = runs.map(({ finished_at }) => finished_at);
    // Not by arguments: a hostile run may plan more trials than a call takes.
    const trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
    return {
        ...latest,
        settings: { ...latest.settings, trials },
        planned,
        totals: (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_1__/* .totalsOf */ .v)(planned),
        gate: null,
        // Of a part says nothing of the whole.
        change: runs.length > 1 ? null : (latest.change ?? null),
        // What a later attempt has made up for is no interruption of the suite.
        interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
        started_at: runs[0]?.started_at ?? latest.started_at,
        finished_at: finished.some((time) => time === null) ? null : (finished.sort().at(-1) ?? null),
    };
}
/** What two runs of one suite should have in common, and do not. */
function differences(runs) {
    const [first, ...rest] = runs;
    if (first === undefined)
        return [];
    const parts = [
        ['dataset', ({ dataset }) => dataset],
        ['agent', ({ agent }) => agent],
        ['settings', ({ settings: { trials: _, ...settings } }) => settings],
        ['harness version', ({ harness_version }) => harness_version],
    ];
    return parts.flatMap(([what, of]) => {
        const other = rest.find((run) => !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
        return other === undefined
            ? []
            : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}`];
    });
}
/** A suite of which nothing is left but its plan. */
function unknownRun() {
    const now = new Date().toISOString();
    return {
        schema: 'agentbench/run/v1',
        suite: null,
        dataset: { name: 'unknown', ref: null, digest: `sha256:${'0'.repeat(64)}` },
        agent: { name: null, model: null, command: '' },
        settings: {
            testbed: 'docker',
            trials: 1,
            agent_timeout_ms: 0,
            evaluation_timeout_ms: 0,
            testcase_timeout_ms: 0,
            mode: null,
            judge: null,
            network: null,
            cpus: null,
            memory_bytes: null,
        },
        planned: [],
        totals: (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_1__/* .totalsOf */ .v)([]),
        gate: null,
        interrupted: null,
        started_at: now,
        finished_at: now,
        harness_version: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
        github: null,
    };
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ pointsLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   mn: () => (/* binding */ listNotes),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   rn: () => (/* binding */ explainResult),
/* harmony export */   x9: () => (/* binding */ trialDuration)
/* harmony export */ });
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);

/** A duration as people read it: `850 ms`, `4.2 s`, `3 min 05 s`, `1 h 12 min`. */
function formatDuration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.round(milliseconds)} ms`;
    const seconds = milliseconds / 1000;
    if (seconds < 59.95)
        return `${seconds.toFixed(1)} s`;
    const minutes = Math.floor(Math.round(seconds) / 60);
    if (minutes < 60)
        return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** How long ago a moment was: `2 h ago`, `3 days ago`. `now` in milliseconds. */
function formatAge(moment, now = Date.now()) {
    const hours = Math.max(0, now - Date.parse(moment)) / 3_600_000;
    if (hours < 1)
        return `${Math.round(hours * 60)} min ago`;
    return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
}
/** The time a trial took in all, in milliseconds. */
function trialDuration(result) {
    return result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
}
/** Why a trial's verdict is what it is, on one line; empty for a passed one. Holds untrusted text. */
function explainResult(result) {
    if (result.error !== null)
        return `${result.error.stage}: ${result.error.message.split('\n')[0]}`;
    const { agent, evaluation } = result;
    const reasons = [];
    if (agent.timed_out)
        reasons.push(`agent timed out after ${formatDuration(agent.duration_ms)}`);
    else if (agent.exit_code !== null && agent.exit_code !== 0)
        reasons.push(`agent exit code ${agent.exit_code}`);
    if (result.status === 'failed' && evaluation !== null) {
        if (evaluation.timed_out)
            reasons.push(`evaluation timed out after ${formatDuration(evaluation.duration_ms)}`);
        else if (evaluation.kind === 'test_plan')
            reasons.push(explainPlan(evaluation));
        else if (result.task_type === 'dependency_resolution')
            reasons.push(`success command exit code ${evaluation.exit_code ?? '–'}`);
        else
            reasons.push('no "Setup successful" in the output');
    }
    return reasons.join('; ');
}
/** `score 41% of all points (24 of 26 judged)`. */
function explainPlan({ score_expected, judged, expected }) {
    return `score ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
}
/** Integrity notes of a trial on one line, by kind; without `host_reused`, which says nothing of the one trial. */
function listNotes(result) {
    const kinds = new Set(result.integrity.map(({ kind }) => kind));
    kinds.delete('host_reused');
    return [...kinds].join(', ');
}
/** A run's headline: `14 of 15 passed (93.3%)`, and what else there is to say. */
function headline(totals) {
    const parts = [`${totals.passed} of ${totals.planned} passed (${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(totals.success_rate)})`];
    if (totals.failed > 0)
        parts.push(`${totals.failed} failed`);
    if (totals.error > 0)
        parts.push(`${totals.error} could not be measured`);
    if (totals.not_run > 0)
        parts.push(`${totals.not_run} not run`);
    return parts.join(', ');
}
/** The figures of test plans, always together: `test points: 62% of what was judged, 41% of everything, 66% judged`. */
function pointsLine({ score, score_expected, coverage }) {
    return `test points: ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score)} of what was judged, ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score_expected)} of everything, ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(coverage)} judged`;
}
/** Which agent, as far as the run names it. Holds the user's text. */
function agentLabel(run) {
    const { name, model } = run.agent;
    return [name ?? 'agent', model === null ? null : `(${model})`].filter((part) => part !== null).join(' ');
}


/***/ }),

/***/ 15985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   bu: () => (/* binding */ loadSuite),
/* harmony export */   oL: () => (/* binding */ resolveBaseline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);



/** The suite in these directories, against what `matrix` says was planned. Throws a UserError where there is nothing at all. */
async function loadSuite(directories, options) {
    const hint = '; results are directories with a run.json';
    return suiteOf(await (0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .l)(directories), options, directories.join(', '), hint);
}
/**
 * The suite of the runs that were found, against what `matrix` says was planned. Throws a UserError that says `where` they were
 * looked for, and why there are none, where there is nothing at all; with `hint` where nothing odd was found either.
 */
function suiteOf({ runs, notes }, { matrix, trials }, where, hint = '') {
    if (runs.length === 0 && matrix === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join('; ')}` : hint}`);
    const suite = (0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRuns */ .r)(runs, matrix === undefined ? null : { matrix, trials });
    return { ...suite, notes: [...notes, ...suite.notes] };
}
/**
 * The baseline that the option names; null without one. `artifact`: how its caller comes by that of an earlier run. Throws a
 * UserError for a directory without results.
 */
async function resolveBaseline(baseline, artifact) {
    if (baseline === 'none')
        return null;
    return baseline === 'artifact' ? artifact() : loadBaselineDirectory(baseline);
}
/** A directory of earlier results as a baseline. Throws a UserError where there are none. */
async function loadBaselineDirectory(directory) {
    const { runs, notes } = await (0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .l)([directory]);
    if (runs.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`);
    const suite = (0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRuns */ .r)(runs, null);
    const { github, finished_at: finishedAt } = suite.run;
    return {
        suite,
        origin: { kind: 'directory', commit: github?.head_sha ?? github?.sha ?? null, finishedAt, url: null },
    };
}


/***/ }),

/***/ 47705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2055);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57146);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);





/** Bytes of one record; 100,000 planned trials are 25 MB. */
const LARGEST_RECORD = 64 * 1024 * 1024;
/**
 * Reads a run back from its directory. Every planned trial keeps its one entry; where a trial's own record is newer than
 * run.json (the run was killed between the two), that record counts. `left`: records that are there and cannot be taken, and why.
 * Throws where run.json cannot be read.
 */
async function readRun(directory) {
    const run = _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .runSchema */ .Lx.parse(readJson(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, 'run.json')));
    const results = [];
    const left = [];
    for (const entry of run.planned) {
        const relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
        const result = readResult(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, relative), entry);
        if (typeof result === 'string')
            left.push(`${relative}: ${result}`);
        if (result === null || typeof result === 'string')
            continue;
        if (Date.parse(result.started_at) < Date.parse(run.started_at) && entry.result === null)
            continue;
        results.push(result);
        Object.assign(entry, { status: result.status, ...(0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .figuresOfResult */ .Y)(result), error: result.error, result: relative });
    }
    run.totals = (0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOf */ .v)(run.planned);
    return { run, results, left };
}
/** A trial's record, null where there is none, or why it cannot be taken. At once: thousands of small files take many times as long one promise after the other. */
function readResult(file, entry) {
    try {
        const result = _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .resultSchema */ .FD.parse(readJson(file));
        if (result.instance_id === entry.instance_id && result.trial === entry.trial)
            return result;
        return `it is of ${result.instance_id}, trial ${result.trial}`;
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        if (code === 'EACCES')
            throw error;
        if (error instanceof _regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .NotReadable */ .S)
            return error.message;
        if (code === 'ELOOP')
            return 'it is a link';
        // Cut by whatever ended the run: the planned entry says not_run.
        return 'it is no record of a trial';
    }
}
function readJson(file) {
    return JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .X)(file, LARGEST_RECORD).toString());
}


/***/ }),

/***/ 61210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ figuresOfResult),
/* harmony export */   v: () => (/* binding */ totalsOf)
/* harmony export */ });
/** Counts and figures over planned trials: an `error` is never a silent zero, it is counted apart. */
function totalsOf(trials) {
    const count = (status) => trials.filter((trial) => trial.status === status).length;
    const scores = trials.flatMap(({ score }) => (score === null ? [] : [score]));
    const mean = (values) => values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
    const planned = trials.length;
    const passed = count('passed');
    return {
        planned,
        passed,
        failed: count('failed'),
        error: count('error'),
        not_run: count('not_run'),
        success_rate: planned === 0 ? null : passed / planned,
        score: mean(scores),
        score_expected: mean(trials.map((trial) => trial.score_expected)),
        coverage: mean(trials.map((trial) => trial.coverage)),
    };
}
/** What a result says of its trial in the totals: over projects, the mean of each. */
function figuresOfResult({ score, evaluation }) {
    if (evaluation?.kind === 'test_plan') {
        const { score_expected, coverage } = evaluation;
        return { score, score_expected: score === null ? 0 : score_expected, coverage: score === null ? 0 : coverage };
    }
    return { score, score_expected: score ?? 0, coverage: score === null ? 0 : 1 };
}


/***/ }),

/***/ 35978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ usageOfTrial)
/* harmony export */ });
/** What the agent used in a whole trial: of all its rounds, where there are several. Unknown in one of them is unknown in all. */
function usageOfTrial({ agent, rounds }) {
    const usages = rounds === undefined || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
    const sum = (name) => usages.reduce((total, usage) => {
        const value = usage[name];
        return total === null || value === null ? null : total + value;
    }, 0);
    return {
        input_tokens: sum('input_tokens'),
        output_tokens: sum('output_tokens'),
        cost_usd: sum('cost_usd'),
        steps: sum('steps'),
    };
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ markdownCommit),
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export markdownBlock */
/**
 * Terminal sequences: with parameters (CSI), with a text of their own and its end (OSC and its like), and short ones. Each part
 * ends before the next escape, so the effort grows with the text only; a text without its end stays, as text.
 */
const SEQUENCES = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b[PX\]^_]|[\u0090\u0098\u009d-\u009f])[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /\u001b(?:[ -/]+[0-~]|[0-~])/,
];
const SEQUENCE = new RegExp(SEQUENCES.map(({ source }) => source).join('|'), 'g');
/** Control characters but for tab and newline, and the marks that turn text around or hide it. */
const CONTROL = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line. Half a character becomes U+FFFD.
 */
function plain(text) {
    return text
        .replaceAll('\r\n', '\n')
        .replace(SEQUENCE, '')
        .replace(CONTROL, '')
        .replaceAll('##[', '## [')
        .toWellFormed();
}
/** The same on one line, cut to a length. */
function plainLine(text, length = 300) {
    const line = plain(text).replace(/\s+/g, ' ').trim();
    // The cut may go through a character of two code units.
    return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
/**
 * Lines for a workflow log that the runner cannot take for a command: `::name::` counts at a line's beginning, so a prefix
 * must hold more than white space.
 */
function logLines(text, prefix = '│ ') {
    return plain(text)
        .split('\n')
        .map((line) => prefix + line)
        .join('\n');
}
/** What GitHub looks for in the text that has been rendered, entities or not; it is kept apart by characters of no width. */
const REFERENCES = [
    // Mentions and mail addresses; issues.
    [/@/g, '@\u200b'],
    [/#/g, '#\u200b'],
    [/(?<![a-z\d])(GH-)(?=\d)/gi, '$1\u200b'],
    // Addresses, and emoji by their names.
    [/(www)(?=\.)/gi, '$1\u200b'],
    [/:(?=\/\/|[\w+-]+:)/g, ':\u200b'],
    // Commits, by seven digits of their hash or more; a number (a date in a model's name, say) is to stay one that can be copied.
    [/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, '\u200b'],
];
/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
function markdownText(text, length = 300) {
    return REFERENCES.reduce((line, [pattern, apart]) => line.replace(pattern, apart), plainLine(text, length))
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}
/** A commit's hash as Markdown, cut to twelve digits; GitHub links one that it knows. */
function markdownCommit(commit) {
    return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
/** A block of Markdown that shows text as it is; its fence is longer than any in the text. */
function markdownBlock(text) {
    const body = plain(text).replaceAll('<!--', '<!\u200b--');
    const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${body.replace(/\n+$/, '')}\n${fence}`;
}


/***/ })

};
