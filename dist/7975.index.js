export const id = 7975;
export const ids = [7975];
export const modules = {
49890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { planCommand: () => planCommand });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86324);
var _plan_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86789);
var _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85293);
var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12694);
async function planCommand(given, { json, detect, from, rate }) {
if (detect === void 0 && (from ?? rate) !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${from === void 0 ? "rate" : "from"}: is for --detect, which gives the difference to show`);
if (from !== void 0 && rate !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("rate: the results of --from have a rate; give one of both");
let detecting = detect === void 0 ? null : await Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(1719)
]).then(__webpack_require__.bind(__webpack_require__, 81719));
let difference = detecting?.parseShare("detect", detect) ?? null;
let stated = rate === void 0 ? null : detecting.parseShare("rate", rate);
let plan = await (0, _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_4__.C)(given, (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_2__.g)(process.env));
let { matrix, cells, notes, trials } = plan;
for (let note of notes) (0, _print_js__WEBPACK_IMPORTED_MODULE_5__.cc)(note);
let detection = null;
if (detecting !== null) {
let expected = from === void 0 ? detecting.expectedOfRate(stated) : await detecting.expectedFrom(from);
for (let note of expected.notes) (0, _print_js__WEBPACK_IMPORTED_MODULE_5__.cc)((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(note));
let instances = cells.reduce((sum, cell) => sum + cell.instances.length, 0);
detection = detecting.detect(difference, {
instances,
trials
}, expected);
}
if (json) {
let parts = {
matrix,
count: cells.length,
...detection === null ? {} : { detect: detection }
};
(0, _print_js__WEBPACK_IMPORTED_MODULE_5__.dq)(`${JSON.stringify(parts)}\n`);
} else (0, _print_js__WEBPACK_IMPORTED_MODULE_5__.tj)(detection === null ? (0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_3__.H)(plan) : detecting.detectionLines(detection));
return 0;
}
}),
90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69917);
function parseOptions(texts) {
let given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text.trim() !== ""));
let parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__.ci.safeParse(given);
if (parsed.success) return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join("\n"));
}
function explain(issue, given) {
if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__.W6)}?`);
let name = String(issue.path[0]);
let choices = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.cU)(name);
if (choices === null) return [`${name}: ${issue.message}`];
let text = given[name];
return [`${name}: "${text}" is not one of ${choices.join(", ")}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(text, choices)}?`];
}
})
};
