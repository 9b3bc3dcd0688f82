export const id = 3326;
export const ids = [3326];
export const modules = {
	75308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => nextLines,
			endLines: () => endLines,
			r: () => verdictLines,
			readBack: () => readBack
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26841);
		var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90492);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9583);
		var _invoked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55173);
		var _trials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18540);
		async function readBack(run, resultsPath) {
			let directory = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(resultsPath);
			return (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(directory, run).catch(() => ({
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
				...verdictLines(run).flatMap((line) => (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__.LV)(line, look.columns)),
				look.paint("dim", `results: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(where, 4096)}/run.json`),
				...nextLines(rows, where).map((line) => look.paint("dim", line)),
				...page === null ? [] : [look.paint("dim", `report: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)((0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(page), 4096)}`)]
			];
		}
		function verdictLines({ interrupted, gate, change }) {
			return [
				...interrupted === null ? [] : [`ended early by ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(interrupted)}; resume measures what is left`],
				...change == null ? [] : [`against the baseline: ${change.verdict}`],
				...(gate?.reasons ?? []).map((reason) => `gate: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(reason, 1e3)}`)
			];
		}
		function nextLines(rows, where) {
			let worst = [
				"error",
				"failed",
				"passed"
			].map((status) => rows.find(({ entry }) => entry.status === status)).find((row) => row !== void 0);
			return [...rows.some(({ entry: { status } }) => status === "error" || status === "not_run") ? [`measure the rest: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} resume ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)}`] : [], ...worst === void 0 ? [] : [`look at: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} show ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)} ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(worst.entry.instance_id)}`]];
		}
	}),
	55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
		function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
			if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
			return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
		}
		function realPath(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
			} catch {
				return file;
			}
		}
	}),
	81822: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E6: () => measuresScore,
			FL: () => byInstance,
			Mn: () => figureOf,
			Ol: () => flakyInstances,
			XF: () => intervalOf,
			aA: () => hasVerdict,
			xW: () => headlineFigure
		});
		var _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26862);
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
		function hasVerdict({ status }) {
			return status === "passed" || status === "failed";
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
			let { planned } = suite.run;
			let score = measuresScore(suite);
			if (!planned.every(hasVerdict) || score && instances.size < 2) return null;
			let clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
			return (0, _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__.$)(clusters, score ? {} : { most: planned.length });
		}
		function flakyInstances(instances) {
			return [...instances].filter(([, { length }]) => length > 1).filter(([, trials]) => ["passed", "failed"].every((status) => trials.some((trial) => trial.status === status))).map(([id]) => id);
		}
	}),
	97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => timesOf,
			Tu: () => atMost,
			fC: () => traceOf,
			ui: () => timeSplit,
			x: () => totalTimes
		});
		function timesOf(result) {
			let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
			return {
				instance_id,
				task_type,
				trial,
				attempt,
				status,
				score,
				stages,
				started_at,
				finished_at
			};
		}
		function traceOf(trials) {
			let ordered = trials.map((trial) => ({
				trial,
				begin: Date.parse(trial.started_at),
				end: Date.parse(trial.finished_at)
			})).sort((a, b) => a.begin - b.begin);
			let zero = ordered[0]?.begin ?? 0;
			let lanes = [];
			let events = [];
			for (let { trial, begin, end } of ordered) {
				let free = lanes.findIndex((until) => until <= begin);
				let lane = free === -1 ? lanes.length : free;
				lanes[lane] = end;
				let event = (name, cat, from, length, args) => events.push({
					name,
					cat,
					ph: "X",
					pid: 1,
					tid: lane + 1,
					ts: (from - zero) * 1e3,
					dur: length * 1e3,
					args
				});
				let { instance_id, task_type, attempt, status, score } = trial;
				event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
					task_type,
					attempt,
					status,
					score
				});
				for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
			}
			return {
				displayTimeUnit: "ms",
				traceEvents: [...lanes.map((_, lane) => ({
					name: "thread_name",
					ph: "M",
					pid: 1,
					tid: lane + 1,
					args: { name: `trials, lane ${lane + 1}` }
				})), ...events]
			};
		}
		function timeSplit(trials) {
			let split = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { stages } of trials) for (let { name, duration_ms } of stages) {
				let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
				split[whose] = atMost(split[whose] + duration_ms);
			}
			return split;
		}
		function totalTimes(times) {
			let total = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { agent, evaluation, harness } of times) {
				total.agent = atMost(total.agent + agent);
				total.evaluation = atMost(total.evaluation + evaluation);
				total.harness = atMost(total.harness + harness);
			}
			return total;
		}
		function atMost(sum) {
			return Math.min(sum, 2 ** 53 - 1);
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
	26862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => clusteredInterval });
		var statistics_arguments = __webpack_require__(99294);
		var mean = __webpack_require__(83157);
		var quantiles = __webpack_require__(47736);
		var interval = __webpack_require__(25449);
		function wilson(passed, trials, confidence = .95) {
			(0, statistics_arguments.v6)("passed", passed);
			(0, statistics_arguments.v6)("trials", trials);
			(0, statistics_arguments.q1)("confidence", confidence);
			if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
			if (trials === 0) return null;
			let { low, high } = scoreInterval(passed / trials, trials, confidence);
			return {
				low: passed === 0 ? 0 : low,
				high: passed === trials ? 1 : high
			};
		}
		function scoreInterval(rate, size, confidence) {
			let reach = (0, quantiles.xw)(confidence);
			let weight = reach ** 2 / size;
			let centre = (rate + weight / 2) / (1 + weight);
			let half = reach / (1 + weight) * Math.sqrt((rate * (1 - rate) + weight / 4) / size);
			return (0, interval.u)(0, 1, {
				low: centre - half,
				high: centre + half
			});
		}
		let SAME = 1e-12;
		function clusteredInterval(clusters, { most = Infinity, confidence = .95 } = {}) {
			(0, statistics_arguments.q1)("confidence", confidence);
			let means = Float64Array.from(clusters, (values, index) => {
				if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
				for (let value of values) (0, statistics_arguments.hP)(`the values of cluster ${index}`, value);
				return (0, mean.i)(values);
			}).sort();
			if (means.length === 0) return null;
			if (clusters.every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1))) return wilson(means.filter((verdict) => verdict === 1).length, means.length, confidence);
			let [least, largest] = [means[0], means.at(-1)];
			let rate = (0, mean.i)(means);
			let { low, high } = scoreInterval(rate, effectiveSize(means, rate, most, confidence), confidence);
			return {
				low: largest <= SAME ? 0 : low,
				high: least >= .999999999999 ? 1 : high
			};
		}
		function effectiveSize(means, rate, most, confidence) {
			let clusters = means.length;
			if (means.at(-1) - means[0] <= SAME) return clusters;
			let variance = means.reduce((sum, value) => sum + (value - rate) ** 2, 0) / (clusters - 1);
			let reduced = Math.min(most, rate * (1 - rate) * clusters / variance) * ((0, quantiles.xw)(confidence) / (0, quantiles.t1)(confidence, clusters - 1)) ** 2;
			return Math.max(clusters, reduced);
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
			e$: () => expandedTail,
			t1: () => studentReach,
			xw: () => normalReach
		});
		var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
		function normalReach(confidence) {
			return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
		}
		function studentReach(confidence, degreesOfFreedom) {
			return jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 + confidence) / 2, degreesOfFreedom);
		}
		function expandedTail(confidence, clusters) {
			let student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
			return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
		}
	}),
	34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => usageOfTrial,
			d: () => meterOfTrial
		});
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		let COUNTS = [
			"input_tokens",
			"cached_input_tokens",
			"output_tokens",
			"reasoning_tokens",
			"cost_usd",
			"steps",
			"requests",
			"failed_requests"
		];
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(total + value);
			}, 0);
			return {
				source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
				...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
				models: [...new Set(usages.flatMap(({ models }) => models))]
			};
		}
		function meterOfTrial({ agent, rounds }) {
			let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
			if (meters.length === 0) return null;
			let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
			return {
				throttled_requests: sum("throttled_requests"),
				waiting_ms: sum("waiting_ms")
			};
		}
	})
};
