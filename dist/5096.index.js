export const id = 5096;
export const ids = [5096, 8125];
export const modules = {
	75096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { keepInDirectory: () => keepInDirectory });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30238);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
		var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68125);
		async function keepInDirectory(directory, keep) {
			let history = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _lines_js__WEBPACK_IMPORTED_MODULE_5__.HISTORY_FILE);
			let file = readHistory(history);
			let kept = keep(file);
			if (kept.files === null) return kept;
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: !0 });
			for (let [name, bytes] of kept.files) name === _lines_js__WEBPACK_IMPORTED_MODULE_5__.HISTORY_FILE && file !== null && bytes.subarray(0, file.length).equals(file) ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(history, bytes.subarray(file.length)) : await write_file_atomic__WEBPACK_IMPORTED_MODULE_2__(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name), bytes);
			return kept;
		}
		function readHistory(file) {
			try {
				return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(file, _lines_js__WEBPACK_IMPORTED_MODULE_5__.LARGEST_HISTORY);
			} catch (error) {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return null;
				throw error;
			}
		}
	}),
	68125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HISTORY_FILE: () => HISTORY_FILE,
			LARGEST_HISTORY: () => LARGEST_HISTORY,
			W7: () => fileOf,
			Se: () => readLines,
			dc: () => withPoint
		});
		var quick_parse = __webpack_require__(37664);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var iso = __webpack_require__(73102);
		var zod = __webpack_require__(23137);
		let ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let count = schemas.Whr().check(api.UI());
		let usd = schemas.aig().check(api.qm(0), api.Zm(1e9));
		let commit = schemas.YjP().check(api.Fk(/^[0-9a-f]{7,64}$/));
		let interval = schemas.Ikc({
			low: ratio,
			high: ratio
		});
		let pointChangeSchema = schemas.Ikc({
			verdict: schemas.k5n([
				"improved",
				"regressed",
				"within noise"
			]),
			difference: (0, zod.W)(schemas.aig().check(api.qm(-1), api.Zm(1)), "Now minus before"),
			since: (0, zod.W)(schemas.mee(commit), "Commit of the earlier point")
		});
		let pointFigureSchema = schemas.Ikc({
			measure: schemas.k5n(["success rate", "score"]),
			value: (0, zod.W)(schemas.mee(ratio), "Over all planned trials; null if nothing was measured"),
			interval: (0, zod.W)(schemas.mee(interval), "95 % confidence interval")
		});
		let pointCostSchema = schemas.Ikc({
			usd: (0, zod.W)(schemas.mee(usd), "Sum over the trials with a known cost; null if there are none"),
			trials: (0, zod.W)(count, "Number of trials with a known cost")
		});
		let trendPointSchema = schemas.Ikc({
			commit: schemas.mee(schemas.YjP()),
			commit_url: schemas.mee(schemas.YjP()),
			run_url: schemas.mee(schemas.YjP()),
			measured_at: schemas.YjP(),
			agent: schemas.YjP(),
			figure: pointFigureSchema,
			change: schemas.mee(pointChangeSchema),
			breaks: (0, zod.W)(schemas.YOg(schemas.YjP()), "Reasons why it is not comparable with the preceding point"),
			planned: count,
			missing: (0, zod.W)(count, "Trials without a verdict"),
			cost: pointCostSchema,
			time: (0, zod.W)(schemas.Ikc({
				ms: schemas.aig(),
				trials: count
			}), "Total of all trials with a result"),
			current: (0, zod.W)(schemas.zMY(), "True for this report")
		});
		schemas.Ikc({
			branch: (0, zod.W)(schemas.mee(schemas.YjP()), "Null: any branch"),
			added: (0, zod.W)(schemas.zMY(), "True if this report was added to the history"),
			earlier: (0, zod.W)(count, "Number of points before the first one shown"),
			points: (0, zod.W)(schemas.YOg(trendPointSchema), "Oldest first, including this report")
		});
		var records = __webpack_require__(40399);
		let line_schema_ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let line_schema_count = schemas.Whr().check(api.UI());
		let shortText = schemas.YjP().check(api.Eb(500));
		let milliseconds = schemas.Whr().check(api.qm(0), api.Zm(0x9184e72a000));
		let timeSchema = schemas.Ikc({
			agent_ms: milliseconds,
			evaluation_ms: milliseconds,
			harness_ms: milliseconds,
			trials: (0, zod.W)(line_schema_count, "Trials with a result")
		});
		let historySchema = schemas.Ikc({
			schema: schemas.euz("agentbench/history/v1"),
			suite: schemas.mee(shortText),
			dataset: records.Lx.shape.dataset,
			agent: schemas.Ikc({
				name: schemas.mee(schemas.YjP()),
				model: schemas.mee(schemas.YjP())
			}),
			settings: records.Lx.shape.settings,
			instances: schemas.Ikc({
				count: line_schema_count,
				digest: (0, zod.W)(schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)), "Hash of the sorted ids, each followed by a newline")
			}),
			totals: records.nB,
			figure: pointFigureSchema,
			values: (0, zod.W)(schemas.YOg(schemas.mee(line_schema_ratio)).check(api.Eb(1e5)), "Contribution of each instance to the figure, its mean over the trials, in the order of the sorted ids; null if a trial has no verdict"),
			change: (0, zod.W)(schemas.mee(pointChangeSchema), "Change since the latest comparable earlier point"),
			gate: (0, zod.W)(schemas.mee(schemas.zMY()), "True if the gate passed; null without a gate"),
			interrupted: schemas.mee(shortText),
			cost: pointCostSchema,
			time: timeSchema,
			commit: schemas.mee(commit),
			branch: schemas.mee(shortText),
			run: (0, zod.W)(schemas.mee(schemas.Ikc({
				repository: shortText,
				id: shortText,
				attempt: line_schema_count,
				event: shortText,
				url: schemas.mee(shortText)
			})), "The workflow run that measured; null outside Actions"),
			measured_at: iso.w$(),
			harness_version: records.Lx.shape.harness_version
		});
		let HISTORY_FILE = "history.jsonl";
		let LARGEST_HISTORY = 67108864;
		let parsePoint = (0, quick_parse.n)(historySchema);
		function readLines(file) {
			let lines = [];
			let broken = [];
			let later = 0;
			let number = 0;
			for (let at = 0; at < file.length;) {
				let newline = file.indexOf(10, at);
				let end = newline === -1 ? file.length : newline;
				let bytes = file.subarray(at, end);
				at = end + 1;
				number += 1;
				if (bytes.length === 0) continue;
				let point = pointIn(bytes);
				point === "later" ? later += 1 : point === null && broken.push(number);
				lines.push({
					bytes,
					point: point === "later" ? null : point
				});
			}
			return {
				lines,
				notes: notesOn(broken, later)
			};
		}
		function pointIn(bytes) {
			if (bytes.length > 1048576) return null;
			try {
				let value = JSON.parse(bytes.toString());
				let { schema } = value ?? {};
				if (typeof schema == "string" && /^agentbench\/history\/v([2-9]|\d\d+)$/.test(schema)) return "later";
				return parsePoint(value);
			} catch {
				return null;
			}
		}
		function notesOn(broken, later) {
			let named = broken.slice(0, 5).join(", ");
			let more = broken.length > 5 ? `, and ${broken.length - 5} more` : "";
			return [...broken.length === 0 ? [] : [`${HISTORY_FILE}: line ${named}${more} cannot be read; kept as it is, and left out of the trend. Mend or delete it`], ...later === 0 ? [] : [`${HISTORY_FILE}: ${later} of its lines are of a later version of agentbench; kept, and left out of the trend`]];
		}
		function withPoint(lines, point) {
			let line = {
				bytes: Buffer.from(JSON.stringify(point).toWellFormed()),
				point
			};
			let key = keyOf(point);
			let at = lines.findIndex((other) => other.point !== null && keyOf(other.point) === key);
			if (at === -1) return [...lines, line];
			if ((lines[at].point.run?.attempt ?? 0) > (point.run?.attempt ?? 0)) return null;
			return lines.with(at, line);
		}
		function fileOf(lines) {
			let size = 0;
			let from = lines.length;
			for (; from > 0 && lines.length - from < 5e3;) {
				size += lines[from - 1].bytes.length + 1;
				if (size > 16777216) break;
				--from;
			}
			return Buffer.concat(lines.slice(from).flatMap(({ bytes }) => [bytes, Buffer.from("\n")]));
		}
		function keyOf({ suite, run, measured_at }) {
			return JSON.stringify(run === null ? [suite, measured_at] : [
				suite,
				run.repository,
				run.id
			]);
		}
	})
};
