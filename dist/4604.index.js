export const id = 4604;
export const ids = [4604];
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
47198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => LEADS_OUT,
q: () => leadsOut
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
let LEADS_OUT = "is a link, or lies behind one, that leads out of the dataset; put the file itself there";
function leadsOut(directory, file) {
try {
let [root, real] = [(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)];
return real !== root && !real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
} catch {
return !1;
}
}
}),
82660: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { H: () => isNear });
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
function isNear(one, other) {
let [a, b] = [one, other].map((name) => name.toLowerCase().replaceAll(/[-_ ]/g, ""));
return (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(a, b) <= Math.min(3, Math.floor(b.length / 3));
}
}),
32223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => textOf,
h: () => fieldFault,
readRows: () => readRows
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47198);
var _near_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82660);
var _row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71744);
async function readRows(root) {
let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, "scenarios");
let files = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith(".jsonl")).sort();
let faults = [];
let rows = [];
let places = new Map();
for (let file of files) {
let content = contentOf(root, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file), faults);
for (let [index, line] of content.replace(/^\uFEFF/, "").split("\n").entries()) {
if (line.trim() === "") continue;
let place = `scenarios/${file}:${index + 1}`;
let row = parseRow(line, place, faults);
if (row === null) continue;
let unknownKeys = Object.keys(row).filter((key) => !(0, _row_js__WEBPACK_IMPORTED_MODULE_6__.h3)(key));
let earlier = places.get(row.instance_id);
earlier !== void 0 && faults.push(`${place}: instance_id: "${row.instance_id}" is already used at ${earlier}`);
places.set(row.instance_id, place);
rows.push({
row,
place: {
file: `scenarios/${file}`,
line: index + 1,
unknownKeys
}
});
}
}
if (faults.length > 0) {
let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo([
`dataset: ${root} cannot be read:`,
...faults.slice(0, 20),
...more
].join("\n"));
}
if (rows.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
return rows;
}
function contentOf(root, file, faults) {
try {
return textOf(root, file);
} catch (error) {
faults.push(`scenarios/${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file)}: cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
return "";
}
}
function textOf(root, file) {
if ((0, _inside_js__WEBPACK_IMPORTED_MODULE_4__.q)(root, file)) throw Error(`it ${_inside_js__WEBPACK_IMPORTED_MODULE_4__.l}`);
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, 268435456, { follow: !0 }).toString();
}
function parseRow(line, place, faults) {
let data;
try {
data = JSON.parse(line);
} catch (error) {
faults.push(`${place}: not valid JSON: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
return null;
}
let parsed = _row_js__WEBPACK_IMPORTED_MODULE_6__.M1.safeParse(data);
if (parsed.success) return parsed.data;
for (let issue of parsed.error.issues) faults.push(`${place}: ${fieldFault(issue)}${missingKey(issue, data)}`);
return null;
}
function fieldFault(issue) {
let field = issue.path.join(".");
return field === "" ? issue.message : `${field}: ${issue.message}`;
}
function missingKey(issue, data) {
let [key] = issue.path;
if (typeof key != "string" || typeof data != "object" || !data || key in data) return "";
let other = Object.keys(data).find((name) => !(0, _row_js__WEBPACK_IMPORTED_MODULE_6__.h3)(name) && (0, _near_js__WEBPACK_IMPORTED_MODULE_5__.H)(name, key));
return other === void 0 ? "" : `; did you mean the key ${JSON.stringify(other)}?`;
}
})
};
