export const id = 7872;
export const ids = [7872];
export const modules = { 87872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { main: () => main });
	var external_node_events_ = __webpack_require__(78474);
	var core = __webpack_require__(28524);
	var own_secrets = __webpack_require__(10076);
	var signals = __webpack_require__(68785);
	var github_event = __webpack_require__(6830);
	var place = __webpack_require__(52385);
	var this_machine = __webpack_require__(86324);
	var report_baseline = __webpack_require__(37936);
	var phrases = __webpack_require__(58937);
	var gate = __webpack_require__(43050);
	var run_run = __webpack_require__(7150);
	var action_baseline = __webpack_require__(81116);
	var fail = __webpack_require__(89955);
	var inputs = __webpack_require__(7126);
	var log = __webpack_require__(14173);
	var format = __webpack_require__(18253);
	var untrusted = __webpack_require__(90492);
	var lines = __webpack_require__(36812);
	var trial_id = __webpack_require__(9271);
	class WorkflowObserver extends lines.ly {
		#warnings = 0;
		#errors = 0;
		constructor() {
			super((line) => log.pq(line));
		}
		trialEnded(place, result, tails) {
			log.Oh((0, lines.MT)(place, result));
			for (let { name, duration_ms } of result.stages) log.pq(`  ${name.padEnd(12)} ${(0, format.a3)(duration_ms)}`);
			for (let { kind, detail } of result.integrity) log.pq(`  note ${(0, untrusted.h0)(`${kind}: ${detail}`)}`);
			result.error !== null && log.pq(`  error ${(0, untrusted.h0)(`${result.error.kind}: ${result.error.message}`, 2e3)}`);
			let tail = result.status === "passed" ? "" : (0, lines.os)(result, tails);
			tail !== "" && log.pq(tail);
			log.N4();
			this.#annotate(place, result);
		}
		close() {
			let more = Math.max(0, this.#warnings - 6) + Math.max(0, this.#errors - 8);
			more > 0 && log.$e(`${more} more trials did not pass; the step summary lists them all`, { title: "agentbench" });
		}
		#annotate(id, result) {
			let title = `agentbench: ${(0, trial_id.Ko)(id)} ${result.status === "failed" ? "failed" : "could not be measured"}`;
			let message = (0, untrusted.h0)((0, phrases.rn)(result)) || "see its logs among the results";
			result.status === "failed" && ++this.#warnings <= 6 && log.$e(message, { title });
			result.status === "error" && ++this.#errors <= 8 && log.z3(message, { title });
		}
	}
	var outputs = __webpack_require__(92309);
	var promises_ = __webpack_require__(51455);
	var external_node_path_ = __webpack_require__(76760);
	var errors = __webpack_require__(45145);
	var results_store = __webpack_require__(56676);
	async function restoreEarlierAttempts(options) {
		let attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
		if (attempt < 2 || !options["upload-artifact"]) return !1;
		try {
			let { artifactName } = await Promise.all([
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(273)
			]).then(__webpack_require__.bind(__webpack_require__, 40273));
			let { downloadArtifact, listRunArtifacts } = await Promise.all([
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(663),
				__webpack_require__.e(2111)
			]).then(__webpack_require__.bind(__webpack_require__, 24492));
			let { inTemporary, jobArtifactParts } = await Promise.all([__webpack_require__.e(7705), __webpack_require__.e(269)]).then(__webpack_require__.bind(__webpack_require__, 90269));
			let earlier = artifactName(jobArtifactParts(options));
			let artifacts = (await listRunArtifacts(earlier)).filter(({ name }) => /^\d+(-\w+)?$/.test(name.slice(earlier.length + 1)));
			return await inTemporary((0, this_machine.g)(process.env).temporaryDirectory, async (directory) => {
				let restored = 0;
				for (let artifact of artifacts.reverse()) {
					let target = external_node_path_.join(directory, String(artifact.id));
					let { files } = await downloadArtifact(artifact, target);
					restored += await takeOver(files, target, options);
				}
				restored > 0 && log.pq(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
				return restored > 0;
			});
		} catch (error) {
			log.$e(`The results of earlier attempts cannot be had, everything is measured again: ${(0, errors.bD)(error)}`, { title: "agentbench" });
			return !1;
		}
	}
	async function takeOver(files, from, options) {
		let [source, store] = [new results_store.V(from), new results_store.V(options["results-path"])];
		let [there, finished] = [await store.finished(), await source.finished()];
		let taken = 0;
		for (let file of files) {
			let [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
			if (instanceId === void 0 || there(instanceId, Number(trial)) !== null) continue;
			let record = finished(instanceId, Number(trial));
			if (record === null || !isByThisAgent(record.result, options)) continue;
			await store.makePlace(instanceId, Number(trial));
			let target = external_node_path_.join(store.directory, file);
			await (0, promises_.rm)(target, { force: !0 });
			await (0, promises_.cp)(external_node_path_.join(from, file), target);
			taken += 1;
		}
		return taken;
	}
	function isByThisAgent({ agent }, options) {
		let command = options["agent-command"];
		return agent.name === (options["agent-name"] ?? null) && (agent.command === command || agent.command.includes("***"));
	}
	var state = __webpack_require__(90862);
	async function main() {
		try {
			let options = (0, inputs.I)();
			let { run, cancelled } = await measure(options);
			(0, outputs.n)(run);
			(0, fail.M)((0, gate.F)(run, options), run);
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
			machine: (0, this_machine.g)(process.env),
			observer,
			github,
			compare: (0, report_baseline.J)(baseline, options),
			secrets: (0, own_secrets.G_)(process.env),
			signal,
			onBegin(begun) {
				resultsPath = begun.resultsPath;
				core.uH("results-path", resultsPath);
				(0, state.su)(begun);
			}
		});
		observer.close();
		log.pq(`\n${(0, phrases.Pl)(run.totals)}`);
		if (run.interrupted !== null) {
			log.pq("The run was ended early; the post step publishes what there is.");
			return {
				run,
				cancelled: !0
			};
		}
		let [{ publish }, { loadRun }] = await Promise.all([Promise.all([
			__webpack_require__.e(9314),
			__webpack_require__.e(7705),
			__webpack_require__.e(3128),
			__webpack_require__.e(4996),
			__webpack_require__.e(717),
			__webpack_require__.e(4241)
		]).then(__webpack_require__.bind(__webpack_require__, 24241)), Promise.all([__webpack_require__.e(7705), __webpack_require__.e(9583)]).then(__webpack_require__.bind(__webpack_require__, 9583))]);
		let published = publish(await loadRun(resultsPath, run), resultsPath, options, baseline).then(state.sE);
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
}) };
