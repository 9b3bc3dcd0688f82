export const id = 5451;
export const ids = [5451];
export const modules = { 45451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		isHarbor: () => isHarbor,
		loadHarbor: () => loadHarbor
	});
	var external_node_fs_ = __webpack_require__(73024);
	var external_node_path_ = __webpack_require__(76760);
	var errors = __webpack_require__(45145);
	var datasets_digest = __webpack_require__(43830);
	var schemas = __webpack_require__(94343);
	var api = __webpack_require__(43759);
	var row = __webpack_require__(71744);
	var external_node_net_ = __webpack_require__(77030);
	let LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
	function isHostEntry(given) {
		let entry = given.trim().toLowerCase().replace(/\.$/, "");
		let [address, prefix, ...more] = entry.split("/");
		if (prefix !== void 0) {
			let kind = (0, external_node_net_.isIP)(address);
			return more.length === 0 && kind !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128);
		}
		if ((0, external_node_net_.isIP)(entry) !== 0) return !0;
		let name = entry.replace(/^\*\./, "");
		return (0, external_node_net_.isIP)(name) === 0 && name.split(".").every((label) => LABEL.test(label));
	}
	let schema_text = schemas.YjP().check(schemas.YPB((given) => !given.includes("\0"), row.Ps));
	let filled = schema_text.check(api.m9(1, "is empty"));
	let seconds = schemas.aig().check(api.Tx(0), api.Zm(2592e3));
	let pause = schemas.aig().check(api.UI(), api.Zm(86400));
	let variables = schemas.g1P(schemas.YjP().check(api.Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, "is no name of a variable")), schema_text);
	let user = schemas.KCZ([filled, schemas.Whr().check(api.UI())]);
	let networkMode = schemas.k5n([
		"public",
		"no-network",
		"allowlist"
	]);
	let hosts = schemas.YOg(schemas.YjP().check(schemas.YPB(isHostEntry, "is neither a host name, \"*.\" with one, an IP address nor a range of addresses; leave out scheme, port and path")));
	let size = schemas.YjP().check(api.Fk(/^\s*\d+(\.\d+)?\s*[GMK]\s*$/i, "is not a size such as 512M or 2G"));
	let hostsMean = schemas.YPB(({ network_mode: mode, allowed_hosts: hosts = [] }) => mode === "allowlist" || hosts.length === 0, {
		path: ["allowed_hosts"],
		error: "has a meaning with network_mode = \"allowlist\" only"
	});
	function isStepName(name) {
		let device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9])$/i.test(name.split(".")[0].trimEnd());
		let reserved = [...name].some((one) => one < " " || one === "" || "<>:\"/\\|?*".includes(one));
		return name.trim() !== "" && !/[. ]$/.test(name) && !device && !reserved && Buffer.byteLength(name) <= 255;
	}
	let network = {
		network_mode: schemas.lqM(networkMode),
		allowed_hosts: schemas.lqM(hosts)
	};
	let healthcheck = schemas.rej({
		command: filled,
		interval_sec: schemas.SdS(pause, 5),
		timeout_sec: schemas.SdS(seconds, 30),
		start_period_sec: schemas.SdS(pause, 0),
		start_interval_sec: schemas.SdS(pause, 5),
		retries: schemas.SdS(schemas.Whr().check(api.NC(), api.Zm(1e4)), 3)
	});
	let mcpServer = schemas.rej({
		name: filled,
		transport: schemas.SdS(schemas.k5n([
			"stdio",
			"sse",
			"streamable-http",
			"http"
		]), "sse"),
		url: schemas.lqM(schema_text),
		command: schemas.lqM(schema_text),
		args: schemas.lqM(schemas.YOg(schema_text)),
		headers: schemas.lqM(schemas.g1P(schemas.YjP(), schema_text))
	}).check(schemas.YPB((server) => (server.transport === "stdio" ? server.command : server.url) !== void 0, { error: "needs a command with transport \"stdio\", and a url with any other" }));
	let environment = schemas.rej({
		...network,
		build_timeout_sec: schemas.SdS(seconds, 600),
		docker_image: schemas.lqM(filled),
		os: schemas.lqM(schemas.YjP().check(api.Fk(/^(linux|windows)$/i, "is neither linux nor windows"))),
		cpus: schemas.lqM(schemas.aig().check(api.Tx(0), api.Zm(4096))),
		memory_mb: schemas.lqM(schemas.Whr().check(api.NC())),
		storage_mb: schemas.lqM(schemas.Whr().check(api.NC())),
		gpus: schemas.lqM(schemas.Whr().check(api.UI())),
		gpu_types: schemas.lqM(schemas.YOg(schema_text)),
		tpu: schemas.lqM(schemas.rej({
			type: filled,
			topology: schemas.YjP().check(api.Fk(/^\s*[1-9]\d*(x[1-9]\d*)+\s*$/))
		})),
		mcp_servers: schemas.lqM(schemas.YOg(mcpServer)),
		env: schemas.lqM(variables),
		skills_dir: schemas.lqM(filled),
		healthcheck: schemas.lqM(healthcheck),
		workdir: schemas.lqM(schemas.YjP().check(api.Fk(/^\/[^\0]*$/, "is not an absolute path"))),
		allow_internet: schemas.lqM(schemas.zMY()),
		memory: schemas.lqM(size),
		storage: schemas.lqM(size)
	}).check(hostsMean);
	let collect = schemas.rej({
		command: filled,
		service: schemas.SdS(filled, "main"),
		timeout_sec: schemas.SdS(seconds, 60),
		user: schemas.lqM(user)
	});
	let verifier = schemas.rej({
		...network,
		timeout_sec: schemas.SdS(seconds, 600),
		env: schemas.lqM(variables),
		user: schemas.lqM(user),
		environment_mode: schemas.lqM(schemas.k5n(["shared", "separate"])),
		environment: schemas.lqM(environment),
		collect: schemas.lqM(schemas.YOg(collect))
	}).check(hostsMean, schemas.YPB((table) => table.environment_mode !== "shared" || table.environment === void 0, {
		path: ["environment_mode"],
		error: "\"shared\" contradicts [verifier.environment]; leave one of them out"
	}));
	let agent = schemas.rej({
		...network,
		timeout_sec: schemas.lqM(seconds),
		user: schemas.lqM(user)
	}).check(hostsMean);
	let climbs = (path) => path.split("/").includes("..");
	let source = filled.check(schemas.YPB((path) => !climbs(path), "must not contain \"..\""));
	let artifact = schemas.KCZ([source, schemas.rej({
		source,
		destination: schemas.lqM(schemas.YjP().check(schemas.YPB((path) => !climbs(path) && !/^\/|\\/.test(path), "must be a relative path without \"..\" and \"\\\""), schemas.YPB((path) => path.replace(/\/+$/, "") !== "manifest.json", "is reserved for the list of artifacts"))),
		exclude: schemas.lqM(schemas.YOg(schema_text)),
		service: schemas.lqM(filled)
	})]);
	let step = schemas.rej({
		name: schemas.YjP().check(schemas.YPB(isStepName, "is not the name of a directory on every system")),
		agent: schemas.SdS(agent, {}),
		verifier: schemas.SdS(verifier, {}),
		min_reward: schemas.lqM(schemas.KCZ([schemas.aig(), schemas.g1P(schemas.YjP(), schemas.aig())])),
		healthcheck: schemas.lqM(healthcheck),
		artifacts: schemas.lqM(schemas.YOg(artifact))
	});
	let taskSchema = schemas.rej({
		schema_version: schemas.lqM(schemas.YjP()),
		version: schemas.lqM(schemas.YjP()),
		source: schemas.lqM(schemas.YjP()),
		multi_step_reward_strategy: schemas.lqM(schemas.k5n(["mean", "final"])),
		artifacts: schemas.SdS(schemas.YOg(artifact), []),
		metadata: schemas.SdS(schemas.g1P(schemas.YjP(), schemas.L5J()), {}),
		task: schemas.lqM(schemas.rej({
			name: schemas.YjP().check(api.Fk(/^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9._-]*\/[a-zA-Z0-9][a-zA-Z0-9._-]*$/, "is not of the form org/name, of letters, digits, \".\", \"_\" and \"-\"")),
			version: schemas.lqM(filled),
			description: schemas.lqM(schemas.YjP()),
			authors: schemas.lqM(schemas.YOg(schemas.rej({
				name: schemas.YjP(),
				email: schemas.lqM(schemas.YjP())
			}))),
			keywords: schemas.lqM(schemas.YOg(schemas.YjP()))
		})),
		agent: schemas.SdS(agent, {}),
		solution: schemas.SdS(schemas.rej({ env: schemas.lqM(variables) }), {}),
		verifier: schemas.SdS(verifier, {}),
		environment: schemas.SdS(environment, {}),
		steps: schemas.SdS(schemas.YOg(step), [])
	});
	let datasetSchema = schemas._H3({
		dataset: schemas.lqM(schemas._H3({
			name: schemas.lqM(filled),
			version: schemas.lqM(schemas.YjP())
		})),
		tasks: schemas.lqM(schemas.YOg(schemas._H3({
			name: schemas.lqM(filled),
			path: schemas.lqM(filled),
			digest: schemas.lqM(schemas.YjP())
		})))
	});
	let TASK_KEYS = [...new Set([
		taskSchema,
		agent,
		environment,
		verifier,
		healthcheck,
		collect,
		step,
		mcpServer
	].flatMap((schema) => Object.keys(schema.shape)))];
	var regular_file = __webpack_require__(45503);
	var inside = __webpack_require__(47198);
	var ignore = __webpack_require__(70298);
	let IGNORE = ".harborignore";
	let CANARY = /^(<!--.*canary.*-->|#.*canary.*)$/i;
	function leftOut(task, folder, faults) {
		let out = [];
		let seen = 0;
		(0, external_node_fs_.existsSync)(folder) && visit("", []);
		return out;
		function visit(below, above) {
			let rules = rulesOf(external_node_path_.join(folder, below, IGNORE));
			let layers = rules === null ? above : [...above, {
				place: below,
				rules
			}];
			for (let entry of (0, external_node_fs_.readdirSync)(external_node_path_.join(folder, below), { withFileTypes: !0 })) {
				seen += 1;
				if (seen > 1e5) return;
				let name = external_node_path_.posix.join(below, entry.name);
				entry.name === IGNORE || isIgnored(entry.isDirectory() ? `${name}/` : name, layers) ? out.push(name) : entry.isDirectory() ? visit(name, layers) : (0, inside.q)(task, external_node_path_.join(folder, name)) && faults.push(`${external_node_path_.relative(task, external_node_path_.join(folder, name))} ${inside.l}`);
			}
		}
	}
	function isIgnored(name, layers) {
		let out = !1;
		for (let { place, rules } of layers) {
			let { ignored, unignored } = rules.test(name.slice(place === "" ? 0 : place.length + 1));
			(ignored || unignored) && (out = ignored);
		}
		return out;
	}
	function rulesOf(file) {
		try {
			return ignore().add((0, regular_file.X)(file, 1048576).toString());
		} catch (error) {
			if ((0, errors.$N)(error) === "ENOENT") return null;
			throw error;
		}
	}
	function readInstruction(file) {
		let lines = (0, regular_file.X)(file, 4194304, { follow: !0 }).toString().replaceAll(/\r\n?/g, "\n").split("\n");
		let first = 0;
		for (; first < lines.length && CANARY.test(lines[first].trim());) first += 1;
		for (; first < lines.length && lines[first].trim() === "";) first += 1;
		return lines.slice(first).join("\n");
	}
	function isFile(file) {
		return (0, external_node_fs_.existsSync)(file) && ((0, external_node_fs_.lstatSync)(file).isFile() || (0, external_node_fs_.lstatSync)(file).isSymbolicLink());
	}
	var mod = __webpack_require__(21916);
	var dist = __webpack_require__(3292);
	var near = __webpack_require__(82660);
	function readToml({ root, file, shown }, schema, known, faults) {
		let text;
		try {
			if ((0, inside.q)(root, file)) throw Error(inside.l);
			text = (0, regular_file.X)(file, 1048576, { follow: !0 }).toString().replace(/^\uFEFF/, "");
		} catch (error) {
			faults.push(`${shown}: cannot be read: ${(0, errors.bD)(error)}`);
			return null;
		}
		let data;
		try {
			data = (0, dist.qg)(text);
		} catch (error) {
			let [line, why] = error instanceof dist.zx ? [`:${error.line}`, error.message] : ["", (0, errors.bD)(error)];
			faults.push(`${shown}${line}: not valid TOML: ${why.split("\n")[0].replace(/^Invalid TOML document: /, "")}`);
			return null;
		}
		let ignored = [];
		for (let tries = 0;; tries += 1) {
			let parsed = schema.safeParse(data);
			if (parsed.success) return {
				table: parsed.data,
				ignored
			};
			let strangers = parsed.error.issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : []).filter((path) => !(0, near.H)(String(path.at(-1)), (0, mod.kp)(String(path.at(-1)), known)));
			if (strangers.length === 0 || tries > 0) {
				for (let issue of parsed.error.issues) faults.push(...faultsOf(issue, text, shown, known));
				return null;
			}
			for (let path of strangers) {
				ignored.push({
					key: keyOf(path),
					line: lineOf(text, path)
				});
				drop(data, path);
			}
		}
	}
	function faultsOf(issue, text, shown, known) {
		if (issue.code === "unrecognized_keys") return issue.keys.map((key) => {
			let path = [...issue.path, key];
			return `${shown}:${lineOf(text, path)}: ${keyOf(path)}: there is no such key; did you mean ${(0, mod.kp)(key, known)}?`;
		});
		return [`${issue.path.length === 0 ? shown : `${shown}:${lineOf(text, issue.path)}: ${keyOf(issue.path)}`}: ${issue.message}`];
	}
	function keyOf(path) {
		return path.map((part) => typeof part == "number" ? `[${part}]` : String(part)).join(".").replaceAll(".[", "[");
	}
	function drop(data, path) {
		let at = data;
		for (let part of path.slice(0, -1)) at = at[part];
		delete at[path.at(-1)];
	}
	function lineOf(text, path) {
		let lines = text.split("\n");
		let best = 1;
		let depth = -1;
		let at = [];
		let counts = new Map();
		for (let [index, line] of lines.entries()) {
			let header = /^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?/.exec(line);
			let assigned = /^\s*([A-Za-z0-9_."'-]+)\s*=/.exec(line);
			if (header !== null) {
				let names = header[2].split(".").map(bare);
				at = [];
				for (let [place, name] of names.entries()) {
					at.push(name);
					let key = at.join("\0");
					header[1] === "[[" && place === names.length - 1 && counts.set(key, (counts.get(key) ?? -1) + 1);
					counts.has(key) && at.push(counts.get(key));
				}
			}
			let here = header === null ? assigned === null ? null : [...at, ...assigned[1].split(".").map(bare)] : at;
			if (here === null || here.length <= depth || here.some((part, place) => part !== path[place])) continue;
			depth = here.length;
			best = index + 1;
		}
		return best;
	}
	function bare(name) {
		return name.trim().replace(/^["']|["']$/g, "");
	}
	function unsupportedIn(table, directory) {
		let found = [...machineOf(table.environment, "environment")];
		let missing = (key, why) => found.push({
			key,
			why
		});
		let { environment, agent, verifier, steps, artifacts } = table;
		steps.length > 0 && missing("steps", "tasks of several steps are not run here");
		(verifier.environment !== void 0 || verifier.environment_mode === "separate") && missing("verifier.environment_mode", "verifiers in an environment of their own are not run here");
		verifier.collect?.some(({ service }) => service !== "main") && missing("verifier.collect.service", "a trial is one container here");
		for (let artifact of artifacts) {
			if (typeof artifact == "string") continue;
			(artifact.service ?? "main") !== "main" && missing("artifacts.service", "a trial is one container here");
			(artifact.exclude ?? []).length > 0 && missing("artifacts.exclude", "artifacts are kept whole here");
		}
		(environment.mcp_servers ?? []).length > 0 && missing("environment.mcp_servers", "agents get their MCP servers from the options of the run");
		environment.skills_dir !== void 0 && missing("environment.skills_dir", "agents get their skills from the options of the run");
		(0, external_node_fs_.existsSync)(external_node_path_.join(directory, "trajectory.json")) && missing("trajectory.json", "agents begin without an earlier context here");
		for (let [name, phase] of [["agent", agent], ["verifier", verifier]]) phase.network_mode !== void 0 && phase.network_mode !== (environment.network_mode ?? "public") && missing(`${name}.network_mode`, "the network is the same during a whole trial; set it in [environment]");
		environment.docker_image === void 0 && (0, external_node_fs_.existsSync)(external_node_path_.join(directory, "environment/docker-compose.yaml")) && missing("environment/docker-compose.yaml", "a trial is one container here");
		return found;
	}
	function machineOf(environment, key) {
		let found = [];
		let missing = (name, why) => found.push({
			key: `${key}.${name}`,
			why
		});
		(environment.gpus ?? 0) > 0 && missing("gpus", "containers get no GPU here");
		environment.tpu !== void 0 && missing("tpu", "containers get no TPU here");
		environment.os?.toLowerCase() === "windows" && missing("os", "containers run Linux here");
		environment.network_mode === "allowlist" && missing("network_mode", "\"allowlist\" is not enforced for one task here; \"public\" and \"no-network\" are");
		return found;
	}
	async function readTask(root, directory, faults) {
		let shown = (name) => external_node_path_.relative(root, external_node_path_.join(directory, name)) || name;
		let faultsBefore = faults.length;
		let toml = readToml({
			root,
			file: external_node_path_.join(directory, "task.toml"),
			shown: shown("task.toml")
		}, taskSchema, TASK_KEYS, faults);
		if (toml === null) return {
			instance: null,
			notes: []
		};
		let { table } = toml;
		let notes = toml.ignored.map(({ key, line }) => `${shown("task.toml")}:${line}: ${key}: is no key of a task and is ignored, as Harbor does`);
		let id = external_node_path_.basename(directory);
		row.Cd.test(id) || faults.push(`${shown(".")}: the name of a task's folder has letters, digits, ".", "_" and "-" only, 128 at most`);
		let steps = table.steps.length > 0;
		let within = (name) => !(0, inside.q)(root, external_node_path_.join(directory, name));
		for (let name of [
			"environment",
			"tests",
			"solution",
			"steps",
			"instruction.md"
		]) within(name) || faults.push(`${shown(name)}: ${inside.l}`);
		let prompt = "";
		if (!steps) try {
			prompt = readInstruction(external_node_path_.join(directory, "instruction.md"));
			prompt.trim() === "" && faults.push(`${shown("instruction.md")}: is empty; it is the prompt of the agent`);
		} catch (error) {
			faults.push(`${shown("instruction.md")}: is missing or unreadable: ${(0, errors.bD)(error)}`);
		}
		if (faults.length > faultsBefore) return {
			instance: null,
			notes
		};
		let unsupported = unsupportedIn(table, directory);
		let linked = [];
		let tests = {
			directory: external_node_path_.join(directory, "tests"),
			leftOut: leftOut(directory, external_node_path_.join(directory, "tests"), linked)
		};
		let solution = external_node_path_.join(directory, "solution");
		let unsolved = leftOut(directory, solution, linked);
		let solved = isFile(external_node_path_.join(solution, "solve.sh")) && !unsolved.includes("solve.sh") ? {
			directory: solution,
			leftOut: unsolved
		} : null;
		faults.push(...linked.map((fault) => `${shown(".")}: ${fault}`));
		let script = "";
		if (unsupported.length === 0 || isFile(external_node_path_.join(tests.directory, "test.sh"))) try {
			if (tests.leftOut.includes("test.sh")) throw Error(".harborignore leaves it out");
			script = (0, regular_file.X)(external_node_path_.join(tests.directory, "test.sh"), 4194304, { follow: !0 }).toString();
		} catch (error) {
			faults.push(`${shown("tests/test.sh")}: is missing or unreadable, and decides the verdict: ${(0, errors.bD)(error)}`);
		}
		let folder = external_node_path_.join(directory, "environment");
		let dockerfile = isFile(external_node_path_.join(folder, "Dockerfile"));
		let compose = (0, external_node_fs_.existsSync)(external_node_path_.join(folder, "docker-compose.yaml"));
		let { environment, verifier, agent, metadata } = table;
		environment.docker_image === void 0 && !dockerfile && !compose && faults.push(`${shown("task.toml")}: environment.docker_image: is missing, and there is no environment/Dockerfile; one of them makes the testbed`);
		if (faults.length > faultsBefore) return {
			instance: null,
			notes
		};
		let built = environment.docker_image === void 0 && dockerfile;
		let fixtures = environment.docker_image !== void 0 && !dockerfile && !compose && (0, external_node_fs_.existsSync)(folder) ? [{
			source: folder,
			target: ""
		}] : [];
		let digest = built ? await (0, datasets_digest.o)(folder, (0, external_node_fs_.readdirSync)(folder)) : "";
		let instance = {
			id,
			taskType: wordOf(metadata.category) ?? "harbor",
			prompt,
			debugPrompt: null,
			image: environment.docker_image ?? (built ? `agentbench-task:${digest.slice(7, 39)}` : null),
			imageTag: null,
			repository: null,
			fixtures,
			prerunner: null,
			solution: solved?.directory ?? null,
			row: null,
			humanActions: null,
			evaluation: {
				kind: "reward",
				tests,
				script,
				timeout: verifier.timeout_sec * 1e3,
				variables: verifier.env ?? {},
				user: userOf(verifier.user),
				hooks: (verifier.collect ?? []).map(({ command, timeout_sec: limit, user }) => ({
					command,
					timeout: limit * 1e3,
					user: userOf(user)
				}))
			},
			environment: environmentOf(table, built ? {
				directory: folder,
				digest
			} : null, solved, unsupported),
			...agent.timeout_sec === void 0 ? {} : { agentTimeout: agent.timeout_sec * 1e3 },
			...wordOf(metadata.difficulty) === null ? {} : { difficulty: wordOf(metadata.difficulty) },
			tags: [...wordsOf(metadata.tags), ...table.task?.keywords ?? []]
		};
		(environment.storage_mb !== void 0 || environment.storage !== void 0) && notes.push(`${id}: environment.storage_mb is not limited: Docker cannot on most file systems`);
		return {
			instance,
			notes
		};
	}
	function environmentOf({ environment, agent, solution, artifacts }, built, solved, unsupported) {
		let megabytes = environment.memory_mb ?? megabytesOf(environment.memory);
		let closed = environment.network_mode === "no-network" || environment.network_mode === void 0 && environment.allowed_hosts === void 0 && environment.allow_internet === !1;
		return {
			build: built === null ? null : {
				...built,
				timeout: environment.build_timeout_sec * 1e3
			},
			workdir: environment.workdir ?? null,
			variables: environment.env ?? {},
			cpus: environment.cpus ?? null,
			memory: megabytes === null ? null : megabytes * 1024 ** 2,
			network: closed ? "no-network" : "public",
			agentUser: userOf(agent.user),
			healthcheck: environment.healthcheck === void 0 ? null : healthcheckOf(environment.healthcheck),
			solution: solved === null ? null : {
				...solved,
				variables: solution.env ?? {}
			},
			artifacts: ["/logs/artifacts", ...artifacts].map((artifact) => {
				let { source, destination } = typeof artifact == "string" ? { source: artifact } : artifact;
				return {
					source,
					target: destination || source.replace(/^\/+/, "")
				};
			}),
			unsupported
		};
	}
	function healthcheckOf(table) {
		return {
			command: table.command,
			interval: table.interval_sec * 1e3,
			timeout: Math.max(1, Math.floor(table.timeout_sec)) * 1e3,
			startPeriod: table.start_period_sec * 1e3,
			startInterval: table.start_interval_sec * 1e3,
			retries: table.retries
		};
	}
	function megabytesOf(size) {
		let [, number, unit] = /^\s*([\d.]+)\s*([GMK])\s*$/i.exec(size ?? "") ?? [];
		if (number === void 0) return null;
		let factor = {
			G: 1024,
			M: 1,
			K: 1 / 1024
		}[unit.toUpperCase()];
		return Math.max(1, Math.floor(Number(number) * factor));
	}
	function userOf(user) {
		return user === void 0 ? null : String(user);
	}
	function wordOf(value) {
		return typeof value == "string" && value.trim() !== "" ? value.trim().slice(0, 200) : null;
	}
	function wordsOf(value) {
		return Array.isArray(value) ? value.flatMap((item) => wordOf(item) ?? []) : [];
	}
	let NOT_A_TASK = new Set([
		".git",
		"node_modules",
		"__pycache__"
	]);
	function isHarbor(directory) {
		return hasTask(directory) || (0, external_node_fs_.existsSync)(external_node_path_.join(directory, "dataset.toml")) || foldersOf(directory).length > 0;
	}
	async function loadHarbor(directory, about) {
		let faults = [];
		let single = hasTask(directory);
		let root = single ? external_node_path_.dirname(directory) : directory;
		let list = single ? null : readList(directory, faults);
		let folders = single ? [directory] : list?.folders ?? foldersOf(directory);
		if (folders.length === 0 && faults.length === 0) throw new errors.yo(`dataset: ${directory} has no folder with a task.toml`);
		let instances = [];
		let notes = [];
		for (let folder of folders) {
			let task = await readTask(root, folder, faults);
			notes.push(...task.notes);
			task.instance !== null && instances.push(task.instance);
		}
		if (faults.length > 0) {
			let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
			throw new errors.yo([
				`dataset: ${directory} cannot be read:`,
				...faults.slice(0, 20),
				...more
			].join("\n"));
		}
		let names = folders.map((folder) => external_node_path_.relative(root, folder));
		return {
			name: about.name ?? list?.name ?? external_node_path_.basename(directory),
			directory: root,
			ref: about.ref,
			digest: await (0, datasets_digest.o)(root, names),
			testbed: "docker",
			instances,
			notes
		};
	}
	function readList(directory, faults) {
		let file = external_node_path_.join(directory, "dataset.toml");
		if (!(0, external_node_fs_.existsSync)(file)) return null;
		let read = readToml({
			root: directory,
			file,
			shown: "dataset.toml"
		}, datasetSchema, [], faults);
		if (read === null) return {
			name: null,
			folders: []
		};
		let { dataset, tasks } = read.table;
		let name = dataset?.name?.split("/").at(-1) ?? null;
		if (tasks === void 0 || tasks.length === 0) return {
			name,
			folders: foldersOf(directory)
		};
		let there = new Map(foldersOf(directory).map((folder) => [external_node_path_.basename(folder), folder]));
		let folders = tasks.flatMap(({ name, path: given }) => {
			let wanted = given ?? name?.split("/").at(-1) ?? "";
			let folder = there.get(external_node_path_.basename(wanted));
			folder === void 0 && faults.push(`dataset.toml: tasks: ${name ?? wanted}: there is no folder ${wanted} with a task.toml beside it; download the task first (harbor download)`);
			return folder ?? [];
		});
		return {
			name,
			folders: [...new Set(folders)]
		};
	}
	function hasTask(directory) {
		return (0, external_node_fs_.existsSync)(external_node_path_.join(directory, "task.toml"));
	}
	function foldersOf(directory) {
		let inside = (parent) => (0, external_node_fs_.existsSync)(parent) ? (0, external_node_fs_.readdirSync)(parent, { withFileTypes: !0 }).filter((entry) => entry.isDirectory() && !NOT_A_TASK.has(entry.name) && hasTask(external_node_path_.join(parent, entry.name))).map((entry) => external_node_path_.join(parent, entry.name)).sort() : [];
		let own = inside(directory);
		return own.length > 0 ? own : inside(external_node_path_.join(directory, "tasks"));
	}
}) };
