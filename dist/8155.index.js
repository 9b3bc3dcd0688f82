export const id = 8155;
export const ids = [8155];
export const modules = {
	31424: ((module, __unused_webpack_exports, __webpack_require__) => {
		var once = __webpack_require__(55560);
		var noop = function() {};
		var qnt = global.Bare ? queueMicrotask : process.nextTick.bind(process);
		var isRequest = function(stream) {
			return stream.setHeader && typeof stream.abort == "function";
		};
		var isChildProcess = function(stream) {
			return stream.stdio && Array.isArray(stream.stdio) && stream.stdio.length === 3;
		};
		var eos = function(stream, opts, callback) {
			if (typeof opts == "function") return eos(stream, null, opts);
			opts ||= {};
			callback = once(callback || noop);
			var ws = stream._writableState;
			var rs = stream._readableState;
			var readable = opts.readable || opts.readable !== !1 && stream.readable;
			var writable = opts.writable || opts.writable !== !1 && stream.writable;
			var cancelled = !1;
			var onlegacyfinish = function() {
				stream.writable || onfinish();
			};
			var onfinish = function() {
				writable = !1;
				readable || callback.call(stream);
			};
			var onend = function() {
				readable = !1;
				writable || callback.call(stream);
			};
			var onexit = function(exitCode) {
				callback.call(stream, exitCode ? Error("exited with error code: " + exitCode) : null);
			};
			var onerror = function(err) {
				callback.call(stream, err);
			};
			var onclose = function() {
				qnt(onclosenexttick);
			};
			var onclosenexttick = function() {
				if (cancelled) return;
				if (readable && !(rs && rs.ended && !rs.destroyed)) return callback.call(stream, Error("premature close"));
				if (writable && !(ws && ws.ended && !ws.destroyed)) return callback.call(stream, Error("premature close"));
			};
			var onrequest = function() {
				stream.req.on("finish", onfinish);
			};
			if (isRequest(stream)) {
				stream.on("complete", onfinish);
				stream.on("abort", onclose);
				stream.req ? onrequest() : stream.on("request", onrequest);
			} else if (writable && !ws) {
				stream.on("end", onlegacyfinish);
				stream.on("close", onlegacyfinish);
			}
			isChildProcess(stream) && stream.on("exit", onexit);
			stream.on("end", onend);
			stream.on("finish", onfinish);
			opts.error !== !1 && stream.on("error", onerror);
			stream.on("close", onclose);
			return function() {
				cancelled = !0;
				stream.removeListener("complete", onfinish);
				stream.removeListener("abort", onclose);
				stream.removeListener("request", onrequest);
				stream.req && stream.req.removeListener("finish", onfinish);
				stream.removeListener("end", onlegacyfinish);
				stream.removeListener("close", onlegacyfinish);
				stream.removeListener("finish", onfinish);
				stream.removeListener("exit", onexit);
				stream.removeListener("end", onend);
				stream.removeListener("error", onerror);
				stream.removeListener("close", onclose);
			};
		};
		module.exports = eos;
	}),
	55560: ((module, __unused_webpack_exports, __webpack_require__) => {
		var wrappy = __webpack_require__(58264);
		module.exports = wrappy(once);
		module.exports.strict = wrappy(onceStrict);
		once.proto = once(function() {
			Object.defineProperty(Function.prototype, "once", {
				value: function() {
					return once(this);
				},
				configurable: !0
			});
			Object.defineProperty(Function.prototype, "onceStrict", {
				value: function() {
					return onceStrict(this);
				},
				configurable: !0
			});
		});
		function once(fn) {
			var f = function() {
				if (f.called) return f.value;
				f.called = !0;
				return f.value = fn.apply(this, arguments);
			};
			f.called = !1;
			return f;
		}
		function onceStrict(fn) {
			var f = function() {
				if (f.called) throw Error(f.onceError);
				f.called = !0;
				return f.value = fn.apply(this, arguments);
			};
			f.onceError = (fn.name || "Function wrapped with `once`") + " shouldn't be called more than once";
			f.called = !1;
			return f;
		}
	}),
	87898: ((module, __unused_webpack_exports, __webpack_require__) => {
		var once = __webpack_require__(55560);
		var eos = __webpack_require__(31424);
		var fs;
		try {
			fs = __webpack_require__(79896);
		} catch {}
		var noop = function() {};
		var ancient = typeof process > "u" ? !1 : /^v?\.0/.test(process.version);
		var isFn = function(fn) {
			return typeof fn == "function";
		};
		var isFS = function(stream) {
			if (!ancient) return !1;
			if (!fs) return !1;
			return (stream instanceof (fs.ReadStream || noop) || stream instanceof (fs.WriteStream || noop)) && isFn(stream.close);
		};
		var isRequest = function(stream) {
			return stream.setHeader && isFn(stream.abort);
		};
		var destroyer = function(stream, reading, writing, callback) {
			callback = once(callback);
			var closed = !1;
			stream.on("close", function() {
				closed = !0;
			});
			eos(stream, {
				readable: reading,
				writable: writing
			}, function(err) {
				if (err) return callback(err);
				closed = !0;
				callback();
			});
			var destroyed = !1;
			return function(err) {
				if (closed) return;
				if (destroyed) return;
				destroyed = !0;
				if (isFS(stream)) return stream.close(noop);
				if (isRequest(stream)) return stream.abort();
				if (isFn(stream.destroy)) return stream.destroy();
				callback(err || Error("stream was destroyed"));
			};
		};
		var call = function(fn) {
			fn();
		};
		var pipe = function(from, to) {
			return from.pipe(to);
		};
		var pump = function() {
			var streams = Array.prototype.slice.call(arguments);
			var callback = isFn(streams[streams.length - 1] || noop) && streams.pop() || noop;
			Array.isArray(streams[0]) && (streams = streams[0]);
			if (streams.length < 2) throw Error("pump requires two streams per minimum");
			var error;
			var destroys = streams.map(function(stream, i) {
				var reading = i < streams.length - 1;
				return destroyer(stream, reading, i > 0, function(err) {
					error ||= err;
					err && destroys.forEach(call);
					if (reading) return;
					destroys.forEach(call);
					callback(error);
				});
			});
			return streams.reduce(pipe);
		};
		module.exports = pump;
	}),
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
	58264: ((module) => {
		module.exports = wrappy;
		function wrappy(fn, cb) {
			if (fn && cb) return wrappy(fn)(cb);
			if (typeof fn != "function") throw TypeError("need wrapper function");
			Object.keys(fn).forEach(function(k) {
				wrapper[k] = fn[k];
			});
			return wrapper;
			function wrapper() {
				var args = Array(arguments.length);
				for (var i = 0; i < args.length; i++) args[i] = arguments[i];
				var ret = fn.apply(this, args);
				var cb = args[args.length - 1];
				typeof ret == "function" && ret !== cb && Object.keys(cb).forEach(function(k) {
					ret[k] = cb[k];
				});
				return ret;
			}
		}
	}),
	50054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => chooseImage,
			T: () => Images
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
		let SUBSTITUTES = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
		let PAUSES = [
			0,
			3e3,
			1e4
		];
		function chooseImage(rowImage, options) {
			if (options.image !== void 0) return {
				name: options.image,
				substituted: !1
			};
			if (rowImage === null) return null;
			let mapped = options["image-map"].get(rowImage);
			if (mapped !== void 0) return {
				name: mapped,
				substituted: !1
			};
			let substitute = SUBSTITUTES[rowImage];
			return substitute === void 0 ? {
				name: rowImage,
				substituted: !1
			} : {
				name: substitute,
				substituted: !0
			};
		}
		class Images {
			#engine;
			#machine;
			#images = new Map();
			constructor(engine, machine) {
				this.#engine = engine;
				this.#machine = machine;
			}
			async provide(choice, build = null) {
				let image = this.#images.get(choice.name);
				if (image === void 0) {
					image = this.#provide(choice.name, build);
					this.#images.set(choice.name, image);
					image.catch((error) => error.kind === "docker" && this.forget(choice.name));
				}
				return {
					...choice,
					...await image
				};
			}
			forget(name) {
				this.#images.delete(name);
			}
			async #provide(name, build) {
				let present = await this.#inspect(name);
				if (present !== null) return present;
				await (build?.() ?? this.#pull(name));
				let pulled = await this.#inspect(name);
				if (pulled === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not there after it was ${build === null ? "pulled" : "built"}`);
				return pulled;
			}
			async #inspect(name) {
				try {
					let { id, digests, config } = await this.#engine.image(name);
					return {
						id,
						digest: digests[0] ?? id,
						config
					};
				} catch (error) {
					if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 404) return null;
					throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.lp)(error);
				}
			}
			async #pull(name) {
				let said = "";
				for (let pause of PAUSES) {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
					let result = await this.#machine.runTool("docker", [
						"pull",
						"--quiet",
						"--",
						name
					]).catch((error) => {
						throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not here and cannot be pulled: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
					});
					if (result.exitCode === 0) return;
					said = result.stderr.trim().split("\n").slice(-3).join("\n");
					if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
				}
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} cannot be pulled: ${said}`);
			}
		}
	}),
	98155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			dockerProvider: () => dockerProvider,
			hasKeptImage: () => hasKeptImage,
			keptContainer: () => keptContainer,
			leftContainers: () => leftContainers,
			removeLeft: () => removeLeft
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var tree = __webpack_require__(13590);
		var mirror = __webpack_require__(52740);
		let IDLE = "trap 'exit 0' TERM\nwhile :; do\n  sleep 3600 &\n  wait $!\n  case $? in\n    126 | 127) exit 1 ;;\n  esac\ndone\n";
		var testbeds_given = __webpack_require__(30464);
		var external_node_stream_ = __webpack_require__(57075);
		var tar_fs = __webpack_require__(35645);
		var tar_stream = __webpack_require__(56118);
		let KEPT_TYPES = ["file", "directory"];
		let NEVER_CHANGED = new Date(0);
		function archiveOf(plan, packed = null) {
			let pack = (0, tar_stream.pack)();
			fill(pack, plan, packed).catch((error) => pack.destroy(error));
			return external_node_stream_.Readable.from(pack);
		}
		function identityOf({ type, size, mode, mtime, linkname }) {
			if (type === "directory") return "directory";
			if (type === "symlink") return `symlink:${linkname}`;
			return [
				type,
				size,
				(mode ?? 0) & 4095,
				Math.floor(Number(mtime ?? 0) / 1e3)
			].join(":");
		}
		async function fill(pack, plan, packed) {
			let targets = [...plan.emptyDirectories, ...[...plan.files, ...plan.copies].map(([target]) => target)];
			for (let target of plan.openDirectories ?? []) pack.entry({
				name: inRoot(target),
				type: "directory",
				mode: 511,
				uid: 0,
				gid: 0
			});
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
			for (let [target, source] of plan.copies) await addCopy(pack, target, source, packed);
			pack.finalize();
		}
		async function addCopy(pack, target, source, packed) {
			let prefix = `${inRoot(packed?.below ?? "")}/`;
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
					map(header) {
						let name = single || header.name === "." ? inRoot(target) : external_node_path_.posix.join(inRoot(target), header.name);
						let mode = header.name === "." ? 493 : header.mode;
						let packedAs = {
							...header,
							name,
							mode,
							uid: 0,
							gid: 0
						};
						name.startsWith(prefix) && packed?.files.put(name.slice(prefix.length), seenOf(packedAs));
						return packedAs;
					},
					mapStream(content, { name, size }) {
						name.startsWith(prefix) && packed?.files.keepText(name.slice(prefix.length), size ?? 0, content);
						return content;
					}
				};
				(0, tar_fs.q)(directory, options);
			});
		}
		function seenOf(header) {
			return {
				type: KEPT_TYPES.find((kept) => kept === header.type) ?? "other",
				identity: identityOf(header),
				text: null
			};
		}
		function inRoot(target) {
			return target.replace(/^\/+/, "");
		}
		var format = __webpack_require__(18253);
		async function buildImage(name, { directory, digest, timeout }, { machine, tell, id, signal }) {
			let started = performance.now();
			let told = started;
			let end = "";
			tell(`${id}: building its image`);
			let result = await machine.runTool("docker", [
				"build",
				"--label",
				`agentbench.task=${digest}`,
				"--tag",
				name,
				"--file",
				`${directory}/Dockerfile`,
				directory
			], {
				timeout,
				signal,
				onOutput(chunk) {
					end = (end + chunk).slice(-2e3);
					if (performance.now() - told < 3e4) return;
					told = performance.now();
					tell(`${id}: building its image for ${(0, format.a3)(told - started)}: ${end.trimEnd().split("\n").at(-1)}`);
				}
			});
			signal.throwIfAborted();
			let took = (0, format.a3)(performance.now() - started);
			if (result.exitCode === 0) return tell(`${id}: built its image in ${took}`);
			let why = result.timedOut ? `is not built within ${timeout / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
			throw new errors.ZD("image_build", `the image of ${id} ${why}; the end of the log:\n${end.trim()}`);
		}
		var connect = __webpack_require__(45712);
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_timers_promises_ = __webpack_require__(58500);
		var hijack = __webpack_require__(77344);
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
			#taken = 0;
			#held = !1;
			#streams = {
				stdout: new MarkedStream(this.#mark),
				stderr: new MarkedStream(this.#mark)
			};
			constructor(stream) {
				this.#stream = stream;
				this.#drained = this.#drain().catch(() => {});
			}
			static async attach(container) {
				return new Console(await container.attach());
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
					await this.#isDrained() || await this.#outputs.at(-1)("stderr", BROKEN_OFF);
				} finally {
					this.#stream.destroy();
				}
			}
			async #isDrained() {
				for (let taken = -1; taken !== this.#taken || this.#held;) {
					taken = this.#taken;
					if (await Promise.race([this.#drained.then(() => !0), (0, external_node_timers_promises_.setTimeout)(5e3, !1, { ref: !1 })])) return !0;
				}
				return !1;
			}
			async #drain() {
				await demultiplex(this.#stream, (kind, chunk) => this.#take(kind, chunk)).catch(() => {});
				for (let kind of ["stdout", "stderr"]) await this.#handOn(kind, this.#streams[kind].rest());
				this.#closing || await this.#outputs.at(-1)("stderr", BROKEN_OFF);
			}
			#take(kind, chunk) {
				this.#taken += 1;
				let held = this.#handOn(kind, this.#streams[kind].take(chunk));
				if (held === void 0) return;
				this.#held = !0;
				return held.finally(() => {
					this.#held = !1;
				});
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
			get number() {
				return this.#command;
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
		var docker_fault = __webpack_require__(3730);
		var docker_images = __webpack_require__(50054);
		var external_node_events_ = __webpack_require__(78474);
		let COULD_NOT_ATTACH = [126, 127];
		async function stateAfterOutput(exec, signal) {
			let begun = performance.now();
			for (;;) {
				let state = await exec.inspect(signal);
				if (!state.running || performance.now() - begun > 3e3) return state;
				await (0, external_node_timers_promises_.setTimeout)(50, void 0, signal === void 0 ? {} : { signal });
			}
		}
		async function doesShellWork(container, workdir, signal) {
			let code = (0, external_node_crypto_.randomInt)(64, 120);
			let settings = {
				Cmd: [
					"/bin/sh",
					"-c",
					`exit ${code}`
				],
				WorkingDir: workdir
			};
			let exec = await container.exec(settings, signal);
			await exec.startDetached(signal);
			return (await stateAfterOutput(exec, signal)).exitCode === code;
		}
		let SHELLS = {
			agent: "if command -v bash >/dev/null 2>&1; then exec bash -c \"$1\"; else exec /bin/sh -c \"$1\"; fi",
			bash: "exec bash -c \"$1\"",
			sh: "exec /bin/sh -c \"$1\""
		};
		function lastingCommand({ shell, script }, mark) {
			return { Cmd: [
				"/bin/sh",
				"-c",
				"echo $$\n{ printf %s \"$2\" >/proc/1/fd/1 && printf %s \"$2\" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2\n" + SHELLS[shell],
				"sh",
				script,
				mark
			] };
		}
		class MarkedCommand {
			ownCode = (0, external_node_crypto_.randomInt)(64, 120);
			#mark = `\x1eagentbench-end:${(0, external_node_crypto_.randomBytes)(12).toString("hex")}:`;
			#streams = {
				stdout: new MarkedStream(this.#mark),
				stderr: new MarkedStream(this.#mark)
			};
			settings({ shell, script }) {
				return {
					Cmd: [
						"/bin/sh",
						"-c",
						"exec 3>&2 2>/dev/null\nset -- \"$AGENTBENCH_SCRIPT\" \"$AGENTBENCH_MARK\" \"$AGENTBENCH_CODE\" \"$1\"\nunset AGENTBENCH_SCRIPT AGENTBENCH_MARK AGENTBENCH_CODE\ncommand -v setsid >/dev/null || exec /bin/sh -c \"echo \\$\\$ alone; $4\" sh \"$1\" 2>&3 3>&-\nsetsid /bin/sh -c \"echo \\$\\$; $4\" sh \"$1\" 2>&3 3>&-\ncode=$?\ntrap '' PIPE\nprintf '%s%s\\n' \"$2\" \"$((code + 1))\"\nprintf '%s%s\\n' \"$2\" \"$((code + 1))\" >&3\nexit \"$3\"\n",
						"sh",
						SHELLS[shell]
					],
					Env: [
						`AGENTBENCH_SCRIPT=${script}`,
						`AGENTBENCH_MARK=${this.#mark}`,
						`AGENTBENCH_CODE=${this.ownCode}`
					]
				};
			}
			take(stream, chunk) {
				return this.#streams[stream].take(chunk).map(({ bytes }) => bytes);
			}
			rest(stream) {
				return this.#streams[stream].rest().map(({ bytes }) => bytes);
			}
			get exitCode() {
				let [out, err] = [this.#streams.stdout.number, this.#streams.stderr.number];
				return out === 0 || err === 0 ? null : out - 1;
			}
		}
		async function interactIn({ container, workdir }, { script, environment }, seat, signal) {
			signal.throwIfAborted();
			let { terminal } = seat;
			let exec = await container.exec({
				Cmd: script === null ? [
					"/bin/sh",
					"-c",
					"if command -v bash >/dev/null 2>&1; then exec bash; else exec /bin/sh; fi"
				] : [
					"/bin/sh",
					"-c",
					SHELLS.agent,
					"sh",
					script
				],
				Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
				...workdir === void 0 ? {} : { WorkingDir: workdir },
				AttachStdin: !0,
				AttachStdout: !0,
				AttachStderr: !0,
				Tty: terminal !== null
			}, signal);
			let stream = await exec.start(signal, terminal?.size());
			let abort = () => stream.destroy();
			signal.addEventListener("abort", abort, { once: !0 });
			stream.on("error", () => {});
			try {
				await interact_connect(stream, exec, seat);
			} finally {
				signal.removeEventListener("abort", abort);
				stream.destroy();
			}
			signal.throwIfAborted();
			let { running, exitCode } = await stateAfterOutput(exec, signal);
			if (running || exitCode === null) throw new errors.ZD("docker", "the connection to the command in the container broke");
			return exitCode;
		}
		async function interact_connect(stream, exec, { input, output, errors, terminal }) {
			let resize = () => {
				terminal !== null && exec.resize(terminal.size()).catch(() => {});
			};
			let endResizing = terminal?.onResize(resize);
			terminal?.setRaw(!0);
			resize();
			input.pipe(stream);
			try {
				terminal === null ? await demultiplex(stream, (kind, chunk) => write(kind === "stdout" ? output : errors, chunk)) : await stream.drain((chunk) => write(output, chunk));
			} catch {} finally {
				input.unpipe(stream);
				input.pause();
				terminal?.setRaw(!1);
				endResizing?.();
			}
		}
		async function write(to, chunk) {
			if (to.destroyed || to.write(Buffer.from(chunk))) return;
			await Promise.race([(0, external_node_events_.once)(to, "drain"), (0, external_node_events_.once)(to, "close")]).catch(() => {});
		}
		var owner = __webpack_require__(88350);
		let RUN = "agentbench.run";
		let OWNER = "agentbench.owner";
		let KEEPER = "agentbench.keeper";
		let INSTANCE = "agentbench.instance";
		let TRIAL = "agentbench.trial";
		let KEPT_NAME = "agentbench-kept-";
		let LABELS = [
			RUN,
			OWNER,
			KEEPER,
			INSTANCE,
			TRIAL
		];
		function labelsFor(run, owner, instanceId, trial, keepable = !1) {
			return {
				[RUN]: run,
				[keepable ? KEEPER : OWNER]: JSON.stringify(owner),
				[INSTANCE]: instanceId,
				[TRIAL]: String(trial)
			};
		}
		function runFilter(run) {
			return `${RUN}=${run}`;
		}
		function keptName({ id }) {
			return `${KEPT_NAME}${id.slice(0, 12)}`;
		}
		async function containersLeft(engine) {
			return (await engine.containersWith(RUN, !0)).filter(({ labels }) => isOwnerDead(labels)).map(({ id, name, labels, size }) => ({
				id,
				name,
				kept: isKept(name),
				instanceId: labels[INSTANCE] ?? "",
				trial: labels[TRIAL] ?? "",
				size
			}));
		}
		async function findKept(engine, wanted) {
			let found = (await engine.containersWith(RUN)).find(({ name }) => name === wanted && isKept(name));
			return found === void 0 ? null : engine.container(found.id);
		}
		function isKept(name) {
			return name.startsWith(KEPT_NAME);
		}
		async function removeLeftContainers(engine, run) {
			let left = (await engine.containersWith(run === void 0 ? RUN : runFilter(run))).filter(({ name, labels }) => !isKept(name) && (run !== void 0 || isOwnerDead(labels)));
			await Promise.all(left.map(({ id }) => removeContainer(engine.container(id))));
			return left.length;
		}
		async function removeContainer(container) {
			for (let left = 5;; left--) try {
				await container.remove();
				return;
			} catch (error) {
				if ([404, 409].includes((0, docker_fault.c2)(error) ?? 0)) return;
				if (left === 0 || !/did not receive an exit event/.test((0, errors.bD)(error))) throw error;
			}
		}
		function isOwnerDead(labels) {
			try {
				return (0, owner.XU)(owner.$K.parse(JSON.parse(labels[OWNER] || labels[KEEPER] || "")));
			} catch {
				return !1;
			}
		}
		let KEPT = "agentbench.kept";
		async function commitAs(given, { engine, container }, config) {
			let name = given.lastIndexOf(":") > given.lastIndexOf("/") ? given : `${given}:latest`;
			let there = await labelsOf(engine, name);
			if (there !== null && there[KEPT] !== name) throw Error("an image of that name exists and was not kept under it");
			let colon = name.lastIndexOf(":");
			await container.commit(name.slice(0, colon), name.slice(colon + 1), [`LABEL ${KEPT}=${JSON.stringify(name)}`, ...asItWas(config)]);
		}
		async function isKeptImage(engine, name) {
			let labels = await labelsOf(engine, name);
			return labels !== null && labels[KEPT] === name;
		}
		async function labelsOf(engine, name) {
			try {
				return (await engine.image(name)).config.Labels ?? {};
			} catch (error) {
				if ((0, docker_fault.c2)(error) === 404) return null;
				throw error;
			}
		}
		function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }) {
			return [
				...LABELS.map((label) => `LABEL ${label}=""`),
				...entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : [],
				`CMD ${JSON.stringify(command?.length ? command : ["/bin/sh"])}`,
				...user ? [`USER ${user}`] : []
			];
		}
		var external_node_fs_ = __webpack_require__(73024);
		let HOME = "/agentbench-relay";
		let START_LIMIT = 3e4;
		class Relays {
			#engine;
			#directory;
			#files;
			#opened = 0;
			static async open(engine, directory) {
				if (!(0, connect.cB)(engine)) throw new errors.yo("network: restricted needs a Docker daemon on this machine, with access to its files; use network: bridge, or run the job on the daemon’s own machine");
				await (0, promises_.mkdir)(external_node_path_.join(directory, "relay"), { mode: 493 });
				await (0, promises_.writeFile)(external_node_path_.join(directory, "relay", "relay.mjs"), "// Runs beside a container without a network, in its network namespace: passes each connection to a port of its loopback on\n// to the harness's socket. Usage: relay.mjs PORT SOCKET. Prints one line when it listens.\nimport net from 'node:net';\n\nconst [port, socket] = process.argv.slice(2);\n\nconst server = net.createServer({ allowHalfOpen: true }, (inside) => {\n  const outside = net.connect({ path: socket, allowHalfOpen: true });\n  inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());\n  outside.on('error', () => inside.resetAndDestroy()).on('close', () => inside.destroySoon());\n  inside.pipe(outside);\n  outside.pipe(inside);\n});\n// More would exhaust the files of this program, which is the testbed's only way out.\nserver.maxConnections = 1024;\nserver.on('error', (error) => {\n  process.stdout.write(`${error.message}\\n`);\n  process.exitCode = 1;\n});\nserver.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\\n'));\n", { mode: 420 });
				return new Relays(engine, directory);
			}
			constructor(engine, directory) {
				this.#engine = engine;
				this.#directory = external_node_path_.join(directory, "relay");
				this.#files = nodeFiles();
			}
			async start(testbed, image, labels) {
				let place = external_node_path_.join(this.#directory, String(++this.#opened));
				let socket = external_node_path_.join(place, "s");
				if (socket.length > 103) throw new errors.yo(`network: restricted: the path ${socket} is too long for a socket; set RUNNER_TEMP to a shorter directory`);
				await (0, promises_.mkdir)(place, { mode: 493 });
				let container = await this.#engine.createContainer(this.#settings(testbed, image, labels, place));
				try {
					let output = await container.attach();
					await container.start();
					let said = await firstLine(output);
					output.destroy();
					if (said !== "listening") throw Error(said === "" ? "it ended without a word" : said);
				} catch (error) {
					await removeContainer(container).catch(() => {});
					throw new errors.ZD("network", `the relay of network: restricted does not start: ${(0, errors.bD)(error)}`, { cause: error });
				}
				return {
					socket,
					url: "http://127.0.0.1:28417",
					remove: () => removeContainer(container),
					async check() {
						let { running } = await container.inspect();
						if (!running) throw new errors.ZD("network", "the relay of network: restricted ended during the trial");
					}
				};
			}
			#settings(testbed, image, labels, place) {
				let [loader] = this.#files.filter((file) => /\/ld[-.][^/]*$/.test(file));
				let inside = (file) => `${HOME}/${external_node_path_.basename(file)}`;
				let node = inside(process.execPath);
				let start = loader === void 0 ? [node] : [
					inside(loader),
					"--library-path",
					HOME,
					node
				];
				let mounts = [...[
					...this.#files,
					process.execPath,
					external_node_path_.join(this.#directory, "relay.mjs")
				].map((file) => ({
					Source: (0, external_node_fs_.realpathSync)(file),
					Target: inside(file)
				})), {
					Source: place,
					Target: `${HOME}/socket`
				}];
				return {
					Image: image,
					Entrypoint: [
						...start,
						`${HOME}/relay.mjs`,
						"28417",
						`${HOME}/socket/s`
					],
					Cmd: [],
					User: "65534:65534",
					WorkingDir: "/",
					Env: [
						"NODE_OPTIONS=",
						"LD_PRELOAD=",
						"LD_LIBRARY_PATH="
					],
					Labels: labels,
					Healthcheck: { Test: ["NONE"] },
					HostConfig: {
						LogConfig: {
							Type: "none",
							Config: {}
						},
						NetworkMode: `container:${testbed.id}`,
						CapDrop: ["ALL"],
						SecurityOpt: ["no-new-privileges"],
						PidsLimit: 64,
						Mounts: mounts.map((mount) => ({
							Type: "bind",
							ReadOnly: !0,
							...mount
						}))
					}
				};
			}
		}
		function proxyVariables(url) {
			let names = [
				"HTTP_PROXY",
				"HTTPS_PROXY",
				"ALL_PROXY"
			];
			let both = (name, value) => [[name, value], [name.toLowerCase(), value]];
			return Object.fromEntries([...names.flatMap((name) => both(name, url)), ...both("NO_PROXY", "localhost,127.0.0.1,::1")]);
		}
		function nodeFiles() {
			Object.assign(process.report, { excludeNetwork: !0 });
			let { sharedObjects = [] } = process.report.getReport();
			return sharedObjects.filter((file) => external_node_path_.isAbsolute(file) && file !== process.execPath);
		}
		async function firstLine(output) {
			let timer = setTimeout(() => output.destroy(Error(`nothing within ${START_LIMIT / 1e3} s`)), START_LIMIT);
			let text = "";
			try {
				for await (let chunk of output) {
					text += chunk.subarray(8).toString();
					if (text.includes("\n")) break;
				}
			} finally {
				clearTimeout(timer);
			}
			return text.split("\n")[0].trim();
		}
		let LOGS = [
			"/logs/agent",
			"/logs/verifier",
			"/logs/artifacts"
		];
		let MAIN = [
			"sh",
			"-c",
			"sleep infinity"
		];
		function refuseUnsupported({ id, environment }) {
			let [first, ...more] = environment?.unsupported ?? [];
			if (first === void 0) return;
			let also = more.length === 0 ? "" : `; also ${more.map(({ key }) => key).join(", ")}`;
			throw new errors.ZD("unsupported", `${id} is not run: ${first.key}: ${first.why}${also}`);
		}
		function taskSettings({ variables }) {
			return {
				Cmd: MAIN,
				Env: Object.entries(variables).map(([name, value]) => `${name}=${value}`)
			};
		}
		function workdirOf({ workdir }, config) {
			return workdir ?? (config.WorkingDir || "/");
		}
		async function awaitHealth(testbed, { command, interval, timeout, startPeriod, startInterval, retries }, user, signal) {
			let begun = performance.now();
			for (let failures = 0;;) {
				let starting = performance.now() - begun < startPeriod;
				let { exitCode } = await testbed.run({
					shell: "agent",
					script: command,
					environment: {},
					timeout,
					user,
					lasting: !1,
					output() {}
				}, signal);
				if (exitCode === 0) return;
				starting || (failures += 1);
				if (failures >= retries) throw new errors.ZD("healthcheck", `the healthcheck of the task failed ${failures} times in a row: ${command.slice(0, 200)}`);
				await (0, external_node_timers_promises_.setTimeout)(starting ? startInterval : interval, void 0, { signal });
			}
		}
		var shell = __webpack_require__(12580);
		var long_script = __webpack_require__(47931);
		var types = __webpack_require__(33836);
		var testbeds_pipe = __webpack_require__(25285);
		async function conversationIn({ container, workdir, environment }, argv, signal) {
			signal.throwIfAborted();
			let settings = {
				Cmd: argv,
				Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
				WorkingDir: workdir,
				AttachStdin: !0,
				AttachStdout: !0
			};
			let exec = await container.exec(settings, signal);
			let stream = await exec.start(signal);
			let pipe = new testbeds_pipe.n();
			let hungUp = !1;
			stream.on("error", () => {});
			demultiplex(stream, (kind, chunk) => pipe.take(kind, chunk)).catch(() => {}).finally(() => pipe.end());
			let hangUp = () => {
				hungUp = !0;
				stream.destroy();
			};
			return pipe.between(stream, hangUp, async () => {
				let stops = hungUp;
				try {
					let { running, exitCode } = await stateAfterOutput(exec);
					if (running ? stops : exitCode !== null && exitCode !== 0 && !COULD_NOT_ATTACH.includes(exitCode)) return null;
					return new errors.ZD("docker", "the connection to a program in the container broke");
				} catch (error) {
					let fault = await (0, docker_fault.eO)(container, error);
					return fault instanceof errors.ZD ? fault : null;
				}
			});
		}
		var drain = __webpack_require__(3907);
		var testbeds_limit = __webpack_require__(43918);
		class SessionLine {
			id;
			alone = !1;
			fault = null;
			seen = !1;
			#text = "";
			#resolve;
			constructor() {
				this.id = new Promise((resolve) => {
					this.#resolve = resolve;
				});
				setTimeout(() => this.#resolve(null), 1e4).unref();
			}
			strip(chunk) {
				if (this.seen) return chunk;
				let end = chunk.indexOf(10);
				this.#text += chunk.subarray(0, end === -1 ? void 0 : end).toString("latin1");
				if (end === -1) return Buffer.alloc(0);
				this.seen = !0;
				let line = /^(\d+)( alone)?$/.exec(this.#text);
				line === null && (this.fault = this.#text.trim());
				this.alone = line?.[2] !== void 0;
				this.#resolve(line === null ? null : Number(line[1]));
				return chunk.subarray(end + 1);
			}
		}
		let running_command_ASK_EVERY = {
			longest: 500,
			share: .05
		};
		let SHORTEST = {
			marked: 500,
			alone: 40,
			lasting: 5
		};
		let LATE_OUTPUT = 1e4;
		class RunningCommand {
			session = new SessionLine();
			lastOutput = 0;
			outputEnd;
			#exec;
			#stream;
			#output;
			#marked;
			#doesShellWork;
			#marks = Promise.withResolvers();
			#ended = !1;
			#fault;
			constructor(exec, stream, output, marked, doesShellWork) {
				this.#exec = exec;
				this.#doesShellWork = doesShellWork;
				this.#stream = stream;
				this.#output = output;
				this.#marked = marked;
				this.outputEnd = this.#drain();
			}
			async end(timeout, signal, until) {
				let stop = new AbortController();
				let either = AbortSignal.any([stop.signal, signal]);
				let limit = (0, testbeds_limit.L)(timeout, until, either);
				let asked = this.#askUntilEnd(either);
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
			throwFault() {
				if (this.#fault !== void 0) throw this.#fault;
				let { fault } = this.session;
				if (fault === null) return;
				if ((0, docker_fault.pn)(fault)) throw new errors.ZD("testbed", fault);
				throw destroyed(fault);
			}
			close() {
				this.#stream.destroy();
			}
			async #drain() {
				try {
					await demultiplex(this.#stream, (kind, chunk) => this.#take(kind, chunk));
					for (let kind of ["stdout", "stderr"]) for (let part of this.#marked?.rest(kind) ?? []) await this.#handOn(kind, part);
				} catch (error) {
					this.#stream.destroy();
					this.lastOutput === Infinity && (this.#fault = error);
				} finally {
					this.#ended = !0;
					this.#marks.resolve();
				}
			}
			async #take(kind, chunk) {
				this.lastOutput = Infinity;
				for (let part of this.#marked?.take(kind, chunk) ?? [chunk]) await this.#handOn(kind, part);
				this.#marked !== null && this.#marked.exitCode !== null && this.#marks.resolve();
				this.lastOutput = performance.now();
			}
			async #handOn(kind, part) {
				let own = kind === "stdout" ? this.session.strip(part) : part;
				own.length > 0 && await this.#output(kind, own);
			}
			async #askUntilEnd(signal) {
				let begun = performance.now();
				let sooner = this.#marked === null ? new Promise(() => {}) : this.#marks.promise;
				for (;;) {
					let elapsed = performance.now() - begun;
					let { longest, share } = running_command_ASK_EVERY;
					let shortest = SHORTEST[this.#marked === null ? "lasting" : this.session.alone ? "alone" : "marked"];
					let pause = Math.min(longest, Math.max(shortest, share * elapsed, 30 - elapsed));
					await Promise.race([(0, external_node_timers_promises_.setTimeout)(pause, void 0, { signal }), sooner]);
					this.throwFault();
					let told = this.#marked?.exitCode ?? null;
					if (told !== null && !this.session.seen) throw destroyed(`no shell could be started (exit code ${told})`);
					if (told !== null) return told;
					if (this.#marked !== null && this.#ended && !this.session.alone) return this.#unmarked(signal);
					this.#ended && (sooner = new Promise(() => {}));
					let state = await this.#exec.inspect(signal);
					if (!state.running) return this.#lastWord(state, signal);
				}
			}
			async #lastWord({ exitCode }, signal) {
				if (this.#marked === null || this.session.alone) {
					if (exitCode === null) throw lost("it was never started");
					if (!COULD_NOT_ATTACH.includes(exitCode)) return exitCode;
					await this.#lateOutput(() => this.session.seen, signal);
					this.throwFault();
					if (!this.session.seen) throw await this.#notBegun(exitCode);
					return exitCode;
				}
				await this.#lateOutput(() => !1, signal);
				return this.#marked.exitCode ?? this.#unmarked(signal);
			}
			async #lateOutput(isEnough, signal) {
				let begun = performance.now();
				for (; !isEnough() && performance.now() - Math.max(begun, this.lastOutput) < LATE_OUTPUT;) {
					let pause = (0, external_node_timers_promises_.setTimeout)(LATE_OUTPUT / 100, !0, { signal });
					if (!await Promise.race([this.#marks.promise, pause])) return;
				}
			}
			async #unmarked(signal) {
				let { running, exitCode } = await stateAfterOutput(this.#exec, signal);
				this.throwFault();
				if (running) throw lost("its output ended before it did");
				if (exitCode === null) throw lost("it was never started");
				if (exitCode === this.#marked.ownCode) throw lost("the end of its output did not come");
				if (COULD_NOT_ATTACH.includes(exitCode)) throw await this.#notBegun(exitCode);
				throw destroyed(`the shell of a command was ended (exit code ${exitCode})`);
			}
			async #notBegun(exitCode) {
				return await this.#doesShellWork() ? lost("it was not started, or its output was lost") : destroyed(`no shell can be started (exit code ${exitCode})`);
			}
		}
		function destroyed(why) {
			return new types.z(`the testbed runs no command any more: ${why}`);
		}
		function lost(why) {
			return new errors.ZD("docker", `Docker lost the command: ${why}; the connection broke`);
		}
		let END_LIMIT = 15e3;
		let LONGEST = 131071;
		let LARGEST = 1966080;
		async function runInContainer(live, command, signal) {
			let started = performance.now();
			let running = await begin(live, command, signal);
			try {
				let { until } = command;
				let exitCode = await running.end(command.timeout - (performance.now() - started), signal, until);
				let stopped = exitCode === null && until?.aborted === !0;
				let timedOut = exitCode === null && !stopped;
				let survived = !1;
				if (exitCode === null) {
					survived = !await endSession(live, await running.session.id, signal);
					survived || await running.end(END_LIMIT, signal);
				}
				let duration = performance.now() - started;
				command.lasting || await (0, drain.Z)(running.outputEnd, () => running.lastOutput, 100);
				running.throwFault();
				return {
					exitCode,
					timedOut,
					stopped,
					duration: Math.round(duration),
					survived
				};
			} finally {
				running.close();
			}
		}
		async function begin(live, command, signal) {
			signal.throwIfAborted();
			let { container, console, workdir } = live;
			let { environment, lasting, output } = command;
			let marked = lasting ? null : new MarkedCommand();
			let settings = marked === null ? lastingCommand(command, console.expect(output)) : marked.settings(command);
			let variables = [...Object.entries({
				...live.environment,
				...environment
			}).map(([name, value]) => `${name}=${value}`), ...settings.Env ?? []];
			refuseTooLarge([...settings.Cmd, ...variables]);
			let exec = await container.exec({
				...settings,
				...userOf(live, command),
				Env: variables,
				WorkingDir: workdir,
				AttachStdout: !0,
				AttachStderr: !0
			}, signal);
			let doesShell = () => doesShellWork(container, workdir, signal);
			return new RunningCommand(exec, await exec.start(signal), command.output, marked, doesShell);
		}
		function userOf({ ownUser = !1 }, { user }) {
			if (user != null) return { User: user };
			return user === null || !ownUser ? {} : { User: "0:0" };
		}
		function refuseTooLarge(words) {
			let sizes = words.map((word) => Buffer.byteLength(word));
			let longest = Math.max(...sizes);
			let all = sizes.reduce((sum, size) => sum + size + 9, 0);
			if (longest > LONGEST) throw new errors.ZD("testbed", `a command, or one of its variables, has ${longest} bytes, more than Linux takes (${LONGEST})`);
			if (all > LARGEST) throw new errors.ZD("testbed", `a command and its variables have ${all} bytes, more than Linux takes (${LARGEST})`);
		}
		async function endSession(live, session, signal) {
			if (session === null) return !1;
			let command = {
				shell: "sh",
				script: `set -- ${session}\n# shellcheck shell=sh disable=SC2046,SC2086 # word splitting of lists of numbers is intended
# For sh in any image (no ps, no pkill): ends the session \$1 by TERM, then after 5 s by KILL. Exits with 1 if one of its
# processes is still alive.
# Fields after the last ")" of /proc/<pid>/stat: state, ppid, pgrp, session.
members() {
  for stat in /proc/[0-9]*/stat; do
    line=
    read -r line 2>/dev/null <"\$stat" || continue
    set -- \${line##*) }
    [ "\$4" = "\$session" ] && [ "\$1" != Z ] && [ "\$1" != X ] && printf '%s ' "\${line%% *}"
  done
}
now() {
  read -r up rest </proc/uptime
  echo "\${up%.*}\${up#*.}"
}
session=\$1
kill -TERM \$(members) 2>/dev/null
begun=\$(now)
while [ \$((\$(now) - begun)) -lt 500 ]; do
  [ -z "\$(members)" ] && exit 0
  sleep 0.1
done
begun=\$(now)
while [ \$((\$(now) - begun)) -lt 200 ]; do
  kill -KILL \$(members) 2>/dev/null
  [ -z "\$(members)" ] && exit 0
  sleep 0.1
done
exit 1
`,
				environment: {},
				timeout: END_LIMIT,
				lasting: !1,
				output() {}
			};
			try {
				let running = await begin(live, command, signal);
				try {
					return await running.end(END_LIMIT, signal) === 0;
				} finally {
					running.close();
				}
			} catch (error) {
				if (error instanceof types.z || (0, docker_fault.c2)(error) !== void 0) return !1;
				throw error;
			}
		}
		var processes = __webpack_require__(78421);
		var sockets = __webpack_require__(72843);
		let BEGINNING = `/bin/sh -c ${IDLE.split("\n")[0]}`;
		async function runningIn(container) {
			let lines;
			try {
				lines = await container.top("pid,ppid,args");
			} catch {
				return null;
			}
			let all = lines.map(([id = "", parent = "", ...words]) => ({
				id,
				parent,
				words: words.join(" ")
			}));
			let ids = new Set(all.map(({ id }) => id));
			let keeping = new Set();
			for (let { id, parent, words } of all) ((!ids.has(parent) || keeping.has(parent)) && words.includes(BEGINNING) || keeping.has(parent) && words === "sleep 3600") && keeping.add(id);
			let [root] = keeping;
			let near = root !== void 0 && isOf(root, container.id);
			return {
				processes: all.filter(({ id }) => !keeping.has(id)).map(({ id, words }) => ({
					id,
					words,
					sockets: near ? (0, sockets.m)(id) : []
				})),
				sockets: near ? (0, sockets.t)(root) : null,
				alone: !0
			};
		}
		function isOf(id, container) {
			return /^\d+$/.test(id) && ((0, processes.J3)(`/proc/${id}/cgroup`) ?? "").includes(container);
		}
		async function starvationOf(container, { cpus, memory }, run) {
			let { periods, throttled } = cpus ? await container.throttling() : {
				periods: 0,
				throttled: 0
			};
			return {
				throttled: periods === 0 ? null : Math.min(1, throttled / periods),
				outOfMemory: memory ? await killedForMemory(container, run) : null
			};
		}
		async function killedForMemory(container, run) {
			let text = "";
			let output = (_, chunk) => {
				text.length < 1e3 && (text += chunk.toString());
			};
			try {
				await run({
					shell: "sh",
					script: "for file in /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control; do\n  [ -r \"$file\" ] || continue\n  while read -r name count; do [ \"$name\" != oom_kill ] || echo \"$count\"; done <\"$file\"\ndone",
					environment: {},
					timeout: 6e4,
					lasting: !1,
					output
				});
			} catch {
				return (await container.inspect()).outOfMemory;
			}
			let counts = [...text.matchAll(/^(\d+)$/gm)].map(([, kills]) => Number(kills));
			return counts.length === 0 ? null : counts.some((kills) => kills > 0);
		}
		let MOST_PASSED_OVER = 1024 ** 3;
		let GO_DIRECTORY = 2 ** 31;
		let KINDS = [
			"changed",
			"added",
			"removed"
		];
		let NEVER = new AbortController().signal;
		class DockerTestbed {
			kind = "docker";
			image;
			commit;
			workdir;
			given;
			promptFile;
			outputDirectory;
			agentHome;
			agentDirectory;
			prerunnerDirectory;
			#container;
			relay;
			#live;
			#limits;
			constructor(live, places, relay, limits) {
				this.#limits = limits;
				this.#live = live;
				this.relay = relay;
				this.#container = live.container;
				this.workdir = live.workdir;
				this.image = places.image;
				this.commit = places.commit;
				this.given = places.given;
				this.promptFile = places.promptFile;
				this.outputDirectory = places.outputDirectory;
				this.agentHome = places.agentHome;
				this.agentDirectory = places.agentDirectory;
				this.prerunnerDirectory = places.prerunnerDirectory;
			}
			async run(command, signal) {
				try {
					let script = await (0, long_script._)(command.script, this);
					return await runInContainer(this.#live, {
						...command,
						script
					}, signal);
				} catch (error) {
					signal.throwIfAborted();
					throw await (0, docker_fault.eO)(this.#container, error);
				}
			}
			async converse(argv, signal) {
				try {
					return await conversationIn(this.#live, argv, signal);
				} catch (error) {
					signal.throwIfAborted();
					throw await (0, docker_fault.eO)(this.#container, error);
				}
			}
			async *files(directory) {
				let archive;
				try {
					if (await this.#isUntouched(directory)) return;
					archive = await this.#container.getArchive(directory);
				} catch (error) {
					if ((0, docker_fault.c2)(error) === 404 || /: not a directory/.test((0, errors.bD)(error))) return;
					throw (0, docker_fault.lp)(error);
				}
				let entries = (0, tar_stream.extract)();
				archive.on("error", (error) => entries.destroy((0, docker_fault.lp)(error))).pipe(entries);
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
						if (below !== "" || type !== "directory") {
							let identity = identityOf(entry.header);
							yield {
								path: below,
								type,
								size: size ?? 0,
								identity,
								content: { [Symbol.asyncIterator]: content }
							};
						}
						read || (passedOver += size ?? 0);
						if (passedOver > MOST_PASSED_OVER) {
							yield {
								path: "",
								type: "unread",
								why: `all that comes after ${MOST_PASSED_OVER / 1024 ** 3} GiB of files too large`,
								size: 0,
								identity: "",
								content: external_node_stream_.Readable.from([])
							};
							return;
						}
						entry.resume();
					}
				} catch (error) {
					throw (0, docker_fault.lp)(error);
				} finally {
					archive.destroy();
				}
			}
			async #isUntouched(directory) {
				try {
					let { mode, mtime } = await this.#container.stat(directory);
					return Math.floor(mode / GO_DIRECTORY) % 2 == 1 && Date.parse(mtime) === NEVER_CHANGED.getTime();
				} catch (error) {
					if ((0, docker_fault.c2)(error) !== void 0) return !1;
					throw error;
				}
			}
			async differences() {
				try {
					let changes = await this.#container.changes();
					return new Map(changes.map(({ Path: path, Kind: kind }) => [path, KINDS[kind] ?? "changed"]));
				} catch (error) {
					throw await (0, docker_fault.eO)(this.#container, error);
				}
			}
			async isDirectory(file) {
				try {
					let { mode } = await this.#container.stat(file);
					return Math.floor(mode / GO_DIRECTORY) % 2 == 1;
				} catch (error) {
					if ((0, docker_fault.c2)(error) !== void 0) return !1;
					throw (0, docker_fault.lp)(error);
				}
			}
			installed() {
				return null;
			}
			running() {
				return runningIn(this.#container);
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
					await this.#container.putArchive(archiveOf(plan), "/");
				} catch (error) {
					throw await (0, docker_fault.eO)(this.#container, error);
				}
			}
			async keepImage(name) {
				await commitAs(name, this.#live, this.image.config);
			}
			async interact(command, seat, signal) {
				try {
					let environment = {
						...this.#live.environment,
						...command.environment
					};
					return await interactIn(this.#live, {
						...command,
						environment
					}, seat, signal);
				} catch (error) {
					signal.throwIfAborted();
					throw await (0, docker_fault.eO)(this.#container, error);
				}
			}
			starvation() {
				return starvationOf(this.#container, this.#limits, (command) => this.run(command, NEVER));
			}
			async keep() {
				let kept = keptName(this.#container);
				let notes = [];
				try {
					await this.relay?.remove();
					await this.#live.console.closeWith(async () => {
						await this.#container.rename(kept);
						(await this.#container.inspect()).running && await this.#container.stop();
					});
					await this.#container.start().catch((error) => notes.push({
						kind: "kept_stopped",
						detail: (0, errors.bD)(error)
					}));
				} catch (error) {
					throw new errors.ZD("docker", `container ${this.#container.id.slice(0, 12)} is not kept: ${(0, errors.bD)(error)}`);
				}
				return {
					kept,
					notes
				};
			}
			async remove() {
				try {
					await this.relay?.remove();
					await this.#live.console.closeWith(() => removeContainer(this.#container));
					return [];
				} catch (error) {
					throw new errors.ZD("docker", `container ${this.#container.id.slice(0, 12)} is not removed: ${(0, errors.bD)(error)}`);
				}
			}
		}
		let OURS = "/agentbench";
		let AGENT = "/opt/agent";
		let provider_MAIN = [
			"/bin/sh",
			"-c",
			IDLE
		];
		async function removeLeft(machine, run) {
			return removeLeftContainers(await (0, connect.Z8)(machine), run);
		}
		async function keptContainer(kept, machine) {
			let container = await findKept(await (0, connect.Z8)(machine), kept);
			if (container === null) return null;
			try {
				(await container.inspect()).running || await container.start();
			} catch (error) {
				throw (0, docker_fault.lp)(error);
			}
			return { interact: (command, seat, signal) => interactIn({ container }, command, seat, signal) };
		}
		async function hasKeptImage(name, machine) {
			return isKeptImage(await (0, connect.Z8)(machine), name);
		}
		async function leftContainers(machine) {
			let engine = await (0, connect.Z8)(machine);
			return {
				left: await containersLeft(engine),
				remove: (id) => removeContainer(engine.container(id))
			};
		}
		async function dockerProvider(options, agentDirectory, run, machine, tell = () => {}) {
			let engine = await (0, connect.Z8)(machine);
			let images = new docker_images.T(engine, machine);
			let repositories = new mirror.R(machine);
			let mounted = agentDirectory !== null && (0, connect.cB)(engine);
			let relays = options.network === "restricted" ? await Relays.open(engine, run.directory) : null;
			return {
				kind: "docker",
				harnessAddress,
				make
			};
			async function harnessAddress() {
				return options.network === "bridge" ? await engine.gatewayOf("bridge") : null;
			}
			async function make(request, signal) {
				let { instance } = request;
				refuseUnsupported(instance);
				let choice = (0, docker_images.N)(instance.image, options);
				if (choice === null) throw new errors.ZD("image", `${instance.id} names no image; set the option image`);
				let clone = await cloneFor(request);
				try {
					let image = await images.provide(choice, buildOf(instance, choice.name, signal));
					signal.throwIfAborted();
					let container = await create(request, image);
					let given = new testbeds_given.Tx();
					let archive = archiveOf(planFor(request, image, clone?.directory ?? null), {
						below: workdirIn(instance, image),
						files: given
					});
					await orRemoved(container, signal, () => container.putArchive(archive, "/"));
					let places = placesFor(request, image, clone?.commit ?? null, given);
					return {
						start: (signal) => orRemoved(container, signal, () => start(request, container, places, signal)),
						discard: () => removeContainer(container)
					};
				} catch (error) {
					if (signal.aborted) throw error;
					if ((0, docker_fault.c2)(error) === 404 && /no such image/i.test((0, errors.bD)(error))) {
						images.forget(choice.name);
						throw new errors.ZD("image", `the image ${choice.name} was deleted while the run was under way`);
					}
					throw (0, docker_fault.lp)(error);
				} finally {
					clone !== null && await (0, tree.dM)(clone.directory);
				}
			}
			function buildOf({ id, image, environment }, name, signal) {
				let build = environment?.build ?? null;
				if (build === null || name !== image) return null;
				return () => buildImage(name, build, {
					machine,
					tell,
					id,
					signal
				});
			}
			function limitsOf({ environment }) {
				return {
					cpus: options.cpus ?? environment?.cpus ?? null,
					memory: options.memory ?? environment?.memory ?? null
				};
			}
			function workdirIn({ environment }, { config }) {
				if (options.workdir !== void 0 || environment === void 0) return options.workdir ?? "/testbed";
				return workdirOf(environment, config);
			}
			async function start({ instance, trial }, container, places, signal) {
				let console = await Console.attach(container);
				await container.start();
				signal.throwIfAborted();
				let labels = labelsFor(run.id, run.owner, instance.id, trial);
				let relay = await relays?.start(container, places.image.id, labels) ?? null;
				let environment = relay === null ? {} : proxyVariables(relay.url);
				let { cpus, memory } = limitsOf(instance);
				let limits = {
					cpus: cpus !== null,
					memory: memory !== null
				};
				let workdir = workdirIn(instance, places.image);
				let ownUser = instance.environment !== void 0;
				let testbed = new DockerTestbed({
					engine,
					container,
					workdir,
					ownUser,
					console,
					environment
				}, places, relay, limits);
				let check = instance.environment?.healthcheck ?? null;
				check !== null && await awaitHealth(testbed, check, null, signal);
				return testbed;
			}
			function placesFor({ instance }, image, commit, given) {
				return {
					image,
					commit,
					given,
					promptFile: `${OURS}/prompt.md`,
					outputDirectory: `${OURS}/output`,
					agentHome: `${OURS}/home`,
					agentDirectory: agentDirectory === null ? null : AGENT,
					prerunnerDirectory: instance.prerunner === null ? null : `${OURS}/prerunner`
				};
			}
			async function cloneFor({ instance }) {
				if (instance.repository === null) return null;
				let directory = await (0, promises_.mkdtemp)(external_node_path_.join(run.directory, "clone-"));
				try {
					return {
						directory,
						commit: await repositories.clone(instance.repository, directory)
					};
				} catch (error) {
					await (0, tree.dM)(directory);
					throw new errors.ZD("git", (0, errors.bD)(error), { cause: error });
				}
			}
			function create({ instance, trial }, image) {
				let { environment } = instance;
				let { cpus, memory } = limitsOf(instance);
				let closed = relays !== null || environment?.network === "no-network";
				return engine.createContainer({
					Image: image.id,
					...environment === void 0 ? ownSettings(image) : taskSettings(environment),
					WorkingDir: workdirIn(instance, image),
					Labels: labelsFor(run.id, run.owner, instance.id, trial, options.keep !== "never"),
					HostConfig: {
						Init: !0,
						LogConfig: {
							Type: "none",
							Config: {}
						},
						NetworkMode: closed ? "none" : options.network,
						PidsLimit: 4096,
						...cpus === null ? {} : { NanoCpus: Math.round(cpus * 1e9) },
						...memory === null ? {} : {
							Memory: memory,
							MemorySwap: memory
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
			function planFor({ instance, prompt }, image, checkout) {
				let workdir = workdirIn(instance, image);
				let ours = [`${OURS}/output`, `${OURS}/home`];
				let task = instance.environment !== void 0;
				let directories = [
					[workdir, checkout],
					...instance.fixtures.map(({ source, target }) => [external_node_path_.posix.join(workdir, target), source]),
					[`${OURS}/prerunner`, instance.prerunner],
					[AGENT, mounted ? null : agentDirectory]
				];
				return {
					emptyDirectories: task ? [OURS] : [OURS, ...ours],
					openDirectories: task ? [...ours, ...LOGS] : [],
					files: [[`${OURS}/prompt.md`, prompt]],
					copies: directories.filter((entry) => entry[1] !== null)
				};
			}
		}
		function ownSettings({ config }) {
			return {
				...config.Entrypoint?.length ? {
					Entrypoint: provider_MAIN,
					Cmd: []
				} : { Cmd: provider_MAIN },
				User: "0:0"
			};
		}
		async function orRemoved(container, signal, work) {
			try {
				return await work();
			} catch (error) {
				await removeContainer(container).catch(() => {});
				throw signal.aborted ? error : (0, docker_fault.lp)(error);
			}
		}
	}),
	30464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gm: () => isOfGit,
			Jj: () => LARGEST_TEXT,
			Tx: () => SeenFiles
		});
		let LARGEST_TEXT = 65536;
		class SeenFiles extends Map {
			incomplete = null;
			#bytes = 8388608;
			#texts = 2e3;
			takes(name, size) {
				if (size > LARGEST_TEXT || size > this.#bytes || this.#texts === 0 || isOfGit(name)) return !1;
				this.#bytes -= size;
				--this.#texts;
				return !0;
			}
			put(name, seen) {
				this.set(name, seen);
				for (let at = name.lastIndexOf("/"); at > 0 && !this.has(name.slice(0, at)); at = name.lastIndexOf("/", at - 1)) this.set(name.slice(0, at), {
					type: "directory",
					identity: "directory",
					text: null
				});
			}
			keepText(name, size, content) {
				let seen = this.get(name);
				if (seen === void 0 || !this.takes(name, size)) return;
				let chunks = [];
				content.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
				content.on("end", () => {
					let text = Buffer.concat(chunks);
					text.includes(0) || (seen.text = text);
				});
			}
			letGo(size) {
				this.#bytes += size;
				this.#texts += 1;
			}
		}
		function isOfGit(name) {
			return /(^|\/)\.git\//.test(name);
		}
	})
};
