export const id = 5308;
export const ids = [5308, 9583];
export const modules = {
	75308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => nextLines,
			endLines: () => endLines,
			r: () => verdictLines,
			readBack: () => readBack
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
		var _text_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51873);
		var _text_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89372);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8020);
		var _invoked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55173);
		var _trials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18540);
		async function readBack(run, resultsPath) {
			let directory = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(resultsPath);
			return (0, _report_load_js__WEBPACK_IMPORTED_MODULE_1__.loadRun)(directory).catch(() => ({
				run,
				results: [],
				directory
			}));
		}
		function endLines({ run, results, directory }, page, look) {
			let rows = run.planned.map((entry, index) => ({
				entry,
				result: results[index] ?? null
			}));
			let where = (0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(directory);
			return [
				...(0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.XL)(rows, run.settings.mode, look, !1),
				"",
				...(0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.HJ)(run, rows, look),
				...verdictLines(run).flatMap((line) => (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_2__.LV)(line, look.columns)),
				look.paint("dim", `results: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.h0)(where, 4096)}/run.json`),
				...nextLines(rows, where).map((line) => look.paint("dim", line)),
				...page === null ? [] : [look.paint("dim", `report: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.h0)((0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(page), 4096)}`)]
			];
		}
		function verdictLines({ interrupted, gate, change }) {
			return [
				...interrupted === null ? [] : [`ended early by ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.h0)(interrupted)}; --resume measures what is left`],
				...change == null ? [] : [`against the baseline: ${change.verdict}`],
				...(gate?.reasons ?? []).map((reason) => `gate: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.h0)(reason, 1e3)}`)
			];
		}
		function nextLines(rows, where) {
			let worst = [
				"error",
				"failed",
				"passed"
			].map((status) => rows.find(({ entry }) => entry.status === status)).find((row) => row !== void 0);
			return worst === void 0 ? [] : [`look at: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} show ${(0, _text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(where)} ${(0, _text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(worst.entry.instance_id)}`];
		}
	}),
	55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89372);
		function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
			if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
			return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
		}
		function realPath(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
			} catch {
				return file;
			}
		}
	}),
	81681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => table });
		var _text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51873);
		function table(rows, columns, last, { columns: width, paint }) {
			let cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
			let lasts = rows.map((row) => last.cell(row));
			let widths = columns.map(({ title }, at) => cells.reduce((most, row) => Math.max(most, (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(row[at])), (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(title)));
			let flexible = columns.findIndex((column) => column.flexible);
			let others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), 2 * (columns.length - 1));
			let inLog = !Number.isFinite(width);
			flexible !== -1 && (widths[flexible] = Math.max(6, Math.min(widths[flexible], inLog ? 60 : width - others)));
			let taken = others + (flexible === -1 ? 0 : widths[flexible]);
			let most = lasts.reduce((longest, text) => Math.max(longest, (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(text)), 0);
			let beside = width - taken - 2 >= Math.min(most, 32);
			let line = (texts, row) => texts.map((text, at) => {
				let { side, style } = columns[at];
				let shown = at === flexible && !inLog ? (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, widths[at]) : text;
				let own = row === null ? void 0 : style?.(row);
				let painted = own === void 0 ? shown : paint(own, shown);
				return (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
			}).join("  ");
			let titles = line(columns.map(({ title }) => title), null);
			return [paint("dim", (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
				let own = (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line(cells[index], row), width);
				let text = lasts[index];
				if (text === "") return [own.trimEnd()];
				if (beside) return [own + "  " + (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
				return [own.trimEnd(), "    " + (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
			})];
		}
	}),
	18540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => totalsLines,
			MP: () => pathFromHere,
			XL: () => trialTable
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _report_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23263);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97384);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74135);
		var _text_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51873);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8020);
		var _paint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19089);
		var _table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81681);
		function trialTable(rows, mode, look, all) {
			let shown = all || rows.length <= 60 ? rows : rows.filter(({ entry }) => entry.status !== "passed");
			let columns = [{
				title: "verdict",
				cell: ({ entry: { status } }) => `${_paint_js__WEBPACK_IMPORTED_MODULE_6__.j7[status].mark} ${_paint_js__WEBPACK_IMPORTED_MODULE_6__.j7[status].word}`,
				style: ({ entry: { status } }) => _paint_js__WEBPACK_IMPORTED_MODULE_6__.j7[status].style
			}, {
				title: "instance",
				cell: ({ entry }) => entry.instance_id,
				flexible: !0
			}];
			let figure = (title, cell) => columns.push({
				title,
				cell,
				side: "right"
			});
			rows.some(({ entry }) => entry.trial > 1) && figure("trial", ({ entry }) => String(entry.trial));
			figure("score", ({ entry }) => (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(entry.score));
			if (mode !== null) {
				figure("of all", ({ entry }) => (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(entry.score_expected));
				figure("judged", ({ entry }) => (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(entry.coverage));
			}
			figure("agent", ({ result }) => result === null ? "–" : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(result.agent_ms));
			rows.some(({ result }) => costOf(result) !== null) && figure("cost", ({ result }) => (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.BD)(costOf(result)));
			let lines = shown.length === 0 ? [] : (0, _table_js__WEBPACK_IMPORTED_MODULE_7__.t)(shown, columns, {
				title: "why",
				cell: whyOf
			}, look);
			let left = rows.length - shown.length;
			return left === 0 ? lines : [...lines, look.paint("dim", `… and ${left} that passed`)];
		}
		function whyOf({ entry, result }) {
			let { error } = entry;
			let reason = result === null ? error === null ? "" : `${error.stage}: ${error.message}` : result.explanation;
			let notes = result === null ? "" : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.mn)(result);
			return (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)([reason, notes === "" ? "" : `[${notes}]`].filter((part) => part !== "").join(" "), 500);
		}
		function totalsLines(run, rows, { columns, paint }) {
			let lines = [];
			run.settings.mode !== null && lines.push((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.M1)(run.totals));
			let interval = (0, _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ run });
			if (interval !== null) {
				let what = run.settings.mode === null ? "rate" : "score of everything";
				lines.push(`95% interval of the ${what}: ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(interval.high)}`);
			}
			let results = rows.flatMap(({ result }) => result ?? []);
			let { agent, evaluation, harness } = (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_8__.x)(results.map(({ times }) => times));
			results.length > 0 && lines.push(`time: agent ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(agent)}, evaluation ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(evaluation)}, harness ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(harness)}`);
			let costs = results.map(costOf).filter((cost) => cost !== null);
			if (costs.length > 0) {
				let of = costs.length === results.length ? "" : `, known of ${costs.length} of ${results.length} trials`;
				lines.push(`cost: ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.BD)(costs.reduce((sum, cost) => sum + cost, 0))}${of}`);
			}
			return [paint("bold", (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(run.totals)), ...lines].flatMap((line) => (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_4__.LV)(line, columns));
		}
		function costOf(result) {
			return result?.usage.cost_usd ?? null;
		}
		function pathFromHere(file) {
			let relative = node_path__WEBPACK_IMPORTED_MODULE_0__.relative("", node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file));
			if (relative === "") return ".";
			return relative.startsWith("..") ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file) : relative;
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
	23263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FL: () => byInstance,
			Mn: () => figureOf,
			Ol: () => flakyInstances,
			xW: () => headlineFigure,
			XF: () => intervalOf,
			E6: () => measuresScore
		});
		var bootstrap = __webpack_require__(50168);
		var statistics_arguments = __webpack_require__(99294);
		var interval = __webpack_require__(25449);
		var quantiles = __webpack_require__(47736);
		function wilson(passed, trials, confidence = .95) {
			(0, statistics_arguments.v6)("passed", passed);
			(0, statistics_arguments.v6)("trials", trials);
			(0, statistics_arguments.q1)("confidence", confidence);
			if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
			if (trials === 0) return null;
			let rate = passed / trials;
			let reach = (0, quantiles.x)(confidence);
			let weight = reach ** 2 / trials;
			let centre = (rate + weight / 2) / (1 + weight);
			let half = reach / (1 + weight) * Math.sqrt((rate * (1 - rate) + weight / 4) / trials);
			let { low, high } = (0, interval.u)(0, 1, {
				low: centre - half,
				high: centre + half
			});
			return {
				low: passed === 0 ? 0 : low,
				high: passed === trials ? 1 : high
			};
		}
		function byInstance(planned) {
			let instances = new Map();
			for (let entry of planned) {
				let trials = instances.get(entry.instance_id);
				trials === void 0 ? instances.set(entry.instance_id, [entry]) : trials.push(entry);
			}
			return instances;
		}
		function measuresScore({ run }) {
			return run.settings.mode !== null;
		}
		function headlineFigure(suite) {
			let { totals } = suite.run;
			if (totals.passed + totals.failed === 0) return null;
			return measuresScore(suite) ? totals.score_expected : totals.success_rate;
		}
		function figureOf(trial, score) {
			return score ? trial.score_expected : Number(trial.status === "passed");
		}
		function intervalOf(suite, instances = byInstance(suite.run.planned)) {
			let { totals } = suite.run;
			if (headlineFigure(suite) === null) return null;
			let score = measuresScore(suite);
			let clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
			if (!score && clusters.every((values) => values.length === 1)) return wilson(totals.passed, totals.planned);
			return (0, bootstrap.b)(clusters);
		}
		function flakyInstances(instances) {
			return [...instances].filter(([, { length }]) => length > 1).filter(([, trials]) => ["passed", "failed"].every((status) => trials.some((trial) => trial.status === status))).map(([id]) => id);
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
	}),
	99294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hP: () => requireRatio,
			hp: () => requireFinite,
			q1: () => requireLevel,
			v6: () => requireCount
		});
		function requireCount(name, value, least = 0) {
			if (!Number.isSafeInteger(value) || value < least) throw RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
		}
		function requireLevel(name, value) {
			if (!(value > 0 && value < 1)) throw RangeError(`${name} must be between 0 and 1, not ${value}`);
		}
		function requireFinite(name, values) {
			for (let [index, value] of values.entries()) if (!Number.isFinite(value)) throw RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
		}
		function requireRatio(name, ...values) {
			for (let value of values) if (!(value >= 0 && value <= 1)) throw RangeError(`${name} must be from 0 to 1, not ${value}`);
		}
	}),
	50168: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => clusterBootstrap });
		var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72577);
		var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
		var _interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25449);
		var _mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83157);
		var _quantiles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47736);
		var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52167);
		function clusterBootstrap(clusters, { resamples = 1e4, seed, confidence = .95 } = {}) {
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
			let means = Float64Array.from(clusters, (values, index) => {
				if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
				(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hp)(`the values of cluster ${index}`, values);
				return (0, _mean_js__WEBPACK_IMPORTED_MODULE_4__.i)(values);
			}).sort();
			let size = means.length;
			let [least = 0, most = 0] = [means[0], means[size - 1]];
			if (size < 2 || most - least <= 1e-12 * Math.max(-least, most)) return null;
			let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(means, seed);
			let resampled = new Float64Array((0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, size));
			for (let resample = 0; resample < resampled.length; resample += 1) {
				let sum = 0;
				for (let drawn = 0; drawn < size; drawn += 1) sum += means[(0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, size - 1)];
				resampled[resample] = sum / size;
			}
			resampled.sort();
			let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e)(confidence, size);
			return (0, _interval_js__WEBPACK_IMPORTED_MODULE_5__.u)(least, most, {
				low: quantile(resampled, tail),
				high: quantile(resampled, 1 - tail)
			});
		}
		function quantile(sorted, share) {
			let position = share * (sorted.length - 1);
			let below = Math.floor(position);
			let [lower, upper] = [sorted[below], sorted[Math.ceil(position)]];
			return lower + (position - below) * (upper - lower);
		}
	}),
	25449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => within });
		function within(least, most, { low, high }) {
			return {
				low: Math.max(least, low),
				high: Math.min(most, high)
			};
		}
	}),
	83157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => mean });
		function mean(values) {
			let sum = 0;
			for (let index = 0; index < values.length; index += 1) sum += values[index];
			return sum / values.length;
		}
	}),
	47736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => expandedTail,
			x: () => normalReach
		});
		var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
		function normalReach(confidence) {
			return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
		}
		function expandedTail(confidence, clusters) {
			let student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
			return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
		}
	}),
	52167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Db: () => generatorFor,
			Eb: () => sharedResamples,
			z5: () => affordableResamples
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69566);
		function generatorFor(values, seed) {
			if (seed !== void 0 && !Number.isInteger(seed)) throw RangeError(`seed must be a whole number, not ${seed}`);
			return (0, pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__.q)(seed ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", values, "buffer").readInt32LE());
		}
		function affordableResamples(resamples, size) {
			return Math.min(resamples, Math.max(1e3, Math.floor(5e7 / size)));
		}
		function sharedResamples(figures, size) {
			return affordableResamples(1e4, Math.max(1, figures * size));
		}
	}),
	51873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jj: () => cut,
			LV: () => wrap,
			eV: () => pad,
			it: () => cutMiddle,
			qz: () => widthOf
		});
		var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
		var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
		var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
		let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
		function cut(text, columns) {
			if (widthOf(text) <= columns) return text;
			return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
		}
		function beginningOf(text, columns) {
			for (let end = columns; end > 0; end--) {
				let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
				if (widthOf(part) <= columns) return part;
			}
			return "";
		}
		function cutMiddle(text, columns) {
			let width = widthOf(text);
			if (width <= columns || columns < 3) return cut(text, columns);
			let end = Math.floor((columns - 1) / 2);
			let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
			return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
		}
		function pad(text, columns, side = "left") {
			let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
			return side === "left" ? text + space : space + text;
		}
		function wrap(text, columns, prefix = "") {
			let room = columns - widthOf(prefix);
			return text.split("\n").flatMap((line) => {
				if (!Number.isFinite(room)) return [line];
				let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
					hard: !0,
					trim: !1
				}).split("\n");
				return [first, ...rest.map((part) => part.trimStart())];
			}).map((line) => (prefix + line).trimEnd());
		}
	})
};
