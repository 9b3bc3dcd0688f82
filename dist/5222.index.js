export const id = 5222;
export const ids = [5222, 8144];
export const modules = {
	51454: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52188);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67382);
		let KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
		let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
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
				let file = await (0, _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__.S)(tool, environment.PATH);
				if (file === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${tool} is not installed, or not on PATH`);
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
			let secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_4__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || KEPT_BACK.test(name)) return !1;
				return GIT_SETTINGS.test(name) || !(0, _secrets_js__WEBPACK_IMPORTED_MODULE_4__.hK)(value, secrets);
			}));
		}
	}),
	67382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FZ: () => maskedLines,
			G_: () => ownSecrets,
			hK: () => holdsSecret
		});
		let HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
		function ownSecrets(environment) {
			let values = Object.entries(environment).flatMap(([name, value]) => HOLDERS.test(name) ? [value?.trim()] : []);
			return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
		}
		function holdsSecret(text, secrets) {
			return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
		}
		function maskedLines(value) {
			return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
		}
	}),
	5222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { doctorCommand: () => doctorCommand });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var _action_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51454);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68144);
		var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52188);
		var _text_columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51873);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8020);
		var _invoked_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55173);
		var _json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62227);
		var _paint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19089);
		let LITTLE_SPACE = 10 * 1024 ** 3;
		async function doctorCommand(json) {
			let machine = (0, _action_machine_js__WEBPACK_IMPORTED_MODULE_1__.g)(process.env);
			let findings = await Promise.all([
				nodeVersion(),
				bash(machine),
				keeper(machine),
				git(machine),
				docker(machine),
				dockerCli(machine),
				space(machine),
				root()
			]);
			let host = findings.every(({ what, status }) => status !== "missing" || what !== "node");
			let containers = host && findings.every(({ status }) => status !== "missing");
			if (json) (0, _json_js__WEBPACK_IMPORTED_MODULE_9__.Q)({
				host,
				docker: containers,
				findings
			});
			else {
				let look = (0, _paint_js__WEBPACK_IMPORTED_MODULE_8__.Li)(process.stdout);
				for (let finding of findings) process.stdout.write(`${lines(finding, look).join("\n")}\n`);
				process.stdout.write(`\nThe host testbed ${host ? "works" : "does not work"} here, the Docker testbed ${containers ? "works" : "does not"}.\n`);
				host && process.stdout.write(`Try it: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_7__.u)()} run\n`);
			}
			return host || containers ? 0 : 3;
		}
		function lines({ what, status, detail, advice }, { columns, paint }) {
			let mark = {
				ok: paint("green", "✓"),
				missing: paint("red", "✗"),
				advice: paint("yellow", "!")
			}[status];
			let [first, ...rest] = (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_5__.LV)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_6__.h0)(detail), columns, " ".repeat(15));
			return [
				`${mark} ${what.padEnd(12)} ${first.trimStart()}`,
				...rest,
				...advice === null ? [] : (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_5__.LV)(advice, columns, "    ").map((line, at) => at === 0 ? `  → ${line.trimStart()}` : line)
			];
		}
		async function nodeVersion() {
			let good = Number(process.versions.node.split(".")[0]) >= 24;
			return {
				what: "node",
				status: good ? "ok" : "missing",
				detail: process.version,
				advice: good ? null : "Install Node 24 or later."
			};
		}
		async function bash(machine) {
			let found = await (0, _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_4__.S)("bash", machine.environment.PATH);
			return {
				what: "bash",
				status: found === null ? "advice" : "ok",
				detail: found ?? "not found: agents run by sh, prerunners do not run on the host",
				advice: found === null ? "Install bash." : null
			};
		}
		async function keeper(machine) {
			let found = process.platform === "linux" ? await (0, _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_4__.S)("perl", machine.environment.PATH) : null;
			return {
				what: "perl",
				status: found === null ? "advice" : "ok",
				detail: found ?? "not found, or no Linux: on the host, daemons are known by their session and environment only",
				advice: found === null ? "On Linux install perl (perl-base is enough) to have every daemon of a trial ended for certain." : null
			};
		}
		async function git(machine) {
			try {
				let { stdout } = await machine.runTool("git", ["--version"]);
				return {
					what: "git",
					status: "ok",
					detail: stdout.trim(),
					advice: null
				};
			} catch (error) {
				return {
					what: "git",
					status: "missing",
					detail: (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error),
					advice: "Install git: datasets and repositories are cloned with it. The example needs none."
				};
			}
		}
		async function docker(machine) {
			try {
				let { Version: version, ApiVersion: api } = await (await (0, _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_3__.connectDocker)(machine)).version();
				return {
					what: "docker",
					status: "ok",
					detail: `Engine ${version}, API ${api}`,
					advice: null
				};
			} catch (error) {
				return {
					what: "docker",
					status: "missing",
					detail: (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error),
					advice: "SetupBench needs Docker. On Debian and Ubuntu: apt-get install docker.io, then start dockerd. The example needs none."
				};
			}
		}
		async function dockerCli(machine) {
			let found = await (0, _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_4__.S)("docker", machine.environment.PATH);
			return {
				what: "docker CLI",
				status: found === null ? "missing" : "ok",
				detail: found ?? "not found",
				advice: found === null ? "Install the docker command: images are pulled with it, so that its logins hold." : null
			};
		}
		async function space(machine) {
			let { bavail, bsize } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(machine.temporaryDirectory);
			let free = bavail * bsize;
			return {
				what: "disk",
				status: free < LITTLE_SPACE ? "advice" : "ok",
				detail: `${(free / 1024 ** 3).toFixed(1)} GiB free at ${machine.temporaryDirectory}`,
				advice: free < LITTLE_SPACE ? "Images and repositories of a whole sweep take tens of GiB; make room." : null
			};
		}
		async function root() {
			let isRoot = process.getuid?.() === 0;
			return {
				what: "user",
				status: isRoot ? "ok" : "advice",
				detail: isRoot ? "root" : `uid ${process.getuid?.() ?? "unknown"}`,
				advice: isRoot ? null : "On the host testbed, SetupBench rows expect root; on Docker, and for the example, it does not matter."
			};
		}
	}),
	55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89372);
		function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
			if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
			return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
		}
		function realPath(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
			} catch {
				return file;
			}
		}
	}),
	62227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => printJson,
			R: () => plainJson
		});
		function printJson(value) {
			process.stdout.write(`${plainJson(JSON.stringify(value, null, 2))}\n`);
		}
		function plainJson(document) {
			return document.replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, (character) => [...Array(character.length).keys()].map((at) => escaped(character.charCodeAt(at))).join("")).replaceAll("##[", "##\\u005b");
		}
		function escaped(unit) {
			return `\\u${unit.toString(16).padStart(4, "0")}`;
		}
	}),
	19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C2: () => painter,
			Li: () => lookOf,
			j7: () => MARKS,
			uc: () => isLively
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		function lookOf(stream) {
			let coloured = stream.isTTY === !0 && stream.hasColors();
			return {
				columns: columnsOf(stream),
				paint: painter(coloured)
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
	68144: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			connectDocker: () => connectDocker,
			sharesFiles: () => sharesFiles
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var dockerode__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39040);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
		var _host_processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52621);
		var _hijack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75244);
		var _request_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28357);
		let DEFAULT_SOCKET = "/var/run/docker.sock";
		async function connectDocker(machine) {
			let host = (machine.environment.DOCKER_HOST || void 0) ?? ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(DEFAULT_SOCKET) ? void 0 : await hostOfContext(machine)) ?? `unix://${DEFAULT_SOCKET}`;
			if (host.startsWith("ssh://")) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`Docker: DOCKER_HOST=${host} is not supported; forward the socket (ssh -L) and name it as unix://…`);
			let limit = (0, _request_limit_js__WEBPACK_IMPORTED_MODULE_6__.bl)(machine.environment);
			try {
				let docker = new dockerode__WEBPACK_IMPORTED_MODULE_2__(addressOf(host, machine.environment));
				(0, _request_limit_js__WEBPACK_IMPORTED_MODULE_6__.Cd)(docker, limit);
				await docker.ping();
				return docker;
			} catch (error) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`Docker does not answer at ${host} (${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`);
			}
		}
		function sharesFiles(docker) {
			let { socketPath } = docker.modem;
			if (socketPath === void 0 || process.platform !== "linux") return !1;
			return !((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)("/.dockerenv") || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)("/run/.containerenv")) || (0, _host_processes_js__WEBPACK_IMPORTED_MODULE_4__.O3)().some(({ pid, name }) => name === "dockerd" && hasOurFiles(pid));
		}
		function hasOurFiles(pid) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/ns/mnt`) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/mnt");
			} catch {
				return !1;
			}
		}
		function addressOf(host, environment) {
			if (host.startsWith("unix://")) return {
				host: void 0,
				protocol: "http",
				socketPath: host.slice(7) || DEFAULT_SOCKET,
				timeout: void 0,
				agent: new _hijack_js__WEBPACK_IMPORTED_MODULE_5__.Y()
			};
			let { hostname, port, pathname } = new URL(host.includes("//") ? host : `tcp://${host}`);
			let secure = !!environment.DOCKER_TLS_VERIFY || port === "2376";
			let certificates = environment.DOCKER_CERT_PATH;
			let read = (file) => secure && certificates ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(certificates, file)) : void 0;
			return {
				host: hostname,
				timeout: void 0,
				port: port || (secure ? 2376 : 2375),
				protocol: secure ? "https" : "http",
				...secure ? {} : { agent: new _hijack_js__WEBPACK_IMPORTED_MODULE_5__.Y() },
				pathPrefix: pathname,
				ca: read("ca.pem"),
				cert: read("cert.pem"),
				key: read("key.pem")
			};
		}
		async function hostOfContext(machine) {
			try {
				let result = await machine.runTool("docker", [
					"context",
					"inspect",
					"--format",
					"{{.Endpoints.docker.Host}}"
				]);
				let host = result.stdout.trim();
				return result.exitCode === 0 && host.startsWith("unix://") ? host : void 0;
			} catch {
				return;
			}
		}
	}),
	75244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => HijackedConnection,
			Y: () => EngineAgent
		});
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var _intake_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75629);
		class EngineAgent extends node_http__WEBPACK_IMPORTED_MODULE_0__.Agent {
			constructor() {
				super({
					keepAlive: !0,
					scheduling: "lifo",
					timeout: 5e3
				});
			}
			getName(options) {
				return super.getName(options) + (hijacks(options) ? ":hijacked" : "");
			}
			createConnection(...[options, done]) {
				return hijacks(options) ? new HijackedConnection(options) : super.createConnection(options, done);
			}
			[node_util__WEBPACK_IMPORTED_MODULE_4__.inspect.custom]() {
				return "EngineAgent";
			}
			keepSocketAlive(connection) {
				return !(connection instanceof HijackedConnection) && !!super.keepSocketAlive(connection);
			}
		}
		function hijacks({ headers } = {}) {
			return headers !== void 0 && "Upgrade" in headers;
		}
		class HijackedConnection extends node_stream__WEBPACK_IMPORTED_MODULE_2__.Duplex {
			#socket;
			#take = (piece) => this.#buffer(piece);
			#full = null;
			constructor(options) {
				super({ allowHalfOpen: !1 });
				let onread = (0, _intake_js__WEBPACK_IMPORTED_MODULE_5__.P)(65536, (piece) => this.#take(piece), () => this.#socket);
				this.#socket = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({
					...options,
					onread
				});
				this.#socket.on("end", () => this.push(null));
				this.#socket.on("error", (error) => this.destroy(error));
				this.#socket.on("close", () => this.destroy());
			}
			async drain(take) {
				try {
					let before = this.#handOnHeld(take);
					this.#take = (piece) => before.then(() => take(piece));
					await before;
				} catch (error) {
					this.destroy();
					throw error;
				}
				this.#take = take;
				this.resume();
				await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.finished)(this, { writable: !1 });
			}
			async #handOnHeld(take) {
				for (let piece = this.read(); piece !== null; piece = this.read()) await take(piece);
			}
			#buffer(piece) {
				if (this.push(Buffer.from(piece))) return;
				this.#full = Promise.withResolvers();
				return this.#full.promise;
			}
			setTimeout(...limit) {
				this.#socket.setTimeout(...limit);
				return this;
			}
			_read() {
				this.#full?.resolve();
				this.#full = null;
			}
			_write(chunk, _, done) {
				this.#socket.write(chunk, done);
			}
			_final(done) {
				this.#socket.end(() => done());
			}
			_destroy(error, done) {
				this.#socket.destroy();
				done(error);
			}
		}
	}),
	28357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cd: () => limitRequests,
			W_: () => NoAnswer,
			bl: () => requestLimit
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		class NoAnswer extends Error {
			name = "NoAnswer";
		}
		function requestLimit(environment) {
			let given = environment.DOCKER_CLIENT_TIMEOUT || "120";
			let seconds = Number(given);
			if (!(seconds > 0 && seconds <= 86400)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`DOCKER_CLIENT_TIMEOUT: "${given}" is no number of seconds; unset it for 120`);
			return seconds * 1e3;
		}
		function limitRequests(docker, limit) {
			let modem = docker.modem;
			let dial = modem.dial.bind(modem);
			modem.dial = (options, callback) => {
				let stop = new AbortController();
				let allowed = options.path.startsWith("/commit") ? limit * 30 : limit;
				let timer = setTimeout(() => stop.abort(), allowed);
				let { abortSignal, file } = options;
				dial({
					...options,
					abortSignal: abortSignal === void 0 ? stop.signal : AbortSignal.any([abortSignal, stop.signal]),
					...file === void 0 ? {} : { file: watched(file, () => timer.refresh()) }
				}, (error, data) => {
					clearTimeout(timer);
					let what = `${options.method} ${options.path.replace(/\?.*/, "")}`;
					callback(stop.signal.aborted ? new NoAnswer(`no answer to ${what} within ${allowed / 1e3} s`) : error, data);
				});
			};
		}
		function watched(stream, piece) {
			let through = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({ transform(chunk, _, done) {
				piece();
				done(null, chunk);
			} });
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(stream, through, () => {});
		}
	}),
	52188: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	52621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			return pids().filter((pid) => textOf(`/proc/${pid}/environ`)?.includes(text)).flatMap((pid) => processOf(pid) ?? []);
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
	75629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => intake });
		function intake(size, take, socket) {
			let memory = Buffer.allocUnsafeSlow(size);
			return {
				buffer: memory,
				callback
			};
			function callback(length) {
				try {
					let held = take(memory.subarray(0, length));
					held?.then(() => socket().resume()).catch((error) => socket().destroy(error));
					return held === void 0;
				} catch (error) {
					socket().destroy(error);
					return !1;
				}
			}
		}
	}),
	51873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jj: () => cut,
			LV: () => wrap,
			eV: () => pad,
			it: () => cutMiddle,
			qz: () => widthOf
		});
		var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
		var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
		var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
		let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
		function cut(text, columns) {
			if (widthOf(text) <= columns) return text;
			return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
		}
		function beginningOf(text, columns) {
			for (let end = columns; end > 0; end--) {
				let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
				if (widthOf(part) <= columns) return part;
			}
			return "";
		}
		function cutMiddle(text, columns) {
			let width = widthOf(text);
			if (width <= columns || columns < 3) return cut(text, columns);
			let end = Math.floor((columns - 1) / 2);
			let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
			return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
		}
		function pad(text, columns, side = "left") {
			let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
			return side === "left" ? text + space : space + text;
		}
		function wrap(text, columns, prefix = "") {
			let room = columns - widthOf(prefix);
			return text.split("\n").flatMap((line) => {
				if (!Number.isFinite(room)) return [line];
				let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
					hard: !0,
					trim: !1
				}).split("\n");
				return [first, ...rest.map((part) => part.trimStart())];
			}).map((line) => (prefix + line).trimEnd());
		}
	}),
	89372: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => word,
			h: () => quote
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8020);
		function quote(text) {
			return `'${text.replaceAll("'", "'\\''")}'`;
		}
		function word(text) {
			return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
		}
	}),
	8020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LP: () => markdownCommit,
			OG: () => logLines,
			h0: () => plainLine,
			p7: () => markdownText,
			pj: () => plain
		});
		let SEQUENCE = new RegExp([
			/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/,
			/(?:\u001b[PX\]^_]|[\u0090\u0098\u009d-\u009f])[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)/,
			/\u001b(?:[ -/]+[0-~]|[0-~])/
		].map(({ source }) => source).join("|"), "g");
		let CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
		let UNUSUAL = /[^\t\n -~]/;
		function plain(text) {
			if (!UNUSUAL.test(text)) return text.replaceAll("##[", "## [");
			return text.replace(/\r\n?/g, "\n").replace(SEQUENCE, "").replace(CONTROL, "").replaceAll("##[", "## [").toWellFormed();
		}
		let UNTIDY = /[^ -~]| {2}|^ | $|##\[/;
		function plainLine(text, length = 300) {
			let line = UNTIDY.test(text) ? plain(text).replace(/\s+/g, " ").trim() : text;
			return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
		}
		function logLines(text, prefix = "│ ") {
			return plain(text).split("\n").map((line) => prefix + line).join("\n");
		}
		let REFERENCES = [
			[/@/g, "@​"],
			[/#/g, "#​"],
			[/(?<![a-z\d])(GH-)(?=\d)/gi, "$1​"],
			[/(www)(?=\.)/gi, "$1​"],
			[/:(?=\/\/|[\w+-]+:)/g, ":​"],
			[/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, "​"]
		];
		let MARKED = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;
		function markdownText(text, length = 300) {
			let line = plainLine(text, length);
			if (!MARKED.test(line)) return line;
			return REFERENCES.reduce((marked, [pattern, apart]) => marked.replace(pattern, apart), line).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
		}
		function markdownCommit(commit) {
			return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
		}
	})
};
