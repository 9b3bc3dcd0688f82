export const id = 9890;
export const ids = [9890];
export const modules = { 49890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { planCommand: () => planCommand });
	var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86324);
	var _plan_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86789);
	var _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85293);
	var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12694);
	async function planCommand(given, json) {
		let plan = await (0, _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_2__.C)(given, (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_0__.g)(process.env));
		let { matrix, cells, notes } = plan;
		for (let note of notes) (0, _print_js__WEBPACK_IMPORTED_MODULE_3__.cc)(note);
		json ? (0, _print_js__WEBPACK_IMPORTED_MODULE_3__.dq)(`${JSON.stringify({
			matrix,
			count: cells.length
		})}\n`) : (0, _print_js__WEBPACK_IMPORTED_MODULE_3__.tj)((0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_1__.H)(plan));
		return 0;
	}
}) };
