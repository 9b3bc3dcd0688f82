export const id = 3502;
export const ids = [3502];
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
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74135);
/* harmony import */ var _run_sweep_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60730);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81116);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7126);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51454);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24241);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90862);













/** The run action's post step: removes what a cancelled or killed main left, and publishes what it could not. Never fails the job. */
async function post() {
    const begun = (0,_state_js__WEBPACK_IMPORTED_MODULE_10__/* .loadBegunRun */ .Zx)();
    if (begun === null)
        return;
    await attempt('what the run left on this machine was not removed', () => clean(begun));
    if (!begun.published)
        await attempt('the results were not published', () => publishLeft(begun));
    else if (begun.shared)
        await attempt('the comment was not completed', () => completeComment(begun));
}
async function clean({ id, testbed }) {
    const machine = (0,_machine_js__WEBPACK_IMPORTED_MODULE_8__/* .thisMachine */ .g)(process.env);
    await (0,_run_sweep_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepRun */ .iU)(machine, id, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(message));
    if (testbed === 'docker')
        await (0,_run_sweep_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepContainers */ .V5)(machine, id, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(message));
}
async function publishLeft({ resultsPath }) {
    const options = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .loadInputs */ .I)();
    const onDisk = await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(resultsPath);
    if (onDisk.run.finished_at === null) {
        closeRecord(onDisk.run, options);
        await new _results_store_js__WEBPACK_IMPORTED_MODULE_4__/* .ResultStore */ .V(resultsPath).writeRun(onDisk.run);
    }
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq('The main step was ended early: publishing the results it left.');
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j)(process.env);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .findBaseline */ .X)(options, onDisk.run.github, (0,_github_place_js__WEBPACK_IMPORTED_MODULE_11__/* .basesOf */ .cF)(process.env, event));
    await (0,_publish_js__WEBPACK_IMPORTED_MODULE_9__/* .publish */ .m)(onDisk, resultsPath, options, baseline);
}
/** Other jobs of the suite wrote the same comment: whether it holds everything is looked at once more. */
async function completeComment({ resultsPath }) {
    const options = { ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .loadInputs */ .I)(), summary: false };
    const onDisk = await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(resultsPath);
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j)(process.env);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .findBaseline */ .X)(options, onDisk.run.github, (0,_github_place_js__WEBPACK_IMPORTED_MODULE_11__/* .basesOf */ .cF)(process.env, event));
    await (0,_publish_js__WEBPACK_IMPORTED_MODULE_9__/* .publish */ .m)(onDisk, resultsPath, options, baseline);
}
/** Completes the record of a run whose process was killed; when that was, nobody knows. */
function closeRecord(run, options) {
    run.interrupted = 'killed';
    run.gate = (0,_run_gate_js__WEBPACK_IMPORTED_MODULE_12__/* .judgeGate */ .$U)(run.totals, options, run.change ?? null);
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

/***/ 40075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   gX: () => (/* binding */ refuseOption)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);

/**
 * Git without questions at a prompt, with an end to transfers that stall, and with files as they are in the repository on
 * every machine; otherwise the user's own configuration holds.
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
/** Runs git and returns its output; throws a GitError when it fails. */
async function git(runTool, args, cwd) {
    const result = await runTool('git', [...SETTINGS, ...args], cwd === undefined ? {} : { cwd });
    if (result.exitCode !== 0)
        throw new GitError(args[args[0] === '-C' ? 2 : 0], result);
    return result.stdout;
}
/** Refuses what git would take for an option. */
function refuseOption(text, option) {
    if (text.startsWith('-'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${option}: "${text}" begins with "-"`);
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
