export const id = 2990;
export const ids = [2990];
export const modules = {
21916: ((e, t) => {
t.Io = t.kp = void 0;
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
var closest = function(e, t) {
var n = Infinity;
var r = 0;
for (var i = 0; i < t.length; i++) {
var a = distance(e, t[i]);
if (a < n) {
n = a;
r = i;
}
}
return t[r];
};
t.kp = closest;
}),
45503: ((e, t, n) => {
n.d(t, {
S: () => NotReadable,
X: () => readRegularFile
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
}),
43830: ((e, t, n) => {
n.d(t, {
o: () => digestOf,
r: () => digestOfDirectory
});
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(58500);
var s = n(45145);
var c = n(45503);
let l = 8 * 1024 ** 3;
let u = 1048576;
function digestOf(e, t) {
return digest(e, t, {
refuses: !0,
skips: () => !1
});
}
function digestOfDirectory(e, t) {
let n = [".git", "__pycache__"];
let skips = (e) => n.includes(a.basename(e)) || t.includes(e);
return digest(e, (0, i.readdirSync)(e), {
refuses: !1,
skips
});
}
async function digest(e, t, n) {
let d = (0, r.createHash)("sha256");
for (let e of [...t].sort()) await add(e);
return `sha256:${d.digest("hex")}`;
async function add(t) {
if (n.skips(a.join(e, t))) return;
try {
let n = await addEntry(t, a.join(e, t));
for (let e of n) await add(`${t}/${e}`);
} catch (r) {
if (!n.refuses) {
d.update(`${JSON.stringify(t)} unread\n`);
return;
}
if (r instanceof s.yo) throw r;
throw new s.yo(`dataset: ${a.join(e, t)} cannot be read: ${(0, s.bD)(r)}`);
}
}
async function addEntry(e, t) {
let n = (0, i.lstatSync)(t, { throwIfNoEntry: !1 });
if (n === void 0) return [];
if (n.isDirectory()) {
await (0, o.setImmediate)();
return (0, i.readdirSync)(t).sort();
}
if (n.isSymbolicLink()) {
let n = Buffer.from((0, i.readlinkSync)(t));
d.update(`${JSON.stringify(e)} link ${n.length}\n`).update(n);
return [];
}
if (!n.isFile()) throw new s.yo(`dataset: ${t} is a pipe, a socket or a device, which no dataset can hold; remove it`);
if (n.size > l) throw new s.yo(`dataset: ${t} has ${n.size} bytes, and a file of a dataset has ${l} at most`);
let r = n.mode & 64 ? "executable" : "file";
d.update(`${JSON.stringify(e)} ${r} ${n.size}\n`);
if (n.size <= u) d.update((0, c.X)(t, u));
else for await (let e of (0, i.createReadStream)(t, { highWaterMark: 1048576 })) d.update(e);
return [];
}
}
}),
47198: ((e, t, n) => {
n.d(t, {
l: () => a,
q: () => leadsOut
});
var r = n(73024);
var i = n(76760);
let a = "is a link, or lies behind one, that leads out of the dataset; put the file itself there";
function leadsOut(e, t) {
try {
let [n, a] = [(0, r.realpathSync)(e), (0, r.realpathSync)(t)];
return a !== n && !a.startsWith(n + i.sep);
} catch {
return !1;
}
}
}),
82660: ((e, t, n) => {
n.d(t, { H: () => isNear });
var r = n(21916);
function isNear(e, t) {
let [n, i] = [e, t].map((e) => e.toLowerCase().replaceAll(/[-_ ]/g, ""));
return (0, r.Io)(n, i) <= Math.min(3, Math.floor(i.length / 3));
}
})
};
