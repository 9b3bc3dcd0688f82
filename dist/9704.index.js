export const id = 9704;
export const ids = [9704];
export const modules = {
90269: ((e, t, n) => {
n.d(t, {
DW: () => isAttemptOf,
GY: () => jobArtifactParts,
PS: () => isReport,
Se: () => upload,
XS: () => suitePrefix,
Y7: () => isOfSuite,
YV: () => p,
j2: () => reportParts,
ky: () => runsOf,
n0: () => uploadPage,
oT: () => jobsOfSuite,
sz: () => absentJobs,
uq: () => countJobs
});
var r = n(76760);
var i = n(70370);
var a = n(45145);
var o = n(11200);
var s = n(40273);
var c = n(52385);
var l = n(9583);
var u = n(14173);
var d = n(90862);
var f = n(8836);
let p = "Artifacts";
let m = "-\\d+(\\.(?:[23]|[0-9a-f]{8}))?$";
function suitePrefix(e) {
return (0, s.Cs)([e["artifact-name"], e.suite ?? ""]);
}
function jobArtifactParts(e) {
return [
e["artifact-name"],
e.suite ?? "",
process.env.GITHUB_JOB ?? "",
e["job-index"],
process.env.GITHUB_ACTION ?? ""
];
}
function reportParts(e) {
return [
e["artifact-name"],
e.suite ?? "",
"report"
];
}
async function upload(e, t, n, r) {
try {
let e = (0, s.Cs)([...n, process.env.GITHUB_RUN_ATTEMPT || "1"]);
u.AU(p);
let { left: i, ...a } = await (0, s.zA)(e, t, r);
i > 0 && u.$e(`left out of the artifact: ${i} × a file or directory in ${t} that cannot be read, or has a name that no artifact takes`);
return a;
} catch (n) {
u.$e(`${e} in ${t}, but the artifact was not uploaded: ${(0, a.bD)(n)}`);
(0, d.BF)("artifact", n instanceof o.Ml ? "refused" : "left");
return null;
}
}
async function uploadPage(e, { name: t }, n) {
if ((0, c.Kc)(process.env)) return null;
u.AU(p);
return (0, f.b)((i) => (0, s.nQ)(r.join(e, "report.html"), t, i, n)).catch((e) => {
u.pq(`report.html is in the artifact, but was not uploaded by itself: ${(0, a.bD)(e)}`);
return null;
});
}
function isReport(e, t) {
return isAttemptOf(`${t}-report`, e);
}
function isAttemptOf(e, t) {
return t.startsWith(e) && RegExp(`^${m}`).test(t.slice(e.length));
}
function countJobs(e) {
return new Set(e.map((e) => e.replace(RegExp(m), "$1"))).size;
}
function jobsOfSuite({ suite: e, shard: t, "job-total": n }) {
if (e === process.env.GITHUB_WORKFLOW) return Number(n);
return t === void 0 ? null : Math.min(Number(n), t.total);
}
function absentJobs(e, t) {
let n = process.env.GITHUB_JOB ?? "";
let r = (0, s.Cs)([
e["artifact-name"],
e.suite ?? "",
n
]);
let i = t.flatMap(({ name: t }) => {
let [, n] = t.startsWith(r) ? /^-(\d+)/.exec(t.slice(r.length)) ?? [] : [];
if (n === void 0) return [];
return isAttemptOf((0, s.Cs)(jobArtifactParts({
...e,
"job-index": n
})), t) ? [n] : [];
});
let a = new Set([e["job-index"], ...i]).size;
let o = jobsOfSuite(e);
let c = o ?? Number(e["job-total"]);
return a < c && (a !== 1 || o !== null) ? [`results of ${a} of the ${c} jobs of ${n}: the other jobs have uploaded none for this suite so far`] : [];
}
function isOfSuite(e, t) {
return e.suite === null || t === void 0 || e.suite === t;
}
async function runsOf(e, t, n, o) {
let s = [];
let c = [];
let u = [];
let d = [];
let f = (0, l.roomForRuns)();
let p = await (0, i.A)(4).map(e, async (e) => {
let n = r.join(t, String(e.id));
let [i] = await Promise.allSettled([o(e, n)]);
return {
artifact: e,
target: n,
downloaded: i
};
});
for (let { artifact: e, target: t, downloaded: r } of p) try {
if (r.status === "rejected") throw r.reason;
let { left: i } = r.value;
for (let t of i) c.push(`${e.name}: left out: ${t}`);
let a = await (0, l.loadRuns)([t], "results", f);
let o = a.runs.filter(({ run: e }) => isOfSuite(e, n));
o.length > 0 && d.push(e.name);
s.push(...o);
c.push(...a.notes.map((n) => `${e.name}: ${n.replace(`${t}/`, "")}`));
} catch (t) {
c.push(`${e.name} could not be read: ${(0, a.bD)(t)}`);
u.push(e);
d.push(e.name);
}
return {
runs: s,
notes: c,
failed: u,
jobs: countJobs(d)
};
}
}),
8836: ((e, t, n) => {
n.d(t, { b: () => inTemporary });
var r = n(45145);
var i = n(79882);
var a = n(86324);
var o = n(14173);
async function inTemporary(e) {
let { directory: t } = await (0, i.Te)((0, a.g)(process.env));
try {
return await e(t);
} finally {
await (0, i.lb)(t).catch((e) => o.Yz(`${t} was not removed: ${(0, r.bD)(e)}`));
}
}
}),
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
}
}),
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
11200: ((e, t, n) => {
n.d(t, {
Ck: () => isTaken,
Ml: () => ArtifactsRefused,
R0: () => isUnreachable,
ig: () => withArtifacts
});
var r = n(45145);
var i = n(22495);
var a = n(6830);
var o = n(4472);
var s = n(52385);
class ArtifactsRefused extends Error {}
async function withArtifacts(e) {
if ((0, s.vh)(process.env)) throw new ArtifactsRefused("GitHub Enterprise Server takes no artifacts of this action; set upload-artifact: false, and bring results of other jobs to results-path of the report");
(0, o.um)();
(0, a.l)(process.env);
let { DefaultArtifactClient: t } = await Promise.all([
n.e(6913),
n.e(1143),
n.e(6118),
n.e(1077)
]).then(n.bind(n, 11077));
return (0, o.Mm)("the artifact service", () => asKnownHost(() => e(new t())), (e, t) => new (isRefused(e, t) ? ArtifactsRefused : Error)(explain(e, t), { cause: e }));
}
function asKnownHost(e) {
let { GITHUB_SERVER_URL: t } = process.env;
if (!(0, s.Kc)(process.env)) return e();
process.env.GITHUB_SERVER_URL = "https://github.com";
try {
return e();
} finally {
t === void 0 ? delete process.env.GITHUB_SERVER_URL : process.env.GITHUB_SERVER_URL = t;
}
}
function isUnreachable(e) {
return e instanceof Error && (/Unable to make request/.test(e.message) || isUnreachable(e.cause));
}
let c = [408, 429];
function isRefused(e, { last: t }) {
if (isUnreachable(e)) return !1;
if (isFull(e)) return !0;
if (t === null) return !/after \d+ attempts/.test((0, r.bD)(e));
return t.status >= 400 && t.status < 500 && !c.includes(t.status);
}
function isFull(e) {
return /storage quota has been hit/.test((0, r.bD)(e));
}
function isTaken(e) {
return e instanceof Error && (/\b409\b|already exists/i.test(e.message) || isTaken(e.cause));
}
function explain(e, { last: t }) {
let n = (0, r.bD)(e);
if (isUnreachable(e)) {
let [, e] = /Unable to make request: (\w+)/.exec(n) ?? [];
return `the artifact service could not be reached${e === void 0 ? "" : `: ${e}`}`;
}
if (isFull(e)) return "the storage of artifacts is used up: delete some, or set a smaller retention-days (GitHub counts anew every 6 to 12 hours)";
if (!(t === null || t.status >= 200 && t.status < 300)) return `the artifact service answered ${t.status}${saidIn(n)} (${askedFor(t.path)})`;
if (/is not valid JSON|Unexpected (token|end)/.test(n)) return "the artifact service gave an answer that is not JSON";
return (0, i.h0)(n.split("\n")[0] ?? "").replace(/<.*/, "…");
}
function askedFor(e) {
return /^\/twirp\/.*\/(\w+)$/.exec(e)?.[1] ?? "the store of its content";
}
function saidIn(e) {
let [, t] = /Failed request: \(\d+\) [^:]*: (.+)$/s.exec(e) ?? [];
return t === void 0 || t.includes("<") ? "" : `: ${(0, i.h0)(t, 200)}`;
}
}),
40273: ((e, t, n) => {
n.d(t, {
Cs: () => artifactName,
NG: () => listRunArtifacts,
nQ: () => uploadUnzipped,
tE: () => listArtifactsOf,
zA: () => uploadDirectory
});
var r = n(77598);
var i = n(51455);
var a = n(76760);
var o = n(58500);
var s = n(11200);
var c = n(96730);
function artifactName(e) {
return e.map((e) => e.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 48).replace(/^-+|-+$/g, "")).filter((e) => e !== "").join("-");
}
let l = /[":<>|*?\r\n]/;
async function uploadDirectory(e, t, n) {
let { files: r, left: i } = await filesBelow(t);
let a = n === void 0 ? {} : { retentionDays: n };
return {
...await underFreeName(e, (e) => (0, s.ig)((n) => n.uploadArtifact(e, r, t, a))),
left: i
};
}
async function uploadUnzipped(e, t, n, r) {
let o = {
skipArchive: !0,
...r === void 0 ? {} : { retentionDays: r }
};
return underFreeName(t, async (t) => {
let r = a.join(n, `${t}${a.extname(e)}`);
await (0, i.copyFile)(e, r);
return {
...await (0, s.ig)((e) => e.uploadArtifact(a.basename(r), [r], n, o)),
name: a.basename(r)
};
});
}
async function underFreeName(e, t) {
for (let n = 1;; n++) {
let i = n === 1 ? e : `${e}.${n <= 3 ? n : (0, r.randomBytes)(4).toString("hex")}`;
try {
let { id: e, name: n = i } = await t(i);
if (e === void 0) throw Error("the artifact service returned no id");
return {
id: e,
name: n
};
} catch (e) {
let t = (0, s.R0)(e);
if (n >= 5 || !(t || (0, s.Ck)(e))) throw e;
t && await (0, o.setTimeout)(1e3);
}
}
}
async function listRunArtifacts(e) {
let { artifacts: t } = await (0, s.ig)((e) => e.listArtifacts());
return ours(t.map(({ id: e, name: t, createdAt: n, size: r }) => ({
id: e,
name: t,
createdAt: n?.toISOString() ?? null,
size: r
})), e);
}
async function listArtifactsOf(e, t, n) {
let { owner: r, repo: i, runId: a } = t;
return ours((await (0, c.IW)("actions: read", () => e.paginate(e.rest.actions.listWorkflowRunArtifacts, {
owner: r,
repo: i,
run_id: a,
per_page: 100
}))).filter(({ expired: e }) => !e).map(({ id: e, name: t, created_at: n, size_in_bytes: r }) => ({
id: e,
name: t,
createdAt: n,
size: r
})), n);
}
async function filesBelow(e) {
let t = [];
let n = 0;
let look = async (e) => {
for (let r of await (0, i.readdir)(e, { withFileTypes: !0 })) {
let i = a.join(e, r.name);
if (!r.isFile() && !r.isDirectory()) continue;
!l.test(r.name) && await isReadable(i, r.isDirectory()) ? r.isDirectory() ? await look(i) : t.push(i) : n += 1;
}
};
await look(e);
return {
files: t,
left: n
};
}
async function isReadable(e, t) {
return (0, i.access)(e, i.constants.R_OK | (t ? i.constants.X_OK : 0)).then(() => !0, () => !1);
}
function ours(e, t) {
return e.filter(({ name: e }) => /^[A-Za-z0-9._-]+$/.test(e) && !e.endsWith(".html")).filter(({ name: e }) => e === t || e.startsWith(`${t}-`)).sort((e, t) => e.id - t.id);
}
}),
24492: ((e, t, n) => {
n.d(t, {
S4: () => S,
bk: () => downloadArtifact,
cU: () => downloadArtifactOf,
tE: () => b.tE,
NG: () => b.NG,
wT: () => logBudget
});
var r = n(51455);
var i = n(76760);
var a = n(58500);
var o = n(45145);
var s = n(38522);
var c = n(45628);
var l = n(68443);
var u = n(47610);
var d = n(37282);
let f = [
"EEXIST",
"ENOTDIR",
"EISDIR",
"ENAMETOOLONG"
];
let p = "a name that cannot be kept";
let m = "content that is broken";
let h = "over the limit of bytes";
async function extract(e, t, n) {
let a = new Map();
let leave = (e) => a.set(e, (a.get(e) ?? 0) + 1);
let o = new Set();
let s = [];
let f = [];
let m = [];
let g = [];
let _ = new Set();
let v = n.total;
let y = null;
let b = await (0, r.open)(e);
try {
let { size: e } = await b.stat();
y = await (0, l.Q)(b, e);
for await (let e of y.eachEntry()) {
if (y.entriesRead > n.entries) {
leave(`more than ${n.entries} entries`);
break;
}
let t = e.fileNameRaw.toString();
if (t.endsWith("/")) continue;
if (!(0, c.q)(t) || (0, d.Q)(t) !== t) leave("a name that is not a plain relative path");
else if (!isRegular(e)) leave("a link, device, socket or pipe");
else if (isForPage(t)) f.push({
name: t,
entry: e
});
else if (isForReport(t)) {
i.posix.basename(t) === "run.json" && _.add(i.posix.dirname(t));
mayBeOfAgent(t) ? m.push({
name: t,
entry: e
}) : await take(y, {
name: t,
entry: e
}, n.file);
} else (0, u.B)(t) !== null && g.push({
name: t,
entry: e
});
}
for (let e of g.filter(({ name: e }) => !isBelow(e, _))) ((0, u.B)(e.name) === "file" ? f : m).push(e);
m.sort((e, t) => depthOf(e.name) - depthOf(t.name));
for (let e of m) await take(y, e, (0, u.B)(e.name) === "log" ? n.total : n.file);
n.logs !== void 0 && await keepLogs(y, f, o, t, n.logs);
} catch (e) {
if (isSystemFault(e)) throw e;
leave("an archive that is broken");
} finally {
y?.close();
await b.close();
}
return {
files: s,
left: [...a].map(([e, t]) => `${t} × ${e}`)
};
async function take(e, { name: r, entry: a }, c) {
let l = Math.min(c, v);
if (!a.canDecodeFileData()) leave("an encrypted file, or one of an unknown compression");
else if (o.has(r.toLowerCase())) leave(p);
else if (s.length >= n.files) leave(`more than ${n.files} files`);
else if (a.uncompressedSize > l) leave(h);
else {
o.add(r.toLowerCase());
let { bytes: n, why: c } = await keep(e, a, i.join(t, r), l);
v -= n;
c === null ? s.push(r) : leave(c);
}
}
}
function isBelow(e, t) {
let n = e.split("/");
return t.has(".") || n.some((e, r) => isTrial(e) || t.has(n.slice(0, r + 1).join("/")));
}
async function keepLogs(e, t, n, a, o) {
for (let { name: s, entry: c } of t) {
if (o.files <= 0) return;
if (n.has(s.toLowerCase()) || c.uncompressedSize > o.bytes) continue;
n.add(s.toLowerCase());
let t = i.join(a, s);
try {
let { bytes: n } = await keep(e, c, t, o.bytes);
o.bytes -= n;
--o.files;
} catch {
await (0, r.rm)(t, { force: !0 });
return;
}
}
}
async function keep(e, t, n, a) {
let s;
try {
await (0, r.mkdir)(i.dirname(n), { recursive: !0 });
s = await (0, r.open)(n, "wx");
} catch (e) {
if (f.includes((0, o.$N)(e) ?? "")) return {
bytes: 0,
why: p
};
throw e;
}
let c = await copy(e, t, s, a);
c.why !== null && await (0, r.rm)(n);
return c;
}
async function copy(e, t, n, r) {
let i = 0;
let a = 0;
try {
for await (let o of await e.openReadStreamPromise(t)) {
i += o.length;
if (i > r) return {
bytes: i,
why: h
};
a = (0, s.crc32)(o, a);
await n.writeFile(o);
}
return {
bytes: i,
why: a === t.crc32 ? null : m
};
} catch (e) {
if (isSystemFault(e)) throw e;
return {
bytes: i,
why: m
};
} finally {
await n.close();
}
}
function isForReport(e) {
let [t, n, r] = e.split("/").reverse();
if (depthOf(e) > 4) return !1;
if (t === "result.json") return depthOf(e) >= 3 && isTrial(n);
if (isOfRun(t)) return depthOf(e) < 4 || !isTrial(r);
return e === "results.json";
}
function mayBeOfAgent(e) {
return depthOf(e) > 2 && isOfRun(i.posix.basename(e));
}
function isOfRun(e) {
return e === "run.json" || e === "experiment.json";
}
function isTrial(e) {
return /^trial-\d+$/.test(e);
}
function depthOf(e) {
return e.split("/").length;
}
let g = /^([\w-]{1,40}\.log|prompt(-[\w-]{1,40})?\.txt|(trajectory|changes)(-(round|step)-\d{1,4})?\.json|([\w-]{1,40}\/)?points\/[\w-]{1,40}\.(txt|cast))$/;
let _ = /^attempt-\d{1,6}\/([\w-]{1,40}\.log|(result|trajectory(-(round|step)-\d{1,4})?)\.json)$/;
function isForPage(e) {
let [, t] = /^(?:[^/]+\/)?[^/]+\/trial-\d+\/(.+)$/.exec(e) ?? [];
return t !== void 0 && (g.test(t) || _.test(t));
}
function isRegular({ externalFileAttributes: e }) {
return [0, 32768].includes(e >>> 16 & 61440);
}
function isSystemFault(e) {
return /^E(?!RR_)/.test((0, o.$N)(e) ?? "");
}
var v = n(11200);
var y = n(96730);
var b = n(40273);
let x = 1048576;
let S = {
archive: 2048 * x,
total: 512 * x,
file: 32 * x,
files: 2e4,
entries: 2e5
};
function logBudget() {
return {
bytes: 512 * x,
files: 1e5
};
}
async function downloadArtifact(e, t, n = S) {
return throughArchive(e, t, n, async (t) => {
await (0, v.ig)((n) => n.downloadArtifact(e.id, {
path: t,
skipDecompress: !0
}));
let [n] = await (0, r.readdir)(t);
if (n === void 0) throw Error(`the artifact service returned nothing for ${e.name}`);
return i.join(t, n);
});
}
async function downloadArtifactOf(e, { owner: t, repo: n }, r, s, c = S) {
let l = {
owner: t,
repo: n,
artifact_id: r.id,
archive_format: "zip"
};
return throughArchive(r, s, c, async (t) => {
let n = i.join(t, "artifact.zip");
for (let t = 1;; t++) try {
let { data: t } = await (0, y.IW)("actions: read", () => e.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
...l,
request: { parseSuccessResponseBody: !1 }
}));
await store(t, n, c.archive);
return n;
} catch (e) {
let n = e instanceof o.yo || "status" in e;
if (t >= 3 || n || (0, o.$N)(e) === "ENOSPC") throw e;
await (0, a.setTimeout)(1e3);
}
});
}
async function throughArchive(e, t, n, a) {
await (0, r.mkdir)(t, { recursive: !0 });
let o = {
files: [],
left: [`1 × an archive over ${n.archive} bytes`]
};
if (e.size > n.archive) return o;
let s = await (0, r.mkdtemp)(`${i.resolve(t)}-`);
try {
let e = await a(s);
if ((await (0, r.stat)(e)).size > n.archive) return o;
return await extract(e, t, n);
} finally {
await (0, r.rm)(s, { recursive: !0 });
}
}
async function store(e, t, n) {
let i = await (0, r.open)(t, "w");
try {
let t = n + 1;
for await (let n of e) {
await i.writeFile(n.subarray(0, t));
t -= n.length;
if (t <= 0) return;
}
} finally {
await i.close();
}
}
}),
96730: ((e, t, n) => {
n.d(t, {
GC: () => explainRefusal,
GZ: () => isDenied,
IW: () => withPermission,
c2: () => statusOf,
og: () => explainRestFault
});
var r = n(45145);
function statusOf(e) {
return e instanceof Error && "status" in e && typeof e.status == "number" ? e.status : void 0;
}
function explainRestFault(e) {
let [t, n] = [statusOf(e), (0, r.bD)(e)];
let i = isDenied(e);
if (i) return {
denied: i,
message: explainRefusal(e, "this token may not comment", "pull-requests: write", isPersonal(e) ? "" : "on pull requests of forks it is read-only; otherwise ")
};
if (isArchived(e)) return {
denied: i,
message: "the repository is archived, and so read-only: unarchive it, or set \"comment: never\""
};
if (t === 404) return {
denied: i,
message: "GitHub answered 404: is github-token one that has access to this repository?"
};
return {
denied: i,
message: t === void 0 || n.startsWith("GitHub answered") ? n : `GitHub answered ${t}: ${n}`
};
}
function isArchived(e) {
return statusOf(e) === 403 && /\barchived\b/i.test((0, r.bD)(e));
}
function explainRefusal(e, t, n, r = "") {
let i = statusOf(e);
if (i === 401) return "github-token is not valid (HTTP 401): it has expired (that of an app does so after one hour), was revoked, or is of another server";
return `${t} (HTTP ${i}): ${r}give ${isPersonal(e) ? `this personal access token "${n}"` : `the job "permissions: ${n}"`}`;
}
function isPersonal(e) {
return /not accessible by personal access token/i.test((0, r.bD)(e));
}
function isDenied(e) {
if (isArchived(e)) return !1;
let t = statusOf(e);
return t === 401 || t === 403 && /not accessible by|read-only/i.test((0, r.bD)(e));
}
async function withPermission(e, t) {
try {
return await t();
} catch (t) {
if (!isDenied(t)) throw t;
throw new r.yo(explainRefusal(t, "github-token: this token has no permission to read", e), { cause: t });
}
}
}),
37282: ((e, t, n) => {
n.d(t, {
Q: () => keptName,
U: () => collectOutput
});
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(45628);
var s = n(35978);
let c = 1e4;
let l = 2e5;
let u = 65536;
let d = /["<>:|*?\\\p{Cc}]|(?<![^/])(?:H(?=EAD$)|\.(?=hg\/))/giu;
let f = [["a name that cannot be kept", [
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
let p = {
input_tokens: null,
output_tokens: null,
cost_usd: null,
steps: null,
model: null
};
async function collectOutput(e, t, n, r) {
let a = new Map();
let leave = (e) => a.set(e, (a.get(e) ?? 0) + 1);
let s = null;
let u = 0;
let d = 0;
let f = 0;
for await (let a of e) {
f += 1;
if (f > l) {
leave(`all that comes after ${l} entries`);
break;
}
if (a.type === "directory") {
let e = i.dirname(a.path);
!(0, o.q)(a.path) && (e === "." || (0, o.q)(e)) && leave("a directory that is too deep, or whose name is not a plain one");
} else if (a.type === "unread") leave(a.why ?? "an entry that cannot be read");
else if (a.type === "other") leave("a link, device, socket or pipe");
else if (!(0, o.q)(a.path)) leave("a name that is not a plain relative path");
else if (d >= c) leave(`more than ${c} files`);
else if (u + a.size > n) leave("over max-output-size");
else {
d += 1;
let e = await keep(a, i.join(t, keptName(r.text(a.path))), n - u, r).catch(whyLeft);
if (typeof e == "string") {
leave(e);
continue;
}
u += e.bytes;
e.cut && leave("over max-output-size");
a.path === "usage.json" && (s = parseUsage(e, leave));
}
}
return {
usage: s ?? p,
left: [...a].map(([e, t]) => `${t} × ${e}`)
};
}
async function keep(e, t, n, a) {
await (0, r.mkdir)(i.dirname(t), { recursive: !0 });
let o = await (0, r.open)(t, "wx");
let s = a.stream();
let c = Buffer.alloc(0);
let l = 0;
try {
for await (let t of e.content) {
let e = t.subarray(0, n - l);
l += e.length;
let r = s.push(e);
c.length < u && (c = Buffer.concat([c, e.subarray(0, u - c.length)]));
await o.writeFile(r);
if (e.length < t.length) return {
bytes: l,
cut: !0,
head: c
};
}
return {
bytes: l,
cut: !1,
head: c
};
} catch (e) {
l === 0 && await (0, r.rm)(t);
throw e;
} finally {
await o.writeFile(s.end()).finally(() => o.close());
}
}
function keptName(e) {
return e.replace(d, (e) => `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function whyLeft(e) {
let [t] = f.find(([, t]) => t.includes((0, a.$N)(e) ?? "")) ?? [];
if (t === void 0) throw e;
return t;
}
function parseUsage({ bytes: e, head: t }, n) {
if (e > u) {
n(`usage.json of more than ${u / 1024} KiB, which is not read`);
return null;
}
try {
let { usage: e, wrong: r } = (0, s.k9)(t.toString());
r.length > 0 && n(`usage.json with an invalid ${r.join(", ")}, now unknown`);
return e;
} catch {
n("usage.json that is no JSON object");
return null;
}
}
})
};
