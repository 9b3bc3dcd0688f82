export const id = 6864;
export const ids = [6864, 7705];
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
56676: ((e, t, n) => {
n.d(t, { V: () => ResultStore });
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(76185);
var c = n(88350);
var l = n(34654);
var u = n(70930);
var d = n(45503);
var f = n(70606);
var p = n(80588);
var m = n(64458);
var h = n(61210);
var g = n(9271);
let _ = "attempt-moving";
let v = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let y = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#e = null;
constructor(e) {
this.directory = i.resolve(e);
}
prepare() {
try {
(0, l.O)(this.directory);
this.#t();
} catch (e) {
throw new o.yo(`results-path: ${this.directory} cannot be made: ${(0, o.bD)(e)}`);
}
}
makePlace(e, t = 1) {
let n = [];
let a = i.basename(this.directory);
let remove = (e) => {
let t = i.join(this.directory, e);
n.push({
place: i.join(a, e),
was: (0, r.lstatSync)(t).isSymbolicLink() ? "link" : "no directory"
});
(0, r.rmSync)(t);
};
let moveDirectory = (e) => {
let t = i.join(this.directory, e);
if (!(0, r.lstatSync)(t, { throwIfNoEntry: !1 })?.isDirectory()) return;
let o = (0, r.mkdtempSync)(`${t}.moved-`);
(0, r.renameSync)(t, o);
n.push({
place: i.join(a, e),
was: "directory",
moved: i.basename(o)
});
};
this.#e === null && this.prepare();
let { above: o, own: s } = this.#e;
if (r.realpathSync.native(i.dirname(this.directory)) !== o) throw Error(`results-path: ${i.dirname(this.directory)} leads to another directory than at the start of the run`);
let c = (0, r.lstatSync)(this.directory, { throwIfNoEntry: !1 });
c !== void 0 && !c.isDirectory() && realOrNull(this.directory) !== s && remove("");
(0, l.O)(this.directory);
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let u = (0, g.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, p.v)(this.directory, u);
for (let e = stranger(); e !== null; e = stranger()) remove(e);
(0, l.O)(i.join(this.directory, u));
moveDirectory(i.join(u, "result.json"));
return n;
}
#t() {
let e = r.realpathSync.native(i.dirname(this.directory));
this.#e = {
above: e,
own: r.realpathSync.native(this.directory)
};
}
take(e) {
let t = i.join(this.directory, `.run-${e}`);
try {
(0, s.B7)(t);
} catch (e) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, o.$N)(e) ?? "")) return () => {};
throw new o.yo(`results-path: nothing can be written to ${this.directory}: ${(0, o.bD)(e)}`);
}
let n = (0, s.hh)(this.directory).find(({ file: e, owner: n }) => e !== t && !(0, c.XU)(n));
if (n !== void 0) {
(0, s.Ht)(t);
let { pid: e, host: r } = n.owner;
throw new o.yo(`results-path: another run (process ${e} on ${r}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${n.file}.owner`);
}
this.tidy();
return () => (0, s.Ht)(t);
}
tidy() {
for (let e of (0, s.r7)(this.directory)) (0, s.Ht)(e);
removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf: e, OUTDATED: t, readRecord: r, readRunRecord: i } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
let a = i(this.directory);
if (a === null) return () => null;
let o = new Map(a.planned.map((e) => [(0, g.qQ)(e), e]));
return (n, i) => {
let s = r(this.directory, {
instance_id: n,
trial: i
});
if (s === null || !(0, h.aA)(s.result)) return null;
let c = o.get((0, g.qQ)({
instanceId: n,
trial: i
}));
let l = c === void 0 ? null : e(s, c, a);
return l === null || l === t ? s : null;
};
}
async earlier(e, t) {
if (!(0, r.existsSync)(i.join(this.directory, (0, g.qQ)({
instanceId: e,
trial: t
}), "result.json"))) return null;
let { readRecord: a } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
return a(this.directory, {
instance_id: e,
trial: t
})?.result ?? null;
}
changeOf({ instance_id: e, trial: t }, n) {
let r = (0, g.qQ)({
instance_id: e,
trial: t
});
try {
let e = (0, p.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, d.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, a.B)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, o.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, g.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, p.v)(n, _) !== null && (0, r.rmSync)(i.join(n, _));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => /^attempt-(\d+)$/.exec(e.toString())?.slice(1).map(Number) ?? []);
let c = Math.max(0, ...s);
let d = o.filter((e) => !/^attempt-\d+$/.test(e.toString()));
if (d.length === 0) return {
directory: n,
attempt: c + 1,
removed: a
};
let f = i.join(n, _);
(0, l.O)(f);
for (let e of d.filter((e) => e.toString() !== _)) (0, r.renameSync)((0, u.XM)(n, e), (0, u.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${c + 1}`));
return {
directory: n,
attempt: c + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, g.qQ)(e), "result.json");
await (0, f.f)(n, () => [(0, m.P)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, f.f)(i.join(this.directory, "run.json"), () => (0, m.e)(e, n), t);
} catch (e) {
throw Error(`results-path: run.json could not be written: ${(0, o.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
await (0, f.f)(i.join(this.directory, "trace.json"), () => [JSON.stringify(e)], !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, u.s9)(e)) {
let a = i.join(e, n.name);
n.isFile() && v.test(n.name) && (0, r.rmSync)(a, { force: !0 });
n.isDirectory() && y[t]?.test(n.name) && removeHalfWritten(a, t + 1);
}
}
function realOrNull(e) {
try {
return r.realpathSync.native(e);
} catch {
return null;
}
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
})
};
