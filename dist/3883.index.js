export const id = 3883;
export const ids = [3883];
export const modules = {
32432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => markdownTable,
i: () => moreRow
});
let RULES = {
left: "---",
right: "---:",
centre: ":---:"
};
function markdownTable(columns, rows) {
return [
columns.map(([title]) => title),
columns.map(([, align]) => RULES[align ?? "left"]),
...rows
].map((cells) => line(cells, columns.length)).join("\n");
}
function moreRow(left, at = 0) {
return left > 0 ? [[...Array(at).fill(""), `… and ${left} more`]] : [];
}
function line(cells, length) {
let text = "|";
for (let at = 0; at < length; at += 1) text += cells[at] ? ` ${cells[at]} |` : " |";
return text;
}
}),
7759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DO: () => armTable,
PD: () => experimentSection,
m_: () => designWords,
ou: () => flipsOf,
ss: () => flipTable
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18253);
var _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32432);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16801);
function experimentSection(document) {
let { experiment } = document;
if (experiment === void 0) return "";
return `**Experiment**\n\n${[...experiment.answers, ...experiment.noise].map((line) => `- ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(line, 500)}`).join("\n")}\n\n${armTable(document, experiment)}\n\n<sub>${designWords(experiment)}</sub>`;
}
function armTable({ runs, measure }, { arms }) {
let costs = arms.some(({ cost_usd: cost }) => cost !== null);
let rows = arms.map((arm, index) => {
let run = runs[index];
let sets = arm.sets.map((name) => (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 40)).join(", ");
return [
`${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(arm.name, 100)}${arm.control ? " (control)" : ""}`,
(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.TS)(run.figure),
(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Ln)(run.interval) || "–",
`${arm.measured} of ${arm.planned}`,
...costs ? [(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.BD)(arm.cost_usd)] : [],
sets || "–"
];
});
let columns = [
["Arm"],
[measure === "score" ? "Score of everything" : "Success rate", "right"],
["95% interval"],
["Trials measured", "right"],
...costs ? [["Cost", "right"]] : [],
["Sets"]
];
return (0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, rows);
}
function designWords({ stop, tolerance, trials, alpha, seeds }) {
return [
stop === "known" ? "stops when the answer is known, by evidence that is valid at every look" : "all pairs, tested once",
`level ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(alpha)}`,
tolerance === 0 ? "" : `tolerance ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(tolerance)}`,
trials === 1 ? "" : `${trials} trials each`,
seeds.length === 1 ? `order drawn from seed ${seeds[0]}` : `${seeds.length} jobs, each with an order of its own`
].filter((part) => part !== "").join(" · ");
}
function flipsOf({ instances, experiment, measure }) {
let arms = experiment?.arms.length ?? 0;
let score = measure === "score";
return instances.flatMap((instance) => {
let [before, ...now] = instance.runs.slice(0, arms).map((cell) => cell?.measured ? figureIn(cell, score) : null);
let changes = now.flatMap((value) => value == null || before == null ? [] : [value - before]);
let [least, most] = [Math.min(0, ...changes), Math.max(0, ...changes)];
return instance.in_all && least < most ? [{
instance,
turn: least < 0 ? least : 1 - most
}] : [];
}).sort((one, other) => one.turn - other.turn).map(({ instance }) => instance);
}
function figureIn(cell, score) {
return score ? cell.score_expected : Number(cell.passed * 2 >= cell.planned);
}
function flipTable(flips, most, { experiment: { arms }, measure }) {
if (flips.length === 0) return "";
let score = measure === "score";
let title = `**${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(flips.length, "instance")} with another ${score ? "score" : "verdict"}**`;
if (most === 0) return title;
let rows = flips.slice(0, most).map(({ instance_id, runs }) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(instance_id, 160), ...arms.map((_, index) => runs[index] == null ? "–" : (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Ie)(runs[index], score))]);
let columns = [["Instance"], ...arms.map(({ name }) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 40), "centre"])];
return `${title}\n\n${(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, [...rows, ...(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.i)(flips.length - rows.length)])}`;
}
}),
16801: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ie: () => cellText,
Ln: () => span,
O5: () => byRank,
Rf: () => isOfArms,
TS: () => rate,
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
var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18253);
function rate(ratio) {
return (0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.KN)(ratio).replace(/^(\d+)%$/, "$1.0%");
}
function span(interval) {
return interval === null ? "" : `${rate(interval.low)} to ${rate(interval.high)}`;
}
function byRank({ runs }) {
let place = ({ rank }) => rank ?? Infinity;
return runs.toSorted((one, other) => place(one) === place(other) ? 0 : place(one) - place(other));
}
function pairsByRank(document) {
let order = byRank(document);
let placeOf = new Map(order.map((run, place) => [run, place]));
return document.pairs.map((pair) => {
let [a, b] = [document.runs[pair.a], document.runs[pair.b]];
let swapped = pair.verdict.endsWith("is better") ? pair.verdict === "b is better" : placeOf.get(b) < placeOf.get(a);
return {
better: swapped ? b : a,
other: swapped ? a : b,
pair
};
}).sort((one, other) => placeOf.get(one.better) - placeOf.get(other.better) || placeOf.get(one.other) - placeOf.get(other.other));
}
function isOfArms({ experiment }, { a, b }) {
let arms = experiment?.arms.length ?? 0;
return a < arms && b < arms;
}
function pairFigures({ verdict, difference, p_adjusted }) {
if (difference === null || p_adjusted === null) return "";
let size = `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.WR)(Math.abs(difference)).replace("+", "")} points`;
let p = `p = ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.MA)(p_adjusted)}`;
return verdict.endsWith("is better") ? `by ${size} (${p})` : `${size}, ${p}`;
}
function levelWords({ pairs }, how = "") {
return `not significantly different from the first${how}${pairs.some(({ verdict }) => verdict === "within tolerance") ? ", or within the tolerance of it" : ""}`;
}
function scope({ instances, runs }) {
let shared = instances.filter(({ in_all }) => in_all).length;
let trials = [...new Set(runs.map(({ settings }) => settings.trials))].sort((a, b) => a - b);
let each = trials.length > 1 ? `${trials[0]} to ${trials.at(-1)} trials each` : trials[0] === 1 ? "one trial each" : `${trials[0]} trials each`;
return `${shared} ${shared === 1 ? "instance" : "instances"}, ${each}`;
}
function cellText(cell, score) {
if (cell.measured === 0) return "⚠️";
if (score) return rate(cell.score_expected);
if (cell.planned > 1) return `${cell.passed}/${cell.planned}`;
return cell.passed === 1 ? "✅" : "❌";
}
function notesOf({ notes, runs }) {
return [...notes, ...runs.flatMap(({ name, notes: own }) => own.map((note) => `${name}: ${note}`))];
}
function typesOf({ runs }) {
let types = [...new Set(runs.flatMap(({ by_type }) => Object.keys(by_type)))];
return types.length < 2 ? [] : types.slice(0, 30);
}
function figureOfType({ by_type }, type, { measure }) {
let totals = by_type[type];
if (totals === void 0) return null;
return measure === "score" ? totals.score_expected : totals.success_rate;
}
function usageText({ tokens_per_trial, steps_per_trial }) {
let number = (value, digits) => Number(value.toFixed(digits)).toLocaleString("en-US");
return [tokens_per_trial === null ? "" : `${number(tokens_per_trial, 0)} tokens`, steps_per_trial === null ? "" : `${number(steps_per_trial, 1)} steps`].filter((part) => part !== "").join(", ");
}
function costText({ cost_per_trial_usd: cost, usage }) {
return `${cost !== null && usage.cost_unknown > 0 ? "~" : ""}${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.BD)(cost)}`;
}
}),
16065: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W$: () => COMMENT_LIMIT,
Jt: () => SUMMARY_LIMIT,
Ql: () => commentMarker,
wQ: () => renderComment,
Br: () => renderSummary,
qo: () => stateLine,
L4: () => stateOf
});
var external_node_crypto_ = __webpack_require__(77598);
var trial_id = __webpack_require__(9271);
var format = __webpack_require__(18253);
var untrusted = __webpack_require__(90492);
var causes = __webpack_require__(6611);
function changeLines(report) {
return [intervalLine(report), report.comparison === null ? "" : comparisonLine(report.comparison)].filter((line) => line !== "").join("<br>\n");
}
function changeWords({ comparison }) {
if (comparison === null) return "";
let { verdict, difference } = comparison;
if (verdict === "not comparable" || difference === null) return verdict;
let size = (0, format.WR)(Math.abs(difference)).replace("+", "");
return verdict === "improved" || verdict === "regressed" ? `${verdict} by ${size} points` : `${verdict} (${(0, format.WR)(difference)} points)`;
}
function intervalLine({ interval, run }) {
if (interval === null) return "";
return `${run.settings.mode === null ? "" : `Score of everything **${(0, format.KN)(run.totals.score_expected)}**, `}95% interval ${(0, format.KN)(interval.low)} to ${(0, format.KN)(interval.high)}`;
}
function comparisonLine(comparison) {
let { verdict, reasons, interval, p, pairs, leftOut, method, noiseFloor } = comparison;
let from = `the baseline${originOf(comparison)}`;
let why = reasons.map((reason) => (0, untrusted.p7)(reason, 200)).join("; ");
if (verdict === "not comparable") return `⚪ **Not comparable** with ${from}: ${why}`;
let icon = {
improved: "🟢",
regressed: "🔴",
"within noise": "⚪",
"within tolerance": "⚪"
}[verdict];
let range = interval === null ? "" : `95% ${(0, format.WR)(interval.low)} to ${(0, format.WR)(interval.high)} points, `;
let test = method === "mcnemar" ? "exact McNemar" : "paired permutation";
let left = leftOut === 0 ? "" : `, ${leftOut} left out without a verdict`;
let noise = noiseFloor === void 0 ? "" : `, noise floor ±${(0, format.WR)(noiseFloor).replace("+", "")} points`;
let note = why === "" ? "" : `; ${why}`;
let seen = comparison.sensitivity == null ? "" : `<br>\n<sub>${comparison.sensitivity}</sub>`;
return `${icon} Against ${from}: ${range}${test} p = ${(0, format.MA)(p)}${noise}, ${pairs} instances in common${left}${note}${seen}`;
}
function originOf({ origin }) {
let { commit, finishedAt, url } = origin;
let name = commit === null ? "" : ` at ${(0, untrusted.LP)(commit)}`;
return `${url === null || name === "" ? name : ` [${name.trim()}](${url})`}${finishedAt === null ? "" : ` (${(0, format.nV)(finishedAt)})`}`;
}
var trial_usage = __webpack_require__(34552);
var phrases = __webpack_require__(58937);
function effortParts({ results: all, times, run, baseline, comparison }) {
let results = all.filter((result) => result !== null);
let before = comparison === null || comparison.verdict === "not comparable" ? null : baseline;
let change = (of) => before === null ? "" : changeText({
run,
results: all
}, before, of);
return [
costText(results, change(({ usage }) => usage.cost_usd)),
`${(0, phrases.Fj)(times)}${change(({ times: own }) => (0, phrases.cf)(own))}`,
tokensText(results, change(tokensOf)),
requestsText(results),
judgeText(results)
].filter((part) => part !== "");
}
function changeText(now, before, of) {
let [was, is] = [meansOf(before, of), meansOf(now, of)];
let shared = [...is.keys()].filter((id) => was.has(id));
let sum = (means) => shared.reduce((total, id) => total + means.get(id), 0);
let ratio = sum(is) / sum(was) - 1;
if (!Number.isFinite(ratio) || Math.abs(ratio) < .01) return "";
return `, ${ratio > 0 ? "+" : "−"}${Math.round(Math.abs(ratio) * 100)}% a trial`;
}
function meansOf({ run, results }, of) {
let values = Map.groupBy(run.planned.map(({ instance_id: id }, index) => {
let result = results[index] ?? null;
return {
id,
value: result === null ? null : of(result)
};
}), ({ id }) => id);
return new Map([...values].flatMap(([id, own]) => {
let known = own.flatMap(({ value }) => value ?? []);
return known.length < own.length ? [] : [[id, known.reduce((sum, value) => sum + value, 0) / known.length]];
}));
}
function tokensOf({ usage }) {
let { input_tokens: input, output_tokens: output } = usage;
return input === null && output === null ? null : (input ?? 0) + (output ?? 0);
}
function tokensText(results, change) {
let known = results.flatMap((result) => tokensOf(result) ?? []);
if (known.length === 0) return "";
return `${known.reduce((total, tokens) => total + tokens, 0).toLocaleString("en-US")} tokens${partOf(known.length, results.length)}${change}`;
}
function requestsText(results) {
let metered = results.flatMap(({ meter, usage, agent_ms }) => meter === null || usage.requests === null ? [] : [{
...meter,
requests: usage.requests,
agent_ms
}]);
if (metered.length === 0) return "";
let sum = (of) => metered.reduce((total, one) => total + of(one), 0);
let [requests, throttled] = [sum((one) => one.requests), sum((one) => one.throttled_requests)];
let [waiting, time] = [sum((one) => one.waiting_ms), sum((one) => one.agent_ms)];
let details = [throttled === 0 ? "" : `${throttled.toLocaleString("en-US")} throttled`, time === 0 ? "" : `${Math.round(Math.min(waiting, time) / time * 100)}% of the agents' time`].filter((part) => part !== "");
let which = details.length === 0 ? "" : ` (${details.join(", ")})`;
return `${requests.toLocaleString("en-US")} requests to models${which}${partOf(metered.length, results.length)}`;
}
function costText(results, change) {
let known = results.flatMap(({ usage: { cost_usd } }) => cost_usd === null ? [] : [cost_usd]);
if (known.length === 0) return "";
return `${known.reduce((total, cost) => total + cost, 0).toFixed(2)} USD${partOf(known.length, results.length)}${change}`;
}
function judgeText(results) {
let usage = (0, trial_usage.wo)(results.flatMap(({ judge }) => judge ?? []));
if (usage === null || usage.cost_usd === null) return "";
return `${usage.cost_usd.toFixed(2)} USD for the judge${partOf(usage.cost_known, usage.answers)}`;
}
function partOf(known, all) {
return known === all ? "" : ` (known for ${known} of ${all})`;
}
var markdown_table = __webpack_require__(32432);
var report_marks = __webpack_require__(93357);
let VERDICTS = {
passed: "✅ passed",
failed: "❌ failed",
error: "⚠️ error",
not_run: "⏸️ not run"
};
function rowsOnce(pageUrl) {
let rows = new Map();
return (row) => {
let cells = rows.get(row) ?? cellsOf(row, pageUrl);
rows.set(row, cells);
return cells;
};
}
function instanceTable(rows, most, cells) {
let several = rows.some(({ trials }) => trials.length > 1);
let columns = [
["Verdict"],
["Instance"],
["Trials"],
["Time", "right"],
["Why"]
];
let shown = [...rows.slice(0, most).map(cells), ...(0, markdown_table.i)(rows.length - most, 1)];
if (several) return (0, markdown_table.Q)(columns, shown);
let without = (all) => all.filter((_, at) => at !== 2);
return (0, markdown_table.Q)(without(columns), shown.map(without));
}
function cellsOf(row, pageUrl) {
let { id, trials, passed, worst } = row;
let name = (0, untrusted.p7)(id, 160);
let link = pageUrl === null ? name : `[${name}](${pageUrl}#${addressOf(row)})`;
let shown = trials.slice(0, 10).map(({ planned }) => report_marks.j[planned.status].mark).join("");
let marks = `${passed} of ${trials.length} ${shown}${trials.length > 10 ? "…" : ""}`;
return [
unbroken(verdictOf(row)),
link,
unbroken(marks),
unbroken(timeOf(row)),
(0, untrusted.p7)(whyOf(worst), 160)
];
}
function verdictOf({ turn, worst, passed, trials }) {
if (turn === "broke") return "🔴 fails now";
if (turn === "mended") return passed === trials.length ? "🟢 passes now" : "🟢 passes mostly now";
return VERDICTS[worst.planned.status];
}
function addressOf({ id, worst }) {
return `${encodeURIComponent(id).replace(/[()'!*~]/g, percentOf)}/${worst.planned.trial}`;
}
function percentOf(character) {
return `%${character.charCodeAt(0).toString(16)}`;
}
function timeOf({ trials }) {
let times = trials.flatMap(({ result }) => result === null ? [] : [(0, phrases.cf)(result.times)]);
return times.length === 0 ? "–" : (0, format.a3)(times.reduce((sum, time) => sum + time, 0) / times.length);
}
function whyOf({ result, reason }) {
let notes = result === null ? "" : (0, phrases.mn)(result);
return notes === "" ? reason : reason === "" ? `note: ${notes}` : `${reason}; note: ${notes}`;
}
function unbroken(words) {
return words.replaceAll(" ", "&nbsp;");
}
let URGENCY = {
failed: 0,
error: 1,
not_run: 2,
passed: 3
};
function instanceRows({ trials, comparison }) {
let turns = new Map(comparison?.flips.map(({ instanceId, now }) => [instanceId, now === "failed" ? "broke" : "mended"]));
return [...Map.groupBy(trials, ({ planned }) => planned.instance_id)].map(([id, own]) => {
let worst = own.reduce((most, trial) => urgencyOf(trial) < urgencyOf(most) ? trial : most);
return {
id,
trials: own,
passed: own.filter(({ planned }) => planned.status === "passed").length,
worst,
turn: turns.get(id) ?? null
};
}).sort((a, b) => rank(a) - rank(b));
}
function urgencyOf({ planned }) {
return URGENCY[planned.status];
}
function rank({ worst, turn }) {
return turn === "broke" ? -1 : urgencyOf(worst);
}
var reasons = __webpack_require__(77802);
function nextSteps(report) {
let { run, comparison, trials, baselineMissing = !1 } = report;
let { totals, settings } = run;
let open = totals.error + totals.not_run;
let steps = [];
let again = run.github === null ? "resume the run" : "re-run the failed jobs";
open > 0 && steps.push(`${again}: only what has no verdict is measured again`);
let [most] = (0, reasons.j)(trials).filter(({ status }) => status !== "not_run");
most !== void 0 && most.trials.length > 1 && most.trials.length * 2 >= totals.planned - totals.passed && steps.push(`begin with the reason that ${most.trials.length} trials share`);
comparison === null && !baselineMissing && totals.failed > 0 && steps.push("set baseline, to see what this change made worse");
comparison?.verdict === "within noise" && comparison.flips.length > 0 && settings.trials === 1 && steps.push("set trials to 3, to tell a small change from noise");
return steps;
}
var markdown = __webpack_require__(83770);
var prdbench = __webpack_require__(90046);
let TYPES = [
["shell_interaction", "Shell"],
["unit_test", "Unit tests"],
["file_comparison", "Files"]
];
function planSection(trials, most) {
let projects = trials.flatMap(projectOf);
if (projects.length === 0 || most === 0) return "";
return [
summary(projects),
table(projects, most),
legend(projects)
].filter((part) => part !== "").join("\n\n");
}
function projectOf({ name, result }) {
if (result === null || result.plan === null) return [];
let { plan } = result;
let [first, last] = plan.rounds.map((round) => round?.score_expected);
return [{
name,
plan,
rounds: first === void 0 || last === void 0 ? null : [first, last]
}];
}
function summary(projects) {
let plans = projects.map(({ plan }) => plan);
let judged = plans.flatMap(({ score }) => score === null ? [] : [score]);
let points = plans.reduce((total, plan) => total + plan.expected, 0);
let parts = [
`**${(0, format.KN)(mean(judged))}** of what was judged${(0, phrases.Bo)(judged.length, plans.length)}`,
`**${(0, format.KN)(mean(plans.map((plan) => plan.score_expected)))}** of everything`,
`**${(0, format.KN)(mean(plans.map((plan) => plan.coverage)))}** judged`
];
let rounds = projects.flatMap((project) => project.rounds === null ? [] : [project.rounds]);
let debug = rounds.length === 0 ? "" : ` DEV → DEBUG ${change(averages(rounds))}.`;
let over = projects.length === 1 ? "1 project" : `the mean over ${projects.length} projects`;
return `Test points: ${parts.join(", ")} (${over}, ${points} points).${debug}`;
}
function table(projects, most) {
let debug = projects.some(({ rounds }) => rounds !== null);
let head = [
"Project",
"Judged score",
"Score of all",
"Judged",
...TYPES.map(([, title]) => title)
];
debug && head.push("DEV → DEBUG");
let rows = projects.slice(0, most).map(({ name, plan, rounds }) => {
let cells = [
(0, untrusted.p7)(name, 160),
(0, format.KN)(plan.score) + withoutVacuous(plan),
(0, format.KN)(plan.score_expected),
`${plan.judged} of ${plan.expected}`,
...TYPES.map(([type]) => ofType(plan, type))
];
debug && cells.push(rounds === null ? "–" : change(rounds));
return cells;
});
let columns = head.map((title, at) => at === 0 ? [title] : [title, "right"]);
return (0, markdown_table.Q)(columns, [...rows, ...(0, markdown_table.i)(projects.length - rows.length)]);
}
function legend(projects) {
return projects.some(({ plan }) => plan.points.some((point) => point.vacuous)) ? "<sub>In brackets: without the part of the score that an empty project gets as well.</sub>" : "";
}
function withoutVacuous({ points, score_without_vacuous: score }) {
return points.some(({ vacuous }) => vacuous) ? ` (${(0, format.KN)(score)})` : "";
}
function ofType({ points }, type) {
let all = points.filter((point) => point.type === type);
let judged = all.flatMap(({ score }) => score === null ? [] : [score / 2]);
return all.length === 0 ? "" : `${(0, format.KN)(mean(judged))} (${judged.length}/${all.length})`;
}
function change([first, last]) {
let points = (last - first) * 100;
return `${(0, format.KN)(first)} → ${(0, format.KN)(last)} (${points >= 0 ? "+" : "−"}${Math.abs(points).toFixed(1)})`;
}
function averages(rounds) {
return [mean(rounds.map(([first]) => first)), mean(rounds.map(([, last]) => last))];
}
function mean(values) {
return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
}
var trend_markdown = __webpack_require__(428);
var results_totals = __webpack_require__(61210);
var actions = __webpack_require__(45164);
let COLUMNS = [
{
title: "Passed",
cell: ({ passed, planned }) => `${passed} of ${planned}`
},
{
title: "Rate",
cell: ({ success_rate }) => (0, format.KN)(success_rate)
},
{
title: "Tokens",
cell: (_, results) => meanOf(results, tokensOf, 0)
},
{
title: "Steps",
cell: (_, results) => meanOf(results, ({ usage }) => usage.steps, 1)
},
{
title: "Wasted",
cell: (_, results) => (0, actions.J)(results)
}
];
function typeTable({ totals }, trials) {
let types = Map.groupBy(trials, ({ planned }) => planned.task_type);
let all = resultsOf(trials);
let columns = COLUMNS.filter(({ cell }) => cell(totals, all) !== "");
if (types.size < 2 && columns.length < 3) return "";
let rowOf = (name, of, results) => [name, ...columns.map(({ cell }) => cell(of, results) || "–")];
let rows = [...types].slice(0, 30).map(([type, some]) => rowOf((0, untrusted.p7)(type, 60), (0, results_totals.vA)(some.map(({ planned }) => planned)), resultsOf(some)));
rows.push(...(0, markdown_table.i)(types.size - rows.length));
types.size > 1 && columns.length > 2 && rows.push(rowOf("**all**", totals, all));
return (0, markdown_table.Q)([["Type"], ...columns.map(({ title }) => [title, "right"])], rows);
}
function resultsOf(trials) {
return trials.flatMap(({ result }) => result ?? []);
}
function meanOf(results, figure, digits) {
let known = results.map(figure).filter((value) => value !== null);
if (known.length === 0) return "";
let mean = known.reduce((sum, value) => sum + value, 0) / known.length;
return Number(mean.toFixed(digits)).toLocaleString("en-US");
}
let LADDER = [
{
open: Infinity,
all: !0
},
{
open: Infinity,
all: !1
},
{
open: 200,
all: !1
},
{
open: 50,
all: !1
},
{
open: 10,
all: !1
},
{
open: 0,
all: !1
}
];
function renderReport(input, limit, sizeOf, { history = !1, papers = !1 } = {}) {
let { run, trials, trend, pageUrl = null } = input;
let rows = instanceRows(input);
let { open = [], rest = [] } = Object.groupBy(rows, ({ worst, turn }) => worst.planned.status !== "passed" || turn !== null ? "open" : "rest");
let cells = rowsOnce(pageUrl);
let head = joined([
`## ${verdictLine(input)}`,
changeLines(input),
trend === void 0 ? "" : (0, trend_markdown.M)(trend, untrusted.LP),
summaryLine(input),
causesLine(input),
gateReasons(input)
]);
let newest = history && trend !== void 0 ? (0, trend_markdown._)(trend) : "";
let paper = papers ? (0, markdown.a)((0, prdbench.A)(trials, input.labels ?? null)) : "";
let [types, foot] = [typeTable(run, trials), footer(input)];
let below = joined([
sharedReasons(input),
repeat(input, rows),
next(input)
]);
for (let level of LADDER) {
if (((level.all ? rest.length : 0) + Math.min(level.open, open.length)) * 20 > limit) continue;
let [above, most] = [open.slice(0, 10), Math.min(level.open, open.length)];
let folded = open.slice(10);
let text = joined([
head,
planSection(trials, level.open),
above.length > 0 && most > 0 ? instanceTable(above, most, cells) : "",
folded.length > 0 && most > 10 ? details(`${folded.length} more that did not pass or changed`, instanceTable(folded, most - 10, cells)) : folded.length > 0 ? `… and ${folded.length} more that did not pass or changed` : "",
below,
types,
paper,
newest,
level.all && rest.length > 0 ? details(`${(0, format.U9)(rest.length, "instance")} passed`, instanceTable(rest, rest.length, cells)) : "",
foot
]).concat("\n");
if (sizeOf(text) < limit) return text;
}
return `${verdictLine(input)}\n`;
}
function joined(parts) {
return parts.filter((part) => part !== "").join("\n\n");
}
function details(title, text) {
return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
function verdictLine(report) {
let { totals, gate, suite } = report.run;
let icon = gate?.passed === !1 ? "❌" : totals.passed === totals.planned ? "✅" : "☑️";
let change = changeWords(report);
return `${icon} ${(0, untrusted.p7)(suite ?? "AgentBench", 100)}: ${(0, phrases.Pl)(totals)}${change === "" ? "" : `, ${change}`}`;
}
function summaryLine(report) {
let { dataset, settings } = report.run;
return [
...effortParts(report),
(0, untrusted.p7)((0, phrases.kV)(report.run), 100),
`${(0, untrusted.p7)(dataset.name, 100)}${dataset.ref === null ? "" : ` at ${(0, untrusted.LP)(dataset.ref)}`}`,
settings.testbed,
settings.trials > 1 ? `${settings.trials} trials each` : ""
].filter((part) => part !== "").join(" · ");
}
function causesLine(report) {
let words = (0, causes.pQ)(report);
return words === "" ? "" : `**Why:** ${words}`;
}
function gateReasons({ run, notes }) {
let reasons = [...run.gate?.reasons ?? [], ...notes];
run.interrupted !== null && reasons.unshift(`the run was ended early (${run.interrupted})`);
let shown = reasons.slice(0, 20);
reasons.length > shown.length && shown.push(`… and ${reasons.length - shown.length} more`);
return shown.map((reason) => `- ${(0, untrusted.p7)(reason, 500)}`).join("\n");
}
function sharedReasons({ trials }) {
let groups = (0, reasons.j)(trials).map((group) => ({
...group,
ids: [...new Set(group.trials.map(({ planned }) => planned.instance_id))]
})).filter(({ ids }) => ids.length > 1);
let lines = groups.slice(0, 5).map(({ ids, ...group }) => {
let more = ids.length > 3 ? ", …" : "";
let named = ids.slice(0, 3).map((id) => (0, untrusted.p7)(id, 100));
return `- ${group.trials.length} × ${(0, untrusted.p7)(group.text, 200)} (${named.join(", ")}${more})`;
});
groups.length > 5 && lines.push(`- … and ${groups.length - 5} more reasons`);
return lines.length === 0 ? "" : `**The same reason**\n\n${lines.join("\n")}`;
}
function repeat(report, rows) {
let first = rows.find(({ worst }) => worst.planned.status !== "passed");
if (report.repeat === void 0 || first === void 0 || report.repeat.length > 2e3) return "";
return `Repeat it on your machine:\n\n    ${report.repeat} ${first.id}`;
}
function next(report) {
let steps = nextSteps(report);
return steps.length === 0 ? "" : `**Next:** ${steps.join("; ")}.`;
}
function footer({ run, runUrl, artifactUrl, pageUrl = null }) {
return `<sub>${[
pageUrl === null ? "" : `[report](${pageUrl})`,
runUrl === null ? "" : `[workflow run](${runUrl})`,
artifactUrl === null ? "" : `[results and logs](${artifactUrl})`,
run.github === null ? "" : `commit ${(0, untrusted.LP)(run.github.head_sha ?? run.github.sha)}`,
`agentbench ${run.harness_version}`
].filter((link) => link !== "").join(" · ")}</sub>`;
}
let COMMENT_LIMIT = 6e4;
let SUMMARY_LIMIT = 1048576;
function commentMarker(suite) {
return `<!-- agentbench:${suite.replace(/[^\p{L}\p{N} ._:()/-]+/gu, "-").replace(/-{2,}/g, "-").slice(0, 100).replace(/[\ud800-\udbff]$/, "")} -->`;
}
function renderComment(input, suite) {
let head = `${commentMarker(suite)}\n${stateLine(input.run)}\n`;
return head + renderReport(input, COMMENT_LIMIT - head.length, (text) => text.length);
}
function renderSummary(input) {
return renderReport(input, SUMMARY_LIMIT, (text) => Buffer.byteLength(text), {
history: !0,
papers: !0
});
}
function stateLine(run) {
return stateOf(run.planned.map((entry) => `${(0, trial_id.wK)((0, trial_id.rI)(entry))} ${entry.status}`).sort());
}
function stateOf(verdicts) {
return `<!-- agentbench-state:${(0, external_node_crypto_.createHash)("sha256").update(verdicts.join("\n")).digest("hex").slice(0, 32)} -->`;
}
}),
83770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => differenceLine,
a: () => paperSection
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18253);
var _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32432);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44942);
function paperSection(tables) {
if (tables === null) return "";
let rounds = _rows_js__WEBPACK_IMPORTED_MODULE_2__.uw.filter((round) => tables.all[round] !== null);
if (rounds.length === 0) return "";
let all = (0, _rows_js__WEBPACK_IMPORTED_MODULE_2__.RO)(tables);
let rows = all.slice(0, 40).map(({ name, ...of }) => [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(_rows_js__WEBPACK_IMPORTED_MODULE_2__.Xk[name] ?? name, 80), ...rounds.map((round) => cell(of[round]))]);
let columns = [["Mean over projects"], ...rounds.map((round) => [round.toUpperCase(), "right"])];
return [(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, [...rows, ...(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.i)(all.length - rows.length)]), [
differenceLine(tables),
judgeLine(tables),
agreementLine(tables)
].filter((line) => line !== "").map((line) => `- ${line}`).join("\n")].filter((part) => part !== "").join("\n\n");
}
function cell(mean) {
if (mean === null) return "–";
let { interval } = mean;
let span = interval === null ? "" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(interval.low)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(interval.high)}; `;
return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(mean.mean)} (${span}n = ${mean.projects})`;
}
function differenceLine({ difference: found }) {
if (found === null) return "";
let { dev, debug, difference, interval, p, projects } = found;
let span = interval === null ? "" : `95% interval ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.WR)(interval.low)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.WR)(interval.high)}, `;
return `DEBUG − DEV: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.WR)(difference)} points (${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(dev)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(debug)}; ${span}p = ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.MA)(p)}, paired over ${projects} projects)`;
}
function judgeLine({ judge }) {
if (judge === null) return "";
let { identities, verdicts, failures, cost_usd, cost_known, evaluations } = judge;
let part = cost_known < evaluations ? ` (known for ${cost_known} of ${evaluations} evaluations)` : "";
let cost = cost_usd === null ? "cost unknown" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.BD)(cost_usd)}${part}`;
return `Judge ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(identities.join(", "), 200)}: ${verdicts} verdicts, ${failures} points without one, ${cost}`;
}
function agreementLine({ agreement: found }) {
if (found === null) return "";
let { name, agreement, agreement_interval: around, kappa, kappa_interval: span, unlabelled, unused } = found;
let left = `${unlabelled} judged points without a label, ${unused} labels unused`;
if (agreement === null) return `Agreement of the judge with ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 100)}: no point in common; ${left}`;
let within = around === null ? "" : ` (95% interval ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(around.low)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(around.high)})`;
let about = span === null ? "" : ` (95% interval ${span.low.toFixed(2)} to ${span.high.toFixed(2)})`;
let chance = kappa === null ? "Cohen's κ not defined" : `Cohen's κ ${kappa.toFixed(2)}${about}`;
return `Agreement of the judge with ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(name, 100)}: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.KN)(agreement)} of ${found.points} points${within}, ${chance}; ${left}`;
}
}),
44942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RO: () => rowsOf,
Xk: () => NAMES,
uw: () => ROUNDS
});
let ROUNDS = [
"dev",
"debug",
"free"
];
let NAMES = {
all: "All points",
shell_interaction: "Shell interaction",
unit_test: "Unit tests",
file_comparison: "File comparison",
requirement: "Requirements"
};
function rowsOf({ all, by_point_type, by_domain }) {
return [
all,
...by_point_type,
...by_domain
];
}
}),
428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => trendLine,
_: () => trendTable
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32432);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
let MARKS = {
improved: "🟢 ",
regressed: "🔴 ",
"within noise": "",
"within tolerance": ""
};
let short = (commit) => commit.slice(0, 12);
function trendLine(trend, commitText = short) {
let { points: all, earlier } = trend;
let runs = all.length + earlier;
let start = `history: ${runs} ${runs === 1 ? "run" : "runs"}`;
let same = all.slice(Math.max(0, all.findLastIndex(({ breaks }) => breaks.length > 0)));
let [first, last] = [same.find(({ figure }) => figure.value !== null), all.at(-1)];
if (first === void 0 || last === void 0 || first === last || last.figure.value === null) return all.length > 1 && same.length === 1 ? `${start}, no comparable earlier run` : start;
let since = first.commit === null ? first.measured_at.slice(0, 10) : commitText(first.commit);
let change = last.change === null ? "" : ` (${words(last.change, commitText)})`;
return `${start}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(first.figure.value)} → ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(last.figure.value)} since ${since}${change}`;
}
function words({ verdict, difference, since }, commitText) {
let before = since === null ? "the run before" : commitText(since);
return verdict === "improved" || verdict === "regressed" ? `${verdict} by ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(Math.abs(difference)).replace("+", "")} points since ${before}` : `${verdict} of ${before}`;
}
function trendTable({ points: all, earlier, branch }) {
if (all.length < 2) return "";
let rows = all.slice(-10).reverse();
let left = all.length + earlier - rows.length;
let table = (0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)([
["Commit"],
["Measured"],
["Figure"],
["Change"],
["Cost", "right"],
["Time of a trial", "right"]
], [...rows.flatMap((point) => [row(point), ...breakRow(point)]), ...left > 0 ? [["…", `${left} earlier`]] : []]);
return `**History**${branch === null ? "" : ` of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(branch, 100)}`}\n\n${table}`;
}
function row(point) {
let { commit, commit_url: url, measured_at, change, current } = point;
let name = commit === null ? "–" : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.LP)(commit);
let linked = url === null ? name : `[${name}](${url})`;
return [
current ? `**${linked}**` : linked,
measured_at.slice(0, 16).replace("T", "&nbsp;"),
(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.cf)(point.figure.value, point.figure.interval, point.missing),
change === null ? "" : `${MARKS[change.verdict]}${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(change.difference)}`,
(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.lb)(point.cost.usd, point.cost.trials, point.planned),
point.time.trials === 0 ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(point.time.ms / point.time.trials).replaceAll(" ", "&nbsp;")
];
}
function breakRow({ breaks }) {
if (breaks.length === 0) return [];
return [[
"",
"",
`*not comparable with what follows:* ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(breaks.join("; "), 200)}`
]];
}
})
};
