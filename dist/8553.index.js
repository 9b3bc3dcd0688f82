export const id = 8553;
export const ids = [8553];
export const modules = {
47135: ((e, t, n) => {
n.d(t, {
XP: () => formsOf,
Xg: () => readConfig,
_C: () => withoutOtherAgent
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
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
let r = n ?? l.find((e) => isThere(i.join(t, e)));
if (r === void 0) return null;
let s;
try {
s = (0, o.Gu)(i.resolve(t, r), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new a.yo(`config: ${r} cannot be read: ${(0, a.bD)(e)}`);
}
return {
file: r,
found: n === void 0,
...await parseConfig(s, r)
};
}
function isThere(e) {
try {
return (0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0;
} catch {
return !1;
}
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: i, isSeq: o, stringify: l } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { optionText: f, parseYaml: p } = await Promise.all([n.e(8815), n.e(3412)]).then(n.bind(n, 43412));
let { contents: m, lineAt: h } = p(e, `config: ${t}`);
let g = {};
let _ = {};
if (m === null) return {
texts: g,
lines: _
};
if (!r(m)) throw new a.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let v = [];
for (let { key: e, value: n } of m.items) {
let a = h(e);
let p = i(e) ? String(e.value) : "";
let fault = (e) => v.push(`config: ${t}:${a}: ${p}: ${e}`);
if (!s.W6.includes(p)) {
fault((0, c.Up)(p, d));
continue;
}
let m = p;
let y = u[m];
let b = m === "arms" && r(n);
let x = y === void 0 ? b ? l(n) : f(n, s.kI.includes(m)) : null;
if (y !== void 0) fault(`cannot be in this file: it ${y}`);
else if (x === null || o(n) && !s.m5.includes(m)) fault(`must be ${formsOf(m)}`);
else if (m === "model-keys" && /=[^\n]*\S/.test(x)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
g[m] = x;
_[m] = a;
}
}
for (let { name: e, message: n } of (0, c.te)(g)) v.push(`config: ${t}:${_[e]}: ${n}`);
if (v.length > 0) throw new a.yo(v.join("\n"));
return {
texts: g,
lines: _
};
}
function formsOf(e) {
let t = [
"a text",
"a number",
"true or false"
];
s.m5.includes(e) && t.push("a list");
s.kI.includes(e) && t.push("a mapping");
return `${t.slice(0, -1).join(", ")}, or ${t.at(-1)}`;
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
var l = n(69917);
var u = n(90162);
let d = [
"agent",
"agent-command",
"agent-setup",
"agent-directory",
"agent-model",
"agent-args",
"agent-env",
"agent-skills",
"agent-mcp",
"agent-instructions",
"agent-name"
];
let f = /^(?!report$|latest$)[A-Za-z0-9][A-Za-z0-9_.-]{0,62}(?<!\.json)$/;
async function resolveArms(e, t) {
let n = /^[^\n:{}]+$/.test(e.trim()) ? e.trim() : null;
let r = n === null ? "arms" : `arms: ${(0, s.h0)(n)}`;
let i = await parseArms(n === null ? e : readArms(n), r);
if (i.size < 2) throw new a.yo(`${r}: ${i.size === 1 ? "one arm is no experiment" : "no arm"}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`);
if (i.size > 8) throw new a.yo(`${r}: ${i.size} arms; at most 8 can be compared`);
let { arms: o, ...l } = t;
(0, u.Ac)(l);
let d = [];
let f = [...i].flatMap(([e, t]) => {
let n = {
...(0, c._C)(t, l),
...t
};
try {
return [{
name: e,
own: t,
texts: n,
options: (0, u.Ac)(n)
}];
} catch (t) {
if (!(t instanceof a.yo)) throw t;
d.push(...t.message.split("\n").map((t) => `${r}: ${e}: ${t}`));
return [];
}
});
if (d.length > 0) throw new a.yo(d.join("\n"));
return f;
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
async function parseArms(e, t) {
let [{ isMap: r, isScalar: i, isSeq: o }, { optionText: p, parseYaml: m }] = await Promise.all([n.e(8815).then(n.t.bind(n, 38815, 19)), Promise.all([n.e(8815), n.e(3412)]).then(n.bind(n, 43412))]);
let { contents: h, lineAt: g } = m(e, t);
if (!r(h)) throw new a.yo(`${t}: must be a mapping of names, each with its options`);
let _ = new Map();
let v = [];
for (let { key: e, value: n } of h.items) {
let a = i(e) ? String(e.value) : "";
let m = `${t}, line ${g(e)}: ${(0, s.h0)(a, 80)}`;
if (!f.test(a)) {
v.push(`${m}: not a name of an arm; use letters, digits, "-", "_" and "."`);
continue;
}
let h = new Map();
!(n === null || i(n) && n.value === null) && !r(n) && v.push(`${m}: must be a mapping of options, or {}`);
for (let e of r(n) ? n.items : []) {
let n = i(e.key) ? String(e.key.value) : "";
let r = `${t}, line ${g(e.key)}: ${a}: ${(0, s.h0)(n, 80)}`;
if (!d.includes(n)) {
let e = l.W6.includes(n) ? "give it once, outside of arms" : (0, u.Up)(n, d);
v.push(`${r}: an arm cannot set it: ${e} (an arm can set ${d.join(", ")})`);
continue;
}
let f = p(e.value, l.kI.includes(n));
f === null || o(e.value) && !l.m5.includes(n) ? v.push(`${r}: must be ${(0, c.XP)(n)}`) : h.set(n, f);
}
_.set(a, Object.fromEntries(h));
}
if (v.length > 0) throw new a.yo(v.join("\n"));
return _;
}
})
};
