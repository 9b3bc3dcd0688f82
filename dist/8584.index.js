export const id = 8584;
export const ids = [8584];
export const modules = {
67360: ((e, t, n) => {
n.d(t, { Y: () => pathsBelow });
var r = n(73024);
var i = n(76760);
function pathsBelow(e, t = "") {
return (0, r.readdirSync)(i.join(e, t), { withFileTypes: !0 }).flatMap((n) => {
let r = i.join(t, n.name);
return n.isDirectory() ? pathsBelow(e, r) : [r];
});
}
}),
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
}
}),
82411: ((e, t, n) => {
n.d(t, {
$B: () => shellPattern,
XJ: () => matchesBeginning,
s$: () => pathPattern
});
function pathPattern(e) {
let t = e.split("/").map((e) => ({
tokens: shellPattern(e),
hidden: /^\\?\./.test(e)
}));
return (e) => {
let n = e.split("/");
return n.length === t.length && t.every(({ tokens: e, hidden: t }, r) => {
let i = n[r];
return (t || !i.startsWith(".")) && matchesBeginning(e, [...i]);
});
};
}
function matchesBeginning(e, t) {
let n = 0;
let r = 0;
let i = null;
for (;;) {
let a = e[r];
if (a === void 0 && (n === t.length || t[n] === "/")) return !0;
if (a === "*") {
i = {
token: r,
at: n
};
r += 1;
} else if (a !== void 0 && n < t.length && a(t[n])) {
r += 1;
n += 1;
} else if (i !== null && i.at < t.length) {
i.at += 1;
n = i.at;
r = i.token + 1;
} else return !1;
}
}
function shellPattern(e) {
let t = [...e];
let n = t.lastIndexOf("]");
let r = new Set();
let i = [];
for (let e = 0; e < t.length; e += 1) {
let a = t[e];
let o = a === "[" && e < n ? setAt(t, e + 1, r) : null;
if (o !== null) {
i.push(o.token);
e = o.end;
} else if (a === "*") i.push("*");
else if (a === "?") i.push(() => !0);
else {
a === "\\" && e + 1 < t.length && (e += 1);
let n = t[e];
i.push((e) => e === n);
}
}
return i;
}
let r = {
alpha: /\p{L}/u,
upper: /\p{Lu}/u,
lower: /\p{Ll}/u,
digit: /[0-9]/,
xdigit: /[0-9A-Fa-f]/,
alnum: /[\p{L}\p{N}]/u,
punct: /[\p{P}\p{S}]/u,
cntrl: /\p{Cc}/u,
blank: /[ \t]/,
space: /\s/,
graph: /[^\s\p{C}]/u,
print: /[^\p{C}]/u
};
function setAt(e, t, n) {
let i = e[t] === "!" || e[t] === "^";
let a = i ? t + 1 : t;
let o = [];
let s = a;
let c = [];
let none = () => {
for (let e of c) n.add(e);
return null;
};
let next = () => {
e[s] === "\\" && (s += 1);
s += 1;
return e[s - 1];
};
for (; e[s] !== "]" || s === a;) {
if (s >= e.length || s !== a && n.has(s)) return none();
s !== a && c.push(s);
let [t, i] = /^\[:([a-z]+):\]/.exec(e.slice(s, s + 12).join("")) ?? [];
if (i !== void 0) {
let n = r[i];
if (n === void 0) return {
token: () => !1,
end: e.length
};
o.push((e) => n.test(e));
s += t.length;
continue;
}
let l = next();
let u = e[s] === "-" && s + 1 < e.length && e[s + 1] !== "]";
u && (s += 1);
let d = u ? next() : l;
if (l === void 0 || d === void 0) return none();
o.push((e) => e >= l && e <= d);
}
return {
token: (e) => o.some((t) => t(e)) !== i,
end: s
};
}
}),
17222: ((e, t, n) => {
n.d(t, {
SP: () => shown,
XA: () => keptRewards,
dv: () => none,
gN: () => a,
lH: () => readRewards
});
var r = n(4573);
var i = n(45145);
let a = 1048576;
let o = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
let s = /(?<=\d)_(?=\d)/g;
function readRewards(e, t) {
if (e !== null) return fromJson(textOf(e, "reward.json"));
if (t !== null) return { reward: fromText(textOf(t, "reward.txt")) };
throw none("tests/test.sh wrote neither /logs/verifier/reward.json nor /logs/verifier/reward.txt");
}
function textOf(e, t) {
if (e === "unread") throw none(`${t} is not a regular file of at most ${a / 1024 ** 2} MiB`);
if (e.length === 0) throw none(`${t} is empty`);
if (!(0, r.isUtf8)(e)) throw none(`${t} is not valid UTF-8`);
return e.toString();
}
function fromText(e) {
if (e.startsWith("﻿")) throw none("reward.txt begins with a byte order mark (BOM); write it without");
let t = e.trim().replaceAll(s, "");
let n = o.test(t) ? Number(t) : NaN;
if (!Number.isFinite(n)) throw none(`reward.txt holds no finite number: "${shown(e)}"`);
return n;
}
function fromJson(e) {
let t;
try {
t = JSON.parse(e);
} catch {
throw none(`reward.json is not valid JSON: "${shown(e)}"`);
}
if (typeof t != "object" || !t || Array.isArray(t)) throw none(`reward.json is not an object of numbers: "${shown(e)}"`);
return Object.fromEntries(Object.entries(t).map(([t, n]) => {
if (t === "__proto__") throw none(`reward.json: "${t}" is not a name of a reward`);
let r = typeof n == "boolean" ? Number(n) : n;
if (typeof r != "number" || !Number.isFinite(r)) {
let r = n instanceof Object ? e : JSON.stringify(n);
throw none(`reward.json: "${shown(t)}" is not a finite number: ${shown(r)}`);
}
return [t, r];
}));
}
function keptRewards(e, t, n) {
let r = n;
let i = Object.entries(e).filter(([e]) => {
r -= e.length + 30;
return r >= 0 || e === t;
});
return Object.fromEntries(i);
}
function shown(e) {
let t = e.trim();
return (t.length > 80 ? `${t.slice(0, 80)}…` : t).replace(/\s+/g, " ");
}
function none(e) {
return new i.ZD("no_reward", e);
}
}),
76178: ((e, t, n) => {
n.d(t, {
E8: () => verdictOfSteps,
FN: () => belowLeast,
TZ: () => rewardIn,
Vj: () => verdictOf,
_h: () => ofStep
});
var r = n(49638);
var i = n(81533);
var a = n(17222);
function rewardIn(e, t) {
return Object.hasOwn(e, t) ? e[t] : null;
}
function verdictOf(e, { rewards: t, reward: n }, i) {
if (n === null && !i.isStep) {
let e = Object.keys(t).slice(0, 10).map(a.SP).join(", ");
let n = e === "" ? "" : `, but ${e}`;
throw (0, a.dv)(`the rewards have no "${i.passKey}"${n}; name the one that counts in pass-key`);
}
let o = Math.min(1, Math.max(0, n ?? 0));
n !== null && o !== n && e.note({
kind: "reward_clipped",
detail: `the reward ${n} counts as ${o}`
});
return e.verdict((0, r.O)(o, i.passScore), o);
}
function belowLeast(e, t) {
for (let [n, r] of Object.entries(t)) {
let t = rewardIn(e ?? {}, n) ?? -Infinity;
if (t < r) return `${n} ${Number.isFinite(t) ? t : "missing"}, at least ${r}`;
}
return null;
}
function verdictOfSteps(e, t, n, r) {
let o = new i.F({ progress: r });
let s = e.flatMap(({ result: e }) => e ?? []);
let c = t === "final" ? e.at(-1)?.result?.rewards ?? {} : meanOf(s);
let l = s.at(-1);
let u = {
kind: "reward",
rewards: (0, a.XA)(c, n.passKey, a.gN),
reward: rewardIn(c, n.passKey),
exit_code: l?.exit_code ?? null,
timed_out: s.some(({ timed_out: e }) => e),
duration_ms: s.reduce((e, { duration_ms: t }) => e + t, 0),
output_tail: l?.output_tail ?? "",
steps: e.map(({ name: t, result: r, why: i }) => ({
name: t,
rewards: r && ofStep(r.rewards, n.passKey, e.length),
...r === null ? { why: i } : {}
}))
};
o.show(u);
let d = e.find(({ result: e }) => e === null);
if (d !== void 0) {
let e = `step ${d.name} has no reward: ${d.why}`;
if (Object.keys(c).length === 0) throw (0, a.dv)(e);
o.note({
kind: "step_not_graded",
detail: `${e}; the steps before it decide`
});
}
return verdictOf(o, u, {
...n,
isStep: !1
});
}
function ofStep(e, t, n) {
return (0, a.XA)(e, t, a.gN / n);
}
function meanOf(e) {
let t = new Set(e.flatMap(({ rewards: e }) => Object.keys(e)));
let of = (t) => {
let n = e.map(({ rewards: e }) => rewardIn(e, t) ?? 0);
let r = sumOf(n) / n.length;
return Number.isFinite(r) ? r : sumOf(n.map((e) => e / n.length));
};
return Object.fromEntries([...t].map((e) => [e, of(e)]));
}
function sumOf(e) {
let t = 0;
let n = 0;
for (let r of e) {
let e = t + r;
n += Math.abs(t) >= Math.abs(r) ? t - e + r : r - e + t;
t = e;
}
return t + n;
}
}),
65115: ((e, t, n) => {
n.d(t, {
Li: () => writeReports,
Nh: () => writtenReports,
TT: () => reportNames
});
var r = n(77598);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(17197);
var c = n(45503);
let l = "reports";
let u = /[\p{Cc}"*/:<>?\\|]/gu;
let d = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
function reportNames(e) {
let t = new Set();
return e.map((e) => {
let n = e.toWellFormed().trim().replace(u, "_").replace(d, "_");
let i = cutBytes(n, 150);
let a = (0, r.hash)("sha256", e).slice(0, 8);
let o = i === e ? i : `${cutBytes(n, 141)}-${a}`;
for (let e = 2; t.has(folded(o)); e += 1) o = `${cutBytes(n, 136)}-${a}-${e}`;
t.add(folded(o));
return `${o}.json`;
});
}
async function writeReports(e, t, n, r) {
let o = a.join(e, l);
await (0, i.mkdir)(o, { recursive: !0 });
let c = reportNames(t.map(({ metric: e }) => e));
for (let [e, { score: i, explanation: l }] of n.entries()) {
if (i === null) continue;
let { metric: n, description: u } = t[e];
let d = {
metric: n,
description: u,
score: i,
explanation: l
};
await (0, s.Y)(a.join(o, c[e]), `${JSON.stringify(d, null, 2)}\n`, r);
}
}
async function writtenReports(e) {
let t = a.join(e, l);
let n = (await (0, i.readdir)(t, { withFileTypes: !0 }).catch((e) => {
if ((0, o.$N)(e) === "ENOENT") return [];
throw e;
})).filter((e) => e.isFile()).map(({ name: e }) => e);
let r = new Map();
for (let e of n.sort()) try {
r.set(e, (0, c.XF)(a.join(t, e), 268435456).toString());
} catch (e) {
if (!(e instanceof c.SX || [
"EACCES",
"ELOOP",
"ENOENT"
].includes((0, o.$N)(e) ?? ""))) throw e;
}
return r;
}
function folded(e) {
return e.normalize("NFC").toLowerCase();
}
function cutBytes(e, t) {
let n = "";
for (let r of e) {
if (Buffer.byteLength(n + r) > t) break;
n += r;
}
return n;
}
}),
41132: ((e, t, n) => {
n.d(t, {
FJ: () => BlindJudgeError,
Q4: () => r,
Q6: () => JudgeError
});
let r = 30;
class JudgeError extends Error {
name = "JudgeError";
usage;
constructor(e, { usage: t = null, ...n } = {}) {
super(e, n);
this.usage = t;
}
}
class BlindJudgeError extends JudgeError {
name = "BlindJudgeError";
}
}),
407: ((e, t, n) => {
n.d(t, { H: () => excluder });
var r = n(82411);
function excluder(e) {
let t = e.flatMap((e) => [e, `*/${e}`]).map(r.$B);
return (e) => {
let n = [...`./${e}`];
return t.some((e) => (0, r.XJ)(e, n));
};
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
54318: ((e, t, n) => {
n.d(t, { g: () => unread });
let r = { async *[Symbol.asyncIterator]() {} };
function unread(e, t = "") {
return {
path: t,
type: "unread",
why: e,
size: 0,
identity: "",
content: r
};
}
}),
23958: ((e, t, n) => {
n.d(t, { p: () => withNetwork });
async function withNetwork(e, { network: t }, n, r) {
await e.setNetwork(n);
let i = await r().catch(async (n) => {
await e.setNetwork(t).catch(() => {});
throw n;
});
await e.setNetwork(t);
return i;
}
}),
37282: ((e, t, n) => {
n.d(t, {
Q: () => keptName,
U: () => collectOutput
});
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(45628);
var s = n(35978);
let c = 1e4;
let l = 2e5;
let u = 65536;
let d = /["<>:|*?\\\p{Cc}]|(?<![^/])(?:H(?=EAD$)|\.(?=hg\/))/giu;
let f = [["a name that cannot be kept", [
"EEXIST",
"ENAMETOOLONG",
"ENOTDIR",
"EISDIR"
]], ["a file that cannot be read", [
"ENOENT",
"EACCES",
"EPERM",
"ELOOP",
"ENXIO",
"EIO"
]]];
let p = {
input_tokens: null,
output_tokens: null,
cost_usd: null,
steps: null,
model: null
};
async function collectOutput(e, t, n, r) {
let a = new Map();
let leave = (e) => a.set(e, (a.get(e) ?? 0) + 1);
let s = null;
let u = 0;
let d = 0;
let f = 0;
for await (let a of e) {
f += 1;
if (f > l) {
leave(`all that comes after ${l} entries`);
break;
}
if (a.type === "directory") {
let e = i.dirname(a.path);
!(0, o.q)(a.path) && (e === "." || (0, o.q)(e)) && leave("a directory that is too deep, or whose name is not a plain one");
} else if (a.type === "unread") leave(a.why ?? "an entry that cannot be read");
else if (a.type === "other") leave("a link, device, socket or pipe");
else if (!(0, o.q)(a.path)) leave("a name that is not a plain relative path");
else if (d >= c) leave(`more than ${c} files`);
else if (u + a.size > n) leave("over max-output-size");
else {
d += 1;
let e = await keep(a, i.join(t, keptName(r.text(a.path))), n - u, r).catch(whyLeft);
if (typeof e == "string") {
leave(e);
continue;
}
u += e.bytes;
e.cut && leave("over max-output-size");
a.path === "usage.json" && (s = parseUsage(e, leave));
}
}
return {
usage: s ?? p,
left: [...a].map(([e, t]) => `${t} × ${e}`)
};
}
async function keep(e, t, n, a) {
await (0, r.mkdir)(i.dirname(t), { recursive: !0 });
let o = await (0, r.open)(t, "wx");
let s = a.stream();
let c = Buffer.alloc(0);
let l = 0;
try {
for await (let t of e.content) {
let e = t.subarray(0, n - l);
l += e.length;
let r = s.push(e);
c.length < u && (c = Buffer.concat([c, e.subarray(0, u - c.length)]));
await o.writeFile(r);
if (e.length < t.length) return {
bytes: l,
cut: !0,
head: c
};
}
return {
bytes: l,
cut: !1,
head: c
};
} catch (e) {
l === 0 && await (0, r.rm)(t);
throw e;
} finally {
await o.writeFile(s.end()).finally(() => o.close());
}
}
function keptName(e) {
return e.replace(d, (e) => `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function whyLeft(e) {
let [t] = f.find(([, t]) => t.includes((0, a.$N)(e) ?? "")) ?? [];
if (t === void 0) throw e;
return t;
}
function parseUsage({ bytes: e, head: t }, n) {
if (e > u) {
n(`usage.json of more than ${u / 1024} KiB, which is not read`);
return null;
}
try {
let { usage: e, wrong: r } = (0, s.k9)(t.toString());
r.length > 0 && n(`usage.json with an invalid ${r.join(", ")}, now unknown`);
return e;
} catch {
n("usage.json that is no JSON object");
return null;
}
}
}),
48584: ((e, t, n) => {
n.r(t);
n.d(t, {
applyModelFault: () => y.A3,
applyRunLimit: () => y.P_,
collectTrial: () => collectTrial,
runStep: () => runStep,
runSteps: () => runSteps,
saveChanges: () => r.saveChanges
});
var r = n(48631);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(59230);
var c = n(13590);
var l = n(84346);
var u = n(407);
var d = n(54318);
var f = n(22495);
var p = n(41132);
var m = n(89842);
async function explainTrial({ context: e, record: t, trajectory: r, signal: i }) {
let { judge: a, options: s } = e;
let { result: c } = t;
if (s.explain !== "judge" || c.status !== "failed" || r === null || a?.ask == null) return;
if (i.aborted) return t.note("not_explained", (0, o.EV)(i).message);
let { explainByJudge: l } = await n.e(7123).then(n.bind(n, 97123));
try {
c.explained = {
...await l(a.ask, r, c.evaluation, e.redactor, i),
judge: a.identity
};
} catch (e) {
let n = e instanceof p.Q6 ? e.usage : null;
c.not_explained = {
judge: a.identity,
...m.yJ,
...n
};
t.note("not_explained", (0, f.h0)(i.aborted ? (0, o.EV)(i).message : (0, o.bD)(e), 500));
}
}
var h = n(37282);
var g = n(10331);
var _ = n(59654);
let v = /a link, device, socket or pipe|usage\.json/;
async function collectTrial(e) {
let { instance: t, directory: n, suffix: r, signal: i } = e;
let s = t.steps === void 0 ? "output" : (0, l.hi)("output", r);
await withinLimit(i, async (t) => {
try {
e.isCollected || await keepOutput(e, a.join(n, s), t);
} finally {
await collectHome(e, a.join(n, "home"), t);
(0, o.fT)(i) || await collectServiceLogs(e);
}
});
await explainTrial(e);
}
async function collect(e, t) {
await withinLimit(e.signal, (n) => keepOutput(e, t, n));
}
async function withinLimit(e, t) {
let n = new AbortController();
let r;
let begin = () => {
(0, o.fT)(e) && (r = setTimeout(() => n.abort(), 2e3));
};
begin();
e.addEventListener("abort", begin);
try {
await t(n.signal);
} finally {
e.removeEventListener("abort", begin);
clearTimeout(r);
}
}
async function keepOutput(e, t, n) {
let { testbed: r, record: i } = e;
let { usage: a, left: o } = await collectFrom(e, entriesOf(r, r.outputDirectory, n), t);
let { model: s, ...c } = Object.values(a).some((e) => e !== null) ? a : e.stated?.usage ?? a;
e.stated = null;
let { agent: l } = i.result;
l.model ??= s;
if (l.usage.source === "meter") {
let e = differences(l.usage, c);
e !== "" && i.note("usage_differs", `usage.json and the meter differ, and the meter's count stands: ${e}`);
} else Object.values(c).some((e) => e !== null) && Object.assign(l.usage, {
source: "agent",
...c
});
let u = i.result.rounds?.at(-1);
u !== void 0 && (u.agent = i.result.agent);
for (let e of o) i.note("output_left_out", e);
l.usage.source !== "meter" && await (0, _.O)(e, t);
}
async function collectHome(e, t, n) {
let { testbed: r } = e;
let { left: i } = await collectFrom(e, entriesOf(r, r.agentHome, n), t);
for (let t of i) v.test(t) || e.record.note("home_left_out", t);
}
async function* entriesOf(e, t, n) {
for await (let r of untilThen(n, e.files(t, n))) yield {
...r,
content: untilThen(n, r.content)
};
n.aborted && (yield (0, d.g)("all that was not copied soon after the interruption"));
}
async function* untilThen(e, t) {
try {
for await (let n of t) {
if (e.aborted) return;
yield n;
}
} catch (t) {
if (!e.aborted) throw t;
}
}
async function collectForVerifier(e) {
let { testbed: t, instance: n, record: r, logs: i, suffix: c, directory: u, signal: d } = e;
let { hooks: f, separate: p } = (0, s.C)(n.evaluation, "reward");
await handTrajectory(e).catch(noteFault);
await run(f.filter(({ service: e }) => e === "main"));
if (p !== null && e.isLast) {
await (0, g.aB)(e);
e.isStopped = !0;
await t.stop();
}
await run(f.filter(({ service: e }) => e !== "main"));
let m = a.join(u, (0, l.hi)("artifacts", c));
await withinLimit(d, (t) => collectArtifacts(e, m, t)).catch(noteFault);
function noteFault(e) {
d.throwIfAborted();
r.note("collect_failed", (0, o.bD)(e));
}
async function run(e) {
for (let n of e) {
let e = n.service === "main" ? t : t.service(n.service);
if (e === null) continue;
let r = {
shell: "agent",
script: n.command,
timeout: n.timeout,
user: n.user
};
await i.run((0, l.hi)("collect.log", c), e, r, d);
}
}
}
async function handTrajectory({ testbed: e, record: t, directory: n }) {
let { trajectory: r } = t.result.agent;
if (r == null) return;
await e.place([["/logs/agent/trajectory.json", { directory: a.join(n, r) }]], !0);
}
async function collectArtifacts(e, t, n) {
let { testbed: r, instance: i, record: o } = e;
let { artifacts: s } = i.environment;
let { left: c } = await collectFrom(e, entries(), t);
for (let e of c) o.note("artifact_left_out", e);
async function* entries() {
for (let { service: e, source: t, target: i, exclude: o } of s) {
let s = (0, u.H)(o);
let c = e === "main" ? r : r.service(e);
if (c === null) continue;
for await (let e of entriesOf(c, a.posix.resolve(r.workdir, t), n)) e.path !== "" && s(e.path) || (yield {
...e,
path: a.posix.join(i, e.path)
});
}
}
}
async function collectServiceLogs({ testbed: e, logs: t }) {
await e.serviceLogs((e, n, r) => t.add(`service-${e}.log`, n, r));
}
async function collectFrom({ context: e }, t, n) {
let r = (0, i.lstatSync)(n, { throwIfNoEntry: !1 }) !== void 0;
r && await (0, c.dM)(n);
let s = e.options["max-output-size"];
let l = await (0, h.U)(t, n, s, e.redactor).catch(async (e) => {
(0, o.$N)(e) === "ENOSPC" && await (0, c.dM)(n);
throw e;
});
r && l.left.push(`an entry in place of the directory ${a.basename(n)} in the results`);
return l;
}
function differences(e, t) {
return [
"input_tokens",
"output_tokens",
"cost_usd"
].filter((n) => {
let [r, i] = [e[n], t[n]];
return r !== null && i !== null && Math.abs(r - i) > .01 * Math.max(r, i);
}).map((n) => `${n} ${t[n]} and ${e[n]}`).join(", ");
}
var y = n(27515);
var b = n(68785);
var x = n(30742);
var S = n(12580);
var C = n(65115);
var w = n(33836);
var T = n(22514);
var E = n(45310);
var D = n(23958);
var O = n(78207);
async function takeTurn(e, t) {
let { record: n, instance: i, context: a, testbed: o, suffix: s } = e;
let c = s === "";
let u = c && a.options["agent-setup"] !== void 0;
await (0, y.F3)(e, (0, l.hi)("exchanges.jsonl", s), async () => {
u && await n.stage("agent-setup", () => (0, O.p)(e));
await n.stage("agent", async () => {
let a = await n.ofHarness(async () => (c ? e.untouched : null) ?? (0, r.beforeAgent)(e, !1));
let run = () => (0, O.J)(e, t);
let { environment: u } = i;
await (u === void 0 ? run() : (0, D.p)(o, u, u.agentNetwork, run));
a !== null && await n.ofHarness(() => (0, r.afterAgent)(e, a, (0, l.hi)("changes.json", s)));
});
});
}
let k = 3e5;
async function debugRound(e, t) {
let { testbed: n, instance: r, record: i, context: c, directory: u, signal: d } = e;
let f = a.join(u, l.u3);
let p = !1;
let m = !1;
let { agent: h, evaluation: g, score: _ } = i.result;
i.result.rounds = [{
agent: h,
evaluation: g,
score: _
}];
let v = (0, y.aj)(e);
if (v !== null) return i.note("no_second_round", v);
try {
await i.stage("prepare", async () => {
await collect(e, a.join(f, "output"));
await restoreCode(e);
i.result.agent = {
...(0, T.j)(c.options),
prompt_digest: (0, x.B)(t)
};
e.trajectory = null;
i.undecide();
p = !0;
let o = a.posix.join(n.workdir, "reports");
let l = [
[n.promptFile, { text: t }],
[n.outputDirectory, "empty directory"],
[o, "empty directory"]
];
let { evaluationDirectory: u } = (0, s.C)(r.evaluation, "test_plan");
u !== null && l.push([a.posix.join(n.workdir, "evaluation"), { directory: u }]);
e.givenReports = await (0, C.Nh)(f);
for (let [t, n] of e.givenReports) l.push([a.posix.join(o, t), { text: n }]);
await n.place(l);
});
e.suffix = "-round-2";
await takeTurn(e, t);
await i.stage("evaluate", () => (0, E.I)(e, ""));
} catch (e) {
m = e instanceof w.z && !d.aborted;
if (p) throw e;
if (d.aborted) {
i.undecide();
throw e;
}
i.note("no_second_round", (0, o.bD)(e));
} finally {
let { agent: e, evaluation: t, score: n } = i.result;
p && i.result.rounds.push({
agent: e,
evaluation: t,
score: m ? 0 : n
});
}
}
async function saveCode(e) {
let t = (0, S.h)(copyOf(e));
try {
await copyCode(e, `rm -rf ${t} && cp -a . ${t} || { rm -rf ${t}; exit 1; }`);
return !0;
} catch (t) {
if (!(t instanceof o.ZD) || t.kind !== "testbed") throw t;
e.record.note("no_second_round", t.message);
return !1;
}
}
async function restoreCode(e) {
let t = (0, S.h)(copyOf(e));
await copyCode(e, `find . -mindepth 1 -maxdepth 1 -exec rm -rf {} + && cp -a ${t}/. . && rm -rf ${t}`);
}
async function copyCode({ testbed: e, logs: t, signal: n }, r) {
let i = {
shell: "sh",
script: r,
timeout: k
};
let { exitCode: a, timedOut: s } = await t.run("rounds.log", e, i, n);
let c = s ? `it takes more than ${k / 6e4} minutes` : `exit code ${a}`;
if (a !== 0) throw new o.ZD("testbed", `the code cannot be copied between the rounds: ${c}; see rounds.log`);
}
function copyOf({ testbed: e }) {
return a.posix.join(a.posix.dirname(e.promptFile), "code");
}
var A = n(50054);
function keptImageName(e, t) {
let n = tagged(e.imageTag ?? `agentbench/${e.id.toLowerCase()}:kept`);
return t === 1 ? n : `${n}-trial-${t}`;
}
function isBaseImage(e, { instances: t }, n) {
let r = wholeName(e);
return t.some(({ image: e }) => {
let t = (0, A.N)(e, n);
return t !== null && wholeName(t.name) === r;
});
}
function sameKept(e, { id: t }, { instances: n }, { trials: r }) {
let i = wholeName(e);
let a = Array.from({ length: r }, (e, t) => t + 1);
return n.filter((e) => e.id !== t).find((e) => a.some((t) => wholeName(keptImageName(e, t)) === i))?.id;
}
function tagged(e) {
return e.lastIndexOf(":") > e.lastIndexOf("/") ? e : `${e}:latest`;
}
function wholeName(e) {
let [t = "", ...n] = tagged(e).split("/");
if (n.length === 0) return `docker.io/library/${t}`;
if (!(/[.:]/.test(t) || t === "localhost")) return `docker.io/${t}/${n.join("/")}`;
let r = t === "index.docker.io" ? "docker.io" : t;
return r === "docker.io" && n.length === 1 ? `docker.io/library/${n[0]}` : `${r}/${n.join("/")}`;
}
async function runStep(e) {
let { record: t, instance: n, context: r } = e;
await takeTurn(e, n.prompt);
r.options["keep-image"] && e.isLast && await keepImage(e);
let i = n.debugPrompt !== null && await saveCode(e);
n.environment !== void 0 && await t.stage("collect", () => collectForVerifier(e));
await t.stage("evaluate", () => (0, E.I)(e, i ? l.u3 : ""));
i && await debugRound(e, n.debugPrompt);
}
async function keepImage({ testbed: e, instance: t, trial: n, record: r, context: i, signal: a }) {
let s = keptImageName(t, n);
try {
if (isBaseImage(s, i.dataset, i.options)) throw Error("instances of this run begin in it");
let n = sameKept(s, t, i.dataset, i.options);
if (n !== void 0) throw Error(`${n} would be kept under the same name; give each row its own image_tag`);
let o = await (0, b.Wh)(e.keepImage(s, (e) => i.redactor.text(e) !== e), a);
r.result.testbed.kept_image = s;
o.length > 0 && r.note("volumes_not_kept", `${s} has no files of the trial in ${o.join(", ")}: these are volumes`);
} catch (e) {
a.throwIfAborted();
r.note("image_not_kept", `${s}: ${(0, o.bD)(e)}`);
}
}
var j = n(67360);
var M = n(73995);
var N = n(43482);
var P = n(76178);
var F = n(27563);
var I = n(11220);
var L = n(62107);
let R = 6e4;
let z = 6e5;
let B = [
"no_reward",
"step_setup",
"healthcheck"
];
async function runSteps(e, { all: t, reward: n }) {
let { record: r, context: i } = e;
let { options: a } = i;
let s = (0, M.CI)(e.instance);
let c = [];
r.result.rounds = [];
for (let [n, i] of t.entries()) {
let a = n === 0 ? null : (0, y.aj)(e);
if (a !== null) {
r.note("steps_left_out", `the steps from ${i.name} on were not run: ${a}`);
throw new o.ZD("max_cost", a);
}
r.step = i.name;
let l = await runOne(e, i, {
part: s[n],
number: n + 1,
isLast: n === t.length - 1
});
if (l.result === null && e.runLimit !== null) {
e.isLast || r.note("steps_left_out", `the steps after ${i.name} were not run: ${e.runLimit}`);
throw new o.ZD("max_cost", e.runLimit);
}
c.push({
name: i.name,
...l
});
let u = (0, P.FN)(l.result?.rewards ?? null, i.least);
u !== null && l.result !== null && !e.isLast && r.note("steps_left_out", `the steps after ${i.name} were not run: ${u} (min_reward)`);
if (l.result === null || u !== null) break;
}
r.step = null;
let l = r.notesOfOne();
let u = {
passKey: a["pass-key"],
passScore: a["pass-score"]
};
let d = (0, P.E8)(c, n, u, ({ evidence: e, notes: t }) => {
r.result.evaluation = e;
l(t);
});
r.decide(d);
}
async function runOne(e, t, { part: n, number: r, isLast: i }) {
let { record: a, context: c, signal: u } = e;
let d = (0, l.Rx)(r);
let f = null;
try {
await a.stage("prepare", async () => {
r > 1 && await endStep(e);
a.result.agent = {
...(0, T.j)(c.options),
prompt_digest: ""
};
Object.assign(e, {
instance: n,
suffix: d,
isLast: i,
isCollected: !1,
trajectory: null
});
await prepareStep(e, t);
});
await runStep(e);
f = (0, s.C)(a.result.evaluation, "reward");
return {
result: f,
why: ""
};
} catch (e) {
u.throwIfAborted();
if (!(e instanceof o.ZD) || !B.includes(e.kind)) throw e;
return {
result: f,
why: e.message
};
} finally {
let { agent: r, evaluation: i, score: o } = a.result;
e.suffix === d && a.result.rounds.push({
step: t.name,
agent: r,
score: f === null ? null : o,
evaluation: recorded(i && (0, s.C)(i, "reward"), e.context.options["pass-key"], n)
});
a.undecide();
}
}
function recorded(e, t, { steps: n }) {
return e && {
...e,
rewards: (0, P._h)(e.rewards, t, n.all.length)
};
}
async function endStep(e) {
let { testbed: t, instance: n, directory: r, signal: i } = e;
await collect(e, a.join(r, (0, l.hi)("output", e.suffix)));
e.isCollected = !0;
let o = (0, s.C)(n.evaluation, "reward").separate === null;
let c = [
"/logs/agent",
"/logs/artifacts",
...o ? ["/logs/verifier"] : []
];
await t.place([[t.outputDirectory, "empty directory"]]);
await rootly(e, `${o ? "rm -rf -- /tests || exit 1" : ""}
for d in ${c.join(" ")}; do
  if [ -L $d ] || [ ! -d $d ]; then rm -rf -- $d && mkdir -p -- $d
  else find $d/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +; fi || exit 1
done
chmod 777 -- ${c.join(" ")} ${(0, S.h)(t.outputDirectory)}`, i);
}
async function prepareStep(e, { name: t, files: n, setup: r, healthcheck: i }) {
let { testbed: c, instance: u, record: d, logs: f, suffix: p, signal: m } = e;
d.result.agent.prompt_digest = (0, x.B)(u.prompt);
let h = n === null ? [] : filesBelow(n, c.workdir);
await c.place([[c.promptFile, { text: u.prompt }], ...h]);
let g = u.environment.agentUser;
g !== null && e.missingUsers.has(g) && await (0, L.K)(e);
if (r) {
let e = {
shell: "sh",
script: `bash ${(0, S.h)(a.posix.join(c.workdir, "setup.sh"))}`,
user: g,
timeout: z,
lasting: !0
};
let { exitCode: n, timedOut: r } = await f.run((0, l.hi)("setup.log", p), c, e, m);
let i = r ? `did not end within ${z / 6e4} minutes` : `ended with exit code ${n}`;
if (n !== 0) throw new o.ZD("step_setup", `steps/${t}/workdir/setup.sh ${i}; see ${(0, l.hi)("setup.log", p)}`);
}
i !== null && await (0, F.L)(c, i, g, m);
if (e.missingUsers.size > 0) {
let t = await (0, L.z)(e);
e.missingUsers = new Set([...e.missingUsers].filter((e) => t.has(e)));
}
let _ = await (0, N.look)(c, u, null, m);
let v = (0, s.C)(u.evaluation, "reward").user;
e.before = {
..._,
lacksUser: v !== null && e.missingUsers.has(v)
};
}
function filesBelow(e, t) {
return (0, j.Y)(e).map((n) => [a.posix.join(t, n), { directory: a.join(e, n) }]);
}
async function rootly({ testbed: e }, t, n) {
let { exit: r } = await (0, I.j)(e, t, R, n);
let i = r.timedOut ? `it takes more than ${R / 1e3} s` : `exit code ${r.exitCode}`;
if (r.exitCode !== 0) throw new w.z(`the testbed cannot be made ready for its next step: ${i}`);
}
})
};
