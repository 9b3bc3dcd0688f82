export const id = 6848;
export const ids = [6848];
export const modules = {
89955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => failBy,
M: () => failGate
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
var _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14173);
function failBy(error) {
if (error instanceof _base_signals_js__WEBPACK_IMPORTED_MODULE_1__.j$) {
_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(error.message);
process.exitCode = error.exitCode;
return;
}
let users = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo;
let stack = error instanceof Error ? error.stack : void 0;
_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(users ? error.message : `agentbench itself failed: ${stack ?? (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
process.exitCode = users ? 2 : 3;
}
function failGate(exitCode, { totals, gate, interrupted }) {
if (exitCode === 0) return;
let early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(`${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(totals)}. ${[...early, ...gate?.reasons ?? []].join("; ")}`);
process.exitCode = exitCode;
}
}),
96848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { plan: () => plan });
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
var _github_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4472);
var _github_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52385);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86324);
var _options_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69917);
var _plan_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86789);
var _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85293);
var _config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68673);
var _fail_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89955);
var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14173);
async function plan() {
try {
let names = _options_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.filter((name) => (0, _options_options_js__WEBPACK_IMPORTED_MODULE_5__.ny)("plan", name));
let inputs = Object.fromEntries(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name)]));
let made = await (0, _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_7__.C)({
...inputs,
...await (0, _config_js__WEBPACK_IMPORTED_MODULE_8__.m)(inputs, "plan", process.env)
}, (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__.g)(process.env), (options) => (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_3__.Ns)((0, _github_limits_js__WEBPACK_IMPORTED_MODULE_3__.w9)(process.env), () => durationsOfArtifact(options)));
for (let note of made.notes) _log_js__WEBPACK_IMPORTED_MODULE_10__.lm(note, { title: "agentbench" });
for (let line of (0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_6__.H)(made)) _log_js__WEBPACK_IMPORTED_MODULE_10__.pq(`│ ${line}`);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("matrix", JSON.stringify(made.matrix));
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("count", made.cells.length);
process.env.GITHUB_STEP_SUMMARY && await summarize((0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_6__.M)(made));
} catch (error) {
(0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.A)(error);
}
}
async function durationsOfArtifact(options) {
let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_2__.j)(process.env);
let { baselineDurations } = await Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(663),
__webpack_require__.e(6913),
__webpack_require__.e(6921),
__webpack_require__.e(9583),
__webpack_require__.e(7274),
__webpack_require__.e(9704),
__webpack_require__.e(6157),
__webpack_require__.e(2148)
]).then(__webpack_require__.bind(__webpack_require__, 23585));
return baselineDurations(options, (0, _github_place_js__WEBPACK_IMPORTED_MODULE_11__.VS)(process.env, event), (0, _github_place_js__WEBPACK_IMPORTED_MODULE_11__.cF)(process.env, event));
}
async function summarize(text) {
try {
await _actions_core__WEBPACK_IMPORTED_MODULE_0__.z.addRaw(text).write();
} catch (error) {
_log_js__WEBPACK_IMPORTED_MODULE_10__.$e(`The step summary was not written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`, { title: "agentbench" });
}
}
})
};
