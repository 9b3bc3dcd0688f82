export const id = 843;
export const ids = [843];
export const modules = {
12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => word,
h: () => quote
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function quote(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
function word(text) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
}
}),
23137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => madeOfText,
W: () => described
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30252);
zod_mini__WEBPACK_IMPORTED_MODULE_0__.$W((0, zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__.A)());
function described(schema, description) {
let clone = schema.clone();
zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.add(clone, { description });
return clone;
}
function madeOfText(read) {
return zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((text, { issues }) => read(text, (message) => {
issues.push({
code: "custom",
message,
input: text
});
return zod_mini__WEBPACK_IMPORTED_MODULE_0__.tm;
})));
}
}),
60843: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { initTask: () => initTask });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12580);
var _datasets_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71744);
var _invoked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55173);
var _print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12694);
let ROWS = "scenarios/tasks.jsonl";
async function initTask(id, { dataset, json }) {
if (!_datasets_row_js__WEBPACK_IMPORTED_MODULE_4__.Cd.test(id)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`task: ${JSON.stringify(id)} is no instance id; use letters, digits, ".", "_" and "-"`);
let directory = dataset ?? "tasks";
let files = filesOf(directory, id);
let rows = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, ROWS);
let taken = Object.keys(files).find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)));
if (taken !== void 0 || await isUsed(directory, id)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`task: ${taken === void 0 ? `${id} is already a task of ${directory}` : `${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, taken)} is there`}; take another id`);
try {
for (let [name, text] of Object.entries(files)) write(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name), text);
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(rows), { recursive: !0 });
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(rows, `${endsLine(rows) ? "" : "\n"}${JSON.stringify(rowOf(id))}\n`);
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`task: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
}
let written = [...Object.keys(files), ROWS].map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name));
let line = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(rows, "utf8").trimEnd().split("\n").length;
let check = `${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} check --dataset ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(directory)} -i ${id}`;
json ? (0, _print_js__WEBPACK_IMPORTED_MODULE_6__.Q2)({
task: id,
dataset: directory,
written,
check
}) : (0, _print_js__WEBPACK_IMPORTED_MODULE_6__.tj)(report(written, directory, id, line, check));
return 0;
}
function rowOf(id) {
return {
instance_id: id,
task_type: "reposetup",
problem_statement: "The program `greet.sh` in the current directory reads the name to greet from the file `name.txt`, which is not there. Create it with the name World.",
success_command: "sh greet.sh | grep -qx \"Hello, World!\" && echo \"Setup successful\" || echo \"Setup failed\"",
base_image: "debian:bookworm"
};
}
function filesOf(directory, id) {
return {
...(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "dataset.yaml")) ? {} : { "dataset.yaml": "# Runs on this machine, without Docker. Remove the line for one container a trial.\ntestbed: host\n" },
[`fixtures/${id}/greet.sh`]: "#!/bin/sh\n# Copied into the workdir, as everything beside it.\necho \"Hello, $(cat name.txt)!\"\n",
[`fixtures/prerunner-${id}/prerunner.sh`]: "#!/bin/bash\n# Runs in the workdir before the agent: whatever the task needs to be broken first. Remove it if nothing does.\nrm -f name.txt\n",
[`solution/${id}.sh`]: "#!/bin/bash\n# Solves the task, for agentbench check; no agent gets it.\nset -e\necho World > name.txt\n"
};
}
async function isUsed(directory, id) {
let { readRows } = await __webpack_require__.e(4604).then(__webpack_require__.bind(__webpack_require__, 32223));
let scenarios = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "scenarios");
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(scenarios) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(scenarios).some((name) => name.endsWith(".jsonl"))) return !1;
return (await readRows(directory)).some(({ row }) => row.instance_id === id);
}
function write(file, text) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text, {
flag: "wx",
mode: /\.sh$/.test(file) ? 493 : 420
});
}
function endsLine(file) {
try {
return /(^|\n)$/.test((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ENOENT") return !0;
throw error;
}
}
function report(written, directory, id, line, check) {
return [
...written.map((file) => `wrote ${file}`),
"",
"Remaining steps:",
`- Write your task in the place of this one: ${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, ROWS)}:${line}, its files in fixtures/${id}/, its solution.`,
`- Check that it measures: ${check}`,
`- Try cheats as well: ${check} --attack`
];
}
}),
55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
}
function realPath(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
} catch {
return file;
}
}
}),
71744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cd: () => INSTANCE_ID,
M1: () => rowSchema,
Ps: () => NUL_FAULT,
h3: () => isKnownKey,
q8: () => ROW_KEYS,
rc: () => manifestSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let RESULT_FILES = [
"run.json",
"trace.json",
"report.html"
];
let GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let COMMIT = /^[0-9a-f]{7,64}$/i;
let IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
let NUL_FAULT = "holds a NUL character (\\u0000)";
let text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, "is empty"), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((given) => !given.includes("\0"), NUL_FAULT));
let absent = zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6;
let actions = zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e6))));
let rowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
instance_id: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "The prompt"),
success_command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(GIT_URL, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: absent(actions),
human_actions_upper_bound: absent(actions)
}).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => !RESULT_FILES.includes(row.instance_id), {
path: ["instance_id"],
error: "is the name of a file among the results; use another name"
}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => row.instance_id !== "all", {
path: ["instance_id"],
error: "is reserved: it selects every instance; use another name"
}));
let DESCRIPTIVE = [
"language",
"license_spdx",
"build_commands",
"notes",
"description",
"ecosystem",
"repo",
"issue_number",
"issue_url",
"comment_id",
"snippet"
];
let ROW_KEYS = Object.keys(rowSchema.shape);
function isKnownKey(key) {
return ROW_KEYS.includes(key) || DESCRIPTIVE.includes(key);
}
let manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
});
}),
30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
let error = () => {
let Sizable = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(origin) {
return Sizable[origin] ?? null;
}
let FormatDictionary = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let TypeDictionary = { nan: "NaN" };
function getTypeName(type, input) {
if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
case "invalid_value":
if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
case "too_big": {
let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
let sizing = getSizing(issue.origin);
if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
let sizing = getSizing(issue.origin);
if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
let _issue = issue;
if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
if (issue.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${issue.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
