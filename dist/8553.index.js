export const id = 8553;
export const ids = [8553];
export const modules = {
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
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
}),
78553: ((e, t, n) => {
n.d(t, {
resolveArms: () => resolveArms,
w: () => sameArms,
y: () => inArm
});
var r = n(73024);
var i = n(57975);
var a = n(45145);
var o = n(45503);
var s = n(22495);
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
async function inArm({ name: e, own: t, options: n }, r) {
try {
return await r();
} catch (r) {
let i = n.agent === void 0 && n["agent-command"] === void 0 ? ["agent"] : [];
throw r instanceof a.yo && [...Object.keys(t), ...i].some((e) => r.message.startsWith(`${e}:`)) ? new a.yo(`arms: ${e}: ${r.message}`) : r;
}
}
function sameArms(e) {
return e.flatMap((t, n) => {
let r = e.slice(0, n).find(({ own: e }) => (0, i.isDeepStrictEqual)(e, t.own));
return r === void 0 ? [] : [[r.name, t.name]];
});
}
function readArms(e) {
if (!(0, r.existsSync)(e)) throw new a.yo(`arms: "${(0, s.h0)(e)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
let t;
try {
t = (0, o.XF)(e, 262144, { follow: !0 });
} catch (t) {
throw new a.yo(`arms: ${(0, s.h0)(e)} cannot be read: ${(0, a.bD)(t)}`);
}
let n = (0, o.$C)(t);
if (n !== null) throw new a.yo(`arms: ${(0, s.h0)(e)}, line ${n}: has bytes that are not UTF-8; save the file as UTF-8`);
return new TextDecoder().decode(t);
}
})
};
