export const id = 7265;
export const ids = [7265, 370];
export const modules = {
	59254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => tellingLine,
			t: () => sameLine
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		let TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
		let IDLE = [
			/^setup (failed|successful)[.!]?$/i,
			/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
			/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
			/^File ".*", line \d+/,
			/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
			/^at .*\(.*\)$/,
			/^(Traceback|The above exception|During handling of)\b/,
			/^make(\[\d+\])?: /,
			/^(npm (notice|warn)|npm (err!|error) (a complete log|.*-debug(-\d+)?\.log|code \w+$|errno ))/i,
			/^Node\.js v\d/,
			/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
			/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
			/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
			/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
		];
		let FAULT = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
		let NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
		function tellingLine(output, { faultsOnly = !1 } = {}) {
			let lines = [];
			for (let raw of output.split(/\r?\n|\r/).slice(-200).reverse()) {
				let line = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(raw, 300).replace(TIME, "");
				/\p{L}{2}/u.test(line) && !IDLE.some((idle) => idle.test(line)) && lines.push(line);
				if (lines.length === 20) break;
			}
			return lines.find((line) => FAULT.test(line) && !NO_FAULT.test(line)) ?? (faultsOnly ? null : lines[0] ?? null);
		}
		function sameLine(line) {
			return line.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
		}
	}),
	81533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => Findings });
		class Findings {
			#progress;
			#notes = [];
			#evidence = null;
			constructor({ progress }) {
				this.#progress = progress;
			}
			note(...notes) {
				this.#notes.push(...notes);
				notes.length > 0 && this.#tell();
			}
			show(evidence) {
				this.#evidence = evidence;
				this.#tell();
			}
			verdict(passed, score = +!!passed) {
				return {
					status: passed ? "passed" : "failed",
					score,
					evidence: this.#evidence,
					notes: [...this.#notes]
				};
			}
			#tell() {
				this.#progress({
					evidence: this.#evidence,
					notes: [...this.#notes]
				});
			}
		}
	}),
	56594: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => doubt,
			Ik: () => SignScanner,
			WJ: () => verdict,
			x: () => doubtOfEnd
		});
		let SUCCESS = "Setup successful";
		let FAILURE = "Setup failed";
		let TRACEBACK = "Traceback (most recent call last)";
		let SAYS_FAILURE_AT_END = /\|\|\s*echo\s+(["'])Setup failed\1\s*;?\s*$/;
		function verdict(rule, exitCode, signs) {
			return rule === "exit_code" ? exitCode === 0 : signs.success;
		}
		function doubt(rule, signs) {
			if (rule === "exit_code" || !signs.success) return null;
			if (signs.traceback && !signs.bare) return {
				kind: "success_text_in_traceback",
				detail: "The success text stands only in the source line that a traceback shows."
			};
			if (signs.failure) return {
				kind: "success_and_failure",
				detail: "\"Setup failed\" was printed beside \"Setup successful\"."
			};
			return null;
		}
		function doubtOfEnd(script, { exitCode, timedOut }) {
			if (timedOut || exitCode === 0) return null;
			let killsItself = /\bp?kill/.test(script) && (exitCode !== 137 || /-(9|(SIG)?KILL)\b/.test(script));
			let ended = exitCode === null || exitCode > 128 && exitCode <= 192;
			if (killsItself || !(ended || SAYS_FAILURE_AT_END.test(script))) return null;
			return {
				kind: "evaluation_killed",
				detail: `The success command's shell ended ${ended && exitCode !== null ? `by signal ${exitCode - 128}` : `with exit code ${exitCode}`}, which the command itself never causes.`
			};
		}
		class SignScanner {
			#streams = {
				stdout: new StreamScanner(),
				stderr: new StreamScanner()
			};
			push(stream, chunk) {
				this.#streams[stream].push(chunk.toString("latin1"));
			}
			signs() {
				let { stdout, stderr } = this.#streams;
				return {
					success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
					bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
					failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
					traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK)
				};
			}
			#acrossBorder(text) {
				return (this.#streams.stdout.end.slice(1 - text.length) + this.#streams.stderr.begin.slice(0, text.length - 1)).includes(text);
			}
		}
		function isQuote(character) {
			return character === "'" || character === "\"";
		}
		class StreamScanner {
			success = !1;
			failure = !1;
			traceback = !1;
			begin = "";
			end = "";
			#bare = !1;
			#bareSoFar = !1;
			get bare() {
				return this.#bare || this.#bareSoFar;
			}
			push(chunk) {
				let text = this.end + chunk;
				this.#bareSoFar = !1;
				for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
					this.success = !0;
					let after = at + 16;
					if (after < this.end.length) continue;
					if (isQuote(text[at - 1]) || isQuote(text[after])) continue;
					after < text.length ? this.#bare = !0 : this.#bareSoFar = !0;
				}
				this.failure ||= text.includes(FAILURE);
				this.traceback ||= text.includes(TRACEBACK);
				this.begin.length < 33 && (this.begin = (this.begin + chunk).slice(0, 33));
				this.end = text.slice(-33);
			}
		}
	}),
	65115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Li: () => writeReports,
			Nh: () => writtenReports,
			TT: () => reportNames
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		let FOLDER = "reports";
		let UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;
		let RESERVED = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
		function reportNames(metrics) {
			let taken = new Set();
			return metrics.map((metric) => {
				let plain = metric.toWellFormed().trim().replace(UNSAFE, "_").replace(RESERVED, "_");
				let cut = cutBytes(plain, 150);
				let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(metric).digest("hex").slice(0, 8);
				let name = cut === metric ? cut : `${cutBytes(plain, 141)}-${digest}`;
				for (let number = 2; taken.has(folded(name)); number += 1) name = `${cutBytes(plain, 136)}-${digest}-${number}`;
				taken.add(folded(name));
				return `${name}.json`;
			});
		}
		async function writeReports(directory, points, results) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: !0 });
			let names = reportNames(points.map(({ metric }) => metric));
			for (let [index, { score, explanation }] of results.entries()) {
				if (score === null) continue;
				let { metric, description } = points[index];
				let report = {
					metric,
					description,
					score,
					explanation
				};
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, names[index]), `${JSON.stringify(report, null, 2)}\n`);
			}
		}
		async function writtenReports(directory) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
			let texts = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return [];
				throw error;
			})).sort().map(async (name) => [name, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), "utf8")]);
			return new Map(await Promise.all(texts));
		}
		function folded(name) {
			return name.normalize("NFC").toLowerCase();
		}
		function cutBytes(text, limit) {
			let cut = "";
			for (let character of text) {
				if (Buffer.byteLength(cut + character) > limit) break;
				cut += character;
			}
			return cut;
		}
	}),
	37040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => redactRun,
			r: () => redactResult
		});
		let KEPT = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
		function redactResult(result, redactor) {
			return redacted(result, redactor);
		}
		function redactRun(run, redactor) {
			return redacted(run, redactor);
		}
		function redacted(value, redactor) {
			if (typeof value == "string") return redactor.text(value);
			if (Array.isArray(value)) return value.map((item) => redacted(item, redactor));
			if (typeof value != "object" || !value) return value;
			let entries = Object.entries(value).map(([key, item]) => [key, KEPT.has(key) ? item : redacted(item, redactor)]);
			return Object.fromEntries(entries);
		}
	}),
	41514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bn: () => requireSameRun,
			cu: () => identityOf,
			g6: () => differencesOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
		var _agents_kit_extras_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15197);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90492);
		var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43830);
		async function identityOf(options, agent, agentDirectory, except) {
			let setup = options["agent-setup"];
			let extras = agent === null ? null : await (0, _agents_kit_extras_js__WEBPACK_IMPORTED_MODULE_2__.n)(agent.extras);
			return {
				agent_setup: setup === void 0 ? null : digestOfText(setup),
				agent_directory: agentDirectory === null ? null : await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__.r)(agentDirectory, except),
				agent_variables: sorted(Object.entries(options["agent-variables"]).map(([name, value]) => ({
					name,
					value
				}))),
				agent_env: options["agent-env"].map(({ name }) => name).sort(),
				image: options.image ?? null,
				image_map: [...options["image-map"]].sort().map(([from, to]) => ({
					from,
					to
				})),
				workdir: options.workdir ?? null,
				pass_score: options["pass-score"],
				agent: agent?.label ?? null,
				agent_args: options["agent-args"],
				agent_skills: extras?.skills ?? null,
				agent_mcp: extras?.mcp ?? null,
				agent_instructions: extras?.instructions ?? null
			};
		}
		function differencesOf(before, now) {
			let differences = new Map();
			let compare = (name, was, is) => {
				(0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(was, is) || differences.set(name, [was, is]);
			};
			for (let part of [
				"name",
				"model",
				"command"
			]) compare(`agent-${part}`, before.agent[part], now.agent[part]);
			compare("dataset", describeDataset(before), describeDataset(now));
			let { trials: _was, ...earlier } = before.settings;
			let { trials: _is, ...later } = now.settings;
			for (let name of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
				let shown = (value) => name.endsWith("_ms") && typeof value == "number" ? `${value / 1e3} s` : value ?? null;
				compare(name.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(earlier[name]), shown(later[name]));
			}
			let [was, is] = [before.identity, now.identity];
			if (was === void 0) compare("agent-setup, agent-directory, agent-variables", `not told (harness ${before.harness_version})`, "told");
			else for (let name of Object.keys(is)) compare(name.replaceAll("_", "-"), shownIdentity(was[name]), shownIdentity(is[name]));
			return [...differences].map(([name, [old, present]]) => `${name}: ${shown(old)} before, ${shown(present)} now`);
		}
		function requireSameRun(before, now, directory) {
			let differences = differencesOf(before, now);
			if (differences.length === 0) return;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo([`resume: the run in ${directory} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...differences].join("\n"));
		}
		function describeDataset({ dataset: { name, digest } }) {
			return `${name} (${digest.slice(0, 19)})`;
		}
		function shownIdentity(value) {
			if (!Array.isArray(value)) return value;
			let texts = value.map((item) => typeof item == "string" ? item : "from" in item ? `${item.from}=${item.to}` : `${item.name}=${item.value}`);
			return texts.length === 0 ? null : texts.join(", ");
		}
		function shown(value) {
			return value === null ? "none" : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.h0)(String(value), 200);
		}
		function digestOfText(text) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
		}
		function sorted(items) {
			return items.sort((a, b) => a.name < b.name ? -1 : 1);
		}
	}),
	27736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => measure });
		var p_limit = __webpack_require__(70370);
		var errors = __webpack_require__(45145);
		var external_node_path_ = __webpack_require__(76760);
		var clock = __webpack_require__(42030);
		var signals = __webpack_require__(68785);
		var redact = __webpack_require__(37040);
		var trial_agent = __webpack_require__(98072);
		var promises_ = __webpack_require__(51455);
		var listeners = __webpack_require__(16830);
		var evaluation_findings = __webpack_require__(81533);
		var look = __webpack_require__(3704);
		var shell = __webpack_require__(12580);
		var output_of = __webpack_require__(11220);
		let TOUCHES = /\btouch\s+(\/[\w./-]+)/;
		let LOGS = /\/[\w./-]+\.log\b/g;
		async function staleLog(testbed, script, signal) {
			let touched = TOUCHES.exec(script)?.[1];
			let logs = [...new Set(script.match(LOGS))];
			if (touched === void 0 || logs.length === 0) return null;
			let times = (await (0, output_of.N)(testbed, `find ${[touched, ...logs].map(shell.h).join(" ")} -prune -printf '%T@ %p\\n'`, 1e4, signal)).toString().split("\n").map((line) => [line.slice(line.indexOf(" ") + 1), Number.parseFloat(line)]);
			let timeOf = new Map(times);
			let stale = logs.find((log) => timeOf.get(log) < timeOf.get(touched) - .05);
			if (stale === void 0) return null;
			return {
				kind: "log_prewritten",
				detail: `${stale} was last written before the success command made ${touched}`
			};
		}
		var success_text = __webpack_require__(56594);
		async function evaluateSuccessCommand(request) {
			let { testbed, instance, before, logs, limits, signal } = request;
			let { command: script, rule } = instance.evaluation;
			let scanner = new success_text.Ik();
			let findings = new evaluation_findings.F(request);
			let evaluation = {
				kind: "success_command",
				command: script,
				exit_code: null,
				timed_out: !1,
				duration_ms: 0,
				output_tail: ""
			};
			findings.show(evaluation);
			let command = {
				shell: "sh",
				script,
				environment: {},
				timeout: limits["evaluation-timeout"],
				lasting: !1
			};
			let { after, meanwhile, value: exit } = await (0, look.UV)(testbed, instance, before, (testbed) => logs.run("evaluation.log", testbed, command, signal, scanner));
			findings.note(...(0, look.kd)(instance, before, after), ...meanwhile);
			findings.show({
				...evaluation,
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				duration_ms: exit.duration,
				output_tail: logs.tails().get("evaluation.log") ?? ""
			});
			let signs = scanner.signs();
			let passed = (0, success_text.WJ)(rule, exit.exitCode, signs);
			if (passed) {
				let doubts = [
					(0, success_text.B2)(rule, signs),
					(0, success_text.x)(script, exit),
					await doubtOfLog()
				];
				findings.note(...doubts.filter((note) => note !== null));
			}
			return findings.verdict(passed);
			async function doubtOfLog() {
				try {
					return await staleLog(testbed, script, signal);
				} catch (error) {
					return {
						kind: "evaluate_failed",
						detail: (0, errors.bD)(error)
					};
				}
			}
		}
		let EVALUATIONS = {
			success_command: async () => evaluateSuccessCommand,
			reward: async () => (await __webpack_require__.e(8574).then(__webpack_require__.bind(__webpack_require__, 18574))).evaluateReward,
			test_plan: async () => (await Promise.all([
				__webpack_require__.e(4006),
				__webpack_require__.e(1143),
				__webpack_require__.e(5175),
				__webpack_require__.e(9139),
				__webpack_require__.e(7676)
			]).then(__webpack_require__.bind(__webpack_require__, 57676))).evaluateTestPlan
		};
		async function evaluate(request) {
			return (await EVALUATIONS[request.instance.evaluation.kind]())(request);
		}
		async function evaluateTrial(live, folder) {
			let { context, record, instance, testbed, before, givenReports, directory, logs, signal } = live;
			let { options, dataset, seal, judge, floors, redactor } = context;
			let { integrity } = record.result;
			let verdict = await evaluate({
				instance,
				testbed,
				before,
				givenReports,
				directory,
				folder,
				logs,
				limits: options,
				passKey: options["pass-key"],
				idle: context.agent === null ? isIdle(options["agent-command"]) : context.agent.agent.idle === !0,
				digest: dataset.digest,
				seal,
				judge,
				floors,
				redactor,
				signal,
				progress({ evidence, notes }) {
					record.result.evaluation = evidence;
					record.result.integrity = [...integrity, ...notes];
				}
			});
			record.decide(verdict);
		}
		function isIdle(command) {
			return /^\s*(true|:)\s*$/.test(command);
		}
		var trial_place = __webpack_require__(64780);
		var given = __webpack_require__(30464);
		let MOST_LOOKED_AT = 2e5;
		let LONGEST_PATH = 1e3;
		async function survey(files, before, exact, deadline) {
			let found = new given.Tx();
			let looked = 0;
			for await (let entry of files) {
				looked += 1;
				looked > MOST_LOOKED_AT ? found.incomplete = `more than ${MOST_LOOKED_AT} entries` : performance.now() > deadline ? found.incomplete = "there was no time for more" : entry.type === "unread" && entry.path === "" && (found.incomplete = entry.why ?? "an unreadable part");
				if (found.incomplete !== null) break;
				if (entry.type === "unread") continue;
				let { type, identity, size } = entry;
				let seen = {
					type,
					identity,
					text: null
				};
				found.set(entry.path, seen);
				if (type !== "file") continue;
				let known = before?.get(entry.path);
				let same = known !== void 0 && known.identity === identity;
				if (same && (exact || known.text === null) || !found.takes(entry.path, size)) continue;
				let text = await textOf(entry);
				text !== null && same && known.text?.equals(text) === !0 ? found.letGo(size) : text !== null && same ? Object.assign(seen, {
					text,
					identity: `${identity} written`
				}) : seen.text = text;
			}
			return found;
		}
		async function textOf({ content }) {
			let text = await contentOf(content, given.Jj);
			return text?.includes(0) ? null : text;
		}
		async function contentOf(content, limit) {
			let chunks = [];
			let size = 0;
			try {
				for await (let chunk of content) {
					size += chunk.length;
					if (size > limit) return null;
					chunks.push(Buffer.from(chunk));
				}
			} catch {
				return null;
			}
			return Buffer.concat(chunks);
		}
		function changesBetween(before, after) {
			let changes = new Map();
			for (let [name, now] of after) {
				let then = before.get(name);
				let directory = now.type === "directory";
				then === void 0 && before.incomplete === null ? changes.set(name, {
					change: "added",
					directory,
					before: null,
					after: now.text
				}) : then !== void 0 && then.identity !== now.identity && changes.set(name, {
					change: "changed",
					directory,
					before: then.text,
					after: now.text
				});
			}
			if (after.incomplete !== null) return changes;
			for (let [name, { type, text }] of before) after.has(name) || changes.set(name, {
				change: "removed",
				directory: type === "directory",
				before: text,
				after: null
			});
			return changes;
		}
		function changesOfLists(before, after) {
			let changes = new Map();
			let above = new Set();
			for (let name of [...before.keys(), ...after.keys()]) for (let folder = external_node_path_.posix.dirname(name); !above.has(folder) && folder !== "/"; folder = external_node_path_.posix.dirname(folder)) above.add(folder);
			let add = (name, change) => changes.set(name, {
				change,
				directory: above.has(name),
				before: null,
				after: null
			});
			for (let [name, now] of after) {
				let then = before.get(name);
				then === void 0 ? add(name, now) : then !== "removed" && now === "removed" ? add(name, "removed") : then === "removed" && now !== "removed" && add(name, "added");
			}
			for (let [name, then] of before) !after.has(name) && then !== "changed" && add(name, then === "added" ? "removed" : "added");
			for (let [name, { change, directory }] of changes) directory && change === "changed" && changes.delete(name);
			return changes;
		}
		async function describeFiles(changes, redactor) {
			let totals = {
				added: 0,
				changed: 0,
				removed: 0
			};
			for (let { change, directory } of changes.values()) directory || (totals[change] += 1);
			let all = folded(changes).sort(([a, one], [b, other]) => Number(a.startsWith("/")) - Number(b.startsWith("/")) || rank(one) - rank(other) || (a < b ? -1 : 1));
			let { createTwoFilesPatch } = await __webpack_require__.e(4023).then(__webpack_require__.bind(__webpack_require__, 44023));
			let entries = [];
			let characters = 262144;
			let room = 524288;
			for (let [name, change] of all) {
				let shown = cut(redactor.text(name));
				characters -= shown.length;
				if (entries.length === 1e3 || characters < 0) break;
				let diff = room > 0 ? diffOf(change) : null;
				room -= diff?.length ?? 0;
				let files = change.files === void 0 ? {} : { files: change.files };
				entries.push({
					path: shown,
					change: change.change,
					...files,
					diff
				});
			}
			return {
				...totals,
				entries,
				left_out: all.length - entries.length
			};
			function diffOf({ change, directory, before, after }) {
				let old = change === "added" ? "" : before;
				let now = change === "removed" ? "" : after;
				if (directory || old === null || now === null) return null;
				let texts = [old, now].map((text) => redactor.text(text.toString()));
				let options = {
					context: 3,
					maxEditLength: 4e3
				};
				let lines = createTwoFilesPatch("before", "after", ...texts, void 0, void 0, options)?.split("\n").slice(3).join("\n") ?? "";
				return lines === "" || lines.length > Math.min(room, 32768) ? null : lines;
			}
		}
		function rank({ change, after }) {
			return change === "changed" ? +(after === null) : change === "added" ? 2 : 3;
		}
		function folded(changes) {
			let tops = new Map();
			let counts = new Map();
			let topOf = (name) => {
				let known = tops.get(name);
				if (known !== void 0) return known;
				let { change } = changes.get(name);
				let folder = external_node_path_.posix.dirname(name);
				let above = changes.get(folder);
				let top = above?.change === change && above.directory ? topOf(folder) ?? folder : null;
				top !== null && tops.set(name, top);
				return top;
			};
			let gitOf = (name) => /^(.*?\.git)\//.exec(name)?.[1] ?? null;
			let under = new Map();
			for (let [name, { directory }] of changes) {
				let git = (0, given.Gm)(name) ? gitOf(name) : null;
				let top = git !== null && !changes.has(git) ? git : topOf(name);
				under.set(name, top);
				top !== null && !directory && counts.set(top, (counts.get(top) ?? 0) + 1);
			}
			let entries = new Map();
			for (let [name, change] of changes) {
				let top = under.get(name) ?? null;
				let many = (folder) => (counts.get(folder) ?? 0) > 20 || (0, given.Gm)(`${folder}/`);
				if (top !== null && !changes.has(top)) entries.set(`${top}/`, {
					change: "changed",
					directory: !0,
					before: null,
					after: null,
					files: counts.get(top)
				});
				else if (top === null && change.directory) {
					let files = counts.get(name) ?? 0;
					(many(name) || files === 0) && entries.set(`${name}/`, {
						...change,
						files
					});
				} else top !== null && many(top) || change.directory || entries.set(name, change);
			}
			return [...entries];
		}
		function cut(name) {
			return name.length > LONGEST_PATH ? `${name.slice(0, LONGEST_PATH)}…` : name;
		}
		let DATABASES = {
			dpkg: "/var/lib/dpkg/status",
			apk: "/lib/apk/db/installed"
		};
		let MOST = 1e3;
		let NAME = /^[\w@][\w.+~:@/-]{0,199}$/;
		let VERSION = /^[\w.+~:!-]{1,100}$/;
		let PYTHON = /\/(?:site|dist)-packages\/([\w.]+)-(\d[\w.+!]*)(?:-py[\d.]+)?\.(?:dist|egg)-info$/;
		let NODE = /\/lib\/node_modules\/((?:@[^/]+\/)?[^/@]+)\/package\.json$/;
		function packagesIn(manager, text) {
			let keys = manager === "dpkg" ? {
				name: "Package: ",
				version: "Version: "
			} : {
				name: "P:",
				version: "V:"
			};
			let packages = new Map();
			for (let record of text.split("\n\n")) {
				let lines = record.split("\n");
				let value = (key) => lines.find((line) => line.startsWith(key))?.slice(key.length).trim() ?? "";
				if (manager === "dpkg" && !/ installed$/.test(value("Status: "))) continue;
				let [name, version] = [value(keys.name), value(keys.version)];
				let architecture = manager === "dpkg" ? value("Architecture: ") : "";
				let twice = packages.has(name) && architecture !== "" ? `${name}:${architecture}` : name;
				NAME.test(twice) && VERSION.test(version) && packages.set(twice, version);
			}
			return packages;
		}
		function packageChanges(manager, before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
				let [then, now] = [before.get(name) ?? null, after.get(name) ?? null];
				if (then === now) return [];
				return {
					manager,
					name,
					before: then,
					after: now,
					change: then === null ? "added" : now === null ? "removed" : "changed"
				};
			});
		}
		function pythonChanges(paths) {
			let [before, after] = [new Map(), new Map()];
			for (let [path, change] of paths) {
				let [, name, version] = PYTHON.exec(path) ?? [];
				if (name === void 0 || name.length > 200 || version.length > 100) continue;
				change === "removed" ? before.set(name, version) : change === "added" && after.set(name, version);
			}
			return packageChanges("pip", before, after);
		}
		function npmChanges(paths) {
			return [...paths].flatMap(([path, change]) => {
				let [, name] = NODE.exec(path) ?? [];
				return name === void 0 || !NAME.test(name) ? [] : {
					path,
					name,
					change
				};
			});
		}
		function versionIn(text) {
			try {
				let version = JSON.parse(text ?? "")?.version;
				return typeof version == "string" && VERSION.test(version) ? version : null;
			} catch {
				return null;
			}
		}
		function describePackages(all) {
			return {
				entries: all.slice(0, MOST),
				left_out: Math.max(0, all.length - MOST)
			};
		}
		let NOT_FILES = [
			"/proc",
			"/sys",
			"/dev",
			"/.dockerenv",
			"/sbin/docker-init",
			"/usr/sbin/docker-init",
			"/run/podman-init",
			"/etc/hostname",
			"/etc/hosts",
			"/etc/mtab",
			"/etc/resolv.conf",
			"/run/.containerenv",
			"/run/secrets"
		];
		let LARGEST_DATABASE = 33554432;
		let ofImages = new WeakMap();
		async function stateBefore(testbed, context, fresh) {
			if (testbed.given !== null && fresh) return {
				files: testbed.workdir === "/" ? new given.Tx() : testbed.given,
				list: listOfGiven(testbed.workdir, testbed.given),
				databases: await databasesOfImage(testbed, context),
				installed: null,
				running: null
			};
			let [files, list, databases, running] = await Promise.all([
				surveyOf(testbed, null),
				testbed.differences(),
				databasesOf(testbed),
				fresh ? null : testbed.running()
			]);
			return {
				files,
				list,
				databases,
				installed: testbed.installed(),
				running
			};
		}
		async function stateAfter(testbed, before) {
			let notes = [];
			let compared = before.files.size > 0 || before.list === null;
			let [running, list, surveyed] = await Promise.all([
				testbed.running(),
				testbed.differences(),
				compared ? surveyOf(testbed, before.files) : null
			]);
			let earlier = before.running;
			let outside = list === null || before.list === null ? new Map() : await outsideChanges(testbed, before.list, list);
			let inside = `${testbed.workdir}/`;
			let touched = [...outside.keys()].some((name) => name.startsWith(inside));
			let now = surveyed ?? (touched ? await surveyOf(testbed, before.files) : new given.Tx());
			let files = changesBetween(before.files, now);
			for (let { incomplete } of [before.files, now]) incomplete !== null && notes.push(`files of the workdir are missing: ${incomplete}`);
			for (let [name, change] of outside) name.startsWith(inside) ? now.incomplete !== null && !files.has(name.slice(inside.length)) && files.set(name.slice(inside.length), change) : files.set(name, change);
			list === null && notes.push("On the host, files outside of the workdir are not compared.");
			return {
				files,
				packages: await packagesAfter(testbed, before, list, files, notes),
				running,
				earlier,
				notes
			};
		}
		async function surveyOf(testbed, before) {
			let { workdir, kind } = testbed;
			if (workdir === "/") return new given.Tx();
			return await survey(testbed.files(workdir), before, kind === "host", performance.now() + 6e4);
		}
		async function outsideChanges(testbed, before, after) {
			let places = [
				external_node_path_.posix.dirname(testbed.promptFile),
				testbed.agentDirectory ?? "/opt/agent",
				...NOT_FILES
			];
			let ours = (name) => places.some((place) => name === place || name.startsWith(`${place}/`));
			let changes = changesOfLists(before, new Map([...after].filter(([name]) => !ours(name))));
			for (let name of changes.keys()) (ours(name) || name === testbed.workdir) && changes.delete(name);
			await eachOf([...changes].filter(([, { change }]) => change === "changed").slice(0, 300), async ([name]) => {
				await testbed.isDirectory(name) && changes.delete(name);
			});
			return changes;
		}
		function listOfGiven(workdir, given) {
			let list = new Map([[workdir, "changed"]]);
			for (let name of given.keys()) list.set(external_node_path_.posix.join(workdir, name), "added");
			return list;
		}
		async function packagesAfter(testbed, before, list, files, notes) {
			let found = [];
			for (let manager of ["dpkg", "apk"]) {
				let [file, then] = [DATABASES[manager], before.databases[manager]];
				if (list !== null && !list.has(file)) continue;
				let now = await readUnless(testbed, file, LARGEST_DATABASE, then);
				now === null && then !== null ? notes.push(`${file} cannot be read any more: its packages are not compared.`) : now !== then && found.push(...packageChanges(manager, packagesIn(manager, then?.text ?? ""), packagesIn(manager, now?.text ?? "")));
			}
			let records = [...files].map(([name, { change }]) => [external_node_path_.posix.resolve(testbed.workdir, name), change]);
			let inWorkdir = `${testbed.workdir}/`;
			let paths = [...list === null ? records.filter(([name]) => name.startsWith(inWorkdir)) : records, ...installedChanges(before.installed, testbed.installed())];
			found.push(...pythonChanges(paths));
			await eachOf(npmChanges(paths.filter(([name]) => !name.startsWith(inWorkdir))).slice(0, 50), async ({ path: file, name, change }) => {
				let after = change === "removed" ? null : versionIn((await readUnless(testbed, file, 262144, null))?.text ?? null);
				found.push({
					manager: "npm",
					name,
					before: null,
					after,
					change
				});
			});
			return found;
		}
		function installedChanges(before, after) {
			if (before === null || after === null) return [];
			return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
				if (!before.has(file)) return [[file, "added"]];
				if (!after.has(file)) return [[file, "removed"]];
				return before.get(file) === after.get(file) ? [] : [[file, "changed"]];
			});
		}
		function databasesOfImage(testbed, { testbeds }) {
			let images = ofImages.get(testbeds) ?? new Map();
			ofImages.set(testbeds, images);
			let image = testbed.image.digest;
			if (!images.has(image)) {
				let read = databasesOf(testbed);
				images.set(image, read);
				read.catch(() => images.delete(image));
			}
			return images.get(image);
		}
		async function databasesOf(testbed) {
			let [dpkg, apk] = await Promise.all([DATABASES.dpkg, DATABASES.apk].map((file) => readUnless(testbed, file, LARGEST_DATABASE, null)));
			return {
				dpkg,
				apk
			};
		}
		async function readUnless(testbed, file, limit, known) {
			for await (let { path: below, type, size, identity, content } of testbed.files(file)) {
				if (below !== "" || type !== "file" || size > limit) return null;
				if (known?.identity === identity && testbed.kind === "host") return known;
				let text = await contentOf(content, limit);
				return text === null ? null : {
					identity,
					text: text.toString()
				};
			}
			return null;
		}
		async function eachOf(items, work) {
			for (let at = 0; at < items.length; at += 8) await Promise.all(items.slice(at, at + 8).map((item) => work(item)));
		}
		async function beforeAgent(live, fresh) {
			let { testbed, context, instance } = live;
			if (testbed.kind === "docker" && isIdle(context.options["agent-command"])) return null;
			let untouched = fresh && instance.environment === void 0;
			return await orNoted(live, () => stateBefore(testbed, context, untouched));
		}
		async function afterAgent(live, before, file) {
			let left = before === null ? null : await orNoted(live, () => stateAfter(live.testbed, before));
			left !== null && live.left.set(file, left);
		}
		async function saveChanges(live) {
			let { directory, record, context } = live;
			live.left.size > 0 && await (0, trial_place.x)(record.result, context.store);
			for (let [file, left] of live.left) await orNoted(live, async () => {
				let changes = await describe(left, live.testbed, context.redactor);
				let handle = await (0, promises_.open)(external_node_path_.join(directory, file), "wx");
				await handle.writeFile(`${JSON.stringify(changes, null, 1)}\n`).finally(() => handle.close());
				record.result.changes = [...record.result.changes ?? [], briefOf(file, changes)];
				return null;
			});
		}
		async function orNoted(live, work) {
			try {
				return await work();
			} catch (error) {
				live.record.decided || live.signal.throwIfAborted();
				live.record.note("changes_incomplete", `what the agent left is not known: ${(0, errors.bD)(error)}`);
				return null;
			}
		}
		async function describe(left, { relay }, redactor) {
			let { packages, notes } = left;
			return {
				schema: "agentbench/changes/v1",
				files: await describeFiles(left.files, redactor),
				packages: describePackages(packages),
				processes: processesOf(left, redactor),
				ports: portsOf(left, relay === null ? null : new URL(relay.url).port, redactor),
				notes: notes.map((note) => redactor.text(note))
			};
		}
		function processesOf({ running, earlier }, redactor) {
			if (running === null) return null;
			let old = new Set(earlier?.processes.map(({ id, words }) => `${id} ${words}`));
			let left = running.processes.filter(({ id, words }) => !old.has(`${id} ${words}`));
			let entries = left.slice(0, 200).map(({ words }) => ({ command: shown(words, redactor) }));
			return {
				entries,
				left_out: left.length - entries.length
			};
		}
		function portsOf({ running, earlier }, relay, redactor) {
			if (running === null || running.sockets === null) return null;
			let old = new Set((0, listeners.hW)(earlier?.sockets ?? "").map(({ inode }) => inode));
			let found = new Map();
			for (let { address, inode } of (0, listeners.hW)(running.sockets)) {
				let holder = running.processes.find(({ sockets }) => sockets.includes(inode));
				if (old.has(inode) || address === relay || holder === void 0 && !running.alone) continue;
				found.set(shown(address, redactor), holder === void 0 ? null : shown(holder.words, redactor));
			}
			let all = [...found].map(([address, command]) => ({
				address,
				command
			}));
			return {
				entries: all.slice(0, 200),
				left_out: Math.max(0, all.length - 200)
			};
		}
		function shown(text, redactor) {
			let clean = redactor.text(text);
			return clean.length > 500 ? `${clean.slice(0, 500)}…` : clean;
		}
		function briefOf(file, { files, packages, processes, ports }) {
			let of = (list) => list === null ? null : list.entries.length + list.left_out;
			return {
				file,
				files: files === null ? null : {
					added: files.added,
					changed: files.changed,
					removed: files.removed
				},
				packages: of(packages),
				processes: of(processes),
				ports: of(ports)
			};
		}
		var external_node_fs_ = __webpack_require__(73024);
		var tree = __webpack_require__(13590);
		var output = __webpack_require__(37282);
		var trajectory = __webpack_require__(59654);
		let USUAL_IN_HOMES = /a link, device, socket or pipe|usage\.json/;
		async function collect(live, directory) {
			let { testbed, record } = live;
			let { usage, left } = await collectFrom(live, testbed.files(testbed.outputDirectory), directory);
			let { model, ...figures } = usage;
			let { agent } = record.result;
			agent.model ??= model;
			if (agent.usage.source === "meter") {
				let differs = differences(agent.usage, figures);
				differs !== "" && record.note("usage_differs", `usage.json and the meter differ, and the meter's count stands: ${differs}`);
			} else Object.values(figures).some((value) => value !== null) && Object.assign(agent.usage, {
				source: "agent",
				...figures
			});
			let round = record.result.rounds?.at(-1);
			round !== void 0 && (round.agent = record.result.agent);
			for (let detail of left) record.note("output_left_out", detail);
			agent.usage.source !== "meter" && await (0, trajectory.O)(live, directory);
		}
		async function collectHome(live, directory) {
			let { left } = await collectFrom(live, live.testbed.files(live.testbed.agentHome), directory);
			for (let detail of left) USUAL_IN_HOMES.test(detail) || live.record.note("home_left_out", detail);
		}
		async function collectArtifacts(live, directory) {
			let { testbed, instance, record } = live;
			let artifacts = instance.environment?.artifacts ?? [];
			if (artifacts.length === 0) return;
			let { left } = await collectFrom(live, entries(), directory);
			for (let detail of left) record.note("artifact_left_out", detail);
			async function* entries() {
				for (let { source, target } of artifacts) for await (let entry of testbed.files(external_node_path_.posix.resolve(testbed.workdir, source))) yield {
					...entry,
					path: external_node_path_.posix.join(target, entry.path)
				};
			}
		}
		async function collectFrom({ context }, entries, directory) {
			let inTheWay = (0, external_node_fs_.lstatSync)(directory, { throwIfNoEntry: !1 }) !== void 0;
			inTheWay && await (0, tree.dM)(directory);
			let limit = context.options["max-output-size"];
			let collected = await (0, output.Up)(entries, directory, limit, context.redactor).catch(async (error) => {
				(0, errors.$N)(error) === "ENOSPC" && await (0, tree.dM)(directory);
				throw error;
			});
			inTheWay && collected.left.push(`an entry in place of the directory ${external_node_path_.basename(directory)} in the results`);
			return collected;
		}
		function differences(metered, own) {
			return [
				"input_tokens",
				"output_tokens",
				"cost_usd"
			].filter((name) => {
				let [one, other] = [metered[name], own[name]];
				return one !== null && other !== null && Math.abs(one - other) > .01 * Math.max(one, other);
			}).map((name) => `${name} ${own[name]} and ${metered[name]}`).join(", ");
		}
		var test_plan_reports = __webpack_require__(65115);
		var empty_result = __webpack_require__(22514);
		var metered = __webpack_require__(27515);
		async function debugRound(live, prompt) {
			let { testbed, instance, record, context, directory } = live;
			let first = external_node_path_.join(directory, "round-1");
			await record.stage("prepare", async () => {
				await collect(live, external_node_path_.join(first, "output"));
				let { agent, evaluation, score } = record.result;
				record.result.rounds = [{
					agent,
					evaluation,
					score
				}];
				await restoreCode(live);
				record.result.agent = {
					...(0, empty_result.jk)(context.options),
					prompt_digest: (0, empty_result.M6)(prompt)
				};
				record.undecide();
				let reports = external_node_path_.posix.join(testbed.workdir, "reports");
				let contents = [
					[testbed.promptFile, { text: prompt }],
					[testbed.outputDirectory, "empty directory"],
					[reports, "empty directory"]
				];
				let { evaluationDirectory } = instance.evaluation;
				evaluationDirectory !== null && contents.push([external_node_path_.posix.join(testbed.workdir, "evaluation"), { directory: evaluationDirectory }]);
				live.givenReports = await (0, test_plan_reports.Nh)(first);
				for (let [name, text] of live.givenReports) contents.push([external_node_path_.posix.join(reports, name), { text }]);
				await testbed.place(contents);
			});
			await (0, metered.F)(live, "exchanges-round-2.jsonl", () => record.stage("agent", async () => {
				let before = await beforeAgent(live, !1);
				await (0, trial_agent.JN)(live, prompt, "agent-round-2.log", null);
				await afterAgent(live, before, "changes-round-2.json");
			}));
			await record.stage("evaluate", () => evaluateTrial(live, ""));
			let { agent, evaluation, score } = record.result;
			record.result.rounds.push({
				agent,
				evaluation,
				score
			});
		}
		async function saveCode(live) {
			let copy = (0, shell.h)(copyOf(live));
			try {
				await copyCode(live, `rm -rf ${copy} && cp -a . ${copy} || { rm -rf ${copy}; exit 1; }`);
				return !0;
			} catch (error) {
				if (!(error instanceof errors.ZD) || error.kind !== "testbed") throw error;
				live.record.note("no_second_round", error.message);
				return !1;
			}
		}
		async function restoreCode(live) {
			let copy = (0, shell.h)(copyOf(live));
			await copyCode(live, `find . -mindepth 1 -maxdepth 1 -exec rm -rf {} + && cp -a ${copy}/. . && rm -rf ${copy}`);
		}
		async function copyCode({ testbed, logs, signal }, script) {
			let command = {
				shell: "sh",
				script,
				environment: {},
				timeout: 3e5,
				lasting: !1
			};
			let { exitCode } = await logs.run("rounds.log", testbed, command, signal);
			if (exitCode !== 0) throw new errors.ZD("testbed", `the code cannot be copied between the rounds: exit code ${exitCode}; see rounds.log`);
		}
		function copyOf({ testbed }) {
			return external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), "code");
		}
		var untrusted = __webpack_require__(90492);
		async function explainTrial({ context, record, trajectory, signal }) {
			let { judge, options } = context;
			let { result } = record;
			if (options.explain !== "judge" || result.status !== "failed" || trajectory === null || judge?.ask == null) return;
			let { explainByJudge } = await __webpack_require__.e(7123).then(__webpack_require__.bind(__webpack_require__, 97123));
			try {
				result.explained = {
					...await explainByJudge(judge.ask, trajectory, result.evaluation, context.redactor, signal),
					judge: judge.identity
				};
			} catch (error) {
				signal.throwIfAborted();
				record.note("not_explained", (0, untrusted.h0)((0, errors.bD)(error), 500));
			}
		}
		var docker_images = __webpack_require__(50054);
		function keptImageName(instance, trial) {
			let name = tagged(instance.imageTag ?? `agentbench/${instance.id.toLowerCase()}:kept`);
			return trial === 1 ? name : `${name}-trial-${trial}`;
		}
		function isBaseImage(name, { instances }, options) {
			let whole = wholeName(name);
			return instances.some(({ image }) => {
				let base = (0, docker_images.N)(image, options);
				return base !== null && wholeName(base.name) === whole;
			});
		}
		function tagged(name) {
			return name.lastIndexOf(":") > name.lastIndexOf("/") ? name : `${name}:latest`;
		}
		function wholeName(name) {
			let [first = "", ...rest] = tagged(name).split("/");
			if (rest.length === 0) return `docker.io/library/${first}`;
			if (!(/[.:]/.test(first) || first === "localhost")) return `docker.io/${first}/${rest.join("/")}`;
			let registry = first === "index.docker.io" ? "docker.io" : first;
			return registry === "docker.io" && rest.length === 1 ? `docker.io/library/${rest[0]}` : `${registry}/${rest.join("/")}`;
		}
		var trial_logs = __webpack_require__(72316);
		var prepare = __webpack_require__(76380);
		var reason = __webpack_require__(57767);
		var trial_record = __webpack_require__(82810);
		async function runTrial(instance, trial, context, signal, notes, removing) {
			let { options, store, observer } = context;
			let place = {
				instanceId: instance.id,
				trial
			};
			let { directory, attempt, links } = await store.beginAttempt(instance.id, trial);
			let record = new trial_record.m({
				...(0, empty_result.$)(instance, trial, attempt, context),
				integrity: [...notes, ...links.map(trial_place.t)]
			}, place, observer);
			let logs = new trial_logs.u(directory, context);
			let begun = {
				instance,
				trial,
				directory,
				record,
				logs,
				context,
				signal
			};
			let live = null;
			let unwritten;
			observer.trialStarted(place);
			try {
				live = await record.stage("prepare", () => (0, prepare.iA)(begun));
				await (0, metered.F)(live, "exchanges.jsonl", async () => {
					options["agent-setup"] !== void 0 && await record.stage("agent-setup", () => (0, trial_agent.pN)(live));
					await record.stage("agent", async () => {
						let fresh = instance.prerunner === null && options["agent-setup"] === void 0;
						let [missing, before] = await Promise.all([(0, trial_agent.Nx)(live), beforeAgent(live, fresh)]);
						await (0, trial_agent.JN)(live, instance.prompt, "agent.log", missing);
						await afterAgent(live, before, "changes.json");
					});
				});
				options["keep-image"] && await keepImage(live);
				let again = instance.debugPrompt !== null && await saveCode(live);
				await record.stage("evaluate", () => evaluateTrial(live, again ? "round-1" : ""));
				again && await debugRound(live, instance.debugPrompt);
				(0, metered.A)(live);
			} catch (error) {
				record.fail(error, signal);
			}
			await save();
			if (live !== null) {
				await saveChanges(live);
				if (!(0, errors.fT)(signal)) {
					await record.stage("collect", async () => {
						try {
							await collect(live, external_node_path_.join(directory, "output"));
						} finally {
							await collectHome(live, external_node_path_.join(directory, "home"));
							await collectArtifacts(live, external_node_path_.join(directory, "artifacts"));
						}
						await explainTrial(live);
					}).catch((error) => record.note("collect_failed", error.message));
					await save();
				}
				await record.stage("remove", () => removing(record.result, async () => {
					await (0, prepare.aB)(live);
					await (isToKeep(record.result, options) ? (0, prepare.aC)(live) : (0, prepare.TF)(live));
				})).catch((error) => record.note("remove_failed", error.message));
			}
			await logs.close(record);
			await save(!0);
			if (unwritten !== void 0) throw unwritten.error;
			return {
				result: record.result,
				tails: logs.tails()
			};
			async function save(last = !1) {
				record.result.finished_at = (0, clock.v)();
				await (0, trial_place.x)(record.result, store);
				record.result.reason = (0, reason.A)(record.result, logs.tails());
				let { causesOf } = await Promise.all([__webpack_require__.e(722), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 60722));
				let trajectory = live?.trajectory ?? null;
				record.result.causes = causesOf({
					result: record.result,
					trajectory,
					tails: logs.tails()
				});
				let skills = context.agent?.extras.skills.map(([name]) => name) ?? [];
				if (skills.length > 0) {
					let { openedSkills } = await __webpack_require__.e(3564).then(__webpack_require__.bind(__webpack_require__, 63564));
					record.result.skills = {
						given: skills,
						opened: trajectory === null ? null : openedSkills(trajectory, skills)
					};
				}
				record.result = (0, redact.r)(record.result, context.redactor);
				unwritten = await store.writeResult(record.result, last).then(() => void 0, (error) => ({ error }));
			}
		}
		function isToKeep({ status }, options) {
			if (status === "not_run") return !1;
			return options.keep === "always" || options.keep === "failed" && status !== "passed";
		}
		async function keepImage({ testbed, instance, trial, record, context, signal }) {
			let name = keptImageName(instance, trial);
			try {
				if (isBaseImage(name, context.dataset, context.options)) throw Error("instances of this run begin in it");
				await (0, signals.Wh)(testbed.keepImage(name), signal);
				record.result.testbed.kept_image = name;
			} catch (error) {
				signal.throwIfAborted();
				record.note("image_not_kept", `${name}: ${error.message}`);
			}
		}
		var usage = __webpack_require__(34552);
		var external_node_timers_promises_ = __webpack_require__(58500);
		var trial_id = __webpack_require__(9271);
		class TestbedsAhead {
			#signal;
			#providers;
			#waiting;
			#made = new Map();
			#removals;
			#removing = new Set();
			constructor(planned, parallel, signal) {
				this.#removals = (0, p_limit.A)(parallel);
				this.#signal = signal;
				this.#providers = [...new Set(planned.map(({ provider }) => provider))];
				this.#waiting = new Map(planned.map(({ instance, trial, provider }) => {
					let request = {
						instance,
						trial,
						prompt: instance.prompt
					};
					return [this.#nameOf(provider, request), {
						provider,
						request
					}];
				}));
			}
			of(provider) {
				return {
					kind: provider.kind,
					open: (request, signal) => this.#openAgain(provider, request, signal)
				};
			}
			async #openAgain(provider, request, signal) {
				try {
					return await this.#open(provider, request, signal);
				} catch (error) {
					if (this.#removing.size === 0 || signal.aborted) throw error;
					await Promise.allSettled(this.#removing);
					return await this.#open(provider, request, signal);
				}
			}
			async remove(remove, begun) {
				if (this.#providers[0]?.kind === "host") return remove();
				await this.#removals(async () => {
					let removal = remove();
					this.#removing.add(removal);
					begun();
					await removal.finally(() => this.#removing.delete(removal));
				});
			}
			async #open(provider, request, signal) {
				let made = await this.#take(provider, request, signal);
				this.#makeNext();
				return await made.start(signal);
			}
			async close() {
				this.#waiting.clear();
				let left = [...this.#made.values()].map(async (made) => (await made).discard());
				this.#made.clear();
				let late = this.#signal.aborted ? [(0, external_node_timers_promises_.setTimeout)(3e3, void 0, { ref: !1 })] : [];
				await Promise.race([Promise.allSettled(left), ...late]);
			}
			async #take(provider, request, signal) {
				let name = this.#nameOf(provider, request);
				let made = this.#made.get(name);
				this.#made.delete(name);
				this.#waiting.delete(name);
				return await made?.catch(() => null) ?? await provider.make(request, signal);
			}
			#makeNext() {
				let [next] = this.#waiting;
				if (next === void 0 || this.#signal.aborted) return;
				let [name, { provider, request }] = next;
				this.#waiting.delete(name);
				let made = provider.make(request, this.#signal);
				made.catch(() => {});
				this.#made.set(name, made);
			}
			#nameOf(provider, { instance, trial }) {
				return `${this.#providers.indexOf(provider)} ${(0, trial_id.wK)({
					instanceId: instance.id,
					trial
				})}`;
			}
		}
		let MAY_PASS = new Set([
			"network",
			"git",
			"image",
			"docker",
			"provider",
			"agent_unavailable"
		]);
		function mayPass({ status, error }) {
			return status === "error" && MAY_PASS.has(error.kind);
		}
		class AgentStart {
			#found = !1;
			#missing = 0;
			#why = "";
			see({ status, error }) {
				if (error?.kind === "agent_not_found") {
					this.#missing += 1;
					this.#why = error.message;
				} else (status === "passed" || status === "failed" || error?.kind === "agent_unavailable") && (this.#found = !0);
			}
			failure() {
				if (this.#found || this.#missing < 3) return null;
				return new errors.VG("agent_not_found", `the first ${this.#missing} trials did not find the agent: ${this.#why}`);
			}
		}
		async function measure(turns, budget, signal, onEnded = () => {}) {
			let [first] = turns;
			if (first === void 0) return;
			let { options } = first.run.context;
			let onHost = first.run.provider.kind === "host";
			let parallel = onHost && options.workdir !== void 0 ? 1 : options.parallel;
			let testbeds = new TestbedsAhead(turns.map(({ trial, run }) => ({
				...trial,
				provider: run.provider
			})), parallel, signal);
			let underWay = (0, p_limit.A)(parallel);
			let attempts = new Map();
			let hostUsed = !1;
			let unknownTold = options["max-cost"] === void 0;
			let starts = new Map(turns.map(({ run }) => [run, new AgentStart()]));
			let again = [];
			try {
				let round = turns;
				for (let repeats = options.retries; round.length > 0; --repeats) {
					let ended = await Promise.all(round.map((turn) => underWay(() => inTurn(turn, repeats > 0))));
					await Promise.all(ended.map(({ end }) => end));
					[round, again] = [again, []];
				}
			} finally {
				await testbeds.close();
			}
			async function inTurn(turn, repeatable) {
				let { promise: next, resolve: letNextBegin } = Promise.withResolvers();
				let end = measureOne(turn, repeatable, letNextBegin);
				await Promise.race([next, end]);
				return { end };
			}
			async function measureOne(turn, repeatable, letNextBegin) {
				let { trial, run } = turn;
				let { ledger } = run;
				let { observer, store } = run.context;
				let { instance, trial: number } = trial;
				let start = starts.get(run);
				let place = {
					instanceId: instance.id,
					trial: number
				};
				let before = attempts.get(trial);
				let exhausted = signal.aborted ? (0, errors.EV)(signal) : start.failure() ?? budget.exhausted();
				if (exhausted !== null && before !== void 0) {
					observer.trialEnded(place, before.result, before.tails);
					return onEnded(turn, before.result);
				}
				if (exhausted !== null) {
					ledger.skip(trial, exhausted.kind, exhausted.message);
					return observer.trialSkipped(place, exhausted.message);
				}
				let notes = hostUsed ? [{
					kind: "host_reused",
					detail: "An earlier trial of this run used the same machine."
				}] : [];
				hostUsed = onHost;
				let earlier = await store.earlier(instance.id, number);
				earlier?.error?.kind === "agent_unavailable" && notes.push({
					kind: "agent_retried",
					detail: `Attempt ${earlier.attempt} was ended by the agent's exit code 75.`
				});
				let spent = !1;
				let spend = (result) => {
					if (spent) return;
					spent = !0;
					let { source, cost_usd: cost } = (0, usage.J$)(result);
					if (source === "meter") return;
					budget.spend(cost);
					cost === null && tellUnknownCost(instance.id, observer);
				};
				try {
					let ended = await runTrial(instance, number, {
						...run.context,
						testbeds: testbeds.of(run.provider)
					}, signal, notes, (measured, remove) => {
						spend(measured);
						return testbeds.remove(remove, letNextBegin);
					});
					let { result } = ended;
					spend(result);
					ledger.take(result);
					start.see(result);
					if (repeatable && mayPass(result)) {
						attempts.set(trial, ended);
						again.push(turn);
						observer.trialPostponed(place, result);
					} else {
						observer.trialEnded(place, result, ended.tails);
						onEnded(turn, result);
					}
				} catch (error) {
					ledger.unwritten(trial, error);
					observer.notice(`${instance.id}: its result could not be written: ${(0, errors.bD)(error)}`);
				}
			}
			function tellUnknownCost(id, observer) {
				unknownTold || observer.notice(`max-cost: the agent reported no cost for ${id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`);
				unknownTold = !0;
			}
		}
	}),
	53219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => openRun });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var version = __webpack_require__(7844);
		var digest = __webpack_require__(43830);
		class DatasetSeal {
			#digests;
			constructor(digests) {
				this.#digests = digests;
			}
			static async of(instances) {
				let digests = new Map();
				for (let instance of instances) digests.has(instance.id) || digests.set(instance.id, await digestOfFiles(instance));
				return new DatasetSeal(digests);
			}
			async holds(instance) {
				return await digestOfFiles(instance).catch(() => null) === this.#digests.get(instance.id);
			}
		}
		async function digestOfFiles({ fixtures, prerunner, evaluation }) {
			let plan = evaluation.kind === "test_plan" ? evaluation.evaluationDirectory : null;
			let sources = [
				...fixtures.map(({ source }) => source),
				prerunner,
				plan
			].filter((source) => source !== null);
			let digests = [...new Set(sources)].map((source) => (0, digest.o)(external_node_path_.dirname(source), [external_node_path_.basename(source)]));
			return (await Promise.all(digests)).join(" ");
		}
		var floors = __webpack_require__(42625);
		var left_tools = __webpack_require__(38912);
		var redact = __webpack_require__(37040);
		var run_place = __webpack_require__(80418);
		var results_store = __webpack_require__(56676);
		var totals = __webpack_require__(61210);
		var registry = __webpack_require__(2454);
		var datasets_select = __webpack_require__(24998);
		var trial_id = __webpack_require__(9271);
		var run_identity = __webpack_require__(41514);
		function requireNoRun(directory) {
			if (!(0, run_place.gM)(directory)) return;
			throw new errors.yo(`results-path: ${directory} holds another run, which is never overwritten; name another directory, or continue that run with resume`);
		}
		async function continueRun(store, dataset, plan, now, again) {
			let none = {
				trials: plan,
				kept: new Map(),
				entries: new Map()
			};
			if (!(0, run_place.gM)(store.directory)) return none;
			let before = await readEarlier(store.directory);
			(0, run_identity.Bn)(before, now, store.directory);
			let earlier = new Map(before.planned.map((entry) => [(0, trial_id.wK)((0, trial_id.rI)(entry)), entry]));
			let planned = new Set(plan.map(keyOf));
			let trials = [...plan, ...trialsOf(before, dataset).filter((trial) => !planned.has(keyOf(trial)))];
			let finished = await store.finished();
			let isChosen = again === null ? null : await chooser(trials, earlier, again);
			let { kept, entries } = none;
			for (let trial of trials) {
				if (isChosen?.(trial)) continue;
				let record = finished(trial.instance.id, trial.trial);
				let entry = earlier.get(keyOf(trial));
				record !== null && isOf(now, record.result) ? kept.set(trial, record) : entry === void 0 || isChosen === null && planned.has(keyOf(trial)) || entries.set(trial, entry);
			}
			return {
				trials,
				kept,
				entries
			};
		}
		async function readEarlier(directory) {
			try {
				let { readRun } = await Promise.all([
					__webpack_require__.e(1525),
					__webpack_require__.e(6921),
					__webpack_require__.e(86)
				]).then(__webpack_require__.bind(__webpack_require__, 47705));
				return (await readRun(directory, () => !0)).run;
			} catch (error) {
				throw new errors.yo(`resume: ${directory} holds a run whose run.json cannot be read, so nothing tells what it measured: ${(0, errors.bD)(error).split("\n")[0]}; name another results-path`);
			}
		}
		async function chooser(trials, earlier, { statuses, selectors }) {
			let instances = [...new Set(trials.map(({ instance }) => instance))];
			let selected = new Set(selectors === null ? instances : await (0, datasets_select.l)(instances, selectors));
			let statusOf = (trial) => earlier.get(keyOf(trial))?.status ?? "not_run";
			let chosen = new Set(trials.filter((trial) => selected.has(trial.instance) && (statuses === null || statuses.includes(statusOf(trial)))));
			if (chosen.size === 0) throw new errors.yo(`resume: nothing to measure again: no such trial is ${statuses.join(" or ")}`);
			return (trial) => chosen.has(trial);
		}
		function trialsOf({ planned }, { instances }) {
			let byId = new Map(instances.map((instance) => [instance.id, instance]));
			return planned.flatMap(({ instance_id, trial }) => {
				let instance = byId.get(instance_id);
				return instance === void 0 ? [] : [{
					instance,
					trial
				}];
			});
		}
		function isOf({ dataset, agent, settings }, result) {
			return result.dataset.digest === dataset.digest && result.agent.name === agent.name && result.agent.command === agent.command && (agent.model === null || result.agent.model === agent.model) && (result.evaluation?.kind !== "test_plan" || result.evaluation.mode === settings.mode);
		}
		function keyOf({ instance, trial }) {
			return (0, trial_id.wK)({
				instanceId: instance.id,
				trial
			});
		}
		var run_models = __webpack_require__(89726);
		var clock = __webpack_require__(42030);
		var agent_limit = __webpack_require__(9962);
		var gate = __webpack_require__(43050);
		var record_digest = __webpack_require__(56885);
		var stand_in = __webpack_require__(74705);
		var trace = __webpack_require__(97384);
		var usage = __webpack_require__(34552);
		var external_node_os_ = __webpack_require__(48161);
		var processes = __webpack_require__(78421);
		class HostWatch {
			#begun = ticks();
			#start = {
				load: load(),
				steal: shareOf(this.#begun, {
					all: 0,
					steal: 0
				})
			};
			record(isOver) {
				let end = isOver ? {
					load: load(),
					steal: shareOf(ticks(), this.#begun)
				} : null;
				return {
					cpu: cpuModel(),
					cores: external_node_os_.availableParallelism(),
					memory_bytes: external_node_os_.totalmem(),
					start: this.#start,
					end
				};
			}
		}
		function cpuModel() {
			let [, model] = /^model name\s*:\s*(.+)$/m.exec((0, processes.J3)("/proc/cpuinfo") ?? "") ?? [];
			return model?.trim() ?? null;
		}
		function load() {
			let [, minute] = /^(\d+\.\d+) /.exec((0, processes.J3)("/proc/loadavg") ?? "") ?? [];
			return minute === void 0 ? null : Number(minute);
		}
		function ticks() {
			let [, line] = /^cpu +(.+)$/m.exec((0, processes.J3)("/proc/stat") ?? "") ?? [];
			let fields = (line ?? "").split(" ").slice(0, 8).map(Number);
			if (fields.length < 8 || fields.some(Number.isNaN)) return null;
			return {
				all: fields.reduce((sum, field) => sum + field, 0),
				steal: fields[7]
			};
		}
		function shareOf(now, before) {
			if (now === null || before === null || now.all <= before.all) return null;
			return Math.min(1, Math.max(0, now.steal - before.steal) / (now.all - before.all));
		}
		class RunLedger {
			record;
			#store;
			#redactor;
			#host = new HostWatch();
			#entries = new Map();
			#costs = new Map();
			#times = [];
			#writing = null;
			#due = null;
			#next = 0;
			constructor(trials, about, store, redactor) {
				this.#store = store;
				this.#redactor = redactor;
				let planned = trials.map(({ instance, trial }) => {
					let entry = {
						instance_id: instance.id,
						task_type: instance.taskType,
						trial,
						status: "not_run",
						score: null,
						score_expected: 0,
						coverage: 0,
						result: null,
						error: null
					};
					this.#entries.set((0, trial_id.wK)({
						instanceId: instance.id,
						trial
					}), entry);
					return entry;
				});
				this.record = {
					...describeRun(about),
					host: this.#host.record(!1),
					planned,
					totals: (0, totals.vA)(planned)
				};
			}
			take(result) {
				this.restore(result, (0, record_digest.t)((0, record_digest.P)(result)));
				this.#times.push((0, trace.Qv)(result));
				this.#writing === null && this.#saveSoon();
			}
			restore(result, digest) {
				let entry = this.#entries.get((0, trial_id.wK)((0, trial_id.rI)(result)));
				entry.status = result.status;
				Object.assign(entry, (0, totals.YW)(result));
				entry.error = result.error;
				entry.result = `${(0, trial_id.qQ)((0, trial_id.rI)(result))}/result.json`;
				entry.digest = digest;
				let opened = result.skills?.opened ?? null;
				opened === null ? delete entry.skill_opened : entry.skill_opened = opened.length > 0;
				result.reused === void 0 ? delete entry.reused : entry.reused = result.reused;
				this.#costs.set((0, trial_id.wK)((0, trial_id.rI)(result)), (0, usage.J$)(result).cost_usd);
			}
			keep(earlier) {
				Object.assign(this.#entries.get((0, trial_id.wK)((0, trial_id.rI)(earlier))), earlier);
			}
			entryOf({ instance, trial }) {
				return this.#entries.get((0, trial_id.wK)({
					instanceId: instance.id,
					trial
				}));
			}
			cost() {
				let sum = 0;
				for (let cost of this.#costs.values()) sum = sum === null || cost === null ? null : sum + cost;
				return sum;
			}
			unwritten({ instance, trial }, error) {
				let entry = this.#entries.get((0, trial_id.wK)({
					instanceId: instance.id,
					trial
				}));
				entry.status = "error";
				entry.error = {
					stage: "collect",
					kind: "results",
					message: (0, errors.bD)(error)
				};
			}
			skip({ instance, trial }, kind, message) {
				this.#entries.get((0, trial_id.wK)({
					instanceId: instance.id,
					trial
				})).error = {
					stage: "plan",
					kind,
					message
				};
			}
			async mend() {
				let mended = [];
				let times = new Map(this.#times.map((one) => [(0, trial_id.wK)((0, trial_id.rI)(one)), one]));
				for (let entry of this.record.planned) {
					let fault = entry.digest === void 0 ? null : this.#store.changeOf(entry, entry.digest);
					if (fault === null) continue;
					let name = (0, trial_id.wK)((0, trial_id.rI)(entry));
					let record = (0, redact.r)((0, stand_in.u)(entry, this.record, fault, times.get(name)), this.#redactor);
					await this.#store.writeResult(record).then(() => entry.digest = (0, record_digest.t)((0, record_digest.P)(record)), () => {});
					mended.push(`${entry.instance_id}, trial ${entry.trial}: ${fault}`);
				}
				return mended;
			}
			async finish(interrupted, options, compare) {
				await this.#writing?.catch(() => {});
				this.#unschedule();
				this.record.totals = (0, totals.vA)(this.record.planned);
				this.record.change = await compare(this.record);
				this.record.gate = (0, gate.$)(this.record.totals, options, this.record.change);
				this.record.interrupted = interrupted;
				this.record.finished_at = (0, clock.v)();
				this.record.host = this.#host.record(!0);
				await this.save(!0);
				await this.#store.writeTrace((0, trace.fC)(this.#times)).catch(() => {});
				return (0, redact.V)(this.record, this.#redactor);
			}
			async save(last = !1) {
				this.#unschedule();
				let taken = this.#times.length;
				this.#writing = this.#write(last).finally(() => {
					this.#writing = null;
				});
				await this.#writing;
				this.#times.length > taken && this.#saveSoon();
			}
			async #write(last) {
				let begun = performance.now();
				this.record.totals = (0, totals.vA)(this.record.planned);
				await this.#store.writeRun((0, redact.V)(this.record, this.#redactor), last);
				let ended = performance.now();
				this.#next = ended + 20 * (ended - begun);
			}
			#saveSoon() {
				this.#due ??= setTimeout(() => this.save().catch(() => {}), Math.max(0, this.#next - performance.now()));
			}
			#unschedule() {
				clearTimeout(this.#due ?? void 0);
				this.#due = null;
			}
		}
		function describeRun(about) {
			let { dataset, options, testbed, mode, judge, identity, kept, version, github } = about;
			let docker = testbed === "docker";
			return {
				schema: "agentbench/run/v1",
				suite: options.suite ?? null,
				dataset: {
					name: dataset.name,
					ref: dataset.ref,
					digest: dataset.digest
				},
				agent: {
					name: options["agent-name"] ?? null,
					model: options["agent-model"] ?? null,
					command: options["agent-command"]
				},
				settings: {
					testbed,
					trials: options.trials,
					agent_timeout_ms: (0, agent_limit.B)(options),
					evaluation_timeout_ms: options["evaluation-timeout"],
					testcase_timeout_ms: options["testcase-timeout"],
					typing: mode === null ? null : options.typing,
					mode,
					judge,
					network: docker ? options.network : null,
					cpus: docker ? options.cpus ?? null : null,
					memory_bytes: docker ? options.memory ?? null : null
				},
				identity,
				...kept === null ? {} : { options: kept },
				gate: null,
				interrupted: null,
				started_at: (0, clock.v)(),
				finished_at: null,
				harness_version: version,
				github
			};
		}
		async function openRun(resolved, request) {
			let { options, dataset, plan, testbed, mode, judge, redactor } = resolved;
			let { agent } = resolved;
			let { machine, observer, owner, budget, github } = request;
			let given = options["results-path"] ?? (options.resume ? (0, run_place.hH)() : null) ?? void 0;
			if (given !== void 0 && (0, run_place.oA)(given)) throw new errors.yo(`results-path: ${given} holds an experiment; continue it with "agentbench resume ${given}", or name another directory`);
			await agent?.install((message) => observer.notice(message));
			let provider = await (0, registry.C2)(testbed, options, agent?.directory ?? resolved.agentDirectory, owner, (0, left_tools.I)(machine, budget.deadline), options.testbed === "auto", (message) => observer.notice(message));
			let meter = await (0, run_models.GF)(options, resolved.modelKeys, provider, {
				machine,
				redactor,
				budget
			});
			let giveBack = async () => {};
			let close = async () => {
				await meter?.close();
				await giveBack();
			};
			try {
				await requireModel(resolved, meter);
				let identity = await (0, run_identity.cu)(options, agent, resolved.agentDirectory, [external_node_path_.resolve(given ?? run_place.hN)]);
				let store = new results_store.V(given ?? await (0, run_place.L6)(run_place.hN));
				await store.prepare();
				await (0, run_place.es)(store.directory);
				giveBack = await store.take(owner.id);
				let about = {
					dataset,
					options,
					testbed,
					mode,
					judge: judge?.identity ?? null,
					identity,
					kept: request.keepOptions?.(store.directory) ?? null,
					version: version.x,
					github
				};
				let now = (0, redact.V)({
					...describeRun(about),
					planned: [],
					totals: (0, totals.vA)([])
				}, redactor);
				let resume = (await request.restore?.(now, store.directory) ?? !1) || options.resume;
				resume || requireNoRun(store.directory);
				let { trials, kept, entries } = resume ? await continueRun(store, dataset, plan, now, request.again ?? null) : {
					trials: plan,
					kept: new Map(),
					entries: new Map()
				};
				given === void 0 && await (0, run_place.Kh)(store.directory);
				let models = new run_models.NA(budget, (message) => observer.notice(message));
				let context = {
					dataset,
					options,
					seal: testbed === "host" ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
					store,
					redactor,
					agent,
					agentEnv: {
						...options["agent-variables"],
						...resolved.agentEnv
					},
					observer,
					judge,
					floors: new floors.w(machine),
					meter,
					onCost: (cost) => budget.spend(cost),
					onModels: (account) => models.ended(account),
					version: version.x,
					github
				};
				let ledger = new RunLedger(trials, about, store, redactor);
				for (let entry of entries.values()) ledger.keep(entry);
				for (let { result, digest } of kept.values()) ledger.restore(result, digest);
				let left = trials.filter((trial) => !kept.has(trial) && !entries.has(trial));
				let reused = await request.reuse?.take(left, now, store) ?? new Map();
				for (let { result, digest } of reused.values()) ledger.restore(result, digest);
				await ledger.save().catch((error) => {
					throw new errors.yo((0, errors.bD)(error));
				});
				return {
					provider,
					context,
					ledger,
					store,
					trials,
					left: left.filter((trial) => !reused.has(trial)),
					tellKept() {
						for (let [trial, { result }] of kept) observer.trialSkipped(placeOf(trial), `${result.status} in an earlier run`);
						for (let [trial, { status }] of entries) observer.trialSkipped(placeOf(trial), `${status} in an earlier run, and not chosen`);
						for (let [trial, { result }] of reused) observer.trialSkipped(placeOf(trial), `${result.status} on ${result.started_at.slice(0, 10)}: taken from baseline (reuse)`);
					},
					async finish(interrupted, compare) {
						for (let what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
						return await ledger.finish(interrupted, options, async (record) => await compare?.(record) ?? null);
					},
					close
				};
			} catch (error) {
				await close();
				throw error;
			}
		}
		async function requireModel({ agent, options, modelKeys, agentEnv }, meter) {
			let model = options["agent-model"];
			if (agent === null || meter === null || model === void 0 || agent.agent.aliases?.test(model)) return;
			let service = agent.service({
				...modelKeys,
				...options["agent-variables"],
				...agentEnv
			});
			service !== null && await meter.requireModel(service.name, model);
		}
		function placeOf({ instance, trial }) {
			return {
				instanceId: instance.id,
				trial
			};
		}
	}),
	41560: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => owned });
		var errors = __webpack_require__(45145);
		var run_directory = __webpack_require__(79882);
		var left_tools = __webpack_require__(38912);
		var format = __webpack_require__(18253);
		class Budget {
			#options;
			#begun = performance.now();
			#deadline = new AbortController();
			#timer;
			#spent = 0;
			constructor(options) {
				this.#options = options;
				let { "max-duration": duration } = options;
				if (duration === void 0) return;
				this.#timer = setTimeout(() => this.#deadline.abort(outOfTime(duration)), duration).unref();
			}
			get deadline() {
				return this.#deadline.signal;
			}
			spend(cost) {
				this.#spent += cost ?? 0;
			}
			exhausted() {
				let { "max-duration": duration } = this.#options;
				if (duration !== void 0 && performance.now() - this.#begun >= duration) return outOfTime(duration);
				return this.#stopped ?? this.costUsedUp();
			}
			costUsedUp() {
				let { "max-cost": cost } = this.#options;
				if (cost === void 0 || this.#spent < cost) return null;
				let message = `max-cost of ${cost} USD is used up (${this.#spent.toFixed(2)} spent); raise it, or select fewer instances or trials`;
				return new errors.VG("max_cost", message);
			}
			stop(kind, message) {
				this.#stopped ??= new errors.VG(kind, message);
			}
			#stopped = null;
			close() {
				clearTimeout(this.#timer);
			}
		}
		function outOfTime(duration) {
			let message = `max-duration of ${(0, format.a3)(duration)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
			return new errors.VG("max_duration", message);
		}
		var sweep = __webpack_require__(60730);
		async function owned({ options, machine: given, observer, signal }, use) {
			let budget = new Budget(options);
			let machine = (0, left_tools.I)(given, signal);
			let begun = [];
			try {
				return await use({
					budget,
					machine,
					async begin(testbed) {
						begun.length === 0 && await (0, sweep.X0)(machine, testbed === "docker", (message) => observer.notice(message));
						let run = await (0, run_directory.Te)(machine).catch((error) => {
							let where = `the temporary directory ${machine.temporaryDirectory} cannot be used: ${(0, errors.bD)(error)}`;
							throw new errors.yo(`${where}; make room there, or name another in RUNNER_TEMP`);
						});
						begun.push(run);
						return run;
					}
				});
			} finally {
				budget.close();
				for (let { directory } of begun) await (0, run_directory.lb)(directory).catch((error) => observer.notice(`temporary files of this run remain, and the next run removes them: ${(0, errors.bD)(error)}`));
			}
		}
	}),
	30464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gm: () => isOfGit,
			Jj: () => LARGEST_TEXT,
			Tx: () => SeenFiles
		});
		let LARGEST_TEXT = 65536;
		class SeenFiles extends Map {
			incomplete = null;
			#bytes = 8388608;
			#texts = 2e3;
			takes(name, size) {
				if (size > LARGEST_TEXT || size > this.#bytes || this.#texts === 0 || isOfGit(name)) return !1;
				this.#bytes -= size;
				--this.#texts;
				return !0;
			}
			put(name, seen) {
				this.set(name, seen);
				for (let at = name.lastIndexOf("/"); at > 0 && !this.has(name.slice(0, at)); at = name.lastIndexOf("/", at - 1)) this.set(name.slice(0, at), {
					type: "directory",
					identity: "directory",
					text: null
				});
			}
			keepText(name, size, content) {
				let seen = this.get(name);
				if (seen === void 0 || !this.takes(name, size)) return;
				let chunks = [];
				content.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
				content.on("end", () => {
					let text = Buffer.concat(chunks);
					text.includes(0) || (seen.text = text);
				});
			}
			letGo(size) {
				this.#bytes += size;
				this.#texts += 1;
			}
		}
		function isOfGit(name) {
			return /(^|\/)\.git\//.test(name);
		}
	}),
	37282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QQ: () => keptName,
			Up: () => collectOutput,
			qW: () => isPlainPath
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
		let MOST_FILES = 1e4;
		let MOST_ENTRIES = 2e5;
		let LARGEST_USAGE = 65536;
		let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
		let ENTRY_FAULTS = [["a name that cannot be kept", [
			"EEXIST",
			"ENAMETOOLONG",
			"ENOTDIR",
			"EISDIR"
		]], ["a file that cannot be read", [
			"ENOENT",
			"EACCES",
			"EPERM",
			"ELOOP",
			"ENXIO",
			"EIO"
		]]];
		let NO_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null,
			model: null
		};
		async function collectOutput(entries, directory, limit, redactor) {
			let left = new Map();
			let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
			let usage = null;
			let bytes = 0;
			let files = 0;
			let looked = 0;
			for await (let entry of entries) {
				looked += 1;
				if (looked > MOST_ENTRIES) {
					leave(`all that comes after ${MOST_ENTRIES} entries`);
					break;
				}
				if (entry.type === "directory") {
					let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
					!isPlainPath(entry.path) && (above === "." || isPlainPath(above)) && leave("a directory that is too deep, or whose name is not a plain one");
				} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
				else if (entry.type === "other") leave("a link, device, socket or pipe");
				else if (!isPlainPath(entry.path)) leave("a name that is not a plain relative path");
				else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
				else if (bytes + entry.size > limit) leave("over max-output-size");
				else {
					files += 1;
					let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
					if (typeof content == "string") {
						leave(content);
						continue;
					}
					bytes += content.bytes;
					content.cut && leave("over max-output-size");
					entry.path === "usage.json" && (usage = parseUsage(content.head, leave));
				}
			}
			return {
				usage: usage ?? NO_USAGE,
				left: [...left].map(([why, count]) => `${count} × ${why}`)
			};
		}
		async function keep(entry, file, limit, redactor) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
			let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
			let redaction = redactor.stream();
			let head = Buffer.alloc(0);
			let bytes = 0;
			try {
				for await (let chunk of entry.content) {
					let within = chunk.subarray(0, limit - bytes);
					bytes += within.length;
					let clean = redaction.push(within);
					head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
					await handle.writeFile(clean);
					if (within.length < chunk.length) return {
						bytes,
						cut: !0,
						head
					};
				}
				return {
					bytes,
					cut: !1,
					head
				};
			} catch (error) {
				bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
				throw error;
			} finally {
				await handle.writeFile(redaction.end());
				await handle.close();
			}
		}
		function keptName(name) {
			return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
		}
		function whyLeft(error) {
			let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
			if (why === void 0) throw error;
			return why;
		}
		function isPlainPath(name) {
			let parts = name.split("/");
			return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
		}
		function parseUsage(content, leave) {
			try {
				return _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.ht.parse(JSON.parse(content.toString()));
			} catch {
				leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
				return null;
			}
		}
	}),
	57767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => reasonOf });
		var _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59254);
		function reasonOf({ status, error, evaluation }, tails) {
			if (status === "error") return error?.stage === "agent-setup" ? inLog("agent-setup.log", tails) : null;
			if (status !== "failed") return null;
			let evaluated = evaluation?.kind === "test_plan" ? inPlan(evaluation) : inLog("evaluation.log", tails);
			let agent = [...tails.keys()].findLast((name) => /^agent(-round-\d+)?\.log$/.test(name));
			return evaluated ?? (agent === void 0 ? null : inLog(agent, tails));
		}
		function inLog(log, tails) {
			let text = (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(tails.get(log) ?? "");
			return text === null ? null : {
				text,
				log
			};
		}
		function inPlan({ points }) {
			let lost = points.filter(({ score }) => score === 0 || score === 1);
			let faults = lost.flatMap(({ metric, testcases }) => testcases.flatMap(({ output_tail }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(output_tail, { faultsOnly: !0 }) ?? []).slice(0, 1).map((text) => ({
				text,
				metric
			})));
			let [most] = [...Map.groupBy(faults, ({ text }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.t)(text)).values()].sort((a, b) => b.length - a.length);
			if (most !== void 0) return {
				text: most[0].text,
				log: null
			};
			let explained = lost.flatMap(({ explanation }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(explanation) ?? [])[0];
			return explained === void 0 ? null : {
				text: explained,
				log: null
			};
		}
	}),
	70370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => pLimit });
		class Node {
			value;
			next;
			constructor(value) {
				this.value = value;
			}
		}
		class Queue {
			#head;
			#tail;
			#size;
			constructor() {
				this.clear();
			}
			enqueue(value) {
				let node = new Node(value);
				if (this.#head) {
					this.#tail.next = node;
					this.#tail = node;
				} else {
					this.#head = node;
					this.#tail = node;
				}
				this.#size++;
			}
			dequeue() {
				let current = this.#head;
				if (!current) return;
				this.#head = this.#head.next;
				this.#size--;
				this.#head || (this.#tail = void 0);
				return current.value;
			}
			peek() {
				if (!this.#head) return;
				return this.#head.value;
			}
			clear() {
				this.#head = void 0;
				this.#tail = void 0;
				this.#size = 0;
			}
			get size() {
				return this.#size;
			}
			*[Symbol.iterator]() {
				let current = this.#head;
				for (; current;) {
					yield current.value;
					current = current.next;
				}
			}
			*drain() {
				for (; this.#head;) yield this.dequeue();
			}
		}
		function pLimit(concurrency) {
			let rejectOnClear = !1;
			typeof concurrency == "object" && ({concurrency, rejectOnClear = !1} = concurrency);
			validateConcurrency(concurrency);
			if (typeof rejectOnClear != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
			let queue = new Queue();
			let activeCount = 0;
			let resumeNext = () => {
				if (activeCount < concurrency && queue.size > 0) {
					activeCount++;
					queue.dequeue().run();
				}
			};
			let next = () => {
				activeCount--;
				resumeNext();
			};
			let run = async (function_, resolve, arguments_) => {
				let result = (async () => function_(...arguments_))();
				resolve(result);
				try {
					await result;
				} catch {}
				next();
			};
			let enqueue = (function_, resolve, reject, arguments_) => {
				let queueItem = { reject };
				new Promise((internalResolve) => {
					queueItem.run = internalResolve;
					queue.enqueue(queueItem);
				}).then(run.bind(void 0, function_, resolve, arguments_));
				activeCount < concurrency && resumeNext();
			};
			let generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
				enqueue(function_, resolve, reject, arguments_);
			});
			Object.defineProperties(generator, {
				activeCount: { get: () => activeCount },
				pendingCount: { get: () => queue.size },
				clearQueue: { value() {
					if (!rejectOnClear) {
						queue.clear();
						return;
					}
					let abortError = AbortSignal.abort().reason;
					for (; queue.size > 0;) queue.dequeue().reject(abortError);
				} },
				concurrency: {
					get: () => concurrency,
					set(newConcurrency) {
						validateConcurrency(newConcurrency);
						concurrency = newConcurrency;
						queueMicrotask(() => {
							for (; activeCount < concurrency && queue.size > 0;) resumeNext();
						});
					}
				},
				map: { async value(iterable, function_) {
					let promises = [];
					try {
						Array.from(iterable, (value, index) => {
							let promise = generator(function_, value, index);
							promises.push(promise);
							return promise;
						});
					} catch (error) {
						for (let promise of promises) promise.catch(() => {});
						throw error;
					}
					return Promise.all(promises);
				} }
			});
			return generator;
		}
		function validateConcurrency(concurrency) {
			if (!((Number.isInteger(concurrency) || concurrency === Infinity) && concurrency > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
		}
	})
};
