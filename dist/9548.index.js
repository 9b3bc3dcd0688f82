export const id = 9548;
export const ids = [9548];
export const modules = {
31424: ((e, t, n) => {
var r = n(55560);
var noop = function() {};
var i = global.Bare ? queueMicrotask : process.nextTick.bind(process);
var isRequest = function(e) {
return e.setHeader && typeof e.abort == "function";
};
var isChildProcess = function(e) {
return e.stdio && Array.isArray(e.stdio) && e.stdio.length === 3;
};
var eos = function(e, t, n) {
if (typeof t == "function") return eos(e, null, t);
t ||= {};
n = r(n || noop);
var a = e._writableState;
var o = e._readableState;
var s = t.readable || t.readable !== !1 && e.readable;
var c = t.writable || t.writable !== !1 && e.writable;
var l = !1;
var onlegacyfinish = function() {
e.writable || onfinish();
};
var onfinish = function() {
c = !1;
s || n.call(e);
};
var onend = function() {
s = !1;
c || n.call(e);
};
var onexit = function(t) {
n.call(e, t ? Error("exited with error code: " + t) : null);
};
var onerror = function(t) {
n.call(e, t);
};
var onclose = function() {
i(onclosenexttick);
};
var onclosenexttick = function() {
if (l) return;
if (s && !(o && o.ended && !o.destroyed)) return n.call(e, Error("premature close"));
if (c && !(a && a.ended && !a.destroyed)) return n.call(e, Error("premature close"));
};
var onrequest = function() {
e.req.on("finish", onfinish);
};
if (isRequest(e)) {
e.on("complete", onfinish);
e.on("abort", onclose);
e.req ? onrequest() : e.on("request", onrequest);
} else if (c && !a) {
e.on("end", onlegacyfinish);
e.on("close", onlegacyfinish);
}
isChildProcess(e) && e.on("exit", onexit);
e.on("end", onend);
e.on("finish", onfinish);
t.error !== !1 && e.on("error", onerror);
e.on("close", onclose);
return function() {
l = !0;
e.removeListener("complete", onfinish);
e.removeListener("abort", onclose);
e.removeListener("request", onrequest);
e.req && e.req.removeListener("finish", onfinish);
e.removeListener("end", onlegacyfinish);
e.removeListener("close", onlegacyfinish);
e.removeListener("finish", onfinish);
e.removeListener("exit", onexit);
e.removeListener("end", onend);
e.removeListener("error", onerror);
e.removeListener("close", onclose);
};
};
e.exports = eos;
}),
55560: ((e, t, n) => {
var r = n(58264);
e.exports = r(once);
e.exports.strict = r(onceStrict);
once.proto = once(function() {
Object.defineProperty(Function.prototype, "once", {
value: function() {
return once(this);
},
configurable: !0
});
Object.defineProperty(Function.prototype, "onceStrict", {
value: function() {
return onceStrict(this);
},
configurable: !0
});
});
function once(e) {
var f = function() {
if (f.called) return f.value;
f.called = !0;
return f.value = e.apply(this, arguments);
};
f.called = !1;
return f;
}
function onceStrict(e) {
var f = function() {
if (f.called) throw Error(f.onceError);
f.called = !0;
return f.value = e.apply(this, arguments);
};
f.onceError = (e.name || "Function wrapped with `once`") + " shouldn't be called more than once";
f.called = !1;
return f;
}
}),
87898: ((e, t, n) => {
var r = n(55560);
var i = n(31424);
var a;
try {
a = n(79896);
} catch {}
var noop = function() {};
var o = typeof process > "u" ? !1 : /^v?\.0/.test(process.version);
var isFn = function(e) {
return typeof e == "function";
};
var isFS = function(e) {
if (!o) return !1;
if (!a) return !1;
return (e instanceof (a.ReadStream || noop) || e instanceof (a.WriteStream || noop)) && isFn(e.close);
};
var isRequest = function(e) {
return e.setHeader && isFn(e.abort);
};
var destroyer = function(e, t, n, a) {
a = r(a);
var o = !1;
e.on("close", function() {
o = !0;
});
i(e, {
readable: t,
writable: n
}, function(e) {
if (e) return a(e);
o = !0;
a();
});
var s = !1;
return function(t) {
if (o) return;
if (s) return;
s = !0;
if (isFS(e)) return e.close(noop);
if (isRequest(e)) return e.abort();
if (isFn(e.destroy)) return e.destroy();
a(t || Error("stream was destroyed"));
};
};
var call = function(e) {
e();
};
var pipe = function(e, t) {
return e.pipe(t);
};
var pump = function() {
var e = Array.prototype.slice.call(arguments);
var t = isFn(e[e.length - 1] || noop) && e.pop() || noop;
Array.isArray(e[0]) && (e = e[0]);
if (e.length < 2) throw Error("pump requires two streams per minimum");
var n;
var r = e.map(function(i, a) {
var o = a < e.length - 1;
return destroyer(i, o, a > 0, function(e) {
n ||= e;
e && r.forEach(call);
if (o) return;
r.forEach(call);
t(n);
});
});
return e.reduce(pipe);
};
e.exports = pump;
}),
35645: ((e, t, n) => {
let r = n(56118);
let i = n(87898);
let a = n(79896);
let o = n(16928);
let s = (global.Bare ? global.Bare.platform : process.platform) === "win32";
t.q = function pack(e, t) {
e ||= ".";
t ||= {};
let n = t.fs || a;
let s = t.ignore || t.filter || noop;
let c = t.mapStream || echo;
let l = statAll(n, t.dereference ? n.stat : n.lstat, e, s, t.entries, t.sort);
let u = t.strict !== !1;
let d = typeof t.umask == "number" ? ~t.umask : ~processUmask();
let p = t.pack || r.pack();
let m = t.finish || noop;
let h = t.map || noop;
let g = typeof t.dmode == "number" ? t.dmode : 0;
let _ = typeof t.fmode == "number" ? t.fmode : 0;
t.strip && (h = strip(h, t.strip));
if (t.readable) {
g |= 365;
_ |= 292;
}
if (t.writable) {
g |= 219;
_ |= 146;
}
onnextentry();
function onsymlink(t, r) {
n.readlink(o.join(e, t), function(e, t) {
if (e) return p.destroy(e);
r.linkname = normalize(t);
p.entry(r, onnextentry);
});
}
function onstat(r, a, s) {
if (p.destroyed) return;
if (r) return p.destroy(r);
if (!a) {
t.finalize !== !1 && p.finalize();
return m(p);
}
if (s.isSocket()) return onnextentry();
let l = {
name: normalize(a),
mode: (s.mode | (s.isDirectory() ? g : _)) & d,
mtime: s.mtime,
size: s.size,
type: "file",
uid: s.uid,
gid: s.gid
};
if (s.isDirectory()) {
l.size = 0;
l.type = "directory";
l = h(l) || l;
return p.entry(l, onnextentry);
}
if (s.isSymbolicLink()) {
l.size = 0;
l.type = "symlink";
l = h(l) || l;
return onsymlink(a, l);
}
l = h(l) || l;
if (!s.isFile()) {
if (u) return p.destroy(Error("unsupported type for " + a));
return onnextentry();
}
let v = p.entry(l, onnextentry);
let y = c(n.createReadStream(o.join(e, a), {
start: 0,
end: l.size > 0 ? l.size - 1 : l.size
}), l);
y.on("error", function(e) {
v.destroy(e);
});
i(y, v);
}
function onnextentry(e) {
if (e) return p.destroy(e);
l(onstat);
}
return p;
};
function processUmask() {
return !global.Bare && process.umask ? process.umask() : 0;
}
function inside(e, t) {
return t === e || t.startsWith(e + o.sep);
}
function noop() {}
function echo(e) {
return e;
}
function normalize(e) {
return s ? e.replace(/\\/g, "/").replace(/[:?<>|]/g, "_") : e;
}
function statAll(e, t, n, r, i, a) {
i ||= ["."];
let s = i.slice(0);
let c = o.resolve(n);
return function loop(l) {
if (!s.length) return l(null);
let u = s.shift();
let d = o.join(n, u);
if (!inside(c, o.resolve(n, u))) return l(Error(u + " is not a valid path"));
t.call(e, d, function(t, c) {
if (t) return l(i.indexOf(u) === -1 && t.code === "ENOENT" ? null : t);
if (!c.isDirectory()) return l(null, u, c);
e.readdir(d, function(e, t) {
if (e) return l(e);
a && t.sort();
for (let e = 0; e < t.length; e++) r(o.join(n, u, t[e])) || s.push(o.join(u, t[e]));
l(null, u, c);
});
});
};
}
function strip(e, t) {
return function(n) {
n.name = n.name.split("/").slice(t).join("/");
let r = n.linkname;
r && (n.type === "link" || o.isAbsolute(r)) && (n.linkname = r.split("/").slice(t).join("/"));
return e(n);
};
}
}),
58264: ((e) => {
e.exports = wrappy;
function wrappy(e, t) {
if (e && t) return wrappy(e)(t);
if (typeof e != "function") throw TypeError("need wrapper function");
Object.keys(e).forEach(function(t) {
wrapper[t] = e[t];
});
return wrapper;
function wrapper() {
var t = Array(arguments.length);
for (var n = 0; n < t.length; n++) t[n] = arguments[n];
var r = e.apply(this, t);
var i = t[t.length - 1];
typeof r == "function" && r !== i && Object.keys(i).forEach(function(e) {
r[e] = i[e];
});
return r;
}
}
}),
69548: ((e, t, n) => {
n.r(t);
n.d(t, {
archiveOf: () => archiveOf,
seenOf: () => seenOf
});
var r = n(4573);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(57075);
var c = n(35645);
var l = n(56118);
var u = n(45145);
var d = n(36347);
function archiveOf(e, t = null) {
let n = (0, l.pack)();
fill(n, e, t).catch((e) => n.destroy(e));
return s.Readable.from(n);
}
function identityOf({ type: e, size: t, mode: n, mtime: r, linkname: i }) {
if (e === "directory") return "directory";
if (e === "symlink") return `symlink:${i}`;
return [
e,
t,
(n ?? 0) & 4095,
Math.floor(Number(r ?? 0) / 1e3)
].join(":");
}
async function fill(e, t, n) {
let r = [...t.emptyDirectories, ...[...t.files, ...t.copies].map(([e]) => e)];
for (let e of t.openDirectories ?? []) await add({
name: inRoot(e),
type: "directory",
mode: 511,
uid: 0,
gid: 0
});
for (let e of t.emptyDirectories) {
let t = r.some((t) => t.startsWith(`${e}/`)) ? new Date() : d.EE;
await add({
name: inRoot(e),
type: "directory",
mode: 493,
mtime: t,
uid: 0,
gid: 0
});
}
for (let [e, n] of t.files) await add({
name: inRoot(e),
type: "file",
mode: 420,
uid: 0,
gid: 0
}, n);
for (let r of t.copies) await addCopy(e, r, n).catch((e) => {
throw e instanceof u.ZD ? e : new u.ZD("testbed", `${r[1]} cannot be packed: ${(0, u.bD)(e)}`, { cause: e });
});
e.finalize();
function add(t, n = "") {
return new Promise((r, i) => {
e.entry(t, n, (e) => e ? i(e) : r());
});
}
}
async function addCopy(e, [t, n, r], i) {
let s = `${inRoot(i?.below ?? "")}/`;
let l = !(await (0, a.lstat)(n)).isDirectory();
let inBytes = (e) => Buffer.from(e).toString("latin1");
let [u, d] = [inBytes(n), inBytes(inRoot(t))];
let [p, m] = l ? [o.dirname(u), [o.basename(u)]] : [u, void 0];
let see;
await new Promise((t, n) => {
e.once("error", n);
let a = {
pack: e,
...m === void 0 ? {} : { entries: m },
finalize: !1,
umask: 0,
fs: filesOfBytes(e, (e) => see(e)),
finish() {
e.off("error", n);
t();
},
map(t) {
let n = textOf(bytesOf(l || t.name === "." ? d : o.posix.join(d, t.name)), "L", e);
let a = t.name === "." ? 493 : unmasked(t.mode) | (l && r ? 73 : 0);
let c = {
...t,
name: n,
mode: a,
uid: 0,
gid: 0
};
see = (e) => {
n.startsWith(s) && i?.files.put(n.slice(s.length), seenOf({
...c,
linkname: e
}));
};
see(null);
return c;
},
mapStream(e, { name: t, size: n }) {
t.startsWith(s) && i?.files.keepText(t.slice(s.length), n ?? 0, e);
return e;
}
};
(0, c.q)(p, a);
});
}
function filesOfBytes(e, t) {
return {
lstat: (e, t) => i.lstat(bytesOf(e), (n, r) => {
let gone = () => new u.ZD("testbed", `${bytesOf(e)} cannot be packed: it was removed meanwhile`);
t((0, u.$N)(n) === "ENOENT" ? gone() : n, r);
}),
readdir: (e, t) => i.readdir(bytesOf(e), "latin1", t),
readlink: (n, r) => i.readlink(bytesOf(n), "buffer", (n, i) => {
let a = n ? "" : textOf(i, "K", e);
n || t(a);
r(n, a);
}),
createReadStream: (e, t) => i.createReadStream(bytesOf(e), t)
};
}
function bytesOf(e) {
return Buffer.from(e, "latin1");
}
function textOf(e, t, n) {
if (!(0, r.isUtf8)(e)) {
let r = Buffer.alloc(512);
r.write("././@LongLink");
r.write(`${(e.length + 1).toString(8).padStart(11, "0")}\0`, 124);
r.write(`        ${t}`, 148);
r.write("ustar  ", 257);
let i = r.reduce((e, t) => e + t);
r.write(`${i.toString(8).padStart(6, "0")}\0`, 148);
n.push(Buffer.concat([
r,
e,
Buffer.alloc(512 - e.length % 512)
]));
}
return e.toString();
}
function unmasked(e) {
let t = e >> 6 & 7;
return e | (t << 3 | t) & process.umask() & 45;
}
function seenOf(e) {
return {
type: e.type === "file" || e.type === "directory" ? e.type : "other",
identity: identityOf(e),
text: null
};
}
function inRoot(e) {
return e.replace(/^\/+/, "");
}
})
};
