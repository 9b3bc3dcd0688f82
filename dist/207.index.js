export const id = 207;
export const ids = [207];
export const modules = {

/***/ 81116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ findBaseline)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _report_merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
/* harmony import */ var _report_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15985);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51454);
/* harmony import */ var _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90269);






/**
 * The baseline that the options name; null without one. That of `artifact` is the report of the newest push or scheduled run
 * on the base branch, the merge base first; where there is none, or it cannot be had, that is said. Throws a UserError for a directory without results.
 */
async function findBaseline(options, place, bases) {
    return (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBaseline */ .oL)(options.baseline, () => newestReport(options, place, bases));
}
async function newestReport(options, place, bases) {
    if (place === null || bases === null)
        return none('this run belongs to no branch');
    if (options['github-token'] === undefined)
        return none('github-token is empty');
    try {
        return await fromArtifacts(options, options['github-token'], place, bases);
    }
    catch (error) {
        return none((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
    }
}
async function fromArtifacts(options, token, place, { baseBranch, headSha }) {
    const { githubClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
    const { findBaselineRun, mergeBaseOf, workflowOf } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(1018)]).then(__webpack_require__.bind(__webpack_require__, 51018));
    const { downloadArtifactOf } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(663), __webpack_require__.e(2111)]).then(__webpack_require__.bind(__webpack_require__, 24492));
    const client = githubClient(token);
    const [owner, repo] = place.repository.split('/');
    const current = { owner, repo, runId: Number(place.run_id) };
    const prefix = await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .suitePrefix */ .XS)(options);
    const search = {
        owner,
        repo,
        workflow: await workflowOf(client, current),
        baseBranch,
        mergeBase: await mergeBaseOf(client, current, baseBranch, headSha),
        artifactPrefix: `${prefix}-report`,
        currentRunId: current.runId,
    };
    return (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .inTemporary */ .br)((0,_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .thisMachine */ .g)(process.env).temporaryDirectory, async (directory) => {
        let runs = [];
        const odd = [];
        const found = await findBaselineRun(client, search, async ({ artifacts }) => {
            const newest = artifacts.filter(({ name }) => (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .isReport */ .PS)(name, prefix)).slice(-1);
            const read = await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .runsOf */ .ky)(newest, directory, options.suite, (artifact, target) => downloadArtifactOf(client, current, artifact, target));
            odd.push(...read.notes);
            // Where nothing was measured there is nothing to compare with.
            runs = read.runs.filter(({ run }) => run.totals.passed + run.totals.failed > 0);
            return runs.length > 0;
        });
        if (found === null) {
            const notes = odd.length > 0 ? ` (${odd.slice(0, 3).join('; ')})` : '';
            return none(`no push or scheduled run of this workflow on ${baseBranch} has left a report${notes}`);
        }
        const { commit, finishedAt, url } = found;
        return { suite: (0,_report_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRuns */ .r)(runs, null), origin: { kind: 'artifact', commit, finishedAt, url } };
    });
}
function none(why) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(`There is no baseline to compare with: ${why}`, { title: 'agentbench' });
    return null;
}


/***/ }),

/***/ 89955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ failBy),
/* harmony export */   M: () => (/* binding */ failGate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34937);




