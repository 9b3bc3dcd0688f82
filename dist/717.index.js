export const id = 717;
export const ids = [717];
export const modules = {
	32432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => markdownTable,
			i: () => moreRow
		});
		let RULES = {
			left: "---",
			right: "---:",
			centre: ":---:"
		};
		function markdownTable(columns, rows) {
			return [
				columns.map(([title]) => title),
				columns.map(([, align]) => RULES[align ?? "left"]),
				...rows
			].map((cells) => line(cells, columns.length)).join("\n");
		}
		function moreRow(left, at = 0) {
			return left > 0 ? [[...Array(at).fill(""), `… and ${left} more`]] : [];
		}
		function line(cells, length) {
			return `|${Array.from({ length }, (_, at) => cells[at] ?? "").map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
		}
	}),
	20717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => SUMMARY_LIMIT,
			Ql: () => commentMarker,
			wQ: () => renderComment,
			Br: () => renderSummary,
			qo: () => stateLine
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var trial_id = __webpack_require__(9271);
		var format = __webpack_require__(18253);
		var markdown_table = __webpack_require__(32432);
		var untrusted = __webpack_require__(90492);
		function changeLines(report) {
			return [intervalLine(report), report.comparison === null ? "" : comparisonLine(report.comparison)].filter((line) => line !== "").join("<br>\n");
		}
		function flipsTable({ comparison }, most) {
			if (comparison === null || comparison.flips.length === 0 || most === 0) return "";
			let { flips } = comparison;
			let rows = flips.slice(0, most).map(({ instanceId, before, now }) => [
				now === "failed" ? "🔴" : "🟢",
				(0, untrusted.p7)(instanceId, 160),
				`${before} → ${now}`
			]);
			return `**Changed since the baseline**\n\n${(0, markdown_table.Q)([
				[""],
				["Instance"],
				["Verdict"]
			], [...rows, ...(0, markdown_table.i)(flips.length - rows.length, 1)])}`;
		}
		function intervalLine({ interval, run }) {
			if (interval === null) return "";
			let what = run.settings.mode === null ? "Success rate" : "Score of everything";
			let figure = run.settings.mode === null ? run.totals.success_rate : run.totals.score_expected;
			return `${what} **${(0, format.KN)(figure)}**, 95% interval ${(0, format.KN)(interval.low)} to ${(0, format.KN)(interval.high)}`;
		}
		function comparisonLine(comparison) {
			let { verdict, reasons, difference, interval, p, pairs, leftOut, method } = comparison;
			let from = `the baseline${originOf(comparison)}`;
			let why = reasons.map((reason) => (0, untrusted.p7)(reason, 200)).join("; ");
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
			let change = `${(0, format.WR)(difference)} points${interval === null ? "" : ` (95% ${(0, format.WR)(interval.low)} to ${(0, format.WR)(interval.high)})`}`;
			let test = method === "mcnemar" ? "exact McNemar" : "paired permutation";
			let left = leftOut === 0 ? "" : `, ${leftOut} left out without a verdict`;
			let note = why === "" ? "" : `; ${why}`;
			return `${icon} **${words}** against ${from}: ${change}, ${test} p = ${(0, format.MA)(p)}, ${pairs} instances in common${left}${note}`;
		}
		function originOf({ origin }) {
			let { commit, finishedAt, url } = origin;
			let name = commit === null ? "" : ` at ${(0, untrusted.LP)(commit)}`;
			return `${url === null || name === "" ? name : ` [${name.trim()}](${url})`}${finishedAt === null ? "" : ` (${(0, format.nV)(finishedAt)})`}`;
		}
		var phrases = __webpack_require__(58937);
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
				table(projects, most),
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
				`**${(0, format.KN)(mean(judged))}** of what was judged`,
				`**${(0, format.KN)(mean(plans.map((plan) => plan.score_expected)))}** of everything`,
				`**${(0, format.KN)(mean(plans.map((plan) => plan.coverage)))}** judged`
			];
			let rounds = projects.flatMap((project) => project.rounds === null ? [] : [project.rounds]);
			let debug = rounds.length === 0 ? "" : ` DEV → DEBUG ${change(averages(rounds))}.`;
			let over = projects.length === 1 ? "1 project" : `the mean over ${projects.length} projects`;
			return `Test points: ${parts.join(", ")} (${over}, ${points} points).${debug}`;
		}
		function table(projects, most) {
			let debug = projects.some(({ rounds }) => rounds !== null);
			let head = [
				"Project",
				"Judged score",
				"Score of all",
				"Judged",
				...TYPES.map(([, title]) => title)
			];
			debug && head.push("DEV → DEBUG");
			let rows = projects.slice(0, most).map(({ name, plan, rounds }) => {
				let cells = [
					(0, untrusted.p7)(name, 160),
					(0, format.KN)(plan.score) + withoutVacuous(plan),
					(0, format.KN)(plan.score_expected),
					`${plan.judged} of ${plan.expected}`,
					...TYPES.map(([type]) => ofType(plan, type))
				];
				debug && cells.push(rounds === null ? "–" : change(rounds));
				return cells;
			});
			let columns = head.map((title, at) => at === 0 ? [title] : [title, "right"]);
			return (0, markdown_table.Q)(columns, [...rows, ...(0, markdown_table.i)(projects.length - rows.length)]);
		}
		function legend(projects) {
			return projects.some(({ plan }) => plan.points.some((point) => point.vacuous)) ? "<sub>In brackets: without the points that pass on an empty project.</sub>" : "";
		}
		function withoutVacuous({ points, score_without_vacuous: score }) {
			return points.some(({ vacuous }) => vacuous) ? ` (${(0, format.KN)(score)})` : "";
		}
		function ofType({ points }, type) {
			let all = points.filter((point) => point.type === type);
			let judged = all.flatMap(({ score }) => score === null ? [] : [score / 2]);
			return all.length === 0 ? "" : `${(0, format.KN)(mean(judged))} (${judged.length}/${all.length})`;
		}
		function change([first, last]) {
			let points = (last - first) * 100;
			return `${(0, format.KN)(first)} → ${(0, format.KN)(last)} (${points >= 0 ? "+" : "−"}${Math.abs(points).toFixed(1)})`;
		}
		function averages(rounds) {
			return [mean(rounds.map(([first]) => first)), mean(rounds.map(([, last]) => last))];
		}
		function mean(values) {
			return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
		}
		var trend_markdown = __webpack_require__(428);
		var results_totals = __webpack_require__(61210);
		let COLUMNS = [
			{
				title: "Passed",
				cell: ({ passed, planned }) => `${passed} of ${planned}`
			},
			{
				title: "Rate",
				cell: ({ success_rate }) => (0, format.KN)(success_rate)
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
			let rowOf = (name, of, results) => [name, ...columns.map(({ cell }) => cell(of, results) || "–")];
			let rows = [...types].slice(0, 30).map(([type, some]) => rowOf((0, untrusted.p7)(type, 60), (0, results_totals.vA)(some.map(({ planned }) => planned)), resultsOf(some)));
			rows.push(...(0, markdown_table.i)(types.size - rows.length));
			types.size > 1 && rows.push(rowOf("**all**", totals, all));
			return (0, markdown_table.Q)([["Type"], ...columns.map(({ title }) => [title, "right"])], rows);
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
		let VERDICTS = {
			passed: "✅ passed",
			failed: "❌ failed",
			error: "⚠️ error",
			not_run: "⏸️ not run"
		};
		let LADDER = [
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
			let line = trend === void 0 ? "" : (0, trend_markdown.M)(trend, untrusted.LP);
			let head = joined([
				`## ${verdictLine(run)}`,
				changeLines(input),
				line,
				summaryLine(input, results),
				gateReasons(input)
			]);
			let newest = history && trend !== void 0 ? (0, trend_markdown._)(trend) : "";
			let [types, foot] = [typeTable(run, trials), footer(input)];
			for (let { notPassed, all } of LADDER) {
				if (((all ? trials.length : 0) + Math.min(notPassed, open.length)) * 20 > limit) continue;
				let text = joined([
					head,
					flipsTable(input, notPassed),
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
		function joined(parts) {
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
			let rows = trials.slice(0, most).map(rowOf);
			return (0, markdown_table.Q)([
				["Verdict"],
				["Instance"],
				["Time", "right"],
				["Why"]
			], [...rows, ...(0, markdown_table.i)(trials.length - rows.length, 1)]);
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
			let time = result === null ? "–" : (0, format.a3)((0, phrases.cf)(result.times));
			return [
				unbroken(VERDICTS[status]),
				(0, untrusted.p7)(name, 160),
				unbroken(time),
				(0, untrusted.p7)(why, 160)
			];
		}
		function unbroken(words) {
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
		function stateLine(run) {
			let verdicts = run.planned.map((entry) => `${(0, trial_id.wK)((0, trial_id.rI)(entry))} ${entry.status}`).sort();
			return `<!-- agentbench-state:${(0, external_node_crypto_.createHash)("sha256").update(verdicts.join("\n")).digest("hex").slice(0, 32)} -->`;
		}
	}),
	428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => trendLine,
			_: () => trendTable
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
		var _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32432);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
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
			if (first === void 0 || last === void 0 || first === last || last.figure.value === null) return all.length > 1 && same.length === 1 ? `${start}, no comparable earlier run` : start;
			let since = first.commit === null ? first.measured_at.slice(0, 10) : commitText(first.commit);
			let change = last.change === null ? "" : ` (${words(last.change, commitText)})`;
			return `${start}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(first.figure.value)} → ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(last.figure.value)} since ${since}${change}`;
		}
		function words({ verdict, difference, since }, commitText) {
			let before = since === null ? "the run before" : commitText(since);
			return verdict === "within noise" ? `within noise of ${before}` : `${verdict} by ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(Math.abs(difference)).replace("+", "")} points since ${before}`;
		}
		function trendTable({ points: all, earlier, branch }) {
			if (all.length < 2) return "";
			let rows = all.slice(-10).reverse();
			let left = all.length + earlier - rows.length;
			let table = (0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)([
				["Commit"],
				["Measured"],
				["Figure"],
				["Change"],
				["Cost", "right"],
				["Time of a trial", "right"]
			], [...rows.flatMap((point) => [row(point), ...breakRow(point)]), ...left > 0 ? [["…", `${left} earlier`]] : []]);
			return `**History**${branch === null ? "" : ` of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(branch, 100)}`}\n\n${table}`;
		}
		function row(point) {
			let { commit, commit_url: url, measured_at, change, current } = point;
			let name = commit === null ? "–" : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.LP)(commit);
			let linked = url === null ? name : `[${name}](${url})`;
			return [
				current ? `**${linked}**` : linked,
				measured_at.slice(0, 16).replace("T", "&nbsp;"),
				(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.cf)(point.figure.value, point.figure.interval, point.missing),
				change === null ? "" : `${MARKS[change.verdict]}${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(change.difference)}`,
				(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.lb)(point.cost.usd, point.cost.trials, point.planned),
				point.time.trials === 0 ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(point.time.ms / point.time.trials).replaceAll(" ", "&nbsp;")
			];
		}
		function breakRow({ breaks }) {
			if (breaks.length === 0) return [];
			return [[
				"",
				"",
				`*not comparable with what follows:* ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(breaks.join("; "), 200)}`
			]];
		}
	})
};
