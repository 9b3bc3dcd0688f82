export const id = 2275;
export const ids = [2275];
export const modules = {
16801: ((e, t, n) => {
n.d(t, { v: () => pause });
var r = n(58500);
async function pause({ signal: e }, t) {
await (0, r.setTimeout)(t, void 0, e === void 0 ? {} : { signal: e }).catch(() => e?.throwIfAborted());
}
}),
69439: ((e, t, n) => {
n.d(t, { f: () => lastLine });
function lastLine(e) {
return e.trimEnd().split(/[\r\n]+/).at(-1);
}
}),
24998: ((e, t, n) => {
n.d(t, {
JU: () => selectFrom,
l5: () => selectInstances,
mt: () => takeShard
});
var r = n(45145);
var i = n(18253);
var a = n(3350);
var o = n(22495);
var s = n(68995);
let c = /^(flaky|saturated):(.+)$/s;
let l = {
type: ({ taskType: e }) => [e],
difficulty: ({ difficulty: e }) => e === void 0 ? [] : [e],
tag: ({ tags: e = [] }) => e
};
async function selectInstances(e, t, a = () => {}) {
let s = new Set(t.every((e) => e.startsWith("!")) ? e : []);
let l = new Set();
let u = Map.groupBy(e, ({ id: e }) => e);
let d = [];
for (let r of t) {
let t = r.startsWith("!");
let f = t ? r.slice(1).trim() : r;
let [, p, m] = c.exec(f) ?? [];
if (p !== void 0) {
let { readNoiseFile: r } = await n.e(8453).then(n.bind(n, 8453));
let c = new Set(r(m, p));
let u = e.filter(({ id: e }) => c.has(e));
u.length < c.size && a(`instances: ${(0, i.U9)(c.size - u.length, "id")} of ${(0, o.h0)(m)} with ${p} not in the dataset`);
for (let e of u) (t ? l : s).add(e);
continue;
}
let h = await instancesMatching(e, u, f);
h.length === 0 && d.push(noMatch(e, r));
for (let e of h) (t ? l : s).add(e);
}
if (d.length > 0) throw new r.yo(d.join("\n"));
let f = e.filter((e) => s.has(e) && !l.has(e));
if (f.length === 0) throw new r.yo(`instances: the selectors leave no instance: ${t.join(", ")}`);
return f;
}
async function selectFrom({ directory: e, instances: t, faulty: n = [] }, r, a = () => {}) {
let o = new Set(await selectInstances([...t, ...n], r, a));
let [c, l] = [!0, !1].map((e) => n.filter((t) => o.has(t) === e));
let u = o.size > c.length;
(0, s.G)(e, c.flatMap(({ faults: e }) => e), u ? [`to measure the other tasks, add to instances: ${exclusionOf(c)}`] : []);
l.length > 0 && a(`instances: ${(0, i.U9)(l.length, "task")} with faults, not selected: ${(0, i.Xq)(l.map(({ id: e }) => e), 20)}`);
return t.filter((e) => o.has(e));
}
function exclusionOf(e) {
return `'${e.slice(0, 20).map(({ id: e }) => `!${e}`).join(", ")}'${e.length > 20 ? ", and so on" : ""}`;
}
function takeShard(e, t) {
return t === void 0 ? e : e.filter((e, n) => n % t.total === t.index - 1);
}
async function instancesMatching(e, t, r) {
if (r === "all") return e;
let i = t.get(r);
if (i !== void 0) return i;
if (r.includes("​")) return instancesMatching(e, t, r.replaceAll("​", ""));
let a = /^\d+$/.test(r) ? e.filter(({ id: e }) => e.endsWith(`-${r}`)) : [];
if (a.length === 1) return a;
let [, o, s = ""] = /^(type|difficulty|tag):(.*)$/.exec(r) ?? [];
let { default: c } = await n.e(4006).then(n.t.bind(n, 14006, 19));
let u = c(o === void 0 ? r : s, { dot: !0 });
let d = o === void 0 ? ({ id: e }) => [e] : l[o];
return e.filter((e) => d(e).some((e) => u(e)));
}
function noMatch(e, t) {
let n = t.replace(/^!/, "").trim();
let [r] = /^(type|difficulty|tag)(?=:)/.exec(n) ?? [];
let texts = (e) => r === void 0 ? [e.id] : l[r](e).map((e) => `${r}:${e}`);
let i = [...new Set(e.flatMap(texts))].map((e) => ({
name: e,
away: (0, a.w7)(e, n)
})).sort((e, t) => e.away - t.away).slice(0, 3).map(({ name: e }) => e);
return `instances: "${t}" matches nothing; ${i.length === 0 ? `no instance has a ${r}` : `nearest: ${i.join(", ")}`}`;
}
}),
43210: ((e, t, n) => {
n.d(t, { w: () => datasetFetcher });
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(68785);
var c = n(38912);
var l = n(53589);
let u = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
async function fetchDataset(e, t, d) {
(0, l.g)(e, "dataset-repository");
(0, l.g)(t, "dataset-ref");
if (URL.parse(e)?.password) throw new o.yo("dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path");
let f = a.join(d.cacheDirectory, "datasets", (0, r.hash)("sha256", e).slice(0, 16));
if (u.test(t) && (0, i.existsSync)(a.join(f, t))) return {
directory: a.join(f, t),
commit: t
};
let { checkOut: p } = await n.e(4604).then(n.bind(n, 82223));
if (d.signal !== void 0) return await p(e, t, f, d);
let { signal: m, dispose: h } = (0, s.YF)();
return await p(e, t, f, (0, c.In)(d, m)).finally(h);
}
function datasetFetcher(e) {
return (t, n) => fetchDataset(t, n, e);
}
}),
53589: ((e, t, n) => {
n.d(t, { g: () => refuseOption });
var r = n(45145);
function refuseOption(e, t) {
if (e.startsWith("-")) throw new r.yo(`${t}: "${e}" begins with "-"`);
}
}),
9962: ((e, t, n) => {
n.d(t, { B: () => agentLimit });
function agentLimit(e, t = {}) {
return e["agent-timeout"] ?? t.agentTimeout ?? 72e5;
}
}),
69968: ((e, t, n) => {
n.d(t, { S: () => runDocker });
async function runDocker({ runTool: e }, t, n, r = () => {}) {
let i = "";
let onOutput = (e) => {
i = (i + e).slice(-2e3);
r(i);
};
return {
...await e("docker", t, {
...n,
onOutput
}),
end: i
};
}
}),
3730: ((e, t, n) => {
n.d(t, {
CF: () => BadAnswer,
P_: () => Refusal,
Ro: () => buildFault,
W_: () => NoAnswer,
c2: () => statusOf,
eO: () => explainDockerFault,
iN: () => askedOf,
lp: () => dockerFault,
mM: () => kindOfCli,
pn: () => isTooLong,
vZ: () => failAsDocker,
xQ: () => isNowhere
});
var r = n(58500);
var i = n(45145);
var a = n(69439);
var o = n(33836);
let s = [
"ECONNREFUSED",
"ECONNRESET",
"EPIPE",
"ENOENT",
"ETIMEDOUT",
"EHOSTUNREACH"
];
let c = /^.*: file name too long$/s;
let l = /not a directory|too many (links|levels of symbolic links)/i;
let u = /OCI runtime exec failed|exec: "[^"]*": permission denied|open executable: permission denied|no such file or directory|chdir|is a directory|file exists|cannot overwrite/i;
let d = /error during connect|cannot connect to the docker daemon|rpc error: code = Unavailable|^(error: )?unexpected EOF$/i;
class Refusal extends Error {
name = "Refusal";
statusCode;
constructor(e, t) {
super(t);
this.statusCode = e;
}
}
class NoAnswer extends Error {
name = "NoAnswer";
}
class BadAnswer extends Error {
name = "BadAnswer";
}
function dockerFault(e) {
if (e instanceof i.ZD) return e;
let t = isSilent(e) ? `Docker does not answer any more (${(0, i.bD)(e)}); see that its daemon runs, then run again with resume` : (0, i.bD)(e).trim().replace(c, "a path in the container is longer than the 4,096 bytes that Docker can read");
return new i.ZD("docker", t, { cause: e });
}
function failAsDocker(e) {
throw dockerFault(e);
}
function kindOfCli(e, t) {
return d.test((0, a.f)(e)) ? "docker" : t;
}
function buildFault(e, t) {
let n = t.trim();
let r = n === "" ? e : `${e}: ${(0, a.f)(n)}\nthe end of the log:\n${n}`;
return new i.ZD(kindOfCli(n, "image_build"), r);
}
function isEngineLost(e) {
return e instanceof BadAnswer || isSilent(e) || statusOf(e) === 404 && /no such exec/i.test((0, i.bD)(e));
}
async function stateOf(e, t) {
let n = performance.now();
for (;;) {
let i = await e.inspect();
if (!(t instanceof o.z) || i.finished !== null || performance.now() - n > 1e3) return i;
await (0, r.setTimeout)(50);
}
}
async function explainDockerFault(e, t) {
if (t instanceof i.ZD) return t;
if (t instanceof NoAnswer) return dockerFault(t);
try {
let { running: n, outOfMemory: r, exitCode: a, finished: s } = await stateOf(e, t);
if (isEngineLost(t)) {
let e = `Docker lost the command (${(0, i.bD)(t).trim()}): its daemon was restarted, or the connection broke`;
return new i.ZD("docker", e, { cause: t });
}
if (s !== null && await e.wasKilled(s).catch(unlessRefused)) return new i.ZD("docker", "the container was stopped or killed from outside: its Docker daemon was stopped, or another program did it");
if (!n) {
let e = r ? "it ran out of memory" : `exit code ${a}${a === 127 ? "; every image needs /bin/sh and sleep, and one of them, or the entrypoint of a Harbor task, is missing" : ""}`;
return new o.z(`the container is no longer running: ${e}`);
}
} catch (e) {
return statusOf(e) === 404 ? new i.ZD("docker", "the container was removed from outside") : dockerFault(e);
}
if (t instanceof o.z) return t;
let n = (0, i.bD)(t);
if (!isTooLong(n) && (u.test(n) || l.test(n))) return new o.z(n);
return dockerFault(t);
}
function unlessRefused(e) {
if (statusOf(e) === void 0) throw e;
return !1;
}
async function askedOf(e, t, n) {
try {
return await t();
} catch (t) {
n?.throwIfAborted();
throw await explainDockerFault(e, t);
}
}
function isTooLong(e) {
return /argument list too long/i.test(e);
}
function statusOf(e) {
return e instanceof Refusal ? e.statusCode : void 0;
}
function isNowhere(e) {
let t = statusOf(e);
return t === 404 || t !== void 0 && l.test((0, i.bD)(e));
}
function isSilent(e) {
return e instanceof NoAnswer || statusOf(e) === void 0 && s.includes((0, i.$N)(e) ?? "");
}
}),
50054: ((e, t, n) => {
n.d(t, {
N: () => chooseImage,
T: () => Images
});
var r = n(45145);
var i = n(18253);
var a = n(16801);
var o = n(37012);
var s = n(69968);
var c = n(3730);
let l = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
let u = [
0,
3e3,
1e4
];
let d = 36e5;
function chooseImage(e, t) {
if (t.image !== void 0) return {
name: t.image,
substituted: !1
};
if (e === null) return null;
let n = t["image-map"].get(e);
if (n !== void 0) return {
name: n,
substituted: !1
};
let r = (0, o._)(l, e);
return r === void 0 ? {
name: e,
substituted: !1
} : {
name: r,
substituted: !0
};
}
class Images {
#e;
#t;
#n = new Map();
#r = new Set();
constructor(e, t) {
this.#e = e;
this.#t = t;
}
async provide(e, t = null) {
let n = this.#n.get(e.name);
if (n === void 0) {
n = this.#i(e.name, t);
this.#n.set(e.name, n);
n.catch((t) => t.kind === "docker" ? this.forget(e.name) : this.#r.add(e.name));
}
return {
...e,
...await n
};
}
forget(e) {
this.#n.delete(e);
}
forgetFailures() {
for (let e of this.#r) this.forget(e);
this.#r.clear();
}
async #i(e, t) {
let n = await this.#a(e);
if (n !== null) return n;
await (t?.() ?? this.#o(e));
let i = await this.#a(e);
if (i === null) throw new r.ZD("image", `the image ${e} is missing after it was ${t === null ? "pulled" : "built"}`);
return i;
}
async #a(e) {
let t = await this.#e.image(e).catch((t) => {
if ((0, c.c2)(t) === 400) throw new r.ZD("image", `Docker takes no image by the name ${e}: ${(0, r.bD)(t)}`);
throw (0, c.lp)(t);
});
return t && {
id: t.id,
digest: t.digests[0] ?? t.id,
config: t.config
};
}
async #o(e) {
let t = "";
for (let n of u) {
await (0, a.v)(this.#t, n);
let o = await (0, s.S)(this.#t, [
"pull",
"--quiet",
"--",
e
], { timeout: d }).catch((t) => {
throw new r.ZD("image", `the image ${e} is not on this machine and cannot be pulled: ${(0, r.bD)(t)}`);
});
if (o.exitCode === 0) return;
t = o.timedOut ? `it did not come within ${(0, i.a3)(d)}; pull it before the run, by docker pull` : o.end.trim().split("\n").slice(-3).join("\n");
if (o.timedOut) break;
if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(t)) break;
}
throw new r.ZD("image", `the image ${e} cannot be pulled: ${t}`);
}
}
}),
33836: ((e, t, n) => {
n.d(t, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
})
};
