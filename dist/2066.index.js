export const id = 2066;
export const ids = [2066, 6127];
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
	7126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G8: () => loadInputsAgain,
			IV: () => loadInputs,
			Z$: () => maskValues
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69917);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
		var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68673);
		var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90862);
		async function loadInputs(command) {
			maskOwn();
			let inputs = readInputs();
			let file = await (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.m)(inputs, command, process.env);
			command === "run" && Object.keys(file).length > 0 && (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.ql)(file);
			let texts = {
				...inputs,
				...file
			};
			return {
				options: parse(texts),
				texts
			};
		}
		function loadInputsAgain() {
			maskOwn();
			return parse({
				...readInputs(),
				...(0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Z9)()
			});
		}
		let VERBATIM = [
			"agent-env",
			"agent-variables",
			"model-keys"
		];
		function readInputs() {
			return Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name, { trimWhitespace: !VERBATIM.includes(name) })]));
		}
		function parse(texts) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(texts);
			maskValues(options);
			return options;
		}
		function maskValues(options) {
			for (let { name, value } of [...options["agent-env"], ...options["model-keys"]]) mask(value ?? process.env[name] ?? "");
		}
		function maskOwn() {
			for (let secret of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(process.env)) mask(secret);
		}
		function mask(value) {
			for (let line of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.FZ)(value)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
		}
	}),
	71542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { main: () => main });
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28524);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(10076);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68785);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6830);
		var _github_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4472);
		var _github_place_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(52385);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86324);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(58937);
		var _results_gate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43050);
		var _run_kept_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58263);
		var _run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72583);
		var _fail_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89955);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7126);
		var _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14173);
		var _observer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50261);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92309);
		var _state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90862);
		async function main() {
			try {
				let { options, texts } = await (0, _inputs_js__WEBPACK_IMPORTED_MODULE_10__.IV)("run");
				tellEmpty(options);
				let limits = (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_4__.w9)(process.env);
				if (texts.arms === void 0 || texts.arms.trim() === "") await measure(options, texts, limits);
				else {
					let { measureArms } = await Promise.all([
						__webpack_require__.e(2453),
						__webpack_require__.e(1525),
						__webpack_require__.e(663),
						__webpack_require__.e(6921),
						__webpack_require__.e(9416),
						__webpack_require__.e(9704),
						__webpack_require__.e(8225),
						__webpack_require__.e(4590),
						__webpack_require__.e(3624),
						__webpack_require__.e(330)
					]).then(__webpack_require__.bind(__webpack_require__, 19565));
					await measureArms(options, {
						...texts,
						arms: texts.arms
					}, limits);
				}
			} catch (error) {
				(0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.A)(error);
			}
		}
		function tellEmpty({ "agent-env": variables }) {
			let empty = variables.filter(({ name, value }) => (value ?? process.env[name]) === "").map(({ name }) => name);
			empty.length > 0 && _log_js__WEBPACK_IMPORTED_MODULE_11__.lm(`agent-env: empty: ${empty.join(", ")}. If the agent needs it, set the secret (gh secret set NAME); pull requests of forks get none`);
		}
		async function measure(options, texts, limits) {
			let observer = new _observer_js__WEBPACK_IMPORTED_MODULE_12__.U();
			let interruption = (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.YF)();
			let resultsPath = "";
			let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_3__.j)(process.env);
			let github = (0, _github_place_js__WEBPACK_IMPORTED_MODULE_15__.VS)(process.env, event);
			let { signal } = interruption;
			let bases = (0, _github_place_js__WEBPACK_IMPORTED_MODULE_15__.cF)(process.env, event);
			let unlessCancelled = (work) => (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.Wh)((0, _github_limits_js__WEBPACK_IMPORTED_MODULE_4__.Ns)(limits, work), signal).catch((error) => {
				throw signal.aborted ? new _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.j$(signal) : error;
			});
			let { baseline, compare } = await unlessCancelled(() => findEarlier(options, github, bases));
			let run = await (0, _run_run_js__WEBPACK_IMPORTED_MODULE_8__.f)({
				options,
				machine: (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_5__.g)(process.env),
				observer,
				github,
				compare,
				secrets: (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_16__.G_)(process.env),
				signal,
				keepOptions: (directory) => (0, _run_kept_options_js__WEBPACK_IMPORTED_MODULE_7__.o)(texts, directory, ["agent-setup", "judge-command"]),
				restore: (now, directory) => unlessCancelled(() => restore(options, now, directory)),
				onBegin(begun) {
					resultsPath = begun.resultsPath;
					_actions_core__WEBPACK_IMPORTED_MODULE_1__.uH("results-path", resultsPath);
					(0, _state_js__WEBPACK_IMPORTED_MODULE_14__.su)(begun);
				}
			});
			observer.close();
			_log_js__WEBPACK_IMPORTED_MODULE_11__.pq(`\n${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_17__.Pl)(run.totals)}`);
			(0, _outputs_js__WEBPACK_IMPORTED_MODULE_13__.n)(run);
			(0, _fail_js__WEBPACK_IMPORTED_MODULE_9__.M)((0, _results_gate_js__WEBPACK_IMPORTED_MODULE_6__.F)(run, options), run);
			if (run.interrupted !== null) {
				_log_js__WEBPACK_IMPORTED_MODULE_11__.pq("The run was ended early; the post step publishes what there is.");
				return;
			}
			let [{ publish }, { loadRun }] = await Promise.all([Promise.all([
				__webpack_require__.e(2453),
				__webpack_require__.e(1525),
				__webpack_require__.e(663),
				__webpack_require__.e(6913),
				__webpack_require__.e(6921),
				__webpack_require__.e(9416),
				__webpack_require__.e(7274),
				__webpack_require__.e(9704),
				__webpack_require__.e(7061),
				__webpack_require__.e(4996),
				__webpack_require__.e(3883),
				__webpack_require__.e(4241),
				__webpack_require__.e(1089)
			]).then(__webpack_require__.bind(__webpack_require__, 24241)), Promise.all([
				__webpack_require__.e(1525),
				__webpack_require__.e(6921),
				__webpack_require__.e(9416),
				__webpack_require__.e(7286)
			]).then(__webpack_require__.bind(__webpack_require__, 9416))]);
			let published = publish(await loadRun(resultsPath, run), resultsPath, options, baseline, limits);
			await Promise.race([published.then(_state_js__WEBPACK_IMPORTED_MODULE_14__.sE), aborted(signal)]);
			interruption.dispose();
		}
		async function findEarlier(options, github, bases) {
			if (options.baseline === "none") return {
				baseline: null,
				compare: null
			};
			let [{ findBaseline }, { changeSince }] = await Promise.all([Promise.all([
				__webpack_require__.e(2453),
				__webpack_require__.e(1525),
				__webpack_require__.e(663),
				__webpack_require__.e(6913),
				__webpack_require__.e(6921),
				__webpack_require__.e(9416),
				__webpack_require__.e(7274),
				__webpack_require__.e(9704),
				__webpack_require__.e(2604),
				__webpack_require__.e(6157),
				__webpack_require__.e(2699)
			]).then(__webpack_require__.bind(__webpack_require__, 23585)), Promise.all([
				__webpack_require__.e(2453),
				__webpack_require__.e(1525),
				__webpack_require__.e(6921),
				__webpack_require__.e(9416),
				__webpack_require__.e(7274),
				__webpack_require__.e(2604),
				__webpack_require__.e(1371)
			]).then(__webpack_require__.bind(__webpack_require__, 37936))]);
			let baseline = await findBaseline(options, github, bases);
			_log_js__WEBPACK_IMPORTED_MODULE_11__.t8();
			return {
				baseline,
				compare: changeSince(baseline, options)
			};
		}
		async function restore(options, now, directory) {
			if (!(Number(process.env.GITHUB_RUN_ATTEMPT) > 1)) return !1;
			let { restoreEarlierAttempts } = await Promise.all([
				__webpack_require__.e(1525),
				__webpack_require__.e(663),
				__webpack_require__.e(6921),
				__webpack_require__.e(9416),
				__webpack_require__.e(9704),
				__webpack_require__.e(7261)
			]).then(__webpack_require__.bind(__webpack_require__, 19856));
			let restored = await restoreEarlierAttempts(options, now, directory);
			_log_js__WEBPACK_IMPORTED_MODULE_11__.t8();
			return restored;
		}
		async function aborted(signal) {
			signal.aborted || await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort");
		}
	}),
	50261: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => WorkflowObserver });
		var _base_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18253);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _report_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36812);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58937);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9271);
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14173);
		class WorkflowObserver extends _report_lines_js__WEBPACK_IMPORTED_MODULE_1__.ly {
			#warnings = 0;
			#errors = 0;
			constructor() {
				super((line) => _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(line));
			}
			trialEnded(place, result, tails) {
				_log_js__WEBPACK_IMPORTED_MODULE_3__.Oh((0, _report_lines_js__WEBPACK_IMPORTED_MODULE_1__.MT)(place, result));
				for (let { name, duration_ms } of result.stages) _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(`  ${name.padEnd(12)} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)(duration_ms)}`);
				for (let { kind, detail } of result.integrity) _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(`  note ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${kind}: ${detail}`)}`);
				result.error !== null && _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(`  error ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${result.error.kind}: ${result.error.message}`, 2e3)}`);
				let tail = result.status === "passed" ? "" : (0, _report_lines_js__WEBPACK_IMPORTED_MODULE_1__.os)(result, tails);
				tail !== "" && _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(tail);
				_log_js__WEBPACK_IMPORTED_MODULE_3__.N4();
				this.#annotate(place, result);
				this.tellProgress(result);
			}
			close() {
				let more = Math.max(0, this.#warnings - 6) + Math.max(0, this.#errors - 8);
				more > 0 && _log_js__WEBPACK_IMPORTED_MODULE_3__.$e(`${more} more trials did not pass; the step summary lists them all`, { title: "agentbench" });
			}
			#annotate(id, result) {
				let title = `agentbench: ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_2__.Ko)(id)} ${result.status === "failed" ? "failed" : "could not be measured"}`;
				let message = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_5__.rn)(result)) || "see its logs among the results";
				result.status === "failed" && ++this.#warnings <= 6 && _log_js__WEBPACK_IMPORTED_MODULE_3__.$e(message, { title });
				result.status === "error" && ++this.#errors <= 8 && _log_js__WEBPACK_IMPORTED_MODULE_3__.z3(message, { title });
			}
		}
	}),
	92309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => setAnswer,
			n: () => setOutputs
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		function setOutputs({ totals }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("planned", totals.planned);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("passed", totals.passed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("failed", totals.failed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("errors", totals.error);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("not-run", totals.not_run);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("success-rate", totals.success_rate ?? "");
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("score", totals.score ?? "");
		}
		function setAnswer(comparisons) {
			let answers = comparisons.map(({ arm, answer }) => [arm, answer ?? "within noise"]);
			let lines = answers.length === 1 ? answers.map(([, answer]) => answer) : answers.map((pair) => pair.join("="));
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("answer", lines.join("\n"));
		}
	}),
	90862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => saveShared,
			SZ: () => saveArtifact,
			Z9: () => loadConfig,
			Zx: () => loadBegunRun,
			ql: () => saveConfig,
			sE: () => savePublished,
			su: () => saveBegunRun,
			vw: () => savePage,
			wu: () => loadPage,
			xr: () => loadArtifact
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		let RUN = "run-id";
		let TESTBED = "testbed";
		let RESULTS = "results-path";
		let ARTIFACT = "artifact-id";
		let ARTIFACT_NAME = "artifact-name";
		let PAGE = "page-id";
		let PAGE_NAME = "page-name";
		let PUBLISHED = "published";
		let SHARED = "shared-suite";
		let CONFIG = "config";
		function saveBegunRun({ ids, testbed, resultsPath }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RUN, ids.join(","));
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(TESTBED, testbed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RESULTS, resultsPath);
		}
		function saveArtifact({ id, name }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT_NAME, name);
		}
		function loadArtifact() {
			let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT));
			return id > 0 ? {
				id,
				name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT_NAME)
			} : null;
		}
		function savePage({ id, name }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE_NAME, name);
		}
		function loadPage() {
			let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE));
			return id > 0 ? {
				id,
				name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE_NAME)
			} : null;
		}
		function savePublished() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PUBLISHED, "true");
		}
		function saveShared() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(SHARED, "true");
		}
		function loadBegunRun() {
			let ids = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RUN).split(",");
			if (!ids.every((id) => /^[0-9a-f]+$/.test(id))) return null;
			return {
				ids,
				testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(TESTBED) === "host" ? "host" : "docker",
				resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RESULTS),
				published: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PUBLISHED) === "true",
				shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(SHARED) === "true"
			};
		}
		function saveConfig(texts) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(CONFIG, JSON.stringify(texts));
		}
		function loadConfig() {
			let saved = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(CONFIG);
			return saved === "" ? {} : JSON.parse(saved);
		}
	}),
	7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	}),
	36812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MT: () => verdictLine,
			T1: () => tellingTails,
			jS: () => postponedLine,
			ly: () => LineObserver,
			os: () => tailLines
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18253);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97384);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
		var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93357);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58937);
		var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15364);
		let HEARTBEAT = 6e4;
		function verdictLine(place, result) {
			let { mark, word } = _marks_js__WEBPACK_IMPORTED_MODULE_2__.j[result.status];
			let reason = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), 160);
			let notes = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(result));
			return [
				`${mark} ${word} ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.cf)((0, _results_trace_js__WEBPACK_IMPORTED_MODULE_6__.ui)([result])))}`,
				reason === "" ? "" : `: ${reason}`,
				notes === "" ? "" : ` [${notes}]`
			].join("");
		}
		function postponedLine(place, result) {
			return `- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: attempt ${result.attempt} could not be measured and is repeated later: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), 160)}`;
		}
		function tellingTails(result, tails, most) {
			return (result.status === "failed" ? ["agent.log", "evaluation.log"] : [...tails.keys()].slice(-1)).flatMap((name) => {
				let text = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(tails.get(name) ?? "").trimEnd();
				return text === "" ? [] : [{
					name,
					lines: text.split("\n").slice(-most)
				}];
			});
		}
		function tailLines(result, tails) {
			return tellingTails(result, tails, 15).flatMap(({ name, lines }) => [`  ${name} ends:`, ...lines.map((line) => `  │ ${line}`)]).join("\n");
		}
		class LineObserver {
			#write;
			#heartbeats = new Map();
			#progress = new _progress_js__WEBPACK_IMPORTED_MODULE_3__.k();
			#told = performance.now();
			constructor(write) {
				this.#write = write;
			}
			runStarted({ dataset, instances, trials, testbed, resultsPath }) {
				this.#progress.begin(trials);
				this.#write(`agentbench: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(trials, "trial")} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(instances, "instance")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(dataset)}, testbed ${testbed}, results in ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(resultsPath, 4096)}`);
			}
			trialStarted(place) {
				this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: begins`);
			}
			stageStarted(place, stage) {
				let begun = performance.now();
				let beat = () => this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${stage} for ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(performance.now() - begun)}`);
				this.#heartbeats.set((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place), setInterval(beat, HEARTBEAT).unref());
			}
			stageEnded(place) {
				clearInterval(this.#heartbeats.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)));
				this.#heartbeats.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place));
			}
			trialEnded(place, result, tails) {
				this.#write(verdictLine(place, result));
				if (result.status !== "passed") {
					let tail = tailLines(result, tails);
					tail !== "" && this.#write(tail);
				}
				this.tellProgress(result);
			}
			tellProgress(result) {
				this.#progress.end(result);
				if (performance.now() - this.#told < HEARTBEAT) return;
				this.#told = performance.now();
				this.#write(`  ${this.#progress.line()}`);
			}
			trialSpent(_place, cost) {
				this.#progress.spend(cost);
			}
			trialPostponed(place, result) {
				this.#write(postponedLine(place, result));
			}
			trialSkipped(place, why) {
				this.#progress.skip();
				this.#write(`- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(why)}`);
			}
			notice(message) {
				this.#write(`agentbench: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(message, 1e3)}`);
			}
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
	15364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => Progress });
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34552);
		class Progress {
			#now;
			#begun;
			#planned = 0;
			#ended = 0;
			#skipped = 0;
			#cost = null;
			#unknownCost = !1;
			constructor(now = () => performance.now()) {
				this.#now = now;
				this.#begun = now();
			}
			begin(planned) {
				this.#planned = planned;
			}
			end(result) {
				this.#ended += 1;
				let { source, cost_usd: cost } = (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__.J$)(result);
				cost === null ? this.#unknownCost = !0 : source !== "meter" && this.spend(cost);
			}
			spend(cost) {
				this.#cost = (this.#cost ?? 0) + cost;
			}
			skip() {
				this.#skipped += 1;
			}
			get done() {
				return this.#ended + this.#skipped;
			}
			get elapsed() {
				return this.#now() - this.#begun;
			}
			get toGo() {
				let left = this.#planned - this.done;
				return this.#ended < 2 || left <= 0 ? null : this.elapsed / this.#ended * left;
			}
			rest() {
				let { toGo } = this;
				return [toGo === null ? "" : `about ${rounded(toGo)} to go`, this.#cost === null ? "" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.BD)(this.#cost)}${this.#unknownCost ? " at least" : ""}`].filter((part) => part !== "");
			}
			line() {
				return [`${this.done} of ${this.#planned} trials in ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(this.elapsed)}`, ...this.rest()].join(", ");
			}
		}
		function rounded(milliseconds) {
			let step = milliseconds < 6e4 ? 5e3 : 3e4;
			return (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(Math.max(step, Math.round(milliseconds / step) * step)).replace(/\.0 s$/, " s");
		}
	}),
	56676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => ResultStore });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45503);
		var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96826);
		var _record_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56885);
		var _trial_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9271);
		let GATHERED = "attempt-moving";
		let HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
		let BELOW = [
			/./,
			/^trial-\d+$/,
			/^attempt-\w+$/
		];
		class ResultStore {
			directory;
			#begun = null;
			constructor(directory) {
				this.directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
			}
			async prepare() {
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(this.directory, { recursive: !0 });
					this.#begin();
				} catch (error) {
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: ${this.directory} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
			}
			async makePlace(instanceId, trial = 1) {
				let links = [];
				let name = node_path__WEBPACK_IMPORTED_MODULE_2__.basename(this.directory);
				this.#begun === null && await this.prepare();
				let { above, own } = this.#begun;
				if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)) !== above) throw Error(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)} leads elsewhere now than when the run began`);
				if (isLink(this.directory) && realOrNull(this.directory) !== own) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.directory);
					links.push(name);
				}
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.directory, { recursive: !0 });
				links.length > 0 && this.#begin();
				if (instanceId === void 0) return links;
				let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				});
				for (let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place); link !== null; link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place)) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, link));
					links.push(node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, link));
				}
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place), { recursive: !0 });
				return links;
			}
			#begin() {
				let above = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory));
				this.#begun = {
					above,
					own: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.directory)
				};
			}
			async take(run) {
				let own = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, `.run-${run}`);
				try {
					await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(own);
				} catch (error) {
					if ([
						"EPERM",
						"ENOSYS",
						"ENOTSUP",
						"EOPNOTSUPP"
					].includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "")) return async () => {};
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: nothing can be written to ${this.directory}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
				let other = (await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(this.directory)).find(({ file, owner }) => file !== own && !(0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
				if (other !== void 0) {
					await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
					let { pid, host } = other.owner;
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
				}
				await this.tidy();
				return () => (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
			}
			async tidy() {
				for (let file of await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(this.directory)) await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(file);
				await removeHalfWritten(this.directory, 0);
			}
			async finished() {
				let { faultOf, readRecord, readRunRecord } = await Promise.all([
					__webpack_require__.e(1525),
					__webpack_require__.e(6921),
					__webpack_require__.e(7705)
				]).then(__webpack_require__.bind(__webpack_require__, 47705));
				let run = readRunRecord(this.directory);
				if (run === null) return () => null;
				let entries = new Map(run.planned.map((entry) => [(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(entry)), entry]));
				return (instanceId, trial) => {
					let record = readRecord(this.directory, {
						instance_id: instanceId,
						trial
					});
					if (record === null || record.result.status !== "passed" && record.result.status !== "failed") return null;
					let entry = entries.get((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
						instanceId,
						trial
					}));
					let fault = entry === void 0 ? null : faultOf(record, entry, run);
					return fault === null || fault === _place_js__WEBPACK_IMPORTED_MODULE_8__.L ? record : null;
				};
			}
			async earlier(instanceId, trial) {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				}), "result.json"))) return null;
				let { readRecord } = await Promise.all([
					__webpack_require__.e(1525),
					__webpack_require__.e(6921),
					__webpack_require__.e(7705)
				]).then(__webpack_require__.bind(__webpack_require__, 47705));
				return readRecord(this.directory, {
					instance_id: instanceId,
					trial
				})?.result ?? null;
			}
			changeOf({ instance_id, trial }, digest) {
				let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId: instance_id,
					trial
				});
				try {
					let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place);
					if (link !== null) return `${link} is a link`;
					let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place, "result.json"), 67108864);
					return (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.t)(content) === digest ? null : "it is not the record that was written";
				} catch (error) {
					return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT" ? "it was removed" : "it cannot be read any more";
				}
			}
			async beginAttempt(instanceId, trial) {
				let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				}));
				let links = await this.makePlace(instanceId, trial);
				removeLink(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED));
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory);
				let kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
				let last = Math.max(0, ...kept);
				let loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
				if (loose.length === 0) return {
					directory,
					attempt: last + 1,
					links
				};
				let gathered = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gathered, { recursive: !0 });
				for (let entry of loose.filter((entry) => entry !== GATHERED)) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_2__.join(gathered, entry));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, `attempt-${last + 1}`));
				return {
					directory,
					attempt: last + 2,
					links
				};
			}
			async writeResult(result, last = !0) {
				await this.makePlace(result.instance_id, result.trial);
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(result)), "result.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(result), last);
			}
			async writeRun(run, last = !0) {
				try {
					await this.makePlace();
					await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "run.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(run), last);
				} catch (error) {
					throw Error(`results-path: run.json could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; make room there, or mend it, then run again with resume`, { cause: error });
				}
			}
			async writeTrace(trace) {
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "trace.json"), JSON.stringify(trace), !1);
			}
		}
		async function removeHalfWritten(directory, depth) {
			let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch(() => []);
			for (let entry of entries) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name);
				entry.isFile() && HALF_WRITTEN.test(entry.name) && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: !0 });
				entry.isDirectory() && BELOW[depth]?.test(entry.name) && await removeHalfWritten(file, depth + 1);
			}
		}
		function isLink(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() ?? !1;
		}
		function realOrNull(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
			} catch {
				return null;
			}
		}
		function removeLink(file) {
			isLink(file) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
		}
		async function writeWhole(file, text, last) {
			removeLink(file);
			last ? await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, text) : write_file_atomic__WEBPACK_IMPORTED_MODULE_3__.sync(file, text, { fsync: !1 });
		}
	}),
	58263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => restoreOptions,
			o: () => keepOptions
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62426);
		var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52323);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69917);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90162);
		let NOT_KEPT = ["results-path", "resume"];
		let PATHS = {
			dataset: Object.keys(_datasets_registry_js__WEBPACK_IMPORTED_MODULE_4__.c),
			"dataset-path": [],
			"agent-directory": [],
			"agent-skills": [],
			"agent-mcp": [],
			"agent-instructions": [],
			workdir: [],
			baseline: ["none", "artifact"]
		};
		let JUDGE_KEY = "AGENTBENCH_JUDGE_API_KEY";
		function keepOptions(texts, directory, secret = []) {
			return _options_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.flatMap((name) => {
				let text = texts[name];
				if (text === void 0 || text.trim() === "" || NOT_KEPT.includes(name) || !(0, _options_options_js__WEBPACK_IMPORTED_MODULE_5__.ny)("run", name)) return [];
				if (name === "judge-api-key") return [{
					name,
					value: ""
				}];
				if ((0, _options_options_js__WEBPACK_IMPORTED_MODULE_5__.ti)(name).actionOnly) return [];
				if (name === "agent-env" || name === "model-keys") return [{
					name,
					value: (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_6__.A)({ [name]: text })[name].map((variable) => variable.name).join("\n")
				}];
				return [{
					name,
					value: secret.includes(name) || holdsLogin(name, text) ? "" : relativeTo(directory, name, text)
				}];
			});
		}
		function restoreOptions({ options }, directory, given, environment) {
			if (options === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`resume: run.json in ${directory} does not tell the options of its run; use run --resume --results-path ${directory} with all of them`);
			let texts = {};
			let variables = [];
			let lost = [];
			for (let { name, value } of options) {
				if (given[name] !== void 0 || !_options_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.includes(name)) continue;
				if (name === "agent-env" || name === "model-keys") texts[name] = value.split("\n").map((variable) => lineFor(variable, environment[variable], variables)).join("\n");
				else if (name === "judge-api-key") {
					texts[name] = environment[JUDGE_KEY] ?? environment.OPENAI_API_KEY;
					texts[name] === void 0 && variables.push(JUDGE_KEY);
				} else value === "" || value.includes(_base_redact_redact_js__WEBPACK_IMPORTED_MODULE_3__.v5) ? lost.push(name) : texts[name] = absoluteFrom(directory, name, value);
			}
			let missing = [...variables.length === 0 ? [] : [`set in the environment: ${variables.join(", ")}`], ...lost.map((name) => `give --${name} again`)];
			if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`resume: run.json keeps secrets by name only; ${missing.join("; ")}`);
			return {
				...texts,
				...given
			};
		}
		function lineFor(name, value, missing) {
			value === void 0 && missing.push(name);
			return value === void 0 || /[\r\n]/.test(value) ? name : `${name}=${value}`;
		}
		function holdsLogin(name, text) {
			return name === "dataset-repository" && /\/\/[^/]*@/.test(text) || name === "judge-base-url" && /[@?]/.test(text);
		}
		function isPath(name, text) {
			if (name === "dataset-repository") return /^\.{1,2}(\/|$)/.test(text) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(text);
			return PATHS[name] !== void 0 && !PATHS[name].includes(text);
		}
		function relativeTo(directory, name, text) {
			if (name === "agent-skills" && text.includes("\n")) return eachLine(text, (line) => relativeTo(directory, name, line));
			if (!isPath(name, text) || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(text)) return text;
			let relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(text));
			return relative.startsWith(".") ? relative : `./${relative}`;
		}
		function absoluteFrom(directory, name, text) {
			if (name === "agent-skills" && text.includes("\n")) return eachLine(text, (line) => absoluteFrom(directory, name, line));
			return (name === "dataset-repository" ? /^\.{1,2}(\/|$)/.test(text) : isPath(name, text)) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(text) ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, text) : text;
		}
		function eachLine(text, change) {
			return text.split("\n").map((line) => line.trim()).map((line) => line === "" ? line : change(line)).join("\n");
		}
	}),
	72583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => runBenchmark });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _judges_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7254);
		var _measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27736);
		var _open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53219);
		var _owned_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41560);
		var _resolve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66634);
		async function runBenchmark(request) {
			let { observer, signal, compare, options } = request;
			requireNothingOfExperiments(options);
			return await (0, _owned_js__WEBPACK_IMPORTED_MODULE_4__.S)(request, async ({ budget, machine, begin }) => {
				let resolved = await (0, _resolve_js__WEBPACK_IMPORTED_MODULE_5__.U)(options, {
					...request,
					machine
				});
				let { dataset, testbed } = resolved;
				let owner = await begin(testbed);
				let run = await (0, _open_js__WEBPACK_IMPORTED_MODULE_3__.I)(resolved, {
					...request,
					machine,
					owner,
					budget
				});
				try {
					request.onBegin?.({
						ids: [owner.id],
						testbed,
						resultsPath: run.store.directory
					});
					observer.runStarted({
						dataset: dataset.name,
						instances: new Set(run.trials.map(({ instance }) => instance.id)).size,
						trials: run.trials.length,
						testbed,
						resultsPath: run.store.directory
					});
					options["fail-on"] === "regression" && compare === null && observer.notice("fail-on: regression: there is no baseline to compare with, so no regression is looked for");
					let idle = (0, _judges_registry_js__WEBPACK_IMPORTED_MODULE_1__.u)(options);
					idle !== null && observer.notice(idle);
					run.tellKept();
					let stop = AbortSignal.any([signal, budget.deadline]);
					await (0, _measure_js__WEBPACK_IMPORTED_MODULE_2__.x)(run.left.map((trial) => ({
						trial,
						run
					})), budget, stop);
					return await run.finish(signal.aborted ? String(signal.reason) : null, compare);
				} finally {
					await run.close();
				}
			});
		}
		function requireNothingOfExperiments({ stop, reuse }) {
			let given = [...stop === "never" ? [] : [`stop: ${stop}`], ...reuse ? ["reuse"] : []];
			if (given.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(given.map((option) => `${option} is for experiments, and there are no arms; give arms, or leave it out`).join("\n"));
		}
	}),
	34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J$: () => usageOfTrial,
			d0: () => meterOfTrial,
			gR: () => sumOfActions,
			ru: () => actionsOfTrial
		});
		var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97384);
		let COUNTS = [
			"input_tokens",
			"cached_input_tokens",
			"output_tokens",
			"reasoning_tokens",
			"cost_usd",
			"steps",
			"requests",
			"failed_requests"
		];
		function usageOfTrial({ agent, rounds }) {
			if (rounds === void 0 || rounds.length === 0) return agent.usage;
			let usages = rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(total + value);
			}, 0);
			return {
				source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
				...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
				models: [...new Set(usages.flatMap(({ models }) => models))]
			};
		}
		function meterOfTrial({ agent, rounds }) {
			let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
			if (meters.length === 0) return null;
			let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
			return {
				throttled_requests: sum("throttled_requests"),
				waiting_ms: sum("waiting_ms")
			};
		}
		function actionsOfTrial({ agent, rounds }) {
			let agents = rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent);
			let all = agents.flatMap(({ actions }) => actions ?? []);
			return all.length < agents.length ? null : sumOfActions(all);
		}
		function sumOfActions(all) {
			let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(all.reduce((total, actions) => total + actions[name], 0));
			return Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, sum(name)]));
		}
	})
};
