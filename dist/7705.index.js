export const id = 7705;
export const ids = [7705];
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
	96826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => OUTDATED,
			Z: () => linkAmong
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let OUTDATED = "it belongs to an earlier run";
		function linkAmong(directory, relative, from = 1) {
			let parts = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			for (let depth = from; depth <= parts.length; depth += 1) {
				let place = parts.slice(0, depth).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
				try {
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${directory}/${place}`, { throwIfNoEntry: !1 })?.isSymbolicLink()) return place;
				} catch (error) {
					if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) !== "ENOTDIR") throw error;
				}
			}
			return null;
		}
	}),
	37664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => quickParse });
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42214);
		function quickParse(schema) {
			let parser = schema;
			let parsed = 0;
			return (value) => {
				parsed += 1;
				parsed === 500 && (parser = zod_mini__WEBPACK_IMPORTED_MODULE_0__.wE(schema));
				return parser.parse(value);
			};
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
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
		var _cut_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97857);
		var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96826);
		var _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37664);
		var _record_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56885);
		var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40399);
		var _stand_in_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74705);
		var _totals_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61210);
		var _trial_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9271);
		let LARGEST_RUN = 67108864;
		let LARGEST_RESULT = 16777216;
		let USUAL_RECORD = 65536;
		let parseRun = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.Lx);
		let parseResult = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.FD);
		async function readRun(directory, keep, known) {
			let space = Buffer.allocUnsafe(USUAL_RECORD);
			let run = known ?? parseRun(readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json"), LARGEST_RUN, space).value);
			let results = [];
			let left = [];
			let real = realDirectoriesIn(directory);
			let twice = onlyOnce(run);
			twice > 0 && left.push(`run.json: ${twice} planned trials that occur more than once`);
			for (let entry of run.planned) {
				let relative = `${(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))}/result.json`;
				let { result, fault } = countingRecord(directory, entry, run, space, real);
				fault !== null && left.push(`${relative}: ${fault}`);
				let kept = result === null ? null : keep(result);
				results.push(kept);
				result !== null && kept === null && left.push(`${relative}: there is no room for it beside the others`);
				if (result === null || entry.digest !== void 0) continue;
				entry.status = result.status;
				({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.Y)(result));
				entry.error = (0, _cut_js__WEBPACK_IMPORTED_MODULE_11__.$I)(result.error);
				entry.result = relative;
			}
			run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.v)(run.planned);
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
				return seen.add((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.wK)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))).size > before;
			});
			let more = run.planned.length - planned.length;
			more > 0 && (run.planned = planned);
			return more;
		}
		function readTrial(directory, entry, run) {
			return countingRecord(directory, entry, run, Buffer.allocUnsafe(USUAL_RECORD), new Set()).result;
		}
		function readRecord(directory, entry) {
			let record = readResult(directory, entry, Buffer.allocUnsafe(USUAL_RECORD), new Set());
			if (record === null || typeof record == "string") return null;
			return {
				result: record.result,
				digest: (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content)
			};
		}
		function readRunRecord(directory) {
			try {
				return parseRun(readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json"), LARGEST_RUN, Buffer.allocUnsafe(USUAL_RECORD)).value);
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
		function countingRecord(directory, entry, run, space, real) {
			let record = readResult(directory, entry, space, real);
			if (record === null || typeof record == "string") return {
				result: null,
				fault: record
			};
			let digest = entry.digest === void 0 ? null : (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content);
			let fault = faultOf({
				result: record.result,
				digest
			}, entry, run);
			if (fault === null) return {
				result: record.result,
				fault
			};
			return {
				result: entry.digest === void 0 ? null : (0, _stand_in_js__WEBPACK_IMPORTED_MODULE_7__.u)(entry, run, fault),
				fault: fault === _place_js__WEBPACK_IMPORTED_MODULE_4__.L ? null : fault
			};
		}
		function faultOf({ result, digest }, entry, run) {
			if (entry.digest !== void 0) return digest === entry.digest && result.status === entry.status ? null : "it is not the record that was written";
			if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return _place_js__WEBPACK_IMPORTED_MODULE_4__.L;
			if (entry.result === null && run.finished_at !== null) return "the run wrote no such record";
			return null;
		}
		function realDirectoriesIn(directory) {
			try {
				let entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: !0 });
				return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
			} catch {
				return new Set();
			}
		}
		function readResult(directory, entry, space, real) {
			let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry));
			try {
				let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_4__.Z)(directory, place, real.has(entry.instance_id) ? 2 : 1);
				if (link !== null) return `${link} is a link`;
				let { value, content } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT, space);
				let result = parseResult(value);
				if (result.instance_id === entry.instance_id && result.trial === entry.trial) return {
					result,
					content
				};
				return `it belongs to ${result.instance_id}, trial ${result.trial}`;
			} catch (error) {
				let code = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error);
				if (code === "ENOENT" || code === "ENOTDIR") return null;
				if (code === "EACCES") throw error;
				if (error instanceof _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.S) return error.message;
				if (code === "ELOOP") return "it is a link";
				return "it is not a trial record";
			}
		}
		function readJson(file, limit, space) {
			let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, limit, { space });
			return {
				value: JSON.parse(content.toString()),
				content
			};
		}
	}),
	56885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => recordText,
			t: () => digestOfRecord
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		function digestOfRecord(content) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content)}`;
		}
		function recordText(record) {
			return `${JSON.stringify(record, null, 2)}\n`;
		}
	}),
	40399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FD: () => resultSchema,
			Lx: () => runSchema,
			aW: () => statusSchema,
			nB: () => totalsSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73102);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		var _datasets_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71744);
		var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35978);
		let statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
			"passed",
			"failed",
			"error",
			"not_run"
		]);
		let milliseconds = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Zm(316224e6));
		let trialNumber = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Zm(999999));
		let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_5__.w$();
		let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Zm(1));
		let version = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
		let place = {
			instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(_datasets_row_js__WEBPACK_IMPORTED_MODULE_1__.Cd)),
			task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "Type of the task, by which reports are grouped"),
			trial: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(trialNumber, "Number of the trial of its instance, from 1")
		};
		let datasetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			ref: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Commit of the dataset; null for a directory"),
			digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of all files of the dataset; results are comparable only if it is equal")
		});
		let agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "agent-command"),
			prompt_digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/)),
			exit_code: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()), "Null if the agent timed out or never started"),
			timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			duration_ms: milliseconds,
			ended_by: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["time_limit", "budget"])), null), "The limit that ended it; null if it ended by itself or never started"),
			usage: _usage_js__WEBPACK_IMPORTED_MODULE_2__.Ac,
			meter: _usage_js__WEBPACK_IMPORTED_MODULE_2__.jn
		});
		let successCommandSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("success_command"),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
			timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			duration_ms: milliseconds,
			output_tail: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "The end of stdout and stderr, in order of arrival")
		});
		let testcaseSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			command: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			input_lines: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())), "Lines of input, 0 for a terminal without input; null without a terminal (unit tests)"),
			typed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Lines that were typed before the program ended"),
			end: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"exit",
				"interrupted",
				"timeout",
				"background",
				"not_run"
			]), "How it ended: `exit` by itself; `interrupted` by Ctrl-C, because it waited for input after the last line, or as a server when the last test case of its point had ended; `timeout` at testcase-timeout; `background`, a server left running for the next test case; `not_run`, never executed"),
			reason: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The reason if it was not executed"),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
			duration_ms: milliseconds,
			output_tail: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "End of the output, with each line as it ended"),
			transcript: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Path of the whole output as it was printed, also what was overwritten; below the trial's directory"),
			recording: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Path of the asciicast v2, below the trial's directory")
		});
		let pointScore = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(0),
			zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(1),
			zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(2)
		]);
		let pointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			metric: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"shell_interaction",
				"unit_test",
				"file_comparison",
				"requirement"
			]),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(pointScore), "Null if not judged"),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"junit",
				"file",
				"judge",
				"none"
			]),
			explanation: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			floor: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(pointScore)), "Score of an empty project on this point, as measured by an agent that does nothing; null if not measured"),
			vacuous: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(), "True if an empty project scores on this point too: floor is 1 or 2"),
			testcases: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(testcaseSchema),
			notes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				detail: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})), "Irregularities in the data of this point, and their treatment")
		});
		let judgeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			identity: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			verdicts: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			failures: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Points without a verdict of the judge"),
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()))
		});
		let typingSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["adaptive", "upstream"]), "Option typing: lines are typed when the program waits for input, or after the fixed waits of PRDbench's own scripts");
		let testPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("test_plan"),
			mode: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"dev",
				"free",
				"debug"
			]),
			plan_file: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "File of the project with the points: `evaluation/detailed_test_plan.json`; in mode free `evaluation/metric_en.json` if there is one in English, otherwise `evaluation/metric.json`"),
			typing: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(typingSchema),
			points: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(pointSchema),
			expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Points of the plan"),
			judged: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Points with a score"),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean of score / 2 over the judged points"),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "Mean of score / 2 over all points; a point without a score counts as 0"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "judged / expected"),
			score_without_vacuous: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Sum of score − floor (if positive) / sum of 2 − floor, over the judged points: the share of the score that an empty project does not get; null if it gets all"),
			judge: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(judgeSchema),
			timed_out: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(), "True if evaluation-timeout was reached before the last point"),
			duration_ms: milliseconds
		});
		let evaluationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.gMt("kind", [successCommandSchema, testPlanSchema]);
		let roundSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			agent: agentSchema,
			evaluation: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(evaluationSchema),
			score: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio)
		});
		let testbedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["docker", "host"]),
			image: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			image_digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			substituted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(), "True if a built-in substitute replaced an image that is not public"),
			kept_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The image committed by keep-image"),
			kept: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The container (its name) or the workdir (its path) that option keep left after the trial"),
			commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), null), "The commit of the repository that was cloned into the workdir; null without one")
		});
		let noteSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			detail: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		});
		let stageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "prepare, agent-setup, agent, evaluate, collect or remove"),
			started_at: timestamp,
			duration_ms: milliseconds
		});
		let errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			stage: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		});
		let githubSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			workflow: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			run_id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			run_attempt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			head_sha: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Head commit of the pull request; sha is its merge with the base"),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			event: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr())
		});
		let resultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("agentbench/result/v1"),
			dataset: datasetSchema,
			...place,
			attempt: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.NC()), "Number of the attempt, from 1; a repeated trial has several"),
			status: statusSchema,
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "1 or 0 for a success command; for a test plan the mean over its judged points; null without a score"),
			agent: agentSchema,
			evaluation: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(evaluationSchema), "Null if there was no evaluation"),
			rounds: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(roundSchema)), "Both rounds of mode debug; the fields above are those of the last"),
			testbed: testbedSchema,
			human_actions: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				lower: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
				upper: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())
			}))), "Bounds of the directories a person lists and the files a person reads for the instance (`check_dir` and `read_file`), from its dataset row; no other action is counted, so they do not compare with the steps of an agent"),
			prerunner: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
				timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
				duration_ms: milliseconds
			})),
			stages: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(stageSchema),
			integrity: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(noteSchema), "Anything that makes the verdict doubtful"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(errorSchema),
			rescored: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				done: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "What was judged or read again"),
				kept: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "What stayed as it was, with the reason")
			})), "Present in the results of `agentbench rescore`"),
			reason: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				log: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The log that has the line; null for a point of a test plan")
			}))), "The line that tells best why a trial did not pass: of the evaluation, or of the agent where the evaluation printed nothing that tells; null if nothing was printed, for a passed trial, and for an error whose message tells"),
			started_at: timestamp,
			finished_at: timestamp,
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(githubSchema)
		});
		let totalsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			failed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			not_run: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			success_rate: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "passed / planned"),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean over the trials with a score"),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean over all planned trials; a trial without a score counts as 0"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean of coverage over all planned trials")
		});
		let plannedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			...place,
			status: statusSchema,
			score: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "As score, with 0 for every part without a score"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "Share of the trial that has a score: judged / expected points of a test plan, otherwise 0 or 1"),
			result: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Path of the result.json below results-path; null if there is none"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(errorSchema),
			digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/))), "Digest of its result.json as written: a file with another digest does not count; absent if there is none")
		});
		let identitySchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			agent_setup: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			agent_directory: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Digest of the files in agent-directory; null without one"),
			agent_variables: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				value: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})), "agent-variables, sorted by name"),
			agent_env: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Names of the variables in agent-env, sorted"),
			image: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			image_map: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				from: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				to: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})), "image-map, sorted"),
			workdir: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			pass_score: ratio
		});
		let runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("agentbench/run/v1"),
			suite: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			dataset: datasetSchema,
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				model: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				command: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			}),
			settings: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				testbed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["docker", "host"]),
				trials: trialNumber,
				agent_timeout_ms: milliseconds,
				evaluation_timeout_ms: milliseconds,
				testcase_timeout_ms: milliseconds,
				typing: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(typingSchema)), "Null for a dataset without test plans"),
				mode: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"dev",
					"free",
					"debug"
				])), "Null for a dataset without modes"),
				judge: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Identity of the judge; null without one"),
				network: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				cpus: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()),
				memory_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig())
			}), "Settings of the run; all except testbed and trials must be equal for two runs to be comparable"),
			identity: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(identitySchema), "What else must be equal for two runs to measure the same; `resume` continues no other run. Absent in records of earlier versions"),
			options: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				value: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			}))), "Options of the run as texts, for `agentbench resume`: paths relative to this directory, secrets by name only"),
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(plannedSchema),
			totals: totalsSchema,
			gate: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
				reasons: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
			})), "Null during the run"),
			change: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				verdict: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"improved",
					"regressed",
					"within noise",
					"not comparable"
				]),
				difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()), "Change of rate or score over the common instances, now minus before")
			}))), "Change against the baseline; absent or null without one"),
			interrupted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The signal that ended the run early"),
			rescored_from: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				directory: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of its run.json"),
				started_at: timestamp,
				harness_version: version
			})), "The run whose evidence was scored again, by `agentbench rescore`"),
			started_at: timestamp,
			finished_at: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(timestamp), "Null during the run, or if it was killed"),
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(githubSchema)
		});
	}),
	74705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => isStandIn,
			u: () => standIn
		});
		var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35978);
		let RECORD_CHANGED = "record_changed";
		function isStandIn({ integrity }) {
			return integrity.some(({ kind }) => kind === RECORD_CHANGED);
		}
		function standIn(entry, run, why, times) {
			let { instance_id, task_type, trial, status, score, error } = entry;
			return {
				schema: "agentbench/result/v1",
				dataset: run.dataset,
				instance_id,
				task_type,
				trial,
				attempt: times?.attempt ?? 1,
				status,
				score,
				agent: {
					...run.agent,
					prompt_digest: `sha256:${"0".repeat(64)}`,
					exit_code: null,
					timed_out: !1,
					duration_ms: 0,
					ended_by: null,
					usage: (0, _usage_js__WEBPACK_IMPORTED_MODULE_0__.wD)(),
					meter: null
				},
				evaluation: null,
				testbed: {
					kind: run.settings.testbed,
					image: null,
					image_digest: null,
					substituted: !1,
					kept_image: null,
					commit: null
				},
				prerunner: null,
				stages: times?.stages ?? [],
				integrity: [{
					kind: RECORD_CHANGED,
					detail: `result.json: ${why}; the result that the run measured is kept.`
				}],
				error,
				started_at: times?.started_at ?? run.started_at,
				finished_at: times?.finished_at ?? run.finished_at ?? run.started_at,
				harness_version: run.harness_version,
				github: run.github
			};
		}
	}),
	61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => figuresOfResult,
			v: () => totalsOf
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
	9271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ko: () => trialName,
			qQ: () => trialPath,
			rI: () => trialIdOf,
			wK: () => trialKey
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function trialIdOf(record) {
			return {
				instanceId: record.instance_id,
				trial: record.trial
			};
		}
		function trialKey({ instanceId, trial }) {
			return `${instanceId}/${trial}`;
		}
		function trialName({ instanceId, trial }) {
			let name = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(instanceId);
			return trial === 1 ? name : `${name} (trial ${trial})`;
		}
		function trialPath({ instanceId, trial }) {
			return node_path__WEBPACK_IMPORTED_MODULE_0__.join(instanceId, `trial-${trial}`);
		}
	}),
	35978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ac: () => agentUsageSchema,
			ht: () => usageSchema,
			jn: () => meterSchema,
			wD: () => unknownUsage
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(2 ** 53 - 1));
		let usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			steps: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			model: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(200))), null), "Used as agent.model if the run names no model")
		});
		let known = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null);
		let agentUsageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			source: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["meter", "agent"])), null), "Who counted: the `meter`, or the `agent` itself (`usage.json`); null if nobody did"),
			input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole input, cached parts included"),
			cached_input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The part of the input that was read from a cache"),
			output_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole output, reasoning included"),
			reasoning_tokens: known,
			cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Null if a model without a price answered; never 0 for an unknown cost"),
			steps: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Answers of the main conversation, or as the agent counts"),
			requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests to models"),
			failed_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests without an answer to its end"),
			models: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []), "The models that answered")
		});
		let meterSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			throttled_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that the provider refused for their rate (429)"),
			unmetered_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that no model answers, such as a list of models"),
			waiting_ms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Time in which at least one request was under way"),
			hosted_tools: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				offered: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Tools that the provider runs itself, as offered in requests"),
				used: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			})
		})), null), "Further figures of the meter; null without one");
		function unknownUsage() {
			return {
				source: null,
				input_tokens: null,
				cached_input_tokens: null,
				output_tokens: null,
				reasoning_tokens: null,
				cost_usd: null,
				steps: null,
				requests: null,
				failed_requests: null,
				models: []
			};
		}
	})
};
