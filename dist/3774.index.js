export const id = 3774;
export const ids = [3774];
export const modules = {
21916: ((__unused_webpack_module, exports) => {
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(65536);
var myers_32 = function(a, b) {
var n = a.length;
var m = b.length;
var lst = 1 << n - 1;
var pv = -1;
var mv = 0;
var sc = n;
var i = n;
for (; i--;) peq[a.charCodeAt(i)] |= 1 << i;
for (i = 0; i < m; i++) {
var eq = peq[b.charCodeAt(i)];
var xv = eq | mv;
eq |= (eq & pv) + pv ^ pv;
mv |= ~(eq | pv);
pv &= eq;
mv & lst && sc++;
pv & lst && sc--;
mv = mv << 1 | 1;
pv = pv << 1 | ~(xv | mv);
mv &= xv;
}
i = n;
for (; i--;) peq[a.charCodeAt(i)] = 0;
return sc;
};
var myers_x = function(b, a) {
var n = a.length;
var m = b.length;
var mhc = [];
var phc = [];
var hsize = Math.ceil(n / 32);
var vsize = Math.ceil(m / 32);
for (var i = 0; i < hsize; i++) {
phc[i] = -1;
mhc[i] = 0;
}
var j = 0;
for (; j < vsize - 1; j++) {
var mv_1 = 0;
var pv_1 = -1;
var start_1 = j * 32;
var vlen_1 = Math.min(32, m) + start_1;
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv_1;
var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
var ph = mv_1 | ~(xh | pv_1);
var mh = pv_1 & xh;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv_1 = mh | ~(xv | ph);
mv_1 = ph & xv;
}
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
}
var mv = 0;
var pv = -1;
var start = j * 32;
var vlen = Math.min(32, m - start) + start;
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
var score = m;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv;
var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
var ph = mv | ~(xh | pv);
var mh = pv & xh;
score += ph >>> m - 1 & 1;
score -= mh >>> m - 1 & 1;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv = mh | ~(xv | ph);
mv = ph & xv;
}
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
return score;
};
var distance = function(a, b) {
if (a.length < b.length) {
var tmp = b;
b = a;
a = tmp;
}
if (b.length === 0) return a.length;
if (a.length <= 32) return myers_32(a, b);
return myers_x(a, b);
};
exports.Io = distance;
var closest = function(str, arr) {
var min_distance = Infinity;
var min_index = 0;
for (var i = 0; i < arr.length; i++) {
var dist = distance(str, arr[i]);
if (dist < min_distance) {
min_distance = dist;
min_index = i;
}
}
return arr[min_index];
};
exports.kp = closest;
}),
45503: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => NotReadable,
X: () => readRegularFile
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(file, limit, { follow = !1, space } = {}) {
let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (follow ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
let descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
try {
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile()) throw new NotReadable("it is not a regular file");
if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes; the limit is ${limit}`);
let bytes = space !== void 0 && stats.size <= space.length ? space.subarray(0, stats.size) : Buffer.allocUnsafe(stats.size);
let read = 0;
for (let more = -1; read < bytes.length && more !== 0; read += more) more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, read, bytes.length - read, null);
return bytes.subarray(0, read);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
}),
75571: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { withConfig: () => withConfig });
var _options_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47135);
async function withConfig(flags, names) {
let { config, ...given } = flags;
let file = await (0, _options_config_js__WEBPACK_IMPORTED_MODULE_0__.Xg)(config, process.cwd());
let texts = { ...given };
let origins = new Map();
for (let name of names) {
let text = file?.texts[name];
if (text === void 0 || given[name] !== void 0) continue;
texts[name] = text;
origins.set(name, `${file.file}:${file.lines[name]}`);
}
return {
texts,
origins
};
}
}),
47135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xg: () => readConfig,
kI: () => MAPPINGS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69917);
let CONFIG_FILES = ["agentbench.yaml", ".github/agentbench.yaml"];
let NOT_IN_FILE = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let configNames = _options_js__WEBPACK_IMPORTED_MODULE_5__.W6.filter((name) => NOT_IN_FILE[name] === void 0);
let MAPPINGS = [
"agent-env",
"agent-variables",
"image-map",
"model-keys",
"model-endpoints",
"model-prices"
];
async function readConfig(given, directory) {
if (given === "none") return null;
let wanted = given === void 0 || given.trim() === "" ? void 0 : given;
let file = wanted ?? CONFIG_FILES.find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)));
if (file === void 0) return null;
let text;
try {
text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, file), 1048576, { follow: wanted !== void 0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
return {
file,
found: wanted === void 0,
...await parseConfig(text, file)
};
}
async function parseConfig(text, file) {
let { isMap, isScalar, LineCounter, parseDocument, stringify } = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
let { optionText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3412)]).then(__webpack_require__.bind(__webpack_require__, 43412));
let counter = new LineCounter();
let document = parseDocument(text, { lineCounter: counter });
let lineAt = (node) => counter.linePos(node?.range?.[0] ?? 0).line;
let [broken] = document.errors;
if (broken !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file}: not valid YAML: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(broken)}`);
let { contents } = document;
let texts = {};
let lines = {};
if (contents === null) return {
texts,
lines
};
if (!isMap(contents)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file}: must be a mapping of options, for example "trials: 3"`);
let faults = [];
for (let { key, value } of contents.items) {
let line = lineAt(key);
let name = isScalar(key) ? String(key.value) : "";
let fault = (message) => faults.push(`config: ${file}:${line}: ${name}: ${message}`);
if (!_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.includes(name)) {
fault(`there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(name, configNames)}?`);
continue;
}
let option = name;
let reason = NOT_IN_FILE[option];
let isNested = option === "arms" && isMap(value);
let own = reason === void 0 ? isNested ? stringify(value) : optionText(value, MAPPINGS.includes(option)) : null;
if (reason !== void 0) fault(`cannot be in this file: it ${reason}`);
else if (own === null) fault(`must be a text, a number, true or false, or a list${MAPPINGS.includes(option) ? ", or a mapping" : ""}`);
else {
texts[option] = own;
lines[option] = line;
}
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return {
texts,
lines
};
}
}),
30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
let error = () => {
let Sizable = {
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
function getSizing(origin) {
return Sizable[origin] ?? null;
}
let FormatDictionary = {
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
let TypeDictionary = { nan: "NaN" };
function getTypeName(type, input) {
if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
case "invalid_value":
if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
case "too_big": {
let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
let sizing = getSizing(issue.origin);
if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
let sizing = getSizing(issue.origin);
if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
let _issue = issue;
if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
if (issue.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${issue.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
