export const id = 5308;
export const ids = [5308];
export const modules = {
	75308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => nextLines,
			endLines: () => endLines,
			r: () => verdictLines
		});
		var _results_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94379);
		var _text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51873);
		var _text_shell_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89372);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8020);
		var _trials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18540);
		async function endLines(run, resultsPath, look) {
			let results = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_0__.c)(resultsPath, (result) => result).then(({ results }) => results, () => []);
			let rows = run.planned.map((entry, index) => ({
				entry,
				result: results[index] ?? void 0
			}));
			let measured = rows.flatMap(({ result }) => result ?? []);
			let where = (0, _trials_js__WEBPACK_IMPORTED_MODULE_3__.MP)(resultsPath);
			return [
				...(0, _trials_js__WEBPACK_IMPORTED_MODULE_3__.XL)(rows, run.settings.mode, look, !1),
				"",
				...(0, _trials_js__WEBPACK_IMPORTED_MODULE_3__.HJ)(run, measured, look),
				...verdictLines(run).flatMap((line) => (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_1__.LV)(line, look.columns)),
				look.paint("dim", `results: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(where, 4096)}/run.json`),
				...nextLines(rows, where).map((line) => look.paint("dim", line))
			];
		}
		function verdictLines({ interrupted, gate, change }) {
			return [
				...interrupted === null ? [] : [`ended early by ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(interrupted)}; --resume measures what is left`],
				...change == null ? [] : [`against the baseline: ${change.verdict}`],
				...(gate?.reasons ?? []).map((reason) => `gate: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(reason, 1e3)}`)
			];
		}
		function nextLines(rows, where) {
			let worst = [
				"error",
				"failed",
				"passed"
			].map((status) => rows.find(({ entry }) => entry.status === status)).find((row) => row !== void 0);
			return worst === void 0 ? [] : [`look at: agentbench show ${word(where)} ${word(worst.entry.instance_id)}`];
		}
		function word(text) {
			return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : (0, _text_shell_js__WEBPACK_IMPORTED_MODULE_4__.h)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text, 4096));
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
				let painted = row === null || style === void 0 ? shown : paint(style(row), shown);
				return (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
			}).join("  ");
			let titles = line(columns.map(({ title }) => title), null);
			return [paint("dim", (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
				let own = line(cells[index], row);
				let text = lasts[index];
				if (text === "") return [own.trimEnd()];
				if (beside) return [own + "  " + (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
				return [own.trimEnd(), "    " + (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
			})];
		}
	}),
	18540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => formatCost,
			HJ: () => totalsLines,
			MP: () => pathFromHere,
			XL: () => trialTable
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _report_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23263);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97384);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35978);
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
			figure("agent", ({ result }) => result === void 0 ? "–" : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(agentTime(result)));
			rows.some(({ result }) => result !== void 0 && (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_8__.J)(result).cost_usd !== null) && figure("cost", ({ result }) => formatCost(result === void 0 ? null : (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_8__.J)(result).cost_usd));
			let lines = shown.length === 0 ? [] : (0, _table_js__WEBPACK_IMPORTED_MODULE_7__.t)(shown, columns, {
				title: "why",
				cell: whyOf
			}, look);
			let left = rows.length - shown.length;
			return left === 0 ? lines : [...lines, look.paint("dim", `… and ${left} that passed`)];
		}
		function whyOf({ entry, result }) {
			let { error } = entry;
			let reason = result === void 0 ? error === null ? "" : `${error.stage}: ${error.message}` : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.rn)(result);
			let notes = result === void 0 ? "" : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.mn)(result);
			return (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)([reason, notes === "" ? "" : `[${notes}]`].filter((part) => part !== "").join(" "), 500);
		}
		function totalsLines(run, results, { columns, paint }) {
			let lines = [];
			run.settings.mode !== null && lines.push((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.M1)(run.totals));
			let interval = (0, _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ run });
			if (interval !== null) {
				let what = run.settings.mode === null ? "rate" : "score of everything";
				lines.push(`95% interval of the ${what}: ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_3__.KN)(interval.high)}`);
			}
			let { agent, evaluation, harness } = (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_9__.ui)(results);
			results.length > 0 && lines.push(`time: agent ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(agent)}, evaluation ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(evaluation)}, harness ${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.a3)(harness)}`);
			let costs = results.map((result) => (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_8__.J)(result).cost_usd).filter((cost) => cost !== null);
			if (costs.length > 0) {
				let of = costs.length === results.length ? "" : `, known of ${costs.length} of ${results.length} trials`;
				lines.push(`cost: ${formatCost(costs.reduce((sum, cost) => sum + cost, 0))}${of}`);
			}
			return [paint("bold", (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(run.totals)), ...lines].flatMap((line) => (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_4__.LV)(line, columns));
		}
		function agentTime({ agent, rounds }) {
			if (rounds === void 0 || rounds.length === 0) return agent.duration_ms;
			return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
		}
		function formatCost(dollars) {
			if (dollars === null) return "–";
			return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
		}
		function pathFromHere(file) {
			let relative = node_path__WEBPACK_IMPORTED_MODULE_0__.relative("", node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file));
			if (relative === "") return ".";
			return relative.startsWith("..") ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file) : relative;
		}
	}),
	23263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FL: () => byInstance,
			Mn: () => figureOf,
			Ol: () => flakyInstances,
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
		function figureOf(trial, score) {
			return score ? trial.score_expected : Number(trial.status === "passed");
		}
		function intervalOf(suite, instances = byInstance(suite.run.planned)) {
			let { totals } = suite.run;
			if (totals.passed + totals.failed === 0) return null;
			let score = measuresScore(suite);
			let clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
			if (!score && clusters.every((values) => values.length === 1)) return wilson(totals.passed, totals.planned);
			return (0, bootstrap.b)(clusters);
		}
		function flakyInstances(instances) {
			return [...instances].filter(([, { length }]) => length > 1).filter(([, trials]) => ["passed", "failed"].every((status) => trials.some((trial) => trial.status === status))).map(([id]) => id);
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
			let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.D)(means, seed);
			let resampled = new Float64Array((0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z)(resamples, size));
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
			D: () => generatorFor,
			z: () => affordableResamples
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
