export const id = 7516;
export const ids = [7516];
export const modules = {
27516: ((e, t, n) => {
n.d(t, {
A1: () => installing,
l1: () => isShellTool,
qy: () => classOfAction
});
var r = n(35169);
var i = n(35068);
let a = [
["read_file", /^(read|readfiles?|readmanyfiles|notebookread|view|viewfiles?|viewimage|open|openfile|fsread|cat|readtextfile|readmultiplefiles|getfilecontents)$/],
["check_dir", /^(ls|list|listdir|listdirectory|listfiles|readfolder|tree|directorytree|listdirectorywithsizes)$/],
["search", /^(grep|glob|find|rg|search|searchfilecontent|searchfiles|filesearch|findfiles|codebasesearch|grepsearch|grepfiles|semanticsearch|findbyname|(find|search)(file|dir))$/],
["edit", /^(edit|multiedit|write|writefile|editfile|createfile|replace|replaceinfile|strreplace(file)?|applypatch|applydiff|patch|notebookedit|insert|insertcontent|create|createdirectory|movefile|updatefile|writetofile|appendtofile|search(and)?replace|replacefilecontent|(multi)?replacestringinfile|inserteditintofile|fswrite|delete(file)?|move)$/],
["network", /^(web|http|brows|url)|^(fetch|fetchurl|fetchwebpage|googlewebsearch|searchweb|websearch|webfetch|urlread)$/]
];
let o = /bash|shell|terminal|exec|command|^run|console|^cmd$|^sweagentaction$/;
let s = new Set("cd pushd popd echo printf export set unset true false : pwd sleep wait which type exit return test [ [[ clear alias\n  read umask ulimit date whoami hostname uname id for select in case let local declare shift trap history jobs stat\n  file source . env printenv command hash break continue shopt disown xargs whereis readlink realpath basename dirname\n  seq C-c C-d C-z".split(/\s+/));
let c = /^((conda|mamba|micromamba) (de)?activate|(nvm|sdk) use)$/;
let l = new Set("cat head tail less more bat batcat nl tac sed awk gawk xxd hexdump od strings jq yq zcat bzcat xzcat cut column wc sort\n  uniq diff cmp comm paste tr rev base64 md5sum sha1sum sha256sum sha512sum cksum".split(/\s+/));
let u = new Set("ls ll la dir tree du exa eza vdir".split(" "));
let d = new Set("grep egrep fgrep zgrep rg ag ack find fd fdfind locate".split(" "));
let f = new Set("tee mv cp rm mkdir rmdir touch ln chmod chown patch truncate dd install apply_patch unzip zip gzip gunzip xz\n  unxz bzip2 bunzip2 zstd rename ed ex vi vim nano".split(/\s+/));
let p = new Set("curl wget ssh scp sftp rsync ping nc ncat telnet dig nslookup aria2c ftp".split(" "));
let m = /^(gzip|gunzip|xz|unxz|bzip2|bunzip2|zstd)$/;
let h = new Set([
...l,
...d,
"tee"
]);
let g = [
[/^(apt|apt-get|aptitude|yum|dnf|microdnf|zypper|brew|gem|cargo|snap|pipx|nvm|sdk|asdf|pyenv|rbenv|rustup|choco|winget|flatpak|opam|cpan|luarocks|mix|dotnet|helm|ansible-galaxy|nix-env)$/, /^(install|reinstall|add|build-dep|upgrade|update|dist-upgrade|fetch|-i|-iA|deps\.get|restore)$/],
[/^(conda|mamba|micromamba|mise)$/, /^(install|update|upgrade|create|use)$/],
[/^pip[0-9.]*$/, /^(install|download|wheel)$/],
[/^(npm|pnpm|bun|cnpm)$/, /^(install|i|ci|add|update|install-test)$/],
[/^(uv|poetry|pdm|pipenv|hatch|composer|bundle|bundler|go|pod|shards|stack|cabal|rebar3)$/, /^(install|add|sync|require|get|update|lock|download|tidy)$/],
[/^yarn$/, /^(install|add|upgrade)$/],
[/^apk$/, /^(add|upgrade)$/],
[/^pacman$/, /^-(S[yuw]*|U)$/],
[/^dpkg$/, /^(-i|--install)$/],
[/^rpm$/, /^(-[iUF][vh]*|--install|--upgrade)$/],
[/^(g?make|ninja|meson)$/, /^install$/],
[/^cmake$/, /^--install$/],
[/^setup\.py$/, /^(install|develop)$/],
[/^cpanm$/, /./]
];
let _ = /^(yarn|bundle)$/;
let v = /^(run|run-script|exec|dlx|test|list|ls|show|info|search|view|help|--help|--version|--)$/;
let y = /^(-C|-c|-o|--git-dir|--work-tree|--namespace|--config-env|--cwd|workspace|--prefix|--registry|--proxy)$/;
let b = [
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
let s = n === "exec" ? (0, i.E)(t) : null;
if (s !== null) return mostTelling(s.map((e) => classOfAction(e.tool, e.given)));
if (/^(strreplace(based)?edit(or|tool)|texteditor|editor|fileeditor)/.test(n)) return t.command === "view" ? "read_file" : "edit";
let c = a.find(([, e]) => e.test(n))?.[0];
if (c !== void 0) return c;
if (!o.test(n)) return "other";
let l = (0, r.vt)(t);
return l === null ? "other" : classOfCommands(l);
}
function isShellTool(e) {
return o.test(plainName(e)) || /stdin|taskoutput/.test(plainName(e));
}
function plainName(e) {
return e.toLowerCase().replace(/^.*__|^(functions|developer)\./, "").replace(/[_-]|toolcall$/g, "");
}
function classOfCommands(e) {
let t = (0, r.Kf)(e);
return mostTelling(t.map((e, n) => classOfCommand(e, t[n - 1])));
}
function mostTelling(e) {
return b.find((t) => e.includes(t)) ?? "other";
}
function installing(e) {
return e.flatMap((t, n) => {
let i = e[n - 1];
if (classOfCommand(t, i) !== "install") return [];
return [[...t.isPiped ? i?.words ?? [] : [], ...(0, r.DE)(t.words)]];
});
}
function classOfCommand(e, t) {
let n = (0, r.DE)(e.words);
let i = (0, r.oQ)(n);
let a = n.slice(1);
if (((0, r.H7)(i) || /^(python[0-9.]*|php|perl|ruby|node)$/.test(i) && /^-?$/.test(a[0] ?? "")) && e.isPiped && t !== void 0 && p.has((0, r.oQ)((0, r.DE)(t.words)))) return "install";
let o = classOfWords(i, a);
if (e.writes.length > 0 && [
"other",
"read_file",
"search",
"check_dir"
].includes(o)) return "edit";
let s = h.has(i) && !e.words.slice(0, -n.length).includes("xargs");
if (e.isPiped && s) return i === "tee" && o === "edit" && a.length > 0 ? "edit" : "other";
return o;
}
function classOfWords(e, t) {
let n = plainWords(t)[0] ?? "";
if (e === "" || s.has(e) || c.test(`${e} ${n}`)) return "other";
if (/^python[0-9.]*$/.test(e)) {
if (t[0] === "-m" && t[1] === "ensurepip") return "install";
let e = t.slice(+(t[0] === "-m"));
if (g.some(([t]) => t.test(e[0] ?? ""))) return classOfWords(e[0], e.slice(1));
}
if (isInstall(e, t)) return "install";
if (e === "git") return classOfGit(n);
if (e === "str_replace_editor") return n === "view" ? "read_file" : "edit";
if (/^(sed|perl|yq)$/.test(e) && t.some((e) => /^-[^-MmIe]*i|^--in-?place/.test(e))) return "edit";
if (/^g?awk$/.test(e) && t.some((e, n) => e === "inplace" && t[n - 1] === "-i")) return "edit";
if (e === "find") return classOfFind(t);
if (e === "unzip" && /^-[lpvZ]/.test(t[0] ?? "")) return "read_file";
if (m.test(e) && t.some((e) => /^-[a-z0-9]*[clt]|^--(stdout|list|test)$/.test(e))) return "read_file";
if (e === "tar") return t.some(listsArchive) ? "read_file" : "edit";
if (/^(rsync|scp)$/.test(e) && !t.some((e) => e.includes(":"))) return "edit";
if (p.has(e)) return isLocal(t) ? "run" : "network";
if (l.has(e)) return "read_file";
if (u.has(e)) return "check_dir";
if (d.has(e)) return "search";
return f.has(e) ? "edit" : "run";
}
function isInstall(e, t) {
let n = g.find(([t]) => t.test(e));
if (n === void 0) return !1;
let r = /make$|^ninja$/.test(e);
let i = r ? -1 : t.findIndex((e) => v.test(e));
let a = i === -1 ? t : t.slice(0, i);
let o = a.filter((e) => e.startsWith("-"));
let s = plainWords(a).slice(0, r ? void 0 : 2);
if (_.test(e) && i === -1 && s.length === 0 && a.at(-1) !== "-v") return !0;
return [...o, ...s].some((e) => n[1].test(e));
}
function plainWords(e) {
return e.filter((t, n) => !t.startsWith("-") && !y.test(e[n - 1] ?? ""));
}
function listsArchive(e, t) {
return e === "--list" || /^-(?![A-Za-z]*[xc])[A-Za-su-z]*t[A-Za-z]*$/.test(t === 0 ? e.replace(/^-?/, "-") : e);
}
function classOfGit(e) {
if (/^(clone|fetch|pull|push|ls-remote|submodule)$/.test(e)) return "network";
if (/^(grep|ls-files)$/.test(e)) return e === "grep" ? "search" : "check_dir";
return /^(apply|checkout|switch|restore|reset|revert|clean|stash|commit|add|rm|mv|am|cherry-pick|rebase|merge)$/.test(e) ? "edit" : "run";
}
function classOfFind(e) {
if (e.some((e) => /^-(delete|fprint)/.test(e))) return "edit";
return e.every((e) => !e.startsWith("-") || /^-(maxdepth|mindepth|depth|xdev|mount|type|print0?|printf|ls|L|H|P)$/.test(e)) ? "check_dir" : "search";
}
function isLocal(e) {
return e.some((e) => /^--(unix-socket|version)$|^(https?:\/\/([^/@]*@)?)?(localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1\])([:/]|$)/.test(e));
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
var r = n(37012);
var i = n(35068);
let a = new Set([
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
let o = /\(\([^\n]{0,300}?\)\)/y;
let s = /[\s\S]{0,300}?\s\]\](?=[\s;&|)]|$)/y;
let c = /(?!\s*esac\b)\s*\(?[^\s()][^()\n]{0,300}\)/y;
let l = /[ \t]*\([ \t]*\)/y;
let u = /(?<!<)<<-?[ \t]*(?=['"\\A-Za-z_])/y;
let d = /(?<=[\s;&|(])#[^\n]*/y;
let f = {
")": "(",
"}": "{"
};
let p = /^[A-Za-z_]\w*(\[[^\]]*\])?\+?=/;
class Reader {
#e;
#t = 0;
#n = [];
#r = newCommand(!1);
#i = new Set();
#a = [];
#o = 0;
constructor(e) {
this.#e = e;
}
read() {
for (; this.#t < this.#e.length && this.#n.length < 200;) this.#s();
this.#c();
return this.#n;
}
#s() {
let e = this.#e.slice(this.#t, this.#t + 3);
let t = e[0];
if (t === "\n") {
this.#t += 1;
this.#c();
this.#u();
} else if (e.startsWith("\\\n")) this.#t += 2;
else if (/\s/.test(t)) this.#t += 1;
else if (t === "#") this.#t = this.#f(this.#t);
else if (/^[0-9]?(&>|>&|>|<)/.test(e) || e.startsWith("&>")) this.#l();
else if (t === "(" && this.#m(o)) this.#c();
else if (/[;&|()]/.test(t)) {
let t = /^(\|\||\|&|&&|;;|.)/.exec(e)[0];
this.#t += t.length;
this.#c(t);
t === ";;" && this.#m(c);
} else this.#d();
}
#c(e = "") {
this.#i.has(this.#r.words[0] ?? "") && (this.#r.words = []);
(this.#r.words.length > 0 || this.#r.writes.length > 0) && this.#n.push(this.#r);
let t = this.#n.at(-1);
e === "&" && t !== void 0 && (t.isLeft = !0);
this.#r = newCommand(e === "|" || e === "|&");
}
#l() {
let e = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#e.slice(this.#t, this.#t + 5))[0];
this.#t += e.length;
for (; /[ \t]/.test(this.#e[this.#t] ?? "");) this.#t += 1;
let t = this.#h();
/^[0-9]?<<-?$/.test(e) ? this.#a.push(t) : /^1?[&>]/.test(e) && !/^(&?[0-9-]|\/dev\/.*)$/.test(t) && this.#r.writes.push(t);
}
#u() {
for (let e of this.#a.splice(0)) for (let t = ""; t.trim() !== e && this.#t < this.#e.length;) {
let e = this.#f(this.#t);
t = this.#e.slice(this.#t, e);
this.#t = e + 1;
}
}
#d() {
let e = this.#t;
let t = this.#h();
this.#t === e && (this.#t += 1);
let { words: n } = this.#r;
if (n.every((e) => e === "time") && a.has(this.#e.slice(e, this.#t))) return;
!(n.length === 0 && p.test(t)) && t !== "" && n.push(t);
if (/=$/.test(t) && p.test(t) && this.#e[this.#t] === "(") this.#p();
else if (n.length === 1 && t === "[[") this.#m(s);
else if (n.length === 3 && n[0] === "case" && t === "in" && this.#m(c)) this.#c();
else if (n.length === 1 ? this.#m(l) : n.length === 2 && n[0] === "function") {
this.#m(l);
this.#i.add(t);
this.#r.words = [];
}
}
#f(e) {
let t = this.#e.indexOf("\n", e);
return t === -1 ? this.#e.length : t;
}
#p() {
for (this.#t += 1; this.#t < this.#e.length && this.#e[this.#t] !== ")";) {
let e = this.#t;
this.#e[e] === "#" ? this.#t = this.#f(e) : this.#h();
this.#t === e && (this.#t += 1);
}
this.#t += 1;
}
#m(e) {
e.lastIndex = this.#t;
let t = e.test(this.#e);
t && (this.#t = e.lastIndex);
return t;
}
#h() {
let e = "";
for (; this.#t < this.#e.length;) {
let t = this.#e[this.#t];
if (/[\s;&|()<>]/.test(t)) break;
if (t === "'" || t === "\"") e += this.#g(t);
else if (this.#e.startsWith("$'", this.#t)) {
this.#t += 1;
e += this.#g("'", !0);
} else if (t === "\\") {
e += this.#e[this.#t + 1] ?? "";
this.#t += 2;
} else if (t === "`" || this.#e.startsWith("$(", this.#t) || this.#e.startsWith("${", this.#t)) e += this.#_(t === "`" ? "`" : this.#e[this.#t + 1] === "(" ? ")" : "}");
else {
e += t;
this.#t += 1;
}
}
return e;
}
#g(e, t = e === "\"") {
let n = "";
for (this.#t += 1; this.#t < this.#e.length;) {
let r = this.#e[this.#t];
if (r === e) {
this.#t += 1;
break;
}
if (e === "\"" && this.#o < 20 && this.#e.startsWith("$(", this.#t)) {
n += this.#_(")");
continue;
}
t && r === "\\" && (e === "'" || /["\\$`\n]/.test(this.#e[this.#t + 1] ?? "")) && (this.#t += 1);
n += this.#e[this.#t] ?? "";
this.#t += 1;
}
return n;
}
#_(e) {
let [t, n] = [this.#t, this.#a];
let r = e === ")" && !this.#e.startsWith("$((", t);
this.#a = [];
this.#o += 1;
this.#t += e === "`" ? 1 : 2;
for (let t = 0; this.#t < this.#e.length && t >= 0;) {
let n = this.#e[this.#t];
if (e !== "`" && (n === "'" || n === "\"")) this.#g(n);
else if (r && this.#o < 20 && this.#m(u)) this.#a.push(this.#h());
else if (!r || !this.#m(d)) {
this.#t += n === "\\" ? 2 : 1;
n === e ? --t : n === f[e] ? t += 1 : n === "\n" && this.#u();
}
}
this.#a = n;
--this.#o;
return this.#e.slice(t, this.#t);
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
let m = new Map([
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
...wrappers(0, "runuser", "-u -g -G --user --group --supp-group"),
...wrappers(1, "docker podman", "-u -e -w --user --env --workdir", " exec"),
...wrappers(1, "rustup", "", " run"),
...wrappers(1, "nvm", "", " exec")
]);
function commandIn(e) {
let t = (0, i.E)(e);
if (t !== null) return t.flatMap((e) => commandIn(e.given) ?? []).join("\n") || null;
for (let t of [
"command",
"cmd",
"commands",
"script",
"input",
"code",
"keystrokes",
"raw_action"
]) {
let n = (0, r._)(e, t);
if (typeof n == "string") return n;
if (!Array.isArray(n)) continue;
let i = n.filter((e) => typeof e == "string");
return t === "commands" ? i.join("\n") : i;
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
if (t >= 3) return e;
let n = unwrapped(e.words);
let r = programOf(n) === "find" ? n.findIndex((e) => /^-(exec|ok)(dir)?$/.test(e)) : -1;
if (r !== -1) {
let i = n.findIndex((e, t) => t > r && (e === ";" || e === "+"));
let a = i === -1 ? [] : n.slice(i + 1);
return [...commandsOf([...n.slice(0, r), ...a], t + 1).map((t) => ({
...e,
words: t.words
})), ...commandsOf(n.slice(r + 1, i === -1 ? void 0 : i), t + 1)];
}
let i = scriptOf(n);
if (i === void 0) return e;
return commandsOf(i, t + 1).map((t, n) => ({
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
let r = isShell(t) || /^(su|runuser)$/.test(t) ? n.findIndex((e) => /^-[abd-z]*c[a-z]*$|^--command$/.test(e)) : -1;
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
let n = m.has(e);
let r = m.get(n ? e : `${e} ${t[1]}`);
if (r === void 0) return t;
if (e === "command" && /^-[vV]/.test(t[1] ?? "") || e === "runuser" && t.includes("-c")) return t;
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
}),
35068: ((e, t, n) => {
n.d(t, { E: () => scriptedCalls });
let r = new RegExp([
String.raw`\/\/.*|\/\*[^]*?(?:\*\/|$)`,
String.raw`(?<text>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\`(?:[^\`\\]|\\[^])*\`?)(?<isName>\s*:)?`,
String.raw`(?<![\w$.])tools\s*(?:\.\s*(?<tool>[A-Za-z_$][\w$]*)|\[\s*["'](?<quoted>[\w$-]+)["']\s*\])\s*\(`,
String.raw`(?<![\w$])(?<name>[A-Za-z_$][\w$]*)\s*:`,
"(?<bracket>[()])"
].join("|"), "g");
let i = {
n: "\n",
t: "	",
r: "\r",
b: "\b",
f: "\f",
v: "\v",
0: "\0",
"\n": ""
};
function scriptedCalls({ input: e }) {
if (typeof e != "string" || !/\btools\s*[.[]/.test(e)) return null;
let t = [];
let n = "input";
let i = 0;
for (let { groups: a } of e.slice(0, 65536).matchAll(r)) {
let { text: e, isName: r, tool: o, quoted: s, name: c, bracket: l } = a;
if (o !== void 0 || s !== void 0) {
t.push({
tool: o ?? s,
given: []
});
i = 1;
} else i > 0 && l !== void 0 ? i += l === "(" ? 1 : -1 : i > 0 && e !== void 0 && r === void 0 && t.at(-1).given.push([n, unescaped(e)]);
n = c ?? (r === void 0 ? "input" : unescaped(e));
}
return t.map(({ tool: e, given: t }) => ({
tool: e,
given: Object.fromEntries(t.toReversed())
}));
}
function unescaped(e) {
return e.slice(1, -1).replace(/\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([\s\S]))/gi, (e, t, n, r, a) => {
if (a !== void 0) return i[a] ?? a;
let o = Number.parseInt(t ?? n ?? r, 16);
return o > 1114111 ? e : String.fromCodePoint(o);
});
}
})
};
