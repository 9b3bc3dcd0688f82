export const id = 2588;
export const ids = [2588];
export const modules = {
59956: ((e, t, n) => {
n.d(t, {
S: () => findTool,
x: () => a
});
var r = n(73024);
var i = n(76760);
let a = "/";
function findTool(e, t) {
for (let n of (t ?? "/usr/local/bin:/usr/bin:/bin").split(i.delimiter)) {
if (!i.isAbsolute(n)) continue;
let t = i.join(n, e);
try {
(0, r.accessSync)(t, r.constants.X_OK);
return t;
} catch {}
}
return null;
}
}),
23897: ((e, t, n) => {
n.d(t, { R: () => homeDirectory });
var r = n(48161);
function homeDirectory(e) {
if (e.HOME) return e.HOME;
try {
return r.userInfo().homedir;
} catch {
return "/";
}
}
}),
10076: ((e, t, n) => {
n.d(t, {
FZ: () => maskedLines,
G_: () => ownSecrets,
hK: () => holdsSecret
});
var r = n(40724);
function ownSecrets(e) {
let t = Object.entries(e).flatMap(([e, t]) => (0, r.rG)(e) ? [t?.trim()] : []);
return [...new Set(t.filter((e) => e !== void 0 && e.length >= 6))];
}
function holdsSecret(e, t) {
return t.some((t) => e.trim() === t || t.length >= 16 && e.includes(t));
}
function maskedLines(e) {
return e.split(/\r?\n|\r/).filter((e) => e.trim().length >= 6);
}
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
l: () => selectInstances,
m: () => takeShard
});
var r = n(21916);
var i = n(45145);
var a = n(18253);
var o = n(90492);
let s = /^(flaky|saturated):(.+)$/s;
let c = {
type: ({ taskType: e }) => [e],
difficulty: ({ difficulty: e }) => e === void 0 ? [] : [e],
tag: ({ tags: e = [] }) => e
};
async function selectInstances(e, t, r = () => {}) {
let c = new Set(t.every((e) => e.startsWith("!")) ? e : []);
let l = new Set();
let u = [];
for (let i of t) {
let t = i.startsWith("!");
let d = t ? i.slice(1).trim() : i;
let [, f, p] = s.exec(d) ?? [];
if (f !== void 0) {
let { readNoiseFile: i } = await n.e(8453).then(n.bind(n, 8453));
let s = new Set(i(p, f));
let u = e.filter(({ id: e }) => s.has(e));
u.length < s.size && r(`instances: ${(0, a.U9)(s.size - u.length, "id")} of ${(0, o.h0)(p)} with ${f} not in the dataset`);
for (let e of u) (t ? l : c).add(e);
continue;
}
let m = await instancesMatching(e, d);
m.length === 0 && u.push(noMatch(e, i));
for (let e of m) (t ? l : c).add(e);
}
if (u.length > 0) throw new i.yo(u.join("\n"));
let d = e.filter((e) => c.has(e) && !l.has(e));
if (d.length === 0) throw new i.yo(`instances: the selectors leave no instance: ${t.join(", ")}`);
return d;
}
function takeShard(e, t) {
return t === void 0 ? e : e.filter((e, n) => n % t.total === t.index - 1);
}
async function instancesMatching(e, t) {
if (t === "all") return e;
let r = e.filter((e) => e.id === t);
if (r.length > 0) return r;
let i = /^\d+$/.test(t) ? e.filter(({ id: e }) => e.endsWith(`-${t}`)) : [];
if (i.length === 1) return i;
let [, a, o = ""] = /^(type|difficulty|tag):(.*)$/.exec(t) ?? [];
let { default: s } = await n.e(4006).then(n.t.bind(n, 14006, 19));
let l = s(a === void 0 ? t : o, { dot: !0 });
let u = a === void 0 ? ({ id: e }) => [e] : c[a];
return e.filter((e) => u(e).some((e) => l(e)));
}
function noMatch(e, t) {
let n = t.replace(/^!/, "").trim();
let [i] = /^(type|difficulty|tag)(?=:)/.exec(n) ?? [];
let texts = (e) => i === void 0 ? [e.id] : c[i](e).map((e) => `${i}:${e}`);
let a = [...new Set(e.flatMap(texts))].map((e) => ({
name: e,
away: (0, r.Io)(e, n)
})).sort((e, t) => e.away - t.away).slice(0, 3).map(({ name: e }) => e);
return `instances: "${t}" matches nothing; ${a.length === 0 ? `no instance has a ${i}` : `nearest: ${a.join(", ")}`}`;
}
}),
43210: ((e, t, n) => {
n.d(t, { w: () => datasetFetcher });
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(53589);
let c = /^[0-9a-f]{40}$/;
async function fetchDataset(e, t, l) {
(0, s.g)(e, "dataset-repository");
(0, s.g)(t, "dataset-ref");
if (URL.parse(e)?.password) throw new o.yo("dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path");
let u = a.join(l.cacheDirectory, "datasets", (0, r.hash)("sha256", e).slice(0, 16));
if (c.test(t) && (0, i.existsSync)(a.join(u, t))) return {
directory: a.join(u, t),
commit: t
};
let { checkOut: d } = await n.e(4604).then(n.bind(n, 82223));
return await d(e, t, u, l);
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
86324: ((e, t, n) => {
n.d(t, { g: () => thisMachine });
var r = n(31421);
var i = n(78474);
var a = n(48161);
var o = n(76760);
var s = n(40724);
var c = n(45145);
var l = n(59956);
var u = n(23897);
var d = n(10076);
let f = 2 ** 31 - 1;
function thisMachine(e) {
let t = e.XDG_CACHE_HOME || o.join((0, u.R)(e), ".cache");
return {
environment: e,
cacheDirectory: o.resolve(t, "agentbench"),
temporaryDirectory: o.resolve(e.RUNNER_TEMP || a.tmpdir()),
runTool: toolRunner(e)
};
}
function toolRunner(e) {
let t = {
...environmentOfTools(e),
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
return async (r, i, a = {}) => {
let { cwd: o, timeout: s, onOutput: u, environment: d = t } = a;
let f = (0, l.S)(r, e.PATH);
if (f === null) throw new c.yo(`${r} is not installed, or not on PATH`);
if (s !== void 0 || u !== void 0) return watched(f, i, d, a);
let { getExecOutput: p } = await n.e(1260).then(n.bind(n, 81260));
return p(`"${f}"`, i, {
silent: !0,
ignoreReturnCode: !0,
env: d,
...o === void 0 ? {} : { cwd: o }
});
};
}
async function watched(e, t, n, { cwd: a, timeout: o, signal: s, onOutput: c = () => {} }) {
let l = (0, r.spawn)(e, t, {
env: n,
cwd: a,
detached: !0,
stdio: [
"ignore",
"pipe",
"pipe"
]
});
let u = (0, i.once)(l, "close");
let end = () => {
try {
process.kill(-l.pid, "SIGTERM");
} catch {}
};
let d = !1;
let p = setTimeout(() => {
d = !0;
end();
}, o ?? f);
s?.addEventListener("abort", end, { once: !0 });
s?.aborted && end();
for (let e of [l.stdout, l.stderr]) e.setEncoding("utf8").on("data", c);
try {
let [e] = await u;
return {
exitCode: e ?? 1,
stdout: "",
stderr: "",
timedOut: d
};
} finally {
clearTimeout(p);
s?.removeEventListener("abort", end);
}
}
function environmentOfTools(e) {
let t = (0, d.G_)(e);
return Object.fromEntries(Object.entries(e).filter((e) => {
let [n, r] = e;
if (r === void 0 || (0, s._c)(n)) return !1;
return (0, s.HB)(n) || !(0, d.hK)(r, t);
}));
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
var o = n(90492);
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
var r = n(90492);
var i = n(52323);
var a = n(24998);
var o = n(43210);
var s = n(90162);
var c = n(45145);
function balance(e, t) {
if (e.length === 0) return [];
let n = e.map((e, t) => t).sort((t, n) => e[n].weight - e[t].weight || t - n);
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
for (let [n, r] of deal(e, t, i).entries()) s[l + n].push(...r);
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
first: Math.min(...t)
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
function expectedDurations(e, t) {
let n = e.filter(({ id: e }) => t?.has(e));
if (t === null || n.length === 0) return null;
let medianOf = (e) => median(e.map(({ id: e }) => t.get(e)));
let r = medianOf(n);
let i = new Map([...Map.groupBy(n, ({ taskType: e }) => e)].map(([e, t]) => [e, medianOf(t)]));
return e.map(({ id: e, taskType: n }) => Math.max(1, Math.round(t.get(e) ?? i.get(n) ?? r)));
}
function median(e) {
let t = e.toSorted((e, t) => e - t);
let n = t.length / 2;
return (t[Math.ceil(n) - 1] + t[Math.floor(n)]) / 2;
}
let l = 475e3;
let u = 125e3;
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
for (let { instances: e } of t) if (e.length > u) throw new c.yo(`max-jobs: the ids of one job's instances take ${e.length} characters, an input of an action may have 128 KiB; allow more jobs or select fewer instances`);
let { length: n } = JSON.stringify({ include: t });
if (n > l) throw new c.yo(`instances: a matrix of so many instances takes ${n} characters; GitHub takes 1 MB of outputs (UTF-16) from a job, some ${l} characters. Select fewer (type:…, a glob), in several workflows, or shorten the ids`);
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
let f = await (0, i.Z)(l, (0, o.w)(t));
let p = [];
let m = await (0, a.l)(f.instances, l.instances, (e) => p.push(e));
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
n.e(9694),
n.e(6157),
n.e(1894)
]).then(n.bind(n, 66157));
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
i > u && n.push(`the matrix takes ${i} characters: too many for an input of an action (128 KiB), such as that of report`);
return n;
}
})
};
