export const id = 7765;
export const ids = [7765, 7705];
export const modules = {
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
}
}),
12708: ((e, t, n) => {
n.d(t, { F: () => judgeKey });
function judgeKey({ judge: e }) {
if (e !== "openai") return {};
return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY ?? process.env.OPENAI_API_KEY };
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
var o = n(45145);
var s = n(70930);
var c = n(45503);
var l = n(97857);
var u = n(80588);
var d = n(37664);
var f = n(64458);
var p = n(79694);
var m = n(74705);
var h = n(61210);
var g = n(9271);
let _ = 16777216;
let v;
let y = "it belongs to an earlier run";
let b = (0, d.n)(p.Lx);
let x = (0, d.n)(p.FD);
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
let u = s === null ? null : t(s);
i.push(u);
s !== null && u === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, h.YW)(s));
n.error = (0, l.$I)(s.error);
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
return `${(0, g.qQ)((0, g.rI)(e))}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, g.wK)((0, g.rI)(e))).size > n;
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
digest: (0, f.ts)(n.content)
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
let a = t.digest === void 0 ? null : (0, f.ts)(i.content);
let o = faultOf({
result: i.result,
digest: a
}, t, n);
if (o === null) return {
result: i.result,
fault: o
};
return {
result: t.digest === void 0 ? null : (0, m.u)(t, n, o),
fault: o === y ? null : o
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return y;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, s.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, g.qQ)((0, g.rI)(t));
try {
let i = (0, u.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, _);
let s = x(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, o.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return "it cannot be read: permission denied";
if (e instanceof c.SX) return e.message;
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
let n = (0, c.XF)(e, t, { space: v });
return {
value: (0, a.nh)(n.toString()),
content: n
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
if (r[t] !== void 0 || !c.W6.includes(t)) continue;
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
let r = e?.filter(({ name: e }) => p.includes(e));
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
return f[e] !== void 0 && !f[e].includes(t);
}
function relativeTo(e, t, n) {
return changePaths(t, n, (t) => i.isAbsolute(t) ? t : placeFrom(e, t));
}
function placeFrom(e, t) {
let n = i.relative(e, i.resolve(t));
return n.startsWith(".") ? n : `./${n}`;
}
function fromHere(e, t, n) {
if (t === "dataset-repository" && !m.test(n)) return n;
return changePaths(t, n, (t) => i.isAbsolute(t) ? t : placeFrom(process.cwd(), i.resolve(e, t)));
}
function changePaths(e, t, n) {
if (!isPath(e, t)) return t;
if (e !== "agent-skills" || !t.includes("\n")) return n(t);
return t.split("\n").map((e) => e.trim()).map((e) => e === "" ? e : n(e)).join("\n");
}
})
};
