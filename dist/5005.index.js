export const id = 5005;
export const ids = [5005];
export const modules = {
3350: ((e, t, n) => {
n.d(t, {
HQ: () => isNear,
Nf: () => closestName,
cR: () => nearName,
w7: () => lettersApart
});
var r = n(21916);
function closestName(e, t) {
return t.toSorted((t, n) => lettersApart(e, t) - lettersApart(e, n))[0];
}
function lettersApart(e, t) {
return (0, r.Io)(e.toLowerCase(), t.toLowerCase());
}
function isNear(e, t) {
let [n, i] = [e, t].map((e) => e.toLowerCase().replaceAll(/[-_ ]/g, ""));
return [...n].sort().join() === [...i].sort().join() || (0, r.Io)(n, i) <= Math.min(3, Math.floor(i.length / 3));
}
function nearName(e, t) {
let n = t.flatMap((t) => {
let n = rankOf(e, t);
return n === null ? [] : [{
name: t,
rank: n + (t.endsWith(e) ? 0 : .5),
letters: (0, r.Io)(e, t)
}];
});
n.sort((e, t) => e.rank - t.rank || e.letters - t.letters);
return n[0]?.name ?? null;
}
function rankOf(e, t) {
let [n, r] = [e, t].map((e) => e.toLowerCase().split(/[-_ ]/).map((e) => e.replace(/s$/, "")));
let i = r.length - n.length;
if ((i === 0 || i === 1) && n.every((e) => r.includes(e))) return i;
if (isNear(e, t)) return 2;
return i === -1 && r.every((e) => n.includes(e)) ? 3 : null;
}
}),
7071: ((e, t, n) => {
n.d(t, {
Eh: () => u,
KK: () => l,
dC: () => c,
jV: () => plainHost,
uV: () => d
});
var r = n(77030);
var i = n(3350);
var a = n(23137);
var o = n(68739);
let s = [
"anthropic",
"openai",
"gemini"
];
let c = {
anthropic: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
openai: ["OPENAI_API_KEY"],
gemini: ["GEMINI_API_KEY"],
openrouter: ["OPENROUTER_API_KEY"]
};
let l = (0, a.CR)((e, t) => {
let n = [];
for (let { line: r, number: a } of lines(e)) {
let [, e, l, u] = /^([a-z][a-z0-9-]{0,39})(?::([a-z]+))?\s*=\s*(\S+)$/.exec(r) ?? [];
let d = u === void 0 ? null : URL.parse(u);
let f = e !== void 0 && Object.hasOwn(c, e);
let p = s.join(", ");
e === void 0 ? t(`line ${a} is not provider=URL, with a name of small letters, digits and "-"; write for example openai=https://host/v1`) : d === null || !/^https?:$/.test(d.protocol) || d.username + d.password + d.search + d.hash !== "" ? t(`line ${a}: ${(0, o.zA)(u)} is not a base URL; write for example ${e}=https://host/v1, without login, query and fragment`) : f && l !== void 0 ? t(`line ${a}: ${e} has its own dialect; write ${e}=${u}`) : !f && l === void 0 ? t(`line ${a}: there is no provider ${e}; did you mean ${(0, i.Nf)(e, Object.keys(c))}? One of your own names its dialect (${p}): ${e}:openai=${u}`) : l !== void 0 && !s.includes(l) ? t(`line ${a}: there is no dialect ${l}; did you mean ${(0, i.Nf)(l, s)}?`) : n.some((t) => t.name === e) ? t(`line ${a}: ${e} is given twice`) : n.push({
name: e,
family: l ?? null,
url: d
});
}
return n;
});
let u = (0, a.CR)((e, t) => {
let n = new Map();
for (let { line: r, number: i } of lines(e)) {
let [, e, a = ""] = /^([^=]+)=(.*)$/.exec(r) ?? [];
let o = e?.trim();
let s = a.split(",").map((e) => e.trim());
let c = s.find((e) => !/^(\d+(\.\d+)?|\.\d+)$/.test(e));
if (o === void 0 || s.length < 2 || s.length > 4) t(`line ${i} is not model=input,output[,cached input[,cache write]]; write for example my-model=3,15,0.3`);
else if (c !== void 0) t(`line ${i}: "${c}" is not a price in USD per million tokens`);
else if (n.has(o)) t(`line ${i}: ${o} is given twice`);
else {
let [e, t, r, i] = s.map(Number);
n.set(o, {
model: o,
input: e,
output: t,
cachedInput: r ?? null,
cacheWrite: i ?? null
});
}
}
return [...n.values()];
});
function plainHost(e) {
let t = e.replace(/^\[/, "").replace(/(%[^\]]*)?\]?$/, "");
return URL.parse(`http://${(0, r.isIPv6)(t) ? `[${t}]` : e}`)?.hostname ?? null;
}
let d = (0, a.CR)((e, t) => {
let n = [];
let i = lines(e).map(({ line: e }) => e.replaceAll(",", "\n"));
for (let { line: e, number: a } of lines(i.join("\n"))) {
let [, i, s] = (0, r.isIPv6)(e) ? ["", e] : /^((?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(e) ?? [];
let c = i?.startsWith("*.") ? i.toLowerCase() : plainHost(i ?? "");
i === void 0 || c === null || Number(s ?? 1) > 65535 || Number(s ?? 1) === 0 ? t(`entry ${a}: ${(0, o.zA)(e)} is not a host; write for example pypi.org, *.debian.org or host:8080`) : n.push({
name: c,
port: s === void 0 ? null : Number(s)
});
}
return n;
});
function lines(e) {
return e.split("\n").map((e, t) => ({
line: e.trim(),
number: t + 1
})).filter(({ line: e }) => e !== "" && !e.startsWith("#"));
}
}),
55005: ((e, t, n) => {
n.d(t, {
m5: () => P,
kI: () => N,
cU: () => choicesOf,
ti: () => describeOption,
RR: () => isOptionName,
W6: () => M,
ci: () => j,
ny: () => takes
});
var r = n(94343);
var i = n(99832);
var a = n(68739);
let { defaulted: o, optional: s } = (0, i.cz)("agent");
let c = {
agent: s(a.hq, { description: "Agent to install and run: `NAME` or `NAME@version` (`claude-code`, `codex`, …; `agentbench agents` lists all), or `acp:PACKAGE` of npm. Nothing is installed into the testbed. Either `agent` or `agent-command` is required, except for the example dataset." }),
"agent-args": o(a.TA, "", { description: "Arguments added to the command of `agent`, separated by spaces; quotes group words." }),
"agent-skills": o(a.VS, "", { description: "Skills for `agent`: directories with a `SKILL.md`, or directories that contain such directories, one on each line. They are installed as skills of the user of the agent." }),
"agent-mcp": s(a.hq, { description: "MCP servers for `agent`: a file in the format of `.mcp.json`." }),
"agent-instructions": s(a.hq, { description: "Instructions for `agent`: a file such as AGENTS.md. It is installed as the instructions of the user of the agent." }),
"agent-command": s(a.hq, { description: "Command that runs any other agent, executed by `bash` in the workdir of each instance." }),
"agent-setup": s(a.Qq, { description: "Command that runs in the testbed before the agent, with a time limit of its own (as long as `agent-timeout`)." }),
"agent-directory": s(a.Qq, { description: "Directory on the runner that is available to the agent: read-only at `/opt/agent` on Docker, at its own path on the host. `AGENTBENCH_AGENT_DIR` holds the path." }),
"agent-env": o(a.FV, "", { description: "Secrets of the agent as environment variables: `NAME=value` lines, or `NAME` to copy a variable of the job. The values are redacted everywhere." }),
"agent-variables": o(a.p$, "", { description: "Settings of the agent as environment variables, `NAME=value` lines: a model, a provider. They are shown in plain text; put secrets into `agent-env`." }),
"agent-timeout": s(a.p0, { description: "Time limit of the agent in each trial. The evaluation runs in any case. Default: the limit of the Harbor task, otherwise `2h`." }),
"agent-name": s(a.Qq, { description: "Name of the agent in results and comments. Default: the name of `agent`." }),
"agent-model": s(a.Qq, { description: "Model of the agent, shown in results and comments. The option `agent` starts its agent with this model." })
};
let { defaulted: l, optional: u } = (0, i.cz)("evaluation");
let d = {
"evaluation-timeout": l(a.p0, "30m", { description: "Time limit of the evaluation, without the time of a judge. When it is reached, the output so far decides the verdict. Harbor tasks have their own." }),
"testcase-timeout": l(a.p0, "5m", { description: "Time limit of one test case of a test plan." }),
typing: l(r.k5n(["adaptive", "upstream"]), "adaptive", { description: "When the lines of a test case are typed: `adaptive` (as soon as the program is known to wait for input), or `upstream` (after the fixed waits of PRDbench's own scripts, for figures comparable with published ones)." }),
mode: l(r.k5n([
"dev",
"free",
"debug"
]), "dev", {
takenBy: ["run", "plan"],
description: "PRDbench mode: `dev` (the agent sees the test plan), `free` (the agent sees only the requirements, and a judge scores them), `debug` (as `dev`, then a second round in which the agent also sees the reports)."
}),
"pass-score": l(a.zO, "1.0", { description: "Minimum score (0..1), over all points of a test plan or of a Harbor task, for a trial to pass." }),
"pass-key": l(a.hq, "reward", { description: "Key of `reward.json` that is the score of a Harbor task, for tasks that write several." }),
judge: l(r.k5n([
"none",
"command",
"openai"
]), "none", { description: "Judge for test points that no test or file comparison decides: `none`, `command` (see `judge-command`), or `openai` (any OpenAI-compatible endpoint)." }),
"judge-command": u(a.hq, { description: "Command of the `command` judge, executed by `bash` in an empty directory: use absolute paths. It reads one JSON object from standard input and prints `{\"score\": 0|1|2, \"explanation\": \"…\"}` as its last line." }),
"judge-model": u(a.hq, { description: "Model of the judge; the `command` judge gets it as `AGENTBENCH_JUDGE_MODEL`." }),
"judge-base-url": u(r.OZ5({
protocol: /^https?$/,
error: (e) => `${(0, a.zA)(String(e.input))} is not an http(s) URL`
}), { description: "Base URL of the endpoint of the `openai` judge. Default: the OpenAI API." }),
"judge-api-key": u(a.Qq, { description: "API key of the `openai` judge. It is redacted everywhere and never passed to the agent." }),
"judge-samples": l(a.U9, "1", { description: "Number of verdicts for each point. The most frequent score counts; in a tie, the lowest." }),
explain: l(r.k5n(["rules", "judge"]), "rules", { description: "Why trials failed: by `rules` alone, or `judge`: the judge (`openai` or `command`) also names one of the categories of SetupBench's paper, with quotes from the trajectory that are checked." })
};
let { defaulted: f, optional: p } = (0, i.cz)("experiment");
let m = {
arms: p(a.hq, {
takenBy: ["run", "plan"],
description: "The arms of an experiment, in YAML or in a file: `NAME: { option: value }` for each. An arm can set options of the agent; all other options are shared. The first arm is the control, with which each other arm is compared."
}),
stop: f(r.k5n(["never", "known"]), "never", { description: "When an experiment ends early: `never`, or `known`: as soon as it is known which arm is better, that no difference above `tolerance` exists, or that the remaining trials cannot settle it. The results are examined after every pair, by a test that is valid for that." }),
reuse: f(a.Jt, "false", {
flag: !0,
description: "Take trials of an experiment from `baseline` (a directory of earlier results, or `artifact`: those that the newest push or scheduled run on the base branch uploaded), if everything that can change their result is the same: agent and its directory, model, dataset, image, limits. They are marked and counted; each is taken once."
})
};
var h = n(7071);
let { defaulted: g, optional: _ } = (0, i.cz)("model");
let code = (e) => e.map((e) => `\`${e}\``).join(", ");
let v = {
"model-keys": g(a.FV, "", { description: `Keys of model providers: \`NAME=value\` lines, or \`NAME\` to copy a variable of the job (${code(Object.values(h.dC).flat())}). The keys stay on the runner: the agent gets a token for its trial, and its requests go through the meter, which counts tokens and cost.` }),
"model-endpoints": g(h.KK, "", { description: `Base URLs of providers, one \`provider=URL\` on each line (${code(Object.keys(h.dC))}; a provider of your own names its dialect: \`lab:openai=http://host:8000/v1\`, with its key in \`LAB_API_KEY\`). Default: the addresses of the providers.` }),
"model-prices": g(h.Eh, "", { description: "Prices in USD per million tokens, one `model=input,output[,cached input[,cache write]]` on each line. They override the built-in price table." }),
"trial-max-cost": _(a.E9, { description: "Cost limit of one trial in USD. Further requests to the model are refused, the agent is ended, and its work is evaluated." }),
"trial-max-requests": _(a.U9, { description: "Limit of the requests to the model in one trial, with the same effect as `trial-max-cost`." }),
"hosted-tools": g(r.k5n(["allow", "strip"]), "allow", { description: "Tools that the provider runs itself (web search, web fetch, code execution): `allow`, or `strip` to remove them from requests. Results list the tools that were offered and used." }),
"allow-hosts": g(h.uV, "", { description: "Hosts that a testbed with `network: restricted` reaches through the HTTP proxy of the meter: names, `*.names`, each with an optional `:port` (default: 80 and 443), separated by newlines or commas." }),
"model-address": _(a.hq, { description: "Address at which containers reach this machine, if the Docker daemon runs on another one. Default: the gateway of the bridge network." })
};
var y = n(43759);
let { defaulted: b, optional: x } = (0, i.cz)("report");
let S = a.Qq.check(y.Fk(/^\d*$/, { error: (e) => `"${e.input}" is not a number` }));
let C = {
suite: x(a.hq, {
actionDefault: "${{ github.workflow }}",
takenBy: [
"run",
"plan",
"report"
],
description: "Name of the suite. Runs of the same suite share one comment."
}),
"upload-artifact": b(a.Jt, "true", {
flag: !0,
actionOnly: !0,
description: "Upload the results as a workflow artifact."
}),
"artifact-name": b(a.DS, "agentbench", {
actionOnly: !0,
takenBy: [
"run",
"plan",
"report"
],
description: "Prefix of the artifact's name, followed by suite, job, step and attempt."
}),
"retention-days": x(a.U9, {
actionOnly: !0,
description: "Number of days to keep the artifact. Default: the repository's setting."
}),
summary: b(a.Jt, "true", {
flag: !0,
actionOnly: !0,
description: "Write the step summary."
}),
comment: b(r.k5n([
"auto",
"always",
"changes",
"failures",
"never"
]), "auto", {
actionOnly: !0,
description: "When to write the pull request comment: `auto` (if there is a pull request and the token permits it), `always` (with a warning if it is not possible), `changes` (if a verdict, or a score that is compared, differs from the existing comment), `failures` (if a trial did not pass), `never`."
}),
"comment-author": b(a.Qq, "github-actions[bot]", {
actionOnly: !0,
description: "Login under which `github-token` writes comments. Comments by other authors are never changed."
}),
"github-token": x(a.Qq, {
actionOnly: !0,
actionDefault: "${{ github.token }}",
takenBy: [
"run",
"plan",
"report"
],
description: "Token for the comment (`pull-requests: write`), for `baseline: artifact` (`actions: read`) and for a history on a branch (`contents: write`)."
}),
baseline: b(a.hq, "none", {
takenBy: [
"run",
"plan",
"report"
],
description: "Results to compare with: `none`, `artifact` (the newest complete run of this workflow on the base branch: its report or, if it has none, the results of its only job), or a directory of results."
}),
history: b(a.b6, "none", {
takenBy: ["report"],
description: "Place of the history of reports, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`)."
}),
measure: b(r.k5n([
"auto",
"success-rate",
"score"
]), "auto", { description: "Figure by which runs and arms are compared, ranked and charted: `auto` (the score of PRDbench, otherwise the success rate), `success-rate`, or `score` (0..1, for tasks with graded rewards). In a report it counts in the place of that of the runs; the arms of an experiment keep theirs." }),
tolerance: b(a.zO, "0", { description: "Changes of rate or score up to this size (0..1) are ignored, even if significant." }),
"fail-on": b(r.k5n([
"error",
"never",
"failure",
"regression"
]), "error", { description: "When the gate fails: `error` (a trial could not be measured), `failure` (as `error`, or a trial failed), `regression` (as `error`, or the results are significantly worse than the baseline, or an arm than its control), `never`. Of the control of an experiment, only trials that could not be measured count." }),
"min-success-rate": x(a.zO, { description: "The gate also fails if the success rate (0..1) is lower." }),
"min-score": x(a.zO, { description: "The gate also fails if the score (0..1) is lower." }),
"max-jobs": b(a.LR, "256", {
takenBy: ["plan"],
description: "Maximum number of jobs in the matrix, up to 256 (a limit of GitHub)."
}),
matrix: x(a.UP, {
takenBy: ["report"],
description: "The matrix that `plan` made. Planned trials without a result count as `not_run`."
}),
"job-index": b(S, "0", {
actionOnly: !0,
actionDefault: "${{ strategy.job-index }}",
description: "Index of the job in its matrix, part of the artifact's name. The default is right in every workflow."
}),
"job-total": b(S, "1", {
actionOnly: !0,
actionDefault: "${{ strategy.job-total }}",
description: "Number of jobs in the matrix. With several jobs, each job of an experiment also counts the pairs that earlier jobs have uploaded. The default is right in every workflow."
})
};
let { defaulted: w, optional: T } = (0, i.cz)("run");
let E = {
trials: w(a.U9, "1", {
takenBy: [
"run",
"plan",
"report"
],
description: "Number of trials for each instance."
}),
parallel: w(a.U9, "1", { description: "Number of trials that run at the same time." }),
"results-path": T(a.hq, {
takenBy: ["run", "report"],
description: "Directory for the results of one run. Default: a new directory in `agentbench-results/`, which is the target of the link `latest` there. A report reads the results in this directory and writes its files to the subdirectory `report/` (or to `<results-path>-report`, if it is the directory of a single run)."
}),
resume: w(a.Jt, "false", {
flag: !0,
description: "Keep the `passed` and `failed` trials of the earlier run in `results-path` and run only the others. Default of the directory: the latest run in `agentbench-results/`; in a workflow, only one of the same workflow run. Agent, dataset, mode, limits and judge must be those of the earlier run. A re-run of a workflow does this automatically."
}),
retries: w(a.D_, "0", { description: "How often a trial is repeated that could not be measured for a temporary reason: Docker, git, network, image pull, provider, an agent that ends with exit code 75. The last attempt counts; the others are kept." }),
shard: T(a.B5, { description: "Run only one part of the selected instances, for example `1/4`. The `instances` of a job in the matrix of `plan` are already such a part: give these without `shard`." }),
"max-duration": T(a.p0, { description: "Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`. The limit begins again when a run is continued." }),
"max-cost": T(a.E9, { description: "Cost limit of the whole run in USD, counted from the known costs of agents and of the judge. Running trials finish; with `model-keys`, they begin no further request, round or step, and those that were cut so and have not passed count as `not_run`, as do all remaining ones. The limit begins again when a run is continued." }),
"max-log-size": w(a.Ej, "16MiB", { description: "Size limit of each log file. The beginning and the end are kept, and the cut is marked. From there on `exchanges.jsonl` has figures only, up to twice the size." }),
"max-output-size": w(a.Ej, "64MiB", { description: "Size limit of the files of a trial that are collected from `AGENTBENCH_AGENT_HOME`, and in each round or step anew of those from `AGENTBENCH_OUTPUT_DIR` and of the artifacts of a Harbor task." })
};
var D = n(96081);
let { defaulted: O, optional: k } = (0, i.cz)("what");
let A = {
dataset: O(a.Qq, "setupbench", { description: "Dataset to run: `setupbench`, `prdbench`, a directory of your own tasks (`scenarios/*.jsonl`) or of Harbor tasks, or `harbor` (Harbor tasks in `dataset-repository`)." }),
"dataset-path": k(a.Qq, { description: "Local checkout of the dataset, used instead of fetching it. With `dataset: harbor` and `dataset-repository`: the folder of the tasks in that repository." }),
"dataset-repository": k(a.Qq, { description: "Git URL to fetch the dataset from. Default: the dataset's public repository." }),
"dataset-ref": k(a.Qq, { description: "Commit, tag or branch of `dataset-repository`. Default: a pinned commit of the public repository, `HEAD` of any other." }),
instances: O(a.Tp, "all", { description: "Instances to run: ids, globs (`dbsetup-*`), `type:dbsetup`, `difficulty:easy` and `tag:web` (Harbor tasks), `!exclude`, `!flaky:FILE` or `!saturated:FILE` (of `report --noise`), or `all`; separated by newlines or commas, or as a JSON array." }),
config: k(a.Qq, {
takenBy: [
"run",
"plan",
"report"
],
description: "File with options. Default: `agentbench.yaml` in the current directory, otherwise `.github/agentbench.yaml`, if it exists. `none` reads no file. Inputs and flags override the file."
})
};
let j = r.rej({
...A,
...c,
...v,
...D.w,
...d,
...E,
...m,
...C
});
let M = Object.keys(j.shape);
function isOptionName(e) {
return Object.hasOwn(j.shape, e);
}
let N = [
"agent-env",
"agent-variables",
"image-map",
"model-keys",
"model-endpoints",
"model-prices",
"task-env"
];
let P = [
...N,
"instances",
"agent-args",
"agent-skills",
"allow-hosts"
];
function describeOption(e) {
return (0, i.fX)(j.shape[e]);
}
function takes(e, t) {
return (0, i.Kf)(describeOption(t)).includes(e);
}
function choicesOf(e) {
let t = j.shape[e];
for (; t instanceof r.ilq || t instanceof r.Xz9;) t = t._zod.def.innerType;
return t instanceof r.uGA ? t.options : null;
}
})
};
