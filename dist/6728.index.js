export const id = 6728;
export const ids = [6728];
export const modules = {
86728: ((e, t, n) => {
let r = n(43090);
let i = n(81005);
function picomatch(e, t, n = !1) {
t && (t.windows === null || t.windows === void 0) && (t = {
...t,
windows: i.isWindows()
});
return r(e, t, n);
}
Object.assign(picomatch, r);
e.exports = picomatch;
}),
42473: ((e) => {
let t = "[^\\\\/]";
let n = "[^/]";
let r = "(?:\\/|$)";
let i = "(?:^|\\/)";
let a = `\\.{1,2}${r}`;
let o = {
DOT_LITERAL: "\\.",
PLUS_LITERAL: "\\+",
QMARK_LITERAL: "\\?",
SLASH_LITERAL: "\\/",
ONE_CHAR: "(?=.)",
QMARK: n,
END_ANCHOR: r,
DOTS_SLASH: a,
NO_DOT: "(?!\\.)",
NO_DOTS: `(?!${i}${a})`,
NO_DOT_SLASH: `(?!\\.{0,1}${r})`,
NO_DOTS_SLASH: `(?!${a})`,
QMARK_NO_DOT: "[^.\\/]",
STAR: `${n}*?`,
START_ANCHOR: i,
SEP: "/"
};
let s = {
...o,
SLASH_LITERAL: "[\\\\/]",
QMARK: t,
STAR: `${t}*?`,
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
e.exports = {
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
extglobChars(e) {
return {
"!": {
type: "negate",
open: "(?:(?!(?:",
close: `))${e.STAR})`
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
globChars(e) {
return e === !0 ? s : o;
}
};
}),
13703: ((e, t, n) => {
let r = n(42473);
let i = n(81005);
let { MAX_LENGTH: a, POSIX_REGEX_SOURCE: o, REGEX_NON_SPECIAL_CHARS: s, REGEX_SPECIAL_CHARS_BACKREF: c, REPLACEMENTS: l } = r;
let expandRange = (e, t) => {
if (typeof t.expandRange == "function") return t.expandRange(...e, t);
e.sort();
let n = `[${e.join("-")}]`;
try {
new RegExp(n);
} catch {
return e.map((e) => i.escapeRegex(e)).join("..");
}
return n;
};
let syntaxError = (e, t) => `Missing ${e}: "${t}" - use "\\\\${t}" to match literal characters`;
let splitTopLevel = (e) => {
let t = [];
let n = 0;
let r = 0;
let i = 0;
let a = "";
let o = !1;
for (let s of e) {
if (o === !0) {
a += s;
o = !1;
continue;
}
if (s === "\\") {
a += s;
o = !0;
continue;
}
if (s === "\"") {
i = i === 1 ? 0 : 1;
a += s;
continue;
}
if (i === 0) {
if (s === "[") n++;
else if (s === "]" && n > 0) n--;
else if (n === 0) {
if (s === "(") r++;
else if (s === ")" && r > 0) r--;
else if (s === "|" && r === 0) {
t.push(a);
a = "";
continue;
}
}
}
a += s;
}
t.push(a);
return t;
};
let isPlainBranch = (e) => {
let t = !1;
for (let n of e) {
if (t === !0) {
t = !1;
continue;
}
if (n === "\\") {
t = !0;
continue;
}
if (/[?*+@!()[\]{}]/.test(n)) return !1;
}
return !0;
};
let normalizeSimpleBranch = (e) => {
let t = e.trim();
let n = !0;
for (; n === !0;) {
n = !1;
if (/^@\([^\\()[\]{}|]+\)$/.test(t)) {
t = t.slice(2, -1);
n = !0;
}
}
if (!isPlainBranch(t)) return;
return t.replace(/\\(.)/g, "$1");
};
let hasRepeatedCharPrefixOverlap = (e) => {
let t = e.map(normalizeSimpleBranch).filter(Boolean);
for (let e = 0; e < t.length; e++) for (let n = e + 1; n < t.length; n++) {
let r = t[e];
let i = t[n];
let a = r[0];
if (!a || r !== a.repeat(r.length) || i !== a.repeat(i.length)) continue;
if (r === i || r.startsWith(i) || i.startsWith(r)) return !0;
}
return !1;
};
let parseRepeatedExtglob = (e, t = !0) => {
if (e[0] !== "+" && e[0] !== "*" || e[1] !== "(") return;
let n = 0;
let r = 0;
let i = 0;
let a = !1;
for (let o = 1; o < e.length; o++) {
let s = e[o];
if (a === !0) {
a = !1;
continue;
}
if (s === "\\") {
a = !0;
continue;
}
if (s === "\"") {
i = i === 1 ? 0 : 1;
continue;
}
if (i === 1) continue;
if (s === "[") {
n++;
continue;
}
if (s === "]" && n > 0) {
n--;
continue;
}
if (n > 0) continue;
if (s === "(") {
r++;
continue;
}
if (s === ")") {
r--;
if (r === 0) {
if (t === !0 && o !== e.length - 1) return;
return {
type: e[0],
body: e.slice(2, o),
end: o
};
}
}
}
};
let buildCharClassStar = (e) => `${e.length === 1 ? i.escapeRegex(e[0]) : `[${e.map((e) => i.escapeRegex(e)).join("")}]`}*`;
let getStarExtglobSequenceChars = (e) => {
let t = 0;
let n = [];
for (; t < e.length;) {
let r = parseRepeatedExtglob(e.slice(t), !1);
if (!r || r.type !== "*") return;
let i = splitTopLevel(r.body).map((e) => e.trim());
if (i.length !== 1) return;
let a = normalizeSimpleBranch(i[0]);
if (!a || a.length !== 1) return;
n.push(a);
t += r.end + 1;
}
if (n.length < 1) return;
return n;
};
let repeatedExtglobRecursion = (e) => {
let t = 0;
let n = e.trim();
let r = parseRepeatedExtglob(n);
for (; r;) {
t++;
n = r.body.trim();
r = parseRepeatedExtglob(n);
}
return t;
};
let analyzeRepeatedExtglob = (e, t) => {
if (t.maxExtglobRecursion === !1) return { risky: !1 };
let n = typeof t.maxExtglobRecursion == "number" ? t.maxExtglobRecursion : r.DEFAULT_MAX_EXTGLOB_RECURSION;
let i = splitTopLevel(e).map((e) => e.trim());
if (i.length > 1 && (i.some((e) => e === "") || i.some((e) => /^[*?]+$/.test(e)) || hasRepeatedCharPrefixOverlap(i))) return { risky: !0 };
let a = [];
let o = !1;
let s = !0;
for (let e of i) {
let t = getStarExtglobSequenceChars(e);
if (t) {
o = !0;
a.push(...t);
continue;
}
let r = normalizeSimpleBranch(e);
if (r && r.length === 1) {
a.push(r);
continue;
}
s = !1;
if (repeatedExtglobRecursion(e) > n) return { risky: !0 };
}
if (o) return s ? {
risky: !0,
safeOutput: buildCharClassStar([...new Set(a)])
} : { risky: !0 };
return { risky: !1 };
};
let parse = (e, t) => {
if (typeof e != "string") throw TypeError("Expected a string");
e = l[e] || e;
let n = { ...t };
let u = typeof n.maxLength == "number" ? Math.min(a, n.maxLength) : a;
let d = e.length;
if (d > u) throw SyntaxError(`Input length: ${d}, exceeds maximum allowed length: ${u}`);
let f = {
type: "bos",
value: "",
output: n.prepend || ""
};
let p = [f];
let m = n.capture ? "" : "?:";
let h = r.globChars(n.windows);
let g = r.extglobChars(h);
let { DOT_LITERAL: _, PLUS_LITERAL: v, SLASH_LITERAL: y, ONE_CHAR: b, DOTS_SLASH: x, NO_DOT: S, NO_DOT_SLASH: C, NO_DOTS_SLASH: w, QMARK: T, QMARK_NO_DOT: E, STAR: D, START_ANCHOR: O } = h;
let globstar = (e) => `(${m}(?:(?!${O}${e.dot ? x : _}).)*?)`;
let k = n.dot ? "" : S;
let A = n.dot ? T : E;
let j = n.bash === !0 ? globstar(n) : D;
n.capture && (j = `(${j})`);
typeof n.noext == "boolean" && (n.noextglob = n.noext);
let M = {
input: e,
index: -1,
start: 0,
dot: n.dot === !0,
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
tokens: p
};
e = i.removePrefix(e, M);
d = e.length;
let N = [];
let P = [];
let F = [];
let I = f;
let L;
let eos = () => M.index === d - 1;
let R = M.peek = (t = 1) => e[M.index + t];
let z = M.advance = () => e[++M.index] || "";
let remaining = () => e.slice(M.index + 1);
let consume = (e = "", t = 0) => {
M.consumed += e;
M.index += t;
};
let append = (e) => {
M.output += e.output == null ? e.value : e.output;
consume(e.value);
};
let negate = () => {
let e = 1;
for (; R() === "!" && (R(2) !== "(" || R(3) === "?");) {
z();
M.start++;
e++;
}
if (e % 2 == 0) return !1;
M.negated = !0;
M.start++;
return !0;
};
let increment = (e) => {
M[e]++;
F.push(e);
};
let decrement = (e) => {
M[e]--;
F.pop();
};
let push = (e) => {
if (I.type === "globstar") {
let t = M.braces > 0 && (e.type === "comma" || e.type === "brace");
let n = e.extglob === !0 || N.length && (e.type === "pipe" || e.type === "paren");
if (e.type !== "slash" && e.type !== "paren" && !t && !n) {
M.output = M.output.slice(0, -I.output.length);
I.type = "star";
I.value = "*";
I.output = j;
M.output += I.output;
}
}
N.length && e.type !== "paren" && (N[N.length - 1].inner += e.value);
(e.value || e.output) && append(e);
if (I && I.type === "text" && e.type === "text") {
I.output = (I.output || I.value) + e.value;
I.value += e.value;
return;
}
e.prev = I;
p.push(e);
I = e;
};
let extglobOpen = (e, t) => {
let r = {
...g[t],
conditions: 1,
inner: ""
};
r.prev = I;
r.parens = M.parens;
r.output = M.output;
r.startIndex = M.index;
r.tokensIndex = p.length;
let i = (n.capture ? "(" : "") + r.open;
increment("parens");
push({
type: e,
value: t,
output: M.output ? "" : b
});
push({
type: "paren",
extglob: !0,
value: z(),
output: i
});
N.push(r);
};
let extglobClose = (r) => {
let a = e.slice(r.startIndex, M.index + 1);
let o = e.slice(r.startIndex + 2, M.index);
let s = analyzeRepeatedExtglob(o, n);
if ((r.type === "plus" || r.type === "star") && s.risky) {
let e = s.safeOutput ? (r.output ? "" : b) + (n.capture ? `(${s.safeOutput})` : s.safeOutput) : void 0;
let t = p[r.tokensIndex];
t.type = "text";
t.value = a;
t.output = e || i.escapeRegex(a);
for (let e = r.tokensIndex + 1; e < p.length; e++) {
p[e].value = "";
p[e].output = "";
delete p[e].suffix;
}
M.output = r.output + t.output;
M.backtrack = !0;
push({
type: "paren",
extglob: !0,
value: L,
output: ""
});
decrement("parens");
return;
}
let c = r.close + (n.capture ? ")" : "");
let l;
if (r.type === "negate") {
let e = j;
r.inner && r.inner.length > 1 && r.inner.includes("/") && (e = globstar(n));
(e !== j || eos() || /^\)+$/.test(remaining())) && (c = r.close = `)$))${e}`);
r.inner.includes("*") && (l = remaining()) && /^\.[^\\/.]+$/.test(l) && (c = r.close = `)${parse(l, {
...t,
fastpaths: !1
}).output})${e})`);
r.prev.type === "bos" && (M.negatedExtglob = !0);
}
push({
type: "paren",
extglob: !0,
value: L,
output: c
});
decrement("parens");
};
if (n.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
let r = !1;
let a = e.replace(c, (e, t, n, i, a, o) => {
if (i === "\\") {
r = !0;
return e;
}
if (i === "?") {
if (t) return t + i + (a ? T.repeat(a.length) : "");
if (o === 0) return A + (a ? T.repeat(a.length) : "");
return T.repeat(n.length);
}
if (i === ".") return _.repeat(n.length);
if (i === "*") {
if (t) return t + i + (a ? j : "");
return j;
}
return t ? e : `\\${e}`;
});
r === !0 && (a = n.unescape === !0 ? a.replace(/\\/g, "") : a.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : ""));
if (a === e && n.contains === !0) {
M.output = e;
return M;
}
M.output = i.wrapOutput(a, M, t);
return M;
}
for (; !eos();) {
L = z();
if (L === "\0") continue;
if (L === "\\") {
let e = R();
if (e === "/" && n.bash !== !0) continue;
if (e === "." || e === ";") continue;
if (!e) {
L += "\\";
push({
type: "text",
value: L
});
continue;
}
let t = /^\\+/.exec(remaining());
let r = 0;
if (t && t[0].length > 2) {
r = t[0].length;
M.index += r;
r % 2 != 0 && (L += "\\");
}
n.unescape === !0 ? L = z() : L += z();
if (M.brackets === 0) {
push({
type: "text",
value: L
});
continue;
}
}
if (M.brackets > 0 && (L !== "]" || I.value === "[" || I.value === "[^")) {
if (n.posix !== !1 && L === ":") {
let e = I.value.slice(1);
if (e.includes("[")) {
I.posix = !0;
if (e.includes(":")) {
let e = I.value.lastIndexOf("[");
let t = I.value.slice(0, e);
let n = I.value.slice(e + 2);
let r = o[n];
if (r) {
I.value = t + r;
M.backtrack = !0;
z();
!f.output && p.indexOf(I) === 1 && (f.output = b);
continue;
}
}
}
}
(L === "[" && R() !== ":" || L === "-" && R() === "]") && (L = `\\${L}`);
L === "]" && (I.value === "[" || I.value === "[^") && (L = `\\${L}`);
n.posix === !0 && L === "!" && I.value === "[" && (L = "^");
I.value += L;
append({ value: L });
continue;
}
if (M.quotes === 1 && L !== "\"") {
L = i.escapeRegex(L);
I.value += L;
append({ value: L });
continue;
}
if (L === "\"") {
M.quotes = M.quotes === 1 ? 0 : 1;
n.keepQuotes === !0 && push({
type: "text",
value: L
});
continue;
}
if (L === "(") {
increment("parens");
push({
type: "paren",
value: L
});
continue;
}
if (L === ")") {
if (M.parens === 0 && n.strictBrackets === !0) throw SyntaxError(syntaxError("opening", "("));
let e = N[N.length - 1];
if (e && M.parens === e.parens + 1) {
extglobClose(N.pop());
continue;
}
push({
type: "paren",
value: L,
output: M.parens ? ")" : "\\)"
});
decrement("parens");
continue;
}
if (L === "[") {
if (n.nobracket === !0 || !remaining().includes("]")) {
if (n.nobracket !== !0 && n.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "]"));
L = `\\${L}`;
} else increment("brackets");
push({
type: "bracket",
value: L
});
continue;
}
if (L === "]") {
if (n.nobracket === !0 || I && I.type === "bracket" && I.value.length === 1) {
push({
type: "text",
value: L,
output: `\\${L}`
});
continue;
}
if (M.brackets === 0) {
if (n.strictBrackets === !0) throw SyntaxError(syntaxError("opening", "["));
push({
type: "text",
value: L,
output: `\\${L}`
});
continue;
}
decrement("brackets");
let e = I.value.slice(1);
I.posix !== !0 && e[0] === "^" && !e.includes("/") && (L = `/${L}`);
I.value += L;
append({ value: L });
if (n.literalBrackets === !1 || i.hasRegexChars(e)) continue;
let t = i.escapeRegex(I.value);
M.output = M.output.slice(0, -I.value.length);
if (n.literalBrackets === !0) {
M.output += t;
I.value = t;
continue;
}
I.value = `(${m}${t}|${I.value})`;
M.output += I.value;
continue;
}
if (L === "{" && n.nobrace !== !0) {
increment("braces");
let e = {
type: "brace",
value: L,
output: "(",
outputIndex: M.output.length,
tokensIndex: M.tokens.length
};
P.push(e);
push(e);
continue;
}
if (L === "}") {
let e = P[P.length - 1];
if (n.nobrace === !0 || !e) {
push({
type: "text",
value: L,
output: L
});
continue;
}
let t = ")";
if (e.dots === !0) {
let e = p.slice();
let r = [];
for (let t = e.length - 1; t >= 0; t--) {
p.pop();
if (e[t].type === "brace") break;
e[t].type !== "dots" && r.unshift(e[t].value);
}
t = expandRange(r, n);
M.backtrack = !0;
}
if (e.comma !== !0 && e.dots !== !0) {
let n = M.output.slice(0, e.outputIndex);
let r = M.tokens.slice(e.tokensIndex);
e.value = e.output = "\\{";
L = t = "\\}";
M.output = n;
for (let e of r) M.output += e.output || e.value;
}
push({
type: "brace",
value: L,
output: t
});
decrement("braces");
P.pop();
continue;
}
if (L === "|") {
N.length > 0 && N[N.length - 1].conditions++;
push({
type: "text",
value: L
});
continue;
}
if (L === ",") {
let e = L;
let t = P[P.length - 1];
if (t && F[F.length - 1] === "braces") {
t.comma = !0;
e = "|";
}
push({
type: "comma",
value: L,
output: e
});
continue;
}
if (L === "/") {
if (I.type === "dot" && M.index === M.start + 1) {
M.start = M.index + 1;
M.consumed = "";
M.output = "";
p.pop();
I = f;
continue;
}
push({
type: "slash",
value: L,
output: y
});
continue;
}
if (L === ".") {
if (M.braces > 0 && I.type === "dot") {
I.value === "." && (I.output = _);
let e = P[P.length - 1];
I.type = "dots";
I.output += L;
I.value += L;
e.dots = !0;
continue;
}
if (M.braces + M.parens === 0 && I.type !== "bos" && I.type !== "slash") {
push({
type: "text",
value: L,
output: _
});
continue;
}
push({
type: "dot",
value: L,
output: _
});
continue;
}
if (L === "?") {
if (!(I && I.value === "(") && n.noextglob !== !0 && R() === "(" && R(2) !== "?") {
extglobOpen("qmark", L);
continue;
}
if (I && I.type === "paren") {
let e = R();
let t = L;
(I.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(remaining())) && (t = `\\${L}`);
push({
type: "text",
value: L,
output: t
});
continue;
}
if (n.dot !== !0 && (I.type === "slash" || I.type === "bos")) {
push({
type: "qmark",
value: L,
output: E
});
continue;
}
push({
type: "qmark",
value: L,
output: T
});
continue;
}
if (L === "!") {
if (n.noextglob !== !0 && R() === "(" && (R(2) !== "?" || !/[!=<:]/.test(R(3)))) {
extglobOpen("negate", L);
continue;
}
if (n.nonegate !== !0 && M.index === 0) {
negate();
continue;
}
}
if (L === "+") {
if (n.noextglob !== !0 && R() === "(" && R(2) !== "?") {
extglobOpen("plus", L);
continue;
}
if (I && I.value === "(" || n.regex === !1) {
push({
type: "plus",
value: L,
output: v
});
continue;
}
if (I && (I.type === "bracket" || I.type === "paren" || I.type === "brace") || M.parens > 0) {
push({
type: "plus",
value: L
});
continue;
}
push({
type: "plus",
value: v
});
continue;
}
if (L === "@") {
if (n.noextglob !== !0 && R() === "(" && R(2) !== "?") {
push({
type: "at",
extglob: !0,
value: L,
output: ""
});
continue;
}
push({
type: "text",
value: L
});
continue;
}
if (L !== "*") {
(L === "$" || L === "^") && (L = `\\${L}`);
let e = s.exec(remaining());
if (e) {
L += e[0];
M.index += e[0].length;
}
push({
type: "text",
value: L
});
continue;
}
if (I && (I.type === "globstar" || I.star === !0)) {
I.type = "star";
I.star = !0;
I.value += L;
I.output = j;
M.backtrack = !0;
M.globstar = !0;
consume(L);
continue;
}
let t = remaining();
if (n.noextglob !== !0 && /^\([^?]/.test(t)) {
extglobOpen("star", L);
continue;
}
if (I.type === "star") {
if (n.noglobstar === !0) {
consume(L);
continue;
}
let r = I.prev;
let i = r.prev;
let a = r.type === "slash" || r.type === "bos";
let o = i && (i.type === "star" || i.type === "globstar");
if (n.bash === !0 && (!a || t[0] && t[0] !== "/")) {
push({
type: "star",
value: L,
output: ""
});
continue;
}
let s = M.braces > 0 && (r.type === "comma" || r.type === "brace");
let c = N.length && (r.type === "pipe" || r.type === "paren");
if (!a && r.type !== "paren" && !s && !c) {
push({
type: "star",
value: L,
output: ""
});
continue;
}
for (; t.slice(0, 3) === "/**";) {
let n = e[M.index + 4];
if (n && n !== "/") break;
t = t.slice(3);
consume("/**", 3);
}
let l = eos() || M.parens > 0 && t === ")".repeat(M.parens) && !N.some((e) => e.type === "negate");
if (r.type === "bos" && eos()) {
I.type = "globstar";
I.value += L;
I.output = globstar(n);
M.output = I.output;
M.globstar = !0;
consume(L);
continue;
}
if (r.type === "slash" && r.prev.type !== "bos" && !o && l) {
M.output = M.output.slice(0, -(r.output + I.output).length);
r.output = `(?:${r.output}`;
I.type = "globstar";
I.output = globstar(n) + (n.strictSlashes ? ")" : "|$)");
I.value += L;
M.globstar = !0;
M.output += r.output + I.output;
consume(L);
continue;
}
if (r.type === "slash" && r.prev.type !== "bos" && t[0] === "/") {
let e = t[1] === void 0 ? "" : "|$";
M.output = M.output.slice(0, -(r.output + I.output).length);
r.output = `(?:${r.output}`;
I.type = "globstar";
I.output = `${globstar(n)}${y}|${y}${e})`;
I.value += L;
M.output += r.output + I.output;
M.globstar = !0;
consume(L + z());
push({
type: "slash",
value: "/",
output: ""
});
continue;
}
if (r.type === "bos" && t[0] === "/") {
I.type = "globstar";
I.value += L;
I.output = `(?:^|${y}|${globstar(n)}${y})`;
M.output = I.output;
M.globstar = !0;
consume(L + z());
push({
type: "slash",
value: "/",
output: ""
});
continue;
}
M.output = M.output.slice(0, -I.output.length);
I.type = "globstar";
I.output = globstar(n);
I.value += L;
M.output += I.output;
M.globstar = !0;
consume(L);
continue;
}
let r = {
type: "star",
value: L,
output: j
};
if (n.bash === !0) {
r.output = ".*?";
(I.type === "bos" || I.type === "slash") && (r.output = k + r.output);
push(r);
continue;
}
if (I && (I.type === "bracket" || I.type === "paren") && n.regex === !0) {
r.output = L;
push(r);
continue;
}
if (M.index === M.start || I.type === "slash" || I.type === "dot") {
if (I.type === "dot") {
M.output += C;
I.output += C;
} else if (n.dot === !0) {
M.output += w;
I.output += w;
} else {
M.output += k;
I.output += k;
}
if (R() !== "*") {
M.output += b;
I.output += b;
}
}
push(r);
}
for (; M.brackets > 0;) {
if (n.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "]"));
M.output = i.escapeLast(M.output, "[");
decrement("brackets");
}
for (; M.parens > 0;) {
if (n.strictBrackets === !0) throw SyntaxError(syntaxError("closing", ")"));
M.output = i.escapeLast(M.output, "(");
decrement("parens");
}
for (; M.braces > 0;) {
if (n.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "}"));
M.output = i.escapeLast(M.output, "{");
decrement("braces");
}
n.strictSlashes !== !0 && (I.type === "star" || I.type === "bracket") && push({
type: "maybe_slash",
value: "",
output: `${y}?`
});
if (M.backtrack === !0) {
M.output = "";
for (let e of M.tokens) {
M.output += e.output == null ? e.value : e.output;
e.suffix && (M.output += e.suffix);
}
}
return M;
};
parse.fastpaths = (e, t) => {
let n = { ...t };
let o = typeof n.maxLength == "number" ? Math.min(a, n.maxLength) : a;
let s = e.length;
if (s > o) throw SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${o}`);
e = l[e] || e;
let { DOT_LITERAL: c, SLASH_LITERAL: u, ONE_CHAR: d, DOTS_SLASH: f, NO_DOT: p, NO_DOTS: m, NO_DOTS_SLASH: h, STAR: g, START_ANCHOR: _ } = r.globChars(n.windows);
let v = n.dot ? m : p;
let y = n.dot ? h : p;
let b = n.capture ? "" : "?:";
let x = {
negated: !1,
prefix: ""
};
let S = n.bash === !0 ? ".*?" : g;
n.capture && (S = `(${S})`);
let globstar = (e) => {
if (e.noglobstar === !0) return S;
return `(${b}(?:(?!${_}${e.dot ? f : c}).)*?)`;
};
let create = (e) => {
switch (e) {
case "*": return `${v}${d}${S}`;
case ".*": return `${c}${d}${S}`;
case "*.*": return `${v}${S}${c}${d}${S}`;
case "*/*": return `${v}${S}${u}${d}${y}${S}`;
case "**": return v + globstar(n);
case "**/*": return `(?:${v}${globstar(n)}${u})?${y}${d}${S}`;
case "**/*.*": return `(?:${v}${globstar(n)}${u})?${y}${S}${c}${d}${S}`;
case "**/.*": return `(?:${v}${globstar(n)}${u})?${c}${d}${S}`;
default: {
let t = /^(.*?)\.(\w+)$/.exec(e);
if (!t) return;
let n = create(t[1]);
if (!n) return;
return n + c + t[2];
}
}
};
let C = create(i.removePrefix(e, x));
C && n.strictSlashes !== !0 && (C += `${u}?`);
return C;
};
e.exports = parse;
}),
43090: ((e, t, n) => {
let r = n(59371);
let i = n(13703);
let a = n(81005);
let o = n(42473);
let isObject = (e) => e && typeof e == "object" && !Array.isArray(e);
let picomatch = (e, t, n = !1) => {
if (Array.isArray(e)) {
let r = e.map((e) => picomatch(e, t, n));
let arrayMatcher = (e) => {
for (let t of r) {
let n = t(e);
if (n) return n;
}
return !1;
};
return arrayMatcher;
}
let r = isObject(e) && e.tokens && e.input;
if (e === "" || typeof e != "string" && !r) throw TypeError("Expected pattern to be a non-empty string");
let i = t || {};
let a = i.windows;
let o = r ? picomatch.compileRe(e, t) : picomatch.makeRe(e, t, !1, !0);
let s = o.state;
delete o.state;
let isIgnored = () => !1;
if (i.ignore) {
let e = {
...t,
ignore: null,
onMatch: null,
onResult: null
};
isIgnored = picomatch(i.ignore, e, n);
}
let matcher = (n, r = !1) => {
let { isMatch: c, match: l, output: u } = picomatch.test(n, o, t, {
glob: e,
posix: a
});
let d = {
glob: e,
state: s,
regex: o,
posix: a,
input: n,
output: u,
match: l,
isMatch: c
};
typeof i.onResult == "function" && i.onResult(d);
if (c === !1) {
d.isMatch = !1;
return r ? d : !1;
}
if (isIgnored(n)) {
typeof i.onIgnore == "function" && i.onIgnore(d);
d.isMatch = !1;
return r ? d : !1;
}
typeof i.onMatch == "function" && i.onMatch(d);
return !r || d;
};
n && (matcher.state = s);
return matcher;
};
picomatch.test = (e, t, n, { glob: r, posix: i } = {}) => {
if (typeof e != "string") throw TypeError("Expected input to be a string");
if (e === "") return {
isMatch: !1,
output: ""
};
let o = n || {};
let s = o.format || (i ? a.toPosixSlashes : null);
let c = e === r;
let l = c && s ? s(e) : e;
if (c === !1) {
l = s ? s(e) : e;
c = l === r;
}
(c === !1 || o.capture === !0) && (c = o.matchBase === !0 || o.basename === !0 ? picomatch.matchBase(e, t, n, i) : t.exec(l));
return {
isMatch: !!c,
match: c,
output: l
};
};
picomatch.matchBase = (e, t, n, r = n && n.windows) => (t instanceof RegExp ? t : picomatch.makeRe(t, n)).test(a.basename(e, { windows: r }));
picomatch.isMatch = (e, t, n) => picomatch(t, n)(e);
picomatch.parse = (e, t) => {
if (Array.isArray(e)) return e.map((e) => picomatch.parse(e, t));
return i(e, {
...t,
fastpaths: !1
});
};
picomatch.scan = (e, t) => r(e, t);
picomatch.compileRe = (e, t, n = !1, r = !1) => {
if (n === !0) return e.output;
let i = t || {};
let a = i.contains ? "" : "^";
let o = i.contains ? "" : "$";
let s = `${a}(?:${e.output})${o}`;
e && e.negated === !0 && (s = `^(?!${s}).*$`);
let c = picomatch.toRegex(s, t);
r === !0 && (c.state = e);
return c;
};
picomatch.makeRe = (e, t = {}, n = !1, r = !1) => {
if (!e || typeof e != "string") throw TypeError("Expected a non-empty string");
let a = {
negated: !1,
fastpaths: !0
};
t.fastpaths !== !1 && (e[0] === "." || e[0] === "*") && (a.output = i.fastpaths(e, t));
a.output || (a = i(e, t));
return picomatch.compileRe(a, t, n, r);
};
picomatch.toRegex = (e, t) => {
try {
let n = t || {};
return new RegExp(e, n.flags || (n.nocase ? "i" : ""));
} catch (e) {
if (t && t.debug === !0) throw e;
return /$^/;
}
};
picomatch.constants = o;
e.exports = picomatch;
}),
59371: ((e, t, n) => {
let r = n(81005);
let { CHAR_ASTERISK: i, CHAR_AT: a, CHAR_BACKWARD_SLASH: o, CHAR_COMMA: s, CHAR_DOT: c, CHAR_EXCLAMATION_MARK: l, CHAR_FORWARD_SLASH: u, CHAR_LEFT_CURLY_BRACE: d, CHAR_LEFT_PARENTHESES: f, CHAR_LEFT_SQUARE_BRACKET: p, CHAR_PLUS: m, CHAR_QUESTION_MARK: h, CHAR_RIGHT_CURLY_BRACE: g, CHAR_RIGHT_PARENTHESES: _, CHAR_RIGHT_SQUARE_BRACKET: v } = n(42473);
let isPathSeparator = (e) => e === u || e === o;
let depth = (e) => {
e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
};
let scan = (e, t) => {
let n = t || {};
let y = e.length - 1;
let b = n.parts === !0 || n.tokens === !0 || n.scanToEnd === !0;
let x = [];
let S = [];
let C = [];
let w = e;
let T = -1;
let E = 0;
let D = 0;
let O = !1;
let k = !1;
let A = !1;
let j = !1;
let M = !1;
let N = !1;
let P = !1;
let F = !1;
let I = !1;
let L = !1;
let R = 0;
let z;
let B;
let V = {
value: "",
depth: 0,
isGlob: !1
};
let eos = () => T >= y;
let peek = () => w.charCodeAt(T + 1);
let advance = () => {
z = B;
return w.charCodeAt(++T);
};
for (; T < y;) {
B = advance();
let e;
if (B === o) {
P = V.backslashes = !0;
B = advance();
B === d && (N = !0);
continue;
}
if (N === !0 || B === d) {
R++;
for (; eos() !== !0 && (B = advance());) {
if (B === o) {
P = V.backslashes = !0;
advance();
continue;
}
if (B === d) {
R++;
continue;
}
if (N !== !0 && B === c && (B = advance()) === c) {
O = V.isBrace = !0;
A = V.isGlob = !0;
L = !0;
if (b === !0) continue;
break;
}
if (N !== !0 && B === s) {
O = V.isBrace = !0;
A = V.isGlob = !0;
L = !0;
if (b === !0) continue;
break;
}
if (B === g) {
R--;
if (R === 0) {
N = !1;
O = V.isBrace = !0;
L = !0;
break;
}
}
}
if (b === !0) continue;
break;
}
if (B === u) {
x.push(T);
S.push(V);
V = {
value: "",
depth: 0,
isGlob: !1
};
if (L === !0) continue;
if (z === c && T === E + 1) {
E += 2;
continue;
}
D = T + 1;
continue;
}
if (n.noext !== !0 && (B === m || B === a || B === i || B === h || B === l) && peek() === f) {
A = V.isGlob = !0;
j = V.isExtglob = !0;
L = !0;
B === l && T === E && (I = !0);
if (b === !0) {
let e = 0;
for (; eos() !== !0 && (B = advance());) {
if (B === o) {
P = V.backslashes = !0;
advance();
continue;
}
if (B === f) {
e++;
continue;
}
if (B === _ && --e === 0) {
L = !0;
break;
}
}
continue;
}
break;
}
if (B === i) {
z === i && (M = V.isGlobstar = !0);
A = V.isGlob = !0;
L = !0;
if (b === !0) continue;
break;
}
if (B === h) {
A = V.isGlob = !0;
L = !0;
if (b === !0) continue;
break;
}
if (B === p) {
for (; eos() !== !0 && (e = advance());) {
if (e === o) {
P = V.backslashes = !0;
advance();
continue;
}
if (e === v) {
k = V.isBracket = !0;
A = V.isGlob = !0;
L = !0;
break;
}
}
if (b === !0) continue;
break;
}
if (n.nonegate !== !0 && B === l && T === E) {
F = V.negated = !0;
E++;
continue;
}
if (n.noparen !== !0 && B === f) {
A = V.isGlob = !0;
if (b === !0) {
let e = 1;
for (; eos() !== !0 && (B = advance());) {
if (B === o) {
P = V.backslashes = !0;
advance();
continue;
}
if (B === f) {
e++;
continue;
}
if (B === _ && --e === 0) {
L = !0;
break;
}
}
continue;
}
break;
}
if (A === !0) {
L = !0;
if (b === !0) continue;
break;
}
}
if (n.noext === !0) {
j = !1;
A = !1;
}
let H = w;
let U = "";
let W = "";
if (E > 0) {
U = w.slice(0, E);
w = w.slice(E);
D -= E;
}
if (H && A === !0 && D > 0) {
H = w.slice(0, D);
W = w.slice(D);
} else if (A === !0) {
H = "";
W = w;
} else H = w;
H && H !== "" && H !== "/" && H !== w && isPathSeparator(H.charCodeAt(H.length - 1)) && (H = H.slice(0, -1));
if (n.unescape === !0) {
W &&= r.removeBackslashes(W);
H && P === !0 && (H = r.removeBackslashes(H));
}
let G = {
prefix: U,
input: e,
start: E,
base: H,
glob: W,
isBrace: O,
isBracket: k,
isGlob: A,
isExtglob: j,
isGlobstar: M,
negated: F,
negatedExtglob: I
};
if (n.tokens === !0) {
G.maxDepth = 0;
isPathSeparator(B) || S.push(V);
G.tokens = S;
}
if (n.parts === !0 || n.tokens === !0) {
let t;
for (let r = 0; r < x.length; r++) {
let i = t === void 0 ? E : t + 1;
let a = x[r];
let o = e.slice(i, a);
if (n.tokens) {
if (r === 0 && E !== 0) {
S[r].isPrefix = !0;
S[r].value = U;
} else S[r].value = o;
depth(S[r]);
G.maxDepth += S[r].depth;
}
if (a >= E) {
C.push(o);
t = a;
}
}
let r = t === void 0 ? E : t + 1;
let i = e.slice(r);
C.push(i);
if (n.tokens && t && t + 1 < e.length) {
S[S.length - 1].value = i;
depth(S[S.length - 1]);
G.maxDepth += S[S.length - 1].depth;
}
G.slashes = x;
G.parts = C;
}
return G;
};
e.exports = scan;
}),
81005: ((e, t, n) => {
let { REGEX_BACKSLASH: r, REGEX_REMOVE_BACKSLASH: i, REGEX_SPECIAL_CHARS: a, REGEX_SPECIAL_CHARS_GLOBAL: o } = n(42473);
t.isObject = (e) => typeof e == "object" && !!e && !Array.isArray(e);
t.hasRegexChars = (e) => a.test(e);
t.isRegexChar = (e) => e.length === 1 && t.hasRegexChars(e);
t.escapeRegex = (e) => e.replace(o, "\\$1");
t.toPosixSlashes = (e) => e.replace(r, "/");
t.isWindows = () => {
if (typeof navigator < "u" && navigator.platform) {
let e = navigator.platform.toLowerCase();
return e === "win32" || e === "windows";
}
if (typeof process < "u" && process.platform) return process.platform === "win32";
return !1;
};
t.removeBackslashes = (e) => e.replace(i, (e) => e === "\\" ? "" : e);
t.escapeLast = (e, n, r) => {
let i = e.lastIndexOf(n, r);
if (i === -1) return e;
if (e[i - 1] === "\\") return t.escapeLast(e, n, i - 1);
return `${e.slice(0, i)}\\${e.slice(i)}`;
};
t.removePrefix = (e, t = {}) => {
let n = e;
if (n.startsWith("./")) {
n = n.slice(2);
t.prefix = "./";
}
return n;
};
t.wrapOutput = (e, t = {}, n = {}) => {
let r = `${n.contains ? "" : "^"}(?:${e})${n.contains ? "" : "$"}`;
t.negated === !0 && (r = `(?:^(?!${r}).*$)`);
return r;
};
t.basename = (e, { windows: t } = {}) => {
let n = e.split(t ? /[\\/]/ : "/");
let r = n[n.length - 1];
if (r === "") return n[n.length - 2];
return r;
};
})
};
