export const id = 2323;
export const ids = [2323];
export const modules = {
43830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => digestOf,
r: () => digestOfDirectory
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45503);
let LARGEST_FILE = 8 * 1024 ** 3;
let LARGEST_AT_ONCE = 1048576;
function digestOf(root, names) {
return digest(root, names, {
refuses: !0,
skips: () => !1
});
}
function digestOfDirectory(root, except) {
let unused = [".git", "__pycache__"];
let skips = (file) => unused.includes(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file)) || except.includes(file);
return digest(root, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root), {
refuses: !1,
skips
});
}
async function digest(root, names, about) {
let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
for (let name of [...names].sort()) await add(name);
return `sha256:${hash.digest("hex")}`;
async function add(name) {
if (about.skips(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name))) return;
try {
let below = await addEntry(name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name));
for (let entry of below) await add(`${name}/${entry}`);
} catch (error) {
if (!about.refuses) {
hash.update(`${JSON.stringify(name)} unread\n`);
return;
}
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo) throw error;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name)} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
}
}
async function addEntry(name, file) {
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: !1 });
if (stats === void 0) return [];
if (stats.isDirectory()) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(file).sort();
}
if (stats.isSymbolicLink()) {
let target = Buffer.from((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(file));
hash.update(`${JSON.stringify(name)} link ${target.length}\n`).update(target);
return [];
}
if (!stats.isFile()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${file} is a pipe, a socket or a device, which no dataset can hold; remove it`);
if (stats.size > LARGEST_FILE) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${file} has ${stats.size} bytes, and a file of a dataset has ${LARGEST_FILE} at most`);
let kind = stats.mode & 64 ? "executable" : "file";
hash.update(`${JSON.stringify(name)} ${kind} ${stats.size}\n`);
if (stats.size <= LARGEST_AT_ONCE) hash.update((0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__.X)(file, LARGEST_AT_ONCE));
else for await (let chunk of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, { highWaterMark: 1048576 })) hash.update(chunk);
return [];
}
}
}),
47198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => LEADS_OUT,
q: () => leadsOut
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
let LEADS_OUT = "is a link, or lies behind one, that leads out of the dataset; put the file itself there";
function leadsOut(directory, file) {
try {
let [root, real] = [(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)];
return real !== root && !real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
} catch {
return !1;
}
}
}),
82660: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { H: () => isNear });
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
function isNear(one, other) {
let [a, b] = [one, other].map((name) => name.toLowerCase().replaceAll(/[-_ ]/g, ""));
return (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(a, b) <= Math.min(3, Math.floor(b.length / 3));
}
}),
52323: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => KNOWN,
Z: () => loadDataset
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var inside = __webpack_require__(47198);
var mod = __webpack_require__(21916);
var digest = __webpack_require__(43830);
var row = __webpack_require__(71744);
var datasets_rows = __webpack_require__(32223);
var datasets_solutions = __webpack_require__(57236);
let FOLDERS = [".", "setupbench"];
async function loadSetupBench(directory, about) {
let root = FOLDERS.map((folder) => external_node_path_.resolve(directory, folder)).find((root) => (0, external_node_fs_.existsSync)(external_node_path_.join(root, "scenarios")));
if (root === void 0) {
let missing = (0, external_node_fs_.existsSync)(directory) ? "has no folder scenarios/ with .jsonl files" : "is not there";
throw new errors.yo(`dataset: the directory ${directory} ${missing}`);
}
for (let place of [
root,
external_node_path_.join(root, "scenarios"),
external_node_path_.join(root, "fixtures")
]) if ((0, inside.q)(directory, place)) throw new errors.yo(`dataset: ${place} ${inside.l}`);
let manifest = await readManifest(root);
let fixtures = await directoriesIn(external_node_path_.join(root, "fixtures"));
let rows = await (0, datasets_rows.readRows)(root);
let solutions = await (0, datasets_solutions.SK)(root);
let instances = rows.map((row) => toInstance(row, external_node_path_.join(root, "fixtures"), fixtures, solutions.get(row.row.instance_id) ?? null));
let ids = new Set(instances.map((instance) => instance.id));
return {
name: about.name ?? manifest.name ?? external_node_path_.basename(root),
directory: root,
ref: about.ref,
digest: await (0, digest.o)(root, [
"dataset.yaml",
"scenarios",
"fixtures"
]),
testbed: manifest.testbed ?? null,
instances,
notes: [
...strayFixtures(fixtures, ids),
...(0, datasets_solutions.U0)(solutions, ids),
...unpinned(instances)
]
};
}
async function readManifest(root) {
let file = external_node_path_.join(root, "dataset.yaml");
let text;
try {
text = (0, datasets_rows.b)(root, file);
} catch (error) {
if ((0, errors.$N)(error) === "ENOENT") return {};
throw new errors.yo(`${file}: cannot be read: ${(0, errors.bD)(error)}`);
}
let data = plainMapping(text);
if (data === null) {
let { parse } = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
try {
data = parse(text) ?? {};
} catch (error) {
throw new errors.yo(`${file}: not valid YAML: ${(0, errors.bD)(error)}`);
}
}
let parsed = row.rc.safeParse(data);
if (parsed.success) return parsed.data;
throw new errors.yo(parsed.error.issues.map((issue) => manifestFault(file, text, issue)).join("\n"));
}
function plainMapping(text) {
let pairs = text.split("\n").filter((line) => line !== "" && !line.startsWith("#")).map((line) => /^([a-z]+): ([A-Za-z][A-Za-z0-9_-]*)$/.exec(line));
let keys = new Set();
for (let pair of pairs) {
if (pair === null || keys.has(pair[1]) || pair.some((word) => /^(null|true|false)$/i.test(word))) return null;
keys.add(pair[1]);
}
return Object.fromEntries(pairs.map((pair) => [pair[1], pair[2]]));
}
function manifestFault(file, text, issue) {
if (issue.code !== "unrecognized_keys") return `${file}: ${(0, datasets_rows.h)(issue)}`;
let known = Object.keys(row.rc.shape);
return issue.keys.map((key) => {
let line = text.split("\n").findIndex((line) => line.startsWith(`${key}:`));
return `${file}${line === -1 ? "" : `:${line + 1}`}: ${key}: there is no such key; did you mean ${(0, mod.kp)(key, known)}?`;
}).join("\n");
}
function toInstance({ row, place }, folder, fixtures, solution) {
let prerunner = `prerunner-${row.instance_id}`;
return {
id: row.instance_id,
taskType: row.task_type,
prompt: row.problem_statement,
debugPrompt: null,
image: row.base_image ?? null,
imageTag: row.image_tag ?? null,
repository: row.repo_url == null ? null : {
url: row.repo_url,
commit: row.base_commit ?? row.commit_hash ?? null
},
fixtures: fixtures.has(row.instance_id) ? [{
source: external_node_path_.join(folder, row.instance_id),
target: ""
}] : [],
prerunner: fixtures.has(prerunner) && (0, external_node_fs_.existsSync)(external_node_path_.join(folder, prerunner, "prerunner.sh")) ? external_node_path_.join(folder, prerunner) : null,
solution,
row: place,
humanActions: humanActionsOf(row),
evaluation: {
kind: "success_command",
command: row.success_command,
rule: row.task_type === "dependency_resolution" ? "exit_code" : "success_text"
}
};
}
function humanActionsOf(row) {
let { human_actions_lower_bound: lower, human_actions_upper_bound: upper } = row;
if (lower == null && upper == null) return null;
return {
lower: sum(lower ?? upper),
upper: sum(upper ?? lower)
};
}
function sum(actions) {
return Object.values(actions).reduce((total, count) => total + (count ?? 0), 0);
}
async function directoriesIn(folder) {
if (!(0, external_node_fs_.existsSync)(folder)) return new Set();
let entries = (0, external_node_fs_.readdirSync)(folder, { withFileTypes: !0 });
return new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
}
function strayFixtures(fixtures, ids) {
return [...fixtures].filter((name) => !ids.has(name) && !ids.has(name.replace(/^prerunner-/, ""))).sort().map((name) => `fixtures/${name} belongs to no instance`);
}
function unpinned(instances) {
let ids = instances.filter(({ repository }) => repository?.commit === null).map(({ id }) => id);
if (ids.length === 0) return [];
let more = ids.length > 5 ? ` and ${ids.length - 5} more` : "";
return [`repo_url without base_commit: ${ids.slice(0, 5).join(", ")}${more}; the default branch is cloned, as it is then`];
}
let KNOWN = {
setupbench: {
repository: "https://github.com/microsoft/SetupBench.git",
ref: "041a412f01348c2a6f8b1b6a910138fe01885aee",
load: loadSetupBench
},
prdbench: {
repository: "https://github.com/southalone/PRDbench.git",
ref: "61ee47bbdc2d39c094dde64175446d1016290e70",
load: async (...given) => (await __webpack_require__.e(5550).then(__webpack_require__.bind(__webpack_require__, 85550))).loadPrdBench(...given)
}
};
async function loadDirectory(directory, about) {
let harbor = (0, external_node_fs_.existsSync)(external_node_path_.join(directory, "scenarios")) ? null : await Promise.all([
__webpack_require__.e(8815),
__webpack_require__.e(2255),
__webpack_require__.e(3446)
]).then(__webpack_require__.bind(__webpack_require__, 43446));
return harbor?.isHarbor(directory) ? harbor.loadHarbor(directory, about) : loadSetupBench(directory, about);
}
let HARBOR = "harbor";
async function loadDataset(options, fetch) {
let { dataset: name, "dataset-path": directory, "dataset-repository": repository, "dataset-ref": ref, mode } = options;
if (name !== HARBOR && directory !== void 0 && (repository ?? ref) !== void 0) throw new errors.yo("dataset-path: a local checkout is given, so leave out dataset-repository and dataset-ref (or the path)");
if (name === HARBOR) return loadHarborTasks(options, fetch);
let known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : void 0;
if (known === void 0) {
if ((directory ?? repository ?? ref) !== void 0) throw new errors.yo(`dataset: "${name}" is a directory, so dataset-path, dataset-repository and dataset-ref have no meaning; known datasets: ${Object.keys(KNOWN).join(", ")}`);
if (!(0, external_node_fs_.existsSync)(name)) throw new errors.yo(`dataset: "${name}" is neither a known dataset (${Object.keys(KNOWN).join(", ")}) nor a directory that is there`);
return loadDirectory(external_node_path_.resolve(name), {
name: null,
ref: null
});
}
if (directory !== void 0) return known.load(external_node_path_.resolve(directory), {
name,
ref: null,
mode
});
let fetched = await fetch(repository === void 0 ? known.repository : absolute(repository), ref ?? (repository === void 0 ? known.ref : "HEAD"));
return known.load(fetched.directory, {
name,
ref: fetched.commit,
mode
});
}
async function loadHarborTasks({ "dataset-path": below, "dataset-repository": repository, "dataset-ref": ref }, fetch) {
if (repository === void 0) {
if (below === void 0 || ref !== void 0) throw new errors.yo("dataset: harbor needs dataset-repository (and the folder of its tasks in dataset-path), or a local folder in dataset-path");
return loadDirectory(external_node_path_.resolve(below), {
name: null,
ref: null
});
}
let { directory, commit } = await fetch(absolute(repository), ref ?? "HEAD");
let tasks = external_node_path_.resolve(directory, below ?? ".");
if ((0, inside.q)(directory, tasks) || !`${tasks}/`.startsWith(`${directory}/`)) throw new errors.yo(`dataset-path: ${below} leads out of the repository`);
if (!(0, external_node_fs_.existsSync)(tasks)) throw new errors.yo(`dataset-path: ${below} is not in the repository at ${commit}`);
return loadDirectory(tasks, {
name: external_node_path_.basename(below ?? repository.replace(/\/+$/, "")).replace(/\.git$/, ""),
ref: commit
});
}
function absolute(repository) {
return /^\.{1,2}(\/|$)/.test(repository) || (0, external_node_fs_.existsSync)(repository) ? external_node_path_.resolve(repository) : repository;
}
}),
32223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => textOf,
h: () => fieldFault,
readRows: () => readRows
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47198);
var _near_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
var _row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71744);
async function readRows(root) {
let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, "scenarios");
let files = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith(".jsonl")).sort();
let faults = [];
let rows = [];
let places = new Map();
for (let file of files) {
let content = contentOf(root, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file), faults);
for (let [index, line] of content.replace(/^\uFEFF/, "").split("\n").entries()) {
if (line.trim() === "") continue;
let place = `scenarios/${file}:${index + 1}`;
let row = parseRow(line, place, faults);
if (row === null) continue;
let unknownKeys = Object.keys(row).filter((key) => !(0, _row_js__WEBPACK_IMPORTED_MODULE_6__.h3)(key));
let earlier = places.get(row.instance_id);
earlier !== void 0 && faults.push(`${place}: instance_id: "${row.instance_id}" is already used at ${earlier}`);
places.set(row.instance_id, place);
rows.push({
row,
place: {
file: `scenarios/${file}`,
line: index + 1,
unknownKeys
}
});
}
}
if (faults.length > 0) {
let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo([
`dataset: ${root} cannot be read:`,
...faults.slice(0, 20),
...more
].join("\n"));
}
if (rows.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
return rows;
}
function contentOf(root, file, faults) {
try {
return textOf(root, file);
} catch (error) {
faults.push(`scenarios/${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)}: cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
return "";
}
}
function textOf(root, file) {
if ((0, _inside_js__WEBPACK_IMPORTED_MODULE_4__.q)(root, file)) throw Error(`it ${_inside_js__WEBPACK_IMPORTED_MODULE_4__.l}`);
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, 268435456, { follow: !0 }).toString();
}
function parseRow(line, place, faults) {
let data;
try {
data = JSON.parse(line);
} catch (error) {
faults.push(`${place}: not valid JSON: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
return null;
}
let parsed = _row_js__WEBPACK_IMPORTED_MODULE_6__.M1.safeParse(data);
if (parsed.success) return parsed.data;
for (let issue of parsed.error.issues) faults.push(`${place}: ${fieldFault(issue)}${missingKey(issue, data)}`);
return null;
}
function fieldFault(issue) {
let field = issue.path.join(".");
return field === "" ? issue.message : `${field}: ${issue.message}`;
}
function missingKey(issue, data) {
let [key] = issue.path;
if (typeof key != "string" || typeof data != "object" || !data || key in data) return "";
let other = Object.keys(data).find((name) => !(0, _row_js__WEBPACK_IMPORTED_MODULE_6__.h3)(name) && (0, _near_js__WEBPACK_IMPORTED_MODULE_5__.H)(name, key));
return other === void 0 ? "" : `; did you mean the key ${JSON.stringify(other)}?`;
}
}),
57236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q2: () => solutionsOf,
SK: () => solutionsIn,
U0: () => straySolutions
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47198);
let FOLDERS = ["solution", "solutions"];
async function solutionsIn(root) {
let solutions = new Map();
for (let folder of FOLDERS) for (let [id, file] of await solutionsOf(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, folder), root)) add(id, file);
return solutions;
function add(id, file) {
let other = solutions.get(id);
if (other !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`dataset: ${id} has two solutions, ${other} and ${file}; remove one`);
solutions.set(id, file);
}
}
async function solutionsOf(folder, root = folder) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return [];
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: !0 }).sort((a, b) => a.name < b.name ? -1 : 1).flatMap((entry) => {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name);
if ((0, _inside_js__WEBPACK_IMPORTED_MODULE_3__.q)(root, file)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`dataset: ${file} ${_inside_js__WEBPACK_IMPORTED_MODULE_3__.l}`);
if (entry.isDirectory()) return [[entry.name, file]];
return entry.isFile() && entry.name.endsWith(".sh") ? [[entry.name.slice(0, -3), file]] : [];
});
}
function straySolutions(solutions, ids) {
return [...solutions].filter(([id]) => !ids.has(id)).map(([, file]) => `${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file))}/${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)} belongs to no instance`);
}
})
};
