export const id = 6136;
export const ids = [6136];
export const modules = {
	12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => word,
			h: () => quote
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		function quote(text) {
			return `'${text.replaceAll("'", "'\\''")}'`;
		}
		function word(text) {
			return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
		}
	}),
	12708: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => judgeKey });
		function judgeKey({ judge }) {
			if (judge !== "openai") return {};
			return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY ?? process.env.OPENAI_API_KEY };
		}
	}),
	19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C2: () => painter,
			Li: () => lookOf,
			uc: () => isLively
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12694);
		function lookOf(stream) {
			return {
				columns: columnsOf(stream),
				paint: painter((0, _print_js__WEBPACK_IMPORTED_MODULE_1__.yU)(stream))
			};
		}
		function painter(coloured) {
			return (style, text) => coloured && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: !1 }) : text;
		}
		function isLively(stream) {
			return stream.isTTY === !0 && process.env.TERM !== "dumb";
		}
		function columnsOf(stream) {
			return stream.isTTY === !0 ? Math.max(20, (stream.columns || 80) - 1) : Infinity;
		}
	}),
	50120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { rescoreCommand: () => rescoreCommand });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var signals = __webpack_require__(68785);
		var untrusted = __webpack_require__(90492);
		var this_machine = __webpack_require__(86324);
		var parse = __webpack_require__(90162);
		var marks = __webpack_require__(93357);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var clock = __webpack_require__(42030);
		var format = __webpack_require__(18253);
		var redact = __webpack_require__(62426);
		var regular_file = __webpack_require__(45503);
		var version = __webpack_require__(7844);
		var registry = __webpack_require__(52323);
		var fetch_dataset = __webpack_require__(43210);
		var judges_registry = __webpack_require__(7254);
		var gate = __webpack_require__(43050);
		var read = __webpack_require__(47705);
		var record_digest = __webpack_require__(56885);
		var results_store = __webpack_require__(56676);
		var results_totals = __webpack_require__(61210);
		var trial_id = __webpack_require__(9271);
		var results_usage = __webpack_require__(35978);
		var bounded_log = __webpack_require__(48569);
		var command_log = __webpack_require__(14397);
		var reason = __webpack_require__(57767);
		let LOGS = [
			"agent-setup.log",
			"agent.log",
			"agent-round-2.log",
			"evaluation.log"
		];
		function reasonAgain(before, now, directory) {
			let tails = new Map();
			for (let name of LOGS) {
				let tail = new bounded_log.P(command_log.s);
				try {
					tail.push((0, regular_file.X)(`${directory}/${name}`, 268435456));
					tails.set(name, tail.text());
				} catch {}
			}
			return (0, reason.A)(now, tails) ?? (before.status === now.status ? before.reason : null);
		}
		var success_text = __webpack_require__(56594);
		let CUT = /\n\[agentbench: \d+ bytes left out here\]\n/;
		let OF_OUTPUT = new Set([
			"success_text_in_traceback",
			"success_and_failure",
			"evaluation_killed"
		]);
		function rescoreSuccessCommand(result, directory) {
			let { evaluation } = result;
			if (evaluation?.kind !== "success_command") return "there was no evaluation";
			let rule = result.task_type === "dependency_resolution" ? "exit_code" : "success_text";
			let exitCode = evaluation.timed_out ? null : evaluation.exit_code;
			let log = rule === "success_text" ? readLog(result, `${directory}/evaluation.log`) : {
				whole: !0,
				text: ""
			};
			if (typeof log == "string") return log;
			let scanner = new success_text.Ik();
			scanner.push("stdout", Buffer.from(log.text, "latin1"));
			let signs = scanner.signs();
			if (!log.whole && !signs.success) return "evaluation.log is incomplete";
			let passed = (0, success_text.WJ)(rule, exitCode, signs);
			if (passed !== (result.status === "passed") && result.testbed.kind === "host") return "evaluation.log says otherwise, but on the host the agent could write to it";
			let doubts = passed ? [(0, success_text.B2)(rule, signs), (0, success_text.x)(evaluation.command, {
				exitCode,
				timedOut: evaluation.timed_out
			})] : [];
			let integrity = result.integrity.filter(({ kind }) => !OF_OUTPUT.has(kind));
			return {
				...result,
				status: passed ? "passed" : "failed",
				score: +!!passed,
				integrity: [...integrity, ...doubts.filter((note) => note !== null)]
			};
		}
		function readLog({ integrity, evaluation }, file) {
			let incomplete = integrity.some(({ kind, detail }) => kind === "log_incomplete" && detail.startsWith("evaluation.log"));
			try {
				let text = (0, regular_file.X)(file, 268435456).toString("latin1");
				return {
					whole: !incomplete && !CUT.test(text),
					text
				};
			} catch {
				return evaluation?.kind === "success_command" && evaluation.output_tail === "" ? {
					whole: !incomplete,
					text: ""
				} : "evaluation.log was not kept";
			}
		}
		var schemas = __webpack_require__(94343);
		var judging = __webpack_require__(52129);
		var types = __webpack_require__(41132);
		var point_figures = __webpack_require__(21363);
		var output = __webpack_require__(37282);
		let LARGEST_TRANSCRIPT = 67108864;
		let filesSchema = schemas.YOg(schemas.Ikc({
			path: schemas.YjP(),
			origin: schemas.euz("produced"),
			size: schemas.aig(),
			content: schemas.mee(schemas.YjP()),
			picture: schemas.chJ(),
			left_out: schemas.mee(schemas.YjP()),
			truncated: schemas.zMY()
		}));
		let noTestbed = async () => ({
			exitCode: 127,
			timedOut: !1,
			stdout: "",
			stderr: "there is no testbed any more: the evidence of an earlier run is judged again"
		});
		async function rescorePlan(evaluation, evidence, judge, signal) {
			let kept = [];
			let usage = {
				input_tokens: null,
				output_tokens: null,
				cost_usd: null
			};
			let [verdicts, failures] = [0, 0];
			let points = [];
			for (let [index, point] of evaluation.points.entries()) {
				let request = point.decided_by === "judge" || point.decided_by === "none" ? readRequest(point, evidence.plan.points[index], index, evidence) : null;
				typeof request == "string" && kept.push(`point ${index + 1}: ${request}`);
				if (request === null || typeof request == "string") points.push(point);
				else try {
					let { score, explanation, usage: used } = await judge.judge(request, noTestbed, signal);
					verdicts += 1;
					for (let key of [
						"input_tokens",
						"output_tokens",
						"cost_usd"
					]) used?.[key] != null && (usage[key] = (usage[key] ?? 0) + used[key]);
					points.push({
						...point,
						score,
						decided_by: "judge",
						explanation
					});
				} catch (error) {
					signal.throwIfAborted();
					if (!(error instanceof types.Q)) throw error;
					failures += 1;
					kept.push(`point ${index + 1}: the judge came to no verdict: ${(0, errors.bD)(error)}`);
					points.push(point);
				}
			}
			return {
				evaluation: {
					...evaluation,
					points,
					...(0, point_figures.h)(points),
					judge: {
						identity: judge.identity,
						verdicts,
						failures,
						...usage
					}
				},
				judged: verdicts,
				kept
			};
		}
		function readRequest(result, point, index, { instanceId, plan, directory, folder }) {
			if (point === void 0 || point.type !== result.type) return "the dataset has another point in its place";
			let produced = readFiles(`${directory}/${(0, judging.lv)(folder, index)}`);
			if (produced === null && point.type !== "shell_interaction" && point.type !== "unit_test") return "the files that the judge saw were not kept";
			let testcases = [];
			for (let [number, testcase] of result.testcases.entries()) {
				let transcript = testcase.reason ?? readTranscript(directory, testcase.transcript);
				if (transcript === null) return `the transcript of test case ${number + 1} was not kept`;
				let { command, exit_code, end } = testcase;
				testcases.push({
					command,
					input: point.testcases[number]?.input ?? null,
					exit_code,
					end,
					transcript,
					screen: null
				});
			}
			return (0, judging.pU)(instanceId, plan, point, testcases, produced ?? []);
		}
		function readTranscript(directory, name) {
			if (name === null || !(0, output.qW)(name)) return null;
			try {
				return (0, regular_file.X)(`${directory}/${name}`, LARGEST_TRANSCRIPT).toString();
			} catch {
				return null;
			}
		}
		function readFiles(file) {
			try {
				return filesSchema.parse(JSON.parse((0, regular_file.X)(file, LARGEST_TRANSCRIPT).toString()));
			} catch {
				return null;
			}
		}
		async function rescoreRun(request) {
			let { origin, options, machine, signal } = request;
			let { run, results } = await (0, read.cI)(origin, (result) => result).catch((error) => {
				throw new errors.yo(`results: ${origin} holds no run that can be read: ${(0, errors.bD)(error)}`);
			});
			let key = options["judge-api-key"];
			let redactor = new redact.pO(key === void 0 ? [] : [key]);
			let judge = await (0, judges_registry.S)(options, machine, redactor, "docker");
			let instances = judge === null ? new Map() : await instancesOf(run, options, machine);
			let target = await newDirectory(request.results, origin);
			let store = new results_store.V(target);
			await store.prepare();
			let planned = [];
			for (let [index, entry] of run.planned.entries()) {
				signal.throwIfAborted();
				let result = results[index] ?? null;
				if (result === null) {
					planned.push(entry);
					continue;
				}
				let place = (0, trial_id.qQ)((0, trial_id.rI)(entry));
				let again = await rescoreResult(result, external_node_path_.join(origin, place), {
					options,
					judge,
					instances,
					signal
				});
				await copyFiles(external_node_path_.join(origin, place), external_node_path_.join(target, place));
				await store.writeResult(again);
				planned.push({
					...entry,
					status: again.status,
					...(0, results_totals.Y)(again),
					error: again.error,
					result: `${place}/result.json`,
					digest: (0, record_digest.t)((0, record_digest.P)(again))
				});
				request.onTrial(again);
			}
			let totals = (0, results_totals.v)(planned);
			let { change: _, ...rest } = run;
			let rescored = {
				...rest,
				settings: {
					...run.settings,
					judge: judge?.identity ?? run.settings.judge
				},
				planned,
				totals,
				gate: (0, gate.$)(totals, options),
				rescored_from: {
					directory: external_node_path_.resolve(origin),
					digest: (0, record_digest.t)((0, regular_file.X)(external_node_path_.join(origin, "run.json"), 67108864)),
					started_at: run.started_at,
					harness_version: run.harness_version
				},
				finished_at: (0, clock.v)(),
				harness_version: version.x
			};
			await store.writeRun(rescored);
			return rescored;
		}
		async function rescoreResult(given, directory, means) {
			let done = [];
			let kept = [];
			let result = withUsage(given, directory, done, kept);
			if (result.evaluation?.kind === "test_plan") result = await withPoints(result, directory, means, done, kept);
			else if (result.status === "passed" || result.status === "failed") {
				let again = rescoreSuccessCommand(result, directory);
				if (typeof again == "string") kept.push(`verdict: ${again}`);
				else {
					result = again;
					done.push("verdict");
				}
			} else kept.push(`verdict: the trial was not measured (${result.status})`);
			return {
				...result,
				reason: reasonAgain(given, result, directory),
				rescored: {
					done,
					kept
				},
				harness_version: version.x
			};
		}
		async function withPoints(result, directory, { options, judge, instances, signal }, done, kept) {
			let plan = instances.get(result.instance_id)?.evaluation;
			if (result.evaluation?.kind !== "test_plan") return result;
			if (judge === null || plan?.kind !== "test_plan") {
				kept.push(judge === null ? "points: no judge is given" : "points: the dataset has no such instance");
				return result;
			}
			let place = {
				instanceId: result.instance_id,
				plan,
				directory,
				folder: ""
			};
			let again = await rescorePlan(result.evaluation, place, judge, signal);
			kept.push(...again.kept);
			done.push((0, format.U9)(again.judged, "point"));
			let { score, score_expected } = again.evaluation;
			let measured = result.status !== "not_run" && (result.error === null || result.error.kind === "not_judged");
			if (score === null || !measured) return {
				...result,
				evaluation: again.evaluation
			};
			return {
				...result,
				evaluation: again.evaluation,
				...result.rounds === void 0 ? {} : { rounds: [...result.rounds.slice(0, -1), {
					...result.rounds.at(-1),
					evaluation: again.evaluation,
					score
				}] },
				status: score_expected >= options["pass-score"] ? "passed" : "failed",
				score,
				error: null
			};
		}
		function withUsage(result, directory, done, kept) {
			try {
				let content = (0, regular_file.X)(`${directory}/output/usage.json`, 1048576).toString();
				let { model, ...figures } = results_usage.ht.parse(JSON.parse(content));
				if (result.agent.usage.source === "meter") {
					kept.push("usage: the meter counted it");
					return result;
				}
				let usage = {
					...result.agent.usage,
					source: "agent",
					...figures
				};
				let agent = {
					...result.agent,
					usage,
					model: result.agent.model ?? model
				};
				done.push("usage");
				let rounds = result.rounds?.with(-1, {
					...result.rounds.at(-1),
					agent
				});
				return {
					...result,
					agent,
					...rounds === void 0 ? {} : { rounds }
				};
			} catch {
				kept.push("usage: no valid output/usage.json was kept");
				return result;
			}
		}
		async function instancesOf(run, options, machine) {
			let { mode } = run.settings;
			if (mode === null) throw new errors.yo("judge: this run has no test points; leave the judge out");
			let dataset = await (0, registry.Z)({
				...options,
				mode
			}, (0, fetch_dataset.w)(machine));
			if (dataset.digest !== run.dataset.digest) throw new errors.yo(`dataset: ${dataset.name} is not the dataset of the run (${run.dataset.name}, ${run.dataset.digest}); give dataset and dataset-path, or dataset-ref, as in the run`);
			return new Map(dataset.instances.map((instance) => [instance.id, instance]));
		}
		async function newDirectory(directory, origin) {
			let target = external_node_path_.resolve(directory);
			try {
				await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
				let [above, old] = [(0, external_node_fs_.realpathSync)(external_node_path_.dirname(target)), (0, external_node_fs_.realpathSync)(origin)];
				if (above === old || above.startsWith(old + external_node_path_.sep)) throw Error("it lies in the results that are read");
				await (0, promises_.mkdir)(target);
				await (0, promises_.writeFile)(external_node_path_.join(target, ".gitignore"), "*\n");
			} catch (error) {
				throw new errors.yo(`results-path: ${directory} must be a new directory: ${(0, errors.bD)(error)}`);
			}
			return target;
		}
		async function copyFiles(from, to) {
			await (0, promises_.cp)(from, to, {
				recursive: !0,
				mode: promises_.constants.COPYFILE_FICLONE,
				filter(source) {
					let name = external_node_path_.relative(from, source);
					if (name === "result.json" || /^attempt-/.test(name)) return !1;
					let stats = (0, external_node_fs_.lstatSync)(source);
					return stats.isFile() || stats.isDirectory();
				}
			});
		}
		var judge_key = __webpack_require__(12708);
		var paint = __webpack_require__(19089);
		var print = __webpack_require__(12694);
		async function rescoreCommand(origin, given, json) {
			let time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
			let options = (0, parse.A)({
				...(0, judge_key.F)(given),
				...given
			});
			let results = options["results-path"] ?? external_node_path_.join("agentbench-rescored", time);
			let stream = json ? process.stderr : process.stdout;
			let interruption = (0, signals.YF)();
			try {
				let run = await rescoreRun({
					origin,
					results,
					options,
					machine: (0, this_machine.g)(process.env),
					signal: interruption.signal,
					onTrial(result) {
						let { mark, word } = marks.j[result.status];
						let { done = [], kept = [] } = result.rescored ?? {};
						let lines = [`${mark} ${word} ${(0, trial_id.Ko)((0, trial_id.rI)(result))}: again: ${done.join(", ") || "nothing"}`];
						(0, print.tj)([...lines, ...kept.map((line) => `    kept as it was: ${(0, untrusted.h0)(line, 300)}`)], stream);
					}
				});
				let { endLines, readBack } = await Promise.all([
					__webpack_require__.e(2453),
					__webpack_require__.e(9132),
					__webpack_require__.e(8356),
					__webpack_require__.e(3326)
				]).then(__webpack_require__.bind(__webpack_require__, 75308));
				let onDisk = await readBack(run, results);
				let { describeRun, writeReportPage } = await Promise.all([
					__webpack_require__.e(2453),
					__webpack_require__.e(7274),
					__webpack_require__.e(4996),
					__webpack_require__.e(3329)
				]).then(__webpack_require__.bind(__webpack_require__, 94996));
				let page = await writeReportPage(onDisk.directory, describeRun(onDisk, null, options)).catch((error) => {
					(0, print.cc)(`report.html was not written: ${(0, errors.bD)(error)}`);
					return null;
				});
				json ? (0, print.Q2)(run) : (0, print.tj)([
					"",
					...endLines(onDisk, page, (0, paint.Li)(stream)),
					`rescored from: ${(0, untrusted.h0)(origin, 4096)}`
				], stream);
				return (0, gate.F)(run, options);
			} finally {
				interruption.dispose();
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
	33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
		class TestbedDestroyed extends Error {
			name = "TestbedDestroyed";
		}
	})
};
