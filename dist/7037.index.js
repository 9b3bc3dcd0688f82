export const id = 7037;
export const ids = [7037];
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
return t;
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
79882: ((e, t, n) => {
n.d(t, {
$A: () => isRunUnderWay,
$N: () => runDirectories,
BC: () => removeKept,
EA: () => countKeptBeside,
N0: () => removeRunFiles,
Pk: () => isRunId,
Te: () => beginRun,
WG: () => keptDirectories,
gN: () => trialKeptIn,
ho: () => deadRuns,
lb: () => endRun,
w3: () => keepInRun
});
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45145);
var c = n(34654);
var l = n(6768);
var u = n(70930);
var d = n(45503);
var f = n(13590);
var p = n(76185);
var m = n(88350);
function isRunId(e) {
return e.length === 10 && /^[0-9a-f]+$/.test(e);
}
async function beginRun({ temporaryDirectory: e }) {
let t = (0, r.randomBytes)(5).toString("hex");
try {
let n = openParent(e);
(0, i.chmodSync)(n, 457);
let r = o.join(n, t);
(0, p.B7)(r);
(0, i.mkdirSync)(r, { mode: 457 });
return {
id: t,
owner: (0, m.GS)(),
directory: r
};
} catch (t) {
let n = `the temporary directory ${e} cannot be used: ${(0, s.bD)(t)}`;
throw new s.yo(`${n}; make room there, or name another in RUNNER_TEMP`);
}
}
function deadRuns({ temporaryDirectory: e }) {
return parentsIn(e).flatMap(p.r7).map((e) => o.basename(e)).filter(isRunId);
}
function isRunUnderWay({ temporaryDirectory: e }) {
return parentsIn(e).flatMap(p.hh).some(({ owner: e }) => !(0, m.XU)(e));
}
function runDirectories({ temporaryDirectory: e }, t) {
return parentsIn(e).map((e) => o.join(e, t));
}
async function endRun(e) {
await removeRunFiles(e);
(0, p.Ht)(e);
}
let h = "kept";
async function keepInRun(e, t, n) {
for (let n of [e, o.join(e, t)]) if (!isDirectory(n)) throw Error(`${n} is not a directory any more`);
await (0, l._)(e);
await (0, f.Ue)(o.join(e, h));
await (0, a.writeFile)(o.join(e, h), n, { flag: "wx" });
await (0, f.hK)(e, [h, t]);
}
async function removeRunFiles(e) {
let t = keptIn(e);
if (t.length === 0) return (0, f.dM)(e);
await (0, f.hK)(e, t, f.dM);
}
function keptDirectories({ temporaryDirectory: e }) {
let t = [];
for (let n of parentsIn(e)) {
let e = (0, p.hh)(n).filter(({ owner: e }) => !(0, m.XU)(e)).map(({ file: e }) => e);
for (let r of (0, u.wX)(n)) {
let i = o.join(n, r);
isRunId(r) && !e.includes(i) && t.push(...keptIn(i).map((e) => o.join(i, e)));
}
}
return t;
}
function trialKeptIn(e) {
try {
return (0, d.XF)(o.join(e, h), 1024).toString() || null;
} catch {
return null;
}
}
function countKeptBeside(e) {
let t = o.dirname(o.dirname(e));
return (0, u.wX)(t).flatMap((e) => keptIn(o.join(t, e))).length;
}
async function removeKept(e) {
await (0, f.dM)(e);
await (0, a.rmdir)(o.dirname(e)).catch(() => {});
}
function keptIn(e) {
if (!isDirectory(e)) return [];
return (0, u.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e).filter((t) => (0, u.LZ)(o.join(e, t, h))?.isFile());
}
function isDirectory(e) {
return (0, u.LZ)(e)?.isDirectory() ?? !1;
}
function openParent(e) {
let t = o.join(e, parentName());
try {
(0, c.O)(t, 448);
} catch {}
return parentsIn(e)[0] ?? (0, i.mkdtempSync)(`${t}-`);
}
function parentsIn(e) {
return (0, u.wX)(e).filter((e) => e === parentName() || e.startsWith(`${parentName()}-`)).sort().map((t) => o.join(e, t)).filter(isOurs);
}
function isOurs(e) {
let t = (0, u.LZ)(e);
return t?.isDirectory() === !0 && t.uid === process.geteuid?.() && !(t.mode & 18);
}
function parentName() {
return `agentbench-${process.geteuid?.() ?? 0}`;
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
}),
38912: ((e, t, n) => {
n.d(t, {
I: () => interruptible,
q: () => endLeftTools
});
var r = n(88350);
var i = n(78421);
var a = n(40075);
let o = 1e3;
function interruptible(e, t) {
t.addEventListener("abort", () => void (0, i.vK)(ownTools, o), { once: !0 });
return {
...e,
async runTool(...n) {
t.throwIfAborted();
let r = await e.runTool(...n);
t.throwIfAborted();
return r;
}
};
}
function endLeftTools() {
return (0, i.vK)(leftTools, o);
}
function ownTools(e) {
return e.filter(({ parent: e, name: t }) => e === process.pid && /^(git|docker|npm|python)/.test(t));
}
function leftTools(e) {
return e.filter((e) => {
let t = e.name === "git" ? (0, a.dT)((0, i.Z9)(e)) : null;
return t !== null && (0, r.XU)(t);
});
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
let f = 2 ** 31 - 1;
let p = 131071;
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
LC_ALL: "C"
};
return async (r, i, a = {}) => {
let { cwd: o, timeout: s, onOutput: u, environment: d = t } = a;
let f = (0, l.S)(r, e.PATH);
if (f === null) throw new c.yo(`${r} is not installed, or not on PATH`);
if (i.some((e) => e.includes("\0") || Buffer.byteLength(e) > p)) throw Error(`${r} cannot be started: an argument has a NUL character, or over ${p} bytes`);
if (s !== void 0 || u !== void 0) return watched(f, i, d, a);
let { getExecOutput: m } = await n.e(1260).then(n.bind(n, 81260));
return m(`"${f}"`, i, {
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
let p = setTimeout(() => {
d = !0;
end();
}, o ?? f);
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
clearTimeout(p);
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
}),
60730: ((e, t, n) => {
n.d(t, {
J1: () => agentsFolder,
V5: () => sweepContainers,
X0: () => sweep,
es: () => deadDownloads,
iU: () => sweepRun,
nI: () => sweepDocker
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(76185);
var s = n(79882);
var c = n(70930);
var l = n(78421);
var u = n(13590);
var d = n(38912);
var f = n(92526);
var p = n(35108);
var m = n(29078);
async function sweep(e, t, n) {
for (let t of (0, s.ho)(e)) await attempt(() => sweepRun(e, t, n), n);
await attempt(() => sweepCache(e, n), n);
t && await sweepDocker(e, n);
}
async function sweepDocker(e, t) {
let unlessUnreachable = (e) => {
if (!(e instanceof i.yo)) throw e;
};
await attempt(() => sweepContainers(e, void 0, t).catch(unlessUnreachable), t);
}
async function sweepRun(e, t, n) {
let r = (0, s.$N)(e, t);
let i = (await Promise.all(r.map((e) => (0, f.R)(e, t)))).flat();
let a = await (0, l.Hk)(() => (0, l.U_)(RegExp(`(^|\\0)TMPDIR=[^\\0]*/${t}/`)), 0);
for (let e of new Set([...i, ...a.map(({ pid: e }) => e)])) n(`process ${e} of an earlier run could not be ended`);
for (let e of r) {
let t = (0, p.sharedWorkdirOf)(e);
t !== null && await (0, p.emptyWorkdir)(t);
await (0, s.N0)(e);
(0, o.Ht)(e);
}
}
async function sweepCache(e, t) {
for (let { pid: e, name: n } of await (0, d.q)()) t(`process ${e} (${n}) of an earlier run could not be ended`);
for (let n of deadDownloads(e)) await attempt(async () => {
await (0, u.dM)(n);
(0, o.Ht)(n);
}, t);
}
function agentsFolder({ cacheDirectory: e }) {
return r.join(e, "agents");
}
function deadDownloads(e) {
let { cacheDirectory: t } = e;
let n = r.join(t, "datasets");
let i = (0, c.wX)(n).map((e) => r.join(n, e));
return [
r.join(t, "repositories"),
agentsFolder(e),
...i
].flatMap(o.r7);
}
async function sweepContainers(e, t, n) {
let r = await (0, m.AR)(e, t);
r > 0 && n(`removed ${(0, a.U9)(r, "container")} that a killed run had left`);
}
async function attempt(e, t) {
try {
await e();
} catch (e) {
t(`leftovers of an earlier run could not be removed: ${(0, i.bD)(e)}`);
}
}
}),
92526: ((e, t, n) => {
n.d(t, {
R: () => endLeftGroups,
k: () => controlGroups
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(58500);
var s = n(45145);
var c = n(78421);
var l = n(45503);
let u = "control-groups";
function controlGroups(e) {
let t = ownGroup();
if (t === null) return null;
(0, r.writeFileSync)(a.join(e.directory, u), t);
return { open };
function open(n) {
let i = a.join(t, `${prefixOf(e.id)}${n}`);
try {
(0, r.mkdirSync)(i);
} catch {
return null;
}
return {
directory: i,
end: () => endGroup(i)
};
}
}
async function endLeftGroups(e, t) {
let n = leftGroup(a.join(e, u));
if (n === null || !mountsOfGroups().some(({ point: e }) => `${n}/`.startsWith(`${e}/`))) return [];
let r = (await (0, i.readdir)(n).catch(() => [])).filter((e) => e.startsWith(prefixOf(t)));
return (await Promise.all(r.map((e) => endGroup(a.join(n, e))))).flat();
}
function leftGroup(e) {
try {
return (0, l.XF)(e, 4096).toString();
} catch {
return null;
}
}
function prefixOf(e) {
return `agentbench-${e}-`;
}
function ownGroup() {
let e = ((0, c.J3)("/proc/self/cgroup") ?? "").split("\n").find((e) => e.startsWith("0::/"))?.slice(3);
if (e === void 0 || e.startsWith("/..")) return null;
for (let { root: t, point: n } of mountsOfGroups()) {
let r = a.relative(t, e);
if (!r.startsWith("..")) return a.join(n, r);
}
return null;
}
function mountsOfGroups() {
return ((0, c.J3)("/proc/self/mountinfo") ?? "").split("\n").filter((e) => e.includes(" - cgroup2 ")).map((e) => e.split(" ")).map(([, , , e, t]) => ({
root: e,
point: t
}));
}
async function endGroup(e) {
for (let t = performance.now();;) {
let n = await withThoseBelow(e);
if (await removeEmpty(n)) return [];
if (performance.now() - t > 2e3) return (await Promise.all(n.map(pidsIn))).flat();
await kill(n);
await (0, o.setTimeout)(2);
}
}
async function withThoseBelow(e) {
let t = (await (0, i.readdir)(e, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory()).map(({ name: t }) => a.join(e, t));
return [...(await Promise.all(t.map(withThoseBelow))).flat(), e];
}
async function removeEmpty(e) {
try {
for (let t of e) await (0, i.rmdir)(t);
return !0;
} catch (e) {
return (0, s.$N)(e) === "ENOENT";
}
}
async function kill(e) {
for (let t of e) try {
await (0, i.writeFile)(a.join(t, "cgroup.kill"), "1");
} catch {
for (let e of await pidsIn(t)) killOne(e);
}
}
function killOne(e) {
try {
process.kill(e, "SIGKILL");
} catch {}
}
async function pidsIn(e) {
return (await (0, i.readFile)(a.join(e, "cgroup.procs"), "utf8").catch(() => "")).split("\n").filter(Boolean).map(Number);
}
}),
35108: ((e, t, n) => {
n.r(t);
n.d(t, {
SHARED_WORKDIR: () => m,
checkSharedWorkdir: () => checkSharedWorkdir,
emptyWorkdir: () => emptyWorkdir,
sharedWorkdirOf: () => sharedWorkdirOf,
takeSharedWorkdir: () => takeSharedWorkdir
});
var r = n(51455);
var i = n(76760);
var a = n(94343);
var o = n(63160);
var s = n(45145);
var c = n(23897);
var l = n(34654);
var u = n(6768);
var d = n(70930);
var f = n(13590);
var p = n(80418);
let m = "shared-workdir";
async function checkSharedWorkdir({ options: e, machine: t }) {
let { workdir: n } = e;
if (n === void 0) return;
if (!i.isAbsolute(n)) throw new s.yo(`workdir: "${n}" is not an absolute path`);
let a = e["results-path"] ?? p.hN;
let { cacheDirectory: o, temporaryDirectory: l } = t;
let u = [
(0, c.R)(t.environment),
a,
o,
l
];
for (let e of [process.cwd(), ...u]) {
let t = i.relative(n, i.resolve(e));
if (t === "" || !t.startsWith("..")) throw new s.yo(`workdir: ${n} is emptied for every trial, and it holds ${e}; name another directory`);
}
let d;
try {
d = await (0, r.readdir)(n);
} catch (e) {
if ((0, s.$N)(e) === "ENOENT") return;
throw new s.yo(`workdir: ${n} cannot be used: ${(0, s.$N)(e)}`);
}
if (d.length > 0) throw new s.yo(`workdir: ${n} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
}
let h = a.Ikc({
path: a.YjP(),
mounts: a.Whr()
});
async function takeSharedWorkdir(e) {
try {
(0, l.O)(e);
} catch (t) {
throw new s.yo(`workdir: ${e} cannot be made: ${(0, s.bD)(t)}`);
}
let t = await (0, r.realpath)(e);
return {
path: t,
mounts: await (0, u.q)(t)
};
}
function sharedWorkdirOf(e) {
try {
return h.parse((0, o.g5)(i.join(e, m), 65536));
} catch {
return null;
}
}
async function emptyWorkdir({ path: e, mounts: t }) {
(0, l.O)(i.dirname(e));
if (await (0, r.realpath)(i.dirname(e)) !== i.dirname(e)) throw Error(`${e} leads to another directory than at the start of the run`);
await (0, u._)(e, t);
(0, d.LZ)(e)?.isDirectory() || await (0, f.Ue)(e);
(0, l.O)(e);
await (0, f.hK)(e);
}
}),
29078: ((e, t, n) => {
n.d(t, {
AR: () => removeLeftContainers,
C2: () => openProvider,
J8: () => checkWorkdir,
LJ: () => openKept,
ir: () => leftImages,
mC: () => leftContainers,
rq: () => findKeptImage
});
var r = n(45145);
let docker = () => Promise.all([n.e(1755), n.e(9237)]).then(n.bind(n, 59237));
let left = () => Promise.all([n.e(1755), n.e(457)]).then(n.bind(n, 50457));
let host = () => Promise.all([n.e(8509), n.e(9898)]).then(n.bind(n, 19898));
let i = {
docker: async () => (await docker()).dockerProvider,
host: async () => (await host()).hostProvider
};
async function openProvider(e, t) {
let n = await i[e]();
try {
return await n(t);
} catch (n) {
if (t.options.testbed !== "auto" || !(n instanceof r.yo)) throw n;
throw new r.yo(`testbed: auto means ${e} for this dataset. ${(0, r.bD)(n)}`);
}
}
async function checkWorkdir(e, t) {
e === "docker" ? (await n.e(3774).then(n.bind(n, 3774))).checkWorkdir(t) : await (await Promise.resolve().then(n.bind(n, 35108))).checkSharedWorkdir(t);
}
async function openKept(e, t, n) {
return e === "docker" ? (await left()).keptContainer(t, n) : (await host()).keptWorkdir(t, n);
}
async function findKeptImage(e, t) {
return (await left()).findKeptImage(e, t);
}
async function leftContainers(e) {
return (await left()).leftContainers(e);
}
async function leftImages(e) {
return (await left()).leftImages(e);
}
async function removeLeftContainers(e, t) {
return (await left()).removeLeft(e, t);
}
})
};
