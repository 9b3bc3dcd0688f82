export const id = 4486;
export const ids = [4486];
export const modules = { 74486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { printDryRun: () => printDryRun });
	var format = __webpack_require__(18253);
	var untrusted = __webpack_require__(90492);
	var this_machine = __webpack_require__(86324);
	var options_options = __webpack_require__(33);
	var parse = __webpack_require__(90162);
	var trial_id = __webpack_require__(9271);
	var registry = __webpack_require__(52323);
	var fetch_dataset = __webpack_require__(43210);
	var agent = __webpack_require__(65211);
	var plan_trials = __webpack_require__(45557);
	var run = __webpack_require__(45112);
	async function dryRun(options, machine) {
		(0, run.lI)(options);
		(0, agent.Jh)(options, machine);
		let agentDirectory = await (0, agent.Ts)(options);
		let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine));
		(0, agent.ZJ)(agentDirectory, dataset);
		let trials = await (0, plan_trials.l)(dataset, options);
		let testbed = (0, plan_trials.B)(dataset, options);
		(0, run.Er)(testbed, options, trials);
		let { name, ref, digest } = dataset;
		return {
			dataset: {
				name,
				ref,
				digest
			},
			testbed,
			trials
		};
	}
	var paint = __webpack_require__(19089);
	var print = __webpack_require__(12694);
	var table = __webpack_require__(81681);
	let SECRET = {
		"judge-api-key": () => "***",
		"agent-env": namesOf,
		"model-keys": namesOf
	};
	function namesOf(text) {
		return text.split("\n").map((line) => line.trim().replace(/=.*$/, "=***")).filter((line) => line !== "").join(", ");
	}
	async function printDryRun(texts, sourceOf, json) {
		let plan = await dryRun((0, parse.A)(texts), (0, this_machine.g)(process.env));
		let values = options_options.W6.filter((name) => (0, options_options.ny)("run", name) && !(0, options_options.ti)(name).actionOnly).flatMap((name) => {
			let text = texts[name];
			let given = text !== void 0 && text.trim() !== "";
			let value = given ? text : (0, options_options.ti)(name).default;
			if (value === void 0 || value === "") return [];
			return [{
				name,
				value: (SECRET[name] ?? String)(value),
				source: given ? sourceOf(name) : "default"
			}];
		});
		if (json) {
			let { dataset, testbed, trials } = plan;
			(0, print.Q2)({
				options: Object.fromEntries(values.map(({ name, value, source }) => [name, {
					value,
					source
				}])),
				dataset,
				testbed,
				trials: trials.map(({ instance, trial }) => ({
					instance_id: instance.id,
					task_type: instance.taskType,
					trial
				}))
			});
		} else (0, print.tj)([
			...valueLines(values),
			"",
			...planLines(plan)
		]);
		return 0;
	}
	function valueLines(values) {
		return (0, table.t)(values, [{
			title: "option",
			cell: ({ name }) => name
		}, {
			title: "source",
			cell: ({ source }) => source
		}], {
			title: "value",
			cell: ({ value }) => (0, untrusted.h0)(value.replaceAll("\n", ", "), 500)
		}, (0, paint.Li)(process.stdout));
	}
	function planLines({ dataset, testbed, trials }) {
		let instances = new Set(trials.map(({ instance }) => instance.id)).size;
		let more = trials.length - 50;
		return [
			`${(0, format.U9)(trials.length, "trial")} of ${(0, format.U9)(instances, "instance")} of ${(0, untrusted.h0)(dataset.name)}${dataset.ref === null ? "" : ` at ${dataset.ref}`}, testbed ${testbed}; nothing was run`,
			...trials.slice(0, 50).map(({ instance, trial }) => `  ${(0, trial_id.Ko)({
				instanceId: instance.id,
				trial
			})}`),
			...more > 0 ? [`  … and ${more} more`] : []
		];
	}
}) };
