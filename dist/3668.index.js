export const id = 3668;
export const ids = [3668];
export const modules = {
70057: ((e, t, n) => {
n.d(t, {
Bw: () => answersOf,
HX: () => skillLines,
L2: () => verdictWords,
_q: () => reusedLines,
g8: () => answerLines,
pu: () => savedWords,
uf: () => plannedPairs
});
var r = n(18253);
var i = n(49638);
var a = n(59546);
function verdictWords(e, t) {
let { arm: n, answer: o, difference: s, interval: c } = e;
let l = (o === null && !(0, a.isTolerated)(e) || o === "cannot be settled") && c !== null && (c.low > 0 || c.high < 0);
let u = c === null || l ? "" : ` (95% interval ${(0, r.oI)(c, r.WR)})`;
if (s === null) return `${n} and ${t} cannot be compared: ${a.NO_PAIR}`;
if (o === "better" && s <= i.f || o === "worse" && s >= -i.f) return `${n} was ${o} than ${t} when the answer was known; the difference of all measured pairs is ${(0, r.WR)(s)} points${u}`;
if (o === "better" || o === "worse") return `${n} is ${o} than ${t} by ${(0, r.wd)(s)} points${u}`;
let d = `${(0, r.WR)(s)} points${u}`;
if ((0, a.isTolerated)(e)) return `${n} differs significantly from ${t}, but not demonstrably by more than the tolerance: ${d}`;
return o === "no difference that matters" ? `${n} does not differ from ${t} by more than the tolerance: ${d}` : `no difference between ${n} and ${t} can be told from noise: ${d}`;
}
function answersOf(e) {
return e.map((e) => {
let { arm: t, answer: n, difference: r } = e;
return [t, r === null ? "not known" : n ?? (0, a.verdictOnArm)(e)];
});
}
function answerLines(e) {
let t = e.arms[0].name;
let n = e.comparisons.length / e.alpha;
let i = e.comparisons.map((i) => {
let { answer: a, method: o, p_adjusted: s, e_value: c, pairs: l, left_out: u } = i;
let d = [
...o === "e-process" && c !== null ? [`e-value ${(0, r.FG)(c, n)}`] : [],
...s === null ? [] : [(0, r.C6)(s)],
`${l} of ${(0, r.U9)(plannedPairs(e), "pair")}${u === 0 ? "" : `, ${u} left out`}`
];
let f = a === "cannot be settled" ? "; nothing left could have settled it" : "";
return `${verdictWords(i, t)}${f}; ${d.join(", ")}`;
});
let a = savedWords(e);
return [
...i,
...a === null ? [] : [a],
...skillLines(e),
...reusedLines(e)
];
}
function savedWords(e) {
let { stopped: t } = e;
if (t === null) return null;
let n = t.cost_usd ? `, about ${(0, r.BD)(t.cost_usd)} saved` : "";
let isKnown = ({ answer: e }) => e !== null && e !== "cannot be settled";
let i = e.comparisons.length > 1 && e.comparisons.some(isKnown) ? "the open answers" : "it";
let o = (0, a.wasSettled)(e) ? "the answer was known" : `nothing left could settle ${i}`;
return `stopped after ${(0, r.U9)(t.pairs, "pair")}, since ${o}: ${(0, r.U9)(t.trials, "trial")} not run${n}`;
}
function skillLines({ arms: e }) {
return e.flatMap(({ name: e, skills: t }) => t === void 0 ? [] : [`${e}: a skill was opened in ${t.opened} of ${(0, r.U9)(t.trials, "trial")}`]);
}
function reusedLines({ arms: e }) {
return e.flatMap(({ name: e, measured: t, reused: n }) => {
if (n === void 0) return [];
let i = [...new Set([n.oldest.slice(0, 10), n.newest.slice(0, 10)])].join(" to ");
return [`${n.trials} of ${(0, r.U9)(t, "trial")} of ${e} are from earlier results, measured ${i}`];
});
}
function plannedPairs({ order: e }) {
return new Set(e.map(({ instance_id: e }) => e)).size;
}
}),
5484: ((e, t, n) => {
n.d(t, {
wg: () => differencesOfEarlier,
sn: () => experimentParts,
F0: () => findExperiment,
hd: () => withoutArm
});
var r = n(76760);
var i = n(30742);
var a = n(45145);
var o = n(18253);
var s = n(22495);
var c = n(68739);
var l = n(9583);
var u = n(63115);
var d = n(59546);
var f = n(80418);
var p = n(61210);
var m = n(71826);
var h = n(9271);
var g = n(48653);
function lostOf(e, t) {
let { trials: n } = e[0].record;
let r = new Set(e.flatMap(({ record: e }) => e.order.map(({ instance_id: e }) => e)));
return [...t === void 0 ? [] : (0, c.aG)(t).keys()].filter((e) => !r.has(e)).flatMap((e) => Array.from({ length: n }, (t, n) => ({
instance_id: e,
trial: n + 1,
arms: []
})));
}
function mergedRecord(e, t, n) {
let r = e.map(({ record: e }) => e);
let i = r[0];
let a = [...r.flatMap((e) => e.order), ...t];
let o = watchOf(e, a, n);
let s = i.arms.map((n, i) => {
let a = r.map((e) => e.arms[i]);
let o = a.flatMap((e) => e.reused ?? []);
let s = a.flatMap((e) => e.skills ?? []);
let c = e.filter((e) => e.arms[i].run.planned.some(({ result: e }) => e !== null));
let total = (e) => a.reduce((t, n) => t + n[e], 0);
return {
...n,
planned: total("planned") + t.length,
measured: total("measured"),
stopped: total("stopped"),
cost_usd: c.length === 0 ? null : (0, m.ER)(c.map(({ record: e }) => e.arms[i].cost_usd)),
...s.length === 0 ? {} : { skills: {
trials: s.reduce((e, { trials: t }) => e + t, 0),
opened: s.reduce((e, { opened: t }) => e + t, 0)
} },
...o.length === 0 ? {} : { reused: {
trials: o.reduce((e, { trials: t }) => e + t, 0),
oldest: o.map(({ oldest: e }) => e).sort()[0],
newest: o.map(({ newest: e }) => e).sort().at(-1)
} }
};
});
let c = r.filter(({ stopped: e }) => e !== null);
let l = c.flatMap((e) => e.stopped ?? []);
let u = r.map(({ finished_at: e }) => e);
let { job: f, ...p } = i;
return {
...p,
arms: s,
order: a,
comparisons: o.comparisons(),
stopped: l.length === 0 ? null : {
pairs: o.pairs,
message: [...new Set(l.map(({ message: e }) => e))].join("; "),
settled: c.every(d.wasSettled),
trials: l.reduce((e, { trials: t }) => e + t, 0),
cost_usd: (0, d.savedOf)(s)
},
interrupted: r.find(({ interrupted: e }) => e !== null)?.interrupted ?? null,
finished_at: u.includes(null) ? null : u.sort().at(-1)
};
}
function watchOf(e, t, n) {
let { record: r } = e[0];
let i = new g.o({
arms: r.arms.map(({ name: e }) => e),
instanceIds: [...new Set(t.map(({ instance_id: e }) => e))],
trials: r.trials,
measure: r.measure,
stop: r.stop,
tolerance: r.tolerance,
isPart: !n
});
for (let { record: t, arms: n } of e) {
let e = n.map(({ run: e }) => new Map(e.planned.map((e) => [(0, h.wK)(e), e])));
for (let { instance_id: n, trial: r, arms: a } of t.order) for (let t of a) {
let a = e[t]?.get((0, h.wK)({
instance_id: n,
trial: r
}));
if (a === void 0 || a.status === "not_run") continue;
i.take(t, a);
a.status === "error" && i.leaveOut(t, n);
}
}
if (r.stop === "known") for (let { record: t } of e) for (let [e, { looks: n }] of t.comparisons.entries()) for (let r of passedOver(drawnIds(t), n)) i.leaveOut(e + 1, r);
i.recount(e.map(({ record: e }) => drawnIds(e)));
return i;
}
function drawnIds({ order: e }) {
return [...new Set(e.map(({ instance_id: e }) => e))];
}
function passedOver(e, t) {
let n = new Set(t.map(({ instance_id: e }) => e));
let r = e.findLastIndex((e) => n.has(e));
return e.filter((e, t) => t < r && !n.has(e));
}
function findExperiment(e, t) {
let { parts: n, others: r } = experimentParts(e);
if (n.length === 0) return {
experiment: null,
others: r
};
let i = withoutEarlierAttempts(n).sort(byJob);
requireOneExperiment(i);
requireRoom(i, t);
let a = i[0].arms.map((e, t) => i.map((e) => e.arms[t]));
let [o] = i;
let s = lostOf(i, t);
let c = t === void 0 ? Math.max(0, (o.record.job?.total ?? 0) - i.length) : 0;
return {
experiment: {
record: i.length === 1 && s.length === 0 ? o.record : mergedRecord(i, s, c === 0),
seeds: i.map((e) => e.record.seed),
arms: a,
unknownJobs: c
},
others: r
};
}
function experimentParts(e) {
let t = [];
let n = [];
for (let [i, a] of Map.groupBy(e, (e) => r.dirname(e.directory))) {
let e = (0, f.oA)(i) ? partOf(i, a) : null;
e === null ? n.push(...a) : t.push(e);
}
return {
parts: t,
others: n
};
}
function differencesOfEarlier(e, t) {
let { index: n, total: r } = t.job;
let i = withoutEarlierAttempts(e).filter(({ record: { job: e, finished_at: i, interrupted: a }, record: o }) => e?.total === r && e.index < n && i !== null && a === null && _.every(([, e]) => e(o) === e(t))).sort(byJob);
if (!(i.length === n && i.every(({ record: { job: e } }, t) => e.index === t))) return null;
return watchOf(i, i.flatMap(({ record: e }) => e.order), !1).differences();
}
function partOf(e, t) {
let n = new Map(t.map((e) => [r.basename(e.directory), e]));
if (n.size < 2) return null;
let i = (0, d.readExperiment)(e);
return {
directory: e,
record: i,
arms: i.arms.map(({ name: e }) => e).map((t) => {
let r = n.get(t);
if (r === void 0) throw withoutArm(e, t);
(0, p.c_)(r.run.settings) !== i.measure && (0, l.byMeasure)([r], (0, p.oq)(i.measure));
return r;
})
};
}
function withoutArm(e, t) {
return new a.yo(`results: the experiment in ${e} has no run of its arm ${(0, s.h0)(t, 100)}`);
}
function withoutEarlierAttempts(e) {
let t = [];
for (let n of e) {
if (e.some((e) => replacesPlan(e.record, n.record))) continue;
let r = t.find(([e]) => areAttempts(e.record, n.record));
r === void 0 ? t.push([n]) : r.push(n);
}
return t.map((e) => e.reduce((e, t) => {
let n = measured(t) - measured(e);
let r = Number(t.record.interrupted !== null) - Number(e.record.interrupted !== null);
return n > 0 || n === 0 && (r < 0 || r === 0 && begun(t) > begun(e)) ? t : e;
}));
}
function replacesPlan({ github: e, job: t }, { github: n, ...r }) {
if (!e || !n || t?.total === r.job?.total) return !1;
return e.run_id === n.run_id && e.job === n.job && e.run_attempt > n.run_attempt;
}
function areAttempts(e, t) {
let [n, r] = [e.github?.run_attempt, t.github?.run_attempt];
let i = n !== r || n === 0;
return e.seed === t.seed && (e.started_at === t.started_at || i);
}
function begun({ arms: e }) {
return Math.max(...e.map(({ run: e }) => Date.parse(e.started_at)));
}
function measured({ arms: e }) {
return e.reduce((e, { run: { totals: t } }) => e + t.passed + t.failed, 0);
}
function byJob(e, t) {
let first = ({ record: e }) => e.order[0]?.instance_id ?? "";
return (e.record.job?.index ?? 0) - (t.record.job?.index ?? 0) || Date.parse(e.record.started_at) - Date.parse(t.record.started_at) || (first(e) < first(t) ? -1 : 1);
}
let _ = [
["arms", ({ arms: e }) => e.map(({ name: e }) => e).join(", ")],
["dataset", ({ dataset: e }) => `${e.name} ${(0, i.V)(e.digest)}`],
["measure", ({ measure: e }) => e],
["stop", ({ stop: e }) => e],
["tolerance", ({ tolerance: e }) => String(e)],
["trials", ({ trials: e }) => String(e)]
];
function requireOneExperiment(e) {
let t = e[0];
for (let n of e.slice(1)) {
let e = _.flatMap(([e, r]) => {
let [i, a] = [r(t.record), r(n.record)].map((e) => (0, s.h0)(e, 200));
return i === a ? [] : [`${e}: ${i} and ${a}`];
});
if (e.length > 0) throw new a.yo(`results: ${t.directory} and ${n.directory} hold different experiments; report one of them: ${e.join("; ")}`);
}
let n = new Map();
for (let t of e) for (let { instance_id: e } of t.record.order) {
let r = n.get(e) ?? t;
if (r !== t) throw new a.yo(`results: ${r.directory} and ${t.directory} hold two experiments on the same instances; report one of them`);
n.set(e, t);
}
}
function requireRoom(e, t) {
let { directory: n, record: r } = e[0];
let i = e.reduce((e, { record: { order: t } }) => e + t.length, 0);
let s = t === void 0 ? 0 : r.trials * (0, c.aG)(t).size - i;
if (r.trials > 1 && s > u.vG) throw new a.yo(`results: by the experiment in ${n}, ${(0, o.zD)(s)} trials of the matrix have no result in any arm; at most ${(0, o.zD)(u.vG)} such trials can be reported; leave matrix out`);
}
}),
48653: ((e, t, n) => {
n.d(t, { o: () => Watch });
var r = n(59546);
var i = n(61210);
var a = n(42119);
var o = n(45722);
var s = n(49638);
var c = n(99294);
let l = Float64Array.from({ length: 256 }, (e, t) => (t + .5) / 256);
let u = 1e200;
class Evidence {
#e;
#t;
#n;
#r;
#i = new Map();
#a = 0;
#o = 0;
#s = 1;
constructor({ alpha: e = .05, tolerance: t = 0 } = {}) {
(0, c.q1)("alpha", e);
(0, c.hP)("tolerance", t);
this.#e = 1 / e;
this.#t = t;
this.#n = new Capital(0);
this.#r = t > 0 && t < 1 ? [new Capital(-t), new Capital(t)] : null;
}
add(e) {
if (!(e >= -1 && e <= 1)) throw RangeError(`a difference must be from -1 to 1, not ${e}`);
this.#o += 1;
this.#a += e;
this.#i.set(e, (this.#i.get(e) ?? 0) + 1);
this.#n.bet(e);
for (let t of this.#r ?? []) t.bet(e);
this.#s = Math.max(this.#s, this.#n.value());
}
get pairs() {
return this.#o;
}
get difference() {
return this.#o === 0 ? null : this.#a / this.#o;
}
get eValue() {
return this.#n.value();
}
get p() {
return Math.min(1, 1 / this.#s);
}
holds(e) {
return logCapital(this.#i, e) < Math.log(this.#e);
}
interval() {
if (this.#o === 0) return null;
let isIn = (e) => this.holds(e);
let e = this.#a / this.#o;
return {
low: e <= -1 ? -1 : edgeBetween(e, -1, isIn),
high: e >= 1 ? 1 : edgeBetween(e, 1, isIn)
};
}
answer(e, t = 0) {
e !== void 0 && (0, c.v6)("left", e);
(0, c.v6)("open", t);
let isWithin = (e) => this.#u(t, e);
if (this.#u(0, 0) && isWithin(1) && isWithin(-1)) return "no difference that matters";
let n = Math.sign(this.#a);
if (this.#l(0, 0) && Math.abs(this.#a) > t && this.#l(t, -n)) return n > 0 ? "better" : "worse";
return e === void 0 || this.#c(e) ? null : "cannot be settled";
}
#c(e) {
if (e === 0) return !1;
for (let t of [1, -1]) if (this.#l(e, t) || this.#l(1, t)) return !0;
return this.#d(e);
}
#l(e, t) {
let n = this.#o + e;
if (n === 0 || this.#n.value(e, t) < this.#e) return !1;
return Math.abs(this.#a + e * t) / n - this.#t > s.f;
}
#u(e, t) {
let n = this.#o + e;
if (n === 0 || this.#r === null) return !1;
if (Math.abs(this.#a + e * t) / n >= this.#t) return !1;
return this.#r.every((n) => n.value(e, t) >= this.#e);
}
#d(e) {
if (this.#r === null) return !1;
let [t, n] = this.#r;
let isBelow = (r) => t.value(e, r) < n.value(e, r);
if (!isBelow(-1)) return this.#u(e, -1);
if (isBelow(1)) return this.#u(e, 1);
return this.#u(e, edgeBetween(-1, 1, isBelow));
}
}
class Capital {
#e;
#t = new Float64Array(l.length).fill(1 / l.length);
#n = 1;
#r = 0;
constructor(e) {
this.#e = e;
}
bet(e) {
let [t, n] = odds(e, this.#e);
let r = 0;
for (let e = 0; e < l.length; e += 1) {
let i = this.#t[e] * (t * (1 - l[e]) + n * l[e]);
this.#t[e] = i;
r += i;
}
this.#n = r;
(r > u || r < 1 / u) && this.#i();
}
value(e = 0, t = 0) {
if (e === 0) return this.#n * Math.exp(this.#r);
let [n, r] = odds(t, this.#e);
let i = 0;
for (let t = 0; t < l.length; t += 1) i += this.#t[t] * (n * (1 - l[t]) + r * l[t]) ** e;
return i * Math.exp(this.#r);
}
#i() {
this.#r += Math.log(this.#n);
for (let e = 0; e < l.length; e += 1) this.#t[e] /= this.#n;
this.#n = 1;
}
}
function odds(e, t) {
return [(1 - e) / (1 - t), (1 + e) / (1 + t)];
}
function logCapital(e, t) {
let n = new Float64Array(l.length);
for (let [r, i] of e) {
let [e, a] = odds(r, t);
for (let t = 0; t < l.length; t += 1) n[t] += i * Math.log(e * (1 - l[t]) + a * l[t]);
}
let r = n.reduce((e, t) => Math.max(e, t), -Infinity);
if (!Number.isFinite(r)) return r;
return r + Math.log(n.reduce((e, t) => e + Math.exp(t - r), 0) / l.length);
}
function edgeBetween(e, t, n) {
let [r, i] = [e, t];
for (let e = 0; e < 50; e += 1) {
let e = (r + i) / 2;
n(e) ? r = e : i = e;
}
return r;
}
class Course {
evidence;
answer = null;
constructor(e) {
this.evidence = new Evidence(e);
}
add(e) {
this.evidence.add(e);
}
look(e, t) {
this.answer ??= this.evidence.answer(e, t);
}
}
function anytimeOf({ name: e, own: { evidence: t, answer: n }, leftOut: r, looks: i }) {
let a = t.pairs > 0;
return {
arm: e,
answer: n,
method: "e-process",
pairs: t.pairs,
left_out: r.size,
difference: t.difference,
interval: t.interval(),
e_value: finite(t.eValue),
p: a ? t.p : null,
p_adjusted: null,
looks: i
};
}
function fixedOf({ name: e, own: { evidence: t }, pairs: n, leftOut: i, looks: o }, s) {
let c = (0, a.UD)([...n.values()], {
tolerance: s,
alpha: r.ALPHA
});
return {
arm: e,
answer: c === null ? null : fixedAnswer(c, s),
method: c?.method ?? "mcnemar",
pairs: n.size,
left_out: i.size,
difference: c?.difference ?? null,
interval: c?.interval ?? null,
e_value: finite(t.eValue),
p: c?.p ?? null,
p_adjusted: null,
looks: o
};
}
function fixedAnswer({ verdict: e, interval: t }, n) {
if (e === "improved") return "better";
if (e === "regressed") return "worse";
return t !== null && t.low > -n && t.high < n ? "no difference that matters" : null;
}
function isDifference(e) {
return e === "better" || e === "worse";
}
function finite(e) {
return Number.isFinite(e) ? e : null;
}
class Watch {
#e;
#t;
#n;
#r;
#i = new Set();
constructor(e) {
this.#e = e;
this.#t = e.arms.map(() => new Map());
this.#r = r.ALPHA / (e.arms.length - 1);
this.#n = e.arms.slice(1).map((e) => this.#o(e));
}
take(e, t) {
let { instance_id: n } = t;
let r = this.#t[e];
let a = r.get(n) ?? [];
a.push((0, i.aA)(t) ? (0, i.oB)(t, this.#e.measure) : null);
r.set(n, a);
if (a.length < this.#e.trials) return;
for (let [t, r] of this.#a(e)) this.#e.stop === "never" ? this.#l(t, r, n) : this.#c(t, r);
}
leaveOut(e, t) {
for (let [{ pairs: n, leftOut: r }] of this.#a(e)) n.has(t) || r.add(t);
}
recount(e = [this.#e.instanceIds]) {
if (this.#e.stop === "never") return;
this.#n = this.#n.map(({ name: t, afterEarlier: n, leftOut: r }, i) => {
let a = this.#o(t);
for (let t of e) for (let e of t) {
if (this.#l(a, i + 1, e)) continue;
if (!r.has(e)) break;
a.leftOut.add(e);
}
return {
...a,
afterEarlier: n
};
});
}
awaitAgain(e, t) {
for (let [{ again: n }] of this.#a(e)) n.add(t);
}
postpone(e, t) {
if (this.#e.stop === "never") return;
for (let [n, r] of this.#a(e)) {
let e = n.waiting.indexOf(t);
if (e === -1) continue;
n.waiting.push(...n.waiting.splice(e, 1));
this.#c(n, r);
}
}
giveUp(e) {
this.#i.add(this.#e.arms[e]);
}
known() {
let e = this.#n.filter(({ name: e }) => !this.#i.has(e));
if (this.#e.stop === "never" || e.length === 0) return null;
let { isAfterEarlier: t = !1 } = this.#e;
let n = e.map(({ name: e, own: n, afterEarlier: r }) => {
let i = (t ? r : n)?.answer ?? null;
return i === null ? null : answerText(e, i);
});
return n.includes(null) ? null : n.join("; ");
}
takeEarlier(e) {
for (let t of this.#n) {
t.afterEarlier = this.#s();
let n = [...t.pairs.values()].map(a.Pq);
for (let r of [...e.get(t.name) ?? [], ...n]) {
t.afterEarlier.add(r);
t.afterEarlier.look(void 0, this.#u(t));
}
}
}
differences() {
return new Map(this.#n.map(({ name: e, pairs: t }) => [e, [...t.values()].map(a.Pq)]));
}
#a(e) {
let t = this.#n.map((e, t) => [e, t + 1]);
return e === 0 ? t : t.slice(e - 1, e);
}
#o(e) {
return {
name: e,
own: this.#s(),
afterEarlier: null,
waiting: [...this.#e.instanceIds],
pairs: new Map(),
leftOut: new Set(),
again: new Set(),
looks: []
};
}
#s() {
return new Course({
alpha: this.#r,
tolerance: this.#e.tolerance
});
}
get measure() {
return this.#e.measure;
}
get pairs() {
return Math.max(0, ...this.#n.map(({ pairs: e }) => e.size));
}
comparisons() {
let e = this.#n.map((e) => this.#e.stop === "known" ? anytimeOf(e) : fixedOf(e, this.#e.tolerance));
let t = e.filter(({ p: e }) => e !== null);
let n = (0, o.f)(t.map(({ p: e }) => e));
return e.map((e) => {
let i = t.indexOf(e);
let a = i === -1 ? null : n[i];
let o = !(e.method !== "e-process" && isDifference(e.answer)) || a !== null && a < r.ALPHA;
return {
...e,
p_adjusted: a,
answer: o ? e.answer : null
};
});
}
#c(e, t) {
let { waiting: n } = e;
for (; n.length > 0 && this.#l(e, t, n[0]);) n.shift();
}
#l(e, t, n) {
let [r, i] = [this.#t[0].get(n), this.#t[t].get(n)];
let { trials: o, instanceIds: s, isPart: c = !1 } = this.#e;
if (r?.length !== o || i?.length !== o) return !1;
if (r.includes(null) || i.includes(null)) e.leftOut.add(n);
else {
let t = {
id: n,
before: r,
now: i
};
e.pairs.set(n, t);
let { own: o, afterEarlier: s } = e;
for (let e of [o, s]) e?.add((0, a.Pq)(t));
let { eValue: c, difference: l, pairs: u } = o.evidence;
e.looks.push({
pairs: u,
difference: l,
e_value: finite(c),
instance_id: n
});
}
if (this.#e.stop === "never") return !0;
let l = s.length - e.pairs.size - e.leftOut.size;
let u = this.#u(e);
e.own.look(c ? void 0 : l, u);
e.afterEarlier?.look(void 0, u);
return !0;
}
#u({ again: e, pairs: t, leftOut: n }) {
return [...e].filter((e) => !t.has(e) && !n.has(e)).length;
}
}
function answerText(e, t) {
if (isDifference(t)) return `${e} is ${t}`;
return t === "cannot be settled" ? `${e} ${t}` : `${e}: ${t}`;
}
}),
45722: ((e, t, n) => {
n.d(t, { f: () => holm });
var r = n(99294);
function holm(e) {
(0, r.hP)("p values", ...e);
let t = Array(e.length);
let n = 0;
let i = e.map((e, t) => t).sort((t, n) => e[t] - e[n]);
for (let [r, a] of i.entries()) {
n = Math.max(n, Math.min(1, (e.length - r) * e[a]));
t[a] = n;
}
return t;
}
})
};
