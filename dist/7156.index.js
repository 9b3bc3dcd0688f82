export const id = 7156;
export const ids = [7156];
export const modules = { 97156: ((e, t, n) => {
n.d(t, {
earlierExperiment: () => earlierExperiment,
restoreEarlierAttempts: () => restoreEarlierAttempts
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45293);
var s = n(27141);
var c = n(6523);
var l = n(59654);
var u = n(56861);
var d = n(98694);
var f = n(64488);
var p = n(42638);
var m = n(66219);
var h = n(80886);
var g = n(88257);
var _ = n(54513);
var v = n(2304);
async function restoreEarlierAttempts(e, t, n, r = "") {
let i = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
if (i < 2) return !1;
let s = (0, u.readRunRecord)(n);
let c = s !== null && isAttemptOfThisRun(s, i) && hasSameSelection(s, t);
if ((0, d.gM)(n) && !c || !e["upload-artifact"]) return c;
try {
let o = await earlierArtifacts(e);
return await (0, v.b)(async (e) => {
let s = 0;
for (let i of o) s += await takeFrom(i, t, a.join(e, String(i.id)), n, r);
s > 0 && g.pq(`Attempt ${i}: ${s} finished trials are taken from earlier attempts.`);
return c || s > 0;
});
} catch (e) {
g.$e(`The results of earlier attempts are not available, so all trials are measured again: ${(0, o.bD)(e)}`);
return c;
}
}
async function takeFrom(e, t, n, r, i) {
try {
let o = await (0, c.bk)(e, n);
let s = a.join(n, i);
let l = i === "" ? o.files : filesBelow(i, o.files);
let u = differencesFrom(s, t);
if (u.length === 0) return await takeOver(l, s, r);
tellLeftOut(e.name, u);
} catch (t) {
g.$e(`The results in ${e.name} are not available, so trials that no other attempt has are measured again: ${(0, o.bD)(t)}`);
}
return 0;
}
async function earlierArtifacts(e) {
g.AU(_.YV);
let t = (0, s.Cs)((0, _.GY)(e));
return (await (0, c.NG)(t)).filter(({ name: e }) => (0, _.DW)(t, e)).reverse();
}
function filesBelow(e, t) {
return t.flatMap((t) => t.startsWith(`${e}/`) ? [t.slice(e.length + 1)] : []);
}
async function earlierExperiment(e, t) {
let n = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
try {
let r = (0, l.readExperiment)(t);
let i = r?.job === void 0 || r.job.index === Number(e["job-index"]);
if (r !== null) return isAttemptOfThisRun(r, n) && i ? r : null;
let [o] = e["upload-artifact"] ? await earlierArtifacts(e) : [];
if (o === void 0) return null;
return await (0, v.b)(async (e) => {
let t = a.join(e, String(o.id));
await (0, c.bk)(o, t);
return (0, l.readExperiment)(t);
});
} catch (e) {
g.$e(`The experiment of earlier attempts is not available, so all trials are measured again: ${(0, o.bD)(e)}`);
return null;
}
}
function isAttemptOfThisRun({ github: e }, t) {
let { GITHUB_REPOSITORY: n, GITHUB_RUN_ID: r, GITHUB_JOB: i } = process.env;
return e !== null && e.repository === n && e.run_id === r && e.job === i && e.run_attempt < t;
}
function hasSameSelection({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return !0;
return ["instances", "shard"].every((n) => (0, h.am)(n, e, t));
}
function differencesFrom(e, t) {
let n = (0, u.readRunRecord)(e);
return n === null ? ["it has no run.json that can be read"] : (0, h.g6)(n, t);
}
function tellLeftOut(e, t) {
let n = t.slice(0, 5).join("; ");
let r = t.length > 5 ? `; and ${t.length - 5} more` : "";
g.lm(`The results in ${e} belong to another measurement and are not used: ${n}${r}`);
}
async function takeOver(e, t, n) {
let [r, o] = [new f.V(t), new f.V(n)];
let [s, c] = [await o.finished(), await r.finished()];
let l = new Map();
for (let n of e) {
let [, e, r] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(n) ?? [];
if (e === void 0 || s(e, Number(r)) !== null) continue;
let u = c(e, Number(r));
if (u === null) continue;
o.makePlace(e, Number(r));
let d = a.join(o.directory, n);
await (0, i.rm)(d, { force: !0 });
await (0, i.cp)(a.join(t, n), d);
l.set((0, m.wK)(u.result), u);
}
l.size > 0 && await enter(l, t, o);
return l.size;
}
async function enter(e, t, n) {
let i = (0, u.readRunRecord)(n.directory);
if (i === null) return (0, r.copyFileSync)(a.join(t, "run.json"), a.join(n.directory, "run.json"));
i.planned = i.planned.filter((t) => !e.has((0, m.wK)(t)));
for (let n of (0, u.readRunRecord)(t).planned) {
let t = e.get((0, m.wK)(n));
if (t === void 0) continue;
let { status: r, error: a } = t.result;
let o = {
status: r,
error: a,
...(0, p.YW)(t.result)
};
i.planned.push({
...n,
...o,
result: `${(0, m.qQ)(n)}/result.json`,
digest: t.digest
});
}
await n.writeRun(i);
}
}) };
