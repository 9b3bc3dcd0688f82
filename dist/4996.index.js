export const id = 4996;
export const ids = [4996];
export const modules = {
	92981: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => describeSuite });
		var gate = __webpack_require__(43050);
		var trace = __webpack_require__(97384);
		var compare = __webpack_require__(43128);
		var figures = __webpack_require__(23263);
		var trial_id = __webpack_require__(9271);
		function trialsOf({ run, results }) {
			return run.planned.map((planned, index) => {
				let result = results[index] ?? null;
				return {
					planned,
					result,
					name: (0, trial_id.Ko)((0, trial_id.rI)(planned)),
					reason: result === null ? planned.error?.message ?? "never finished" : result.explanation
				};
			});
		}
		function describeSuite(suite, baseline, options, links = {
			runUrl: null,
			artifactUrl: null
		}) {
			let comparison = baseline === null ? null : (0, compare.compareWithBaseline)(suite, baseline.suite, baseline.origin, options.tolerance);
			let change = comparison === null ? suite.run.change ?? null : {
				verdict: comparison.verdict,
				difference: comparison.difference
			};
			let run = {
				...suite.run,
				change,
				gate: (0, gate.$)(suite.run.totals, options, change)
			};
			let instances = (0, figures.FL)(run.planned);
			return {
				...suite,
				run,
				trials: trialsOf(suite),
				times: (0, trace.x)(suite.results.flatMap((result) => result?.times ?? [])),
				interval: (0, figures.XF)(suite, instances),
				flaky: (0, figures.Ol)(instances),
				comparison,
				baseline: baseline?.suite ?? null,
				...links
			};
		}
	}),
	52811: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => writeComparisonPage,
			x: () => writePage
		});
		var describe = __webpack_require__(92981);
		var phrases = __webpack_require__(58937);
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
		var external_node_util_ = __webpack_require__(57975);
		var external_node_zlib_ = __webpack_require__(38522);
		let deflate = (0, external_node_util_.promisify)(external_node_zlib_.deflateRaw);
		class PageFile {
			#size = 0;
			#file;
			#half;
			#handle;
			#spare = [];
			#pending = [];
			constructor(file, half, handle) {
				this.#file = file;
				this.#half = half;
				this.#handle = handle;
			}
			static async create(file) {
				let half = `${file}.${process.pid}${(0, external_node_crypto_.randomUUID)().slice(0, 8).replaceAll(/\D/g, "")}`;
				return new PageFile(file, half, await (0, promises_.open)(half, "wx"));
			}
			async text(text) {
				await this.#drain(0);
				await this.#write(text);
			}
			async value(attributes, value) {
				await this.json(attributes, JSON.stringify(value));
			}
			async json(attributes, text) {
				await this.#block(attributes, deflate(text, { level: 3 }), text.length);
			}
			async bytes(attributes, content) {
				let spare = this.#spare.pop();
				let copy = spare !== void 0 && spare.length >= content.length ? spare : Buffer.allocUnsafeSlow(content.length);
				content.copy(copy);
				let compressed = deflate(copy.subarray(0, content.length), { level: 3 });
				await this.#block(attributes, compressed.finally(() => this.#spare.push(copy)), content.length);
			}
			async isBelow(limit) {
				this.#pending.reduce((sum, pending) => sum + pending.most, this.#size) >= limit && await this.#drain(0);
				return this.#size < limit;
			}
			async #block(attributes, compressed, size) {
				let open = `<script type="application/octet-stream"${Object.entries(attributes).map(([name, text]) => ` ${name}="${encodeAttribute(text)}"`).join("")}>`;
				let element = compressed.then((bytes) => `${open}${bytes.toString("base64")}<\/script>\n`);
				element.catch(() => {});
				this.#pending.push({
					element,
					most: size * 2
				});
				await this.#drain(3);
			}
			async finish() {
				await this.#drain(0);
				await this.#handle.sync();
				await this.#handle.close();
				await (0, promises_.rename)(this.#half, this.#file);
			}
			async abandon() {
				await Promise.allSettled(this.#pending.map(({ element }) => element));
				await this.#handle.close().catch(() => {});
				await (0, promises_.rm)(this.#half, { force: !0 });
			}
			async #drain(left) {
				for (; this.#pending.length > left;) await this.#write(await this.#pending.shift().element);
			}
			async #write(text) {
				this.#size += (await this.#handle.write(text)).bytesWritten;
			}
		}
		function encodeAttribute(text) {
			return encodeURIComponent(text.toWellFormed()).replaceAll("%20", " ").replaceAll("%2F", "/");
		}
		var external_node_path_ = __webpack_require__(76760);
		var read = __webpack_require__(47705);
		var trial_id = __webpack_require__(9271);
		var external_node_fs_ = __webpack_require__(73024);
		var trace = __webpack_require__(97384);
		var output = __webpack_require__(37282);
		let LOG = {
			head: 65536,
			tail: 196608
		};
		let TRANSCRIPT = {
			head: 32768,
			tail: 32768
		};
		let EARLIER = {
			head: 16384,
			tail: 49152
		};
		let RECORDING = {
			head: 4194304,
			tail: 0
		};
		let ORDER = [
			"prompt.txt",
			"agent-setup.log",
			"agent.log",
			"prerunner.log",
			"evaluation.log"
		];
		function* pageFiles(directory, record) {
			for (let name of logsIn(directory)) yield [name, () => readEnds(external_node_path_.join(directory, name), LOG)];
			for (let { transcript, recording } of testcasesOf(record())) {
				transcript !== null && (yield [transcript, () => readBelow(directory, transcript, TRANSCRIPT)]);
				recording !== null && (yield [recording, () => readBelow(directory, recording, RECORDING)]);
			}
			for (let attempt of attemptsIn(directory)) {
				let below = external_node_path_.join(directory, attempt);
				yield [`${attempt}/attempt.json`, () => attemptFile(below)];
				for (let name of logsIn(below).filter((name) => name.endsWith(".log"))) yield [`${attempt}/${name}`, () => readEnds(external_node_path_.join(below, name), EARLIER)];
			}
		}
		function attemptsIn(directory) {
			try {
				return (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 }).flatMap((entry) => entry.isDirectory() ? /^attempt-([1-9]\d{0,5})$/.exec(entry.name)?.slice(1).map(Number) ?? [] : []).sort((a, b) => b - a).slice(0, 5).map((number) => `attempt-${number}`);
			} catch {
				return [];
			}
		}
		function attemptFile(directory) {
			let result = (0, read.ce)(directory);
			if (result === null) return null;
			let { status, error, started_at } = result;
			let file = {
				status,
				error,
				started_at,
				duration: (0, phrases.cf)((0, trace.ui)([result]))
			};
			let content = Buffer.from(JSON.stringify(file));
			let room = scratchFor(HEAD + content.length);
			content.copy(room, HEAD);
			return withHead(room, {
				bytes: content.length,
				head: null
			}, content);
		}
		function logsIn(directory) {
			try {
				let names = (0, external_node_fs_.readdirSync)(directory).filter((name) => /^(prompt(-[\w-]{1,40})?\.txt|[\w-]{1,40}\.log)$/.test(name));
				let place = (name) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
				return names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
			} catch {
				return [];
			}
		}
		function testcasesOf(record) {
			if (record === null) return [];
			let { evaluation, rounds } = record;
			let cases = [evaluation, ...(rounds ?? []).map((round) => round.evaluation)].filter((plan) => plan?.kind === "test_plan").flatMap(({ points }) => points.flatMap(({ testcases }) => testcases));
			let seen = new Set();
			return cases.filter(({ transcript }) => transcript !== null && !seen.has(transcript) && seen.add(transcript));
		}
		function readBelow(directory, name, ends) {
			if (!(0, output.qW)(name)) return null;
			try {
				let folder = external_node_path_.join(directory, external_node_path_.dirname(name));
				if ((0, external_node_fs_.realpathSync)(folder) !== external_node_path_.join((0, external_node_fs_.realpathSync)(directory), external_node_path_.dirname(name))) return null;
				return readEnds(external_node_path_.join(directory, name), ends);
			} catch {
				return null;
			}
		}
		function readEnds(file, { head, tail }) {
			let descriptor;
			try {
				descriptor = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
			} catch {
				return null;
			}
			try {
				let stats = (0, external_node_fs_.fstatSync)(descriptor);
				if (!stats.isFile()) return null;
				let bytes = stats.size;
				let room = scratchFor(HEAD + Math.min(bytes, head + tail));
				if (bytes <= head + tail) return withHead(room, {
					bytes,
					head: null
				}, page_logs_read(descriptor, room, HEAD, 0, bytes));
				let first = wholeCharacters(page_logs_read(descriptor, room, HEAD, 0, head));
				let last = page_logs_read(descriptor, room, HEAD + first.length, bytes - tail, tail);
				let line = last.indexOf(10) + 1;
				last.copyWithin(0, line);
				let content = room.subarray(HEAD, HEAD + first.length + last.length - line);
				return withHead(room, {
					bytes,
					head: first.length
				}, content);
			} catch {
				return null;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		let HEAD = 100;
		let scratch = Buffer.alloc(0);
		function scratchFor(size) {
			scratch.length < size && (scratch = Buffer.allocUnsafeSlow(size));
			return scratch;
		}
		function withHead(room, about, content) {
			let line = `${JSON.stringify(about)}\n`;
			room.write(line, 100 - line.length);
			return room.subarray(100 - line.length, 100 + content.length);
		}
		function page_logs_read(descriptor, room, at, from, length) {
			let done = 0;
			for (let more = -1; done < length && more !== 0; done += more) more = (0, external_node_fs_.readSync)(descriptor, room, at + done, length - done, from + done);
			return room.subarray(at, at + done);
		}
		function wholeCharacters(bytes) {
			for (let back = 1; back <= 3 && back <= bytes.length; back++) {
				let byte = bytes[bytes.length - back];
				if (byte < 128) break;
				if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? bytes.subarray(0, bytes.length - back) : bytes;
			}
			return bytes;
		}
		function inOrder({ trials }) {
			return [...Map.groupBy(trials, ({ planned }) => planned.instance_id).values()].flat();
		}
		function placed(id, report) {
			return inOrder(report).flatMap(({ planned, result }, index) => result === null ? [] : [{
				key: `${id}${index}`,
				planned,
				run: report.run,
				directory: report.directories?.get(result) ?? null
			}]);
		}
		function openFirst(trials) {
			let { passed = [], open = [] } = Object.groupBy(trials, ({ planned }) => planned.status === "passed" ? "passed" : "open");
			return [...open, ...passed];
		}
		function inTurn(runs) {
			let open = new Set(runs.flatMap((trials) => trials.filter(({ planned }) => planned.status !== "passed").map(({ planned }) => planned.instance_id)));
			let rank = ({ planned }) => planned.status === "passed" ? open.has(planned.instance_id) ? 1 : 2 : 0;
			return [
				0,
				1,
				2
			].flatMap((wanted) => {
				let lists = runs.map((trials) => trials.filter((trial) => rank(trial) === wanted));
				let longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
				return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
			});
		}
		async function writeTrials(page, trials, { limit, most }) {
			let end = {
				limit,
				most,
				records: [],
				files: []
			};
			let [shown, left] = [trials.slice(0, most), trials.slice(most)];
			await writeRecords(page, shown, end, limit * .6);
			await writeFiles(page, shown, end, limit);
			for (let { key, directory } of left) {
				end.records.push(key);
				directory !== null && end.files.push(key);
			}
			await page.value({ "data-end": "" }, end);
		}
		function recordOf({ planned, run, directory }) {
			return directory === null ? null : (0, read.$g)(directory, planned, run);
		}
		async function writeRecords(page, trials, end, limit) {
			let block = [];
			let size = 0;
			let flush = async () => {
				let keys = block.map(([key]) => key);
				let records = block.map(([, result]) => result);
				block.length > 0 && await page.value({ "data-records": keys.join(" ") }, records);
				block = [];
				size = 0;
			};
			for (let trial of trials) {
				let result = await page.isBelow(limit) ? recordOf(trial) : null;
				if (result === null) {
					end.records.push(trial.key);
					continue;
				}
				block.push([trial.key, result]);
				size += sizeOf(result);
				size >= 262144 && await flush();
			}
			await flush();
		}
		function sizeOf({ evaluation, rounds }) {
			let own = 2e3;
			if (evaluation?.kind !== "test_plan") return own + (evaluation?.output_tail.length ?? 0);
			return own + evaluation.points.reduce((sum, point) => sum + 300 + point.explanation.length + point.testcases.reduce((all, one) => all + 300 + one.output_tail.length, 0), 0) * (1 + (rounds?.length ?? 0));
		}
		async function writeFiles(page, trials, end, limit) {
			for (let trial of trials) {
				let { key, planned, directory } = trial;
				if (directory === null) continue;
				if (!await page.isBelow(limit)) {
					end.files.push(key);
					continue;
				}
				let place = external_node_path_.join(directory, (0, trial_id.qQ)((0, trial_id.rI)(planned)));
				for (let [name, read] of pageFiles(place, () => recordOf(trial))) {
					if (!await page.isBelow(limit)) {
						end.files.push(key);
						break;
					}
					let content = read();
					content !== null && await page.bytes({
						"data-of": key,
						"data-file": name
					}, content);
				}
			}
		}
		var results = __webpack_require__(89541);
		function runId(index) {
			let rest = Math.floor(index / 26);
			return (rest === 0 ? "" : runId(rest - 1)) + String.fromCharCode(65 + index % 26);
		}
		var files_text = __webpack_require__(59344);
		let LARGEST_PAGE = 52428800;
		async function writePage(file, report, { limit = LARGEST_PAGE, most = 2500 } = {}) {
			let now = {
				id: "n",
				name: "this run",
				report
			};
			let runs = report.baseline === null ? [now] : [now, {
				id: "b",
				name: "baseline",
				report: asReport(report.baseline)
			}];
			await write(file, async (page, next) => {
				await writeIndex(page, runs);
				for (let run of runs) await writeRun(page, run);
				await next();
				await writeTrials(page, runs.flatMap((run) => openFirst(placed(run.id, run.report))), {
					limit,
					most
				});
			});
		}
		async function writeComparisonPage(file, { document, reports }, { limit = LARGEST_PAGE, most = 5e3 } = {}) {
			let runs = document.runs.map(({ name }, index) => ({
				id: runId(index),
				name,
				report: reports[index]
			}));
			await write(file, async (page, next) => {
				await writeIndex(page, runs);
				await page.value({ "data-comparison": "" }, document);
				await next();
				for (let run of runs) await writeRun(page, run);
				await writeTrials(page, inTurn(runs.map(({ id, report }) => placed(id, report))), {
					limit,
					most
				});
			});
		}
		function asReport(baseline) {
			return (0, describe.g)(baseline, null, {
				tolerance: 0,
				"fail-on": "never"
			});
		}
		async function write(file, content) {
			let { pageTemplate } = await __webpack_require__.e(2135).then(__webpack_require__.bind(__webpack_require__, 82135));
			let [head, middle, tail] = (await pageTemplate()).split(/<!--(?:index|blocks)-->\n/);
			let page = await PageFile.create(file);
			try {
				await page.text(head);
				await content(page, () => page.text(middle));
				await page.text(tail);
				await page.finish();
			} catch (error) {
				await page.abandon();
				throw error;
			}
		}
		async function writeIndex(page, runs) {
			let heads = runs.map(({ id, name }) => ({
				id,
				name
			}));
			await page.value({ "data-index": "" }, heads);
		}
		async function writeRun(page, { id, report }) {
			let extra = {
				headline: (0, phrases.Pl)(report.run.totals),
				time: report.times,
				reasons: inOrder(report).map(({ reason }) => (0, files_text.RO)(reason, 500))
			};
			await page.json({ "data-report": id }, (0, results.j)(report));
			await page.value({ "data-run": id }, extra);
		}
	}),
	89541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => resultsParts,
			j: () => resultsJson
		});
		var _results_point_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21363);
		var _results_totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61210);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
		let LONGEST_MESSAGE = 2e3;
		function resultsJson(report) {
			return [...resultsParts(report)].join("");
		}
		function resultsParts(report) {
			let byInstance = Map.groupBy(report.trials, ({ planned }) => planned.instance_id);
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.lx)(documentOf(report), ["instances"], [...byInstance.values()], toInstance);
		}
		function documentOf(report) {
			let { run, times, interval, comparison, trend, flaky, notes, runUrl, artifactUrl } = report;
			return {
				schema: "agentbench/report/v1",
				suite: run.suite,
				dataset: run.dataset,
				agent: run.agent,
				settings: run.settings,
				totals: run.totals,
				times_ms: times,
				interval,
				gate: run.gate,
				interrupted: run.interrupted,
				comparison: comparison === null ? null : toComparison(comparison),
				...trend === void 0 ? {} : { history: trend },
				flaky,
				by_type: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_1__.b)(run.planned),
				instances: [],
				notes: notes.map((note) => (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.CG)(note, LONGEST_MESSAGE)),
				started_at: run.started_at,
				finished_at: run.finished_at,
				harness_version: run.harness_version,
				github: run.github,
				run_url: runUrl,
				artifact_url: artifactUrl
			};
		}
		function toComparison({ origin, leftOut, flips, ...rest }) {
			let { kind, commit, finishedAt, url } = origin;
			return {
				verdict: rest.verdict,
				reasons: rest.reasons,
				origin: {
					kind,
					commit,
					finished_at: finishedAt,
					url
				},
				measure: rest.measure,
				difference: rest.difference,
				interval: rest.interval,
				p: rest.p,
				method: rest.method,
				pairs: rest.pairs,
				left_out: leftOut,
				flips: flips.map(({ instanceId, before, now }) => ({
					instance_id: instanceId,
					before,
					now
				}))
			};
		}
		function toInstance(trials) {
			let { instance_id, task_type } = trials[0].planned;
			let { passed, score, score_expected } = (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_1__.vA)(trials.map(({ planned }) => planned));
			return {
				instance_id,
				task_type,
				passed,
				score,
				score_expected,
				trials: trials.map(toTrial)
			};
		}
		function toTrial({ planned, result }) {
			let { trial, status, score, score_expected, coverage } = planned;
			let error = result?.error ?? planned.error;
			return {
				trial,
				status,
				score,
				score_expected,
				coverage,
				duration_ms: result === null ? null : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_2__.cf)(result.times),
				attempt: result?.attempt ?? null,
				integrity: result === null ? [] : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_2__.VX)(result),
				error: error === null ? null : {
					...error,
					message: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.CG)(error.message, LONGEST_MESSAGE)
				},
				usage: result?.usage ?? null,
				test_plan: result === null || result.plan === null ? null : toPlan(result.plan)
			};
		}
		function toPlan({ points, rounds, mode, score_without_vacuous, ...all }) {
			let byType = Map.groupBy(points, ({ type }) => type);
			let [dev, debug = null] = rounds;
			return {
				mode,
				...figures(all),
				score_without_vacuous,
				by_point_type: Object.fromEntries([...byType].map(([type, some]) => [type, figures((0, _results_point_figures_js__WEBPACK_IMPORTED_MODULE_3__.h)(some))])),
				rounds: dev === void 0 ? null : {
					dev,
					debug
				}
			};
		}
		function figures({ expected, judged, score, score_expected, coverage }) {
			return {
				expected,
				judged,
				score,
				score_expected,
				coverage
			};
		}
	}),
	69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => directoriesOf,
			mergeRuns: () => mergeRuns
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
		var _results_totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61210);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
		function mergeRuns(runs, expected) {
			let ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
			let chosen = new Map();
			for (let { run, results } of ordered) for (let [index, entry] of run.planned.entries()) {
				let key = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(entry));
				let candidate = {
					entry,
					result: results[index] ?? null,
					run
				};
				let earlier = chosen.get(key);
				(earlier === void 0 || rank(candidate) >= rank(earlier) && !isCopy(candidate, earlier)) && chosen.set(key, candidate);
			}
			let records = ordered.map(({ run }) => run);
			let open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
			let trials = expected === null ? [...chosen.values()] : asExpected(expected, chosen);
			return {
				run: mergedRecord(records, trials.map(({ entry }) => entry), open),
				results: trials.map(({ result }) => result),
				notes: differences(records),
				directories: directoriesOf(runs)
			};
		}
		function directoriesOf(runs) {
			let directories = new Map();
			for (let { results, directory } of runs) for (let result of results) result !== null && directory !== void 0 && directories.set(result, directory);
			return directories;
		}
		function firstOf({ planned }) {
			return planned[0] === void 0 ? "" : (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(planned[0]));
		}
		function asExpected({ matrix, trials }, chosen) {
			let unexpected = new Map(chosen);
			return [...matrix.include.flatMap(({ name, instances }) => instances.split(",").filter((id) => id !== "").flatMap((id) => Array.from({ length: trials }, (_, index) => {
				let place = {
					instance_id: id,
					trial: index + 1
				};
				unexpected.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place)));
				return chosen.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place))) ?? {
					entry: missing(place, name),
					result: null
				};
			}))), ...unexpected.values()];
		}
		function missing(place, job) {
			return {
				...place,
				task_type: "unknown",
				status: "not_run",
				score: null,
				score_expected: 0,
				coverage: 0,
				result: null,
				error: {
					stage: "plan",
					kind: "missing",
					message: `the job "${job}" left no result for this trial`
				}
			};
		}
		function rank({ entry: { status } }) {
			return status === "passed" || status === "failed" ? 2 : +(status === "error");
		}
		function isCopy({ entry, result }, earlier) {
			if (result === null || earlier.result === null || entry.status !== earlier.entry.status) return !1;
			return result.began === earlier.result.began && result.ended === earlier.result.ended;
		}
		function mergedRecord(runs, planned, open) {
			let latest = runs.at(-1) ?? unknownRun();
			let finished = runs.map(({ finished_at }) => finished_at);
			let trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
			return {
				...latest,
				settings: {
					...latest.settings,
					trials
				},
				planned,
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.vA)(planned),
				gate: null,
				change: runs.length > 1 ? null : latest.change ?? null,
				interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
				started_at: runs[0]?.started_at ?? latest.started_at,
				finished_at: finished.some((time) => time === null) ? null : finished.sort().at(-1) ?? null
			};
		}
		function differences(runs) {
			let [first, ...rest] = runs;
			if (first === void 0) return [];
			return [
				["dataset", ({ dataset }) => dataset],
				[
					"agent",
					({ agent }) => agent,
					"; to compare agents, give each a suite of its own"
				],
				["settings", ({ settings: { trials: _, ...settings } }) => settings],
				["harness version", ({ harness_version }) => harness_version]
			].flatMap(([what, of, advice = ""]) => {
				let other = rest.find((run) => !(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
				return other === void 0 ? [] : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}${advice}`];
			});
		}
		function unknownRun() {
			let now = new Date().toISOString();
			return {
				schema: "agentbench/run/v1",
				suite: null,
				dataset: {
					name: "unknown",
					ref: null,
					digest: `sha256:${"0".repeat(64)}`
				},
				agent: {
					name: null,
					model: null,
					command: ""
				},
				settings: {
					testbed: "docker",
					trials: 1,
					agent_timeout_ms: 0,
					evaluation_timeout_ms: 0,
					testcase_timeout_ms: 0,
					mode: null,
					judge: null,
					network: null,
					cpus: null,
					memory_bytes: null
				},
				planned: [],
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.vA)([]),
				gate: null,
				interrupted: null,
				started_at: now,
				finished_at: now,
				harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_3__.x,
				github: null
			};
		}
	}),
	94996: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			describeRun: () => describeRun,
			writeReportPage: () => writeReportPage
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92981);
		var _files_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52811);
		var _merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69327);
		function describeRun(onDisk, baseline, options, runUrl = null) {
			let suite = {
				...onDisk,
				notes: [],
				directories: (0, _merge_js__WEBPACK_IMPORTED_MODULE_3__.P)([onDisk])
			};
			return (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.g)(suite, baseline, options, {
				runUrl,
				artifactUrl: null
			});
		}
		async function writeReportPage(directory, report) {
			let file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "report.html");
			await (0, _files_page_js__WEBPACK_IMPORTED_MODULE_2__.x)(file, report);
			return file;
		}
	}),
	21363: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => figuresOf });
		function figuresOf(points) {
			let scores = points.flatMap(({ score }) => score === null ? [] : [score]);
			let earned = points.flatMap(({ score, vacuous }) => score === null || vacuous ? [] : [score]);
			let expected = points.length;
			return {
				expected,
				judged: scores.length,
				score: mean(scores),
				score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
				coverage: expected === 0 ? 0 : scores.length / expected,
				score_without_vacuous: mean(earned)
			};
		}
		function mean(scores) {
			return scores.length === 0 ? null : sum(scores) / scores.length / 2;
		}
		function sum(scores) {
			return scores.reduce((total, score) => total + score, 0);
		}
	})
};
