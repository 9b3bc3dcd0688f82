export const id = 9890;
export const ids = [9890];
export const modules = { 49890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { planCommand: () => planCommand });
	var _action_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51454);
	var _plan_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86789);
	var _plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96093);
	async function planCommand(given, json) {
		let plan = await (0, _plan_plan_js__WEBPACK_IMPORTED_MODULE_2__.C)(given, (0, _action_machine_js__WEBPACK_IMPORTED_MODULE_0__.g)(process.env));
		let { matrix, cells, notes } = plan;
		for (let note of notes) process.stderr.write(`agentbench: ${note}\n`);
		let lines = json ? [JSON.stringify({
			matrix,
			count: cells.length
		})] : (0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_1__.H)(plan);
		process.stdout.write(`${lines.join("\n")}\n`);
		return 0;
	}
}) };
