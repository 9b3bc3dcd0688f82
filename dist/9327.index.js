export const id = 9327;
export const ids = [9327];
export const modules = {
	7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	}),
	69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => directoriesOf,
			mergeRuns: () => mergeRuns
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
		var _results_totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61210);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
		function mergeRuns(runs, expected) {
			let ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
			let chosen = new Map();
			for (let { run, results } of ordered) for (let [index, entry] of run.planned.entries()) {
				let key = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(entry));
				let candidate = {
					entry,
					result: results[index] ?? null,
					run
				};
				let earlier = chosen.get(key);
				(earlier === void 0 || rank(candidate) >= rank(earlier) && !isCopy(candidate, earlier)) && chosen.set(key, candidate);
			}
			let records = ordered.map(({ run }) => run);
			let open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
			let trials = expected === null ? [...chosen.values()] : asExpected(expected, chosen);
			return {
				run: mergedRecord(records, trials.map(({ entry }) => entry), open),
				results: trials.map(({ result }) => result),
				notes: differences(records),
				directories: directoriesOf(runs)
			};
		}
		function directoriesOf(runs) {
			let directories = new Map();
			for (let { results, directory } of runs) for (let result of results) result !== null && directory !== void 0 && directories.set(result, directory);
			return directories;
		}
		function firstOf({ planned }) {
			return planned[0] === void 0 ? "" : (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(planned[0]));
		}
		function asExpected({ matrix, trials }, chosen) {
			let unexpected = new Map(chosen);
			return [...matrix.include.flatMap(({ name, instances }) => instances.split(",").filter((id) => id !== "").flatMap((id) => Array.from({ length: trials }, (_, index) => {
				let place = {
					instance_id: id,
					trial: index + 1
				};
				unexpected.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place)));
				return chosen.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place))) ?? {
					entry: missing(place, name),
					result: null
				};
			}))), ...unexpected.values()];
		}
		function missing(place, job) {
			return {
				...place,
				task_type: "unknown",
				status: "not_run",
				score: null,
				score_expected: 0,
				coverage: 0,
				result: null,
				error: {
					stage: "plan",
					kind: "missing",
					message: `the job "${job}" left no result for this trial`
				}
			};
		}
		function rank({ entry: { status } }) {
			return status === "passed" || status === "failed" ? 2 : +(status === "error");
		}
		function isCopy({ entry, result }, earlier) {
			if (result === null || earlier.result === null || entry.status !== earlier.entry.status) return !1;
			return result.began === earlier.result.began && result.ended === earlier.result.ended;
		}
		function mergedRecord(runs, planned, open) {
			let latest = runs.at(-1) ?? unknownRun();
			let finished = runs.map(({ finished_at }) => finished_at);
			let trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
			return {
				...latest,
				settings: {
					...latest.settings,
					trials
				},
				planned,
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.vA)(planned),
				gate: null,
				change: runs.length > 1 ? null : latest.change ?? null,
				interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
				started_at: runs[0]?.started_at ?? latest.started_at,
				finished_at: finished.some((time) => time === null) ? null : finished.sort().at(-1) ?? null
			};
		}
		function differences(runs) {
			let [first, ...rest] = runs;
			if (first === void 0) return [];
			return [
				["dataset", ({ dataset }) => dataset],
				[
					"agent",
					({ agent }) => agent,
					"; to compare agents, give each a suite of its own"
				],
				["settings", ({ settings: { trials: _, ...settings } }) => settings],
				["harness version", ({ harness_version }) => harness_version]
			].flatMap(([what, of, advice = ""]) => {
				let other = rest.find((run) => !(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
				return other === void 0 ? [] : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}${advice}`];
			});
		}
		function unknownRun() {
			let now = new Date().toISOString();
			return {
				schema: "agentbench/run/v1",
				suite: null,
				dataset: {
					name: "unknown",
					ref: null,
					digest: `sha256:${"0".repeat(64)}`
				},
				agent: {
					name: null,
					model: null,
					command: ""
				},
				settings: {
					testbed: "docker",
					trials: 1,
					agent_timeout_ms: 0,
					evaluation_timeout_ms: 0,
					testcase_timeout_ms: 0,
					mode: null,
					judge: null,
					network: null,
					cpus: null,
					memory_bytes: null
				},
				planned: [],
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.vA)([]),
				gate: null,
				interrupted: null,
				started_at: now,
				finished_at: now,
				harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_3__.x,
				github: null
			};
		}
	})
};
