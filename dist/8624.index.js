export const id = 8624;
export const ids = [8624];
export const modules = {

/***/ 49890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand)
/* harmony export */ });
/* harmony import */ var _action_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51454);
/* harmony import */ var _plan_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86789);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29065);



/** `agentbench plan`: a selection as a matrix of jobs; with `json` on one line, as the action's outputs. Notes go to standard error. */
async function planCommand(given, json) {
    const plan = await (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .makePlan */ .C)(given, (0,_action_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .thisMachine */ .g)(process.env));
    const { matrix, cells, notes } = plan;
    for (const note of notes)
        process.stderr.write(`agentbench: ${note}\n`);
    const lines = json ? [JSON.stringify({ matrix, count: cells.length })] : (0,_plan_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .planLines */ .H)(plan);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
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
