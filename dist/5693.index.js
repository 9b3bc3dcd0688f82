export const id = 5693;
export const ids = [5693];
export const modules = {
	38912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => interruptible,
			q: () => endLeftTools
		});
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88350);
		var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
		var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40075);
		let GRACE = 1e3;
		function interruptible(machine, signal) {
			signal.addEventListener("abort", () => void (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.vK)(ownTools, GRACE), { once: !0 });
			return {
				...machine,
				async runTool(...call) {
					signal.throwIfAborted();
					let result = await machine.runTool(...call);
					signal.throwIfAborted();
					return result;
				}
			};
		}
		function endLeftTools() {
			return (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.vK)(leftTools, GRACE);
		}
		function ownTools(all) {
			return all.filter(({ parent, name }) => parent === process.pid && ["git", "docker"].includes(name));
		}
		function leftTools(all) {
			return all.filter((process) => {
				let owner = process.name === "git" ? (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.dT)((0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(process)) : null;
				return owner !== null && (0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_0__.XU)(owner);
			});
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
				let { faultOf, readRecord, readRunRecord } = await __webpack_require__.e(7705).then(__webpack_require__.bind(__webpack_require__, 47705));
				let run = readRunRecord(this.directory);
				let entries = new Map(run?.planned.map((entry) => [(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(entry)), entry]));
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
					let fault = run === null || entry === void 0 ? null : faultOf(record, entry, run);
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
	60730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V5: () => sweepContainers,
			X0: () => sweep,
			iU: () => sweepRun
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76185);
		var _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79882);
		var _base_processes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78421);
		var _base_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13590);
		var _git_left_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38912);
		var _testbeds_host_cgroup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92526);
		var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35108);
		async function sweep(machine, docker, notice) {
			for (let id of await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__.ho)(machine)) await attempt(() => sweepRun(machine, id, notice), notice);
			await attempt(() => sweepCache(machine, notice), notice);
			docker && await attempt(() => sweepContainers(machine, void 0, notice), notice);
		}
		async function sweepRun(machine, id, notice) {
			let directories = await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__.$N)(machine, id);
			let groups = (await Promise.all(directories.map((directory) => (0, _testbeds_host_cgroup_js__WEBPACK_IMPORTED_MODULE_8__.R)(directory, id)))).flat();
			let marked = await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_5__.Hk)(() => (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_5__.U_)(RegExp(`(^|\\0)TMPDIR=[^\\0]*/${id}/`)), 0);
			for (let pid of new Set([...groups, ...marked.map(({ pid }) => pid)])) notice(`process ${pid} of an earlier run could not be ended`);
			for (let directory of directories) {
				let workdir = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_9__.Tk), "utf8").catch(() => null);
				workdir && await (0, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_9__.k6)(JSON.parse(workdir));
				await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(directory);
				await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__.Ht)(directory);
			}
		}
		async function sweepCache({ cacheDirectory }, notice) {
			for (let { pid, name } of await (0, _git_left_tools_js__WEBPACK_IMPORTED_MODULE_7__.q)()) notice(`process ${pid} (${name}) of an earlier run could not be ended`);
			let datasets = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "datasets");
			let folders = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(datasets).catch(() => [])).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(datasets, name));
			for (let folder of [node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "repositories"), ...folders]) for (let directory of await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__.r7)(folder)) await attempt(async () => {
				await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(directory);
				await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__.Ht)(directory);
			}, notice);
		}
		async function sweepContainers(machine, run, notice) {
			let [{ connectDocker }, { removeLeftContainers }] = await Promise.all([Promise.all([__webpack_require__.e(5712), __webpack_require__.e(3730)]).then(__webpack_require__.bind(__webpack_require__, 45712)), __webpack_require__.e(3187).then(__webpack_require__.bind(__webpack_require__, 63187))]);
			let removed = await removeLeftContainers(await connectDocker(machine), run);
			removed > 0 && notice(`removed ${removed} container${removed === 1 ? "" : "s"} that a killed run had left`);
		}
		async function attempt(work, notice) {
			try {
				await work();
			} catch (error) {
				notice(`leftovers of an earlier run could not be removed: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
			}
		}
	}),
	92526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => endLeftGroups,
			k: () => controlGroups
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		let GROUPS = "control-groups";
		async function controlGroups(run) {
			let own = ownGroup();
			if (own === null) return null;
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(run.directory, GROUPS), own);
			return { open };
			function open(trial) {
				let group = node_path__WEBPACK_IMPORTED_MODULE_2__.join(own, `${prefixOf(run.id)}${trial}`);
				try {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(group);
				} catch {
					return null;
				}
				return {
					directory: group,
					end: () => endGroup(group)
				};
			}
		}
		async function endLeftGroups(directory, id) {
			let own = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GROUPS), "utf8").catch(() => null);
			if (own === null || !mountsOfGroups().some(({ point }) => `${own}/`.startsWith(`${point}/`))) return [];
			let names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(own).catch(() => [])).filter((name) => name.startsWith(prefixOf(id)));
			return (await Promise.all(names.map((name) => endGroup(node_path__WEBPACK_IMPORTED_MODULE_2__.join(own, name))))).flat();
		}
		function prefixOf(id) {
			return `agentbench-${id}-`;
		}
		function ownGroup() {
			let own = textOf("/proc/self/cgroup").split("\n").find((line) => line.startsWith("0::/"))?.slice(3);
			if (own === void 0 || own.startsWith("/..")) return null;
			for (let { root, point } of mountsOfGroups()) {
				let relative = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, own);
				if (!relative.startsWith("..")) return node_path__WEBPACK_IMPORTED_MODULE_2__.join(point, relative);
			}
			return null;
		}
		function mountsOfGroups() {
			return textOf("/proc/self/mountinfo").split("\n").filter((line) => line.includes(" - cgroup2 ")).map((line) => line.split(" ")).map(([, , , root, point]) => ({
				root,
				point
			}));
		}
		async function endGroup(group) {
			for (let begun = performance.now();;) {
				let groups = await withThoseBelow(group);
				if (await removeEmpty(groups)) return [];
				if (performance.now() - begun > 2e3) return (await Promise.all(groups.map(pidsIn))).flat();
				await kill(groups);
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(2);
			}
		}
		async function withThoseBelow(group) {
			let below = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(group, { withFileTypes: !0 }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(group, name));
			return [...(await Promise.all(below.map(withThoseBelow))).flat(), group];
		}
		async function removeEmpty(groups) {
			try {
				for (let group of groups) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(group);
				return !0;
			} catch (error) {
				return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT";
			}
		}
		async function kill(groups) {
			for (let group of groups) try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(group, "cgroup.kill"), "1");
			} catch {
				for (let pid of await pidsIn(group)) killOne(pid);
			}
		}
		function killOne(pid) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {}
		}
		async function pidsIn(group) {
			return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(group, "cgroup.procs"), "utf8").catch(() => "")).split("\n").filter(Boolean).map(Number);
		}
		function textOf(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
			} catch {
				return "";
			}
		}
	}),
	35108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lt: () => takeSharedWorkdir,
			Tk: () => SHARED_WORKDIR,
			k6: () => emptyWorkdir,
			sF: () => COPY,
			yf: () => checkSharedWorkdir
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_mounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6768);
		var _base_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13590);
		let SHARED_WORKDIR = "shared-workdir";
		async function checkSharedWorkdir(workdir, keepOut) {
			if (!node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(workdir)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: "${workdir}" is not an absolute path`);
			for (let directory of [
				node_os__WEBPACK_IMPORTED_MODULE_1__.homedir(),
				process.cwd(),
				...keepOut
			]) {
				let relative = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workdir, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
				if (relative === "" || !relative.startsWith("..")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`);
			}
			let entries;
			try {
				entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(workdir);
			} catch (error) {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return;
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: ${workdir} cannot be used: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error)}`);
			}
			if (entries.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
		}
		let COPY = {
			recursive: !0,
			verbatimSymlinks: !0
		};
		async function takeSharedWorkdir(workdir) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workdir, { recursive: !0 });
			let real = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workdir);
			return {
				path: real,
				mounts: await (0, _base_mounts_js__WEBPACK_IMPORTED_MODULE_4__.q)(real)
			};
		}
		async function emptyWorkdir({ path: workdir, mounts }) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(workdir), { recursive: !0 });
			if (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(workdir)) !== node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(workdir)) throw Error(`${workdir} lies elsewhere than when the run began`);
			await (0, _base_mounts_js__WEBPACK_IMPORTED_MODULE_4__._)(workdir, mounts);
			await isDirectory(workdir) || await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_5__.Ue)(workdir);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workdir, { recursive: !0 });
			await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_5__.hK)(workdir);
		}
		async function isDirectory(file) {
			return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null))?.isDirectory() ?? !1;
		}
	})
};
