export const id = 8672;
export const ids = [8672];
export const modules = {
68443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => openZip,
g: () => readZipEntry
});
var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
var yauzl__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20663);
let CHUNK = 65536;
let [STORED, DEFLATED, ZSTD] = [
0,
8,
93
];
function openZip(handle, size) {
return (0, yauzl__WEBPACK_IMPORTED_MODULE_2__.or)(new ArchiveReader(handle), size, {
autoClose: !1,
decodeStrings: !1,
validateEntrySizes: !1
});
}
async function readZipEntry(zip, entry, limit) {
if (entry.generalPurposeBitFlag & 1) throw Error("it is encrypted");
if (entry.compressedSize > limit) throw Error(`it has more than ${limit} bytes`);
let chunks = [];
let stream = await zip.openReadStreamPromise(entry, { decodeFileData: !1 });
for await (let chunk of stream) chunks.push(chunk);
let bytes = Buffer.concat(chunks);
let most = { maxOutputLength: limit };
if (entry.compressionMethod === STORED) return bytes;
if (entry.compressionMethod === DEFLATED) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(bytes, most);
if (entry.compressionMethod === ZSTD) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync)(bytes, most);
throw Error(`its compression (${entry.compressionMethod}) is unknown`);
}
class ArchiveReader extends yauzl__WEBPACK_IMPORTED_MODULE_2__.lJ {
#handle;
constructor(handle) {
super();
this.#handle = handle;
}
read(buffer, offset, length, position, done) {
this.#fill(buffer.subarray(offset, offset + length), position).then(() => done(null), done);
}
_readStreamForRange(start, end) {
return node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(this.#chunks(start, end));
}
async *#chunks(start, end) {
for (let at = start; at < end; at += CHUNK) {
let chunk = Buffer.alloc(Math.min(CHUNK, end - at));
await this.#fill(chunk, at);
yield chunk;
}
}
async #fill(buffer, position) {
let { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
if (bytesRead < buffer.length) throw Error("the archive ends before");
}
}
}),
48672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { readElsewhere: () => readElsewhere });
var errors = __webpack_require__(45145);
var job = __webpack_require__(31607);
var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(51455);
var regular_file = __webpack_require__(45503);
var untrusted = __webpack_require__(90492);
var base_zip = __webpack_require__(68443);
var json = __webpack_require__(43358);
var cut = __webpack_require__(97857);
var foreign_measured = __webpack_require__(91583);
function idOfSample(id) {
if (typeof id == "number") return String(id);
return typeof id == "string" && id !== "" ? id.slice(0, 400) : null;
}
function sampleOf(sample, scorer) {
let task = idOfSample(sample.id);
if (task === null || sample.completed === !1) return null;
let began = (0, foreign_measured.Et)(sample.started_at) ?? 0;
let ended = (0, foreign_measured.Et)(sample.completed_at) ?? began;
let seconds = typeof sample.total_time == "number" && sample.total_time >= 0 ? sample.total_time : null;
let agent_ms = Math.min(Math.round((seconds ?? 0) * 1e3), 1e11);
return {
task,
evaluation: null,
...verdictOf(sample, scorer),
began,
ended,
stages: (0, foreign_measured.gV)("agent", began, seconds === null ? ended : began + agent_ms),
agent_ms,
usage: usageIn((0, json.Xy)(sample.model_usage) ?? {}),
files: null
};
}
function verdictOf(sample, scorer) {
let scores = Object.entries((0, json.Xy)(sample.scores) ?? {});
let told = scores.slice(0, 20).map(([name, score]) => `${(0, untrusted.h0)(name, 80)} ${valueText((0, json.Xy)(score)?.value)}`).join(", ");
let limit = (0, json.b6)(sample.limit) ?? (0, json.b6)((0, json.Xy)(sample.limit)?.type);
let timed_out = limit === "time" || limit === "working";
let ended = {
timed_out,
ended_by: timed_out ? "time_limit" : null,
told
};
let fault = (0, json.b6)(sample.error) ?? (0, json.b6)((0, json.Xy)(sample.error)?.message);
let note = limit === null || timed_out ? [] : [{
kind: "limit",
detail: `Its ${(0, untrusted.h0)(limit, 80)} limit ended it.`
}];
if (fault !== null) return failure("agent", "sample_error", (0, cut.IN)(fault, cut.xG));
let given = scores.find(([name]) => name === scorer)?.[1];
let value = numberOf((0, json.Xy)(given)?.value);
if (value === null) return failure("evaluate", "no_score", `no score that is a number: ${given === void 0 ? `there is no score${scorer === null ? "" : ` "${(0, untrusted.h0)(scorer, 80)}"`}` : told}`);
let { score, notes } = (0, foreign_measured.cz)(value, "score");
return {
status: value >= 1 ? "passed" : "failed",
score,
error: null,
notes: [...note, ...notes],
...ended
};
function failure(stage, kind, message) {
return {
status: "error",
score: null,
error: {
stage,
kind,
message
},
notes: note,
...ended
};
}
}
let WORDS = new Map([
...[
"c",
"correct",
"yes",
"true"
].map((word) => [word, 1]),
...[
"i",
"incorrect",
"n",
"noanswer",
"no",
"false"
].map((word) => [word, 0]),
...["p", "partial"].map((word) => [word, .5])
]);
function numberOf(value) {
if (typeof value == "boolean") return Number(value);
if (typeof value == "number") return Number.isFinite(value) ? value : null;
if (typeof value != "string" || value.length > 40) return null;
let number = value.trim() === "" ? NaN : Number(value);
return WORDS.get(value.toLowerCase()) ?? (Number.isFinite(number) ? number : null);
}
function valueText(value) {
return (0, untrusted.h0)(typeof value == "object" && value ? "of several parts" : String(value), 40);
}
function usageIn(models) {
let each = (0, json.iZ)(Object.values(models));
let sum = (...names) => (0, foreign_measured.XN)(each.flatMap((usage) => names.map((name) => (0, json.pq)(usage[name]))));
return (0, foreign_measured.Fs)({
input_tokens: sum("input_tokens", "input_tokens_cache_read", "input_tokens_cache_write"),
cached_input_tokens: sum("input_tokens_cache_read"),
output_tokens: sum("output_tokens"),
reasoning_tokens: sum("reasoning_tokens"),
cost_usd: (0, foreign_measured.XN)(each.map(({ total_cost }) => (0, json.Bg)(total_cost))),
models: Object.keys(models).slice(0, 20).map((model) => (0, untrusted.h0)(model, cut.B6))
});
}
let LARGEST = {
json: 268435456,
header: 67108864,
summaries: 268435456
};
let MOST_SAMPLES = 1e5;
let MOST_ENTRIES = 5e5;
async function readInspectLog(file) {
let { header, samples } = file.endsWith(".eval") ? await readArchive(file) : readDocument(file);
let about = (0, json.Xy)(header.eval);
if (about === null || !Array.isArray(samples)) throw Error("it is no log of Inspect: it has no \"eval\" or no samples");
if (samples.length > MOST_SAMPLES) throw Error(`it has ${samples.length} samples; the limit is ${MOST_SAMPLES}`);
let model = line(about.model);
let scored = namedScorer(header, (0, json.iZ)(samples));
let stats = (0, json.Xy)(header.stats) ?? {};
let trials = (0, json.iZ)(samples).flatMap((sample) => sampleOf(sample, scored) ?? []);
let dataset = (0, json.Xy)(about.dataset) ?? {};
let ids = Array.isArray(dataset.sample_ids) ? dataset.sample_ids.slice(0, MOST_SAMPLES) : [];
let epochs = (0, json.Xy)(about.config)?.epochs;
let planned = Number.isSafeInteger(epochs) ? Math.min(1e4, Math.max(1, epochs)) : 1;
return {
by: {
name: "Inspect",
version: versionOf(about)
},
dataset: line(about.task) ?? line(dataset.name) ?? "inspect task",
tasks: digestsOf((0, json.iZ)(samples), about),
agent: {
name: line(about.solver) ?? lastSolver(header),
model,
setting: ""
},
taskType: "inspect",
trials,
planned: new Map(ids.flatMap((id) => idOfSample(id) === null ? [] : [[idOfSample(id), planned]])),
ended: header.status === "started" ? null : (0, foreign_measured.Et)(stats.completed_at)
};
}
function readDocument(file) {
let header = (0, json.Xy)(JSON.parse((0, regular_file.X)(file, LARGEST.json).toString()));
if (header === null) throw Error("it is no JSON object");
return {
header,
samples: header.samples
};
}
async function readArchive(file) {
let handle = await (0, promises_.open)(file);
let zip = null;
try {
let stats = await handle.stat();
if (!stats.isFile()) throw Error("it is not a regular file");
zip = await (0, base_zip.Q)(handle, stats.size);
let entries = await entriesOf(zip);
let [header, summaries] = [entries.get("header.json"), entries.get("summaries.json")];
if (header === void 0 || summaries === void 0) throw Error("it has no header.json or no summaries.json: its evaluation is under way, or was killed");
let read = async (entry, limit) => JSON.parse((await (0, base_zip.g)(zip, entry, limit)).toString());
return {
header: (0, json.Xy)(await read(header, LARGEST.header)) ?? {},
samples: await read(summaries, LARGEST.summaries)
};
} finally {
zip?.close();
await handle.close();
}
}
async function entriesOf(zip) {
let entries = new Map();
for await (let entry of zip.eachEntry()) {
if (zip.entriesRead > MOST_ENTRIES) throw Error(`it has more than ${MOST_ENTRIES} entries`);
let name = entry.fileNameRaw.toString();
(name === "header.json" || name === "summaries.json") && entries.set(name, entry);
}
return entries;
}
function namedScorer(header, samples) {
let results = (0, json.Xy)(header.results) ?? {};
let shown = (0, json.b6)((0, json.Xy)(results.headline)?.score) ?? (0, json.b6)((0, json.iZ)(results.scores)[0]?.name);
if (shown !== null) return shown;
for (let { scores } of samples) {
let [first] = Object.keys((0, json.Xy)(scores) ?? {});
if (first !== void 0) return first;
}
return null;
}
function digestsOf(samples, about) {
let task = [
about.task,
about.task_version ?? null,
about.task_args ?? null
];
return new Map(samples.flatMap(({ id, input, target }) => {
let name = idOfSample(id);
if (name === null) return [];
let text = JSON.stringify([
task,
beginning(input),
(Array.isArray(target) ? target : [target]).map(beginning)
]);
return [[name, `sha256:${(0, external_node_crypto_.createHash)("sha256").update(text).digest("hex")}`]];
}));
}
function beginning(value) {
return typeof value == "string" ? value.slice(0, 1e3) : null;
}
function versionOf(about) {
let version = (0, json.b6)((0, json.Xy)(about.packages)?.inspect_ai);
return version !== null && /^[\w.+-]{1,40}$/.test(version) ? version : null;
}
function lastSolver(header) {
return line((0, json.iZ)((0, json.Xy)(header.plan)?.steps).at(-1)?.solver);
}
function line(value) {
let text = (0, json.b6)(value);
return text === null || text === "" ? null : (0, untrusted.h0)(text.slice(0, cut.xG), cut.B6);
}
async function readElsewhere({ program, path }) {
try {
let { runs, notes } = program === "harbor" ? (0, job.W)(path) : {
runs: [await readInspectLog(path)],
notes: []
};
let records = runs.map(foreign_measured.zv);
let by = records[0]?.run.measured_by;
return {
runs: records,
notes: [...by === void 0 ? [] : [`${path}: measured by ${by.name} ${by.version ?? "of an unknown version"}`], ...notes]
};
} catch (error) {
return {
runs: [],
notes: [`${path} cannot be read as ${program === "harbor" ? "a job of Harbor" : "a log of Inspect"}: ${(0, errors.bD)(error).split("\n")[0]}`]
};
}
}
})
};
