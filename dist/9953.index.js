export const id = 9953;
export const ids = [9953, 7705];
export const modules = {
42030: ((e, t, n) => {
n.d(t, { v: () => timestamp });
function timestamp() {
return new Date(performance.timeOrigin + performance.now()).toISOString();
}
}),
76185: ((e, t, n) => {
n.d(t, {
B7: () => claim,
Fp: () => unfinishedIn,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(34654);
var c = n(70930);
var l = n(13590);
var u = n(88350);
let d = ".owner";
function claim(e) {
(0, i.symlinkSync)(JSON.stringify((0, u.GS)()), e + d);
}
function giveUp(e) {
try {
(0, i.rmSync)(e + d);
} catch {}
}
async function unfinishedIn(e, t, n) {
let i = a.join(e, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, s.O)(e);
claim(i);
} catch (e) {
throw t((0, o.bD)(e));
}
try {
return await n(i);
} finally {
await (0, l.dM)(i);
giveUp(i);
}
}
function claimsIn(e) {
return (0, c.wX)(e).filter((e) => e.endsWith(d)).flatMap((t) => {
let n = a.join(e, t.slice(0, -6));
let r = ownerOf(n);
return r === null ? [] : [{
file: n,
owner: r
}];
});
}
function deadClaimsIn(e) {
return claimsIn(e).filter(({ owner: e }) => (0, u.XU)(e)).map(({ file: e }) => e);
}
function ownerOf(e) {
try {
return (0, u.K)((0, i.readlinkSync)(e + d));
} catch {
return null;
}
}
}),
6768: ((e, t, n) => {
n.d(t, {
_: () => detachMounts,
q: () => mountsOn
});
var r = n(31421);
var i = n(51455);
var a = n(76760);
var o = n(57975);
var s = n(59956);
var c = n(78421);
async function mountsOn(e) {
let t = await placeOf(e);
return mountPoints().filter((e) => e === t).length;
}
async function detachMounts(e, t = 0) {
let n = await placeOf(e);
let r = pointsBelow(n, t);
for (let e = 0; r.length > 0 && e < 100; e += 1) {
for (let e of r) await tool("mount", ["--make-rprivate", e]);
for (let e of r.toReversed()) await tool("umount", ["--lazy", e]);
let e = r.length;
r = pointsBelow(n, t);
if (r.length === e) break;
}
if (r.length > 0) throw Error(`${r.join(", ")}: mounted there, and cannot be unmounted`);
}
function pointsBelow(e, t) {
let n = mountPoints();
let r = n.filter((t) => t === e).length > t ? [e] : [];
let i = n.filter((t) => t.startsWith(`${e}/`));
return [...r, ...new Set(i.sort((e, t) => e.split("/").length - t.split("/").length))];
}
function mountPoints() {
return ((0, c.Eh)("/proc/self/mountinfo") ?? "").split("\n").flatMap((e) => {
let t = e.split(" ")[4];
return t === void 0 ? [] : [unescaped(t)];
});
}
function unescaped(e) {
return e.replace(/\\([0-7]{3})/g, (e, t) => String.fromCharCode(Number.parseInt(t, 8)));
}
async function placeOf(e) {
let t = await (0, i.realpath)(a.dirname(e)).catch(() => a.dirname(e));
return a.join(t, a.basename(e));
}
async function tool(e, t) {
await (0, o.promisify)(r.execFile)(e, t, { cwd: s.x }).catch(() => {});
}
}),
17197: ((e, t, n) => {
n.d(t, { Y: () => writeRedacted });
var r = n(73024);
var i = n(51455);
async function writeRedacted(e, t, n) {
let a = (0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0;
a && await (0, i.rm)(e, {
force: !0,
recursive: !0
});
let o = n.text(t);
(0, r.writeFileSync)(e, o, { flag: "wx" });
return {
written: o,
removed: a
};
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
69439: ((e, t, n) => {
n.d(t, { f: () => lastLine });
function lastLine(e) {
return e.trimEnd().split(/[\r\n]+/).at(-1);
}
}),
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
}
}),
59254: ((e, t, n) => {
n.d(t, {
c$: () => tellingLine,
tW: () => sameLine,
zP: () => a
});
var r = n(63144);
var i = n(22495);
let a = 300;
let o = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let s = [
/^setup (failed|successful)[.!]?$/i,
/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
/^File ".*", line \d+/,
/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
/^at .*\(.*\)$/,
/^(Traceback|The above exception|During handling of)\b/,
/^make(\[\d+\])?: /,
/^npm (notice|warn)\b/i,
/^Node\.js v\d/,
/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
/^!{2,} (Interrupted: \d+ errors? during collection|stopping after \d+ failures?) !{2,}$/,
/^ERROR \S+\.py$/,
/^\d+ (failed|passed|skipped|errors?)\b.* in \d+\.\d+s\b/,
/^FAILED \((failures|errors)=\d+/,
/^FAIL( \S+ (\d+\.\d+s|\[[a-z ]+\]))?$/,
/^(Test (Suites|Files)|Tests):? \d+ /,
/^\S+: FAIL code \d+ \(|^evaluation failed :\(/,
/^(test result: FAILED|error: test failed, to rerun)\b/,
/^\[ERROR\] (-> \[Help|\[Help|To see the full|Re-run Maven|For more information)/,
/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
];
let c = /^npm (?:err!|error)(?: |$)/i;
let l = [
/^(a complete log|for a full report|code \w+$|errno |clean install a project$)/i,
/^(command failed|lifecycle script .* failed with error:|test failed\. see above for more details\.)$/i,
/-debug(-\d+)?\.log$|-report\.txt\b/,
/^(while resolving|found|conflicting peer dependency): |^could not resolve dependency:$|^node_modules\//i,
/^((peer|peerOptional|dev|optional|bundled) )?\S+@".*" from |^\d+ more \(/
];
let u = /^usage:/i;
let d = /^run "npm help/i;
let f = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|can only|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let p = /\bFAIL\b/;
let m = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(e, { faultsOnly: t = !1 } = {}) {
let n = [];
let r = !1;
for (let t of e.replace(/^[^{\n][^"\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let e = recordIn(t);
let a = (0, i.h0)(e === null ? t : faultIn(e), 300).replace(o, "");
let f = a.replace(c, "");
let p = f !== a;
r = p && (r || d.test(f)) && !u.test(f);
let m = p ? [u, ...l] : s;
!r && /\p{L}{2}/u.test(f) && !m.some((e) => e.test(f)) && n.push(a);
if (n.length === 20) break;
}
return n.find((e) => namesFault(e.replace(c, ""))) ?? (t ? null : n[0] ?? null);
}
function namesFault(e) {
return (f.test(e) || p.test(e)) && !m.test(e);
}
function recordIn(e) {
if (!/^\s*\{.*\}\s*$/.test(e) || e.length > 65536) return null;
let t = (0, r.Xy)((0, r.U4)(e));
return typeof t?.type == "string" ? t : null;
}
function faultIn({ type: e, is_error: t, result: n, error: r, data: i }) {
if (t === !0 && typeof n == "string") return n;
return messageIn(r ?? (/error$/i.test(String(e)) ? i : null), 6);
}
function messageIn(e, t) {
if (typeof e == "string") {
let n = t > 0 ? (0, r.U4)(e) : null;
return typeof n == "object" && n ? messageIn(n, t - 1) : e;
}
if (typeof e != "object" || !e || t === 0) return "";
let { message: n, error: i, data: a, name: o } = e;
return messageIn(n ?? i ?? a ?? o, t - 1);
}
function sameLine(e) {
return e.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
13590: ((e, t, n) => {
n.d(t, {
HO: () => openToAll,
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory,
kb: () => removeTreeAt
});
var r = n(4573);
var i = n(31421);
var a = n(77598);
var o = n(51455);
var s = n(76760);
var c = n(57975);
var l = n(45145);
var u = n(59956);
var d = n(6768);
var f = n(70930);
async function removeTree(e) {
await (0, d._)(e);
await removeUnmounted(e);
}
async function removeTreeAt(e) {
await removeTree(await textPathOf(e));
}
async function removeUnmounted(e) {
try {
await (0, o.rm)(e, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (t) {
["EACCES", "ENOTEMPTY"].includes((0, l.$N)(t) ?? "") && await makeWritable(e);
await (0, c.promisify)(i.execFile)("rm", [
"-rf",
"--",
s.resolve(e)
], { cwd: u.x }).catch((e) => {
throw Error(String(e.stderr ?? "").split("\n")[0] || (0, l.bD)(t), { cause: t });
});
}
}
async function emptyDirectory(e, t = [], n = removeUnmounted) {
let r = [];
for (let i of await (0, o.readdir)(e, { encoding: "buffer" })) {
if (t.some((e) => i.equals(Buffer.from(e)))) continue;
await textPathOf((0, f.XM)(e, i)).then(n).catch((e) => r.push(e));
}
if (r.length > 0) throw r[0];
}
async function textPathOf(e) {
if ((0, r.isUtf8)(e)) return e.toString();
let t = e;
for (; !(0, r.isUtf8)(t);) t = t.subarray(0, t.lastIndexOf("/"));
let n = s.join(`${t}/`, (0, a.randomUUID)());
await (0, o.rename)(e, n);
return n;
}
async function openToAll(e) {
await (0, c.promisify)(i.execFile)("chmod", [
"-R",
"a+rX",
e
], { cwd: u.x });
}
async function makeWritable(e) {
await (0, o.chmod)(e, 448).catch(() => {});
let t = await (0, o.readdir)(e, {
encoding: "buffer",
withFileTypes: !0
}).catch(() => []);
for (let n of t) n.isDirectory() && await makeWritable((0, f.XM)(e, n.name));
}
}),
12708: ((e, t, n) => {
n.d(t, { F: () => judgeKey });
function judgeKey({ judge: e }) {
if (e !== "openai") return {};
return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY || process.env.OPENAI_API_KEY };
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
17719: ((e, t, n) => {
n.d(t, { rescoreCommand: () => rescoreCommand });
var r = n(68785);
var i = n(22495);
var a = n(86324);
var o = n(90162);
var s = n(93357);
var c = n(73024);
var l = n(51455);
var u = n(76760);
var d = n(30742);
var f = n(45145);
var p = n(18253);
var m = n(34654);
var h = n(62426);
var g = n(45503);
var _ = n(13590);
var v = n(7844);
var y = n(52323);
var b = n(43210);
var x = n(7254);
var S = n(93588);
var C = n(61710);
var w = n(43050);
var T = n(47705);
var ee = n(64458);
var te = n(37040);
var E = n(80418);
var ne = n(56676);
var D = n(61210);
var O = n(9271);
var k = n(58263);
var A = n(63144);
var j = n(70930);
var M = n(17197);
var N = n(71826);
var P = n(16353);
var F = n(43358);
var I = n(66498);
var L = n(84346);
var R = n(98918);
var re = n(11596);
let z = 536870912;
let ie = /^exchanges(-(round|step)-\d+)?\.jsonl$/;
async function withPrices(e, t) {
let n = e.rounds?.map(({ agent: e }) => e) ?? [e.agent];
let r = (0, j.wX)(t.directory).filter((e) => ie.test(e));
let i = [];
for (let [e, a] of n.entries()) {
let n = pricedAgain(a, r.find((t) => (0, L.BU)(t) === e + 1), t);
if (typeof n == "string") return n;
i.push(n);
}
for (let e of i) await prices_write(e, t);
let a = e.rounds?.map((e, t) => ({
...e,
agent: i[t].agent
}));
return {
...e,
agent: i.at(-1).agent,
...a === void 0 ? {} : { rounds: a }
};
}
function joinPrices(e, t) {
let n = t.find(({ name: e }) => e === "model-prices")?.value.split("\n") ?? [];
return e.map((e) => {
if (e.name !== "model-prices") return e;
let t = new Set(e.value.split("\n").map(modelOf));
return {
...e,
value: [e.value, ...n.filter((e) => !t.has(modelOf(e)))].join("\n")
};
});
}
function modelOf(e) {
return e.split("=")[0].trim();
}
function pricedAgain(e, t, { directory: n, prices: r }) {
let { usage: i } = e;
if ((i.requests ?? 0) === 0) return {
agent: e,
log: null
};
if (t === void 0) return "exchanges.jsonl was not kept";
let a;
try {
a = (0, g.XF)(u.join(n, t), z).toString();
} catch (e) {
return `${t} cannot be read: ${(0, f.bD)(e)}`;
}
let o = `${t} does not have all requests that the meter counted`;
let s = {
requests: 0,
input: 0,
cachedInput: 0,
output: 0
};
let c = [];
let l = [];
let d = !0;
let p = [];
for (let e of a.trimEnd().split("\n")) {
let t = (0, A.Xy)((0, F.qF)(e));
if (t === null) return o;
t.dialect !== null && (s.requests += 1);
let n = (0, A.Xy)(t.tokens);
if (n !== null) {
for (let e of [
"input",
"cachedInput",
"output"
]) s[e] += Number(n[e]);
c.push(t.cost_usd);
priceAgain(t, n, r);
l.push(t.cost_usd);
} else d &&= !(0, P.mY)(t);
p.push(JSON.stringify(t));
}
let known = (e) => d ? e : null;
let m = known(sumOf(l));
if (s.requests !== i.requests || known(s.input) !== i.input_tokens || known(s.cachedInput) !== i.cached_input_tokens || known(s.output) !== i.output_tokens || known(sumOf(c)) !== i.cost_usd || Number.isNaN(m)) return o;
let h = {
file: t,
text: `${p.join("\n")}\n`
};
return {
agent: {
...e,
usage: {
...i,
cost_usd: m
}
},
log: h
};
}
function sumOf(e) {
return e.includes(null) ? null : (0, N.XO)(e.reduce((e, t) => e + Number(t), 0));
}
function priceAgain(e, t, n) {
let { served: r, asked: i } = (0, A.Xy)(e.model) ?? {};
let a = [(0, A.b6)(r), (0, A.b6)(i)];
if (!n.some((e) => a.includes(e.model))) return;
let o = (0, I.ho)({ name: String(e.provider) }, a, t, n);
e.cost_usd = o?.whole ?? null;
e.known_cost_usd = o?.known ?? null;
}
async function prices_write({ agent: e, log: t }, { directory: n, redactor: r }) {
if (t === null) return;
let i = u.join(n, t.file);
await (0, M.Y)(i, t.text, r);
if (e.trajectory === null) return;
let a = u.join(n, (0, L.$e)(t.file));
let o = (0, R.readTrajectory)(a);
if (o === null) return;
let { name: s, version: c, model_name: l } = o.agent;
let d = {
session: o.session_id ?? "",
name: s,
version: c,
model: l ?? null
};
await (0, re.writeTrajectory)(i, a, z, r, d);
}
var ae = n(57975);
var oe = n(49638);
var se = n(65115);
var B = n(35978);
var V = n(48569);
var H = n(60722);
var U = n(14397);
var W = n(57767);
let G = [
/^agent-setup\.log$/,
L.hN,
L.oC
];
function whyAgain(e, t, n) {
let r = tailsOf(n);
let { trajectory: i } = t.agent;
let a = i == null ? null : (0, R.readTrajectory)(`${n}/${u.basename(i)}`);
return {
reason: (0, W.A)(t, r) ?? (e.status === t.status ? e.reason : null),
causes: (0, H.causesOf)({
result: t,
trajectory: a,
tails: r
})
};
}
function withoutOldExplanation({ explained: e, ...t }) {
if (e === void 0) return t;
if (t.status === "failed") return {
...t,
explained: e
};
let { category: n, explanation: r, quotes: i, ...a } = e;
return {
...t,
not_explained: a
};
}
function tailsOf(e) {
let t = new Map();
let n = (0, c.readdirSync)(e).sort((e, t) => (0, L.BU)(e) - (0, L.BU)(t));
for (let r of G.flatMap((e) => n.filter((t) => e.test(t)))) {
let n = new V.P(U.s);
try {
n.push((0, g.XF)(`${e}/${r}`, 268435456));
t.set(r, n.text());
} catch {}
}
return t;
}
var ce = n(67738);
var K = n(56594);
let le = /\n\[agentbench: \d+ bytes left out here\]\n/;
let ue = new Set([
"success_text_in_traceback",
"success_and_failure",
"evaluation_killed"
]);
function rescoreSuccessCommand(e, t) {
let { evaluation: n } = e;
if (n?.kind !== "success_command") return "there was no evaluation";
let r = (0, ce.Y)(e.task_type);
let i = n.timed_out ? null : n.exit_code;
let a = r === "success_text" ? readLog(e, `${t}/evaluation.log`) : {
whole: !0,
text: ""
};
if (typeof a == "string") return a;
let o = new K.Ik();
o.push("stdout", Buffer.from(a.text, "latin1"));
let s = o.signs();
if (!a.whole && !s.success) return "evaluation.log is incomplete";
let c = (0, K.WJ)(r, i, s);
if (c !== (e.status === "passed") && e.testbed.kind === "host") return "evaluation.log says otherwise, but on the host the agent could write to it";
let l = c ? [(0, K.B2)(r, s, n.command), (0, K.x)(n.command, {
exitCode: i,
timedOut: n.timed_out
})] : [];
let u = e.integrity.filter(({ kind: e }) => !ue.has(e));
return {
...e,
status: c ? "passed" : "failed",
score: +!!c,
integrity: [...u, ...l.filter((e) => e !== null)]
};
}
function readLog({ integrity: e, evaluation: t }, n) {
let r = e.some(({ kind: e, detail: t }) => e === "log_incomplete" && t.startsWith("evaluation.log"));
try {
let e = (0, g.XF)(n, 268435456).toString("latin1");
return {
whole: !r && !le.test(e),
text: e
};
} catch {
return t?.kind === "success_command" && t.output_tail === "" ? {
whole: !r,
text: ""
} : "evaluation.log was not kept";
}
}
var q = n(94343);
var de = n(63160);
var fe = n(45628);
var pe = n(75289);
var J = n(52129);
var Y = n(22505);
var me = n(41132);
var X = n(89842);
var he = n(21363);
let Z = 67108864;
let ge = q.YOg(q.Ikc({
path: q.YjP(),
origin: q.euz("produced"),
size: q.aig(),
content: q.mee(q.YjP()),
picture: q.chJ(),
left_out: q.mee(q.YjP()),
truncated: q.zMY()
}));
let noTestbed = async () => ({
exitCode: 127,
timedOut: !1,
stdout: "",
stderr: "there is no testbed any more: the evidence of an earlier run is judged again"
});
async function rescorePlan(e, t, n, r) {
let i = [];
let a = X.zx;
let [o, s] = [0, 0];
let c = e.judge?.identity === n.identity ? {} : {
floor: null,
vacuous: !1
};
let l = [];
for (let [u, d] of e.points.entries()) {
let e = d.decided_by === "judge" || d.decided_by === "none" ? readRequest(d, t.plan.points[u], u, t) : null;
typeof e == "string" && i.push(`point ${u + 1}: ${e}`);
if (e === null || typeof e == "string") l.push(d);
else try {
let { score: t, explanation: i, usage: s } = await n.judge(e, noTestbed, r);
o += 1;
a = (0, X.vk)(a, s);
l.push({
...d,
...c,
score: t,
decided_by: "judge",
explanation: i
});
} catch (e) {
r.throwIfAborted();
if (!(e instanceof me.Q6)) throw e;
s += 1;
a = (0, X.vk)(a, e.usage);
i.push(`point ${u + 1}: the judge came to no verdict: ${(0, f.bD)(e)}`);
l.push(d);
}
}
let u = {
identity: n.identity,
verdicts: o,
failures: s,
...X.yJ,
...a
};
let { judge: d } = e;
let p = o > 0 || d === null;
let m = Math.max(0, e.expected - l.length);
return {
evaluation: {
...e,
points: l,
...(0, he.h)([...l, ...Array.from({ length: m }, () => ({
score: null,
floor: null
}))]),
judge: p ? u : {
...d,
...(0, X.vk)(d, a)
}
},
judged: o,
kept: i
};
}
function readRequest(e, t, n, { instanceId: r, plan: a, directory: o, folder: s }) {
if (t === void 0 || t.type !== e.type) return "the dataset has another point in its place";
if ((0, Y.s)(e.testcases)) return "it was not executed";
if (e.testcases.length === 0) return "it has no test cases, and the judge cannot run commands any more";
let c = readFiles(`${o}/${(0, J.lv)(s, n)}`);
if (c === null && t.type !== "shell_interaction" && t.type !== "unit_test") return "the files that the judge saw were not kept";
let l = c?.find(({ left_out: e }) => e === J.mE);
if (l !== void 0) return `the picture ${(0, i.h0)(l.path, 200)}, which the judge saw, was not kept`;
let u = [];
for (let [n, r] of e.testcases.entries()) {
let e = r.reason ?? readTranscript(o, r.transcript);
if (e === null) return `the transcript of test case ${n + 1} was not kept`;
let { command: i, exit_code: a, end: s } = r;
u.push({
command: i,
input: t.testcases[n]?.input ?? null,
exit_code: a,
end: s,
transcript: e,
screen: r.transcript === null ? null : readTranscript(o, (0, pe.Q)(r.transcript))
});
}
return (0, J.pU)(r, a, t, u, c ?? []);
}
function readTranscript(e, t) {
if (t === null || !(0, fe.q)(t)) return null;
try {
return (0, g.XF)(`${e}/${t}`, Z).toString();
} catch {
return null;
}
}
function readFiles(e) {
try {
return ge.parse((0, de.g5)(e, Z));
} catch {
return null;
}
}
let Q = "cost";
async function rescoreResult(e, t, n) {
let r = {
done: [],
kept: []
};
let { done: i, kept: a } = r;
let o = await withUsage(e, t, n.written, r);
if (plansOf(o).length > 0) {
let e = await withPoints(o, t, n, r);
o = withVerdict(e, n.options["pass-score"]);
n.judge === null && o.status !== e.status && i.push("verdict");
} else if ((0, D.EP)(o)) a.push("verdict: the agent destroyed its testbed");
else if ((0, D.aA)(o) && o.evaluation?.kind === "reward") {
o = withVerdict(o, n.options["pass-score"]);
i.push("verdict");
} else if ((0, D.aA)(o)) {
let e = rescoreSuccessCommand(o, t);
if (typeof e == "string") a.push(`verdict: ${e}`);
else {
o = e;
i.push("verdict");
}
} else a.push(`verdict: the trial was not measured (${o.status})`);
return {
...withoutOldExplanation(o),
...whyAgain(e, o, t),
rescored: r,
harness_version: v.x
};
}
async function withPoints(e, t, { judge: n, instances: r, written: i, signal: a }, { done: o, kept: s }) {
let l = r.get(e.instance_id)?.evaluation;
if (n === null || l?.kind !== "test_plan") {
s.push(n === null ? "points: no judge is given" : "points: the dataset has no such instance");
return e;
}
let d = 0;
let again = async (r, o, c) => {
if (r?.kind !== "test_plan") return r;
let f = await rescorePlan(r, {
instanceId: e.instance_id,
plan: l,
directory: t,
folder: o
}, n, a);
s.push(...f.kept.map((e) => `${c}${e}`));
d += f.judged;
let { points: p } = f.evaluation;
let m = p.slice(0, l.points.length);
await (0, se.Li)(u.join(i.directory, o), l.points, m, i.redactor);
return f.evaluation;
};
let { rounds: f } = e;
let m = [];
for (let [e, t] of (f ?? []).entries()) {
let n = await again(t.evaluation, e === 0 ? L.u3 : "", `round ${e + 1}, `);
m.push({
...t,
evaluation: n,
score: n?.kind === "test_plan" ? n.score : t.score
});
}
let h = f?.findLastIndex((t) => (0, ae.isDeepStrictEqual)(t.evaluation, e.evaluation)) ?? -1;
let g = f === void 0 && (0, c.existsSync)(u.join(t, L.u3));
let _ = h === -1 ? await again(e.evaluation, g ? L.u3 : "", "") : m[h].evaluation;
o.push((0, p.U9)(d, "point"));
return {
...e,
evaluation: _,
...f === void 0 ? {} : { rounds: m }
};
}
function withVerdict(e, t) {
let { evaluation: n, error: r, status: i } = e;
let a = n?.kind === "test_plan" ? n : null;
let o = a === null ? e.score : a.score;
if (n === null || o === null) return e;
if (i === "not_run" || (0, D.EP)(e) || r !== null && r.kind !== "not_judged") return e;
let s = (0, oe.O)(a?.score_expected ?? o, t);
return {
...e,
status: s ? "passed" : "failed",
score: o,
error: null
};
}
function plansOf({ evaluation: e, rounds: t = [] }) {
return [e, ...t.map((e) => e.evaluation)].filter((e) => e?.kind === "test_plan");
}
function outputOf({ rounds: e = [] }) {
return (0, L.hi)("output", e.at(-1)?.step === void 0 ? "" : (0, L.Rx)(e.length));
}
async function withUsage(e, t, n, { done: r, kept: i }) {
if (e.agent.usage.source === "meter") {
let t = n.prices.length === 0 ? "the meter counted it" : await withPrices(e, n);
if (typeof t == "string") {
i.push(`usage: ${t}`);
return e;
}
r.push(Q);
return t;
}
try {
let n = (0, g.XF)(`${t}/${outputOf(e)}/usage.json`, 1048576).toString();
let { model: i, ...a } = (0, B.k9)(n).usage;
let o = {
...e.agent.usage,
source: "agent",
...a
};
let s = {
...e.agent,
usage: o,
model: e.agent.model ?? i
};
r.push("usage");
let c = e.rounds?.with(-1, {
...e.rounds.at(-1),
agent: s
});
return {
...e,
agent: s,
...c === void 0 ? {} : { rounds: c }
};
} catch {
i.push("usage: no valid output/usage.json was kept");
return e;
}
}
async function rescoreRun(e) {
let { origin: t, options: n, machine: r } = e;
let i = await (0, T.readRun)(t, (e) => e).catch((e) => {
if ((0, E.oA)(t)) throw new f.yo(`results: ${t} is an experiment; name the run of one arm, a directory in it`);
(0, E.Fg)("results", t);
throw new f.yo(`results: ${t} holds no run that can be read: ${(0, f.bD)(e)}`);
});
let { run: a, left: o } = i;
for (let t of o) e.notice(`not scored again: ${t}`);
let { environment: s } = r;
let c = new h.pO([...(0, S.F)(n, s), ...(0, k.pr)(a.options ?? [], s)]);
let l = {
verdicts: 0,
failures: 0
};
let u = counted(await (0, x.S)(n, r, c, "docker"), l);
let d = u === null ? new Map() : await instancesOf(a, n, r);
let p = await newDirectory(e.results, t);
try {
return await writeNew(p, i, {
judge: u,
tally: l,
instances: d,
redactor: c
}, e);
} catch (e) {
await (0, _.dM)(p);
throw e;
}
}
async function writeNew(e, { run: t, results: n }, { judge: r, tally: i, instances: a, redactor: o }, s) {
let { origin: l, options: f, signal: m } = s;
let h = new ne.V(e);
h.prepare();
let _ = [];
let y = !1;
let b = !1;
for (let [i, p] of t.planned.entries()) {
m.throwIfAborted();
let t = n[i] ?? null;
if (t === null) {
let e = `${(0, O.qQ)(p)}/result.json`;
(0, D.aA)(p) && !(0, c.existsSync)(u.join(l, e)) && s.notice(`not scored again: ${e}: it is not there`);
_.push(p);
continue;
}
let g = (0, O.qQ)(p);
await (0, C.J)(u.join(l, g), u.join(e, g));
let v = {
directory: u.join(e, g),
prices: f["model-prices"],
redactor: o
};
let x = await rescoreResult(t, u.join(l, g), {
options: f,
judge: r,
instances: a,
written: v,
signal: m
});
await h.writeResult(x);
y ||= r !== null && plansOf(x).some((e) => e.judge?.identity === r.identity);
b ||= x.rescored?.done.includes(Q) === !0;
_.push({
...p,
status: x.status,
...(0, D.YW)(x),
error: x.error,
result: `${g}/result.json`,
digest: (0, d.B)((0, ee.P)(x))
});
s.onTrial(x);
}
i.failures > 0 && i.verdicts === 0 && s.notice(`judge: it came to no verdict on any of ${(0, p.U9)(i.failures, "point")}, so all points keep the score that they had`);
let x = (0, D.vA)(_);
let { change: S, ...T } = t;
let { settings: E, identity: A, options: j } = t;
let M = y || E.judge === null;
let N = E.mode !== null || n.some((e) => e?.evaluation?.kind === "reward");
let isScoredBy = (e) => M && /^judge(-|$)/.test(e) || e === "pass-score" && N || e === "model-prices" && b;
let P = (0, k.O5)(j ?? [], (0, c.realpathSync)(l), e);
let F = P.filter(({ name: e }) => !isScoredBy(e));
let I = joinPrices(s.keepOptions(e).filter(({ name: e }) => isScoredBy(e)), P);
let L = {
...T,
...j === void 0 ? {} : { options: [...F, ...I] },
settings: {
...E,
judge: M ? r?.identity ?? null : E.judge
},
...A === void 0 || !N ? {} : { identity: {
...A,
pass_score: f["pass-score"]
} },
planned: _,
totals: x,
gate: (0, w.$U)(x, f),
rescored_from: {
directory: (0, c.realpathSync)(l),
digest: (0, d.B)((0, g.XF)(u.join(l, "run.json"), 67108864)),
started_at: t.started_at,
harness_version: t.harness_version
},
harness_version: v.x
};
let R = (0, te.h)(L, o);
await h.writeRun(R);
return R;
}
function counted(e, t) {
if (e === null) return null;
let sampler = async (...n) => {
t.failures += 1;
let r = await e.judge(...n);
--t.failures;
t.verdicts += 1;
return r;
};
return {
...e,
judge: sampler
};
}
async function instancesOf(e, t, n) {
let { mode: r } = e.settings;
if (r === null) throw new f.yo("judge: this run has no test points; leave the judge out");
let i = await (0, y.Zh)({
...t,
mode: r
}, (0, b.w)(n)).catch((t) => {
throw t instanceof f.yo ? new f.yo(`${t.message}\n${(0, k.L)(e.dataset)}`) : t;
});
if (i.digest !== e.dataset.digest) throw new f.yo(`dataset: ${i.name} is not the dataset of the run; ${(0, k.L)(e.dataset)}`);
return new Map(i.instances.map((e) => [e.id, e]));
}
async function newDirectory(e, t) {
let n = u.resolve(e);
try {
(0, m.O)(u.dirname(n));
let [e, r] = [(0, c.realpathSync)(u.dirname(n)), (0, c.realpathSync)(t)];
if (e === r || e.startsWith(r + u.sep)) throw Error("it lies in the results that are read");
await (0, l.mkdir)(n);
await (0, l.writeFile)(u.join(n, ".gitignore"), "*\n");
} catch (t) {
throw new f.yo(`results-path: ${e} must be a new directory: ${(0, f.bD)(t)}`);
}
return n;
}
var _e = n(12708);
var ve = n(19089);
var $ = n(12694);
async function rescoreCommand(e, { texts: t, origins: c }, l) {
let u = (0, E.$t)(e ?? (0, E.hH)() ?? E.hN);
let d = (0, T.readRunRecord)(u);
let isIdle = (e) => d?.settings.mode === null && e.startsWith("judge") && c.has(e);
let f = Object.fromEntries(Object.entries(t).filter(([e]) => !isIdle(e)));
let p = d?.identity?.pass_score;
let m = p === void 0 ? {} : { "pass-score": String(p) };
let h = {
...(0, _e.F)(f),
...m,
...f
};
let g = (0, o.Ac)(h).judge !== "none" && f.dataset === void 0 && d !== null && d.settings.mode !== null ? (0, k.DS)(d, u) : {};
let _ = k.DATASET.some((e) => f[e] !== void 0);
let v = (0, o.Ac)({
..._ ? { dataset: g.dataset } : g,
...h
});
let y = v["results-path"] ?? (0, E.ye)("agentbench-rescored");
let b = (0, w.YE)({ "fail-on": v["fail-on"] }, !1);
b !== null && (0, $.cc)(`${b}; report compares the new results`);
let x = l ? process.stderr : process.stdout;
let S = (0, r.YF)();
try {
let e = await rescoreRun({
origin: u,
results: y,
options: v,
machine: (0, a.g)(process.env),
signal: S.signal,
keepOptions: (e) => (0, k.o2)(h, e),
notice: (e) => (0, $.cc)((0, i.h0)(e, 500)),
onTrial(e) {
let { mark: t, word: n } = s.j[e.status];
let { done: r = [], kept: a = [] } = e.rescored ?? {};
let o = [`${t} ${n} ${(0, O.Ko)(e)}: again: ${r.join(", ") || "nothing"}`];
(0, $.tj)([...o, ...a.map((e) => `    kept as it was: ${(0, i.h0)(e, 300)}`)], x);
}
});
let { endLines: t, readBack: r } = await Promise.all([
n.e(2453),
n.e(9132),
n.e(9583),
n.e(5723),
n.e(4089)
]).then(n.bind(n, 75308));
let o = await r(e, y);
let { writePage: c } = await Promise.all([
n.e(2453),
n.e(9625),
n.e(3128),
n.e(2421),
n.e(4996),
n.e(9856)
]).then(n.bind(n, 51666));
let d = await c(o, null, v);
l ? (0, $.Q2)(e) : (0, $.tj)([
"",
...t(o, d, (0, ve.Li)(x)),
`rescored from: ${(0, i.h0)(u, 4096)}`
], x);
return (0, w.FO)({
...e,
interrupted: null
}, v);
} finally {
S.dispose();
}
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
24906: ((e, t, n) => {
n.d(t, {
X: () => hasPrices,
u: () => mediaOf
});
var r = n(43358);
let i = [
"audio",
"image",
"video"
];
function mediaOf(e) {
let t = i.flatMap((t) => [
[`input_${t}_tokens`, e("input", t)],
[`cache_${t}_read_tokens`, e("cached", t)],
[`output_${t}_tokens`, e("output", t)]
]);
if (t.every(([, e]) => (e ?? 0) === 0)) return null;
return Object.fromEntries(t.filter(([, e]) => e != null).map(([e, t]) => [e, (0, r.pq)(t) ?? NaN]));
}
let a = /^(input|cache)_(image|video)_/;
function hasPrices(e, t) {
return Object.entries(e).every(([e, n]) => n === 0 || a.test(e) || t[e.replace(/tokens$/, "mtok")] !== void 0);
}
}),
66498: ((e, t, n) => {
n.d(t, {
QH: () => unknownPart,
ho: () => costOf,
kx: () => tierOf
});
var r = n(82294);
var i = n(37012);
var a = n(71826);
var o = n(24906);
let s = {
anthropic: "anthropic",
openai: "openai",
gemini: "google",
openrouter: "openrouter"
};
let c = {
flex: .5,
us: 1.1,
priority: null,
fast: null,
ultrafast: null
};
function tierOf(e) {
let t = typeof e == "string" ? e.toLowerCase().replace(/^service_tier_/, "") : "";
return Object.hasOwn(c, t) ? t : null;
}
function costOf(e, t, n, l) {
let { searches: u, untold: d } = n.fees;
let [f] = t.flatMap((e) => l.find(({ model: t }) => t === e) ?? []);
if (f !== void 0) {
let e = (0, a.XO)(byOwnPrice(f, n));
return {
whole: u > 0 || d ? null : e,
known: e
};
}
if (n.cost !== null) return {
whole: (0, a.XO)(n.cost),
known: (0, a.XO)(n.cost)
};
let p = (0, i._)(s, e.name);
if (p === void 0) return null;
let m = t.find((e) => e !== null);
if (m == null) return null;
let priceOf = (e) => (0, r.jh)(e, m, { providerId: p });
let h = priceOrNull(priceOf, {
...usageOf(n),
...n.media
});
let g = h ?? priceOf(usageOf(n));
if (g === null) return null;
let _ = (u === 0 || g.model_price.web_searches_kcount !== void 0) && h !== null && (0, o.X)(n.media ?? {}, g.model_price);
let v = e.name === "openai" ? longWrites(priceOf, n, g) : 0;
let y = n.tier == null ? 1 : c[n.tier] ?? null;
let b = (g.input_price + v + g.output_price) * ((y ?? 1) - 1);
let x = (0, a.XO)(g.total_price + v + b);
return {
whole: d || !_ || y === null ? null : x,
known: x
};
}
function longWrites(e, t, n) {
let { input: r } = t;
let { cache_write_1h_tokens: i } = usageOf(t);
if (i === void 0 || n.model_price.cache_write_1h_mtok !== void 0) return 0;
return (e({
input_tokens: r,
cache_write_tokens: r
})?.input_price ?? 0) * i / r;
}
function priceOrNull(e, t) {
try {
return e(t);
} catch {
return null;
}
}
function unknownPart({ tier: e, fees: t }) {
if (e != null && c[e] == null) return "tier";
return t.untold || t.searches > 0 ? "fees" : "media";
}
function byOwnPrice(e, t) {
let n = t.cacheWrite + t.cacheWriteHour;
return (Math.max(0, t.input - t.cachedInput - n) * e.input + t.cachedInput * (e.cachedInput ?? e.input) + n * (e.cacheWrite ?? e.input) + t.output * e.output) / 1e6;
}
function usageOf(e) {
let t = Math.min(e.cacheWrite + e.cacheWriteHour, e.input - e.cachedInput);
let n = Math.min(e.cacheWriteHour, t);
return {
input_tokens: e.input,
cache_read_tokens: e.cachedInput,
cache_write_tokens: t,
...n > 0 ? { cache_write_1h_tokens: n } : {},
output_tokens: e.output,
web_searches: e.fees.searches
};
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
61710: ((e, t, n) => {
n.d(t, { J: () => copyTrialFiles });
var r = n(73024);
var i = n(51455);
var a = n(76760);
async function copyTrialFiles(e, t) {
await (0, i.cp)(e, t, {
recursive: !0,
mode: i.constants.COPYFILE_FICLONE,
filter(t) {
let n = a.relative(e, t);
if (n === "result.json" || /^attempt-/.test(n)) return !1;
let i = (0, r.lstatSync)(t);
return i.isFile() || i.isDirectory();
}
});
}
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => i,
IN: () => cutText,
U3: () => ownText,
xG: () => a
});
var r = n(18686);
let i = 200;
let a = 2e3;
function cutText(e, t) {
return e.length > t ? ownText((0, r.v)(e, t)) : e;
}
function ownText(e) {
return Buffer.from(e).toString();
}
function cutError(e) {
if (e === null) return null;
let { stage: t, kind: n, message: r } = e;
return {
stage: cutText(t, 200),
kind: cutText(n, 200),
message: cutText(r, a)
};
}
}),
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
E4: () => forReport,
FO: () => exitCodeOf,
YE: () => idleRegression,
i9: () => exitCodeOfArms,
t4: () => blindRegression,
wQ: () => roleOfArm
});
var r = n(18253);
var i = n(49638);
var a = n(68785);
var o = n(61210);
function forReport(e, t) {
return t.length === 0 && e.matrix?.include.length === 0 ? {
...e,
"min-success-rate": void 0,
"min-score": void 0
} : e;
}
function roleOfArm(e) {
return e === 0 ? "control" : "arm";
}
function judgeGate(e, t, n = null, r = null) {
let i = [...missed({
totals: e,
change: n
}, t, r), ...unmeasured(e, t)];
return {
passed: i.length === 0,
reasons: i
};
}
function exitCodeOf(e, t, n = null) {
if (e.interrupted !== null) return (0, a.fH)(e.interrupted);
if (missed(e, t, n).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function exitCodeOfArms(e, t, n = null) {
if (n !== null) return (0, a.fH)(n);
let r = e.map((e, r) => exitCodeOf({
...e,
interrupted: n
}, t, roleOfArm(r)));
return r.find((e) => e === 1) ?? Math.max(0, ...r);
}
function missed({ totals: e, change: t }, n, r) {
if (r === "control") return [];
return [...r === "arm" && e.planned === 0 ? [] : shortfalls(e, n), ...regression(n, t ?? null, r)];
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": a } = t;
let s = [];
t["fail-on"] === "failure" && e.failed > 0 && s.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)((0, o.$)(e, "success rate"), n);
s.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (a !== void 0 && !(0, i.O)(e.score ?? 0, a)) {
let [t, n] = (0, r.GO)(e.score, a);
s.push(`score ${t} is below min-score ${n}`);
}
return s;
}
function regression(e, t, n) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number((0, r.wd)(t.difference))} points `}worse than the ${n === null ? "baseline" : "control"}, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return `fail-on: regression: there is no baseline to compare with, so no regression can be detected${e.baseline === "none" ? "; set baseline to the results to compare with" : ""}`;
}
function blindRegression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "not comparable") return null;
return `fail-on: regression: the baseline is not comparable, so no regression can be detected (${t.reasons?.join("; ") ?? "its run does not say why"})`;
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
}
}),
37664: ((e, t, n) => {
n.d(t, { n: () => quickParse });
var r = n(42214);
function quickParse(e) {
let t;
let n = 0;
let expect = (r) => {
n + r >= 100 && (t ??= compiled(e));
};
let parse = (i) => {
expect(1);
n += 1;
let a = t === void 0 ? r.uY : t(i);
return a === r.uY ? e.parse(i) : a;
};
return Object.assign(parse, { expect });
}
function compiled(e) {
try {
return (0, r.o0)(e);
} catch (e) {
if (e instanceof r.i) return () => r.uY;
throw e;
}
}
}),
47705: ((e, t, n) => {
n.r(t);
n.d(t, {
DENIED: () => x,
faultOf: () => faultOf,
readAttempt: () => readAttempt,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord,
readTrial: () => readTrial,
runIn: () => runIn
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(30742);
var s = n(45145);
var c = n(70930);
var l = n(45503);
var u = n(23137);
var d = n(97857);
var f = n(80588);
var p = n(37664);
var m = n(71343);
var h = n(74705);
var g = n(61210);
var _ = n(9271);
let v = 16777216;
let y;
let b = "it belongs to an earlier run";
let x = "it cannot be read: permission denied";
let S = (0, p.n)(m.Lx);
let C = (0, p.n)(m.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
C.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let l = s === null ? null : t(s);
i.push(l);
s !== null && l === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, g.YW)(s));
n.error = (0, d.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, g.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, _.qQ)(e)}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, _.wK)(e)).size > n;
});
let r = e.planned.length - n.length;
r > 0 && (e.planned = n);
return r;
}
function readTrial(e, t, n) {
return countingRecord(e, t, n, new Set()).result;
}
function readRecord(e, t) {
let n = readResult(e, t, new Set());
if (n === null || typeof n == "string") return null;
return {
result: n.result,
digest: (0, o.B)(n.content)
};
}
function readRunRecord(e) {
try {
return runIn(e);
} catch {
return null;
}
}
function readAttempt(e) {
try {
return C(readJson(`${e}/result.json`, v).value);
} catch {
return null;
}
}
function countingRecord(e, t, n, r) {
let i = readResult(e, t, r);
if (i === null || typeof i == "string") return {
result: null,
fault: i
};
let a = t.digest === void 0 ? null : (0, o.B)(i.content);
let s = faultOf({
result: i.result,
digest: a
}, t, n);
if (s === null) return {
result: i.result,
fault: s
};
return {
result: t.digest === void 0 ? null : (0, h.u)(t, n, s),
fault: s === b ? null : s
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return b;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, c.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, _.qQ)(t);
try {
let i = (0, f.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, v);
let s = C(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, s.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return x;
if (e instanceof l.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && S.expect(n.length / 8);
try {
return S(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
throw Error((0, u.hQ)(e.issues[0]), { cause: e });
}
}
function readJson(e, t) {
y ??= Buffer.allocUnsafeSlow(65536);
let n = (0, l.XF)(e, t, { space: y });
return {
value: (0, a.nh)(n.toString()),
content: n
};
}
}),
56676: ((e, t, n) => {
n.d(t, { V: () => ResultStore });
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(76185);
var c = n(88350);
var l = n(34654);
var u = n(70930);
var d = n(45503);
var f = n(15297);
var p = n(70606);
var m = n(39223);
var h = n(80588);
var g = n(64458);
var _ = n(61210);
var v = n(9271);
let y = "attempt-moving";
let b = /^(run|result|trace|experiment)\.json\.\d+$|^report\.html\.\d+$/;
let x = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#e = null;
constructor(e) {
this.directory = i.resolve(e);
}
prepare() {
try {
(0, l.O)(this.directory);
this.#t();
} catch (e) {
throw new o.yo(`results-path: ${this.directory} cannot be made: ${(0, o.bD)(e)}`);
}
}
makePlace(e, t = 1) {
let n = [];
let a = i.basename(this.directory);
let remove = (e) => {
let t = i.join(this.directory, e);
n.push({
place: i.join(a, e),
was: (0, r.lstatSync)(t).isSymbolicLink() ? "link" : "no directory"
});
(0, r.rmSync)(t);
};
let moveDirectory = (e) => {
let t = (0, p.z)(i.join(this.directory, e));
t !== null && n.push({
place: i.join(a, e),
was: "directory",
moved: i.basename(t)
});
};
this.#e === null && this.prepare();
let { above: o, own: s } = this.#e;
if (r.realpathSync.native(i.dirname(this.directory)) !== o) throw Error(`results-path: ${i.dirname(this.directory)} leads to another directory than at the start of the run`);
let c = (0, r.lstatSync)(this.directory, { throwIfNoEntry: !1 });
c !== void 0 && !c.isDirectory() && realOrNull(this.directory) !== s && remove("");
(0, l.O)(this.directory);
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let u = (0, v.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, h.v)(this.directory, u);
for (let e = stranger(); e !== null; e = stranger()) remove(e);
(0, l.O)(i.join(this.directory, u));
moveDirectory(i.join(u, "result.json"));
return n;
}
#t() {
let e = r.realpathSync.native(i.dirname(this.directory));
this.#e = {
above: e,
own: r.realpathSync.native(this.directory)
};
}
take(e) {
let t = i.join(this.directory, `.run-${e}`);
try {
(0, s.B7)(t);
} catch (e) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, o.$N)(e) ?? "")) return () => {};
throw new o.yo(`results-path: nothing can be written to ${this.directory}: ${(0, o.bD)(e)}`);
}
let n = (0, s.hh)(this.directory).find(({ file: e, owner: n }) => e !== t && !(0, c.XU)(n));
if (n !== void 0) {
(0, s.Ht)(t);
let { pid: e, host: r } = n.owner;
throw new o.yo(`results-path: another run (process ${e} on ${r}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${n.file}.owner`);
}
this.tidy();
return () => (0, s.Ht)(t);
}
tidy() {
for (let e of (0, s.r7)(this.directory)) (0, s.Ht)(e);
removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf: e, readRecord: t, readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705));
let i = r(this.directory);
if (i === null) return () => null;
let a = new Map(i.planned.map((e) => [(0, v.qQ)(e), e]));
return (n, r) => {
let o = a.get((0, v.qQ)({
instanceId: n,
trial: r
}));
let s = o === void 0 ? null : t(this.directory, o);
return s !== null && (0, _.aA)(s.result) && e(s, o, i) === null ? s : null;
};
}
hasBegun(e, t) {
return (0, r.existsSync)(i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
})));
}
async earlier(e, t) {
let a = i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
}));
let o = ["", ...(0, m.q)(a).map((e) => `attempt-${e}`)].map((e) => i.join(a, e)).find((e) => (0, r.existsSync)(i.join(e, "result.json")));
return o === void 0 ? null : (await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705))).readAttempt(o);
}
changeOf({ instance_id: e, trial: t }, n) {
let r = (0, v.qQ)({
instance_id: e,
trial: t
});
try {
let e = (0, h.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, d.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, a.B)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, o.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, h.v)(n, y) !== null && (0, r.rmSync)(i.join(n, y));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => m.G.exec(e.toString())?.slice(1).map(Number) ?? []);
let c = Math.max(0, ...s);
let d = o.filter((e) => !m.G.test(e.toString()));
if (d.length === 0) return {
directory: n,
attempt: c + 1,
removed: a
};
let f = i.join(n, y);
(0, l.O)(f);
for (let e of d.filter((e) => e.toString() !== y)) (0, r.renameSync)((0, u.XM)(n, e), (0, u.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${c + 1}`));
return {
directory: n,
attempt: c + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, v.qQ)(e), "result.json");
await (0, p.f)(n, () => [(0, g.P)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, p.f)(i.join(this.directory, "run.json"), () => (0, g.e)(e, n), t);
} catch (e) {
throw new o.QM(`results-path: run.json could not be written: ${(0, o.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
let t = {
displayTimeUnit: "ms",
traceEvents: []
};
let parts = () => (0, f.l)(t, ["traceEvents"], e, (e) => e);
await (0, p.f)(i.join(this.directory, "trace.json"), parts, !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, u.s9)(e)) {
let r = i.join(e, n.name);
n.isFile() && b.test(n.name) && removeIfPossible(r);
n.isDirectory() && x[t]?.test(n.name) && removeHalfWritten(r, t + 1);
}
}
function removeIfPossible(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function realOrNull(e) {
try {
return r.realpathSync.native(e);
} catch {
return null;
}
}
}),
20332: ((e, t, n) => {
n.d(t, {
$: () => contentOf,
E: () => fileIn
});
var r = n(45145);
async function contentOf({ size: e, content: t }, n) {
if (e > n) return null;
let i = [];
let a = 0;
try {
for await (let e of t) {
a += e.length;
if (a > n) return null;
i.push(Buffer.from(e));
}
} catch (e) {
if (e instanceof r.ZD) throw e;
return null;
}
return Buffer.concat(i);
}
async function fileIn(e, t, n) {
for await (let r of e.files(t)) {
if (r.path !== "" || r.type !== "file") return null;
return {
size: r.size,
content: await contentOf(r, n)
};
}
return null;
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
33836: ((e, t, n) => {
n.d(t, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
}),
98918: ((e, t, n) => {
n.d(t, { readTrajectory: () => readTrajectory });
var r = n(45503);
var i = n(43358);
var a = n(75084);
function readTrajectory(e) {
try {
return a.hR.safeParse((0, i.qF)((0, r.XF)(e, 134217728).toString())).data ?? null;
} catch {
return null;
}
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
57767: ((e, t, n) => {
n.d(t, { A: () => reasonOf });
var r = n(59254);
var i = n(22495);
var a = n(84346);
function reasonOf({ status: e, error: t, evaluation: n }, r) {
let last = (e) => [...r.keys()].findLast((t) => e.test(t)) ?? null;
if (e === "error") {
if (t?.stage === "agent-setup") return inLog("agent-setup.log", r);
return t?.kind === "agent_unavailable" ? inLog(last(a.hN), r) : null;
}
if (e !== "failed") return null;
return (n?.kind === "test_plan" ? inPlan(n) : inLog(last(a.oC), r)) ?? inLog(last(a.hN), r);
}
function inLog(e, t) {
let n = e === null ? null : (0, r.c$)(t.get(e) ?? "");
return n === null ? null : {
text: n,
log: e
};
}
function inPlan({ points: e, judge: t }) {
let n = e.filter(({ score: e }) => e === 0 || e === 1);
let a = t === null ? [] : e.filter(({ score: e }) => e === null);
if (a.length > n.length) return {
text: (0, i.h0)(a[0].explanation, r.zP),
log: null
};
let o = n.flatMap(({ metric: e, decided_by: t, explanation: n, testcases: i }) => [...t === "junit" ? [n] : [], ...i.map(({ output_tail: e }) => e)].flatMap((e) => (0, r.c$)(e, { faultsOnly: !0 }) ?? []).slice(0, 1).map((t) => ({
text: t,
metric: e
})));
let [s] = [...Map.groupBy(o, ({ text: e }) => (0, r.tW)(e)).values()].sort((e, t) => t.length - e.length);
if (s !== void 0) return {
text: s[0].text,
log: null
};
let c = n.flatMap(({ explanation: e }) => (0, r.c$)(e) ?? [])[0];
return c === void 0 ? null : {
text: c,
log: null
};
}
})
};
