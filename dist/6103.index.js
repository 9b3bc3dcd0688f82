export const id = 6103;
export const ids = [6103];
export const modules = {
59956: ((e, t, n) => {
n.d(t, {
S: () => findTool,
x: () => a
});
var r = n(73024);
var i = n(76760);
let a = "/";
function findTool(e, t) {
for (let n of (t ?? "/usr/local/bin:/usr/bin:/bin").split(i.delimiter)) {
if (!i.isAbsolute(n)) continue;
let t = i.join(n, e);
try {
(0, r.accessSync)(t, r.constants.X_OK);
if ((0, r.statSync)(t).isFile()) return t;
} catch {}
}
return null;
}
}),
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
let o = [
[/[\\/]_npx[\\/]/, "npx agentbench-action"],
[/[\\/]pnpm[\\/]dlx[\\/]/, "pnpm dlx agentbench-action"],
[/[\\/]dlx-\d+[\\/]/, "yarn dlx agentbench-action"],
[/[\\/]\.?bunx-\d+[-\\/]/, "bunx agentbench-action"]
];
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
let n = realPath(e);
let r = o.find(([e]) => e.test(n));
if (r !== void 0) return r[1];
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return "npx agentbench";
return i.basename(e) === "cli.js" ? `node ${(0, a.V)(i.relative(t, e))}` : "agentbench";
}
function realPath(e) {
try {
return (0, r.realpathSync)(e);
} catch {
return e;
}
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
79814: ((e, t, n) => {
n.d(t, { p: () => comparisonLines });
var r = n(18253);
var i = n(26841);
var a = n(22495);
var o = n(39182);
var s = n(6611);
var c = n(81681);
let l = {
least: 12,
most: 30
};
function leaderboardLines(e, t) {
let n = (0, o.O5)(e);
let i = [
u,
{
...d,
style: ({ rank: e }) => e === 1 ? "bold" : void 0
},
{
...figure(e.measure === "score" ? "score" : "rate", ({ figure: e }) => (0, o.TS)(e)),
style: styleOf
}
];
let a = figure("95% interval", spanOf);
let s = n.some(({ usage: e }) => e.cost_usd !== null) ? [figure("cost", o.rs)] : [];
let f = figure("time", ({ agent_ms_per_trial: e }) => e === null ? "–" : (0, r.a3)(e));
let p = fitting(n, i, [
a,
...s,
f
], t);
let m = Math.min(l.most, t.columns - widthFor(n, [...i, ...p]));
let h = p.includes(a) ? drawingOf(n, m) : [];
let g = [
...i,
...p.slice(0, 1),
...h,
...p.slice(1)
];
return [...(0, c.t)(n, g, t), ...legend(e, g, t)];
}
function curveLines(e, t) {
let n = (0, o.O5)(e);
let r = n.reduce((e, { at_k: t }) => Math.max(e, t.length), 0);
if (r < 2) return [];
let a = [...new Set([
1,
Math.ceil(r / 2),
r
])].map((e) => figure(`pass@${e}`, ({ at_k: t }) => (0, o.TS)(t[e - 1]?.pass_at_k ?? null)));
let s = figure(`pass^${r}`, ({ at_k: e }) => (0, o.TS)(e[r - 1]?.pass_hat_k ?? null));
let l = figure("flaky", ({ flaky: e }) => String(e.length));
let f = [
u,
d,
...fitting(n, [u, d], [
...a,
s,
l
], t)
];
let p = (0, o.Zw)(e);
let m = p === "" ? [] : (0, i.LV)(`pass@k, pass^k: ${p}`, t.columns);
return [...(0, c.t)(n, f, t), ...m.map((e) => t.paint("dim", e))];
}
let u = figure("#", ({ rank: e }) => String(e ?? "–"));
let d = {
title: "run",
cell: ({ name: e }) => (0, a.h0)(e, 200),
flexible: !0
};
function figure(e, t) {
return {
title: e,
cell: t,
side: "right"
};
}
function fitting(e, t, n, { columns: r }) {
let i = [...n];
for (; i.length > 0 && widthFor(e, [...t, ...i]) - 2 > r;) i.pop();
return i;
}
function widthFor(e, t) {
return t.reduce((t, { title: n, cell: r, flexible: a }) => {
let o = e.reduce((e, t) => Math.max(e, (0, i.qz)(r(t))), (0, i.qz)(n));
return t + 2 + (a ? Math.min(20, o) : o);
}, 0);
}
function styleOf({ level_with_best: e }) {
return e ? "green" : void 0;
}
function spanOf({ interval: e }) {
return e === null ? "–" : `${(0, o.TS)(e.low).slice(0, -1)}–${(0, o.TS)(e.high)}`;
}
function drawingOf(e, t) {
let n = e.flatMap(({ interval: e, figure: t }) => [
e?.low,
e?.high,
t
].filter((e) => e != null));
if (t < l.least || n.length === 0) return [];
let [r, i] = [Math.floor(Math.min(...n) * 10 + 1e-9) / 10, Math.ceil(Math.max(...n) * 10 - 1e-9) / 10];
if (i <= r) return [];
let at = (e) => Math.max(0, Math.min(t - 1, Math.round((e - r) / (i - r) * (t - 1))));
let a = [r, i].map((e) => `${Math.round(e * 100)}%`);
let cell = ({ interval: e, figure: n }) => {
let r = Array(t).fill(" ");
if (e !== null) {
r.fill("─", at(e.low), at(e.high) + 1);
r[at(e.low)] = "├";
r[at(e.high)] = "┤";
}
n !== null && (r[at(n)] = "●");
return r.join("");
};
return [{
title: a.join(" ".repeat(t - a.join("").length)),
cell,
style: styleOf
}];
}
function legend(e, t, { columns: n, paint: r }) {
let s = (0, o.O5)(e);
let named = (e) => e.map(({ name: e }) => (0, a.h0)(e, 60)).join(", ");
let c = t.flatMap(({ title: e }) => e === "cost" || e === "time" ? e : []);
let l = s.filter(({ level_with_best: e, rank: t }) => e && t !== 1);
let u = s.filter(({ on_frontier: e }) => e);
let d = e.measure === "score" && e.instances.filter(({ in_all: e }) => e).length === 1 ? "the score of a single instance" : "runs with trials that have no verdict";
return [
c.length === 0 ? "" : `${c.join(" and ")}: the agent's, mean of a trial`,
s.some(({ interval: e, figure: t }) => e === null && t !== null) ? `no interval for ${d}` : "",
s.some((e) => (0, o.rs)(e).startsWith("~")) ? "~ not known for every trial" : "",
l.length === 0 ? "" : `${(0, o.s2)(e)}: ${named(l)}`,
u.length === 0 || u.length === s.length ? "" : `cost frontier: ${named(u)}`
].filter((e) => e !== "").flatMap((e) => (0, i.LV)(e, n)).map((e) => r("dim", e));
}
function comparisonLines(e, t) {
let { runs: n, experiment: r } = e;
let a = `${n.length} runs by ${(0, o.KF)(e)}: ${(0, o.z8)(e)}`;
let s = curveLines(e, t);
let c = pairLines(e, t);
return [
...(0, i.LV)(a, t.columns).map((e) => t.paint("bold", e)),
"",
...leaderboardLines(e, t),
...r === void 0 ? [] : ["", ...experimentLines(r, t)],
...s.length === 0 ? [] : ["", ...s],
...c.length === 0 ? [] : ["", ...c],
...causeLines(e, t),
...noteLines(e, t)
];
}
function experimentLines({ answers: e, noise: t }, { columns: n, paint: r }) {
let wrapped = (e) => e.flatMap((e) => (0, i.LV)(`- ${(0, a.h0)(e, 1e3)}`, n));
return [...wrapped(e), ...wrapped(t).map((e) => r("dim", e))];
}
function pairLines(e, { columns: t, paint: n }) {
let s = (0, o.jD)(e).filter(({ pair: t }) => !(0, o.Rf)(e, t));
let c = s.filter(({ pair: e }) => e.p !== null).length;
let l = s.slice(0, 15).map((e) => {
let { better: t, other: r, pair: i } = e;
let s = (0, o.sU)(e, c === 1);
let [l, u] = [(0, a.h0)(t.name, 60), (0, a.h0)(r.name, 60)];
let d = (0, a.h0)(i.reasons.join("; "), 300);
if (i.verdict === "not comparable") return `- ${l} and ${u} are not comparable: ${d}`;
let f = d === "" ? "" : `; ${d}`;
if (i.verdict === "within noise") return `≈ ${l} and ${u} do not differ significantly (${s})${f}`;
if (i.verdict === "within tolerance") return `≈ ${l} and ${u} differ significantly; the measured difference is within the tolerance (${s})${f}`;
return `${n("green", "▲")} ${n("green", l)} is better than ${u} ${s}${f}`;
});
s.length > l.length && l.push(`… and ${(0, r.U9)(s.length - l.length, "more pair")} in pairwise.csv`);
c > 1 && l.push(n("dim", `p adjusted for ${c} tests by Holm's method`));
return l.flatMap((e) => (0, i.LV)(e.replace("p = ", "p\xA0=\xA0"), t)).map((e) => e.replace("p\xA0=\xA0", "p = "));
}
function causeLines(e, { columns: t }) {
if (e.runs.every(({ causes: e }) => e.length === 0)) return [];
return [
"",
"why trials did not pass:",
...(0, o.O5)(e).flatMap(({ name: e, causes: n, causes_unknown: r }) => {
let o = (0, s.rj)(n, r);
return o === "" ? [] : (0, i.LV)(`- ${(0, a.h0)(e, 60)}: ${o}`, t);
})
];
}
function noteLines(e, { columns: t }) {
return (0, r.UV)((0, o.h$)(e), 20).flatMap((e) => (0, i.LV)((0, a.h0)(`note: ${e}`, 1e3), t));
}
}),
82057: ((e, t, n) => {
n.d(t, {
ZZ: () => field,
d_: () => o,
v6: () => ended,
ye: () => tokenParts
});
var r = n(18253);
var i = n(26841);
var a = n(22495);
let o = 12;
function field(e, t, { columns: n, paint: r }) {
let o = (0, a.pj)(t).trimEnd();
return (0, i.LV)(o, n, " ".repeat(12) + (o.includes("\n") ? "│ " : "")).map((t, n) => n === 0 ? r("dim", (0, i.eV)(e, 12)) + t.slice(12) : t);
}
function ended(e, t, n) {
if (t) return `timed out after ${(0, r.a3)(n)}`;
if (e === null) return n > 0 ? `ended after ${(0, r.a3)(n)}` : "never began";
return `exit code ${e} after ${(0, r.a3)(n)}`;
}
function tokenParts(e, t, n) {
return [...e === null ? [] : [`${(0, r.mr)(e, "token")} in${t ? ` (${(0, r.zD)(t)} cached)` : ""}`], ...n === null ? [] : [`${(0, r.mr)(n, "token")} out`]];
}
}),
80569: ((e, t, n) => {
n.d(t, { showCommand: () => showCommand });
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(26841);
var s = n(22495);
var c = n(61685);
var l = n(90162);
var u = n(68739);
var d = n(58937);
var f = n(80418);
var p = n(79814);
var m = n(75308);
var h = n(19089);
var g = n(12694);
var _ = n(34400);
var v = n(57992);
var y = n(84346);
var b = n(9271);
var x = n(73024);
var S = n(70930);
var C = n(24998);
var w = n(9583);
var T = n(63115);
var E = n(13978);
var D = n(47705);
async function loadShown(e) {
let { runs: t, notes: n } = await (0, w.loadRuns)([e]);
if (t.length === 0) throw new i.yo(`results: there are none in ${e}: ${n.length > 0 ? n.join("; ") : "results are directories with a run.json (\"agentbench run\" writes them to agentbench-results), jobs of Harbor and logs of Inspect"}`);
let r = [...Map.groupBy(t, ({ directory: e, run: { suite: t, dataset: n, agent: r, settings: i } }) => JSON.stringify([
t,
n,
r,
{
...i,
trials: null
},
(0, f.cr)(e)
])).values()].map(shownRun);
return {
runs: r.map(({ run: e }) => e),
notes: [...n, ...r.flatMap((e) => e.notes)]
};
}
function shownRun(e) {
let t = e.map(({ directory: e }) => e);
let [n] = e;
let { run: i, results: a, notes: o } = e.length === 1 ? {
...n,
notes: []
} : (0, T.rV)(e, null);
let s = (0, T.Pv)(e);
let directoryOf = ({ planned: e, result: n }) => {
if (n?.elsewhere !== void 0) return n.elsewhere.files?.directory ?? null;
let below = (t) => r.join(t, (0, b.qQ)(e));
let i = n === null ? t.findLast((e) => (0, x.existsSync)(below(e))) : s.get(n);
return i === void 0 ? null : below(i);
};
let c = e.length === 1 && !(0, f.$8)(n.directory) ? n.directory : null;
return {
run: {
directories: t,
run: i,
trials: (0, E.x)({
run: i,
results: a
}).map((e) => {
let t = directoryOf(e);
return {
...e,
directory: t,
results: t === null ? c : r.resolve(t, "../..")
};
})
},
notes: o
};
}
async function chooseTrials(e, t, n) {
let r = e.flatMap(({ trials: e }) => e);
let a = [...new Map(r.map(({ planned: e }) => [e.instance_id, e.task_type]))].map(([e, t]) => ({
id: e,
taskType: t
}));
if (t !== null && a.length === 0) throw new i.yo("instances: no trial was planned");
let o = t === null ? a : await (0, C.l5)(a, t);
let s = new Set(o.map(({ id: e }) => e));
let c = r.filter(({ planned: e }) => s.has(e.instance_id));
let l = new Set(c.filter(({ planned: e }) => n === null || e.trial === n));
if (n !== null && l.size === 0) {
let e = c.reduce((e, { planned: t }) => Math.max(e, t.trial), 0);
throw new i.yo(`trial: there is no trial ${n}; ${numbersTo(e)}`);
}
return e.map((e) => ({
...e,
trials: e.trials.filter((e) => l.has(e))
})).filter(({ trials: e }) => e.length > 0);
}
function recordOf({ planned: e, result: t, directory: n }, i) {
if (t?.elsewhere !== void 0) return t.elsewhere.result;
return t === null ? null : (0, D.readTrial)(r.resolve(n, "../.."), e, i);
}
function filesOf({ directory: e }) {
let t = [];
e !== null && list("");
return t;
function list(n) {
let i;
try {
i = readEntries(r.join(e, n));
} catch {
return;
}
for (let a of i) {
let i = r.posix.join(n, a.name);
if (t.length >= 500 || n === "" && /^attempt-/.test(a.name)) continue;
a.isDirectory() ? list(i) : t.push({
name: i,
bytes: a.isFile() ? (0, S.LZ)(r.join(e, i))?.size ?? null : null
});
}
}
}
function readEntries(e) {
let last = ({ name: e }) => Number(/^(home|output)(-|$)/.test(e));
return (0, x.readdirSync)(e, { withFileTypes: !0 }).sort((e, t) => last(e) - last(t) || (e.name < t.name ? -1 : 1));
}
function numbersTo(e) {
if (e < 2) return e === 0 ? "there is none" : "there is only 1";
return `there are 1 to ${e}`;
}
let O = /^changes(-(round|step)-\d+)?\.json$/;
let k = {
added: "+",
changed: "~",
removed: "-"
};
let A = {
added: "green",
changed: "yellow",
removed: "red"
};
function changesLines(e, t) {
let n = e.flatMap((e) => filesOf(e).filter(({ name: e }) => O.test(e)).sort((e, t) => (0, y.BU)(e.name) - (0, y.BU)(t.name)).flatMap(({ name: n }) => {
let i = `${(0, b.Ko)(e.planned)}${n === "changes.json" ? "" : `, ${n}`}`;
let a = (0, v.St)(r.join(e.directory, n));
return [
t.paint("bold", (0, s.h0)(i)),
...a === null ? [`${n} cannot be read as a record of changes`] : linesOf(a, t),
""
];
}));
if (n.length > 0) return n.slice(0, -1);
throw new i.yo("changes: there is no changes.json; a trial of agentbench has one if its agent ran, and was not `true` on Docker");
}
function linesOf({ files: e, packages: t, processes: n, ports: r, notes: i }, { paint: o }) {
return [
...part("files", e, e?.entries ?? [], ({ path: e, change: t, files: n, diff: r }) => [o(A[t], `${k[t]} ${(0, s.h0)(e, 1e3)}`) + (n ? ` (${(0, a.U9)(n, "file")})` : ""), ...r === null ? [] : diffLines(r, o)]),
...part("packages", t, t?.entries ?? [], ({ manager: e, name: t, before: n, after: r, change: i }) => [`${o(A[i], k[i])} ${e} ${(0, s.h0)(t, 200)} ${(0, s.h0)([n, r].filter((e) => e !== null).join(" → "), 220)}`]),
...part("processes", n, n?.entries ?? [], ({ command: e }) => [(0, s.h0)(e, 500)]),
...part("ports", r, r?.entries ?? [], ({ address: e, command: t }) => [`${(0, s.h0)(e, 200)}${t === null ? "" : `: ${(0, s.h0)(t, 500)}`}`]),
...i.map((e) => o("dim", (0, s.h0)(e, 500)))
];
}
function diffLines(e, t) {
let n = {
"+": "green",
"-": "red"
};
return e.replace(/\n$/, "").split("\n").map((e) => {
let r = n[e[0] ?? ""];
let i = `    ${(0, s.h0)(e, 1e3)}`;
return r === void 0 ? i : t(r, i);
});
}
function part(e, t, n, r) {
if (t === null) return [`${e}: not known`];
let i = t.left_out > 0 ? [`  … and ${t.left_out} more`] : [];
if (n.length === 0) return [`${e}: none`];
return [
`${e}:`,
...n.flatMap((e) => r(e).map((e) => `  ${e}`)),
...i
];
}
var j = n(94343);
var ee = n(43759);
var M = n(23137);
var te = n(81822);
var N = n(71343);
var P = n(3934);
var F = n(44408);
let I = (0, M.WY)(j.mee(j.aig()), "Null if the trajectory does not have it, as for all figures here");
let L = j.Ikc({
text: j.YjP(),
cut: (0, M.WY)(j.mee(j.Ikc({
characters: F.U9,
at: F.U9
})), "Characters that were left out in the middle, and where; null for the whole text")
});
let R = j.Ikc({
name: (0, M.WY)(j.YjP(), "Name of the tool"),
class: j.mee(j.k5n(P.S)),
title: (0, M.WY)(j.YjP(), "The first words of the command, or the file, pattern or address, on one line"),
arguments: L,
answer: (0, M.WY)(j.mee(L), "Null without an answer"),
exit: (0, M.WY)(j.mee(j.Whr()), "Exit code"),
failed: (0, M.WY)(j.zMY(), "The answer is marked as an error")
});
let ne = j.Ikc({
id: (0, M.WY)(F.U9, "Number of the step in its conversation, from 1"),
source: j.k5n([
"system",
"user",
"agent"
]),
at: (0, M.WY)(j.mee(j.YjP()), "When it began, ISO 8601"),
kind: (0, M.WY)(j.YjP(), "Class of the first call; otherwise the name of its tool, or `says`, `user`, `system`"),
title: (0, M.WY)(j.YjP(), "The step on one line"),
failure: (0, M.WY)(j.mee(j.YjP()), "How the first call that failed ended: `exit 1`, `error`; null if none did"),
answer_bytes: (0, M.WY)(j.mee(F.U9), "Size of all answers; null without any"),
says: j.mee(L),
thinks: j.mee(L),
calls: j.YOg(R),
answers: (0, M.WY)(j.YOg(L), "Observations that name none of the calls"),
sides: (0, M.WY)(j.YOg(j.YjP()), "Side conversations that it began"),
copied: (0, M.WY)(j.zMY(), "Copied from an earlier trajectory; counts in no sum"),
model: j.mee(j.YjP()),
input_tokens: (0, M.WY)(j.mee(j.aig()), "With the cached ones"),
cached_tokens: I,
output_tokens: I,
cost_usd: I,
waited_ms: (0, M.WY)(j.mee(j.aig()), "From the request to the end of the answer; those that failed before, and the pauses between them, are part of it"),
worked_ms: (0, M.WY)(j.mee(j.aig()), "From the end of the answer to the next request"),
fault: (0, M.WY)(j.mee(j.YjP()), "The reason why the answer is missing or not whole; null if it is whole"),
retries: (0, M.WY)(F.U9, "Identical requests that failed before this one")
});
let z = (0, M.WY)(j.mee(j.Ikc({
sum: j.aig(),
steps: F.U9
})), "Sum, and the number of steps of the agent that know it; null if none does");
let B = {
steps: j.YOg(ne),
sums: (0, M.WY)(j.Ikc({
agent_steps: F.U9,
input_tokens: z,
output_tokens: z,
cost_usd: z,
waited_ms: z,
worked_ms: z
}), "Over all steps of the agent that are not copied"),
total: (0, M.WY)(F.U9, "Steps of the conversation; more than `steps` if some were left out in the middle")
};
let re = j.Ikc({
format: (0, M.WY)(j.YjP(), "Version of the format, `ATIF-v1.8`"),
agent: (0, M.WY)(j.YjP(), "Name, version and model of the agent"),
notes: (0, M.WY)(j.mee(j.YjP()), "Notes of its writer, for example on texts that were cut"),
...B,
sides: (0, M.WY)(j.YOg(j.Ikc({
id: j.YjP(),
kind: j.YjP(),
...B
})), "Conversations beside the main one: sub-agents, titles, summaries")
});
let ie = j.Ikc({
file: j.YjP(),
text: j.YjP()
});
j.Ikc({
schema: j.euz("agentbench/show/v1"),
runs: j.YOg(j.Ikc({
directories: (0, M.WY)(j.YOg(j.YjP()), "Directories of the run; several if it was combined from parts"),
run: N.Lx,
interval: (0, M.WY)(j.mee(j.Ikc({
low: j.aig(),
high: j.aig()
})), "95% confidence interval of the headline figure"),
trials: (0, M.WY)(j.YOg(j.Ikc({
planned: N.Lx.shape.planned.def.element,
directory: (0, M.WY)(j.mee(j.YjP()), "Null without files"),
files: j.YOg(j.Ikc({
name: j.YjP(),
bytes: j.mee(j.Whr().check(ee.UI()))
})),
result: (0, M.WY)(j.mee(N.FD), "Null without a readable result"),
log: (0, M.WY)(j.lqM(ie), "With --log, if the trial has that log"),
steps: (0, M.WY)(j.lqM(j.YOg(j.X$i(re, { file: j.YjP() }))), "With --steps or --step: of each trajectory of the trial, of which there are two after two rounds")
})), "All planned trials, or the selected ones")
})),
notes: (0, M.WY)(j.YOg(j.YjP()), "Unreadable files, with the reason")
});
function toDocument(e, t, n, r = new Map()) {
return {
schema: "agentbench/show/v1",
runs: e.map(({ directories: e, run: t, trials: i }) => ({
directories: e,
run: t,
interval: (0, te.XF)({ run: t }),
trials: i.map((e) => {
let [i, a] = [n.get(e.directory), r.get(e.directory)];
return {
planned: e.planned,
directory: e.directory,
files: filesOf(e),
result: recordOf(e, t),
...i === void 0 ? {} : { log: i },
...a === void 0 ? {} : { steps: a.map(({ file: e, steps: t }) => ({
file: e,
...t
})) }
};
})
})),
notes: t
};
}
var ae = n(45503);
let oe = [
"agent",
"evaluation",
"prerunner"
];
function readLogs(e, t) {
let n = [];
let a = [];
let o = new Set();
for (let s of e) {
let e = new Map(s.result?.elsewhere?.files?.logs);
let c = filesOf(s).map((e) => e.name);
for (let t of [...e.keys(), ...c]) t.endsWith(".log") && o.add(t.replace(/\.log$/, ""));
let l = [t, `${t}.log`].flatMap((t) => e.get(t) ?? (c.includes(t) ? [t] : []))[0];
if (l === void 0) continue;
let u = r.join(s.directory, l);
try {
n.push({
trial: s,
file: u,
text: (0, ae.XF)(u, 268435456).toString()
});
} catch (e) {
a.push(`${u} cannot be read: ${(0, i.bD)(e)}`);
}
}
if (n.length > 0) return {
logs: n,
notes: a
};
let s = e.every(({ result: e }) => e?.elsewhere === void 0);
let c = oe.includes(t) && s ? `there is no ${t}.log, since it printed nothing or did not run` : `"${t}" is not among the logs`;
let l = o.size === 0 ? s ? "no command printed anything" : "the program that measured it left none that is read here" : `there ${o.size === 1 ? "is" : "are"} ${[...o].sort().join(", ")}`;
throw new i.yo(`log: ${a.length > 0 ? a.join("; ") : `${c}; ${l}; other files of a trial are named in full (result.json)`}`);
}
var se = n(31421);
var V = n(78474);
var H = n(59956);
var U = n(24472);
var W = n(68785);
var G = n(12580);
let K = "report.html";
function findPage(e, t) {
let [n] = t;
let a = t.length === 1 && n.directories.length === 1 ? [n.directories[0]] : [];
let o = (0, x.statSync)(e).isFile() ? `${e}-report` : e;
let s = [
...a,
(0, f.s6)(o),
o
].map((e) => r.resolve(e, K)).find((e) => (0, x.existsSync)(e));
if (s === void 0) {
let t = `${(0, U.u)()} report ${(0, G.V)(e)} --results-path ${(0, G.V)(o)} writes one`;
throw new i.yo(`open: there is no ${K} of ${e}; ${t}`);
}
return s;
}
async function openPage(e, t) {
let n = process.platform === "darwin";
if (!n && !t.DISPLAY && !t.WAYLAND_DISPLAY) return !1;
let r = (0, H.S)(n ? "open" : "xdg-open", t.PATH);
if (r === null) return !1;
let i = (0, se.spawn)(r, [e], {
stdio: "ignore",
detached: !0,
env: t
});
i.unref();
let a = (0, V.once)(i, "exit").then(([e]) => e === 0, () => !1);
return await (0, W.Xc)(a, 3e3) ?? !0;
}
var ce = n(39223);
var le = n(129);
var q = n(87351);
var J = n(82057);
var Y = n(81681);
var X = n(6611);
var ue = n(93357);
var de = n(59768);
var fe = n(74705);
var pe = n(97384);
var Z = n(34552);
function evaluationLines(e, t) {
if (e === null) return (0, J.ZZ)("evaluation", "none", t);
if (e.kind === "test_plan") return planLines(e, t);
return [
...(0, J.ZZ)("evaluation", e.kind === "reward" ? `rewards: ${rewardsText(e)}` : e.command, t),
...e.kind === "reward" ? stepLines(e, t) : [],
...(0, J.ZZ)("", endOf(e), t),
...isUnknown(e) ? [] : tail(e.output_tail, t)
];
}
function isUnknown({ kind: e, exit_code: t, timed_out: n, output_tail: r }) {
return e === "reward" && t === null && !n && r === "";
}
function endOf(e) {
let { exit_code: t, timed_out: n, duration_ms: r } = e;
let i = (0, J.v6)(t, n, r);
if (e.kind !== "reward") return i;
if (e.steps.length === 0 || t === null && !n) return `tests: ${i}`;
let o = n ? "one of them timed out" : `the last with exit code ${t}`;
return `tests of the steps: ${(0, a.a3)(r)} in all, ${o}`;
}
function stepLines({ steps: e }, t) {
let n = e.length > 50 ? (0, J.ZZ)("", `… ${(0, a.mr)(e.length - 50, "more step")}`, t) : [];
let line = ({ name: e, rewards: t, why: n }) => `step ${(0, s.h0)(e, 60)}: ${t === null ? `no reward: ${(0, s.h0)(n ?? "not known", 300)}` : rewardsText({ rewards: t })}`;
return [...e.slice(0, 50).flatMap((e) => (0, J.ZZ)("", line(e), t)), ...n];
}
function rewardsText({ rewards: e }) {
let t = Object.entries(e).map(([e, t]) => `${(0, s.h0)(e, 60)} ${(0, a.vP)(t)}`);
return (0, a.Xq)(t, 20) || "none";
}
function tail(e, { columns: t, paint: n }) {
let r = (0, s.pj)(e).trimEnd().split("\n");
if (r.length === 1 && r[0] === "") return [n("dim", `${" ".repeat(J.d_)}(no output)`)];
let i = r.slice(-20);
return [...r.length > i.length ? [`${" ".repeat(J.d_)}… ${(0, a.U9)(r.length - i.length, "line")} before`] : [], ...i.flatMap((e) => (0, o.LV)(e, t, `${" ".repeat(J.d_)}│ `))];
}
function planLines(e, t) {
let { score: n, score_expected: r, judged: i, expected: o, judge: c, timed_out: l, points: u } = e;
let d = u.map((e, t) => ({
point: e,
number: t + 1
}));
let f = `${(0, a.KN)(n)} of what was judged, ${(0, a.KN)(r)} of everything; ${i} of ${o} points judged`;
return [
...(0, J.ZZ)("evaluation", f, t),
...l ? (0, J.ZZ)("", "evaluation-timeout came before the last point", t) : [],
...c === null ? [] : (0, J.ZZ)("judge", `${c.identity}: ${(0, a.U9)(c.verdicts, "verdict")}, ${c.failures} without one`, t),
"",
...(0, Y.t)(d, [
{
title: "#",
cell: ({ number: e }) => String(e),
side: "right"
},
{
title: "score",
cell: ({ point: e }) => e.score === null ? "–" : `${e.score}/2`,
style: ({ point: e }) => pointStyle(e)
},
{
title: "by",
cell: ({ point: e }) => e.decided_by
},
{
title: "test point",
cell: ({ point: e }) => (0, s.h0)(e.metric, 200),
flexible: !0
}
], t, {
title: "explanation",
cell: ({ point: e }) => (0, s.h0)(e.explanation, 500)
}),
""
];
}
function pointStyle({ score: e }) {
return e === null ? "dim" : [
"red",
"yellow",
"green"
][e];
}
var Q = n(18540);
function trialPage(e, t, n, r) {
let { result: i, directory: a } = e;
let o = reasonOf(e);
return [
...trialTitle(e, r),
"",
...o === "" ? [] : (0, J.ZZ)("why", o, r),
...(i?.causes ?? []).flatMap(({ cause: e, evidence: t }, n) => (0, J.ZZ)(n === 0 ? "causes" : "", `- ${(0, X.n6)(e)}: ${(0, s.h0)(t, 300)}`, r)),
...i?.explained == null ? [] : (0, J.ZZ)("judge", `${i.explained.category.replaceAll("_", " ")}: ${(0, s.h0)(i.explained.explanation, 500)}`, r),
...i === null ? (0, J.ZZ)("result", withoutRecord(e, t), r) : (0, fe.W)(i) ? [...(0, J.ZZ)("result", "its record was changed afterwards; shown are the values of the run's own record", r), ...stageLines(i, r)] : [
...about(i, t, r),
...stageLines(i, r),
...evaluationLines(i.evaluation, r)
],
...(i?.integrity ?? []).flatMap(({ kind: e, detail: t }, n) => (0, J.ZZ)(n === 0 ? "notes" : "", `- ${(0, s.h0)(`${e}: ${t}`, 1e3)}`, r)),
...fileLines(a, n, r),
...stepsLines(e, n, r),
...repeatLines(e, t, r),
...i === null ? [] : takenOver(i, t, n, r)
];
}
function trialTitle({ planned: e, results: t }, n) {
let { paint: r, columns: i } = n;
let { mark: a, word: c, style: l } = ue.j[e.status];
let u = t === null ? null : (0, f.cr)(t);
let d = u === null ? "" : `${(0, s.h0)(u, 100)}: `;
let p = `${r(l, `${a} ${c}`)} ${d}${r("bold", (0, b.Ko)(e))}`;
return (0, o.LV)(`${p} ${r("dim", (0, s.h0)(e.task_type, 60))}`, i);
}
function stepsLines({ planned: e, results: t }, n, { paint: r }) {
if (t === null || !n.some(({ name: e }) => e === q.SY)) return [];
let i = (0, G.V)((0, Q.MP)(t));
return [`${r("dim", (0, o.eV)("steps", J.d_))}${(0, U.u)()} show ${i} ${(0, b.wK)(e)} --steps`];
}
function repeatLines({ planned: e, results: t }, n, { paint: r }) {
if (n.measured_by !== void 0) return [];
if (e.status === "passed") return [];
let i = (0, de.I)(n, {
command: (0, U.u)(),
results: t,
base: ""
}, e.instance_id);
return [r("dim", (0, o.eV)("repeat", J.d_)) + i];
}
function reasonOf({ planned: e, result: t }) {
let n = t?.error ?? e.error;
if (n !== null) return `${n.stage}: ${n.message} (${n.kind})`;
return t === null ? "" : (0, d.rn)(t);
}
function withoutRecord({ directory: e, planned: t }, { finished_at: n }) {
if (n === null && t.status === "not_run") return e === null ? "none yet: it has not begun" : "none yet: it is under way, or its run was killed";
if (e !== null) return "its record is missing or broken";
return t.result === null ? "nothing was written" : "its record is not here, only its verdict, as in a report";
}
function about(e, t, n) {
let { agent: r, testbed: i, dataset: o, prerunner: c, rounds: l = [] } = e;
let u = [r.name, r.model === null ? null : `(${r.model})`].filter((e) => e !== null).join(" ");
let f = [
i.image === null ? "" : ` ${i.image}`,
i.substituted ? " (substitute)" : "",
i.kept_image === null ? "" : `, kept as ${i.kept_image}`,
i.kept === void 0 ? "" : `, kept: ${i.kept}`
].join("");
let p = `${e.started_at.replace("T", " ").slice(0, 19)} UTC, ${(0, a.a3)((0, d.cf)((0, pe.ui)([e])))}`;
let m = e.attempt === 1 ? "" : `, attempt ${e.attempt}`;
return [
...(0, J.ZZ)("dataset", `${o.name}${o.ref === null ? "" : ` at ${o.ref}`}`, n),
...(0, J.ZZ)("testbed", `${i.kind}${f}`, n),
...(0, J.ZZ)("begun", `${p}${m}`, n),
...u === "" ? [] : (0, J.ZZ)("agent", u, n),
...r.command === "" ? [] : (0, J.ZZ)(t.measured_by === void 0 ? "command" : "setting", r.command, n),
...l.length < 2 ? (0, J.ZZ)("", agentEnd(r, e.stages), n) : l.flatMap(({ step: e, agent: t, score: r }, i) => (0, J.ZZ)("", `${e === void 0 ? `round ${i + 1}` : `step ${(0, s.h0)(e, 60)}`}: ${agentEnd(t)}, score ${(0, a.KN)(r)}`, n)),
...(0, J.ZZ)("usage", usageText(e), n),
...c === null ? [] : (0, J.ZZ)("prerunner", (0, J.v6)(c.exit_code, c.timed_out, c.duration_ms), n),
...t.settings.mode === null ? [] : (0, J.ZZ)("mode", t.settings.mode, n),
...e.rescored === void 0 ? [] : rescoredLines(e.rescored, t, n)
];
}
function rescoredLines({ done: e, kept: t }, n, r) {
let i = n.rescored_from === void 0 ? "" : `, from ${(0, s.h0)(n.rescored_from.directory, 4096)}`;
return [...(0, J.ZZ)("again", `${(0, s.h0)(e.join(", ") || "nothing", 1e3)}${i}`, r), ...t.flatMap((e) => (0, J.ZZ)("", `kept as it was: ${(0, s.h0)(e, 300)}`, r))];
}
function agentEnd({ exit_code: e, timed_out: t, ended_by: n, duration_ms: r }, i = []) {
if (n === "budget" && e === null) return `ended by its budget after ${(0, a.a3)(r)}`;
if (e === null && !t && r === 0 && i.some(({ name: e }) => e === "agent")) return "did not end";
return (0, J.v6)(e, t, r);
}
function usageText(e) {
let { input_tokens: t, cached_input_tokens: n, output_tokens: r, steps: i, ...o } = (0, Z.J$)(e);
let { cost_usd: s, requests: c, failed_requests: l, source: u } = o;
let d = (0, Z.d0)(e);
let f = [
...(0, J.ye)(t, n, r),
i === null ? "" : (0, a.mr)(i, "step"),
c === null ? "" : `${(0, a.mr)(c, "request")}${l ? ` (${(0, a.zD)(l)} failed)` : ""}`,
d === null ? "" : `${(0, a.a3)(d.waiting_ms)} waiting for models`,
d?.throttled_requests ? `${(0, a.zD)(d.throttled_requests)} throttled` : "",
d?.unmetered_requests ? `${(0, a.zD)(d.unmetered_requests)} not metered` : "",
s === null ? "cost unknown" : (0, a.BD)(s),
u === "agent" ? "reported by the agent" : ""
].filter((e) => e !== "");
return u === null && f.length === 1 && s === null ? "unknown" : f.join(", ");
}
function stageLines(e, { columns: t, paint: n }) {
let r = e.stages.slice(0, 1e3);
if (r.length === 0) return [];
let i = e.stages.length - r.length;
let c = r.map(({ duration_ms: e }) => (0, a.a3)(e));
let l = Math.max(...c.map(o.qz));
let u = r.map(({ name: e, step: t }) => (0, s.h0)(t === void 0 ? e : `${e} ${t}`));
let d = Math.max(...u.map((e) => Math.min(24, (0, o.qz)(e))));
let f = Math.min(40, Math.min(t, 100) - d - l - 6);
let p = Math.min(...r.map(({ started_at: e }) => Date.parse(e)));
let m = Math.max(...r.map(({ started_at: e, duration_ms: t }) => Date.parse(e) + t));
let at = (e) => Math.round((e - p) / Math.max(1, m - p) * f);
return [
"",
...r.map(({ started_at: e, duration_ms: t }, r) => {
let i = Math.min(at(Date.parse(e)), Math.max(0, f - 1));
let a = Math.max(1, at(Date.parse(e) + t) - i);
let s = f < 8 ? "" : `  ${" ".repeat(i)}${n("cyan", "━".repeat(a))}`;
return `  ${(0, o.eV)(c[r], l, "right")}  ${(0, o.eV)((0, o.Jj)(u[r], d), d)}${s}`.trimEnd();
}),
...i > 0 ? [`  … and ${(0, a.mr)(i, "more stage")}`] : [],
""
];
}
function fileLines(e, t, n) {
if (e === null) return [];
let r = t.slice(0, 20).map(({ name: e, bytes: t }) => ({
name: e,
size: formatSize(t)
}));
let i = t.length - r.length;
let a = Math.max(0, ...r.map(({ size: e }) => e.length));
let c = " ".repeat(J.d_);
return [
`${n.paint("dim", (0, o.eV)("files", J.d_))}${(0, s.h0)((0, Q.MP)(e), 4096)}/`,
...r.map(({ name: e, size: t }) => `${c}${n.paint("dim", (0, o.eV)(t, a, "right"))}  ` + (0, o.it)((0, s.h0)(e), Math.max(8, n.columns - J.d_ - a - 2))),
...i > 0 ? [`${c}… and ${t.length === 500 ? "at least " : ""}${i} more`] : []
];
}
function takenOver({ github: e }, t, n, r) {
if (e === null || t.github === null || e.run_attempt >= t.github.run_attempt) return [];
if (n.some(({ name: e }) => e !== "result.json")) return [];
let i = `It was measured in attempt ${e.run_attempt} of the workflow run`;
return (0, J.ZZ)("", `${i}; its other files are in the artifact of that attempt.`, r);
}
function formatSize(e) {
return e === null ? "not a regular file" : (0, a.z3)(e);
}
let $ = /^[1-9]\d{0,5}$/;
function stepChoice(e) {
let { steps: t, step: n, side: r, attempt: a } = e;
if (r !== void 0 && !$.test(r)) throw new i.yo(`side: "${(0, s.h0)(r, 40)}" is not the number of a side conversation, as in --side 1`);
if (a !== void 0 && !$.test(a)) throw new i.yo(`attempt: "${(0, s.h0)(a, 40)}" is not the number of an attempt, as in --attempt 1`);
let [, o, c = o] = /^([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/.exec(n ?? "") ?? [];
if (n !== void 0 && (o === void 0 || Number(c) < Number(o))) throw new i.yo(`step: "${(0, s.h0)(n, 40)}" is neither a step nor a range of steps, as in --step 12 or --step 3-9`);
if (t !== !0 && n === void 0) {
if (r !== void 0) throw new i.yo("side: it needs --steps or --step");
if (a !== void 0) throw new i.yo("attempt: it needs --steps or --step");
return null;
}
return {
range: n === void 0 ? null : {
from: Number(o),
to: Number(c)
},
side: r === void 0 ? null : Number(r),
attempt: a === void 0 ? null : Number(a)
};
}
function readAllSteps(e, t) {
let n = [];
let a = [];
for (let i of e) {
let e = i.directory === null || i.result?.elsewhere !== void 0 ? [] : (0, ce.q)(i.directory);
let { attempt: o } = t;
if (o !== null && !e.includes(o)) {
a.push(`${(0, b.wK)(i.planned)}: ${noAttempt(o, e)}`);
continue;
}
let s = o === null ? i.directory : r.join(i.directory, `attempt-${o}`);
let c = i.result?.elsewhere?.files?.trajectories ?? (s === null ? [] : (0, q.hZ)(s));
let l = e.filter((e) => e !== o);
let u = i.result?.integrity.find(({ kind: e }) => e === "trajectory_incomplete");
o === null && c.length === 0 && u !== void 0 && a.push(`${(0, b.wK)(i.planned)}: there is no trajectory.json; ${u.detail}`);
for (let e of i.directory === null ? [] : c) {
let s = o === null ? e : `attempt-${o}/${e}`;
let c = r.join(i.directory, s);
let u = (0, q.gV)(c, 268435456);
if (u === null) continue;
let d = u.steps === null ? `it cannot be read: ${u.fault}` : chosen(u.steps, t);
typeof d == "string" ? a.push(`${c}: ${d}`) : n.push({
trial: i,
file: s,
steps: d,
earlier: l
});
}
}
if (n.length > 0) return {
found: n,
notes: a
};
throw new i.yo(`steps: ${a.length > 0 ? a.join("; ") : "there is no trajectory.json; a trial has one if its model was metered, by model-keys or model-endpoints, or if its agent left one"}`);
}
function noAttempt(e, t) {
return `there is no earlier attempt ${e} with files; ${t.length === 0 ? "there is none" : `there ${t.length === 1 ? "is" : "are"} ${listOf(t)}`}`;
}
function listOf(e) {
return e.toReversed().join(", ").replace(/, (\d+)$/, " and $1");
}
function chosen(e, { range: t, side: n }) {
let r = n === null ? e : e.sides[n - 1];
if (r === void 0) return `there is no side conversation ${n}; ${numbersTo(e.sides.length)}`;
let i = r.steps.filter(({ id: e }) => t === null || e >= t.from && e <= t.to);
if (i.length === 0 && t !== null) return `there is no step ${t.from}; ${numbersTo(r.total)}`;
let { total: a, sums: o } = r;
return {
...e,
steps: i,
total: a,
sums: o,
sides: t === null && n === null ? e.sides : []
};
}
function stepsPage({ trial: e, file: t, steps: n, earlier: r }, { range: i, side: a }, o) {
let s = [
...trialTitle(e, o),
"",
...e.result?.elsewhere === void 0 && t === q.SY ? [] : (0, J.ZZ)("file", t, o),
...n.agent === "" ? [] : (0, J.ZZ)("agent", n.agent, o),
...(0, J.ZZ)(a === null ? "steps" : `side ${a}`, sums(n), o),
...n.notes === null ? [] : (0, J.ZZ)("note", n.notes, o),
...r.length === 0 ? [] : (0, J.ZZ)("attempts", `also ${listOf(r)}, repeated (--attempt ${r[0]})`, o),
""
];
if (i === null) return [
...s,
...stepTable(n.steps, o),
...sideLines(n, o)
];
let c = Number.isFinite(o.columns) ? 65536 : Infinity;
let l = (0, le.j)(n, {
room: Infinity,
longest: c
});
return [...s, ...l.steps.flatMap((e, t) => [...t === 0 ? [] : [""], ...wholeStep(e, o)])];
}
function stepTable(e, t) {
let figure = (e, t, n) => ({
title: e,
cell: (e) => t(e) === null ? "" : n(t(e)),
side: "right"
});
let n = [
{
title: "step",
cell: ({ id: e }) => String(e),
side: "right"
},
{
title: "kind",
cell: ({ kind: e }) => (0, s.h0)(e, 20)
},
{
title: "action",
cell: ({ title: e }) => e,
flexible: !0
},
{
title: "",
cell: ({ failure: e, fault: t, retries: n }) => e ?? (t === null ? n === 0 ? "" : "retried" : "no whole answer"),
style: () => "red"
},
figure("answer", ({ answer_bytes: e }) => e, a.z3),
figure("in", ({ input_tokens: e }) => e, a.zD),
figure("out", ({ output_tokens: e }) => e, a.zD),
figure("cost", ({ cost_usd: e }) => e, a.BD),
figure("waited", ({ waited_ms: e }) => e, a.a3),
figure("worked", ({ worked_ms: e }) => e, a.a3)
].filter(({ cell: t }) => e.some((e) => t(e) !== ""));
let r = [
"answer",
"in",
"out",
"cost"
];
let i = t.columns < 60 ? [
...r,
"waited",
"worked"
] : t.columns < 100 ? r : [];
let o = n.filter(({ title: e }) => !i.includes(e));
return (0, Y.t)(e, o, t);
}
function sideLines({ sides: e }, t) {
return e.flatMap((e, n) => [...n === 0 ? [""] : [], ...(0, J.ZZ)(`side ${n + 1}`, (0, d.oR)(", ", [
e.kind,
e.id,
sums(e)
]), t)]);
}
function wholeStep(e, t) {
let { paint: n, columns: r } = t;
let i = {
agent: "says",
user: "told",
system: "system"
}[e.source];
let text = (e, n) => n === null ? [] : (0, J.ZZ)(e, textOf(n), t);
return [
(0, o.Jj)(`${n("bold", `step ${e.id}`)} ${(0, s.h0)(e.kind, 20)} ${n("dim", e.at ?? "")}`.trimEnd(), r),
...steps_figures(e) === "" ? [] : (0, J.ZZ)("usage", steps_figures(e), t),
...e.fault === null ? [] : (0, J.ZZ)("answer", e.fault, t),
...e.retries === 0 ? [] : (0, J.ZZ)("retries", `${e.retries} failed before`, t),
...text("thinking", e.thinks),
...text(i, e.says),
...e.calls.flatMap((e) => [...(0, J.ZZ)((0, s.h0)(e.name, 10) || "call", textOf(e.arguments), t), ...(0, J.ZZ)(e.answer === null ? "" : "answer", answerText(e), t)]),
...e.answers.flatMap((e) => text("answer", e)),
...e.sides.length === 0 ? [] : (0, J.ZZ)("began", `a side conversation: ${e.sides.join(", ")}`, t)
];
}
function answerText({ answer: e, exit: t, failed: n }) {
if (e === null) return "no answer";
let r = (0, d.oR)(", ", [t === null ? "" : `exit ${t}`, n ? "an error" : ""]);
return `${r === "" ? "" : `${r}\n`}${textOf(e)}`;
}
function textOf({ text: e, cut: t }) {
if (t === null) return e === "" ? "(nothing)" : e;
let n = `… ${(0, a.zD)(t.characters)} characters left out here; --json has all …`;
return `${e.slice(0, t.at)}\n${n}\n${e.slice(t.at)}`;
}
function sums({ total: e, sums: { agent_steps: t, ...n } }) {
let words = (e, n) => e === null ? "" : n(e.sum) + (e.steps === t ? "" : ` in ${(0, a.zD)(e.steps)} of them`);
return (0, d.oR)(", ", [
t === e ? (0, a.mr)(e, "step") : `${(0, a.mr)(e, "step")}, ${(0, a.zD)(t)} of the agent`,
words(n.input_tokens, (e) => `${(0, a.mr)(e, "token")} in`),
words(n.output_tokens, (e) => `${(0, a.mr)(e, "token")} out`),
words(n.cost_usd, a.BD),
n.waited_ms === null ? "" : `${(0, a.a3)(n.waited_ms.sum)} waiting for the model`,
n.worked_ms === null ? "" : `${(0, a.a3)(n.worked_ms.sum)} working`
]);
}
function steps_figures({ input_tokens: e, cached_tokens: t, output_tokens: n, cost_usd: r, waited_ms: i, worked_ms: o, model: s }) {
return (0, d.oR)(", ", [
s ?? "",
...(0, J.ye)(e, t, n),
r === null ? "" : (0, a.BD)(r),
i === null ? "" : `${(0, a.a3)(i)} waiting for the model`,
o === null ? "" : `${(0, a.a3)(o)} working`
]);
}
async function showCommand(e, t, n) {
requireOneView(n);
let r = (0, f.hH)();
let [a, o] = r !== null && t === void 0 && e !== void 0 && (0, _.Gd)(e, r) ? [r, e] : [(0, f.$t)(e ?? r ?? f.hN), t];
let [d, m] = o === void 0 ? [a] : (0, _.CN)(a, o);
let [, v = m, y] = _.XS.exec(m ?? "") ?? [];
if (y !== void 0 && n.trial !== void 0) throw new i.yo(`trial: it is named twice, as ${(0, s.h0)(m)} and by --trial`);
let b = y ?? n.trial;
let x = v === void 0 ? null : (0, l.r4)("instance", u.Tp, v);
let S = b === void 0 ? null : (0, l.r4)("trial", u.U9, b);
let C = stepChoice(n);
let w = await loadShown(d);
let T = await chooseTrials(w.runs, x, S);
let E = [...w.notes];
let D = T.flatMap((e) => e.trials);
let O = n.log === void 0 ? null : readLogs(D, n.log);
let k = C === null ? null : readAllSteps(D, C);
E.push(...O?.notes ?? [], ...k?.notes ?? []);
for (let e of E) (0, g.cc)((0, s.h0)(e, 1e3));
let A = (0, h.Li)(process.stdout);
if (n.open) {
let e = findPage(d, w.runs);
let t = await openPage(e, process.env);
(0, g.tj)([`${t ? "opened" : "no program of this machine can open the page; open it in a browser:"} ${(0, s.h0)(e, 4096)}`]);
} else if (n.json) (0, g.Q2)(toDocument(T, E, new Map(O?.logs.map(({ trial: e, file: t, text: n }) => [e.directory, {
file: t,
text: n
}])), Map.groupBy(k?.found ?? [], ({ trial: e }) => e.directory)));
else if (k !== null) {
let e = k.found.map((e) => stepsPage(e, C, A));
(0, g.tj)(e.flatMap((e, t) => t === 0 ? e : ["", ...e]));
} else if (n.changes) (0, g.tj)(changesLines(D, A));
else if (O !== null) for (let { file: e, text: t } of O.logs) {
O.logs.length > 1 && (0, g.tj)([A.paint("bold", `${(0, s.h0)((0, Q.MP)(e), 4096)}:`)]);
await printLog(t.replace(/\n$/, ""));
}
else if (x !== null || S !== null) {
let e = T.flatMap(({ run: e, trials: t }) => t.map((t) => trialPage({
...t,
result: recordOf(t, e)
}, e, filesOf(t), A)));
(0, g.tj)(e.flatMap((e, t) => t === 0 ? e : ["", ...e]));
} else {
if ((0, f.oA)(d)) {
let { document: e } = await (0, c.bc)(d);
(0, g.tj)([
...(0, p.p)(e, A),
"",
""
]);
}
(0, g.tj)(T.flatMap((e, t) => [...t === 0 ? [] : ["", ""], ...runPage(e, d, A)]));
}
return 0;
}
function requireOneView({ open: e, json: t, steps: n, step: r, changes: a, log: o }) {
let s = {
open: e,
json: t,
...t ? { changes: a } : {
steps: n ?? r !== void 0,
changes: a,
log: o !== void 0
}
};
let [c, l] = Object.entries(s).flatMap(([e, t]) => t ? [e] : []);
if (l !== void 0) throw new i.yo(`${l}: --${c} is given too, which shows something else; leave one of them out`);
}
function runPage({ run: e, trials: t, directories: n }, i, c) {
let l = (0, f.cr)(n[0]);
let { dataset: u, settings: p, started_at: h, finished_at: g } = e;
let _ = g === null ? ", under way or killed" : (0, Q.wp)(t, e) ? "" : `, ${(0, a.a3)(Math.max(0, Date.parse(g) - Date.parse(h)))}`;
let v = [
l === null ? "" : `arm ${c.paint("bold", (0, s.h0)(l, 100))}: `,
`run of ${c.paint("bold", (0, s.h0)(u.name, 100))}`,
u.ref === null ? "" : ` at ${(0, s.h0)(u.ref.slice(0, 12))}`,
e.suite === null ? "" : ` (${(0, s.h0)(e.suite, 100)})`,
`: ${e.agent.name === null ? "" : "agent "}${(0, s.h0)((0, d.kV)(e), 100)}, testbed ${p.testbed}`,
p.mode === null ? "" : `, mode ${p.mode}`
].join("");
let y = `${h.replace("T", " ").slice(0, 16)} UTC${_}`;
let b = n.length === 1 ? "" : `, put together from ${n.length} runs`;
let x = n.length === 1 ? n[0] : i;
let S = n.length === 1 && e.measured_by === void 0 && !(0, f.$8)(x) ? (0, Q.MP)(l === null ? x : r.dirname(x)) : null;
return [
...(0, o.LV)(v, c.columns),
...(0, o.LV)(`${y}${b}`, c.columns).map((e) => c.paint("dim", e)),
"",
...(0, Q.XL)(t, p.mode, c, !0),
"",
...(0, Q.HJ)(e, t, c),
...(0, m.r)(e, l === null ? void 0 : "the control").flatMap((e) => (0, o.LV)(e, c.columns)),
...(0, m.N)(e, t, (0, Q.MP)(x), S).map((e) => c.paint("dim", e))
];
}
async function printLog(e) {
for (let t = 0; t <= e.length;) {
let n = e.indexOf("\n", t + 1048576);
let r = n === -1 ? e.length : n;
if (await new Promise((n) => (0, g.yy)(`${(0, s.OG)(e.slice(t, r))}\n`, process.stdout, n))) return;
t = r + 1;
}
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
39182: ((e, t, n) => {
n.d(t, {
Ie: () => cellText,
KF: () => figureIn,
Ln: () => span,
O5: () => byRank,
Rf: () => isOfArms,
TS: () => rate,
Zw: () => curveWords,
h$: () => notesOf,
jD: () => pairsByRank,
pl: () => typesOf,
q6: () => figureOfType,
rs: () => costText,
s2: () => levelWords,
sU: () => pairFigures,
tx: () => usageText,
wF: () => figureOfCell,
z8: () => scope
});
var r = n(18253);
var i = n(37012);
var a = n(58937);
var o = n(61210);
function rate(e) {
return (0, r.KN)(e).replace(/^(\d+)%$/, "$1.0%");
}
function span(e) {
return e === null ? "" : (0, r.oI)(e, rate);
}
function byRank({ runs: e }) {
let place = ({ rank: e }) => e ?? Infinity;
return e.toSorted((e, t) => place(e) === place(t) ? 0 : place(e) - place(t));
}
function pairsByRank(e) {
let t = byRank(e);
let n = new Map(t.map((e, t) => [e, t]));
return e.pairs.map((t) => {
let [r, i] = [e.runs[t.a], e.runs[t.b]];
let a = t.verdict.endsWith("is better") ? t.verdict === "b is better" : n.get(i) < n.get(r);
let { difference: o, interval: s } = t;
if (a) return {
better: i,
other: r,
difference: o,
interval: s,
pair: t
};
return {
better: r,
other: i,
pair: t,
difference: o === null ? null : -o,
interval: s === null ? null : {
low: -s.high,
high: -s.low
}
};
}).sort((e, t) => n.get(e.better) - n.get(t.better) || n.get(e.other) - n.get(t.other));
}
function isOfArms({ experiment: e }, { a: t, b: n }) {
let r = e?.arms.length ?? 0;
return t < r && n < r;
}
function pairFigures({ difference: e, interval: t, pair: { verdict: n, p_adjusted: i } }, a) {
if (e === null || i === null) return "";
let o = `${(0, r.wd)(e)} points`;
let s = `${t === null || !a ? "" : `95% interval ${(0, r.oI)(t, r.WR)}, `}${(0, r.C6)(i)}`;
return n.endsWith("is better") ? `by ${o} (${s})` : `${o}, ${s}`;
}
function levelWords({ pairs: e }, t = "") {
return `not significantly worse than the first${t}${e.some(({ verdict: e }) => e === "within tolerance") ? ", or within the tolerance of it" : ""}`;
}
function curveWords({ runs: e }) {
return e.some(({ at_k: e }) => e.some(({ left_out: e }) => e > 0)) ? "instances with fewer than k measured trials are left out" : "";
}
function scope({ instances: e, runs: t }) {
let n = e.filter(({ in_all: e }) => e).length;
let i = [...new Set(t.map(({ settings: e }) => e.trials))].sort((e, t) => e - t);
let a = i.length > 1 ? `${i[0]} to ${i.at(-1)} trials each` : i[0] === 1 ? "one trial each" : `${i[0]} trials each`;
return `${(0, r.U9)(n, "instance")}, ${a}`;
}
function cellText(e, t) {
if (e.measured === 0) return "⚠️";
let n = e.measured < e.planned ? " ⚠️" : "";
if (t === "score") return rate(e.score_expected) + n;
if (e.planned > 1) return `${e.passed}/${e.planned}${n}`;
return e.passed === 1 ? "✅" : "❌";
}
function notesOf({ notes: e, runs: t }) {
return [...e, ...t.flatMap(({ name: e, notes: t }) => t.map((t) => `${e}: ${t}`))];
}
function typesOf({ runs: e }) {
let t = [...new Set(e.flatMap(({ by_type: e }) => Object.keys(e)))];
return t.length < 2 ? [] : t.slice(0, 30);
}
function figureIn({ measure: e, runs: t }) {
return (0, o.cU)(e, t[0].settings);
}
function figureOfType({ by_type: e }, t, { measure: n }) {
return (0, o.$)((0, i._)(e, t), n);
}
function figureOfCell(e, t) {
if (e === null || e.measured === 0) return null;
return t === "score" ? e.score_expected : e.passed / e.planned;
}
function usageText(e) {
let { tokens_per_trial: t, tokens_known: n, steps_per_trial: i, steps_known: o } = e.usage;
let s = i === 1 ? "step" : "steps";
return (0, a.oR)(", ", [t === null ? "" : `${(0, r.lx)((0, r.zD)(t), n, e)} tokens`, i === null ? "" : `${(0, r.lx)((0, r.zD)(i, 1), o, e)} ${s}`]);
}
function costText({ cost_per_trial_usd: e, usage: t }) {
return `${e !== null && t.cost_unknown > 0 ? "~" : ""}${(0, r.BD)(e)}`;
}
}),
24998: ((e, t, n) => {
n.d(t, {
JU: () => selectFrom,
l5: () => selectInstances,
mt: () => takeShard
});
var r = n(45145);
var i = n(18253);
var a = n(3350);
var o = n(22495);
var s = n(68995);
let c = /^(flaky|saturated):(.+)$/s;
let l = {
type: ({ taskType: e }) => [e],
difficulty: ({ difficulty: e }) => e === void 0 ? [] : [e],
tag: ({ tags: e = [] }) => e
};
async function selectInstances(e, t, a = () => {}) {
let s = new Set(t.every((e) => e.startsWith("!")) ? e : []);
let l = new Set();
let u = Map.groupBy(e, ({ id: e }) => e);
let d = [];
for (let r of t) {
let t = r.startsWith("!");
let f = t ? r.slice(1).trim() : r;
let [, p, m] = c.exec(f) ?? [];
if (p !== void 0) {
let { readNoiseFile: r } = await n.e(8453).then(n.bind(n, 8453));
let c = new Set(r(m, p));
let u = e.filter(({ id: e }) => c.has(e));
u.length < c.size && a(`instances: ${(0, i.U9)(c.size - u.length, "id")} of ${(0, o.h0)(m)} with ${p} not in the dataset`);
for (let e of u) (t ? l : s).add(e);
continue;
}
let h = await instancesMatching(e, u, f);
h.length === 0 && d.push(noMatch(e, r));
for (let e of h) (t ? l : s).add(e);
}
if (d.length > 0) throw new r.yo(d.join("\n"));
let f = e.filter((e) => s.has(e) && !l.has(e));
if (f.length === 0) throw new r.yo(`instances: the selectors leave no instance: ${t.join(", ")}`);
return f;
}
async function selectFrom({ directory: e, instances: t, faulty: n = [] }, r, a = () => {}) {
let o = new Set(await selectInstances([...t, ...n], r, a));
let [c, l] = [!0, !1].map((e) => n.filter((t) => o.has(t) === e));
let u = o.size > c.length;
(0, s.G)(e, c.flatMap(({ faults: e }) => e), u ? [`to measure the other tasks, add to instances: ${exclusionOf(c)}`] : []);
l.length > 0 && a(`instances: ${(0, i.U9)(l.length, "task")} with faults, not selected: ${(0, i.Xq)(l.map(({ id: e }) => e), 20)}`);
return t.filter((e) => o.has(e));
}
function exclusionOf(e) {
return `'${e.slice(0, 20).map(({ id: e }) => `!${e}`).join(", ")}'${e.length > 20 ? ", and so on" : ""}`;
}
function takeShard(e, t) {
return t === void 0 ? e : e.filter((e, n) => n % t.total === t.index - 1);
}
async function instancesMatching(e, t, r) {
if (r === "all") return e;
let i = t.get(r);
if (i !== void 0) return i;
if (r.includes("​")) return instancesMatching(e, t, r.replaceAll("​", ""));
let a = /^\d+$/.test(r) ? e.filter(({ id: e }) => e.endsWith(`-${r}`)) : [];
if (a.length === 1) return a;
let [, o, s = ""] = /^(type|difficulty|tag):(.*)$/.exec(r) ?? [];
let { default: c } = await n.e(4006).then(n.t.bind(n, 14006, 19));
let u = c(o === void 0 ? r : s, { dot: !0 });
let d = o === void 0 ? ({ id: e }) => [e] : l[o];
return e.filter((e) => d(e).some((e) => u(e)));
}
function noMatch(e, t) {
let n = t.replace(/^!/, "").trim();
let [r] = /^(type|difficulty|tag)(?=:)/.exec(n) ?? [];
let texts = (e) => r === void 0 ? [e.id] : l[r](e).map((e) => `${r}:${e}`);
let i = [...new Set(e.flatMap(texts))].map((e) => ({
name: e,
away: (0, a.w7)(e, n)
})).sort((e, t) => e.away - t.away).slice(0, 3).map(({ name: e }) => e);
return `instances: "${t}" matches nothing; ${i.length === 0 ? `no instance has a ${r}` : `nearest: ${i.join(", ")}`}`;
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
})
};
