export const id = 8685;
export const ids = [8685];
export const modules = { 48685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R6: () => CATEGORIES,
eP: () => explainedSchema,
hE: () => CAUSES,
zu: () => causeSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let CAUSES = [
"no_model_request",
"model_error",
"budget",
"timed_out",
"crashed",
"not_persistent",
"repeating",
"gave_up",
"claimed_success"
];
let causeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
cause: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(CAUSES),
evidence: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "What shows it, on one line"),
step: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC())), "Step of the trajectory that shows it; null for none"),
log: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "The log that shows it; null for none")
});
let CATEGORIES = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let explainedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
category: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(CATEGORIES), "Of SetupBench’s paper: tools of development or tests were not installed; a constraint was made up; the setup did not last; or none of these"),
explanation: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
quotes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
text: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
step: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "Identity of the judge"),
input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI())),
output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI())),
cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI()))
});
}) };
