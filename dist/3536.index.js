export const id = 3536;
export const ids = [3536, 7146];
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
	37664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => quickParse });
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
	}),
	47705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$g: () => readTrial,
			cI: () => readRun,
			ce: () => readAttempt
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2055);
		var _quick_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37664);
		var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57146);
		var _totals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61210);
		let USUAL_RECORD = 65536;
		let parseRun = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_4__.n)(_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lx);
		let parseResult = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_4__.n)(_schema_js__WEBPACK_IMPORTED_MODULE_3__.resultSchema);
		async function readRun(directory, keep) {
			let space = Buffer.allocUnsafe(USUAL_RECORD);
			let run = parseRun(readJson(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "run.json"), space));
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
				({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_5__.YW)(result));
				entry.error = result.error;
				entry.result = relative;
			}
			run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_5__.vA)(run.planned);
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
		function readAttempt(directory) {
			try {
				return parseResult(readJson(`${directory}/result.json`, Buffer.allocUnsafe(USUAL_RECORD)));
			} catch {
				return null;
			}
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
				let code = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error);
				if (code === "ENOENT" || code === "ENOTDIR") return null;
				if (code === "EACCES") throw error;
				if (error instanceof _regular_file_js__WEBPACK_IMPORTED_MODULE_2__.S) return error.message;
				if (code === "ELOOP") return "it is a link";
				return "it is no record of a trial";
			}
		}
		function readJson(file, space) {
			return JSON.parse((0, _regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(file, 67108864, { space }).toString());
		}
	}),
	57146: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lx: () => runSchema,
			nB: () => totalsSchema,
			resultSchema: () => resultSchema,
			usageSchema: () => usageSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73102);
		var _datasets_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71744);
		var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);
		let statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"passed",
			"failed",
			"error",
			"not_run"
		]);
		let milliseconds = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI());
		let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_4__.w$();
		let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(1));
		let version = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
		let place = {
			instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(_datasets_row_js__WEBPACK_IMPORTED_MODULE_0__.Cd)),
			task_type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			trial: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC())
		};
		let datasetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			digest: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^sha256:[0-9a-f]{64}$/))
		});
		let usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())), null),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())), null),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())), null),
			steps: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())), null),
			model: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(200))), null), "Taken as agent.model where the run names none")
		});
		let agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			prompt_digest: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^sha256:[0-9a-f]{64}$/)),
			exit_code: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()), "Null where it timed out or never began"),
			timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			duration_ms: milliseconds,
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_2__.cJW(usageSchema, { model: !0 })
		});
		let successCommandSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("success_command"),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			duration_ms: milliseconds,
			output_tail: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "The end of stdout and stderr, as they came")
		});
		let testcaseSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			input_lines: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())), "Lines there were to type; null without a terminal"),
			typed: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Lines that were typed before the program ended"),
			end: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"exit",
				"interrupted",
				"timeout",
				"background",
				"not_run"
			]), "By itself; by Ctrl-C, since it waited for more than there was to type; at testcase-timeout; a server left running for the next test case; never executed"),
			reason: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Why it was not executed"),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			duration_ms: milliseconds,
			output_tail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			transcript: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Path of the whole transcript, below the trial's directory"),
			recording: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Path of the asciicast v2, below the trial's directory")
		});
		let pointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			metric: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"shell_interaction",
				"unit_test",
				"file_comparison",
				"requirement"
			]),
			score: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([
				zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(0),
				zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(1),
				zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(2)
			])), "Null: not judged"),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"junit",
				"file",
				"judge",
				"none"
			]),
			explanation: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			vacuous: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), "An empty project gets 2 here as well, as an earlier run of an agent that does nothing showed"),
			testcases: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(testcaseSchema),
			notes: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				detail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
			})), "Oddities of the data, and what was made of them")
		});
		let judgeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			identity: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			verdicts: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			failures: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Points on which it came to no verdict"),
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()))
		});
		let testPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("test_plan"),
			mode: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"dev",
				"free",
				"debug"
			]),
			points: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(pointSchema),
			expected: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Points of the plan"),
			judged: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Points with a score"),
			score: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean over the judged points, of 2"),
			score_expected: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(ratio, "Mean over all points, of 2; one without a score counts 0"),
			coverage: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(ratio, "judged / expected"),
			score_without_vacuous: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "As score, without the vacuous points; null where none is left"),
			judge: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(judgeSchema),
			timed_out: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), "evaluation-timeout came before the last point"),
			duration_ms: milliseconds
		});
		let evaluationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [successCommandSchema, testPlanSchema]);
		let roundSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			agent: agentSchema,
			evaluation: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(evaluationSchema),
			score: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio)
		});
		let testbedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["docker", "host"]),
			image: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			image_digest: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			substituted: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), "A built-in stand-in was taken for an image that is not public"),
			kept_image: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "The image keep-image committed")
		});
		let noteSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			detail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
		});
		let stageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			started_at: timestamp,
			duration_ms: milliseconds
		});
		let errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
		});
		let githubSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			workflow: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			run_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			run_attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			head_sha: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "The pull request's own commit; sha is its merge with the base"),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			event: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr())
		});
		let resultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("agentbench/result/v1"),
			dataset: datasetSchema,
			...place,
			attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()),
			status: statusSchema,
			score: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio),
			agent: agentSchema,
			evaluation: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(evaluationSchema), "Null where it came to none"),
			rounds: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(roundSchema)), "Mode debug: both rounds; the last one stands at the top as well"),
			testbed: testbedSchema,
			human_actions: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				lower: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
				upper: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())
			}))), "Actions that a person needs for the instance, as its row says; to set the steps of the agent against"),
			prerunner: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
				timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
				duration_ms: milliseconds
			})),
			stages: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(stageSchema),
			integrity: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(noteSchema), "Anything that makes the verdict doubtful"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(errorSchema),
			started_at: timestamp,
			finished_at: timestamp,
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(githubSchema)
		});
		let totalsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			passed: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			failed: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			not_run: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			success_rate: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "passed / planned"),
			score: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean over the trials with a score"),
			score_expected: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean over all planned trials; what has no score counts 0"),
			coverage: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean over all planned trials of the share of each that has a score")
		});
		let plannedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			...place,
			status: statusSchema,
			score: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio),
			score_expected: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(ratio, "As score, with 0 for what could not be scored"),
			coverage: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(ratio, "The share of the trial that has a score: of a test plan its judged points, otherwise 0 or 1"),
			result: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Path of its result.json below results-path; null where there is none"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(errorSchema)
		});
		let runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("agentbench/run/v1"),
			suite: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			dataset: datasetSchema,
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				model: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
			}),
			settings: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				testbed: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["docker", "host"]),
				trials: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()),
				agent_timeout_ms: milliseconds,
				evaluation_timeout_ms: milliseconds,
				testcase_timeout_ms: milliseconds,
				mode: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
					"dev",
					"free",
					"debug"
				])), "Null for a dataset without modes"),
				judge: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Which judge scored what needs judgement; null without one"),
				network: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				cpus: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()),
				memory_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig())
			}), "What two runs must share to be comparable, beside the dataset"),
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(plannedSchema),
			totals: totalsSchema,
			gate: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				passed: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
				reasons: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			})), "Null while the run goes on"),
			change: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				verdict: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
					"improved",
					"regressed",
					"within noise",
					"not comparable"
				]),
				difference: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()), "Of the rate or score, now minus before, over the instances in common")
			}))), "Against the baseline; absent or null without one"),
			interrupted: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "The signal that ended the run early"),
			started_at: timestamp,
			finished_at: (0, _zod_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(timestamp), "Null while the run goes on, or where it was killed"),
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(githubSchema)
		});
	}),
	73102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w$: () => datetime });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
		let ZodMiniISODateTime = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def);
			_schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
		});
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
		}
	})
};
