export const id = 2979;
export const ids = [2979];
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

/***/ 51454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ thisMachine)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52188);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67382);





/**
 * What no tool gets: what the action was given, the files by which a step speaks to the runner, keys of a judge. A list of what tools do get
 * could not be complete, since any helper for logins of git or docker has variables of its own.
 * Git gets no repository either: in a git hook these name the user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
/** Settings that the user gives to git alone, a login among them; they count each other, so none can be taken out. */
const GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
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
    const env = { ...environmentOfTools(environment), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
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
/** The one place that decides what git and docker see. The same secret under another name (`GH_TOKEN`) is kept back as well. */
function environmentOfTools(environment) {
    const secrets = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .ownSecrets */ .G_)(environment);
    return Object.fromEntries(Object.entries(environment).filter((entry) => {
        const [name, value] = entry;
        if (value === undefined || KEPT_BACK.test(name))
            return false;
        return GIT_SETTINGS.test(name) || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(value, secrets);
    }));
}


/***/ }),

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52385);
/* harmony import */ var _results_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47705);
/* harmony import */ var _results_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56676);
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74135);
/* harmony import */ var _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60730);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81116);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7126);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51454);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90862);












/** The run action's post step: removes what a cancelled or killed main left, and publishes what it could not. Never fails the job. */
async function post() {
    const begun = (0,_state_js__WEBPACK_IMPORTED_MODULE_10__/* .loadBegunRun */ .Zx)();
    await attempt('what the run left on this machine was not removed', () => clean(begun));
    if (begun === null)
        return;
    if (!begun.published)
        await attempt('the results were not published', () => publishLeft(begun));
    else if (begun.shared)
        await attempt('the comment was not completed', () => completeComment(begun));
}
async function clean(begun) {
    const machine = (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .thisMachine */ .g)(process.env);
    await (0,_run_sweep_js__WEBPACK_IMPORTED_MODULE_6__/* .sweep */ .X0)(machine, false, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(message));
    if (begun === null)
        return;
    const { id, testbed } = begun;
    await (0,_run_sweep_js__WEBPACK_IMPORTED_MODULE_6__/* .sweepRun */ .iU)(machine, id, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(message));
    if (testbed === 'docker')
        await (0,_run_sweep_js__WEBPACK_IMPORTED_MODULE_6__/* .sweepContainers */ .V5)(machine, id, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(message));
}
async function publishLeft({ resultsPath }) {
    const options = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .loadInputs */ .I)();
    const store = new _results_store_js__WEBPACK_IMPORTED_MODULE_4__/* .ResultStore */ .V(resultsPath);
    await store.tidy();
    const onDisk = await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(resultsPath);
    if (onDisk.run.finished_at === null) {
        closeRecord(onDisk.run, options);
        await store.writeRun(onDisk.run);
    }
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq('The main step was ended early: publishing the results it left.');
    await publishWithBaseline(onDisk, resultsPath, options);
}
/** Other jobs of the suite wrote the same comment: whether it holds everything is looked at once more. */
async function completeComment({ resultsPath }) {
    const options = { ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .loadInputs */ .I)(), summary: false };
    await publishWithBaseline(await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(resultsPath), resultsPath, options);
}
async function publishWithBaseline(onDisk, resultsPath, options) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j)(process.env);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .findBaseline */ .X)(options, onDisk.run.github, (0,_github_place_js__WEBPACK_IMPORTED_MODULE_11__/* .basesOf */ .cF)(process.env, event));
    const { publish } = await Promise.all(/* import() */[__webpack_require__.e(9314), __webpack_require__.e(2798), __webpack_require__.e(1390), __webpack_require__.e(2543)]).then(__webpack_require__.bind(__webpack_require__, 24241));
    await publish(onDisk, resultsPath, options, baseline);
}
/** Completes the record of a run whose process was killed; when that was, nobody knows. */
function closeRecord(run, options) {
    run.interrupted = 'killed';
    run.gate = (0,_run_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeGate */ .$U)(run.totals, options, run.change ?? null);
    const error = { stage: 'run', kind: 'interrupted', message: 'never finished: the run was killed' };
    for (const entry of run.planned)
        if (entry.status === 'not_run')
            entry.error ??= error;
}
async function attempt(failure, work) {
    try {
        await work();
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`${failure}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, { title: 'agentbench' });
    }
}


/***/ }),

/***/ 67382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ maskedLines),
/* harmony export */   G_: () => (/* binding */ ownSecrets),
/* harmony export */   hK: () => (/* binding */ holdsSecret)
/* harmony export */ });
/** Where an environment holds what is ours alone: the job's tokens, and the key of the judge. */
const HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
/** Shorter values (`true`, a local endpoint's key `none`) are words: neither masked nor looked for. */
const SHORTEST_SECRET = 6;
/** A value as short as a name (a key `ollama`) also stands in paths that have nothing to do with it. */
const SHORTEST_PART = 16;
/** The secrets in an environment that no tool, agent or record is to have. */
function ownSecrets(environment) {
    const values = Object.entries(environment).flatMap(([name, value]) => (HOLDERS.test(name) ? [value?.trim()] : []));
    return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST_SECRET))];
}
/** Whether a text is one of the secrets, or has one in it. */
function holdsSecret(text, secrets) {
    return secrets.some((secret) => text.trim() === secret || (secret.length >= SHORTEST_PART && text.includes(secret)));
}
/** The lines of a value that the runner is to mask. It masks whatever it is told, also a lone `1` or `{`, which would make the log unreadable. */
function maskedLines(value) {
    return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= SHORTEST_SECRET);
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

/***/ 40075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dT: () => (/* binding */ ownerOfGit),
/* harmony export */   gX: () => (/* binding */ refuseOption)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _run_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);
/* harmony import */ var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52621);




/**
 * Git without questions at a prompt, with an end to transfers that stall, and with files as they are in the repository on
 * every machine, and nothing that a repository brings is executed: no hook, no monitor, no submodule. Otherwise the user's own configuration holds.
 */
const SETTINGS = [
    '-c',
    'http.lowSpeedLimit=1000',
    '-c',
    'http.lowSpeedTime=60',
    '-c',
    'core.askPass=true',
    '-c',
    'core.autocrlf=false',
    '-c',
    'advice.detachedHead=false',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'submodule.recurse=false',
    '-c',
    'fetch.recurseSubmodules=false',
];
/** A git command that failed, with what it printed. */
class GitError extends Error {
    name = 'GitError';
    result;
    constructor(what, result) {
        const said = result.stderr.trim().split('\n').slice(-5).join('\n');
        super(`git ${what} failed with exit code ${result.exitCode}: ${said}`);
        this.result = result;
    }
}
/** A setting that git does not know, by which a git that outlives us says whose it is. */
const OWNER = 'agentbench.owner=';
/** Who started a git of ours, by the words of its command line; null where it is none. */
function ownerOfGit(words) {
    try {
        const word = words.find((word) => word.startsWith(OWNER));
        return word === undefined ? null : _run_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerSchema */ .$K.parse(JSON.parse(word.slice(OWNER.length)));
    }
    catch {
        return null;
    }
}
/** Milliseconds for one git command: a transfer that stalls over HTTP ends by the settings above, one over ssh by nothing else. */
const LIMIT = 60 * 60_000;
/** Between TERM, at which git takes its locks away, and KILL. */
const GRACE = 2_000;
/** Runs git and returns its output; throws a GitError when it fails, an Error when it does not end. */
async function git(runTool, args, cwd, limit = LIMIT) {
    const words = [...SETTINGS, '-c', OWNER + JSON.stringify((0,_run_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .thisOwner */ .GS)()), ...args];
    const what = args[args[0] === '-C' ? 2 : 0];
    const running = runTool('git', words, cwd === undefined ? {} : { cwd });
    const timer = new AbortController();
    try {
        const late = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(limit, null, { signal: timer.signal });
        late.catch(() => { });
        const result = await Promise.race([running, late]);
        if (result === null) {
            running.catch(() => { });
            await endOwnGit(words);
            throw new Error(`git ${what} did not end within ${limit / 60_000} minutes, and was ended`);
        }
        if (result.exitCode !== 0)
            throw new GitError(what, result);
        return result.stdout;
    }
    finally {
        timer.abort();
    }
}
/** Ends the git of ours that has these words, and what it has started (ssh, its own helpers). */
async function endOwnGit(words) {
    const line = words.join('\0');
    const isIt = (one) => one.parent === process.pid && one.name === 'git' && (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .wordsOf */ .Z9)(one).join('\0').includes(line);
    await (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .endTrees */ .vK)(() => (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .listProcesses */ .O3)().filter(isIt), GRACE);
}
/** Refuses what git would take for an option. */
function refuseOption(text, option) {
    if (text.startsWith('-'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${option}: "${text}" begins with "-"`);
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

/***/ 58714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ claim),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   hh: () => (/* binding */ claimsIn),
/* harmony export */   r7: () => (/* binding */ deadClaimsIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);



const SUFFIX = '.owner';
/**
 * Says that a path is this process', before it is made: a link beside it, whose target is the owner. A link is there whole or
 * not at all, so whenever this process is killed, what it leaves has an owner. Throws where the path is claimed already.
 */
async function claim(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0,_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .thisOwner */ .GS)()), file + SUFFIX);
}
/** Gives a path up; it should be gone by then. A claim that cannot be taken away is a dead process' soon, and counts no more. */
async function giveUp(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: true }).catch(() => { });
}
/** What is claimed in a directory; nothing where it is not there. */
async function claimsIn(directory) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => []);
    const claimed = names.filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
    const claims = claimed.map(async (name) => {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
        const owner = await ownerOf(file);
        return owner === null ? [] : [{ file, owner }];
    });
    return (await Promise.all(claims)).flat();
}
/** The paths in a directory whose owner is known to be dead. */
async function deadClaimsIn(directory) {
    return (await claimsIn(directory)).filter(({ owner }) => (0,_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .isDead */ .XU)(owner)).map(({ file }) => file);
}
async function ownerOf(file) {
    try {
        return _owner_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerSchema */ .$K.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
    }
    catch {
        // Given up in between, or a file of somebody else's.
        return null;
    }
}


