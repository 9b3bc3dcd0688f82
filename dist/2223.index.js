export const id = 2223;
export const ids = [2223];
export const modules = {
21916: ((e, t) => {
t.Io = void 0;
var n = new Uint32Array(65536);
var myers_32 = function(e, t) {
var r = e.length;
var i = t.length;
var a = 1 << r - 1;
var o = -1;
var s = 0;
var c = r;
var l = r;
for (; l--;) n[e.charCodeAt(l)] |= 1 << l;
for (l = 0; l < i; l++) {
var u = n[t.charCodeAt(l)];
var d = u | s;
u |= (u & o) + o ^ o;
s |= ~(u | o);
o &= u;
s & a && c++;
o & a && c--;
s = s << 1 | 1;
o = o << 1 | ~(d | s);
s &= d;
}
l = r;
for (; l--;) n[e.charCodeAt(l)] = 0;
return c;
};
var myers_x = function(e, t) {
var r = t.length;
var i = e.length;
var a = [];
var o = [];
var s = Math.ceil(r / 32);
var c = Math.ceil(i / 32);
for (var l = 0; l < s; l++) {
o[l] = -1;
a[l] = 0;
}
var u = 0;
for (; u < c - 1; u++) {
var d = 0;
var f = -1;
var p = u * 32;
var m = Math.min(32, i) + p;
for (var h = p; h < m; h++) n[e.charCodeAt(h)] |= 1 << h;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | d;
var b = ((g | v) & f) + f ^ f | g | v;
var x = d | ~(b | f);
var S = f & b;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
f = S | ~(y | x);
d = x & y;
}
for (var h = p; h < m; h++) n[e.charCodeAt(h)] = 0;
}
var C = 0;
var w = -1;
var T = u * 32;
var E = Math.min(32, i - T) + T;
for (var h = T; h < E; h++) n[e.charCodeAt(h)] |= 1 << h;
var D = i;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | C;
var b = ((g | v) & w) + w ^ w | g | v;
var x = C | ~(b | w);
var S = w & b;
D += x >>> i - 1 & 1;
D -= S >>> i - 1 & 1;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
w = S | ~(y | x);
C = x & y;
}
for (var h = T; h < E; h++) n[e.charCodeAt(h)] = 0;
return D;
};
var distance = function(e, t) {
if (e.length < t.length) {
var n = t;
t = e;
e = n;
}
if (t.length === 0) return e.length;
if (e.length <= 32) return myers_32(e, t);
return myers_x(e, t);
};
t.Io = distance;
}),
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
45503: ((e, t, n) => {
n.d(t, {
$C: () => lineNotUtf8,
Gu: () => readTextFile,
SX: () => NotReadable,
XF: () => readRegularFile
});
var r = n(4573);
var i = n(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(e, t, { follow: n = !1, space: r } = {}) {
let a = i.constants.O_RDONLY | i.constants.O_NONBLOCK | (n ? 0 : i.constants.O_NOFOLLOW);
let o = (0, i.openSync)(e, a);
try {
let e = (0, i.fstatSync)(o);
if (!e.isFile()) throw new NotReadable("it is not a regular file");
if (e.size > t) throw new NotReadable(`it has ${e.size} bytes; the limit is ${t}`);
let n = r !== void 0 && e.size <= r.length ? r.subarray(0, e.size) : Buffer.allocUnsafe(e.size);
let a = 0;
for (let e = -1; a < n.length && e !== 0; a += e) e = (0, i.readSync)(o, n, a, n.length - a, null);
return n.subarray(0, a);
} finally {
(0, i.closeSync)(o);
}
}
function readTextFile(e, t, { follow: n = !1 } = {}) {
return new TextDecoder().decode(readRegularFile(e, t, { follow: n }));
}
function lineNotUtf8(e) {
if ((0, r.isUtf8)(e)) return null;
return e.toString("latin1").split("\n").findIndex((e) => !(0, r.isUtf8)(Buffer.from(e, "latin1"))) + 1;
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
3350: ((e, t, n) => {
n.d(t, {
HQ: () => isNear,
Nf: () => closestName,
cR: () => nearName,
w7: () => lettersApart
});
var r = n(21916);
function closestName(e, t) {
return t.toSorted((t, n) => lettersApart(e, t) - lettersApart(e, n))[0];
}
function lettersApart(e, t) {
return (0, r.Io)(e.toLowerCase(), t.toLowerCase());
}
function isNear(e, t) {
let [n, i] = [e, t].map((e) => e.toLowerCase().replaceAll(/[-_ ]/g, ""));
return [...n].sort().join() === [...i].sort().join() || (0, r.Io)(n, i) <= Math.min(3, Math.floor(i.length / 3));
}
function nearName(e, t) {
let n = t.flatMap((t) => {
let n = rankOf(e, t);
return n === null ? [] : [{
name: t,
rank: n + (t.endsWith(e) ? 0 : .5),
letters: (0, r.Io)(e, t)
}];
});
n.sort((e, t) => e.rank - t.rank || e.letters - t.letters);
return n[0]?.name ?? null;
}
function rankOf(e, t) {
let [n, r] = [e, t].map((e) => e.toLowerCase().split(/[-_ ]/).map((e) => e.replace(/s$/, "")));
let i = r.length - n.length;
if ((i === 0 || i === 1) && n.every((e) => r.includes(e))) return i;
if (isNear(e, t)) return 2;
return i === -1 && r.every((e) => n.includes(e)) ? 3 : null;
}
}),
68995: ((e, t, n) => {
n.d(t, { G: () => throwFaults });
var r = n(45145);
var i = n(18253);
function throwFaults(e, t, n = []) {
if (t.length === 0) return;
let a = [
`dataset: ${e} cannot be read:`,
...(0, i.UV)(t, 20),
...n
];
throw new r.yo(a.join("\n"));
}
}),
47198: ((e, t, n) => {
n.d(t, {
l: () => a,
q: () => leadsOut
});
var r = n(73024);
var i = n(76760);
let a = "is a link, or below a link, to a place outside of the dataset; put the file itself there";
function leadsOut(e, t) {
try {
let [n, a] = [(0, r.realpathSync)(e), (0, r.realpathSync)(t)];
return a !== n && !a.startsWith(n + i.sep);
} catch {
return !1;
}
}
}),
32223: ((e, t, n) => {
n.d(t, {
readRows: () => readRows,
t: () => strayScenarios,
y: () => readText
});
var r = n(73024);
var i = n(76760);
var a = n(63160);
var o = n(45145);
var s = n(45503);
var c = n(3350);
var l = n(23137);
var u = n(68995);
var d = n(47198);
var f = n(71744);
function* readRows(e) {
let t = i.join(e, "scenarios");
let n = (0, r.readdirSync)(t).filter((e) => e.endsWith(".jsonl")).sort();
let a = [];
let s = new Map();
for (let t of n) {
let n = `scenarios/${t}`;
let r = contentOf(e, n, a);
for (let [e, t] of r.split("\n").entries()) {
if (t.trim() === "") continue;
let r = {
file: n,
line: e + 1,
unknownKeys: []
};
let i = parseRow(t, r, a);
if (i === null) continue;
r.unknownKeys = Object.keys(i).filter((e) => !(0, f.h3)(e));
let o = s.get(i.instance_id);
o !== void 0 && a.push(`${textOf(r)}: instance_id: "${i.instance_id}" is already used at ${textOf(o)}`);
s.set(i.instance_id, r);
yield {
row: i,
place: r
};
}
}
(0, u.G)(e, a);
if (s.size === 0) throw new o.yo(`dataset: ${t} holds no instance; put one JSON object a line into a .jsonl file`);
}
function strayScenarios(e) {
return (0, r.readdirSync)(i.join(e, "scenarios"), { withFileTypes: !0 }).filter((e) => !e.name.startsWith(".") && !e.name.endsWith(".jsonl")).filter((e) => e.isDirectory() || /\.(?:nd)?jsonl?$/i.test(e.name)).map(({ name: e }) => `scenarios/${e} is not read: rows are in files scenarios/*.jsonl`).sort();
}
function contentOf(e, t, n) {
try {
return readText(e, i.join(e, t));
} catch (e) {
n.push(`${t}: cannot be read: ${(0, o.bD)(e)}`);
return "";
}
}
function readText(e, t, n = 268435456) {
if ((0, d.q)(e, t)) throw Error(`it ${d.l}`);
return (0, s.Gu)(t, n, { follow: !0 });
}
function textOf({ file: e, line: t }) {
return `${e}:${t}`;
}
function parseRow(e, t, n) {
let r;
try {
r = (0, a.nh)(e);
} catch (e) {
n.push(`${textOf(t)}: not valid JSON: ${(0, o.bD)(e)}`);
return null;
}
let i = f.M1.safeParse(r);
if (i.success) return i.data;
for (let e of i.error.issues) n.push(`${textOf(t)}: ${(0, l.hQ)(e)}${missingKey(e, r)}`);
return null;
}
function missingKey(e, t) {
let [n] = e.path;
if (typeof n != "string" || typeof t != "object" || !t || n in t) return "";
let r = Object.keys(t).find((e) => !(0, f.h3)(e) && (0, c.HQ)(e, n));
return r === void 0 ? "" : `; did you mean the key ${JSON.stringify(r)}?`;
}
})
};
