export const id = 5450;
export const ids = [5450];
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
if ((0, r.statSync)(t).isFile()) return t;
} catch {}
}
return null;
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
for (let a = 0, o = 0; n.length > 0 && (a < 10 || o <= t + 2e3);) {
if (o >= t) {
signalAll(n, "SIGKILL");
a += 1;
}
await (0, i.setTimeout)(25);
n = e();
o = performance.now() - r;
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
75450: ((e, t, n) => {
n.d(t, { evaluateCommand: () => evaluateCommand });
var r = n(51455);
var i = n(48161);
var a = n(76760);
var o = n(45145);
var s = n(34654);
var c = n(68785);
var l = n(48569);
var u = n(12580);
var d = n(22495);
var f = n(67738);
var p = n(56594);
var m = n(73762);
var h = n(96221);
var g = n(16735);
var _ = n(47931);
var v = n(12694);
let y = /\\.|"|(?<![\w.+-])(?:(-?)Infinity|NaN)(?![\w.])/gs;
let b = /\s*:/y;
function parsePythonMaps(e) {
return JSON.parse(withMarkedNames(e), (e, t) => typeof t == "object" && t && !Array.isArray(t) ? new Map(Object.entries(t).map(([e, t]) => [e.slice(1), t])) : t);
}
function withMarkedNames(e) {
let t = [];
let n = 0;
let r = -1;
let replace = (r, i, a) => {
t.push(e.slice(n, r), a);
n = i;
};
for (let { 0: t, 1: n = "", index: i } of e.matchAll(y)) if (t === "\"" && r === -1) r = i;
else if (t === "\"") {
b.lastIndex = i + 1;
b.test(e) && replace(r + 1, r + 1, "=");
r = -1;
} else r === -1 && !t.startsWith("\\") && replace(i, i + t.length, `${n}1e999`);
return t.join("") + e.slice(n);
}
async function evaluateCommand(e, t) {
let n = m.p0.safeParse(t.evaluationTimeout);
if (!n.success) throw new o.yo(`evaluation-timeout: ${n.error.issues[0].message}`);
let i = t.quiet ? () => {} : (e) => (0, v.tj)([e]);
let l;
try {
l = await readMetadata(e);
} catch (e) {
(0, v.cc)((0, o.bD)(e));
return 1;
}
let u = t.command || l.get("success_command");
let f = l.get("task_type") ?? null;
if (isEmpty(u)) throw new o.yo("there is no success command: neither success_command in the metadata nor --command");
if (f === null) throw new o.yo("the metadata has no task_type, which decides how success is read");
let p = shellWords(u);
if (p === null) {
(0, v.cc)("success_command is neither a text, nor a list or an object of texts");
return 1;
}
let h = a.resolve(t.workdir);
i([
`Task type: ${(0, d.h0)(typeof f == "string" ? f : String(jsonOf(f)))}`,
`Working directory: ${h}`,
`Output file: ${t.output}\n`,
`Running command in ${h}:\n${(0, d.OG)(p.length === 1 ? p[0] : String(jsonOf(p)))}\n`
].join("\n"));
let g = (0, c.YF)();
try {
let [e, ...o] = p;
let c = `{"success": ${await withScript(e, (e) => decide({
words: [e, ...o],
taskType: f,
workdir: h,
timeout: n.data,
signal: g.signal
}, i))}}`;
(0, s.O)(a.dirname(a.resolve(t.output)));
await (0, r.writeFile)(t.output, c);
i(`Results written to ${t.output}: ${c}`);
return 0;
} catch (e) {
if (g.signal.aborted) return (0, c.fH)(g.signal.reason);
(0, v.cc)((0, o.bD)(e));
return 1;
} finally {
g.dispose();
}
}
function isEmpty(e) {
if (Array.isArray(e)) return e.length === 0;
return e instanceof Map ? e.size === 0 : !e;
}
function shellWords(e) {
let t = e instanceof Map ? [...e.keys()] : typeof e == "string" ? [e] : e;
let fine = (e) => typeof e == "string" && !e.includes("\0") && e.isWellFormed();
return Array.isArray(t) && t.every(fine) ? t : null;
}
function jsonOf(e) {
return JSON.stringify(e, (e, t) => t instanceof Map ? Object.fromEntries(t) : t);
}
async function withScript(e, t) {
if (!(0, _.p)(e)) return t(e);
let n = await (0, r.mkdtemp)(a.resolve(i.tmpdir(), "agentbench-evaluate-"));
try {
let i = a.join(n, "command.sh");
await (0, r.writeFile)(i, e);
return await t(`. ${(0, u.h)(i)}`);
} finally {
await (0, r.rm)(n, {
recursive: !0,
force: !0
});
}
}
async function decide({ words: e, taskType: t, workdir: n, timeout: r, signal: a }, o) {
let s = new p.Ik();
let c = new l.P(65536);
let u = Object.fromEntries(Object.entries(process.env).filter((e) => e[1] !== void 0));
let m = new h.z(i.tmpdir());
let _ = await (0, g.n)({
argv: [
"/bin/sh",
"-c",
...e
],
cwd: n,
environment: u,
timeout: r,
output(e, t) {
s.push(e, t);
c.push(t);
}
}, m, a);
try {
let e = await _.exit;
o(`Command output:\n${(0, d.OG)(c.text().trimEnd() || "[no output]")}\n`);
e.timedOut && o(`The command did not end within its time limit of ${r / 1e3} s.`);
return !e.timedOut && (0, p.WJ)((0, f.Y)(t), e.exitCode, s.signs());
} catch (e) {
a.aborted && await m.release();
throw e;
} finally {
_.letGo();
}
}
async function readMetadata(e) {
let t;
try {
t = new TextDecoder("utf-8", {
fatal: !0,
ignoreBOM: !0
}).decode(await (0, r.readFile)(e));
} catch (t) {
throw Error((0, o.$N)(t) === "ENOENT" ? `the metadata file ${e} does not exist` : `the metadata file cannot be read: ${(0, o.bD)(t)}`);
}
let n;
try {
n = parsePythonMaps(t);
} catch (t) {
throw Error(`the metadata file ${e} is not valid JSON: ${(0, o.bD)(t)}`);
}
if (!(n instanceof Map)) throw Error(`the metadata file ${e} holds no JSON object`);
return n;
}
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
56594: ((e, t, n) => {
n.d(t, {
B2: () => doubt,
Ik: () => SignScanner,
WJ: () => verdict,
x: () => doubtOfEnd
});
var r = n(67738);
let i = "Setup failed";
let a = "Traceback (most recent call last)";
let o = /\|\|\s*echo\s+(["'])Setup failed\1\s*(?:;\s*)?$/;
let s = /&&\s*echo\s+(["'])Setup successful\1\s*\|\|\s*echo\s+(["'])Setup failed\2\s*(?:;\s*)?$/;
let c = /\bkill\s+-TERM\s+-\$/;
function verdict(e, t, n) {
return e === "exit_code" ? t === 0 : n.success;
}
function doubt(e, t, n) {
if (e === "exit_code" || !t.success) return null;
if (t.traceback && !t.bare) return {
kind: "success_text_in_traceback",
detail: "The success text stands only in the source line that a traceback shows."
};
if (!t.failure) return null;
return {
kind: "success_and_failure",
detail: `"Setup failed" was printed beside "Setup successful".${c.test(n) && o.test(n) ? " The command prints it if it has no server of its own to end: another one had the port, or ps is missing." : ""}`
};
}
function doubtOfEnd(e, { exitCode: t, timedOut: n }) {
if (n) return s.test(e) ? {
kind: "evaluation_killed",
detail: "The success command's shell said passed and did not end, which the command itself never causes."
} : null;
if (t === 0) return null;
let r = /\bp?kill/.test(e) && (t !== 137 || /-(9|(SIG)?KILL)\b/.test(e));
let i = t === null || t > 128 && t <= 192;
if (r || !(i || o.test(e))) return null;
return {
kind: "evaluation_killed",
detail: `The success command's shell ended ${i && t !== null ? `by signal ${t - 128}` : `with exit code ${t}`}, which the command itself never causes.`
};
}
class SignScanner {
#e = {
stdout: new StreamScanner(),
stderr: new StreamScanner()
};
push(e, t) {
this.#e[e].push(t.toString("latin1"));
}
signs() {
let { stdout: e, stderr: t } = this.#e;
return {
success: e.success || t.success || this.#t(r.qO),
bare: e.bare || t.bare || this.#t(r.qO),
failure: e.failure || t.failure || this.#t(i),
traceback: e.traceback || t.traceback || this.#t(a)
};
}
#t(e) {
return (this.#e.stdout.end.slice(1 - e.length) + this.#e.stderr.begin.slice(0, e.length - 1)).includes(e);
}
}
function isQuote(e) {
return e === "'" || e === "\"";
}
let l = Math.max(r.qO.length, 12, 33);
class StreamScanner {
success = !1;
failure = !1;
traceback = !1;
begin = "";
end = "";
#e = !1;
#t = !1;
get bare() {
return this.#e || this.#t;
}
push(e) {
let t = this.end + e;
this.#t = !1;
for (let e = t.indexOf(r.qO); e !== -1; e = t.indexOf(r.qO, e + 1)) {
this.success = !0;
let n = e + r.qO.length;
if (n < this.end.length) continue;
if (isQuote(t[e - 1]) || isQuote(t[n])) continue;
n < t.length ? this.#e = !0 : this.#t = !0;
}
this.failure ||= t.includes(i);
this.traceback ||= t.includes(a);
this.begin.length < l && (this.begin = (this.begin + e).slice(0, l));
this.end = t.slice(-l);
}
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
3907: ((e, t, n) => {
n.d(t, { Z: () => drain });
var r = n(68785);
async function drain(e, t, n, i = async () => {}) {
let a = performance.now();
let o = e.then(() => !0);
o.catch(() => {});
for (;;) {
await i();
let e = performance.now();
if (e - Math.max(a, t()) >= n || e - a >= 1e3) return;
if (await (0, r.Xc)(o, n / 2)) return;
}
}
}),
828: ((e, t, n) => {
n.d(t, {
q: () => openFifos,
v: () => outletOf
});
var r = n(31421);
var i = n(77598);
var a = n(73024);
var o = n(51455);
var s = n(77030);
var c = n(76760);
var l = n(57975);
var u = n(45145);
var d = n(59956);
let f = [];
async function openFifos(e, t) {
let n = c.resolve(e, `.pipe-${(0, i.randomUUID)()}`);
let a = [`${n}-1`, `${n}-2`];
try {
let e = { PATH: [
t,
"/usr/bin",
"/bin"
].filter(Boolean).join(c.delimiter) };
await (0, l.promisify)(r.execFile)("mkfifo", [
"-m",
"600",
...a
], {
cwd: d.x,
env: e
});
return {
stdout: openFifo(a[0]),
stderr: openFifo(a[1])
};
} finally {
for (let e of a) await (0, o.rm)(e, { force: !0 });
}
}
function openFifo(e) {
let t = (0, a.openSync)(e, a.constants.O_RDONLY | a.constants.O_NONBLOCK);
let n = (0, a.openSync)(e, a.constants.O_WRONLY);
return {
writer: n,
letGo: () => (0, a.closeSync)(n),
...outletOf(t)
};
}
function outletOf(e) {
let t = f.pop() ?? Buffer.allocUnsafeSlow(262144);
let n = null;
let r = null;
let i = !1;
let o;
let c;
let l;
return {
read,
empty,
close
};
function read(a) {
if (i) return Promise.resolve();
let o = new s.Socket({
fd: e,
readable: !0,
writable: !1,
onread: {
buffer: t,
callback: handOn
}
});
n = a;
r = o;
o.on("close", () => Promise.resolve(c).finally(giveBack));
return new Promise((e, t) => o.on("error", t).on("close", () => e()));
}
function handOn(e) {
try {
c = n(t.subarray(0, e)) || void 0;
} catch (e) {
fail(e);
return !1;
}
c = c?.catch(fail).then(() => {
c = void 0;
l === void 0 && r.resume();
});
return c === void 0;
}
function fail(e) {
o = e;
r.destroy(e);
}
function empty() {
l ??= readOut().finally(() => {
l = void 0;
isOpen() && r.resume();
});
return l;
}
async function readOut() {
isOpen() && r.pause();
for (let n = 0;;) {
await c;
if (o !== void 0) throw o;
let r = isOpen() && n < 1048576 ? readNow(e, t) : 0;
if (r === 0) return;
n += r;
handOn(r);
}
}
function isOpen() {
return r !== null && !r.destroyed && !i;
}
function close() {
if (i) return;
i = !0;
if (r === null) {
(0, a.closeSync)(e);
giveBack();
} else r.destroy();
}
function giveBack() {
f.length < 64 && f.push(t);
}
}
function readNow(e, t) {
try {
return (0, a.readSync)(e, t);
} catch (e) {
if ((0, u.$N)(e) === "EAGAIN") return 0;
throw e;
}
}
}),
25530: ((e, t, n) => {
n.d(t, {
H: () => startFault,
z: () => isOfMachine
});
var r = n(73024);
var i = n(40724);
var a = n(45145);
var o = n(33836);
function startFault(e, t) {
let n = t === void 0 ? 0 : sizeOf(t);
if (n > l && /argument list too long|E2BIG/i.test((0, a.bD)(e))) return new a.ZD("host", `a command and its environment have ${n} bytes, more than Linux takes`);
let i = t !== void 0 && (0, a.$N)(e) === "ENOENT" && !(0, r.existsSync)(t.cwd) ? `there is no directory ${t.cwd}` : (0, a.bD)(e);
return new o.z(`the command cannot be started: ${i}`);
}
let s = [
"ENOSPC",
"EDQUOT",
"EFBIG",
"EIO",
"EMFILE",
"ENFILE",
"ENOMEM"
];
let c = /No space left on device|Disk quota exceeded|Input\/output error|Too many open files|Cannot allocate memory/;
function isOfMachine(e) {
return s.includes((0, a.$N)(e) ?? "") || c.test((0, a.bD)(e));
}
let l = 131072;
function sizeOf({ argv: e, environment: t }) {
return [...e, ...(0, i.TT)(t)].reduce((e, t) => e + Buffer.byteLength(t) + 1, 0);
}
}),
96221: ((e, t, n) => {
n.d(t, { z: () => PlainLauncher });
var r = n(31421);
var i = n(48161);
var a = n(45145);
var o = n(59956);
var s = n(78421);
var c = n(68785);
var l = n(828);
var u = n(25530);
class PlainLauncher {
#e;
#t;
#n = new Map();
#r = [];
constructor(e, t = null) {
this.#e = e;
this.#t = t;
}
async launch(e, t) {
let { argv: n, cwd: o, environment: s, talks: c } = e;
let { stdout: d, stderr: f } = await (0, l.q)(this.#e, s.PATH).catch((e) => {
let t = `the pipes of a command cannot be made: ${(0, a.bD)(e)}`;
throw (0, u.z)(e) ? new a.ZD("host", t, { cause: e }) : (0, u.H)(e);
});
if (t.aborted) {
discard();
throw t.reason;
}
let p = [
c ? "pipe" : "ignore",
d.writer,
f.writer,
"pipe"
];
let m = reporterFor(s.PATH);
let h = m !== null;
let g = [
"-c",
"[ \"$0\" = sh ] || { echo $$ >\"$0/cgroup.procs\"; } 2>/dev/null; " + (m ?? "exec \"$@\" 3>&-"),
this.#t ?? "sh",
...n
];
let _;
try {
_ = (0, r.spawn)("/bin/sh", g, {
cwd: o,
env: s,
detached: !0,
stdio: [...p]
});
} catch (t) {
discard();
throw (0, u.H)(t, e);
}
d.letGo();
f.letGo();
let v = new Promise((t, n) => {
_.once("error", (t) => n((0, u.H)(t, e)));
_.once("exit", (e, n) => t(e ?? 128 + i.constants.signals[n]));
});
let y = reportOf(_.stdio[3]);
let b = h ? v.then(async (e) => await y.code ?? (e || null)) : v;
b.catch(() => {});
_.once("exit", () => this.#i());
let x = h ? y.session : Promise.resolve(_.pid ?? -1);
_.pid !== void 0 && this.#n.set(_.pid, () => _.exitCode !== null || _.signalCode !== null);
h && this.#r.push(x.then((e) => this.#n.set(e, y.isComplete)));
return {
input: _.stdin,
stdout: d,
stderr: f,
session: x,
exited: b,
nudge: () => _.kill("SIGCONT")
};
function discard() {
for (let e of [d, f]) {
e.letGo();
e.close();
}
}
}
roots() {
return null;
}
async release() {
await (0, c.Xc)(Promise.all(this.#r), 2e3);
return {
left: (await (0, s.Hk)(() => this.#i(), 0)).map(({ pid: e }) => e),
keeperKilled: !1
};
}
#i() {
let e = (0, s.O3)();
let t = new Set(e.map(({ pid: e }) => e));
let n = new Set(e.map(({ session: e }) => e));
for (let [e, r] of this.#n) r() && (t.has(e) || !n.has(e)) && this.#n.delete(e);
return e.filter(({ session: e }) => this.#n.has(e));
}
}
function reporterFor(e) {
if ((0, o.S)("setsid", e) !== null) return "setsid /bin/sh -c 'echo $$ >&3; exec \"$@\" 3>&-' sh \"$@\"; echo $? >&3";
return process.platform === "linux" && (0, o.S)("bash", e) !== null ? "exec bash -pc '\n  echo $$ >&3\n  exec 4>&2 2>/dev/null 5<> <(:)\n  set -m\n  (read -u 5; exec 2>&4 3>&- 4>&- 5>&-; exec \"$@\") &\n  sleep 0.1; set +m\n  trap \"\" HUP INT TERM\n  echo >&5\n  wait $!\n  echo $? >&3' bash \"$@\"" : null;
}
function reportOf(e) {
let t = Promise.withResolvers();
let n = Promise.withResolvers();
let r = "";
e.on("data", (e) => {
r += e.toString();
let [i, a] = lines();
i !== void 0 && t.resolve(i);
a !== void 0 && n.resolve(a);
});
e.on("error", () => {});
e.on("close", () => {
t.resolve(-1);
n.resolve(null);
});
return {
session: t.promise,
code: n.promise,
isComplete: () => lines().length === 2
};
function lines() {
return r.split("\n").slice(0, -1).map(Number);
}
}
}),
93636: ((e, t, n) => {
n.d(t, { _: () => takeRest });
var r = n(3907);
function takeRest(e, t, n) {
return (0, r.Z)(t, n, 50, () => Promise.all(e.map((e) => e.empty())));
}
}),
16735: ((e, t, n) => {
n.d(t, { n: () => start });
var r = n(78421);
var i = n(68785);
var a = n(93636);
let o = 5e3;
async function start(e, t, n) {
let r = await t.launch(e, n);
let { input: i, stdout: a, stderr: o } = r;
let s = readOutput(r, e);
i?.on("error", () => {});
return {
input: i,
exit: follow(r, s, e, n),
finish,
letGo
};
async function finish() {
await s.soFar().catch(() => {});
letGo();
}
function letGo() {
a.close();
o.close();
}
}
async function follow(e, t, n, r) {
let { timeout: a, until: o, lasting: s } = n;
let c = performance.now();
let l = await (0, i.Xc)(e.exited.then((e) => ({ code: e })), a, {
signal: r,
until: o
});
let u = l === null && await endSession(e);
let d = Math.round(performance.now() - c);
s || await t.rest();
let f = l === null && o?.aborted === !0;
return {
exitCode: l?.code ?? null,
timedOut: l === null && !f,
stopped: f,
duration: d,
survived: u
};
}
async function endSession({ session: e, exited: t, nudge: n }) {
n();
let a = await (0, i.Xc)(e, o) ?? -1;
let find = () => (0, r.O3)().filter((e) => e.session === a);
let s = await (0, r.Hk)(find, o);
n();
await (0, i.Xc)(t, o);
return s.length > 0;
}
function readOutput({ stdout: e, stderr: t }, n) {
let r = [e, t];
let i = 0;
let o = !1;
let take = (e) => (t) => {
if (o) return;
i = performance.now();
return n.output(e, t);
};
let s = Promise.all([e.read(take("stdout")), t.read(take("stderr"))]);
s.catch(() => {});
return {
async rest() {
await (0, a._)(r, s, () => i);
o = !0;
},
soFar: () => Promise.all(r.map((e) => e.empty()))
};
}
}),
47931: ((e, t, n) => {
n.d(t, {
_: () => fitting,
p: () => isTooLong
});
var r = n(77598);
var i = n(76760);
var a = n(12580);
function isTooLong(e) {
return Buffer.byteLength(e) > 65536;
}
async function fitting(e, t) {
if (!isTooLong(e)) return e;
let n = i.posix.join(i.posix.dirname(t.promptFile), `command-${(0, r.randomUUID)()}.sh`);
await t.place([[n, { text: e }]]);
let o = (0, r.hash)("sha256", asSubstituted(e));
return `set -- "$(cat ${(0, a.h)(n)})" ${o}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(e) {
let t = e.length;
for (; e[t - 1] === "\n";) --t;
return e.slice(0, t);
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