/***/ }),

/***/ 57245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ ownerSchema),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   XU: () => (/* binding */ isDead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);




/** Who made a container or a directory: a process, told apart from a later one of the same number. */
const ownerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** This start of the machine, and the process namespace in it; null where the system does not tell. */
    boot: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    pid: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    /** The process' start in clock ticks since boot. */
    started: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** This process as an owner. */
function thisOwner() {
    return {
        host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
        boot: orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
        namespace: orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')),
        pid: process.pid,
        started: startOf(process.pid),
    };
}
/** Whether an owner is known to be dead. One of another machine or namespace cannot be known, and counts as alive. */
function isDead(owner) {
    const self = thisOwner();
    if (owner.host !== self.host)
        return false;
    if (owner.boot !== self.boot)
        return true;
    if (owner.namespace !== self.namespace)
        return false;
    if (owner.started !== null)
        return startOf(owner.pid) !== owner.started;
    try {
        process.kill(owner.pid, 0);
        return false;
    }
    catch (error) {
        // Another user's process answers too, with EPERM.
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ESRCH';
    }
}
/** The start of a process that runs; null for one that has ended, also where its parent has not taken note (a zombie). */
function startOf(pid) {
    return orNull(() => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        // Fields 3 and 22; the command's name before the last ")" may hold anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? null : fields[19];
    });
}
function orNull(read) {
    try {
        return read();
    }
    catch {
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


/***/ }),

