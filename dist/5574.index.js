export const id = 5574;
export const ids = [5574];
export const modules = {
55574: ((e, t, n) => {
n.r(t);
n.d(t, { publishExperiment: () => publishExperiment });
var r = n(76760);
var i = n(1709);
var a = n(61685);
var o = n(4472);
var s = n(52385);
var c = n(73406);
var l = n(9583);
var u = n(14173);
var d = n(92309);
var f = n(24241);
var p = n(26635);
async function publishExperiment(e, t, n) {
await (0, o.Ns)(n, () => publishAll(e, t));
u.t8();
}
async function publishAll(e, t) {
let n = await (0, l.loadRuns)([e]);
let o = n.runs[0]?.run.github ?? null;
let u = (0, s.fL)(process.env, o);
let m = t.suite ?? o?.workflow ?? null;
let describe = (e, n, r) => (0, a.qu)((0, a.JJ)(e, n), t, {
...r,
suite: m
});
let { artifact: h, artifactUrl: g, pageUrl: _ } = await (0, f.uploadAll)(e, o, t, async () => (0, c.QW)(r.join(e, "report.html"), (0, a.JJ)(n.runs, n.notes)));
let v = describe(n.runs, n.notes, {
runUrl: u,
artifactUrl: g,
pageUrl: _
});
t.summary && await (0, d.B7)(() => (0, i.Qu)(v));
let y = await (0, f.commentOfSuite)(o, h?.id ?? null, t, v, (e, r) => {
let i = (0, f.linksBeside)(n.runs, e, t, v);
return describe([...n.runs, ...e.filter(isOnDisk)], [...n.notes, ...r], i);
});
(0, p.u)("comment-url", y ?? "");
}
function isOnDisk(e) {
return e.directory !== void 0;
}
}),
61685: ((e, t, n) => {
n.d(t, {
JJ: () => compareArms,
bc: () => compareExperiment,
j0: () => exitCodeOfReport,
qu: () => experimentReport
});
var r = n(45145);
var i = n(18253);
var a = n(9583);
var o = n(43050);
var s = n(50939);
var c = n(78296);
var l = n(16583);
var u = n(5484);
async function compareExperiment(e) {
let { runs: t, notes: n } = await (0, a.loadRuns)([e]);
return compareArms(t, n);
}
function compareArms(e, t, n) {
let { experiment: i, others: a } = (0, u.F0)(e, n);
if (i === null) throw new r.yo("results: there is no experiment among them");
let [o] = a;
if (o !== void 0) throw new r.yo(`results: ${o.directory} is a run beside an experiment; give it a suite of its own`);
let s = i.arms.map((e, t) => ({
name: i.record.arms[t].name,
runs: e
}));
let { tolerance: d, trials: f } = i.record;
let p = (0, l.Nt)(s, n === void 0 ? null : {
matrix: n,
trials: f
});
return (0, c.q)(p, t, d, i);
}
function experimentReport({ document: e, reports: t }, n, r) {
let { arms: i } = e.experiment;
let a = judgedArms({
document: e,
reports: t
}).flatMap(({ totals: e, change: t }, r) => (0, o.$U)(e, n, t, (0, o.wQ)(r)).reasons.map((e) => `${i[r].name}: ${e}`));
return {
document: e,
errors: errorsOf(t, i),
gate: {
passed: a.length === 0,
reasons: a
},
...r
};
}
function errorsOf(e, t) {
return e.flatMap((e, n) => e.reasons.filter(({ status: e }) => e === "error").slice(0, 2).map(({ text: e, trials: r }) => `${t[n].name}: ${e} (${(0, i.U9)(r.length, "trial")})`));
}
function exitCodeOfReport(e, t) {
return (0, o.i9)(judgedArms(e), t);
}
function judgedArms({ document: e, reports: t }) {
let { comparisons: n } = e.experiment;
return t.map(({ run: { totals: e } }, t) => {
let r = n[t - 1];
return {
totals: e,
change: r === void 0 ? null : (0, s.C2)(r)
};
});
}
})
};
