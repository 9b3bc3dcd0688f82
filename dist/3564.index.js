export const id = 3564;
export const ids = [3564];
export const modules = {
89051: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => actionsOf,
p: () => callsOf
});
var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27516);
function actionsOf(trajectory) {
let counts = Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, 0]));
for (let call of callsOf(trajectory)) counts[(0, _classes_js__WEBPACK_IMPORTED_MODULE_1__.q)(call.function_name, call.arguments)] += 1;
return counts;
}
function callsOf({ steps, subagent_trajectories: embedded }) {
return [...steps.flatMap(({ is_copied_context: isCopied, tool_calls: calls }) => isCopied ? [] : calls ?? []), ...(embedded ?? []).flatMap(callsOf)];
}
}),
27516: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => isShellTool,
q: () => classOfAction
});
var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35169);
let TOOLS = [
["read_file", /^(read|readfile|readmanyfiles|notebookread|view|viewfile|viewimage|openfile|fsread|cat)$/],
["check_dir", /^(ls|list|listdir|listdirectory|listfiles|readfolder|tree)$/],
["search", /^(grep|glob|find|rg|search|searchfilecontent|searchfiles|filesearch|findfiles|codebasesearch|grepsearch)$/],
["edit", /^(edit|multiedit|write|writefile|editfile|createfile|replace|replaceinfile|strreplace|applypatch|applydiff|patch|notebookedit|insert|fswrite|deletefile)$/],
["network", /^(web|http|browser|url)|^(fetch|googlewebsearch|websearch|webfetch|urlread)$/]
];
let SHELLS = /bash|shell|terminal|exec|command|^run|console|^cmd$/;
let NEUTRAL = new Set("cd pushd popd echo printf export set unset true false : pwd sleep wait which type exit return test [ [[ clear alias\n  read umask ulimit date whoami hostname uname id if then else elif fi for in do done while until case esac { } ! let local\n  declare shift trap history jobs stat file".split(/\s+/));
let READS = new Set("cat head tail less more bat batcat nl tac sed awk gawk xxd hexdump od strings jq yq zcat cut column".split(" "));
let LISTS = new Set("ls ll la dir tree du exa eza vdir".split(" "));
let SEARCHES = new Set("grep egrep fgrep rg ag ack find fd fdfind locate".split(" "));
let EDITS = new Set("tee mv cp rm mkdir rmdir touch ln chmod chown patch truncate dd install apply_patch unzip rename ed ex vi vim nano".split(" "));
let FETCHES = new Set("curl wget ssh scp sftp rsync ping nc ncat telnet dig nslookup aria2c ftp".split(" "));
let FILTERS = new Set([
...READS,
...SEARCHES,
"wc",
"sort",
"uniq",
"tr",
"xargs",
"tee",
"column",
"rev"
]);
let INSTALLERS = [
[/^(apt|apt-get|aptitude|yum|dnf|microdnf|zypper|brew|conda|mamba|micromamba|gem|cargo|snap|pipx|nvm|sdk|asdf|pyenv|rbenv|mise|rustup|choco|winget|flatpak|opam|cpan|luarocks|mix|dotnet|helm|ansible-galaxy|nix-env)$/, /^(install|reinstall|add|build-dep|upgrade|update|dist-upgrade|-i|-iA|toolchain|deps\.get|restore|create|use)$/],
[/^pip[0-9.]*$/, /^(install|download|wheel)$/],
[/^(npm|pnpm|bun|cnpm)$/, /^(install|i|ci|add|update|install-test)$/],
[/^(uv|poetry|pdm|pipenv|hatch|composer|bundle|bundler|go|pod|shards|stack|cabal|rebar3)$/, /^(install|add|sync|require|get|update|lock)$/],
[/^apk$/, /^(add|upgrade)$/],
[/^pacman$/, /^-(S|U)/],
[/^(dpkg|rpm)$/, /^-{1,2}(i|U|install)/],
[/^make$/, /^install$/]
];
let TELLING = [
"install",
"network",
"run",
"edit",
"search",
"read_file",
"check_dir",
"other"
];
function classOfAction(tool, given) {
let name = plainName(tool);
if (/^(strreplace(based)?edit(or|tool)|texteditor|editor|fileeditor)/.test(name)) return given.command === "view" ? "read_file" : "edit";
let byName = TOOLS.find(([, names]) => names.test(name))?.[0];
if (byName !== void 0) return byName;
if (!SHELLS.test(name)) return "other";
let command = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.vt)(given);
return command === null ? "other" : classOfCommands(command);
}
function isShellTool(tool) {
return SHELLS.test(plainName(tool)) || /stdin|taskoutput/.test(plainName(tool));
}
function plainName(tool) {
return tool.toLowerCase().replace(/^mcp__.*__|^functions\./, "").replace(/[_-]/g, "");
}
function classOfCommands(command) {
let commands = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.Kf)(command);
let classes = new Set(commands.map((one, index) => classOfCommand(one, commands[index - 1])));
return TELLING.find((name) => classes.has(name)) ?? "other";
}
function classOfCommand(command, before) {
let words = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.DE)(command.words);
let name = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(words);
let rest = words.slice(1);
if ((0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.H7)(name) && command.isPiped && before !== void 0 && FETCHES.has((0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(before.words))) return "install";
let own = classOfWords(name, rest);
if (command.writes.length > 0 && [
"other",
"read_file",
"search",
"check_dir"
].includes(own)) return "edit";
if (command.isPiped && FILTERS.has(name)) return name === "tee" && own === "edit" && rest.length > 0 ? "edit" : "other";
return own;
}
function classOfWords(name, rest) {
let first = rest.find((word) => !word.startsWith("-")) ?? "";
if (name === "" || NEUTRAL.has(name)) return "other";
if (/^python[0-9.]*$/.test(name) && rest[0] === "-m" && /^(pip|ensurepip|uv)$/.test(rest[1] ?? "")) return classOfWords(rest[1] === "ensurepip" ? "make" : rest[1], rest[1] === "ensurepip" ? ["install"] : rest.slice(2));
if (name === "yarn") return /^(|install|add|upgrade)$/.test(first) ? "install" : "run";
if (INSTALLERS.some(([names, words]) => names.test(name) && (words === null || rest.slice(0, 4).some((word) => words.test(word))))) return "install";
if (name === "git") return classOfGit(first);
if ((name === "sed" || name === "perl") && rest.some((word) => /^-[a-zA-Z]*i|^--in-place/.test(word))) return "edit";
if (name === "find") return classOfFind(rest);
if (name === "tar") return rest.some((word) => /^-?[a-z]*t/.test(word) && !/x|c/.test(word)) ? "read_file" : "edit";
if (FETCHES.has(name)) return isLocal(rest) ? "run" : "network";
if (READS.has(name)) return "read_file";
if (LISTS.has(name)) return "check_dir";
if (SEARCHES.has(name)) return "search";
return EDITS.has(name) ? "edit" : "run";
}
function classOfGit(command) {
if (/^(clone|fetch|pull|push|ls-remote|submodule)$/.test(command)) return "network";
if (/^(grep|ls-files)$/.test(command)) return command === "grep" ? "search" : "check_dir";
return /^(apply|checkout|restore|reset|stash|commit|add|rm|mv|am|cherry-pick|rebase|merge)$/.test(command) ? "edit" : "run";
}
function classOfFind(words) {
if (words.some((word) => /^-(delete|fprint)/.test(word))) return "edit";
return words.every((word) => !word.startsWith("-") || /^-(maxdepth|mindepth|type|print0?|ls|L|H|P)$/.test(word)) ? "check_dir" : "search";
}
function isLocal(words) {
return words.some((word) => /^(https?:\/\/)?(localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1\])([:/]|$)/.test(word));
}
}),
35169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
vt: () => commandIn,
Kf: () => commandsOf,
H7: () => isShell,
oQ: () => programOf,
DE: () => unwrapped
});
function shellCommands(text) {
return new Reader(text.slice(0, 2e4)).read();
}
class Reader {
#text;
#at = 0;
#commands = [];
#command = newCommand(!1);
#ends = [];
constructor(text) {
this.#text = text;
}
read() {
for (; this.#at < this.#text.length && this.#commands.length < 200;) this.#next();
this.#end();
return this.#commands;
}
#next() {
let rest = this.#text.slice(this.#at, this.#at + 3);
let character = rest[0];
if (character === "\n") {
this.#at += 1;
this.#end();
this.#skipHereDocuments();
} else if (rest.startsWith("\\\n")) this.#at += 2;
else if (/\s/.test(character)) this.#at += 1;
else if (character === "#") this.#at = indexOr(this.#text, "\n", this.#at);
else if (/^[0-9]?(&>|>&|>|<)/.test(rest) || rest.startsWith("&>")) this.#redirection();
else if (/[;&|()]/.test(character)) {
let operator = /^(\|\||\|&|&&|;;|.)/.exec(rest)[0];
this.#at += operator.length;
this.#end(operator);
} else this.#word();
}
#end(operator = "") {
(this.#command.words.length > 0 || this.#command.writes.length > 0) && this.#commands.push(this.#command);
let last = this.#commands.at(-1);
operator === "&" && last !== void 0 && (last.isLeft = !0);
this.#command = newCommand(operator === "|" || operator === "|&");
}
#redirection() {
let sign = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#text.slice(this.#at, this.#at + 5))[0];
this.#at += sign.length;
for (; /[ \t]/.test(this.#text[this.#at] ?? "");) this.#at += 1;
let target = this.#take();
/^[0-9]?<<-?$/.test(sign) ? this.#ends.push(target) : sign.includes(">") && !/^(&?[0-9-]|\/dev\/.*)$/.test(target) && this.#command.writes.push(target);
}
#skipHereDocuments() {
for (let end of this.#ends.splice(0)) for (let line = ""; line.trim() !== end && this.#at < this.#text.length;) {
let next = indexOr(this.#text, "\n", this.#at);
line = this.#text.slice(this.#at, next);
this.#at = next + 1;
}
}
#word() {
let before = this.#at;
let word = this.#take();
this.#at === before && (this.#at += 1);
!(this.#command.words.length === 0 && /^[A-Za-z_]\w*=/.test(word)) && word !== "" && this.#command.words.push(word);
}
#take() {
let word = "";
for (; this.#at < this.#text.length;) {
let character = this.#text[this.#at];
if (/[\s;&|()<>]/.test(character)) break;
if (character === "'" || character === "\"") word += this.#quoted(character);
else if (character === "\\") {
word += this.#text[this.#at + 1] ?? "";
this.#at += 2;
} else if (character === "`" || this.#text.startsWith("$(", this.#at) || this.#text.startsWith("${", this.#at)) {
let end = this.#endOfSubstitution(character === "`" ? "`" : this.#text[this.#at + 1] === "(" ? ")" : "}");
word += this.#text.slice(this.#at, end);
this.#at = end;
} else {
word += character;
this.#at += 1;
}
}
return word;
}
#quoted(quote) {
let word = "";
for (this.#at += 1; this.#at < this.#text.length; this.#at++) {
let character = this.#text[this.#at];
if (character === quote) {
this.#at += 1;
break;
}
quote === "\"" && character === "\\" && /["\\$`\n]/.test(this.#text[this.#at + 1] ?? "") && (this.#at += 1);
word += this.#text[this.#at] ?? "";
}
return word;
}
#endOfSubstitution(close) {
let depth = 0;
for (let at = this.#at + (close === "`" ? 1 : 2); at < this.#text.length; at++) {
let character = this.#text[at];
if (character === "\\") at += 1;
else if (close === ")" && character === "(" || close === "}" && character === "{") depth += 1;
else if (character === close && depth-- === 0) return at + 1;
}
return this.#text.length;
}
}
function newCommand(isPiped) {
return {
words: [],
writes: [],
isPiped,
isLeft: !1
};
}
function indexOr(text, part, from) {
let index = text.indexOf(part, from);
return index === -1 ? text.length : index;
}
let WRAPPERS = new Map([...[
"sudo",
"env",
"time",
"nohup",
"command",
"exec",
"xargs",
"stdbuf",
"setsid",
"ionice",
"eval",
"doas"
].map((name) => [name, 0]), ...[
"timeout",
"nice",
"chroot"
].map((name) => [name, 1])]);
function commandIn(given) {
for (let name of [
"command",
"cmd",
"commands",
"script",
"input",
"code"
]) {
let value = Object.hasOwn(given, name) ? given[name] : void 0;
if (typeof value == "string") return value;
if (Array.isArray(value)) return value.filter((word) => typeof word == "string");
}
return null;
}
function commandsOf(command, depth = 0) {
return (typeof command == "string" ? shellCommands(command) : [{
words: command,
writes: [],
isPiped: !1,
isLeft: !1
}]).flatMap((one) => {
let [, ...rest] = unwrapped(one.words);
let at = isShell(programOf(unwrapped(one.words))) ? rest.findIndex((word) => /^-[a-z]*c[a-z]*$/.test(word)) : -1;
let script = at === -1 || depth >= 3 ? void 0 : rest[at + 1];
if (script === void 0) return one;
return commandsOf(script, depth + 1).map((inner, index) => ({
words: inner.words,
writes: [...inner.writes, ...one.writes],
isPiped: inner.isPiped || index === 0 && one.isPiped,
isLeft: inner.isLeft || one.isLeft
}));
});
}
function programOf([first = ""]) {
return first.replace(/^.*\//, "");
}
function isShell(program) {
return /^(ba|z|da|k|a)?sh$/.test(program);
}
function unwrapped(words) {
let rest = words;
for (let count = 0; count < 5; count++) {
let own = WRAPPERS.get((rest[0] ?? "").replace(/^.*\//, ""));
if (own === void 0) return rest;
let skip = 1;
for (; /^-|^[A-Za-z_]\w*=/.test(rest[skip] ?? "");) skip += /^-[nuCg]$/.test(rest[skip]) ? 2 : 1;
if (rest.length <= skip + own) return rest.slice(0, 1);
rest = rest.slice(skip + own);
}
return rest;
}
}),
63564: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { openedSkills: () => openedSkills });
var _actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89051);
var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27516);
let SKILL_TOOL = /^((use|activate|load|read|invoke)?skill)$/;
function openedSkills(trajectory, names) {
let calls = (0, _actions_js__WEBPACK_IMPORTED_MODULE_0__.p)(trajectory);
return names.filter((name) => calls.some((call) => opens(call, name)));
}
function opens({ function_name: tool, arguments: given }, name) {
let texts = Object.values(given).flat().flatMap((value) => typeof value == "string" ? value.slice(0, 2e4) : []);
if (SKILL_TOOL.test(tool.toLowerCase().replaceAll(/[_-]/g, ""))) return texts.includes(name);
let kind = (0, _classes_js__WEBPACK_IMPORTED_MODULE_1__.q)(tool, given);
return kind !== "edit" && kind !== "check_dir" && texts.some((text) => namesFileBelow(text, `skills/${name}/`));
}
function namesFileBelow(text, directory) {
for (let at = text.indexOf(directory); at !== -1; at = text.indexOf(directory, at + 1)) if (!/[\w.-]/.test(text[at - 1] ?? " ") && /[^\s"']/.test(text[at + directory.length] ?? " ")) return !0;
return !1;
}
})
};
