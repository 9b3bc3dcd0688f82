export const id = 5773;
export const ids = [5773];
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

/***/ 51454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ thisMachine)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52188);




/**
 * No tool gets what the action was given (a token among it). Git gets no repository either: in a git hook these name the
 * user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
/** The machine this process runs on, as the core sees it. */
function thisMachine(environment) {
    const cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_1__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), '.cache');
    return {
        environment,
        cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(cache, 'agentbench'),
        temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir(),
        runTool: toolRunner(environment),
    };
}
function toolRunner(environment) {
    const passed = Object.entries(environment).filter(([name, value]) => value !== undefined && !KEPT_BACK.test(name));
    const env = { ...Object.fromEntries(passed), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    return async (tool, args, { cwd } = {}) => {
        // @actions/exec looks on the PATH of this process; the machine may have another.
        const file = await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .findTool */ .S)(tool, environment.PATH);
        if (file === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${tool} is not installed, or not on PATH`);
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 81260));
        return getExecOutput(`"${file}"`, args, {
            silent: true,
            ignoreReturnCode: true,
            env,
            ...(cwd === undefined ? {} : { cwd }),
        });
    };
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

/***/ 65773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(52385);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50769);
/* harmony import */ var _report_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73614);
/* harmony import */ var _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87201);
/* harmony import */ var _report_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9583);
/* harmony import */ var _report_merge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69327);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(58937);
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(74135);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81116);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12614);
/* harmony import */ var _fail_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89955);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7126);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51454);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(92309);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(24241);
/* harmony import */ var _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(90269);





















/** The report action: the results of a run's jobs to summary, comment, files and gate. */
async function report() {
    try {
        const options = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .loadInputs */ .I)();
        await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .inTemporary */ .br)((0,_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .thisMachine */ .g)(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
    }
    catch (error) {
        (0,_fail_js__WEBPACK_IMPORTED_MODULE_12__/* .failBy */ .A)(error);
    }
}
async function reportFrom(options, directory) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j)(process.env);
    const origin = await originOf(event, options);
    const suite = await suiteOf(options, origin, directory);
    // Where it was measured is what GitHub says of the event, not what an artifact says of itself.
    suite.run.github = origin.place;
    suite.run.suite = options.suite ?? suite.run.suite;
    if (origin.measuredBy !== null)
        suite.run.change = null;
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_10__/* .findBaseline */ .X)(options, measuringPlace(origin), origin.bases);
    if (options['fail-on'] === 'regression' && options.baseline === 'none')
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm('fail-on: regression: there is no baseline to compare with, so no regression is looked for', {
            title: 'agentbench',
        });
    const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(options['results-path'], 'report');
    const described = (0,_report_describe_js__WEBPACK_IMPORTED_MODULE_6__/* .describeSuite */ .g)(suite, baseline, options, { runUrl: origin.runUrl, artifactUrl: null });
    await (0,_report_files_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReportFiles */ .t)(target, described, (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSummary */ .Br)(described));
    const artifactId = options['upload-artifact'] ? await upload(target, options) : null;
    const here = (0,_github_place_js__WEBPACK_IMPORTED_MODULE_18__/* .githubPlace */ .VS)(process.env, event);
    const artifactUrl = artifactId === null || here === null ? null : (0,_github_place_js__WEBPACK_IMPORTED_MODULE_18__/* .artifactPage */ .M7)(process.env, here, artifactId);
    const complete = { ...described, artifactUrl };
    if (options.summary)
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_16__/* .summarize */ .e)(complete);
    const commentUrl = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .writeSuiteComment */ .t)({ report: complete }, { ...origin.target, suite: suiteName(options) }, options);
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutputs */ .n)(complete.run);
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('results-path', node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(target));
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('artifact-id', artifactId ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('artifact-url', artifactUrl ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('comment-url', commentUrl ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq(`\n${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_19__/* .headline */ .Pl)(complete.run.totals)}`);
    for (const note of complete.notes)
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm(note, { title: 'agentbench' });
    // That a run was ended early is in its trials; the report of it was not.
    (0,_fail_js__WEBPACK_IMPORTED_MODULE_12__/* .failGate */ .M)((0,_run_gate_js__WEBPACK_IMPORTED_MODULE_20__/* .exitCodeOf */ .FO)({ ...complete.run, interrupted: null }, options), complete.run);
}
/** Whose results are reported, and to whom. A `workflow_run` job reports what another, unprivileged run measured. */
async function originOf(event, options) {
    const place = (0,_github_place_js__WEBPACK_IMPORTED_MODULE_18__/* .githubPlace */ .VS)(process.env, event);
    const runUrl = place === null ? null : (0,_github_place_js__WEBPACK_IMPORTED_MODULE_18__/* .runPage */ .fL)(process.env, place);
    const repository = place?.repository ?? '';
    const measured = event.workflow_run ?? {};
    if (process.env.GITHUB_EVENT_NAME !== 'workflow_run' || typeof measured.id !== 'number' || place === null) {
        const target = {
            repository,
            pullRequest: place?.pull_request ?? null,
            why: 'this event belongs to no pull request',
        };
        return { measuredBy: null, place, bases: (0,_github_place_js__WEBPACK_IMPORTED_MODULE_18__/* .basesOf */ .cF)(process.env, event), runUrl, target };
    }
    const found = options['github-token'] === undefined
        ? { pull: null, why: 'github-token is empty' }
        : await (await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 81351))).pullRequestOfRun((await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502))).githubClient(options['github-token']), event);
    const headSha = typeof measured.head_sha === 'string' ? measured.head_sha : null;
    const server = process.env.GITHUB_SERVER_URL ?? 'https://github.com';
    return {
        measuredBy: measured.id,
        place: { ...place, head_sha: headSha, pull_request: found.pull?.number ?? null },
        bases: found.pull === null ? null : { baseBranch: found.pull.baseBranch, headSha: found.pull.headSha },
        runUrl: `${server}/${repository}/actions/runs/${measured.id}`,
        target: { repository, pullRequest: found.pull?.number ?? null, why: found.why ?? '' },
    };
}
/** The run that measured, for what is asked of its workflow. */
function measuringPlace({ measuredBy, place }) {
    return measuredBy === null || place === null ? place : { ...place, run_id: String(measuredBy) };
}
/** The results that lie in `results-path`, or those that the run's jobs have uploaded. Throws a UserError where there is nothing at all. */
async function suiteOf(options, { measuredBy, place }, directory) {
    const here = options['results-path'];
    const local = measuredBy === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(here) ? await (0,_report_load_js__WEBPACK_IMPORTED_MODULE_8__/* .loadRuns */ .l)([here]) : { runs: [], notes: [] };
    if (local.runs.length > 0)
        return merge(local);
    const { downloadArtifact, downloadArtifactOf, listArtifactsOf, listRunArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(6835), __webpack_require__.e(663), __webpack_require__.e(8846)]).then(__webpack_require__.bind(__webpack_require__, 63608));
    const prefix = await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .suitePrefix */ .XS)(options);
    if (measuredBy === null) {
        const artifacts = (await listRunArtifacts(prefix)).filter(({ name }) => !(0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .isReport */ .PS)(name, prefix));
        return merge(await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .runsOf */ .ky)(artifacts, directory, options.suite, downloadArtifact));
    }
    const token = options['github-token'];
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('github-token: is empty, and the results of another run are to be read');
    const { githubClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
    const client = githubClient(token);
    const [owner, repo] = place.repository.split('/');
    const run = { owner, repo, runId: measuredBy };
    const artifacts = (await listArtifactsOf(client, run, prefix)).filter(({ name }) => !(0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .isReport */ .PS)(name, prefix));
    return merge(await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .runsOf */ .ky)(artifacts, directory, options.suite, (artifact, target) => downloadArtifactOf(client, run, artifact, target)));
    function merge({ runs, notes: found }) {
        const { matrix, trials } = options;
        const notes = runs === local.runs ? found : [...local.notes, ...found];
        if (runs.length === 0 && matrix === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`results: there are none in ${here} nor in artifacts of the suite "${suiteName(options)}"${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`);
        if (runs.length === 0 && notes.length === 0)
            notes.push(`no artifact of the suite "${suiteName(options)}" was found`);
        const suite = (0,_report_merge_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeRuns */ .r)(runs, matrix === undefined ? null : { matrix, trials });
        return { ...suite, notes: [...notes, ...suite.notes] };
    }
}
function suiteName(options) {
    return options.suite ?? process.env.GITHUB_WORKFLOW ?? '';
}
async function upload(target, options) {
    try {
        const { uploadDirectory } = await Promise.all(/* import() */[__webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(6835), __webpack_require__.e(5035)]).then(__webpack_require__.bind(__webpack_require__, 40273));
        return (await uploadDirectory(await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_17__/* .reportName */ .e6)(options), target, options['retention-days'])).id;
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e(`The report is in ${target}, but the artifact was not uploaded: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`, {
            title: 'agentbench',
        });
        return null;
    }
}


/***/ }),

/***/ 52188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findTool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** The absolute path of a tool on PATH; null where it is not there. */
async function findTool(name, searchPath) {
    for (const directory of (searchPath ?? '/usr/local/bin:/usr/bin:/bin').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
            return file;
        }
        catch {
            // Not in this directory.
        }
    }
    return null;
}


/***/ })

};
