export const id = 7872;
export const ids = [7872];
export const modules = {

/***/ 89955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ failBy),
/* harmony export */   M: () => (/* binding */ failGate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);



/** Fails the step for what was thrown: exit code 2 for what its reader can mend, 3 with the stack for what is ours. */
function failBy(error) {
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
// EXTERNAL MODULE: ./build/run/run.js + 25 modules
var run_run = __webpack_require__(73036);
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
            core/* info */.pq(`  note ${kind}: ${(0,untrusted/* plainLine */.h0)(detail)}`);
        if (result.error !== null)
            core/* info */.pq(`  error ${result.error.kind}: ${(0,untrusted/* plainLine */.h0)(result.error.message, 2000)}`);
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
// EXTERNAL MODULE: ./build/action/publish.js + 1 modules
var publish = __webpack_require__(24241);
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
        const { artifactName } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(5946), __webpack_require__.e(6835), __webpack_require__.e(925), __webpack_require__.e(2654)]).then(__webpack_require__.bind(__webpack_require__, 40273));
        const { downloadArtifact, listRunArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(5946), __webpack_require__.e(6835), __webpack_require__.e(925), __webpack_require__.e(663), __webpack_require__.e(3608)]).then(__webpack_require__.bind(__webpack_require__, 63608));
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
        // A request that publishing left open would keep the process, and the runner waits 7.5 s only.
        if (cancelled)
            process.exit();
    }
    catch (error) {
        (0,fail/* failBy */.A)(error);
    }
}
/** `cancelled`: before all was published. */
async function measure(options) {
    const observer = new WorkflowObserver();
    const interruption = (0,signals/* onSignal */.Y)();
    let resultsPath = '';
    const event = await (0,github_event/* readEvent */.j)(process.env);
    const github = (0,place/* githubPlace */.VS)(process.env, event);
    const baseline = await (0,action_baseline/* findBaseline */.X)(options, github, (0,place/* basesOf */.cF)(process.env, event));
    const resume = (await restoreEarlierAttempts(options)) || options.resume;
    const run = await (0,run_run/* runBenchmark */.f)({
        options: { ...options, resume },
        machine: (0,machine/* thisMachine */.g)(process.env),
        observer,
        github,
        baseline,
        secrets: options['github-token'] === undefined ? [] : [options['github-token']],
        signal: interruption.signal,
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
    // A cancellation from here on ends publishing; post then repeats it.
    const published = (0,publish/* publish */.m)(await (0,read/* readRun */.c)(resultsPath), resultsPath, options, baseline).then(state/* savePublished */.sE);
    const cancelled = await Promise.race([published.then(() => false), aborted(interruption.signal).then(() => true)]);
    interruption.dispose();
    return { run, cancelled };
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


/***/ })

};
