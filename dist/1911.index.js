export const id = 1911;
export const ids = [
	1911,
	9583,
	6963
];
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
	6517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
		var _github_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52385);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86324);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
		var _results_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43050);
		var _results_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56676);
		var _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60730);
		var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81116);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7126);
		var _log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14173);
		var _state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90862);
		let NOT_REMOVED = "what the run left on this machine was not removed";
		async function post() {
			let begun = (0, _state_js__WEBPACK_IMPORTED_MODULE_10__.Zx)();
			await attempt(NOT_REMOVED, () => clean(begun));
			if (begun === null) return;
			begun.published ? begun.shared && await attempt("the comment was not completed", () => completeComment(begun)) : await attempt("the results were not published", () => publishLeft(begun));
		}
		async function clean(begun) {
			let machine = (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_2__.g)(process.env);
			await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__.X0)(machine, !1, warn);
			if (begun === null) return;
			let { id, testbed } = begun;
			await attempt(NOT_REMOVED, () => (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__.iU)(machine, id, warn));
			testbed === "docker" && await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__.V5)(machine, id, (message) => _log_js__WEBPACK_IMPORTED_MODULE_9__.pq(message));
		}
		function warn(message) {
			_log_js__WEBPACK_IMPORTED_MODULE_9__.$e(message, { title: "agentbench" });
		}
		async function publishLeft({ resultsPath }) {
			let options = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_8__.I)();
			let store = new _results_store_js__WEBPACK_IMPORTED_MODULE_5__.V(resultsPath);
			await store.tidy();
			let onDisk = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRun)(resultsPath);
			if (onDisk.run.finished_at === null) {
				closeRecord(onDisk.run, options);
				await store.writeRun(onDisk.run);
			}
			_log_js__WEBPACK_IMPORTED_MODULE_9__.pq("The main step was ended early: publishing the results it left.");
			await publishWithBaseline(onDisk, resultsPath, options);
		}
		async function completeComment({ resultsPath }) {
			let options = {
				...(0, _inputs_js__WEBPACK_IMPORTED_MODULE_8__.I)(),
				summary: !1
			};
			await publishWithBaseline(await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRun)(resultsPath), resultsPath, options);
		}
		async function publishWithBaseline(onDisk, resultsPath, options) {
			let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.j)(process.env);
			let baseline = await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.X)(options, onDisk.run.github, (0, _github_place_js__WEBPACK_IMPORTED_MODULE_11__.cF)(process.env, event));
			let { publish } = await Promise.all([
				__webpack_require__.e(9314),
				__webpack_require__.e(3128),
				__webpack_require__.e(4996),
				__webpack_require__.e(717),
				__webpack_require__.e(7607)
			]).then(__webpack_require__.bind(__webpack_require__, 24241));
			await publish(onDisk, resultsPath, options, baseline);
		}
		function closeRecord(run, options) {
			run.interrupted = "killed";
			run.gate = (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_4__.$)(run.totals, options, run.change ?? null);
			let error = {
				stage: "run",
				kind: "interrupted",
				message: "never finished: the run was killed"
			};
			for (let entry of run.planned) entry.status === "not_run" && (entry.error ??= error);
		}
		async function attempt(failure, work) {
			try {
				await work();
			} catch (error) {
				warn(`${failure}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
			}
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
	59956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => findTool });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		async function findTool(name, searchPath) {
			for (let directory of (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
					return file;
				} catch {}
			}
			return null;
		}
	}),
	76185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B7: () => claim,
			Ht: () => giveUp,
			hh: () => claimsIn,
			r7: () => deadClaimsIn
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
		let SUFFIX = ".owner";
		async function claim(file) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()), file + SUFFIX);
		}
		async function giveUp(file) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: !0 }).catch(() => {});
		}
		async function claimsIn(directory) {
			let claims = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -6)).map(async (name) => {
				let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
				let owner = await ownerOf(file);
				return owner === null ? [] : [{
					file,
					owner
				}];
			});
			return (await Promise.all(claims)).flat();
		}
		async function deadClaimsIn(directory) {
			return (await claimsIn(directory)).filter(({ owner }) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner)).map(({ file }) => file);
		}
		async function ownerOf(file) {
			try {
				return _owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
			} catch {
				return null;
			}
		}
	}),
	88350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$K: () => ownerSchema,
			GS: () => thisOwner,
			XU: () => isDead
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let ownerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			host: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			boot: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			namespace: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
			started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
		});
		function thisOwner() {
			return {
				host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
				boot: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim()),
				namespace: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid")),
				pid: process.pid,
				started: startOf(process.pid)
			};
		}
		function isDead(owner) {
			let self = thisOwner();
			if (owner.host !== self.host) return !1;
			if (owner.boot !== self.boot) return !0;
			if (owner.namespace !== self.namespace) return !1;
			if (owner.started !== null) return startOf(owner.pid) !== owner.started;
			try {
				process.kill(owner.pid, 0);
				return !1;
			} catch (error) {
				return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ESRCH";
			}
		}
		function startOf(pid) {
			return orNull(() => {
				let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
				let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
				return fields[0] === "Z" ? null : fields[19];
			});
		}
		function orNull(read) {
			try {
				return read();
			} catch {
				return null;
			}
		}
	}),
	10076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FZ: () => maskedLines,
			G_: () => ownSecrets,
			hK: () => holdsSecret
		});
		var _environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
		function ownSecrets(environment) {
			let values = Object.entries(environment).flatMap(([name, value]) => (0, _environment_names_js__WEBPACK_IMPORTED_MODULE_0__.rG)(name) ? [value?.trim()] : []);
			return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
		}
		function holdsSecret(text, secrets) {
			return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
		}
		function maskedLines(value) {
			return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
		}
	}),
	78421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hk: () => endProcesses,
			O3: () => listProcesses,
			U_: () => processesWith,
			Z9: () => wordsOf,
			vK: () => endTrees
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
		function listProcesses() {
			return pids().flatMap((pid) => processOf(pid) ?? []);
		}
		function processesWith(text) {
			return pids().filter((pid) => {
				let environment = textOf(`/proc/${pid}/environ`) ?? "";
				return typeof text == "string" ? environment.includes(text) : text.test(environment);
			}).flatMap((pid) => processOf(pid) ?? []);
		}
		function wordsOf({ pid }) {
			return (textOf(`/proc/${pid}/cmdline`) ?? "").split("\0");
		}
		async function endTrees(pick, grace) {
			let identities = new Set();
			let identityOf = ({ pid, started }) => `${pid} ${started}`;
			return endProcesses(() => {
				let all = listProcesses();
				for (let root of pick(all)) identities.add(identityOf(root));
				let found = all.filter((process) => identities.has(identityOf(process)));
				for (let { pid } of found) for (let child of all) {
					if (child.parent !== pid || identities.has(identityOf(child))) continue;
					identities.add(identityOf(child));
					found.push(child);
				}
				return found;
			}, grace);
		}
		async function endProcesses(find, grace) {
			let left = find();
			let begun = performance.now();
			grace > 0 && signalAll(left, "SIGTERM");
			for (let elapsed = 0; left.length > 0 && elapsed <= grace + 2e3; elapsed = performance.now() - begun) {
				elapsed >= grace && signalAll(left, "SIGKILL");
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
				left = find();
			}
			return left;
		}
		function signalAll(processes, signal) {
			for (let { pid } of processes) try {
				process.kill(pid, signal);
			} catch {}
		}
		function pids() {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
			} catch {
				return [];
			}
		}
		function processOf(pid) {
			let stat = textOf(`/proc/${pid}/stat`);
			if (stat === null) return null;
			let end = stat.lastIndexOf(")");
			let fields = stat.slice(end + 2).split(" ");
			if (fields[0] === "Z" || fields[0] === "X") return null;
			return {
				pid: Number(pid),
				parent: Number(fields[1]),
				session: Number(fields[3]),
				started: fields[19],
				name: stat.slice(stat.indexOf("(") + 1, end)
			};
		}
		function textOf(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "latin1");
			} catch {
				return null;
			}
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
	40075: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			XS: () => GitError,
			dT: () => ownerOfGit,
			gX: () => refuseOption
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
		var _base_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78421);
		let SETTINGS = [
			"-c",
			"http.lowSpeedLimit=1000",
			"-c",
			"http.lowSpeedTime=60",
			"-c",
			"core.askPass=true",
			"-c",
			"core.autocrlf=false",
			"-c",
			"advice.detachedHead=false",
			"-c",
			"core.hooksPath=/dev/null",
			"-c",
			"core.fsmonitor=false",
			"-c",
			"submodule.recurse=false",
			"-c",
			"fetch.recurseSubmodules=false"
		];
		class GitError extends Error {
			name = "GitError";
			result;
			constructor(what, result) {
				let said = result.stderr.trim().split("\n").slice(-5).join("\n");
				super(`git ${what} failed with exit code ${result.exitCode}: ${said}`);
				this.result = result;
			}
		}
		let OWNER = "agentbench.owner=";
		function ownerOfGit(words) {
			try {
				let word = words.find((word) => word.startsWith(OWNER));
				return word === void 0 ? null : _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(word.slice(17)));
			} catch {
				return null;
			}
		}
		async function git(runTool, args, cwd, limit = 36e5) {
			let words = [
				...SETTINGS,
				"-c",
				OWNER + JSON.stringify((0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()),
				...args
			];
			let what = args[args[0] === "-C" ? 2 : 0];
			let running = runTool("git", words, cwd === void 0 ? {} : { cwd });
			let timer = new AbortController();
			try {
				let late = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(limit, null, { signal: timer.signal });
				late.catch(() => {});
				let result = await Promise.race([running, late]);
				if (result === null) {
					running.catch(() => {});
					await endOwnGit(words);
					throw Error(`git ${what} did not end within ${limit / 6e4} minutes, and was ended`);
				}
				if (result.exitCode !== 0) throw new GitError(what, result);
				return result.stdout;
			} finally {
				timer.abort();
			}
		}
		async function endOwnGit(words) {
			let line = words.join("\0");
			let isIt = (one) => one.parent === process.pid && one.name === "git" && (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_3__.Z9)(one).join("\0").includes(line);
			await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_3__.vK)((all) => all.filter(isIt), 2e3);
		}
		function refuseOption(text, option) {
			if (text.startsWith("-")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${option}: "${text}" begins with "-"`);
		}
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
	}),
	86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40724);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59956);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10076);
		function thisMachine(environment) {
			let cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_1__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), ".cache");
			return {
				environment,
				cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(cache, "agentbench"),
				temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir(),
				runTool: toolRunner(environment)
			};
		}
		function toolRunner(environment) {
			let env = {
				...environmentOfTools(environment),
				GIT_TERMINAL_PROMPT: "0",
				LC_ALL: "C"
			};
			return async (tool, args, { cwd } = {}) => {
				let file = await (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_3__.S)(tool, environment.PATH);
				if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${tool} is not installed, or not on PATH`);
				let { getExecOutput } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 81260));
				return getExecOutput(`"${file}"`, args, {
					silent: !0,
					ignoreReturnCode: !0,
					env,
					...cwd === void 0 ? {} : { cwd }
				});
			};
		}
		function environmentOfTools(environment) {
			let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__._c)(name)) return !1;
				return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__.hK)(value, secrets);
			}));
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
			let { attempt, status, integrity, error, human_actions, evaluation, rounds } = result;
			return {
				attempt,
				integrity: integrity.slice(0, 100).map(({ kind, detail }) => ({
					kind: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(kind, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					detail: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(detail, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG)
				})),
				error: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.$I)(error),
				human_actions,
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				image_digest: result.testbed.image_digest && (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.testbed.image_digest, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
				explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				detail: status === "passed" ? "" : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.U3)(detailOf(result)),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
		}
		function sizeOfBrief({ integrity, error, explanation, detail, plan }) {
			let own = 1e3 + explanation.length + detail.length + (error === null ? 0 : error.message.length);
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
				points: points.slice(0, 2e3).map(({ testcases, notes: _, ...point }) => ({
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
