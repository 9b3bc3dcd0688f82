export const id = 1743;
export const ids = [1743];
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
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58937);
/* harmony import */ var _report_sources_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15985);
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74135);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8020);












/**
 * `agentbench report`: puts the results in these directories together, writes the report's files to `<results-path>/report/`,
 * and returns the exit code of the gate.
 */
async function reportCommand(directories, given, json) {
    const options = (0,_options_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .A)(given);
    const baseline = await baselineOf(options.baseline);
    const suite = await (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .b)(directories.length > 0 ? directories : [options['results-path']], options);
    const report = (0,_report_describe_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSuite */ .g)(suite, baseline, options);
    const target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(options['results-path'], 'report');
    await (0,_report_files_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReportFiles */ .t)(target, report, (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSummary */ .Br)(report));
    process.stdout.write(json ? (0,_report_files_results_js__WEBPACK_IMPORTED_MODULE_6__/* .resultsJson */ .j)(report) : describe(report, target));
    // A run that was interrupted is not a report that was.
    return (0,_run_gate_js__WEBPACK_IMPORTED_MODULE_10__/* .exitCodeOf */ .FO)({ ...report.run, interrupted: null }, options);
}
async function baselineOf(baseline) {
    if (baseline === 'none')
        return null;
    if (baseline === 'artifact')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('baseline: artifact is for workflows; on the command line name a directory of earlier results');
    return (0,_report_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .loadBaselineDirectory */ .R)(baseline);
}
function describe({ run, interval, comparison, notes, flaky }, target) {
    const lines = [(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_11__/* .headline */ .Pl)(run.totals)];
    if (run.settings.mode !== null)
        lines.push((0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_11__/* .pointsLine */ .M1)(run.totals));
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
    return `${lines.map((line) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLine */ .h0)(line, 1000)).join('\n')}\n`;
}


/***/ })

};
