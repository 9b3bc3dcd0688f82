export const id = 6577;
export const ids = [6577];
export const modules = {
64650: ((e, t, n) => {
n.d(t, { t: () => writeSuiteComment });
var r = n(1709);
var i = n(12582);
var a = n(96730);
async function listOwnComments(e, t) {
let { owner: n, repo: r, pullRequest: i, marker: a, author: o } = t;
return (await e.paginate(e.rest.issues.listComments, {
owner: n,
repo: r,
issue_number: i,
per_page: 100
})).filter((e) => e.user?.login === o && e.body?.startsWith(a)).map(({ id: e, body: t, html_url: n }) => ({
id: e,
body: t,
url: n
})).sort((e, t) => e.id - t.id);
}
async function writeComment(e, t, n, r) {
let { owner: i, repo: a, pullRequest: o } = t;
let { data: s } = n === null ? await e.rest.issues.createComment({
owner: i,
repo: a,
issue_number: o,
body: r
}) : await e.rest.issues.updateComment({
owner: i,
repo: a,
comment_id: n.id,
body: r
});
return {
url: s.html_url,
author: s.user?.login ?? null
};
}
async function deleteComment(e, { owner: t, repo: n }, r) {
try {
await e.rest.issues.deleteComment({
owner: t,
repo: n,
comment_id: r
});
} catch (e) {
if ((0, a.c2)(e) !== 404) throw e;
}
}
var o = n(4472);
var s = n(88328);
var c = n(10512);
var l = n(14173);
var u = n(90862);
async function writeSuiteComment(e, t, n) {
let { comment: r, "github-token": d } = n;
if (r === "never") return null;
let cannot = (e) => {
r === "always" ? l.$e(`No comment was written: ${e}`) : l.lm(`No comment was written: ${e}`);
(0, u.BF)("comment", "refused");
return null;
};
if (t.pullRequest === null) return r === "always" ? cannot(t.why) : null;
if (d === void 0) return cannot("github-token is empty");
let f = null;
let onWritten = (e) => {
f = e;
};
try {
let r = {
...(0, s._)(t.repository),
pullRequest: t.pullRequest,
marker: (0, c.Ql)(t.suite),
author: n["comment-author"]
};
return await (0, o.Mm)("GitHub", () => converge((0, i.$)(d), r, e, t, n, onWritten));
} catch (e) {
let { denied: t, message: n } = (0, a.og)(e);
if (t && f === null) return cannot(n);
l.$e(f === null ? `The comment was not written: ${n}` : `The comment was written, but perhaps not completed: ${n}`);
((0, a.c2)(e) ?? 500) >= 500 && (0, u.BF)("comment", "left");
return f;
}
}
async function converge(e, t, n, { suite: r, runUrl: i }, { comment: a }, o) {
let s = n;
let u = t;
let d = null;
let f = !0;
let p = null;
for (let n = 1; n <= 12;) {
let m = await listOwnComments(e, u);
let h = s.report === null ? null : contentOf(s.report, r);
let g = m.find(({ body: e }) => isOfLaterRun(e, i));
let [_, ...v] = g === void 0 ? m : [g, ...m.filter((e) => e !== g)];
for (let { id: t } of v) await deleteComment(e, u, t);
v.some((e) => e.url === p?.url) && (p = null);
if (g !== void 0) {
l.lm("No comment was written: the comment of a later workflow run is kept");
return g.url;
}
if (h === null && s.leaves === !0) return _?.url ?? null;
if (h === null) {
_ !== void 0 && !isOfEarlierRun(_.body, i) && await deleteComment(e, u, _.id);
return null;
}
let { body: y, state: b, allPassed: x } = h;
if (a === "failures" && x && _ === void 0) return null;
let S = _ === void 0 && p !== null;
let C = _?.body.includes(b) === !0;
let w = !f && (C || s.partial === !0);
let T = C && a === "changes" && (0, c.Wm)(_.body) === (0, c.Wm)(h.body);
let E = _ !== void 0 && (_.body === y || T || w);
if (E) d = _.url;
else if (!S) {
let n = await writeUnlessGone(e, u, _ ?? null, y);
d = n?.url ?? null;
o(d);
_ === void 0 && (p = n);
if (u === t && n?.author != null && n.author !== u.author) {
u = withAuthor(u, n.author);
continue;
}
}
let D = await s.again?.() ?? null;
if (D === null && S) return p?.author === u.author ? d : sayLost(u, d);
let O = E || s.again === void 0 && _ !== void 0;
if (D === null && d !== null && O) return d;
f = D !== null || d === null;
D === null ? n += 1 : s = D;
}
return d;
}
function isOfLaterRun(e, t) {
return isLater((0, c.Ah)(e), (0, c.qO)(t ?? ""));
}
function isOfEarlierRun(e, t) {
return isLater((0, c.qO)(t ?? ""), (0, c.Ah)(e));
}
function isLater(e, t) {
return e !== null && t !== null && e > t;
}
function contentOf(e, t) {
if ("document" in e) return {
body: (0, r.RF)(e, t),
state: (0, r.R3)(e),
allPassed: (0, r.QF)(e)
};
let { run: n } = e;
let i = n.totals.passed === n.totals.planned && n.gate?.passed !== !1;
return {
body: (0, c.wQ)(e, t),
state: (0, c.qo)(n),
allPassed: i
};
}
function withAuthor(e, t) {
l.lm(`comment-author: github-token writes as ${t}, not as ${e.author}; set comment-author: ${t}, so that the comment is found before it is written`);
return {
...e,
author: t
};
}
function sayLost({ author: e }, t) {
l.$e(`The comment was written, but ${e} is not its author: set comment-author to the login that github-token belongs to`);
return t;
}
async function writeUnlessGone(e, t, n, r) {
try {
return await writeComment(e, t, n, r);
} catch (e) {
if (n !== null && (0, a.c2)(e) === 404) return null;
throw e;
}
}
}),
89955: ((e, t, n) => {
n.d(t, {
A3: () => failBy,
M0: () => failGate,
ff: () => failWith
});
var r = n(88705);
var i = n(45145);
var a = n(58937);
var o = n(14173);
function failBy(e) {
let t = {
message: `agentbench itself failed: ${(e instanceof Error ? e.stack : void 0) ?? (0, i.bD)(e)}`,
exitCode: 3
};
let { message: n, exitCode: a } = (0, r.z)(e) ?? t;
o.C1(n);
process.exitCode = a;
}
function failGate(e, { totals: t, gate: n, interrupted: r }) {
failWith(e, (0, a.Pl)(t), n?.reasons ?? [], r);
}
function failWith(e, t, n, r = null) {
if (e === 0) return;
let i = r === null ? [] : [`the run was ended early (${r})`];
o.C1(`${t}. ${[...i, ...n].join("; ")}`);
process.exitCode = e;
}
}),
92309: ((e, t, n) => {
n.d(t, {
B7: () => summarizeOnce,
JY: () => setAnswer,
eh: () => summarize,
ls: () => setArtifact,
n0: () => setOutputs
});
var r = n(28524);
var i = n(45145);
var a = n(52385);
var o = n(14173);
var s = n(90862);
var c = n(26635);
function setOutputs({ totals: e }, t) {
t !== void 0 && (0, c.u)("results-path", t);
(0, c.u)("planned", e.planned);
(0, c.u)("passed", e.passed);
(0, c.u)("failed", e.failed);
(0, c.u)("errors", e.error);
(0, c.u)("not-run", e.not_run);
(0, c.u)("success-rate", e.success_rate ?? "");
(0, c.u)("score", e.score ?? "");
}
function setArtifact(e, t) {
let n = (0, a.M7)(process.env, t, e);
(0, c.u)("artifact-id", e?.id ?? "");
(0, c.u)("artifact-url", n ?? "");
return n;
}
function setAnswer(e) {
let t = e.length === 1 ? e.map(([, e]) => e) : e.map((e) => e.join("="));
(0, c.u)("answer", t.join("\n"));
}
async function summarize(e) {
try {
await r.z.addRaw(e()).write({ overwrite: !0 });
return !0;
} catch (e) {
o.$e(`The step summary was not written: ${(0, i.bD)(e)}`);
return !1;
}
}
async function summarizeOnce(e) {
!(0, s.k2)() && await summarize(e) && (0, s.Po)();
}
}),
19989: ((e, t, n) => {
n.d(t, { report: () => report });
var r = n(76760);
var i = n(45145);
var a = n(1709);
var o = n(5484);
var s = n(70057);
var c = n(25217);
var l = n(48679);
var u = n(61685);
var d = n(6830);
var f = n(52385);
var p = n(50175);
var m = n(73406);
var h = n(2799);
var g = n(9583);
var _ = n(10512);
var v = n(63115);
var y = n(58937);
var b = n(94996);
var x = n(43050);
var S = n(80418);
var C = n(23585);
var w = n(20472);
var T = n(64650);
var E = n(89955);
var D = n(4573);
var O = n(58500);
var k = n(96730);
async function changeBranch(e, t, { file: n, largest: r, message: i, permission: a }, o) {
for (let s = 1;; s += 1) {
let { head: c, bytes: l } = await (0, k.IW)(a, async () => {
let i = await readHead(e, t);
return {
head: i,
bytes: i === null ? null : await readTopFile(e, t, i, n, r)
};
});
let u = o(l);
if (u.files === null) return u;
try {
await writeCommit(e, t, c, u.files, i);
return u;
} catch (e) {
if (!isConflict(e) || s === 10) throw explained(e, t.branch);
}
let d = Math.min(1e4, 500 * 2 ** (s - 1));
await (0, O.setTimeout)(d * (.5 + Math.random()));
}
}
async function readHead(e, { owner: t, repo: n, branch: r }) {
try {
let { data: i } = await e.rest.git.getRef({
owner: t,
repo: n,
ref: `heads/${r}`
});
let a = i.object.sha;
return {
commit: a,
tree: (await e.rest.git.getCommit({
owner: t,
repo: n,
commit_sha: a
})).data.tree.sha
};
} catch (e) {
if ((0, k.c2)(e) === 404) return null;
throw e;
}
}
async function readTopFile(e, { owner: t, repo: n, branch: r }, { tree: a }, o, s) {
let { data: c } = await e.rest.git.getTree({
owner: t,
repo: n,
tree_sha: a
});
let l = c.tree.find(({ path: e }) => e === o);
if (l === void 0 && c.truncated) throw new i.yo(`the branch ${r} holds too many files to be read; name another branch in history`);
if (l === void 0) return null;
if (!l.mode.startsWith("100")) throw new i.yo(`${o} on the branch ${r} is a link or a directory, not a file`);
if ((l.size ?? 0) > s) throw new i.yo(`${o} on the branch ${r} has ${l.size} bytes, and the most is ${s}: move it away, or name another branch`);
let { data: u } = await e.rest.git.getBlob({
owner: t,
repo: n,
file_sha: l.sha
});
return Buffer.from(u.content, "base64");
}
async function writeCommit(e, { owner: t, repo: n, branch: r }, i, a, o) {
let s = [];
for (let [r, i] of a) {
let a = {
path: r,
mode: "100644",
type: "blob"
};
if (i.length <= 1048576 && (0, D.isUtf8)(i)) {
s.push({
...a,
content: i.toString()
});
continue;
}
let o = {
owner: t,
repo: n,
encoding: "base64",
content: i.toString("base64")
};
s.push({
...a,
sha: (await e.rest.git.createBlob(o)).data.sha
});
}
let c = i === null ? {} : { base_tree: i.tree };
let l = await e.rest.git.createTree({
owner: t,
repo: n,
tree: s,
...c
});
let u = i === null ? [] : [i.commit];
let { sha: d } = (await e.rest.git.createCommit({
owner: t,
repo: n,
message: o,
tree: l.data.sha,
parents: u
})).data;
i === null ? await e.rest.git.createRef({
owner: t,
repo: n,
ref: `refs/heads/${r}`,
sha: d
}) : await e.rest.git.updateRef({
owner: t,
repo: n,
ref: `heads/${r}`,
sha: d,
force: !1
});
}
let A = /rule|protected(?! by organization)|must be|not authorized/i;
function isConflict(e) {
let t = (0, k.c2)(e);
return t === 409 || t === 422 && !A.test((0, i.bD)(e));
}
function explained(e, t) {
let [n, r] = [(0, k.c2)(e), (0, i.bD)(e)];
if (isConflict(e)) return new i.yo(`others wrote to the branch ${t} at each of 10 tries (HTTP ${n}: ${r})`);
if ((n === 403 || n === 422) && A.test(r)) return new i.yo(`the branch ${t} is protected (HTTP ${n}: ${r.split("\n")[0]}): let this workflow past the rule, or name another branch`);
if ((0, k.GZ)(e) || n === 404) return new i.yo((0, k.GC)(e, `github-token: this token may not write to the branch ${t}`, "contents: write"));
return e;
}
var j = n(12582);
var M = n(4472);
var N = n(88328);
var P = n(75096);
var F = n(51855);
var I = n(12478);
var L = n(87433);
var R = n(14173);
function measuredIn(e, t, { base: n, whyUnknown: r }) {
let { repository: i, pull_request: a, workflow_run: o } = e;
let ours = (e) => e?.full_name === t.repository;
let s = textOf(i?.default_branch);
let c = t.ref.replace(/^refs\/heads\//, "");
let l = [ours(a?.head?.repo) ? textOf(a?.head?.ref) : null, ours(o?.head_repository) ? textOf(o?.head_branch) : null];
return {
place: t,
base: n,
whyUnknown: r,
defaultBranch: s,
codeBranches: [
s,
n,
textOf(a?.base?.ref),
c,
...l
].filter((e) => e !== null)
};
}
function placeOfRun({ workflow_run: e }, t, n) {
let r = e?.head_repository?.full_name === t.repository ? textOf(e?.head_branch) : null;
return {
...t,
run_id: String(n),
run_attempt: typeof e?.run_attempt == "number" ? e.run_attempt : 1,
event: textOf(e?.event) ?? "",
ref: r === null ? "" : `refs/heads/${r}`
};
}
function textOf(e) {
return typeof e == "string" && e !== "" ? e : null;
}
async function withHistory(e, t, n) {
let { history: r } = t;
if (r === null) return e;
try {
if (n !== null && n.whyUnknown !== null) throw new i.yo(`the branch to compare with is not known: ${n.whyUnknown}`);
let a = "directory" in r ? await inDirectory(e, r.directory, t, n) : await (0, M.Mm)("GitHub", () => onBranch(e, r.branch, t, n));
if (a === null) return e;
for (let e of a.notes) R.lm(e);
return {
...e,
trend: a.trend
};
} catch (t) {
R.$e(`history: there is no trend, and no point was added: ${(0, i.bD)(t)}`);
return e;
}
}
async function inDirectory(e, t, { tolerance: n }, r) {
let i = (0, F.s)(e, {
...r,
github: r?.place ?? null,
tolerance: n
});
return i === null ? null : (0, P.I)(t, i);
}
async function onBranch(e, t, { tolerance: n, "github-token": r }, a) {
if (a === null) throw new i.yo("this run belongs to no repository");
if (r === void 0) throw new i.yo("github-token is empty");
let { place: o, base: s, codeBranches: c } = a;
let { owner: l, repo: u } = (0, N._)(o.repository);
let d = (0, j.$)(r);
let f = a.defaultBranch ?? (await d.rest.repos.get({
owner: l,
repo: u
})).data.default_branch;
if ([f, ...c].includes(t)) throw new i.yo(`branch:${t} is a branch with code on it; name one for the history alone, for example branch:agentbench-history`);
let p = (0, F.s)(e, {
github: o,
base: s,
defaultBranch: f,
tolerance: n
});
if (p === null) return null;
let m = `agentbench: run ${o.run_id}`;
let h = (0, L.YP)(o, {
base: s,
defaultBranch: f
}).adds ? "contents: write" : "contents: read";
let g = await changeBranch(d, {
owner: l,
repo: u,
branch: t
}, {
file: I.CX,
largest: I.oT,
message: m,
permission: h
}, p);
g.files !== null && R.pq(`history: ${[...g.files.keys()].join(", ")} on the branch ${t}`);
return g;
}
var z = n(7126);
var B = n(92309);
var V = n(81351);
async function originHere(e, t) {
let n = (0, f.VS)(process.env, e);
return {
measuredBy: null,
here: n,
place: n,
measuring: n,
...await basesHere(e, n, t),
runUrl: (0, f.fL)(process.env, n),
target: {
repository: n?.repository ?? "",
pullRequest: n?.pull_request ?? null,
why: "this event belongs to no pull request"
}
};
}
async function originOfEnded(e, t, n) {
let r = e.workflow_run ?? {};
let { here: i } = n;
if (process.env.GITHUB_EVENT_NAME !== "workflow_run" || typeof r.id != "number" || i === null) return n;
let a = await findPullRequest(t["github-token"], e);
let o = typeof r.head_sha == "string" ? r.head_sha : null;
let s = process.env.GITHUB_SERVER_URL ?? "https://github.com";
let c = placeOfRun(e, i, r.id);
let l = a.pull ?? basesOfBranch(c, o);
let u = {
head_sha: o,
pull_request: a.pull?.number ?? null
};
return {
measuredBy: r.id,
here: i,
place: {
...i,
...u
},
measuring: {
...c,
...u
},
bases: l,
whyNoBases: l === null ? a.why : null,
runUrl: `${s}/${i.repository}/actions/runs/${r.id}`,
target: {
repository: i.repository,
pullRequest: a.pull?.number ?? null,
why: a.why ?? ""
}
};
}
function basesOfBranch(e, t) {
let { adds: n, branch: r } = (0, L.YP)(e, {});
return n && r !== null && t !== null ? {
baseBranch: r,
headSha: t
} : null;
}
async function basesHere(e, t, { history: n, "github-token": r }) {
let a = (0, f.cF)(process.env, e);
let o = t?.pull_request ?? null;
if (t === null || o === null || a !== null || n === null) return {
bases: a,
whyNoBases: null
};
if (r === void 0) return {
bases: a,
whyNoBases: "github-token is empty"
};
return (0, M.Mm)("GitHub", () => (0, V.x)((0, j.$)(r), (0, N._)(t.repository), o)).then((e) => ({
bases: e,
whyNoBases: null
}), (e) => ({
bases: a,
whyNoBases: (0, i.bD)(e)
}));
}
async function findPullRequest(e, t) {
if (e === void 0) return {
pull: null,
why: "github-token is empty"
};
try {
return await (0, M.Mm)("GitHub", () => (0, V.X)((0, j.$)(e), t));
} catch (e) {
if (e instanceof i.yo) throw e;
return {
pull: null,
why: `the pull request is not known: ${(0, i.bD)(e)}`
};
}
}
function measuredOf(e, { measuring: t, bases: n, whyNoBases: r }) {
let i = n?.baseBranch ?? null;
return t === null ? null : measuredIn(e, t, {
base: i,
whyUnknown: r
});
}
var H = n(73024);
var U = n(24492);
var W = n(90269);
async function findMeasured(e, t, n) {
let r = await (0, w.T)(() => originHere(t, e));
let i = await (0, w.T)(() => findResults(e, r, n));
let a = {
origin: r,
found: i
};
if (i.runs.some(({ run: e }) => i.uploaded || isOwn(e, r))) return a;
let o = await (0, w.T)(() => originOfEnded(t, e, r));
if (o === r) return a;
let s = await (0, w.T)(() => findResults(e, o, n));
return s.runs.length === 0 && i.runs.length > 0 && i.runs.every(({ run: e }) => e.measured_by) ? a : {
origin: o,
found: s
};
}
async function findResults(e, t, n) {
let { "results-path": r } = e;
let i = r ?? S.hN;
let a = t.measuredBy === null && (0, H.existsSync)(i) ? await (0, g.loadRuns)([i]) : {
runs: [],
notes: []
};
let o = r === void 0 ? ofThisRun(a, t, e.suite) : a;
let s = r !== void 0 || o.runs.some(({ run: e }) => isOfThisJob(e, t));
if (o.runs.length > 0 && s) return {
...o,
here: i,
uploaded: !1,
jobs: 0
};
let { runs: c, notes: l, jobs: u } = await uploadedRuns(e, t, n);
let d = c.length > 0 || o.runs.length === 0;
let f = c.length + o.runs.length === 0 && a.runs.length > 0 ? [`those in ${i} are of another workflow run or suite; name their directory in results-path to report them`] : [];
return {
runs: d ? c : o.runs,
notes: [
...o.notes,
...l,
...f
],
here: i,
uploaded: d,
jobs: u
};
}
function ofThisRun({ runs: e, notes: t }, n, r) {
if (n.place === null) return {
runs: e,
notes: t
};
return {
runs: e.filter(({ run: e }) => isOwn(e, n) && (0, W.Y7)(e, r)),
notes: t
};
}
function placeOf(e, t) {
return isOwn(e, t) && e.github.head_sha === null ? {
...t.place,
head_sha: null
} : t.place;
}
function isOwn({ github: e }, { measuredBy: t, place: n }) {
return t === null && e !== null && e.run_id === n?.run_id;
}
function isOfThisJob({ github: e }, { place: t }) {
return e?.job === t?.job;
}
async function uploadedRuns(e, t, n) {
let r = (0, W.XS)(e);
let { list: a, download: o } = await uploadsOf(e, t, r);
R.AU(W.YV);
let s;
try {
s = (await a()).filter(({ name: e }) => !(0, W.PS)(e, r));
} catch (e) {
if (e instanceof i.yo) throw e;
return {
runs: [],
notes: [`the run's artifacts could not be listed: ${(0, i.bD)(e)}`],
jobs: 0
};
}
return (0, W.ky)(s, n, e.suite, o);
}
async function uploadsOf(e, { measuredBy: t, place: n }, r) {
let a = {
...U.S4,
logs: (0, U.wT)()
};
if (t === null) return {
list: () => (0, U.NG)(r),
download: (e, t) => (0, U.bk)(e, t, a)
};
let o = e["github-token"];
if (o === void 0) throw new i.yo("github-token: is empty, but the results of another run are needed");
let s = {
...(0, N._)(n.repository),
runId: t
};
return {
list: () => (0, M.Mm)("GitHub", () => (0, U.tE)((0, j.$)(o), s, r)),
download: (e, t) => (0, M.Mm)("GitHub", () => (0, U.cU)((0, j.$)(o), s, e, t, a))
};
}
var G = n(26635);
var K = n(8836);
async function report() {
try {
let { options: e } = await (0, z.IV)("report");
await (0, K.b)((t) => reportFrom(e, t));
} catch (e) {
(0, E.A3)(e);
}
}
async function reportFrom(e, t) {
let n = (0, d.j)(process.env);
let { origin: i, found: a } = await findMeasured(e, n, t);
R.t8();
let s = (0, x.E4)(e, a.runs);
if ((0, o.F0)(a.runs).experiment !== null) {
await (0, w.T)(() => reportExperiment(a, s, i));
return;
}
let { suite: c, baseline: l } = await (0, w.T)(() => read(a, s, i));
let { repeat: u, ...f } = (0, p.g)(c, l, s, {
runUrl: i.runUrl,
artifactUrl: null
});
let m = {
...f,
...i.measuredBy === null ? { repeat: u } : {}
};
R.pq(`\n${(0, y.Pl)(m.run.totals)}`);
let g = s.baseline === "none" ? (0, x.YE)(s, m.run.change !== null) : null;
let v = (0, x.t4)(s, m.comparison);
for (let e of [
g,
v,
...m.notes
]) e !== null && R.lm(e);
let C = (0, S.s6)(s["results-path"]);
(0, B.n0)(m.run);
(0, G.u)("results-path", r.resolve(C));
(0, E.M0)((0, x.FO)({
...m.run,
interrupted: null
}, s), m.run);
await (0, w.T)(async () => {
let e = await withHistory(m, s, measuredOf(n, i));
await publish(e, _.Br, C, s, i, async () => {
await (0, h.t)(C, e, (0, _.Br)(e));
await (0, b.z)(C, e);
});
});
}
async function read(e, t, n) {
(0, g.byMeasure)(e.runs, t.measure);
let r = findSuite(e, t, n);
r.run.github = placeOf(r.run, n);
r.run.suite = t.suite ?? r.run.suite;
n.measuredBy !== null && (r.run.change = null);
let i = n.measuredBy !== null && e.jobs === 1;
return {
suite: r,
baseline: await (0, C.findBaseline)({
options: t,
place: n.measuring,
bases: n.bases,
alone: i
})
};
}
async function publish(e, t, n, r, i, a) {
let o = {
...e,
...await leaveFiles(n, r, i, a)
};
r.summary && await (0, B.eh)(() => t(o));
let s = {
...i.target,
suite: suiteName(r),
runUrl: i.runUrl
};
(0, G.u)("comment-url", await (0, T.t)({ report: o }, s, r) ?? "");
}
function findSuite(e, t, { measuredBy: n }) {
if (!e.uploaded) return (0, v.Ee)(e, t, e.here);
let r = `the suite "${suiteName(t)}"`;
let i = n === null ? `${e.here} nor in artifacts of ${r}` : `artifacts of ${r} of workflow run ${n}, whose end started this one`;
let a = (0, v.Ee)(e, t, i);
e.runs.length === 0 && a.notes.length === 0 && a.run.planned.length > 0 && a.notes.push(`no artifact of ${r} was found`);
return a;
}
async function reportExperiment({ runs: e, notes: t }, n, i) {
let o = (0, u.JJ)(e, t, n.matrix);
for (let e of [...o.document.runs, ...o.reports.map((e) => e.run)]) e.github = placeOf(e, i);
if (i.measuredBy !== null) for (let e of o.reports) delete e.repeat;
let d = {
runUrl: i.runUrl,
artifactUrl: null,
suite: suiteName(n)
};
let f = (0, u.qu)(o, n, d);
let { comparisons: p, verdicts: h } = o.document.experiment;
for (let e of h) R.pq(`\n${e}`);
n.history !== null && R.$e("history: no point was added: a point is one run, and this is an experiment");
let g = (0, S.s6)(n["results-path"]);
(0, B.n0)(o.reports.at(-1).run);
(0, B.JY)((0, s.Bw)(p));
(0, G.u)("results-path", r.resolve(g));
(0, E.ff)((0, u.j0)(o, n), h.join("; "), f.gate.reasons);
await publish(f, a.Qu, g, n, i, async () => {
await (0, c.q)(g, o.document, (0, l.Y)(o.document));
await (0, m.QW)(r.join(g, "report.html"), o);
});
}
async function leaveFiles(e, t, { here: n }, r) {
try {
await r();
} catch (t) {
R.$e(`The files of the report were not written to ${e}: ${(0, i.bD)(t)}`);
return {
artifactUrl: null,
pageUrl: null
};
}
let a = t["upload-artifact"] ? await (0, W.Se)("The report is", e, (0, W.j2)(t), t["retention-days"]) : null;
let o = (0, B.ls)(a, n);
let s = a === null ? null : await (0, W.n0)(e, a, t["retention-days"]);
return {
artifactUrl: o,
pageUrl: (0, f.M7)(process.env, n, s)
};
}
function suiteName(e) {
return e.suite ?? process.env.GITHUB_WORKFLOW ?? "";
}
}),
88705: ((e, t, n) => {
n.d(t, { z: () => endingOf });
var r = n(45145);
var i = n(68785);
function endingOf(e) {
if (e instanceof r.yo) return {
message: e.message,
exitCode: 2
};
if (e instanceof r.QM) return {
message: e.message,
exitCode: 3
};
if (e instanceof i.j$) return e;
if ((0, r.$N)(e) === "ENOENT" && e.syscall === "uv_cwd") return {
message: "the current directory was removed; change to one that is there",
exitCode: 2
};
return (0, i.Hp)(e) ? new i.j$({ reason: e }) : null;
}
}),
76185: ((e, t, n) => {
n.d(t, {
B7: () => claim,
Fp: () => unfinishedIn,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var r = n(77598);
var i = n(73024);
var a = n(76760);
var o = n(45145);
var s = n(34654);
var c = n(70930);
var l = n(13590);
var u = n(88350);
let d = ".owner";
function claim(e) {
(0, i.symlinkSync)(JSON.stringify((0, u.GS)()), e + d);
}
function giveUp(e) {
try {
(0, i.rmSync)(e + d);
} catch {}
}
async function unfinishedIn(e, t, n) {
let i = a.join(e, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, s.O)(e);
claim(i);
} catch (e) {
throw t((0, o.bD)(e));
}
try {
return await n(i);
} finally {
await (0, l.dM)(i);
giveUp(i);
}
}
function claimsIn(e) {
return (0, c.wX)(e).filter((e) => e.endsWith(d)).flatMap((t) => {
let n = a.join(e, t.slice(0, -6));
let r = ownerOf(n);
return r === null ? [] : [{
file: n,
owner: r
}];
});
}
function deadClaimsIn(e) {
return claimsIn(e).filter(({ owner: e }) => (0, u.XU)(e)).map(({ file: e }) => e);
}
function ownerOf(e) {
try {
return (0, u.K)((0, i.readlinkSync)(e + d));
} catch {
return null;
}
}
}),
79882: ((e, t, n) => {
n.d(t, {
$A: () => isRunUnderWay,
$N: () => runDirectories,
BC: () => removeKept,
EA: () => countKeptBeside,
Pk: () => isRunId,
Te: () => beginRun,
WG: () => keptDirectories,
XY: () => writeRunFile,
gN: () => trialKeptIn,
ho: () => deadRuns,
lb: () => endRun,
w3: () => keepInRun
});
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45145);
var c = n(34654);
var l = n(6768);
var u = n(70930);
var d = n(45503);
var f = n(13590);
var p = n(76185);
var m = n(88350);
function isRunId(e) {
return e.length === 10 && /^[0-9a-f]+$/.test(e);
}
async function beginRun({ temporaryDirectory: e }) {
let t = (0, r.randomBytes)(5).toString("hex");
try {
let n = openParent(e);
(0, i.chmodSync)(n, 457);
let r = o.join(n, t);
(0, p.B7)(r);
(0, i.mkdirSync)(r, { mode: 457 });
return {
id: t,
owner: (0, m.GS)(),
directory: r
};
} catch (t) {
throw unusable(e, t);
}
}
function writeRunFile({ directory: e }, t, n) {
try {
(0, i.writeFileSync)(o.join(e, t), n);
} catch (t) {
throw unusable(e, t);
}
}
function unusable(e, t) {
let n = `the temporary directory ${e} cannot be used: ${(0, s.bD)(t)}`;
return new s.yo(`${n}; make room there, or name another in RUNNER_TEMP`);
}
function deadRuns({ temporaryDirectory: e }) {
return parentsIn(e).flatMap(p.r7).map((e) => o.basename(e)).filter(isRunId);
}
function isRunUnderWay({ temporaryDirectory: e }) {
return parentsIn(e).flatMap(p.hh).some(({ owner: e }) => !(0, m.XU)(e));
}
function runDirectories({ temporaryDirectory: e }, t) {
return parentsIn(e).map((e) => o.join(e, t));
}
async function endRun(e) {
let t = keptIn(e);
await (t.length === 0 ? (0, f.dM)(e) : (0, f.hK)(e, t, f.dM));
(0, p.Ht)(e);
}
let h = "kept";
async function keepInRun(e, t, n) {
for (let n of [e, o.join(e, t)]) if (!isDirectory(n)) throw Error(`${n} is not a directory any more`);
await (0, l._)(e);
await (0, f.Ue)(o.join(e, h));
await (0, a.writeFile)(o.join(e, h), n, { flag: "wx" });
await (0, f.hK)(e, [h, t]);
}
function keptDirectories({ temporaryDirectory: e }) {
let t = [];
for (let n of parentsIn(e)) {
let e = (0, p.hh)(n).filter(({ owner: e }) => !(0, m.XU)(e)).map(({ file: e }) => e);
for (let r of (0, u.wX)(n)) {
let i = o.join(n, r);
isRunId(r) && !e.includes(i) && t.push(...keptIn(i).map((e) => o.join(i, e)));
}
}
return t;
}
function trialKeptIn(e) {
try {
return (0, d.XF)(o.join(e, h), 1024).toString() || null;
} catch {
return null;
}
}
function countKeptBeside(e) {
let t = o.dirname(o.dirname(e));
return (0, u.wX)(t).flatMap((e) => keptIn(o.join(t, e))).length;
}
async function removeKept(e) {
await (0, f.dM)(e);
await (0, a.rmdir)(o.dirname(e)).catch(() => {});
}
function keptIn(e) {
if (!isDirectory(e)) return [];
return (0, u.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e).filter((t) => (0, u.LZ)(o.join(e, t, h))?.isFile());
}
function isDirectory(e) {
return (0, u.LZ)(e)?.isDirectory() ?? !1;
}
function openParent(e) {
let t = o.join(e, parentName());
try {
(0, c.O)(t, 448);
} catch {}
return parentsIn(e)[0] ?? (0, i.mkdtempSync)(`${t}-`);
}
function parentsIn(e) {
return (0, u.wX)(e).filter((e) => e === parentName() || e.startsWith(`${parentName()}-`)).sort().map((t) => o.join(e, t)).filter(isOurs);
}
function isOurs(e) {
let t = (0, u.LZ)(e);
return t?.isDirectory() === !0 && t.uid === process.geteuid?.() && !(t.mode & 18);
}
function parentName() {
return `agentbench-${process.geteuid?.() ?? 0}`;
}
}),
6768: ((e, t, n) => {
n.d(t, {
_: () => detachMounts,
q: () => mountsOn
});
var r = n(31421);
var i = n(51455);
var a = n(76760);
var o = n(57975);
var s = n(59956);
var c = n(78421);
async function mountsOn(e) {
let t = await placeOf(e);
return mountPoints().filter((e) => e === t).length;
}
async function detachMounts(e, t = 0) {
let n = await placeOf(e);
let r = pointsBelow(n, t);
for (let e = 0; r.length > 0 && e < 100; e += 1) {
for (let e of r) await tool("mount", ["--make-rprivate", e]);
for (let e of r.toReversed()) await tool("umount", ["--lazy", e]);
let e = r.length;
r = pointsBelow(n, t);
if (r.length === e) break;
}
if (r.length > 0) throw Error(`${r.join(", ")}: mounted there, and cannot be unmounted`);
}
function pointsBelow(e, t) {
let n = mountPoints();
let r = n.filter((t) => t === e).length > t ? [e] : [];
let i = n.filter((t) => t.startsWith(`${e}/`));
return [...r, ...new Set(i.sort((e, t) => e.split("/").length - t.split("/").length))];
}
function mountPoints() {
return ((0, c.Eh)("/proc/self/mountinfo") ?? "").split("\n").flatMap((e) => {
let t = e.split(" ")[4];
return t === void 0 ? [] : [unescaped(t)];
});
}
function unescaped(e) {
return e.replace(/\\([0-7]{3})/g, (e, t) => String.fromCharCode(Number.parseInt(t, 8)));
}
async function placeOf(e) {
let t = await (0, i.realpath)(a.dirname(e)).catch(() => a.dirname(e));
return a.join(t, a.basename(e));
}
async function tool(e, t) {
await (0, o.promisify)(r.execFile)(e, t, { cwd: s.x }).catch(() => {});
}
}),
13590: ((e, t, n) => {
n.d(t, {
HO: () => openToAll,
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory,
kb: () => removeTreeAt
});
var r = n(4573);
var i = n(31421);
var a = n(77598);
var o = n(51455);
var s = n(76760);
var c = n(57975);
var l = n(45145);
var u = n(59956);
var d = n(6768);
var f = n(70930);
async function removeTree(e) {
await (0, d._)(e);
await removeUnmounted(e);
}
async function removeTreeAt(e) {
await removeTree(await textPathOf(e));
}
async function removeUnmounted(e) {
try {
await (0, o.rm)(e, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (t) {
["EACCES", "ENOTEMPTY"].includes((0, l.$N)(t) ?? "") && await makeWritable(e);
await (0, c.promisify)(i.execFile)("rm", [
"-rf",
"--",
s.resolve(e)
], { cwd: u.x }).catch((e) => {
throw Error(String(e.stderr ?? "").split("\n")[0] || (0, l.bD)(t), { cause: t });
});
}
}
async function emptyDirectory(e, t = [], n = removeUnmounted) {
let r = [];
for (let i of await (0, o.readdir)(e, { encoding: "buffer" })) {
if (t.some((e) => i.equals(Buffer.from(e)))) continue;
await textPathOf((0, f.XM)(e, i)).then(n).catch((e) => r.push(e));
}
if (r.length > 0) throw r[0];
}
async function textPathOf(e) {
if ((0, r.isUtf8)(e)) return e.toString();
let t = e;
for (; !(0, r.isUtf8)(t);) t = t.subarray(0, t.lastIndexOf("/"));
let n = s.join(`${t}/`, (0, a.randomUUID)());
await (0, o.rename)(e, n);
return n;
}
async function openToAll(e) {
await (0, c.promisify)(i.execFile)("chmod", [
"-R",
"a+rX",
e
], { cwd: u.x });
}
async function makeWritable(e) {
await (0, o.chmod)(e, 448).catch(() => {});
let t = await (0, o.readdir)(e, {
encoding: "buffer",
withFileTypes: !0
}).catch(() => []);
for (let n of t) n.isDirectory() && await makeWritable((0, f.XM)(e, n.name));
}
}),
7844: ((e, t, n) => {
n.d(t, { x: () => r });
let r = "0.1.0";
}),
1709: ((e, t, n) => {
n.d(t, {
QF: () => isAllWell,
Qu: () => renderExperimentSummary,
R3: () => experimentState,
RF: () => renderExperimentComment
});
var r = n(18253);
var i = n(22495);
var a = n(10512);
var o = n(23279);
var s = n(58937);
var c = n(7759);
var l = n(70057);
var u = n(39182);
let d = [
Infinity,
200,
50,
10,
0
];
function renderExperimentComment(e, t) {
let n = `${(0, a.Ql)(t)}\n${experimentState(e)}\n`;
return n + render(e, a.W$ - n.length, (e) => e.length);
}
function renderExperimentSummary(e) {
return render(e, a.Jt, (e) => Buffer.byteLength(e));
}
function experimentState({ document: { instances: e, experiment: t, measure: n } }) {
let scoreOf = (e) => n === "score" ? ` ${e?.score_expected}` : "";
let r = e.map(({ instance_id: e, runs: t }) => [e, ...t.map((e) => `${e?.passed} ${e?.measured} ${e?.planned}${scoreOf(e)}`)].join(" "));
return (0, a.L4)([...r, ...t.comparisons.map(({ arm: e, answer: t }) => `${e} ${t}`)]);
}
function isAllWell({ gate: e, document: { experiment: t, runs: n } }) {
let r = t.comparisons.some(({ answer: e }) => e === "worse");
return e.passed && !r && n.every(({ totals: e }) => e.error + e.not_run === 0);
}
function render(e, t, n) {
let { document: r } = e;
let { experiment: i } = r;
let a = (0, c.ou)(r);
let [l, u, f] = [
`## ${headline(e)}`,
figuresLine(i),
(0, c.DO)(r, i)
];
let p = [
l,
u,
reasonList(e),
f
];
let { harness_version: m } = r;
let h = r.runs.at(-1)?.github ?? null;
let g = [`<sub>${(0, c.m_)(i)}</sub>`, (0, o.qr)(e, {
github: h,
harness_version: m
})];
for (let e of d) {
let i = (0, s.oR)("\n\n", [
...p,
(0, c.ss)(a, e, r),
...g
]).concat("\n");
if (n(i) < t) return i;
}
return (0, s.oR)("\n\n", [
l,
u,
f,
...g
]).concat("\n");
}
function headline({ document: { experiment: e }, suite: t, gate: n }) {
let { verdicts: r, comparisons: a } = e;
let o = a.map(({ answer: e }) => e);
let s = n.passed ? o.includes("worse") ? "🔴" : o.includes("better") ? "🟢" : "⚪" : "❌";
let c = r.map((e) => (0, i.p7)(e, 300));
return `${s} ${(0, i.p7)(t ?? "AgentBench", 100)}: ${c.join("; ")}`;
}
function figuresLine(e) {
let t = e.comparisons.map((e) => e.pairs);
let n = e.comparisons.reduce((e, { left_out: t }) => Math.max(e, t), 0);
let i = (0, l.pu)(e);
return [
`${[...new Set(t)].join(" and ")} of ${(0, r.U9)((0, l.uf)(e), "pair")} measured`,
...n === 0 ? [] : [`${n} left out without a verdict`],
...i === null ? [] : [i]
].join(" · ");
}
function reasonList({ gate: e, document: t, errors: n = [] }) {
let { interrupted: r, noise: i } = t.experiment;
let a = r === null ? [] : [`the experiment was ended early (${r})`];
let s = [
...(0, l.HX)(t.experiment),
...(0, l._q)(t.experiment),
...i
];
return (0, o.Al)([
...a,
...e.reasons,
...n,
...s,
...(0, u.h$)(t)
], 20);
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
}),
61710: ((e, t, n) => {
n.d(t, { J: () => copyTrialFiles });
var r = n(73024);
var i = n(51455);
var a = n(76760);
async function copyTrialFiles(e, t) {
await (0, i.cp)(e, t, {
recursive: !0,
mode: i.constants.COPYFILE_FICLONE,
filter(t) {
let n = a.relative(e, t);
if (n === "result.json" || /^attempt-/.test(n)) return !1;
let i = (0, r.lstatSync)(t);
return i.isFile() || i.isDirectory();
}
});
}
}),
66165: ((e, t, n) => {
n.d(t, { k: () => measurementOf });
function measurementOf({ instance_id: e, started_at: t, finished_at: n, stages: r }) {
return JSON.stringify([
e,
t,
n,
r
]);
}
}),
50939: ((e, t, n) => {
n.d(t, {
C2: () => changeOf,
zv: () => recordOf
});
var r = n(7844);
var i = n(59546);
var a = n(37040);
var o = n(61210);
var s = n(52322);
function recordOf({ arms: e, options: t, github: n, job: c, resolved: l, runs: u, seed: d, order: f, watch: p, startedAt: m }, h) {
let g = new Set(f.map(({ instanceId: e }) => e));
let _ = e.map((e, t) => {
let { ledger: n } = u[t];
let { record: r } = n;
let i = r.planned.filter(({ instance_id: e }) => g.has(e));
let c = (0, s.yW)(i);
let d = skillsOf(i);
return {
name: e.name,
control: t === 0,
...(0, a.h)({
agent: r.agent,
identity: r.identity
}, l[t].redactor),
sets: Object.keys(e.own),
planned: i.length,
measured: i.filter(o.aA).length,
stopped: i.filter(o.id).length,
...c === void 0 ? {} : { reused: c },
...d === void 0 ? {} : { skills: d },
cost_usd: n.cost(i)
};
});
let v = _.reduce((e, t) => e + t.stopped, 0);
let y = p.comparisons();
let { dataset: b } = l[0];
return {
schema: "agentbench/experiment/v1",
suite: t.suite ?? null,
dataset: {
name: b.name,
ref: b.ref,
digest: b.digest
},
measure: p.measure,
arms: _,
...c === void 0 ? {} : { job: c },
seed: d,
stop: t.stop,
alpha: i.ALPHA,
tolerance: t.tolerance,
trials: t.trials,
order: f.map(({ instanceId: e, trial: t, arms: n }) => ({
instance_id: e,
trial: t,
arms: n
})),
comparisons: y,
stopped: v === 0 ? null : {
pairs: p.pairs,
message: p.known() ?? "",
settled: (0, i.wasSettled)({
stopped: null,
comparisons: y
}),
trials: v,
cost_usd: (0, i.savedOf)(_)
},
interrupted: h?.interrupted ?? null,
started_at: m,
finished_at: h?.finishedAt ?? null,
harness_version: r.x,
github: n
};
}
function skillsOf(e) {
let t = e.flatMap(({ skill_opened: e }) => e === void 0 ? [] : [e]);
return t.length === 0 ? void 0 : {
trials: t.length,
opened: t.filter(Boolean).length
};
}
function changeOf(e) {
let { difference: t } = e;
if (t === null) return {
verdict: "not comparable",
difference: t,
reasons: [i.NO_PAIR]
};
return {
verdict: (0, i.verdictOnArm)(e),
difference: t
};
}
}),
52322: ((e, t, n) => {
n.d(t, {
KH: () => reusedText,
b0: () => Reuse,
yW: () => reusedOf
});
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(18253);
var c = n(61710);
var l = n(48242);
var u = n(66165);
var d = n(47705);
var f = n(64458);
var p = n(74705);
var m = n(61210);
var h = n(9271);
var g = n(41514);
let _ = [
"model-keys",
"model-endpoints",
"model-address"
];
class Reuse {
#e;
constructor(e) {
this.#e = e;
}
static async from(e, t) {
let { found: n, notes: r } = await (0, l.s)([e], "baseline");
for (let e of r) t(e);
let i = new Map();
for (let e of n) {
let n = await (0, d.readRun)(e, (e) => isWhole(e) ? e : null).catch(() => null);
if (n === null) t(`baseline: ${e} has a run.json that cannot be read; nothing of it is reused`);
else if (n.run.rescored_from === void 0) for (let t of n.results) {
if (t === null) continue;
let [r, a] = [(0, u.k)(t), {
result: t,
directory: e,
run: n.run
}];
let o = i.get(r);
(o === void 0 || filesOf(a) > filesOf(o)) && i.set(r, a);
}
}
if (n.length === 0) throw new o.yo(`baseline: there is no run in ${e} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (e, t) => Date.parse(t.result.started_at) - Date.parse(e.result.started_at);
return new Reuse([...i.values()].sort(newest));
}
async take(e, t, n) {
let r = new Map();
let isSame = (e) => {
r.has(e) || r.set(e, isSameMeasurement(e, t));
return r.get(e);
};
let o = new Map();
for (let t of e) {
let e = this.#e.findIndex(({ result: e, run: n }) => e.instance_id === t.instance.id && isSame(n));
if (e === -1) continue;
let { result: r, directory: s, run: l } = this.#e.splice(e, 1)[0];
let u = {
...r,
trial: t.trial,
reused: r.reused ?? {
started_at: r.started_at,
harness_version: r.harness_version,
run_started_at: l.started_at
}
};
n.makePlace(t.instance.id, t.trial);
let [d, p] = [(0, h.qQ)(r), (0, h.qQ)(u)];
await (0, c.J)(i.join(s, d), i.join(n.directory, p));
await n.writeResult(u);
o.set(t, {
result: u,
digest: (0, a.B)((0, f.P)(u))
});
}
return o;
}
}
function reusedOf(e) {
let t = e.flatMap(({ reused: e }) => e === void 0 ? [] : [e.started_at]).sort();
return t.length === 0 ? void 0 : {
trials: t.length,
oldest: t[0],
newest: t.at(-1)
};
}
function reusedText({ trials: e, oldest: t, newest: n }) {
let [r, i] = [t.slice(0, 10), n.slice(0, 10)];
return `${(0, s.U9)(e, "trial")} taken from baseline, measured ${r === i ? `on ${r}` : `from ${r} to ${i}`}`;
}
function filesOf({ result: e, directory: t }) {
return (0, r.readdirSync)(i.join(t, (0, h.qQ)(e))).length;
}
function isWhole(e) {
return (0, m.aA)(e) && !(0, p.W)(e);
}
function isSameMeasurement(e, t) {
let [n, r] = [e.options, t.options];
if (e.identity === void 0 || n === void 0 || r === void 0) return !1;
return (0, g.g6)(e, t).length === 0 && _.every((e) => (0, g.am)(e, n, r));
}
}),
34552: ((e, t, n) => {
n.d(t, {
J$: () => usageOfTrial,
T1: () => roundsOf,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
n$: () => endedBeforeAgent,
rY: () => costOfTrial,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(71826);
var i = n(89842);
var a = n(3934);
var o = n(97384);
let s = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function roundsOf(e) {
let { rounds: t = [] } = e;
return t.length === 0 ? [e] : t;
}
function usageOfTrial(e) {
let t = begunRounds(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => bounded((0, r.ER)(t.map((t) => t[e])));
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(s.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function begunRounds(e) {
let t = roundsOf(e);
let n = e.stages.filter(({ name: e }) => e === "agent").length;
return n > 0 && t.at(-1).agent.usage.source === null && n < t.length ? t.slice(0, -1) : t;
}
function endedBeforeAgent({ error: e, stages: t, agent: n }) {
return e !== null && n.usage.source === null && t.length > 0 && t.every(({ name: e }) => e !== "agent");
}
function costOfTrial(e) {
return endedBeforeAgent(e) ? 0 : usageOfTrial(e).cost_usd;
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, o.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
unmetered_requests: sum("unmetered_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = begunRounds(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, o.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(a.S.map((e) => [e, sum(e)]));
}
function judgeUsageOfTrial(e) {
return judgeUsageOf([
...roundsOf(e).map(({ evaluation: e }) => e?.kind === "test_plan" ? e.judge : null),
e.explained,
e.not_explained
].filter((e) => e != null));
}
function judgeUsageOf(e) {
if (e.length === 0) return null;
let sum = (t) => bounded((0, r.Ij)(e.map(t)));
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: bounded((0, i.Qd)(e)),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
function bounded(e) {
return e === null ? null : (0, o.Tu)(e);
}
})
};
