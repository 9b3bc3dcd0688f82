export const id = 72;
export const ids = [72,4241];
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

/***/ 12614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeSuiteComment)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50769);



/** So often a comment is written anew though nothing new has come: another job has overwritten it. */
const MOST_ROUNDS = 12;
/**
 * Writes the suite's comment; its page, or null where there is none. Jobs that write it at the same time come to one complete comment:
 * each looks again after it has written, keeps the oldest comment, deletes its author's others, and goes on until nothing new is there.
 * A fault is said, and changes no verdict.
 */
async function writeSuiteComment(first, target, options) {
    const { comment: mode, 'github-token': token } = options;
    if (mode === 'never')
        return null;
    const cannot = (why) => {
        if (mode === 'always')
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`No comment was written: ${why}`, { title: 'agentbench' });
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(`No comment was written: ${why}`, { title: 'agentbench' });
        return null;
    };
    if (target.pullRequest === null)
        return mode === 'always' ? cannot(target.why) : null;
    if (token === undefined)
        return cannot('github-token is empty');
    try {
        const { githubClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
        const [owner, repo] = target.repository.split('/');
        const place = {
            owner,
            repo,
            pullRequest: target.pullRequest,
            marker: (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(target.suite),
            author: options['comment-author'],
        };
        return await converge(githubClient(token), place, first, target.suite, options);
    }
    catch (error) {
        const { denied, message } = (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRestFault */ .og)(error);
        if (denied)
            return cannot(message);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The comment was not written: ${message}`, { title: 'agentbench' });
        return null;
    }
}
async function converge(client, place, first, suite, { comment: mode }) {
    let said = first;
    let url = null;
    let fresh = true;
    let made = false;
    for (let round = 1; round <= MOST_ROUNDS;) {
        const [existing, ...others] = await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)(client, place);
        for (const { id } of others)
            await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteComment */ .Tu)(client, place, id);
        if (said.report === null) {
            if (existing !== undefined)
                await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteComment */ .Tu)(client, place, existing.id);
            return null;
        }
        const { run } = said.report;
        const allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== false;
        const body = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderComment */ .wQ)(said.report, suite);
        if (mode === 'failures' && allPassed && existing === undefined)
            return null;
        const lost = existing === undefined && made;
        const same = existing?.body.includes((0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .stateLine */ .qo)(run)) === true;
        // Two jobs that go on to differ, in words or for want of an artifact, would write over each other without end.
        const othersWillDo = !fresh && (same || said.partial === true);
        const kept = existing !== undefined && (existing.body === body || (same && mode === 'changes') || othersWillDo);
        if (kept)
            url = existing.url;
        else if (!lost)
            url = await writeUnlessGone(client, place, existing ?? null, body);
        made ||= existing === undefined;
        const more = (await said.again?.()) ?? null;
        if (more === null && lost)
            return sayLost(place, url);
        if (more === null && url !== null && (kept || said.again === undefined))
            return url;
        fresh = more !== null || url === null;
        if (more === null)
            round += 1;
        else
            said = more;
    }
    return url;
}
/** Another comment at each look is what this must not come to. */
function sayLost({ author }, url) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The comment was written, but is none of ${author}'s: set comment-author to the login that github-token belongs to`, { title: 'agentbench' });
    return url;
}
/** Null where another job has deleted the comment in the meantime. */
async function writeUnlessGone(client, place, existing, body) {
    try {
        return await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .writeComment */ .HF)(client, place, existing, body);
    }
    catch (error) {
        if (existing !== null && error.status === 404)
            return null;
        throw error;
    }
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

/***/ 24241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish),
  e: () => (/* binding */ summarize)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/github/place.js
var github_place = __webpack_require__(52385);
// EXTERNAL MODULE: ./build/report/comment.js + 3 modules
var comment = __webpack_require__(50769);
// EXTERNAL MODULE: ./build/report/describe.js
var describe = __webpack_require__(73614);
// EXTERNAL MODULE: ./build/report/merge.js
var merge = __webpack_require__(69327);
// EXTERNAL MODULE: ./build/action/comment.js
var action_comment = __webpack_require__(12614);
// EXTERNAL MODULE: ./build/action/machine.js
var machine = __webpack_require__(51454);
;// CONCATENATED MODULE: ./build/action/so-far.js


