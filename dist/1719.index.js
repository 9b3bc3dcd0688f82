export const id = 1719;
export const ids = [1719, 7705];
export const modules = {
30742: ((e, t, n) => {
n.d(t, { B: () => sha256Of });
var r = n(77598);
function sha256Of(e) {
return `sha256:${(0, r.hash)("sha256", e)}`;
}
}),
71826: ((e, t, n) => {
n.d(t, {
E: () => sumOfAll,
I: () => sumOfKnown
});
function sumOfAll(e) {
let t = 0;
for (let n of e) {
if (n === null) return null;
t += n;
}
return t;
}
function sumOfKnown(e) {
let t = e.filter((e) => e != null);
return t.length === 0 ? null : sumOfAll(t);
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
for (let e = 0; e < n.length; e += 100) {
let t = n.slice(e, e + 100).map((e) => `${a}  ${i(r(e), 0)}`);
yield `${e === 0 ? "" : ","}${t.join()}`;
}
yield `${n.length === 0 ? "" : a}${o.slice(c)}\n`;
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
var r = n(45145);
var i = n(18253);
var a = n(94802);
var o = n(90492);
var s = n(48242);
var c = n(66165);
var l = n(47705);
var u = n(61210);
var d = n(83157);
var f = n(27223);
var p = n(34552);
let m = [
1,
3,
5
];
let h = .8;
let g = .05;
function parseShare(e, t) {
let [, n, i] = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(t.trim()) ?? [];
let a = Number(n) / (i === "%" ? 100 : 1);
if (a > 0 && a < 1) return a;
throw new r.yo(`${e}: "${(0, o.h0)(t, 80)}" is not a share between 0 and 1; write for example 10%, or 0.1`);
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
let { found: t, notes: n } = await (0, s.s)([e], 4, "from");
let i = [];
let a = new Set();
for (let e of t) {
let t = await (0, l.readRun)(e, (e) => ({
isMeasured: (0, u.aA)(e),
isPlan: e.evaluation?.kind === "test_plan",
measurement: (0, c.k)(e),
duration: e.stages.reduce((e, { duration_ms: t }) => e + t, 0),
cost: (0, p.J$)(e).cost_usd
})).catch((t) => {
n.push(`from: ${e} is left out: ${(0, r.bD)(t).split("\n")[0]}`);
return null;
});
for (let [n, o] of (t?.results ?? []).entries()) {
if (o?.isPlan) throw new r.yo(`from: ${e} has results of test plans, whose figure is a score; detect is for verdicts`);
if (o === null || !o.isMeasured || a.has(o.measurement)) continue;
a.add(o.measurement);
let { instance_id: s, status: c } = t.run.planned[n];
let { dataset: l, agent: u, identity: d } = t.run;
let { trials: f, ...p } = t.run.settings;
let m = JSON.stringify([
s,
l.digest,
p,
u,
d
]);
i.push({
key: m,
passed: Number(c === "passed"),
duration: o.duration,
cost: o.cost
});
}
}
if (i.length === 0) throw new r.yo(`from: no measured trial was found below ${e}; name a directory of results, or leave it out`);
let o = [...Map.groupBy(i, ({ key: e }) => e).values()].map((e) => e.map(({ passed: e }) => e));
let m = (0, d.i)(o.map(d.i));
let h = o.filter(({ length: e }) => e > 1);
let g = i.flatMap(({ cost: e }) => e ?? []);
return {
...h.length > 0 ? {
rate: m,
flips: (0, d.i)(h.map(f.fn))
} : alike(m),
source: h.length > 0 ? "repeated trials" : "one trial of each instance",
trialMs: (0, d.i)(i.map(({ duration: e }) => e)),
trialCost: g.length === i.length ? (0, d.i)(g) : null,
notes: n
};
}
function detect(e, t, { notes: n, ...r }) {
let i = {
alpha: g,
power: h
};
let spread = (e) => ({
rate: r.rate,
flips: r.flips,
trials: e
});
let a = [...new Set([...m, t.trials])].sort((e, t) => e - t);
return {
difference: e,
power: h,
alpha: g,
expected: r,
planned: {
...t,
least_difference: t.instances === 0 ? null : (0, f.LF)(t.instances, spread(t.trials), i)
},
needed: a.map((t) => {
let n = (0, f.hO)(e, spread(t), i);
let a = n === null ? null : 2 * n * t;
let times = (e) => e === null || a === null ? null : e * a;
return {
trials: t,
instances: n,
runs: a,
duration_ms: times(r.trialMs),
cost_usd: times(r.trialCost)
};
})
};
}
function detectionLines({ difference: e, power: t, expected: n, planned: r, needed: o }) {
let s = {
"repeated trials": "as repeated trials of the results do",
"one trial of each instance": "at most: the results have one trial of each instance",
"stated rate": "at most, for this stated rate",
"no results": "at most; give --from RESULTS, or --rate"
};
let { instances: c, trials: l, least_difference: u } = r;
let d = u === null ? "is too small to show any difference" : `shows ${(0, i.wd)(u)} points or more`;
let f = [[
"trials",
"instances",
"both sides",
"time",
"cost"
], ...o.map((e) => [
String(e.trials),
e.instances === null ? "over 100,000" : (0, i.zD)(e.instances),
e.runs === null ? "–" : `${(0, i.zD)(e.runs)} trials`,
e.duration_ms === null ? "–" : (0, i.a3)(e.duration_ms),
(0, i.BD)(e.cost_usd)
])];
return [
`a difference of ${(0, i.wd)(e)} points, with ${(0, i.KN)(t)} power:`,
...(0, a.w)(f),
`at a success rate of ${(0, i.KN)(n.rate)} of which ${(0, i.KN)(n.flips)} of the verdicts flip without a change (${s[n.source]})`,
`planned: ${(0, i.U9)(c, "instance")}, ${(0, i.U9)(l, "trial")} each, ${d}`
];
}
function alike(e) {
return {
rate: e,
flips: 2 * e * (1 - e)
};
}
}),
3934: ((e, t, n) => {
n.d(t, {
H: () => s,
S: () => o
});
var r = n(94343);
var i = n(23137);
var a = n(44408);
let o = [
"run",
"read_file",
"check_dir",
"search",
"edit",
"install",
"network",
"other"
];
let s = r.Ikc({
run: (0, i.W)(a.U9, "Programs that were run, if no other class applies"),
read_file: (0, i.W)(a.U9, "Files that were read"),
check_dir: (0, i.W)(a.U9, "Directories that were listed"),
search: (0, i.W)(a.U9, "Searches for files or text"),
edit: (0, i.W)(a.U9, "Files that were written or changed"),
install: (0, i.W)(a.U9, "Packages that were installed"),
network: (0, i.W)(a.U9, "Requests to the network"),
other: (0, i.W)(a.U9, "Anything else, such as plans and notes")
});
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
44408: ((e, t, n) => {
n.d(t, {
CG: () => m,
GP: () => x,
Kr: () => S,
Ny: () => C,
QQ: () => d,
Qk: () => l,
Rz: () => u,
U9: () => p,
UY: () => b,
YP: () => h,
aW: () => c,
br: () => _,
eS: () => y,
ik: () => v,
rE: () => g,
vE: () => f
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
let l = 316224e6;
let u = r.Whr().check(i.UI(), i.Zm(l));
let d = r.Whr().check(i.NC(), i.Zm(999999));
let f = a.w$();
let p = r.Whr().check(i.UI());
let m = r.aig().check(i.qm(0), i.Zm(1));
let h = r.Ikc({
low: r.aig(),
high: r.aig()
});
let g = r.YjP().check(i.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
let _ = r.YjP().check(i.Fk(/^sha256:[0-9a-f]{64}$/));
let v = {
instance_id: r.YjP().check(i.Fk(s.Cd)),
task_type: (0, o.W)(r.YjP(), "Type of the task, by which reports are grouped"),
trial: (0, o.W)(d, "Number of the trial of its instance, from 1")
};
let y = r.Ikc({
name: r.YjP(),
ref: (0, o.W)(r.mee(r.YjP()), "Commit of the dataset; null for a directory"),
digest: (0, o.W)(_, "Digest of all files of the dataset; results are comparable only if it is equal")
});
let b = r.Ikc({
kind: r.YjP(),
detail: r.YjP()
});
let x = r.Ikc({
stage: r.YjP(),
kind: r.YjP(),
message: r.YjP()
});
let S = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
difference: (0, o.W)(r.mee(r.aig()), "Change of rate or score over the common instances, now minus before"),
reasons: (0, o.W)(r.lqM(r.YOg(r.YjP())), "Reasons why the two are not comparable; absent for every other verdict")
});
let C = r.Ikc({
repository: r.YjP(),
workflow: r.YjP(),
job: r.YjP(),
run_id: r.YjP(),
run_attempt: (0, o.W)(r.Whr(), "From 1; 0 on a server that does not tell it, as Forgejo"),
sha: r.YjP(),
head_sha: (0, o.W)(r.mee(r.YjP()), "Head commit of the pull request; sha is its merge with the base"),
ref: r.YjP(),
event: r.YjP(),
pull_request: r.mee(r.Whr())
});
}),
48242: ((e, t, n) => {
n.d(t, { s: () => findRuns });
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
let s = 2e4;
async function findRuns(e, t, n, r) {
let c = [];
let l = [];
let u = [];
let d = new Set();
let f = e.map((e) => a.resolve(e));
for (let e = t; e >= 0 && f.length > 0; --e) {
let t = [];
for (let n of f) t.push(...await look(n, e));
f = t;
}
let p = d.size - s;
p > 0 && u.push(`${p} directories are left out: at most ${s} are searched for results`);
return {
found: c.sort(),
others: l,
notes: u
};
async function look(e, f) {
if (d.has(e)) return [];
d.add(e);
if (d.size > s) return [];
if (f < t && hasFile(e, "results.json")) return [];
if (hasFile(e, "run.json")) {
c.push(e);
return [];
}
let p = f === t && r !== void 0 && isFile(e) ? r.ofFile(e) : null;
if (p !== null) {
l.push(p);
return [];
}
let m = await (0, i.readdir)(e, { withFileTypes: !0 }).catch((r) => {
let i = (0, o.$N)(r) === "ENOENT" ? `there is no directory ${e}; results are what agentbench run writes to its results-path` : `${e} cannot be read: ${(0, o.bD)(r)}`;
if (f === t) throw new o.yo(`${n}: ${i}`);
u.push(i);
return [];
});
let h = r === void 0 ? [] : m.flatMap((e) => e.isFile() ? [e.name] : []).sort();
let { runs: g, searched: _ } = r?.in(e, h) ?? {
runs: [],
searched: !0
};
l.push(...g);
if (!_) return [];
return m.flatMap((e) => e.isDirectory() ? [e.name] : []).sort().map((t) => a.join(e, t));
}
}
function hasFile(e, t) {
return isFile(a.join(e, t));
}
function isFile(e) {
try {
return (0, r.lstatSync)(e, { throwIfNoEntry: !1 })?.isFile() === !0;
} catch {
return !1;
}
}
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
n.d(t, {
$: () => readTrial,
OUTDATED: () => y,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(45145);
var s = n(70930);
var c = n(45503);
var l = n(97857);
var u = n(80588);
var d = n(37664);
var f = n(64458);
var p = n(79694);
var m = n(74705);
var h = n(61210);
var g = n(9271);
let _ = 16777216;
let v;
let y = "it belongs to an earlier run";
let b = (0, d.n)(p.Lx);
let x = (0, d.n)(p.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
x.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let u = s === null ? null : t(s);
i.push(u);
s !== null && u === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, h.YW)(s));
n.error = (0, l.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, h.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, g.qQ)((0, g.rI)(e))}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, g.wK)((0, g.rI)(e))).size > n;
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
digest: (0, f.ts)(n.content)
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
return x(readJson(`${e}/result.json`, _).value);
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
let a = t.digest === void 0 ? null : (0, f.ts)(i.content);
let o = faultOf({
result: i.result,
digest: a
}, t, n);
if (o === null) return {
result: i.result,
fault: o
};
return {
result: t.digest === void 0 ? null : (0, m.u)(t, n, o),
fault: o === y ? null : o
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return y;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, s.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, g.qQ)((0, g.rI)(t));
try {
let i = (0, u.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, _);
let s = x(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, o.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return "it cannot be read: permission denied";
if (e instanceof c.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && b.expect(n.length / 8);
try {
return b(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
let [t] = e.issues;
throw Error(`${t.path.join(".")}: ${t.message}`, { cause: e });
}
}
function readJson(e, t) {
v ??= Buffer.allocUnsafeSlow(65536);
let n = (0, c.XF)(e, t, { space: v });
return {
value: (0, a.nh)(n.toString()),
content: n
};
}
}),
64458: ((e, t, n) => {
n.d(t, {
Pe: () => recordText,
e2: () => runParts,
ts: () => digestOfRecord
});
var r = n(30742);
var i = n(15297);
var a = n(37040);
var o = n(61210);
function digestOfRecord(e) {
return (0, r.B)(e);
}
function recordText(e) {
return `${JSON.stringify(e, null, 2)}\n`;
}
function runParts(e, t) {
let masked = (e) => t === void 0 ? e : (0, a.h)(e, t);
return (0, i.l)(masked({
...e,
planned: [],
totals: (0, o.vA)(e.planned)
}), ["planned"], e.planned, masked);
}
}),
37040: ((e, t, n) => {
n.d(t, { h: () => redactRecord });
let r = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
function redactRecord(e, t) {
if (typeof e == "string") return t.text(e);
if (Array.isArray(e)) return e.map((e) => redactRecord(e, t));
if (typeof e != "object" || !e) return e;
let n = Object.entries(e).map(([e, n]) => [e, r.has(e) ? n : redactRecord(n, t)]);
return Object.fromEntries(n);
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
YW: () => figuresOfResult,
aA: () => hasVerdict,
id: () => isStopped,
vA: () => totalsOf
});
function hasVerdict({ status: e }) {
return e === "passed" || e === "failed";
}
function isStopped(e) {
return e.status === "not_run" && e.error?.kind === "stopped";
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
function figureOfTotals(e, t) {
if (e.passed + e.failed === 0) return null;
return t ? e.score_expected : e.success_rate;
}
function mean(e, t) {
return t === 0 ? null : e / t;
}
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
function traceOf(e) {
let t = e.map((e) => ({
trial: e,
begin: Date.parse(e.started_at),
end: Date.parse(e.finished_at)
})).sort((e, t) => e.begin - t.begin);
let n = t[0]?.begin ?? 0;
let r = [];
let i = [];
for (let { trial: e, begin: a, end: o } of t) {
let t = r.findIndex((e) => e <= a);
let s = t === -1 ? r.length : t;
r[s] = o;
let event = (e, t, r, a, o) => i.push({
name: e,
cat: t,
ph: "X",
pid: 1,
tid: s + 1,
ts: (r - n) * 1e3,
dur: a * 1e3,
args: o
});
let { instance_id: c, task_type: l, attempt: u, status: d, score: f } = e;
event(e.trial === 1 ? c : `${c} trial ${e.trial}`, "trial", a, o - a, {
task_type: l,
attempt: u,
status: d,
score: f
});
for (let t of e.stages) event(t.name, "stage", Date.parse(t.started_at), t.duration_ms, { instance_id: c });
}
return {
displayTimeUnit: "ms",
traceEvents: [...r.map((e, t) => ({
name: "thread_name",
ph: "M",
pid: 1,
tid: t + 1,
args: { name: `trials, lane ${t + 1}` }
})), ...i]
};
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
var r = n(90492);
function trialIdOf(e) {
return {
instanceId: "instance" in e ? e.instance.id : e.instance_id,
trial: e.trial
};
}
function trialKey({ instanceId: e, trial: t }) {
return `${e}/${t}`;
}
function trialName({ instanceId: e, trial: t }) {
let n = (0, r.h0)(e);
return t === 1 ? n : `${n} (trial ${t})`;
}
function trialPath({ instanceId: e, trial: t }) {
return `${e}/trial-${t}`;
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
function unknownSettings(e, t = 1) {
return {
testbed: e,
trials: t,
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
Ac: () => l,
ht: () => s,
jn: () => u,
me: () => d,
wD: () => unknownUsage
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
let o = r.aig().check(i.UI(), i.Zm(2 ** 53 - 1));
let s = r.Ikc({
input_tokens: r.Rvf(r.mee(o), null),
output_tokens: r.Rvf(r.mee(o), null),
cost_usd: r.Rvf(r.mee(o), null),
steps: r.Rvf(r.mee(o), null),
model: (0, a.W)(r.Rvf(r.mee(r.YjP().check(i.Eb(200))), null), "Used as agent.model if the run names no model")
});
let c = r.Rvf(r.mee(o), null);
let l = r.Ikc({
source: (0, a.W)(r.Rvf(r.mee(r.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`); null without counts"),
input_tokens: (0, a.W)(c, "The whole input, cached parts included; null if an answer came without its usage"),
cached_input_tokens: (0, a.W)(c, "The part of the input that was read from a cache"),
output_tokens: (0, a.W)(c, "The whole output, reasoning included"),
reasoning_tokens: c,
cost_usd: (0, a.W)(c, "Null if unknown, never 0: a model without a price, an answer without usage, or hosted tools with unknown fees"),
steps: (0, a.W)(c, "Answers of the main conversation, or as the agent counts"),
requests: (0, a.W)(c, "Requests to models"),
failed_requests: (0, a.W)(c, "Requests without a complete answer"),
models: (0, a.W)(r.Rvf(r.YOg(r.YjP()), []), "The models that answered")
});
let u = (0, a.W)(r.Rvf(r.mee(r.Ikc({
throttled_requests: (0, a.W)(o, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, a.W)(o, "Requests that no model answers, such as a list of models"),
waiting_ms: (0, a.W)(o, "Time in which at least one request was under way"),
hosted_tools: r.Ikc({
offered: (0, a.W)(r.YOg(r.YjP()), "Tools that the provider runs itself, as offered in requests"),
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
let d = r.Ikc({
input_tokens: c,
output_tokens: c,
cost_usd: (0, a.W)(c, "Sum of the known costs; null if none is known"),
cost_known: (0, a.W)(o, "Evaluations and explanations with a known cost"),
answers: (0, a.W)(o, "Evaluations with a judge, and explanations")
});
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
27223: ((e, t, n) => {
n.d(t, {
LF: () => leastDifference,
fn: () => disagreement,
hO: () => pairsFor
});
var r = n(32453);
var i = n(99294);
var a = n(4405);
var o = n(47736);
let s = 1e-12;
let c = 1e-12;
function powerOf(e, t, { rate: n, flips: a, trials: s }, { alpha: c = .05 } = {}) {
(0, i.hP)("difference", e);
(0, i.hP)("rate", n);
(0, i.hP)("flips", a);
(0, i.v6)("pairs", t, 1);
(0, i.v6)("trials", s, 1);
(0, i.q1)("alpha", c);
if (t < 6 || e === 0) return 0;
let l = Math.min(1, Math.max(e, a + e * (1 - 2 * n)));
if (s === 1 && t * l > 500) return largePower(e, t, l, c);
if (s === 1) return exactPower(e / l, t, l, c);
let u = Math.sqrt((l - e ** 2) / s / t);
return u === 0 ? 1 : r.normal.cdf(e / u - (0, o.xw)(1 - c), 0, 1);
}
function pairsFor(e, t, n = {}) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = isFall(e, t) ? fallOf(t) : t;
return least(1e5, (t) => powerOf(e, t, a, n) >= r);
}
function leastDifference(e, t, n = {}) {
let r = leastRise(e, t, n);
if (r === null || !isFall(r, t)) return r;
return leastRise(e, fallOf(t), n);
}
function leastRise(e, t, n) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = least(1e3, (i) => powerOf(i / 1e3, e, t, n) >= r);
return a === null ? null : a / 1e3;
}
function isFall(e, { rate: t }) {
return e - (1 - t) > c && e - t <= c;
}
function fallOf(e) {
return {
...e,
rate: 1 - e.rate
};
}
function largePower(e, t, n, i) {
let a = (0, o.xw)(1 - i) * Math.sqrt(n / t) + 1 / t;
let s = Math.sqrt((n - e ** 2) / t);
return s === 0 ? 1 : r.normal.cdf((e - a) / s, 0, 1);
}
function exactPower(e, t, n, r) {
let i = 0;
for (let [a, o] of binomial(t, n)) {
let t = mostAgainst(a, r);
for (let [n, r] of binomial(a, (1 + e) / 2)) Math.min(n, a - n) <= t && (i += o * r);
}
return Math.min(1, i);
}
function mostAgainst(e, t) {
let n = Math.ceil((e - (0, o.xw)(1 - t) * Math.sqrt(e)) / 2) + 1;
let r = Math.min(Math.floor(e / 2), n);
for (; r >= 0 && (0, a.B)(r, e - r) >= t;) --r;
return r;
}
function binomial(e, t) {
if (t <= 0 || t >= 1) return [[t <= 0 ? 0 : e, 1]];
let n = Math.min(e, Math.floor((e + 1) * t));
let r = t / (1 - t);
let i = [[n, 1]];
for (let t = n, a = 1; t < e && a > s; t += 1) {
a *= (e - t) / (t + 1) * r;
i.push([t + 1, a]);
}
for (let t = n, a = 1; t > 0 && a > s; --t) {
a *= t / (e - t + 1) / r;
i.push([t - 1, a]);
}
let a = i.reduce((e, [, t]) => e + t, 0);
return i.map(([e, t]) => [e, t / a]);
}
function least(e, t) {
let [n, r] = [0, 1];
for (; !t(r);) {
if (r >= e) return null;
n = r;
r = Math.min(e, r * 2);
}
for (; r - n > 1;) {
let e = Math.floor((n + r) / 2);
t(e) ? r = e : n = e;
}
return r;
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
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(71826);
var i = n(3934);
var a = n(97384);
let o = [
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
let t = roundsOf(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => bounded((0, r.E)(t.map((t) => t[e])));
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(o.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, a.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = roundsOf(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, a.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(i.S.map((e) => [e, sum(e)]));
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
let sum = (t) => bounded((0, r.I)(e.map(t)));
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: sum((e) => e.cost_usd),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
function bounded(e) {
return e === null ? null : (0, a.Tu)(e);
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
