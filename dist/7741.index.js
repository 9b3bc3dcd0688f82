export const id = 7741;
export const ids = [7741];
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
94802: ((e, t, n) => {
n.d(t, { w: () => alignedRows });
function alignedRows(e) {
let t = e[0].map((t, n) => Math.max(...e.map((e) => e[n].length)));
return e.map((e) => e.map((e, n) => e.padEnd(t[n])).join("  ").trimEnd());
}
}),
32432: ((e, t, n) => {
n.d(t, {
Q: () => markdownTable,
i: () => moreRow
});
let r = {
left: "---",
right: "---:",
centre: ":---:"
};
function markdownTable(e, t) {
return [
e.map(([e]) => e),
e.map(([, e]) => r[e ?? "left"]),
...t
].map((t) => line(t, e.length)).join("\n");
}
function moreRow(e, t = 0) {
return e > 0 ? [[...Array(t).fill(""), `… and ${e} more`]] : [];
}
function line(e, t) {
let n = "|";
for (let r = 0; r < t; r += 1) n += e[r] ? ` ${e[r]} |` : " |";
return n;
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
86789: ((e, t, n) => {
n.d(t, {
H: () => planLines,
M: () => planSummary
});
var r = n(18253);
var i = n(94802);
var a = n(32432);
var o = n(22495);
function planLines(e) {
if (e.cells.length === 0) return [headline(e)];
let t = tableOf(e).map((e) => e.map((e) => (0, o.h0)(e)));
return [(0, o.h0)(headline(e)), ...(0, i.w)(t)];
}
function planSummary(e) {
let [t, ...n] = tableOf(e).map((e) => e.map((e) => (0, o.p7)(e, 500)));
let r = t.map((e) => [e]);
let i = e.cells.length === 0 ? [] : [[(0, a.Q)(r, n)]];
let s = e.notes.length === 0 ? [] : [e.notes.map((e) => `- ${(0, o.p7)(e)}`)];
return `${[
[`### Plan: ${(0, o.p7)(headline(e))}`],
...s,
...i
].map((e) => e.join("\n")).join("\n\n")}\n`;
}
function headline({ dataset: e, trials: t, cells: n }) {
if (e === null || n.length === 0) return "nothing to do: no instance is selected";
let i = n.reduce((e, t) => e + t.instances.length, 0);
let a = n.flatMap(({ duration: e }) => e === null ? [] : [e]);
let o = a.reduce((e, t) => e + t, 0);
return [
`${e}: ${(0, r.U9)(i, "instance")}${t === 1 ? "" : `, ${t} trials each`}`,
` in ${(0, r.U9)(n.length, "job")}`,
a.length === 0 ? "" : `, ${(0, r.a3)(o)} of trials, ${(0, r.a3)(Math.max(...a))} in the longest job`
].join("");
}
function tableOf({ cells: e }) {
let t = e.some(({ duration: e }) => e !== null);
let row = (e, n, r, i, a) => t ? [
e,
n,
r,
i,
a
] : [
e,
n,
r,
a
];
return [row("shard", "name", "instances", "expected", "images"), ...e.map((e) => row(e.shard, e.name, String(e.instances.length), (0, r.a3)(e.duration ?? 0), imagesOf(e)))];
}
function imagesOf({ instances: e }) {
let t = [...new Set(e.map(({ image: e }) => e ?? "(none)"))];
return [...t.slice(0, 3).map((e) => (0, o.h0)(e, 80)), ...t.length > 3 ? [`${t.length - 3} more`] : []].join(", ");
}
}),
85293: ((e, t, n) => {
n.d(t, { C: () => makePlan });
var r = n(22495);
var i = n(52323);
var a = n(24998);
var o = n(43210);
var s = n(90162);
var c = n(45145);
function balance(e, t) {
if (e.length === 0) return [];
let n = e.map((e, t) => t).sort((t, n) => e[n].weight - e[t].weight);
let r = longestFirst(e, n, t);
let i = imagesTogether(e, n, t);
let a = Math.max(e[n[0]].weight, sum(e, n) / t);
let o = Math.max(longest(e, r), 1.1 * a);
return (i.every((e) => e.length > 0) && longest(e, i) <= o ? i : r).map((e) => e.sort((e, t) => e - t));
}
function longestFirst(e, t, n) {
return deal(e, t, Array(n).fill(0));
}
function imagesTogether(e, t, n) {
let r = wholeCells(e, t, n);
let i = t.slice(r.length);
let a = n - r.length;
let o = sum(e, i);
let begin = (e) => Math.ceil(e * o / a);
let s = Array.from({ length: a }, () => []);
let c = 0;
let l = 0;
for (let t of groupByImage(e, i)) {
let n = c + sum(e, t);
for (; begin(l + 1) <= c;) l++;
let r = l + 1;
for (; begin(r) < n;) r++;
let i = [];
for (let e = l; e < r; e++) i.push(Math.min(begin(e + 1), n) - Math.max(begin(e), c));
for (let [n, r] of deal(e, t, i).entries()) for (let e of r) s[l + n].push(e);
c = n;
}
return [...r.map((e) => [e]), ...s];
}
function wholeCells(e, t, n) {
let r = sum(e, t);
let i = 0;
for (; i < n && e[t[i]].weight >= r / (n - i);) {
r -= e[t[i]].weight;
i++;
}
return t.slice(0, i);
}
function groupByImage(e, t) {
let n = new Map();
for (let r of t) {
let { image: t } = e[r];
n.has(t) || n.set(t, []);
n.get(t).push(r);
}
return [...n.values()].map((t) => ({
group: t,
weight: sum(e, t),
first: t.reduce((e, t) => Math.min(e, t))
})).sort((e, t) => t.weight - e.weight || e.first - t.first).map(({ group: e }) => e);
}
function deal(e, t, n) {
let r = n.map(() => []);
for (let i of t) {
let t = 0;
for (let e = 1; e < n.length; e++) n[e] > n[t] && (t = e);
n[t] -= e[i].weight;
r[t].push(i);
}
return r;
}
function longest(e, t) {
return t.reduce((t, n) => Math.max(t, sum(e, n)), 0);
}
function sum(e, t) {
return t.reduce((t, n) => t + e[n].weight, 0);
}
var l = n(71826);
function expectedDurations(e, t) {
let n = e.filter(({ id: e }) => t?.has(e));
if (t === null || n.length === 0) return null;
let median = (e) => (0, l.ux)(e.map(({ id: e }) => t.get(e)));
let r = median(n);
let i = new Map([...Map.groupBy(n, ({ taskType: e }) => e)].map(([e, t]) => [e, median(t)]));
return e.map(({ id: e, taskType: n }) => Math.max(1, Math.round(t.get(e) ?? i.get(n) ?? r)));
}
let u = 475e3;
let d = 125e3;
function planCells(e, { maxJobs: t, trials: n, durations: r }) {
let i = Math.min(t, e.length);
let a = expectedDurations(e, r);
return balance(e.map(({ image: e }, t) => ({
image: e,
weight: a?.[t] ?? 1
})), i).map((t) => ({
first: t[0],
instances: t.map((t) => e[t]),
duration: a && t.reduce((e, t) => e + a[t] * n, 0)
})).sort((e, t) => (t.duration ?? 0) - (e.duration ?? 0) || e.first - t.first).map(({ instances: e, duration: t }, n) => ({
name: nameOf(e),
shard: `${n + 1}/${i}`,
instances: e,
duration: t
}));
}
function matrixOf(e) {
let t = e.map(({ name: e, instances: t, shard: n }) => ({
name: e,
instances: t.map(({ id: e }) => e).join(","),
shard: n
}));
for (let { instances: e } of t) if (e.length > d) throw new c.yo(`max-jobs: the ids of one job's instances take ${e.length} characters, an input of an action may have 128 KiB; allow more jobs or select fewer instances`);
let { length: n } = JSON.stringify({ include: t });
if (n > u) throw new c.yo(`instances: a matrix of so many instances takes ${n} characters; GitHub takes 1 MB of outputs (UTF-16) from a job, some ${u} characters. Select fewer (type:…, a glob), in several workflows, or shorten the ids`);
return { include: t };
}
function nameOf(e) {
let [{ id: t }] = e;
return e.length === 1 ? t : `${t} and ${e.length - 1} more`;
}
async function makePlan(e, t, n) {
let c = /^\s*\[\s*\]\s*$/.test(e.instances ?? "");
let l = (0, s.Ac)(c ? {
...e,
instances: "all"
} : e);
let { trials: u, "max-jobs": d } = l;
if (c) return {
dataset: null,
trials: u,
cells: [],
matrix: { include: [] },
notes: []
};
let f = await (0, i.Zh)(l, (0, o.w)(t));
let p = [];
let m = await (0, a.JU)(f, l.instances, (e) => p.push(e));
let { durations: h, notes: g } = l.baseline === "artifact" && n !== void 0 ? await n(l) : await durationsOf(l.baseline);
let _ = planCells(m, {
maxJobs: d,
trials: u * await armsIn(e),
durations: h
});
let v = matrixOf(_);
h !== null && g.push(...unknownNote(m, h));
return {
dataset: f.name,
trials: u,
cells: _,
matrix: v,
notes: [
...p,
...g,
...limitNotes(_, v)
].map((e) => (0, r.h0)(e))
};
}
async function armsIn(e) {
let { arms: t } = e;
if (t === void 0 || t.trim() === "") return 1;
let { resolveArms: r } = await n.e(8553).then(n.bind(n, 78553));
return (await r(t, e)).length;
}
async function durationsOf(e) {
if (e === "none") return {
durations: null,
notes: []
};
let { readDurations: t } = await Promise.all([
n.e(1343),
n.e(9999),
n.e(1894)
]).then(n.bind(n, 69999));
return t(e);
}
function unknownNote(e, t) {
let n = e.filter(({ id: e }) => t.has(e)).length;
if (n === e.length) return [];
if (n === 0) return ["baseline: it holds none of the selected instances; the jobs get equal counts"];
return [`baseline: ${n} of ${e.length} instances have a duration there; the others get the median`];
}
function limitNotes(e, t) {
let n = [];
let r = e.filter(({ duration: e }) => (e ?? 0) > 216e5).length;
r > 0 && n.push(`${r} of ${e.length} jobs are expected to take more than the 6 h of a hosted job, if trials run one after the other`);
let { length: i } = JSON.stringify(t);
i > d && n.push(`the matrix takes ${i} characters: too many for an input of an action (128 KiB), such as that of report`);
return n;
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
