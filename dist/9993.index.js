export const id = 9993;
export const ids = [9993];
export const modules = {
42828: ((e, t, n) => {
n.d(t, {
e1: () => mcpDocument,
es: () => parseMcp,
jv: () => mcpFile
});
var r = n(94343);
var i = n(43759);
var a = n(37428);
var o = n(45145);
let s = r.Rvf(r.g1P(r.YjP(), r.YjP()), {});
let c = r.Ikc({
command: r.YjP(),
args: r.Rvf(r.YOg(r.YjP()), []),
env: s
});
let l = r.FsL(r.Rvf(r.k5n([
"http",
"streamable-http",
"sse"
]), "http"), r.pdi((e) => e === "sse" ? "sse" : "http"));
let u = r.Ikc({
url: r.YjP(),
type: l,
headers: s
});
let d = r.YjP().check(i.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));
let f = r.Ikc({ mcpServers: r.g1P(d, r.KCZ([u, c])) });
function parseMcp(e, t) {
try {
return f.parse(JSON.parse(e)).mcpServers;
} catch (e) {
let n = e instanceof a.a$ ? describe(e) : (0, o.bD)(e);
throw new o.yo(`agent-mcp: ${t}: ${n}; write for example {"mcpServers": {"docs": {"command": "npx", "args": ["server"]}}}`);
}
}
function describe({ issues: [e] }) {
let t = e.path.join(".") || "the document";
if (e.code === "invalid_key") return `${t} is not a name of a server, which has letters, digits, - and _, 64 at most`;
let [n] = (e.code === "invalid_union" ? e.errors : []).find((e) => e.every(({ path: [e] }) => e !== "command" && e !== "url")) ?? [];
if (n?.code === "invalid_type" && n.path.length > 0) return `${t}.${n.path.join(".")} is not of the type ${n.expected}`;
if (n?.code === "invalid_value") return `${t}.${n.path.join(".")} is none of ${n.values.join(", ")}`;
return `${t} is not a server with command, or url`;
}
function mcpDocument(e) {
return JSON.stringify({ mcpServers: e }, null, 2);
}
function mcpFile(e, t) {
return Object.keys(t).length === 0 ? {} : { [e]: mcpDocument(t) };
}
}),
47114: ((e, t, n) => {
n.d(t, { r: () => MarkedStream });
let r = Buffer.alloc(0);
class MarkedStream {
#e;
#t = 0;
#n = r;
constructor(e) {
this.#e = Buffer.from(e);
}
get number() {
return this.#t;
}
take(e) {
let t = [];
let n = this.#n.length === 0 ? e : Buffer.concat([this.#n, e]);
let i = 0;
for (let e = n.indexOf(this.#e); e !== -1; e = n.indexOf(this.#e, i)) {
i = e + this.#e.length;
let r = n.subarray(i, i + 9 + 1).indexOf(10);
let a = n.toString("latin1", i, i + Math.max(0, r));
if (!/^\d+$/.test(a)) continue;
this.#r(t, n.subarray(0, e));
this.#t = Number(a);
n = n.subarray(i + r + 1);
i = 0;
}
let a = this.#i(n);
this.#r(t, n.subarray(0, a));
this.#n = a === n.length ? r : Buffer.from(n.subarray(a));
return t;
}
rest() {
let e = [];
this.#r(e, this.#n);
this.#n = r;
return e;
}
#r(e, t) {
t.length > 0 && e.push({
command: this.#t,
bytes: t
});
}
#i(e) {
let t = this.#e[0];
let n = e.indexOf(t, Math.max(0, e.length - this.#e.length - 9));
for (; n !== -1; n = e.indexOf(t, n + 1)) {
let t = e.subarray(n, n + this.#e.length);
if (t.equals(this.#e.subarray(0, t.length))) return n;
}
return e.length;
}
}
}),
85958: ((e, t, n) => {
n.d(t, {
Q: () => placeProgram,
R: () => filesOf
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(11220);
function filesOf({ directory: e, leftOut: t }, n, o) {
try {
return below("");
} catch (t) {
throw new a.ZD("dataset", `${e} cannot be read: ${(0, a.bD)(t)}`, { cause: t });
}
function below(a) {
return (0, r.readdirSync)(i.join(e, a), { withFileTypes: !0 }).flatMap((r) => {
let s = i.posix.join(a, r.name);
if (t.includes(s)) return [];
let c = r.isDirectory() && t.some((e) => e.startsWith(`${s}/`));
let l = {
directory: i.join(e, s),
executable: s === o && r.isFile()
};
return c ? below(s) : [[i.posix.join(n, s), l]];
});
}
}
async function placeProgram(e, t, n, { cleared: r, signal: i }) {
t.length > 0 && await e.place(t, r);
if (t.some(([e, { executable: t }]) => e === n && t)) return !0;
return (await (0, o.j)(e, `chmod +x ${n}`, 6e4, i)).exit.exitCode === 0;
}
}),
10442: ((e, t, n) => {
n.d(t, { F: () => agentEnvironment });
var r = n(76760);
var i = n(42828);
var a = n(9962);
var o = n(88644);
function agentEnvironment(e, t) {
let { instance: n, trial: r, testbed: i, context: s, metering: c } = e;
let { dataset: l, agentEnv: u, options: d } = s;
let f = (0, a.B)(d, n);
let p = (0, o.q)(e);
return {
...u,
...c?.variables,
AGENTBENCH_INSTANCE_ID: n.id,
AGENTBENCH_DATASET: l.name,
AGENTBENCH_TASK_TYPE: n.taskType,
...Buffer.byteLength(t) <= 122880 ? { AGENTBENCH_PROMPT: t } : {},
AGENTBENCH_PROMPT_FILE: i.promptFile,
...i.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: i.agentDirectory },
AGENTBENCH_WORKDIR: i.workdir,
AGENTBENCH_TRIAL: String(r),
AGENTBENCH_TIMEOUT: String(Math.max(1, Math.floor(f / 1e3))),
AGENTBENCH_DEADLINE: new Date(Date.now() + f).toISOString(),
AGENTBENCH_OUTPUT_DIR: i.outputDirectory,
AGENTBENCH_AGENT_HOME: i.agentHome,
...extrasOf(n.environment, i.workdir),
...p === null ? {} : { AGENTBENCH_TRAJECTORY: p }
};
}
function extrasOf(e, t) {
let { skills: n = null, mcp: a = {} } = e ?? {};
return {
...n === null ? {} : { AGENTBENCH_SKILLS_DIR: r.posix.resolve(t, n) },
...Object.keys(a).length === 0 ? {} : { AGENTBENCH_MCP_SERVERS: (0, i.e1)(a) }
};
}
}),
78207: ((e, t, n) => {
n.d(t, {
J: () => runAgent,
p: () => setUpAgent
});
var r = n(73024);
var i = n(76760);
var a = n(63144);
var o = n(35978);
let s = 4194304;
class StatedUsage {
#e;
#t = [];
#n = 0;
#r = Buffer.alloc(0);
#i = 0;
constructor(e) {
this.#e = e;
}
push(e, t) {
if (e !== "stdout") return;
let n = 0;
for (let e = t.indexOf("\n"); e !== -1; e = t.indexOf("\n", n)) {
this.#a(t.subarray(n, e));
this.#o();
n = e + 1;
}
this.#a(t.subarray(n));
}
get usage() {
if (this.#t.length === 0) return null;
let e = this.#e.usage(this.#t);
return e === null ? null : (0, o.k9)(JSON.stringify(e)).usage;
}
#a(e) {
let t = this.#i;
this.#i += e.length;
if (this.#i > s) return;
this.#i > this.#r.length && (this.#r = Buffer.concat([this.#r], 2 * this.#i));
e.copy(this.#r, t);
}
#o() {
let e = this.#i;
this.#i = 0;
if (e > s || this.#n > s) return;
let t = this.#r.toString("utf8", 0, e);
if (!this.#e.types.some((e) => t.includes(`"${e}"`))) return;
let n = (0, a.Xy)((0, a.U4)(t));
if (n === null || !this.#e.types.includes(String(n.type))) return;
this.#n += e;
this.#n <= s ? this.#t.push(n) : this.#t.length = 0;
}
}
var c = n(45145);
var l = n(17197);
var u = n(12580);
var d = n(9962);
var f = n(84346);
var p = n(85958);
var m = n(10442);
var h = n(77598);
var g = n(68785);
var _ = n(47931);
var v = n(47114);
class AgentSearch {
#e;
#t = `\x1eagentbench-agent:${(0, h.randomUUID)()}:`;
#n = new v.r(this.#t);
#r = Promise.withResolvers();
constructor(e) {
this.#e = e;
}
in(e) {
return { run: async (t, n) => {
let r = [
await (0, _._)(t.script, e),
this.#e,
this.#t
];
return await e.run({
...t,
shell: "sh",
script: `set -- ${r.map(u.h).join(" ")}\nif command -v bash >/dev/null 2>&1; then set -- "\$@" bash; else set -- "\$@" /bin/sh; fi
"\$4" -c "\$2" </dev/null >/dev/null 2>&1
printf '%s%s\\n' "\$3" "\$((\$? + 1))"
exec "\$4" -c "\$1"
`,
output: (e, n) => {
let r = e === "stdout" && this.#n.number === 0 ? this.#i(n) : n;
return r.length > 0 ? t.output(e, r) : void 0;
}
}, n);
} };
}
async isMissing() {
return await (0, g.Xc)(this.#r.promise, 1e4) === 127;
}
#i(e) {
let t = this.#n.take(e);
if (this.#n.number > 0) {
this.#r.resolve(this.#n.number - 1);
t.push(...this.#n.rest());
}
return Buffer.concat(t.map(({ bytes: e }) => e));
}
}
let y = new Set([
"cd",
"export",
"set",
"umask",
"ulimit",
"true",
":"
]);
let b = new Set([
"mkdir",
"echo",
"printf"
]);
let x = /^(if|for|while|until|case|function|select|coproc|source|eval|trap|\.|!|\{|\[\[?)$/;
let S = new Set([
"exec",
"command",
"nohup",
"time",
"env",
"timeout"
]);
let C = /^(bash|sh|dash|zsh|ksh)$/;
let w = /^(node|python[\d.]*|perl|ruby|deno|bun)$/;
let T = /^[A-Za-z_]\w*=/;
function agentWord(e) {
let t = [];
for (let n = 0; n < e.length;) {
let r = nextStatement(e, n);
if (r === null) return null;
n = r.end;
let [i] = r.words;
let a = r.words.every((e) => T.test(e)) || y.has(i);
if (r.words.length === 0 || a || b.has(i)) {
if (![
"",
";",
"\n",
"&&"
].includes(r.operator)) return null;
a && r.words.length > 0 && t.push(`${r.text} || exit 0`);
continue;
}
return wordOf(r, t, e.slice(n));
}
return null;
}
function wordOf({ words: e, operator: t }, n, r) {
let [i, a] = withoutWrappers(e) ?? [];
if (i === void 0 || x.test(i) || t === "&") return null;
let isThere = (e) => `command -v -- ${e} >/dev/null 2>&1`;
let o = `{ ${isThere(i)} && case ${i} in */*) [ -x ${i} ] ;; esac; }`;
let s = i.slice(i.lastIndexOf("/") + 1);
let c = (C.test(s) || w.test(s)) && a !== void 0 && !a.startsWith("-") ? a : null;
let l = [`${o} || exit 127`];
c !== null && l.push(`[ -e ${c} ] || ${isThere(c)} || exit 127`);
let u = r.split("\n").every((e) => /^\s*(#|$)/.test(e));
return {
word: c === null ? i : `${i} ${c}`,
check: [
...n,
...l,
"exit 0"
].join("\n"),
decides: u || t === "&&" || t === "|",
piped: t === "|"
};
}
function withoutWrappers(e) {
let t = e;
for (;;) {
for (; t[0] !== void 0 && T.test(t[0]);) t = t.slice(1);
let [e, n] = t;
if (e === void 0 || !S.has(e)) return t;
if (n === void 0 || n.startsWith("-")) return null;
t = t.slice(e === "timeout" ? 2 : 1);
}
}
function nextStatement(e, t) {
let n = [];
let r = "";
let i;
let a = !1;
let endWord = () => {
if (r === "") return;
a ? a = !1 : n.push(r);
r = "";
};
for (let o = t; o < e.length;) {
let s = e.slice(o);
let [c] = /^(?:'[^']*'|"(?:[^"\\$`]|\\.|\$(?!\())*"|\\[^\n]|\$(?![('"])|[^\s;&|<>()'"\\$`#])/s.exec(s) ?? [];
if (c !== void 0) {
r += c;
o += c.length;
continue;
}
let [l] = /^(?:[ \t]+|\\\n)/.exec(s) ?? [];
if (l !== void 0) {
endWord();
o += l.length;
continue;
}
if (s.startsWith("#")) {
if (r !== "") {
r += "#";
o += 1;
} else {
i = o;
o += /^#[^\n]*/.exec(s)[0].length;
}
continue;
}
let [u] = /^(?:&>>?|>&|<&|>>|>\||<(?![<(])|>(?!\())/.exec(s) ?? [];
if (u !== void 0) {
/^\d+$/.test(r) && (r = "");
endWord();
a = !0;
o += u.length;
continue;
}
let [d] = /^(?:&&|\|\||\|&|[;&|\n])/.exec(s) ?? [];
if (d === void 0) return null;
endWord();
return {
words: n,
text: e.slice(t, i ?? o).trim(),
operator: d === "|&" ? "|" : d,
end: o + d.length
};
}
endWord();
return {
words: n,
text: e.slice(t, i).trim(),
operator: "",
end: e.length
};
}
async function setUpAgent(e) {
let { context: t, instance: n } = e;
let r = t.options["agent-setup"];
let i = await runAsAgent(e, n.prompt, "agent-setup.log", { script: r });
if (i.timedOut) throw new c.ZD("agent_setup", "agent-setup did not end within agent-timeout");
if (i.stopped) throw new c.ZD("agent_setup", "agent-setup was ended, since a budget was used up");
let a = {
shell: "sh",
script: ":",
...userOf(e),
timeout: 6e4
};
await e.testbed.run({
...a,
output() {}
}, e.signal);
if (i.exitCode !== 0) throw new c.ZD("agent_setup", `agent-setup ended with exit code ${i.exitCode}; see agent-setup.log`);
}
let E = [126, 127];
async function runAgent(e, t) {
let { record: n, context: r } = e;
let i = (0, f.hi)("agent.log", e.suffix);
let a = keepPrompt(e, t, (0, f.hi)("prompt.txt", e.suffix));
let o = r.agent === null ? null : await place(e, t);
let s = r.agent !== null || e.suffix !== "" ? null : agentWord(r.options["agent-command"]);
let l = s === null ? null : new AgentSearch(s.check);
let u = o === null ? {
script: r.options["agent-command"],
testbed: l?.in(e.testbed)
} : {
script: scriptOf(o),
environment: o.environment
};
n.agentBegins();
let { states: d } = r.agent?.agent ?? {};
e.stated = d === void 0 || e.metering !== null ? null : new StatedUsage(d);
let p = performance.now();
let m = await runAsAgent(e, t, i, u, e.stated ?? void 0).catch((e) => {
n.result.agent.duration_ms = Math.round(performance.now() - p);
throw e;
});
await a;
Object.assign(n.result.agent, {
exit_code: m.exitCode,
timed_out: m.timedOut,
ended_by: m.timedOut ? "time_limit" : null,
duration_ms: m.duration
});
m.survived && n.note("agent_not_ended", "Processes of the agent outlived its time limit and may run during the evaluation.");
if (m.exitCode === 75 && !e.metering?.isRefused()) throw new c.ZD("agent_unavailable", `the agent could not work: exit code ${m.exitCode}`);
if (s !== null && hasFailedFor(s, m.exitCode) && await l.isMissing()) {
let [t, n] = [e.testbed.agentDirectory !== null, s.word.includes("AGENTBENCH_AGENT_DIR")];
let r = "put it into agent-directory, or install it by agent-setup";
n && !t && (r = "AGENTBENCH_AGENT_DIR is empty, since no agent-directory is given");
t && !n && (r = "files of agent-directory are below \"$AGENTBENCH_AGENT_DIR\"; agent-setup installs others");
throw new c.ZD("agent_not_found", `agent-command: ${s.word} is missing in the testbed, or not executable; ${r}`);
}
}
async function place(e, t) {
let { testbed: n, context: a, instance: o, agent: s, metering: l } = e;
let u = a.agent;
let d = [];
let f = null;
if (u.agent.solves) {
if (o.solution === null && o.steps !== void 0) return withoutSolution(e);
if (o.solution === null) throw new c.ZD("no_solution", `agent: ${u.agent.name}: the dataset has no solution of ${o.id}`);
let t = o.environment?.solution ?? null;
if (t !== null) return await placeTaskSolution(e, t);
f = i.posix.join(i.posix.dirname(n.agentHome), "solution");
let a = (0, r.statSync)(o.solution).isDirectory();
d.push([f, a ? { directory: o.solution } : { text: (0, r.readFileSync)(o.solution, "utf8") }]);
}
let p = {
...a.agentEnv,
...l?.variables
};
let { mcp: m = {} } = o.environment ?? {};
let h = u.launch(s, n, {
prompt: t,
variables: p,
solution: f,
mcp: m
});
for (let [e, t] of Object.entries(h.files ?? {})) d.push([i.posix.join(n.agentHome, e), { text: t }]);
d.length > 0 && await n.place(d);
return h;
}
async function placeTaskSolution({ testbed: e, signal: t }, n) {
let r = (0, p.R)(n, "/solution", "solve.sh");
await (0, p.Q)(e, r, "/solution/solve.sh", {
cleared: !1,
signal: t
});
return {
argv: ["/solution/solve.sh"],
environment: {
DEBIAN_FRONTEND: "noninteractive",
...n.variables
}
};
}
function withoutSolution({ record: e }) {
e.note("no_solution", `step ${e.step} has no solution`);
return {
argv: ["true"],
environment: {}
};
}
function scriptOf({ argv: e, stdin: t }) {
let n = `exec ${e.map(u.h).join(" ")}`;
if (t === void 0) return n;
return `${n} <${t === !0 ? "\"$AGENTBENCH_PROMPT_FILE\"" : (0, u.h)(t)}`;
}
function hasFailedFor({ decides: e, piped: t }, n) {
if (n === null) return !1;
return E.includes(n) || t || e && n !== 0;
}
async function keepPrompt({ directory: e, context: t }, n, r) {
await (0, l.Y)(i.join(e, r), n, t.redactor).catch(() => {});
}
function userOf({ instance: e }) {
return e.environment === void 0 ? {} : { user: e.environment.agentUser };
}
function runAsAgent(e, t, n, r, i) {
let { logs: a, context: o, instance: s, signal: c } = e;
let { script: l, testbed: u = e.testbed } = r;
let f = {
shell: "agent",
script: l,
environment: {
...r.environment,
...(0, m.F)(e, t)
},
timeout: (0, d.B)(o.options, s),
...userOf(e),
until: e.metering?.over,
lasting: !0
};
return a.run(n, u, f, c, i);
}
}),
27515: ((e, t, n) => {
n.d(t, {
A3: () => applyModelFault,
F3: () => metered,
P_: () => applyRunLimit,
aj: () => runLimitBefore
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(84346);
var s = n(61210);
var c = n(9271);
var l = n(64780);
var u = n(59654);
async function metered(e, t, n) {
let { context: r, testbed: i, directory: a, spent: o } = e;
let { meter: s } = r;
if (s === null || !s.hasModels) {
await n();
await i.relay?.check();
return;
}
let l = (0, c.rI)(e);
let u = new AbortController();
let d;
let f = null;
let { meter: p, variables: m } = s.begin({
directory: a,
file: t,
relay: i.relay,
spent: o,
onCost(e) {
r.onCost(e);
r.observer.trialSpent(l, e);
},
onRefusal(e) {
f = e;
d = setTimeout(() => u.abort(), 1e4);
}
});
e.metering = {
variables: m,
over: u.signal,
isRefused: () => f !== null
};
try {
await n();
} finally {
clearTimeout(d);
e.metering = null;
record(e, p, await p.close(), f);
await keepTrajectory(e, p, t);
}
await i.relay?.check();
}
function record(e, t, n, r) {
let { spent: o, context: s, record: l } = e;
Object.assign(o, t.spent);
let { agent: u } = l.result;
let { throttled_requests: d, unmetered_requests: f, waiting_ms: p, hosted_tools: m, ...h } = n;
u.usage = {
source: "meter",
...h
};
u.model ??= n.models[0] ?? null;
u.meter = {
throttled_requests: d,
unmetered_requests: f,
waiting_ms: p,
hosted_tools: m
};
r !== null && (u.ended_by = "budget");
n.requests === 0 && n.input_tokens !== null && l.note("no_model_request", `The agent sent no request to a model of model-keys.${adviceFor(e.testbed)}`);
let g = l.result.stages.some(({ name: e }) => e === "agent") ? "the agent was ended" : "the agent did not begin";
r !== null && l.note("budget_used_up", `${r.message}; ${g}.`);
r?.limit === "max-cost" && (e.runLimit = r.message);
t.logError !== null && l.note("exchanges_incomplete", (0, i.bD)(t.logError));
t.leftOut > 0 && l.note("exchanges_incomplete", `${(0, a.U9)(t.leftOut, "exchange")} without a line: the file would be larger than twice max-log-size`);
e.modelFault = t.account.fault;
s.onModels(t.account, (0, c.rI)(e));
}
function adviceFor({ kind: e, relay: t }) {
return e === "docker" && t === null ? " If its log says that AGENTBENCH_MODEL_URL does not answer, a firewall or a rootless Docker keeps containers from this machine: use network: restricted, or see model-address." : "";
}
async function keepTrajectory(e, t, i) {
let { writeTrajectory: a } = await Promise.all([n.e(7516), n.e(1596)]).then(n.bind(n, 11596));
let { directory: s, context: d, record: f } = e;
let { name: p, model: m } = f.result.agent;
let { agent: h } = d;
let g = (0, o.$e)(i);
let _ = {
session: (0, c.qQ)(e),
name: h?.agent.name ?? p,
version: h?.version ?? null,
model: m
};
let v = d.options["max-log-size"];
let [y, b] = [r.join(s, i), r.join(s, g)];
(0, l.x)(f.result, d.store);
let x = t.leftOut === 0 && t.logError === null;
let S = await a(y, b, v, d.redactor, _, { isWhole: x });
(0, u.o)(e, g, S);
S.answers !== void 0 && (f.result.agent.usage.steps = S.answers);
}
function runLimitBefore(e) {
e.runLimit ??= e.context.meter?.runLimit()?.message ?? null;
return e.runLimit;
}
function applyModelFault({ record: e, modelFault: t, runLimit: n }) {
if (t === null || n !== null || e.result.status !== "failed") return;
withdraw(e.result, "error", t);
}
let d = [
"max_cost",
"agent_setup",
"agent_unavailable",
"no_reward",
"not_judged"
];
function applyRunLimit({ record: { result: e }, runLimit: t }) {
let n = e.status === "failed" || e.status === "error" && d.includes(e.error.kind);
if (t === null || !n || (0, s.EP)(e)) return;
withdraw(e, "not_run", {
kind: "max_cost",
message: t
});
}
function withdraw(e, t, n) {
Object.assign(e, {
status: t,
score: null,
error: {
stage: "agent",
...n
}
});
}
}),
59654: ((e, t, n) => {
n.d(t, {
O: () => adoptTrajectory,
o: () => trajectoryKept
});
var r = n(76760);
var i = n(45145);
var a = n(45503);
var o = n(84346);
function trajectoryKept(e, t, { trajectory: n, actions: r, note: i }) {
let { agent: a } = e.record.result;
e.trajectory = n;
a.trajectory = n === null ? null : t;
a.actions = r;
i !== null && e.record.note("trajectory_incomplete", i);
}
async function adoptTrajectory(e, t) {
let { directory: s, context: c, record: l } = e;
let u = c.options["max-log-size"];
let d;
try {
d = (0, a.XF)(r.join(t, "trajectory.json"), u).toString();
} catch (e) {
if ((0, i.$N)(e) === "ENOENT") return;
let t = `trajectory.json of the agent cannot be read, or exceeds max-log-size: ${(0, i.bD)(e)}`;
return l.note("trajectory_incomplete", t.slice(0, 500));
}
let { rewriteTrajectory: f } = await Promise.all([n.e(7516), n.e(1596)]).then(n.bind(n, 11596));
let p = (0, o.hi)("trajectory.json", e.suffix);
trajectoryKept(e, p, await f(d, r.join(s, p), u, c.redactor));
}
})
};