/***/ 52621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ endProcesses),
/* harmony export */   O3: () => (/* binding */ listProcesses),
/* harmony export */   U_: () => (/* binding */ processesWith),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   vK: () => (/* binding */ endTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


/** All live processes; none where the system has no /proc. */
function listProcesses() {
    return pids().flatMap((pid) => processOf(pid) ?? []);
}
/** Processes whose environment, at their start, held this text. Those of other users cannot be read, and are not found. */
function processesWith(text) {
    return pids()
        .filter((pid) => textOf(`/proc/${pid}/environ`)?.includes(text))
        .flatMap((pid) => processOf(pid) ?? []);
}
/** The words of a process' command line; none where it has gone. */
function wordsOf({ pid }) {
    return (textOf(`/proc/${pid}/cmdline`) ?? '').split('\0');
}
/** As `endProcesses`, with everything that is below them, or was when they were found. */
async function endTrees(find, grace) {
    const identities = new Set();
    const identityOf = ({ pid, started }) => `${pid} ${started}`;
    return endProcesses(() => {
        const all = listProcesses();
        for (const root of find())
            identities.add(identityOf(root));
        const found = all.filter((process) => identities.has(identityOf(process)));
        // It grows while it is gone through.
        for (const { pid } of found) {
            for (const child of all) {
                if (child.parent !== pid || identities.has(identityOf(child)))
                    continue;
                identities.add(identityOf(child));
                found.push(child);
            }
        }
        return found;
    }, grace);
}
/** TERM to what `find` finds, after `grace` ms KILL, until nothing is found; what is still there 2 s later is returned. */
async function endProcesses(find, grace) {
    const begun = performance.now();
    if (grace > 0)
        signalAll(find(), 'SIGTERM');
    for (;;) {
        const left = find();
        const elapsed = performance.now() - begun;
        if (left.length === 0 || elapsed > grace + 2_000)
            return left;
        if (elapsed >= grace)
            signalAll(left, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
    }
}
function signalAll(processes, signal) {
    for (const { pid } of processes) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // Gone in between, or another user's: the caller sees who is left.
        }
    }
}
function pids() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    }
    catch {
        return [];
    }
}
/** Null for one that has ended, also where its parent has not taken note. */
function processOf(pid) {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat === null)
        return null;
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X')
        return null;
    return {
        pid: Number(pid),
        parent: Number(fields[1]),
        session: Number(fields[3]),
        started: fields[19],
        name: stat.slice(stat.indexOf('(') + 1, end),
    };
}
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'latin1');
    }
    catch {
        return null;
    }
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
