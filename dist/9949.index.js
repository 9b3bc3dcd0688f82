export const id = 9949;
export const ids = [9949, 6228];
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
51851: ((e, t, n) => {
n.d(t, {
$4: () => exampleDataset,
H5: () => namesDataset,
J2: () => tellDefaultDataset,
Wk: () => namesAgent,
aw: () => tellExample
});
var r = n(76760);
var i = n(58263);
var a = n(12694);
let o = [
"agent",
"agent-command",
"arms"
];
function exampleDataset(e) {
return r.join(e, "examples/dataset");
}
function namesDataset(e) {
return i.DATASET.some((t) => e[t] !== void 0);
}
function namesAgent(e) {
return o.some((t) => e[t] !== void 0);
}
function tellDefaultDataset(e) {
namesDataset(e) || (0, a.cc)("the dataset is setupbench, the default; name another by --dataset");
}
function tellExample(e) {
Object.keys(e).some((e) => e === "instances" || /^(agent|model)-/.test(e)) && (0, a.cc)("no dataset and no agent is named, so this is the example; name an agent by --agent or --agent-command");
}
}),
11593: ((e, t, n) => {
n.d(t, { listCommand: () => listCommand });
var r = n(26841);
var i = n(22495);
var a = n(52323);
var o = n(24998);
var s = n(43210);
var c = n(86324);
var l = n(90162);
var u = n(68739);
var d = n(51851);
var f = n(19089);
var p = n(12694);
var m = n(81681);
async function listCommand(e, t, n) {
let r = (0, l.Ac)(e);
let i = t === void 0 ? r.instances : (0, l.r4)("show", u.Tp, t);
(0, d.J2)(e);
let m = await (0, a.Zh)(r, (0, s.w)((0, c.g)(process.env)));
let h = await (0, o.JU)(m, i);
n ? (0, p.Q2)(document(m, h, t !== void 0)) : t === void 0 ? (0, p.tj)(instanceTable(h, (0, f.Li)(process.stdout))) : (0, p.tj)(h.flatMap((e, t) => [...t === 0 ? [] : [""], ...details(e)]));
return 0;
}
function document({ name: e, ref: t, digest: n, testbed: r }, i, a) {
return {
dataset: {
name: e,
ref: t,
digest: n,
testbed: r
},
instances: i.map((e) => ({
instance_id: e.id,
task_type: e.taskType,
image: e.image,
human_actions: e.humanActions,
test_points: e.evaluation.kind === "test_plan" ? e.evaluation.points.length : null,
solution: e.solution,
...a ? {
prompt: e.prompt,
steps: stepsOf(e),
success_command: e.evaluation.kind === "success_command" ? e.evaluation.command : null,
repository: e.repository,
fixtures: e.fixtures.map(({ source: e }) => e),
prerunner: e.prerunner,
row: e.row === null ? null : {
file: e.row.file,
line: e.row.line
}
} : {}
}))
};
}
function instanceTable(e, t) {
let n = [
{
title: "instance",
cell: ({ id: e }) => e
},
{
title: "type",
cell: ({ taskType: e }) => e
},
{
title: "image",
cell: ({ image: e }) => e ?? "–",
flexible: !0
},
{
title: "human actions",
cell: humanActions,
side: "right"
},
{
title: "points",
cell: pointsOf,
side: "right"
},
{
title: "solution",
cell: ({ solution: e }) => e === null ? "–" : "yes"
}
];
let i = e.reduce((e, { id: t }) => Math.max(e, (0, r.qz)(t)), 0);
return (0, m.t)(e, n, {
...t,
columns: Math.max(t.columns, i)
});
}
function humanActions({ humanActions: e }) {
if (e === null) return "–";
return e.lower === e.upper ? String(e.lower) : `${e.lower}–${e.upper}`;
}
function pointsOf({ evaluation: e }) {
return e.kind === "test_plan" ? String(e.points.length) : "–";
}
function details(e) {
let { id: t, taskType: n, image: r, repository: a, fixtures: o, prerunner: s, solution: c, row: l, evaluation: u } = e;
let d = [
["type", n],
["image", r],
["row", l === null ? null : `${l.file}:${l.line}`],
["repository", a === null ? null : `${a.url} at ${a.commit ?? "its default branch"}`],
["fixtures", o.length === 0 ? null : o.map(({ source: e }) => e).join(", ")],
["prerunner", s],
["solution", c],
["human actions", e.humanActions === null ? null : `${humanActions(e)} (check_dir and read_file, from the row)`],
["test points", u.kind === "test_plan" ? pointsOf(e) : null]
];
return [
(0, i.h0)(t),
...d.flatMap(([e, t]) => t === null ? [] : [`  ${e.padEnd(14)} ${(0, i.h0)(t, 2e3)}`]),
...(stepsOf(e) ?? [{
name: null,
prompt: e.prompt
}]).flatMap(({ name: e, prompt: t }) => [e === null ? "  prompt" : `  prompt of step ${(0, i.h0)(e)}`, ...indented(t)]),
...u.kind === "success_command" ? [`  success command, decided by ${u.rule === "exit_code" ? "its exit code" : "the text \"Setup successful\""}`, ...indented(u.command)] : []
];
}
function stepsOf({ steps: e }) {
return e?.all.map(({ name: e, parts: t }) => ({
name: e,
prompt: t.prompt
})) ?? null;
}
function indented(e) {
return (0, i.pj)(e).trimEnd().split("\n").map((e) => `    ${e}`.trimEnd());
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
24998: ((e, t, n) => {
n.d(t, {
JU: () => selectFrom,
l5: () => selectInstances,
mt: () => takeShard
});
var r = n(45145);
var i = n(18253);
var a = n(3350);
var o = n(22495);
var s = n(68995);
let c = /^(flaky|saturated):(.+)$/s;
let l = {
type: ({ taskType: e }) => [e],
difficulty: ({ difficulty: e }) => e === void 0 ? [] : [e],
tag: ({ tags: e = [] }) => e
};
async function selectInstances(e, t, a = () => {}) {
let s = new Set(t.every((e) => e.startsWith("!")) ? e : []);
let l = new Set();
let u = Map.groupBy(e, ({ id: e }) => e);
let d = [];
for (let r of t) {
let t = r.startsWith("!");
let f = t ? r.slice(1).trim() : r;
let [, p, m] = c.exec(f) ?? [];
if (p !== void 0) {
let { readNoiseFile: r } = await n.e(8453).then(n.bind(n, 8453));
let c = new Set(r(m, p));
let u = e.filter(({ id: e }) => c.has(e));
u.length < c.size && a(`instances: ${(0, i.U9)(c.size - u.length, "id")} of ${(0, o.h0)(m)} with ${p} not in the dataset`);
for (let e of u) (t ? l : s).add(e);
continue;
}
let h = await instancesMatching(e, u, f);
h.length === 0 && d.push(noMatch(e, r));
for (let e of h) (t ? l : s).add(e);
}
if (d.length > 0) throw new r.yo(d.join("\n"));
let f = e.filter((e) => s.has(e) && !l.has(e));
if (f.length === 0) throw new r.yo(`instances: the selectors leave no instance: ${t.join(", ")}`);
return f;
}
async function selectFrom({ directory: e, instances: t, faulty: n = [] }, r, a = () => {}) {
let o = new Set(await selectInstances([...t, ...n], r, a));
let [c, l] = [!0, !1].map((e) => n.filter((t) => o.has(t) === e));
let u = o.size > c.length;
(0, s.G)(e, c.flatMap(({ faults: e }) => e), u ? [`to measure the other tasks, add to instances: ${exclusionOf(c)}`] : []);
l.length > 0 && a(`instances: ${(0, i.U9)(l.length, "task")} with faults, not selected: ${(0, i.Xq)(l.map(({ id: e }) => e), 20)}`);
return t.filter((e) => o.has(e));
}
function exclusionOf(e) {
return `'${e.slice(0, 20).map(({ id: e }) => `!${e}`).join(", ")}'${e.length > 20 ? ", and so on" : ""}`;
}
function takeShard(e, t) {
return t === void 0 ? e : e.filter((e, n) => n % t.total === t.index - 1);
}
async function instancesMatching(e, t, r) {
if (r === "all") return e;
let i = t.get(r);
if (i !== void 0) return i;
if (r.includes("​")) return instancesMatching(e, t, r.replaceAll("​", ""));
let a = /^\d+$/.test(r) ? e.filter(({ id: e }) => e.endsWith(`-${r}`)) : [];
if (a.length === 1) return a;
let [, o, s = ""] = /^(type|difficulty|tag):(.*)$/.exec(r) ?? [];
let { default: c } = await n.e(4006).then(n.t.bind(n, 14006, 19));
let u = c(o === void 0 ? r : s, { dot: !0 });
let d = o === void 0 ? ({ id: e }) => [e] : l[o];
return e.filter((e) => d(e).some((e) => u(e)));
}
function noMatch(e, t) {
let n = t.replace(/^!/, "").trim();
let [r] = /^(type|difficulty|tag)(?=:)/.exec(n) ?? [];
let texts = (e) => r === void 0 ? [e.id] : l[r](e).map((e) => `${r}:${e}`);
let i = [...new Set(e.flatMap(texts))].map((e) => ({
name: e,
away: (0, a.w7)(e, n)
})).sort((e, t) => e.away - t.away).slice(0, 3).map(({ name: e }) => e);
return `instances: "${t}" matches nothing; ${i.length === 0 ? `no instance has a ${r}` : `nearest: ${i.join(", ")}`}`;
}
}),
43210: ((e, t, n) => {
n.d(t, { w: () => datasetFetcher });
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(68785);
var c = n(38912);
var l = n(53589);
let u = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
async function fetchDataset(e, t, d) {
(0, l.g)(e, "dataset-repository");
(0, l.g)(t, "dataset-ref");
if (URL.parse(e)?.password) throw new o.yo("dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path");
let f = a.join(d.cacheDirectory, "datasets", (0, r.hash)("sha256", e).slice(0, 16));
if (u.test(t) && (0, i.existsSync)(a.join(f, t))) return {
directory: a.join(f, t),
commit: t
};
let { checkOut: p } = await n.e(4604).then(n.bind(n, 82223));
if (d.signal !== void 0) return await p(e, t, f, d);
let { signal: m, dispose: h } = (0, s.YF)();
return await p(e, t, f, (0, c.In)(d, m)).finally(h);
}
function datasetFetcher(e) {
return (t, n) => fetchDataset(t, n, e);
}
}),
53589: ((e, t, n) => {
n.d(t, { g: () => refuseOption });
var r = n(45145);
function refuseOption(e, t) {
if (e.startsWith("-")) throw new r.yo(`${t}: "${e}" begins with "-"`);
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
