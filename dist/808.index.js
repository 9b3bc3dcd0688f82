export const id = 808;
export const ids = [808];
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
				...interrupted === null ? [] : [`ended early by ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(interrupted)}; --resume measures what is left`],
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
			return worst === void 0 ? [] : [`look at: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} show ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)} ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(worst.entry.instance_id)}`];
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
	})
};
