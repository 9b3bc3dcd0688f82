export const id = 722;
export const ids = [722];
export const modules = {
60722: ((e, t, n) => {
n.d(t, { causesOf: () => causesOf });
var r = n(59254);
var i = n(22495);
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
/\b(?:all set|(?:tests|checks) (?:now )?pass)\b/i,
/(?:^|\b(?:i|we)(?:'ve| have)? (?:(?:now|also|just|successfully) )?)(?:set up|added|updated|built|made|wrote|changed|started|enabled|verified|exported|fixed)\b/i
];
let d = /\b(?:not|\w+n't|cannot|never|nothing|without|unless|if|until|once|when you|failed to be|fails?|needs? to|must|partially|(?:i|we)(?:'ll| will)|going to|let me|[1-9]\d* (?:\w+ )?failed)\b|^(?:no|none|0)\b/i;
let f = /\blet me know\b.*|\b(?:where|when(?:ever)?)\b(?! you).*|\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)) (?:find|see) any (?:\w+ )?(?:issues?|problems?|errors?|bugs?|failures?)\b/i;
function lastWords(e) {
let t = e.slice(-2e4).replace(/[‘’]/g, "'").split(/(?<=[.!?])\s+|\n+/).map((e) => e.replace(/^(?:[\s#>*-]|\p{Extended_Pictographic}|\ufe0f)+|(?<![\s*])[\s*]+$/gu, "")).filter((e) => /\p{L}/u.test(e)).slice(-12);
let n = t.findLast((e) => matches(c, e));
let r = t.findLast((e) => matches(u, e) && !d.test(e.replace(f, "")));
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
function matches(e, t) {
let n = t.replace(f, "");
return e.some((e) => e.test(n));
}
var p = n(27516);
var m = n(35169);
var h = n(53071);
var g = n(65689);
let _ = /\berror\b|could not|unable to|no matching distribution|failed/i;
let v = /^(?:debconf: |invoke-rc\.d: |update-rc\.d: |update-alternatives: |W: |warning\b|npm warn|ERROR: pip's dependency resolver|Starting |.*\bulimit: ).*$/gim;
let y = /not found|no such file|no module named|cannot find module|error:|traceback/i;
let b = /not found|unrecognized service|no such file|\bfail(?:ed)?!?\s*$/im;
let x = [
{
missing: /(?:^|[:\s])([\w.+-]{1,60}): (?:command )?not found\b|command not found: ([\w.+-]{1,60})|(?:env|make|xargs|nohup|timeout|exec|setsid|nice|sudo|failed to run command|Errno 2\] No such file or directory)(?:\[\d+\])?: ['"‘]?([\w.+-]{1,60})(?:['"’]|: (?:No such file or directory|(?:executable file )?not found)|$)/i,
shows: (e) => {
let t = installsOf(e);
return (n) => t(n) || n.programs.has(e) && !y.test(n.output);
}
},
{
missing: /(?:No module named|ModuleNotFoundError:.*|Cannot find module|Cannot find package|cannot load such file --|no required module provides package|there is no package called|Can't locate) ['"‘]?([@\w./-]{1,80})/,
shows: (e) => {
let t = installsOf(w.exec(e)[0]);
return (n) => !/^[./]/.test(e) && (t(n) || installsList(n));
}
},
{
missing: /(connection refused|could not connect to|can't connect to|couldn't connect to|ECONNREFUSED|failed to connect|connection to server .* failed|no such file or directory.*\.sock|is the server running)/i,
shows: () => (e) => e.isLeft || e.commands.some(({ words: e }) => startsService(e)) && !b.test(e.output)
},
{
missing: /(?:KeyError: ['"]([A-Z][A-Z0-9_]{2,60})['"]|\b([A-Z][A-Z0-9_]{2,60}): (?:unbound variable|parameter (?:null or )?not set)|\b([A-Z][A-Z0-9_]{2,60}) (?:environment variable )?(?:is )?not set\b)/,
shows: (e) => {
let t = RegExp(`(?:^|[\\s;&|'"])${e}=`);
return (e) => e.isChange && t.test(e.command);
}
}
];
let S = /^(redis-server|mongod|mysqld|mysqld_safe|mariadbd|mariadbd-safe|postgres|memcached|nginx|httpd|apachectl|caddy|rabbitmq-server|elasticsearch|etcd|consul|pg_ctl|pg_ctlcluster|supervisord|dockerd|gunicorn|uvicorn)$/;
let C = /^(--?version|--help|--initialize.*|stop|status|quit|reload|kill|configtest|initdb|promote)$/;
function startsService(e) {
let t = (0, m.DE)(e);
let n = (0, m.oQ)(t);
let [r = "", ...i] = t;
if (n === "service") return i[1] === "start" || i[1] === "restart";
if (n === "systemctl") return i.includes("start") || i.includes("restart") || i.includes("enable");
if (r.startsWith("/etc/init.d/")) return i[0] === "start";
if (n === "docker" || n === "docker-compose") return i.includes("up") || i[0] === "run" && i.some((e) => /^(-[a-ce-z]*d[a-z]*|--detach)$/.test(e));
return S.test(n) && !/^-[vVht]$/.test(i.join(" ")) && !i.some((e) => C.test(e));
}
let w = /^(?:@[^/]*\/[^/]*|[^/]*\.[a-z]+(?:\/[^/]+){1,2}|[^./]*)/;
function installsOf(e) {
let t = e.split(/[-_.]/).filter((e) => e !== "");
let n = t.map((e) => e.replace(/[^\w]/g, "\\$&")).join("[-_.]?");
let r = RegExp(`(?:^|[^a-z0-9])(?:py|python|lib)?${n}(?:js|py)?(?![a-z0-9])`, "i");
return ({ installs: e }) => t.length > 0 && e.some((e) => r.test(e));
}
let T = /\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)(?: (?:--prefix|--registry|--loglevel|--cwd|-C) [^-\s]\S*| -\S*)*$|\b(?:poetry|bundle|pdm|composer) install|\buv sync|^(?:yarn|bundle)(?: -\S*)*$/;
let E = / (?:-r|--requirement|(?:-e )?\.(?:\[|\s|$))/;
function installsList({ installs: e }) {
return e.some((e) => T.test(e) || /\bpip[0-9.]* /.test(e) && E.test(e));
}
function notPersistent(e, t, n) {
let r = outputOf(t);
if (r === "") return null;
let i = runsOf(e);
for (let { missing: t, shows: a } of x) for (let o of r.split("\n")) {
let r = t.exec(o);
if (r === null) continue;
let s = r.slice(1).find((e) => e !== void 0) ?? "";
let c = i.findLast(a(s));
if (c === void 0) continue;
let l = c.command.replace(/\s+/g, " ").slice(0, 120);
let u = e.steps.includes(c.step);
let d = u ? `step ${c.step.step_id}` : "a sub-agent";
return {
evidence: `evaluation: “${o.trim().slice(0, 120)}”; ${d} ran: ${l}`,
step: u ? c.step.step_id : null,
log: logOf(o, n)
};
}
return null;
}
function logOf(e, t) {
let n = [...t.keys()].filter((e) => o.oC.test(e));
return (n.length === 1 ? n[0] : n.findLast((n) => t.get(n).includes(e))) ?? null;
}
function outputOf(e) {
if (e === null) return "";
if (e.kind !== "test_plan") return e.output_tail.slice(-65536);
return e.points.flatMap(({ testcases: e }) => e).map(({ output_tail: e }) => e.slice(-4096)).join("\n").slice(0, 65536);
}
function runsOf({ steps: e, subagent_trajectories: t }) {
return [...e.flatMap((e) => {
let t = (0, h._)(e.observation?.results);
return (e.tool_calls ?? []).flatMap((n) => runOf(e, n, t(n.tool_call_id)) ?? []);
}), ...(t ?? []).flatMap(runsOf)];
}
function runOf(e, t, n) {
let r = (0, m.vt)(t.arguments) ?? "";
let i = (typeof r == "string" ? r : r.join(" ")).slice(0, 2e4);
if (i === "" || !(0, p.l1)(t.function_name)) return null;
let a = n.map(({ content: e }) => (0, s.yO)(e)).join("\n");
let o = (0, g.D_)(a);
let c = (0, m.Kf)(typeof r == "string" ? i : r);
let l = (0, g.KP)(a) ?? 0;
return {
step: e,
command: i,
commands: c,
output: o,
programs: new Set(c.map(({ words: e }) => (0, m.oQ)((0, m.DE)(e)))),
isChange: !/^(search|read_file|check_dir)$/.test((0, p.qy)(t.function_name, t.arguments)),
installs: l === 0 && !_.test(o.replace(v, "").slice(-2e3)) ? (0, p.A1)(c).map((e) => e.join(" ")) : [],
isLeft: leaves(c) || asksForBackground(t.arguments) || (0, g.W_)(a)
};
}
function leaves(e) {
let t = e.findLastIndex(({ isLeft: e }) => e);
return t !== -1 && !e.slice(t + 1).some(({ words: e }) => e[0] === "wait");
}
function asksForBackground(e) {
return Object.entries(e).some(([e, t]) => t === !0 && /background|detach/i.test(e) || e === "mode" && /^(async|background)$/.test(`${t}`));
}
var D = n(37012);
function repeated(e) {
let t = conversationsIn(e).map(({ steps: e }) => repeatedIn(e)).filter((e) => e !== null).sort((e, t) => t.times - e.times)[0];
if (t === void 0) return null;
let n = e.steps.includes(t.step);
return {
evidence: `${t.times} times with the same answer: ${t.call}`,
step: n ? t.step.step_id : null
};
}
function conversationsIn(e) {
return [e, ...(e.subagent_trajectories ?? []).flatMap(conversationsIn)];
}
function repeatedIn(e) {
let t = new Map();
let n = null;
for (let r of e) {
if (r.is_copied_context) continue;
let e = (0, h._)(r.observation?.results);
for (let i of r.tool_calls ?? []) {
let a = e(i.tool_call_id);
let o = a.map(({ content: e }) => (0, s.yO)(e));
if (a.length === 0 || o.some(g.W_) || isWait(i)) continue;
let c = `${i.function_name} ${JSON.stringify(i.arguments)}`;
let l = (0, m.vt)(i.arguments);
let u = `${i.function_name} ${JSON.stringify(l ?? i.arguments)}\n${o.map(lasting).join("\n")}`;
let d = {
times: (t.get(u)?.times ?? 0) + 1,
step: r,
call: c.slice(0, 200)
};
t.set(u, d);
d.times >= 3 && d.times > (n?.times ?? 0) && (n = d);
}
}
return n;
}
function isWait({ arguments: e }) {
let t = (0, m.vt)(e);
let n = t === null ? [] : (0, m.Kf)(t);
if (n.length === 0) return (0, D._)(e, "keystrokes") === "";
return n.every(({ words: e }) => /^(sleep|wait)$/.test((0, m.oQ)(e)));
}
function lasting(e) {
return (0, g.D_)(e).slice(0, 2e4).replace(/\b(?=[a-z]*\d)[0-9a-f]{6,}\b|\b\d{5,}\b|\b\d+\.\d+\b/g, "#");
}
let O = /^(cut_by_agent|refused)\b|\bcut_by_agent\b/;
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
not_persistent: e.trajectory === null ? null : notPersistent(e.trajectory, e.result.evaluation, e.tails),
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
if (e.usage.source !== "meter" || e.usage.requests !== 0 || e.usage.input_tokens === null) return null;
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
if (!i || O.test(r.error ?? "") || r.error === void 0) return null;
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
let c = s === null ? null : (0, r.c$)(t.get(s));
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
53071: ((e, t, n) => {
n.d(t, { _: () => resultsByCall });
function resultsByCall(e = []) {
let t = Map.groupBy(e, ({ source_call_id: e }) => e);
return (e) => {
let n = typeof e == "string" ? t.get(e) : void 0;
t.delete(e);
return n ?? [];
};
}
})
};
