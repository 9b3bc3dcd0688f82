export const id = 8356;
export const ids = [8356, 9583];
export const modules = {
	26841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jj: () => cut,
			LV: () => wrap,
			eV: () => pad,
			it: () => cutMiddle,
			qz: () => widthOf
		});
		var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
		var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
		var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
		let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
		function cut(text, columns) {
			if (widthOf(text) <= columns) return text;
			return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
		}
		function beginningOf(text, columns) {
			for (let end = columns; end > 0; end--) {
				let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
				if (widthOf(part) <= columns) return part;
			}
			return "";
		}
		function cutMiddle(text, columns) {
			let width = widthOf(text);
			if (width <= columns || columns < 3) return cut(text, columns);
			let end = Math.floor((columns - 1) / 2);
			let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
			return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
		}
		function pad(text, columns, side = "left") {
			let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
			return side === "left" ? text + space : space + text;
		}
		function wrap(text, columns, prefix = "") {
			let room = columns - widthOf(prefix);
			return text.split("\n").flatMap((line) => {
				if (!Number.isFinite(room)) return [line];
				let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
					hard: !0,
					trim: !1
				}).split("\n");
				return [first, ...rest.map((part) => part.trimStart())];
			}).map((line) => (prefix + line).trimEnd());
		}
	}),
	81681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => table });
		var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26841);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function table(rows, columns, last, { columns: width, paint }) {
			let cells = rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row))));
			let lasts = rows.map((row) => onOneLine(last.cell(row)));
			let widths = columns.map(({ title }, at) => cells.reduce((most, row) => Math.max(most, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(row[at])), (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(title)));
			let flexible = columns.findIndex((column) => column.flexible);
			let others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), 2 * (columns.length - 1));
			let inLog = !Number.isFinite(width);
			flexible !== -1 && (widths[flexible] = Math.max(6, Math.min(widths[flexible], inLog ? 60 : width - others)));
			let taken = others + (flexible === -1 ? 0 : widths[flexible]);
			let most = lasts.reduce((longest, text) => Math.max(longest, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(text)), 0);
			let beside = width - taken - 2 >= Math.min(most, 32);
			let line = (texts, row) => texts.map((text, at) => {
				let { side, style } = columns[at];
				let shown = at === flexible && !inLog ? (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, widths[at]) : text;
				let own = row === null ? void 0 : style?.(row);
				let painted = own === void 0 ? shown : paint(own, shown);
				return (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
			}).join("  ");
			let titles = line(columns.map(({ title }) => title), null);
			return [paint("dim", (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
				let own = (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line(cells[index], row), width);
				let text = lasts[index];
				if (text === "") return [own.trimEnd()];
				if (beside) return [own + "  " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
				return [own.trimEnd(), "    " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
			})];
		}
		function onOneLine(cell) {
			return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(cell).replaceAll("\n", " ");
		}
	}),
	18540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => totalsLines,
			MP: () => pathFromHere,
			XL: () => trialTable
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18253);
		var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26841);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
		var _report_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81822);
		var _report_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93357);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58937);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97384);
		var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81681);
		function trialTable(rows, mode, look, all) {
			let shown = all || rows.length <= 60 ? rows : rows.filter(({ entry }) => entry.status !== "passed");
			let columns = [{
				title: "verdict",
				cell: ({ entry: { status } }) => `${_report_marks_js__WEBPACK_IMPORTED_MODULE_4__.j[status].mark} ${_report_marks_js__WEBPACK_IMPORTED_MODULE_4__.j[status].word}`,
				style: ({ entry: { status } }) => _report_marks_js__WEBPACK_IMPORTED_MODULE_4__.j[status].style
			}, {
				title: "instance",
				cell: ({ entry }) => entry.instance_id,
				flexible: !0
			}];
			let figure = (title, cell) => columns.push({
				title,
				cell,
				side: "right"
			});
			rows.some(({ entry }) => entry.trial > 1) && figure("trial", ({ entry }) => String(entry.trial));
			figure("score", ({ entry }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.KN)(entry.score));
			if (mode !== null) {
				figure("of all", ({ entry }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.KN)(entry.score_expected));
				figure("judged", ({ entry }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.KN)(entry.coverage));
			}
			figure("agent", ({ result }) => result === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(result.agent_ms));
			rows.some(({ result }) => costOf(result) !== null) && figure("cost", ({ result }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.BD)(costOf(result)));
			let lines = shown.length === 0 ? [] : (0, _table_js__WEBPACK_IMPORTED_MODULE_5__.t)(shown, columns, {
				title: "why",
				cell: whyOf
			}, look);
			let left = rows.length - shown.length;
			return left === 0 ? lines : [...lines, look.paint("dim", `… and ${left} that passed`)];
		}
		function whyOf({ entry, result }) {
			let { error } = entry;
			let reason = result === null ? error === null ? "" : `${error.stage}: ${error.message}` : result.explanation;
			let notes = result === null ? "" : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_7__.mn)(result);
			return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)([reason, notes === "" ? "" : `[${notes}]`].filter((part) => part !== "").join(" "), 500);
		}
		function totalsLines(run, rows, { columns, paint }) {
			let lines = [];
			run.settings.mode !== null && lines.push((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_7__.M1)(run));
			let interval = (0, _report_figures_js__WEBPACK_IMPORTED_MODULE_3__.XF)({ run });
			if (interval !== null) {
				let what = run.settings.mode === null ? "rate" : "score of everything";
				lines.push(`95% interval of the ${what}: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.KN)(interval.low)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.KN)(interval.high)}`);
			}
			let results = rows.flatMap(({ result }) => result ?? []);
			let { agent, evaluation, harness } = (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_8__.x)(results.map(({ times }) => times));
			let { started_at, finished_at } = run;
			finished_at !== null && lines.push(`wall time: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(Math.max(0, Date.parse(finished_at) - Date.parse(started_at)))}`);
			results.length > 0 && lines.push(`time: agent ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(agent)}, evaluation ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(evaluation)}, harness ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(harness)}`);
			let costs = results.map(costOf).filter((cost) => cost !== null);
			if (costs.length > 0) {
				let of = costs.length === results.length ? "" : `, known for ${costs.length} of ${results.length} trials`;
				lines.push(`cost: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.BD)(costs.reduce((sum, cost) => sum + cost, 0))}${of}`);
			}
			return [paint("bold", (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_7__.Pl)(run.totals)), ...lines].flatMap((line) => (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__.LV)(line, columns));
		}
		function costOf(result) {
			return result?.usage.cost_usd ?? null;
		}
		function pathFromHere(file) {
			let relative = node_path__WEBPACK_IMPORTED_MODULE_0__.relative("", node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file));
			if (relative === "") return ".";
			return relative.startsWith("..") ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file) : relative;
		}
	}),
	7171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gb: () => briefOf,
			Vb: () => sizeOfBrief,
			vC: () => LONGEST_DETAIL
		});
		var _results_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97857);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97384);
		var _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34552);
		var _files_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58937);
		let LONGEST_DETAIL = 1e3;
		function briefOf(result) {
			let { attempt, status, integrity, error, evaluation, rounds } = result;
			return {
				attempt,
				integrity: integrity.slice(0, 100).map(({ kind, detail }) => ({
					kind: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(kind, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					detail: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(detail, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG)
				})),
				error: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.$I)(error),
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				meter: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.d)(result),
				image_digest: result.testbed.image_digest && (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.testbed.image_digest, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
				reason: result.reason == null ? null : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.reason.text, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				detail: status === "passed" ? "" : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.U3)(detailOf(result)),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
		}
		function sizeOfBrief({ integrity, error, reason, explanation, detail, plan }) {
			let own = 1e3 + (reason?.length ?? 0) + explanation.length + detail.length + (error === null ? 0 : error.message.length);
			let notes = integrity.reduce((sum, { kind, detail }) => sum + 100 + kind.length + detail.length, 0);
			let points = plan?.points.reduce((sum, point) => sum + 200 + point.metric.length + point.explanation.length, 0);
			return own + notes + (points ?? 0);
		}
		function agentTime({ agent, rounds = [] }) {
			if (rounds.length === 0) return agent.duration_ms;
			return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
		}
		function detailOf({ error, evaluation }) {
			if (error !== null) return (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.CG)(error.message, LONGEST_DETAIL);
			return evaluation?.kind === "success_command" ? (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.Lj)(evaluation.output_tail, LONGEST_DETAIL) : "";
		}
		function briefPlan(plan, rounds = []) {
			let { mode, score_without_vacuous, points } = plan;
			return {
				mode,
				score_without_vacuous,
				...figuresOf(plan),
				points: points.slice(0, 2e3).map(({ testcases, notes: _, floor: _floor, ...point }) => ({
					...point,
					metric: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(point.metric, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(point.explanation, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
					duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
				})),
				rounds: rounds.map(({ evaluation }) => figuresOfRound(evaluation))
			};
		}
		function figuresOfRound(evaluation) {
			return evaluation?.kind === "test_plan" ? figuresOf(evaluation) : null;
		}
		function figuresOf({ expected, judged, score, score_expected, coverage }) {
			return {
				expected,
				judged,
				score,
				score_expected,
				coverage
			};
		}
	}),
	59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CG: () => fileText,
			Lj: () => fileTail,
			RO: () => fileLine,
			lx: () => jsonParts,
			s$: () => jsonText
		});
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		let NO_CHARACTERS = /[\ufffe\uffff]/g;
		function fileLine(text, length = 300) {
			return characters((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
		}
		function fileText(text, length) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
		}
		function fileTail(text, length) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, "")}` : clean);
		}
		function jsonText(value) {
			return `${stringified(value)}\n`;
		}
		function* jsonParts(document, path, items, toValue) {
			let within = (list) => path.reduceRight((value, key) => ({ [key]: value }), list);
			let list = `\n${"  ".repeat(path.length)}"${path.at(-1)}": [`;
			let text = stringified(document);
			let [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
			let [opening, closing] = [frame.indexOf("[]") + 1, frame.length - frame.indexOf("[]") + 2 * path.length];
			yield text.slice(0, start);
			for (let at = 0; at < items.length; at += 100) {
				let some = stringified(within(items.slice(at, at + 100).map(toValue)));
				yield `${at === 0 ? "" : ","}${some.slice(opening, -closing)}`;
			}
			yield `${items.length === 0 ? "" : `\n${"  ".repeat(path.length)}`}${text.slice(start)}\n`;
		}
		function stringified(value) {
			let text = JSON.stringify(value, null, 2);
			return text.includes("\\ud") ? JSON.stringify(value, wellFormed, 2) : text;
		}
		function wellFormed(_, item) {
			return typeof item == "string" ? item.toWellFormed() : item;
		}
		function characters(text) {
			return text.toWellFormed().replace(NO_CHARACTERS, "�");
		}
	}),
	9583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadRun: () => loadRun,
			loadRuns: () => loadRuns,
			roomForRuns: () => roomForRuns
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _results_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48242);
		var _results_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47705);
		var _brief_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7171);
		let MOST_RUNS = 2e3;
		let MOST_KEPT = {
			runs: 134217728,
			results: 402653184
		};
		function roomForRuns() {
			return { ...MOST_KEPT };
		}
		async function loadRuns(directories, option = "results", room = roomForRuns()) {
			let runs = [];
			let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_3__.s)(directories, 4, option);
			for (let directory of found) {
				if (runs.length >= MOST_RUNS) {
					notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
					continue;
				}
				try {
					let { left, ...run } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_4__.cI)(directory, (result) => {
						let brief = (0, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Gb)(result);
						return takeRoom(room, "results", (0, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(brief)) ? brief : null;
					});
					if (!takeRoom(room, "runs", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")).size)) {
						notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")}: there is no room for it beside the others, and it is left out`);
						continue;
					}
					runs.push({
						...run,
						directory
					});
					let from = run.run.rescored_from;
					from !== void 0 && notes.push(`${directory}: scored again from the evidence of ${from.directory} (run of ${from.started_at})`);
					for (let what of left.slice(0, 20)) notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, what)}, and is left out`);
					left.length > 20 && notes.push(`${directory}: ${left.length - 20} more results are left out`);
				} catch (error) {
					notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")} is not a run record: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error).split("\n")[0]}`);
				}
			}
			return {
				runs,
				notes
			};
		}
		function takeRoom(room, of, bytes) {
			if (bytes > room[of]) return !1;
			room[of] -= bytes;
			return !0;
		}
		async function loadRun(directory, known) {
			let { run, results } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_4__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Gb, known);
			return {
				run,
				results,
				directory
			};
		}
	}),
	58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bo: () => overScored,
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
			let { error, agent, evaluation, reason } = result;
			let told = reason == null ? "" : `${reason.log?.startsWith("agent") ? "agent: " : ""}${reason.text}`;
			if (error !== null) return joined([`${error.stage}: ${error.message.split("\n")[0]}`, told]);
			let reasons = [];
			agent.timed_out ? reasons.push(`agent timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
			result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reason ?? reasons.push("no \"Setup successful\" in the output"));
			return joined([...reasons, told]);
		}
		function joined(parts) {
			return parts.filter((part) => part !== "").join("; ");
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
		function pointsLine({ totals: { score, score_expected, coverage }, planned }) {
			let over = overScored(planned.filter((trial) => trial.score !== null).length, planned.length);
			return `test points: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score)} of what was judged${over}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} of everything, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(coverage)} judged`;
		}
		function overScored(scored, projects) {
			return scored === projects ? "" : ` (${scored} of ${projects} projects)`;
		}
		function agentLabel({ agent: { name, model } }) {
			return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
		}
	}),
	48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let MOST_DIRECTORIES = 2e4;
		async function findRuns(directories, deepest, option) {
			let found = [];
			let notes = [];
			let seen = new Set();
			let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory));
			for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
				let below = [];
				for (let directory of level) below.push(...await look(directory, depth));
				level = below;
			}
			let beyond = seen.size - MOST_DIRECTORIES;
			beyond > 0 && notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
			return {
				found: found.sort(),
				notes
			};
			async function look(directory, depth) {
				if (seen.has(directory)) return [];
				seen.add(directory);
				if (seen.size > MOST_DIRECTORIES) return [];
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
					let fault = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
					if (depth === deepest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${option}: ${fault}`);
					notes.push(fault);
					return [];
				});
				let has = (name) => entries.some((entry) => entry.name === name && entry.isFile());
				if (has("results.json") && depth < deepest) return [];
				if (has("run.json")) {
					found.push(directory);
					return [];
				}
				return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name));
			}
		}
	})
};
