export const id = 1831;
export const ids = [1831];
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
40724: ((e, t, n) => {
n.d(t, {
HB: () => isGitSetting,
MU: () => isOurs,
TT: () => assignments,
Wq: () => c,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let r = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let i = /^AGENTBENCH_/;
let a = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let o = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let s = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let c = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (e) => r.test(e);
let isOurs = (e) => i.test(e);
let holdsOwnSecret = (e) => a.test(e);
let isKeptFromTools = (e) => o.test(e);
let isGitSetting = (e) => s.test(e);
function assignments(e) {
return Object.entries(e).map(([e, t]) => `${e}=${t}`);
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
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
let o = [
[/[\\/]_npx[\\/]/, "npx agentbench-action"],
[/[\\/]pnpm[\\/]dlx[\\/]/, "pnpm dlx agentbench-action"],
[/[\\/]dlx-\d+[\\/]/, "yarn dlx agentbench-action"],
[/[\\/]\.?bunx-\d+[-\\/]/, "bunx agentbench-action"]
];
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
let n = realPath(e);
let r = o.find(([e]) => e.test(n));
if (r !== void 0) return r[1];
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return "npx agentbench";
return i.basename(e) === "cli.js" ? `node ${(0, a.V)(i.relative(t, e))}` : "agentbench";
}
function realPath(e) {
try {
return (0, r.realpathSync)(e);
} catch {
return e;
}
}
}),
63144: ((e, t, n) => {
n.d(t, {
U4: () => parsedJson,
UV: () => wordsOfCommand,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf
});
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
function wordsOfCommand(e) {
return Array.isArray(e) && e.length > 0 && e.every((e) => typeof e == "string") ? e : null;
}
function parsedJson(e) {
try {
return JSON.parse(e);
} catch {
return;
}
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
26841: ((e, t, n) => {
n.d(t, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var r = n(85209);
var i = n(11272);
var a = n(58692);
let o = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2193\u2212\u2500-\u257f\u2713\u2717]*$/;
let widthOf = (e) => o.test(e) ? e.length : (0, i.A)(e);
function cut(e, t) {
if (widthOf(e) <= t) return e;
return t < 1 ? "" : `${beginningOf(e, t - 1)}…`;
}
function beginningOf(e, t) {
for (let n = t; n > 0; n--) {
let i = (0, r.A)(e, 0, n);
if (widthOf(i) <= t) return i;
}
return "";
}
function cutMiddle(e, t) {
let n = widthOf(e);
if (n <= t || t < 3) return cut(e, t);
let i = Math.floor((t - 1) / 2);
let a = [0, 1].map((t) => (0, r.A)(e, n - i + t)).find((e) => widthOf(e) <= i) ?? "";
return `${beginningOf(e, t - 1 - widthOf(a))}…${a}`;
}
function pad(e, t, n = "left") {
let r = " ".repeat(Math.max(0, Math.min(t, 1e4) - widthOf(e)));
return n === "left" ? e + r : r + e;
}
function wrap(e, t, n = "") {
let r = t - widthOf(n);
return e.split("\n").flatMap((e) => {
if (!Number.isFinite(r)) return [e];
let [t = "", ...n] = (0, a.A)(e, Math.max(r, 8), {
hard: !0,
trim: !1
}).split("\n");
return [t, ...n.map((e) => e.trimStart())];
}).map((e) => (n + e).trimEnd());
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
23528: ((e, t, n) => {
n.d(t, { cleanCommand: () => cleanCommand });
var r = n(26848);
var i = n(18253);
var a = n(24472);
var o = n(68785);
var s = n(22495);
var c = n(86324);
var l = n(76760);
var u = n(45145);
var d = n(79882);
var f = n(60730);
async function findLeftovers(e) {
let t = [];
let { leftContainers: r, leftImages: i } = await Promise.all([n.e(9153), n.e(9518)]).then(n.bind(n, 50457));
let a = await r(e).catch((e) => {
if (!(e instanceof u.yo)) throw e;
t.push(`containers were not looked for: ${e.message}`);
return null;
});
let o = a?.left ?? [];
let s = a === null ? null : await findImages();
let c = (0, d.WG)(e);
let p = [...(0, d.ho)(e).flatMap((t) => (0, d.$N)(e, t)), ...(0, f.es)(e)];
return {
found: [
...o.map(({ kept: e, id: t, name: n, instanceId: r, trial: i, size: a }) => ({
kind: e ? "kept container" : "container of a killed run",
name: n || t.slice(0, 12),
trial: `${r}/${i}`,
bytes: a
})),
...(s?.left ?? []).map(({ name: e, bytes: t }) => ({
kind: "image of a task",
name: e,
trial: null,
bytes: t
})),
...await Promise.all(c.map((e) => onDisk(e, {
kind: "kept workdir",
name: l.join(e, "workdir"),
trial: (0, d.gN)(e)
}))),
...await Promise.all(p.map((e) => onDisk(e, {
kind: "files of a killed run",
name: e,
trial: null
})))
].filter(({ bytes: e }) => e !== null),
notes: t,
remove
};
async function findImages() {
if (!(0, d.$A)(e)) return i(e);
t.push("images of tasks were not looked for: a run is under way");
return null;
}
async function onDisk(t, n) {
let { stdout: r } = await e.runTool("du", [
"-sk",
"--",
t
]);
let i = Number.parseInt(r, 10);
return {
...n,
bytes: Number.isNaN(i) ? null : i * 1024
};
}
async function remove() {
let t = [];
let attempt = (e, n) => e.catch((e) => void t.push(`${n} could not be removed: ${(0, u.bD)(e)}`));
for (let { id: e, name: t } of o) await attempt(a.remove(e), t);
for (let { name: e } of s?.left ?? []) await attempt(s.remove(e), e);
for (let e of c) await attempt((0, d.BC)(e), e);
await (0, f.X0)(e, a !== null, (e) => t.push(e));
return t;
}
}
var p = n(19089);
var m = n(12694);
var h = n(81681);
let g = [
{
title: "what",
cell: ({ kind: e }) => e
},
{
title: "size",
cell: ({ bytes: e }) => (0, i.z3)(e)
},
{
title: "trial",
cell: ({ trial: e }) => (0, s.h0)(e ?? "", 200)
}
];
let _ = {
title: "name",
cell: ({ name: e }) => (0, s.h0)(e, 4096)
};
async function cleanCommand({ yes: e = !1, json: t = !1 }) {
let { found: n, notes: r, remove: i } = await findLeftovers((0, c.g)(process.env));
for (let e of r) (0, m.cc)((0, s.h0)(e, 1e3));
t || (0, m.tj)(lines(n, r.length > 0));
let l = n.length > 0 && (e || !t && await agrees());
let u = l === !0;
let d = u ? await i() : [];
for (let e of d) (0, m.cc)((0, s.h0)(e, 1e3));
if (t) {
let e = n.map(({ kind: e, name: t, trial: n, bytes: r }) => ({
kind: e,
name: t,
trial: n,
bytes: r
}));
(0, m.Q2)({
found: e,
removed: u && d.length === 0,
notes: [...r, ...d]
});
} else u && d.length === 0 ? (0, m.tj)(["removed"]) : !u && n.length > 0 && (0, m.tj)([`nothing was removed; ${(0, a.u)()} clean --yes removes all of it`]);
if (l === null) return (0, o.fH)("SIGINT");
return d.length === 0 ? 0 : 3;
}
function lines(e, t) {
if (e.length === 0) return [t ? "nothing else was found" : "nothing was kept or left on this machine"];
let n = e.reduce((e, { bytes: t }) => e + t, 0);
return [...(0, h.t)(e, g, (0, p.Li)(process.stdout), _), `${(0, i.z3)(n)} in all`];
}
async function agrees() {
if (!process.stdin.isTTY || !process.stdout.isTTY) return !1;
let e = (0, r.createInterface)({
input: process.stdin,
output: process.stdout
});
let t = new AbortController();
e.on("SIGINT", () => t.abort());
try {
let n = await e.question("remove all of it? [y/N] ", { signal: t.signal });
return /^y(es)?$/i.test(n.trim());
} catch (e) {
if (e.name !== "AbortError") throw e;
(0, m.tj)([""]);
return t.signal.aborted ? null : !1;
} finally {
e.close();
}
}
}),
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
}
}),
81681: ((e, t, n) => {
n.d(t, { t: () => table });
var r = n(26841);
var i = n(22495);
function table(e, t, { columns: n, paint: i }, a = {
title: "",
cell: () => ""
}) {
let o = e.map((e) => t.map(({ cell: t }) => onOneLine(t(e))));
let s = e.map((e) => onOneLine(a.cell(e)));
let c = t.map(({ title: e }, t) => o.reduce((e, n) => Math.max(e, (0, r.qz)(n[t])), (0, r.qz)(e)));
let l = t.findIndex((e) => e.flexible);
let u = c.reduce((e, t, n) => e + (n === l ? 0 : t), 2 * (t.length - 1));
let d = !Number.isFinite(n);
l !== -1 && (c[l] = Math.min(c[l], Math.max(12, d ? 60 : n - u)));
let f = u + (l === -1 ? 0 : c[l]);
let p = s.reduce((e, t) => Math.max(e, (0, r.qz)(t)), 0);
let m = n - f - 2 >= Math.min(p, 32);
let line = (e, n) => e.map((e, a) => {
let { side: o, style: s } = t[a];
let u = a === l && !d ? (0, r.it)(e, c[a]) : e;
let f = n === null ? void 0 : s?.(n);
let p = f === void 0 ? u : i(f, u);
return (0, r.eV)(p, c[a], o);
}).join("  ");
let h = line(t.map(({ title: e }) => e), null);
return [i("dim", (0, r.Jj)((p > 0 && m ? h + "  " + a.title : h).trimEnd(), n)), ...e.flatMap((e, t) => {
let i = line(o[t], e);
let a = s[t];
if (a !== "" && m) return [i + "  " + (0, r.Jj)(a, n - f - 2)];
return [(0, r.Jj)(i.trimEnd(), n), ...a === "" ? [] : ["    " + (0, r.Jj)(a, n - 4)]];
})];
}
function onOneLine(e) {
return (0, i.pj)(e).replaceAll("\n", " ");
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
})
};
