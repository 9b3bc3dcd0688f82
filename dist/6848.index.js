export const id = 6848;
export const ids = [6848];
export const modules = {
	89955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => failBy,
			M: () => failGate
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14173);
		function failBy(error) {
			if (error instanceof _base_signals_js__WEBPACK_IMPORTED_MODULE_1__.j$) {
				_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(error.message);
				process.exitCode = error.exitCode;
				return;
			}
			let users = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo;
			let stack = error instanceof Error ? error.stack : void 0;
			_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(users ? error.message : `agentbench itself failed: ${stack ?? (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
			process.exitCode = users ? 2 : 3;
		}
		function failGate(exitCode, { totals, gate, interrupted }) {
			if (exitCode === 0) return;
			let early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
			_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(`${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(totals)}. ${[...early, ...gate?.reasons ?? []].join("; ")}`);
			process.exitCode = exitCode;
		}
	}),
	14173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$e: () => warning,
			C1: () => setFailed,
			N4: () => endGroup,
			Oh: () => startGroup,
			Yz: () => debug,
			lm: () => notice,
			pq: () => info,
			z3: () => error
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function info(text) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.pq((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.kc)(text));
		}
		function debug(text) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz(message(text));
		}
		function notice(text, heading = { title: "agentbench" }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.lm(message(text), headed(heading));
		}
		function warning(text, heading = { title: "agentbench" }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(message(text), headed(heading));
		}
		function error(text, heading = { title: "agentbench" }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.z3(message(text), headed(heading));
		}
		function setFailed(text) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(message(text));
		}
		function startGroup(title) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.Oh((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(title));
		}
		function endGroup() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.N4();
		}
		function message(text) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(text);
			return clean.length > 16384 ? `${clean.slice(0, 16383)}…` : clean;
		}
		function headed({ title }) {
			return title === void 0 ? {} : { title: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(title) };
		}
	}),
	96848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { plan: () => plan });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86324);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16005);
		var _plan_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86789);
		var _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85293);
		var _fail_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89955);
		var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14173);
		async function plan() {
			try {
				let names = _options_options_js__WEBPACK_IMPORTED_MODULE_3__.W6.filter((name) => (0, _options_options_js__WEBPACK_IMPORTED_MODULE_3__.ny)("plan", name));
				let made = await (0, _plan_plan_jobs_js__WEBPACK_IMPORTED_MODULE_5__.C)(Object.fromEntries(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name)])), (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_2__.g)(process.env));
				for (let note of made.notes) _log_js__WEBPACK_IMPORTED_MODULE_7__.lm(note, { title: "agentbench" });
				for (let line of (0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_4__.H)(made)) _log_js__WEBPACK_IMPORTED_MODULE_7__.pq(`│ ${line}`);
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("matrix", JSON.stringify(made.matrix));
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("count", made.cells.length);
				process.env.GITHUB_STEP_SUMMARY && await summarize((0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_4__.M)(made));
			} catch (error) {
				(0, _fail_js__WEBPACK_IMPORTED_MODULE_6__.A)(error);
			}
		}
		async function summarize(text) {
			try {
				await _actions_core__WEBPACK_IMPORTED_MODULE_0__.z.addRaw(text).write();
			} catch (error) {
				_log_js__WEBPACK_IMPORTED_MODULE_7__.$e(`The step summary was not written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`, { title: "agentbench" });
			}
		}
	}),
	45145: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => codeOf,
			EV: () => stopOf,
			VG: () => Stop,
			ZD: () => TrialError,
			bD: () => messageOf,
			fT: () => isInterrupted,
			yo: () => UserError
		});
		class UserError extends Error {
			name = "UserError";
		}
		class TrialError extends Error {
			name = "TrialError";
			kind;
			constructor(kind, message, options) {
				super(message, options);
				this.kind = kind;
			}
		}
		class Stop extends Error {
			name = "Stop";
			kind;
			constructor(kind, message) {
				super(message);
				this.kind = kind;
			}
		}
		function stopOf({ reason }) {
			return reason instanceof Stop ? reason : new Stop("interrupted", `interrupted by ${String(reason)}`);
		}
		function isInterrupted(signal) {
			return signal.aborted && !(signal.reason instanceof Stop);
		}
		function messageOf(error) {
			return error instanceof Error ? error.message : String(error);
		}
		function codeOf(error) {
			return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : void 0;
		}
	}),
	68785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wh: () => unlessAborted,
			YF: () => onSignal,
			fH: () => exitCodeOfSignal,
			j$: () => Interrupted
		});
		class Interrupted extends Error {
			name = "Interrupted";
			exitCode;
			constructor(signal) {
				super(`interrupted by ${signal.reason} before anything was measured`);
				this.exitCode = exitCodeOfSignal(signal.reason);
			}
		}
		let EXIT_CODES = {
			SIGHUP: 129,
			SIGINT: 130,
			SIGTERM: 143
		};
		function exitCodeOfSignal(name) {
			return EXIT_CODES[String(name)] ?? 130;
		}
		function onSignal() {
			let controller = new AbortController();
			let listener = (name) => {
				controller.signal.aborted && process.exit(exitCodeOfSignal(name));
				controller.abort(name);
			};
			for (let name of Object.keys(EXIT_CODES)) process.on(name, listener);
			return {
				signal: controller.signal,
				dispose() {
					for (let name of Object.keys(EXIT_CODES)) process.off(name, listener);
				}
			};
		}
		async function unlessAborted(work, signal) {
			let aborted = Promise.withResolvers();
			let abort = () => aborted.reject(signal.reason);
			signal.aborted && abort();
			signal.addEventListener("abort", abort, { once: !0 });
			work.catch(() => {});
			try {
				return await Promise.race([aborted.promise, work]);
			} finally {
				signal.removeEventListener("abort", abort);
			}
		}
	}),
	85416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$u: () => LONGEST_SEQUENCE,
			TK: () => LONGEST_RUN,
			dK: () => isHidden,
			ep: () => HIDDEN_ELEMENT,
			lf: () => HIDDEN_RUN
		});
		let LONGEST_RUN = 1024;
		let LONGEST_SEQUENCE = 4096;
		let CHARACTERS = [
			27,
			27,
			128,
			159,
			173,
			173,
			1564,
			1564,
			6158,
			6158,
			8203,
			8207,
			8232,
			8238,
			8288,
			8303,
			65279,
			65279,
			65529,
			65531,
			917504,
			917631
		];
		let CLASS = `[${CHARACTERS.map((code, at) => `${at % 2 == 0 ? "" : "-"}\\u{${code.toString(16)}}`).join("")}]`;
		let ELEMENT = `${[
			`(?:\\u001b\\[|\\u009b)[0-?]{0,${LONGEST_SEQUENCE}}[ -\\/]{0,${LONGEST_SEQUENCE}}[@-~]`,
			`(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${LONGEST_SEQUENCE}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
			`\\u001b(?:[ -\\/]{1,${LONGEST_SEQUENCE}}[0-~]|[0-~])`
		].join("|")}|${CLASS}`;
		let HIDDEN_ELEMENT = new RegExp(ELEMENT, "gu");
		let HIDDEN_RUN = RegExp(`(?:${ELEMENT})+`, "gu");
		function isHidden(code) {
			for (let at = 0; at < CHARACTERS.length; at += 2) if (code <= CHARACTERS[at + 1]) return code >= CHARACTERS[at];
			return !1;
		}
	}),
	90492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LP: () => markdownCommit,
			OG: () => logLines,
			h0: () => plainLine,
			iN: () => withColours,
			kc: () => logText,
			p7: () => markdownText,
			pj: () => plain
		});
		var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85416);
		let CONTROL = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
		let COLOUR = /^\u001b\[[\d;:]*m$/;
		function picture(control) {
			return String.fromCharCode(control === "" ? 9249 : 9216 + control.charCodeAt(0));
		}
		let UNUSUAL = /[^\t\n -~]/;
		function plain(text) {
			if (!UNUSUAL.test(text)) return text.replaceAll("##[", "## [");
			return text.replace(/\r\n?/g, "\n").replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.lf, (run) => run.length > _hidden_js__WEBPACK_IMPORTED_MODULE_0__.TK ? "�" : "").replace(CONTROL, picture).replaceAll("##[", "## [").toWellFormed();
		}
		function withColours(text) {
			return text.replace(/\r\n?/g, "\n").replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.lf, (run) => run.length > _hidden_js__WEBPACK_IMPORTED_MODULE_0__.TK ? "�" : run.replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.ep, (element) => COLOUR.test(element) ? element : "")).replace(CONTROL, picture).toWellFormed();
		}
		let UNTIDY = /[^ -~]| {2}|^ | $|##\[/;
		function plainLine(text, length = 300) {
			let line = UNTIDY.test(text) ? plain(text).replace(/\s+/g, " ").trim() : text;
			return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
		}
		function logLines(text, prefix = "│ ") {
			return plain(text).split("\n").map((line) => prefix + line).join("\n");
		}
		function logText(text) {
			return plain(text).replace(/^(?=[^\S\n]*::)/gm, "│ ");
		}
		let REFERENCES = [
			[/@/g, "@​"],
			[/#/g, "#​"],
			[/(?<![a-z\d])(GH-)(?=\d)/gi, "$1​"],
			[/(www)(?=\.)/gi, "$1​"],
			[/:(?=\/\/|[\w+-]+:)/g, ":​"],
			[/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, "​"]
		];
		let MARKED = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;
		function markdownText(text, length = 300) {
			let line = plainLine(text, length);
			if (!MARKED.test(line)) return line;
			return REFERENCES.reduce((marked, [pattern, apart]) => marked.replace(pattern, apart), line).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
		}
		function markdownCommit(commit) {
			return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
		}
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
	})
};
