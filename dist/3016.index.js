export const id = 3016;
export const ids = [3016];
export const modules = {
	6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			kZ: () => causeCounts,
			n6: () => causeName,
			pQ: () => causeWords
		});
		var _results_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48685);
		function causeName(cause) {
			return cause.replaceAll("_", " ");
		}
		function causeCounts(results) {
			let first = results.flatMap((result) => result?.causes[0]?.cause ?? []);
			return _results_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.map((cause) => ({
				cause,
				trials: first.filter((one) => one === cause).length
			})).filter(({ trials }) => trials > 0).sort((a, b) => b.trials - a.trials);
		}
		function causeWords({ results, comparison, baseline }) {
			let now = causeCounts(results);
			let before = baseline !== null && comparison !== null && comparison.verdict !== "not comparable" && baseline.results.length === results.length ? causeCounts(baseline.results) : null;
			let gone = (before ?? []).filter(({ cause }) => !now.some((one) => one.cause === cause));
			return [...now, ...gone.map(({ cause }) => ({
				cause,
				trials: 0
			}))].map(({ cause, trials }) => {
				let was = before === null ? trials : before.find((one) => one.cause === cause)?.trials ?? 0;
				let change = trials === was ? "" : ` (${Math.abs(trials - was)} ${trials > was ? "more" : "less"})`;
				return `${trials} ${causeName(cause)}${change}`;
			}).join(", ");
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
	})
};
