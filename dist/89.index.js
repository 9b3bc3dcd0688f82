export const id = 89;
export const ids = [89];
export const modules = {
17197: ((e, t, n) => {
n.d(t, { Y: () => writeRedacted });
var r = n(73024);
var i = n(51455);
async function writeRedacted(e, t, n) {
let a = (0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0;
a && await (0, i.rm)(e, {
force: !0,
recursive: !0
});
let o = n.text(t);
(0, r.writeFileSync)(e, o, { flag: "wx" });
return {
written: o,
removed: a
};
}
}),
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
}
}),
79814: ((e, t, n) => {
n.d(t, { p: () => comparisonLines });
var r = n(18253);
var i = n(26841);
var a = n(22495);
var o = n(39182);
var s = n(6611);
var c = n(81681);
let l = {
least: 12,
most: 30
};
function leaderboardLines(e, t) {
let n = (0, o.O5)(e);
let i = [
u,
{
...d,
style: ({ rank: e }) => e === 1 ? "bold" : void 0
},
{
...figure(e.measure === "score" ? "score" : "rate", ({ figure: e }) => (0, o.TS)(e)),
style: styleOf
}
];
let a = figure("95% interval", spanOf);
let s = n.some(({ usage: e }) => e.cost_usd !== null) ? [figure("cost", o.rs)] : [];
let f = figure("time", ({ agent_ms_per_trial: e }) => e === null ? "–" : (0, r.a3)(e));
let p = fitting(n, i, [
a,
...s,
f
], t);
let m = Math.min(l.most, t.columns - widthFor(n, [...i, ...p]));
let h = p.includes(a) ? drawingOf(n, m) : [];
let g = [
...i,
...p.slice(0, 1),
...h,
...p.slice(1)
];
return [...(0, c.t)(n, g, t), ...legend(e, g, t)];
}
function curveLines(e, t) {
let n = (0, o.O5)(e);
let r = n.reduce((e, { at_k: t }) => Math.max(e, t.length), 0);
if (r < 2) return [];
let a = [...new Set([
1,
Math.ceil(r / 2),
r
])].map((e) => figure(`pass@${e}`, ({ at_k: t }) => (0, o.TS)(t[e - 1]?.pass_at_k ?? null)));
let s = figure(`pass^${r}`, ({ at_k: e }) => (0, o.TS)(e[r - 1]?.pass_hat_k ?? null));
let l = figure("flaky", ({ flaky: e }) => String(e.length));
let f = [
u,
d,
...fitting(n, [u, d], [
...a,
s,
l
], t)
];
let p = (0, o.Zw)(e);
let m = p === "" ? [] : (0, i.LV)(`pass@k, pass^k: ${p}`, t.columns);
return [...(0, c.t)(n, f, t), ...m.map((e) => t.paint("dim", e))];
}
let u = figure("#", ({ rank: e }) => String(e ?? "–"));
let d = {
title: "run",
cell: ({ name: e }) => (0, a.h0)(e, 200),
flexible: !0
};
function figure(e, t) {
return {
title: e,
cell: t,
side: "right"
};
}
function fitting(e, t, n, { columns: r }) {
let i = [...n];
for (; i.length > 0 && widthFor(e, [...t, ...i]) - 2 > r;) i.pop();
return i;
}
function widthFor(e, t) {
return t.reduce((t, { title: n, cell: r, flexible: a }) => {
let o = e.reduce((e, t) => Math.max(e, (0, i.qz)(r(t))), (0, i.qz)(n));
return t + 2 + (a ? Math.min(20, o) : o);
}, 0);
}
function styleOf({ level_with_best: e }) {
return e ? "green" : void 0;
}
function spanOf({ interval: e }) {
return e === null ? "–" : `${(0, o.TS)(e.low).slice(0, -1)}–${(0, o.TS)(e.high)}`;
}
function drawingOf(e, t) {
let n = e.flatMap(({ interval: e, figure: t }) => [
e?.low,
e?.high,
t
].filter((e) => e != null));
if (t < l.least || n.length === 0) return [];
let [r, i] = [Math.floor(Math.min(...n) * 10 + 1e-9) / 10, Math.ceil(Math.max(...n) * 10 - 1e-9) / 10];
if (i <= r) return [];
let at = (e) => Math.max(0, Math.min(t - 1, Math.round((e - r) / (i - r) * (t - 1))));
let a = [r, i].map((e) => `${Math.round(e * 100)}%`);
let cell = ({ interval: e, figure: n }) => {
let r = Array(t).fill(" ");
if (e !== null) {
r.fill("─", at(e.low), at(e.high) + 1);
r[at(e.low)] = "├";
r[at(e.high)] = "┤";
}
n !== null && (r[at(n)] = "●");
return r.join("");
};
return [{
title: a.join(" ".repeat(t - a.join("").length)),
cell,
style: styleOf
}];
}
function legend(e, t, { columns: n, paint: r }) {
let s = (0, o.O5)(e);
let named = (e) => e.map(({ name: e }) => (0, a.h0)(e, 60)).join(", ");
let c = t.flatMap(({ title: e }) => e === "cost" || e === "time" ? e : []);
let l = s.filter(({ level_with_best: e, rank: t }) => e && t !== 1);
let u = s.filter(({ on_frontier: e }) => e);
let d = e.measure === "score" && e.instances.filter(({ in_all: e }) => e).length === 1 ? "the score of a single instance" : "runs with trials that have no verdict";
return [
c.length === 0 ? "" : `${c.join(" and ")}: the agent's, mean of a trial`,
s.some(({ interval: e, figure: t }) => e === null && t !== null) ? `no interval for ${d}` : "",
s.some((e) => (0, o.rs)(e).startsWith("~")) ? "~ not known for every trial" : "",
l.length === 0 ? "" : `${(0, o.s2)(e)}: ${named(l)}`,
u.length === 0 || u.length === s.length ? "" : `cost frontier: ${named(u)}`
].filter((e) => e !== "").flatMap((e) => (0, i.LV)(e, n)).map((e) => r("dim", e));
}
function comparisonLines(e, t) {
let { runs: n, experiment: r } = e;
let a = `${n.length} runs by ${(0, o.KF)(e)}: ${(0, o.z8)(e)}`;
let s = curveLines(e, t);
let c = pairLines(e, t);
return [
...(0, i.LV)(a, t.columns).map((e) => t.paint("bold", e)),
"",
...leaderboardLines(e, t),
...r === void 0 ? [] : ["", ...experimentLines(r, t)],
...s.length === 0 ? [] : ["", ...s],
...c.length === 0 ? [] : ["", ...c],
...causeLines(e, t),
...noteLines(e, t)
];
}
function experimentLines({ answers: e, noise: t }, { columns: n, paint: r }) {
let wrapped = (e) => e.flatMap((e) => (0, i.LV)(`- ${(0, a.h0)(e, 1e3)}`, n));
return [...wrapped(e), ...wrapped(t).map((e) => r("dim", e))];
}
function pairLines(e, { columns: t, paint: n }) {
let s = (0, o.jD)(e).filter(({ pair: t }) => !(0, o.Rf)(e, t));
let c = s.filter(({ pair: e }) => e.p !== null).length;
let l = s.slice(0, 15).map((e) => {
let { better: t, other: r, pair: i } = e;
let s = (0, o.sU)(e, c === 1);
let [l, u] = [(0, a.h0)(t.name, 60), (0, a.h0)(r.name, 60)];
let d = (0, a.h0)(i.reasons.join("; "), 300);
if (i.verdict === "not comparable") return `- ${l} and ${u} are not comparable: ${d}`;
let f = d === "" ? "" : `; ${d}`;
if (i.verdict === "within noise") return `≈ ${l} and ${u} do not differ significantly (${s})${f}`;
if (i.verdict === "within tolerance") return `≈ ${l} and ${u} differ significantly; the measured difference is within the tolerance (${s})${f}`;
return `${n("green", "▲")} ${n("green", l)} is better than ${u} ${s}${f}`;
});
s.length > l.length && l.push(`… and ${(0, r.U9)(s.length - l.length, "more pair")} in pairwise.csv`);
c > 1 && l.push(n("dim", `p adjusted for ${c} tests by Holm's method`));
return l.flatMap((e) => (0, i.LV)(e.replace("p = ", "p\xA0=\xA0"), t)).map((e) => e.replace("p\xA0=\xA0", "p = "));
}
function causeLines(e, { columns: t }) {
if (e.runs.every(({ causes: e }) => e.length === 0)) return [];
return [
"",
"why trials did not pass:",
...(0, o.O5)(e).flatMap(({ name: e, causes: n, causes_unknown: r }) => {
let o = (0, s.rj)(n, r);
return o === "" ? [] : (0, i.LV)(`- ${(0, a.h0)(e, 60)}: ${o}`, t);
})
];
}
function noteLines(e, { columns: t }) {
return (0, r.UV)((0, o.h$)(e), 20).flatMap((e) => (0, i.LV)((0, a.h0)(`note: ${e}`, 1e3), t));
}
}),
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
}
}),
98528: ((e, t, n) => {
n.d(t, { reportCommand: () => reportCommand });
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(22495);
var s = n(78296);
var c = n(16583);
var l = n(53828);
var u = n(25217);
var d = n(48679);
var f = n(75096);
var p = n(51855);
var m = n(90162);
var h = n(37936);
var g = n(6611);
var _ = n(50175);
var v = n(61909);
var y = n(81822);
var b = n(73406);
var x = n(73024);
var S = n(51455);
var C = n(63160);
var w = n(34654);
var T = n(65115);
var E = n(9271);
var D = n(90046);
let O = /^(trial-\d+\/)?results\.json$/;
async function writePrdbenchReports(e, t) {
if (!(0, D.H)(t)) throw new i.yo("prdbench: these results have no test plan; name results of a run with dataset: prdbench");
let n = new Map(t.trials.flatMap((e) => filesOf(e, t)));
let a = t.trials.map((e) => folderOf(e, t));
await refuseOthers(e, "", a, n);
for (let t of a) (0, w.O)(r.join(e, t));
for (let [t, i] of n) await (0, S.writeFile)(r.join(e, t), i);
return n.size;
}
function filesOf(e, t) {
let { planned: n, result: i } = e;
if (n.score === null || i === null || i.plan === null) return [];
let { points: a } = i.plan;
let o = t.directories?.get(i);
let s = o === void 0 ? null : r.join(o, (0, E.qQ)(n), "reports");
let c = (0, T.TT)(a.map(({ metric: e }) => e));
let l = rawNames(a, c);
return a.flatMap(({ metric: n, score: i, explanation: a }, o) => {
if (i === null) return [];
let u = s === null ? "" : descriptionIn(r.join(s, c[o]));
let d = JSON.stringify({
metric: n,
description: u,
score: i,
explanation: a
}, null, 2);
return [[r.posix.join(folderOf(e, t), l[o]), `${d}\n`]];
});
}
function folderOf({ planned: e }, { trials: t }) {
let n = e.instance_id.replace(/^prdbench-(?=\d+$)/, "");
let i = t.some(({ planned: e }) => e.trial > 1);
return r.posix.join(i ? `trial-${e.trial}` : "", n, "reports");
}
function rawNames(e, t) {
let n = new Set();
return e.map(({ metric: e }, r) => {
let i = `${e}.json`;
let a = !/[/\0]/.test(i) && i.isWellFormed() && Buffer.byteLength(i) <= 255 && !n.has(i) ? i : t[r];
n.add(a);
return a;
});
}
function descriptionIn(e) {
try {
let { description: t } = (0, C.g5)(e, 1048576);
return typeof t == "string" ? t : "";
} catch {
return "";
}
}
async function refuseOthers(e, t, n, a) {
let o = r.join(e, t);
for (let s of entriesOf(o)) {
let o = r.posix.join(t, s.name);
if (s.isDirectory() && n.some((e) => `${e}/`.startsWith(`${o}/`))) {
await refuseOthers(e, o, n, a);
continue;
}
if (s.isFile() && O.test(o)) continue;
let c = a.get(o);
if (s.isFile() && c !== void 0 && await (0, S.readFile)(r.join(e, o), "utf8") === c) continue;
throw new i.yo(`prdbench: ${e} already holds ${o}; name a new directory`);
}
}
function entriesOf(e) {
try {
return (0, x.readdirSync)(e, { withFileTypes: !0 });
} catch (t) {
if ((0, i.$N)(t) === "ENOENT") return [];
throw new i.yo(`prdbench: ${e} is not a directory that can be read`);
}
}
var k = n(89541);
var A = n(2799);
var j = n(10512);
var M = n(81946);
var N = n(63115);
var P = n(39716);
var F = n(58937);
var I = n(94996);
var L = n(43050);
var R = n(80418);
var z = n(79814);
var B = n(19089);
var V = n(12694);
var H = n(18540);
let U = "several runs are compared here";
let W = [
"fail-on",
"min-success-rate",
"min-score"
];
async function reportCommand(e, { texts: t, origins: n }, a, { prdbench: o, labels: f } = {}) {
let p = (0, m.Ac)(t);
if (p.history !== null && "branch" in p.history) throw new i.yo("history: branch:… is for workflows; on the command line name a directory");
let g = p["results-path"];
let v = e.length > 0 ? e.map(c.PJ) : [{
name: null,
directory: g ?? (0, R.hH)() ?? R.hN
}];
let { groups: y, notes: x, experiment: S } = await (0, c._F)(v, p.measure);
y.some((e) => (0, c.$f)(v, e)) && x.push("the directories hold verdicts on the same trials, of which the later counts; to compare them, name each: before=DIRECTORY after=DIRECTORY");
let C = (0, R.s6)(g);
if (y.length > 1) {
requireNothingOfOneRun(t, n);
if (o !== void 0) throw new i.yo(`prdbench: ${U}; report one of them`);
if (f !== void 0) throw new i.yo(`labels: ${U}; report one of them`);
let e = S === null ? p.tolerance : S.record.tolerance;
let m = (0, s.q)((0, c.Nt)(y), x, e, S);
await writing(C, async () => {
await (0, u.q)(C, m.document, (0, d.Y)(m.document));
await (0, b.QW)(r.join(C, "report.html"), m);
});
a ? (0, V.dq)([...(0, l.Q)(m.document)].join("")) : (0, V.tj)(compared(m, C));
return 0;
}
let w = await (0, h.resolveBaseline)(p.baseline);
let T = y[0]?.runs ?? [];
let E = (0, L.E4)(p, T);
let D = v.map(({ directory: e }) => e).join(", ");
let O = (0, N.Ee)({
runs: T,
notes: x
}, E, D, "; results are directories with a run.json, jobs of Harbor and logs of Inspect");
O.run.suite = E.suite ?? O.run.suite;
let M = {
runUrl: null,
artifactUrl: null,
results: O.directory ?? null
};
let P = {
...(0, _.g)(O, w, E, M),
labels: await labelsFrom(f, E)
};
let F = (0, L.YE)(E, P.run.change !== null);
F !== null && (0, V.cc)(F);
let z = await withHistory(P, E);
let B = o === void 0 ? null : await writePrdbenchReports(o, z);
await writing(C, async () => {
await (0, A.t)(C, z, (0, j.Br)(z));
await (0, I.z)(C, z);
});
if (a) (0, V.dq)((0, k.j)(z));
else {
(0, V.tj)(report_describe(z, C));
B !== null && (0, V.tj)([`${B} test points for score_cal.py: ${(0, H.MP)(o)}/`]);
}
return (0, L.FO)({
...z.run,
interrupted: null
}, E);
}
async function writing(e, t) {
try {
await t();
} catch (t) {
if (!/^E[A-Z]+$/.test((0, i.$N)(t) ?? "")) throw t;
throw new i.yo(`results-path: ${e} cannot be written: ${(0, i.bD)(t)}`);
}
}
async function labelsFrom(e, t) {
if (e === void 0) return null;
if (!(0, P.wd)(e)) return (0, P.k2)(e);
let { groups: n, notes: r } = await (0, c._F)([{
name: null,
directory: e
}]);
if (n.length > 1) throw new i.yo(`labels: ${e} has results of several runs; name one of them`);
return (0, P.PC)((0, N.Ee)({
runs: n[0]?.runs ?? [],
notes: r
}, {
...t,
matrix: void 0
}, e, ""));
}
let G = {
baseline: "; name the baseline as one of them: before=DIRECTORY",
matrix: ", but a matrix is the plan of one; report that run on its own",
history: ", but a point of a history is one run; report that run on its own"
};
function requireNothingOfOneRun(e, t) {
let isGiven = (t) => ![
void 0,
"",
"none"
].includes(e[t]?.trim());
let n = Object.entries(G).filter(([e]) => isGiven(e));
for (let [e, r] of n) if (!t.has(e)) throw new i.yo(`${e}: ${U}${r}`);
let r = n.map(([e]) => e);
r.length > 0 && (0, V.cc)(`${U}; ignored: ${r.join(", ")}`);
let a = W.filter((t) => e[t] !== void 0);
a.length > 0 && (0, V.cc)(`a comparison has no gate; ignored: ${a.join(", ")}`);
}
function compared({ document: e }, t) {
let n = (0, B.Li)(process.stdout);
return [...(0, z.p)(e, n), n.paint("dim", `report: ${(0, H.MP)(t)}/`)];
}
async function withHistory(e, { history: t, tolerance: n }) {
if (t === null || "branch" in t) return e;
let r = (0, p.s)(e, {
github: e.run.github,
tolerance: n
});
if (r === null) return e;
try {
let { trend: n, notes: i } = await (0, f.I)(t.directory, r);
for (let e of i) warn(e);
return {
...e,
trend: n
};
} catch (n) {
warn(`history: there is no trend, and no point was added to ${t.directory}: ${(0, i.bD)(n)}`);
return e;
}
}
function warn(e) {
(0, V.cc)((0, o.h0)(e, 1e3));
}
function report_describe(e, t) {
let { run: n, interval: r, comparison: i, trend: s, notes: c, flaky: l } = e;
let u = [(0, F.Pl)(n.totals)];
let d = (0, F.VH)(n);
d !== null && u.push(d);
r !== null && u.push(`95% interval ${(0, a.oI)(r)}`);
u.push(...(0, v.vo)(e));
let f = (0, g.pQ)(e);
f !== "" && u.push(`why: ${f}`);
if (i !== null) {
u.push(changeLine(i), ...(0, F.pc)(i));
u.push(...bounded(flipLines(i, n)));
}
s !== void 0 && u.push((0, M.M)(s), ...s.added ? [] : ["history: no point was added: this run was not measured for a branch, or the history has a later attempt of it"]);
let p = (0, F.bO)(n);
p !== null && u.push(p);
l.length > 0 && u.push(`flaky: ${(0, a.d9)(l, 10)}`);
u.push(...bounded(c.map((e) => `note: ${e}`)));
for (let e of n.gate?.reasons ?? []) u.push(`gate: ${e}`);
u.push(`report: ${(0, H.MP)(t)}/`);
return u.map((e) => (0, o.h0)(e, 1e3));
}
function flipLines({ flips: e }, { planned: t }) {
let n = (0, y.FL)(t);
return e.map(({ instanceId: e, before: t, now: r }) => {
let i = n.get(e) ?? [];
let a = i.filter(({ status: e }) => e === "passed").length;
return `${t} → ${r} ${e}${i.length > 1 ? ` (${a} of ${i.length} passed)` : ""}`;
});
}
function bounded(e) {
return (0, a.UV)(e, 20, "more in report.html");
}
function changeLine({ verdict: e, difference: t, interval: n, p: r, pairs: i, leftOut: o, reasons: s }) {
let c = [
...t === null ? [] : [`${(0, a.WR)(t)} points`],
...n === null ? [] : [`95% interval ${(0, a.oI)(n, a.WR)}`],
...r === null ? [] : [(0, a.C6)(r), `${(0, a.U9)(i, "instance")} in common`],
...o === 0 ? [] : [`${o} left out without a verdict`]
];
return `${[
"against the baseline",
e,
...c.length > 0 ? [c.join(", ")] : []
].join(": ")}${s.length > 0 ? ` (${s.join("; ")})` : ""}`;
}
}),
65115: ((e, t, n) => {
n.d(t, {
Li: () => writeReports,
Nh: () => writtenReports,
TT: () => reportNames
});
var r = n(77598);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(17197);
var c = n(45503);
let l = "reports";
let u = /[\p{Cc}"*/:<>?\\|]/gu;
let d = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
function reportNames(e) {
let t = new Set();
return e.map((e) => {
let n = e.toWellFormed().trim().replace(u, "_").replace(d, "_");
let i = cutBytes(n, 150);
let a = (0, r.hash)("sha256", e).slice(0, 8);
let o = i === e ? i : `${cutBytes(n, 141)}-${a}`;
for (let e = 2; t.has(folded(o)); e += 1) o = `${cutBytes(n, 136)}-${a}-${e}`;
t.add(folded(o));
return `${o}.json`;
});
}
async function writeReports(e, t, n, r) {
let o = a.join(e, l);
await (0, i.mkdir)(o, { recursive: !0 });
let c = reportNames(t.map(({ metric: e }) => e));
for (let [e, { score: i, explanation: l }] of n.entries()) {
if (i === null) continue;
let { metric: n, description: u } = t[e];
let d = {
metric: n,
description: u,
score: i,
explanation: l
};
await (0, s.Y)(a.join(o, c[e]), `${JSON.stringify(d, null, 2)}\n`, r);
}
}
async function writtenReports(e) {
let t = a.join(e, l);
let n = (await (0, i.readdir)(t, { withFileTypes: !0 }).catch((e) => {
if ((0, o.$N)(e) === "ENOENT") return [];
throw e;
})).filter((e) => e.isFile()).map(({ name: e }) => e);
let r = new Map();
for (let e of n.sort()) try {
r.set(e, (0, c.XF)(a.join(t, e), 268435456).toString());
} catch (e) {
if (!(e instanceof c.SX || [
"EACCES",
"ELOOP",
"ENOENT"
].includes((0, o.$N)(e) ?? ""))) throw e;
}
return r;
}
function folded(e) {
return e.normalize("NFC").toLowerCase();
}
function cutBytes(e, t) {
let n = "";
for (let r of e) {
if (Buffer.byteLength(n + r) > t) break;
n += r;
}
return n;
}
}),
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
}
}),
37936: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
loadBaselineDirectory: () => loadBaselineDirectory,
resolveBaseline: () => resolveBaseline
});
var r = n(45145);
var i = n(22495);
var a = n(97857);
var o = n(94267);
var s = n(80418);
var c = n(43128);
var l = n(9583);
var u = n(63115);
var d = n(58937);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return loadBaselineDirectory(e);
}
async function noArtifact() {
throw new r.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function agentOf({ run: { agent: e }, directory: t }) {
return JSON.stringify([
e.name,
e.model,
e.command,
(0, s.cr)(t)
]);
}
async function loadBaselineDirectory(e, t = "baseline") {
let { runs: n, notes: a } = await (0, l.loadRuns)([e], t);
if (n.length === 0) throw new r.yo(`${t}: there are no results in ${e}${a.length > 0 ? `: ${a.join("; ")}` : ""}`);
let [s, c] = [...Map.groupBy(n, agentOf).values()].map(([e]) => e);
if (s !== void 0 && c !== void 0) {
let label = ({ run: e }) => (0, i.h0)((0, d.kV)(e), 120);
let [n, a, o] = s.directory === c.directory ? [
label(s),
label(c),
"name results of one agent, such as a job of its own"
] : [
s.directory,
c.directory,
"name the directory of one of them"
];
throw new r.yo(`${t}: ${e} has results of several agents, ${n} and ${a} for example: ${o}`);
}
let f = (0, u.rV)(n, null);
let { github: p, finished_at: m } = f.run;
return {
suite: f,
origin: {
kind: "directory",
commit: p && (0, o.q)(p),
finishedAt: m,
url: null
}
};
}
function changeSince(e, { tolerance: t }) {
if (e === null) return null;
return async (n) => {
let r = {
run: n,
results: [],
notes: []
};
let o = (0, c.$)(r, e.suite, e.origin, t);
let { verdict: s, difference: l } = o;
if (s !== "not comparable") return {
verdict: s,
difference: l
};
return {
verdict: s,
difference: l,
reasons: o.reasons.slice(0, 20).map((e) => (0, i.h0)(e, a.xG))
};
};
}
}),
90135: ((e, t, n) => {
n.d(t, {
BZ: () => f,
U0: () => u,
W7: () => d,
bG: () => m,
cd: () => c
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(44408);
let s = r.aig().check(i.qm(0), i.Zm(1e9));
let c = r.YjP().check(i.Fk(/^[0-9a-f]{7,64}$/));
let l = r.Ikc({
low: o.CG,
high: o.CG
});
let u = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance"
]),
difference: (0, a.WY)(r.aig().check(i.qm(-1), i.Zm(1)), "Now minus before"),
since: (0, a.WY)(r.mee(c), "Commit of the earlier point")
});
let d = r.Ikc({
measure: o.eI,
value: (0, a.WY)(r.mee(o.CG), "Over all planned trials; null if nothing was measured"),
interval: (0, a.WY)(r.mee(l), "95 % confidence interval")
});
let f = r.Ikc({
usd: (0, a.WY)(r.mee(s), "Sum over the trials with a known cost; null if there are none"),
trials: (0, a.WY)(o.U9, "Number of trials with a known cost")
});
let p = r.Ikc({
commit: r.mee(r.YjP()),
commit_url: r.mee(r.YjP()),
run_url: r.mee(r.YjP()),
measured_at: r.YjP(),
agent: r.YjP(),
figure: d,
change: r.mee(u),
breaks: (0, a.WY)(r.YOg(r.YjP()), "Reasons why it is not comparable with the preceding point"),
notes: (0, a.WY)(r.YOg(r.YjP()), "Its other differences from that point: agent, limits, rules of the verdict"),
planned: o.U9,
missing: (0, a.WY)(o.U9, "Trials without a verdict"),
cost: f,
time: (0, a.WY)(r.Ikc({
ms: r.aig(),
trials: o.U9
}), "Total of all trials with a known time"),
current: (0, a.WY)(r.zMY(), "True for this report")
});
let m = r.Ikc({
branch: (0, a.WY)(r.mee(r.YjP()), "Null: any branch"),
added: (0, a.WY)(r.zMY(), "True if this report was added to the history"),
earlier: (0, a.WY)(o.U9, "Number of points before the first one shown"),
points: (0, a.WY)(r.YOg(p), "Oldest first, including this report")
});
}),
72577: ((e, t, n) => {
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
69566: ((e, t, n) => {
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
})
};