/** Fails the step for what was thrown: exit code 2 for what its reader can mend, 3 with the stack for what is ours, 130 or 143 after a signal. */
function failBy(error) {
    if (error instanceof _signals_js__WEBPACK_IMPORTED_MODULE_3__/* .Interrupted */ .j$) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(error.message);
        process.exitCode = error.exitCode;
        return;
    }
    const users = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo;
    const stack = error instanceof Error ? error.stack : undefined;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(users ? error.message : `agentbench itself failed: ${stack ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
    process.exitCode = users ? 2 : 3;
}
/** Fails the step with the exit code of its run, saying why; nothing for 0. */
function failGate(exitCode, { totals, gate, interrupted }) {
    if (exitCode === 0)
        return;
    const early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(`${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(totals)}. ${[...early, ...(gate?.reasons ?? [])].join('; ')}`);
    process.exitCode = exitCode;
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ loadInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57541);
/* harmony import */ var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67382);




/** The inputs of the step, parsed once. Registers every secret among them, and the job's own, with the runner. Throws a UserError. */
function loadInputs() {
    const texts = Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__/* .optionNames */ .W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name, { trimWhitespace: name !== 'agent-env' })]));
    for (const secret of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .ownSecrets */ .G_)(process.env))
        mask(secret);
    const options = (0,_options_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .A)(texts);
    for (const { name, value } of options['agent-env'])
        mask(value ?? process.env[name] ?? '');
    return options;
}
function mask(value) {
    for (const line of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .maskedLines */ .FZ)(value))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(line);
}


/***/ }),

/***/ 87872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/github/place.js
var place = __webpack_require__(52385);
// EXTERNAL MODULE: ./build/report/phrases.js
var phrases = __webpack_require__(58937);
// EXTERNAL MODULE: ./build/results/read.js
var read = __webpack_require__(47705);
// EXTERNAL MODULE: ./build/run/gate.js
var gate = __webpack_require__(74135);
// EXTERNAL MODULE: ./build/run/run.js + 32 modules
var run_run = __webpack_require__(1357);
// EXTERNAL MODULE: ./build/signals.js
var signals = __webpack_require__(34937);
// EXTERNAL MODULE: ./build/action/baseline.js
var action_baseline = __webpack_require__(81116);
// EXTERNAL MODULE: ./build/action/fail.js
var fail = __webpack_require__(89955);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/machine.js
var machine = __webpack_require__(51454);
// EXTERNAL MODULE: ./build/cli/lines.js
var lines = __webpack_require__(45442);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
;// CONCATENATED MODULE: ./build/action/observer.js




/** The runner shows ten annotations of a kind for each step; one error is the step's own, four warnings are kept for the count of the rest and for what cannot be published. */
const MOST_WARNINGS = 6;
const MOST_ERRORS = 8;
/** Watches a run in a workflow's log: one group for each trial, heartbeats between them, annotations for what did not pass. */
class WorkflowObserver extends lines/* LineObserver */.ly {
    #warnings = 0;
    #errors = 0;
    constructor() {
        super((line) => core/* info */.pq(line));
    }
    trialEnded(place, result, tails) {
        core/* startGroup */.Oh((0,lines/* verdictLine */.MT)(place, result, false));
        for (const { name, duration_ms } of result.stages)
            core/* info */.pq(`  ${name.padEnd(12)} ${(0,phrases/* formatDuration */.a3)(duration_ms)}`);
        for (const { kind, detail } of result.integrity)
            core/* info */.pq(`  note ${(0,untrusted/* plainLine */.h0)(`${kind}: ${detail}`)}`);
        if (result.error !== null)
            core/* info */.pq(`  error ${(0,untrusted/* plainLine */.h0)(`${result.error.kind}: ${result.error.message}`, 2000)}`);
        const tail = result.status === 'passed' ? '' : (0,lines/* tailLines */.os)(result, tails);
        if (tail !== '')
            core/* info */.pq(tail);
        core/* endGroup */.N4();
        this.#annotate(place, result);
    }
    /** Says how many annotations had no room. */
    close() {
        const more = Math.max(0, this.#warnings - MOST_WARNINGS) + Math.max(0, this.#errors - MOST_ERRORS);
        if (more > 0)
            core/* warning */.$e(`${more} more trials did not pass; the step summary lists them all`, { title: 'agentbench' });
    }
    #annotate({ instanceId, trial }, result) {
        const title = `agentbench: ${instanceId}${trial === 1 ? '' : ` (trial ${trial})`} ${result.status === 'failed' ? 'failed' : 'could not be measured'}`;
        const message = (0,untrusted/* plainLine */.h0)((0,phrases/* explainResult */.rn)(result)) || 'see its logs among the results';
        if (result.status === 'failed' && ++this.#warnings <= MOST_WARNINGS)
            core/* warning */.$e(message, { title });
        if (result.status === 'error' && ++this.#errors <= MOST_ERRORS)
            core/* error */.z3(message, { title });
    }
}

// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(92309);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/results/store.js
var results_store = __webpack_require__(56676);
// EXTERNAL MODULE: ./build/action/suite-artifacts.js
var suite_artifacts = __webpack_require__(90269);
;// CONCATENATED MODULE: ./build/action/resume.js







/**
 * On a re-run attempt, brings the finished trials of this job's earlier attempts into `results-path`, from their artifacts: only
 * the others are measured again. Whether there is anything to resume from; a fault is said, and then everything is measured.
 */
async function restoreEarlierAttempts(options) {
    const attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
    if (attempt < 2 || !options['upload-artifact'])
        return false;
    try {
        const { artifactName } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(2654)]).then(__webpack_require__.bind(__webpack_require__, 40273));
        const { downloadArtifact, listRunArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(663), __webpack_require__.e(4492)]).then(__webpack_require__.bind(__webpack_require__, 24492));
        const earlier = artifactName((0,suite_artifacts/* jobArtifactParts */.GY)(options));
        const artifacts = (await listRunArtifacts(earlier)).filter(({ name }) => /^\d+(-\w+)?$/.test(name.slice(earlier.length + 1)));
        return await (0,suite_artifacts/* inTemporary */.br)((0,machine/* thisMachine */.g)(process.env).temporaryDirectory, async (directory) => {
            let restored = 0;
            // The later attempt first: it has taken over what the earlier ones finished.
            for (const artifact of artifacts.reverse()) {
                const target = external_node_path_.join(directory, String(artifact.id));
                const { files } = await downloadArtifact(artifact, target);
                restored += await takeOver(files, target, options);
            }
            if (restored > 0)
                core/* info */.pq(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
            return restored > 0;
        });
    }
    catch (error) {
        core/* warning */.$e(`The results of earlier attempts cannot be had, everything is measured again: ${(0,errors/* messageOf */.bD)(error)}`, {
            title: 'agentbench',
        });
        return false;
    }
}
/** Copies the records of finished trials that are not there yet; how many. */
async function takeOver(files, from, options) {
    const [source, store] = [new results_store/* ResultStore */.V(from), new results_store/* ResultStore */.V(options['results-path'])];
    let taken = 0;
    for (const file of files) {
        const [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
        if (instanceId === undefined || (await store.finished(instanceId, Number(trial))) !== null)
            continue;
        const result = await source.finished(instanceId, Number(trial));
        if (result === null || !isByThisAgent(result, options))
            continue;
        const target = external_node_path_.join(store.directory, file);
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        await (0,promises_.cp)(external_node_path_.join(from, file), target);
        taken += 1;
    }
    return taken;
}
/** Another call of the same workflow may have named its artifact alike; what another agent did says nothing of this one. */
function isByThisAgent({ agent }, options) {
    const command = options['agent-command'];
    // One that held a secret is not written down as it was.
    return agent.name === (options['agent-name'] ?? null) && (agent.command === command || agent.command.includes('***'));
}

// EXTERNAL MODULE: ./build/action/secrets.js
var secrets = __webpack_require__(67382);
// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(90862);
;// CONCATENATED MODULE: ./build/action/main.js


















/** The run action: inputs to verdicts to outputs. The one place that fails the step. */
async function main() {
    try {
        const options = (0,inputs/* loadInputs */.I)();
        const { run, cancelled } = await measure(options);
        (0,outputs/* setOutputs */.n)(run);
        (0,fail/* failGate */.M)((0,gate/* exitCodeOf */.FO)(run, options), run);
        // A request that publishing left open would keep the process, and the runner waits 7.5 s only; a clone or a pull that max-duration
        // ended is not waited for either.
        if (cancelled || run.planned.some(({ error }) => error?.kind === 'max_duration'))
            process.exit();
    }
    catch (error) {
        (0,fail/* failBy */.A)(error);
        // What was under way when the signal came (a request, say) is not waited for.
        if (error instanceof signals/* Interrupted */.j$)
            process.exit();
    }
}
/** `cancelled`: before all was published. */
async function measure(options) {
    const observer = new WorkflowObserver();
    const interruption = (0,signals/* onSignal */.YF)();
    let resultsPath = '';
    const event = await (0,github_event/* readEvent */.j)(process.env);
    const github = (0,place/* githubPlace */.VS)(process.env, event);
    const { signal } = interruption;
    const earlier = (0,signals/* unlessAborted */.Wh)(findEarlier(options, github, (0,place/* basesOf */.cF)(process.env, event)), signal);
    const { baseline, resume } = await earlier.catch((error) => {
        throw signal.aborted ? new signals/* Interrupted */.j$(signal) : error;
    });
    const run = await (0,run_run/* runBenchmark */.f)({
        options: { ...options, resume },
        machine: (0,machine/* thisMachine */.g)(process.env),
        observer,
        github,
        baseline,
        // An agent on the host can read the runner's tokens in our environment, and print them.
        secrets: (0,secrets/* ownSecrets */.G_)(process.env),
        signal,
        onBegin(begun) {
            resultsPath = begun.resultsPath;
            core/* setOutput */.uH('results-path', resultsPath);
            (0,state/* saveBegunRun */.su)(begun);
        },
    });
    observer.close();
    core/* info */.pq(`\n${(0,phrases/* headline */.Pl)(run.totals)}`);
    if (run.interrupted !== null) {
        core/* info */.pq('The run was ended early; the post step publishes what there is.');
        return { run, cancelled: true };
    }
    const { publish } = await Promise.all(/* import() */[__webpack_require__.e(9314), __webpack_require__.e(2798), __webpack_require__.e(1390), __webpack_require__.e(4241)]).then(__webpack_require__.bind(__webpack_require__, 24241));
    // A cancellation from here on ends publishing; post then repeats it.
    const published = publish(await (0,read/* readRun */.c)(resultsPath), resultsPath, options, baseline).then(state/* savePublished */.sE);
    const cancelled = await Promise.race([published.then(() => false), aborted(signal).then(() => true)]);
    interruption.dispose();
    return { run, cancelled };
}
/** What earlier runs left: the baseline, and results of an earlier attempt of this one. */
async function findEarlier(options, github, bases) {
    const baseline = await (0,action_baseline/* findBaseline */.X)(options, github, bases);
    return { baseline, resume: (await restoreEarlierAttempts(options)) || options.resume };
}
async function aborted(signal) {
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
}


/***/ }),

/***/ 92309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);

/** The figures of a run as outputs of the step. */
function setOutputs({ totals }) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('planned', totals.planned);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('passed', totals.passed);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('failed', totals.failed);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('errors', totals.error);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('not-run', totals.not_run);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('success-rate', totals.success_rate ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('score', totals.score ?? '');
}


/***/ }),

/***/ 90862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ saveShared),
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
const SHARED = 'shared-suite';
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
/** Said when results of other jobs are in the comment: post looks once more whether all are. */
function saveShared() {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(SHARED, 'true');
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
        shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(SHARED) === 'true',
    };
}


/***/ }),

/***/ 90269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ jobArtifactParts),
/* harmony export */   PS: () => (/* binding */ isReport),
/* harmony export */   Se: () => (/* binding */ upload),
/* harmony export */   XS: () => (/* binding */ suitePrefix),
/* harmony export */   br: () => (/* binding */ inTemporary),
/* harmony export */   j2: () => (/* binding */ reportParts),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   uq: () => (/* binding */ countJobs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);





/** How a name ends: the attempt of the run, and what makes it unique where another job had taken the name. */
const ATTEMPT = '-\\d+(-(?:\\d|[0-9a-f]{8}))?$';
/** How the names of a suite's artifacts begin. */
async function suitePrefix(options) {
    const { artifactName } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(273)]).then(__webpack_require__.bind(__webpack_require__, 40273));
    return artifactName([options['artifact-name'], options.suite ?? '']);
}
/** What the name of this job's artifact is made of, without the attempt of the run: unique whatever the workflow's shape. */
function jobArtifactParts(options) {
    return [
        options['artifact-name'],
        options.suite ?? '',
        process.env.GITHUB_JOB ?? '',
        options['job-index'],
        process.env.GITHUB_ACTION ?? '',
    ];
}
/** What the name of a suite's report is made of, without the attempt of the run. */
function reportParts(options) {
    return [options['artifact-name'], options.suite ?? '', 'report'];
}
/**
 * Uploads a directory as an artifact with a name of these parts and of the attempt; its id. A fault is said with `what` the
 * directory holds, and is null.
 */
async function upload(what, directory, parts, retentionDays) {
    try {
        const { artifactName, uploadDirectory } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(273)]).then(__webpack_require__.bind(__webpack_require__, 40273));
        const name = artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT ?? '1']);
        return (await uploadDirectory(name, directory, retentionDays)).id;
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(`${what} in ${directory}, but the artifact was not uploaded: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, {
            title: 'agentbench',
        });
        return null;
    }
}
/** Whether an artifact is a report, and not the results of a job. */
function isReport(name, prefix) {
    return new RegExp(`^report${ATTEMPT}`).test(name.slice(prefix.length + 1));
}
/** The jobs that artifacts are of: one that ran again has several. */
function countJobs(names) {
    return new Set(names.map((name) => name.replace(new RegExp(ATTEMPT), '$1'))).size;
}
/**
 * The runs in artifacts, each downloaded once into a directory of its own below `directory`. One that cannot be had, and what was left
 * out of one, is said and stops nothing: its trials are `not_run`. `failed`: those that could not be had.
 */
