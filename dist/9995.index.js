export const id = 9995;
export const ids = [9995, 7705];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
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
B6: () => r,
IN: () => cutText,
U3: () => ownText,
xG: () => i
});
let r = 200;
let i = 2e3;
function cutText(e, t) {
return e.length > t ? ownText(`${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}…`) : e;
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
message: cutText(r, i)
};
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
function figuresOf(e) {
let t = e.flatMap(({ score: e, floor: t }) => e === null ? [] : [{
score: e,
floor: t ?? 0
}]);
let n = sum(t.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let r = sum(t.map(({ floor: e }) => 2 - e));
let i = t.map(({ score: e }) => e);
let a = e.length;
return {
expected: a,
judged: t.length,
score: mean(i),
score_expected: a === 0 ? 0 : sum(i) / a / 2,
coverage: a === 0 ? 0 : i.length / a,
score_without_vacuous: r === 0 ? null : n / r
};
}
function mean(e) {
return e.length === 0 ? null : sum(e) / e.length / 2;
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
n.d(t, {
$: () => readTrial,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var r = n(76760);
var i = n(63160);
var a = n(45145);
var o = n(70930);
var s = n(45503);
var c = n(97857);
var l = n(96826);
var u = n(37664);
var d = n(64458);
var f = n(79694);
var p = n(74705);
var m = n(61210);
var h = n(9271);
let g = 16777216;
let _;
let v = (0, u.n)(f.Lx);
let y = (0, u.n)(f.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
y.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: l } = countingRecord(e, n, r, o);
l !== null && a.push(`${fileOf(n)}: ${l}`);
let u = s === null ? null : t(s);
i.push(u);
s !== null && u === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, m.YW)(s));
n.error = (0, c.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, m.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, h.qQ)((0, h.rI)(e))}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, h.wK)((0, h.rI)(e))).size > n;
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
digest: (0, d.ts)(n.content)
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
return y(readJson(`${e}/result.json`, g).value);
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
let a = t.digest === void 0 ? null : (0, d.ts)(i.content);
let o = faultOf({
result: i.result,
digest: a
}, t, n);
if (o === null) return {
result: i.result,
fault: o
};
return {
result: t.digest === void 0 ? null : (0, p.u)(t, n, o),
fault: o === l.LJ ? null : o
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return l.LJ;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, o.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, h.qQ)((0, h.rI)(t));
try {
let i = (0, l.Z7)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, g);
let s = y(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, a.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return "it cannot be read: permission denied";
if (e instanceof s.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && v.expect(n.length / 8);
return v(t);
}
function readJson(e, t) {
_ ??= Buffer.allocUnsafeSlow(65536);
let n = (0, s.XF)(e, t, { space: _ });
return {
value: (0, i.nh)(n.toString()),
content: n
};
}
})
};
