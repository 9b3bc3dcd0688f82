export const id = 880;
export const ids = [880];
export const modules = {
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
	43830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			o: () => digestOf,
			r: () => digestOfDirectory
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45503);
		let LARGEST_FILE = 8 * 1024 ** 3;
		let LARGEST_AT_ONCE = 1048576;
		function digestOf(root, names) {
			return digest(root, names, {
				refuses: !0,
				skips: () => !1
			});
		}
		function digestOfDirectory(root, except) {
			let unused = [".git", "__pycache__"];
			let skips = (file) => unused.includes(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file)) || except.includes(file);
			return digest(root, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root), {
				refuses: !1,
				skips
			});
		}
		async function digest(root, names, about) {
			let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			for (let name of [...names].sort()) await add(name);
			return `sha256:${hash.digest("hex")}`;
			async function add(name) {
				if (about.skips(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name))) return;
				try {
					let below = await addEntry(name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name));
					for (let entry of below) await add(`${name}/${entry}`);
				} catch (error) {
					if (!about.refuses) {
						hash.update(`${JSON.stringify(name)} unread\n`);
						return;
					}
					if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo) throw error;
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name)} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
			}
			async function addEntry(name, file) {
				let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return [];
				if (stats.isDirectory()) {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
					return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(file).sort();
				}
				if (stats.isSymbolicLink()) {
					let target = Buffer.from((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(file));
					hash.update(`${JSON.stringify(name)} link ${target.length}\n`).update(target);
					return [];
				}
				if (!stats.isFile()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${file} is a pipe, a socket or a device, which no dataset can hold; remove it`);
				if (stats.size > LARGEST_FILE) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${file} has ${stats.size} bytes, and a file of a dataset has ${LARGEST_FILE} at most`);
				let kind = stats.mode & 64 ? "executable" : "file";
				hash.update(`${JSON.stringify(name)} ${kind} ${stats.size}\n`);
				if (stats.size <= LARGEST_AT_ONCE) hash.update((0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__.X)(file, LARGEST_AT_ONCE));
				else for await (let chunk of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, { highWaterMark: 1048576 })) hash.update(chunk);
				return [];
			}
		}
	}),
	47198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => LEADS_OUT,
			q: () => leadsOut
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		let LEADS_OUT = "is a link, or lies behind one, that leads out of the dataset; put the file itself there";
		function leadsOut(directory, file) {
			try {
				let [root, real] = [(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)];
				return real !== root && !real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			} catch {
				return !1;
			}
		}
	}),
	82660: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => isNear });
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		function isNear(one, other) {
			let [a, b] = [one, other].map((name) => name.toLowerCase().replaceAll(/[-_ ]/g, ""));
			return (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(a, b) <= Math.min(3, Math.floor(b.length / 3));
		}
	}),
	52323: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => KNOWN,
			Z: () => loadDataset
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var promises_ = __webpack_require__(51455);
		var mod = __webpack_require__(21916);
		var digest = __webpack_require__(43830);
		var inside = __webpack_require__(47198);
		var row = __webpack_require__(71744);
		var datasets_rows = __webpack_require__(32223);
		var datasets_solutions = __webpack_require__(57236);
		let FOLDERS = [".", "setupbench"];
		async function loadSetupBench(directory, about) {
			let root = FOLDERS.map((folder) => external_node_path_.resolve(directory, folder)).find((root) => (0, external_node_fs_.existsSync)(external_node_path_.join(root, "scenarios")));
			if (root === void 0) {
				let missing = (0, external_node_fs_.existsSync)(directory) ? "has no folder scenarios/ with .jsonl files" : "is not there";
				throw new errors.yo(`dataset: the directory ${directory} ${missing}`);
			}
			for (let place of [
				root,
				external_node_path_.join(root, "scenarios"),
				external_node_path_.join(root, "fixtures")
			]) if ((0, inside.q)(directory, place)) throw new errors.yo(`dataset: ${place} ${inside.l}`);
			let manifest = await readManifest(root);
			let fixtures = await directoriesIn(external_node_path_.join(root, "fixtures"));
			let rows = await (0, datasets_rows.readRows)(root);
			let solutions = await (0, datasets_solutions.SK)(root);
			let instances = rows.map((row) => toInstance(row, external_node_path_.join(root, "fixtures"), fixtures, solutions.get(row.row.instance_id) ?? null));
			let ids = new Set(instances.map((instance) => instance.id));
			return {
				name: about.name ?? manifest.name ?? external_node_path_.basename(root),
				directory: root,
				ref: about.ref,
				digest: await (0, digest.o)(root, [
					"dataset.yaml",
					"scenarios",
					"fixtures"
				]),
				testbed: manifest.testbed ?? null,
				instances,
				notes: [
					...strayFixtures(fixtures, ids),
					...(0, datasets_solutions.U0)(solutions, ids),
					...unpinned(instances)
				]
			};
		}
		async function readManifest(root) {
			let file = external_node_path_.join(root, "dataset.yaml");
			let text;
			try {
				text = (0, datasets_rows.b)(root, file);
			} catch (error) {
				if ((0, errors.$N)(error) === "ENOENT") return {};
				throw new errors.yo(`${file}: cannot be read: ${(0, errors.bD)(error)}`);
			}
			let { parse } = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
			let data;
			try {
				data = parse(text) ?? {};
			} catch (error) {
				throw new errors.yo(`${file}: not valid YAML: ${(0, errors.bD)(error)}`);
			}
			let parsed = row.rc.safeParse(data);
			if (parsed.success) return parsed.data;
			throw new errors.yo(parsed.error.issues.map((issue) => manifestFault(file, text, issue)).join("\n"));
		}
		function manifestFault(file, text, issue) {
			if (issue.code !== "unrecognized_keys") return `${file}: ${(0, datasets_rows.h)(issue)}`;
			let known = Object.keys(row.rc.shape);
			return issue.keys.map((key) => {
				let line = text.split("\n").findIndex((line) => line.startsWith(`${key}:`));
				return `${file}${line === -1 ? "" : `:${line + 1}`}: ${key}: there is no such key; did you mean ${(0, mod.kp)(key, known)}?`;
			}).join("\n");
		}
		function toInstance({ row, place }, folder, fixtures, solution) {
			let prerunner = `prerunner-${row.instance_id}`;
			return {
				id: row.instance_id,
				taskType: row.task_type,
				prompt: row.problem_statement,
				debugPrompt: null,
				image: row.base_image ?? null,
				imageTag: row.image_tag ?? null,
				repository: row.repo_url == null ? null : {
					url: row.repo_url,
					commit: row.base_commit ?? row.commit_hash ?? null
				},
				fixtures: fixtures.has(row.instance_id) ? [{
					source: external_node_path_.join(folder, row.instance_id),
					target: ""
				}] : [],
				prerunner: fixtures.has(prerunner) && (0, external_node_fs_.existsSync)(external_node_path_.join(folder, prerunner, "prerunner.sh")) ? external_node_path_.join(folder, prerunner) : null,
				solution,
				row: place,
				humanActions: humanActionsOf(row),
				evaluation: {
					kind: "success_command",
					command: row.success_command,
					rule: row.task_type === "dependency_resolution" ? "exit_code" : "success_text"
				}
			};
		}
		function humanActionsOf(row) {
			let { human_actions_lower_bound: lower, human_actions_upper_bound: upper } = row;
			if (lower == null && upper == null) return null;
			return {
				lower: sum(lower ?? upper),
				upper: sum(upper ?? lower)
			};
		}
		function sum(actions) {
			return Object.values(actions).reduce((total, count) => total + (count ?? 0), 0);
		}
		async function directoriesIn(folder) {
			if (!(0, external_node_fs_.existsSync)(folder)) return new Set();
			let entries = await (0, promises_.readdir)(folder, { withFileTypes: !0 });
			return new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
		}
		function strayFixtures(fixtures, ids) {
			return [...fixtures].filter((name) => !ids.has(name) && !ids.has(name.replace(/^prerunner-/, ""))).sort().map((name) => `fixtures/${name} belongs to no instance`);
		}
		function unpinned(instances) {
			let ids = instances.filter(({ repository }) => repository?.commit === null).map(({ id }) => id);
			if (ids.length === 0) return [];
			let more = ids.length > 5 ? ` and ${ids.length - 5} more` : "";
			return [`repo_url without base_commit: ${ids.slice(0, 5).join(", ")}${more}; the default branch is cloned, as it is then`];
		}
		let KNOWN = {
			setupbench: {
				repository: "https://github.com/microsoft/SetupBench.git",
				ref: "041a412f01348c2a6f8b1b6a910138fe01885aee",
				load: loadSetupBench
			},
			prdbench: {
				repository: "https://github.com/southalone/PRDbench.git",
				ref: "61ee47bbdc2d39c094dde64175446d1016290e70",
				load: async (...given) => (await __webpack_require__.e(5550).then(__webpack_require__.bind(__webpack_require__, 85550))).loadPrdBench(...given)
			}
		};
		async function loadDataset(options, fetch) {
			let { dataset: name, "dataset-path": directory, "dataset-repository": repository, "dataset-ref": ref, mode } = options;
			if (directory !== void 0 && (repository ?? ref) !== void 0) throw new errors.yo("dataset-path: a local checkout is given, so leave out dataset-repository and dataset-ref (or the path)");
			let known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : void 0;
			if (known === void 0) {
				if ((directory ?? repository ?? ref) !== void 0) throw new errors.yo(`dataset: "${name}" is a directory, so dataset-path, dataset-repository and dataset-ref have no meaning; known datasets: ${Object.keys(KNOWN).join(", ")}`);
				if (!(0, external_node_fs_.existsSync)(name)) throw new errors.yo(`dataset: "${name}" is neither a known dataset (${Object.keys(KNOWN).join(", ")}) nor a directory that is there`);
				return loadSetupBench(external_node_path_.resolve(name), {
					name: null,
					ref: null
				});
			}
			if (directory !== void 0) return known.load(external_node_path_.resolve(directory), {
				name,
				ref: null,
				mode
			});
			let fetched = await fetch(repository === void 0 ? known.repository : absolute(repository), ref ?? (repository === void 0 ? known.ref : "HEAD"));
			return known.load(fetched.directory, {
				name,
				ref: fetched.commit,
				mode
			});
		}
		function absolute(repository) {
			return /^\.{1,2}(\/|$)/.test(repository) || (0, external_node_fs_.existsSync)(repository) ? external_node_path_.resolve(repository) : repository;
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
	32223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			h: () => fieldFault,
			readRows: () => readRows
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
		var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47198);
		var _near_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
		var _row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71744);
		async function readRows(root) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, "scenarios");
			let files = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name.endsWith(".jsonl")).sort();
			let faults = [];
			let rows = [];
			let places = new Map();
			for (let file of files) {
				let content = contentOf(root, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file), faults);
				for (let [index, line] of content.replace(/^\uFEFF/, "").split("\n").entries()) {
					if (line.trim() === "") continue;
					let place = `scenarios/${file}:${index + 1}`;
					let row = parseRow(line, place, faults);
					if (row === null) continue;
					let unknownKeys = Object.keys(row).filter((key) => !(0, _row_js__WEBPACK_IMPORTED_MODULE_6__.h3)(key));
					let earlier = places.get(row.instance_id);
					earlier !== void 0 && faults.push(`${place}: instance_id: "${row.instance_id}" is already used at ${earlier}`);
					places.set(row.instance_id, place);
					rows.push({
						row,
						place: {
							file: `scenarios/${file}`,
							line: index + 1,
							unknownKeys
						}
					});
				}
			}
			if (faults.length > 0) {
				let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo([
					`dataset: ${root} cannot be read:`,
					...faults.slice(0, 20),
					...more
				].join("\n"));
			}
			if (rows.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
			return rows;
		}
		function contentOf(root, file, faults) {
			try {
				return textOf(root, file);
			} catch (error) {
				faults.push(`scenarios/${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)}: cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
				return "";
			}
		}
		function textOf(root, file) {
			if ((0, _inside_js__WEBPACK_IMPORTED_MODULE_4__.q)(root, file)) throw Error(`it ${_inside_js__WEBPACK_IMPORTED_MODULE_4__.l}`);
			return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, 268435456, { follow: !0 }).toString();
		}
		function parseRow(line, place, faults) {
			let data;
			try {
				data = JSON.parse(line);
			} catch (error) {
				faults.push(`${place}: not valid JSON: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
				return null;
			}
			let parsed = _row_js__WEBPACK_IMPORTED_MODULE_6__.M1.safeParse(data);
			if (parsed.success) return parsed.data;
			for (let issue of parsed.error.issues) faults.push(`${place}: ${fieldFault(issue)}${missingKey(issue, data)}`);
			return null;
		}
		function fieldFault(issue) {
			let field = issue.path.join(".");
			return field === "" ? issue.message : `${field}: ${issue.message}`;
		}
		function missingKey(issue, data) {
			let [key] = issue.path;
			if (typeof key != "string" || typeof data != "object" || !data || key in data) return "";
			let other = Object.keys(data).find((name) => !(0, _row_js__WEBPACK_IMPORTED_MODULE_6__.h3)(name) && (0, _near_js__WEBPACK_IMPORTED_MODULE_5__.H)(name, key));
			return other === void 0 ? "" : `; did you mean the key ${JSON.stringify(other)}?`;
		}
	}),
	57236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q2: () => solutionsOf,
			SK: () => solutionsIn,
			U0: () => straySolutions
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47198);
		let FOLDERS = ["solution", "solutions"];
		async function solutionsIn(root) {
			let solutions = new Map();
			for (let folder of FOLDERS) for (let [id, file] of await solutionsOf(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, folder), root)) add(id, file);
			return solutions;
			function add(id, file) {
				let other = solutions.get(id);
				if (other !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`dataset: ${id} has two solutions, ${other} and ${file}; remove one`);
				solutions.set(id, file);
			}
		}
		async function solutionsOf(folder, root = folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return [];
			return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: !0 })).sort((a, b) => a.name < b.name ? -1 : 1).flatMap((entry) => {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, entry.name);
				if ((0, _inside_js__WEBPACK_IMPORTED_MODULE_4__.q)(root, file)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`dataset: ${file} ${_inside_js__WEBPACK_IMPORTED_MODULE_4__.l}`);
				if (entry.isDirectory()) return [[entry.name, file]];
				return entry.isFile() && entry.name.endsWith(".sh") ? [[entry.name.slice(0, -3), file]] : [];
			});
		}
		function straySolutions(solutions, ids) {
			return [...solutions].filter(([id]) => !ids.has(id)).map(([, file]) => `${node_path__WEBPACK_IMPORTED_MODULE_2__.basename(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file))}/${node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file)} belongs to no instance`);
		}
	}),
	43210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => datasetFetcher });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
		var _base_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13590);
		var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40075);
		let FULL_COMMIT = /^[0-9a-f]{40}$/;
		async function fetchDataset(repository, ref, machine) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_7__.gX)(repository, "dataset-repository");
			(0, _git_js__WEBPACK_IMPORTED_MODULE_7__.gX)(ref, "dataset-ref");
			if (URL.parse(repository)?.password) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo("dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path");
			let cache = node_path__WEBPACK_IMPORTED_MODULE_3__.join(machine.cacheDirectory, "datasets", (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(repository).digest("hex").slice(0, 16));
			if (FULL_COMMIT.test(ref) && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, ref))) return {
				directory: node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, ref),
				commit: ref
			};
			let checkout = node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, `incomplete-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(cache, { recursive: !0 });
				await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(checkout);
			} catch (error) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: the cache ${machine.cacheDirectory} cannot be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; name another directory in XDG_CACHE_HOME, or a checkout in dataset-path`);
			}
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(checkout);
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, ["init", "--quiet"], checkout);
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, [
					"fetch",
					"--quiet",
					"--depth=1",
					"--no-tags",
					repository,
					ref
				], checkout);
				let commit = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, ["rev-parse", "FETCH_HEAD^{commit}"], checkout)).trim();
				let directory = node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, commit);
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) {
					await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, [
						"checkout",
						"--quiet",
						"--detach",
						commit
					], checkout);
					await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(checkout, ".git"));
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(checkout, directory).catch((error) => {
						if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) throw error;
					});
				}
				return {
					directory,
					commit
				};
			} catch (error) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${repository} at ${ref} cannot be fetched: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
			} finally {
				await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(checkout);
				await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(checkout);
			}
		}
		function datasetFetcher(machine) {
			return (repository, ref) => fetchDataset(repository, ref, machine);
		}
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
	})
};