/** So often an artifact is tried at one look; the client itself tries again only before the body. */
const TRIES = 3;
/** What is to be said with all that is uploaded by now, and how it is looked for again. Never throws. */
async function saySoFar(ownArtifact, jobs) {
    const others = new Map();
    return (await look().catch(unknown)) ?? { report: jobs.describe([], []), partial: true, again: lookAgain };
    async function look() {
        const listed = await jobs.list();
        if (listed === null)
            return { report: null };
        const missing = () => listed.filter(({ id }) => id !== ownArtifact && !others.has(id));
        for (let attempt = 1; attempt <= TRIES; attempt++) {
            for (const artifact of missing()) {
                const runs = await jobs.load(artifact);
                if (runs !== null)
                    others.set(artifact.id, runs);
            }
        }
        if (listed.length > 1)
            jobs.share();
        const notes = missing().map(({ name }) => `${name} could not be read`);
        const report = jobs.describe([...others.values()].flat(), notes);
        return { report, partial: notes.length > 0, again: lookAgain };
    }
    /** The same, where that is more than before; null where it is not, or cannot be known. */
    async function lookAgain() {
        const before = others.size;
        const said = await look().catch(unknown);
        return said !== null && (said.report === null || others.size > before) ? said : null;
    }
    function unknown(error) {
        core/* info */.pq(`The results of other jobs are not known: ${(0,errors/* messageOf */.bD)(error)}`);
        jobs.share();
        return null;
    }
}

// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(90862);
// EXTERNAL MODULE: ./build/action/suite-artifacts.js
var suite_artifacts = __webpack_require__(90269);
;// CONCATENATED MODULE: ./build/action/publish.js











/** Beyond so many jobs it is the report job that writes the comment. */
const MOST_JOBS = 20;
/**
 * Uploads the artifact, writes the step summary and the comment. A fault in any of them is said, and changes no verdict.
 * Sets the outputs that name them.
 */
async function publish(onDisk, resultsPath, options, baseline) {
    const place = onDisk.run.github;
    const runUrl = place === null ? null : (0,github_place/* runPage */.fL)(process.env, place);
    const artifactId = options['upload-artifact']
        ? ((0,state/* loadArtifact */.xr)() ?? (await uploadResults(resultsPath, options)))
        : null;
    const artifactUrl = artifactId === null || place === null ? null : (0,github_place/* artifactPage */.M7)(process.env, place, artifactId);
    core/* setOutput */.uH('artifact-id', artifactId ?? '');
    core/* setOutput */.uH('artifact-url', artifactUrl ?? '');
    const own = (0,describe/* describeSuite */.g)({ ...onDisk, notes: [] }, baseline, options, { runUrl, artifactUrl });
    if (options.summary)
        await summarize(own);
    core/* setOutput */.uH('comment-url', (await publish_comment(onDisk, own, artifactId, options, baseline)) ?? '');
}
/** The comment of a job's results, and of those of the other jobs of its suite that are there already. */
async function publish_comment(onDisk, own, artifactId, options, baseline) {
    const place = onDisk.run.github;
    const target = {
        repository: place?.repository ?? '',
        pullRequest: place?.pull_request ?? null,
        why: 'this event belongs to no pull request',
        suite: options.suite ?? place?.workflow ?? '',
    };
    // Without an artifact nobody else can know of our results, nor we of theirs.
    if (artifactId === null || target.pullRequest === null || options.comment === 'never')
        return (0,action_comment/* writeSuiteComment */.t)({ report: own }, target, options);
    return (0,suite_artifacts/* inTemporary */.br)((0,machine/* thisMachine */.g)(process.env).temporaryDirectory, async (directory) => {
        const { downloadArtifact, listRunArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(663), __webpack_require__.e(7349)]).then(__webpack_require__.bind(__webpack_require__, 24492));
        const prefix = await (0,suite_artifacts/* suitePrefix */.XS)(options);
        const said = await saySoFar(artifactId, {
            async list() {
                const listed = (await listRunArtifacts(prefix)).filter(({ name }) => !(0,suite_artifacts/* isReport */.PS)(name, prefix));
                if ((0,suite_artifacts/* countJobs */.uq)(listed.map(({ name }) => name)) <= MOST_JOBS)
                    return listed;
                core/* notice */.lm(`More than ${MOST_JOBS} jobs share this suite: have agentbench's report action write the comment`, {
                    title: 'agentbench',
                });
                return null;
            },
            async load(artifact) {
                const { runs, notes, failed } = await (0,suite_artifacts/* runsOf */.ky)([artifact], directory, options.suite, downloadArtifact);
                for (const note of notes)
                    core/* info */.pq(note);
                return failed.length === 0 ? runs : null;
            },
            // A link to one of several artifacts would be a different one from each job.
            describe(others, notes) {
                if (others.length === 0)
                    return { ...own, notes };
                const merged = (0,merge/* mergeRuns */.r)([onDisk, ...others], null);
                const links = { runUrl: own.runUrl, artifactUrl: null };
                return (0,describe/* describeSuite */.g)({ ...merged, notes: [...notes, ...merged.notes] }, baseline, options, links);
            },
            share: state/* saveShared */.F,
        });
        return (0,action_comment/* writeSuiteComment */.t)(said, target, options);
    });
}
async function uploadResults(resultsPath, options) {
    const id = await (0,suite_artifacts/* upload */.Se)('The results are', resultsPath, (0,suite_artifacts/* jobArtifactParts */.GY)(options), options['retention-days']);
    if (id !== null)
        (0,state/* saveArtifact */.SZ)(id);
    return id;
}
/** The step summary; a fault is said. */
async function summarize(report) {
    try {
        await core/* summary */.z.addRaw((0,comment/* renderSummary */.Br)(report)).write();
    }
    catch (error) {
        core/* warning */.$e(`The step summary was not written: ${(0,errors/* messageOf */.bD)(error)}`, { title: 'agentbench' });
    }
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
/* harmony import */ var _github_place_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(52385);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50769);
/* harmony import */ var _report_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73614);
/* harmony import */ var _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87201);
/* harmony import */ var _report_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9583);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58937);
/* harmony import */ var _report_sources_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15985);
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74135);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81116);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(12614);
/* harmony import */ var _fail_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89955);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7126);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(51454);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(92309);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(24241);
/* harmony import */ var _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(90269);





















