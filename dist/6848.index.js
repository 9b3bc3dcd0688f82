export const id = 6848;
export const ids = [6848];
export const modules = {
89955: ((e, t, n) => {
n.d(t, {
A: () => failBy,
M: () => failGate
});
var r = n(45145);
var i = n(68785);
var a = n(58937);
var o = n(14173);
function failBy(e) {
if (e instanceof i.j$) {
o.C1(e.message);
process.exitCode = e.exitCode;
return;
}
let t = e instanceof r.yo;
let n = e instanceof Error ? e.stack : void 0;
o.C1(t ? e.message : `agentbench itself failed: ${n ?? (0, r.bD)(e)}`);
process.exitCode = t ? 2 : 3;
}
function failGate(e, { totals: t, gate: n, interrupted: r }) {
if (e === 0) return;
let i = r === null ? [] : [`the run was ended early (${r})`];
o.C1(`${(0, a.Pl)(t)}. ${[...i, ...n?.reasons ?? []].join("; ")}`);
process.exitCode = e;
}
}),
96848: ((e, t, n) => {
n.d(t, { plan: () => plan });
var r = n(28524);
var i = n(45145);
var a = n(6830);
var o = n(4472);
var s = n(52385);
var c = n(86324);
var l = n(69917);
var u = n(86789);
var d = n(85293);
var f = n(68673);
var p = n(89955);
var m = n(14173);
async function plan() {
try {
let e = l.W6.filter((e) => (0, l.ny)("plan", e));
let t = Object.fromEntries(e.map((e) => [e, r.V4(e)]));
let n = await (0, d.C)({
...t,
...await (0, f.m)(t, "plan", process.env)
}, (0, c.g)(process.env), (e) => (0, o.Ns)((0, o.w9)(process.env), () => durationsOfArtifact(e)));
for (let e of n.notes) m.lm(e, { title: "agentbench" });
for (let e of (0, u.H)(n)) m.pq(`│ ${e}`);
r.uH("matrix", JSON.stringify(n.matrix));
r.uH("count", n.cells.length);
process.env.GITHUB_STEP_SUMMARY && await summarize((0, u.M)(n));
} catch (e) {
(0, p.A)(e);
}
}
async function durationsOfArtifact(e) {
let t = (0, a.j)(process.env);
let { baselineDurations: r } = await Promise.all([
n.e(2453),
n.e(2214),
n.e(663),
n.e(6913),
n.e(9694),
n.e(9583),
n.e(7274),
n.e(9704),
n.e(6157),
n.e(2148)
]).then(n.bind(n, 23585));
return r(e, (0, s.VS)(process.env, t), (0, s.cF)(process.env, t));
}
async function summarize(e) {
try {
await r.z.addRaw(e).write();
} catch (e) {
m.$e(`The step summary was not written: ${(0, i.bD)(e)}`, { title: "agentbench" });
}
}
})
};
