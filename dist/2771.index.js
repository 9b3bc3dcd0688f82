export const id = 2771;
export const ids = [2771, 1826];
export const modules = {
63160: ((e, t, n) => {
n.d(t, {
S6: () => parsePythonJson,
aC: () => valuesIn,
g5: () => readBoundedJson,
nh: () => parseBounded
});
var r = n(45503);
let i = 4e6;
function parseBounded(e, t = i) {
if (e.length > t && valuesIn(e, t) > t) throw new r.SX(`it has more than ${t} values`);
return JSON.parse(e);
}
function parsePythonJson(e, t = i) {
try {
return parseBounded(e, t);
} catch (n) {
if (!(n instanceof SyntaxError)) throw n;
let r = withoutNonFinite(e, t);
if (r === e) throw n;
return JSON.parse(r);
}
}
function withoutNonFinite(e, t) {
let n = [];
let i = 0;
let c = !1;
for (let l = 0; l < e.length; l++) {
let u = e.charCodeAt(l);
if (u === o) c = !c;
else if (c && u === s) l += 1;
else if (!c && (u === d || u === f || u === p)) {
let o = a.find((t) => e.startsWith(t, l));
if (o === void 0) continue;
if (n.push(e.slice(i, l)) > t) throw new r.SX(`it has more than ${t} values`);
i = l + o.length;
l = i - 1;
}
}
n.push(e.slice(i));
return n.join("null");
}
let a = [
"NaN",
"Infinity",
"-Infinity"
];
function readBoundedJson(e, t) {
return parseBounded((0, r.XF)(e, t).toString());
}
function valuesIn(e, t = i) {
let n = 0;
let r = !1;
for (let i = 0; i < e.length && n <= t; i++) {
let t = e.charCodeAt(i);
t === o ? r = !r : r && t === s ? i += 1 : r || t !== c && t !== l && t !== u || (n += 1);
}
return n;
}
let codeOf = (e) => e.charCodeAt(0);
let [o, s, c, l, u] = [
codeOf("\""),
codeOf("\\"),
codeOf("{"),
codeOf("["),
codeOf(",")
];
let [d, f, p] = [
codeOf("-"),
codeOf("I"),
codeOf("N")
];
}),
18253: ((e, t, n) => {
n.d(t, {
BD: () => formatCost,
Bk: () => r,
C6: () => pText,
FG: () => formatE,
GO: () => differentPercents,
KN: () => percent,
LT: () => dollarDigits,
MA: () => formatP,
U9: () => count,
WR: () => points,
a3: () => formatDuration,
cf: () => rateText,
lb: () => partialCost,
mr: () => countGrouped,
nV: () => formatAge,
oI: () => endsOf,
vP: () => figure,
wd: () => sizeInPoints,
z3: () => formatBytes,
zD: () => grouped
});
function formatDuration(e) {
if (e < 1e3) return `${Math.round(e)} ms`;
let t = e / 1e3;
if (t < 59.95) return `${t.toFixed(1)} s`;
let n = Math.floor(Math.round(t) / 60);
if (n < 60) return `${n} min ${String(Math.round(t) % 60).padStart(2, "0")} s`;
return `${Math.floor(n / 60)} h ${String(n % 60).padStart(2, "0")} min`;
}
function formatAge(e, t = Date.now()) {
let n = Math.max(0, t - Date.parse(e)) / 36e5;
if (n < 1) return `${Math.round(n * 60)} min ago`;
return n < 48 ? `${Math.round(n)} h ago` : `${Math.round(n / 24)} days ago`;
}
function formatCost(e) {
return e === null ? "–" : `$${dollarDigits(e)}`;
}
function dollarDigits(e) {
return e !== 0 && e < .1 ? e.toPrecision(2) : e.toFixed(2);
}
function percent(e, t = 1) {
if (e === null) return "–";
for (let n = t;; n++) {
let t = (e * 100).toFixed(n);
if (Number(t) === 0 == (e === 0) && Number(t) === 100 == (e === 1) || n >= 6) return `${Number(t)}%`;
}
}
function differentPercents(e, t) {
for (let n = 1;; n++) {
let r = [percent(e, n), percent(t, n)];
if (r[0] !== r[1] || n === 16) return r;
}
}
function points(e) {
let t = Math.abs(e * 100).toFixed(1);
return (Number(t) === 0 ? "" : e > 0 ? "+" : "−") + t;
}
function sizeInPoints(e) {
return points(Math.abs(e)).replace("+", "");
}
let r = .05;
let i = 1e-300;
function formatP(e) {
if (e < i) return `< ${i}`;
return e < .001 ? e.toExponential(1) : onItsSide(e, r, (t) => e.toFixed(t));
}
function pText(e) {
return `p ${e < i ? "" : "= "}${formatP(e)}`;
}
function formatE(e, t) {
if (e >= 1e5 || e < .001) return e.toExponential(1);
return onItsSide(e, t, (t) => String(Number(e.toPrecision(t))));
}
function onItsSide(e, t, n) {
for (let r = 3;; r++) {
let i = n(r);
if (Number(i) < t == e < t) return i;
}
}
function count(e, t) {
return `${e} ${t}${e === 1 ? "" : "s"}`;
}
function grouped(e, t = 0) {
let [n = "", r] = String(Number(e.toFixed(t))).split(".");
let i = n.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
return r === void 0 ? i : `${i}.${r}`;
}
function countGrouped(e, t) {
return `${grouped(e)} ${t}${e === 1 ? "" : "s"}`;
}
function endsOf({ low: e, high: t }, n = percent) {
return `${n(e)} to ${n(t)}`;
}
function rateText(e, t, n) {
if (e === null) return "not measured";
let r = t === null ? "" : ` (${endsOf(t)})`;
return `${percent(e)}${r}${n === 0 ? "" : `, ${n} not measured`}`;
}
function partialCost(e, t, n) {
if (e === null) return "–";
return `${dollarDigits(e)} USD${t === n ? "" : ` (${t} of ${n})`}`;
}
function formatBytes(e) {
if (e < 1024) return `${e} B`;
return e < 1024 ** 2 ? `${(e / 1024).toFixed(1)} KiB` : `${(e / 1024 ** 2).toFixed(1)} MiB`;
}
function figure(e) {
for (let t = 4; t < 17 && !Number.isInteger(e); t++) {
let n = Number(e.toPrecision(t));
if (!Number.isInteger(n)) return String(n);
}
return String(e);
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
70930: ((e, t, n) => {
n.d(t, {
LZ: () => statsOf,
XM: () => pathOf,
s9: () => entriesIn,
wX: () => namesIn
});
var r = n(73024);
function namesIn(e) {
try {
return (0, r.readdirSync)(e);
} catch {
return [];
}
}
function entriesIn(e) {
try {
return (0, r.readdirSync)(e, { withFileTypes: !0 });
} catch {
return [];
}
}
function statsOf(e) {
try {
return (0, r.lstatSync)(e, { throwIfNoEntry: !1 });
} catch {
return;
}
}
function pathOf(e, t) {
return Buffer.concat([
Buffer.from(e),
Buffer.from("/"),
t
]);
}
}),
45503: ((e, t, n) => {
n.d(t, {
Gu: () => readTextFile,
SX: () => NotReadable,
XF: () => readRegularFile
});
var r = n(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(e, t, { follow: n = !1, space: i } = {}) {
let a = r.constants.O_RDONLY | r.constants.O_NONBLOCK | (n ? 0 : r.constants.O_NOFOLLOW);
let o = (0, r.openSync)(e, a);
try {
let e = (0, r.fstatSync)(o);
if (!e.isFile()) throw new NotReadable("it is not a regular file");
if (e.size > t) throw new NotReadable(`it has ${e.size} bytes; the limit is ${t}`);
let n = i !== void 0 && e.size <= i.length ? i.subarray(0, e.size) : Buffer.allocUnsafe(e.size);
let a = 0;
for (let e = -1; a < n.length && e !== 0; a += e) e = (0, r.readSync)(o, n, a, n.length - a, null);
return n.subarray(0, a);
} finally {
(0, r.closeSync)(o);
}
}
function readTextFile(e, t, { follow: n = !1 } = {}) {
return new TextDecoder().decode(readRegularFile(e, t, { follow: n }));
}
}),
49638: ((e, t, n) => {
n.d(t, {
O: () => reaches,
f: () => r
});
let r = 1e-12;
function reaches(e, t) {
return t - e <= r;
}
}),
71826: ((e, t, n) => {
n.d(t, {
ER: () => sumOfAll,
Ij: () => sumOfKnown,
XO: () => roundedCost,
_: () => meanOfKnown,
ux: () => medianOf
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
function meanOfKnown(e) {
let t = e.filter((e) => e != null);
return t.length === 0 ? null : sumOfAll(t) / t.length;
}
function medianOf(e) {
let t = e.toSorted((e, t) => e - t);
let n = t.length >> 1;
if (t.length === 0) return null;
return t.length % 2 == 1 ? t[n] : (t[n - 1] + t[n]) / 2;
}
function roundedCost(e) {
return Math.round(e * 1e9) / 1e9;
}
}),
70606: ((e, t, n) => {
n.d(t, { f: () => writeWhole });
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
71744: ((e, t, n) => {
n.d(t, {
Cd: () => o,
M1: () => h,
Ps: () => d,
h3: () => isKnownKey,
q8: () => _,
rc: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
let o = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let s = [
"run.json",
"experiment.json",
"trace.json",
"report.html"
];
let c = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let l = /^[0-9a-f]{7,64}$/i;
let u = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
let d = "holds a NUL character (\\u0000)";
let f = r.YjP().check(i.m9(1, "is empty"), r.YPB((e) => !e.includes("\0"), d));
let p = r.cl6;
let m = r.g1P(r.YjP(), p(r.aig().check(i.UI(), i.Zm(1e6))));
let h = r._H3({
instance_id: (0, a.W)(r.YjP().check(i.Fk(o, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, a.W)(f, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, a.W)(f, "The prompt"),
success_command: (0, a.W)(f, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, a.W)(p(r.YjP().check(i.Fk(u, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, a.W)(p(r.YjP().check(i.Fk(u, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, a.W)(p(r.YjP().check(i.Fk(c, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, a.W)(p(r.YjP().check(i.Fk(l, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, a.W)(p(r.YjP().check(i.Fk(l, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, a.W)(p(r.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: (0, a.W)(p(m), "Least number of directories that a person lists and of files that a person reads, `{\"check_dir\": 1, \"read_file\": 0}`"),
human_actions_upper_bound: (0, a.W)(p(m), "The most of them; calls beyond are the wasted share in reports")
}).check(r.YPB((e) => !s.includes(e.instance_id), {
path: ["instance_id"],
error: "is the name of a file among the results; use another name"
}), r.YPB((e) => e.instance_id !== "all", {
path: ["instance_id"],
error: "is reserved: it selects every instance; use another name"
}));
let g = [
"language",
"license_spdx",
"build_commands",
"notes",
"description",
"ecosystem",
"repo",
"issue_number",
"issue_url",
"comment_id",
"snippet"
];
let _ = Object.keys(h.shape);
function isKnownKey(e) {
return _.includes(e) || g.includes(e);
}
let v = r.rej({
name: (0, a.W)(r.lqM(r.YjP().check(i.Fk(o, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, a.W)(r.lqM(r.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
});
}),
67738: ((e, t, n) => {
n.d(t, {
QF: () => r,
Y: () => ruleOf,
qO: () => i
});
let r = "dependency_resolution";
let i = "Setup successful";
function ruleOf(e) {
return e === r ? "exit_code" : "success_text";
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
var a = n(69917);
function parseOptions(e) {
let t = a.ci.safeParse(givenOf(e));
if (t.success) return t.data;
throw new r.yo(faultsOf(t.error, e).map(({ message: e }) => e).join("\n"));
}
function parseText(e, t, n) {
let i = t.safeParse(n);
if (i.success) return i.data;
throw new r.yo(`${e}: ${i.error.issues[0].message}`);
}
function optionFaults(e) {
let t = a.ci.safeParse(givenOf(e));
return t.success ? [] : faultsOf(t.error, e);
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
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
FO: () => exitCodeOf,
YE: () => idleRegression,
t4: () => blindRegression
});
var r = n(18253);
var i = n(49638);
var a = n(68785);
function judgeGate(e, t, n = null) {
let r = [
...shortfalls(e, t),
...regression(t, n),
...unmeasured(e, t)
];
return {
passed: r.length === 0,
reasons: r
};
}
function exitCodeOf(e, t) {
if (e.interrupted !== null) return (0, a.fH)(e.interrupted);
if (shortfalls(e.totals, t).length > 0 || regression(t, e.change ?? null).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": a } = t;
let o = [];
t["fail-on"] === "failure" && e.failed > 0 && o.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)(e.success_rate, n);
o.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (a !== void 0 && !(0, i.O)(e.score ?? 0, a)) {
let [t, n] = (0, r.GO)(e.score, a);
o.push(`score ${t} is below min-score ${n}`);
}
return o;
}
function regression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number(Math.abs(t.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
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
let r = 20;
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
return e.filter((e) => e.startsWith(t) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(e.slice(t.length))).sort((e, t) => partOf(e) - partOf(t)).slice(0, 20);
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
let r = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.ended_by.source.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
function redactRecord(e, t, n = !1) {
if (typeof e == "string") return t.text(e);
if (Array.isArray(e)) return e.map((e) => redactRecord(e, t));
if (typeof e != "object" || !e) return e;
let i = Object.entries(e).map(([e, i]) => [n ? t.text(e) : e, r.has(e) ? i : redactRecord(i, t, e === "rewards")]);
return Object.fromEntries(i);
}
})
};
