export const id = 7419;
export const ids = [7419];
export const modules = {
63678: ((e, t) => {
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
47220: ((e, t, n) => {
n.d(t, {
S6: () => parsePythonJson,
aC: () => valuesIn,
g5: () => readBoundedJson,
nh: () => parseBounded
});
var r = n(44019);
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
44019: ((e, t, n) => {
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
98690: ((e, t, n) => {
n.d(t, {
HQ: () => isNear,
Nf: () => closestName,
cR: () => nearName,
w7: () => lettersApart
});
var r = n(63678);
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
70031: ((e, t, n) => {
n.d(t, { G: () => throwFaults });
var r = n(45293);
function throwFaults(e, t, n = []) {
if (t.length === 0) return;
let i = t.length > 20 ? [`… and ${t.length - 20} more`] : [];
let a = [
`dataset: ${e} cannot be read:`,
...t.slice(0, 20),
...i,
...n
];
throw new r.yo(a.join("\n"));
}
}),
49138: ((e, t, n) => {
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
17419: ((e, t, n) => {
n.d(t, {
readRows: () => readRows,
y: () => readText
});
var r = n(73024);
var i = n(76760);
var a = n(47220);
var o = n(45293);
var s = n(44019);
var c = n(98690);
var l = n(56429);
var u = n(70031);
var d = n(49138);
var f = n(63844);
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
