export const id = 3860;
export const ids = [3860];
export const modules = {
23482: ((e, t, n) => {
n.d(t, {
X2: () => isAmbiguous,
Yj: () => isFullwidth,
EW: () => isWide
});
let r = [
161,
161,
164,
164,
167,
168,
170,
170,
173,
174,
176,
180,
182,
186,
188,
191,
198,
198,
208,
208,
215,
216,
222,
225,
230,
230,
232,
234,
236,
237,
240,
240,
242,
243,
247,
250,
252,
252,
254,
254,
257,
257,
273,
273,
275,
275,
283,
283,
294,
295,
299,
299,
305,
307,
312,
312,
319,
322,
324,
324,
328,
331,
333,
333,
338,
339,
358,
359,
363,
363,
462,
462,
464,
464,
466,
466,
468,
468,
470,
470,
472,
472,
474,
474,
476,
476,
593,
593,
609,
609,
708,
708,
711,
711,
713,
715,
717,
717,
720,
720,
728,
731,
733,
733,
735,
735,
768,
879,
913,
929,
931,
937,
945,
961,
963,
969,
1025,
1025,
1040,
1103,
1105,
1105,
8208,
8208,
8211,
8214,
8216,
8217,
8220,
8221,
8224,
8226,
8228,
8231,
8240,
8240,
8242,
8243,
8245,
8245,
8251,
8251,
8254,
8254,
8308,
8308,
8319,
8319,
8321,
8324,
8364,
8364,
8451,
8451,
8453,
8453,
8457,
8457,
8467,
8467,
8470,
8470,
8481,
8482,
8486,
8486,
8491,
8491,
8531,
8532,
8539,
8542,
8544,
8555,
8560,
8569,
8585,
8585,
8592,
8601,
8632,
8633,
8658,
8658,
8660,
8660,
8679,
8679,
8704,
8704,
8706,
8707,
8711,
8712,
8715,
8715,
8719,
8719,
8721,
8721,
8725,
8725,
8730,
8730,
8733,
8736,
8739,
8739,
8741,
8741,
8743,
8748,
8750,
8750,
8756,
8759,
8764,
8765,
8776,
8776,
8780,
8780,
8786,
8786,
8800,
8801,
8804,
8807,
8810,
8811,
8814,
8815,
8834,
8835,
8838,
8839,
8853,
8853,
8857,
8857,
8869,
8869,
8895,
8895,
8978,
8978,
9312,
9449,
9451,
9547,
9552,
9587,
9600,
9615,
9618,
9621,
9632,
9633,
9635,
9641,
9650,
9651,
9654,
9655,
9660,
9661,
9664,
9665,
9670,
9672,
9675,
9675,
9678,
9681,
9698,
9701,
9711,
9711,
9733,
9734,
9737,
9737,
9742,
9743,
9756,
9756,
9758,
9758,
9792,
9792,
9794,
9794,
9824,
9825,
9827,
9829,
9831,
9834,
9836,
9837,
9839,
9839,
9886,
9887,
9919,
9919,
9926,
9933,
9935,
9939,
9941,
9953,
9955,
9955,
9960,
9961,
9963,
9969,
9972,
9972,
9974,
9977,
9979,
9980,
9982,
9983,
10045,
10045,
10102,
10111,
11094,
11097,
12872,
12879,
57344,
63743,
65024,
65039,
65533,
65533,
127232,
127242,
127248,
127277,
127280,
127337,
127344,
127373,
127375,
127376,
127387,
127404,
917760,
917999,
983040,
1048573,
1048576,
1114109
];
let i = [
12288,
12288,
65281,
65376,
65504,
65510
];
let a = [
4352,
4447,
8986,
8987,
9001,
9002,
9193,
9196,
9200,
9200,
9203,
9203,
9725,
9726,
9748,
9749,
9776,
9783,
9800,
9811,
9855,
9855,
9866,
9871,
9875,
9875,
9889,
9889,
9898,
9899,
9917,
9918,
9924,
9925,
9934,
9934,
9940,
9940,
9962,
9962,
9970,
9971,
9973,
9973,
9978,
9978,
9981,
9981,
9989,
9989,
9994,
9995,
10024,
10024,
10060,
10060,
10062,
10062,
10067,
10069,
10071,
10071,
10133,
10135,
10160,
10160,
10175,
10175,
11035,
11036,
11088,
11088,
11093,
11093,
11904,
11929,
11931,
12019,
12032,
12245,
12272,
12287,
12289,
12350,
12353,
12438,
12441,
12543,
12549,
12591,
12593,
12686,
12688,
12773,
12783,
12830,
12832,
12871,
12880,
42124,
42128,
42182,
43360,
43388,
44032,
55203,
63744,
64255,
65040,
65049,
65072,
65106,
65108,
65126,
65128,
65131,
94176,
94180,
94192,
94198,
94208,
101594,
101631,
101664,
101760,
101874,
101888,
102801,
102816,
102866,
110576,
110579,
110581,
110587,
110589,
110590,
110592,
110888,
110898,
110898,
110928,
110930,
110933,
110933,
110948,
110952,
110960,
111355,
119552,
119638,
119648,
119670,
126980,
126980,
127183,
127183,
127374,
127374,
127377,
127386,
127406,
127406,
127488,
127490,
127504,
127547,
127552,
127560,
127568,
127569,
127584,
127589,
127744,
127776,
127789,
127797,
127799,
127868,
127870,
127891,
127904,
127946,
127951,
127955,
127968,
127984,
127988,
127988,
127992,
128062,
128064,
128064,
128066,
128252,
128255,
128317,
128331,
128334,
128336,
128359,
128378,
128378,
128405,
128406,
128420,
128420,
128507,
128591,
128640,
128709,
128716,
128716,
128720,
128722,
128725,
128729,
128732,
128735,
128747,
128748,
128756,
128764,
128986,
128986,
128992,
129003,
129008,
129008,
129292,
129338,
129340,
129349,
129351,
129535,
129648,
129660,
129664,
129734,
129736,
129736,
129740,
129757,
129759,
129771,
129775,
129786,
131072,
196605,
196608,
262141
];
let utilities_isInRange = (e, t) => {
let n = 0;
let r = Math.floor(e.length / 2) - 1;
for (; n <= r;) {
let i = Math.floor((n + r) / 2);
let a = i * 2;
if (t < e[a]) r = i - 1;
else if (t > e[a + 1]) n = i + 1;
else return !0;
}
return !1;
};
let o = 19968;
let [s, c] = findWideFastPathRange(a);
function findWideFastPathRange(e) {
let t = e[0];
let n = e[1];
for (let r = 0; r < e.length; r += 2) {
let i = e[r];
let a = e[r + 1];
if (o >= i && o <= a) return [i, a];
if (a - i > n - t) {
t = i;
n = a;
}
}
return [t, n];
}
let isAmbiguous = (e) => {
if (e < 161 || e > 1114109) return !1;
return utilities_isInRange(r, e);
};
let isFullwidth = (e) => {
if (e < 12288 || e > 65510) return !1;
return utilities_isInRange(i, e);
};
let isWide = (e) => {
if (e >= s && e <= c) return !0;
if (e < 4352 || e > 262141) return !1;
return utilities_isInRange(a, e);
};
}),
74407: ((e, t, n) => {
n.d(t, { A: () => sliceAnsi });
let wrapAnsi16 = (e = 0) => (t) => `\u001B[${t + e}m`;
let wrapAnsi256 = (e = 0) => (t) => `\u001B[${38 + e};5;${t}m`;
let wrapAnsi16m = (e = 0) => (t, n, r) => `\u001B[${38 + e};2;${t};${n};${r}m`;
let r = {
modifier: {
reset: [0, 0],
bold: [1, 22],
dim: [2, 22],
italic: [3, 23],
underline: [4, 24],
overline: [53, 55],
inverse: [7, 27],
hidden: [8, 28],
strikethrough: [9, 29]
},
color: {
black: [30, 39],
red: [31, 39],
green: [32, 39],
yellow: [33, 39],
blue: [34, 39],
magenta: [35, 39],
cyan: [36, 39],
white: [37, 39],
blackBright: [90, 39],
gray: [90, 39],
grey: [90, 39],
redBright: [91, 39],
greenBright: [92, 39],
yellowBright: [93, 39],
blueBright: [94, 39],
magentaBright: [95, 39],
cyanBright: [96, 39],
whiteBright: [97, 39]
},
bgColor: {
bgBlack: [40, 49],
bgRed: [41, 49],
bgGreen: [42, 49],
bgYellow: [43, 49],
bgBlue: [44, 49],
bgMagenta: [45, 49],
bgCyan: [46, 49],
bgWhite: [47, 49],
bgBlackBright: [100, 49],
bgGray: [100, 49],
bgGrey: [100, 49],
bgRedBright: [101, 49],
bgGreenBright: [102, 49],
bgYellowBright: [103, 49],
bgBlueBright: [104, 49],
bgMagentaBright: [105, 49],
bgCyanBright: [106, 49],
bgWhiteBright: [107, 49]
}
};
Object.keys(r.modifier);
let i = Object.keys(r.color);
let a = Object.keys(r.bgColor);
[...i, ...a];
function assembleStyles() {
let e = new Map();
for (let [t, n] of Object.entries(r)) {
for (let [t, i] of Object.entries(n)) {
r[t] = {
open: `\u001B[${i[0]}m`,
close: `\u001B[${i[1]}m`
};
n[t] = r[t];
e.set(i[0], i[1]);
}
Object.defineProperty(r, t, {
value: n,
enumerable: !1
});
}
Object.defineProperty(r, "codes", {
value: e,
enumerable: !1
});
r.color.close = "\x1B[39m";
r.bgColor.close = "\x1B[49m";
r.color.ansi = wrapAnsi16();
r.color.ansi256 = wrapAnsi256();
r.color.ansi16m = wrapAnsi16m();
r.bgColor.ansi = wrapAnsi16(10);
r.bgColor.ansi256 = wrapAnsi256(10);
r.bgColor.ansi16m = wrapAnsi16m(10);
Object.defineProperties(r, {
rgbToAnsi256: {
value(e, t, n) {
if (e === t && t === n) {
if (e < 8) return 16;
if (e > 248) return 231;
return Math.round((e - 8) / 247 * 24) + 232;
}
return 16 + 36 * Math.round(e / 255 * 5) + 6 * Math.round(t / 255 * 5) + Math.round(n / 255 * 5);
},
enumerable: !1
},
hexToRgb: {
value(e) {
let t = /[a-f\d]{6}|[a-f\d]{3}/i.exec(e.toString(16));
if (!t) return [
0,
0,
0
];
let [n] = t;
n.length === 3 && (n = [...n].map((e) => e + e).join(""));
let r = Number.parseInt(n, 16);
return [
r >> 16 & 255,
r >> 8 & 255,
r & 255
];
},
enumerable: !1
},
hexToAnsi256: {
value: (e) => r.rgbToAnsi256(...r.hexToRgb(e)),
enumerable: !1
},
ansi256ToAnsi: {
value(e) {
if (e < 8) return 30 + e;
if (e < 16) return 90 + (e - 8);
let t;
let n;
let r;
if (e >= 232) {
t = ((e - 232) * 10 + 8) / 255;
n = t;
r = t;
} else {
e -= 16;
let i = e % 36;
t = Math.floor(e / 36) / 5;
n = Math.floor(i / 6) / 5;
r = i % 6 / 5;
}
let i = Math.max(t, n, r) * 2;
if (i === 0) return 30;
let a = 30 + (Math.round(r) << 2 | Math.round(n) << 1 | Math.round(t));
i === 2 && (a += 60);
return a;
},
enumerable: !1
},
rgbToAnsi: {
value: (e, t, n) => r.ansi256ToAnsi(r.rgbToAnsi256(e, t, n)),
enumerable: !1
},
hexToAnsi: {
value: (e) => r.ansi256ToAnsi(r.hexToAnsi256(e)),
enumerable: !1
}
});
return r;
}
let o = assembleStyles();
var s = n(23482);
function isFullwidthCodePoint(e) {
if (!Number.isInteger(e)) return !1;
return (0, s.Yj)(e) || (0, s.EW)(e);
}
let c = new Set([
27,
144,
152,
155,
156,
157,
158,
159
]);
let l = "\x1B]8;";
let u = "8;";
let d = `${l};`;
let f = `${u};`;
let p = "0".codePointAt(0);
let m = "9".codePointAt(0);
let h = ";".codePointAt(0);
let g = ":".codePointAt(0);
let _ = "0".codePointAt(0);
let v = "?".codePointAt(0);
let y = " ".codePointAt(0);
let b = "/".codePointAt(0);
let x = "@".codePointAt(0);
let S = "~".codePointAt(0);
let C = /\p{Emoji_Presentation}/v;
let w = new Intl.Segmenter(void 0, { granularity: "grapheme" });
let T = new Set();
for (let [, e] of o.codes) T.add(e);
function isSgrParameterCharacter(e) {
return e >= p && e <= m || e === h || e === g;
}
function isCsiParameterCharacter(e) {
return e >= _ && e <= v;
}
function isCsiIntermediateCharacter(e) {
return e >= y && e <= b;
}
function isCsiFinalCharacter(e) {
return e >= x && e <= S;
}
function isRegionalIndicatorCodePoint(e) {
return e >= 127462 && e <= 127487;
}
function createControlParseResult(e, t) {
return {
token: {
type: "control",
code: e
},
endIndex: t
};
}
function isEmojiStyleGrapheme(e) {
if (C.test(e)) return !0;
for (let t of e) {
let e = t.codePointAt(0);
if (e === 65039 || e === 8419) return !0;
}
return !1;
}
function getGraphemeWidth(e) {
let t = 0;
for (let n of e) {
let e = n.codePointAt(0);
if (isFullwidthCodePoint(e)) return 2;
isRegionalIndicatorCodePoint(e) && t++;
}
if (t >= 1) return 2;
if (isEmojiStyleGrapheme(e)) return 2;
return 1;
}
function getSgrPrefix(e) {
if (e.startsWith("")) return "";
return "\x1B[";
}
function createSgrCode(e, t) {
return `${e}${t.join(";")}m`;
}
function getSgrFragments(e) {
let t = [];
let n = getSgrPrefix(e);
let r;
if (e.startsWith("\x1B[")) r = e.slice(2, -1);
else if (e.startsWith("")) r = e.slice(1, -1);
else return t;
let i = r.length === 0 ? ["0"] : r.split(";");
let a = 0;
for (; a < i.length;) {
let e = Number.parseInt(i[a], 10);
if (Number.isNaN(e)) {
a++;
continue;
}
if (e === 0) {
t.push({ type: "reset" });
a++;
continue;
}
if (e === 38 || e === 48) {
let r = Number.parseInt(i[a + 1], 10);
if (r === 5 && a + 2 < i.length) {
let r = createSgrCode(n, i.slice(a, a + 3));
t.push({
type: "start",
code: r,
endCode: o.color.ansi(e === 38 ? 39 : 49)
});
a += 3;
continue;
}
if (r === 2 && a + 4 < i.length) {
let r = createSgrCode(n, i.slice(a, a + 5));
t.push({
type: "start",
code: r,
endCode: o.color.ansi(e === 38 ? 39 : 49)
});
a += 5;
continue;
}
let s = createSgrCode(n, [i[a]]);
t.push({
type: "start",
code: s,
endCode: o.color.ansi(e === 38 ? 39 : 49)
});
a++;
continue;
}
if (T.has(e)) {
t.push({
type: "end",
endCode: o.color.ansi(e)
});
a++;
continue;
}
let r = o.codes.get(e);
if (r !== void 0) {
let e = createSgrCode(n, [i[a]]);
t.push({
type: "start",
code: e,
endCode: o.color.ansi(r)
});
a++;
continue;
}
let s = createSgrCode(n, [i[a]]);
t.push({
type: "start",
code: s,
endCode: o.reset.open
});
a++;
}
t.length === 0 && t.push({ type: "reset" });
return t;
}
function parseCsiCode(e, t) {
let n = e.codePointAt(t);
let r;
if (n === 27) {
if (e[t + 1] !== "[") return;
r = t + 2;
} else if (n === 155) r = t + 1;
else return;
let i = !0;
for (let n = r; n < e.length; n++) {
let r = e.codePointAt(n);
if (isCsiFinalCharacter(r)) {
let r = e.slice(t, n + 1);
if (e[n] !== "m" || !i) return createControlParseResult(r, n + 1);
return {
token: {
type: "sgr",
code: r,
fragments: getSgrFragments(r)
},
endIndex: n + 1
};
}
if (isCsiParameterCharacter(r)) {
isSgrParameterCharacter(r) || (i = !1);
continue;
}
if (isCsiIntermediateCharacter(r)) {
i = !1;
continue;
}
let a = n;
return createControlParseResult(e.slice(t, a), a);
}
return createControlParseResult(e.slice(t), e.length);
}
function parseHyperlinkCode(e, t) {
let n;
let r;
let i = e.codePointAt(t);
if (i === 27 && e.startsWith(l, t)) {
n = l;
r = d;
} else if (i === 157 && e.startsWith(u, t)) {
n = u;
r = f;
} else return;
let a = e.indexOf(";", t + n.length);
if (a === -1) return createControlParseResult(e.slice(t), e.length);
for (let n = a + 1; n < e.length; n++) {
let i = e[n];
if (i === "\x07") return {
token: {
type: "hyperlink",
code: e.slice(t, n + 1),
action: n === a + 1 ? "close" : "open",
closePrefix: r,
terminator: "\x07"
},
endIndex: n + 1
};
if (i === "\x1B" && e[n + 1] === "\\") return {
token: {
type: "hyperlink",
code: e.slice(t, n + 2),
action: n === a + 1 ? "close" : "open",
closePrefix: r,
terminator: "\x1B\\"
},
endIndex: n + 2
};
if (i === "") return {
token: {
type: "hyperlink",
code: e.slice(t, n + 1),
action: n === a + 1 ? "close" : "open",
closePrefix: r,
terminator: ""
},
endIndex: n + 1
};
}
return createControlParseResult(e.slice(t), e.length);
}
function parseControlStringCode(e, t) {
let n = e.codePointAt(t);
let r;
let i = !1;
switch (n) {
case 27:
switch (e[t + 1]) {
case "]":
r = t + 2;
i = !0;
break;
case "P":
case "X":
case "^":
case "_":
r = t + 2;
break;
case "\\": return createControlParseResult("\x1B\\", t + 2);
default: return;
}
break;
case 157:
r = t + 1;
i = !0;
break;
case 144:
case 152:
case 158:
case 159:
r = t + 1;
break;
case 156: return createControlParseResult("", t + 1);
default: return;
}
for (let n = r; n < e.length; n++) {
if (i && e[n] === "\x07") return createControlParseResult(e.slice(t, n + 1), n + 1);
if (e[n] === "\x1B" && e[n + 1] === "\\") return createControlParseResult(e.slice(t, n + 2), n + 2);
if (e[n] === "") return createControlParseResult(e.slice(t, n + 1), n + 1);
}
return createControlParseResult(e.slice(t), e.length);
}
function parseAnsiCode(e, t) {
let n = e.codePointAt(t);
if (n === 27 || n === 157) {
let n = parseHyperlinkCode(e, t);
if (n) return n;
}
let r = parseControlStringCode(e, t);
if (r) return r;
return parseCsiCode(e, t);
}
function appendTrailingAnsiTokens(e, t, n) {
for (; t < e.length;) {
let r = e.codePointAt(t);
if (!c.has(r)) break;
let i = parseAnsiCode(e, t);
if (!i) break;
n.push(i.token);
t = i.endIndex;
}
return t;
}
function parseCharacterTokenWithRawSegmentation(e, t, n) {
let r = n.containing(t);
if (!r || r.index !== t) return;
return {
token: {
type: "character",
value: r.segment,
visibleWidth: getGraphemeWidth(r.segment),
isGraphemeContinuation: !1
},
endIndex: t + r.segment.length
};
}
function collectVisibleCharacters(e) {
let t = [];
let n = 0;
for (; n < e.length;) {
let r = e.codePointAt(n);
if (c.has(r)) {
let t = parseAnsiCode(e, n);
if (t) {
n = t.endIndex;
continue;
}
}
let i = String.fromCodePoint(r);
t.push({
value: i,
visibleWidth: 1,
isGraphemeContinuation: !1
});
n += i.length;
}
return t;
}
function applyGraphemeMetadata(e) {
if (e.length === 0) return;
let t = e.map(({ value: e }) => e).join("");
let n = [];
let r = 0;
for (let t of e) {
n.push(r);
r += t.value.length;
}
let i = 0;
for (let r of w.segment(t)) {
for (; i < e.length && n[i] < r.index;) i++;
let t = i;
let a = !0;
for (; t < e.length && n[t] < r.index + r.segment.length;) {
e[t].visibleWidth = a ? getGraphemeWidth(r.segment) : 0;
e[t].isGraphemeContinuation = !a;
a = !1;
t++;
}
i = t;
}
}
function tokenizeAnsiWithVisibleSegmentation(e, { endCharacter: t = Infinity } = {}) {
let n = [];
let r = collectVisibleCharacters(e);
applyGraphemeMetadata(r);
let i = 0;
let a = 0;
let o = 0;
for (; i < e.length;) {
let s = e.codePointAt(i);
if (c.has(s)) {
let t = parseAnsiCode(e, i);
if (t) {
n.push(t.token);
i = t.endIndex;
continue;
}
}
let l = String.fromCodePoint(s);
let u = r[a];
let d = isFullwidthCodePoint(s) ? 2 : l.length;
u && (d = u.visibleWidth);
let f = {
type: "character",
value: l,
visibleWidth: d,
isGraphemeContinuation: u ? u.isGraphemeContinuation : !1
};
n.push(f);
i += l.length;
a++;
o += f.visibleWidth;
if (o >= t) {
let t = r[a];
if (!t || !t.isGraphemeContinuation) {
i = appendTrailingAnsiTokens(e, i, n);
break;
}
}
}
return n;
}
function areValuesInSameGrapheme(e, t) {
let n = `${e}${t}`;
let r = e.length;
for (let e of w.segment(n)) {
if (e.index === r) return !1;
if (e.index > r) return !0;
}
return !0;
}
function hasAnsiSplitContinuationAhead(e, t, n, r) {
if (!n) return !1;
let i = t;
let a = !1;
for (; i < e.length;) {
let t = e.codePointAt(i);
if (c.has(t)) {
let t = parseAnsiCode(e, i);
if (t) {
a = !0;
i = t.endIndex;
continue;
}
}
if (!a) return !1;
let o = parseCharacterTokenWithRawSegmentation(e, i, r);
if (!o) return !0;
return areValuesInSameGrapheme(n, o.token.value);
}
return !1;
}
function tokenizeAnsi(e, { endCharacter: t = Infinity } = {}) {
let n = [];
let r = w.segment(e);
let i = 0;
let a = 0;
let o;
let s = !1;
for (; i < e.length;) {
let l = e.codePointAt(i);
if (c.has(l)) {
let t = parseAnsiCode(e, i);
if (t) {
n.push(t.token);
i = t.endIndex;
s = !0;
continue;
}
}
let u = parseCharacterTokenWithRawSegmentation(e, i, r);
if (!u) return tokenizeAnsiWithVisibleSegmentation(e, { endCharacter: t });
if (s && o && areValuesInSameGrapheme(o, u.token.value)) return tokenizeAnsiWithVisibleSegmentation(e, { endCharacter: t });
n.push(u.token);
i = u.endIndex;
a += u.token.visibleWidth;
s = !1;
o = u.token.value;
if (a >= t) {
if (hasAnsiSplitContinuationAhead(e, i, o, r)) return tokenizeAnsiWithVisibleSegmentation(e, { endCharacter: t });
i = appendTrailingAnsiTokens(e, i, n);
break;
}
}
return n;
}
function applySgrFragments(e, t) {
for (let n of t) switch (n.type) {
case "reset":
e.clear();
break;
case "end":
e.delete(n.endCode);
break;
case "start":
e.delete(n.endCode);
e.set(n.endCode, n.code);
}
return e;
}
function undoAnsiCodes(e) {
return [...e.keys()].toReversed().join("");
}
function closeHyperlink(e) {
return `${e.closePrefix}${e.terminator}`;
}
function shouldIncludeSgrAfterEnd(e, t) {
let n = !1;
let r = !1;
for (let i of e.fragments) {
if (i.type === "start") {
n = !0;
continue;
}
if (i.type === "reset" && t.size > 0) {
r = !0;
continue;
}
i.type === "end" && t.has(i.endCode) && (r = !0);
}
return r && !n;
}
function hasSgrStartFragment(e) {
return e.fragments.some((e) => e.type === "start");
}
function discardPendingHyperlink(e) {
if (e.activeHyperlink && !e.activeHyperlinkHasVisibleText && e.activeHyperlinkOutputIndex !== void 0) {
let t = e.activeHyperlink.code.length;
e.returnValue = e.returnValue.slice(0, e.activeHyperlinkOutputIndex) + e.returnValue.slice(e.activeHyperlinkOutputIndex + t);
e.pendingSgrOutputIndex !== void 0 && e.pendingSgrOutputIndex > e.activeHyperlinkOutputIndex && (e.pendingSgrOutputIndex -= t);
}
e.activeHyperlink = void 0;
e.activeHyperlinkHasVisibleText = !1;
e.activeHyperlinkOutputIndex = void 0;
}
function settleActiveHyperlink(e) {
e.activeHyperlinkHasVisibleText ? e.returnValue += closeHyperlink(e.activeHyperlink) : discardPendingHyperlink(e);
}
function applySgrToken(e) {
if (e.isPastEnd && !shouldIncludeSgrAfterEnd(e.token, e.activeStyles)) return;
if (e.include && hasSgrStartFragment(e.token) && e.pendingSgrOutputIndex === void 0) {
e.pendingSgrOutputIndex = e.returnValue.length;
e.pendingSgrActiveStyles = new Map(e.activeStyles);
}
e.activeStyles = applySgrFragments(e.activeStyles, e.token.fragments);
e.include && (e.returnValue += e.token.code);
}
function applyHyperlinkToken(e) {
if (e.isPastEnd && (e.token.action !== "close" || !e.activeHyperlink)) return;
if (e.token.action === "open") {
e.activeHyperlink && settleActiveHyperlink(e);
e.activeHyperlink = e.token;
e.activeHyperlinkHasVisibleText = !1;
e.activeHyperlinkOutputIndex = void 0;
e.include && (e.activeHyperlinkOutputIndex = e.returnValue.length);
} else if (e.token.action === "close") {
if (e.include && e.activeHyperlink && !e.activeHyperlinkHasVisibleText) {
discardPendingHyperlink(e);
return;
}
e.activeHyperlink = void 0;
e.activeHyperlinkHasVisibleText = !1;
e.activeHyperlinkOutputIndex = void 0;
}
e.include && (e.returnValue += e.token.code);
}
function applyControlToken(e) {
!e.isPastEnd && e.include && (e.returnValue += e.token.code);
}
function applyCharacterToken(e) {
if (!e.include && e.position >= e.start && !e.token.isGraphemeContinuation) {
e.include = !0;
e.returnValue = [...e.activeStyles.values()].join("");
if (e.activeHyperlink) {
e.activeHyperlinkOutputIndex = e.returnValue.length;
e.returnValue += e.activeHyperlink.code;
}
}
if (e.include) {
e.returnValue += e.token.value;
e.pendingSgrOutputIndex = void 0;
e.pendingSgrActiveStyles = void 0;
e.activeHyperlink && (e.activeHyperlinkHasVisibleText = !0);
}
e.position += e.token.visibleWidth;
}
let E = {
sgr: applySgrToken,
hyperlink: applyHyperlinkToken,
control: applyControlToken,
character: applyCharacterToken
};
function applyToken(e) {
E[e.token.type]?.(e);
}
function createHasContinuationAheadMap(e) {
let t = Array.from({ length: e.length }, () => !1);
let n = !1;
for (let r = e.length - 1; r >= 0; r--) {
let i = e[r];
t[r] = n;
i.type === "character" && (n = !!i.isGraphemeContinuation);
}
return t;
}
function isPastEndBoundary(e, t, n) {
if (n === void 0) return !1;
if (t >= n) return !0;
return e.type === "character" && !e.isGraphemeContinuation && t + e.visibleWidth > n;
}
function sliceAnsi(e, t, n) {
let r = tokenizeAnsi(e, { endCharacter: n });
let i = createHasContinuationAheadMap(r);
let a = {
start: t,
token: void 0,
isPastEnd: !1,
activeStyles: new Map(),
activeHyperlink: void 0,
activeHyperlinkHasVisibleText: !1,
activeHyperlinkOutputIndex: void 0,
pendingSgrOutputIndex: void 0,
pendingSgrActiveStyles: void 0,
position: 0,
returnValue: "",
include: !1
};
for (let [e, t] of r.entries()) {
let r = isPastEndBoundary(t, a.position, n);
r && t.type !== "character" && i[e] && (r = !1);
if (r && t.type === "character" && !t.isGraphemeContinuation) {
a.activeHyperlink && !a.activeHyperlinkHasVisibleText && discardPendingHyperlink(a);
if (a.pendingSgrOutputIndex !== void 0) {
a.returnValue = a.returnValue.slice(0, a.pendingSgrOutputIndex);
a.activeStyles = a.pendingSgrActiveStyles;
a.pendingSgrOutputIndex = void 0;
a.pendingSgrActiveStyles = void 0;
}
break;
}
a.token = t;
a.isPastEnd = r;
applyToken(a);
}
if (!a.include) return "";
a.activeHyperlink && settleActiveHyperlink(a);
a.returnValue += undoAnsiCodes(a.activeStyles);
return a.returnValue;
}
}),
83102: ((e, t, n) => {
n.d(t, { A: () => stringWidth });
let r = String.raw`(?:\u001B\u005C|\u009C)`;
let i = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
let a = String.raw`(?:\u001B\]|\u009D)[^\u0007${i}]*(?:\u0007|${r})`;
let o = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${i}]*${r}`;
let s = `${String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${r})?`}|${a}|${o}|${String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`}|${String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`}`;
function ansiRegex({ onlyFirst: e = !1 } = {}) {
return new RegExp(s, e ? void 0 : "g");
}
let c = ansiRegex();
function stripAnsi(e) {
if (typeof e != "string") throw TypeError(`Expected a \`string\`, got \`${typeof e}\``);
if (!e.includes("\x1B") && !e.includes("")) return e;
return e.replace(c, "");
}
var l = n(23482);
function validate(e) {
if (!Number.isSafeInteger(e)) throw TypeError(`Expected a code point, got \`${typeof e}\`.`);
}
function eastAsianWidth(e, { ambiguousAsWide: t = !1 } = {}) {
validate(e);
if ((0, l.Yj)(e) || (0, l.EW)(e) || t && (0, l.X2)(e)) return 2;
return 1;
}
let u = new Intl.Segmenter();
let d = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
let f = /\p{Spacing_Mark}/v;
let p = /^\p{RGI_Emoji}$/v;
let m = /^[\d#*]\u20E3$/;
let h = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(e) {
if (e.length > 50) return !1;
if (m.test(e)) return !0;
if (e.includes("‍")) {
let t = e.match(h);
return t !== null && t.length >= 2;
}
return !1;
}
function baseVisible(e) {
let t = e.search(d);
return t === -1 ? void 0 : e.slice(t);
}
function isHangulLeadingJamo(e) {
return e >= 4352 && e <= 4447 || e >= 43360 && e <= 43388;
}
function isHangulVowelJamo(e) {
return e >= 4448 && e <= 4519 || e >= 55216 && e <= 55238;
}
function isHangulTrailingJamo(e) {
return e >= 4520 && e <= 4607 || e >= 55243 && e <= 55291;
}
function isHangulJamo(e) {
return isHangulLeadingJamo(e) || isHangulVowelJamo(e) || isHangulTrailingJamo(e);
}
function hangulClusterWidth(e, t) {
let n = [];
for (let t of e) {
if (!d.test(t)) continue;
n.push(t.codePointAt(0));
}
if (n.length === 0) return;
let r = 0;
for (let e = 0; e < n.length; e++) {
let i = n[e];
if (!isHangulJamo(i)) {
if (r === 0) return;
for (let i = e; i < n.length; i++) r += eastAsianWidth(n[i], t);
return r;
}
if (isHangulLeadingJamo(i) && isHangulVowelJamo(n[e + 1])) {
r += 2;
e += isHangulTrailingJamo(n[e + 2]) ? 2 : 1;
continue;
}
r += eastAsianWidth(i, t);
}
return r;
}
function trailingWidth(e, t) {
let n = 0;
let r = !0;
for (let i of e) {
if (r) {
r = !1;
continue;
}
(f.test(i) || i >= "＀" && i <= "￯") && (n += eastAsianWidth(i.codePointAt(0), t));
}
return n;
}
function stringWidth(e, t = {}) {
if (typeof e != "string" || e.length === 0) return 0;
let { ambiguousIsNarrow: n = !0, countAnsiEscapeCodes: r = !1 } = t;
let i = e;
!r && (i.includes("\x1B") || i.includes("")) && (i = stripAnsi(i));
if (i.length === 0) return 0;
if (/^[\u0020-\u007E]*$/.test(i)) return i.length;
let a = 0;
let o = { ambiguousAsWide: !n };
for (let { segment: e } of u.segment(i)) {
let t = baseVisible(e);
if (t === void 0) continue;
if (p.test(e) || isDoubleWidthNonRgiEmojiSequence(e)) {
a += 2;
continue;
}
let n = hangulClusterWidth(t, o);
if (n !== void 0) {
a += n;
continue;
}
let r = t.codePointAt(0);
a += eastAsianWidth(r, o);
a += trailingWidth(t, o);
}
return a;
}
}),
30406: ((e, t, n) => {
n.d(t, { A: () => wrapAnsi });
var r = n(83102);
let wrapAnsi16 = (e = 0) => (t) => `\u001B[${t + e}m`;
let wrapAnsi256 = (e = 0) => (t) => `\u001B[${38 + e};5;${t}m`;
let wrapAnsi16m = (e = 0) => (t, n, r) => `\u001B[${38 + e};2;${t};${n};${r}m`;
let i = {
modifier: {
reset: [0, 0],
bold: [1, 22],
dim: [2, 22],
italic: [3, 23],
underline: [4, 24],
overline: [53, 55],
inverse: [7, 27],
hidden: [8, 28],
strikethrough: [9, 29]
},
color: {
black: [30, 39],
red: [31, 39],
green: [32, 39],
yellow: [33, 39],
blue: [34, 39],
magenta: [35, 39],
cyan: [36, 39],
white: [37, 39],
blackBright: [90, 39],
gray: [90, 39],
grey: [90, 39],
redBright: [91, 39],
greenBright: [92, 39],
yellowBright: [93, 39],
blueBright: [94, 39],
magentaBright: [95, 39],
cyanBright: [96, 39],
whiteBright: [97, 39]
},
bgColor: {
bgBlack: [40, 49],
bgRed: [41, 49],
bgGreen: [42, 49],
bgYellow: [43, 49],
bgBlue: [44, 49],
bgMagenta: [45, 49],
bgCyan: [46, 49],
bgWhite: [47, 49],
bgBlackBright: [100, 49],
bgGray: [100, 49],
bgGrey: [100, 49],
bgRedBright: [101, 49],
bgGreenBright: [102, 49],
bgYellowBright: [103, 49],
bgBlueBright: [104, 49],
bgMagentaBright: [105, 49],
bgCyanBright: [106, 49],
bgWhiteBright: [107, 49]
}
};
Object.keys(i.modifier);
let a = Object.keys(i.color);
let o = Object.keys(i.bgColor);
[...a, ...o];
function assembleStyles() {
let e = new Map();
for (let [t, n] of Object.entries(i)) {
for (let [t, r] of Object.entries(n)) {
i[t] = {
open: `\u001B[${r[0]}m`,
close: `\u001B[${r[1]}m`
};
n[t] = i[t];
e.set(r[0], r[1]);
}
Object.defineProperty(i, t, {
value: n,
enumerable: !1
});
}
Object.defineProperty(i, "codes", {
value: e,
enumerable: !1
});
i.color.close = "\x1B[39m";
i.bgColor.close = "\x1B[49m";
i.color.ansi = wrapAnsi16();
i.color.ansi256 = wrapAnsi256();
i.color.ansi16m = wrapAnsi16m();
i.bgColor.ansi = wrapAnsi16(10);
i.bgColor.ansi256 = wrapAnsi256(10);
i.bgColor.ansi16m = wrapAnsi16m(10);
Object.defineProperties(i, {
rgbToAnsi256: {
value(e, t, n) {
if (e === t && t === n) {
if (e < 8) return 16;
if (e > 248) return 231;
return Math.round((e - 8) / 247 * 24) + 232;
}
return 16 + 36 * Math.round(e / 255 * 5) + 6 * Math.round(t / 255 * 5) + Math.round(n / 255 * 5);
},
enumerable: !1
},
hexToRgb: {
value(e) {
let t = /[a-f\d]{6}|[a-f\d]{3}/i.exec(e.toString(16));
if (!t) return [
0,
0,
0
];
let [n] = t;
n.length === 3 && (n = [...n].map((e) => e + e).join(""));
let r = Number.parseInt(n, 16);
return [
r >> 16 & 255,
r >> 8 & 255,
r & 255
];
},
enumerable: !1
},
hexToAnsi256: {
value: (e) => i.rgbToAnsi256(...i.hexToRgb(e)),
enumerable: !1
},
ansi256ToAnsi: {
value(e) {
if (e < 8) return 30 + e;
if (e < 16) return 90 + (e - 8);
let t;
let n;
let r;
if (e >= 232) {
t = ((e - 232) * 10 + 8) / 255;
n = t;
r = t;
} else {
e -= 16;
let i = e % 36;
t = Math.floor(e / 36) / 5;
n = Math.floor(i / 6) / 5;
r = i % 6 / 5;
}
let i = Math.max(t, n, r) * 2;
if (i === 0) return 30;
let a = 30 + (Math.round(r) << 2 | Math.round(n) << 1 | Math.round(t));
i === 2 && (a += 60);
return a;
},
enumerable: !1
},
rgbToAnsi: {
value: (e, t, n) => i.ansi256ToAnsi(i.rgbToAnsi256(e, t, n)),
enumerable: !1
},
hexToAnsi: {
value: (e) => i.ansi256ToAnsi(i.hexToAnsi256(e)),
enumerable: !1
}
});
return i;
}
let s = assembleStyles();
let c = new Set(["\x1B", ""]);
let l = [...c].join("");
let u = "(?:\x07|\x1B\\\\)";
let d = String.raw`[^\u0000-\u001F\u007F-\u009F]*`;
let f = String.raw`8;(?<parameters>[^;\u0000-\u001F\u007F-\u009F]*);(?<uri>${d})${u}`;
let p = `${d}${u}`;
let m = RegExp(`(?:\\[|)(?:(?<sgr>[0-9;:]*)m|[0-?]*[ -/]*[@-~])|\\](?:${f}|${p})`, "y");
let h = new Set(s.codes.values());
h.delete(0);
let g = new Intl.Segmenter();
let getStringWidth = (e) => (0, r.A)(e, { countAnsiEscapeCodes: !0 });
let _ = RegExp(`[${l}]`, "g");
let v = RegExp(`[\\n${l}]`, "g");
let y = /^[ -~]*$/;
let wrapAnsiCode = (e) => `[${e}m`;
let wrapAnsiHyperlink = (e, t = "") => `]8;${t};${e}`;
let matchAnsiEscape = (e, t) => {
if (!c.has(e[t])) return;
m.lastIndex = t;
return m.exec(e) ?? void 0;
};
let forEachSegment = (e, t, n = () => {}) => {
let r = 0;
let i = 0;
for (; i < e.length;) {
_.lastIndex = i;
let a = _.exec(e);
if (!a) break;
let o = matchAnsiEscape(e, a.index);
if (!o) {
i = a.index + 1;
continue;
}
a.index > r && t(e.slice(r, a.index));
n(o[0]);
i = a.index + o[0].length;
r = i;
}
r < e.length && t(e.slice(r));
};
let getWidth = (e) => {
let t = "";
forEachSegment(e, (e) => {
t += e;
});
return getStringWidth(t);
};
let getTokens = (e) => {
let t = [];
forEachSegment(e, (e) => {
if (y.test(e)) {
for (let n of e) t.push({
value: n,
width: 1
});
return;
}
for (let { segment: n } of g.segment(e)) t.push({
value: n,
width: getStringWidth(n)
});
}, (e) => {
t.push({
value: e,
width: 0
});
});
return t;
};
let splitWords = (e) => {
let t = {
value: "",
plainText: ""
};
let n = [t];
forEachSegment(e, (e) => {
let r = e.split(" ");
t.value += r[0];
t.plainText += r[0];
for (let e = 1; e < r.length; e++) {
t = {
value: r[e],
plainText: r[e]
};
n.push(t);
}
}, (e) => {
t.value += e;
});
for (let e of n) e.width = getStringWidth(e.plainText);
return n;
};
let getColonColorToken = (e) => {
let t = e.split(":");
let n = Number.parseInt(t[0], 10);
let r = Number.parseInt(t[1], 10);
if (![
38,
48,
58
].includes(n)) return;
if (r === 5 && t.length === 3 && /^\d+$/.test(t[2])) return {
code: n,
open: e,
hasArguments: !0
};
if (r !== 2) return;
let i = t.length === 6 ? t.slice(3) : t.slice(2);
let a = t.length === 6 ? t[2] : void 0;
if (i.length === 3 && i.every((e) => /^\d+$/.test(e)) && (a === void 0 || /^\d*$/.test(a))) return {
code: n,
open: e,
hasArguments: !0
};
};
let getSgrTokens = (e) => {
let t = e.split(";");
let n = [];
for (let e = 0; e < t.length; e++) {
let r = t[e];
if (r.includes(":")) {
let e = getColonColorToken(r);
e && n.push(e);
continue;
}
let i = r === "" ? 0 : Number.parseInt(r, 10);
if (!Number.isFinite(i)) continue;
if (i === 38 || i === 48 || i === 58) {
if (e + 1 >= t.length) break;
let r = Number.parseInt(t[e + 1], 10);
let a = Number.parseInt(t[e + 2], 10);
if (r === 5 && Number.isFinite(a)) {
n.push({
code: i,
open: [
i,
r,
a
].join(";"),
hasArguments: !0
});
e += 2;
continue;
}
let o = Number.parseInt(t[e + 2], 10);
let s = Number.parseInt(t[e + 3], 10);
let c = Number.parseInt(t[e + 4], 10);
if (r === 2 && Number.isFinite(o) && Number.isFinite(s) && Number.isFinite(c)) {
n.push({
code: i,
open: [
i,
r,
o,
s,
c
].join(";"),
hasArguments: !0
});
e += 4;
continue;
}
break;
}
n.push({
code: i,
open: String(i),
hasArguments: !1
});
}
return n;
};
let removeActiveStyle = (e, t) => {
let n = e.findIndex((e) => e.family === t);
n !== -1 && e.splice(n, 1);
};
let upsertActiveStyle = (e, t) => {
removeActiveStyle(e, t.family);
e.push(t);
};
let removeModifierStylesByClose = (e, t) => {
for (let n = e.length - 1; n >= 0; n--) {
let r = e[n];
r.family.startsWith("modifier-") && r.close === t && e.splice(n, 1);
}
};
let getColorStyle = (e) => {
let { code: t, open: n, hasArguments: r } = e;
if (t >= 30 && t <= 37 || t >= 90 && t <= 97 || t === 38 && r) return {
family: "foreground",
open: n,
close: 39
};
if (t >= 40 && t <= 47 || t >= 100 && t <= 107 || t === 48 && r) return {
family: "background",
open: n,
close: 49
};
if (t === 58 && r) return {
family: "underlineColor",
open: n,
close: 59
};
};
let applySgrResetCode = (e, t) => {
if (e === 0) {
t.length = 0;
return !0;
}
if (e === 39) {
removeActiveStyle(t, "foreground");
return !0;
}
if (e === 49) {
removeActiveStyle(t, "background");
return !0;
}
if (e === 59) {
removeActiveStyle(t, "underlineColor");
return !0;
}
if (h.has(e)) {
removeModifierStylesByClose(t, e);
return !0;
}
return !1;
};
let applySgrToken = (e, t) => {
let { code: n } = e;
if (applySgrResetCode(n, t)) return;
let r = getColorStyle(e);
if (r) {
upsertActiveStyle(t, r);
return;
}
let i = s.codes.get(n);
i !== void 0 && i !== 0 && upsertActiveStyle(t, {
family: `modifier-${n}`,
open: e.open,
close: i
});
};
let applySgrParameters = (e, t) => {
for (let n of getSgrTokens(e)) applySgrToken(n, t);
};
let applySgrResets = (e, t) => {
for (let { code: n } of getSgrTokens(e)) applySgrResetCode(n, t);
};
let applyLeadingSgrResets = (e, t, n) => {
let r = t;
for (; r < e.length;) {
let t = matchAnsiEscape(e, r);
if (!t) break;
t.groups.sgr !== void 0 && applySgrResets(t.groups.sgr, n);
r += t[0].length;
}
};
let getClosingSgrSequence = (e) => [...e].reverse().map((e) => wrapAnsiCode(e.close)).join("");
let getOpeningSgrSequence = (e) => e.map((e) => wrapAnsiCode(e.open)).join("");
let wrapWord = (e, t, n, r) => {
let i = getTokens(t);
let a = r;
for (let t = 0; t < i.length; t++) {
let r = i[t];
if (r.width > 0 && a > 0 && a + r.width > n) {
e.push("");
a = 0;
}
e[e.length - 1] += r.value;
a += r.width;
if (a === n && t < i.length - 1) {
e.push("");
a = 0;
}
}
!a && e.at(-1).length > 0 && e.length > 1 && (e[e.length - 2] += e.pop());
return getWidth(e.at(-1));
};
let stringVisibleTrimSpacesRight = (e) => {
if (!e.includes(" ")) return e;
let t = [];
forEachSegment(e, (e) => {
t.push({
value: e,
isEscape: !1
});
}, (e) => {
t.push({
value: e,
isEscape: !0
});
});
for (let e = t.length - 1; e >= 0; e--) {
let n = t[e];
if (n.isEscape) continue;
let r = n.value.length;
for (; r > 0 && n.value[r - 1] === " ";) r--;
n.value = n.value.slice(0, r);
if (getStringWidth(n.value) > 0) break;
}
return t.map((e) => e.value).join("");
};
let expandTabs = (e) => {
if (!e.includes("	")) return e;
let t = 0;
let n = "";
let r = "";
let expandPlainText = (e) => {
let i = e.split("	");
for (let [e, a] of i.entries()) {
n += a;
r += a;
if (e < i.length - 1) {
t += getStringWidth(r);
r = "";
let e = 8 - t % 8;
n += " ".repeat(e);
t += e;
}
}
};
forEachSegment(e, expandPlainText, (e) => {
n += e;
});
return n;
};
let restoreStylesAcrossRows = (e) => {
let t = "";
let n;
let r = [];
let i = 0;
let a = 0;
for (; i < e.length;) {
v.lastIndex = i;
let o = v.exec(e);
if (!o) break;
i = o.index;
if (o[0] !== "\n") {
let t = matchAnsiEscape(e, i);
if (!t) {
i++;
continue;
}
let { groups: a } = t;
a.sgr === void 0 ? a.uri !== void 0 && (n = a.uri.length === 0 ? void 0 : {
parameters: a.parameters,
uri: a.uri
}) : applySgrParameters(a.sgr, r);
i += t[0].length;
continue;
}
t += e.slice(a, i);
if (i > a) {
n && (t += wrapAnsiHyperlink(""));
t += getClosingSgrSequence(r);
}
t += "\n";
i++;
a = i;
if (i < e.length && e[i] !== "\n") {
let a = [...r];
applyLeadingSgrResets(e, i, a);
t += getOpeningSgrSequence(a);
n && (t += wrapAnsiHyperlink(n.uri, n.parameters));
}
}
return t + e.slice(a);
};
let exec = (e, t, n = {}) => {
if (n.trim !== !1 && e.trim() === "") return "";
let r = splitWords(e);
let i = [""];
let a = 0;
let o = -1;
let s = !0;
for (let e of r) {
let r = i.length - 1;
if (n.trim !== !1 && o !== r) {
let e = i[r];
let t = e.trimStart();
if (t.length !== e.length) {
i[r] = t;
a = getWidth(t);
}
t.length > 0 && (o = r);
}
if (s) s = !1;
else {
if (a >= t && (n.wordWrap === !1 || n.trim === !1)) {
i.push("");
a = 0;
}
if (a > 0 || n.trim === !1) {
i[i.length - 1] += " ";
a++;
}
}
if (n.hard && n.wordWrap !== !1 && e.width > t) {
let n = t - a;
let r = 1 + Math.floor((e.width - n - 1) / t);
if (Math.floor((e.width - 1) / t) < r) {
i.push("");
a = 0;
}
a = wrapWord(i, e.value, t, a);
continue;
}
if (a + e.width > t && a > 0 && e.width > 0) {
if (n.wordWrap === !1 && a < t) {
a = wrapWord(i, e.value, t, a);
continue;
}
i.push("");
a = 0;
}
if (a + e.width > t && n.wordWrap === !1) {
a = wrapWord(i, e.value, t, a);
continue;
}
i[i.length - 1] += e.value;
a += e.width;
}
n.trim !== !1 && (i = i.map((e) => stringVisibleTrimSpacesRight(e)));
return restoreStylesAcrossRows(i.join("\n"));
};
let normalizeText = (e) => {
let t = "";
forEachSegment(e, (e) => {
t += e.normalize();
}, (e) => {
t += e;
});
return t;
};
function wrapAnsi(e, t, n) {
return normalizeText(String(e)).replaceAll("\r\n", "\n").split("\n").map((e) => exec(expandTabs(e), t, n)).join("\n");
}
})
};
