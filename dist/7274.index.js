export const id = 7274;
export const ids = [7274];
export const modules = {
	43128: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => compareWithBaseline });
		var _statistics_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58073);
		var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81822);
		var _pairing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88039);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
		let SIDES = ["before", "now"];
		function compareWithBaseline(now, before, origin, tolerance) {
			let score = (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.E6)(now);
			let base = {
				origin,
				measure: score ? "score" : "success rate",
				difference: null,
				interval: null,
				p: null,
				method: null
			};
			let [earlier, later] = [(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.FL)(before.run.planned), (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.FL)(now.run.planned)];
			let { pairs, leftOut, reason } = (0, _pairing_js__WEBPACK_IMPORTED_MODULE_2__.OM)(earlier, later, score);
			let differing = (0, _pairing_js__WEBPACK_IMPORTED_MODULE_2__.Bw)(before.run, now.run, SIDES);
			differing.length === 0 && reason !== null && differing.push(reason);
			if (differing.length > 0) return {
				...base,
				verdict: "not comparable",
				reasons: differing,
				pairs: 0,
				leftOut,
				flips: []
			};
			let { verdict, difference, interval, p, method } = (0, _statistics_compare_js__WEBPACK_IMPORTED_MODULE_0__.U)(pairs, { tolerance });
			let reasons = [...otherAgent(before, now), ...(0, _pairing_js__WEBPACK_IMPORTED_MODULE_2__.Fh)(before, now, SIDES)];
			let flips = flipsOf(pairs, earlier, later);
			return {
				...base,
				verdict,
				reasons,
				difference,
				interval,
				p,
				method,
				pairs: pairs.length,
				leftOut,
				flips
			};
		}
		function otherAgent({ run: { agent: was } }, { run: { agent: is } }) {
			if (was.name === is.name && was.model === is.model) return [];
			return [`another agent: ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_3__.kV)({ agent: was })} before, ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_3__.kV)({ agent: is })} now`];
		}
		function flipsOf(pairs, earlier, later) {
			return pairs.flatMap(({ id }) => {
				let [was, is] = [mostlyPassed(earlier.get(id)), mostlyPassed(later.get(id))];
				if (was === is) return [];
				return [{
					instanceId: id,
					before: was ? "passed" : "failed",
					now: is ? "passed" : "failed"
				}];
			}).sort((a, b) => Number(a.now === "passed") - Number(b.now === "passed"));
		}
		function mostlyPassed(trials) {
			return trials.filter(({ status }) => status === "passed").length * 2 >= trials.length;
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
	69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => directoriesOf,
			r: () => mergeRuns
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
				(earlier === void 0 || takesPlaceOf(candidate, earlier)) && chosen.set(key, candidate);
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
		function takesPlaceOf(later, earlier) {
			if (!(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(later.run.agent, earlier.run.agent)) return !0;
			return rank(later) >= rank(earlier) && !isCopy(later, earlier);
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
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(planned),
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
					typing: null,
					mode: null,
					judge: null,
					network: null,
					cpus: null,
					memory_bytes: null
				},
				planned: [],
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.v)([]),
				gate: null,
				interrupted: null,
				started_at: now,
				finished_at: now,
				harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_3__.x,
				github: null
			};
		}
	}),
	88039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bw: () => obstacles,
			Fh: () => otherDifferences,
			OM: () => pairUp
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81822);
		let MUST_AGREE = [
			["dataset digest", ({ dataset }) => dataset.digest.slice(0, 19)],
			["mode", setting("mode")],
			["judge", setting("judge")],
			["agent-timeout (ms)", setting("agent_timeout_ms")],
			["evaluation-timeout (ms)", setting("evaluation_timeout_ms")],
			["testcase-timeout (ms)", setting("testcase_timeout_ms")],
			["typing", ({ settings }) => settings.typing ?? null],
			["network", setting("network")],
			["cpus", setting("cpus")],
			["memory (bytes)", setting("memory_bytes")]
		];
		function obstacles(before, now, sides) {
			return MUST_AGREE.flatMap(([what, of]) => {
				let [was, is] = [of(before), of(now)];
				return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(was, is) ? [] : [`another ${what}: ${shown(was)} ${sides[0]}, ${shown(is)} ${sides[1]}`];
			});
		}
		function otherDifferences(before, now, sides) {
			let notes = [];
			let [was, is] = [before.run.settings.testbed, now.run.settings.testbed];
			was !== is && notes.push(`another testbed: ${was} ${sides[0]}, ${is} ${sides[1]}`);
			let images = new Map(imagesOf(before));
			let changed = new Set(imagesOf(now).flatMap(([id, image]) => images.has(id) && images.get(id) !== image ? [id] : []));
			changed.size > 0 && notes.push(`another image digest for ${changed.size} of the instances`);
			return notes;
		}
		function pairUp(before, now, score) {
			let pairs = [];
			let leftOut = 0;
			let values = (trials) => trials.map((trial) => (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(trial, score));
			for (let [id, trials] of now) {
				let was = before.get(id);
				if (was === void 0) continue;
				was.every(_figures_js__WEBPACK_IMPORTED_MODULE_1__.aA) && trials.every(_figures_js__WEBPACK_IMPORTED_MODULE_1__.aA) ? pairs.push({
					id,
					before: values(was),
					now: values(trials)
				}) : leftOut += 1;
			}
			if (pairs.length > 0) return {
				pairs,
				leftOut,
				reason: null
			};
			return {
				pairs,
				leftOut,
				reason: leftOut === 0 ? "no instance in common" : "no instance has a verdict on both sides"
			};
		}
		function imagesOf({ run, results }) {
			return run.planned.flatMap(({ instance_id }, index) => {
				let result = results[index] ?? null;
				return result === null ? [] : [[instance_id, result.image_digest]];
			});
		}
		function setting(name) {
			return ({ settings }) => settings[name];
		}
		function shown(value) {
			return value === null ? "none" : String(value);
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
	58073: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => compare,
			g: () => isMaterial
		});
		var statistics_arguments = __webpack_require__(99294);
		var uniformInt = __webpack_require__(72577);
		var interval = __webpack_require__(25449);
		var mean = __webpack_require__(83157);
		var quantiles = __webpack_require__(47736);
		var statistics_random = __webpack_require__(52167);
		function clusterBootstrap(clusters, { resamples = 1e4, seed, confidence = .95 } = {}) {
			(0, statistics_arguments.v6)("resamples", resamples, 1);
			(0, statistics_arguments.q1)("confidence", confidence);
			let means = Float64Array.from(clusters, (values, index) => {
				if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
				(0, statistics_arguments.hp)(`the values of cluster ${index}`, values);
				return (0, mean.i)(values);
			}).sort();
			let size = means.length;
			let [least = 0, most = 0] = [means[0], means[size - 1]];
			if (size < 2 || most - least <= 1e-12 * Math.max(-least, most)) return null;
			let random = (0, statistics_random.Db)(means, seed);
			let resampled = new Float64Array((0, statistics_random.z5)(resamples, size));
			for (let resample = 0; resample < resampled.length; resample += 1) {
				let sum = 0;
				for (let drawn = 0; drawn < size; drawn += 1) sum += means[(0, uniformInt.C)(random, 0, size - 1)];
				resampled[resample] = sum / size;
			}
			resampled.sort();
			let tail = (0, quantiles.e$)(confidence, size);
			return (0, interval.u)(least, most, {
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
		function mcnemarExact(passToFail, failToPass) {
			(0, statistics_arguments.v6)("passToFail", passToFail);
			(0, statistics_arguments.v6)("failToPass", failToPass);
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
			(0, statistics_arguments.v6)("passToFail", passToFail);
			(0, statistics_arguments.v6)("failToPass", failToPass);
			(0, statistics_arguments.v6)("pairs", pairs);
			(0, statistics_arguments.q1)("confidence", confidence);
			if (passToFail + failToPass > pairs) throw RangeError(`passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`);
			if (pairs === 0) return null;
			let worse = (passToFail + 1) / (pairs + 2);
			let better = (failToPass + 1) / (pairs + 2);
			let difference = better - worse;
			let half = (0, quantiles.xw)(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
			return (0, interval.u)(-1, 1, {
				low: difference - half,
				high: difference + half
			});
		}
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
				verdict: isMaterial(measured, {
					tolerance,
					alpha
				}) ? measured.difference > 0 ? "improved" : "regressed" : "within noise",
				...measured,
				pairs: pairs.length,
				discordant
			};
		}
		function isMaterial({ p, difference }, { tolerance = 0, alpha = .05 } = {}) {
			return p < alpha && Math.abs(difference) - tolerance > ROUNDING;
		}
		function byMcNemar({ better, worse }, pairs, confidence) {
			return {
				method: "mcnemar",
				difference: (better - worse) / pairs,
				interval: pairedRateInterval(worse, better, pairs, confidence),
				p: mcnemarExact(worse, better)
			};
		}
		function byPermutation(differences, options) {
			return {
				method: "permutation",
				difference: (0, mean.i)(differences),
				interval: clusterBootstrap(differences.map((difference) => [difference]), options),
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
