export const id = 7836;
export const ids = [
	7836,
	4155,
	4379
];
export const modules = {
	59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CG: () => fileText,
			Lj: () => fileTail,
			RO: () => fileLine,
			lx: () => jsonParts,
			s$: () => jsonText
		});
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8020);
		let NO_CHARACTERS = /[\ufffe\uffff]/g;
		function fileLine(text, length = 300) {
			return characters((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
		}
		function fileText(text, length) {
			let clean = (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
		}
		function fileTail(text, length) {
			let clean = (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, "")}` : clean);
		}
		function jsonText(value) {
			return `${stringified(value)}\n`;
		}
		function* jsonParts(document, path, items, toValue) {
			let within = (list) => path.reduceRight((value, key) => ({ [key]: value }), list);
			let list = `\n${"  ".repeat(path.length)}"${path.at(-1)}": [`;
			let text = stringified(document);
			let [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
			let [opening, closing] = [frame.indexOf("[]") + 1, frame.length - frame.indexOf("[]") + 2 * path.length];
			yield text.slice(0, start);
			for (let at = 0; at < items.length; at += 100) {
				let some = stringified(within(items.slice(at, at + 100).map(toValue)));
				yield `${at === 0 ? "" : ","}${some.slice(opening, -closing)}`;
			}
			yield `${items.length === 0 ? "" : `\n${"  ".repeat(path.length)}`}${text.slice(start)}\n`;
		}
		function stringified(value) {
			let text = JSON.stringify(value, null, 2);
			return text.includes("\\ud") ? JSON.stringify(value, wellFormed, 2) : text;
		}
		function wellFormed(_, item) {
			return typeof item == "string" ? item.toWellFormed() : item;
		}
		function characters(text) {
			return text.toWellFormed().replace(NO_CHARACTERS, "�");
		}
	}),
	94379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => readRun,
			$: () => readTrial
		});
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(19473);
		var regular_file = __webpack_require__(2055);
		function quickParse(schema) {
			let conforms = checkOf(schema);
			return (value) => conforms(value) ? value : schema.parse(value);
		}
		function checkOf(schema) {
			let { def } = schema._zod;
			switch (def.type) {
				case "object": return objectCheck(def);
				case "array": {
					let element = checkOf(def.element);
					return refined(def, (value) => Array.isArray(value) && value.every(element));
				}
				case "union": {
					let options = def.options.map(checkOf);
					return refined(def, (value) => options.some((option) => option(value)));
				}
				case "nullable": {
					let inner = checkOf(def.innerType);
					return refined(def, (value) => value === null || inner(value));
				}
				case "optional":
				case "default": return refined(def, checkOf(def.innerType));
				case "enum": {
					let values = new Set(Object.values(def.entries));
					return refined(def, (value) => values.has(value));
				}
				case "literal": {
					let values = new Set(def.values);
					return refined(def, (value) => values.has(value));
				}
				case "boolean": return refined(def, (value) => typeof value == "boolean");
				case "number": return refined(def, Number.isFinite);
				case "string": return refined(def, (value) => typeof value == "string");
				default: throw Error(`no quick check of ${def.type}`);
			}
		}
		function objectCheck(def) {
			if (def.catchall !== void 0) throw Error("no quick check of other keys");
			let members = Object.entries(def.shape).map(([key, member]) => {
				let required = member._zod.def.type !== "optional";
				return {
					key,
					check: checkOf(member),
					required
				};
			});
			let byKey = new Map(members.map((member) => [member.key, member]));
			let required = members.filter((member) => member.required).length;
			return refined(def, (value) => {
				if (typeof value != "object" || !value || Array.isArray(value)) return !1;
				let place = 0;
				let found = 0;
				for (let key in value) {
					let next = members[place++];
					let member = next?.key === key ? next : byKey.get(key);
					if (member === void 0 || !member.check(value[key])) return !1;
					member.required && (found += 1);
				}
				return found === required;
			});
		}
		function refined(def, check) {
			return [...def.check === void 0 ? [] : [def], ...(def.checks ?? []).map(({ _zod }) => _zod.def)].map(refinementOf).reduce((all, refinement) => (value) => all(value) && refinement(value), check);
		}
		function refinementOf(given) {
			let def = given;
			switch (def.check) {
				case "number_format":
					if (def.format === "safeint") return Number.isSafeInteger;
					break;
				case "greater_than": {
					let least = def.value;
					return def.inclusive ? (value) => value >= least : (value) => value > least;
				}
				case "less_than": {
					let most = def.value;
					return def.inclusive ? (value) => value <= most : (value) => value < most;
				}
				case "max_length": return (value) => value.length <= def.maximum;
				case "string_format": if ((def.format === "regex" || def.format === "datetime") && def.pattern?.flags === "") {
					let { pattern } = def;
					return (value) => pattern.test(value);
				}
			}
			throw Error(`no quick check of ${def.check}`);
		}
		var schema = __webpack_require__(24155);
		var totals = __webpack_require__(61210);
		let USUAL_RECORD = 65536;
		let parseRun = quickParse(schema.Lx);
		let parseResult = quickParse(schema.resultSchema);
		async function readRun(directory, keep) {
			let space = Buffer.allocUnsafe(USUAL_RECORD);
			let run = parseRun(readJson(external_node_path_.join(directory, "run.json"), space));
			let results = [];
			let left = [];
			for (let entry of run.planned) {
				let relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
				let result = readResult(`${directory}/${relative}`, entry, space);
				typeof result == "string" && left.push(`${relative}: ${result}`);
				if (result === null || typeof result == "string" || isOutdated(result, entry, run)) {
					results.push(null);
					continue;
				}
				results.push(keep(result));
				entry.status = result.status;
				({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, totals.Y)(result));
				entry.error = result.error;
				entry.result = relative;
			}
			run.totals = (0, totals.v)(run.planned);
			return {
				run,
				results,
				left
			};
		}
		function readTrial(directory, entry) {
			let result = readResult(`${directory}/${entry.instance_id}/trial-${entry.trial}/result.json`, entry, Buffer.allocUnsafe(USUAL_RECORD));
			return typeof result == "string" ? null : result;
		}
		function isOutdated({ started_at }, { result }, run) {
			return result === null && Date.parse(started_at) < Date.parse(run.started_at);
		}
		function readResult(file, entry, space) {
			try {
				let result = parseResult(readJson(file, space));
				if (result.instance_id === entry.instance_id && result.trial === entry.trial) return result;
				return `it is of ${result.instance_id}, trial ${result.trial}`;
			} catch (error) {
				let code = (0, errors.$N)(error);
				if (code === "ENOENT" || code === "ENOTDIR") return null;
				if (code === "EACCES") throw error;
				if (error instanceof regular_file.S) return error.message;
				if (code === "ELOOP") return "it is a link";
				return "it is no record of a trial";
			}
		}
		function readJson(file, space) {
			return JSON.parse((0, regular_file.X)(file, 67108864, { space }).toString());
		}
	}),
	24155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			resultSchema: () => resultSchema,
			Lx: () => runSchema,
			usageSchema: () => usageSchema
		});
		var mini_schemas = __webpack_require__(55395);
		var api = __webpack_require__(43759);
		var core_core = __webpack_require__(88532);
		var core_schemas = __webpack_require__(81041);
		let ZodMiniISODateTime = core_core.xI("ZodMiniISODateTime", (inst, def) => {
			core_schemas.Ko.init(inst, def);
			mini_schemas.zUr.init(inst, def);
		});
		function datetime(params) {
			return api.G1(ZodMiniISODateTime, params);
		}
		var row = __webpack_require__(71744);
		var zod = __webpack_require__(37753);
		let statusSchema = mini_schemas.k5n([
			"passed",
			"failed",
			"error",
			"not_run"
		]);
		let milliseconds = mini_schemas.Whr().check(api.UI());
		let timestamp = datetime();
		let ratio = mini_schemas.aig().check(api.qm(0), api.Zm(1));
		let version = mini_schemas.YjP().check(api.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
		let place = {
			instance_id: mini_schemas.YjP().check(api.Fk(row.Cd)),
			task_type: mini_schemas.YjP(),
			trial: mini_schemas.Whr().check(api.NC())
		};
		let datasetSchema = mini_schemas.Ikc({
			name: mini_schemas.YjP(),
			ref: mini_schemas.mee(mini_schemas.YjP()),
			digest: mini_schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/))
		});
		let usageSchema = mini_schemas.Ikc({
			input_tokens: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			output_tokens: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			cost_usd: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			steps: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			model: (0, zod.W)(mini_schemas.Rvf(mini_schemas.mee(mini_schemas.YjP().check(api.Eb(200))), null), "Taken as agent.model where the run names none")
		});
		let agentSchema = mini_schemas.Ikc({
			name: mini_schemas.mee(mini_schemas.YjP()),
			model: mini_schemas.mee(mini_schemas.YjP()),
			command: mini_schemas.YjP(),
			prompt_digest: mini_schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)),
			exit_code: (0, zod.W)(mini_schemas.mee(mini_schemas.Whr()), "Null where it timed out or never began"),
			timed_out: mini_schemas.zMY(),
			duration_ms: milliseconds,
			usage: mini_schemas.cJW(usageSchema, { model: !0 })
		});
		let successCommandSchema = mini_schemas.Ikc({
			kind: mini_schemas.euz("success_command"),
			command: mini_schemas.YjP(),
			exit_code: mini_schemas.mee(mini_schemas.Whr()),
			timed_out: mini_schemas.zMY(),
			duration_ms: milliseconds,
			output_tail: (0, zod.W)(mini_schemas.YjP(), "The end of stdout and stderr, as they came")
		});
		let testcaseSchema = mini_schemas.Ikc({
			command: mini_schemas.mee(mini_schemas.YjP()),
			input_lines: (0, zod.W)(mini_schemas.mee(mini_schemas.Whr().check(api.UI())), "Lines there were to type; null without a terminal"),
			typed: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Lines that were typed before the program ended"),
			end: (0, zod.W)(mini_schemas.k5n([
				"exit",
				"interrupted",
				"timeout",
				"background",
				"not_run"
			]), "By itself; by Ctrl-C, since it waited for more than there was to type; at testcase-timeout; a server left running for the next test case; never executed"),
			reason: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Why it was not executed"),
			exit_code: mini_schemas.mee(mini_schemas.Whr()),
			duration_ms: milliseconds,
			output_tail: mini_schemas.YjP(),
			transcript: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Path of the whole transcript, below the trial's directory"),
			recording: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Path of the asciicast v2, below the trial's directory")
		});
		let pointSchema = mini_schemas.Ikc({
			metric: mini_schemas.YjP(),
			type: mini_schemas.k5n([
				"shell_interaction",
				"unit_test",
				"file_comparison",
				"requirement"
			]),
			score: (0, zod.W)(mini_schemas.mee(mini_schemas.KCZ([
				mini_schemas.euz(0),
				mini_schemas.euz(1),
				mini_schemas.euz(2)
			])), "Null: not judged"),
			decided_by: mini_schemas.k5n([
				"junit",
				"file",
				"judge",
				"none"
			]),
			explanation: mini_schemas.YjP(),
			vacuous: (0, zod.W)(mini_schemas.zMY(), "An empty project gets 2 here as well, as an earlier run of an agent that does nothing showed"),
			testcases: mini_schemas.YOg(testcaseSchema),
			notes: (0, zod.W)(mini_schemas.YOg(mini_schemas.Ikc({
				kind: mini_schemas.YjP(),
				detail: mini_schemas.YjP()
			})), "Oddities of the data, and what was made of them")
		});
		let judgeSchema = mini_schemas.Ikc({
			identity: mini_schemas.YjP(),
			verdicts: mini_schemas.Whr().check(api.UI()),
			failures: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Points on which it came to no verdict"),
			input_tokens: mini_schemas.mee(mini_schemas.aig().check(api.UI())),
			output_tokens: mini_schemas.mee(mini_schemas.aig().check(api.UI())),
			cost_usd: mini_schemas.mee(mini_schemas.aig().check(api.UI()))
		});
		let testPlanSchema = mini_schemas.Ikc({
			kind: mini_schemas.euz("test_plan"),
			mode: mini_schemas.k5n([
				"dev",
				"free",
				"debug"
			]),
			points: mini_schemas.YOg(pointSchema),
			expected: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Points of the plan"),
			judged: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Points with a score"),
			score: (0, zod.W)(mini_schemas.mee(ratio), "Mean over the judged points, of 2"),
			score_expected: (0, zod.W)(ratio, "Mean over all points, of 2; one without a score counts 0"),
			coverage: (0, zod.W)(ratio, "judged / expected"),
			score_without_vacuous: (0, zod.W)(mini_schemas.mee(ratio), "As score, without the vacuous points; null where none is left"),
			judge: mini_schemas.mee(judgeSchema),
			timed_out: (0, zod.W)(mini_schemas.zMY(), "evaluation-timeout came before the last point"),
			duration_ms: milliseconds
		});
		let evaluationSchema = mini_schemas.gMt("kind", [successCommandSchema, testPlanSchema]);
		let roundSchema = mini_schemas.Ikc({
			agent: agentSchema,
			evaluation: mini_schemas.mee(evaluationSchema),
			score: mini_schemas.mee(ratio)
		});
		let testbedSchema = mini_schemas.Ikc({
			kind: mini_schemas.k5n(["docker", "host"]),
			image: mini_schemas.mee(mini_schemas.YjP()),
			image_digest: mini_schemas.mee(mini_schemas.YjP()),
			substituted: (0, zod.W)(mini_schemas.zMY(), "A built-in stand-in was taken for an image that is not public"),
			kept_image: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "The image keep-image committed")
		});
		let noteSchema = mini_schemas.Ikc({
			kind: mini_schemas.YjP(),
			detail: mini_schemas.YjP()
		});
		let stageSchema = mini_schemas.Ikc({
			name: mini_schemas.YjP(),
			started_at: timestamp,
			duration_ms: milliseconds
		});
		let errorSchema = mini_schemas.Ikc({
			stage: mini_schemas.YjP(),
			kind: mini_schemas.YjP(),
			message: mini_schemas.YjP()
		});
		let githubSchema = mini_schemas.Ikc({
			repository: mini_schemas.YjP(),
			workflow: mini_schemas.YjP(),
			job: mini_schemas.YjP(),
			run_id: mini_schemas.YjP(),
			run_attempt: mini_schemas.Whr(),
			sha: mini_schemas.YjP(),
			head_sha: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "The pull request's own commit; sha is its merge with the base"),
			ref: mini_schemas.YjP(),
			event: mini_schemas.YjP(),
			pull_request: mini_schemas.mee(mini_schemas.Whr())
		});
		let resultSchema = mini_schemas.Ikc({
			schema: mini_schemas.euz("agentbench/result/v1"),
			dataset: datasetSchema,
			...place,
			attempt: mini_schemas.Whr().check(api.NC()),
			status: statusSchema,
			score: mini_schemas.mee(ratio),
			agent: agentSchema,
			evaluation: (0, zod.W)(mini_schemas.mee(evaluationSchema), "Null where it came to none"),
			rounds: (0, zod.W)(mini_schemas.lqM(mini_schemas.YOg(roundSchema)), "Mode debug: both rounds; the last one stands at the top as well"),
			testbed: testbedSchema,
			human_actions: (0, zod.W)(mini_schemas.lqM(mini_schemas.mee(mini_schemas.Ikc({
				lower: mini_schemas.aig().check(api.UI()),
				upper: mini_schemas.aig().check(api.UI())
			}))), "Actions that a person needs for the instance, as its row says; to set the steps of the agent against"),
			prerunner: mini_schemas.mee(mini_schemas.Ikc({
				exit_code: mini_schemas.mee(mini_schemas.Whr()),
				timed_out: mini_schemas.zMY(),
				duration_ms: milliseconds
			})),
			stages: mini_schemas.YOg(stageSchema),
			integrity: (0, zod.W)(mini_schemas.YOg(noteSchema), "Anything that makes the verdict doubtful"),
			error: mini_schemas.mee(errorSchema),
			started_at: timestamp,
			finished_at: timestamp,
			harness_version: version,
			github: mini_schemas.mee(githubSchema)
		});
		let totalsSchema = mini_schemas.Ikc({
			planned: mini_schemas.Whr().check(api.UI()),
			passed: mini_schemas.Whr().check(api.UI()),
			failed: mini_schemas.Whr().check(api.UI()),
			error: mini_schemas.Whr().check(api.UI()),
			not_run: mini_schemas.Whr().check(api.UI()),
			success_rate: (0, zod.W)(mini_schemas.mee(ratio), "passed / planned"),
			score: (0, zod.W)(mini_schemas.mee(ratio), "Mean over the trials with a score"),
			score_expected: (0, zod.W)(mini_schemas.mee(ratio), "Mean over all planned trials; what has no score counts 0"),
			coverage: (0, zod.W)(mini_schemas.mee(ratio), "Mean over all planned trials of the share of each that has a score")
		});
		let plannedSchema = mini_schemas.Ikc({
			...place,
			status: statusSchema,
			score: mini_schemas.mee(ratio),
			score_expected: (0, zod.W)(ratio, "As score, with 0 for what could not be scored"),
			coverage: (0, zod.W)(ratio, "The share of the trial that has a score: of a test plan its judged points, otherwise 0 or 1"),
			result: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Path of its result.json below results-path; null where there is none"),
			error: mini_schemas.mee(errorSchema)
		});
		let runSchema = mini_schemas.Ikc({
			schema: mini_schemas.euz("agentbench/run/v1"),
			suite: mini_schemas.mee(mini_schemas.YjP()),
			dataset: datasetSchema,
			agent: mini_schemas.Ikc({
				name: mini_schemas.mee(mini_schemas.YjP()),
				model: mini_schemas.mee(mini_schemas.YjP()),
				command: mini_schemas.YjP()
			}),
			settings: (0, zod.W)(mini_schemas.Ikc({
				testbed: mini_schemas.k5n(["docker", "host"]),
				trials: mini_schemas.Whr().check(api.NC()),
				agent_timeout_ms: milliseconds,
				evaluation_timeout_ms: milliseconds,
				testcase_timeout_ms: milliseconds,
				mode: (0, zod.W)(mini_schemas.mee(mini_schemas.k5n([
					"dev",
					"free",
					"debug"
				])), "Null for a dataset without modes"),
				judge: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Which judge scored what needs judgement; null without one"),
				network: mini_schemas.mee(mini_schemas.YjP()),
				cpus: mini_schemas.mee(mini_schemas.aig()),
				memory_bytes: mini_schemas.mee(mini_schemas.aig())
			}), "What two runs must share to be comparable, beside the dataset"),
			planned: mini_schemas.YOg(plannedSchema),
			totals: totalsSchema,
			gate: (0, zod.W)(mini_schemas.mee(mini_schemas.Ikc({
				passed: mini_schemas.zMY(),
				reasons: mini_schemas.YOg(mini_schemas.YjP())
			})), "Null while the run goes on"),
			change: (0, zod.W)(mini_schemas.lqM(mini_schemas.mee(mini_schemas.Ikc({
				verdict: mini_schemas.k5n([
					"improved",
					"regressed",
					"within noise",
					"not comparable"
				]),
				difference: (0, zod.W)(mini_schemas.mee(mini_schemas.aig()), "Of the rate or score, now minus before, over the instances in common")
			}))), "Against the baseline; absent or null without one"),
			interrupted: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "The signal that ended the run early"),
			started_at: timestamp,
			finished_at: (0, zod.W)(mini_schemas.mee(timestamp), "Null while the run goes on, or where it was killed"),
			harness_version: version,
			github: mini_schemas.mee(githubSchema)
		});
	})
};
