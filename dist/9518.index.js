export const id = 9518;
export const ids = [9518, 457];
export const modules = {
69439: ((e, t, n) => {
n.d(t, { f: () => lastLine });
function lastLine(e) {
return e.trimEnd().split(/[\r\n]+/).at(-1);
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
3730: ((e, t, n) => {
n.d(t, {
CF: () => BadAnswer,
P_: () => Refusal,
Ro: () => buildFault,
W_: () => NoAnswer,
c2: () => statusOf,
eO: () => explainDockerFault,
iN: () => askedOf,
lp: () => dockerFault,
mM: () => kindOfCli,
pn: () => isTooLong,
vZ: () => failAsDocker,
xQ: () => isNowhere
});
var r = n(58500);
var i = n(45145);
var a = n(69439);
var o = n(33836);
let s = [
"ECONNREFUSED",
"ECONNRESET",
"EPIPE",
"ENOENT",
"ETIMEDOUT",
"EHOSTUNREACH"
];
let c = /^.*: file name too long$/s;
let l = /not a directory|too many (links|levels of symbolic links)/i;
let u = /OCI runtime exec failed|exec: "[^"]*": permission denied|open executable: permission denied|no such file or directory|chdir|is a directory|file exists|cannot overwrite/i;
let d = /error during connect|cannot connect to the docker daemon|rpc error: code = Unavailable|^(error: )?unexpected EOF$/i;
class Refusal extends Error {
name = "Refusal";
statusCode;
constructor(e, t) {
super(t);
this.statusCode = e;
}
}
class NoAnswer extends Error {
name = "NoAnswer";
}
class BadAnswer extends Error {
name = "BadAnswer";
}
function dockerFault(e) {
if (e instanceof i.ZD) return e;
let t = isSilent(e) ? `Docker does not answer any more (${(0, i.bD)(e)}); see that its daemon runs, then run again with resume` : (0, i.bD)(e).trim().replace(c, "a path in the container is longer than the 4,096 bytes that Docker can read");
return new i.ZD("docker", t, { cause: e });
}
function failAsDocker(e) {
throw dockerFault(e);
}
function kindOfCli(e, t) {
return d.test((0, a.f)(e)) ? "docker" : t;
}
function buildFault(e, t) {
let n = t.trim();
let r = n === "" ? e : `${e}: ${(0, a.f)(n)}\nthe end of the log:\n${n}`;
return new i.ZD(kindOfCli(n, "image_build"), r);
}
function isEngineLost(e) {
return e instanceof BadAnswer || isSilent(e) || statusOf(e) === 404 && /no such exec/i.test((0, i.bD)(e));
}
async function stateOf(e, t) {
let n = performance.now();
for (;;) {
let i = await e.inspect();
if (!(t instanceof o.z) || i.finished !== null || performance.now() - n > 1e3) return i;
await (0, r.setTimeout)(50);
}
}
async function explainDockerFault(e, t) {
if (t instanceof i.ZD) return t;
if (t instanceof NoAnswer) return dockerFault(t);
try {
let { running: n, outOfMemory: r, exitCode: a, finished: s } = await stateOf(e, t);
if (isEngineLost(t)) {
let e = `Docker lost the command (${(0, i.bD)(t).trim()}): its daemon was restarted, or the connection broke`;
return new i.ZD("docker", e, { cause: t });
}
if (s !== null && await e.wasKilled(s).catch(unlessRefused)) return new i.ZD("docker", "the container was stopped or killed from outside: its Docker daemon was stopped, or another program did it");
if (!n) {
let e = r ? "it ran out of memory" : `exit code ${a}${a === 127 ? "; every image needs /bin/sh and sleep, and one of them, or the entrypoint of a Harbor task, is missing" : ""}`;
return new o.z(`the container is no longer running: ${e}`);
}
} catch (e) {
return statusOf(e) === 404 ? new i.ZD("docker", "the container was removed from outside") : dockerFault(e);
}
if (t instanceof o.z) return t;
let n = (0, i.bD)(t);
if (!isTooLong(n) && (u.test(n) || l.test(n))) return new o.z(n);
return dockerFault(t);
}
function unlessRefused(e) {
if (statusOf(e) === void 0) throw e;
return !1;
}
async function askedOf(e, t, n) {
try {
return await t();
} catch (t) {
n?.throwIfAborted();
throw await explainDockerFault(e, t);
}
}
function isTooLong(e) {
return /argument list too long/i.test(e);
}
function statusOf(e) {
return e instanceof Refusal ? e.statusCode : void 0;
}
function isNowhere(e) {
let t = statusOf(e);
return t === 404 || t !== void 0 && l.test((0, i.bD)(e));
}
function isSilent(e) {
return e instanceof NoAnswer || statusOf(e) === void 0 && s.includes((0, i.$N)(e) ?? "");
}
}),
78280: ((e, t, n) => {
n.d(t, {
Y: () => commitAs,
y: () => keptImage
});
var r = n(63187);
let i = "agentbench.kept";
let a = /^(?:[\w.-]+(?::\d+)?\/)?[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*)*:\w[\w.-]{0,127}$/;
async function commitAs(e, { engine: t, container: n }, r, o) {
let s = e.lastIndexOf(":") > e.lastIndexOf("/") ? e : `${e}:latest`;
if (!a.test(s)) throw Error("not a name of an image; write image_tag in lower case, with a tag of letters, digits, `_`, `.`, `-`");
let c = await t.image(s);
if (c !== null && !isKeptAs(s, c)) throw Error("an image of that name exists and was not kept under it; remove it, or give the row another image_tag");
let { variables: l, labels: u, volumes: d } = await n.inspect();
let f = s.lastIndexOf(":");
let p = [`LABEL ${i}=${JSON.stringify(s)}`, ...asItWas(r)];
let commit = (e) => e.commit(s.slice(0, f), s.slice(f + 1), p);
let m = l.filter(o).map((e) => `ENV ${e.replace(/=.*/s, "")}=""`);
m.length === 0 ? await commit(n) : await withCopy({
engine: t,
container: n
}, {
emptied: m,
labels: u
}, commit);
c !== null && await removeNameless(t, c.id).catch(() => {});
return d;
}
async function withCopy({ engine: e, container: t }, { emptied: n, labels: i }, a) {
let o = await t.commit("", "", n);
try {
let t = await e.createContainer({
Image: o,
Labels: i
});
try {
await a(t);
} finally {
await (0, r.od)(t);
}
} finally {
await e.removeImage(o).catch(() => {});
}
}
async function removeNameless(e, t) {
let n = await e.image(t);
n?.names.length === 0 && n.digests.length === 0 && await e.removeImage(t);
}
async function keptImage(e, t) {
let n = await e.image(t);
if (n === null || !isKeptAs(t, n)) return null;
return { workdir: n.config.Labels?.[r.v4] || n.config.WorkingDir || "/" };
}
function isKeptAs(e, { config: t }) {
return t.Labels?.[i] === e;
}
function asItWas({ Entrypoint: e, Cmd: t, User: n }) {
return [
...r.kg.map((e) => `LABEL ${e}=""`),
...e?.length ? [`ENTRYPOINT ${JSON.stringify(e)}`] : [],
`CMD ${JSON.stringify(t?.length ? t : ["/bin/sh"])}`,
...n ? [`USER ${n}`] : []
];
}
}),
50457: ((e, t, n) => {
n.r(t);
n.d(t, {
findKeptImage: () => findKeptImage,
keptContainer: () => keptContainer,
leftContainers: () => leftContainers,
leftImages: () => leftImages,
removeLeft: () => removeLeft
});
var r = n(45145);
var i = n(31755);
var a = n(3730);
var o = n(78280);
var s = n(63187);
async function removeLeft(e, t) {
return (0, s.AR)(await (0, i.Z8)(e), t);
}
async function keptContainer(e, t) {
let o = await (0, s.Qm)(await (0, i.Z8)(t), e);
if (o === null) return null;
let c;
try {
let { running: e, labels: t, workdir: n } = await o.inspect();
c = t[s.v4] || n;
e || await o.start().catch(failToStart);
} catch (e) {
throw (0, a.lp)(e);
}
let { interactIn: l } = await n.e(9214).then(n.bind(n, 39214));
return { interact: (e, t, n) => l({
container: o,
workdir: c
}, e, t, n) };
function failToStart(t) {
let { kind: n, message: i } = (0, a.lp)(t);
throw new r.ZD(n, `${e} does not start any more: ${i}; copy its files: docker cp ${e}:PATH .`);
}
}
async function findKeptImage(e, t) {
return (0, o.y)(await (0, i.Z8)(t), e);
}
async function leftContainers(e) {
let t = await (0, i.Z8)(e);
return {
left: await (0, s.ob)(t),
remove: (e) => (0, s.od)(t.container(e))
};
}
async function leftImages(e) {
let t = await (0, i.Z8)(e);
let { unusedImages: r } = await n.e(5934).then(n.bind(n, 95934));
return {
left: await r(t),
remove: (e) => t.removeImage(e)
};
}
}),
33836: ((e, t, n) => {
n.d(t, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
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
