export const id = 1725;
export const ids = [1725];
export const modules = {
9991: ((e, t, n) => {
n.d(t, { printDryRun: () => printDryRun });
var r = n(18253);
var i = n(62426);
var a = n(22495);
var o = n(73995);
var s = n(86324);
var c = n(9962);
var l = n(55005);
var u = n(90162);
var d = n(93588);
var f = n(73762);
var p = n(37936);
var m = n(9271);
var h = n(29078);
var g = n(48451);
var _ = n(66634);
async function dryRun(e, t) {
let { signal: n } = new AbortController();
let r = await (0, _.Uf)(e, {
...t,
secrets: [],
signal: n
});
let { dataset: i, testbed: a, mode: o, plan: s, agent: c } = r;
let l = c?.directory ?? r.agentDirectory;
await (0, h.J8)(a, {
options: e,
agentDirectory: l,
machine: t.machine
});
let { name: u, ref: d, digest: f } = i;
return {
dataset: {
name: u,
ref: d,
digest: f
},
testbed: a,
mode: o,
plan: s,
left: await (0, g.t)(r, t)
};
}
var v = n(78553);
var y = n(76760);
var b = n(80418);
var x = n(56676);
var S = n(75249);
var C = n(93643);
var w = n(90068);
var T = n(96360);
var E = n(6804);
async function dryRunArms(e, t, { machine: n, observer: r, keepOptions: i }) {
(0, T.vY)({ options: t });
let a = t["results-path"] ?? (t.resume ? (0, b.hH)() : null);
let o = a === null ? null : y.resolve(a);
o !== null && (0, C.A)(o);
let s = [];
for (let [a, c] of e.entries()) {
let e = o === null ? {} : { "results-path": y.join(o, c.name) };
let l = {
machine: n,
observer: a === 0 ? r : S.q
};
let planned = () => dryRun({
...c.options,
...e,
resume: o !== null && t.resume
}, {
...l,
...o === null ? {} : { experiment: o },
...i === void 0 ? {} : { keepOptions: (e) => i(c, e) }
});
s.push(await (0, v.y)(c, planned));
}
if (o === null) return s;
let { plan: c, mode: l } = s[0];
let u = [...new Set(c.map(({ instance: e }) => e.id))];
let { record: d } = await (0, w.f)({
arms: e,
options: t,
mode: l,
instanceIds: u
}, o);
let f = d?.comparisons.some(({ answer: e, left_out: t }) => e === null || e === "cannot be settled" && t > 0);
if (d?.stopped == null || f) return s;
let leftOf = ({ name: e }, { left: t }) => (0, E.a)(t, new x.V(y.join(o, e)));
return Promise.all(s.map(async (t, n) => ({
...t,
left: await leftOf(e[n], t)
})));
}
var D = n(58263);
var O = n(72583);
var k = n(19089);
var A = n(12694);
var j = n(81681);
function shownValue(e, t) {
if (e === "arms") return "see below";
if (e === "judge-api-key" || (0, D.AC)(e, t)) return i.v5;
return d.V.includes(e) ? namesOf(t) : t;
}
function namesOf(e) {
return e.split("\n").map((e) => e.trim().replace(/=.*$/, `=${i.v5}`)).filter((e) => e !== "").join(", ");
}
async function printDryRun(e, t, n) {
let r = (0, u.Ac)(e);
let i = e.arms === void 0 || e.arms.trim() === "" ? [] : await (0, v.resolveArms)(e.arms, e);
let o = (0, s.g)(process.env);
let c = { notice: (e) => (0, A.cc)((0, a.h0)(e, 1e3)) };
let d = i.length === 0 ? [await planOfRun(r, {
machine: o,
observer: c,
keepOptions: (t) => (0, D.o2)(e, t)
})] : await dryRunArms(i, r, {
machine: o,
observer: c,
keepOptions: (e, t) => (0, D.o2)(e.texts, t)
});
let f = d.at(-1);
let p = l.W6.filter((e) => (0, l.ny)("run", e) && !(0, l.ti)(e).actionOnly).flatMap((n) => {
let i = e[n];
let a = i !== void 0 && i.trim() !== "";
if (!a && n === "agent-timeout") return [agentTimeout(r, f)];
let o = a ? i : (0, l.ti)(n).default;
if (o === void 0 || o === "") return [];
return [{
name: n,
value: shownValue(n, o),
source: a ? t(n) : "default"
}];
});
if (n) {
let { dataset: e, testbed: t, plan: n, left: r } = f;
(0, A.Q2)({
options: Object.fromEntries(p.map(({ name: e, value: t, source: n }) => [e, {
value: t,
source: n
}])),
...i.length === 0 ? {} : { arms: i.map((e, t) => ({
name: e.name,
options: ownOf(e),
trials: d[t].left.map(trialOf)
})) },
dataset: e,
testbed: t,
trials: (i.length === 0 ? r : n).map(trialOf)
});
} else {
let e = d.some(({ plan: e, left: t }) => t.length < e.length);
let t = i.length > 0 && e ? leftLines(i, d) : planLines(f, i.length || 1);
(0, A.tj)([
...valueLines(p),
...armLines(i),
"",
...t
]);
}
return 0;
}
async function planOfRun(e, t) {
(0, O.a)(e);
await (0, p.resolveBaseline)(e.baseline);
return dryRun(e, t);
}
function trialOf({ instance: e, trial: t }) {
return {
instance_id: e.id,
task_type: e.taskType,
trial: t
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
return (0, j.t)(e, [{
title: "option",
cell: ({ name: e }) => e
}, {
title: "source",
cell: ({ source: e }) => e
}], (0, k.Li)(process.stdout), {
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
return ["", ...(0, j.t)(t, [{
title: "arm",
cell: ({ name: e }) => e
}, {
title: "sets",
cell: ({ option: e }) => e
}], (0, k.Li)(process.stdout), {
title: "value",
cell: ({ value: e }) => (0, a.h0)(e.replaceAll("\n", ", "), 500)
})];
}
function planLines({ dataset: e, testbed: t, left: n }, i) {
let a = new Set(n.map(({ instance: e }) => e.id)).size;
let o = i === 1 ? "" : ` in each of ${i} arms`;
return [`${(0, r.U9)(n.length, "trial")} of ${(0, r.U9)(a, "instance")} of ${nameOf(e)}${o}, testbed ${t}; nothing was run`, ...trialLines(n.map(m.Ko))];
}
function leftLines(e, t) {
let n = t.reduce((e, { plan: t }) => e + t.length, 0);
let i = t.reduce((e, t) => e + t.left.length, 0);
let { dataset: a, testbed: o } = t[0];
return [`${i} of ${(0, r.U9)(n, "trial")} of ${nameOf(a)} in ${e.length} arms left, testbed ${o}; nothing was run`, ...t.flatMap((t, n) => [`  ${e[n].name}: ${t.left.length} of ${t.plan.length} left`, ...trialLines(t.left.map((e) => `  ${(0, m.Ko)(e)}`))])];
}
function nameOf({ name: e, ref: t }) {
return `${(0, a.h0)(e)}${t === null ? "" : ` at ${t}`}`;
}
function trialLines(e) {
return (0, r.UV)(e, 50).map((e) => `  ${e}`);
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
var s = n(86426);
var c = n(55005);
var l = n(90162);
let u = ["agentbench.yaml", ".github/agentbench.yaml"];
let d = ["agentbench.yml", ".github/agentbench.yml"];
let f = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let p = c.W6.filter((e) => f[e] === void 0);
let m = [[
"agent",
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
], ["agent-command", "agent-directory"]];
function withoutOtherAgent(e, t) {
let n = { ...t };
let textOf = (e, t) => (0, l.VW)(e[t] ?? "").trim();
let has = (e, t) => textOf(e, t) !== "";
for (let [r, ...i] of m) {
let a = r === "agent" ? "agent-command" : "agent";
if (!has(t, r)) continue;
if (has(e, r)) {
textOf(e, r) !== textOf(t, r) && delete n["agent-name"];
let i = (0, s.o)(textOf(e, r)) !== (0, s.o)(textOf(t, r));
r === "agent" && i && delete n["agent-args"];
} else if (has(e, a)) for (let e of [
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
let s = n ?? findConfig(t);
if (s === void 0) {
let e = d.find((e) => (0, a.LZ)(r.join(t, e)) !== void 0);
if (e === void 0) return null;
throw new i.yo(`config: ${e} is not read by itself: rename it to ${e.replace(".yml", ".yaml")}, or set config: ${e}; if it is another program's, set config: none`);
}
let c;
try {
c = (0, o.XF)(r.resolve(t, s), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new i.yo(`config: ${s} cannot be read: ${(0, i.bD)(e)}`);
}
let l = (0, o.$C)(c);
if (l !== null) throw new i.yo(`config: ${s}:${l}: has bytes that are not UTF-8; save the file as UTF-8`);
return {
file: s,
found: n === void 0,
...await parseConfig(new TextDecoder().decode(c), s)
};
}
function findConfig(e) {
return u.find((t) => (0, a.LZ)(r.join(e, t)) !== void 0);
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: a } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { formsOf: o, isNothing: s, lineOfText: u, nestedText: d, parseYaml: m, textFor: h, unfitEntry: g } = await Promise.all([n.e(8815), n.e(1031)]).then(n.bind(n, 43412));
let { contents: _, lineAt: v } = m(e, `config: ${t}`);
let y = {};
let b = {};
let x = {};
if (s(_)) return {
texts: y,
lines: b
};
if (!r(_)) throw new i.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let S = [];
for (let { key: e, value: i } of _.items) {
let u = v(e);
let m = a(e) ? String(e.value) : "";
let fault = (n, r = e) => S.push(`config: ${t}:${v(r)}: ${m}: ${n}`);
if (!(0, c.RR)(m)) {
fault((0, l.Up)(m, p));
continue;
}
let _ = f[m];
if (_ === void 0 && s(i)) continue;
let C = m === "arms" && r(i);
let w = _ === void 0 ? C ? d(i) : h(m, i) : null;
if (_ !== void 0) fault(`cannot be in this file: it ${_}`);
else if (w === null) fault(`must be ${o(m)}`, g(i) ?? e);
else if (m === "model-keys" && /=[^\n]*\S/.test(w)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
y[m] = w;
b[m] = u;
x[m] = i;
if (!C) continue;
let { readArmNodes: e } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
for (let { node: n, message: r } of e(i).faults) S.push(`config: ${t}:${v(n)}: ${m}: ${r}`);
}
}
for (let { name: e, message: n } of (0, l.te)(y)) {
let [, r] = /^[\w-]+: line (\d+)/.exec(n) ?? [];
let i = r === void 0 ? null : u(x[e], Number(r), v);
let a = i === null ? n : n.replace(/(?<=^[\w-]+: )line \d+:? /, "");
S.push(`config: ${t}:${i ?? b[e]}: ${a}`);
}
if (S.length > 0) throw new i.yo(S.join("\n"));
return {
texts: y,
lines: b
};
}
})
};
