export const id = 7684;
export const ids = [
7684,
9995,
7705,
9546
];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
59254: ((e, t, n) => {
n.d(t, {
c$: () => tellingLine,
tW: () => sameLine,
zP: () => a
});
var r = n(63144);
var i = n(22495);
let a = 300;
let o = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let s = [
/^setup (failed|successful)[.!]?$/i,
/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
/^File ".*", line \d+/,
/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
/^at .*\(.*\)$/,
/^(Traceback|The above exception|During handling of)\b/,
/^make(\[\d+\])?: /,
/^npm (notice|warn)\b/i,
/^Node\.js v\d/,
/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
/^!{2,} (Interrupted: \d+ errors? during collection|stopping after \d+ failures?) !{2,}$/,
/^ERROR \S+\.py$/,
/^\d+ (failed|passed|skipped|errors?)\b.* in \d+\.\d+s\b/,
/^FAILED \((failures|errors)=\d+/,
/^FAIL( \S+ (\d+\.\d+s|\[[a-z ]+\]))?$/,
/^(Test (Suites|Files)|Tests):? \d+ /,
/^\S+: FAIL code \d+ \(|^evaluation failed :\(/,
/^(test result: FAILED|error: test failed, to rerun)\b/,
/^\[ERROR\] (-> \[Help|\[Help|To see the full|Re-run Maven|For more information)/,
/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
];
let c = /^npm (?:err!|error)(?: |$)/i;
let l = [
/^(a complete log|for a full report|code \w+$|errno |clean install a project$)/i,
/^(command failed|lifecycle script .* failed with error:|test failed\. see above for more details\.)$/i,
/-debug(-\d+)?\.log$|-report\.txt\b/,
/^(while resolving|found|conflicting peer dependency): |^could not resolve dependency:$|^node_modules\//i,
/^((peer|peerOptional|dev|optional|bundled) )?\S+@".*" from |^\d+ more \(/
];
let u = /^usage:/i;
let d = /^run "npm help/i;
let f = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|can only|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let p = /\bFAIL\b/;
let m = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(e, { faultsOnly: t = !1 } = {}) {
let n = [];
let r = !1;
for (let t of e.replace(/^[^{\n][^"\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let e = recordIn(t);
let a = (0, i.h0)(e === null ? t : faultIn(e), 300).replace(o, "");
let f = a.replace(c, "");
let p = f !== a;
r = p && (r || d.test(f)) && !u.test(f);
let m = p ? [u, ...l] : s;
!r && /\p{L}{2}/u.test(f) && !m.some((e) => e.test(f)) && n.push(a);
if (n.length === 20) break;
}
return n.find((e) => namesFault(e.replace(c, ""))) ?? (t ? null : n[0] ?? null);
}
function namesFault(e) {
return (f.test(e) || p.test(e)) && !m.test(e);
}
function recordIn(e) {
if (!/^\s*\{.*\}\s*$/.test(e) || e.length > 65536) return null;
let t = (0, r.Xy)((0, r.U4)(e));
return typeof t?.type == "string" ? t : null;
}
function faultIn({ type: e, is_error: t, result: n, error: r, data: i }) {
if (t === !0 && typeof n == "string") return n;
return messageIn(r ?? (/error$/i.test(String(e)) ? i : null), 6);
}
function messageIn(e, t) {
if (typeof e == "string") {
let n = t > 0 ? (0, r.U4)(e) : null;
return typeof n == "object" && n ? messageIn(n, t - 1) : e;
}
if (typeof e != "object" || !e || t === 0) return "";
let { message: n, error: i, data: a, name: o } = e;
return messageIn(n ?? i ?? a ?? o, t - 1);
}
function sameLine(e) {
return e.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
53828: ((e, t, n) => {
n.d(t, { Q: () => comparisonParts });
var r = n(59344);
function comparisonParts(e) {
return (0, r.lx)({
...e,
instances: []
}, ["instances"], e.instances, (e) => e);
}
}),
25217: ((e, t, n) => {
n.d(t, { q: () => writeComparisonFiles });
var r = n(2799);
var i = n(37012);
var a = n(64515);
var o = n(48685);
var s = n(39182);
let c = [
"planned",
"passed",
"failed",
"error",
"not_run",
"success_rate",
"score",
"score_expected",
"coverage"
];
let l = [
"cost_usd",
"cost_known",
"cost_unknown",
"input_tokens",
"output_tokens",
"tokens_known",
"tokens_per_trial",
"steps",
"steps_known",
"steps_per_trial",
"requests",
"failed_requests",
"throttled_requests",
"requests_known",
"waiting_share"
];
let u = [
["rank", ({ rank: e }) => e],
["run", ({ name: e }) => e],
["agent", ({ agent: e }) => e.name],
["model", ({ agent: e }) => e.model],
["dataset", ({ dataset: e }) => e.name],
["mode", ({ settings: e }) => e.mode],
["figure", ({ figure: e }) => e],
["figure_low", ({ interval: e }) => e?.low ?? null],
["figure_high", ({ interval: e }) => e?.high ?? null],
["level_with_best", ({ level_with_best: e }) => e],
...c.map((e) => [e, ({ totals: t }) => t[e]]),
...l.map((e) => [e, ({ usage: t }) => t[e]]),
["cost_per_trial_usd", (e) => e.cost_per_trial_usd],
["cost_per_passed_usd", (e) => e.cost_per_passed_usd],
["on_frontier", ({ on_frontier: e }) => e],
["agent_ms_per_trial", (e) => e.agent_ms_per_trial],
["flaky", ({ flaky: e }) => e.length],
...o.hE.map((e) => [`cause:${e}`, ({ causes: t }) => t.find(({ cause: t }) => t === e)?.trials ?? 0])
];
let d = [
["projects", ({ test_points: e }) => e?.projects ?? null],
["projects_scored", ({ test_points: e }) => e?.projects_scored ?? null],
["dev", ({ test_points: e }) => e?.rounds?.dev ?? null],
["debug", ({ test_points: e }) => e?.rounds?.debug ?? null]
];
function leaderboardCsv(e) {
let t = (0, s.pl)(e).flatMap((t) => [
[`figure:${t}`, (n) => (0, s.q6)(n, t, e)],
[`tokens_per_trial:${t}`, ({ by_type: e }) => (0, i._)(e, t)?.usage.tokens_per_trial ?? null],
[`steps_per_trial:${t}`, ({ by_type: e }) => (0, i._)(e, t)?.usage.steps_per_trial ?? null]
]);
let n = e.runs.some(({ settings: e }) => e.mode !== null) ? d : [];
return (0, a.D)([
...u,
...n,
...t
], (0, s.O5)(e));
}
function pairwiseCsv({ runs: e, pairs: t }) {
return (0, a.D)([
["a", ({ a: t }) => e[t].name],
["b", ({ b: t }) => e[t].name],
["verdict", ({ verdict: e }) => e],
["b_minus_a", ({ difference: e }) => e],
["low", ({ interval: e }) => e?.low ?? null],
["high", ({ interval: e }) => e?.high ?? null],
["p", ({ p: e }) => e],
["p_adjusted", ({ p_adjusted: e }) => e],
["method", ({ method: e }) => e],
["pairs", ({ pairs: e }) => e],
["left_out", ({ left_out: e }) => e],
["a_better", ({ a_better: e }) => e],
["b_better", ({ b_better: e }) => e],
["reasons", ({ reasons: e }) => e.join("; ")]
], t);
}
function passAtKCsv(e) {
let t = (0, s.O5)(e).flatMap((e) => e.at_k.map((t) => ({
run: e,
at: t
})));
return (0, a.D)([
["run", ({ run: e }) => e.name],
["k", ({ at: e }) => e.k],
["pass_at_k", ({ at: e }) => e.pass_at_k],
["pass_at_k_low", ({ at: e }) => e.pass_at_k_interval?.low ?? null],
["pass_at_k_high", ({ at: e }) => e.pass_at_k_interval?.high ?? null],
["pass_hat_k", ({ at: e }) => e.pass_hat_k],
["pass_hat_k_low", ({ at: e }) => e.pass_hat_k_interval?.low ?? null],
["pass_hat_k_high", ({ at: e }) => e.pass_hat_k_interval?.high ?? null],
["instances", ({ at: e }) => e.instances],
["left_out", ({ at: e }) => e.left_out]
], t);
}
function* matrixCsv({ runs: e, instances: t, measure: n }) {
yield* (0, a.H)([[
"instance_id",
"task_type",
"in_all",
...e.map(({ name: e }) => e)
]]);
for (let { instance_id: e, task_type: r, in_all: i, runs: o } of t) {
let t = o.map((e) => (0, s.wF)(e, n));
yield* (0, a.H)([[
e,
r,
i,
...t
]]);
}
}
var f = n(53828);
var p = n(18253);
var m = n(45714);
var h = n(15127);
let g = "$^{\\ast}$";
function leaderboardTex(e) {
let t = (0, s.O5)(e);
let n = t.some(({ at_k: e }) => e.length > 1);
let r = t.reduce((e, { at_k: t }) => Math.max(e, t.length), 0);
let i = [
[
"r",
"",
({ rank: e }) => e === null ? "--" : String(e)
],
[
"l",
"Run",
({ name: e, rank: t }) => t === 1 ? `\\textbf{${(0, h.I)(e)}}` : (0, h.I)(e)
],
[
"r",
e.measure === "score" ? "Score (\\%)" : "Success rate (\\%)",
figureOf
],
[
"l",
"95\\,\\% interval",
({ interval: e }) => e === null ? "" : (0, p.oI)(e, m.uM)
]
];
if (n) {
i.push([
"r",
`pass@${r} (\\%)`,
({ at_k: e }) => (0, m.uM)(e[r - 1]?.pass_at_k ?? null)
]);
i.push([
"r",
`pass\\textasciicircum{}${r} (\\%)`,
({ at_k: e }) => (0, m.uM)(e[r - 1]?.pass_hat_k ?? null)
]);
}
if (t.some(({ test_points: e }) => e?.rounds != null)) {
i.push([
"r",
"DEV (\\%)",
({ test_points: e }) => (0, m.uM)(e?.rounds?.dev ?? null)
]);
i.push([
"r",
"DEBUG (\\%)",
({ test_points: e }) => (0, m.uM)(e?.rounds?.debug ?? null)
]);
}
for (let t of (0, s.pl)(e).slice(0, 8)) i.push([
"r",
`${(0, h.I)(t, 40)} (\\%)`,
(n) => (0, m.uM)((0, s.q6)(n, t, e))
]);
t.some(({ usage: e }) => e.tokens_per_trial !== null) && i.push([
"r",
"Tokens",
(e) => `${(0, m.vj)(e.usage.tokens_per_trial, 0)}${starOf(e, "tokens")}`
]);
t.some(({ usage: e }) => e.steps_per_trial !== null) && i.push([
"r",
"Steps",
(e) => `${(0, m.vj)(e.usage.steps_per_trial, 1)}${starOf(e, "steps")}`
]);
t.some(({ usage: e }) => e.cost_usd !== null) && i.push([
"r",
"Cost (USD)",
costOf
]);
i.push([
"r",
"Time",
({ agent_ms_per_trial: e }) => e === null ? "--" : (0, p.a3)(e).replaceAll(" ", "\\,")
]);
let a = [t.some(isMarked) ? `$^{\\dagger}$ ${(0, s.s2)(e, " at the 5\\,\\% level, $p$ adjusted by Holm's method")}.` : "", t.some((e) => isPartly(e) || `${starOf(e, "tokens")}${starOf(e, "steps")}` != "") ? `${g} not known for every trial.` : ""];
return (0, m.gS)(i, t, `${(0, h.I)((0, s.z8)(e))}; tokens, steps, cost and time are the agent's, means of a trial`, a);
}
function pairwiseTex(e) {
let t = (0, s.jD)(e);
return (0, m.gS)([
[
"l",
"Run",
({ better: e }) => (0, h.I)(e.name)
],
[
"l",
"Other",
({ other: e }) => (0, h.I)(e.name)
],
[
"r",
"Difference (points)",
({ difference: e }) => signed(e)
],
[
"l",
"$p$ (Holm)",
({ pair: e }) => pValue(e.p_adjusted)
],
[
"l",
"",
({ pair: { verdict: e } }) => e.endsWith("is better") ? "better" : e
]
], t, (0, h.I)((0, s.z8)(e)), []);
}
function pValue(e) {
return e === null ? "--" : e < .001 ? "$<0.001$" : (0, p.MA)(e);
}
function signed(e) {
return e === null ? "--" : (0, p.WR)(e).replace("−", "$-$").replace("+", "$+$");
}
function isMarked({ rank: e, level_with_best: t }) {
return e !== 1 && t;
}
function starOf({ usage: e, totals: t }, n) {
return e[`${n}_per_trial`] !== null && (0, p.mt)(e[`${n}_known`], t) ? g : "";
}
function isPartly({ cost_per_trial_usd: e, usage: t }) {
return e !== null && t.cost_unknown > 0;
}
function figureOf(e) {
let t = (0, m.uM)(e.figure);
return isMarked(e) ? `${t}$^{\\dagger}$` : e.rank === 1 ? `\\textbf{${t}}` : t;
}
function costOf(e) {
let { cost_per_trial_usd: t } = e;
if (t === null) return "--";
return `${(0, p.LT)(t)}${isPartly(e) ? g : ""}`;
}
let _ = [
["comparison.json", f.Q],
["leaderboard.csv", leaderboardCsv],
["matrix.csv", matrixCsv],
["pairwise.csv", pairwiseCsv],
["pass-at-k.csv", passAtKCsv],
["leaderboard.tex", (e) => [leaderboardTex(e)]],
["pairwise.tex", (e) => [pairwiseTex(e)]]
];
function writeComparisonFiles(e, t, n) {
return (0, r.h)(e, "comparison", [["summary.md", () => [n]], ..._.map(([e, n]) => [e, () => n(t)])]);
}
}),
48679: ((e, t, n) => {
n.d(t, { Y: () => renderComparisonSummary });
var r = n(18253);
var i = n(37012);
var a = n(49638);
var o = n(32432);
var s = n(22495);
var c = n(6611);
var l = n(10512);
var u = n(23279);
var d = n(58937);
var f = n(7759);
var p = n(39182);
let m = [
{
pairs: 300,
instances: 300
},
{
pairs: 100,
instances: 100
},
{
pairs: 50,
instances: 30
},
{
pairs: 10,
instances: 10
},
{
pairs: 0,
instances: 0
}
];
function renderComparisonSummary(e) {
return renderComparison(e, l.Jt, (e) => Buffer.byteLength(e));
}
function renderComparison(e, t, n) {
let r = `## ${e.runs.length} runs by ${e.measure}: ${(0, p.z8)(e)}`;
let i = [
r,
(0, f.PD)(e),
leaderboard(e),
causeList(e),
(0, u.Al)((0, p.h$)(e), 20)
];
for (let { pairs: r, instances: a } of m) {
let o = [
pairTable(e, r),
curveTable(e),
typesTable(e),
matrix(e, a)
];
let s = (0, d.oR)("\n\n", [...i, ...o]).concat("\n");
if (n(s) < t) return s;
}
return `${r}\n`;
}
function leaderboard(e) {
let t = (0, p.O5)(e);
let n = t.some(({ usage: e }) => e.cost_usd !== null);
let i = t.some(({ usage: e }) => e.requests !== null);
let a = t.some(({ test_points: e }) => e?.rounds != null);
let c = t.some(({ totals: e }) => e.error + e.not_run > 0);
let l = t.map((e) => {
let t = (0, s.p7)(e.name, 100);
let o = e.level_with_best && e.rank !== 1 ? " †" : "";
let l = [e.rank === null ? "–" : String(e.rank), e.rank === 1 ? `**${t}**` : `${t}${o}`];
let u = n ? [`${(0, p.rs)(e)}${e.on_frontier ? " ◆" : ""}`] : [];
let d = e.agent_ms_per_trial === null ? "–" : (0, r.a3)(e.agent_ms_per_trial);
let { error: f, not_run: m } = e.totals;
let h = c ? [String(f + m)] : [];
let { rounds: g } = e.test_points ?? { rounds: null };
let _ = i ? [requestsOf(e)] : [];
let v = a ? [g === null ? "–" : `${(0, p.TS)(g.dev)} → ${(0, p.TS)(g.debug)}`] : [];
return [
...l,
(0, p.TS)(e.figure),
(0, p.Ln)(e.interval) || "–",
...v,
...u,
d,
..._,
...h
].map(unbroken);
});
let u = [
["#", "right"],
["Run"],
[(0, r.dJ)((0, p.KF)(e)), "right"],
["95% interval"],
...a ? [["DEV → DEBUG"]] : [],
...n ? [["Cost", "right"]] : [],
["Time", "right"],
...i ? [["Requests", "right"]] : [],
...c ? [["Not measured", "right"]] : []
];
let f = [
t.some(({ rank: e, level_with_best: t }) => t && e !== 1) ? `† ${(0, p.s2)(e)}` : "",
`${n ? "cost and time" : "time"}: the agent's, mean of a trial`,
t.some((e) => `${(0, p.rs)(e)}${requestsOf(e)}`.includes("~")) ? "~ not known for every trial" : "",
n && t.some(({ on_frontier: e }) => e) ? "◆ cost frontier: no run is as good at a lower cost" : "",
i ? "requests: to models, mean of a trial; waiting: share of the agent's time" : "",
t.some(({ usage: e }) => e.throttled_requests) ? "throttled: the sum over all trials" : ""
];
return `${(0, o.Q)(u, l)}\n\n<sub>${(0, d.oR)(" · ", f)}</sub>`;
}
function causeList(e) {
if (e.runs.every(({ causes: e }) => e.length === 0)) return "";
return `**Why trials did not pass**\n\n${(0, p.O5)(e).flatMap(({ name: e, causes: t, causes_unknown: n }) => {
let r = (0, c.rj)(t, n);
return r === "" ? [] : [`- ${(0, s.p7)(e, 100)}: ${r}`];
}).join("\n")}`;
}
function requestsOf({ usage: e, totals: t }) {
let { requests: n, requests_known: i, waiting_share: a, throttled_requests: o } = e;
if (n === null || i === 0) return "–";
return (0, d.oR)(", ", [
(0, r.lx)((0, r.zD)(n / i, 1), i, t),
a === null ? "" : `${(0, r.KN)(a, 0)} waiting`,
o ? `${(0, r.zD)(o)} throttled` : ""
]);
}
function pairTable(e, t) {
if (t === 0) return "";
let n = (0, p.jD)(e);
let i = n.slice(0, t).map(({ better: e, other: t, difference: n, interval: i, pair: a }) => {
let [o, c] = [(0, s.p7)(e.name, 100), (0, s.p7)(t.name, 100)];
let { verdict: l, p_adjusted: u, reasons: d, pairs: f, left_out: p, method: m } = a;
let h = m === null ? "–" : String(f);
return [
o,
l.endsWith("is better") ? "🟢 better than" : l === "not comparable" ? "⚪ not comparable" : `⚪ ${l} of`,
c,
n === null ? "–" : (0, r.WR)(n),
i === null ? "–" : (0, r.oI)(i, r.WR),
u === null ? "–" : (0, r.MA)(u),
p === 0 ? h : `${h}, ${p} left out`
].map(unbroken).concat((0, s.p7)(d.join("; "), 200));
});
let a = [
["Run"],
[""],
["Other"],
["Points", "right"],
["95% interval"],
[n.filter(({ pair: e }) => e.p !== null).length > 1 ? "p (Holm)" : "p", "right"],
["Instances", "right"],
[""]
];
let c = i.some((e) => e.at(-1) !== "") ? a.length : a.length - 1;
let l = i.map((e) => e.slice(0, c));
return `**Every pair**\n\n${(0, o.Q)(a.slice(0, c), [...l, ...(0, o.i)(n.length - i.length)])}`;
}
function curveTable(e) {
let t = (0, p.O5)(e);
let n = t.reduce((e, { at_k: t }) => Math.max(e, t.length), 0);
if (n < 2) return "";
let r = someOf(n);
let i = t.map(({ name: e, at_k: t, flaky: n }) => [
(0, s.p7)(e, 100),
...r.map((e) => (0, p.TS)(t[e - 1]?.pass_at_k ?? null)),
...r.slice(1).map((e) => (0, p.TS)(t[e - 1]?.pass_hat_k ?? null)),
String(n.length)
]);
let a = [
"Run",
...r.map((e) => `pass@${e}`),
...r.slice(1).map((e) => `pass^${e}`),
"Flaky instances"
].map((e, t) => t === 0 ? [e] : [(0, s.p7)(e), "right"]);
let c = ["pass@k: at least one of k trials passes; pass^k: all of them do", (0, p.Zw)(e)];
return `**Several trials**\n\n${(0, o.Q)(a, i)}\n\n<sub>${(0, d.oR)(" · ", c)}</sub>`;
}
function typesTable(e) {
let t = (0, p.pl)(e);
if (t.length === 0) return "";
let n = (0, p.O5)(e).slice(0, 12);
let r = t.map((t) => [(0, s.p7)(t, 60), ...n.map((n) => {
let r = (0, i._)(n.by_type, t);
let a = r === void 0 ? "" : (0, p.tx)(r);
return [(0, p.TS)((0, p.q6)(n, t, e)), ...a === "" ? [] : [a]].map(unbroken).join("<br>");
})]);
let a = [["Type"], ...n.map(({ name: e }) => [(0, s.p7)(e, 40), "right"])];
let c = n.flatMap(({ by_type: e }) => Object.values(e).map(p.tx)).join("");
let l = c.includes("~") ? " · ~ not known for every trial" : "";
let u = c === "" ? "" : `\n\n<sub>tokens and steps: mean of a trial${l}</sub>`;
return `**By type**\n\n${(0, o.Q)(a, r)}${u}`;
}
function someOf(e) {
let t = [
1,
2,
3,
4
];
for (let n = 8; n < e; n *= 2) t.push(n);
return [...new Set([...t.filter((t) => t < e), e])];
}
function matrix(e, t) {
if (t === 0) return "";
let { measure: n } = e;
let r = (0, p.O5)(e).slice(0, 12);
let i = r.map((t) => e.runs.indexOf(t));
let c = e.instances.map((e) => ({
instance: e,
spread: e.in_all ? spreadOf(e, n) : 0
})).filter(({ spread: e }) => e > a.f).sort((e, t) => t.spread - e.spread);
if (c.length === 0) return "";
let l = c.slice(0, t).map(({ instance: e }) => [(0, s.xc)(e.instance_id), ...i.map((t) => (0, p.Ie)(e.runs[t], n))]);
let u = c.length - l.length;
let d = [["Instance"], ...r.map(({ name: e }) => [(0, s.p7)(e, 40), "centre"])];
let f = e.runs.length - r.length === 0 ? "" : ` (the first ${r.length} of ${e.runs.length} runs)`;
return `<details><summary>${`Instances on which the runs differ: ${c.length} of ${e.instances.filter(({ in_all: e }) => e).length}${f}`}</summary>\n\n${(0, o.Q)(d, [...l, ...(0, o.i)(u)])}\n\n</details>`;
}
function spreadOf({ runs: e }, t) {
let n = e.flatMap((e) => (0, p.wF)(e, t) ?? []);
return Math.max(...n) - Math.min(...n);
}
function unbroken(e) {
return e.length > 30 ? e : e.replaceAll(" ", "&nbsp;");
}
}),
75096: ((e, t, n) => {
n.d(t, { I: () => keepInDirectory });
var r = n(51455);
var i = n(76760);
var a = n(30238);
var o = n(45145);
var s = n(34654);
var c = n(45503);
var l = n(12478);
async function keepInDirectory(e, t) {
let n = i.join(e, l.CX);
let o = readHistory(n);
let c = t(o);
if (c.files === null) return c;
(0, s.O)(e);
let u = o ?? Buffer.alloc(0);
for (let [t, o] of c.files) t === l.CX && o.subarray(0, u.length).equals(u) ? await (0, r.appendFile)(n, o.subarray(u.length)) : await a(i.join(e, t), o);
return c;
}
function readHistory(e) {
try {
return (0, c.XF)(e, l.oT);
} catch (t) {
if ((0, o.$N)(t) === "ENOENT") return null;
if ((0, o.$N)(t) === "ELOOP") throw new o.yo(`${e} is a link, and links are not followed; name the directory of the file itself`);
throw t;
}
}
}),
51855: ((e, t, n) => {
n.d(t, { s: () => keeping });
var r = n(17388);
var i = n(12478);
var a = n(87433);
var o = n(22495);
var s = n(88039);
var c = n(58937);
var l = n(42119);
let u = ["before", "now"];
function trendPoints(e, t, n) {
return e.filter((e) => e.suite === t && (n === null || e.branch === n)).sort((e, t) => Date.parse(e.measured_at) - Date.parse(t.measured_at));
}
function changeOf(e, t, n) {
let r = e.findLast((e) => breaksBetween(e, t).length === 0 && pairsOf(e, t).length > 0);
if (r === void 0) return null;
let { verdict: i, difference: a } = (0, l.UD)(pairsOf(r, t), { tolerance: n });
return {
verdict: i,
difference: a,
since: r.commit
};
}
function breaksBetween(e, t) {
let n = (0, s.Bw)(e, t, u);
e.figure.measure !== t.figure.measure && e.settings.mode === t.settings.mode && n.push(`another measure: ${e.figure.measure} before, ${t.figure.measure} now`);
e.instances.digest !== t.instances.digest && n.push(`other instances: ${e.instances.count} before, ${t.instances.count} now`);
return n;
}
function notesBetween(e, t) {
return [...(0, s.aB)(e, t), ...(0, s.y8)(e, t, u)].map((e) => (0, o.h0)(e, 500));
}
function pairsOf(e, t) {
if (e.values.length !== t.values.length) return [];
return t.values.flatMap((t, n) => {
let r = e.values[n] ?? null;
return t === null || r === null ? [] : [{
id: String(n),
before: [r],
now: [t]
}];
});
}
function trendOf(e, t, n) {
let r = Math.max(0, e.length - 200);
return {
branch: n.branch,
added: n.adds,
earlier: r,
points: e.slice(r).map((n, i) => shown(n, e[r + i - 1] ?? null, n === t))
};
}
function shown(e, t, n) {
let { commit: r, run: i, measured_at: a, figure: s, change: l, totals: u, cost: d, time: f } = e;
let [p, m] = /^(https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+)\/actions\/runs\/\d+(?:\/attempts\/\d+)?$/.exec(i?.url ?? "") ?? [null, null];
let h = t === null ? [] : breaksBetween(t, e);
return {
commit: r,
commit_url: r === null || m === null ? null : `${m}/commit/${r}`,
run_url: p,
measured_at: a,
agent: (0, o.h0)((0, c.kV)(e), 120),
figure: s,
change: l,
breaks: h,
notes: t === null || h.length > 0 ? [] : notesBetween(t, e),
planned: u.planned,
missing: u.error + u.not_run,
cost: d,
time: {
ms: f.agent_ms + f.evaluation_ms + f.harness_ms,
trials: f.trials
},
current: n
};
}
function keeping(e, { github: t, tolerance: n, ...r }) {
let i = (0, a.qk)(e, t);
let o = (0, a.YP)(t, r);
return i === null ? null : (e) => keep(e, i, o, n);
}
function keep(e, t, n, r) {
let { lines: o, notes: s } = (0, i.Se)(e ?? Buffer.alloc(0));
let { suite: c } = t;
let l = withoutRun(trendPoints(known(o), c, n.branch), t);
let u = n.adds ? l.filter((e) => isBefore(e, t)) : l;
let d = {
...t,
change: changeOf(u, t, r)
};
let f = n.adds ? (0, i.dc)(o, d) : null;
let p = f === null ? o : (0, i.sq)(f);
let m = new Set(known(p)).add(d);
let h = trendOf([
...u,
d,
...l.slice(u.length)
].filter((e) => m.has(e)), d, {
...n,
adds: f !== null
});
n.adds && f === null && s.push("a later attempt of this workflow run is already in the history");
if (f === null) return {
trend: h,
files: null,
notes: s
};
let g = (0, i.W7)(p);
if (e !== null && g.equals(e)) return {
trend: h,
files: null,
notes: s
};
let _ = new Map([[i.CX, g]]);
_.set((0, a.Vd)(c), Buffer.from(historyBadgeJson(newestOf(known(f), c, n))));
return {
trend: h,
files: _,
notes: s
};
}
function known(e) {
return e.flatMap(({ point: e }) => e ?? []);
}
function withoutRun(e, { run: t, measured_at: n }) {
return e.filter((e) => t === null ? e.run !== null || e.measured_at !== n : e.run?.id !== t.id || e.run.repository !== t.repository);
}
function isBefore(e, { measured_at: t }) {
return Date.parse(e.measured_at) <= Date.parse(t);
}
function newestOf(e, t, { defaultBranch: n }) {
return trendPoints(e, t, n).at(-1) ?? trendPoints(e, t, null).at(-1);
}
function historyBadgeJson({ suite: e, totals: t, settings: n, figure: i, gate: a, change: o }) {
return (0, r.V)({
suite: e,
totals: t,
interval: i.interval,
settings: n,
gate: a,
change: o
});
}
}),
12478: ((e, t, n) => {
n.d(t, {
CX: () => h,
oT: () => g,
W7: () => fileOf,
sq: () => newestLines,
Se: () => readLines,
dc: () => withPoint
});
var r = n(37664);
var i = n(94343);
var a = n(43759);
var o = n(73102);
var s = n(23137);
var c = n(90135);
var l = n(44408);
var u = n(71343);
let d = i.YjP().check(a.Eb(500));
let f = i.Whr().check(a.qm(0), a.Zm(0x9184e72a000));
let p = i.Ikc({
agent_ms: f,
evaluation_ms: f,
harness_ms: f,
trials: (0, s.WY)(l.U9, "Trials with a known time")
});
let m = i.Ikc({
schema: i.euz("agentbench/history/v1"),
suite: i.mee(d),
dataset: u.Lx.shape.dataset,
agent: i.Ikc({
name: i.mee(i.YjP()),
model: i.mee(i.YjP())
}),
settings: u.Lx.shape.settings,
identity: (0, s.WY)(i.lqM(i.Ikc({
pass_score: l.CG,
agent: (0, s.WY)(i.lqM(i.mee(i.YjP())), "NAME@version of the option agent; absent in lines of earlier versions")
})), "Absent in lines of earlier versions, as are `options`, and for runs of other programs"),
options: (0, s.WY)(i.lqM(l.wO), "Those that limit a trial or decide its verdict: `pass-key`, `trial-max-cost`, `trial-max-requests`, `hosted-tools`, `allow-hosts`"),
instances: i.Ikc({
count: l.U9,
digest: (0, s.WY)(l.br, "Hash of the sorted ids, each followed by a newline")
}),
totals: u.nB,
figure: c.W7,
values: (0, s.WY)(i.YOg(i.mee(l.CG)).check(a.Eb(1e5)), "Contribution of each instance to the figure, its mean over the trials, in the order of the sorted ids; null if a trial has no verdict"),
change: (0, s.WY)(i.mee(c.U0), "Change since the latest comparable earlier point"),
gate: (0, s.WY)(i.mee(i.zMY()), "True if the gate passed; null without a gate"),
interrupted: i.mee(d),
cost: c.BZ,
time: p,
commit: i.mee(c.cd),
branch: i.mee(d),
run: (0, s.WY)(i.mee(i.Ikc({
repository: d,
id: d,
attempt: l.U9,
event: d,
url: i.mee(d)
})), "The workflow run that measured; null outside Actions"),
measured_at: o.w$(),
harness_version: u.Lx.shape.harness_version
});
let h = "history.jsonl";
let g = 67108864;
let _ = (0, r.n)(m);
function readLines(e) {
let t = [];
let n = [];
let r = 0;
for (let { number: i, bytes: a } of linesIn(e).slice(-5e3)) {
let e = pointIn(a);
e === "later" ? r += 1 : e === null && n.push(i);
t.push({
bytes: a,
point: e === "later" ? null : e
});
}
return {
lines: t,
notes: notesOn(n, r)
};
}
function linesIn(e) {
let t = [];
let n = 0;
for (let r = 0; r < e.length;) {
let i = e.indexOf(10, r);
let a = i === -1 ? e.length : i;
let o = e.subarray(r, a);
r = a + 1;
n += 1;
o.length > 0 && t.push({
number: n,
bytes: o
});
}
return t;
}
function pointIn(e) {
if (e.length > 4194304) return null;
try {
let t = JSON.parse(e.toString());
let { schema: n } = t ?? {};
if (typeof n == "string" && /^agentbench\/history\/v([2-9]|\d\d+)$/.test(n)) return "later";
return _(t);
} catch {
return null;
}
}
function notesOn(e, t) {
let n = e.slice(0, 5).join(", ");
let r = e.length > 5 ? `, and ${e.length - 5} more` : "";
return [...e.length === 0 ? [] : [`${h}: line ${n}${r} cannot be read; kept as it is, and left out of the trend. Mend or delete it`], ...t === 0 ? [] : [`${h}: ${t} of its lines are of a later version of agentbench; kept, and left out of the trend`]];
}
function withPoint(e, t) {
let n = {
bytes: Buffer.from(JSON.stringify(t)),
point: t
};
let r = keyOf(t);
let i = e.findIndex((e) => e.point !== null && keyOf(e.point) === r);
if (i === -1) return [...e, n];
if ((e[i].point.run?.attempt ?? 0) > (t.run?.attempt ?? 0)) return null;
return e.with(i, n);
}
function newestLines(e) {
let t = 0;
let n = e.length;
for (; n > 0 && e.length - n < 5e3;) {
t += e[n - 1].bytes.length + 1;
if (t > 16777216) break;
--n;
}
return e.slice(n);
}
function fileOf(e) {
return Buffer.concat(e.flatMap(({ bytes: e }) => [e, Buffer.from("\n")]));
}
function keyOf({ suite: e, run: t, measured_at: n }) {
return JSON.stringify(t === null ? [e, n] : [
e,
t.repository,
t.id
]);
}
}),
87433: ((e, t, n) => {
n.d(t, {
Vd: () => badgeName,
YP: () => standingOf,
qk: () => pointOf
});
var r = n(30742);
var i = n(40997);
var a = n(81822);
var o = n(58937);
var s = n(94267);
var c = n(61210);
var l = n(98715);
var u = n(41514);
var d = n(83157);
let f = [
"push",
"schedule",
"workflow_dispatch",
"repository_dispatch"
];
function standingOf(e, { base: t = null, defaultBranch: n = null }) {
if (e === null) return {
branch: null,
adds: !0,
defaultBranch: n
};
let r = branchOf(e);
return r === null ? {
branch: t ?? n,
adds: !1,
defaultBranch: n
} : {
branch: r,
adds: !0,
defaultBranch: n
};
}
function branchOf({ event: e, ref: t }) {
let [, n = ""] = /^refs\/heads\/(.{1,500})$/.exec(t) ?? [];
return f.includes(e) && n !== "" ? n : null;
}
function pointOf(e, t) {
let { run: n, results: i, overall: d, interval: f, times: p, runUrl: m } = e;
if (n.planned.length === 0 || (0, l.Mr)(n)) return null;
let h = (0, c.c_)(n.settings);
let [g, _] = valuesOf(n.planned, h);
let { totals: v } = n;
let y = (t && (0, s.q)(t)) ?? "";
return {
schema: "agentbench/history/v1",
suite: n.suite === null ? null : n.suite.slice(0, 500).toWellFormed(),
dataset: n.dataset,
agent: {
name: n.agent.name,
model: n.agent.model
},
settings: n.settings,
...n.identity === void 0 ? {} : { identity: {
pass_score: n.identity.pass_score,
agent: n.identity.agent
} },
...n.options === void 0 ? {} : { options: (0, u.BZ)(n.options) },
instances: {
count: g.length,
digest: (0, r.B)(g.map((e) => `${e}\n`).join(""))
},
totals: v,
figure: {
measure: h,
value: (0, a.xW)(e),
interval: f
},
values: _,
change: null,
gate: n.gate?.passed ?? null,
interrupted: n.interrupted,
cost: {
usd: d.usage.cost_usd,
trials: d.usage.cost_known
},
time: {
agent_ms: p.agent,
evaluation_ms: p.evaluation,
harness_ms: p.harness,
trials: i.filter((e) => e !== null && (0, o.cf)(e.times) > 0).length
},
commit: /^[0-9a-f]{7,64}$/.test(y) ? y : null,
branch: t === null ? null : branchOf(t),
run: t === null ? null : {
repository: t.repository,
id: t.run_id,
attempt: t.run_attempt,
event: t.event,
url: m
},
measured_at: n.started_at,
harness_version: n.harness_version
};
}
function valuesOf(e, t) {
let n = (0, a.FL)(e);
let r = [...n.keys()].sort();
return [r, r.map((e) => {
let r = n.get(e);
if (!r.every(c.aA)) return null;
return Number((0, d.i)(r.map((e) => (0, c.oB)(e, t))).toFixed(12));
})];
}
function badgeName(e) {
if (e === null) return "badge.json";
let t = e.replace(/[^\w.-]+/g, "-").slice(0, 60);
return `badge-${(0, i.h)(t, e)}.json`;
}
}),
89842: ((e, t, n) => {
n.d(t, {
MT: () => amountOf,
Qd: () => knownCostOf,
vk: () => addUsage,
yJ: () => i,
zx: () => a
});
var r = n(71826);
let i = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
let a = {
...i,
cost_usd: 0
};
function amountOf(e) {
return typeof e == "number" && e >= 0 && Number.isFinite(e) ? e : null;
}
function addUsage(...e) {
let t = {
input_tokens: (0, r.Ij)(e.map((e) => e?.input_tokens)),
output_tokens: (0, r.Ij)(e.map((e) => e?.output_tokens)),
cost_usd: (0, r.ER)(e.map((e) => e?.cost_usd ?? null))
};
let n = t.cost_usd === null ? knownCostOf(e) : null;
n !== null && (t.known_cost_usd = n);
return Object.values(t).every((e) => e === null) ? null : t;
}
function knownCostOf(e) {
let t = (0, r.Ij)(e.map((e) => e?.cost_usd ?? e?.known_cost_usd));
return t === 0 && e.some((e) => e?.cost_usd == null) ? null : t;
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
NU: () => sumOfCounts,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function sumOfCounts(...e) {
let t = e.filter((e) => e != null).map(countOf);
return t.length === 0 || t.includes(null) ? null : t.reduce((e, t) => e + t, 0);
}
function dollarsOf(e) {
return typeof e == "number" && e >= 0 && e <= i ? e : null;
}
function parseJson(e) {
try {
return (0, r.nh)(e);
} catch {
return;
}
}
}),
17388: ((e, t, n) => {
n.d(t, {
V: () => badgeText,
m: () => badgeJson
});
var r = n(18253);
var i = n(61210);
var a = n(58937);
var o = n(59344);
let s = [
[.9, "brightgreen"],
[.75, "green"],
[.6, "yellowgreen"],
[.4, "yellow"],
[.2, "orange"],
[0, "red"]
];
function badgeJson({ run: e, interval: t }) {
let { suite: n, totals: r, settings: i, gate: a } = e;
return badgeText({
suite: n,
totals: r,
interval: t,
settings: i,
gate: a?.passed ?? null,
change: null
});
}
function badgeText(e) {
return (0, o.s$)({
schemaVersion: 1,
label: (0, o.RO)(e.suite ?? "", 60) || "agentbench",
...rateOf(e)
});
}
function rateOf({ totals: e, interval: t, settings: n, gate: o, change: c }) {
let { planned: l, passed: u, failed: d } = e;
let f = (0, i.c_)(n);
let p = (0, i.$)(e, f);
if (p === null) return {
message: "not measured",
color: "lightgrey"
};
let m = l - u - d;
let h = [
f === "score" ? `score ${(0, r.KN)(p)}${n.mode === null ? "" : " of all"}` : `${(0, r.KN)(p)}${range(t)}`,
m === 0 ? "" : `${m} not measured`,
c?.verdict === "improved" || c?.verdict === "regressed" ? `${(0, r.WR)(c.difference)} points` : ""
];
return {
message: (0, a.oR)(", ", h),
color: o === !1 ? "red" : s.find(([e]) => p >= e)[1]
};
}
function range(e) {
return e === null ? "" : ` (${(0, r.KN)(e.low).slice(0, -1)}–${(0, r.KN)(e.high)})`;
}
}),
64515: ((e, t, n) => {
n.d(t, {
D: () => csvTable,
H: () => csvParts
});
var r = n(59344);
let i = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
function* csvParts(e) {
for (let t of e) yield `${t.map(cell).join(",")}\r\n`;
}
function* csvTable(e, t) {
yield* csvParts([e.map(([e]) => e)]);
for (let n of t) yield* csvParts([e.map(([, e]) => e(n))]);
}
function cell(e) {
if (typeof e != "string") return e === null ? "" : String(e);
let t = (0, r.RO)(e, 300);
let n = i.test(t) ? `'${t}` : t;
return /[",\r\n]/.test(n) ? `"${n.replaceAll("\"", "\"\"")}"` : n;
}
}),
45714: ((e, t, n) => {
n.d(t, {
gS: () => tabular,
uM: () => share,
vj: () => amount
});
var r = n(18253);
function tabular(e, t, n, r) {
let i = r.filter((e) => e !== "");
return [
`% ${n}`,
"% \\usepackage{booktabs}",
`\\begin{tabular}{${e.map(([e]) => e).join("")}}`,
"\\toprule",
`${e.map(([, e]) => e).join(" & ")} \\\\`,
"\\midrule",
...t.map((t) => `${e.map(([, , e]) => e(t)).join(" & ")} \\\\`),
"\\bottomrule",
...i.map((t) => `\\multicolumn{${e.length}}{l}{\\footnotesize ${t}} \\\\`),
"\\end{tabular}",
""
].join("\n");
}
function amount(e, t) {
return e === null ? "--" : e.toFixed(t).replace(/\B(?=(\d{3})+(?!\d))/g, "\\,");
}
function share(e) {
return e === null ? "--" : (0, r.KN)(e).replace("%", "").replace(/^(\d+)$/, "$1.0");
}
}),
15127: ((e, t, n) => {
n.d(t, { I: () => latexText });
var r = n(22495);
let i = {
"\\": "\\textbackslash{}",
"~": "\\textasciitilde{}",
"^": "\\textasciicircum{}",
"<": "\\textless{}",
">": "\\textgreater{}",
"|": "\\textbar{}",
"`": "\\textasciigrave{}",
"\"": "\\textquotedbl{}",
"[": "{[}",
"*": "{*}",
...Object.fromEntries([..."{}$&#%_"].map((e) => [e, `\\${e}`])),
"–": "\\textendash{}",
"—": "\\textemdash{}",
"…": "\\ldots{}"
};
let a = /[ -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/;
function latexText(e, t = 100) {
return [...(0, r.h0)(e, t)].map((e) => i[e] ?? (a.test(e) ? e : byNumber(e))).join("").replace(/-(?=-)/g, "-{}");
}
function byNumber(e) {
return `\\texttt{U+${e.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}}`;
}
}),
2799: ((e, t, n) => {
n.d(t, {
h: () => writeFiles,
t: () => writeReportFiles
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(34654);
var s = n(70606);
var c = n(64458);
var l = n(18253);
var u = n(37012);
var d = n(61210);
var f = n(64515);
var p = n(45714);
var m = n(15127);
var h = n(83770);
var g = n(90046);
var _ = n(44942);
function typeRows({ overall: e, types: t }) {
return [...t, ["all", e]].map(([e, t]) => ({
type: e,
figures: t
}));
}
function unmeasured({ error: e, not_run: t }) {
return e + t;
}
function datasetText({ run: { dataset: e } }) {
return (0, m.I)(`${e.name}${e.ref === null ? "" : ` at ${e.ref}`}`, 300);
}
function isScored({ run: e }) {
return (0, d.c_)(e.settings) === "score";
}
function typesCsv(e) {
let t = [
["task_type", ({ type: e }) => e],
["planned", ({ figures: e }) => e.planned],
...[
"passed",
"failed",
"error",
"not_run"
].map((e) => [e, ({ figures: t }) => t[e]]),
["success_rate", ({ figures: e }) => (0, d.$)(e, "success rate")],
...isScored(e) ? [["score", ({ figures: e }) => (0, d.$)(e, "score")]] : [],
...[
"tokens_per_trial",
"tokens_known",
"steps_per_trial",
"steps_known"
].map((e) => [e, ({ figures: t }) => t.usage[e]]),
["wasted_share", ({ figures: e }) => e.actions.wasted?.share ?? null],
["wasted_known", ({ figures: e }) => e.actions.wasted?.trials ?? 0]
];
return (0, f.D)(t, typeRows(e));
}
function typesTex(e) {
let t = typeRows(e);
let n = [
[
"l",
"Category",
({ type: e }) => (0, m.I)(e, 40)
],
[
"r",
"Passed",
({ figures: e }) => `${e.passed} of ${e.planned}`
],
...t.some(({ figures: e }) => unmeasured(e) > 0) ? [[
"r",
"Not measured",
({ figures: e }) => String(unmeasured(e))
]] : [],
[
"r",
"Success rate (\\%)",
({ figures: e }) => (0, p.uM)((0, d.$)(e, "success rate"))
]
];
isScored(e) && n.push([
"r",
"Score (\\%)",
({ figures: e }) => (0, p.uM)((0, d.$)(e, "score"))
]);
t.some(({ figures: e }) => e.usage.tokens_per_trial !== null) && n.push([
"r",
"Tokens",
({ figures: e }) => (0, p.vj)(e.usage.tokens_per_trial, 0)
]);
t.some(({ figures: e }) => e.usage.steps_per_trial !== null) && n.push([
"r",
"Steps",
({ figures: e }) => (0, p.vj)(e.usage.steps_per_trial, 1)
]);
t.some(({ figures: e }) => (e.actions.wasted?.share ?? null) !== null) && n.push([
"r",
"Wasted (\\%)",
({ figures: e }) => (0, p.uM)(e.actions.wasted?.share ?? null)
]);
let r = `${datasetText(e)}; tokens and steps are means over the trials that know them`;
return (0, p.gS)(n, t, r, []);
}
function pointsCsv(e) {
let t = (0, g.A)(e);
let n = [
["by", (e) => e === t?.all ? "all" : t?.by_domain.includes(e) ? "domain" : "point_type"],
["name", ({ name: e }) => e],
..._.uw.flatMap((e) => [
[`${e}_mean`, ({ [e]: t }) => t?.mean ?? null],
[`${e}_low`, ({ [e]: t }) => t?.interval?.low ?? null],
[`${e}_high`, ({ [e]: t }) => t?.interval?.high ?? null],
[`${e}_projects`, ({ [e]: t }) => t?.projects ?? 0]
])
];
return (0, f.D)(n, t === null ? [] : (0, _.RO)(t));
}
function pointsTex(e) {
let t = (0, g.A)(e);
if (t === null) return "";
let n = [[
"l",
"",
({ name: e }) => (0, m.I)((0, u._)(_.Xk, e) ?? e, 60)
], ..._.uw.filter((e) => t.all[e] !== null).flatMap((e) => [
[
"r",
`${e.toUpperCase()} (\\%)`,
(t) => (0, p.uM)(t[e]?.mean ?? null)
],
[
"l",
"95\\,\\% interval",
(t) => span(t[e])
],
[
"r",
"$n$",
(t) => String(t[e]?.projects ?? 0)
]
])];
let r = `${datasetText(e)}; means over $n$ projects, a point without a score counts as 0`;
return (0, p.gS)(n, (0, _.RO)(t), r, [(0, m.I)((0, h.Q)(t).replaceAll("−", "-"), 300)]);
}
function span(e) {
let t = e?.interval ?? null;
return t === null ? "" : (0, l.oI)(t, p.uM);
}
var v = n(17388);
var y = n(94267);
var b = n(58937);
var x = n(7171);
var S = n(59344);
let C = {
passed: "",
failed: "failed",
error: "could not be measured",
not_run: "never measured"
};
function reasonLine({ planned: e, reason: t }) {
return (0, S.RO)(t, 1e3) || C[e.status];
}
function unreachedPoints(e, t) {
let [n, r] = [t.points.length, (0, x.hg)(t)];
if (r === 0) return null;
let [i, a] = [n + 1, n + r];
return {
name: r === 1 ? `point ${a}` : `points ${i} to ${a}`,
message: `not reached: ${reasonLine(e)}`
};
}
let w = {
passed: "passed",
failed: "failed",
error: "other",
not_run: "pending"
};
function ctrfParts(e) {
let { run: t, trials: n } = e;
let r = new Set(e.flaky);
let i = {
reportFormat: "CTRF",
specVersion: "0.0.0",
timestamp: t.finished_at ?? t.started_at,
generatedBy: `agentbench ${t.harness_version}`,
results: {
tool: {
name: "agentbench",
version: t.harness_version
},
summary: toSummary(e, n.filter((e) => isFlaky(e, r)).length),
tests: [],
environment: toEnvironment(e),
extra: {
dataset: t.dataset,
agent: t.agent,
totals: t.totals,
gate: t.gate
}
}
};
let a = (0, S.RO)(t.dataset.name) || "unnamed";
return (0, S.lx)(i, ["results", "tests"], n, (e) => toTest(e, a, r));
}
function isFlaky({ planned: e }, t) {
return e.status === "passed" && t.has(e.instance_id);
}
function toTest(e, t, n) {
let { planned: r, result: i, figures: a, name: o } = e;
let s = reasonLine(e);
let { instance_id: c, task_type: l, status: u, score: d, score_expected: f, coverage: p } = r;
return {
name: o,
status: w[u],
duration: a?.duration_ms ?? 0,
...i === null ? {} : ctrf_span(i.began, [i.ended]),
suite: [t, (0, S.RO)(l) || "unnamed"],
...s === "" ? {} : { message: s },
rawStatus: u,
retries: i === null ? 0 : i.attempt - 1,
flaky: isFlaky(e, n),
...stepsOf(e),
extra: {
instance_id: c,
task_type: l,
trial: r.trial,
score: d,
score_expected: f,
coverage: p,
integrity: i === null ? [] : (0, b.VX)(i),
result: r.result
}
};
}
function stepsOf(e) {
let { planned: t, result: n } = e;
if (n === null || n.plan === null) return {};
let r = (0, d.aA)(t) ? "failed" : "other";
let statusOf = ({ score: e }) => e === null ? "other" : e === 2 ? "passed" : r;
let i = unreachedPoints(e, n.plan);
let a = n.plan.points.map((e) => {
let { metric: t, type: n, score: r, decided_by: i, explanation: a } = e;
return {
name: (0, S.RO)(t) || "unnamed",
status: statusOf(e),
extra: {
type: n,
score: r,
decided_by: i,
explanation: (0, S.RO)(a)
}
};
});
i !== null && a.push({
name: i.name,
status: "pending",
extra: {
score: null,
explanation: i.message
}
});
return { steps: a };
}
function toSummary({ run: e, results: t }, n) {
let count = (t) => e.planned.filter((e) => w[e.status] === t).length;
let r = e.finished_at === null ? t.flatMap((e) => e?.ended ?? []) : [Date.parse(e.finished_at)];
return {
tests: e.planned.length,
passed: count("passed"),
failed: count("failed"),
skipped: count("skipped"),
pending: count("pending"),
other: count("other"),
flaky: n,
suites: new Set(e.planned.map(({ task_type: e }) => e)).size,
...ctrf_span(Date.parse(e.started_at), r)
};
}
function toEnvironment({ run: e, runUrl: t }) {
let { github: n } = e;
let r = n && (0, y.q)(n);
return {
reportName: (0, S.RO)(e.suite ?? "") || "agentbench",
appName: (0, S.RO)((0, b.kV)(e)),
testEnvironment: e.settings.testbed,
...t === null ? {} : { buildUrl: t },
...n === null ? {} : {
buildName: (0, S.RO)(n.workflow),
buildId: n.run_id,
repositoryName: n.repository,
...r === null ? {} : { commit: r },
branchName: (0, S.RO)(n.ref)
}
};
}
function ctrf_span(e, t) {
return {
start: e,
stop: t.reduce((e, t) => Math.max(e, t), e)
};
}
var T = n(77374);
let E = {
passed: "passed",
failed: "failure",
error: "error",
not_run: "skipped"
};
function* junitParts({ run: e, trials: t }) {
let { name: n } = e.dataset;
let [r, i] = [t.filter((e) => planOf(e) === null), t.filter(planOf)];
let a = [...[...Map.groupBy(r, ({ planned: e }) => e.task_type)].map(([e, t]) => typeSuite(e, t, n)), ...i.map((e) => planSuite(e, planOf(e), n))];
let { skipped: o, ...s } = countsOf(a.flatMap(({ cases: e }) => e));
let c = e.started_at.slice(0, 19);
let l = new T.Z();
l.begin("testsuites", {
name: nameOf(e.suite ?? "", "agentbench"),
...s
});
for (let e of a) yield* suiteParts(l, e, c);
l.end("testsuites");
yield l.taken();
}
function planOf({ result: e }) {
return e?.plan ?? null;
}
function typeSuite(e, t, n) {
let r = (0, S.RO)(`${n}.${e}`);
return {
name: nameOf(e),
properties: {},
cases: t.map((e) => trialCase(e, r)),
notes: ""
};
}
function planSuite(e, t, n) {
let { status: r, task_type: i, score: a, score_expected: o, coverage: s } = e.planned;
let c = (0, d.KN)(e.planned) ? {
score: a,
score_expected: o,
coverage: s
} : {};
let { points: l } = t;
let u = (0, S.RO)(`${n}.${e.name}`);
let f = l.map((t) => pointCase(t, u, (0, d.aA)(e.planned)));
let p = unreachedPoints(e, t);
p !== null && f.push(leftCase(p, u));
let m = r === "passed" || r === "failed" && f.some(({ outcome: e }) => e === "failure");
return {
name: nameOf(e.name),
properties: {
status: r,
...c
},
cases: m ? f : [trialCase(e, (0, S.RO)(`${n}.${i}`), ""), ...f],
notes: notesOf(e)
};
}
function trialCase(e, t, n = notesOf(e)) {
let { planned: r, result: i, figures: a, name: o } = e;
return {
name: o,
classname: t,
milliseconds: a?.duration_ms ?? 0,
outcome: E[r.status],
why: () => ({
message: reasonLine(e),
type: (0, S.RO)((i?.error ?? r.error)?.kind ?? r.status),
detail: i?.detail ?? ""
}),
notes: n
};
}
function notesOf({ result: e }) {
return (e?.integrity ?? []).map(({ kind: e, detail: t }) => (0, S.RO)(`${e}: ${t}`)).join("\n");
}
function pointCase({ metric: e, score: t, decided_by: n, explanation: r, duration_ms: i }, a, o) {
let s = t === null ? "not judged" : `score ${t} of 2, decided by ${n}`;
let c = t === null || o ? s : `not counted, since the trial has no verdict: ${s}`;
return {
name: e,
classname: a,
milliseconds: i,
outcome: t === 2 ? "passed" : t !== null && o ? "failure" : "skipped",
why: () => ({
message: (0, S.RO)(r === "" ? c : `${c}: ${r}`, x.vC),
type: t === null ? "not_judged" : o ? `score_${t}` : "not_counted",
detail: (0, S.CG)(r, x.vC)
}),
notes: ""
};
}
function leftCase({ name: e, message: t }, n) {
let why = () => ({
message: t,
type: "not_reached",
detail: ""
});
return {
name: e,
classname: n,
milliseconds: 0,
outcome: "skipped",
why,
notes: ""
};
}
function* suiteParts(e, { name: t, properties: n, cases: r, notes: i }, a) {
e.begin("testsuite", {
name: t,
...countsOf(r),
timestamp: a
});
let o = Object.entries(n).flatMap(([e, t]) => t === null ? [] : [{
name: e,
value: t
}]);
if (o.length > 0) {
e.begin("properties", {});
for (let t of o) e.add("property", t);
e.end("properties");
}
for (let [t, n] of r.entries()) {
addCase(e, n);
t % 100 == 0 && (yield e.taken());
}
i !== "" && e.add("system-out", {}, i);
e.end("testsuite");
}
function addCase(e, { name: t, classname: n, milliseconds: r, outcome: i, why: a, notes: o }) {
e.begin("testcase", {
name: nameOf(t),
classname: n,
time: seconds(r)
});
if (i !== "passed") {
let { detail: t, ...n } = a();
e.add(i, n, t);
}
o !== "" && e.add("system-out", {}, o);
e.end("testcase");
}
function countsOf(e) {
let t = {
passed: 0,
failure: 0,
error: 0,
skipped: 0
};
let n = 0;
for (let { outcome: r, milliseconds: i } of e) {
t[r] += 1;
n += i;
}
return {
tests: e.length,
failures: t.failure,
errors: t.error,
skipped: t.skipped,
time: seconds(n)
};
}
function nameOf(e, t = "unnamed") {
return (0, S.RO)(e) || t;
}
function seconds(e) {
return (e / 1e3).toFixed(3);
}
var D = n(89541);
let O = {
suite: [
"results.json",
"run.json",
"junit.xml",
"ctrf.json",
"badge.json",
"types.csv",
"types.tex",
"test-points.csv",
"test-points.tex"
],
comparison: [
"comparison.json",
"leaderboard.csv",
"matrix.csv",
"pairwise.csv",
"pass-at-k.csv",
"leaderboard.tex",
"pairwise.tex"
]
};
let k = [["types.csv", typesCsv], ["types.tex", (e) => [typesTex(e)]]];
let A = [["test-points.csv", pointsCsv], ["test-points.tex", (e) => [pointsTex(e)]]];
let j = [
["summary.md", (e, t) => [t]],
["run.json", ({ run: e }) => (0, c.e)(e)],
["results.json", D.Z],
["junit.xml", junitParts],
["ctrf.json", ctrfParts],
["badge.json", (e) => [(0, v.m)(e)]]
];
async function writeReportFiles(e, t, n) {
let r = (0, g.H)(t);
for (let [t] of r ? k : A) await (0, i.rm)(a.join(e, t), { force: !0 });
return writeFiles(e, "suite", [...j, ...r ? A : k].map(([e, r]) => [e, () => r(t, n)]));
}
async function writeFiles(e, t, n) {
(0, o.O)(e);
let [c] = Object.keys(O).filter((e) => e !== t);
if ((0, r.existsSync)(a.join(e, O[c][0]))) for (let t of O[c].toReversed()) await (0, i.rm)(a.join(e, t), { force: !0 });
let l = n.map(([t]) => a.join(e, t));
let u = n.map(([, e], t) => (0, s.f)(l[t], e));
await Promise.allSettled(u);
await Promise.all(u);
return l;
}
}),
77374: ((e, t, n) => {
n.d(t, { Z: () => XmlText });
let r = [
["&", "&amp;"],
["<", "&lt;"],
[">", "&gt;"],
["\"", "&quot;"],
["'", "&apos;"]
];
let i = /[&<>"']/;
class XmlText {
#e = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
#t = "";
#n = !1;
begin(e, t) {
this.#r(e, t);
this.#t += "  ";
this.#n = !0;
}
end(e) {
this.#t = this.#t.slice(2);
this.#e += this.#n ? "/>\n" : `${this.#t}</${e}>\n`;
this.#n = !1;
}
add(e, t, n = "") {
this.#r(e, t);
this.#e += n === "" ? "/>\n" : `>${escaped(n)}</${e}>\n`;
}
taken() {
let e = this.#e;
this.#e = "";
return e;
}
#r(e, t) {
this.#e += `${this.#n ? ">\n" : ""}${this.#t}<${e}`;
for (let e in t) this.#e += ` ${e}="${escaped(String(t[e]))}"`;
this.#n = !1;
}
}
function escaped(e) {
if (!i.test(e)) return e;
let t = e;
for (let [e, n] of r) t.includes(e) && (t = t.replaceAll(e, n));
return t;
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => i,
IN: () => cutText,
U3: () => ownText,
xG: () => a
});
var r = n(18686);
let i = 200;
let a = 2e3;
function cutText(e, t) {
return e.length > t ? ownText((0, r.v)(e, t)) : e;
}
function ownText(e) {
return Buffer.from(e).toString();
}
function cutError(e) {
if (e === null) return null;
let { stage: t, kind: n, message: r } = e;
return {
stage: cutText(t, 200),
kind: cutText(n, 200),
message: cutText(r, a)
};
}
}),
59546: ((e, t, n) => {
n.r(t);
n.d(t, {
ALPHA: () => _,
NO_PAIR: () => T,
experimentSchema: () => w,
isTolerated: () => isTolerated,
readExperiment: () => readExperiment,
savedOf: () => savedOf,
verdictOnArm: () => verdictOnArm,
wasSettled: () => wasSettled,
writeExperiment: () => writeExperiment
});
var r = n(76760);
var i = n(57975);
var a = n(94343);
var o = n(43759);
var s = n(63160);
var c = n(45145);
var l = n(45503);
var u = n(22495);
var d = n(70606);
var f = n(23137);
var p = n(44408);
var m = n(64458);
var h = n(71343);
var g = n(80418);
let _ = .05;
let v = a.aig().check(o.qm(-1), o.Zm(1));
let y = a.Ikc({
low: v,
high: v
});
let b = (0, f.WY)(a.mee(a.aig().check(o.UI())), "Null beyond 1.8e308");
let x = a.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let S = a.Ikc({
pairs: (0, f.WY)(p.U9, "Instances measured on both sides"),
difference: (0, f.WY)(v, "Mean over these instances: the arm minus the control"),
e_value: b,
instance_id: (0, f.WY)(a.lqM(a.YjP()), "That of the last pair")
});
let C = a.Ikc({
arm: a.YjP(),
answer: (0, f.WY)(a.mee(x), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, f.WY)(a.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: p.U9,
left_out: (0, f.WY)(p.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, f.WY)(a.mee(v), "Null without a pair"),
interval: (0, f.WY)(a.mee(y), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, f.WY)(b, "Against no difference, at the last look"),
p: (0, f.WY)(a.mee(p.CG), "Two-sided"),
p_adjusted: (0, f.WY)(a.mee(p.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, f.WY)(a.YOg(S), "After every pair")
});
let w = a.Ikc({
schema: a.euz("agentbench/experiment/v1"),
suite: h.Lx.shape.suite,
dataset: h.Lx.shape.dataset,
measure: p.eI,
arms: (0, f.WY)(a.YOg(a.Ikc({
name: (0, f.WY)(a.YjP(), "The directory of its run, relative to the experiment's"),
control: a.zMY(),
agent: h.Lx.shape.agent,
identity: h.Lx.shape.identity,
sets: (0, f.WY)(a.YOg(a.YjP()), "Options that it sets"),
planned: p.U9,
measured: (0, f.WY)(p.U9, "Trials with a verdict"),
stopped: (0, f.WY)(p.U9, "Trials that were not run because the answer was known"),
reused: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
oldest: h.Lx.shape.started_at,
newest: h.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
opened: p.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none")
})), "The first one is the control"),
job: (0, f.WY)(a.lqM(a.Ikc({
index: p.U9,
total: p.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: p.U9,
stop: a.k5n(["never", "known"]),
alpha: (0, f.WY)(p.CG, "Of all comparisons together"),
tolerance: p.CG,
trials: a.Whr().check(o.NC()),
order: (0, f.WY)(a.YOg(a.Ikc({
instance_id: a.YjP(),
trial: a.Whr().check(o.NC()),
arms: (0, f.WY)(a.YOg(p.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, f.WY)(a.YOg(C), "Each other arm with the control"),
stopped: (0, f.WY)(a.mee(a.Ikc({
pairs: p.U9,
message: a.YjP(),
settled: (0, f.WY)(a.lqM(a.zMY()), "False if nothing left could have settled it, true if the answer was known; absent in older records"),
trials: (0, f.WY)(p.U9, "Trials that were not run"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: h.Lx.shape.interrupted,
started_at: h.Lx.shape.started_at,
finished_at: h.Lx.shape.finished_at,
harness_version: h.Lx.shape.harness_version,
github: h.Lx.shape.github
});
let T = "no instance has a verdict on both sides";
function verdictOnArm(e) {
let { answer: t } = e;
if (t === "better") return "improved";
if (t === "worse") return "regressed";
return t === "no difference that matters" || isTolerated(e) ? "within tolerance" : "within noise";
}
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < _;
}
function wasSettled({ stopped: e, comparisons: t }) {
return e?.settled ?? t.every(({ answer: e }) => e !== "cannot be settled");
}
function savedOf(e) {
return e.reduce((e, { planned: t, stopped: n, measured: r, cost_usd: i }) => {
if (n === 0 || e === null) return e;
if (i === null || r === 0 || r + n < t) return null;
return e + n * i / r;
}, 0);
}
async function writeExperiment(e, t) {
let n = r.join(e, g.DT);
try {
(0, d.z)(n);
await (0, d.f)(n, () => [(0, m.P)(t)]);
} catch (e) {
throw new c.QM(`results-path: ${g.DT} could not be written: ${(0, c.bD)(e)}; make room there, or mend it, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, g.oA)(e)) return null;
let unreadable = (t) => new c.yo(`${g.DT}: the experiment in ${e} cannot be read: ${t}`);
let t;
try {
t = (0, s.nh)((0, l.XF)(r.join(e, g.DT), 67108864).toString());
} catch (e) {
throw unreadable((0, c.bD)(e));
}
let n = w.safeParse(t);
if (!n.success) throw unreadable((0, f.hQ)(n.error.issues[0]));
let { arms: a, comparisons: o } = n.data;
let d = a.map(({ name: e }) => e);
let p = o.map(({ arm: e }) => e);
if (new Set(d).size !== d.length || d.length < 2 || !(0, i.isDeepStrictEqual)(p, d.slice(1))) throw unreadable("its comparisons are not those of its arms");
let m = d.find((e) => r.basename(e) !== e || /^\.*$/.test(e));
if (m !== void 0) throw unreadable(`its arm ${(0, u.h0)(m, 100)} names no directory beside it`);
return n.data;
}
}),
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
E4: () => forReport,
FO: () => exitCodeOf,
YE: () => idleRegression,
i9: () => exitCodeOfArms,
t4: () => blindRegression,
wQ: () => roleOfArm
});
var r = n(18253);
var i = n(49638);
var a = n(68785);
var o = n(61210);
function forReport(e, t) {
return t.length === 0 && e.matrix?.include.length === 0 ? {
...e,
"min-success-rate": void 0,
"min-score": void 0
} : e;
}
function roleOfArm(e) {
return e === 0 ? "control" : "arm";
}
function judgeGate(e, t, n = null, r = null) {
let i = [...missed({
totals: e,
change: n
}, t, r), ...unmeasured(e, t)];
return {
passed: i.length === 0,
reasons: i
};
}
function exitCodeOf(e, t, n = null) {
if (e.interrupted !== null) return (0, a.fH)(e.interrupted);
if (missed(e, t, n).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function exitCodeOfArms(e, t, n = null) {
if (n !== null) return (0, a.fH)(n);
let r = e.map((e, r) => exitCodeOf({
...e,
interrupted: n
}, t, roleOfArm(r)));
return r.find((e) => e === 1) ?? Math.max(0, ...r);
}
function missed({ totals: e, change: t }, n, r) {
if (r === "control") return [];
return [...r === "arm" && e.planned === 0 ? [] : shortfalls(e, n), ...regression(n, t ?? null, r)];
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": a } = t;
let s = [];
t["fail-on"] === "failure" && e.failed > 0 && s.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)((0, o.$)(e, "success rate"), n);
s.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (a !== void 0 && !(0, i.O)(e.score ?? 0, a)) {
let [t, n] = (0, r.GO)(e.score, a);
s.push(`score ${t} is below min-score ${n}`);
}
return s;
}
function regression(e, t, n) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number((0, r.wd)(t.difference))} points `}worse than the ${n === null ? "baseline" : "control"}, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return `fail-on: regression: there is no baseline to compare with, so no regression can be detected${e.baseline === "none" ? "; set baseline to the results to compare with" : ""}`;
}
function blindRegression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "not comparable") return null;
return `fail-on: regression: the baseline is not comparable, so no regression can be detected (${t.reasons?.join("; ") ?? "its run does not say why"})`;
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.filter(({ score: e }) => e !== null);
let n = t.some(({ floor: e }) => e != null);
let i = t.map(({ score: e, floor: t }) => ({
score: e,
floor: t ?? 0
}));
let a = sum(i.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let o = sum(i.map(({ floor: e }) => 2 - e));
let s = i.map(({ score: e }) => e);
let c = e.length;
return {
expected: c,
judged: i.length,
score: (0, r._)(s.map((e) => e / 2)),
score_expected: c === 0 ? 0 : sum(s) / c / 2,
coverage: c === 0 ? 0 : s.length / c,
score_without_vacuous: !n || o === 0 ? null : a / o
};
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
}
}),
37664: ((e, t, n) => {
n.d(t, { n: () => quickParse });
var r = n(42214);
function quickParse(e) {
let t;
let n = 0;
let expect = (r) => {
n + r >= 100 && (t ??= compiled(e));
};
let parse = (i) => {
expect(1);
n += 1;
let a = t === void 0 ? r.uY : t(i);
return a === r.uY ? e.parse(i) : a;
};
return Object.assign(parse, { expect });
}
function compiled(e) {
try {
return (0, r.o0)(e);
} catch (e) {
if (e instanceof r.i) return () => r.uY;
throw e;
}
}
}),
47705: ((e, t, n) => {
n.r(t);
n.d(t, {
DENIED: () => x,
faultOf: () => faultOf,
readAttempt: () => readAttempt,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord,
readTrial: () => readTrial,
runIn: () => runIn
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(30742);
var s = n(45145);
var c = n(70930);
var l = n(45503);
var u = n(23137);
var d = n(97857);
var f = n(80588);
var p = n(37664);
var m = n(71343);
var h = n(74705);
var g = n(61210);
var _ = n(9271);
let v = 16777216;
let y;
let b = "it belongs to an earlier run";
let x = "it cannot be read: permission denied";
let S = (0, p.n)(m.Lx);
let C = (0, p.n)(m.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
C.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let l = s === null ? null : t(s);
i.push(l);
s !== null && l === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, g.YW)(s));
n.error = (0, d.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, g.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, _.qQ)(e)}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, _.wK)(e)).size > n;
});
let r = e.planned.length - n.length;
r > 0 && (e.planned = n);
return r;
}
function readTrial(e, t, n) {
return countingRecord(e, t, n, new Set()).result;
}
function readRecord(e, t) {
let n = readResult(e, t, new Set());
if (n === null || typeof n == "string") return null;
return {
result: n.result,
digest: (0, o.B)(n.content)
};
}
function readRunRecord(e) {
try {
return runIn(e);
} catch {
return null;
}
}
function readAttempt(e) {
try {
return C(readJson(`${e}/result.json`, v).value);
} catch {
return null;
}
}
function countingRecord(e, t, n, r) {
let i = readResult(e, t, r);
if (i === null || typeof i == "string") return {
result: null,
fault: i
};
let a = t.digest === void 0 ? null : (0, o.B)(i.content);
let s = faultOf({
result: i.result,
digest: a
}, t, n);
if (s === null) return {
result: i.result,
fault: s
};
return {
result: t.digest === void 0 ? null : (0, h.u)(t, n, s),
fault: s === b ? null : s
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return b;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, c.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, _.qQ)(t);
try {
let i = (0, f.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, v);
let s = C(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, s.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return x;
if (e instanceof l.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && S.expect(n.length / 8);
try {
return S(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
throw Error((0, u.hQ)(e.issues[0]), { cause: e });
}
}
function readJson(e, t) {
y ??= Buffer.allocUnsafeSlow(65536);
let n = (0, l.XF)(e, t, { space: y });
return {
value: (0, a.nh)(n.toString()),
content: n
};
}
})
};
