export const id = 9153;
export const ids = [9153];
export const modules = {
31755: ((e, t, n) => {
n.d(t, {
vk: () => ForbiddenSocket,
Z8: () => connectDocker,
cB: () => sharesFiles,
f: () => withEngine
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(23897);
var s = n(78421);
var c = n(68785);
var l = n(77030);
var u = n(94343);
var d = n(43759);
var f = n(37067);
var p = n(57075);
var m = n(4196);
var h = n(63144);
var g = n(73762);
var _ = n(3730);
var v = n(77344);
let https = () => process.getBuiltinModule("node:https");
let tls = () => process.getBuiltinModule("node:tls");
let y = u.Ikc({ message: u.YjP() });
class Requests {
address;
#e;
#t;
constructor(e, t) {
this.address = e;
this.#e = t;
let n = {
keepAlive: !0,
scheduling: "lifo",
timeout: 5e3
};
this.#t = e.certificates === null ? new f.Agent(n) : new (https()).Agent(n);
}
async json(e, t) {
return shaped(e, await this.text(e), t);
}
async text(e) {
return this.#a(await this.open(e), e);
}
async empty(e) {
let t = await this.text(e);
if (t !== "") throw badAnswer(e, t);
}
async open(e) {
let { answer: t } = await this.#r(e, null);
await this.#i(t, e);
return t;
}
contentOf(e, t) {
let n = e[Symbol.asyncIterator]();
let stop = () => e.destroy(this.#o("no more of the answer", t, 1));
let r = this.#e;
return new p.Readable({
read() {
let e = setTimeout(stop, r);
n.next().then(({ done: e, value: t }) => this.push(e ? null : t), (e) => this.destroy(e)).finally(() => clearTimeout(e));
},
destroy(t, n) {
e.destroy();
n(t);
}
});
}
async hijack(e) {
let t = new v.A((e) => this.#n(e));
try {
let { answer: n, head: r } = await this.#r(e, t);
await this.#i(n, e);
r.length > 0 && t.unshift(r);
return t;
} catch (e) {
t.destroy();
throw e;
}
}
#n(e) {
let { at: t, certificates: n } = this.address;
if (n === null || !("host" in t)) return (0, l.connect)({
...t,
onread: e
});
let r = (0, l.isIP)(t.host) === 0 ? { servername: t.host } : {};
let i = {
...t,
...n,
...r,
onread: e
};
return tls().connect(i);
}
#r(e, t) {
let { at: n, certificates: r, prefix: i } = this.address;
let { method: a, path: o, query: s, body: c, patience: l = 1, signal: u } = e;
let { promise: d, resolve: m, reject: h } = Promise.withResolvers();
let v = (r === null ? f : https()).request({
..."path" in n ? { socketPath: n.path } : n,
...r ?? { servername: "" },
method: a,
path: `${i}${o}${s === void 0 ? "" : `?${queryOf(s)}`}`,
headers: {
...c instanceof p.Readable ? { "Content-Type": "application/x-tar" } : {},
...c !== void 0 && !(c instanceof p.Readable) ? { "Content-Type": "application/json" } : {},
...t === null ? {} : {
Connection: "Upgrade",
Upgrade: "tcp"
}
},
...t === null ? { agent: this.#t } : { createConnection: () => t },
...u === void 0 ? {} : { signal: u }
});
let y = setTimeout(() => v.destroy(this.#o("no answer", e, l)), Math.min(this.#e * l, g.Qk));
v.on("response", (e) => {
u !== void 0 && (0, p.addAbortSignal)(u, e);
m({
answer: e,
head: Buffer.alloc(0)
});
});
t !== null && v.on("upgrade", (e, t, n) => m({
answer: e,
head: n
}));
v.on("error", h);
v.on("close", () => h(new _.CF(`the connection closed before the answer to ${a} ${o}`)));
if (c instanceof p.Readable) {
c.on("data", () => y.refresh());
c.on("error", h);
(0, p.pipeline)(c, v, () => {});
} else v.end(c === void 0 ? void 0 : JSON.stringify(c));
return d.finally(() => clearTimeout(y));
}
async #i(e, t) {
let n = e.statusCode;
if ([t.expected].flat().includes(n)) return;
let r = await this.#a(e, t);
let { success: i, data: a } = m.xL(y, (0, h.U4)(r));
if (n >= 400 && i) throw new _.P_(n, a.message.trim());
if (n >= 400 && t.method === "HEAD") throw new _.P_(n, `status ${n}`);
throw badAnswer(t, `status ${n}, ${r}`);
}
async #a(e, t) {
let n = [];
for await (let r of this.contentOf(e, t)) n.push(r);
return Buffer.concat(n).toString();
}
#o(e, { method: t, path: n }, r) {
return new _.W_(`${e} to ${t} ${n} within ${this.#e * r / 1e3} s`);
}
}
function segment(e) {
return encodeURIComponent(e);
}
function shaped(e, t, n) {
let { success: r, data: i } = m.xL(n, (0, h.U4)(t));
if (!r) throw badAnswer(e, t);
return i;
}
function badAnswer({ method: e, path: t }, n) {
let r = n.length > 80 ? `${n.slice(0, 80)}…` : n;
return new _.CF(`the answer to ${e} ${t} is not one of Docker's: ${JSON.stringify(r)}`);
}
function queryOf(e) {
let t = new URLSearchParams();
for (let [n, r] of Object.entries(e)) for (let e of [r].flat()) t.append(n, e);
return t;
}
let b = u.YjP().check(d.m9(1));
let x = u.Ikc({ Id: b });
let S = u.Ikc({
Id: b,
State: u.Ikc({
Running: u.zMY(),
OOMKilled: u.zMY(),
ExitCode: u.Whr(),
FinishedAt: u.lqM(u.YjP())
}),
Config: u.lqM(u.Ikc({
Env: u.cl6(u.YOg(u.YjP())),
Labels: u.cl6(u.g1P(u.YjP(), u.YjP())),
WorkingDir: u.lqM(u.YjP())
})),
Mounts: u.cl6(u.YOg(u.Ikc({
Type: u.YjP(),
Destination: u.YjP()
})))
});
let C = u.Ikc({ cpu_stats: u.Ikc({ throttling_data: u.Ikc({
periods: u.aig(),
throttled_periods: u.aig()
}) }) });
let w = u.Ikc({
ID: b,
Running: u.zMY(),
ExitCode: u.mee(u.Whr())
});
let T = u.Ikc({
mode: u.Whr(),
mtime: u.YjP(),
linkTarget: u.lqM(u.YjP())
});
let E = u.mee(u.YOg(u.Ikc({
Path: u.YjP(),
Kind: u.Whr()
})));
let D = u.Ikc({
Titles: u.YOg(u.YjP()),
Processes: u.mee(u.YOg(u.YOg(u.YjP())))
});
class Container {
id;
#e;
#t;
#n = !1;
constructor(e, t) {
this.#e = e;
this.id = t;
this.#t = `/containers/${segment(t)}`;
}
attach() {
return this.#e.hijack({
method: "POST",
path: `${this.#t}/attach`,
query: {
stream: "true",
stdout: "true",
stderr: "true"
},
expected: 101
});
}
start() {
return this.#e.empty({
method: "POST",
path: `${this.#t}/start`,
expected: 204
});
}
async inspect() {
let e = {
method: "GET",
path: `${this.#t}/json`,
expected: 200
};
let { State: t, Config: n, Mounts: r } = await this.#e.json(e, S);
let i = (r ?? []).filter(({ Type: e }) => e === "volume").map(({ Destination: e }) => e);
let a = Date.parse(t.FinishedAt ?? "");
return {
running: t.Running,
outOfMemory: t.OOMKilled,
exitCode: t.ExitCode,
finished: a > 0 ? a : null,
variables: n?.Env ?? [],
labels: n?.Labels ?? {},
workdir: n?.WorkingDir || "/",
volumes: i.sort()
};
}
async throttling() {
let e = {
method: "GET",
path: `${this.#t}/stats`,
query: {
stream: "false",
"one-shot": "true"
},
expected: 200
};
let { throttling_data: t } = (await this.#e.json(e, C)).cpu_stats;
return {
periods: t.periods,
throttled: t.throttled_periods
};
}
async wasKilled(e) {
if (this.#n) return !1;
let t = JSON.stringify({
container: [this.id],
event: ["kill"]
});
let n = {
since: "1",
until: String(Math.ceil(e / 1e3) + 1),
filters: t
};
return (await this.#e.text({
method: "GET",
path: "/events",
query: n,
expected: 200
})).includes("\"Action\":\"kill\"");
}
stop() {
this.#n = !0;
return this.#e.empty({
method: "POST",
path: `${this.#t}/stop`,
query: { t: "0" },
expected: [204, 304]
});
}
async setNetwork(e, t) {
let n = `/networks/${segment(e)}/${t ? "connect" : "disconnect"}`;
await this.#e.empty({
method: "POST",
path: n,
body: { Container: this.id },
expected: 200
});
}
rename(e) {
return this.#e.empty({
method: "POST",
path: `${this.#t}/rename`,
query: { name: e },
expected: 204
});
}
remove() {
return this.#e.empty({
method: "DELETE",
path: this.#t,
query: {
force: "true",
v: "true"
},
expected: 204
});
}
async exec(e, t) {
let n = {
method: "POST",
path: `${this.#t}/exec`,
body: e,
expected: 201,
signal: t
};
return new Exec(this.#e, (await this.#e.json(n, x)).Id);
}
putArchive(e, t) {
let n = { path: t };
return this.#e.empty({
method: "PUT",
path: `${this.#t}/archive`,
query: n,
body: e,
expected: 200
});
}
async getArchive(e, t) {
let n = {
...this.#r("GET", e),
signal: t
};
let r = await this.#e.open(n);
let i = r.headers["content-type"] ?? "nothing";
if (i !== "application/x-tar") {
r.destroy();
throw badAnswer(n, i);
}
return this.#e.contentOf(r, n);
}
async stat(e, t) {
let n = {
...this.#r("HEAD", e),
signal: t
};
let r = await this.#e.open(n);
r.resume();
return shaped(n, Buffer.from(String(r.headers["x-docker-container-path-stat"] ?? ""), "base64").toString(), T);
}
async changes() {
let e = {
method: "GET",
path: `${this.#t}/changes`,
expected: 200,
patience: 10
};
return await this.#e.json(e, E) ?? [];
}
async logs() {
let e = {
method: "GET",
path: `${this.#t}/logs`,
query: {
stdout: "true",
stderr: "true"
},
expected: 200
};
return this.#e.contentOf(await this.#e.open(e), e);
}
async top(e) {
let t = { ps_args: `-eo ${e}` };
let n = {
method: "GET",
path: `${this.#t}/top`,
query: t,
expected: 200
};
return (await this.#e.json(n, D)).Processes ?? [];
}
async commit(e, t, n) {
let r = {
method: "POST",
path: "/commit",
query: {
container: this.id,
repo: e,
tag: t,
changes: n
},
expected: 201,
patience: 30
};
return (await this.#e.json(r, x)).Id;
}
#r(e, t) {
return {
method: e,
path: `${this.#t}/archive`,
query: { path: t },
expected: 200
};
}
}
class Exec {
#e;
#t;
constructor(e, t) {
this.#e = e;
this.#t = t;
}
start(e, t) {
let n = t === void 0 ? {} : { ConsoleSize: [t.rows, t.columns] };
let r = {
Detach: !1,
Tty: t !== void 0,
...n
};
let i = `/exec/${segment(this.#t)}/start`;
return this.#e.hijack({
method: "POST",
path: i,
body: r,
expected: 101,
signal: e
});
}
startDetached(e) {
let t = `/exec/${segment(this.#t)}/start`;
return this.#e.empty({
method: "POST",
path: t,
body: { Detach: !0 },
expected: 200,
signal: e
});
}
resize({ columns: e, rows: t }) {
let n = {
h: String(t),
w: String(e)
};
return this.#e.empty({
method: "POST",
path: `/exec/${segment(this.#t)}/resize`,
query: n,
expected: 200
});
}
async inspect(e) {
let t = {
method: "GET",
path: `/exec/${segment(this.#t)}/json`,
expected: 200,
signal: e
};
let n = await this.#e.json(t, w);
if (n.ID !== this.#t) throw badAnswer(t, n.ID);
return {
running: n.Running,
exitCode: n.ExitCode
};
}
}
let O = u.Ikc({
Version: u.YjP(),
ApiVersion: u.YjP(),
Components: u.cl6(u.YOg(u.Ikc({ Name: u.YjP() })))
});
let k = u.Ikc({
NCPU: u.aig(),
CpuCfsQuota: u.lqM(u.zMY()),
MemoryLimit: u.lqM(u.zMY())
});
let A = u.YOg(u.Ikc({
Id: b,
Names: u.cl6(u.YOg(u.YjP())),
Labels: u.mee(u.g1P(u.YjP(), u.YjP())),
SizeRw: u.cl6(u.aig())
}));
let j = u.Ikc({
Subnet: u.lqM(u.YjP()),
Gateway: u.lqM(u.YjP())
});
let M = u.Ikc({ IPAM: u.Ikc({ Config: u.cl6(u.YOg(j)) }) });
let N = u.YOg(u.Ikc({
Id: b,
Labels: u.mee(u.g1P(u.YjP(), u.YjP()))
}));
let P = u.Ikc({ Volumes: u.cl6(u.YOg(u.Ikc({
Name: b,
Labels: u.mee(u.g1P(u.YjP(), u.YjP()))
}))) });
let F = u.Ikc({
Entrypoint: u.cl6(u.KCZ([u.YjP(), u.YOg(u.YjP())])),
Cmd: u.cl6(u.YOg(u.YjP())),
Env: u.cl6(u.YOg(u.YjP())),
User: u.lqM(u.YjP()),
WorkingDir: u.lqM(u.YjP()),
Labels: u.cl6(u.g1P(u.YjP(), u.YjP())),
Volumes: u.cl6(u.g1P(u.YjP(), u.L5J()))
});
let I = u.Ikc({
Id: b,
RepoTags: u.cl6(u.YOg(u.YjP())),
RepoDigests: u.cl6(u.YOg(u.YjP())),
Config: u.cl6(F)
});
let L = u.Ikc({ Images: u.cl6(u.YOg(u.Ikc({
RepoTags: u.cl6(u.YOg(u.YjP())),
Labels: u.cl6(u.g1P(u.YjP(), u.YjP())),
Size: u.aig(),
SharedSize: u.aig(),
Containers: u.aig()
}))) });
class Engine {
#e;
constructor(e, t) {
this.#e = new Requests(e, t);
}
get address() {
return this.#e.address;
}
async ping() {
let e = {
method: "GET",
path: "/_ping",
expected: 200
};
let t = await this.#e.text(e);
if (t.trim() !== "OK") throw badAnswer(e, t);
}
version() {
return this.#e.json({
method: "GET",
path: "/version",
expected: 200
}, O);
}
async capacity() {
let { NCPU: e, CpuCfsQuota: t, MemoryLimit: n } = await this.#e.json({
method: "GET",
path: "/info",
expected: 200
}, k);
return {
processors: e,
ignored: [...t === !1 ? ["cpus"] : [], ...n === !1 ? ["memory"] : []]
};
}
async createContainer(e) {
let t = {
method: "POST",
path: "/containers/create",
body: e,
expected: 201
};
return this.container((await this.#e.json(t, x)).Id);
}
container(e) {
return new Container(this.#e, e);
}
async containersWith(e, t = !1) {
let n = {
all: "true",
size: String(t),
filters: JSON.stringify({ label: [e] })
};
return (await this.#e.json({
method: "GET",
path: "/containers/json",
query: n,
expected: 200
}, A)).map(({ Id: e, Names: t, Labels: n, SizeRw: r }) => ({
id: e,
name: t?.[0]?.replace(/^\//, "") ?? "",
labels: n ?? {},
size: r ?? 0
}));
}
async placesWith(e, t) {
let n = { filters: JSON.stringify({ label: [t] }) };
let r = {
method: "GET",
path: `/${e}`,
query: n,
expected: 200
};
if (e === "networks") return (await this.#e.json(r, N)).map(({ Id: e, Labels: t }) => ({
id: e,
labels: t ?? {}
}));
return ((await this.#e.json(r, P)).Volumes ?? []).map(({ Name: e, Labels: t }) => ({
id: e,
labels: t ?? {}
}));
}
removePlace(e, t) {
return this.#e.empty({
method: "DELETE",
path: `/${e}/${segment(t)}`,
expected: 204
});
}
async gatewayOf(e) {
let t = {
method: "GET",
path: `/networks/${segment(e)}`,
expected: 200
};
return ((await this.#t(t, M))?.IPAM.Config ?? []).map((e) => e.Gateway ?? firstAddressOf(e.Subnet ?? "")).find((e) => (0, l.isIPv4)(e ?? "")) ?? null;
}
async image(e) {
let t = `${pathOfImage(e)}/json`;
let n = await this.#t({
method: "GET",
path: t,
expected: 200
}, I);
if (n === null) return null;
let { Id: r, RepoTags: i, RepoDigests: a, Config: o } = n;
return {
id: r,
names: i ?? [],
digests: a ?? [],
config: o ?? {}
};
}
async images() {
let { Images: e } = await this.#e.json({
method: "GET",
path: "/system/df",
query: { type: "image" },
expected: 200,
patience: 10
}, L);
return (e ?? []).map(({ RepoTags: e, Labels: t, Size: n, SharedSize: r, Containers: i }) => ({
names: e ?? [],
labels: t ?? {},
own: n - Math.max(0, r),
containers: Math.max(0, i)
}));
}
async removeImage(e) {
await this.#e.text({
method: "DELETE",
path: pathOfImage(e),
expected: 200
});
}
#t(e, t) {
return this.#e.json(e, t).catch((e) => {
if ((0, _.c2)(e) === 404) return null;
throw e;
});
}
}
function pathOfImage(e) {
return `/images/${e.split("/").map(segment).join("/")}`;
}
function firstAddressOf(e) {
let [t, n] = e.split("/");
if (!(0, l.isIPv4)(t)) return null;
let r = Buffer.from(t.split(".").map(Number)).readUInt32BE();
let i = Buffer.alloc(4);
i.writeUInt32BE(r - r % 2 ** (32 - Number(n)) + 1);
return i.join(".");
}
function requestLimit(e) {
let t = e.DOCKER_CLIENT_TIMEOUT || "120";
let n = Number(t);
if (!(n > 0 && n <= 86400)) throw new a.yo(`DOCKER_CLIENT_TIMEOUT: "${t}" is not a number of seconds; the default without it is 120`);
return n * 1e3;
}
let R = "/var/run/docker.sock";
async function connectDocker(e) {
let { DOCKER_HOST: t } = e.environment;
let n = contextOf(e.environment);
let i = !t && (n !== void 0 || !(0, r.existsSync)(R)) ? await hostOfContext(e, n) : void 0;
if (!t && n !== void 0 && i === void 0) throw new a.yo(`Docker: DOCKER_CONTEXT=${n} names no context with a socket (unix://…); set DOCKER_HOST`);
let o = t || i || `unix://${R}`;
if (o.startsWith("ssh://")) throw new a.yo(`Docker: DOCKER_HOST=${o} is not supported; forward the socket (ssh -L) and name it as unix://…`);
if (o.startsWith("/")) throw new a.yo(`Docker: DOCKER_HOST=${o} is a path; write unix://${o}`);
let s = requestLimit(e.environment);
try {
let t = new Engine(addressOf(o, e.environment), s);
await t.ping();
return t;
} catch (e) {
let t = socketOf(o);
if (t !== void 0 && isForbidden(t)) throw new ForbiddenSocket(t);
throw new a.yo(`Docker does not answer at ${o} (${(0, a.bD)(e)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`);
}
}
function withEngine(e, { address: { at: t } }) {
if (!("path" in t)) return e;
let n = ["--host", `unix://${t.path}`];
let runTool = (t, r, i) => e.runTool(t, t === "docker" ? [...n, ...r] : r, i);
return {
...e,
runTool
};
}
class ForbiddenSocket extends a.yo {
socket;
group;
advice;
constructor(e) {
let t = groupOf(e);
let n = `Add this user to it: sudo usermod -aG ${t} "$USER". Then log in again, or run: newgrp ${t}`;
super(`Docker: this user may not use ${e}, which belongs to the group ${t}. ${n}`);
this.socket = e;
this.group = t;
this.advice = n;
}
}
function isForbidden(e) {
try {
(0, r.accessSync)(e, r.constants.R_OK | r.constants.W_OK);
return !1;
} catch (t) {
return (0, a.$N)(t) === "EACCES" && (0, r.existsSync)(e);
}
}
function groupOf(e) {
let t = String((0, r.statSync)(e).gid);
return ((0, r.existsSync)("/etc/group") ? (0, r.readFileSync)("/etc/group", "utf8").split("\n") : []).find((e) => e.split(":")[2] === t)?.split(":")[0] ?? t;
}
function sharesFiles({ address: e }) {
if (!("path" in e.at) || process.platform !== "linux") return !1;
return !((0, r.existsSync)("/.dockerenv") || (0, r.existsSync)("/run/.containerenv")) || (0, s.O3)().some(({ pid: e, name: t }) => t === "dockerd" && hasOurFiles(e));
}
function hasOurFiles(e) {
try {
return (0, r.readlinkSync)(`/proc/${e}/ns/mnt`) === (0, r.readlinkSync)("/proc/self/ns/mnt");
} catch {
return !1;
}
}
function socketOf(e) {
return e.startsWith("unix://") ? e.slice(7) || R : void 0;
}
function addressOf(e, t) {
let n = socketOf(e);
if (n !== void 0) return {
at: { path: n },
certificates: null,
prefix: ""
};
let { hostname: a, port: s, pathname: c } = new URL(e.includes("//") ? e : `tcp://${e}`);
let l = !!t.DOCKER_TLS_VERIFY || s === "2376";
let { DOCKER_CERT_PATH: u, DOCKER_CONFIG: d } = t;
let f = u || d || i.join((0, o.R)(t), ".docker");
let read = (e) => {
let t = i.join(f, e);
return u || (0, r.existsSync)(t) ? (0, r.readFileSync)(t) : void 0;
};
return {
at: {
host: a.replace(/^\[|\]$/g, ""),
port: Number(s) || (l ? 2376 : 2375)
},
certificates: l ? {
ca: read("ca.pem"),
cert: read("cert.pem"),
key: read("key.pem")
} : null,
prefix: c.replace(/\/+$/, "")
};
}
function contextOf({ DOCKER_CONTEXT: e }) {
return e === "" || e === "default" ? void 0 : e;
}
async function hostOfContext(e, t) {
try {
let t = await e.runTool("docker", [
"context",
"inspect",
"--format",
"{{.Endpoints.docker.Host}}"
]);
let n = t.stdout.trim();
return t.exitCode === 0 && n.startsWith("unix://") ? n : void 0;
} catch (e) {
if ((0, c.Hp)(e)) throw e;
if (t === void 0) return;
throw new a.yo(`Docker: DOCKER_CONTEXT=${t} is known to the docker CLI alone: ${(0, a.bD)(e)}; set DOCKER_HOST, or unset DOCKER_CONTEXT`);
}
}
}),
77344: ((e, t, n) => {
n.d(t, { A: () => HijackedConnection });
var r = n(57075);
var i = n(46466);
function intake(e, t, n) {
let r = Buffer.allocUnsafeSlow(e);
return {
buffer: r,
callback
};
function callback(e) {
try {
let i = t(r.subarray(0, e));
i?.then(() => n().resume()).catch((e) => n().destroy(e));
return i === void 0;
} catch (e) {
n().destroy(e);
return !1;
}
}
}
class HijackedConnection extends r.Duplex {
#e;
#t = (e) => this.#i(e);
#n = null;
constructor(e) {
super({ allowHalfOpen: !1 });
let t = intake(65536, (e) => this.#t(e), () => this.#e);
this.#e = e(t);
this.#e.on("end", () => this.push(null));
this.#e.on("error", (e) => this.destroy(e));
this.#e.on("close", () => this.destroy());
}
async drain(e) {
try {
let t = this.#r(e);
this.#t = (n) => t.then(() => e(n));
await t;
} catch (e) {
this.destroy();
throw e;
}
this.#t = e;
this.resume();
await (0, i.finished)(this, { writable: !1 });
}
async #r(e) {
for (let t = this.read(); t !== null; t = this.read()) await e(t);
}
#i(e) {
if (this.push(Buffer.from(e))) return;
this.#n = Promise.withResolvers();
return this.#n.promise;
}
setTimeout(...e) {
this.#e.setTimeout(...e);
return this;
}
_read() {
this.#n?.resolve();
this.#n = null;
}
_write(e, t, n) {
this.#e.write(e, n);
}
_final(e) {
this.#e.end(() => e());
}
_destroy(e, t) {
this.#e.destroy();
t(e);
}
}
}),
63187: ((e, t, n) => {
n.d(t, {
AR: () => removeLeftContainers,
Dn: () => removeContainers,
Ox: () => removeOwned,
QQ: () => keptName,
Qm: () => findKept,
dS: () => labelsFor,
kg: () => p,
ob: () => containersLeft,
od: () => removeContainer,
v4: () => d
});
var r = n(45145);
var i = n(88350);
var a = n(3730);
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
let n = t === void 0 ? o : `${o}=${t}`;
let isOver = (e) => t !== void 0 || isOwnerDead(e);
let r = (await e.containersWith(n)).filter(({ name: e, labels: t }) => !isKept(e) && isOver(t));
await removeContainers(e, r);
await removeOwned(e, n, isOver);
return r.length;
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
async function removeContainers(e, t) {
let n = [];
for (let { id: r } of t) try {
await removeContainer(e.container(r));
} catch (e) {
if ((0, a.c2)(e) === void 0) throw e;
n.push(e);
}
if (n.length > 0) throw n[0];
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
let t = (0, i.K)(e[s] || e[c] || "");
return t !== null && (0, i.XU)(t);
}
})
};
