export const id = 2323;
export const ids = [2323];
export const modules = {
43830: ((e, t, n) => {
n.d(t, {
ol: () => digestOf,
rm: () => digestOfDirectory,
u8: () => withLinked
});
var r = n(4573);
var i = n(77598);
var a = n(73024);
var o = n(76760);
var s = n(58500);
var c = n(45145);
var l = n(70930);
var u = n(45503);
let d = 8 * 1024 ** 3;
let f = 1048576;
function digestOf(e, t) {
return digest(e, t?.toSorted() ?? sortedNames(e), {
refuses: !0,
skips: () => !1,
skipsDirectory: () => !1
});
}
function digestOfDirectory(e, t, n = () => !1) {
let r = [
".git",
"__pycache__",
...t
];
let skips = (e) => r.includes(o.basename(e)) || r.includes(e);
return digest(e, sortedNames(e), {
refuses: !1,
skips,
skipsDirectory: n
});
}
function withLinked(e, t, n) {
let r = (0, a.realpathSync)(e);
let i = n.flatMap((t) => {
let n = o.join(e, t);
return (0, a.existsSync)(n) ? [o.relative(r, (0, a.realpathSync)(n))] : [];
});
let isBeyond = (e) => !t.some((t) => `${e}/`.startsWith(`${t}/`));
return [...t, ...new Set(i.filter(isBeyond))];
}
async function digest(e, t, n) {
let r = (0, i.createHash)("sha256");
for (let e of t) await add(e);
return `sha256:${r.digest("hex")}`;
async function add(t) {
let i = typeof t == "string" ? o.join(e, t) : (0, l.XM)(e, t);
if (n.skips(i.toString())) return;
try {
let e = await addEntry(labelOf(t), i);
for (let n of e) await add(joined(t, n));
} catch (e) {
if (!n.refuses) {
r.update(`${labelOf(t)} unread\n`);
return;
}
if (e instanceof c.yo) throw e;
throw new c.yo(`dataset: ${i} cannot be read: ${(0, c.bD)(e)}`);
}
}
async function addEntry(e, t) {
let i = (0, a.lstatSync)(t, { throwIfNoEntry: !1 });
if (i === void 0) return [];
if (i.isDirectory()) {
await (0, s.setImmediate)();
return await n.skipsDirectory(t.toString()) ? [] : sortedNames(t);
}
if (i.isSymbolicLink()) {
let n = (0, a.readlinkSync)(t, { encoding: "buffer" });
r.update(`${e} link ${n.length}\n`).update(n);
return [];
}
if (!i.isFile()) throw new c.yo(`dataset: ${t} is a pipe, a socket or a device, which no dataset can hold; remove it`);
if (i.size > d) throw new c.yo(`dataset: ${t} has ${i.size} bytes, and a file of a dataset has ${d} at most`);
let o = i.mode & 64 ? "executable" : "file";
r.update(`${e} ${o} ${i.size}\n`);
if (i.size <= f) r.update((0, u.XF)(t, f));
else for await (let e of (0, a.createReadStream)(t, { highWaterMark: 1048576 })) r.update(e);
return [];
}
}
function sortedNames(e) {
let t = (0, a.readdirSync)(e).sort();
if (!t.some((e) => e.includes("�"))) return t;
return (0, a.readdirSync)(e, { encoding: "buffer" }).map((e) => ({
name: e,
text: e.toString()
})).sort((e, t) => e.text === t.text ? e.name.compare(t.name) : e.text < t.text ? -1 : 1).map(({ name: e }) => e);
}
function joined(e, t) {
if (typeof e == "string" && typeof t == "string") return `${e}/${t}`;
return (0, l.XM)(e, Buffer.from(t));
}
function labelOf(e) {
if (typeof e == "string") return JSON.stringify(e);
return (0, r.isUtf8)(e) ? JSON.stringify(e.toString()) : `bytes ${e.toString("hex")}`;
}
}),
68995: ((e, t, n) => {
n.d(t, { G: () => throwFaults });
var r = n(45145);
var i = n(18253);
function throwFaults(e, t, n = []) {
if (t.length === 0) return;
let a = [
`dataset: ${e} cannot be read:`,
...(0, i.UV)(t, 20),
...n
];
throw new r.yo(a.join("\n"));
}
}),
47198: ((e, t, n) => {
n.d(t, {
l: () => a,
q: () => leadsOut
});
var r = n(73024);
var i = n(76760);
let a = "is a link, or below a link, to a place outside of the dataset; put the file itself there";
function leadsOut(e, t) {
try {
let [n, a] = [(0, r.realpathSync)(e), (0, r.realpathSync)(t)];
return a !== n && !a.startsWith(n + i.sep);
} catch {
return !1;
}
}
}),
52323: ((e, t, n) => {
n.d(t, {
bq: () => y,
cR: () => v,
Zh: () => loadDataset
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(37012);
var s = n(47198);
var c = n(71826);
var l = n(3350);
var u = n(23137);
var d = n(43830);
var f = n(71744);
var p = n(32223);
var m = n(57236);
var h = n(67738);
let g = [".", "setupbench"];
let _ = [
"dataset.yaml",
"scenarios",
"fixtures"
];
async function loadSetupBench(e, t) {
let o = g.map((t) => i.resolve(e, t)).find((e) => (0, r.existsSync)(i.join(e, "scenarios")));
if (o === void 0) {
if (!(0, r.existsSync)(e)) throw new a.yo(`dataset: the directory ${e} does not exist`);
let { tasksElsewhere: t } = await Promise.all([
n.e(8815),
n.e(2255),
n.e(6147),
n.e(2831)
]).then(n.bind(n, 42831));
throw new a.yo(`dataset: the directory ${e} has no folder scenarios/ with .jsonl files${t(e)}`);
}
for (let t of [
o,
i.join(o, "scenarios"),
i.join(o, "fixtures")
]) if ((0, s.q)(e, t)) throw new a.yo(`dataset: ${t} ${s.l}`);
let c = await readManifest(o);
let l = fixturesIn(i.join(o, "fixtures"));
let u = await (0, m.SK)(o);
let f = Array.from((0, p.readRows)(o), (e) => toInstance(e, l, u.get(e.row.instance_id) ?? null));
let h = new Set(f.map((e) => e.id));
let v = new Set(f.map(({ row: e }) => e.file));
return {
name: t.name ?? c.name ?? i.basename(o),
directory: o,
ref: t.ref,
digest: await (0, d.ol)(o, (0, d.u8)(o, _, [..._, ...v])),
testbed: c.testbed ?? null,
instances: f,
notes: [
...(0, p.t)(o),
...notesOnFixtures(l, h),
...(0, m.U0)(u, h),
...unpinned(f)
]
};
}
async function readManifest(e) {
let t = i.join(e, "dataset.yaml");
let o;
try {
o = (0, p.y)(e, t, 65536);
} catch (n) {
if ((0, a.$N)(n) === "ENOENT") {
let t = i.join(e, "dataset.yml");
if ((0, r.existsSync)(t)) throw new a.yo(`${t}: is not read; rename it to dataset.yaml; if it is another program's, put an empty dataset.yaml beside it`);
return {};
}
throw new a.yo(`${t}: cannot be read: ${(0, a.bD)(n)}`);
}
let s = plainMapping(o);
if (s === null) {
let { parseYamlDocument: e } = await Promise.all([n.e(8815), n.e(5681)]).then(n.bind(n, 5681));
try {
let t = e(o);
let [n] = t.errors;
if (n !== void 0) throw n;
s = t.toJS() ?? {};
} catch (e) {
throw new a.yo(`${t}: not valid YAML: ${(0, a.bD)(e)}`);
}
}
let c = f.rc.safeParse(s);
if (c.success) return c.data;
throw new a.yo(c.error.issues.map((e) => manifestFault(t, o, e)).join("\n"));
}
function plainMapping(e) {
let t = e.split("\n").filter((e) => e !== "" && !e.startsWith("#")).map((e) => /^([a-z]+): ([A-Za-z][A-Za-z0-9_-]*)$/.exec(e));
let n = new Set();
for (let e of t) {
if (e === null || n.has(e[1]) || e.some((e) => /^(null|true|false)$/i.test(e))) return null;
n.add(e[1]);
}
return Object.fromEntries(t.map((e) => [e[1], e[2]]));
}
function manifestFault(e, t, n) {
let placeOf = (n) => {
let r = t.split("\n").findIndex((e) => e.startsWith(`${n}:`));
return r === -1 ? e : `${e}:${r + 1}`;
};
if (n.code !== "unrecognized_keys") return `${placeOf(n.path[0])}: ${(0, u.hQ)(n)}`;
let r = Object.keys(f.rc.shape);
return n.keys.map((e) => {
let t = (0, l.cR)(e, r);
let n = t === null ? `known are ${r.join(" and ")}` : `did you mean ${t}?`;
return `${placeOf(e)}: ${e}: there is no such key; ${n}`;
}).join("\n");
}
function toInstance({ row: e, place: t }, n, a) {
let o = n.get(e.instance_id) ?? null;
let s = n.get(`prerunner-${e.instance_id}`) ?? null;
return {
id: e.instance_id,
taskType: e.task_type,
prompt: e.problem_statement,
debugPrompt: null,
image: e.base_image ?? null,
imageTag: e.image_tag ?? null,
repository: e.repo_url == null ? null : {
url: e.repo_url,
commit: e.base_commit ?? e.commit_hash ?? null
},
fixtures: o === null ? [] : [{
source: o,
target: ""
}],
prerunner: s !== null && (0, r.existsSync)(i.join(s, "prerunner.sh")) ? s : null,
solution: a,
row: t,
humanActions: humanActionsOf(e),
evaluation: {
kind: "success_command",
command: e.success_command,
rule: (0, h.Y)(e.task_type)
}
};
}
function humanActionsOf(e) {
let [t, n] = [sum(e.human_actions_lower_bound), sum(e.human_actions_upper_bound)];
if (t === null && n === null) return null;
return {
lower: t ?? n,
upper: n ?? t
};
}
function sum(e) {
return (0, c.Ij)([e?.check_dir, e?.read_file]);
}
function fixturesIn(e) {
let t = new Map();
if (!(0, r.existsSync)(e)) return t;
for (let n of (0, r.readdirSync)(e, { withFileTypes: !0 })) t.set(n.name, directoryOf(n, e));
return t;
}
function directoryOf(e, t) {
let n = i.join(t, e.name);
if (e.isDirectory()) return n;
if ((0, s.q)(t, n)) return null;
return (0, r.statSync)(n, { throwIfNoEntry: !1 })?.isDirectory() ? (0, r.realpathSync)(n) : null;
}
function notesOnFixtures(e, t) {
let isUsed = (e) => t.has(e) || t.has(e.replace(/^prerunner-/, ""));
let n = new Set([...e].flatMap(([e, t]) => isUsed(e) ? [t] : []));
return [...e].sort(([e], [t]) => e < t ? -1 : 1).flatMap(([e, t]) => {
if (t === null) return isUsed(e) ? [`fixtures/${e} is not a directory in fixtures/, and is not copied`] : [];
return isUsed(e) || n.has((0, r.realpathSync)(t)) ? [] : [`fixtures/${e} belongs to no instance`];
});
}
function unpinned(e) {
let t = e.filter(({ repository: e }) => e?.commit === null).map(({ id: e }) => e);
if (t.length === 0) return [];
let n = t.length > 5 ? ` and ${t.length - 5} more` : "";
return [`repo_url without base_commit: ${t.slice(0, 5).join(", ")}${n}; the default branch is cloned, as it is then`];
}
let v = {
setupbench: {
repository: "https://github.com/microsoft/SetupBench.git",
ref: "041a412f01348c2a6f8b1b6a910138fe01885aee",
load: loadSetupBench
},
prdbench: {
repository: "https://github.com/southalone/PRDbench.git",
ref: "61ee47bbdc2d39c094dde64175446d1016290e70",
load: async (...e) => (await n.e(1401).then(n.bind(n, 81401))).loadPrdBench(...e)
}
};
async function loadDirectory(e, t) {
let a = (0, r.existsSync)(i.join(e, "scenarios")) ? null : await Promise.all([
n.e(8815),
n.e(2255),
n.e(6147)
]).then(n.bind(n, 96147));
return a?.isHarbor(e) ? a.loadHarbor(e, t) : loadSetupBench(e, t);
}
let y = "harbor";
let b = [...Object.keys(v), y].join(", ");
async function loadDataset(e, t) {
let n = await load(e, t).catch((e) => {
if ((0, a.$N)(e) !== "EACCES" && (0, a.$N)(e) !== "ENOTDIR") throw e;
let t = (0, a.$N)(e) === "ENOTDIR" ? "; there must be a directory: name that of the dataset, not a file in it" : "";
throw new a.yo(`dataset: it cannot be read: ${(0, a.bD)(e)}${t}`);
});
if (e.mode !== "dev" && n.instances.every(({ evaluation: e }) => e.kind !== "test_plan")) throw new a.yo(`mode: ${e.mode} is for PRDbench; ${n.name} has no modes`);
return n;
}
async function load(e, t) {
let { dataset: n, "dataset-path": s, "dataset-repository": c, "dataset-ref": l, mode: u } = e;
if (n !== y && s !== void 0 && (c ?? l) !== void 0) throw new a.yo("dataset-path: a local checkout is given, so leave out dataset-repository and dataset-ref (or the path)");
if (n === y) return loadHarborTasks(e, t);
let d = (0, o._)(v, n);
if (d === void 0) {
if ((s ?? c ?? l) !== void 0) throw new a.yo(`dataset: "${n}" is not a known dataset (${b}), and dataset-path, dataset-repository and dataset-ref are for known datasets only; name one, or leave these options out`);
if (!(0, r.existsSync)(n)) throw new a.yo(`dataset: "${n}" is neither a known dataset (${b}) nor an existing directory`);
return loadDirectory(i.resolve(n), {
name: null,
ref: null
});
}
if (s !== void 0) return d.load(i.resolve(s), {
name: n,
ref: null,
mode: u
});
let f = await t(c === void 0 ? d.repository : absolute(c), l ?? (c === void 0 ? d.ref : "HEAD"));
return d.load(f.directory, {
name: n,
ref: f.commit,
mode: u
});
}
async function loadHarborTasks({ "dataset-path": e, "dataset-repository": t, "dataset-ref": o }, c) {
if (t === void 0) {
if (e === void 0 || o !== void 0) throw new a.yo("dataset: harbor needs dataset-repository (and the folder of its tasks in dataset-path), or a local folder in dataset-path");
return loadDirectory(i.resolve(e), {
name: null,
ref: null
});
}
let l = absolute(t);
let { directory: u, commit: d } = await c(l, o ?? "HEAD");
let f = i.resolve(u, e ?? ".");
if ((0, s.q)(u, f) || !`${f}/`.startsWith(`${u}/`)) throw new a.yo(`dataset-path: ${e} leads out of the repository`);
if (!(0, r.existsSync)(f)) throw new a.yo(`dataset-path: ${e} is not in the repository at ${d}`);
let { isHarbor: p } = await Promise.all([
n.e(8815),
n.e(2255),
n.e(6147)
]).then(n.bind(n, 96147));
if (!(0, r.existsSync)(i.join(f, "scenarios")) && !p(f)) {
let { tasksElsewhere: t } = await Promise.all([
n.e(8815),
n.e(2255),
n.e(6147),
n.e(2831)
]).then(n.bind(n, 42831));
let r = t(f) || "; name the folder of the tasks";
throw new a.yo(`dataset-path: ${e ?? "the top of the repository"} has no folder with a task.toml${r}`);
}
return loadDirectory(f, {
name: nameOf(f === i.resolve(u) ? l : f),
ref: d
});
}
function nameOf(e) {
return e.replace(/(\/?\.git)?\/*$/, "").split(/[/:]/).at(-1);
}
function absolute(e) {
return /^\.{1,2}(\/|$)/.test(e) || (0, r.existsSync)(e) ? i.resolve(e) : e;
}
}),
32223: ((e, t, n) => {
n.d(t, {
readRows: () => readRows,
t: () => strayScenarios,
y: () => readText
});
var r = n(73024);
var i = n(76760);
var a = n(63160);
var o = n(45145);
var s = n(45503);
var c = n(3350);
var l = n(23137);
var u = n(68995);
var d = n(47198);
var f = n(71744);
function* readRows(e) {
let t = i.join(e, "scenarios");
let n = (0, r.readdirSync)(t).filter((e) => e.endsWith(".jsonl")).sort();
let a = [];
let s = new Map();
for (let t of n) {
let n = `scenarios/${t}`;
let r = contentOf(e, n, a);
for (let [e, t] of r.split("\n").entries()) {
if (t.trim() === "") continue;
let r = {
file: n,
line: e + 1,
unknownKeys: []
};
let i = parseRow(t, r, a);
if (i === null) continue;
r.unknownKeys = Object.keys(i).filter((e) => !(0, f.h3)(e));
let o = s.get(i.instance_id);
o !== void 0 && a.push(`${textOf(r)}: instance_id: "${i.instance_id}" is already used at ${textOf(o)}`);
s.set(i.instance_id, r);
yield {
row: i,
place: r
};
}
}
(0, u.G)(e, a);
if (s.size === 0) throw new o.yo(`dataset: ${t} holds no instance; put one JSON object a line into a .jsonl file`);
}
function strayScenarios(e) {
return (0, r.readdirSync)(i.join(e, "scenarios"), { withFileTypes: !0 }).filter((e) => !e.name.startsWith(".") && !e.name.endsWith(".jsonl")).filter((e) => e.isDirectory() || /\.(?:nd)?jsonl?$/i.test(e.name)).map(({ name: e }) => `scenarios/${e} is not read: rows are in files scenarios/*.jsonl`).sort();
}
function contentOf(e, t, n) {
try {
return readText(e, i.join(e, t));
} catch (e) {
n.push(`${t}: cannot be read: ${(0, o.bD)(e)}`);
return "";
}
}
function readText(e, t, n = 268435456) {
if ((0, d.q)(e, t)) throw Error(`it ${d.l}`);
return (0, s.Gu)(t, n, { follow: !0 });
}
function textOf({ file: e, line: t }) {
return `${e}:${t}`;
}
function parseRow(e, t, n) {
let r;
try {
r = (0, a.nh)(e);
} catch (e) {
n.push(`${textOf(t)}: not valid JSON: ${(0, o.bD)(e)}`);
return null;
}
let i = f.M1.safeParse(r);
if (i.success) return i.data;
for (let e of i.error.issues) n.push(`${textOf(t)}: ${(0, l.hQ)(e)}${missingKey(e, r)}`);
return null;
}
function missingKey(e, t) {
let [n] = e.path;
if (typeof n != "string" || typeof t != "object" || !t || n in t) return "";
let r = Object.keys(t).find((e) => !(0, f.h3)(e) && (0, c.HQ)(e, n));
return r === void 0 ? "" : `; did you mean the key ${JSON.stringify(r)}?`;
}
}),
57236: ((e, t, n) => {
n.d(t, {
Q2: () => solutionsOf,
SK: () => solutionsIn,
U0: () => straySolutions
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(47198);
let s = ["solution", "solutions"];
async function solutionsIn(e) {
let t = new Map();
for (let t of s) for (let [n, r] of await solutionsOf(i.join(e, t), e)) add(n, r);
return t;
function add(e, n) {
let r = t.get(e);
if (r !== void 0) throw new a.yo(`dataset: ${e} has two solutions, ${r} and ${n}; remove one`);
t.set(e, n);
}
}
async function solutionsOf(e, t = e) {
if (!(0, r.existsSync)(e)) return [];
return (0, r.readdirSync)(e, { withFileTypes: !0 }).sort((e, t) => e.name < t.name ? -1 : 1).flatMap((n) => {
let s = i.join(e, n.name);
if ((0, o.q)(t, s)) throw new a.yo(`dataset: ${s} ${o.l}`);
let c = n.isSymbolicLink() && (0, r.existsSync)(s) ? (0, r.realpathSync)(s) : s;
let l = (0, r.statSync)(c, { throwIfNoEntry: !1 });
if (l?.isDirectory()) return [[n.name, c]];
return l?.isFile() && n.name.endsWith(".sh") ? [[n.name.slice(0, -3), c]] : [];
});
}
function straySolutions(e, t) {
let n = new Set([...e].flatMap(([e, n]) => t.has(e) ? [n] : []));
return [...e].filter(([e, r]) => !t.has(e) && !n.has(r)).map(([, e]) => `${i.basename(i.dirname(e))}/${i.basename(e)} belongs to no instance`);
}
})
};
