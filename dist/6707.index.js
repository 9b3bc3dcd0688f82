export const id = 6707;
export const ids = [6707];
export const modules = {
	18253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => formatCost,
			KN: () => percent,
			MA: () => formatP,
			U9: () => count,
			WR: () => points,
			a3: () => formatDuration,
			cf: () => rateText,
			lb: () => partialCost,
			nV: () => formatAge
		});
		function formatDuration(milliseconds) {
			if (milliseconds < 1e3) return `${Math.round(milliseconds)} ms`;
			let seconds = milliseconds / 1e3;
			if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
			let minutes = Math.floor(Math.round(seconds) / 60);
			if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, "0")} s`;
			return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
		}
		function formatAge(moment, now = Date.now()) {
			let hours = Math.max(0, now - Date.parse(moment)) / 36e5;
			if (hours < 1) return `${Math.round(hours * 60)} min ago`;
			return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
		}
		function formatCost(dollars) {
			if (dollars === null) return "–";
			return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
		}
		function percent(ratio) {
			if (ratio === null) return "–";
			for (let digits = 1;; digits++) {
				let text = (ratio * 100).toFixed(digits);
				if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
			}
		}
		function points(difference) {
			let text = Math.abs(difference * 100).toFixed(1);
			return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
		}
		function formatP(p) {
			return p < .001 ? p.toExponential(1) : p.toFixed(3);
		}
		function count(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
		function rateText(value, interval, missing) {
			if (value === null) return "not measured";
			let range = interval === null ? "" : ` (${percent(interval.low)} to ${percent(interval.high)})`;
			return `${percent(value)}${range}${missing === 0 ? "" : `, ${missing} not measured`}`;
		}
		function partialCost(usd, known, all) {
			if (usd === null) return "–";
			return `${usd.toFixed(2)} USD${known === all ? "" : ` (${known} of ${all})`}`;
		}
	}),
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
	78969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportCommand: () => reportCommand });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var format = __webpack_require__(18253);
		var untrusted = __webpack_require__(90492);
		var version = __webpack_require__(7844);
		var describe = __webpack_require__(92981);
		var figures = __webpack_require__(23263);
		var files_text = __webpack_require__(59344);
		var pairing = __webpack_require__(88039);
		var phrases = __webpack_require__(58937);
		var totals = __webpack_require__(61210);
		var trace = __webpack_require__(97384);
		var bootstrap = __webpack_require__(50168);
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
		var random = __webpack_require__(52167);
		function restricted(suite, instances) {
			let places = suite.run.planned.flatMap(({ instance_id }, index) => instances.has(instance_id) ? [index] : []);
			let planned = places.map((index) => suite.run.planned[index]);
			return {
				...suite,
				run: {
					...suite.run,
					planned,
					totals: (0, totals.vA)(planned)
				},
				results: places.map((index) => suite.results[index] ?? null)
			};
		}
		function effortOf({ run, results }) {
			let known = results.filter((result) => result !== null);
			let times = (0, trace.x)(known.map((result) => result.times));
			let costs = known.flatMap(({ usage }) => usage.cost_usd ?? []);
			let withTokens = known.filter(({ usage }) => usage.input_tokens !== null || usage.output_tokens !== null);
			let cost = sumOf(costs);
			let unknown = results.filter((result) => result === null || mayHaveCost(result)).length;
			return {
				times_ms: times,
				agent_ms_per_trial: known.length === 0 ? null : Math.round(times.agent / known.length),
				usage: {
					cost_usd: cost,
					cost_known: costs.length,
					cost_unknown: unknown,
					input_tokens: sumOf(withTokens.flatMap(({ usage }) => usage.input_tokens ?? [])),
					output_tokens: sumOf(withTokens.flatMap(({ usage }) => usage.output_tokens ?? [])),
					tokens_known: withTokens.length
				},
				cost_per_trial_usd: cost === null ? null : cost / costs.length,
				cost_per_passed_usd: cost === null || unknown > 0 || run.totals.passed === 0 ? null : cost / run.totals.passed
			};
		}
		function curveOf(instances, runs) {
			let counts = [...instances.values()].map((trials) => ({
				trials: trials.filter(pairing.aA).length,
				passed: trials.filter(({ status }) => status === "passed").length
			}));
			let most = Math.min(100, counts.reduce((top, { trials }) => Math.max(top, trials), 0));
			let resamples = (0, random.Eb)(2 * most * runs, counts.length);
			let intervalOf = (of, k) => {
				let figures = counts.map(({ trials, passed }) => of(trials, passed, k)).filter((figure) => figure !== null);
				return (0, bootstrap.b)(figures.map((figure) => [figure]), { resamples });
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
		function detailsOf({ run }, instances) {
			return {
				by_type: (0, totals.b)(run.planned),
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
			let { planned, passed, failed, error, score, score_expected } = (0, totals.vA)(trials.map(({ entry }) => entry));
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
		function sumOf(values) {
			return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
		}
		var compare = __webpack_require__(41679);
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
				return runOf(side, leftOut === 0 ? reports[index].interval : (0, figures.XF)(side.suite, side.instances), leftOut, sides.length);
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
		function runOf({ name, suite, instances }, interval, leftOut, all) {
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
				at_k: curveOf(instances, all),
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
					suite: (0, merge.mergeRuns)(runs, null)
				};
			});
		}
		function overlaps(sources, runs) {
			let seen = new Map();
			return runs.some(({ run, directory }) => {
				let place = placeOf(directory, sources);
				return run.planned.filter(pairing.aA).some((entry) => {
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
		var write = __webpack_require__(85618);
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
			["cost_per_trial_usd", (run) => run.cost_per_trial_usd],
			["cost_per_passed_usd", (run) => run.cost_per_passed_usd],
			["on_frontier", ({ on_frontier }) => on_frontier],
			["agent_ms_per_trial", (run) => run.agent_ms_per_trial],
			["flaky", ({ flaky }) => flaky.length]
		];
		function leaderboardCsv(document) {
			return tableOf(LEADERBOARD, byRank(document));
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
			return tabular(columns, runs, `${latexText(scope(document))}; cost and time are the agent's, means of a trial`, notes);
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
		var comment = __webpack_require__(20717);
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
			let unmeasured = runs.some(({ totals }) => totals.error + totals.not_run > 0);
			let rows = runs.map((run) => {
				let name = (0, untrusted.p7)(run.name, 100);
				let mark = run.level_with_best && run.rank !== 1 ? " †" : "";
				let own = [run.rank === null ? "–" : String(run.rank), run.rank === 1 ? `**${name}**` : `${name}${mark}`];
				let cost = costs ? [`${costText(run)}${run.on_frontier ? " ◆" : ""}`] : [];
				let time = run.agent_ms_per_trial === null ? "–" : (0, format.a3)(run.agent_ms_per_trial);
				let { error, not_run } = run.totals;
				let open = unmeasured ? [String(error + not_run)] : [];
				return [
					...own,
					rate(run.figure),
					span(run.interval) || "–",
					...cost,
					time,
					...open
				].map(unbroken);
			});
			let columns = [
				["#", "right"],
				["Run"],
				[document.measure === "score" ? "Score of everything" : "Success rate", "right"],
				["95% interval"],
				...costs ? [["Cost", "right"]] : [],
				["Time", "right"],
				...unmeasured ? [["Not measured", "right"]] : []
			];
			let legend = [
				runs.some(({ rank, level_with_best }) => level_with_best && rank !== 1) ? "† not significantly different from the first" : "",
				`${costs ? "cost and time" : "time"}: the agent's, mean of a trial`,
				runs.some(({ usage }) => usage.cost_usd !== null && usage.cost_unknown > 0) ? "~ not known for every trial" : "",
				costs ? "◆ none is as good for less" : ""
			];
			return `${(0, markdown_table.Q)(columns, rows)}\n\n<sub>${legend.filter((part) => part !== "").join(" · ")}</sub>`;
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
		var parse = __webpack_require__(90162);
		var report_baseline = __webpack_require__(37936);
		var page = __webpack_require__(52811);
		var results = __webpack_require__(89541);
		var run_page = __webpack_require__(94996);
		var report_sources = __webpack_require__(15985);
		var trend_markdown = __webpack_require__(428);
		var gate = __webpack_require__(43050);
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
		let GATE = [
			"fail-on",
			"min-success-rate",
			"min-score"
		];
		async function reportCommand(directories, given, json) {
			let options = (0, parse.A)(given);
			if (options.history !== null && "branch" in options.history) throw new errors.yo("history: branch:… is for workflows; on the command line name a directory");
			let sources = directories.length > 0 ? directories.map(parseSource) : [{
				name: null,
				directory: options["results-path"]
			}];
			let baseline = await (0, report_baseline.o)(options.baseline);
			let { groups, notes } = await findGroups(sources);
			let target = external_node_path_.join(options["results-path"], "report");
			if (groups.length > 1) {
				requireNothingOfOneRun(options, given);
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
			await (0, write.t)(target, report, (0, comment.Br)(report));
			await (0, run_page.writeReportPage)(target, report);
			json ? (0, print.dq)((0, results.j)(report)) : (0, print.tj)(report_describe(report, target));
			return (0, gate.F)({
				...report.run,
				interrupted: null
			}, options);
		}
		function requireNothingOfOneRun(options, given) {
			let many = "several runs are compared here";
			if (options.baseline !== "none") throw new errors.yo(`baseline: ${many}; name the baseline as one of them: before=DIRECTORY`);
			if (options.matrix !== void 0) throw new errors.yo(`matrix: ${many}, but a matrix is the plan of one; report that run on its own`);
			if (options.history !== null) throw new errors.yo(`history: ${many}, but a point of a history is one run; report that run on its own`);
			let gate = GATE.filter((name) => given[name] !== void 0);
			gate.length > 0 && (0, print.cc)(`a comparison has no gate; ignored: ${gate.join(", ")}`);
		}
		function compared({ document }, target) {
			let look = (0, paint.Li)(process.stdout);
			return [...comparisonLines(document, look), look.paint("dim", `report: ${(0, trials.MP)(target)}/`)];
		}
		async function withHistory(report, { history, tolerance }) {
			if (history === null || "branch" in history) return report;
			let { keeping } = await __webpack_require__.e(508).then(__webpack_require__.bind(__webpack_require__, 50508));
			let { keepInDirectory } = await __webpack_require__.e(5096).then(__webpack_require__.bind(__webpack_require__, 75096));
			let keep = keeping(report, {
				github: report.run.github,
				tolerance
			});
			if (keep === null) return report;
			try {
				let { trend, notes } = await keepInDirectory(history.directory, keep);
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
			run.settings.mode !== null && lines.push((0, phrases.M1)(run.totals));
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
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => changeSince,
			o: () => resolveBaseline
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		async function resolveBaseline(baseline, artifact = noArtifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			let { loadBaselineDirectory } = await Promise.all([__webpack_require__.e(7705), __webpack_require__.e(5985)]).then(__webpack_require__.bind(__webpack_require__, 15985));
			return loadBaselineDirectory(baseline);
		}
		async function noArtifact() {
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
		}
		function changeSince(baseline, { tolerance }) {
			if (baseline === null) return null;
			return async (run) => {
				let { compareWithBaseline } = await Promise.all([__webpack_require__.e(9314), __webpack_require__.e(3128)]).then(__webpack_require__.bind(__webpack_require__, 43128));
				let { verdict, difference } = compareWithBaseline({
					run,
					results: [],
					notes: []
				}, baseline.suite, baseline.origin, tolerance);
				return {
					verdict,
					difference
				};
			};
		}
	}),
	93357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => MARKS });
		let MARKS = {
			passed: {
				mark: "✓",
				word: "passed",
				style: "green"
			},
			failed: {
				mark: "✗",
				word: "failed",
				style: "red"
			},
			error: {
				mark: "!",
				word: "error",
				style: "yellow"
			},
			not_run: {
				mark: "-",
				word: "not run",
				style: "yellow"
			}
		};
	}),
	58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fj: () => timesLine,
			M1: () => pointsLine,
			Pl: () => headline,
			VX: () => integrityKinds,
			cf: () => durationOf,
			kV: () => agentLabel,
			mn: () => listNotes,
			rn: () => explainResult
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		function durationOf({ agent, evaluation, harness }) {
			return (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(agent + evaluation + harness);
		}
		function timesLine(times) {
			let all = durationOf(times);
			let shares = [
				"agent",
				"evaluation",
				"harness"
			].map((whose) => `${whose} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(times[whose] / all)}`);
			return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(all)} in trials${all === 0 ? "" : ` (${shares.join(", ")})`}`;
		}
		function explainResult(result) {
			if (result.error !== null) return `${result.error.stage}: ${result.error.message.split("\n")[0]}`;
			let { agent, evaluation } = result;
			let reasons = [];
			agent.timed_out ? reasons.push(`agent timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
			result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reasons.push("no \"Setup successful\" in the output"));
			return reasons.join("; ");
		}
		function explainPlan({ score_expected, judged, expected }) {
			return `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
		}
		function listNotes(result) {
			return integrityKinds(result).filter((kind) => kind !== "host_reused").join(", ");
		}
		function integrityKinds({ integrity }) {
			return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
		}
		function headline(totals) {
			let parts = [`${totals.passed} of ${totals.planned} passed (${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)})`];
			totals.failed > 0 && parts.push(`${totals.failed} failed`);
			totals.error > 0 && parts.push(`${totals.error} could not be measured`);
			totals.not_run > 0 && parts.push(`${totals.not_run} not run`);
			return parts.join(", ");
		}
		function pointsLine({ score, score_expected, coverage }) {
			return `test points: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score)} of what was judged, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} of everything, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(coverage)} judged`;
		}
		function agentLabel({ agent: { name, model } }) {
			return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
		}
	}),
	43050: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => judgeGate,
			F: () => exitCodeOf
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
		function judgeGate(totals, options, change = null) {
			let reasons = [
				...shortfalls(totals, options),
				...regression(options, change),
				...unmeasured(totals, options)
			];
			return {
				passed: reasons.length === 0,
				reasons
			};
		}
		function exitCodeOf(run, options) {
			if (run.interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
			if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
			return unmeasured(run.totals, options).length > 0 ? 3 : 0;
		}
		function shortfalls(totals, options) {
			let { "min-success-rate": minRate, "min-score": minScore } = options;
			let reasons = [];
			options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
			minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)} is below min-success-rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minRate)}`);
			minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.score)} is below min-score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minScore)}`);
			return reasons;
		}
		function regression(options, change) {
			if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
			return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
		}
		function unmeasured(totals, options) {
			let count = totals.error + totals.not_run;
			if (count === 0 || options["fail-on"] === "never") return [];
			return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
		}
	}),
	96826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => OUTDATED,
			Z: () => linkAmong
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let OUTDATED = "it belongs to an earlier run";
		function linkAmong(directory, relative) {
			let parts = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			for (let depth = 1; depth <= parts.length; depth += 1) {
				let place = parts.slice(0, depth).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
				try {
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${directory}/${place}`, { throwIfNoEntry: !1 })?.isSymbolicLink()) return place;
				} catch (error) {
					if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) !== "ENOTDIR") throw error;
				}
			}
			return null;
		}
	}),
	56885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => recordText,
			t: () => digestOfRecord
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		function digestOfRecord(content) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content)}`;
		}
		function recordText(record) {
			return `${JSON.stringify(record, null, 2)}\n`;
		}
	}),
	74705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => isStandIn,
			u: () => standIn
		});
		let RECORD_CHANGED = "record_changed";
		function isStandIn({ integrity }) {
			return integrity.some(({ kind }) => kind === RECORD_CHANGED);
		}
		let UNKNOWN_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null
		};
		function standIn(entry, run, why, times) {
			let { instance_id, task_type, trial, status, score, error } = entry;
			return {
				schema: "agentbench/result/v1",
				dataset: run.dataset,
				instance_id,
				task_type,
				trial,
				attempt: times?.attempt ?? 1,
				status,
				score,
				agent: {
					...run.agent,
					prompt_digest: `sha256:${"0".repeat(64)}`,
					exit_code: null,
					timed_out: !1,
					duration_ms: 0,
					usage: UNKNOWN_USAGE
				},
				evaluation: null,
				testbed: {
					kind: run.settings.testbed,
					image: null,
					image_digest: null,
					substituted: !1,
					kept_image: null
				},
				prerunner: null,
				stages: times?.stages ?? [],
				integrity: [{
					kind: RECORD_CHANGED,
					detail: `result.json: ${why}; the result that the run measured is kept.`
				}],
				error,
				started_at: times?.started_at ?? run.started_at,
				finished_at: times?.finished_at ?? run.finished_at ?? run.started_at,
				harness_version: run.harness_version,
				github: run.github
			};
		}
	}),
	61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YW: () => figuresOfResult,
			b: () => totalsByType,
			vA: () => totalsOf
		});
		function totalsOf(trials) {
			let counts = {
				passed: 0,
				failed: 0,
				error: 0,
				not_run: 0
			};
			let scored = 0;
			let score = 0;
			let expected = 0;
			let coverage = 0;
			for (let trial of trials) {
				counts[trial.status] += 1;
				trial.score !== null && (scored += 1);
				score += trial.score ?? 0;
				expected += trial.score_expected;
				coverage += trial.coverage;
			}
			let planned = trials.length;
			return {
				planned,
				...counts,
				success_rate: mean(counts.passed, planned),
				score: mean(score, scored),
				score_expected: mean(expected, planned),
				coverage: mean(coverage, planned)
			};
		}
		function totalsByType(trials) {
			let types = Map.groupBy(trials, ({ task_type }) => task_type);
			return Object.fromEntries([...types].map(([type, some]) => [type, totalsOf(some)]));
		}
		function mean(sum, count) {
			return count === 0 ? null : sum / count;
		}
		function figuresOfResult({ score, evaluation }) {
			if (evaluation?.kind === "test_plan") {
				let { score_expected, coverage } = evaluation;
				return {
					score,
					score_expected: score === null ? 0 : score_expected,
					coverage: score === null ? 0 : coverage
				};
			}
			return {
				score,
				score_expected: score ?? 0,
				coverage: score === null ? 0 : 1
			};
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
	9271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ko: () => trialName,
			qQ: () => trialPath,
			rI: () => trialIdOf,
			wK: () => trialKey
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function trialIdOf(record) {
			return {
				instanceId: record.instance_id,
				trial: record.trial
			};
		}
		function trialKey({ instanceId, trial }) {
			return `${instanceId}/${trial}`;
		}
		function trialName({ instanceId, trial }) {
			let name = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(instanceId);
			return trial === 1 ? name : `${name} (trial ${trial})`;
		}
		function trialPath({ instanceId, trial }) {
			return node_path__WEBPACK_IMPORTED_MODULE_0__.join(instanceId, `trial-${trial}`);
		}
	}),
	34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => usageOfTrial });
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(total + value);
			}, 0);
			return {
				input_tokens: sum("input_tokens"),
				output_tokens: sum("output_tokens"),
				cost_usd: sum("cost_usd"),
				steps: sum("steps")
			};
		}
	})
};