async function runsOf(artifacts, directory, suite, download) {
    const runs = [];
    const notes = [];
    const failed = [];
    for (const artifact of artifacts) {
        const target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, String(artifact.id));
        try {
            const { left } = await download(artifact, target);
            for (const what of left)
                notes.push(`${artifact.name}: left out: ${what}`);
            const found = await (0,_report_load_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRuns */ .l)([target]);
            // A suite's name may begin with another's.
            runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === undefined || run.suite === suite));
            notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, '')}`));
        }
        catch (error) {
            notes.push(`${artifact.name} could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
            failed.push(artifact);
        }
    }
    return { runs, notes, failed };
}
/** Does something with a temporary directory of the job's. */
async function inTemporary(directory, work) {
    // Owned like a run: what a killed step leaves, post or the next one removes.
    const temporary = await (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .beginRun */ .Te)({ temporaryDirectory: directory });
    try {
        return await work(temporary.directory);
    }
    finally {
        await (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .endRun */ .lb)(temporary.directory).catch((error) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz(`${temporary.directory} was not removed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`));
    }
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** The payload of the event that started the workflow; empty where there is none. */
async function readEvent(environment) {
    if (!environment.GITHUB_EVENT_PATH)
        return {};
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(environment.GITHUB_EVENT_PATH, 'utf8'));
    }
    catch {
        // Nothing but the pull request's number is read of it.
        return {};
    }
}


/***/ }),

/***/ 52385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ artifactPage),
/* harmony export */   VS: () => (/* binding */ githubPlace),
/* harmony export */   cF: () => (/* binding */ basesOf),
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
/** The branch that a run is to be compared with, and the commit it is of; null where the event belongs to neither branch nor pull request. */
function basesOf(environment, payload) {
    const base = payload.pull_request?.base?.ref;
    const head = headOf(payload);
    if (typeof base === 'string' && head !== null)
        return { baseBranch: base, headSha: head };
    const { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: branch, GITHUB_SHA: sha } = environment;
    return type === 'branch' && branch && sha ? { baseBranch: branch, headSha: sha } : null;
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

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test keeps the two equal. */
const VERSION = '0.1.0';


/***/ })

};
