export const id = 9448;
export const ids = [9448];
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
		var _report_baseline_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37936);
		var _report_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55795);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50769);
		var _report_describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92981);
		var _report_files_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89541);
		var _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55557);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58937);
		var _report_sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15985);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74135);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8020);
		var _json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62227);
		async function reportCommand(directories, given, json) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(given);
			let baseline = await (0, _report_baseline_js__WEBPACK_IMPORTED_MODULE_12__.o)(options.baseline, noArtifact);
			let suite = await (0, _report_sources_js__WEBPACK_IMPORTED_MODULE_9__.b)(directories.length > 0 ? directories : [options["results-path"]], options);
			let report = (0, _report_describe_js__WEBPACK_IMPORTED_MODULE_5__.g)(suite, baseline, options);
			let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(options["results-path"], "report");
			await (0, _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__.t)(target, report, (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.Br)(report));
			process.stdout.write(json ? (0, _json_js__WEBPACK_IMPORTED_MODULE_13__.R)((0, _report_files_results_js__WEBPACK_IMPORTED_MODULE_6__.j)(report)) : describe(report, target));
			return (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_10__.FO)({
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
			interval !== null && lines.push(`95% interval ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_10__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_10__.KN)(interval.high)}`);
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
			return `${lines.map((line) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_11__.h0)(line, 1e3)).join("\n")}\n`;
		}
	}),
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => resolveBaseline });
		async function resolveBaseline(baseline, artifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			let { loadBaselineDirectory } = await Promise.all([__webpack_require__.e(9583), __webpack_require__.e(5985)]).then(__webpack_require__.bind(__webpack_require__, 15985));
			return loadBaselineDirectory(baseline);
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
