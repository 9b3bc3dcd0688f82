export const id = 3942;
export const ids = [3942];
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
43830: ((e, t, n) => {
n.d(t, {
ol: () => digestOf,
rm: () => digestOfDirectory,
u8: () => withLinked
});
var r = n(4573);
var i = n(77598);
var a = n(73024);
var o = n(76760);
var s = n(58500);
var c = n(45145);
var l = n(70930);
var u = n(45503);
let d = 8 * 1024 ** 3;
let f = 1048576;
function digestOf(e, t) {
return digest(e, t?.toSorted() ?? sortedNames(e), {
refuses: !0,
skips: () => !1,
skipsDirectory: () => !1
});
}
function digestOfDirectory(e, t, n = () => !1) {
let r = [
".git",
"__pycache__",
...t
];
let skips = (e) => r.includes(o.basename(e)) || r.includes(e);
return digest(e, sortedNames(e), {
refuses: !1,
skips,
skipsDirectory: n
});
}
function withLinked(e, t, n) {
let r = (0, a.realpathSync)(e);
let i = n.flatMap((t) => {
let n = o.join(e, t);
return (0, a.existsSync)(n) ? [o.relative(r, (0, a.realpathSync)(n))] : [];
});
let isBeyond = (e) => !t.some((t) => `${e}/`.startsWith(`${t}/`));
return [...t, ...new Set(i.filter(isBeyond))];
}
async function digest(e, t, n) {
let r = (0, i.createHash)("sha256");
for (let e of t) await add(e);
return `sha256:${r.digest("hex")}`;
async function add(t) {
let i = typeof t == "string" ? o.join(e, t) : (0, l.XM)(e, t);
if (n.skips(i.toString())) return;
try {
let e = await addEntry(labelOf(t), i);
for (let n of e) await add(joined(t, n));
} catch (e) {
if (!n.refuses) {
r.update(`${labelOf(t)} unread\n`);
return;
}
if (e instanceof c.yo) throw e;
throw new c.yo(`dataset: ${i} cannot be read: ${(0, c.bD)(e)}`);
}
}
async function addEntry(e, t) {
let i = (0, a.lstatSync)(t, { throwIfNoEntry: !1 });
if (i === void 0) return [];
if (i.isDirectory()) {
await (0, s.setImmediate)();
return await n.skipsDirectory(t.toString()) ? [] : sortedNames(t);
}
if (i.isSymbolicLink()) {
let n = (0, a.readlinkSync)(t, { encoding: "buffer" });
r.update(`${e} link ${n.length}\n`).update(n);
return [];
}
if (!i.isFile()) throw new c.yo(`dataset: ${t} is a pipe, a socket or a device, which no dataset can hold; remove it`);
if (i.size > d) throw new c.yo(`dataset: ${t} has ${i.size} bytes, and a file of a dataset has ${d} at most`);
let o = i.mode & 64 ? "executable" : "file";
r.update(`${e} ${o} ${i.size}\n`);
if (i.size <= f) r.update((0, u.XF)(t, f));
else for await (let e of (0, a.createReadStream)(t, { highWaterMark: 1048576 })) r.update(e);
return [];
}
}
function sortedNames(e) {
let t = (0, a.readdirSync)(e).sort();
if (!t.some((e) => e.includes("�"))) return t;
return (0, a.readdirSync)(e, { encoding: "buffer" }).map((e) => ({
name: e,
text: e.toString()
})).sort((e, t) => e.text === t.text ? e.name.compare(t.name) : e.text < t.text ? -1 : 1).map(({ name: e }) => e);
}
function joined(e, t) {
if (typeof e == "string" && typeof t == "string") return `${e}/${t}`;
return (0, l.XM)(e, Buffer.from(t));
}
function labelOf(e) {
if (typeof e == "string") return JSON.stringify(e);
return (0, r.isUtf8)(e) ? JSON.stringify(e.toString()) : `bytes ${e.toString("hex")}`;
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
})
};
