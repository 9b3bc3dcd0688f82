export const id = 6330;
export const ids = [6330];
export const modules = {

/***/ 32720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _action_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51454);
/* harmony import */ var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74135);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1357);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34937);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45442);








/** What the example's agent and its instances are; taken where neither a dataset nor an agent is named. */
function exampleOptions(root) {
    return {
        dataset: node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, 'examples/dataset'),
        'agent-directory': node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, 'examples/agent'),
        'agent-command': 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"',
        'agent-name': 'example',
        'agent-timeout': '5s',
    };
}
/** The key from the environment, where other users' processes cannot read it as they can a command line. */
function judgeKey({ judge }) {
    if (judge !== 'openai')
        return {};
    return { 'judge-api-key': process.env.AGENTBENCH_JUDGE_API_KEY ?? process.env.OPENAI_API_KEY };
}
/** `agentbench run`: measures, shows progress, and returns the exit code. `root` is the package's directory. */
async function runCommand(given, json, root) {
    const named = ['dataset', 'dataset-path', 'dataset-repository', 'dataset-ref', 'agent-command'].some((name) => given[name] !== undefined);
    const options = (0,_options_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .A)(named ? { ...judgeKey(given), ...given } : { ...exampleOptions(root), ...given });
    if (given['judge-api-key'] !== undefined)
        process.stderr.write('agentbench: --judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead\n');
    // With --json, standard output is for the record alone.
    const stream = json ? process.stderr : process.stdout;
    const live = stream.isTTY ? new (await Promise.all(/* import() */[__webpack_require__.e(9158), __webpack_require__.e(1103)]).then(__webpack_require__.bind(__webpack_require__, 21103))).LiveObserver(stream, stream.hasColors()) : null;
    const interruption = (0,_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .onSignal */ .YF)();
    try {
        const run = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runBenchmark */ .f)({
            options,
            machine: (0,_action_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .thisMachine */ .g)(process.env),
            observer: live ?? new _lines_js__WEBPACK_IMPORTED_MODULE_7__/* .LineObserver */ .ly((line) => stream.write(`${line}\n`)),
            github: null,
            secrets: [],
            signal: interruption.signal,
        });
        live?.close();
        if (json)
            process.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
        else {
            stream.write(`\n${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(run.totals)}\n`);
            if (run.settings.mode !== null)
                stream.write(`${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .pointsLine */ .M1)(run.totals)}\n`);
            for (const reason of run.gate?.reasons ?? [])
                stream.write(`gate: ${reason}\n`);
            stream.write(`results: ${node_path__WEBPACK_IMPORTED_MODULE_0__.relative('', node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(options['results-path'])) || '.'}/run.json\n`);
        }
        return (0,_run_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(run, options);
    }
    finally {
        live?.close();
        interruption.dispose();
    }
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
