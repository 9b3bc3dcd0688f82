export const id = 8495;
export const ids = [8495];
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
var r = n(4573);
var i = n(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(e, t, { follow: n = !1, space: r } = {}) {
let a = i.constants.O_RDONLY | i.constants.O_NONBLOCK | (n ? 0 : i.constants.O_NOFOLLOW);
let o = (0, i.openSync)(e, a);
try {
let e = (0, i.fstatSync)(o);
if (!e.isFile()) throw new NotReadable("it is not a regular file");
if (e.size > t) throw new NotReadable(`it has ${e.size} bytes; the limit is ${t}`);
let n = r !== void 0 && e.size <= r.length ? r.subarray(0, e.size) : Buffer.allocUnsafe(e.size);
let a = 0;
for (let e = -1; a < n.length && e !== 0; a += e) e = (0, i.readSync)(o, n, a, n.length - a, null);
return n.subarray(0, a);
} finally {
(0, i.closeSync)(o);
}
}
function readTextFile(e, t, { follow: n = !1 } = {}) {
return new TextDecoder().decode(readRegularFile(e, t, { follow: n }));
}
function lineNotUtf8(e) {
if ((0, r.isUtf8)(e)) return null;
return e.toString("latin1").split("\n").findIndex((e) => !(0, r.isUtf8)(Buffer.from(e, "latin1"))) + 1;
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
})
};
