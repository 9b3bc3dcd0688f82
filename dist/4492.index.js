export const id = 4492;
export const ids = [4492];
export const modules = {
38595: ((e) => {
function isBuffer(e) {
return Buffer.isBuffer(e) || e instanceof Uint8Array;
}
function isEncoding(e) {
return Buffer.isEncoding(e);
}
function alloc(e, t, n) {
return Buffer.alloc(e, t, n);
}
function allocUnsafe(e) {
return Buffer.allocUnsafe(e);
}
function allocUnsafeSlow(e) {
return Buffer.allocUnsafeSlow(e);
}
function byteLength(e, t) {
return Buffer.byteLength(e, t);
}
function compare(e, t) {
return Buffer.compare(e, t);
}
function concat(e, t) {
return Buffer.concat(e, t);
}
function copy(e, t, n, r, i) {
return toBuffer(e).copy(t, n, r, i);
}
function equals(e, t) {
return toBuffer(e).equals(t);
}
function fill(e, t, n, r, i) {
return toBuffer(e).fill(t, n, r, i);
}
function from(e, t, n) {
return Buffer.from(e, t, n);
}
function includes(e, t, n, r) {
return toBuffer(e).includes(t, n, r);
}
function indexOf(e, t, n, r) {
return toBuffer(e).indexOf(t, n, r);
}
function lastIndexOf(e, t, n, r) {
return toBuffer(e).lastIndexOf(t, n, r);
}
function swap16(e) {
return toBuffer(e).swap16();
}
function swap32(e) {
return toBuffer(e).swap32();
}
function swap64(e) {
return toBuffer(e).swap64();
}
function toBuffer(e) {
if (Buffer.isBuffer(e)) return e;
return Buffer.from(e.buffer, e.byteOffset, e.byteLength);
}
function toString(e, t, n, r) {
return toBuffer(e).toString(t, n, r);
}
function toHex(e, t, n) {
return toBuffer(e).toString("hex", t, n);
}
function write(e, t, n, r, i) {
return toBuffer(e).write(t, n, r, i);
}
function readDoubleBE(e, t) {
return toBuffer(e).readDoubleBE(t);
}
function readDoubleLE(e, t) {
return toBuffer(e).readDoubleLE(t);
}
function readFloatBE(e, t) {
return toBuffer(e).readFloatBE(t);
}
function readFloatLE(e, t) {
return toBuffer(e).readFloatLE(t);
}
function readInt32BE(e, t) {
return toBuffer(e).readInt32BE(t);
}
function readInt32LE(e, t) {
return toBuffer(e).readInt32LE(t);
}
function readUInt32BE(e, t) {
return toBuffer(e).readUInt32BE(t);
}
function readUInt32LE(e, t) {
return toBuffer(e).readUInt32LE(t);
}
function writeDoubleBE(e, t, n) {
return toBuffer(e).writeDoubleBE(t, n);
}
function writeDoubleLE(e, t, n) {
return toBuffer(e).writeDoubleLE(t, n);
}
function writeFloatBE(e, t, n) {
return toBuffer(e).writeFloatBE(t, n);
}
function writeFloatLE(e, t, n) {
return toBuffer(e).writeFloatLE(t, n);
}
function writeInt32BE(e, t, n) {
return toBuffer(e).writeInt32BE(t, n);
}
function writeInt32LE(e, t, n) {
return toBuffer(e).writeInt32LE(t, n);
}
function writeUInt32BE(e, t, n) {
return toBuffer(e).writeUInt32BE(t, n);
}
function writeUInt32LE(e, t, n) {
return toBuffer(e).writeUInt32LE(t, n);
}
e.exports = {
isBuffer,
isEncoding,
alloc,
allocUnsafe,
allocUnsafeSlow,
byteLength,
compare,
concat,
copy,
equals,
fill,
from,
includes,
indexOf,
lastIndexOf,
swap16,
swap32,
swap64,
toBuffer,
toString,
toHex,
write,
readDoubleBE,
readDoubleLE,
readFloatBE,
readFloatLE,
readInt32BE,
readInt32LE,
readUInt32BE,
readUInt32LE,
writeDoubleBE,
writeDoubleLE,
writeFloatBE,
writeFloatLE,
writeInt32BE,
writeInt32LE,
writeUInt32BE,
writeUInt32LE
};
}),
94746: ((e, t, n) => {
e.exports = n(24434);
}),
86145: ((e) => {
e.exports = class FixedFIFO {
constructor(e) {
if (!(e > 0) || e - 1 & e) throw Error("Max size for a FixedFIFO should be a power of two");
this.buffer = Array(e);
this.mask = e - 1;
this.top = 0;
this.btm = 0;
this.next = null;
}
clear() {
this.top = this.btm = 0;
this.next = null;
this.buffer.fill(void 0);
}
push(e) {
if (this.buffer[this.top] !== void 0) return !1;
this.buffer[this.top] = e;
this.top = this.top + 1 & this.mask;
return !0;
}
shift() {
let e = this.buffer[this.btm];
if (e === void 0) return;
this.buffer[this.btm] = void 0;
this.btm = this.btm + 1 & this.mask;
return e;
}
peek() {
return this.buffer[this.btm];
}
isEmpty() {
return this.buffer[this.btm] === void 0;
}
};
}),
75181: ((e, t, n) => {
let r = n(86145);
e.exports = class FastFIFO {
constructor(e) {
this.hwm = e || 16;
this.head = new r(this.hwm);
this.tail = this.head;
this.length = 0;
}
clear() {
this.head = this.tail;
this.head.clear();
this.length = 0;
}
push(e) {
this.length++;
if (!this.head.push(e)) {
let t = this.head;
this.head = t.next = new r(2 * this.head.buffer.length);
this.head.push(e);
}
}
shift() {
this.length !== 0 && this.length--;
let e = this.tail.shift();
if (e === void 0 && this.tail.next) {
let e = this.tail.next;
this.tail.next = null;
this.tail = e;
return this.tail.shift();
}
return e;
}
peek() {
let e = this.tail.peek();
if (e === void 0 && this.tail.next) return this.tail.next.peek();
return e;
}
isEmpty() {
return this.length === 0;
}
};
}),
17682: ((e, t, n) => {
let { EventEmitter: r } = n(94746);
let i = n(75181);
let a = n(40844);
let o = n(65883);
let s = typeof queueMicrotask > "u" ? (e) => global.process.nextTick(e) : queueMicrotask;
let c = 536870910;
let l = 1024;
let u = 2048;
let d = 16384;
let f = 32768;
let p = 131072;
let m = 536805375;
let h = 536870143;
let g = 536838143;
let _ = 536739839;
let v = 2 << 18;
let y = 4 << 18;
let b = 8 << 18;
let x = 32 << 18;
let S = 64 << 18;
let C = 128 << 18;
let w = 512 << 18;
let T = 1024 << 18;
let E = 503316479;
let D = 268435455;
let O = 262160;
let k = 8404992;
let A = 8405006;
let j = 33587200;
let M = 33587215;
let N = 16527;
let P = 270794767;
let F = Symbol.asyncIterator || Symbol("asyncIterator");
class WritableState {
constructor(e, { highWaterMark: t = 16384, map: n = null, mapWritable: r, byteLength: a, byteLengthWritable: o } = {}) {
this.stream = e;
this.queue = new i();
this.highWaterMark = t;
this.buffered = 0;
this.error = null;
this.pipeline = null;
this.drains = null;
this.byteLength = o || a || defaultByteLength;
this.map = r || n;
this.afterWrite = afterWrite.bind(this);
this.afterUpdateNextTick = updateWriteNT.bind(this);
}
get ending() {
return !!(this.stream._duplexState & w);
}
get ended() {
return !!(this.stream._duplexState & x);
}
push(e) {
if (this.stream._duplexState & 142606350) return !1;
this.map !== null && (e = this.map(e));
this.buffered += this.byteLength(e);
this.queue.push(e);
if (this.buffered < this.highWaterMark) {
this.stream._duplexState |= b;
return !0;
}
this.stream._duplexState |= 6291456;
return !1;
}
shift() {
let e = this.queue.shift();
this.buffered -= this.byteLength(e);
this.buffered === 0 && (this.stream._duplexState &= 534773759);
return e;
}
end(e) {
typeof e == "function" ? this.stream.once("finish", e) : e != null && this.push(e);
this.stream._duplexState = (this.stream._duplexState | w) & 535822335;
}
autoBatch(e, t) {
let n = [];
let r = this.stream;
n.push(e);
for (; (r._duplexState & P) == 2359296;) n.push(r._writableState.shift());
if (r._duplexState & 15) return t(null);
r._writev(n, t);
}
update() {
let e = this.stream;
e._duplexState |= v;
do {
for (; (e._duplexState & P) == b;) {
let t = this.shift();
e._duplexState |= 67371008;
e._write(t, this.afterWrite);
}
e._duplexState & 1310720 || this.updateNonPrimary();
} while (this.continueUpdate() === !0);
e._duplexState &= 536346623;
}
updateNonPrimary() {
let e = this.stream;
if ((e._duplexState & 144965647) == w) {
e._duplexState |= 262144;
e._final(afterFinal.bind(this));
return;
}
if ((e._duplexState & 14) == 4) {
if (!(e._duplexState & j)) {
e._duplexState |= O;
e._destroy(afterDestroy.bind(this));
}
return;
}
if ((e._duplexState & M) == 1) {
e._duplexState = (e._duplexState | O) & c;
e._open(afterOpen.bind(this));
}
}
continueUpdate() {
if (!(this.stream._duplexState & C)) return !1;
this.stream._duplexState &= E;
return !0;
}
updateCallback() {
(this.stream._duplexState & 35127311) == y ? this.update() : this.updateNextTick();
}
updateNextTick() {
if (this.stream._duplexState & C) return;
this.stream._duplexState |= C;
this.stream._duplexState & v || s(this.afterUpdateNextTick);
}
}
class ReadableState {
constructor(e, { highWaterMark: t = 16384, map: n = null, mapReadable: r, byteLength: a, byteLengthReadable: o } = {}) {
this.stream = e;
this.queue = new i();
this.highWaterMark = t === 0 ? 1 : t;
this.buffered = 0;
this.readAhead = t > 0;
this.error = null;
this.pipeline = null;
this.byteLength = o || a || defaultByteLength;
this.map = r || n;
this.pipeTo = null;
this.afterRead = afterRead.bind(this);
this.afterUpdateNextTick = updateReadNT.bind(this);
}
get ending() {
return !!(this.stream._duplexState & l);
}
get ended() {
return !!(this.stream._duplexState & d);
}
pipe(e, t) {
if (this.pipeTo !== null) throw o.BAD_ARGUMENT("Can only pipe to one destination");
typeof t != "function" && (t = null);
this.stream._duplexState |= 512;
this.pipeTo = e;
this.pipeline = new Pipeline(this.stream, e, t);
t && this.stream.on("error", noop);
if (isStreamx(e)) {
e._writableState.pipeline = this.pipeline;
t && e.on("error", noop);
e.on("finish", this.pipeline.finished.bind(this.pipeline));
} else {
let t = this.pipeline.done.bind(this.pipeline, e);
let n = this.pipeline.done.bind(this.pipeline, e, null);
e.on("error", t);
e.on("close", n);
e.on("finish", this.pipeline.finished.bind(this.pipeline));
}
e.on("drain", afterDrain.bind(this));
this.stream.emit("piping", e);
e.emit("pipe", this.stream);
}
push(e) {
let t = this.stream;
if (e === null) {
this.highWaterMark = 0;
t._duplexState = (t._duplexState | l) & 536805311;
return !1;
}
if (this.map !== null) {
e = this.map(e);
if (e === null) {
t._duplexState &= m;
return this.buffered < this.highWaterMark;
}
}
this.buffered += this.byteLength(e);
this.queue.push(e);
t._duplexState = (t._duplexState | 128) & m;
return this.buffered < this.highWaterMark;
}
shift() {
let e = this.queue.shift();
this.buffered -= this.byteLength(e);
this.buffered === 0 && (this.stream._duplexState &= 536862591);
return e;
}
unshift(e) {
let t = [this.map === null ? e : this.map(e)];
for (; this.buffered > 0;) t.push(this.shift());
for (let e = 0; e < t.length - 1; e++) {
let n = t[e];
this.buffered += this.byteLength(n);
this.queue.push(n);
}
this.push(t[t.length - 1]);
}
read() {
let e = this.stream;
if ((e._duplexState & N) == 128) {
let t = this.shift();
this.pipeTo !== null && this.pipeTo.write(t) === !1 && (e._duplexState &= h);
e._duplexState & u && e.emit("data", t);
return t;
}
if (this.readAhead === !1) {
e._duplexState |= p;
this.updateNextTick();
}
return null;
}
drain() {
let e = this.stream;
for (; (e._duplexState & N) == 128 && e._duplexState & 768;) {
let t = this.shift();
this.pipeTo !== null && this.pipeTo.write(t) === !1 && (e._duplexState &= h);
e._duplexState & u && e.emit("data", t);
}
}
update() {
let e = this.stream;
e._duplexState |= 32;
do {
this.drain();
for (; this.buffered < this.highWaterMark && (e._duplexState & 214047) == p;) {
e._duplexState |= 65552;
e._read(this.afterRead);
this.drain();
}
if ((e._duplexState & 12431) == 4224) {
e._duplexState |= 8192;
e.emit("readable");
}
e._duplexState & 80 || this.updateNonPrimary();
} while (this.continueUpdate() === !0);
e._duplexState &= 536870879;
}
updateNonPrimary() {
let e = this.stream;
if ((e._duplexState & 1167) == l) {
e._duplexState = (e._duplexState | d) & 536869887;
e.emit("end");
(e._duplexState & A) == k && (e._duplexState |= 4);
this.pipeTo !== null && this.pipeTo.end();
}
if ((e._duplexState & 14) == 4) {
if (!(e._duplexState & j)) {
e._duplexState |= O;
e._destroy(afterDestroy.bind(this));
}
return;
}
if ((e._duplexState & M) == 1) {
e._duplexState = (e._duplexState | O) & c;
e._open(afterOpen.bind(this));
}
}
continueUpdate() {
if (!(this.stream._duplexState & f)) return !1;
this.stream._duplexState &= g;
return !0;
}
updateCallback() {
(this.stream._duplexState & 32879) == 64 ? this.update() : this.updateNextTick();
}
updateNextTickIfOpen() {
if (this.stream._duplexState & 32769) return;
this.stream._duplexState |= f;
this.stream._duplexState & 32 || s(this.afterUpdateNextTick);
}
updateNextTick() {
if (this.stream._duplexState & f) return;
this.stream._duplexState |= f;
this.stream._duplexState & 32 || s(this.afterUpdateNextTick);
}
}
class TransformState {
constructor(e) {
this.data = null;
this.afterTransform = afterTransform.bind(e);
this.afterFinal = null;
}
}
class Pipeline {
constructor(e, t, n) {
this.from = e;
this.to = t;
this.afterPipe = n;
this.error = null;
this.pipeToFinished = !1;
}
finished() {
this.pipeToFinished = !0;
}
done(e, t) {
t && (this.error = t);
if (e === this.to) {
this.to = null;
if (this.from !== null) {
this.from._duplexState & d && this.pipeToFinished || this.from.destroy(this.error || o.PREMATURE_CLOSE("Writable stream closed"));
return;
}
}
if (e === this.from) {
this.from = null;
if (this.to !== null) {
e._duplexState & d || this.to.destroy(this.error || o.PREMATURE_CLOSE("Readable stream closed"));
return;
}
}
this.afterPipe !== null && this.afterPipe(this.error);
this.to = this.from = this.afterPipe = null;
}
}
function afterDrain() {
this.stream._duplexState |= 512;
this.updateCallback();
}
function afterFinal(e) {
let t = this.stream;
e && t.destroy(e);
if (!(t._duplexState & 14)) {
t._duplexState |= x;
t.emit("finish");
}
(t._duplexState & A) == k && (t._duplexState |= 4);
t._duplexState &= 402391039;
t._duplexState & v ? this.updateNextTick() : this.update();
}
function afterDestroy(e) {
let t = this.stream;
!e && !o.isStreamDestroyed(this.error) && (e = this.error);
e && t.emit("error", e);
t._duplexState |= 8;
t.emit("close");
let n = t._readableState;
let r = t._writableState;
n !== null && n.pipeline !== null && n.pipeline.done(t, e);
if (r !== null) {
for (; r.drains !== null && r.drains.length > 0;) r.drains.shift().resolve(!1);
r.pipeline !== null && r.pipeline.done(t, e);
}
}
function afterWrite(e) {
let t = this.stream;
e && t.destroy(e);
t._duplexState &= 469499903;
this.drains !== null && tickDrains(this.drains);
if ((t._duplexState & 6553615) == 4194304) {
t._duplexState &= 532676607;
(t._duplexState & S) == S && t.emit("drain");
}
this.updateCallback();
}
function afterRead(e) {
e && this.stream.destroy(e);
this.stream._duplexState &= 536870895;
this.readAhead === !1 && !(this.stream._duplexState & 256) && (this.stream._duplexState &= _);
this.updateCallback();
}
function updateReadNT() {
if (!(this.stream._duplexState & 32)) {
this.stream._duplexState &= g;
this.update();
}
}
function updateWriteNT() {
if (!(this.stream._duplexState & v)) {
this.stream._duplexState &= E;
this.update();
}
}
function tickDrains(e) {
for (let t = 0; t < e.length; t++) if (--e[t].writes === 0) {
e.shift().resolve(!0);
t--;
}
}
function afterOpen(e) {
let t = this.stream;
e && t.destroy(e);
if (!(t._duplexState & 4)) {
t._duplexState & 17423 || (t._duplexState |= 64);
t._duplexState & 142606351 || (t._duplexState |= y);
t.emit("open");
}
t._duplexState &= 536608751;
t._writableState !== null && t._writableState.updateCallback();
t._readableState !== null && t._readableState.updateCallback();
}
function afterTransform(e, t) {
t != null && this.push(t);
this._writableState.afterWrite(e);
}
function newListener(e) {
if (this._readableState !== null) {
if (e === "data") {
this._duplexState |= 133376;
this._readableState.updateNextTick();
}
if (e === "readable") {
this._duplexState |= 4096;
this._readableState.updateNextTick();
}
}
if (this._writableState !== null && e === "drain") {
this._duplexState |= S;
this._writableState.updateNextTick();
}
}
class Stream extends r {
constructor(e) {
super();
this._duplexState = 0;
this._readableState = null;
this._writableState = null;
if (e) {
e.open && (this._open = e.open);
e.destroy && (this._destroy = e.destroy);
e.predestroy && (this._predestroy = e.predestroy);
e.signal && e.signal.addEventListener("abort", abort.bind(this));
}
this.on("newListener", newListener);
}
_open(e) {
e(null);
}
_destroy(e) {
e(null);
}
_predestroy() {}
get readable() {
return this._readableState !== null || void 0;
}
get writable() {
return this._writableState !== null || void 0;
}
get destroyed() {
return !!(this._duplexState & 8);
}
get destroying() {
return !!(this._duplexState & 14);
}
destroy(e) {
if (!(this._duplexState & 14)) {
e ||= o.STREAM_DESTROYED();
this._duplexState = (this._duplexState | 4) & 535822271;
if (this._readableState !== null) {
this._readableState.highWaterMark = 0;
this._readableState.error = e;
}
if (this._writableState !== null) {
this._writableState.highWaterMark = 0;
this._writableState.error = e;
}
this._duplexState |= 2;
this._predestroy();
this._duplexState &= 536870909;
this._readableState !== null && this._readableState.updateNextTick();
this._writableState !== null && this._writableState.updateNextTick();
}
}
}
class Readable extends Stream {
constructor(e) {
super(e);
this._duplexState |= 8519681;
this._readableState = new ReadableState(this, e);
if (e) {
this._readableState.readAhead === !1 && (this._duplexState &= _);
e.read && (this._read = e.read);
e.eagerOpen && this._readableState.updateNextTick();
e.encoding && this.setEncoding(e.encoding);
}
}
static deferred(e, t) {
let n = new PassThrough(t);
e().then((e) => {
if (e === null) return n.end();
if (n.destroying) return;
pipeline(e, n, noop);
}).catch((e) => n.destroy(e));
return n;
}
setEncoding(e) {
let t = new a(e);
let n = this._readableState.map || echo;
this._readableState.map = mapOrSkip;
return this;
function mapOrSkip(e) {
let r = t.push(e);
return r === "" && (e.byteLength !== 0 || t.remaining > 0) ? null : n(r);
}
}
_read(e) {
e(null);
}
pipe(e, t) {
this._readableState.updateNextTick();
this._readableState.pipe(e, t);
return e;
}
read() {
this._readableState.updateNextTick();
return this._readableState.read();
}
push(e) {
this._readableState.updateNextTickIfOpen();
return this._readableState.push(e);
}
unshift(e) {
this._readableState.updateNextTickIfOpen();
return this._readableState.unshift(e);
}
resume() {
this._duplexState |= 131328;
this._readableState.updateNextTick();
return this;
}
pause() {
this._duplexState &= this._readableState.readAhead === !1 ? 536739583 : 536870655;
return this;
}
static _fromAsyncIterator(e, t) {
let n;
let r = new Readable({
...t,
read(t) {
e.next().then(push).then(t.bind(null, null)).catch(t);
},
predestroy() {
n = e.return();
},
destroy(e) {
if (!n) return e(null);
n.then(e.bind(null, null)).catch(e);
}
});
return r;
function push(e) {
e.done ? r.push(null) : r.push(e.value);
}
}
static from(e, t) {
if (isReadStreamx(e)) return e;
if (e[F]) return this._fromAsyncIterator(e[F](), t);
Array.isArray(e) || (e = e === void 0 ? [] : [e]);
let n = 0;
return new Readable({
...t,
read(t) {
this.push(n === e.length ? null : e[n++]);
t(null);
}
});
}
static isBackpressured(e) {
return !!(e._duplexState & 17422) || e._readableState.buffered >= e._readableState.highWaterMark;
}
static isPaused(e) {
return !(e._duplexState & 256);
}
[F]() {
let e = this;
let t = null;
let n = null;
let r = null;
this.on("error", (e) => {
t = e;
});
this.on("readable", onreadable);
this.on("close", onclose);
return {
[F]() {
return this;
},
next() {
return new Promise(function(t, i) {
n = t;
r = i;
let a = e.read();
a === null ? e._duplexState & 8 && ondata(null) : ondata(a);
});
},
return() {
return destroy(null);
},
throw(e) {
return destroy(e);
}
};
function onreadable() {
n !== null && ondata(e.read());
}
function onclose() {
n !== null && ondata(null);
}
function ondata(i) {
if (r === null) return;
t ? r(t) : i === null && !(e._duplexState & d) ? r(o.STREAM_DESTROYED()) : n({
value: i,
done: i === null
});
r = n = null;
}
function destroy(t) {
e.destroy(t);
return new Promise((n, r) => {
if (e._duplexState & 8) return n({
value: void 0,
done: !0
});
e.once("close", function() {
t ? r(t) : n({
value: void 0,
done: !0
});
});
});
}
}
}
class Writable extends Stream {
constructor(e) {
super(e);
this._duplexState |= 16385;
this._writableState = new WritableState(this, e);
if (e) {
e.writev && (this._writev = e.writev);
e.write && (this._write = e.write);
e.final && (this._final = e.final);
e.eagerOpen && this._writableState.updateNextTick();
}
}
cork() {
this._duplexState |= T;
}
uncork() {
this._duplexState &= D;
this._writableState.updateNextTick();
}
_writev(e, t) {
t(null);
}
_write(e, t) {
this._writableState.autoBatch(e, t);
}
_final(e) {
e(null);
}
static isBackpressured(e) {
return !!(e._duplexState & 146800654);
}
static drained(e) {
if (e.destroyed) return Promise.resolve(!1);
let t = e._writableState;
let n = (isWritev(e) ? Math.min(1, t.queue.length) : t.queue.length) + (e._duplexState & 67108864 ? 1 : 0);
if (n === 0) return Promise.resolve(!0);
t.drains === null && (t.drains = []);
return new Promise((e) => {
t.drains.push({
writes: n,
resolve: e
});
});
}
write(e) {
this._writableState.updateNextTick();
return this._writableState.push(e);
}
end(e) {
this._writableState.updateNextTick();
this._writableState.end(e);
return this;
}
}
class Duplex extends Readable {
constructor(e) {
super(e);
this._duplexState = 1 | this._duplexState & p;
this._writableState = new WritableState(this, e);
if (e) {
e.writev && (this._writev = e.writev);
e.write && (this._write = e.write);
e.final && (this._final = e.final);
}
}
cork() {
this._duplexState |= T;
}
uncork() {
this._duplexState &= D;
this._writableState.updateNextTick();
}
_writev(e, t) {
t(null);
}
_write(e, t) {
this._writableState.autoBatch(e, t);
}
_final(e) {
e(null);
}
write(e) {
this._writableState.updateNextTick();
return this._writableState.push(e);
}
end(e) {
this._writableState.updateNextTick();
this._writableState.end(e);
return this;
}
}
class Transform extends Duplex {
constructor(e) {
super(e);
this._transformState = new TransformState(this);
if (e) {
e.transform && (this._transform = e.transform);
e.flush && (this._flush = e.flush);
}
}
_write(e, t) {
this._readableState.buffered >= this._readableState.highWaterMark ? this._transformState.data = e : this._transform(e, this._transformState.afterTransform);
}
_read(e) {
if (this._transformState.data !== null) {
let t = this._transformState.data;
this._transformState.data = null;
e(null);
this._transform(t, this._transformState.afterTransform);
} else e(null);
}
destroy(e) {
super.destroy(e);
if (this._transformState.data !== null) {
this._transformState.data = null;
this._transformState.afterTransform();
}
}
_transform(e, t) {
t(null, e);
}
_flush(e) {
e(null);
}
_final(e) {
this._transformState.afterFinal = e;
this._flush(transformAfterFlush.bind(this));
}
}
class PassThrough extends Transform {}
function transformAfterFlush(e, t) {
let n = this._transformState.afterFinal;
if (e) return n(e);
t != null && this.push(t);
this.push(null);
n(null);
}
function pipelinePromise(...e) {
return new Promise((t, n) => pipeline(...e, (e) => {
if (e) return n(e);
t();
}));
}
function pipeline(e, ...t) {
let n = Array.isArray(e) ? [...e, ...t] : [e, ...t];
let r = n.length && typeof n[n.length - 1] == "function" ? n.pop() : null;
if (n.length < 2) throw o.BAD_ARGUMENT("Pipeline requires at least 2 streams");
let i = n[0];
let a = null;
let s = null;
for (let e = 1; e < n.length; e++) {
a = n[e];
if (isStreamx(i)) i.pipe(a, onerror);
else {
errorHandle(i, !0, e > 1, onerror);
i.pipe(a);
}
i = a;
}
if (r) {
let e = !1;
let t = isStreamx(a) || !!(a._writableState && a._writableState.autoDestroy);
a.on("error", (e) => {
s === null && (s = e);
});
a.on("finish", () => {
e = !0;
t || r(s);
});
t && a.on("close", () => r(s || (e ? null : o.PREMATURE_CLOSE())));
}
return a;
function errorHandle(e, t, n, r) {
e.on("error", r);
e.on("close", onclose);
function onclose() {
if (t && e._readableState && !e._readableState.ended) return r(o.PREMATURE_CLOSE());
if (n && e._writableState && !e._writableState.ended) return r(o.PREMATURE_CLOSE());
}
}
function onerror(e) {
if (!e || s) return;
s = e;
for (let t of n) t.destroy(e);
}
}
function echo(e) {
return e;
}
function isStream(e) {
return !!e._readableState || !!e._writableState;
}
function isStreamx(e) {
return typeof e._duplexState == "number" && isStream(e);
}
function isEnding(e) {
return !!e._readableState && e._readableState.ending;
}
function isEnded(e) {
return !!e._readableState && e._readableState.ended;
}
function isFinishing(e) {
return !!e._writableState && e._writableState.ending;
}
function isFinished(e) {
return !!e._writableState && e._writableState.ended;
}
function getStreamError(e, t = {}) {
let n = e._readableState && e._readableState.error || e._writableState && e._writableState.error;
return !t.all && o.isStreamDestroyed(n) ? null : n;
}
function isReadStreamx(e) {
return isStreamx(e) && e.readable;
}
function isDisturbed(e) {
return (e._duplexState & 1) != 1 || (e._duplexState & 4) == 4 || !!(e._duplexState & j);
}
function isTypedArray(e) {
return typeof e == "object" && !!e && typeof e.byteLength == "number";
}
function defaultByteLength(e) {
return isTypedArray(e) ? e.byteLength : 1024;
}
function noop() {}
function abort() {
this.destroy(o.ABORTED());
}
function isWritev(e) {
return e._writev !== Writable.prototype._writev && e._writev !== Duplex.prototype._writev;
}
e.exports = {
pipeline,
pipelinePromise,
isStream,
isStreamx,
isEnding,
isEnded,
isFinishing,
isFinished,
isDisturbed,
getStreamError,
Stream,
Writable,
Readable,
Duplex,
Transform,
PassThrough
};
}),
65883: ((e) => {
e.exports = class StreamError extends Error {
constructor(e, t, n = StreamError) {
super(e);
this.code = t;
Error.captureStackTrace && Error.captureStackTrace(this, n);
}
static isStreamDestroyed(e) {
return e && e.code === "STREAM_DESTROYED";
}
static isPrematureClose(e) {
return e && e.code === "PREMATURE_CLOSE";
}
static isAborted(e) {
return e && e.code === "ABORTED";
}
static isBadArgument(e) {
return e && e.code === "BAD_ARGUMENT";
}
get name() {
return "StreamError";
}
static STREAM_DESTROYED() {
return new StreamError("Stream was destroyed", "STREAM_DESTROYED", StreamError.STREAM_DESTROYED);
}
static PREMATURE_CLOSE(e = "Premature close") {
return new StreamError(e, "PREMATURE_CLOSE", StreamError.PREMATURE_CLOSE);
}
static ABORTED() {
return new StreamError("Stream aborted", "ABORTED", StreamError.ABORTED);
}
static BAD_ARGUMENT(e = "Bad argument") {
return new StreamError(e, "BAD_ARGUMENT", StreamError.BAD_ARGUMENT);
}
};
}),
84113: ((e, t, n) => {
let r = {
S_IFMT: 61440,
S_IFDIR: 16384,
S_IFCHR: 8192,
S_IFBLK: 24576,
S_IFIFO: 4096,
S_IFLNK: 40960
};
try {
e.exports = n(79896).constants || r;
} catch {
e.exports = r;
}
}),
33365: ((e, t, n) => {
let { Writable: r, Readable: i, getStreamError: a } = n(17682);
let o = n(75181);
let s = n(38595);
let c = n(30574);
let l = s.alloc(0);
class BufferList {
constructor() {
this.buffered = 0;
this.shifted = 0;
this.queue = new o();
this._offset = 0;
}
push(e) {
this.buffered += e.byteLength;
this.queue.push(e);
}
shiftFirst(e) {
return this.buffered === 0 ? null : this._next(e);
}
shift(e) {
if (e > this.buffered) return null;
if (e === 0) return l;
let t = this._next(e);
if (e === t.byteLength) return t;
let n = [t];
for (; (e -= t.byteLength) > 0;) {
t = this._next(e);
n.push(t);
}
return s.concat(n);
}
_next(e) {
let t = this.queue.peek();
let n = t.byteLength - this._offset;
if (e >= n) {
let e = this._offset ? t.subarray(this._offset, t.byteLength) : t;
this.queue.shift();
this._offset = 0;
this.buffered -= n;
this.shifted += n;
return e;
}
this.buffered -= e;
this.shifted += e;
return t.subarray(this._offset, this._offset += e);
}
}
class Source extends i {
constructor(e, t, n) {
super();
this.header = t;
this.offset = n;
this._parent = e;
}
_read(e) {
this.header.size === 0 && this.push(null);
this._parent._stream === this && this._parent._update();
e(null);
}
_predestroy() {
this._parent.destroy(a(this));
}
_detach() {
if (this._parent._stream === this) {
this._parent._stream = null;
this._parent._missing = overflow(this.header.size);
this._parent._update();
}
}
_destroy(e) {
this._detach();
e(null);
}
}
class Extract extends r {
constructor(e) {
super(e);
e ||= {};
this._buffer = new BufferList();
this._offset = 0;
this._header = null;
this._stream = null;
this._missing = 0;
this._longHeader = !1;
this._callback = noop;
this._locked = !1;
this._finished = !1;
this._pax = null;
this._paxGlobal = null;
this._gnuLongPath = null;
this._gnuLongLinkPath = null;
this._filenameEncoding = e.filenameEncoding || "utf-8";
this._allowUnknownFormat = !!e.allowUnknownFormat;
this._unlockBound = this._unlock.bind(this);
}
_unlock(e) {
this._locked = !1;
if (e) {
this.destroy(e);
this._continueWrite(e);
return;
}
this._update();
}
_consumeHeader() {
if (this._locked) return !1;
this._offset = this._buffer.shifted;
try {
this._header = c.decode(this._buffer.shift(512), this._filenameEncoding, this._allowUnknownFormat);
} catch (e) {
this._continueWrite(e);
return !1;
}
if (!this._header) return !0;
this._header.byteOffset = this._buffer.shifted;
switch (this._header.type) {
case "gnu-long-path":
case "gnu-long-link-path":
case "pax-global-header":
case "pax-header":
this._longHeader = !0;
this._missing = this._header.size;
if (this._missing > 4194304) {
this._continueWrite(Error("Header exceeds max size"));
return !1;
}
return !0;
}
this._locked = !0;
this._applyLongHeaders();
if (!(this._header.size >= 0)) {
this._continueWrite(Error("Invalid header"));
return !1;
}
if (this._header.size === 0 || this._header.type === "directory") {
this.emit("entry", this._header, this._createStream(), this._unlockBound);
return !0;
}
this._stream = this._createStream();
this._missing = this._header.size;
this.emit("entry", this._header, this._stream, this._unlockBound);
return !0;
}
_applyLongHeaders() {
if (this._gnuLongPath) {
this._header.name = this._gnuLongPath;
this._gnuLongPath = null;
}
if (this._gnuLongLinkPath) {
this._header.linkname = this._gnuLongLinkPath;
this._gnuLongLinkPath = null;
}
if (this._pax) {
this._pax.path && (this._header.name = this._pax.path);
this._pax.linkpath && (this._header.linkname = this._pax.linkpath);
this._pax.size && (this._header.size = parseInt(this._pax.size, 10));
this._header.pax = this._pax;
this._pax = null;
}
}
_decodeLongHeader(e) {
switch (this._header.type) {
case "gnu-long-path":
this._gnuLongPath = c.decodeLongPath(e, this._filenameEncoding);
break;
case "gnu-long-link-path":
this._gnuLongLinkPath = c.decodeLongPath(e, this._filenameEncoding);
break;
case "pax-global-header":
this._paxGlobal = c.decodePax(e);
break;
case "pax-header": this._pax = this._paxGlobal === null ? c.decodePax(e) : Object.assign({}, this._paxGlobal, c.decodePax(e));
}
}
_consumeLongHeader() {
this._longHeader = !1;
this._missing = overflow(this._header.size);
let e = this._buffer.shift(this._header.size);
try {
this._decodeLongHeader(e);
} catch (e) {
this._continueWrite(e);
return !1;
}
return !0;
}
_consumeStream() {
let e = this._buffer.shiftFirst(this._missing);
if (e === null) return !1;
this._missing -= e.byteLength;
let t = this._stream.push(e);
if (this._missing === 0) {
this._stream.push(null);
t && this._stream._detach();
return t && this._locked === !1;
}
return t;
}
_createStream() {
return new Source(this, this._header, this._offset);
}
_update() {
for (; this._buffer.buffered > 0 && !this.destroying;) {
if (this._missing > 0) {
if (this._stream !== null) {
if (this._consumeStream() === !1) return;
continue;
}
if (this._longHeader === !0) {
if (this._missing > this._buffer.buffered) break;
if (this._consumeLongHeader() === !1) return !1;
continue;
}
let e = this._buffer.shiftFirst(this._missing);
e !== null && (this._missing -= e.byteLength);
continue;
}
if (this._buffer.buffered < 512) break;
if (this._stream !== null || this._consumeHeader() === !1) return;
}
this._continueWrite(null);
}
_continueWrite(e) {
let t = this._callback;
this._callback = noop;
t(e);
}
_write(e, t) {
this._callback = t;
this._buffer.push(e);
this._update();
}
_final(e) {
this._finished = this._missing === 0 && this._buffer.buffered === 0;
e(this._finished ? null : Error("Unexpected end of data"));
}
_predestroy() {
this._continueWrite(null);
}
_destroy(e) {
this._stream && this._stream.destroy(a(this));
e(null);
}
[Symbol.asyncIterator]() {
let e = null;
let t = null;
let n = null;
let r = null;
let i = null;
let a = this;
this.on("entry", onentry);
this.on("error", (t) => {
e = t;
});
this.on("close", onclose);
return {
[Symbol.asyncIterator]() {
return this;
},
next() {
return new Promise(onnext);
},
return() {
return destroy(null);
},
throw(e) {
return destroy(e);
}
};
function consumeCallback(e) {
if (!i) return;
let t = i;
i = null;
t(e);
}
function onnext(i, o) {
if (e) return o(e);
if (r) {
i({
value: r,
done: !1
});
r = null;
return;
}
t = i;
n = o;
consumeCallback(null);
if (a._finished && t) {
t({
value: void 0,
done: !0
});
t = n = null;
}
}
function onentry(e, a, o) {
i = o;
a.on("error", noop);
if (t) {
t({
value: a,
done: !1
});
t = n = null;
} else r = a;
}
function onclose() {
consumeCallback(e);
if (!t) return;
e ? n(e) : t({
value: void 0,
done: !0
});
t = n = null;
}
function destroy(e) {
a.destroy(e);
consumeCallback(e);
return new Promise((t, n) => {
if (a.destroyed) return t({
value: void 0,
done: !0
});
a.once("close", function() {
e ? n(e) : t({
value: void 0,
done: !0
});
});
});
}
}
}
e.exports = function extract(e) {
return new Extract(e);
};
function noop() {}
function overflow(e) {
e &= 511;
return e && 512 - e;
}
}),
30574: ((e, t, n) => {
let r = n(38595);
let i = r.from([
117,
115,
116,
97,
114,
0
]);
let a = r.from([48, 48]);
let o = r.from([
117,
115,
116,
97,
114,
32
]);
let s = r.from([32, 0]);
t.decodeLongPath = function decodeLongPath(e, t) {
return decodeStr(e, 0, e.length, t);
};
t.encodePax = function encodePax(e) {
let t = "";
e.name && (t += addLength(" path=" + e.name + "\n"));
e.linkname && (t += addLength(" linkpath=" + e.linkname + "\n"));
let n = e.pax;
if (n) for (let e in n) t += addLength(" " + e + "=" + n[e] + "\n");
return r.from(t);
};
t.decodePax = function decodePax(e) {
let t = {};
for (; e.length;) {
let n = 0;
for (; n < e.length && e[n] !== 32;) n++;
let i = parseInt(r.toString(e.subarray(0, n)), 10);
if (!i) return t;
let a = r.toString(e.subarray(n + 1, i - 1));
let o = a.indexOf("=");
if (o === -1) return t;
t[a.slice(0, o)] = a.slice(o + 1);
e = e.subarray(i);
}
return t;
};
t.encode = function encode(e) {
let t = r.alloc(512);
let n = e.name;
let o = "";
e.typeflag === 5 && n[n.length - 1] !== "/" && (n += "/");
if (r.byteLength(n) !== n.length) return null;
for (; r.byteLength(n) > 100;) {
let e = n.indexOf("/");
if (e === -1) return null;
o += o ? "/" + n.slice(0, e) : n.slice(0, e);
n = n.slice(e + 1);
}
if (r.byteLength(n) > 100 || r.byteLength(o) > 155) return null;
if (e.linkname && r.byteLength(e.linkname) > 100) return null;
r.write(t, n);
r.write(t, encodeOct(e.mode & 4095, 6), 100);
r.write(t, encodeOct(e.uid, 6), 108);
r.write(t, encodeOct(e.gid, 6), 116);
encodeSize(e.size, t, 124);
r.write(t, encodeOct(e.mtime.getTime() / 1e3 | 0, 11), 136);
t[156] = 48 + toTypeflag(e.type);
e.linkname && r.write(t, e.linkname, 157);
r.copy(i, t, 257);
r.copy(a, t, 263);
e.uname && r.write(t, e.uname, 265);
e.gname && r.write(t, e.gname, 297);
r.write(t, encodeOct(e.devmajor || 0, 6), 329);
r.write(t, encodeOct(e.devminor || 0, 6), 337);
o && r.write(t, o, 345);
r.write(t, encodeOct(cksum(t), 6), 148);
return t;
};
t.decode = function decode(e, t, n) {
let r = e[156] === 0 ? 0 : e[156] - 48;
let i = decodeStr(e, 0, 100, t);
let a = decodeOct(e, 100, 8);
let o = decodeOct(e, 108, 8);
let s = decodeOct(e, 116, 8);
let c = decodeOct(e, 124, 12);
let l = decodeOct(e, 136, 12);
let u = toType(r);
let d = e[157] === 0 ? null : decodeStr(e, 157, 100, t);
let f = decodeStr(e, 265, 32);
let p = decodeStr(e, 297, 32);
let m = decodeOct(e, 329, 8);
let h = decodeOct(e, 337, 8);
let g = cksum(e);
if (g === 256) return null;
if (g !== decodeOct(e, 148, 8)) throw Error("Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?");
if (isUSTAR(e)) e[345] && (i = decodeStr(e, 345, 155, t) + "/" + i);
else if (!isGNU(e) && !n) throw Error("Invalid tar header: unknown format.");
r === 0 && i && i[i.length - 1] === "/" && (r = 5);
return {
name: i,
mode: a,
uid: o,
gid: s,
size: c,
byteOffset: 0,
mtime: new Date(1e3 * l),
type: u,
linkname: d,
uname: f,
gname: p,
devmajor: m,
devminor: h,
pax: null
};
};
function isUSTAR(e) {
return r.equals(i, e.subarray(257, 263));
}
function isGNU(e) {
return r.equals(o, e.subarray(257, 263)) && r.equals(s, e.subarray(263, 265));
}
function clamp(e, t, n) {
if (typeof e != "number") return n;
e = ~~e;
if (e >= t) return t;
if (e >= 0) return e;
e += t;
if (e >= 0) return e;
return 0;
}
function toType(e) {
switch (e) {
case 0: return "file";
case 1: return "link";
case 2: return "symlink";
case 3: return "character-device";
case 4: return "block-device";
case 5: return "directory";
case 6: return "fifo";
case 7: return "contiguous-file";
case 72: return "pax-header";
case 55: return "pax-global-header";
case 27: return "gnu-long-link-path";
case 28:
case 30: return "gnu-long-path";
}
return null;
}
function toTypeflag(e) {
switch (e) {
case "file": return 0;
case "link": return 1;
case "symlink": return 2;
case "character-device": return 3;
case "block-device": return 4;
case "directory": return 5;
case "fifo": return 6;
case "contiguous-file": return 7;
case "pax-header": return 72;
}
return 0;
}
function indexOf(e, t, n, r) {
for (; n < r; n++) if (e[n] === t) return n;
return r;
}
function cksum(e) {
let t = 256;
for (let n = 0; n < 148; n++) t += e[n];
for (let n = 156; n < 512; n++) t += e[n];
return t;
}
function encodeOct(e, t) {
e = e.toString(8);
if (e.length > t) return "7777777777777777777".slice(0, t) + " ";
return "0000000000000000000".slice(0, t - e.length) + e + " ";
}
function encodeSizeBin(e, t, n) {
t[n] = 128;
for (let r = 11; r > 0; r--) {
t[n + r] = e & 255;
e = Math.floor(e / 256);
}
}
function encodeSize(e, t, n) {
e.toString(8).length > 11 ? encodeSizeBin(e, t, n) : r.write(t, encodeOct(e, 11), n);
}
function parse256(e) {
let t;
if (e[0] === 128) t = !0;
else if (e[0] === 255) t = !1;
else return null;
let n = [];
let r;
for (r = e.length - 1; r > 0; r--) {
let i = e[r];
t ? n.push(i) : n.push(255 - i);
}
let i = 0;
let a = n.length;
for (r = 0; r < a; r++) i += n[r] * 256 ** r;
return t ? i : -1 * i;
}
function decodeOct(e, t, n) {
e = e.subarray(t, t + n);
t = 0;
if (e[t] & 128) return parse256(e);
else {
for (; t < e.length && e[t] === 32;) t++;
let n = clamp(indexOf(e, 32, t, e.length), e.length, e.length);
for (; t < n && e[t] === 0;) t++;
if (n === t) return 0;
return parseInt(r.toString(e.subarray(t, n)), 8);
}
}
function decodeStr(e, t, n, i) {
return r.toString(e.subarray(t, indexOf(e, 0, t, t + n)), i);
}
function addLength(e) {
let t = r.byteLength(e);
let n = Math.floor(Math.log(t) / Math.log(10)) + 1;
t + n >= 10 ** n && n++;
return t + n + e;
}
}),
64492: ((e, t, n) => {
t.extract = n(33365);
t.pack = n(39515);
}),
39515: ((e, t, n) => {
let { Readable: r, Writable: i, getStreamError: a } = n(17682);
let o = n(38595);
let s = n(84113);
let c = n(30574);
let l = o.alloc(1024);
class Sink extends i {
constructor(e, t, n) {
super({
mapWritable,
eagerOpen: !0
});
this.written = 0;
this.header = t;
this._callback = n;
this._linkname = null;
this._isLinkname = t.type === "symlink" && !t.linkname;
this._isVoid = t.type !== "file" && t.type !== "contiguous-file";
this._finished = !1;
this._pack = e;
this._openCallback = null;
this._pack._stream === null ? this._pack._stream = this : this._pack._pending.push(this);
}
_open(e) {
this._openCallback = e;
this._pack._stream === this && this._continueOpen();
}
_continuePack(e) {
if (this._callback === null) return;
let t = this._callback;
this._callback = null;
t(e);
}
_continueOpen() {
this._pack._stream === null && (this._pack._stream = this);
let e = this._openCallback;
this._openCallback = null;
if (e === null) return;
if (this._pack.destroying) return e(Error("pack stream destroyed"));
if (this._pack._finalized) return e(Error("pack stream is already finalized"));
this._pack._stream = this;
this._isLinkname || this._pack._encode(this.header);
if (this._isVoid) {
this._finish();
this._continuePack(null);
}
e(null);
}
_write(e, t) {
if (this._isLinkname) {
this._linkname = this._linkname ? o.concat([this._linkname, e]) : e;
return t(null);
}
if (this._isVoid) {
if (e.byteLength > 0) return t(Error("No body allowed for this entry"));
return t();
}
this.written += e.byteLength;
if (this._pack.push(e)) return t();
this._pack._drain = t;
}
_finish() {
if (this._finished) return;
this._finished = !0;
if (this._isLinkname) {
this.header.linkname = this._linkname ? o.toString(this._linkname, "utf-8") : "";
this._pack._encode(this.header);
}
overflow(this._pack, this.header.size);
this._pack._done(this);
}
_final(e) {
if (this.written !== this.header.size) return e(Error("Size mismatch"));
this._finish();
e(null);
}
_getError() {
return a(this) || Error("tar entry destroyed");
}
_predestroy() {
this._pack.destroy(this._getError());
}
_destroy(e) {
this._pack._done(this);
this._continuePack(this._finished ? null : this._getError());
e();
}
}
class Pack extends r {
constructor(e) {
super(e);
this._drain = noop;
this._finalized = !1;
this._finalizing = !1;
this._pending = [];
this._stream = null;
}
entry(e, t, n) {
if (this._finalized || this.destroying) throw Error("already finalized or destroyed");
if (typeof t == "function") {
n = t;
t = null;
}
n ||= noop;
e.size && e.type !== "symlink" || (e.size = 0);
e.type ||= modeToType(e.mode);
e.mode ||= e.type === "directory" ? 493 : 420;
e.uid ||= 0;
e.gid ||= 0;
e.mtime ||= new Date();
typeof t == "string" && (t = o.from(t));
let r = new Sink(this, e, n);
if (o.isBuffer(t)) {
e.size = t.byteLength;
r.write(t);
r.end();
return r;
}
if (r._isVoid) return r;
return r;
}
finalize() {
if (this._stream || this._pending.length > 0) {
this._finalizing = !0;
return;
}
if (this._finalized) return;
this._finalized = !0;
this.push(l);
this.push(null);
}
_done(e) {
if (e !== this._stream) return;
this._stream = null;
this._finalizing && this.finalize();
this._pending.length && this._pending.shift()._continueOpen();
}
_encode(e) {
if (!e.pax) {
let t = c.encode(e);
if (t) {
this.push(t);
return;
}
}
this._encodePax(e);
}
_encodePax(e) {
let t = c.encodePax({
name: e.name,
linkname: e.linkname,
pax: e.pax
});
let n = {
name: "PaxHeader",
mode: e.mode,
uid: e.uid,
gid: e.gid,
size: t.byteLength,
mtime: e.mtime,
type: "pax-header",
linkname: e.linkname && "PaxHeader",
uname: e.uname,
gname: e.gname,
devmajor: e.devmajor,
devminor: e.devminor
};
this.push(c.encode(n));
this.push(t);
overflow(this, t.byteLength);
n.size = e.size;
n.type = e.type;
this.push(c.encode(n));
}
_doDrain() {
let e = this._drain;
this._drain = noop;
e();
}
_predestroy() {
let e = a(this);
this._stream && this._stream.destroy(e);
for (; this._pending.length;) {
let t = this._pending.shift();
t.destroy(e);
t._continueOpen();
}
this._doDrain();
}
_read(e) {
this._doDrain();
e();
}
}
e.exports = function pack(e) {
return new Pack(e);
};
function modeToType(e) {
switch (e & s.S_IFMT) {
case s.S_IFBLK: return "block-device";
case s.S_IFCHR: return "character-device";
case s.S_IFDIR: return "directory";
case s.S_IFIFO: return "fifo";
case s.S_IFLNK: return "symlink";
}
return "file";
}
function noop() {}
function overflow(e, t) {
t &= 511;
t && e.push(l.subarray(0, 512 - t));
}
function mapWritable(e) {
return o.isBuffer(e) ? e : o.from(e);
}
}),
40844: ((e, t, n) => {
let r = n(79646);
let i = n(92972);
e.exports = class TextDecoder {
constructor(e = "utf8") {
this.encoding = normalizeEncoding(e);
switch (this.encoding) {
case "utf8":
this.decoder = new i();
break;
case "utf16le":
case "base64": throw Error("Unsupported encoding: " + this.encoding);
default: this.decoder = new r(this.encoding);
}
}
get remaining() {
return this.decoder.remaining;
}
push(e) {
if (typeof e == "string") return e;
return this.decoder.decode(e);
}
write(e) {
return this.push(e);
}
end(e) {
let t = "";
e && (t = this.push(e));
t += this.decoder.flush();
return t;
}
};
function normalizeEncoding(e) {
e = e.toLowerCase();
switch (e) {
case "utf8":
case "utf-8": return "utf8";
case "ucs2":
case "ucs-2":
case "utf16le":
case "utf-16le": return "utf16le";
case "latin1":
case "binary": return "latin1";
case "base64":
case "ascii":
case "hex": return e;
default: throw Error("Unknown encoding: " + e);
}
}
}),
79646: ((e, t, n) => {
let r = n(38595);
e.exports = class PassThroughDecoder {
constructor(e) {
this.encoding = e;
}
get remaining() {
return 0;
}
decode(e) {
return r.toString(e, this.encoding);
}
flush() {
return "";
}
};
}),
92972: ((e, t, n) => {
let r = n(38595);
e.exports = class UTF8Decoder {
constructor() {
this._reset();
}
get remaining() {
return this.bytesSeen;
}
decode(e) {
if (e.byteLength === 0) return "";
if (this.bytesNeeded === 0 && trailingIncomplete(e, 0) === 0) {
this.bytesSeen = trailingBytesSeen(e);
return r.toString(e, "utf8");
}
let t = "";
let n = 0;
if (this.bytesNeeded > 0) {
for (; n < e.byteLength;) {
let r = e[n];
if (r < this.lowerBoundary || r > this.upperBoundary) {
t += "�";
this._reset();
break;
}
this.lowerBoundary = 128;
this.upperBoundary = 191;
this.codePoint = this.codePoint << 6 | r & 63;
this.bytesSeen++;
n++;
if (this.bytesSeen === this.bytesNeeded) {
t += String.fromCodePoint(this.codePoint);
this._reset();
break;
}
}
if (this.bytesNeeded > 0) return t;
}
let i = trailingIncomplete(e, n);
let a = e.byteLength - i;
a > n && (t += r.toString(e, "utf8", n, a));
for (let n = a; n < e.byteLength; n++) {
let r = e[n];
if (this.bytesNeeded === 0) {
if (r <= 127) {
this.bytesSeen = 0;
t += String.fromCharCode(r);
} else if (r >= 194 && r <= 223) {
this.bytesNeeded = 2;
this.bytesSeen = 1;
this.codePoint = r & 31;
} else if (r >= 224 && r <= 239) {
r === 224 ? this.lowerBoundary = 160 : r === 237 && (this.upperBoundary = 159);
this.bytesNeeded = 3;
this.bytesSeen = 1;
this.codePoint = r & 15;
} else if (r >= 240 && r <= 244) {
r === 240 ? this.lowerBoundary = 144 : r === 244 && (this.upperBoundary = 143);
this.bytesNeeded = 4;
this.bytesSeen = 1;
this.codePoint = r & 7;
} else {
this.bytesSeen = 1;
t += "�";
}
continue;
}
if (r < this.lowerBoundary || r > this.upperBoundary) {
t += "�";
n--;
this._reset();
continue;
}
this.lowerBoundary = 128;
this.upperBoundary = 191;
this.codePoint = this.codePoint << 6 | r & 63;
this.bytesSeen++;
if (this.bytesSeen === this.bytesNeeded) {
t += String.fromCodePoint(this.codePoint);
this._reset();
}
}
return t;
}
flush() {
let e = this.bytesNeeded > 0 ? "�" : "";
this._reset();
return e;
}
_reset() {
this.codePoint = 0;
this.bytesNeeded = 0;
this.bytesSeen = 0;
this.lowerBoundary = 128;
this.upperBoundary = 191;
}
};
function trailingIncomplete(e, t) {
let n = e.byteLength;
if (n <= t) return 0;
let r = Math.max(t, n - 4);
let i = n - 1;
for (; i > r && (e[i] & 192) == 128;) i--;
if (i < t) return 0;
let a = e[i];
let o;
if (a <= 127) return 0;
if (a >= 194 && a <= 223) o = 2;
else if (a >= 224 && a <= 239) o = 3;
else if (a >= 240 && a <= 244) o = 4;
else return 0;
let s = n - i;
return s < o ? s : 0;
}
function trailingBytesSeen(e) {
let t = e.byteLength;
if (t === 0) return 0;
let n = e[t - 1];
if (n <= 127) return 0;
if ((n & 192) != 128) return 1;
let r = Math.max(0, t - 4);
let i = t - 2;
for (; i >= r && (e[i] & 192) == 128;) i--;
if (i < 0) return 1;
let a = e[i];
let o;
if (a >= 194 && a <= 223) o = 2;
else if (a >= 224 && a <= 239) o = 3;
else if (a >= 240 && a <= 244) o = 4;
else return 1;
if (t - i !== o) return 1;
if (o >= 3) {
let t = e[i + 1];
if (a === 224 && t < 160) return 1;
if (a === 237 && t > 159) return 1;
if (a === 240 && t < 144) return 1;
if (a === 244 && t > 143) return 1;
}
return 0;
}
})
};
