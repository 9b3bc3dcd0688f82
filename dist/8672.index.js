export const id = 8672;
export const ids = [8672];
export const modules = {
68443: ((e, t, n) => {
n.d(t, {
Q: () => openZip,
g: () => readZipEntry
});
var r = n(57075);
var i = n(38522);
var a = n(20663);
let o = 65536;
let [s, c, l] = [
0,
8,
93
];
function openZip(e, t) {
return (0, a.or)(new ArchiveReader(e), t, {
autoClose: !1,
decodeStrings: !1,
validateEntrySizes: !1
});
}
async function readZipEntry(e, t, n) {
if (t.generalPurposeBitFlag & 1) throw Error("it is encrypted");
if (t.compressedSize > n) throw Error(`it has more than ${n} bytes`);
let r = [];
let a = await e.openReadStreamPromise(t, { decodeFileData: !1 });
for await (let e of a) r.push(e);
let o = Buffer.concat(r);
let u = { maxOutputLength: n };
if (t.compressionMethod === s) return o;
if (t.compressionMethod === c) return (0, i.inflateRawSync)(o, u);
if (t.compressionMethod === l) return (0, i.zstdDecompressSync)(o, u);
throw Error(`its compression (${t.compressionMethod}) is unknown`);
}
class ArchiveReader extends a.lJ {
#e;
constructor(e) {
super();
this.#e = e;
}
read(e, t, n, r, i) {
this.#n(e.subarray(t, t + n), r).then(() => i(null), i);
}
_readStreamForRange(e, t) {
return r.Readable.from(this.#t(e, t));
}
async *#t(e, t) {
for (let n = e; n < t; n += o) {
let e = Buffer.alloc(Math.min(o, t - n));
await this.#n(e, n);
yield e;
}
}
async #n(e, t) {
let { bytesRead: n } = await this.#e.read(e, 0, e.length, t);
if (n < e.length) throw Error("the archive ends before");
}
}
}),
48672: ((e, t, n) => {
n.d(t, { readElsewhere: () => readElsewhere });
var r = n(45145);
var i = n(31607);
var a = n(51455);
var o = n(63160);
var s = n(30742);
var c = n(63144);
var l = n(45503);
var u = n(22495);
var d = n(68443);
var f = n(43358);
var p = n(97857);
var m = n(91583);
var h = n(1158);
var g = n(49638);
var _ = n(71826);
function idOfSample(e) {
if (typeof e == "number") return String(e);
return typeof e == "string" && e !== "" ? e.slice(0, 400) : null;
}
function sampleOf(e, t) {
let n = idOfSample(e.id);
if (n === null || e.completed === !1) return null;
let r = (0, m.Et)(e.started_at) ?? 0;
let i = (0, m.Et)(e.completed_at);
let a = typeof e.total_time == "number" && e.total_time >= 0 ? e.total_time : null;
let o = Math.min(Math.round((a ?? 0) * 1e3), 1e11);
return {
task: n,
evaluation: null,
...verdictOf(e, t),
began: r,
ended: i ?? r,
stages: (0, m.gV)("agent", r, a === null ? i : r + o),
agent_ms: o,
usage: usageIn((0, c.Xy)(e.model_usage) ?? {}, (0, c.Xy)((0, c.Xy)(e.role_usage)?.grader)),
files: null
};
}
function verdictOf(e, t) {
let n = Object.entries((0, c.Xy)(e.scores) ?? {});
let r = n.slice(0, 20).flatMap(([e, t]) => {
let n = (0, c.Xy)(t)?.value;
return Object.entries((0, c.Xy)(n) ?? { [e]: n }).map(([e, t]) => `${(0, u.h0)(e, 80)} ${valueText(t)}`);
}).slice(0, 20).join(", ");
let i = (0, c.b6)(e.limit) ?? (0, c.b6)((0, c.Xy)(e.limit)?.type);
let a = i === "time" || i === "working";
let o = {
timed_out: a,
ended_by: a ? "time_limit" : null,
told: r
};
let s = (0, c.b6)(e.error) ?? (0, c.b6)((0, c.Xy)(e.error)?.message);
let l = i === null || a ? [] : [{
kind: "limit",
detail: `Its ${(0, u.h0)(i, 80)} limit ended it.`
}];
if (s !== null) return failure("agent", "sample_error", (0, p.IN)(s, p.xG));
let d = (0, c.Xy)(e.invalidation);
if (d !== null) {
let e = (0, c.b6)(d.reason) ?? "no reason is given";
return failure("evaluate", "invalidated", (0, p.IN)(`the sample was marked as invalid: ${e}`, p.xG));
}
let f = n.find(([e]) => e === t?.scorer)?.[1];
let h = (0, c.Xy)(f)?.value;
let _ = Object.entries((0, c.Xy)(h) ?? {}).find(([e]) => e === t?.name)?.[1];
let v = numberOf(_ ?? h);
if (v === null) return failure("evaluate", "no_score", `no score that is a number: ${f === void 0 ? `there is no score${t === null ? "" : ` "${(0, u.h0)(t.scorer, 80)}"`}` : r}`);
let { score: y, notes: b } = (0, m.cz)(v, "score");
return {
status: (0, g.O)(v, 1) ? "passed" : "failed",
score: y,
error: null,
notes: [...l, ...b],
...o
};
function failure(e, t, n) {
return {
status: "error",
score: null,
error: {
stage: e,
kind: t,
message: n
},
notes: l,
...o
};
}
}
let v = new Map([
...[
"c",
"correct",
"yes",
"true"
].map((e) => [e, 1]),
...[
"i",
"incorrect",
"n",
"noanswer",
"no",
"false"
].map((e) => [e, 0]),
...["p", "partial"].map((e) => [e, .5])
]);
function numberOf(e) {
if (typeof e == "boolean") return Number(e);
if (typeof e == "number") return Number.isFinite(e) ? e : null;
if (typeof e != "string" || e.length > 40) return null;
let t = e.trim() === "" ? NaN : Number(e);
return v.get(e.toLowerCase()) ?? (Number.isFinite(t) ? t : null);
}
function valueText(e) {
return (0, u.h0)(typeof e == "object" && e ? "of several parts" : String(e), 40);
}
function usageIn(e, t) {
let n = Object.entries(e);
let r = t === null ? null : (0, h.$)(t);
let i = r === null ? -1 : n.findIndex(([, e]) => (0, h.$)(e) === r);
let a = n.filter((e, t) => t !== i);
let o = (0, c.iZ)(a.map(([, e]) => e));
let s = i === -1 ? t ?? {} : {};
let sumBy = (e) => difference((0, _.Ij)(o.map(e)), e(s));
let sum = (e) => sumBy((t) => (0, f.pq)(t[e]));
let l = o.map(({ total_cost: e }) => (0, f.Bg)(e));
let d = (0, f.Bg)(s.total_cost);
return (0, m.Fs)({
input_tokens: sumBy(inputOf),
cached_input_tokens: sum("input_tokens_cache_read"),
output_tokens: sum("output_tokens"),
reasoning_tokens: sum("reasoning_tokens"),
cost_usd: difference(l.length === 0 ? null : (0, _.ER)(l), d),
models: a.slice(0, 20).map(([e]) => (0, u.h0)(e, p.B6))
});
}
function inputOf(e) {
let [t, n, r, i, a] = [
"input_tokens",
"input_tokens_cache_read",
"input_tokens_cache_write",
"output_tokens",
"total_tokens"
].map((t) => (0, f.pq)(e[t]));
let o = (0, _.Ij)([
t,
n,
r
]);
if (o === null || !a) return o;
return Math.min(o, Math.max(t ?? 0, a - (i ?? 0)));
}
function difference(e, t) {
return e === null ? null : Math.max(0, e - (t ?? 0));
}
let y = {
json: 268435456,
header: 67108864,
summaries: 268435456
};
let b = 1e7;
let x = 1e5;
let S = 5e5;
async function readInspectLog(e, t) {
let { header: n, samples: r } = e.endsWith(".eval") ? await readArchive(e, t) : readDocument(e);
let i = (0, c.Xy)(n.eval);
let a = (0, f.pq)((0, c.Xy)(n.results)?.completed_samples) ?? 0;
if (i !== null && a > 0 && (!Array.isArray(r) || r.length === 0)) throw Error(`of its ${a} samples it has the totals only; only a log with the samples can be read: run without --no-log-samples, dump without --header-only`);
if (i === null || !Array.isArray(r)) throw Error("it is not a log of Inspect: \"eval\" or the samples are missing");
if (r.length > x) throw Error(`it has ${r.length} samples; the limit is ${x}`);
let o = line(i.model);
let s = countedScore(n, (0, c.iZ)(r));
let l = (0, c.Xy)(n.stats) ?? {};
let u = (0, c.iZ)(r).flatMap((e) => sampleOf(e, s) ?? []);
let d = (0, c.Xy)(i.dataset) ?? {};
let p = Array.isArray(d.sample_ids) ? d.sample_ids.slice(0, x) : [];
let h = (0, c.Xy)(i.config)?.epochs;
let g = Number.isSafeInteger(h) ? Math.max(1, h) : 1;
if (g * p.length > x) throw Error(`it plans ${g * p.length} trials; the limit is ${x}`);
return {
by: {
name: "Inspect",
version: versionOf(i)
},
dataset: line(i.task) ?? line(d.name) ?? "inspect task",
tasks: digestsOf((0, c.iZ)(r), i),
agent: {
name: line(i.solver) ?? lastSolver(n),
model: o,
setting: ""
},
taskType: "inspect",
trials: u,
planned: new Map(p.flatMap((e) => idOfSample(e) === null ? [] : [[idOfSample(e), g]])),
began: (0, m.Et)(l.started_at) ?? (0, m.Et)(i.created),
ended: n.status === "started" ? null : (0, m.Et)(l.completed_at)
};
}
function readDocument(e) {
let t = (0, c.Xy)((0, o.S6)((0, l.Gu)(e, y.json), b));
if (t === null) throw Error("it is not a JSON object");
return {
header: t,
samples: t.samples
};
}
async function readArchive(e, t) {
let n = await (0, a.open)(e);
let r = null;
try {
let e = await n.stat();
if (!e.isFile()) throw Error("it is not a regular file");
r = await (0, d.Q)(n, e.size);
let i = await entriesOf(r);
let [a, s] = [i.get("header.json"), i.get("summaries.json")];
if (a === void 0 || s === void 0) throw Error("it has no header.json or no summaries.json: its evaluation is under way, or was killed");
let read = async (e, n) => {
let i = await unpacked(r, e, n, t);
return (0, o.S6)(i.toString(), b);
};
let l = (0, c.Xy)(await read(a, y.header)) ?? {};
if (l.invalidated === !0) throw Error("samples of it were marked as invalid, and only a JSON log tells which: write it with `inspect log convert --to json --output-dir DIR`");
return {
header: l,
samples: await read(s, y.summaries)
};
} finally {
r?.close();
await n.close();
}
}
async function unpacked(e, t, n, i) {
let a = Math.min(n, i.unpacked);
if (a === 0) throw Error("there is no room for it beside the logs before it");
try {
let n = await (0, d.g)(e, t, a);
i.unpacked -= n.length;
return n;
} catch (e) {
if ((0, r.$N)(e) !== "ERR_BUFFER_TOO_LARGE") throw e;
i.unpacked -= a;
throw Error(`${t.fileNameRaw} has more than ${a} bytes`);
}
}
async function entriesOf(e) {
let t = new Map();
for await (let n of e.eachEntry()) {
if (e.entriesRead > S) throw Error(`it has more than ${S} entries`);
let r = n.fileNameRaw.toString();
(r === "header.json" || r === "summaries.json") && t.set(r, n);
}
return t;
}
function countedScore(e, t) {
let n = (0, c.Xy)(e.results) ?? {};
let r = (0, c.Xy)(n.headline);
let i = r === null ? (0, c.iZ)(n.scores)[0] : {
...r,
name: r.score
};
let a = (0, c.b6)(i?.scorer) ?? (0, c.b6)(i?.name);
if (a !== null) return {
scorer: a,
name: (0, c.b6)(i?.name) ?? a
};
for (let { scores: e } of t) {
let [t] = Object.keys((0, c.Xy)(e) ?? {});
if (t !== void 0) return {
scorer: t,
name: t
};
}
return null;
}
function digestsOf(e, t) {
let n = JSON.stringify([
t.task,
t.task_version ?? null,
t.task_args ?? null
]);
let r = n.length > 8192 ? JSON.stringify((0, s.B)(n)) : n;
return new Map(e.flatMap(({ id: e, input: t, target: n }) => {
let i = idOfSample(e);
if (i === null) return [];
let a = JSON.stringify([beginning(t), (Array.isArray(n) ? n : [n]).map(beginning)]);
return [[i, (0, s.B)(`[${r},${a.slice(1)}`)]];
}));
}
function beginning(e) {
return typeof e == "string" ? e.slice(0, 1e3) : null;
}
function versionOf(e) {
let t = (0, c.b6)((0, c.Xy)(e.packages)?.inspect_ai);
return t !== null && /^[\w.+-]{1,40}$/.test(t) ? t : null;
}
function lastSolver(e) {
return line((0, c.iZ)((0, c.Xy)(e.plan)?.steps).at(-1)?.solver);
}
function line(e) {
let t = (0, c.b6)(e);
return t === null || t === "" ? null : (0, u.h0)(t.slice(0, p.xG), p.B6);
}
async function readElsewhere({ program: e, path: t }, n) {
try {
let { runs: r, notes: a } = e === "harbor" ? (0, i.Wz)(t) : {
runs: [await readInspectLog(t, n)],
notes: []
};
let o = r.map(m.zv);
let s = o[0]?.run.measured_by;
return {
runs: o,
notes: [...s === void 0 ? [] : [`${t}: measured by ${s.name} ${s.version ?? "of an unknown version"}`], ...a]
};
} catch (n) {
return {
runs: [],
notes: [`${t} cannot be read as ${e === "harbor" ? "a job of Harbor" : "a log of Inspect"}: ${(0, r.bD)(n).split("\n")[0]}`]
};
}
}
})
};
