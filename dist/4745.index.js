export const id = 4745;
export const ids = [4745, 3774];
export const modules = {
21947: ((e, t, n) => {
n.d(t, { O: () => once });
function once(e, t, n) {
let r = e.get(t);
if (r === void 0) {
r = n();
e.set(t, r);
r.catch(() => e.delete(t));
}
return r;
}
}),
52740: ((e, t, n) => {
n.d(t, { R: () => RepositoryCache });
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45145);
var c = n(76185);
var l = n(16801);
var u = n(21947);
var d = n(13590);
var f = n(40075);
var p = n(53589);
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
commit: t ?? await (0, u.O)(this.#n, e, () => this.#a(e))
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
let i = [
"clone",
"--quiet",
"--origin",
"origin",
"--no-checkout",
this.#r ? "--no-local" : "--no-hardlinks",
e,
n
];
await (0, f.$Y)(this.#e.runTool, i);
await run("fetch", "--quiet", "origin", r);
await run("remote", "set-url", "origin", t.url);
await run("checkout", "--quiet", "--detach", r);
return r;
}
#s({ url: e, commit: t }) {
return (0, u.O)(this.#t, `${e} ${t}`, async () => {
let n = await (0, u.O)(this.#t, e, () => this.#d(e));
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
if ((0, i.existsSync)(t)) return t;
let unwritable = (e) => Error(`${g}: ${e}`);
await (0, c.Fp)(o.dirname(t), unwritable, async (n) => {
await this.#p([
"clone",
"--quiet",
"--bare",
"--no-hardlinks",
e,
n
]);
await (0, a.rename)(n, t).catch((e) => {
if (!(0, i.existsSync)(t)) throw e;
});
});
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
if (/Authentication failed|could not read Username|could not read Password|Permission denied[ ,]/i.test(n)) return "The repository requires a login: configure one for git on this machine (a credential helper, a key), or use a public URL.";
if (/: Permission denied$/m.test(n)) return "This user may not use the path that git names: change who may, or name another directory (workdir; XDG_CACHE_HOME for the cache).";
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
29704: ((e, t, n) => {
n.d(t, { n: () => r });
let r = "trap 'exit 0' TERM\nwhile :; do\n  sleep 3600 &\n  wait $!\n  case $? in\n    126 | 127) exit 127 ;;\n  esac\ndone\n";
}),
74135: ((e, t, n) => {
n.d(t, {
W: () => copyOver,
d: () => makeWayFor
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(70930);
var s = n(13590);
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
17724: ((e, t, n) => {
n.d(t, {
CR: () => ownNetworkOf,
DC: () => withOwnLimits,
Fx: () => tmpfsOver,
QT: () => i,
SV: () => withoutAbsent,
bW: () => beyondProcessors,
bm: () => startedDocument,
eu: () => literal,
jV: () => buildsOf,
jp: () => baseDocument
});
var r = n(76760);
let i = "main";
function baseDocument(e, t) {
let n = e === null ? { build: { context: t } } : { image: e };
return { services: { [i]: {
...n,
command: [
"sh",
"-c",
"sleep infinity"
]
} } };
}
function withOwnLimits(e) {
let t = Object.entries(e.services).map(([e, t]) => {
let n = Object(t.deploy);
let { limits: r, ...i } = Object(n.resources);
if (r == null) return [e, t];
let { cpus: a = t.cpus, memory: o = t.mem_limit, pids: s = t.pids_limit } = r;
return [e, {
...t,
deploy: {
...n,
resources: i
},
cpus: a,
mem_limit: o,
pids_limit: s
}];
});
return {
...e,
services: Object.fromEntries(t)
};
}
function withoutAbsent(e) {
let t = Object.entries(e.services).map(([t, n]) => {
let r = Object.entries(Object(n.depends_on)).filter(([t]) => t in e.services);
return [t, {
...n,
...n.depends_on == null ? {} : { depends_on: Object.fromEntries(r) }
}];
});
return {
...e,
services: Object.fromEntries(t)
};
}
function literal(e) {
return e.replaceAll("$", "$$$$");
}
function buildsOf({ services: e }, t, n) {
let r = new Map();
let i = {};
for (let [a, { build: o }] of Object.entries(e)) {
if (typeof o != "object" || !o) continue;
let e = t(a, o);
r.set(a, e);
let s = o;
i[a] = {
image: e,
build: {
...without(s, ["tags"]),
labels: {
...s.labels,
...n
}
}
};
}
return {
document: { services: i },
images: r
};
}
let a = [
"networks",
"hostname",
"domainname",
"mac_address",
"dns",
"dns_opt",
"dns_search",
"extra_hosts"
];
let o = [
"HTTP_PROXY",
"HTTPS_PROXY",
"FTP_PROXY",
"ALL_PROXY",
"NO_PROXY"
];
function startedDocument(e, t) {
let { labels: n, network: r } = t;
let owned = (e = {}) => Object.fromEntries(Object.entries(e).map(([e, t]) => {
let r = t ?? {};
return [e, {
...without(r, ["name"]),
labels: {
...r.labels,
...n
}
}];
}));
return {
services: Object.fromEntries(Object.entries(e.services).map(([e, n]) => [e, serviceOf(e, n, t)])),
volumes: owned(e.volumes),
...r === null ? { networks: owned(e.networks) } : {}
};
}
function serviceOf(e, t, n) {
let { labels: r, network: o, pids: s, processors: c, images: l } = n;
let u = l.get(e);
let d = without(t, [
"build",
"container_name",
"ports",
"env_file",
"develop"
]);
let f = {
...o === null ? d : without(d, a),
image: u.name,
environment: {
...proxiesOf(u.config),
...d.environment
},
pull_policy: "never",
labels: {
...d.labels,
...r
},
...d.cpus == null ? {} : { cpus: Math.min(Number(d.cpus), c) },
pids_limit: Number(d.pids_limit) > 0 ? Math.min(Number(d.pids_limit), s) : s,
volumes: (d.volumes ?? []).map((e) => e.type === "bind" ? {
...e,
read_only: !0,
bind: { create_host_path: !1 }
} : e),
...e === i ? {} : { logging: {
driver: "json-file",
options: {
"max-size": "16m",
"max-file": "1"
}
} }
};
o !== null && (f.network_mode = `container:${o}`);
if (e !== i) return f;
return {
...without(f, ["restart", "tty"]),
...f.tty === !0 ? { stdin_open: !0 } : {},
...n.main,
environment: {
...f.environment,
...n.main.environment
},
logging: { driver: "none" },
init: !0,
volumes: [...f.volumes, ...n.mounts]
};
}
function proxiesOf({ Env: e }) {
let t = new Map((e ?? []).map((e) => [e.replace(/=.*/s, ""), e.replace(/^.*?=/s, "")]));
let n = o.flatMap((e) => [e, e.toLowerCase()]);
return Object.fromEntries(n.map((e) => [e, t.has(e) ? literal(t.get(e)) : null]));
}
function tmpfsOver({ services: e }, t) {
let { tmpfs: n, volumes: a } = e[i];
let o = [n ?? []].flat().map((e) => String(e).replace(/:.*/, ""));
let s = (a ?? []).filter(({ type: e }) => e === "tmpfs");
return [...o, ...s.map(({ target: e }) => String(e))].map((e) => r.posix.resolve("/", e)).find((e) => `${t}/`.startsWith(`${e}/`)) ?? null;
}
function beyondProcessors({ services: e }, t) {
return Object.entries(e).map(([e, t]) => [e, Number(t.cpus ?? 0)]).filter(([, e]) => e > t);
}
function without(e, t) {
return Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e)));
}
function ownNetworkOf({ services: e, networks: t = {} }) {
for (let [t, { network_mode: n, networks: r }] of Object.entries(e)) {
if (n != null) return `services.${t}.network_mode`;
if (Object.keys(Object(r)).some((e) => e !== "default")) return `services.${t}.networks`;
}
return Object.keys(t).some((e) => e !== "default") ? "networks" : null;
}
}),
53879: ((e, t, n) => {
n.d(t, { w: () => demultiplex });
var r = n(77344);
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
34745: ((e, t, n) => {
n.r(t);
n.d(t, { dockerProvider: () => dockerProvider });
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(13590);
var s = n(52740);
var c = n(74135);
var l = n(30464);
var u = n(27563);
var d = n(28147);
var f = n(31755);
var p = n(77598);
var m = n(68785);
var h = n(47114);
var g = n(53879);
let _ = Buffer.from("\n[agentbench: the output of the container ended early here]\n");
class Console {
#e;
#t;
#n = `\x1eagentbench:${(0, p.randomBytes)(12).toString("hex")}:`;
#r = [() => {}];
#i = !1;
#a = 0;
#o = !1;
#s = {
stdout: new h.r(this.#n),
stderr: new h.r(this.#n)
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
await this.#c() || await this.#r.at(-1)("stderr", _);
} finally {
this.#e.destroy();
}
}
async #c() {
for (let e = -1; e !== this.#a || this.#o;) {
e = this.#a;
if (await (0, m.Xc)(this.#t, 5e3) !== null) return !0;
}
return !1;
}
async #l() {
await (0, g.w)(this.#e, (e, t) => this.#u(e, t)).catch(() => {});
for (let e of ["stdout", "stderr"]) await this.#d(e, this.#s[e].rest());
this.#i || await this.#r.at(-1)("stderr", _);
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
var v = n(3730);
var y = n(50054);
var b = n(63187);
var x = n(3774);
var S = n(57975);
let C = "bridge";
class PhaseNetwork {
#e;
#t;
#n;
#r;
#i;
#a = new AbortController();
#o = new AbortController();
#s = null;
constructor(e, t, n, r) {
this.#e = e;
this.#n = r;
this.#t = t;
this.#i = n[0];
this.#r = new Set(n.map(({ mode: e }) => e === C)).size === 2 || null;
}
async begin() {
await this.#c();
}
through(e) {
this.#s = e;
}
get relay() {
if (this.#s === null) return null;
let { socket: e, url: t, check: n } = this.#s;
let allowed = () => ({
hosts: this.#i.hosts,
until: this.#a.signal
});
return {
socket: e,
url: t,
check: n,
allowed,
removed: this.#o.signal
};
}
get variables() {
return this.#s === null || this.#i.mode !== "restricted" ? {} : proxyVariables(this.#s.url, this.#n);
}
async change(e) {
let t = (0, d.A)(this.#t, e);
if ((0, S.isDeepStrictEqual)(t, this.#i)) return;
this.#i = t;
let n = this.#a;
this.#a = new AbortController();
n.abort();
await this.#c();
}
async close() {
this.#o.abort();
await this.#s?.remove();
}
async #c() {
let e = this.#i.mode === C;
if (this.#r === null || this.#r === e) return;
await this.#e.setNetwork(C, e);
this.#r = e;
}
}
function proxyVariables(e, t) {
let n = [
"HTTP_PROXY",
"HTTPS_PROXY",
"ALL_PROXY"
];
let both = (e, t) => [[e, t], [e.toLowerCase(), t]];
return Object.fromEntries([...n.flatMap((t) => both(t, e)), ...both("NO_PROXY", [
"localhost",
"127.0.0.1",
"::1",
...t
].join(","))]);
}
var w = n(95605);
var T = n(80161);
class TrialImages {
#e;
#t;
constructor(e, t) {
this.#e = e;
this.#t = t;
}
choose(e, { verifies: t }) {
let { image: n, "image-map": r } = this.#t.options;
return (0, y.N)(e, {
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
return async () => (await n.e(3553).then(n.bind(n, 95934))).buildImage(i, c, {
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
if ((0, v.c2)(e) === void 0) throw e;
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
(0, x.checkWorkdir)(e);
let t = await (0, f.Z8)(e.machine);
await (0, w.J5)(e.options, t);
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
this.#n = new y.T(t, e.machine);
this.#r = new TrialImages(this.#n, e);
this.#i = new s.R(e.machine);
this.#a = e.agentDirectory !== null && (0, f.cB)(t);
}
openRelays() {
this.#o ??= n.e(1811).then(n.bind(n, 51811)).then(({ Relays: e }) => e.open(this.#t, this.#e.run.directory));
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
(0, T.Om)(e.instance);
let { instance: r, notes: i } = await (0, w.TQ)(e.instance, this.#e.options, this.#t).catch(v.vZ);
let a = {
...e,
instance: r
};
let s = await this.#s(r);
try {
let e = r.environment?.compose == null ? this.#l(a, t) : this.#u(a, t);
let o = Promise.all([n.e(6118), n.e(9548)]).then(n.bind(n, 69548));
let c = await e;
return await orRemoved(c, t, async () => {
let e = {
...c,
...await this.#c(a, c)
};
let t = {
agentDirectory: this.#f(a) === null ? null : x.AGENT,
prerunnerDirectory: r.prerunner === null ? null : x.PRERUNNER,
image: e.image,
commit: s?.commit ?? null,
notes: [...i, ...e.project?.notes ?? []],
given: await this.#p(e, a, s, await o),
createUnused: () => this.#g(a, e.image)
};
return {
start: (n) => orRemoved(e, n, () => this.#m(a, e, t, n)),
discard: () => removeMade(e)
};
});
} catch (e) {
throw t.aborted ? e : (0, v.lp)(e);
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
async #c(e, { container: t, workdir: n }) {
let r = await findWorkdir(t, n);
let i = (0, x.refusedAsWorkdir)(r.workdir, this.#f(e) !== null);
if (i === null) return r;
throw new a.ZD("unsupported", `${e.instance.id} is not run: its workdir ${i}`);
}
async #l(e, t) {
let n = await this.#r.provide(e, t);
t.throwIfAborted();
let r = this.#d(e, n);
try {
return {
container: await this.#t.createContainer((0, w.JI)(this.#e.options, r)),
image: n,
project: null,
workdir: r.workdir
};
} catch (e) {
if ((0, v.c2)(e) !== 404 || !/no such image/i.test((0, a.bD)(e))) throw e;
this.#n.forget(n.name);
throw new a.ZD("image", `the image ${n.name} was deleted while the run was under way`);
}
}
async #u(e, t) {
let { Project: r } = await Promise.all([n.e(8815), n.e(1361)]).then(n.bind(n, 11361));
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
let r = this.#d(e, n);
return {
container: await f.create((0, w.tv)(i, r), r.workdir, l, t),
image: n,
project: f,
workdir: r.workdir
};
} catch (e) {
await f.remove().catch(() => {});
throw e;
}
}
#d(e, t) {
let n = this.#a ? this.#f(e) : null;
let r = (0, x.workdirIn)(e, this.#e.options, t.config);
let i = n === null ? null : {
source: n,
target: x.AGENT
};
return {
request: e,
run: this.#e.run,
image: t,
workdir: r,
agent: i
};
}
#f({ verifies: e }) {
return e ? null : this.#e.agentDirectory;
}
async #p(e, t, n, { archiveOf: r }) {
let { container: o, image: s, project: u, workdir: d, hasWorkdir: f } = e;
if (n !== null) for (let { source: e, target: r } of t.instance.fixtures) await (0, c.d)(e, i.join(n.directory, r)).catch((0, a.fN)("testbed"));
let p = this.#a ? null : this.#f(t);
let m = n?.directory ?? null;
let h = (0, x.archivePlan)(t, {
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
async #m(e, t, r, i) {
let { container: a, project: o, workdir: s } = t;
let { environment: c } = e.instance;
let { options: l } = this.#e;
let f = (0, d.N)(l.network, e);
let p = o?.names ?? [];
let m = new PhaseNetwork(o?.network ?? a, l.network, f, p);
await m.begin();
let h = await Console.attach(a);
let g = o === null ? a.start() : o.start(i);
let _ = Promise.all([
n.e(6118),
n.e(9548),
n.e(1934)
]).then(n.bind(n, 71934));
await g;
i.throwIfAborted();
f.some(({ mode: e }) => e === "restricted") && m.through(await this.#h(e, t));
let { cpus: v, memory: y } = (0, w.Af)(l, c);
let b = {
cpus: v !== null,
memory: y !== null
};
let x = {
engine: this.#t,
container: a,
workdir: s,
ownUser: c !== void 0,
console: h
};
let { DockerTestbed: S } = await _;
let C = new S(x, r, {
limits: b,
network: m,
project: o
});
let T = c?.healthcheck ?? null;
if (T === null) return C;
await (0, u.L)(C, T, null, i).catch(async (e) => {
await m.close().catch(() => {});
throw e;
});
return C;
}
async #h(e, { container: t, project: n, image: r }) {
return await (await this.openRelays()).start(n?.network ?? t, r.id, (0, b.dS)(this.#e.run, e));
}
#g(e, t) {
return this.#t.createContainer({
Image: t.id,
...(0, w.SN)(t),
Labels: (0, b.dS)(this.#e.run, e),
HostConfig: { NetworkMode: "none" }
});
}
}
function removeMade({ container: e, project: t }) {
return t === null ? (0, b.od)(e) : t.remove();
}
async function orRemoved(e, t, n) {
try {
return await n();
} catch (n) {
await removeMade(e).catch(() => {});
throw t.aborted ? n : (0, v.lp)(n);
}
}
}),
95605: ((e, t, n) => {
n.d(t, {
Af: () => limitsOf,
J5: () => checkLimits,
JI: () => containerSettings,
O5: () => m,
SN: () => ownSettings,
TQ: () => withinMachine,
tv: () => projectSettings
});
var r = n(45145);
var i = n(18253);
var a = n(73762);
var o = n(29704);
var s = n(28147);
var c = n(17724);
var l = n(63187);
var u = n(80161);
let d = [
"/bin/sh",
"-c",
o.n
];
let f = 4096;
let p = ["cpus", "memory"];
let m = "this Docker daemon does not limit containers (a rootless one needs control groups of version 2)";
function limitsOf(e, t) {
return {
cpus: e.cpus ?? t?.cpus ?? null,
memory: e.memory ?? t?.memory ?? null
};
}
async function checkLimits(e, t) {
let { cpus: n, memory: o } = e;
if (o !== void 0 && o < a.wj) throw new r.yo("memory: a container needs 6MiB at least");
if (n === void 0 && o === void 0) return;
let { processors: s, ignored: c } = await t.capacity();
let l = c.find((t) => e[t] !== void 0);
if (l !== void 0) throw new r.yo(`${l}: ${m}; leave it out, or use another daemon`);
if (n !== void 0 && n > s) throw new r.yo(`cpus: ${n} is more than the ${(0, i.U9)(s, "processor")} of Docker's machine; write ${s} at most`);
}
async function withinMachine(e, t, n) {
let { environment: r } = e;
let a = p.filter((e) => r?.[e] != null && t[e] === void 0);
if (r === void 0 || a.length === 0) return {
instance: e,
notes: []
};
let { processors: o, ignored: s } = await n.capacity();
let c = a.filter((e) => s.includes(e)).join(" and ");
let l = c === "" ? [] : [{
kind: "limits_ignored",
detail: `the task limits ${c}, and ${m}`
}];
let u = a.includes("cpus") ? r.cpus ?? 0 : 0;
if (u <= o) return {
instance: e,
notes: l
};
let d = (0, i.U9)(o, "processor");
let f = `the task asks for ${(0, i.U9)(u, "processor")}, and Docker's machine has ${d}`;
return {
instance: {
...e,
environment: {
...r,
cpus: o
}
},
notes: [...l, {
kind: "fewer_processors",
detail: f
}]
};
}
function containerSettings(e, { request: t, run: n, image: r, workdir: i, agent: a }) {
let { environment: o } = t.instance;
let { cpus: c, memory: d } = limitsOf(e, o);
let p = (0, s.N)(e.network, t).some(({ mode: e }) => e === "bridge");
return {
Image: r.id,
...o === void 0 ? {
...ownSettings(r),
WorkingDir: i
} : (0, u.dO)(o),
Labels: {
...(0, l.dS)(n, t, e.keep !== "never" && !t.verifies),
[l.v4]: o === void 0 ? "" : i
},
HostConfig: {
Init: !0,
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: p ? "bridge" : "none",
PidsLimit: f,
...c === null ? {} : { NanoCpus: Math.round(c * 1e9) },
...d === null ? {} : {
Memory: d,
MemorySwap: d
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
...(0, l.dS)(n, t, e.keep !== "never" && !t.verifies),
[l.v4]: (0, c.eu)(r)
},
pids: f,
main: {
environment: Object.fromEntries(Object.entries(a.variables).map(([e, t]) => [e, (0, c.eu)(t)])),
...o === null ? {} : { cpus: o },
...s === null ? {} : {
mem_limit: s,
memswap_limit: s
}
},
mounts: i === null ? [] : [{
type: "bind",
source: (0, c.eu)(i.source),
target: i.target,
read_only: !0
}]
};
}
function ownSettings({ config: e }) {
return {
...e.Entrypoint?.length ? {
Entrypoint: d,
Cmd: []
} : { Cmd: d },
User: "0:0"
};
}
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
}),
30464: ((e, t, n) => {
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
27563: ((e, t, n) => {
n.d(t, { L: () => awaitHealth });
var r = n(58500);
var i = n(45145);
async function awaitHealth(e, { command: t, interval: n, timeout: a, startPeriod: o, startInterval: s, retries: c }, l, u) {
let d = performance.now();
for (let f = 0;;) {
let p = performance.now() - d < o;
let { exitCode: m, timedOut: h } = await e.run({
shell: "agent",
script: t,
timeout: a,
user: l,
output() {}
}, u);
if (m === 0) return;
if (h) throw new i.ZD("healthcheck", `the healthcheck of the task did not end within ${a / 1e3} s (timeout_sec): ${t.slice(0, 200)}`);
p || (f += 1);
if (f >= c) throw new i.ZD("healthcheck", `the healthcheck of the task failed ${f} times in a row: ${t.slice(0, 200)}`);
await (0, r.setTimeout)(p ? s : n, void 0, { signal: u });
}
}
}),
47114: ((e, t, n) => {
n.d(t, { r: () => MarkedStream });
let r = Buffer.alloc(0);
class MarkedStream {
#e;
#t = 0;
#n = r;
constructor(e) {
this.#e = Buffer.from(e);
}
get number() {
return this.#t;
}
take(e) {
let t = [];
let n = this.#n.length === 0 ? e : Buffer.concat([this.#n, e]);
let i = 0;
for (let e = n.indexOf(this.#e); e !== -1; e = n.indexOf(this.#e, i)) {
i = e + this.#e.length;
let r = n.subarray(i, i + 9 + 1).indexOf(10);
let a = n.toString("latin1", i, i + Math.max(0, r));
if (!/^\d+$/.test(a)) continue;
this.#r(t, n.subarray(0, e));
this.#t = Number(a);
n = n.subarray(i + r + 1);
i = 0;
}
let a = this.#i(n);
this.#r(t, n.subarray(0, a));
this.#n = a === n.length ? r : Buffer.from(n.subarray(a));
return t;
}
rest() {
let e = [];
this.#r(e, this.#n);
this.#n = r;
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
})
};
