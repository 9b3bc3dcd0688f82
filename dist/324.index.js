export const id = 324;
export const ids = [324];
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
	97233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportCommand: () => reportCommand });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var format = __webpack_require__(18253);
		var untrusted = __webpack_require__(90492);
		var version = __webpack_require__(7844);
		var describe = __webpack_require__(92981);
		var figures = __webpack_require__(81822);
		var files_text = __webpack_require__(59344);
		var by_type = __webpack_require__(30627);
		var phrases = __webpack_require__(58937);
		var totals = __webpack_require__(61210);
		var trace = __webpack_require__(97384);
		var clustered = __webpack_require__(26862);
		var mean = __webpack_require__(83157);
		var statistics_arguments = __webpack_require__(99294);
		function passAtK(trials, passed, k) {
			let noneOf = shareOfDraws(trials, passed, k, trials - passed);
			return noneOf === null ? null : 1 - noneOf;
		}
		function passHatK(trials, passed, k) {
			return shareOfDraws(trials, passed, k, passed);
		}
		function meanPassAtK(instances, k) {
			return meanOf(instances.map(({ trials, passed }) => passAtK(trials, passed, k)));
		}
		function meanPassHatK(instances, k) {
			return meanOf(instances.map(({ trials, passed }) => passHatK(trials, passed, k)));
		}
		function shareOfDraws(trials, passed, k, among) {
			(0, statistics_arguments.v6)("trials", trials);
			(0, statistics_arguments.v6)("passed", passed);
			(0, statistics_arguments.v6)("k", k, 1);
			if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
			if (k > trials) return null;
			let share = 1;
			for (let drawn = 0; drawn < k && share > 0; drawn += 1) share *= Math.max(0, among - drawn) / (trials - drawn);
			return share;
		}
		function meanOf(figures) {
			let known = figures.filter((figure) => figure !== null);
			let sum = known.reduce((total, figure) => total + figure, 0);
			return {
				mean: known.length === 0 ? null : sum / known.length,
				instances: known.length,
				leftOut: figures.length - known.length
			};
		}
		function restricted(suite, instances) {
			let places = suite.run.planned.flatMap(({ instance_id }, index) => instances.has(instance_id) ? [index] : []);
			let planned = places.map((index) => suite.run.planned[index]);
			return {
				...suite,
				run: {
					...suite.run,
					planned,
					totals: (0, totals.v)(planned)
				},
				results: places.map((index) => suite.results[index] ?? null)
			};
		}
		function effortOf({ run, results }) {
			let known = results.filter((result) => result !== null);
			let times = (0, trace.x)(known.map((result) => result.times));
			let usage = (0, by_type.Fs)(results);
			let { cost_usd: cost, cost_known: priced } = usage;
			let unknown = results.filter((result) => result === null || mayHaveCost(result)).length;
			return {
				times_ms: times,
				agent_ms_per_trial: known.length === 0 ? null : Math.round(times.agent / known.length),
				usage: {
					...usage,
					cost_unknown: unknown
				},
				cost_per_trial_usd: cost === null ? null : cost / priced,
				cost_per_passed_usd: cost === null || unknown > 0 || run.totals.passed === 0 ? null : cost / run.totals.passed
			};
		}
		function curveOf(instances) {
			let counts = [...instances.values()].map((trials) => ({
				trials: trials.filter(figures.aA).length,
				passed: trials.filter(({ status }) => status === "passed").length
			}));
			let most = Math.min(100, counts.reduce((top, { trials }) => Math.max(top, trials), 0));
			let intervalOf = (of, k) => {
				let known = counts.filter(({ trials }) => trials >= k);
				let draws = known.reduce((sum, { trials }) => sum + trials / k, 0);
				return (0, clustered.$)(known.map(({ trials, passed }) => [of(trials, passed, k)]), { most: draws });
			};
			return Array.from({ length: most }, (_, index) => {
				let k = index + 1;
				let [at, hat] = [meanPassAtK(counts, k), meanPassHatK(counts, k)];
				let interval = intervalOf(passAtK, k);
				return {
					k,
					pass_at_k: at.mean,
					pass_at_k_interval: interval,
					pass_hat_k: hat.mean,
					pass_hat_k_interval: k === 1 ? interval : intervalOf(passHatK, k),
					instances: at.instances,
					left_out: at.leftOut
				};
			});
		}
		function detailsOf({ run: { planned }, results }, instances) {
			let trials = {
				planned,
				results
			};
			return {
				by_type: (0, by_type.Dq)(trials),
				test_points: (0, by_type.f)(trials),
				flaky: (0, figures.Ol)(instances)
			};
		}
		function cellsOf({ run, results }) {
			let trials = run.planned.map((entry, index) => ({
				entry,
				result: results[index] ?? null
			}));
			let instances = Map.groupBy(trials, ({ entry }) => entry.instance_id);
			return new Map([...instances].map(([id, some]) => [id, cellOf(some)]));
		}
		function cellOf(trials) {
			let { planned, passed, failed, error, score, score_expected } = (0, totals.v)(trials.map(({ entry }) => entry));
			let known = trials.flatMap(({ result }) => result ?? []);
			let costs = known.flatMap(({ usage }) => usage.cost_usd ?? []);
			return {
				planned,
				passed,
				measured: passed + failed,
				error,
				score,
				score_expected,
				duration_ms: known.length === 0 ? null : Math.round((0, mean.i)(known.map(({ times }) => (0, phrases.cf)(times)))),
				cost_usd: costs.length === 0 ? null : (0, mean.i)(costs)
			};
		}
		function mayHaveCost({ usage, times }) {
			return usage.cost_usd === null && times.agent > 0;
		}
		var pairing = __webpack_require__(88039);
		var compare = __webpack_require__(58073);
		function holm(values) {
			(0, statistics_arguments.hP)("p values", ...values);
			let adjusted = Array(values.length);
			let least = 0;
			let order = values.map((_, index) => index).sort((one, other) => values[one] - values[other]);
			for (let [rank, index] of order.entries()) {
				least = Math.max(least, Math.min(1, (values.length - rank) * values[index]));
				adjusted[index] = least;
			}
			return adjusted;
		}
		var random = __webpack_require__(52167);
		function pairsOf(sides, score, tolerance) {
			let tests = sides.length * (sides.length - 1) / 2;
			let resamples = (0, random.Eb)(tests, sides[0]?.instances.size ?? 0);
			let pairs = sides.flatMap((one, a) => sides.slice(a + 1).map((other, at) => testOf(one, other, {
				a,
				b: a + 1 + at
			}, score, resamples)));
			let tested = pairs.filter(({ p }) => p !== null);
			let adjusted = holm(tested.map(({ p }) => p));
			for (let [index, pair] of tested.entries()) {
				pair.p_adjusted = adjusted[index];
				pair.verdict = (0, compare.g)({
					p: pair.p_adjusted,
					difference: pair.difference
				}, { tolerance }) ? pair.difference > 0 ? "b is better" : "a is better" : "within noise";
			}
			return pairs;
		}
		function testOf(one, other, place, score, resamples) {
			let sides = [`in ${one.name}`, `in ${other.name}`];
			let { pairs, leftOut, reason } = (0, pairing.OM)(one.instances, other.instances, score);
			let reasons = (0, pairing.Bw)(one.suite.run, other.suite.run, sides);
			reasons.length === 0 && reason !== null && reasons.push(reason);
			let base = {
				...place,
				verdict: "not comparable",
				reasons,
				left_out: leftOut
			};
			let comparison = reasons.length > 0 ? null : (0, compare.U)(pairs, { resamples });
			if (comparison === null) return {
				...base,
				difference: null,
				interval: null,
				p: null,
				p_adjusted: null,
				method: null,
				pairs: 0,
				a_better: 0,
				b_better: 0
			};
			let { difference, interval, p, method, discordant } = comparison;
			return {
				...base,
				reasons: (0, pairing.Fh)(one.suite, other.suite, sides),
				difference,
				interval,
				p,
				p_adjusted: null,
				method,
				pairs: pairs.length,
				a_better: discordant.worse,
				b_better: discordant.better
			};
		}
		let SAME = 1e-9;
		function ranksOf(figures) {
			let sorted = figures.filter((figure) => figure !== null).sort((a, b) => b - a);
			let ranks = [];
			for (let [index, figure] of sorted.entries()) ranks.push(index > 0 && sorted[index - 1] - figure <= SAME ? ranks[index - 1] : index + 1);
			return figures.map((figure) => figure === null ? null : ranks[sorted.indexOf(figure)]);
		}
		function frontierOf(values) {
			let known = values.filter((value) => isKnown(value));
			return values.map((value) => isKnown(value) && !known.some(({ figure, cost }) => {
				let [better, cheaper] = [figure - value.figure, value.cost - cost];
				return better >= -1e-9 && cheaper > 0 || better > SAME && cheaper >= 0;
			}));
		}
		function isKnown({ figure, cost }) {
			return figure !== null && cost !== null;
		}
		function compareRuns(contenders, notes, tolerance) {
			let score = measureOf(contenders);
			let cells = contenders.map(({ suite }) => cellsOf(suite));
			let instances = instancesOf(contenders, cells);
			let shared = new Set(instances.filter(({ in_all }) => in_all).map(({ instance_id }) => instance_id));
			if (shared.size === 0) throw new errors.yo(nothingShared(contenders, cells));
			let sides = contenders.map(({ name, suite }) => {
				let part = restricted(suite, shared);
				return {
					name,
					suite: part,
					instances: (0, figures.FL)(part.run.planned)
				};
			});
			let pairs = pairsOf(sides, score, tolerance);
			let reports = contenders.map(({ suite }) => (0, describe.g)(suite, null, {
				tolerance,
				"fail-on": "never"
			}));
			let runs = sides.map((side, index) => {
				let leftOut = cells[index].size - shared.size;
				return runOf(side, leftOut === 0 ? reports[index].interval : (0, figures.XF)(side.suite, side.instances), leftOut);
			});
			let left = instances.length - shared.size;
			let leftOut = left === 0 ? [] : [`left out, since not all runs planned them: ${left} of ${instances.length} instances`];
			return {
				document: {
					schema: "agentbench/comparison/v1",
					measure: score ? "score" : "success rate",
					runs: ranked(runs, pairs),
					pairs,
					instances,
					notes: [...notes, ...leftOut].map(shortened),
					harness_version: version.x
				},
				reports
			};
		}
		function measureOf(contenders) {
			let [plans = [], others = []] = [!0, !1].map((score) => contenders.filter(({ suite }) => (0, figures.E6)(suite) === score));
			if (plans.length > 0 && others.length > 0) throw new errors.yo(`results: "${plans[0].name}" is a run of test plans (mode ${plans[0].suite.run.settings.mode}), and "${others[0].name}" is not: compare runs of one dataset`);
			return plans.length > 0;
		}
		function instancesOf(contenders, cells) {
			let types = new Map();
			for (let { suite } of contenders) for (let { instance_id, task_type } of suite.run.planned) types.has(instance_id) || types.set(instance_id, task_type);
			return [...types].map(([instance_id, task_type]) => {
				let runs = cells.map((own) => own.get(instance_id) ?? null);
				return {
					instance_id,
					task_type,
					in_all: runs.every((cell) => cell !== null),
					runs
				};
			});
		}
		function nothingShared(contenders, cells) {
			let others = (at) => cells.filter((_, index) => index !== at);
			let alone = cells.findIndex((own, at) => ![...own.keys()].some((id) => others(at).some((other) => other.has(id))));
			let who = alone === -1 ? "" : `; "${contenders[alone].name}" has none in common with any other`;
			return `results: no instance was planned by all ${contenders.length} runs${who}. Leave it out or, if directories are parts of one run, give them one name: NAME=DIRECTORY NAME=DIRECTORY`;
		}
		function runOf({ name, suite, instances }, interval, leftOut) {
			let { run } = suite;
			let early = run.interrupted === null ? [] : [`it was ended early (${run.interrupted})`];
			return {
				name,
				suite: run.suite,
				dataset: run.dataset,
				agent: run.agent,
				settings: run.settings,
				totals: run.totals,
				figure: (0, figures.xW)(suite),
				interval,
				rank: null,
				level_with_best: !1,
				...effortOf(suite),
				on_frontier: !1,
				at_k: curveOf(instances),
				...detailsOf(suite, instances),
				left_out: leftOut,
				started_at: run.started_at,
				finished_at: run.finished_at,
				harness_version: run.harness_version,
				github: run.github,
				notes: [...early, ...suite.notes].map(shortened)
			};
		}
		function shortened(note) {
			return (0, files_text.CG)(note, 2e3);
		}
		function ranked(runs, pairs) {
			let ranks = ranksOf(runs.map(({ figure }) => figure));
			let frontier = frontierOf(runs.map(({ figure, cost_per_trial_usd: cost, usage }) => ({
				figure,
				cost: usage.cost_unknown > 0 ? null : cost
			})));
			let isBehind = (at) => pairs.some(({ a, b, verdict }) => a === at && ranks[b] === 1 && verdict === "b is better" || b === at && ranks[a] === 1 && verdict === "a is better");
			return runs.map((run, index) => {
				let rank = ranks[index];
				let level = rank === 1 || rank !== null && !isBehind(index);
				return {
					...run,
					rank,
					level_with_best: level,
					on_frontier: frontier[index]
				};
			});
		}
		var load = __webpack_require__(9583);
		var merge = __webpack_require__(69327);
		var trial_id = __webpack_require__(9271);
		function nameContenders(groups) {
			let labels = groups.map(({ name, runs }) => name ?? labelOf(runs));
			let places = placesOf(groups);
			let wanted = groups.map(({ name }, index) => {
				let label = labels[index] ?? null;
				if (name !== null) return name;
				if (label !== null && labels.indexOf(label) === labels.lastIndexOf(label)) return label;
				let place = places[index];
				return label === null ? place || "agent" : place === "" ? label : `${label} in ${place}`;
			});
			let taken = new Set(groups.flatMap(({ name }) => name ?? []));
			return wanted.map((name, index) => {
				if (groups[index].name !== null) return name;
				let unique = (0, untrusted.h0)(name, 100);
				for (let number = 2; taken.has(unique); number += 1) unique = `${(0, untrusted.h0)(name, 100)} ${number}`;
				taken.add(unique);
				return unique;
			});
		}
		function labelOf(runs) {
			let { name, model } = runs[0].run.agent;
			let [agent, of] = [name ?? "", model ?? ""].map((text) => (0, untrusted.h0)(text, 100));
			if (agent !== "" && of !== "") return `${agent} (${of})`;
			return agent || of || null;
		}
		function placesOf(groups) {
			let own = groups.map(({ runs }) => commonOf(runs.map(({ directory }) => directory.split(external_node_path_.sep))));
			let common = commonOf(own);
			return own.map((parts) => parts.slice(common.length).join("/"));
		}
		function commonOf(paths) {
			let [first = [], ...rest] = paths;
			let end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
			return end === -1 ? first : first.slice(0, end);
		}
		function parseSource(text) {
			let [, given, directory] = /^([^=/\\]*)=(.*)$/s.exec(text) ?? [];
			if (given === void 0 || directory === void 0) return {
				name: null,
				directory: text
			};
			let name = (0, untrusted.h0)(given, 100);
			let whole = `results: "${(0, untrusted.h0)(text)}"`;
			if (name === "") throw new errors.yo(`${whole} has no name before "="; a directory of this name is ./${(0, untrusted.h0)(text)}`);
			if (directory === "") throw new errors.yo(`${whole} names no directory`);
			return {
				name,
				directory
			};
		}
		async function findGroups(sources) {
			let notes = [];
			let empty = [];
			let groups = [];
			for (let [name, parts] of Map.groupBy(sources, ({ name }) => name)) {
				let found = await (0, load.loadRuns)(parts.map(({ directory }) => directory));
				notes.push(...found.notes);
				if (name === null) {
					let places = found.runs.map(({ directory }) => placeOf(directory, sources));
					for (let source of parts) places.includes(sources.indexOf(source)) || empty.push(`there are no results in ${source.directory}`);
					for (let runs of groupsOfAgents(found.runs)) groups.push({
						name,
						runs,
						at: Math.min(...runs.map((run) => places[found.runs.indexOf(run)]))
					});
					continue;
				}
				if (found.runs.length === 0) {
					let where = parts.map(({ directory }) => directory).join(", ");
					throw new errors.yo([`results: "${name}" has no runs: there is no run.json in ${where}`, ...found.notes].join("; "));
				}
				requireOne(name, found.runs, "agents", ({ agent: { name, model } }) => [name, model]);
				groups.push({
					name,
					runs: found.runs,
					at: sources.indexOf(parts[0])
				});
			}
			groups.sort((a, b) => a.at - b.at);
			groups.length > 1 && notes.push(...empty);
			return {
				groups: groups.map(({ name, runs }) => ({
					name,
					runs
				})),
				notes
			};
		}
		function groupsOfAgents(runs) {
			return [...Map.groupBy(runs, ({ run: { agent } }) => JSON.stringify([
				agent.name,
				agent.model,
				agent.command
			])).values()];
		}
		function contendersOf(groups) {
			if (groups.length > 50) throw new errors.yo(`results: ${groups.length} runs to compare, but at most 50 can be compared; name fewer directories`);
			let names = nameContenders(groups);
			return groups.map(({ runs }, index) => {
				let name = names[index];
				requireOne(name, runs, "datasets", ({ dataset }) => [dataset.name]);
				requireOne(name, runs, "modes", ({ settings }) => [settings.mode]);
				return {
					name,
					suite: (0, merge.r)(runs, null)
				};
			});
		}
		function overlaps(sources, runs) {
			let seen = new Map();
			return runs.some(({ run, directory }) => {
				let place = placeOf(directory, sources);
				return run.planned.filter(figures.aA).some((entry) => {
					let key = (0, trial_id.wK)((0, trial_id.rI)(entry));
					let other = seen.get(key);
					seen.set(key, place);
					return other !== void 0 && other !== place;
				});
			});
		}
		function placeOf(directory, sources) {
			return sources.findIndex(({ name, directory: given }) => {
				let below = external_node_path_.relative(external_node_path_.resolve(given), directory);
				return name === null && below !== ".." && !below.startsWith(`..${external_node_path_.sep}`) && !external_node_path_.isAbsolute(below);
			});
		}
		function requireOne(name, runs, what, of) {
			let kinds = [...new Set(runs.map(({ run }) => JSON.stringify(of(run))))].map((kind) => JSON.parse(kind).map((part) => (0, untrusted.h0)(part ?? "none", 100)).join(" "));
			if (kinds.length < 2) return;
			let shown = `${kinds.slice(0, 5).join(", ")}${kinds.length > 5 ? ", …" : ""}`;
			throw new errors.yo(`results: the runs of "${name}" are of ${kinds.length} ${what} (${shown}), and cannot be put together; give each a name of its own, as in NAME=DIRECTORY`);
		}
		function comparisonParts(document) {
			return (0, files_text.lx)({
				...document,
				instances: []
			}, ["instances"], document.instances, (instance) => instance);
		}
		var write = __webpack_require__(9847);
		let FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
		function* csvParts(rows) {
			for (let row of rows) yield `${row.map(cell).join(",")}\r\n`;
		}
		function cell(value) {
			if (typeof value != "string") return value === null ? "" : String(value);
			let line = (0, files_text.RO)(value, 300);
			let text = FORMULA.test(line) ? `'${line}` : line;
			return /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
		}
		function rate(ratio) {
			return (0, format.KN)(ratio).replace(/^(\d+)%$/, "$1.0%");
		}
		function span(interval) {
			return interval === null ? "" : `${rate(interval.low)} to ${rate(interval.high)}`;
		}
		function byRank({ runs }) {
			let place = ({ rank }) => rank ?? Infinity;
			return runs.toSorted((one, other) => place(one) === place(other) ? 0 : place(one) - place(other));
		}
		function pairsByRank(document) {
			let order = byRank(document);
			let placeOf = new Map(order.map((run, place) => [run, place]));
			return document.pairs.map((pair) => {
				let [a, b] = [document.runs[pair.a], document.runs[pair.b]];
				let swapped = pair.verdict === "within noise" || pair.verdict === "not comparable" ? placeOf.get(b) < placeOf.get(a) : pair.verdict === "b is better";
				return {
					better: swapped ? b : a,
					other: swapped ? a : b,
					pair
				};
			}).sort((one, other) => placeOf.get(one.better) - placeOf.get(other.better) || placeOf.get(one.other) - placeOf.get(other.other));
		}
		function pairFigures({ verdict, difference, p_adjusted }) {
			if (difference === null || p_adjusted === null) return "";
			let size = `${(0, format.WR)(Math.abs(difference)).replace("+", "")} points`;
			return verdict === "within noise" ? `${size}, p = ${(0, format.MA)(p_adjusted)}` : `by ${size} (p = ${(0, format.MA)(p_adjusted)})`;
		}
		function scope({ instances, runs }) {
			let shared = instances.filter(({ in_all }) => in_all).length;
			let trials = [...new Set(runs.map(({ settings }) => settings.trials))].sort((a, b) => a - b);
			let each = trials.length > 1 ? `${trials[0]} to ${trials.at(-1)} trials each` : trials[0] === 1 ? "one trial each" : `${trials[0]} trials each`;
			return `${shared} ${shared === 1 ? "instance" : "instances"}, ${each}`;
		}
		function notesOf({ notes, runs }) {
			return [...notes, ...runs.flatMap(({ name, notes: own }) => own.map((note) => `${name}: ${note}`))];
		}
		function typesOf({ runs }) {
			let types = [...new Set(runs.flatMap(({ by_type }) => Object.keys(by_type)))];
			return types.length < 2 ? [] : types.slice(0, 30);
		}
		function figureOfType({ by_type }, type, { measure }) {
			let totals = by_type[type];
			if (totals === void 0) return null;
			return measure === "score" ? totals.score_expected : totals.success_rate;
		}
		function usageText({ tokens_per_trial, steps_per_trial }) {
			let number = (value, digits) => Number(value.toFixed(digits)).toLocaleString("en-US");
			return [tokens_per_trial === null ? "" : `${number(tokens_per_trial, 0)} tokens`, steps_per_trial === null ? "" : `${number(steps_per_trial, 1)} steps`].filter((part) => part !== "").join(", ");
		}
		function costText({ cost_per_trial_usd: cost, usage }) {
			return `${cost !== null && usage.cost_unknown > 0 ? "~" : ""}${(0, format.BD)(cost)}`;
		}
		let LEADERBOARD = [
			["rank", ({ rank }) => rank],
			["run", ({ name }) => name],
			["agent", ({ agent }) => agent.name],
			["model", ({ agent }) => agent.model],
			["dataset", ({ dataset }) => dataset.name],
			["mode", ({ settings }) => settings.mode],
			["figure", ({ figure }) => figure],
			["figure_low", ({ interval }) => interval?.low ?? null],
			["figure_high", ({ interval }) => interval?.high ?? null],
			["level_with_best", ({ level_with_best }) => level_with_best],
			...[
				"planned",
				"passed",
				"failed",
				"error",
				"not_run",
				"success_rate",
				"score",
				"score_expected",
				"coverage"
			].map((name) => [name, ({ totals }) => totals[name]]),
			...[
				"cost_usd",
				"cost_known",
				"cost_unknown",
				"input_tokens",
				"output_tokens",
				"tokens_known"
			].map((name) => [name, ({ usage }) => usage[name]]),
			...[
				"tokens_per_trial",
				"steps",
				"steps_known",
				"steps_per_trial"
			].map((name) => [name, ({ usage }) => usage[name]]),
			...[
				"requests",
				"failed_requests",
				"throttled_requests",
				"requests_known",
				"waiting_share"
			].map((name) => [name, ({ usage }) => usage[name]]),
			["cost_per_trial_usd", (run) => run.cost_per_trial_usd],
			["cost_per_passed_usd", (run) => run.cost_per_passed_usd],
			["on_frontier", ({ on_frontier }) => on_frontier],
			["agent_ms_per_trial", (run) => run.agent_ms_per_trial],
			["flaky", ({ flaky }) => flaky.length]
		];
		let TEST_POINTS = [
			["projects", ({ test_points }) => test_points?.projects ?? null],
			["projects_scored", ({ test_points }) => test_points?.projects_scored ?? null],
			["dev", ({ test_points }) => test_points?.rounds?.dev ?? null],
			["debug", ({ test_points }) => test_points?.rounds?.debug ?? null]
		];
		function leaderboardCsv(document) {
			let types = typesOf(document).flatMap((type) => [
				[`figure:${type}`, (run) => figureOfType(run, type, document)],
				[`tokens_per_trial:${type}`, ({ by_type }) => by_type[type]?.usage.tokens_per_trial ?? null],
				[`steps_per_trial:${type}`, ({ by_type }) => by_type[type]?.usage.steps_per_trial ?? null]
			]);
			let points = document.measure === "score" ? TEST_POINTS : [];
			return tableOf([
				...LEADERBOARD,
				...points,
				...types
			], byRank(document));
		}
		function pairwiseCsv({ runs, pairs }) {
			return tableOf([
				["a", ({ a }) => runs[a].name],
				["b", ({ b }) => runs[b].name],
				["verdict", ({ verdict }) => verdict],
				["b_minus_a", ({ difference }) => difference],
				["low", ({ interval }) => interval?.low ?? null],
				["high", ({ interval }) => interval?.high ?? null],
				["p", ({ p }) => p],
				["p_adjusted", ({ p_adjusted }) => p_adjusted],
				["method", ({ method }) => method],
				["pairs", ({ pairs }) => pairs],
				["left_out", ({ left_out }) => left_out],
				["a_better", ({ a_better }) => a_better],
				["b_better", ({ b_better }) => b_better],
				["reasons", ({ reasons }) => reasons.join("; ")]
			], pairs);
		}
		function passAtKCsv(document) {
			return tableOf([
				["run", ({ run }) => run.name],
				["k", ({ at }) => at.k],
				["pass_at_k", ({ at }) => at.pass_at_k],
				["pass_at_k_low", ({ at }) => at.pass_at_k_interval?.low ?? null],
				["pass_at_k_high", ({ at }) => at.pass_at_k_interval?.high ?? null],
				["pass_hat_k", ({ at }) => at.pass_hat_k],
				["pass_hat_k_low", ({ at }) => at.pass_hat_k_interval?.low ?? null],
				["pass_hat_k_high", ({ at }) => at.pass_hat_k_interval?.high ?? null],
				["instances", ({ at }) => at.instances],
				["left_out", ({ at }) => at.left_out]
			], byRank(document).flatMap((run) => run.at_k.map((at) => ({
				run,
				at
			}))));
		}
		function* matrixCsv({ runs, instances, measure }) {
			yield* csvParts([[
				"instance_id",
				"task_type",
				"in_all",
				...runs.map(({ name }) => name)
			]]);
			for (let { instance_id, task_type, in_all, runs: cells } of instances) yield* csvParts([[
				instance_id,
				task_type,
				in_all,
				...cells.map((cell) => cell === null ? null : measure === "score" ? cell.score_expected : cell.passed / cell.planned)
			]]);
		}
		function* tableOf(columns, rows) {
			yield* csvParts([columns.map(([name]) => name)]);
			for (let row of rows) yield* csvParts([columns.map(([, of]) => of(row))]);
		}
		let WRITTEN = {
			"\\": "\\textbackslash{}",
			"~": "\\textasciitilde{}",
			"^": "\\textasciicircum{}",
			"<": "\\textless{}",
			">": "\\textgreater{}",
			"|": "\\textbar{}",
			"`": "\\textasciigrave{}",
			"\"": "\\textquotedbl{}",
			"[": "{[}",
			"*": "{*}",
			...Object.fromEntries([..."{}$&#%_"].map((character) => [character, `\\${character}`])),
			"–": "\\textendash{}",
			"—": "\\textemdash{}",
			"…": "\\ldots{}"
		};
		let PLAIN = /[ -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/;
		function latexText(text, length = 100) {
			return [...(0, untrusted.h0)(text, length)].map((character) => WRITTEN[character] ?? (PLAIN.test(character) ? character : byNumber(character))).join("").replace(/-(?=-)/g, "-{}");
		}
		function byNumber(character) {
			return `\\texttt{U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}}`;
		}
		function leaderboardTex(document) {
			let runs = byRank(document);
			let several = runs.some(({ at_k }) => at_k.length > 1);
			let last = runs.reduce((most, { at_k }) => Math.max(most, at_k.length), 0);
			let columns = [
				[
					"r",
					"",
					({ rank }) => rank === null ? "--" : String(rank)
				],
				[
					"l",
					"Run",
					({ name, rank }) => rank === 1 ? `\\textbf{${latexText(name)}}` : latexText(name)
				],
				[
					"r",
					document.measure === "score" ? "Score (\\%)" : "Success rate (\\%)",
					figureOf
				],
				[
					"l",
					"95\\,\\% interval",
					({ interval }) => interval === null ? "" : `${share(interval.low)} to ${share(interval.high)}`
				]
			];
			if (several) {
				columns.push([
					"r",
					`pass@${last} (\\%)`,
					({ at_k }) => share(at_k[last - 1]?.pass_at_k ?? null)
				]);
				columns.push([
					"r",
					`pass\\textasciicircum{}${last} (\\%)`,
					({ at_k }) => share(at_k[last - 1]?.pass_hat_k ?? null)
				]);
			}
			if (runs.some(({ test_points }) => test_points?.rounds != null)) {
				columns.push([
					"r",
					"DEV (\\%)",
					({ test_points }) => share(test_points?.rounds?.dev ?? null)
				]);
				columns.push([
					"r",
					"DEBUG (\\%)",
					({ test_points }) => share(test_points?.rounds?.debug ?? null)
				]);
			}
			for (let type of typesOf(document).slice(0, 8)) columns.push([
				"r",
				`${latexText(type, 40)} (\\%)`,
				(run) => share(figureOfType(run, type, document))
			]);
			runs.some(({ usage }) => usage.tokens_per_trial !== null) && columns.push([
				"r",
				"Tokens",
				({ usage }) => amount(usage.tokens_per_trial, 0)
			]);
			runs.some(({ usage }) => usage.steps_per_trial !== null) && columns.push([
				"r",
				"Steps",
				({ usage }) => amount(usage.steps_per_trial, 1)
			]);
			runs.some(({ usage }) => usage.cost_usd !== null) && columns.push([
				"r",
				"Cost (USD)",
				costOf
			]);
			columns.push([
				"r",
				"Time",
				({ agent_ms_per_trial: time }) => time === null ? "--" : (0, format.a3)(time).replaceAll(" ", "\\,")
			]);
			let notes = [runs.some(isMarked) ? "$^{\\dagger}$ not significantly different from the first at the 5\\,\\% level, $p$ adjusted by Holm's method." : "", runs.some(isPartly) ? "$^{\\ast}$ not known for every trial." : ""];
			return tabular(columns, runs, `${latexText(scope(document))}; tokens, steps, cost and time are the agent's, means of a trial`, notes);
		}
		function pairwiseTex(document) {
			return tabular([
				[
					"l",
					"Run",
					({ better }) => latexText(better.name)
				],
				[
					"l",
					"Other",
					({ other }) => latexText(other.name)
				],
				[
					"r",
					"Difference (points)",
					({ pair, better }) => signed(difference(pair, document.runs[pair.a] === better))
				],
				[
					"l",
					"$p$ (Holm)",
					({ pair }) => pValue(pair.p_adjusted)
				],
				[
					"l",
					"",
					({ pair: { verdict } }) => verdict.endsWith("is better") ? "better" : verdict
				]
			], pairsByRank(document), latexText(scope(document)), []);
		}
		function amount(value, digits) {
			return value === null ? "--" : value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, "\\,");
		}
		function pValue(p) {
			return p === null ? "--" : p < .001 ? "$<0.001$" : p.toFixed(3);
		}
		function difference({ difference }, reversed) {
			return difference === null || !reversed ? difference : -difference;
		}
		function signed(value) {
			return value === null ? "--" : (0, format.WR)(value).replace("−", "$-$").replace("+", "$+$");
		}
		function isMarked({ rank, level_with_best }) {
			return rank !== 1 && level_with_best;
		}
		function isPartly({ cost_per_trial_usd, usage }) {
			return cost_per_trial_usd !== null && usage.cost_unknown > 0;
		}
		function figureOf(run) {
			let text = share(run.figure);
			return isMarked(run) ? `${text}$^{\\dagger}$` : run.rank === 1 ? `\\textbf{${text}}` : text;
		}
		function costOf(run) {
			let { cost_per_trial_usd: cost } = run;
			if (cost === null) return "--";
			return `${(0, format.BD)(cost).slice(1)}${isPartly(run) ? "$^{\\ast}$" : ""}`;
		}
		function share(ratio) {
			return ratio === null ? "--" : rate(ratio).replace("%", "");
		}
		function tabular(columns, rows, about, notes) {
			let said = notes.filter((note) => note !== "");
			return [
				`% ${about}`,
				"% \\usepackage{booktabs}",
				`\\begin{tabular}{${columns.map(([align]) => align).join("")}}`,
				"\\toprule",
				`${columns.map(([, title]) => title).join(" & ")} \\\\`,
				"\\midrule",
				...rows.map((row) => `${columns.map(([, , of]) => of(row)).join(" & ")} \\\\`),
				"\\bottomrule",
				...said.map((note) => `\\multicolumn{${columns.length}}{l}{\\footnotesize ${note}} \\\\`),
				"\\end{tabular}",
				""
			].join("\n");
		}
		let FILES = [
			["comparison.json", comparisonParts],
			["leaderboard.csv", leaderboardCsv],
			["matrix.csv", matrixCsv],
			["pairwise.csv", pairwiseCsv],
			["pass-at-k.csv", passAtKCsv],
			["leaderboard.tex", (document) => [leaderboardTex(document)]],
			["pairwise.tex", (document) => [pairwiseTex(document)]]
		];
		function writeComparisonFiles(directory, document, summaryMarkdown) {
			return (0, write.h)(directory, "comparison", [["summary.md", () => [summaryMarkdown]], ...FILES.map(([name, parts]) => [name, () => parts(document)])]);
		}
		var markdown_table = __webpack_require__(32432);
		var comment = __webpack_require__(16065);
		let LADDER = [
			{
				pairs: 300,
				instances: 300
			},
			{
				pairs: 100,
				instances: 100
			},
			{
				pairs: 50,
				instances: 30
			},
			{
				pairs: 10,
				instances: 10
			},
			{
				pairs: 0,
				instances: 0
			}
		];
		function renderComparisonSummary(document) {
			return renderComparison(document, comment.Jt, (text) => Buffer.byteLength(text));
		}
		function renderComparison(document, limit, sizeOf, foot = "") {
			let title = `## ${document.runs.length} runs by ${document.measure}: ${scope(document)}`;
			let head = [
				title,
				leaderboard(document),
				noteList(document)
			];
			for (let { pairs, instances } of LADDER) {
				let text = joined([
					...head,
					pairTable(document, pairs),
					curveTable(document),
					typesTable(document),
					matrix(document, instances),
					foot
				]);
				if (sizeOf(text) < limit) return text;
			}
			return `${title}\n`;
		}
		function joined(parts) {
			return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
		}
		function leaderboard(document) {
			let runs = byRank(document);
			let costs = runs.some(({ usage }) => usage.cost_usd !== null);
			let metered = runs.some(({ usage }) => usage.requests !== null);
			let debug = runs.some(({ test_points }) => test_points?.rounds != null);
			let unmeasured = runs.some(({ totals }) => totals.error + totals.not_run > 0);
			let rows = runs.map((run) => {
				let name = (0, untrusted.p7)(run.name, 100);
				let mark = run.level_with_best && run.rank !== 1 ? " †" : "";
				let own = [run.rank === null ? "–" : String(run.rank), run.rank === 1 ? `**${name}**` : `${name}${mark}`];
				let cost = costs ? [`${costText(run)}${run.on_frontier ? " ◆" : ""}`] : [];
				let time = run.agent_ms_per_trial === null ? "–" : (0, format.a3)(run.agent_ms_per_trial);
				let { error, not_run } = run.totals;
				let open = unmeasured ? [String(error + not_run)] : [];
				let { rounds } = run.test_points ?? { rounds: null };
				let models = metered ? [requestsOf(run)] : [];
				let both = debug ? [rounds === null ? "–" : `${rate(rounds.dev)} → ${rate(rounds.debug)}`] : [];
				return [
					...own,
					rate(run.figure),
					span(run.interval) || "–",
					...both,
					...cost,
					time,
					...models,
					...open
				].map(unbroken);
			});
			let columns = [
				["#", "right"],
				["Run"],
				[document.measure === "score" ? "Score of everything" : "Success rate", "right"],
				["95% interval"],
				...debug ? [["DEV → DEBUG"]] : [],
				...costs ? [["Cost", "right"]] : [],
				["Time", "right"],
				...metered ? [["Requests", "right"]] : [],
				...unmeasured ? [["Not measured", "right"]] : []
			];
			let legend = [
				runs.some(({ rank, level_with_best }) => level_with_best && rank !== 1) ? "† not significantly different from the first" : "",
				`${costs ? "cost and time" : "time"}: the agent's, mean of a trial`,
				runs.some(({ usage }) => usage.cost_usd !== null && usage.cost_unknown > 0) ? "~ not known for every trial" : "",
				costs ? "◆ none is as good for less" : "",
				metered ? "requests: to models, mean of a trial; waiting: share of the agent's time" : ""
			];
			return `${(0, markdown_table.Q)(columns, rows)}\n\n<sub>${legend.filter((part) => part !== "").join(" · ")}</sub>`;
		}
		function requestsOf({ usage }) {
			let { requests, requests_known: trials, waiting_share: waiting, throttled_requests: throttled } = usage;
			if (requests === null || trials === 0) return "–";
			return [
				(requests / trials).toLocaleString("en-US", { maximumFractionDigits: 1 }),
				waiting === null ? "" : `${Math.round(waiting * 100)}% waiting`,
				throttled ? `${throttled.toLocaleString("en-US")} throttled` : ""
			].filter((part) => part !== "").join(", ");
		}
		function pairTable(document, most) {
			if (most === 0) return "";
			let pairs = pairsByRank(document);
			let rows = pairs.slice(0, most).map(({ better, other, pair }) => {
				let [one, two] = [(0, untrusted.p7)(better.name, 100), (0, untrusted.p7)(other.name, 100)];
				let { verdict, difference, interval, p_adjusted, reasons, a, pairs, left_out } = pair;
				let icon = verdict.endsWith("is better") ? "🟢 better than" : verdict === "within noise" ? "⚪ within noise of" : "⚪ not comparable";
				let sign = document.runs[a] === better ? -1 : 1;
				let ends = interval === null ? [] : [interval.low * sign, interval.high * sign].sort((x, y) => x - y).map(format.WR);
				return [
					one,
					icon,
					two,
					difference === null ? "–" : (0, format.WR)(difference * sign),
					ends.length === 0 ? "–" : ends.join(" to "),
					p_adjusted === null ? "–" : (0, format.MA)(p_adjusted),
					left_out === 0 ? String(pairs) : `${pairs}, ${left_out} left out`
				].map(unbroken).concat((0, untrusted.p7)(reasons.join("; "), 200));
			});
			let columns = [
				["Run"],
				[""],
				["Other"],
				["Points", "right"],
				["95% interval"],
				[pairs.filter(({ pair }) => pair.p !== null).length > 1 ? "p (Holm)" : "p", "right"],
				["Instances", "right"],
				[""]
			];
			let width = rows.some((cells) => cells.at(-1) !== "") ? columns.length : columns.length - 1;
			let shown = rows.map((cells) => cells.slice(0, width));
			return `**Every pair**\n\n${(0, markdown_table.Q)(columns.slice(0, width), [...shown, ...(0, markdown_table.i)(pairs.length - rows.length)])}`;
		}
		function curveTable(document) {
			let runs = byRank(document);
			let most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
			if (most < 2) return "";
			let ks = someOf(most);
			let rows = runs.map(({ name, at_k, flaky }) => [
				(0, untrusted.p7)(name, 100),
				...ks.map((k) => rate(at_k[k - 1]?.pass_at_k ?? null)),
				...ks.slice(1).map((k) => rate(at_k[k - 1]?.pass_hat_k ?? null)),
				String(flaky.length)
			]);
			let columns = [
				"Run",
				...ks.map((k) => `pass@${k}`),
				...ks.slice(1).map((k) => `pass^${k}`),
				"Flaky instances"
			].map((title, at) => at === 0 ? [title] : [(0, untrusted.p7)(title), "right"]);
			return `**Several trials**\n\n${(0, markdown_table.Q)(columns, rows)}\n\n<sub>pass@k: at least one of k trials passes; pass^k: all of them do</sub>`;
		}
		function typesTable(document) {
			let types = typesOf(document);
			if (types.length === 0) return "";
			let runs = byRank(document).slice(0, 12);
			let rows = types.map((type) => [(0, untrusted.p7)(type, 60), ...runs.map((run) => {
				let totals = run.by_type[type];
				let usage = totals === void 0 ? "" : usageText(totals.usage);
				return [rate(figureOfType(run, type, document)), ...usage === "" ? [] : [usage]].map(unbroken).join("<br>");
			})]);
			let columns = [["Type"], ...runs.map(({ name }) => [(0, untrusted.p7)(name, 40), "right"])];
			return `**By type**\n\n${(0, markdown_table.Q)(columns, rows)}`;
		}
		function someOf(most) {
			let ks = [
				1,
				2,
				3,
				4
			];
			for (let k = 8; k < most; k *= 2) ks.push(k);
			return [...new Set([...ks.filter((k) => k < most), most])];
		}
		function matrix(document, most) {
			if (most === 0) return "";
			let score = document.measure === "score";
			let runs = byRank(document).slice(0, 12);
			let places = runs.map((run) => document.runs.indexOf(run));
			let differing = document.instances.map((instance) => ({
				instance,
				spread: instance.in_all ? spreadOf(instance, score) : 0
			})).filter(({ spread }) => spread > 0).sort((one, other) => other.spread - one.spread);
			if (differing.length === 0) return "";
			let rows = differing.slice(0, most).map(({ instance }) => [(0, untrusted.p7)(instance.instance_id, 160), ...places.map((place) => cellText(instance.runs[place], score))]);
			let more = differing.length - rows.length;
			let columns = [["Instance"], ...runs.map(({ name }) => [(0, untrusted.p7)(name, 40), "centre"])];
			let only = document.runs.length - runs.length === 0 ? "" : ` (the first ${runs.length} of ${document.runs.length} runs)`;
			return `<details><summary>${`Where the runs differ: ${differing.length} of ${document.instances.filter(({ in_all }) => in_all).length} instances${only}`}</summary>\n\n${(0, markdown_table.Q)(columns, [...rows, ...(0, markdown_table.i)(more)])}\n\n</details>`;
		}
		function spreadOf({ runs }, score) {
			let values = runs.flatMap((cell) => cell === null ? [] : [score ? cell.score_expected : cell.passed / cell.planned]);
			return Math.max(...values) - Math.min(...values);
		}
		function cellText(cell, score) {
			if (cell.measured === 0) return "⚠️";
			if (score) return rate(cell.score_expected);
			if (cell.planned > 1) return `${cell.passed}/${cell.planned}`;
			return cell.passed === 1 ? "✅" : "❌";
		}
		function noteList(document) {
			let all = notesOf(document);
			let shown = all.slice(0, 20);
			all.length > shown.length && shown.push(`… and ${all.length - shown.length} more`);
			return shown.map((note) => `- ${(0, untrusted.p7)(note, 500)}`).join("\n");
		}
		function unbroken(text) {
			return text.length > 30 ? text : text.replaceAll(" ", "&nbsp;");
		}
		var directory = __webpack_require__(75096);
		var history_keep = __webpack_require__(50508);
		var parse = __webpack_require__(90162);
		var report_baseline = __webpack_require__(37936);
		var page = __webpack_require__(49651);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var regular_file = __webpack_require__(45503);
		var reports = __webpack_require__(65115);
		let ITS_OWN = /^(trial-\d+\/)?results\.json$/;
		async function writePrdbenchReports(directory, report) {
			if (!report.trials.some(({ result }) => result !== null && result.plan !== null)) throw new errors.yo("prdbench: these results have no test plan; name results of a run with dataset: prdbench");
			let files = new Map(report.trials.flatMap((trial) => filesOf(trial, report)));
			let folders = report.trials.map((trial) => folderOf(trial, report));
			await refuseOthers(directory, "", folders, files);
			for (let folder of folders) await (0, promises_.mkdir)(external_node_path_.join(directory, folder), { recursive: !0 });
			for (let [name, text] of files) await (0, promises_.writeFile)(external_node_path_.join(directory, name), text);
			return files.size;
		}
		function filesOf(trial, report) {
			let { planned, result } = trial;
			if (result === null || result.plan === null) return [];
			let { points } = result.plan;
			let run = report.directories?.get(result);
			let own = run === void 0 ? null : external_node_path_.join(run, (0, trial_id.qQ)((0, trial_id.rI)(planned)), "reports");
			let safe = (0, reports.TT)(points.map(({ metric }) => metric));
			let names = rawNames(points, safe);
			return points.flatMap(({ metric, score, explanation }, at) => {
				if (score === null) return [];
				let description = own === null ? "" : descriptionIn(external_node_path_.join(own, safe[at]));
				let text = JSON.stringify({
					metric,
					description,
					score,
					explanation
				}, null, 2);
				return [[external_node_path_.posix.join(folderOf(trial, report), names[at]), `${text}\n`]];
			});
		}
		function folderOf({ planned }, { trials }) {
			let project = planned.instance_id.replace(/^prdbench-(?=\d+$)/, "");
			let several = trials.some(({ planned }) => planned.trial > 1);
			return external_node_path_.posix.join(several ? `trial-${planned.trial}` : "", project, "reports");
		}
		function rawNames(points, safe) {
			let taken = new Set();
			return points.map(({ metric }, at) => {
				let raw = `${metric}.json`;
				let name = !/[/\0]/.test(raw) && raw.isWellFormed() && Buffer.byteLength(raw) <= 255 && !taken.has(raw) ? raw : safe[at];
				taken.add(name);
				return name;
			});
		}
		function descriptionIn(file) {
			try {
				let { description } = JSON.parse((0, regular_file.X)(file, 1048576).toString());
				return typeof description == "string" ? description : "";
			} catch {
				return "";
			}
		}
		async function refuseOthers(directory, below, folders, files) {
			let here = external_node_path_.join(directory, below);
			for (let entry of entriesOf(here)) {
				let name = external_node_path_.posix.join(below, entry.name);
				if (entry.isDirectory() && folders.some((folder) => `${folder}/`.startsWith(`${name}/`))) {
					await refuseOthers(directory, name, folders, files);
					continue;
				}
				if (entry.isFile() && ITS_OWN.test(name)) continue;
				let text = files.get(name);
				if (entry.isFile() && text !== void 0 && await (0, promises_.readFile)(external_node_path_.join(directory, name), "utf8") === text) continue;
				throw new errors.yo(`prdbench: ${directory} already holds ${name}; name a new directory`);
			}
		}
		function entriesOf(directory) {
			try {
				return (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 });
			} catch (error) {
				if ((0, errors.$N)(error) === "ENOENT") return [];
				throw new errors.yo(`prdbench: ${directory} is not a directory that can be read`);
			}
		}
		var files_results = __webpack_require__(89541);
		var run_page = __webpack_require__(94996);
		var report_sources = __webpack_require__(15985);
		var trend_markdown = __webpack_require__(428);
		var gate = __webpack_require__(43050);
		var run_place = __webpack_require__(80418);
		var text_columns = __webpack_require__(26841);
		var table = __webpack_require__(81681);
		let DRAWING = {
			least: 12,
			most: 30
		};
		let NO_LAST = {
			title: "",
			cell: () => ""
		};
		function leaderboardLines(document, look) {
			let runs = byRank(document);
			let own = [
				RANK,
				{
					...NAMES,
					style: ({ rank }) => rank === 1 ? "bold" : void 0
				},
				{
					...figure(document.measure === "score" ? "score" : "rate", ({ figure }) => rate(figure)),
					style: styleOf
				}
			];
			let interval = figure("95% interval", spanOf);
			let cost = runs.some(({ usage }) => usage.cost_usd !== null) ? [figure("cost", costText)] : [];
			let time = figure("time", ({ agent_ms_per_trial: time }) => time === null ? "–" : (0, format.a3)(time));
			let others = fitting(runs, own, [
				interval,
				...cost,
				time
			], look);
			let room = Math.min(DRAWING.most, look.columns - widthFor(runs, [...own, ...others]));
			let drawn = others.includes(interval) ? drawingOf(runs, room) : [];
			let columns = [
				...own,
				...others.slice(0, 1),
				...drawn,
				...others.slice(1)
			];
			return [...(0, table.t)(runs, columns, NO_LAST, look), ...legend(runs, columns, look)];
		}
		function curveLines(document, look) {
			let runs = byRank(document);
			let most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
			if (most < 2) return [];
			let figures = [...new Set([
				1,
				Math.ceil(most / 2),
				most
			])].map((k) => figure(`pass@${k}`, ({ at_k }) => rate(at_k[k - 1]?.pass_at_k ?? null)));
			let all = figure(`pass^${most}`, ({ at_k }) => rate(at_k[most - 1]?.pass_hat_k ?? null));
			let flaky = figure("flaky", ({ flaky }) => String(flaky.length));
			let columns = [
				RANK,
				NAMES,
				...fitting(runs, [RANK, NAMES], [
					...figures,
					all,
					flaky
				], look)
			];
			return (0, table.t)(runs, columns, NO_LAST, look);
		}
		let RANK = figure("#", ({ rank }) => String(rank ?? "–"));
		let NAMES = {
			title: "run",
			cell: ({ name }) => (0, untrusted.h0)(name, 200),
			flexible: !0
		};
		function figure(title, cell) {
			return {
				title,
				cell,
				side: "right"
			};
		}
		function fitting(runs, beside, some, { columns }) {
			let kept = [...some];
			for (; kept.length > 0 && widthFor(runs, [...beside, ...kept]) - 2 > columns;) kept.pop();
			return kept;
		}
		function widthFor(runs, columns) {
			return columns.reduce((sum, { title, cell, flexible }) => {
				let widest = runs.reduce((most, run) => Math.max(most, (0, text_columns.qz)(cell(run))), (0, text_columns.qz)(title));
				return sum + 2 + (flexible ? Math.min(20, widest) : widest);
			}, 0);
		}
		function styleOf({ level_with_best }) {
			return level_with_best ? "green" : void 0;
		}
		function spanOf({ interval }) {
			return interval === null ? "" : `${rate(interval.low).slice(0, -1)}–${rate(interval.high)}`;
		}
		function drawingOf(runs, room) {
			let values = runs.flatMap(({ interval, figure }) => [
				interval?.low,
				interval?.high,
				figure
			].filter((at) => at != null));
			if (room < DRAWING.least || values.length === 0) return [];
			let [from, to] = [Math.floor(Math.min(...values) * 10 + 1e-9) / 10, Math.ceil(Math.max(...values) * 10 - 1e-9) / 10];
			if (to <= from) return [];
			let at = (value) => Math.max(0, Math.min(room - 1, Math.round((value - from) / (to - from) * (room - 1))));
			let ends = [from, to].map((end) => `${Math.round(end * 100)}%`);
			let cell = ({ interval, figure }) => {
				let cells = Array(room).fill(" ");
				if (interval !== null) {
					cells.fill("─", at(interval.low), at(interval.high) + 1);
					cells[at(interval.low)] = "├";
					cells[at(interval.high)] = "┤";
				}
				figure !== null && (cells[at(figure)] = "●");
				return cells.join("");
			};
			return [{
				title: ends.join(" ".repeat(room - ends.join("").length)),
				cell,
				style: styleOf
			}];
		}
		function legend(runs, shown, { columns, paint }) {
			let named = (some) => some.map(({ name }) => (0, untrusted.h0)(name, 60)).join(", ");
			let means = shown.flatMap(({ title }) => title === "cost" || title === "time" ? title : []);
			let level = runs.filter(({ level_with_best, rank }) => level_with_best && rank !== 1);
			let frontier = runs.filter(({ on_frontier }) => on_frontier);
			return [
				means.length === 0 ? "" : `${means.join(" and ")}: the agent's, mean of a trial`,
				runs.some((run) => costText(run).startsWith("~")) ? "~ not known for every trial" : "",
				level.length === 0 ? "" : `not significantly different from the first: ${named(level)}`,
				frontier.length === 0 || frontier.length === runs.length ? "" : `none is as good for less: ${named(frontier)}`
			].filter((line) => line !== "").flatMap((line) => (0, text_columns.LV)(line, columns)).map((line) => paint("dim", line));
		}
		function comparisonLines(document, look) {
			let { runs, measure } = document;
			let title = `${runs.length} runs by ${measure === "score" ? "score of everything" : measure}: ${scope(document)}`;
			let curves = curveLines(document, look);
			return [
				...(0, text_columns.LV)(title, look.columns).map((line) => look.paint("bold", line)),
				"",
				...leaderboardLines(document, look),
				...curves.length === 0 ? [] : ["", ...curves],
				"",
				...pairLines(document, look),
				...noteLines(document, look)
			];
		}
		function pairLines(document, { columns, paint }) {
			let pairs = pairsByRank(document);
			let lines = pairs.slice(0, 15).map(({ better, other, pair }) => {
				let [one, two] = [(0, untrusted.h0)(better.name, 60), (0, untrusted.h0)(other.name, 60)];
				let why = (0, untrusted.h0)(pair.reasons.join("; "), 300);
				if (pair.verdict === "not comparable") return `- ${one} and ${two} are not comparable: ${why}`;
				let note = why === "" ? "" : `; ${why}`;
				if (pair.verdict === "within noise") return `≈ ${one} and ${two} do not differ significantly (${pairFigures(pair)})${note}`;
				return `${paint("green", "▲")} ${paint("green", one)} is better than ${two} ${pairFigures(pair)}${note}`;
			});
			pairs.length > lines.length && lines.push(`… and ${pairs.length - lines.length} more pairs in pairwise.csv`);
			let tests = pairs.filter(({ pair }) => pair.p !== null).length;
			tests > 1 && lines.push(paint("dim", `p adjusted for ${tests} tests by Holm's method`));
			return lines.flatMap((line) => (0, text_columns.LV)(line.replace("p = ", "p\xA0=\xA0"), columns)).map((line) => line.replace("p\xA0=\xA0", "p = "));
		}
		function noteLines(document, { columns }) {
			let all = notesOf(document);
			let shown = all.slice(0, 20).map((note) => (0, untrusted.h0)(`note: ${note}`, 1e3));
			all.length > shown.length && shown.push(`note: … and ${all.length - shown.length} more`);
			return shown.flatMap((line) => (0, text_columns.LV)(line, columns));
		}
		var paint = __webpack_require__(19089);
		var print = __webpack_require__(12694);
		var trials = __webpack_require__(18540);
		let SEVERAL = "several runs are compared here";
		let GATE = [
			"fail-on",
			"min-success-rate",
			"min-score"
		];
		async function reportCommand(directories, given, json, prdbench) {
			let options = (0, parse.A)(given);
			if (options.history !== null && "branch" in options.history) throw new errors.yo("history: branch:… is for workflows; on the command line name a directory");
			let results = options["results-path"];
			let sources = directories.length > 0 ? directories.map(parseSource) : [{
				name: null,
				directory: results ?? (0, run_place.hH)() ?? run_place.hN
			}];
			let baseline = await (0, report_baseline.resolveBaseline)(options.baseline);
			let { groups, notes } = await findGroups(sources);
			let target = (0, run_place.s6)(results);
			if (groups.length > 1) {
				requireNothingOfOneRun(options, given);
				if (prdbench !== void 0) throw new errors.yo(`prdbench: ${SEVERAL}; report one of them`);
				let comparison = compareRuns(contendersOf(groups), notes, options.tolerance);
				await writeComparisonFiles(target, comparison.document, renderComparisonSummary(comparison.document));
				await (0, page.Q)(external_node_path_.join(target, "report.html"), comparison);
				json ? (0, print.dq)([...comparisonParts(comparison.document)].join("")) : (0, print.tj)(compared(comparison, target));
				return 0;
			}
			let runs = groups[0]?.runs ?? [];
			overlaps(sources, runs) && notes.push("the directories hold verdicts on the same trials, of which the later counts; to compare them, name each: before=DIRECTORY after=DIRECTORY");
			let where = sources.map(({ directory }) => directory).join(", ");
			let suite = (0, report_sources.E)({
				runs,
				notes
			}, options, where, "; results are directories with a run.json");
			suite.run.suite = options.suite ?? suite.run.suite;
			let report = await withHistory((0, describe.g)(suite, baseline, options), options);
			let written = prdbench === void 0 ? null : await writePrdbenchReports(prdbench, report);
			await (0, write.t)(target, report, (0, comment.Br)(report));
			await (0, run_page.writeReportPage)(target, report);
			if (json) (0, print.dq)((0, files_results.j)(report));
			else {
				(0, print.tj)(report_describe(report, target));
				written !== null && (0, print.tj)([`${written} test points for score_cal.py: ${(0, trials.MP)(prdbench)}/`]);
			}
			return (0, gate.F)({
				...report.run,
				interrupted: null
			}, options);
		}
		function requireNothingOfOneRun(options, given) {
			if (options.baseline !== "none") throw new errors.yo(`baseline: ${SEVERAL}; name the baseline as one of them: before=DIRECTORY`);
			if (options.matrix !== void 0) throw new errors.yo(`matrix: ${SEVERAL}, but a matrix is the plan of one; report that run on its own`);
			if (options.history !== null) throw new errors.yo(`history: ${SEVERAL}, but a point of a history is one run; report that run on its own`);
			let gate = GATE.filter((name) => given[name] !== void 0);
			gate.length > 0 && (0, print.cc)(`a comparison has no gate; ignored: ${gate.join(", ")}`);
		}
		function compared({ document }, target) {
			let look = (0, paint.Li)(process.stdout);
			return [...comparisonLines(document, look), look.paint("dim", `report: ${(0, trials.MP)(target)}/`)];
		}
		async function withHistory(report, { history, tolerance }) {
			if (history === null || "branch" in history) return report;
			let keep = (0, history_keep.s)(report, {
				github: report.run.github,
				tolerance
			});
			if (keep === null) return report;
			try {
				let { trend, notes } = await (0, directory.I)(history.directory, keep);
				for (let note of notes) warn(note);
				return {
					...report,
					trend
				};
			} catch (error) {
				warn(`history: there is no trend, and no point was added to ${history.directory}: ${(0, errors.bD)(error)}`);
				return report;
			}
		}
		function warn(message) {
			(0, print.cc)((0, untrusted.h0)(message, 1e3));
		}
		function report_describe({ run, times, interval, comparison, trend, notes, flaky }, target) {
			let lines = [(0, phrases.Pl)(run.totals)];
			run.settings.mode !== null && lines.push((0, phrases.M1)(run));
			interval !== null && lines.push(`95% interval ${(0, format.KN)(interval.low)} to ${(0, format.KN)(interval.high)}`);
			lines.push((0, phrases.Fj)(times));
			if (comparison !== null) {
				let { verdict, difference, p, pairs, reasons, flips } = comparison;
				let figures = difference === null ? "" : `: ${(0, format.WR)(difference)} points, p = ${p.toPrecision(3)}, ${pairs} instances`;
				lines.push(`${verdict}${figures}${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`);
				for (let { instanceId, before, now } of flips) lines.push(`${before} → ${now} ${instanceId}`);
			}
			trend !== void 0 && lines.push((0, trend_markdown.M)(trend), ...trend.added ? [] : ["history: no point was added: this run was not measured for a branch, or the history has a later attempt of it"]);
			flaky.length > 0 && lines.push(`flaky: ${flaky.join(", ")}`);
			for (let note of notes) lines.push(`note: ${note}`);
			for (let reason of run.gate?.reasons ?? []) lines.push(`gate: ${reason}`);
			lines.push(`report: ${external_node_path_.relative("", external_node_path_.resolve(target))}/`);
			return lines.map((line) => (0, untrusted.h0)(line, 1e3));
		}
	}),
	65115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Li: () => writeReports,
			Nh: () => writtenReports,
			TT: () => reportNames
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		let FOLDER = "reports";
		let UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;
		let RESERVED = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
		function reportNames(metrics) {
			let taken = new Set();
			return metrics.map((metric) => {
				let plain = metric.toWellFormed().trim().replace(UNSAFE, "_").replace(RESERVED, "_");
				let cut = cutBytes(plain, 150);
				let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(metric).digest("hex").slice(0, 8);
				let name = cut === metric ? cut : `${cutBytes(plain, 141)}-${digest}`;
				for (let number = 2; taken.has(folded(name)); number += 1) name = `${cutBytes(plain, 136)}-${digest}-${number}`;
				taken.add(folded(name));
				return `${name}.json`;
			});
		}
		async function writeReports(directory, points, results) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: !0 });
			let names = reportNames(points.map(({ metric }) => metric));
			for (let [index, { score, explanation }] of results.entries()) {
				if (score === null) continue;
				let { metric, description } = points[index];
				let report = {
					metric,
					description,
					score,
					explanation
				};
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, names[index]), `${JSON.stringify(report, null, 2)}\n`);
			}
		}
		async function writtenReports(directory) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
			let texts = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return [];
				throw error;
			})).sort().map(async (name) => [name, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), "utf8")]);
			return new Map(await Promise.all(texts));
		}
		function folded(name) {
			return name.normalize("NFC").toLowerCase();
		}
		function cutBytes(text, limit) {
			let cut = "";
			for (let character of text) {
				if (Buffer.byteLength(cut + character) > limit) break;
				cut += character;
			}
			return cut;
		}
	}),
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
	90135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BZ: () => pointCostSchema,
			U0: () => pointChangeSchema,
			W7: () => pointFigureSchema,
			bG: () => trendSchema,
			cd: () => commit
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1));
		let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
		let usd = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e9));
		let commit = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{7,64}$/));
		let interval = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			low: ratio,
			high: ratio
		});
		let pointChangeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"improved",
				"regressed",
				"within noise"
			]),
			difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(-1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1)), "Now minus before"),
			since: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(commit), "Commit of the earlier point")
		});
		let pointFigureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			measure: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["success rate", "score"]),
			value: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(ratio), "Over all planned trials; null if nothing was measured"),
			interval: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(interval), "95 % confidence interval")
		});
		let pointCostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(usd), "Sum over the trials with a known cost; null if there are none"),
			trials: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of trials with a known cost")
		});
		let trendPointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			commit_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			run_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			measured_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			figure: pointFigureSchema,
			change: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(pointChangeSchema),
			breaks: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Reasons why it is not comparable with the preceding point"),
			planned: count,
			missing: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Trials without a verdict"),
			cost: pointCostSchema,
			time: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
				trials: count
			}), "Total of all trials with a result"),
			current: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True for this report")
		});
		let trendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			branch: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Null: any branch"),
			added: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True if this report was added to the history"),
			earlier: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of points before the first one shown"),
			points: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(trendPointSchema), "Oldest first, including this report")
		});
	}),
	15985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => suiteOf,
			R: () => loadBaselineDirectory
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
		var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
		function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
			if (runs.length === 0 && matrix === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.r)(runs, matrix === void 0 ? null : {
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
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.r)(runs, null);
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
	72577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => uniformInt });
		function uniformIntInternal(rng, rangeSize) {
			let MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
			let deltaV = rng.next() + 2147483648;
			for (; deltaV >= MaxAllowed;) deltaV = rng.next() + 2147483648;
			return deltaV % rangeSize;
		}
		function fromNumberToArrayInt64(out, n) {
			if (n < 0) {
				let posN = -n;
				out.sign = -1;
				out.data[0] = ~~(posN / 4294967296);
				out.data[1] = posN >>> 0;
			} else {
				out.sign = 1;
				out.data[0] = ~~(n / 4294967296);
				out.data[1] = n >>> 0;
			}
			return out;
		}
		function substractArrayInt64(out, arrayIntA, arrayIntB) {
			let lowA = arrayIntA.data[1];
			let highA = arrayIntA.data[0];
			let signA = arrayIntA.sign;
			let lowB = arrayIntB.data[1];
			let highB = arrayIntB.data[0];
			let signB = arrayIntB.sign;
			out.sign = 1;
			if (signA === 1 && signB === -1) {
				let low = lowA + lowB;
				let high = highA + highB + +(low > 4294967295);
				out.data[0] = high >>> 0;
				out.data[1] = low >>> 0;
				return out;
			}
			let lowFirst = lowA;
			let highFirst = highA;
			let lowSecond = lowB;
			let highSecond = highB;
			if (signA === -1) {
				lowFirst = lowB;
				highFirst = highB;
				lowSecond = lowA;
				highSecond = highA;
			}
			let reminderLow = 0;
			let low = lowFirst - lowSecond;
			if (low < 0) {
				reminderLow = 1;
				low >>>= 0;
			}
			out.data[0] = highFirst - highSecond - reminderLow;
			out.data[1] = low;
			return out;
		}
		function uniformArrayIntInternal(rng, out, rangeSize) {
			let maxIndex0 = rangeSize[0] + 1;
			out[0] = uniformIntInternal(rng, maxIndex0);
			out[1] = uniformIntInternal(rng, 4294967296);
			for (; out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1]);) {
				out[0] = uniformIntInternal(rng, maxIndex0);
				out[1] = uniformIntInternal(rng, 4294967296);
			}
			return out;
		}
		let safeNumberMaxSafeInteger = 2 ** 53 - 1;
		let sharedA = {
			sign: 1,
			data: [0, 0]
		};
		let sharedB = {
			sign: 1,
			data: [0, 0]
		};
		let sharedC = {
			sign: 1,
			data: [0, 0]
		};
		let sharedData = [0, 0];
		function uniformLargeIntInternal(rng, from, to, rangeSize) {
			let rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
			if (rangeSizeArrayIntValue.data[1] === 4294967295) {
				rangeSizeArrayIntValue.data[0] += 1;
				rangeSizeArrayIntValue.data[1] = 0;
			} else rangeSizeArrayIntValue.data[1] += 1;
			uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
			return sharedData[0] * 4294967296 + sharedData[1] + from;
		}
		function uniformInt(rng, from, to) {
			let rangeSize = to - from;
			if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
			return uniformLargeIntInternal(rng, from, to, rangeSize);
		}
	}),
	69566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => mersenne });
		let A = 2567483615;
		let MASK_LOWER = 2147483647;
		let MASK_UPPER = 2147483648;
		var MersenneTwister = class MersenneTwister {
			constructor(states, index) {
				this.states = states;
				this.index = index;
			}
			clone() {
				return new MersenneTwister(this.states.slice(), this.index);
			}
			next() {
				let y = this.states[this.index];
				y ^= y >>> 11;
				y ^= y << 7 & 2636928640;
				y ^= y << 15 & 4022730752;
				y ^= y >>> 18;
				this.index = twistedNext(this.states, this.index);
				return y;
			}
			getState() {
				return [this.index, ...this.states];
			}
			jump() {
				let originalStates = this.states.slice();
				let originalIndex = this.index;
				this.index = twistedNext(this.states, this.index);
				for (let i = 19932; i > 0; --i) {
					"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(i / 6 | 0) - 48 & 1 << i % 6 && addState(this.states, this.index, originalStates, originalIndex);
					this.index = twistedNext(this.states, this.index);
				}
				addState(this.states, this.index, originalStates, originalIndex);
			}
		};
		function addState(mt, idx, originalMt, originalIdx) {
			let i = 0;
			if (originalIdx >= idx) {
				for (; i < 624 - originalIdx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
				for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx - 624];
				for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
			} else {
				for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
				for (; i < 624 - originalIdx; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx];
				for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
			}
		}
		function twistedNext(mt, idx) {
			if (idx < 227) {
				let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
				mt[idx] = mt[idx + 397] ^ y >>> 1 ^ -(y & 1) & A;
				return idx + 1;
			} else if (idx < 623) {
				let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
				mt[idx] = mt[idx + 397 - 624] ^ y >>> 1 ^ -(y & 1) & A;
				return idx + 1;
			} else {
				let y = mt[idx] & MASK_UPPER | mt[0] & MASK_LOWER;
				mt[idx] = mt[396] ^ y >>> 1 ^ -(y & 1) & A;
				return 0;
			}
		}
		function twist(mt) {
			for (let idx = 0; idx !== 624; ++idx) twistedNext(mt, idx);
		}
		function mersenne(seed) {
			let out = [seed | 0];
			for (let idx = 1; idx !== 624; ++idx) {
				let xored = out[idx - 1] ^ out[idx - 1] >>> 30;
				out.push(Math.imul(1812433253, xored) + idx | 0);
			}
			twist(out);
			return new MersenneTwister(out, 0);
		}
	})
};
