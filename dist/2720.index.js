export const id = 2720;
export const ids = [2720];
export const modules = {
	19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C2: () => painter,
			Li: () => lookOf,
			uc: () => isLively
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12694);
		function lookOf(stream) {
			return {
				columns: columnsOf(stream),
				paint: painter((0, _print_js__WEBPACK_IMPORTED_MODULE_1__.yU)(stream))
			};
		}
		function painter(coloured) {
			return (style, text) => coloured && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: !1 }) : text;
		}
		function isLively(stream) {
			return stream.isTTY === !0 && process.env.TERM !== "dumb";
		}
		function columnsOf(stream) {
			return stream.isTTY === !0 ? Math.max(20, (stream.columns || 80) - 1) : Infinity;
		}
	}),
	32720: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runCommand: () => runCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68785);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86324);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90162);
		var _report_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37936);
		var _report_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36812);
		var _results_gate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43050);
		var _run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7150);
		var _paint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19089);
		var _print_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12694);
		function exampleOptions(root) {
			return {
				dataset: node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, "examples/dataset"),
				"agent-directory": node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, "examples/agent"),
				"agent-command": "bash \"$AGENTBENCH_AGENT_DIR/agent.sh\"",
				"agent-name": "example",
				"agent-timeout": "5s"
			};
		}
		function judgeKey({ judge }) {
			if (judge !== "openai") return {};
			return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY ?? process.env.OPENAI_API_KEY };
		}
		async function runCommand(given, json, root) {
			let named = [
				"dataset",
				"dataset-path",
				"dataset-repository",
				"dataset-ref",
				"agent-command"
			].some((name) => given[name] !== void 0);
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_4__.A)(named ? {
				...judgeKey(given),
				...given
			} : {
				...exampleOptions(root),
				...given
			});
			given["judge-api-key"] !== void 0 && (0, _print_js__WEBPACK_IMPORTED_MODULE_10__.cc)("--judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead");
			let baseline = await (0, _report_baseline_js__WEBPACK_IMPORTED_MODULE_5__.o)(options.baseline);
			let stream = json ? process.stderr : process.stdout;
			let live = (0, _paint_js__WEBPACK_IMPORTED_MODULE_9__.uc)(stream) ? new (await (Promise.all([__webpack_require__.e(9132), __webpack_require__.e(2780)]).then(__webpack_require__.bind(__webpack_require__, 2780)))).LiveObserver(stream) : null;
			let interruption = (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.YF)();
			try {
				let run = await (0, _run_run_js__WEBPACK_IMPORTED_MODULE_8__.f)({
					options,
					machine: (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_3__.g)(process.env),
					observer: live ?? new _report_lines_js__WEBPACK_IMPORTED_MODULE_6__.ly((line) => (0, _print_js__WEBPACK_IMPORTED_MODULE_10__.tj)([line], stream)),
					github: null,
					compare: (0, _report_baseline_js__WEBPACK_IMPORTED_MODULE_5__.J)(baseline, options),
					secrets: [],
					signal: interruption.signal
				});
				live?.close();
				let { endLines, readBack } = await Promise.all([
					__webpack_require__.e(9314),
					__webpack_require__.e(9132),
					__webpack_require__.e(7705),
					__webpack_require__.e(8356),
					__webpack_require__.e(808)
				]).then(__webpack_require__.bind(__webpack_require__, 75308));
				let onDisk = await readBack(run, options["results-path"]);
				let page = run.interrupted === null ? await writePage(onDisk, baseline, options) : null;
				json ? (0, _print_js__WEBPACK_IMPORTED_MODULE_10__.Q2)(run) : (0, _print_js__WEBPACK_IMPORTED_MODULE_10__.tj)(["", ...endLines(onDisk, page, (0, _paint_js__WEBPACK_IMPORTED_MODULE_9__.Li)(stream))], stream);
				return (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_7__.F)(run, options);
			} finally {
				live?.close();
				interruption.dispose();
			}
		}
		async function writePage(onDisk, baseline, options) {
			try {
				let { describeRun, writeReportPage } = await Promise.all([
					__webpack_require__.e(9314),
					__webpack_require__.e(7705),
					__webpack_require__.e(3128),
					__webpack_require__.e(4996),
					__webpack_require__.e(6963)
				]).then(__webpack_require__.bind(__webpack_require__, 94996));
				return await writeReportPage(onDisk.directory, describeRun(onDisk, baseline, options));
			} catch (error) {
				(0, _print_js__WEBPACK_IMPORTED_MODULE_10__.cc)(`report.html was not written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
				return null;
			}
		}
	})
};
