export const id = 3485;
export const ids = [3485];
export const modules = {
	89955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => failBy,
			M: () => failGate
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		var _signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34937);
		function failBy(error) {
			if (error instanceof _signals_js__WEBPACK_IMPORTED_MODULE_3__.j$) {
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(error.message);
				process.exitCode = error.exitCode;
				return;
			}
			let users = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo;
			let stack = error instanceof Error ? error.stack : void 0;
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(users ? error.message : `agentbench itself failed: ${stack ?? (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
			process.exitCode = users ? 2 : 3;
		}
		function failGate(exitCode, { totals, gate, interrupted }) {
			if (exitCode === 0) return;
			let early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(`${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(totals)}. ${[...early, ...gate?.reasons ?? []].join("; ")}`);
			process.exitCode = exitCode;
		}
	}),
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
	65773: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { report: () => report });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
		var _github_place_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(52385);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50769);
		var _report_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92981);
		var _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55557);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9583);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58937);
		var _report_run_page_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39904);
		var _report_sources_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15985);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74135);
		var _baseline_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81116);
		var _comment_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(12614);
		var _fail_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(89955);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7126);
		var _machine_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(51454);
		var _outputs_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(92309);
		var _publish_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(24241);
		var _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(90269);
		async function report() {
			try {
				let options = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_16__.I)();
				await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.inTemporary)((0, _machine_js__WEBPACK_IMPORTED_MODULE_17__.g)(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
			} catch (error) {
				(0, _fail_js__WEBPACK_IMPORTED_MODULE_15__.A)(error);
			}
		}
		async function reportFrom(options, directory) {
			let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_4__.j)(process.env);
			let origin = await originOf(event, options);
			let suite = await findSuite(options, origin, directory);
			suite.run.github = origin.place;
			suite.run.suite = options.suite ?? suite.run.suite;
			origin.measuredBy !== null && (suite.run.change = null);
			let baseline = await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_13__.X)(options, measuringPlace(origin), origin.bases);
			options["fail-on"] === "regression" && options.baseline === "none" && _actions_core__WEBPACK_IMPORTED_MODULE_2__.lm("fail-on: regression: there is no baseline to compare with, so no regression is looked for", { title: "agentbench" });
			let target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(options["results-path"], "report");
			let described = (0, _report_describe_js__WEBPACK_IMPORTED_MODULE_6__.g)(suite, baseline, options, {
				runUrl: origin.runUrl,
				artifactUrl: null
			});
			await (0, _report_files_write_js__WEBPACK_IMPORTED_MODULE_7__.t)(target, described, (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_5__.Br)(described));
			await (0, _report_run_page_js__WEBPACK_IMPORTED_MODULE_10__.writeReportPage)(target, described);
			let artifactId = options["upload-artifact"] ? await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.Se)("The report is", target, (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.j2)(options), options["retention-days"]) : null;
			let here = (0, _github_place_js__WEBPACK_IMPORTED_MODULE_21__.VS)(process.env, event);
			let artifactUrl = artifactId === null || here === null ? null : (0, _github_place_js__WEBPACK_IMPORTED_MODULE_21__.M7)(process.env, here, artifactId);
			let complete = {
				...described,
				artifactUrl
			};
			options.summary && await (0, _publish_js__WEBPACK_IMPORTED_MODULE_19__.summarize)(complete);
			let commentUrl = await (0, _comment_js__WEBPACK_IMPORTED_MODULE_14__.t)({ report: complete }, {
				...origin.target,
				suite: suiteName(options)
			}, options);
			(0, _outputs_js__WEBPACK_IMPORTED_MODULE_18__.n)(complete.run);
			_actions_core__WEBPACK_IMPORTED_MODULE_2__.uH("results-path", node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(target));
			_actions_core__WEBPACK_IMPORTED_MODULE_2__.uH("artifact-id", artifactId ?? "");
			_actions_core__WEBPACK_IMPORTED_MODULE_2__.uH("artifact-url", artifactUrl ?? "");
			_actions_core__WEBPACK_IMPORTED_MODULE_2__.uH("comment-url", commentUrl ?? "");
			_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(`\n${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_9__.Pl)(complete.run.totals)}`);
			for (let note of complete.notes) _actions_core__WEBPACK_IMPORTED_MODULE_2__.lm(note, { title: "agentbench" });
			(0, _fail_js__WEBPACK_IMPORTED_MODULE_15__.M)((0, _run_gate_js__WEBPACK_IMPORTED_MODULE_12__.FO)({
				...complete.run,
				interrupted: null
			}, options), complete.run);
		}
		async function originOf(event, options) {
			let place = (0, _github_place_js__WEBPACK_IMPORTED_MODULE_21__.VS)(process.env, event);
			let runUrl = place === null ? null : (0, _github_place_js__WEBPACK_IMPORTED_MODULE_21__.fL)(process.env, place);
			let repository = place?.repository ?? "";
			let measured = event.workflow_run ?? {};
			if (process.env.GITHUB_EVENT_NAME !== "workflow_run" || typeof measured.id != "number" || place === null) {
				let target = {
					repository,
					pullRequest: place?.pull_request ?? null,
					why: "this event belongs to no pull request"
				};
				return {
					measuredBy: null,
					place,
					bases: (0, _github_place_js__WEBPACK_IMPORTED_MODULE_21__.cF)(process.env, event),
					runUrl,
					target
				};
			}
			let found = options["github-token"] === void 0 ? {
				pull: null,
				why: "github-token is empty"
			} : await (await __webpack_require__.e(1351).then(__webpack_require__.bind(__webpack_require__, 81351))).pullRequestOfRun((await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502))).githubClient(options["github-token"]), event);
			let headSha = typeof measured.head_sha == "string" ? measured.head_sha : null;
			let server = process.env.GITHUB_SERVER_URL ?? "https://github.com";
			return {
				measuredBy: measured.id,
				place: {
					...place,
					head_sha: headSha,
					pull_request: found.pull?.number ?? null
				},
				bases: found.pull === null ? null : {
					baseBranch: found.pull.baseBranch,
					headSha: found.pull.headSha
				},
				runUrl: `${server}/${repository}/actions/runs/${measured.id}`,
				target: {
					repository,
					pullRequest: found.pull?.number ?? null,
					why: found.why ?? ""
				}
			};
		}
		function measuringPlace({ measuredBy, place }) {
			return measuredBy === null || place === null ? place : {
				...place,
				run_id: String(measuredBy)
			};
		}
		async function findSuite(options, origin, directory) {
			let here = options["results-path"];
			let local = origin.measuredBy === null && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(here) ? await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_8__.loadRuns)([here]) : {
				runs: [],
				notes: []
			};
			if (local.runs.length > 0) return (0, _report_sources_js__WEBPACK_IMPORTED_MODULE_11__.E)(local, options, here);
			let { runs, notes } = await uploadedRuns(options, origin, directory);
			let named = `the suite "${suiteName(options)}"`;
			let where = `${here} nor in artifacts of ${named}`;
			let suite = (0, _report_sources_js__WEBPACK_IMPORTED_MODULE_11__.E)({
				runs,
				notes: [...local.notes, ...notes]
			}, options, where);
			runs.length === 0 && suite.notes.length === 0 && suite.notes.push(`no artifact of ${named} was found`);
			return suite;
		}
		async function uploadedRuns(options, { measuredBy, place }, directory) {
			let { downloadArtifact, downloadArtifactOf, listArtifactsOf, listRunArtifacts, logBudget, REPORT_LIMITS } = await Promise.all([
				__webpack_require__.e(3839),
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(663),
				__webpack_require__.e(9730)
			]).then(__webpack_require__.bind(__webpack_require__, 24492));
			let limits = {
				...REPORT_LIMITS,
				logs: logBudget()
			};
			let prefix = await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.suitePrefix)(options);
			if (measuredBy === null) {
				let artifacts = (await listRunArtifacts(prefix)).filter(({ name }) => !(0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.isReport)(name, prefix));
				return (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.runsOf)(artifacts, directory, options.suite, (artifact, target) => downloadArtifact(artifact, target, limits));
			}
			let token = options["github-token"];
			if (token === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo("github-token: is empty, and the results of another run are to be read");
			let { githubClient } = await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
			let client = githubClient(token);
			let [owner, repo] = place.repository.split("/");
			let run = {
				owner,
				repo,
				runId: measuredBy
			};
			let artifacts = (await listArtifactsOf(client, run, prefix)).filter(({ name }) => !(0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.isReport)(name, prefix));
			return (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_20__.runsOf)(artifacts, directory, options.suite, (artifact, target) => downloadArtifactOf(client, run, artifact, target, limits));
		}
		function suiteName(options) {
			return options.suite ?? process.env.GITHUB_WORKFLOW ?? "";
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
	58508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	})
};
