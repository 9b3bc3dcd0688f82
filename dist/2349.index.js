export const id = 2349;
export const ids = [2349, 3326];
export const modules = {
	21916: ((__unused_webpack_module, exports) => {
		exports.Io = exports.kp = void 0;
		var peq = new Uint32Array(65536);
		var myers_32 = function(a, b) {
			var n = a.length;
			var m = b.length;
			var lst = 1 << n - 1;
			var pv = -1;
			var mv = 0;
			var sc = n;
			var i = n;
			for (; i--;) peq[a.charCodeAt(i)] |= 1 << i;
			for (i = 0; i < m; i++) {
				var eq = peq[b.charCodeAt(i)];
				var xv = eq | mv;
				eq |= (eq & pv) + pv ^ pv;
				mv |= ~(eq | pv);
				pv &= eq;
				mv & lst && sc++;
				pv & lst && sc--;
				mv = mv << 1 | 1;
				pv = pv << 1 | ~(xv | mv);
				mv &= xv;
			}
			i = n;
			for (; i--;) peq[a.charCodeAt(i)] = 0;
			return sc;
		};
		var myers_x = function(b, a) {
			var n = a.length;
			var m = b.length;
			var mhc = [];
			var phc = [];
			var hsize = Math.ceil(n / 32);
			var vsize = Math.ceil(m / 32);
			for (var i = 0; i < hsize; i++) {
				phc[i] = -1;
				mhc[i] = 0;
			}
			var j = 0;
			for (; j < vsize - 1; j++) {
				var mv_1 = 0;
				var pv_1 = -1;
				var start_1 = j * 32;
				var vlen_1 = Math.min(32, m) + start_1;
				for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
				for (var i = 0; i < n; i++) {
					var eq = peq[a.charCodeAt(i)];
					var pb = phc[i / 32 | 0] >>> i & 1;
					var mb = mhc[i / 32 | 0] >>> i & 1;
					var xv = eq | mv_1;
					var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
					var ph = mv_1 | ~(xh | pv_1);
					var mh = pv_1 & xh;
					ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
					mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
					ph = ph << 1 | pb;
					mh = mh << 1 | mb;
					pv_1 = mh | ~(xv | ph);
					mv_1 = ph & xv;
				}
				for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
			}
			var mv = 0;
			var pv = -1;
			var start = j * 32;
			var vlen = Math.min(32, m - start) + start;
			for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
			var score = m;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv;
				var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
				var ph = mv | ~(xh | pv);
				var mh = pv & xh;
				score += ph >>> m - 1 & 1;
				score -= mh >>> m - 1 & 1;
				ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
				mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv = mh | ~(xv | ph);
				mv = ph & xv;
			}
			for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
			return score;
		};
		var distance = function(a, b) {
			if (a.length < b.length) {
				var tmp = b;
				b = a;
				a = tmp;
			}
			if (b.length === 0) return a.length;
			if (a.length <= 32) return myers_32(a, b);
			return myers_x(a, b);
		};
		exports.Io = distance;
		var closest = function(str, arr) {
			var min_distance = Infinity;
			var min_index = 0;
			for (var i = 0; i < arr.length; i++) {
				var dist = distance(str, arr[i]);
				if (dist < min_distance) {
					min_distance = dist;
					min_index = i;
				}
			}
			return arr[min_index];
		};
		exports.kp = closest;
	}),
	59956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => findTool });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		async function findTool(name, searchPath) {
			for (let directory of (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
					return file;
				} catch {}
			}
			return null;
		}
	}),
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
	12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => word,
			h: () => quote
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		function quote(text) {
			return `'${text.replaceAll("'", "'\\''")}'`;
		}
		function word(text) {
			return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
		}
	}),
	75308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => nextLines,
			endLines: () => endLines,
			r: () => verdictLines,
			readBack: () => readBack
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26841);
		var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90492);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9583);
		var _invoked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55173);
		var _trials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18540);
		async function readBack(run, resultsPath) {
			let directory = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(resultsPath);
			return (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(directory, run).catch(() => ({
				run,
				results: [],
				directory
			}));
		}
		function endLines({ run, results, directory }, page, look) {
			let rows = run.planned.map((entry, index) => ({
				entry,
				result: results[index] ?? null
			}));
			let where = (0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(directory);
			return [
				...(0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.XL)(rows, run.settings.mode, look, !1),
				"",
				...(0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.HJ)(run, rows, look),
				...verdictLines(run).flatMap((line) => (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__.LV)(line, look.columns)),
				look.paint("dim", `results: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(where, 4096)}/run.json`),
				...nextLines(rows, where).map((line) => look.paint("dim", line)),
				...page === null ? [] : [look.paint("dim", `report: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)((0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(page), 4096)}`)]
			];
		}
		function verdictLines({ interrupted, gate, change }) {
			return [
				...interrupted === null ? [] : [`ended early by ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(interrupted)}; resume measures what is left`],
				...change == null ? [] : [`against the baseline: ${change.verdict}`],
				...(gate?.reasons ?? []).map((reason) => `gate: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(reason, 1e3)}`)
			];
		}
		function nextLines(rows, where) {
			let worst = [
				"error",
				"failed",
				"passed"
			].map((status) => rows.find(({ entry }) => entry.status === status)).find((row) => row !== void 0);
			return [...rows.some(({ entry: { status } }) => status === "error" || status === "not_run") ? [`measure the rest: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} resume ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)}`] : [], ...worst === void 0 ? [] : [`look at: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} show ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)} ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(worst.entry.instance_id)}`]];
		}
	}),
	55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
		function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
			if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
			return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
		}
		function realPath(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
			} catch {
				return file;
			}
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
	32581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { showCommand: () => showCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var errors = __webpack_require__(45145);
		var format = __webpack_require__(18253);
		var text_columns = __webpack_require__(26841);
		var untrusted = __webpack_require__(90492);
		var values = __webpack_require__(68739);
		var phrases = __webpack_require__(58937);
		var run_place = __webpack_require__(80418);
		var end = __webpack_require__(75308);
		var paint = __webpack_require__(19089);
		var print = __webpack_require__(12694);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var zod = __webpack_require__(23137);
		var figures = __webpack_require__(81822);
		var records = __webpack_require__(40399);
		var external_node_path_ = __webpack_require__(76760);
		var datasets_select = __webpack_require__(24998);
		var load = __webpack_require__(9583);
		var merge = __webpack_require__(69327);
		var read = __webpack_require__(47705);
		var trial_id = __webpack_require__(9271);
		async function loadShown(directory) {
			let { runs, notes } = await (0, load.loadRuns)([directory]);
			if (runs.length === 0) throw new errors.yo(`results: there are none in ${directory}: ${notes.length > 0 ? notes.join("; ") : "results are directories with a run.json; \"agentbench run\" writes them to agentbench-results"}`);
			let shown = [...Map.groupBy(runs, ({ run: { suite, dataset, agent, settings } }) => JSON.stringify([
				suite,
				dataset,
				agent,
				{
					...settings,
					trials: null
				}
			])).values()].map(shownRun);
			return {
				runs: shown.map(({ run }) => run),
				notes: [...notes, ...shown.flatMap((group) => group.notes)]
			};
		}
		function shownRun(parts) {
			let directories = parts.map(({ directory }) => directory);
			let [only] = parts;
			let { run, results, notes } = parts.length === 1 ? {
				...only,
				notes: []
			} : (0, merge.r)(parts, null);
			let origins = (0, merge.P)(parts);
			let trials = [];
			for (let [index, entry] of run.planned.entries()) {
				let result = results[index] ?? null;
				let below = (directory) => external_node_path_.join(directory, (0, trial_id.qQ)((0, trial_id.rI)(entry)));
				let origin = result === null ? directories.findLast((place) => (0, external_node_fs_.existsSync)(below(place))) : origins.get(result);
				trials.push({
					entry,
					result,
					directory: origin === void 0 ? null : below(origin)
				});
			}
			return {
				run: {
					directories,
					run,
					trials
				},
				notes
			};
		}
		async function chooseTrials(runs, selectors, trial) {
			let all = runs.flatMap(({ trials }) => trials);
			let instances = [...new Map(all.map(({ entry }) => [entry.instance_id, entry.task_type]))].map(([id, taskType]) => ({
				id,
				taskType
			}));
			if (selectors !== null && instances.length === 0) throw new errors.yo("instances: no trial was planned");
			let selected = selectors === null ? instances : await (0, datasets_select.l)(instances, selectors);
			let wanted = new Set(selected.map(({ id }) => id));
			let chosen = all.filter(({ entry }) => wanted.has(entry.instance_id));
			let kept = new Set(chosen.filter(({ entry }) => trial === null || entry.trial === trial));
			if (trial !== null && kept.size === 0) {
				let most = chosen.reduce((last, { entry }) => Math.max(last, entry.trial), 0);
				throw new errors.yo(`trial: there is no trial ${trial}; there ${most === 1 ? "is only 1" : `are 1 to ${most}`}`);
			}
			return runs.map((run) => ({
				...run,
				trials: run.trials.filter((shown) => kept.has(shown))
			})).filter(({ trials }) => trials.length > 0);
		}
		function recordOf({ entry, result, directory }, run) {
			return result === null ? null : (0, read.$g)(external_node_path_.resolve(directory, "../.."), entry, run);
		}
		function filesOf({ directory }) {
			let files = [];
			directory !== null && list("");
			return files;
			function list(folder) {
				let entries;
				try {
					entries = readEntries(external_node_path_.join(directory, folder));
				} catch {
					return;
				}
				for (let entry of entries) {
					let name = external_node_path_.posix.join(folder, entry.name);
					if (files.length >= 500 || folder === "" && /^attempt-/.test(entry.name)) continue;
					entry.isDirectory() ? list(name) : files.push({
						name,
						bytes: entry.isFile() ? (0, external_node_fs_.lstatSync)(external_node_path_.join(directory, name)).size : null
					});
				}
			}
		}
		function readEntries(directory) {
			let last = ({ name }) => Number(name === "home");
			return (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 }).sort((a, b) => last(a) - last(b) || (a.name < b.name ? -1 : 1));
		}
		let logSchema = schemas.Ikc({
			file: schemas.YjP(),
			text: schemas.YjP()
		});
		schemas.Ikc({
			schema: schemas.euz("agentbench/show/v1"),
			runs: schemas.YOg(schemas.Ikc({
				directories: (0, zod.W)(schemas.YOg(schemas.YjP()), "Directories of the run; several if it was combined from parts"),
				run: records.Lx,
				interval: (0, zod.W)(schemas.mee(schemas.Ikc({
					low: schemas.aig(),
					high: schemas.aig()
				})), "95% confidence interval of the headline figure"),
				trials: (0, zod.W)(schemas.YOg(schemas.Ikc({
					planned: records.Lx.shape.planned.def.element,
					directory: (0, zod.W)(schemas.mee(schemas.YjP()), "Null without files"),
					files: schemas.YOg(schemas.Ikc({
						name: schemas.YjP(),
						bytes: schemas.mee(schemas.Whr().check(api.UI()))
					})),
					result: (0, zod.W)(schemas.mee(records.FD), "Null without a readable result"),
					log: (0, zod.W)(schemas.lqM(logSchema), "With --log, if the trial has that log")
				})), "All planned trials, or the selected ones")
			})),
			notes: (0, zod.W)(schemas.YOg(schemas.YjP()), "Unreadable files, with the reason")
		});
		function toDocument(runs, notes, logs) {
			return {
				schema: "agentbench/show/v1",
				runs: runs.map(({ directories, run, trials }) => ({
					directories,
					run,
					interval: (0, figures.XF)({ run }),
					trials: trials.map((trial) => {
						let log = logs.get(trial.directory);
						return {
							planned: trial.entry,
							directory: trial.directory,
							files: filesOf(trial),
							result: recordOf(trial, run),
							...log === void 0 ? {} : { log }
						};
					})
				})),
				notes
			};
		}
		var regular_file = __webpack_require__(45503);
		function readLogs(trials, name) {
			let logs = [];
			let notes = [];
			let there = new Set();
			for (let trial of trials) {
				let names = filesOf(trial).map((file) => file.name);
				for (let found of names) found.endsWith(".log") && there.add(found.replace(/\.log$/, ""));
				let wanted = [name, `${name}.log`].find((one) => names.includes(one));
				if (wanted === void 0) continue;
				let file = external_node_path_.join(trial.directory, wanted);
				try {
					logs.push({
						trial,
						file,
						text: (0, regular_file.X)(file, 268435456).toString()
					});
				} catch (error) {
					notes.push(`${file} cannot be read: ${(0, errors.bD)(error)}`);
				}
			}
			if (logs.length > 0) return {
				logs,
				notes
			};
			let known = there.size === 0 ? "there are no logs" : `there are ${[...there].sort().join(", ")}`;
			throw new errors.yo(`log: ${notes.length > 0 ? notes.join("; ") : `"${name}" is not among the logs; ${known}, and any other file of a trial by its name`}`);
		}
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_events_ = __webpack_require__(78474);
		var promises_ = __webpack_require__(58500);
		var find_tool = __webpack_require__(59956);
		var shell = __webpack_require__(12580);
		var invoked = __webpack_require__(55173);
		let PAGE = "report.html";
		function findPage(results, runs) {
			let [only] = runs;
			let page = [
				...runs.length === 1 && only.directories.length === 1 ? [only.directories[0]] : [],
				(0, run_place.s6)(results),
				results
			].map((directory) => external_node_path_.resolve(directory, PAGE)).find((file) => (0, external_node_fs_.existsSync)(file));
			if (page === void 0) throw new errors.yo(`open: there is no ${PAGE} of ${results}; ${(0, invoked.u)()} report ${(0, shell.V)(results)} writes one`);
			return page;
		}
		async function openPage(page, environment, platform = process.platform) {
			let mac = platform === "darwin";
			if (!mac && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) return !1;
			let tool = await (0, find_tool.S)(mac ? "open" : "xdg-open", environment.PATH);
			if (tool === null) return !1;
			let child = (0, external_node_child_process_.spawn)(tool, [page], {
				stdio: "ignore",
				detached: !0,
				env: environment
			});
			child.unref();
			let exit = (0, external_node_events_.once)(child, "exit").then(([code]) => code === 0, () => !1);
			return Promise.race([exit, (0, promises_.setTimeout)(3e3, !0)]);
		}
		var marks = __webpack_require__(93357);
		var repeat = __webpack_require__(59768);
		var stand_in = __webpack_require__(74705);
		var trace = __webpack_require__(97384);
		var trial_usage = __webpack_require__(34552);
		var table = __webpack_require__(81681);
		var cli_trials = __webpack_require__(18540);
		function trialPage(trial, run, files, look) {
			let { entry, result, directory } = trial;
			let { mark, word, style } = marks.j[entry.status];
			let { paint, columns } = look;
			let name = (0, trial_id.Ko)((0, trial_id.rI)(entry));
			let reason = reasonOf(trial);
			let title = `${paint(style, `${mark} ${word}`)} ${paint("bold", name)}`;
			return [
				...(0, text_columns.LV)(`${title} ${paint("dim", (0, untrusted.h0)(entry.task_type, 60))}`, columns),
				"",
				...reason === "" ? [] : field("why", reason, look),
				...result === null ? field("result", directory === null ? "nothing was written" : "its record is missing or broken", look) : (0, stand_in.W)(result) ? [...field("result", "its record was changed afterwards; shown are the values of the run's own record", look), ...stageLines(result, look)] : [
					...about(result, run, look),
					...stageLines(result, look),
					...evaluationLines(result.evaluation, look)
				],
				...(result?.integrity ?? []).flatMap(({ kind, detail }, at) => field(at === 0 ? "notes" : "", `- ${(0, untrusted.h0)(`${kind}: ${detail}`, 1e3)}`, look)),
				...fileLines(directory, files, look),
				...repeatLines(trial, run, look),
				...result === null ? [] : takenOver(result, run, files, look)
			];
		}
		function repeatLines({ entry, directory }, run, { paint }) {
			if (entry.status === "passed") return [];
			let results = directory === null ? null : external_node_path_.resolve(directory, "../..");
			let line = (0, repeat.I)(run, {
				command: (0, invoked.u)(),
				results,
				base: ""
			}, entry.instance_id);
			return [paint("dim", (0, text_columns.eV)("repeat", 12)) + line];
		}
		function reasonOf({ entry, result }) {
			let error = result?.error ?? entry.error;
			if (error !== null) return `${error.stage}: ${error.message} (${error.kind})`;
			return result === null ? "" : (0, phrases.rn)(result);
		}
		function about(result, run, look) {
			let { agent, testbed, dataset, prerunner, rounds = [] } = result;
			let label = [agent.name, agent.model === null ? null : `(${agent.model})`].filter((part) => part !== null).join(" ");
			let image = [
				testbed.image === null ? "" : ` ${testbed.image}`,
				testbed.substituted ? " (a stand-in)" : "",
				testbed.kept_image === null ? "" : `, kept as ${testbed.kept_image}`,
				testbed.kept === void 0 ? "" : `, kept: ${testbed.kept}`
			].join("");
			let times = `${result.started_at.replace("T", " ").slice(0, 19)} UTC, ${(0, format.a3)((0, phrases.cf)((0, trace.ui)([result])))}`;
			let attempt = result.attempt === 1 ? "" : `, attempt ${result.attempt}`;
			return [
				...field("dataset", `${dataset.name}${dataset.ref === null ? "" : ` at ${dataset.ref}`}`, look),
				...field("testbed", `${testbed.kind}${image}`, look),
				...field("begun", `${times}${attempt}`, look),
				...label === "" ? [] : field("agent", label, look),
				...field("command", agent.command, look),
				...rounds.length < 2 ? field("", agentEnd(agent), look) : rounds.flatMap(({ agent, score }, at) => field("", `round ${at + 1}: ${agentEnd(agent)}, score ${(0, format.KN)(score)}`, look)),
				...field("usage", usageText(result), look),
				...prerunner === null ? [] : field("prerunner", ended(prerunner.exit_code, prerunner.timed_out, prerunner.duration_ms), look),
				...run.settings.mode === null ? [] : field("mode", run.settings.mode, look),
				...result.rescored === void 0 ? [] : rescoredLines(result.rescored, run, look)
			];
		}
		function rescoredLines({ done, kept }, run, look) {
			let from = run.rescored_from === void 0 ? "" : `, from ${(0, untrusted.h0)(run.rescored_from.directory, 4096)}`;
			return [...field("again", `${(0, untrusted.h0)(done.join(", ") || "nothing", 1e3)}${from}`, look), ...kept.flatMap((line) => field("", `kept as it was: ${(0, untrusted.h0)(line, 300)}`, look))];
		}
		function agentEnd({ exit_code, timed_out, ended_by, duration_ms }) {
			if (ended_by === "budget" && exit_code === null) return `ended by its budget after ${(0, format.a3)(duration_ms)}`;
			return ended(exit_code, timed_out, duration_ms);
		}
		function ended(exitCode, timedOut, duration) {
			if (timedOut) return `timed out after ${(0, format.a3)(duration)}`;
			return exitCode === null ? "never began" : `exit code ${exitCode} after ${(0, format.a3)(duration)}`;
		}
		function usageText(result) {
			let { input_tokens: input, cached_input_tokens: cached, output_tokens: output, steps, ...usage } = (0, trial_usage.J)(result);
			let { cost_usd: cost, requests, failed_requests: failed, source } = usage;
			let meter = (0, trial_usage.d)(result);
			let parts = [
				input === null ? "" : `${input.toLocaleString("en-US")} tokens in${cached ? ` (${cached.toLocaleString("en-US")} cached)` : ""}`,
				output === null ? "" : `${output.toLocaleString("en-US")} tokens out`,
				steps === null ? "" : `${steps.toLocaleString("en-US")} steps`,
				requests === null ? "" : `${requests.toLocaleString("en-US")} requests${failed ? ` (${failed.toLocaleString("en-US")} failed)` : ""}`,
				meter === null ? "" : `${(0, format.a3)(meter.waiting_ms)} waiting for models`,
				meter?.throttled_requests ? `${meter.throttled_requests.toLocaleString("en-US")} throttled` : "",
				cost === null ? "cost unknown" : (0, format.BD)(cost),
				source === "agent" ? "as the agent says" : ""
			].filter((part) => part !== "");
			return source === null && parts.length === 1 && cost === null ? "unknown" : parts.join(", ");
		}
		function stageLines({ stages }, { columns, paint }) {
			if (stages.length === 0) return [];
			let times = stages.map(({ duration_ms }) => (0, format.a3)(duration_ms));
			let timeWidth = Math.max(...times.map(text_columns.qz));
			let nameWidth = Math.max(...stages.map(({ name }) => Math.min(20, (0, text_columns.qz)((0, untrusted.h0)(name)))));
			let room = Math.min(40, Math.min(columns, 100) - nameWidth - timeWidth - 6);
			let begin = Math.min(...stages.map(({ started_at }) => Date.parse(started_at)));
			let end = Math.max(...stages.map(({ started_at, duration_ms }) => Date.parse(started_at) + duration_ms));
			let at = (time) => Math.round((time - begin) / Math.max(1, end - begin) * room);
			return [
				"",
				...stages.map(({ name, started_at, duration_ms }, index) => {
					let from = Math.min(at(Date.parse(started_at)), Math.max(0, room - 1));
					let length = Math.max(1, at(Date.parse(started_at) + duration_ms) - from);
					let bar = room < 8 ? "" : `  ${" ".repeat(from)}${paint("cyan", "━".repeat(length))}`;
					return `  ${(0, text_columns.eV)(times[index], timeWidth, "right")}  ${(0, text_columns.eV)((0, text_columns.Jj)((0, untrusted.h0)(name), nameWidth), nameWidth)}${bar}`.trimEnd();
				}),
				""
			];
		}
		function evaluationLines(evaluation, look) {
			if (evaluation === null) return field("evaluation", "none", look);
			if (evaluation.kind === "test_plan") return planLines(evaluation, look);
			let { command, exit_code, timed_out, duration_ms, output_tail } = evaluation;
			return [
				...field("evaluation", command, look),
				...field("", ended(exit_code, timed_out, duration_ms), look),
				...tail(output_tail, look)
			];
		}
		function tail(text, { columns, paint }) {
			let lines = (0, untrusted.pj)(text).trimEnd().split("\n");
			if (lines.length === 1 && lines[0] === "") return [paint("dim", `${" ".repeat(12)}(no output)`)];
			let shown = lines.slice(-20);
			return [...lines.length > shown.length ? [`${" ".repeat(12)}… ${lines.length - shown.length} lines before`] : [], ...shown.flatMap((line) => (0, text_columns.LV)(line, columns, `${" ".repeat(12)}│ `))];
		}
		function planLines(plan, look) {
			let { score, score_expected, judged, expected, judge, timed_out, points } = plan;
			let numbered = points.map((point, index) => ({
				point,
				number: index + 1
			}));
			return [
				...field("evaluation", `${(0, format.KN)(score)} of what was judged, ${(0, format.KN)(score_expected)} of everything; ${judged} of ${expected} points judged`, look),
				...timed_out ? field("", "evaluation-timeout came before the last point", look) : [],
				...judge === null ? [] : field("judge", `${judge.identity}: ${judge.verdicts} verdicts, ${judge.failures} without one`, look),
				"",
				...(0, table.t)(numbered, [
					{
						title: "#",
						cell: ({ number }) => String(number),
						side: "right"
					},
					{
						title: "score",
						cell: ({ point }) => point.score === null ? "–" : `${point.score}/2`,
						style: ({ point }) => pointStyle(point)
					},
					{
						title: "by",
						cell: ({ point }) => point.decided_by
					},
					{
						title: "test point",
						cell: ({ point }) => (0, untrusted.h0)(point.metric, 200),
						flexible: !0
					}
				], {
					title: "explanation",
					cell: ({ point }) => (0, untrusted.h0)(point.explanation, 500)
				}, look),
				""
			];
		}
		function pointStyle({ score }) {
			return score === null ? "dim" : [
				"red",
				"yellow",
				"green"
			][score];
		}
		function fileLines(directory, files, look) {
			if (directory === null) return [];
			let shown = files.slice(0, 20).map(({ name, bytes }) => ({
				name,
				size: formatSize(bytes)
			}));
			let sizeWidth = Math.max(0, ...shown.map(({ size }) => size.length));
			let indent = " ".repeat(12);
			return [
				`${look.paint("dim", (0, text_columns.eV)("files", 12))}${(0, untrusted.h0)((0, cli_trials.MP)(directory), 4096)}/`,
				...shown.map(({ name, size }) => `${indent}${look.paint("dim", (0, text_columns.eV)(size, sizeWidth, "right"))}  ` + (0, text_columns.it)((0, untrusted.h0)(name), Math.max(8, look.columns - 12 - sizeWidth - 2))),
				...files.length > shown.length ? [`${indent}… and ${files.length - shown.length} more`] : []
			];
		}
		function takenOver({ github }, run, files, look) {
			if (github === null || run.github === null || github.run_attempt >= run.github.run_attempt) return [];
			if (files.some(({ name }) => name !== "result.json")) return [];
			return field("", `${`It was measured in attempt ${github.run_attempt} of the workflow run`}; its other files are in the artifact of that attempt.`, look);
		}
		function formatSize(bytes) {
			return bytes === null ? "not a regular file" : (0, format.z3)(bytes);
		}
		function field(label, text, { columns, paint }) {
			let clean = (0, untrusted.pj)(text).trimEnd();
			return (0, text_columns.LV)(clean, columns, " ".repeat(12) + (clean.includes("\n") ? "│ " : "")).map((line, at) => at === 0 ? paint("dim", (0, text_columns.eV)(label, 12)) + line.slice(12) : line);
		}
		async function showCommand(given, named, flags) {
			let latest = (0, run_place.hH)();
			let [results, instance] = latest !== null && named === void 0 && given !== void 0 && !/[/\\]/.test(given) && !(0, external_node_fs_.existsSync)(given) ? [latest, given] : [given ?? latest ?? run_place.hN, named];
			let wanted = instance === void 0 ? null : parse("instance", values.Tp, instance);
			let trial = flags.trial === void 0 ? null : parse("trial", values.U9, flags.trial);
			let loaded = await loadShown(results);
			let runs = await chooseTrials(loaded.runs, wanted, trial);
			let notes = [...loaded.notes];
			let trials = runs.flatMap((run) => run.trials);
			let logs = flags.log === void 0 ? null : readLogs(trials, flags.log);
			notes.push(...logs?.notes ?? []);
			for (let note of notes) (0, print.cc)((0, untrusted.h0)(note, 1e3));
			let look = (0, paint.Li)(process.stdout);
			if (flags.open) {
				let page = findPage(results, loaded.runs);
				let opened = await openPage(page, process.env);
				(0, print.tj)([`${opened ? "opened" : "nothing here can open the page; open it in a browser:"} ${(0, untrusted.h0)(page, 4096)}`]);
			} else if (flags.json) (0, print.Q2)(toDocument(runs, notes, new Map(logs?.logs.map(({ trial, file, text }) => [trial.directory, {
				file,
				text
			}]))));
			else if (logs !== null) for (let { file, text } of logs.logs) {
				logs.logs.length > 1 && (0, print.tj)([look.paint("bold", `${(0, untrusted.h0)((0, cli_trials.MP)(file), 4096)}:`)]);
				await printLog(text.replace(/\n$/, ""));
			}
			else if (wanted !== null || trial !== null) {
				let pages = runs.flatMap(({ run, trials }) => trials.map((shown) => trialPage({
					...shown,
					result: recordOf(shown, run)
				}, run, filesOf(shown), look)));
				(0, print.tj)(pages.flatMap((page, at) => at === 0 ? page : ["", ...page]));
			} else (0, print.tj)(runs.flatMap((run, at) => [...at === 0 ? [] : ["", ""], ...runPage(run, results, look)]));
			return 0;
		}
		function runPage({ run, trials, directories }, results, look) {
			let { dataset, settings, started_at, finished_at } = run;
			let took = finished_at === null ? null : Date.parse(finished_at) - Date.parse(started_at);
			let title = [
				`run of ${look.paint("bold", (0, untrusted.h0)(dataset.name, 100))}`,
				run.suite === null ? "" : ` (${(0, untrusted.h0)(run.suite, 100)})`,
				`: ${run.agent.name === null ? "" : "agent "}${(0, untrusted.h0)((0, phrases.kV)(run), 100)}, testbed ${settings.testbed}`,
				settings.mode === null ? "" : `, mode ${settings.mode}`
			].join("");
			let when = `${started_at.replace("T", " ").slice(0, 16)} UTC, ${took === null ? "under way or killed" : (0, format.a3)(Math.max(0, took))}`;
			let from = directories.length === 1 ? "" : `, put together from ${directories.length} runs`;
			let where = directories.length === 1 ? directories[0] : results;
			return [
				...(0, text_columns.LV)(title, look.columns),
				...(0, text_columns.LV)(`${when}${from}`, look.columns).map((line) => look.paint("dim", line)),
				"",
				...(0, cli_trials.XL)(trials, settings.mode, look, !0),
				"",
				...(0, cli_trials.HJ)(run, trials, look),
				...(0, end.r)(run).flatMap((line) => (0, text_columns.LV)(line, look.columns)),
				...(0, end.N)(trials, (0, cli_trials.MP)(where)).map((line) => look.paint("dim", line))
			];
		}
		async function printLog(text) {
			for (let at = 0; at <= text.length;) {
				let newline = text.indexOf("\n", at + 1048576);
				let end = newline === -1 ? text.length : newline;
				if (await new Promise((told) => (0, print.yy)(`${(0, untrusted.OG)(text.slice(at, end))}\n`, process.stdout, told))) return;
				at = end + 1;
			}
		}
		function parse(name, schema, text) {
			let parsed = schema.safeParse(text);
			if (parsed.success) return parsed.data;
			throw new errors.yo(`${name}: ${parsed.error.issues[0].message}`);
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
	24998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => selectInstances,
			m: () => takeShard
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		async function selectInstances(instances, selectors) {
			let chosen = new Set(selectors.every((selector) => selector.startsWith("!")) ? instances : []);
			let excluded = new Set();
			let faults = [];
			for (let selector of selectors) {
				let exclusion = selector.startsWith("!");
				let matches = await instancesMatching(instances, exclusion ? selector.slice(1).trim() : selector);
				matches.length === 0 && faults.push(noMatch(instances, selector));
				for (let match of matches) (exclusion ? excluded : chosen).add(match);
			}
			if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(faults.join("\n"));
			let selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
			if (selected.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`instances: the selectors leave no instance: ${selectors.join(", ")}`);
			return selected;
		}
		function takeShard(items, shard) {
			return shard === void 0 ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
		}
		async function instancesMatching(instances, selector) {
			if (selector === "all") return instances;
			let exact = instances.filter((instance) => instance.id === selector);
			if (exact.length > 0) return exact;
			let numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
			if (numbered.length === 1) return numbered;
			let [, type] = /^type:(.*)$/.exec(selector) ?? [];
			let { default: picomatch } = await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
			let matches = picomatch(type ?? selector, { dot: !0 });
			return instances.filter((instance) => matches(type === void 0 ? instance.id : instance.taskType));
		}
		function noMatch(instances, selector) {
			let wanted = selector.replace(/^!/, "").trim();
			let byType = wanted.startsWith("type:");
			return `instances: "${selector}" matches nothing; nearest: ${[...new Set(instances.map((instance) => byType ? `type:${instance.taskType}` : instance.id))].map((name) => ({
				name,
				away: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(name, wanted)
			})).sort((a, b) => a.away - b.away).slice(0, 3).map(({ name }) => name).join(", ")}`;
		}
	}),
	81822: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E6: () => measuresScore,
			FL: () => byInstance,
			Mn: () => figureOf,
			Ol: () => flakyInstances,
			XF: () => intervalOf,
			aA: () => hasVerdict,
			xW: () => headlineFigure
		});
		var _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26862);
		function byInstance(planned) {
			let instances = new Map();
			for (let entry of planned) {
				let trials = instances.get(entry.instance_id);
				trials === void 0 ? instances.set(entry.instance_id, [entry]) : trials.push(entry);
			}
			return instances;
		}
		function measuresScore({ run }) {
			return run.settings.mode !== null;
		}
		function hasVerdict({ status }) {
			return status === "passed" || status === "failed";
		}
		function headlineFigure(suite) {
			let { totals } = suite.run;
			if (totals.passed + totals.failed === 0) return null;
			return measuresScore(suite) ? totals.score_expected : totals.success_rate;
		}
		function figureOf(trial, score) {
			return score ? trial.score_expected : Number(trial.status === "passed");
		}
		function intervalOf(suite, instances = byInstance(suite.run.planned)) {
			let { planned } = suite.run;
			let score = measuresScore(suite);
			if (!planned.every(hasVerdict) || score && instances.size < 2) return null;
			let clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
			return (0, _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__.$)(clusters, score ? {} : { most: planned.length });
		}
		function flakyInstances(instances) {
			return [...instances].filter(([, { length }]) => length > 1).filter(([, trials]) => ["passed", "failed"].every((status) => trials.some((trial) => trial.status === status))).map(([id]) => id);
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
	69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => directoriesOf,
			r: () => mergeRuns
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
				(earlier === void 0 || takesPlaceOf(candidate, earlier)) && chosen.set(key, candidate);
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
		function takesPlaceOf(later, earlier) {
			if (!(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(later.run.agent, earlier.run.agent)) return !0;
			return rank(later) >= rank(earlier) && !isCopy(later, earlier);
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
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(planned),
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
					typing: null,
					mode: null,
					judge: null,
					network: null,
					cpus: null,
					memory_bytes: null
				},
				planned: [],
				totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.v)([]),
				gate: null,
				interrupted: null,
				started_at: now,
				finished_at: now,
				harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_3__.x,
				github: null
			};
		}
	}),
	59768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => repeatLine });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
		let GROUPS = [
			"what",
			"agent",
			"testbed",
			"evaluation"
		];
		let NOT_REPEATED = ["instances", "judge-api-key"];
		function repeatLine(run, place, instance) {
			let { command = `npx agentbench-action@${run.harness_version}` } = place;
			let flags = textsOf(run).flatMap(({ name, value }) => {
				let known = _options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.find((option) => option === name);
				if (known === void 0 || NOT_REPEATED.includes(known)) return [];
				let { group, default: usual } = (0, _options_options_js__WEBPACK_IMPORTED_MODULE_1__.ti)(known);
				if (!GROUPS.includes(group) || value === usual && known !== "dataset") return [];
				return [`--${name} ${shellWord(placed(value, place))}`];
			});
			let selector = instance === null ? "--instances" : `--instances ${shellWord(instance)}`;
			return [
				command,
				"run",
				...flags,
				selector
			].join(" ");
		}
		function textsOf(run) {
			if (run.options !== void 0) return run.options.some(({ name }) => name === "dataset") ? run.options : [{
				name: "dataset",
				value: (0, _options_options_js__WEBPACK_IMPORTED_MODULE_1__.ti)("dataset").default ?? ""
			}, ...run.options];
			let { dataset, agent, settings } = run;
			return [
				["dataset", dataset.name],
				["agent-command", agent.command],
				["agent-name", agent.name],
				["agent-model", agent.model],
				["testbed", settings.testbed],
				["mode", settings.mode]
			].flatMap(([name, value]) => value === null || value === "" ? [] : [{
				name,
				value
			}]);
		}
		function placed(value, { results, base }) {
			let relative = /^\.{1,2}\//.test(value);
			if (!relative && !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(value)) return value;
			if (relative && results === null) return value.replace(/^(\.{1,2}\/)+/, "./");
			let below = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(base, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(results ?? base, value));
			if (below === "") return ".";
			if (below.startsWith("..")) return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(results ?? base, value);
			return relative ? `./${below}` : below.includes("/") ? below : `./${below}`;
		}
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
		function shellWord(text) {
			if (/^[\w./@%+=:-]*[\w./@%+=:-]$/.test(text) && !text.startsWith("-")) return text;
			if (text.search(UNPRINTABLE) === -1) return `'${text.replaceAll("'", "'\\''")}'`;
			return `$'${text.toWellFormed().replace(/[\\']/g, "\\$&").replace(UNPRINTABLE, (character) => character === "\n" ? "\\n" : `\\U${character.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
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
	99294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hP: () => requireRatio,
			hp: () => requireFinite,
			q1: () => requireLevel,
			v6: () => requireCount
		});
		function requireCount(name, value, least = 0) {
			if (!Number.isSafeInteger(value) || value < least) throw RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
		}
		function requireLevel(name, value) {
			if (!(value > 0 && value < 1)) throw RangeError(`${name} must be between 0 and 1, not ${value}`);
		}
		function requireFinite(name, values) {
			for (let [index, value] of values.entries()) if (!Number.isFinite(value)) throw RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
		}
		function requireRatio(name, ...values) {
			for (let value of values) if (!(value >= 0 && value <= 1)) throw RangeError(`${name} must be from 0 to 1, not ${value}`);
		}
	}),
	26862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => clusteredInterval });
		var statistics_arguments = __webpack_require__(99294);
		var mean = __webpack_require__(83157);
		var quantiles = __webpack_require__(47736);
		var interval = __webpack_require__(25449);
		function wilson(passed, trials, confidence = .95) {
			(0, statistics_arguments.v6)("passed", passed);
			(0, statistics_arguments.v6)("trials", trials);
			(0, statistics_arguments.q1)("confidence", confidence);
			if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
			if (trials === 0) return null;
			let { low, high } = scoreInterval(passed / trials, trials, confidence);
			return {
				low: passed === 0 ? 0 : low,
				high: passed === trials ? 1 : high
			};
		}
		function scoreInterval(rate, size, confidence) {
			let reach = (0, quantiles.xw)(confidence);
			let weight = reach ** 2 / size;
			let centre = (rate + weight / 2) / (1 + weight);
			let half = reach / (1 + weight) * Math.sqrt((rate * (1 - rate) + weight / 4) / size);
			return (0, interval.u)(0, 1, {
				low: centre - half,
				high: centre + half
			});
		}
		let SAME = 1e-12;
		function clusteredInterval(clusters, { most = Infinity, confidence = .95 } = {}) {
			(0, statistics_arguments.q1)("confidence", confidence);
			let means = Float64Array.from(clusters, (values, index) => {
				if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
				for (let value of values) (0, statistics_arguments.hP)(`the values of cluster ${index}`, value);
				return (0, mean.i)(values);
			}).sort();
			if (means.length === 0) return null;
			if (clusters.every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1))) return wilson(means.filter((verdict) => verdict === 1).length, means.length, confidence);
			let [least, largest] = [means[0], means.at(-1)];
			let rate = (0, mean.i)(means);
			let { low, high } = scoreInterval(rate, effectiveSize(means, rate, most, confidence), confidence);
			return {
				low: largest <= SAME ? 0 : low,
				high: least >= .999999999999 ? 1 : high
			};
		}
		function effectiveSize(means, rate, most, confidence) {
			let clusters = means.length;
			if (means.at(-1) - means[0] <= SAME) return clusters;
			let variance = means.reduce((sum, value) => sum + (value - rate) ** 2, 0) / (clusters - 1);
			let reduced = Math.min(most, rate * (1 - rate) * clusters / variance) * ((0, quantiles.xw)(confidence) / (0, quantiles.t1)(confidence, clusters - 1)) ** 2;
			return Math.max(clusters, reduced);
		}
	}),
	25449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => within });
		function within(least, most, { low, high }) {
			return {
				low: Math.max(least, low),
				high: Math.min(most, high)
			};
		}
	}),
	83157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => mean });
		function mean(values) {
			let sum = 0;
			for (let index = 0; index < values.length; index += 1) sum += values[index];
			return sum / values.length;
		}
	}),
	47736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e$: () => expandedTail,
			t1: () => studentReach,
			xw: () => normalReach
		});
		var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
		function normalReach(confidence) {
			return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
		}
		function studentReach(confidence, degreesOfFreedom) {
			return jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 + confidence) / 2, degreesOfFreedom);
		}
		function expandedTail(confidence, clusters) {
			let student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
			return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
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
	}),
	30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
		var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		let error = () => {
			let Sizable = {
				string: {
					unit: "characters",
					verb: "to have"
				},
				file: {
					unit: "bytes",
					verb: "to have"
				},
				array: {
					unit: "items",
					verb: "to have"
				},
				set: {
					unit: "items",
					verb: "to have"
				},
				map: {
					unit: "entries",
					verb: "to have"
				}
			};
			function getSizing(origin) {
				return Sizable[origin] ?? null;
			}
			let FormatDictionary = {
				regex: "input",
				email: "email address",
				url: "URL",
				emoji: "emoji",
				uuid: "UUID",
				uuidv4: "UUIDv4",
				uuidv6: "UUIDv6",
				nanoid: "nanoid",
				guid: "GUID",
				cuid: "cuid",
				cuid2: "cuid2",
				ulid: "ULID",
				xid: "XID",
				ksuid: "KSUID",
				datetime: "ISO datetime",
				date: "ISO date",
				time: "ISO time",
				duration: "ISO duration",
				ipv4: "IPv4 address",
				ipv6: "IPv6 address",
				mac: "MAC address",
				cidrv4: "IPv4 range",
				cidrv6: "IPv6 range",
				base64: "base64-encoded string",
				base64url: "base64url-encoded string",
				json_string: "JSON string",
				e164: "E.164 number",
				currency_code: "currency code",
				credit_card: "credit card number",
				iban: "IBAN",
				jwt: "JWT",
				template_literal: "input"
			};
			let TypeDictionary = { nan: "NaN" };
			function getTypeName(type, input) {
				if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
				return TypeDictionary[type] ?? type;
			}
			return (issue) => {
				switch (issue.code) {
					case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
					case "invalid_value":
						if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
						return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
					case "too_big": {
						let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
						let sizing = getSizing(issue.origin);
						if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
						return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
					}
					case "too_small": {
						let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
						let sizing = getSizing(issue.origin);
						if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
						return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
					}
					case "invalid_format": {
						let _issue = issue;
						if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
						if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
						if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
						if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
						return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
					}
					case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
					case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
					case "invalid_key": return `Invalid key in ${issue.origin}`;
					case "invalid_union":
						if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
						if (issue.inclusive === !1) return "Invalid input: more than one option matched";
						return "Invalid input";
					case "invalid_element": return `Invalid value in ${issue.origin}`;
					default: return "Invalid input";
				}
			};
		};
		function __WEBPACK_DEFAULT_EXPORT__() {
			return { localeError: error() };
		}
	})
};
