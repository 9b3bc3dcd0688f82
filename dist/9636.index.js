export const id = 9636;
export const ids = [9636];
export const modules = {
	16801: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ln: () => span,
			O5: () => byRank,
			TS: () => rate,
			h$: () => notesOf,
			jD: () => pairsByRank,
			rs: () => costText,
			sU: () => pairFigures,
			z8: () => scope
		});
		var _report_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55795);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58937);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74135);
		function rate(ratio) {
			return (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_2__.KN)(ratio).replace(/^(\d+)%$/, "$1.0%");
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
			let size = `${(0, _report_change_js__WEBPACK_IMPORTED_MODULE_0__.WR)(Math.abs(difference)).replace("+", "")} points`;
			return verdict === "within noise" ? `${size}, p = ${(0, _report_change_js__WEBPACK_IMPORTED_MODULE_0__.MA)(p_adjusted)}` : `by ${size} (p = ${(0, _report_change_js__WEBPACK_IMPORTED_MODULE_0__.MA)(p_adjusted)})`;
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
			return `${cost !== null && usage.cost_unknown > 0 ? "~" : ""}${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_1__.BD)(cost)}`;
		}
	}),
	55795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MA: () => formatP,
			Ow: () => changeLines,
			WR: () => points,
			p_: () => flipsTable
		});
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		function changeLines(report) {
			return [intervalLine(report), report.comparison === null ? "" : comparisonLine(report.comparison)].filter((line) => line !== "").join("<br>\n");
		}
		function flipsTable({ comparison }, most) {
			if (comparison === null || comparison.flips.length === 0 || most === 0) return "";
			let { flips } = comparison;
			let lines = flips.slice(0, most).map(({ instanceId, before, now }) => `| ${now === "failed" ? "🔴" : "🟢"} | ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(instanceId, 160)} | ${before} → ${now} |`);
			let more = flips.length > most ? [`| | … and ${flips.length - most} more | |`] : [];
			return [
				"**Changed since the baseline**",
				"",
				"| | Instance | Verdict |",
				"| --- | --- | --- |",
				...lines,
				...more
			].join("\n");
		}
		function intervalLine({ interval, run }) {
			if (interval === null) return "";
			let what = run.settings.mode === null ? "Success rate" : "Score of everything";
			let figure = run.settings.mode === null ? run.totals.success_rate : run.totals.score_expected;
			return `${what} **${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(figure)}**, 95% interval ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(interval.high)}`;
		}
		function comparisonLine(comparison) {
			let { verdict, reasons, difference, interval, p, pairs, leftOut, method } = comparison;
			let from = `the baseline${originOf(comparison)}`;
			let why = reasons.map((reason) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(reason, 200)).join("; ");
			if (verdict === "not comparable") return `⚪ **Not comparable** with ${from}: ${why}`;
			let icon = {
				improved: "🟢",
				regressed: "🔴",
				"within noise": "⚪"
			}[verdict];
			let words = {
				improved: "Improved",
				regressed: "Regressed",
				"within noise": "Within noise"
			}[verdict];
			let change = `${points(difference)} points${interval === null ? "" : ` (95% ${points(interval.low)} to ${points(interval.high)})`}`;
			let test = method === "mcnemar" ? "exact McNemar" : "paired permutation";
			let left = leftOut === 0 ? "" : `, ${leftOut} left out for want of a verdict`;
			let note = why === "" ? "" : `; ${why}`;
			return `${icon} **${words}** against ${from}: ${change}, ${test} p = ${formatP(p)}, ${pairs} instances in common${left}${note}`;
		}
		function originOf({ origin }) {
			let { commit, finishedAt, url } = origin;
			let name = commit === null ? "" : ` at ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.LP)(commit)}`;
			return `${url === null || name === "" ? name : ` [${name.trim()}](${url})`}${finishedAt === null ? "" : ` (${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_2__.nV)(finishedAt)})`}`;
		}
		function points(difference) {
			let text = Math.abs(difference * 100).toFixed(1);
			return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
		}
		function formatP(p) {
			return p < .001 ? p.toExponential(1) : p.toFixed(3);
		}
	}),
	29636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ql: () => commentMarker,
			wQ: () => renderComment,
			YV: () => renderComparisonSummary,
			Br: () => renderSummary,
			qo: () => stateLine
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var change = __webpack_require__(55795);
		var phrases = __webpack_require__(58937);
		var untrusted = __webpack_require__(8020);
		var words = __webpack_require__(16801);
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
		function renderComparison(document, limit, sizeOf, foot = "") {
			let title = `## ${document.runs.length} runs by ${document.measure}: ${(0, words.z8)(document)}`;
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
			let runs = (0, words.O5)(document);
			let costs = runs.some(({ usage }) => usage.cost_usd !== null);
			let unmeasured = runs.some(({ totals }) => totals.error + totals.not_run > 0);
			let rows = runs.map((run) => {
				let name = (0, untrusted.p7)(run.name, 100);
				let mark = run.level_with_best && run.rank !== 1 ? " †" : "";
				let own = [run.rank === null ? "–" : String(run.rank), run.rank === 1 ? `**${name}**` : `${name}${mark}`];
				let cost = costs ? [`${(0, words.rs)(run)}${run.on_frontier ? " ◆" : ""}`] : [];
				let time = run.agent_ms_per_trial === null ? "–" : (0, phrases.a3)(run.agent_ms_per_trial);
				let { error, not_run } = run.totals;
				let open = unmeasured ? [String(error + not_run)] : [];
				return [
					...own,
					(0, words.TS)(run.figure),
					(0, words.Ln)(run.interval) || "–",
					...cost,
					time,
					...open
				].map(unbroken);
			});
			let titles = [
				"#",
				"Run",
				document.measure === "score" ? "Score of everything" : "Success rate",
				"95% interval",
				...costs ? ["Cost"] : [],
				"Time",
				...unmeasured ? ["Not measured"] : []
			];
			let aligned = [
				"---:",
				"---",
				"---:",
				"---",
				...costs ? ["---:"] : [],
				"---:",
				...unmeasured ? ["---:"] : []
			];
			let legend = [
				runs.some(({ rank, level_with_best }) => level_with_best && rank !== 1) ? "† no test tells it from the first" : "",
				`${costs ? "cost and time" : "time"}: the agent's, mean of a trial`,
				runs.some(({ usage }) => usage.cost_usd !== null && usage.cost_unknown > 0) ? "~ is not known of every trial" : "",
				costs ? "◆ none is as good for less" : ""
			];
			return `${table([titles, aligned], rows)}\n\n<sub>${legend.filter((part) => part !== "").join(" · ")}</sub>`;
		}
		function pairTable(document, most) {
			if (most === 0) return "";
			let pairs = (0, words.jD)(document);
			let rows = pairs.slice(0, most).map(({ better, other, pair }) => {
				let [one, two] = [(0, untrusted.p7)(better.name, 100), (0, untrusted.p7)(other.name, 100)];
				let { verdict, difference, interval, p_adjusted, reasons, a, pairs, left_out } = pair;
				let icon = verdict.endsWith("is better") ? "🟢 better than" : verdict === "within noise" ? "⚪ not told from" : "⚪ not comparable";
				let sign = document.runs[a] === better ? -1 : 1;
				let ends = interval === null ? [] : [interval.low * sign, interval.high * sign].sort((x, y) => x - y).map(change.WR);
				return [
					one,
					icon,
					two,
					difference === null ? "–" : (0, change.WR)(difference * sign),
					ends.length === 0 ? "–" : ends.join(" to "),
					p_adjusted === null ? "–" : (0, change.MA)(p_adjusted),
					left_out === 0 ? String(pairs) : `${pairs}, ${left_out} left out`
				].map(unbroken).concat((0, untrusted.p7)(reasons.join("; "), 200));
			});
			pairs.length > rows.length && rows.push([
				`… and ${pairs.length - rows.length} more`,
				"",
				"",
				"",
				"",
				"",
				"",
				""
			]);
			let titles = [
				"Run",
				"",
				"Other",
				"Points",
				"95% interval",
				pairs.filter(({ pair }) => pair.p !== null).length > 1 ? "p (Holm)" : "p",
				"Instances",
				""
			];
			let aligned = [
				"---",
				"---",
				"---",
				"---:",
				"---",
				"---:",
				"---:",
				"---"
			];
			let shown = (row) => rows.some((cells) => cells.at(-1) !== "") ? row : row.slice(0, -1);
			return `**Every pair**\n\n${table([shown(titles), shown(aligned)], rows.map(shown))}`;
		}
		function curveTable(document) {
			let runs = (0, words.O5)(document);
			let most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
			if (most < 2) return "";
			let ks = someOf(most);
			let rows = runs.map(({ name, at_k, flaky }) => [
				(0, untrusted.p7)(name, 100),
				...ks.map((k) => (0, words.TS)(at_k[k - 1]?.pass_at_k ?? null)),
				...ks.slice(1).map((k) => (0, words.TS)(at_k[k - 1]?.pass_hat_k ?? null)),
				String(flaky.length)
			]);
			let titles = [
				"Run",
				...ks.map((k) => `pass@${k}`),
				...ks.slice(1).map((k) => `pass^${k}`),
				"Flaky instances"
			];
			let aligned = titles.map((_, at) => at === 0 ? "---" : "---:");
			return `**Several trials**\n\n${table([titles.map((title) => (0, untrusted.p7)(title)), aligned], rows)}\n\n<sub>pass@k: at least one of k trials passes; pass^k: all of them do</sub>`;
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
			let runs = (0, words.O5)(document).slice(0, 12);
			let places = runs.map((run) => document.runs.indexOf(run));
			let differing = document.instances.map((instance) => ({
				instance,
				spread: instance.in_all ? spreadOf(instance, score) : 0
			})).filter(({ spread }) => spread > 0).sort((one, other) => other.spread - one.spread);
			if (differing.length === 0) return "";
			let rows = differing.slice(0, most).map(({ instance }) => [(0, untrusted.p7)(instance.instance_id, 160), ...places.map((place) => cellText(instance.runs[place], score))]);
			let more = differing.length - rows.length;
			more > 0 && rows.push([`… and ${more} more`, ...places.map(() => "")]);
			let titles = ["Instance", ...runs.map(({ name }) => (0, untrusted.p7)(name, 40))];
			let only = document.runs.length - runs.length === 0 ? "" : ` (the first ${runs.length} of ${document.runs.length} runs)`;
			return `<details><summary>${`Where the runs differ: ${differing.length} of ${document.instances.filter(({ in_all }) => in_all).length} instances${only}`}</summary>\n\n${table([titles, titles.map((_, at) => at === 0 ? "---" : ":---:")], rows)}\n\n</details>`;
		}
		function spreadOf({ runs }, score) {
			let values = runs.flatMap((cell) => cell === null ? [] : [score ? cell.score_expected : cell.passed / cell.planned]);
			return Math.max(...values) - Math.min(...values);
		}
		function cellText(cell, score) {
			if (cell.measured === 0) return "⚠️";
			if (score) return (0, words.TS)(cell.score_expected);
			if (cell.planned > 1) return `${cell.passed}/${cell.planned}`;
			return cell.passed === 1 ? "✅" : "❌";
		}
		function noteList(document) {
			let all = (0, words.h$)(document);
			let shown = all.slice(0, 20);
			all.length > shown.length && shown.push(`… and ${all.length - shown.length} more`);
			return shown.map((note) => `- ${(0, untrusted.p7)(note, 500)}`).join("\n");
		}
		function table(head, rows) {
			return [...head, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
		}
		function unbroken(text) {
			return text.length > 30 ? text : text.replaceAll(" ", "&nbsp;");
		}
		var markdown = __webpack_require__(71023);
		var gate = __webpack_require__(74135);
		let TYPES = [
			["shell_interaction", "Shell"],
			["unit_test", "Unit tests"],
			["file_comparison", "Files"]
		];
		function planSection(trials, most) {
			let projects = trials.flatMap(projectOf);
			if (projects.length === 0 || most === 0) return "";
			return [
				summary(projects),
				plans_table(projects, most),
				legend(projects)
			].filter((part) => part !== "").join("\n\n");
		}
		function projectOf({ name, result }) {
			if (result === null || result.plan === null) return [];
			let { plan } = result;
			let [first, last] = plan.rounds.map((round) => round?.score_expected);
			return [{
				name,
				plan,
				rounds: first === void 0 || last === void 0 ? null : [first, last]
			}];
		}
		function summary(projects) {
			let plans = projects.map(({ plan }) => plan);
			let judged = plans.flatMap(({ score }) => score === null ? [] : [score]);
			let points = plans.reduce((total, plan) => total + plan.expected, 0);
			let parts = [
				`**${(0, gate.KN)(mean(judged))}** of what was judged`,
				`**${(0, gate.KN)(mean(plans.map((plan) => plan.score_expected)))}** of everything`,
				`**${(0, gate.KN)(mean(plans.map((plan) => plan.coverage)))}** judged`
			];
			let rounds = projects.flatMap((project) => project.rounds === null ? [] : [project.rounds]);
			let debug = rounds.length === 0 ? "" : ` DEV → DEBUG ${plans_change(averages(rounds))}.`;
			let over = projects.length === 1 ? "1 project" : `the mean over ${projects.length} projects`;
			return `Test points: ${parts.join(", ")} (${over}, ${points} points).${debug}`;
		}
		function plans_table(projects, most) {
			let debug = projects.some(({ rounds }) => rounds !== null);
			let head = [
				"Project",
				"Judged score",
				"Score of all",
				"Judged",
				...TYPES.map(([, title]) => title)
			];
			debug && head.push("DEV → DEBUG");
			let lines = projects.slice(0, most).map(({ name, plan, rounds }) => {
				let cells = [
					(0, untrusted.p7)(name, 160),
					(0, gate.KN)(plan.score) + withoutVacuous(plan),
					(0, gate.KN)(plan.score_expected),
					`${plan.judged} of ${plan.expected}`,
					...TYPES.map(([type]) => ofType(plan, type))
				];
				debug && cells.push(rounds === null ? "–" : plans_change(rounds));
				return row(cells);
			});
			let more = projects.length > most ? [row([`… and ${projects.length - most} more`, ...head.slice(1).map(() => "")])] : [];
			return [
				row(head),
				row(head.map((_, at) => at === 0 ? "---" : "---:")),
				...lines,
				...more
			].join("\n");
		}
		function legend(projects) {
			return projects.some(({ plan }) => plan.points.some((point) => point.vacuous)) ? "<sub>In brackets: without the points that pass on an empty project.</sub>" : "";
		}
		function withoutVacuous({ points, score_without_vacuous: score }) {
			return points.some(({ vacuous }) => vacuous) ? ` (${(0, gate.KN)(score)})` : "";
		}
		function ofType({ points }, type) {
			let all = points.filter((point) => point.type === type);
			let judged = all.flatMap(({ score }) => score === null ? [] : [score / 2]);
			return all.length === 0 ? "" : `${(0, gate.KN)(mean(judged))} (${judged.length}/${all.length})`;
		}
		function plans_change([first, last]) {
			let points = (last - first) * 100;
			return `${(0, gate.KN)(first)} → ${(0, gate.KN)(last)} (${points >= 0 ? "+" : "−"}${Math.abs(points).toFixed(1)})`;
		}
		function averages(rounds) {
			return [mean(rounds.map(([first]) => first)), mean(rounds.map(([, last]) => last))];
		}
		function mean(values) {
			return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
		}
		function row(cells) {
			return `| ${cells.join(" | ")} |`;
		}
		var results_totals = __webpack_require__(61210);
		let COLUMNS = [
			{
				title: "Passed",
				cell: ({ passed, planned }) => `${passed} of ${planned}`
			},
			{
				title: "Rate",
				cell: ({ success_rate }) => (0, gate.KN)(success_rate)
			},
			{
				title: "Tokens",
				cell: (_, results) => meanOf(results, tokensOf, 0)
			},
			{
				title: "Steps",
				cell: (_, results) => meanOf(results, ({ usage }) => usage.steps, 1)
			},
			{
				title: "Human actions",
				cell: (_, results) => humanActions(results)
			}
		];
		function typeTable({ totals }, trials) {
			let types = Map.groupBy(trials, ({ planned }) => planned.task_type);
			let all = resultsOf(trials);
			let columns = COLUMNS.filter(({ cell }) => cell(totals, all) !== "");
			if (types.size < 2 && columns.length < 3) return "";
			let rowOf = (name, of, results) => types_table_row([name, ...columns.map(({ cell }) => cell(of, results) || "–")]);
			let lines = [...types].slice(0, 30).map(([type, some]) => rowOf((0, untrusted.p7)(type, 60), (0, results_totals.vA)(some.map(({ planned }) => planned)), resultsOf(some)));
			types.size > 30 && lines.push(types_table_row([`… and ${types.size - 30} more`, ...columns.map(() => "")]));
			types.size > 1 && lines.push(rowOf("**all**", totals, all));
			return [
				types_table_row(["Type", ...columns.map(({ title }) => title)]),
				types_table_row(["---", ...columns.map(() => "---:")]),
				...lines
			].join("\n");
		}
		function resultsOf(trials) {
			return trials.flatMap(({ result }) => result ?? []);
		}
		function tokensOf({ usage }) {
			let { input_tokens: input, output_tokens: output } = usage;
			return input === null && output === null ? null : (input ?? 0) + (output ?? 0);
		}
		function meanOf(results, figure, digits) {
			let known = results.map(figure).filter((value) => value !== null);
			if (known.length === 0) return "";
			let mean = known.reduce((sum, value) => sum + value, 0) / known.length;
			return Number(mean.toFixed(digits)).toLocaleString("en-US");
		}
		function humanActions(results) {
			if (!results.some(({ usage }) => usage.steps !== null)) return "";
			let known = results.flatMap(({ human_actions: actions }) => actions == null ? [] : [actions]);
			if (known.length === 0) return "";
			let mean = (values) => Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(1));
			return `${mean(known.map(({ lower }) => lower))}–${mean(known.map(({ upper }) => upper))}`;
		}
		function types_table_row(cells) {
			return `| ${cells.join(" | ")} |`;
		}
		let VERDICTS = {
			passed: "✅ passed",
			failed: "❌ failed",
			error: "⚠️ error",
			not_run: "⏸️ not run"
		};
		let markdown_LADDER = [
			{
				notPassed: Infinity,
				all: !0
			},
			{
				notPassed: Infinity,
				all: !1
			},
			{
				notPassed: 200,
				all: !1
			},
			{
				notPassed: 50,
				all: !1
			},
			{
				notPassed: 10,
				all: !1
			},
			{
				notPassed: 0,
				all: !1
			}
		];
		function renderReport(input, limit, sizeOf, { history = !1 } = {}) {
			let { run, trials, trend } = input;
			let results = input.results.filter((result) => result !== null);
			let open = trials.filter(({ planned }) => planned.status !== "passed").sort((a, b) => urgency(a.planned.status) - urgency(b.planned.status));
			let rowOf = rowsOnce();
			let line = trend === void 0 ? "" : (0, markdown.M8)(trend, untrusted.LP);
			let head = markdown_joined([
				`## ${verdictLine(run)}`,
				(0, change.Ow)(input),
				line,
				summaryLine(input, results),
				gateReasons(input)
			]);
			let newest = history && trend !== void 0 ? (0, markdown._K)(trend) : "";
			let [types, foot] = [typeTable(run, trials), footer(input)];
			for (let { notPassed, all } of markdown_LADDER) {
				if (((all ? trials.length : 0) + Math.min(notPassed, open.length)) * 20 > limit) continue;
				let text = markdown_joined([
					head,
					(0, change.p_)(input, notPassed),
					planSection(trials, notPassed),
					open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed, rowOf)}` : "",
					types,
					newest,
					all ? allTrials(trials, rowOf) : "",
					foot
				]).concat("\n");
				if (sizeOf(text) < limit) return text;
			}
			return `${verdictLine(run)}\n`;
		}
		function markdown_joined(parts) {
			return parts.filter((part) => part !== "").join("\n\n");
		}
		function verdictLine(run) {
			let { totals, gate } = run;
			return `${gate?.passed === !1 ? "❌" : totals.passed === totals.planned ? "✅" : "☑️"} ${(0, untrusted.p7)(run.suite ?? "AgentBench", 100)}: ${(0, phrases.Pl)(totals)}`;
		}
		function summaryLine({ run, times }, results) {
			let { dataset, settings } = run;
			return [
				`Gate **${run.gate === null ? "not judged" : run.gate.passed ? "passed" : "failed"}**`,
				(0, untrusted.p7)((0, phrases.kV)(run), 100),
				`${(0, untrusted.p7)(dataset.name, 100)}${dataset.ref === null ? "" : ` at ${(0, untrusted.LP)(dataset.ref)}`}`,
				settings.testbed,
				settings.trials > 1 ? `${settings.trials} trials each` : "",
				(0, phrases.Fj)(times),
				markdown_tokensOf(results),
				costOf(results)
			].filter((part) => part !== "").join(" · ");
		}
		function gateReasons({ run, notes, flaky }) {
			let reasons = [...run.gate?.reasons ?? [], ...notes];
			run.interrupted !== null && reasons.unshift(`the run was ended early (${run.interrupted})`);
			flaky.length > 0 && reasons.push(`passed in one trial and failed in another: ${flaky.slice(0, 10).join(", ")}${flaky.length > 10 ? `, … ${flaky.length - 10} more` : ""}`);
			let shown = reasons.slice(0, 20);
			reasons.length > shown.length && shown.push(`… and ${reasons.length - shown.length} more`);
			return shown.map((reason) => `- ${(0, untrusted.p7)(reason, 500)}`).join("\n");
		}
		function allTrials(trials, rowOf) {
			return `<details><summary>${trials.length === 1 ? "The trial" : `All ${trials.length} trials`}</summary>\n\n${trialTable(trials, trials.length, rowOf)}\n\n</details>`;
		}
		function trialTable(trials, most, rowOf) {
			let lines = trials.slice(0, most).map(rowOf);
			let more = trials.length > lines.length ? [`| | … and ${trials.length - lines.length} more | | |`] : [];
			return [
				"| Verdict | Instance | Time | Why |",
				"| --- | --- | ---: | --- |",
				...lines,
				...more
			].join("\n");
		}
		function rowsOnce() {
			let rows = new Map();
			return (trial) => {
				let row = rows.get(trial) ?? trialRow(trial);
				rows.set(trial, row);
				return row;
			};
		}
		function trialRow({ planned: { status }, result, name, reason }) {
			let notes = result === null ? "" : (0, phrases.mn)(result);
			let why = notes === "" ? reason : reason === "" ? `note: ${notes}` : `${reason}; note: ${notes}`;
			let time = result === null ? "–" : (0, phrases.a3)((0, phrases.cf)(result.times));
			return `| ${[
				markdown_unbroken(VERDICTS[status]),
				(0, untrusted.p7)(name, 160),
				markdown_unbroken(time),
				(0, untrusted.p7)(why, 160)
			].join(" | ")} |`;
		}
		function markdown_unbroken(words) {
			return words.replaceAll(" ", "&nbsp;");
		}
		function footer({ run, runUrl, artifactUrl }) {
			return `<sub>${[
				runUrl === null ? "" : `[workflow run](${runUrl})`,
				artifactUrl === null ? "" : `[results and logs](${artifactUrl})`,
				run.github === null ? "" : `commit ${(0, untrusted.LP)(run.github.head_sha ?? run.github.sha)}`,
				`agentbench ${run.harness_version}`
			].filter((link) => link !== "").join(" · ")}</sub>`;
		}
		function markdown_tokensOf(results) {
			let known = results.map(({ usage }) => usage).filter((usage) => usage.input_tokens !== null || usage.output_tokens !== null);
			if (known.length === 0) return "";
			return `${known.reduce((total, usage) => total + (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0), 0).toLocaleString("en-US")} tokens${partOf(known.length, results.length)}`;
		}
		function costOf(results) {
			let known = results.flatMap(({ usage: { cost_usd } }) => cost_usd === null ? [] : [cost_usd]);
			if (known.length === 0) return "";
			return `${known.reduce((total, cost) => total + cost, 0).toFixed(2)} USD${partOf(known.length, results.length)}`;
		}
		function partOf(known, all) {
			return known === all ? "" : ` (known for ${known} of ${all})`;
		}
		function urgency(status) {
			return {
				failed: 0,
				error: 1,
				not_run: 2,
				passed: 3
			}[status];
		}
		let SUMMARY_LIMIT = 1048576;
		function commentMarker(suite) {
			return `<!-- agentbench:${suite.replace(/[^\p{L}\p{N} ._:()/-]+/gu, "-").replace(/-{2,}/g, "-").slice(0, 100).replace(/[\ud800-\udbff]$/, "")} -->`;
		}
		function renderComment(input, suite) {
			let head = `${commentMarker(suite)}\n${stateLine(input.run)}\n`;
			return head + renderReport(input, 6e4 - head.length, (text) => text.length);
		}
		function renderSummary(input) {
			return renderReport(input, SUMMARY_LIMIT, (text) => Buffer.byteLength(text), { history: !0 });
		}
		function renderComparisonSummary(document) {
			return renderComparison(document, SUMMARY_LIMIT, (text) => Buffer.byteLength(text));
		}
		function stateLine(run) {
			let verdicts = run.planned.map(({ instance_id, trial, status }) => `${instance_id}/${trial} ${status}`).sort();
			return `<!-- agentbench-state:${(0, external_node_crypto_.createHash)("sha256").update(verdicts.join("\n")).digest("hex").slice(0, 32)} -->`;
		}
	}),
	71023: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M8: () => trendLine,
			_K: () => trendTable
		});
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);
		var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55795);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
		let MARKS = {
			improved: "🟢 ",
			regressed: "🔴 ",
			"within noise": ""
		};
		let short = (commit) => commit.slice(0, 12);
		function trendLine(trend, commitText = short) {
			let { points: all, earlier } = trend;
			let runs = all.length + earlier;
			let start = `history: ${runs} ${runs === 1 ? "run" : "runs"}`;
			let same = all.slice(Math.max(0, all.findLastIndex(({ breaks }) => breaks.length > 0)));
			let [first, last] = [same.find(({ figure }) => figure.value !== null), all.at(-1)];
			if (first === void 0 || last === void 0 || first === last || last.figure.value === null) return all.length > 1 && same.length === 1 ? `${start}, none before it to compare with` : start;
			let since = first.commit === null ? first.measured_at.slice(0, 10) : commitText(first.commit);
			let change = last.change === null ? "" : ` (${words(last.change, commitText)})`;
			return `${start}, ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(first.figure.value)} → ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(last.figure.value)} since ${since}${change}`;
		}
		function words({ verdict, difference, since }, commitText) {
			let before = since === null ? "the run before" : commitText(since);
			return verdict === "within noise" ? `within noise of ${before}` : `${verdict} by ${(0, _change_js__WEBPACK_IMPORTED_MODULE_2__.WR)(Math.abs(difference)).replace("+", "")} points since ${before}`;
		}
		function trendTable({ points: all, earlier, branch }) {
			if (all.length < 2) return "";
			let rows = all.slice(-10).reverse();
			let left = all.length + earlier - rows.length;
			return [
				`**History**${branch === null ? "" : ` of ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(branch, 100)}`}`,
				"",
				"| Commit | Measured | Figure | Change | Cost | Time of a trial |",
				"| --- | --- | --- | --- | ---: | ---: |",
				...rows.flatMap((point) => [row(point), ...breakRow(point)]),
				...left > 0 ? [`| … | ${left} earlier | | | | |`] : []
			].join("\n");
		}
		function row(point) {
			let { commit, commit_url: url, measured_at, change, current } = point;
			let name = commit === null ? "–" : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.LP)(commit);
			let linked = url === null ? name : `[${name}](${url})`;
			return `| ${[
				current ? `**${linked}**` : linked,
				measured_at.slice(0, 16).replace("T", "&nbsp;"),
				figureText(point),
				change === null ? "" : `${MARKS[change.verdict]}${(0, _change_js__WEBPACK_IMPORTED_MODULE_2__.WR)(change.difference)}`,
				costText(point),
				point.time.trials === 0 ? "–" : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_3__.a3)(point.time.ms / point.time.trials).replaceAll(" ", "&nbsp;")
			].join(" | ")} |`;
		}
		function breakRow({ breaks }) {
			if (breaks.length === 0) return [];
			return [`| | | *not comparable with what follows:* ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(breaks.join("; "), 200)} | | | |`];
		}
		function figureText({ figure: { value, interval }, missing }) {
			if (value === null) return "not measured";
			let range = interval === null ? "" : ` (${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(interval.high)})`;
			return `${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(value)}${range}${missing === 0 ? "" : `, ${missing} not measured`}`;
		}
		function costText({ cost: { usd, trials }, planned }) {
			if (usd === null) return "–";
			return `${usd.toFixed(2)} USD${trials === planned ? "" : ` (${trials} of ${planned})`}`;
		}
	})
};
