export const id = 9704;
export const ids = [9704];
export const modules = {
90269: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GY: () => jobArtifactParts,
PS: () => isReport,
Se: () => upload,
XS: () => suitePrefix,
YV: () => SERVICE,
br: () => inTemporary,
j2: () => reportParts,
ky: () => runsOf,
n0: () => uploadPage,
uq: () => countJobs
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79882);
var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40273);
var _github_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52385);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86324);
var _report_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9583);
var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14173);
let SERVICE = "Artifacts";
let ATTEMPT = "-\\d+(-(?:\\d|[0-9a-f]{8}))?$";
function suitePrefix(options) {
return (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.Cs)([options["artifact-name"], options.suite ?? ""]);
}
function jobArtifactParts(options) {
return [
options["artifact-name"],
options.suite ?? "",
process.env.GITHUB_JOB ?? "",
options["job-index"],
process.env.GITHUB_ACTION ?? ""
];
}
function reportParts(options) {
return [
options["artifact-name"],
options.suite ?? "",
"report"
];
}
async function upload(what, directory, parts, retentionDays) {
try {
let name = (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.Cs)([...parts, process.env.GITHUB_RUN_ATTEMPT || "1"]);
_log_js__WEBPACK_IMPORTED_MODULE_6__.AU(SERVICE);
return await (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.zA)(name, directory, retentionDays);
} catch (error) {
_log_js__WEBPACK_IMPORTED_MODULE_6__.$e(`${what} in ${directory}, but the artifact was not uploaded: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`, { title: "agentbench" });
return null;
}
}
async function uploadPage(directory, { name }, retentionDays) {
if ((0, _github_place_js__WEBPACK_IMPORTED_MODULE_7__.Kc)(process.env)) return null;
_log_js__WEBPACK_IMPORTED_MODULE_6__.AU(SERVICE);
return inTemporary((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__.g)(process.env).temporaryDirectory, (temporary) => (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.nQ)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "report.html"), name, temporary, retentionDays)).catch((error) => {
_log_js__WEBPACK_IMPORTED_MODULE_6__.pq(`report.html is in the artifact, but was not uploaded by itself: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
return null;
});
}
function isReport(name, prefix) {
return RegExp(`^report${ATTEMPT}`).test(name.slice(prefix.length + 1));
}
function countJobs(names) {
return new Set(names.map((name) => name.replace(RegExp(ATTEMPT), "$1"))).size;
}
async function runsOf(artifacts, directory, suite, download) {
let runs = [];
let notes = [];
let failed = [];
let room = (0, _report_load_js__WEBPACK_IMPORTED_MODULE_5__.roomForRuns)();
for (let artifact of artifacts) {
let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, String(artifact.id));
try {
let { left } = await download(artifact, target);
for (let what of left) notes.push(`${artifact.name}: left out: ${what}`);
let found = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_5__.loadRuns)([target], "results", room);
runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === void 0 || run.suite === suite));
notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, "")}`));
} catch (error) {
notes.push(`${artifact.name} could not be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
failed.push(artifact);
}
}
return {
runs,
notes,
failed
};
}
async function inTemporary(directory, work) {
let temporary = await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_2__.Te)({ temporaryDirectory: directory });
try {
return await work(temporary.directory);
} finally {
await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_2__.lb)(temporary.directory).catch((error) => _log_js__WEBPACK_IMPORTED_MODULE_6__.Yz(`${temporary.directory} was not removed: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`));
}
}
}),
45628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
function isPlainPath(name) {
let parts = name.split("/");
return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
}),
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
11200: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ck: () => isTaken,
R0: () => isUnreachable,
ig: () => withArtifacts
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52385);
async function withArtifacts(call) {
(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.um)();
let { DefaultArtifactClient } = await Promise.all([
__webpack_require__.e(6913),
__webpack_require__.e(6118),
__webpack_require__.e(1143),
__webpack_require__.e(1077)
]).then(__webpack_require__.bind(__webpack_require__, 11077));
return (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.Mm)("the artifact service", () => asKnownHost(() => call(new DefaultArtifactClient())), (error, operation) => Error(explain(error, operation), { cause: error }));
}
function asKnownHost(call) {
let { GITHUB_SERVER_URL: server } = process.env;
if (!(0, _place_js__WEBPACK_IMPORTED_MODULE_3__.Kc)(process.env)) return call();
process.env.GITHUB_SERVER_URL = "https://github.com";
try {
return call();
} finally {
server === void 0 ? delete process.env.GITHUB_SERVER_URL : process.env.GITHUB_SERVER_URL = server;
}
}
function isUnreachable(error) {
return error instanceof Error && (/Unable to make request/.test(error.message) || isUnreachable(error.cause));
}
function isTaken(error) {
return error instanceof Error && (/\b409\b|already exists/i.test(error.message) || isTaken(error.cause));
}
function explain(error, { last }) {
let message = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
if (isUnreachable(error)) {
let [, code] = /Unable to make request: (\w+)/.exec(message) ?? [];
return `the artifact service could not be reached${code === void 0 ? "" : `: ${code}`}`;
}
if (!(last === null || last.status >= 200 && last.status < 300)) return `the artifact service answered ${last.status}${saidIn(message)} (${askedFor(last.path)})`;
if (/is not valid JSON|Unexpected (token|end)/.test(message)) return "the artifact service gave an answer that is not JSON";
return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(message.split("\n")[0] ?? "").replace(/<.*/, "…");
}
function askedFor(path) {
return /^\/twirp\/.*\/(\w+)$/.exec(path)?.[1] ?? "the store of its content";
}
function saidIn(message) {
let [, said] = /Failed request: \(\d+\) [^:]*: (.+)$/s.exec(message) ?? [];
return said === void 0 || said.includes("<") ? "" : `: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(said, 200)}`;
}
}),
40273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cs: () => artifactName,
NG: () => listRunArtifacts,
nQ: () => uploadUnzipped,
tE: () => listArtifactsOf,
zA: () => uploadDirectory
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _artifact_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11200);
var _comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5274);
function artifactName(parts) {
return parts.map((part) => part.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 48).replace(/^-+|-+$/g, "")).filter((part) => part !== "").join("-");
}
async function uploadDirectory(name, directory, retentionDays) {
let files = await filesBelow(directory);
let options = retentionDays === void 0 ? {} : { retentionDays };
return underFreeName(name, (free) => (0, _artifact_client_js__WEBPACK_IMPORTED_MODULE_4__.ig)((client) => client.uploadArtifact(free, files, directory, options)));
}
async function uploadUnzipped(file, name, temporary, retentionDays) {
let options = {
skipArchive: !0,
...retentionDays === void 0 ? {} : { retentionDays }
};
return underFreeName(name, async (free) => {
let copy = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, `${free}${node_path__WEBPACK_IMPORTED_MODULE_2__.extname(file)}`);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(file, copy);
return {
...await (0, _artifact_client_js__WEBPACK_IMPORTED_MODULE_4__.ig)((client) => client.uploadArtifact(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(copy), [copy], temporary, options)),
name: node_path__WEBPACK_IMPORTED_MODULE_2__.basename(copy)
};
});
}
async function underFreeName(name, upload) {
for (let attempt = 1;; attempt++) {
let free = attempt === 1 ? name : `${name}-${attempt <= 3 ? attempt : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}`;
try {
let { id, name: uploaded = free } = await upload(free);
if (id === void 0) throw Error("the artifact service gave no id");
return {
id,
name: uploaded
};
} catch (error) {
let broken = (0, _artifact_client_js__WEBPACK_IMPORTED_MODULE_4__.R0)(error);
if (attempt >= 5 || !(broken || (0, _artifact_client_js__WEBPACK_IMPORTED_MODULE_4__.Ck)(error))) throw error;
broken && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(1e3);
}
}
}
async function listRunArtifacts(prefix) {
let { artifacts } = await (0, _artifact_client_js__WEBPACK_IMPORTED_MODULE_4__.ig)((client) => client.listArtifacts());
return ours(artifacts.map(({ id, name, createdAt, size }) => ({
id,
name,
createdAt: createdAt?.toISOString() ?? null,
size
})), prefix);
}
async function listArtifactsOf(client, run, prefix) {
let { owner, repo, runId } = run;
return ours((await (0, _comments_js__WEBPACK_IMPORTED_MODULE_5__.IW)("actions: read", () => client.paginate(client.rest.actions.listWorkflowRunArtifacts, {
owner,
repo,
run_id: runId,
per_page: 100
}))).filter(({ expired }) => !expired).map(({ id, name, created_at, size_in_bytes }) => ({
id,
name,
createdAt: created_at,
size: size_in_bytes
})), prefix);
}
async function filesBelow(directory) {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, {
recursive: !0,
withFileTypes: !0
})).filter((entry) => entry.isFile()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(entry.parentPath, entry.name));
}
function ours(artifacts, prefix) {
return artifacts.filter(({ name }) => /^[A-Za-z0-9._-]+$/.test(name) && !name.endsWith(".html")).filter(({ name }) => name === prefix || name.startsWith(`${prefix}-`)).sort((a, b) => a.id - b.id);
}
}),
5274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GZ: () => isDenied,
HF: () => writeComment,
IW: () => withPermission,
Tu: () => deleteComment,
lY: () => listOwnComments,
og: () => explainRestFault
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
async function listOwnComments(client, place) {
let { owner, repo, pullRequest, marker, author } = place;
return (await client.paginate(client.rest.issues.listComments, {
owner,
repo,
issue_number: pullRequest,
per_page: 100
})).filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker)).map(({ id, body, html_url }) => ({
id,
body,
url: html_url
})).sort((a, b) => a.id - b.id);
}
async function writeComment(client, place, existing, body) {
let { owner, repo, pullRequest } = place;
let { data } = existing === null ? await client.rest.issues.createComment({
owner,
repo,
issue_number: pullRequest,
body
}) : await client.rest.issues.updateComment({
owner,
repo,
comment_id: existing.id,
body
});
return {
url: data.html_url,
author: data.user?.login ?? null
};
}
async function deleteComment(client, { owner, repo }, id) {
try {
await client.rest.issues.deleteComment({
owner,
repo,
comment_id: id
});
} catch (error) {
if (error.status !== 404) throw error;
}
}
function explainRestFault(error) {
let { status, message } = error;
let denied = isDenied(error);
if (denied) return {
denied,
message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`
};
return {
denied,
message: status === void 0 || message?.startsWith("GitHub answered") ? String(message) : `GitHub answered ${status}: ${message}`
};
}
function isDenied(error) {
let { status, message } = error;
return status === 401 || status === 403 && /not accessible by|read-only/i.test(message ?? "");
}
async function withPermission(permission, work) {
try {
return await work();
} catch (error) {
if (!isDenied(error)) throw error;
let { status } = error;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`, { cause: error });
}
}
}),
24492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S4: () => REPORT_LIMITS,
bk: () => downloadArtifact,
cU: () => downloadArtifactOf,
tE: () => artifacts.tE,
NG: () => artifacts.NG,
wT: () => logBudget
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var external_node_timers_promises_ = __webpack_require__(58500);
var errors = __webpack_require__(45145);
var external_node_zlib_ = __webpack_require__(38522);
var plain_path = __webpack_require__(45628);
var base_zip = __webpack_require__(68443);
var recognise = __webpack_require__(47610);
var output = __webpack_require__(37282);
let NAME_FAULTS = [
"EEXIST",
"ENOTDIR",
"EISDIR",
"ENAMETOOLONG"
];
let TAKEN_NAME = "a name that cannot be kept";
let BROKEN = "content that is broken";
let OVER = "over the limit of bytes";
async function extract(archive, directory, limits) {
let left = new Map();
let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
let taken = new Set();
let files = [];
let logs = [];
let others = [];
let runs = new Set();
let room = limits.total;
let zip = null;
let handle = await (0, promises_.open)(archive);
try {
let { size } = await handle.stat();
zip = await (0, base_zip.Q)(handle, size);
for await (let entry of zip.eachEntry()) {
let name = entry.fileNameRaw.toString();
if (name.endsWith("/")) continue;
if (zip.entriesRead > limits.entries) {
leave(`more than ${limits.entries} entries`);
break;
}
if (!(0, plain_path.q)(name) || (0, output.Q)(name) !== name) leave("a name that is not a plain relative path");
else if (!isRegular(entry)) leave("a link, device, socket or pipe");
else if (isForPage(name)) logs.push({
name,
entry
});
else if (isForReport(name)) {
external_node_path_.posix.basename(name) === "run.json" && runs.add(external_node_path_.posix.dirname(name));
await take(zip, {
name,
entry
}, limits.file);
} else (0, recognise.B)(name) !== null && others.push({
name,
entry
});
}
for (let other of others.filter(({ name }) => !isBelow(name, runs))) (0, recognise.B)(other.name) === "file" ? logs.push(other) : await take(zip, other, (0, recognise.B)(other.name) === "log" ? limits.total : limits.file);
limits.logs !== void 0 && await keepLogs(zip, logs, taken, directory, limits.logs);
} catch (error) {
if (isSystemFault(error)) throw error;
leave("an archive that is broken");
} finally {
zip?.close();
await handle.close();
}
return {
files,
left: [...left].map(([why, count]) => `${count} × ${why}`)
};
async function take(zip, { name, entry }, largest) {
let most = Math.min(largest, room);
if (!entry.canDecodeFileData()) leave("an encrypted file, or one of an unknown compression");
else if (taken.has(name.toLowerCase())) leave(TAKEN_NAME);
else if (files.length >= limits.files) leave(`more than ${limits.files} files`);
else if (entry.uncompressedSize > most) leave(OVER);
else {
taken.add(name.toLowerCase());
let { bytes, why } = await keep(zip, entry, external_node_path_.join(directory, name), most);
room -= bytes;
why === null ? files.push(name) : leave(why);
}
}
}
function isBelow(name, runs) {
let parts = name.split("/").slice(0, -1);
return runs.has(".") || parts.some((part, at) => /^trial-\d+$/.test(part) || runs.has(parts.slice(0, at + 1).join("/")));
}
async function keepLogs(zip, logs, taken, directory, budget) {
for (let { name, entry } of logs) {
if (budget.files <= 0) return;
if (!entry.canDecodeFileData() || taken.has(name.toLowerCase()) || entry.uncompressedSize > budget.bytes) continue;
taken.add(name.toLowerCase());
let file = external_node_path_.join(directory, name);
try {
budget.bytes -= (await keep(zip, entry, file, budget.bytes)).bytes;
--budget.files;
} catch {
await (0, promises_.rm)(file, { force: !0 });
return;
}
}
}
async function keep(zip, entry, file, most) {
let handle;
try {
await (0, promises_.mkdir)(external_node_path_.dirname(file), { recursive: !0 });
handle = await (0, promises_.open)(file, "wx");
} catch (error) {
if (NAME_FAULTS.includes((0, errors.$N)(error) ?? "")) return {
bytes: 0,
why: TAKEN_NAME
};
throw error;
}
let kept = await copy(zip, entry, handle, most);
kept.why !== null && await (0, promises_.rm)(file);
return kept;
}
async function copy(zip, entry, handle, most) {
let bytes = 0;
let sum = 0;
try {
for await (let chunk of await zip.openReadStreamPromise(entry)) {
bytes += chunk.length;
if (bytes > most) return {
bytes,
why: OVER
};
sum = (0, external_node_zlib_.crc32)(chunk, sum);
await handle.writeFile(chunk);
}
return {
bytes,
why: sum === entry.crc32 ? null : BROKEN
};
} catch (error) {
if (isSystemFault(error)) throw error;
return {
bytes,
why: BROKEN
};
} finally {
await handle.close();
}
}
function isForReport(name) {
let parts = name.split("/");
if (parts.length > 4) return !1;
return parts.at(-1) === "run.json" || parts.at(-1) === "experiment.json" || name === "results.json" || parts.length >= 3 && parts.at(-1) === "result.json" && /^trial-\d+$/.test(parts.at(-2));
}
function isForPage(name) {
return /^([^/]+\/)?[^/]+\/trial-\d+\/([\w-]{1,40}\.log|prompt(-[\w-]{1,40})?\.txt|([\w-]{1,40}\/)?points\/[\w-]{1,40}\.(txt|cast))$/.test(name);
}
function isRegular({ externalFileAttributes }) {
return [0, 32768].includes(externalFileAttributes >>> 16 & 61440);
}
function isSystemFault(error) {
return /^E(?!RR_)/.test((0, errors.$N)(error) ?? "");
}
var artifact_client = __webpack_require__(11200);
var comments = __webpack_require__(5274);
var artifacts = __webpack_require__(40273);
let MiB = 1048576;
let REPORT_LIMITS = {
archive: 2048 * MiB,
total: 512 * MiB,
file: 32 * MiB,
files: 2e4,
entries: 2e5
};
function logBudget() {
return {
bytes: 512 * MiB,
files: 1e5
};
}
async function downloadArtifact(artifact, directory, limits = REPORT_LIMITS) {
return throughArchive(artifact, directory, limits, async (beside) => {
await (0, artifact_client.ig)((client) => client.downloadArtifact(artifact.id, {
path: beside,
skipDecompress: !0
}));
let [name] = await (0, promises_.readdir)(beside);
if (name === void 0) throw Error(`the artifact service gave nothing for ${artifact.name}`);
return external_node_path_.join(beside, name);
});
}
async function downloadArtifactOf(client, { owner, repo }, artifact, directory, limits = REPORT_LIMITS) {
let place = {
owner,
repo,
artifact_id: artifact.id,
archive_format: "zip"
};
return throughArchive(artifact, directory, limits, async (beside) => {
let file = external_node_path_.join(beside, "artifact.zip");
for (let attempt = 1;; attempt++) try {
let { data } = await (0, comments.IW)("actions: read", () => client.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
...place,
request: { parseSuccessResponseBody: !1 }
}));
await store(data, file, limits.archive);
return file;
} catch (error) {
let answered = error instanceof errors.yo || "status" in error;
if (attempt >= 3 || answered || (0, errors.$N)(error) === "ENOSPC") throw error;
await (0, external_node_timers_promises_.setTimeout)(1e3);
}
});
}
async function throughArchive(artifact, directory, limits, fetchInto) {
await (0, promises_.mkdir)(directory, { recursive: !0 });
let tooLarge = {
files: [],
left: [`1 × an archive over ${limits.archive} bytes`]
};
if (artifact.size > limits.archive) return tooLarge;
let beside = await (0, promises_.mkdtemp)(`${external_node_path_.resolve(directory)}-`);
try {
let archive = await fetchInto(beside);
if ((await (0, promises_.stat)(archive)).size > limits.archive) return tooLarge;
return await extract(archive, directory, limits);
} finally {
await (0, promises_.rm)(beside, { recursive: !0 });
}
}
async function store(body, file, limit) {
let handle = await (0, promises_.open)(file, "w");
try {
let room = limit + 1;
for await (let chunk of body) {
await handle.writeFile(chunk.subarray(0, room));
room -= chunk.length;
if (room <= 0) return;
}
} finally {
await handle.close();
}
}
}),
37282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => keptName,
U: () => collectOutput
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45628);
var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
let MOST_FILES = 1e4;
let MOST_ENTRIES = 2e5;
let LARGEST_USAGE = 65536;
let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
let ENTRY_FAULTS = [["a name that cannot be kept", [
"EEXIST",
"ENAMETOOLONG",
"ENOTDIR",
"EISDIR"
]], ["a file that cannot be read", [
"ENOENT",
"EACCES",
"EPERM",
"ELOOP",
"ENXIO",
"EIO"
]]];
let NO_USAGE = {
input_tokens: null,
output_tokens: null,
cost_usd: null,
steps: null,
model: null
};
async function collectOutput(entries, directory, limit, redactor) {
let left = new Map();
let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
let usage = null;
let bytes = 0;
let files = 0;
let looked = 0;
for await (let entry of entries) {
looked += 1;
if (looked > MOST_ENTRIES) {
leave(`all that comes after ${MOST_ENTRIES} entries`);
break;
}
if (entry.type === "directory") {
let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
!(0, _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__.q)(entry.path) && (above === "." || (0, _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__.q)(above)) && leave("a directory that is too deep, or whose name is not a plain one");
} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
else if (entry.type === "other") leave("a link, device, socket or pipe");
else if (!(0, _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__.q)(entry.path)) leave("a name that is not a plain relative path");
else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
else if (bytes + entry.size > limit) leave("over max-output-size");
else {
files += 1;
let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
if (typeof content == "string") {
leave(content);
continue;
}
bytes += content.bytes;
content.cut && leave("over max-output-size");
entry.path === "usage.json" && (usage = parseUsage(content.head, leave));
}
}
return {
usage: usage ?? NO_USAGE,
left: [...left].map(([why, count]) => `${count} × ${why}`)
};
}
async function keep(entry, file, limit, redactor) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
let redaction = redactor.stream();
let head = Buffer.alloc(0);
let bytes = 0;
try {
for await (let chunk of entry.content) {
let within = chunk.subarray(0, limit - bytes);
bytes += within.length;
let clean = redaction.push(within);
head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
await handle.writeFile(clean);
if (within.length < chunk.length) return {
bytes,
cut: !0,
head
};
}
return {
bytes,
cut: !1,
head
};
} catch (error) {
bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
throw error;
} finally {
await handle.writeFile(redaction.end());
await handle.close();
}
}
function keptName(name) {
return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function whyLeft(error) {
let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
if (why === void 0) throw error;
return why;
}
function parseUsage(content, leave) {
try {
return _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.ht.parse(JSON.parse(content.toString()));
} catch {
leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
return null;
}
}
})
};
