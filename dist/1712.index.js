export const id = 1712;
export const ids = [
1712,
9995,
7705
];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
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
return t;
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
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return /[\\/]_npx[\\/]/.test(realPath(e)) ? "npx agentbench-action" : "npx agentbench";
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
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
59254: ((e, t, n) => {
n.d(t, {
c: () => tellingLine,
t: () => sameLine
});
var r = n(90492);
let i = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let a = [
/^setup (failed|successful)[.!]?$/i,
/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
/^File ".*", line \d+/,
/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
/^at .*\(.*\)$/,
/^(Traceback|The above exception|During handling of)\b/,
/^make(\[\d+\])?: /,
/^(npm (notice|warn)|npm (err!|error) (a complete log|.*-debug(-\d+)?\.log|code \w+$|errno ))/i,
/^Node\.js v\d/,
/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
];
let o = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let s = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(e, { faultsOnly: t = !1 } = {}) {
let n = [];
for (let t of e.replace(/^[^{\n][^\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let e = recordIn(t);
let o = (0, r.h0)(e === null ? t : faultIn(e), 300).replace(i, "");
/\p{L}{2}/u.test(o) && !a.some((e) => e.test(o)) && n.push(o);
if (n.length === 20) break;
}
return n.find((e) => o.test(e) && !s.test(e)) ?? (t ? null : n[0] ?? null);
}
function recordIn(e) {
if (!/^\s*\{.*\}\s*$/.test(e) || e.length > 65536) return null;
let t = objectIn(e);
return typeof t?.type == "string" ? t : null;
}
function objectIn(e) {
try {
let t = JSON.parse(e);
return typeof t == "object" && t ? t : null;
} catch {
return null;
}
}
function faultIn({ type: e, is_error: t, result: n, error: r, data: i }) {
if (t === !0 && typeof n == "string") return n;
return messageIn(r ?? (/error$/i.test(String(e)) ? i : null), 6);
}
function messageIn(e, t) {
if (typeof e == "string") {
let n = t > 0 ? objectIn(e) : null;
return n === null ? e : messageIn(n, t - 1);
}
if (typeof e != "object" || !e || t === 0) return "";
let { message: n, error: r, data: i, name: a } = e;
return messageIn(n ?? r ?? i ?? a, t - 1);
}
function sameLine(e) {
return e.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
79814: ((e, t, n) => {
n.d(t, { p: () => comparisonLines });
var r = n(18253);
var i = n(26841);
var a = n(90492);
var o = n(16801);
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
return e === null ? "" : `${(0, o.TS)(e.low).slice(0, -1)}–${(0, o.TS)(e.high)}`;
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
return [
c.length === 0 ? "" : `${c.join(" and ")}: the agent's, mean of a trial`,
s.some((e) => (0, o.rs)(e).startsWith("~")) ? "~ not known for every trial" : "",
l.length === 0 ? "" : `${(0, o.s2)(e)}: ${named(l)}`,
u.length === 0 || u.length === s.length ? "" : `cost frontier: ${named(u)}`
].filter((e) => e !== "").flatMap((e) => (0, i.LV)(e, n)).map((e) => r("dim", e));
}
function comparisonLines(e, t) {
let { runs: n, measure: r, experiment: a } = e;
let s = `${n.length} runs by ${r === "score" ? "score of everything" : r}: ${(0, o.z8)(e)}`;
let c = curveLines(e, t);
return [
...(0, i.LV)(s, t.columns).map((e) => t.paint("bold", e)),
"",
...leaderboardLines(e, t),
...a === void 0 ? [] : ["", ...experimentLines(a, t)],
...c.length === 0 ? [] : ["", ...c],
"",
...pairLines(e, t),
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
let c = s.slice(0, 15).map(({ better: e, other: t, pair: r }) => {
let [i, s] = [(0, a.h0)(e.name, 60), (0, a.h0)(t.name, 60)];
let c = (0, a.h0)(r.reasons.join("; "), 300);
if (r.verdict === "not comparable") return `- ${i} and ${s} are not comparable: ${c}`;
let l = c === "" ? "" : `; ${c}`;
if (r.verdict === "within noise") return `≈ ${i} and ${s} do not differ significantly (${(0, o.sU)(r)})${l}`;
if (r.verdict === "within tolerance") return `≈ ${i} and ${s} differ significantly; the measured difference is within the tolerance (${(0, o.sU)(r)})${l}`;
return `${n("green", "▲")} ${n("green", i)} is better than ${s} ${(0, o.sU)(r)}${l}`;
});
s.length > c.length && c.push(`… and ${(0, r.U9)(s.length - c.length, "more pair")} in pairwise.csv`);
let l = s.filter(({ pair: e }) => e.p !== null).length;
l > 1 && c.push(n("dim", `p adjusted for ${l} tests by Holm's method`));
return c.flatMap((e) => (0, i.LV)(e.replace("p = ", "p\xA0=\xA0"), t)).map((e) => e.replace("p\xA0=\xA0", "p = "));
}
function causeLines(e, { columns: t }) {
let n = (0, o.O5)(e).flatMap(({ name: e, causes: n }) => n.length === 0 ? [] : (0, i.LV)(`- ${(0, a.h0)(e, 60)}: ${(0, s.rj)(n)}`, t));
return n.length === 0 ? [] : [
"",
"why trials did not pass:",
...n
];
}
function noteLines(e, { columns: t }) {
let n = (0, o.h$)(e);
let r = n.slice(0, 20).map((e) => (0, a.h0)(`note: ${e}`, 1e3));
n.length > r.length && r.push(`note: … and ${n.length - r.length} more`);
return r.flatMap((e) => (0, i.LV)(e, t));
}
}),
75308: ((e, t, n) => {
n.d(t, {
N: () => nextLines,
endLines: () => endLines,
r: () => verdictLines,
readBack: () => readBack
});
var r = n(76760);
var i = n(24472);
var a = n(26841);
var o = n(12580);
var s = n(90492);
var c = n(9583);
var l = n(61210);
var u = n(18540);
async function readBack(e, t) {
let n = r.resolve(t);
return (0, c.loadRun)(n, e).catch(() => ({
run: e,
results: [],
directory: n
}));
}
function endLines({ run: e, results: t, directory: n }, r, i) {
let o = e.planned.map((e, n) => ({
entry: e,
result: t[n] ?? null
}));
let c = (0, u.MP)(n);
return [
...(0, u.XL)(o, e.settings.mode, i, !1),
"",
...(0, u.HJ)(e, o, i),
...verdictLines(e).flatMap((e) => (0, a.LV)(e, i.columns)),
i.paint("dim", `results: ${(0, s.h0)(c, 4096)}/run.json`),
...nextLines(o, c).map((e) => i.paint("dim", e)),
...r === null ? [] : [i.paint("dim", `report: ${(0, s.h0)((0, u.MP)(r), 4096)}`)]
];
}
function verdictLines({ interrupted: e, gate: t, change: n }, r = "the baseline") {
return [
...e === null ? [] : [`ended early by ${(0, s.h0)(e)}; resume measures what is left`],
...n == null ? [] : [`against ${r}: ${[n.verdict, ...reasonsOf(n)].join(": ")}`],
...(t?.reasons ?? []).map((e) => `gate: ${(0, s.h0)(e, 1e3)}`)
];
}
function reasonsOf({ reasons: e = [] }) {
return e.length === 0 ? [] : [(0, s.h0)(e.join("; "), 2e3)];
}
function nextLines(e, t, n = t) {
let r = [
"error",
"failed",
"passed"
].map((t) => e.find(({ entry: e }) => e.status === t)).find((e) => e !== void 0);
return [...e.some(({ entry: e }) => !(0, l.aA)(e) && !(0, l.id)(e)) && n !== null ? [`measure the rest: ${(0, i.u)()} resume ${(0, o.V)(n)}`] : [], ...r === void 0 ? [] : [`look at: ${(0, i.u)()} show ${(0, o.V)(t)} ${(0, o.V)(r.entry.instance_id)}`]];
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
var a = n(90492);
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
return [...e === null ? [] : [`${(0, r.zD)(e)} tokens in${t ? ` (${(0, r.zD)(t)} cached)` : ""}`], ...n === null ? [] : [`${(0, r.zD)(n)} tokens out`]];
}
}),
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
}
}),
80569: ((e, t, n) => {
n.d(t, { showCommand: () => showCommand });
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(26841);
var s = n(90492);
var c = n(61685);
var l = n(68739);
var u = n(58937);
var d = n(80418);
var f = n(79814);
var p = n(75308);
var m = n(19089);
var h = n(12694);
var g = n(57992);
var _ = n(84346);
var v = n(9271);
var y = n(73024);
var b = n(24998);
var x = n(9583);
var S = n(69327);
var C = n(47705);
async function loadShown(e) {
let { runs: t, notes: n } = await (0, x.loadRuns)([e]);
if (t.length === 0) throw new i.yo(`results: there are none in ${e}: ${n.length > 0 ? n.join("; ") : "results are directories with a run.json; \"agentbench run\" writes them to agentbench-results"}`);
let r = [...Map.groupBy(t, ({ directory: e, run: { suite: t, dataset: n, agent: r, settings: i } }) => JSON.stringify([
t,
n,
r,
{
...i,
trials: null
},
armOf(e)
])).values()].map(shownRun);
return {
runs: r.map(({ run: e }) => e),
notes: [...n, ...r.flatMap((e) => e.notes)]
};
}
function armOf(e) {
return (0, d.oA)(r.dirname(e)) ? r.basename(e) : null;
}
function shownRun(e) {
let t = e.map(({ directory: e }) => e);
let [n] = e;
let { run: i, results: a, notes: o } = e.length === 1 ? {
...n,
notes: []
} : (0, S.rV)(e, null);
let s = (0, S.Pv)(e);
let c = [];
for (let [e, n] of i.planned.entries()) {
let i = a[e] ?? null;
if (i?.elsewhere !== void 0) {
c.push({
entry: n,
result: i,
directory: i.elsewhere.files?.directory ?? null
});
continue;
}
let below = (e) => r.join(e, (0, v.qQ)(n));
let o = i === null ? t.findLast((e) => (0, y.existsSync)(below(e))) : s.get(i);
c.push({
entry: n,
result: i,
directory: o === void 0 ? null : below(o)
});
}
return {
run: {
directories: t,
run: i,
trials: c
},
notes: o
};
}
async function chooseTrials(e, t, n) {
let r = e.flatMap(({ trials: e }) => e);
let a = [...new Map(r.map(({ entry: e }) => [e.instance_id, e.task_type]))].map(([e, t]) => ({
id: e,
taskType: t
}));
if (t !== null && a.length === 0) throw new i.yo("instances: no trial was planned");
let o = t === null ? a : await (0, b.l)(a, t);
let s = new Set(o.map(({ id: e }) => e));
let c = r.filter(({ entry: e }) => s.has(e.instance_id));
let l = new Set(c.filter(({ entry: e }) => n === null || e.trial === n));
if (n !== null && l.size === 0) {
let e = c.reduce((e, { entry: t }) => Math.max(e, t.trial), 0);
throw new i.yo(`trial: there is no trial ${n}; there ${e === 1 ? "is only 1" : `are 1 to ${e}`}`);
}
return e.map((e) => ({
...e,
trials: e.trials.filter((e) => l.has(e))
})).filter(({ trials: e }) => e.length > 0);
}
function recordOf({ entry: e, result: t, directory: n }, i) {
if (t?.elsewhere !== void 0) return t.elsewhere.result;
return t === null ? null : (0, C.$)(r.resolve(n, "../.."), e, i);
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
bytes: a.isFile() ? (0, y.lstatSync)(r.join(e, i)).size : null
});
}
}
}
function readEntries(e) {
let last = ({ name: e }) => Number(e === "home");
return (0, y.readdirSync)(e, { withFileTypes: !0 }).sort((e, t) => last(e) - last(t) || (e.name < t.name ? -1 : 1));
}
let w = /^changes(-(round|step)-\d+)?\.json$/;
let T = {
added: "+",
changed: "~",
removed: "-"
};
let E = {
added: "green",
changed: "yellow",
removed: "red"
};
function changesLines(e, t) {
let n = e.flatMap((e) => filesOf(e).filter(({ name: e }) => w.test(e)).sort((e, t) => (0, _.BU)(e.name) - (0, _.BU)(t.name)).flatMap(({ name: n }) => {
let i = `${(0, v.Ko)(e.entry)}${n === "changes.json" ? "" : `, ${n}`}`;
let a = (0, g.St)(r.join(e.directory, n));
return [
t.paint("bold", (0, s.h0)(i)),
...a === null ? [`${n} cannot be read as a record of changes`] : linesOf(a, t),
""
];
}));
if (n.length > 0) return n.slice(0, -1);
throw new i.yo("changes: there is no changes.json; a trial has one if its agent ran, and was not `true` on Docker");
}
function linesOf({ files: e, packages: t, processes: n, ports: r, notes: i }, { paint: o }) {
return [
...part("files", e, e?.entries ?? [], ({ path: e, change: t, files: n, diff: r }) => [o(E[t], `${T[t]} ${(0, s.h0)(e, 1e3)}`) + (n ? ` (${(0, a.U9)(n, "file")})` : ""), ...r === null ? [] : diffLines(r, o)]),
...part("packages", t, t?.entries ?? [], ({ manager: e, name: t, before: n, after: r, change: i }) => [`${o(E[i], T[i])} ${e} ${(0, s.h0)(t, 200)} ${(0, s.h0)([n, r].filter((e) => e !== null).join(" → "), 220)}`]),
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
var D = n(94343);
var O = n(43759);
var k = n(23137);
var ee = n(81822);
var A = n(79694);
var j = n(3934);
var M = n(44408);
let N = (0, k.W)(D.mee(D.aig()), "Null if the trajectory does not have it, as for all figures here");
let P = D.Ikc({
text: D.YjP(),
cut: (0, k.W)(D.mee(D.Ikc({
characters: M.U9,
at: M.U9
})), "Characters that were left out in the middle, and where; null for the whole text")
});
let te = D.Ikc({
name: (0, k.W)(D.YjP(), "Name of the tool"),
class: D.mee(D.k5n(j.S)),
title: (0, k.W)(D.YjP(), "The first words of the command, or the file, pattern or address, on one line"),
arguments: P,
answer: (0, k.W)(D.mee(P), "Null without an answer"),
exit: (0, k.W)(D.mee(D.Whr()), "Exit code"),
failed: (0, k.W)(D.zMY(), "The answer is marked as an error")
});
let ne = D.Ikc({
id: (0, k.W)(M.U9, "Number of the step in its conversation, from 1"),
source: D.k5n([
"system",
"user",
"agent"
]),
at: (0, k.W)(D.mee(D.YjP()), "When it began, ISO 8601"),
kind: (0, k.W)(D.YjP(), "Class of the first call; otherwise the name of its tool, or `says`, `user`, `system`"),
title: (0, k.W)(D.YjP(), "The step on one line"),
failure: (0, k.W)(D.mee(D.YjP()), "How the first call that failed ended: `exit 1`, `error`; null if none did"),
answer_bytes: (0, k.W)(D.mee(M.U9), "Size of all answers; null without any"),
says: D.mee(P),
thinks: D.mee(P),
calls: D.YOg(te),
answers: (0, k.W)(D.YOg(P), "Observations that name none of the calls"),
sides: (0, k.W)(D.YOg(D.YjP()), "Side conversations that it began"),
copied: (0, k.W)(D.zMY(), "Copied from an earlier trajectory; counts in no sum"),
model: D.mee(D.YjP()),
input_tokens: (0, k.W)(D.mee(D.aig()), "With the cached ones"),
cached_tokens: N,
output_tokens: N,
cost_usd: N,
waited_ms: (0, k.W)(D.mee(D.aig()), "From the request to the end of the answer"),
worked_ms: (0, k.W)(D.mee(D.aig()), "From the end of the answer to the next request"),
fault: (0, k.W)(D.mee(D.YjP()), "The reason why the answer is missing or not whole; null if it is whole")
});
let F = (0, k.W)(D.mee(D.Ikc({
sum: D.aig(),
steps: M.U9
})), "Sum, and the number of steps of the agent that know it; null if none does");
let I = {
steps: D.YOg(ne),
sums: (0, k.W)(D.Ikc({
agent_steps: M.U9,
input_tokens: F,
output_tokens: F,
cost_usd: F,
waited_ms: F,
worked_ms: F
}), "Over all steps of the agent that are not copied"),
total: (0, k.W)(M.U9, "Steps of the conversation; more than `steps` if some were left out in the middle")
};
let L = D.Ikc({
format: (0, k.W)(D.YjP(), "Version of the format, `ATIF-v1.8`"),
agent: (0, k.W)(D.YjP(), "Name, version and model of the agent"),
notes: (0, k.W)(D.mee(D.YjP()), "Notes of its writer, for example on texts that were cut"),
...I,
sides: (0, k.W)(D.YOg(D.Ikc({
id: D.YjP(),
kind: D.YjP(),
...I
})), "Conversations beside the main one: sub-agents, titles, summaries")
});
let R = D.Ikc({
file: D.YjP(),
text: D.YjP()
});
D.Ikc({
schema: D.euz("agentbench/show/v1"),
runs: D.YOg(D.Ikc({
directories: (0, k.W)(D.YOg(D.YjP()), "Directories of the run; several if it was combined from parts"),
run: A.Lx,
interval: (0, k.W)(D.mee(D.Ikc({
low: D.aig(),
high: D.aig()
})), "95% confidence interval of the headline figure"),
trials: (0, k.W)(D.YOg(D.Ikc({
planned: A.Lx.shape.planned.def.element,
directory: (0, k.W)(D.mee(D.YjP()), "Null without files"),
files: D.YOg(D.Ikc({
name: D.YjP(),
bytes: D.mee(D.Whr().check(O.UI()))
})),
result: (0, k.W)(D.mee(A.FD), "Null without a readable result"),
log: (0, k.W)(D.lqM(R), "With --log, if the trial has that log"),
steps: (0, k.W)(D.lqM(D.YOg(D.X$i(L, { file: D.YjP() }))), "With --steps or --step: of each trajectory of the trial, of which there are two after two rounds")
})), "All planned trials, or the selected ones")
})),
notes: (0, k.W)(D.YOg(D.YjP()), "Unreadable files, with the reason")
});
function toDocument(e, t, n, r = new Map()) {
return {
schema: "agentbench/show/v1",
runs: e.map(({ directories: e, run: t, trials: i }) => ({
directories: e,
run: t,
interval: (0, ee.XF)({ run: t }),
trials: i.map((e) => {
let [i, a] = [n.get(e.directory), r.get(e.directory)];
return {
planned: e.entry,
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
var z = n(45503);
function readLogs(e, t) {
let n = [];
let a = [];
let o = new Set();
for (let s of e) {
let e = filesOf(s).map((e) => e.name);
for (let t of e) t.endsWith(".log") && o.add(t.replace(/\.log$/, ""));
let c = [t, `${t}.log`].find((t) => e.includes(t));
if (c === void 0) continue;
let l = r.join(s.directory, c);
try {
n.push({
trial: s,
file: l,
text: (0, z.XF)(l, 268435456).toString()
});
} catch (e) {
a.push(`${l} cannot be read: ${(0, i.bD)(e)}`);
}
}
if (n.length > 0) return {
logs: n,
notes: a
};
let s = o.size === 0 ? "no command printed anything" : `there are ${[...o].sort().join(", ")}`;
throw new i.yo(`log: ${a.length > 0 ? a.join("; ") : `"${t}" is not among the logs; ${s}; other files of a trial are named in full (result.json)`}`);
}
var B = n(31421);
var V = n(78474);
var H = n(58500);
var U = n(59956);
var W = n(24472);
var G = n(12580);
let K = "report.html";
function findPage(e, t) {
let [n] = t;
let a = [
...t.length === 1 && n.directories.length === 1 ? [n.directories[0]] : [],
(0, d.s6)(e),
e
].map((e) => r.resolve(e, K)).find((e) => (0, y.existsSync)(e));
if (a === void 0) {
let t = (0, G.V)(e);
let n = `${(0, W.u)()} report ${t} --results-path ${t} writes one`;
throw new i.yo(`open: there is no ${K} of ${e}; ${n}`);
}
return a;
}
async function openPage(e, t, n = process.platform) {
let r = n === "darwin";
if (!r && !t.DISPLAY && !t.WAYLAND_DISPLAY) return !1;
let i = (0, U.S)(r ? "open" : "xdg-open", t.PATH);
if (i === null) return !1;
let a = (0, B.spawn)(i, [e], {
stdio: "ignore",
detached: !0,
env: t
});
a.unref();
let o = (0, V.once)(a, "exit").then(([e]) => e === 0, () => !1);
return Promise.race([o, (0, H.setTimeout)(3e3, !0)]);
}
var re = n(129);
var q = n(87351);
var J = n(82057);
var Y = n(81681);
var ie = n(6611);
var ae = n(93357);
var oe = n(59768);
var se = n(74705);
var ce = n(97384);
var X = n(34552);
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
let n = e.length > 50 ? (0, J.ZZ)("", `… ${(0, a.U9)(e.length - 50, "more step")}`, t) : [];
let line = ({ name: e, rewards: t, why: n }) => `step ${(0, s.h0)(e, 60)}: ${t === null ? `no reward: ${(0, s.h0)(n ?? "not known", 300)}` : rewardsText({ rewards: t })}`;
return [...e.slice(0, 50).flatMap((e) => (0, J.ZZ)("", line(e), t)), ...n];
}
function rewardsText({ rewards: e }) {
let t = Object.entries(e).map(([e, t]) => `${(0, s.h0)(e, 60)} ${(0, a.vP)(t)}`);
return t.length === 0 ? "none" : `${t.slice(0, 20).join(", ")}${t.length > 20 ? ", …" : ""}`;
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
var Z = n(18540);
function trialPage(e, t, n, r) {
let { result: i, directory: a } = e;
let o = reasonOf(e);
return [
...trialTitle(e, r),
"",
...o === "" ? [] : (0, J.ZZ)("why", o, r),
...(i?.causes ?? []).flatMap(({ cause: e, evidence: t }, n) => (0, J.ZZ)(n === 0 ? "causes" : "", `- ${(0, ie.n6)(e)}: ${(0, s.h0)(t, 300)}`, r)),
...i?.explained == null ? [] : (0, J.ZZ)("judge", `${i.explained.category.replaceAll("_", " ")}: ${(0, s.h0)(i.explained.explanation, 500)}`, r),
...i === null ? (0, J.ZZ)("result", withoutRecord(e, t), r) : (0, se.W)(i) ? [...(0, J.ZZ)("result", "its record was changed afterwards; shown are the values of the run's own record", r), ...stageLines(i, r)] : [
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
function trialTitle({ entry: e, directory: t }, n) {
let { paint: i, columns: a } = n;
let { mark: c, word: l, style: u } = ae.j[e.status];
let d = t === null ? null : armOf(r.resolve(t, "../.."));
let f = d === null ? "" : `${(0, s.h0)(d, 100)}: `;
let p = `${i(u, `${c} ${l}`)} ${f}${i("bold", (0, v.Ko)(e))}`;
return (0, o.LV)(`${p} ${i("dim", (0, s.h0)(e.task_type, 60))}`, a);
}
function stepsLines({ entry: e, directory: t }, n, { paint: i }) {
if (t === null || !n.some(({ name: e }) => e === q.SY)) return [];
let a = (0, G.V)((0, Z.MP)(r.resolve(t, "../..")));
return [`${i("dim", (0, o.eV)("steps", J.d_))}${(0, W.u)()} show ${a} ${(0, v.wK)(e)} --steps`];
}
function repeatLines({ entry: e, directory: t }, n, { paint: i }) {
if (n.measured_by !== void 0) return [];
if (e.status === "passed") return [];
let a = t === null ? null : r.resolve(t, "../..");
let s = (0, oe.I)(n, {
command: (0, W.u)(),
results: a,
base: ""
}, e.instance_id);
return [i("dim", (0, o.eV)("repeat", J.d_)) + s];
}
function reasonOf({ entry: e, result: t }) {
let n = t?.error ?? e.error;
if (n !== null) return `${n.stage}: ${n.message} (${n.kind})`;
return t === null ? "" : (0, u.rn)(t);
}
function withoutRecord({ directory: e, entry: t }, { finished_at: n }) {
if (n === null && t.status === "not_run") return e === null ? "none yet: it has not begun" : "none yet: it is under way, or its run was killed";
return e === null ? "nothing was written" : "its record is missing or broken";
}
function about(e, t, n) {
let { agent: r, testbed: i, dataset: o, prerunner: c, rounds: l = [] } = e;
let d = [r.name, r.model === null ? null : `(${r.model})`].filter((e) => e !== null).join(" ");
let f = [
i.image === null ? "" : ` ${i.image}`,
i.substituted ? " (substitute)" : "",
i.kept_image === null ? "" : `, kept as ${i.kept_image}`,
i.kept === void 0 ? "" : `, kept: ${i.kept}`
].join("");
let p = `${e.started_at.replace("T", " ").slice(0, 19)} UTC, ${(0, a.a3)((0, u.cf)((0, ce.ui)([e])))}`;
let m = e.attempt === 1 ? "" : `, attempt ${e.attempt}`;
return [
...(0, J.ZZ)("dataset", `${o.name}${o.ref === null ? "" : ` at ${o.ref}`}`, n),
...(0, J.ZZ)("testbed", `${i.kind}${f}`, n),
...(0, J.ZZ)("begun", `${p}${m}`, n),
...d === "" ? [] : (0, J.ZZ)("agent", d, n),
...r.command === "" ? [] : (0, J.ZZ)(t.measured_by === void 0 ? "command" : "setting", r.command, n),
...l.length < 2 ? (0, J.ZZ)("", agentEnd(r), n) : l.flatMap(({ step: e, agent: t, score: r }, i) => (0, J.ZZ)("", `${e === void 0 ? `round ${i + 1}` : `step ${(0, s.h0)(e, 60)}`}: ${agentEnd(t)}, score ${(0, a.KN)(r)}`, n)),
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
function agentEnd({ exit_code: e, timed_out: t, ended_by: n, duration_ms: r }) {
if (n === "budget" && e === null) return `ended by its budget after ${(0, a.a3)(r)}`;
return (0, J.v6)(e, t, r);
}
function usageText(e) {
let { input_tokens: t, cached_input_tokens: n, output_tokens: r, steps: i, ...o } = (0, X.J$)(e);
let { cost_usd: s, requests: c, failed_requests: l, source: u } = o;
let d = (0, X.d0)(e);
let f = [
...(0, J.ye)(t, n, r),
i === null ? "" : (0, a.mr)(i, "step"),
c === null ? "" : `${(0, a.mr)(c, "request")}${l ? ` (${(0, a.zD)(l)} failed)` : ""}`,
d === null ? "" : `${(0, a.a3)(d.waiting_ms)} waiting for models`,
d?.throttled_requests ? `${(0, a.zD)(d.throttled_requests)} throttled` : "",
s === null ? "cost unknown" : (0, a.BD)(s),
u === "agent" ? "reported by the agent" : ""
].filter((e) => e !== "");
return u === null && f.length === 1 && s === null ? "unknown" : f.join(", ");
}
function stageLines({ stages: e }, { columns: t, paint: n }) {
if (e.length === 0) return [];
let r = e.map(({ duration_ms: e }) => (0, a.a3)(e));
let i = Math.max(...r.map(o.qz));
let c = e.map(({ name: e, step: t }) => (0, s.h0)(t === void 0 ? e : `${e} ${t}`));
let l = Math.max(...c.map((e) => Math.min(24, (0, o.qz)(e))));
let u = Math.min(40, Math.min(t, 100) - l - i - 6);
let d = Math.min(...e.map(({ started_at: e }) => Date.parse(e)));
let f = Math.max(...e.map(({ started_at: e, duration_ms: t }) => Date.parse(e) + t));
let at = (e) => Math.round((e - d) / Math.max(1, f - d) * u);
return [
"",
...e.map(({ started_at: e, duration_ms: t }, a) => {
let s = Math.min(at(Date.parse(e)), Math.max(0, u - 1));
let d = Math.max(1, at(Date.parse(e) + t) - s);
let f = u < 8 ? "" : `  ${" ".repeat(s)}${n("cyan", "━".repeat(d))}`;
return `  ${(0, o.eV)(r[a], i, "right")}  ${(0, o.eV)((0, o.Jj)(c[a], l), l)}${f}`.trimEnd();
}),
""
];
}
function fileLines(e, t, n) {
if (e === null) return [];
let r = t.slice(0, 20).map(({ name: e, bytes: t }) => ({
name: e,
size: formatSize(t)
}));
let i = Math.max(0, ...r.map(({ size: e }) => e.length));
let a = " ".repeat(J.d_);
return [
`${n.paint("dim", (0, o.eV)("files", J.d_))}${(0, s.h0)((0, Z.MP)(e), 4096)}/`,
...r.map(({ name: e, size: t }) => `${a}${n.paint("dim", (0, o.eV)(t, i, "right"))}  ` + (0, o.it)((0, s.h0)(e), Math.max(8, n.columns - J.d_ - i - 2))),
...t.length > r.length ? [`${a}… and ${t.length - r.length} more`] : []
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
let Q = /^[1-9]\d{0,5}$/;
function stepChoice(e) {
let { steps: t, step: n, side: r, attempt: a } = e;
if (r !== void 0 && !Q.test(r)) throw new i.yo(`side: "${(0, s.h0)(r, 40)}" is not the number of a side conversation, as in --side 1`);
if (a !== void 0 && !Q.test(a)) throw new i.yo(`attempt: "${(0, s.h0)(a, 40)}" is not the number of an attempt, as in --attempt 1`);
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
let e = i.directory === null || i.result?.elsewhere !== void 0 ? [] : (0, q.qw)(i.directory);
let { attempt: o } = t;
if (o !== null && !e.includes(o)) {
a.push(`${(0, v.wK)(i.entry)}: ${noAttempt(o, e)}`);
continue;
}
let s = o === null ? i.directory : r.join(i.directory, `attempt-${o}`);
let c = i.result?.elsewhere?.files?.trajectories ?? (s === null ? [] : (0, q.hZ)(s));
let l = e.filter((e) => e !== o);
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
throw new i.yo(`steps: ${a.length > 0 ? a.join("; ") : "there is no trajectory.json; a trial has one if its model was metered"}`);
}
function noAttempt(e, t) {
return `there is no earlier attempt ${e} with files; ${t.length === 0 ? "there is none" : `there ${t.length === 1 ? "is" : "are"} ${listOf(t)}`}`;
}
function listOf(e) {
return e.toReversed().join(", ").replace(/, (\d+)$/, " and $1");
}
function chosen(e, { range: t, side: n }) {
let r = n === null ? e : e.sides[n - 1];
if (r === void 0) return `there is no side conversation ${n}; ${e.sides.length === 0 ? "there is none" : `there are 1 to ${e.sides.length}`}`;
let i = r.steps.filter(({ id: e }) => t === null || e >= t.from && e <= t.to);
if (i.length === 0 && t !== null) return `there is no step ${t.from}; there are 1 to ${r.total}`;
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
let l = (0, re.j)(n, {
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
cell: ({ failure: e, fault: t }) => e ?? (t === null ? "" : "no whole answer"),
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
return e.flatMap((e, n) => [...n === 0 ? [""] : [], ...(0, J.ZZ)(`side ${n + 1}`, [
e.kind,
e.id,
sums(e)
].filter((e) => e !== "").join(", "), t)]);
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
...text("thinking", e.thinks),
...text(i, e.says),
...e.calls.flatMap((e) => [...(0, J.ZZ)((0, s.h0)(e.name, 10) || "call", textOf(e.arguments), t), ...(0, J.ZZ)(e.answer === null ? "" : "answer", answerText(e), t)]),
...e.answers.flatMap((e) => text("answer", e)),
...e.sides.length === 0 ? [] : (0, J.ZZ)("began", `a side conversation: ${e.sides.join(", ")}`, t)
];
}
function answerText({ answer: e, exit: t, failed: n }) {
if (e === null) return "no answer";
let r = [t === null ? "" : `exit ${t}`, n ? "an error" : ""].filter((e) => e !== "").join(", ");
return `${r === "" ? "" : `${r}\n`}${textOf(e)}`;
}
function textOf({ text: e, cut: t }) {
if (t === null) return e === "" ? "(nothing)" : e;
let n = `… ${(0, a.zD)(t.characters)} characters left out here; --json has all …`;
return `${e.slice(0, t.at)}\n${n}\n${e.slice(t.at)}`;
}
function sums({ total: e, sums: { agent_steps: t, ...n } }) {
let words = (e, n) => e === null ? "" : n(e.sum) + (e.steps === t ? "" : ` in ${e.steps} of them`);
return [
t === e ? (0, a.U9)(e, "step") : `${(0, a.U9)(e, "step")}, ${t} of the agent`,
words(n.input_tokens, (e) => `${(0, a.zD)(e)} tokens in`),
words(n.output_tokens, (e) => `${(0, a.zD)(e)} tokens out`),
words(n.cost_usd, a.BD),
n.waited_ms === null ? "" : `${(0, a.a3)(n.waited_ms.sum)} waiting for the model`,
n.worked_ms === null ? "" : `${(0, a.a3)(n.worked_ms.sum)} working`
].filter((e) => e !== "").join(", ");
}
function steps_figures({ input_tokens: e, cached_tokens: t, output_tokens: n, cost_usd: r, waited_ms: i, worked_ms: o, model: s }) {
return [
s ?? "",
...(0, J.ye)(e, t, n),
r === null ? "" : (0, a.BD)(r),
i === null ? "" : `${(0, a.a3)(i)} waiting for the model`,
o === null ? "" : `${(0, a.a3)(o)} working`
].filter((e) => e !== "").join(", ");
}
async function showCommand(e, t, n) {
requireOneView(n);
let r = (0, d.hH)();
let [a, o] = r !== null && t === void 0 && e !== void 0 && isName(e) && (0, d.Gd)(e, r) ? [r, e] : [(0, d.$t)(e ?? r ?? d.hN), t];
let [, u = o, p] = $.exec(o ?? "") ?? [];
if (p !== void 0 && n.trial !== void 0) throw new i.yo(`trial: it is named twice, as ${(0, s.h0)(o)} and by --trial`);
let g = p ?? n.trial;
let _ = u === void 0 ? null : parse("instance", l.Tp, u);
let v = g === void 0 ? null : parse("trial", l.U9, g);
let y = stepChoice(n);
let b = await loadShown(a);
let x = await chooseTrials(b.runs, _, v);
let S = [...b.notes];
let C = x.flatMap((e) => e.trials);
let w = n.log === void 0 ? null : readLogs(C, n.log);
let T = y === null ? null : readAllSteps(C, y);
S.push(...w?.notes ?? [], ...T?.notes ?? []);
for (let e of S) (0, h.cc)((0, s.h0)(e, 1e3));
let E = (0, m.Li)(process.stdout);
if (n.open) {
let e = findPage(a, b.runs);
let t = await openPage(e, process.env);
(0, h.tj)([`${t ? "opened" : "no program of this machine can open the page; open it in a browser:"} ${(0, s.h0)(e, 4096)}`]);
} else if (n.json) (0, h.Q2)(toDocument(x, S, new Map(w?.logs.map(({ trial: e, file: t, text: n }) => [e.directory, {
file: t,
text: n
}])), Map.groupBy(T?.found ?? [], ({ trial: e }) => e.directory)));
else if (T !== null) {
let e = T.found.map((e) => stepsPage(e, y, E));
(0, h.tj)(e.flatMap((e, t) => t === 0 ? e : ["", ...e]));
} else if (n.changes) (0, h.tj)(changesLines(C, E));
else if (w !== null) for (let { file: e, text: t } of w.logs) {
w.logs.length > 1 && (0, h.tj)([E.paint("bold", `${(0, s.h0)((0, Z.MP)(e), 4096)}:`)]);
await printLog(t.replace(/\n$/, ""));
}
else if (_ !== null || v !== null) {
let e = x.flatMap(({ run: e, trials: t }) => t.map((t) => trialPage({
...t,
result: recordOf(t, e)
}, e, filesOf(t), E)));
(0, h.tj)(e.flatMap((e, t) => t === 0 ? e : ["", ...e]));
} else {
if ((0, d.oA)(a)) {
let { document: e } = await (0, c.bc)(a);
(0, h.tj)([
...(0, f.p)(e, E),
"",
""
]);
}
(0, h.tj)(x.flatMap((e, t) => [...t === 0 ? [] : ["", ""], ...runPage(e, a, E)]));
}
return 0;
}
function requireOneView({ open: e, json: t, steps: n, step: r, changes: a, log: o }) {
let s = {
open: e,
json: t,
...t ? {} : {
steps: n ?? r !== void 0,
changes: a,
log: o !== void 0
}
};
let [c, l] = Object.entries(s).flatMap(([e, t]) => t ? [e] : []);
if (l !== void 0) throw new i.yo(`${l}: --${c} is given too, which shows something else; leave one of them out`);
}
let $ = /^([^/\\]+)\/([1-9]\d{0,5})$/;
function isName(e) {
return $.test(e) || !/[/\\]/.test(e);
}
function runPage({ run: e, trials: t, directories: n }, i, c) {
let l = armOf(r.resolve(n[0]));
let { dataset: d, settings: f, started_at: m, finished_at: h } = e;
let g = h === null ? null : Date.parse(h) - Date.parse(m);
let _ = [
l === null ? "" : `arm ${c.paint("bold", (0, s.h0)(l, 100))}: `,
`run of ${c.paint("bold", (0, s.h0)(d.name, 100))}`,
e.suite === null ? "" : ` (${(0, s.h0)(e.suite, 100)})`,
`: ${e.agent.name === null ? "" : "agent "}${(0, s.h0)((0, u.kV)(e), 100)}, testbed ${f.testbed}`,
f.mode === null ? "" : `, mode ${f.mode}`
].join("");
let v = `${m.replace("T", " ").slice(0, 16)} UTC, ${g === null ? "under way or killed" : (0, a.a3)(Math.max(0, g))}`;
let y = n.length === 1 ? "" : `, put together from ${n.length} runs`;
let b = n.length === 1 ? n[0] : i;
let x = n.length === 1 && e.measured_by === void 0 ? (0, Z.MP)(l === null ? b : r.dirname(b)) : null;
return [
...(0, o.LV)(_, c.columns),
...(0, o.LV)(`${v}${y}`, c.columns).map((e) => c.paint("dim", e)),
"",
...(0, Z.XL)(t, f.mode, c, !0),
"",
...(0, Z.HJ)(e, t, c),
...(0, p.r)(e, l === null ? void 0 : "the control").flatMap((e) => (0, o.LV)(e, c.columns)),
...(0, p.N)(t, (0, Z.MP)(b), x).map((e) => c.paint("dim", e))
];
}
async function printLog(e) {
for (let t = 0; t <= e.length;) {
let n = e.indexOf("\n", t + 1048576);
let r = n === -1 ? e.length : n;
if (await new Promise((n) => (0, h.yy)(`${(0, s.OG)(e.slice(t, r))}\n`, process.stdout, n))) return;
t = r + 1;
}
}
function parse(e, t, n) {
let r = t.safeParse(n);
if (r.success) return r.data;
throw new i.yo(`${e}: ${r.error.issues[0].message}`);
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
}),
16801: ((e, t, n) => {
n.d(t, {
Ie: () => cellText,
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
z8: () => scope
});
var r = n(18253);
var i = n(61210);
function rate(e) {
return (0, r.KN)(e).replace(/^(\d+)%$/, "$1.0%");
}
function span(e) {
return e === null ? "" : `${rate(e.low)} to ${rate(e.high)}`;
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
return {
better: a ? i : r,
other: a ? r : i,
pair: t
};
}).sort((e, t) => n.get(e.better) - n.get(t.better) || n.get(e.other) - n.get(t.other));
}
function isOfArms({ experiment: e }, { a: t, b: n }) {
let r = e?.arms.length ?? 0;
return t < r && n < r;
}
function pairFigures({ verdict: e, difference: t, p_adjusted: n }) {
if (t === null || n === null) return "";
let i = `${(0, r.wd)(t)} points`;
let a = `p = ${(0, r.MA)(n)}`;
return e.endsWith("is better") ? `by ${i} (${a})` : `${i}, ${a}`;
}
function levelWords({ pairs: e }, t = "") {
return `not significantly different from the first${t}${e.some(({ verdict: e }) => e === "within tolerance") ? ", or within the tolerance of it" : ""}`;
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
function figureOfType({ by_type: e }, t, { measure: n }) {
let r = e[t];
return r === void 0 ? null : (0, i.$)(r, n);
}
function usageText({ tokens_per_trial: e, steps_per_trial: t }) {
return [e === null ? "" : `${(0, r.zD)(e)} tokens`, t === null ? "" : `${(0, r.zD)(t, 1)} ${t === 1 ? "step" : "steps"}`].filter((e) => e !== "").join(", ");
}
function costText({ cost_per_trial_usd: e, usage: t }) {
return `${e !== null && t.cost_unknown > 0 ? "~" : ""}${(0, r.BD)(e)}`;
}
}),
24998: ((e, t, n) => {
n.d(t, {
l: () => selectInstances,
m: () => takeShard
});
var r = n(45145);
var i = n(18253);
var a = n(3350);
var o = n(90492);
let s = /^(flaky|saturated):(.+)$/s;
let c = {
type: ({ taskType: e }) => [e],
difficulty: ({ difficulty: e }) => e === void 0 ? [] : [e],
tag: ({ tags: e = [] }) => e
};
async function selectInstances(e, t, a = () => {}) {
let c = new Set(t.every((e) => e.startsWith("!")) ? e : []);
let l = new Set();
let u = [];
for (let r of t) {
let t = r.startsWith("!");
let d = t ? r.slice(1).trim() : r;
let [, f, p] = s.exec(d) ?? [];
if (f !== void 0) {
let { readNoiseFile: r } = await n.e(8453).then(n.bind(n, 8453));
let s = new Set(r(p, f));
let u = e.filter(({ id: e }) => s.has(e));
u.length < s.size && a(`instances: ${(0, i.U9)(s.size - u.length, "id")} of ${(0, o.h0)(p)} with ${f} not in the dataset`);
for (let e of u) (t ? l : c).add(e);
continue;
}
let m = await instancesMatching(e, d);
m.length === 0 && u.push(noMatch(e, r));
for (let e of m) (t ? l : c).add(e);
}
if (u.length > 0) throw new r.yo(u.join("\n"));
let d = e.filter((e) => c.has(e) && !l.has(e));
if (d.length === 0) throw new r.yo(`instances: the selectors leave no instance: ${t.join(", ")}`);
return d;
}
function takeShard(e, t) {
return t === void 0 ? e : e.filter((e, n) => n % t.total === t.index - 1);
}
async function instancesMatching(e, t) {
if (t === "all") return e;
let r = e.filter((e) => e.id === t);
if (r.length > 0) return r;
if (t.includes("​")) return instancesMatching(e, t.replaceAll("​", ""));
let i = /^\d+$/.test(t) ? e.filter(({ id: e }) => e.endsWith(`-${t}`)) : [];
if (i.length === 1) return i;
let [, a, o = ""] = /^(type|difficulty|tag):(.*)$/.exec(t) ?? [];
let { default: s } = await n.e(4006).then(n.t.bind(n, 14006, 19));
let l = s(a === void 0 ? t : o, { dot: !0 });
let u = a === void 0 ? ({ id: e }) => [e] : c[a];
return e.filter((e) => u(e).some((e) => l(e)));
}
function noMatch(e, t) {
let n = t.replace(/^!/, "").trim();
let [r] = /^(type|difficulty|tag)(?=:)/.exec(n) ?? [];
let texts = (e) => r === void 0 ? [e.id] : c[r](e).map((e) => `${r}:${e}`);
let i = [...new Set(e.flatMap(texts))].map((e) => ({
name: e,
away: (0, a.w7)(e, n)
})).sort((e, t) => e.away - t.away).slice(0, 3).map(({ name: e }) => e);
return `instances: "${t}" matches nothing; ${i.length === 0 ? `no instance has a ${r}` : `nearest: ${i.join(", ")}`}`;
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
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.flatMap(({ score: e, floor: t }) => e === null ? [] : [{
score: e,
floor: t ?? 0
}]);
let n = sum(t.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let i = sum(t.map(({ floor: e }) => 2 - e));
let a = t.map(({ score: e }) => e);
let o = e.length;
return {
expected: o,
judged: t.length,
score: (0, r._)(a.map((e) => e / 2)),
score_expected: o === 0 ? 0 : sum(a) / o / 2,
coverage: o === 0 ? 0 : a.length / o,
score_without_vacuous: i === 0 ? null : n / i
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
n.d(t, {
$: () => readTrial,
OUTDATED: () => y,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(30742);
var s = n(45145);
var c = n(70930);
var l = n(45503);
var u = n(97857);
var d = n(80588);
var f = n(37664);
var p = n(79694);
var m = n(74705);
var h = n(61210);
var g = n(9271);
let _ = 16777216;
let v;
let y = "it belongs to an earlier run";
let b = (0, f.n)(p.Lx);
let x = (0, f.n)(p.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
x.expect(r.planned.length);
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
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, h.YW)(s));
n.error = (0, u.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, h.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, g.qQ)(e)}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, g.wK)(e)).size > n;
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
return x(readJson(`${e}/result.json`, _).value);
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
result: t.digest === void 0 ? null : (0, m.u)(t, n, s),
fault: s === y ? null : s
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return y;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, c.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, g.qQ)(t);
try {
let i = (0, d.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, _);
let s = x(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, s.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return "it cannot be read: permission denied";
if (e instanceof l.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && b.expect(n.length / 8);
try {
return b(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
let [t] = e.issues;
throw Error(`${t.path.join(".")}: ${t.message}`, { cause: e });
}
}
function readJson(e, t) {
v ??= Buffer.allocUnsafeSlow(65536);
let n = (0, l.XF)(e, t, { space: v });
return {
value: (0, a.nh)(n.toString()),
content: n
};
}
}),
50939: ((e, t, n) => {
n.d(t, {
C2: () => changeOf,
u7: () => exitCodeOfExperiment,
zv: () => recordOf
});
var r = n(68785);
var i = n(7844);
var a = n(59546);
var o = n(43050);
var s = n(61210);
var c = n(52322);
function recordOf({ arms: e, options: t, github: n, job: r, resolved: o, runs: l, seed: u, order: d, watch: f, startedAt: p }, m) {
let h = new Set(d.map(({ instanceId: e }) => e));
let g = e.map((e, t) => {
let { ledger: n } = l[t];
let { record: r } = n;
let i = r.planned.filter(({ instance_id: e }) => h.has(e));
let a = (0, c.yW)(i);
let o = skillsOf(i);
return {
name: e.name,
control: t === 0,
agent: r.agent,
identity: r.identity,
sets: Object.keys(e.own),
planned: i.length,
measured: i.filter(s.aA).length,
stopped: i.filter(s.id).length,
...a === void 0 ? {} : { reused: a },
...o === void 0 ? {} : { skills: o },
cost_usd: n.cost(i)
};
});
let _ = g.reduce((e, t) => e + t.stopped, 0);
let v = f.comparisons();
let { dataset: y, mode: b } = o[0];
return {
schema: "agentbench/experiment/v1",
suite: t.suite ?? null,
dataset: {
name: y.name,
ref: y.ref,
digest: y.digest
},
measure: (0, s.c_)({ mode: b }),
arms: g,
...r === void 0 ? {} : { job: r },
seed: u,
stop: t.stop,
alpha: a.Nh,
tolerance: t.tolerance,
trials: t.trials,
order: d.map(({ instanceId: e, trial: t, arms: n }) => ({
instance_id: e,
trial: t,
arms: n
})),
comparisons: v,
stopped: _ === 0 ? null : {
pairs: f.pairs,
message: f.known() ?? "",
settled: (0, a.fc)({
stopped: null,
comparisons: v
}),
trials: _,
cost_usd: (0, a.tI)(g)
},
interrupted: m?.interrupted ?? null,
started_at: p,
finished_at: m?.finishedAt ?? null,
harness_version: i.x,
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
function exitCodeOfExperiment({ interrupted: e }, t, n) {
if (e !== null) return (0, r.fH)(e);
let i = t.map((e) => (0, o.FO)(e, n));
return i.find((e) => e === 1) ?? Math.max(0, ...i);
}
function changeOf(e) {
let { difference: t } = e;
if (t === null) return {
verdict: "not comparable",
difference: t,
reasons: [a.FL]
};
return {
verdict: (0, a.pf)(e),
difference: t
};
}
}),
58263: ((e, t, n) => {
n.d(t, {
DS: () => datasetOptions,
L: () => datasetAdvice,
O5: () => moveOptions,
Pv: () => m,
li: () => restoreOptions,
o2: () => keepOptions,
oD: () => realPlace,
zO: () => p,
zY: () => changePaths
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(62426);
var s = n(52323);
var c = n(69917);
var l = n(90162);
var u = n(41514);
let d = ["results-path", "resume"];
let f = {
dataset: Object.keys(s.c),
"dataset-path": [],
"agent-directory": [],
"agent-skills": [],
"agent-mcp": [],
"agent-instructions": [],
workdir: [],
baseline: ["none", "artifact"]
};
let p = [
"dataset",
"dataset-path",
"dataset-repository",
"dataset-ref"
];
let m = /^\.{1,2}(\/|$)/;
let h = "AGENTBENCH_JUDGE_API_KEY";
function keepOptions(e, t, n = []) {
return c.W6.flatMap((r) => {
let i = e[r];
if (i === void 0 || i.trim() === "" || d.includes(r) || !(0, c.ny)("run", r)) return [];
if (r === "judge-api-key") return [{
name: r,
value: ""
}];
if ((0, c.ti)(r).actionOnly) return [];
if (isVariables(r)) return [{
name: r,
value: (0, l.Ac)({ [r]: i })[r].map((e) => e.name).join("\n")
}];
return [{
name: r,
value: n.includes(r) || holdsLogin(r, i) ? "" : relativeTo(t, r, i)
}];
});
}
function restoreOptions({ options: e, dataset: t }, n, r, i) {
if (e === void 0) throw new a.yo(`resume: run.json in ${n} does not contain the options of its run; use run --resume --results-path ${n} with all of them`);
(0, u.I2)({ dataset: t }, r.dataset, n);
let s = {};
let l = [];
let d = [];
for (let { name: t, value: a } of e) {
if (r[t] !== void 0 || !(0, c.RR)(t)) continue;
if (isVariables(t)) s[t] = a.split("\n").map((e) => lineFor(e, i[e], l)).join("\n");
else if (t === "judge-api-key") {
s[t] = i[h] ?? i.OPENAI_API_KEY;
s[t] === void 0 && l.push(h);
} else a === "" || a.includes(o.v5) ? d.push(t) : s[t] = fromHere(n, t, a);
}
let f = [...l.length === 0 ? [] : [`set in the environment: ${l.join(", ")}`], ...d.map((e) => `give --${e} again`)];
if (f.length > 0) throw new a.yo(`resume: run.json keeps secrets by name only; ${f.join("; ")}`);
return {
...s,
...r
};
}
function datasetOptions({ options: e, dataset: t }, n) {
let r = e?.filter(({ name: e }) => (0, c.RR)(e) && p.includes(e));
if (r === void 0 || r.some(({ value: e }) => e === "" || e.includes(o.v5))) throw new a.yo(`dataset: run.json in ${n} does not contain the location of the dataset; ${datasetAdvice(t)}`);
let i = r.map(({ name: e, value: t }) => [e, fromHere(n, e, t)]);
return {
...Object.fromEntries(i),
...t.ref === null ? {} : { "dataset-ref": t.ref }
};
}
function datasetAdvice({ name: e, digest: t }) {
return `the run has the dataset ${e} (${t}); give dataset and dataset-path, or dataset-ref, as in the run`;
}
function moveOptions(e, t, n) {
let moved = (e) => m.test(e) ? placeFrom(n, i.resolve(t, e)) : e;
return e.map(({ name: e, value: t }) => ({
name: e,
value: changePaths(e, t, moved)
}));
}
function isVariables(e) {
return e === "agent-env" || e === "model-keys" || e === "task-env";
}
function lineFor(e, t, n) {
t === void 0 && n.push(e);
return t === void 0 || /[\r\n]/.test(t) ? e : `${e}=${t}`;
}
function holdsLogin(e, t) {
return e === "dataset-repository" && /\/\/[^/]*@/.test(t) || e === "judge-base-url" && /[@?]/.test(t);
}
function isPath(e, t) {
if (e === "dataset-repository") return m.test(t) || (0, r.existsSync)(t);
let n = (0, c.RR)(e) ? f[e] : void 0;
return n !== void 0 && !n.includes(t);
}
function relativeTo(e, t, n) {
return changePaths(t, n, (n) => {
let r = t === "baseline" ? realPlace(n) : n;
return i.isAbsolute(n) ? r : placeFrom(e, r);
});
}
function placeFrom(e, t) {
let n = i.relative(realPlace(e), i.resolve(t));
return n.startsWith(".") ? n : `./${n}`;
}
function fromHere(e, t, n) {
if (t === "dataset-repository" && !m.test(n)) return n;
return changePaths(t, n, (t) => i.isAbsolute(t) ? t : placeFrom(process.cwd(), i.resolve(realPlace(e), t)));
}
function realPlace(e) {
return (0, r.existsSync)(e) ? (0, r.realpathSync)(e) : e;
}
function changePaths(e, t, n) {
if (!isPath(e, t)) return t;
if (e !== "agent-skills" || !t.includes("\n")) return n(t);
return t.split("\n").map((e) => e.trim()).map((e) => e === "" ? e : n(e)).join("\n");
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
var a = n(57975);
var o = n(30742);
var s = n(45145);
var c = n(18253);
var l = n(69917);
var u = n(61710);
var d = n(48242);
var f = n(66165);
var p = n(47705);
var m = n(64458);
var h = n(74705);
var g = n(61210);
var _ = n(9271);
var v = n(41514);
let y = [
"model-endpoints",
"model-address",
"judge-samples"
];
class Reuse {
#e;
constructor(e) {
this.#e = e;
}
static async from(e, t) {
let { found: n, notes: r } = await (0, d.s)([e], 4, "baseline");
for (let e of r) t(e);
let i = new Map();
for (let e of n) {
let n = await (0, p.readRun)(e, (e) => isWhole(e) ? e : null).catch(() => null);
if (n === null) t(`baseline: ${e} has a run.json that cannot be read; nothing of it is reused`);
else if (n.run.rescored_from === void 0) for (let t of n.results) {
if (t === null) continue;
let [r, a] = [(0, f.k)(t), {
result: t,
directory: e,
run: n.run
}];
let o = i.get(r);
(o === void 0 || filesOf(a) > filesOf(o)) && i.set(r, a);
}
}
if (n.length === 0) throw new s.yo(`baseline: there is no run in ${e} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (e, t) => Date.parse(t.result.started_at) - Date.parse(e.result.started_at);
return new Reuse([...i.values()].sort(newest));
}
async take(e, t, n) {
let r = new Map();
let isSame = (e) => {
r.has(e) || r.set(e, isSameMeasurement(e, t));
return r.get(e);
};
let a = new Map();
for (let t of e) {
let e = this.#e.findIndex(({ result: e, run: n }) => e.instance_id === t.instance.id && isSame(n));
if (e === -1) continue;
let { result: r, directory: s, run: c } = this.#e.splice(e, 1)[0];
let l = {
...r,
trial: t.trial,
reused: r.reused ?? {
started_at: r.started_at,
harness_version: r.harness_version,
run_started_at: c.started_at
}
};
n.makePlace(t.instance.id, t.trial);
let [d, f] = [(0, _.qQ)(r), (0, _.qQ)(l)];
await (0, u.J)(i.join(s, d), i.join(n.directory, f));
await n.writeResult(l);
a.set(t, {
result: l,
digest: (0, o.B)((0, m.P)(l))
});
}
return a;
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
return `${(0, c.U9)(e, "trial")} taken from baseline, measured ${r === i ? `on ${r}` : `from ${r} to ${i}`}`;
}
function filesOf({ result: e, directory: t }) {
return (0, r.readdirSync)(i.join(t, (0, _.qQ)(e))).length;
}
function isWhole(e) {
return (0, g.aA)(e) && !(0, h.W)(e);
}
function isSameMeasurement(e, t) {
if (e.identity === void 0 || e.options === void 0 || t.options === void 0) return !1;
if ((0, v.g6)(e, t).length > 0) return !1;
let toldBy = (e) => e.filter(({ name: e }) => (0, l.RR)(e) && y.includes(e)).sort((e, t) => e.name < t.name ? -1 : 1);
return (0, a.isDeepStrictEqual)(toldBy(e.options), toldBy(t.options));
}
}),
50168: ((e, t, n) => {
n.d(t, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var r = n(72577);
var i = n(99294);
var a = n(25449);
var o = n(83157);
var s = n(47736);
var c = n(52167);
let l = 1e-12;
function clusterBootstrap(e, { resamples: t = 1e4, seed: n, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", t, 1);
(0, i.q1)("confidence", u);
let d = Float64Array.from(e, (e, t) => {
if (e.length === 0) throw RangeError(`cluster ${t} has no values`);
(0, i.hp)(`the values of cluster ${t}`, e);
return (0, o.i)(e);
}).sort();
let f = d.length;
let [p = 0, m = 0] = [d[0], d[f - 1]];
if (f < 2 || m - p <= l * Math.max(-p, m)) return null;
let h = (0, c.Db)(d, n);
let g = new Float64Array((0, c.z5)(t, f));
for (let e = 0; e < g.length; e += 1) {
let t = 0;
for (let e = 0; e < f; e += 1) t += d[(0, r.C)(h, 0, f - 1)];
g[e] = t / f;
}
g.sort();
let _ = (0, s.e$)(u, f);
return (0, a.u)(p, m, {
low: quantile(g, _),
high: quantile(g, 1 - _)
});
}
function bootstrapOf(e, t, n, { resamples: a = 1e4, seed: o, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", a, 1);
(0, i.q1)("confidence", u);
if (e < 2) return null;
let d = (0, c.Db)(Float64Array.from(n), o);
let f = new Uint32Array(e);
let p = [];
for (let n = (0, c.z5)(a, e); n > 0; --n) {
for (let t = 0; t < e; t += 1) f[t] = (0, r.C)(d, 0, e - 1);
let n = t(f);
n !== null && p.push(n);
}
let m = Float64Array.from(p).sort();
if (m.length === 0 || m.at(-1) - m[0] <= l) return null;
let h = (0, s.e$)(u, e);
return {
low: quantile(m, h),
high: quantile(m, 1 - h)
};
}
function quantile(e, t) {
let n = t * (e.length - 1);
let r = Math.floor(n);
let [i, a] = [e[r], e[Math.ceil(n)]];
return i + (n - r) * (a - i);
}
}),
42119: ((e, t, n) => {
n.d(t, {
UD: () => compare,
Pq: () => differenceOf,
Vj: () => verdictOf
});
var r = n(49638);
var i = n(99294);
var a = n(50168);
var o = n(4405);
var s = n(83157);
var c = n(52167);
let l = 2 ** 17;
let u = 2 ** 24;
function pairedPermutation(e, { resamples: t = 1e5, seed: n } = {}) {
(0, i.hp)("differences", e);
(0, i.v6)("resamples", t, 1);
let r = Float64Array.from(e, Math.abs).filter((e) => e > 0).sort();
if (r.length === 0) return 1;
let a = r.reduce((e, t) => e + t, 0);
let o = Math.abs(e.reduce((e, t) => e + t, 0)) - 1e-9 * a;
return exact(r, a, o) ?? estimate(r, a, o, t, n);
}
function exact(e, t, n) {
let r = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let i = 0;
for (let n of e) {
let e = 2 * r.sums.length;
i += e;
if (e > l || i > u) return null;
r = withSign(r, n, 1e-12 * t);
}
let { sums: a, shares: o } = r;
return Math.min(1, o.reduce((e, t, r) => Math.abs(a[r]) >= n ? e + t : e, 0));
}
function withSign({ sums: e, shares: t }, n, r) {
let i = e.length;
let a = {
sums: new Float64Array(2 * i),
shares: new Float64Array(2 * i)
};
let [o, s, c] = [
0,
0,
-1
];
for (; s < i;) {
let l = o < i ? e[o] - n : Infinity;
let u = e[s] + n;
let d = Math.min(l, u);
let f = (l <= u ? t[o++] : t[s++]) / 2;
if (c < 0 || d - a.sums[c] > r) {
c += 1;
a.sums[c] = d;
}
a.shares[c] += f;
}
return {
sums: a.sums.subarray(0, c + 1),
shares: a.shares.subarray(0, c + 1)
};
}
function estimate(e, t, n, r, i) {
let a = (0, c.Db)(e, i);
let o = (0, c.z5)(r, e.length);
let s = 0;
for (let r = 0; r < o; r += 1) {
let r = 0;
let i = 0;
for (let t = 0; t < e.length; t += 1) {
i = t % 32 == 0 ? a.next() : i >>> 1;
r += e[t] * (i & 1);
}
Math.abs(2 * r - t) >= n && (s += 1);
}
return (s + 1) / (o + 1);
}
function compare(e, { tolerance: t = 0, alpha: n = .05, resamples: r } = {}) {
(0, i.hP)("tolerance", t);
(0, i.q1)("alpha", n);
requirePairs(e);
if (e.length === 0) return null;
let a = e.map(differenceOf).sort((e, t) => e - t);
let o = {
better: a.filter((e) => e > 0).length,
worse: a.filter((e) => e < 0).length
};
let s = e.every(isOneVerdictEach) ? byMcNemar(o, e.length, 1 - n) : byPermutation(a, o, {
confidence: 1 - n,
resamples: r
});
return {
verdict: verdictOf(s, {
tolerance: t,
alpha: n
}),
...s,
pairs: e.length,
discordant: o
};
}
function verdictOf({ p: e, difference: t }, { tolerance: n = 0, alpha: i = .05 } = {}) {
if (e >= i) return "within noise";
if (Math.abs(t) - n <= r.f) return "within tolerance";
return t > 0 ? "improved" : "regressed";
}
function byMcNemar({ better: e, worse: t }, n, r) {
return {
method: "mcnemar",
difference: (e - t) / n,
interval: (0, o.b)(t, e, n, r),
p: (0, o.B)(t, e)
};
}
function byPermutation(e, { better: t, worse: n }, r) {
let i = e.map((e) => [e]);
let c = e.length;
let l = c > 1 && e.every(Number.isInteger);
return {
method: "permutation",
difference: withoutRounding((0, s.i)(e)),
interval: (0, a.b)(i, r) ?? (l ? (0, o.b)(n, t, c, r.confidence) : null),
p: pairedPermutation(e)
};
}
function differenceOf({ before: e, now: t }) {
return withoutRounding((0, s.i)(t) - (0, s.i)(e));
}
function withoutRounding(e) {
return Math.abs(e) > r.f ? e : 0;
}
function isOneVerdictEach({ before: e, now: t }) {
return [e, t].every((e) => e.length === 1 && (e[0] === 0 || e[0] === 1));
}
function requirePairs(e) {
let t = new Set();
for (let { id: n, before: r, now: a } of e) {
if (t.has(n)) throw RangeError(`${n} is given twice`);
t.add(n);
if (r.length === 0 || a.length === 0) throw RangeError(`${n} needs a value on both sides`);
(0, i.hP)(`the values of ${n}`, ...r, ...a);
}
}
}),
4405: ((e, t, n) => {
n.d(t, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var r = n(99294);
var i = n(25449);
var a = n(47736);
function mcnemarExact(e, t) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
let n = e + t;
let i = Math.min(e, t);
let a = 1;
let o = 0;
let s = 0;
for (let e = Math.floor(n / 2); e >= 0 && a > 0; --e) {
o += a;
e <= i && (s += a);
a *= e / (n - e + 1);
}
let c = n % 2 == 0 ? 2 * o - 1 : 2 * o;
return Math.min(1, 2 * s / c);
}
function pairedRateInterval(e, t, n, o = .95) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
(0, r.v6)("pairs", n);
(0, r.q1)("confidence", o);
if (e + t > n) throw RangeError(`passToFail and failToPass must be at most the ${n} pairs, not ${e + t}`);
if (n === 0) return null;
let s = (e + 1) / (n + 2);
let c = (t + 1) / (n + 2);
let l = c - s;
let u = (0, a.xw)(o) * Math.sqrt((c + s - l ** 2) / (n + 2));
return (0, i.u)(-1, 1, {
low: l - u,
high: l + u
});
}
}),
52167: ((e, t, n) => {
n.d(t, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var r = n(77598);
var i = n(69566);
function generatorFor(e, t) {
if (t !== void 0 && !Number.isInteger(t)) throw RangeError(`seed must be a whole number, not ${t}`);
return (0, i.q)(t ?? (0, r.hash)("sha256", e, "buffer").readInt32LE());
}
function affordableResamples(e, t) {
return Math.min(e, Math.max(1e3, Math.floor(5e7 / t)));
}
function sharedResamples(e, t) {
return affordableResamples(1e4, Math.max(1, e * t));
}
}),
72577: ((e, t, n) => {
n.d(t, { C: () => uniformInt });
function uniformIntInternal(e, t) {
let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296;
let r = e.next() + 2147483648;
for (; r >= n;) r = e.next() + 2147483648;
return r % t;
}
function fromNumberToArrayInt64(e, t) {
if (t < 0) {
let n = -t;
e.sign = -1;
e.data[0] = ~~(n / 4294967296);
e.data[1] = n >>> 0;
} else {
e.sign = 1;
e.data[0] = ~~(t / 4294967296);
e.data[1] = t >>> 0;
}
return e;
}
function substractArrayInt64(e, t, n) {
let r = t.data[1];
let i = t.data[0];
let a = t.sign;
let o = n.data[1];
let s = n.data[0];
let c = n.sign;
e.sign = 1;
if (a === 1 && c === -1) {
let t = r + o;
let n = i + s + +(t > 4294967295);
e.data[0] = n >>> 0;
e.data[1] = t >>> 0;
return e;
}
let l = r;
let u = i;
let d = o;
let f = s;
if (a === -1) {
l = o;
u = s;
d = r;
f = i;
}
let p = 0;
let m = l - d;
if (m < 0) {
p = 1;
m >>>= 0;
}
e.data[0] = u - f - p;
e.data[1] = m;
return e;
}
function uniformArrayIntInternal(e, t, n) {
let r = n[0] + 1;
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
for (; t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) {
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
}
return t;
}
let r = 2 ** 53 - 1;
let i = {
sign: 1,
data: [0, 0]
};
let a = {
sign: 1,
data: [0, 0]
};
let o = {
sign: 1,
data: [0, 0]
};
let s = [0, 0];
function uniformLargeIntInternal(e, t, n, c) {
let l = c <= r ? fromNumberToArrayInt64(o, c) : substractArrayInt64(o, fromNumberToArrayInt64(i, n), fromNumberToArrayInt64(a, t));
if (l.data[1] === 4294967295) {
l.data[0] += 1;
l.data[1] = 0;
} else l.data[1] += 1;
uniformArrayIntInternal(e, s, l.data);
return s[0] * 4294967296 + s[1] + t;
}
function uniformInt(e, t, n) {
let r = n - t;
if (r <= 4294967295) return uniformIntInternal(e, r + 1) + t;
return uniformLargeIntInternal(e, t, n, r);
}
}),
69566: ((e, t, n) => {
n.d(t, { q: () => mersenne });
let r = 2567483615;
let i = 2147483647;
let a = 2147483648;
var o = class MersenneTwister {
constructor(e, t) {
this.states = e;
this.index = t;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let e = this.states[this.index];
e ^= e >>> 11;
e ^= e << 7 & 2636928640;
e ^= e << 15 & 4022730752;
e ^= e >>> 18;
this.index = twistedNext(this.states, this.index);
return e;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let e = this.states.slice();
let t = this.index;
this.index = twistedNext(this.states, this.index);
for (let n = 19932; n > 0; --n) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(n / 6 | 0) - 48 & 1 << n % 6 && addState(this.states, this.index, e, t);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, e, t);
}
};
function addState(e, t, n, r) {
let i = 0;
if (r >= t) {
for (; i < 624 - r; i++) e[i + t] ^= n[i + r];
for (; i < 624 - t; i++) e[i + t] ^= n[i + r - 624];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
} else {
for (; i < 624 - t; i++) e[i + t] ^= n[i + r];
for (; i < 624 - r; i++) e[i + t - 624] ^= n[i + r];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
}
}
function twistedNext(e, t) {
if (t < 227) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else if (t < 623) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397 - 624] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else {
let n = e[t] & a | e[0] & i;
e[t] = e[396] ^ n >>> 1 ^ -(n & 1) & r;
return 0;
}
}
function twist(e) {
for (let t = 0; t !== 624; ++t) twistedNext(e, t);
}
function mersenne(e) {
let t = [e | 0];
for (let e = 1; e !== 624; ++e) {
let n = t[e - 1] ^ t[e - 1] >>> 30;
t.push(Math.imul(1812433253, n) + e | 0);
}
twist(t);
return new o(t, 0);
}
})
};
