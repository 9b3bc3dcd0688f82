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
var i = n(9583);
var a = n(43050);
var o = n(50939);
var s = n(78296);
var c = n(16583);
var l = n(5484);
async function compareExperiment(e) {
let { runs: t, notes: n } = await (0, i.loadRuns)([e]);
return compareArms(t, n);
}
function compareArms(e, t, n) {
let { experiment: i, others: a } = (0, l.F0)(e, n);
if (i === null) throw new r.yo("results: there is no experiment among them");
let [o] = a;
if (o !== void 0) throw new r.yo(`results: ${o.directory} is a run beside an experiment; give it a suite of its own`);
let u = i.arms.map((e, t) => ({
name: i.record.arms[t].name,
runs: e
}));
let { tolerance: d, trials: f } = i.record;
let p = (0, c.Nt)(u, n === void 0 ? null : {
matrix: n,
trials: f
});
return (0, s.q)(p, t, d, i);
}
function experimentReport({ document: e, reports: t }, n, r) {
let { arms: i, comparisons: s } = e.experiment;
let c = t.flatMap(({ run: e }, t) => {
let r = t === 0 ? null : s[t - 1];
return (0, a.$U)(e.totals, n, r === null ? null : (0, o.C2)(r)).reasons.map((e) => `${i[t].name}: ${e}`);
});
return {
document: e,
gate: {
passed: c.length === 0,
reasons: c
},
...r
};
}
function exitCodeOfReport({ document: e, reports: t }, n) {
let r = t.map(({ run: t }, r) => {
let i = r === 0 ? null : (0, o.C2)(e.experiment.comparisons[r - 1]);
return (0, a.FO)({
totals: t.totals,
interrupted: null,
change: i
}, n);
});
return r.find((e) => e === 1) ?? Math.max(0, ...r);
}
})
};
