export const id = 6081;
export const ids = [6081];
export const modules = {
40724: ((e, t, n) => {
n.d(t, {
HB: () => isGitSetting,
MU: () => isOurs,
TT: () => assignments,
Wq: () => c,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let r = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let i = /^AGENTBENCH_/;
let a = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let o = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let s = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let c = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (e) => r.test(e);
let isOurs = (e) => i.test(e);
let holdsOwnSecret = (e) => a.test(e);
let isKeptFromTools = (e) => o.test(e);
let isGitSetting = (e) => s.test(e);
function assignments(e) {
return Object.entries(e).map(([e, t]) => `${e}=${t}`);
}
}),
63144: ((e, t, n) => {
n.d(t, {
U4: () => parsedJson,
UV: () => wordsOfCommand,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf
});
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
function wordsOfCommand(e) {
return Array.isArray(e) && e.length > 0 && e.every((e) => typeof e == "string") ? e : null;
}
function parsedJson(e) {
try {
return JSON.parse(e);
} catch {
return;
}
}
}),
23137: ((e, t, n) => {
n.d(t, {
CR: () => madeOfText,
WY: () => described,
hQ: () => fieldFault
});
var r = n(88532);
var i = n(29396);
var a = n(94343);
var o = n(30252);
var s = n(22495);
let { localeError: c } = (0, o.A)();
let l = {
string: "a text",
number: "a number",
int: "a whole number",
boolean: "true or false",
array: "a list",
object: "an object",
record: "an object",
null: "null",
bigint: "so large a number"
};
r.$W({ localeError(e) {
if (e.code === "invalid_type") return wrongType(e);
if (e.code === "invalid_key") return e.issues[0]?.message ?? c(e);
if (e.code === "invalid_union" && e.errors.length > 0) return wrongUnion(e);
return e.code === "invalid_value" ? wrongValue(e) : c(e);
} });
function wanted(e) {
return e.length === 1 ? String(e[0]) : `one of ${e.map(String).join(", ")}`;
}
function wrongValue({ values: e, input: t }) {
if (t === void 0) return `is missing: ${wanted(e)}`;
return `${typeof t == "object" || typeof t == "bigint" ? l[kindOf(t)] : (0, s.h0)(JSON.stringify(t), 80)} is not ${wanted(e)}${isLaterFormat(t, e) ? ": it takes a later version of agentbench to read it" : ""}`;
}
function isLaterFormat(e, [t]) {
let [n, r] = [t, e].map((e) => typeof e == "string" ? /^(agentbench\/[a-z-]+\/v)(\d+)$/.exec(e) : null);
return n != null && r != null && n[1] === r[1] && Number(r[2]) > Number(n[2]);
}
let u = "must be a finite number";
function wrongType({ expected: e, input: t }) {
let n = kindOf(t);
let [r, i] = [l[e] ?? e, l[n] ?? n];
if (t === void 0) return `is missing: ${r}`;
if (n === "number" && e === "number") return u;
return e === "int" && n === "number" ? `must be ${r}` : `must be ${r}, not ${i}`;
}
function wrongUnion({ errors: e, input: t }) {
let n = e.flatMap(([e]) => e ?? []);
let r = n.find(({ code: e, path: t }) => e !== "invalid_type" || t.length > 0);
if (r !== void 0) return fieldFault(r);
let i = kindOf(t);
if (i === "number" && n.some((e) => "expected" in e && e.expected === i)) return u;
let a = n.map((e) => "expected" in e ? l[e.expected] ?? e.expected : "");
return `must be ${[...new Set(a)].join(" or ")}, not ${l[i] ?? i}`;
}
function kindOf(e) {
if (e === null) return "null";
return Array.isArray(e) ? "array" : typeof e;
}
function fieldFault({ path: e, message: t }) {
return e.length === 0 ? t : `${e.join(".")}: ${t}`;
}
function described(e, t) {
let n = e.clone();
i.fd.add(n, { description: t });
return n;
}
function madeOfText(e) {
return a.FsL(a.YjP(), a.pdi((t, { issues: n }) => e(t, (e) => {
n.push({
code: "custom",
message: e,
input: t
});
return r.tm;
})));
}
}),
96081: ((e, t, n) => {
n.d(t, {
Y: () => c,
w: () => l
});
var r = n(94343);
var i = n(99832);
var a = n(68739);
let { defaulted: o, optional: s } = (0, i.cz)("testbed");
let c = ["docker", "host"];
let l = {
testbed: o(r.k5n(["auto", ...c]), "auto", { description: "Place of the trials: `docker` (one container for each trial), `host` (the runner itself), or `auto` (the testbed that the dataset declares, otherwise Docker)." }),
image: s(a.tO, { description: "Docker image for all instances, instead of the image in each dataset row." }),
"image-map": o(a.gX, "", { description: "Docker images to replace, one `from=to` on each line." }),
workdir: s(a.Qq, { description: "Working directory of the agent and the evaluation. Default: `/testbed` on Docker (for a Harbor task, its own or that of its image), a new directory for each trial on the host." }),
network: o(r.k5n([
"bridge",
"none",
"restricted"
]), "bridge", { description: "Network of the container: `bridge`, `none`, or `restricted` (the container reaches the meter and `allow-hosts`, nothing else). Docker only." }),
cpus: s(a.qF, { description: "CPU limit of the container, for example `2`. Docker only. Default: no limit." }),
memory: s(a.Ej, { description: "Memory limit of the container, for example `8GiB`. Docker only. Default: no limit." }),
"task-env": o(a.FV, "", { description: "Variables that Harbor tasks take from the machine by `${NAME}`: `NAME=value` lines, or `NAME` to copy a variable of the job. Other variables are not passed. The values are redacted everywhere." }),
keep: o(r.k5n([
"never",
"failed",
"always"
]), "never", { description: "Keep the container, or the workdir on the host, after a trial: `never`, `failed` (trials that failed or could not be measured), or `always`. Its processes are ended. The log has the command that enters it; `agentbench clean` removes it." }),
"keep-image": o(a.Jt, "false", {
flag: !0,
description: "Commit the container as the image `image_tag` of its dataset row (`agentbench/<id>:kept` without one), after the agent and before the evaluation (with the suffix `-trial-k` from the second trial on). The content of volumes is not part of an image. Not for experiments."
})
};
}),
99832: ((e, t, n) => {
n.d(t, {
Cx: () => a,
Kf: () => commandsOf,
Lo: () => s,
cz: () => optionsOf,
fX: () => metaOf,
sC: () => o
});
var r = n(29396);
var i = n(94343);
let a = {
what: "Dataset",
agent: "Agent",
model: "Model",
testbed: "Testbed",
evaluation: "Evaluation",
run: "Run",
experiment: "Experiment",
report: "Report"
};
let o = [
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
let s = [
"run",
"plan",
"report"
];
let c = {
what: ["run", "plan"],
agent: ["run"],
model: ["run"],
testbed: ["run"],
evaluation: ["run"],
run: ["run"],
experiment: ["run"],
report: ["run", "report"]
};
let l = r.u5();
function optionsOf(e) {
return {
optional,
defaulted
};
function optional(t, n) {
let r = i.lqM(t);
l.add(r, {
group: e,
...n
});
return r;
}
function defaulted(t, n, r) {
let a = i.SdS(t, n);
l.add(a, {
group: e,
...r,
default: n
});
return a;
}
}
function metaOf(e) {
return l.get(e);
}
function commandsOf({ group: e, takenBy: t }) {
return t ?? c[e];
}
}),
73762: ((e, t, n) => {
n.d(t, {
Ej: () => l,
Qk: () => o,
S5: () => durationText,
lP: () => sizeText,
p0: () => c,
wj: () => s
});
var r = n(23137);
let i = {
ms: 1,
s: 1e3,
m: 6e4,
h: 36e5,
d: 864e5
};
let a = {
B: 1,
KB: 1e3,
MB: 1e6,
GB: 1e9,
KiB: 1024,
MiB: 1024 ** 2,
GiB: 1024 ** 3
};
let o = 2 ** 31 - 1;
let s = 6 * 1024 ** 2;
let c = (0, r.CR)((e, t) => {
let n = sumOfUnits(e, i);
if (n === null || n <= 0) return t(`"${e}" is not a duration; write for example 90s, 30m or 2h`);
if (n > o) return t(`"${e}" is longer than the limit of 24 days`);
return n;
});
let l = (0, r.CR)((e, t) => {
let n = sumOfUnits(e, a);
if (n === null || n <= 0) return t(`"${e}" is not a size; write for example 64MiB or 2GiB`);
if (n > 2 ** 53 - 1) return t(`"${e}" is too large; write for example 64MiB or 2GiB`);
return n;
});
function durationText(e) {
return inLargestUnit(e, i);
}
function sizeText(e) {
return inLargestUnit(e, a);
}
function inLargestUnit(e, t) {
let [n, r] = Object.entries(t).sort(([, e], [, t]) => t - e).find(([, t]) => e % t === 0);
return `${e / r}${n}`;
}
function sumOfUnits(e, t) {
if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(e.trim())) return null;
let n = 0;
for (let [, r, i] of e.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
if (!Object.hasOwn(t, i)) return null;
n += Number(r) * t[i];
}
return Math.round(n);
}
}),
68739: ((e, t, n) => {
n.d(t, {
B5: () => S,
DS: () => _,
D_: () => p,
E9: () => x,
Ej: () => c.Ej,
FV: () => A,
Jt: () => d,
LR: () => m,
Qq: () => l,
TA: () => k,
Tp: () => w,
U9: () => f,
UP: () => h,
VS: () => O,
W1: () => T,
aG: () => jobsOf,
b6: () => y,
gX: () => D,
hq: () => u,
p$: () => j,
p0: () => c.p0,
qF: () => b,
tO: () => E,
zA: () => shownUrl,
zO: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(40724);
var o = n(63144);
var s = n(23137);
var c = n(73762);
let l = r.YjP();
let u = l.check(i.m9(1));
let d = (0, s.CR)((e, t) => {
let n = e.trim().toLowerCase();
if ([
"true",
"yes",
"1"
].includes(n)) return !0;
if ([
"false",
"no",
"0"
].includes(n)) return !1;
return t(`"${e}" is neither true nor false`);
});
let countTo = (e) => (0, s.CR)((t, n) => /^[1-9]\d{0,5}$/.test(t) && Number(t) <= e ? Number(t) : n(`"${t}" is not a whole number from 1 to ${e}`));
let f = countTo(999999);
let p = (0, s.CR)((e, t) => /^\d{1,2}$/.test(e) ? Number(e) : t(`"${e}" is not a whole number from 0 to 99`));
let m = countTo(256);
let h = (0, s.CR)((e, t) => {
let n = g.safeParse((0, o.U4)(e));
if (n.success) return n.data;
return t("is not the matrix that plan prints: {\"include\": [{\"name\", \"instances\", \"shard\"}]}");
});
let g = r.Ikc({ include: r.YOg(r.Ikc({
name: r.YjP(),
instances: r.YjP(),
shard: r.YjP().check(i.Fk(/^[1-9]\d*\/[1-9]\d*$/))
})) });
function jobsOf({ include: e }) {
let t = new Map(e.flatMap(({ name: e, instances: t }) => t.split(",").map((t) => [t.trim(), e])));
t.delete("");
return t;
}
let _ = l.check(i.Fk(/[A-Za-z0-9._]/, { error: (e) => `"${e.input}" has no letter from a to z, digit, "." or "_", of which names of artifacts are made` }));
function shownUrl(e) {
return /[@?#]/.test(e) ? "the text" : `"${e}"`;
}
let v = (0, s.CR)((e, t) => /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(e) ? Number(e) : t(`"${e}" is not a number from 0 to 1; write for example 0.8`));
let y = (0, s.CR)((e, t) => {
if (e === "none") return null;
let [, n] = /^branch:(.*)$/s.exec(e) ?? [];
if (n === void 0) return { directory: e };
if (/^(?!.*(\.\.|\/\/|\/\.|\.lock(\/|$)|[./]$))\w[\w./-]{0,199}$/.test(n)) return { branch: n };
return t(`"${n}" is not the name of a branch; write for example branch:agentbench-history`);
});
let b = decimal((e) => e >= .01, "a number of CPUs; write for example 2 or 1.5");
let x = decimal(() => !0, "an amount in USD; write for example 25");
let S = (0, s.CR)((e, t) => {
let [, n, r] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(e.trim()) ?? [];
if (n === void 0 || Number(n) > Number(r)) return t(`"${e}" is not a shard; write for example 1/4`);
return {
index: Number(n),
total: Number(r)
};
});
let C = 1e4;
let w = (0, s.CR)((e, t) => {
let n = e.trim().startsWith("[") ? jsonEntries(e) : entries(e.replaceAll(",", "\n"));
if (n === null) return t("begins with [ but is not a JSON array of selectors");
if (n.length === 0) return t("names no instance; write all for every one");
if (n.some((e) => /^!?[\s\u200b]*((type|difficulty|tag):[\s\u200b]*)?$/.test(e))) return t("holds an empty selector");
if (n.some(({ length: e }) => e > C)) return t(`holds a selector of more than ${C} characters; write a comma or a line end between two`);
return n;
});
let T = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
let E = l.check(i.Fk(T, { error: ({ input: e }) => `"${e}" is not the name of an image` }));
let D = (0, s.CR)((e, t) => {
let n = new Map();
for (let r of entries(e)) {
let [e, i, a] = r.split("=").map((e) => e.trim());
if (!e || !i || a !== void 0) return t(`"${r}" is not of the form from=to`);
if (!T.test(i)) return t(`"${i}" is not the name of an image`);
if (n.has(e)) return t(`${e} is mapped twice`);
n.set(e, i);
}
return n;
});
let O = (0, s.CR)((e) => entries(e));
let k = (0, s.CR)((e, t) => {
let n = [];
let r = null;
for (let i = 0; i < e.length;) {
let [a, o, s, c, l] = /^(?:'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|\s+)/s.exec(e.slice(i)) ?? [];
if (a === void 0) return t(`has a quote or a backslash without its end: ${e.slice(i, i + 40)}`);
i += a.length;
if (c === "\n") continue;
let u = o ?? s?.replaceAll(/\\(?:(["\\$`])|\n)/g, "$1") ?? c ?? l;
if (u !== void 0) r = (r ?? "") + u;
else if (r !== null) {
n.push(r);
r = null;
}
}
return r === null ? n : [...n, r];
});
let A = (0, s.CR)((e, t) => variableLines(e, t).flatMap(({ number: e, name: n, value: r }) => {
if (n === null) return t(`line ${e} is neither NAME=value nor NAME`);
if (r === null && (0, a.cj)(n)) return t(`line ${e}: ${n} belongs to the runner and is not passed through; ${`write ${n}=… if the agent must have it`}`);
return [{
name: n,
value: r
}];
}));
let j = (0, s.CR)((e, t) => {
let n = {};
for (let { number: r, name: i, value: a } of variableLines(e, t)) i === null || a === null ? t(`line ${r} is not of the form NAME=value; to copy a variable of the job, name it in agent-env`) : n[i] = a;
return n;
});
function variableLines(e, t) {
let n = new Set();
return e.split("\n").flatMap((e, r) => {
let i = r + 1;
if (e.trim() === "" || e.trimStart().startsWith("#")) return [];
let [, o, s, c] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(e) ?? [];
if (o === void 0) return [{
number: i,
name: null,
value: null
}];
if ((0, a.MU)(o)) t(`line ${i}: ${o} is set by agentbench itself; take another name`);
else if (n.has(o)) t(`line ${i}: ${o} is set twice`);
else {
n.add(o);
return [{
number: i,
name: o,
value: s === void 0 ? null : c
}];
}
return [];
});
}
function decimal(e, t) {
return (0, s.CR)((n, r) => {
let i = Number(n);
if (/^(\d+(\.\d+)?|\.\d+)$/.test(n.trim()) && e(i)) return i;
return r(`"${n}" is not ${t}`);
});
}
function jsonEntries(e) {
let t = r.YOg(r.KCZ([r.YjP(), r.Whr()])).safeParse((0, o.U4)(e));
return t.success ? t.data.map((e) => String(e).trim()) : null;
}
function entries(e) {
return e.split("\n").map((e) => e.trim()).filter((e) => e !== "");
}
})
};
