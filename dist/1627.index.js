export const id = 1627;
export const ids = [
1627,
9995,
7705,
834
];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
var r = n(90492);
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
function word(e) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(e) ? e : quote((0, r.h0)(e, 4096));
}
}),
95039: ((e, t, n) => {
n.d(t, { noiseCommand: () => noiseCommand });
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(18253);
var s = n(12580);
var c = n(8453);
var l = n(90162);
var u = n(90492);
var d = n(41514);
var f = n(42119);
var p = n(83157);
var m = n(81822);
var h = n(88039);
function noiseOf(e, t) {
let n = (0, m.E6)(t);
let r = withoutCopies(t, e);
let i = t.run.planned.length - r.length;
let [o, s] = [(0, m.FL)(e.run.planned), (0, m.FL)(r)];
let { pairs: c, leftOut: l, reason: u } = (0, h.OM)(o, s, n);
let g = (0, h.Bw)(e.run, t.run, ["in the first", "in the second"]);
let _ = i === 0 ? u : `${u} without ${copiesText(i)}; measure again, without reuse`;
let v = g.length > 0 ? g : u === null ? [] : [_];
if (v.length > 0) throw new a.yo(`noise: the two results cannot be compared: ${v.join("; ")}`);
let { difference: y, interval: b, p: x } = (0, f.U)(c);
let S = c.map(({ id: e, before: t, now: n }) => ({
instance_id: e,
first: [...t],
second: [...n],
class: classOf([...o.get(e), ...s.get(e)], [...t, ...n])
}));
let C = c.map(({ before: e, now: t }) => (0, p.i)(t) - (0, p.i)(e));
let w = (0, d.g6)(e.run, t.run);
return {
measure: n ? "score" : "success rate",
difference: y,
interval: b,
p: x,
pairs: c.length,
left_out: l,
spread: Math.sqrt((0, p.i)(C.map((e) => (e - y) ** 2))),
flaky_share: (0, p.i)(S.map((e) => Number(e.class === "flaky"))),
instances: S,
notes: [
...e.notes,
...t.notes,
...i === 0 ? [] : [`left out: ${copiesText(i)}`],
...w.map((e) => `not all of this is noise: another ${e}`)
]
};
}
function classesOf({ instances: e }) {
return new Map(e.flatMap((e) => e.class === null ? [] : [[e.instance_id, e.class]]));
}
function noiseLines({ measure: e, difference: t, interval: n, p: r, pairs: i, left_out: a, spread: s, instances: c, notes: l }) {
let of = (e) => c.filter((t) => t.class === e);
let [d, f] = [of("flaky"), of("saturated")];
let p = n === null ? "" : `, 95% interval ${(0, o.WR)(n.low)} to ${(0, o.WR)(n.high)}`;
let values = (e) => e.map((e) => Number(e.toFixed(3))).join(" ");
let m = [...d].sort((e, t) => distance(t) - distance(e)).slice(0, 20);
return [
`noise of the ${e}: ${(0, o.WR)(t)} points without a change${p}, p = ${r.toPrecision(3)}, ${(0, o.U9)(i, "instance")}${a === 0 ? "" : `, ${a} left out`}`,
`spread by instance: ${(0, o.WR)(s).replace("+", "")} points (standard deviation)`,
`flaky: ${d.length} of ${(0, o.U9)(i, "instance")} (${(0, o.KN)(d.length / i)})`,
...m.map(({ instance_id: e, first: t, second: n }) => `${e}: ${values(t)} | ${values(n)}`),
...d.length > m.length ? [`… and ${d.length - m.length} more`] : [],
`saturated: ${f.length} of ${(0, o.U9)(i, "instance")}, always with the same end`,
...l.map((e) => `note: ${e}`)
].map((e) => (0, u.h0)(e, 1e3));
}
function withoutCopies({ run: e, results: t }, n) {
let r = new Set(measurementsOf(n));
let i = measurementsOf({
run: e,
results: t
});
return e.planned.filter((e, t) => i[t] === null || !r.has(i[t]));
}
function measurementsOf({ run: e, results: t }) {
return e.planned.map(({ instance_id: e }, n) => {
let r = t[n] ?? null;
return r === null || r.began === r.ended ? null : JSON.stringify([
e,
r.began,
r.ended
]);
});
}
function copiesText(e) {
return `${(0, o.U9)(e, "trial")} of the second that ${e === 1 ? "is a copy" : "are copies"} of the first`;
}
function classOf(e, t) {
if (new Set(e.map(({ status: e }) => e)).size > 1) return "flaky";
return t.every((e) => e === 0) || t.every((e) => e === 1) ? "saturated" : null;
}
function distance({ first: e, second: t }) {
return Math.abs((0, p.i)(t) - (0, p.i)(e));
}
var g = n(15985);
var _ = n(59546);
var v = n(80418);
var y = n(12694);
var b = n(18540);
async function noiseCommand(e, t, n) {
let u = (0, l.Ac)(t);
let [d, f] = sidesOf(e);
let [p, m] = [await (0, g.R)(d), await (0, g.R)(f)];
let h = noiseOf(p.suite, m.suite);
let _ = (0, v.s6)(u["results-path"]);
let x = i.join(_, "noise.txt");
let S = [`${(0, o.U9)(h.pairs, "instance")}, measured twice: ${d} and ${f}`.replaceAll(/[\r\n]/g, " ")];
try {
await (0, r.mkdir)(_, { recursive: !0 });
await (0, r.writeFile)(x, (0, c.X)(classesOf(h), S));
} catch (e) {
throw new a.yo(`results-path: ${x} cannot be written: ${(0, a.bD)(e)}`);
}
let C = `leave them out: --instances ${(0, s.V)(`!flaky:${(0, b.MP)(x)}`)}`;
n ? (0, y.Q2)(h) : (0, y.tj)([...noiseLines(h), ...h.flaky_share === 0 ? [] : [C]]);
return 0;
}
function sidesOf(e) {
if (e.length === 2) return e;
let [t] = e;
let n = (e.length === 1 ? experimentIn(t) : null)?.arms.slice(0, 2).map(({ name: e }) => i.join(t, e)) ?? [];
if (n.length === 2) return n;
throw new a.yo("noise: give two directories of results of the same agent, or one of an experiment with two equal arms");
}
function experimentIn(e) {
try {
return (0, _.sE)(e);
} catch (t) {
throw new a.yo(`noise: ${e} holds an experiment that cannot be read: ${(0, a.bD)(t)}`);
}
}
}),
43830: ((e, t, n) => {
n.d(t, {
o: () => digestOf,
r: () => digestOfDirectory
});
var r = n(4573);
var i = n(77598);
var a = n(73024);
var o = n(76760);
var s = n(58500);
var c = n(45145);
var l = n(70930);
var u = n(45503);
let d = 8 * 1024 ** 3;
let f = 1048576;
function digestOf(e, t) {
return digest(e, t?.toSorted() ?? sortedNames(e), {
refuses: !0,
skips: () => !1
});
}
function digestOfDirectory(e, t) {
let n = [".git", "__pycache__"];
let skips = (e) => n.includes(o.basename(e)) || t.includes(e);
return digest(e, sortedNames(e), {
refuses: !1,
skips
});
}
async function digest(e, t, n) {
let r = (0, i.createHash)("sha256");
for (let e of t) await add(e);
return `sha256:${r.digest("hex")}`;
async function add(t) {
let i = typeof t == "string" ? o.join(e, t) : (0, l.XM)(e, t);
if (n.skips(i.toString())) return;
try {
let e = await addEntry(labelOf(t), i);
for (let n of e) await add(joined(t, n));
} catch (e) {
if (!n.refuses) {
r.update(`${labelOf(t)} unread\n`);
return;
}
if (e instanceof c.yo) throw e;
throw new c.yo(`dataset: ${i} cannot be read: ${(0, c.bD)(e)}`);
}
}
async function addEntry(e, t) {
let n = (0, a.lstatSync)(t, { throwIfNoEntry: !1 });
if (n === void 0) return [];
if (n.isDirectory()) {
await (0, s.setImmediate)();
return sortedNames(t);
}
if (n.isSymbolicLink()) {
let n = (0, a.readlinkSync)(t, { encoding: "buffer" });
r.update(`${e} link ${n.length}\n`).update(n);
return [];
}
if (!n.isFile()) throw new c.yo(`dataset: ${t} is a pipe, a socket or a device, which no dataset can hold; remove it`);
if (n.size > d) throw new c.yo(`dataset: ${t} has ${n.size} bytes, and a file of a dataset has ${d} at most`);
let i = n.mode & 64 ? "executable" : "file";
r.update(`${e} ${i} ${n.size}\n`);
if (n.size <= f) r.update((0, u.XF)(t, f));
else for await (let e of (0, a.createReadStream)(t, { highWaterMark: 1048576 })) r.update(e);
return [];
}
}
function sortedNames(e) {
let t = (0, a.readdirSync)(e).sort();
if (!t.some((e) => e.includes("�"))) return t;
return (0, a.readdirSync)(e, { encoding: "buffer" }).map((e) => ({
name: e,
text: e.toString()
})).sort((e, t) => e.text === t.text ? e.name.compare(t.name) : e.text < t.text ? -1 : 1).map(({ name: e }) => e);
}
function joined(e, t) {
if (typeof e == "string" && typeof t == "string") return `${e}/${t}`;
return (0, l.XM)(e, Buffer.from(t));
}
function labelOf(e) {
if (typeof e == "string") return JSON.stringify(e);
return (0, r.isUtf8)(e) ? JSON.stringify(e.toString()) : `bytes ${e.toString("hex")}`;
}
}),
8453: ((e, t, n) => {
n.d(t, {
X: () => noiseFile,
readNoiseFile: () => readNoiseFile
});
var r = n(45145);
var i = n(45503);
var a = n(90492);
let o = ["flaky", "saturated"];
function noiseFile(e, t) {
return `${[...t.map((e) => `# ${e}`), ...[...e].map(([e, t]) => `${e} ${t}`)].join("\n")}\n`;
}
function readNoiseFile(e, t) {
let n = `instances: ${(0, a.h0)(e)}`;
let s;
try {
s = (0, i.Gu)(e, 16777216, { follow: !0 });
} catch (e) {
let t = (0, r.$N)(e) === "ENOENT" ? "there is no such file; agentbench report --noise writes one" : (0, r.bD)(e);
throw new r.yo(`${n}: ${t}`);
}
let c = [];
for (let [e, i] of s.split("\n").entries()) {
if (/^\s*(#|$)/.test(i)) continue;
let [, s, l] = /^\s*(\S+)\s+(\S+)\s*$/.exec(i) ?? [];
if (s === void 0 || !o.includes(l)) throw new r.yo(`${n}, line ${e + 1}: "${(0, a.h0)(i, 80)}" is not an id and one of ${o.join(", ")}, such as "dbsetup-redis-1 flaky"`);
l === t && c.push(s);
}
return c;
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function dollarsOf(e) {
return typeof e == "number" && e >= 0 && e <= i ? e : null;
}
function parseJson(e) {
try {
return (0, r.nh)(e);
} catch {
return;
}
}
}),
6611: ((e, t, n) => {
n.d(t, {
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(48685);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return r.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function countWords(e) {
return e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`).join(", ");
}
function causeWords({ results: e, comparison: t, baseline: n }) {
let r = causeCounts(e);
let i = n !== null && t !== null && t.verdict !== "not comparable" && n.results.length === e.length ? causeCounts(n.results) : null;
let a = (i ?? []).filter(({ cause: e }) => !r.some((t) => t.cause === e));
return [...r, ...a.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = i === null ? t : i.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
}).join(", ");
}
}),
81822: ((e, t, n) => {
n.d(t, {
E6: () => measuresScore,
FL: () => byInstance,
Mn: () => figureOf,
Ol: () => flakyInstances,
XF: () => intervalOf,
aA: () => hasVerdict,
xW: () => headlineFigure
});
var r = n(61210);
var i = n(26862);
function byInstance(e) {
let t = new Map();
for (let n of e) {
let e = t.get(n.instance_id);
e === void 0 ? t.set(n.instance_id, [n]) : e.push(n);
}
return t;
}
function measuresScore({ run: e }) {
return e.settings.mode !== null;
}
function hasVerdict({ status: e }) {
return e === "passed" || e === "failed";
}
function headlineFigure(e) {
return (0, r.$)(e.run.totals, measuresScore(e));
}
function figureOf(e, t) {
return t ? e.score_expected : Number(e.status === "passed");
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n } = e.run;
let r = measuresScore(e);
if (!n.every(hasVerdict) || r && t.size < 2) return null;
let a = [...t.values()].map((e) => e.map((e) => figureOf(e, r)));
return (0, i.$)(a, r ? {} : { most: n.length });
}
function flakyInstances(e) {
let t = [];
for (let [n, r] of e) {
let has = (e) => r.some(({ status: t }) => t === e);
r.length > 1 && has("passed") && has("failed") && t.push(n);
}
return t;
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
69327: ((e, t, n) => {
n.d(t, {
Pv: () => directoriesOf,
gr: () => l,
jm: () => begunPart,
rV: () => mergeRuns
});
var r = n(57975);
var i = n(7844);
var a = n(61210);
var o = n(9271);
var s = n(98715);
var c = n(88039);
function mergeRuns(e, t) {
let n = [...e].sort(({ run: e }, { run: t }) => Date.parse(e.started_at) - Date.parse(t.started_at) || (firstOf(e) < firstOf(t) ? -1 : 1));
let r = new Map();
for (let { run: e, results: t } of n) for (let [n, i] of e.planned.entries()) {
let a = (0, o.wK)((0, o.rI)(i));
let s = {
entry: i,
result: t[n] ?? null,
run: e
};
let c = r.get(a);
(c === void 0 || takesPlaceOf(s, c)) && r.set(a, s);
}
let i = n.map(({ run: e }) => e);
let s = new Set([...r.values()].filter((e) => rank(e) < 2).map(({ run: e }) => e));
let c = t === null ? [...r.values()] : asExpected(t, r);
let l = c.filter(({ entry: e }) => !(0, a.id)(e));
let u = l.map(({ entry: e }) => e);
let d = n.at(-1)?.directory;
return {
run: mergedRecord(i, u, s),
results: l.map(({ result: e }) => e),
notes: [...differences(i), ...stoppedNote(c.length - l.length)],
directories: directoriesOf(e),
...d === void 0 ? {} : { directory: d }
};
}
function begunPart({ run: e, results: t }) {
let n = e.planned.map((e) => !(0, a.id)(e));
return {
run: {
...e,
planned: e.planned.filter((e, t) => n[t])
},
results: t.filter((e, t) => n[t]),
notes: stoppedNote(n.filter((e) => !e).length)
};
}
let l = "planned trials were not run: the experiment was stopped";
function stoppedNote(e) {
return e === 0 ? [] : [`${e} ${l}`];
}
function directoriesOf(e) {
let t = new Map();
for (let { results: n, directory: r } of e) for (let e of n) e !== null && r !== void 0 && t.set(e, r);
return t;
}
function firstOf({ planned: e }) {
return e[0] === void 0 ? "" : (0, o.wK)((0, o.rI)(e[0]));
}
function asExpected({ matrix: e, trials: t }, n) {
let r = new Map(n);
return [...e.include.flatMap(({ name: e, instances: i }) => i.split(",").filter((e) => e !== "").flatMap((i) => Array.from({ length: t }, (t, a) => {
let s = {
instance_id: i,
trial: a + 1
};
r.delete((0, o.wK)((0, o.rI)(s)));
return n.get((0, o.wK)((0, o.rI)(s))) ?? {
entry: missing(s, e),
result: null
};
}))), ...r.values()];
}
function missing(e, t) {
return {
...e,
task_type: "unknown",
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: {
stage: "plan",
kind: "missing",
message: `the job "${t}" left no result for this trial`
}
};
}
function rank({ entry: { status: e } }) {
return e === "passed" || e === "failed" ? 2 : +(e === "error");
}
function takesPlaceOf(e, t) {
if (!(0, r.isDeepStrictEqual)(e.run.agent, t.run.agent)) return !0;
return rank(e) >= rank(t) && !isCopy(e, t);
}
function isCopy({ entry: e, result: t }, n) {
if (t === null || n.result === null || e.status !== n.entry.status) return !1;
return t.began === n.result.began && t.ended === n.result.ended;
}
function mergedRecord(e, t, n) {
let { host: r, ...i } = e.at(-1) ?? unknownRun();
let o = e.map(({ finished_at: e }) => e);
let s = t.reduce((e, { trial: t }) => Math.max(e, t), i.settings.trials);
return {
...i,
...r === void 0 || e.some((e) => (0, c.VT)(e) !== (0, c.VT)({ host: r })) ? {} : { host: r },
settings: {
...i.settings,
trials: s
},
planned: t,
totals: (0, a.vA)(t),
gate: null,
change: e.length > 1 ? null : i.change ?? null,
interrupted: e.find((e) => e.interrupted !== null && n.has(e))?.interrupted ?? null,
started_at: e[0]?.started_at ?? i.started_at,
finished_at: o.some((e) => e === null) ? null : o.sort().at(-1) ?? null
};
}
function differences(e) {
let [t, ...n] = e;
if (t === void 0) return [];
return [
["dataset", ({ dataset: e }) => e],
[
"agent",
({ agent: e }) => e,
"; to compare agents, give each a suite of its own"
],
["settings", ({ settings: { trials: e, ...t } }) => t],
["harness version", ({ harness_version: e }) => e]
].flatMap(([e, i, a = ""]) => {
let o = n.find((e) => !(0, r.isDeepStrictEqual)(i(e), i(t)));
return o === void 0 ? [] : [`the runs differ in their ${e}: ${JSON.stringify(i(t))} and ${JSON.stringify(i(o))}${a}`];
});
}
function unknownRun() {
let e = new Date().toISOString();
return {
schema: "agentbench/run/v1",
suite: null,
dataset: {
name: "unknown",
ref: null,
digest: s.QI
},
agent: {
name: null,
model: null,
command: ""
},
settings: (0, s.I3)("other"),
planned: [],
totals: (0, a.vA)([]),
gate: null,
interrupted: null,
started_at: e,
finished_at: e,
harness_version: i.x,
github: null
};
}
}),
88039: ((e, t, n) => {
n.d(t, {
Bw: () => obstacles,
Fh: () => otherDifferences,
OM: () => pairUp,
VT: () => machineOf
});
var r = n(57975);
var i = n(18253);
var a = n(81822);
let o = [
["dataset digest", ({ dataset: e }) => e.digest.slice(0, 19)],
["mode", setting("mode")],
["judge", setting("judge")],
["agent-timeout (ms)", setting("agent_timeout_ms")],
["evaluation-timeout (ms)", setting("evaluation_timeout_ms")],
["testcase-timeout (ms)", setting("testcase_timeout_ms")],
["typing", ({ settings: e }) => e.typing ?? null],
["network", setting("network")],
["cpus", setting("cpus")],
["memory (bytes)", setting("memory_bytes")]
];
function obstacles(e, t, n) {
return o.flatMap(([i, a]) => {
let [o, s] = [a(e), a(t)];
return (0, r.isDeepStrictEqual)(o, s) ? [] : [`another ${i}: ${shown(o)} ${n[0]}, ${shown(s)} ${n[1]}`];
});
}
function otherDifferences(e, t, n) {
let r = [];
let [i, a] = [e.run.settings.testbed, t.run.settings.testbed];
i !== a && r.push(`another testbed: ${i} ${n[0]}, ${a} ${n[1]}`);
let [o, s] = [machineOf(e.run), machineOf(t.run)];
o !== null && s !== null && o !== s && r.push(`another machine: ${o} ${n[0]}, ${s} ${n[1]}: times and time limits differ by it`);
let c = new Map(imagesOf(e));
let l = new Set(imagesOf(t).flatMap(([e, t]) => c.has(e) && c.get(e) !== t ? [e] : []));
l.size > 0 && r.push(`another image digest for ${l.size} of the instances`);
return r;
}
function pairUp(e, t, n) {
let r = [];
let i = 0;
let values = (e) => e.map((e) => (0, a.Mn)(e, n));
for (let [n, o] of t) {
let t = e.get(n);
if (t === void 0) continue;
t.every(a.aA) && o.every(a.aA) ? r.push({
id: n,
before: values(t),
now: values(o)
}) : i += 1;
}
if (r.length > 0) return {
pairs: r,
leftOut: i,
reason: null
};
return {
pairs: r,
leftOut: i,
reason: i === 0 ? "no instance in common" : "no instance has a verdict on both sides"
};
}
function machineOf({ host: e }) {
if (e === void 0) return null;
return `${e.cpu ?? "unknown CPU"}, ${(0, i.U9)(e.cores, "core")}, ${(e.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}
function imagesOf({ run: e, results: t }) {
return e.planned.flatMap(({ instance_id: e }, n) => {
let r = t[n] ?? null;
return r === null ? [] : [[e, r.image_digest]];
});
}
function setting(e) {
return ({ settings: t }) => t[e];
}
function shown(e) {
return e === null ? "none" : String(e);
}
}),
15985: ((e, t, n) => {
n.d(t, {
E: () => suiteOf,
R: () => loadBaselineDirectory
});
var r = n(45145);
var i = n(9583);
var a = n(69327);
function suiteOf({ runs: e, notes: t }, { matrix: n, trials: i }, o, s = "") {
if (e.length === 0 && n === void 0) throw new r.yo(`results: there are none in ${o}${t.length > 0 ? `: ${t.join("; ")}` : s}`);
let c = (0, a.rV)(e, n === void 0 ? null : {
matrix: n,
trials: i
});
return {
...c,
notes: [...t, ...c.notes]
};
}
async function loadBaselineDirectory(e) {
let { runs: t, notes: n } = await (0, i.loadRuns)([e], "baseline");
if (t.length === 0) throw new r.yo(`baseline: there are no results in ${e}${n.length > 0 ? `: ${n.join("; ")}` : ""}`);
let o = (0, a.rV)(t, null);
let { github: s, finished_at: c } = o.run;
return {
suite: o,
origin: {
kind: "directory",
commit: s?.head_sha ?? s?.sha ?? null,
finishedAt: c,
url: null
}
};
}
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => r,
IN: () => cutText,
U3: () => ownText,
xG: () => i
});
let r = 200;
let i = 2e3;
function cutText(e, t) {
return e.length > t ? ownText(`${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}…`) : e;
}
function ownText(e) {
return Buffer.from(e).toString();
}
function cutError(e) {
if (e === null) return null;
let { stage: t, kind: n, message: r } = e;
return {
stage: cutText(t, 200),
kind: cutText(n, 200),
message: cutText(r, i)
};
}
}),
59546: ((e, t, n) => {
n.d(t, {
F5: () => writeExperiment,
Nh: () => h,
hp: () => isTolerated,
sE: () => readExperiment,
tI: () => savedOf
});
var r = n(76760);
var i = n(94343);
var a = n(43759);
var o = n(63160);
var s = n(45145);
var c = n(45503);
var l = n(70606);
var u = n(23137);
var d = n(44408);
var f = n(64458);
var p = n(79694);
var m = n(80418);
let h = .05;
let g = i.aig().check(a.qm(-1), a.Zm(1));
let _ = i.Ikc({
low: g,
high: g
});
let v = (0, u.W)(i.mee(i.aig().check(a.UI())), "Null beyond 1.8e308");
let y = i.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let b = i.Ikc({
pairs: (0, u.W)(d.U9, "Instances measured on both sides"),
difference: (0, u.W)(g, "Mean over these instances: the arm minus the control"),
e_value: v,
instance_id: (0, u.W)(i.lqM(i.YjP()), "That of the last pair")
});
let x = i.Ikc({
arm: i.YjP(),
answer: (0, u.W)(i.mee(y), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, u.W)(i.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: d.U9,
left_out: (0, u.W)(d.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, u.W)(i.mee(g), "Null without a pair"),
interval: (0, u.W)(i.mee(_), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, u.W)(v, "Against no difference, at the last look"),
p: (0, u.W)(i.mee(d.CG), "Two-sided"),
p_adjusted: (0, u.W)(i.mee(d.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, u.W)(i.YOg(b), "After every pair")
});
let S = i.Ikc({
schema: i.euz("agentbench/experiment/v1"),
suite: p.Lx.shape.suite,
dataset: p.Lx.shape.dataset,
measure: i.k5n(["success rate", "score"]),
arms: (0, u.W)(i.YOg(i.Ikc({
name: (0, u.W)(i.YjP(), "The directory of its run, relative to the experiment's"),
control: i.zMY(),
agent: p.Lx.shape.agent,
identity: p.Lx.shape.identity,
sets: (0, u.W)(i.YOg(i.YjP()), "Options that it sets"),
planned: d.U9,
measured: (0, u.W)(d.U9, "Trials with a verdict"),
stopped: (0, u.W)(d.U9, "Trials that were not run since the answer was known"),
reused: (0, u.W)(i.lqM(i.Ikc({
trials: d.U9,
oldest: p.Lx.shape.started_at,
newest: p.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, u.W)(i.lqM(i.Ikc({
trials: d.U9,
opened: d.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, u.W)(i.mee(i.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown")
})), "The first one is the control"),
job: (0, u.W)(i.lqM(i.Ikc({
index: d.U9,
total: d.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: d.U9,
stop: i.k5n(["never", "known"]),
alpha: (0, u.W)(d.CG, "Of all comparisons together"),
tolerance: d.CG,
trials: i.Whr().check(a.NC()),
order: (0, u.W)(i.YOg(i.Ikc({
instance_id: i.YjP(),
trial: i.Whr().check(a.NC()),
arms: (0, u.W)(i.YOg(d.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, u.W)(i.YOg(x), "Each other arm with the control"),
stopped: (0, u.W)(i.mee(i.Ikc({
pairs: d.U9,
message: i.YjP(),
trials: (0, u.W)(d.U9, "Trials that were not run"),
cost_usd: (0, u.W)(i.mee(i.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: p.Lx.shape.interrupted,
started_at: p.Lx.shape.started_at,
finished_at: p.Lx.shape.finished_at,
harness_version: p.Lx.shape.harness_version,
github: p.Lx.shape.github
});
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < h;
}
function savedOf(e) {
return e.reduce((e, { stopped: t, measured: n, cost_usd: r }) => {
if (t === 0 || e === null) return e;
return r === null || n === 0 ? null : e + t * r / n;
}, 0);
}
async function writeExperiment(e, t) {
try {
await (0, l.f)(r.join(e, m.DT), () => [(0, f.Pe)(t)]);
} catch (e) {
throw Error(`results-path: ${m.DT} could not be written: ${(0, s.bD)(e)}; make room there, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, m.oA)(e)) return null;
let t = (0, c.XF)(r.join(e, m.DT), 67108864).toString();
let n = S.safeParse((0, o.nh)(t));
if (n.success) return n.data;
let [i] = n.error.issues;
throw Error(`${m.DT}: ${i.path.join(".")}: ${i.message}`);
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
function figuresOf(e) {
let t = e.flatMap(({ score: e, floor: t }) => e === null ? [] : [{
score: e,
floor: t ?? 0
}]);
let n = sum(t.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let r = sum(t.map(({ floor: e }) => 2 - e));
let i = t.map(({ score: e }) => e);
let a = e.length;
return {
expected: a,
judged: t.length,
score: mean(i),
score_expected: a === 0 ? 0 : sum(i) / a / 2,
coverage: a === 0 ? 0 : i.length / a,
score_without_vacuous: r === 0 ? null : n / r
};
}
function mean(e) {
return e.length === 0 ? null : sum(e) / e.length / 2;
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
}
}),
37664: ((e, t, n) => {
n.d(t, { n: () => quickParse });
var r = n(42214);
function quickParse(e) {
let t;
let n = 0;
let expect = (r) => {
n + r >= 100 && (t ??= compiled(e));
};
let parse = (i) => {
expect(1);
n += 1;
let a = t === void 0 ? r.uY : t(i);
return a === r.uY ? e.parse(i) : a;
};
return Object.assign(parse, { expect });
}
function compiled(e) {
try {
return (0, r.o0)(e);
} catch (e) {
if (e instanceof r.i) return () => r.uY;
throw e;
}
}
}),
47705: ((e, t, n) => {
n.d(t, {
$: () => readTrial,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var r = n(76760);
var i = n(63160);
var a = n(45145);
var o = n(70930);
var s = n(45503);
var c = n(97857);
var l = n(96826);
var u = n(37664);
var d = n(64458);
var f = n(79694);
var p = n(74705);
var m = n(61210);
var h = n(9271);
let g = 16777216;
let _;
let v = (0, u.n)(f.Lx);
let y = (0, u.n)(f.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
y.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: l } = countingRecord(e, n, r, o);
l !== null && a.push(`${fileOf(n)}: ${l}`);
let u = s === null ? null : t(s);
i.push(u);
s !== null && u === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, m.YW)(s));
n.error = (0, c.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, m.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, h.qQ)((0, h.rI)(e))}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, h.wK)((0, h.rI)(e))).size > n;
});
let r = e.planned.length - n.length;
r > 0 && (e.planned = n);
return r;
}
function readTrial(e, t, n) {
return countingRecord(e, t, n, new Set()).result;
}
function readRecord(e, t) {
let n = readResult(e, t, new Set());
if (n === null || typeof n == "string") return null;
return {
result: n.result,
digest: (0, d.ts)(n.content)
};
}
function readRunRecord(e) {
try {
return runIn(e);
} catch {
return null;
}
}
function readAttempt(e) {
try {
return y(readJson(`${e}/result.json`, g).value);
} catch {
return null;
}
}
function countingRecord(e, t, n, r) {
let i = readResult(e, t, r);
if (i === null || typeof i == "string") return {
result: null,
fault: i
};
let a = t.digest === void 0 ? null : (0, d.ts)(i.content);
let o = faultOf({
result: i.result,
digest: a
}, t, n);
if (o === null) return {
result: i.result,
fault: o
};
return {
result: t.digest === void 0 ? null : (0, p.u)(t, n, o),
fault: o === l.LJ ? null : o
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return l.LJ;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, o.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, h.qQ)((0, h.rI)(t));
try {
let i = (0, l.Z7)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, g);
let s = y(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, a.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return "it cannot be read: permission denied";
if (e instanceof s.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && v.expect(n.length / 8);
return v(t);
}
function readJson(e, t) {
_ ??= Buffer.allocUnsafeSlow(65536);
let n = (0, s.XF)(e, t, { space: _ });
return {
value: (0, i.nh)(n.toString()),
content: n
};
}
}),
41514: ((e, t, n) => {
n.d(t, {
Bn: () => requireSameRun,
cu: () => identityOf,
g6: () => differencesOf
});
var r = n(77598);
var i = n(57975);
var a = n(45145);
var o = n(90492);
var s = n(43830);
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: i }, a) {
let o = e["agent-setup"];
let c = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: o === void 0 ? null : digestOfText(o),
agent_directory: r === null ? null : await (0, s.r)(r, a),
agent_variables: sorted(Object.entries(e["agent-variables"]).map(([e, t]) => ({
name: e,
value: t
}))),
agent_env: e["agent-env"].map(({ name: e }) => e).sort(),
image: e.image ?? null,
image_map: [...e["image-map"]].sort().map(([e, t]) => ({
from: e,
to: t
})),
workdir: e.workdir ?? null,
pass_score: e["pass-score"],
agent: t?.label ?? null,
agent_args: e["agent-args"],
agent_skills: c?.skills ?? null,
agent_mcp: c?.mcp ?? null,
agent_instructions: c?.instructions ?? null,
task_env: sorted(Object.entries(i).map(([e, t]) => ({
name: e,
digest: digestOfText(`${e}=${t}`)
})))
};
}
function differencesOf(e, t) {
let n = new Map();
let compare = (e, t, r) => {
(0, i.isDeepStrictEqual)(t, r) || n.set(e, [t, r]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: r, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
let shown = (t) => e.endsWith("_ms") && typeof t == "number" ? `${t / 1e3} s` : t ?? null;
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
return [...n].map(([e, [t, n]]) => `${e}: ${shown(t)} before, ${shown(n)} now`);
}
function requireSameRun(e, t, n) {
let r = differencesOf(e, t);
if (r.length === 0) return;
throw new a.yo([`resume: the run in ${n} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...r].join("\n"));
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `not told (harness ${t})` : "told";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${t.slice(0, 19)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? e.digest.slice(0, 19) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, o.h0)(String(e), 200);
}
function digestOfText(e) {
return `sha256:${(0, r.createHash)("sha256").update(e).digest("hex")}`;
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
}),
50168: ((e, t, n) => {
n.d(t, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var r = n(72577);
var i = n(99294);
var a = n(25449);
var o = n(83157);
var s = n(47736);
var c = n(52167);
let l = 1e-12;
function clusterBootstrap(e, { resamples: t = 1e4, seed: n, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", t, 1);
(0, i.q1)("confidence", u);
let d = Float64Array.from(e, (e, t) => {
if (e.length === 0) throw RangeError(`cluster ${t} has no values`);
(0, i.hp)(`the values of cluster ${t}`, e);
return (0, o.i)(e);
}).sort();
let f = d.length;
let [p = 0, m = 0] = [d[0], d[f - 1]];
if (f < 2 || m - p <= l * Math.max(-p, m)) return null;
let h = (0, c.Db)(d, n);
let g = new Float64Array((0, c.z5)(t, f));
for (let e = 0; e < g.length; e += 1) {
let t = 0;
for (let e = 0; e < f; e += 1) t += d[(0, r.C)(h, 0, f - 1)];
g[e] = t / f;
}
g.sort();
let _ = (0, s.e$)(u, f);
return (0, a.u)(p, m, {
low: quantile(g, _),
high: quantile(g, 1 - _)
});
}
function bootstrapOf(e, t, n, { resamples: a = 1e4, seed: o, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", a, 1);
(0, i.q1)("confidence", u);
if (e < 2) return null;
let d = (0, c.Db)(Float64Array.from(n), o);
let f = new Uint32Array(e);
let p = [];
for (let n = (0, c.z5)(a, e); n > 0; --n) {
for (let t = 0; t < e; t += 1) f[t] = (0, r.C)(d, 0, e - 1);
let n = t(f);
n !== null && p.push(n);
}
let m = Float64Array.from(p).sort();
if (m.length === 0 || m.at(-1) - m[0] <= l) return null;
let h = (0, s.e$)(u, e);
return {
low: quantile(m, h),
high: quantile(m, 1 - h)
};
}
function quantile(e, t) {
let n = t * (e.length - 1);
let r = Math.floor(n);
let [i, a] = [e[r], e[Math.ceil(n)]];
return i + (n - r) * (a - i);
}
}),
26862: ((e, t, n) => {
n.d(t, { $: () => clusteredInterval });
var r = n(99294);
var i = n(83157);
var a = n(47736);
var o = n(25449);
function wilson(e, t, n = .95) {
(0, r.v6)("passed", e);
(0, r.v6)("trials", t);
(0, r.q1)("confidence", n);
if (e > t) throw RangeError(`passed must be at most the ${t} trials, not ${e}`);
if (t === 0) return null;
let { low: i, high: a } = scoreInterval(e / t, t, n);
return {
low: e === 0 ? 0 : i,
high: e === t ? 1 : a
};
}
function scoreInterval(e, t, n) {
let r = (0, a.xw)(n);
let i = r ** 2 / t;
let s = (e + i / 2) / (1 + i);
let c = r / (1 + i) * Math.sqrt((e * (1 - e) + i / 4) / t);
return (0, o.u)(0, 1, {
low: s - c,
high: s + c
});
}
let s = 1e-12;
function clusteredInterval(e, { most: t = Infinity, confidence: n = .95 } = {}) {
(0, r.q1)("confidence", n);
if (e.length === 0) return null;
if (e.every(isVerdict)) return wilson(e.filter(([e]) => e === 1).length, e.length, n);
let a = e.reduce((e, { length: t }) => e + t, 0);
let o = e.map((t, n) => {
if (t.length === 0) throw RangeError(`cluster ${n} has no values`);
t.every(r.mq) || (0, r.hP)(`the values of cluster ${n}`, ...t);
return {
mean: (0, i.i)(t),
weight: t.length * e.length / a
};
});
o.sort((e, t) => e.mean - t.mean || e.weight - t.weight);
let [c, l] = [o[0].mean, o.at(-1).mean];
let u = (0, i.i)(o.map((e) => e.weight * e.mean));
let { low: d, high: f } = scoreInterval(u, effectiveSize(o, u, t, n), n);
return {
low: l <= s ? 0 : d,
high: c >= .999999999999 ? 1 : f
};
}
function isVerdict(e) {
return e.length === 1 && (e[0] === 0 || e[0] === 1);
}
function effectiveSize(e, t, n, r) {
let o = e.length;
let c = o / (0, i.i)(e.map(({ weight: e }) => e ** 2));
if (e.at(-1).mean - e[0].mean <= s) return c;
let l = e.reduce((e, { mean: n, weight: r }) => e + (r * (n - t)) ** 2, 0) / (o - 1);
let u = Math.min(n, t * (1 - t) * o / l) * ((0, a.xw)(r) / (0, a.t1)(r, c - 1)) ** 2;
return Math.max(c, u);
}
}),
42119: ((e, t, n) => {
n.d(t, {
U: () => compare,
V: () => verdictOf
});
var r = n(99294);
var i = n(50168);
var a = n(4405);
var o = n(83157);
var s = n(52167);
let c = 2 ** 17;
let l = 2 ** 24;
function pairedPermutation(e, { resamples: t = 1e5, seed: n } = {}) {
(0, r.hp)("differences", e);
(0, r.v6)("resamples", t, 1);
let i = Float64Array.from(e, Math.abs).filter((e) => e > 0).sort();
if (i.length === 0) return 1;
let a = i.reduce((e, t) => e + t, 0);
let o = Math.abs(e.reduce((e, t) => e + t, 0)) - 1e-9 * a;
return exact(i, a, o) ?? estimate(i, a, o, t, n);
}
function exact(e, t, n) {
let r = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let i = 0;
for (let n of e) {
let e = 2 * r.sums.length;
i += e;
if (e > c || i > l) return null;
r = withSign(r, n, 1e-12 * t);
}
let { sums: a, shares: o } = r;
return Math.min(1, o.reduce((e, t, r) => Math.abs(a[r]) >= n ? e + t : e, 0));
}
function withSign({ sums: e, shares: t }, n, r) {
let i = e.length;
let a = {
sums: new Float64Array(2 * i),
shares: new Float64Array(2 * i)
};
let [o, s, c] = [
0,
0,
-1
];
for (; s < i;) {
let l = o < i ? e[o] - n : Infinity;
let u = e[s] + n;
let d = Math.min(l, u);
let f = (l <= u ? t[o++] : t[s++]) / 2;
if (c < 0 || d - a.sums[c] > r) {
c += 1;
a.sums[c] = d;
}
a.shares[c] += f;
}
return {
sums: a.sums.subarray(0, c + 1),
shares: a.shares.subarray(0, c + 1)
};
}
function estimate(e, t, n, r, i) {
let a = (0, s.Db)(e, i);
let o = (0, s.z5)(r, e.length);
let c = 0;
for (let r = 0; r < o; r += 1) {
let r = 0;
let i = 0;
for (let t = 0; t < e.length; t += 1) {
i = t % 32 == 0 ? a.next() : i >>> 1;
r += e[t] * (i & 1);
}
Math.abs(2 * r - t) >= n && (c += 1);
}
return (c + 1) / (o + 1);
}
let u = 1e-12;
function compare(e, { tolerance: t = 0, alpha: n = .05, resamples: i } = {}) {
(0, r.hP)("tolerance", t);
(0, r.q1)("alpha", n);
requirePairs(e);
if (e.length === 0) return null;
let a = e.map(differenceOf).sort((e, t) => e - t);
let o = {
better: a.filter((e) => e > 0).length,
worse: a.filter((e) => e < 0).length
};
let s = e.every(isOneVerdictEach) ? byMcNemar(o, e.length, 1 - n) : byPermutation(a, {
confidence: 1 - n,
resamples: i
});
return {
verdict: verdictOf(s, {
tolerance: t,
alpha: n
}),
...s,
pairs: e.length,
discordant: o
};
}
function verdictOf({ p: e, difference: t }, { tolerance: n = 0, alpha: r = .05 } = {}) {
if (e >= r) return "within noise";
if (Math.abs(t) - n <= u) return "within tolerance";
return t > 0 ? "improved" : "regressed";
}
function byMcNemar({ better: e, worse: t }, n, r) {
return {
method: "mcnemar",
difference: (e - t) / n,
interval: (0, a.b)(t, e, n, r),
p: (0, a.B)(t, e)
};
}
function byPermutation(e, t) {
return {
method: "permutation",
difference: (0, o.i)(e),
interval: (0, i.b)(e.map((e) => [e]), t),
p: pairedPermutation(e)
};
}
function differenceOf({ before: e, now: t }) {
let n = (0, o.i)(t) - (0, o.i)(e);
return Math.abs(n) > u ? n : 0;
}
function isOneVerdictEach({ before: e, now: t }) {
return [e, t].every((e) => e.length === 1 && (e[0] === 0 || e[0] === 1));
}
function requirePairs(e) {
let t = new Set();
for (let { id: n, before: i, now: a } of e) {
if (t.has(n)) throw RangeError(`${n} is given twice`);
t.add(n);
if (i.length === 0 || a.length === 0) throw RangeError(`${n} needs a value on both sides`);
(0, r.hP)(`the values of ${n}`, ...i, ...a);
}
}
}),
4405: ((e, t, n) => {
n.d(t, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var r = n(99294);
var i = n(25449);
var a = n(47736);
function mcnemarExact(e, t) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
let n = e + t;
let i = Math.min(e, t);
let a = 1;
let o = 0;
let s = 0;
for (let e = Math.floor(n / 2); e >= 0 && a > 0; --e) {
o += a;
e <= i && (s += a);
a *= e / (n - e + 1);
}
let c = n % 2 == 0 ? 2 * o - 1 : 2 * o;
return Math.min(1, 2 * s / c);
}
function pairedRateInterval(e, t, n, o = .95) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
(0, r.v6)("pairs", n);
(0, r.q1)("confidence", o);
if (e + t > n) throw RangeError(`passToFail and failToPass must be at most the ${n} pairs, not ${e + t}`);
if (n === 0) return null;
let s = (e + 1) / (n + 2);
let c = (t + 1) / (n + 2);
let l = c - s;
let u = (0, a.xw)(o) * Math.sqrt((c + s - l ** 2) / (n + 2));
return (0, i.u)(-1, 1, {
low: l - u,
high: l + u
});
}
}),
52167: ((e, t, n) => {
n.d(t, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var r = n(77598);
var i = n(69566);
function generatorFor(e, t) {
if (t !== void 0 && !Number.isInteger(t)) throw RangeError(`seed must be a whole number, not ${t}`);
return (0, i.q)(t ?? (0, r.hash)("sha256", e, "buffer").readInt32LE());
}
function affordableResamples(e, t) {
return Math.min(e, Math.max(1e3, Math.floor(5e7 / t)));
}
function sharedResamples(e, t) {
return affordableResamples(1e4, Math.max(1, e * t));
}
}),
72577: ((e, t, n) => {
n.d(t, { C: () => uniformInt });
function uniformIntInternal(e, t) {
let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296;
let r = e.next() + 2147483648;
for (; r >= n;) r = e.next() + 2147483648;
return r % t;
}
function fromNumberToArrayInt64(e, t) {
if (t < 0) {
let n = -t;
e.sign = -1;
e.data[0] = ~~(n / 4294967296);
e.data[1] = n >>> 0;
} else {
e.sign = 1;
e.data[0] = ~~(t / 4294967296);
e.data[1] = t >>> 0;
}
return e;
}
function substractArrayInt64(e, t, n) {
let r = t.data[1];
let i = t.data[0];
let a = t.sign;
let o = n.data[1];
let s = n.data[0];
let c = n.sign;
e.sign = 1;
if (a === 1 && c === -1) {
let t = r + o;
let n = i + s + +(t > 4294967295);
e.data[0] = n >>> 0;
e.data[1] = t >>> 0;
return e;
}
let l = r;
let u = i;
let d = o;
let f = s;
if (a === -1) {
l = o;
u = s;
d = r;
f = i;
}
let p = 0;
let m = l - d;
if (m < 0) {
p = 1;
m >>>= 0;
}
e.data[0] = u - f - p;
e.data[1] = m;
return e;
}
function uniformArrayIntInternal(e, t, n) {
let r = n[0] + 1;
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
for (; t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) {
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
}
return t;
}
let r = 2 ** 53 - 1;
let i = {
sign: 1,
data: [0, 0]
};
let a = {
sign: 1,
data: [0, 0]
};
let o = {
sign: 1,
data: [0, 0]
};
let s = [0, 0];
function uniformLargeIntInternal(e, t, n, c) {
let l = c <= r ? fromNumberToArrayInt64(o, c) : substractArrayInt64(o, fromNumberToArrayInt64(i, n), fromNumberToArrayInt64(a, t));
if (l.data[1] === 4294967295) {
l.data[0] += 1;
l.data[1] = 0;
} else l.data[1] += 1;
uniformArrayIntInternal(e, s, l.data);
return s[0] * 4294967296 + s[1] + t;
}
function uniformInt(e, t, n) {
let r = n - t;
if (r <= 4294967295) return uniformIntInternal(e, r + 1) + t;
return uniformLargeIntInternal(e, t, n, r);
}
}),
69566: ((e, t, n) => {
n.d(t, { q: () => mersenne });
let r = 2567483615;
let i = 2147483647;
let a = 2147483648;
var o = class MersenneTwister {
constructor(e, t) {
this.states = e;
this.index = t;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let e = this.states[this.index];
e ^= e >>> 11;
e ^= e << 7 & 2636928640;
e ^= e << 15 & 4022730752;
e ^= e >>> 18;
this.index = twistedNext(this.states, this.index);
return e;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let e = this.states.slice();
let t = this.index;
this.index = twistedNext(this.states, this.index);
for (let n = 19932; n > 0; --n) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(n / 6 | 0) - 48 & 1 << n % 6 && addState(this.states, this.index, e, t);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, e, t);
}
};
function addState(e, t, n, r) {
let i = 0;
if (r >= t) {
for (; i < 624 - r; i++) e[i + t] ^= n[i + r];
for (; i < 624 - t; i++) e[i + t] ^= n[i + r - 624];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
} else {
for (; i < 624 - t; i++) e[i + t] ^= n[i + r];
for (; i < 624 - r; i++) e[i + t - 624] ^= n[i + r];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
}
}
function twistedNext(e, t) {
if (t < 227) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else if (t < 623) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397 - 624] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else {
let n = e[t] & a | e[0] & i;
e[t] = e[396] ^ n >>> 1 ^ -(n & 1) & r;
return 0;
}
}
function twist(e) {
for (let t = 0; t !== 624; ++t) twistedNext(e, t);
}
function mersenne(e) {
let t = [e | 0];
for (let e = 1; e !== 624; ++e) {
let n = t[e - 1] ^ t[e - 1] >>> 30;
t.push(Math.imul(1812433253, n) + e | 0);
}
twist(t);
return new o(t, 0);
}
})
};
