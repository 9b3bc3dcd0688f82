export const id = 9771;
export const ids = [9771];
export const modules = {

/***/ 1743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
/* harmony import */ var _report_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55795);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50769);
/* harmony import */ var _report_describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73614);
/* harmony import */ var _report_files_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89541);
/* harmony import */ var _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87201);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58937);
/* harmony import */ var _report_sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15985);
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74135);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8020);












/**
 * `agentbench report`: puts the results in these directories together, writes the report's files to `<results-path>/report/`,
 * and returns the exit code of the gate.
 */
async function reportCommand(directories, given, json) {
    const options = (0,_options_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .A)(given);
    const baseline = await (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveBaseline */ .oL)(options.baseline, noArtifact);
    const suite = await (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .loadSuite */ .bu)(directories.length > 0 ? directories : [options['results-path']], options);
    const report = (0,_report_describe_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSuite */ .g)(suite, baseline, options);
    const target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(options['results-path'], 'report');
    await (0,_report_files_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReportFiles */ .t)(target, report, (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSummary */ .Br)(report));
    process.stdout.write(json ? (0,_report_files_results_js__WEBPACK_IMPORTED_MODULE_6__/* .resultsJson */ .j)(report) : describe(report, target));
    // A run that was interrupted is not a report that was.
    return (0,_run_gate_js__WEBPACK_IMPORTED_MODULE_10__/* .exitCodeOf */ .FO)({ ...report.run, interrupted: null }, options);
}
async function noArtifact() {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('baseline: artifact is for workflows; on the command line name a directory of earlier results');
}
function describe({ run, interval, comparison, notes, flaky }, target) {
    const lines = [(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .headline */ .Pl)(run.totals)];
    if (run.settings.mode !== null)
        lines.push((0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .pointsLine */ .M1)(run.totals));
    if (interval !== null)
        lines.push(`95% interval ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_10__/* .percent */ .KN)(interval.low)} to ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_10__/* .percent */ .KN)(interval.high)}`);
    if (comparison !== null) {
        const { verdict, difference, p, pairs, reasons, flips } = comparison;
        const figures = difference === null ? '' : `: ${(0,_report_change_js__WEBPACK_IMPORTED_MODULE_3__/* .points */ .WR)(difference)} points, p = ${p.toPrecision(3)}, ${pairs} instances`;
        lines.push(`${verdict}${figures}${reasons.length > 0 ? ` (${reasons.join('; ')})` : ''}`);
        for (const { instanceId, before, now } of flips)
            lines.push(`${before} → ${now} ${instanceId}`);
    }
    if (flaky.length > 0)
        lines.push(`flaky: ${flaky.join(', ')}`);
    for (const note of notes)
        lines.push(`note: ${note}`);
    for (const reason of run.gate?.reasons ?? [])
        lines.push(`gate: ${reason}`);
    lines.push(`report: ${node_path__WEBPACK_IMPORTED_MODULE_0__.relative('', node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(target))}/`);
    return `${lines.map((line) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_11__/* .plainLine */ .h0)(line, 1000)).join('\n')}\n`;
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
