export const id = 3099;
export const ids = [3099];
export const modules = {
	40724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => isGitSetting,
			MU: () => isOurs,
			Wq: () => HOST_NAMES,
			_c: () => isKeptFromTools,
			cj: () => isRunners,
			rG: () => holdsOwnSecret
		});
		let RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
		let OURS = /^AGENTBENCH_/;
		let SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
		let KEPT_FROM_TOOLS = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
		let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
		let HOST_NAMES = [
			"PATH",
			"HOME",
			"USER",
			"LANG",
			"TERM"
		];
		let isRunners = (name) => RUNNERS.test(name);
		let isOurs = (name) => OURS.test(name);
		let holdsOwnSecret = (name) => SECRET_HOLDERS.test(name);
		let isKeptFromTools = (name) => KEPT_FROM_TOOLS.test(name);
		let isGitSetting = (name) => GIT_SETTINGS.test(name);
	}),
	45503: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => NotReadable,
			X: () => readRegularFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		class NotReadable extends Error {
			name = "NotReadable";
		}
		function readRegularFile(file, limit, { follow = !1, space } = {}) {
			let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (follow ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
			let descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
			try {
				let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
				if (!stats.isFile()) throw new NotReadable("it is not a regular file");
				if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes; the limit is ${limit}`);
				let bytes = space !== void 0 && stats.size <= space.length ? space.subarray(0, stats.size) : Buffer.allocUnsafe(stats.size);
				let read = 0;
				for (let more = -1; read < bytes.length && more !== 0; read += more) more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, read, bytes.length - read, null);
				return bytes.subarray(0, read);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	23137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => madeOfText,
			W: () => described
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30252);
		zod_mini__WEBPACK_IMPORTED_MODULE_0__.$W((0, zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__.A)());
		function described(schema, description) {
			let clone = schema.clone();
			zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.add(clone, { description });
			return clone;
		}
		function madeOfText(read) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((text, { issues }) => read(text, (message) => {
				issues.push({
					code: "custom",
					message,
					input: text
				});
				return zod_mini__WEBPACK_IMPORTED_MODULE_0__.tm;
			})));
		}
	}),
	71744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cd: () => INSTANCE_ID,
			M1: () => rowSchema,
			Ps: () => NUL_FAULT,
			rc: () => manifestSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
		let RESULT_FILES = [
			"run.json",
			"trace.json",
			"report.html"
		];
		let GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
		let COMMIT = /^[0-9a-f]{7,64}$/i;
		let IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
		let NUL_FAULT = "holds a NUL character (\\u0000)";
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, "is empty"), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((given) => !given.includes("\0"), NUL_FAULT));
		let actions = zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e6)));
		let rowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
			instance_id: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
			task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
			problem_statement: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "The prompt"),
			success_command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
			base_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
			image_tag: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Image name for `keep-image`"),
			repo_url: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(GIT_URL, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
			base_commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Commit that is checked out"),
			commit_hash: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Alternative name of base_commit"),
			start_new_session: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()), "Run the success command in its own session (always the case)"),
			human_actions_lower_bound: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(actions),
			human_actions_upper_bound: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(actions)
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => !RESULT_FILES.includes(row.instance_id), {
			path: ["instance_id"],
			error: "is the name of a file among the results; use another name"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => row.instance_id !== "all", {
			path: ["instance_id"],
			error: "is reserved: it selects every instance; use another name"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => row.repo_url === void 0 || (row.base_commit ?? row.commit_hash) !== void 0, {
			path: ["base_commit"],
			error: "is required with repo_url; give the commit to check out"
		}));
		let manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
			testbed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
		});
	}),
	16005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cU: () => choicesOf,
			W6: () => optionNames,
			ci: () => optionsSchema,
			ny: () => takes
		});
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var registries = __webpack_require__(29396);
		let TAKEN_BY = {
			what: ["run", "plan"],
			agent: ["run"],
			testbed: ["run"],
			evaluation: ["run"],
			run: ["run"],
			report: ["run", "report"]
		};
		let meta = registries.u5();
		function optional(schema, about) {
			let described = schemas.lqM(schema);
			meta.add(described, about);
			return described;
		}
		function defaulted(schema, text, about) {
			let described = schemas.SdS(schema, text);
			meta.add(described, {
				...about,
				default: text
			});
			return described;
		}
		function metaOf(schema) {
			return meta.get(schema);
		}
		function commandsOf({ group, takenBy }) {
			return takenBy ?? TAKEN_BY[group];
		}
		var values = __webpack_require__(68739);
		let options_text = schemas.YjP();
		let nonEmpty = options_text.check(api.m9(1));
		let optionsSchema = schemas.rej({
			dataset: defaulted(options_text, "setupbench", {
				group: "what",
				description: "Dataset to run: `setupbench`, `prdbench`, or a directory with `scenarios/*.jsonl` and `fixtures/`."
			}),
			"dataset-path": optional(options_text, {
				group: "what",
				description: "Local checkout of the dataset, used instead of fetching it."
			}),
			"dataset-repository": optional(options_text, {
				group: "what",
				description: "Git URL to fetch the dataset from. Default: the dataset's public repository."
			}),
			"dataset-ref": optional(options_text, {
				group: "what",
				description: "Commit, tag or branch of `dataset-repository`. Default: a pinned commit of the public repository, `HEAD` of any other."
			}),
			instances: defaulted(values.Tp, "all", {
				group: "what",
				description: "Instances to run: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude` or `all`, separated by newlines or commas, or as a JSON array."
			}),
			"agent-command": optional(nonEmpty, {
				group: "agent",
				description: "Command that runs the agent, executed by `bash` in the workdir of each instance. Required, except for the example dataset."
			}),
			"agent-setup": optional(options_text, {
				group: "agent",
				description: "Command that runs in the testbed before the agent, with a time limit of its own (as long as `agent-timeout`)."
			}),
			"agent-directory": optional(options_text, {
				group: "agent",
				description: "Directory on the runner that is available to the agent: read-only at `/opt/agent` on Docker, at its own path on the host. `AGENTBENCH_AGENT_DIR` holds the path."
			}),
			"agent-env": defaulted(values.FV, "", {
				group: "agent",
				description: "Environment variables of the agent: `NAME=value` lines, or `NAME` to copy a variable of the job. The values are redacted as secrets."
			}),
			"agent-timeout": defaulted(values.p0, "2h", {
				group: "agent",
				description: "Time limit of the agent in each trial. The evaluation runs in any case."
			}),
			"agent-name": optional(options_text, {
				group: "agent",
				description: "Name of the agent in results and comments."
			}),
			"agent-model": optional(options_text, {
				group: "agent",
				description: "Name of the model in results and comments."
			}),
			testbed: defaulted(schemas.k5n([
				"auto",
				"docker",
				"host"
			]), "auto", {
				group: "testbed",
				description: "Where trials run: `docker` (one container for each trial), `host` (the runner itself), or `auto` (the testbed that the dataset declares, otherwise Docker)."
			}),
			image: optional(options_text, {
				group: "testbed",
				description: "Docker image for all instances, instead of the image in each dataset row."
			}),
			"image-map": defaulted(values.gX, "", {
				group: "testbed",
				description: "Docker images to replace, one `from=to` on each line."
			}),
			workdir: optional(options_text, {
				group: "testbed",
				description: "Working directory of the agent and the evaluation. Default: `/testbed` on Docker, a new directory for each trial on the host."
			}),
			network: defaulted(schemas.k5n(["bridge", "none"]), "bridge", {
				group: "testbed",
				description: "Network of the container: `bridge`, or `none` for no network. Docker only."
			}),
			cpus: optional(values.qF, {
				group: "testbed",
				description: "CPU limit of the container, for example `2`. Docker only. Default: no limit."
			}),
			memory: optional(values.Ej, {
				group: "testbed",
				description: "Memory limit of the container, for example `8GiB`. Docker only. Default: no limit."
			}),
			"keep-image": defaulted(values.Jt, "false", {
				group: "testbed",
				flag: !0,
				description: "Commit the container as the image `image_tag` of its dataset row, after the agent and before the evaluation (with the suffix `-trial-k` from the second trial on)."
			}),
			"evaluation-timeout": defaulted(values.p0, "30m", {
				group: "evaluation",
				description: "Time limit of the evaluation. When it is reached, the output so far decides the verdict."
			}),
			"testcase-timeout": defaulted(values.p0, "5m", {
				group: "evaluation",
				description: "Time limit of one test case of a test plan."
			}),
			mode: defaulted(schemas.k5n([
				"dev",
				"free",
				"debug"
			]), "dev", {
				group: "evaluation",
				takenBy: ["run", "plan"],
				description: "PRDbench mode: `dev` (the agent sees the test plan), `free` (the agent sees only the requirements, and a judge scores them), `debug` (as `dev`, then a second round in which the agent also sees the reports)."
			}),
			"pass-score": defaulted(values.zO, "1.0", {
				group: "evaluation",
				description: "Minimum score (0..1) over all points of a test plan for a trial to pass."
			}),
			judge: defaulted(schemas.k5n([
				"none",
				"command",
				"openai"
			]), "none", {
				group: "evaluation",
				description: "Judge for test points that no test or file comparison decides: `none`, `command` (see `judge-command`), or `openai` (any OpenAI-compatible endpoint)."
			}),
			"judge-command": optional(nonEmpty, {
				group: "evaluation",
				description: "Command of the `command` judge. It reads one JSON object from standard input and prints `{\"score\": 0|1|2, \"explanation\": \"…\"}` as its last line."
			}),
			"judge-model": optional(nonEmpty, {
				group: "evaluation",
				description: "Model of the judge; the `command` judge gets it as `AGENTBENCH_JUDGE_MODEL`."
			}),
			"judge-base-url": optional(schemas.OZ5({
				protocol: /^https?$/,
				error: (issue) => `"${issue.input}" is not an http(s) URL`
			}), {
				group: "evaluation",
				description: "Base URL of the endpoint of the `openai` judge. Default: the OpenAI API."
			}),
			"judge-api-key": optional(options_text, {
				group: "evaluation",
				description: "API key of the `openai` judge. It is redacted everywhere and never passed to the agent."
			}),
			"judge-samples": defaulted(values.U9, "1", {
				group: "evaluation",
				description: "Number of verdicts for each point. The most frequent score counts; in a tie, the lowest."
			}),
			trials: defaulted(values.U9, "1", {
				group: "run",
				takenBy: [
					"run",
					"plan",
					"report"
				],
				description: "Number of trials for each instance."
			}),
			parallel: defaulted(values.U9, "1", {
				group: "run",
				description: "Number of trials that run at the same time."
			}),
			"results-path": defaulted(nonEmpty, "agentbench-results", {
				group: "run",
				takenBy: ["run", "report"],
				description: "Directory for the results. A report reads the results in it and writes its files to `report/` below it."
			}),
			resume: defaulted(values.Jt, "false", {
				group: "run",
				flag: !0,
				description: "Keep the `passed` and `failed` trials of an earlier run in `results-path` and run only the others. A re-run of a workflow does this automatically."
			}),
			shard: optional(values.B5, {
				group: "run",
				description: "Run only one part of the selected instances, for example `1/4`."
			}),
			"max-duration": optional(values.p0, {
				group: "run",
				description: "Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`."
			}),
			"max-cost": optional(values.E9, {
				group: "run",
				description: "Cost limit of the whole run in USD, counted from the cost that agents report. Running trials finish; remaining trials count as `not_run`."
			}),
			"max-log-size": defaulted(values.Ej, "16MiB", {
				group: "run",
				description: "Size limit of each log file. The beginning and the end are kept, and the cut is marked."
			}),
			"max-output-size": defaulted(values.Ej, "64MiB", {
				group: "run",
				description: "Size limit of the files collected from `AGENTBENCH_OUTPUT_DIR` for each trial."
			}),
			suite: optional(nonEmpty, {
				group: "report",
				actionDefault: "${{ github.workflow }}",
				description: "Name of the suite. Runs of the same suite share one comment."
			}),
			"upload-artifact": defaulted(values.Jt, "true", {
				group: "report",
				flag: !0,
				actionOnly: !0,
				description: "Upload the results as a workflow artifact."
			}),
			"artifact-name": defaulted(nonEmpty, "agentbench", {
				group: "report",
				actionOnly: !0,
				description: "Prefix of the artifact's name, followed by suite, job, step and attempt."
			}),
			"retention-days": optional(values.U9, {
				group: "report",
				actionOnly: !0,
				description: "Number of days to keep the artifact. Default: the repository's setting."
			}),
			summary: defaulted(values.Jt, "true", {
				group: "report",
				flag: !0,
				actionOnly: !0,
				description: "Write the step summary."
			}),
			comment: defaulted(schemas.k5n([
				"auto",
				"always",
				"changes",
				"failures",
				"never"
			]), "auto", {
				group: "report",
				actionOnly: !0,
				description: "When to write the pull request comment: `auto` (if there is a pull request and the token permits it), `always` (with a warning if it is not possible), `changes` (if a verdict differs from the existing comment), `failures` (if a trial did not pass), `never`."
			}),
			"comment-author": defaulted(options_text, "github-actions[bot]", {
				group: "report",
				actionOnly: !0,
				description: "Login of the author of the comment. Comments by other authors are never changed."
			}),
			"github-token": optional(options_text, {
				group: "report",
				actionOnly: !0,
				actionDefault: "${{ github.token }}",
				description: "Token for the comment (`pull-requests: write`) and for a history on a branch (`contents: write`)."
			}),
			baseline: defaulted(nonEmpty, "none", {
				group: "report",
				takenBy: [
					"run",
					"plan",
					"report"
				],
				description: "Results to compare with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results."
			}),
			history: defaulted(values.b6, "none", {
				group: "report",
				takenBy: ["report"],
				description: "Where to keep the history of reports, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`)."
			}),
			tolerance: defaulted(values.zO, "0", {
				group: "report",
				description: "Changes of rate or score up to this size (0..1) are ignored, even if significant."
			}),
			"fail-on": defaulted(schemas.k5n([
				"error",
				"never",
				"failure",
				"regression"
			]), "error", {
				group: "report",
				description: "When the gate fails: `error` (a trial could not be measured), `failure` (as `error`, or a trial failed), `regression` (as `error`, or the results are significantly worse than the baseline), `never`."
			}),
			"min-success-rate": optional(values.zO, {
				group: "report",
				description: "The gate also fails if the success rate (0..1) is lower."
			}),
			"min-score": optional(values.zO, {
				group: "report",
				description: "The gate also fails if the score (0..1) is lower."
			}),
			"max-jobs": defaulted(values.LR, "256", {
				group: "report",
				takenBy: ["plan"],
				description: "Maximum number of jobs in the matrix, up to 256 (a limit of GitHub)."
			}),
			matrix: optional(values.UP, {
				group: "report",
				takenBy: ["report"],
				description: "The matrix that `plan` made. Planned trials without a result count as `not_run`."
			}),
			"job-index": defaulted(options_text.check(api.Fk(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` })), "0", {
				group: "report",
				actionOnly: !0,
				actionDefault: "${{ strategy.job-index }}",
				description: "Index of the job in its matrix, part of the artifact's name. The default is right in every workflow."
			})
		});
		let optionNames = Object.keys(optionsSchema.shape);
		function describeOption(name) {
			return metaOf(optionsSchema.shape[name]);
		}
		function takes(command, name) {
			return commandsOf(describeOption(name)).includes(command);
		}
		function choicesOf(name) {
			let schema = optionsSchema.shape[name];
			for (; schema instanceof schemas.ilq || schema instanceof schemas.Xz9;) schema = schema._zod.def.innerType;
			return schema instanceof schemas.uGA ? schema.options : null;
		}
	}),
	90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16005);
		function parseOptions(texts) {
			let given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text.trim() !== ""));
			let parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__.ci.safeParse(given);
			if (parsed.success) return parsed.data;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join("\n"));
		}
		function explain(issue, given) {
			if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__.W6)}?`);
			let name = String(issue.path[0]);
			let choices = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.cU)(name);
			if (choices === null) return [`${name}: ${issue.message}`];
			let text = given[name];
			return [`${name}: "${text}" is not one of ${choices.join(", ")}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(text, choices)}?`];
		}
	}),
	73762: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => size,
			p: () => duration
		});
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let DURATION_UNITS = {
			ms: 1,
			s: 1e3,
			m: 6e4,
			h: 36e5,
			d: 864e5
		};
		let SIZE_UNITS = {
			B: 1,
			KB: 1e3,
			MB: 1e6,
			GB: 1e9,
			KiB: 1024,
			MiB: 1024 ** 2,
			GiB: 1024 ** 3
		};
		let LONGEST_DURATION = 2 ** 31 - 1;
		let duration = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let milliseconds = sumOfUnits(text, DURATION_UNITS);
			if (milliseconds === null || milliseconds <= 0) return refuse(`"${text}" is not a duration; write for example 90s, 30m or 2h`);
			if (milliseconds > LONGEST_DURATION) return refuse(`"${text}" is longer than the limit of 24 days`);
			return milliseconds;
		});
		let size = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let bytes = sumOfUnits(text, SIZE_UNITS);
			if (bytes === null || bytes <= 0) return refuse(`"${text}" is not a size; write for example 64MiB or 2GiB`);
			return bytes;
		});
		function sumOfUnits(text, units) {
			if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(text.trim())) return null;
			let sum = 0;
			for (let [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
				if (!Object.hasOwn(units, unit)) return null;
				sum += Number(amount) * units[unit];
			}
			return Math.round(sum);
		}
	}),
	68739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B5: () => shard,
			E9: () => dollars,
			Ej: () => _units_js__WEBPACK_IMPORTED_MODULE_1__.E,
			FV: () => agentEnvironment,
			Jt: () => flag,
			LR: () => jobs,
			Tp: () => selectors,
			U9: () => count,
			UP: () => matrix,
			b6: () => history,
			gX: () => imageMap,
			p0: () => _units_js__WEBPACK_IMPORTED_MODULE_1__.p,
			qF: () => cpus,
			zO: () => fraction
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40724);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73762);
		let flag = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let value = text.trim().toLowerCase();
			if ([
				"true",
				"yes",
				"1"
			].includes(value)) return !0;
			if ([
				"false",
				"no",
				"0"
			].includes(value)) return !1;
			return refuse(`"${text}" is neither true nor false`);
		});
		let count = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => /^[1-9]\d{0,5}$/.test(text) ? Number(text) : refuse(`"${text}" is not a whole number from 1`));
		let jobs = count.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => value <= 256, { error: "is more than the 256 jobs that GitHub takes" }));
		let matrix = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let parsed = matrixSchema.safeParse(parseOrUndefined(text));
			if (parsed.success) return parsed.data;
			return refuse("is not the matrix that plan prints: {\"include\": [{\"name\", \"instances\", \"shard\"}]}");
		});
		let matrixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ include: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			instances: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			shard: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[1-9]\d*\/[1-9]\d*$/))
		})) });
		let fraction = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(text) ? Number(text) : refuse(`"${text}" is not a number from 0 to 1`));
		let history = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			if (text === "none") return null;
			let [, branch] = /^branch:(.*)$/s.exec(text) ?? [];
			if (branch === void 0) return { directory: text };
			if (/^(?!.*(\.\.|\/\/|\/\.|\.lock(\/|$)|[./]$))\w[\w./-]{0,199}$/.test(branch)) return { branch };
			return refuse(`"${branch}" is not the name of a branch; write for example branch:agentbench-history`);
		});
		let cpus = decimal((value) => value > 0, "a number of CPUs; write for example 2 or 1.5");
		let dollars = decimal(() => !0, "an amount in USD; write for example 25");
		let shard = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let [, index, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
			if (index === void 0 || Number(index) > Number(total)) return refuse(`"${text}" is not a shard; write for example 1/4`);
			return {
				index: Number(index),
				total: Number(total)
			};
		});
		let selectors = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let list = text.trim().startsWith("[") ? jsonEntries(text) : entries(text.replaceAll(",", "\n"));
			if (list === null) return refuse("begins with [ but is not a JSON array of strings");
			if (list.length === 0) return refuse("names no instance; write all for every one");
			if (list.some((entry) => /^!?\s*(type:\s*)?$/.test(entry))) return refuse("holds an empty selector");
			return list;
		});
		let imageMap = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let map = new Map();
			for (let line of entries(text)) {
				let [from, to, rest] = line.split("=").map((part) => part.trim());
				if (!from || !to || rest !== void 0) return refuse(`"${line}" is not of the form from=to`);
				map.set(from, to);
			}
			return map;
		});
		let agentEnvironment = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
			let variables = [];
			for (let [index, line] of text.split(/\r?\n/).entries()) {
				if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
				let [, name, assigned, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(line) ?? [];
				name === void 0 ? refuse(`line ${index + 1} is neither NAME=value nor NAME`) : (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_4__.MU)(name) ? refuse(`line ${index + 1}: ${name} is set by agentbench itself; take another name`) : assigned === void 0 && (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_4__.cj)(name) ? refuse(`line ${index + 1}: ${name} belongs to the runner and is not passed through; write ${name}=… if the agent must have it`) : variables.push({
					name,
					value: assigned === void 0 ? null : value
				});
			}
			return variables;
		});
		function decimal(allows, what) {
			return (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
				let value = Number(text);
				if (/^(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) && allows(value)) return value;
				return refuse(`"${text}" is not ${what}`);
			});
		}
		function parseOrUndefined(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function jsonEntries(text) {
			let parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()).safeParse(parseOrUndefined(text));
			return parsed.success ? parsed.data.map((entry) => entry.trim()) : null;
		}
		function entries(text) {
			return text.split("\n").map((entry) => entry.trim()).filter((entry) => entry !== "");
		}
	})
};
