export const id = 658;
export const ids = [658];
export const modules = { 50658: ((e, t, n) => {
n.d(t, {
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
z: () => u,
$e: () => warning
});
var r = n(70857);
function utils_toCommandValue(e) {
if (e == null) return "";
else if (typeof e == "string" || e instanceof String) return e;
return JSON.stringify(e);
}
function toCommandProperties(e) {
if (!Object.keys(e).length) return {};
return {
title: e.title,
file: e.file,
line: e.startLine,
endLine: e.endLine,
col: e.startColumn,
endColumn: e.endColumn
};
}
function command_issueCommand(e, t, n) {
let i = new Command(e, t, n);
process.stdout.write(i.toString() + r.EOL);
}
function command_issue(e, t = "") {
command_issueCommand(e, {}, t);
}
class Command {
constructor(e, t, n) {
e ||= "missing.command";
this.command = e;
this.properties = t;
this.message = n;
}
toString() {
let e = "::" + this.command;
if (this.properties && Object.keys(this.properties).length > 0) {
e += " ";
let t = !0;
for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
let r = this.properties[n];
if (r) {
t ? t = !1 : e += ",";
e += `${n}=${escapeProperty(r)}`;
}
}
}
e += `::${escapeData(this.message)}`;
return e;
}
}
function escapeData(e) {
return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(e) {
return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
var i = n(76982);
var a = n(79896);
function file_command_issueFileCommand(e, t) {
let n = process.env[`GITHUB_${e}`];
if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
if (!a.existsSync(n)) throw Error(`Missing file at path: ${n}`);
a.appendFileSync(n, `${utils_toCommandValue(t)}${r.EOL}`, { encoding: "utf8" });
}
function file_command_prepareKeyValueMessage(e, t) {
let n = `ghadelimiter_${i.randomUUID()}`;
let a = utils_toCommandValue(t);
if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
if (a.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
return `${e}<<${n}${r.EOL}${a}${r.EOL}${n}`;
}
n(16928);
n(94627);
var __awaiter = function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
let { access: o, appendFile: s, writeFile: c } = a.promises;
let l = "GITHUB_STEP_SUMMARY";
class Summary {
constructor() {
this._buffer = "";
}
filePath() {
return __awaiter(this, void 0, void 0, function* () {
if (this._filePath) return this._filePath;
let e = process.env[l];
if (!e) throw Error(`Unable to find environment variable for $${l}. Check if your runtime environment supports job summaries.`);
try {
yield o(e, a.constants.R_OK | a.constants.W_OK);
} catch {
throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
}
this._filePath = e;
return this._filePath;
});
}
wrap(e, t, n = {}) {
let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join("");
if (!t) return `<${e}${r}>`;
return `<${e}${r}>${t}</${e}>`;
}
write(e) {
return __awaiter(this, void 0, void 0, function* () {
let t = !!e?.overwrite;
let n = yield this.filePath();
yield (t ? c : s)(n, this._buffer, { encoding: "utf8" });
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
addRaw(e, t = !1) {
this._buffer += e;
return t ? this.addEOL() : this;
}
addEOL() {
return this.addRaw(r.EOL);
}
addCodeBlock(e, t) {
let n = Object.assign({}, t && { lang: t });
let r = this.wrap("pre", this.wrap("code", e), n);
return this.addRaw(r).addEOL();
}
addList(e, t = !1) {
let n = t ? "ol" : "ul";
let r = e.map((e) => this.wrap("li", e)).join("");
let i = this.wrap(n, r);
return this.addRaw(i).addEOL();
}
addTable(e) {
let t = e.map((e) => {
let t = e.map((e) => {
if (typeof e == "string") return this.wrap("td", e);
let { header: t, data: n, colspan: r, rowspan: i } = e;
let a = t ? "th" : "td";
let o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
return this.wrap(a, n, o);
}).join("");
return this.wrap("tr", t);
}).join("");
let n = this.wrap("table", t);
return this.addRaw(n).addEOL();
}
addDetails(e, t) {
let n = this.wrap("details", this.wrap("summary", e) + t);
return this.addRaw(n).addEOL();
}
addImage(e, t, n) {
let { width: r, height: i } = n || {};
let a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i });
let o = this.wrap("img", null, Object.assign({
src: e,
alt: t
}, a));
return this.addRaw(o).addEOL();
}
addHeading(e, t) {
let n = `h${t}`;
let r = [
"h1",
"h2",
"h3",
"h4",
"h5",
"h6"
].includes(n) ? n : "h1";
let i = this.wrap(r, e);
return this.addRaw(i).addEOL();
}
addSeparator() {
let e = this.wrap("hr", null);
return this.addRaw(e).addEOL();
}
addBreak() {
let e = this.wrap("br", null);
return this.addRaw(e).addEOL();
}
addQuote(e, t) {
let n = Object.assign({}, t && { cite: t });
let r = this.wrap("blockquote", e, n);
return this.addRaw(r).addEOL();
}
addLink(e, t) {
let n = this.wrap("a", e, { href: t });
return this.addRaw(n).addEOL();
}
}
let u = new Summary();
var d;
(function(e) {
e[e.Success = 0] = "Success";
e[e.Failure = 1] = "Failure";
})(d ||= {});
function setSecret(e) {
command_issueCommand("add-mask", {}, e);
}
function getInput(e, t) {
let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
if (t && t.trimWhitespace === !1) return n;
return n.trim();
}
function setOutput(e, t) {
if (process.env.GITHUB_OUTPUT) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(e, t));
process.stdout.write(r.EOL);
command_issueCommand("set-output", { name: e }, utils_toCommandValue(t));
}
function setFailed(e) {
process.exitCode = d.Failure;
error(e);
}
function debug(e) {
command_issueCommand("debug", {}, e);
}
function error(e, t = {}) {
command_issueCommand("error", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function warning(e, t = {}) {
command_issueCommand("warning", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function notice(e, t = {}) {
command_issueCommand("notice", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function info(e) {
process.stdout.write(e + r.EOL);
}
function startGroup(e) {
command_issue("group", e);
}
function endGroup() {
command_issue("endgroup");
}
function saveState(e, t) {
if (process.env.GITHUB_STATE) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(e, t));
command_issueCommand("save-state", { name: e }, utils_toCommandValue(t));
}
function getState(e) {
return process.env[`STATE_${e}`] || "";
}
}) };
