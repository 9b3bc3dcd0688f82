export const id = 2604;
export const ids = [2604];
export const modules = {
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			changeSince: () => changeSince,
			resolveBaseline: () => resolveBaseline
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43128);
		var _sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15985);
		async function resolveBaseline(baseline, artifact = noArtifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			return (0, _sources_js__WEBPACK_IMPORTED_MODULE_2__.R)(baseline);
		}
		async function noArtifact() {
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
		}
		function changeSince(baseline, { tolerance }) {
			if (baseline === null) return null;
			return async (run) => {
				let now = {
					run,
					results: [],
					notes: []
				};
				let { verdict, difference } = (0, _compare_js__WEBPACK_IMPORTED_MODULE_1__.$)(now, baseline.suite, baseline.origin, tolerance);
				return {
					verdict,
					difference
				};
			};
		}
	}),
	15985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => suiteOf,
			R: () => loadBaselineDirectory
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9416);
		var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
		function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
			if (runs.length === 0 && matrix === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.rV)(runs, matrix === void 0 ? null : {
				matrix,
				trials
			});
			return {
				...suite,
				notes: [...notes, ...suite.notes]
			};
		}
		async function loadBaselineDirectory(directory) {
			let { runs, notes } = await (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)([directory], "baseline");
			if (runs.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join("; ")}` : ""}`);
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.rV)(runs, null);
			let { github, finished_at: finishedAt } = suite.run;
			return {
				suite,
				origin: {
					kind: "directory",
					commit: github?.head_sha ?? github?.sha ?? null,
					finishedAt,
					url: null
				}
			};
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
		__webpack_require__.d(__webpack_exports__, {
			b: () => clusterBootstrap,
			k: () => bootstrapOf
		});
		var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72577);
		var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
		var _interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25449);
		var _mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83157);
		var _quantiles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47736);
		var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52167);
		let SAME = 1e-12;
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
			if (size < 2 || most - least <= SAME * Math.max(-least, most)) return null;
			let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(means, seed);
			let resampled = new Float64Array((0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, size));
			for (let resample = 0; resample < resampled.length; resample += 1) {
				let sum = 0;
				for (let drawn = 0; drawn < size; drawn += 1) sum += means[(0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, size - 1)];
				resampled[resample] = sum / size;
			}
			resampled.sort();
			let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, size);
			return (0, _interval_js__WEBPACK_IMPORTED_MODULE_5__.u)(least, most, {
				low: quantile(resampled, tail),
				high: quantile(resampled, 1 - tail)
			});
		}
		function bootstrapOf(clusters, figure, data, { resamples = 1e4, seed, confidence = .95 } = {}) {
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
			if (clusters < 2) return null;
			let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(Float64Array.from(data), seed);
			let drawn = new Uint32Array(clusters);
			let figures = [];
			for (let resample = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, clusters); resample > 0; --resample) {
				for (let at = 0; at < clusters; at += 1) drawn[at] = (0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, clusters - 1);
				let value = figure(drawn);
				value !== null && figures.push(value);
			}
			let sorted = Float64Array.from(figures).sort();
			if (sorted.length === 0 || sorted.at(-1) - sorted[0] <= SAME) return null;
			let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, clusters);
			return {
				low: quantile(sorted, tail),
				high: quantile(sorted, 1 - tail)
			};
		}
		function quantile(sorted, share) {
			let position = share * (sorted.length - 1);
			let below = Math.floor(position);
			let [lower, upper] = [sorted[below], sorted[Math.ceil(position)]];
			return lower + (position - below) * (upper - lower);
		}
	}),
	42119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => compare,
			V: () => verdictOf
		});
		var statistics_arguments = __webpack_require__(99294);
		var bootstrap = __webpack_require__(50168);
		var mcnemar = __webpack_require__(4405);
		var mean = __webpack_require__(83157);
		var statistics_random = __webpack_require__(52167);
		let MOST_SUMS = 2 ** 17;
		let MOST_STEPS = 2 ** 24;
		function pairedPermutation(differences, { resamples = 1e5, seed } = {}) {
			(0, statistics_arguments.hp)("differences", differences);
			(0, statistics_arguments.v6)("resamples", resamples, 1);
			let sizes = Float64Array.from(differences, Math.abs).filter((size) => size > 0).sort();
			if (sizes.length === 0) return 1;
			let largest = sizes.reduce((sum, size) => sum + size, 0);
			let observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - 1e-9 * largest;
			return exact(sizes, largest, observed) ?? estimate(sizes, largest, observed, resamples, seed);
		}
		function exact(sizes, largest, observed) {
			let distribution = {
				sums: Float64Array.of(0),
				shares: Float64Array.of(1)
			};
			let steps = 0;
			for (let size of sizes) {
				let next = 2 * distribution.sums.length;
				steps += next;
				if (next > MOST_SUMS || steps > MOST_STEPS) return null;
				distribution = withSign(distribution, size, 1e-12 * largest);
			}
			let { sums, shares } = distribution;
			return Math.min(1, shares.reduce((total, share, index) => Math.abs(sums[index]) >= observed ? total + share : total, 0));
		}
		function withSign({ sums, shares }, size, same) {
			let count = sums.length;
			let merged = {
				sums: new Float64Array(2 * count),
				shares: new Float64Array(2 * count)
			};
			let [minus, plus, last] = [
				0,
				0,
				-1
			];
			for (; plus < count;) {
				let less = minus < count ? sums[minus] - size : Infinity;
				let more = sums[plus] + size;
				let sum = Math.min(less, more);
				let share = (less <= more ? shares[minus++] : shares[plus++]) / 2;
				if (last < 0 || sum - merged.sums[last] > same) {
					last += 1;
					merged.sums[last] = sum;
				}
				merged.shares[last] += share;
			}
			return {
				sums: merged.sums.subarray(0, last + 1),
				shares: merged.shares.subarray(0, last + 1)
			};
		}
		function estimate(sizes, largest, observed, resamples, seed) {
			let random = (0, statistics_random.Db)(sizes, seed);
			let rounds = (0, statistics_random.z5)(resamples, sizes.length);
			let asFar = 0;
			for (let round = 0; round < rounds; round += 1) {
				let positive = 0;
				let bits = 0;
				for (let index = 0; index < sizes.length; index += 1) {
					bits = index % 32 == 0 ? random.next() : bits >>> 1;
					positive += sizes[index] * (bits & 1);
				}
				Math.abs(2 * positive - largest) >= observed && (asFar += 1);
			}
			return (asFar + 1) / (rounds + 1);
		}
		let ROUNDING = 1e-12;
		function compare(pairs, { tolerance = 0, alpha = .05, resamples } = {}) {
			(0, statistics_arguments.hP)("tolerance", tolerance);
			(0, statistics_arguments.q1)("alpha", alpha);
			requirePairs(pairs);
			if (pairs.length === 0) return null;
			let differences = pairs.map(differenceOf).sort((one, other) => one - other);
			let discordant = {
				better: differences.filter((difference) => difference > 0).length,
				worse: differences.filter((difference) => difference < 0).length
			};
			let measured = pairs.every(isOneVerdictEach) ? byMcNemar(discordant, pairs.length, 1 - alpha) : byPermutation(differences, {
				confidence: 1 - alpha,
				resamples
			});
			return {
				verdict: verdictOf(measured, {
					tolerance,
					alpha
				}),
				...measured,
				pairs: pairs.length,
				discordant
			};
		}
		function verdictOf({ p, difference }, { tolerance = 0, alpha = .05 } = {}) {
			if (p >= alpha) return "within noise";
			if (Math.abs(difference) - tolerance <= ROUNDING) return "within tolerance";
			return difference > 0 ? "improved" : "regressed";
		}
		function byMcNemar({ better, worse }, pairs, confidence) {
			return {
				method: "mcnemar",
				difference: (better - worse) / pairs,
				interval: (0, mcnemar.b)(worse, better, pairs, confidence),
				p: (0, mcnemar.B)(worse, better)
			};
		}
		function byPermutation(differences, options) {
			return {
				method: "permutation",
				difference: (0, mean.i)(differences),
				interval: (0, bootstrap.b)(differences.map((difference) => [difference]), options),
				p: pairedPermutation(differences)
			};
		}
		function differenceOf({ before, now }) {
			let difference = (0, mean.i)(now) - (0, mean.i)(before);
			return Math.abs(difference) > ROUNDING ? difference : 0;
		}
		function isOneVerdictEach({ before, now }) {
			return [before, now].every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1));
		}
		function requirePairs(pairs) {
			let seen = new Set();
			for (let { id, before, now } of pairs) {
				if (seen.has(id)) throw RangeError(`${id} is given twice`);
				seen.add(id);
				if (before.length === 0 || now.length === 0) throw RangeError(`${id} needs a value on both sides`);
				(0, statistics_arguments.hP)(`the values of ${id}`, ...before, ...now);
			}
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
	4405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => mcnemarExact,
			b: () => pairedRateInterval
		});
		var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99294);
		var _interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25449);
		var _quantiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47736);
		function mcnemarExact(passToFail, failToPass) {
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
			let flips = passToFail + failToPass;
			let fewer = Math.min(passToFail, failToPass);
			let weight = 1;
			let lowerHalf = 0;
			let tail = 0;
			for (let count = Math.floor(flips / 2); count >= 0 && weight > 0; --count) {
				lowerHalf += weight;
				count <= fewer && (tail += weight);
				weight *= count / (flips - count + 1);
			}
			let all = flips % 2 == 0 ? 2 * lowerHalf - 1 : 2 * lowerHalf;
			return Math.min(1, 2 * tail / all);
		}
		function pairedRateInterval(passToFail, failToPass, pairs, confidence = .95) {
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("pairs", pairs);
			(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.q1)("confidence", confidence);
			if (passToFail + failToPass > pairs) throw RangeError(`passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`);
			if (pairs === 0) return null;
			let worse = (passToFail + 1) / (pairs + 2);
			let better = (failToPass + 1) / (pairs + 2);
			let difference = better - worse;
			let half = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_0__.xw)(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
			return (0, _interval_js__WEBPACK_IMPORTED_MODULE_2__.u)(-1, 1, {
				low: difference - half,
				high: difference + half
			});
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
