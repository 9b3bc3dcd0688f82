export const id = 7631;
export const ids = [
7631,
8695,
9995,
7705
];
export const modules = {
93549: ((e, t, n) => {
n.d(t, { y: () => closeRecord });
var r = n(45145);
var i = n(43050);
var a = n(14173);
async function closeRecord(e, t, n, o = null) {
e.interrupted = "killed";
e.gate = (0, i.$U)(e.totals, n, e.change ?? null, o);
let s = {
stage: "run",
kind: "interrupted",
message: "never finished: the run was killed"
};
for (let t of e.planned) t.status === "not_run" && (t.error ??= s);
await t.writeRun(e).catch((e) => a.$e((0, r.bD)(e)));
}
}),
6517: ((e, t, n) => {
n.d(t, { post: () => post });
var r = n(76760);
var i = n(45145);
var a = n(6830);
var o = n(52385);
var s = n(86324);
var c = n(9583);
var l = n(80418);
var u = n(56676);
var d = n(60730);
var f = n(20472);
var p = n(93549);
var m = n(7126);
var h = n(14173);
var g = n(90862);
let _ = "the remains of the run on this machine were not removed";
async function post() {
let e = (0, g.Zx)();
await attempt(_, () => clean(e));
if (e === null || e.published && !e.left && !e.shared) return;
await attempt(`the results were not published${e.published ? " once more" : ""}`, () => publishLeft(e));
}
async function clean(e) {
let t = (0, s.g)(process.env);
await (0, d.X0)(t, !1, h.$e);
if (e === null) return;
let { ids: n, testbed: r } = e;
for (let e of n) {
await attempt(_, () => (0, d.iU)(t, e, h.$e));
r === "docker" && await (0, d.V5)(t, e, (e) => h.pq(e));
}
}
async function publishLeft({ resultsPath: e, published: t, left: r }) {
let s = (0, m.G8)();
t ? r && h.pq("The main step could not publish everything: trying once more.") : h.pq("The main step was ended early: publishing the results it left.");
if ((0, l.oA)(e)) {
let [{ closeExperiment: t }, { publishExperiment: r }] = await Promise.all([Promise.all([
n.e(2453),
n.e(663),
n.e(2323),
n.e(8263),
n.e(9625),
n.e(9704),
n.e(3668),
n.e(2275),
n.e(1073),
n.e(844),
n.e(5491),
n.e(3319),
n.e(3784)
]).then(n.bind(n, 63319)), Promise.all([
n.e(2453),
n.e(663),
n.e(6913),
n.e(2323),
n.e(8263),
n.e(9625),
n.e(3128),
n.e(9704),
n.e(2421),
n.e(4996),
n.e(3668),
n.e(5280),
n.e(334),
n.e(4241),
n.e(4019)
]).then(n.bind(n, 55574))]);
await t(e, s);
await r(e, s);
return;
}
let c = new u.V(e);
c.tidy();
let d = await loadOrUpload(e, s);
if (d === null) return;
d.run.finished_at === null && await (0, p.y)(d.run, c, s);
let [{ findBaseline: g, searchOfRun: _ }, { publish: v }] = await Promise.all([Promise.all([
n.e(2453),
n.e(663),
n.e(6913),
n.e(2323),
n.e(9625),
n.e(3128),
n.e(9704),
n.e(9999),
n.e(3585),
n.e(7785)
]).then(n.bind(n, 23585)), Promise.all([
n.e(2453),
n.e(663),
n.e(6913),
n.e(2323),
n.e(8263),
n.e(9625),
n.e(3128),
n.e(9704),
n.e(2421),
n.e(4996),
n.e(5280),
n.e(4241),
n.e(4898)
]).then(n.bind(n, 24241))]);
let y = {
options: s,
place: d.run.github,
bases: (0, o.cF)(process.env, (0, a.j)(process.env))
};
await v(d, e, s, await (0, f.T)(() => g(_(y))).catch((e) => {
h.$e(`the results are published without a comparison: ${(0, i.bD)(e)}`);
return null;
}));
}
async function loadOrUpload(e, t) {
try {
return await (0, c.loadRun)(e);
} catch (a) {
let o = t["upload-artifact"] ? "uploaded as they are" : "left as they are";
h.$e(`the run's record cannot be read (${r.join(e, "run.json")}: ${(0, i.bD)(a)}): without it, the step summary and the comment are not written; its results are ${o}`);
let { uploadAll: s } = await Promise.all([
n.e(2453),
n.e(663),
n.e(6913),
n.e(2323),
n.e(8263),
n.e(9625),
n.e(3128),
n.e(9704),
n.e(2421),
n.e(4996),
n.e(5280),
n.e(4241),
n.e(4898)
]).then(n.bind(n, 24241));
await (0, f.T)(() => s(e, null, t, async () => {}));
return null;
}
}
async function attempt(e, t) {
try {
await t();
} catch (t) {
h.$e(`${e}: ${(0, i.bD)(t)}`);
}
}
}),
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
7844: ((e, t, n) => {
n.d(t, { x: () => r });
let r = "0.1.0";
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
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
E4: () => forReport,
FO: () => exitCodeOf,
YE: () => idleRegression,
i9: () => exitCodeOfArms,
t4: () => blindRegression,
wQ: () => roleOfArm
});
var r = n(18253);
var i = n(49638);
var a = n(68785);
var o = n(61210);
function forReport(e, t) {
return t.length === 0 && e.matrix?.include.length === 0 ? {
...e,
"min-success-rate": void 0,
"min-score": void 0
} : e;
}
function roleOfArm(e) {
return e === 0 ? "control" : "arm";
}
function judgeGate(e, t, n = null, r = null) {
let i = [...missed({
totals: e,
change: n
}, t, r), ...unmeasured(e, t)];
return {
passed: i.length === 0,
reasons: i
};
}
function exitCodeOf(e, t, n = null) {
if (e.interrupted !== null) return (0, a.fH)(e.interrupted);
if (missed(e, t, n).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function exitCodeOfArms(e, t, n = null) {
if (n !== null) return (0, a.fH)(n);
let r = e.map((e, r) => exitCodeOf({
...e,
interrupted: n
}, t, roleOfArm(r)));
return r.find((e) => e === 1) ?? Math.max(0, ...r);
}
function missed({ totals: e, change: t }, n, r) {
if (r === "control") return [];
return [...r === "arm" && e.planned === 0 ? [] : shortfalls(e, n), ...regression(n, t ?? null, r)];
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": a } = t;
let s = [];
t["fail-on"] === "failure" && e.failed > 0 && s.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)((0, o.$)(e, "success rate"), n);
s.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (a !== void 0 && !(0, i.O)(e.score ?? 0, a)) {
let [t, n] = (0, r.GO)(e.score, a);
s.push(`score ${t} is below min-score ${n}`);
}
return s;
}
function regression(e, t, n) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number((0, r.wd)(t.difference))} points `}worse than the ${n === null ? "baseline" : "control"}, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return `fail-on: regression: there is no baseline to compare with, so no regression can be detected${e.baseline === "none" ? "; set baseline to the results to compare with" : ""}`;
}
function blindRegression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "not comparable") return null;
return `fail-on: regression: the baseline is not comparable, so no regression can be detected (${t.reasons?.join("; ") ?? "its run does not say why"})`;
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
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
56676: ((e, t, n) => {
n.d(t, { V: () => ResultStore });
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(76185);
var c = n(88350);
var l = n(34654);
var u = n(70930);
var d = n(45503);
var f = n(15297);
var p = n(70606);
var m = n(39223);
var h = n(80588);
var g = n(64458);
var _ = n(61210);
var v = n(9271);
let y = "attempt-moving";
let b = /^(run|result|trace|experiment)\.json\.\d+$|^report\.html\.\d+$/;
let x = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#e = null;
constructor(e) {
this.directory = i.resolve(e);
}
prepare() {
try {
(0, l.O)(this.directory);
this.#t();
} catch (e) {
throw new o.yo(`results-path: ${this.directory} cannot be made: ${(0, o.bD)(e)}`);
}
}
makePlace(e, t = 1) {
let n = [];
let a = i.basename(this.directory);
let remove = (e) => {
let t = i.join(this.directory, e);
n.push({
place: i.join(a, e),
was: (0, r.lstatSync)(t).isSymbolicLink() ? "link" : "no directory"
});
(0, r.rmSync)(t);
};
let moveDirectory = (e) => {
let t = (0, p.z)(i.join(this.directory, e));
t !== null && n.push({
place: i.join(a, e),
was: "directory",
moved: i.basename(t)
});
};
this.#e === null && this.prepare();
let { above: o, own: s } = this.#e;
if (r.realpathSync.native(i.dirname(this.directory)) !== o) throw Error(`results-path: ${i.dirname(this.directory)} leads to another directory than at the start of the run`);
let c = (0, r.lstatSync)(this.directory, { throwIfNoEntry: !1 });
c !== void 0 && !c.isDirectory() && realOrNull(this.directory) !== s && remove("");
(0, l.O)(this.directory);
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let u = (0, v.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, h.v)(this.directory, u);
for (let e = stranger(); e !== null; e = stranger()) remove(e);
(0, l.O)(i.join(this.directory, u));
moveDirectory(i.join(u, "result.json"));
return n;
}
#t() {
let e = r.realpathSync.native(i.dirname(this.directory));
this.#e = {
above: e,
own: r.realpathSync.native(this.directory)
};
}
take(e) {
let t = i.join(this.directory, `.run-${e}`);
try {
(0, s.B7)(t);
} catch (e) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, o.$N)(e) ?? "")) return () => {};
throw new o.yo(`results-path: nothing can be written to ${this.directory}: ${(0, o.bD)(e)}`);
}
let n = (0, s.hh)(this.directory).find(({ file: e, owner: n }) => e !== t && !(0, c.XU)(n));
if (n !== void 0) {
(0, s.Ht)(t);
let { pid: e, host: r } = n.owner;
throw new o.yo(`results-path: another run (process ${e} on ${r}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${n.file}.owner`);
}
this.tidy();
return () => (0, s.Ht)(t);
}
tidy() {
for (let e of (0, s.r7)(this.directory)) (0, s.Ht)(e);
removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf: e, readRecord: t, readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705));
let i = r(this.directory);
if (i === null) return () => null;
let a = new Map(i.planned.map((e) => [(0, v.qQ)(e), e]));
return (n, r) => {
let o = a.get((0, v.qQ)({
instanceId: n,
trial: r
}));
let s = o === void 0 ? null : t(this.directory, o);
return s !== null && (0, _.aA)(s.result) && e(s, o, i) === null ? s : null;
};
}
hasBegun(e, t) {
return (0, r.existsSync)(i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
})));
}
async earlier(e, t) {
let a = i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
}));
let o = ["", ...(0, m.q)(a).map((e) => `attempt-${e}`)].map((e) => i.join(a, e)).find((e) => (0, r.existsSync)(i.join(e, "result.json")));
return o === void 0 ? null : (await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705))).readAttempt(o);
}
changeOf({ instance_id: e, trial: t }, n) {
let r = (0, v.qQ)({
instance_id: e,
trial: t
});
try {
let e = (0, h.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, d.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, a.B)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, o.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, h.v)(n, y) !== null && (0, r.rmSync)(i.join(n, y));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => m.G.exec(e.toString())?.slice(1).map(Number) ?? []);
let c = Math.max(0, ...s);
let d = o.filter((e) => !m.G.test(e.toString()));
if (d.length === 0) return {
directory: n,
attempt: c + 1,
removed: a
};
let f = i.join(n, y);
(0, l.O)(f);
for (let e of d.filter((e) => e.toString() !== y)) (0, r.renameSync)((0, u.XM)(n, e), (0, u.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${c + 1}`));
return {
directory: n,
attempt: c + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, v.qQ)(e), "result.json");
await (0, p.f)(n, () => [(0, g.P)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, p.f)(i.join(this.directory, "run.json"), () => (0, g.e)(e, n), t);
} catch (e) {
throw new o.QM(`results-path: run.json could not be written: ${(0, o.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
let t = {
displayTimeUnit: "ms",
traceEvents: []
};
let parts = () => (0, f.l)(t, ["traceEvents"], e, (e) => e);
await (0, p.f)(i.join(this.directory, "trace.json"), parts, !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, u.s9)(e)) {
let r = i.join(e, n.name);
n.isFile() && b.test(n.name) && removeIfPossible(r);
n.isDirectory() && x[t]?.test(n.name) && removeHalfWritten(r, t + 1);
}
}
function removeIfPossible(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function realOrNull(e) {
try {
return r.realpathSync.native(e);
} catch {
return null;
}
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
})
};
