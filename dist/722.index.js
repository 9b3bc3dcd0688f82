export const id = 722;
export const ids = [722];
export const modules = {
60722: ((e, t, n) => {
n.d(t, { causesOf: () => causesOf });
var r = n(59254);
var i = n(90492);
var a = n(48685);
var o = n(84346);
var s = n(75084);
let c = [
/\b(?:i|we)(?:'m| am|'re| are| was| were) (?:unable|not able)\b/i,
/\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)|was ?n[o']t able to|have not been able to|haven't been able to)\b/i,
/\b(?:could not|couldn't|cannot|can't|unable to|impossible to|not possible to|not able to) (?:\w+ ){0,2}(?:complete|completed|finish|solve|resolve|fix|proceed|continue|install|achieve|succeed|fulfil|be (?:completed|solved|resolved|fixed|installed))\b/i,
/\b(?:give|gave|giving) up\b/i,
/\b(?:i'm|i am|we're|we are) stuck\b/i,
/\b(?:did not|didn't|was not|wasn't) (?:succeed|work out|successful)\b/i,
/\b(?:remains?|is still|are still) (?:unresolved|broken|failing|incomplete|unfinished)\b/i
];
let l = /\b(?:would you like|do you want|shall i|should i|let me know (?:how|which|whether) you|please (?:provide|confirm|advise|tell me|clarify))\b/i;
let u = [
/\b(?:done|completed?|finished|succeeded|successful(?:ly)?|resolved|fixed|working|works|passes|passing|passed|ready|implemented|configured|installed|created|solved|accomplished|in place)\b/i,
/\b(?:is|are|was|were|been|now) (?:set up|up and running|running|available|there)\b/i,
/\ball set\b/i,
/(?:^|\b(?:i|we)(?:'ve| have)? (?:(?:now|also|just|successfully) )?)(?:set up|added|updated|built|made|wrote|changed|started|enabled|verified|exported|fixed)\b/i
];
let d = /\b(?:not|\w+n't|cannot|never|nothing|without|unless|if|until|once|when you|failed to be|fails?)\b/i;
function lastWords(e) {
let t = e.slice(-2e4).replace(/[‘’]/g, "'").split(/(?<=[.!?])\s+|\n+/).map((e) => e.replace(/^(?:[\s#>*-]|\p{Extended_Pictographic}|\ufe0f)+|[\s*]+$/gu, "")).filter((e) => /\p{L}/u.test(e)).slice(-12);
let n = t.findLast((e) => c.some((t) => t.test(e)));
let r = t.findLast((e) => u.some((t) => t.test(e)) && !d.test(e));
if (n !== void 0 && (r === void 0 || t.indexOf(n) > t.indexOf(r) - 2)) return {
cause: "gave_up",
sentence: n
};
if (r !== void 0) return {
cause: "claimed_success",
sentence: r
};
let i = t.findLast((e) => l.test(e));
return i === void 0 ? null : {
cause: "gave_up",
sentence: i
};
}
var f = n(27516);
var p = n(35169);
var m = n(65689);
let h = /\berror\b|could not|unable to|no matching distribution|failed/i;
let g = /^(?:debconf: |invoke-rc\.d: |update-rc\.d: |update-alternatives: |W: |warning\b|npm warn|ERROR: pip's dependency resolver|Starting |.*\bulimit: ).*$/gim;
let _ = /not found|no such file|no module named|cannot find module|error:|traceback/i;
let v = /not found|unrecognized service|no such file|\bfail(?:ed)?!?\s*$/im;
let y = [
{
missing: /(?:^|[:\s])([\w.+-]{1,60}): (?:command )?not found\b|command not found: ([\w.+-]{1,60})|(?:env|make|xargs|nohup|timeout|exec|setsid|nice|sudo|failed to run command|Errno 2\] No such file or directory)(?:\[\d+\])?: ['"‘]?([\w.+-]{1,60})(?:['"’]|: (?:No such file or directory|(?:executable file )?not found)|$)/i,
shows: (e, t) => e.isInstall && mentions(e, t) || e.commands.some(({ words: e }) => (0, p.oQ)((0, p.DE)(e)) === t) && !_.test(e.output)
},
{
missing: /(?:No module named|ModuleNotFoundError:.*|Cannot find module|Cannot find package|cannot load such file --|no required module provides package|there is no package called|Can't locate) ['"‘]?([@\w./-]{1,80})/,
shows: (e, t) => e.isInstall && (mentions(e, t.split(/[./]/)[0]) || installsList(e))
},
{
missing: /(connection refused|could not connect to|can't connect to|couldn't connect to|ECONNREFUSED|failed to connect|connection to server .* failed|no such file or directory.*\.sock|is the server running)/i,
shows: (e) => e.isLeft || e.commands.some(({ words: e }) => startsService(e)) && !v.test(e.output)
},
{
missing: /(?:KeyError: ['"]([A-Z][A-Z0-9_]{2,60})['"]|\b([A-Z][A-Z0-9_]{2,60}): (?:unbound variable|parameter (?:null or )?not set)|\b([A-Z][A-Z0-9_]{2,60}) (?:environment variable )?(?:is )?not set\b)/,
shows: (e, t) => RegExp(`(?:^|[\\s;&|'"])(?:export\\s+)?${t}=`).test(e.command)
}
];
let b = /^(redis-server|mongod|mysqld|mysqld_safe|mariadbd|mariadbd-safe|postgres|memcached|nginx|httpd|apachectl|caddy|rabbitmq-server|elasticsearch|etcd|consul|pg_ctl|pg_ctlcluster|supervisord|dockerd|gunicorn|uvicorn)$/;
function startsService(e) {
let t = (0, p.DE)(e);
let n = (0, p.oQ)(t);
let r = t.slice(1);
if (n === "service") return r[1] === "start" || r[1] === "restart";
if (n === "systemctl") return r.includes("start") || r.includes("restart") || r.includes("enable");
if (t[0].startsWith("/etc/init.d/")) return r[0] === "start";
if (n === "su" || n === "runuser") return r.some((e) => /pg_ctl|postgres|mysqld|redis-server/.test(e));
if (n === "docker" || n === "docker-compose") return r.includes("up") || r.includes("run");
return b.test(n) || (0, p.oQ)(e) === "nohup" && r.length > 0;
}
function mentions({ command: e }, t) {
let n = t.toLowerCase().replace(/[-_.]/g, "");
return n.length > 1 && e.toLowerCase().replace(/[-_.]/g, "").includes(n);
}
function installsList({ command: e }) {
return /-r\s*\S+|--requirement|\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\s*(?:$|[;&|\n-])|\b(?:poetry|bundle|pdm|composer) install|\buv sync|pip3? install (?:-e )?\.(?:\[|\s|$)/.test(e);
}
function notPersistent(e, t) {
let n = outputOf(t);
if (n === "") return null;
let r = runsOf(e);
for (let { missing: t, shows: i } of y) for (let a of n.split("\n")) {
let n = t.exec(a);
if (n === null) continue;
let o = n.slice(1).find((e) => e !== void 0) ?? "";
let s = r.findLast((e) => i(e, o));
if (s === void 0) continue;
let c = s.command.replace(/\s+/g, " ").slice(0, 120);
let l = e.steps.includes(s.step);
let u = l ? `step ${s.step.step_id}` : "a sub-agent";
return {
evidence: `evaluation: “${a.trim().slice(0, 120)}”; ${u} ran: ${c}`,
step: l ? s.step.step_id : null,
log: "evaluation.log"
};
}
return null;
}
function outputOf(e) {
if (e === null) return "";
if (e.kind !== "test_plan") return e.output_tail.slice(-65536);
return e.points.flatMap(({ testcases: e }) => e).map(({ output_tail: e }) => e.slice(-4096)).join("\n").slice(0, 65536);
}
function runsOf({ steps: e, subagent_trajectories: t }) {
return [...e.flatMap((e) => (e.tool_calls ?? []).flatMap((t) => runOf(e, t) ?? [])), ...(t ?? []).flatMap(runsOf)];
}
function runOf(e, t) {
let n = (0, p.vt)(t.arguments) ?? "";
let r = (typeof n == "string" ? n : n.join(" ")).slice(0, 2e4);
if (r === "" || !(0, f.l)(t.function_name)) return null;
let i = (e.observation?.results ?? []).filter((e) => e.source_call_id === t.tool_call_id).map(({ content: e }) => (0, s.yO)(e)).join("\n");
let a = (0, m.D_)(i);
let o = (0, p.Kf)(typeof n == "string" ? r : n);
let c = (0, m.KP)(i) ?? 0;
return {
step: e,
command: r,
commands: o,
output: a,
isInstall: (0, f.q)(t.function_name, t.arguments) === "install" && c === 0 && !h.test(a.replace(g, "").slice(-2e3)),
isLeft: o.some(({ isLeft: e }) => e) || asksForBackground(t.arguments) || (0, m.W_)(i)
};
}
function asksForBackground(e) {
return Object.entries(e).some(([e, t]) => t === !0 && /background|detach/i.test(e) || e === "mode" && /^(async|background)$/.test(`${t}`));
}
function repeated(e) {
let t = [e, ...e.subagent_trajectories ?? []].map(({ steps: e }) => repeatedIn(e)).filter((e) => e !== null).sort((e, t) => t.times - e.times)[0];
if (t === void 0) return null;
let n = e.steps.includes(t.step);
return {
evidence: `${t.times} times with the same answer: ${t.call}`,
step: n ? t.step.step_id : null
};
}
function repeatedIn(e) {
let t = new Map();
let n = null;
for (let r of e) {
if (r.is_copied_context) continue;
for (let e of r.tool_calls ?? []) {
let i = (r.observation?.results ?? []).filter((t) => t.source_call_id === e.tool_call_id);
let a = i.map(({ content: e }) => (0, s.yO)(e));
if (i.length === 0 || a.some(m.W_) || isWait(e)) continue;
let o = `${e.function_name} ${JSON.stringify(e.arguments)}`;
let c = (0, p.vt)(e.arguments);
let l = `${e.function_name} ${JSON.stringify(c ?? e.arguments)}\n${a.map(lasting).join("\n")}`;
let u = {
times: (t.get(l)?.times ?? 0) + 1,
step: r,
call: o.slice(0, 200)
};
t.set(l, u);
u.times >= 3 && u.times > (n?.times ?? 0) && (n = u);
}
}
return n;
}
function isWait({ arguments: e }) {
let t = (0, p.vt)(e);
let n = t === null ? [] : (0, p.Kf)(t);
return n.length > 0 && n.every(({ words: e }) => /^(sleep|wait)$/.test((0, p.oQ)(e)));
}
function lasting(e) {
return (0, m.D_)(e).slice(0, 2e4).replace(/\b(?=[a-z]*\d)[0-9a-f]{6,}\b|\b\d{5,}\b|\b\d+\.\d+\b/g, "#");
}
let x = /^(cut_by_agent|refused)\b|\bcut_by_agent\b/;
function causesOf(e) {
let { status: t, error: n } = e.result;
let r = n?.kind === "model_unavailable" || n?.kind === "model_refused";
if (t !== "failed" && !(t === "error" && r)) return [];
let o = {
no_model_request: noModelRequest(e),
model_error: modelError(e),
budget: budget(e),
timed_out: timedOut(e),
crashed: null,
not_persistent: e.trajectory === null ? null : notPersistent(e.trajectory, e.result.evaluation),
repeating: e.trajectory === null ? null : repeated(e.trajectory),
...spoken(e)
};
o.model_error === null && (o.crashed = crashed(e));
return a.hE.flatMap((e) => {
let t = o[e];
if (t === null) return [];
return [{
cause: e,
evidence: (0, i.h0)(t.evidence, 300),
step: t.step ?? null,
log: t.log ?? null
}];
});
}
function noModelRequest({ result: { agent: e } }) {
if (e.usage.source !== "meter" || e.usage.requests !== 0) return null;
return { evidence: "the meter saw no request to a model" };
}
function modelError({ result: { error: e }, trajectory: t }) {
let n = t?.steps.findLast(({ source: e }) => e === "agent");
let r = n === void 0 ? null : (0, s.Uw)(n);
let i = r?.status === "failed" || r?.status === "cut";
if (e !== null) return {
evidence: e.message,
step: i ? n.step_id : null
};
if (!i || x.test(r.error ?? "") || r.error === void 0) return null;
return {
evidence: `the last request to the model failed: ${r.error}`,
step: n.step_id
};
}
function budget({ result: { agent: e, integrity: t } }) {
if (e.ended_by !== "budget") return null;
return { evidence: t.find(({ kind: e }) => e === "budget_used_up")?.detail ?? "a budget was used up" };
}
function timedOut({ result: { agent: e }, trajectory: t }) {
if (!e.timed_out && e.ended_by !== "time_limit") return null;
let n = t?.steps.findLast(({ source: e }) => e === "agent");
let r = n === void 0 ? "" : ` at step ${n.step_id}${callOf(n)}`;
return {
evidence: `the time limit ended the agent after ${Math.round(e.duration_ms / 1e3)} s${r}`,
step: n?.step_id ?? null
};
}
function callOf({ tool_calls: e }) {
let t = e?.at(-1);
if (t === void 0) return "";
return `: ${t.function_name} ${JSON.stringify(t.arguments).slice(0, 150)}`;
}
function crashed({ result: { agent: e }, tails: t }) {
let { exit_code: n, timed_out: i, ended_by: a } = e;
if (n === null || n === 0 || i || a !== null) return null;
let s = [...t.keys()].findLast((e) => o.hN.test(e)) ?? null;
let c = s === null ? null : (0, r.c)(t.get(s));
return {
evidence: `the agent ended with exit code ${n}${c === null ? "" : `: ${c}`}`,
log: s
};
}
function spoken({ result: { agent: e }, trajectory: t }) {
let n = {
gave_up: null,
claimed_success: null
};
let r = t?.steps.at(-1);
if (e.exit_code === null || e.timed_out || e.ended_by !== null || r?.source !== "agent") return n;
let i = r.tool_calls ?? [];
let a = i.length === 1 && e.exit_code === 0 && (r.observation?.results ?? []).length === 0;
if (i.length > 0 && !a) return n;
let o = (0, s.yO)(r.message);
let c = lastWords(o.trim() === "" && a ? wordsOfEnd(i[0]) : o);
return c === null ? n : {
...n,
[c.cause]: {
evidence: c.sentence,
step: r.step_id
}
};
}
function wordsOfEnd({ function_name: e, arguments: t }) {
if (!/finish|complet|submit|done|^exit$/i.test(e)) return "";
let n = [
"message",
"result",
"summary",
"text"
].map((e) => t[e]).find(Boolean);
return typeof n == "string" ? n : "";
}
}),
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
let a = /(?!\s*esac\b)\s*\(?[^\s()][^()\n]{0,300}\)/y;
class Reader {
#e;
#t = 0;
#n = [];
#r = newCommand(!1);
#i = [];
constructor(e) {
this.#e = e;
}
read() {
for (; this.#t < this.#e.length && this.#n.length < 200;) this.#a();
this.#o();
return this.#n;
}
#a() {
let e = this.#e.slice(this.#t, this.#t + 3);
let t = e[0];
if (t === "\n") {
this.#t += 1;
this.#o();
this.#c();
} else if (e.startsWith("\\\n")) this.#t += 2;
else if (/\s/.test(t)) this.#t += 1;
else if (t === "#") this.#t = indexOr(this.#e, "\n", this.#t);
else if (/^[0-9]?(&>|>&|>|<)/.test(e) || e.startsWith("&>")) this.#s();
else if (t === "(" && this.#u(i)) this.#o();
else if (/[;&|()]/.test(t)) {
let t = /^(\|\||\|&|&&|;;|.)/.exec(e)[0];
this.#t += t.length;
this.#o(t);
t === ";;" && this.#u(a);
} else this.#l();
}
#o(e = "") {
(this.#r.words.length > 0 || this.#r.writes.length > 0) && this.#n.push(this.#r);
let t = this.#n.at(-1);
e === "&" && t !== void 0 && (t.isLeft = !0);
this.#r = newCommand(e === "|" || e === "|&");
}
#s() {
let e = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#e.slice(this.#t, this.#t + 5))[0];
this.#t += e.length;
for (; /[ \t]/.test(this.#e[this.#t] ?? "");) this.#t += 1;
let t = this.#d();
/^[0-9]?<<-?$/.test(e) ? this.#i.push(t) : /^1?[&>]/.test(e) && !/^(&?[0-9-]|\/dev\/.*)$/.test(t) && this.#r.writes.push(t);
}
#c() {
for (let e of this.#i.splice(0)) for (let t = ""; t.trim() !== e && this.#t < this.#e.length;) {
let e = indexOr(this.#e, "\n", this.#t);
t = this.#e.slice(this.#t, e);
this.#t = e + 1;
}
}
#l() {
let e = this.#t;
let t = this.#d();
this.#t === e && (this.#t += 1);
let { words: n } = this.#r;
if (n.every((e) => e === "time") && r.has(this.#e.slice(e, this.#t))) return;
!(n.length === 0 && /^[A-Za-z_]\w*=/.test(t)) && t !== "" && n.push(t);
n.length === 3 && n[0] === "case" && t === "in" && this.#u(a) && this.#o();
}
#u(e) {
e.lastIndex = this.#t;
let t = e.test(this.#e);
t && (this.#t = e.lastIndex);
return t;
}
#d() {
let e = "";
for (; this.#t < this.#e.length;) {
let t = this.#e[this.#t];
if (/[\s;&|()<>]/.test(t)) break;
if (t === "'" || t === "\"") e += this.#f(t);
else if (t === "\\") {
e += this.#e[this.#t + 1] ?? "";
this.#t += 2;
} else if (t === "`" || this.#e.startsWith("$(", this.#t) || this.#e.startsWith("${", this.#t)) {
let n = this.#p(t === "`" ? "`" : this.#e[this.#t + 1] === "(" ? ")" : "}");
e += this.#e.slice(this.#t, n);
this.#t = n;
} else {
e += t;
this.#t += 1;
}
}
return e;
}
#f(e) {
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
#p(e) {
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
function indexOr(e, t, n) {
let r = e.indexOf(t, n);
return r === -1 ? e.length : r;
}
let o = new Map([
...wrappers(0, "sudo env time nohup command exec xargs stdbuf setsid ionice eval doas nice"),
...wrappers(0, "uv poetry pdm pipenv hatch conda mamba micromamba", " run"),
...wrappers(0, "npm pnpm bundle stack cabal opam pyenv rbenv mise", " exec"),
...wrappers(1, "timeout chroot"),
...wrappers(1, "rustup", " run"),
...wrappers(1, "nvm", " exec")
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
if (Array.isArray(n)) return n.filter((e) => typeof e == "string");
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
let [, ...n] = unwrapped(e.words);
let r = isShell(programOf(unwrapped(e.words))) ? n.findIndex((e) => /^-[a-z]*c[a-z]*$/.test(e)) : -1;
let i = r === -1 || t >= 3 ? void 0 : n[r + 1];
if (i === void 0) return e;
return commandsOf(i, t + 1).map((t, n) => ({
words: t.words,
writes: [...t.writes, ...e.writes],
isPiped: t.isPiped || n === 0 && e.isPiped,
isLeft: t.isLeft || e.isLeft
}));
});
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
let n = o.has(e);
let r = o.get(n ? e : `${e} ${t[1]}`);
if (r === void 0) return t;
let i = n ? 1 : 2;
for (; /^-|^[A-Za-z_]\w*=/.test(t[i] ?? "");) i += /^-[nuCgkIPL]$/.test(t[i]) ? 2 : 1;
if (t.length <= i + r) return t.slice(0, 1);
t = t.slice(i + r);
}
return t;
}
function wrappers(e, t, n = "") {
return t.split(" ").map((t) => [t + n, e]);
}
})
};
