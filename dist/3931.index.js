const e = import.meta.filename;
export const id = 3931;
export const ids = [3931];
export const modules = {
63678: ((e, t) => {
t.Io = void 0;
var n = new Uint32Array(65536);
var myers_32 = function(e, t) {
var r = e.length;
var i = t.length;
var a = 1 << r - 1;
var o = -1;
var s = 0;
var c = r;
var l = r;
for (; l--;) n[e.charCodeAt(l)] |= 1 << l;
for (l = 0; l < i; l++) {
var u = n[t.charCodeAt(l)];
var d = u | s;
u |= (u & o) + o ^ o;
s |= ~(u | o);
o &= u;
s & a && c++;
o & a && c--;
s = s << 1 | 1;
o = o << 1 | ~(d | s);
s &= d;
}
l = r;
for (; l--;) n[e.charCodeAt(l)] = 0;
return c;
};
var myers_x = function(e, t) {
var r = t.length;
var i = e.length;
var a = [];
var o = [];
var s = Math.ceil(r / 32);
var c = Math.ceil(i / 32);
for (var l = 0; l < s; l++) {
o[l] = -1;
a[l] = 0;
}
var u = 0;
for (; u < c - 1; u++) {
var d = 0;
var f = -1;
var p = u * 32;
var m = Math.min(32, i) + p;
for (var h = p; h < m; h++) n[e.charCodeAt(h)] |= 1 << h;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | d;
var b = ((g | v) & f) + f ^ f | g | v;
var x = d | ~(b | f);
var S = f & b;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
f = S | ~(y | x);
d = x & y;
}
for (var h = p; h < m; h++) n[e.charCodeAt(h)] = 0;
}
var C = 0;
var w = -1;
var T = u * 32;
var E = Math.min(32, i - T) + T;
for (var h = T; h < E; h++) n[e.charCodeAt(h)] |= 1 << h;
var D = i;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | C;
var b = ((g | v) & w) + w ^ w | g | v;
var x = C | ~(b | w);
var S = w & b;
D += x >>> i - 1 & 1;
D -= S >>> i - 1 & 1;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
w = S | ~(y | x);
C = x & y;
}
for (var h = T; h < E; h++) n[e.charCodeAt(h)] = 0;
return D;
};
var distance = function(e, t) {
if (e.length < t.length) {
var n = t;
t = e;
e = n;
}
if (t.length === 0) return e.length;
if (e.length <= 32) return myers_32(e, t);
return myers_x(e, t);
};
t.Io = distance;
}),
67816: ((t, n, r) => {
t.exports = writeFile;
t.exports.sync = writeFileSync;
t.exports._getTmpname = getTmpname;
t.exports._cleanupOnExit = cleanupOnExit;
let i = r(79896);
let a = r(77598);
let { onExit: o } = r(87390);
let s = r(16928);
let { promisify: c } = r(39023);
let l = {};
let u = (function getId() {
try {
return r(28167).threadId;
} catch {
return 0;
}
})();
let d = 0;
function getTmpname(t) {
return t + "." + a.createHash("sha1").update(e).update(String(process.pid)).update(String(u)).update(String(++d)).digest().readUInt32BE(0);
}
function cleanupOnExit(e) {
return () => {
try {
i.unlinkSync(typeof e == "function" ? e() : e);
} catch {}
};
}
function serializeActiveFile(e) {
return new Promise((t) => {
l[e] || (l[e] = []);
l[e].push(t);
l[e].length === 1 && t();
});
}
function isChownErrOk(e) {
if (e.code === "ENOSYS") return !0;
if ((!process.getuid || process.getuid() !== 0) && (e.code === "EINVAL" || e.code === "EPERM")) return !0;
return !1;
}
async function writeFileAsync(e, t, n = {}) {
typeof n == "string" && (n = { encoding: n });
let r;
let a;
let u = o(cleanupOnExit(() => a));
let d = s.resolve(e);
try {
await serializeActiveFile(d);
let o = await c(i.realpath)(e).catch(() => e);
a = getTmpname(o);
if (!n.mode || !n.chown) {
let e = await c(i.stat)(o).catch(() => {});
if (e) {
n.mode ?? (n.mode = e.mode);
n.chown == null && process.getuid && (n.chown = {
uid: e.uid,
gid: e.gid
});
}
}
r = await c(i.open)(a, "w", n.mode);
n.tmpfileCreated && await n.tmpfileCreated(a);
ArrayBuffer.isView(t) ? await c(i.write)(r, t, 0, t.length, 0) : t != null && await c(i.write)(r, String(t), 0, String(n.encoding || "utf8"));
n.fsync !== !1 && await c(i.fsync)(r);
await c(i.close)(r);
r = null;
n.chown && await c(i.chown)(a, n.chown.uid, n.chown.gid).catch((e) => {
if (!isChownErrOk(e)) throw e;
});
n.mode && await c(i.chmod)(a, n.mode).catch((e) => {
if (!isChownErrOk(e)) throw e;
});
await c(i.rename)(a, o);
} finally {
r && await c(i.close)(r).catch(() => {});
u();
await c(i.unlink)(a).catch(() => {});
l[d].shift();
l[d].length > 0 ? l[d][0]() : delete l[d];
}
}
async function writeFile(e, t, n, r) {
if (n instanceof Function) {
r = n;
n = {};
}
let i = writeFileAsync(e, t, n);
if (r) try {
let e = await i;
return r(e);
} catch (e) {
return r(e);
}
return i;
}
function writeFileSync(e, t, n) {
typeof n == "string" ? n = { encoding: n } : n ||= {};
try {
e = i.realpathSync(e);
} catch {}
let r = getTmpname(e);
if (!n.mode || !n.chown) try {
let t = i.statSync(e);
n = Object.assign({}, n);
n.mode || (n.mode = t.mode);
!n.chown && process.getuid && (n.chown = {
uid: t.uid,
gid: t.gid
});
} catch {}
let a;
let s = cleanupOnExit(r);
let c = o(s);
let l = !0;
try {
a = i.openSync(r, "w", n.mode || 438);
n.tmpfileCreated && n.tmpfileCreated(r);
ArrayBuffer.isView(t) ? i.writeSync(a, t, 0, t.length, 0) : t != null && i.writeSync(a, String(t), 0, String(n.encoding || "utf8"));
n.fsync !== !1 && i.fsyncSync(a);
i.closeSync(a);
a = null;
if (n.chown) try {
i.chownSync(r, n.chown.uid, n.chown.gid);
} catch (e) {
if (!isChownErrOk(e)) throw e;
}
if (n.mode) try {
i.chmodSync(r, n.mode);
} catch (e) {
if (!isChownErrOk(e)) throw e;
}
i.renameSync(r, e);
l = !1;
} finally {
if (a) try {
i.closeSync(a);
} catch {}
c();
l && s();
}
}
}),
87390: ((e, t, n) => {
var r;
Object.defineProperty(t, "__esModule", { value: !0 });
t.unload = t.load = t.onExit = t.signals = void 0;
let i = n(47595);
Object.defineProperty(t, "signals", {
enumerable: !0,
get: function() {
return i.signals;
}
});
let processOk = (e) => !!e && typeof e == "object" && typeof e.removeListener == "function" && typeof e.emit == "function" && typeof e.reallyExit == "function" && typeof e.listeners == "function" && typeof e.kill == "function" && typeof e.pid == "number" && typeof e.on == "function";
let a = Symbol.for("signal-exit emitter");
let o = globalThis;
let s = Object.defineProperty.bind(Object);
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
if (o[a]) return o[a];
s(o, a, {
value: this,
writable: !1,
enumerable: !1,
configurable: !1
});
}
on(e, t) {
this.listeners[e].push(t);
}
removeListener(e, t) {
let n = this.listeners[e];
let r = n.indexOf(t);
if (r === -1) return;
r === 0 && n.length === 1 ? n.length = 0 : n.splice(r, 1);
}
emit(e, t, n) {
if (this.emitted[e]) return !1;
this.emitted[e] = !0;
let r = !1;
for (let i of this.listeners[e]) r = i(t, n) === !0 || r;
e === "exit" && (r = this.emit("afterExit", t, n) || r);
return r;
}
}
class SignalExitBase {}
let signalExitWrap = (e) => ({
onExit(t, n) {
return e.onExit(t, n);
},
load() {
return e.load();
},
unload() {
return e.unload();
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
#e = c.platform === "win32" ? "SIGINT" : "SIGHUP";
#t = new Emitter();
#n;
#r;
#i;
#a = {};
#o = !1;
constructor(e) {
super();
this.#n = e;
this.#a = {};
for (let t of i.signals) this.#a[t] = () => {
let n = this.#n.listeners(t);
let { count: r } = this.#t;
let i = e;
typeof i.__signal_exit_emitter__ == "object" && typeof i.__signal_exit_emitter__.count == "number" && (r += i.__signal_exit_emitter__.count);
if (n.length === r) {
this.unload();
let n = this.#t.emit("exit", null, t);
let r = t === "SIGHUP" ? this.#e : t;
n || e.kill(e.pid, r);
}
};
this.#i = e.reallyExit;
this.#r = e.emit;
}
onExit(e, t) {
if (!processOk(this.#n)) return () => {};
this.#o === !1 && this.load();
let n = t?.alwaysLast ? "afterExit" : "exit";
this.#t.on(n, e);
return () => {
this.#t.removeListener(n, e);
this.#t.listeners.exit.length === 0 && this.#t.listeners.afterExit.length === 0 && this.unload();
};
}
load() {
if (this.#o) return;
this.#o = !0;
this.#t.count += 1;
for (let e of i.signals) try {
let t = this.#a[e];
t && this.#n.on(e, t);
} catch {}
this.#n.emit = (e, ...t) => this.#c(e, ...t);
this.#n.reallyExit = (e) => this.#s(e);
}
unload() {
if (!this.#o) return;
this.#o = !1;
i.signals.forEach((e) => {
let t = this.#a[e];
if (!t) throw Error("Listener not defined for signal: " + e);
try {
this.#n.removeListener(e, t);
} catch {}
});
this.#n.emit = this.#r;
this.#n.reallyExit = this.#i;
--this.#t.count;
}
#s(e) {
if (!processOk(this.#n)) return 0;
this.#n.exitCode = e || 0;
this.#t.emit("exit", this.#n.exitCode, null);
return this.#i.call(this.#n, this.#n.exitCode);
}
#c(e, ...t) {
let n = this.#r;
if (e === "exit" && processOk(this.#n)) {
typeof t[0] == "number" && (this.#n.exitCode = t[0]);
let r = n.call(this.#n, e, ...t);
this.#t.emit("exit", this.#n.exitCode, null);
return r;
} else return n.call(this.#n, e, ...t);
}
}
let c = globalThis.process;
r = signalExitWrap(processOk(c) ? new SignalExit(c) : new SignalExitFallback()), t.onExit = r.onExit, t.load = r.load, t.unload = r.unload;
}),
47595: ((e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 });
t.signals = void 0;
t.signals = [];
t.signals.push("SIGHUP", "SIGINT", "SIGTERM");
process.platform !== "win32" && t.signals.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
process.platform === "linux" && t.signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}),
25022: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(19037);
let error = () => {
let e = {
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
function getSizing(t) {
return e[t] ?? null;
}
let t = {
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
let n = { nan: "NaN" };
function getTypeName(e, t) {
if (e === "number" && typeof t == "number" && !Number.isFinite(t)) return String(t);
return n[e] ?? e;
}
return (e) => {
switch (e.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(r.GW(e.input), e.input)}`;
case "invalid_value":
if (e.values.length === 1) return `Invalid input: expected ${r.B7(e.values[0])}`;
return `Invalid option: expected one of ${r.jw(e.values, "|")}`;
case "too_big": {
let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<";
let n = getSizing(e.origin);
if (n) return `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}`;
return `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
}
case "too_small": {
let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">";
let n = getSizing(e.origin);
if (n) return `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;
return `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
}
case "invalid_format": {
let n = e;
if (n.format === "starts_with") return `Invalid string: must start with "${n.prefix}"`;
if (n.format === "ends_with") return `Invalid string: must end with "${n.suffix}"`;
if (n.format === "includes") return `Invalid string: must include "${n.includes}"`;
if (n.format === "regex") return `Invalid string: must match pattern ${n.pattern}`;
return `Invalid ${t[n.format] ?? e.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${e.origin}`;
case "invalid_union":
if (e.options && Array.isArray(e.options) && e.options.length > 0) return `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}`;
if (e.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${e.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
}),
28420: ((e, t, n) => {
n.d(t, { w$: () => datetime });
var r = n(25378);
var i = n(36705);
var a = n(82941);
var o = n(79745);
let s = r.xI("ZodMiniISODateTime", (e, t) => {
i.Ko.init(e, t);
o.zUr.init(e, t);
});
function datetime(e) {
return a.G1(s, e);
}
})
};
