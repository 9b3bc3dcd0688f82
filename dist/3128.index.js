export const id = 3128;
export const ids = [3128];
export const modules = {
43128: ((e, t, n) => {
n.d(t, { $: () => compareWithBaseline });
var r = n(61210);
var i = n(98715);
var a = n(42119);
var o = n(83157);
var s = n(57363);
var c = n(88039);
var l = n(24244);
let u = ["before", "now"];
let d = ["of the baseline", "of this run"];
function compareWithBaseline(e, t, n, f) {
let p = (0, r.c_)(e.run.settings);
let m = {
origin: n,
measure: p,
difference: null,
interval: null,
p: null,
method: null
};
let { before: h, now: g, pairs: _, leftOut: v, reason: y, copies: b } = (0, c.qS)(t, e, p, d);
let x = (0, i.Mr)(t.run) || (0, i.Mr)(e.run) ? [] : (0, c.Bw)(t.run, e.run, u);
x.push(...(0, c.lD)([{
name: "the baseline",
suite: t
}, {
name: "this run",
suite: e
}]));
x.length === 0 && y !== null && x.push(y);
if (x.length > 0) return {
...m,
verdict: "not comparable",
reasons: x,
pairs: 0,
leftOut: v,
flips: []
};
let { verdict: S, difference: C, interval: w, p: T, method: E } = (0, a.UD)(_, { tolerance: f });
let D = b === null ? [] : [b];
let O = t.notes.map((e) => `the baseline: ${e}`);
let k = [
...D,
...(0, c.aB)(t.run, e.run),
...(0, c.Fh)(t, e, u),
...O
];
let A = flipsOf(_, h, g);
let j = (0, s.n)(_.map((e) => e.before));
return {
...m,
verdict: S,
reasons: k,
difference: C,
interval: w,
p: T,
method: E,
pairs: _.length,
leftOut: v,
flips: A,
...p === "score" ? { scoresBefore: new Map(_.map(({ id: e, before: t }) => [e, (0, o.i)(t)])) } : {},
...j?.isMeasured ? { noiseFloor: j.floor } : {},
...S === "within noise" ? { sensitivity: (0, l.L)(_, C, { measure: p }) } : {}
};
}
function flipsOf(e, t, n) {
return e.flatMap(({ id: e }) => {
let [r, i] = [mostlyPassed(t.get(e)), mostlyPassed(n.get(e))];
if (r === i) return [];
return [{
instanceId: e,
before: r ? "passed" : "failed",
now: i ? "passed" : "failed"
}];
}).sort((e, t) => Number(e.now === "passed") - Number(t.now === "passed"));
}
function mostlyPassed(e) {
return e.filter(({ status: e }) => e === "passed").length * 2 >= e.length;
}
}),
24244: ((e, t, n) => {
n.d(t, { L: () => sensitivityText });
var r = n(18253);
var i = n(49638);
var a = n(42119);
var o = n(83157);
var s = n(35552);
function sensitivityText(e, t, { measure: n = "success rate", instances: i = e.length, alpha: a = r.Bk } = {}) {
let s = (0, o.i)(e.map((e) => (0, o.i)(e.before)));
let c = t < 0 ? 1 - s : s;
let l = (e.every(({ before: e, now: t }) => [...e, ...t].every(Number.isInteger)) ? sightOfVerdicts : sightOfScores)(e, t, {
rate: c,
instances: i,
alpha: a
});
if (l === null) return null;
let { needed: u, noise: d } = l;
let f = (0, r.wd)(t);
let p = Math.abs(t) < 5e-4 ? null : u();
let m = p !== null && p <= i ? Math.min(l.least ?? 1, Math.abs(t)) : l.least;
let h = m === null ? "is too small to see any difference" : `sees differences from ${(0, r.wd)(m)} points on`;
let g = p === null ? "" : `; ${f} points take ${(0, r.zD)(p)} instances`;
let _ = a === r.Bk ? "" : ` at the level ${(0, r.KN)(a, 2)}`;
return `a test of ${(0, r.U9)(i, "pair")} ${h} with 80% power${_} (${n} ${(0, r.KN)(s)}${d})${g}`;
}
function sightOfVerdicts(e, t, { rate: n, instances: r, alpha: c }) {
if (new Set(e.flatMap(({ before: e, now: t }) => [e.length, t.length])).size !== 1) return null;
let l = {
rate: n,
...noiseOf(e)
};
let u = e.map((e) => Math.sign(t) * (0, a.Pq)(e));
let d = l.flips / l.trials <= (0, o.i)(u.map((e) => e ** 2)) + i.f;
let needed = () => d ? (0, s.dK)(u, l.trials, c) : (0, s.hO)(Math.abs(t), l, c);
return {
least: (0, s.LF)(r, l, c),
needed,
noise: ""
};
}
function sightOfScores(e, t, { rate: n, instances: c, alpha: l }) {
let u = t < 0 ? -1 : 1;
let d = e.map((e) => u * (0, a.Pq)(e));
let f = (0, o.i)(d);
let p = Math.sqrt(e.length / (e.length - 1));
let m = d.map((e) => p * (e - f));
let h = Math.sqrt((0, o.i)(m.map((e) => e ** 2)));
if (!(h > i.f)) return null;
let g = (0, s.ON)(c, m, l);
return {
least: g !== null && (0, s.wC)(g, { rate: n }) ? g : null,
needed: () => (0, s.j2)(Math.abs(t), m, l),
noise: `, differences with a standard deviation of ${(0, r.wd)(h)} points`
};
}
function noiseOf(e) {
let t = (0, o.i)(e.map((e) => (0, a.Pq)(e) ** 2));
let n = (0, o.i)(e.flatMap(({ before: e, now: t }) => [e, t]).map(s.fn));
let r = n === 0 ? 1 : e[0].now.length;
return {
flips: Math.min(r, Math.max(r * t, n)),
trials: r
};
}
}),
57363: ((e, t, n) => {
n.d(t, {
F: () => varianceOf,
n: () => noiseFloor
});
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
function noiseFloor(e) {
for (let [t, n] of e.entries()) {
if (n.length === 0) throw RangeError(`instance ${t} has no values`);
for (let e of n) (0, i.hP)(`the values of instance ${t}`, e);
}
if (e.length < 10) return null;
let t = e.reduce((e, { length: t }) => Math.min(e, t), e[0].length);
let n = t > 1;
let s = n ? (0, a.i)(e.map(varianceOf)) : varianceOf(e.map(([e]) => e));
let c = s <= r.f ? 0 : s;
if (!n && c === 0) return null;
return {
floor: (0, o.xw)(.95) * Math.sqrt(2 * c / t / e.length),
isMeasured: n
};
}
function varianceOf(e) {
let t = (0, a.i)(e);
return e.reduce((e, n) => e + (n - t) ** 2, 0) / (e.length - 1);
}
}),
35552: ((e, t, n) => {
n.d(t, {
wY: () => f,
fn: () => disagreement,
wC: () => isPossible,
LF: () => leastDifference,
ON: () => leastShift,
hO: () => pairsFor,
dK: () => pairsForMeasured,
j2: () => pairsForShift
});
var r = n(18253);
var i = n(49638);
var a = n(99294);
var o = n(4405);
var s = n(32453);
var c = n(83157);
var l = n(47736);
let u = 1e-12;
function permutationPower(e, t, n) {
let r = t.map(({ up: e, down: t }) => e + t);
let i = r.reduce((e, t) => e + t, 0);
let a = t.length === 1;
if (e * i > (a ? 500 : 50)) return normalPower(e, t, n, commonSize(t));
let o = t.map(({ size: e }) => e);
let s = binomials(.5);
let l = t.map(() => s);
let u = t.map(({ up: e, down: t }) => binomials(e / (e + t)));
let powerOf = (e) => {
let t = leastSignificant(risen(e, o, l), n);
let r = risen(e, o, u);
let isFar = (e) => e >= t || r.length - 1 - e >= t;
return r.reduce((e, t, n) => isFar(n) ? e + t : e, 0);
};
let d = binomial(e, Math.min(1, i));
if (a) return d.reduce((e, [t, n]) => e + n * powerOf([t]), 0);
return (0, c.i)(sampledCounts(d, r).map(powerOf));
}
function sampledCounts(e, t) {
let n = t.reduce((e, t) => e + t, 0);
let r = t.map((e, r) => {
let i = r === t.length - 1 ? 1 : e / n;
n -= e;
return binomials(i);
});
let i = generalisedGoldenRatio(r.length);
return Array.from({ length: 512 }, (t, n) => {
let a = quantileOf(e, (n + .5) / 512);
return r.map((e, t) => {
let r = quantileOf(e(a), (n + .5) / i ** (t + 1) % 1);
a -= r;
return r;
});
});
}
function generalisedGoldenRatio(e) {
let t = 1.5;
for (let n = 0; n < 50; n += 1) t = (1 + t) ** (1 / (e + 1));
return t;
}
function leastSignificant(e, t) {
let [n, r] = [e.length, 0];
for (; n > 0 && 2 * (r + e[n - 1]) < t;) r += e[--n];
return n;
}
function risen(e, t, n) {
let r = Float64Array.of(1);
for (let [i, a] of e.entries()) {
if (a === 0) continue;
let e = t[i];
let o = new Float64Array(r.length + a * e);
for (let [t, s] of n[i](a)) for (let n = 0; n < r.length; n += 1) o[n + t * e] += s * r[n];
r = o;
}
return r;
}
function binomials(e) {
let t = [];
return (n) => t[n] ??= binomial(n, e);
}
function normalPower(e, t, n, r) {
let moment = (e) => t.reduce((t, { size: n, up: r, down: i }) => t + n ** e * (r + (-1) ** e * i), 0);
let [i, a] = [moment(1), moment(2)];
let o = (0, l.xw)(1 - n);
let c = o * Math.sqrt(a / e) + r / e;
let beyond = (t) => {
let n = t * o / (2 * Math.sqrt(a * e));
let r = a - i ** 2 - 2 * n * (moment(3) - i * a) + n ** 2 * (moment(4) - a ** 2);
let l = t * i - c;
return r <= 0 ? Number(l > 0) : s.normal.cdf(l / Math.sqrt(r / e), 0, 1);
};
return Math.min(1, beyond(1) + beyond(-1));
}
function commonSize(e) {
return e.reduce((e, { size: t }) => commonDivisor(e, t), 0);
}
function commonDivisor(e, t) {
return t === 0 ? e : commonDivisor(t, e % t);
}
function binomial(e, t) {
if (t <= 0 || t >= 1) return [[t <= 0 ? 0 : e, 1]];
let n = Math.min(e, Math.floor((e + 1) * t));
let r = t / (1 - t);
let i = [[n, 1]];
for (let t = n, a = 1; t > 0 && a > u; --t) {
a *= t / (e - t + 1) / r;
i.push([t - 1, a]);
}
i.reverse();
for (let t = n, a = 1; t < e && a > u; t += 1) {
a *= (e - t) / (t + 1) * r;
i.push([t + 1, a]);
}
let a = i.reduce((e, [, t]) => e + t, 0);
return i.map(([e, t]) => [e, t / a]);
}
function quantileOf(e, t) {
let n = 0;
for (let [r, i] of e) {
n += i;
if (n >= t) return r;
}
return e.at(-1)[0];
}
let d = 1e5;
let f = .8;
function powerOf(e, t, { rate: n, flips: o, trials: s }, c = r.Bk) {
(0, a.hP)("difference", e);
(0, a.hP)("rate", n);
(0, a.v6)("pairs", t, 1);
(0, a.v6)("trials", s, 1);
(0, a.hP)("flips", o / s);
(0, a.q1)("alpha", c);
if (e === 0 || !canShow(t, c)) return 0;
if (e - (1 - n) > i.f) return 1;
return permutationPower(t, stepsOf(e, {
rate: n,
flips: o,
trials: o === 0 ? 1 : s
}), c);
}
function canShow(e, t) {
return (0, o.B)(0, e) < t;
}
function stepsOf(e, { rate: t, flips: n, trials: r }) {
let i = 2 * t * (1 - t);
let a = n < i ? 1 - n / i : 0;
let o = n > i ? Math.min(1, (n / i - 1) / (r - 1)) : 0;
let [s, c] = [binomial(r, t), binomial(r, Math.min(1, t + e))];
let l = Array.from({ length: r }, (e, t) => ({
size: t + 1,
up: 0,
down: 0
}));
for (let [e, t] of s) for (let [n, r] of c) n !== e && (l[Math.abs(n - e) - 1][n > e ? "up" : "down"] += (1 - a - o) * t * r);
let u = Math.min(1, Math.max(e, Math.max(i, n / r) + e * (1 - 2 * t)));
let d = l[r - 1];
d.up += a * e + o * (u + e) / 2;
d.down += o * (u - e) / 2;
return l.filter(({ up: e, down: t }) => e + t > 0);
}
function pairsFor(e, t, n = r.Bk) {
let i = isFall(e, t) ? fallOf(t) : t;
return least(d, (t) => powerOf(e, t, i, n) >= f);
}
function pairsForMeasured(e, t, n = r.Bk) {
let i = 1 / e.length;
let a = new Map();
for (let n of e) {
let e = Math.round(Math.abs(n) * t);
let { up: r, down: o } = a.get(e) ?? {
up: 0,
down: 0
};
a.set(e, {
size: e,
up: n > 0 ? r + i : r,
down: n > 0 ? o : o + i
});
}
a.delete(0);
return least(d, (e) => canShow(e, n) && permutationPower(e, [...a.values()], n) >= f);
}
function leastDifference(e, t, n = r.Bk) {
let i = leastRise(e, t, n);
let a = i !== null && isFall(i, t) ? leastRise(e, fallOf(t), n) : i;
return a !== null && isPossible(a, t) ? a : null;
}
function leastRise(e, t, n) {
return leastThousandths((r) => powerOf(r, e, t, n) >= f);
}
function shiftPower(e, t, n, r) {
if (!canShow(t, r)) return 0;
let i = 1 / n.length;
return normalPower(t, n.map((t) => {
let n = e + t;
return {
size: Math.abs(n) * 1e3,
up: n > 0 ? i : 0,
down: n < 0 ? i : 0
};
}), r, 1);
}
function leastShift(e, t, n = r.Bk) {
return leastThousandths((r) => shiftPower(r, e, t, n) >= f);
}
function pairsForShift(e, t, n = r.Bk) {
return least(d, (r) => shiftPower(e, r, t, n) >= f);
}
function isPossible(e, { rate: t }) {
return e - Math.max(t, 1 - t) <= i.f;
}
function isFall(e, { rate: t }) {
return e - (1 - t) > i.f && e - t <= i.f;
}
function fallOf(e) {
return {
...e,
rate: 1 - e.rate
};
}
function leastThousandths(e) {
let t = least(1e3, (t) => e(t / 1e3));
return t === null ? null : t / 1e3;
}
function least(e, t) {
let [n, r] = [0, e + 1];
for (; r - n > 1;) {
let e = Math.floor((n + r) / 2);
t(e) ? r = e : n = e;
}
return r > e ? null : r;
}
function disagreement(e) {
if (e.length < 2) return 0;
let t = e.filter((e) => e === 1).length;
return 2 * t * (e.length - t) / (e.length * (e.length - 1));
}
})
};
