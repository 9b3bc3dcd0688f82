export const id = 9542;
export const ids = [9542];
export const modules = {
89955: ((e, t, n) => {
n.d(t, {
A3: () => failBy,
M0: () => failGate,
ff: () => failWith
});
var r = n(88705);
var i = n(45145);
var a = n(58937);
var o = n(14173);
function failBy(e) {
let t = {
message: `agentbench itself failed: ${(e instanceof Error ? e.stack : void 0) ?? (0, i.bD)(e)}`,
exitCode: 3
};
let { message: n, exitCode: a } = (0, r.z)(e) ?? t;
o.C1(n);
process.exitCode = a;
}
function failGate(e, { totals: t, gate: n, interrupted: r }) {
failWith(e, (0, a.Pl)(t), n?.reasons ?? [], r);
}
function failWith(e, t, n, r = null) {
if (e === 0) return;
let i = r === null ? [] : [`the run was ended early (${r})`];
o.C1(`${t}. ${[...i, ...n].join("; ")}`);
process.exitCode = e;
}
}),
92309: ((e, t, n) => {
n.d(t, {
B7: () => summarizeOnce,
JY: () => setAnswer,
eh: () => summarize,
ls: () => setArtifact,
n0: () => setOutputs
});
var r = n(28524);
var i = n(45145);
var a = n(52385);
var o = n(14173);
var s = n(90862);
var c = n(26635);
function setOutputs({ totals: e }, t) {
t !== void 0 && (0, c.u)("results-path", t);
(0, c.u)("planned", e.planned);
(0, c.u)("passed", e.passed);
(0, c.u)("failed", e.failed);
(0, c.u)("errors", e.error);
(0, c.u)("not-run", e.not_run);
(0, c.u)("success-rate", e.success_rate ?? "");
(0, c.u)("score", e.score ?? "");
}
function setArtifact(e, t) {
let n = (0, a.M7)(process.env, t, e);
(0, c.u)("artifact-id", e?.id ?? "");
(0, c.u)("artifact-url", n ?? "");
return n;
}
function setAnswer(e) {
let t = e.length === 1 ? e.map(([, e]) => e) : e.map((e) => e.join("="));
(0, c.u)("answer", t.join("\n"));
}
async function summarize(e) {
try {
await r.z.addRaw(e()).write({ overwrite: !0 });
return !0;
} catch (e) {
o.$e(`The step summary was not written: ${(0, i.bD)(e)}`);
return !1;
}
}
async function summarizeOnce(e) {
!(0, s.k2)() && await summarize(e) && (0, s.Po)();
}
}),
96848: ((e, t, n) => {
n.d(t, { plan: () => plan });
var r = n(28524);
var i = n(6830);
var a = n(52385);
var o = n(86324);
var s = n(55005);
var c = n(86789);
var l = n(85293);
var u = n(20472);
var d = n(68673);
var f = n(89955);
var p = n(7126);
var m = n(14173);
var h = n(92309);
async function plan() {
try {
let e = (0, p.Ko)(s.W6.filter((e) => (0, s.ny)("plan", e)));
let t = await (0, l.C)({
...e,
...await (0, d.m)(e, "plan", process.env)
}, (0, o.g)(process.env), (e) => (0, u.T)(() => durationsOfArtifact(e)));
for (let e of t.notes) m.lm(e);
for (let e of (0, c.H)(t)) m.pq(`│ ${e}`);
r.uH("matrix", JSON.stringify(t.matrix));
r.uH("count", t.cells.length);
process.env.GITHUB_STEP_SUMMARY && await (0, h.eh)(() => (0, c.M)(t));
} catch (e) {
(0, f.A3)(e);
}
}
async function durationsOfArtifact(e) {
let t = (0, i.j)(process.env);
let { baselineDurations: r } = await Promise.all([
n.e(2453),
n.e(2214),
n.e(663),
n.e(6913),
n.e(1343),
n.e(9583),
n.e(9625),
n.e(3128),
n.e(9704),
n.e(9999),
n.e(3585),
n.e(6627)
]).then(n.bind(n, 23585));
return r({
options: e,
place: (0, a.VS)(process.env, t),
bases: (0, a.cF)(process.env, t)
});
}
}),
88705: ((e, t, n) => {
n.d(t, { z: () => endingOf });
var r = n(45145);
var i = n(68785);
function endingOf(e) {
if (e instanceof r.yo) return {
message: e.message,
exitCode: 2
};
if (e instanceof r.QM) return {
message: e.message,
exitCode: 3
};
if (e instanceof i.j$) return e;
if ((0, r.$N)(e) === "ENOENT" && e.syscall === "uv_cwd") return {
message: "the current directory was removed; change to one that is there",
exitCode: 2
};
return (0, i.Hp)(e) ? new i.j$({ reason: e }) : null;
}
}),
76185: ((e, t, n) => {
n.d(t, {
B7: () => claim,
Fp: () => unfinishedIn,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(34654);
var c = n(70930);
var l = n(13590);
var u = n(88350);
let d = ".owner";
function claim(e) {
(0, i.symlinkSync)(JSON.stringify((0, u.GS)()), e + d);
}
function giveUp(e) {
try {
(0, i.rmSync)(e + d);
} catch {}
}
async function unfinishedIn(e, t, n) {
let i = a.join(e, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, s.O)(e);
claim(i);
} catch (e) {
throw t((0, o.bD)(e));
}
try {
return await n(i);
} finally {
await (0, l.dM)(i);
giveUp(i);
}
}
function claimsIn(e) {
return (0, c.wX)(e).filter((e) => e.endsWith(d)).flatMap((t) => {
let n = a.join(e, t.slice(0, -6));
let r = ownerOf(n);
return r === null ? [] : [{
file: n,
owner: r
}];
});
}
function deadClaimsIn(e) {
return claimsIn(e).filter(({ owner: e }) => (0, u.XU)(e)).map(({ file: e }) => e);
}
function ownerOf(e) {
try {
return (0, u.K)((0, i.readlinkSync)(e + d));
} catch {
return null;
}
}
}),
79882: ((e, t, n) => {
n.d(t, {
$A: () => isRunUnderWay,
$N: () => runDirectories,
BC: () => removeKept,
EA: () => countKeptBeside,
Pk: () => isRunId,
Te: () => beginRun,
WG: () => keptDirectories,
XY: () => writeRunFile,
gN: () => trialKeptIn,
ho: () => deadRuns,
lb: () => endRun,
w3: () => keepInRun
});
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45145);
var c = n(34654);
var l = n(6768);
var u = n(70930);
var d = n(45503);
var f = n(13590);
var p = n(76185);
var m = n(88350);
function isRunId(e) {
return e.length === 10 && /^[0-9a-f]+$/.test(e);
}
async function beginRun({ temporaryDirectory: e }) {
let t = (0, r.randomBytes)(5).toString("hex");
try {
let n = openParent(e);
(0, i.chmodSync)(n, 457);
let r = o.join(n, t);
(0, p.B7)(r);
(0, i.mkdirSync)(r, { mode: 457 });
return {
id: t,
owner: (0, m.GS)(),
directory: r
};
} catch (t) {
throw unusable(e, t);
}
}
function writeRunFile({ directory: e }, t, n) {
try {
(0, i.writeFileSync)(o.join(e, t), n);
} catch (t) {
throw unusable(e, t);
}
}
function unusable(e, t) {
let n = `the temporary directory ${e} cannot be used: ${(0, s.bD)(t)}`;
return new s.yo(`${n}; make room there, or name another in RUNNER_TEMP`);
}
function deadRuns({ temporaryDirectory: e }) {
return parentsIn(e).flatMap(p.r7).map((e) => o.basename(e)).filter(isRunId);
}
function isRunUnderWay({ temporaryDirectory: e }) {
return parentsIn(e).flatMap(p.hh).some(({ owner: e }) => !(0, m.XU)(e));
}
function runDirectories({ temporaryDirectory: e }, t) {
return parentsIn(e).map((e) => o.join(e, t));
}
async function endRun(e) {
let t = keptIn(e);
await (t.length === 0 ? (0, f.dM)(e) : (0, f.hK)(e, t, f.dM));
(0, p.Ht)(e);
}
let h = "kept";
async function keepInRun(e, t, n) {
for (let n of [e, o.join(e, t)]) if (!isDirectory(n)) throw Error(`${n} is not a directory any more`);
await (0, l._)(e);
await (0, f.Ue)(o.join(e, h));
await (0, a.writeFile)(o.join(e, h), n, { flag: "wx" });
await (0, f.hK)(e, [h, t]);
}
function keptDirectories({ temporaryDirectory: e }) {
let t = [];
for (let n of parentsIn(e)) {
let e = (0, p.hh)(n).filter(({ owner: e }) => !(0, m.XU)(e)).map(({ file: e }) => e);
for (let r of (0, u.wX)(n)) {
let i = o.join(n, r);
isRunId(r) && !e.includes(i) && t.push(...keptIn(i).map((e) => o.join(i, e)));
}
}
return t;
}
function trialKeptIn(e) {
try {
return (0, d.XF)(o.join(e, h), 1024).toString() || null;
} catch {
return null;
}
}
function countKeptBeside(e) {
let t = o.dirname(o.dirname(e));
return (0, u.wX)(t).flatMap((e) => keptIn(o.join(t, e))).length;
}
async function removeKept(e) {
await (0, f.dM)(e);
await (0, a.rmdir)(o.dirname(e)).catch(() => {});
}
function keptIn(e) {
if (!isDirectory(e)) return [];
return (0, u.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e).filter((t) => (0, u.LZ)(o.join(e, t, h))?.isFile());
}
function isDirectory(e) {
return (0, u.LZ)(e)?.isDirectory() ?? !1;
}
function openParent(e) {
let t = o.join(e, parentName());
try {
(0, c.O)(t, 448);
} catch {}
return parentsIn(e)[0] ?? (0, i.mkdtempSync)(`${t}-`);
}
function parentsIn(e) {
return (0, u.wX)(e).filter((e) => e === parentName() || e.startsWith(`${parentName()}-`)).sort().map((t) => o.join(e, t)).filter(isOurs);
}
function isOurs(e) {
let t = (0, u.LZ)(e);
return t?.isDirectory() === !0 && t.uid === process.geteuid?.() && !(t.mode & 18);
}
function parentName() {
return `agentbench-${process.geteuid?.() ?? 0}`;
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
6768: ((e, t, n) => {
n.d(t, {
_: () => detachMounts,
q: () => mountsOn
});
var r = n(31421);
var i = n(51455);
var a = n(76760);
var o = n(57975);
var s = n(59956);
var c = n(78421);
async function mountsOn(e) {
let t = await placeOf(e);
return mountPoints().filter((e) => e === t).length;
}
async function detachMounts(e, t = 0) {
let n = await placeOf(e);
let r = pointsBelow(n, t);
for (let e = 0; r.length > 0 && e < 100; e += 1) {
for (let e of r) await tool("mount", ["--make-rprivate", e]);
for (let e of r.toReversed()) await tool("umount", ["--lazy", e]);
let e = r.length;
r = pointsBelow(n, t);
if (r.length === e) break;
}
if (r.length > 0) throw Error(`${r.join(", ")}: mounted there, and cannot be unmounted`);
}
function pointsBelow(e, t) {
let n = mountPoints();
let r = n.filter((t) => t === e).length > t ? [e] : [];
let i = n.filter((t) => t.startsWith(`${e}/`));
return [...r, ...new Set(i.sort((e, t) => e.split("/").length - t.split("/").length))];
}
function mountPoints() {
return ((0, c.Eh)("/proc/self/mountinfo") ?? "").split("\n").flatMap((e) => {
let t = e.split(" ")[4];
return t === void 0 ? [] : [unescaped(t)];
});
}
function unescaped(e) {
return e.replace(/\\([0-7]{3})/g, (e, t) => String.fromCharCode(Number.parseInt(t, 8)));
}
async function placeOf(e) {
let t = await (0, i.realpath)(a.dirname(e)).catch(() => a.dirname(e));
return a.join(t, a.basename(e));
}
async function tool(e, t) {
await (0, o.promisify)(r.execFile)(e, t, { cwd: s.x }).catch(() => {});
}
}),
13590: ((e, t, n) => {
n.d(t, {
HO: () => openToAll,
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory,
kb: () => removeTreeAt
});
var r = n(4573);
var i = n(31421);
var a = n(77598);
var o = n(51455);
var s = n(76760);
var c = n(57975);
var l = n(45145);
var u = n(59956);
var d = n(6768);
var f = n(70930);
async function removeTree(e) {
await (0, d._)(e);
await removeUnmounted(e);
}
async function removeTreeAt(e) {
await removeTree(await textPathOf(e));
}
async function removeUnmounted(e) {
try {
await (0, o.rm)(e, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (t) {
["EACCES", "ENOTEMPTY"].includes((0, l.$N)(t) ?? "") && await makeWritable(e);
await (0, c.promisify)(i.execFile)("rm", [
"-rf",
"--",
s.resolve(e)
], { cwd: u.x }).catch((e) => {
throw Error(String(e.stderr ?? "").split("\n")[0] || (0, l.bD)(t), { cause: t });
});
}
}
async function emptyDirectory(e, t = [], n = removeUnmounted) {
let r = [];
for (let i of await (0, o.readdir)(e, { encoding: "buffer" })) {
if (t.some((e) => i.equals(Buffer.from(e)))) continue;
await textPathOf((0, f.XM)(e, i)).then(n).catch((e) => r.push(e));
}
if (r.length > 0) throw r[0];
}
async function textPathOf(e) {
if ((0, r.isUtf8)(e)) return e.toString();
let t = e;
for (; !(0, r.isUtf8)(t);) t = t.subarray(0, t.lastIndexOf("/"));
let n = s.join(`${t}/`, (0, a.randomUUID)());
await (0, o.rename)(e, n);
return n;
}
async function openToAll(e) {
await (0, c.promisify)(i.execFile)("chmod", [
"-R",
"a+rX",
e
], { cwd: u.x });
}
async function makeWritable(e) {
await (0, o.chmod)(e, 448).catch(() => {});
let t = await (0, o.readdir)(e, {
encoding: "buffer",
withFileTypes: !0
}).catch(() => []);
for (let n of t) n.isDirectory() && await makeWritable((0, f.XM)(e, n.name));
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
})
};
