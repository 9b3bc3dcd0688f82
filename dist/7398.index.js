export const id = 7398;
export const ids = [7398];
export const modules = {
21916: ((e, t) => {
t.Io = void 0;
var n = new Uint32Array(65536);
var myers_32 = function(e, t) {
var r = e.length;
var i = t.length;
var a = 1 << r - 1;
var o = -1;
var s = 0;
var c = r;
var l = r;
for (; l--;) n[e.charCodeAt(l)] |= 1 << l;
for (l = 0; l < i; l++) {
var u = n[t.charCodeAt(l)];
var d = u | s;
u |= (u & o) + o ^ o;
s |= ~(u | o);
o &= u;
s & a && c++;
o & a && c--;
s = s << 1 | 1;
o = o << 1 | ~(d | s);
s &= d;
}
l = r;
for (; l--;) n[e.charCodeAt(l)] = 0;
return c;
};
var myers_x = function(e, t) {
var r = t.length;
var i = e.length;
var a = [];
var o = [];
var s = Math.ceil(r / 32);
var c = Math.ceil(i / 32);
for (var l = 0; l < s; l++) {
o[l] = -1;
a[l] = 0;
}
var u = 0;
for (; u < c - 1; u++) {
var d = 0;
var f = -1;
var p = u * 32;
var m = Math.min(32, i) + p;
for (var h = p; h < m; h++) n[e.charCodeAt(h)] |= 1 << h;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | d;
var b = ((g | v) & f) + f ^ f | g | v;
var x = d | ~(b | f);
var S = f & b;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
f = S | ~(y | x);
d = x & y;
}
for (var h = p; h < m; h++) n[e.charCodeAt(h)] = 0;
}
var C = 0;
var w = -1;
var T = u * 32;
var E = Math.min(32, i - T) + T;
for (var h = T; h < E; h++) n[e.charCodeAt(h)] |= 1 << h;
var D = i;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | C;
var b = ((g | v) & w) + w ^ w | g | v;
var x = C | ~(b | w);
var S = w & b;
D += x >>> i - 1 & 1;
D -= S >>> i - 1 & 1;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
w = S | ~(y | x);
C = x & y;
}
for (var h = T; h < E; h++) n[e.charCodeAt(h)] = 0;
return D;
};
var distance = function(e, t) {
if (e.length < t.length) {
var n = t;
t = e;
e = n;
}
if (t.length === 0) return e.length;
if (e.length <= 32) return myers_32(e, t);
return myers_x(e, t);
};
t.Io = distance;
}),
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
43579: ((e, t, n) => {
n.d(t, { initCommand: () => initCommand });
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(24472);
var s = n(34654);
var c = n(3350);
var l = n(52323);
var u = n(40075);
var d = n(86324);
var f = n(38815);
function nextSteps({ files: e }, t) {
let n = e.flatMap(({ text: e }) => [...e.matchAll(/\bsecrets\.([A-Z][A-Z0-9_]*)/g)].map(([, e]) => e));
return {
edits: e.flatMap(({ target: e, text: n }) => n.split("\n").flatMap((n, r) => {
let [, i] = /# EDIT: (.*)/.exec(n) ?? [];
return i === void 0 ? [] : [{
file: `${t}/${e}`,
line: r + 1,
what: i
}];
})),
secrets: [...new Set(n)],
begin: beginnings(e.flatMap(({ text: e }) => eventsOf(e)))
};
}
function beginnings(e) {
let t = [];
e.includes("workflow_run") ? t.push("Merge both into the default branch: until then no comment is written.") : e.includes("pull_request") || t.push("Merge it into the default branch: until then it cannot be started.");
e.includes("pull_request") && t.push("Open a pull request: it is measured.");
e.includes("schedule") && t.push("The first comparison follows the first run on the default branch.");
e.includes("workflow_dispatch") && t.push("Start it by hand: gh workflow run agentbench.yml");
return t;
}
function eventsOf(e) {
let { on: t } = (0, f.qg)(e);
return typeof t == "string" ? [t] : Object.keys(t);
}
let p = "start";
async function readTemplates(e) {
let t = i.join(e, "examples/workflows");
let n = await (0, r.readdir)(t, { withFileTypes: !0 });
return (await Promise.all(n.map(async (e) => {
let n = i.join(t, e.name);
let a = e.isDirectory() ? (await (0, r.readdir)(n)).sort().map((e) => i.join(n, e)) : [n];
return template(i.basename(e.name, ".yml"), await Promise.all(a.map(readTemplateFile)));
}))).sort((e, t) => e.name === p || t.name !== p && e.name < t.name ? -1 : 1);
}
function template(e, t) {
return {
name: e,
description: t[0].text.split("\n")[0].replace(/^# /, ""),
files: t
};
}
async function readTemplateFile(e) {
let t = i.basename(i.dirname(e));
let n = i.basename(e);
return {
target: t !== "workflows" && n !== "measure.yml" ? `agentbench-${n}` : "agentbench.yml",
text: await (0, r.readFile)(e, "utf8")
};
}
var m = n(12694);
let h = ".github/workflows";
async function initCommand(e, t) {
let n = await readTemplates(t);
if (e.list) {
init_print(e, n.map(({ name: e, description: t }) => ({
name: e,
description: t
})), listing(n));
return 0;
}
let r = chooseTemplate(n, e.workflow ?? p);
let a = await findRepository();
let o = r.files.map(({ target: e, text: t }) => ({
file: `${h}/${e}`,
text: t
}));
await refuseOverwriting(a, o, e);
for (let { file: e, text: t } of o) await replace(i.join(a, e), t);
let s = o.map(({ file: e }) => e);
let c = nextSteps(r, h);
let l = [...await ownDatasets(a, o), ...await leftOvers(a, n, s)];
init_print(e, {
workflow: r.name,
repository: a,
written: s,
...c,
notes: l
}, report(r, s, c, l));
return 0;
}
function chooseTemplate(e, t) {
let n = e.find(({ name: e }) => e === t);
if (n !== void 0) return n;
let r = e.map(({ name: e }) => e);
throw new a.yo(`workflow: "${t}" is not one of ${r.join(", ")}; did you mean ${(0, c.Nf)(t, r)}?\n"${(0, o.u)()} init --list" describes each of them.`);
}
async function findRepository() {
try {
return (await (0, u.$Y)((0, d.g)(process.env).runTool, ["rev-parse", "--show-toplevel"], process.cwd())).replace(/\r?\n$/, "");
} catch (e) {
if (!(e instanceof u.XS)) throw e;
let t = /not a git repository/.test(e.message) ? `${process.cwd()} is not in a git repository; change to one, or make it one with "git init" (${e.message})` : e.message;
throw new a.yo(`init: ${t}`);
}
}
async function refuseOverwriting(e, t, n) {
let r = [];
for (let { file: n } of t) await exists(i.join(e, n)) && r.push(n);
if (r.length === 0 || n.force) return;
throw new a.yo(`init: ${r.join(" and ")} already ${r.length === 1 ? "exists" : "exist"}, and nothing was written.\nRename it, or replace it with --force.`);
}
async function exists(e) {
try {
await (0, r.lstat)(e);
return !0;
} catch (e) {
if ((0, a.$N)(e) === "ENOENT" || (0, a.$N)(e) === "ENOTDIR") return !1;
throw e;
}
}
async function replace(e, t) {
try {
(0, s.O)(i.dirname(e));
await (0, r.rm)(e, { force: !0 });
await (0, r.writeFile)(e, t, { flag: "wx" });
} catch (t) {
if ((0, a.$N)(t) === void 0) throw t;
throw new a.yo(`init: ${e} cannot be written: ${(0, a.bD)(t)}`);
}
}
async function ownDatasets(e, t) {
let n = new Set();
for await (let t of (0, r.glob)(["{.,*}/scenarios/*.jsonl", "{.,*}/*/task.toml"], { cwd: e })) n.add(i.dirname(i.dirname(t)).replaceAll("\\", "/"));
let [, a] = t.map(({ text: e }) => /^ +dataset: ([\w./-]+)$/m.exec(e)).find((e) => e !== null) ?? [];
if (a !== void 0) {
if (n.size === 0 || n.has(a) || Object.hasOwn(l.cR, a)) return [];
return [`This repository holds tasks in ${[...n].sort().join(", ")}: write that in the place of "${a}".`];
}
let o = t.flatMap(({ file: e, text: t }) => t.split("\n").flatMap((t, n) => /^\s+instances: \S/.test(t) ? [`${e}:${n + 1}`] : []));
if (o.length === 0) return [];
let s = t.some(({ text: e }) => /^\s+path: head$/m.test(e)) ? "head" : ".";
return [...n].sort().map((e) => `This repository holds a dataset. To measure on it, write "dataset: ${i.posix.join(s, e)}" above ${o.join(" and above ")}, and "instances: all" in ${o[0]}.`);
}
async function leftOvers(e, t, n) {
let r = new Set(t.flatMap(({ files: e }) => e.map(({ target: e }) => `${h}/${e}`)));
let a = [];
for (let t of r) !n.includes(t) && await exists(i.join(e, t)) && a.push(t);
return a.map((e) => `${e} belongs to another agentbench workflow and was kept: remove it if it is no longer wanted.`);
}
function listing(e) {
let t = Math.max(...e.map(({ name: e }) => e.length));
return e.map(({ name: e, description: n }) => `${e.padEnd(t)}  ${n}`);
}
function report(e, t, { edits: n, secrets: r, begin: i }, a) {
return [
...t.map((t) => `wrote ${t} (${e.name})`),
"",
"Remaining steps:",
...n.map(({ file: e, line: t, what: n }) => `- Edit ${e}:${t}: ${n}`),
...r.map((e) => `- Set the secret: gh secret set ${e}`),
...i.map((e) => `- ${e}`),
...a.map((e) => `- ${e}`)
];
}
function init_print({ json: e }, t, n) {
e ? (0, m.Q2)(t) : (0, m.tj)(n);
}
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
