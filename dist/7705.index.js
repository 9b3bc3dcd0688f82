export const id = 7705;
export const ids = [7705, 399];
export const modules = {
	97857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$I: () => cutError,
			B6: () => LONGEST_NAME,
			IN: () => cutText,
			U3: () => ownText,
			xG: () => LONGEST_TEXT
		});
		let LONGEST_NAME = 200;
		let LONGEST_TEXT = 2e3;
		function cutText(text, length) {
			return text.length > length ? ownText(`${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`) : text;
		}
		function ownText(part) {
			return Buffer.from(part).toString();
		}
		function cutError(error) {
			if (error === null) return null;
			let { stage, kind, message } = error;
			return {
				stage: cutText(stage, 200),
				kind: cutText(kind, 200),
				message: cutText(message, LONGEST_TEXT)
			};
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
			ce: () => readAttempt,
			faultOf: () => faultOf,
			readRecord: () => readRecord,
			readRunRecord: () => readRunRecord
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45503);
		var _cut_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97857);
		var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96826);
		var _quick_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37664);
		var _record_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56885);
		var _records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40399);
		var _stand_in_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74705);
		var _totals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61210);
		var _trial_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9271);
		let LARGEST_RUN = 67108864;
		let LARGEST_RESULT = 16777216;
		let USUAL_RECORD = 65536;
		let parseRun = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_8__.n)(_records_js__WEBPACK_IMPORTED_MODULE_5__.Lx);
		let parseResult = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_8__.n)(_records_js__WEBPACK_IMPORTED_MODULE_5__.FD);
		async function readRun(directory, keep, known) {
			let space = Buffer.allocUnsafe(USUAL_RECORD);
			let run = known ?? parseRun(readJson(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "run.json"), LARGEST_RUN, space).value);
			let results = [];
			let left = [];
			let twice = onlyOnce(run);
			twice > 0 && left.push(`run.json: ${twice} planned trials that occur more than once`);
			for (let entry of run.planned) {
				let relative = `${(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_7__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_7__.rI)(entry))}/result.json`;
				let { result, fault } = countingRecord(directory, entry, run, space);
				fault !== null && left.push(`${relative}: ${fault}`);
				let kept = result === null ? null : keep(result);
				results.push(kept);
				result !== null && kept === null && left.push(`${relative}: there is no room for it beside the others`);
				if (result === null || entry.digest !== void 0) continue;
				entry.status = result.status;
				({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_9__.YW)(result));
				entry.error = (0, _cut_js__WEBPACK_IMPORTED_MODULE_10__.$I)(result.error);
				entry.result = relative;
			}
			run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_9__.vA)(run.planned);
			return {
				run,
				results,
				left
			};
		}
		function onlyOnce(run) {
			let seen = new Set();
			let planned = run.planned.filter((entry) => {
				let before = seen.size;
				return seen.add((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_7__.wK)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_7__.rI)(entry))).size > before;
			});
			let more = run.planned.length - planned.length;
			more > 0 && (run.planned = planned);
			return more;
		}
		function readTrial(directory, entry, run) {
			return countingRecord(directory, entry, run, Buffer.allocUnsafe(USUAL_RECORD)).result;
		}
		function readRecord(directory, entry) {
			let record = readResult(directory, entry, Buffer.allocUnsafe(USUAL_RECORD));
			return typeof record == "string" ? null : record;
		}
		function readRunRecord(directory) {
			try {
				return parseRun(readJson(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "run.json"), LARGEST_RUN, Buffer.allocUnsafe(USUAL_RECORD)).value);
			} catch {
				return null;
			}
		}
		function readAttempt(directory) {
			try {
				return parseResult(readJson(`${directory}/result.json`, LARGEST_RESULT, Buffer.allocUnsafe(USUAL_RECORD)).value);
			} catch {
				return null;
			}
		}
		function countingRecord(directory, entry, run, space) {
			let record = readResult(directory, entry, space);
			if (record === null || typeof record == "string") return {
				result: null,
				fault: record
			};
			let fault = faultOf(record, entry, run);
			if (fault === null) return {
				result: record.result,
				fault
			};
			return {
				result: entry.digest === void 0 ? null : (0, _stand_in_js__WEBPACK_IMPORTED_MODULE_6__.u)(entry, run, fault),
				fault: fault === _place_js__WEBPACK_IMPORTED_MODULE_3__.L ? null : fault
			};
		}
		function faultOf({ result, digest }, entry, run) {
			if (entry.digest !== void 0) return digest === entry.digest && result.status === entry.status ? null : "it is not the record that was written";
			if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return _place_js__WEBPACK_IMPORTED_MODULE_3__.L;
			if (entry.result === null && run.finished_at !== null) return "the run wrote no such record";
			return null;
		}
		function readResult(directory, entry, space) {
			let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_7__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_7__.rI)(entry));
			try {
				let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_3__.Z)(directory, place);
				if (link !== null) return `${link} is a link`;
				let { value, digest } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT, space);
				let result = parseResult(value);
				if (result.instance_id === entry.instance_id && result.trial === entry.trial) return {
					result,
					digest
				};
				return `it belongs to ${result.instance_id}, trial ${result.trial}`;
			} catch (error) {
				let code = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error);
				if (code === "ENOENT" || code === "ENOTDIR") return null;
				if (code === "EACCES") throw error;
				if (error instanceof _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.S) return error.message;
				if (code === "ELOOP") return "it is a link";
				return "it is not a trial record";
			}
		}
		function readJson(file, limit, space) {
			let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(file, limit, { space });
			return {
				value: JSON.parse(content.toString()),
				digest: (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_4__.t)(content)
			};
		}
	}),
	40399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FD: () => resultSchema,
			Lx: () => runSchema,
			nB: () => totalsSchema,
			usageSchema: () => usageSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73102);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		var _datasets_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71744);
		let statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"passed",
			"failed",
			"error",
			"not_run"
		]);
		let milliseconds = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(316224e6));
		let amount = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(2 ** 53 - 1));
		let trialNumber = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(999999));
		let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_4__.w$();
		let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(1));
		let version = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
		let place = {
			instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(_datasets_row_js__WEBPACK_IMPORTED_MODULE_1__.Cd)),
			task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "Type of the task, by which reports are grouped"),
			trial: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(trialNumber, "Number of the trial of its instance, from 1")
		};
		let datasetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			ref: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Commit of the dataset; null for a directory"),
			digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of all files of the dataset; results are comparable only if it is equal")
		});
		let usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(amount), null),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(amount), null),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(amount), null),
			steps: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(amount), null),
			model: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(200))), null), "Used as agent.model if the run names no model")
		});
		let agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "agent-command"),
			prompt_digest: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^sha256:[0-9a-f]{64}$/)),
			exit_code: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()), "Null if the agent timed out or never started"),
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
			output_tail: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "The end of stdout and stderr, in order of arrival")
		});
		let testcaseSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			input_lines: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())), "Lines of input; null without a terminal"),
			typed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Lines that were typed before the program ended"),
			end: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"exit",
				"interrupted",
				"timeout",
				"background",
				"not_run"
			]), "How it ended: `exit` by itself; `interrupted` by Ctrl-C, because it waited for input after the last line; `timeout` at testcase-timeout; `background`, a server left running for the next test case; `not_run`, never executed"),
			reason: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "The reason if it was not executed"),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			duration_ms: milliseconds,
			output_tail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			transcript: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Path of the whole transcript, below the trial's directory"),
			recording: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Path of the asciicast v2, below the trial's directory")
		});
		let pointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			metric: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"shell_interaction",
				"unit_test",
				"file_comparison",
				"requirement"
			]),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([
				zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(0),
				zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(1),
				zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(2)
			])), "Null if not judged"),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"junit",
				"file",
				"judge",
				"none"
			]),
			explanation: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			vacuous: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), "True if an empty project scores 2 on this point too, as measured by an earlier run of an agent that does nothing"),
			testcases: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(testcaseSchema),
			notes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				detail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
			})), "Irregularities in the data of this point, and their treatment")
		});
		let judgeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			identity: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			verdicts: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
			failures: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Points without a verdict of the judge"),
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
			expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Points of the plan"),
			judged: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()), "Points with a score"),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean of score / 2 over the judged points"),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "Mean of score / 2 over all points; a point without a score counts as 0"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "judged / expected"),
			score_without_vacuous: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "As score, without the vacuous points; null if no other point was judged"),
			judge: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(judgeSchema),
			timed_out: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), "True if evaluation-timeout was reached before the last point"),
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
			substituted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), "True if a built-in substitute replaced an image that is not public"),
			kept_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "The image committed by keep-image")
		});
		let noteSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			detail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
		});
		let stageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "prepare, agent-setup, agent, evaluate, collect or remove"),
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
			head_sha: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Head commit of the pull request; sha is its merge with the base"),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			event: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr())
		});
		let resultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("agentbench/result/v1"),
			dataset: datasetSchema,
			...place,
			attempt: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()), "Number of the attempt, from 1; a repeated trial has several"),
			status: statusSchema,
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "1 or 0 for a success command; for a test plan the mean over its judged points; null without a score"),
			agent: agentSchema,
			evaluation: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(evaluationSchema), "Null if there was no evaluation"),
			rounds: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(roundSchema)), "Both rounds of mode debug; the fields above are those of the last"),
			testbed: testbedSchema,
			human_actions: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				lower: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI()),
				upper: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI())
			}))), "Number of actions a person needs for the instance, from its dataset row; comparable with the steps of the agent"),
			prerunner: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
				timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
				duration_ms: milliseconds
			})),
			stages: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(stageSchema),
			integrity: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(noteSchema), "Anything that makes the verdict doubtful"),
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
			success_rate: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "passed / planned"),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean over the trials with a score"),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean over all planned trials; a trial without a score counts as 0"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio), "Mean of coverage over all planned trials")
		});
		let plannedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			...place,
			status: statusSchema,
			score: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(ratio),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "As score, with 0 for every part without a score"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "Share of the trial that has a score: judged / expected points of a test plan, otherwise 0 or 1"),
			result: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Path of the result.json below results-path; null if there is none"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(errorSchema),
			digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^sha256:[0-9a-f]{64}$/))), "Digest of its result.json as written: a file with another digest does not count; absent if there is none")
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
			settings: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				testbed: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["docker", "host"]),
				trials: trialNumber,
				agent_timeout_ms: milliseconds,
				evaluation_timeout_ms: milliseconds,
				testcase_timeout_ms: milliseconds,
				mode: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
					"dev",
					"free",
					"debug"
				])), "Null for a dataset without modes"),
				judge: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Identity of the judge; null without one"),
				network: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				cpus: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()),
				memory_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig())
			}), "Settings of the run; all except testbed and trials must be equal for two runs to be comparable"),
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(plannedSchema),
			totals: totalsSchema,
			gate: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				passed: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
				reasons: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			})), "Null during the run"),
			change: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				verdict: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
					"improved",
					"regressed",
					"within noise",
					"not comparable"
				]),
				difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()), "Change of rate or score over the common instances, now minus before")
			}))), "Change against the baseline; absent or null without one"),
			interrupted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "The signal that ended the run early"),
			started_at: timestamp,
			finished_at: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(timestamp), "Null during the run, or if it was killed"),
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(githubSchema)
		});
	}),
	73102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w$: () => datetime });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		let ZodMiniISODateTime = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def);
			_schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
		});
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
		}
	})
};
