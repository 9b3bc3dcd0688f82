export const id = 7060;
export const ids = [7060];
export const modules = { 17060: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { shellCommand: () => shellCommand });
	var errors = __webpack_require__(45145);
	var signals = __webpack_require__(68785);
	var untrusted = __webpack_require__(90492);
	var this_machine = __webpack_require__(86324);
	var parse = __webpack_require__(90162);
	var run_place = __webpack_require__(80418);
	var promises_ = __webpack_require__(51455);
	var external_node_path_ = __webpack_require__(76760);
	var run_directory = __webpack_require__(79882);
	var redact = __webpack_require__(62426);
	var version = __webpack_require__(7844);
	var registry = __webpack_require__(52323);
	var datasets_select = __webpack_require__(24998);
	var floors = __webpack_require__(42625);
	var fetch_dataset = __webpack_require__(43210);
	var left_tools = __webpack_require__(38912);
	var store = __webpack_require__(56676);
	var testbeds_registry = __webpack_require__(22589);
	var agent = __webpack_require__(98072);
	var agent_environment = __webpack_require__(10442);
	var empty_result = __webpack_require__(22514);
	var trial_logs = __webpack_require__(63249);
	var prepare = __webpack_require__(76380);
	var trial_record = __webpack_require__(82810);
	var run_agent = __webpack_require__(65211);
	var plan_trials = __webpack_require__(45557);
	var run_run = __webpack_require__(45112);
	var external_node_fs_ = __webpack_require__(73024);
	var trial_id = __webpack_require__(9271);
	async function findAfter(named, results, machine) {
		let { result, directory } = await readNamed(named, results);
		let { testbed } = result;
		if (testbed.kept !== void 0) {
			let place = await (0, testbeds_registry.LJ)(testbed.kind, testbed.kept, machine);
			if (place !== null) return {
				result,
				place
			};
		}
		if (testbed.kept_image !== null && await (0, testbeds_registry.Yb)(testbed.kept_image, machine)) return {
			result,
			...fromImage(result, testbed.kept_image, directory)
		};
		let gone = [testbed.kept, testbed.kept_image].filter((name) => name != null).join(" and ");
		throw new errors.yo(`after: ${gone === "" ? `nothing was kept of ${(0, trial_id.Ko)((0, trial_id.rI)(result))}` : `${gone} is not on this machine any more`}; measure it again with --keep always${testbed.kind === "docker" ? ", or with --keep-image" : ""}`);
	}
	async function readNamed(named, results) {
		let { readRecord } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 47705));
		let whole = external_node_path_.resolve(named);
		let places = [[
			external_node_path_.dirname(external_node_path_.dirname(whole)),
			external_node_path_.basename(external_node_path_.dirname(whole)),
			/^trial-(\d+)$/.exec(external_node_path_.basename(whole))?.[1]
		], [
			results,
			external_node_path_.dirname(named),
			/^[1-9]\d{0,8}$/.exec(external_node_path_.basename(named))?.[0]
		]];
		for (let [parent, instance, trial] of places) {
			if (parent === null || trial === void 0) continue;
			let id = {
				instance_id: instance,
				trial: Number(trial)
			};
			let record = readRecord(parent, id);
			if (record !== null) return {
				result: record.result,
				directory: external_node_path_.join(parent, (0, trial_id.qQ)((0, trial_id.rI)(id)))
			};
		}
		let where = results === null ? "" : ` of ${results}`;
		throw new errors.yo(`after: "${named}" is neither the directory of a trial with its result nor an INSTANCE/TRIAL${where}`);
	}
	function fromImage(result, image, directory) {
		let instance = {
			id: result.instance_id,
			taskType: result.task_type,
			prompt: promptIn(directory),
			debugPrompt: null,
			image,
			imageTag: null,
			repository: null,
			fixtures: [],
			prerunner: null,
			evaluation: {
				kind: "success_command",
				command: "true",
				rule: "exit_code"
			},
			solution: null,
			row: null,
			humanActions: null
		};
		return {
			dataset: {
				...result.dataset,
				directory,
				instances: [instance],
				notes: [],
				testbed: "docker"
			},
			instance
		};
	}
	function promptIn(directory) {
		try {
			return (0, external_node_fs_.readFileSync)(external_node_path_.join(directory, "prompt.txt"), "utf8");
		} catch {
			return "";
		}
	}
	var sweep = __webpack_require__(60730);
	async function openShell(request) {
		let { options, after, notice, signal, command: script, seat } = request;
		let machine = (0, left_tools.I)(request.machine, signal);
		if (after !== null) {
			let kept = await findAfter(after, request.results, machine);
			if (!("place" in kept)) return inTestbed(request, machine, kept.dataset, kept.instance);
			let { result } = kept;
			notice(`in ${result.testbed.kept}, which was kept: it stays until agentbench clean`);
			let environment = {
				...terminalOf(request),
				AGENTBENCH_INSTANCE_ID: result.instance_id,
				AGENTBENCH_DATASET: result.dataset.name,
				AGENTBENCH_TASK_TYPE: result.task_type,
				AGENTBENCH_TRIAL: String(result.trial)
			};
			return kept.place.interact({
				script,
				environment
			}, seat, signal);
		}
		let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine));
		let selected = await (0, datasets_select.l)(dataset.instances, [request.instance]);
		if (selected.length > 1) throw new errors.yo(`instance: "${request.instance}" selects ${selected.length} instances; name one: ${namesOf(selected)}`);
		return inTestbed(request, machine, dataset, selected[0]);
	}
	async function inTestbed(request, machine, dataset, instance) {
		let { notice, after } = request;
		let image = after === null ? {} : {
			image: instance.image,
			testbed: "docker"
		};
		let network = request.options.network === "restricted" ? { network: "none" } : {};
		let options = {
			...request.options,
			...image,
			...network
		};
		let testbed = (0, plan_trials.B)(dataset, options);
		(0, run_run.Er)(testbed, options, [{
			instance,
			trial: 1
		}]);
		let agentEnv = (0, run_agent.Jh)(options, machine);
		let agentDirectory = await (0, run_agent.Ts)(options);
		await (0, sweep.X0)(machine, testbed === "docker", notice);
		let run = await (0, run_directory.Te)(machine);
		try {
			let live = await prepareIn(run, await (0, testbeds_registry.C2)(testbed, options, agentDirectory, run, machine, options.testbed === "auto"), {
				...request,
				options
			}, dataset, instance, agentEnv);
			let exitCode = null;
			try {
				options["agent-setup"] !== void 0 && await withTails(live.logs, notice, () => (0, agent.pN)(live));
				exitCode = await interact(live, request);
				return exitCode;
			} finally {
				await leave(live, options.keep === "always" || options.keep === "failed" && exitCode !== 0, notice);
			}
		} finally {
			await (0, run_directory.lb)(run.directory).catch((error) => notice(`temporary files remain, and the next run removes them: ${(0, errors.bD)(error)}`));
		}
	}
	async function prepareIn(run, provider, { options, notice, signal }, dataset, instance, agentEnv) {
		let directory = external_node_path_.join(run.directory, "shell");
		await (0, promises_.mkdir)(directory);
		let observer = {
			...SILENT,
			notice
		};
		let context = {
			dataset,
			options: {
				...options,
				"agent-command": options["agent-command"] ?? ""
			},
			testbeds: {
				kind: provider.kind,
				open: async (request, signal) => (await provider.make(request, signal)).start(signal)
			},
			seal: null,
			store: new store.V(directory),
			redactor: new redact.pO(Object.values(agentEnv)),
			agentEnv: {
				...options["agent-variables"],
				...agentEnv
			},
			observer,
			judge: null,
			floors: new floors.w({ cacheDirectory: directory }),
			meter: null,
			onCost() {},
			onModels() {},
			version: version.x,
			github: null
		};
		let record = new trial_record.m((0, empty_result.$)(instance, 1, 1, context), {
			instanceId: instance.id,
			trial: 1
		}, observer);
		let logs = new trial_logs.u(directory, context);
		let begun = {
			instance,
			trial: 1,
			directory,
			record,
			logs,
			context,
			signal
		};
		let live = await withTails(logs, notice, () => (0, prepare.iA)(begun));
		for (let { detail } of record.result.integrity) notice(detail);
		return live;
	}
	async function withTails(logs, notice, work) {
		try {
			return await work();
		} catch (error) {
			for (let [name, tail] of logs.tails()) tail.trim() !== "" && notice(`${name} ends:\n${tail.trimEnd()}`);
			throw error;
		}
	}
	function interact(live, request) {
		let { testbed, instance } = live;
		let { command: script, seat, notice, signal } = request;
		notice(`${instance.id}: in ${testbed.workdir} (${testbed.image?.name ?? "this machine"}); the task is in ${testbed.promptFile}`);
		let environment = {
			...terminalOf(request),
			...(0, agent_environment.F)(live, instance.prompt)
		};
		return testbed.interact({
			script,
			environment
		}, seat, signal);
	}
	function terminalOf({ seat, machine }) {
		let { TERM: type } = machine.environment;
		return seat.terminal === null || type === void 0 ? {} : { TERM: type };
	}
	async function leave({ testbed }, keep, notice) {
		try {
			if (keep) {
				let { kept } = await testbed.keep();
				notice(`kept ${kept}; enter it: ${testbed.kind === "docker" ? `docker exec -it ${kept} sh` : `cd ${kept}`}; remove all that was kept: agentbench clean`);
			} else for (let { detail } of await testbed.remove()) notice(detail);
		} catch (error) {
			notice((0, errors.bD)(error));
		}
	}
	let SILENT = {
		runStarted() {},
		trialStarted() {},
		stageStarted() {},
		stageEnded() {},
		trialEnded() {},
		trialSkipped() {},
		trialSpent() {},
		trialPostponed() {}
	};
	function namesOf(instances) {
		let names = instances.slice(0, 5).map(({ id }) => id);
		return instances.length > names.length ? `${names.join(", ")}, …` : names.join(", ");
	}
	var print = __webpack_require__(12694);
	async function shellCommand(instance, { command, after }, given) {
		if (instance === void 0 == (after === void 0)) throw new errors.yo("shell: name an instance, or a trial with --after");
		let options = (0, parse.A)(given);
		let interruption = (0, signals.YF)();
		try {
			return await openShell({
				options,
				machine: (0, this_machine.g)(process.env),
				instance: instance ?? null,
				after: after ?? null,
				results: options["results-path"] ?? (0, run_place.hH)(),
				command: command ?? null,
				seat: ourSeat(),
				notice: (message) => (0, print.cc)(message.split("\n").map((line) => (0, untrusted.h0)(line, 1e3)).join("\n")),
				signal: interruption.signal
			});
		} catch (error) {
			if (interruption.signal.aborted) return (0, signals.fH)(interruption.signal.reason);
			if (!(error instanceof errors.ZD)) throw error;
			(0, print.cc)((0, untrusted.OG)(error.message));
			return 3;
		} finally {
			interruption.dispose();
		}
	}
	function ourSeat() {
		let { stdin, stdout, stderr } = process;
		return {
			input: stdin,
			output: stdout,
			errors: stderr,
			terminal: stdin.isTTY && stdout.isTTY ? {
				size: () => ({
					columns: stdout.columns,
					rows: stdout.rows
				}),
				onResize(resized) {
					stdout.on("resize", resized);
					return () => void stdout.off("resize", resized);
				},
				setRaw: (raw) => void stdin.setRawMode(raw)
			} : null
		};
	}
}) };
