export const id = 8144;
export const ids = [8144];
export const modules = {
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
	})
};
