export const id = 8609;
export const ids = [8609];
export const modules = {
40724: ((e, t, n) => {
n.d(t, {
HB: () => isGitSetting,
MU: () => isOurs,
TT: () => assignments,
Wq: () => c,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let r = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let i = /^AGENTBENCH_/;
let a = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let o = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let s = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let c = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (e) => r.test(e);
let isOurs = (e) => i.test(e);
let holdsOwnSecret = (e) => a.test(e);
let isKeptFromTools = (e) => o.test(e);
let isGitSetting = (e) => s.test(e);
function assignments(e) {
return Object.entries(e).map(([e, t]) => `${e}=${t}`);
}
}),
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return /[\\/]_npx[\\/]/.test(realPath(e)) ? "npx agentbench-action" : "npx agentbench";
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
63144: ((e, t, n) => {
n.d(t, {
U4: () => parsedJson,
UV: () => wordsOfCommand,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf
});
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
function wordsOfCommand(e) {
return Array.isArray(e) && e.length > 0 && e.every((e) => typeof e == "string") ? e : null;
}
function parsedJson(e) {
try {
return JSON.parse(e);
} catch {
return;
}
}
}),
26841: ((e, t, n) => {
n.d(t, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var r = n(85209);
var i = n(11272);
var a = n(58692);
let o = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2193\u2212\u2500-\u257f\u2713\u2717]*$/;
let widthOf = (e) => o.test(e) ? e.length : (0, i.A)(e);
function cut(e, t) {
if (widthOf(e) <= t) return e;
return t < 1 ? "" : `${beginningOf(e, t - 1)}…`;
}
function beginningOf(e, t) {
for (let n = t; n > 0; n--) {
let i = (0, r.A)(e, 0, n);
if (widthOf(i) <= t) return i;
}
return "";
}
function cutMiddle(e, t) {
let n = widthOf(e);
if (n <= t || t < 3) return cut(e, t);
let i = Math.floor((t - 1) / 2);
let a = [0, 1].map((t) => (0, r.A)(e, n - i + t)).find((e) => widthOf(e) <= i) ?? "";
return `${beginningOf(e, t - 1 - widthOf(a))}…${a}`;
}
function pad(e, t, n = "left") {
let r = " ".repeat(Math.max(0, Math.min(t, 1e4) - widthOf(e)));
return n === "left" ? e + r : r + e;
}
function wrap(e, t, n = "") {
let r = t - widthOf(n);
return e.split("\n").flatMap((e) => {
if (!Number.isFinite(r)) return [e];
let [t = "", ...n] = (0, a.A)(e, Math.max(r, 8), {
hard: !0,
trim: !1
}).split("\n");
return [t, ...n.map((e) => e.trimStart())];
}).map((e) => (n + e).trimEnd());
}
}),
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
5222: ((e, t, n) => {
n.d(t, { doctorCommand: () => doctorCommand });
var r = n(51455);
var i = n(45145);
var a = n(59956);
var o = n(24472);
var s = n(26841);
var c = n(22495);
var l = n(86324);
var u = n(27193);
var d = n(31755);
var f = n(19089);
var p = n(12694);
let m = 10 * 1024 ** 3;
async function doctorCommand(e) {
let t = (0, l.g)(process.env);
let n = await Promise.all([
nodeVersion(),
bash(t),
keeper(t),
git(t),
docker(t),
dockerCli(t),
compose(t),
space(t),
root()
]);
let r = n.every(({ what: e, status: t }) => t !== "missing" || e !== "node");
let i = n.some(({ status: e }) => e === "forbidden");
let a = r && !i && n.every(({ status: e }) => e !== "missing");
if (e) (0, p.Q2)({
host: r,
docker: a,
findings: n
});
else {
let e = (0, f.Li)(process.stdout);
for (let t of n) (0, p.tj)(lines(t, e));
(0, p.yy)(`\nThe host testbed ${r ? "works" : "does not work"} here, the Docker testbed ${a ? "works" : "does not"}.\n`);
r && (0, p.yy)(`Try it: ${(0, o.u)()} run\n`);
}
return (r || a) && !i ? 0 : 3;
}
function lines({ what: e, status: t, detail: n, advice: r }, { columns: i, paint: a }) {
let o = {
ok: a("green", "✓"),
missing: a("red", "✗"),
forbidden: a("red", "✗"),
advice: a("yellow", "!")
}[t];
let [l, ...u] = (0, s.LV)((0, c.h0)(n), i, " ".repeat(15));
return [
`${o} ${e.padEnd(12)} ${l.trimStart()}`,
...u,
...r === null ? [] : (0, s.LV)(r, i, "    ").map((e, t) => t === 0 ? `  → ${e.trimStart()}` : e)
];
}
function findingOf(e, t, n, r) {
return t ? {
what: e,
status: "ok",
detail: n,
advice: null
} : {
what: e,
detail: n,
...r
};
}
function nodeVersion() {
return findingOf("node", Number(process.versions.node.split(".")[0]) >= 24, process.version, {
status: "missing",
advice: "Install Node.js 24 or later: https://nodejs.org/en/download"
});
}
function bash(e) {
let t = (0, a.S)("bash", e.environment.PATH);
return findingOf("bash", t !== null, t ?? "not found: agents run by sh, prerunners do not run on the host", {
status: "advice",
advice: "Install bash."
});
}
function keeper(e) {
let t = process.platform === "linux" ? (0, a.S)("perl", e.environment.PATH) : null;
return findingOf("perl", t !== null, t ?? "not found, or not Linux: on the host, daemons are found only by their session and environment", {
status: "advice",
advice: "On Linux install perl (perl-base is enough) to have every daemon of a trial ended for certain."
});
}
async function git(e) {
try {
let { stdout: t } = await e.runTool("git", ["--version"]);
return {
what: "git",
status: "ok",
detail: t.trim(),
advice: null
};
} catch (e) {
return {
what: "git",
status: "missing",
detail: (0, i.bD)(e),
advice: "Install git: datasets and repositories are cloned with it. The example needs none."
};
}
}
async function docker(e) {
try {
let { Version: t, ApiVersion: n, Components: r } = await (await (0, d.Z8)(e)).version();
return {
what: "docker",
status: "ok",
detail: `${r?.[0]?.Name ?? "Engine"} ${t}, API ${n}`,
advice: null
};
} catch (e) {
if (e instanceof d.vk) return {
what: "docker",
status: "forbidden",
detail: `no permission for ${e.socket}, which belongs to the group ${e.group}`,
advice: e.advice
};
return {
what: "docker",
status: "missing",
detail: (0, i.bD)(e),
advice: "SetupBench needs Docker. On Debian and Ubuntu: apt-get install docker.io, then start dockerd. The example needs none."
};
}
}
function dockerCli(e) {
let t = (0, a.S)("docker", e.environment.PATH);
return findingOf("docker CLI", t !== null, t ?? "not found", {
status: "missing",
advice: "Install the docker command: it pulls the images, with its registry logins."
});
}
async function compose(e) {
let t = await (0, u.JM)(e).catch(() => null);
let n = `Harbor tasks with docker-compose.yaml need ${u.hM}`;
let r = t?.isOld === !1;
return findingOf("compose", r, r ? `docker compose ${t.version}` : `${t?.version ?? "not found"}: ${n}`, {
status: "advice",
advice: `For such tasks, ${u.UB}.`
});
}
async function space(e) {
let t = await (0, r.statfs)(e.temporaryDirectory).catch(i.bD);
if (typeof t == "string") return {
what: "disk",
status: "advice",
detail: t,
advice: "Name another directory in RUNNER_TEMP or TMPDIR."
};
let n = t.bavail * t.bsize;
let a = `${(n / 1024 ** 3).toFixed(1)} GiB free at ${e.temporaryDirectory}`;
return findingOf("disk", n >= m, a, {
status: "advice",
advice: "Images and repositories of a whole sweep take tens of GiB; make room."
});
}
function root() {
let e = process.getuid?.() === 0;
return findingOf("user", e, e ? "root" : `uid ${process.getuid?.() ?? "unknown"}`, {
status: "advice",
advice: "On the host testbed, SetupBench rows expect root; on Docker, and for the example, it does not matter."
});
}
}),
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
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
}),
3730: ((e, t, n) => {
n.d(t, {
CF: () => BadAnswer,
P_: () => Refusal,
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
var r = n(45145);
var i = n(33836);
let a = [
"ECONNREFUSED",
"ECONNRESET",
"EPIPE",
"ENOENT",
"ETIMEDOUT",
"EHOSTUNREACH"
];
let o = /^.*: file name too long$/s;
let s = /not a directory|too many (links|levels of symbolic links)/i;
let c = /OCI runtime exec failed|no such file or directory|chdir|is a directory|file exists|cannot overwrite/i;
let l = /error during connect|cannot connect to the docker daemon|rpc error: code = Unavailable|^(error: )?unexpected EOF$/i;
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
if (e instanceof r.ZD) return e;
let t = isSilent(e) ? `Docker does not answer any more (${(0, r.bD)(e)}); see that its daemon runs, then run again with resume` : (0, r.bD)(e).trim().replace(o, "a path in the container is longer than the 4,096 bytes that Docker can read");
return new r.ZD("docker", t, { cause: e });
}
function failAsDocker(e) {
throw dockerFault(e);
}
function kindOfCli(e, t) {
return l.test(e.trim().split("\n").at(-1)) ? "docker" : t;
}
function isEngineLost(e) {
return e instanceof BadAnswer || isSilent(e) || statusOf(e) === 404 && /no such exec/i.test((0, r.bD)(e));
}
async function explainDockerFault(e, t) {
if (t instanceof r.ZD || t instanceof i.z) return t;
if (t instanceof NoAnswer) return dockerFault(t);
try {
let { running: n, outOfMemory: a, exitCode: o } = await e.inspect();
if (isEngineLost(t)) {
let e = `Docker lost the command (${(0, r.bD)(t).trim()}): its daemon was restarted, or the connection broke`;
return new r.ZD("docker", e, { cause: t });
}
if (!n) {
let e = a ? "it ran out of memory" : `exit code ${o}${o === 127 ? "; every image needs /bin/sh and sleep, and one of them, or the entrypoint of a Harbor task, is missing" : ""}`;
return new i.z(`the container is no longer running: ${e}`);
}
} catch (e) {
if (statusOf(e) === 404) return new i.z("the container was removed from outside");
return dockerFault(e);
}
let n = (0, r.bD)(t);
if (!isTooLong(n) && (c.test(n) || s.test(n))) return new i.z(n);
return dockerFault(t);
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
return t === 404 || t !== void 0 && s.test((0, r.bD)(e));
}
function isSilent(e) {
return e instanceof NoAnswer || statusOf(e) === void 0 && a.includes((0, r.$N)(e) ?? "");
}
}),
33836: ((e, t, n) => {
n.d(t, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
})
};
