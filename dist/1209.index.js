export const id = 1209;
export const ids = [1209];
export const modules = {
	35645: ((__unused_webpack_module, exports, __webpack_require__) => {
		let tar = __webpack_require__(56118);
		let pump = __webpack_require__(87898);
		let fs = __webpack_require__(79896);
		let path = __webpack_require__(16928);
		let win32 = (global.Bare ? global.Bare.platform : process.platform) === "win32";
		exports.q = function pack(cwd, opts) {
			cwd ||= ".";
			opts ||= {};
			let xfs = opts.fs || fs;
			let ignore = opts.ignore || opts.filter || noop;
			let mapStream = opts.mapStream || echo;
			let statNext = statAll(xfs, opts.dereference ? xfs.stat : xfs.lstat, cwd, ignore, opts.entries, opts.sort);
			let strict = opts.strict !== !1;
			let umask = typeof opts.umask == "number" ? ~opts.umask : ~processUmask();
			let pack = opts.pack || tar.pack();
			let finish = opts.finish || noop;
			let map = opts.map || noop;
			let dmode = typeof opts.dmode == "number" ? opts.dmode : 0;
			let fmode = typeof opts.fmode == "number" ? opts.fmode : 0;
			opts.strip && (map = strip(map, opts.strip));
			if (opts.readable) {
				dmode |= 365;
				fmode |= 292;
			}
			if (opts.writable) {
				dmode |= 219;
				fmode |= 146;
			}
			onnextentry();
			function onsymlink(filename, header) {
				xfs.readlink(path.join(cwd, filename), function(err, linkname) {
					if (err) return pack.destroy(err);
					header.linkname = normalize(linkname);
					pack.entry(header, onnextentry);
				});
			}
			function onstat(err, filename, stat) {
				if (pack.destroyed) return;
				if (err) return pack.destroy(err);
				if (!filename) {
					opts.finalize !== !1 && pack.finalize();
					return finish(pack);
				}
				if (stat.isSocket()) return onnextentry();
				let header = {
					name: normalize(filename),
					mode: (stat.mode | (stat.isDirectory() ? dmode : fmode)) & umask,
					mtime: stat.mtime,
					size: stat.size,
					type: "file",
					uid: stat.uid,
					gid: stat.gid
				};
				if (stat.isDirectory()) {
					header.size = 0;
					header.type = "directory";
					header = map(header) || header;
					return pack.entry(header, onnextentry);
				}
				if (stat.isSymbolicLink()) {
					header.size = 0;
					header.type = "symlink";
					header = map(header) || header;
					return onsymlink(filename, header);
				}
				header = map(header) || header;
				if (!stat.isFile()) {
					if (strict) return pack.destroy(Error("unsupported type for " + filename));
					return onnextentry();
				}
				let entry = pack.entry(header, onnextentry);
				let rs = mapStream(xfs.createReadStream(path.join(cwd, filename), {
					start: 0,
					end: header.size > 0 ? header.size - 1 : header.size
				}), header);
				rs.on("error", function(err) {
					entry.destroy(err);
				});
				pump(rs, entry);
			}
			function onnextentry(err) {
				if (err) return pack.destroy(err);
				statNext(onstat);
			}
			return pack;
		};
		function processUmask() {
			return !global.Bare && process.umask ? process.umask() : 0;
		}
		function inside(root, name) {
			return name === root || name.startsWith(root + path.sep);
		}
		function noop() {}
		function echo(name) {
			return name;
		}
		function normalize(name) {
			return win32 ? name.replace(/\\/g, "/").replace(/[:?<>|]/g, "_") : name;
		}
		function statAll(fs, stat, cwd, ignore, entries, sort) {
			entries ||= ["."];
			let queue = entries.slice(0);
			let root = path.resolve(cwd);
			return function loop(callback) {
				if (!queue.length) return callback(null);
				let next = queue.shift();
				let nextAbs = path.join(cwd, next);
				if (!inside(root, path.resolve(cwd, next))) return callback(Error(next + " is not a valid path"));
				stat.call(fs, nextAbs, function(err, stat) {
					if (err) return callback(entries.indexOf(next) === -1 && err.code === "ENOENT" ? null : err);
					if (!stat.isDirectory()) return callback(null, next, stat);
					fs.readdir(nextAbs, function(err, files) {
						if (err) return callback(err);
						sort && files.sort();
						for (let i = 0; i < files.length; i++) ignore(path.join(cwd, next, files[i])) || queue.push(path.join(next, files[i]));
						callback(null, next, stat);
					});
				});
			};
		}
		function strip(map, level) {
			return function(header) {
				header.name = header.name.split("/").slice(level).join("/");
				let linkname = header.linkname;
				linkname && (header.type === "link" || path.isAbsolute(linkname)) && (header.linkname = linkname.split("/").slice(level).join("/"));
				return map(header);
			};
		}
	}),
	52740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => RepositoryCache });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
		var _run_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58714);
		var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40075);
		let PAUSES = [
			0,
			2e3,
			8e3
		];
		class RepositoryCache {
			#machine;
			#mirrors = new Map();
			constructor(machine) {
				this.#machine = machine;
			}
			async clone(repository, directory) {
				await advised(repository, async () => this.#clone(await this.#mirrorWith(repository), repository, directory));
			}
			async fetch(repository) {
				await advised(repository, () => this.#mirrorWith(repository));
			}
			async #clone(mirror, repository, directory) {
				let run = (...args) => (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(this.#machine.runTool, [
					"-C",
					directory,
					...args
				]);
				let commit = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(this.#machine.runTool, [
					"-C",
					mirror,
					"rev-parse",
					`${repository.commit}^{commit}`
				])).trim();
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(this.#machine.runTool, [
					"clone",
					"--quiet",
					"--no-checkout",
					"--no-hardlinks",
					mirror,
					directory
				]);
				await run("fetch", "--quiet", "origin", commit);
				await run("remote", "set-url", "origin", repository.url);
				await run("checkout", "--quiet", "--detach", commit);
			}
			#mirrorWith({ url, commit }) {
				return this.#once(`${url} ${commit}`, async () => {
					let directory = await this.#once(url, () => this.#mirror(url));
					await this.#bring(commit, directory);
					return directory;
				});
			}
			#once(key, make) {
				let mirror = this.#mirrors.get(key);
				if (mirror === void 0) {
					mirror = make();
					this.#mirrors.set(key, mirror);
					mirror.catch(() => this.#mirrors.delete(key));
				}
				return mirror;
			}
			async #bring(commit, directory) {
				if (await this.#has(directory, commit)) return;
				await this.#retry([
					"-C",
					directory,
					"fetch",
					"--quiet",
					"--tags",
					"--force",
					"origin",
					"+refs/heads/*:refs/heads/*"
				]);
				await this.#has(directory, commit) || await this.#retry([
					"-C",
					directory,
					"fetch",
					"--quiet",
					"origin",
					commit
				]);
			}
			async #mirror(url) {
				let folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#machine.cacheDirectory, "repositories");
				let directory = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(url).digest("hex").slice(0, 32)}.git`);
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) return directory;
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: !0 });
				let incomplete = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `incomplete-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
				await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(incomplete);
				try {
					await this.#retry([
						"clone",
						"--quiet",
						"--bare",
						url,
						incomplete
					]);
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(incomplete, directory).catch((error) => {
						if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) throw error;
					});
				} finally {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(incomplete, {
						recursive: !0,
						force: !0
					});
					await (0, _run_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(incomplete);
				}
				return directory;
			}
			async #has(directory, commit) {
				return (await this.#machine.runTool("git", [
					"-C",
					directory,
					"cat-file",
					"-e",
					`${commit}^{commit}`
				])).exitCode === 0;
			}
			async #retry(args) {
				let last;
				for (let pause of PAUSES) {
					await new Promise((resolve) => setTimeout(resolve, pause));
					try {
						await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(this.#machine.runTool, args);
						return;
					} catch (error) {
						if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_6__.XS) || isFinal(error)) throw error;
						last = error;
					}
				}
				throw last;
			}
		}
		async function advised(repository, work) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_6__.gX)(repository.url, "repo_url");
			try {
				await work();
			} catch (error) {
				let { url, commit } = repository;
				throw Error(`${url} at ${commit} cannot be cloned: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}\n${adviceOn(error)}`, { cause: error });
			}
		}
		function adviceOn(error) {
			let said = (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error);
			if (/Authentication failed|could not read Username|could not read Password|Permission denied/i.test(said)) return "It asks for a login: give git one on this machine (a credential helper, a key), or take a public URL.";
			if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(said)) return "See whether the repository still has that commit, and mend the row.";
			if (/No space left/i.test(said)) return "Make room where the cache is (XDG_CACHE_HOME), then run again with resume.";
			return "See whether this machine reaches it (git ls-remote), then run again with resume.";
		}
		function isFinal(error) {
			return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied/i.test(error.result.stderr);
		}
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
	63187: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			LABELS: () => LABELS,
			labelsFor: () => labelsFor,
			removeContainer: () => removeContainer,
			removeLeftContainers: () => removeLeftContainers
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
		var _run_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57245);
		var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
		let RUN = "agentbench.run";
		let OWNER = "agentbench.owner";
		let LABELS = [
			RUN,
			OWNER,
			"agentbench.instance",
			"agentbench.trial"
		];
		function labelsFor(run, owner, instanceId, trial) {
			return {
				[RUN]: run,
				[OWNER]: JSON.stringify(owner),
				"agentbench.instance": instanceId,
				"agentbench.trial": String(trial)
			};
		}
		function runFilter(run) {
			return `${RUN}=${run}`;
		}
		async function removeLeftContainers(docker, run) {
			let left = (await docker.listContainers({
				all: !0,
				filters: { label: [run === void 0 ? OWNER : runFilter(run)] }
			})).filter(({ Labels: labels }) => run !== void 0 || isOwnerDead(labels[OWNER]));
			await Promise.all(left.map(({ Id: id }) => removeContainer(docker.getContainer(id))));
			return left.length;
		}
		async function removeContainer(container) {
			for (let left = 5;; left--) try {
				await container.remove({
					force: !0,
					v: !0
				});
				return;
			} catch (error) {
				if ([404, 409].includes((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) ?? 0)) return;
				if (left === 0 || !/did not receive an exit event/.test((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) throw error;
			}
		}
		function isOwnerDead(label) {
			try {
				return (0, _run_owner_js__WEBPACK_IMPORTED_MODULE_1__.XU)(_run_owner_js__WEBPACK_IMPORTED_MODULE_1__.$K.parse(JSON.parse(label ?? "")));
			} catch {
				return !1;
			}
		}
	}),
	11209: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { dockerProvider: () => dockerProvider });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(19473);
		var mirror = __webpack_require__(52740);
		var external_node_stream_ = __webpack_require__(57075);
		var tar_fs = __webpack_require__(35645);
		var tar_stream = __webpack_require__(56118);
		let NEVER_CHANGED = new Date(0);
		function archiveOf(plan) {
			let pack = (0, tar_stream.pack)();
			fill(pack, plan).catch((error) => pack.destroy(error));
			return external_node_stream_.Readable.from(pack);
		}
		async function fill(pack, plan) {
			let targets = [...plan.emptyDirectories, ...[...plan.files, ...plan.copies].map(([target]) => target)];
			for (let target of plan.emptyDirectories) {
				let mtime = targets.some((other) => other.startsWith(`${target}/`)) ? new Date() : NEVER_CHANGED;
				pack.entry({
					name: inRoot(target),
					type: "directory",
					mode: 493,
					mtime,
					uid: 0,
					gid: 0
				});
			}
			for (let [target, text] of plan.files) pack.entry({
				name: inRoot(target),
				type: "file",
				mode: 420,
				uid: 0,
				gid: 0
			}, text);
			for (let [target, source] of plan.copies) await addCopy(pack, target, source);
			pack.finalize();
		}
		async function addCopy(pack, target, source) {
			let single = !(await (0, promises_.lstat)(source)).isDirectory();
			let [directory, entries] = single ? [external_node_path_.dirname(source), [external_node_path_.basename(source)]] : [source, void 0];
			await new Promise((resolve, reject) => {
				pack.once("error", reject);
				let options = {
					pack,
					...entries === void 0 ? {} : { entries },
					finalize: !1,
					umask: 0,
					finish: () => resolve(),
					map: (header) => ({
						...header,
						name: single || header.name === "." ? inRoot(target) : external_node_path_.posix.join(inRoot(target), header.name),
						mode: header.name === "." ? 493 : header.mode,
						uid: 0,
						gid: 0
					})
				};
				(0, tar_fs.q)(directory, options);
			});
		}
		function inRoot(target) {
			return target.replace(/^\/+/, "");
		}
		async function putArchive(container, archive) {
			let stop = new AbortController();
			let fault;
			archive.once("error", (error) => {
				fault = error;
				stop.abort();
			});
			try {
				await container.putArchive(archive, {
					path: "/",
					abortSignal: stop.signal
				});
			} catch (error) {
				throw fault ?? error;
			}
		}
		var connect = __webpack_require__(68144);
		var external_node_crypto_ = __webpack_require__(77598);
		var hijack = __webpack_require__(75244);
		class Frames {
			#output;
			#header = Buffer.alloc(8);
			#known = 0;
			#kind = "stdout";
			#left = 0;
			constructor(output) {
				this.#output = output;
			}
			take(chunk) {
				let at = 0;
				for (; at < chunk.length;) {
					if (this.#left === 0) {
						at += this.#begin(chunk, at);
						continue;
					}
					let payload = chunk.subarray(at, at + this.#left);
					at += payload.length;
					this.#left -= payload.length;
					let held = this.#output(this.#kind, payload);
					if (held !== void 0) return held.then(() => this.take(chunk.subarray(at)));
				}
			}
			#begin(chunk, at) {
				let taken = chunk.copy(this.#header, this.#known, at, at + 8 - this.#known);
				this.#known += taken;
				if (this.#known === 8) {
					this.#kind = this.#header[0] === 2 ? "stderr" : "stdout";
					this.#left = this.#header.readUInt32BE(4);
					this.#known = 0;
				}
				return taken;
			}
		}
		async function demultiplex(stream, output) {
			let frames = new Frames(output);
			if (stream instanceof hijack.A) return stream.drain((piece) => frames.take(piece));
			for await (let chunk of stream) await frames.take(chunk);
		}
		let NOTHING = Buffer.alloc(0);
		let BROKEN_OFF = Buffer.from("\n[agentbench: the output of the container ended early here]\n");
		class Console {
			#stream;
			#drained;
			#mark = `\x1eagentbench:${(0, external_node_crypto_.randomBytes)(12).toString("hex")}:`;
			#outputs = [() => {}];
			#closing = !1;
			#streams = {
				stdout: new MarkedStream(this.#mark),
				stderr: new MarkedStream(this.#mark)
			};
			constructor(stream) {
				this.#stream = stream;
				this.#drained = this.#drain().catch(() => {});
			}
			static async attach(container) {
				let stream = await container.attach({
					stream: !0,
					stdout: !0,
					stderr: !0,
					hijack: !0
				});
				return new Console(stream);
			}
			expect(output) {
				this.#outputs.push(output);
				return `${this.#mark}${this.#outputs.length - 1}\n`;
			}
			async closeWith(remove) {
				this.#closing = !0;
				try {
					await remove();
					this.#stream.end();
					await this.#drained;
				} finally {
					this.#stream.destroy();
				}
			}
			async #drain() {
				await demultiplex(this.#stream, (kind, chunk) => this.#handOn(kind, this.#streams[kind].take(chunk))).catch(() => {});
				for (let kind of ["stdout", "stderr"]) await this.#handOn(kind, this.#streams[kind].rest());
				this.#closing || await this.#outputs.at(-1)("stderr", BROKEN_OFF);
			}
			#handOn(kind, parts) {
				for (let [index, { command, bytes }] of parts.entries()) {
					let held = this.#outputs[command]?.(kind, bytes);
					if (held !== void 0) return held.then(() => this.#handOn(kind, parts.slice(index + 1)));
				}
			}
		}
		class MarkedStream {
			#mark;
			#command = 0;
			#held = NOTHING;
			constructor(mark) {
				this.#mark = Buffer.from(mark);
			}
			take(chunk) {
				let parts = [];
				let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
				for (let at = bytes.indexOf(this.#mark); at !== -1; at = bytes.indexOf(this.#mark)) {
					let number = at + this.#mark.length;
					let end = bytes.subarray(number, number + 9 + 1).indexOf(10);
					if (end === -1) break;
					this.#add(parts, bytes.subarray(0, at));
					this.#command = Number(bytes.subarray(number, number + end).toString("latin1"));
					bytes = bytes.subarray(number + end + 1);
				}
				let border = this.#beginningOfMark(bytes);
				this.#add(parts, bytes.subarray(0, border));
				this.#held = border === bytes.length ? NOTHING : Buffer.from(bytes.subarray(border));
				return parts;
			}
			rest() {
				let parts = [];
				this.#add(parts, this.#held);
				this.#held = NOTHING;
				return parts;
			}
			#add(parts, bytes) {
				bytes.length > 0 && parts.push({
					command: this.#command,
					bytes
				});
			}
			#beginningOfMark(bytes) {
				let first = this.#mark[0];
				let at = bytes.indexOf(first, Math.max(0, bytes.length - this.#mark.length - 9));
				for (; at !== -1; at = bytes.indexOf(first, at + 1)) {
					let end = bytes.subarray(at, at + this.#mark.length);
					if (end.equals(this.#mark.subarray(0, end.length))) return at;
				}
				return bytes.length;
			}
		}
		var fault = __webpack_require__(3730);
		var docker_images = __webpack_require__(50054);
		var labels = __webpack_require__(63187);
		var shell = __webpack_require__(89372);
		var types = __webpack_require__(33836);
		var external_node_timers_promises_ = __webpack_require__(58500);
		var drain = __webpack_require__(3907);
		var testbeds_pipe = __webpack_require__(25285);
		let ASK_EVERY = {
			longest: 500,
			share: .05
		};
		let SHORTEST = {
			lasting: 5,
			other: 40
		};
		let END_LIMIT = 15e3;
		let SHELLS = {
			agent: "if command -v bash >/dev/null 2>&1; then exec bash -c \"$1\"; else exec /bin/sh -c \"$1\"; fi",
			bash: "exec bash -c \"$1\"",
			sh: "exec /bin/sh -c \"$1\""
		};
		async function runInContainer(live, command, signal) {
			let { container, console } = live;
			signal.throwIfAborted();
			let script = "echo $$; " + (command.lasting ? "{ printf %s \"$2\" >/proc/1/fd/1 && printf %s \"$2\" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2; " : "") + SHELLS[command.shell];
			let exec = await container.exec({
				Cmd: [
					"/bin/sh",
					"-c",
					script,
					"sh",
					command.script,
					...command.lasting ? [console.expect(command.output)] : []
				],
				Env: Object.entries(command.environment).map(([name, value]) => `${name}=${value}`),
				WorkingDir: live.workdir,
				AttachStdout: !0,
				AttachStderr: !0
			});
			let started = performance.now();
			let stream = await exec.start({
				hijack: !0,
				stdin: !1
			});
			let session = new SessionLine();
			let lastOutput = 0;
			let drained = demultiplex(stream, async (kind, chunk) => {
				lastOutput = Infinity;
				let rest = kind === "stdout" ? session.strip(chunk) : chunk;
				rest.length > 0 && await command.output(kind, rest);
				lastOutput = performance.now();
			}).catch((error) => {
				stream.destroyed || stream.destroy();
				throw error;
			});
			drained.catch(() => {});
			let outputEnd = command.lasting ? new Promise(() => {}) : drained;
			try {
				let shortest = command.lasting ? SHORTEST.lasting : SHORTEST.other;
				let ended = await end(exec, outputEnd, shortest, command.timeout - (performance.now() - started), signal);
				let timedOut = ended === null;
				let survived = !1;
				if (timedOut) {
					survived = !await endSession(container, await session.id);
					survived || (ended = await end(exec, outputEnd, shortest, END_LIMIT, signal));
				}
				let duration = performance.now() - started;
				command.lasting || await (0, drain.Z)(drained, () => lastOutput, 100);
				if (session.fault !== null) throw new types.z(`the testbed runs no command any more: ${session.fault}`);
				return {
					exitCode: timedOut ? null : ended.ExitCode,
					timedOut,
					duration: Math.round(duration),
					survived
				};
			} finally {
				stream.destroy();
			}
		}
		async function conversationIn({ container, workdir }, argv, signal) {
			signal.throwIfAborted();
			let stream = await (await container.exec({
				Cmd: argv,
				WorkingDir: workdir,
				AttachStdin: !0,
				AttachStdout: !0
			})).start({
				hijack: !0,
				stdin: !0
			});
			let pipe = new testbeds_pipe.n();
			stream.on("error", () => {});
			demultiplex(stream, (kind, chunk) => pipe.take(kind, chunk)).catch(() => {}).finally(() => pipe.end());
			return pipe.between(stream, () => stream.destroy());
		}
		async function end(exec, outputEnd, shortest, timeout, signal) {
			let stop = new AbortController();
			let either = AbortSignal.any([stop.signal, signal]);
			let limit = (0, external_node_timers_promises_.setTimeout)(Math.max(0, timeout), null, { signal: either });
			let asked = askUntilEnd(exec, outputEnd, shortest, either);
			try {
				return await Promise.race([limit, asked]);
			} catch (error) {
				signal.throwIfAborted();
				throw error;
			} finally {
				stop.abort();
				await Promise.allSettled([limit, asked]);
			}
		}
		async function askUntilEnd(exec, outputEnd, shortest, signal) {
			let begun = performance.now();
			let sooner = outputEnd.then(() => {
				sooner = new Promise(() => {});
			});
			for (;;) {
				let elapsed = performance.now() - begun;
				let { longest, share } = ASK_EVERY;
				let pause = Math.min(longest, Math.max(shortest, share * elapsed, 30 - elapsed));
				await Promise.race([(0, external_node_timers_promises_.setTimeout)(pause, void 0, { signal }), sooner]);
				let state = await exec.inspect();
				if (!state.Running) return state;
			}
		}
		async function endSession(container, session) {
			if (session === null) return !1;
			try {
				let exec = await container.exec({
					Cmd: [
						"/bin/sh",
						"-c",
						"\nmembers() {\n  for stat in /proc/[0-9]*/stat; do\n    line=\n    read -r line 2>/dev/null <\"$stat\" || continue\n    set -- ${line##*) }\n    [ \"$4\" = \"$session\" ] && [ \"$1\" != Z ] && [ \"$1\" != X ] && printf '%s ' \"${line%% *}\"\n  done\n}\nnow() {\n  read -r up rest </proc/uptime\n  echo \"${up%.*}${up#*.}\"\n}\nsession=$1\nkill -TERM $(members) 2>/dev/null\nbegun=$(now)\nwhile [ $(($(now) - begun)) -lt 500 ]; do\n  [ -z \"$(members)\" ] && exit 0\n  sleep 0.1\ndone\nbegun=$(now)\nwhile [ $(($(now) - begun)) -lt 200 ]; do\n  kill -KILL $(members) 2>/dev/null\n  [ -z \"$(members)\" ] && exit 0\n  sleep 0.1\ndone\nexit 1\n",
						"sh",
						String(session)
					],
					AttachStdout: !0
				});
				let stream = await exec.start({
					hijack: !0,
					stdin: !1
				});
				stream.resume();
				await Promise.race([new Promise((resolve) => stream.once("close", resolve).once("end", resolve)), (0, external_node_timers_promises_.setTimeout)(END_LIMIT, void 0, { ref: !1 })]);
				stream.destroy();
				return (await exec.inspect()).ExitCode === 0;
			} catch {
				return !1;
			}
		}
		class SessionLine {
			id;
			fault = null;
			#seen = !1;
			#text = "";
			#resolve;
			constructor() {
				this.id = new Promise((resolve) => {
					this.#resolve = resolve;
				});
				setTimeout(() => this.#resolve(null), 1e4).unref();
			}
			strip(chunk) {
				if (this.#seen) return chunk;
				let end = chunk.indexOf(10);
				this.#text += chunk.subarray(0, end === -1 ? void 0 : end).toString("latin1");
				if (end === -1) return Buffer.alloc(0);
				this.#seen = !0;
				let id = /^\d+$/.test(this.#text) ? Number(this.#text) : null;
				id === null && (this.fault = this.#text.trim());
				this.#resolve(id);
				return chunk.subarray(end + 1);
			}
		}
		let KEPT_TYPES = ["file", "directory"];
		let MOST_PASSED_OVER = 1024 ** 3;
		let GO_DIRECTORY = 2 ** 31;
		let NEVER = new AbortController().signal;
		class DockerTestbed {
			kind = "docker";
			image;
			workdir;
			promptFile;
			outputDirectory;
			agentDirectory;
			prerunnerDirectory;
			#container;
			#live;
			constructor(live, places) {
				this.#live = live;
				this.#container = live.container;
				this.workdir = live.workdir;
				this.image = places.image;
				this.promptFile = places.promptFile;
				this.outputDirectory = places.outputDirectory;
				this.agentDirectory = places.agentDirectory;
				this.prerunnerDirectory = places.prerunnerDirectory;
			}
			async run(command, signal) {
				try {
					return await runInContainer(this.#live, command, signal);
				} catch (error) {
					signal.throwIfAborted();
					throw await (0, fault.eO)(this.#container, error);
				}
			}
			async converse(argv, signal) {
				try {
					return await conversationIn(this.#live, argv, signal);
				} catch (error) {
					signal.throwIfAborted();
					throw await (0, fault.eO)(this.#container, error);
				}
			}
			async *files(directory) {
				let archive;
				try {
					if (await this.#isUntouched(directory)) return;
					archive = await this.#container.getArchive({ path: directory });
				} catch (error) {
					if (error.statusCode === 404 || /: not a directory/.test((0, errors.bD)(error))) return;
					throw error;
				}
				let entries = (0, tar_stream.extract)();
				archive.on("error", (error) => entries.destroy(error)).pipe(entries);
				let passedOver = 0;
				try {
					for await (let entry of entries) {
						let { name, size } = entry.header;
						let below = name.replace(/^[^/]*\/?/, "").replace(/\/$/, "");
						let type = KEPT_TYPES.find((kept) => kept === entry.header.type) ?? "other";
						let read = !1;
						let content = () => {
							read = !0;
							return entry[Symbol.asyncIterator]();
						};
						(below !== "" || type !== "directory") && (yield {
							path: below,
							type,
							size: size ?? 0,
							content: { [Symbol.asyncIterator]: content }
						});
						read || (passedOver += size ?? 0);
						if (passedOver > MOST_PASSED_OVER) {
							yield {
								path: "",
								type: "unread",
								why: `all that comes after ${MOST_PASSED_OVER / 1024 ** 3} GiB of files too large`,
								size: 0,
								content: external_node_stream_.Readable.from([])
							};
							return;
						}
						entry.resume();
					}
				} finally {
					archive.destroy();
				}
			}
			async #isUntouched(directory) {
				try {
					let answer = await this.#container.infoArchive({ path: directory });
					answer.resume();
					let stat = String(answer.headers["x-docker-container-path-stat"] ?? "");
					if (stat === "") return !1;
					let { mode, mtime } = JSON.parse(Buffer.from(stat, "base64").toString());
					return Math.floor(mode / GO_DIRECTORY) % 2 == 1 && Date.parse(mtime) === NEVER_CHANGED.getTime();
				} catch (error) {
					if ((0, fault.c2)(error) !== void 0) return !1;
					throw error;
				}
			}
			async place(contents) {
				let targets = contents.map(([target]) => target);
				let command = {
					shell: "sh",
					script: targets.map((target) => `/bin/rm -rf -- ${(0, shell.h)(target)}`).join(" && "),
					environment: {},
					timeout: 6e4,
					lasting: !1,
					output() {}
				};
				let { exitCode } = await this.run(command, NEVER);
				if (exitCode !== 0) throw new types.z(`${targets.join(", ")} cannot be removed: exit code ${exitCode}`);
				let plan = {
					emptyDirectories: [],
					files: [],
					copies: []
				};
				for (let [target, content] of contents) content === "empty directory" ? plan.emptyDirectories.push(target) : "directory" in content ? plan.copies.push([target, content.directory]) : plan.files.push([target, content.text]);
				try {
					await putArchive(this.#container, archiveOf(plan));
				} catch (error) {
					throw await (0, fault.eO)(this.#container, error);
				}
			}
			async keepImage(name) {
				let colon = name.lastIndexOf(":");
				let tagged = colon > name.lastIndexOf("/");
				await this.#container.commit({
					repo: tagged ? name.slice(0, colon) : name,
					tag: tagged ? name.slice(colon + 1) : "latest",
					changes: asItWas(this.image.config)
				});
			}
			async remove() {
				try {
					await this.#live.console.closeWith(() => (0, labels.removeContainer)(this.#container));
					return [];
				} catch (error) {
					throw new errors.ZD("docker", `container ${this.#container.id.slice(0, 12)} is not removed: ${(0, errors.bD)(error)}`);
				}
			}
		}
		function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }) {
			return [
				...labels.LABELS.map((label) => `LABEL ${label}=""`),
				...entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : [],
				`CMD ${JSON.stringify(command?.length ? command : ["/bin/sh"])}`,
				...user ? [`USER ${user}`] : []
			];
		}
		let OURS = "/agentbench";
		let AGENT = "/opt/agent";
		let IDLE = [
			"/bin/sh",
			"-c",
			"trap \"exit 0\" TERM; while :; do sleep 3600 & wait $!; case $? in 126|127) exit 1 ;; esac; done"
		];
		async function dockerProvider(options, agentDirectory, run, machine) {
			let docker = await (0, connect.connectDocker)(machine);
			let images = new docker_images.T(docker, machine);
			let repositories = new mirror.R(machine);
			let workdir = options.workdir ?? "/testbed";
			let mounted = agentDirectory !== null && (0, connect.sharesFiles)(docker);
			return {
				kind: "docker",
				make
			};
			async function make(request, signal) {
				let { instance } = request;
				let choice = (0, docker_images.N)(instance.image, options);
				if (choice === null) throw new errors.ZD("image", `${instance.id} names no image; set the option image`);
				let checkout = await cloneFor(request);
				try {
					let image = await images.provide(choice);
					signal.throwIfAborted();
					let container = await create(request, image);
					await orRemoved(container, signal, () => putArchive(container, archiveOf(planFor(request, checkout))));
					let places = placesFor(request, image);
					return {
						start: (signal) => orRemoved(container, signal, () => start(container, places, signal)),
						discard: () => (0, labels.removeContainer)(container)
					};
				} catch (error) {
					if (signal.aborted) throw error;
					if ((0, fault.c2)(error) === 404 && /no such image/i.test((0, errors.bD)(error))) {
						images.forget(choice.name);
						throw new errors.ZD("image", `the image ${choice.name} was deleted while the run was under way`);
					}
					throw (0, fault.lp)(error);
				} finally {
					checkout !== null && await (0, promises_.rm)(checkout, {
						recursive: !0,
						force: !0
					});
				}
			}
			async function start(container, places, signal) {
				let console = await Console.attach(container);
				await container.start();
				signal.throwIfAborted();
				return new DockerTestbed({
					container,
					workdir,
					console
				}, places);
			}
			function placesFor({ instance }, image) {
				return {
					image,
					promptFile: `${OURS}/prompt.md`,
					outputDirectory: `${OURS}/output`,
					agentDirectory: agentDirectory === null ? null : AGENT,
					prerunnerDirectory: instance.prerunner === null ? null : `${OURS}/prerunner`
				};
			}
			async function cloneFor({ instance }) {
				if (instance.repository === null) return null;
				let directory = await (0, promises_.mkdtemp)(external_node_path_.join(run.directory, "clone-"));
				try {
					await repositories.clone(instance.repository, directory);
					return directory;
				} catch (error) {
					await (0, promises_.rm)(directory, {
						recursive: !0,
						force: !0
					});
					throw new errors.ZD("git", (0, errors.bD)(error), { cause: error });
				}
			}
			function create({ instance, trial }, image) {
				return docker.createContainer({
					Image: image.name,
					...image.config.Entrypoint?.length ? {
						Entrypoint: IDLE,
						Cmd: []
					} : { Cmd: IDLE },
					User: "0:0",
					WorkingDir: workdir,
					Labels: (0, labels.labelsFor)(run.id, run.owner, instance.id, trial),
					HostConfig: {
						Init: !0,
						LogConfig: {
							Type: "none",
							Config: {}
						},
						NetworkMode: options.network,
						PidsLimit: 4096,
						...options.cpus === void 0 ? {} : { NanoCpus: Math.round(options.cpus * 1e9) },
						...options.memory === void 0 ? {} : {
							Memory: options.memory,
							MemorySwap: options.memory
						},
						...mounted ? { Mounts: [{
							Type: "bind",
							Source: agentDirectory,
							Target: AGENT,
							ReadOnly: !0
						}] } : {}
					}
				});
			}
			function planFor({ instance, prompt }, checkout) {
				let directories = [
					[workdir, checkout],
					...instance.fixtures.map(({ source, target }) => [external_node_path_.posix.join(workdir, target), source]),
					[`${OURS}/prerunner`, instance.prerunner],
					[AGENT, mounted ? null : agentDirectory]
				];
				return {
					emptyDirectories: [OURS, `${OURS}/output`],
					files: [[`${OURS}/prompt.md`, prompt]],
					copies: directories.filter((entry) => entry[1] !== null)
				};
			}
		}
		async function orRemoved(container, signal, work) {
			try {
				return await work();
			} catch (error) {
				await (0, labels.removeContainer)(container).catch(() => {});
				throw signal.aborted ? error : (0, fault.lp)(error);
			}
		}
	}),
	3907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => drain,
			f: () => DRAIN_LIMIT
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let DRAIN_LIMIT = 1e3;
		async function drain(end, lastOutput, quiet) {
			let begun = performance.now();
			for (;;) {
				let open = await Promise.race([end.then(() => !1), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quiet / 2, !0)]);
				let now = performance.now();
				if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT) return;
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
	25285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => Pipe });
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
		class Pipe {
			#output = new node_stream__WEBPACK_IMPORTED_MODULE_1__.PassThrough();
			#last = 0;
			#held = 0;
			constructor() {
				this.#output.on("error", () => {});
			}
			async take(kind, chunk) {
				this.#last = performance.now();
				if (kind === "stderr" || this.#output.destroyed || this.#output.write(Buffer.from(chunk))) return;
				let gone = new AbortController();
				let options = { signal: gone.signal };
				this.#held += 1;
				await Promise.race([(0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, "drain", options), (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, "close", options)]).catch(() => {});
				--this.#held;
				this.#last = performance.now();
				gone.abort();
			}
			end() {
				this.#output.end();
			}
			async endAfter(printed) {
				let end = printed.then(() => !1, () => !1);
				for (; await Promise.race([end, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(25, !0, { ref: !1 })]) && !(this.#held === 0 && performance.now() - this.#last >= 50););
				this.end();
			}
			between(input, hangUp = () => {}) {
				return {
					input,
					output: this.#output,
					close: () => {
						input.end();
						this.#output.destroy();
						hangUp();
					}
				};
			}
		}
	})
};
