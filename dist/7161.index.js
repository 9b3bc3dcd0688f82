export const id = 7161;
export const ids = [7161, 9583];
export const modules = {
	7126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => loadInputsAgain,
			I: () => loadInputs
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
		var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68673);
		var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90862);
		async function loadInputs(command) {
			maskOwn();
			let inputs = readInputs();
			let file = await (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.m)(inputs, command, process.env);
			command === "run" && Object.keys(file).length > 0 && (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.ql)(file);
			let texts = {
				...inputs,
				...file
			};
			return {
				options: parse(texts),
				texts
			};
		}
		function loadInputsAgain() {
			maskOwn();
			return parse({
				...readInputs(),
				...(0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Z9)()
			});
		}
		let VERBATIM = [
			"agent-env",
			"agent-variables",
			"model-keys"
		];
		function readInputs() {
			return Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name, { trimWhitespace: !VERBATIM.includes(name) })]));
		}
		function parse(texts) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(texts);
			for (let { name, value } of [...options["agent-env"], ...options["model-keys"]]) mask(value ?? process.env[name] ?? "");
			return options;
		}
		function maskOwn() {
			for (let secret of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(process.env)) mask(secret);
		}
		function mask(value) {
			for (let line of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.FZ)(value)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
		}
	}),
	6517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
		var _github_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
		var _github_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52385);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86324);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9583);
		var _results_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43050);
		var _results_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56676);
		var _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60730);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7126);
		var _log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14173);
		var _state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90862);
		let NOT_REMOVED = "what the run left on this machine was not removed";
		async function post() {
			let begun = (0, _state_js__WEBPACK_IMPORTED_MODULE_10__.Zx)();
			await attempt(NOT_REMOVED, () => clean(begun));
			if (begun === null) return;
			begun.published ? begun.shared && await attempt("the comment was not completed", () => completeComment(begun)) : await attempt("the results were not published", () => publishLeft(begun));
		}
		async function clean(begun) {
			let machine = (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_3__.g)(process.env);
			await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__.X0)(machine, !1, warn);
			if (begun === null) return;
			let { id, testbed } = begun;
			await attempt(NOT_REMOVED, () => (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__.iU)(machine, id, warn));
			testbed === "docker" && await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__.V5)(machine, id, (message) => _log_js__WEBPACK_IMPORTED_MODULE_9__.pq(message));
		}
		function warn(message) {
			_log_js__WEBPACK_IMPORTED_MODULE_9__.$e(message, { title: "agentbench" });
		}
		async function publishLeft({ resultsPath }) {
			let options = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_8__.G)();
			let store = new _results_store_js__WEBPACK_IMPORTED_MODULE_6__.V(resultsPath);
			await store.tidy();
			let onDisk = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(resultsPath);
			if (onDisk.run.finished_at === null) {
				closeRecord(onDisk.run, options);
				await store.writeRun(onDisk.run);
			}
			_log_js__WEBPACK_IMPORTED_MODULE_9__.pq("The main step was ended early: publishing the results it left.");
			await publishWithBaseline(onDisk, resultsPath, options);
		}
		async function completeComment({ resultsPath }) {
			let options = {
				...(0, _inputs_js__WEBPACK_IMPORTED_MODULE_8__.G)(),
				summary: !1
			};
			await publishWithBaseline(await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(resultsPath), resultsPath, options);
		}
		async function publishWithBaseline(onDisk, resultsPath, options) {
			let [{ findBaseline }, { publish }] = await Promise.all([Promise.all([
				__webpack_require__.e(2453),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(935),
				__webpack_require__.e(7274),
				__webpack_require__.e(9704),
				__webpack_require__.e(3585),
				__webpack_require__.e(7356)
			]).then(__webpack_require__.bind(__webpack_require__, 23585)), Promise.all([
				__webpack_require__.e(2453),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(935),
				__webpack_require__.e(7274),
				__webpack_require__.e(9704),
				__webpack_require__.e(4996),
				__webpack_require__.e(1987),
				__webpack_require__.e(3313)
			]).then(__webpack_require__.bind(__webpack_require__, 24241))]);
			let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.j)(process.env);
			let limits = (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.w9)(process.env);
			let bases = (0, _github_place_js__WEBPACK_IMPORTED_MODULE_11__.cF)(process.env, event);
			await publish(onDisk, resultsPath, options, await (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.Ns)(limits, () => findBaseline(options, onDisk.run.github, bases)), limits);
		}
		function closeRecord(run, options) {
			run.interrupted = "killed";
			run.gate = (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_5__.$)(run.totals, options, run.change ?? null);
			let error = {
				stage: "run",
				kind: "interrupted",
				message: "never finished: the run was killed"
			};
			for (let entry of run.planned) entry.status === "not_run" && (entry.error ??= error);
		}
		async function attempt(failure, work) {
			try {
				await work();
			} catch (error) {
				warn(`${failure}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
			}
		}
	}),
	90862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => saveShared,
			SZ: () => saveArtifact,
			Z9: () => loadConfig,
			Zx: () => loadBegunRun,
			ql: () => saveConfig,
			sE: () => savePublished,
			su: () => saveBegunRun,
			vw: () => savePage,
			wu: () => loadPage,
			xr: () => loadArtifact
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		let RUN = "run-id";
		let TESTBED = "testbed";
		let RESULTS = "results-path";
		let ARTIFACT = "artifact-id";
		let ARTIFACT_NAME = "artifact-name";
		let PAGE = "page-id";
		let PAGE_NAME = "page-name";
		let PUBLISHED = "published";
		let SHARED = "shared-suite";
		let CONFIG = "config";
		function saveBegunRun({ id, testbed, resultsPath }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RUN, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(TESTBED, testbed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RESULTS, resultsPath);
		}
		function saveArtifact({ id, name }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT_NAME, name);
		}
		function loadArtifact() {
			let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT));
			return id > 0 ? {
				id,
				name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT_NAME)
			} : null;
		}
		function savePage({ id, name }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE_NAME, name);
		}
		function loadPage() {
			let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE));
			return id > 0 ? {
				id,
				name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE_NAME)
			} : null;
		}
		function savePublished() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PUBLISHED, "true");
		}
		function saveShared() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(SHARED, "true");
		}
		function loadBegunRun() {
			let id = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RUN);
			if (!/^[0-9a-f]+$/.test(id)) return null;
			return {
				id,
				testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(TESTBED) === "host" ? "host" : "docker",
				resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RESULTS),
				published: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PUBLISHED) === "true",
				shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(SHARED) === "true"
			};
		}
		function saveConfig(texts) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(CONFIG, JSON.stringify(texts));
		}
		function loadConfig() {
			let saved = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(CONFIG);
			return saved === "" ? {} : JSON.parse(saved);
		}
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
	76185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B7: () => claim,
			Ht: () => giveUp,
			hh: () => claimsIn,
			r7: () => deadClaimsIn
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
		let SUFFIX = ".owner";
		async function claim(file) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()), file + SUFFIX);
		}
		async function giveUp(file) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: !0 }).catch(() => {});
		}
		async function claimsIn(directory) {
			let claims = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -6)).map(async (name) => {
				let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
				let owner = await ownerOf(file);
				return owner === null ? [] : [{
					file,
					owner
				}];
			});
			return (await Promise.all(claims)).flat();
		}
		async function deadClaimsIn(directory) {
			return (await claimsIn(directory)).filter(({ owner }) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner)).map(({ file }) => file);
		}
		async function ownerOf(file) {
			try {
				return _owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
			} catch {
				return null;
			}
		}
	}),
	88350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$K: () => ownerSchema,
			GS: () => thisOwner,
			XU: () => isDead
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let ownerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			host: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			boot: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			namespace: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
			started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
		});
		function thisOwner() {
			return {
				host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
				boot: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim()),
				namespace: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid")),
				pid: process.pid,
				started: startOf(process.pid)
			};
		}
		function isDead(owner) {
			let self = thisOwner();
			if (owner.host !== self.host) return !1;
			if (owner.boot !== self.boot) return !0;
			if (owner.namespace !== self.namespace) return !1;
			if (owner.started !== null) return startOf(owner.pid) !== owner.started;
			try {
				process.kill(owner.pid, 0);
				return !1;
			} catch (error) {
				return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ESRCH";
			}
		}
		function startOf(pid) {
			return orNull(() => {
				let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
				let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
				return fields[0] === "Z" ? null : fields[19];
			});
		}
		function orNull(read) {
			try {
				return read();
			} catch {
				return null;
			}
		}
	}),
	6768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => detachMounts,
			q: () => mountsOn
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		async function mountsOn(directory) {
			let place = await placeOf(directory);
			return (await mountPoints()).filter((point) => point === place).length;
		}
		async function detachMounts(directory, kept = 0) {
			let place = await placeOf(directory);
			let points = await pointsBelow(place, kept);
			for (let layer = 0; points.length > 0 && layer < 100; layer += 1) {
				for (let point of points) await tool("mount", ["--make-rprivate", point]);
				for (let point of points.toReversed()) await tool("umount", ["--lazy", point]);
				let left = await pointsBelow(place, kept);
				if (left.length === points.length) break;
				points = left;
			}
			points = await pointsBelow(place, kept);
			if (points.length > 0) throw Error(`${points.join(", ")}: mounted there, and cannot be unmounted`);
		}
		async function pointsBelow(place, kept) {
			let points = await mountPoints();
			let over = points.filter((point) => point === place).length > kept ? [place] : [];
			let below = points.filter((point) => point.startsWith(`${place}/`));
			return [...over, ...new Set(below.sort((a, b) => a.split("/").length - b.split("/").length))];
		}
		async function mountPoints() {
			return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)("/proc/self/mountinfo", "utf8").catch(() => "")).split("\n").flatMap((line) => {
				let point = line.split(" ")[4];
				return point === void 0 ? [] : [unescaped(point)];
			});
		}
		function unescaped(text) {
			return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
		}
		async function placeOf(file) {
			let parent = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file)).catch(() => node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
			return node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file));
		}
		async function tool(name, words) {
			await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name, words).catch(() => {});
		}
	}),
	10076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FZ: () => maskedLines,
			G_: () => ownSecrets,
			hK: () => holdsSecret
		});
		var _environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
		function ownSecrets(environment) {
			let values = Object.entries(environment).flatMap(([name, value]) => (0, _environment_names_js__WEBPACK_IMPORTED_MODULE_0__.rG)(name) ? [value?.trim()] : []);
			return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
		}
		function holdsSecret(text, secrets) {
			return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
		}
		function maskedLines(value) {
			return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
		}
	}),
	78421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hk: () => endProcesses,
			J3: () => kernelText,
			O3: () => listProcesses,
			U_: () => processesWith,
			Z9: () => wordsOf,
			vK: () => endTrees
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
		function listProcesses() {
			return pids().flatMap((pid) => processOf(pid) ?? []);
		}
		function processesWith(text) {
			return pids().filter((pid) => {
				let environment = kernelText(`/proc/${pid}/environ`) ?? "";
				return typeof text == "string" ? environment.includes(text) : text.test(environment);
			}).flatMap((pid) => processOf(pid) ?? []);
		}
		function wordsOf({ pid }) {
			return (kernelText(`/proc/${pid}/cmdline`) ?? "").split("\0");
		}
		async function endTrees(pick, grace) {
			let identities = new Set();
			let identityOf = ({ pid, started }) => `${pid} ${started}`;
			return endProcesses(() => {
				let all = listProcesses();
				for (let root of pick(all)) identities.add(identityOf(root));
				let found = all.filter((process) => identities.has(identityOf(process)));
				for (let { pid } of found) for (let child of all) {
					if (child.parent !== pid || identities.has(identityOf(child))) continue;
					identities.add(identityOf(child));
					found.push(child);
				}
				return found;
			}, grace);
		}
		async function endProcesses(find, grace) {
			let left = find();
			let begun = performance.now();
			grace > 0 && signalAll(left, "SIGTERM");
			for (let elapsed = 0; left.length > 0 && elapsed <= grace + 2e3; elapsed = performance.now() - begun) {
				elapsed >= grace && signalAll(left, "SIGKILL");
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
				left = find();
			}
			return left;
		}
		function signalAll(processes, signal) {
			for (let { pid } of processes) try {
				process.kill(pid, signal);
			} catch {}
		}
		function pids() {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
			} catch {
				return [];
			}
		}
		function processOf(pid) {
			let stat = kernelText(`/proc/${pid}/stat`);
			if (stat === null) return null;
			let end = stat.lastIndexOf(")");
			let fields = stat.slice(end + 2).split(" ");
			if (fields[0] === "Z" || fields[0] === "X") return null;
			return {
				pid: Number(pid),
				parent: Number(fields[1]),
				session: Number(fields[3]),
				started: fields[19],
				name: stat.slice(stat.indexOf("(") + 1, end)
			};
		}
		function kernelText(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "latin1");
			} catch {
				return null;
			}
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
	13590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ue: () => removeUnmounted,
			dM: () => removeTree,
			hK: () => emptyDirectory
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6768);
		async function removeTree(directory) {
			await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__._)(directory);
			await removeUnmounted(directory);
		}
		async function removeUnmounted(directory) {
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, {
					recursive: !0,
					force: !0,
					maxRetries: 3
				});
			} catch (error) {
				["EACCES", "ENOTEMPTY"].includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "") && await makeWritable(directory).catch(() => {});
				await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("rm", [
					"-rf",
					"--",
					directory
				]).catch((fault) => {
					throw Error(String(fault.stderr ?? "").split("\n")[0] || (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error), { cause: error });
				});
			}
		}
		async function emptyDirectory(directory) {
			let faults = [];
			for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) await removeUnmounted(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry)).catch((error) => faults.push(error));
			if (faults.length > 0) throw faults[0];
		}
		async function makeWritable(directory) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 448);
			for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 })) entry.isDirectory() && await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name));
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
	40075: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			XS: () => GitError,
			dT: () => ownerOfGit,
			gX: () => refuseOption
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18253);
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
		var _base_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78421);
		let SETTINGS = [
			"-c",
			"http.lowSpeedLimit=1000",
			"-c",
			"http.lowSpeedTime=60",
			"-c",
			"core.askPass=true",
			"-c",
			"core.autocrlf=false",
			"-c",
			"advice.detachedHead=false",
			"-c",
			"core.hooksPath=/dev/null",
			"-c",
			"core.fsmonitor=false",
			"-c",
			"submodule.recurse=false",
			"-c",
			"fetch.recurseSubmodules=false"
		];
		class GitError extends Error {
			name = "GitError";
			result;
			constructor(what, result) {
				let said = result.stderr.trim().split("\n").slice(-5).join("\n");
				super(`git ${what} failed with exit code ${result.exitCode}: ${said}`);
				this.result = result;
			}
		}
		let OWNER = "agentbench.owner=";
		function ownerOfGit(words) {
			try {
				let word = words.find((word) => word.startsWith(OWNER));
				return word === void 0 ? null : _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(word.slice(17)));
			} catch {
				return null;
			}
		}
		async function git(runTool, args, cwd, limit = 36e5) {
			let words = [
				...SETTINGS,
				"-c",
				OWNER + JSON.stringify((0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()),
				...args
			];
			let what = args[args[0] === "-C" ? 2 : 0];
			let running = runTool("git", words, cwd === void 0 ? {} : { cwd });
			let timer = new AbortController();
			try {
				let late = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(limit, null, { signal: timer.signal });
				late.catch(() => {});
				let result = await Promise.race([running, late]);
				if (result === null) {
					running.catch(() => {});
					await endOwnGit(words);
					throw Error(`git ${what} did not end within ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)(limit)}, and was ended`);
				}
				if (result.exitCode !== 0) throw new GitError(what, result);
				return result.stdout;
			} finally {
				timer.abort();
			}
		}
		async function endOwnGit(words) {
			let line = words.join("\0");
			let isIt = (one) => one.parent === process.pid && one.name === "git" && (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_3__.Z9)(one).join("\0").includes(line);
			await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_3__.vK)((all) => all.filter(isIt), 2e3);
		}
		function refuseOption(text, option) {
			if (text.startsWith("-")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${option}: "${text}" begins with "-"`);
		}
	}),
	86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _actions_exec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40724);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59956);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
		function thisMachine(environment) {
			let cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_1__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), ".cache");
			return {
				environment,
				cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(cache, "agentbench"),
				temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir(),
				runTool: toolRunner(environment)
			};
		}
		function toolRunner(environment) {
			let env = {
				...environmentOfTools(environment),
				GIT_TERMINAL_PROMPT: "0",
				LC_ALL: "C"
			};
			return async (tool, args, { cwd } = {}) => {
				let file = await (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_4__.S)(tool, environment.PATH);
				if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${tool} is not installed, or not on PATH`);
				return (0, _actions_exec__WEBPACK_IMPORTED_MODULE_2__.H)(`"${file}"`, args, {
					silent: !0,
					ignoreReturnCode: !0,
					env,
					...cwd === void 0 ? {} : { cwd }
				});
			};
		}
		function environmentOfTools(environment) {
			let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_6__._c)(name)) return !1;
				return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_6__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.hK)(value, secrets);
			}));
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
	7171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gb: () => briefOf,
			Vb: () => sizeOfBrief,
			vC: () => LONGEST_DETAIL
		});
		var _results_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97857);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97384);
		var _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34552);
		var _files_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58937);
		let LONGEST_DETAIL = 1e3;
		function briefOf(result) {
			let { attempt, status, integrity, error, evaluation, rounds } = result;
			return {
				attempt,
				integrity: integrity.slice(0, 100).map(({ kind, detail }) => ({
					kind: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(kind, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					detail: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(detail, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG)
				})),
				error: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.$I)(error),
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				meter: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.d)(result),
				image_digest: result.testbed.image_digest && (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.testbed.image_digest, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
				reason: result.reason == null ? null : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.reason.text, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				detail: status === "passed" ? "" : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.U3)(detailOf(result)),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
		}
		function sizeOfBrief({ integrity, error, reason, explanation, detail, plan }) {
			let own = 1e3 + (reason?.length ?? 0) + explanation.length + detail.length + (error === null ? 0 : error.message.length);
			let notes = integrity.reduce((sum, { kind, detail }) => sum + 100 + kind.length + detail.length, 0);
			let points = plan?.points.reduce((sum, point) => sum + 200 + point.metric.length + point.explanation.length, 0);
			return own + notes + (points ?? 0);
		}
		function agentTime({ agent, rounds = [] }) {
			if (rounds.length === 0) return agent.duration_ms;
			return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
		}
		function detailOf({ error, evaluation }) {
			if (error !== null) return (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.CG)(error.message, LONGEST_DETAIL);
			return evaluation?.kind === "success_command" ? (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.Lj)(evaluation.output_tail, LONGEST_DETAIL) : "";
		}
		function briefPlan(plan, rounds = []) {
			let { mode, score_without_vacuous, points } = plan;
			return {
				mode,
				score_without_vacuous,
				...figuresOf(plan),
				points: points.slice(0, 2e3).map(({ testcases, notes: _, floor: _floor, ...point }) => ({
					...point,
					metric: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(point.metric, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(point.explanation, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
					duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
				})),
				rounds: rounds.map(({ evaluation }) => figuresOfRound(evaluation))
			};
		}
		function figuresOfRound(evaluation) {
			return evaluation?.kind === "test_plan" ? figuresOf(evaluation) : null;
		}
		function figuresOf({ expected, judged, score, score_expected, coverage }) {
			return {
				expected,
				judged,
				score,
				score_expected,
				coverage
			};
		}
	}),
	59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CG: () => fileText,
			Lj: () => fileTail,
			RO: () => fileLine,
			lx: () => jsonParts,
			s$: () => jsonText
		});
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		let NO_CHARACTERS = /[\ufffe\uffff]/g;
		function fileLine(text, length = 300) {
			return characters((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
		}
		function fileText(text, length) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
		}
		function fileTail(text, length) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
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
	9583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadRun: () => loadRun,
			loadRuns: () => loadRuns,
			roomForRuns: () => roomForRuns
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _results_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48242);
		var _results_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47705);
		var _brief_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7171);
		let MOST_RUNS = 2e3;
		let MOST_KEPT = {
			runs: 134217728,
			results: 402653184
		};
		function roomForRuns() {
			return { ...MOST_KEPT };
		}
		async function loadRuns(directories, option = "results", room = roomForRuns()) {
			let runs = [];
			let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_3__.s)(directories, 4, option);
			for (let directory of found) {
				if (runs.length >= MOST_RUNS) {
					notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
					continue;
				}
				try {
					let { left, ...run } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_4__.cI)(directory, (result) => {
						let brief = (0, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Gb)(result);
						return takeRoom(room, "results", (0, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(brief)) ? brief : null;
					});
					if (!takeRoom(room, "runs", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")).size)) {
						notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")}: there is no room for it beside the others, and it is left out`);
						continue;
					}
					runs.push({
						...run,
						directory
					});
					let from = run.run.rescored_from;
					from !== void 0 && notes.push(`${directory}: scored again from the evidence of ${from.directory} (run of ${from.started_at})`);
					for (let what of left.slice(0, 20)) notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, what)}, and is left out`);
					left.length > 20 && notes.push(`${directory}: ${left.length - 20} more results are left out`);
				} catch (error) {
					notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")} is not a run record: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error).split("\n")[0]}`);
				}
			}
			return {
				runs,
				notes
			};
		}
		function takeRoom(room, of, bytes) {
			if (bytes > room[of]) return !1;
			room[of] -= bytes;
			return !0;
		}
		async function loadRun(directory, known) {
			let { run, results } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_4__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Gb, known);
			return {
				run,
				results,
				directory
			};
		}
	}),
	48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let MOST_DIRECTORIES = 2e4;
		async function findRuns(directories, deepest, option) {
			let found = [];
			let notes = [];
			let seen = new Set();
			let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory));
			for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
				let below = [];
				for (let directory of level) below.push(...await look(directory, depth));
				level = below;
			}
			let beyond = seen.size - MOST_DIRECTORIES;
			beyond > 0 && notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
			return {
				found: found.sort(),
				notes
			};
			async function look(directory, depth) {
				if (seen.has(directory)) return [];
				seen.add(directory);
				if (seen.size > MOST_DIRECTORIES) return [];
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
					let fault = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
					if (depth === deepest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${option}: ${fault}`);
					notes.push(fault);
					return [];
				});
				let has = (name) => entries.some((entry) => entry.name === name && entry.isFile());
				if (has("results.json") && depth < deepest) return [];
				if (has("run.json")) {
					found.push(directory);
					return [];
				}
				return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name));
			}
		}
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
				let { faultOf, readRecord, readRunRecord } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 47705));
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
