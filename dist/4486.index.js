export const id = 4486;
export const ids = [4486, 8553];
export const modules = {
74486: ((e, t, n) => {
n.d(t, { printDryRun: () => printDryRun });
var r = n(18253);
var i = n(90492);
var a = n(73995);
var o = n(86324);
var s = n(9962);
var c = n(69917);
var l = n(90162);
var u = n(93588);
var d = n(37936);
var f = n(9271);
var p = n(75249);
var m = n(66634);
async function dryRun(e, t) {
let { signal: n } = new AbortController();
let r = {
machine: t,
observer: p.q,
secrets: [],
signal: n
};
let { dataset: i, testbed: a, plan: o } = await (0, m.Uf)(e, r);
let { name: s, ref: c, digest: l } = i;
return {
dataset: {
name: s,
ref: c,
digest: l
},
testbed: a,
trials: o
};
}
var h = n(78553);
var g = n(58263);
var _ = n(72583);
var v = n(19089);
var y = n(12694);
var b = n(81681);
let x = {
"judge-api-key": () => "***",
...Object.fromEntries(u.V.map((e) => [e, namesOf])),
arms: () => "see below"
};
function namesOf(e) {
return e.split("\n").map((e) => e.trim().replace(/=.*$/, "=***")).filter((e) => e !== "").join(", ");
}
async function printDryRun(e, t, n) {
let r = (0, l.Ac)(e);
let i = e.arms === void 0 || e.arms.trim() === "" ? [] : await (0, h.resolveArms)(e.arms, e);
if (i.length === 0) {
(0, _.a)(r);
await (0, d.resolveBaseline)(r.baseline);
}
let a = await dryRun(i[0]?.options ?? r, (0, o.g)(process.env));
for (let e of i.slice(1)) a = await dryRun(e.options, (0, o.g)(process.env));
let s = c.W6.filter((e) => (0, c.ny)("run", e) && !(0, c.ti)(e).actionOnly).flatMap((n) => {
let i = e[n];
let o = i !== void 0 && i.trim() !== "";
if (!o && n === "agent-timeout") return [agentTimeout(r, a)];
let s = o ? i : (0, c.ti)(n).default;
if (s === void 0 || s === "") return [];
return [{
name: n,
value: (0, g.AC)(n, s) ? "***" : (x[n] ?? String)(s),
source: o ? t(n) : "default"
}];
});
if (n) {
let { dataset: e, testbed: t, trials: n } = a;
(0, y.Q2)({
options: Object.fromEntries(s.map(({ name: e, value: t, source: n }) => [e, {
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
} else (0, y.tj)([
...valueLines(s),
...armLines(i),
"",
...planLines(a, i.length || 1)
]);
return 0;
}
function agentTimeout(e, { trials: t }) {
let n = t.flatMap(({ instance: e }) => (0, a.CI)(e));
let r = n.map((t) => (0, s.B)(e, t)).sort((e, t) => e - t);
let i = new Set([r.at(0), r.at(-1)]);
let o = n.some(({ agentTimeout: e }) => e !== void 0);
return {
name: "agent-timeout",
value: [...i].map(durationText).join(" to "),
source: o ? "task" : "default"
};
}
function durationText(e) {
if (e % 36e5 == 0) return `${e / 36e5}h`;
return e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
function valueLines(e) {
return (0, b.t)(e, [{
title: "option",
cell: ({ name: e }) => e
}, {
title: "source",
cell: ({ source: e }) => e
}], (0, v.Li)(process.stdout), {
title: "value",
cell: ({ value: e }) => (0, i.h0)(e.replaceAll("\n", ", "), 500)
});
}
function ownOf({ own: e }) {
return Object.fromEntries(Object.entries(e).map(([e, t = ""]) => [e, (x[e] ?? String)(t)]));
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
return ["", ...(0, b.t)(t, [{
title: "arm",
cell: ({ name: e }) => e
}, {
title: "sets",
cell: ({ option: e }) => e
}], (0, v.Li)(process.stdout), {
title: "value",
cell: ({ value: e }) => (0, i.h0)(e.replaceAll("\n", ", "), 500)
})];
}
function planLines({ dataset: e, testbed: t, trials: n }, a) {
let o = new Set(n.map(({ instance: e }) => e.id)).size;
let s = n.length - 50;
return [
`${(0, r.U9)(n.length, "trial")} of ${(0, r.U9)(o, "instance")} of ${(0, i.h0)(e.name)}${e.ref === null ? "" : ` at ${e.ref}`}${a === 1 ? "" : ` in each of ${a} arms`}, testbed ${t}; nothing was run`,
...n.slice(0, 50).map((e) => `  ${(0, f.Ko)(e)}`),
...s > 0 ? [`  … and ${s} more`] : []
];
}
}),
47135: ((e, t, n) => {
n.d(t, {
Xg: () => readConfig,
_C: () => withoutOtherAgent
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
let s = n ?? l.find((e) => (0, a.LZ)(r.join(t, e)) !== void 0);
if (s === void 0) return null;
let c;
try {
c = (0, o.Gu)(r.resolve(t, s), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new i.yo(`config: ${s} cannot be read: ${(0, i.bD)(e)}`);
}
return {
file: s,
found: n === void 0,
...await parseConfig(c, s)
};
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: a, stringify: o } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { formsOf: l, parseYaml: f, textFor: p, unfitEntry: m } = await Promise.all([n.e(8815), n.e(3412)]).then(n.bind(n, 43412));
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
let S = b === void 0 ? x ? o(i) : p(h, i) : null;
if (b !== void 0) fault(`cannot be in this file: it ${b}`);
else if (S === null) fault(`must be ${l(h)}`, m(i) ?? e);
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
