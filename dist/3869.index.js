export const id = 3869;
export const ids = [3869];
export const modules = {
21916: ((e, t) => {
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
18253: ((e, t, n) => {
n.d(t, {
BD: () => formatCost,
Bk: () => i,
C6: () => pText,
FG: () => formatE,
GO: () => differentPercents,
KN: () => percent,
LT: () => dollarDigits,
MA: () => formatP,
U9: () => count,
UV: () => firstLines,
WR: () => points,
Xq: () => someNames,
a3: () => formatDuration,
cf: () => rateText,
d9: () => firstNames,
dJ: () => titled,
lb: () => partialCost,
lx: () => partialMean,
mr: () => countGrouped,
mt: () => isPartial,
nV: () => formatAge,
oI: () => endsOf,
vP: () => figure,
wd: () => sizeInPoints,
z3: () => formatBytes,
zD: () => grouped
});
var r = n(49638);
function formatDuration(e) {
if (e < 999.5) return `${Math.round(e)} ms`;
let t = e / 1e3;
if (t < 59.95) return `${t.toFixed(1)} s`;
let n = Math.floor(Math.round(t) / 60);
if (n < 60) return `${n} min ${String(Math.round(t) % 60).padStart(2, "0")} s`;
return `${Math.floor(n / 60)} h ${String(n % 60).padStart(2, "0")} min`;
}
function formatAge(e, t = Date.now()) {
let n = Math.max(0, t - Date.parse(e)) / 36e5;
if (n * 60 < 59.5) return `${Math.round(n * 60)} min ago`;
return n < 48 ? `${Math.round(n)} h ago` : `${Math.round(n / 24)} days ago`;
}
function formatCost(e) {
return e === null ? "–" : `${dollarDigits(e)} USD`;
}
function dollarDigits(e) {
return e !== 0 && e < .1 ? e.toPrecision(2) : apart(e.toFixed(2));
}
function percent(e, t = 1) {
if (e === null) return "–";
for (let n = t; n <= 100; n++) {
let t = (e * 100).toFixed(n);
if (Number(t) === 0 == (e === 0) && Number(t) === 100 == (e === 1)) return `${Number(t)}%`;
}
return `${e * 100}%`;
}
function differentPercents(e, t) {
for (let n = 1;; n++) {
let r = [percent(e, n), percent(t, n)];
if (r[0] !== r[1] || n === 16) return r;
}
}
function points(e) {
let t = Math.abs(e) > r.f ? Number(Math.abs(e * 100).toPrecision(12)) : 0;
let n = t.toFixed(1);
for (let e = 2; t > 0 && Number(n) === 0; e++) n = t.toFixed(e);
return (t === 0 ? "" : e > 0 ? "+" : "−") + n;
}
function sizeInPoints(e) {
return points(Math.abs(e)).replace("+", "");
}
let i = .05;
let a = 1e-300;
function formatP(e) {
if (e < a) return `< ${a}`;
return e < .001 ? e.toExponential(1) : onItsSide(e, i, (t) => e.toFixed(t));
}
function pText(e) {
return `p ${e < a ? "" : "= "}${formatP(e)}`;
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
function firstLines(e, t, n = "more") {
let r = e.length - t;
return r > 0 ? [...e.slice(0, t), `… and ${r} ${n}`] : e;
}
function firstNames(e, t) {
return e.slice(0, t).join(", ") + (e.length > t ? `, … ${e.length - t} more` : "");
}
function someNames(e, t) {
return [...e.slice(0, t), ...e.length > t ? ["…"] : []].join(", ");
}
function grouped(e, t = 0) {
return apart(String(Number(e.toFixed(t))));
}
function apart(e) {
let [t = "", n] = e.split(".");
let r = t.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
return n === void 0 ? r : `${r}.${n}`;
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
return `${formatCost(e)}${t === n ? "" : ` (${t} of ${n})`}`;
}
function isPartial(e, { passed: t, failed: n }) {
return e < t + n;
}
function partialMean(e, t, n) {
return isPartial(t, n) ? `~${e}` : e;
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
function titled(e) {
return e.charAt(0).toUpperCase() + e.slice(1);
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
37012: ((e, t, n) => {
n.d(t, { _: () => ownOf });
function ownOf(e, t) {
return Object.hasOwn(e, t) ? e[t] : void 0;
}
}),
45503: ((e, t, n) => {
n.d(t, {
$C: () => lineNotUtf8,
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
function lineNotUtf8(e) {
let t = e.indexOf("�");
return t === -1 ? null : e.slice(0, t).split("\n").length;
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
71744: ((e, t, n) => {
n.d(t, {
Cd: () => c,
M1: () => g,
Ps: () => f,
Xn: () => reservedAs,
h3: () => isKnownKey,
q8: () => v,
rc: () => y
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(96081);
var s = n(68739);
let c = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let l = [
"run.json",
"experiment.json",
"trace.json",
"report.html"
];
function reservedAs(e) {
if (l.includes(e)) return "is the name of a file among the results; use another name";
return e === "all" ? "is reserved: it selects every instance; use another name" : null;
}
let u = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let d = /^[0-9a-f]{7,64}$/i;
let f = "holds a NUL character (\\u0000)";
let p = r.YjP().check(i.m9(1, "is empty"), r.YPB((e) => !e.includes("\0"), f));
let m = r.cl6;
let h = r.g1P(r.YjP(), m(r.aig().check(i.UI(), i.Zm(1e6))));
let g = r._H3({
instance_id: (0, a.WY)(r.YjP().check(i.Fk(c, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, a.WY)(p, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, a.WY)(p, "The prompt"),
success_command: (0, a.WY)(p, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, a.WY)(m(r.YjP().check(i.Fk(s.W1, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, a.WY)(m(r.YjP().check(i.Fk(s.W1, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, a.WY)(m(r.YjP().check(i.Fk(u, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, a.WY)(m(r.YjP().check(i.Fk(d, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, a.WY)(m(r.YjP().check(i.Fk(d, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, a.WY)(m(r.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: (0, a.WY)(m(h), "Least number of directories that a person lists and of files that a person reads, `{\"check_dir\": 1, \"read_file\": 0}`"),
human_actions_upper_bound: (0, a.WY)(m(h), "The most of them; calls beyond are the wasted share in reports")
}).check(r.YPB((e) => reservedAs(e.instance_id) === null, {
path: ["instance_id"],
error: ({ input: e }) => reservedAs(e.instance_id)
}));
let _ = [
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
let v = Object.keys(g.shape);
function isKnownKey(e) {
return v.includes(e) || _.includes(e);
}
let y = r.rej({
name: (0, a.WY)(r.lqM(r.YjP().check(i.Fk(c, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, a.WY)(r.lqM(r.k5n(o.Y)), "Testbed that `testbed: auto` selects for the dataset")
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
30252: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(54723);
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
})
};
