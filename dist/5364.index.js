const __filename = import.meta.filename;
export const id = 5364;
export const ids = [5364];
export const modules = {
21916: ((__unused_webpack_module, exports) => {
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(65536);
var myers_32 = function(a, b) {
var n = a.length;
var m = b.length;
var lst = 1 << n - 1;
var pv = -1;
var mv = 0;
var sc = n;
var i = n;
for (; i--;) peq[a.charCodeAt(i)] |= 1 << i;
for (i = 0; i < m; i++) {
var eq = peq[b.charCodeAt(i)];
var xv = eq | mv;
eq |= (eq & pv) + pv ^ pv;
mv |= ~(eq | pv);
pv &= eq;
mv & lst && sc++;
pv & lst && sc--;
mv = mv << 1 | 1;
pv = pv << 1 | ~(xv | mv);
mv &= xv;
}
i = n;
for (; i--;) peq[a.charCodeAt(i)] = 0;
return sc;
};
var myers_x = function(b, a) {
var n = a.length;
var m = b.length;
var mhc = [];
var phc = [];
var hsize = Math.ceil(n / 32);
var vsize = Math.ceil(m / 32);
for (var i = 0; i < hsize; i++) {
phc[i] = -1;
mhc[i] = 0;
}
var j = 0;
for (; j < vsize - 1; j++) {
var mv_1 = 0;
var pv_1 = -1;
var start_1 = j * 32;
var vlen_1 = Math.min(32, m) + start_1;
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv_1;
var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
var ph = mv_1 | ~(xh | pv_1);
var mh = pv_1 & xh;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv_1 = mh | ~(xv | ph);
mv_1 = ph & xv;
}
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
}
var mv = 0;
var pv = -1;
var start = j * 32;
var vlen = Math.min(32, m - start) + start;
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
var score = m;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv;
var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
var ph = mv | ~(xh | pv);
var mh = pv & xh;
score += ph >>> m - 1 & 1;
score -= mh >>> m - 1 & 1;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv = mh | ~(xv | ph);
mv = ph & xv;
}
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
return score;
};
var distance = function(a, b) {
if (a.length < b.length) {
var tmp = b;
b = a;
a = tmp;
}
if (b.length === 0) return a.length;
if (a.length <= 32) return myers_32(a, b);
return myers_x(a, b);
};
exports.Io = distance;
var closest = function(str, arr) {
var min_distance = Infinity;
var min_index = 0;
for (var i = 0; i < arr.length; i++) {
var dist = distance(str, arr[i]);
if (dist < min_distance) {
min_distance = dist;
min_index = i;
}
}
return arr[min_index];
};
exports.kp = closest;
}),
30238: ((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = writeFile;
module.exports.sync = writeFileSync;
module.exports._getTmpname = getTmpname;
module.exports._cleanupOnExit = cleanupOnExit;
let fs = __webpack_require__(79896);
let crypto = __webpack_require__(77598);
let { onExit } = __webpack_require__(88608);
let path = __webpack_require__(16928);
let { promisify } = __webpack_require__(39023);
let activeFiles = {};
let threadId = (function getId() {
try {
return __webpack_require__(28167).threadId;
} catch {
return 0;
}
})();
let invocations = 0;
function getTmpname(filename) {
return filename + "." + crypto.createHash("sha1").update(__filename).update(String(process.pid)).update(String(threadId)).update(String(++invocations)).digest().readUInt32BE(0);
}
function cleanupOnExit(tmpfile) {
return () => {
try {
fs.unlinkSync(typeof tmpfile == "function" ? tmpfile() : tmpfile);
} catch {}
};
}
function serializeActiveFile(absoluteName) {
return new Promise((resolve) => {
activeFiles[absoluteName] || (activeFiles[absoluteName] = []);
activeFiles[absoluteName].push(resolve);
activeFiles[absoluteName].length === 1 && resolve();
});
}
function isChownErrOk(err) {
if (err.code === "ENOSYS") return !0;
if ((!process.getuid || process.getuid() !== 0) && (err.code === "EINVAL" || err.code === "EPERM")) return !0;
return !1;
}
async function writeFileAsync(filename, data, options = {}) {
typeof options == "string" && (options = { encoding: options });
let fd;
let tmpfile;
let removeOnExitHandler = onExit(cleanupOnExit(() => tmpfile));
let absoluteName = path.resolve(filename);
try {
await serializeActiveFile(absoluteName);
let truename = await promisify(fs.realpath)(filename).catch(() => filename);
tmpfile = getTmpname(truename);
if (!options.mode || !options.chown) {
let stats = await promisify(fs.stat)(truename).catch(() => {});
if (stats) {
options.mode ?? (options.mode = stats.mode);
options.chown == null && process.getuid && (options.chown = {
uid: stats.uid,
gid: stats.gid
});
}
}
fd = await promisify(fs.open)(tmpfile, "w", options.mode);
options.tmpfileCreated && await options.tmpfileCreated(tmpfile);
ArrayBuffer.isView(data) ? await promisify(fs.write)(fd, data, 0, data.length, 0) : data != null && await promisify(fs.write)(fd, String(data), 0, String(options.encoding || "utf8"));
options.fsync !== !1 && await promisify(fs.fsync)(fd);
await promisify(fs.close)(fd);
fd = null;
options.chown && await promisify(fs.chown)(tmpfile, options.chown.uid, options.chown.gid).catch((err) => {
if (!isChownErrOk(err)) throw err;
});
options.mode && await promisify(fs.chmod)(tmpfile, options.mode).catch((err) => {
if (!isChownErrOk(err)) throw err;
});
await promisify(fs.rename)(tmpfile, truename);
} finally {
fd && await promisify(fs.close)(fd).catch(() => {});
removeOnExitHandler();
await promisify(fs.unlink)(tmpfile).catch(() => {});
activeFiles[absoluteName].shift();
activeFiles[absoluteName].length > 0 ? activeFiles[absoluteName][0]() : delete activeFiles[absoluteName];
}
}
async function writeFile(filename, data, options, callback) {
if (options instanceof Function) {
callback = options;
options = {};
}
let promise = writeFileAsync(filename, data, options);
if (callback) try {
let result = await promise;
return callback(result);
} catch (err) {
return callback(err);
}
return promise;
}
function writeFileSync(filename, data, options) {
typeof options == "string" ? options = { encoding: options } : options ||= {};
try {
filename = fs.realpathSync(filename);
} catch {}
let tmpfile = getTmpname(filename);
if (!options.mode || !options.chown) try {
let stats = fs.statSync(filename);
options = Object.assign({}, options);
options.mode || (options.mode = stats.mode);
!options.chown && process.getuid && (options.chown = {
uid: stats.uid,
gid: stats.gid
});
} catch {}
let fd;
let cleanup = cleanupOnExit(tmpfile);
let removeOnExitHandler = onExit(cleanup);
let threw = !0;
try {
fd = fs.openSync(tmpfile, "w", options.mode || 438);
options.tmpfileCreated && options.tmpfileCreated(tmpfile);
ArrayBuffer.isView(data) ? fs.writeSync(fd, data, 0, data.length, 0) : data != null && fs.writeSync(fd, String(data), 0, String(options.encoding || "utf8"));
options.fsync !== !1 && fs.fsyncSync(fd);
fs.closeSync(fd);
fd = null;
if (options.chown) try {
fs.chownSync(tmpfile, options.chown.uid, options.chown.gid);
} catch (err) {
if (!isChownErrOk(err)) throw err;
}
if (options.mode) try {
fs.chmodSync(tmpfile, options.mode);
} catch (err) {
if (!isChownErrOk(err)) throw err;
}
fs.renameSync(tmpfile, filename);
threw = !1;
} finally {
if (fd) try {
fs.closeSync(fd);
} catch {}
removeOnExitHandler();
threw && cleanup();
}
}
}),
88608: ((__unused_webpack_module, exports, __webpack_require__) => {
var _a;
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.unload = exports.load = exports.onExit = exports.signals = void 0;
let signals_js_1 = __webpack_require__(7577);
Object.defineProperty(exports, "signals", {
enumerable: !0,
get: function() {
return signals_js_1.signals;
}
});
let processOk = (process) => !!process && typeof process == "object" && typeof process.removeListener == "function" && typeof process.emit == "function" && typeof process.reallyExit == "function" && typeof process.listeners == "function" && typeof process.kill == "function" && typeof process.pid == "number" && typeof process.on == "function";
let kExitEmitter = Symbol.for("signal-exit emitter");
let global = globalThis;
let ObjectDefineProperty = Object.defineProperty.bind(Object);
class Emitter {
emitted = {
afterExit: !1,
exit: !1
};
listeners = {
afterExit: [],
exit: []
};
count = 0;
id = Math.random();
constructor() {
if (global[kExitEmitter]) return global[kExitEmitter];
ObjectDefineProperty(global, kExitEmitter, {
value: this,
writable: !1,
enumerable: !1,
configurable: !1
});
}
on(ev, fn) {
this.listeners[ev].push(fn);
}
removeListener(ev, fn) {
let list = this.listeners[ev];
let i = list.indexOf(fn);
if (i === -1) return;
i === 0 && list.length === 1 ? list.length = 0 : list.splice(i, 1);
}
emit(ev, code, signal) {
if (this.emitted[ev]) return !1;
this.emitted[ev] = !0;
let ret = !1;
for (let fn of this.listeners[ev]) ret = fn(code, signal) === !0 || ret;
ev === "exit" && (ret = this.emit("afterExit", code, signal) || ret);
return ret;
}
}
class SignalExitBase {}
let signalExitWrap = (handler) => ({
onExit(cb, opts) {
return handler.onExit(cb, opts);
},
load() {
return handler.load();
},
unload() {
return handler.unload();
}
});
class SignalExitFallback extends SignalExitBase {
onExit() {
return () => {};
}
load() {}
unload() {}
}
class SignalExit extends SignalExitBase {
#hupSig = process.platform === "win32" ? "SIGINT" : "SIGHUP";
#emitter = new Emitter();
#process;
#originalProcessEmit;
#originalProcessReallyExit;
#sigListeners = {};
#loaded = !1;
constructor(process) {
super();
this.#process = process;
this.#sigListeners = {};
for (let sig of signals_js_1.signals) this.#sigListeners[sig] = () => {
let listeners = this.#process.listeners(sig);
let { count } = this.#emitter;
let p = process;
typeof p.__signal_exit_emitter__ == "object" && typeof p.__signal_exit_emitter__.count == "number" && (count += p.__signal_exit_emitter__.count);
if (listeners.length === count) {
this.unload();
let ret = this.#emitter.emit("exit", null, sig);
let s = sig === "SIGHUP" ? this.#hupSig : sig;
ret || process.kill(process.pid, s);
}
};
this.#originalProcessReallyExit = process.reallyExit;
this.#originalProcessEmit = process.emit;
}
onExit(cb, opts) {
if (!processOk(this.#process)) return () => {};
this.#loaded === !1 && this.load();
let ev = opts?.alwaysLast ? "afterExit" : "exit";
this.#emitter.on(ev, cb);
return () => {
this.#emitter.removeListener(ev, cb);
this.#emitter.listeners.exit.length === 0 && this.#emitter.listeners.afterExit.length === 0 && this.unload();
};
}
load() {
if (this.#loaded) return;
this.#loaded = !0;
this.#emitter.count += 1;
for (let sig of signals_js_1.signals) try {
let fn = this.#sigListeners[sig];
fn && this.#process.on(sig, fn);
} catch {}
this.#process.emit = (ev, ...a) => this.#processEmit(ev, ...a);
this.#process.reallyExit = (code) => this.#processReallyExit(code);
}
unload() {
if (!this.#loaded) return;
this.#loaded = !1;
signals_js_1.signals.forEach((sig) => {
let listener = this.#sigListeners[sig];
if (!listener) throw Error("Listener not defined for signal: " + sig);
try {
this.#process.removeListener(sig, listener);
} catch {}
});
this.#process.emit = this.#originalProcessEmit;
this.#process.reallyExit = this.#originalProcessReallyExit;
--this.#emitter.count;
}
#processReallyExit(code) {
if (!processOk(this.#process)) return 0;
this.#process.exitCode = code || 0;
this.#emitter.emit("exit", this.#process.exitCode, null);
return this.#originalProcessReallyExit.call(this.#process, this.#process.exitCode);
}
#processEmit(ev, ...args) {
let og = this.#originalProcessEmit;
if (ev === "exit" && processOk(this.#process)) {
typeof args[0] == "number" && (this.#process.exitCode = args[0]);
let ret = og.call(this.#process, ev, ...args);
this.#emitter.emit("exit", this.#process.exitCode, null);
return ret;
} else return og.call(this.#process, ev, ...args);
}
}
let process = globalThis.process;
_a = signalExitWrap(processOk(process) ? new SignalExit(process) : new SignalExitFallback()), exports.onExit = _a.onExit, exports.load = _a.load, exports.unload = _a.unload;
}),
7577: ((__unused_webpack_module, exports) => {
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.signals = void 0;
exports.signals = [];
exports.signals.push("SIGHUP", "SIGINT", "SIGTERM");
process.platform !== "win32" && exports.signals.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
process.platform === "linux" && exports.signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}),
30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
let error = () => {
let Sizable = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(origin) {
return Sizable[origin] ?? null;
}
let FormatDictionary = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let TypeDictionary = { nan: "NaN" };
function getTypeName(type, input) {
if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
case "invalid_value":
if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
case "too_big": {
let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
let sizing = getSizing(issue.origin);
if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
let sizing = getSizing(issue.origin);
if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
let _issue = issue;
if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
if (issue.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${issue.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
