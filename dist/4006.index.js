export const id = 4006;
export const ids = [4006];
export const modules = {
14006: ((module, __unused_webpack_exports, __webpack_require__) => {
let pico = __webpack_require__(98016);
let utils = __webpack_require__(64059);
function picomatch(glob, options, returnState = !1) {
options && (options.windows === null || options.windows === void 0) && (options = {
...options,
windows: utils.isWindows()
});
return pico(glob, options, returnState);
}
Object.assign(picomatch, pico);
module.exports = picomatch;
}),
5595: ((module) => {
let WIN_NO_SLASH = "[^\\\\/]";
let QMARK = "[^/]";
let END_ANCHOR = "(?:\\/|$)";
let START_ANCHOR = "(?:^|\\/)";
let DOTS_SLASH = `\\.{1,2}${END_ANCHOR}`;
let POSIX_CHARS = {
DOT_LITERAL: "\\.",
PLUS_LITERAL: "\\+",
QMARK_LITERAL: "\\?",
SLASH_LITERAL: "\\/",
ONE_CHAR: "(?=.)",
QMARK,
END_ANCHOR,
DOTS_SLASH,
NO_DOT: "(?!\\.)",
NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
NO_DOT_SLASH: `(?!\\.{0,1}${END_ANCHOR})`,
NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
QMARK_NO_DOT: "[^.\\/]",
STAR: `${QMARK}*?`,
START_ANCHOR,
SEP: "/"
};
let WINDOWS_CHARS = {
...POSIX_CHARS,
SLASH_LITERAL: "[\\\\/]",
QMARK: WIN_NO_SLASH,
STAR: `${WIN_NO_SLASH}*?`,
DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
NO_DOT: "(?!\\.)",
NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
QMARK_NO_DOT: "[^.\\\\/]",
START_ANCHOR: "(?:^|[\\\\/])",
END_ANCHOR: "(?:[\\\\/]|$)",
SEP: "\\"
};
module.exports = {
DEFAULT_MAX_EXTGLOB_RECURSION: 0,
MAX_LENGTH: 65536,
POSIX_REGEX_SOURCE: {
__proto__: null,
alnum: "a-zA-Z0-9",
alpha: "a-zA-Z",
ascii: "\\x00-\\x7F",
blank: " \\t",
cntrl: "\\x00-\\x1F\\x7F",
digit: "0-9",
graph: "\\x21-\\x7E",
lower: "a-z",
print: "\\x20-\\x7E ",
punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
space: " \\t\\r\\n\\v\\f",
upper: "A-Z",
word: "A-Za-z0-9_",
xdigit: "A-Fa-f0-9"
},
REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
REPLACEMENTS: {
__proto__: null,
"***": "*",
"**/**": "**",
"**/**/**": "**"
},
CHAR_0: 48,
CHAR_9: 57,
CHAR_UPPERCASE_A: 65,
CHAR_LOWERCASE_A: 97,
CHAR_UPPERCASE_Z: 90,
CHAR_LOWERCASE_Z: 122,
CHAR_LEFT_PARENTHESES: 40,
CHAR_RIGHT_PARENTHESES: 41,
CHAR_ASTERISK: 42,
CHAR_AMPERSAND: 38,
CHAR_AT: 64,
CHAR_BACKWARD_SLASH: 92,
CHAR_CARRIAGE_RETURN: 13,
CHAR_CIRCUMFLEX_ACCENT: 94,
CHAR_COLON: 58,
CHAR_COMMA: 44,
CHAR_DOT: 46,
CHAR_DOUBLE_QUOTE: 34,
CHAR_EQUAL: 61,
CHAR_EXCLAMATION_MARK: 33,
CHAR_FORM_FEED: 12,
CHAR_FORWARD_SLASH: 47,
CHAR_GRAVE_ACCENT: 96,
CHAR_HASH: 35,
CHAR_HYPHEN_MINUS: 45,
CHAR_LEFT_ANGLE_BRACKET: 60,
CHAR_LEFT_CURLY_BRACE: 123,
CHAR_LEFT_SQUARE_BRACKET: 91,
CHAR_LINE_FEED: 10,
CHAR_NO_BREAK_SPACE: 160,
CHAR_PERCENT: 37,
CHAR_PLUS: 43,
CHAR_QUESTION_MARK: 63,
CHAR_RIGHT_ANGLE_BRACKET: 62,
CHAR_RIGHT_CURLY_BRACE: 125,
CHAR_RIGHT_SQUARE_BRACKET: 93,
CHAR_SEMICOLON: 59,
CHAR_SINGLE_QUOTE: 39,
CHAR_SPACE: 32,
CHAR_TAB: 9,
CHAR_UNDERSCORE: 95,
CHAR_VERTICAL_LINE: 124,
CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
extglobChars(chars) {
return {
"!": {
type: "negate",
open: "(?:(?!(?:",
close: `))${chars.STAR})`
},
"?": {
type: "qmark",
open: "(?:",
close: ")?"
},
"+": {
type: "plus",
open: "(?:",
close: ")+"
},
"*": {
type: "star",
open: "(?:",
close: ")*"
},
"@": {
type: "at",
open: "(?:",
close: ")"
}
};
},
globChars(win32) {
return win32 === !0 ? WINDOWS_CHARS : POSIX_CHARS;
}
};
}),
78265: ((module, __unused_webpack_exports, __webpack_require__) => {
let constants = __webpack_require__(5595);
let utils = __webpack_require__(64059);
let { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
let expandRange = (args, options) => {
if (typeof options.expandRange == "function") return options.expandRange(...args, options);
args.sort();
let value = `[${args.join("-")}]`;
try {
new RegExp(value);
} catch {
return args.map((v) => utils.escapeRegex(v)).join("..");
}
return value;
};
let syntaxError = (type, char) => `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
let splitTopLevel = (input) => {
let parts = [];
let bracket = 0;
let paren = 0;
let quote = 0;
let value = "";
let escaped = !1;
for (let ch of input) {
if (escaped === !0) {
value += ch;
escaped = !1;
continue;
}
if (ch === "\\") {
value += ch;
escaped = !0;
continue;
}
if (ch === "\"") {
quote = quote === 1 ? 0 : 1;
value += ch;
continue;
}
if (quote === 0) {
if (ch === "[") bracket++;
else if (ch === "]" && bracket > 0) bracket--;
else if (bracket === 0) {
if (ch === "(") paren++;
else if (ch === ")" && paren > 0) paren--;
else if (ch === "|" && paren === 0) {
parts.push(value);
value = "";
continue;
}
}
}
value += ch;
}
parts.push(value);
return parts;
};
let isPlainBranch = (branch) => {
let escaped = !1;
for (let ch of branch) {
if (escaped === !0) {
escaped = !1;
continue;
}
if (ch === "\\") {
escaped = !0;
continue;
}
if (/[?*+@!()[\]{}]/.test(ch)) return !1;
}
return !0;
};
let normalizeSimpleBranch = (branch) => {
let value = branch.trim();
let changed = !0;
for (; changed === !0;) {
changed = !1;
if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
value = value.slice(2, -1);
changed = !0;
}
}
if (!isPlainBranch(value)) return;
return value.replace(/\\(.)/g, "$1");
};
let hasRepeatedCharPrefixOverlap = (branches) => {
let values = branches.map(normalizeSimpleBranch).filter(Boolean);
for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
let a = values[i];
let b = values[j];
let char = a[0];
if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
if (a === b || a.startsWith(b) || b.startsWith(a)) return !0;
}
return !1;
};
let parseRepeatedExtglob = (pattern, requireEnd = !0) => {
if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
let bracket = 0;
let paren = 0;
let quote = 0;
let escaped = !1;
for (let i = 1; i < pattern.length; i++) {
let ch = pattern[i];
if (escaped === !0) {
escaped = !1;
continue;
}
if (ch === "\\") {
escaped = !0;
continue;
}
if (ch === "\"") {
quote = quote === 1 ? 0 : 1;
continue;
}
if (quote === 1) continue;
if (ch === "[") {
bracket++;
continue;
}
if (ch === "]" && bracket > 0) {
bracket--;
continue;
}
if (bracket > 0) continue;
if (ch === "(") {
paren++;
continue;
}
if (ch === ")") {
paren--;
if (paren === 0) {
if (requireEnd === !0 && i !== pattern.length - 1) return;
return {
type: pattern[0],
body: pattern.slice(2, i),
end: i
};
}
}
}
};
let buildCharClassStar = (chars) => `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
let getStarExtglobSequenceChars = (pattern) => {
let index = 0;
let chars = [];
for (; index < pattern.length;) {
let match = parseRepeatedExtglob(pattern.slice(index), !1);
if (!match || match.type !== "*") return;
let branches = splitTopLevel(match.body).map((branch) => branch.trim());
if (branches.length !== 1) return;
let branch = normalizeSimpleBranch(branches[0]);
if (!branch || branch.length !== 1) return;
chars.push(branch);
index += match.end + 1;
}
if (chars.length < 1) return;
return chars;
};
let repeatedExtglobRecursion = (pattern) => {
let depth = 0;
let value = pattern.trim();
let match = parseRepeatedExtglob(value);
for (; match;) {
depth++;
value = match.body.trim();
match = parseRepeatedExtglob(value);
}
return depth;
};
let analyzeRepeatedExtglob = (body, options) => {
if (options.maxExtglobRecursion === !1) return { risky: !1 };
let max = typeof options.maxExtglobRecursion == "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
let branches = splitTopLevel(body).map((branch) => branch.trim());
if (branches.length > 1 && (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches))) return { risky: !0 };
let safeChars = [];
let sawStarSequence = !1;
let combinable = !0;
for (let branch of branches) {
let chars = getStarExtglobSequenceChars(branch);
if (chars) {
sawStarSequence = !0;
safeChars.push(...chars);
continue;
}
let literal = normalizeSimpleBranch(branch);
if (literal && literal.length === 1) {
safeChars.push(literal);
continue;
}
combinable = !1;
if (repeatedExtglobRecursion(branch) > max) return { risky: !0 };
}
if (sawStarSequence) return combinable ? {
risky: !0,
safeOutput: buildCharClassStar([...new Set(safeChars)])
} : { risky: !0 };
return { risky: !1 };
};
let parse = (input, options) => {
if (typeof input != "string") throw TypeError("Expected a string");
input = REPLACEMENTS[input] || input;
let opts = { ...options };
let max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
let len = input.length;
if (len > max) throw SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
let bos = {
type: "bos",
value: "",
output: opts.prepend || ""
};
let tokens = [bos];
let capture = opts.capture ? "" : "?:";
let PLATFORM_CHARS = constants.globChars(opts.windows);
let EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
let { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
let globstar = (opts) => `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
let nodot = opts.dot ? "" : NO_DOT;
let qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
let star = opts.bash === !0 ? globstar(opts) : STAR;
opts.capture && (star = `(${star})`);
typeof opts.noext == "boolean" && (opts.noextglob = opts.noext);
let state = {
input,
index: -1,
start: 0,
dot: opts.dot === !0,
consumed: "",
output: "",
prefix: "",
backtrack: !1,
negated: !1,
brackets: 0,
braces: 0,
parens: 0,
quotes: 0,
globstar: !1,
tokens
};
input = utils.removePrefix(input, state);
len = input.length;
let extglobs = [];
let braces = [];
let stack = [];
let prev = bos;
let value;
let eos = () => state.index === len - 1;
let peek = state.peek = (n = 1) => input[state.index + n];
let advance = state.advance = () => input[++state.index] || "";
let remaining = () => input.slice(state.index + 1);
let consume = (value = "", num = 0) => {
state.consumed += value;
state.index += num;
};
let append = (token) => {
state.output += token.output == null ? token.value : token.output;
consume(token.value);
};
let negate = () => {
let count = 1;
for (; peek() === "!" && (peek(2) !== "(" || peek(3) === "?");) {
advance();
state.start++;
count++;
}
if (count % 2 == 0) return !1;
state.negated = !0;
state.start++;
return !0;
};
let increment = (type) => {
state[type]++;
stack.push(type);
};
let decrement = (type) => {
state[type]--;
stack.pop();
};
let push = (tok) => {
if (prev.type === "globstar") {
let isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
let isExtglob = tok.extglob === !0 || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
state.output = state.output.slice(0, -prev.output.length);
prev.type = "star";
prev.value = "*";
prev.output = star;
state.output += prev.output;
}
}
extglobs.length && tok.type !== "paren" && (extglobs[extglobs.length - 1].inner += tok.value);
(tok.value || tok.output) && append(tok);
if (prev && prev.type === "text" && tok.type === "text") {
prev.output = (prev.output || prev.value) + tok.value;
prev.value += tok.value;
return;
}
tok.prev = prev;
tokens.push(tok);
prev = tok;
};
let extglobOpen = (type, value) => {
let token = {
...EXTGLOB_CHARS[value],
conditions: 1,
inner: ""
};
token.prev = prev;
token.parens = state.parens;
token.output = state.output;
token.startIndex = state.index;
token.tokensIndex = tokens.length;
let output = (opts.capture ? "(" : "") + token.open;
increment("parens");
push({
type,
value,
output: state.output ? "" : ONE_CHAR
});
push({
type: "paren",
extglob: !0,
value: advance(),
output
});
extglobs.push(token);
};
let extglobClose = (token) => {
let literal = input.slice(token.startIndex, state.index + 1);
let body = input.slice(token.startIndex + 2, state.index);
let analysis = analyzeRepeatedExtglob(body, opts);
if ((token.type === "plus" || token.type === "star") && analysis.risky) {
let safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
let open = tokens[token.tokensIndex];
open.type = "text";
open.value = literal;
open.output = safeOutput || utils.escapeRegex(literal);
for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
tokens[i].value = "";
tokens[i].output = "";
delete tokens[i].suffix;
}
state.output = token.output + open.output;
state.backtrack = !0;
push({
type: "paren",
extglob: !0,
value,
output: ""
});
decrement("parens");
return;
}
let output = token.close + (opts.capture ? ")" : "");
let rest;
if (token.type === "negate") {
let extglobStar = star;
token.inner && token.inner.length > 1 && token.inner.includes("/") && (extglobStar = globstar(opts));
(extglobStar !== star || eos() || /^\)+$/.test(remaining())) && (output = token.close = `)$))${extglobStar}`);
token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest) && (output = token.close = `)${parse(rest, {
...options,
fastpaths: !1
}).output})${extglobStar})`);
token.prev.type === "bos" && (state.negatedExtglob = !0);
}
push({
type: "paren",
extglob: !0,
value,
output
});
decrement("parens");
};
if (opts.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(input)) {
let backslashes = !1;
let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
if (first === "\\") {
backslashes = !0;
return m;
}
if (first === "?") {
if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
return QMARK.repeat(chars.length);
}
if (first === ".") return DOT_LITERAL.repeat(chars.length);
if (first === "*") {
if (esc) return esc + first + (rest ? star : "");
return star;
}
return esc ? m : `\\${m}`;
});
backslashes === !0 && (output = opts.unescape === !0 ? output.replace(/\\/g, "") : output.replace(/\\+/g, (m) => m.length % 2 == 0 ? "\\\\" : m ? "\\" : ""));
if (output === input && opts.contains === !0) {
state.output = input;
return state;
}
state.output = utils.wrapOutput(output, state, options);
return state;
}
for (; !eos();) {
value = advance();
if (value === "\0") continue;
if (value === "\\") {
let next = peek();
if (next === "/" && opts.bash !== !0) continue;
if (next === "." || next === ";") continue;
if (!next) {
value += "\\";
push({
type: "text",
value
});
continue;
}
let match = /^\\+/.exec(remaining());
let slashes = 0;
if (match && match[0].length > 2) {
slashes = match[0].length;
state.index += slashes;
slashes % 2 != 0 && (value += "\\");
}
opts.unescape === !0 ? value = advance() : value += advance();
if (state.brackets === 0) {
push({
type: "text",
value
});
continue;
}
}
if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
if (opts.posix !== !1 && value === ":") {
let inner = prev.value.slice(1);
if (inner.includes("[")) {
prev.posix = !0;
if (inner.includes(":")) {
let idx = prev.value.lastIndexOf("[");
let pre = prev.value.slice(0, idx);
let rest = prev.value.slice(idx + 2);
let posix = POSIX_REGEX_SOURCE[rest];
if (posix) {
prev.value = pre + posix;
state.backtrack = !0;
advance();
!bos.output && tokens.indexOf(prev) === 1 && (bos.output = ONE_CHAR);
continue;
}
}
}
}
(value === "[" && peek() !== ":" || value === "-" && peek() === "]") && (value = `\\${value}`);
value === "]" && (prev.value === "[" || prev.value === "[^") && (value = `\\${value}`);
opts.posix === !0 && value === "!" && prev.value === "[" && (value = "^");
prev.value += value;
append({ value });
continue;
}
if (state.quotes === 1 && value !== "\"") {
value = utils.escapeRegex(value);
prev.value += value;
append({ value });
continue;
}
if (value === "\"") {
state.quotes = state.quotes === 1 ? 0 : 1;
opts.keepQuotes === !0 && push({
type: "text",
value
});
continue;
}
if (value === "(") {
increment("parens");
push({
type: "paren",
value
});
continue;
}
if (value === ")") {
if (state.parens === 0 && opts.strictBrackets === !0) throw SyntaxError(syntaxError("opening", "("));
let extglob = extglobs[extglobs.length - 1];
if (extglob && state.parens === extglob.parens + 1) {
extglobClose(extglobs.pop());
continue;
}
push({
type: "paren",
value,
output: state.parens ? ")" : "\\)"
});
decrement("parens");
continue;
}
if (value === "[") {
if (opts.nobracket === !0 || !remaining().includes("]")) {
if (opts.nobracket !== !0 && opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "]"));
value = `\\${value}`;
} else increment("brackets");
push({
type: "bracket",
value
});
continue;
}
if (value === "]") {
if (opts.nobracket === !0 || prev && prev.type === "bracket" && prev.value.length === 1) {
push({
type: "text",
value,
output: `\\${value}`
});
continue;
}
if (state.brackets === 0) {
if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("opening", "["));
push({
type: "text",
value,
output: `\\${value}`
});
continue;
}
decrement("brackets");
let prevValue = prev.value.slice(1);
prev.posix !== !0 && prevValue[0] === "^" && !prevValue.includes("/") && (value = `/${value}`);
prev.value += value;
append({ value });
if (opts.literalBrackets === !1 || utils.hasRegexChars(prevValue)) continue;
let escaped = utils.escapeRegex(prev.value);
state.output = state.output.slice(0, -prev.value.length);
if (opts.literalBrackets === !0) {
state.output += escaped;
prev.value = escaped;
continue;
}
prev.value = `(${capture}${escaped}|${prev.value})`;
state.output += prev.value;
continue;
}
if (value === "{" && opts.nobrace !== !0) {
increment("braces");
let open = {
type: "brace",
value,
output: "(",
outputIndex: state.output.length,
tokensIndex: state.tokens.length
};
braces.push(open);
push(open);
continue;
}
if (value === "}") {
let brace = braces[braces.length - 1];
if (opts.nobrace === !0 || !brace) {
push({
type: "text",
value,
output: value
});
continue;
}
let output = ")";
if (brace.dots === !0) {
let arr = tokens.slice();
let range = [];
for (let i = arr.length - 1; i >= 0; i--) {
tokens.pop();
if (arr[i].type === "brace") break;
arr[i].type !== "dots" && range.unshift(arr[i].value);
}
output = expandRange(range, opts);
state.backtrack = !0;
}
if (brace.comma !== !0 && brace.dots !== !0) {
let out = state.output.slice(0, brace.outputIndex);
let toks = state.tokens.slice(brace.tokensIndex);
brace.value = brace.output = "\\{";
value = output = "\\}";
state.output = out;
for (let t of toks) state.output += t.output || t.value;
}
push({
type: "brace",
value,
output
});
decrement("braces");
braces.pop();
continue;
}
if (value === "|") {
extglobs.length > 0 && extglobs[extglobs.length - 1].conditions++;
push({
type: "text",
value
});
continue;
}
if (value === ",") {
let output = value;
let brace = braces[braces.length - 1];
if (brace && stack[stack.length - 1] === "braces") {
brace.comma = !0;
output = "|";
}
push({
type: "comma",
value,
output
});
continue;
}
if (value === "/") {
if (prev.type === "dot" && state.index === state.start + 1) {
state.start = state.index + 1;
state.consumed = "";
state.output = "";
tokens.pop();
prev = bos;
continue;
}
push({
type: "slash",
value,
output: SLASH_LITERAL
});
continue;
}
if (value === ".") {
if (state.braces > 0 && prev.type === "dot") {
prev.value === "." && (prev.output = DOT_LITERAL);
let brace = braces[braces.length - 1];
prev.type = "dots";
prev.output += value;
prev.value += value;
brace.dots = !0;
continue;
}
if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
push({
type: "text",
value,
output: DOT_LITERAL
});
continue;
}
push({
type: "dot",
value,
output: DOT_LITERAL
});
continue;
}
if (value === "?") {
if (!(prev && prev.value === "(") && opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
extglobOpen("qmark", value);
continue;
}
if (prev && prev.type === "paren") {
let next = peek();
let output = value;
(prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) && (output = `\\${value}`);
push({
type: "text",
value,
output
});
continue;
}
if (opts.dot !== !0 && (prev.type === "slash" || prev.type === "bos")) {
push({
type: "qmark",
value,
output: QMARK_NO_DOT
});
continue;
}
push({
type: "qmark",
value,
output: QMARK
});
continue;
}
if (value === "!") {
if (opts.noextglob !== !0 && peek() === "(" && (peek(2) !== "?" || !/[!=<:]/.test(peek(3)))) {
extglobOpen("negate", value);
continue;
}
if (opts.nonegate !== !0 && state.index === 0) {
negate();
continue;
}
}
if (value === "+") {
if (opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
extglobOpen("plus", value);
continue;
}
if (prev && prev.value === "(" || opts.regex === !1) {
push({
type: "plus",
value,
output: PLUS_LITERAL
});
continue;
}
if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
push({
type: "plus",
value
});
continue;
}
push({
type: "plus",
value: PLUS_LITERAL
});
continue;
}
if (value === "@") {
if (opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
push({
type: "at",
extglob: !0,
value,
output: ""
});
continue;
}
push({
type: "text",
value
});
continue;
}
if (value !== "*") {
(value === "$" || value === "^") && (value = `\\${value}`);
let match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
if (match) {
value += match[0];
state.index += match[0].length;
}
push({
type: "text",
value
});
continue;
}
if (prev && (prev.type === "globstar" || prev.star === !0)) {
prev.type = "star";
prev.star = !0;
prev.value += value;
prev.output = star;
state.backtrack = !0;
state.globstar = !0;
consume(value);
continue;
}
let rest = remaining();
if (opts.noextglob !== !0 && /^\([^?]/.test(rest)) {
extglobOpen("star", value);
continue;
}
if (prev.type === "star") {
if (opts.noglobstar === !0) {
consume(value);
continue;
}
let prior = prev.prev;
let before = prior.prev;
let isStart = prior.type === "slash" || prior.type === "bos";
let afterStar = before && (before.type === "star" || before.type === "globstar");
if (opts.bash === !0 && (!isStart || rest[0] && rest[0] !== "/")) {
push({
type: "star",
value,
output: ""
});
continue;
}
let isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
let isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
push({
type: "star",
value,
output: ""
});
continue;
}
for (; rest.slice(0, 3) === "/**";) {
let after = input[state.index + 4];
if (after && after !== "/") break;
rest = rest.slice(3);
consume("/**", 3);
}
let isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
if (prior.type === "bos" && eos()) {
prev.type = "globstar";
prev.value += value;
prev.output = globstar(opts);
state.output = prev.output;
state.globstar = !0;
consume(value);
continue;
}
if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
state.output = state.output.slice(0, -(prior.output + prev.output).length);
prior.output = `(?:${prior.output}`;
prev.type = "globstar";
prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
prev.value += value;
state.globstar = !0;
state.output += prior.output + prev.output;
consume(value);
continue;
}
if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
let end = rest[1] === void 0 ? "" : "|$";
state.output = state.output.slice(0, -(prior.output + prev.output).length);
prior.output = `(?:${prior.output}`;
prev.type = "globstar";
prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
prev.value += value;
state.output += prior.output + prev.output;
state.globstar = !0;
consume(value + advance());
push({
type: "slash",
value: "/",
output: ""
});
continue;
}
if (prior.type === "bos" && rest[0] === "/") {
prev.type = "globstar";
prev.value += value;
prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
state.output = prev.output;
state.globstar = !0;
consume(value + advance());
push({
type: "slash",
value: "/",
output: ""
});
continue;
}
state.output = state.output.slice(0, -prev.output.length);
prev.type = "globstar";
prev.output = globstar(opts);
prev.value += value;
state.output += prev.output;
state.globstar = !0;
consume(value);
continue;
}
let token = {
type: "star",
value,
output: star
};
if (opts.bash === !0) {
token.output = ".*?";
(prev.type === "bos" || prev.type === "slash") && (token.output = nodot + token.output);
push(token);
continue;
}
if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === !0) {
token.output = value;
push(token);
continue;
}
if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
if (prev.type === "dot") {
state.output += NO_DOT_SLASH;
prev.output += NO_DOT_SLASH;
} else if (opts.dot === !0) {
state.output += NO_DOTS_SLASH;
prev.output += NO_DOTS_SLASH;
} else {
state.output += nodot;
prev.output += nodot;
}
if (peek() !== "*") {
state.output += ONE_CHAR;
prev.output += ONE_CHAR;
}
}
push(token);
}
for (; state.brackets > 0;) {
if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "]"));
state.output = utils.escapeLast(state.output, "[");
decrement("brackets");
}
for (; state.parens > 0;) {
if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", ")"));
state.output = utils.escapeLast(state.output, "(");
decrement("parens");
}
for (; state.braces > 0;) {
if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "}"));
state.output = utils.escapeLast(state.output, "{");
decrement("braces");
}
opts.strictSlashes !== !0 && (prev.type === "star" || prev.type === "bracket") && push({
type: "maybe_slash",
value: "",
output: `${SLASH_LITERAL}?`
});
if (state.backtrack === !0) {
state.output = "";
for (let token of state.tokens) {
state.output += token.output == null ? token.value : token.output;
token.suffix && (state.output += token.suffix);
}
}
return state;
};
parse.fastpaths = (input, options) => {
let opts = { ...options };
let max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
let len = input.length;
if (len > max) throw SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
input = REPLACEMENTS[input] || input;
let { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
let nodot = opts.dot ? NO_DOTS : NO_DOT;
let slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
let capture = opts.capture ? "" : "?:";
let state = {
negated: !1,
prefix: ""
};
let star = opts.bash === !0 ? ".*?" : STAR;
opts.capture && (star = `(${star})`);
let globstar = (opts) => {
if (opts.noglobstar === !0) return star;
return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
};
let create = (str) => {
switch (str) {
case "*": return `${nodot}${ONE_CHAR}${star}`;
case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
case "**": return nodot + globstar(opts);
case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
default: {
let match = /^(.*?)\.(\w+)$/.exec(str);
if (!match) return;
let source = create(match[1]);
if (!source) return;
return source + DOT_LITERAL + match[2];
}
}
};
let source = create(utils.removePrefix(input, state));
source && opts.strictSlashes !== !0 && (source += `${SLASH_LITERAL}?`);
return source;
};
module.exports = parse;
}),
98016: ((module, __unused_webpack_exports, __webpack_require__) => {
let scan = __webpack_require__(31781);
let parse = __webpack_require__(78265);
let utils = __webpack_require__(64059);
let constants = __webpack_require__(5595);
let isObject = (val) => val && typeof val == "object" && !Array.isArray(val);
let picomatch = (glob, options, returnState = !1) => {
if (Array.isArray(glob)) {
let fns = glob.map((input) => picomatch(input, options, returnState));
let arrayMatcher = (str) => {
for (let isMatch of fns) {
let state = isMatch(str);
if (state) return state;
}
return !1;
};
return arrayMatcher;
}
let isState = isObject(glob) && glob.tokens && glob.input;
if (glob === "" || typeof glob != "string" && !isState) throw TypeError("Expected pattern to be a non-empty string");
let opts = options || {};
let posix = opts.windows;
let regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, !1, !0);
let state = regex.state;
delete regex.state;
let isIgnored = () => !1;
if (opts.ignore) {
let ignoreOpts = {
...options,
ignore: null,
onMatch: null,
onResult: null
};
isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
}
let matcher = (input, returnObject = !1) => {
let { isMatch, match, output } = picomatch.test(input, regex, options, {
glob,
posix
});
let result = {
glob,
state,
regex,
posix,
input,
output,
match,
isMatch
};
typeof opts.onResult == "function" && opts.onResult(result);
if (isMatch === !1) {
result.isMatch = !1;
return returnObject ? result : !1;
}
if (isIgnored(input)) {
typeof opts.onIgnore == "function" && opts.onIgnore(result);
result.isMatch = !1;
return returnObject ? result : !1;
}
typeof opts.onMatch == "function" && opts.onMatch(result);
return !returnObject || result;
};
returnState && (matcher.state = state);
return matcher;
};
picomatch.test = (input, regex, options, { glob, posix } = {}) => {
if (typeof input != "string") throw TypeError("Expected input to be a string");
if (input === "") return {
isMatch: !1,
output: ""
};
let opts = options || {};
let format = opts.format || (posix ? utils.toPosixSlashes : null);
let match = input === glob;
let output = match && format ? format(input) : input;
if (match === !1) {
output = format ? format(input) : input;
match = output === glob;
}
(match === !1 || opts.capture === !0) && (match = opts.matchBase === !0 || opts.basename === !0 ? picomatch.matchBase(input, regex, options, posix) : regex.exec(output));
return {
isMatch: !!match,
match,
output
};
};
picomatch.matchBase = (input, glob, options, posix = options && options.windows) => (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
picomatch.parse = (pattern, options) => {
if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
return parse(pattern, {
...options,
fastpaths: !1
});
};
picomatch.scan = (input, options) => scan(input, options);
picomatch.compileRe = (state, options, returnOutput = !1, returnState = !1) => {
if (returnOutput === !0) return state.output;
let opts = options || {};
let prepend = opts.contains ? "" : "^";
let append = opts.contains ? "" : "$";
let source = `${prepend}(?:${state.output})${append}`;
state && state.negated === !0 && (source = `^(?!${source}).*$`);
let regex = picomatch.toRegex(source, options);
returnState === !0 && (regex.state = state);
return regex;
};
picomatch.makeRe = (input, options = {}, returnOutput = !1, returnState = !1) => {
if (!input || typeof input != "string") throw TypeError("Expected a non-empty string");
let parsed = {
negated: !1,
fastpaths: !0
};
options.fastpaths !== !1 && (input[0] === "." || input[0] === "*") && (parsed.output = parse.fastpaths(input, options));
parsed.output || (parsed = parse(input, options));
return picomatch.compileRe(parsed, options, returnOutput, returnState);
};
picomatch.toRegex = (source, options) => {
try {
let opts = options || {};
return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
} catch (err) {
if (options && options.debug === !0) throw err;
return /$^/;
}
};
picomatch.constants = constants;
module.exports = picomatch;
}),
31781: ((module, __unused_webpack_exports, __webpack_require__) => {
let utils = __webpack_require__(64059);
let { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = __webpack_require__(5595);
let isPathSeparator = (code) => code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
let depth = (token) => {
token.isPrefix !== !0 && (token.depth = token.isGlobstar ? Infinity : 1);
};
let scan = (input, options) => {
let opts = options || {};
let length = input.length - 1;
let scanToEnd = opts.parts === !0 || opts.tokens === !0 || opts.scanToEnd === !0;
let slashes = [];
let tokens = [];
let parts = [];
let str = input;
let index = -1;
let start = 0;
let lastIndex = 0;
let isBrace = !1;
let isBracket = !1;
let isGlob = !1;
let isExtglob = !1;
let isGlobstar = !1;
let braceEscaped = !1;
let backslashes = !1;
let negated = !1;
let negatedExtglob = !1;
let finished = !1;
let braces = 0;
let prev;
let code;
let token = {
value: "",
depth: 0,
isGlob: !1
};
let eos = () => index >= length;
let peek = () => str.charCodeAt(index + 1);
let advance = () => {
prev = code;
return str.charCodeAt(++index);
};
for (; index < length;) {
code = advance();
let next;
if (code === CHAR_BACKWARD_SLASH) {
backslashes = token.backslashes = !0;
code = advance();
code === CHAR_LEFT_CURLY_BRACE && (braceEscaped = !0);
continue;
}
if (braceEscaped === !0 || code === CHAR_LEFT_CURLY_BRACE) {
braces++;
for (; eos() !== !0 && (code = advance());) {
if (code === CHAR_BACKWARD_SLASH) {
backslashes = token.backslashes = !0;
advance();
continue;
}
if (code === CHAR_LEFT_CURLY_BRACE) {
braces++;
continue;
}
if (braceEscaped !== !0 && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
isBrace = token.isBrace = !0;
isGlob = token.isGlob = !0;
finished = !0;
if (scanToEnd === !0) continue;
break;
}
if (braceEscaped !== !0 && code === CHAR_COMMA) {
isBrace = token.isBrace = !0;
isGlob = token.isGlob = !0;
finished = !0;
if (scanToEnd === !0) continue;
break;
}
if (code === CHAR_RIGHT_CURLY_BRACE) {
braces--;
if (braces === 0) {
braceEscaped = !1;
isBrace = token.isBrace = !0;
finished = !0;
break;
}
}
}
if (scanToEnd === !0) continue;
break;
}
if (code === CHAR_FORWARD_SLASH) {
slashes.push(index);
tokens.push(token);
token = {
value: "",
depth: 0,
isGlob: !1
};
if (finished === !0) continue;
if (prev === CHAR_DOT && index === start + 1) {
start += 2;
continue;
}
lastIndex = index + 1;
continue;
}
if (opts.noext !== !0 && (code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) && peek() === CHAR_LEFT_PARENTHESES) {
isGlob = token.isGlob = !0;
isExtglob = token.isExtglob = !0;
finished = !0;
code === CHAR_EXCLAMATION_MARK && index === start && (negatedExtglob = !0);
if (scanToEnd === !0) {
let parens = 0;
for (; eos() !== !0 && (code = advance());) {
if (code === CHAR_BACKWARD_SLASH) {
backslashes = token.backslashes = !0;
advance();
continue;
}
if (code === CHAR_LEFT_PARENTHESES) {
parens++;
continue;
}
if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
finished = !0;
break;
}
}
continue;
}
break;
}
if (code === CHAR_ASTERISK) {
prev === CHAR_ASTERISK && (isGlobstar = token.isGlobstar = !0);
isGlob = token.isGlob = !0;
finished = !0;
if (scanToEnd === !0) continue;
break;
}
if (code === CHAR_QUESTION_MARK) {
isGlob = token.isGlob = !0;
finished = !0;
if (scanToEnd === !0) continue;
break;
}
if (code === CHAR_LEFT_SQUARE_BRACKET) {
for (; eos() !== !0 && (next = advance());) {
if (next === CHAR_BACKWARD_SLASH) {
backslashes = token.backslashes = !0;
advance();
continue;
}
if (next === CHAR_RIGHT_SQUARE_BRACKET) {
isBracket = token.isBracket = !0;
isGlob = token.isGlob = !0;
finished = !0;
break;
}
}
if (scanToEnd === !0) continue;
break;
}
if (opts.nonegate !== !0 && code === CHAR_EXCLAMATION_MARK && index === start) {
negated = token.negated = !0;
start++;
continue;
}
if (opts.noparen !== !0 && code === CHAR_LEFT_PARENTHESES) {
isGlob = token.isGlob = !0;
if (scanToEnd === !0) {
let parens = 1;
for (; eos() !== !0 && (code = advance());) {
if (code === CHAR_BACKWARD_SLASH) {
backslashes = token.backslashes = !0;
advance();
continue;
}
if (code === CHAR_LEFT_PARENTHESES) {
parens++;
continue;
}
if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
finished = !0;
break;
}
}
continue;
}
break;
}
if (isGlob === !0) {
finished = !0;
if (scanToEnd === !0) continue;
break;
}
}
if (opts.noext === !0) {
isExtglob = !1;
isGlob = !1;
}
let base = str;
let prefix = "";
let glob = "";
if (start > 0) {
prefix = str.slice(0, start);
str = str.slice(start);
lastIndex -= start;
}
if (base && isGlob === !0 && lastIndex > 0) {
base = str.slice(0, lastIndex);
glob = str.slice(lastIndex);
} else if (isGlob === !0) {
base = "";
glob = str;
} else base = str;
base && base !== "" && base !== "/" && base !== str && isPathSeparator(base.charCodeAt(base.length - 1)) && (base = base.slice(0, -1));
if (opts.unescape === !0) {
glob &&= utils.removeBackslashes(glob);
base && backslashes === !0 && (base = utils.removeBackslashes(base));
}
let state = {
prefix,
input,
start,
base,
glob,
isBrace,
isBracket,
isGlob,
isExtglob,
isGlobstar,
negated,
negatedExtglob
};
if (opts.tokens === !0) {
state.maxDepth = 0;
isPathSeparator(code) || tokens.push(token);
state.tokens = tokens;
}
if (opts.parts === !0 || opts.tokens === !0) {
let prevIndex;
for (let idx = 0; idx < slashes.length; idx++) {
let n = prevIndex === void 0 ? start : prevIndex + 1;
let i = slashes[idx];
let value = input.slice(n, i);
if (opts.tokens) {
if (idx === 0 && start !== 0) {
tokens[idx].isPrefix = !0;
tokens[idx].value = prefix;
} else tokens[idx].value = value;
depth(tokens[idx]);
state.maxDepth += tokens[idx].depth;
}
if (i >= start) {
parts.push(value);
prevIndex = i;
}
}
let n = prevIndex === void 0 ? start : prevIndex + 1;
let value = input.slice(n);
parts.push(value);
if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
tokens[tokens.length - 1].value = value;
depth(tokens[tokens.length - 1]);
state.maxDepth += tokens[tokens.length - 1].depth;
}
state.slashes = slashes;
state.parts = parts;
}
return state;
};
module.exports = scan;
}),
64059: ((__unused_webpack_module, exports, __webpack_require__) => {
let { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = __webpack_require__(5595);
exports.isObject = (val) => typeof val == "object" && !!val && !Array.isArray(val);
exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
exports.isWindows = () => {
if (typeof navigator < "u" && navigator.platform) {
let platform = navigator.platform.toLowerCase();
return platform === "win32" || platform === "windows";
}
if (typeof process < "u" && process.platform) return process.platform === "win32";
return !1;
};
exports.removeBackslashes = (str) => str.replace(REGEX_REMOVE_BACKSLASH, (match) => match === "\\" ? "" : match);
exports.escapeLast = (input, char, lastIdx) => {
let idx = input.lastIndexOf(char, lastIdx);
if (idx === -1) return input;
if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};
exports.removePrefix = (input, state = {}) => {
let output = input;
if (output.startsWith("./")) {
output = output.slice(2);
state.prefix = "./";
}
return output;
};
exports.wrapOutput = (input, state = {}, options = {}) => {
let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
state.negated === !0 && (output = `(?:^(?!${output}).*$)`);
return output;
};
exports.basename = (path, { windows } = {}) => {
let segs = path.split(windows ? /[\\/]/ : "/");
let last = segs[segs.length - 1];
if (last === "") return segs[segs.length - 2];
return last;
};
})
};
