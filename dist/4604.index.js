export const id = 4604;
export const ids = [4604];
export const modules = {
76185: ((e, t, n) => {
n.d(t, {
B7: () => claim,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var r = n(73024);
var i = n(76760);
var a = n(70930);
var o = n(88350);
let s = ".owner";
function claim(e) {
(0, r.symlinkSync)(JSON.stringify((0, o.GS)()), e + s);
}
function giveUp(e) {
try {
(0, r.rmSync)(e + s);
} catch {}
}
function claimsIn(e) {
return (0, a.wX)(e).filter((e) => e.endsWith(s)).flatMap((t) => {
let n = i.join(e, t.slice(0, -6));
let r = ownerOf(n);
return r === null ? [] : [{
file: n,
owner: r
}];
});
}
function deadClaimsIn(e) {
return claimsIn(e).filter(({ owner: e }) => (0, o.XU)(e)).map(({ file: e }) => e);
}
function ownerOf(e) {
try {
return o.$K.parse(JSON.parse((0, r.readlinkSync)(e + s)));
} catch {
return null;
}
}
}),
88350: ((e, t, n) => {
n.d(t, {
$K: () => c,
GS: () => thisOwner,
XU: () => isDead
});
var r = n(73024);
var i = n(48161);
var a = n(94343);
var o = n(45145);
var s = n(78421);
let c = a.Ikc({
host: a.YjP(),
boot: a.mee(a.YjP()),
namespace: a.mee(a.YjP()),
pid: a.Whr(),
started: a.mee(a.YjP())
});
function thisOwner() {
return {
host: i.hostname(),
boot: (0, s.J3)("/proc/sys/kernel/random/boot_id")?.trim() ?? null,
namespace: orNull(() => (0, r.readlinkSync)("/proc/self/ns/pid")),
pid: process.pid,
started: stateOf(process.pid)?.started ?? null
};
}
function isDead(e) {
let t = thisOwner();
if (e.host !== t.host) return !1;
if (e.boot !== t.boot) return !0;
if (e.namespace !== t.namespace) return !1;
try {
process.kill(e.pid, 0);
} catch (e) {
if ((0, o.$N)(e) === "ESRCH") return !0;
}
let n = stateOf(e.pid);
return n !== null && (n.zombie || e.started !== null && e.started !== n.started);
}
function stateOf(e) {
let t = (0, s.J3)(`/proc/${e}/stat`);
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
6768: ((e, t, n) => {
n.d(t, {
_: () => detachMounts,
q: () => mountsOn
});
var r = n(31421);
var i = n(51455);
var a = n(76760);
var o = n(57975);
var s = n(59956);
var c = n(78421);
async function mountsOn(e) {
let t = await placeOf(e);
return mountPoints().filter((e) => e === t).length;
}
async function detachMounts(e, t = 0) {
let n = await placeOf(e);
let r = pointsBelow(n, t);
for (let e = 0; r.length > 0 && e < 100; e += 1) {
for (let e of r) await tool("mount", ["--make-rprivate", e]);
for (let e of r.toReversed()) await tool("umount", ["--lazy", e]);
let e = r.length;
r = pointsBelow(n, t);
if (r.length === e) break;
}
if (r.length > 0) throw Error(`${r.join(", ")}: mounted there, and cannot be unmounted`);
}
function pointsBelow(e, t) {
let n = mountPoints();
let r = n.filter((t) => t === e).length > t ? [e] : [];
let i = n.filter((t) => t.startsWith(`${e}/`));
return [...r, ...new Set(i.sort((e, t) => e.split("/").length - t.split("/").length))];
}
function mountPoints() {
return ((0, c.Eh)("/proc/self/mountinfo") ?? "").split("\n").flatMap((e) => {
let t = e.split(" ")[4];
return t === void 0 ? [] : [unescaped(t)];
});
}
function unescaped(e) {
return e.replace(/\\([0-7]{3})/g, (e, t) => String.fromCharCode(Number.parseInt(t, 8)));
}
async function placeOf(e) {
let t = await (0, i.realpath)(a.dirname(e)).catch(() => a.dirname(e));
return a.join(t, a.basename(e));
}
async function tool(e, t) {
await (0, o.promisify)(r.execFile)(e, t, { cwd: s.x }).catch(() => {});
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
13590: ((e, t, n) => {
n.d(t, {
HO: () => openToAll,
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory,
kb: () => removeTreeAt
});
var r = n(4573);
var i = n(31421);
var a = n(77598);
var o = n(51455);
var s = n(76760);
var c = n(57975);
var l = n(45145);
var u = n(59956);
var d = n(6768);
var f = n(70930);
async function removeTree(e) {
await (0, d._)(e);
await removeUnmounted(e);
}
async function removeTreeAt(e) {
await removeTree(await textPathOf(e));
}
async function removeUnmounted(e) {
try {
await (0, o.rm)(e, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (t) {
["EACCES", "ENOTEMPTY"].includes((0, l.$N)(t) ?? "") && await makeWritable(e);
await (0, c.promisify)(i.execFile)("rm", [
"-rf",
"--",
s.resolve(e)
], { cwd: u.x }).catch((e) => {
throw Error(String(e.stderr ?? "").split("\n")[0] || (0, l.bD)(t), { cause: t });
});
}
}
async function emptyDirectory(e, t = [], n = removeUnmounted) {
let r = [];
for (let i of await (0, o.readdir)(e, { encoding: "buffer" })) {
if (t.some((e) => i.equals(Buffer.from(e)))) continue;
await textPathOf((0, f.XM)(e, i)).then(n).catch((e) => r.push(e));
}
if (r.length > 0) throw r[0];
}
async function textPathOf(e) {
if ((0, r.isUtf8)(e)) return e.toString();
let t = e;
for (; !(0, r.isUtf8)(t);) t = t.subarray(0, t.lastIndexOf("/"));
let n = s.join(`${t}/`, (0, a.randomUUID)());
await (0, o.rename)(e, n);
return n;
}
async function openToAll(e) {
await (0, c.promisify)(i.execFile)("chmod", [
"-R",
"a+rX",
e
], { cwd: u.x });
}
async function makeWritable(e) {
await (0, o.chmod)(e, 448).catch(() => {});
let t = await (0, o.readdir)(e, {
encoding: "buffer",
withFileTypes: !0
}).catch(() => []);
for (let n of t) n.isDirectory() && await makeWritable((0, f.XM)(e, n.name));
}
}),
82223: ((e, t, n) => {
n.d(t, { checkOut: () => checkOut });
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45145);
var c = n(76185);
var l = n(34654);
var u = n(13590);
var d = n(40075);
async function checkOut(e, t, n, f) {
let p = o.join(n, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, l.O)(n);
(0, c.B7)(p);
} catch (e) {
throw new s.yo(`dataset: the cache ${f.cacheDirectory} cannot be written: ${(0, s.bD)(e)}; name another directory in XDG_CACHE_HOME, or a checkout in dataset-path`);
}
try {
await (0, a.mkdir)(p);
await (0, d.$Y)(f.runTool, ["init", "--quiet"], p);
await (0, d.$Y)(f.runTool, [
"fetch",
"--quiet",
"--depth=1",
"--no-tags",
e,
t
], p);
let r = (await (0, d.$Y)(f.runTool, ["rev-parse", "FETCH_HEAD^{commit}"], p)).trim();
let s = o.join(n, r);
if (!(0, i.existsSync)(s)) {
await (0, d.$Y)(f.runTool, [
"checkout",
"--quiet",
"--detach",
r
], p);
await (0, u.dM)(o.join(p, ".git"));
await (0, u.HO)(p);
await (0, a.rename)(p, s).catch((e) => {
if (!(0, i.existsSync)(s)) throw e;
});
}
return {
directory: s,
commit: r
};
} catch (n) {
throw new s.yo(`dataset: ${(0, d.$b)(e)} at ${t} cannot be fetched: ${(0, s.bD)(n)}; without a network, name a local checkout in dataset-path`);
} finally {
await (0, u.dM)(p);
(0, c.Ht)(p);
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
var r = n(58500);
var i = n(18253);
var a = n(88350);
var o = n(78421);
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
"safe.bareRepository=all"
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
try {
let t = e.find((e) => e.startsWith(c));
return t === void 0 ? null : a.$K.parse(JSON.parse(t.slice(17)));
} catch {
return null;
}
}
async function git(e, t, n, o = 36e5) {
let l = [
...s,
"-c",
c + JSON.stringify((0, a.GS)()),
...t
];
let u = t[t[0] === "-C" ? 2 : 0];
let d = e("git", l, n === void 0 ? {} : { cwd: n });
let f = new AbortController();
try {
let e = (0, r.setTimeout)(o, null, { signal: f.signal });
e.catch(() => {});
let t = await Promise.race([d, e]);
if (t === null) {
d.catch(() => {});
await endOwnGit(l);
throw Error(`git ${u} did not end within ${(0, i.a3)(o)}, and was ended`);
}
if (t.exitCode !== 0) throw new GitError(u, t);
return t.stdout;
} finally {
f.abort();
}
}
async function endOwnGit(e) {
let t = Buffer.from(e.join("\0")).toString("latin1");
let isIt = (e) => e.parent === process.pid && e.name === "git" && (0, o.Z9)(e).join("\0").includes(t);
await (0, o.vK)((e) => e.filter(isIt), 2e3);
}
})
};
