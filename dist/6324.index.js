export const id = 6324;
export const ids = [6324];
export const modules = {
59956: ((e, t, n) => {
n.d(t, {
S: () => findTool,
x: () => a
});
var r = n(73024);
var i = n(76760);
let a = "/";
function findTool(e, t) {
for (let n of (t ?? "/usr/local/bin:/usr/bin:/bin").split(i.delimiter)) {
if (!i.isAbsolute(n)) continue;
let t = i.join(n, e);
try {
(0, r.accessSync)(t, r.constants.X_OK);
if ((0, r.statSync)(t).isFile()) return t;
} catch {}
}
return null;
}
}),
23897: ((e, t, n) => {
n.d(t, { R: () => homeDirectory });
var r = n(48161);
function homeDirectory(e) {
if (e.HOME) return e.HOME;
try {
return r.userInfo().homedir;
} catch {
return "/";
}
}
}),
88350: ((e, t, n) => {
n.d(t, {
GS: () => thisOwner,
K: () => ownerFrom,
XU: () => isDead,
f6: () => ownerIn
});
var r = n(73024);
var i = n(48161);
var a = n(94343);
var o = n(4196);
var s = n(45145);
var c = n(63144);
var l = n(78421);
let u = a.Ikc({
host: a.YjP(),
boot: a.mee(a.YjP()),
namespace: a.mee(a.YjP()),
pid: a.Whr(),
started: a.mee(a.YjP())
});
function thisOwner() {
return {
host: i.hostname(),
boot: (0, l.J3)("/proc/sys/kernel/random/boot_id")?.trim() ?? null,
namespace: orNull(() => (0, r.readlinkSync)("/proc/self/ns/pid")),
pid: process.pid,
started: stateOf(process.pid)?.started ?? null
};
}
function ownerFrom(e) {
return o.xL(u, (0, c.U4)(e)).data ?? null;
}
function ownerIn(e, t) {
return ownerFrom(e.find((e) => e.startsWith(t))?.slice(t.length) ?? "");
}
function isDead(e) {
let t = thisOwner();
if (e.host !== t.host) return !1;
if (e.boot !== t.boot) return e.boot !== null && t.boot !== null;
if (e.namespace !== t.namespace) return !1;
try {
process.kill(e.pid, 0);
} catch (e) {
if ((0, s.$N)(e) === "ESRCH") return !0;
}
let n = stateOf(e.pid);
return n !== null && (n.zombie || e.started !== null && e.started !== n.started);
}
function stateOf(e) {
let t = (0, l.J3)(`/proc/${e}/stat`);
if (t === null) return null;
let n = t.slice(t.lastIndexOf(")") + 2).split(" ");
return {
zombie: n[0] === "Z",
started: n[19]
};
}
function orNull(e) {
try {
return e();
} catch {
return null;
}
}
}),
10076: ((e, t, n) => {
n.d(t, {
FZ: () => maskedLines,
G_: () => ownSecrets,
hK: () => holdsSecret
});
var r = n(40724);
function ownSecrets(e) {
let t = Object.entries(e).flatMap(([e, t]) => (0, r.rG)(e) ? [t?.trim()] : []);
return [...new Set(t.filter((e) => e !== void 0 && e.length >= 6))];
}
function holdsSecret(e, t) {
return t.some((t) => e.trim() === t || t.length >= 16 && e.includes(t));
}
function maskedLines(e) {
return e.split(/\r?\n|\r/).map((e) => e.trim()).filter((e) => e.length >= 6);
}
}),
78421: ((e, t, n) => {
n.d(t, {
Eh: () => fastText,
Hk: () => endProcesses,
I8: () => hasNoChild,
J3: () => kernelText,
O3: () => listProcesses,
U_: () => processesWith,
Z9: () => wordsOf,
vK: () => endTrees
});
var r = n(73024);
var i = n(58500);
function listProcesses() {
return pids().flatMap((e) => processOf(e) ?? []);
}
function processesWith(e) {
return pids().filter((t) => {
let n = fastText(`/proc/${t}/environ`) ?? "";
return typeof e == "string" ? n.includes(e) : e.test(n);
}).flatMap((e) => processOf(e) ?? []);
}
function hasNoChild(e) {
return fastText(`/proc/${e}/task/${e}/children`) === "";
}
function wordsOf({ pid: e }) {
return (kernelText(`/proc/${e}/cmdline`) ?? "").split("\0");
}
async function endTrees(e, t) {
let n = new Set();
let identityOf = ({ pid: e, started: t }) => `${e} ${t}`;
return endProcesses(() => {
let t = listProcesses();
for (let r of e(t)) n.add(identityOf(r));
let r = t.filter((e) => n.has(identityOf(e)));
for (let { pid: e } of r) for (let i of t) {
if (i.parent !== e || n.has(identityOf(i))) continue;
n.add(identityOf(i));
r.push(i);
}
return r;
}, t);
}
async function endProcesses(e, t) {
let n = e();
let r = performance.now();
t > 0 && signalAll(n, "SIGTERM");
for (let a = 0, o = 0; n.length > 0 && (a < 10 || o <= t + 2e3);) {
if (o >= t) {
signalAll(n, "SIGKILL");
a += 1;
}
await (0, i.setTimeout)(25);
n = e();
o = performance.now() - r;
}
return n;
}
function signalAll(e, t) {
for (let { pid: n } of e) try {
process.kill(n, t);
} catch {}
}
function pids() {
try {
return (0, r.readdirSync)("/proc").filter((e) => /^\d+$/.test(e));
} catch {
return [];
}
}
function processOf(e) {
let t = fastText(`/proc/${e}/stat`);
if (t === null) return null;
let n = t.lastIndexOf(")");
let r = t.slice(n + 2).split(" ");
if (r[0] === "Z" || r[0] === "X") return null;
return {
pid: Number(e),
parent: Number(r[1]),
session: Number(r[3]),
started: r[19],
name: t.slice(t.indexOf("(") + 1, n)
};
}
function fastText(e) {
try {
return (0, r.readFileSync)(e, "utf8");
} catch {
return null;
}
}
function kernelText(e) {
try {
return (0, r.readFileSync)(e, "latin1");
} catch {
return null;
}
}
}),
40075: ((e, t, n) => {
n.d(t, {
$Y: () => git,
$b: () => withoutLogins,
XS: () => GitError,
dT: () => ownerOfGit
});
var r = n(18253);
var i = n(88350);
var a = n(78421);
var o = n(68785);
let s = [
"http.lowSpeedLimit=1000",
"http.lowSpeedTime=60",
"core.askPass=true",
"core.autocrlf=false",
"advice.detachedHead=false",
"core.hooksPath=/dev/null",
"core.fsmonitor=false",
"submodule.recurse=false",
"fetch.recurseSubmodules=false",
"safe.bareRepository=all",
"gc.auto=0",
"maintenance.auto=false"
].flatMap((e) => ["-c", e]);
function withoutLogins(e) {
return e.replaceAll(/(https?:\/\/)[^\s/]*@/gi, "$1***@");
}
class GitError extends Error {
name = "GitError";
result;
constructor(e, t) {
let n = t.stderr.split("\n").filter((e) => e.trim() !== "");
super(withoutLogins(`git ${e} failed with exit code ${t.exitCode}: ${n.slice(-6).join("\n").trim()}`));
this.result = t;
}
}
let c = "agentbench.owner=";
function ownerOfGit(e) {
return (0, i.f6)(e, c);
}
async function git(e, t, n, a = 36e5) {
let l = [
...s,
"-c",
c + JSON.stringify((0, i.GS)()),
...t
];
let u = t[t[0] === "-C" ? 2 : 0];
let d = e("git", l, n === void 0 ? {} : { cwd: n });
let f = await (0, o.Xc)(d, a);
if (f === null) {
await endOwnGit(l);
throw Error(`git ${u} did not end within ${(0, r.a3)(a)}, and was ended`);
}
if (f.exitCode !== 0) throw new GitError(u, f);
return f.stdout;
}
async function endOwnGit(e) {
let t = Buffer.from(e.join("\0")).toString("latin1");
let isIt = (e) => e.parent === process.pid && e.name === "git" && (0, a.Z9)(e).join("\0").includes(t);
await (0, a.vK)((e) => e.filter(isIt), 2e3);
}
}),
38912: ((e, t, n) => {
n.d(t, {
In: () => interruptible,
Kk: () => markOfTools,
q7: () => endLeftTools
});
var r = n(58500);
var i = n(88350);
var a = n(78421);
var o = n(40075);
let s = 1e3;
let c = "AGENTBENCH_OWNER";
function markOfTools() {
return { [c]: JSON.stringify((0, i.GS)()) };
}
function interruptible(e, t) {
let n = 0;
let end = async () => {
await (0, a.vK)(ownTools, s);
for (; n > 0; await (0, r.setTimeout)(25)) await (0, a.vK)(ownTools, s);
};
t.addEventListener("abort", () => void end(), { once: !0 });
return {
...e,
signal: e.signal === void 0 ? t : AbortSignal.any([e.signal, t]),
async runTool(...r) {
t.throwIfAborted();
n += 1;
let i = await e.runTool(...r).finally(() => {
--n;
});
t.throwIfAborted();
return i;
}
};
}
function endLeftTools() {
return (0, a.vK)(leftTools, s);
}
function ownTools(e) {
return e.filter(({ parent: e, name: t }) => e === process.pid && /^(git|docker|npm|python)/.test(t));
}
function leftTools(e) {
return e.filter((e) => {
let t = e.name === "git" ? (0, o.dT)((0, a.Z9)(e)) : ownerOfOther(e);
return t !== null && (0, i.XU)(t);
});
}
function ownerOfOther({ pid: e, name: t }) {
if (!/^(docker|npm|python)/.test(t)) return null;
return (0, i.f6)((0, a.Eh)(`/proc/${e}/environ`)?.split("\0") ?? [], `${c}=`);
}
}),
86324: ((e, t, n) => {
n.d(t, { g: () => thisMachine });
var r = n(31421);
var i = n(78474);
var a = n(48161);
var o = n(76760);
var s = n(40724);
var c = n(45145);
var l = n(59956);
var u = n(23897);
var d = n(10076);
var f = n(38912);
let p = 2 ** 31 - 1;
let m = 131071;
function thisMachine(e) {
let t = e.XDG_CACHE_HOME || o.join((0, u.R)(e), ".cache");
return {
environment: e,
cacheDirectory: o.resolve(t, "agentbench"),
temporaryDirectory: o.resolve(e.RUNNER_TEMP || a.tmpdir()),
runTool: toolRunner(e)
};
}
function toolRunner(e) {
let t = {
...environmentOfTools(e),
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C",
...(0, f.Kk)()
};
return async (r, i, a = {}) => {
let { cwd: o, timeout: s, onOutput: u, environment: d = t } = a;
let f = (0, l.S)(r, e.PATH);
if (f === null) throw new c.yo(`${r} is not installed, or not on PATH`);
if (i.some((e) => e.includes("\0") || Buffer.byteLength(e) > m)) throw Error(`${r} cannot be started: an argument has a NUL character, or over ${m} bytes`);
if (s !== void 0 || u !== void 0) return watched(f, i, d, a);
let { getExecOutput: p } = await n.e(1260).then(n.bind(n, 81260));
return p(`"${f}"`, i, {
silent: !0,
ignoreReturnCode: !0,
env: d,
...o === void 0 ? {} : { cwd: o }
});
};
}
async function watched(e, t, n, { cwd: a, timeout: o, signal: s, onOutput: c = () => {} }) {
let l = (0, r.spawn)(e, t, {
env: n,
cwd: a,
detached: !0,
stdio: [
"ignore",
"pipe",
"pipe"
]
});
let u = (0, i.once)(l, "close");
let end = () => {
try {
process.kill(-l.pid, "SIGTERM");
} catch {}
};
let d = !1;
let f = setTimeout(() => {
d = !0;
end();
}, o ?? p);
s?.addEventListener("abort", end, { once: !0 });
s?.aborted && end();
for (let e of [l.stdout, l.stderr]) e.setEncoding("utf8").on("data", c);
try {
let [e] = await u;
return {
exitCode: e ?? 1,
stdout: "",
stderr: "",
timedOut: d
};
} finally {
clearTimeout(f);
s?.removeEventListener("abort", end);
}
}
function environmentOfTools(e) {
let t = (0, d.G_)(e);
return Object.fromEntries(Object.entries(e).filter((e) => {
let [n, r] = e;
if (r === void 0 || (0, s._c)(n)) return !1;
return (0, s.HB)(n) || !(0, d.hK)(r, t);
}));
}
})
};
