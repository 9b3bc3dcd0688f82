export const id = 730;
export const ids = [730];
export const modules = {
76185: ((e, t, n) => {
n.d(t, {
B7: () => claim,
Fp: () => unfinishedIn,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(34654);
var c = n(70930);
var l = n(13590);
var u = n(88350);
let d = ".owner";
function claim(e) {
(0, i.symlinkSync)(JSON.stringify((0, u.GS)()), e + d);
}
function giveUp(e) {
try {
(0, i.rmSync)(e + d);
} catch {}
}
async function unfinishedIn(e, t, n) {
let i = a.join(e, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, s.O)(e);
claim(i);
} catch (e) {
throw t((0, o.bD)(e));
}
try {
return await n(i);
} finally {
await (0, l.dM)(i);
giveUp(i);
}
}
function claimsIn(e) {
return (0, c.wX)(e).filter((e) => e.endsWith(d)).flatMap((t) => {
let n = a.join(e, t.slice(0, -6));
let r = ownerOf(n);
return r === null ? [] : [{
file: n,
owner: r
}];
});
}
function deadClaimsIn(e) {
return claimsIn(e).filter(({ owner: e }) => (0, u.XU)(e)).map(({ file: e }) => e);
}
function ownerOf(e) {
try {
return (0, u.K)((0, i.readlinkSync)(e + d));
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
Pk: () => isRunId,
Te: () => beginRun,
WG: () => keptDirectories,
XY: () => writeRunFile,
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
throw unusable(e, t);
}
}
function writeRunFile({ directory: e }, t, n) {
try {
(0, i.writeFileSync)(o.join(e, t), n);
} catch (t) {
throw unusable(e, t);
}
}
function unusable(e, t) {
let n = `the temporary directory ${e} cannot be used: ${(0, s.bD)(t)}`;
return new s.yo(`${n}; make room there, or name another in RUNNER_TEMP`);
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
let t = keptIn(e);
await (t.length === 0 ? (0, f.dM)(e) : (0, f.hK)(e, t, f.dM));
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
await (0, s.lb)(e);
}
}
async function sweepCache(e, t) {
for (let { pid: e, name: n } of await (0, d.q7)()) t(`process ${e} (${n}) of an earlier run could not be ended`);
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
async function sweepContainers(e, t, r) {
let { removeLeft: i } = await Promise.all([n.e(9153), n.e(9518)]).then(n.bind(n, 50457));
let o = await i(e, t);
o > 0 && r(`removed ${(0, a.U9)(o, "container")} that a killed run had left`);
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
var c = n(79882);
var l = n(78421);
var u = n(45503);
let d = "control-groups";
function controlGroups(e) {
let t = ownGroup();
if (t === null) return null;
(0, c.XY)(e, d, t);
return (n) => {
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
};
}
async function endLeftGroups(e, t) {
let n = leftGroup(a.join(e, d));
if (n === null || !mountsOfGroups().some(({ point: e }) => `${n}/`.startsWith(`${e}/`))) return [];
let r = (await (0, i.readdir)(n).catch(() => [])).filter((e) => e.startsWith(prefixOf(t)));
return (await Promise.all(r.map((e) => endGroup(a.join(n, e))))).flat();
}
function leftGroup(e) {
try {
return (0, u.XF)(e, 4096).toString();
} catch {
return null;
}
}
function prefixOf(e) {
return `agentbench-${e}-`;
}
function ownGroup() {
let e = ((0, l.J3)("/proc/self/cgroup") ?? "").split("\n").find((e) => e.startsWith("0::/"))?.slice(3);
if (e === void 0 || e.startsWith("/..")) return null;
for (let { root: t, point: n } of mountsOfGroups()) {
let r = a.relative(t, e);
if (!r.startsWith("..")) return a.join(n, r);
}
return null;
}
function mountsOfGroups() {
return ((0, l.J3)("/proc/self/mountinfo") ?? "").split("\n").filter((e) => e.includes(" - cgroup2 ")).map((e) => e.split(" ")).map(([, , , e, t]) => ({
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
for (let t of e) await (0, i.rmdir)(t).catch((e) => {
if ((0, s.$N)(e) !== "ENOENT") throw e;
});
return !0;
} catch {
return !1;
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
SHARED_WORKDIR: () => h,
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
var f = n(9784);
var p = n(13590);
var m = n(80418);
let h = "shared-workdir";
async function checkSharedWorkdir({ options: e, machine: t }) {
let { workdir: n } = e;
if (n === void 0) return;
if (!i.isAbsolute(n)) throw new s.yo(`workdir: "${n}" is not an absolute path`);
let a = e["results-path"] ?? m.hN;
let { cacheDirectory: o, temporaryDirectory: l } = t;
let u = [
(0, c.R)(t.environment),
a,
o,
l
];
let d = (0, f.o)(n);
for (let e of [process.cwd(), ...u]) if (i.relative(d, (0, f.o)(e)).split("/")[0] !== "..") throw new s.yo(`workdir: ${n} is emptied for every trial, and it holds ${e}; name another directory`);
let p;
try {
p = await (0, r.readdir)(n);
} catch (e) {
if ((0, s.$N)(e) === "ENOENT") return;
throw new s.yo(`workdir: ${n} cannot be used: ${(0, s.$N)(e)}`);
}
if (p.length > 0) throw new s.yo(`workdir: ${n} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
}
let g = a.Ikc({
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
return g.parse((0, o.g5)(i.join(e, h), 65536));
} catch {
return null;
}
}
async function emptyWorkdir({ path: e, mounts: t }) {
(0, l.O)(i.dirname(e));
if (await (0, r.realpath)(i.dirname(e)) !== i.dirname(e)) throw Error(`${e} leads to another directory than at the start of the run`);
await (0, u._)(e, t);
(0, d.LZ)(e)?.isDirectory() || await (0, p.Ue)(e);
(0, l.O)(e);
await (0, p.hK)(e);
}
})
};
