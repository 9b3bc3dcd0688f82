export const id = 6147;
export const ids = [6147, 5681];
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
96147: ((e, t, n) => {
n.r(t);
n.d(t, {
NOT_A_TASK: () => $,
isHarbor: () => isHarbor,
loadHarbor: () => loadHarbor
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(43830);
var s = n(68995);
var c = n(94343);
var l = n(43759);
var u = n(73762);
var d = n(71744);
var f = n(77030);
let p = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
function isHostEntry(e) {
let t = e.trim().toLowerCase().replace(/\.$/, "");
let [n, r, ...i] = t.split("/");
if (r !== void 0) {
let e = (0, f.isIP)(n);
return i.length === 0 && e !== 0 && /^\d{1,3}$/.test(r) && Number(r) <= (e === 4 ? 32 : 128);
}
if ((0, f.isIP)(t) !== 0) return !0;
let a = t.replace(/^\*\./, "");
return (0, f.isIP)(a) === 0 && a.split(".").every((e) => p.test(e));
}
var m = n(52534);
let h = c.YjP().check(c.YPB((e) => !e.includes("\0"), d.Ps));
let g = h.check(l.m9(1, "is empty"));
let noneIfEmpty = (e) => c.lqM(c.FsL(e, c.pdi((e) => e === "" ? void 0 : e)));
let _ = c.aig().check(l.Tx(0), l.Zm(2592e3), l.bS((e) => Math.min(e, u.Qk / 1e3)));
let v = c.aig().check(l.UI(), l.Zm(86400));
let y = c.g1P(c.YjP().check(l.Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, "is not a name of a variable")), h);
let b = c.KCZ([g, c.Whr().check(l.UI())]);
let x = c.k5n([
"public",
"no-network",
"allowlist"
]);
let S = c.YOg(c.YjP().check(c.YPB(isHostEntry, "is neither a host name, \"*.\" with one, an IP address nor a range of addresses; leave out scheme, port and path")));
let C = c.YjP().check(l.Fk(/^\s*\d+(\.\d+)?\s*[GMK]\s*$/i, "is not a size such as 512M or 2G"));
function megabytesOf(e) {
let [, t, n] = /^\s*([\d.]+)\s*([GMK])\s*$/i.exec(e ?? "") ?? [];
if (t === void 0) return null;
let r = {
G: 1024,
M: 1,
K: 1 / 1024
}[n.toUpperCase()];
return Math.max(1, Math.floor(Number(t) * r));
}
let sameSize = (e) => c.YPB((t) => {
let [n, r] = [megabytesOf(t[e]), t[`${e}_mb`]];
return n === null || r === void 0 || n === r;
}, {
path: [e],
error: `is another size than ${e}_mb; leave one of them out`
});
let w = c.YPB(({ network_mode: e, allowed_hosts: t = [] }) => e === "allowlist" || t.length === 0, {
path: ["allowed_hosts"],
error: "has a meaning with network_mode = \"allowlist\" only"
});
function isStepName(e) {
let t = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])$/i.test(e.split(".")[0].trimEnd());
let n = [...e].some((e) => e < " " || e === "" || "<>:\"/\\|?*".includes(e));
return e.trim() !== "" && !/[. ]$/.test(e) && !t && !n && Buffer.byteLength(e) <= 255;
}
let T = {
network_mode: c.lqM(x),
allowed_hosts: c.lqM(S)
};
let E = c.rej({
command: g,
interval_sec: c.SdS(v, 5),
timeout_sec: c.SdS(_, 30),
start_period_sec: c.SdS(v, 0),
start_interval_sec: c.SdS(v, 5),
retries: c.SdS(c.Whr().check(l.NC(), l.Zm(1e4)), 3)
});
let ee = c.g1P(c.YjP().check(l.Fk(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "is not a name of a header")), h.check(c.YPB((e) => !/[\r\n]/.test(e), "has more than one line"), c.YPB(m.z, "has a \"${\" that begins no variable: write \"${NAME}\" or \"${NAME:-default}\"")));
let D = c.rej({
name: g,
transport: c.SdS(c.k5n([
"stdio",
"sse",
"streamable-http",
"http"
]), "sse"),
url: c.lqM(h),
command: c.lqM(h),
args: c.lqM(c.YOg(h)),
headers: c.lqM(ee)
}).check(c.YPB((e) => !!(e.transport === "stdio" ? e.command : e.url), { error: "needs a command with transport \"stdio\", and a url with any other" }), c.YPB(({ transport: e, headers: t = {} }) => e !== "stdio" || Object.keys(t).length === 0, {
path: ["headers"],
error: "belong to a server with a url; leave them out, or take another transport than \"stdio\""
}));
let O = c.rej({
type: g,
topology: c.YjP().check(l.Fk(/^\s*[1-9]\d*(x[1-9]\d*)+\s*$/))
});
let k = c.rej({
...T,
build_timeout_sec: c.SdS(_, 600),
docker_image: noneIfEmpty(h),
os: c.lqM(c.YjP().check(l.Fk(/^(linux|windows)$/i, "is neither linux nor windows"))),
cpus: c.lqM(c.aig().check(l.Tx(0), l.Zm(4096))),
memory_mb: c.lqM(c.Whr().check(l.NC())),
storage_mb: c.lqM(c.Whr().check(l.NC())),
gpus: c.lqM(c.Whr().check(l.UI())),
gpu_types: c.lqM(c.YOg(h)),
tpu: c.lqM(O),
mcp_servers: c.lqM(c.YOg(D)),
env: c.lqM(y),
skills_dir: noneIfEmpty(h),
healthcheck: c.lqM(E),
workdir: noneIfEmpty(c.YjP().check(l.Fk(/^(\/[^\0]*)?$/, "is not an absolute path"))),
allow_internet: c.lqM(c.zMY()),
memory: c.lqM(C),
storage: c.lqM(C)
}).check(w, sameSize("memory"), sameSize("storage"));
let A = c.YjP().check(l.WN(), l.Fk(/^[a-zA-Z0-9][a-zA-Z0-9_.-]*$/, "is not a name of a service"));
let j = c.rej({
command: g,
service: c.SdS(A, "main"),
timeout_sec: c.SdS(_, 60),
user: c.lqM(b)
});
let M = c.rej({
...T,
timeout_sec: c.SdS(_, 600),
env: c.lqM(y),
user: c.lqM(b),
environment_mode: c.lqM(c.k5n(["shared", "separate"])),
environment: c.lqM(k),
collect: c.lqM(c.YOg(j))
}).check(w, c.YPB((e) => e.environment_mode !== "shared" || e.environment === void 0, {
path: ["environment_mode"],
error: "\"shared\" contradicts [verifier.environment]; leave one of them out"
}));
let N = c.rej({
...T,
timeout_sec: c.lqM(_),
user: c.lqM(b)
}).check(w);
let climbs = (e) => e.split("/").includes("..");
let P = g.check(c.YPB((e) => !climbs(e), "must not contain \"..\""));
let F = c.rej({
source: P,
destination: c.lqM(c.YjP().check(c.YPB((e) => !climbs(e) && !/^\/|\\/.test(e), "must be a relative path without \"..\" and \"\\\""), c.YPB((e) => e === "" || e.split("/").some((e) => e !== "" && e !== "."), "names no file or directory"), c.YPB((e) => e.replace(/(?<!\/)\/+$/, "") !== "manifest.json", "is reserved for the list of artifacts"))),
exclude: c.lqM(c.YOg(h)),
service: c.lqM(A)
}).check(c.YPB((e) => (e.service ?? "main") === "main" || e.source.startsWith("/"), {
path: ["source"],
error: "must be an absolute path, since it is of another service than main"
}));
let I = c.YOg(c.KCZ([P, F])).check(l.Eb(1e3, "has more than 1000 artifacts"));
let L = c.rej({
name: c.YjP().check(c.YPB(isStepName, "is not the name of a directory on every system")),
agent: c.SdS(N, {}),
verifier: c.SdS(M, {}),
min_reward: c.lqM(c.KCZ([c.aig(), c.g1P(c.YjP(), c.aig())])),
healthcheck: c.lqM(E),
artifacts: c.lqM(I)
});
function unlike(e) {
return new Set(e.map(({ name: e }) => e.normalize("NFC").toLowerCase())).size === e.length;
}
let R = c.rej({
name: c.YjP(),
email: c.lqM(c.YjP())
});
let z = c.rej({
name: c.YjP().check(l.Fk(/^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9._-]*\/[a-zA-Z0-9][a-zA-Z0-9._-]*$/, "is not of the form org/name, of letters, digits, \".\", \"_\" and \"-\"")),
version: c.lqM(g),
description: c.lqM(c.YjP()),
authors: c.lqM(c.YOg(R)),
keywords: c.lqM(c.YOg(c.YjP()))
});
let B = c.rej({ env: c.lqM(y) });
let V = c.rej({
schema_version: c.lqM(c.YjP()),
version: c.lqM(c.YjP()),
source: c.lqM(c.YjP()),
multi_step_reward_strategy: c.lqM(c.k5n(["mean", "final"])),
artifacts: c.SdS(I, []),
metadata: c.SdS(c.g1P(c.YjP(), c.L5J()), {}),
task: c.lqM(z),
agent: c.SdS(N, {}),
solution: c.SdS(B, {}),
verifier: c.SdS(M, {}),
environment: c.SdS(k, {}),
steps: c.SdS(c.YOg(L).check(l.Eb(200, "has more than 200 steps"), c.YPB((e) => unlike(e), "has two steps with the same name; capitals and Unicode forms are ignored")), [])
});
let H = c._H3({
dataset: c.lqM(c._H3({
name: c.lqM(g),
version: c.lqM(c.YjP())
})),
tasks: c.lqM(c.YOg(c._H3({
name: c.lqM(g),
path: c.lqM(g),
digest: c.lqM(c.YjP())
})))
});
let U = Object.entries({
task: z,
authors: R,
agent: N,
solution: B,
verifier: M,
collect: j,
environment: k,
tpu: O,
healthcheck: E,
artifacts: F,
mcp_servers: D,
steps: L
});
function taskKeys(e) {
let t = e.findLast((e) => typeof e == "string");
let { shape: n } = U.find(([e]) => e === t)?.[1] ?? V;
return Object.keys(n);
}
var W = n(31625);
let G = "/logs/artifacts";
function environmentOf(e, t, n, r) {
let i = e.memory_mb ?? megabytesOf(e.memory);
let a = networkOf(e);
return {
folder: t,
build: n === null ? null : {
...n,
timeout: r
},
compose: null,
workdir: e.workdir ?? null,
variables: e.env ?? {},
cpus: e.cpus ?? null,
memory: i === null ? null : i * 1024 ** 2,
network: a,
agentNetwork: a,
agentUser: null,
healthcheck: null,
context: null,
skills: e.skills_dir ?? null,
mcp: Object.fromEntries((e.mcp_servers ?? []).map((e) => [e.name, serverOf(e)])),
solution: null,
artifacts: [],
unsupported: []
};
}
function networkOf(e) {
let { network_mode: t, allowed_hosts: n, allow_internet: r } = e;
let i = t === void 0 && n === void 0 && r === !1;
return namedNetwork(e) ?? {
mode: i ? "no-network" : "public",
hosts: []
};
}
function namedNetwork({ network_mode: e, allowed_hosts: t = [] }) {
return e === void 0 ? null : {
mode: e,
hosts: [...new Set(t.map((e) => e.trim().toLowerCase()))].sort()
};
}
function serverOf({ transport: e, url: t, command: n, args: r, headers: i }) {
if (e === "stdio") return {
command: n,
args: r ?? [],
env: {}
};
return {
url: t,
type: e === "sse" ? "sse" : "http",
headers: i ?? {}
};
}
function healthcheckOf(e) {
if (e === void 0) return null;
return {
command: e.command,
interval: e.interval_sec * 1e3,
timeout: Math.max(1, Math.floor(e.timeout_sec)) * 1e3,
startPeriod: e.start_period_sec * 1e3,
startInterval: e.start_interval_sec * 1e3,
retries: e.retries
};
}
function artifactsOf(e) {
let t = e.map((e) => {
let { service: t = "main", source: n, destination: r = "", exclude: i = [] } = typeof e == "string" ? { source: e } : e;
return {
service: t,
source: n,
target: plain(r || n),
exclude: i
};
});
let n = t.some(({ service: e, source: t }) => e === "main" && plain(t) === plain(G)) ? t : [{
service: "main",
source: G,
target: plain(G),
exclude: []
}, ...t];
let r = [];
let i = [];
for (let e of n) {
let t = r.find(({ target: t }) => holds(t, e.target) || holds(e.target, t));
t === void 0 ? r.push(e) : covers(t, e) || i.push(e.source);
}
return {
artifacts: r,
skipped: i
};
}
function holds(e, t) {
return e === "" || t === e || t.startsWith(`${e}/`);
}
function covers(e, t) {
if (e.service !== t.service) return !1;
let [n, r] = [plain(e.source), plain(t.source)];
if (n === r && e.target === t.target) return e.exclude.join("\0") === t.exclude.join("\0");
return e.exclude.length === 0 && holds(n, r) && plain(`${e.target}/${r.slice(n.length)}`) === t.target;
}
function plain(e) {
return e.split("/").filter((e) => e !== "" && e !== ".").join("/");
}
var te = n(70298);
var K = n(45503);
var q = n(47198);
let J = ".harborignore";
let ne = /^(<!--.*-->|#.*)$/;
function leftOut(e, t, n) {
let o = [];
(0, r.existsSync)(t) && visit("", []);
return o;
function visit(a, s) {
let c = rulesIn(i.join(t, a, J));
let l = c === null ? s : [...s, {
place: a,
rules: c
}];
for (let s of (0, r.readdirSync)(i.join(t, a), { withFileTypes: !0 })) {
let r = i.posix.join(a, s.name);
s.name === J || isIgnored(s.isDirectory() ? `${r}/` : r, l) ? o.push(r) : s.isDirectory() ? visit(r, l) : (0, q.q)(e, i.join(t, r)) && n.push(`${i.relative(e, i.join(t, r))} ${q.l}`);
}
}
function rulesIn(t) {
try {
return te().add((0, K.Gu)(t, 1048576));
} catch (r) {
(0, a.$N)(r) !== "ENOENT" && n.push(`${i.relative(e, t)}: cannot be read: ${(0, a.bD)(r)}`);
return null;
}
}
}
function isIgnored(e, t) {
let n = !1;
for (let { place: r, rules: i } of t) {
let { ignored: t, unignored: a } = i.test(e.slice(r === "" ? 0 : r.length + 1));
(t || a) && (n = t);
}
return n;
}
function readInstruction(e) {
let t = (0, K.Gu)(e, 4194304, { follow: !0 }).replaceAll(/\r\n?/g, "\n").split("\n");
let n = 0;
for (; n < t.length && ne.test(t[n].trim()) && /canary/i.test(t[n]);) n += 1;
for (; n < t.length && t[n].trim() === "";) n += 1;
return t.slice(n).join("\n");
}
function isFile(e) {
return (0, r.existsSync)(e) && ((0, r.lstatSync)(e).isFile() || (0, r.lstatSync)(e).isSymbolicLink());
}
var re = n(76348);
function isSeparate(e, t) {
return (modeOf(t?.verifier) ?? modeOf(e.verifier)) === "separate";
}
function verifierImage(e, t, n) {
let r = n?.verifier.environment;
let a = r ?? e.verifier.environment ?? e.environment;
let o = [...n === null ? [] : [[r, `steps/${n.name}/tests`]], [e.verifier.environment, "tests"]];
for (let [e, n] of o) {
if (e?.docker_image !== void 0) return {
config: a,
folder: n,
image: e.docker_image,
bundled: !0
};
if (["Dockerfile", W.Uu].some((e) => isFile(i.join(t, n, e)))) return {
config: a,
folder: n,
image: void 0,
bundled: !0
};
}
return {
config: a,
folder: "environment",
image: e.environment.docker_image,
bundled: !1
};
}
function modeOf(e) {
return e?.environment_mode ?? (e?.environment === void 0 ? null : "separate");
}
function shownIn({ root: e, directory: t }, n) {
return i.relative(e, i.join(t, n)) || n;
}
function checkInside(e, t) {
for (let n of t) {
let t = i.join(e.directory, n);
e.followed.push(i.relative(e.root, t));
(0, q.q)(e.inside, t) && e.faults.push(`${shownIn(e, n)}: ${q.l}`);
}
}
async function imageOf(e, t) {
let n = isFile(i.join(e, "Dockerfile"));
let a = (0, W.jz)(e);
if (t !== void 0) return {
image: t,
built: null,
fixtures: !n && !a && (0, r.existsSync)(e) ? [{
source: e,
target: ""
}] : []
};
if (!n || a) return {
image: null,
built: null,
fixtures: []
};
let s = await (0, o.ol)(e);
return {
image: (0, re.m)(s.slice(7)),
built: {
directory: e,
digest: s
},
fixtures: []
};
}
async function readParts(e, t, n) {
let { table: r, unsupported: a } = e;
let o = t === null ? "" : `steps/${t.name}`;
let own = (e) => i.posix.join(o, e);
checkInside(e, [...t === null ? [] : [o], ...[
"instruction.md",
"trajectory.json",
"tests",
"solution"
].map(own)]);
let s = r.environment.build_timeout_sec * 1e3;
let c = solutionOf(e, o);
let l = environmentOf(r.environment, e.directory, n, s);
let u = phaseNetwork(t?.agent, r.agent) ?? l.network;
let d = await evaluationOf(e, t, l.network);
let f = t === null || t === r.steps[0];
let p = i.join(e.directory, own("trajectory.json"));
let { artifacts: m, skipped: h } = artifactsOf([...r.artifacts, ...t?.artifacts ?? []]);
e.notes.push(...h.map((e) => `${e} is not kept as an artifact: another one has its place`));
let g = t?.agent.timeout_sec ?? r.agent.timeout_sec;
return {
prompt: promptOf(e, own("instruction.md")),
evaluation: d,
environment: {
...l,
agentNetwork: u,
context: f && isFile(p) ? p : null,
agentUser: userOf(t?.agent.user ?? r.agent.user),
solution: c === null ? null : {
...c,
variables: r.solution.env ?? {}
},
artifacts: m,
unsupported: a
},
solution: c?.directory ?? null,
...g === void 0 ? {} : { agentTimeout: g * 1e3 }
};
}
function promptOf(e, t) {
try {
let n = readInstruction(i.join(e.directory, t));
n.trim() === "" && e.faults.push(`${shownIn(e, t)}: is empty; it is the prompt of the agent`);
n.includes("\0") && e.faults.push(`${shownIn(e, t)}: ${d.Ps}; save it as UTF-8`);
return n;
} catch (n) {
e.faults.push(`${shownIn(e, t)}: is missing or unreadable: ${(0, a.bD)(n)}`);
return "";
}
}
function solutionOf(e, t) {
let n = folderOf(e, (0, r.existsSync)(i.join(e.directory, t, "solution")) ? i.posix.join(t, "solution") : "solution");
return isFile(i.join(n.directory, "solve.sh")) && !n.leftOut.includes("solve.sh") ? n : null;
}
async function evaluationOf(e, t, n) {
let { table: a } = e;
let o = isSeparate(a, t) ? verifierImage(a, e.directory, t) : null;
let s = t === null ? ["tests"] : [`steps/${t.name}/tests`, "tests"];
let c = (o?.bundled === !0 ? [] : s.filter((t) => (0, r.existsSync)(i.join(e.directory, t)))).map((t) => folderOf(e, t));
let l = t?.verifier ?? a.verifier;
let u = o === null ? null : await testbedOf(e, o);
let d = phaseNetwork(t?.verifier, a.verifier) ?? u?.environment.network ?? n;
return {
kind: "reward",
tests: c.toReversed(),
script: o?.bundled === !0 ? "" : scriptOf(e, s, c),
timeout: l.timeout_sec * 1e3,
variables: {
...a.verifier.env,
...t?.verifier.env
},
user: userOf(t?.verifier.user ?? a.verifier.user),
hooks: [...a.verifier.collect ?? [], ...t?.verifier.collect ?? []].map(({ command: e, service: t, timeout_sec: n, user: r }) => ({
command: e,
service: t,
timeout: n * 1e3,
user: userOf(r)
})),
network: d,
separate: u
};
}
function phaseNetwork(e, t) {
return (e === void 0 ? null : namedNetwork(e)) ?? namedNetwork(t);
}
async function testbedOf({ directory: e, table: t }, { config: n, folder: r, image: a, bundled: o }) {
let s = await imageOf(i.join(e, r), a);
let c = t.environment.build_timeout_sec * 1e3;
let l = environmentOf(n, e, s.built, c);
l.compose = await (0, W.OV)(i.join(e, r), c);
return {
image: s.image,
fixtures: o ? [] : s.fixtures,
environment: l
};
}
function scriptOf(e, t, n) {
let r = n.find(({ directory: e }) => isFile(i.join(e, "test.sh")));
if (r === void 0 && e.unsupported.length > 0) return "";
let o = i.join(r?.directory ?? i.join(e.directory, t[0]), "test.sh");
try {
if (r?.leftOut.includes("test.sh")) throw Error(".harborignore leaves it out");
return (0, K.XF)(o, 4194304, { follow: !0 }).toString();
} catch (t) {
let n = i.relative(e.root, o);
e.faults.push(`${n}: is missing or unreadable, and decides the verdict: ${(0, a.bD)(t)}`);
return "";
}
}
function folderOf(e, t) {
let n = i.join(e.directory, t);
let r = [];
let a = {
directory: n,
leftOut: leftOut(e.directory, n, r)
};
let o = r.map((t) => `${shownIn(e, ".")}: ${t}`);
e.faults.push(...o.filter((t) => !e.faults.includes(t)));
return a;
}
function userOf(e) {
return e === void 0 ? null : String(e);
}
var Y = n(3292);
var X = n(3350);
function readToml({ root: e, file: t, shown: n }, r, i, o) {
let s;
try {
if ((0, q.q)(e, t)) throw Error(q.l);
s = (0, K.Gu)(t, 1048576, { follow: !0 }).replaceAll(/\r\n?/g, "\n");
} catch (e) {
o.push(`${n}: cannot be read: ${(0, a.bD)(e)}`);
return null;
}
let c;
try {
c = (0, Y.qg)(s, { integersAsBigInt: "asNeeded" });
} catch (e) {
let [t, r] = e instanceof Y.zx ? [`:${e.line}`, e.message] : ["", (0, a.bD)(e)];
o.push(`${n}${t}: not valid TOML: ${r.split("\n")[0].replace(/^Invalid TOML document: /, "")}`);
return null;
}
let l = [];
let u = null;
for (let e = 0;; e += 1) {
let t = r.safeParse(c);
if (t.success) return {
table: t.data,
ignored: l
};
u ??= linesIn(s);
let a = t.error.issues.flatMap((e) => unknownIn(e)).filter(({ table: e, key: t }) => !(0, X.HQ)(t, (0, X.Nf)(t, i(e)))).map(({ table: e, key: t }) => [...e, t]);
if (a.length === 0 || e > 0) {
for (let e of t.error.issues) o.push(...faultsOf(e, u, n, i));
return null;
}
for (let e of a) {
l.push({
key: keyOf(e),
line: u(e)
});
drop(c, e);
}
}
}
function unknownIn(e, t = []) {
let n = [...t, ...e.path];
if (e.code === "invalid_union") return e.errors.flat().flatMap((e) => unknownIn(e, n));
return e.code === "unrecognized_keys" ? e.keys.map((e) => ({
table: n,
key: e
})) : [];
}
function faultsOf(e, t, n, r) {
let i = unknownIn(e);
if (i.length > 0) return i.map(({ table: e, key: i }) => {
let a = [...e, i];
return `${n}:${t(a)}: ${keyOf(a)}: there is no such key; did you mean ${(0, X.Nf)(i, r(e))}?`;
});
return [`${e.path.length === 0 ? n : `${n}:${t(e.path)}: ${keyOf(e.path)}`}: ${e.message}`];
}
function keyOf(e) {
return e.map((e) => typeof e == "number" ? `[${e}]` : String(e)).join(".").replaceAll(".[", "[");
}
function drop(e, t) {
let n = e;
for (let e of t.slice(0, -1)) n = n[e];
delete n[t.at(-1)];
}
function linesIn(e) {
let textOf = (e) => e.join("\0");
let t = new Map();
let n = [];
let r = new Map();
for (let [i, a] of e.split("\n").entries()) {
let e = /^\s*(\[\[?)([^\]]+)\]/.exec(a);
let o = /^\s*([A-Za-z0-9_."'-]+)\s*=/.exec(a);
if (e !== null) {
let t = e[2].split(".").map(bare);
n = [];
for (let [i, a] of t.entries()) {
n.push(a);
let o = textOf(n);
e[1] === "[[" && i === t.length - 1 && r.set(o, (r.get(o) ?? -1) + 1);
r.has(o) && n.push(r.get(o));
}
}
let s = e === null ? o === null ? null : [...n, ...o[1].split(".").map(bare)] : n;
s !== null && !t.has(textOf(s)) && t.set(textOf(s), i + 1);
}
return (e) => {
let n = e.map((t, n) => e.length - n).find((n) => t.has(textOf(e.slice(0, n))));
return n === void 0 ? 1 : t.get(textOf(e.slice(0, n)));
};
}
function bare(e) {
return e.trim().replace(/^["']|["']$/g, "");
}
let ie = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
let Z = 65536;
function unsupportedIn(e, t, n) {
let r = n("environment");
let i = [...machineOf(e.environment, "environment"), ...r?.unsupported ?? []];
let a = r?.services ?? ["main"];
let missing = (e, t) => i.push({
key: e,
why: t
});
let { environment: o, verifier: s, steps: c } = e;
let l = [...e.artifacts, ...c.flatMap((e) => e.artifacts ?? [])];
for (let r of c.length === 0 ? [null] : c) {
if (!isSeparate(e, r)) continue;
let { config: a, folder: s, bundled: c } = verifierImage(e, t, r);
let l = r?.verifier.environment === void 0 ? "verifier.environment" : `steps.${r.name}.verifier.environment`;
a !== o && i.push(...machineOf(a, l).filter(({ key: e }) => !i.some((t) => t.key === e)));
c && i.push(...n(s)?.unsupported ?? []);
}
let u = [s, ...c.map((e) => e.verifier)].flatMap(({ collect: e = [] }) => e);
for (let { service: e } of u) a.includes(e) || missing("verifier.collect.service", `there is no service ${e}`);
for (let e of l) {
if (typeof e == "string") continue;
let { service: t = "main" } = e;
a.includes(t) || missing("artifacts.service", `there is no service ${t}`);
}
let d = o.mcp_servers ?? [];
let f = d.find(({ name: e }) => !ie.test(e));
f !== void 0 && missing("environment.mcp_servers", `agents take names of letters, digits, "-" and "_", not "${f.name}"`);
JSON.stringify(d).length > Z && missing("environment.mcp_servers", `they are longer than ${Z / 1024} KiB, which no variable holds`);
return i;
}
function machineOf(e, t) {
let n = [];
let missing = (e, r) => n.push({
key: `${t}.${e}`,
why: r
});
(e.gpus ?? 0) > 0 && missing("gpus", "containers get no GPU here");
e.tpu !== void 0 && missing("tpu", "containers get no TPU here");
let r = e.memory_mb ?? megabytesOf(e.memory);
r !== null && r * 1024 ** 2 < u.wj && missing(e.memory_mb === void 0 ? "memory" : "memory_mb", "Docker makes no container with less than 6 MiB");
e.os?.toLowerCase() === "windows" && missing("os", "containers run Linux here");
return n;
}
let Q = "harbor";
async function readTask({ root: e, inside: t, id: n }, r, a) {
let shown = (t) => i.relative(e, i.join(r, t)) || t;
let o = a.length;
let s = readToml({
root: t,
file: i.join(r, "task.toml"),
shown: shown("task.toml")
}, V, taskKeys, a);
if (s === null) return {
instance: null,
about: {
id: n,
taskType: Q
},
notes: [],
followed: []
};
let { table: c } = s;
let { environment: l, metadata: u } = c;
let f = wordOf(u.difficulty);
let p = {
id: n,
taskType: wordOf(u.category) ?? Q,
...f === null ? {} : { difficulty: f },
tags: [...wordsOf(u.tags), ...c.task?.keywords ?? []]
};
let m = s.ignored.map(({ key: e, line: t }) => `${shown("task.toml")}:${t}: ${e}: is not a key of a task and is ignored, as Harbor does`);
d.Cd.test(n) || a.push(`${shown(".")}: the name of a task's folder has letters, digits, ".", "_" and "-" only, 128 at most`);
let h = (0, d.Xn)(n);
h !== null && a.push(`${shown(".")}: the name of its folder ${h}`);
let composeIn = (e) => (0, W.jy)(i.join(r, e), shown(e), a);
let g = {
root: e,
inside: t,
directory: r,
table: c,
faults: a,
notes: [],
followed: [],
unsupported: unsupportedIn(c, r, composeIn)
};
checkInside(g, [
"task.toml",
"environment",
"tests",
"solution",
"steps",
...[
"Dockerfile",
"Dockerfile.dockerignore",
".dockerignore"
].map((e) => `environment/${e}`)
]);
if (a.length > o) return {
instance: null,
about: p,
notes: m,
followed: []
};
let _ = i.join(r, "environment");
let v = await (0, W.OV)(_, l.build_timeout_sec * 1e3);
let { built: y, image: b, fixtures: x } = await imageOf(_, l.docker_image);
b === null && v === null && a.push(`${shown("task.toml")}: environment.docker_image: is missing, and there is no environment/Dockerfile; one of them makes the testbed`);
let S = await readSteps(g, y);
let C = S[0]?.parts ?? await readParts(g, null, y);
if (a.length > o) return {
instance: null,
about: p,
notes: m,
followed: []
};
let w = S.length === 0 ? [C] : S.map((e) => e.parts);
for (let e of w) {
e.environment.healthcheck = healthcheckOf(l.healthcheck);
e.environment.compose = v;
}
let T = {
...p,
...C,
debugPrompt: null,
image: b,
imageTag: null,
repository: null,
fixtures: x,
prerunner: null,
solution: w.find(({ solution: e }) => e !== null)?.solution ?? null,
row: null,
humanActions: null,
...S.length === 0 ? {} : { steps: {
all: S,
reward: c.multi_step_reward_strategy ?? "mean"
} }
};
m.push(...new Set(g.notes.map((e) => `${n}: ${e}`)));
(l.storage_mb !== void 0 || l.storage !== void 0) && m.push("environment.storage_mb is not limited: Docker cannot on most file systems");
return {
instance: T,
about: p,
notes: m,
followed: g.followed
};
}
async function readSteps(e, t) {
let n = [];
for (let a of e.table.steps) {
let o = `steps/${a.name}/workdir`;
checkInside(e, [o]);
let s = i.join(e.directory, o);
n.push({
name: a.name,
files: (0, r.existsSync)(s) ? s : null,
setup: isFile(i.join(s, "setup.sh")),
healthcheck: healthcheckOf(a.healthcheck),
least: typeof a.min_reward == "number" ? { reward: a.min_reward } : { ...a.min_reward },
parts: await readParts(e, a, t)
});
}
return n;
}
function wordOf(e) {
return typeof e == "string" && e.trim() !== "" ? e.trim().slice(0, 200) : null;
}
function wordsOf(e) {
return Array.isArray(e) ? e.flatMap((e) => wordOf(e) ?? []) : [];
}
let $ = new Set([
".git",
"node_modules",
"__pycache__"
]);
let ae = [
"task.toml",
"instruction.md",
"trajectory.json",
"environment",
"tests",
"solution",
"steps"
];
function isHarbor(e) {
return hasTask(e) || (0, r.existsSync)(i.join(e, "dataset.toml")) || foldersOf(e).length > 0;
}
async function loadHarbor(e, t) {
let n = [];
let r = hasTask(e);
let c = r ? i.dirname(e) : e;
let l = r ? null : readList(e, n);
let u = r ? [e] : l?.folders ?? foldersOf(e);
if (u.length === 0 && n.length === 0) throw new a.yo(`dataset: ${e} has no folder with a task.toml`);
(0, s.G)(e, n);
let d = [];
let f = [];
let p = [];
let m = [];
for (let a of u) {
let o = await readTask({
root: c,
inside: e,
id: (r ? t.name : null) ?? i.basename(a)
}, a, n);
p.push(...o.notes);
m.push(...o.followed);
o.instance === null ? f.push({
...o.about,
faults: n.splice(0)
}) : d.push(o.instance);
}
d.length === 0 && (0, s.G)(e, f.flatMap((e) => e.faults));
let [h, g] = r ? [e, ae] : [c, u.map((e) => i.relative(c, e))];
let _ = m.map((e) => i.relative(h, i.join(c, e)));
return {
name: t.name ?? l?.name ?? i.basename(e),
directory: c,
ref: t.ref,
digest: await (0, o.ol)(h, (0, o.u8)(h, g, _)),
testbed: "docker",
instances: d,
...f.length === 0 ? {} : { faulty: f },
notes: [...new Set(p)]
};
}
function readList(e, t) {
let n = i.join(e, "dataset.toml");
if (!(0, r.existsSync)(n)) return null;
let a = readToml({
root: e,
file: n,
shown: "dataset.toml"
}, H, () => [], t);
if (a === null) return {
name: null,
folders: []
};
let { dataset: o, tasks: s } = a.table;
let c = o?.name?.split("/").at(-1) || null;
if (s === void 0 || s.length === 0) return {
name: c,
folders: foldersOf(e)
};
let l = new Map(foldersOf(e).map((e) => [i.basename(e), e]));
let u = new Map();
for (let { name: e, path: n } of s) {
let r = n ?? e?.split("/").at(-1) ?? "";
let a = e ?? r;
let o = l.get(i.basename(r));
let s = o === void 0 ? void 0 : u.get(o);
o === void 0 ? t.push(`dataset.toml: tasks: ${a}: there is no folder ${r} with a task.toml beside it; download the task first (harbor download)`) : s !== void 0 && s !== a ? t.push(`dataset.toml: tasks: ${a}: its folder is that of ${s} too; rename one folder, and give its path ("path = …")`) : u.set(o, a);
}
return {
name: c,
folders: [...u.keys()]
};
}
function hasTask(e) {
return (0, r.existsSync)(i.join(e, "task.toml"));
}
function foldersOf(e) {
let inside = (e) => (0, r.existsSync)(e) ? (0, r.readdirSync)(e, { withFileTypes: !0 }).filter((t) => (t.isDirectory() || t.isSymbolicLink()) && !$.has(t.name) && hasTask(i.join(e, t.name))).map((t) => i.join(e, t.name)).sort() : [];
let t = inside(e);
return t.length > 0 ? t : inside(i.join(e, "tasks"));
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
52534: ((e, t, n) => {
n.d(t, {
s: () => withVariables,
z: () => isHeaderText
});
let r = /^\$\{([^}:]+)(?::-(.*))?\}$/s;
let i = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?(\}?)/g;
function isHeaderText(e) {
return !e.replace(i, (e, t, n, r) => r === "" || n?.includes("${") ? e : "").includes("${");
}
function withVariables(e, t) {
if (e.environment === void 0) return e;
let n = [...e.environment.unsupported];
let r = new Set(n.map(({ key: e }) => e));
let lacks = (e, t) => {
r.has(e) || n.push({
key: e,
why: `takes ${t} from the machine; name it in task-env`
});
r.add(e);
};
let i = inParts(e, t, n, lacks);
let { steps: a } = e;
if (a === void 0) return {
...e,
...i
};
let o = a.all.map((e) => ({
...e,
parts: inParts(e.parts, t, n, lacks)
}));
return {
...e,
...i,
steps: {
...a,
all: o
}
};
}
function inParts(e, t, n, a) {
let { environment: o, evaluation: s } = e;
if (o === void 0 || s.kind !== "reward") return e;
let resolved = (e, n, i = r) => Object.fromEntries(Object.entries(e).map(([e, r]) => [e, r.replace(i, (r, i, o) => {
let s = Object.hasOwn(t, i) ? t[i] : o;
s === void 0 && a(`${n}.${e}`, i);
return s ?? "";
})]));
let { separate: c } = s;
let l = c?.environment.variables === o.variables;
return {
...e,
evaluation: {
...s,
variables: resolved(s.variables, "verifier.env"),
separate: c && {
...c,
environment: {
...c.environment,
variables: resolved(c.environment.variables, l ? "environment.env" : "verifier.environment.env")
}
}
},
environment: {
...o,
variables: resolved(o.variables, "environment.env"),
mcp: Object.fromEntries(Object.entries(o.mcp).map(([e, t]) => [e, "headers" in t ? {
...t,
headers: resolved(t.headers, `environment.mcp_servers.${e}.headers`, i)
} : t])),
solution: o.solution && {
...o.solution,
variables: resolved(o.solution.variables, "solution.env")
},
unsupported: n
}
};
}
})
};
