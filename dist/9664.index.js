export const id = 9664;
export const ids = [9664];
export const modules = {
	62227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => printJson,
			R: () => plainJson
		});
		function printJson(value) {
			process.stdout.write(`${plainJson(JSON.stringify(value, null, 2))}\n`);
		}
		function plainJson(document) {
			return document.replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, (character) => [...Array(character.length).keys()].map((at) => escaped(character.charCodeAt(at))).join("")).replaceAll("##[", "##\\u005b");
		}
		function escaped(unit) {
			return `\\u${unit.toString(16).padStart(4, "0")}`;
		}
	}),
	32720: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runCommand: () => runCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _action_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51454);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90162);
		var _report_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37936);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74135);
		var _run_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60834);
		var _signals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34937);
		var _json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62227);
		var _lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45442);
		var _paint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19089);
		function exampleOptions(root) {
			return {
				dataset: node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, "examples/dataset"),
				"agent-directory": node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, "examples/agent"),
				"agent-command": "bash \"$AGENTBENCH_AGENT_DIR/agent.sh\"",
				"agent-name": "example",
				"agent-timeout": "5s"
			};
		}
		function judgeKey({ judge }) {
			if (judge !== "openai") return {};
			return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY ?? process.env.OPENAI_API_KEY };
		}
		async function runCommand(given, json, root) {
			let named = [
				"dataset",
				"dataset-path",
				"dataset-repository",
				"dataset-ref",
				"agent-command"
			].some((name) => given[name] !== void 0);
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_3__.A)(named ? {
				...judgeKey(given),
				...given
			} : {
				...exampleOptions(root),
				...given
			});
			given["judge-api-key"] !== void 0 && process.stderr.write("agentbench: --judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead\n");
			let baseline = await (0, _report_baseline_js__WEBPACK_IMPORTED_MODULE_4__.o)(options.baseline);
			let stream = json ? process.stderr : process.stdout;
			let live = (0, _paint_js__WEBPACK_IMPORTED_MODULE_9__.uc)(stream) ? new (await (Promise.all([__webpack_require__.e(9132), __webpack_require__.e(2780)]).then(__webpack_require__.bind(__webpack_require__, 2780)))).LiveObserver(stream) : null;
			let interruption = (0, _signals_js__WEBPACK_IMPORTED_MODULE_7__.YF)();
			try {
				let run = await (0, _run_run_js__WEBPACK_IMPORTED_MODULE_6__.f)({
					options,
					machine: (0, _action_machine_js__WEBPACK_IMPORTED_MODULE_1__.g)(process.env),
					observer: live ?? new _lines_js__WEBPACK_IMPORTED_MODULE_8__.ly((line) => stream.write(`${line}\n`)),
					github: null,
					baseline,
					secrets: [],
					signal: interruption.signal
				});
				live?.close();
				let { endLines, readBack } = await Promise.all([
					__webpack_require__.e(9314),
					__webpack_require__.e(9132),
					__webpack_require__.e(3536),
					__webpack_require__.e(5308)
				]).then(__webpack_require__.bind(__webpack_require__, 75308));
				let onDisk = await readBack(run, options["results-path"]);
				let page = run.interrupted === null ? await writePage(onDisk, baseline, options) : null;
				json ? (0, _json_js__WEBPACK_IMPORTED_MODULE_10__.Q)(run) : stream.write(`\n${endLines(onDisk, page, (0, _paint_js__WEBPACK_IMPORTED_MODULE_9__.Li)(stream)).join("\n")}\n`);
				return (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_5__.FO)(run, options);
			} finally {
				live?.close();
				interruption.dispose();
			}
		}
		async function writePage(onDisk, baseline, options) {
			try {
				let { describeRun, writeReportPage } = await Promise.all([
					__webpack_require__.e(9314),
					__webpack_require__.e(3536),
					__webpack_require__.e(3128),
					__webpack_require__.e(4996)
				]).then(__webpack_require__.bind(__webpack_require__, 94996));
				return await writeReportPage(onDisk.directory, describeRun(onDisk, baseline, options));
			} catch (error) {
				process.stderr.write(`agentbench: report.html was not written: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}\n`);
				return null;
			}
		}
	}),
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => resolveBaseline });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
		async function resolveBaseline(baseline, artifact = noArtifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			let { loadBaselineDirectory } = await Promise.all([__webpack_require__.e(3536), __webpack_require__.e(5985)]).then(__webpack_require__.bind(__webpack_require__, 15985));
			return loadBaselineDirectory(baseline);
		}
		async function noArtifact() {
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
		}
	}),
	58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => formatCost,
			Fj: () => timesLine,
			M1: () => pointsLine,
			Pl: () => headline,
			VX: () => integrityKinds,
			a3: () => formatDuration,
			cf: () => durationOf,
			kV: () => agentLabel,
			mn: () => listNotes,
			nV: () => formatAge,
			rn: () => explainResult
		});
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
		function formatDuration(milliseconds) {
			if (milliseconds < 1e3) return `${Math.round(milliseconds)} ms`;
			let seconds = milliseconds / 1e3;
			if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
			let minutes = Math.floor(Math.round(seconds) / 60);
			if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, "0")} s`;
			return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
		}
		function formatAge(moment, now = Date.now()) {
			let hours = Math.max(0, now - Date.parse(moment)) / 36e5;
			if (hours < 1) return `${Math.round(hours * 60)} min ago`;
			return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
		}
		function formatCost(dollars) {
			if (dollars === null) return "–";
			return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
		}
		function durationOf({ agent, evaluation, harness }) {
			return agent + evaluation + harness;
		}
		function timesLine(times) {
			let all = durationOf(times);
			let shares = [
				"agent",
				"evaluation",
				"harness"
			].map((whose) => `${whose} ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(times[whose] / all)}`);
			return `${formatDuration(all)} in trials${all === 0 ? "" : ` (${shares.join(", ")})`}`;
		}
		function explainResult(result) {
			if (result.error !== null) return `${result.error.stage}: ${result.error.message.split("\n")[0]}`;
			let { agent, evaluation } = result;
			let reasons = [];
			agent.timed_out ? reasons.push(`agent timed out after ${formatDuration(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
			result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${formatDuration(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reasons.push("no \"Setup successful\" in the output"));
			return reasons.join("; ");
		}
		function explainPlan({ score_expected, judged, expected }) {
			return `score ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
		}
		function listNotes(result) {
			return integrityKinds(result).filter((kind) => kind !== "host_reused").join(", ");
		}
		function integrityKinds({ integrity }) {
			return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
		}
		function headline(totals) {
			let parts = [`${totals.passed} of ${totals.planned} passed (${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(totals.success_rate)})`];
			totals.failed > 0 && parts.push(`${totals.failed} failed`);
			totals.error > 0 && parts.push(`${totals.error} could not be measured`);
			totals.not_run > 0 && parts.push(`${totals.not_run} not run`);
			return parts.join(", ");
		}
		function pointsLine({ score, score_expected, coverage }) {
			return `test points: ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(score)} of what was judged, ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(score_expected)} of everything, ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(coverage)} judged`;
		}
		function agentLabel({ agent: { name, model } }) {
			return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
		}
	}),
	61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YW: () => figuresOfResult,
			b: () => totalsByType,
			vA: () => totalsOf
		});
		function totalsOf(trials) {
			let counts = {
				passed: 0,
				failed: 0,
				error: 0,
				not_run: 0
			};
			let scored = 0;
			let score = 0;
			let expected = 0;
			let coverage = 0;
			for (let trial of trials) {
				counts[trial.status] += 1;
				trial.score !== null && (scored += 1);
				score += trial.score ?? 0;
				expected += trial.score_expected;
				coverage += trial.coverage;
			}
			let planned = trials.length;
			return {
				planned,
				...counts,
				success_rate: mean(counts.passed, planned),
				score: mean(score, scored),
				score_expected: mean(expected, planned),
				coverage: mean(coverage, planned)
			};
		}
		function totalsByType(trials) {
			let types = Map.groupBy(trials, ({ task_type }) => task_type);
			return Object.fromEntries([...types].map(([type, some]) => [type, totalsOf(some)]));
		}
		function mean(sum, count) {
			return count === 0 ? null : sum / count;
		}
		function figuresOfResult({ score, evaluation }) {
			if (evaluation?.kind === "test_plan") {
				let { score_expected, coverage } = evaluation;
				return {
					score,
					score_expected: score === null ? 0 : score_expected,
					coverage: score === null ? 0 : coverage
				};
			}
			return {
				score,
				score_expected: score ?? 0,
				coverage: score === null ? 0 : 1
			};
		}
	}),
	97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => timesOf,
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
				split[whose] += duration_ms;
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
				total.agent += agent;
				total.evaluation += evaluation;
				total.harness += harness;
			}
			return total;
		}
	}),
	35978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => usageOfTrial });
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : total + value;
			}, 0);
			return {
				input_tokens: sum("input_tokens"),
				output_tokens: sum("output_tokens"),
				cost_usd: sum("cost_usd"),
				steps: sum("steps")
			};
		}
	}),
	74135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => judgeGate,
			FO: () => exitCodeOf,
			KN: () => percent
		});
		var _signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34937);
		function judgeGate(totals, options, change = null) {
			let reasons = [
				...shortfalls(totals, options),
				...regression(options, change),
				...unmeasured(totals, options)
			];
			return {
				passed: reasons.length === 0,
				reasons
			};
		}
		function exitCodeOf(run, options) {
			if (run.interrupted !== null) return (0, _signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
			if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
			return unmeasured(run.totals, options).length > 0 ? 3 : 0;
		}
		function shortfalls(totals, options) {
			let { "min-success-rate": minRate, "min-score": minScore } = options;
			let reasons = [];
			options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
			minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${percent(totals.success_rate)} is below min-success-rate ${percent(minRate)}`);
			minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${percent(totals.score)} is below min-score ${percent(minScore)}`);
			return reasons;
		}
		function regression(options, change) {
			if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
			return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
		}
		function unmeasured(totals, options) {
			let count = totals.error + totals.not_run;
			if (count === 0 || options["fail-on"] === "never") return [];
			return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
		}
		function percent(ratio) {
			if (ratio === null) return "–";
			for (let digits = 1;; digits++) {
				let text = (ratio * 100).toFixed(digits);
				if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
			}
		}
	}),
	41514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Te: () => beginRun,
			ho: () => deadRuns,
			lb: () => endRun,
			xw: () => runDirectory
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35108);
		var _claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58714);
		var _owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57245);
		async function beginRun(machine) {
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString("hex");
			let parent = runsDirectory(machine);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, {
				recursive: !0,
				mode: 448
			});
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 457);
			let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_4__.B7)(directory);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 457 });
			return {
				id,
				owner: (0, _owner_js__WEBPACK_IMPORTED_MODULE_5__.GS)(),
				directory
			};
		}
		async function deadRuns(machine) {
			let parent = runsDirectory(machine);
			let stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(parent).catch(() => null);
			if (stats === null || !stats.isDirectory() || stats.uid !== (process.getuid?.() ?? stats.uid)) return [];
			return (await (0, _claim_js__WEBPACK_IMPORTED_MODULE_4__.r7)(parent)).map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
		}
		function runDirectory(machine, id) {
			return node_path__WEBPACK_IMPORTED_MODULE_2__.join(runsDirectory(machine), id);
		}
		async function endRun(directory) {
			await (0, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_3__.dM)(directory);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_4__.Ht)(directory);
		}
		function runsDirectory(machine) {
			return node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.temporaryDirectory, `agentbench-${process.getuid?.() ?? 0}`);
		}
	}),
	35108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tk: () => SHARED_WORKDIR,
			dM: () => removeTree,
			hK: () => emptyDirectory,
			sF: () => COPY,
			yf: () => checkSharedWorkdir
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19473);
		let SHARED_WORKDIR = "shared-workdir";
		async function checkSharedWorkdir(workdir, keepOut) {
			if (!node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(workdir)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`workdir: "${workdir}" is not an absolute path`);
			for (let directory of [
				node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(),
				process.cwd(),
				...keepOut
			]) {
				let relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(workdir, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(directory));
				if (relative === "" || !relative.startsWith("..")) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`);
			}
			let entries;
			try {
				entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(workdir);
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.$N)(error) === "ENOENT") return;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`workdir: ${workdir} cannot be used: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.$N)(error)}`);
			}
			if (entries.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
		}
		let COPY = {
			recursive: !0,
			verbatimSymlinks: !0
		};
		async function emptyDirectory(directory) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: !0 });
			for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) await removeTree(node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry));
		}
		async function removeTree(directory) {
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, {
					recursive: !0,
					force: !0,
					maxRetries: 3
				});
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.$N)(error) === "ENAMETOOLONG") return void await (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("rm", [
					"-rf",
					"--",
					directory
				]);
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.$N)(error) !== "EACCES" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.$N)(error) !== "ENOTEMPTY") throw error;
				await makeWritable(directory);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, {
					recursive: !0,
					force: !0,
					maxRetries: 3
				});
			}
		}
		async function makeWritable(directory) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 448);
			for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 })) entry.isDirectory() && await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry.name));
		}
	})
};
