export const id = 2444;
export const ids = [2444];
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
				let environment = textOf(`/proc/${pid}/environ`) ?? "";
				return typeof text == "string" ? environment.includes(text) : text.test(environment);
			}).flatMap((pid) => processOf(pid) ?? []);
		}
		function wordsOf({ pid }) {
			return (textOf(`/proc/${pid}/cmdline`) ?? "").split("\0");
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
			let stat = textOf(`/proc/${pid}/stat`);
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
		function textOf(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "latin1");
			} catch {
				return null;
			}
		}
	}),
	43830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => digestOf });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45503);
		let LARGEST_FILE = 8 * 1024 ** 3;
		let LARGEST_AT_ONCE = 1048576;
		async function digestOf(root, names) {
			let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			for (let name of [...names].sort()) await add(name);
			return `sha256:${hash.digest("hex")}`;
			async function add(name) {
				try {
					let below = await addEntry(name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name));
					for (let entry of below) await add(`${name}/${entry}`);
				} catch (error) {
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
	52323: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => loadDataset });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var promises_ = __webpack_require__(51455);
		var regular_file = __webpack_require__(45503);
		var digest = __webpack_require__(43830);
		var inside = __webpack_require__(47198);
		var row = __webpack_require__(71744);
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
			let instances = (await readRows(root)).map((row) => toInstance(row, external_node_path_.join(root, "fixtures"), fixtures));
			return {
				name: about.name ?? manifest.name ?? external_node_path_.basename(root),
				ref: about.ref,
				digest: await (0, digest.o)(root, [
					"dataset.yaml",
					"scenarios",
					"fixtures"
				]),
				testbed: manifest.testbed ?? null,
				instances,
				notes: strayFixtures(fixtures, new Set(instances.map((instance) => instance.id)))
			};
		}
		async function readManifest(root) {
			let file = external_node_path_.join(root, "dataset.yaml");
			let text;
			try {
				text = textOf(root, file);
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
			throw new errors.yo(parsed.error.issues.map((issue) => `${file}: ${fieldFault(issue)}`).join("\n"));
		}
		async function readRows(root) {
			let folder = external_node_path_.join(root, "scenarios");
			let files = (await (0, promises_.readdir)(folder)).filter((name) => name.endsWith(".jsonl")).sort();
			let faults = [];
			let rows = [];
			let places = new Map();
			for (let file of files) {
				let content = contentOf(root, external_node_path_.join(folder, file), faults);
				for (let [index, line] of content.replace(/^\uFEFF/, "").split("\n").entries()) {
					if (line.trim() === "") continue;
					let place = `scenarios/${file}:${index + 1}`;
					let row = parseRow(line, place, faults);
					if (row === null) continue;
					let earlier = places.get(row.instance_id);
					earlier !== void 0 && faults.push(`${place}: instance_id: "${row.instance_id}" is already used at ${earlier}`);
					places.set(row.instance_id, place);
					rows.push(row);
				}
			}
			if (faults.length > 0) {
				let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
				throw new errors.yo([
					`dataset: ${root} cannot be read:`,
					...faults.slice(0, 20),
					...more
				].join("\n"));
			}
			if (rows.length === 0) throw new errors.yo(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
			return rows;
		}
		function contentOf(root, file, faults) {
			try {
				return textOf(root, file);
			} catch (error) {
				faults.push(`scenarios/${external_node_path_.basename(file)}: cannot be read: ${(0, errors.bD)(error)}`);
				return "";
			}
		}
		function textOf(root, file) {
			if ((0, inside.q)(root, file)) throw Error(`it ${inside.l}`);
			return (0, regular_file.X)(file, 268435456, { follow: !0 }).toString();
		}
		function parseRow(line, place, faults) {
			let data;
			try {
				data = JSON.parse(line);
			} catch (error) {
				faults.push(`${place}: not valid JSON: ${(0, errors.bD)(error)}`);
				return null;
			}
			let parsed = row.M1.safeParse(data);
			if (parsed.success) return parsed.data;
			for (let issue of parsed.error.issues) faults.push(`${place}: ${fieldFault(issue)}`);
			return null;
		}
		function fieldFault(issue) {
			let field = issue.path.join(".");
			return field === "" ? issue.message : `${field}: ${issue.message}`;
		}
		function toInstance(row, folder, fixtures) {
			let prerunner = `prerunner-${row.instance_id}`;
			let commit = row.base_commit ?? row.commit_hash;
			return {
				id: row.instance_id,
				taskType: row.task_type,
				prompt: row.problem_statement,
				debugPrompt: null,
				image: row.base_image ?? null,
				imageTag: row.image_tag ?? null,
				repository: row.repo_url !== void 0 && commit !== void 0 ? {
					url: row.repo_url,
					commit
				} : null,
				fixtures: fixtures.has(row.instance_id) ? [{
					source: external_node_path_.join(folder, row.instance_id),
					target: ""
				}] : [],
				prerunner: fixtures.has(prerunner) && (0, external_node_fs_.existsSync)(external_node_path_.join(folder, prerunner, "prerunner.sh")) ? external_node_path_.join(folder, prerunner) : null,
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
			if (lower === void 0 && upper === void 0) return null;
			return {
				lower: sum(lower ?? upper),
				upper: sum(upper ?? lower)
			};
		}
		function sum(actions) {
			return Object.values(actions).reduce((total, count) => total + count, 0);
		}
		async function directoriesIn(folder) {
			if (!(0, external_node_fs_.existsSync)(folder)) return new Set();
			let entries = await (0, promises_.readdir)(folder, { withFileTypes: !0 });
			return new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
		}
		function strayFixtures(fixtures, ids) {
			return [...fixtures].filter((name) => !ids.has(name) && !ids.has(name.replace(/^prerunner-/, ""))).sort().map((name) => `fixtures/${name} belongs to no instance`);
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
	43210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => datasetFetcher });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
		var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40075);
		let FULL_COMMIT = /^[0-9a-f]{40}$/;
		async function fetchDataset(repository, ref, machine) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_6__.gX)(repository, "dataset-repository");
			(0, _git_js__WEBPACK_IMPORTED_MODULE_6__.gX)(ref, "dataset-ref");
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
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(machine.runTool, ["init", "--quiet"], checkout);
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(machine.runTool, [
					"fetch",
					"--quiet",
					"--depth=1",
					"--no-tags",
					repository,
					ref
				], checkout);
				let commit = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(machine.runTool, ["rev-parse", "FETCH_HEAD^{commit}"], checkout)).trim();
				let directory = node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, commit);
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) {
					await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(machine.runTool, [
						"checkout",
						"--quiet",
						"--detach",
						commit
					], checkout);
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(checkout, ".git"), {
						recursive: !0,
						force: !0
					});
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
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(checkout, {
					recursive: !0,
					force: !0
				});
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
					throw Error(`git ${what} did not end within ${limit / 6e4} minutes, and was ended`);
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
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40724);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59956);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10076);
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
				let file = await (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_3__.S)(tool, environment.PATH);
				if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${tool} is not installed, or not on PATH`);
				let { getExecOutput } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 81260));
				return getExecOutput(`"${file}"`, args, {
					silent: !0,
					ignoreReturnCode: !0,
					env,
					...cwd === void 0 ? {} : { cwd }
				});
			};
		}
		function environmentOfTools(environment) {
			let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__._c)(name)) return !1;
				return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__.hK)(value, secrets);
			}));
		}
	})
};
