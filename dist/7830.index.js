export const id = 7830;
export const ids = [7830];
export const modules = {
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
let o = [
[/[\\/]_npx[\\/]/, "npx agentbench-action"],
[/[\\/]pnpm[\\/]dlx[\\/]/, "pnpm dlx agentbench-action"],
[/[\\/]dlx-\d+[\\/]/, "yarn dlx agentbench-action"],
[/[\\/]\.?bunx-\d+[-\\/]/, "bunx agentbench-action"]
];
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
let n = realPath(e);
let r = o.find(([e]) => e.test(n));
if (r !== void 0) return r[1];
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return "npx agentbench";
return i.basename(e) === "cli.js" ? `node ${(0, a.V)(i.relative(t, e))}` : "agentbench";
}
function realPath(e) {
try {
return (0, r.realpathSync)(e);
} catch {
return e;
}
}
}),
34654: ((e, t, n) => {
n.d(t, { O: () => makeDirectory });
var r = n(73024);
var i = n(76760);
var a = n(45145);
function makeDirectory(e, t) {
let isThere = () => (0, r.existsSync)(`${e}/`);
if (isThere()) return;
let n = i.dirname(e);
try {
(0, r.mkdirSync)(e, t);
} catch (i) {
if (isThere()) return;
if ((0, a.$N)(i) !== "ENOENT" || (0, r.existsSync)(n)) throw i;
makeDirectory(n, t);
makeDirectory(e, t);
}
}
}),
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
60843: ((e, t, n) => {
n.d(t, { initTask: () => initTask });
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(24472);
var s = n(34654);
var c = n(12580);
var l = n(71744);
var u = n(12694);
let d = "scenarios/tasks.jsonl";
async function initTask(e, { dataset: t, json: n }) {
if (!l.Cd.test(e)) throw new a.yo(`task: ${JSON.stringify(e)} is not an instance id; use letters, digits, ".", "_" and "-"`);
let f = l.M1.safeParse(rowOf(e)).error?.issues[0]?.message;
if (f !== void 0) throw new a.yo(`task: ${JSON.stringify(e)} ${f}`);
let p = t ?? "tasks";
await requireRows(p);
let m = filesOf(p, e);
let h = i.join(p, d);
let g = Object.keys(m).find((e) => (0, r.existsSync)(i.join(p, e)));
if (g !== void 0 || await isUsed(p, e)) throw new a.yo(`task: ${g === void 0 ? `${e} is already a task of ${p}` : `${i.join(p, g)} is there`}; take another id`);
try {
for (let [e, t] of Object.entries(m)) write(i.join(p, e), t);
(0, s.O)(i.dirname(h));
(0, r.appendFileSync)(h, `${endsLine(h) ? "" : "\n"}${JSON.stringify(rowOf(e))}\n`);
} catch (e) {
throw new a.yo(`task: ${(0, a.bD)(e)}`);
}
let _ = [...Object.keys(m), d].map((e) => i.join(p, e));
let v = (0, r.readFileSync)(h, "utf8").trimEnd().split("\n").length;
let y = `${(0, o.u)()} check --dataset ${(0, c.V)(p)} -i ${e}`;
n ? (0, u.Q2)({
task: e,
dataset: p,
written: _,
check: y
}) : (0, u.tj)(report(_, p, e, v, y));
return 0;
}
function rowOf(e) {
return {
instance_id: e,
task_type: "reposetup",
problem_statement: "The program `greet.sh` in the current directory reads the name to greet from the file `name.txt`, which is not there. Create it with the name World.",
success_command: "sh greet.sh | grep -qx \"Hello, World!\" && echo \"Setup successful\" || echo \"Setup failed\"",
base_image: "debian:bookworm"
};
}
function filesOf(e, t) {
return {
...(0, r.existsSync)(i.join(e, "dataset.yaml")) || hasRows(e) ? {} : { "dataset.yaml": "# Runs on this machine, without Docker. Remove the line for one container a trial.\ntestbed: host\n" },
[`fixtures/${t}/greet.sh`]: "#!/bin/sh\n# Copied into the workdir, as everything beside it.\necho \"Hello, $(cat name.txt)!\"\n",
[`fixtures/prerunner-${t}/prerunner.sh`]: "#!/bin/bash\n# Runs in the workdir before the agent: whatever the task needs to be broken first. Remove it if nothing does.\nrm -f name.txt\n",
[`solution/${t}.sh`]: "#!/bin/bash\n# Solves the task, for agentbench check; no agent gets it.\nset -e\necho World > name.txt\n"
};
}
async function requireRows(e) {
if (!(0, r.statSync)(e, { throwIfNoEntry: !1 })?.isDirectory() || (0, r.existsSync)(i.join(e, "scenarios"))) return;
let t = i.join(e, "setupbench");
if ((0, r.existsSync)(i.join(t, "scenarios"))) throw new a.yo(`task: the tasks of ${e} are in ${t}; name that directory in --dataset`);
let { isHarbor: o } = await Promise.all([
n.e(8815),
n.e(2255),
n.e(6147),
n.e(3942)
]).then(n.bind(n, 96147));
if (o(e)) throw new a.yo(`task: ${e} has Harbor tasks, which are of another format; name another directory`);
}
function hasRows(e) {
let t = i.join(e, "scenarios");
return (0, r.existsSync)(t) && (0, r.readdirSync)(t).some((e) => e.endsWith(".jsonl"));
}
async function isUsed(e, t) {
if (!hasRows(e)) return !1;
let { readRows: r } = await n.e(2223).then(n.bind(n, 32223));
return [...r(e)].some(({ row: e }) => e.instance_id === t);
}
function write(e, t) {
(0, s.O)(i.dirname(e));
(0, r.writeFileSync)(e, t, {
flag: "wx",
mode: /\.sh$/.test(e) ? 493 : 420
});
}
function endsLine(e) {
try {
return /(^|\n)$/.test((0, r.readFileSync)(e, "utf8"));
} catch (e) {
if ((0, a.$N)(e) === "ENOENT") return !0;
throw e;
}
}
function report(e, t, n, r, a) {
return [
...e.map((e) => `wrote ${e}`),
"",
"Remaining steps:",
`- Write your task in the place of this one: ${i.join(t, d)}:${r}, its files in ${i.join(t, "fixtures", n)}/, its solution.`,
`- Check that it measures: ${a}`,
`- Try cheats as well: ${a} --attack`
];
}
}),
71744: ((e, t, n) => {
n.d(t, {
Cd: () => c,
M1: () => g,
Ps: () => f,
Xn: () => reservedAs,
h3: () => isKnownKey,
q8: () => v,
rc: () => y
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(96081);
var s = n(68739);
let c = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let l = [
"run.json",
"experiment.json",
"trace.json",
"report.html"
];
function reservedAs(e) {
if (l.includes(e)) return "is the name of a file among the results; use another name";
return e === "all" ? "is reserved: it selects every instance; use another name" : null;
}
let u = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let d = /^[0-9a-f]{7,64}$/i;
let f = "holds a NUL character (\\u0000)";
let p = r.YjP().check(i.m9(1, "is empty"), r.YPB((e) => !e.includes("\0"), f));
let m = r.cl6;
let h = r.g1P(r.YjP(), m(r.aig().check(i.UI(), i.Zm(1e6))));
let g = r._H3({
instance_id: (0, a.WY)(r.YjP().check(i.Fk(c, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, a.WY)(p, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, a.WY)(p, "The prompt"),
success_command: (0, a.WY)(p, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, a.WY)(m(r.YjP().check(i.Fk(s.W1, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, a.WY)(m(r.YjP().check(i.Fk(s.W1, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, a.WY)(m(r.YjP().check(i.Fk(u, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, a.WY)(m(r.YjP().check(i.Fk(d, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, a.WY)(m(r.YjP().check(i.Fk(d, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, a.WY)(m(r.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: (0, a.WY)(m(h), "Least number of directories that a person lists and of files that a person reads, `{\"check_dir\": 1, \"read_file\": 0}`"),
human_actions_upper_bound: (0, a.WY)(m(h), "The most of them; calls beyond are the wasted share in reports")
}).check(r.YPB((e) => reservedAs(e.instance_id) === null, {
path: ["instance_id"],
error: ({ input: e }) => reservedAs(e.instance_id)
}));
let _ = [
"language",
"license_spdx",
"build_commands",
"notes",
"description",
"ecosystem",
"repo",
"issue_number",
"issue_url",
"comment_id",
"snippet"
];
let v = Object.keys(g.shape);
function isKnownKey(e) {
return v.includes(e) || _.includes(e);
}
let y = r.rej({
name: (0, a.WY)(r.lqM(r.YjP().check(i.Fk(c, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, a.WY)(r.lqM(r.k5n(o.Y)), "Testbed that `testbed: auto` selects for the dataset")
});
}),
30252: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(54723);
let error = () => {
let e = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(t) {
return e[t] ?? null;
}
let t = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let n = { nan: "NaN" };
function getTypeName(e, t) {
if (e === "number" && typeof t == "number" && !Number.isFinite(t)) return String(t);
return n[e] ?? e;
}
return (e) => {
switch (e.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(r.GW(e.input), e.input)}`;
case "invalid_value":
if (e.values.length === 1) return `Invalid input: expected ${r.B7(e.values[0])}`;
return `Invalid option: expected one of ${r.jw(e.values, "|")}`;
case "too_big": {
let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<";
let n = getSizing(e.origin);
if (n) return `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}`;
return `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
}
case "too_small": {
let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">";
let n = getSizing(e.origin);
if (n) return `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;
return `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
}
case "invalid_format": {
let n = e;
if (n.format === "starts_with") return `Invalid string: must start with "${n.prefix}"`;
if (n.format === "ends_with") return `Invalid string: must end with "${n.suffix}"`;
if (n.format === "includes") return `Invalid string: must include "${n.includes}"`;
if (n.format === "regex") return `Invalid string: must match pattern ${n.pattern}`;
return `Invalid ${t[n.format] ?? e.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${e.origin}`;
case "invalid_union":
if (e.options && Array.isArray(e.options) && e.options.length > 0) return `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}`;
if (e.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${e.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
