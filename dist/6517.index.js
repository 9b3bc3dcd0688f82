export const id = 6517;
export const ids = [6517, 9583];
export const modules = {
	51454: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52188);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67382);
		let KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
		let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
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
				let file = await (0, _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__.S)(tool, environment.PATH);
				if (file === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${tool} is not installed, or not on PATH`);
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
			let secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_4__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || KEPT_BACK.test(name)) return !1;
				return GIT_SETTINGS.test(name) || !(0, _secrets_js__WEBPACK_IMPORTED_MODULE_4__.hK)(value, secrets);
			}));
		}
	}),
	6517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
		var _github_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52385);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
		var _results_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56676);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74135);
		var _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60730);
		var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81116);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7126);
		var _machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51454);
		var _state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90862);
		async function post() {
			let begun = (0, _state_js__WEBPACK_IMPORTED_MODULE_10__.Zx)();
			await attempt("what the run left on this machine was not removed", () => clean(begun));
			if (begun === null) return;
			begun.published ? begun.shared && await attempt("the comment was not completed", () => completeComment(begun)) : await attempt("the results were not published", () => publishLeft(begun));
		}
		async function clean(begun) {
			let machine = (0, _machine_js__WEBPACK_IMPORTED_MODULE_9__.g)(process.env);
			await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__.X0)(machine, !1, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.pq(message));
			if (begun === null) return;
			let { id, testbed } = begun;
			await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__.iU)(machine, id, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.pq(message));
			testbed === "docker" && await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_6__.V5)(machine, id, (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.pq(message));
		}
		async function publishLeft({ resultsPath }) {
			let options = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_8__.I)();
			let store = new _results_store_js__WEBPACK_IMPORTED_MODULE_4__.V(resultsPath);
			await store.tidy();
			let onDisk = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRun)(resultsPath);
			if (onDisk.run.finished_at === null) {
				closeRecord(onDisk.run, options);
				await store.writeRun(onDisk.run);
			}
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.pq("The main step was ended early: publishing the results it left.");
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
			let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_2__.j)(process.env);
			let baseline = await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.X)(options, onDisk.run.github, (0, _github_place_js__WEBPACK_IMPORTED_MODULE_11__.cF)(process.env, event));
			let { publish } = await Promise.all([
				__webpack_require__.e(9314),
				__webpack_require__.e(3128),
				__webpack_require__.e(4996),
				__webpack_require__.e(9636),
				__webpack_require__.e(3523)
			]).then(__webpack_require__.bind(__webpack_require__, 24241));
			await publish(onDisk, resultsPath, options, baseline);
		}
		function closeRecord(run, options) {
			run.interrupted = "killed";
			run.gate = (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_5__.$U)(run.totals, options, run.change ?? null);
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
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(`${failure}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`, { title: "agentbench" });
			}
		}
	}),
	67382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FZ: () => maskedLines,
			G_: () => ownSecrets,
			hK: () => holdsSecret
		});
		let HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
		function ownSecrets(environment) {
			let values = Object.entries(environment).flatMap(([name, value]) => HOLDERS.test(name) ? [value?.trim()] : []);
			return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
		}
		function holdsSecret(text, secrets) {
			return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
		}
		function maskedLines(value) {
			return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
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
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _run_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);
		var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52621);
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
				return word === void 0 ? null : _run_owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(word.slice(17)));
			} catch {
				return null;
			}
		}
		async function git(runTool, args, cwd, limit = 36e5) {
			let words = [
				...SETTINGS,
				"-c",
				OWNER + JSON.stringify((0, _run_owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()),
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
			let isIt = (one) => one.parent === process.pid && one.name === "git" && (0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__.Z9)(one).join("\0").includes(line);
			await (0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__.vK)((all) => all.filter(isIt), 2e3);
		}
		function refuseOption(text, option) {
			if (text.startsWith("-")) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${option}: "${text}" begins with "-"`);
		}
	}),
	7171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => briefOf,
			v: () => LONGEST_DETAIL
		});
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97384);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
		var _files_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58937);
		let LONGEST_DETAIL = 1e3;
		function briefOf(result) {
			let { attempt, status, integrity, error, human_actions, evaluation, rounds } = result;
			return {
				attempt,
				integrity,
				error,
				human_actions,
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				image_digest: result.testbed.image_digest,
				explanation: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_1__.rn)(result),
				detail: status === "passed" ? "" : detailOf(result),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
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
				points: points.map(({ testcases, notes: _, ...point }) => ({
					...point,
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
	9583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadRun: () => loadRun,
			loadRuns: () => loadRuns
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _results_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48242);
		var _results_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47705);
		var _brief_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7171);
		let MOST_RUNS = 2e3;
		async function loadRuns(directories, option = "results") {
			let runs = [];
			let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_2__.s)(directories, 4, option);
			for (let directory of found) {
				if (runs.length >= MOST_RUNS) {
					notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
					continue;
				}
				try {
					let { left, ...run } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_3__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_4__.G);
					runs.push({
						...run,
						directory
					});
					for (let what of left.slice(0, 20)) notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, what)}, and is left out`);
					left.length > 20 && notes.push(`${directory}: ${left.length - 20} more results are left out`);
				} catch (error) {
					notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "run.json")} is no record of a run: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error).split("\n")[0]}`);
				}
			}
			return {
				runs,
				notes
			};
		}
		async function loadRun(directory) {
			let { run, results } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_3__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_4__.G);
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
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
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
			beyond > 0 && notes.push(`${beyond} directories are left out: results are looked for in ${MOST_DIRECTORIES}`);
			return {
				found: found.sort(),
				notes
			};
			async function look(directory, depth) {
				if (seen.has(directory)) return [];
				seen.add(directory);
				if (seen.size > MOST_DIRECTORIES) return [];
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
					let fault = (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
					if (depth === deepest) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${option}: ${fault}`);
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
	}),
	56676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => ResultStore });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30238);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
		var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2055);
		var _run_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58714);
		var _run_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57245);
		let GATHERED = "attempt-moving";
		let HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
		let BELOW = [
			/./,
			/^trial-\d+$/,
			/^attempt-\w+$/
		];
		class ResultStore {
			directory;
			constructor(directory) {
				this.directory = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory);
			}
			async prepare() {
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.directory, { recursive: !0 });
				} catch (error) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`results-path: ${this.directory} cannot be made: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
				}
			}
			async take(run) {
				let own = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, `.run-${run}`);
				try {
					await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(own);
				} catch (error) {
					if ([
						"EPERM",
						"ENOSYS",
						"ENOTSUP",
						"EOPNOTSUPP"
					].includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) ?? "")) return async () => {};
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`results-path: nothing can be written to ${this.directory}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
				}
				let other = (await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(this.directory)).find(({ file, owner }) => file !== own && !(0, _run_owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
				if (other !== void 0) {
					await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
					let { pid, host } = other.owner;
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
				}
				await this.tidy();
				return () => (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
			}
			async tidy() {
				for (let file of await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(this.directory)) await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(file);
				await removeHalfWritten(this.directory, 0);
			}
			trialPath(instanceId, trial) {
				return node_path__WEBPACK_IMPORTED_MODULE_1__.join(instanceId, `trial-${trial}`);
			}
			async finished(instanceId, trial) {
				let result = await this.read(instanceId, trial);
				return result !== null && (result.status === "passed" || result.status === "failed") ? result : null;
			}
			async beginAttempt(instanceId, trial) {
				let directory = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(instanceId, trial));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: !0 });
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
				let kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
				let last = Math.max(0, ...kept);
				let loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
				if (loose.length === 0) return {
					directory,
					attempt: last + 1
				};
				let gathered = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, GATHERED);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(gathered, { recursive: !0 });
				for (let entry of loose.filter((entry) => entry !== GATHERED)) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_1__.join(gathered, entry));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, `attempt-${last + 1}`));
				return {
					directory,
					attempt: last + 2
				};
			}
			async writeResult(result, last = !0) {
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(result.instance_id, result.trial), "result.json"), readable(result), last);
			}
			async writeRun(run, last = !0) {
				try {
					await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, "run.json"), readable(run), last);
				} catch (error) {
					throw Error(`results-path: run.json could not be written: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}; make room there, or mend it, then run again with resume`, { cause: error });
				}
			}
			async writeTrace(trace) {
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, "trace.json"), JSON.stringify(trace), !1);
			}
			async read(instanceId, trial) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(instanceId, trial), "result.json");
				try {
					let content = (0, _regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(file, 67108864).toString();
					let { resultSchema } = await __webpack_require__.e(7146).then(__webpack_require__.bind(__webpack_require__, 57146));
					return resultSchema.parse(JSON.parse(content));
				} catch (error) {
					if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) !== void 0 && (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) !== "ENOENT") throw error;
					return null;
				}
			}
		}
		async function removeHalfWritten(directory, depth) {
			let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch(() => []);
			for (let entry of entries) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name);
				entry.isFile() && HALF_WRITTEN.test(entry.name) && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: !0 });
				entry.isDirectory() && BELOW[depth]?.test(entry.name) && await removeHalfWritten(file, depth + 1);
			}
		}
		function readable(value) {
			return `${JSON.stringify(value, null, 2)}\n`;
		}
		async function writeWhole(file, text, last) {
			last ? await write_file_atomic__WEBPACK_IMPORTED_MODULE_2__(file, text) : write_file_atomic__WEBPACK_IMPORTED_MODULE_2__.sync(file, text, { fsync: !1 });
		}
	}),
	58714: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B7: () => claim,
			Ht: () => giveUp,
			hh: () => claimsIn,
			r7: () => deadClaimsIn
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);
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
	57245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$K: () => ownerSchema,
			GS: () => thisOwner,
			XU: () => isDead
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
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
	60730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V5: () => sweepContainers,
			X0: () => sweep,
			iU: () => sweepRun
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52621);
		var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35108);
		var _claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58714);
		var _identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41514);
		var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56537);
		async function sweep(machine, docker, notice) {
			for (let id of await (0, _identity_js__WEBPACK_IMPORTED_MODULE_6__.ho)(machine)) await attempt(() => sweepRun(machine, id, notice), notice);
			await attempt(() => sweepCache(machine, notice), notice);
			docker && await attempt(() => sweepContainers(machine, void 0, notice), notice);
		}
		async function sweepRun(machine, id, notice) {
			let directory = (0, _identity_js__WEBPACK_IMPORTED_MODULE_6__.xw)(machine, id);
			let left = await (0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__.Hk)(() => (0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__.U_)(`TMPDIR=${directory}/`), 0);
			for (let { pid, name } of left) notice(`process ${pid} (${name}) of an earlier run could not be ended`);
			let workdir = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_4__.Tk), "utf8").catch(() => null);
			workdir && await (0, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_4__.hK)(workdir);
			await (0, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(directory);
		}
		async function sweepCache({ cacheDirectory }, notice) {
			for (let { pid, name } of await (0, _tools_js__WEBPACK_IMPORTED_MODULE_7__.q)()) notice(`process ${pid} (${name}) of an earlier run could not be ended`);
			let datasets = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "datasets");
			let folders = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(datasets).catch(() => [])).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(datasets, name));
			for (let folder of [node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "repositories"), ...folders]) for (let directory of await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(folder)) {
				await (0, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
				await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(directory);
			}
		}
		async function sweepContainers(machine, run, notice) {
			let [{ connectDocker }, { removeLeftContainers }] = await Promise.all([Promise.all([
				__webpack_require__.e(3839),
				__webpack_require__.e(9040),
				__webpack_require__.e(8144)
			]).then(__webpack_require__.bind(__webpack_require__, 68144)), __webpack_require__.e(3187).then(__webpack_require__.bind(__webpack_require__, 63187))]);
			let removed = await removeLeftContainers(await connectDocker(machine), run);
			removed > 0 && notice(`removed ${removed} container${removed === 1 ? "" : "s"} that a killed run had left`);
		}
		async function attempt(work, notice) {
			try {
				await work();
			} catch (error) {
				notice(`what an earlier run left could not be removed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
			}
		}
	}),
	56537: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => interruptible,
			q: () => endLeftTools
		});
		var _git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40075);
		var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
		var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);
		let GRACE = 1e3;
		function interruptible(machine, signal) {
			signal.addEventListener("abort", () => void (0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__.vK)(ownTools, GRACE), { once: !0 });
			return {
				...machine,
				async runTool(...call) {
					signal.throwIfAborted();
					let result = await machine.runTool(...call);
					signal.throwIfAborted();
					return result;
				}
			};
		}
		function endLeftTools() {
			return (0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__.vK)(leftTools, GRACE);
		}
		function ownTools(all) {
			return all.filter(({ parent, name }) => parent === process.pid && ["git", "docker"].includes(name));
		}
		function leftTools(all) {
			return all.filter((process) => {
				let owner = process.name === "git" ? (0, _git_git_js__WEBPACK_IMPORTED_MODULE_0__.dT)((0, _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(process)) : null;
				return owner !== null && (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner);
			});
		}
	}),
	52188: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	52621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			return pids().filter((pid) => textOf(`/proc/${pid}/environ`)?.includes(text)).flatMap((pid) => processOf(pid) ?? []);
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
	})
};
