export const id = 5550;
export const ids = [5550];
export const modules = { 85550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { loadPrdBench: () => loadPrdBench });
var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var digest = __webpack_require__(43830);
var row = __webpack_require__(71744);
var datasets_solutions = __webpack_require__(57236);
var regular_file = __webpack_require__(45503);
async function projectFiles(directory) {
let root = await (0, promises_.realpath)(directory);
let files = new Set();
let folders = new Set([""]);
let escapes = new Set();
for (let folder of folders) for (let entry of await (0, promises_.readdir)(external_node_path_.join(root, folder), { withFileTypes: !0 })) {
let name = external_node_path_.posix.join(folder, entry.name);
entry.isDirectory() ? folders.add(name) : entry.isFile() ? files.add(name) : entry.isSymbolicLink() && await addLink(name);
}
return {
directory: root,
isFile: (file) => files.has(file),
isThere: (file) => files.has(file) || folders.has(file),
isEscape: (file) => escapes.has(file),
below: (folder) => [...files].filter((file) => file.startsWith(folder)).sort(),
read: async (file) => {
if (!files.has(file)) throw Error(`${file} is not a file of ${root}`);
try {
return (0, regular_file.X)(external_node_path_.join(root, file), 268435456, { follow: !0 });
} catch (error) {
throw new errors.yo(`dataset: ${external_node_path_.join(root, file)} cannot be read: ${(0, errors.bD)(error)}`);
}
}
};
async function addLink(name) {
let target = await (0, promises_.realpath)(external_node_path_.join(root, name)).catch(() => null);
if (target === null) return;
target.startsWith(root + external_node_path_.sep) ? (await (0, promises_.stat)(target)).isFile() && files.add(name) : escapes.add(name);
}
}
function insideProject(given) {
if (given.includes("\0") || given.trim() === "") return null;
let plain = external_node_path_.posix.normalize(given.trim()).replace(/\/+$/, "");
if (given.trim().startsWith("/") || plain === ".." || plain.startsWith("../")) return null;
return plain;
}
function parseJson(bytes, label) {
let text = new TextDecoder().decode(bytes);
try {
return {
data: JSON.parse(text),
fault: null
};
} catch (error) {
let before = text.slice(0, faultOffset(text, (0, errors.bD)(error)));
return { fault: `${label}:${before.split("\n").length}:${before.length - before.lastIndexOf("\n")}: not valid JSON: ${(0, errors.bD)(error)}` };
}
}
function faultOffset(text, message) {
let [, told] = /at position (\d+)/.exec(message) ?? [];
if (told !== void 0) return Number(told);
let good = 0;
let bad = text.length;
if (!badToken(text)) return text.length;
for (; bad - good > 1;) {
let middle = Math.floor((good + bad) / 2);
badToken(text.slice(0, middle)) ? bad = middle : good = middle;
}
return good;
}
function badToken(text) {
try {
JSON.parse(text);
return !1;
} catch (error) {
return (0, errors.bD)(error).startsWith("Unexpected token");
}
}
var schemas = __webpack_require__(94343);
__webpack_require__(23137);
let plan_schema_name = schemas.FsL(schemas.lqM(schemas.L5J()), schemas.YjP("is missing or not a string").check(schemas.YPB((text) => text.trim() !== "", "is empty")));
let anything = schemas.lqM(schemas.L5J());
let planEntrySchema = schemas._H3({
metric: plan_schema_name,
description: anything,
type: anything,
testcases: anything,
input_files: anything,
expected_output: anything,
expected_output_files: anything
});
let requirementSchema = schemas.FsL(schemas.pdi((given) => isObject(given) && given.metric === void 0 && given.得分点 !== void 0 ? inEnglish(given) : given), schemas.Ikc({
metric: plan_schema_name,
description: anything,
expected_output: anything,
chinese: schemas.MfU(schemas.mee(schemas.g1P(schemas.YjP(), schemas.L5J())), null)
}));
function isObject(given) {
return typeof given == "object" && !!given;
}
function inEnglish(given) {
let chinese = {
Verification: given.验证方法,
Scoring: given.得分规范,
Weight: given.赋分权重
};
return {
...given,
metric: given.得分点,
chinese
};
}
let auxiliarySchema = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
async function readAuxiliary(file) {
if (file === null) return {
listed: new Map(),
notes: []
};
let bytes;
try {
bytes = (0, regular_file.X)(file, 67108864);
} catch (error) {
return {
listed: new Map(),
notes: [`aux_data.json cannot be read: ${(0, errors.bD)(error)}`]
};
}
let parsed = parseJson(bytes, "aux_data.json");
if (parsed.fault !== null) return {
listed: new Map(),
notes: [parsed.fault]
};
let lists = auxiliarySchema.safeParse(parsed.data);
if (lists.success) return {
listed: new Map(Object.entries(lists.data)),
notes: []
};
return {
listed: new Map(),
notes: ["aux_data.json is not an object of lists of paths: the extra files cannot be checked"]
};
}
function auxiliaryNotes(id, listed, files) {
return listed.flatMap((given) => {
let plain = insideProject(given);
if (plain === null || files.isEscape(plain)) return [`${id}: aux_data.json lists ${given}, which leads out of the project`];
return files.isThere(plain) ? [] : [`${id}: aux_data.json lists ${given}, which is not there`];
});
}
var external_node_fs_ = __webpack_require__(73024);
var inside = __webpack_require__(47198);
let ROOTS = [".", "prdbench"];
let PROJECTS = ["PRDbench", "data"];
let AUXILIARY = [
"aux_data.json",
"Evaluation/aux_data.json",
"Generation/aux_data.json"
];
async function findLayout(directory) {
if (!(0, external_node_fs_.existsSync)(directory)) throw new errors.yo(`dataset: the directory ${directory} is not there`);
for (let root of ROOTS) for (let folder of PROJECTS) {
let projects = external_node_path_.resolve(directory, root, folder);
let { numbers, notes } = await projectsIn(projects);
if (numbers.length === 0) continue;
if ((0, inside.q)(directory, projects)) throw new errors.yo(`dataset: ${projects} ${inside.l}`);
let own = (file) => isFile(file) && !(0, inside.q)(directory, file);
let auxiliary = AUXILIARY.map((name) => external_node_path_.resolve(directory, root, name)).find(own) ?? null;
let missing = auxiliary === null ? ["aux_data.json is missing: the extra files it lists cannot be checked"] : [];
return {
projects,
numbers,
auxiliary,
notes: [...notes, ...missing]
};
}
let places = PROJECTS.map((folder) => `${folder}/<number>`).join(" nor ");
throw new errors.yo(`dataset: the directory ${directory} has no projects of PRDbench: neither ${places} is there`);
}
async function projectsIn(folder) {
if (!(0, external_node_fs_.existsSync)(folder) || !(0, external_node_fs_.lstatSync)(folder).isDirectory()) return {
numbers: [],
notes: []
};
let entries = (await (0, promises_.readdir)(folder, { withFileTypes: !0 })).filter(({ name }) => /^[1-9]\d{0,8}$/.test(name));
let numbers = entries.filter((entry) => entry.isDirectory()).map(({ name }) => Number(name));
let notes = entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => `${external_node_path_.basename(folder)}/${name} is a link, and is left out`);
return {
numbers: numbers.sort((a, b) => a - b),
notes
};
}
function isFile(file) {
return (0, external_node_fs_.existsSync)(file) && (0, external_node_fs_.lstatSync)(file).isFile();
}
let STARTS_PROGRAM = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?(?:timeout\s+\S+\s+)?(?:python[\d.]*|node|bash|sh|java|\.\/\S+)\s/;
let SERVER = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?python[\d.]*\s+(?:\S*\/)?(?:[\w-]*[_-])?(?:app|server|web)(?:[_-][\w-]*)?\.py(?=\s|$)/i;
let COMPARE = /Compare-Object\s+\(Get-Content\s+([^\s()|]+)\)\s+\(Get-Content\s+([^\s()|]+)\)/gi;
let GET_CONTENT = /Get-Content\s+([^\s()|]+)(?=\s*(?:\||$))/gi;
function normaliseCommand(given, note) {
let command = given;
let translated = command.replace(COMPARE, "diff --strip-trailing-cr $1 $2").replace(GET_CONTENT, "cat $1");
if (translated !== command) {
note("powershell", `"${command}" is run as "${translated}"`);
command = translated;
}
let [, pattern] = /^\s*pkill\s+-f\s+(?!["'-])([^"'|;&]*\S\s+\S[^"'|;&]*)$/.exec(command) ?? [];
if (pattern !== void 0) {
let quoted = `pkill -f '[${pattern[0]}]${pattern.slice(1).trim()}'`;
note("unquoted_pattern", `"${command}" is run as "${quoted}"`);
command = quoted;
}
/\|\|\s*(?:echo|printf|true|:)(?=\s|$)/.test(withoutQuoted(command)) && note("masked_exit_code", `|| hides the exit code of "${command}"`);
return command;
}
function splitTyped(command) {
let [first, ...rest] = command.split("\n");
let typed = rest.join("\n");
if (typed.trim() === "" || first === void 0) return null;
if (!STARTS_PROGRAM.test(first) || first.includes("<<") || /[\\|]\s*$|&&\s*$/.test(first)) return null;
if (unbalanced(first) || rest.some((line) => STARTS_PROGRAM.test(line))) return null;
return {
command: first,
typed
};
}
function feedsItself(command) {
let plain = withoutQuoted(command);
return /<\s*\S/.test(plain) || /(?:^|&&|\|\||;)\s*(?:echo|printf|cat|yes)\b[^|;&]*\|(?!\|)/.test(plain);
}
function startsServer(command) {
return SERVER.test(command) && !/&\s*$/.test(command) && !feedsItself(command);
}
function withoutQuoted(command) {
return command.replace(/\\.|"(?:\\.|[^"\\])*"|'[^']*'/g, (text) => text.startsWith("\\") ? "__" : "\"\"");
}
function unbalanced(line) {
return /["']/.test(withoutQuoted(line).replaceAll("\"\"", ""));
}
function noteList() {
let notes = [];
let note = (kind, detail) => {
notes.some((other) => other.kind === kind && other.detail === detail) || notes.push({
kind,
detail
});
};
return {
notes,
note
};
}
function pathList(given, field, files, note) {
let paths = [];
for (let text of texts(given, field, files, note)) {
let plain = insideProject(text);
if (plain === null || files.isEscape(plain)) {
note("unsafe_path", `${field}: ${text} leads out of the project and is left out`);
continue;
}
paths.push(plain);
plain.includes("*") ? note("glob", `${field}: ${plain}`) : files.isThere(plain) || note(field === "input_files" ? "input_file_missing" : "expected_file_missing", `${field}: ${plain} is not in the dataset`);
}
return [...new Set(paths)];
}
function texts(given, field, files, note) {
if (given == null) return [];
if (typeof given == "string") {
if (given.trim() === "") return [];
note("string_for_list", `${field} is a string: ${given}`);
return split(given, field, files, note);
}
if (!Array.isArray(given)) {
note("unexpected_value", `${field} is neither a list nor a string, and is left out`);
return [];
}
return given.flatMap((item) => {
if (typeof item == "string" && item.trim() !== "") return split(item, field, files, note);
note("unexpected_value", `${field} has an entry that is not a path`);
return [];
});
}
function split(given, field, files, note) {
if (!given.includes(",") || files.isThere(insideProject(given) ?? "")) return [given];
note("comma_joined", `${field}: ${given} is taken as several paths`);
return given.split(",").filter((part) => part.trim() !== "");
}
function noteWrittenFiles(commands, expected, note) {
let written = commands.flatMap((command) => [...command.matchAll(/(?:\s-o\s*|\s--?[\w-]*out(?:put)?[\w-]*[= ]\s*|>\s*)(["']?)([^\s"';|&>]+)\1/g)].map(([, , target]) => insideProject(target)));
for (let file of expected) written.some((target) => target === file || target !== null && file.startsWith(`${target}/`)) && note("writes_expected_file", `a command of the point writes ${file} itself`);
}
let NOTHING = {
input: null,
inputFile: null,
unrunnable: null
};
async function typedInput(given, command, files, note) {
if (given == null) return NOTHING;
if (typeof given != "string") {
note("unexpected_value", "test_input is not a string and is left out");
return NOTHING;
}
if (given === "") {
note("empty_input", "test_input is the empty string");
return NOTHING;
}
if (given === "" || /^\s*(?:\^C|(?:ctrl|control)\s*[+-]\s*c)\s*$/i.test(given)) {
note("interrupt_input", `test_input is ${JSON.stringify(given)}: the program gets Ctrl-C when it waits`);
return {
...NOTHING,
input: []
};
}
if (command !== null && feedsItself(command)) {
note("input_in_command", `the command feeds its own standard input, so ${JSON.stringify(given)} is not typed`);
return NOTHING;
}
return await fromFile(given, files, note) ?? {
...NOTHING,
input: inlineLines(given, note)
};
}
function linesOf(text) {
return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}
function plainLineEnds(text, what, note) {
if (!text.includes("\r\n")) return text;
note("crlf", `${what} has Windows line ends`);
return text.replaceAll("\r\n", "\n");
}
function inlineLines(given, note) {
note("inline_input", `test_input is the text itself: ${JSON.stringify(given)}`);
let text = plainLineEnds(given, "test_input", note);
if (text.includes("\n") || !text.includes("\\n")) return linesOf(text);
note("literal_newline", "test_input has \\n as two characters, taken as line ends");
return linesOf(text.replaceAll("\\n", "\n"));
}
async function fromFile(given, files, note) {
let plain = insideProject(given);
if (plain !== null && files.isFile(plain)) return readLines(plain, files, note);
if (!looksLikePath(given)) return null;
if (plain === null || files.isEscape(plain)) {
note("unsafe_path", `test_input: ${given} leads out of the project`);
return {
...NOTHING,
unrunnable: `its input file ${given} is outside of the project`
};
}
let found = nearest(plain, files, note);
if (found !== null) return readLines(found, files, note);
note("input_file_missing", `test_input: ${plain} is not in the dataset`);
return {
...NOTHING,
unrunnable: `its input file ${plain} is not in the dataset`
};
}
function looksLikePath(given) {
if (given.includes("\n")) return !1;
return given.startsWith("evaluation/") || /\.(?:in|txt)$/.test(given) && (given.includes("/") || !/\s/.test(given));
}
function nearest(wanted, files, note) {
let all = files.below("evaluation/");
let last = (file) => file.slice(file.lastIndexOf("/") + 1);
let inFolder = all.filter((file) => file === `evaluation/${wanted}`);
let byName = inFolder.length > 0 ? inFolder : all.filter((file) => last(file) === last(wanted));
if (byName.length === 1) {
note("input_path", `test_input: ${wanted} was found at ${byName[0]}`);
return byName[0];
}
let letters = (file) => file.replace(/[^\p{Letter}\p{Number}/]/gu, "").toLowerCase();
let similar = byName.length > 1 ? [] : all.filter((file) => letters(file) === letters(wanted));
if (similar.length !== 1) return null;
note("similar_name", `test_input: ${wanted} does not exist; ${similar[0]} is used`);
return similar[0];
}
async function readLines(file, files, note) {
let bytes = await files.read(file);
let text = new TextDecoder().decode(bytes);
text.includes("�") && !isUtf8(bytes) && note("invalid_utf8", `${file} is not UTF-8`);
let input = linesOf(plainLineEnds(text, file, note));
input.length === 0 && note("empty_input_file", `${file} is empty`);
return {
...NOTHING,
input,
inputFile: file
};
}
function isUtf8(bytes) {
try {
new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
return !0;
} catch {
return !1;
}
}
let CALLS_PYTEST = /\bpytest\.main\s*\(|["'](?:-m )?pytest["' ]/;
async function noteUnitTest(command, files, note) {
if (/\bpytest\b/.test(command)) return;
let script = scriptOf(command);
if (script === null || !files.isFile(script)) {
note("no_pytest", `"${command}" names no pytest, ${script === null ? "and no script" : `and its script ${script} is not in the dataset`}`);
return;
}
let text = (await files.read(script)).toString("utf8");
CALLS_PYTEST.test(text) ? /\bpytest\.main\s*\(/.test(text) && !passesExitCode(text) && note("swallowed_exit_code", `${script} calls pytest.main() and drops its exit code`) : note("no_pytest", `${script} does not call pytest`);
}
function scriptOf(command) {
let [, folder, script] = /^\s*(?:cd\s+(\S+?)\s*(?:&&|;)\s*)?python[\d.]*\s+(\S+\.py)(?=\s|$)/.exec(command) ?? [];
return script === void 0 ? null : insideProject(external_node_path_.posix.join(folder ?? "", script));
}
function passesExitCode(script) {
if (/\b(?:exit|SystemExit)\s*\(\s*(?:int\()?\s*pytest\.main\s*\(/.test(script)) return !0;
let [, variable] = /(\w+)\s*=\s*pytest\.main\s*\(/.exec(script) ?? [];
return variable !== void 0 && RegExp(`\\b(?:exit|SystemExit)\\s*\\([^)\\n]*\\b${variable}\\b`).test(script);
}
let TYPES = [
"shell_interaction",
"unit_test",
"file_comparison"
];
async function normalisePlan(entries, files) {
let points = [];
for (let entry of entries) points.push(await normalisePoint(entry, files));
return noteDuplicates(points);
}
function normaliseRequirements(requirements) {
return noteDuplicates(requirements.map(normaliseRequirement));
}
async function normalisePoint(entry, files) {
let { notes, note } = noteList();
let metric = nameOf(entry.metric, note);
let type = typeOf(entry.type, note);
let testcases = await normaliseCases(entry.testcases, files, note);
let commands = testcases.flatMap(({ command }) => command ?? []);
if (type === "unit_test") for (let command of commands) await noteUnitTest(command, files, note);
let expectedFiles = pathList(entry.expected_output_files, "expected_output_files", files, note);
noteWrittenFiles(commands, expectedFiles, note);
return {
metric,
description: textOf(entry.description, "description", note) ?? "",
type,
testcases,
inputFiles: pathList(entry.input_files, "input_files", files, note),
expectedOutput: textOf(entry.expected_output, "expected_output", note),
expectedFiles,
notes
};
}
function normaliseRequirement(entry) {
let { notes, note } = noteList();
let { chinese } = entry;
return {
metric: nameOf(entry.metric, note),
description: chinese === null ? textOf(entry.description, "description", note) ?? "" : normalise_inEnglish(chinese, note),
type: "requirement",
testcases: [],
inputFiles: [],
expectedOutput: textOf(entry.expected_output, "expected_output", note),
expectedFiles: [],
notes
};
}
function normalise_inEnglish(parts, note) {
note("other_keys", `its keys are Chinese: taken as metric, ${Object.keys(parts).join(", ").toLowerCase()}`);
return Object.entries(parts).map(([name, part]) => ({
name,
text: typeof part == "number" ? String(part) : textOf(part, name, note)
})).filter(({ text }) => text !== null).map(({ name, text }) => `${name}: ${text}`).join("\n\n");
}
async function normaliseCases(given, files, note) {
if (!Array.isArray(given) || given.length === 0) {
note("no_testcases", `testcases is ${given === void 0 ? "missing" : Array.isArray(given) ? "empty" : "not a list"}`);
return [];
}
let cases = [];
for (let [index, entry] of given.entries()) {
let ofCase = (kind, detail) => note(kind, given.length > 1 ? `test case ${index + 1}: ${detail}` : detail);
let testcase = await normaliseCase(entry, files, ofCase);
cases.push(testcase);
let { command, input } = testcase;
index < given.length - 1 && command !== null && input === null && startsServer(command) && ofCase("foreground_server", `"${command}" is a server in the foreground, and test cases follow`);
}
return cases;
}
async function normaliseCase(given, files, note) {
let entry = typeof given == "object" && given && !Array.isArray(given) ? given : {};
let told = textOf(entry.test_command, "test_command", note) ?? "";
if (told.trim() === "") {
note("null_command", "the test case names no command");
return {
command: null,
input: null,
inputFile: null,
unrunnable: "the data names no command"
};
}
let split = (entry.test_input ?? null) === null ? splitTyped(told) : null;
let command = normaliseCommand(split?.command ?? told, note);
if (split !== null) {
note("typed_in_command", `"${split.command}" is the command; the lines below it are typed`);
return {
command,
input: linesOf(split.typed),
inputFile: null,
unrunnable: null
};
}
return {
command,
...await typedInput(entry.test_input, command, files, note)
};
}
function nameOf(given, note) {
let name = plainLineEnds(given, "metric", note);
let reasons = [
...name.includes("/") ? ["\"/\""] : [],
...name.includes(":") ? ["\":\""] : [],
.../\p{Cc}/u.test(name) ? ["a control character"] : [],
...Buffer.byteLength(name) > 120 ? [`${Buffer.byteLength(name)} bytes`] : []
];
reasons.length > 0 && note("unsafe_name", `the name has ${reasons.join(" and ")}`);
return name;
}
function typeOf(given, note) {
if (TYPES.includes(given)) return given;
note("unknown_type", `type is ${JSON.stringify(given) ?? "missing"}, taken as shell_interaction`);
return "shell_interaction";
}
function textOf(given, field, note) {
if (given == null) return null;
if (typeof given == "string") return plainLineEnds(given, field, note);
note("unexpected_value", `${field} is not a string`);
return JSON.stringify(given);
}
function noteDuplicates(points) {
let first = new Map();
for (let [index, { metric, notes }] of points.entries()) {
let earlier = first.get(metric);
earlier === void 0 ? first.set(metric, index) : notes.push({
kind: "duplicate_metric",
detail: `the name is already used at #${earlier + 1}`
});
}
return points;
}
let WORK = "Nobody can answer questions: where the document leaves something open, decide for yourself and go on. You work in the\ncurrent directory, the project directory. Use Python unless the document asks for something else, and install what your\ncode needs, since it is run right here. Work until the project is complete, and try it yourself before you stop.";
let DEV = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. Other files that are already below src/ or data/ belong to the
   project: use them where they are.
2. Read evaluation/detailed_test_plan.json. It lists the test points your project is measured by. Each names commands
   ("test_command"), what is typed at their prompts ("test_input": mostly a file with one answer a line), the expected
   output and the files it is compared with.
3. Write the whole project, with all of its code below src/. File names, modules, command lines, menus and the order of
   prompts must fit the plan: each command is run by bash from the project directory exactly as it stands there, the
   input is typed line by line into a terminal when the program waits, and the unit tests in evaluation/ import from
   src/ as they are written.
4. Every test point is to pass. Do not change anything in evaluation/: it is put back as it was before the evaluation.

${WORK}
`;
let FREE = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. It is all there is.
2. Design and write the whole project, with all of its code below src/. How it is organised and operated is yours to
   decide, but everything it can do must be usable from the command line, without a browser or another graphical display.
3. Write README.md in the project directory. Whoever checks the requirements knows the project from it alone: how to
   start it, every command, option and menu with an example, and where results are written.
4. Every requirement of the document is to be met.

${WORK}
`;
let DEBUG = `The project in this directory was built from src/PRD.md, and has been evaluated. Make it better.

1. Read the files reports/*.json. They list the test points of evaluation/detailed_test_plan.json with "metric",
   "description", "score" and "explanation". A score of 2 is full, 1 is partly met, 0 is not met; without a score,
   a test point could not be judged.
2. For every test point that lost points, find the cause in the code below src/ with the help of the plan's commands and
   inputs, and mend it. Run the commands yourself, from the project directory, to see that they now do what is expected.
3. Do not break what has passed. Do not change anything in evaluation/ or reports/: both are put back or emptied before
   the next evaluation, which runs every test point again.

${WORK}
`;
function promptsOf(mode) {
if (mode === "free") return {
prompt: FREE,
debugPrompt: null
};
return {
prompt: DEV,
debugPrompt: mode === "debug" ? DEBUG : null
};
}
let REQUIREMENTS = "src/PRD.md";
let PLAN = "evaluation/detailed_test_plan.json";
let METRIC = "evaluation/metric.json";
let METRIC_ENGLISH = "evaluation/metric_en.json";
async function loadPrdBench(directory, about) {
let layout = await findLayout(directory);
let auxiliary = await readAuxiliary(layout.auxiliary);
let notes = [...layout.notes, ...auxiliary.notes];
let faults = [];
let instances = [];
let solutions = await (0, datasets_solutions.SK)(external_node_path_.dirname(layout.projects));
for (let number of layout.numbers) {
let files = await projectFiles(external_node_path_.join(layout.projects, String(number)));
let id = `prdbench-${number}`;
let evaluation = await readPlan(files, about.mode, {
fault: (fault) => faults.push(`${external_node_path_.basename(layout.projects)}/${number}/${fault}`),
note: (note) => notes.push(`${id}: ${note}`)
});
notes.push(...auxiliaryNotes(id, auxiliary.listed.get(String(number)) ?? [], files));
evaluation !== null && instances.push(await toInstance(id, files, evaluation, solutions.get(id) ?? null));
}
if (faults.length > 0) {
let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
throw new errors.yo([
`dataset: ${directory} cannot be read:`,
...faults.slice(0, 20),
...more
].join("\n"));
}
return {
name: about.name ?? external_node_path_.basename(external_node_path_.resolve(directory)),
directory: external_node_path_.dirname(layout.projects),
ref: about.ref,
digest: await digestOfProjects(layout),
testbed: null,
instances,
notes
};
}
async function toInstance(id, files, evaluation, solution) {
return {
id,
taskType: "development",
...promptsOf(evaluation.mode),
image: null,
imageTag: null,
repository: null,
fixtures: await fixturesOf(files.directory, evaluation.mode),
prerunner: null,
solution,
row: null,
humanActions: null,
evaluation
};
}
async function fixturesOf(directory, mode) {
if (mode === "free") return [{
source: external_node_path_.join(directory, REQUIREMENTS),
target: REQUIREMENTS
}];
return (await entriesOf(directory)).map((name) => ({
source: external_node_path_.join(directory, name),
target: name
}));
}
async function entriesOf(directory) {
return (await (0, promises_.readdir)(directory, { withFileTypes: !0 })).filter((entry) => (entry.isDirectory() || entry.isFile()) && entry.name !== "reports").map(({ name }) => name).sort();
}
async function readPlan(files, mode, { fault, note }) {
files.isFile(REQUIREMENTS) || fault(`${REQUIREMENTS}: is missing`);
let entries = await readList(files, PLAN, planEntrySchema, fault);
let english = await readEnglish(files, note);
let listed = await readList(files, METRIC, requirementSchema, mode === "free" && english === null ? fault : note);
entries !== null && listed !== null && entries.length !== listed.length && note(`metric.json has ${listed.length} entries, the test plan ${entries.length}`);
if (!files.isFile(REQUIREMENTS) || entries === null || mode === "free" && (english ?? listed) === null) return null;
return {
kind: "test_plan",
mode,
file: mode === "free" ? english === null ? METRIC : METRIC_ENGLISH : PLAN,
points: mode === "free" ? normaliseRequirements(english ?? listed ?? []) : await normalisePlan(entries, files),
evaluationDirectory: mode === "free" ? null : external_node_path_.join(files.directory, "evaluation"),
requirements: new TextDecoder().decode(await files.read(REQUIREMENTS))
};
}
async function readEnglish(files, note) {
if (!files.isFile(METRIC_ENGLISH)) return null;
let listed = await readList(files, METRIC_ENGLISH, requirementSchema, note);
if (listed === null) return null;
if (listed.filter(({ metric }) => /\p{Script=Han}/u.test(metric)).length * 2 <= listed.length) return listed;
note(`${METRIC_ENGLISH} is not in English, and is not used`);
return null;
}
async function readList(files, file, schema, fault) {
if (!files.isFile(file)) return none(`${file}: is missing`);
let parsed = parseJson(await files.read(file), file);
if (parsed.fault !== null) return none(parsed.fault);
if (!Array.isArray(parsed.data)) return none(`${file}: is not a JSON array`);
if (parsed.data.length === 0) return none(`${file}: holds no entry`);
let results = parsed.data.map((entry) => schema.safeParse(entry));
for (let [index, { error }] of results.entries()) {
for (let issue of error?.issues ?? []) fault(`${file}: entry ${index + 1}: ${[...issue.path, issue.message].join(": ")}`);
let place = placeOfNul(parsed.data[index]);
if (place !== null) return none(`${file}: entry ${index + 1}: ${[...place, row.Ps].join(": ")}`);
}
return results.every(({ success }) => success) ? results.map(({ data }) => data) : null;
function none(text) {
fault(text);
return null;
}
}
function placeOfNul(value) {
if (typeof value == "string") return value.includes("\0") ? [] : null;
if (typeof value != "object" || !value) return null;
for (let [key, item] of Object.entries(value)) {
let place = placeOfNul(item);
if (place !== null) return [key, ...place];
}
return null;
}
async function digestOfProjects({ projects, numbers, auxiliary }) {
let names = [];
for (let number of numbers) for (let name of await entriesOf(external_node_path_.join(projects, String(number)))) names.push(`${number}/${name}`);
let parts = [await (0, digest.o)(projects, names), auxiliary === null ? "" : await (0, digest.o)(external_node_path_.dirname(auxiliary), [external_node_path_.basename(auxiliary)])];
return `sha256:${(0, external_node_crypto_.createHash)("sha256").update(parts.join("\n")).digest("hex")}`;
}
}) };
