const e = import.meta.filename;
export const id = 7540;
export const ids = [7540, 3931];
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
67816: ((t, n, r) => {
t.exports = writeFile;
t.exports.sync = writeFileSync;
t.exports._getTmpname = getTmpname;
t.exports._cleanupOnExit = cleanupOnExit;
let i = r(79896);
let a = r(77598);
let { onExit: o } = r(87390);
let s = r(16928);
let { promisify: c } = r(39023);
let l = {};
let u = (function getId() {
try {
return r(28167).threadId;
} catch {
return 0;
}
})();
let d = 0;
function getTmpname(t) {
return t + "." + a.createHash("sha1").update(e).update(String(process.pid)).update(String(u)).update(String(++d)).digest().readUInt32BE(0);
}
function cleanupOnExit(e) {
return () => {
try {
i.unlinkSync(typeof e == "function" ? e() : e);
} catch {}
};
}
function serializeActiveFile(e) {
return new Promise((t) => {
l[e] || (l[e] = []);
l[e].push(t);
l[e].length === 1 && t();
});
}
function isChownErrOk(e) {
if (e.code === "ENOSYS") return !0;
if ((!process.getuid || process.getuid() !== 0) && (e.code === "EINVAL" || e.code === "EPERM")) return !0;
return !1;
}
async function writeFileAsync(e, t, n = {}) {
typeof n == "string" && (n = { encoding: n });
let r;
let a;
let u = o(cleanupOnExit(() => a));
let d = s.resolve(e);
try {
await serializeActiveFile(d);
let o = await c(i.realpath)(e).catch(() => e);
a = getTmpname(o);
if (!n.mode || !n.chown) {
let e = await c(i.stat)(o).catch(() => {});
if (e) {
n.mode ?? (n.mode = e.mode);
n.chown == null && process.getuid && (n.chown = {
uid: e.uid,
gid: e.gid
});
}
}
r = await c(i.open)(a, "w", n.mode);
n.tmpfileCreated && await n.tmpfileCreated(a);
ArrayBuffer.isView(t) ? await c(i.write)(r, t, 0, t.length, 0) : t != null && await c(i.write)(r, String(t), 0, String(n.encoding || "utf8"));
n.fsync !== !1 && await c(i.fsync)(r);
await c(i.close)(r);
r = null;
n.chown && await c(i.chown)(a, n.chown.uid, n.chown.gid).catch((e) => {
if (!isChownErrOk(e)) throw e;
});
n.mode && await c(i.chmod)(a, n.mode).catch((e) => {
if (!isChownErrOk(e)) throw e;
});
await c(i.rename)(a, o);
} finally {
r && await c(i.close)(r).catch(() => {});
u();
await c(i.unlink)(a).catch(() => {});
l[d].shift();
l[d].length > 0 ? l[d][0]() : delete l[d];
}
}
async function writeFile(e, t, n, r) {
if (n instanceof Function) {
r = n;
n = {};
}
let i = writeFileAsync(e, t, n);
if (r) try {
let e = await i;
return r(e);
} catch (e) {
return r(e);
}
return i;
}
function writeFileSync(e, t, n) {
typeof n == "string" ? n = { encoding: n } : n ||= {};
try {
e = i.realpathSync(e);
} catch {}
let r = getTmpname(e);
if (!n.mode || !n.chown) try {
let t = i.statSync(e);
n = Object.assign({}, n);
n.mode || (n.mode = t.mode);
!n.chown && process.getuid && (n.chown = {
uid: t.uid,
gid: t.gid
});
} catch {}
let a;
let s = cleanupOnExit(r);
let c = o(s);
let l = !0;
try {
a = i.openSync(r, "w", n.mode || 438);
n.tmpfileCreated && n.tmpfileCreated(r);
ArrayBuffer.isView(t) ? i.writeSync(a, t, 0, t.length, 0) : t != null && i.writeSync(a, String(t), 0, String(n.encoding || "utf8"));
n.fsync !== !1 && i.fsyncSync(a);
i.closeSync(a);
a = null;
if (n.chown) try {
i.chownSync(r, n.chown.uid, n.chown.gid);
} catch (e) {
if (!isChownErrOk(e)) throw e;
}
if (n.mode) try {
i.chmodSync(r, n.mode);
} catch (e) {
if (!isChownErrOk(e)) throw e;
}
i.renameSync(r, e);
l = !1;
} finally {
if (a) try {
i.closeSync(a);
} catch {}
c();
l && s();
}
}
}),
87390: ((e, t, n) => {
var r;
Object.defineProperty(t, "__esModule", { value: !0 });
t.unload = t.load = t.onExit = t.signals = void 0;
let i = n(47595);
Object.defineProperty(t, "signals", {
enumerable: !0,
get: function() {
return i.signals;
}
});
let processOk = (e) => !!e && typeof e == "object" && typeof e.removeListener == "function" && typeof e.emit == "function" && typeof e.reallyExit == "function" && typeof e.listeners == "function" && typeof e.kill == "function" && typeof e.pid == "number" && typeof e.on == "function";
let a = Symbol.for("signal-exit emitter");
let o = globalThis;
let s = Object.defineProperty.bind(Object);
class Emitter {
emitted = {
afterExit: !1,
exit: !1
};
listeners = {
afterExit: [],
exit: []
};
count = 0;
id = Math.random();
constructor() {
if (o[a]) return o[a];
s(o, a, {
value: this,
writable: !1,
enumerable: !1,
configurable: !1
});
}
on(e, t) {
this.listeners[e].push(t);
}
removeListener(e, t) {
let n = this.listeners[e];
let r = n.indexOf(t);
if (r === -1) return;
r === 0 && n.length === 1 ? n.length = 0 : n.splice(r, 1);
}
emit(e, t, n) {
if (this.emitted[e]) return !1;
this.emitted[e] = !0;
let r = !1;
for (let i of this.listeners[e]) r = i(t, n) === !0 || r;
e === "exit" && (r = this.emit("afterExit", t, n) || r);
return r;
}
}
class SignalExitBase {}
let signalExitWrap = (e) => ({
onExit(t, n) {
return e.onExit(t, n);
},
load() {
return e.load();
},
unload() {
return e.unload();
}
});
class SignalExitFallback extends SignalExitBase {
onExit() {
return () => {};
}
load() {}
unload() {}
}
class SignalExit extends SignalExitBase {
#e = c.platform === "win32" ? "SIGINT" : "SIGHUP";
#t = new Emitter();
#n;
#r;
#i;
#a = {};
#o = !1;
constructor(e) {
super();
this.#n = e;
this.#a = {};
for (let t of i.signals) this.#a[t] = () => {
let n = this.#n.listeners(t);
let { count: r } = this.#t;
let i = e;
typeof i.__signal_exit_emitter__ == "object" && typeof i.__signal_exit_emitter__.count == "number" && (r += i.__signal_exit_emitter__.count);
if (n.length === r) {
this.unload();
let n = this.#t.emit("exit", null, t);
let r = t === "SIGHUP" ? this.#e : t;
n || e.kill(e.pid, r);
}
};
this.#i = e.reallyExit;
this.#r = e.emit;
}
onExit(e, t) {
if (!processOk(this.#n)) return () => {};
this.#o === !1 && this.load();
let n = t?.alwaysLast ? "afterExit" : "exit";
this.#t.on(n, e);
return () => {
this.#t.removeListener(n, e);
this.#t.listeners.exit.length === 0 && this.#t.listeners.afterExit.length === 0 && this.unload();
};
}
load() {
if (this.#o) return;
this.#o = !0;
this.#t.count += 1;
for (let e of i.signals) try {
let t = this.#a[e];
t && this.#n.on(e, t);
} catch {}
this.#n.emit = (e, ...t) => this.#c(e, ...t);
this.#n.reallyExit = (e) => this.#s(e);
}
unload() {
if (!this.#o) return;
this.#o = !1;
i.signals.forEach((e) => {
let t = this.#a[e];
if (!t) throw Error("Listener not defined for signal: " + e);
try {
this.#n.removeListener(e, t);
} catch {}
});
this.#n.emit = this.#r;
this.#n.reallyExit = this.#i;
--this.#t.count;
}
#s(e) {
if (!processOk(this.#n)) return 0;
this.#n.exitCode = e || 0;
this.#t.emit("exit", this.#n.exitCode, null);
return this.#i.call(this.#n, this.#n.exitCode);
}
#c(e, ...t) {
let n = this.#r;
if (e === "exit" && processOk(this.#n)) {
typeof t[0] == "number" && (this.#n.exitCode = t[0]);
let r = n.call(this.#n, e, ...t);
this.#t.emit("exit", this.#n.exitCode, null);
return r;
} else return n.call(this.#n, e, ...t);
}
}
let c = globalThis.process;
r = signalExitWrap(processOk(c) ? new SignalExit(c) : new SignalExitFallback()), t.onExit = r.onExit, t.load = r.load, t.unload = r.unload;
}),
47595: ((e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 });
t.signals = void 0;
t.signals = [];
t.signals.push("SIGHUP", "SIGINT", "SIGTERM");
process.platform !== "win32" && t.signals.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
process.platform === "linux" && t.signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}),
23927: ((e, t, n) => {
n.d(t, { C: () => uniformInt });
function uniformIntInternal(e, t) {
let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296;
let r = e.next() + 2147483648;
for (; r >= n;) r = e.next() + 2147483648;
return r % t;
}
function fromNumberToArrayInt64(e, t) {
if (t < 0) {
let n = -t;
e.sign = -1;
e.data[0] = ~~(n / 4294967296);
e.data[1] = n >>> 0;
} else {
e.sign = 1;
e.data[0] = ~~(t / 4294967296);
e.data[1] = t >>> 0;
}
return e;
}
function substractArrayInt64(e, t, n) {
let r = t.data[1];
let i = t.data[0];
let a = t.sign;
let o = n.data[1];
let s = n.data[0];
let c = n.sign;
e.sign = 1;
if (a === 1 && c === -1) {
let t = r + o;
let n = i + s + +(t > 4294967295);
e.data[0] = n >>> 0;
e.data[1] = t >>> 0;
return e;
}
let l = r;
let u = i;
let d = o;
let f = s;
if (a === -1) {
l = o;
u = s;
d = r;
f = i;
}
let p = 0;
let m = l - d;
if (m < 0) {
p = 1;
m >>>= 0;
}
e.data[0] = u - f - p;
e.data[1] = m;
return e;
}
function uniformArrayIntInternal(e, t, n) {
let r = n[0] + 1;
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
for (; t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) {
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
}
return t;
}
let r = 2 ** 53 - 1;
let i = {
sign: 1,
data: [0, 0]
};
let a = {
sign: 1,
data: [0, 0]
};
let o = {
sign: 1,
data: [0, 0]
};
let s = [0, 0];
function uniformLargeIntInternal(e, t, n, c) {
let l = c <= r ? fromNumberToArrayInt64(o, c) : substractArrayInt64(o, fromNumberToArrayInt64(i, n), fromNumberToArrayInt64(a, t));
if (l.data[1] === 4294967295) {
l.data[0] += 1;
l.data[1] = 0;
} else l.data[1] += 1;
uniformArrayIntInternal(e, s, l.data);
return s[0] * 4294967296 + s[1] + t;
}
function uniformInt(e, t, n) {
let r = n - t;
if (r <= 4294967295) return uniformIntInternal(e, r + 1) + t;
return uniformLargeIntInternal(e, t, n, r);
}
}),
96044: ((e, t, n) => {
n.d(t, { q: () => mersenne });
let r = 2567483615;
let i = 2147483647;
let a = 2147483648;
var o = class MersenneTwister {
constructor(e, t) {
this.states = e;
this.index = t;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let e = this.states[this.index];
e ^= e >>> 11;
e ^= e << 7 & 2636928640;
e ^= e << 15 & 4022730752;
e ^= e >>> 18;
this.index = twistedNext(this.states, this.index);
return e;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let e = this.states.slice();
let t = this.index;
this.index = twistedNext(this.states, this.index);
for (let n = 19932; n > 0; --n) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(n / 6 | 0) - 48 & 1 << n % 6 && addState(this.states, this.index, e, t);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, e, t);
}
};
function addState(e, t, n, r) {
let i = 0;
if (r >= t) {
for (; i < 624 - r; i++) e[i + t] ^= n[i + r];
for (; i < 624 - t; i++) e[i + t] ^= n[i + r - 624];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
} else {
for (; i < 624 - t; i++) e[i + t] ^= n[i + r];
for (; i < 624 - r; i++) e[i + t - 624] ^= n[i + r];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
}
}
function twistedNext(e, t) {
if (t < 227) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else if (t < 623) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397 - 624] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else {
let n = e[t] & a | e[0] & i;
e[t] = e[396] ^ n >>> 1 ^ -(n & 1) & r;
return 0;
}
}
function twist(e) {
for (let t = 0; t !== 624; ++t) twistedNext(e, t);
}
function mersenne(e) {
let t = [e | 0];
for (let e = 1; e !== 624; ++e) {
let n = t[e - 1] ^ t[e - 1] >>> 30;
t.push(Math.imul(1812433253, n) + e | 0);
}
twist(t);
return new o(t, 0);
}
}),
25022: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(19037);
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
}),
28420: ((e, t, n) => {
n.d(t, { w$: () => datetime });
var r = n(25378);
var i = n(36705);
var a = n(82941);
var o = n(79745);
let s = r.xI("ZodMiniISODateTime", (e, t) => {
i.Ko.init(e, t);
o.zUr.init(e, t);
});
function datetime(e) {
return a.G1(s, e);
}
})
};
