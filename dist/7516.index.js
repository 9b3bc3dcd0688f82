export const id = 7516;
export const ids = [7516];
export const modules = {
27516: ((e, t, n) => {
n.d(t, {
l: () => isShellTool,
q: () => classOfAction
});
var r = n(35169);
let i = [
["read_file", /^(read|readfile|readmanyfiles|notebookread|view|viewfile|viewimage|openfile|fsread|cat)$/],
["check_dir", /^(ls|list|listdir|listdirectory|listfiles|readfolder|tree)$/],
["search", /^(grep|glob|find|rg|search|searchfilecontent|searchfiles|filesearch|findfiles|codebasesearch|grepsearch)$/],
["edit", /^(edit|multiedit|write|writefile|editfile|createfile|replace|replaceinfile|strreplace|applypatch|applydiff|patch|notebookedit|insert|fswrite|deletefile)$/],
["network", /^(web|http|browser|url)|^(fetch|googlewebsearch|websearch|webfetch|urlread)$/]
];
let a = /bash|shell|terminal|exec|command|^run|console|^cmd$/;
let o = new Set("cd pushd popd echo printf export set unset true false : pwd sleep wait which type exit return test [ [[ clear alias\n  read umask ulimit date whoami hostname uname id for select in case let local declare shift trap history jobs stat\n  file".split(/\s+/));
let s = new Set("cat head tail less more bat batcat nl tac sed awk gawk xxd hexdump od strings jq yq zcat cut column".split(" "));
let c = new Set("ls ll la dir tree du exa eza vdir".split(" "));
let l = new Set("grep egrep fgrep rg ag ack find fd fdfind locate".split(" "));
let u = new Set("tee mv cp rm mkdir rmdir touch ln chmod chown patch truncate dd install apply_patch unzip rename ed ex vi vim nano".split(" "));
let d = new Set("curl wget ssh scp sftp rsync ping nc ncat telnet dig nslookup aria2c ftp".split(" "));
let f = new Set([
...s,
...l,
"wc",
"sort",
"uniq",
"tr",
"xargs",
"tee",
"column",
"rev"
]);
let p = [
[/^(apt|apt-get|aptitude|yum|dnf|microdnf|zypper|brew|conda|mamba|micromamba|gem|cargo|snap|pipx|nvm|sdk|asdf|pyenv|rbenv|mise|rustup|choco|winget|flatpak|opam|cpan|luarocks|mix|dotnet|helm|ansible-galaxy|nix-env)$/, /^(install|reinstall|add|build-dep|upgrade|update|dist-upgrade|-i|-iA|toolchain|deps\.get|restore|create|use)$/],
[/^pip[0-9.]*$/, /^(install|download|wheel)$/],
[/^(npm|pnpm|bun|cnpm)$/, /^(install|i|ci|add|update|install-test)$/],
[/^(uv|poetry|pdm|pipenv|hatch|composer|bundle|bundler|go|pod|shards|stack|cabal|rebar3)$/, /^(install|add|sync|require|get|update|lock)$/],
[/^apk$/, /^(add|upgrade)$/],
[/^pacman$/, /^-(S|U)/],
[/^(dpkg|rpm)$/, /^-{1,2}(i|U|install)/],
[/^make$/, /^install$/]
];
let m = /^(run|run-script|exec|dlx|test|--)$/;
let h = /^(-C|-c|--git-dir|--work-tree|--namespace|--config-env|--cwd)$/;
let g = [
"install",
"network",
"run",
"edit",
"search",
"read_file",
"check_dir",
"other"
];
function classOfAction(e, t) {
let n = plainName(e);
if (/^(strreplace(based)?edit(or|tool)|texteditor|editor|fileeditor)/.test(n)) return t.command === "view" ? "read_file" : "edit";
let o = i.find(([, e]) => e.test(n))?.[0];
if (o !== void 0) return o;
if (!a.test(n)) return "other";
let s = (0, r.vt)(t);
return s === null ? "other" : classOfCommands(s);
}
function isShellTool(e) {
return a.test(plainName(e)) || /stdin|taskoutput/.test(plainName(e));
}
function plainName(e) {
return e.toLowerCase().replace(/^mcp__.*__|^functions\./, "").replace(/[_-]/g, "");
}
function classOfCommands(e) {
let t = (0, r.Kf)(e);
let n = new Set(t.map((e, n) => classOfCommand(e, t[n - 1])));
return g.find((e) => n.has(e)) ?? "other";
}
function classOfCommand(e, t) {
let n = (0, r.DE)(e.words);
let i = (0, r.oQ)(n);
let a = n.slice(1);
if ((0, r.H7)(i) && e.isPiped && t !== void 0 && d.has((0, r.oQ)((0, r.DE)(t.words)))) return "install";
let o = classOfWords(i, a);
if (e.writes.length > 0 && [
"other",
"read_file",
"search",
"check_dir"
].includes(o)) return "edit";
if (e.isPiped && f.has(i)) return i === "tee" && o === "edit" && a.length > 0 ? "edit" : "other";
return o;
}
function classOfWords(e, t) {
let n = t.find((e, n) => !e.startsWith("-") && !h.test(t[n - 1] ?? "")) ?? "";
if (e === "" || o.has(e)) return "other";
if (/^python[0-9.]*$/.test(e) && t[0] === "-m" && /^(pip|ensurepip|uv)$/.test(t[1] ?? "")) return classOfWords(t[1] === "ensurepip" ? "make" : t[1], t[1] === "ensurepip" ? ["install"] : t.slice(2));
if (e === "yarn") return /^(|install|add|upgrade)$/.test(n) ? "install" : "run";
let r = t.findIndex((t, n) => n === 4 || e !== "make" && m.test(t));
let i = r === -1 ? t : t.slice(0, r);
if (p.some(([t, n]) => t.test(e) && (n === null || i.some((e) => n.test(e))))) return "install";
if (e === "git") return classOfGit(n);
if ((e === "sed" || e === "perl") && t.some((e) => /^-[a-zA-Z]*i|^--in-place/.test(e))) return "edit";
if (e === "find") return classOfFind(t);
if (e === "tar") return t.some((e) => /^-?[a-z]*t/.test(e) && !/x|c/.test(e)) ? "read_file" : "edit";
if (d.has(e)) return isLocal(t) ? "run" : "network";
if (s.has(e)) return "read_file";
if (c.has(e)) return "check_dir";
if (l.has(e)) return "search";
return u.has(e) ? "edit" : "run";
}
function classOfGit(e) {
if (/^(clone|fetch|pull|push|ls-remote|submodule)$/.test(e)) return "network";
if (/^(grep|ls-files)$/.test(e)) return e === "grep" ? "search" : "check_dir";
return /^(apply|checkout|restore|reset|stash|commit|add|rm|mv|am|cherry-pick|rebase|merge)$/.test(e) ? "edit" : "run";
}
function classOfFind(e) {
if (e.some((e) => /^-(delete|fprint)/.test(e))) return "edit";
return e.every((e) => !e.startsWith("-") || /^-(maxdepth|mindepth|type|print0?|ls|L|H|P)$/.test(e)) ? "check_dir" : "search";
}
function isLocal(e) {
return e.some((e) => /^(https?:\/\/)?(localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1\])([:/]|$)/.test(e));
}
}),
35169: ((e, t, n) => {
n.d(t, {
vt: () => commandIn,
Kf: () => commandsOf,
H7: () => isShell,
oQ: () => programOf,
DE: () => unwrapped
});
let r = new Set([
"if",
"then",
"elif",
"else",
"fi",
"while",
"until",
"do",
"done",
"esac",
"{",
"}",
"!"
]);
function shellCommands(e) {
return new Reader(e.slice(0, 2e4)).read();
}
let i = /\(\([^\n]{0,300}?\)\)/y;
let a = /[\s\S]{0,300}?\s\]\](?=[\s;&|)]|$)/y;
let o = /(?!\s*esac\b)\s*\(?[^\s()][^()\n]{0,300}\)/y;
let s = /[ \t]*\([ \t]*\)/y;
let c = /^[A-Za-z_]\w*(\[[^\]]*\])?\+?=/;
class Reader {
#e;
#t = 0;
#n = [];
#r = newCommand(!1);
#i = new Set();
#a = [];
constructor(e) {
this.#e = e;
}
read() {
for (; this.#t < this.#e.length && this.#n.length < 200;) this.#o();
this.#s();
return this.#n;
}
#o() {
let e = this.#e.slice(this.#t, this.#t + 3);
let t = e[0];
if (t === "\n") {
this.#t += 1;
this.#s();
this.#l();
} else if (e.startsWith("\\\n")) this.#t += 2;
else if (/\s/.test(t)) this.#t += 1;
else if (t === "#") this.#t = this.#d(this.#t);
else if (/^[0-9]?(&>|>&|>|<)/.test(e) || e.startsWith("&>")) this.#c();
else if (t === "(" && this.#p(i)) this.#s();
else if (/[;&|()]/.test(t)) {
let t = /^(\|\||\|&|&&|;;|.)/.exec(e)[0];
this.#t += t.length;
this.#s(t);
t === ";;" && this.#p(o);
} else this.#u();
}
#s(e = "") {
this.#i.has(this.#r.words[0] ?? "") && (this.#r.words = []);
(this.#r.words.length > 0 || this.#r.writes.length > 0) && this.#n.push(this.#r);
let t = this.#n.at(-1);
e === "&" && t !== void 0 && (t.isLeft = !0);
this.#r = newCommand(e === "|" || e === "|&");
}
#c() {
let e = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#e.slice(this.#t, this.#t + 5))[0];
this.#t += e.length;
for (; /[ \t]/.test(this.#e[this.#t] ?? "");) this.#t += 1;
let t = this.#m();
/^[0-9]?<<-?$/.test(e) ? this.#a.push(t) : /^1?[&>]/.test(e) && !/^(&?[0-9-]|\/dev\/.*)$/.test(t) && this.#r.writes.push(t);
}
#l() {
for (let e of this.#a.splice(0)) for (let t = ""; t.trim() !== e && this.#t < this.#e.length;) {
let e = this.#d(this.#t);
t = this.#e.slice(this.#t, e);
this.#t = e + 1;
}
}
#u() {
let e = this.#t;
let t = this.#m();
this.#t === e && (this.#t += 1);
let { words: n } = this.#r;
if (n.every((e) => e === "time") && r.has(this.#e.slice(e, this.#t))) return;
!(n.length === 0 && c.test(t)) && t !== "" && n.push(t);
if (/=$/.test(t) && c.test(t) && this.#e[this.#t] === "(") this.#f();
else if (n.length === 1 && t === "[[") this.#p(a);
else if (n.length === 3 && n[0] === "case" && t === "in" && this.#p(o)) this.#s();
else if (n.length === 1 ? this.#p(s) : n.length === 2 && n[0] === "function") {
this.#p(s);
this.#i.add(t);
this.#r.words = [];
}
}
#d(e) {
let t = this.#e.indexOf("\n", e);
return t === -1 ? this.#e.length : t;
}
#f() {
for (this.#t += 1; this.#t < this.#e.length && this.#e[this.#t] !== ")";) {
let e = this.#t;
this.#e[e] === "#" ? this.#t = this.#d(e) : this.#m();
this.#t === e && (this.#t += 1);
}
this.#t += 1;
}
#p(e) {
e.lastIndex = this.#t;
let t = e.test(this.#e);
t && (this.#t = e.lastIndex);
return t;
}
#m() {
let e = "";
for (; this.#t < this.#e.length;) {
let t = this.#e[this.#t];
if (/[\s;&|()<>]/.test(t)) break;
if (t === "'" || t === "\"") e += this.#h(t);
else if (t === "\\") {
e += this.#e[this.#t + 1] ?? "";
this.#t += 2;
} else if (t === "`" || this.#e.startsWith("$(", this.#t) || this.#e.startsWith("${", this.#t)) {
let n = this.#g(t === "`" ? "`" : this.#e[this.#t + 1] === "(" ? ")" : "}");
e += this.#e.slice(this.#t, n);
this.#t = n;
} else {
e += t;
this.#t += 1;
}
}
return e;
}
#h(e) {
let t = "";
for (this.#t += 1; this.#t < this.#e.length; this.#t++) {
let n = this.#e[this.#t];
if (n === e) {
this.#t += 1;
break;
}
e === "\"" && n === "\\" && /["\\$`\n]/.test(this.#e[this.#t + 1] ?? "") && (this.#t += 1);
t += this.#e[this.#t] ?? "";
}
return t;
}
#g(e) {
let t = 0;
for (let n = this.#t + (e === "`" ? 1 : 2); n < this.#e.length; n++) {
let r = this.#e[n];
if (r === "\\") n += 1;
else if (e === ")" && r === "(" || e === "}" && r === "{") t += 1;
else if (r === e && t-- === 0) return n + 1;
}
return this.#e.length;
}
}
function newCommand(e) {
return {
words: [],
writes: [],
isPiped: e,
isLeft: !1
};
}
let l = new Map([
...wrappers(0, "nohup command setsid"),
...wrappers(0, "sudo doas", "-u -g -h -p -r -t -C -D -R -T -U --user --group --host --prompt --chdir"),
...wrappers(0, "env", "-u -C --unset --chdir"),
...wrappers(0, "time", "-f -o --format --output"),
...wrappers(0, "exec", "-a"),
...wrappers(0, "xargs", "-a -d -E -I -L -n -P -s --arg-file --delimiter --max-args --max-procs --max-chars"),
...wrappers(0, "stdbuf", "-i -o -e --input --output --error"),
...wrappers(0, "nice", "-n --adjustment"),
...wrappers(0, "ionice", "-c -n -p --class --classdata"),
...wrappers(1, "timeout", "-k -s --kill-after --signal"),
...wrappers(1, "chroot"),
...wrappers(0, "conda mamba micromamba", "-n -p --name --prefix --cwd", " run"),
...wrappers(0, "uv", "-p --python --with --extra --group --project --directory --package --env-file", " run"),
...wrappers(0, "poetry pdm pipenv hatch", "-C -P -p --directory --project", " run"),
...wrappers(0, "npm pnpm bundle stack cabal opam pyenv rbenv mise", "-C --prefix --package", " exec"),
...wrappers(1, "rustup", "", " run"),
...wrappers(1, "nvm", "", " exec")
]);
function commandIn(e) {
for (let t of [
"command",
"cmd",
"commands",
"script",
"input",
"code"
]) {
let n = Object.hasOwn(e, t) ? e[t] : void 0;
if (typeof n == "string") return n;
if (!Array.isArray(n)) continue;
let r = n.filter((e) => typeof e == "string");
return t === "commands" ? r.join("\n") : r;
}
return null;
}
function commandsOf(e, t = 0) {
return (typeof e == "string" ? shellCommands(e) : [{
words: e,
writes: [],
isPiped: !1,
isLeft: !1
}]).flatMap((e) => {
let n = t >= 3 ? void 0 : scriptOf(unwrapped(e.words));
if (n === void 0) return e;
return commandsOf(n, t + 1).map((t, n) => ({
words: t.words,
writes: [...t.writes, ...e.writes],
isPiped: t.isPiped || n === 0 && e.isPiped,
isLeft: t.isLeft || e.isLeft
}));
});
}
function scriptOf(e) {
let [t, n] = [programOf(e), e.slice(1)];
if (t === "eval") return n.length === 0 ? void 0 : n.join(" ");
let r = isShell(t) ? n.findIndex((e) => /^-[a-z]*c[a-z]*$/.test(e)) : -1;
return r === -1 ? void 0 : n[r + 1];
}
function programOf([e = ""]) {
return e.replace(/^.*\//, "");
}
function isShell(e) {
return /^(ba|z|da|k|a)?sh$/.test(e);
}
function unwrapped(e) {
let t = e;
for (let e = 0; e < 5; e++) {
let e = programOf(t);
let n = l.has(e);
let r = l.get(n ? e : `${e} ${t[1]}`);
if (r === void 0) return t;
let { own: i, valued: a } = r;
let o = n ? 1 : 2;
for (; /^-|^[A-Za-z_]\w*=/.test(t[o] ?? "");) o += a.includes(t[o]) ? 2 : 1;
if (t.length <= o + i) return t.slice(0, 1);
t = t.slice(o + i);
}
return t;
}
function wrappers(e, t, n = "", r = "") {
return t.split(" ").map((t) => [t + r, {
own: e,
valued: n.split(" ")
}]);
}
})
};
