export const id = 5574;
export const ids = [5574];
export const modules = {
55574: ((e, t, n) => {
n.r(t);
n.d(t, { publishExperiment: () => publishExperiment });
var r = n(76760);
var i = n(45145);
var a = n(1709);
var o = n(61685);
var s = n(52385);
var c = n(73406);
var l = n(9583);
var u = n(20472);
var d = n(14173);
var f = n(92309);
var p = n(24241);
var m = n(26635);
async function publishExperiment(e, t) {
await (0, u.T)(() => publishAll(e, t));
d.t8();
}
async function publishAll(e, t) {
let n = await (0, l.loadRuns)([e]);
let u = n.runs[0]?.run.github ?? null;
let h = (0, s.fL)(process.env, u);
let g = t.suite ?? u?.workflow ?? null;
let describe = (e, n, r) => (0, o.qu)((0, o.JJ)(e, n), t, {
...r,
suite: g
});
let { artifact: _, artifactUrl: v, pageUrl: y } = await (0, p.uploadAll)(e, u, t, async () => (0, c.QW)(r.join(e, "report.html"), (0, o.JJ)(n.runs, n.notes)));
let b;
try {
b = describe(n.runs, n.notes, {
runUrl: h,
artifactUrl: v,
pageUrl: y
});
} catch (e) {
if (!(e instanceof i.yo)) throw e;
d.$e(`The step summary and the comment were not written: ${e.message}`);
return;
}
t.summary && await (0, f.B7)(() => (0, a.Qu)(b));
let x = await (0, p.commentOfSuite)(u, _?.id ?? null, t, b, (e, r) => {
let i = (0, p.linksBeside)(n.runs, e, t, b);
return describe([...n.runs, ...e.filter(isOnDisk)], [...n.notes, ...r], i);
});
(0, m.u)("comment-url", x ?? "");
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
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(9583);
var s = n(59546);
var c = n(43050);
var l = n(50939);
var u = n(78296);
var d = n(16583);
var f = n(5484);
async function compareExperiment(e) {
let { runs: t, notes: n } = await (0, o.loadRuns)([e]);
let i = new Set(t.map((e) => r.basename(e.directory)));
let a = (0, s.readExperiment)(e)?.arms.find(({ name: e }) => !i.has(e));
if (a !== void 0) throw (0, f.hd)(e, a.name);
return compareArms(t, n);
}
function compareArms(e, t, n) {
let { experiment: r, others: a } = (0, f.F0)(e, n);
if (r === null) throw new i.yo("results: there is no experiment among them");
let [o] = a;
if (o !== void 0) throw new i.yo(`results: ${o.directory} is a run beside an experiment; give it a suite of its own`);
let s = r.arms.map((e, t) => ({
name: r.record.arms[t].name,
runs: e
}));
let { tolerance: c, trials: l } = r.record;
let p = (0, d.Nt)(s, n === void 0 ? null : {
matrix: n,
trials: l
});
return (0, u.q)(p, [...t, ...jobsNotFound(r)], c, r);
}
function jobsNotFound({ seeds: { length: e }, unknownJobs: t }) {
let n = e + t;
return t === 0 ? [] : [`results of ${e} of the ${n} jobs of the matrix: the report action counts trials of the others as not run if it gets the matrix of plan`];
}
function experimentReport({ document: e, reports: t }, n, r) {
let { arms: i } = e.experiment;
let a = judgedArms({
document: e,
reports: t
}).flatMap(({ totals: e, change: t }, r) => (0, c.$U)(e, n, t, (0, c.wQ)(r)).reasons.map((e) => `${i[r].name}: ${e}`));
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
return e.flatMap((e, n) => ["error", "not_run"].flatMap((t) => e.reasons.filter(({ status: e }) => e === t).slice(0, 2)).map(({ text: e, trials: r }) => `${t[n].name}: ${e} (${(0, a.U9)(r.length, "trial")})`));
}
function exitCodeOfReport(e, t) {
return (0, c.i9)(judgedArms(e), t);
}
function judgedArms({ document: e, reports: t }) {
let { comparisons: n } = e.experiment;
return t.map(({ run: { totals: e } }, t) => {
let r = n[t - 1];
return {
totals: e,
change: r === void 0 ? null : (0, l.C2)(r)
};
});
}
})
};
