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
var a = n(21916);
var o = n(45145);
var s = n(45503);
var c = n(69917);
var l = n(90162);
let u = ["agentbench.yaml", ".github/agentbench.yaml"];
let d = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let f = c.W6.filter((e) => d[e] === void 0);
let p = [[
"agent",
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
], ["agent-command", "agent-directory"]];
function withoutOtherAgent(e, t) {
let n = { ...t };
let has = (e, t) => (e[t] ?? "").trim() !== "";
for (let [r, ...i] of p) {
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
let r = n ?? u.find((e) => isThere(i.join(t, e)));
if (r === void 0) return null;
let a;
try {
a = (0, s.X)(i.resolve(t, r), 1048576, { follow: n !== void 0 }).toString();
} catch (e) {
throw new o.yo(`config: ${r} cannot be read: ${(0, o.bD)(e)}`);
}
return {
file: r,
found: n === void 0,
...await parseConfig(a, r)
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
let { isMap: r, isScalar: i, isSeq: s, LineCounter: u, parseDocument: p, stringify: m } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { optionText: h } = await Promise.all([n.e(8815), n.e(3412)]).then(n.bind(n, 43412));
let g = new u();
let _ = p(e, { lineCounter: g });
let lineAt = (e) => g.linePos(e?.range?.[0] ?? 0).line;
let [v] = _.errors;
if (v !== void 0) throw new o.yo(`config: ${t}: not valid YAML: ${(0, o.bD)(v)}`);
let { contents: y } = _;
let b = {};
let x = {};
if (y === null) return {
texts: b,
lines: x
};
if (!r(y)) throw new o.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let S = [];
for (let { key: e, value: n } of y.items) {
let o = lineAt(e);
let l = i(e) ? String(e.value) : "";
let fault = (e) => S.push(`config: ${t}:${o}: ${l}: ${e}`);
if (!c.W6.includes(l)) {
fault(`there is no such option; did you mean ${(0, a.kp)(l, f)}?`);
continue;
}
let u = l;
let p = d[u];
let g = u === "arms" && r(n);
let _ = p === void 0 ? g ? m(n) : h(n, c.kI.includes(u)) : null;
if (p !== void 0) fault(`cannot be in this file: it ${p}`);
else if (_ === null || s(n) && !c.m5.includes(u)) fault(`must be ${formsOf(u)}`);
else if (u === "model-keys" && /=[^\n]*\S/.test(_)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
b[u] = _;
x[u] = o;
}
}
for (let { name: e, message: n } of (0, l.t)(b)) S.push(`config: ${t}:${x[e]}: ${n}`);
if (S.length > 0) throw new o.yo(S.join("\n"));
return {
texts: b,
lines: x
};
}
function formsOf(e) {
let t = [
"a text",
"a number",
"true or false"
];
c.m5.includes(e) && t.push("a list");
c.kI.includes(e) && t.push("a mapping");
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
var a = n(21916);
var o = n(45145);
var s = n(45503);
var c = n(90492);
var l = n(47135);
var u = n(69917);
var d = n(90162);
let f = [
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
let p = /^(?!report$|latest$)[A-Za-z0-9][A-Za-z0-9_.-]{0,62}(?<!\.json)$/;
async function resolveArms(e, t) {
let n = /^[^\n:{}]+$/.test(e.trim()) ? e.trim() : null;
let r = n === null ? "arms" : `arms: ${(0, c.h0)(n)}`;
let i = await parseArms(n === null ? e : readArms(n), r);
if (i.size < 2) throw new o.yo(`${r}: ${i.size === 1 ? "one arm is no experiment" : "no arm"}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`);
if (i.size > 8) throw new o.yo(`${r}: ${i.size} arms; at most 8 can be compared`);
let { arms: a, ...s } = t;
(0, d.A)(s);
let u = [];
let f = [...i].flatMap(([e, t]) => {
let n = {
...(0, l._C)(t, s),
...t
};
try {
return [{
name: e,
own: t,
texts: n,
options: (0, d.A)(n)
}];
} catch (t) {
if (!(t instanceof o.yo)) throw t;
u.push(...t.message.split("\n").map((t) => `${r}: ${e}: ${t}`));
return [];
}
});
if (u.length > 0) throw new o.yo(u.join("\n"));
return f;
}
function sameArms(e) {
return e.flatMap((t, n) => {
let r = e.slice(0, n).find(({ own: e }) => (0, i.isDeepStrictEqual)(e, t.own));
return r === void 0 ? [] : [[r.name, t.name]];
});
}
function readArms(e) {
if (!(0, r.existsSync)(e)) throw new o.yo(`arms: "${(0, c.h0)(e)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
try {
return (0, s.X)(e, 262144, { follow: !0 }).toString();
} catch (t) {
throw new o.yo(`arms: ${(0, c.h0)(e)} cannot be read: ${(0, o.bD)(t)}`);
}
}
async function parseArms(e, t) {
let [{ isMap: r, isScalar: i, isSeq: s, LineCounter: d, parseDocument: m }, { optionText: h }] = await Promise.all([n.e(8815).then(n.t.bind(n, 38815, 19)), Promise.all([n.e(8815), n.e(3412)]).then(n.bind(n, 43412))]);
let g = new d();
let _ = m(e, { lineCounter: g });
let lineAt = (e) => g.linePos(e?.range?.[0] ?? 0).line;
let [v] = _.errors;
if (v !== void 0) throw new o.yo(`${t}: not valid YAML: ${(0, o.bD)(v)}`);
if (!r(_.contents)) throw new o.yo(`${t}: must be a mapping of names, each with its options`);
let y = new Map();
let b = [];
for (let { key: e, value: n } of _.contents.items) {
let o = i(e) ? String(e.value) : "";
let d = `${t}, line ${lineAt(e)}: ${(0, c.h0)(o, 80)}`;
if (!p.test(o)) {
b.push(`${d}: not a name of an arm; use letters, digits, "-", "_" and "."`);
continue;
}
let m = new Map();
!(n === null || i(n) && n.value === null) && !r(n) && b.push(`${d}: must be a mapping of options, or {}`);
for (let e of r(n) ? n.items : []) {
let n = i(e.key) ? String(e.key.value) : "";
let r = `${t}, line ${lineAt(e.key)}: ${o}: ${(0, c.h0)(n, 80)}`;
if (!f.includes(n)) {
let e = u.W6.includes(n) ? "give it once, outside of arms" : `there is no such option; did you mean ${(0, a.kp)(n, f)}?`;
b.push(`${r}: an arm cannot set it: ${e} (an arm can set ${f.join(", ")})`);
continue;
}
let d = h(e.value, u.kI.includes(n));
d === null || s(e.value) && !u.m5.includes(n) ? b.push(`${r}: must be ${(0, l.XP)(n)}`) : m.set(n, d);
}
y.set(o, Object.fromEntries(m));
}
if (b.length > 0) throw new o.yo(b.join("\n"));
return y;
}
})
};
