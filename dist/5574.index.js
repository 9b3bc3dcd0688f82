export const id = 5574;
export const ids = [5574];
export const modules = {
55574: ((e, t, n) => {
n.r(t);
n.d(t, { publishExperiment: () => publishExperiment });
var r = n(76760);
var i = n(28524);
var a = n(1709);
var o = n(61685);
var s = n(4472);
var c = n(52385);
var l = n(49651);
var u = n(9583);
var d = n(14173);
var f = n(92309);
var p = n(24241);
async function publishExperiment(e, t, n) {
await (0, s.Ns)(n, () => publishAll(e, t));
d.t8();
}
async function publishAll(e, t) {
let n = await (0, u.loadRuns)([e]);
let s = n.runs[0]?.run.github ?? null;
let d = (0, c.fL)(process.env, s);
let m = t.suite ?? s?.workflow ?? null;
let describe = (e, n, r) => (0, o.qu)((0, o.JJ)(e, n), t, {
...r,
suite: m
});
let { artifact: h, artifactUrl: g, pageUrl: _ } = await (0, p.uploadAll)(e, s, t, async () => (0, l.Q)(r.join(e, "report.html"), (0, o.JJ)(n.runs, n.notes)));
let v = describe(n.runs, n.notes, {
runUrl: d,
artifactUrl: g,
pageUrl: _
});
t.summary && await (0, f.eh)(() => (0, a.Qu)(v));
let y = await (0, p.commentOfSuite)(s, h?.id ?? null, t, v, (e, t) => {
let r = e.length === 0 ? {
runUrl: d,
artifactUrl: g,
pageUrl: _
} : {
runUrl: d,
artifactUrl: null
};
return describe([...n.runs, ...e.filter(isOnDisk)], [...n.notes, ...t], r);
});
i.uH("comment-url", y ?? "");
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
var l = n(17033);
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
