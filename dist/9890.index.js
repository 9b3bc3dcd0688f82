export const id = 9890;
export const ids = [9890];
export const modules = { 49890: ((e, t, n) => {
n.d(t, { planCommand: () => planCommand });
var r = n(45145);
var i = n(22495);
var a = n(86324);
var o = n(86789);
var s = n(85293);
var c = n(12694);
async function planCommand(e, { json: t, detect: l, from: u, rate: d }) {
if (l === void 0 && (u ?? d) !== void 0) throw new r.yo(`${u === void 0 ? "rate" : "from"}: is for --detect, which gives the difference to show; add it, or leave this out`);
if (u !== void 0 && d !== void 0) throw new r.yo("rate: the results of --from have a rate; give one of both");
let f = l === void 0 ? null : await Promise.all([
n.e(2453),
n.e(2214),
n.e(1343),
n.e(9583),
n.e(4557)
]).then(n.bind(n, 81719));
let p = f?.parseShare("detect", l) ?? null;
let m = d === void 0 ? null : f.parseShare("rate", d);
let h = await (0, s.C)(e, (0, a.g)(process.env));
let { matrix: g, cells: _, notes: v, trials: y } = h;
for (let e of v) (0, c.cc)(e);
let b = null;
if (f !== null) {
let e = u === void 0 ? f.expectedOfRate(m) : await f.expectedFrom(u);
for (let t of e.notes) (0, c.cc)((0, i.h0)(t));
let t = _.reduce((e, t) => e + t.instances.length, 0);
b = f.detect(p, {
instances: t,
trials: y
}, e);
}
if (t) {
let e = {
matrix: g,
count: _.length,
...b === null ? {} : { detect: b }
};
(0, c.dq)(`${JSON.stringify(e)}\n`);
} else (0, c.tj)(b === null ? (0, o.H)(h) : f.detectionLines(b));
return 0;
}
}) };
