export const id = 3585;
export const ids = [3585];
export const modules = {
23585: ((e, t, n) => {
n.r(t);
n.d(t, {
baselineDurations: () => baselineDurations,
downloadEarlierResults: () => downloadEarlierResults,
findBaseline: () => findBaseline,
searchOfRun: () => searchOfRun
});
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(12582);
var s = n(24492);
var c = n(4472);
var l = n(81351);
var u = n(88328);
var d = n(40273);
var f = n(96730);
let p = ["push", "schedule"];
async function findBaselineRun(e, t, n = async () => !0) {
let { owner: r, repo: i, headSha: a, mergeBase: o, artifactPrefix: s, currentRunId: c } = t;
let l = new Set([c]);
let u = t.onlyEarlier === !0 || a === o;
let isEligible = ({ id: e }) => !l.has(e) && (e < c || !u);
let attempt = async (t) => {
for (let a of t.filter(isEligible).slice(0, 100)) {
l.add(a.id);
let t = await (0, d.tE)(e, {
owner: r,
repo: i,
runId: a.id
}, s);
if (t.length === 0) continue;
let o = {
runId: a.id,
commit: a.head_sha,
finishedAt: a.updated_at,
url: a.html_url,
artifacts: t
};
if (await n(o)) return o;
}
return null;
};
return (o === null ? null : await attempt(await listRuns(e, t, [{ head_sha: o }]))) ?? await attempt(await listRuns(e, t, p.map((e) => ({ event: e }))));
}
async function workflowOf(e, { owner: t, repo: n, runId: r }) {
try {
let { data: i } = await (0, f.IW)("actions: read", () => e.rest.actions.getWorkflowRun({
owner: t,
repo: n,
run_id: r,
exclude_pull_requests: !0
}));
return i.workflow_id;
} catch (e) {
if ((0, f.c2)(e) !== 404) throw e;
throw new a.yo(`github-token: with it, the server shows no workflow run ${r} of ${t}/${n} (HTTP 404): has it access to this repository?`);
}
}
async function mergeBaseOf(e, { owner: t, repo: n }, r, i) {
try {
let a = `${r}...${i}`;
let { data: o } = await (0, f.IW)("contents: read", () => e.rest.repos.compareCommitsWithBasehead({
owner: t,
repo: n,
basehead: a,
per_page: 1
}));
return o.merge_base_commit?.sha ?? null;
} catch (e) {
if ((0, f.c2)(e) === 404) return null;
throw e;
}
}
async function listRuns(e, t, n) {
let { owner: r, repo: a, workflow: o, baseBranch: s } = t;
let c = n.map((n) => {
let [c, l] = [0, 0];
let u = {
owner: r,
repo: a,
workflow_id: typeof o == "string" ? i.posix.basename(o) : o,
branch: s,
status: "completed",
exclude_pull_requests: !0,
per_page: 100,
...n
};
return (0, f.IW)("actions: read", () => e.paginate(e.rest.actions.listWorkflowRuns, u, (e, n) => {
let r = e.data.filter((e) => couldBeBaseline(e, t));
c += 1;
l += r.length;
(c >= 5 || l >= 100) && n();
return r;
}));
});
return (await Promise.all(c)).flat().sort((e, t) => t.id - e.id);
}
function couldBeBaseline(e, { owner: t, repo: n, baseBranch: r }) {
return p.includes(e.event) && e.head_branch === r && e.status === "completed" && (e.conclusion === "success" || e.conclusion === "failure") && e.head_repository?.full_name.toLowerCase() === `${t}/${n}`.toLowerCase();
}
var m = n(69999);
var h = n(37936);
var g = n(63115);
var _ = n(80418);
var v = n(14173);
var y = n(90269);
var b = n(8836);
function searchOfRun(e) {
let { "job-total": t, shard: n } = e.options;
return {
...e,
alone: t === "1" && n === void 0
};
}
async function findBaseline(e) {
return (0, h.resolveBaseline)(e.options.baseline, () => newestReport(e));
}
async function baselineDurations(e) {
try {
return await fromArtifacts({
...e,
onlyEarlier: !0
}, (e, { directories: [t] }) => (0, m.readDurations)(t));
} catch (e) {
return {
durations: null,
notes: [`baseline: the jobs get equal counts, since there are no durations: ${(0, a.bD)(e)}`]
};
}
}
async function newestReport(e) {
try {
return await fromArtifacts(e, async ({ commit: e, finishedAt: t, url: n }, { runs: r }) => ({
suite: (0, g.rV)(r, null),
origin: {
kind: "artifact",
commit: e,
finishedAt: t,
url: n
}
}));
} catch (e) {
v.lm(`There is no baseline to compare with: ${(0, a.bD)(e)}`);
return null;
}
}
async function downloadEarlierResults(e, t) {
let n = (0, y.XS)(e.options);
try {
await downloadNewest(e, t, {
prefix: n,
of: (e) => [e.filter(({ name: e }) => !(0, y.PS)(e, n))],
what: "results",
limits: {
...s.S4,
logs: (0, s.wT)()
}
});
return !0;
} catch (e) {
v.lm(`There are no earlier results to reuse, so all trials are measured: ${(0, a.bD)(e)}`);
return !1;
}
}
async function fromArtifacts(e, t) {
let { options: n, alone: r = !1 } = e;
let i = (0, y.XS)(n);
return (0, b.b)(async (n) => {
let { run: a, downloaded: o } = await downloadNewest(e, n, {
prefix: i,
of(e) {
let t = e.filter(({ name: e }) => (0, y.PS)(e, i));
if (t.length > 0) return t.map((e) => [e]).reverse();
return r ? [e] : [];
},
what: r ? "a report, or results of one job" : "a report"
});
return t(a, o);
});
}
async function downloadNewest({ options: e, place: t, bases: n, onlyEarlier: a = !1 }, d, { prefix: f, of: p, what: m, limits: h }) {
let { "github-token": g } = e;
let v = t?.pull_request ?? null;
if (t === null || n === null && v === null) throw Error("this run belongs to no branch");
if (g === void 0) throw Error("github-token is empty");
return (0, c.Mm)("GitHub", async () => {
let c = (0, o.$)(g);
let b = (0, u._)(t.repository);
let x = {
...b,
runId: Number(t.run_id)
};
let S = await workflowOf(c, x);
let C = n ?? await (0, l.x)(c, b, v);
let w = v === null && t.ref === `refs/heads/${C.baseBranch}`;
let T = {
...b,
workflow: S,
baseBranch: C.baseBranch,
headSha: C.headSha,
mergeBase: await mergeBaseOf(c, x, C.baseBranch, C.headSha),
artifactPrefix: f,
currentRunId: x.runId,
onlyEarlier: a || w
};
let E = {
runs: [],
directories: []
};
let D = [];
let O = 0;
let k = await findBaselineRun(c, T, async ({ artifacts: t }) => {
for (let n of p(t)) {
let t = (0, y.uq)(n.map(({ name: e }) => e));
if (m !== "results" && t > 1 && O >= 10) continue;
let a = await (0, y.ky)(n, d, e.suite, (e, t) => (0, s.cU)(c, x, e, t, h));
D.push(...a.notes);
let o = a.jobs === 1 && a.runs.every((e) => (0, _.cr)(e.directory) === null);
let l = a.runs.filter(({ run: e }) => (o || m === "results") && e.totals.passed + e.totals.failed > 0);
E = {
runs: l,
directories: n.map(({ id: e }) => i.join(d, String(e)))
};
if (l.length > 0) return !0;
t > 1 && (O += 1);
for (let e of E.directories) await (0, r.rm)(e, {
recursive: !0,
force: !0
});
}
return !1;
});
if (k !== null) return {
run: k,
downloaded: E
};
let A = D.length > 0 ? ` (${D.slice(0, 3).join("; ")})` : "";
throw Error(`no push or scheduled run of this workflow on ${C.baseBranch} has uploaded ${m}${A}`);
});
}
}),
12582: ((e, t, n) => {
n.d(t, { $: () => githubClient });
(0, n(6830).l)(process.env);
var r = n(61351);
var i = n(48282);
var a = n(49735);
var o = n(86856);
var s = n(18686);
var c = n(22495);
var l = n(4472);
let u = [
400,
401,
403,
404,
409,
410,
422,
429,
451
];
function githubClient(e) {
let wait = (e, t, n, r) => e <= 60 && r < 2;
let t = (0, r.Q)(e, {
request: { fetch: limitedFetch((0, l.Fv)()) },
throttle: {
onRateLimit: wait,
onSecondaryRateLimit: wait
},
retry: { doNotRetry: u }
}, a.L, o.A);
t.hook.error("request", (e) => {
throw explainFault(e);
});
return t;
}
function limitedFetch(e) {
let t = i.NT.request?.fetch;
return async (n, r = {}) => {
let i = new AbortController();
let expire = (e, t) => setTimeout(() => i.abort(t(e)), e).unref();
let late = (t) => e.late(t, !1);
let a = expire(e.allowed(sizeOf(r.body)), late);
let o = [
i.signal,
e.signal,
r.signal
].filter((e) => e instanceof AbortSignal);
try {
let i = await t(n, {
...r,
signal: AbortSignal.any(o)
});
let { status: s, url: c, headers: l, body: u } = i;
clearTimeout(a);
let d = l.get("content-length");
let f = e.allowed(d);
if (u !== null && !isText(l)) {
e.answered(s, c);
d !== null && expire(f, () => e.fault(f));
return i;
}
a = expire(f, late);
let p = u === null ? null : await i.arrayBuffer();
e.answered(s, c);
return Object.defineProperty(new Response(p, i), "url", { value: c });
} finally {
clearTimeout(a);
}
};
}
function sizeOf(e) {
return typeof e == "string" ? Buffer.byteLength(e) : 0;
}
function isText(e) {
return /^(application\/(.+\+)?json|text\/.*)\b/.test(e.get("content-type") ?? "");
}
function explainFault(e) {
if (!(e instanceof Error) || !("status" in e)) return e;
let { response: t, status: n } = e;
if (t === void 0) {
let t = (0, l.ev)(e);
let n = t === null ? `could not be reached: ${shortFault(deepestMessage(e))}` : t;
return Error(`GitHub ${n}`, { cause: e });
}
e.message = typeof t.data == "string" && /^\s*</.test(t.data) ? `GitHub answered ${n} with a page instead of JSON` : shortFault(e.message);
return e;
}
function deepestMessage(e) {
return e.cause instanceof Error ? deepestMessage(e.cause) : e.message;
}
function shortFault(e) {
return (0, s.v)((0, c.pj)(e), 300);
}
}),
81351: ((e, t, n) => {
n.d(t, {
X: () => pullRequestOfRun,
x: () => basesOfPull
});
var r = n(45145);
var i = n(96730);
var a = n(88328);
async function pullRequestOfRun(e, t) {
let none = (e) => ({
pull: null,
why: e
});
let { head_sha: n, head_branch: r, head_repository: i } = t.workflow_run ?? {};
let a = t.repository?.full_name;
let o = i?.full_name;
if (typeof n != "string" || !/^[0-9a-f]{40,64}$/.test(n) || !isRepository(a)) return none("this is not a workflow_run event");
if (!isRepository(o)) return none(`the repository that ${n} came from is gone`);
let s = await pullsOfCommit(e, o, n, a);
if (s === null) return none(`${o} or its commit ${n} cannot be read with this token`);
let c = s.filter((e) => e.state === "open" && e.head.sha === n && isSame(e.base.repo?.full_name, a) && isSame(e.head.repo?.full_name, o));
let l = c.length > 1 ? c.filter((e) => e.head.ref === r) : c;
let [u] = l;
if (u === void 0) return none(`no open pull request has ${n} of ${o} as its head: closed since, or newer commits came`);
if (l.length > 1) return none(`several open pull requests have ${n} of ${o} as their head: ${l.map(({ number: e }) => `#${e}`).join(", ")}`);
return {
pull: {
number: u.number,
baseBranch: u.base.ref,
headSha: n
},
why: null
};
}
async function basesOfPull(e, t, n) {
let { data: r } = await (0, i.IW)("pull-requests: read", () => e.rest.pulls.get({
...t,
pull_number: n
}));
return {
baseBranch: r.base.ref,
headSha: r.head.sha
};
}
async function pullsOfCommit(e, t, n, o) {
try {
return await (0, i.IW)("pull-requests: read", () => e.paginate(e.rest.repos.listPullRequestsAssociatedWithCommit, {
...(0, a._)(t),
commit_sha: n,
per_page: 100
}));
} catch (e) {
let n = e instanceof r.yo ? e.cause : e;
if ((0, i.GZ)(n) && !isSame(t, o)) return null;
if ([404, 422].includes((0, i.c2)(n) ?? 0)) return null;
throw e;
}
}
function isRepository(e) {
return typeof e == "string" && /^[\w.-]+\/[\w.-]+$/.test(e);
}
function isSame(e, t) {
return e?.toLowerCase() === t.toLowerCase();
}
}),
88328: ((e, t, n) => {
n.d(t, { _: () => repositoryOf });
function repositoryOf(e) {
let [t = "", n = ""] = e.split("/");
return {
owner: t,
repo: n
};
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
})
};
