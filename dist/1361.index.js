export const id = 1361;
export const ids = [
1361,
5681,
3553
];
export const modules = {
5681: ((e, t, n) => {
n.d(t, { parseYamlDocument: () => parseYamlDocument });
var r = n(38815);
function parseYamlDocument(e, { lineCounter: t = new r.HN(), merge: n = !1 } = {}) {
let i = (0, r.Tp)(e, {
lineCounter: t,
merge: n,
uniqueKeys: !1
});
(0, r.YR)(i, { Map(e, { items: n }) {
let a = new Set();
for (let { key: e } of n) {
if (!(0, r.isScalar)(e)) continue;
a.has(e.value) && i.errors.push(twice(e.range ?? [0, 0], t));
a.add(e.value);
}
} });
return i;
}
function twice([e, t], n) {
let i = n.linePos(e);
let a = `Map keys must be unique at line ${i.line}, column ${i.col}`;
return Object.assign(new r.XT([e, t], "DUPLICATE_KEY", a), { linePos: [i] });
}
}),
71393: ((e, t, n) => {
n.d(t, {
U: () => refusedInCompose,
y: () => envFilesOf
});
var r = n(77030);
var i = n(76760);
var a = n(63144);
var o = n(3350);
var s = n(47198);
let c = new Set("attach build cap_add cap_drop command container_name cpu_count cpu_percent cpu_period cpu_quota cpu_shares cpus\n  cpuset depends_on deploy develop dns dns_opt dns_search domainname entrypoint env_file environment expose extends extra_hosts\n  group_add healthcheck hostname image init labels links logging mac_address mem_limit mem_reservation mem_swappiness\n  memswap_limit network_mode networks pids_limit platform ports privileged profiles pull_policy read_only restart scale shm_size\n  stdin_open stop_grace_period stop_signal sysctls tmpfs tty ulimits user volumes working_dir".split(/\s+/));
let l = new Set("args context dockerfile dockerfile_inline labels network no_cache platforms pull shm_size tags target".split(" "));
let u = new Set([
"name",
"networks",
"services",
"version",
"volumes"
]);
let d = new Set([
"attachable",
"driver",
"enable_ipv6",
"external",
"internal",
"ipam",
"labels",
"name"
]);
let f = new Set([
"driver",
"external",
"labels",
"name"
]);
let p = new Set([
"IPC_LOCK",
"NET_ADMIN",
"SYS_NICE",
"SYS_PTRACE"
]);
let m = [
[
"10.0.0.0",
8,
"ipv4"
],
[
"172.16.0.0",
12,
"ipv4"
],
[
"192.168.0.0",
16,
"ipv4"
],
[
"fd00::",
8,
"ipv6"
]
].map(([e, t, n]) => {
let i = new r.BlockList();
i.addSubnet(e, t, n);
return {
list: i,
bits: t,
family: n
};
});
let h = /^\$\{?HOST_(VERIFIER_LOGS|AGENT_LOGS|ARTIFACTS)_PATH\}?\/+[^/]/;
let g = "reaches beyond the containers of the task, which no trial may";
let _ = "is not in the folder environment/ of the task";
function refusedInCompose(e, t, n = "as written") {
let r = [];
let refuse = (e, t) => r.push({
key: `docker-compose.yaml: ${e}`,
why: t
});
let unknown = (e, t, n) => {
for (let r of Object.keys(e)) if (!t.has(r) && !r.startsWith("x-")) {
let e = [...t].find((e) => (0, o.HQ)(r, e));
let i = e === void 0 ? "" : `; did you mean ${e}?`;
refuse(`${n}${r}`, `${g}, or is not known${i}`);
}
};
let isOpen = (e) => n === "as written" && String(e).includes("$");
let isGiven = (e) => e != null && !isOpen(e);
let isSet = (e) => isGiven(e) && e !== !1 && e !== "false";
let outside = (e, n) => {
if (typeof e != "string" || isOpen(e)) return !1;
let r = unescaped(e);
let a = i.resolve(n, r);
let o = a === t || a.startsWith(t + i.sep);
return r.startsWith("~") || !o || (0, s.q)(t, a);
};
let shared = (e, t, n, r) => {
for (let [i, a] of Object.entries(e)) {
let e = tableOf(a);
unknown(e, t, `${r}.${i}.`);
isSet(e.external) && refuse(`${r}.${i}.external`, g);
isGiven(e.driver) && e.driver !== n && refuse(`${r}.${i}.driver`, `is not "${n}"`);
}
};
let a = tableOf(e);
unknown(a, u, "");
shared(tableOf(a.networks), d, "bridge", "networks");
for (let [e, t] of Object.entries(tableOf(a.networks))) {
let { driver: n, config: r } = tableOf(tableOf(t).ipam);
isGiven(n) && n !== "default" && refuse(`networks.${e}.ipam.driver`, g);
for (let { subnet: t } of listOf(r).map(tableOf)) isGiven(t) && !isPrivate(String(t)) && refuse(`networks.${e}.ipam.config`, `${t} is not a private network, and the machine may need its addresses`);
}
shared(tableOf(a.volumes), f, "local", "volumes");
for (let [e, t] of Object.entries(tableOf(a.services))) checkService(`services.${e}.`, tableOf(t));
let { read_only: m } = tableOf(tableOf(a.services).main);
isSet(m) && refuse("services.main.read_only", "the prompt, skills and tests are put there");
return r;
function checkService(e, n) {
unknown(n, c, e);
isSet(n.privileged) && refuse(`${e}privileged`, g);
let { network_mode: r, extends: i, deploy: a, scale: o } = n;
isGiven(r) && r !== "none" && !/^service:/.test(String(r)) && refuse(`${e}network_mode`, "is neither \"none\" nor \"service:…\"");
typeof i == "object" && i && "file" in i && refuse(`${e}extends.file`, "services are extended within one file only");
for (let t of listOf(n.cap_add)) isGiven(t) && !p.has(String(t).replace(/^CAP_/, "")) && refuse(`${e}cap_add`, g);
for (let r of envFilesOf(n)) isOpen(r) ? refuse(`${e}env_file`, "is named by a variable; write its name") : outside(r, t) && refuse(`${e}env_file`, _);
let { replicas: s, resources: l } = tableOf(a);
for (let t of [s, o]) isGiven(t) && Number(t) !== 1 && refuse(`${e}deploy.replicas`, "a service is one container");
tableOf(tableOf(l).reservations).devices !== void 0 && refuse(`${e}deploy.resources.reservations.devices`, "containers get no GPU here");
for (let t of listOf(n.volumes)) checkVolume(`${e}volumes`, t);
n.build != null && checkBuild(`${e}build`, n.build);
}
function checkVolume(e, n) {
let [r = "", i] = typeof n == "string" ? n.split(":") : [];
let a = i !== void 0 && /^[./~]/.test(r);
let o = typeof n == "string" ? {
type: a ? "bind" : "volume",
source: r
} : tableOf(n);
!isOpen(o.type) && ![
"bind",
"volume",
"tmpfs"
].includes(String(o.type)) ? refuse(e, g) : h.test(String(o.source)) ? refuse(e, "mounts a directory below that of logs, which is a volume here; mount the whole one") : o.type === "bind" && outside(o.source, t) && refuse(e, `${o.source} ${_}`);
}
function checkBuild(e, n) {
let r = typeof n == "string" ? { context: n } : tableOf(n);
unknown(r, l, `${e}.`);
let a = r.context ?? ".";
if (!isOpen(a) && /:|^github\.com\//.test(String(a)) || outside(a, t)) refuse(`${e}.context`, _);
else {
let n = r.dockerfile ?? "Dockerfile";
[
n,
`${n}.dockerignore`,
".dockerignore"
].some((e) => outside(e, i.resolve(t, unescaped(String(a))))) && refuse(`${e}.dockerfile`, _);
}
isGiven(r.network) && r.network !== "default" && r.network !== "none" && refuse(`${e}.network`, g);
}
}
function envFilesOf(e) {
return listOf(tableOf(e).env_file).map((e) => typeof e == "object" ? tableOf(e).path : e);
}
function isPrivate(e) {
let [, t = "", n = ""] = /^([^/]*)\/(\d{1,3})$/.exec(e) ?? [];
let i = (0, r.isIP)(t) === 6 ? "ipv6" : "ipv4";
return (0, r.isIP)(t) !== 0 && m.some((e) => e.family === i && Number(n) >= e.bits && e.list.check(t, i));
}
function unescaped(e) {
return e.replaceAll("$$", () => "$");
}
function tableOf(e) {
return (0, a.Xy)(e) ?? {};
}
function listOf(e) {
return Array.isArray(e) ? e : e == null ? [] : [e];
}
}),
31625: ((e, t, n) => {
n.d(t, {
Uu: () => h,
OV: () => composeOf,
tA: () => composeTexts,
jz: () => isComposed,
jy: () => readCompose
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(45503);
var s = n(5681);
var c = n(43830);
var l = n(71393);
var u = n(38815);
class Written {
source;
constructor(e) {
this.source = e;
}
}
class Tagged {
tag;
value;
constructor(e, t) {
this.tag = e;
this.value = t;
}
}
let d = ["!reset", "!override"];
let f = /^[\w.+-]+$/;
let p = /[\x7f-\x9f\u2028\u2029\ufeff]/g;
function judgedCompose(e) {
let t = (0, s.parseYamlDocument)(e, { merge: !0 });
(0, u.YR)(t, { Scalar(e, t) {
let n = d.includes(t.tag ?? "") && t.type === u.X5.PLAIN;
(typeof t.value == "number" || n) && f.test(t.source ?? "") && (t.value = new Written(t.source));
} });
(0, u.YR)(t, { Value(e, n) {
if (e === "key" || !d.includes(n.tag ?? "")) return;
let r = new u.X5(new Tagged(n.tag, (0, u.isScalar)(n) ? n.value : n.toJS(t)));
return Object.assign(r, n.anchor === void 0 ? {} : { anchor: n.anchor });
} });
return `${written(t.toJS())}\n`;
}
function written(e) {
if (e instanceof Written) return e.source;
if (e instanceof Tagged) return `${e.tag} ${written(e.value)}`;
if (Array.isArray(e)) return `[${e.map(written).join(", ")}]`;
if (typeof e == "object" && e) return `{${Object.entries(e).map(([e, t]) => `${quoted(e)}: ${written(t)}`).join(", ")}}`;
return typeof e == "string" ? quoted(e) : JSON.stringify(e);
}
function quoted(e) {
let escaped = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
return JSON.stringify(e).replace(p, escaped);
}
let m = 1048576;
let h = "docker-compose.yaml";
function isComposed(e) {
return (0, r.existsSync)(i.join(e, h));
}
async function composeOf(e, t) {
if (!isComposed(e)) return null;
return {
directory: e,
digest: await (0, c.ol)(e),
timeout: t
};
}
function composeTexts(e) {
let t = (0, o.XF)(i.join(e, h), m).toString();
let { services: n } = Object((0, s.parseYamlDocument)(t, { merge: !0 }).toJS());
let r = [t, ...Object.values(Object(n)).flatMap(l.y).map((t) => textOf(i.resolve(e, String(t))))];
return {
judged: judgedCompose(t),
naming: r
};
}
function textOf(e) {
try {
return (0, o.XF)(e, m, { follow: !0 }).toString();
} catch {
return "";
}
}
function readCompose(e, t, n) {
if (!isComposed(e)) return null;
let r = i.join(e, h);
try {
let i = (0, s.parseYamlDocument)((0, o.XF)(r, m).toString(), { merge: !0 });
let [a] = i.errors;
a !== void 0 && n.push(`${t}/${h}:${a.linePos?.[0].line ?? 1}: not valid YAML: ${a.message.split("\n")[0]}`);
let c = a === void 0 ? i.toJS() : {};
let { services: u } = Object(c);
let d = Object.keys(Object(u));
return {
services: [...new Set(["main", ...d])],
unsupported: (0, l.U)(c, e)
};
} catch (e) {
n.push(`${t}/${h}: is unreadable: ${(0, a.bD)(e)}`);
return {
services: [],
unsupported: []
};
}
}
}),
76348: ((e, t, n) => {
n.d(t, {
A: () => isTaskImageName,
m: () => taskImageName
});
let r = RegExp("^agentbench-task:[0-9a-f]{32}$");
function taskImageName(e) {
return `agentbench-task:${e.slice(0, 32)}`;
}
function isTaskImageName(e) {
return r.test(e);
}
}),
95934: ((e, t, n) => {
n.r(t);
n.d(t, {
BUILT: () => c,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var r = n(18253);
var i = n(69439);
var a = n(76348);
var o = n(69968);
var s = n(3730);
let c = "agentbench.task";
async function unusedImages(e) {
return (await e.images()).filter(({ labels: e, containers: t }) => Object.hasOwn(e, c) && t === 0).flatMap(({ names: e, own: t }) => e.filter(a.A).map((e) => ({
name: e,
bytes: t
})));
}
async function buildImage(e, { directory: t, digest: n, timeout: a }, { machine: l, tell: u, id: d, signal: f }) {
let p = performance.now();
let m = p;
u(`${d}: building its image`);
let h = [
"build",
"--force-rm",
"--label",
`${c}=${n}`,
"--tag",
e,
"--file",
`${t}/Dockerfile`,
t
];
let g = await (0, o.S)(l, h, {
timeout: a,
signal: f
}, (e) => {
if (performance.now() - m < 3e4) return;
m = performance.now();
u(`${d}: building its image for ${(0, r.a3)(m - p)}: ${(0, i.f)(e)}`);
});
f.throwIfAborted();
let _ = (0, r.a3)(performance.now() - p);
if (g.exitCode === 0) return u(`${d}: built its image in ${_}`);
let v = g.timedOut ? `is not built within ${a / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw (0, s.Ro)(`the image of ${d} ${v}`, g.end);
}
}),
11361: ((e, t, n) => {
n.d(t, { Project: () => Project });
var r = n(45145);
var i = n(18253);
var a = n(22495);
var o = n(71393);
var s = n(29704);
var c = n(53879);
var l = n(3730);
var u = n(63187);
var d = n(80161);
var f = n(73024);
var p = n(51455);
var m = n(76760);
var h = n(13590);
var g = n(69968);
var _ = n(27193);
let v = [
"PATH",
"HOME",
"USER",
"XDG_RUNTIME_DIR",
"SSH_AUTH_SOCK",
"DOCKER_HOST",
"DOCKER_CONFIG",
"DOCKER_CONTEXT",
"DOCKER_CERT_PATH",
"DOCKER_TLS_VERIFY",
"DOCKER_API_VERSION"
];
let y = `a task with docker-compose.yaml needs ${_.hM}, which is not installed here; ${_.UB}`;
let b = /find env file: (\/.*)$/im;
function isSeenHere(e, t) {
return (0, f.existsSync)(e.exec(t)?.[1] ?? "");
}
class ComposeCli {
project;
#e;
#t;
#n;
static async open(e, t) {
return new ComposeCli(e, await (0, p.mkdtemp)(m.join(t.directory, "compose-")).catch((0, r.fN)("testbed")));
}
constructor(e, t) {
this.#e = e;
this.#t = t;
this.project = m.basename(t).toLowerCase().replace("compose-", `agentbench-${m.basename(m.dirname(t))}-`);
let n = v.flatMap((t) => {
let n = e.environment[t];
return n === void 0 ? [] : [[t, n]];
});
this.#n = {
...Object.fromEntries(n),
TMPDIR: t,
LC_ALL: "C"
};
}
async write(e, t) {
let n = m.join(this.#t, e);
await (0, p.writeFile)(n, t, { mode: 384 }).catch((e) => {
throw new r.ZD("testbed", `${n} cannot be written: ${(0, r.bD)(e)}; make room there, or name another directory in RUNNER_TEMP`);
});
return n;
}
async resolve({ directory: e, files: t, variables: n }, i) {
let a = m.join(this.#t, "resolved.json");
let o = [
"--project-directory",
e,
...n.flatMap((e) => ["--env-file", e]),
...t.flatMap((e) => ["--file", e]),
"config",
"--format",
"json",
"--output",
a
];
let s = {
timeout: 6e4,
signal: i
};
try {
await this.run(o, s, (e) => isSeenHere(b, e) ? new r.ZD("testbed", `${e}, which is there: the docker command sees other files, as that of snap, which has a /tmp of its own; name a directory that it sees in RUNNER_TEMP`) : new r.ZD("dataset", `docker-compose.yaml: ${e}`));
} catch (e) {
if (i.aborted || await this.#r(s)) throw e;
throw new r.ZD("unsupported", y);
}
return JSON.parse(await (0, p.readFile)(a, "utf8"));
}
async run(e, t, n) {
let r = [
"compose",
"--project-name",
this.project,
...e
];
let { exitCode: i, timedOut: o, end: s } = await (0, g.S)(this.#e, r, this.#i(t));
t.signal.throwIfAborted();
if (i !== 0) throw n((0, a.pj)(s).trim(), o === !0);
}
async #r(e) {
try {
return (await (0, _.JM)(this.#e, this.#i(e)))?.isOld === !1;
} catch (e) {
if (e instanceof r.yo) return !1;
throw e;
}
}
async close() {
await (0, h.dM)(this.#t);
}
#i(e) {
return {
...e,
environment: this.#n,
cwd: this.#t
};
}
}
var x = n(17724);
var S = n(77598);
var C = n(31625);
var w = n(76348);
var T = n(95934);
let E = {
VERIFIER_LOGS: "verifier",
AGENT_LOGS: "agent",
ARTIFACTS: "artifacts"
};
function logVariables(e) {
return Object.fromEntries(Object.entries(E).flatMap(([t, n]) => [[`ENV_${t}_PATH`, `/logs/${n}`], [`HOST_${t}_PATH`, placeOf(e, n)]]));
}
function withLogVolumes(e, t) {
let n = new Map(Object.values(E).map((e) => [(0, x.eu)(placeOf(t, e)), e]));
let r = new Set();
let i = new Map(Object.entries(e.services).map(([e, t]) => {
let i = volumesOf(t).map(({ bind: e, ...t }) => {
let i = t.type === "bind" ? n.get(String(t.source)) : void 0;
if (i === void 0) return e === void 0 ? t : {
...t,
bind: e
};
r.add(i);
return {
...t,
type: "volume",
source: volumeOf(i)
};
});
return [e, t.volumes === void 0 ? t : {
...t,
volumes: i
}];
}));
let a = i.get(x.QT);
let o = [...r].map((e) => ({
type: "volume",
source: volumeOf(e),
target: `/logs/${e}`
})).filter(({ target: e }) => volumesOf(a).every((t) => t.target !== e));
o.length > 0 && i.set(x.QT, {
...a,
volumes: [...volumesOf(a), ...o]
});
let s = {
...e.volumes,
...Object.fromEntries([...r].map((e) => [volumeOf(e), {}]))
};
return {
...e,
services: Object.fromEntries(i),
volumes: s
};
}
function volumesOf({ volumes: e }) {
return e ?? [];
}
function volumeOf(e) {
return `agentbench-${e}`;
}
function placeOf(e, t) {
return m.join(e, ".agentbench-logs", t);
}
var D = n(45503);
var O = n(47198);
let k = /^\s*(export\s+)?(COMPOSE|DOCKER|BUILDKIT|BUILDX)_/;
function variablesOf({ id: e, image: t, environment: n }, i) {
let { compose: a, variables: o, cpus: s, memory: c } = n;
let l = a.directory;
let u = m.join(l, ".env");
let refuse = (t, n) => {
throw new r.ZD("unsupported", `${e} is not run: ${t}: ${n}`);
};
(0, O.q)(l, u) && refuse("environment/.env", "leads out of the task");
let d = (0, f.existsSync)(u);
let p = "";
try {
d && (p = (0, D.XF)(u, 1048576, { follow: !0 }).toString());
} catch (e) {
refuse("environment/.env", (0, r.bD)(e));
}
p.split(/[\n\r]/).some((e) => k.test(e)) && refuse("environment/.env", "sets variables of docker compose itself");
let h = {
...Object.fromEntries(Object.entries(o).filter(([e]) => `${i}\n${p}`.includes(e) && !k.test(e))),
CONTEXT_DIR: l,
...logVariables(l),
MAIN_IMAGE_NAME: `agentbench-task-${a.digest.slice(7, 39)}`,
...t === null ? {} : { PREBUILT_IMAGE_NAME: t },
...s === null ? {} : { CPUS: String(s) },
...c === null ? {} : { MEMORY: `${c / 1024 ** 2}M` }
};
let g = Object.entries(h).map(([e, t]) => {
/'|\\$/.test(t) && refuse(`environment.env.${e}`, "docker compose takes no value with ' or a \\ at its end");
return `${e}='${t}'\n`;
});
return {
own: d ? u : null,
given: g.join("")
};
}
async function resolve(e, t, n) {
let { directory: r } = t.environment.compose;
let i = await e.write("base.json", (0, x.eu)(JSON.stringify((0, x.jp)(t.image, r))));
let { judged: a, naming: o } = (0, C.tA)(r);
let s = await e.write("task.yaml", a);
let c = variablesOf(t, o.join("\n"));
let l = await e.write("given.env", c.given);
let u = {
directory: r,
files: [i, s],
variables: [l, ...c.own === null ? [] : [c.own, l]]
};
let d = await e.resolve(u, n);
return withLogVolumes((0, x.DC)((0, x.SV)(d)), r);
}
async function prepare_build({ images: e, tell: t }, n, r, { id: a, task: o, signal: s }) {
let nameOf = (e, t) => (0, w.m)((0, S.hash)("sha256", JSON.stringify([
o.digest,
e,
t
])));
let c = (0, x.jV)(r, nameOf, { [T.BUILT]: o.digest });
let u = null;
let buildAll = async () => {
let e = performance.now();
t(`${a}: building its images`);
let r = await n.write("build.json", JSON.stringify(c.document));
let u = {
timeout: o.timeout,
signal: s
};
await n.run([
"--file",
r,
"--progress",
"plain",
"build"
], u, (e, t) => {
let n = `are not built within ${o.timeout / 1e3} s (environment.build_timeout_sec)`;
let r = t ? n : "cannot be built";
return (0, l.Ro)(`the images of ${a} ${r}`, e);
});
t(`${a}: built its images in ${(0, i.a3)(performance.now() - e)}`);
};
for (let t of c.images.values()) await e.provide({
name: t,
substituted: !1
}, () => {
u ??= buildAll();
return u;
});
return c.images;
}
let A = "com.docker.compose.project";
let j = /bind source path does not exist: (.*)$/m;
class Project {
#e;
#t = "";
image;
network = null;
services = new Map();
notes = [];
static async open(e, t, n, r, i) {
let { id: a } = t;
let s = t.environment;
let c = s.compose;
let l = await ComposeCli.open(e.machine, e.run);
try {
let u = await resolve(l, t, i);
let f = n ? (0, x.CR)(u) : null;
let p = (0, o.U)(u, c.directory, "resolved");
f !== null && p.push({
key: `docker-compose.yaml: ${f}`,
why: "where the network is closed in a phase, all services share one"
});
(0, d.Om)({
id: a,
environment: {
...s,
unsupported: p
}
});
let m = u.services[x.QT];
let h = r(m.build === void 0 ? String(m.image) : null);
h !== null && delete m.build;
let g = await prepare_build(e, l, u, {
id: a,
task: c,
signal: i
});
let _ = h ?? {
name: g.get(x.QT),
substituted: !1
};
let v = new Map();
for (let [t, n] of Object.entries(u.services)) {
let r = {
name: g.get(t) ?? String(n.image),
substituted: !1
};
v.set(t, await e.images.provide(t === x.QT ? _ : r));
}
let y = v.get(x.QT);
let b = typeof m.working_dir == "string" ? m.working_dir : y.config.WorkingDir;
return new Project({
tools: e,
cli: l,
task: c,
document: u,
images: v
}, {
...y,
config: {
...y.config,
...b === void 0 ? {} : { WorkingDir: b }
}
});
} catch (e) {
await l.close();
throw e;
}
}
constructor(e, t) {
this.#e = e;
this.image = t;
}
async create(e, t, n, a) {
let { processors: o } = await this.#e.tools.engine.capacity();
for (let [t, n] of (0, x.bW)(this.#e.document, o)) {
if (t === x.QT && e.main.cpus !== void 0) continue;
let r = `the service ${t} asks for ${(0, i.U9)(n, "processor")}, and Docker's machine has ${(0, i.U9)(o, "processor")}`;
this.notes.push({
kind: "fewer_processors",
detail: r
});
}
let s = (0, x.Fx)(this.#e.document, t);
if (s !== null) {
let e = `the workdir is in the tmpfs ${s}, of which Docker reads nothing: changes and artifacts there are not known`;
this.notes.push({
kind: "workdir_unread",
detail: e
});
}
n !== null && (this.network = await this.#i(e.labels, n.mode));
let c = (0, x.bm)(this.#e.document, {
...e,
processors: o,
images: this.#e.images,
network: this.network?.id ?? null
});
this.#t = await this.#e.cli.write("start.json", JSON.stringify(c));
await this.#a(["create", "--no-build"], this.#e.task.timeout, a);
let l = await this.#e.tools.engine.containersWith(`${A}=${this.#e.cli.project}`);
for (let { id: e, labels: t } of l) this.services.set(t["com.docker.compose.service"], this.#e.tools.engine.container(e));
let u = this.services.get(x.QT);
if (u === void 0) throw new r.ZD("testbed", `docker-compose.yaml: there is no container of ${x.QT}`);
this.services.delete(x.QT);
return u;
}
async start(e) {
let t = [
"up",
"--detach",
"--no-build",
"--no-recreate",
"--wait"
];
try {
await this.#a(t, this.#e.task.timeout, e);
} catch (t) {
if (e.aborted || !(t instanceof r.ZD)) throw t;
throw new r.ZD(t.kind, `${t.message}\n${await this.#n()}`.trim(), { cause: t });
}
}
async #n() {
let e = "";
await this.logs((t, n, r) => {
e = `${e}${e.endsWith("\n") || e === "" ? `${t}: ` : ""}${r}`.slice(-2e3);
}).catch(() => {});
return (0, a.pj)(e);
}
async logs(e) {
for (let [t, n] of this.services) {
let r = await n.logs();
if (this.#e.document.services[t]?.tty === !0) for await (let n of r) await e(t, "stdout", n);
else await (0, c.w)(r, (n, r) => e(t, n, r));
}
}
async keep() {
for (let e of this.#r()) await e.rename((0, u.QQ)(e));
await this.#e.cli.close();
}
async remove() {
let { engine: e } = this.#e.tools;
let t = `${A}=${this.#e.cli.project}`;
let n = await e.containersWith(t);
await (0, u.Dn)(e, n);
this.network !== null && await (0, u.od)(this.network);
await (0, u.Ox)(e, t, () => !0);
await this.#e.cli.close();
}
#r() {
return [...this.network === null ? [] : [this.network], ...this.services.values()];
}
get names() {
return Object.entries(this.#e.document.services).flatMap(([e, { hostname: t, container_name: n, networks: r }]) => [...[
e,
t,
n
].filter((e) => typeof e == "string"), ...Object.values(Object(r)).flatMap((e) => Object(e).aliases ?? [])]);
}
async #i(e, t) {
let n = Object.values(this.#e.document.services).flatMap(({ extra_hosts: e }) => (e ?? []).map((e) => e.replace(/[=:]/, ":")));
let r = await this.#e.tools.engine.createContainer({
Image: this.image.id,
Entrypoint: [
"/bin/sh",
"-c",
s.n
],
Cmd: [],
User: "0:0",
Labels: {
...e,
[A]: ""
},
Healthcheck: { Test: ["NONE"] },
HostConfig: {
Init: !0,
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: t,
ExtraHosts: [...new Set([...this.names.map((e) => `${e}:127.0.0.1`), ...n])],
CapDrop: ["ALL"],
PidsLimit: 64
}
});
await r.start();
return r;
}
async #a(e, t, n) {
let i = [
"--file",
this.#t,
"--progress",
"quiet",
...e
];
await this.#e.cli.run(i, {
timeout: t,
signal: n
}, (e, n) => {
let i = n ? ` is not up within ${t / 1e3} s (environment.build_timeout_sec)` : "";
let a = isSeenHere(j, e) ? `${e}, which is there: the Docker daemon sees other files; run the job on its own machine, outside of a container, or copy the files in a Dockerfile` : e;
return new r.ZD((0, l.mM)(e, "testbed"), `docker-compose.yaml${i}: ${a}`);
});
}
}
}),
27193: ((e, t, n) => {
n.d(t, {
JM: () => composeVersion,
UB: () => o,
hM: () => a
});
var r = n(69968);
let i = [2, 20];
let a = `docker compose ${i.join(".")} or newer`;
let o = "install the package docker-compose-plugin of Docker, or docker-compose-v2 of Ubuntu";
async function composeVersion(e, t = {}) {
let { exitCode: n, end: a } = await (0, r.S)(e, [
"compose",
"version",
"--short"
], t);
let [o, s, c] = /^v?(\d+)\.(\d+)\S{0,40}$/m.exec(a) ?? [];
if (n !== 0 || o === void 0) return null;
return {
version: o,
isOld: Number(s) < i[0] || Number(s) === i[0] && Number(c) < i[1]
};
}
})
};
