export const id = 3014;
export const ids = [3014, 1354];
export const modules = {
25944: ((e, t, n) => {
n.d(t, { R: () => RepositoryCache });
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45293);
var c = n(44949);
var l = n(34805);
var u = n(47018);
var d = n(41906);
var f = n(1703);
var p = n(98953);
let m = [
0,
2e3,
8e3
];
let h = "it has no default branch";
let g = "the cache cannot be written";
class RepositoryCache {
#e;
#t = new Map();
#n = new Map();
#r;
constructor(e, { open: t = !1 } = {}) {
this.#e = e;
this.#r = t;
}
async clone(e, t) {
return await advised(e, this.#u(e.url), async () => {
let n = await this.#i(e);
try {
return await this.#o(await this.#s(n), n, t);
} catch (e) {
if (!this.#r || !isForged(e)) throw e;
await this.#c(n);
await (0, d.hK)(t);
return await this.#o(await this.#s(n), n, t);
}
});
}
async fetch(e) {
await advised(e, this.#u(e.url), async () => this.#s(await this.#i(e)));
}
async #i({ url: e, commit: t }) {
return {
url: e,
commit: t ?? await once(this.#n, e, () => this.#a(e))
};
}
async #a(e) {
let t = await this.#p([
"ls-remote",
e,
"HEAD"
]);
let n = /^([0-9a-f]{40,64})\tHEAD$/m.exec(t)?.[1];
if (n === void 0) throw Error(h);
return n;
}
async #o(e, t, n) {
let run = (...e) => (0, f.$Y)(this.#e.runTool, [
"-C",
n,
...e
]);
let r = (await (0, f.$Y)(this.#e.runTool, [
"-C",
e,
"rev-parse",
`${t.commit}^{commit}`
])).trim();
let i = this.#r ? "--no-local" : "--no-hardlinks";
await (0, f.$Y)(this.#e.runTool, [
"clone",
"--quiet",
"--origin",
"origin",
"--no-checkout",
i,
e,
n
]);
await run("fetch", "--quiet", "origin", r);
await run("remote", "set-url", "origin", t.url);
await run("checkout", "--quiet", "--detach", r);
return r;
}
#s({ url: e, commit: t }) {
return once(this.#t, `${e} ${t}`, async () => {
let n = await once(this.#t, e, () => this.#d(e));
await this.#l(e, t, n);
return n;
});
}
async #c({ url: e, commit: t }) {
this.#t.delete(`${e} ${t}`);
this.#t.delete(e);
await (0, d.dM)(this.#u(e));
}
async #l(e, t, n) {
if (await this.#f(n, t)) return;
await this.#p([
"-C",
n,
"fetch",
"--quiet",
"--tags",
"--force",
"--prune",
e,
"+refs/heads/*:refs/heads/*"
]);
await this.#f(n, t) || await this.#p([
"-C",
n,
"fetch",
"--quiet",
e,
t
]);
}
#u(e) {
let t = (0, r.hash)("sha256", e).slice(0, 32);
return o.join(this.#e.cacheDirectory, "repositories", `${t}.git`);
}
async #d(e) {
let t = this.#u(e);
let n = o.dirname(t);
if ((0, i.existsSync)(t)) return t;
let l = o.join(n, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, u.O)(n);
(0, c.B7)(l);
} catch (e) {
throw Error(`${g}: ${(0, s.bD)(e)}`);
}
try {
await this.#p([
"clone",
"--quiet",
"--bare",
"--no-hardlinks",
e,
l
]);
await (0, a.rename)(l, t).catch((e) => {
if (!(0, i.existsSync)(t)) throw e;
});
} finally {
await (0, d.dM)(l);
(0, c.Ht)(l);
}
return t;
}
async #f(e, t) {
return await (0, f.$Y)(this.#e.runTool, [
"-C",
e,
"cat-file",
"-e",
`${t}^{commit}`
]).then(() => !0, (e) => {
if (e instanceof f.XS) return !1;
throw e;
});
}
async #p(e) {
let t;
for (let n of m) {
await (0, l.v)(this.#e, n);
try {
return await (0, f.$Y)(this.#e.runTool, e);
} catch (e) {
if (!(e instanceof f.XS) || isFinal(e)) throw e;
t = e;
}
}
throw t;
}
}
function once(e, t, n) {
let r = e.get(t);
if (r === void 0) {
r = n();
e.set(t, r);
r.catch(() => e.delete(t));
}
return r;
}
async function advised(e, t, n) {
(0, p.g)(e.url, "repo_url");
try {
return await n();
} catch (n) {
let { url: r, commit: i } = e;
throw Error(`${(0, f.$b)(r)} at ${i ?? "its default branch"} cannot be cloned: ${(0, s.bD)(n)}\n${adviceOn(n, t)}`, { cause: n });
}
}
function adviceOn(e, t) {
let n = (0, s.bD)(e);
if (n.startsWith(g)) return "Name another directory in XDG_CACHE_HOME.";
if (/dubious ownership/.test(n)) return "Git refuses a directory that belongs to another user: if it is the cache, name another one in XDG_CACHE_HOME.";
if (/Authentication failed|could not read Username|could not read Password|Permission denied/i.test(n)) return "The repository requires a login: configure one for git on this machine (a credential helper, a key), or use a public URL.";
if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(n)) return "Check that the repository still has that commit, and correct the row.";
if (_.test(n) || v.test(n)) return `Its copy in the cache is damaged or locked: unless another run uses it now, remove ${t}, then run again with resume.`;
if (n === h) return "Name a commit in base_commit, or correct the URL.";
if (/No space left/i.test(n)) return "Free space on the disk of the cache (XDG_CACHE_HOME), then run again with resume.";
return "Check that this machine can reach it (git ls-remote), then run again with resume.";
}
let _ = /(?<!remote: )(error|fatal): .*(is empty$|is corrupt$|not a git repository \(or)/m;
let v = /may have crashed in this repository/;
function isForged(e) {
return /did not receive expected object|invalid index-pack output|bad (object|pack|tree)|missing (blob|tree|commit)|corrupt|hash mismatch|not our ref|unknown revision|Needed a single revision|does not appear to be a git|not a git repository/i.test((0, s.bD)(e));
}
function isFinal(e) {
if (_.test(e.result.stderr)) return !0;
return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied|dubious ownership/i.test(e.result.stderr);
}
}),
78676: ((e, t, n) => {
n.d(t, { n: () => r });
let r = "trap 'exit 0' TERM\nwhile :; do\n  sleep 3600 &\n  wait $!\n  case $? in\n    126 | 127) exit 127 ;;\n  esac\ndone\n";
}),
79595: ((e, t, n) => {
n.d(t, {
W: () => copyOver,
d: () => makeWayFor
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(18782);
var s = n(41906);
async function copyOver(e, t) {
(0, r.mkdirSync)(a.dirname(t), { recursive: !0 });
if (!(0, r.lstatSync)(e).isDirectory()) await copyEntry(Buffer.from(e), Buffer.from(t));
else {
await makeWay(Buffer.from(t), !0) && makeWithMode(t, 493);
await copyBelow(Buffer.from(e), Buffer.from(t));
}
}
async function copyBelow(e, t) {
for (let n of (0, r.readdirSync)(e, { encoding: "buffer" })) await copyEntry((0, o.XM)(e, n), (0, o.XM)(t, n));
}
async function copyEntry(e, t) {
let n = (0, r.lstatSync)(e);
if (!(n.isFile() || n.isDirectory() || n.isSymbolicLink())) throw Error(`${e} is a pipe, a socket or a device, and is not copied`);
let a = await makeWay(t, n.isDirectory());
if (n.isFile()) await (0, i.copyFile)(e, t);
else if (n.isSymbolicLink()) (0, r.symlinkSync)((0, r.readlinkSync)(e, { encoding: "buffer" }), t);
else {
a && makeWithMode(t, 448);
await copyBelow(e, t);
(0, r.chmodSync)(t, n.mode & 4095);
}
}
async function makeWayFor(e, t) {
let n = (0, r.lstatSync)(e).isDirectory();
if (await makeWay(Buffer.from(t), n) || !n) return;
for (let n of (0, r.readdirSync)(e, { encoding: "buffer" })) await makeWayFor((0, o.XM)(Buffer.from(e), n), (0, o.XM)(Buffer.from(t), n));
}
function makeWithMode(e, t) {
(0, r.mkdirSync)(e);
(0, r.chmodSync)(e, t);
}
async function makeWay(e, t) {
let n = (0, r.lstatSync)(e, { throwIfNoEntry: !1 });
if (n === void 0) return !0;
if (!n.isDirectory()) (0, r.unlinkSync)(e);
else if (t) return !1;
else await (0, s.kb)(e);
return !0;
}
}),
54431: ((e, t, n) => {
n.d(t, {
C: () => Console,
r: () => MarkedStream
});
var r = n(77598);
var i = n(58500);
var a = n(73403);
let o = Buffer.alloc(0);
let s = Buffer.from("\n[agentbench: the output of the container ended early here]\n");
class Console {
#e;
#t;
#n = `\x1eagentbench:${(0, r.randomBytes)(12).toString("hex")}:`;
#r = [() => {}];
#i = !1;
#a = 0;
#o = !1;
#s = {
stdout: new MarkedStream(this.#n),
stderr: new MarkedStream(this.#n)
};
constructor(e) {
this.#e = e;
this.#t = this.#l().catch(() => {});
}
static async attach(e) {
return new Console(await e.attach());
}
expect(e) {
this.#r.push(e);
return `${this.#n}${this.#r.length - 1}\n`;
}
async closeWith(e) {
this.#i = !0;
try {
await e();
this.#e.end();
await this.#c() || await this.#r.at(-1)("stderr", s);
} finally {
this.#e.destroy();
}
}
async #c() {
for (let e = -1; e !== this.#a || this.#o;) {
e = this.#a;
if (await Promise.race([this.#t.then(() => !0), (0, i.setTimeout)(5e3, !1, { ref: !1 })])) return !0;
}
return !1;
}
async #l() {
await (0, a.w)(this.#e, (e, t) => this.#u(e, t)).catch(() => {});
for (let e of ["stdout", "stderr"]) await this.#d(e, this.#s[e].rest());
this.#i || await this.#r.at(-1)("stderr", s);
}
#u(e, t) {
this.#a += 1;
let n = this.#d(e, this.#s[e].take(t));
if (n === void 0) return;
this.#o = !0;
return n.finally(() => {
this.#o = !1;
});
}
#d(e, t) {
for (let [n, { command: r, bytes: i }] of t.entries()) {
let a = this.#r[r]?.(e, i);
if (a !== void 0) return a.then(() => this.#d(e, t.slice(n + 1)));
}
}
}
class MarkedStream {
#e;
#t = 0;
#n = o;
constructor(e) {
this.#e = Buffer.from(e);
}
get number() {
return this.#t;
}
take(e) {
let t = [];
let n = this.#n.length === 0 ? e : Buffer.concat([this.#n, e]);
for (let e = n.indexOf(this.#e); e !== -1; e = n.indexOf(this.#e)) {
let r = e + this.#e.length;
let i = n.subarray(r, r + 9 + 1).indexOf(10);
if (i === -1) break;
this.#r(t, n.subarray(0, e));
this.#t = Number(n.subarray(r, r + i).toString("latin1"));
n = n.subarray(r + i + 1);
}
let r = this.#i(n);
this.#r(t, n.subarray(0, r));
this.#n = r === n.length ? o : Buffer.from(n.subarray(r));
return t;
}
rest() {
let e = [];
this.#r(e, this.#n);
this.#n = o;
return e;
}
#r(e, t) {
t.length > 0 && e.push({
command: this.#t,
bytes: t
});
}
#i(e) {
let t = this.#e[0];
let n = e.indexOf(t, Math.max(0, e.length - this.#e.length - 9));
for (; n !== -1; n = e.indexOf(t, n + 1)) {
let t = e.subarray(n, n + this.#e.length);
if (t.equals(this.#e.subarray(0, t.length))) return n;
}
return e.length;
}
}
}),
73403: ((e, t, n) => {
n.d(t, { w: () => demultiplex });
var r = n(90179);
class Frames {
#e;
#t = Buffer.alloc(8);
#n = 0;
#r = "stdout";
#i = 0;
constructor(e) {
this.#e = e;
}
take(e) {
let t = 0;
for (; t < e.length;) {
if (this.#i === 0) {
t += this.#a(e, t);
continue;
}
let n = e.subarray(t, t + this.#i);
t += n.length;
this.#i -= n.length;
let r = this.#e(this.#r, n);
if (r !== void 0) return r.then(() => this.take(e.subarray(t)));
}
}
#a(e, t) {
let n = e.copy(this.#t, this.#n, t, t + 8 - this.#n);
this.#n += n;
if (this.#n === 8) {
this.#r = this.#t[0] === 2 ? "stderr" : "stdout";
this.#i = this.#t.readUInt32BE(4);
this.#n = 0;
}
return n;
}
}
async function demultiplex(e, t) {
let n = new Frames(t);
if (e instanceof r.A) return e.drain((e) => n.take(e));
for await (let t of e) await n.take(t);
}
}),
69415: ((e, t, n) => {
n.d(t, {
AR: () => removeLeftContainers,
Ox: () => removeOwned,
QQ: () => keptName,
Qm: () => findKept,
dS: () => labelsFor,
kg: () => p,
ob: () => containersLeft,
od: () => removeContainer,
v4: () => d
});
var r = n(45293);
var i = n(24890);
var a = n(88790);
let o = "agentbench.run";
let s = "agentbench.owner";
let c = "agentbench.keeper";
let l = "agentbench.instance";
let u = "agentbench.trial";
let d = "agentbench.workdir";
let f = "agentbench-kept-";
let p = [
o,
s,
c,
l,
u
];
function labelsFor(e, { instance: t, trial: n }, r = !1) {
return {
[o]: e.id,
[r ? c : s]: JSON.stringify(e.owner),
[l]: t.id,
[u]: String(n)
};
}
function runFilter(e) {
return `${o}=${e}`;
}
function keptName({ id: e }) {
return `${f}${e.slice(0, 12)}`;
}
async function containersLeft(e) {
return (await e.containersWith(o, !0)).filter(({ labels: e }) => isOwnerDead(e)).map(({ id: e, name: t, labels: n, size: r }) => ({
id: e,
name: t,
kept: isKept(t),
instanceId: n[l] ?? "",
trial: n[u] ?? "",
size: r
}));
}
async function findKept(e, t) {
let n = (await e.containersWith(o)).find(({ name: e }) => e === t && isKept(e));
return n === void 0 ? null : e.container(n.id);
}
function isKept(e) {
return e.startsWith(f);
}
async function removeLeftContainers(e, t) {
let n = (await e.containersWith(t === void 0 ? o : runFilter(t))).filter(({ name: e, labels: n }) => !isKept(e) && (t !== void 0 || isOwnerDead(n)));
await Promise.all(n.map(({ id: t }) => removeContainer(e.container(t))));
await removeOwned(e, t === void 0 ? o : runFilter(t), (e) => t !== void 0 || isOwnerDead(e));
return n.length;
}
async function removeOwned(e, t, n) {
let remove = async (r) => {
for (let { id: i, labels: o } of await e.placesWith(r, t)) {
if (!n(o)) continue;
await e.removePlace(r, i).catch((e) => {
if (![
403,
404,
409
].includes((0, a.c2)(e) ?? 0)) throw e;
});
}
};
await Promise.all([remove("networks"), remove("volumes")]);
}
async function removeContainer(e) {
for (let t = 5;; t--) try {
await e.remove();
return;
} catch (e) {
if ([404, 409].includes((0, a.c2)(e) ?? 0)) return;
if (t === 0 || !/did not receive an exit event/.test((0, r.bD)(e))) throw e;
}
}
function isOwnerDead(e) {
try {
return (0, i.XU)(i.$K.parse(JSON.parse(e[s] || e[c] || "")));
} catch {
return !1;
}
}
}),
91354: ((e, t, n) => {
n.r(t);
n.d(t, {
AGENT: () => s,
archivePlan: () => archivePlan,
checkWorkdir: () => checkWorkdir,
pathsIn: () => pathsIn,
refusedAsWorkdir: () => refusedAsWorkdir,
workdirIn: () => workdirIn
});
var r = n(76760);
var i = n(45293);
var a = n(49127);
var o = n(11989);
let s = "/opt/agent";
let c = `${a.o6}/output`;
let l = `${a.o6}/home`;
let u = `${a.o6}/prompt.md`;
let d = `${a.o6}/prerunner`;
function pathsIn({ prerunner: e }, t) {
return {
promptFile: u,
outputDirectory: c,
agentHome: l,
agentDirectory: t ? s : null,
prerunnerDirectory: e === null ? null : d
};
}
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
49127: ((e, t, n) => {
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
43014: ((e, t, n) => {
n.r(t);
n.d(t, { dockerProvider: () => dockerProvider });
var r = n(51455);
var i = n(76760);
var a = n(45293);
var o = n(41906);
var s = n(25944);
var c = n(79595);
var l = n(61820);
var u = n(60103);
var d = n(87511);
var f = n(48481);
var p = n(54431);
var m = n(88790);
var h = n(34810);
var g = n(69415);
var _ = n(91354);
var v = n(57975);
let y = "bridge";
class PhaseNetwork {
#e;
#t;
#n;
#r;
#i = new AbortController();
#a = new AbortController();
#o = null;
constructor(e, t, n) {
this.#e = e;
this.#t = t;
this.#r = n[0];
this.#n = new Set(n.map(({ mode: e }) => e === y)).size === 2 || null;
}
async begin() {
await this.#s();
}
through(e) {
this.#o = e;
}
get relay() {
if (this.#o === null) return null;
let { socket: e, url: t, check: n } = this.#o;
let allowed = () => ({
hosts: this.#r.hosts,
until: this.#i.signal
});
return {
socket: e,
url: t,
check: n,
allowed,
removed: this.#a.signal
};
}
get variables() {
return this.#o === null || this.#r.mode !== "restricted" ? {} : proxyVariables(this.#o.url);
}
async change(e) {
let t = (0, d.A)(this.#t, e);
if ((0, v.isDeepStrictEqual)(t, this.#r)) return;
this.#r = t;
let n = this.#i;
this.#i = new AbortController();
n.abort();
await this.#s();
}
async close() {
this.#a.abort();
await this.#o?.remove();
}
async #s() {
let e = this.#r.mode === y;
if (this.#n === null || this.#n === e) return;
await this.#e.setNetwork(y, e);
this.#n = e;
}
}
function proxyVariables(e) {
let t = [
"HTTP_PROXY",
"HTTPS_PROXY",
"ALL_PROXY"
];
let both = (e, t) => [[e, t], [e.toLowerCase(), t]];
return Object.fromEntries([...t.flatMap((t) => both(t, e)), ...both("NO_PROXY", "localhost,127.0.0.1,::1")]);
}
var b = n(46297);
var x = n(11989);
class TrialImages {
#e;
#t;
constructor(e, t) {
this.#e = e;
this.#t = t;
}
choose(e, { verifies: t }) {
let { image: n, "image-map": r } = this.#t.options;
return (0, h.N)(e, {
"image-map": r,
...t ? {} : { image: n }
});
}
async provide(e, t) {
let { instance: n } = e;
let r = this.choose(n.image, e);
if (r === null) throw new a.ZD("image", `${n.id} names no image; set the option image`);
return await this.#e.provide(r, this.#n(n, r.name, t));
}
#n({ id: e, image: t, environment: r }, i, a) {
let { machine: o, tell: s } = this.#t;
let c = r?.build ?? null;
if (c === null || i !== t) return null;
return async () => (await n.e(1562).then(n.bind(n, 91562))).buildImage(i, c, {
machine: o,
tell: s,
id: e,
signal: a
});
}
}
async function findWorkdir(e, t) {
let n = "/";
let r = !0;
for (let a of t.split("/").filter((e) => e !== "")) {
let t = i.posix.join(n, a);
let { linkTarget: o } = await e.stat(t).catch((e) => {
if ((0, m.c2)(e) === void 0) throw e;
r = !1;
return { linkTarget: void 0 };
});
n = o || t;
}
return {
workdir: n,
hasWorkdir: r
};
}
async function dockerProvider(e) {
(0, _.checkWorkdir)(e);
let t = await (0, f.Z8)(e.machine);
await (0, b.J5)(e.options, t);
let n = new DockerProvider({
...e,
machine: (0, f.f)(e.machine, t)
}, t);
e.options.network === "restricted" && await n.openRelays();
return n;
}
class DockerProvider {
kind = "docker";
#e;
#t;
#n;
#r;
#i;
#a;
#o = null;
constructor(e, t) {
this.#e = e;
this.#t = t;
this.#n = new h.T(t, e.machine);
this.#r = new TrialImages(this.#n, e);
this.#i = new s.R(e.machine);
this.#a = e.agentDirectory !== null && (0, f.cB)(t);
}
openRelays() {
this.#o ??= n.e(2795).then(n.bind(n, 2795)).then(({ Relays: e }) => e.open(this.#t, this.#e.run.directory));
return this.#o;
}
async harnessAddress() {
return this.#e.options.network === "bridge" ? await this.#t.gatewayOf("bridge") : null;
}
async provideImage(e, t) {
e.instance.environment?.compose ?? await this.#r.provide(e, t);
}
forgetFailures() {
this.#n.forgetFailures();
}
async make(e, t) {
(0, x.Om)(e.instance);
let { instance: r, notes: i } = await (0, b.rw)(e.instance, this.#e.options, this.#t).catch((e) => {
throw (0, m.lp)(e);
});
let a = {
...e,
instance: r
};
let s = await this.#s(r);
try {
let e = this.#c(a, t);
let o = Promise.all([n.e(4492), n.e(8736)]).then(n.bind(n, 68736));
let c = await e;
let l = await orRemoved(c, t, async () => this.#m(c, a, s, await o));
let u = {
...(0, _.pathsIn)(r, this.#p(a) !== null),
image: c.image,
commit: s?.commit ?? null,
notes: [...i, ...c.project?.notes ?? []],
given: l,
createUnused: () => this.#_(a, c.image)
};
return {
start: (e) => orRemoved(c, e, () => this.#h(a, c, u, e)),
discard: () => removeMade(c)
};
} catch (e) {
throw t.aborted ? e : (0, m.lp)(e);
} finally {
s !== null && await (0, o.dM)(s.directory);
}
}
async #s({ repository: e }) {
if (e === null) return null;
let t = await (0, r.mkdtemp)(i.join(this.#e.run.directory, "clone-")).catch((0, a.fN)("testbed"));
try {
return {
directory: t,
commit: await this.#i.clone(e, t)
};
} catch (e) {
await (0, o.dM)(t);
return (0, a.fN)("git")(e);
}
}
async #c(e, t) {
let n = await (e.instance.environment?.compose == null ? this.#u(e, t) : this.#d(e, t));
return await orRemoved(n, t, async () => ({
...n,
...await this.#l(e, n)
}));
}
async #l(e, { container: t, workdir: n }) {
let r = await findWorkdir(t, n);
let i = (0, _.refusedAsWorkdir)(r.workdir, this.#p(e) !== null);
if (i === null) return r;
throw new a.ZD("unsupported", `${e.instance.id} is not run: its workdir ${i}`);
}
async #u(e, t) {
let n = await this.#r.provide(e, t);
t.throwIfAborted();
let r = this.#f(e, n);
try {
return {
container: await this.#t.createContainer((0, b.JI)(this.#e.options, r)),
image: n,
project: null,
workdir: r.workdir
};
} catch (e) {
if ((0, m.c2)(e) !== 404 || !/no such image/i.test((0, a.bD)(e))) throw e;
this.#n.forget(n.name);
throw new a.ZD("image", `the image ${n.name} was deleted while the run was under way`);
}
}
async #d(e, t) {
let { Project: r } = await Promise.all([n.e(8905), n.e(2942)]).then(n.bind(n, 2942));
let { options: i, machine: a, run: o, tell: s } = this.#e;
let c = (0, d.N)(i.network, e).map(({ mode: e }) => e === "bridge");
let l = c.includes(!1) ? { mode: c.includes(!0) ? "bridge" : "none" } : null;
let u = {
engine: this.#t,
images: this.#n,
machine: a,
run: o,
tell: s
};
let choose = (t) => this.#r.choose(t, e);
let f = await r.open(u, e.instance, l !== null, choose, t);
try {
let { image: n } = f;
let r = this.#f(e, n);
return {
container: await f.create((0, b.tv)(i, r), r.workdir, l, t),
image: n,
project: f,
workdir: r.workdir
};
} catch (e) {
await f.remove().catch(() => {});
throw e;
}
}
#f(e, t) {
let n = this.#a ? this.#p(e) : null;
let r = (0, _.workdirIn)(e, this.#e.options, t.config);
let i = n === null ? null : {
source: n,
target: _.AGENT
};
return {
request: e,
run: this.#e.run,
image: t,
workdir: r,
agent: i
};
}
#p({ verifies: e }) {
return e ? null : this.#e.agentDirectory;
}
async #m(e, t, n, { archiveOf: r }) {
let { container: o, image: s, project: u, workdir: d, hasWorkdir: f } = e;
if (n !== null) for (let { source: e, target: r } of t.instance.fixtures) await (0, c.d)(e, i.join(n.directory, r)).catch((0, a.fN)("testbed"));
let p = this.#a ? null : this.#p(t);
let m = n?.directory ?? null;
let h = (0, _.archivePlan)(t, {
workdir: d,
hasWorkdir: f,
checkout: m,
agentDirectory: p
});
let g = new l.Tx();
await o.putArchive(r(h, {
below: d,
files: g
}), "/");
return u !== null || Object.keys(s.config.Volumes ?? {}).length > 0 ? null : g;
}
async #h(e, t, r, i) {
let { container: a, project: o, workdir: s } = t;
let { environment: c } = e.instance;
let { options: l } = this.#e;
let f = (0, d.N)(l.network, e);
let m = new PhaseNetwork(o?.network ?? a, l.network, f);
await m.begin();
let h = await p.C.attach(a);
let g = o === null ? a.start() : o.start(i);
let _ = Promise.all([
n.e(4492),
n.e(8736),
n.e(2037)
]).then(n.bind(n, 72037));
await g;
i.throwIfAborted();
f.some(({ mode: e }) => e === "restricted") && m.through(await this.#g(e, t));
let { cpus: v, memory: y } = (0, b.Af)(l, c);
let x = {
cpus: v !== null,
memory: y !== null
};
let S = {
engine: this.#t,
container: a,
workdir: s,
ownUser: c !== void 0,
console: h
};
let { DockerTestbed: C } = await _;
let w = new C(S, r, {
limits: x,
network: m,
project: o
});
let T = c?.healthcheck ?? null;
if (T === null) return w;
await (0, u.L)(w, T, null, i).catch(async (e) => {
await m.close().catch(() => {});
throw e;
});
return w;
}
async #g(e, { container: t, project: n, image: r }) {
return await (await this.openRelays()).start(n?.network ?? t, r.id, (0, g.dS)(this.#e.run, e));
}
#_(e, t) {
return this.#t.createContainer({
Image: t.id,
...(0, b.SN)(t),
Labels: (0, g.dS)(this.#e.run, e),
HostConfig: { NetworkMode: "none" }
});
}
}
function removeMade({ container: e, project: t }) {
return t === null ? (0, g.od)(e) : t.remove();
}
async function orRemoved(e, t, n) {
try {
return await n();
} catch (n) {
await removeMade(e).catch(() => {});
throw t.aborted ? n : (0, m.lp)(n);
}
}
}),
46297: ((e, t, n) => {
n.d(t, {
Af: () => limitsOf,
J5: () => checkLimits,
JI: () => containerSettings,
SN: () => ownSettings,
eu: () => literal,
rw: () => withinProcessors,
tv: () => projectSettings
});
var r = n(45293);
var i = n(9681);
var a = n(52262);
var o = n(78676);
var s = n(87511);
var c = n(69415);
var l = n(11989);
let u = [
"/bin/sh",
"-c",
o.n
];
let d = 4096;
function limitsOf(e, t) {
return {
cpus: e.cpus ?? t?.cpus ?? null,
memory: e.memory ?? t?.memory ?? null
};
}
async function checkLimits({ cpus: e, memory: t }, n) {
if (t !== void 0 && t < a.wj) throw new r.yo("memory: a container needs 6MiB at least");
if (e === void 0) return;
let o = await n.processors();
if (e > o) throw new r.yo(`cpus: ${e} is more than the ${(0, i.U9)(o, "processor")} of Docker's machine; write ${o} at most`);
}
async function withinProcessors(e, t, n) {
let { environment: r } = e;
if (r === void 0 || r.cpus === null || t.cpus !== void 0) return {
instance: e,
notes: []
};
let a = await n.processors();
if (r.cpus <= a) return {
instance: e,
notes: []
};
let o = (0, i.U9)(a, "processor");
let s = `the task asks for ${(0, i.U9)(r.cpus, "processor")}, and Docker's machine has ${o}`;
return {
instance: {
...e,
environment: {
...r,
cpus: a
}
},
notes: [{
kind: "fewer_processors",
detail: s
}]
};
}
function containerSettings(e, { request: t, run: n, image: r, workdir: i, agent: a }) {
let { environment: o } = t.instance;
let { cpus: u, memory: f } = limitsOf(e, o);
let p = (0, s.N)(e.network, t).some(({ mode: e }) => e === "bridge");
return {
Image: r.id,
...o === void 0 ? {
...ownSettings(r),
WorkingDir: i
} : (0, l.dO)(o),
Labels: {
...(0, c.dS)(n, t, e.keep !== "never" && !t.verifies),
[c.v4]: o === void 0 ? "" : i
},
HostConfig: {
Init: !0,
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: p ? "bridge" : "none",
PidsLimit: d,
...u === null ? {} : { NanoCpus: Math.round(u * 1e9) },
...f === null ? {} : {
Memory: f,
MemorySwap: f
},
...a === null ? {} : { Mounts: [{
Type: "bind",
Source: a.source,
Target: a.target,
ReadOnly: !0
}] }
}
};
}
function projectSettings(e, { request: t, run: n, workdir: r, agent: i }) {
let a = t.instance.environment;
let { cpus: o, memory: s } = limitsOf(e, a);
return {
labels: {
...(0, c.dS)(n, t, e.keep !== "never" && !t.verifies),
[c.v4]: literal(r)
},
pids: d,
main: {
environment: Object.fromEntries(Object.entries(a.variables).map(([e, t]) => [e, literal(t)])),
...o === null ? {} : { cpus: o },
...s === null ? {} : {
mem_limit: s,
memswap_limit: s
}
},
mounts: i === null ? [] : [{
type: "bind",
source: literal(i.source),
target: i.target,
read_only: !0
}]
};
}
function literal(e) {
return e.replaceAll("$", "$$$$");
}
function ownSettings({ config: e }) {
return {
...e.Entrypoint?.length ? {
Entrypoint: u,
Cmd: []
} : { Cmd: u },
User: "0:0"
};
}
}),
11989: ((e, t, n) => {
n.d(t, {
Om: () => refuseUnsupported,
Yy: () => i,
dO: () => taskSettings,
oG: () => workdirOf
});
var r = n(45293);
let i = [
"/logs/agent",
"/logs/verifier",
"/logs/artifacts"
];
let a = [
"sh",
"-c",
"sleep infinity"
];
function refuseUnsupported({ id: e, environment: t }) {
let [n, ...i] = t?.unsupported ?? [];
if (n === void 0) return;
let a = i.length === 0 ? "" : `; also ${i.map(({ key: e }) => e).join(", ")}`;
throw new r.ZD("unsupported", `${e} is not run: ${n.key}: ${n.why}${a}`);
}
function taskSettings({ variables: e }) {
return {
Cmd: a,
Env: Object.entries(e).map(([e, t]) => `${e}=${t}`)
};
}
function workdirOf({ workdir: e }, t) {
return e ?? (t.WorkingDir || "/");
}
}),
61820: ((e, t, n) => {
n.d(t, {
Gm: () => isOfGit,
Jj: () => r,
Tx: () => SeenFiles
});
let r = 65536;
class SeenFiles extends Map {
incomplete = null;
#e = 8388608;
#t = 2e3;
takes(e, t) {
if (t > r || t > this.#e || this.#t === 0 || isOfGit(e)) return !1;
this.#e -= t;
--this.#t;
return !0;
}
put(e, t) {
this.set(e, t);
for (let t = e.lastIndexOf("/"); t > 0 && !this.has(e.slice(0, t)); t = e.lastIndexOf("/", t - 1)) this.set(e.slice(0, t), {
type: "directory",
identity: "directory",
text: null
});
}
keepText(e, t, n) {
let r = this.get(e);
if (r === void 0 || !this.takes(e, t)) return;
let i = [];
n.on("data", (e) => i.push(Buffer.from(e)));
n.on("end", () => {
let e = Buffer.concat(i);
e.includes(0) || (r.text = e);
});
}
letGo(e) {
this.#e += e;
this.#t += 1;
}
}
function isOfGit(e) {
return /(^|\/)\.git\//.test(e);
}
}),
60103: ((e, t, n) => {
n.d(t, { L: () => awaitHealth });
var r = n(58500);
var i = n(45293);
async function awaitHealth(e, { command: t, interval: n, timeout: a, startPeriod: o, startInterval: s, retries: c }, l, u) {
let d = performance.now();
for (let f = 0;;) {
let p = performance.now() - d < o;
let { exitCode: m, timedOut: h } = await e.run({
shell: "agent",
script: t,
environment: {},
timeout: a,
user: l,
lasting: !1,
output() {}
}, u);
if (m === 0) return;
if (h) throw new i.ZD("healthcheck", `the healthcheck of the task did not end within ${a / 1e3} s (timeout_sec): ${t.slice(0, 200)}`);
p || (f += 1);
if (f >= c) throw new i.ZD("healthcheck", `the healthcheck of the task failed ${f} times in a row: ${t.slice(0, 200)}`);
await (0, r.setTimeout)(p ? s : n, void 0, { signal: u });
}
}
})
};
