export const id = 8524;
export const ids = [8524];
export const modules = { 28524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Yz: () => debug,
N4: () => endGroup,
z3: () => error,
V4: () => getInput,
Gu: () => getState,
pq: () => info,
lm: () => notice,
LZ: () => saveState,
C1: () => setFailed,
uH: () => setOutput,
Pq: () => setSecret,
Oh: () => startGroup,
z: () => summary,
$e: () => warning
});
var external_os_ = __webpack_require__(70857);
function utils_toCommandValue(input) {
if (input == null) return "";
else if (typeof input == "string" || input instanceof String) return input;
return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
if (!Object.keys(annotationProperties).length) return {};
return {
title: annotationProperties.title,
file: annotationProperties.file,
line: annotationProperties.startLine,
endLine: annotationProperties.endLine,
col: annotationProperties.startColumn,
endColumn: annotationProperties.endColumn
};
}
function command_issueCommand(command, properties, message) {
let cmd = new Command(command, properties, message);
process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = "") {
command_issueCommand(name, {}, message);
}
class Command {
constructor(command, properties, message) {
command ||= "missing.command";
this.command = command;
this.properties = properties;
this.message = message;
}
toString() {
let cmdStr = "::" + this.command;
if (this.properties && Object.keys(this.properties).length > 0) {
cmdStr += " ";
let first = !0;
for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
let val = this.properties[key];
if (val) {
first ? first = !1 : cmdStr += ",";
cmdStr += `${key}=${escapeProperty(val)}`;
}
}
}
cmdStr += `::${escapeData(this.message)}`;
return cmdStr;
}
}
function escapeData(s) {
return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
var external_crypto_ = __webpack_require__(76982);
var external_fs_ = __webpack_require__(79896);
function file_command_issueFileCommand(command, message) {
let filePath = process.env[`GITHUB_${command}`];
if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
if (!external_fs_.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
}
function file_command_prepareKeyValueMessage(key, value) {
let delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
let convertedValue = utils_toCommandValue(value);
if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
__webpack_require__(16928);
__webpack_require__(94627);
var __awaiter = function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P ||= Promise)(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator.throw(value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
let { access, appendFile, writeFile } = external_fs_.promises;
let SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
class Summary {
constructor() {
this._buffer = "";
}
filePath() {
return __awaiter(this, void 0, void 0, function* () {
if (this._filePath) return this._filePath;
let pathFromEnv = process.env[SUMMARY_ENV_VAR];
if (!pathFromEnv) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
try {
yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
} catch {
throw Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
}
this._filePath = pathFromEnv;
return this._filePath;
});
}
wrap(tag, content, attrs = {}) {
let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
if (!content) return `<${tag}${htmlAttrs}>`;
return `<${tag}${htmlAttrs}>${content}</${tag}>`;
}
write(options) {
return __awaiter(this, void 0, void 0, function* () {
let overwrite = !!options?.overwrite;
let filePath = yield this.filePath();
yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
return this.emptyBuffer();
});
}
clear() {
return __awaiter(this, void 0, void 0, function* () {
return this.emptyBuffer().write({ overwrite: !0 });
});
}
stringify() {
return this._buffer;
}
isEmptyBuffer() {
return this._buffer.length === 0;
}
emptyBuffer() {
this._buffer = "";
return this;
}
addRaw(text, addEOL = !1) {
this._buffer += text;
return addEOL ? this.addEOL() : this;
}
addEOL() {
return this.addRaw(external_os_.EOL);
}
addCodeBlock(code, lang) {
let attrs = Object.assign({}, lang && { lang });
let element = this.wrap("pre", this.wrap("code", code), attrs);
return this.addRaw(element).addEOL();
}
addList(items, ordered = !1) {
let tag = ordered ? "ol" : "ul";
let listItems = items.map((item) => this.wrap("li", item)).join("");
let element = this.wrap(tag, listItems);
return this.addRaw(element).addEOL();
}
addTable(rows) {
let tableBody = rows.map((row) => {
let cells = row.map((cell) => {
if (typeof cell == "string") return this.wrap("td", cell);
let { header, data, colspan, rowspan } = cell;
let tag = header ? "th" : "td";
let attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
return this.wrap(tag, data, attrs);
}).join("");
return this.wrap("tr", cells);
}).join("");
let element = this.wrap("table", tableBody);
return this.addRaw(element).addEOL();
}
addDetails(label, content) {
let element = this.wrap("details", this.wrap("summary", label) + content);
return this.addRaw(element).addEOL();
}
addImage(src, alt, options) {
let { width, height } = options || {};
let attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
let element = this.wrap("img", null, Object.assign({
src,
alt
}, attrs));
return this.addRaw(element).addEOL();
}
addHeading(text, level) {
let tag = `h${level}`;
let allowedTag = [
"h1",
"h2",
"h3",
"h4",
"h5",
"h6"
].includes(tag) ? tag : "h1";
let element = this.wrap(allowedTag, text);
return this.addRaw(element).addEOL();
}
addSeparator() {
let element = this.wrap("hr", null);
return this.addRaw(element).addEOL();
}
addBreak() {
let element = this.wrap("br", null);
return this.addRaw(element).addEOL();
}
addQuote(text, cite) {
let attrs = Object.assign({}, cite && { cite });
let element = this.wrap("blockquote", text, attrs);
return this.addRaw(element).addEOL();
}
addLink(text, href) {
let element = this.wrap("a", text, { href });
return this.addRaw(element).addEOL();
}
}
let summary = new Summary();
var ExitCode;
(function(ExitCode) {
ExitCode[ExitCode.Success = 0] = "Success";
ExitCode[ExitCode.Failure = 1] = "Failure";
})(ExitCode ||= {});
function setSecret(secret) {
command_issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
if (options && options.trimWhitespace === !1) return val;
return val.trim();
}
function setOutput(name, value) {
if (process.env.GITHUB_OUTPUT) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
process.stdout.write(external_os_.EOL);
command_issueCommand("set-output", { name }, utils_toCommandValue(value));
}
function setFailed(message) {
process.exitCode = ExitCode.Failure;
error(message);
}
function debug(message) {
command_issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
command_issue("group", name);
}
function endGroup() {
command_issue("endgroup");
}
function saveState(name, value) {
if (process.env.GITHUB_STATE) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
command_issueCommand("save-state", { name }, utils_toCommandValue(value));
}
function getState(name) {
return process.env[`STATE_${name}`] || "";
}
}) };
