export const id = 8263;
export const ids = [8263];
export const modules = {
62426: ((e, t, n) => {
n.d(t, {
v5: () => C,
pO: () => Redactor,
r$: () => isTooShort
});
var r = n(4573);
var i = n(85416);
let a = i.TK * 4;
let o = i.$u * 4;
let s = Buffer.from("PX]^_");
let c = Uint8Array.from({ length: 256 }, (e, t) => Number(/[\w.~-]/.test(String.fromCharCode(t))));
let l = Buffer.from("u00");
let u = [
194,
216,
225,
226,
239,
243
];
let d = [
27,
37,
92,
...u
];
let f = [
27,
37,
92
];
let p = Array.from({ length: 256 }, (e, t) => String.fromCharCode(t));
let m = Buffer.from("\\u00");
let h = Uint8Array.from({ length: 256 }, (e, t) => Number(/[\\u\da-f]/i.test(String.fromCharCode(t))));
let g = firstBytes();
class Detours {
#e;
#t;
#n = null;
#r = [];
#i = [];
constructor(e, t) {
this.#e = e;
this.#t = t;
for (let t of (0, r.isAscii)(e) ? f : d) {
let n = t === 92 ? this.#o(0) : e.indexOf(t);
if (n === -1) continue;
this.#r.push(t);
this.#i.push(n);
}
}
from(e) {
let t = this.#e;
let n = this.#i;
for (let r = e;; r++) {
let i = Infinity;
for (let e = 0; e < n.length; e++) {
let t = n[e];
t < r && (n[e] = t = this.#a(this.#r[e], r));
t < i && (i = t);
}
if (i === Infinity) return i;
if (t[i] === 27 || detourAt(t, i, this.#t) !== -1) return i > e && h[t[i - 1]] === 1 ? this.#s(e, i) : i;
r = i;
}
}
#a(e, t) {
this.#n ??= this.#e.toString("latin1");
let n = e === 92 ? this.#o(t) : this.#n.indexOf(p[e], t);
return n === -1 ? Infinity : n;
}
#o(e) {
let t = this.#e;
let n = t.indexOf(m, e);
if (n === -1) return this.#t ? -1 : t.indexOf(92, Math.max(e, t.length - m.length));
return n > e && t[n - 1] === 92 ? n - 1 : n;
}
#s(e, t) {
let n = this.#e;
let r = Math.max(e, t - 6);
let i = t - 1;
for (; i > r && n[i] !== 92 && h[n[i]] === 1;) i--;
if (n[i] !== 92) return t;
if (i > r && n[i - 1] === 92 && detourAt(n, i - 1, this.#t) !== -1) return i - 1;
return detourAt(n, i, this.#t) === -1 ? t : i;
}
}
function detourAt(e, t, n) {
let r = e[t];
if (g[r] === 0) return -1;
if (r === 37 || r === 92) {
let r = escapeAt(e, t, n);
return r === -2 && n ? -1 : r;
}
let i = hiddenEnd(e, t, n);
return i === -1 || i === -2 ? i : {
end: i,
character: null
};
}
function escapeAt(e, t, n) {
let r = seen(e, t + 1, n);
if (e[t] === 92) {
e[r] === 92 && (r = seen(e, r + 1, n));
for (let t of l) {
if (r === -2 || r === e.length) return -2;
if (e[r] !== t) return -1;
r = seen(e, r + 1, n);
}
}
let i = 0;
let a = r;
for (let t = 0; t < 2; t++) {
if (r === -2 || r === e.length) return -2;
let o = digit(e[r]);
if (o === -1) return -1;
i = i << 4 | o;
a = r + 1;
r = t === 0 ? seen(e, a, n) : a;
}
return c[i] === 1 ? {
end: a,
character: i
} : -1;
}
function seen(e, t, n) {
let r = t;
for (; r < e.length && r - t <= a && g[e[r]] === 1;) {
if (e[r] === 37 || e[r] === 92) return r;
let t = hiddenEnd(e, r, n);
if (t === -2) return -2;
if (t === -1) return r;
r = t;
}
return r;
}
function hiddenEnd(e, t, n) {
let r = elementEnd(e, t);
if (r !== -2 || !n) return r;
if (e[t] !== 27 && e[t] !== 194) return -1;
let i = e[t] === 27 && !isFinal(e[t + 1]) ? 1 : 2;
return t + i <= e.length ? t + i : -1;
}
function elementEnd(e, t) {
let n = e[t];
let r = n < 128 ? 1 : n < 224 ? 2 : n < 240 ? 3 : 4;
let a = n & 255 >> r + 1;
for (let n = t + 1; n < t + r; n++) {
if (n === e.length) return -2;
if ((e[n] & 192) != 128) return -1;
a = a << 6 | e[n] & 63;
}
if (r > 1 && !(0, i.dK)(a)) return -1;
let o = t + r;
if (n === 27) {
if (o === e.length) return -2;
let t = e[o];
let n = t === 91 ? parametersEnd(e, o + 1) : s.includes(t) ? textEnd(e, o + 1) : -1;
if (n !== -1) return n;
let r = past(e, o, 32, 47);
if (r === e.length) return -2;
return isFinal(e[r]) && r - o <= i.$u ? r + 1 : o;
}
if (a === 155 || a === 144 || a === 152 || a >= 157 && a <= 159) {
let t = a === 155 ? parametersEnd(e, o) : textEnd(e, o);
if (t !== -1) return t;
}
return o;
}
function isFinal(e) {
return e !== void 0 && e >= 48 && e <= 126;
}
function parametersEnd(e, t) {
let n = past(e, t, 48, 63);
let r = past(e, n, 32, 47);
if (n - t > i.$u || r - n > i.$u) return -1;
if (r === e.length) return -2;
return e[r] >= 64 && e[r] <= 126 ? r + 1 : -1;
}
function textEnd(e, t) {
for (let n = t; n <= t + o; n++) {
let [t, r] = [e[n], e[n + 1]];
if (t === void 0) return -2;
if (t === 7) return n + 1;
if (t === 27 || t === 194) {
if (r === void 0) return -2;
if (r === (t === 27 ? 92 : 156)) return n + 2;
if (t === 27 || r >= 128 && r <= 159) return -1;
} else if (t < 32 && t !== 9 || t === 127) return -1;
}
return -1;
}
function digit(e) {
if (e >= 48 && e <= 57) return e - 48;
let t = e | 32;
return t >= 97 && t <= 102 ? t - 87 : -1;
}
function past(e, t, n, r) {
let i = t;
for (; i < e.length && e[i] >= n && e[i] <= r;) i++;
return i;
}
function firstBytes() {
let e = new Uint8Array(256);
for (let t = 0; t < 128; t++) (0, i.dK)(t) && (e[t] = 1);
for (let t of [
...u,
37,
92
]) e[t] = 1;
return e;
}
class Beginnings {
#e;
#t;
constructor(e, t) {
this.#e = e;
this.#t = t;
}
next(e) {
let t = e;
for (; t < this.#e.length; t++) {
let e = this.#e[t];
if (this.#t[e] === 1 || e === 37 || e === 92) break;
}
return t;
}
}
class Places {
#e;
#t;
#n;
#r;
#i = -1;
#a = -1;
#o = 0;
constructor(e, t, n) {
this.#e = e;
this.#t = t;
this.#n = new Detours(e, t);
this.#r = n;
}
next(e) {
this.#i < e && (this.#i = this.#s(e));
for (;;) {
this.#a < e && this.#c(Math.max(e, this.#a + 1));
let t = this.#a;
let n = Math.min(this.#i, t);
for (let t = Math.max(e, this.#o); t < n; t++) if (this.#d(t)) return t;
if (this.#i <= t) return this.#i;
if (e <= t && this.#l(t)) return t;
this.#c(t + 1);
}
}
#s(e) {
let { window: t, moves: n } = this.#r;
let r = this.#e;
let { length: i } = r;
let a = e + t - 1;
for (; a < i;) {
let e = n[r[a - 1] << 8 | r[a]];
if (e === 0 && this.#u(a - t + 1)) break;
a += e || 1;
}
return a - t + 1;
}
#c(e) {
this.#a = this.#n.from(e);
let { window: t, moves: n } = this.#r;
let r = this.#e;
let i = this.#a < r.length ? n[r[this.#a - 2] << 8 | r[this.#a - 1]] : 0;
this.#o = Math.max(e, this.#a - t + Math.max(1, i));
}
#l(e) {
if (this.#e[e] === 27) return !1;
let t = detourAt(this.#e, e, this.#t);
return t === -2 || t !== -1 && t.character !== null;
}
#u(e) {
return g[this.#e[e]] === 1 || this.#d(e);
}
#d(e) {
let { first: t } = this.#r;
let n = this.#e[e];
let r = this.#e[e + 1];
return (g[r] === 1 ? t[n] : t[256 + (n << 8 | r)]) === 1;
}
}
let _ = 8192;
class SecretSearch {
#e;
#t;
#n;
#r = null;
#i = 0;
#a;
#o = new Map();
#s;
constructor(e, t = _) {
this.#t = t;
this.#e = Math.min(24, ...e.map(shortest));
this.#a = e.flatMap((e) => new Steps(e).from(0));
this.#n = firstOf(this.#a);
this.#s = this.#d(this.#a, !1);
}
places(e, t) {
this.#i += e.length;
if (this.#i <= this.#t) return new Beginnings(e, this.#n);
let n = Math.min(this.#i > 33554432 ? 24 : 12, this.#e);
this.#r?.window !== n && (this.#r = {
window: n,
moves: movesOf(this.#a, n),
first: this.#n
});
return new Places(e, t, this.#r);
}
endAt(e, t, n) {
let r = -1;
let i = this.#s;
let a = null;
let o = t;
for (let s = t; s < e.length; s++) {
let c = a?.get(s);
if (c !== void 0) {
a.delete(s);
i = this.#l(i, c);
}
if (g[e[s]] === 1 && i.steps.length > 0) {
let c = detourAt(e, s, n);
if (c === -2) return -2;
if (c !== -1 && isTaken(c, s, t, o)) {
let e = c.character === null ? i : this.#c(i, c.character);
c.character !== null && e.isEnd && (r = Math.max(r, c.end));
a ??= new Map();
let t = a.get(c.end);
e.steps.length > 0 && a.set(c.end, t === void 0 ? e : this.#l(e, t));
}
}
i = this.#c(i, e[s]);
i.isEnd && (r = Math.max(r, s + 1));
if (i.steps.length > 0) o = s + 1;
else if (a === null || a.size === 0) return r;
}
return n ? r : -2;
}
#c(e, t) {
return e.next.get(t) ?? this.#u(e, t);
}
#l(e, t) {
return e.steps.length === 0 ? t : this.#d([...e.steps, ...t.steps], !1);
}
#u(e, t) {
let n = e.steps.filter(({ lower: e, upper: n }) => e === t || n === t);
let r = n.flatMap((e) => e.after());
let i = this.#d(r, n.some((e) => e.isLast));
e.next.set(t, i);
return i;
}
#d(e, t) {
let n = [...new Set(e)];
let r = `${t} ${n.map(({ id: e }) => e).sort((e, t) => e - t)}`;
let i = this.#o.get(r);
if (i === void 0) {
if (this.#o.size === 65536) {
this.#o = new Map();
this.#s = this.#d(this.#a, !1);
}
i = {
steps: n,
isEnd: t,
next: new Map()
};
this.#o.set(r, i);
}
return i;
}
}
function isTaken({ end: e, character: t }, n, r, i) {
return t !== null || n > r && e - i <= a;
}
let v = 0;
class Steps {
#e;
#t = new Map();
constructor(e) {
this.#e = e;
}
from(e) {
let t = this.#t.get(e);
if (t === void 0) {
t = (this.#e[e] ?? []).flatMap((t) => t.lower.length === 0 ? this.from(e + 1) : [this.#n(e, t, 0)]);
this.#t.set(e, t);
}
return t;
}
#n(e, t, n) {
let r = n === t.lower.length - 1;
let i;
return {
id: v++,
lower: t.lower[n],
upper: t.upper[n],
isLast: r && e === this.#e.length - 1,
after: () => {
i ??= r ? this.from(e + 1) : [this.#n(e, t, n + 1)];
return i;
}
};
}
}
function firstOf(e) {
let t = new Uint8Array(65792);
for (let n of e) for (let e of [n.lower, n.upper]) {
t[e] = 1;
for (let { lower: r, upper: i } of n.after()) {
t[256 + (e << 8 | r)] = 1;
t[256 + (e << 8 | i)] = 1;
}
}
return t;
}
function movesOf(e, t) {
let n = new Uint8Array(65536).fill(t - 1);
let r = new Set(e);
for (let e = 1; e < t; e++) {
let i = t - 1 - e;
let a = new Set();
for (let e of r) for (let t of e.after()) {
a.add(t);
n[e.lower << 8 | t.lower] = i;
n[e.lower << 8 | t.upper] = i;
n[e.upper << 8 | t.lower] = i;
n[e.upper << 8 | t.upper] = i;
}
r = a;
}
return n;
}
function shortest(e) {
return e.reduce((e, t) => e + Math.min(...t.map(({ lower: e }) => e.length)), 0);
}
let y = [...[
"\n",
"\r",
"\\n",
"\\\\n",
"%0A",
"\r\n",
"\\r\\n",
"\\\\r\\\\n",
"%0D%0A"
].map(anyCase), exactly("")];
function spellingsOf(e) {
if (e.length < 6) return [];
let t = e.trim().length < 6 ? e : e.trim();
let n = t.split(/\r\n|\n|\\n/).map((e) => e.trim());
return [...[...new Set([t.replaceAll("\r\n", "\n"), ...n.filter((e) => e.length >= 6)])].flatMap(writtenOut), ...[
0,
1,
2
].map((e) => inBase64(t, e))];
}
let b = /^[\w.~-]+$/;
function writtenOut(e) {
let t = new Map();
for (let n of b.test(e) ? [asItIs] : [
asItIs,
inUrl,
inJson,
inNestedJson
]) {
let r = [...e].map(n);
t.set(JSON.stringify(r), r);
}
let n = e.length >= 20;
return [...t.values()].map((e) => {
let t = e.map((e) => e.map((e) => e.length > 1 ? anyCase(e) : exactly(e)));
return n ? broken(t) : t;
});
}
function asItIs(e) {
return e === "\n" ? [
"\n",
"\r\n",
"\r"
] : [e];
}
function inUrl(e) {
if (/[\w.~-]/.test(e)) return [e];
let t = [...Buffer.from(e)].map((e) => `%${hex(e, 2)}`).join("");
if (e === "%") return [t];
if (e === "\n") return [t, `%0D${t}`];
return e === " " ? [
" ",
"+",
t
] : [e, t];
}
let x = {
"\b": "b",
"\f": "f",
"\n": "n",
"\r": "r",
"	": "t"
};
function inJson(e) {
if (/[\w.~-]/.test(e)) return [e];
let t = e.split("").map((e) => `\\u${hex(e.charCodeAt(0), 4)}`);
if (e === "\n") return [
"\\n",
"\\r\\n",
t.join("")
];
if (e < " ") return [...e in x ? [`\\${x[e]}`] : [], t.join("")];
if (e === "\"" || e === "\\") return [`\\${e}`, t.join("")];
if (e === "/" || e === "'") return [
e,
`\\${e}`,
t.join("")
];
return [e, t.join("")];
}
function inNestedJson(e) {
let again = (e) => e.replace(/[\\"]/g, "\\$&");
let chosen = (e) => e.replace(/[/']$/, "\\$&");
return [...new Set(inJson(e).flatMap((t) => t === e ? inJson(t) : [again(t), chosen(again(t))]))];
}
function inBase64(e, t) {
let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]);
let r = n.toString("base64").replace(/=+$/, "");
let i = [
0,
2,
3
][t];
let a = n.length % 3 == 0 ? r.length : r.length - 1;
return broken([...r.slice(i, a)].map((e) => S[e]));
}
function broken(e) {
return e.flatMap((e, t) => t === 0 ? [e] : [y, e]);
}
let S = {
...Object.fromEntries([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"].map((e) => [e, [exactly(e)]])),
"+": [
"+",
"-",
"%2B",
"\\u002B",
"\\\\u002B"
].map(anyCase),
"/": [
"/",
"_",
"%2F",
"\\/",
"\\\\/",
"\\\\\\/",
"\\u002F",
"\\\\u002F"
].map(anyCase)
};
function exactly(e) {
let t = Buffer.from(e);
return {
lower: t,
upper: t
};
}
function anyCase(e) {
let either = (t) => Buffer.from(e.replace(/(?<=%|\\u)[0-9A-F]+/g, t));
return {
lower: either((e) => e.toLowerCase()),
upper: either((e) => e.toUpperCase())
};
}
function hex(e, t) {
return e.toString(16).toUpperCase().padStart(t, "0");
}
let C = "***";
let w = Buffer.alloc(0);
let T = Buffer.from("***");
function isTooShort(e) {
return e.length < 6;
}
class Redactor {
#e;
constructor(e, t = _) {
let n = [...new Set(e)].flatMap(spellingsOf);
this.#e = n.length === 0 ? null : new SecretSearch(n, t);
}
text(e) {
if (this.#e === null) return e;
return new Redaction(this.#e).take(Buffer.from(e), !0).toString();
}
stream() {
if (this.#e === null) return {
push: (e) => e,
end: () => Buffer.alloc(0)
};
let e = new Redaction(this.#e);
return {
push: (t) => e.take(t, !1),
end: () => e.take(Buffer.alloc(0), !0)
};
}
}
class Redaction {
#e;
#t = w;
#n = w;
#r = 0;
constructor(e) {
this.#e = e;
}
take(e, t) {
let n = this.#t.length === 0 ? e : this.#i(e);
let r = [];
let i = this.#r;
let a = this.#e.places(n, t);
let o = a.next(0);
for (; o < n.length;) {
let e = this.#e.endAt(n, o, t);
if (e === -2) break;
if (e !== -1) {
o >= i && r.push(n.subarray(i, o - loose(n, i, o)), T);
i = Math.max(i, e);
}
o = a.next(o + 1);
}
o = t ? n.length : o - loose(n, i, o);
i < o && r.push(n.subarray(i, o));
this.#t = Buffer.from(n.subarray(o));
this.#r = Math.max(0, i - o);
return r.length === 1 ? r[0] : Buffer.concat(r);
}
#i(e) {
let t = this.#t.length + e.length;
this.#n.length < t && (this.#n = Buffer.allocUnsafeSlow(t));
this.#t.copy(this.#n);
e.copy(this.#n, this.#t.length);
return this.#n.subarray(0, t);
}
}
function loose(e, t, n) {
let r = n;
for (; r > t && e[r - 1] === 92;) r--;
return (n - r) % 4;
}
}),
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
41514: ((e, t, n) => {
n.d(t, {
BZ: () => rulesIn,
Bn: () => requireSameRun,
D3: () => m,
I2: () => requireSameDataset,
_I: () => differencesByOptions,
am: () => isSameValue,
cu: () => identityOf,
g6: () => differencesOf,
x9: () => requireSameAgent
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(12580);
var s = n(22495);
var c = n(43830);
var l = n(52323);
var u = n(90162);
var d = n(73762);
var f = n(80418);
let p = [
"pass-key",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts"
];
let m = "that of each task";
let h = ["judge", "pass-score"];
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: a }, o) {
let s = e["agent-setup"];
let l = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: s === void 0 ? null : (0, i.B)(s),
agent_directory: r === null ? null : await (0, c.rm)(r, [f.hN, ...o], holdsResults),
agent_variables: sorted(Object.entries(e["agent-variables"]).map(([e, t]) => ({
name: e,
value: t
}))),
agent_env: e["agent-env"].map(({ name: e }) => e).sort(),
image: e.image ?? null,
image_map: [...e["image-map"]].sort().map(([e, t]) => ({
from: e,
to: t
})),
workdir: e.workdir ?? null,
pass_score: e["pass-score"],
agent: t?.label ?? null,
agent_args: e["agent-args"],
agent_skills: l?.skills ?? null,
agent_mcp: l?.mcp ?? null,
agent_instructions: l?.instructions ?? null,
task_env: sorted(Object.entries(a).map(([e, t]) => ({
name: e,
digest: (0, i.B)(`${e}=${t}`)
})))
};
}
async function holdsResults(e) {
if (!(0, f.gM)(e) && !(0, f.oA)(e)) return !1;
let [{ readRunRecord: t }, { readExperiment: r }] = await Promise.all([Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705)), Promise.all([n.e(1343), n.e(1852)]).then(n.bind(n, 59546))]);
try {
return t(e) !== null || r(e) !== null;
} catch {
return !1;
}
}
function differencesOf(e, t) {
return linesOf(differencesBetween(e, t));
}
function differencesBetween(e, t) {
let n = new Map();
let compare = (e, t, i) => {
(0, r.isDeepStrictEqual)(t, i) || n.set(e, [t, i]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: i, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
if (e === "testcase_timeout_ms" && a.mode === null || e === "measure") continue;
let shown = (t) => {
if (e.endsWith("_ms")) return typeof t == "number" ? (0, d.S5)(t) : m;
return e.endsWith("_bytes") && typeof t == "number" ? (0, d.lP)(t) : t ?? null;
};
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
for (let [r, i] of differencesByOptions(e, t)) n.set(r, i);
return n;
}
function rulesIn(e) {
return e.filter(({ name: e }) => p.includes(e));
}
function differencesByOptions({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return [];
return p.filter((n) => !isSameValue(n, e, t)).map((n) => [n, [textOf(e, n) || null, textOf(t, n) || null]]);
}
function isSameValue(e, t, n) {
return (0, r.isDeepStrictEqual)(parsed(e, textOf(t, e)), parsed(e, textOf(n, e)));
}
function textOf(e, t) {
return e.find((e) => e.name === t)?.value ?? "";
}
function parsed(e, t) {
try {
return (0, u.Ac)(t === "" ? {} : { [e]: t })[e];
} catch {
return t;
}
}
function requireSameRun(e, t, n) {
let r = differencesBetween(e, t);
if (r.size > 0) throw otherRun(n, r);
}
function requireSameDataset(e, t, n) {
if (t === void 0 || !Object.hasOwn(l.cR, t) || t === e.dataset.name) return;
throw otherRun(n, new Map([["dataset", [describeDataset(e), t]]]));
}
async function requireSameAgent(e, t) {
let { readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705));
let i = r(e)?.identity?.agent;
if (i === void 0 || i === t) return;
throw otherRun(e, new Map([["agent", [i, t]]]));
}
function otherRun(e, t) {
let n = [...t].every(([e, [, t]]) => h.includes(e) && t !== null);
return new a.yo([
`resume: the run in ${e} measured something else, so its verdicts do not count for this one; give the options below as they were, or another results-path`,
...linesOf(t),
...n ? ["Success commands have no use for judge and pass-score: leave them out.", `To score kept test points and rewards so, give them to: agentbench rescore ${(0, o.V)(e)}`] : []
].join("\n"));
}
function linesOf(e) {
return [...e].map(([e, [t, n]]) => `${e}: ${shown(t)} before, ${shown(n)} now`);
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `unknown (harness ${t})` : "known";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${(0, i.V)(t)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? (0, i.V)(e.digest) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, s.h0)(String(e), 200);
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
}),
58263: ((e, t, n) => {
n.d(t, {
AC: () => holdsLogin,
DATASET: () => h,
DS: () => datasetOptions,
L: () => datasetAdvice,
O5: () => moveOptions,
Pv: () => g,
li: () => restoreOptions,
o2: () => keepOptions,
pr: () => namedSecrets,
uf: () => isPath,
zY: () => changePaths
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(9784);
var s = n(62426);
var c = n(52323);
var l = n(55005);
var u = n(90162);
var d = n(93588);
var f = n(41514);
let p = ["results-path", "resume"];
let m = {
dataset: [...Object.keys(c.cR), c.bq],
"dataset-path": [],
"agent-directory": [],
"agent-skills": [],
"agent-mcp": [],
"agent-instructions": [],
workdir: [],
baseline: ["none", "artifact"]
};
let h = [
"dataset",
"dataset-path",
"dataset-repository",
"dataset-ref"
];
let g = /^\.{1,2}(\/|$)/;
let _ = "AGENTBENCH_JUDGE_API_KEY";
function keepOptions(e, t, n = []) {
return l.W6.flatMap((r) => {
let a = (0, u.VW)(e[r] ?? "");
let o = r === "agent-variables" ? a.replace(/\n+$/, "") : a;
if (o.trim() === "" || p.includes(r) || !(0, l.ny)("run", r)) return [];
if (r === "judge-api-key") return [{
name: r,
value: ""
}];
if ((0, l.ti)(r).actionOnly) return [];
if (isVariables(r)) {
let e = (0, u.Ac)({ [r]: o })[r].map((e) => e.name);
return e.length === 0 ? [] : [{
name: r,
value: e.join("\n")
}];
}
if (r === "dataset-path" && (e["dataset-repository"] ?? "").trim() !== "") {
let e = i.normalize(o).replace(/\/$/, "");
return e === "." ? [] : [{
name: r,
value: e
}];
}
return [{
name: r,
value: n.includes(r) || holdsLogin(r, o) ? "" : relativeTo(t, r, o)
}];
});
}
function restoreOptions({ options: e, dataset: t }, n, i, o) {
if (e === void 0) throw new a.yo(`resume: run.json in ${n} does not contain the options of its run; use run --resume --results-path ${n} with all of them`);
(0, f.I2)({ dataset: t }, i.dataset, n);
let c = {};
let u = [];
let d = [];
for (let { name: t, value: r } of e) {
if (i[t] !== void 0 || !(0, l.RR)(t)) continue;
if (isVariables(t)) c[t] = r.split("\n").map((e) => lineFor(e, o[e], u)).join("\n");
else if (t === "judge-api-key") {
c[t] = o[_] || o.OPENAI_API_KEY;
c[t] || u.push(_);
} else r === "" || r.includes(s.v5) ? d.push(t) : c[t] = fromHere(n, t, r);
}
let p = [...u.length === 0 ? [] : [`set in the environment: ${u.join(", ")}`], ...d.map((e) => `give --${e} again`)];
let { dataset: m } = c;
if (m !== void 0 && isPath("dataset", m) && !(0, r.existsSync)(m)) throw new a.yo(`resume: the dataset of the run, ${m}, does not exist; give its place with --dataset`);
if (p.length > 0) throw new a.yo(`resume: run.json keeps secrets by name only; ${p.join("; ")}`);
return {
...c,
...i
};
}
function datasetOptions({ options: e, dataset: t }, n) {
let r = e?.filter(({ name: e }) => (0, l.RR)(e) && h.includes(e));
if (r === void 0 || r.some(({ value: e }) => e === "" || e.includes(s.v5))) throw new a.yo(`dataset: run.json in ${n} does not contain the location of the dataset; ${datasetAdvice(t)}`);
let i = r.map(({ name: e, value: t }) => [e, fromHere(n, e, t)]);
return {
...Object.fromEntries(i),
...t.ref === null ? {} : { "dataset-ref": t.ref }
};
}
function datasetAdvice({ name: e, digest: t }) {
return `the run has the dataset ${e} (${t}); give dataset and dataset-path, or dataset-ref, as in the run`;
}
function moveOptions(e, t, n) {
let moved = (e) => g.test(e) ? placeFrom(n, i.resolve(t, e)) : e;
return e.map(({ name: e, value: t }) => ({
name: e,
value: changePaths(e, t, moved)
}));
}
function namedSecrets(e, t) {
return e.flatMap(({ name: e, value: t }) => isVariables(e) ? t.split("\n") : []).flatMap((e) => t[e] ?? []);
}
function isVariables(e) {
return d.V.includes(e);
}
function lineFor(e, t, n) {
t === void 0 && n.push(e);
return t === void 0 || /[\r\n]/.test(t) ? e : `${e}=${t}`;
}
function holdsLogin(e, t) {
return e === "dataset-repository" && /\/\/[^/]*@/.test(t) || e === "judge-base-url" && /[@?]/.test(t);
}
function isPath(e, t) {
if (e === "dataset-repository") return g.test(t) || (0, r.existsSync)(t);
let n = (0, l.RR)(e) ? m[e] : void 0;
return n !== void 0 && !n.includes(t);
}
function relativeTo(e, t, n) {
return changePaths(t, n, (n) => {
let r = t === "baseline" ? (0, o.o)(n) : n;
return i.isAbsolute(n) ? r : placeFrom(e, r);
});
}
function placeFrom(e, t) {
let n = i.relative((0, o.o)(e), i.resolve(t));
return g.test(n) ? n : `./${n}`;
}
function fromHere(e, t, n) {
return changePaths(t, n, (t) => g.test(t) ? placeFrom(process.cwd(), i.resolve((0, o.o)(e), t)) : t);
}
let v = /(?<=(?:^|[[,\n"])\s*!?\s*(?:flaky|saturated):)[^,\n"]+/g;
function changePaths(e, t, n) {
if (e === "instances") return t.replaceAll(v, n);
if (!isPath(e, t)) return t;
if (e !== "agent-skills" || !t.includes("\n")) return n(t);
return t.split("\n").map((e) => e.trim()).map((e) => e === "" ? e : n(e)).join("\n");
}
})
};
