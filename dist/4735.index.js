export const id = 4735;
export const ids = [4735];
export const modules = {
	62227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => printJson,
			R: () => plainJson
		});
		function printJson(value) {
			process.stdout.write(`${plainJson(JSON.stringify(value, null, 2))}\n`);
		}
		function plainJson(document) {
			return document.replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, (character) => [...Array(character.length).keys()].map((at) => escaped(character.charCodeAt(at))).join("")).replaceAll("##[", "##\\u005b");
		}
		function escaped(unit) {
			return `\\u${unit.toString(16).padStart(4, "0")}`;
		}
	}),
	1743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportCommand: () => reportCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
		var _report_baseline_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37936);
		var _report_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55795);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50769);
		var _report_describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92981);
		var _report_files_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89541);
		var _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55557);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58937);
		var _report_run_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39904);
		var _report_sources_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15985);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74135);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8020);
		var _json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62227);
		async function reportCommand(directories, given, json) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(given);
			let baseline = await (0, _report_baseline_js__WEBPACK_IMPORTED_MODULE_13__.resolveBaseline)(options.baseline, noArtifact);
			let suite = await (0, _report_sources_js__WEBPACK_IMPORTED_MODULE_10__.b)(directories.length > 0 ? directories : [options["results-path"]], options);
			let report = (0, _report_describe_js__WEBPACK_IMPORTED_MODULE_5__.g)(suite, baseline, options);
			let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(options["results-path"], "report");
			await (0, _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__.t)(target, report, (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.Br)(report));
			await (0, _report_run_page_js__WEBPACK_IMPORTED_MODULE_9__.writeReportPage)(target, report);
			process.stdout.write(json ? (0, _json_js__WEBPACK_IMPORTED_MODULE_14__.R)((0, _report_files_results_js__WEBPACK_IMPORTED_MODULE_6__.j)(report)) : describe(report, target));
			return (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_11__.FO)({
				...report.run,
				interrupted: null
			}, options);
		}
		async function noArtifact() {
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
		}
		function describe({ run, times, interval, comparison, notes, flaky }, target) {
			let lines = [(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.Pl)(run.totals)];
			run.settings.mode !== null && lines.push((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.M1)(run.totals));
			interval !== null && lines.push(`95% interval ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_11__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_11__.KN)(interval.high)}`);
			lines.push((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.Fj)(times));
			if (comparison !== null) {
				let { verdict, difference, p, pairs, reasons, flips } = comparison;
				let figures = difference === null ? "" : `: ${(0, _report_change_js__WEBPACK_IMPORTED_MODULE_3__.WR)(difference)} points, p = ${p.toPrecision(3)}, ${pairs} instances`;
				lines.push(`${verdict}${figures}${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`);
				for (let { instanceId, before, now } of flips) lines.push(`${before} → ${now} ${instanceId}`);
			}
			flaky.length > 0 && lines.push(`flaky: ${flaky.join(", ")}`);
			for (let note of notes) lines.push(`note: ${note}`);
			for (let reason of run.gate?.reasons ?? []) lines.push(`gate: ${reason}`);
			lines.push(`report: ${node_path__WEBPACK_IMPORTED_MODULE_0__.relative("", node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(target))}/`);
			return `${lines.map((line) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_12__.h0)(line, 1e3)).join("\n")}\n`;
		}
	}),
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { resolveBaseline: () => resolveBaseline });
		async function resolveBaseline(baseline, artifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			let { loadBaselineDirectory } = await Promise.all([__webpack_require__.e(7836), __webpack_require__.e(5985)]).then(__webpack_require__.bind(__webpack_require__, 15985));
			return loadBaselineDirectory(baseline);
		}
	}),
	55795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
	50769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ql: () => commentMarker,
			wQ: () => renderComment,
			Br: () => renderSummary,
			qo: () => stateLine
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var untrusted = __webpack_require__(8020);
		var change = __webpack_require__(55795);
		var phrases = __webpack_require__(58937);
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
				`**${(0, gate.KN)(mean(judged))}** of what was judged`,
				`**${(0, gate.KN)(mean(plans.map((plan) => plan.score_expected)))}** of everything`,
				`**${(0, gate.KN)(mean(plans.map((plan) => plan.coverage)))}** judged`
			];
			let rounds = projects.flatMap((project) => project.rounds === null ? [] : [project.rounds]);
			let debug = rounds.length === 0 ? "" : ` DEV → DEBUG ${plans_change(averages(rounds))}.`;
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
				cell: (_, results) => meanOf(results, tokensOf)
			},
			{
				title: "Steps",
				cell: (_, results) => meanOf(results, ({ usage }) => usage.steps)
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
			let lines = [...types].slice(0, 30).map(([type, some]) => rowOf((0, untrusted.p7)(type, 60), (0, results_totals.v)(some.map(({ planned }) => planned)), resultsOf(some)));
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
		function meanOf(results, figure) {
			let known = results.map(figure).filter((value) => value !== null);
			if (known.length === 0) return "";
			let mean = known.reduce((sum, value) => sum + value, 0) / known.length;
			return Number(mean.toFixed(1)).toLocaleString("en-US");
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
		function renderReport(input, limit, sizeOf) {
			let { run, trials } = input;
			let results = input.results.filter((result) => result !== null);
			let open = trials.filter(({ planned }) => planned.status !== "passed").sort((a, b) => urgency(a.planned.status) - urgency(b.planned.status));
			let rowOf = rowsOnce();
			let head = joined([
				`## ${verdictLine(run)}`,
				(0, change.Ow)(input),
				summaryLine(input, results),
				gateReasons(input)
			]);
			let [types, foot] = [typeTable(run, trials), footer(input)];
			for (let { notPassed, all } of LADDER) {
				if (((all ? trials.length : 0) + Math.min(notPassed, open.length)) * 20 > limit) continue;
				let text = joined([
					head,
					(0, change.p_)(input, notPassed),
					planSection(trials, notPassed),
					open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed, rowOf)}` : "",
					types,
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
				unbroken(VERDICTS[status]),
				(0, untrusted.p7)(name, 160),
				unbroken(time),
				(0, untrusted.p7)(why, 160)
			].join(" | ")} |`;
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
		function commentMarker(suite) {
			return `<!-- agentbench:${suite.replace(/[^\p{L}\p{N} ._:()/-]+/gu, "-").replace(/-{2,}/g, "-").slice(0, 100).replace(/[\ud800-\udbff]$/, "")} -->`;
		}
		function renderComment(input, suite) {
			let head = `${commentMarker(suite)}\n${stateLine(input.run)}\n`;
			return head + renderReport(input, 6e4 - head.length, (text) => text.length);
		}
		function renderSummary(input) {
			return renderReport(input, 1048576, (text) => Buffer.byteLength(text));
		}
		function stateLine(run) {
			let verdicts = run.planned.map(({ instance_id, trial, status }) => `${instance_id}/${trial} ${status}`).sort();
			return `<!-- agentbench-state:${(0, external_node_crypto_.createHash)("sha256").update(verdicts.join("\n")).digest("hex").slice(0, 32)} -->`;
		}
	}),
	58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fj: () => timesLine,
			M1: () => pointsLine,
			Pl: () => headline,
			VX: () => integrityKinds,
			a3: () => formatDuration,
			cf: () => durationOf,
			kV: () => agentLabel,
			mn: () => listNotes,
			nV: () => formatAge,
			rn: () => explainResult
		});
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
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
		function durationOf({ agent, evaluation, harness }) {
			return agent + evaluation + harness;
		}
		function timesLine(times) {
			let all = durationOf(times);
			let shares = [
				"agent",
				"evaluation",
				"harness"
			].map((whose) => `${whose} ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(times[whose] / all)}`);
			return `${formatDuration(all)} in trials${all === 0 ? "" : ` (${shares.join(", ")})`}`;
		}
		function explainResult(result) {
			if (result.error !== null) return `${result.error.stage}: ${result.error.message.split("\n")[0]}`;
			let { agent, evaluation } = result;
			let reasons = [];
			agent.timed_out ? reasons.push(`agent timed out after ${formatDuration(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
			result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${formatDuration(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reasons.push("no \"Setup successful\" in the output"));
			return reasons.join("; ");
		}
		function explainPlan({ score_expected, judged, expected }) {
			return `score ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
		}
		function listNotes(result) {
			return integrityKinds(result).filter((kind) => kind !== "host_reused").join(", ");
		}
		function integrityKinds({ integrity }) {
			return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
		}
		function headline(totals) {
			let parts = [`${totals.passed} of ${totals.planned} passed (${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(totals.success_rate)})`];
			totals.failed > 0 && parts.push(`${totals.failed} failed`);
			totals.error > 0 && parts.push(`${totals.error} could not be measured`);
			totals.not_run > 0 && parts.push(`${totals.not_run} not run`);
			return parts.join(", ");
		}
		function pointsLine({ score, score_expected, coverage }) {
			return `test points: ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(score)} of what was judged, ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(score_expected)} of everything, ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(coverage)} judged`;
		}
		function agentLabel(run) {
			let { name, model } = run.agent;
			return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
		}
	}),
	61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => figuresOfResult,
			v: () => totalsOf
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
				split[whose] += duration_ms;
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
				total.agent += agent;
				total.evaluation += evaluation;
				total.harness += harness;
			}
			return total;
		}
	}),
	35978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => usageOfTrial });
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : total + value;
			}, 0);
			return {
				input_tokens: sum("input_tokens"),
				output_tokens: sum("output_tokens"),
				cost_usd: sum("cost_usd"),
				steps: sum("steps")
			};
		}
	}),
	74135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => judgeGate,
			FO: () => exitCodeOf,
			KN: () => percent
		});
		var _signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34937);
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
			if (run.interrupted !== null) return (0, _signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
			if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
			return unmeasured(run.totals, options).length > 0 ? 3 : 0;
		}
		function shortfalls(totals, options) {
			let { "min-success-rate": minRate, "min-score": minScore } = options;
			let reasons = [];
			options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
			minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${percent(totals.success_rate)} is below min-success-rate ${percent(minRate)}`);
			minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${percent(totals.score)} is below min-score ${percent(minScore)}`);
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
		function percent(ratio) {
			if (ratio === null) return "–";
			for (let digits = 1;; digits++) {
				let text = (ratio * 100).toFixed(digits);
				if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
			}
		}
	})
};
