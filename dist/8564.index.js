export const id = 8564;
export const ids = [8564];
export const modules = {
	18253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => formatCost,
			KN: () => percent,
			MA: () => formatP,
			U9: () => count,
			WR: () => points,
			a3: () => formatDuration,
			cf: () => rateText,
			lb: () => partialCost,
			nV: () => formatAge,
			z3: () => formatBytes
		});
		function formatDuration(milliseconds) {
			if (milliseconds < 1e3) return `${Math.round(milliseconds)} ms`;
			let seconds = milliseconds / 1e3;
			if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
			let minutes = Math.floor(Math.round(seconds) / 60);
			if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, "0")} s`;
			return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
		}
		function formatAge(moment, now = Date.now()) {
			let hours = Math.max(0, now - Date.parse(moment)) / 36e5;
			if (hours < 1) return `${Math.round(hours * 60)} min ago`;
			return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
		}
		function formatCost(dollars) {
			if (dollars === null) return "–";
			return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
		}
		function percent(ratio) {
			if (ratio === null) return "–";
			for (let digits = 1;; digits++) {
				let text = (ratio * 100).toFixed(digits);
				if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
			}
		}
		function points(difference) {
			let text = Math.abs(difference * 100).toFixed(1);
			return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
		}
		function formatP(p) {
			return p < .001 ? p.toExponential(1) : p.toFixed(3);
		}
		function count(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
		function rateText(value, interval, missing) {
			if (value === null) return "not measured";
			let range = interval === null ? "" : ` (${percent(interval.low)} to ${percent(interval.high)})`;
			return `${percent(value)}${range}${missing === 0 ? "" : `, ${missing} not measured`}`;
		}
		function partialCost(usd, known, all) {
			if (usd === null) return "–";
			return `${usd.toFixed(2)} USD${known === all ? "" : ` (${known} of ${all})`}`;
		}
		function formatBytes(bytes) {
			if (bytes < 1024) return `${bytes} B`;
			return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
		}
	}),
	45503: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => NotReadable,
			X: () => readRegularFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		class NotReadable extends Error {
			name = "NotReadable";
		}
		function readRegularFile(file, limit, { follow = !1, space } = {}) {
			let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (follow ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
			let descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
			try {
				let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
				if (!stats.isFile()) throw new NotReadable("it is not a regular file");
				if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes; the limit is ${limit}`);
				let bytes = space !== void 0 && stats.size <= space.length ? space.subarray(0, stats.size) : Buffer.allocUnsafe(stats.size);
				let read = 0;
				for (let more = -1; read < bytes.length && more !== 0; read += more) more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, read, bytes.length - read, null);
				return bytes.subarray(0, read);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	59254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => tellingLine,
			t: () => sameLine
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		let TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
		let IDLE = [
			/^setup (failed|successful)[.!]?$/i,
			/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
			/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
			/^File ".*", line \d+/,
			/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
			/^at .*\(.*\)$/,
			/^(Traceback|The above exception|During handling of)\b/,
			/^make(\[\d+\])?: /,
			/^(npm (notice|warn)|npm (err!|error) (a complete log|.*-debug(-\d+)?\.log|code \w+$|errno ))/i,
			/^Node\.js v\d/,
			/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
			/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
			/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
			/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
		];
		let FAULT = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
		let NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
		function tellingLine(output, { faultsOnly = !1 } = {}) {
			let lines = [];
			for (let raw of output.split(/\r?\n|\r/).slice(-200).reverse()) {
				let line = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(raw, 300).replace(TIME, "");
				/\p{L}{2}/u.test(line) && !IDLE.some((idle) => idle.test(line)) && lines.push(line);
				if (lines.length === 20) break;
			}
			return lines.find((line) => FAULT.test(line) && !NO_FAULT.test(line)) ?? (faultsOnly ? null : lines[0] ?? null);
		}
		function sameLine(line) {
			return line.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
		}
	}),
	71744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cd: () => INSTANCE_ID,
			M1: () => rowSchema,
			Ps: () => NUL_FAULT,
			h3: () => isKnownKey,
			q8: () => ROW_KEYS,
			rc: () => manifestSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
		let RESULT_FILES = [
			"run.json",
			"trace.json",
			"report.html"
		];
		let GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
		let COMMIT = /^[0-9a-f]{7,64}$/i;
		let IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
		let NUL_FAULT = "holds a NUL character (\\u0000)";
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, "is empty"), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((given) => !given.includes("\0"), NUL_FAULT));
		let absent = zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6;
		let actions = zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e6))));
		let rowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
			instance_id: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
			task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
			problem_statement: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "The prompt"),
			success_command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
			base_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
			image_tag: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Image name for `keep-image`"),
			repo_url: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(GIT_URL, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
			base_commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
			commit_hash: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Alternative name of base_commit"),
			start_new_session: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()), "Run the success command in its own session (always the case)"),
			human_actions_lower_bound: absent(actions),
			human_actions_upper_bound: absent(actions)
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => !RESULT_FILES.includes(row.instance_id), {
			path: ["instance_id"],
			error: "is the name of a file among the results; use another name"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => row.instance_id !== "all", {
			path: ["instance_id"],
			error: "is reserved: it selects every instance; use another name"
		}));
		let DESCRIPTIVE = [
			"language",
			"license_spdx",
			"build_commands",
			"notes",
			"description",
			"ecosystem",
			"repo",
			"issue_number",
			"issue_url",
			"comment_id",
			"snippet"
		];
		let ROW_KEYS = Object.keys(rowSchema.shape);
		function isKnownKey(key) {
			return ROW_KEYS.includes(key) || DESCRIPTIVE.includes(key);
		}
		let manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
			testbed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
		});
	}),
	75096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => keepInDirectory });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30238);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
		var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12478);
		async function keepInDirectory(directory, keep) {
			let history = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _lines_js__WEBPACK_IMPORTED_MODULE_5__.CX);
			let file = readHistory(history);
			let kept = keep(file);
			if (kept.files === null) return kept;
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: !0 });
			for (let [name, bytes] of kept.files) name === _lines_js__WEBPACK_IMPORTED_MODULE_5__.CX && file !== null && bytes.subarray(0, file.length).equals(file) ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(history, bytes.subarray(file.length)) : await write_file_atomic__WEBPACK_IMPORTED_MODULE_2__(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name), bytes);
			return kept;
		}
		function readHistory(file) {
			try {
				return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(file, _lines_js__WEBPACK_IMPORTED_MODULE_5__.oT);
			} catch (error) {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return null;
				throw error;
			}
		}
	}),
	50508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => keeping });
		var badge = __webpack_require__(17388);
		function historyBadgeJson({ suite, totals, figure, gate, change }) {
			return (0, badge.V)({
				suite,
				totals,
				interval: figure.interval,
				plans: figure.measure === "score",
				gate,
				change
			});
		}
		var history_lines = __webpack_require__(12478);
		var external_node_crypto_ = __webpack_require__(77598);
		var figures = __webpack_require__(81822);
		let EVENTS = [
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch"
		];
		function standingOf(github, { base = null, defaultBranch = null }) {
			if (github === null) return {
				branch: null,
				adds: !0,
				defaultBranch
			};
			let branch = branchOf(github);
			return branch === null ? {
				branch: base ?? defaultBranch,
				adds: !1,
				defaultBranch
			} : {
				branch,
				adds: !0,
				defaultBranch
			};
		}
		function branchOf({ event, ref }) {
			let [, branch = ""] = /^refs\/heads\/(.{1,500})$/.exec(ref) ?? [];
			return EVENTS.includes(event) && branch !== "" ? branch : null;
		}
		function pointOf(report, github) {
			let { run, results, interval, times, runUrl } = report;
			if (run.planned.length === 0) return null;
			let score = (0, figures.E6)(report);
			let [ids, values] = valuesOf(run.planned, score);
			let { totals } = run;
			let costs = results.flatMap((result) => result?.usage.cost_usd ?? []);
			let commit = github === null ? "" : github.head_sha ?? github.sha;
			return {
				schema: "agentbench/history/v1",
				suite: run.suite === null ? null : run.suite.slice(0, 500).toWellFormed(),
				dataset: run.dataset,
				agent: {
					name: run.agent.name,
					model: run.agent.model
				},
				settings: run.settings,
				instances: {
					count: ids.length,
					digest: digestOf(ids)
				},
				totals,
				figure: {
					measure: score ? "score" : "success rate",
					value: (0, figures.xW)(report),
					interval
				},
				values,
				change: null,
				gate: run.gate?.passed ?? null,
				interrupted: run.interrupted,
				cost: {
					usd: costs.length === 0 ? null : sum(costs),
					trials: costs.length
				},
				time: {
					agent_ms: times.agent,
					evaluation_ms: times.evaluation,
					harness_ms: times.harness,
					trials: results.filter((result) => result !== null).length
				},
				commit: /^[0-9a-f]{7,64}$/.test(commit) ? commit : null,
				branch: github === null ? null : branchOf(github),
				run: github === null ? null : {
					repository: github.repository,
					id: github.run_id,
					attempt: github.run_attempt,
					event: github.event,
					url: runUrl
				},
				measured_at: run.started_at,
				harness_version: run.harness_version
			};
		}
		function valuesOf(planned, score) {
			let instances = (0, figures.FL)(planned);
			let ids = [...instances.keys()].sort();
			return [ids, ids.map((id) => {
				let trials = instances.get(id);
				if (!trials.every(({ status }) => status === "passed" || status === "failed")) return null;
				return Number((sum(trials.map((trial) => (0, figures.Mn)(trial, score))) / trials.length).toFixed(6));
			})];
		}
		function digestOf(ids) {
			let hash = (0, external_node_crypto_.createHash)("sha256");
			for (let id of ids) hash.update(`${id}\n`);
			return `sha256:${hash.digest("hex")}`;
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
		function badgeName(suite) {
			if (suite === null) return "badge.json";
			let plain = suite.replace(/[^\w.-]+/g, "-").slice(0, 60);
			return `badge-${plain}${plain === suite ? "" : `-${(0, external_node_crypto_.createHash)("sha256").update(suite).digest("hex").slice(0, 8)}`}.json`;
		}
		var untrusted = __webpack_require__(90492);
		var pairing = __webpack_require__(88039);
		var phrases = __webpack_require__(58937);
		var compare = __webpack_require__(58073);
		function trendPoints(points, suite, branch) {
			return points.filter((point) => point.suite === suite && (branch === null || point.branch === branch)).sort((a, b) => Date.parse(a.measured_at) - Date.parse(b.measured_at));
		}
		function changeOf(before, now, tolerance) {
			let last = before.findLast((point) => breaksBetween(point, now).length === 0 && pairsOf(point, now).length > 0);
			if (last === void 0) return null;
			let { verdict, difference } = (0, compare.U)(pairsOf(last, now), { tolerance });
			return {
				verdict,
				difference,
				since: last.commit
			};
		}
		function breaksBetween(before, now) {
			let reasons = (0, pairing.Bw)(before, now, ["before", "now"]);
			before.instances.digest !== now.instances.digest && reasons.push(`other instances: ${before.instances.count} before, ${now.instances.count} now`);
			return reasons;
		}
		function pairsOf(before, now) {
			if (before.values.length !== now.values.length) return [];
			return now.values.flatMap((value, index) => {
				let was = before.values[index] ?? null;
				return value === null || was === null ? [] : [{
					id: String(index),
					before: [was],
					now: [value]
				}];
			});
		}
		function trendOf(points, current, standing) {
			let from = Math.max(0, points.length - 200);
			return {
				branch: standing.branch,
				added: standing.adds,
				earlier: from,
				points: points.slice(from).map((point, index) => shown(point, points[from + index - 1] ?? null, point === current))
			};
		}
		function shown(point, before, current) {
			let { commit, run, measured_at, figure, change, totals, cost, time } = point;
			let [page, repository] = /^(https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+)\/actions\/runs\/\d+(?:\/attempts\/\d+)?$/.exec(run?.url ?? "") ?? [null, null];
			return {
				commit,
				commit_url: commit === null || repository === null ? null : `${repository}/commit/${commit}`,
				run_url: page,
				measured_at,
				agent: (0, untrusted.h0)((0, phrases.kV)(point), 120),
				figure,
				change,
				breaks: before === null ? [] : breaksBetween(before, point),
				planned: totals.planned,
				missing: totals.error + totals.not_run,
				cost,
				time: {
					ms: time.agent_ms + time.evaluation_ms + time.harness_ms,
					trials: time.trials
				},
				current
			};
		}
		function keeping(report, { github, tolerance, ...branches }) {
			let measured = pointOf(report, github);
			let standing = standingOf(github, branches);
			return measured === null ? null : (file) => keep(file, measured, standing, tolerance);
		}
		function keep(file, measured, standing, tolerance) {
			let { lines, notes } = (0, history_lines.Se)(file ?? Buffer.alloc(0));
			let { suite } = measured;
			let others = withoutRun(trendPoints(known(lines), suite, standing.branch), measured);
			let before = standing.adds ? others.filter((point) => isBefore(point, measured)) : others;
			let point = {
				...measured,
				change: changeOf(before, measured, tolerance)
			};
			let added = standing.adds ? (0, history_lines.dc)(lines, point) : null;
			let trend = trendOf([
				...before,
				point,
				...others.slice(before.length)
			], point, {
				...standing,
				adds: added !== null
			});
			standing.adds && added === null && notes.push("a later attempt of this workflow run stands in the history already");
			if (added === null) return {
				trend,
				files: null,
				notes
			};
			let next = (0, history_lines.W7)(added);
			if (file !== null && next.equals(file)) return {
				trend,
				files: null,
				notes
			};
			let files = new Map([[history_lines.CX, next]]);
			files.set(badgeName(suite), Buffer.from(historyBadgeJson(newestOf(known(added), suite, standing))));
			return {
				trend,
				files,
				notes
			};
		}
		function known(lines) {
			return lines.flatMap(({ point }) => point ?? []);
		}
		function withoutRun(points, { run, measured_at }) {
			return points.filter((point) => run === null ? point.run !== null || point.measured_at !== measured_at : point.run?.id !== run.id || point.run.repository !== run.repository);
		}
		function isBefore(point, { measured_at }) {
			return Date.parse(point.measured_at) <= Date.parse(measured_at);
		}
		function newestOf(points, suite, { defaultBranch }) {
			return (defaultBranch === null ? [] : trendPoints(points, suite, defaultBranch)).at(-1) ?? trendPoints(points, suite, null).at(-1);
		}
	}),
	12478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CX: () => HISTORY_FILE,
			oT: () => LARGEST_HISTORY,
			W7: () => fileOf,
			Se: () => readLines,
			dc: () => withPoint
		});
		var quick_parse = __webpack_require__(37664);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var iso = __webpack_require__(73102);
		var zod = __webpack_require__(23137);
		var trend_document = __webpack_require__(90135);
		var records = __webpack_require__(40399);
		let ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let count = schemas.Whr().check(api.UI());
		let shortText = schemas.YjP().check(api.Eb(500));
		let milliseconds = schemas.Whr().check(api.qm(0), api.Zm(0x9184e72a000));
		let timeSchema = schemas.Ikc({
			agent_ms: milliseconds,
			evaluation_ms: milliseconds,
			harness_ms: milliseconds,
			trials: (0, zod.W)(count, "Trials with a result")
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
				count,
				digest: (0, zod.W)(schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)), "Hash of the sorted ids, each followed by a newline")
			}),
			totals: records.nB,
			figure: trend_document.W7,
			values: (0, zod.W)(schemas.YOg(schemas.mee(ratio)).check(api.Eb(1e5)), "Contribution of each instance to the figure, its mean over the trials, in the order of the sorted ids; null if a trial has no verdict"),
			change: (0, zod.W)(schemas.mee(trend_document.U0), "Change since the latest comparable earlier point"),
			gate: (0, zod.W)(schemas.mee(schemas.zMY()), "True if the gate passed; null without a gate"),
			interrupted: schemas.mee(shortText),
			cost: trend_document.BZ,
			time: timeSchema,
			commit: schemas.mee(trend_document.cd),
			branch: schemas.mee(shortText),
			run: (0, zod.W)(schemas.mee(schemas.Ikc({
				repository: shortText,
				id: shortText,
				attempt: count,
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
	}),
	90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
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
	17388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => badgeText,
			m: () => badgeJson
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
		var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81822);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59344);
		let COLORS = [
			[.9, "brightgreen"],
			[.75, "green"],
			[.6, "yellowgreen"],
			[.4, "yellow"],
			[.2, "orange"],
			[0, "red"]
		];
		function badgeJson({ run, interval }) {
			let { suite, totals, gate } = run;
			return badgeText({
				suite,
				totals,
				interval,
				plans: (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.E6)({ run }),
				gate: gate?.passed ?? null,
				change: null
			});
		}
		function badgeText(badge) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.s$)({
				schemaVersion: 1,
				label: (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.RO)(badge.suite ?? "", 60) || "agentbench",
				...rateOf(badge)
			});
		}
		function rateOf({ totals, interval, plans, gate, change }) {
			let { planned, passed, failed, success_rate, score_expected } = totals;
			if (passed + failed === 0) return {
				message: "not measured",
				color: "lightgrey"
			};
			let rate = (plans ? score_expected : success_rate) ?? 0;
			let missing = planned - passed - failed;
			return {
				message: [
					plans ? `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(rate)} of all` : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(rate)}${margin(rate, interval)}`,
					missing === 0 ? "" : `${missing} not measured`,
					change === null || change.verdict === "within noise" ? "" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(change.difference)} points`
				].filter((part) => part !== "").join(", "),
				color: gate === !1 ? "red" : COLORS.find(([least]) => rate >= least)[1]
			};
		}
		function margin(rate, interval) {
			if (interval === null) return "";
			let points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
			return ` (±${Number(points.toFixed(1))}%)`;
		}
	}),
	9847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => writeFiles,
			t: () => writeReportFiles
		});
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var lib = __webpack_require__(30238);
		var badge = __webpack_require__(17388);
		var phrases = __webpack_require__(58937);
		var files_text = __webpack_require__(59344);
		let WITHOUT_REASON = {
			passed: "",
			failed: "failed",
			error: "could not be measured",
			not_run: "never measured"
		};
		function reasonLine({ planned, reason }) {
			return (0, files_text.RO)(reason, 1e3) || WITHOUT_REASON[planned.status];
		}
		let STATUSES = {
			passed: "passed",
			failed: "failed",
			error: "other",
			not_run: "pending"
		};
		function ctrfParts(report) {
			let { run, trials } = report;
			let flaky = new Set(report.flaky);
			let document = {
				reportFormat: "CTRF",
				specVersion: "0.0.0",
				timestamp: run.finished_at ?? run.started_at,
				generatedBy: `agentbench ${run.harness_version}`,
				results: {
					tool: {
						name: "agentbench",
						version: run.harness_version
					},
					summary: toSummary(report, trials.filter((trial) => isFlaky(trial, flaky)).length),
					tests: [],
					environment: toEnvironment(report),
					extra: {
						dataset: run.dataset,
						agent: run.agent,
						totals: run.totals,
						gate: run.gate
					}
				}
			};
			return (0, files_text.lx)(document, ["results", "tests"], trials, (trial) => toTest(trial, run.dataset.name, flaky));
		}
		function isFlaky({ planned }, flaky) {
			return planned.status === "passed" && flaky.has(planned.instance_id);
		}
		function toTest(trial, dataset, flaky) {
			let { planned, result, name } = trial;
			let reason = reasonLine(trial);
			let { instance_id, task_type, status, score, score_expected, coverage } = planned;
			return {
				name,
				status: STATUSES[status],
				duration: result === null ? 0 : (0, phrases.cf)(result.times),
				...result === null ? {} : span(result.began, [result.ended]),
				suite: [(0, files_text.RO)(dataset) || "unnamed", (0, files_text.RO)(task_type) || "unnamed"],
				...reason === "" ? {} : { message: reason },
				rawStatus: status,
				retries: result === null ? 0 : result.attempt - 1,
				flaky: isFlaky(trial, flaky),
				...stepsOf(result),
				extra: {
					instance_id,
					task_type,
					trial: planned.trial,
					score,
					score_expected,
					coverage,
					integrity: result === null ? [] : (0, phrases.VX)(result),
					result: planned.result
				}
			};
		}
		function stepsOf(result) {
			if (result === null || result.plan === null) return {};
			return { steps: result.plan.points.map(({ metric, type, score, decided_by, explanation }) => ({
				name: (0, files_text.RO)(metric) || "unnamed",
				status: score === null ? "other" : score === 2 ? "passed" : "failed",
				extra: {
					type,
					score,
					decided_by,
					explanation: (0, files_text.RO)(explanation)
				}
			})) };
		}
		function toSummary({ run, results }, flaky) {
			let count = (status) => run.planned.filter((trial) => STATUSES[trial.status] === status).length;
			let ends = run.finished_at === null ? results.flatMap((result) => result?.ended ?? []) : [Date.parse(run.finished_at)];
			return {
				tests: run.planned.length,
				passed: count("passed"),
				failed: count("failed"),
				skipped: count("skipped"),
				pending: count("pending"),
				other: count("other"),
				flaky,
				suites: new Set(run.planned.map(({ task_type }) => task_type)).size,
				...span(Date.parse(run.started_at), ends)
			};
		}
		function toEnvironment({ run, runUrl }) {
			let { github } = run;
			return {
				reportName: (0, files_text.RO)(run.suite ?? "") || "agentbench",
				appName: (0, files_text.RO)((0, phrases.kV)(run)),
				testEnvironment: run.settings.testbed,
				...runUrl === null ? {} : { buildUrl: runUrl },
				...github === null ? {} : {
					buildName: (0, files_text.RO)(github.workflow),
					buildId: github.run_id,
					repositoryName: github.repository,
					commit: github.head_sha ?? github.sha,
					branchName: (0, files_text.RO)(github.ref)
				}
			};
		}
		function span(start, ends) {
			return {
				start,
				stop: ends.reduce((latest, end) => Math.max(latest, end), start)
			};
		}
		var brief = __webpack_require__(7171);
		var files_xml = __webpack_require__(77374);
		let OUTCOMES = {
			passed: "passed",
			failed: "failure",
			error: "error",
			not_run: "skipped"
		};
		function* junitParts({ run, trials }) {
			let { name: dataset } = run.dataset;
			let [commands, plans] = [trials.filter((trial) => planOf(trial) === null), trials.filter(planOf)];
			let suites = [...[...Map.groupBy(commands, ({ planned }) => planned.task_type)].map(([type, some]) => typeSuite(type, some, dataset)), ...plans.map((trial) => planSuite(trial, planOf(trial), dataset))];
			let { skipped: _, ...counts } = countsOf(suites.flatMap(({ cases }) => cases));
			let timestamp = run.started_at.slice(0, 19);
			let xml = new files_xml.Z();
			xml.begin("testsuites", {
				name: nameOf(run.suite ?? "", "agentbench"),
				...counts
			});
			for (let suite of suites) yield* suiteParts(xml, suite, timestamp);
			xml.end("testsuites");
			yield xml.taken();
		}
		function planOf({ result }) {
			return result?.plan ?? null;
		}
		function typeSuite(type, trials, dataset) {
			let classname = (0, files_text.RO)(`${dataset}.${type}`);
			return {
				name: nameOf(type),
				properties: {},
				cases: trials.map((trial) => trialCase(trial, classname)),
				notes: ""
			};
		}
		function planSuite(trial, plan, dataset) {
			let { status, task_type } = trial.planned;
			let { points, score, score_expected, coverage } = plan;
			let classname = (0, files_text.RO)(`${dataset}.${trial.name}`);
			let cases = points.map((point) => pointCase(point, classname));
			let shown = status === "passed" || status === "failed" && cases.some(({ outcome }) => outcome === "failure");
			return {
				name: nameOf(trial.name),
				properties: {
					status,
					score,
					score_expected,
					coverage
				},
				cases: shown ? cases : [{
					...trialCase(trial, (0, files_text.RO)(`${dataset}.${task_type}`)),
					notes: ""
				}, ...cases],
				notes: notesOf(trial)
			};
		}
		function trialCase(trial, classname) {
			let { planned, result, name } = trial;
			return {
				name: nameOf(name),
				classname,
				milliseconds: result === null ? 0 : (0, phrases.cf)(result.times),
				outcome: OUTCOMES[planned.status],
				type: (0, files_text.RO)((result?.error ?? planned.error)?.kind ?? planned.status),
				message: reasonLine(trial),
				detail: result?.detail ?? "",
				notes: notesOf(trial)
			};
		}
		function notesOf({ result }) {
			return (result?.integrity ?? []).map(({ kind, detail }) => (0, files_text.RO)(`${kind}: ${detail}`)).join("\n");
		}
		function pointCase({ metric, score, decided_by, explanation, duration_ms }, classname) {
			let verdict = score === null ? "not judged" : `score ${score} of 2, decided by ${decided_by}`;
			return {
				name: nameOf(metric),
				classname,
				milliseconds: duration_ms,
				outcome: score === null ? "skipped" : score === 2 ? "passed" : "failure",
				type: score === null ? "not_judged" : `score_${score}`,
				message: (0, files_text.RO)(explanation === "" ? verdict : `${verdict}: ${explanation}`, brief.vC),
				detail: score === 2 ? "" : (0, files_text.CG)(explanation, brief.vC),
				notes: ""
			};
		}
		function* suiteParts(xml, { name, properties, cases, notes }, timestamp) {
			xml.begin("testsuite", {
				name,
				...countsOf(cases),
				timestamp
			});
			let known = Object.entries(properties).flatMap(([name, value]) => value === null ? [] : [{
				name,
				value
			}]);
			if (known.length > 0) {
				xml.begin("properties", {});
				for (let property of known) xml.add("property", property);
				xml.end("properties");
			}
			for (let [index, one] of cases.entries()) {
				addCase(xml, one);
				index % 100 == 0 && (yield xml.taken());
			}
			notes !== "" && xml.add("system-out", {}, notes);
			xml.end("testsuite");
		}
		function addCase(xml, { name, classname, milliseconds, outcome, type, message, detail, notes }) {
			xml.begin("testcase", {
				name,
				classname,
				time: seconds(milliseconds)
			});
			outcome !== "passed" && xml.add(outcome, {
				message,
				type
			}, detail);
			notes !== "" && xml.add("system-out", {}, notes);
			xml.end("testcase");
		}
		function countsOf(cases) {
			let count = (outcome) => cases.filter((one) => one.outcome === outcome).length;
			return {
				tests: cases.length,
				failures: count("failure"),
				errors: count("error"),
				skipped: count("skipped"),
				time: seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
			};
		}
		function nameOf(text, otherwise = "unnamed") {
			return (0, files_text.RO)(text) || otherwise;
		}
		function seconds(milliseconds) {
			return (milliseconds / 1e3).toFixed(3);
		}
		var results = __webpack_require__(89541);
		let ONLY = {
			suite: [
				"results.json",
				"run.json",
				"junit.xml",
				"ctrf.json",
				"badge.json"
			],
			comparison: [
				"comparison.json",
				"leaderboard.csv",
				"matrix.csv",
				"pairwise.csv",
				"pass-at-k.csv",
				"leaderboard.tex",
				"pairwise.tex"
			]
		};
		let FILES = [
			["summary.md", (_, summaryMarkdown) => [summaryMarkdown]],
			["run.json", ({ run }) => [`${JSON.stringify(run, null, 2)}\n`]],
			["results.json", results.Z],
			["junit.xml", junitParts],
			["ctrf.json", ctrfParts],
			["badge.json", (report) => [(0, badge.m)(report)]]
		];
		async function writeReportFiles(directory, report, summaryMarkdown) {
			return writeFiles(directory, "suite", FILES.map(([name, parts]) => [name, () => parts(report, summaryMarkdown)]));
		}
		async function writeFiles(directory, kind, files) {
			await (0, promises_.mkdir)(directory, { recursive: !0 });
			let [other] = Object.keys(ONLY).filter((name) => name !== kind);
			if ((0, external_node_fs_.existsSync)(external_node_path_.join(directory, ONLY[other][0]))) for (let name of ONLY[other].toReversed()) await (0, promises_.rm)(external_node_path_.join(directory, name), { force: !0 });
			let paths = files.map(([name]) => external_node_path_.join(directory, name));
			for (let file of paths) (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() && (0, external_node_fs_.rmSync)(file);
			let writes = files.map(([, parts], index) => lib(paths[index], "", { tmpfileCreated: (made) => writeParts(made, parts()) }));
			await Promise.allSettled(writes);
			await Promise.all(writes);
			return paths;
		}
		function writeParts(file, parts) {
			let descriptor = (0, external_node_fs_.openSync)(file, "w");
			try {
				for (let part of parts) (0, external_node_fs_.writeFileSync)(descriptor, part);
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
	}),
	77374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => XmlText });
		let MARKUP = /[&<>"']/;
		let EACH_MARKUP = new RegExp(MARKUP, "g");
		let ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&apos;"
		};
		class XmlText {
			#text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
			#indent = "";
			#empty = !1;
			begin(name, attributes) {
				this.#tag(name, attributes);
				this.#indent += "  ";
				this.#empty = !0;
			}
			end(name) {
				this.#indent = this.#indent.slice(2);
				this.#text += this.#empty ? "/>\n" : `${this.#indent}</${name}>\n`;
				this.#empty = !1;
			}
			add(name, attributes, text = "") {
				this.#tag(name, attributes);
				this.#text += text === "" ? "/>\n" : `>${escaped(text)}</${name}>\n`;
			}
			taken() {
				let text = this.#text;
				this.#text = "";
				return text;
			}
			#tag(name, attributes) {
				this.#text += `${this.#empty ? ">\n" : ""}${this.#indent}<${name}`;
				for (let attribute in attributes) this.#text += ` ${attribute}="${escaped(String(attributes[attribute]))}"`;
				this.#empty = !1;
			}
		}
		function escaped(text) {
			return MARKUP.test(text) ? text.replaceAll(EACH_MARKUP, (character) => ENTITIES[character]) : text;
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
	43050: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => judgeGate,
			F: () => exitCodeOf
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
		function judgeGate(totals, options, change = null) {
			let reasons = [
				...shortfalls(totals, options),
				...regression(options, change),
				...unmeasured(totals, options)
			];
			return {
				passed: reasons.length === 0,
				reasons
			};
		}
		function exitCodeOf(run, options) {
			if (run.interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
			if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
			return unmeasured(run.totals, options).length > 0 ? 3 : 0;
		}
		function shortfalls(totals, options) {
			let { "min-success-rate": minRate, "min-score": minScore } = options;
			let reasons = [];
			options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
			minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)} is below min-success-rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minRate)}`);
			minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.score)} is below min-score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minScore)}`);
			return reasons;
		}
		function regression(options, change) {
			if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
			return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
		}
		function unmeasured(totals, options) {
			let count = totals.error + totals.not_run;
			if (count === 0 || options["fail-on"] === "never") return [];
			return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
		}
	}),
	80418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kh: () => linkLatest,
			L6: () => makeRunDirectory,
			es: () => ignoreInGit,
			gM: () => holdsRun,
			hH: () => latestRun,
			hN: () => DEFAULT_RESULTS,
			s6: () => reportDirectory
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		let DEFAULT_RESULTS = "agentbench-results";
		let LATEST = "latest";
		function holdsRun(directory) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, "run.json"), { throwIfNoEntry: !1 }) !== void 0;
		}
		async function makeRunDirectory(parent) {
			let time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: !0 });
				await ignoreInGit(parent);
				for (let number = 1;; number += 1) {
					let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, number === 1 ? time : `${time}-${number}`);
					try {
						await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory);
						return directory;
					} catch (error) {
						if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) !== "EEXIST") throw error;
					}
				}
			} catch (error) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent)} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
			}
		}
		async function ignoreInGit(directory) {
			(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory).catch(() => null))?.length === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, ".gitignore"), "*\n", { flag: "wx" }).catch(() => {});
		}
		async function linkLatest(directory) {
			let link = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory), LATEST);
			let made = `${link}.${process.pid}`;
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory), made);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, link);
			} catch {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(made, { force: !0 }).catch(() => {});
			}
		}
		function latestRun(parent = DEFAULT_RESULTS) {
			try {
				let linked = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, LATEST));
				if (node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(linked) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(parent) && holdsRun(linked)) return node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, node_path__WEBPACK_IMPORTED_MODULE_2__.basename(linked));
			} catch {}
			try {
				let last = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent, { withFileTypes: !0 }).flatMap((entry) => entry.isDirectory() && holdsRun(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, entry.name)) ? [entry.name] : []).sort().at(-1);
				return last === void 0 ? null : node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, last);
			} catch {
				return null;
			}
		}
		function reportDirectory(resultsPath = DEFAULT_RESULTS) {
			return holdsRun(resultsPath) ? `${node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(resultsPath)}-report` : node_path__WEBPACK_IMPORTED_MODULE_2__.join(resultsPath, "report");
		}
	}),
	97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => timesOf,
			Tu: () => atMost,
			fC: () => traceOf,
			ui: () => timeSplit,
			x: () => totalTimes
		});
		function timesOf(result) {
			let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
			return {
				instance_id,
				task_type,
				trial,
				attempt,
				status,
				score,
				stages,
				started_at,
				finished_at
			};
		}
		function traceOf(trials) {
			let ordered = trials.map((trial) => ({
				trial,
				begin: Date.parse(trial.started_at),
				end: Date.parse(trial.finished_at)
			})).sort((a, b) => a.begin - b.begin);
			let zero = ordered[0]?.begin ?? 0;
			let lanes = [];
			let events = [];
			for (let { trial, begin, end } of ordered) {
				let free = lanes.findIndex((until) => until <= begin);
				let lane = free === -1 ? lanes.length : free;
				lanes[lane] = end;
				let event = (name, cat, from, length, args) => events.push({
					name,
					cat,
					ph: "X",
					pid: 1,
					tid: lane + 1,
					ts: (from - zero) * 1e3,
					dur: length * 1e3,
					args
				});
				let { instance_id, task_type, attempt, status, score } = trial;
				event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
					task_type,
					attempt,
					status,
					score
				});
				for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
			}
			return {
				displayTimeUnit: "ms",
				traceEvents: [...lanes.map((_, lane) => ({
					name: "thread_name",
					ph: "M",
					pid: 1,
					tid: lane + 1,
					args: { name: `trials, lane ${lane + 1}` }
				})), ...events]
			};
		}
		function timeSplit(trials) {
			let split = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { stages } of trials) for (let { name, duration_ms } of stages) {
				let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
				split[whose] = atMost(split[whose] + duration_ms);
			}
			return split;
		}
		function totalTimes(times) {
			let total = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { agent, evaluation, harness } of times) {
				total.agent = atMost(total.agent + agent);
				total.evaluation = atMost(total.evaluation + evaluation);
				total.harness = atMost(total.harness + harness);
			}
			return total;
		}
		function atMost(sum) {
			return Math.min(sum, 2 ** 53 - 1);
		}
	}),
	37282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QQ: () => keptName,
			Up: () => collectOutput,
			qW: () => isPlainPath
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
		let MOST_FILES = 1e4;
		let MOST_ENTRIES = 2e5;
		let LARGEST_USAGE = 65536;
		let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
		let ENTRY_FAULTS = [["a name that cannot be kept", [
			"EEXIST",
			"ENAMETOOLONG",
			"ENOTDIR",
			"EISDIR"
		]], ["a file that cannot be read", [
			"ENOENT",
			"EACCES",
			"EPERM",
			"ELOOP",
			"ENXIO",
			"EIO"
		]]];
		let NO_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null,
			model: null
		};
		async function collectOutput(entries, directory, limit, redactor) {
			let left = new Map();
			let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
			let usage = null;
			let bytes = 0;
			let files = 0;
			let looked = 0;
			for await (let entry of entries) {
				looked += 1;
				if (looked > MOST_ENTRIES) {
					leave(`all that comes after ${MOST_ENTRIES} entries`);
					break;
				}
				if (entry.type === "directory") {
					let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
					!isPlainPath(entry.path) && (above === "." || isPlainPath(above)) && leave("a directory that is too deep, or whose name is not a plain one");
				} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
				else if (entry.type === "other") leave("a link, device, socket or pipe");
				else if (!isPlainPath(entry.path)) leave("a name that is not a plain relative path");
				else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
				else if (bytes + entry.size > limit) leave("over max-output-size");
				else {
					files += 1;
					let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
					if (typeof content == "string") {
						leave(content);
						continue;
					}
					bytes += content.bytes;
					content.cut && leave("over max-output-size");
					entry.path === "usage.json" && (usage = parseUsage(content.head, leave));
				}
			}
			return {
				usage: usage ?? NO_USAGE,
				left: [...left].map(([why, count]) => `${count} × ${why}`)
			};
		}
		async function keep(entry, file, limit, redactor) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
			let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
			let redaction = redactor.stream();
			let head = Buffer.alloc(0);
			let bytes = 0;
			try {
				for await (let chunk of entry.content) {
					let within = chunk.subarray(0, limit - bytes);
					bytes += within.length;
					let clean = redaction.push(within);
					head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
					await handle.writeFile(clean);
					if (within.length < chunk.length) return {
						bytes,
						cut: !0,
						head
					};
				}
				return {
					bytes,
					cut: !1,
					head
				};
			} catch (error) {
				bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
				throw error;
			} finally {
				await handle.writeFile(redaction.end());
				await handle.close();
			}
		}
		function keptName(name) {
			return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
		}
		function whyLeft(error) {
			let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
			if (why === void 0) throw error;
			return why;
		}
		function isPlainPath(name) {
			let parts = name.split("/");
			return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
		}
		function parseUsage(content, leave) {
			try {
				return _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.ht.parse(JSON.parse(content.toString()));
			} catch {
				leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
				return null;
			}
		}
	}),
	34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => usageOfTrial,
			d: () => meterOfTrial
		});
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		let COUNTS = [
			"input_tokens",
			"cached_input_tokens",
			"output_tokens",
			"reasoning_tokens",
			"cost_usd",
			"steps",
			"requests",
			"failed_requests"
		];
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(total + value);
			}, 0);
			return {
				source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
				...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
				models: [...new Set(usages.flatMap(({ models }) => models))]
			};
		}
		function meterOfTrial({ agent, rounds }) {
			let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
			if (meters.length === 0) return null;
			let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
			return {
				throttled_requests: sum("throttled_requests"),
				waiting_ms: sum("waiting_ms")
			};
		}
	})
};
