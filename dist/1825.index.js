export const id = 1825;
export const ids = [
1825,
9995,
7705,
9546,
8453
];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
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
15297: ((e, t, n) => {
n.d(t, { l: () => jsonParts });
let plainText = (e, t) => JSON.stringify(e, null, t);
function* jsonParts(e, t, n, r, i = plainText) {
let a = `\n${"  ".repeat(t.length)}`;
let o = i(e, 2);
let s = `${a}"${t.at(-1)}": [`;
let c = o.indexOf(`${s}]`) + s.length;
yield o.slice(0, c);
let l = [];
let u = "";
for (let e of n) {
l.push(`${u}${a}  ${i(r(e), 0)}`);
u = ",";
l.length === 100 && (yield l.splice(0).join(""));
}
l.length > 0 && (yield l.join(""));
yield `${u === "" ? "" : a}${o.slice(c)}\n`;
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
70606: ((e, t, n) => {
n.d(t, {
f: () => writeWhole,
z: () => moveDirectoryAside
});
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
function moveDirectoryAside(e) {
if (!(0, i.lstatSync)(e, { throwIfNoEntry: !1 })?.isDirectory()) return null;
let t = (0, i.mkdtempSync)(`${e}.moved-`);
(0, i.renameSync)(e, t);
return t;
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
95039: ((e, t, n) => {
n.d(t, { noiseCommand: () => noiseCommand });
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(18253);
var s = n(34654);
var c = n(12580);
var l = n(8453);
var u = n(90162);
var d = n(37936);
var f = n(9583);
var p = n(22495);
var m = n(61210);
var h = n(41514);
var g = n(42119);
var _ = n(83157);
var v = n(57363);
var y = n(88039);
let b = ["of the first", "of the second"];
let x = ["in the first", "in the second"];
function noiseOf(e, t) {
let n = (0, m.c_)(t.run.settings);
let { before: r, now: i, pairs: o, leftOut: s, reason: c, copies: l } = (0, y.qS)(e, t, n, b);
let u = (0, y.Bw)(e.run, t.run, x);
let d = l === null ? "" : "; measure again, without reuse";
let f = u.length > 0 ? u : c === null ? [] : [c + d];
if (f.length > 0) throw new a.yo(`noise: the two results cannot be compared: ${f.join("; ")}`);
let { difference: p, interval: S, p: C } = (0, g.UD)(o);
let w = o.map(({ id: e, before: t, now: n }) => ({
instance_id: e,
first: [...t],
second: [...n],
class: classOf([...r.get(e), ...i.get(e)], [...t, ...n])
}));
let T = o.map(g.Pq);
let E = [
...(0, h.g6)(e.run, t.run).map((e) => `another ${e}`),
...(0, y.z0)(e.run, t.run, x),
...(0, y.lz)(e, t, x)
];
return {
measure: n,
difference: p,
interval: S,
p: C,
pairs: o.length,
left_out: s,
spread: T.length < 2 ? null : Math.sqrt((0, v.F)(T)),
flaky_share: (0, _.i)(w.map((e) => Number(e.class === "flaky"))),
instances: w,
notes: [
...e.notes,
...t.notes,
...(0, y.lD)([{
name: "the first",
suite: e
}, {
name: "the second",
suite: t
}]),
...l === null ? [] : [l],
...E.map((e) => `not all of this is noise: ${e}`)
]
};
}
function classesOf({ instances: e }) {
return new Map(e.flatMap((e) => e.class === null ? [] : [[e.instance_id, e.class]]));
}
function noiseLines({ measure: e, difference: t, interval: n, p: r, pairs: i, left_out: a, spread: s, instances: c, notes: l }) {
let of = (e) => c.filter((t) => t.class === e);
let [u, d] = [of("flaky"), of("saturated")];
let f = n === null ? "" : `, 95% interval ${(0, o.oI)(n, o.WR)}`;
let values = (e) => e.map((e) => Number(e.toFixed(3))).join(" ");
let m = [...u].sort((e, t) => distance(t) - distance(e));
return [
`noise of the ${e}: ${(0, o.WR)(t)} points without a change${f}, ${(0, o.C6)(r)}, ${(0, o.U9)(i, "instance")}${a === 0 ? "" : `, ${a} left out`}`,
...s === null ? [] : [`spread by instance: ${(0, o.wd)(s)} points (standard deviation)`],
`flaky: ${u.length} of ${(0, o.U9)(i, "instance")} (${(0, o.KN)(u.length / i)})`,
...(0, o.UV)(m.map(({ instance_id: e, first: t, second: n }) => `${e}: ${values(t)} | ${values(n)}`), 20),
`saturated: ${d.length} of ${(0, o.U9)(i, "instance")}, always with the same end`,
...l.map((e) => `note: ${e}`)
].map((e) => (0, p.h0)(e, 1e3));
}
function classOf(e, t) {
if (new Set(e.map(({ status: e }) => e)).size > 1) return "flaky";
return t.every((e) => e === 0) || t.every((e) => e === 1) ? "saturated" : null;
}
function distance({ first: e, second: t }) {
return Math.abs((0, _.i)(t) - (0, _.i)(e));
}
var S = n(59546);
var C = n(80418);
var w = n(12694);
var T = n(18540);
let E = ["results-path", "measure"];
async function noiseCommand(e, { texts: t, origins: n }, p, m) {
let h = (0, u.Ac)(t);
for (let [e, r] of Object.entries({
...m,
...t
})) if (r !== void 0 && !n.has(e) && !E.includes(e)) throw new a.yo(`${e}: --noise is given too, which does not use it; leave one of them out`);
let [g, _] = sidesOf(e.map(C.$t));
let v = await (0, d.loadBaselineDirectory)(g, "noise");
let y = await (0, d.loadBaselineDirectory)(_, "noise");
(0, f.byMeasure)([v.suite, y.suite], h.measure);
let b = noiseOf(v.suite, y.suite);
let x = (0, C.s6)(h["results-path"]);
let S = i.join(x, "noise.txt");
let D = [`${(0, o.U9)(b.pairs, "instance")}, measured twice: ${g} and ${_}`.replaceAll(/[\r\n]/g, " ")];
try {
(0, s.O)(x);
await (0, r.writeFile)(S, (0, l.X)(classesOf(b), D));
} catch (e) {
throw new a.yo(`results-path: ${S} cannot be written: ${(0, a.bD)(e)}`);
}
let O = `!flaky:${(0, T.MP)(S)}`;
let k = `leave them out: --instances ${(0, c.V)(/[,\n]/.test(O) ? JSON.stringify([O]) : O)}`;
p ? (0, w.Q2)(b) : (0, w.tj)([...noiseLines(b), ...b.flaky_share === 0 ? [] : [k]]);
return 0;
}
function sidesOf(e) {
if (e.length === 2) return e;
let [t] = e;
let n = (e.length === 1 ? (0, S.readExperiment)(t) : null)?.arms.slice(0, 2).map(({ name: e }) => i.join(t, e)) ?? [];
if (n.length === 2) return n;
throw new a.yo("noise: give two directories of results of the same agent, or one of an experiment with two equal arms");
}
}),
8453: ((e, t, n) => {
n.d(t, {
X: () => noiseFile,
readNoiseFile: () => readNoiseFile
});
var r = n(45145);
var i = n(45503);
var a = n(22495);
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
89842: ((e, t, n) => {
n.d(t, {
MT: () => amountOf,
Qd: () => knownCostOf,
vk: () => addUsage,
yJ: () => i,
zx: () => a
});
var r = n(71826);
let i = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
let a = {
...i,
cost_usd: 0
};
function amountOf(e) {
return typeof e == "number" && e >= 0 && Number.isFinite(e) ? e : null;
}
function addUsage(...e) {
let t = {
input_tokens: (0, r.Ij)(e.map((e) => e?.input_tokens)),
output_tokens: (0, r.Ij)(e.map((e) => e?.output_tokens)),
cost_usd: (0, r.ER)(e.map((e) => e?.cost_usd ?? null))
};
let n = t.cost_usd === null ? knownCostOf(e) : null;
n !== null && (t.known_cost_usd = n);
return Object.values(t).every((e) => e === null) ? null : t;
}
function knownCostOf(e) {
let t = (0, r.Ij)(e.map((e) => e?.cost_usd ?? e?.known_cost_usd));
return t === 0 && e.some((e) => e?.cost_usd == null) ? null : t;
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
NU: () => sumOfCounts,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function sumOfCounts(...e) {
let t = e.filter((e) => e != null).map(countOf);
return t.length === 0 || t.includes(null) ? null : t.reduce((e, t) => e + t, 0);
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
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
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
45164: ((e, t, n) => {
n.d(t, { V: () => actionSums });
var r = n(34552);
function actionSums(e) {
let t = e.map((e) => e?.actions ?? null).filter((e) => e !== null);
return {
trials: t.length,
by_class: t.length === 0 ? null : (0, r.gR)(t),
wasted: wastedOf(e)
};
}
function wastedOf(e) {
let t = {
trials: 0,
agent: 0,
human_lower: 0,
human_upper: 0
};
let n = 0;
for (let r of e) {
let { actions: e = null, human_actions: i = null } = r ?? {};
if (e === null || i === null) continue;
let a = e.check_dir + e.read_file;
t.trials += 1;
t.agent += a;
t.human_lower += i.lower;
t.human_upper += i.upper;
n += Math.max(0, a - i.upper);
}
return t.trials === 0 ? null : {
...t,
share: t.agent === 0 ? null : n / t.agent
};
}
}),
37936: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
loadBaselineDirectory: () => loadBaselineDirectory,
resolveBaseline: () => resolveBaseline
});
var r = n(45145);
var i = n(22495);
var a = n(97857);
var o = n(94267);
var s = n(80418);
var c = n(43128);
var l = n(9583);
var u = n(63115);
var d = n(58937);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return loadBaselineDirectory(e);
}
async function noArtifact() {
throw new r.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function agentOf({ run: { agent: e }, directory: t }) {
return JSON.stringify([
e.name,
e.model,
e.command,
(0, s.cr)(t)
]);
}
async function loadBaselineDirectory(e, t = "baseline") {
let { runs: n, notes: a } = await (0, l.loadRuns)([e], t);
if (n.length === 0) throw new r.yo(`${t}: there are no results in ${e}${a.length > 0 ? `: ${a.join("; ")}` : ""}`);
let [s, c] = [...Map.groupBy(n, agentOf).values()].map(([e]) => e);
if (s !== void 0 && c !== void 0) {
let label = ({ run: e }) => (0, i.h0)((0, d.kV)(e), 120);
let [n, a, o] = s.directory === c.directory ? [
label(s),
label(c),
"name results of one agent, such as a job of its own"
] : [
s.directory,
c.directory,
"name the directory of one of them"
];
throw new r.yo(`${t}: ${e} has results of several agents, ${n} and ${a} for example: ${o}`);
}
let f = (0, u.rV)(n, null);
let { github: p, finished_at: m } = f.run;
return {
suite: f,
origin: {
kind: "directory",
commit: p && (0, o.q)(p),
finishedAt: m,
url: null
}
};
}
function changeSince(e, { tolerance: t }) {
if (e === null) return null;
return async (n) => {
let r = {
run: n,
results: [],
notes: []
};
let o = (0, c.$)(r, e.suite, e.origin, t);
let { verdict: s, difference: l } = o;
if (s !== "not comparable") return {
verdict: s,
difference: l
};
return {
verdict: s,
difference: l,
reasons: o.reasons.slice(0, 20).map((e) => (0, i.h0)(e, a.xG))
};
};
}
}),
30627: ((e, t, n) => {
n.d(t, {
Dq: () => figuresByType,
Fs: () => usageOf,
Ui: () => figuresOfTrials,
f: () => testPointsOf,
k8: () => tokensOf
});
var r = n(71826);
var i = n(61210);
var a = n(45164);
var o = n(6611);
function figuresOfTrials(e) {
let t = e.map(({ result: e }) => e);
return {
...(0, i.vA)(e.map(({ planned: e }) => e)),
usage: usageOf(t),
causes: (0, o.kZ)(t),
actions: (0, a.V)(t)
};
}
function figuresByType(e) {
let t = Map.groupBy(e, ({ planned: e }) => e.task_type);
return new Map([...t].map(([e, t]) => [e, figuresOfTrials(t)]));
}
class Sum {
total = null;
known = 0;
add(e) {
if (e == null) return;
this.total = (this.total ?? 0) + e;
this.known += 1;
}
get mean() {
return this.total === null ? null : this.total / this.known;
}
}
function tokensOf({ usage: e }) {
return (0, r.ER)([e.input_tokens, e.output_tokens]);
}
function usageOf(e) {
let [t, n, r, i] = [
new Sum(),
new Sum(),
new Sum(),
new Sum()
];
let [a, o, s] = [
new Sum(),
new Sum(),
new Sum()
];
let c = 0;
let l = 0;
for (let u of e) {
if (u === null) continue;
let { usage: e, meter: d } = u;
if (tokensOf(u) !== null) {
t.add(e.input_tokens);
n.add(e.output_tokens);
}
r.add(e.steps);
i.add(e.cost_usd);
if (d === null || e.requests === null) continue;
a.add(e.requests);
o.add(e.failed_requests);
s.add(d.throttled_requests);
c += d.waiting_ms;
l += u.agent_ms;
}
return {
input_tokens: t.total,
output_tokens: n.total,
tokens_known: t.known,
tokens_per_trial: t.total === null ? null : (t.total + n.total) / t.known,
steps: r.total,
steps_known: r.known,
steps_per_trial: r.mean,
cost_usd: i.total,
cost_known: i.known,
requests: a.total,
failed_requests: o.total,
throttled_requests: s.total,
requests_known: a.known,
waiting_share: l === 0 ? null : Math.min(1, c / l)
};
}
function testPointsOf(e) {
let t = e.flatMap(({ result: e }) => e?.plan ?? []);
if (t.length === 0) return null;
let n = e.map((e) => e.planned);
let a = n.flatMap(({ score: e }) => e ?? []);
let o = e.flatMap(({ result: e }) => {
let [t, n] = e?.rounds ?? [];
return t && n ? [{
dev: t,
debug: n
}] : [];
});
let { score_expected: s, coverage: c } = (0, i.vA)(n);
return {
projects: n.length,
projects_scored: a.length,
points: t.reduce((e, { expected: t }) => e + t, 0),
points_judged: t.reduce((e, { judged: t }) => e + t, 0),
score: (0, r._)(a),
score_expected: s,
coverage: c,
rounds: o.length === 0 ? null : {
projects: o.length,
dev: (0, r._)(o.map(({ dev: e }) => e.score_expected)),
debug: (0, r._)(o.map(({ debug: e }) => e.score_expected))
}
};
}
}),
6611: ((e, t, n) => {
n.d(t, {
NO: () => unknownCauses,
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(57975);
var i = n(48685);
var a = n(9271);
var o = n(13978);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return i.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function unknownCauses({ run: e, results: t }) {
let n = t.filter((e) => e !== null && e.error === null && e.causes.length > 0).length;
return e.totals.failed - n;
}
function countWords(e, t) {
return withUnknown(e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`), t);
}
function withUnknown(e, t) {
return [...e, ...t > 0 ? [`${t} without a known cause`] : []].join(", ");
}
function causeWords({ run: e, results: t, comparison: n, baseline: i }) {
let a = causeCounts(t);
let o = i !== null && n !== null && n.verdict !== "not comparable" && (0, r.isDeepStrictEqual)(keysOf(i.run), keysOf(e)) ? knownCauses(i) : null;
let s = (o ?? []).filter(({ cause: e }) => !a.some((t) => t.cause === e));
let c = [...a, ...s.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = o === null ? t : o.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
});
return c.length === 0 ? "" : withUnknown(c, unknownCauses({
run: e,
results: t
}));
}
function keysOf({ planned: e }) {
return e.map(a.wK).sort();
}
function knownCauses(e) {
let t = (0, o.x)(e);
return t.every(({ planned: { status: e }, figures: t }) => e === "passed" || e === "not_run" || t !== null) ? causeCounts(t.map(({ figures: e }) => e)) : null;
}
}),
61909: ((e, t, n) => {
n.d(t, {
Lz: () => withoutAttempts,
ZQ: () => begunIn,
hE: () => mayHaveBegun,
iq: () => effortChanges,
kM: () => usageParts,
vo: () => effortParts
});
var r = n(18253);
var i = n(61210);
var a = n(83157);
var o = n(34552);
var s = n(30627);
var c = n(58937);
var l = n(13978);
function effortParts(e) {
let { trials: t, results: n, times: r } = e;
let { cost: i, time: a, tokens: o } = effortChanges(e);
return [
costText(t, after(i)),
(0, c.cf)(r) === 0 ? "" : `${(0, c.Fj)(r)}${after(a)}`,
...usageParts(t, after(o)),
judgeText(n.filter((e) => e !== null))
].filter((e) => e !== "");
}
function after(e) {
return e === "" ? "" : `, ${e}`;
}
function effortChanges(e) {
let { baseline: t, comparison: n, trials: r } = e;
let i = t !== null && n !== null && n.verdict !== "not comparable" ? (0, l.x)(t) : null;
let change = (e) => i === null ? "" : changeText(i, r, e);
return {
cost: change(({ usage: e }) => e.cost_usd),
time: change(({ duration_ms: e }) => e),
tokens: change(s.k8)
};
}
function usageParts(e, t = "") {
let n = (0, s.Fs)(e.map(({ result: e }) => e));
let r = begunIn(e);
return [tokensText(n, r, t), requestsText(n, r)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [i, a] = [meansOf(e, n), meansOf(t, n)];
let o = [...a.keys()].filter((e) => i.has(e));
let sum = (e) => o.reduce((t, n) => t + e.get(n), 0);
let s = sum(a) / sum(i) - 1;
if (!Number.isFinite(s) || Math.abs(s) < .01) return "";
let idsOf = (e) => new Set(e.map(({ planned: e }) => e.instance_id));
let c = idsOf(e);
let l = [...idsOf(t)].filter((e) => c.has(e)).length;
let u = o.length === l ? "" : ` in ${o.length} of ${(0, r.U9)(l, "instance")}`;
return `${s > 0 ? "+" : "−"}${(0, r.KN)(Math.abs(s), 0)} a trial against the baseline${u}`;
}
function meansOf(e, t) {
let n = Map.groupBy(e, ({ planned: e }) => e.instance_id);
return new Map([...n].flatMap(([e, n]) => {
let r = n.flatMap(({ planned: e, figures: n }) => n === null || !(0, i.aA)(e) ? [] : t(n) ?? []);
return r.length < n.length ? [] : [[e, (0, a.i)(r)]];
}));
}
function begunIn(e) {
return e.filter(mayHaveBegun).length;
}
function mayHaveBegun({ planned: { error: e }, result: t }) {
return !(t?.unbegun ?? (e?.stage === "plan" && e.kind !== "missing"));
}
function tokensText(e, t, n) {
let { input_tokens: i, output_tokens: a, tokens_known: o } = e;
return i === null || a === null ? "" : `${(0, r.zD)(i + a)} tokens${partOf(o, t)}${n}`;
}
function requestsText(e, t) {
let { requests: n, requests_known: i, throttled_requests: a, waiting_share: o } = e;
if (n === null) return "";
let s = [a ? `${(0, r.zD)(a)} throttled` : "", o === null ? "" : `${(0, r.KN)(o, 0)} of the agents' time`].filter((e) => e !== "");
let c = s.length === 0 ? "" : ` (${s.join(", ")})`;
return `${(0, r.mr)(n, "request")} to models${c}${partOf(i, t)}`;
}
function costText(e, t) {
let n = e.map(({ result: e }) => e);
let { cost_usd: i, cost_known: a } = (0, s.Fs)(n);
if (i === null) return "";
return `${(0, r.BD)(i)}${partOf(a, begunIn(e))}${withoutAttempts(n)}${t}`;
}
function judgeText(e) {
let t = (0, o.wo)(e.flatMap(({ judge: e }) => e ?? []));
if (t === null || t.cost_usd === null) return "";
return `${(0, r.BD)(t.cost_usd)} for the judge${partOf(t.cost_known, t.answers)}`;
}
function partOf(e, t) {
return e === t ? "" : ` (known for ${e} of ${t})`;
}
function withoutAttempts(e) {
let t = e.reduce((e, t) => e + (t === null ? 0 : t.attempt - 1), 0);
return t === 0 ? "" : `, without ${(0, r.U9)(t, "earlier attempt")}`;
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
3934: ((e, t, n) => {
n.d(t, {
H: () => o,
S: () => s
});
var r = n(94343);
var i = n(23137);
var a = n(44408);
let o = r.Ikc({
run: (0, i.WY)(a.U9, "Programs that were run, if no other class applies"),
read_file: (0, i.WY)(a.U9, "Files that were read"),
check_dir: (0, i.WY)(a.U9, "Directories that were listed"),
search: (0, i.WY)(a.U9, "Searches for files or text"),
edit: (0, i.WY)(a.U9, "Files that were written or changed"),
install: (0, i.WY)(a.U9, "Packages that were installed"),
network: (0, i.WY)(a.U9, "Requests to the network"),
other: (0, i.WY)(a.U9, "Anything else, such as plans and notes")
});
let s = Object.keys(o.shape);
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => i,
IN: () => cutText,
U3: () => ownText,
xG: () => a
});
var r = n(18686);
let i = 200;
let a = 2e3;
function cutText(e, t) {
return e.length > t ? ownText((0, r.v)(e, t)) : e;
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
message: cutText(r, a)
};
}
}),
59546: ((e, t, n) => {
n.r(t);
n.d(t, {
ALPHA: () => _,
NO_PAIR: () => T,
experimentSchema: () => w,
isTolerated: () => isTolerated,
readExperiment: () => readExperiment,
savedOf: () => savedOf,
verdictOnArm: () => verdictOnArm,
wasSettled: () => wasSettled,
writeExperiment: () => writeExperiment
});
var r = n(76760);
var i = n(57975);
var a = n(94343);
var o = n(43759);
var s = n(63160);
var c = n(45145);
var l = n(45503);
var u = n(22495);
var d = n(70606);
var f = n(23137);
var p = n(44408);
var m = n(64458);
var h = n(71343);
var g = n(80418);
let _ = .05;
let v = a.aig().check(o.qm(-1), o.Zm(1));
let y = a.Ikc({
low: v,
high: v
});
let b = (0, f.WY)(a.mee(a.aig().check(o.UI())), "Null beyond 1.8e308");
let x = a.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let S = a.Ikc({
pairs: (0, f.WY)(p.U9, "Instances measured on both sides"),
difference: (0, f.WY)(v, "Mean over these instances: the arm minus the control"),
e_value: b,
instance_id: (0, f.WY)(a.lqM(a.YjP()), "That of the last pair")
});
let C = a.Ikc({
arm: a.YjP(),
answer: (0, f.WY)(a.mee(x), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, f.WY)(a.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: p.U9,
left_out: (0, f.WY)(p.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, f.WY)(a.mee(v), "Null without a pair"),
interval: (0, f.WY)(a.mee(y), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, f.WY)(b, "Against no difference, at the last look"),
p: (0, f.WY)(a.mee(p.CG), "Two-sided"),
p_adjusted: (0, f.WY)(a.mee(p.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, f.WY)(a.YOg(S), "After every pair")
});
let w = a.Ikc({
schema: a.euz("agentbench/experiment/v1"),
suite: h.Lx.shape.suite,
dataset: h.Lx.shape.dataset,
measure: p.eI,
arms: (0, f.WY)(a.YOg(a.Ikc({
name: (0, f.WY)(a.YjP(), "The directory of its run, relative to the experiment's"),
control: a.zMY(),
agent: h.Lx.shape.agent,
identity: h.Lx.shape.identity,
sets: (0, f.WY)(a.YOg(a.YjP()), "Options that it sets"),
planned: p.U9,
measured: (0, f.WY)(p.U9, "Trials with a verdict"),
stopped: (0, f.WY)(p.U9, "Trials that were not run because the answer was known"),
reused: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
oldest: h.Lx.shape.started_at,
newest: h.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
opened: p.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none")
})), "The first one is the control"),
job: (0, f.WY)(a.lqM(a.Ikc({
index: p.U9,
total: p.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: p.U9,
stop: a.k5n(["never", "known"]),
alpha: (0, f.WY)(p.CG, "Of all comparisons together"),
tolerance: p.CG,
trials: a.Whr().check(o.NC()),
order: (0, f.WY)(a.YOg(a.Ikc({
instance_id: a.YjP(),
trial: a.Whr().check(o.NC()),
arms: (0, f.WY)(a.YOg(p.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, f.WY)(a.YOg(C), "Each other arm with the control"),
stopped: (0, f.WY)(a.mee(a.Ikc({
pairs: p.U9,
message: a.YjP(),
settled: (0, f.WY)(a.lqM(a.zMY()), "False if nothing left could have settled it, true if the answer was known; absent in older records"),
trials: (0, f.WY)(p.U9, "Trials that were not run"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: h.Lx.shape.interrupted,
started_at: h.Lx.shape.started_at,
finished_at: h.Lx.shape.finished_at,
harness_version: h.Lx.shape.harness_version,
github: h.Lx.shape.github
});
let T = "no instance has a verdict on both sides";
function verdictOnArm(e) {
let { answer: t } = e;
if (t === "better") return "improved";
if (t === "worse") return "regressed";
return t === "no difference that matters" || isTolerated(e) ? "within tolerance" : "within noise";
}
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < _;
}
function wasSettled({ stopped: e, comparisons: t }) {
return e?.settled ?? t.every(({ answer: e }) => e !== "cannot be settled");
}
function savedOf(e) {
return e.reduce((e, { planned: t, stopped: n, measured: r, cost_usd: i }) => {
if (n === 0 || e === null) return e;
if (i === null || r === 0 || r + n < t) return null;
return e + n * i / r;
}, 0);
}
async function writeExperiment(e, t) {
let n = r.join(e, g.DT);
try {
(0, d.z)(n);
await (0, d.f)(n, () => [(0, m.P)(t)]);
} catch (e) {
throw new c.QM(`results-path: ${g.DT} could not be written: ${(0, c.bD)(e)}; make room there, or mend it, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, g.oA)(e)) return null;
let unreadable = (t) => new c.yo(`${g.DT}: the experiment in ${e} cannot be read: ${t}`);
let t;
try {
t = (0, s.nh)((0, l.XF)(r.join(e, g.DT), 67108864).toString());
} catch (e) {
throw unreadable((0, c.bD)(e));
}
let n = w.safeParse(t);
if (!n.success) throw unreadable((0, f.hQ)(n.error.issues[0]));
let { arms: a, comparisons: o } = n.data;
let d = a.map(({ name: e }) => e);
let p = o.map(({ arm: e }) => e);
if (new Set(d).size !== d.length || d.length < 2 || !(0, i.isDeepStrictEqual)(p, d.slice(1))) throw unreadable("its comparisons are not those of its arms");
let m = d.find((e) => r.basename(e) !== e || /^\.*$/.test(e));
if (m !== void 0) throw unreadable(`its arm ${(0, u.h0)(m, 100)} names no directory beside it`);
return n.data;
}
}),
44408: ((e, t, n) => {
n.d(t, {
CG: () => h,
GP: () => T,
Kr: () => E,
M6: () => y,
Ni: () => _,
Ny: () => D,
QQ: () => f,
Qk: () => u,
Rz: () => d,
U9: () => m,
UY: () => w,
YP: () => g,
aW: () => c,
br: () => x,
eI: () => l,
eS: () => C,
ik: () => S,
rE: () => b,
vE: () => p,
wO: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(73102);
var o = n(23137);
var s = n(71744);
let c = r.k5n([
"passed",
"failed",
"error",
"not_run"
]);
let l = r.k5n(["success rate", "score"]);
let u = 316224e6;
let d = r.Whr().check(i.UI(), i.Zm(u));
let f = r.Whr().check(i.NC(), i.Zm(999999));
let p = a.w$();
let m = r.Whr().check(i.UI());
let h = r.aig().check(i.qm(0), i.Zm(1));
let g = r.Ikc({
low: r.aig(),
high: r.aig()
});
let _ = r.k5n([
"dev",
"free",
"debug"
]);
let v = r.YOg(r.Ikc({
name: r.YjP(),
value: r.YjP()
}));
let y = r.Ikc({
agent: m,
evaluation: m,
harness: m
});
let b = r.YjP().check(i.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
let x = r.YjP().check(i.Fk(/^sha256:[0-9a-f]{64}$/));
let S = {
instance_id: r.YjP().check(i.Fk(s.Cd)),
task_type: (0, o.WY)(r.YjP(), "Type of the task, by which reports are grouped"),
trial: (0, o.WY)(f, "Number of the trial of its instance, from 1")
};
let C = r.Ikc({
name: r.YjP(),
ref: (0, o.WY)(r.mee(r.YjP()), "Commit of the dataset; null for a directory"),
digest: (0, o.WY)(x, "Digest of all files of the dataset; results are comparable only if it is equal")
});
let w = r.Ikc({
kind: r.YjP(),
detail: r.YjP()
});
let T = r.Ikc({
stage: r.YjP(),
kind: r.YjP(),
message: r.YjP()
});
let E = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
difference: (0, o.WY)(r.mee(r.aig()), "Change of rate or score over the common instances, now minus before"),
reasons: (0, o.WY)(r.lqM(r.YOg(r.YjP())), "Reasons why the two are not comparable; absent for every other verdict")
});
let D = r.Ikc({
repository: r.YjP(),
workflow: r.YjP(),
job: r.YjP(),
run_id: r.YjP(),
run_attempt: (0, o.WY)(r.Whr(), "From 1; 0 on a server that does not tell it, as Forgejo"),
sha: r.YjP(),
head_sha: (0, o.WY)(r.mee(r.YjP()), "Head commit of the pull request; sha is its merge with the base"),
ref: r.YjP(),
event: r.YjP(),
pull_request: r.mee(r.Whr())
});
}),
80588: ((e, t, n) => {
n.d(t, {
Z: () => linkAmong,
v: () => strangerAmong
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
function linkAmong(e, t, n = 1) {
return firstAmong(e, t, n, (e) => e.isSymbolicLink());
}
function strangerAmong(e, t) {
return firstAmong(e, t, 1, (e) => !e.isDirectory());
}
function firstAmong(e, t, n, o) {
for (let s = 1, c = 0; c < t.length; s += 1) {
c = t.indexOf(i.sep, c + 1);
c === -1 && (c = t.length);
if (s < n) continue;
let l = t.slice(0, c);
try {
let t = (0, r.lstatSync)(`${e}/${l}`, { throwIfNoEntry: !1 });
if (t !== void 0 && o(t)) return l;
} catch (e) {
if ((0, a.$N)(e) !== "ENOTDIR") throw e;
}
}
return null;
}
}),
94267: ((e, t, n) => {
n.d(t, { q: () => measuredCommit });
let r = ["issue_comment", "workflow_run"];
function measuredCommit({ head_sha: e, sha: t, event: n }) {
return e ?? (r.includes(n) ? null : t);
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
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.filter(({ score: e }) => e !== null);
let n = t.some(({ floor: e }) => e != null);
let i = t.map(({ score: e, floor: t }) => ({
score: e,
floor: t ?? 0
}));
let a = sum(i.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let o = sum(i.map(({ floor: e }) => 2 - e));
let s = i.map(({ score: e }) => e);
let c = e.length;
return {
expected: c,
judged: i.length,
score: (0, r._)(s.map((e) => e / 2)),
score_expected: c === 0 ? 0 : sum(s) / c / 2,
coverage: c === 0 ? 0 : s.length / c,
score_without_vacuous: !n || o === 0 ? null : a / o
};
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
n.r(t);
n.d(t, {
DENIED: () => x,
faultOf: () => faultOf,
readAttempt: () => readAttempt,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord,
readTrial: () => readTrial,
runIn: () => runIn
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(30742);
var s = n(45145);
var c = n(70930);
var l = n(45503);
var u = n(23137);
var d = n(97857);
var f = n(80588);
var p = n(37664);
var m = n(71343);
var h = n(74705);
var g = n(61210);
var _ = n(9271);
let v = 16777216;
let y;
let b = "it belongs to an earlier run";
let x = "it cannot be read: permission denied";
let S = (0, p.n)(m.Lx);
let C = (0, p.n)(m.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
C.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let l = s === null ? null : t(s);
i.push(l);
s !== null && l === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, g.YW)(s));
n.error = (0, d.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, g.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, _.qQ)(e)}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, _.wK)(e)).size > n;
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
digest: (0, o.B)(n.content)
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
return C(readJson(`${e}/result.json`, v).value);
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
let a = t.digest === void 0 ? null : (0, o.B)(i.content);
let s = faultOf({
result: i.result,
digest: a
}, t, n);
if (s === null) return {
result: i.result,
fault: s
};
return {
result: t.digest === void 0 ? null : (0, h.u)(t, n, s),
fault: s === b ? null : s
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return b;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, c.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, _.qQ)(t);
try {
let i = (0, f.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, v);
let s = C(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, s.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return x;
if (e instanceof l.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && S.expect(n.length / 8);
try {
return S(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
throw Error((0, u.hQ)(e.issues[0]), { cause: e });
}
}
function readJson(e, t) {
y ??= Buffer.allocUnsafeSlow(65536);
let n = (0, l.XF)(e, t, { space: y });
return {
value: (0, a.nh)(n.toString()),
content: n
};
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
let r = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.ended_by.source.verdict.interrupted.started_at.run_started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
function redactRecord(e, t, n = !1) {
if (typeof e == "string") return t.text(e);
if (Array.isArray(e)) return e.map((e) => redactRecord(e, t));
if (typeof e != "object" || !e) return e;
let i = Object.entries(e).map(([e, i]) => [n ? t.text(e) : e, r.has(e) ? i : redactRecord(i, t, e === "rewards")]);
return Object.fromEntries(i);
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
74705: ((e, t, n) => {
n.d(t, {
W: () => isStandIn,
u: () => standIn
});
var r = n(98715);
let i = "record_changed";
function isStandIn({ integrity: e }) {
return e.some(({ kind: e }) => e === i);
}
function standIn(e, t, n, a) {
let { instance_id: o, task_type: s, trial: c, status: l, score: u, error: d } = e;
return {
schema: "agentbench/result/v1",
dataset: t.dataset,
instance_id: o,
task_type: s,
trial: c,
attempt: a?.attempt ?? 1,
status: l,
score: u,
agent: (0, r.Ig)(t.agent),
evaluation: null,
testbed: (0, r.wN)(t.settings.testbed),
prerunner: null,
stages: a?.stages ?? [],
integrity: [{
kind: i,
detail: `result.json: ${n}; the result that the run measured is kept.`
}],
error: d,
started_at: a?.started_at ?? t.started_at,
finished_at: a?.finished_at ?? t.finished_at ?? t.started_at,
harness_version: t.harness_version,
github: t.github
};
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
}),
9271: ((e, t, n) => {
n.d(t, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var r = n(22495);
function trialIdOf(e) {
if ("instanceId" in e) return {
instanceId: e.instanceId,
trial: e.trial
};
return {
instanceId: "instance" in e ? e.instance.id : e.instance_id,
trial: e.trial
};
}
function trialKey(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/${n}`;
}
function trialName(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
let i = (0, r.h0)(t);
return n === 1 ? i : `${i} (trial ${n})`;
}
function trialPath(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/trial-${n}`;
}
}),
98715: ((e, t, n) => {
n.d(t, {
I3: () => unknownSettings,
Ig: () => unknownAgent,
Mr: () => isPlanOnly,
Q8: () => unmeasured,
QI: () => i,
wN: () => unknownTestbed
});
var r = n(35978);
let i = `sha256:${"0".repeat(64)}`;
function isPlanOnly({ settings: e, measured_by: t }) {
return e.testbed === "other" && t === void 0;
}
function unknownSettings(e = 1) {
return {
testbed: "other",
trials: e,
agent_timeout_ms: 0,
evaluation_timeout_ms: 0,
testcase_timeout_ms: 0,
typing: null,
mode: null,
judge: null,
network: null,
cpus: null,
memory_bytes: null
};
}
function unknownAgent(e) {
return {
...e,
prompt_digest: i,
...unmeasured()
};
}
function unmeasured() {
return {
exit_code: null,
timed_out: !1,
duration_ms: 0,
ended_by: null,
usage: (0, r.wD)(),
meter: null
};
}
function unknownTestbed(e) {
return {
kind: e,
image: null,
image_digest: null,
substituted: !1,
kept_image: null,
commit: null
};
}
}),
35978: ((e, t, n) => {
n.d(t, {
Ac: () => d,
aU: () => m,
jn: () => f,
k9: () => readUsage,
me: () => h,
wD: () => unknownUsage
});
var r = n(94343);
var i = n(43759);
var a = n(63160);
var o = n(63144);
var s = n(23137);
let c = r.aig().check(i.UI(), i.Zm(2 ** 53 - 1));
let l = r.Ikc({
input_tokens: r.Rvf(r.mee(c), null),
output_tokens: r.Rvf(r.mee(c), null),
cost_usd: r.Rvf(r.mee(c), null),
steps: r.Rvf(r.mee(c), null),
model: (0, s.WY)(r.Rvf(r.mee(r.YjP().check(i.Eb(200))), null), "Used as agent.model if the run names no model")
});
function readUsage(e) {
let t = (0, o.Xy)((0, a.S6)(e.replace(/^\uFEFF/, "")));
if (t === null) throw SyntaxError("no JSON object");
let { error: n } = l.safeParse(t);
let r = (n?.issues ?? []).map(({ path: e }) => String(e[0]));
let i = Object.fromEntries(r.map((e) => [e, null]));
let s = l.parse({
...t,
...i
});
return {
usage: s.model?.trim() === "" ? {
...s,
model: null
} : s,
wrong: r
};
}
let u = r.Rvf(r.mee(c), null);
let d = r.Ikc({
source: (0, s.WY)(r.Rvf(r.mee(r.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`, or the output of Claude Code or Codex); null without counts"),
input_tokens: (0, s.WY)(u, "The whole input, cached parts included; null if an answer came without its usage"),
cached_input_tokens: (0, s.WY)(u, "The part of the input that was read from a cache"),
output_tokens: (0, s.WY)(u, "The whole output, reasoning included"),
reasoning_tokens: u,
cost_usd: (0, s.WY)(u, "Null if unknown, never 0: a model or a tier without a price, audio or images without one, an answer without usage, or hosted tools with unknown fees"),
steps: (0, s.WY)(u, "Answers of the main conversation, or as the agent counts"),
requests: (0, s.WY)(u, "Requests to models"),
failed_requests: (0, s.WY)(u, "Requests without a complete answer"),
models: (0, s.WY)(r.Rvf(r.YOg(r.YjP()), []), "The models that answered")
});
let f = (0, s.WY)(r.Rvf(r.mee(r.Ikc({
throttled_requests: (0, s.WY)(c, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, s.WY)(c, "Requests that no model answers, such as a list of models, or in a form that is not read"),
waiting_ms: (0, s.WY)(c, "Time in which at least one request was under way"),
hosted_tools: r.Ikc({
offered: (0, s.WY)(r.YOg(r.YjP()), "Tools that the provider runs itself, as offered in requests"),
used: r.YOg(r.YjP())
})
})), null), "Further figures of the meter; null without one");
function unknownUsage() {
return {
source: null,
input_tokens: null,
cached_input_tokens: null,
output_tokens: null,
reasoning_tokens: null,
cost_usd: null,
steps: null,
requests: null,
failed_requests: null,
models: []
};
}
let p = r.aig().check(i.UI());
let m = {
input_tokens: (0, s.WY)(r.mee(p), "Of the answers with a known number; null without any"),
output_tokens: r.mee(p),
cost_usd: (0, s.WY)(r.mee(p), "Null if the cost of an answer, or of a try without one, is unknown, as after a time limit; a verdict from the cache costs 0. In records before `known_cost_usd`, the sum of the known costs"),
known_cost_usd: (0, s.WY)(r.lqM(p), "The known part of a cost that is unknown; absent if the cost is known, or nothing of it")
};
r.Ikc(m);
let h = r.Ikc({
input_tokens: u,
output_tokens: u,
cost_usd: (0, s.WY)(u, "Sum of the known costs, with the known parts of others; null if none is known"),
cost_known: (0, s.WY)(c, "Evaluations and explanations whose cost is known"),
answers: (0, s.WY)(c, "Evaluations with a judge, and explanations")
});
}),
41514: ((e, t, n) => {
n.d(t, {
BZ: () => rulesIn,
Bn: () => requireSameRun,
D3: () => m,
I2: () => requireSameDataset,
_I: () => differencesByOptions,
am: () => isSameValue,
cu: () => identityOf,
g6: () => differencesOf,
x9: () => requireSameAgent
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(12580);
var s = n(22495);
var c = n(43830);
var l = n(52323);
var u = n(90162);
var d = n(73762);
var f = n(80418);
let p = [
"pass-key",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts"
];
let m = "that of each task";
let h = ["judge", "pass-score"];
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: a }, o) {
let s = e["agent-setup"];
let l = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: s === void 0 ? null : (0, i.B)(s),
agent_directory: r === null ? null : await (0, c.rm)(r, [f.hN, ...o], holdsResults),
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
agent_skills: l?.skills ?? null,
agent_mcp: l?.mcp ?? null,
agent_instructions: l?.instructions ?? null,
task_env: sorted(Object.entries(a).map(([e, t]) => ({
name: e,
digest: (0, i.B)(`${e}=${t}`)
})))
};
}
async function holdsResults(e) {
if (!(0, f.gM)(e) && !(0, f.oA)(e)) return !1;
let [{ readRunRecord: t }, { readExperiment: r }] = await Promise.all([Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705)), Promise.all([n.e(1343), n.e(1852)]).then(n.bind(n, 59546))]);
try {
return t(e) !== null || r(e) !== null;
} catch {
return !1;
}
}
function differencesOf(e, t) {
return linesOf(differencesBetween(e, t));
}
function differencesBetween(e, t) {
let n = new Map();
let compare = (e, t, i) => {
(0, r.isDeepStrictEqual)(t, i) || n.set(e, [t, i]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: i, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
if (e === "testcase_timeout_ms" && a.mode === null || e === "measure") continue;
let shown = (t) => {
if (e.endsWith("_ms")) return typeof t == "number" ? (0, d.S5)(t) : m;
return e.endsWith("_bytes") && typeof t == "number" ? (0, d.lP)(t) : t ?? null;
};
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
for (let [r, i] of differencesByOptions(e, t)) n.set(r, i);
return n;
}
function rulesIn(e) {
return e.filter(({ name: e }) => p.includes(e));
}
function differencesByOptions({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return [];
return p.filter((n) => !isSameValue(n, e, t)).map((n) => [n, [textOf(e, n) || null, textOf(t, n) || null]]);
}
function isSameValue(e, t, n) {
return (0, r.isDeepStrictEqual)(parsed(e, textOf(t, e)), parsed(e, textOf(n, e)));
}
function textOf(e, t) {
return e.find((e) => e.name === t)?.value ?? "";
}
function parsed(e, t) {
try {
return (0, u.Ac)(t === "" ? {} : { [e]: t })[e];
} catch {
return t;
}
}
function requireSameRun(e, t, n) {
let r = differencesBetween(e, t);
if (r.size > 0) throw otherRun(n, r);
}
function requireSameDataset(e, t, n) {
if (t === void 0 || !Object.hasOwn(l.cR, t) || t === e.dataset.name) return;
throw otherRun(n, new Map([["dataset", [describeDataset(e), t]]]));
}
async function requireSameAgent(e, t) {
let { readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705));
let i = r(e)?.identity?.agent;
if (i === void 0 || i === t) return;
throw otherRun(e, new Map([["agent", [i, t]]]));
}
function otherRun(e, t) {
let n = [...t].every(([e, [, t]]) => h.includes(e) && t !== null);
return new a.yo([
`resume: the run in ${e} measured something else, so its verdicts do not count for this one; give the options below as they were, or another results-path`,
...linesOf(t),
...n ? ["Success commands have no use for judge and pass-score: leave them out.", `To score kept test points and rewards so, give them to: agentbench rescore ${(0, o.V)(e)}`] : []
].join("\n"));
}
function linesOf(e) {
return [...e].map(([e, [t, n]]) => `${e}: ${shown(t)} before, ${shown(n)} now`);
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `unknown (harness ${t})` : "known";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${(0, i.V)(t)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? (0, i.V)(e.digest) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, s.h0)(String(e), 200);
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
})
};
