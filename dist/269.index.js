export const id = 269;
export const ids = [269, 9583];
export const modules = {
	90269: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Se: () => upload,
			inTemporary: () => inTemporary,
			isReport: () => isReport,
			j2: () => reportParts,
			jobArtifactParts: () => jobArtifactParts,
			runsOf: () => runsOf,
			suitePrefix: () => suitePrefix,
			uq: () => countJobs
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
		var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
		let ATTEMPT = "-\\d+(-(?:\\d|[0-9a-f]{8}))?$";
		async function suitePrefix(options) {
			let { artifactName } = await Promise.all([
				__webpack_require__.e(3839),
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(273)
			]).then(__webpack_require__.bind(__webpack_require__, 40273));
			return artifactName([options["artifact-name"], options.suite ?? ""]);
		}
		function jobArtifactParts(options) {
			return [
				options["artifact-name"],
				options.suite ?? "",
				process.env.GITHUB_JOB ?? "",
				options["job-index"],
				process.env.GITHUB_ACTION ?? ""
			];
		}
		function reportParts(options) {
			return [
				options["artifact-name"],
				options.suite ?? "",
				"report"
			];
		}
		async function upload(what, directory, parts, retentionDays) {
			try {
				let { artifactName, uploadDirectory } = await Promise.all([
					__webpack_require__.e(3839),
					__webpack_require__.e(6913),
					__webpack_require__.e(1143),
					__webpack_require__.e(6118),
					__webpack_require__.e(1077),
					__webpack_require__.e(273)
				]).then(__webpack_require__.bind(__webpack_require__, 40273));
				return (await uploadDirectory(artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT ?? "1"]), directory, retentionDays)).id;
			} catch (error) {
				_actions_core__WEBPACK_IMPORTED_MODULE_1__.$e(`${what} in ${directory}, but the artifact was not uploaded: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`, { title: "agentbench" });
				return null;
			}
		}
		function isReport(name, prefix) {
			return RegExp(`^report${ATTEMPT}`).test(name.slice(prefix.length + 1));
		}
		function countJobs(names) {
			return new Set(names.map((name) => name.replace(RegExp(ATTEMPT), "$1"))).size;
		}
		async function runsOf(artifacts, directory, suite, download) {
			let runs = [];
			let notes = [];
			let failed = [];
			for (let artifact of artifacts) {
				let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, String(artifact.id));
				try {
					let { left } = await download(artifact, target);
					for (let what of left) notes.push(`${artifact.name}: left out: ${what}`);
					let found = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRuns)([target]);
					runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === void 0 || run.suite === suite));
					notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, "")}`));
				} catch (error) {
					notes.push(`${artifact.name} could not be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
					failed.push(artifact);
				}
			}
			return {
				runs,
				notes,
				failed
			};
		}
		async function inTemporary(directory, work) {
			let temporary = await (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_4__.Te)({ temporaryDirectory: directory });
			try {
				return await work(temporary.directory);
			} finally {
				await (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_4__.lb)(temporary.directory).catch((error) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.Yz(`${temporary.directory} was not removed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`));
			}
		}
	}),
	7171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => briefOf,
			v: () => LONGEST_DETAIL
		});
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97384);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
		var _files_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58937);
		let LONGEST_DETAIL = 1e3;
		function briefOf(result) {
			let { attempt, status, integrity, error, human_actions, evaluation, rounds } = result;
			return {
				attempt,
				integrity,
				error,
				human_actions,
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				image_digest: result.testbed.image_digest,
				explanation: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_1__.rn)(result),
				detail: status === "passed" ? "" : detailOf(result),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
		}
		function agentTime({ agent, rounds = [] }) {
			if (rounds.length === 0) return agent.duration_ms;
			return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
		}
		function detailOf({ error, evaluation }) {
			if (error !== null) return (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.CG)(error.message, LONGEST_DETAIL);
			return evaluation?.kind === "success_command" ? (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.Lj)(evaluation.output_tail, LONGEST_DETAIL) : "";
		}
		function briefPlan(plan, rounds = []) {
			let { mode, score_without_vacuous, points } = plan;
			return {
				mode,
				score_without_vacuous,
				...figuresOf(plan),
				points: points.map(({ testcases, notes: _, ...point }) => ({
					...point,
					duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
				})),
				rounds: rounds.map(({ evaluation }) => figuresOfRound(evaluation))
			};
		}
		function figuresOfRound(evaluation) {
			return evaluation?.kind === "test_plan" ? figuresOf(evaluation) : null;
		}
		function figuresOf({ expected, judged, score, score_expected, coverage }) {
			return {
				expected,
				judged,
				score,
				score_expected,
				coverage
			};
		}
	}),
	9583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadRun: () => loadRun,
			loadRuns: () => loadRuns
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _results_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48242);
		var _results_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47705);
		var _brief_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7171);
		let MOST_RUNS = 2e3;
		async function loadRuns(directories, option = "results") {
			let runs = [];
			let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_2__.s)(directories, 4, option);
			for (let directory of found) {
				if (runs.length >= MOST_RUNS) {
					notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
					continue;
				}
				try {
					let { left, ...run } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_3__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_4__.G);
					runs.push({
						...run,
						directory
					});
					for (let what of left.slice(0, 20)) notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, what)}, and is left out`);
					left.length > 20 && notes.push(`${directory}: ${left.length - 20} more results are left out`);
				} catch (error) {
					notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "run.json")} is no record of a run: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error).split("\n")[0]}`);
				}
			}
			return {
				runs,
				notes
			};
		}
		async function loadRun(directory) {
			let { run, results } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_3__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_4__.G);
			return {
				run,
				results,
				directory
			};
		}
	}),
	48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		let MOST_DIRECTORIES = 2e4;
		async function findRuns(directories, deepest, option) {
			let found = [];
			let notes = [];
			let seen = new Set();
			let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory));
			for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
				let below = [];
				for (let directory of level) below.push(...await look(directory, depth));
				level = below;
			}
			let beyond = seen.size - MOST_DIRECTORIES;
			beyond > 0 && notes.push(`${beyond} directories are left out: results are looked for in ${MOST_DIRECTORIES}`);
			return {
				found: found.sort(),
				notes
			};
			async function look(directory, depth) {
				if (seen.has(directory)) return [];
				seen.add(directory);
				if (seen.size > MOST_DIRECTORIES) return [];
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
					let fault = (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
					if (depth === deepest) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${option}: ${fault}`);
					notes.push(fault);
					return [];
				});
				let has = (name) => entries.some((entry) => entry.name === name && entry.isFile());
				if (has("results.json") && depth < deepest) return [];
				if (has("run.json")) {
					found.push(directory);
					return [];
				}
				return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name));
			}
		}
	})
};
