export const id = 207;
export const ids = [207];
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
	87872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { main: () => main });
		var external_node_events_ = __webpack_require__(78474);
		var core = __webpack_require__(28524);
		var github_event = __webpack_require__(6830);
		var place = __webpack_require__(52385);
		var phrases = __webpack_require__(58937);
		var gate = __webpack_require__(74135);
		var run_run = __webpack_require__(60834);
		var signals = __webpack_require__(34937);
		var action_baseline = __webpack_require__(81116);
		var fail = __webpack_require__(89955);
		var inputs = __webpack_require__(7126);
		var machine = __webpack_require__(51454);
		var lines = __webpack_require__(45442);
		var untrusted = __webpack_require__(8020);
		class WorkflowObserver extends lines.ly {
			#warnings = 0;
			#errors = 0;
			constructor() {
				super((line) => core.pq(line));
			}
			trialEnded(place, result, tails) {
				core.Oh((0, lines.MT)(place, result));
				for (let { name, duration_ms } of result.stages) core.pq(`  ${name.padEnd(12)} ${(0, phrases.a3)(duration_ms)}`);
				for (let { kind, detail } of result.integrity) core.pq(`  note ${(0, untrusted.h0)(`${kind}: ${detail}`)}`);
				result.error !== null && core.pq(`  error ${(0, untrusted.h0)(`${result.error.kind}: ${result.error.message}`, 2e3)}`);
				let tail = result.status === "passed" ? "" : (0, lines.os)(result, tails);
				tail !== "" && core.pq(tail);
				core.N4();
				this.#annotate(place, result);
			}
			close() {
				let more = Math.max(0, this.#warnings - 6) + Math.max(0, this.#errors - 8);
				more > 0 && core.$e(`${more} more trials did not pass; the step summary lists them all`, { title: "agentbench" });
			}
			#annotate({ instanceId, trial }, result) {
				let title = `agentbench: ${instanceId}${trial === 1 ? "" : ` (trial ${trial})`} ${result.status === "failed" ? "failed" : "could not be measured"}`;
				let message = (0, untrusted.h0)((0, phrases.rn)(result)) || "see its logs among the results";
				result.status === "failed" && ++this.#warnings <= 6 && core.$e(message, { title });
				result.status === "error" && ++this.#errors <= 8 && core.z3(message, { title });
			}
		}
		var outputs = __webpack_require__(92309);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(19473);
		var results_store = __webpack_require__(56676);
		async function restoreEarlierAttempts(options) {
			let attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
			if (attempt < 2 || !options["upload-artifact"]) return !1;
			try {
				let { artifactName } = await Promise.all([
					__webpack_require__.e(3839),
					__webpack_require__.e(6913),
					__webpack_require__.e(1143),
					__webpack_require__.e(6118),
					__webpack_require__.e(1077),
					__webpack_require__.e(273)
				]).then(__webpack_require__.bind(__webpack_require__, 40273));
				let { downloadArtifact, listRunArtifacts } = await Promise.all([
					__webpack_require__.e(3839),
					__webpack_require__.e(6913),
					__webpack_require__.e(1143),
					__webpack_require__.e(6118),
					__webpack_require__.e(1077),
					__webpack_require__.e(663),
					__webpack_require__.e(4492)
				]).then(__webpack_require__.bind(__webpack_require__, 24492));
				let { inTemporary, jobArtifactParts } = await Promise.all([__webpack_require__.e(3536), __webpack_require__.e(269)]).then(__webpack_require__.bind(__webpack_require__, 90269));
				let earlier = artifactName(jobArtifactParts(options));
				let artifacts = (await listRunArtifacts(earlier)).filter(({ name }) => /^\d+(-\w+)?$/.test(name.slice(earlier.length + 1)));
				return await inTemporary((0, machine.g)(process.env).temporaryDirectory, async (directory) => {
					let restored = 0;
					for (let artifact of artifacts.reverse()) {
						let target = external_node_path_.join(directory, String(artifact.id));
						let { files } = await downloadArtifact(artifact, target);
						restored += await takeOver(files, target, options);
					}
					restored > 0 && core.pq(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
					return restored > 0;
				});
			} catch (error) {
				core.$e(`The results of earlier attempts cannot be had, everything is measured again: ${(0, errors.bD)(error)}`, { title: "agentbench" });
				return !1;
			}
		}
		async function takeOver(files, from, options) {
			let [source, store] = [new results_store.V(from), new results_store.V(options["results-path"])];
			let taken = 0;
			for (let file of files) {
				let [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
				if (instanceId === void 0 || await store.finished(instanceId, Number(trial)) !== null) continue;
				let result = await source.finished(instanceId, Number(trial));
				if (result === null || !isByThisAgent(result, options)) continue;
				let target = external_node_path_.join(store.directory, file);
				await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
				await (0, promises_.cp)(external_node_path_.join(from, file), target);
				taken += 1;
			}
			return taken;
		}
		function isByThisAgent({ agent }, options) {
			let command = options["agent-command"];
			return agent.name === (options["agent-name"] ?? null) && (agent.command === command || agent.command.includes("***"));
		}
		var secrets = __webpack_require__(67382);
		var state = __webpack_require__(90862);
		async function main() {
			try {
				let options = (0, inputs.I)();
				let { run, cancelled } = await measure(options);
				(0, outputs.n)(run);
				(0, fail.M)((0, gate.FO)(run, options), run);
				(cancelled || run.planned.some(({ error }) => error?.kind === "max_duration")) && process.exit();
			} catch (error) {
				(0, fail.A)(error);
				error instanceof signals.j$ && process.exit();
			}
		}
		async function measure(options) {
			let observer = new WorkflowObserver();
			let interruption = (0, signals.YF)();
			let resultsPath = "";
			let event = await (0, github_event.j)(process.env);
			let github = (0, place.VS)(process.env, event);
			let { signal } = interruption;
			let { baseline, resume } = await (0, signals.Wh)(findEarlier(options, github, (0, place.cF)(process.env, event)), signal).catch((error) => {
				throw signal.aborted ? new signals.j$(signal) : error;
			});
			let run = await (0, run_run.f)({
				options: {
					...options,
					resume
				},
				machine: (0, machine.g)(process.env),
				observer,
				github,
				baseline,
				secrets: (0, secrets.G_)(process.env),
				signal,
				onBegin(begun) {
					resultsPath = begun.resultsPath;
					core.uH("results-path", resultsPath);
					(0, state.su)(begun);
				}
			});
			observer.close();
			core.pq(`\n${(0, phrases.Pl)(run.totals)}`);
			if (run.interrupted !== null) {
				core.pq("The run was ended early; the post step publishes what there is.");
				return {
					run,
					cancelled: !0
				};
			}
			let [{ publish }, { loadRun }] = await Promise.all([Promise.all([
				__webpack_require__.e(9314),
				__webpack_require__.e(3536),
				__webpack_require__.e(3128),
				__webpack_require__.e(4996),
				__webpack_require__.e(9636),
				__webpack_require__.e(4241)
			]).then(__webpack_require__.bind(__webpack_require__, 24241)), Promise.all([__webpack_require__.e(3536), __webpack_require__.e(9583)]).then(__webpack_require__.bind(__webpack_require__, 9583))]);
			let published = publish(await loadRun(resultsPath), resultsPath, options, baseline).then(state.sE);
			let cancelled = await Promise.race([published.then(() => !1), aborted(signal).then(() => !0)]);
			interruption.dispose();
			return {
				run,
				cancelled
			};
		}
		async function findEarlier(options, github, bases) {
			return {
				baseline: await (0, action_baseline.X)(options, github, bases),
				resume: await restoreEarlierAttempts(options) || options.resume
			};
		}
		async function aborted(signal) {
			signal.aborted || await (0, external_node_events_.once)(signal, "abort");
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
	58508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	})
};
