export const id = 8453;
export const ids = [8453];
export const modules = { 8453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => noiseFile,
readNoiseFile: () => readNoiseFile
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45503);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
let NOISE_CLASSES = ["flaky", "saturated"];
function noiseFile(classes, comments) {
return `${[...comments.map((comment) => `# ${comment}`), ...[...classes].map(([id, kind]) => `${id} ${kind}`)].join("\n")}\n`;
}
function readNoiseFile(file, wanted) {
let where = `instances: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(file)}`;
let text;
try {
text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_1__.X)(file, 16777216, { follow: !0 }).toString();
} catch (error) {
let why = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) === "ENOENT" ? "there is no such file; agentbench report --noise writes one" : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${where}: ${why}`);
}
let ids = [];
for (let [index, line] of text.split("\n").entries()) {
if (/^\s*(#|$)/.test(line)) continue;
let [, id, kind] = /^\s*(\S+)\s+(\S+)\s*$/.exec(line) ?? [];
if (id === void 0 || !NOISE_CLASSES.includes(kind)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${where}, line ${index + 1}: "${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(line, 80)}" is not an id and one of ${NOISE_CLASSES.join(", ")}, such as "dbsetup-redis-1 flaky"`);
kind === wanted && ids.push(id);
}
return ids;
}
}) };
