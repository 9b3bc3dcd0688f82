export const id = 9625;
export const ids = [9625];
export const modules = {
81822: ((e, t, n) => {
n.d(t, {
FL: () => byInstance,
Ol: () => flakyInstances,
XF: () => intervalOf,
xW: () => headlineFigure
});
var r = n(61210);
var i = n(26862);
function byInstance(e) {
return Map.groupBy(e, ({ instance_id: e }) => e);
}
function headlineFigure({ run: e }) {
return (0, r.$)(e.totals, (0, r.c_)(e.settings));
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n, settings: a } = e.run;
let o = (0, r.c_)(a);
if (!n.every(r.aA) || o === "score" && t.size < 2) return null;
let s = [...t.values()].map((e) => e.map((e) => (0, r.oB)(e, o)));
return (0, i.$)(s, o === "score" ? {} : { most: n.length });
}
function flakyInstances(e) {
let t = [];
for (let [n, r] of e) {
let has = (e) => r.some(({ status: t }) => t === e);
has("passed") && has("failed") && t.push(n);
}
return t;
}
}),
63115: ((e, t, n) => {
n.d(t, {
vG: () => h,
gr: () => g,
jm: () => begunPart,
Pv: () => directoriesOf,
rV: () => mergeRuns,
Ee: () => suiteOf
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(18253);
var s = n(22495);
var c = n(7844);
var l = n(68739);
var u = n(97857);
var d = n(61210);
var f = n(9271);
var p = n(98715);
var m = n(88039);
function isMixed([e, ...t]) {
let named = (e) => e && [e.dataset.digest, agentSettings(e)];
return t.some((t) => !(0, r.isDeepStrictEqual)(named(t), named(e)));
}
function differences(e) {
let [t, ...n] = e;
if (t === void 0) return [];
return [
["dataset", ({ dataset: { digest: e, ...t } }) => ({
...t,
digest: (0, i.V)(e)
})],
[
"agent",
agentSettings,
"; to compare agents, give each a suite of its own, or a name (NAME=DIRECTORY)"
],
["settings", ({ settings: { trials: e, measure: t = "auto", ...n } }) => ({
...n,
measure: t
})],
["harness", ({ harness_version: e }) => ({ version: e })]
].flatMap(([e, i, a = ""]) => {
let o = n.find((e) => !(0, r.isDeepStrictEqual)(i(e), i(t)));
return o === void 0 ? [] : [`the runs differ in their ${e}: ${differing(i(t), i(o))}${a}`];
});
}
function agentSettings({ agent: e, identity: t }) {
if (t === void 0) return e;
let { agent_args: n, agent_setup: r, agent_variables: a } = t;
return {
...e,
...n.length === 0 ? {} : { arguments: n.join(" ") },
...r === null ? {} : { setup: (0, i.V)(r) },
...a.length === 0 ? {} : { variables: a.map(({ name: e, value: t }) => `${e}=${t}`).join(", ") }
};
}
function differing(e, t) {
return Object.keys({
...e,
...t
}).filter((n) => !(0, r.isDeepStrictEqual)(e[n], t[n])).map((n) => `${n.replaceAll("_", " ")} ${shown(e[n])} and ${shown(t[n])}`).join(", ");
}
function shown(e) {
return e == null ? "none" : JSON.stringify(e);
}
function inOrder(e) {
let t = beginsOf(e.map(({ run: e }) => e));
return [...e].sort(({ run: e }, { run: n }) => t.get(e) - t.get(n) || attemptOf(e) - attemptOf(n) || (firstOf(e) < firstOf(n) ? -1 : 1));
}
function beginsOf(e) {
let t = new Map();
for (let n of Map.groupBy(e, ({ github: e }) => e?.run_id).values()) {
let e = -Infinity;
for (let [, r] of [...Map.groupBy(n, attemptOf)].sort(([e], [t]) => e - t)) {
for (let n of r) t.set(n, Math.max(e, Date.parse(n.started_at)));
for (let n of r) e = Math.max(e, t.get(n));
}
}
return t;
}
function attemptOf({ github: e }) {
return e?.run_attempt ?? 0;
}
function firstOf({ planned: e }) {
return e[0] === void 0 ? "" : (0, f.wK)(e[0]);
}
let h = 1e5;
function mergeRuns(e, t) {
let n = inOrder(e);
let r = new Map();
let i = 0;
for (let { run: e, results: t, reported: a } of n) for (let [n, o] of e.planned.entries()) {
let s = (0, f.wK)(o);
let c = {
entry: o,
result: t[n] ?? null,
reported: a?.[n] ?? null,
run: e
};
let l = r.get(s);
l !== void 0 && requireOneTask(o, l.run, e);
if (l !== void 0 && !takesPlaceOf(c, l)) continue;
l !== void 0 && isAnotherVerdict(c, l) && (i += 1);
r.set(s, c);
}
let a = n.map(({ run: e }) => e);
let o = new Set([...r.values()].map(({ run: e }) => e));
let s = withoutReplaced(a, o);
let c = new Set([...r.values()].filter((e) => rank(e) < 2).map(({ run: e }) => e));
let l = t === null ? [...r.values()] : asExpected({
...t,
trials: trialsOf(a, t)
}, r);
let u = l.filter(({ entry: e }) => !(0, d.id)(e));
let p = u.map(({ entry: e }) => e);
let m = n.at(-1)?.directory;
let h = n.some(({ reported: e }) => e !== void 0);
return {
run: mergedRecord(a, p, c, o),
results: u.map(({ result: e }) => e),
...h ? { reported: u.map(({ reported: e }) => e) } : {},
notes: [
...differences(s),
...replacedNote(i),
...stoppedNote(l.length - u.length)
],
directories: directoriesOf(e),
...u.length === l.length ? {} : { stopped: !0 },
...isMixed(s) ? { mixed: !0 } : {},
...m === void 0 ? {} : { directory: m }
};
}
function suiteOf({ runs: e, notes: t }, { matrix: n, trials: r }, i, o = "") {
if (e.length === 0 && n === void 0) throw new a.yo(`results: there are none in ${i}${t.length > 0 ? `: ${t.join("; ")}` : o}`);
let s = mergeRuns(e, n === void 0 ? null : {
matrix: n,
trials: r
});
return {
...s,
notes: [...t, ...s.notes]
};
}
function begunPart({ run: e, results: t }) {
let n = e.planned.map((e) => !(0, d.id)(e));
return {
run: {
...e,
planned: e.planned.filter((e, t) => n[t])
},
results: t.filter((e, t) => n[t]),
notes: stoppedNote(n.filter((e) => !e).length)
};
}
let g = "planned trials were not run: the experiment was stopped";
function stoppedNote(e) {
return e === 0 ? [] : [`${e} ${g}`];
}
function replacedNote(e) {
return e === 0 ? [] : [`${e} earlier ${e === 1 ? "verdict is" : "verdicts are"} left out: of several runs of one trial, the latest counts; to compare runs, give each a name (report NAME=DIRECTORY …), in a workflow a suite of its own`];
}
function directoriesOf(e) {
let t = new Map();
for (let { results: n, directory: r } of e) for (let e of n) e !== null && r !== void 0 && t.set(e, r);
return t;
}
function trialsOf(e, { matrix: t, trials: n }) {
let [r = n, ...i] = new Set(e.map(({ settings: e }) => e.trials));
let a = Math.floor(h / (0, l.aG)(t).size);
return i.length > 0 ? n : Math.max(n, Math.min(r, a));
}
function asExpected({ matrix: e, trials: t }, n) {
let r = new Map(n);
return [...[...(0, l.aG)(e)].flatMap(([e, i]) => Array.from({ length: t }, (t, a) => {
let o = {
instance_id: e,
trial: a + 1
};
r.delete((0, f.wK)(o));
return n.get((0, f.wK)(o)) ?? {
entry: missing(o, i),
result: null,
reported: null
};
})), ...r.values()];
}
function missing(e, t) {
return {
...e,
task_type: "unknown",
...d.aR,
error: {
stage: "plan",
kind: "missing",
message: `no result of the job "${t}" was found for this trial`
}
};
}
function rank({ entry: e }) {
return (0, d.aA)(e) ? 2 : +(e.status === "error");
}
function takesPlaceOf(e, t) {
if (!(0, r.isDeepStrictEqual)(e.run.agent, t.run.agent)) return !0;
return rank(e) >= rank(t) && !isCopy(e, t);
}
function requireOneTask({ instance_id: e }, t, n) {
if (t.measured_by == null || n.measured_by == null || t.dataset.name === n.dataset.name || t.dataset.digest === n.dataset.digest) return;
let r = [t, n].map(({ dataset: e }) => (0, s.h0)(e.name, u.B6)).join(" and ");
throw new a.yo(`results: ${r} both have a task ${e}, so that their verdicts cannot be put together; report each of them alone`);
}
function isCopy({ entry: e, result: t }, n) {
if (t === null || n.result === null || e.status !== n.entry.status) return !1;
return t.began === n.result.began && t.ended === n.result.ended;
}
function isAnotherVerdict(e, t) {
let [n, r] = [e.run.github, t.run.github];
let i = n !== null && n.run_id === r?.run_id && n.run_attempt !== r.run_attempt;
return rank(e) === 2 && rank(t) === 2 && !i && !isCopy(e, t);
}
function mergedRecord(e, t, n, r) {
let { host: i, ...a } = e.at(-1) ?? unknownRun();
let o = e.map(({ finished_at: e }) => e);
let s = t.reduce((e, { trial: t }) => Math.max(e, t), a.settings.trials);
let { dataset: c, settings: l } = ofAllDatasets(e.filter((e) => r.has(e))) ?? a;
return {
...a,
dataset: c,
...i === void 0 || e.some((e) => (0, m.VT)(e) !== (0, m.VT)({ host: i })) ? {} : { host: i },
settings: {
...l,
trials: s
},
planned: t,
totals: (0, d.vA)(t),
gate: null,
change: e.length > 1 || t.length > a.planned.length ? null : a.change ?? null,
interrupted: e.find((e) => e.interrupted !== null && n.has(e))?.interrupted ?? null,
started_at: e[0]?.started_at ?? a.started_at,
finished_at: o.some((e) => e === null) ? null : o.sort().at(-1) ?? null
};
}
function ofAllDatasets(e) {
let t = [...new Map(e.map((e) => [e.dataset.digest, e])).values()];
if (t.length < 2) return null;
let keyOf = ({ dataset: { name: e, digest: t } }) => `${e} ${t}`;
t.sort((e, t) => keyOf(e) < keyOf(t) ? -1 : 1);
let n = t.map(({ dataset: e }) => e);
let r = [...new Set(n.map(({ name: e }) => e))];
let [a = null, ...s] = new Set(n.map((e) => e.ref));
return {
dataset: {
name: (0, o.Xq)(r, 3),
ref: s.length > 0 ? null : a,
digest: (0, i.B)(n.map(({ digest: e }) => e).join("\n"))
},
settings: t[0].settings
};
}
function withoutReplaced(e, t) {
let n = e.reduce((e, { github: t }) => Math.max(e, t?.run_attempt ?? 0), 0);
return e.filter((e) => t.has(e) || (e.github?.run_attempt ?? n) === n);
}
function unknownRun() {
let e = new Date().toISOString();
return {
schema: "agentbench/run/v1",
suite: null,
dataset: {
name: "unknown",
ref: null,
digest: p.QI
},
agent: {
name: null,
model: null,
command: ""
},
settings: (0, p.I3)(),
planned: [],
totals: (0, d.vA)([]),
gate: null,
interrupted: null,
started_at: e,
finished_at: e,
harness_version: c.x,
github: null
};
}
}),
88039: ((e, t, n) => {
n.d(t, {
Bw: () => obstacles,
Fh: () => otherDifferences,
OM: () => pairUp,
VT: () => machineOf,
aB: () => otherAgent,
lD: () => stopsOf,
lz: () => otherModels,
qS: () => pairSuites,
y8: () => otherRules,
z0: () => otherHarness
});
var r = n(57975);
var i = n(30742);
var a = n(18253);
var o = n(22495);
var s = n(86426);
var c = n(73762);
var l = n(61210);
var u = n(41514);
var d = n(81822);
var f = n(58937);
var p = n(13978);
let m = [
["mode", setting("mode")],
["judge", setting("judge")],
["agent-timeout", seconds("agent_timeout_ms")],
["evaluation-timeout", seconds("evaluation_timeout_ms")],
["testcase-timeout", (e) => e.settings.mode === null ? null : seconds("testcase_timeout_ms")(e)],
["typing", ({ settings: e }) => e.typing ?? null],
["network", ({ settings: e }) => e.network ?? "of the machine"],
["cpus", setting("cpus")],
["memory", ({ settings: { memory_bytes: e } }) => e && (0, c.lP)(e)]
];
function obstacles(e, t, n) {
let [i, a] = [e, t].map(({ settings: e }) => e.testbed === "other");
let o = (i === a ? m : []).flatMap(([i, a]) => {
let [o, s] = [a(e), a(t)];
return (0, r.isDeepStrictEqual)(o, s) ? [] : [`another ${i}: ${shown(o)} ${n[0]}, ${shown(s)} ${n[1]}`];
});
let s = [...otherDataset(e, t, n), ...o];
let c = `limits and judge ${n[+!i]} are those of another program, and not known`;
return i === a ? s : [...s, c];
}
function otherDataset({ dataset: e }, { dataset: t }, n) {
let told = ({ name: n, digest: r }) => `${(0, i.V)(r)}${e.name === t.name ? "" : ` (${(0, o.h0)(n, 200)})`}`;
if ((0, i.V)(e.digest) === (0, i.V)(t.digest)) return [];
return [`another dataset digest: ${told(e)} ${n[0]}, ${told(t)} ${n[1]}`];
}
function stopsOf(e) {
return e.filter(({ suite: e }) => e.stopped).map(({ name: e }) => `${e} was stopped by its results, and no test of a fixed number of pairs is valid on it`);
}
function otherDifferences(e, t, n) {
let r = [];
let [i, a] = [e.run.settings.testbed, t.run.settings.testbed];
i !== a && r.push(`another testbed: ${i} ${n[0]}, ${a} ${n[1]}`);
let [o, s] = [machineOf(e.run), machineOf(t.run)];
o !== null && s !== null && o !== s && r.push(`another machine: ${o} ${n[0]}, ${s} ${n[1]}: times and time limits differ by it`);
r.push(...otherRules(e.run, t.run, n));
r.push(...otherModels(e, t, n), ...otherPrices(e.run, t.run));
let c = new Map(imagesOf(e));
let l = new Set(imagesOf(t).flatMap(([e, t]) => c.has(e) && c.get(e) !== t ? [e] : []));
l.size > 0 && r.push(`another image digest for ${l.size} of the instances`);
return r;
}
function otherModels(e, t, n) {
let [r, i] = [modelsOf(e, t), modelsOf(t, e)].map((e) => (0, o.h0)(e, 200));
if (otherAgent(e.run, t.run).length > 0 || r === "" || i === "" || r === i) return [];
return [`other models answered: ${r} ${n[0]}, ${i} ${n[1]}`];
}
function otherPrices({ options: e }, { options: t }) {
return e === void 0 || t === void 0 || (0, u.am)("model-prices", e, t) ? [] : ["another model-prices: costs differ by it"];
}
function modelsOf(e, t) {
let n = (0, d.FL)(t.run.planned);
let r = (0, p.x)(e).flatMap(({ planned: e, figures: t }) => n.has(e.instance_id) ? t?.usage.models ?? [] : []);
return (0, a.Xq)([...new Set(r)].sort(), 5);
}
function otherHarness(e, t, n) {
let r = [e, t].every(({ settings: e }) => e.testbed !== "other");
let [i, a] = [e.harness_version, t.harness_version];
if (!r || i === a) return [];
return [`another version of agentbench: ${shownIn(i)} ${n[0]}, ${shownIn(a)} ${n[1]}`];
}
function otherRules(e, t, n) {
let r = [];
let [i, a] = [e.identity?.agent ?? null, t.identity?.agent ?? null];
i !== null && a !== null && i !== a && (0, s.o)(i) === (0, s.o)(a) && r.push(`another version of the agent: ${shownIn(i)} ${n[0]}, ${shownIn(a)} ${n[1]}`);
r.push(...otherHarness(e, t, n));
let [o, c] = [e.identity?.pass_score, t.identity?.pass_score];
o !== void 0 && c !== void 0 && o !== c && r.push(`another pass-score: ${o} ${n[0]}, ${c} ${n[1]}: verdicts differ by it`);
for (let [i, a] of (0, u._I)(e, t)) {
let [e, t] = a.map(shownIn);
r.push(`another ${i}: ${e} ${n[0]}, ${t} ${n[1]}: verdicts can differ by it`);
}
return r;
}
function otherAgent({ agent: e }, { agent: t }) {
if (e.name === t.name && e.model === t.model) return [];
return [`another agent: ${(0, f.kV)({ agent: e })} before, ${(0, f.kV)({ agent: t })} now`];
}
function pairUp(e, t, n) {
let r = [];
let i = 0;
let values = (e) => e.map((e) => (0, l.oB)(e, n));
for (let [n, a] of t) {
let t = e.get(n);
if (t === void 0) continue;
t.every(l.aA) && a.every(l.aA) ? r.push({
id: n,
before: values(t),
now: values(a)
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
function pairSuites(e, t, n, r) {
let { before: i, now: o, copies: s } = withoutCopies(e, t);
let { pairs: c, leftOut: l, reason: u } = pairUp(i, o, n);
if (s === 0) return {
before: i,
now: o,
pairs: c,
leftOut: l,
reason: u,
copies: null
};
let d = `left out: ${(0, a.U9)(s, "trial")} ${r[1]} that ${s === 1 ? "is a copy" : "are copies"} ${r[0]}`;
return {
before: i,
now: o,
pairs: c,
leftOut: l,
reason: u === null ? null : `${u}; ${d}`,
copies: d
};
}
function withoutCopies(e, t) {
let n = trialsByMeasurement(t);
let r = new Map();
for (let [t, i] of trialsByMeasurement(e)) {
let e = n.get(t);
e !== void 0 && r.set(i, e);
}
let i = new Set();
for (let [e, t] of r) {
(e.reused !== void 0 || t.reused === void 0) && i.add(e);
(t.reused !== void 0 || e.reused === void 0) && i.add(t);
}
let counted = ({ run: e }) => (0, d.FL)(e.planned.filter((e) => !i.has(e)));
return {
before: counted(e),
now: counted(t),
copies: r.size
};
}
function trialsByMeasurement(e) {
let t = new Map();
for (let { planned: n, result: r } of (0, p.x)(e)) {
n.digest !== void 0 && t.set(n.digest, n);
r !== null && r.began !== r.ended && t.set(JSON.stringify([
n.instance_id,
r.began,
r.ended
]), n);
}
return t;
}
function machineOf({ host: e }) {
if (e === void 0) return null;
return `${e.cpu ?? "unknown CPU"}, ${(0, a.U9)(e.cores, "core")}, ${(e.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}
function imagesOf(e) {
return (0, p.x)(e).flatMap(({ planned: e, figures: t }) => {
let n = t?.image_digest ?? null;
return n === null ? [] : [[e.instance_id, n]];
});
}
function setting(e) {
return ({ settings: t }) => t[e];
}
function seconds(e) {
return ({ settings: { [e]: t } }) => t === null ? u.D3 : (0, c.S5)(t);
}
function shown(e) {
return e === null ? "none" : String(e);
}
function shownIn(e) {
return (0, o.h0)(shown(e), 200);
}
}),
13978: ((e, t, n) => {
n.d(t, { x: () => trialsOf });
var r = n(61210);
var i = n(9271);
var a = n(58937);
function trialsOf({ run: e, results: t, reported: n = [] }) {
return e.planned.map((e, a) => {
let o = t[a] ?? null;
return {
planned: e,
result: o,
figures: o === null ? n[a] ?? null : figuresOf(o),
name: (0, i.Ko)(e),
reason: o?.explanation ?? e.error?.message ?? ((0, r.aA)(e) ? "" : "never finished")
};
});
}
function figuresOf({ usage: e, causes: t, image_digest: n, times: r }) {
return {
usage: e,
causes: t,
image_digest: n,
duration_ms: (0, a.cf)(r)
};
}
}),
99294: ((e, t, n) => {
n.d(t, {
hP: () => requireRatio,
hp: () => requireFinite,
mq: () => isRatio,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(e, t, n = 0) {
if (!Number.isSafeInteger(t) || t < n) throw RangeError(`${e} must be a whole number of at least ${n}, not ${t}`);
}
function requireLevel(e, t) {
if (!(t > 0 && t < 1)) throw RangeError(`${e} must be between 0 and 1, not ${t}`);
}
function requireFinite(e, t) {
for (let [n, r] of t.entries()) if (!Number.isFinite(r)) throw RangeError(`${e} must be finite numbers, but number ${n} is ${r}`);
}
function isRatio(e) {
return e >= 0 && e <= 1;
}
function requireRatio(e, ...t) {
for (let n of t) if (!isRatio(n)) throw RangeError(`${e} must be from 0 to 1, not ${n}`);
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
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
var s = n(25449);
function wilson(e, t, n = .95) {
(0, i.v6)("passed", e);
(0, i.v6)("trials", t);
(0, i.q1)("confidence", n);
if (e > t) throw RangeError(`passed must be at most the ${t} trials, not ${e}`);
if (t === 0) return null;
let { low: r, high: a } = scoreInterval(e / t, t, n);
return {
low: e === 0 ? 0 : r,
high: e === t ? 1 : a
};
}
function scoreInterval(e, t, n) {
let r = (0, o.xw)(n);
let i = r ** 2 / t;
let a = (e + i / 2) / (1 + i);
let c = r / (1 + i) * Math.sqrt((e * (1 - e) + i / 4) / t);
return (0, s.u)(0, 1, {
low: a - c,
high: a + c
});
}
function clusteredInterval(e, { most: t = Infinity, confidence: n = .95 } = {}) {
(0, i.q1)("confidence", n);
if (e.length === 0) return null;
if (e.every(isVerdict)) return wilson(e.filter(([e]) => e === 1).length, e.length, n);
let o = e.reduce((e, { length: t }) => e + t, 0);
let s = e.map((t, n) => {
if (t.length === 0) throw RangeError(`cluster ${n} has no values`);
t.every(i.mq) || (0, i.hP)(`the values of cluster ${n}`, ...t);
return {
mean: (0, a.i)(t),
weight: t.length * e.length / o
};
});
s.sort((e, t) => e.mean - t.mean || e.weight - t.weight);
let [c, l] = [s[0].mean, s.at(-1).mean];
let u = (0, a.i)(s.map((e) => e.weight * e.mean));
let { low: d, high: f } = scoreInterval(u, effectiveSize(s, u, t, n), n);
return {
low: l <= r.f ? 0 : d,
high: c >= 1 - r.f ? 1 : f
};
}
function isVerdict(e) {
return e.length === 1 && (e[0] === 0 || e[0] === 1);
}
function effectiveSize(e, t, n, i) {
let s = e.length;
let c = s / (0, a.i)(e.map(({ weight: e }) => e ** 2));
if (e.at(-1).mean - e[0].mean <= r.f) return c;
let l = e.reduce((e, { mean: n, weight: r }) => e + (r * (n - t)) ** 2, 0) / (s - 1);
let u = Math.min(n, t * (1 - t) * s / l) * ((0, o.xw)(i) / (0, o.t1)(i, c - 1)) ** 2;
return Math.max(c, u);
}
}),
42119: ((e, t, n) => {
n.d(t, {
UD: () => compare,
Pq: () => differenceOf,
Vj: () => verdictOf
});
var r = n(49638);
var i = n(99294);
var a = n(50168);
var o = n(4405);
var s = n(83157);
var c = n(52167);
let l = 2 ** 17;
let u = 2 ** 24;
function pairedPermutation(e, { resamples: t = 1e5, seed: n } = {}) {
(0, i.hp)("differences", e);
(0, i.v6)("resamples", t, 1);
let r = Float64Array.from(e, Math.abs).filter((e) => e > 0).sort();
if (r.length === 0) return 1;
let a = r.reduce((e, t) => e + t, 0);
let o = Math.abs(e.reduce((e, t) => e + t, 0)) - 1e-9 * a;
return exact(r, a, o) ?? estimate(r, a, o, t, n);
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
if (e > l || i > u) return null;
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
let a = (0, c.Db)(e, i);
let o = (0, c.z5)(r, e.length);
let s = 0;
for (let r = 0; r < o; r += 1) {
let r = 0;
let i = 0;
for (let t = 0; t < e.length; t += 1) {
i = t % 32 == 0 ? a.next() : i >>> 1;
r += e[t] * (i & 1);
}
Math.abs(2 * r - t) >= n && (s += 1);
}
return (s + 1) / (o + 1);
}
function compare(e, { tolerance: t = 0, alpha: n = .05, resamples: r } = {}) {
(0, i.hP)("tolerance", t);
(0, i.q1)("alpha", n);
requirePairs(e);
if (e.length === 0) return null;
let a = e.map(differenceOf).sort((e, t) => e - t);
let o = {
better: a.filter((e) => e > 0).length,
worse: a.filter((e) => e < 0).length
};
let s = e.every(isOneVerdictEach) ? byMcNemar(o, e.length, 1 - n) : byPermutation(a, o, {
confidence: 1 - n,
resamples: r
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
function verdictOf({ p: e, difference: t }, { tolerance: n = 0, alpha: i = .05 } = {}) {
if (e >= i) return "within noise";
if (Math.abs(t) - n <= r.f) return "within tolerance";
return t > 0 ? "improved" : "regressed";
}
function byMcNemar({ better: e, worse: t }, n, r) {
return {
method: "mcnemar",
difference: (e - t) / n,
interval: (0, o.b)(t, e, n, r),
p: (0, o.B)(t, e)
};
}
function byPermutation(e, { better: t, worse: n }, r) {
let i = e.map((e) => [e]);
let c = e.length;
let l = c > 1 && e.every(Number.isInteger);
return {
method: "permutation",
difference: withoutRounding((0, s.i)(e)),
interval: (0, a.b)(i, r) ?? (l ? (0, o.b)(n, t, c, r.confidence) : null),
p: pairedPermutation(e)
};
}
function differenceOf({ before: e, now: t }) {
return withoutRounding((0, s.i)(t) - (0, s.i)(e));
}
function withoutRounding(e) {
return Math.abs(e) > r.f ? e : 0;
}
function isOneVerdictEach({ before: e, now: t }) {
return [e, t].every((e) => e.length === 1 && (e[0] === 0 || e[0] === 1));
}
function requirePairs(e) {
let t = new Set();
for (let { id: n, before: r, now: a } of e) {
if (t.has(n)) throw RangeError(`${n} is given twice`);
t.add(n);
if (r.length === 0 || a.length === 0) throw RangeError(`${n} needs a value on both sides`);
for (let e of [...r, ...a]) (0, i.hP)(`the values of ${n}`, e);
}
}
}),
25449: ((e, t, n) => {
n.d(t, { u: () => within });
function within(e, t, { low: n, high: r }) {
return {
low: Math.max(e, n),
high: Math.min(t, r)
};
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
83157: ((e, t, n) => {
n.d(t, { i: () => mean });
function mean(e) {
let t = 0;
for (let n = 0; n < e.length; n += 1) t += e[n];
return t / e.length;
}
}),
47736: ((e, t, n) => {
n.d(t, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var r = n(32453);
function normalReach(e) {
return r.normal.inv((1 + e) / 2, 0, 1);
}
function studentReach(e, t) {
return r.studentt.inv((1 + e) / 2, t);
}
function expandedTail(e, t) {
let n = r.studentt.inv((1 - e) / 2, t - 1);
return r.normal.cdf(n * Math.sqrt(t / (t - 1)), 0, 1);
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
})
};
