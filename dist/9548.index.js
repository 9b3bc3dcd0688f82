export const id = 9548;
export const ids = [9548];
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
69548: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
KEPT_TYPES: () => KEPT_TYPES,
NEVER_CHANGED: () => NEVER_CHANGED,
archiveOf: () => archiveOf,
identityOf: () => identityOf
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
var tar_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35645);
var tar_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56118);
let KEPT_TYPES = ["file", "directory"];
let NEVER_CHANGED = new Date(0);
function archiveOf(plan, packed = null) {
let pack = (0, tar_stream__WEBPACK_IMPORTED_MODULE_4__.pack)();
fill(pack, plan, packed).catch((error) => pack.destroy(error));
return node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(pack);
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
let single = !(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(source)).isDirectory();
let [directory, entries] = single ? [node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(source), [node_path__WEBPACK_IMPORTED_MODULE_1__.basename(source)]] : [source, void 0];
await new Promise((resolve, reject) => {
pack.once("error", reject);
let options = {
pack,
...entries === void 0 ? {} : { entries },
finalize: !1,
umask: 0,
finish: () => resolve(),
map(header) {
let name = single || header.name === "." ? inRoot(target) : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(inRoot(target), header.name);
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
(0, tar_fs__WEBPACK_IMPORTED_MODULE_3__.q)(directory, options);
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
})
};
