export const id = 2757;
export const ids = [2757, 86];
export const modules = {
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
	43358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bg: () => dollarsOf,
			Xy: () => objectOf,
			b6: () => textOf,
			iZ: () => objectsOf,
			pq: () => countOf,
			qF: () => parseJson
		});
		function objectOf(value) {
			return typeof value == "object" && value && !Array.isArray(value) ? value : null;
		}
		function objectsOf(value) {
			return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
		}
		function textOf(value) {
			return typeof value == "string" ? value : null;
		}
		let LARGEST = 1e9;
		function countOf(value) {
			return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST ? value : null;
		}
		function dollarsOf(value) {
			return typeof value == "number" && value >= 0 && value <= LARGEST ? value : null;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
	}),
	90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69917);
		function parseOptions(texts) {
			let given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text.trim() !== ""));
			let parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__.ci.safeParse(given);
			if (parsed.success) return parsed.data;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join("\n"));
		}
		function explain(issue, given) {
			if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__.W6)}?`);
			let name = String(issue.path[0]);
			let choices = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.cU)(name);
			if (choices === null) return [`${name}: ${issue.message}`];
			let text = given[name];
			return [`${name}: "${text}" is not one of ${choices.join(", ")}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(text, choices)}?`];
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42214);
		function quickParse(schema) {
			let parser = schema;
			let parsed = 0;
			return (value) => {
				parsed += 1;
				parsed === 150 && (parser = zod_mini__WEBPACK_IMPORTED_MODULE_0__.wE(schema));
				return parser.parse(value);
			};
		}
	}),
	47705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => readTrial,
			c: () => readAttempt,
			faultOf: () => faultOf,
			readRecord: () => readRecord,
			readRun: () => readRun,
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
		var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16921);
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
				({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.YW)(result));
				entry.error = (0, _cut_js__WEBPACK_IMPORTED_MODULE_11__.$I)(result.error);
				entry.result = relative;
			}
			run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.vA)(run.planned);
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
	56676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => ResultStore });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45503);
		var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96826);
		var _record_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56885);
		var _trial_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9271);
		let GATHERED = "attempt-moving";
		let HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
		let BELOW = [
			/./,
			/^trial-\d+$/,
			/^attempt-\w+$/
		];
		class ResultStore {
			directory;
			#begun = null;
			constructor(directory) {
				this.directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
			}
			async prepare() {
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(this.directory, { recursive: !0 });
					this.#begin();
				} catch (error) {
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: ${this.directory} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
			}
			async makePlace(instanceId, trial = 1) {
				let links = [];
				let name = node_path__WEBPACK_IMPORTED_MODULE_2__.basename(this.directory);
				this.#begun === null && await this.prepare();
				let { above, own } = this.#begun;
				if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)) !== above) throw Error(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)} leads elsewhere now than when the run began`);
				if (isLink(this.directory) && realOrNull(this.directory) !== own) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.directory);
					links.push(name);
				}
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.directory, { recursive: !0 });
				links.length > 0 && this.#begin();
				if (instanceId === void 0) return links;
				let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				});
				for (let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place); link !== null; link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place)) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, link));
					links.push(node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, link));
				}
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place), { recursive: !0 });
				return links;
			}
			#begin() {
				let above = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory));
				this.#begun = {
					above,
					own: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.directory)
				};
			}
			async take(run) {
				let own = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, `.run-${run}`);
				try {
					await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(own);
				} catch (error) {
					if ([
						"EPERM",
						"ENOSYS",
						"ENOTSUP",
						"EOPNOTSUPP"
					].includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "")) return async () => {};
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: nothing can be written to ${this.directory}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
				let other = (await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(this.directory)).find(({ file, owner }) => file !== own && !(0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
				if (other !== void 0) {
					await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
					let { pid, host } = other.owner;
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
				}
				await this.tidy();
				return () => (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
			}
			async tidy() {
				for (let file of await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(this.directory)) await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(file);
				await removeHalfWritten(this.directory, 0);
			}
			async finished() {
				let { faultOf, readRecord, readRunRecord } = await Promise.all([
					__webpack_require__.e(1525),
					__webpack_require__.e(6921),
					__webpack_require__.e(7705)
				]).then(__webpack_require__.bind(__webpack_require__, 47705));
				let run = readRunRecord(this.directory);
				if (run === null) return () => null;
				let entries = new Map(run.planned.map((entry) => [(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(entry)), entry]));
				return (instanceId, trial) => {
					let record = readRecord(this.directory, {
						instance_id: instanceId,
						trial
					});
					if (record === null || record.result.status !== "passed" && record.result.status !== "failed") return null;
					let entry = entries.get((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
						instanceId,
						trial
					}));
					let fault = entry === void 0 ? null : faultOf(record, entry, run);
					return fault === null || fault === _place_js__WEBPACK_IMPORTED_MODULE_8__.L ? record : null;
				};
			}
			async earlier(instanceId, trial) {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				}), "result.json"))) return null;
				let { readRecord } = await Promise.all([
					__webpack_require__.e(1525),
					__webpack_require__.e(6921),
					__webpack_require__.e(7705)
				]).then(__webpack_require__.bind(__webpack_require__, 47705));
				return readRecord(this.directory, {
					instance_id: instanceId,
					trial
				})?.result ?? null;
			}
			changeOf({ instance_id, trial }, digest) {
				let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId: instance_id,
					trial
				});
				try {
					let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place);
					if (link !== null) return `${link} is a link`;
					let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place, "result.json"), 67108864);
					return (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.t)(content) === digest ? null : "it is not the record that was written";
				} catch (error) {
					return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT" ? "it was removed" : "it cannot be read any more";
				}
			}
			async beginAttempt(instanceId, trial) {
				let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				}));
				let links = await this.makePlace(instanceId, trial);
				removeLink(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED));
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory);
				let kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
				let last = Math.max(0, ...kept);
				let loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
				if (loose.length === 0) return {
					directory,
					attempt: last + 1,
					links
				};
				let gathered = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gathered, { recursive: !0 });
				for (let entry of loose.filter((entry) => entry !== GATHERED)) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_2__.join(gathered, entry));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, `attempt-${last + 1}`));
				return {
					directory,
					attempt: last + 2,
					links
				};
			}
			async writeResult(result, last = !0) {
				await this.makePlace(result.instance_id, result.trial);
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(result)), "result.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(result), last);
			}
			async writeRun(run, last = !0) {
				try {
					await this.makePlace();
					await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "run.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(run), last);
				} catch (error) {
					throw Error(`results-path: run.json could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; make room there, or mend it, then run again with resume`, { cause: error });
				}
			}
			async writeTrace(trace) {
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "trace.json"), JSON.stringify(trace), !1);
			}
		}
		async function removeHalfWritten(directory, depth) {
			let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch(() => []);
			for (let entry of entries) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name);
				entry.isFile() && HALF_WRITTEN.test(entry.name) && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: !0 });
				entry.isDirectory() && BELOW[depth]?.test(entry.name) && await removeHalfWritten(file, depth + 1);
			}
		}
		function isLink(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() ?? !1;
		}
		function realOrNull(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
			} catch {
				return null;
			}
		}
		function removeLink(file) {
			isLink(file) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
		}
		async function writeWhole(file, text, last) {
			removeLink(file);
			last ? await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, text) : write_file_atomic__WEBPACK_IMPORTED_MODULE_3__.sync(file, text, { fsync: !1 });
		}
	})
};
