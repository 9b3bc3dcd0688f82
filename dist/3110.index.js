export const id = 3110;
export const ids = [3110];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

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
/* harmony import */ var _results_totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61210);
/* harmony import */ var _results_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35978);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87786);






const LONGEST_MESSAGE = 2000;
/** `results.json`: everything a report says, for other programs. */
function resultsJson(report) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(toDocument(report));
}
function toDocument(report) {
    const { run, interval, comparison, flaky, notes, runUrl, artifactUrl } = report;
    const byType = (0,_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(run.planned, ({ task_type }) => task_type);
    const byInstance = (0,_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)((0,_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOf */ .x)(report), ({ planned }) => planned.instance_id);
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
        by_type: Object.fromEntries(byType.map(([type, trials]) => [type, (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsOf */ .v)(trials)])),
        instances: byInstance.map(([, trials]) => toInstance(trials)),
        notes: notes.map((note) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fileText */ .CG)(note, LONGEST_MESSAGE)),
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
    const { passed, score, score_expected } = (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsOf */ .v)(trials.map(({ planned }) => planned));
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
        duration_ms: result === null ? null : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .trialDuration */ .x9)(result),
        attempt: result?.attempt ?? null,
        integrity: [...new Set(result?.integrity.map(({ kind }) => kind))],
        error: error === null ? null : { ...error, message: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fileText */ .CG)(error.message, LONGEST_MESSAGE) },
        usage: result === null ? null : (0,_results_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOfTrial */ .J)(result),
        test_plan: result?.evaluation?.kind === 'test_plan' ? toPlan(result.evaluation, result.rounds) : null,
    };
}
function toPlan(plan, rounds) {
    const byType = (0,_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(plan.points, ({ type }) => type);
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
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58937);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);


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
    const reason = result === null ? (error?.message ?? 'never finished') : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .explainResult */ .rn)(result);
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fileLine */ .RO)(reason, 1000);
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


/***/ })

};
