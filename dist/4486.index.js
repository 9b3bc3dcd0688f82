export const id = 4486;
export const ids = [4486, 8553];
export const modules = {
74486: ((e, t, n) => {
n.d(t, { printDryRun: () => printDryRun });
var r = n(18253);
var i = n(62426);
var a = n(90492);
var o = n(73995);
var s = n(86324);
var c = n(9962);
var l = n(69917);
var u = n(90162);
var d = n(93588);
var f = n(73762);
var p = n(37936);
var m = n(9271);
var h = n(26571);
var g = n(66634);
async function dryRun(e, t) {
let { signal: n } = new AbortController();
let r = await (0, g.Uf)(e, {
...t,
secrets: [],
signal: n
});
let { dataset: i, testbed: a, plan: o } = r;
let { name: s, ref: c, digest: l } = i;
return {
dataset: {
name: s,
ref: c,
digest: l
},
testbed: a,
plan: o,
left: await (0, h.t)(r, t)
};
}
var _ = n(78553);
var v = n(96360);
var y = n(58263);
var b = n(72583);
var x = n(75249);
var S = n(19089);
var C = n(12694);
var w = n(81681);
function shownValue(e, t) {
if (e === "arms") return "see below";
if (e === "judge-api-key" || (0, y.AC)(e, t)) return i.v5;
return d.V.includes(e) ? namesOf(t) : t;
}
function namesOf(e) {
return e.split("\n").map((e) => e.trim().replace(/=.*$/, `=${i.v5}`)).filter((e) => e !== "").join(", ");
}
async function printDryRun(e, t, n) {
let r = (0, u.Ac)(e);
let i = e.arms === void 0 || e.arms.trim() === "" ? [] : await (0, _.resolveArms)(e.arms, e);
if (i.length === 0) {
(0, b.a)(r);
await (0, p.resolveBaseline)(r.baseline);
} else (0, v.vY)({ options: r });
let o = (0, s.g)(process.env);
let c = {
machine: o,
observer: { notice: (e) => (0, C.cc)((0, a.h0)(e, 1e3)) },
keepOptions: (t) => (0, y.o2)(e, t)
};
let d = await dryRun(i[0] === void 0 ? r : ofArm(i[0]), c);
for (let e of i.slice(1)) d = await dryRun(ofArm(e), {
machine: o,
observer: x.q
});
let f = l.W6.filter((e) => (0, l.ny)("run", e) && !(0, l.ti)(e).actionOnly).flatMap((n) => {
let i = e[n];
let a = i !== void 0 && i.trim() !== "";
if (!a && n === "agent-timeout") return [agentTimeout(r, d)];
let o = a ? i : (0, l.ti)(n).default;
if (o === void 0 || o === "") return [];
return [{
name: n,
value: shownValue(n, o),
source: a ? t(n) : "default"
}];
});
if (n) {
let { dataset: e, testbed: t, left: n } = d;
(0, C.Q2)({
options: Object.fromEntries(f.map(({ name: e, value: t, source: n }) => [e, {
value: t,
source: n
}])),
...i.length === 0 ? {} : { arms: i.map((e) => ({
name: e.name,
options: ownOf(e)
})) },
dataset: e,
testbed: t,
trials: n.map(({ instance: e, trial: t }) => ({
instance_id: e.id,
task_type: e.taskType,
trial: t
}))
});
} else (0, C.tj)([
...valueLines(f),
...armLines(i),
"",
...planLines(d, i.length || 1)
]);
return 0;
}
function ofArm({ options: e }) {
return {
...e,
resume: !1,
"results-path": void 0
};
}
function agentTimeout(e, { plan: t }) {
let n = t.flatMap(({ instance: e }) => (0, o.CI)(e));
let r = n.map((t) => (0, c.B)(e, t)).sort((e, t) => e - t);
let i = new Set([r.at(0), r.at(-1)]);
let a = n.some(({ agentTimeout: e }) => e !== void 0);
return {
name: "agent-timeout",
value: [...i].map(f.S5).join(" to "),
source: a ? "task" : "default"
};
}
function valueLines(e) {
return (0, w.t)(e, [{
title: "option",
cell: ({ name: e }) => e
}, {
title: "source",
cell: ({ source: e }) => e
}], (0, S.Li)(process.stdout), {
title: "value",
cell: ({ value: e }) => (0, a.h0)(e.replaceAll("\n", ", "), 500)
});
}
function ownOf({ own: e }) {
return Object.fromEntries(Object.entries(e).map(([e, t = ""]) => [e, shownValue(e, t)]));
}
function armLines(e) {
if (e.length === 0) return [];
let t = e.flatMap((e, t) => {
let n = t === 0 ? `${e.name} (control)` : e.name;
let r = Object.entries(ownOf(e));
return r.length === 0 ? [{
name: n,
option: "–",
value: ""
}] : r.map(([e, t]) => ({
name: n,
option: e,
value: t
}));
});
return ["", ...(0, w.t)(t, [{
title: "arm",
cell: ({ name: e }) => e
}, {
title: "sets",
cell: ({ option: e }) => e
}], (0, S.Li)(process.stdout), {
title: "value",
cell: ({ value: e }) => (0, a.h0)(e.replaceAll("\n", ", "), 500)
})];
}
function planLines({ dataset: e, testbed: t, left: n }, i) {
let o = new Set(n.map(({ instance: e }) => e.id)).size;
let s = n.length - 50;
return [
`${(0, r.U9)(n.length, "trial")} of ${(0, r.U9)(o, "instance")} of ${(0, a.h0)(e.name)}${e.ref === null ? "" : ` at ${e.ref}`}${i === 1 ? "" : ` in each of ${i} arms`}, testbed ${t}; nothing was run`,
...n.slice(0, 50).map((e) => `  ${(0, m.Ko)(e)}`),
...s > 0 ? [`  … and ${s} more`] : []
];
}
}),
47135: ((e, t, n) => {
n.d(t, {
Xg: () => readConfig,
_C: () => withoutOtherAgent,
u0: () => findConfig
});
var r = n(76760);
var i = n(45145);
var a = n(70930);
var o = n(45503);
var s = n(69917);
var c = n(90162);
let l = ["agentbench.yaml", ".github/agentbench.yaml"];
let u = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let d = s.W6.filter((e) => u[e] === void 0);
let f = [[
"agent",
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
], ["agent-command", "agent-directory"]];
function withoutOtherAgent(e, t) {
let n = { ...t };
let has = (e, t) => (e[t] ?? "").trim() !== "";
for (let [r, ...i] of f) {
if (!has(e, r === "agent" ? "agent-command" : "agent") || has(e, r) || !has(t, r)) continue;
for (let e of [
r,
...i,
"agent-name"
]) delete n[e];
}
return n;
}
async function readConfig(e, t) {
if (e === "none") return null;
let n = e === void 0 || e.trim() === "" ? void 0 : e;
let a = n ?? findConfig(t);
if (a === void 0) return null;
let s;
try {
s = (0, o.Gu)(r.resolve(t, a), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new i.yo(`config: ${a} cannot be read: ${(0, i.bD)(e)}`);
}
return {
file: a,
found: n === void 0,
...await parseConfig(s, a)
};
}
function findConfig(e) {
return l.find((t) => (0, a.LZ)(r.join(e, t)) !== void 0);
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: a } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { formsOf: o, nestedText: l, parseYaml: f, textFor: p, unfitEntry: m } = await Promise.all([n.e(8815), n.e(3412)]).then(n.bind(n, 43412));
let { contents: h, lineAt: g } = f(e, `config: ${t}`);
let _ = {};
let v = {};
if (h === null) return {
texts: _,
lines: v
};
if (!r(h)) throw new i.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let y = [];
for (let { key: e, value: i } of h.items) {
let f = g(e);
let h = a(e) ? String(e.value) : "";
let fault = (n, r = e) => y.push(`config: ${t}:${g(r)}: ${h}: ${n}`);
if (!(0, s.RR)(h)) {
fault((0, c.Up)(h, d));
continue;
}
let b = u[h];
let x = h === "arms" && r(i);
let S = b === void 0 ? x ? l(i) : p(h, i) : null;
if (b !== void 0) fault(`cannot be in this file: it ${b}`);
else if (S === null) fault(`must be ${o(h)}`, m(i) ?? e);
else if (h === "model-keys" && /=[^\n]*\S/.test(S)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
_[h] = S;
v[h] = f;
if (!x) continue;
let { readArmNodes: e } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
for (let { node: n, message: r } of e(i).faults) y.push(`config: ${t}:${g(n)}: ${h}: ${r}`);
}
}
for (let { name: e, message: n } of (0, c.te)(_)) y.push(`config: ${t}:${v[e]}: ${n}`);
if (y.length > 0) throw new i.yo(y.join("\n"));
return {
texts: _,
lines: v
};
}
}),
61710: ((e, t, n) => {
n.d(t, { J: () => copyTrialFiles });
var r = n(73024);
var i = n(51455);
var a = n(76760);
async function copyTrialFiles(e, t) {
await (0, i.cp)(e, t, {
recursive: !0,
mode: i.constants.COPYFILE_FICLONE,
filter(t) {
let n = a.relative(e, t);
if (n === "result.json" || /^attempt-/.test(n)) return !1;
let i = (0, r.lstatSync)(t);
return i.isFile() || i.isDirectory();
}
});
}
}),
66165: ((e, t, n) => {
n.d(t, { k: () => measurementOf });
function measurementOf({ instance_id: e, started_at: t, finished_at: n, stages: r }) {
return JSON.stringify([
e,
t,
n,
r
]);
}
}),
78553: ((e, t, n) => {
n.d(t, {
resolveArms: () => resolveArms,
w: () => sameArms
});
var r = n(73024);
var i = n(57975);
var a = n(45145);
var o = n(45503);
var s = n(90492);
var c = n(47135);
var l = n(90162);
async function resolveArms(e, t) {
let r = /^[^\n:{}]+$/.test(e.trim()) ? e.trim() : null;
let i = r === null ? "arms" : `arms: ${(0, s.h0)(r)}`;
let { parseArms: o } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
let u = o(r === null ? e : readArms(r), i);
if (u.size < 2) throw new a.yo(`${i}: ${u.size === 1 ? "there is only one arm" : "no arm"}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`);
if (u.size > 8) throw new a.yo(`${i}: ${u.size} arms; at most 8 can be compared`);
let { arms: d, ...f } = t;
(0, l.Ac)(f);
let p = [];
let m = [...u].flatMap(([e, t]) => {
let n = {
...(0, c._C)(t, f),
...t
};
try {
return [{
name: e,
own: t,
texts: n,
options: (0, l.Ac)(n)
}];
} catch (t) {
if (!(t instanceof a.yo)) throw t;
p.push(...t.message.split("\n").map((t) => `${i}: ${e}: ${t}`));
return [];
}
});
if (p.length > 0) throw new a.yo(p.join("\n"));
return m;
}
function sameArms(e) {
return e.flatMap((t, n) => {
let r = e.slice(0, n).find(({ own: e }) => (0, i.isDeepStrictEqual)(e, t.own));
return r === void 0 ? [] : [[r.name, t.name]];
});
}
function readArms(e) {
if (!(0, r.existsSync)(e)) throw new a.yo(`arms: "${(0, s.h0)(e)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
try {
return (0, o.Gu)(e, 262144, { follow: !0 });
} catch (t) {
throw new a.yo(`arms: ${(0, s.h0)(e)} cannot be read: ${(0, a.bD)(t)}`);
}
}
}),
96360: ((e, t, n) => {
n.d(t, {
wg: () => openArms,
vY: () => requireFit,
jX: () => resolveArmRuns
});
var r = n(76760);
var i = n(45145);
var a = n(93588);
var o = n(80418);
var s = n(75249);
var c = n(26571);
var l = n(66634);
var u = n(52322);
function ofArm(e, t) {
let placed = (e) => ({
...e,
instanceId: `${t}/${e.instanceId}`
});
return {
runStarted: () => {},
trialStarted: (t) => e.trialStarted(placed(t)),
stageStarted: (t, n) => e.stageStarted(placed(t), n),
stageEnded: (t, n, r) => e.stageEnded(placed(t), n, r),
trialSpent: (t, n) => e.trialSpent(placed(t), n),
trialEnded: (t, n, r) => e.trialEnded(placed(t), n, r),
trialPostponed: (t, n) => e.trialPostponed(placed(t), n),
trialSkipped: (t, n) => e.trialSkipped(placed(t), n),
notice: (n) => e.notice(`${t}: ${n}`)
};
}
async function resolveArmRuns(e, { machine: t }) {
let n = [];
let r = e.arms.flatMap(({ options: e }) => (0, a.F)(e, t.environment));
let o = [...e.secrets, ...r];
for (let [r, { name: a, own: c, options: u }] of e.arms.entries()) {
let d = r === 0 ? e.observer : s.q;
try {
n.push(await (0, l.Uf)(u, {
...e,
secrets: o,
observer: d,
machine: t
}));
} catch (e) {
throw e instanceof i.yo && Object.keys(c).some((t) => e.message.startsWith(`${t}:`)) ? new i.yo(`arms: ${a}: ${e.message}`) : e;
}
}
return n;
}
async function openArms(e, t, n, i) {
let { before: a, directory: s } = n;
let c = a.record === null && e.arms.every(({ name: e }) => !(0, o.gM)(r.join(s, e)));
if (!e.options.reuse) return await openAll(e, t, n, i, null);
let l = c ? await withReusable(e, (r) => openAll(e, t, n, i, r)) : await openAll(e, t, n, i, null);
tellReused(e, l.runs);
return l;
}
function requireFit({ options: e, withEarlierResults: t }) {
let { reuse: n, baseline: r } = e;
if (e["keep-image"]) throw new i.yo("keep-image: each arm would replace the images of the others, which have the same names; use keep, or leave it out");
if (!n || r !== "none" && (r !== "artifact" || t !== void 0)) return;
let a = r === "none" ? "is needed: the directory of the results to reuse" : "artifact is for workflows";
throw new i.yo(`reuse: baseline ${a}; name one, or leave reuse out`);
}
async function openAll(e, t, { directory: n, before: i }, { begin: a, budget: o, machine: s }, l) {
let { arms: u, observer: d, github: f, keepOptions: p, restore: m } = e;
let h = [];
let g = [];
let close = async () => {
for (let e of h) await e.close();
};
try {
for (let [e, _] of u.entries()) {
let u = await a(t[0].testbed);
g.push(u.id);
let v = t[e];
let y = {
...v.options,
"results-path": r.join(n, _.name)
};
h.push(await (0, c.I)({
...v,
options: y
}, {
machine: s,
observer: ofArm(d, _.name),
github: f,
owner: u,
budget: o,
experiment: n,
...l === null ? {} : { reuse: l },
...m === void 0 || i.isOther ? {} : { restore: (e, t) => m(e, t, _.name) },
...p === void 0 ? {} : { keepOptions: (e) => p(_, e) }
}));
}
for (let e of h) await e.write();
} catch (e) {
await close();
throw e;
}
return {
resolved: t,
runs: h,
ids: g,
close
};
}
async function withReusable({ options: e, observer: t, withEarlierResults: n }, r) {
let from = (e) => u.b0.from(e, (e) => t.notice(e));
if (e.baseline !== "artifact") return await r(await from(e.baseline));
return await n(async (e) => r(e === null ? null : await from(e)));
}
function tellReused({ arms: e, observer: t }, n) {
for (let [r, { name: i }] of e.entries()) {
let e = (0, u.yW)(n[r].ledger.record.planned);
t.notice(e === void 0 ? `reuse: ${i}: no trial of baseline was measured with the same agent, dataset, image and limits` : `reuse: ${i}: ${(0, u.KH)(e)}`);
}
}
}),
52322: ((e, t, n) => {
n.d(t, {
KH: () => reusedText,
b0: () => Reuse,
yW: () => reusedOf
});
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(18253);
var c = n(61710);
var l = n(48242);
var u = n(66165);
var d = n(47705);
var f = n(64458);
var p = n(74705);
var m = n(61210);
var h = n(9271);
var g = n(41514);
let _ = [
"model-keys",
"model-endpoints",
"model-address"
];
class Reuse {
#e;
constructor(e) {
this.#e = e;
}
static async from(e, t) {
let { found: n, notes: r } = await (0, l.s)([e], 4, "baseline");
for (let e of r) t(e);
let i = new Map();
for (let e of n) {
let n = await (0, d.readRun)(e, (e) => isWhole(e) ? e : null).catch(() => null);
if (n === null) t(`baseline: ${e} has a run.json that cannot be read; nothing of it is reused`);
else if (n.run.rescored_from === void 0) for (let t of n.results) {
if (t === null) continue;
let [r, a] = [(0, u.k)(t), {
result: t,
directory: e,
run: n.run
}];
let o = i.get(r);
(o === void 0 || filesOf(a) > filesOf(o)) && i.set(r, a);
}
}
if (n.length === 0) throw new o.yo(`baseline: there is no run in ${e} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (e, t) => Date.parse(t.result.started_at) - Date.parse(e.result.started_at);
return new Reuse([...i.values()].sort(newest));
}
async take(e, t, n) {
let r = new Map();
let isSame = (e) => {
r.has(e) || r.set(e, isSameMeasurement(e, t));
return r.get(e);
};
let o = new Map();
for (let t of e) {
let e = this.#e.findIndex(({ result: e, run: n }) => e.instance_id === t.instance.id && isSame(n));
if (e === -1) continue;
let { result: r, directory: s, run: l } = this.#e.splice(e, 1)[0];
let u = {
...r,
trial: t.trial,
reused: r.reused ?? {
started_at: r.started_at,
harness_version: r.harness_version,
run_started_at: l.started_at
}
};
n.makePlace(t.instance.id, t.trial);
let [d, p] = [(0, h.qQ)(r), (0, h.qQ)(u)];
await (0, c.J)(i.join(s, d), i.join(n.directory, p));
await n.writeResult(u);
o.set(t, {
result: u,
digest: (0, a.B)((0, f.P)(u))
});
}
return o;
}
}
function reusedOf(e) {
let t = e.flatMap(({ reused: e }) => e === void 0 ? [] : [e.started_at]).sort();
return t.length === 0 ? void 0 : {
trials: t.length,
oldest: t[0],
newest: t.at(-1)
};
}
function reusedText({ trials: e, oldest: t, newest: n }) {
let [r, i] = [t.slice(0, 10), n.slice(0, 10)];
return `${(0, s.U9)(e, "trial")} taken from baseline, measured ${r === i ? `on ${r}` : `from ${r} to ${i}`}`;
}
function filesOf({ result: e, directory: t }) {
return (0, r.readdirSync)(i.join(t, (0, h.qQ)(e))).length;
}
function isWhole(e) {
return (0, m.aA)(e) && !(0, p.W)(e);
}
function isSameMeasurement(e, t) {
let [n, r] = [e.options, t.options];
if (e.identity === void 0 || n === void 0 || r === void 0) return !1;
return (0, g.g6)(e, t).length === 0 && _.every((e) => (0, g.am)(e, n, r));
}
}),
75249: ((e, t, n) => {
n.d(t, { q: () => r });
let r = {
runStarted() {},
trialStarted() {},
stageStarted() {},
stageEnded() {},
trialSpent() {},
trialEnded() {},
trialPostponed() {},
trialSkipped() {},
notice() {}
};
})
};
