export const id = 3412;
export const ids = [3412];
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
18253: ((e, t, n) => {
n.d(t, {
BD: () => formatCost,
Bk: () => i,
C6: () => pText,
FG: () => formatE,
GO: () => differentPercents,
KN: () => percent,
LT: () => dollarDigits,
MA: () => formatP,
U9: () => count,
UV: () => firstLines,
WR: () => points,
Xq: () => someNames,
a3: () => formatDuration,
cf: () => rateText,
d9: () => firstNames,
dJ: () => titled,
lb: () => partialCost,
lx: () => partialMean,
mr: () => countGrouped,
mt: () => isPartial,
nV: () => formatAge,
oI: () => endsOf,
vP: () => figure,
wd: () => sizeInPoints,
z3: () => formatBytes,
zD: () => grouped
});
var r = n(49638);
function formatDuration(e) {
if (e < 999.5) return `${Math.round(e)} ms`;
let t = e / 1e3;
if (t < 59.95) return `${t.toFixed(1)} s`;
let n = Math.floor(Math.round(t) / 60);
if (n < 60) return `${n} min ${String(Math.round(t) % 60).padStart(2, "0")} s`;
return `${Math.floor(n / 60)} h ${String(n % 60).padStart(2, "0")} min`;
}
function formatAge(e, t = Date.now()) {
let n = Math.max(0, t - Date.parse(e)) / 36e5;
if (n * 60 < 59.5) return `${Math.round(n * 60)} min ago`;
return n < 48 ? `${Math.round(n)} h ago` : `${Math.round(n / 24)} days ago`;
}
function formatCost(e) {
return e === null ? "–" : `${dollarDigits(e)} USD`;
}
function dollarDigits(e) {
return e !== 0 && e < .1 ? e.toPrecision(2) : apart(e.toFixed(2));
}
function percent(e, t = 1) {
if (e === null) return "–";
for (let n = t; n <= 100; n++) {
let t = (e * 100).toFixed(n);
if (Number(t) === 0 == (e === 0) && Number(t) === 100 == (e === 1)) return `${Number(t)}%`;
}
return `${e * 100}%`;
}
function differentPercents(e, t) {
for (let n = 1;; n++) {
let r = [percent(e, n), percent(t, n)];
if (r[0] !== r[1] || n === 16) return r;
}
}
function points(e) {
let t = Math.abs(e) > r.f ? Number(Math.abs(e * 100).toPrecision(12)) : 0;
let n = t.toFixed(1);
for (let e = 2; t > 0 && Number(n) === 0; e++) n = t.toFixed(e);
return (t === 0 ? "" : e > 0 ? "+" : "−") + n;
}
function sizeInPoints(e) {
return points(Math.abs(e)).replace("+", "");
}
let i = .05;
let a = 1e-300;
function formatP(e) {
if (e < a) return `< ${a}`;
return e < .001 ? e.toExponential(1) : onItsSide(e, i, (t) => e.toFixed(t));
}
function pText(e) {
return `p ${e < a ? "" : "= "}${formatP(e)}`;
}
function formatE(e, t) {
if (e >= 1e5 || e < .001) return e.toExponential(1);
return onItsSide(e, t, (t) => String(Number(e.toPrecision(t))));
}
function onItsSide(e, t, n) {
for (let r = 3;; r++) {
let i = n(r);
if (Number(i) < t == e < t) return i;
}
}
function count(e, t) {
return `${e} ${t}${e === 1 ? "" : "s"}`;
}
function firstLines(e, t, n = "more") {
let r = e.length - t;
return r > 0 ? [...e.slice(0, t), `… and ${r} ${n}`] : e;
}
function firstNames(e, t) {
return e.slice(0, t).join(", ") + (e.length > t ? `, … ${e.length - t} more` : "");
}
function someNames(e, t) {
return [...e.slice(0, t), ...e.length > t ? ["…"] : []].join(", ");
}
function grouped(e, t = 0) {
return apart(String(Number(e.toFixed(t))));
}
function apart(e) {
let [t = "", n] = e.split(".");
let r = t.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
return n === void 0 ? r : `${r}.${n}`;
}
function countGrouped(e, t) {
return `${grouped(e)} ${t}${e === 1 ? "" : "s"}`;
}
function endsOf({ low: e, high: t }, n = percent) {
return `${n(e)} to ${n(t)}`;
}
function rateText(e, t, n) {
if (e === null) return "not measured";
let r = t === null ? "" : ` (${endsOf(t)})`;
return `${percent(e)}${r}${n === 0 ? "" : `, ${n} not measured`}`;
}
function partialCost(e, t, n) {
if (e === null) return "–";
return `${formatCost(e)}${t === n ? "" : ` (${t} of ${n})`}`;
}
function isPartial(e, { passed: t, failed: n }) {
return e < t + n;
}
function partialMean(e, t, n) {
return isPartial(t, n) ? `~${e}` : e;
}
function formatBytes(e) {
if (e < 1024) return `${e} B`;
return e < 1024 ** 2 ? `${(e / 1024).toFixed(1)} KiB` : `${(e / 1024 ** 2).toFixed(1)} MiB`;
}
function figure(e) {
for (let t = 4; t < 17 && !Number.isInteger(e); t++) {
let n = Number(e.toPrecision(t));
if (!Number.isInteger(n)) return String(n);
}
return String(e);
}
function titled(e) {
return e.charAt(0).toUpperCase() + e.slice(1);
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
49638: ((e, t, n) => {
n.d(t, {
O: () => reaches,
f: () => r
});
let r = 1e-12;
function reaches(e, t) {
return t - e <= r;
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
69439: ((e, t, n) => {
n.d(t, { f: () => lastLine });
function lastLine(e) {
return e.trimEnd().split(/[\r\n]+/).at(-1);
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
23137: ((e, t, n) => {
n.d(t, {
CR: () => madeOfText,
WY: () => described,
hQ: () => fieldFault
});
var r = n(88532);
var i = n(29396);
var a = n(94343);
var o = n(30252);
var s = n(22495);
let { localeError: c } = (0, o.A)();
let l = {
string: "a text",
number: "a number",
int: "a whole number",
boolean: "true or false",
array: "a list",
object: "an object",
record: "an object",
null: "null",
bigint: "so large a number"
};
r.$W({ localeError(e) {
if (e.code === "invalid_type") return wrongType(e);
if (e.code === "invalid_key") return e.issues[0]?.message ?? c(e);
if (e.code === "invalid_union" && e.errors.length > 0) return wrongUnion(e);
return e.code === "invalid_value" ? wrongValue(e) : c(e);
} });
function wanted(e) {
return e.length === 1 ? String(e[0]) : `one of ${e.map(String).join(", ")}`;
}
function wrongValue({ values: e, input: t }) {
if (t === void 0) return `is missing: ${wanted(e)}`;
return `${typeof t == "object" || typeof t == "bigint" ? l[kindOf(t)] : (0, s.h0)(JSON.stringify(t), 80)} is not ${wanted(e)}${isLaterFormat(t, e) ? ": it takes a later version of agentbench to read it" : ""}`;
}
function isLaterFormat(e, [t]) {
let [n, r] = [t, e].map((e) => typeof e == "string" ? /^(agentbench\/[a-z-]+\/v)(\d+)$/.exec(e) : null);
return n != null && r != null && n[1] === r[1] && Number(r[2]) > Number(n[2]);
}
let u = "must be a finite number";
function wrongType({ expected: e, input: t }) {
let n = kindOf(t);
let [r, i] = [l[e] ?? e, l[n] ?? n];
if (t === void 0) return `is missing: ${r}`;
if (n === "number" && e === "number") return u;
return e === "int" && n === "number" ? `must be ${r}` : `must be ${r}, not ${i}`;
}
function wrongUnion({ errors: e, input: t }) {
let n = e.flatMap(([e]) => e ?? []);
let r = n.find(({ code: e, path: t }) => e !== "invalid_type" || t.length > 0);
if (r !== void 0) return fieldFault(r);
let i = kindOf(t);
if (i === "number" && n.some((e) => "expected" in e && e.expected === i)) return u;
let a = n.map((e) => "expected" in e ? l[e.expected] ?? e.expected : "");
return `must be ${[...new Set(a)].join(" or ")}, not ${l[i] ?? i}`;
}
function kindOf(e) {
if (e === null) return "null";
return Array.isArray(e) ? "array" : typeof e;
}
function fieldFault({ path: e, message: t }) {
return e.length === 0 ? t : `${e.join(".")}: ${t}`;
}
function described(e, t) {
let n = e.clone();
i.fd.add(n, { description: t });
return n;
}
function madeOfText(e) {
return a.FsL(a.YjP(), a.pdi((t, { issues: n }) => e(t, (e) => {
n.push({
code: "custom",
message: e,
input: t
});
return r.tm;
})));
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
var f = n(95605);
var p = n(19089);
var m = n(12694);
let h = 10 * 1024 ** 3;
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
if (e) (0, m.Q2)({
host: r,
docker: a,
findings: n
});
else {
let e = (0, p.Li)(process.stdout);
for (let t of n) (0, m.tj)(lines(t, e));
(0, m.yy)(`\nThe host testbed ${r ? "works" : "does not work"} here, the Docker testbed ${a ? "works" : "does not"}.\n`);
r && (0, m.yy)(`Try it: ${(0, o.u)()} run\n`);
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
let t = await (0, d.Z8)(e);
let { Version: n, ApiVersion: r, Components: i } = await t.version();
let a = `${i?.[0]?.Name ?? "Engine"} ${n}, API ${r}`;
let { ignored: o } = await t.capacity();
let s = `It ignores ${o.join(" and ")}, of Harbor tasks too: ${f.O5}.`;
return findingOf("docker", o.length === 0, a, {
status: "advice",
advice: s
});
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
return findingOf("disk", n >= h, a, {
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
73762: ((e, t, n) => {
n.d(t, {
Ej: () => l,
Qk: () => o,
S5: () => durationText,
lP: () => sizeText,
p0: () => c,
wj: () => s
});
var r = n(23137);
let i = {
ms: 1,
s: 1e3,
m: 6e4,
h: 36e5,
d: 864e5
};
let a = {
B: 1,
KB: 1e3,
MB: 1e6,
GB: 1e9,
KiB: 1024,
MiB: 1024 ** 2,
GiB: 1024 ** 3
};
let o = 2 ** 31 - 1;
let s = 6 * 1024 ** 2;
let c = (0, r.CR)((e, t) => {
let n = sumOfUnits(e, i);
if (n === null || n <= 0) return t(`"${e}" is not a duration; write for example 90s, 30m or 2h`);
if (n > o) return t(`"${e}" is longer than the limit of 24 days`);
return n;
});
let l = (0, r.CR)((e, t) => {
let n = sumOfUnits(e, a);
if (n === null || n <= 0) return t(`"${e}" is not a size; write for example 64MiB or 2GiB`);
if (n > 2 ** 53 - 1) return t(`"${e}" is too large; write for example 64MiB or 2GiB`);
return n;
});
function durationText(e) {
return inLargestUnit(e, i);
}
function sizeText(e) {
return inLargestUnit(e, a);
}
function inLargestUnit(e, t) {
let [n, r] = Object.entries(t).sort(([, e], [, t]) => t - e).find(([, t]) => e % t === 0);
return `${e / r}${n}`;
}
function sumOfUnits(e, t) {
if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(e.trim())) return null;
let n = 0;
for (let [, r, i] of e.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
if (!Object.hasOwn(t, i)) return null;
n += Number(r) * t[i];
}
return Math.round(n);
}
}),
29704: ((e, t, n) => {
n.d(t, { n: () => r });
let r = "trap 'exit 0' TERM\nwhile :; do\n  sleep 3600 &\n  wait $!\n  case $? in\n    126 | 127) exit 127 ;;\n  esac\ndone\n";
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
33836: ((e, t, n) => {
n.d(t, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
}),
30252: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(54723);
let error = () => {
let e = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(t) {
return e[t] ?? null;
}
let t = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let n = { nan: "NaN" };
function getTypeName(e, t) {
if (e === "number" && typeof t == "number" && !Number.isFinite(t)) return String(t);
return n[e] ?? e;
}
return (e) => {
switch (e.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(r.GW(e.input), e.input)}`;
case "invalid_value":
if (e.values.length === 1) return `Invalid input: expected ${r.B7(e.values[0])}`;
return `Invalid option: expected one of ${r.jw(e.values, "|")}`;
case "too_big": {
let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<";
let n = getSizing(e.origin);
if (n) return `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}`;
return `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
}
case "too_small": {
let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">";
let n = getSizing(e.origin);
if (n) return `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;
return `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
}
case "invalid_format": {
let n = e;
if (n.format === "starts_with") return `Invalid string: must start with "${n.prefix}"`;
if (n.format === "ends_with") return `Invalid string: must end with "${n.suffix}"`;
if (n.format === "includes") return `Invalid string: must include "${n.includes}"`;
if (n.format === "regex") return `Invalid string: must match pattern ${n.pattern}`;
return `Invalid ${t[n.format] ?? e.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${e.origin}`;
case "invalid_union":
if (e.options && Array.isArray(e.options) && e.options.length > 0) return `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}`;
if (e.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${e.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
