export const id = 7475;
export const ids = [7475];
export const modules = { 19856: ((e, t, n) => {
n.d(t, {
earlierExperiments: () => earlierExperiments,
restoreEarlierAttempts: () => restoreEarlierAttempts
});
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(40273);
var s = n(24492);
var c = n(59546);
var l = n(47705);
var u = n(80418);
var d = n(56676);
var f = n(61210);
var p = n(9271);
var m = n(41514);
var h = n(14173);
var g = n(90269);
var _ = n(8836);
async function restoreEarlierAttempts(e, t, n, r, o = "") {
let s = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
if (s < 2) return !1;
let c = (0, l.readRunRecord)(n);
let d = c !== null && isAttemptOfThisRun(c, s) && hasSameSelection(c, t);
if ((0, u.gM)(n) && !d || !e["upload-artifact"]) return d;
try {
let a = await earlierArtifacts(e);
let c = new Set(r.map(p.wK));
return await (0, _.b)(async (e) => {
let r = 0;
for (let s of a) r += await takeFrom(s, {
now: t,
planned: c,
arm: o
}, i.join(e, String(s.id)), n);
r > 0 && h.pq(`Attempt ${s}: ${r} finished trials are taken from earlier attempts.`);
return d || r > 0;
});
} catch (e) {
h.$e(`The results of earlier attempts are not available, so all trials are measured again: ${(0, a.bD)(e)}`);
return d;
}
}
async function takeFrom(e, { now: t, planned: n, arm: r }, o, c) {
try {
let a = await (0, s.bk)(e, o);
let l = i.join(o, r);
let u = r === "" ? a.files : filesBelow(r, a.files);
let d = differencesFrom(l, t);
if (d.length === 0) return await takeOver(u, l, c, n);
tellLeftOut(e.name, d);
} catch (t) {
h.$e(`The results in ${e.name} are not available, so trials that no other attempt has are measured again: ${(0, a.bD)(t)}`);
}
return 0;
}
async function earlierArtifacts(e) {
h.AU(g.YV);
let t = (0, o.Cs)((0, g.GY)(e));
return (await (0, s.NG)(t)).filter(({ name: e }) => (0, g.DW)(t, e)).reverse();
}
function filesBelow(e, t) {
return t.flatMap((t) => t.startsWith(`${e}/`) ? [t.slice(e.length + 1)] : []);
}
async function earlierExperiments(e, t, n) {
let r = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
try {
let a = (0, c.readExperiment)(t);
let o = a?.job === void 0 || a.job.index === Number(e["job-index"]);
if (a !== null) return isAttemptOfThisRun(a, r) && o ? [a] : [];
if (!e["upload-artifact"]) return [];
let s = await earlierArtifacts(e);
return await (0, _.b)(async (e) => {
let t = [];
for (let r of s) {
let a = await experimentIn(r, i.join(e, String(r.id)));
if (a === null) continue;
t.push(a);
if (n(a)) break;
}
return t;
});
} catch (e) {
h.$e(`The experiment of earlier attempts is not available, so all trials are measured again: ${(0, a.bD)(e)}`);
return [];
}
}
async function experimentIn(e, t) {
try {
await (0, s.bk)(e, t);
return (0, c.readExperiment)(t);
} catch (t) {
h.$e(`The experiment in ${e.name} is not available and is not continued: ${(0, a.bD)(t)}`);
return null;
} finally {
await (0, r.rm)(t, {
recursive: !0,
force: !0
});
}
}
function isAttemptOfThisRun({ github: e }, t) {
let { GITHUB_REPOSITORY: n, GITHUB_RUN_ID: r, GITHUB_JOB: i } = process.env;
return e !== null && e.repository === n && e.run_id === r && e.job === i && e.run_attempt < t;
}
function hasSameSelection({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return !0;
return ["instances", "shard"].every((n) => (0, m.am)(n, e, t));
}
function differencesFrom(e, t) {
let n = (0, l.readRunRecord)(e);
return n === null ? ["it has no run.json that can be read"] : (0, m.g6)(n, t);
}
function tellLeftOut(e, t) {
let n = t.slice(0, 5).join("; ");
let r = t.length > 5 ? `; and ${t.length - 5} more` : "";
h.lm(`The results in ${e} belong to another measurement and are not used: ${n}${r}`);
}
async function takeOver(e, t, n, a) {
let [o, s] = [new d.V(t), new d.V(n)];
let [c, l] = [await s.finished(), await o.finished()];
let u = new Map();
for (let n of e) {
let [, e, o] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(n) ?? [];
if (e === void 0 || c(e, Number(o)) !== null) continue;
let d = l(e, Number(o));
if (d === null || !a.has((0, p.wK)(d.result))) continue;
s.makePlace(e, Number(o));
let f = i.join(s.directory, n);
await (0, r.rm)(f, { force: !0 });
await (0, r.cp)(i.join(t, n), f);
u.set((0, p.wK)(d.result), d);
}
u.size > 0 && await enter(u, t, s);
return u.size;
}
async function enter(e, t, n) {
let r = (0, l.readRunRecord)(t);
let i = (0, l.readRunRecord)(n.directory) ?? {
...r,
planned: []
};
i.planned = i.planned.filter((t) => !e.has((0, p.wK)(t)));
for (let t of r.planned) {
let n = e.get((0, p.wK)(t));
if (n === void 0) continue;
let { status: r, error: a } = n.result;
let o = {
status: r,
error: a,
...(0, f.YW)(n.result)
};
i.planned.push({
...t,
...o,
result: `${(0, p.qQ)(t)}/result.json`,
digest: n.digest
});
}
await n.writeRun(i);
}
}) };
