export const id = 7911;
export const ids = [7911];
export const modules = {
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
9784: ((e, t, n) => {
n.d(t, { o: () => realPlace });
var r = n(73024);
var i = n(76760);
function realPlace(e) {
let t = i.resolve(e);
let n = i.dirname(t);
try {
return (0, r.realpathSync)(t);
} catch {
return n === t ? t : i.join(realPlace(n), i.basename(t));
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
90162: ((e, t, n) => {
n.d(t, {
Ac: () => parseOptions,
Up: () => noSuchOption,
VW: () => plainEnds,
r4: () => parseText,
te: () => optionFaults
});
var r = n(45145);
var i = n(3350);
var a = n(55005);
function parseOptions(e) {
let { options: t, faults: n } = readOptions(e);
if (t !== null) return t;
throw new r.yo(n.map(({ message: e }) => e).join("\n"));
}
function parseText(e, t, n) {
let i = t.safeParse(n);
if (i.success) return i.data;
throw new r.yo(`${e}: ${i.error.issues[0].message}`);
}
function optionFaults(e) {
return readOptions(e).faults;
}
function readOptions(e) {
let t = Object.keys(e).filter((t) => e[t]?.includes("\0"));
if (t.length > 0) return {
options: null,
faults: t.map((e) => ({
name: e,
message: `${e}: holds a NUL character (\\0)`
}))
};
let n = a.ci.safeParse(givenOf(e));
return n.success ? {
options: n.data,
faults: []
} : {
options: null,
faults: faultsOf(n.error, e)
};
}
function givenOf(e) {
return Object.fromEntries(Object.entries(e).flatMap(([e, t = ""]) => t.trim() === "" ? [] : [[e, plainEnds(t)]]));
}
function plainEnds(e) {
return e.replaceAll(/\r(?=\n|$)/g, "");
}
function faultsOf({ issues: e }, t) {
return e.flatMap((e) => {
if (e.code === "unrecognized_keys") return e.keys.map((e) => ({
name: e,
message: `${e}: ${noSuchOption(e, a.W6)}`
}));
let n = String(e.path[0]);
return [{
name: n,
message: `${n}: ${explain(e, n, t[n])}`
}];
});
}
function noSuchOption(e, t) {
let n = (0, i.cR)(e, t);
return `there is no such option; ${n === null ? "agentbench run --help lists all" : `did you mean ${n}?`}`;
}
function explain({ message: e }, t, n) {
let r = (0, a.cU)(t);
return r === null ? e : `"${n}" is not one of ${r.join(", ")}; did you mean ${(0, i.Nf)(n, r)}?`;
}
}),
93588: ((e, t, n) => {
n.d(t, {
F: () => secretsOf,
V: () => r
});
let r = [
"agent-env",
"task-env",
"model-keys"
];
function secretsOf(e, t) {
return [...r.flatMap((t) => e[t]).map(({ name: e, value: n }) => n ?? t[e]), e["judge-api-key"]].filter((e) => e !== void 0);
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
39223: ((e, t, n) => {
n.d(t, {
G: () => i,
q: () => attemptsIn
});
var r = n(70930);
let i = /^attempt-([1-9]\d{0,5})$/;
function attemptsIn(e) {
return (0, r.s9)(e).flatMap((e) => e.isDirectory() ? i.exec(e.name)?.slice(1).map(Number) ?? [] : []).sort((e, t) => t - e);
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
})
};
