const e = import.meta.filename;
export const id = 1852;
export const ids = [1852, 9546];
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
