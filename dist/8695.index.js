export const id = 8695;
export const ids = [
8695,
9995,
7705
];
export const modules = {
93549: ((e, t, n) => {
n.d(t, { y: () => closeRecord });
var r = n(45145);
var i = n(43050);
var a = n(14173);
async function closeRecord(e, t, n, o = null) {
e.interrupted = "killed";
e.gate = (0, i.$U)(e.totals, n, e.change ?? null, o);
let s = {
stage: "run",
kind: "interrupted",
message: "never finished: the run was killed"
};
for (let t of e.planned) t.status === "not_run" && (t.error ??= s);
await t.writeRun(e).catch((e) => a.$e((0, r.bD)(e)));
}
}),
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
NU: () => sumOfCounts,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function sumOfCounts(...e) {
let t = e.filter((e) => e != null).map(countOf);
return t.length === 0 || t.includes(null) ? null : t.reduce((e, t) => e + t, 0);
}
function dollarsOf(e) {
return typeof e == "number" && e >= 0 && e <= i ? e : null;
}
function parseJson(e) {
try {
return (0, r.nh)(e);
} catch {
return;
}
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
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.filter(({ score: e }) => e !== null);
let n = t.some(({ floor: e }) => e != null);
let i = t.map(({ score: e, floor: t }) => ({
score: e,
floor: t ?? 0
}));
let a = sum(i.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let o = sum(i.map(({ floor: e }) => 2 - e));
let s = i.map(({ score: e }) => e);
let c = e.length;
return {
expected: c,
judged: i.length,
score: (0, r._)(s.map((e) => e / 2)),
score_expected: c === 0 ? 0 : sum(s) / c / 2,
coverage: c === 0 ? 0 : s.length / c,
score_without_vacuous: !n || o === 0 ? null : a / o
};
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
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
})
};
