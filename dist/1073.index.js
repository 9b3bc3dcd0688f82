export const id = 1073;
export const ids = [1073, 972];
export const modules = {
42030: ((e, t, n) => {
n.d(t, { v: () => timestamp });
function timestamp() {
return new Date(performance.timeOrigin + performance.now()).toISOString();
}
}),
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
let o = [
[/[\\/]_npx[\\/]/, "npx agentbench-action"],
[/[\\/]pnpm[\\/]dlx[\\/]/, "pnpm dlx agentbench-action"],
[/[\\/]dlx-\d+[\\/]/, "yarn dlx agentbench-action"],
[/[\\/]\.?bunx-\d+[-\\/]/, "bunx agentbench-action"]
];
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
let n = realPath(e);
let r = o.find(([e]) => e.test(n));
if (r !== void 0) return r[1];
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return "npx agentbench";
return i.basename(e) === "cli.js" ? `node ${(0, a.V)(i.relative(t, e))}` : "agentbench";
}
function realPath(e) {
try {
return (0, r.realpathSync)(e);
} catch {
return e;
}
}
}),
59230: ((e, t, n) => {
n.d(t, { C: () => ofKind });
function ofKind(e, t) {
if (e.kind !== t) throw TypeError(`the kind is ${e.kind}, not ${t}`);
return e;
}
}),
48569: ((e, t, n) => {
n.d(t, {
o: () => BoundedLog,
P: () => Tail
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
let s = r.constants.O_WRONLY | r.constants.O_CREAT | r.constants.O_EXCL | r.constants.O_NOFOLLOW;
class WrittenFile {
#e;
#t;
#n = null;
#r = 0;
#i = new Piece();
#a = new Piece();
#o;
#s;
fault = null;
constructor(e) {
this.#e = e;
this.#t = identityOf(a.dirname(e));
}
append(e) {
if (e.length === 0) return this.#o ?? c;
this.#i.push(e);
this.#o ??= this.#l();
return this.#o;
}
get room() {
return this.#i.length < 262144 ? void 0 : this.#s;
}
async close() {
await this.#o;
if (this.#n === null) return;
this.fault ??= await this.#c(this.#n).catch((e) => (0, o.bD)(e));
await this.#n.close().catch(() => {});
this.#n = null;
}
async #c(e) {
let [t, n] = await Promise.all([e.stat(), (0, i.lstat)(this.#e)]);
if (t.ino !== n.ino || t.dev !== n.dev) return "it was replaced while it was written";
return t.size === this.#r ? null : "something else wrote to it";
}
async #l() {
for (; this.#i.length > 0;) {
[this.#i, this.#a] = [this.#a, this.#i];
this.#s = this.#d(this.#a.bytes);
await this.#s;
this.#a.clear();
}
this.#o = void 0;
}
async #u() {
if (identityOf(a.dirname(this.#e)) !== this.#t) throw Error("its directory was replaced");
return (0, i.open)(this.#e, s);
}
async #d(e) {
if (this.fault !== null) return;
try {
this.#n ??= await this.#u();
await this.#n.writeFile(e);
this.#r += e.length;
} catch (e) {
this.fault = (0, o.bD)(e);
await this.#n?.truncate(Math.floor(this.#r / 2)).catch(() => {});
}
}
}
function identityOf(e) {
try {
let t = (0, r.lstatSync)(e);
return t.isDirectory() ? `${t.dev}:${t.ino}` : null;
} catch {
return null;
}
}
let c = Promise.resolve();
class Piece {
#e = Buffer.alloc(0);
length = 0;
get bytes() {
return this.#e.subarray(0, this.length);
}
push(e) {
let t = this.length + e.length;
if (t > this.#e.length) {
let e = Buffer.allocUnsafeSlow(Math.max(t, 2 * this.#e.length));
this.bytes.copy(e);
this.#e = e;
}
e.copy(this.#e, this.length);
this.length = t;
}
clear() {
this.length = 0;
}
}
class BoundedLog {
#e;
#t;
#n;
#r = 0;
#i = 0;
constructor(e, t) {
let n = Math.min(4194304, Math.floor(t / 4));
this.#n = new WrittenFile(e);
this.#e = t - n;
this.#t = new Tail(n);
}
get fault() {
return this.#n.fault;
}
write(e) {
let t = Math.min(e.length, this.#e - this.#r);
this.#r += t;
this.#i += e.length - t;
this.#t.push(e, t);
return this.#n.append(e.subarray(0, t));
}
get room() {
return this.#n.room;
}
async close() {
let e = this.#i - this.#t.length;
e > 0 && this.#n.append(Buffer.from(`\n[agentbench: ${e} bytes left out here]\n`));
this.#n.append(this.#t.content());
await this.#n.close();
}
}
class Tail {
#e;
#t = null;
#n = 0;
length = 0;
constructor(e) {
this.#e = e;
}
push(e, t = 0) {
if (t === e.length || this.#e === 0) return;
this.#t ??= Buffer.allocUnsafe(this.#e);
let n = Math.max(t, e.length - this.#e);
let r = e.copy(this.#t, this.#n, n);
e.copy(this.#t, 0, n + r);
this.#n = (this.#n + e.length - n) % this.#e;
this.length = Math.min(this.#e, this.length + e.length - n);
}
content() {
if (this.#t === null) return Buffer.alloc(0);
if (this.length < this.#e) return this.#t.subarray(0, this.length);
return Buffer.concat([this.#t.subarray(this.#n), this.#t.subarray(0, this.#n)]);
}
text() {
return this.content().toString("utf8");
}
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
}),
73995: ((e, t, n) => {
n.d(t, {
CI: () => partsOf,
N9: () => withModels,
hq: () => networksIn
});
function partsOf(e) {
let { agentTimeout: t, ...n } = e;
return e.steps?.all.map(({ parts: e }) => ({
...n,
...e
})) ?? [e];
}
function networksIn(e) {
return partsOf(e).flatMap(({ environment: e, evaluation: t }) => {
if (e === void 0 || t.kind !== "reward") return [];
let { network: n, separate: r } = t;
return [
e.network,
e.agentNetwork,
n,
...r ? [r.environment.network] : []
];
});
}
function withModels(e) {
let opened = (e) => {
let { environment: t } = e;
if (t?.agentNetwork.mode !== "no-network") return e;
return {
...e,
environment: {
...t,
agentNetwork: {
mode: "allowlist",
hosts: []
}
}
};
};
let { steps: t } = e;
if (t === void 0) return opened(e);
return {
...opened(e),
steps: {
...t,
all: t.all.map((e) => ({
...e,
parts: opened(e.parts)
}))
}
};
}
}),
42625: ((e, t, n) => {
n.d(t, { w: () => FloorStore });
var r = n(77598);
var i = n(76760);
var a = n(30238);
var o = n(94343);
var s = n(63160);
var c = n(34654);
let l = o.YOg(o.mee(o.KCZ([
o.euz(0),
o.euz(1),
o.euz(2)
])));
class FloorStore {
#e;
constructor(e) {
this.#e = i.join(e.cacheDirectory, "floors");
}
async read(e) {
try {
return l.parse((0, s.g5)(this.#t(e), 65536));
} catch {
return [];
}
}
async write(e, t) {
let n = this.#t(e);
try {
(0, c.O)(i.dirname(n));
await a(n, `${JSON.stringify(t)}\n`);
} catch {}
}
#t({ digest: e, mode: t, testbed: n, judge: a, limits: o, instanceId: s }) {
let c = JSON.stringify([
e,
t,
n,
a,
o
]);
let l = (0, r.hash)("sha256", c).slice(0, 16);
return i.join(this.#e, l, `${s}.json`);
}
}
}),
7254: ((e, t, n) => {
n.d(t, {
S: () => openJudge,
u: () => idleOption
});
var r = n(45145);
let i = [
["judge-command", "command"],
["judge-base-url", "openai"],
["judge-api-key", "openai"],
["judge-model", "openai (or command)"],
["judge-samples", "command or openai"]
];
async function openJudge(e, t, a, o) {
if (e.explain === "judge" && e.judge === "none") throw new r.yo("explain: set judge to openai or command, which names the category, or leave explain out");
if (e.judge === "none") {
let t = i.find(([t]) => t === "judge-samples" ? e[t] > 1 : e[t] !== void 0);
if (t !== void 0) throw new r.yo(`${t[0]}: there is no judge; set judge to ${t[1]}, or leave it out`);
return null;
}
let { openCached: s } = await Promise.all([n.e(2930), n.e(3536)]).then(n.bind(n, 13536));
return s(e, e.judge, t, a, o);
}
function idleOption({ judge: e, "judge-api-key": t }) {
if (e !== "command" || t === void 0) return null;
return "judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)";
}
}),
44764: ((e, t, n) => {
n.d(t, {
$r: () => targetOf,
DO: () => unsendableKey,
Ou: () => providersOf,
fS: () => meterVariables,
g_: () => meterNames,
iC: () => withKey,
jJ: () => o,
jf: () => tokenIn,
s1: () => plainPath,
zG: () => providerFor
});
var r = n(45145);
var i = n(37012);
var a = n(7071);
let o = {
anthropic: {
family: "anthropic",
endpoint: "https://api.anthropic.com",
addresses: ["ANTHROPIC_BASE_URL"]
},
openai: {
family: "openai",
endpoint: "https://api.openai.com/v1",
addresses: ["OPENAI_BASE_URL", "OPENAI_API_BASE"]
},
gemini: {
family: "gemini",
endpoint: "https://generativelanguage.googleapis.com",
addresses: ["GOOGLE_GEMINI_BASE_URL"]
},
openrouter: {
family: "openai",
endpoint: "https://openrouter.ai/api/v1",
addresses: ["OPENROUTER_BASE_URL", "OPENROUTER_API_BASE"]
}
};
function ownKeyName(e) {
return `${e.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}_API_KEY`;
}
function providersOf(e, t) {
let n = new Map(Object.entries(e));
let take = (e) => {
let t = e.filter((e) => n.has(e)).map((e) => [e, n.get(e)]);
for (let t of e) n.delete(t);
return Object.fromEntries(t);
};
let i = Object.keys(o).flatMap((e) => {
let { family: n, endpoint: r } = o[e];
let i = t.find((t) => t.name === e);
let s = take(a.dC[e]);
if (i === void 0 && Object.keys(s).length === 0) return [];
return [{
name: e,
family: n,
endpoint: i?.url ?? new URL(r),
keys: s
}];
});
let s = t.filter(({ name: e }) => !Object.hasOwn(o, e)).map(({ name: e, family: t, url: n }) => ({
name: e,
family: t,
endpoint: n,
keys: take([ownKeyName(e)])
}));
let [c] = n.keys();
if (c !== void 0) throw new r.yo(`model-keys: ${c} is the key of no provider; known are ${Object.values(a.dC).flat().join(", ")}, and NAME_API_KEY for a provider NAME of model-endpoints`);
return [...i, ...s];
}
function meterVariables(e, t, n) {
let r = { AGENTBENCH_MODEL_URL: t };
let s = new Set(e.map(({ name: e }) => e));
for (let c of e) {
let e = `${t}/${c.name}${pathOf(c.endpoint)}`;
let l = Object.keys(c.keys);
for (let e of l) r[e] = n;
let u = Object.hasOwn(o, c.name) || s.has(c.family) ? c.name : c.family;
let d = (0, i._)(a.dC, u) ?? [];
d.length > 0 && !d.some((e) => l.includes(e)) && (r[d[0]] = n);
for (let t of (0, i._)(o, u)?.addresses ?? []) r[t] ??= e;
}
return r;
}
function providerFor(e, t) {
let isOwn = ({ name: t, family: n }) => !Object.hasOwn(o, t) && n === e;
return t.find(({ name: t }) => t === e) ?? t.find(isOwn) ?? null;
}
function meterNames(e, t) {
let n = providersOf(e, t);
return n.length === 0 ? [] : Object.keys(meterVariables(n, "", ""));
}
let s = {
authorization: "Bearer ",
"x-api-key": "",
"api-key": "",
"x-goog-api-key": ""
};
let c = {
anthropic: ["x-api-key", "authorization"],
openai: ["authorization", "api-key"],
gemini: ["x-goog-api-key", "authorization"]
};
function tokenIn(e, t) {
for (let [t, n] of Object.entries(s)) {
let r = e[t];
if (typeof r == "string" && r.toLowerCase().startsWith(n.toLowerCase())) return r.slice(n.length).trim();
}
return t.searchParams.get("key");
}
function withKey(e, t, n) {
n.searchParams.has("key") && n.searchParams.delete("key");
let r = [];
let i = [];
for (let e = 0; e < t.length; e += 2) {
let n = t[e];
Object.hasOwn(s, n.toLowerCase()) ? i.push(n) : r.push(n, t[e + 1]);
}
let { ANTHROPIC_API_KEY: a, ANTHROPIC_AUTH_TOKEN: o } = e.keys;
if (e.family === "anthropic" && (a !== void 0 || o !== void 0)) {
if ((a === void 0 || i.some((e) => e.toLowerCase() === "authorization")) && o !== void 0) return [
...r,
"authorization",
`Bearer ${o}`
];
return [
...r,
"x-api-key",
a ?? ""
];
}
let [l] = Object.values(e.keys);
if (l === void 0) return r;
let u = c[e.family];
let d = i.find((e) => u.includes(e.toLowerCase())) ?? u[0];
return [
...r,
d,
`${s[d.toLowerCase()]}${l}`
];
}
function unsendableKey({ keys: e }) {
return Object.keys(e).find((t) => /[^\x20-\x7e\x80-\xff]/.test(e[t])) ?? null;
}
function targetOf(e, t, n) {
let r = pathOf(e.endpoint);
let i = t === r || t.startsWith(`${r}/`);
let a = URL.parse(e.endpoint.origin + (i ? t : r + t) + n);
if (a === null || /(^|[/\\])\.\.([/\\]|$)/.test(plainPath(a.pathname))) return null;
return a.pathname === r || a.pathname.startsWith(`${r}/`) ? a : null;
}
function plainPath(e) {
let t = e;
for (let e = 0; e < 3 && t.includes("%"); e++) t = t.replaceAll(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
return t.replaceAll("\\", "/").replaceAll(/;[^/]*/g, "").replaceAll(/\/\.(?=\/|$)/g, "").replaceAll(/\/{2,}/g, "/").replace(/(?<![/\s\0])[/\s\0]+$/, "");
}
function pathOf(e) {
return e.pathname.replace(/\/+$/, "");
}
}),
65211: ((e, t, n) => {
n.d(t, {
Jh: () => resolveAgentEnv,
Ts: () => resolveAgentDirectory,
ZJ: () => refuseSolutions,
f$: () => resolveTaskEnv,
lI: () => requireAgent
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
function resolveAgentEnv(e, t) {
let n = e["agent-env"].filter(({ name: t }) => Object.hasOwn(e["agent-variables"], t));
if (n.length > 0) {
let e = n.map(({ name: e }) => e).join(", ");
throw new o.yo(`agent-variables: ${e}: also in agent-env; keep secrets in agent-env, other settings in agent-variables`);
}
let r = [];
let i = {};
for (let { name: n, value: a } of e["agent-env"]) {
let e = a ?? t.environment[n];
e === void 0 ? r.push(n) : i[n] = e;
}
if (r.length > 0) throw new o.yo(`agent-env: ${r.join(", ")} ${r.length === 1 ? "has" : "have"} no value, and no variable of this name is set; set it, or write NAME=value`);
let a = {
"agent-variables": e["agent-variables"],
"agent-env": i
};
let s = Object.entries(a).flatMap(([e, t]) => Object.entries(t).flatMap(([t, n]) => Buffer.byteLength(`${t}=${n}`) > 131071 ? [{
option: e,
name: t,
text: n
}] : []))[0];
if (s !== void 0) throw new o.yo(`${s.option}: ${s.name} has ${Buffer.byteLength(s.text)} bytes, and Linux takes at most 128 KiB for a variable; put the text into a file of agent-directory`);
return i;
}
function requireAgent(e, t) {
let { "agent-command": n } = e;
if (t !== null) {
let n = ["agent-command", "agent-directory"].find((t) => e[t] !== void 0);
if (n !== void 0) throw new o.yo(`${n}: agent: ${t.agent.name} is given too; leave one of them out`);
return {
...e,
"agent-command": t.command,
"agent-name": e["agent-name"] ?? t.agent.name
};
}
if (n === void 0) throw new o.yo("agent: is required; name an agent (agentbench agents lists them), or give the command that runs yours in agent-command");
let r = [
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
].find((t) => Array.isArray(e[t]) ? e[t].length > 0 : e[t] !== void 0);
if (r !== void 0) throw new o.yo(`${r}: is for an agent named in the option agent, and has no effect with agent-command`);
return {
...e,
"agent-command": n
};
}
function resolveTaskEnv(e, t) {
let n = e["task-env"].map(({ name: e, value: n }) => [e, n ?? t.environment[e]]);
let r = n.filter(([, e]) => e === void 0).map(([e]) => e);
if (r.length > 0) throw new o.yo(`task-env: ${r.join(", ")}: not set; set it, or write NAME=value`);
return Object.fromEntries(n);
}
async function resolveAgentDirectory(e) {
if (e["agent-directory"] === void 0) return null;
let t = a.resolve(e["agent-directory"]);
if (!(await (0, i.stat)(t).catch(() => null))?.isDirectory()) throw new o.yo(`agent-directory: ${t} is not an existing directory`);
if ((0, r.realpathSync)(t) === a.parse(t).root) throw new o.yo("agent-directory: / is the whole machine; name a directory with the agent alone");
return t;
}
function refuseSolutions(e, t) {
if (e === null) return;
let n = (0, r.realpathSync)(e) + a.sep;
let i = t.instances.find(({ solution: e }) => e !== null && (0, r.realpathSync)(e).startsWith(n));
if (i === void 0) return;
throw new o.yo(`agent-directory: ${e} holds the reference solution of ${i.id} (${i.solution}), which no agent may get; name a directory with the agent alone`);
}
}),
80635: ((e, t, n) => {
n.d(t, {
e: () => testbedsOf,
k: () => TestbedsAhead
});
var r = n(70370);
var i = n(68785);
var a = n(9271);
function testbedsOf(e) {
let open = async (t, n) => (await e.make(t, n)).start(n);
let { kind: t } = e;
return {
kind: t,
open,
openBeside: open,
provideImage: (t, n) => e.provideImage(t, n)
};
}
class TestbedsAhead {
#e;
#t;
#n;
#r = new Map();
#i;
#a = new Set();
constructor(e, t, n) {
this.#i = (0, r.A)(t);
this.#e = n;
this.#t = [...new Set(e.map(({ run: e }) => e.provider))];
this.#n = new Map(e.map((e) => [this.#u(e.run.provider, e.trial), e]));
}
of(e) {
return {
...testbedsOf(e),
open: (t, n) => this.#o(e, t, n)
};
}
async #o(e, t, n) {
try {
return await this.#s(e, t, n);
} catch (r) {
if (this.#a.size === 0 || n.aborted) throw r;
await Promise.allSettled(this.#a);
return await this.#s(e, t, n);
}
}
async remove(e, t) {
if (this.#t[0]?.kind === "host") return e();
await this.#i(async () => {
let n = e();
this.#a.add(n);
t();
await n.finally(() => this.#a.delete(n));
});
}
async #s(e, t, n) {
let r = await this.#c(e, t, n);
this.#l();
return await r.start(n);
}
pass(e, t) {
let n = this.#u(e, t);
this.#n.delete(n);
let r = this.#r.get(n);
if (r === void 0) return;
this.#r.delete(n);
let i = r.then((e) => e.discard()).catch(() => {}).finally(() => this.#a.delete(i));
this.#a.add(i);
}
async close() {
this.#n.clear();
let e = [...this.#r.values()].map(async (e) => (await e).discard());
this.#r.clear();
let t = Promise.allSettled([...this.#a, ...e]);
await (this.#e.aborted ? (0, i.Xc)(t, 3e3) : t);
}
async #c(e, t, n) {
let r = this.#u(e, t);
let i = this.#r.get(r);
this.#r.delete(r);
this.#n.delete(r);
return await i?.catch(() => null) ?? await e.make(t, n);
}
#l() {
let [e] = this.#n;
if (e === void 0 || this.#e.aborted) return;
let [t, { trial: n, run: r }] = e;
this.#n.delete(t);
let i = r.provider.make({
...n,
prompt: n.instance.prompt
}, this.#e);
i.catch(() => {});
this.#r.set(t, i);
}
#u(e, t) {
return `${this.#t.indexOf(e)} ${(0, a.wK)(t)}`;
}
}
}),
89726: ((e, t, n) => {
n.d(t, {
FA: () => hasModels,
GF: () => openMeter,
NA: () => ModelWatch,
qs: () => resolveModelKeys,
rU: () => requireService
});
var r = n(45145);
var i = n(73995);
var a = n(44764);
var o = n(7071);
var s = n(9271);
var c = n(28147);
function resolveModelKeys(e, t, n) {
let i = {};
for (let { name: t, value: a } of e["model-keys"]) {
let e = (a ?? n.environment[t])?.trim();
if (e === void 0) throw new r.yo(`model-keys: ${t} has no value, and no variable of this name is set; set the variable, or write ${t}=…`);
if (e === "") throw new r.yo(`model-keys: ${t} is empty; give it a value (in a workflow: is the secret defined? pull requests of forks have none, those of Dependabot only its own)`);
if (/\p{Cc}/u.test(e)) throw new r.yo(`model-keys: ${t} has a line break or another control character; give one key on one line`);
i[t] = e;
}
let o = new Set((0, a.g_)(i, e["model-endpoints"]));
let s = {
"agent-env": t,
"agent-variables": Object.keys(e["agent-variables"])
};
for (let [e, t] of Object.entries(s)) {
let n = t.filter((e) => o.has(e));
if (n.length > 0) throw new r.yo(`${e}: ${n.join(", ")}: the meter sets ${n.length === 1 ? "this variable" : "these variables"} because of model-keys or model-endpoints; name it in one of the two only, and the address of a provider in model-endpoints`);
}
return i;
}
function requireService(e, t, n, i) {
let s = {
...t["agent-variables"],
...i
};
let c = (0, a.g_)(n, t["model-endpoints"]).map((e) => [e, e]);
let l = e.service({
...Object.fromEntries(c),
...s
});
let { keyNames: u } = e;
let d = Object.keys(n);
let f = Object.values(o.dC).flat();
let p = Object.keys(s).length > 0 || d.some((e) => !f.includes(e));
if (l === null && u.length > 0 && !p) throw new r.yo(`model-keys: ${e.agent.name} needs a key of its model: ${u.join(" or ")}${d.length === 0 ? "" : `, not ${d.join(", ")}`}`);
return l;
}
function hasModels(e) {
return e["model-keys"].length > 0 || e["model-endpoints"].length > 0;
}
async function openMeter(e, t, r, a, o) {
let s = hasModels(e);
let l = r.kind === "docker" && e.network === "restricted";
let u = r.kind === "docker" && a.some((t) => (0, i.hq)(t).some((t) => (0, c.A)(e.network, t).mode === "restricted"));
if (!s && !u) return null;
let { Meter: d } = await Promise.all([
n.e(2294),
n.e(6085),
n.e(7228)
]).then(n.bind(n, 97228));
return await d.open({
options: e,
keys: t,
environment: o.machine.environment,
signal: o.machine.signal,
redactor: o.redactor,
address: l || !s ? null : await addressFor(r, e),
runLimit: () => {
let e = o.budget.costUsedUp();
return e === null ? null : {
limit: "max-cost",
message: e.message
};
}
});
}
async function addressFor(e, t) {
let n = t["model-address"] ?? await e.harnessAddress();
if (n !== null) return n;
throw new r.yo("the bridge network of this Docker daemon has no gateway at which containers reach the meter; name an address of this machine in model-address, or use network: restricted");
}
let l = {
price: (e) => `model-prices: ${e} has no price, so its cost is unknown and counts for no limit; add a line for it`,
fees: (e) => `hosted-tools: for an answer of ${e} the provider ran tools with fees of their own, or another model, or gave a credit, so the cost is unknown, and limits count the tokens only; strip takes such tools out of requests`,
tier: (e) => `model-prices: ${e} answered at a tier with prices of its own (priority, fast), so its cost is unknown, and limits count the usual price; add a line with the prices of the tier`,
media: (e) => `model-prices: ${e} took or gave audio, images or video whose price or count is not known, so the cost is unknown, and limits count them as text; the prices of a line for it are those of all its tokens`,
usage: (e) => `model-keys: ${e} gave an answer without usage, one that cannot be read, or one that was cut or left before it, so tokens and cost are unknown and count for no limit; limit it by trial-max-requests`
};
class ModelWatch {
#e;
#t;
#n = new Set();
#r = new Set();
constructor(e, t) {
this.#e = e;
this.#t = t;
}
ended(e, t) {
for (let t of Object.keys(l)) for (let n of e.unknown[t]) this.#i(l[t](n));
let { fault: n, answered: r } = e;
r && this.#r.clear();
if (r || n?.kind !== "model_refused") return;
this.#r.add((0, s.wK)(t));
this.#r.size === 3 && this.#e.stop("model_refused", `the model was refused in 3 trials in a row, without an answer in between: ${n.message}; check the key, its credit and the model's name`);
}
#i(e) {
this.#n.has(e) || this.#t(e);
this.#n.add(e);
}
}
}),
45557: ((e, t, n) => {
n.d(t, {
B: () => chooseTestbed,
l: () => planTrials
});
var r = n(45145);
var i = n(24998);
async function planTrials(e, t, n) {
let a = (0, i.mt)(await (0, i.JU)(e, t.instances, n), t.shard);
if (a.length === 0) throw new r.yo(`shard: ${t.shard.index}/${t.shard.total} is empty; there are fewer selected instances than shards (those of a job in the matrix of plan are one shard already)`);
return Array.from({ length: t.trials }, (e, t) => a.map((e) => ({
instance: e,
trial: t + 1
}))).flat();
}
function chooseTestbed(e, t) {
return t.testbed === "auto" ? e.testbed ?? "docker" : t.testbed;
}
}),
66634: ((e, t, n) => {
n.d(t, {
E0: () => resolveTask,
Er: () => checkTestbedOptions,
Uf: () => resolveRun,
ho: () => resolveValues
});
var r = n(76760);
var i = n(45145);
var a = n(62426);
var o = n(68785);
var s = n(52534);
var c = n(52323);
var l = n(73995);
var u = n(43210);
var d = n(7254);
var f = n(93588);
var p = n(50054);
var m = n(65211);
var h = n(89726);
var g = n(45557);
function resolveValues(e, t, n) {
let r = (0, m.Jh)(e, t);
return {
agentEnv: r,
taskEnv: (0, m.f$)(e, t),
modelKeys: (0, h.qs)(e, Object.keys(r), t),
redactor: new a.pO([...n, ...(0, f.F)(e, t.environment)])
};
}
function resolveTask(e, t, n) {
let r = (0, s.s)(e, t);
return n ? (0, l.N9)(r) : r;
}
async function resolveRun(e, { machine: t, observer: r, secrets: i, signal: s }) {
let l = e.agent === void 0 ? null : await (await Promise.all([n.e(1992), n.e(3056)]).then(n.bind(n, 63056))).NamedAgent.of(e, t);
let f = (0, m.lI)(e, l);
let p = resolveValues(f, t, i);
let { agentEnv: _, taskEnv: v, modelKeys: y, redactor: b } = p;
let x = l === null ? await (0, m.Ts)(f) : null;
let S = !l?.agent.solves && !l?.agent.idle;
let C = S && (0, h.FA)(f);
l !== null && (0, h.rU)(l, f, y, _);
let w = await (0, c.Zh)(f, (0, u.w)(t)).catch((e) => {
throw s.aborted ? new o.j$(s) : e;
});
let T = w.instances.map((e) => resolveTask(e, v, C));
let E = {
...w,
instances: T
};
(0, m.ZJ)(x, E);
let D = await (0, g.l)(E, f, (e) => r.notice(e));
let O = (0, g.B)(E, f);
checkTestbedOptions(O, f, D);
O === "host" && f.network === "none" && r.notice("network: none closes the network of a container; trials on the host testbed have that of this machine");
O === "host" && (f.image !== void 0 || f["image-map"].size > 0) && r.notice("image, image-map: trials on the host testbed are in no container and use neither; for a container, use testbed: docker");
let k = S && !C ? metered(f) : [];
k.length > 0 && r.notice(`${k.join(", ")}: no effect without model-keys or model-endpoints: requests to models do not go through the meter`);
f["allow-hosts"].length > 0 && f.network !== "restricted" && r.notice("allow-hosts: no effect without network: restricted, which closes the network but for these hosts");
let A = D.some(({ instance: e }) => e.evaluation.kind === "test_plan") ? f.mode : null;
for (let [e, t] of Object.entries({
"agent-env": _,
"task-env": v
})) {
let n = Object.keys(t).filter((e) => t[e] !== "" && (0, a.r$)(t[e]));
n.length > 0 && r.notice(`${e}: ${n.join(", ")}: too short to be kept out of logs and results`);
}
let j = await (0, d.S)(f, t, b, O);
A === "free" && j === null && r.notice("mode: free: the judge scores every requirement, so without one no trial has a score; set judge");
let M = Object.entries(_).flatMap(([e, t]) => t.trim() === "" ? [e] : []);
M.length > 0 && r.notice(`agent-env: ${M.join(", ")}: the value is empty (in a workflow: is there a secret of this name?)`);
return {
...p,
options: f,
dataset: E,
plan: D,
testbed: O,
mode: A,
agentDirectory: x,
agent: l,
judge: j
};
}
function metered(e) {
let t = ["trial-max-cost", "trial-max-requests"].filter((t) => e[t] !== void 0);
return e["hosted-tools"] === "strip" ? [...t, "hosted-tools: strip"] : t;
}
function checkTestbedOptions(e, t, n) {
if (e === "host") {
if (n.some(({ instance: e }) => e.environment !== void 0)) throw new i.yo("testbed: Harbor tasks describe a container; use testbed: docker");
if (t["keep-image"]) throw new i.yo("keep-image: the host testbed has no image to keep; use testbed: docker");
let e = ["cpus", "memory"].find((e) => t[e] !== void 0);
if (e !== void 0 || t.network === "restricted") throw new i.yo(`${e ?? "network: restricted"}: limits a container, and trials on the host testbed have none; use testbed: docker, or leave it out`);
if (t.keep !== "never" && t.workdir !== void 0) throw new i.yo("keep: a workdir that is named is emptied for every trial; leave the option workdir out");
return;
}
if (t.workdir !== void 0 && !/^\/[^/]/.test(r.posix.normalize(t.workdir))) throw new i.yo(`workdir: "${t.workdir}" is not an absolute path below / in the container`);
if (t.network === "none" && (0, h.FA)(t)) throw new i.yo("network: none blocks all requests to models; with model-keys or model-endpoints, use network: restricted");
let named = ({ image: e, environment: n }) => (0, p.N)(e, t) !== null || n?.compose != null || (n?.unsupported.length ?? 0) > 0;
let a = n.find(({ instance: e }) => !named(e));
if (a !== void 0) throw new i.yo(`image: ${a.instance.id} names no image, so the Docker testbed needs the option image (for PRDbench, images/prdbench/Dockerfile builds one)`);
}
}),
28147: ((e, t, n) => {
n.d(t, {
A: () => networkOf,
N: () => networksOf
});
var r = n(73995);
function networkOf(e, t) {
let { mode: n, hosts: r } = t ?? {
mode: "public",
hosts: []
};
if (e === "none") return {
mode: "none",
hosts: []
};
if (n === "public") return {
mode: e,
hosts: null
};
if (n === "no-network") return {
mode: e === "restricted" ? "restricted" : "none",
hosts: []
};
return {
mode: "restricted",
hosts: r
};
}
function networksOf(e, { instance: t, verifies: n }) {
let i = (n ? [t] : (0, r.CI)(t)).flatMap(({ environment: e, evaluation: t }) => {
if (e === void 0 || t.kind !== "reward") return [];
let r = n || t.separate === null;
return [...n ? [] : [e.agentNetwork], ...r ? [t.network] : []];
});
return [networkOf(e, t.environment?.network), ...i.map((t) => networkOf(e, t))];
}
}),
11220: ((e, t, n) => {
n.d(t, { j: () => outputOf });
async function outputOf(e, t, n, r, i = 67108864) {
let a = {
stdout: [],
stderr: []
};
let o = {
stdout: 0,
stderr: 0
};
let output = (e, t) => {
if (o[e] >= i) return;
o[e] += t.length;
a[e].push(Buffer.from(t));
};
let s = await e.run({
shell: "sh",
script: t,
timeout: n,
output
}, r);
return {
stdout: Buffer.concat(a.stdout),
stderr: Buffer.concat(a.stderr),
exit: s
};
}
}),
29078: ((e, t, n) => {
n.d(t, {
C2: () => openProvider,
J8: () => checkWorkdir,
LJ: () => openKept
});
var r = n(45145);
let docker = () => Promise.all([n.e(9153), n.e(4745)]).then(n.bind(n, 34745));
let host = () => n.e(9898).then(n.bind(n, 19898));
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
async function openKept(e, t, r) {
if (e === "host") return (await host()).keptWorkdir(t, r);
return (await Promise.all([n.e(9153), n.e(457)]).then(n.bind(n, 50457))).keptContainer(t, r);
}
}),
14397: ((e, t, n) => {
n.d(t, {
q: () => CommandLog,
s: () => i
});
var r = n(48569);
let i = 4096;
let a = 8192;
class CommandLog {
#e;
#t = new r.P(i);
#n = {
stdout: new WholeLines(),
stderr: new WholeLines()
};
#r;
#i;
constructor(e, t, n) {
this.#e = new r.o(e, t);
this.#r = {
stdout: n.stream(),
stderr: n.stream()
};
this.#i = n.stream();
}
output = (e, t) => {
this.#n[e].push(this.#r[e].push(t), this.#a);
return this.#e.room;
};
flush() {
for (let e of ["stdout", "stderr"]) {
this.#n[e].push(this.#r[e].end(), this.#a);
this.#n[e].end(this.#a);
}
this.#o(this.#i.end());
}
async close() {
this.flush();
await this.#e.close();
return this.#e.fault;
}
tail() {
return this.#t.text();
}
#a = (e) => this.#o(this.#i.push(e));
#o(e) {
this.#t.push(e);
this.#e.write(e);
}
}
class WholeLines {
#e = Buffer.allocUnsafe(a);
#t = 0;
push(e, t) {
let n = e.lastIndexOf(10) + 1;
let r = e.length - n > a ? e.length : n;
(r > 0 || this.#t + e.length > a) && this.end(t);
r > 0 && t(e.subarray(0, r));
this.#t += e.copy(this.#e, this.#t, r);
}
end(e) {
this.#t > 0 && e(this.#e.subarray(0, this.#t));
this.#t = 0;
}
}
}),
22514: ((e, t, n) => {
n.d(t, {
$: () => emptyResult,
j: () => agentOf
});
var r = n(42030);
var i = n(30742);
var a = n(7844);
var o = n(98715);
function emptyResult(e, t, n, s) {
let { dataset: c, options: l, testbeds: u } = s;
let d = (0, r.v)();
return {
schema: "agentbench/result/v1",
dataset: {
name: c.name,
ref: c.ref,
digest: c.digest
},
instance_id: e.id,
task_type: e.taskType,
trial: t,
attempt: n,
status: "not_run",
score: null,
agent: {
...agentOf(l),
prompt_digest: (0, i.B)(e.prompt)
},
evaluation: null,
testbed: (0, o.wN)(u.kind),
human_actions: e.humanActions,
prerunner: null,
stages: [],
integrity: [],
error: null,
started_at: d,
finished_at: d,
harness_version: a.x,
github: s.github
};
}
function agentOf(e) {
return {
name: e["agent-name"] ?? null,
model: e["agent-model"] ?? null,
command: e["agent-command"],
...(0, o.Q8)(),
trajectory: null,
actions: null
};
}
}),
72316: ((e, t, n) => {
n.d(t, { u: () => Logs });
var r = n(76760);
var i = n(84346);
var a = n(14397);
var o = n(62558);
class Logs {
failedCommands = new o.W();
#e;
#t;
#n;
#r = new Map();
constructor(e, t, n = () => {}) {
this.#e = e;
this.#t = t;
this.#n = n;
}
async run(e, t, n, r, i) {
let a = this.#r.get(e) ?? this.#i(e);
let output = (e, t) => {
i?.push(e, t);
return a.output(e, t);
};
let o = await t.run({
...n,
output
}, r);
n.lasting || a.flush();
return o;
}
async write(e, t) {
await this.add(e, "stdout", Buffer.from(t));
}
ofPart(e) {
let ends = (t) => (0, i.hi)(t, e);
return {
run: (e, ...t) => this.run(ends(e), ...t),
write: (e, t) => this.write(ends(e), t),
tails: () => new Map([...this.tails()].flatMap(([t, n]) => t.includes(e) ? [[t.replace(e, ""), n]] : []))
};
}
add(e, t, n) {
return (this.#r.get(e) ?? this.#i(e)).output(t, n);
}
#i(e) {
let { options: t, redactor: n } = this.#t;
this.#n();
let i = new a.q(r.join(this.#e, e), t["max-log-size"], n);
this.#r.set(e, i);
return i;
}
tails() {
return new Map([...this.#r].map(([e, t]) => [e, t.tail()]));
}
async close(e) {
for (let [t, n] of this.#r) {
let r = await n.close();
r !== null && e.note("log_incomplete", `${t}: ${r}`);
}
for (let t of this.failedCommands.found) e.note("prerunner_command_failed", `prerunner.sh line ${t}`);
}
}
}),
75249: ((e, t, n) => {
n.d(t, { q: () => r });
let r = {
runStarted() {},
trialStarted() {},
stageStarted() {},
stageEnded() {},
trialSpent() {},
trialEnded() {},
trialPostponed() {},
trialSkipped() {},
notice() {}
};
}),
64780: ((e, t, n) => {
n.d(t, {
b: () => removedNote,
x: () => clearPlace
});
function clearPlace(e, t) {
try {
e.integrity.push(...t.makePlace(e.instance_id, e.trial).map(removedNote));
} catch {}
}
function removedNote(e) {
let t = e.was === "link" ? "a link, which was removed; nothing was written through it" : e.was === "directory" ? `a directory, which is ${e.moved} now` : "no directory, and was removed";
return {
kind: "results_linked",
detail: `${e.place} was ${t}`
};
}
}),
12345: ((e, t, n) => {
n.d(t, { i: () => prepare });
var r = n(45145);
var i = n(68785);
var a = n(73995);
var o = n(11220);
var s = n(62558);
var c = n(10331);
var l = n(88644);
var u = n(76760);
var d = n(12580);
function refuseMissingExtras({ id: e, environment: t }, n) {
if (n === null || n.agent.solves || n.agent.idle || t === void 0) return;
let { agent: i } = n;
let a = [
...t.skills !== null && i.skills === null ? ["environment.skills_dir"] : [],
...Object.keys(t.mcp).length > 0 && !i.mcp ? ["environment.mcp_servers"] : [],
...n.unreached(t.mcp).map((e) => `environment.mcp_servers: ${e} (sse)`),
...t.context === null ? [] : ["trajectory.json"]
];
if (a.length > 0) throw new r.ZD("unsupported", `${e} is not run: ${a.join(", ")}: ${i.name} has no place for it`);
}
async function placeTaskSkills({ testbed: e, instance: t, context: n, record: r, signal: i }) {
let a = t.environment?.skills ?? null;
let s = n.agent?.agent.skills ?? null;
if (a === null || s === null) return;
let c = (0, d.h)(u.posix.join(e.agentHome, s));
let l = `mkdir -p ${c} && cp -R ${(0, d.h)(u.posix.resolve(e.workdir, a))}/. ${c}/`;
let { exit: f } = await (0, o.j)(e, l, 6e4, i);
f.exitCode !== 0 && r.note("task_skills_missing", `environment.skills_dir: ${a} cannot be copied from the testbed`);
}
var f = n(62107);
var p = n(51021);
let m = 6e5;
async function prepare(e) {
let { instance: t, trial: i, record: o, context: s, signal: u } = e;
if (s.seal !== null && !await s.seal.holds(t)) throw new r.ZD("dataset", `files of ${t.id} have changed since the run began`);
refuseMissingExtras(t, s.agent);
let d = openUnlessAborted(s.testbeds, {
instance: t,
trial: i,
prompt: t.prompt
}, u);
let m = n.e(3482).then(n.bind(n, 43482));
let h = Promise.all([n.e(3482), n.e(8631)]).then(n.bind(n, 48631));
let g = await d;
let { image: _ } = g;
_ !== null && Object.assign(o.result.testbed, {
image: _.name,
image_digest: _.digest,
substituted: _.substituted
});
o.result.testbed.commit = g.commit;
o.result.integrity.push(...g.notes);
t.repository?.commit === null && o.note("repository_unpinned", `the row names no commit: the newest of the default branch, ${g.commit}, was cloned`);
let v = {
...e,
testbed: g
};
try {
for (let e of (0, a.CI)(t)) {
let t = (0, p.S)(e, i);
t !== null && await s.testbeds.provideImage(t, u);
}
g.relay !== null && await s.meter?.serve(g.relay);
g.prerunnerDirectory !== null && await runPrerunner(v, g.prerunnerDirectory);
await (0, f.K)(v);
let e = await (0, f.z)(v);
await placeTaskSkills(v);
await (0, l.M)(v);
let n = await s.agent?.prepare(g, u) ?? null;
let { look: r } = await m;
let { beforeAgent: o } = await h;
let c = t.prerunner === null && t.environment === void 0 && s.options["agent-setup"] === void 0 ? o(v, !0) : null;
c?.catch(() => {});
let d = await r(g, t, null, u);
t.evaluation.kind === "test_plan" && await checkToolsForPlan(v, d);
let _ = {
cost: 0,
requests: 0
};
return {
...v,
agent: n,
before: d,
missingUsers: e,
untouched: c,
givenReports: new Map(),
metering: null,
spent: _,
left: new Map(),
suffix: "",
isLast: !0,
isCollected: !1,
isStopped: !1,
stated: null,
trajectory: null,
modelFault: null,
runLimit: null
};
} catch (e) {
await (0, c.TF)(v).catch((e) => o.note("remove_failed", e.message));
throw e;
}
}
async function openUnlessAborted(e, t, n) {
let r = e.open(t, n);
try {
return await (0, i.Wh)(r, n);
} catch (e) {
let t = r.then((e) => e.remove()).catch(() => {});
await (0, i.Xc)(t, 3e3);
throw e;
}
}
async function checkToolsForPlan({ testbed: e, signal: t }, { tools: r }) {
let i = ["perl", "find"].filter((e) => !r.found.has(e));
if (i.length === 0) {
let { canListFiles: r } = await n.e(3891).then(n.bind(n, 3891));
await r(e, t) || i.push("GNU find (BusyBox's has no -printf)");
}
if (i.length > 0) throw withoutTools(e, i, "test plans need");
}
function withoutTools({ kind: e }, t, n) {
let i = e === "docker" ? "the image has" : "this machine has";
return new r.ZD("testbed", `${i} no ${t.join(" and no ")}, which ${n}: use an image made from Debian or Ubuntu, or install it`);
}
async function runPrerunner({ testbed: e, record: t, logs: n, signal: i }, a) {
let c = {
shell: "bash",
script: (0, s.x)(a),
timeout: m,
lasting: !0
};
let l = await n.run("prerunner.log", e, c, i, n.failedCommands);
t.result.prerunner = {
exit_code: l.exitCode,
timed_out: l.timedOut,
duration_ms: l.duration
};
if (l.timedOut) throw new r.ZD("prerunner", `prerunner.sh did not end within ${m / 6e4} minutes`);
if (l.exitCode === 127 && (await (0, o.j)(e, "command -v bash", 6e4, i)).exit.exitCode !== 0) throw withoutTools(e, ["bash"], "prerunner.sh needs");
l.exitCode !== 0 && t.note("prerunner_failed", `prerunner.sh ended with exit code ${l.exitCode}`);
}
}),
62558: ((e, t, n) => {
n.d(t, {
W: () => FailedCommands,
x: () => prerunnerScript
});
var r = n(46193);
var i = n(12580);
function prerunnerScript(e) {
return `directory=${(0, i.h)(e)} tracer=${(0, i.h)("# shellcheck shell=bash disable=SC2154,SC1090 # the traps assign the variables that they read; the file is of an image\n# Sourced by bash before prerunner.sh (BASH_ENV). Reports on stderr each failed command after which the script went on.\n# The ERR trap sees a command that fails by itself. The DEBUG trap, run before the next command, also sees one that\n# fails as part of a list (false && ...), but not one with an alternative (false || ...). bash runs the DEBUG trap for\n# the ERR trap too; for a subshell it would then blame the previous command. Each trap is one line, since bash counts\n# lines in traps, too.\nexec 9<&-\nif [ -n \"${BASH_ENV-}\" ] && [ -z \"${POSIXLY_CORRECT+set}\" ]; then\n  # As bash reads it: with expansions, and nothing if it is not there.\n  eval \"ab_file=\\\"${BASH_ENV//\\\"/\\\\\\\"}\\\"\"\n  [ ! -r \"$ab_file\" ] || . \"$ab_file\"\n  unset ab_file\nfi\ntrap 'ab_error=$?; printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$LINENO\" \"$ab_error\" \"$BASH_COMMAND\" >&2; ab_told=yes' ERR\ntrap 'ab_code=$?; case $BASH_COMMAND in \"( \"*) ;; *) if [ $ab_code -ne 0 ] && [ -z \"$ab_told\" ] && [ \"$LINENO\" != \"$ab_line\" ]; then printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$ab_line\" \"$ab_code\" \"$ab_command\" >&2; fi; ab_told=\"\" ab_line=$LINENO ab_command=$BASH_COMMAND;; esac' DEBUG\n")}\nposix=\${POSIXLY_CORRECT+export POSIXLY_CORRECT=1}
unset POSIXLY_CORRECT
own='unset BASH_ENV'
[ -z "\${BASH_ENV-}" ] || own="BASH_ENV=\$(printf '%s\\n' "\$BASH_ENV" | sed "s/'/'\\\\\\\\''/g; 1s/^/'/; \\\$s/\\\$/'/")"
BASH_ENV=/dev/fd/9 bash "\$directory/prerunner.sh" 9<<TRACER
\$posix
\$own
\$tracer
TRACER
code=\$?
rm -rf "\$directory"
exit "\$code"
`;
}
class FailedCommands {
#e = "";
#t = new r.StringDecoder("utf8");
found = [];
push(e, t) {
if (e === "stdout" || this.found.length === 10) return;
let n = (this.#e + this.#t.write(t)).split("\n");
this.#e = n.pop().slice(-4096);
for (let e of n) e.startsWith("agentbench: prerunner line ") && this.found.length < 10 && this.found.push(e.slice(27));
}
}
}),
82810: ((e, t, n) => {
n.d(t, { m: () => TrialRecord });
var r = n(42030);
var i = n(45145);
var a = n(61210);
var o = n(33836);
class TrialRecord {
result;
#e;
#t;
#n = "prepare";
#r = !1;
#i = 0;
step = null;
constructor(e, t, n) {
this.result = e;
this.#e = t;
this.#t = n;
}
agentBegins() {
this.#r = !0;
}
async stage(e, t) {
this.#n = e;
this.#i = 0;
let n = this.step === null ? {} : { step: this.step };
this.#t.stageStarted(this.#e, e);
let i = (0, r.v)();
let a = performance.now();
try {
return await t();
} finally {
let t = Math.round(performance.now() - a);
let r = Math.round(this.#i);
let o = r === 0 ? {} : { harness_ms: r };
this.result.stages.push({
name: e,
...n,
started_at: i,
duration_ms: t,
...o
});
this.#t.stageEnded(this.#e, e, t);
}
}
async ofHarness(e) {
let t = performance.now();
try {
return await e();
} finally {
this.#i += performance.now() - t;
}
}
note(e, t) {
this.result.integrity.push({
kind: e,
detail: t
});
}
notesOfOne() {
let e = [];
return (t) => {
let n = this.result.integrity.filter((t) => !e.includes(t));
this.result.integrity = [...n, ...t];
e = t;
};
}
get decided() {
return (0, a.aA)(this.result);
}
decide({ status: e, score: t }) {
this.result.status = e;
this.result.score = t;
}
undecide() {
this.result.status = "not_run";
this.result.score = null;
this.result.evaluation = null;
this.result.error = null;
}
fail(e, t) {
if (this.decided) this.note(`${this.#n}_failed`, (0, i.bD)(e));
else if (t.aborted) {
let { kind: e, message: n } = (0, i.EV)(t);
this.result.status = "not_run";
this.result.error = {
stage: this.#n,
kind: e,
message: n
};
} else if (e instanceof o.z && this.#r) {
this.decide({
status: "failed",
score: 0
});
this.note("testbed_destroyed", e.message);
} else {
this.result.status = "error";
let t = e instanceof i.ZD ? e.kind : e instanceof o.z ? "testbed" : "internal";
let n = t === "internal" && e instanceof Error ? e.stack ?? e.message : (0, i.bD)(e);
this.result.error = {
stage: this.#n,
kind: t,
message: n
};
}
}
}
}),
10331: ((e, t, n) => {
n.d(t, {
TF: () => remove,
aB: () => noteStarvation,
aC: () => keep,
xt: () => entrance
});
var r = n(18253);
var i = n(24472);
var a = n(12580);
var o = n(9271);
async function noteStarvation({ testbed: e, record: t, isStopped: n }) {
if (n) return;
let { throttled: i, outOfMemory: a } = await e.starvation().catch(() => ({
throttled: null,
outOfMemory: null
}));
i !== null && (t.result.testbed.throttled = i);
let o = [...(i ?? 0) > .2 ? [`its processors were used up in ${(0, r.KN)(i)} of the time (cpus)`] : [], ...a === !0 ? ["a process was killed since its memory was used up (memory)"] : []];
o.length > 0 && t.note("starved", o.join("; "));
}
async function keep({ testbed: e, record: t, instance: n, trial: r, directory: s, context: c }) {
let { kept: l, notes: u } = await e.keep();
t.result.testbed.kept = l;
t.result.integrity.push(...u);
let d = (0, o.Ko)({
instance: n,
trial: r
});
let f = e.kind === "docker" ? `container ${l}` : `workdir ${l}`;
let p = (0, i.u)();
c.observer.notice(`${d}: kept ${f}; enter it: ${entrance(e, l)}, or ${p} shell --after ${(0, a.V)(s)}; remove all that was kept: ${p} clean`);
}
function entrance({ kind: e, workdir: t }, n) {
return e === "docker" ? `docker exec -it -w ${(0, a.V)(t)} ${n} sh` : `cd ${(0, a.V)(n)}`;
}
async function remove({ testbed: e, record: t }) {
t.result.integrity.push(...await e.remove());
}
}),
88644: ((e, t, n) => {
n.d(t, {
M: () => placeTaskContext,
q: () => contextFile
});
var r = n(76760);
var i = n(45145);
function contextFile({ instance: e, testbed: t, context: n }) {
if (n.agent !== null || (e.environment?.context ?? null) === null) return null;
return r.posix.join(r.posix.dirname(t.agentHome), "trajectory.json");
}
async function placeTaskContext(e) {
let t = contextFile(e);
if (t === null) return;
let { id: r, environment: a } = e.instance;
let { readTrajectory: o } = await n.e(8918).then(n.bind(n, 98918));
let s = o(a.context);
if (s === null) throw new i.ZD("dataset", `${r}: trajectory.json is not a trajectory in ATIF 1.0 to 1.8`);
await e.testbed.place([[t, { text: JSON.stringify(s) }]]);
}
}),
62107: ((e, t, n) => {
n.d(t, {
K: () => requireAgentUser,
z: () => usersMissing
});
var r = n(45145);
var i = n(59230);
var a = n(73995);
var o = n(33836);
async function requireAgentUser(e) {
let t = e.instance.environment?.agentUser ?? null;
let n = t === null ? null : await faultOf(t, e);
if (n !== null) throw new r.ZD("dataset", `agent.user: ${t} can run no command in the image: ${n}`);
}
async function usersMissing(e) {
let t = new Set();
if (e.instance.steps === void 0) return t;
let n = (0, a.CI)(e.instance).flatMap(({ environment: e, evaluation: t }) => {
let { user: n, separate: r } = (0, i.C)(t, "reward");
return [e.agentUser, r === null ? n : null].filter((e) => e !== null);
});
for (let r of new Set(n)) await faultOf(r, e) !== null && t.add(r);
return t;
}
async function faultOf(e, { testbed: t, signal: n }) {
try {
await t.run({
shell: "sh",
script: "true",
user: e,
timeout: 6e4,
output() {}
}, n);
return null;
} catch (e) {
if (!(e instanceof o.z)) throw e;
return e.message;
}
}
}),
51021: ((e, t, n) => {
n.d(t, {
S: () => verifierOf,
a: () => inVerifiersTestbed
});
var r = n(45145);
var i = n(33836);
function verifierOf({ evaluation: e, ...t }, n) {
if (e.kind !== "reward" || e.separate === null) return null;
let r = {
...e.separate,
evaluation: e,
repository: null,
prerunner: null
};
return {
instance: {
...t,
...r
},
trial: n,
prompt: "",
verifies: !0
};
}
async function inVerifiersTestbed(e, t) {
let { instance: n, trial: a, testbed: o, context: s, record: c, signal: l } = e;
let u = verifierOf(n, a);
if (u === null) return await t(o);
let d = await s.testbeds.openBeside(u, l);
for (let { kind: e, detail: t } of d.notes) c.note(e, `verifier: ${t}`);
try {
d.relay !== null && await s.meter?.serve(d.relay);
let e = await o.handOver(n.environment.artifacts, d, l);
e > 0 && c.note("artifact_left_out", `${e} × a link, device or pipe, for the verifier`);
return await t(d).catch((e) => {
if (e instanceof i.z) throw new r.ZD("no_reward", `the testbed of the verifier: ${e.message}`, { cause: e });
throw e;
});
} finally {
let e = await d.remove().catch((e) => [{
kind: "remove_failed",
detail: e.message
}]);
c.result.integrity.push(...e);
}
}
}),
70370: ((e, t, n) => {
n.d(t, { A: () => pLimit });
class Node {
value;
next;
constructor(e) {
this.value = e;
}
}
class Queue {
#e;
#t;
#n;
constructor() {
this.clear();
}
enqueue(e) {
let t = new Node(e);
if (this.#e) {
this.#t.next = t;
this.#t = t;
} else {
this.#e = t;
this.#t = t;
}
this.#n++;
}
dequeue() {
let e = this.#e;
if (!e) return;
this.#e = this.#e.next;
this.#n--;
this.#e || (this.#t = void 0);
return e.value;
}
peek() {
if (!this.#e) return;
return this.#e.value;
}
clear() {
this.#e = void 0;
this.#t = void 0;
this.#n = 0;
}
get size() {
return this.#n;
}
*[Symbol.iterator]() {
let e = this.#e;
for (; e;) {
yield e.value;
e = e.next;
}
}
*drain() {
for (; this.#e;) yield this.dequeue();
}
}
function pLimit(e) {
let t = !1;
typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e);
validateConcurrency(e);
if (typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
let n = new Queue();
let r = 0;
let resumeNext = () => {
if (r < e && n.size > 0) {
r++;
n.dequeue().run();
}
};
let next = () => {
r--;
resumeNext();
};
let run = async (e, t, n) => {
let r = (async () => e(...n))();
t(r);
try {
await r;
} catch {}
next();
};
let enqueue = (t, i, a, o) => {
let s = { reject: a };
new Promise((e) => {
s.run = e;
n.enqueue(s);
}).then(run.bind(void 0, t, i, o));
r < e && resumeNext();
};
let generator = (e, ...t) => new Promise((n, r) => {
enqueue(e, n, r, t);
});
Object.defineProperties(generator, {
activeCount: { get: () => r },
pendingCount: { get: () => n.size },
clearQueue: { value() {
if (!t) {
n.clear();
return;
}
let e = AbortSignal.abort().reason;
for (; n.size > 0;) n.dequeue().reject(e);
} },
concurrency: {
get: () => e,
set(t) {
validateConcurrency(t);
e = t;
queueMicrotask(() => {
for (; r < e && n.size > 0;) resumeNext();
});
}
},
map: { async value(e, t) {
let n = [];
try {
Array.from(e, (e, r) => {
let i = generator(t, e, r);
n.push(i);
return i;
});
} catch (e) {
for (let e of n) e.catch(() => {});
throw e;
}
return Promise.all(n);
} }
});
return generator;
}
function validateConcurrency(e) {
if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
})
};