/** The report action: the results of a run's jobs to summary, comment, files and gate. */
async function report() {
    try {
        const options = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .loadInputs */ .I)();
        await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .inTemporary */ .br)((0,_machine_js__WEBPACK_IMPORTED_MODULE_16__/* .thisMachine */ .g)(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
    }
    catch (error) {
        (0,_fail_js__WEBPACK_IMPORTED_MODULE_14__/* .failBy */ .A)(error);
    }
}
async function reportFrom(options, directory) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j)(process.env);
    const origin = await originOf(event, options);
    const suite = await findSuite(options, origin, directory);
    // Where it was measured is what GitHub says of the event, not what an artifact says of itself.
    suite.run.github = origin.place;
    suite.run.suite = options.suite ?? suite.run.suite;
    if (origin.measuredBy !== null)
        suite.run.change = null;
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .findBaseline */ .X)(options, measuringPlace(origin), origin.bases);
    if (options['fail-on'] === 'regression' && options.baseline === 'none')
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm('fail-on: regression: there is no baseline to compare with, so no regression is looked for', {
            title: 'agentbench',
        });
    const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(options['results-path'], 'report');
    const described = (0,_report_describe_js__WEBPACK_IMPORTED_MODULE_6__/* .describeSuite */ .g)(suite, baseline, options, { runUrl: origin.runUrl, artifactUrl: null });
    await (0,_report_files_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReportFiles */ .t)(target, described, (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSummary */ .Br)(described));
    const artifactId = options['upload-artifact']
        ? await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .upload */ .Se)('The report is', target, (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .reportParts */ .j2)(options), options['retention-days'])
        : null;
    const here = (0,_github_place_js__WEBPACK_IMPORTED_MODULE_20__/* .githubPlace */ .VS)(process.env, event);
    const artifactUrl = artifactId === null || here === null ? null : (0,_github_place_js__WEBPACK_IMPORTED_MODULE_20__/* .artifactPage */ .M7)(process.env, here, artifactId);
    const complete = { ...described, artifactUrl };
    if (options.summary)
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_18__/* .summarize */ .e)(complete);
    const commentUrl = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_13__/* .writeSuiteComment */ .t)({ report: complete }, { ...origin.target, suite: suiteName(options) }, options);
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_17__/* .setOutputs */ .n)(complete.run);
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('results-path', node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(target));
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('artifact-id', artifactId ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('artifact-url', artifactUrl ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('comment-url', commentUrl ?? '');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq(`\n${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(complete.run.totals)}`);
    for (const note of complete.notes)
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm(note, { title: 'agentbench' });
    // That a run was ended early is in its trials; the report of it was not.
    (0,_fail_js__WEBPACK_IMPORTED_MODULE_14__/* .failGate */ .M)((0,_run_gate_js__WEBPACK_IMPORTED_MODULE_11__/* .exitCodeOf */ .FO)({ ...complete.run, interrupted: null }, options), complete.run);
}
/** Whose results are reported, and to whom. A `workflow_run` job reports what another, unprivileged run measured. */
async function originOf(event, options) {
    const place = (0,_github_place_js__WEBPACK_IMPORTED_MODULE_20__/* .githubPlace */ .VS)(process.env, event);
    const runUrl = place === null ? null : (0,_github_place_js__WEBPACK_IMPORTED_MODULE_20__/* .runPage */ .fL)(process.env, place);
    const repository = place?.repository ?? '';
    const measured = event.workflow_run ?? {};
    if (process.env.GITHUB_EVENT_NAME !== 'workflow_run' || typeof measured.id !== 'number' || place === null) {
        const target = {
            repository,
            pullRequest: place?.pull_request ?? null,
            why: 'this event belongs to no pull request',
        };
        return { measuredBy: null, place, bases: (0,_github_place_js__WEBPACK_IMPORTED_MODULE_20__/* .basesOf */ .cF)(process.env, event), runUrl, target };
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
async function findSuite(options, origin, directory) {
    const here = options['results-path'];
    const local = origin.measuredBy === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(here) ? await (0,_report_load_js__WEBPACK_IMPORTED_MODULE_8__/* .loadRuns */ .l)([here]) : { runs: [], notes: [] };
    if (local.runs.length > 0)
        return (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteOf */ .Ee)(local, options, here);
    const { runs, notes } = await uploadedRuns(options, origin, directory);
    const named = `the suite "${suiteName(options)}"`;
    const where = `${here} nor in artifacts of ${named}`;
    const suite = (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteOf */ .Ee)({ runs, notes: [...local.notes, ...notes] }, options, where);
    if (runs.length === 0 && suite.notes.length === 0)
        suite.notes.push(`no artifact of ${named} was found`);
    return suite;
}
/** The runs in the artifacts of the run that measured. */
async function uploadedRuns(options, { measuredBy, place }, directory) {
    const { downloadArtifact, downloadArtifactOf, listArtifactsOf, listRunArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(6835), __webpack_require__.e(663), __webpack_require__.e(9730)]).then(__webpack_require__.bind(__webpack_require__, 24492));
    const prefix = await (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .suitePrefix */ .XS)(options);
    if (measuredBy === null) {
        const artifacts = (await listRunArtifacts(prefix)).filter(({ name }) => !(0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .isReport */ .PS)(name, prefix));
        return (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .runsOf */ .ky)(artifacts, directory, options.suite, downloadArtifact);
    }
    const token = options['github-token'];
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('github-token: is empty, and the results of another run are to be read');
    const { githubClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
    const client = githubClient(token);
    const [owner, repo] = place.repository.split('/');
    const run = { owner, repo, runId: measuredBy };
    const artifacts = (await listArtifactsOf(client, run, prefix)).filter(({ name }) => !(0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .isReport */ .PS)(name, prefix));
    return (0,_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_19__/* .runsOf */ .ky)(artifacts, directory, options.suite, (artifact, target) => downloadArtifactOf(client, run, artifact, target));
}
function suiteName(options) {
    return options.suite ?? process.env.GITHUB_WORKFLOW ?? '';
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

/***/ 5274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   IW: () => (/* binding */ withPermission),
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   lY: () => (/* binding */ listOwnComments),
/* harmony export */   og: () => (/* binding */ explainRestFault)
/* harmony export */ });
/* unused harmony export findComment */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);

/** The comment that is there; null where there is none. Of several the oldest counts. */
async function findComment(client, place) {
    return (await listOwnComments(client, place))[0] ?? null;
}
/** All comments of the suite that are ours, oldest first, over all pages. */
async function listOwnComments(client, place) {
    const { owner, repo, pullRequest, marker, author } = place;
    const comments = await client.paginate(client.rest.issues.listComments, {
        owner,
        repo,
        issue_number: pullRequest,
        per_page: 100,
    });
    return comments
        .filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker))
        .map(({ id, body, html_url }) => ({ id, body: body, url: html_url }))
        .sort((a, b) => a.id - b.id);
}
/** Writes a comment anew or over the one that is there; its page. */
async function writeComment(client, place, existing, body) {
    const { owner, repo, pullRequest } = place;
    if (existing !== null) {
        return (await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body })).data.html_url;
    }
    return (await client.rest.issues.createComment({ owner, repo, issue_number: pullRequest, body })).data.html_url;
}
/** Deletes a comment; one that is gone already is no fault. */
async function deleteComment(client, { owner, repo }, id) {
    try {
        await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
    }
    catch (error) {
        if (error.status !== 404)
            throw error;
    }
}
/** What a fault of the REST API means to its reader; `denied`: this token may not do it. */
function explainRestFault(error) {
    const { status, message } = error;
    const denied = isDenied(error);
    if (denied) {
        return {
            denied,
            message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
        };
    }
    return { denied, message: status === undefined ? String(message) : `HTTP ${status}: ${message}` };
}
/** Whether the REST API refused because this token may not do it; a rate limit is not that. */
function isDenied(error) {
    const { status, message } = error;
    return status === 401 || (status === 403 && /not accessible by|read-only/i.test(message ?? ''));
}
/** Says which permission a token lacks, as a UserError, where that is why the API refused. */
async function withPermission(permission, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!isDenied(error))
            throw error;
        const { status } = error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`, { cause: error });
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

/***/ 41514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ beginRun),
/* harmony export */   ho: () => (/* binding */ deadRuns),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   xw: () => (/* binding */ runDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35108);
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58714);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57245);






/** Begins a run: a directory of its own below the machine's temporary one, claimed before it is made. */
async function beginRun(machine) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
    const parent = runsDirectory(machine);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: true, mode: 0o700 });
    // Agents of other users (a container's root is one) need to pass through; only names are to be seen.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 0o711);
    const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
    await (0,_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .claim */ .B7)(directory);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 0o711 });
    return { id, owner: (0,_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .thisOwner */ .GS)(), directory };
}
/** The ids of runs whose process is known to be dead but whose directory is still there. */
async function deadRuns(machine) {
    const parent = runsDirectory(machine);
    // Below a directory of somebody else's, what is said to be left of a run may be anything.
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(parent).catch(() => null);
    if (stats === null || !stats.isDirectory() || stats.uid !== (process.getuid?.() ?? stats.uid))
        return [];
    return (await (0,_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .deadClaimsIn */ .r7)(parent)).map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
}
/** Where a run of this id keeps its temporary files. */
function runDirectory(machine, id) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(runsDirectory(machine), id);
}
/** Removes a run's temporary files. */
async function endRun(directory) {
    await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .dM)(directory);
    await (0,_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .giveUp */ .Ht)(directory);
}
function runsDirectory(machine) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.temporaryDirectory, `agentbench-${process.getuid?.() ?? 0}`);
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

/***/ 35108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   hK: () => (/* binding */ emptyDirectory),
/* harmony export */   sF: () => (/* binding */ COPY),
/* harmony export */   yf: () => (/* binding */ checkSharedWorkdir)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19473);






/**
 * Checks a workdir that the user names on the host: it must be absent or empty, since every trial begins with it empty,
 * and no directory that holds anything else of theirs. Throws a UserError.
 */
async function checkSharedWorkdir(workdir, keepOut) {
    if (!node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(workdir))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: "${workdir}" is not an absolute path`);
    for (const directory of [node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(), process.cwd(), ...keepOut]) {
        const relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(workdir, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(directory));
        if (relative === '' || !relative.startsWith('..')) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`);
        }
    }
    let entries;
    try {
        entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(workdir);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) === 'ENOENT')
            return;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: ${workdir} cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error)}`);
    }
    if (entries.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
    }
}
/** How things are copied into a workdir: names, modes and links as they are. */
const COPY = { recursive: true, verbatimSymlinks: true };
/** An empty directory; one that is there stays the same directory (it may be a mount). */
async function emptyDirectory(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true });
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory))
        await removeTree(node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry));
}
/** Removes a tree whatever modes its directories have been given, and however deep it is. */
async function removeTree(directory) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        // Deeper than a path may be long: the tool goes down step by step.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) === 'ENAMETOOLONG')
            return void (await (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('rm', ['-rf', '--', directory]));
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) !== 'EACCES' && (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) !== 'ENOTEMPTY')
            throw error;
        await makeWritable(directory);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function makeWritable(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 0o700);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true })) {
        if (entry.isDirectory())
            await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry.name));
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
