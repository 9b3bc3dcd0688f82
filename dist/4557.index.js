const e = import.meta.filename;
export const id = 4557;
export const ids = [
4557,
9995,
7705,
9546,
2090,
1852
];
export const modules = {
30238: ((t, n, r) => {
t.exports = writeFile;
t.exports.sync = writeFileSync;
t.exports._getTmpname = getTmpname;
t.exports._cleanupOnExit = cleanupOnExit;
let i = r(79896);
let a = r(77598);
let { onExit: o } = r(88608);
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
88608: ((e, t, n) => {
var r;
Object.defineProperty(t, "__esModule", { value: !0 });
t.unload = t.load = t.onExit = t.signals = void 0;
let i = n(7577);
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
7577: ((e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 });
t.signals = void 0;
t.signals = [];
t.signals.push("SIGHUP", "SIGINT", "SIGTERM");
process.platform !== "win32" && t.signals.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
process.platform === "linux" && t.signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}),
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
30742: ((e, t, n) => {
n.d(t, {
B: () => sha256Of,
V: () => shortDigest
});
var r = n(77598);
function sha256Of(e) {
return `sha256:${(0, r.hash)("sha256", e)}`;
}
function shortDigest(e) {
return e.slice(0, 19);
}
}),
34654: ((e, t, n) => {
n.d(t, { O: () => makeDirectory });
var r = n(73024);
var i = n(76760);
var a = n(45145);
function makeDirectory(e, t) {
let isThere = () => (0, r.existsSync)(`${e}/`);
if (isThere()) return;
let n = i.dirname(e);
try {
(0, r.mkdirSync)(e, t);
} catch (i) {
if (isThere()) return;
if ((0, a.$N)(i) !== "ENOENT" || (0, r.existsSync)(n)) throw i;
makeDirectory(n, t);
makeDirectory(e, t);
}
}
}),
15297: ((e, t, n) => {
n.d(t, { l: () => jsonParts });
let plainText = (e, t) => JSON.stringify(e, null, t);
function* jsonParts(e, t, n, r, i = plainText) {
let a = `\n${"  ".repeat(t.length)}`;
let o = i(e, 2);
let s = `${a}"${t.at(-1)}": [`;
let c = o.indexOf(`${s}]`) + s.length;
yield o.slice(0, c);
let l = [];
let u = "";
for (let e of n) {
l.push(`${u}${a}  ${i(r(e), 0)}`);
u = ",";
l.length === 100 && (yield l.splice(0).join(""));
}
l.length > 0 && (yield l.join(""));
yield `${u === "" ? "" : a}${o.slice(c)}\n`;
}
}),
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
70606: ((e, t, n) => {
n.d(t, {
f: () => writeWhole,
z: () => moveDirectoryAside
});
var r = n(4573);
var i = n(73024);
var a = n(30238);
async function writeWhole(e, t, n = !0) {
removeLink(e);
let r = { tmpfileCreated: (e) => writeParts(e, t()) };
n ? await a(e, "", r) : a.sync(e, "", {
...r,
fsync: !1
});
}
function removeLink(e) {
(0, i.lstatSync)(e, { throwIfNoEntry: !1 })?.isSymbolicLink() && (0, i.rmSync)(e);
}
function moveDirectoryAside(e) {
if (!(0, i.lstatSync)(e, { throwIfNoEntry: !1 })?.isDirectory()) return null;
let t = (0, i.mkdtempSync)(`${e}.moved-`);
(0, i.renameSync)(e, t);
return t;
}
function writeParts(e, t) {
let n = (0, i.openSync)(e, "w");
try {
for (let e of t) (0, i.writeFileSync)(n, encoded(e));
} finally {
(0, i.closeSync)(n);
}
}
let o = /[^\0-\xff]/;
function encoded(e) {
if (Buffer.byteLength(e) === e.length || !o.test(e)) return e;
try {
return (0, r.transcode)(Buffer.from(e, "utf16le"), "utf16le", "utf8");
} catch {
return e;
}
}
}),
89842: ((e, t, n) => {
n.d(t, {
MT: () => amountOf,
Qd: () => knownCostOf,
vk: () => addUsage,
yJ: () => i,
zx: () => a
});
var r = n(71826);
let i = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
let a = {
...i,
cost_usd: 0
};
function amountOf(e) {
return typeof e == "number" && e >= 0 && Number.isFinite(e) ? e : null;
}
function addUsage(...e) {
let t = {
input_tokens: (0, r.Ij)(e.map((e) => e?.input_tokens)),
output_tokens: (0, r.Ij)(e.map((e) => e?.output_tokens)),
cost_usd: (0, r.ER)(e.map((e) => e?.cost_usd ?? null))
};
let n = t.cost_usd === null ? knownCostOf(e) : null;
n !== null && (t.known_cost_usd = n);
return Object.values(t).every((e) => e === null) ? null : t;
}
function knownCostOf(e) {
let t = (0, r.Ij)(e.map((e) => e?.cost_usd ?? e?.known_cost_usd));
return t === 0 && e.some((e) => e?.cost_usd == null) ? null : t;
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
NU: () => sumOfCounts,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function sumOfCounts(...e) {
let t = e.filter((e) => e != null).map(countOf);
return t.length === 0 || t.includes(null) ? null : t.reduce((e, t) => e + t, 0);
}
function dollarsOf(e) {
return typeof e == "number" && e >= 0 && e <= i ? e : null;
}
function parseJson(e) {
try {
return (0, r.nh)(e);
} catch {
return;
}
}
}),
81719: ((e, t, n) => {
n.r(t);
n.d(t, {
detect: () => detect,
detectionLines: () => detectionLines,
expectedFrom: () => expectedFrom,
expectedOfRate: () => expectedOfRate,
parseShare: () => parseShare
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(71826);
var s = n(94802);
var c = n(22495);
var l = n(47610);
var u = n(9583);
var d = n(59546);
var f = n(48242);
var p = n(66165);
var m = n(47705);
var h = n(80418);
var g = n(61210);
var _ = n(41514);
var v = n(83157);
var y = n(57363);
var b = n(35552);
var x = n(34552);
let S = [
1,
3,
5
];
function parseShare(e, t) {
let [, n, r] = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(t.trim()) ?? [];
let a = Number(n) / (r === "%" ? 100 : 1);
if (a > 0 && a < 1) return a;
throw new i.yo(`${e}: "${(0, c.h0)(t, 80)}" is not a share between 0 and 1; write for example 10%, or 0.1`);
}
function expectedOfRate(e) {
let t = e === null ? "no results" : "stated rate";
return {
...alike(e ?? .5),
source: t,
trialMs: null,
trialCost: null,
notes: []
};
}
async function expectedFrom(e) {
let { found: t, others: n, notes: a } = await (0, f.s)([e], "from", l.J);
let s = new Set([...new Set(t.map((e) => r.dirname(e)))].flatMap((e) => besideControl(e, t)));
let c = [];
let u = new Set();
let d = new Set();
for await (let { place: r, run: o, results: s } of recordsOf(t, n, a)) {
let t = (0, g.c_)(o.settings);
if (d.add(t).size > 1) throw new i.yo(`from: the results in ${e} are compared by success rate and by score; name those of one measure`);
for (let [e, n] of s.entries()) {
if (n === null || !n.isMeasured || u.has(n.measurement)) continue;
n.isTimed && u.add(n.measurement);
let i = o.planned[e];
let { dataset: a, agent: s, identity: l, options: d = [] } = o;
let { trials: f, measure: p, ...m } = o.settings;
let h = JSON.stringify([
i.instance_id,
a.digest,
m,
s,
l,
(0, _.BZ)(d)
]);
let { duration: v, cost: y } = n;
c.push({
place: r,
key: h,
value: (0, g.oB)(i, t),
duration: v,
cost: y
});
}
}
let p = [...Map.groupBy(c, ({ key: e }) => e).values()].filter((e) => e.some(({ place: e }) => !s.has(e))).map((e) => e.map(({ value: e }) => e));
if (p.length === 0) throw new i.yo(`from: no measured trial was found below ${e}${c.length === 0 ? "" : " but of arms without their control"}${a.map((e) => `; ${e}`).join("")}; name a directory of results, or leave it out`);
let m = (0, v.i)(p.map(v.i));
let h = p.filter(({ length: e }) => e > 1);
let meanOf = (e) => {
let t = (0, o.ER)(c.map((t) => t[e]));
return t && t / c.length;
};
let ofVerdicts = () => h.length > 0 ? {
rate: m,
flips: (0, v.i)(h.map(b.fn))
} : alike(m);
return {
...d.has("score") ? {
rate: m,
flips: null,
deviation: deviationOf(p, h)
} : ofVerdicts(),
source: h.length > 0 ? "repeated trials" : "one trial of each instance",
trialMs: meanOf("duration"),
trialCost: meanOf("cost"),
notes: a
};
}
function deviationOf(e, t) {
let n = e.flat();
if (t.length > 0) return Math.sqrt((0, v.i)(t.map(y.F)));
return Math.sqrt(n.length > 1 ? (0, y.F)(n) : n[0] * (1 - n[0]));
}
function figuresOf(e) {
return {
isMeasured: (0, g.aA)(e),
isTimed: e.started_at !== e.finished_at,
measurement: (0, p.k)(e),
duration: (0, o.Ij)(e.stages.map(({ duration_ms: e }) => e)),
cost: (0, x.J$)(e).cost_usd
};
}
async function* recordsOf(e, t, r) {
for (let t of e) try {
yield {
place: t,
...await (0, m.readRun)(t, figuresOf)
};
} catch (e) {
r.push(`${t} is left out: ${(0, i.bD)(e).split("\n")[0]}`);
}
if (t.length === 0) return;
let { readElsewhere: a } = await Promise.all([n.e(663), n.e(8672)]).then(n.bind(n, 48672));
let o = (0, u.roomForRuns)();
for (let e of t) {
let { runs: t, notes: n } = await a(e, o);
r.push(...n);
for (let { run: n, trials: r } of t) yield {
place: e.path,
run: n,
results: r.map((e) => e && figuresOf(e.result))
};
}
}
function besideControl(e, t) {
let n = (0, h.oA)(e) ? (0, d.readExperiment)(e).arms : [];
let placeOf = ({ name: t }) => r.join(e, t);
return n.some((e) => e.control && t.includes(placeOf(e))) ? n.filter(({ control: e }) => !e).map(placeOf) : [];
}
function detect(e, t, { notes: n, ...r }) {
if (!(0, b.wC)(e, r)) throw new i.yo(`detect: a ${figureIn(r)} of ${(0, a.KN)(r.rate)} cannot change by ${(0, a.wd)(e)} points; give a smaller difference, or another --rate or --from`);
let { rate: o, flips: s, deviation: c } = r;
let spread = (e) => ({
rate: o,
flips: s,
trials: e
});
let leastOf = (e, t) => {
if (c === void 0) return (0, b.LF)(e, spread(t));
let n = (0, b.ON)(e, aroundZero(c, t));
return n !== null && (0, b.wC)(n, r) ? n : null;
};
let neededOf = (t) => c === void 0 ? (0, b.hO)(e, spread(t)) : (0, b.j2)(e, aroundZero(c, t));
let l = [...new Set([...S, t.trials])].sort((e, t) => e - t);
return {
difference: e,
power: b.wY,
alpha: a.Bk,
expected: r,
planned: {
...t,
least_difference: t.instances === 0 ? null : leastOf(t.instances, t.trials)
},
needed: l.map((e) => {
let t = neededOf(e);
let n = t === null ? null : 2 * t * e;
let times = (e) => e === null || n === null ? null : e * n;
return {
trials: e,
instances: t,
runs: n,
duration_ms: times(r.trialMs),
cost_usd: times(r.trialCost)
};
})
};
}
function detectionLines({ difference: e, power: t, expected: n, planned: r, needed: i }) {
let o = {
"repeated trials": "as repeated trials of the results do",
"one trial of each instance": "at most: the results have one trial of each instance",
"stated rate": "at most, for this stated rate",
"no results": "at most; give --from RESULTS, or --rate"
};
let { instances: c, trials: l, least_difference: u } = r;
let d = u === null ? "is too small to show any difference" : `shows ${(0, a.wd)(u)} points or more`;
let f = n.deviation === void 0 ? `${(0, a.KN)(n.flips)} of the verdicts flip` : `the scores of an instance have a standard deviation of ${(0, a.wd)(n.deviation)} points`;
let p = i.some((e) => e.duration_ms !== null);
let m = i.some((e) => e.cost_usd !== null);
let h = [[
"trials",
"instances",
"both sides",
...p ? ["time"] : [],
...m ? ["cost"] : []
], ...i.map((e) => [
String(e.trials),
e.instances === null ? "over 100,000" : (0, a.zD)(e.instances),
e.runs === null ? "–" : `${(0, a.zD)(e.runs)} trials`,
...p ? [e.duration_ms === null ? "–" : (0, a.a3)(e.duration_ms)] : [],
...m ? [(0, a.BD)(e.cost_usd)] : []
])];
return [
`a difference of ${(0, a.wd)(e)} points, with ${(0, a.KN)(t)} power:`,
...(0, s.w)(h),
`expected: a ${figureIn(n)} of ${(0, a.KN)(n.rate)}; ${f} without a change (${o[n.source]})`,
`planned: ${(0, a.U9)(c, "instance")}, ${(0, a.U9)(l, "trial")} each, ${d}`
];
}
function figureIn({ deviation: e }) {
return e === void 0 ? "success rate" : "score";
}
function aroundZero(e, t) {
let n = e * Math.sqrt(6 / t);
return [
-n,
0,
0,
0,
0,
n
];
}
function alike(e) {
return {
rate: e,
flips: 2 * e * (1 - e)
};
}
}),
58937: ((e, t, n) => {
n.d(t, {
Fj: () => timesLine,
Pl: () => headline,
VH: () => scoreLine,
VX: () => integrityKinds,
Z5: () => pointsFigures,
aJ: () => noiseWords,
bO: () => measureAdvice,
cS: () => countProjects,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
oR: () => joined,
pc: () => noiseSentences,
rn: () => explainResult
});
var r = n(18253);
var i = n(37012);
var a = n(67738);
var o = n(84346);
var s = n(61210);
var c = n(97384);
function noiseWords(e) {
return e === 0 ? "repeated trials of the baseline ended the same" : `noise floor ±${(0, r.wd)(e)} points`;
}
function noiseSentences(e) {
let { noiseFloor: t, sensitivity: n } = e;
return [t === void 0 ? "" : noiseWords(t), n ?? ""].filter((e) => e !== "");
}
function durationOf({ agent: e, evaluation: t, harness: n }) {
return (0, c.Tu)(e + t + n);
}
function timesLine(e) {
let t = durationOf(e);
let n = [
"agent",
"evaluation",
"harness"
].map((n) => `${n} ${(0, r.KN)(e[n] / t)}`);
return `${(0, r.a3)(t)} in trials${t === 0 ? "" : ` (${n.join(", ")})`}`;
}
function explainResult(e) {
let { error: t, agent: n, evaluation: i, reason: c } = e;
let l = c == null ? "" : `${o.hN.test(c.log ?? "") ? "agent: " : ""}${c.text}`;
if (t !== null) return joined("; ", [`${t.stage}: ${t.message.split("\n")[0]}`, l]);
let u = [];
n.timed_out ? u.push(`agent timed out after ${(0, r.a3)(n.duration_ms)}`) : n.exit_code !== null && n.exit_code !== 0 && u.push(`agent exit code ${n.exit_code}`);
(0, s.EP)(e) ? u.push("the agent destroyed its testbed") : e.status === "failed" && i !== null && (i.timed_out ? u.push(`evaluation timed out after ${(0, r.a3)(i.duration_ms)}`) : i.kind === "test_plan" ? u.push(explainPlan(i)) : i.kind === "reward" ? u.push(explainReward(i, e.rounds)) : (0, a.Y)(e.task_type) === "exit_code" ? u.push(`success command exit code ${i.exit_code ?? "–"}`) : c ?? u.push("no \"Setup successful\" in the output"));
return joined("; ", [...u, l]);
}
function joined(e, t) {
return t.filter((e) => e !== "").join(e);
}
function explainReward({ reward: e, steps: t }, n) {
let a = new Map(n?.map(({ step: e, evaluation: t }) => [e, t]));
let o = t.map(({ name: e, rewards: t }) => {
let o = a.get(e);
let s = n === void 0 ? (0, i._)(t ?? {}, "reward") : o?.kind === "reward" ? o.reward : null;
return `${e} ${s == null ? "–" : (0, r.vP)(s)}`;
});
let s = (0, r.Xq)(o, 10);
return `reward ${e === null ? "–" : (0, r.vP)(e)}${s === "" ? "" : ` (${s})`}`;
}
function explainPlan({ score_expected: e, judged: t, expected: n }) {
return `score ${(0, r.KN)(e)} over all ${n} points, ${t} of them judged`;
}
function listNotes(e) {
return integrityKinds(e).filter((e) => e !== "host_reused" && e !== "kept_workdir_readable").join(", ");
}
function integrityKinds({ integrity: e }) {
return e.length === 0 ? [] : [...new Set(e.map(({ kind: e }) => e))];
}
function headline(e) {
let { planned: t, passed: n, failed: i, error: a, not_run: o } = e;
let s = [
...i > 0 ? [`${i} failed`] : [],
...a > 0 ? [`${a} could not be measured`] : [],
...o > 0 ? [`${o} not run`] : []
];
if (t > 0 && n + i === 0) return `no verdict: ${s.join(", ")}`;
return [`${n} of ${t} passed (${(0, r.KN)(e.success_rate)})`, ...s].join(", ");
}
function pointsFigures(e, { score: t, score_expected: n, coverage: i }) {
let a = e.filter((e) => e.score !== null).length;
let o = a === e.length ? "" : ` (${a} of ${countProjects(e)})`;
return [
[(0, r.KN)(t), `of what was judged${o}`],
[(0, r.KN)(n), "of everything"],
[(0, r.KN)(i), "judged"]
];
}
function pointsLine({ totals: e, planned: t }) {
return `test points: ${pointsFigures(t, e).map((e) => e.join(" ")).join(", ")}`;
}
function scoreLine(e) {
if (e.settings.mode !== null) return pointsLine(e);
let t = (0, s.$)(e.totals, "score");
return (0, s.c_)(e.settings) === "score" && t !== null ? `score: ${(0, r.KN)(t)}` : null;
}
function countProjects(e) {
let t = new Set(e.map(({ instance_id: e }) => e)).size;
let n = (0, r.U9)(t, "project");
return t === e.length ? n : `${(0, r.U9)(e.length, "trial")} of ${n}`;
}
function measureAdvice({ settings: e, planned: t }) {
if (e.measure !== void 0 || (0, s.c_)(e) === "score") return null;
let n = t.filter((e) => (0, s.aA)(e) && e.score > 0 && e.score < 1).length;
if (n === 0) return null;
return `${n} of ${(0, r.U9)(t.length, "trial")} ${n === 1 ? "has" : "have"} a score between 0 and 1, which the success rate does not show; to compare by score, set measure: score`;
}
function agentLabel({ agent: { name: e, model: t } }) {
return [e ?? "agent", t === null ? null : `(${t})`].filter((e) => e !== null).join(" ");
}
}),
3934: ((e, t, n) => {
n.d(t, {
H: () => o,
S: () => s
});
var r = n(94343);
var i = n(23137);
var a = n(44408);
let o = r.Ikc({
run: (0, i.WY)(a.U9, "Programs that were run, if no other class applies"),
read_file: (0, i.WY)(a.U9, "Files that were read"),
check_dir: (0, i.WY)(a.U9, "Directories that were listed"),
search: (0, i.WY)(a.U9, "Searches for files or text"),
edit: (0, i.WY)(a.U9, "Files that were written or changed"),
install: (0, i.WY)(a.U9, "Packages that were installed"),
network: (0, i.WY)(a.U9, "Requests to the network"),
other: (0, i.WY)(a.U9, "Anything else, such as plans and notes")
});
let s = Object.keys(o.shape);
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => i,
IN: () => cutText,
U3: () => ownText,
xG: () => a
});
var r = n(18686);
let i = 200;
let a = 2e3;
function cutText(e, t) {
return e.length > t ? ownText((0, r.v)(e, t)) : e;
}
function ownText(e) {
return Buffer.from(e).toString();
}
function cutError(e) {
if (e === null) return null;
let { stage: t, kind: n, message: r } = e;
return {
stage: cutText(t, 200),
kind: cutText(n, 200),
message: cutText(r, a)
};
}
}),
59546: ((e, t, n) => {
n.r(t);
n.d(t, {
ALPHA: () => _,
NO_PAIR: () => T,
experimentSchema: () => w,
isTolerated: () => isTolerated,
readExperiment: () => readExperiment,
savedOf: () => savedOf,
verdictOnArm: () => verdictOnArm,
wasSettled: () => wasSettled,
writeExperiment: () => writeExperiment
});
var r = n(76760);
var i = n(57975);
var a = n(94343);
var o = n(43759);
var s = n(63160);
var c = n(45145);
var l = n(45503);
var u = n(22495);
var d = n(70606);
var f = n(23137);
var p = n(44408);
var m = n(64458);
var h = n(71343);
var g = n(80418);
let _ = .05;
let v = a.aig().check(o.qm(-1), o.Zm(1));
let y = a.Ikc({
low: v,
high: v
});
let b = (0, f.WY)(a.mee(a.aig().check(o.UI())), "Null beyond 1.8e308");
let x = a.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let S = a.Ikc({
pairs: (0, f.WY)(p.U9, "Instances measured on both sides"),
difference: (0, f.WY)(v, "Mean over these instances: the arm minus the control"),
e_value: b,
instance_id: (0, f.WY)(a.lqM(a.YjP()), "That of the last pair")
});
let C = a.Ikc({
arm: a.YjP(),
answer: (0, f.WY)(a.mee(x), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, f.WY)(a.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: p.U9,
left_out: (0, f.WY)(p.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, f.WY)(a.mee(v), "Null without a pair"),
interval: (0, f.WY)(a.mee(y), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, f.WY)(b, "Against no difference, at the last look"),
p: (0, f.WY)(a.mee(p.CG), "Two-sided"),
p_adjusted: (0, f.WY)(a.mee(p.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, f.WY)(a.YOg(S), "After every pair")
});
let w = a.Ikc({
schema: a.euz("agentbench/experiment/v1"),
suite: h.Lx.shape.suite,
dataset: h.Lx.shape.dataset,
measure: p.eI,
arms: (0, f.WY)(a.YOg(a.Ikc({
name: (0, f.WY)(a.YjP(), "The directory of its run, relative to the experiment's"),
control: a.zMY(),
agent: h.Lx.shape.agent,
identity: h.Lx.shape.identity,
sets: (0, f.WY)(a.YOg(a.YjP()), "Options that it sets"),
planned: p.U9,
measured: (0, f.WY)(p.U9, "Trials with a verdict"),
stopped: (0, f.WY)(p.U9, "Trials that were not run because the answer was known"),
reused: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
oldest: h.Lx.shape.started_at,
newest: h.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
opened: p.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none")
})), "The first one is the control"),
job: (0, f.WY)(a.lqM(a.Ikc({
index: p.U9,
total: p.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: p.U9,
stop: a.k5n(["never", "known"]),
alpha: (0, f.WY)(p.CG, "Of all comparisons together"),
tolerance: p.CG,
trials: a.Whr().check(o.NC()),
order: (0, f.WY)(a.YOg(a.Ikc({
instance_id: a.YjP(),
trial: a.Whr().check(o.NC()),
arms: (0, f.WY)(a.YOg(p.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, f.WY)(a.YOg(C), "Each other arm with the control"),
stopped: (0, f.WY)(a.mee(a.Ikc({
pairs: p.U9,
message: a.YjP(),
settled: (0, f.WY)(a.lqM(a.zMY()), "False if nothing left could have settled it, true if the answer was known; absent in older records"),
trials: (0, f.WY)(p.U9, "Trials that were not run"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: h.Lx.shape.interrupted,
started_at: h.Lx.shape.started_at,
finished_at: h.Lx.shape.finished_at,
harness_version: h.Lx.shape.harness_version,
github: h.Lx.shape.github
});
let T = "no instance has a verdict on both sides";
function verdictOnArm(e) {
let { answer: t } = e;
if (t === "better") return "improved";
if (t === "worse") return "regressed";
return t === "no difference that matters" || isTolerated(e) ? "within tolerance" : "within noise";
}
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < _;
}
function wasSettled({ stopped: e, comparisons: t }) {
return e?.settled ?? t.every(({ answer: e }) => e !== "cannot be settled");
}
function savedOf(e) {
return e.reduce((e, { planned: t, stopped: n, measured: r, cost_usd: i }) => {
if (n === 0 || e === null) return e;
if (i === null || r === 0 || r + n < t) return null;
return e + n * i / r;
}, 0);
}
async function writeExperiment(e, t) {
let n = r.join(e, g.DT);
try {
(0, d.z)(n);
await (0, d.f)(n, () => [(0, m.P)(t)]);
} catch (e) {
throw new c.QM(`results-path: ${g.DT} could not be written: ${(0, c.bD)(e)}; make room there, or mend it, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, g.oA)(e)) return null;
let unreadable = (t) => new c.yo(`${g.DT}: the experiment in ${e} cannot be read: ${t}`);
let t;
try {
t = (0, s.nh)((0, l.XF)(r.join(e, g.DT), 67108864).toString());
} catch (e) {
throw unreadable((0, c.bD)(e));
}
let n = w.safeParse(t);
if (!n.success) throw unreadable((0, f.hQ)(n.error.issues[0]));
let { arms: a, comparisons: o } = n.data;
let d = a.map(({ name: e }) => e);
let p = o.map(({ arm: e }) => e);
if (new Set(d).size !== d.length || d.length < 2 || !(0, i.isDeepStrictEqual)(p, d.slice(1))) throw unreadable("its comparisons are not those of its arms");
let m = d.find((e) => r.basename(e) !== e || /^\.*$/.test(e));
if (m !== void 0) throw unreadable(`its arm ${(0, u.h0)(m, 100)} names no directory beside it`);
return n.data;
}
}),
44408: ((e, t, n) => {
n.d(t, {
CG: () => h,
GP: () => T,
Kr: () => E,
M6: () => y,
Ni: () => _,
Ny: () => D,
QQ: () => f,
Qk: () => u,
Rz: () => d,
U9: () => m,
UY: () => w,
YP: () => g,
aW: () => c,
br: () => x,
eI: () => l,
eS: () => C,
ik: () => S,
rE: () => b,
vE: () => p,
wO: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(73102);
var o = n(23137);
var s = n(71744);
let c = r.k5n([
"passed",
"failed",
"error",
"not_run"
]);
let l = r.k5n(["success rate", "score"]);
let u = 316224e6;
let d = r.Whr().check(i.UI(), i.Zm(u));
let f = r.Whr().check(i.NC(), i.Zm(999999));
let p = a.w$();
let m = r.Whr().check(i.UI());
let h = r.aig().check(i.qm(0), i.Zm(1));
let g = r.Ikc({
low: r.aig(),
high: r.aig()
});
let _ = r.k5n([
"dev",
"free",
"debug"
]);
let v = r.YOg(r.Ikc({
name: r.YjP(),
value: r.YjP()
}));
let y = r.Ikc({
agent: m,
evaluation: m,
harness: m
});
let b = r.YjP().check(i.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
let x = r.YjP().check(i.Fk(/^sha256:[0-9a-f]{64}$/));
let S = {
instance_id: r.YjP().check(i.Fk(s.Cd)),
task_type: (0, o.WY)(r.YjP(), "Type of the task, by which reports are grouped"),
trial: (0, o.WY)(f, "Number of the trial of its instance, from 1")
};
let C = r.Ikc({
name: r.YjP(),
ref: (0, o.WY)(r.mee(r.YjP()), "Commit of the dataset; null for a directory"),
digest: (0, o.WY)(x, "Digest of all files of the dataset; results are comparable only if it is equal")
});
let w = r.Ikc({
kind: r.YjP(),
detail: r.YjP()
});
let T = r.Ikc({
stage: r.YjP(),
kind: r.YjP(),
message: r.YjP()
});
let E = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
difference: (0, o.WY)(r.mee(r.aig()), "Change of rate or score over the common instances, now minus before"),
reasons: (0, o.WY)(r.lqM(r.YOg(r.YjP())), "Reasons why the two are not comparable; absent for every other verdict")
});
let D = r.Ikc({
repository: r.YjP(),
workflow: r.YjP(),
job: r.YjP(),
run_id: r.YjP(),
run_attempt: (0, o.WY)(r.Whr(), "From 1; 0 on a server that does not tell it, as Forgejo"),
sha: r.YjP(),
head_sha: (0, o.WY)(r.mee(r.YjP()), "Head commit of the pull request; sha is its merge with the base"),
ref: r.YjP(),
event: r.YjP(),
pull_request: r.mee(r.Whr())
});
}),
80588: ((e, t, n) => {
n.d(t, {
Z: () => linkAmong,
v: () => strangerAmong
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
function linkAmong(e, t, n = 1) {
return firstAmong(e, t, n, (e) => e.isSymbolicLink());
}
function strangerAmong(e, t) {
return firstAmong(e, t, 1, (e) => !e.isDirectory());
}
function firstAmong(e, t, n, o) {
for (let s = 1, c = 0; c < t.length; s += 1) {
c = t.indexOf(i.sep, c + 1);
c === -1 && (c = t.length);
if (s < n) continue;
let l = t.slice(0, c);
try {
let t = (0, r.lstatSync)(`${e}/${l}`, { throwIfNoEntry: !1 });
if (t !== void 0 && o(t)) return l;
} catch (e) {
if ((0, a.$N)(e) !== "ENOTDIR") throw e;
}
}
return null;
}
}),
66165: ((e, t, n) => {
n.d(t, { k: () => measurementOf });
function measurementOf({ instance_id: e, started_at: t, finished_at: n, stages: r }) {
return JSON.stringify([
e,
t,
n,
r
]);
}
}),
84346: ((e, t, n) => {
n.d(t, {
$e: () => trajectoryFileOf,
BU: () => partOf,
HW: () => partsAmong,
Rx: () => suffixOfStep,
hN: () => i,
hi: () => ofPart,
oC: () => a,
pZ: () => r,
u3: () => o
});
let r = 200;
let i = /^agent(-(round|step)-\d+)?\.log$/;
let a = /^evaluation(-step-\d+)?\.log$/;
let o = "round-1";
function suffixOfStep(e) {
return e === 1 ? "" : `-step-${e}`;
}
function ofPart(e, t) {
return e.replace(/(\.[a-z]+)?$/, (e) => `${t}${e}`);
}
function trajectoryFileOf(e) {
return e.replace(/^exchanges/, "trajectory").replace(/jsonl$/, "json");
}
function partOf(e) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(e)?.[1] ?? 1);
}
function partsAmong(e, t) {
return e.filter((e) => e.startsWith(t) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(e.slice(t.length))).sort((e, t) => partOf(e) - partOf(t)).slice(0, 200);
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.filter(({ score: e }) => e !== null);
let n = t.some(({ floor: e }) => e != null);
let i = t.map(({ score: e, floor: t }) => ({
score: e,
floor: t ?? 0
}));
let a = sum(i.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let o = sum(i.map(({ floor: e }) => 2 - e));
let s = i.map(({ score: e }) => e);
let c = e.length;
return {
expected: c,
judged: i.length,
score: (0, r._)(s.map((e) => e / 2)),
score_expected: c === 0 ? 0 : sum(s) / c / 2,
coverage: c === 0 ? 0 : s.length / c,
score_without_vacuous: !n || o === 0 ? null : a / o
};
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
}
}),
37664: ((e, t, n) => {
n.d(t, { n: () => quickParse });
var r = n(42214);
function quickParse(e) {
let t;
let n = 0;
let expect = (r) => {
n + r >= 100 && (t ??= compiled(e));
};
let parse = (i) => {
expect(1);
n += 1;
let a = t === void 0 ? r.uY : t(i);
return a === r.uY ? e.parse(i) : a;
};
return Object.assign(parse, { expect });
}
function compiled(e) {
try {
return (0, r.o0)(e);
} catch (e) {
if (e instanceof r.i) return () => r.uY;
throw e;
}
}
}),
47705: ((e, t, n) => {
n.r(t);
n.d(t, {
DENIED: () => x,
faultOf: () => faultOf,
readAttempt: () => readAttempt,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord,
readTrial: () => readTrial,
runIn: () => runIn
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(30742);
var s = n(45145);
var c = n(70930);
var l = n(45503);
var u = n(23137);
var d = n(97857);
var f = n(80588);
var p = n(37664);
var m = n(71343);
var h = n(74705);
var g = n(61210);
var _ = n(9271);
let v = 16777216;
let y;
let b = "it belongs to an earlier run";
let x = "it cannot be read: permission denied";
let S = (0, p.n)(m.Lx);
let C = (0, p.n)(m.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
C.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let l = s === null ? null : t(s);
i.push(l);
s !== null && l === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, g.YW)(s));
n.error = (0, d.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, g.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, _.qQ)(e)}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, _.wK)(e)).size > n;
});
let r = e.planned.length - n.length;
r > 0 && (e.planned = n);
return r;
}
function readTrial(e, t, n) {
return countingRecord(e, t, n, new Set()).result;
}
function readRecord(e, t) {
let n = readResult(e, t, new Set());
if (n === null || typeof n == "string") return null;
return {
result: n.result,
digest: (0, o.B)(n.content)
};
}
function readRunRecord(e) {
try {
return runIn(e);
} catch {
return null;
}
}
function readAttempt(e) {
try {
return C(readJson(`${e}/result.json`, v).value);
} catch {
return null;
}
}
function countingRecord(e, t, n, r) {
let i = readResult(e, t, r);
if (i === null || typeof i == "string") return {
result: null,
fault: i
};
let a = t.digest === void 0 ? null : (0, o.B)(i.content);
let s = faultOf({
result: i.result,
digest: a
}, t, n);
if (s === null) return {
result: i.result,
fault: s
};
return {
result: t.digest === void 0 ? null : (0, h.u)(t, n, s),
fault: s === b ? null : s
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return b;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, c.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, _.qQ)(t);
try {
let i = (0, f.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, v);
let s = C(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, s.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return x;
if (e instanceof l.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && S.expect(n.length / 8);
try {
return S(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
throw Error((0, u.hQ)(e.issues[0]), { cause: e });
}
}
function readJson(e, t) {
y ??= Buffer.allocUnsafeSlow(65536);
let n = (0, l.XF)(e, t, { space: y });
return {
value: (0, a.nh)(n.toString()),
content: n
};
}
}),
64458: ((e, t, n) => {
n.d(t, {
P: () => recordText,
e: () => runParts
});
var r = n(15297);
var i = n(37040);
var a = n(61210);
function recordText(e) {
return `${JSON.stringify(e, null, 2)}\n`;
}
function runParts(e, t) {
let masked = (e) => t === void 0 ? e : (0, i.h)(e, t);
return (0, r.l)(masked({
...e,
planned: [],
totals: (0, a.vA)(e.planned)
}), ["planned"], e.planned, masked);
}
}),
37040: ((e, t, n) => {
n.d(t, { h: () => redactRecord });
let r = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.ended_by.source.verdict.interrupted.started_at.run_started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
function redactRecord(e, t, n = !1) {
if (typeof e == "string") return t.text(e);
if (Array.isArray(e)) return e.map((e) => redactRecord(e, t));
if (typeof e != "object" || !e) return e;
let i = Object.entries(e).map(([e, i]) => [n ? t.text(e) : e, r.has(e) ? i : redactRecord(i, t, e === "rewards")]);
return Object.fromEntries(i);
}
}),
80418: ((e, t, n) => {
n.d(t, {
$8: () => holdsReport,
$t: () => placeOf,
DT: () => d,
Fg: () => requireRun,
Kh: () => linkLatest,
L6: () => makeRunDirectory,
cr: () => armOf,
es: () => ignoreInGit,
gM: () => holdsRun,
hH: () => latestRun,
hN: () => c,
oA: () => holdsExperiment,
ri: () => u,
s6: () => reportDirectory,
ye: () => newPlace
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(34654);
var s = n(70930);
let c = "agentbench-results";
let l = "latest";
let u = "report";
let d = "experiment.json";
function holdsRun(e) {
try {
return (0, r.lstatSync)(i.join(e, "run.json"), { throwIfNoEntry: !1 }) !== void 0;
} catch (t) {
if ((0, a.$N)(t) === "ENOTDIR") return !1;
if ((0, a.$N)(t) !== "EACCES") throw t;
throw new a.yo(`results: ${e} cannot be read: ${(0, a.bD)(t)}`);
}
}
function requireRun(e, t, n = t) {
if (!holdsRun(n)) throw new a.yo(`${e}: ${t} is not the directory of a run: it has no run.json; name one, such as ${c}/latest`);
}
function holdsExperiment(e) {
return (0, r.existsSync)(i.join(e, d));
}
function armOf(e) {
let t = i.resolve(e);
return holdsExperiment(i.dirname(t)) ? i.basename(t) : null;
}
function placeOf(e) {
return ["run.json", d].includes(i.basename(e)) && (0, r.existsSync)(e) ? i.dirname(e) : e;
}
function holdsReport(e) {
return (0, r.existsSync)(i.join(e, "results.json"));
}
function holdsResults(e) {
return holdsRun(e) && !holdsReport(e) || holdsExperiment(e);
}
function newPlace(e) {
let t = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
for (let n = 1;; n += 1) {
let r = i.join(e, n === 1 ? t : `${t}-${n}`);
if ((0, s.LZ)(r) === void 0) return r;
}
}
function makeRunDirectory() {
try {
(0, o.O)(c);
ignoreInGit(c);
for (;;) {
let e = newPlace(c);
try {
(0, r.mkdirSync)(e);
return e;
} catch (e) {
if ((0, a.$N)(e) !== "EEXIST") throw e;
}
}
} catch (e) {
throw new a.yo(`results-path: ${i.resolve(c)} cannot be made: ${(0, a.bD)(e)}`);
}
}
function ignoreInGit(e) {
try {
(0, r.readdirSync)(e).length === 0 && (0, r.writeFileSync)(i.join(e, ".gitignore"), "*\n", { flag: "wx" });
} catch {}
}
function linkLatest(e) {
let t = i.join(i.dirname(e), l);
let n = `${t}.${process.pid}`;
try {
(0, r.symlinkSync)(i.basename(e), n);
(0, r.renameSync)(n, t);
} catch {
removeQuietly(n);
}
}
function removeQuietly(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function latestRun(e = c) {
try {
let t = (0, r.realpathSync)(i.join(e, l));
if (i.dirname(t) === (0, r.realpathSync)(e) && holdsResults(t)) return i.join(e, i.basename(t));
} catch {}
try {
let t = (0, r.readdirSync)(e, { withFileTypes: !0 }).flatMap((t) => t.isDirectory() && holdsResults(i.join(e, t.name)) ? [t.name] : []).sort().at(-1);
return t === void 0 ? null : i.join(e, t);
} catch {
return null;
}
}
function reportDirectory(e = c) {
return holdsRun(e) ? `${i.resolve(e)}-report` : i.join(e, u);
}
}),
74705: ((e, t, n) => {
n.d(t, {
W: () => isStandIn,
u: () => standIn
});
var r = n(98715);
let i = "record_changed";
function isStandIn({ integrity: e }) {
return e.some(({ kind: e }) => e === i);
}
function standIn(e, t, n, a) {
let { instance_id: o, task_type: s, trial: c, status: l, score: u, error: d } = e;
return {
schema: "agentbench/result/v1",
dataset: t.dataset,
instance_id: o,
task_type: s,
trial: c,
attempt: a?.attempt ?? 1,
status: l,
score: u,
agent: (0, r.Ig)(t.agent),
evaluation: null,
testbed: (0, r.wN)(t.settings.testbed),
prerunner: null,
stages: a?.stages ?? [],
integrity: [{
kind: i,
detail: `result.json: ${n}; the result that the run measured is kept.`
}],
error: d,
started_at: a?.started_at ?? t.started_at,
finished_at: a?.finished_at ?? t.finished_at ?? t.started_at,
harness_version: t.harness_version,
github: t.github
};
}
}),
61210: ((e, t, n) => {
n.d(t, {
$: () => figureOfTotals,
EP: () => isDestroyed,
KN: () => isEvaluated,
YW: () => figuresOfResult,
Zs: () => measureSetting,
_0: () => lacksJudge,
aA: () => hasVerdict,
aR: () => r,
cU: () => figureName,
c_: () => measureOf,
id: () => isStopped,
oB: () => figureOfTrial,
oq: () => measureOption,
vA: () => totalsOf
});
function hasVerdict({ status: e }) {
return e === "passed" || e === "failed";
}
function isEvaluated(e) {
return hasVerdict(e) || e.error?.kind === "not_judged";
}
function isDestroyed({ integrity: e }) {
return e.some(({ kind: e }) => e === "testbed_destroyed");
}
function isStopped(e) {
return !hasVerdict(e) && e.error?.kind === "stopped";
}
function lacksJudge({ settings: e }, { error: t }) {
return e.judge === null && t?.kind === "not_judged";
}
function totalsOf(e) {
let t = {
passed: 0,
failed: 0,
error: 0,
not_run: 0
};
let n = 0;
let r = 0;
let i = 0;
let a = 0;
let o = 0;
for (let s of e) {
if (isStopped(s)) {
n += 1;
continue;
}
t[s.status] += 1;
s.score !== null && (r += 1);
i += s.score ?? 0;
a += s.score_expected;
o += s.coverage;
}
let s = e.length - n;
let { passed: c, failed: l, error: u, not_run: d } = t;
let f = {
planned: s,
passed: c,
failed: l,
error: u,
not_run: d,
success_rate: mean(c, s),
score: mean(i, r),
score_expected: mean(a, s),
coverage: mean(o, s)
};
n > 0 && (f.stopped = n);
return f;
}
function measureOf({ mode: e, measure: t }) {
if (t !== void 0) return t === "score" ? "score" : "success rate";
return e === null ? "success rate" : "score";
}
function measureSetting(e) {
return e === "auto" ? {} : { measure: e };
}
function measureOption(e) {
return e === "score" ? "score" : "success-rate";
}
function figureName(e, { mode: t }, n = "of everything") {
return e === "score" && t !== null ? `score ${n}` : e;
}
function figureOfTotals(e, t) {
if (e === void 0 || e.passed + e.failed === 0) return null;
return t === "score" ? e.score_expected : e.success_rate;
}
function figureOfTrial(e, t) {
return t === "score" ? e.score_expected : Number(e.status === "passed");
}
function mean(e, t) {
return t === 0 ? null : e / t;
}
let r = {
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: null
};
function figuresOfResult({ score: e, evaluation: t }) {
if (t?.kind === "test_plan") {
let { score_expected: n, coverage: r } = t;
return {
score: e,
score_expected: e === null ? 0 : n,
coverage: e === null ? 0 : r
};
}
return {
score: e,
score_expected: e ?? 0,
coverage: e === null ? 0 : 1
};
}
}),
97384: ((e, t, n) => {
n.d(t, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(e) {
let { instance_id: t, task_type: n, trial: r, attempt: i, status: a, score: o, stages: s, started_at: c, finished_at: l } = e;
return {
instance_id: t,
task_type: n,
trial: r,
attempt: i,
status: a,
score: o,
stages: s,
started_at: c,
finished_at: l
};
}
function* traceOf(e) {
let t = e.map((e) => ({
trial: e,
begin: Date.parse(e.started_at),
end: Date.parse(e.finished_at)
})).sort((e, t) => e.begin - t.begin);
let n = t[0]?.begin ?? 0;
let r = [];
for (let { trial: e, begin: i, end: a } of t) {
let t = r.findIndex((e) => e <= i);
let o = t === -1 ? r.length : t;
t === -1 && (yield {
name: "thread_name",
ph: "M",
pid: 1,
tid: o + 1,
args: { name: `trials, lane ${o + 1}` }
});
r[o] = a;
let event = (e, t, r, i, a) => ({
name: e,
cat: t,
ph: "X",
pid: 1,
tid: o + 1,
ts: (r - n) * 1e3,
dur: i * 1e3,
args: a
});
let { instance_id: s, task_type: c, attempt: l, status: u, score: d } = e;
yield event(e.trial === 1 ? s : `${s} trial ${e.trial}`, "trial", i, a - i, {
task_type: c,
attempt: l,
status: u,
score: d
});
for (let t of e.stages) yield event(t.name, "stage", Date.parse(t.started_at), t.duration_ms, { instance_id: s });
}
}
function timeSplit(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages: n } of e) for (let { name: e, duration_ms: r, harness_ms: i = 0 } of n) {
let n = e.startsWith("agent") ? "agent" : e === "evaluate" ? "evaluation" : "harness";
let a = Math.min(i, r);
t[n] = atMost(t[n] + r - a);
t.harness = atMost(t.harness + a);
}
return t;
}
function totalTimes(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent: n, evaluation: r, harness: i } of e) {
t.agent = atMost(t.agent + n);
t.evaluation = atMost(t.evaluation + r);
t.harness = atMost(t.harness + i);
}
return t;
}
function atMost(e) {
return Math.min(e, 2 ** 53 - 1);
}
}),
9271: ((e, t, n) => {
n.d(t, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var r = n(22495);
function trialIdOf(e) {
if ("instanceId" in e) return {
instanceId: e.instanceId,
trial: e.trial
};
return {
instanceId: "instance" in e ? e.instance.id : e.instance_id,
trial: e.trial
};
}
function trialKey(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/${n}`;
}
function trialName(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
let i = (0, r.h0)(t);
return n === 1 ? i : `${i} (trial ${n})`;
}
function trialPath(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/trial-${n}`;
}
}),
98715: ((e, t, n) => {
n.d(t, {
I3: () => unknownSettings,
Ig: () => unknownAgent,
Mr: () => isPlanOnly,
Q8: () => unmeasured,
QI: () => i,
wN: () => unknownTestbed
});
var r = n(35978);
let i = `sha256:${"0".repeat(64)}`;
function isPlanOnly({ settings: e, measured_by: t }) {
return e.testbed === "other" && t === void 0;
}
function unknownSettings(e = 1) {
return {
testbed: "other",
trials: e,
agent_timeout_ms: 0,
evaluation_timeout_ms: 0,
testcase_timeout_ms: 0,
typing: null,
mode: null,
judge: null,
network: null,
cpus: null,
memory_bytes: null
};
}
function unknownAgent(e) {
return {
...e,
prompt_digest: i,
...unmeasured()
};
}
function unmeasured() {
return {
exit_code: null,
timed_out: !1,
duration_ms: 0,
ended_by: null,
usage: (0, r.wD)(),
meter: null
};
}
function unknownTestbed(e) {
return {
kind: e,
image: null,
image_digest: null,
substituted: !1,
kept_image: null,
commit: null
};
}
}),
35978: ((e, t, n) => {
n.d(t, {
Ac: () => d,
aU: () => m,
jn: () => f,
k9: () => readUsage,
me: () => h,
wD: () => unknownUsage
});
var r = n(94343);
var i = n(43759);
var a = n(63160);
var o = n(63144);
var s = n(23137);
let c = r.aig().check(i.UI(), i.Zm(2 ** 53 - 1));
let l = r.Ikc({
input_tokens: r.Rvf(r.mee(c), null),
output_tokens: r.Rvf(r.mee(c), null),
cost_usd: r.Rvf(r.mee(c), null),
steps: r.Rvf(r.mee(c), null),
model: (0, s.WY)(r.Rvf(r.mee(r.YjP().check(i.Eb(200))), null), "Used as agent.model if the run names no model")
});
function readUsage(e) {
let t = (0, o.Xy)((0, a.S6)(e.replace(/^\uFEFF/, "")));
if (t === null) throw SyntaxError("no JSON object");
let { error: n } = l.safeParse(t);
let r = (n?.issues ?? []).map(({ path: e }) => String(e[0]));
let i = Object.fromEntries(r.map((e) => [e, null]));
let s = l.parse({
...t,
...i
});
return {
usage: s.model?.trim() === "" ? {
...s,
model: null
} : s,
wrong: r
};
}
let u = r.Rvf(r.mee(c), null);
let d = r.Ikc({
source: (0, s.WY)(r.Rvf(r.mee(r.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`, or the output of Claude Code or Codex); null without counts"),
input_tokens: (0, s.WY)(u, "The whole input, cached parts included; null if an answer came without its usage"),
cached_input_tokens: (0, s.WY)(u, "The part of the input that was read from a cache"),
output_tokens: (0, s.WY)(u, "The whole output, reasoning included"),
reasoning_tokens: u,
cost_usd: (0, s.WY)(u, "Null if unknown, never 0: a model or a tier without a price, audio or images without one, an answer without usage, or hosted tools with unknown fees"),
steps: (0, s.WY)(u, "Answers of the main conversation, or as the agent counts"),
requests: (0, s.WY)(u, "Requests to models"),
failed_requests: (0, s.WY)(u, "Requests without a complete answer"),
models: (0, s.WY)(r.Rvf(r.YOg(r.YjP()), []), "The models that answered")
});
let f = (0, s.WY)(r.Rvf(r.mee(r.Ikc({
throttled_requests: (0, s.WY)(c, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, s.WY)(c, "Requests that no model answers, such as a list of models, or in a form that is not read"),
waiting_ms: (0, s.WY)(c, "Time in which at least one request was under way"),
hosted_tools: r.Ikc({
offered: (0, s.WY)(r.YOg(r.YjP()), "Tools that the provider runs itself, as offered in requests"),
used: r.YOg(r.YjP())
})
})), null), "Further figures of the meter; null without one");
function unknownUsage() {
return {
source: null,
input_tokens: null,
cached_input_tokens: null,
output_tokens: null,
reasoning_tokens: null,
cost_usd: null,
steps: null,
requests: null,
failed_requests: null,
models: []
};
}
let p = r.aig().check(i.UI());
let m = {
input_tokens: (0, s.WY)(r.mee(p), "Of the answers with a known number; null without any"),
output_tokens: r.mee(p),
cost_usd: (0, s.WY)(r.mee(p), "Null if the cost of an answer, or of a try without one, is unknown, as after a time limit; a verdict from the cache costs 0. In records before `known_cost_usd`, the sum of the known costs"),
known_cost_usd: (0, s.WY)(r.lqM(p), "The known part of a cost that is unknown; absent if the cost is known, or nothing of it")
};
r.Ikc(m);
let h = r.Ikc({
input_tokens: u,
output_tokens: u,
cost_usd: (0, s.WY)(u, "Sum of the known costs, with the known parts of others; null if none is known"),
cost_known: (0, s.WY)(c, "Evaluations and explanations whose cost is known"),
answers: (0, s.WY)(c, "Evaluations with a judge, and explanations")
});
}),
41514: ((e, t, n) => {
n.d(t, {
BZ: () => rulesIn,
Bn: () => requireSameRun,
D3: () => m,
I2: () => requireSameDataset,
_I: () => differencesByOptions,
am: () => isSameValue,
cu: () => identityOf,
g6: () => differencesOf,
x9: () => requireSameAgent
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(12580);
var s = n(22495);
var c = n(43830);
var l = n(52323);
var u = n(90162);
var d = n(73762);
var f = n(80418);
let p = [
"pass-key",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts"
];
let m = "that of each task";
let h = ["judge", "pass-score"];
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: a }, o) {
let s = e["agent-setup"];
let l = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: s === void 0 ? null : (0, i.B)(s),
agent_directory: r === null ? null : await (0, c.rm)(r, [f.hN, ...o], holdsResults),
agent_variables: sorted(Object.entries(e["agent-variables"]).map(([e, t]) => ({
name: e,
value: t
}))),
agent_env: e["agent-env"].map(({ name: e }) => e).sort(),
image: e.image ?? null,
image_map: [...e["image-map"]].sort().map(([e, t]) => ({
from: e,
to: t
})),
workdir: e.workdir ?? null,
pass_score: e["pass-score"],
agent: t?.label ?? null,
agent_args: e["agent-args"],
agent_skills: l?.skills ?? null,
agent_mcp: l?.mcp ?? null,
agent_instructions: l?.instructions ?? null,
task_env: sorted(Object.entries(a).map(([e, t]) => ({
name: e,
digest: (0, i.B)(`${e}=${t}`)
})))
};
}
async function holdsResults(e) {
if (!(0, f.gM)(e) && !(0, f.oA)(e)) return !1;
let [{ readRunRecord: t }, { readExperiment: r }] = await Promise.all([Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705)), Promise.all([n.e(1343), n.e(1852)]).then(n.bind(n, 59546))]);
try {
return t(e) !== null || r(e) !== null;
} catch {
return !1;
}
}
function differencesOf(e, t) {
return linesOf(differencesBetween(e, t));
}
function differencesBetween(e, t) {
let n = new Map();
let compare = (e, t, i) => {
(0, r.isDeepStrictEqual)(t, i) || n.set(e, [t, i]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: i, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
if (e === "testcase_timeout_ms" && a.mode === null || e === "measure") continue;
let shown = (t) => {
if (e.endsWith("_ms")) return typeof t == "number" ? (0, d.S5)(t) : m;
return e.endsWith("_bytes") && typeof t == "number" ? (0, d.lP)(t) : t ?? null;
};
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
for (let [r, i] of differencesByOptions(e, t)) n.set(r, i);
return n;
}
function rulesIn(e) {
return e.filter(({ name: e }) => p.includes(e));
}
function differencesByOptions({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return [];
return p.filter((n) => !isSameValue(n, e, t)).map((n) => [n, [textOf(e, n) || null, textOf(t, n) || null]]);
}
function isSameValue(e, t, n) {
return (0, r.isDeepStrictEqual)(parsed(e, textOf(t, e)), parsed(e, textOf(n, e)));
}
function textOf(e, t) {
return e.find((e) => e.name === t)?.value ?? "";
}
function parsed(e, t) {
try {
return (0, u.Ac)(t === "" ? {} : { [e]: t })[e];
} catch {
return t;
}
}
function requireSameRun(e, t, n) {
let r = differencesBetween(e, t);
if (r.size > 0) throw otherRun(n, r);
}
function requireSameDataset(e, t, n) {
if (t === void 0 || !Object.hasOwn(l.cR, t) || t === e.dataset.name) return;
throw otherRun(n, new Map([["dataset", [describeDataset(e), t]]]));
}
async function requireSameAgent(e, t) {
let { readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705));
let i = r(e)?.identity?.agent;
if (i === void 0 || i === t) return;
throw otherRun(e, new Map([["agent", [i, t]]]));
}
function otherRun(e, t) {
let n = [...t].every(([e, [, t]]) => h.includes(e) && t !== null);
return new a.yo([
`resume: the run in ${e} measured something else, so its verdicts do not count for this one; give the options below as they were, or another results-path`,
...linesOf(t),
...n ? ["Success commands have no use for judge and pass-score: leave them out.", `To score kept test points and rewards so, give them to: agentbench rescore ${(0, o.V)(e)}`] : []
].join("\n"));
}
function linesOf(e) {
return [...e].map(([e, [t, n]]) => `${e}: ${shown(t)} before, ${shown(n)} now`);
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `unknown (harness ${t})` : "known";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${(0, i.V)(t)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? (0, i.V)(e.digest) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, s.h0)(String(e), 200);
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
}),
99294: ((e, t, n) => {
n.d(t, {
hP: () => requireRatio,
hp: () => requireFinite,
mq: () => isRatio,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(e, t, n = 0) {
if (!Number.isSafeInteger(t) || t < n) throw RangeError(`${e} must be a whole number of at least ${n}, not ${t}`);
}
function requireLevel(e, t) {
if (!(t > 0 && t < 1)) throw RangeError(`${e} must be between 0 and 1, not ${t}`);
}
function requireFinite(e, t) {
for (let [n, r] of t.entries()) if (!Number.isFinite(r)) throw RangeError(`${e} must be finite numbers, but number ${n} is ${r}`);
}
function isRatio(e) {
return e >= 0 && e <= 1;
}
function requireRatio(e, ...t) {
for (let n of t) if (!isRatio(n)) throw RangeError(`${e} must be from 0 to 1, not ${n}`);
}
}),
25449: ((e, t, n) => {
n.d(t, { u: () => within });
function within(e, t, { low: n, high: r }) {
return {
low: Math.max(e, n),
high: Math.min(t, r)
};
}
}),
4405: ((e, t, n) => {
n.d(t, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var r = n(99294);
var i = n(25449);
var a = n(47736);
function mcnemarExact(e, t) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
let n = e + t;
let i = Math.min(e, t);
let a = 1;
let o = 0;
let s = 0;
for (let e = Math.floor(n / 2); e >= 0 && a > 0; --e) {
o += a;
e <= i && (s += a);
a *= e / (n - e + 1);
}
let c = n % 2 == 0 ? 2 * o - 1 : 2 * o;
return Math.min(1, 2 * s / c);
}
function pairedRateInterval(e, t, n, o = .95) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
(0, r.v6)("pairs", n);
(0, r.q1)("confidence", o);
if (e + t > n) throw RangeError(`passToFail and failToPass must be at most the ${n} pairs, not ${e + t}`);
if (n === 0) return null;
let s = (e + 1) / (n + 2);
let c = (t + 1) / (n + 2);
let l = c - s;
let u = (0, a.xw)(o) * Math.sqrt((c + s - l ** 2) / (n + 2));
return (0, i.u)(-1, 1, {
low: l - u,
high: l + u
});
}
}),
83157: ((e, t, n) => {
n.d(t, { i: () => mean });
function mean(e) {
let t = 0;
for (let n = 0; n < e.length; n += 1) t += e[n];
return t / e.length;
}
}),
57363: ((e, t, n) => {
n.d(t, {
F: () => varianceOf,
n: () => noiseFloor
});
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
function noiseFloor(e) {
for (let [t, n] of e.entries()) {
if (n.length === 0) throw RangeError(`instance ${t} has no values`);
for (let e of n) (0, i.hP)(`the values of instance ${t}`, e);
}
if (e.length < 10) return null;
let t = e.reduce((e, { length: t }) => Math.min(e, t), e[0].length);
let n = t > 1;
let s = n ? (0, a.i)(e.map(varianceOf)) : varianceOf(e.map(([e]) => e));
let c = s <= r.f ? 0 : s;
if (!n && c === 0) return null;
return {
floor: (0, o.xw)(.95) * Math.sqrt(2 * c / t / e.length),
isMeasured: n
};
}
function varianceOf(e) {
let t = (0, a.i)(e);
return e.reduce((e, n) => e + (n - t) ** 2, 0) / (e.length - 1);
}
}),
35552: ((e, t, n) => {
n.d(t, {
wY: () => f,
fn: () => disagreement,
wC: () => isPossible,
LF: () => leastDifference,
ON: () => leastShift,
hO: () => pairsFor,
dK: () => pairsForMeasured,
j2: () => pairsForShift
});
var r = n(18253);
var i = n(49638);
var a = n(99294);
var o = n(4405);
var s = n(32453);
var c = n(83157);
var l = n(47736);
let u = 1e-12;
function permutationPower(e, t, n) {
let r = t.map(({ up: e, down: t }) => e + t);
let i = r.reduce((e, t) => e + t, 0);
let a = t.length === 1;
if (e * i > (a ? 500 : 50)) return normalPower(e, t, n, commonSize(t));
let o = t.map(({ size: e }) => e);
let s = binomials(.5);
let l = t.map(() => s);
let u = t.map(({ up: e, down: t }) => binomials(e / (e + t)));
let powerOf = (e) => {
let t = leastSignificant(risen(e, o, l), n);
let r = risen(e, o, u);
let isFar = (e) => e >= t || r.length - 1 - e >= t;
return r.reduce((e, t, n) => isFar(n) ? e + t : e, 0);
};
let d = binomial(e, Math.min(1, i));
if (a) return d.reduce((e, [t, n]) => e + n * powerOf([t]), 0);
return (0, c.i)(sampledCounts(d, r).map(powerOf));
}
function sampledCounts(e, t) {
let n = t.reduce((e, t) => e + t, 0);
let r = t.map((e, r) => {
let i = r === t.length - 1 ? 1 : e / n;
n -= e;
return binomials(i);
});
let i = generalisedGoldenRatio(r.length);
return Array.from({ length: 512 }, (t, n) => {
let a = quantileOf(e, (n + .5) / 512);
return r.map((e, t) => {
let r = quantileOf(e(a), (n + .5) / i ** (t + 1) % 1);
a -= r;
return r;
});
});
}
function generalisedGoldenRatio(e) {
let t = 1.5;
for (let n = 0; n < 50; n += 1) t = (1 + t) ** (1 / (e + 1));
return t;
}
function leastSignificant(e, t) {
let [n, r] = [e.length, 0];
for (; n > 0 && 2 * (r + e[n - 1]) < t;) r += e[--n];
return n;
}
function risen(e, t, n) {
let r = Float64Array.of(1);
for (let [i, a] of e.entries()) {
if (a === 0) continue;
let e = t[i];
let o = new Float64Array(r.length + a * e);
for (let [t, s] of n[i](a)) for (let n = 0; n < r.length; n += 1) o[n + t * e] += s * r[n];
r = o;
}
return r;
}
function binomials(e) {
let t = [];
return (n) => t[n] ??= binomial(n, e);
}
function normalPower(e, t, n, r) {
let moment = (e) => t.reduce((t, { size: n, up: r, down: i }) => t + n ** e * (r + (-1) ** e * i), 0);
let [i, a] = [moment(1), moment(2)];
let o = (0, l.xw)(1 - n);
let c = o * Math.sqrt(a / e) + r / e;
let beyond = (t) => {
let n = t * o / (2 * Math.sqrt(a * e));
let r = a - i ** 2 - 2 * n * (moment(3) - i * a) + n ** 2 * (moment(4) - a ** 2);
let l = t * i - c;
return r <= 0 ? Number(l > 0) : s.normal.cdf(l / Math.sqrt(r / e), 0, 1);
};
return Math.min(1, beyond(1) + beyond(-1));
}
function commonSize(e) {
return e.reduce((e, { size: t }) => commonDivisor(e, t), 0);
}
function commonDivisor(e, t) {
return t === 0 ? e : commonDivisor(t, e % t);
}
function binomial(e, t) {
if (t <= 0 || t >= 1) return [[t <= 0 ? 0 : e, 1]];
let n = Math.min(e, Math.floor((e + 1) * t));
let r = t / (1 - t);
let i = [[n, 1]];
for (let t = n, a = 1; t > 0 && a > u; --t) {
a *= t / (e - t + 1) / r;
i.push([t - 1, a]);
}
i.reverse();
for (let t = n, a = 1; t < e && a > u; t += 1) {
a *= (e - t) / (t + 1) * r;
i.push([t + 1, a]);
}
let a = i.reduce((e, [, t]) => e + t, 0);
return i.map(([e, t]) => [e, t / a]);
}
function quantileOf(e, t) {
let n = 0;
for (let [r, i] of e) {
n += i;
if (n >= t) return r;
}
return e.at(-1)[0];
}
let d = 1e5;
let f = .8;
function powerOf(e, t, { rate: n, flips: o, trials: s }, c = r.Bk) {
(0, a.hP)("difference", e);
(0, a.hP)("rate", n);
(0, a.v6)("pairs", t, 1);
(0, a.v6)("trials", s, 1);
(0, a.hP)("flips", o / s);
(0, a.q1)("alpha", c);
if (e === 0 || !canShow(t, c)) return 0;
if (e - (1 - n) > i.f) return 1;
return permutationPower(t, stepsOf(e, {
rate: n,
flips: o,
trials: o === 0 ? 1 : s
}), c);
}
function canShow(e, t) {
return (0, o.B)(0, e) < t;
}
function stepsOf(e, { rate: t, flips: n, trials: r }) {
let i = 2 * t * (1 - t);
let a = n < i ? 1 - n / i : 0;
let o = n > i ? Math.min(1, (n / i - 1) / (r - 1)) : 0;
let [s, c] = [binomial(r, t), binomial(r, Math.min(1, t + e))];
let l = Array.from({ length: r }, (e, t) => ({
size: t + 1,
up: 0,
down: 0
}));
for (let [e, t] of s) for (let [n, r] of c) n !== e && (l[Math.abs(n - e) - 1][n > e ? "up" : "down"] += (1 - a - o) * t * r);
let u = Math.min(1, Math.max(e, Math.max(i, n / r) + e * (1 - 2 * t)));
let d = l[r - 1];
d.up += a * e + o * (u + e) / 2;
d.down += o * (u - e) / 2;
return l.filter(({ up: e, down: t }) => e + t > 0);
}
function pairsFor(e, t, n = r.Bk) {
let i = isFall(e, t) ? fallOf(t) : t;
return least(d, (t) => powerOf(e, t, i, n) >= f);
}
function pairsForMeasured(e, t, n = r.Bk) {
let i = 1 / e.length;
let a = new Map();
for (let n of e) {
let e = Math.round(Math.abs(n) * t);
let { up: r, down: o } = a.get(e) ?? {
up: 0,
down: 0
};
a.set(e, {
size: e,
up: n > 0 ? r + i : r,
down: n > 0 ? o : o + i
});
}
a.delete(0);
return least(d, (e) => canShow(e, n) && permutationPower(e, [...a.values()], n) >= f);
}
function leastDifference(e, t, n = r.Bk) {
let i = leastRise(e, t, n);
let a = i !== null && isFall(i, t) ? leastRise(e, fallOf(t), n) : i;
return a !== null && isPossible(a, t) ? a : null;
}
function leastRise(e, t, n) {
return leastThousandths((r) => powerOf(r, e, t, n) >= f);
}
function shiftPower(e, t, n, r) {
if (!canShow(t, r)) return 0;
let i = 1 / n.length;
return normalPower(t, n.map((t) => {
let n = e + t;
return {
size: Math.abs(n) * 1e3,
up: n > 0 ? i : 0,
down: n < 0 ? i : 0
};
}), r, 1);
}
function leastShift(e, t, n = r.Bk) {
return leastThousandths((r) => shiftPower(r, e, t, n) >= f);
}
function pairsForShift(e, t, n = r.Bk) {
return least(d, (r) => shiftPower(e, r, t, n) >= f);
}
function isPossible(e, { rate: t }) {
return e - Math.max(t, 1 - t) <= i.f;
}
function isFall(e, { rate: t }) {
return e - (1 - t) > i.f && e - t <= i.f;
}
function fallOf(e) {
return {
...e,
rate: 1 - e.rate
};
}
function leastThousandths(e) {
let t = least(1e3, (t) => e(t / 1e3));
return t === null ? null : t / 1e3;
}
function least(e, t) {
let [n, r] = [0, e + 1];
for (; r - n > 1;) {
let e = Math.floor((n + r) / 2);
t(e) ? r = e : n = e;
}
return r > e ? null : r;
}
function disagreement(e) {
if (e.length < 2) return 0;
let t = e.filter((e) => e === 1).length;
return 2 * t * (e.length - t) / (e.length * (e.length - 1));
}
}),
47736: ((e, t, n) => {
n.d(t, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var r = n(32453);
function normalReach(e) {
return r.normal.inv((1 + e) / 2, 0, 1);
}
function studentReach(e, t) {
return r.studentt.inv((1 + e) / 2, t);
}
function expandedTail(e, t) {
let n = r.studentt.inv((1 - e) / 2, t - 1);
return r.normal.cdf(n * Math.sqrt(t / (t - 1)), 0, 1);
}
}),
34552: ((e, t, n) => {
n.d(t, {
J$: () => usageOfTrial,
T1: () => roundsOf,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
n$: () => endedBeforeAgent,
rY: () => costOfTrial,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(71826);
var i = n(89842);
var a = n(3934);
var o = n(97384);
let s = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function roundsOf(e) {
let { rounds: t = [] } = e;
return t.length === 0 ? [e] : t;
}
function usageOfTrial(e) {
let t = begunRounds(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => bounded((0, r.ER)(t.map((t) => t[e])));
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(s.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function begunRounds(e) {
let t = roundsOf(e);
let n = e.stages.filter(({ name: e }) => e === "agent").length;
return n > 0 && t.at(-1).agent.usage.source === null && n < t.length ? t.slice(0, -1) : t;
}
function endedBeforeAgent({ error: e, stages: t, agent: n }) {
return e !== null && n.usage.source === null && t.length > 0 && t.every(({ name: e }) => e !== "agent");
}
function costOfTrial(e) {
return endedBeforeAgent(e) ? 0 : usageOfTrial(e).cost_usd;
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, o.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
unmetered_requests: sum("unmetered_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = begunRounds(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, o.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(a.S.map((e) => [e, sum(e)]));
}
function judgeUsageOfTrial(e) {
return judgeUsageOf([
...roundsOf(e).map(({ evaluation: e }) => e?.kind === "test_plan" ? e.judge : null),
e.explained,
e.not_explained
].filter((e) => e != null));
}
function judgeUsageOf(e) {
if (e.length === 0) return null;
let sum = (t) => bounded((0, r.Ij)(e.map(t)));
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: bounded((0, i.Qd)(e)),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
function bounded(e) {
return e === null ? null : (0, o.Tu)(e);
}
}),
73102: ((e, t, n) => {
n.d(t, { w$: () => datetime });
var r = n(88532);
var i = n(18431);
var a = n(43759);
var o = n(94343);
let s = r.xI("ZodMiniISODateTime", (e, t) => {
i.Ko.init(e, t);
o.zUr.init(e, t);
});
function datetime(e) {
return a.G1(s, e);
}
})
};
