export const id = 3412;
export const ids = [3412];
export const modules = { 43412: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { optionText: () => optionText });
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
function optionText(value, mapping) {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value)) {
if (value.value === null) return null;
return typeof value.value == "number" ? value.source ?? String(value.value) : String(value.value);
}
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value)) {
let items = value.items.map((item) => optionText(item, !1));
return items.includes(null) ? null : items.join("\n");
}
if (!mapping || !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) return null;
let entries = value.items.map(({ key, value }) => {
let name = optionText(key, !1);
if (value === null || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value) && value.value === null) return name;
let own = optionText(value, !1);
return name === null || own === null ? null : `${name}=${own}`;
});
return entries.includes(null) ? null : entries.join("\n");
}
}) };
