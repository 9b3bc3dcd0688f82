export const id = 6848;
export const ids = [6848];
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

/***/ 96848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57541);
/* harmony import */ var _plan_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86789);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29065);
/* harmony import */ var _fail_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89955);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51454);







/** The plan action: a selection to the outputs `matrix` and `count`. */
async function plan() {
    try {
        // Texts, since an empty selection is none that the options know.
        const names = _options_options_js__WEBPACK_IMPORTED_MODULE_2__/* .optionNames */ .W6.filter((name) => (0,_options_options_js__WEBPACK_IMPORTED_MODULE_2__/* .takes */ .ny)('plan', name));
        const made = await (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .makePlan */ .C)(Object.fromEntries(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)])), (0,_machine_js__WEBPACK_IMPORTED_MODULE_6__/* .thisMachine */ .g)(process.env));
        for (const note of made.notes)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(note, { title: 'agentbench' });
        for (const line of (0,_plan_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .planLines */ .H)(made))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`│ ${line}`);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('matrix', JSON.stringify(made.matrix));
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('count', made.cells.length);
        if (process.env.GITHUB_STEP_SUMMARY)
            await summarize((0,_plan_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .planSummary */ .M)(made));
    }
    catch (error) {
        (0,_fail_js__WEBPACK_IMPORTED_MODULE_5__/* .failBy */ .A)(error);
    }
}
async function summarize(text) {
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(text).write();
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The step summary was not written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, { title: 'agentbench' });
    }
}


/***/ })

};
