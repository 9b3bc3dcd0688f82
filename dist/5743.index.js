export const id = 5743;
export const ids = [
5743,
7286,
7705,
86
];
export const modules = {
59254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => tellingLine,
t: () => sameLine
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
let TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let IDLE = [
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
let FAULT = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(output, { faultsOnly = !1 } = {}) {
let lines = [];
for (let raw of output.replace(/^[^{\n][^\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let record = recordIn(raw);
let line = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(record === null ? raw : faultIn(record), 300).replace(TIME, "");
/\p{L}{2}/u.test(line) && !IDLE.some((idle) => idle.test(line)) && lines.push(line);
if (lines.length === 20) break;
}
return lines.find((line) => FAULT.test(line) && !NO_FAULT.test(line)) ?? (faultsOnly ? null : lines[0] ?? null);
}
function recordIn(line) {
if (!/^\s*\{.*\}\s*$/.test(line) || line.length > 65536) return null;
let record = objectIn(line);
return typeof record?.type == "string" ? record : null;
}
function objectIn(text) {
try {
let value = JSON.parse(text);
return typeof value == "object" && value ? value : null;
} catch {
return null;
}
}
function faultIn({ type, is_error: isError, result, error, data }) {
if (isError === !0 && typeof result == "string") return result;
return messageIn(error ?? (/error$/i.test(String(type)) ? data : null), 6);
}
function messageIn(value, depth) {
if (typeof value == "string") {
let inner = depth > 0 ? objectIn(value) : null;
return inner === null ? value : messageIn(inner, depth - 1);
}
if (typeof value != "object" || !value || depth === 0) return "";
let { message, error, data, name } = value;
return messageIn(message ?? error ?? data ?? name, depth - 1);
}
function sameLine(line) {
return line.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
53828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Q: () => comparisonParts });
var _report_files_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
function comparisonParts(document) {
return (0, _report_files_text_js__WEBPACK_IMPORTED_MODULE_0__.lx)({
...document,
instances: []
}, ["instances"], document.instances, (instance) => instance);
}
}),
25217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => writeComparisonFiles });
var write = __webpack_require__(2799);
var csv = __webpack_require__(64515);
var causes = __webpack_require__(48685);
var words = __webpack_require__(16801);
let LEADERBOARD = [
["rank", ({ rank }) => rank],
["run", ({ name }) => name],
["agent", ({ agent }) => agent.name],
["model", ({ agent }) => agent.model],
["dataset", ({ dataset }) => dataset.name],
["mode", ({ settings }) => settings.mode],
["figure", ({ figure }) => figure],
["figure_low", ({ interval }) => interval?.low ?? null],
["figure_high", ({ interval }) => interval?.high ?? null],
["level_with_best", ({ level_with_best }) => level_with_best],
...[
"planned",
"passed",
"failed",
"error",
"not_run",
"success_rate",
"score",
"score_expected",
"coverage"
].map((name) => [name, ({ totals }) => totals[name]]),
...[
"cost_usd",
"cost_known",
"cost_unknown",
"input_tokens",
"output_tokens",
"tokens_known"
].map((name) => [name, ({ usage }) => usage[name]]),
...[
"tokens_per_trial",
"steps",
"steps_known",
"steps_per_trial"
].map((name) => [name, ({ usage }) => usage[name]]),
...[
"requests",
"failed_requests",
"throttled_requests",
"requests_known",
"waiting_share"
].map((name) => [name, ({ usage }) => usage[name]]),
["cost_per_trial_usd", (run) => run.cost_per_trial_usd],
["cost_per_passed_usd", (run) => run.cost_per_passed_usd],
["on_frontier", ({ on_frontier }) => on_frontier],
["agent_ms_per_trial", (run) => run.agent_ms_per_trial],
["flaky", ({ flaky }) => flaky.length],
...causes.hE.map((name) => [`cause:${name}`, ({ causes }) => causes.find(({ cause }) => cause === name)?.trials ?? 0])
];
let TEST_POINTS = [
["projects", ({ test_points }) => test_points?.projects ?? null],
["projects_scored", ({ test_points }) => test_points?.projects_scored ?? null],
["dev", ({ test_points }) => test_points?.rounds?.dev ?? null],
["debug", ({ test_points }) => test_points?.rounds?.debug ?? null]
];
function leaderboardCsv(document) {
let types = (0, words.pl)(document).flatMap((type) => [
[`figure:${type}`, (run) => (0, words.q6)(run, type, document)],
[`tokens_per_trial:${type}`, ({ by_type }) => by_type[type]?.usage.tokens_per_trial ?? null],
[`steps_per_trial:${type}`, ({ by_type }) => by_type[type]?.usage.steps_per_trial ?? null]
]);
let points = document.measure === "score" ? TEST_POINTS : [];
return tableOf([
...LEADERBOARD,
...points,
...types
], (0, words.O5)(document));
}
function pairwiseCsv({ runs, pairs }) {
return tableOf([
["a", ({ a }) => runs[a].name],
["b", ({ b }) => runs[b].name],
["verdict", ({ verdict }) => verdict],
["b_minus_a", ({ difference }) => difference],
["low", ({ interval }) => interval?.low ?? null],
["high", ({ interval }) => interval?.high ?? null],
["p", ({ p }) => p],
["p_adjusted", ({ p_adjusted }) => p_adjusted],
["method", ({ method }) => method],
["pairs", ({ pairs }) => pairs],
["left_out", ({ left_out }) => left_out],
["a_better", ({ a_better }) => a_better],
["b_better", ({ b_better }) => b_better],
["reasons", ({ reasons }) => reasons.join("; ")]
], pairs);
}
function passAtKCsv(document) {
return tableOf([
["run", ({ run }) => run.name],
["k", ({ at }) => at.k],
["pass_at_k", ({ at }) => at.pass_at_k],
["pass_at_k_low", ({ at }) => at.pass_at_k_interval?.low ?? null],
["pass_at_k_high", ({ at }) => at.pass_at_k_interval?.high ?? null],
["pass_hat_k", ({ at }) => at.pass_hat_k],
["pass_hat_k_low", ({ at }) => at.pass_hat_k_interval?.low ?? null],
["pass_hat_k_high", ({ at }) => at.pass_hat_k_interval?.high ?? null],
["instances", ({ at }) => at.instances],
["left_out", ({ at }) => at.left_out]
], (0, words.O5)(document).flatMap((run) => run.at_k.map((at) => ({
run,
at
}))));
}
function* matrixCsv({ runs, instances, measure }) {
yield* (0, csv.H)([[
"instance_id",
"task_type",
"in_all",
...runs.map(({ name }) => name)
]]);
for (let { instance_id, task_type, in_all, runs: cells } of instances) {
let figures = cells.map((cell) => cell === null ? null : measure === "score" ? cell.score_expected : cell.passed / cell.planned);
yield* (0, csv.H)([[
instance_id,
task_type,
in_all,
...figures
]]);
}
}
function* tableOf(columns, rows) {
yield* (0, csv.H)([columns.map(([name]) => name)]);
for (let row of rows) yield* (0, csv.H)([columns.map(([, of]) => of(row))]);
}
var json = __webpack_require__(53828);
var format = __webpack_require__(18253);
var latex_table = __webpack_require__(45714);
var latex_text = __webpack_require__(15127);
function leaderboardTex(document) {
let runs = (0, words.O5)(document);
let several = runs.some(({ at_k }) => at_k.length > 1);
let last = runs.reduce((most, { at_k }) => Math.max(most, at_k.length), 0);
let columns = [
[
"r",
"",
({ rank }) => rank === null ? "--" : String(rank)
],
[
"l",
"Run",
({ name, rank }) => rank === 1 ? `\\textbf{${(0, latex_text.I)(name)}}` : (0, latex_text.I)(name)
],
[
"r",
document.measure === "score" ? "Score (\\%)" : "Success rate (\\%)",
figureOf
],
[
"l",
"95\\,\\% interval",
({ interval }) => interval === null ? "" : `${(0, latex_table.uM)(interval.low)} to ${(0, latex_table.uM)(interval.high)}`
]
];
if (several) {
columns.push([
"r",
`pass@${last} (\\%)`,
({ at_k }) => (0, latex_table.uM)(at_k[last - 1]?.pass_at_k ?? null)
]);
columns.push([
"r",
`pass\\textasciicircum{}${last} (\\%)`,
({ at_k }) => (0, latex_table.uM)(at_k[last - 1]?.pass_hat_k ?? null)
]);
}
if (runs.some(({ test_points }) => test_points?.rounds != null)) {
columns.push([
"r",
"DEV (\\%)",
({ test_points }) => (0, latex_table.uM)(test_points?.rounds?.dev ?? null)
]);
columns.push([
"r",
"DEBUG (\\%)",
({ test_points }) => (0, latex_table.uM)(test_points?.rounds?.debug ?? null)
]);
}
for (let type of (0, words.pl)(document).slice(0, 8)) columns.push([
"r",
`${(0, latex_text.I)(type, 40)} (\\%)`,
(run) => (0, latex_table.uM)((0, words.q6)(run, type, document))
]);
runs.some(({ usage }) => usage.tokens_per_trial !== null) && columns.push([
"r",
"Tokens",
({ usage }) => (0, latex_table.vj)(usage.tokens_per_trial, 0)
]);
runs.some(({ usage }) => usage.steps_per_trial !== null) && columns.push([
"r",
"Steps",
({ usage }) => (0, latex_table.vj)(usage.steps_per_trial, 1)
]);
runs.some(({ usage }) => usage.cost_usd !== null) && columns.push([
"r",
"Cost (USD)",
costOf
]);
columns.push([
"r",
"Time",
({ agent_ms_per_trial: time }) => time === null ? "--" : (0, format.a3)(time).replaceAll(" ", "\\,")
]);
let notes = [runs.some(isMarked) ? `$^{\\dagger}$ ${(0, words.s2)(document, " at the 5\\,\\% level, $p$ adjusted by Holm's method")}.` : "", runs.some(isPartly) ? "$^{\\ast}$ not known for every trial." : ""];
return (0, latex_table.gS)(columns, runs, `${(0, latex_text.I)((0, words.z8)(document))}; tokens, steps, cost and time are the agent's, means of a trial`, notes);
}
function pairwiseTex(document) {
let rows = (0, words.jD)(document);
return (0, latex_table.gS)([
[
"l",
"Run",
({ better }) => (0, latex_text.I)(better.name)
],
[
"l",
"Other",
({ other }) => (0, latex_text.I)(other.name)
],
[
"r",
"Difference (points)",
({ pair, better }) => signed(difference(pair, document.runs[pair.a] === better))
],
[
"l",
"$p$ (Holm)",
({ pair }) => pValue(pair.p_adjusted)
],
[
"l",
"",
({ pair: { verdict } }) => verdict.endsWith("is better") ? "better" : verdict
]
], rows, (0, latex_text.I)((0, words.z8)(document)), []);
}
function pValue(p) {
return p === null ? "--" : p < .001 ? "$<0.001$" : p.toFixed(3);
}
function difference({ difference }, reversed) {
return difference === null || !reversed ? difference : -difference;
}
function signed(value) {
return value === null ? "--" : (0, format.WR)(value).replace("−", "$-$").replace("+", "$+$");
}
function isMarked({ rank, level_with_best }) {
return rank !== 1 && level_with_best;
}
function isPartly({ cost_per_trial_usd, usage }) {
return cost_per_trial_usd !== null && usage.cost_unknown > 0;
}
function figureOf(run) {
let text = (0, latex_table.uM)(run.figure);
return isMarked(run) ? `${text}$^{\\dagger}$` : run.rank === 1 ? `\\textbf{${text}}` : text;
}
function costOf(run) {
let { cost_per_trial_usd: cost } = run;
if (cost === null) return "--";
return `${(0, format.BD)(cost).slice(1)}${isPartly(run) ? "$^{\\ast}$" : ""}`;
}
let FILES = [
["comparison.json", json.Q],
["leaderboard.csv", leaderboardCsv],
["matrix.csv", matrixCsv],
["pairwise.csv", pairwiseCsv],
["pass-at-k.csv", passAtKCsv],
["leaderboard.tex", (document) => [leaderboardTex(document)]],
["pairwise.tex", (document) => [pairwiseTex(document)]]
];
function writeComparisonFiles(directory, document, summaryMarkdown) {
return (0, write.h)(directory, "comparison", [["summary.md", () => [summaryMarkdown]], ...FILES.map(([name, parts]) => [name, () => parts(document)])]);
}
}),
48679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Y: () => renderComparisonSummary });
var _base_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18253);
var _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32432);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _report_causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6611);
var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16065);
var _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7759);
var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16801);
let LADDER = [
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
function renderComparisonSummary(document) {
return renderComparison(document, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.Jt, (text) => Buffer.byteLength(text));
}
function renderComparison(document, limit, sizeOf, foot = "") {
let title = `## ${document.runs.length} runs by ${document.measure}: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.z8)(document)}`;
let head = [
title,
(0, _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_4__.PD)(document),
leaderboard(document),
causeList(document),
noteList(document)
];
for (let { pairs, instances } of LADDER) {
let text = joined([
...head,
pairTable(document, pairs),
curveTable(document),
typesTable(document),
matrix(document, instances),
foot
]);
if (sizeOf(text) < limit) return text;
}
return `${title}\n`;
}
function joined(parts) {
return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
function leaderboard(document) {
let runs = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.O5)(document);
let costs = runs.some(({ usage }) => usage.cost_usd !== null);
let metered = runs.some(({ usage }) => usage.requests !== null);
let debug = runs.some(({ test_points }) => test_points?.rounds != null);
let unmeasured = runs.some(({ totals }) => totals.error + totals.not_run > 0);
let rows = runs.map((run) => {
let name = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(run.name, 100);
let mark = run.level_with_best && run.rank !== 1 ? " †" : "";
let own = [run.rank === null ? "–" : String(run.rank), run.rank === 1 ? `**${name}**` : `${name}${mark}`];
let cost = costs ? [`${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.rs)(run)}${run.on_frontier ? " ◆" : ""}`] : [];
let time = run.agent_ms_per_trial === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(run.agent_ms_per_trial);
let { error, not_run } = run.totals;
let open = unmeasured ? [String(error + not_run)] : [];
let { rounds } = run.test_points ?? { rounds: null };
let models = metered ? [requestsOf(run)] : [];
let both = debug ? [rounds === null ? "–" : `${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.TS)(rounds.dev)} → ${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.TS)(rounds.debug)}`] : [];
return [
...own,
(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.TS)(run.figure),
(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.Ln)(run.interval) || "–",
...both,
...cost,
time,
...models,
...open
].map(unbroken);
});
let columns = [
["#", "right"],
["Run"],
[document.measure === "score" ? "Score of everything" : "Success rate", "right"],
["95% interval"],
...debug ? [["DEV → DEBUG"]] : [],
...costs ? [["Cost", "right"]] : [],
["Time", "right"],
...metered ? [["Requests", "right"]] : [],
...unmeasured ? [["Not measured", "right"]] : []
];
let legend = [
runs.some(({ rank, level_with_best }) => level_with_best && rank !== 1) ? `† ${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.s2)(document)}` : "",
`${costs ? "cost and time" : "time"}: the agent's, mean of a trial`,
runs.some(({ usage }) => usage.cost_usd !== null && usage.cost_unknown > 0) ? "~ not known for every trial" : "",
costs ? "◆ none is as good for less" : "",
metered ? "requests: to models, mean of a trial; waiting: share of the agent's time" : ""
];
return `${(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, rows)}\n\n<sub>${legend.filter((part) => part !== "").join(" · ")}</sub>`;
}
function causeList(document) {
let lines = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.O5)(document).flatMap(({ name, causes }) => {
let words = (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_2__.rj)(causes);
return words === "" ? [] : [`- ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 100)}: ${words}`];
});
return lines.length === 0 ? "" : `**Why trials did not pass**\n\n${lines.join("\n")}`;
}
function requestsOf({ usage }) {
let { requests, requests_known: trials, waiting_share: waiting, throttled_requests: throttled } = usage;
if (requests === null || trials === 0) return "–";
return [
(requests / trials).toLocaleString("en-US", { maximumFractionDigits: 1 }),
waiting === null ? "" : `${Math.round(waiting * 100)}% waiting`,
throttled ? `${throttled.toLocaleString("en-US")} throttled` : ""
].filter((part) => part !== "").join(", ");
}
function pairTable(document, most) {
if (most === 0) return "";
let pairs = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.jD)(document);
let rows = pairs.slice(0, most).map(({ better, other, pair }) => {
let [one, two] = [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(better.name, 100), (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(other.name, 100)];
let { verdict, difference, interval, p_adjusted, reasons, a, pairs, left_out } = pair;
let icon = verdict.endsWith("is better") ? "🟢 better than" : verdict === "not comparable" ? "⚪ not comparable" : `⚪ ${verdict} of`;
let sign = document.runs[a] === better ? -1 : 1;
let ends = interval === null ? [] : [interval.low * sign, interval.high * sign].sort((x, y) => x - y).map(_base_format_js__WEBPACK_IMPORTED_MODULE_6__.WR);
return [
one,
icon,
two,
difference === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.WR)(difference * sign),
ends.length === 0 ? "–" : ends.join(" to "),
p_adjusted === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_6__.MA)(p_adjusted),
left_out === 0 ? String(pairs) : `${pairs}, ${left_out} left out`
].map(unbroken).concat((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(reasons.join("; "), 200));
});
let columns = [
["Run"],
[""],
["Other"],
["Points", "right"],
["95% interval"],
[pairs.filter(({ pair }) => pair.p !== null).length > 1 ? "p (Holm)" : "p", "right"],
["Instances", "right"],
[""]
];
let width = rows.some((cells) => cells.at(-1) !== "") ? columns.length : columns.length - 1;
let shown = rows.map((cells) => cells.slice(0, width));
return `**Every pair**\n\n${(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns.slice(0, width), [...shown, ...(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.i)(pairs.length - rows.length)])}`;
}
function curveTable(document) {
let runs = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.O5)(document);
let most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
if (most < 2) return "";
let ks = someOf(most);
let rows = runs.map(({ name, at_k, flaky }) => [
(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 100),
...ks.map((k) => (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.TS)(at_k[k - 1]?.pass_at_k ?? null)),
...ks.slice(1).map((k) => (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.TS)(at_k[k - 1]?.pass_hat_k ?? null)),
String(flaky.length)
]);
let columns = [
"Run",
...ks.map((k) => `pass@${k}`),
...ks.slice(1).map((k) => `pass^${k}`),
"Flaky instances"
].map((title, at) => at === 0 ? [title] : [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(title), "right"]);
return `**Several trials**\n\n${(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, rows)}\n\n<sub>pass@k: at least one of k trials passes; pass^k: all of them do</sub>`;
}
function typesTable(document) {
let types = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.pl)(document);
if (types.length === 0) return "";
let runs = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.O5)(document).slice(0, 12);
let rows = types.map((type) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(type, 60), ...runs.map((run) => {
let totals = run.by_type[type];
let usage = totals === void 0 ? "" : (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.tx)(totals.usage);
return [(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.TS)((0, _words_js__WEBPACK_IMPORTED_MODULE_5__.q6)(run, type, document)), ...usage === "" ? [] : [usage]].map(unbroken).join("<br>");
})]);
let columns = [["Type"], ...runs.map(({ name }) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 40), "right"])];
return `**By type**\n\n${(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, rows)}`;
}
function someOf(most) {
let ks = [
1,
2,
3,
4
];
for (let k = 8; k < most; k *= 2) ks.push(k);
return [...new Set([...ks.filter((k) => k < most), most])];
}
function matrix(document, most) {
if (most === 0) return "";
let score = document.measure === "score";
let runs = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.O5)(document).slice(0, 12);
let places = runs.map((run) => document.runs.indexOf(run));
let differing = document.instances.map((instance) => ({
instance,
spread: instance.in_all ? spreadOf(instance, score) : 0
})).filter(({ spread }) => spread > 0).sort((one, other) => other.spread - one.spread);
if (differing.length === 0) return "";
let rows = differing.slice(0, most).map(({ instance }) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(instance.instance_id, 160), ...places.map((place) => (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.Ie)(instance.runs[place], score))]);
let more = differing.length - rows.length;
let columns = [["Instance"], ...runs.map(({ name }) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 40), "centre"])];
let only = document.runs.length - runs.length === 0 ? "" : ` (the first ${runs.length} of ${document.runs.length} runs)`;
return `<details><summary>${`Instances on which the runs differ: ${differing.length} of ${document.instances.filter(({ in_all }) => in_all).length}${only}`}</summary>\n\n${(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, [...rows, ...(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.i)(more)])}\n\n</details>`;
}
function spreadOf({ runs }, score) {
let values = runs.flatMap((cell) => cell === null ? [] : [score ? cell.score_expected : cell.passed / cell.planned]);
return Math.max(...values) - Math.min(...values);
}
function noteList(document) {
let all = (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.h$)(document);
let shown = all.slice(0, 20);
all.length > shown.length && shown.push(`… and ${all.length - shown.length} more`);
return shown.map((note) => `- ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(note, 500)}`).join("\n");
}
function unbroken(text) {
return text.length > 30 ? text : text.replaceAll(" ", "&nbsp;");
}
}),
75096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { I: () => keepInDirectory });
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var write_file_atomic__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30238);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12478);
async function keepInDirectory(directory, keep) {
let history = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _lines_js__WEBPACK_IMPORTED_MODULE_5__.CX);
let file = readHistory(history);
let kept = keep(file);
if (kept.files === null) return kept;
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: !0 });
for (let [name, bytes] of kept.files) name === _lines_js__WEBPACK_IMPORTED_MODULE_5__.CX && file !== null && bytes.subarray(0, file.length).equals(file) ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(history, bytes.subarray(file.length)) : await write_file_atomic__WEBPACK_IMPORTED_MODULE_2__(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name), bytes);
return kept;
}
function readHistory(file) {
try {
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(file, _lines_js__WEBPACK_IMPORTED_MODULE_5__.oT);
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return null;
throw error;
}
}
}),
50508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { s: () => keeping });
var badge = __webpack_require__(17388);
function historyBadgeJson({ suite, totals, figure, gate, change }) {
return (0, badge.V)({
suite,
totals,
interval: figure.interval,
plans: figure.measure === "score",
gate,
change
});
}
var history_lines = __webpack_require__(12478);
var external_node_crypto_ = __webpack_require__(77598);
var figures = __webpack_require__(81822);
let EVENTS = [
"push",
"schedule",
"workflow_dispatch",
"repository_dispatch"
];
function standingOf(github, { base = null, defaultBranch = null }) {
if (github === null) return {
branch: null,
adds: !0,
defaultBranch
};
let branch = branchOf(github);
return branch === null ? {
branch: base ?? defaultBranch,
adds: !1,
defaultBranch
} : {
branch,
adds: !0,
defaultBranch
};
}
function branchOf({ event, ref }) {
let [, branch = ""] = /^refs\/heads\/(.{1,500})$/.exec(ref) ?? [];
return EVENTS.includes(event) && branch !== "" ? branch : null;
}
function pointOf(report, github) {
let { run, results, interval, times, runUrl } = report;
if (run.planned.length === 0) return null;
let score = (0, figures.E6)(report);
let [ids, values] = valuesOf(run.planned, score);
let { totals } = run;
let costs = results.flatMap((result) => result?.usage.cost_usd ?? []);
let commit = github === null ? "" : github.head_sha ?? github.sha;
return {
schema: "agentbench/history/v1",
suite: run.suite === null ? null : run.suite.slice(0, 500).toWellFormed(),
dataset: run.dataset,
agent: {
name: run.agent.name,
model: run.agent.model
},
settings: run.settings,
instances: {
count: ids.length,
digest: digestOf(ids)
},
totals,
figure: {
measure: score ? "score" : "success rate",
value: (0, figures.xW)(report),
interval
},
values,
change: null,
gate: run.gate?.passed ?? null,
interrupted: run.interrupted,
cost: {
usd: costs.length === 0 ? null : sum(costs),
trials: costs.length
},
time: {
agent_ms: times.agent,
evaluation_ms: times.evaluation,
harness_ms: times.harness,
trials: results.filter((result) => result !== null).length
},
commit: /^[0-9a-f]{7,64}$/.test(commit) ? commit : null,
branch: github === null ? null : branchOf(github),
run: github === null ? null : {
repository: github.repository,
id: github.run_id,
attempt: github.run_attempt,
event: github.event,
url: runUrl
},
measured_at: run.started_at,
harness_version: run.harness_version
};
}
function valuesOf(planned, score) {
let instances = (0, figures.FL)(planned);
let ids = [...instances.keys()].sort();
return [ids, ids.map((id) => {
let trials = instances.get(id);
if (!trials.every(({ status }) => status === "passed" || status === "failed")) return null;
return Number((sum(trials.map((trial) => (0, figures.Mn)(trial, score))) / trials.length).toFixed(6));
})];
}
function digestOf(ids) {
let hash = (0, external_node_crypto_.createHash)("sha256");
for (let id of ids) hash.update(`${id}\n`);
return `sha256:${hash.digest("hex")}`;
}
function sum(values) {
return values.reduce((total, value) => total + value, 0);
}
function badgeName(suite) {
if (suite === null) return "badge.json";
let plain = suite.replace(/[^\w.-]+/g, "-").slice(0, 60);
return `badge-${plain}${plain === suite ? "" : `-${(0, external_node_crypto_.createHash)("sha256").update(suite).digest("hex").slice(0, 8)}`}.json`;
}
var untrusted = __webpack_require__(90492);
var pairing = __webpack_require__(88039);
var phrases = __webpack_require__(58937);
var compare = __webpack_require__(42119);
function trendPoints(points, suite, branch) {
return points.filter((point) => point.suite === suite && (branch === null || point.branch === branch)).sort((a, b) => Date.parse(a.measured_at) - Date.parse(b.measured_at));
}
function changeOf(before, now, tolerance) {
let last = before.findLast((point) => breaksBetween(point, now).length === 0 && pairsOf(point, now).length > 0);
if (last === void 0) return null;
let { verdict, difference } = (0, compare.U)(pairsOf(last, now), { tolerance });
return {
verdict,
difference,
since: last.commit
};
}
function breaksBetween(before, now) {
let reasons = (0, pairing.Bw)(before, now, ["before", "now"]);
before.instances.digest !== now.instances.digest && reasons.push(`other instances: ${before.instances.count} before, ${now.instances.count} now`);
return reasons;
}
function pairsOf(before, now) {
if (before.values.length !== now.values.length) return [];
return now.values.flatMap((value, index) => {
let was = before.values[index] ?? null;
return value === null || was === null ? [] : [{
id: String(index),
before: [was],
now: [value]
}];
});
}
function trendOf(points, current, standing) {
let from = Math.max(0, points.length - 200);
return {
branch: standing.branch,
added: standing.adds,
earlier: from,
points: points.slice(from).map((point, index) => shown(point, points[from + index - 1] ?? null, point === current))
};
}
function shown(point, before, current) {
let { commit, run, measured_at, figure, change, totals, cost, time } = point;
let [page, repository] = /^(https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+)\/actions\/runs\/\d+(?:\/attempts\/\d+)?$/.exec(run?.url ?? "") ?? [null, null];
return {
commit,
commit_url: commit === null || repository === null ? null : `${repository}/commit/${commit}`,
run_url: page,
measured_at,
agent: (0, untrusted.h0)((0, phrases.kV)(point), 120),
figure,
change,
breaks: before === null ? [] : breaksBetween(before, point),
planned: totals.planned,
missing: totals.error + totals.not_run,
cost,
time: {
ms: time.agent_ms + time.evaluation_ms + time.harness_ms,
trials: time.trials
},
current
};
}
function keeping(report, { github, tolerance, ...branches }) {
let measured = pointOf(report, github);
let standing = standingOf(github, branches);
return measured === null ? null : (file) => keep(file, measured, standing, tolerance);
}
function keep(file, measured, standing, tolerance) {
let { lines, notes } = (0, history_lines.Se)(file ?? Buffer.alloc(0));
let { suite } = measured;
let others = withoutRun(trendPoints(known(lines), suite, standing.branch), measured);
let before = standing.adds ? others.filter((point) => isBefore(point, measured)) : others;
let point = {
...measured,
change: changeOf(before, measured, tolerance)
};
let added = standing.adds ? (0, history_lines.dc)(lines, point) : null;
let trend = trendOf([
...before,
point,
...others.slice(before.length)
], point, {
...standing,
adds: added !== null
});
standing.adds && added === null && notes.push("a later attempt of this workflow run stands in the history already");
if (added === null) return {
trend,
files: null,
notes
};
let next = (0, history_lines.W7)(added);
if (file !== null && next.equals(file)) return {
trend,
files: null,
notes
};
let files = new Map([[history_lines.CX, next]]);
files.set(badgeName(suite), Buffer.from(historyBadgeJson(newestOf(known(added), suite, standing))));
return {
trend,
files,
notes
};
}
function known(lines) {
return lines.flatMap(({ point }) => point ?? []);
}
function withoutRun(points, { run, measured_at }) {
return points.filter((point) => run === null ? point.run !== null || point.measured_at !== measured_at : point.run?.id !== run.id || point.run.repository !== run.repository);
}
function isBefore(point, { measured_at }) {
return Date.parse(point.measured_at) <= Date.parse(measured_at);
}
function newestOf(points, suite, { defaultBranch }) {
return (defaultBranch === null ? [] : trendPoints(points, suite, defaultBranch)).at(-1) ?? trendPoints(points, suite, null).at(-1);
}
}),
12478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CX: () => HISTORY_FILE,
oT: () => LARGEST_HISTORY,
W7: () => fileOf,
Se: () => readLines,
dc: () => withPoint
});
var quick_parse = __webpack_require__(37664);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var iso = __webpack_require__(73102);
var zod = __webpack_require__(23137);
var trend_document = __webpack_require__(90135);
var records = __webpack_require__(16921);
let ratio = schemas.aig().check(api.qm(0), api.Zm(1));
let count = schemas.Whr().check(api.UI());
let shortText = schemas.YjP().check(api.Eb(500));
let milliseconds = schemas.Whr().check(api.qm(0), api.Zm(0x9184e72a000));
let timeSchema = schemas.Ikc({
agent_ms: milliseconds,
evaluation_ms: milliseconds,
harness_ms: milliseconds,
trials: (0, zod.W)(count, "Trials with a result")
});
let historySchema = schemas.Ikc({
schema: schemas.euz("agentbench/history/v1"),
suite: schemas.mee(shortText),
dataset: records.Lx.shape.dataset,
agent: schemas.Ikc({
name: schemas.mee(schemas.YjP()),
model: schemas.mee(schemas.YjP())
}),
settings: records.Lx.shape.settings,
instances: schemas.Ikc({
count,
digest: (0, zod.W)(schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)), "Hash of the sorted ids, each followed by a newline")
}),
totals: records.nB,
figure: trend_document.W7,
values: (0, zod.W)(schemas.YOg(schemas.mee(ratio)).check(api.Eb(1e5)), "Contribution of each instance to the figure, its mean over the trials, in the order of the sorted ids; null if a trial has no verdict"),
change: (0, zod.W)(schemas.mee(trend_document.U0), "Change since the latest comparable earlier point"),
gate: (0, zod.W)(schemas.mee(schemas.zMY()), "True if the gate passed; null without a gate"),
interrupted: schemas.mee(shortText),
cost: trend_document.BZ,
time: timeSchema,
commit: schemas.mee(trend_document.cd),
branch: schemas.mee(shortText),
run: (0, zod.W)(schemas.mee(schemas.Ikc({
repository: shortText,
id: shortText,
attempt: count,
event: shortText,
url: schemas.mee(shortText)
})), "The workflow run that measured; null outside Actions"),
measured_at: iso.w$(),
harness_version: records.Lx.shape.harness_version
});
let HISTORY_FILE = "history.jsonl";
let LARGEST_HISTORY = 67108864;
let parsePoint = (0, quick_parse.n)(historySchema);
function readLines(file) {
let lines = [];
let broken = [];
let later = 0;
let number = 0;
for (let at = 0; at < file.length;) {
let newline = file.indexOf(10, at);
let end = newline === -1 ? file.length : newline;
let bytes = file.subarray(at, end);
at = end + 1;
number += 1;
if (bytes.length === 0) continue;
let point = pointIn(bytes);
point === "later" ? later += 1 : point === null && broken.push(number);
lines.push({
bytes,
point: point === "later" ? null : point
});
}
return {
lines,
notes: notesOn(broken, later)
};
}
function pointIn(bytes) {
if (bytes.length > 1048576) return null;
try {
let value = JSON.parse(bytes.toString());
let { schema } = value ?? {};
if (typeof schema == "string" && /^agentbench\/history\/v([2-9]|\d\d+)$/.test(schema)) return "later";
return parsePoint(value);
} catch {
return null;
}
}
function notesOn(broken, later) {
let named = broken.slice(0, 5).join(", ");
let more = broken.length > 5 ? `, and ${broken.length - 5} more` : "";
return [...broken.length === 0 ? [] : [`${HISTORY_FILE}: line ${named}${more} cannot be read; kept as it is, and left out of the trend. Mend or delete it`], ...later === 0 ? [] : [`${HISTORY_FILE}: ${later} of its lines are of a later version of agentbench; kept, and left out of the trend`]];
}
function withPoint(lines, point) {
let line = {
bytes: Buffer.from(JSON.stringify(point).toWellFormed()),
point
};
let key = keyOf(point);
let at = lines.findIndex((other) => other.point !== null && keyOf(other.point) === key);
if (at === -1) return [...lines, line];
if ((lines[at].point.run?.attempt ?? 0) > (point.run?.attempt ?? 0)) return null;
return lines.with(at, line);
}
function fileOf(lines) {
let size = 0;
let from = lines.length;
for (; from > 0 && lines.length - from < 5e3;) {
size += lines[from - 1].bytes.length + 1;
if (size > 16777216) break;
--from;
}
return Buffer.concat(lines.slice(from).flatMap(({ bytes }) => [bytes, Buffer.from("\n")]));
}
function keyOf({ suite, run, measured_at }) {
return JSON.stringify(run === null ? [suite, measured_at] : [
suite,
run.repository,
run.id
]);
}
}),
43358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bg: () => dollarsOf,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf,
pq: () => countOf,
qF: () => parseJson
});
function objectOf(value) {
return typeof value == "object" && value && !Array.isArray(value) ? value : null;
}
function objectsOf(value) {
return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
}
function textOf(value) {
return typeof value == "string" ? value : null;
}
let LARGEST = 1e9;
function countOf(value) {
return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST ? value : null;
}
function dollarsOf(value) {
return typeof value == "number" && value >= 0 && value <= LARGEST ? value : null;
}
function parseJson(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
}),
37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
changeSince: () => changeSince,
resolveBaseline: () => resolveBaseline
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43128);
var _sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15985);
async function resolveBaseline(baseline, artifact = noArtifact) {
if (baseline === "none") return null;
if (baseline === "artifact") return artifact();
return (0, _sources_js__WEBPACK_IMPORTED_MODULE_2__.R)(baseline);
}
async function noArtifact() {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function changeSince(baseline, { tolerance }) {
if (baseline === null) return null;
return async (run) => {
let now = {
run,
results: [],
notes: []
};
let { verdict, difference } = (0, _compare_js__WEBPACK_IMPORTED_MODULE_1__.$)(now, baseline.suite, baseline.origin, tolerance);
return {
verdict,
difference
};
};
}
}),
17388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => badgeText,
m: () => badgeJson
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81822);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59344);
let COLORS = [
[.9, "brightgreen"],
[.75, "green"],
[.6, "yellowgreen"],
[.4, "yellow"],
[.2, "orange"],
[0, "red"]
];
function badgeJson({ run, interval }) {
let { suite, totals, gate } = run;
return badgeText({
suite,
totals,
interval,
plans: (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.E6)({ run }),
gate: gate?.passed ?? null,
change: null
});
}
function badgeText(badge) {
return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.s$)({
schemaVersion: 1,
label: (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.RO)(badge.suite ?? "", 60) || "agentbench",
...rateOf(badge)
});
}
function rateOf({ totals, interval, plans, gate, change }) {
let { planned, passed, failed, success_rate, score_expected } = totals;
if (passed + failed === 0) return {
message: "not measured",
color: "lightgrey"
};
let rate = (plans ? score_expected : success_rate) ?? 0;
let missing = planned - passed - failed;
return {
message: [
plans ? `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(rate)} of all` : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(rate)}${margin(rate, interval)}`,
missing === 0 ? "" : `${missing} not measured`,
change?.verdict === "improved" || change?.verdict === "regressed" ? `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(change.difference)} points` : ""
].filter((part) => part !== "").join(", "),
color: gate === !1 ? "red" : COLORS.find(([least]) => rate >= least)[1]
};
}
function margin(rate, interval) {
if (interval === null) return "";
let points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
return ` (±${Number(points.toFixed(1))}%)`;
}
}),
64515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { H: () => csvParts });
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
let FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
function* csvParts(rows) {
for (let row of rows) yield `${row.map(cell).join(",")}\r\n`;
}
function cell(value) {
if (typeof value != "string") return value === null ? "" : String(value);
let line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.RO)(value, 300);
let text = FORMULA.test(line) ? `'${line}` : line;
return /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
}),
45714: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gS: () => tabular,
uM: () => share,
vj: () => amount
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18253);
function tabular(columns, rows, about, notes) {
let said = notes.filter((note) => note !== "");
return [
`% ${about}`,
"% \\usepackage{booktabs}",
`\\begin{tabular}{${columns.map(([align]) => align).join("")}}`,
"\\toprule",
`${columns.map(([, title]) => title).join(" & ")} \\\\`,
"\\midrule",
...rows.map((row) => `${columns.map(([, , of]) => of(row)).join(" & ")} \\\\`),
"\\bottomrule",
...said.map((note) => `\\multicolumn{${columns.length}}{l}{\\footnotesize ${note}} \\\\`),
"\\end{tabular}",
""
].join("\n");
}
function amount(value, digits) {
return value === null ? "--" : value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, "\\,");
}
function share(ratio) {
return ratio === null ? "--" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.KN)(ratio).replace("%", "").replace(/^(\d+)$/, "$1.0");
}
}),
15127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { I: () => latexText });
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
let WRITTEN = {
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
...Object.fromEntries([..."{}$&#%_"].map((character) => [character, `\\${character}`])),
"–": "\\textendash{}",
"—": "\\textemdash{}",
"…": "\\ldots{}"
};
let PLAIN = /[ -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/;
function latexText(text, length = 100) {
return [...(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, length)].map((character) => WRITTEN[character] ?? (PLAIN.test(character) ? character : byNumber(character))).join("").replace(/-(?=-)/g, "-{}");
}
function byNumber(character) {
return `\\texttt{U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}}`;
}
}),
2799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => writeFiles,
t: () => writeReportFiles
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var lib = __webpack_require__(30238);
var actions = __webpack_require__(45164);
var by_type = __webpack_require__(30627);
var csv = __webpack_require__(64515);
var latex_table = __webpack_require__(45714);
var latex_text = __webpack_require__(15127);
var markdown = __webpack_require__(83770);
var prdbench = __webpack_require__(90046);
var rows = __webpack_require__(44942);
function typeRows({ run, results }) {
let types = Object.entries((0, by_type.Dq)({
planned: run.planned,
results
}));
let all = {
type: "all",
figures: {
...run.totals,
usage: (0, by_type.Fs)(results),
actions: (0, actions.V)(results)
}
};
return [...types.map(([type, figures]) => ({
type,
figures
})), all];
}
function* typesCsv(report) {
let columns = [
["task_type", ({ type }) => type],
["planned", ({ figures }) => figures.planned],
["passed", ({ figures }) => figures.passed],
["success_rate", ({ figures }) => figures.success_rate],
...[
"tokens_per_trial",
"tokens_known",
"steps_per_trial",
"steps_known"
].map((name) => [name, ({ figures }) => figures.usage[name]]),
["wasted_share", ({ figures }) => figures.actions.wasted?.share ?? null],
["wasted_known", ({ figures }) => figures.actions.wasted?.trials ?? 0]
];
yield* (0, csv.H)([columns.map(([name]) => name)]);
for (let row of typeRows(report)) yield* (0, csv.H)([columns.map(([, of]) => of(row))]);
}
function typesTex(report) {
let rows = typeRows(report);
let columns = [
[
"l",
"Category",
({ type }) => (0, latex_text.I)(type, 40)
],
[
"r",
"Passed",
({ figures }) => `${figures.passed} of ${figures.planned}`
],
[
"r",
"Success rate (\\%)",
({ figures }) => (0, latex_table.uM)(figures.success_rate)
]
];
rows.some(({ figures }) => figures.usage.tokens_per_trial !== null) && columns.push([
"r",
"Tokens",
({ figures }) => (0, latex_table.vj)(figures.usage.tokens_per_trial, 0)
]);
rows.some(({ figures }) => figures.usage.steps_per_trial !== null) && columns.push([
"r",
"Steps",
({ figures }) => (0, latex_table.vj)(figures.usage.steps_per_trial, 1)
]);
rows.some(({ figures }) => (figures.actions.wasted?.share ?? null) !== null) && columns.push([
"r",
"Wasted (\\%)",
({ figures }) => (0, latex_table.uM)(figures.actions.wasted?.share ?? null)
]);
let about = `${(0, latex_text.I)(report.run.dataset.name)}; tokens and steps are means over the trials that know them`;
return (0, latex_table.gS)(columns, rows, about, []);
}
function* pointsCsv({ trials, labels = null }) {
let tables = (0, prdbench.A)(trials, labels);
let figures = (round) => [
`${round}_mean`,
`${round}_low`,
`${round}_high`,
`${round}_projects`
];
let values = (mean) => mean === null ? [
null,
null,
null,
0
] : [
mean.mean,
mean.interval?.low ?? null,
mean.interval?.high ?? null,
mean.projects
];
yield* (0, csv.H)([[
"by",
"name",
...rows.uw.flatMap(figures)
]]);
if (tables === null) return;
for (let row of (0, rows.RO)(tables)) {
let by = row === tables.all ? "all" : tables.by_domain.includes(row) ? "domain" : "point_type";
yield* (0, csv.H)([[
by,
row.name,
...rows.uw.flatMap((round) => values(row[round]))
]]);
}
}
function pointsTex({ run, trials, labels = null }) {
let tables = (0, prdbench.A)(trials, labels);
if (tables === null) return "";
let columns = [[
"l",
"",
({ name }) => (0, latex_text.I)(rows.Xk[name] ?? name, 60)
], ...rows.uw.filter((round) => tables.all[round] !== null).flatMap((round) => [[
"r",
`${round.toUpperCase()} (\\%)`,
(row) => (0, latex_table.uM)(row[round]?.mean ?? null)
], [
"l",
"95\\,\\% interval",
(row) => span(row[round])
]])];
let about = `${(0, latex_text.I)(run.dataset.name)}; means over projects, a point without a score counts as 0`;
return (0, latex_table.gS)(columns, (0, rows.RO)(tables), about, [(0, latex_text.I)((0, markdown.Q)(tables).replaceAll("−", "-"), 300)]);
}
function span(mean) {
let interval = mean?.interval ?? null;
return interval === null ? "" : `${(0, latex_table.uM)(interval.low)} to ${(0, latex_table.uM)(interval.high)}`;
}
var badge = __webpack_require__(17388);
var phrases = __webpack_require__(58937);
var files_text = __webpack_require__(59344);
let WITHOUT_REASON = {
passed: "",
failed: "failed",
error: "could not be measured",
not_run: "never measured"
};
function reasonLine({ planned, reason }) {
return (0, files_text.RO)(reason, 1e3) || WITHOUT_REASON[planned.status];
}
let STATUSES = {
passed: "passed",
failed: "failed",
error: "other",
not_run: "pending"
};
function ctrfParts(report) {
let { run, trials } = report;
let flaky = new Set(report.flaky);
let document = {
reportFormat: "CTRF",
specVersion: "0.0.0",
timestamp: run.finished_at ?? run.started_at,
generatedBy: `agentbench ${run.harness_version}`,
results: {
tool: {
name: "agentbench",
version: run.harness_version
},
summary: toSummary(report, trials.filter((trial) => isFlaky(trial, flaky)).length),
tests: [],
environment: toEnvironment(report),
extra: {
dataset: run.dataset,
agent: run.agent,
totals: run.totals,
gate: run.gate
}
}
};
return (0, files_text.lx)(document, ["results", "tests"], trials, (trial) => toTest(trial, run.dataset.name, flaky));
}
function isFlaky({ planned }, flaky) {
return planned.status === "passed" && flaky.has(planned.instance_id);
}
function toTest(trial, dataset, flaky) {
let { planned, result, name } = trial;
let reason = reasonLine(trial);
let { instance_id, task_type, status, score, score_expected, coverage } = planned;
return {
name,
status: STATUSES[status],
duration: result === null ? 0 : (0, phrases.cf)(result.times),
...result === null ? {} : ctrf_span(result.began, [result.ended]),
suite: [(0, files_text.RO)(dataset) || "unnamed", (0, files_text.RO)(task_type) || "unnamed"],
...reason === "" ? {} : { message: reason },
rawStatus: status,
retries: result === null ? 0 : result.attempt - 1,
flaky: isFlaky(trial, flaky),
...stepsOf(result),
extra: {
instance_id,
task_type,
trial: planned.trial,
score,
score_expected,
coverage,
integrity: result === null ? [] : (0, phrases.VX)(result),
result: planned.result
}
};
}
function stepsOf(result) {
if (result === null || result.plan === null) return {};
return { steps: result.plan.points.map(({ metric, type, score, decided_by, explanation }) => ({
name: (0, files_text.RO)(metric) || "unnamed",
status: score === null ? "other" : score === 2 ? "passed" : "failed",
extra: {
type,
score,
decided_by,
explanation: (0, files_text.RO)(explanation)
}
})) };
}
function toSummary({ run, results }, flaky) {
let count = (status) => run.planned.filter((trial) => STATUSES[trial.status] === status).length;
let ends = run.finished_at === null ? results.flatMap((result) => result?.ended ?? []) : [Date.parse(run.finished_at)];
return {
tests: run.planned.length,
passed: count("passed"),
failed: count("failed"),
skipped: count("skipped"),
pending: count("pending"),
other: count("other"),
flaky,
suites: new Set(run.planned.map(({ task_type }) => task_type)).size,
...ctrf_span(Date.parse(run.started_at), ends)
};
}
function toEnvironment({ run, runUrl }) {
let { github } = run;
return {
reportName: (0, files_text.RO)(run.suite ?? "") || "agentbench",
appName: (0, files_text.RO)((0, phrases.kV)(run)),
testEnvironment: run.settings.testbed,
...runUrl === null ? {} : { buildUrl: runUrl },
...github === null ? {} : {
buildName: (0, files_text.RO)(github.workflow),
buildId: github.run_id,
repositoryName: github.repository,
commit: github.head_sha ?? github.sha,
branchName: (0, files_text.RO)(github.ref)
}
};
}
function ctrf_span(start, ends) {
return {
start,
stop: ends.reduce((latest, end) => Math.max(latest, end), start)
};
}
var brief = __webpack_require__(7171);
var files_xml = __webpack_require__(77374);
let OUTCOMES = {
passed: "passed",
failed: "failure",
error: "error",
not_run: "skipped"
};
function* junitParts({ run, trials }) {
let { name: dataset } = run.dataset;
let [commands, plans] = [trials.filter((trial) => planOf(trial) === null), trials.filter(planOf)];
let suites = [...[...Map.groupBy(commands, ({ planned }) => planned.task_type)].map(([type, some]) => typeSuite(type, some, dataset)), ...plans.map((trial) => planSuite(trial, planOf(trial), dataset))];
let { skipped: _, ...counts } = countsOf(suites.flatMap(({ cases }) => cases));
let timestamp = run.started_at.slice(0, 19);
let xml = new files_xml.Z();
xml.begin("testsuites", {
name: nameOf(run.suite ?? "", "agentbench"),
...counts
});
for (let suite of suites) yield* suiteParts(xml, suite, timestamp);
xml.end("testsuites");
yield xml.taken();
}
function planOf({ result }) {
return result?.plan ?? null;
}
function typeSuite(type, trials, dataset) {
let classname = (0, files_text.RO)(`${dataset}.${type}`);
return {
name: nameOf(type),
properties: {},
cases: trials.map((trial) => trialCase(trial, classname)),
notes: ""
};
}
function planSuite(trial, plan, dataset) {
let { status, task_type } = trial.planned;
let { points, score, score_expected, coverage } = plan;
let classname = (0, files_text.RO)(`${dataset}.${trial.name}`);
let cases = points.map((point) => pointCase(point, classname));
let shown = status === "passed" || status === "failed" && cases.some(({ outcome }) => outcome === "failure");
return {
name: nameOf(trial.name),
properties: {
status,
score,
score_expected,
coverage
},
cases: shown ? cases : [{
...trialCase(trial, (0, files_text.RO)(`${dataset}.${task_type}`)),
notes: ""
}, ...cases],
notes: notesOf(trial)
};
}
function trialCase(trial, classname) {
let { planned, result, name } = trial;
return {
name: nameOf(name),
classname,
milliseconds: result === null ? 0 : (0, phrases.cf)(result.times),
outcome: OUTCOMES[planned.status],
type: (0, files_text.RO)((result?.error ?? planned.error)?.kind ?? planned.status),
message: reasonLine(trial),
detail: result?.detail ?? "",
notes: notesOf(trial)
};
}
function notesOf({ result }) {
return (result?.integrity ?? []).map(({ kind, detail }) => (0, files_text.RO)(`${kind}: ${detail}`)).join("\n");
}
function pointCase({ metric, score, decided_by, explanation, duration_ms }, classname) {
let verdict = score === null ? "not judged" : `score ${score} of 2, decided by ${decided_by}`;
return {
name: nameOf(metric),
classname,
milliseconds: duration_ms,
outcome: score === null ? "skipped" : score === 2 ? "passed" : "failure",
type: score === null ? "not_judged" : `score_${score}`,
message: (0, files_text.RO)(explanation === "" ? verdict : `${verdict}: ${explanation}`, brief.vC),
detail: score === 2 ? "" : (0, files_text.CG)(explanation, brief.vC),
notes: ""
};
}
function* suiteParts(xml, { name, properties, cases, notes }, timestamp) {
xml.begin("testsuite", {
name,
...countsOf(cases),
timestamp
});
let known = Object.entries(properties).flatMap(([name, value]) => value === null ? [] : [{
name,
value
}]);
if (known.length > 0) {
xml.begin("properties", {});
for (let property of known) xml.add("property", property);
xml.end("properties");
}
for (let [index, one] of cases.entries()) {
addCase(xml, one);
index % 100 == 0 && (yield xml.taken());
}
notes !== "" && xml.add("system-out", {}, notes);
xml.end("testsuite");
}
function addCase(xml, { name, classname, milliseconds, outcome, type, message, detail, notes }) {
xml.begin("testcase", {
name,
classname,
time: seconds(milliseconds)
});
outcome !== "passed" && xml.add(outcome, {
message,
type
}, detail);
notes !== "" && xml.add("system-out", {}, notes);
xml.end("testcase");
}
function countsOf(cases) {
let count = (outcome) => cases.filter((one) => one.outcome === outcome).length;
return {
tests: cases.length,
failures: count("failure"),
errors: count("error"),
skipped: count("skipped"),
time: seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
};
}
function nameOf(text, otherwise = "unnamed") {
return (0, files_text.RO)(text) || otherwise;
}
function seconds(milliseconds) {
return (milliseconds / 1e3).toFixed(3);
}
var results = __webpack_require__(89541);
let ONLY = {
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
let TYPES = [["types.csv", typesCsv], ["types.tex", (report) => [typesTex(report)]]];
let POINTS = [["test-points.csv", pointsCsv], ["test-points.tex", (report) => [pointsTex(report)]]];
let FILES = [
["summary.md", (_, summaryMarkdown) => [summaryMarkdown]],
["run.json", ({ run }) => [`${JSON.stringify(run, null, 2)}\n`]],
["results.json", results.Z],
["junit.xml", junitParts],
["ctrf.json", ctrfParts],
["badge.json", (report) => [(0, badge.m)(report)]]
];
async function writeReportFiles(directory, report, summaryMarkdown) {
let plans = report.results.some((result) => result !== null && result.plan !== null);
for (let [name] of plans ? TYPES : POINTS) await (0, promises_.rm)(external_node_path_.join(directory, name), { force: !0 });
return writeFiles(directory, "suite", [...FILES, ...plans ? POINTS : TYPES].map(([name, parts]) => [name, () => parts(report, summaryMarkdown)]));
}
async function writeFiles(directory, kind, files) {
await (0, promises_.mkdir)(directory, { recursive: !0 });
let [other] = Object.keys(ONLY).filter((name) => name !== kind);
if ((0, external_node_fs_.existsSync)(external_node_path_.join(directory, ONLY[other][0]))) for (let name of ONLY[other].toReversed()) await (0, promises_.rm)(external_node_path_.join(directory, name), { force: !0 });
let paths = files.map(([name]) => external_node_path_.join(directory, name));
for (let file of paths) (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() && (0, external_node_fs_.rmSync)(file);
let writes = files.map(([, parts], index) => lib(paths[index], "", { tmpfileCreated: (made) => writeParts(made, parts()) }));
await Promise.allSettled(writes);
await Promise.all(writes);
return paths;
}
function writeParts(file, parts) {
let descriptor = (0, external_node_fs_.openSync)(file, "w");
try {
for (let part of parts) (0, external_node_fs_.writeFileSync)(descriptor, part);
} finally {
(0, external_node_fs_.closeSync)(descriptor);
}
}
}),
77374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Z: () => XmlText });
let MARKUP = /[&<>"']/;
let EACH_MARKUP = new RegExp(MARKUP, "g");
let ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;",
"'": "&apos;"
};
class XmlText {
#text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
#indent = "";
#empty = !1;
begin(name, attributes) {
this.#tag(name, attributes);
this.#indent += "  ";
this.#empty = !0;
}
end(name) {
this.#indent = this.#indent.slice(2);
this.#text += this.#empty ? "/>\n" : `${this.#indent}</${name}>\n`;
this.#empty = !1;
}
add(name, attributes, text = "") {
this.#tag(name, attributes);
this.#text += text === "" ? "/>\n" : `>${escaped(text)}</${name}>\n`;
}
taken() {
let text = this.#text;
this.#text = "";
return text;
}
#tag(name, attributes) {
this.#text += `${this.#empty ? ">\n" : ""}${this.#indent}<${name}`;
for (let attribute in attributes) this.#text += ` ${attribute}="${escaped(String(attributes[attribute]))}"`;
this.#empty = !1;
}
}
function escaped(text) {
return MARKUP.test(text) ? text.replaceAll(EACH_MARKUP, (character) => ENTITIES[character]) : text;
}
}),
93357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { j: () => MARKS });
let MARKS = {
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
15985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => suiteOf,
R: () => loadBaselineDirectory
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
if (runs.length === 0 && matrix === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.rV)(runs, matrix === void 0 ? null : {
matrix,
trials
});
return {
...suite,
notes: [...notes, ...suite.notes]
};
}
async function loadBaselineDirectory(directory) {
let { runs, notes } = await (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)([directory], "baseline");
if (runs.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join("; ")}` : ""}`);
let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.rV)(runs, null);
let { github, finished_at: finishedAt } = suite.run;
return {
suite,
origin: {
kind: "directory",
commit: github?.head_sha ?? github?.sha ?? null,
finishedAt,
url: null
}
};
}
}),
97857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$I: () => cutError,
B6: () => LONGEST_NAME,
IN: () => cutText,
U3: () => ownText,
xG: () => LONGEST_TEXT
});
let LONGEST_NAME = 200;
let LONGEST_TEXT = 2e3;
function cutText(text, length) {
return text.length > length ? ownText(`${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`) : text;
}
function ownText(part) {
return Buffer.from(part).toString();
}
function cutError(error) {
if (error === null) return null;
let { stage, kind, message } = error;
return {
stage: cutText(stage, 200),
kind: cutText(kind, 200),
message: cutText(message, LONGEST_TEXT)
};
}
}),
43050: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => judgeGate,
F: () => exitCodeOf
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
function judgeGate(totals, options, change = null) {
let reasons = [
...shortfalls(totals, options),
...regression(options, change),
...unmeasured(totals, options)
];
return {
passed: reasons.length === 0,
reasons
};
}
function exitCodeOf(run, options) {
if (run.interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
return unmeasured(run.totals, options).length > 0 ? 3 : 0;
}
function shortfalls(totals, options) {
let { "min-success-rate": minRate, "min-score": minScore } = options;
let reasons = [];
options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)} is below min-success-rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minRate)}`);
minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.score)} is below min-score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minScore)}`);
return reasons;
}
function regression(options, change) {
if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
}
function unmeasured(totals, options) {
let count = totals.error + totals.not_run;
if (count === 0 || options["fail-on"] === "never") return [];
return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
}
}),
84346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BU: () => partOf,
N0: () => changesIn,
Rx: () => suffixOfStep,
gw: () => partsIn,
hN: () => AGENT_LOG,
hi: () => ofPart,
oC: () => EVALUATION_LOG,
pZ: () => MOST_PARTS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
let MOST_PARTS = 20;
let AGENT_LOG = /^agent(-(round|step)-\d+)?\.log$/;
let EVALUATION_LOG = /^evaluation(-step-\d+)?\.log$/;
function suffixOfStep(number) {
return number === 1 ? "" : `-step-${number}`;
}
function ofPart(name, suffix) {
return name.replace(/(\.[a-z]+)?$/, (end) => `${suffix}${end}`);
}
function partOf(name) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(name)?.[1] ?? 1);
}
function changesIn(directory) {
return partsIn(directory, "changes");
}
function partsIn(directory, name) {
let names;
try {
names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
} catch {
return [];
}
return names.filter((file) => file.startsWith(name) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(file.slice(name.length))).sort((one, other) => partOf(one) - partOf(other)).slice(0, 20);
}
}),
21363: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { h: () => figuresOf });
function figuresOf(points) {
let judged = points.flatMap(({ score, floor }) => score === null ? [] : [{
score,
floor: floor ?? 0
}]);
let above = sum(judged.map(({ score, floor }) => Math.max(0, score - floor)));
let room = sum(judged.map(({ floor }) => 2 - floor));
let scores = judged.map(({ score }) => score);
let expected = points.length;
return {
expected,
judged: judged.length,
score: mean(scores),
score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
coverage: expected === 0 ? 0 : scores.length / expected,
score_without_vacuous: room === 0 ? null : above / room
};
}
function mean(scores) {
return scores.length === 0 ? null : sum(scores) / scores.length / 2;
}
function sum(scores) {
return scores.reduce((total, score) => total + score, 0);
}
}),
37664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => quickParse });
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42214);
function quickParse(schema) {
let parser = schema;
let parsed = 0;
let expect = (records) => {
parsed + records >= 150 && parser === schema && (parser = zod_mini__WEBPACK_IMPORTED_MODULE_0__.wE(schema));
};
let parse = (value) => {
expect(1);
parsed += 1;
return parser.parse(value);
};
return Object.assign(parse, { expect });
}
}),
47705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => readTrial,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _cut_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97857);
var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96826);
var _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37664);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56885);
var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16921);
var _stand_in_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74705);
var _totals_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61210);
var _trial_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9271);
let LARGEST_RESULT = 16777216;
let USUAL_RECORD = 65536;
let parseRun = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.Lx);
let parseResult = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.FD);
async function readRun(directory, keep, known) {
let space = Buffer.allocUnsafe(USUAL_RECORD);
let run = known ?? runIn(directory, space);
parseResult.expect(run.planned.length);
let results = [];
let left = [];
let real = realDirectoriesIn(directory);
let twice = onlyOnce(run);
twice > 0 && left.push(`run.json: ${twice} planned trials that occur more than once`);
for (let entry of run.planned) {
let { result, fault } = countingRecord(directory, entry, run, space, real);
fault !== null && left.push(`${fileOf(entry)}: ${fault}`);
let kept = result === null ? null : keep(result);
results.push(kept);
result !== null && kept === null && left.push(`${fileOf(entry)}: there is no room for it beside the others`);
if (result === null || entry.digest !== void 0) continue;
entry.status = result.status;
({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.YW)(result));
entry.error = (0, _cut_js__WEBPACK_IMPORTED_MODULE_11__.$I)(result.error);
entry.result = fileOf(entry);
}
run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.vA)(run.planned);
return {
run,
results,
left
};
}
function fileOf(entry) {
return `${(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))}/result.json`;
}
function onlyOnce(run) {
let seen = new Set();
let planned = run.planned.filter((entry) => {
let before = seen.size;
return seen.add((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.wK)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))).size > before;
});
let more = run.planned.length - planned.length;
more > 0 && (run.planned = planned);
return more;
}
function readTrial(directory, entry, run) {
return countingRecord(directory, entry, run, Buffer.allocUnsafe(USUAL_RECORD), new Set()).result;
}
function readRecord(directory, entry) {
let record = readResult(directory, entry, Buffer.allocUnsafe(USUAL_RECORD), new Set());
if (record === null || typeof record == "string") return null;
return {
result: record.result,
digest: (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content)
};
}
function readRunRecord(directory) {
try {
return runIn(directory, Buffer.allocUnsafe(USUAL_RECORD));
} catch {
return null;
}
}
function readAttempt(directory) {
try {
return parseResult(readJson(`${directory}/result.json`, LARGEST_RESULT, Buffer.allocUnsafe(USUAL_RECORD)).value);
} catch {
return null;
}
}
function countingRecord(directory, entry, run, space, real) {
let record = readResult(directory, entry, space, real);
if (record === null || typeof record == "string") return {
result: null,
fault: record
};
let digest = entry.digest === void 0 ? null : (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content);
let fault = faultOf({
result: record.result,
digest
}, entry, run);
if (fault === null) return {
result: record.result,
fault
};
return {
result: entry.digest === void 0 ? null : (0, _stand_in_js__WEBPACK_IMPORTED_MODULE_7__.u)(entry, run, fault),
fault: fault === _place_js__WEBPACK_IMPORTED_MODULE_4__.L ? null : fault
};
}
function faultOf({ result, digest }, entry, run) {
if (entry.digest !== void 0) return digest === entry.digest && result.status === entry.status ? null : "it is not the record that was written";
if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return _place_js__WEBPACK_IMPORTED_MODULE_4__.L;
if (entry.result === null && run.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(directory) {
try {
let entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: !0 });
return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
} catch {
return new Set();
}
}
function readResult(directory, entry, space, real) {
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry));
try {
let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_4__.Z)(directory, place, real.has(entry.instance_id) ? 2 : 1);
if (link !== null) return `${link} is a link`;
let { value, content } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT, space);
let result = parseResult(value);
if (result.instance_id === entry.instance_id && result.trial === entry.trial) return {
result,
content
};
return `it belongs to ${result.instance_id}, trial ${result.trial}`;
} catch (error) {
let code = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error);
if (code === "ENOENT" || code === "ENOTDIR") return null;
if (code === "EACCES") throw error;
if (error instanceof _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.S) return error.message;
if (code === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(directory, space) {
let { value } = readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json"), 67108864, space);
let { planned } = value ?? {};
Array.isArray(planned) && parseRun.expect(planned.length / 8);
return parseRun(value);
}
function readJson(file, limit, space) {
let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, limit, { space });
return {
value: JSON.parse(content.toString()),
content
};
}
}),
74705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => isStandIn,
u: () => standIn
});
var _unknown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98715);
let RECORD_CHANGED = "record_changed";
function isStandIn({ integrity }) {
return integrity.some(({ kind }) => kind === RECORD_CHANGED);
}
function standIn(entry, run, why, times) {
let { instance_id, task_type, trial, status, score, error } = entry;
return {
schema: "agentbench/result/v1",
dataset: run.dataset,
instance_id,
task_type,
trial,
attempt: times?.attempt ?? 1,
status,
score,
agent: (0, _unknown_js__WEBPACK_IMPORTED_MODULE_0__.Ig)(run.agent),
evaluation: null,
testbed: (0, _unknown_js__WEBPACK_IMPORTED_MODULE_0__.wN)(run.settings.testbed),
prerunner: null,
stages: times?.stages ?? [],
integrity: [{
kind: RECORD_CHANGED,
detail: `result.json: ${why}; the result that the run measured is kept.`
}],
error,
started_at: times?.started_at ?? run.started_at,
finished_at: times?.finished_at ?? run.finished_at ?? run.started_at,
harness_version: run.harness_version,
github: run.github
};
}
}),
61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
YW: () => figuresOfResult,
id: () => isStopped,
vA: () => totalsOf
});
function isStopped({ status, error }) {
return status === "not_run" && error?.kind === "stopped";
}
function totalsOf(planned) {
let trials = planned.filter((trial) => !isStopped(trial));
let stopped = planned.length - trials.length;
let counts = {
passed: 0,
failed: 0,
error: 0,
not_run: 0
};
let scored = 0;
let score = 0;
let expected = 0;
let coverage = 0;
for (let trial of trials) {
counts[trial.status] += 1;
trial.score !== null && (scored += 1);
score += trial.score ?? 0;
expected += trial.score_expected;
coverage += trial.coverage;
}
let size = trials.length;
return {
planned: size,
...counts,
...stopped === 0 ? {} : { stopped },
success_rate: mean(counts.passed, size),
score: mean(score, scored),
score_expected: mean(expected, size),
coverage: mean(coverage, size)
};
}
function mean(sum, count) {
return count === 0 ? null : sum / count;
}
function figuresOfResult({ score, evaluation }) {
if (evaluation?.kind === "test_plan") {
let { score_expected, coverage } = evaluation;
return {
score,
score_expected: score === null ? 0 : score_expected,
coverage: score === null ? 0 : coverage
};
}
return {
score,
score_expected: score ?? 0,
coverage: score === null ? 0 : 1
};
}
}),
99294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hP: () => requireRatio,
hp: () => requireFinite,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(name, value, least = 0) {
if (!Number.isSafeInteger(value) || value < least) throw RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
}
function requireLevel(name, value) {
if (!(value > 0 && value < 1)) throw RangeError(`${name} must be between 0 and 1, not ${value}`);
}
function requireFinite(name, values) {
for (let [index, value] of values.entries()) if (!Number.isFinite(value)) throw RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
}
function requireRatio(name, ...values) {
for (let value of values) if (!(value >= 0 && value <= 1)) throw RangeError(`${name} must be from 0 to 1, not ${value}`);
}
}),
50168: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72577);
var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
var _interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25449);
var _mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83157);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47736);
var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52167);
let SAME = 1e-12;
function clusterBootstrap(clusters, { resamples = 1e4, seed, confidence = .95 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
let means = Float64Array.from(clusters, (values, index) => {
if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hp)(`the values of cluster ${index}`, values);
return (0, _mean_js__WEBPACK_IMPORTED_MODULE_4__.i)(values);
}).sort();
let size = means.length;
let [least = 0, most = 0] = [means[0], means[size - 1]];
if (size < 2 || most - least <= SAME * Math.max(-least, most)) return null;
let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(means, seed);
let resampled = new Float64Array((0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, size));
for (let resample = 0; resample < resampled.length; resample += 1) {
let sum = 0;
for (let drawn = 0; drawn < size; drawn += 1) sum += means[(0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, size - 1)];
resampled[resample] = sum / size;
}
resampled.sort();
let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, size);
return (0, _interval_js__WEBPACK_IMPORTED_MODULE_5__.u)(least, most, {
low: quantile(resampled, tail),
high: quantile(resampled, 1 - tail)
});
}
function bootstrapOf(clusters, figure, data, { resamples = 1e4, seed, confidence = .95 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
if (clusters < 2) return null;
let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(Float64Array.from(data), seed);
let drawn = new Uint32Array(clusters);
let figures = [];
for (let resample = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, clusters); resample > 0; --resample) {
for (let at = 0; at < clusters; at += 1) drawn[at] = (0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, clusters - 1);
let value = figure(drawn);
value !== null && figures.push(value);
}
let sorted = Float64Array.from(figures).sort();
if (sorted.length === 0 || sorted.at(-1) - sorted[0] <= SAME) return null;
let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, clusters);
return {
low: quantile(sorted, tail),
high: quantile(sorted, 1 - tail)
};
}
function quantile(sorted, share) {
let position = share * (sorted.length - 1);
let below = Math.floor(position);
let [lower, upper] = [sorted[below], sorted[Math.ceil(position)]];
return lower + (position - below) * (upper - lower);
}
}),
42119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => compare,
V: () => verdictOf
});
var statistics_arguments = __webpack_require__(99294);
var bootstrap = __webpack_require__(50168);
var mcnemar = __webpack_require__(4405);
var mean = __webpack_require__(83157);
var statistics_random = __webpack_require__(52167);
let MOST_SUMS = 2 ** 17;
let MOST_STEPS = 2 ** 24;
function pairedPermutation(differences, { resamples = 1e5, seed } = {}) {
(0, statistics_arguments.hp)("differences", differences);
(0, statistics_arguments.v6)("resamples", resamples, 1);
let sizes = Float64Array.from(differences, Math.abs).filter((size) => size > 0).sort();
if (sizes.length === 0) return 1;
let largest = sizes.reduce((sum, size) => sum + size, 0);
let observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - 1e-9 * largest;
return exact(sizes, largest, observed) ?? estimate(sizes, largest, observed, resamples, seed);
}
function exact(sizes, largest, observed) {
let distribution = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let steps = 0;
for (let size of sizes) {
let next = 2 * distribution.sums.length;
steps += next;
if (next > MOST_SUMS || steps > MOST_STEPS) return null;
distribution = withSign(distribution, size, 1e-12 * largest);
}
let { sums, shares } = distribution;
return Math.min(1, shares.reduce((total, share, index) => Math.abs(sums[index]) >= observed ? total + share : total, 0));
}
function withSign({ sums, shares }, size, same) {
let count = sums.length;
let merged = {
sums: new Float64Array(2 * count),
shares: new Float64Array(2 * count)
};
let [minus, plus, last] = [
0,
0,
-1
];
for (; plus < count;) {
let less = minus < count ? sums[minus] - size : Infinity;
let more = sums[plus] + size;
let sum = Math.min(less, more);
let share = (less <= more ? shares[minus++] : shares[plus++]) / 2;
if (last < 0 || sum - merged.sums[last] > same) {
last += 1;
merged.sums[last] = sum;
}
merged.shares[last] += share;
}
return {
sums: merged.sums.subarray(0, last + 1),
shares: merged.shares.subarray(0, last + 1)
};
}
function estimate(sizes, largest, observed, resamples, seed) {
let random = (0, statistics_random.Db)(sizes, seed);
let rounds = (0, statistics_random.z5)(resamples, sizes.length);
let asFar = 0;
for (let round = 0; round < rounds; round += 1) {
let positive = 0;
let bits = 0;
for (let index = 0; index < sizes.length; index += 1) {
bits = index % 32 == 0 ? random.next() : bits >>> 1;
positive += sizes[index] * (bits & 1);
}
Math.abs(2 * positive - largest) >= observed && (asFar += 1);
}
return (asFar + 1) / (rounds + 1);
}
let ROUNDING = 1e-12;
function compare(pairs, { tolerance = 0, alpha = .05, resamples } = {}) {
(0, statistics_arguments.hP)("tolerance", tolerance);
(0, statistics_arguments.q1)("alpha", alpha);
requirePairs(pairs);
if (pairs.length === 0) return null;
let differences = pairs.map(differenceOf).sort((one, other) => one - other);
let discordant = {
better: differences.filter((difference) => difference > 0).length,
worse: differences.filter((difference) => difference < 0).length
};
let measured = pairs.every(isOneVerdictEach) ? byMcNemar(discordant, pairs.length, 1 - alpha) : byPermutation(differences, {
confidence: 1 - alpha,
resamples
});
return {
verdict: verdictOf(measured, {
tolerance,
alpha
}),
...measured,
pairs: pairs.length,
discordant
};
}
function verdictOf({ p, difference }, { tolerance = 0, alpha = .05 } = {}) {
if (p >= alpha) return "within noise";
if (Math.abs(difference) - tolerance <= ROUNDING) return "within tolerance";
return difference > 0 ? "improved" : "regressed";
}
function byMcNemar({ better, worse }, pairs, confidence) {
return {
method: "mcnemar",
difference: (better - worse) / pairs,
interval: (0, mcnemar.b)(worse, better, pairs, confidence),
p: (0, mcnemar.B)(worse, better)
};
}
function byPermutation(differences, options) {
return {
method: "permutation",
difference: (0, mean.i)(differences),
interval: (0, bootstrap.b)(differences.map((difference) => [difference]), options),
p: pairedPermutation(differences)
};
}
function differenceOf({ before, now }) {
let difference = (0, mean.i)(now) - (0, mean.i)(before);
return Math.abs(difference) > ROUNDING ? difference : 0;
}
function isOneVerdictEach({ before, now }) {
return [before, now].every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1));
}
function requirePairs(pairs) {
let seen = new Set();
for (let { id, before, now } of pairs) {
if (seen.has(id)) throw RangeError(`${id} is given twice`);
seen.add(id);
if (before.length === 0 || now.length === 0) throw RangeError(`${id} needs a value on both sides`);
(0, statistics_arguments.hP)(`the values of ${id}`, ...before, ...now);
}
}
}),
25449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => within });
function within(least, most, { low, high }) {
return {
low: Math.max(least, low),
high: Math.min(most, high)
};
}
}),
4405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99294);
var _interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25449);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47736);
function mcnemarExact(passToFail, failToPass) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
let flips = passToFail + failToPass;
let fewer = Math.min(passToFail, failToPass);
let weight = 1;
let lowerHalf = 0;
let tail = 0;
for (let count = Math.floor(flips / 2); count >= 0 && weight > 0; --count) {
lowerHalf += weight;
count <= fewer && (tail += weight);
weight *= count / (flips - count + 1);
}
let all = flips % 2 == 0 ? 2 * lowerHalf - 1 : 2 * lowerHalf;
return Math.min(1, 2 * tail / all);
}
function pairedRateInterval(passToFail, failToPass, pairs, confidence = .95) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("pairs", pairs);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.q1)("confidence", confidence);
if (passToFail + failToPass > pairs) throw RangeError(`passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`);
if (pairs === 0) return null;
let worse = (passToFail + 1) / (pairs + 2);
let better = (failToPass + 1) / (pairs + 2);
let difference = better - worse;
let half = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_0__.xw)(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
return (0, _interval_js__WEBPACK_IMPORTED_MODULE_2__.u)(-1, 1, {
low: difference - half,
high: difference + half
});
}
}),
83157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { i: () => mean });
function mean(values) {
let sum = 0;
for (let index = 0; index < values.length; index += 1) sum += values[index];
return sum / values.length;
}
}),
47736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
function normalReach(confidence) {
return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
}
function studentReach(confidence, degreesOfFreedom) {
return jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 + confidence) / 2, degreesOfFreedom);
}
function expandedTail(confidence, clusters) {
let student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
}
}),
52167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69566);
function generatorFor(values, seed) {
if (seed !== void 0 && !Number.isInteger(seed)) throw RangeError(`seed must be a whole number, not ${seed}`);
return (0, pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__.q)(seed ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", values, "buffer").readInt32LE());
}
function affordableResamples(resamples, size) {
return Math.min(resamples, Math.max(1e3, Math.floor(5e7 / size)));
}
function sharedResamples(figures, size) {
return affordableResamples(1e4, Math.max(1, figures * size));
}
}),
34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J$: () => usageOfTrial,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97384);
let COUNTS = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function usageOfTrial({ agent, rounds }) {
if (rounds === void 0 || rounds.length === 0) return agent.usage;
let usages = rounds.map((round) => round.agent.usage);
let sum = (name) => usages.reduce((total, usage) => {
let value = usage[name];
return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(total + value);
}, 0);
return {
source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
models: [...new Set(usages.flatMap(({ models }) => models))]
};
}
function meterOfTrial({ agent, rounds }) {
let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
if (meters.length === 0) return null;
let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
return {
throttled_requests: sum("throttled_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial({ agent, rounds }) {
let agents = rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent);
let all = agents.flatMap(({ actions }) => actions ?? []);
return all.length < agents.length ? null : sumOfActions(all);
}
function sumOfActions(all) {
let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(all.reduce((total, actions) => total + actions[name], 0));
return Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, sum(name)]));
}
function judgeUsageOfTrial({ evaluation, rounds, explained }) {
return judgeUsageOf([...(rounds === void 0 || rounds.length === 0 ? [evaluation] : rounds.map((round) => round.evaluation)).map((one) => one?.kind === "test_plan" ? one.judge : null), explained ?? null].filter((one) => one !== null));
}
function judgeUsageOf(parts) {
if (parts.length === 0) return null;
let sum = (of) => {
let values = parts.flatMap((part) => of(part) ?? []);
return values.length === 0 ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(values.reduce((total, value) => total + value, 0));
};
let count = (of) => parts.reduce((total, part) => total + of(part), 0);
return {
input_tokens: sum((part) => part.input_tokens),
output_tokens: sum((part) => part.output_tokens),
cost_usd: sum((part) => part.cost_usd),
cost_known: count((part) => "answers" in part ? part.cost_known : part.cost_usd === null ? 0 : 1),
answers: count((part) => "answers" in part ? part.answers : 1)
};
}
})
};
