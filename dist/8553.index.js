export const id = 8553;
export const ids = [8553];
export const modules = {
47135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xg: () => readConfig,
kI: () => MAPPINGS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69917);
let CONFIG_FILES = ["agentbench.yaml", ".github/agentbench.yaml"];
let NOT_IN_FILE = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let configNames = _options_js__WEBPACK_IMPORTED_MODULE_5__.W6.filter((name) => NOT_IN_FILE[name] === void 0);
let MAPPINGS = [
"agent-env",
"agent-variables",
"image-map",
"model-keys",
"model-endpoints",
"model-prices"
];
async function readConfig(given, directory) {
if (given === "none") return null;
let wanted = given === void 0 || given.trim() === "" ? void 0 : given;
let file = wanted ?? CONFIG_FILES.find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)));
if (file === void 0) return null;
let text;
try {
text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, file), 1048576, { follow: wanted !== void 0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
return {
file,
found: wanted === void 0,
...await parseConfig(text, file)
};
}
async function parseConfig(text, file) {
let { isMap, isScalar, LineCounter, parseDocument, stringify } = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
let { optionText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3412)]).then(__webpack_require__.bind(__webpack_require__, 43412));
let counter = new LineCounter();
let document = parseDocument(text, { lineCounter: counter });
let lineAt = (node) => counter.linePos(node?.range?.[0] ?? 0).line;
let [broken] = document.errors;
if (broken !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file}: not valid YAML: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(broken)}`);
let { contents } = document;
let texts = {};
let lines = {};
if (contents === null) return {
texts,
lines
};
if (!isMap(contents)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file}: must be a mapping of options, for example "trials: 3"`);
let faults = [];
for (let { key, value } of contents.items) {
let line = lineAt(key);
let name = isScalar(key) ? String(key.value) : "";
let fault = (message) => faults.push(`config: ${file}:${line}: ${name}: ${message}`);
if (!_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.includes(name)) {
fault(`there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(name, configNames)}?`);
continue;
}
let option = name;
let reason = NOT_IN_FILE[option];
let isNested = option === "arms" && isMap(value);
let own = reason === void 0 ? isNested ? stringify(value) : optionText(value, MAPPINGS.includes(option)) : null;
if (reason !== void 0) fault(`cannot be in this file: it ${reason}`);
else if (own === null) fault(`must be a text, a number, true or false, or a list${MAPPINGS.includes(option) ? ", or a mapping" : ""}`);
else {
texts[option] = own;
lines[option] = line;
}
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return {
texts,
lines
};
}
}),
78553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
resolveArms: () => resolveArms,
w: () => sameArms
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90492);
var _options_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47135);
var _options_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69917);
var _options_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90162);
let OF_AN_ARM = [
"agent",
"agent-command",
"agent-setup",
"agent-directory",
"agent-model",
"agent-args",
"agent-env",
"agent-skills",
"agent-mcp",
"agent-instructions",
"agent-name"
];
let NAME = /^(?!report$|latest$)[A-Za-z0-9][A-Za-z0-9_.-]{0,62}(?<!\.json)$/;
async function resolveArms(given, shared) {
let file = /^[^\n:{}]+$/.test(given.trim()) ? given.trim() : null;
let where = file === null ? "arms" : `arms: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(file)}`;
let own = await parseArms(file === null ? given : readArms(file), where);
if (own.size < 2) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: ${own.size === 1 ? "one arm is no experiment" : "no arm"}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`);
if (own.size > 8) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: ${own.size} arms; at most 8 can be compared`);
let { arms: _arms, ...others } = shared;
let faults = [];
let arms = [...own].flatMap(([name, texts]) => {
let merged = {
...others,
...texts
};
try {
return [{
name,
own: texts,
texts: merged,
options: (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_8__.A)(merged)
}];
} catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo)) throw error;
faults.push(...error.message.split("\n").map((line) => `${where}: ${name}: ${line}`));
return [];
}
});
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return arms;
}
function sameArms(arms) {
return arms.flatMap((arm, index) => {
let twin = arms.slice(0, index).find(({ own }) => (0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(own, arm.own));
return twin === void 0 ? [] : [[twin.name, arm.name]];
});
}
function readArms(file) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`arms: "${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(file)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
try {
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(file, 262144, { follow: !0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`arms: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(file)} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
}
async function parseArms(text, where) {
let [{ isMap, isScalar, LineCounter, parseDocument }, { optionText }] = await Promise.all([__webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3412)]).then(__webpack_require__.bind(__webpack_require__, 43412))]);
let counter = new LineCounter();
let document = parseDocument(text, { lineCounter: counter });
let lineAt = (node) => counter.linePos(node?.range?.[0] ?? 0).line;
let [broken] = document.errors;
if (broken !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: not valid YAML: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(broken)}`);
if (!isMap(document.contents)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: must be a mapping of names, each with its options`);
let arms = new Map();
let faults = [];
for (let { key, value } of document.contents.items) {
let name = isScalar(key) ? String(key.value) : "";
let at = `${where}, line ${lineAt(key)}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(name, 80)}`;
if (!NAME.test(name)) {
faults.push(`${at}: not a name of an arm; use letters, digits, "-", "_" and "."`);
continue;
}
let options = new Map();
!(value === null || isScalar(value) && value.value === null) && !isMap(value) && faults.push(`${at}: must be a mapping of options, or {}`);
for (let item of isMap(value) ? value.items : []) {
let option = isScalar(item.key) ? String(item.key.value) : "";
let line = `${where}, line ${lineAt(item.key)}: ${name}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(option, 80)}`;
if (!OF_AN_ARM.includes(option)) {
let advice = _options_options_js__WEBPACK_IMPORTED_MODULE_7__.W6.includes(option) ? "give it once, outside of arms" : `there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(option, OF_AN_ARM)}?`;
faults.push(`${line}: an arm cannot set it: ${advice} (an arm can set ${OF_AN_ARM.join(", ")})`);
continue;
}
let own = optionText(item.value, _options_config_js__WEBPACK_IMPORTED_MODULE_6__.kI.includes(option));
own === null ? faults.push(`${line}: must be a text, a number, true or false, or a list`) : options.set(option, own);
}
arms.set(name, Object.fromEntries(options));
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return arms;
}
})
};
