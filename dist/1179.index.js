export const id = 1179;
export const ids = [1179, 6228];
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
46875: ((e, t, n) => {
n.d(t, { validateCommand: () => validateCommand });
var r = n(18253);
var i = n(22495);
var a = n(52534);
var o = n(46597);
var s = n(52323);
var c = n(24998);
var l = n(43210);
var u = n(86324);
var d = n(90162);
var f = n(51851);
var p = n(12694);
async function validateCommand(e, t) {
let r = (0, d.Ac)(e);
(0, f.J2)(e);
let i = (0, u.g)(process.env);
let a = await (0, s.Zh)(r, (0, l.w)(i));
let o = await (0, c.JU)(a, r.instances, (e) => a.notes.push(e));
let { lint: m } = await Promise.all([n.e(1618), n.e(972)]).then(n.bind(n, 31618));
let h = {
dataset: a.name,
ref: a.ref,
digest: a.digest,
testbed: a.testbed,
instances: o.length,
by_type: countBy(o, ({ taskType: e }) => e),
by_image: countBy(o, ({ image: e }) => e ?? "(none)"),
with_repository: o.filter((e) => e.repository !== null).length,
with_fixtures: o.filter((e) => e.fixtures.length > 0).length,
with_prerunner: o.filter((e) => e.prerunner !== null).length,
notes: [...a.notes, ...o.flatMap(variablesOfMachine)],
findings: await m(a, o, i),
...summarisePoints(o)
};
t ? (0, p.Q2)(h) : (0, p.yy)(describe(h));
return h.findings.some(({ level: e }) => e === "error") ? 2 : 0;
}
function variablesOfMachine(e) {
let t = e.environment?.unsupported.length ?? 0;
return ((0, a.s)(e, {}).environment?.unsupported ?? []).slice(t).map(({ key: t, why: n }) => `${e.id}: ${t}: ${n}`);
}
function summarisePoints(e) {
let t = e.flatMap(({ id: e, evaluation: t }) => t.kind === "test_plan" ? t.points.map((t, n) => ({
id: e,
index: n,
point: t
})) : []);
if (t.length === 0) return;
let n = t.flatMap(({ point: e }) => e.testcases);
return {
points: {
total: t.length,
by_type: countBy(t, ({ point: e }) => e.type)
},
testcases: n.length,
unrunnable: n.filter(({ unrunnable: e }) => e !== null).length,
point_notes: t.flatMap(({ id: e, index: t, point: { metric: n, notes: r } }) => r.map(({ kind: r, detail: i }) => ({
instance_id: e,
point: t + 1,
metric: n,
kind: r,
detail: i
})))
};
}
function describe(e) {
return [
`${(0, i.h0)(e.dataset)}: ${(0, r.U9)(e.instances, "instance")}, ${verdictOn(e.findings)}${e.ref === null ? "" : `, at ${e.ref}`}`,
`digest ${e.digest}`,
"by type",
...table(e.by_type),
"by image",
...table(e.by_image),
"with",
...table({
repository: e.with_repository,
fixtures: e.with_fixtures,
prerunner: e.with_prerunner
}),
...describePoints(e),
...e.notes.map((e) => `note: ${(0, i.h0)(e)}`),
...e.findings.map(o.m),
""
].join("\n");
}
function verdictOn(e) {
let number = (t) => e.filter((e) => e.level === t).length;
let [t, n] = [number("error"), number("warning")];
return [t === 0 ? "all valid" : (0, r.U9)(t, "error"), ...n === 0 ? [] : [(0, r.U9)(n, "warning")]].join(", ");
}
function describePoints({ points: e, testcases: t = 0, unrunnable: n = 0, point_notes: r = [] }) {
if (e === void 0) return [];
let i = countBy(r, ({ kind: e }) => e);
return [
"test points",
...table({
...e.by_type,
"in all": e.total
}),
"test cases",
...table({
"in all": t,
"cannot be run": n
}),
...r.length > 0 ? ["notes of test points", ...table(i)] : [],
...Object.keys(i).flatMap((e) => r.filter((t) => t.kind === e).map(describeNote))
];
}
function describeNote({ instance_id: e, point: t, metric: n, kind: r, detail: a }) {
return `${e} #${t} "${(0, i.h0)(n, 60)}": ${r}: ${(0, i.h0)(a)}`;
}
function table(e) {
return Object.entries(e).map(([e, t]) => `  ${String(t).padStart(5)}  ${(0, i.h0)(e)}`);
}
function countBy(e, t) {
let n = new Map();
for (let r of e) n.set(t(r), (n.get(t(r)) ?? 0) + 1);
return Object.fromEntries([...n].sort(([, e], [, t]) => t - e));
}
}),
52534: ((e, t, n) => {
n.d(t, {
s: () => withVariables,
z: () => isHeaderText
});
let r = /^\$\{([^}:]+)(?::-(.*))?\}$/s;
let i = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?(\}?)/g;
function isHeaderText(e) {
return !e.replace(i, (e, t, n, r) => r === "" || n?.includes("${") ? e : "").includes("${");
}
function withVariables(e, t) {
if (e.environment === void 0) return e;
let n = [...e.environment.unsupported];
let r = new Set(n.map(({ key: e }) => e));
let lacks = (e, t) => {
r.has(e) || n.push({
key: e,
why: `takes ${t} from the machine; name it in task-env`
});
r.add(e);
};
let i = inParts(e, t, n, lacks);
let { steps: a } = e;
if (a === void 0) return {
...e,
...i
};
let o = a.all.map((e) => ({
...e,
parts: inParts(e.parts, t, n, lacks)
}));
return {
...e,
...i,
steps: {
...a,
all: o
}
};
}
function inParts(e, t, n, a) {
let { environment: o, evaluation: s } = e;
if (o === void 0 || s.kind !== "reward") return e;
let resolved = (e, n, i = r) => Object.fromEntries(Object.entries(e).map(([e, r]) => [e, r.replace(i, (r, i, o) => {
let s = Object.hasOwn(t, i) ? t[i] : o;
s === void 0 && a(`${n}.${e}`, i);
return s ?? "";
})]));
let { separate: c } = s;
let l = c?.environment.variables === o.variables;
return {
...e,
evaluation: {
...s,
variables: resolved(s.variables, "verifier.env"),
separate: c && {
...c,
environment: {
...c.environment,
variables: resolved(c.environment.variables, l ? "environment.env" : "verifier.environment.env")
}
}
},
environment: {
...o,
variables: resolved(o.variables, "environment.env"),
mcp: Object.fromEntries(Object.entries(o.mcp).map(([e, t]) => [e, "headers" in t ? {
...t,
headers: resolved(t.headers, `environment.mcp_servers.${e}.headers`, i)
} : t])),
solution: o.solution && {
...o.solution,
variables: resolved(o.solution.variables, "solution.env")
},
unsupported: n
}
};
}
}),
46597: ((e, t, n) => {
n.d(t, { m: () => findingLine });
var r = n(22495);
function findingLine({ level: e, file: t, line: n, key: i, message: a }) {
let o = [`${t}${n === null ? "" : `:${n}`}`, ...i === null ? [] : [i]].join(": ");
return `${e}: ${(0, r.h0)(`${o}: ${a}`, 600)}`;
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
