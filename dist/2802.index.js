export const id = 2802;
export const ids = [2802];
export const modules = {
	2802: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { cli: () => cli });
		var promises_ = __webpack_require__(58500);
		var commander = __webpack_require__(67375);
		var errors = __webpack_require__(19473);
		let FLAGS = JSON.parse("[{\"name\":\"dataset\",\"group\":\"what\",\"description\":\"`setupbench`, `prdbench`, or a directory of your own with `scenarios/*.jsonl` and `fixtures/`.\",\"default\":\"setupbench\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"dataset-path\",\"group\":\"what\",\"description\":\"A local checkout of the dataset, instead of fetching it.\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"dataset-repository\",\"group\":\"what\",\"description\":\"Any git URL to fetch the dataset from. Default: the dataset's public repository.\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"dataset-ref\",\"group\":\"what\",\"description\":\"Commit, tag or branch of `dataset-repository`. Default: a pinned commit for the public repository, `HEAD` for another one.\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"instances\",\"group\":\"what\",\"description\":\"Which instances: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude`, or `all`; separated by newlines, commas, or as a JSON array.\",\"default\":\"all\",\"commands\":[\"run\",\"plan\"]},{\"name\":\"agent-command\",\"group\":\"agent\",\"description\":\"The command that runs the agent, by `bash` in the workdir of each instance. Required, except for the example dataset.\",\"commands\":[\"run\"]},{\"name\":\"agent-setup\",\"group\":\"agent\",\"description\":\"A command that runs in the testbed before the agent's clock starts.\",\"commands\":[\"run\"]},{\"name\":\"agent-directory\",\"group\":\"agent\",\"description\":\"A directory of the runner that the agent may use (read-only at `/opt/agent` on Docker, itself on the host); its path is in `AGENTBENCH_AGENT_DIR`.\",\"commands\":[\"run\"]},{\"name\":\"agent-env\",\"group\":\"agent\",\"description\":\"Environment of the agent: `NAME=value` lines, or `NAME` to pass one through. The values are treated as secrets.\",\"default\":\"\",\"commands\":[\"run\"]},{\"name\":\"agent-timeout\",\"group\":\"agent\",\"description\":\"The agent's time limit.\",\"default\":\"2h\",\"commands\":[\"run\"]},{\"name\":\"agent-name\",\"group\":\"agent\",\"description\":\"A label for the agent in results and comments.\",\"commands\":[\"run\"]},{\"name\":\"agent-model\",\"group\":\"agent\",\"description\":\"A label for the model in results and comments.\",\"commands\":[\"run\"]},{\"name\":\"testbed\",\"group\":\"testbed\",\"description\":\"Where instances live: `docker`, `host` (the runner itself), or `auto`: what the dataset declares, otherwise Docker.\",\"default\":\"auto\",\"choices\":[\"auto\",\"docker\",\"host\"],\"commands\":[\"run\"]},{\"name\":\"image\",\"group\":\"testbed\",\"description\":\"One image for every instance, instead of what its row names.\",\"commands\":[\"run\"]},{\"name\":\"image-map\",\"group\":\"testbed\",\"description\":\"Images to use in the place of others: `from=to` lines.\",\"default\":\"\",\"commands\":[\"run\"]},{\"name\":\"workdir\",\"group\":\"testbed\",\"description\":\"The working directory of instance and agent. Default: `/testbed` on Docker, a fresh directory for each trial on the host.\",\"commands\":[\"run\"]},{\"name\":\"network\",\"group\":\"testbed\",\"description\":\"The testbed's network, on Docker.\",\"default\":\"bridge\",\"choices\":[\"bridge\",\"none\"],\"commands\":[\"run\"]},{\"name\":\"cpus\",\"group\":\"testbed\",\"description\":\"Limit of the testbed's CPUs, on Docker, for example `2`.\",\"commands\":[\"run\"]},{\"name\":\"memory\",\"group\":\"testbed\",\"description\":\"Limit of the testbed's memory, on Docker, for example `8GiB`.\",\"commands\":[\"run\"]},{\"name\":\"keep-image\",\"group\":\"testbed\",\"description\":\"Commit the container, after the agent and before the evaluation, as the row's `image_tag` (`-trial-k` from the second trial on).\",\"default\":\"false\",\"flag\":true,\"commands\":[\"run\"]},{\"name\":\"evaluation-timeout\",\"group\":\"evaluation\",\"description\":\"Time limit of the evaluation; the output so far then decides.\",\"default\":\"30m\",\"commands\":[\"run\"]},{\"name\":\"testcase-timeout\",\"group\":\"evaluation\",\"description\":\"Time limit of one test case of a test plan.\",\"default\":\"5m\",\"commands\":[\"run\"]},{\"name\":\"mode\",\"group\":\"evaluation\",\"description\":\"How PRDbench is run: `dev` (the agent sees the test plan), `free` (only the requirements; a judge decides), `debug` (`dev`, then a second round that sees the reports).\",\"default\":\"dev\",\"choices\":[\"dev\",\"free\",\"debug\"],\"commands\":[\"run\",\"plan\"]},{\"name\":\"pass-score\",\"group\":\"evaluation\",\"description\":\"A test plan counts as passed from this score over all its points (0..1).\",\"default\":\"1.0\",\"commands\":[\"run\"]},{\"name\":\"judge\",\"group\":\"evaluation\",\"description\":\"Who scores the test points that need judgement: nobody, a command of yours, or an OpenAI-compatible endpoint.\",\"default\":\"none\",\"choices\":[\"none\",\"command\",\"openai\"],\"commands\":[\"run\"]},{\"name\":\"judge-command\",\"group\":\"evaluation\",\"description\":\"The judge: gets one JSON object on standard input, answers `{\\\"score\\\": 0|1|2, \\\"explanation\\\": \\\"…\\\"}`.\",\"commands\":[\"run\"]},{\"name\":\"judge-model\",\"group\":\"evaluation\",\"description\":\"The model of the `openai` judge.\",\"commands\":[\"run\"]},{\"name\":\"judge-base-url\",\"group\":\"evaluation\",\"description\":\"The endpoint of the `openai` judge. Default: OpenAI's own.\",\"commands\":[\"run\"]},{\"name\":\"judge-api-key\",\"group\":\"evaluation\",\"description\":\"The key of the `openai` judge; it is never shown, passed on or written.\",\"commands\":[\"run\"]},{\"name\":\"judge-samples\",\"group\":\"evaluation\",\"description\":\"Verdicts asked for on each point; the majority counts, the lower score where there is none.\",\"default\":\"1\",\"commands\":[\"run\"]},{\"name\":\"trials\",\"group\":\"run\",\"description\":\"Trials for each instance.\",\"default\":\"1\",\"commands\":[\"run\",\"plan\",\"report\"]},{\"name\":\"parallel\",\"group\":\"run\",\"description\":\"Trials that run at the same time.\",\"default\":\"1\",\"commands\":[\"run\"]},{\"name\":\"results-path\",\"group\":\"run\",\"description\":\"Directory the results are written to; a report reads those that are there, and writes its files to `report/` in it.\",\"default\":\"agentbench-results\",\"commands\":[\"run\",\"report\"]},{\"name\":\"resume\",\"group\":\"run\",\"description\":\"Keep finished trials (`passed`, `failed`) of an earlier run in `results-path`; measure only the others. A re-run of a workflow does so by itself.\",\"default\":\"false\",\"flag\":true,\"commands\":[\"run\"]},{\"name\":\"shard\",\"group\":\"run\",\"description\":\"Take only this part of the selected instances: `1/4`.\",\"commands\":[\"run\"]},{\"name\":\"max-duration\",\"group\":\"run\",\"description\":\"Time limit of the whole run; trials under way are ended then, and they and those not begun are `not_run`.\",\"commands\":[\"run\"]},{\"name\":\"max-cost\",\"group\":\"run\",\"description\":\"Budget of the whole run in USD, from what agents report when they end (`parallel` trials under way still finish); trials beyond it are `not_run`.\",\"commands\":[\"run\"]},{\"name\":\"max-log-size\",\"group\":\"run\",\"description\":\"Limit of each log file; head and tail are kept, the cut is marked.\",\"default\":\"16MiB\",\"commands\":[\"run\"]},{\"name\":\"max-output-size\",\"group\":\"run\",\"description\":\"Limit of what is collected from `AGENTBENCH_OUTPUT_DIR` of each trial.\",\"default\":\"64MiB\",\"commands\":[\"run\"]},{\"name\":\"suite\",\"group\":\"report\",\"description\":\"Name of the runs that belong together in one comment.\",\"commands\":[\"run\",\"report\"]},{\"name\":\"baseline\",\"group\":\"report\",\"description\":\"What the results are compared with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results.\",\"default\":\"none\",\"commands\":[\"run\",\"plan\",\"report\"]},{\"name\":\"history\",\"group\":\"report\",\"description\":\"Where a line for each report is kept, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`).\",\"default\":\"none\",\"commands\":[\"report\"]},{\"name\":\"tolerance\",\"group\":\"report\",\"description\":\"A change of rate or score up to this (0..1) is no regression, however sure it is.\",\"default\":\"0\",\"commands\":[\"run\",\"report\"]},{\"name\":\"fail-on\",\"group\":\"report\",\"description\":\"The gate: `error` fails on any trial that could not be measured, `failure` also on any that did not pass, `regression` on that verdict (a notice without a baseline), `never`.\",\"default\":\"error\",\"choices\":[\"error\",\"never\",\"failure\",\"regression\"],\"commands\":[\"run\",\"report\"]},{\"name\":\"min-success-rate\",\"group\":\"report\",\"description\":\"The gate also fails below this success rate (0..1).\",\"commands\":[\"run\",\"report\"]},{\"name\":\"min-score\",\"group\":\"report\",\"description\":\"The gate also fails below this score (0..1).\",\"commands\":[\"run\",\"report\"]},{\"name\":\"max-jobs\",\"group\":\"report\",\"description\":\"The most jobs of the matrix (up to 256, as many as GitHub takes).\",\"default\":\"256\",\"commands\":[\"plan\"]},{\"name\":\"matrix\",\"group\":\"report\",\"description\":\"The matrix that `plan` made: what it planned and no result tells of is `not_run`.\",\"commands\":[\"report\"]}]");
		var signals = __webpack_require__(34937);
		var version = __webpack_require__(58508);
		async function cli(args, root) {
			let exitCode = 0;
			let named = args.find((arg) => !arg.startsWith("-"));
			let program = new commander.uB("agentbench").description("Measure coding agents: run them on SetupBench instances or your own, and verify what they did.").version(version.x).exitOverride().configureHelp({ showGlobalOptions: !0 }).showHelpAfterError("(agentbench --help lists the commands)");
			let unprinted = !1;
			for (let stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
				if ((0, errors.$N)(error) === "EPIPE") return;
				unprinted || process.stderr.write(`agentbench: what is printed is lost from here on: ${error.message}\n`);
				unprinted = !0;
			});
			let run = program.command("run").description("Measure an agent. Without a dataset and an agent: the example, with its scripted agent.");
			addOptions(run, ({ commands }) => commands.includes("run"), named);
			run.option("--json", "print the run's record as JSON").action(async ({ json, ...given }) => {
				let { runCommand } = await Promise.all([
					__webpack_require__.e(5395),
					__webpack_require__.e(5364),
					__webpack_require__.e(7462),
					__webpack_require__.e(7172),
					__webpack_require__.e(5769),
					__webpack_require__.e(9664)
				]).then(__webpack_require__.bind(__webpack_require__, 32720));
				exitCode = await runCommand(kebab(given), json === !0, root);
			});
			let report = program.command("report").description("Put the results of one suite together: totals, intervals, the change since a baseline, report files. Runs of several agents are compared: leaderboard, tests of every pair, pass@k, cost, tables for a paper; a comparison has no gate.").argument("[directories...]", "directories of results; otherwise results-path. NAME=DIRECTORY makes a run of its own of one, to compare");
			addOptions(report, ({ commands }) => commands.includes("report"), named);
			report.option("--json", "print the report, or the comparison, as JSON").action(async (directories, { json, ...given }) => {
				let { reportCommand } = await Promise.all([
					__webpack_require__.e(5395),
					__webpack_require__.e(9314),
					__webpack_require__.e(9132),
					__webpack_require__.e(5364),
					__webpack_require__.e(3536),
					__webpack_require__.e(7462),
					__webpack_require__.e(3128),
					__webpack_require__.e(4996),
					__webpack_require__.e(9636),
					__webpack_require__.e(2811),
					__webpack_require__.e(9917)
				]).then(__webpack_require__.bind(__webpack_require__, 44284));
				exitCode = await reportCommand(directories, kebab(given), json === !0);
			});
			program.command("show").description("Read results back: the trials of a run, or everything about one of them.").argument("[results]", "directory of one run, or of several", "agentbench-results").argument("[instance]", "instances to show all of: ids, globs, type:…, as in --instances of run").option("--trial <number>", "only this trial of each instance").option("--log <name>", "print a log: agent, evaluation, prerunner, or another that is among the files").option("--json", "print it all as JSON").action(async (results, instance, flags) => {
				let { showCommand } = await Promise.all([
					__webpack_require__.e(5395),
					__webpack_require__.e(9314),
					__webpack_require__.e(9132),
					__webpack_require__.e(3536),
					__webpack_require__.e(5308),
					__webpack_require__.e(3030)
				]).then(__webpack_require__.bind(__webpack_require__, 16894));
				exitCode = await showCommand(results, instance, flags);
			});
			let validate = program.command("validate").description("Read a dataset, and count its instances by type, image and fixture.");
			addOptions(validate, ({ name, group }) => name === "mode" || group === "what", named);
			validate.option("--json", "print the counts as JSON").action(async ({ json, ...given }) => {
				let { validateCommand } = await Promise.all([
					__webpack_require__.e(5395),
					__webpack_require__.e(7462),
					__webpack_require__.e(7172),
					__webpack_require__.e(4715)
				]).then(__webpack_require__.bind(__webpack_require__, 46875));
				exitCode = await validateCommand(kebab(given), json === !0);
			});
			let plan = program.command("plan").description("Deal the selected instances to the jobs of a matrix.");
			addOptions(plan, ({ commands }) => commands.includes("plan"), named);
			plan.option("--json", "print {\"matrix\": …, \"count\": n}").action(async ({ json, ...given }) => {
				let { planCommand } = await Promise.all([
					__webpack_require__.e(5395),
					__webpack_require__.e(7462),
					__webpack_require__.e(7172),
					__webpack_require__.e(8883),
					__webpack_require__.e(9890)
				]).then(__webpack_require__.bind(__webpack_require__, 49890));
				exitCode = await planCommand(kebab(given), json === !0);
			});
			program.command("evaluate").description("SetupBench's own harness: run one success command where the agent has worked, and write its verdict.").argument("<metadata>", "path of the task's metadata JSON file").option("-c, --command <cmd>", "override the metadata's success_command").option("-n, --new-session", "run the command in a new session (it always is)").option("-w, --workdir <dir>", "directory in which to run the success command", "/testbed").option("-o, --output <file>", "destination of the JSON result file", "/testbed/_output_/test_results.json").option("-q, --quiet", "suppress informational output").option("--verbose", "show informational output (the default)").addOption(new commander.c$("--evaluation-timeout <duration>", "time limit of the command").default("30m")).action(async (metadata, given) => {
				let { evaluateCommand } = await Promise.all([__webpack_require__.e(5395), __webpack_require__.e(1370)]).then(__webpack_require__.bind(__webpack_require__, 21370));
				exitCode = await evaluateCommand(metadata, given);
			});
			program.command("doctor").description("Say what is missing on this machine, and what to do about it.").option("--json", "print the findings as JSON").action(async ({ json }) => {
				let { doctorCommand } = await Promise.all([
					__webpack_require__.e(3839),
					__webpack_require__.e(9132),
					__webpack_require__.e(9040),
					__webpack_require__.e(5222)
				]).then(__webpack_require__.bind(__webpack_require__, 5222));
				exitCode = await doctorCommand(json === !0);
			});
			program.command("init").description("Write a workflow that measures an agent into the current git repository, and say what is left to do.").option("--workflow <name>", "which one; see --list (default: start)").option("--list", "say which workflows there are, and write none").option("--force", "replace the file that is there").option("--json", "print what was written, and what is left to do, as JSON").action(async (flags) => {
				let { initCommand } = await Promise.all([
					__webpack_require__.e(5395),
					__webpack_require__.e(8815),
					__webpack_require__.e(1457)
				]).then(__webpack_require__.bind(__webpack_require__, 11457));
				exitCode = await initCommand(flags, root);
			});
			try {
				await program.parseAsync(args, { from: "user" });
				await (0, promises_.setImmediate)();
				return unprinted && exitCode === 0 ? 3 : exitCode;
			} catch (error) {
				if (error instanceof commander.b7) return error.exitCode === 0 ? 0 : 2;
				if (error instanceof errors.yo) {
					process.stderr.write(`agentbench: ${error.message.replaceAll("\n", "\n            ")}\n`);
					return 2;
				}
				if (error instanceof signals.j$) {
					process.stderr.write(`agentbench: ${error.message}\n`);
					return error.exitCode;
				}
				process.stderr.write(`agentbench itself failed: ${error instanceof Error ? error.stack : error}\n`);
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
	19473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	34937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		function exitCodeOfSignal(name) {
			return name === "SIGTERM" ? 143 : 130;
		}
		function onSignal() {
			let controller = new AbortController();
			let listener = (name) => {
				controller.signal.aborted && process.exit(exitCodeOfSignal(name));
				controller.abort(name);
			};
			process.on("SIGINT", listener).on("SIGTERM", listener);
			return {
				signal: controller.signal,
				dispose: () => process.off("SIGINT", listener).off("SIGTERM", listener)
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
	58508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	})
};
