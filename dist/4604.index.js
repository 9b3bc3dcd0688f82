export const id = 4604;
export const ids = [4604];
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
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(76185);
var c = n(13590);
var l = n(40075);
async function checkOut(e, t, n, u) {
let unwritable = (e) => new o.yo(`dataset: the cache ${u.cacheDirectory} cannot be written: ${e}; name another directory in XDG_CACHE_HOME, or a checkout in dataset-path`);
return await (0, s.Fp)(n, unwritable, async (s) => {
try {
await (0, i.mkdir)(s);
await fetch(e, t, s, u);
let o = (await (0, l.$Y)(u.runTool, ["rev-parse", "FETCH_HEAD^{commit}"], s)).trim();
let d = a.join(n, o);
if (!(0, r.existsSync)(d)) {
await (0, l.$Y)(u.runTool, [
"remote",
"add",
"origin",
e
], s);
await (0, l.$Y)(u.runTool, [
"checkout",
"--quiet",
"--detach",
o
], s);
await (0, c.dM)(a.join(s, ".git"));
await (0, c.HO)(s);
await (0, i.rename)(s, d).catch((e) => {
if (!(0, r.existsSync)(d)) throw e;
});
}
return {
directory: d,
commit: o
};
} catch (n) {
u.signal?.throwIfAborted();
let r = (0, o.bD)(n);
let i = /couldn't find remote ref|not our ref|invalid refspec/.test(r) ? "name a branch, a tag or the full hash of a commit in dataset-ref" : "without a network, name a local checkout in dataset-path";
throw new o.yo(`dataset: ${(0, l.$b)(e)} at ${t} cannot be fetched: ${r}; ${i}`);
}
});
}
async function fetch(e, t, n, r) {
let fetchBy = async (i) => {
await (0, l.$Y)(r.runTool, [
"init",
"--quiet",
...i
], n);
await (0, l.$Y)(r.runTool, [
"fetch",
"--quiet",
"--depth=1",
"--no-tags",
e,
t
], n);
};
try {
await fetchBy(/^[0-9a-f]{64}$/.test(t) ? ["--object-format=sha256"] : []);
} catch (e) {
let [, t] = /mismatched algorithms: client \w+; server (\w+)/.exec((0, o.bD)(e)) ?? [];
if (t === void 0) throw e;
await (0, c.dM)(a.join(n, ".git"));
await fetchBy([`--object-format=${t}`]);
}
}
})
};
