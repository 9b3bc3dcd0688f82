export const id = 9917;
export const ids = [9917];
export const modules = {
40724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HB: () => isGitSetting,
MU: () => isOurs,
Wq: () => HOST_NAMES,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let OURS = /^AGENTBENCH_/;
let SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let KEPT_FROM_TOOLS = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let HOST_NAMES = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (name) => RUNNERS.test(name);
let isOurs = (name) => OURS.test(name);
let holdsOwnSecret = (name) => SECRET_HOLDERS.test(name);
let isKeptFromTools = (name) => KEPT_FROM_TOOLS.test(name);
let isGitSetting = (name) => GIT_SETTINGS.test(name);
}),
23137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => madeOfText,
W: () => described
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30252);
zod_mini__WEBPACK_IMPORTED_MODULE_0__.$W((0, zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__.A)());
function described(schema, description) {
let clone = schema.clone();
zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.add(clone, { description });
return clone;
}
function madeOfText(read) {
return zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((text, { issues }) => read(text, (message) => {
issues.push({
code: "custom",
message,
input: text
});
return zod_mini__WEBPACK_IMPORTED_MODULE_0__.tm;
})));
}
}),
99832: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cx: () => GROUP_TITLES,
Kf: () => commandsOf,
Lo: () => COMMANDS,
cz: () => optionsOf,
fX: () => metaOf,
sC: () => MOST_USED
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
let GROUP_TITLES = {
what: "Dataset",
agent: "Agent",
model: "Model",
testbed: "Testbed",
evaluation: "Evaluation",
run: "Run",
experiment: "Experiment",
report: "Report"
};
let MOST_USED = [
"dataset",
"instances",
"agent",
"agent-model",
"agent-command",
"agent-directory",
"model-keys",
"testbed",
"trials",
"parallel",
"results-path"
];
let COMMANDS = [
"run",
"plan",
"report"
];
let TAKEN_BY = {
what: ["run", "plan"],
agent: ["run"],
model: ["run"],
testbed: ["run"],
evaluation: ["run"],
run: ["run"],
experiment: ["run"],
report: ["run", "report"]
};
let meta = zod_mini__WEBPACK_IMPORTED_MODULE_0__.u5();
function optionsOf(group) {
return {
optional,
defaulted
};
function optional(schema, about) {
let described = zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(schema);
meta.add(described, {
group,
...about
});
return described;
}
function defaulted(schema, text, about) {
let described = zod_mini__WEBPACK_IMPORTED_MODULE_1__.SdS(schema, text);
meta.add(described, {
group,
...about,
default: text
});
return described;
}
}
function metaOf(schema) {
return meta.get(schema);
}
function commandsOf({ group, takenBy }) {
return takenBy ?? TAKEN_BY[group];
}
}),
7071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Eh: () => modelPrices,
KK: () => modelEndpoints,
dC: () => PROVIDER_KEYS,
uV: () => allowedHosts
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23137);
let FAMILIES = [
"anthropic",
"openai",
"gemini"
];
let PROVIDER_KEYS = {
anthropic: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
openai: ["OPENAI_API_KEY"],
gemini: ["GEMINI_API_KEY"],
openrouter: ["OPENROUTER_API_KEY"]
};
let modelEndpoints = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_1__.C)((text, refuse) => {
let found = [];
for (let { line, number } of lines(text)) {
let [, name, family, address] = /^([a-z][a-z0-9-]{0,39})(?::([a-z]+))?\s*=\s*(\S+)$/.exec(line) ?? [];
let url = address === void 0 ? null : URL.parse(address);
let known = name !== void 0 && name in PROVIDER_KEYS;
let families = FAMILIES.join(", ");
name === void 0 ? refuse(`line ${number} is not provider=URL; write for example openai=https://host/v1`) : url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.username !== "" ? refuse(`line ${number}: "${address}" is not an http(s) URL without query and login`) : known && family !== void 0 ? refuse(`line ${number}: ${name} has its own dialect; write ${name}=${address}`) : !known && family === void 0 ? refuse(`line ${number}: there is no provider ${name}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(name, Object.keys(PROVIDER_KEYS))}? One of your own names its dialect (${families}): ${name}:openai=${address}`) : family !== void 0 && !FAMILIES.includes(family) ? refuse(`line ${number}: there is no dialect ${family}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(family, FAMILIES)}?`) : found.some((endpoint) => endpoint.name === name) ? refuse(`line ${number}: ${name} is there twice`) : found.push({
name,
family: family ?? null,
url
});
}
return found;
});
let modelPrices = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_1__.C)((text, refuse) => {
let found = [];
for (let { line, number } of lines(text)) {
let [, model, list = ""] = /^([^=]+)=(.*)$/.exec(line) ?? [];
let prices = list.split(",").map((price) => price.trim());
let wrong = prices.find((price) => !/^(\d+(\.\d+)?|\.\d+)$/.test(price));
if (model === void 0 || prices.length < 2 || prices.length > 4) refuse(`line ${number} is not model=input,output[,cached input[,cache write]]; write for example my-model=3,15,0.3`);
else if (wrong !== void 0) refuse(`line ${number}: "${wrong}" is not a price in USD per million tokens`);
else {
let [input, output, cachedInput, cacheWrite] = prices.map(Number);
found.push({
model: model.trim(),
input,
output,
cachedInput: cachedInput ?? null,
cacheWrite: cacheWrite ?? null
});
}
}
return found;
});
let allowedHosts = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_1__.C)((text, refuse) => {
let found = [];
for (let { line, number } of lines(text.replaceAll(",", "\n"))) {
let [, name, port] = /^((?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(line) ?? [];
name === void 0 || Number(port ?? 1) > 65535 || port === "0" ? refuse(`entry ${number}: "${line}" is not a host; write for example pypi.org, *.debian.org or host:8080`) : found.push({
name: name.toLowerCase(),
port: port === void 0 ? null : Number(port)
});
}
return found;
});
function lines(text) {
return text.split(/\r?\n/).map((line, index) => ({
line: line.trim(),
number: index + 1
})).filter(({ line }) => line !== "" && !line.startsWith("#"));
}
}),
69917: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cU: () => choicesOf,
ti: () => describeOption,
W6: () => optionNames,
ci: () => optionsSchema,
ny: () => takes
});
var schemas = __webpack_require__(94343);
var meta = __webpack_require__(99832);
var values = __webpack_require__(68739);
let { defaulted, optional } = (0, meta.cz)("agent");
let agentOptions = {
agent: optional(values.hq, { description: "Agent to install and run: `NAME` or `NAME@version` (`claude-code`, `codex`, …; `agentbench agents` lists all). It needs nothing in the testbed. One of `agent` and `agent-command` is required, except for the example dataset." }),
"agent-args": defaulted(values.TA, "", { description: "Arguments added to the command of `agent`, separated by spaces; quotes keep a text together." }),
"agent-skills": defaulted(values.VS, "", { description: "Skills for `agent`: directories with a `SKILL.md`, or directories of such ones, one on each line. They are put where the agent looks for skills of its user." }),
"agent-mcp": optional(values.hq, { description: "MCP servers for `agent`: a file in the format of `.mcp.json`." }),
"agent-instructions": optional(values.hq, { description: "Instructions for `agent`: a file such as AGENTS.md, which is put where the agent looks for instructions of its user." }),
"agent-command": optional(values.hq, { description: "Command that runs any other agent, executed by `bash` in the workdir of each instance." }),
"agent-setup": optional(values.Qq, { description: "Command that runs in the testbed before the agent, with a time limit of its own (as long as `agent-timeout`)." }),
"agent-directory": optional(values.Qq, { description: "Directory on the runner that is available to the agent: read-only at `/opt/agent` on Docker, at its own path on the host. `AGENTBENCH_AGENT_DIR` holds the path." }),
"agent-env": defaulted(values.FV, "", { description: "Secrets of the agent as environment variables: `NAME=value` lines, or `NAME` to copy a variable of the job. The values are redacted everywhere." }),
"agent-variables": defaulted(values.p$, "", { description: "Settings of the agent as environment variables, `NAME=value` lines: a model, a provider. They are shown as they are; secrets belong in `agent-env`." }),
"agent-timeout": optional(values.p0, { description: "Time limit of the agent in each trial. The evaluation runs in any case. Default: the limit that a Harbor task states, otherwise `2h`." }),
"agent-name": optional(values.Qq, { description: "Name of the agent in results and comments. Default: the name of `agent`." }),
"agent-model": optional(values.Qq, { description: "Model in results and comments; an agent named by `agent` is started with it." })
};
let { defaulted: evaluation_defaulted, optional: evaluation_optional } = (0, meta.cz)("evaluation");
let evaluationOptions = {
"evaluation-timeout": evaluation_defaulted(values.p0, "30m", { description: "Time limit of the evaluation. When it is reached, the output so far decides the verdict." }),
"testcase-timeout": evaluation_defaulted(values.p0, "5m", { description: "Time limit of one test case of a test plan." }),
typing: evaluation_defaulted(schemas.k5n(["adaptive", "upstream"]), "adaptive", { description: "When the lines of a test case are typed: `adaptive` (as soon as the program is known to wait for input), or `upstream` (after the fixed waits of PRDbench's own scripts, for figures comparable with published ones)." }),
mode: evaluation_defaulted(schemas.k5n([
"dev",
"free",
"debug"
]), "dev", {
takenBy: ["run", "plan"],
description: "PRDbench mode: `dev` (the agent sees the test plan), `free` (the agent sees only the requirements, and a judge scores them), `debug` (as `dev`, then a second round in which the agent also sees the reports)."
}),
"pass-score": evaluation_defaulted(values.zO, "1.0", { description: "Minimum score (0..1), over all points of a test plan or of a Harbor task, for a trial to pass." }),
"pass-key": evaluation_defaulted(values.hq, "reward", { description: "Key of `reward.json` that is the score of a Harbor task, for tasks that write several." }),
judge: evaluation_defaulted(schemas.k5n([
"none",
"command",
"openai"
]), "none", { description: "Judge for test points that no test or file comparison decides: `none`, `command` (see `judge-command`), or `openai` (any OpenAI-compatible endpoint)." }),
"judge-command": evaluation_optional(values.hq, { description: "Command of the `command` judge. It reads one JSON object from standard input and prints `{\"score\": 0|1|2, \"explanation\": \"…\"}` as its last line." }),
"judge-model": evaluation_optional(values.hq, { description: "Model of the judge; the `command` judge gets it as `AGENTBENCH_JUDGE_MODEL`." }),
"judge-base-url": evaluation_optional(schemas.OZ5({
protocol: /^https?$/,
error: (issue) => `"${issue.input}" is not an http(s) URL`
}), { description: "Base URL of the endpoint of the `openai` judge. Default: the OpenAI API." }),
"judge-api-key": evaluation_optional(values.Qq, { description: "API key of the `openai` judge. It is redacted everywhere and never passed to the agent." }),
"judge-samples": evaluation_defaulted(values.U9, "1", { description: "Number of verdicts for each point. The most frequent score counts; in a tie, the lowest." }),
explain: evaluation_defaulted(schemas.k5n(["rules", "judge"]), "rules", { description: "Why trials failed: by `rules` alone, or `judge`: the judge (`openai` or `command`) also names one of the categories of SetupBench's paper, with quotes from the trajectory that are checked." })
};
let { defaulted: experiment_defaulted, optional: experiment_optional } = (0, meta.cz)("experiment");
let experimentOptions = {
arms: experiment_optional(values.hq, {
takenBy: ["run", "plan"],
description: "The arms of an experiment, in YAML or in a file: `NAME: { option: value }` for each. An arm can set options of the agent; everything else is shared. The first one is the control, with which each other one is compared."
}),
stop: experiment_defaulted(schemas.k5n(["never", "known"]), "never", { description: "When an experiment ends early: `never`, or `known`: as soon as it is known which arm is better, that no difference above `tolerance` exists, or that the trials left cannot settle it. Looks after every pair, with a test that allows it." }),
reuse: experiment_defaulted(values.Jt, "false", {
flag: !0,
description: "Take trials of an experiment from `baseline` (a directory of earlier results, or `artifact`: those that the newest push or scheduled run on the base branch uploaded), where all that can change them is the same: agent and its directory, model, dataset, image, limits. They are marked and counted; each is taken once."
})
};
var model_values = __webpack_require__(7071);
let { defaulted: model_defaulted, optional: model_optional } = (0, meta.cz)("model");
let modelOptions = {
"model-keys": model_defaulted(values.FV, "", { description: "Keys of model providers: `NAME=value` lines, or `NAME` to copy a variable of the job (`ANTHROPIC_API_KEY`, `ANTHROPIC_AUTH_TOKEN`, `OPENAI_API_KEY`, `GEMINI_API_KEY`, `OPENROUTER_API_KEY`). The keys stay on the runner: the agent gets a token for its trial, and its requests go through the meter, which counts tokens and cost." }),
"model-endpoints": model_defaulted(model_values.KK, "", { description: "Base URLs of providers, one `provider=URL` on each line (`anthropic`, `openai`, `gemini`, `openrouter`; a provider of your own names its dialect: `lab:openai=http://host:8000/v1`, with its key in `LAB_API_KEY`). Default: the addresses of the providers." }),
"model-prices": model_defaulted(model_values.Eh, "", { description: "Prices in USD per million tokens, one `model=input,output[,cached input[,cache write]]` on each line. They win over the built-in price table." }),
"trial-max-cost": model_optional(values.E9, { description: "Cost limit of one trial in USD. Further requests to the model are refused, the agent is ended, and its work is evaluated." }),
"trial-max-requests": model_optional(values.U9, { description: "Limit of the requests to the model in one trial, with the same effect as `trial-max-cost`." }),
"hosted-tools": model_defaulted(schemas.k5n(["allow", "strip"]), "allow", { description: "Tools that the provider runs itself (web search, web fetch, code execution): `allow`, or `strip` to remove them from requests. Results list the tools that were offered and used." }),
"allow-hosts": model_defaulted(model_values.uV, "", { description: "Hosts that a testbed with `network: restricted` reaches through the HTTP proxy of the meter: names, `*.names`, each with an optional `:port` (default: 80 and 443)." }),
"model-address": model_optional(values.hq, { description: "Address at which containers reach this machine, if the Docker daemon runs on another one. Default: the gateway of the bridge network." })
};
var api = __webpack_require__(43759);
let { defaulted: report_defaulted, optional: report_optional } = (0, meta.cz)("report");
let reportOptions = {
suite: report_optional(values.hq, {
actionDefault: "${{ github.workflow }}",
takenBy: [
"run",
"plan",
"report"
],
description: "Name of the suite. Runs of the same suite share one comment."
}),
"upload-artifact": report_defaulted(values.Jt, "true", {
flag: !0,
actionOnly: !0,
description: "Upload the results as a workflow artifact."
}),
"artifact-name": report_defaulted(values.hq, "agentbench", {
actionOnly: !0,
takenBy: [
"run",
"plan",
"report"
],
description: "Prefix of the artifact's name, followed by suite, job, step and attempt."
}),
"retention-days": report_optional(values.U9, {
actionOnly: !0,
description: "Number of days to keep the artifact. Default: the repository's setting."
}),
summary: report_defaulted(values.Jt, "true", {
flag: !0,
actionOnly: !0,
description: "Write the step summary."
}),
comment: report_defaulted(schemas.k5n([
"auto",
"always",
"changes",
"failures",
"never"
]), "auto", {
actionOnly: !0,
description: "When to write the pull request comment: `auto` (if there is a pull request and the token permits it), `always` (with a warning if it is not possible), `changes` (if a verdict differs from the existing comment), `failures` (if a trial did not pass), `never`."
}),
"comment-author": report_defaulted(values.Qq, "github-actions[bot]", {
actionOnly: !0,
description: "Login of the author of the comment, the one that `github-token` writes as. Comments by other authors are never changed."
}),
"github-token": report_optional(values.Qq, {
actionOnly: !0,
actionDefault: "${{ github.token }}",
takenBy: [
"run",
"plan",
"report"
],
description: "Token for the comment (`pull-requests: write`), for `baseline: artifact` (`actions: read`) and for a history on a branch (`contents: write`)."
}),
baseline: report_defaulted(values.hq, "none", {
takenBy: [
"run",
"plan",
"report"
],
description: "Results to compare with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results."
}),
history: report_defaulted(values.b6, "none", {
takenBy: ["report"],
description: "Place of the history of reports, for the trend and the badge: `none`, a directory, or `branch:NAME` (workflows only; the job needs `contents: write`)."
}),
tolerance: report_defaulted(values.zO, "0", { description: "Changes of rate or score up to this size (0..1) are ignored, even if significant." }),
"fail-on": report_defaulted(schemas.k5n([
"error",
"never",
"failure",
"regression"
]), "error", { description: "When the gate fails: `error` (a trial could not be measured), `failure` (as `error`, or a trial failed), `regression` (as `error`, or the results are significantly worse than the baseline), `never`." }),
"min-success-rate": report_optional(values.zO, { description: "The gate also fails if the success rate (0..1) is lower." }),
"min-score": report_optional(values.zO, { description: "The gate also fails if the score (0..1) is lower." }),
"max-jobs": report_defaulted(values.LR, "256", {
takenBy: ["plan"],
description: "Maximum number of jobs in the matrix, up to 256 (a limit of GitHub)."
}),
matrix: report_optional(values.UP, {
takenBy: ["report"],
description: "The matrix that `plan` made. Planned trials without a result count as `not_run`."
}),
"job-index": report_defaulted(values.Qq.check(api.Fk(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` })), "0", {
actionOnly: !0,
actionDefault: "${{ strategy.job-index }}",
description: "Index of the job in its matrix, part of the artifact's name. The default is right in every workflow."
}),
"job-total": report_defaulted(values.Qq.check(api.Fk(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` })), "1", {
actionOnly: !0,
actionDefault: "${{ strategy.job-total }}",
description: "Number of jobs in the matrix. With several, each job of an experiment also stops by the pairs that the others have uploaded. The default is right in every workflow."
})
};
let { defaulted: run_defaulted, optional: run_optional } = (0, meta.cz)("run");
let runOptions = {
trials: run_defaulted(values.U9, "1", {
takenBy: [
"run",
"plan",
"report"
],
description: "Number of trials for each instance."
}),
parallel: run_defaulted(values.U9, "1", { description: "Number of trials that run at the same time." }),
"results-path": run_optional(values.hq, {
takenBy: ["run", "report"],
description: "Directory for the results of one run. Default: a new directory in `agentbench-results/`, to which the link `latest` there leads. A report reads the results in it and writes its files to `report/` below it (beside it, to `<results-path>-report`, if it is the directory of a run)."
}),
resume: run_defaulted(values.Jt, "false", {
flag: !0,
description: "Keep the `passed` and `failed` trials of the earlier run in `results-path` and run only the others. Agent, dataset, mode, limits and judge must be those of the earlier run. A re-run of a workflow does this automatically."
}),
retries: run_defaulted(values.D_, "0", { description: "How often a trial is measured again that could not be measured for a reason that may pass: network, image pull, provider, an agent that ends with exit code 75. The last attempt counts; the others are kept." }),
shard: run_optional(values.B5, { description: "Run only one part of the selected instances, for example `1/4`." }),
"max-duration": run_optional(values.p0, { description: "Time limit of the whole run. Running trials are stopped; they and all remaining trials count as `not_run`." }),
"max-cost": run_optional(values.E9, { description: "Cost limit of the whole run in USD, counted from the known costs of agents and of the judge. Running trials finish; remaining trials count as `not_run`." }),
"max-log-size": run_defaulted(values.Ej, "16MiB", { description: "Size limit of each log file. The beginning and the end are kept, and the cut is marked." }),
"max-output-size": run_defaulted(values.Ej, "64MiB", { description: "Size limit of the files collected from `AGENTBENCH_OUTPUT_DIR`, and of those from `AGENTBENCH_AGENT_HOME`, for each trial." })
};
let { defaulted: testbed_defaulted, optional: testbed_optional } = (0, meta.cz)("testbed");
let testbedOptions = {
testbed: testbed_defaulted(schemas.k5n([
"auto",
"docker",
"host"
]), "auto", { description: "Place of the trials: `docker` (one container for each trial), `host` (the runner itself), or `auto` (the testbed that the dataset declares, otherwise Docker)." }),
image: testbed_optional(values.Qq, { description: "Docker image for all instances, instead of the image in each dataset row." }),
"image-map": testbed_defaulted(values.gX, "", { description: "Docker images to replace, one `from=to` on each line." }),
workdir: testbed_optional(values.Qq, { description: "Working directory of the agent and the evaluation. Default: `/testbed` on Docker, a new directory for each trial on the host." }),
network: testbed_defaulted(schemas.k5n([
"bridge",
"none",
"restricted"
]), "bridge", { description: "Network of the container: `bridge`, `none`, or `restricted` (the container reaches the meter and `allow-hosts`, nothing else). Docker only." }),
cpus: testbed_optional(values.qF, { description: "CPU limit of the container, for example `2`. Docker only. Default: no limit." }),
memory: testbed_optional(values.Ej, { description: "Memory limit of the container, for example `8GiB`. Docker only. Default: no limit." }),
"task-env": testbed_defaulted(values.FV, "", { description: "Variables that Harbor tasks take from the machine by `${NAME}`: `NAME=value` lines, or `NAME` to copy a variable of the job. A task gets no other one. The values are redacted everywhere." }),
keep: testbed_defaulted(schemas.k5n([
"never",
"failed",
"always"
]), "never", { description: "Keep the container, or the workdir on the host, after a trial: `never`, `failed` (trials that failed or could not be measured), or `always`. Its processes are ended. The log says how to enter it; `agentbench clean` removes it." }),
"keep-image": testbed_defaulted(values.Jt, "false", {
flag: !0,
description: "Commit the container as the image `image_tag` of its dataset row, after the agent and before the evaluation (with the suffix `-trial-k` from the second trial on)."
})
};
let { defaulted: what_defaulted, optional: what_optional } = (0, meta.cz)("what");
let whatOptions = {
dataset: what_defaulted(values.Qq, "setupbench", { description: "Dataset to run: `setupbench`, `prdbench`, or a directory with `scenarios/*.jsonl` and `fixtures/`." }),
"dataset-path": what_optional(values.Qq, { description: "Local checkout of the dataset, used instead of fetching it." }),
"dataset-repository": what_optional(values.Qq, { description: "Git URL to fetch the dataset from. Default: the dataset's public repository." }),
"dataset-ref": what_optional(values.Qq, { description: "Commit, tag or branch of `dataset-repository`. Default: a pinned commit of the public repository, `HEAD` of any other." }),
instances: what_defaulted(values.Tp, "all", { description: "Instances to run: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude`, `!flaky:FILE` or `!saturated:FILE` (of `report --noise`) or `all`, separated by newlines or commas, or as a JSON array." }),
config: what_optional(values.Qq, {
takenBy: [
"run",
"plan",
"report"
],
description: "File with options. Default: `agentbench.yaml` in the current directory, otherwise `.github/agentbench.yaml`, if there is one. `none` reads no file. Options given otherwise win."
})
};
let optionsSchema = schemas.rej({
...whatOptions,
...agentOptions,
...modelOptions,
...testbedOptions,
...evaluationOptions,
...runOptions,
...experimentOptions,
...reportOptions
});
let optionNames = Object.keys(optionsSchema.shape);
function describeOption(name) {
return (0, meta.fX)(optionsSchema.shape[name]);
}
function takes(command, name) {
return (0, meta.Kf)(describeOption(name)).includes(command);
}
function choicesOf(name) {
let schema = optionsSchema.shape[name];
for (; schema instanceof schemas.ilq || schema instanceof schemas.Xz9;) schema = schema._zod.def.innerType;
return schema instanceof schemas.uGA ? schema.options : null;
}
}),
73762: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => size,
p: () => duration
});
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let DURATION_UNITS = {
ms: 1,
s: 1e3,
m: 6e4,
h: 36e5,
d: 864e5
};
let SIZE_UNITS = {
B: 1,
KB: 1e3,
MB: 1e6,
GB: 1e9,
KiB: 1024,
MiB: 1024 ** 2,
GiB: 1024 ** 3
};
let LONGEST_DURATION = 2 ** 31 - 1;
let duration = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let milliseconds = sumOfUnits(text, DURATION_UNITS);
if (milliseconds === null || milliseconds <= 0) return refuse(`"${text}" is not a duration; write for example 90s, 30m or 2h`);
if (milliseconds > LONGEST_DURATION) return refuse(`"${text}" is longer than the limit of 24 days`);
return milliseconds;
});
let size = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let bytes = sumOfUnits(text, SIZE_UNITS);
if (bytes === null || bytes <= 0) return refuse(`"${text}" is not a size; write for example 64MiB or 2GiB`);
return bytes;
});
function sumOfUnits(text, units) {
if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(text.trim())) return null;
let sum = 0;
for (let [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
if (!Object.hasOwn(units, unit)) return null;
sum += Number(amount) * units[unit];
}
return Math.round(sum);
}
}),
68739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B5: () => shard,
D_: () => repeats,
E9: () => dollars,
Ej: () => _units_js__WEBPACK_IMPORTED_MODULE_1__.E,
FV: () => agentEnvironment,
Jt: () => flag,
LR: () => jobs,
Qq: () => text,
TA: () => argumentWords,
Tp: () => selectors,
U9: () => count,
UP: () => matrix,
VS: () => pathLines,
b6: () => history,
gX: () => imageMap,
hq: () => nonEmpty,
p$: () => agentVariables,
p0: () => _units_js__WEBPACK_IMPORTED_MODULE_1__.p,
qF: () => cpus,
zO: () => fraction
});
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40724);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73762);
let text = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP();
let nonEmpty = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1));
let flag = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let value = text.trim().toLowerCase();
if ([
"true",
"yes",
"1"
].includes(value)) return !0;
if ([
"false",
"no",
"0"
].includes(value)) return !1;
return refuse(`"${text}" is neither true nor false`);
});
let count = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => /^[1-9]\d{0,5}$/.test(text) ? Number(text) : refuse(`"${text}" is not a whole number from 1`));
let repeats = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => /^\d{1,2}$/.test(text) ? Number(text) : refuse(`"${text}" is not a whole number from 0 to 99`));
let jobs = count.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((value) => value <= 256, { error: "is more than the 256 jobs that GitHub takes" }));
let matrix = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let parsed = matrixSchema.safeParse(parseOrUndefined(text));
if (parsed.success) return parsed.data;
return refuse("is not the matrix that plan prints: {\"include\": [{\"name\", \"instances\", \"shard\"}]}");
});
let matrixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ include: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
instances: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
shard: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[1-9]\d*\/[1-9]\d*$/))
})) });
let fraction = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(text) ? Number(text) : refuse(`"${text}" is not a number from 0 to 1`));
let history = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
if (text === "none") return null;
let [, branch] = /^branch:(.*)$/s.exec(text) ?? [];
if (branch === void 0) return { directory: text };
if (/^(?!.*(\.\.|\/\/|\/\.|\.lock(\/|$)|[./]$))\w[\w./-]{0,199}$/.test(branch)) return { branch };
return refuse(`"${branch}" is not the name of a branch; write for example branch:agentbench-history`);
});
let cpus = decimal((value) => value > 0, "a number of CPUs; write for example 2 or 1.5");
let dollars = decimal(() => !0, "an amount in USD; write for example 25");
let shard = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let [, index, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
if (index === void 0 || Number(index) > Number(total)) return refuse(`"${text}" is not a shard; write for example 1/4`);
return {
index: Number(index),
total: Number(total)
};
});
let selectors = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let list = text.trim().startsWith("[") ? jsonEntries(text) : entries(text.replaceAll(",", "\n"));
if (list === null) return refuse("begins with [ but is not a JSON array of strings");
if (list.length === 0) return refuse("names no instance; write all for every one");
if (list.some((entry) => /^!?\s*(type:\s*)?$/.test(entry))) return refuse("holds an empty selector");
return list;
});
let imageMap = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let map = new Map();
for (let line of entries(text)) {
let [from, to, rest] = line.split("=").map((part) => part.trim());
if (!from || !to || rest !== void 0) return refuse(`"${line}" is not of the form from=to`);
map.set(from, to);
}
return map;
});
let pathLines = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text) => entries(text));
let argumentWords = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let words = [];
let word = null;
for (let at = 0; at < text.length;) {
let [piece, single, double, escaped, plain] = /^(?:'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|\s+)/s.exec(text.slice(at)) ?? [];
if (piece === void 0) return refuse(`has a quote or a backslash without its end: ${text.slice(at, at + 40)}`);
at += piece.length;
let part = single ?? double?.replaceAll(/\\(["\\])/g, "$1") ?? escaped ?? plain;
if (part !== void 0) word = (word ?? "") + part;
else if (word !== null) {
words.push(word);
word = null;
}
}
return word === null ? words : [...words, word];
});
let agentEnvironment = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => variableLines(text, refuse).flatMap(({ number, name, value }) => {
if (name === null) return refuse(`line ${number} is neither NAME=value nor NAME`);
if (value === null && (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_4__.cj)(name)) return refuse(`line ${number}: ${name} belongs to the runner and is not passed through; ${`write ${name}=… if the agent must have it`}`);
return [{
name,
value
}];
}));
let agentVariables = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let variables = {};
for (let { number, name, value } of variableLines(text, refuse)) name === null || value === null ? refuse(`line ${number} is not of the form NAME=value; to copy a variable of the job, name it in agent-env`) : Object.hasOwn(variables, name) ? refuse(`line ${number}: ${name} is set twice`) : variables[name] = value;
return variables;
});
function variableLines(text, refuse) {
return text.split(/\r?\n/).flatMap((line, index) => {
let number = index + 1;
if (line.trim() === "" || line.trimStart().startsWith("#")) return [];
let [, name, assigned, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(line) ?? [];
if (name === void 0) return [{
number,
name: null,
value: null
}];
if (!(0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_4__.MU)(name)) return [{
number,
name,
value: assigned === void 0 ? null : value
}];
refuse(`line ${number}: ${name} is set by agentbench itself; take another name`);
return [];
});
}
function decimal(allows, what) {
return (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let value = Number(text);
if (/^(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) && allows(value)) return value;
return refuse(`"${text}" is not ${what}`);
});
}
function parseOrUndefined(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
function jsonEntries(text) {
let parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()).safeParse(parseOrUndefined(text));
return parsed.success ? parsed.data.map((entry) => entry.trim()) : null;
}
function entries(text) {
return text.split("\n").map((entry) => entry.trim()).filter((entry) => entry !== "");
}
})
};
