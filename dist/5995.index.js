export const id = 5995;
export const ids = [5995];
export const modules = {
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
	92981: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => describeSuite });
		var trace = __webpack_require__(97384);
		var gate = __webpack_require__(74135);
		var compare = __webpack_require__(92798);
		var figures = __webpack_require__(23263);
		function trialsOf({ run, results }) {
			return run.planned.map((planned, index) => {
				let result = results[index] ?? null;
				return {
					planned,
					result,
					name: planned.trial === 1 ? planned.instance_id : `${planned.instance_id} (trial ${planned.trial})`,
					reason: result === null ? planned.error?.message ?? "never finished" : result.explanation
				};
			});
		}
		function describeSuite(suite, baseline, options, links = {
			runUrl: null,
			artifactUrl: null
		}) {
			let comparison = baseline === null ? null : (0, compare.compareWithBaseline)(suite, baseline.suite, baseline.origin, options.tolerance);
			let change = comparison === null ? suite.run.change ?? null : {
				verdict: comparison.verdict,
				difference: comparison.difference
			};
			let run = {
				...suite.run,
				change,
				gate: (0, gate.$U)(suite.run.totals, options, change)
			};
			let instances = (0, figures.FL)(run.planned);
			return {
				...suite,
				run,
				trials: trialsOf(suite),
				times: (0, trace.x)(suite.results.flatMap((result) => result?.times ?? [])),
				interval: (0, figures.XF)(suite, instances),
				flaky: (0, figures.Ol)(instances),
				comparison,
				...links
			};
		}
	}),
	69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { mergeRuns: () => mergeRuns });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _results_totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61210);
		var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58508);
		function mergeRuns(runs, expected) {
			let ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
			let chosen = new Map();
			for (let { run, results } of ordered) for (let [index, entry] of run.planned.entries()) {
				let key = keyOf(entry);
				let candidate = {
					entry,
					result: results[index] ?? null,
					run
				};
				let earlier = chosen.get(key);
				(earlier === void 0 || rank(candidate) >= rank(earlier)) && chosen.set(key, candidate);
			}
			let records = ordered.map(({ run }) => run);
			let open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
			let trials = expected === null ? [...chosen.values()] : asExpected(expected, chosen);
			return {
				run: mergedRecord(records, trials.map(({ entry }) => entry), open),
				results: trials.map(({ result }) => result),
				notes: differences(records)
			};
		}
		function firstOf({ planned }) {
			return planned[0] === void 0 ? "" : keyOf(planned[0]);
		}
		function asExpected({ matrix, trials }, chosen) {
			let unexpected = new Map(chosen);
			return [...matrix.include.flatMap(({ name, instances }) => instances.split(",").filter((id) => id !== "").flatMap((id) => Array.from({ length: trials }, (_, index) => {
				let place = {
					instance_id: id,
					trial: index + 1
				};
				unexpected.delete(keyOf(place));
				return chosen.get(keyOf(place)) ?? {
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
					message: `the job "${job}" left no result of it`
				}
			};
		}
		function rank({ entry: { status } }) {
			return status === "passed" || status === "failed" ? 2 : +(status === "error");
		}
		function keyOf({ instance_id, trial }) {
			return `${instance_id}/${trial}`;
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
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_1__.v)(planned),
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
				["agent", ({ agent }) => agent],
				["settings", ({ settings: { trials: _, ...settings } }) => settings],
				["harness version", ({ harness_version }) => harness_version]
			].flatMap(([what, of]) => {
				let other = rest.find((run) => !(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
				return other === void 0 ? [] : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}`];
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
					mode: null,
					judge: null,
					network: null,
					cpus: null,
					memory_bytes: null
				},
				planned: [],
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_1__.v)([]),
				gate: null,
				interrupted: null,
				started_at: now,
				finished_at: now,
				harness_version: _version_js__WEBPACK_IMPORTED_MODULE_2__.x,
				github: null
			};
		}
	})
};
