export const id = 486;
export const ids = [486];
export const modules = { 90486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { argparseWords: () => argparseWords });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function argparseWords(words, options) {
let end = words.indexOf("--") === -1 ? words.length : words.indexOf("--");
let kinds = words.map((word, at) => at < end ? kindOf(word, options) : at === end ? "end" : "argument");
let full = [];
let others = [];
let unknown = [];
for (let at = 0; at < words.length; at += 1) {
let kind = kinds[at];
kind === "unknown" && unknown.push(words[at]);
kind === "argument" && others.push(words[at]);
if (typeof kind == "string") continue;
let { option, value } = kind;
let joined = !words[at].startsWith("--");
for (; !option.required && value !== null;) {
let next = joined ? options.find(({ short }) => short === `-${value[0]}`) : void 0;
if (next === void 0) throw usage(`${option.long} takes no value`);
full.push(option.long);
option = next;
value = value.length > 1 ? value.slice(1) : null;
}
if (option.required && value === null) {
at += 1;
if (kinds[at] !== "argument") throw usage(`${option.long} needs a value`);
value = words[at];
}
if (option.long === "--help") return ["--help"];
full.push(value === null ? option.long : `${option.long}=${value}`);
}
if (unknown.length > 0) throw usage(`${unknown.join(" ")} is no option`);
return [
...full,
"--",
...others
];
}
function kindOf(word, options) {
if (!word.startsWith("-") || word === "-") return "argument";
let exact = (name) => options.find(({ short, long }) => name === short || name === long);
let whole = exact(word);
if (whole !== void 0) return {
option: whole,
value: null
};
let [, name = word, value = null] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
let named = value === null ? void 0 : exact(name);
if (named !== void 0) return {
option: named,
value
};
if (word.startsWith("--")) {
let begun = options.filter(({ long }) => long?.startsWith(name));
if (begun.length > 1) throw usage(`${name} may be ${begun.map(({ long }) => long).join(" or ")}`);
if (begun.length === 1) return {
option: begun[0],
value
};
} else {
let option = exact(word.slice(0, 2));
if (option !== void 0) return {
option,
value: word.slice(2)
};
}
return /^-(\d+|\d*\.\d+)$/.test(word) || word.includes(" ") ? "argument" : "unknown";
}
function usage(fault) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${fault}; agentbench evaluate --help lists the options`);
}
}) };
