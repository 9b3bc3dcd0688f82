export const id = 2942;
export const ids = [
2942,
6469,
1562
];
export const modules = {
26469: ((e, t, n) => {
n.d(t, { parseYamlDocument: () => parseYamlDocument });
var r = n(88905);
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
95869: ((e, t, n) => {
n.d(t, {
U: () => refusedInCompose,
y: () => envFilesOf
});
var r = n(77030);
var i = n(76760);
var a = n(43588);
var o = n(49138);
let s = new Set("attach build cap_add cap_drop command container_name cpu_count cpu_percent cpu_period cpu_quota cpu_shares cpus\n  cpuset depends_on deploy develop dns dns_opt dns_search domainname entrypoint env_file environment expose extends extra_hosts\n  group_add healthcheck hostname image init labels links logging mac_address mem_limit mem_reservation mem_swappiness\n  memswap_limit network_mode networks pids_limit platform ports privileged profiles pull_policy read_only restart scale shm_size\n  stdin_open stop_grace_period stop_signal sysctls tmpfs tty ulimits user volumes working_dir".split(/\s+/));
let c = new Set("args context dockerfile dockerfile_inline labels network no_cache platforms pull shm_size tags target".split(" "));
let l = new Set([
"name",
"networks",
"services",
"version",
"volumes"
]);
let u = new Set([
"attachable",
"driver",
"enable_ipv6",
"external",
"internal",
"ipam",
"labels",
"name"
]);
let d = new Set([
"driver",
"external",
"labels",
"name"
]);
let f = new Set([
"IPC_LOCK",
"NET_ADMIN",
"SYS_NICE",
"SYS_PTRACE"
]);
let p = [
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
let m = /^\$\{?HOST_(VERIFIER_LOGS|AGENT_LOGS|ARTIFACTS)_PATH\}?\/+[^/]/;
let h = "reaches beyond the containers of the task, which no trial may";
let g = "is not in the folder environment/ of the task";
function refusedInCompose(e, t, n = "as written") {
let r = [];
let refuse = (e, t) => r.push({
key: `docker-compose.yaml: ${e}`,
why: t
});
let unknown = (e, t, n) => {
for (let r of Object.keys(e)) !t.has(r) && !r.startsWith("x-") && refuse(`${n}${r}`, h);
};
let isOpen = (e) => n === "as written" && String(e).includes("$");
let outside = (e, n) => {
if (typeof e != "string" || isOpen(e)) return !1;
let r = unescaped(e);
let a = i.resolve(n, r);
let s = a === t || a.startsWith(t + i.sep);
return r.startsWith("~") || !s || (0, o.q)(t, a);
};
let shared = (e, t, n, r) => {
for (let [i, a] of Object.entries(e)) {
let e = tableOf(a);
unknown(e, t, `${r}.${i}.`);
isSet(e.external) && refuse(`${r}.${i}.external`, h);
(e.driver ?? n) !== n && refuse(`${r}.${i}.driver`, `is not "${n}"`);
}
};
let a = tableOf(e);
unknown(a, l, "");
shared(tableOf(a.networks), u, "bridge", "networks");
for (let [e, t] of Object.entries(tableOf(a.networks))) {
let { driver: n, config: r } = tableOf(tableOf(t).ipam);
n != null && n !== "default" && refuse(`networks.${e}.ipam.driver`, h);
for (let { subnet: t } of listOf(r).map(tableOf)) t != null && !isOpen(t) && !isPrivate(String(t)) && refuse(`networks.${e}.ipam.config`, `${t} is not a private network, and the machine may need its addresses`);
}
shared(tableOf(a.volumes), d, "local", "volumes");
for (let [e, t] of Object.entries(tableOf(a.services))) checkService(`services.${e}.`, tableOf(t));
let { read_only: p } = tableOf(tableOf(a.services).main);
isSet(p) && !isOpen(p) && refuse("services.main.read_only", "the prompt, skills and tests are put there");
return r;
function checkService(e, n) {
unknown(n, s, e);
isSet(n.privileged) && refuse(`${e}privileged`, h);
let { network_mode: r, extends: i, deploy: a, scale: o } = n;
r != null && r !== "none" && !isOpen(r) && !/^service:/.test(String(r)) && refuse(`${e}network_mode`, "is neither \"none\" nor \"service:…\"");
typeof i == "object" && i && "file" in i && refuse(`${e}extends.file`, "services are extended within one file only");
for (let t of listOf(n.cap_add)) f.has(String(t).replace(/^CAP_/, "")) || refuse(`${e}cap_add`, h);
for (let r of envFilesOf(n)) isOpen(r) ? refuse(`${e}env_file`, "is named by a variable; write its name") : outside(r, t) && refuse(`${e}env_file`, g);
let { replicas: c, resources: l } = tableOf(a);
for (let t of [c, o]) t != null && Number(t) !== 1 && refuse(`${e}deploy.replicas`, "a service is one container");
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
[
"bind",
"volume",
"tmpfs"
].includes(String(o.type)) ? m.test(String(o.source)) ? refuse(e, "mounts a directory below that of logs, which is a volume here; mount the whole one") : o.type === "bind" && outside(o.source, t) && refuse(e, `${o.source} ${g}`) : refuse(e, h);
}
function checkBuild(e, n) {
let r = typeof n == "string" ? { context: n } : tableOf(n);
unknown(r, c, `${e}.`);
let a = r.context ?? ".";
if (/:|^github\.com\//.test(String(a)) || outside(a, t)) refuse(`${e}.context`, g);
else {
let n = r.dockerfile ?? "Dockerfile";
[
n,
`${n}.dockerignore`,
".dockerignore"
].some((e) => outside(e, i.resolve(t, unescaped(String(a))))) && refuse(`${e}.dockerfile`, g);
}
r.network != null && r.network !== "default" && r.network !== "none" && refuse(`${e}.network`, h);
}
}
function envFilesOf(e) {
return listOf(tableOf(e).env_file).map((e) => typeof e == "object" ? tableOf(e).path : e);
}
function isPrivate(e) {
let [, t = "", n = ""] = /^([^/]*)\/(\d{1,3})$/.exec(e) ?? [];
let i = (0, r.isIP)(t) === 6 ? "ipv6" : "ipv4";
return (0, r.isIP)(t) !== 0 && p.some((e) => e.family === i && Number(n) >= e.bits && e.list.check(t, i));
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
function isSet(e) {
return e != null && e !== !1 && e !== "false";
}
}),
94920: ((e, t, n) => {
n.d(t, {
Uu: () => h,
OV: () => composeOf,
tA: () => composeTexts,
jz: () => isComposed,
jy: () => readCompose
});
var r = n(73024);
var i = n(76760);
var a = n(45293);
var o = n(44019);
var s = n(26469);
var c = n(21378);
var l = n(95869);
var u = n(88905);
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
6728: ((e, t, n) => {
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
91562: ((e, t, n) => {
n.r(t);
n.d(t, {
BUILT: () => s,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var r = n(45293);
var i = n(9681);
var a = n(6728);
var o = n(88790);
let s = "agentbench.task";
async function unusedImages(e) {
return (await e.images()).filter(({ labels: e, containers: t }) => Object.hasOwn(e, s) && t === 0).flatMap(({ names: e, own: t }) => e.filter(a.A).map((e) => ({
name: e,
bytes: t
})));
}
async function buildImage(e, { directory: t, digest: n, timeout: a }, { machine: c, tell: l, id: u, signal: d }) {
let f = performance.now();
let p = f;
let m = "";
l(`${u}: building its image`);
let h = await c.runTool("docker", [
"build",
"--force-rm",
"--label",
`${s}=${n}`,
"--tag",
e,
"--file",
`${t}/Dockerfile`,
t
], {
timeout: a,
signal: d,
onOutput(e) {
m = (m + e).slice(-2e3);
if (performance.now() - p < 3e4) return;
p = performance.now();
l(`${u}: building its image for ${(0, i.a3)(p - f)}: ${m.trimEnd().split("\n").at(-1)}`);
}
});
d.throwIfAborted();
let g = (0, i.a3)(performance.now() - f);
if (h.exitCode === 0) return l(`${u}: built its image in ${g}`);
let _ = h.timedOut ? `is not built within ${a / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw new r.ZD((0, o.mM)(m, "image_build"), `the image of ${u} ${_}; the end of the log:\n${m.trim()}`);
}
}),
2942: ((e, t, n) => {
n.d(t, { Project: () => Project });
var r = n(45293);
var i = n(9681);
var a = n(41498);
var o = n(95869);
var s = n(78676);
var c = n(73403);
var l = n(88790);
var u = n(69415);
var d = n(11989);
var f = n(51455);
var p = n(76760);
var m = n(41906);
var h = n(25173);
let g = [
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
let _ = `a task with docker-compose.yaml needs ${h.hM}, which is not installed here; ${h.UB}`;
class ComposeCli {
project;
#e;
#t;
#n;
static async open(e, t) {
return new ComposeCli(e, await (0, f.mkdtemp)(p.join(t.directory, "compose-")).catch((0, r.fN)("testbed")));
}
constructor(e, t) {
this.#e = e;
this.#t = t;
this.project = p.basename(t).toLowerCase().replace("compose-", `agentbench-${p.basename(p.dirname(t))}-`);
let n = g.flatMap((t) => {
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
let n = p.join(this.#t, e);
await (0, f.writeFile)(n, t, { mode: 384 }).catch((e) => {
throw new r.ZD("testbed", `${n} cannot be written: ${(0, r.bD)(e)}; make room there, or name another directory in RUNNER_TEMP`);
});
return n;
}
async resolve({ directory: e, files: t, variables: n }, i) {
let a = p.join(this.#t, "resolved.json");
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
await this.run(o, s, (e) => new r.ZD("dataset", `docker-compose.yaml: ${e}`));
} catch (e) {
if (i.aborted || await this.#r(s)) throw e;
throw new r.ZD("unsupported", _);
}
return JSON.parse(await (0, f.readFile)(a, "utf8"));
}
async run(e, t, n) {
let r = "";
let i = await this.#i([
"--project-name",
this.project,
...e
], {
...t,
onOutput(e) {
r = (r + e).slice(-2e3);
t.onOutput?.(e);
}
});
t.signal.throwIfAborted();
if (i.exitCode !== 0) throw n((0, a.pj)(r).trim(), i.timedOut === !0);
}
async #r(e) {
try {
return (await (0, h.JM)(this.#e, this.#a(e)))?.isOld === !1;
} catch (e) {
if (e instanceof r.yo) return !1;
throw e;
}
}
async close() {
await (0, m.dM)(this.#t);
}
#i(e, t) {
return this.#e.runTool("docker", ["compose", ...e], this.#a(t));
}
#a(e) {
return {
...e,
environment: this.#n,
cwd: this.#t
};
}
}
let v = "main";
function baseDocument(e, t) {
let n = e === null ? { build: { context: t } } : { image: e };
return { services: { [v]: {
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
let y = [
"networks",
"hostname",
"domainname",
"mac_address",
"dns",
"dns_opt",
"dns_search",
"extra_hosts"
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
let { labels: r, network: i, pids: a, processors: o, images: s } = n;
let c = without(t, [
"build",
"container_name",
"ports",
"env_file",
"develop"
]);
let l = {
...i === null ? c : without(c, y),
image: s.get(e) ?? c.image,
pull_policy: "never",
labels: {
...c.labels,
...r
},
...c.cpus == null ? {} : { cpus: Math.min(Number(c.cpus), o) },
pids_limit: Number(c.pids_limit) > 0 ? Math.min(Number(c.pids_limit), a) : a,
volumes: (c.volumes ?? []).map((e) => e.type === "bind" ? {
...e,
read_only: !0,
bind: { create_host_path: !1 }
} : e),
...e === v ? {} : { logging: {
driver: "json-file",
options: {
"max-size": "16m",
"max-file": "1"
}
} }
};
i !== null && (l.network_mode = `container:${i}`);
if (e !== v) return l;
return {
...without(l, ["restart", "tty"]),
...l.tty === !0 ? { stdin_open: !0 } : {},
...n.main,
environment: {
...l.environment,
...n.main.environment
},
logging: { driver: "none" },
init: !0,
volumes: [...l.volumes, ...n.mounts]
};
}
function tmpfsOver({ services: e }, t) {
let { tmpfs: n, volumes: r } = e[v];
let i = [n ?? []].flat().map((e) => String(e).replace(/:.*/, ""));
let a = (r ?? []).filter(({ type: e }) => e === "tmpfs");
return [...i, ...a.map(({ target: e }) => String(e))].map((e) => p.posix.resolve("/", e)).find((e) => `${t}/`.startsWith(`${e}/`)) ?? null;
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
var b = n(77598);
var x = n(94920);
var S = n(6728);
var C = n(91562);
var w = n(46297);
let T = {
VERIFIER_LOGS: "verifier",
AGENT_LOGS: "agent",
ARTIFACTS: "artifacts"
};
function logVariables(e) {
return Object.fromEntries(Object.entries(T).flatMap(([t, n]) => [[`ENV_${t}_PATH`, `/logs/${n}`], [`HOST_${t}_PATH`, placeOf(e, n)]]));
}
function withLogVolumes(e, t) {
let n = new Map(Object.values(T).map((e) => [(0, w.eu)(placeOf(t, e)), e]));
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
let a = i.get(v);
let o = [...r].map((e) => ({
type: "volume",
source: volumeOf(e),
target: `/logs/${e}`
})).filter(({ target: e }) => volumesOf(a).every((t) => t.target !== e));
o.length > 0 && i.set(v, {
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
return p.join(e, ".agentbench-logs", t);
}
var E = n(73024);
var D = n(44019);
var O = n(49138);
let k = /^\s*(export\s+)?(COMPOSE|DOCKER|BUILDKIT|BUILDX)_/;
function variablesOf({ id: e, image: t, environment: n }, i) {
let { compose: a, variables: o, cpus: s, memory: c } = n;
let l = a.directory;
let u = p.join(l, ".env");
let refuse = (t, n) => {
throw new r.ZD("unsupported", `${e} is not run: ${t}: ${n}`);
};
(0, O.q)(l, u) && refuse("environment/.env", "leads out of the task");
let d = (0, E.existsSync)(u);
let f = "";
try {
d && (f = (0, D.XF)(u, 1048576, { follow: !0 }).toString());
} catch (e) {
refuse("environment/.env", (0, r.bD)(e));
}
f.split(/[\n\r]/).some((e) => k.test(e)) && refuse("environment/.env", "sets variables of docker compose itself");
let m = {
...Object.fromEntries(Object.entries(o).filter(([e]) => `${i}\n${f}`.includes(e) && !k.test(e))),
CONTEXT_DIR: l,
...logVariables(l),
MAIN_IMAGE_NAME: `agentbench-task-${a.digest.slice(7, 39)}`,
...t === null ? {} : { PREBUILT_IMAGE_NAME: t },
...s === null ? {} : { CPUS: String(s) },
...c === null ? {} : { MEMORY: `${c / 1024 ** 2}M` }
};
let h = Object.entries(m).map(([e, t]) => {
/'|\\$/.test(t) && refuse(`environment.env.${e}`, "docker compose takes no value with ' or a \\ at its end");
return `${e}='${t}'\n`;
});
return {
own: d ? u : null,
given: h.join("")
};
}
async function resolve(e, t, n) {
let { directory: r } = t.environment.compose;
let i = await e.write("base.json", (0, w.eu)(JSON.stringify(baseDocument(t.image, r))));
let { judged: a, naming: o } = (0, x.tA)(r);
let s = await e.write("task.yaml", a);
let c = variablesOf(t, o.join("\n"));
let l = await e.write("given.env", c.given);
let u = {
directory: r,
files: [i, s],
variables: [l, ...c.own === null ? [] : [c.own, l]]
};
return withLogVolumes(withOwnLimits(withoutAbsent(await e.resolve(u, n))), r);
}
async function prepare_build({ images: e, tell: t }, n, a, { id: o, task: s, signal: c }) {
let nameOf = (e, t) => (0, S.m)((0, b.hash)("sha256", JSON.stringify([
s.digest,
e,
t
])));
let u = buildsOf(a, nameOf, { [C.BUILT]: s.digest });
let d = null;
let buildAll = async () => {
let e = performance.now();
t(`${o}: building its images`);
let a = await n.write("build.json", JSON.stringify(u.document));
let d = {
timeout: s.timeout,
signal: c
};
await n.run([
"--file",
a,
"--progress",
"plain",
"build"
], d, (e, t) => {
let n = `are not built within ${s.timeout / 1e3} s (environment.build_timeout_sec)`;
let i = t ? n : "cannot be built";
return new r.ZD((0, l.mM)(e, "image_build"), `the images of ${o} ${i}; the end of the log:\n${e}`);
});
t(`${o}: built its images in ${(0, i.a3)(performance.now() - e)}`);
};
for (let t of u.images.values()) await e.provide({
name: t,
substituted: !1
}, () => {
d ??= buildAll();
return d;
});
return u.images;
}
let A = "com.docker.compose.project";
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
let f = n ? ownNetworkOf(u) : null;
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
let m = u.services[v];
let h = r(m.build === void 0 ? String(m.image) : null);
h !== null && delete m.build;
let g = await prepare_build(e, l, u, {
id: a,
task: c,
signal: i
});
let _ = new Map(g);
for (let [e, t] of Object.entries(u.services)) !_.has(e) && e !== v && _.set(e, String(t.image));
let y = h ?? {
name: g.get(v),
substituted: !1
};
_.set(v, y.name);
for (let t of new Set(_.values())) await e.images.provide({
name: t,
substituted: !1
});
let b = await e.images.provide(y);
let x = typeof m.working_dir == "string" ? m.working_dir : b.config.WorkingDir;
return new Project({
tools: e,
cli: l,
task: c,
document: u,
images: _
}, {
...b,
config: {
...b.config,
...x === void 0 ? {} : { WorkingDir: x }
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
let o = await this.#e.tools.engine.processors();
for (let [t, n] of beyondProcessors(this.#e.document, o)) {
if (t === v && e.main.cpus !== void 0) continue;
let r = `the service ${t} asks for ${(0, i.U9)(n, "processor")}, and Docker's machine has ${(0, i.U9)(o, "processor")}`;
this.notes.push({
kind: "fewer_processors",
detail: r
});
}
let s = tmpfsOver(this.#e.document, t);
if (s !== null) {
let e = `the workdir is in the tmpfs ${s}, of which Docker reads nothing: changes and artifacts there are not known`;
this.notes.push({
kind: "workdir_unread",
detail: e
});
}
n !== null && (this.network = await this.#i(e.labels, n.mode));
let c = startedDocument(this.#e.document, {
...e,
processors: o,
images: this.#e.images,
network: this.network?.id ?? null
});
this.#t = await this.#e.cli.write("start.json", JSON.stringify(c));
await this.#a(["create", "--no-build"], this.#e.task.timeout, a);
let l = await this.#e.tools.engine.containersWith(`${A}=${this.#e.cli.project}`);
for (let { id: e, labels: t } of l) this.services.set(t["com.docker.compose.service"], this.#e.tools.engine.container(e));
let u = this.services.get(v);
if (u === void 0) throw new r.ZD("testbed", `docker-compose.yaml: there is no container of ${v}`);
this.services.delete(v);
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
await Promise.all(n.map(({ id: t }) => (0, u.od)(e.container(t))));
this.network !== null && await (0, u.od)(this.network);
await (0, u.Ox)(e, t, () => !0);
await this.#e.cli.close();
}
#r() {
return [...this.network === null ? [] : [this.network], ...this.services.values()];
}
async #i(e, t) {
let n = Object.entries(this.#e.document.services).flatMap(([e, { hostname: t, container_name: n, networks: r }]) => [...[
e,
t,
n
].filter((e) => typeof e == "string"), ...Object.values(Object(r)).flatMap((e) => Object(e).aliases ?? [])]);
let r = Object.values(this.#e.document.services).flatMap(({ extra_hosts: e }) => (e ?? []).map((e) => e.replace(/[=:]/, ":")));
let i = await this.#e.tools.engine.createContainer({
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
ExtraHosts: [...new Set([...n.map((e) => `${e}:127.0.0.1`), ...r])],
CapDrop: ["ALL"],
PidsLimit: 64
}
});
await i.start();
return i;
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
return new r.ZD((0, l.mM)(e, "testbed"), `docker-compose.yaml${i}: ${e}`);
});
}
}
}),
25173: ((e, t, n) => {
n.d(t, {
JM: () => composeVersion,
UB: () => a,
hM: () => i
});
let r = [2, 20];
let i = `docker compose ${r.join(".")} or newer`;
let a = "install the package docker-compose-plugin of Docker, or docker-compose-v2 of Ubuntu";
async function composeVersion({ runTool: e }, t = {}) {
let n = "";
let onOutput = (e) => {
n = (n + e).slice(-2e3);
};
let { exitCode: i } = await e("docker", [
"compose",
"version",
"--short"
], {
...t,
onOutput
});
let [a, o, s] = /^v?(\d+)\.(\d+)\S{0,40}$/m.exec(n) ?? [];
if (i !== 0 || a === void 0) return null;
return {
version: a,
isOld: Number(o) < r[0] || Number(o) === r[0] && Number(s) < r[1]
};
}
})
};
