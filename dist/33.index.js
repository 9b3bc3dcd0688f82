export const id = 33;
export const ids = [33];
export const modules = {
63160: ((e, t, n) => {
n.d(t, {
S6: () => parsePythonJson,
aC: () => valuesIn,
g5: () => readBoundedJson,
nh: () => parseBounded
});
var r = n(45503);
let i = 4e6;
function parseBounded(e, t = i) {
if (e.length > t && valuesIn(e, t) > t) throw new r.SX(`it has more than ${t} values`);
return JSON.parse(e);
}
function parsePythonJson(e, t = i) {
try {
return parseBounded(e, t);
} catch (n) {
if (!(n instanceof SyntaxError)) throw n;
let r = withoutNonFinite(e, t);
if (r === e) throw n;
return JSON.parse(r);
}
}
function withoutNonFinite(e, t) {
let n = [];
let i = 0;
let c = !1;
for (let l = 0; l < e.length; l++) {
let u = e.charCodeAt(l);
if (u === o) c = !c;
else if (c && u === s) l += 1;
else if (!c && (u === d || u === f || u === p)) {
let o = a.find((t) => e.startsWith(t, l));
if (o === void 0) continue;
if (n.push(e.slice(i, l)) > t) throw new r.SX(`it has more than ${t} values`);
i = l + o.length;
l = i - 1;
}
}
n.push(e.slice(i));
return n.join("null");
}
let a = [
"NaN",
"Infinity",
"-Infinity"
];
function readBoundedJson(e, t) {
return parseBounded((0, r.XF)(e, t).toString());
}
function valuesIn(e, t = i) {
let n = 0;
let r = !1;
for (let i = 0; i < e.length && n <= t; i++) {
let t = e.charCodeAt(i);
t === o ? r = !r : r && t === s ? i += 1 : r || t !== c && t !== l && t !== u || (n += 1);
}
return n;
}
let codeOf = (e) => e.charCodeAt(0);
let [o, s, c, l, u] = [
codeOf("\""),
codeOf("\\"),
codeOf("{"),
codeOf("["),
codeOf(",")
];
let [d, f, p] = [
codeOf("-"),
codeOf("I"),
codeOf("N")
];
}),
59956: ((e, t, n) => {
n.d(t, {
S: () => findTool,
x: () => a
});
var r = n(73024);
var i = n(76760);
let a = "/";
function findTool(e, t) {
for (let n of (t ?? "/usr/local/bin:/usr/bin:/bin").split(i.delimiter)) {
if (!i.isAbsolute(n)) continue;
let t = i.join(n, e);
try {
(0, r.accessSync)(t, r.constants.X_OK);
return t;
} catch {}
}
return null;
}
}),
18253: ((e, t, n) => {
n.d(t, {
BD: () => formatCost,
Bk: () => r,
C6: () => pText,
FG: () => formatE,
GO: () => differentPercents,
KN: () => percent,
LT: () => dollarDigits,
MA: () => formatP,
U9: () => count,
WR: () => points,
a3: () => formatDuration,
cf: () => rateText,
lb: () => partialCost,
mr: () => countGrouped,
nV: () => formatAge,
oI: () => endsOf,
vP: () => figure,
wd: () => sizeInPoints,
z3: () => formatBytes,
zD: () => grouped
});
function formatDuration(e) {
if (e < 1e3) return `${Math.round(e)} ms`;
let t = e / 1e3;
if (t < 59.95) return `${t.toFixed(1)} s`;
let n = Math.floor(Math.round(t) / 60);
if (n < 60) return `${n} min ${String(Math.round(t) % 60).padStart(2, "0")} s`;
return `${Math.floor(n / 60)} h ${String(n % 60).padStart(2, "0")} min`;
}
function formatAge(e, t = Date.now()) {
let n = Math.max(0, t - Date.parse(e)) / 36e5;
if (n < 1) return `${Math.round(n * 60)} min ago`;
return n < 48 ? `${Math.round(n)} h ago` : `${Math.round(n / 24)} days ago`;
}
function formatCost(e) {
return e === null ? "–" : `$${dollarDigits(e)}`;
}
function dollarDigits(e) {
return e !== 0 && e < .1 ? e.toPrecision(2) : e.toFixed(2);
}
function percent(e, t = 1) {
if (e === null) return "–";
for (let n = t;; n++) {
let t = (e * 100).toFixed(n);
if (Number(t) === 0 == (e === 0) && Number(t) === 100 == (e === 1) || n >= 6) return `${Number(t)}%`;
}
}
function differentPercents(e, t) {
for (let n = 1;; n++) {
let r = [percent(e, n), percent(t, n)];
if (r[0] !== r[1] || n === 16) return r;
}
}
function points(e) {
let t = Math.abs(e * 100).toFixed(1);
return (Number(t) === 0 ? "" : e > 0 ? "+" : "−") + t;
}
function sizeInPoints(e) {
return points(Math.abs(e)).replace("+", "");
}
let r = .05;
let i = 1e-300;
function formatP(e) {
if (e < i) return `< ${i}`;
return e < .001 ? e.toExponential(1) : onItsSide(e, r, (t) => e.toFixed(t));
}
function pText(e) {
return `p ${e < i ? "" : "= "}${formatP(e)}`;
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
function grouped(e, t = 0) {
let [n = "", r] = String(Number(e.toFixed(t))).split(".");
let i = n.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
return r === void 0 ? i : `${i}.${r}`;
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
return `${dollarDigits(e)} USD${t === n ? "" : ` (${t} of ${n})`}`;
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
}),
23897: ((e, t, n) => {
n.d(t, { R: () => homeDirectory });
var r = n(48161);
function homeDirectory(e) {
if (e.HOME) return e.HOME;
try {
return r.userInfo().homedir;
} catch {
return "/";
}
}
}),
76185: ((e, t, n) => {
n.d(t, {
B7: () => claim,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var r = n(73024);
var i = n(76760);
var a = n(70930);
var o = n(88350);
let s = ".owner";
function claim(e) {
(0, r.symlinkSync)(JSON.stringify((0, o.GS)()), e + s);
}
function giveUp(e) {
try {
(0, r.rmSync)(e + s, { force: !0 });
} catch {}
}
function claimsIn(e) {
return (0, a.wX)(e).filter((e) => e.endsWith(s)).flatMap((t) => {
let n = i.join(e, t.slice(0, -6));
let r = ownerOf(n);
return r === null ? [] : [{
file: n,
owner: r
}];
});
}
function deadClaimsIn(e) {
return claimsIn(e).filter(({ owner: e }) => (0, o.XU)(e)).map(({ file: e }) => e);
}
function ownerOf(e) {
try {
return o.$K.parse(JSON.parse((0, r.readlinkSync)(e + s)));
} catch {
return null;
}
}
}),
88350: ((e, t, n) => {
n.d(t, {
$K: () => c,
GS: () => thisOwner,
XU: () => isDead
});
var r = n(73024);
var i = n(48161);
var a = n(94343);
var o = n(45145);
var s = n(78421);
let c = a.Ikc({
host: a.YjP(),
boot: a.mee(a.YjP()),
namespace: a.mee(a.YjP()),
pid: a.Whr(),
started: a.mee(a.YjP())
});
function thisOwner() {
return {
host: i.hostname(),
boot: (0, s.J3)("/proc/sys/kernel/random/boot_id")?.trim() ?? null,
namespace: orNull(() => (0, r.readlinkSync)("/proc/self/ns/pid")),
pid: process.pid,
started: stateOf(process.pid)?.started ?? null
};
}
function isDead(e) {
let t = thisOwner();
if (e.host !== t.host) return !1;
if (e.boot !== t.boot) return !0;
if (e.namespace !== t.namespace) return !1;
try {
process.kill(e.pid, 0);
} catch (e) {
if ((0, o.$N)(e) === "ESRCH") return !0;
}
let n = stateOf(e.pid);
return n !== null && (n.zombie || e.started !== null && e.started !== n.started);
}
function stateOf(e) {
let t = (0, s.J3)(`/proc/${e}/stat`);
if (t === null) return null;
let n = t.slice(t.lastIndexOf(")") + 2).split(" ");
return {
zombie: n[0] === "Z",
started: n[19]
};
}
function orNull(e) {
try {
return e();
} catch {
return null;
}
}
}),
34654: ((e, t, n) => {
n.d(t, { O: () => makeDirectory });
var r = n(73024);
var i = n(76760);
var a = n(45145);
function makeDirectory(e, t) {
let isThere = () => (0, r.existsSync)(`${e}/`);
if (isThere()) return;
let n = i.dirname(e);
try {
(0, r.mkdirSync)(e, t);
} catch (i) {
if (isThere()) return;
if ((0, a.$N)(i) !== "ENOENT" || (0, r.existsSync)(n)) throw i;
makeDirectory(n, t);
makeDirectory(e, t);
}
}
}),
70930: ((e, t, n) => {
n.d(t, {
LZ: () => statsOf,
XM: () => pathOf,
s9: () => entriesIn,
wX: () => namesIn
});
var r = n(73024);
function namesIn(e) {
try {
return (0, r.readdirSync)(e);
} catch {
return [];
}
}
function entriesIn(e) {
try {
return (0, r.readdirSync)(e, { withFileTypes: !0 });
} catch {
return [];
}
}
function statsOf(e) {
try {
return (0, r.lstatSync)(e, { throwIfNoEntry: !1 });
} catch {
return;
}
}
function pathOf(e, t) {
return Buffer.concat([
Buffer.from(e),
Buffer.from("/"),
t
]);
}
}),
10076: ((e, t, n) => {
n.d(t, {
FZ: () => maskedLines,
G_: () => ownSecrets,
hK: () => holdsSecret
});
var r = n(40724);
function ownSecrets(e) {
let t = Object.entries(e).flatMap(([e, t]) => (0, r.rG)(e) ? [t?.trim()] : []);
return [...new Set(t.filter((e) => e !== void 0 && e.length >= 6))];
}
function holdsSecret(e, t) {
return t.some((t) => e.trim() === t || t.length >= 16 && e.includes(t));
}
function maskedLines(e) {
return e.split(/\r?\n|\r/).filter((e) => e.trim().length >= 6);
}
}),
78421: ((e, t, n) => {
n.d(t, {
Eh: () => fastText,
Hk: () => endProcesses,
I8: () => hasNoChild,
J3: () => kernelText,
O3: () => listProcesses,
U_: () => processesWith,
Z9: () => wordsOf,
vK: () => endTrees
});
var r = n(73024);
var i = n(58500);
function listProcesses() {
return pids().flatMap((e) => processOf(e) ?? []);
}
function processesWith(e) {
return pids().filter((t) => {
let n = fastText(`/proc/${t}/environ`) ?? "";
return typeof e == "string" ? n.includes(e) : e.test(n);
}).flatMap((e) => processOf(e) ?? []);
}
function hasNoChild(e) {
return fastText(`/proc/${e}/task/${e}/children`) === "";
}
function wordsOf({ pid: e }) {
return (kernelText(`/proc/${e}/cmdline`) ?? "").split("\0");
}
async function endTrees(e, t) {
let n = new Set();
let identityOf = ({ pid: e, started: t }) => `${e} ${t}`;
return endProcesses(() => {
let t = listProcesses();
for (let r of e(t)) n.add(identityOf(r));
let r = t.filter((e) => n.has(identityOf(e)));
for (let { pid: e } of r) for (let i of t) {
if (i.parent !== e || n.has(identityOf(i))) continue;
n.add(identityOf(i));
r.push(i);
}
return r;
}, t);
}
async function endProcesses(e, t) {
let n = e();
let r = performance.now();
t > 0 && signalAll(n, "SIGTERM");
for (let a = 0; n.length > 0 && a <= t + 2e3; a = performance.now() - r) {
a >= t && signalAll(n, "SIGKILL");
await (0, i.setTimeout)(25);
n = e();
}
return n;
}
function signalAll(e, t) {
for (let { pid: n } of e) try {
process.kill(n, t);
} catch {}
}
function pids() {
try {
return (0, r.readdirSync)("/proc").filter((e) => /^\d+$/.test(e));
} catch {
return [];
}
}
function processOf(e) {
let t = fastText(`/proc/${e}/stat`);
if (t === null) return null;
let n = t.lastIndexOf(")");
let r = t.slice(n + 2).split(" ");
if (r[0] === "Z" || r[0] === "X") return null;
return {
pid: Number(e),
parent: Number(r[1]),
session: Number(r[3]),
started: r[19],
name: t.slice(t.indexOf("(") + 1, n)
};
}
function fastText(e) {
try {
return (0, r.readFileSync)(e, "utf8");
} catch {
return null;
}
}
function kernelText(e) {
try {
return (0, r.readFileSync)(e, "latin1");
} catch {
return null;
}
}
}),
45503: ((e, t, n) => {
n.d(t, {
Gu: () => readTextFile,
SX: () => NotReadable,
XF: () => readRegularFile
});
var r = n(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(e, t, { follow: n = !1, space: i } = {}) {
let a = r.constants.O_RDONLY | r.constants.O_NONBLOCK | (n ? 0 : r.constants.O_NOFOLLOW);
let o = (0, r.openSync)(e, a);
try {
let e = (0, r.fstatSync)(o);
if (!e.isFile()) throw new NotReadable("it is not a regular file");
if (e.size > t) throw new NotReadable(`it has ${e.size} bytes; the limit is ${t}`);
let n = i !== void 0 && e.size <= i.length ? i.subarray(0, e.size) : Buffer.allocUnsafe(e.size);
let a = 0;
for (let e = -1; a < n.length && e !== 0; a += e) e = (0, r.readSync)(o, n, a, n.length - a, null);
return n.subarray(0, a);
} finally {
(0, r.closeSync)(o);
}
}
function readTextFile(e, t, { follow: n = !1 } = {}) {
return new TextDecoder().decode(readRegularFile(e, t, { follow: n }));
}
}),
71744: ((e, t, n) => {
n.d(t, {
Cd: () => o,
M1: () => h,
Ps: () => d,
h3: () => isKnownKey,
q8: () => _,
rc: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
let o = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let s = [
"run.json",
"experiment.json",
"trace.json",
"report.html"
];
let c = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let l = /^[0-9a-f]{7,64}$/i;
let u = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
let d = "holds a NUL character (\\u0000)";
let f = r.YjP().check(i.m9(1, "is empty"), r.YPB((e) => !e.includes("\0"), d));
let p = r.cl6;
let m = r.g1P(r.YjP(), p(r.aig().check(i.UI(), i.Zm(1e6))));
let h = r._H3({
instance_id: (0, a.W)(r.YjP().check(i.Fk(o, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, a.W)(f, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, a.W)(f, "The prompt"),
success_command: (0, a.W)(f, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, a.W)(p(r.YjP().check(i.Fk(u, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, a.W)(p(r.YjP().check(i.Fk(u, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, a.W)(p(r.YjP().check(i.Fk(c, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, a.W)(p(r.YjP().check(i.Fk(l, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, a.W)(p(r.YjP().check(i.Fk(l, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, a.W)(p(r.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: p(m),
human_actions_upper_bound: p(m)
}).check(r.YPB((e) => !s.includes(e.instance_id), {
path: ["instance_id"],
error: "is the name of a file among the results; use another name"
}), r.YPB((e) => e.instance_id !== "all", {
path: ["instance_id"],
error: "is reserved: it selects every instance; use another name"
}));
let g = [
"language",
"license_spdx",
"build_commands",
"notes",
"description",
"ecosystem",
"repo",
"issue_number",
"issue_url",
"comment_id",
"snippet"
];
let _ = Object.keys(h.shape);
function isKnownKey(e) {
return _.includes(e) || g.includes(e);
}
let v = r.rej({
name: (0, a.W)(r.lqM(r.YjP().check(i.Fk(o, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, a.W)(r.lqM(r.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
});
}),
67738: ((e, t, n) => {
n.d(t, {
QF: () => r,
Y: () => ruleOf,
qO: () => i
});
let r = "dependency_resolution";
let i = "Setup successful";
function ruleOf(e) {
return e === r ? "exit_code" : "success_text";
}
}),
86324: ((e, t, n) => {
n.d(t, { g: () => thisMachine });
var r = n(31421);
var i = n(78474);
var a = n(48161);
var o = n(76760);
var s = n(40724);
var c = n(45145);
var l = n(59956);
var u = n(23897);
var d = n(10076);
let f = 2 ** 31 - 1;
let p = 131071;
function thisMachine(e) {
let t = e.XDG_CACHE_HOME || o.join((0, u.R)(e), ".cache");
return {
environment: e,
cacheDirectory: o.resolve(t, "agentbench"),
temporaryDirectory: o.resolve(e.RUNNER_TEMP || a.tmpdir()),
runTool: toolRunner(e)
};
}
function toolRunner(e) {
let t = {
...environmentOfTools(e),
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
return async (r, i, a = {}) => {
let { cwd: o, timeout: s, onOutput: u, environment: d = t } = a;
let f = (0, l.S)(r, e.PATH);
if (f === null) throw new c.yo(`${r} is not installed, or not on PATH`);
if (i.some((e) => e.includes("\0") || Buffer.byteLength(e) > p)) throw Error(`${r} cannot be started: an argument has a NUL character, or over ${p} bytes`);
if (s !== void 0 || u !== void 0) return watched(f, i, d, a);
let { getExecOutput: m } = await n.e(1260).then(n.bind(n, 81260));
return m(`"${f}"`, i, {
silent: !0,
ignoreReturnCode: !0,
env: d,
...o === void 0 ? {} : { cwd: o }
});
};
}
async function watched(e, t, n, { cwd: a, timeout: o, signal: s, onOutput: c = () => {} }) {
let l = (0, r.spawn)(e, t, {
env: n,
cwd: a,
detached: !0,
stdio: [
"ignore",
"pipe",
"pipe"
]
});
let u = (0, i.once)(l, "close");
let end = () => {
try {
process.kill(-l.pid, "SIGTERM");
} catch {}
};
let d = !1;
let p = setTimeout(() => {
d = !0;
end();
}, o ?? f);
s?.addEventListener("abort", end, { once: !0 });
s?.aborted && end();
for (let e of [l.stdout, l.stderr]) e.setEncoding("utf8").on("data", c);
try {
let [e] = await u;
return {
exitCode: e ?? 1,
stdout: "",
stderr: "",
timedOut: d
};
} finally {
clearTimeout(p);
s?.removeEventListener("abort", end);
}
}
function environmentOfTools(e) {
let t = (0, d.G_)(e);
return Object.fromEntries(Object.entries(e).filter((e) => {
let [n, r] = e;
if (r === void 0 || (0, s._c)(n)) return !1;
return (0, s.HB)(n) || !(0, d.hK)(r, t);
}));
}
}),
90162: ((e, t, n) => {
n.d(t, {
Ac: () => parseOptions,
Up: () => noSuchOption,
VW: () => plainEnds,
r4: () => parseText,
te: () => optionFaults
});
var r = n(45145);
var i = n(3350);
var a = n(69917);
function parseOptions(e) {
let t = a.ci.safeParse(givenOf(e));
if (t.success) return t.data;
throw new r.yo(faultsOf(t.error, e).map(({ message: e }) => e).join("\n"));
}
function parseText(e, t, n) {
let i = t.safeParse(n);
if (i.success) return i.data;
throw new r.yo(`${e}: ${i.error.issues[0].message}`);
}
function optionFaults(e) {
let t = a.ci.safeParse(givenOf(e));
return t.success ? [] : faultsOf(t.error, e);
}
function givenOf(e) {
return Object.fromEntries(Object.entries(e).flatMap(([e, t = ""]) => t.trim() === "" ? [] : [[e, plainEnds(t)]]));
}
function plainEnds(e) {
return e.replaceAll(/\r(?=\n|$)/g, "");
}
function faultsOf({ issues: e }, t) {
return e.flatMap((e) => {
if (e.code === "unrecognized_keys") return e.keys.map((e) => ({
name: e,
message: `${e}: ${noSuchOption(e, a.W6)}`
}));
let n = String(e.path[0]);
return [{
name: n,
message: `${n}: ${explain(e, n, t[n])}`
}];
});
}
function noSuchOption(e, t) {
let n = (0, i.cR)(e, t);
return `there is no such option; ${n === null ? "agentbench run --help lists all" : `did you mean ${n}?`}`;
}
function explain({ message: e }, t, n) {
let r = (0, a.cU)(t);
return r === null ? e : `"${n}" is not one of ${r.join(", ")}; did you mean ${(0, i.Nf)(n, r)}?`;
}
}),
93588: ((e, t, n) => {
n.d(t, { F: () => secretsOf });
function secretsOf(e, t) {
return [...[
...e["agent-env"],
...e["task-env"],
...e["model-keys"]
].map(({ name: e, value: n }) => n ?? t[e]), e["judge-api-key"]].filter((e) => e !== void 0);
}
}),
84346: ((e, t, n) => {
n.d(t, {
$e: () => trajectoryFileOf,
BU: () => partOf,
HW: () => partsAmong,
Rx: () => suffixOfStep,
hN: () => i,
hi: () => ofPart,
oC: () => a,
pZ: () => r,
u3: () => o
});
let r = 20;
let i = /^agent(-(round|step)-\d+)?\.log$/;
let a = /^evaluation(-step-\d+)?\.log$/;
let o = "round-1";
function suffixOfStep(e) {
return e === 1 ? "" : `-step-${e}`;
}
function ofPart(e, t) {
return e.replace(/(\.[a-z]+)?$/, (e) => `${t}${e}`);
}
function trajectoryFileOf(e) {
return e.replace(/^exchanges/, "trajectory").replace(/jsonl$/, "json");
}
function partOf(e) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(e)?.[1] ?? 1);
}
function partsAmong(e, t) {
return e.filter((e) => e.startsWith(t) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(e.slice(t.length))).sort((e, t) => partOf(e) - partOf(t)).slice(0, 20);
}
})
};
