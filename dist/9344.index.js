export const id = 9344;
export const ids = [9344];
export const modules = {
	81116: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => findBaseline });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86324);
		var _report_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37936);
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14173);
		async function findBaseline(options, place, bases) {
			return (0, _report_baseline_js__WEBPACK_IMPORTED_MODULE_2__.o)(options.baseline, () => newestReport(options, place, bases));
		}
		async function newestReport(options, place, bases) {
			if (place === null || bases === null) return none("this run belongs to no branch");
			if (options["github-token"] === void 0) return none("github-token is empty");
			try {
				return await fromArtifacts(options, options["github-token"], place, bases);
			} catch (error) {
				return none((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
			}
		}
		async function fromArtifacts(options, token, place, { baseBranch, headSha }) {
			let { githubClient } = await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
			let { findBaselineRun, mergeBaseOf, workflowOf } = await Promise.all([
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(1018)
			]).then(__webpack_require__.bind(__webpack_require__, 51018));
			let { downloadArtifactOf } = await Promise.all([
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(663),
				__webpack_require__.e(4492)
			]).then(__webpack_require__.bind(__webpack_require__, 24492));
			let { mergeRuns } = await __webpack_require__.e(9327).then(__webpack_require__.bind(__webpack_require__, 69327));
			let { inTemporary, isReport, runsOf, suitePrefix } = await Promise.all([__webpack_require__.e(7705), __webpack_require__.e(269)]).then(__webpack_require__.bind(__webpack_require__, 90269));
			let client = githubClient(token);
			let [owner, repo] = place.repository.split("/");
			let current = {
				owner,
				repo,
				runId: Number(place.run_id)
			};
			let prefix = await suitePrefix(options);
			let search = {
				owner,
				repo,
				workflow: await workflowOf(client, current),
				baseBranch,
				mergeBase: await mergeBaseOf(client, current, baseBranch, headSha),
				artifactPrefix: `${prefix}-report`,
				currentRunId: current.runId
			};
			return inTemporary((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_1__.g)(process.env).temporaryDirectory, async (directory) => {
				let runs = [];
				let odd = [];
				let found = await findBaselineRun(client, search, async ({ artifacts }) => {
					let newest = artifacts.filter(({ name }) => isReport(name, prefix)).slice(-1);
					let read = await runsOf(newest, directory, options.suite, (artifact, target) => downloadArtifactOf(client, current, artifact, target));
					odd.push(...read.notes);
					runs = read.runs.filter(({ run }) => run.totals.passed + run.totals.failed > 0);
					return runs.length > 0;
				});
				if (found === null) return none(`no push or scheduled run of this workflow on ${baseBranch} has left a report${odd.length > 0 ? ` (${odd.slice(0, 3).join("; ")})` : ""}`);
				let { commit, finishedAt, url } = found;
				return {
					suite: mergeRuns(runs, null),
					origin: {
						kind: "artifact",
						commit,
						finishedAt,
						url
					}
				};
			});
		}
		function none(why) {
			_log_js__WEBPACK_IMPORTED_MODULE_3__.lm(`There is no baseline to compare with: ${why}`, { title: "agentbench" });
			return null;
		}
	}),
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
		__webpack_require__.d(__webpack_exports__, { I: () => loadInputs });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10076);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16005);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
		function loadInputs() {
			let texts = Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name, { trimWhitespace: name !== "agent-env" })]));
			for (let secret of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_3__.G_)(process.env)) mask(secret);
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(texts);
			for (let { name, value } of options["agent-env"]) mask(value ?? process.env[name] ?? "");
			return options;
		}
		function mask(value) {
			for (let line of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_3__.FZ)(value)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
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
	92309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => setOutputs });
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
	}),
	90862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => saveShared,
			SZ: () => saveArtifact,
			Zx: () => loadBegunRun,
			sE: () => savePublished,
			su: () => saveBegunRun,
			xr: () => loadArtifact
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		let RUN = "run-id";
		let TESTBED = "testbed";
		let RESULTS = "results-path";
		let ARTIFACT = "artifact-id";
		let PUBLISHED = "published";
		let SHARED = "shared-suite";
		function saveBegunRun({ id, testbed, resultsPath }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RUN, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(TESTBED, testbed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RESULTS, resultsPath);
		}
		function saveArtifact(id) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT, id);
		}
		function loadArtifact() {
			return Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT)) || null;
		}
		function savePublished() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PUBLISHED, "true");
		}
		function saveShared() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(SHARED, "true");
		}
		function loadBegunRun() {
			let id = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RUN);
			if (!/^[0-9a-f]+$/.test(id)) return null;
			return {
				id,
				testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(TESTBED) === "host" ? "host" : "docker",
				resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RESULTS),
				published: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PUBLISHED) === "true",
				shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(SHARED) === "true"
			};
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
	7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	}),
	6830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => readEvent });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		async function readEvent(environment) {
			if (!environment.GITHUB_EVENT_PATH) return {};
			try {
				return JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(environment.GITHUB_EVENT_PATH, "utf8"));
			} catch {
				return {};
			}
		}
	}),
	52385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M7: () => artifactPage,
			VS: () => githubPlace,
			cF: () => basesOf,
			fL: () => runPage
		});
		function githubPlace(environment, payload) {
			if (environment.GITHUB_ACTIONS !== "true" || !environment.GITHUB_REPOSITORY) return null;
			return {
				repository: environment.GITHUB_REPOSITORY,
				workflow: environment.GITHUB_WORKFLOW ?? "",
				job: environment.GITHUB_JOB ?? "",
				run_id: environment.GITHUB_RUN_ID ?? "",
				run_attempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
				sha: environment.GITHUB_SHA ?? "",
				head_sha: headOf(payload),
				ref: environment.GITHUB_REF ?? "",
				event: environment.GITHUB_EVENT_NAME ?? "",
				pull_request: pullRequestOf(payload)
			};
		}
		function basesOf(environment, payload) {
			let base = payload.pull_request?.base?.ref;
			let head = headOf(payload);
			if (typeof base == "string" && head !== null) return {
				baseBranch: base,
				headSha: head
			};
			let { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: branch, GITHUB_SHA: sha } = environment;
			return type === "branch" && branch && sha ? {
				baseBranch: branch,
				headSha: sha
			} : null;
		}
		function runPage(environment, place) {
			return `${pageOfAllAttempts(environment, place)}/attempts/${place.run_attempt}`;
		}
		function artifactPage(environment, place, id) {
			return `${pageOfAllAttempts(environment, place)}/artifacts/${id}`;
		}
		function pageOfAllAttempts(environment, { repository, run_id: run }) {
			return `${environment.GITHUB_SERVER_URL ?? "https://github.com"}/${repository}/actions/runs/${run}`;
		}
		function headOf({ pull_request: pull }) {
			let sha = pull?.head?.sha;
			return typeof sha == "string" && /^[0-9a-f]{7,64}$/.test(sha) ? sha : null;
		}
		function pullRequestOf({ pull_request: pull, issue }) {
			let number = pull?.number ?? (issue?.pull_request === void 0 ? void 0 : issue.number);
			return typeof number == "number" && Number.isInteger(number) ? number : null;
		}
	})
};
