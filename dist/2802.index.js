export const id = 2802;
export const ids = [2802];
export const modules = {
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
	2802: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { cli: () => cli });
		var promises_ = __webpack_require__(58500);
		var commander = __webpack_require__(67375);
		var errors = __webpack_require__(45145);
		var signals = __webpack_require__(68785);
		var version = __webpack_require__(7844);
		let FLAGS = JSON.parse("[{\"name\":\"dataset\",\"group\":\"what\",\"description\":\"Dataset to run: `setupbench`, `prdbench`, or a directory with `scenarios/*.jsonl` and `fixtures/`.\",\"default\":\"setupbench\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"dataset-path\",\"group\":\"what\",\"description\":\"Local checkout of the dataset, used instead of fetching it.\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"dataset-repository\",\"group\":\"what\",\"description\":\"Git URL to fetch the dataset from. Default: the dataset's public repository.\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"dataset-ref\",\"group\":\"what\",\"description\":\"Commit, tag or branch of `dataset-repository`. Default: a pinned commit of the public repository, `HEAD` of any other.\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"instances\",\"group\":\"what\",\"description\":\"Instances to run: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude` or `all`, separated by newlines or commas, or as a JSON array.\",\"default\":\"all\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"agent-command\",\"group\":\"agent\",\"description\":\"Command that runs the agent, executed by `bash` in the workdir of each instance. Required, except for the example dataset.\",\"commands\":[\"run\"]},{\"name\":\"agent-setup\",\"group\":\"agent\",\"description\":\"Command that runs in the testbed before the agent, with a time limit of its own (as long as `agent-timeout`).\",\"commands\":[\"run\"]},{\"name\":\"agent-directory\",\"group\":\"agent\",\"description\":\"Directory on the runner that is available to the agent: read-only at `/opt/agent` on Docker, at its own path on the host. `AGENTBENCH_AGENT_DIR` holds the path.\",\"commands\":[\"run\"]},{\"name\":\"agent-env\",\"group\":\"agent\",\"description\":\"Environment variables of the agent: `NAME=value` lines, or `NAME` to copy a variable of the job. The values are redacted as secrets.\",\"default\":\"\",\"commands\":[\"run\"]},{\"name\":\"agent-timeout\",\"group\":\"agent\",\"description\":\"Time limit of the agent in each trial. The evaluation runs in any case.\",\"default\":\"2h\",\"commands\":[\"run\"]},{\"name\":\"agent-name\",\"group\":\"agent\",\"description\":\"Name of the agent in results and comments.\",\"commands\":[\"run\"]},{\"name\":\"agent-model\",\"group\":\"agent\",\"description\":\"Name of the model in results and comments.\",\"commands\":[\"run\"]},{\"name\":\"testbed\",\"group\":\"testbed\",\"description\":\"Where trials run: `docker` (one container for each trial), `host` (the runner itself), or `auto` (the testbed that the dataset declares, otherwise Docker).\",\"default\":\"auto\",\"choices\":[\"auto\",\"docker\",\"host\"],\"commands\":[\"run\"]},{\"name\":\"image\",\"group\":\"testbed\",\"description\":\"Docker image for all instances, instead of the image in each dataset row.\",\"commands\":[\"run\"]},{\"name\":\"image-map\",\"group\":\"testbed\",\"description\":\"Docker images to replace, one `from=to` on each line.\",\"default\":\"\",\"commands\":[\"run\"]},{\"name\":\"workdir\",\"group\":\"testbed\",\"description\":\"Working directory of the agent and the evaluation. Default: `/testbed` on Docker, a new directory for each trial on the host.\",\"commands\":[\"run\"]},{\"name\":\"network\",\"group\":\"testbed\",\"description\":\"Network of the container: `bridge`, or `none` for no network. Docker only.\",\"default\":\"bridge\",\"choices\":[\"bridge\",\"none\"],\"commands\":[\"run\"]},{\"name\":\"cpus\",\"group\":\"testbed\",\"description\":\"CPU limit of the container, for example `2`. Docker only. Default: no limit.\",\"commands\":[\"run\"]},{\"name\":\"memory\",\"group\":\"testbed\",\"description\":\"Memory limit of the container, for example `8GiB`. Docker only. Default: no limit.\",\"commands\":[\"run\"]},{\"name\":\"keep-image\",\"group\":\"testbed\",\"description\":\"Commit the container as the image `image_tag` of its dataset row, after the agent and before the evaluation (with the suffix `-trial-k` from the second trial on).\",\"default\":\"false\",\"flag\":true,\"commands\":[\"run\"]},{\"name\":\"evaluation-timeout\",\"group\":\"evaluation\",\"description\":\"Time limit of the evaluation. When it is reached, the output so far decides the verdict.\",\"default\":\"30m\",\"commands\":[\"run\"]},{\"name\":\"testcase-timeout\",\"group\":\"evaluation\",\"description\":\"Time limit of one test case of a test plan.\",\"default\":\"5m\",\"commands\":[\"run\"]},{\"name\":\"mode\",\"group\":\"evaluation\",\"description\":\"PRDbench mode: `dev` (the agent sees the test plan), `free` (the agent sees only the requirements, and a judge scores them), `debug` (as `dev`, then a second round in which the agent also sees the reports).\",\"default\":\"dev\",\"choices\":[\"dev\",\"free\",\"debug\"],\"commands\":[\"run\",\"plan\"]},{\"name\":\"pass-score\",\"group\":\"evaluation\",\"description\":\"Minimum score (0..1) over all points of a test plan for a trial to pass.\",\"default\":\"1.0\",\"commands\":[\"run\"]},{\"name\":\"judge\",\"group\":\"evaluation\",\"description\":\"Judge for test points that no test or file comparison decides: `none`, `command` (see `judge-command`), or `openai` (any OpenAI-compatible endpoint).\",\"default\":\"none\",\"choices\":[\"none\",\"command\",\"openai\"],\"commands\":[\"run\"]},{\"name\":\"judge-command\",\"group\":\"evaluation\",\"description\":\"Command of the `command` judge. It reads one JSON object from standard input and prints `{\\\"score\\\": 0|1|2, \\\"explanation\\\": \\\"…\\\"}` as its last line.\",\"commands\":[\"run\"]},{\"name\":\"judge-model\",\"group\":\"evaluation\",\"description\":\"Model of the judge; the `command` judge gets it as `AGENTBENCH_JUDGE_MODEL`.\",\"commands\":[\"run\"]},{\"name\":\"judge-base-url\",\"group\":\"evaluation\",\"description\":\"Base URL of the endpoint of the `openai` judge. Default: the OpenAI API.\",\"commands\":[\"run\"]},{\"name\":\"judge-api-key\",\"group\":\"evaluation\",\"description\":\"API key of the `openai` judge. It is redacted everywhere and never passed to the agent.\",\"commands\":[\"run\"]},{\"name\":\"judge-samples\",\"group\":\"evaluation\",\"description\":\"Number of verdicts for each point. The most frequent score counts; in a tie, the lowest.\",\"default\":\"1\",\"commands\":[\"run\"]},{\"name\":\"trials\",\"group\":\"run\",\"description\":\"Number of trials for each instance.\",\"default\":\"1\",\"commands\":[\"run\",\"plan\",\"report\"]},{\"name\":\"parallel\",\"group\":\"run\",\"description\":\"Number of trials that run at the same time.\",\"default\":\"1\",\"commands\":[\"run\"]},{\"name\":\"results-path\",\"group\":\"run\",\"description\":\"Directory for the results. A report reads the results in it and writes its files to `report/` below it.\",\"default\":\"agentbench-results\",\"commands\":[\"run\",\"report\"]},{\"name\":\"resume\",\"group\":\"run\",\"description\":\"Keep the `passed` and `failed` trials of an earlier run in `results-path` and run only the others. A re-run of a workflow does this automatically.\",\"default\":\"false\",\"flag\":true,\"commands\":[\"run\"]},{\"name\":\"shard\",\"group\":\"run\",\"description\":\"Run only one part of the selected instances, for example `1/4`.\",\"commands\":[\"run\"]},{\"name\":\"max-duration\",\"group\":\"run\",\"description\":\"Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`.\",\"commands\":[\"run\"]},{\"name\":\"max-cost\",\"group\":\"run\",\"description\":\"Cost limit of the whole run in USD, counted from the cost that agents report. Running trials finish; remaining trials count as `not_run`.\",\"commands\":[\"run\"]},{\"name\":\"max-log-size\",\"group\":\"run\",\"description\":\"Size limit of each log file. The beginning and the end are kept, and the cut is marked.\",\"default\":\"16MiB\",\"commands\":[\"run\"]},{\"name\":\"max-output-size\",\"group\":\"run\",\"description\":\"Size limit of the files collected from `AGENTBENCH_OUTPUT_DIR` for each trial.\",\"default\":\"64MiB\",\"commands\":[\"run\"]},{\"name\":\"suite\",\"group\":\"report\",\"description\":\"Name of the suite. Runs of the same suite share one comment.\",\"commands\":[\"run\",\"report\"]},{\"name\":\"baseline\",\"group\":\"report\",\"description\":\"Results to compare with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results.\",\"default\":\"none\",\"commands\":[\"run\",\"plan\",\"report\"]},{\"name\":\"history\",\"group\":\"report\",\"description\":\"Where to keep the history of reports, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`).\",\"default\":\"none\",\"commands\":[\"report\"]},{\"name\":\"tolerance\",\"group\":\"report\",\"description\":\"Changes of rate or score up to this size (0..1) are ignored, even if significant.\",\"default\":\"0\",\"commands\":[\"run\",\"report\"]},{\"name\":\"fail-on\",\"group\":\"report\",\"description\":\"When the gate fails: `error` (a trial could not be measured), `failure` (as `error`, or a trial failed), `regression` (as `error`, or the results are significantly worse than the baseline), `never`.\",\"default\":\"error\",\"choices\":[\"error\",\"never\",\"failure\",\"regression\"],\"commands\":[\"run\",\"report\"]},{\"name\":\"min-success-rate\",\"group\":\"report\",\"description\":\"The gate also fails if the success rate (0..1) is lower.\",\"commands\":[\"run\",\"report\"]},{\"name\":\"min-score\",\"group\":\"report\",\"description\":\"The gate also fails if the score (0..1) is lower.\",\"commands\":[\"run\",\"report\"]},{\"name\":\"max-jobs\",\"group\":\"report\",\"description\":\"Maximum number of jobs in the matrix, up to 256 (a limit of GitHub).\",\"default\":\"256\",\"commands\":[\"plan\"]},{\"name\":\"matrix\",\"group\":\"report\",\"description\":\"The matrix that `plan` made. Planned trials without a result count as `not_run`.\",\"commands\":[\"report\"]}]");
		var print = __webpack_require__(12694);
		async function cli(args, root) {
			let exitCode = 0;
			let named = args.find((arg) => !arg.startsWith("-"));
			let program = new commander.uB("agentbench").description("Measure coding agents: run them on SetupBench, PRDbench or your own tasks, and verify the results.").version(version.x).exitOverride().configureOutput({
				writeOut: (text) => (0, print.yy)(text),
				writeErr: (text) => (0, print.yy)(text, process.stderr)
			}).configureHelp({ showGlobalOptions: !0 }).showHelpAfterError("(agentbench --help lists the commands)");
			let unprinted = !1;
			for (let stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
				if ((0, errors.$N)(error) === "EPIPE") return;
				unprinted || (0, print.cc)(`further output is lost: ${error.message}`);
				unprinted = !0;
			});
			let run = program.command("run").description("Measure an agent. Without a dataset and an agent, run the example dataset with its scripted agent.");
			addOptions(run, ({ commands }) => commands.includes("run"), named);
			run.option("--json", "print the run's record as JSON").action(async ({ json, ...given }) => {
				let { runCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(5364),
					__webpack_require__.e(3099),
					__webpack_require__.e(2444),
					__webpack_require__.e(4669),
					__webpack_require__.e(5693),
					__webpack_require__.e(6411),
					__webpack_require__.e(2720)
				]).then(__webpack_require__.bind(__webpack_require__, 32720));
				exitCode = await runCommand(kebab(given), json === !0, root);
			});
			let report = program.command("report").description("Report the results of one suite: totals, confidence intervals, change against a baseline, report files. Results of several agents are compared instead: leaderboard, tests of all pairs, pass@k, cost, tables for a paper. A comparison has no gate.").argument("[directories...]", "directories of results (default: results-path); NAME=DIRECTORY gives a run of a comparison its name");
			addOptions(report, ({ commands }) => commands.includes("report"), named);
			report.option("--json", "print the report, or the comparison, as JSON").action(async (directories, { json, ...given }) => {
				let { reportCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9314),
					__webpack_require__.e(9132),
					__webpack_require__.e(5364),
					__webpack_require__.e(7705),
					__webpack_require__.e(3099),
					__webpack_require__.e(3128),
					__webpack_require__.e(4996),
					__webpack_require__.e(717),
					__webpack_require__.e(8356),
					__webpack_require__.e(9745),
					__webpack_require__.e(6707)
				]).then(__webpack_require__.bind(__webpack_require__, 78969));
				exitCode = await reportCommand(directories, kebab(given), json === !0);
			});
			program.command("show").description("Show saved results: all trials of a run, or one trial in detail.").argument("[results]", "directory of one or more runs", "agentbench-results").argument("[instance]", "instances to show in detail: ids, globs, type:…, as in --instances of run").option("--trial <number>", "only this trial of each instance").option("--log <name>", "print a log: agent, evaluation, prerunner, or another log of the trial").option("--json", "print everything as JSON").action(async (results, instance, flags) => {
				let { showCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9314),
					__webpack_require__.e(9132),
					__webpack_require__.e(7705),
					__webpack_require__.e(8356),
					__webpack_require__.e(8116)
				]).then(__webpack_require__.bind(__webpack_require__, 47832));
				exitCode = await showCommand(results, instance, flags);
			});
			let validate = program.command("validate").description("Check a dataset, and count its instances by type, image and fixture.");
			addOptions(validate, ({ name, group }) => name === "mode" || group === "what", named);
			validate.option("--json", "print the counts as JSON").action(async ({ json, ...given }) => {
				let { validateCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(3099),
					__webpack_require__.e(2444),
					__webpack_require__.e(4715)
				]).then(__webpack_require__.bind(__webpack_require__, 46875));
				exitCode = await validateCommand(kebab(given), json === !0);
			});
			let plan = program.command("plan").description("Divide the selected instances among the jobs of a matrix.");
			addOptions(plan, ({ commands }) => commands.includes("plan"), named);
			plan.option("--json", "print {\"matrix\": …, \"count\": n}").action(async ({ json, ...given }) => {
				let { planCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(3099),
					__webpack_require__.e(2444),
					__webpack_require__.e(7741),
					__webpack_require__.e(9890)
				]).then(__webpack_require__.bind(__webpack_require__, 49890));
				exitCode = await planCommand(kebab(given), json === !0);
			});
			program.command("evaluate").description("Replacement for SetupBench's evaluation_harness.py: run one success command in the agent's testbed, and write the verdict.").argument("<metadata>", "path of the task's metadata JSON file").option("-c, --command <cmd>", "override the metadata's success_command").option("-n, --new-session", "run the command in a new session (it always is)").option("-w, --workdir <dir>", "directory in which to run the success command", "/testbed").option("-o, --output <file>", "destination of the JSON result file", "/testbed/_output_/test_results.json").option("-q, --quiet", "suppress informational output").option("--verbose", "show informational output (the default)").addOption(new commander.c$("--evaluation-timeout <duration>", "time limit of the command").default("30m")).action(async (metadata, given) => {
				let { evaluateCommand } = await Promise.all([__webpack_require__.e(4343), __webpack_require__.e(1370)]).then(__webpack_require__.bind(__webpack_require__, 21370));
				exitCode = await evaluateCommand(metadata, given);
			});
			program.command("doctor").description("Check this machine for missing requirements, with advice for each.").option("--json", "print the findings as JSON").action(async ({ json }) => {
				let { doctorCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9132),
					__webpack_require__.e(5712),
					__webpack_require__.e(4095)
				]).then(__webpack_require__.bind(__webpack_require__, 5222));
				exitCode = await doctorCommand(json === !0);
			});
			program.command("init").description("Write a workflow that measures an agent into the current git repository, and list the remaining steps.").option("--workflow <name>", "name of the workflow, see --list (default: start)").option("--list", "list the workflows, and write none").option("--force", "replace an existing file").option("--json", "print the written files and the remaining steps as JSON").action(async (flags) => {
				let { initCommand } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(8815),
					__webpack_require__.e(3579)
				]).then(__webpack_require__.bind(__webpack_require__, 43579));
				exitCode = await initCommand(flags, root);
			});
			try {
				await program.parseAsync(args, { from: "user" });
				await (0, promises_.setImmediate)();
				return unprinted && exitCode === 0 ? 3 : exitCode;
			} catch (error) {
				if (error instanceof commander.b7) return error.exitCode === 0 ? 0 : 2;
				if (error instanceof errors.yo) {
					(0, print.cc)(error.message.replaceAll("\n", "\n            "));
					return 2;
				}
				if (error instanceof signals.j$) {
					(0, print.cc)(error.message);
					return error.exitCode;
				}
				(0, print.yy)(`agentbench itself failed: ${error instanceof Error ? error.stack : error}\n`, process.stderr);
				return 3;
			}
		}
		function addOptions(command, wanted, named) {
			if (named !== "help" && named !== command.name()) return;
			for (let { name, description, default: fallback, flag, choices } of FLAGS.filter(wanted)) {
				let option = new commander.c$(`--${name} ${flag ? "[boolean]" : "<value>"}`, plainText(description, fallback));
				choices !== void 0 && (option.description += ` [${choices.join(", ")}]`);
				command.addOption(flag ? option.preset("true") : option);
			}
		}
		function plainText(description, fallback) {
			return description.replaceAll("`", "") + (fallback === void 0 || fallback === "" ? "" : ` (default: ${fallback})`);
		}
		function kebab(given) {
			return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value]));
		}
	}),
	12694: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cc: () => complain,
			yU: () => isColoured,
			yy: () => print,
			dq: () => printDocument,
			Q2: () => printJson,
			tj: () => printLines
		});
		var untrusted = __webpack_require__(90492);
		function plainJson(document) {
			return document.replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, (character) => [...Array(character.length).keys()].map((at) => escaped(character.charCodeAt(at))).join("")).replaceAll("##[", "##\\u005b");
		}
		function escaped(unit) {
			return `\\u${unit.toString(16).padStart(4, "0")}`;
		}
		function print(text, stream = process.stdout, told) {
			stream.write(isColoured(stream) ? (0, untrusted.iN)(text) : (0, untrusted.kc)(text), told);
		}
		function printLines(lines, stream) {
			print(`${lines.join("\n")}\n`, stream);
		}
		function complain(message) {
			print(`agentbench: ${message}\n`, process.stderr);
		}
		function printJson(value) {
			printDocument(`${JSON.stringify(value, null, 2)}\n`);
		}
		function printDocument(document) {
			process.stdout.write(plainJson(document));
		}
		function isColoured(stream) {
			return stream.isTTY === !0 && stream.hasColors();
		}
	})
};
