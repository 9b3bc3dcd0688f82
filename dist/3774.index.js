export const id = 3774;
export const ids = [3774];
export const modules = {
3774: ((e, t, n) => {
n.r(t);
n.d(t, {
AGENT: () => s,
HOME: () => l,
OUTPUT: () => c,
PRERUNNER: () => d,
PROMPT: () => u,
archivePlan: () => archivePlan,
checkWorkdir: () => checkWorkdir,
refusedAsWorkdir: () => refusedAsWorkdir,
workdirIn: () => workdirIn
});
var r = n(76760);
var i = n(45145);
var a = n(36347);
var o = n(80161);
let s = "/opt/agent";
let c = `${a.o6}/output`;
let l = `${a.o6}/home`;
let u = `${a.o6}/prompt.md`;
let d = `${a.o6}/prerunner`;
let f = [
"/dev",
"/proc",
"/sys"
];
function refusedAsWorkdir(e, t) {
let isIn = (t) => e === t || e.startsWith(`${t}/`);
if ((0, a.MU)(e) || t && isIn(s)) return `${e} has files of AgentBench`;
if (f.some(isIn)) return `${e} is empty when a container starts, and files put there before are lost`;
return null;
}
function checkWorkdir({ options: { workdir: e }, agentDirectory: t }) {
if (e === void 0) return;
let n = refusedAsWorkdir(r.posix.resolve("/", e), t !== null);
if (n !== null) throw new i.yo(`workdir: ${n}; name another directory`);
}
function workdirIn({ instance: { environment: e }, verifies: t }, n, i) {
let a = t ? void 0 : n.workdir;
return r.posix.resolve("/", a ?? (e === void 0 ? "/testbed" : (0, o.oG)(e, i)));
}
function archivePlan({ instance: e, prompt: t }, { workdir: n, hasWorkdir: i, checkout: f, agentDirectory: p }) {
let m = e.environment !== void 0;
let h = [
[n, f],
...e.fixtures.map(({ source: e, target: t }) => [r.posix.join(n, t), e]),
[d, e.prerunner],
[s, p]
];
return {
emptyDirectories: m ? [a.o6, ...i ? [] : [n]] : [
a.o6,
c,
l
],
openDirectories: m ? [
c,
l,
...o.Yy
] : [],
files: [[u, t]],
copies: h.filter((e) => e[1] !== null)
};
}
}),
36347: ((e, t, n) => {
n.d(t, {
EE: () => i,
MU: () => isOurs,
o6: () => r
});
let r = "/agentbench";
function isOurs(e) {
return e === r || e.startsWith(`${r}/`);
}
let i = new Date("1973-11-29T21:33:09Z");
}),
80161: ((e, t, n) => {
n.d(t, {
Om: () => refuseUnsupported,
Yy: () => a,
dO: () => taskSettings,
oG: () => workdirOf
});
var r = n(40724);
var i = n(45145);
let a = [
"/logs/agent",
"/logs/verifier",
"/logs/artifacts"
];
let o = [
"sh",
"-c",
"sleep infinity"
];
function refuseUnsupported({ id: e, environment: t }) {
let [n, ...r] = t?.unsupported ?? [];
if (n === void 0) return;
let a = r.length === 0 ? "" : `; also ${r.map(({ key: e }) => e).join(", ")}`;
throw new i.ZD("unsupported", `${e} is not run: ${n.key}: ${n.why}${a}`);
}
function taskSettings({ variables: e }) {
return {
Cmd: o,
Env: (0, r.TT)(e)
};
}
function workdirOf({ workdir: e }, t) {
return e ?? (t.WorkingDir || "/");
}
})
};
