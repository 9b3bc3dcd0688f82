export const id = 9132;
export const ids = [9132];
export const modules = {
73456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X2: () => isAmbiguous,
Yj: () => isFullwidth,
EW: () => isWide
});
let ambiguousRanges = [
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
let fullwidthRanges = [
12288,
12288,
65281,
65376,
65504,
65510
];
let wideRanges = [
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
let utilities_isInRange = (ranges, codePoint) => {
let low = 0;
let high = Math.floor(ranges.length / 2) - 1;
for (; low <= high;) {
let mid = Math.floor((low + high) / 2);
let i = mid * 2;
if (codePoint < ranges[i]) high = mid - 1;
else if (codePoint > ranges[i + 1]) low = mid + 1;
else return !0;
}
return !1;
};
let commonCjkCodePoint = 19968;
let [wideFastPathStart, wideFastPathEnd] = findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
let fastPathStart = ranges[0];
let fastPathEnd = ranges[1];
for (let index = 0; index < ranges.length; index += 2) {
let start = ranges[index];
let end = ranges[index + 1];
if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) return [start, end];
if (end - start > fastPathEnd - fastPathStart) {
fastPathStart = start;
fastPathEnd = end;
}
}
return [fastPathStart, fastPathEnd];
}
let isAmbiguous = (codePoint) => {
if (codePoint < 161 || codePoint > 1114109) return !1;
return utilities_isInRange(ambiguousRanges, codePoint);
};
let isFullwidth = (codePoint) => {
if (codePoint < 12288 || codePoint > 65510) return !1;
return utilities_isInRange(fullwidthRanges, codePoint);
};
let isWide = (codePoint) => {
if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) return !0;
if (codePoint < 4352 || codePoint > 262141) return !1;
return utilities_isInRange(wideRanges, codePoint);
};
}),
85209: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => sliceAnsi });
let wrapAnsi16 = (offset = 0) => (code) => `\u001B[${code + offset}m`;
let wrapAnsi256 = (offset = 0) => (code) => `\u001B[${38 + offset};5;${code}m`;
let wrapAnsi16m = (offset = 0) => (red, green, blue) => `\u001B[${38 + offset};2;${red};${green};${blue}m`;
let styles = {
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
Object.keys(styles.modifier);
let foregroundColorNames = Object.keys(styles.color);
let backgroundColorNames = Object.keys(styles.bgColor);
[...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
let codes = new Map();
for (let [groupName, group] of Object.entries(styles)) {
for (let [styleName, style] of Object.entries(group)) {
styles[styleName] = {
open: `\u001B[${style[0]}m`,
close: `\u001B[${style[1]}m`
};
group[styleName] = styles[styleName];
codes.set(style[0], style[1]);
}
Object.defineProperty(styles, groupName, {
value: group,
enumerable: !1
});
}
Object.defineProperty(styles, "codes", {
value: codes,
enumerable: !1
});
styles.color.close = "\x1B[39m";
styles.bgColor.close = "\x1B[49m";
styles.color.ansi = wrapAnsi16();
styles.color.ansi256 = wrapAnsi256();
styles.color.ansi16m = wrapAnsi16m();
styles.bgColor.ansi = wrapAnsi16(10);
styles.bgColor.ansi256 = wrapAnsi256(10);
styles.bgColor.ansi16m = wrapAnsi16m(10);
Object.defineProperties(styles, {
rgbToAnsi256: {
value(red, green, blue) {
if (red === green && green === blue) {
if (red < 8) return 16;
if (red > 248) return 231;
return Math.round((red - 8) / 247 * 24) + 232;
}
return 16 + 36 * Math.round(red / 255 * 5) + 6 * Math.round(green / 255 * 5) + Math.round(blue / 255 * 5);
},
enumerable: !1
},
hexToRgb: {
value(hex) {
let matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
if (!matches) return [
0,
0,
0
];
let [colorString] = matches;
colorString.length === 3 && (colorString = [...colorString].map((character) => character + character).join(""));
let integer = Number.parseInt(colorString, 16);
return [
integer >> 16 & 255,
integer >> 8 & 255,
integer & 255
];
},
enumerable: !1
},
hexToAnsi256: {
value: (hex) => styles.rgbToAnsi256(...styles.hexToRgb(hex)),
enumerable: !1
},
ansi256ToAnsi: {
value(code) {
if (code < 8) return 30 + code;
if (code < 16) return 90 + (code - 8);
let red;
let green;
let blue;
if (code >= 232) {
red = ((code - 232) * 10 + 8) / 255;
green = red;
blue = red;
} else {
code -= 16;
let remainder = code % 36;
red = Math.floor(code / 36) / 5;
green = Math.floor(remainder / 6) / 5;
blue = remainder % 6 / 5;
}
let value = Math.max(red, green, blue) * 2;
if (value === 0) return 30;
let result = 30 + (Math.round(blue) << 2 | Math.round(green) << 1 | Math.round(red));
value === 2 && (result += 60);
return result;
},
enumerable: !1
},
rgbToAnsi: {
value: (red, green, blue) => styles.ansi256ToAnsi(styles.rgbToAnsi256(red, green, blue)),
enumerable: !1
},
hexToAnsi: {
value: (hex) => styles.ansi256ToAnsi(styles.hexToAnsi256(hex)),
enumerable: !1
}
});
return styles;
}
let ansi_styles = assembleStyles();
var lookup = __webpack_require__(73456);
function isFullwidthCodePoint(codePoint) {
if (!Number.isInteger(codePoint)) return !1;
return (0, lookup.Yj)(codePoint) || (0, lookup.EW)(codePoint);
}
let ESCAPES = new Set([
27,
144,
152,
155,
156,
157,
158,
159
]);
let ANSI_HYPERLINK_ESC_PREFIX = "\x1B]8;";
let ANSI_HYPERLINK_C1_PREFIX = "8;";
let ANSI_HYPERLINK_ESC_CLOSE = `${ANSI_HYPERLINK_ESC_PREFIX};`;
let ANSI_HYPERLINK_C1_CLOSE = `${ANSI_HYPERLINK_C1_PREFIX};`;
let CODE_POINT_0 = "0".codePointAt(0);
let CODE_POINT_9 = "9".codePointAt(0);
let CODE_POINT_SEMICOLON = ";".codePointAt(0);
let CODE_POINT_COLON = ":".codePointAt(0);
let CODE_POINT_CSI_PARAMETER_START = "0".codePointAt(0);
let CODE_POINT_CSI_PARAMETER_END = "?".codePointAt(0);
let CODE_POINT_CSI_INTERMEDIATE_START = " ".codePointAt(0);
let CODE_POINT_CSI_INTERMEDIATE_END = "/".codePointAt(0);
let CODE_POINT_CSI_FINAL_START = "@".codePointAt(0);
let CODE_POINT_CSI_FINAL_END = "~".codePointAt(0);
let EMOJI_PRESENTATION_GRAPHEME_REGEX = /\p{Emoji_Presentation}/v;
let GRAPHEME_SEGMENTER = new Intl.Segmenter(void 0, { granularity: "grapheme" });
let endCodeNumbers = new Set();
for (let [, end] of ansi_styles.codes) endCodeNumbers.add(end);
function isSgrParameterCharacter(codePoint) {
return codePoint >= CODE_POINT_0 && codePoint <= CODE_POINT_9 || codePoint === CODE_POINT_SEMICOLON || codePoint === CODE_POINT_COLON;
}
function isCsiParameterCharacter(codePoint) {
return codePoint >= CODE_POINT_CSI_PARAMETER_START && codePoint <= CODE_POINT_CSI_PARAMETER_END;
}
function isCsiIntermediateCharacter(codePoint) {
return codePoint >= CODE_POINT_CSI_INTERMEDIATE_START && codePoint <= CODE_POINT_CSI_INTERMEDIATE_END;
}
function isCsiFinalCharacter(codePoint) {
return codePoint >= CODE_POINT_CSI_FINAL_START && codePoint <= CODE_POINT_CSI_FINAL_END;
}
function isRegionalIndicatorCodePoint(codePoint) {
return codePoint >= 127462 && codePoint <= 127487;
}
function createControlParseResult(code, endIndex) {
return {
token: {
type: "control",
code
},
endIndex
};
}
function isEmojiStyleGrapheme(grapheme) {
if (EMOJI_PRESENTATION_GRAPHEME_REGEX.test(grapheme)) return !0;
for (let character of grapheme) {
let codePoint = character.codePointAt(0);
if (codePoint === 65039 || codePoint === 8419) return !0;
}
return !1;
}
function getGraphemeWidth(grapheme) {
let regionalIndicatorCount = 0;
for (let character of grapheme) {
let codePoint = character.codePointAt(0);
if (isFullwidthCodePoint(codePoint)) return 2;
isRegionalIndicatorCodePoint(codePoint) && regionalIndicatorCount++;
}
if (regionalIndicatorCount >= 1) return 2;
if (isEmojiStyleGrapheme(grapheme)) return 2;
return 1;
}
function getSgrPrefix(code) {
if (code.startsWith("")) return "";
return "\x1B[";
}
function createSgrCode(prefix, values) {
return `${prefix}${values.join(";")}m`;
}
function getSgrFragments(code) {
let fragments = [];
let sgrPrefix = getSgrPrefix(code);
let parameterString;
if (code.startsWith("\x1B[")) parameterString = code.slice(2, -1);
else if (code.startsWith("")) parameterString = code.slice(1, -1);
else return fragments;
let rawCodes = parameterString.length === 0 ? ["0"] : parameterString.split(";");
let index = 0;
for (; index < rawCodes.length;) {
let codeNumber = Number.parseInt(rawCodes[index], 10);
if (Number.isNaN(codeNumber)) {
index++;
continue;
}
if (codeNumber === 0) {
fragments.push({ type: "reset" });
index++;
continue;
}
if (codeNumber === 38 || codeNumber === 48) {
let colorType = Number.parseInt(rawCodes[index + 1], 10);
if (colorType === 5 && index + 2 < rawCodes.length) {
let openCode = createSgrCode(sgrPrefix, rawCodes.slice(index, index + 3));
fragments.push({
type: "start",
code: openCode,
endCode: ansi_styles.color.ansi(codeNumber === 38 ? 39 : 49)
});
index += 3;
continue;
}
if (colorType === 2 && index + 4 < rawCodes.length) {
let openCode = createSgrCode(sgrPrefix, rawCodes.slice(index, index + 5));
fragments.push({
type: "start",
code: openCode,
endCode: ansi_styles.color.ansi(codeNumber === 38 ? 39 : 49)
});
index += 5;
continue;
}
let openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
fragments.push({
type: "start",
code: openCode,
endCode: ansi_styles.color.ansi(codeNumber === 38 ? 39 : 49)
});
index++;
continue;
}
if (endCodeNumbers.has(codeNumber)) {
fragments.push({
type: "end",
endCode: ansi_styles.color.ansi(codeNumber)
});
index++;
continue;
}
let mappedEndCode = ansi_styles.codes.get(codeNumber);
if (mappedEndCode !== void 0) {
let openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
fragments.push({
type: "start",
code: openCode,
endCode: ansi_styles.color.ansi(mappedEndCode)
});
index++;
continue;
}
let openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
fragments.push({
type: "start",
code: openCode,
endCode: ansi_styles.reset.open
});
index++;
}
fragments.length === 0 && fragments.push({ type: "reset" });
return fragments;
}
function parseCsiCode(string, index) {
let escapeCodePoint = string.codePointAt(index);
let sequenceStartIndex;
if (escapeCodePoint === 27) {
if (string[index + 1] !== "[") return;
sequenceStartIndex = index + 2;
} else if (escapeCodePoint === 155) sequenceStartIndex = index + 1;
else return;
let hasCanonicalSgrParameters = !0;
for (let sequenceIndex = sequenceStartIndex; sequenceIndex < string.length; sequenceIndex++) {
let codePoint = string.codePointAt(sequenceIndex);
if (isCsiFinalCharacter(codePoint)) {
let code = string.slice(index, sequenceIndex + 1);
if (string[sequenceIndex] !== "m" || !hasCanonicalSgrParameters) return createControlParseResult(code, sequenceIndex + 1);
return {
token: {
type: "sgr",
code,
fragments: getSgrFragments(code)
},
endIndex: sequenceIndex + 1
};
}
if (isCsiParameterCharacter(codePoint)) {
isSgrParameterCharacter(codePoint) || (hasCanonicalSgrParameters = !1);
continue;
}
if (isCsiIntermediateCharacter(codePoint)) {
hasCanonicalSgrParameters = !1;
continue;
}
let endIndex = sequenceIndex;
return createControlParseResult(string.slice(index, endIndex), endIndex);
}
return createControlParseResult(string.slice(index), string.length);
}
function parseHyperlinkCode(string, index) {
let hyperlinkPrefix;
let hyperlinkClose;
let codePoint = string.codePointAt(index);
if (codePoint === 27 && string.startsWith(ANSI_HYPERLINK_ESC_PREFIX, index)) {
hyperlinkPrefix = ANSI_HYPERLINK_ESC_PREFIX;
hyperlinkClose = ANSI_HYPERLINK_ESC_CLOSE;
} else if (codePoint === 157 && string.startsWith(ANSI_HYPERLINK_C1_PREFIX, index)) {
hyperlinkPrefix = ANSI_HYPERLINK_C1_PREFIX;
hyperlinkClose = ANSI_HYPERLINK_C1_CLOSE;
} else return;
let uriStart = string.indexOf(";", index + hyperlinkPrefix.length);
if (uriStart === -1) return createControlParseResult(string.slice(index), string.length);
for (let sequenceIndex = uriStart + 1; sequenceIndex < string.length; sequenceIndex++) {
let character = string[sequenceIndex];
if (character === "\x07") return {
token: {
type: "hyperlink",
code: string.slice(index, sequenceIndex + 1),
action: sequenceIndex === uriStart + 1 ? "close" : "open",
closePrefix: hyperlinkClose,
terminator: "\x07"
},
endIndex: sequenceIndex + 1
};
if (character === "\x1B" && string[sequenceIndex + 1] === "\\") return {
token: {
type: "hyperlink",
code: string.slice(index, sequenceIndex + 2),
action: sequenceIndex === uriStart + 1 ? "close" : "open",
closePrefix: hyperlinkClose,
terminator: "\x1B\\"
},
endIndex: sequenceIndex + 2
};
if (character === "") return {
token: {
type: "hyperlink",
code: string.slice(index, sequenceIndex + 1),
action: sequenceIndex === uriStart + 1 ? "close" : "open",
closePrefix: hyperlinkClose,
terminator: ""
},
endIndex: sequenceIndex + 1
};
}
return createControlParseResult(string.slice(index), string.length);
}
function parseControlStringCode(string, index) {
let codePoint = string.codePointAt(index);
let sequenceStartIndex;
let supportsBellTerminator = !1;
switch (codePoint) {
case 27:
switch (string[index + 1]) {
case "]":
sequenceStartIndex = index + 2;
supportsBellTerminator = !0;
break;
case "P":
case "X":
case "^":
case "_":
sequenceStartIndex = index + 2;
break;
case "\\": return createControlParseResult("\x1B\\", index + 2);
default: return;
}
break;
case 157:
sequenceStartIndex = index + 1;
supportsBellTerminator = !0;
break;
case 144:
case 152:
case 158:
case 159:
sequenceStartIndex = index + 1;
break;
case 156: return createControlParseResult("", index + 1);
default: return;
}
for (let sequenceIndex = sequenceStartIndex; sequenceIndex < string.length; sequenceIndex++) {
if (supportsBellTerminator && string[sequenceIndex] === "\x07") return createControlParseResult(string.slice(index, sequenceIndex + 1), sequenceIndex + 1);
if (string[sequenceIndex] === "\x1B" && string[sequenceIndex + 1] === "\\") return createControlParseResult(string.slice(index, sequenceIndex + 2), sequenceIndex + 2);
if (string[sequenceIndex] === "") return createControlParseResult(string.slice(index, sequenceIndex + 1), sequenceIndex + 1);
}
return createControlParseResult(string.slice(index), string.length);
}
function parseAnsiCode(string, index) {
let codePoint = string.codePointAt(index);
if (codePoint === 27 || codePoint === 157) {
let hyperlinkCode = parseHyperlinkCode(string, index);
if (hyperlinkCode) return hyperlinkCode;
}
let controlStringCode = parseControlStringCode(string, index);
if (controlStringCode) return controlStringCode;
return parseCsiCode(string, index);
}
function appendTrailingAnsiTokens(string, index, tokens) {
for (; index < string.length;) {
let nextCodePoint = string.codePointAt(index);
if (!ESCAPES.has(nextCodePoint)) break;
let escapeCode = parseAnsiCode(string, index);
if (!escapeCode) break;
tokens.push(escapeCode.token);
index = escapeCode.endIndex;
}
return index;
}
function parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments) {
let segment = graphemeSegments.containing(index);
if (!segment || segment.index !== index) return;
return {
token: {
type: "character",
value: segment.segment,
visibleWidth: getGraphemeWidth(segment.segment),
isGraphemeContinuation: !1
},
endIndex: index + segment.segment.length
};
}
function collectVisibleCharacters(string) {
let visibleCharacters = [];
let index = 0;
for (; index < string.length;) {
let codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
let code = parseAnsiCode(string, index);
if (code) {
index = code.endIndex;
continue;
}
}
let value = String.fromCodePoint(codePoint);
visibleCharacters.push({
value,
visibleWidth: 1,
isGraphemeContinuation: !1
});
index += value.length;
}
return visibleCharacters;
}
function applyGraphemeMetadata(visibleCharacters) {
if (visibleCharacters.length === 0) return;
let visibleString = visibleCharacters.map(({ value }) => value).join("");
let scalarOffsets = [];
let scalarOffset = 0;
for (let visibleCharacter of visibleCharacters) {
scalarOffsets.push(scalarOffset);
scalarOffset += visibleCharacter.value.length;
}
let scalarIndex = 0;
for (let segment of GRAPHEME_SEGMENTER.segment(visibleString)) {
for (; scalarIndex < visibleCharacters.length && scalarOffsets[scalarIndex] < segment.index;) scalarIndex++;
let graphemeIndex = scalarIndex;
let isFirstInGrapheme = !0;
for (; graphemeIndex < visibleCharacters.length && scalarOffsets[graphemeIndex] < segment.index + segment.segment.length;) {
visibleCharacters[graphemeIndex].visibleWidth = isFirstInGrapheme ? getGraphemeWidth(segment.segment) : 0;
visibleCharacters[graphemeIndex].isGraphemeContinuation = !isFirstInGrapheme;
isFirstInGrapheme = !1;
graphemeIndex++;
}
scalarIndex = graphemeIndex;
}
}
function tokenizeAnsiWithVisibleSegmentation(string, { endCharacter = Infinity } = {}) {
let tokens = [];
let visibleCharacters = collectVisibleCharacters(string);
applyGraphemeMetadata(visibleCharacters);
let index = 0;
let visibleCharacterIndex = 0;
let visibleCount = 0;
for (; index < string.length;) {
let codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
let code = parseAnsiCode(string, index);
if (code) {
tokens.push(code.token);
index = code.endIndex;
continue;
}
}
let value = String.fromCodePoint(codePoint);
let visibleCharacter = visibleCharacters[visibleCharacterIndex];
let visibleWidth = isFullwidthCodePoint(codePoint) ? 2 : value.length;
visibleCharacter && (visibleWidth = visibleCharacter.visibleWidth);
let token = {
type: "character",
value,
visibleWidth,
isGraphemeContinuation: visibleCharacter ? visibleCharacter.isGraphemeContinuation : !1
};
tokens.push(token);
index += value.length;
visibleCharacterIndex++;
visibleCount += token.visibleWidth;
if (visibleCount >= endCharacter) {
let nextVisibleCharacter = visibleCharacters[visibleCharacterIndex];
if (!nextVisibleCharacter || !nextVisibleCharacter.isGraphemeContinuation) {
index = appendTrailingAnsiTokens(string, index, tokens);
break;
}
}
}
return tokens;
}
function areValuesInSameGrapheme(leftValue, rightValue) {
let pair = `${leftValue}${rightValue}`;
let splitIndex = leftValue.length;
for (let segment of GRAPHEME_SEGMENTER.segment(pair)) {
if (segment.index === splitIndex) return !1;
if (segment.index > splitIndex) return !0;
}
return !0;
}
function hasAnsiSplitContinuationAhead(string, startIndex, previousVisibleValue, graphemeSegments) {
if (!previousVisibleValue) return !1;
let index = startIndex;
let hasAnsiCode = !1;
for (; index < string.length;) {
let codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
let code = parseAnsiCode(string, index);
if (code) {
hasAnsiCode = !0;
index = code.endIndex;
continue;
}
}
if (!hasAnsiCode) return !1;
let characterToken = parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments);
if (!characterToken) return !0;
return areValuesInSameGrapheme(previousVisibleValue, characterToken.token.value);
}
return !1;
}
function tokenizeAnsi(string, { endCharacter = Infinity } = {}) {
let tokens = [];
let graphemeSegments = GRAPHEME_SEGMENTER.segment(string);
let index = 0;
let visibleCount = 0;
let previousVisibleValue;
let hasAnsiSinceLastVisible = !1;
for (; index < string.length;) {
let codePoint = string.codePointAt(index);
if (ESCAPES.has(codePoint)) {
let code = parseAnsiCode(string, index);
if (code) {
tokens.push(code.token);
index = code.endIndex;
hasAnsiSinceLastVisible = !0;
continue;
}
}
let characterToken = parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments);
if (!characterToken) return tokenizeAnsiWithVisibleSegmentation(string, { endCharacter });
if (hasAnsiSinceLastVisible && previousVisibleValue && areValuesInSameGrapheme(previousVisibleValue, characterToken.token.value)) return tokenizeAnsiWithVisibleSegmentation(string, { endCharacter });
tokens.push(characterToken.token);
index = characterToken.endIndex;
visibleCount += characterToken.token.visibleWidth;
hasAnsiSinceLastVisible = !1;
previousVisibleValue = characterToken.token.value;
if (visibleCount >= endCharacter) {
if (hasAnsiSplitContinuationAhead(string, index, previousVisibleValue, graphemeSegments)) return tokenizeAnsiWithVisibleSegmentation(string, { endCharacter });
index = appendTrailingAnsiTokens(string, index, tokens);
break;
}
}
return tokens;
}
function applySgrFragments(activeStyles, fragments) {
for (let fragment of fragments) switch (fragment.type) {
case "reset":
activeStyles.clear();
break;
case "end":
activeStyles.delete(fragment.endCode);
break;
case "start":
activeStyles.delete(fragment.endCode);
activeStyles.set(fragment.endCode, fragment.code);
}
return activeStyles;
}
function undoAnsiCodes(activeStyles) {
return [...activeStyles.keys()].toReversed().join("");
}
function closeHyperlink(hyperlinkToken) {
return `${hyperlinkToken.closePrefix}${hyperlinkToken.terminator}`;
}
function shouldIncludeSgrAfterEnd(token, activeStyles) {
let hasStartFragment = !1;
let hasClosingEffect = !1;
for (let fragment of token.fragments) {
if (fragment.type === "start") {
hasStartFragment = !0;
continue;
}
if (fragment.type === "reset" && activeStyles.size > 0) {
hasClosingEffect = !0;
continue;
}
fragment.type === "end" && activeStyles.has(fragment.endCode) && (hasClosingEffect = !0);
}
return hasClosingEffect && !hasStartFragment;
}
function hasSgrStartFragment(token) {
return token.fragments.some((fragment) => fragment.type === "start");
}
function discardPendingHyperlink(state) {
if (state.activeHyperlink && !state.activeHyperlinkHasVisibleText && state.activeHyperlinkOutputIndex !== void 0) {
let openCodeLength = state.activeHyperlink.code.length;
state.returnValue = state.returnValue.slice(0, state.activeHyperlinkOutputIndex) + state.returnValue.slice(state.activeHyperlinkOutputIndex + openCodeLength);
state.pendingSgrOutputIndex !== void 0 && state.pendingSgrOutputIndex > state.activeHyperlinkOutputIndex && (state.pendingSgrOutputIndex -= openCodeLength);
}
state.activeHyperlink = void 0;
state.activeHyperlinkHasVisibleText = !1;
state.activeHyperlinkOutputIndex = void 0;
}
function settleActiveHyperlink(state) {
state.activeHyperlinkHasVisibleText ? state.returnValue += closeHyperlink(state.activeHyperlink) : discardPendingHyperlink(state);
}
function applySgrToken(state) {
if (state.isPastEnd && !shouldIncludeSgrAfterEnd(state.token, state.activeStyles)) return;
if (state.include && hasSgrStartFragment(state.token) && state.pendingSgrOutputIndex === void 0) {
state.pendingSgrOutputIndex = state.returnValue.length;
state.pendingSgrActiveStyles = new Map(state.activeStyles);
}
state.activeStyles = applySgrFragments(state.activeStyles, state.token.fragments);
state.include && (state.returnValue += state.token.code);
}
function applyHyperlinkToken(state) {
if (state.isPastEnd && (state.token.action !== "close" || !state.activeHyperlink)) return;
if (state.token.action === "open") {
state.activeHyperlink && settleActiveHyperlink(state);
state.activeHyperlink = state.token;
state.activeHyperlinkHasVisibleText = !1;
state.activeHyperlinkOutputIndex = void 0;
state.include && (state.activeHyperlinkOutputIndex = state.returnValue.length);
} else if (state.token.action === "close") {
if (state.include && state.activeHyperlink && !state.activeHyperlinkHasVisibleText) {
discardPendingHyperlink(state);
return;
}
state.activeHyperlink = void 0;
state.activeHyperlinkHasVisibleText = !1;
state.activeHyperlinkOutputIndex = void 0;
}
state.include && (state.returnValue += state.token.code);
}
function applyControlToken(state) {
!state.isPastEnd && state.include && (state.returnValue += state.token.code);
}
function applyCharacterToken(state) {
if (!state.include && state.position >= state.start && !state.token.isGraphemeContinuation) {
state.include = !0;
state.returnValue = [...state.activeStyles.values()].join("");
if (state.activeHyperlink) {
state.activeHyperlinkOutputIndex = state.returnValue.length;
state.returnValue += state.activeHyperlink.code;
}
}
if (state.include) {
state.returnValue += state.token.value;
state.pendingSgrOutputIndex = void 0;
state.pendingSgrActiveStyles = void 0;
state.activeHyperlink && (state.activeHyperlinkHasVisibleText = !0);
}
state.position += state.token.visibleWidth;
}
let tokenHandlers = {
sgr: applySgrToken,
hyperlink: applyHyperlinkToken,
control: applyControlToken,
character: applyCharacterToken
};
function applyToken(state) {
tokenHandlers[state.token.type]?.(state);
}
function createHasContinuationAheadMap(tokens) {
let hasContinuationAhead = Array.from({ length: tokens.length }, () => !1);
let nextCharacterIsContinuation = !1;
for (let tokenIndex = tokens.length - 1; tokenIndex >= 0; tokenIndex--) {
let token = tokens[tokenIndex];
hasContinuationAhead[tokenIndex] = nextCharacterIsContinuation;
token.type === "character" && (nextCharacterIsContinuation = !!token.isGraphemeContinuation);
}
return hasContinuationAhead;
}
function isPastEndBoundary(token, position, end) {
if (end === void 0) return !1;
if (position >= end) return !0;
return token.type === "character" && !token.isGraphemeContinuation && position + token.visibleWidth > end;
}
function sliceAnsi(string, start, end) {
let tokens = tokenizeAnsi(string, { endCharacter: end });
let hasContinuationAhead = createHasContinuationAheadMap(tokens);
let state = {
start,
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
for (let [tokenIndex, token] of tokens.entries()) {
let isPastEnd = isPastEndBoundary(token, state.position, end);
isPastEnd && token.type !== "character" && hasContinuationAhead[tokenIndex] && (isPastEnd = !1);
if (isPastEnd && token.type === "character" && !token.isGraphemeContinuation) {
state.activeHyperlink && !state.activeHyperlinkHasVisibleText && discardPendingHyperlink(state);
if (state.pendingSgrOutputIndex !== void 0) {
state.returnValue = state.returnValue.slice(0, state.pendingSgrOutputIndex);
state.activeStyles = state.pendingSgrActiveStyles;
state.pendingSgrOutputIndex = void 0;
state.pendingSgrActiveStyles = void 0;
}
break;
}
state.token = token;
state.isPastEnd = isPastEnd;
applyToken(state);
}
if (!state.include) return "";
state.activeHyperlink && settleActiveHyperlink(state);
state.returnValue += undoAnsiCodes(state.activeStyles);
return state.returnValue;
}
}),
11272: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => stringWidth });
let ST = String.raw`(?:\u001B\u005C|\u009C)`;
let stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
let osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
let controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
let pattern = `${String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`}|${osc}|${controlString}|${String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`}|${String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`}`;
function ansiRegex({ onlyFirst = !1 } = {}) {
return new RegExp(pattern, onlyFirst ? void 0 : "g");
}
let regex = ansiRegex();
function stripAnsi(string) {
if (typeof string != "string") throw TypeError(`Expected a \`string\`, got \`${typeof string}\``);
if (!string.includes("\x1B") && !string.includes("")) return string;
return string.replace(regex, "");
}
var lookup = __webpack_require__(73456);
function validate(codePoint) {
if (!Number.isSafeInteger(codePoint)) throw TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = !1 } = {}) {
validate(codePoint);
if ((0, lookup.Yj)(codePoint) || (0, lookup.EW)(codePoint) || ambiguousAsWide && (0, lookup.X2)(codePoint)) return 2;
return 1;
}
let segmenter = new Intl.Segmenter();
let visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
let spacingMarkRegex = /\p{Spacing_Mark}/v;
let rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
let unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
let extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
if (segment.length > 50) return !1;
if (unqualifiedKeycapRegex.test(segment)) return !0;
if (segment.includes("‍")) {
let pictographics = segment.match(extendedPictographicRegex);
return pictographics !== null && pictographics.length >= 2;
}
return !1;
}
function baseVisible(segment) {
let index = segment.search(visibleCharacterRegex);
return index === -1 ? void 0 : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
return codePoint >= 4352 && codePoint <= 4447 || codePoint >= 43360 && codePoint <= 43388;
}
function isHangulVowelJamo(codePoint) {
return codePoint >= 4448 && codePoint <= 4519 || codePoint >= 55216 && codePoint <= 55238;
}
function isHangulTrailingJamo(codePoint) {
return codePoint >= 4520 && codePoint <= 4607 || codePoint >= 55243 && codePoint <= 55291;
}
function isHangulJamo(codePoint) {
return isHangulLeadingJamo(codePoint) || isHangulVowelJamo(codePoint) || isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
let codePoints = [];
for (let character of visibleSegment) {
if (!visibleCharacterRegex.test(character)) continue;
codePoints.push(character.codePointAt(0));
}
if (codePoints.length === 0) return;
let width = 0;
for (let index = 0; index < codePoints.length; index++) {
let codePoint = codePoints[index];
if (!isHangulJamo(codePoint)) {
if (width === 0) return;
for (let remaining = index; remaining < codePoints.length; remaining++) width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
return width;
}
if (isHangulLeadingJamo(codePoint) && isHangulVowelJamo(codePoints[index + 1])) {
width += 2;
index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
continue;
}
width += eastAsianWidth(codePoint, eastAsianWidthOptions);
}
return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
let extra = 0;
let first = !0;
for (let character of visibleSegment) {
if (first) {
first = !1;
continue;
}
(spacingMarkRegex.test(character) || character >= "＀" && character <= "￯") && (extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions));
}
return extra;
}
function stringWidth(input, options = {}) {
if (typeof input != "string" || input.length === 0) return 0;
let { ambiguousIsNarrow = !0, countAnsiEscapeCodes = !1 } = options;
let string = input;
!countAnsiEscapeCodes && (string.includes("\x1B") || string.includes("")) && (string = stripAnsi(string));
if (string.length === 0) return 0;
if (/^[\u0020-\u007E]*$/.test(string)) return string.length;
let width = 0;
let eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
for (let { segment } of segmenter.segment(string)) {
let visibleSegment = baseVisible(segment);
if (visibleSegment === void 0) continue;
if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
width += 2;
continue;
}
let hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
if (hangulWidth !== void 0) {
width += hangulWidth;
continue;
}
let codePoint = visibleSegment.codePointAt(0);
width += eastAsianWidth(codePoint, eastAsianWidthOptions);
width += trailingWidth(visibleSegment, eastAsianWidthOptions);
}
return width;
}
}),
58692: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => wrapAnsi });
var string_width = __webpack_require__(11272);
let wrapAnsi16 = (offset = 0) => (code) => `\u001B[${code + offset}m`;
let wrapAnsi256 = (offset = 0) => (code) => `\u001B[${38 + offset};5;${code}m`;
let wrapAnsi16m = (offset = 0) => (red, green, blue) => `\u001B[${38 + offset};2;${red};${green};${blue}m`;
let styles = {
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
Object.keys(styles.modifier);
let foregroundColorNames = Object.keys(styles.color);
let backgroundColorNames = Object.keys(styles.bgColor);
[...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
let codes = new Map();
for (let [groupName, group] of Object.entries(styles)) {
for (let [styleName, style] of Object.entries(group)) {
styles[styleName] = {
open: `\u001B[${style[0]}m`,
close: `\u001B[${style[1]}m`
};
group[styleName] = styles[styleName];
codes.set(style[0], style[1]);
}
Object.defineProperty(styles, groupName, {
value: group,
enumerable: !1
});
}
Object.defineProperty(styles, "codes", {
value: codes,
enumerable: !1
});
styles.color.close = "\x1B[39m";
styles.bgColor.close = "\x1B[49m";
styles.color.ansi = wrapAnsi16();
styles.color.ansi256 = wrapAnsi256();
styles.color.ansi16m = wrapAnsi16m();
styles.bgColor.ansi = wrapAnsi16(10);
styles.bgColor.ansi256 = wrapAnsi256(10);
styles.bgColor.ansi16m = wrapAnsi16m(10);
Object.defineProperties(styles, {
rgbToAnsi256: {
value(red, green, blue) {
if (red === green && green === blue) {
if (red < 8) return 16;
if (red > 248) return 231;
return Math.round((red - 8) / 247 * 24) + 232;
}
return 16 + 36 * Math.round(red / 255 * 5) + 6 * Math.round(green / 255 * 5) + Math.round(blue / 255 * 5);
},
enumerable: !1
},
hexToRgb: {
value(hex) {
let matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
if (!matches) return [
0,
0,
0
];
let [colorString] = matches;
colorString.length === 3 && (colorString = [...colorString].map((character) => character + character).join(""));
let integer = Number.parseInt(colorString, 16);
return [
integer >> 16 & 255,
integer >> 8 & 255,
integer & 255
];
},
enumerable: !1
},
hexToAnsi256: {
value: (hex) => styles.rgbToAnsi256(...styles.hexToRgb(hex)),
enumerable: !1
},
ansi256ToAnsi: {
value(code) {
if (code < 8) return 30 + code;
if (code < 16) return 90 + (code - 8);
let red;
let green;
let blue;
if (code >= 232) {
red = ((code - 232) * 10 + 8) / 255;
green = red;
blue = red;
} else {
code -= 16;
let remainder = code % 36;
red = Math.floor(code / 36) / 5;
green = Math.floor(remainder / 6) / 5;
blue = remainder % 6 / 5;
}
let value = Math.max(red, green, blue) * 2;
if (value === 0) return 30;
let result = 30 + (Math.round(blue) << 2 | Math.round(green) << 1 | Math.round(red));
value === 2 && (result += 60);
return result;
},
enumerable: !1
},
rgbToAnsi: {
value: (red, green, blue) => styles.ansi256ToAnsi(styles.rgbToAnsi256(red, green, blue)),
enumerable: !1
},
hexToAnsi: {
value: (hex) => styles.ansi256ToAnsi(styles.hexToAnsi256(hex)),
enumerable: !1
}
});
return styles;
}
let ansi_styles = assembleStyles();
let ESCAPES = new Set(["\x1B", ""]);
let ESCAPE_CHARACTERS = [...ESCAPES].join("");
let OSC_STRING_TERMINATOR = "(?:\x07|\x1B\\\\)";
let OSC_STRING_PAYLOAD = String.raw`[^\u0000-\u001F\u007F-\u009F]*`;
let LINK_PARAMETERS = String.raw`8;(?<parameters>[^;\u0000-\u001F\u007F-\u009F]*);(?<uri>${OSC_STRING_PAYLOAD})${OSC_STRING_TERMINATOR}`;
let OSC_STRING = `${OSC_STRING_PAYLOAD}${OSC_STRING_TERMINATOR}`;
let ANSI_ESCAPE_REGEX = RegExp(`(?:\\[|)(?:(?<sgr>[0-9;:]*)m|[0-?]*[ -/]*[@-~])|\\](?:${LINK_PARAMETERS}|${OSC_STRING})`, "y");
let ANSI_SGR_MODIFIER_CLOSE_CODES = new Set(ansi_styles.codes.values());
ANSI_SGR_MODIFIER_CLOSE_CODES.delete(0);
let segmenter = new Intl.Segmenter();
let getStringWidth = (string) => (0, string_width.A)(string, { countAnsiEscapeCodes: !0 });
let ESCAPE_INTRODUCER_REGEX = RegExp(`[${ESCAPE_CHARACTERS}]`, "g");
let ROW_BOUNDARY_REGEX = RegExp(`[\\n${ESCAPE_CHARACTERS}]`, "g");
let ASCII_PRINTABLE_REGEX = /^[ -~]*$/;
let wrapAnsiCode = (code) => `[${code}m`;
let wrapAnsiHyperlink = (url, parameters = "") => `]8;${parameters};${url}`;
let matchAnsiEscape = (string, index) => {
if (!ESCAPES.has(string[index])) return;
ANSI_ESCAPE_REGEX.lastIndex = index;
return ANSI_ESCAPE_REGEX.exec(string) ?? void 0;
};
let forEachSegment = (string, onPlainText, onEscape = () => {}) => {
let plainStart = 0;
let index = 0;
for (; index < string.length;) {
ESCAPE_INTRODUCER_REGEX.lastIndex = index;
let introducer = ESCAPE_INTRODUCER_REGEX.exec(string);
if (!introducer) break;
let escape = matchAnsiEscape(string, introducer.index);
if (!escape) {
index = introducer.index + 1;
continue;
}
introducer.index > plainStart && onPlainText(string.slice(plainStart, introducer.index));
onEscape(escape[0]);
index = introducer.index + escape[0].length;
plainStart = index;
}
plainStart < string.length && onPlainText(string.slice(plainStart));
};
let getWidth = (string) => {
let plainText = "";
forEachSegment(string, (part) => {
plainText += part;
});
return getStringWidth(plainText);
};
let getTokens = (string) => {
let tokens = [];
forEachSegment(string, (plainText) => {
if (ASCII_PRINTABLE_REGEX.test(plainText)) {
for (let character of plainText) tokens.push({
value: character,
width: 1
});
return;
}
for (let { segment } of segmenter.segment(plainText)) tokens.push({
value: segment,
width: getStringWidth(segment)
});
}, (escape) => {
tokens.push({
value: escape,
width: 0
});
});
return tokens;
};
let splitWords = (string) => {
let currentWord = {
value: "",
plainText: ""
};
let words = [currentWord];
forEachSegment(string, (plainText) => {
let parts = plainText.split(" ");
currentWord.value += parts[0];
currentWord.plainText += parts[0];
for (let index = 1; index < parts.length; index++) {
currentWord = {
value: parts[index],
plainText: parts[index]
};
words.push(currentWord);
}
}, (escape) => {
currentWord.value += escape;
});
for (let word of words) word.width = getStringWidth(word.plainText);
return words;
};
let getColonColorToken = (parameter) => {
let parts = parameter.split(":");
let code = Number.parseInt(parts[0], 10);
let mode = Number.parseInt(parts[1], 10);
if (![
38,
48,
58
].includes(code)) return;
if (mode === 5 && parts.length === 3 && /^\d+$/.test(parts[2])) return {
code,
open: parameter,
hasArguments: !0
};
if (mode !== 2) return;
let components = parts.length === 6 ? parts.slice(3) : parts.slice(2);
let colorSpace = parts.length === 6 ? parts[2] : void 0;
if (components.length === 3 && components.every((component) => /^\d+$/.test(component)) && (colorSpace === void 0 || /^\d*$/.test(colorSpace))) return {
code,
open: parameter,
hasArguments: !0
};
};
let getSgrTokens = (sgrParameters) => {
let parameters = sgrParameters.split(";");
let sgrTokens = [];
for (let index = 0; index < parameters.length; index++) {
let parameter = parameters[index];
if (parameter.includes(":")) {
let colonColorToken = getColonColorToken(parameter);
colonColorToken && sgrTokens.push(colonColorToken);
continue;
}
let code = parameter === "" ? 0 : Number.parseInt(parameter, 10);
if (!Number.isFinite(code)) continue;
if (code === 38 || code === 48 || code === 58) {
if (index + 1 >= parameters.length) break;
let mode = Number.parseInt(parameters[index + 1], 10);
let colorIndex = Number.parseInt(parameters[index + 2], 10);
if (mode === 5 && Number.isFinite(colorIndex)) {
sgrTokens.push({
code,
open: [
code,
mode,
colorIndex
].join(";"),
hasArguments: !0
});
index += 2;
continue;
}
let red = Number.parseInt(parameters[index + 2], 10);
let green = Number.parseInt(parameters[index + 3], 10);
let blue = Number.parseInt(parameters[index + 4], 10);
if (mode === 2 && Number.isFinite(red) && Number.isFinite(green) && Number.isFinite(blue)) {
sgrTokens.push({
code,
open: [
code,
mode,
red,
green,
blue
].join(";"),
hasArguments: !0
});
index += 4;
continue;
}
break;
}
sgrTokens.push({
code,
open: String(code),
hasArguments: !1
});
}
return sgrTokens;
};
let removeActiveStyle = (activeStyles, family) => {
let activeStyleIndex = activeStyles.findIndex((activeStyle) => activeStyle.family === family);
activeStyleIndex !== -1 && activeStyles.splice(activeStyleIndex, 1);
};
let upsertActiveStyle = (activeStyles, nextActiveStyle) => {
removeActiveStyle(activeStyles, nextActiveStyle.family);
activeStyles.push(nextActiveStyle);
};
let removeModifierStylesByClose = (activeStyles, closeCode) => {
for (let index = activeStyles.length - 1; index >= 0; index--) {
let activeStyle = activeStyles[index];
activeStyle.family.startsWith("modifier-") && activeStyle.close === closeCode && activeStyles.splice(index, 1);
}
};
let getColorStyle = (sgrToken) => {
let { code, open, hasArguments } = sgrToken;
if (code >= 30 && code <= 37 || code >= 90 && code <= 97 || code === 38 && hasArguments) return {
family: "foreground",
open,
close: 39
};
if (code >= 40 && code <= 47 || code >= 100 && code <= 107 || code === 48 && hasArguments) return {
family: "background",
open,
close: 49
};
if (code === 58 && hasArguments) return {
family: "underlineColor",
open,
close: 59
};
};
let applySgrResetCode = (code, activeStyles) => {
if (code === 0) {
activeStyles.length = 0;
return !0;
}
if (code === 39) {
removeActiveStyle(activeStyles, "foreground");
return !0;
}
if (code === 49) {
removeActiveStyle(activeStyles, "background");
return !0;
}
if (code === 59) {
removeActiveStyle(activeStyles, "underlineColor");
return !0;
}
if (ANSI_SGR_MODIFIER_CLOSE_CODES.has(code)) {
removeModifierStylesByClose(activeStyles, code);
return !0;
}
return !1;
};
let applySgrToken = (sgrToken, activeStyles) => {
let { code } = sgrToken;
if (applySgrResetCode(code, activeStyles)) return;
let colorStyle = getColorStyle(sgrToken);
if (colorStyle) {
upsertActiveStyle(activeStyles, colorStyle);
return;
}
let close = ansi_styles.codes.get(code);
close !== void 0 && close !== 0 && upsertActiveStyle(activeStyles, {
family: `modifier-${code}`,
open: sgrToken.open,
close
});
};
let applySgrParameters = (sgrParameters, activeStyles) => {
for (let sgrToken of getSgrTokens(sgrParameters)) applySgrToken(sgrToken, activeStyles);
};
let applySgrResets = (sgrParameters, activeStyles) => {
for (let { code } of getSgrTokens(sgrParameters)) applySgrResetCode(code, activeStyles);
};
let applyLeadingSgrResets = (string, startIndex, activeStyles) => {
let index = startIndex;
for (; index < string.length;) {
let match = matchAnsiEscape(string, index);
if (!match) break;
match.groups.sgr !== void 0 && applySgrResets(match.groups.sgr, activeStyles);
index += match[0].length;
}
};
let getClosingSgrSequence = (activeStyles) => [...activeStyles].reverse().map((activeStyle) => wrapAnsiCode(activeStyle.close)).join("");
let getOpeningSgrSequence = (activeStyles) => activeStyles.map((activeStyle) => wrapAnsiCode(activeStyle.open)).join("");
let wrapWord = (rows, word, columns, rowWidth) => {
let tokens = getTokens(word);
let visible = rowWidth;
for (let index = 0; index < tokens.length; index++) {
let token = tokens[index];
if (token.width > 0 && visible > 0 && visible + token.width > columns) {
rows.push("");
visible = 0;
}
rows[rows.length - 1] += token.value;
visible += token.width;
if (visible === columns && index < tokens.length - 1) {
rows.push("");
visible = 0;
}
}
!visible && rows.at(-1).length > 0 && rows.length > 1 && (rows[rows.length - 2] += rows.pop());
return getWidth(rows.at(-1));
};
let stringVisibleTrimSpacesRight = (string) => {
if (!string.includes(" ")) return string;
let segments = [];
forEachSegment(string, (plainText) => {
segments.push({
value: plainText,
isEscape: !1
});
}, (escape) => {
segments.push({
value: escape,
isEscape: !0
});
});
for (let index = segments.length - 1; index >= 0; index--) {
let segment = segments[index];
if (segment.isEscape) continue;
let end = segment.value.length;
for (; end > 0 && segment.value[end - 1] === " ";) end--;
segment.value = segment.value.slice(0, end);
if (getStringWidth(segment.value) > 0) break;
}
return segments.map((segment) => segment.value).join("");
};
let expandTabs = (line) => {
if (!line.includes("	")) return line;
let visible = 0;
let expandedLine = "";
let plainTextSinceTab = "";
let expandPlainText = (plainText) => {
let segments = plainText.split("	");
for (let [index, segment] of segments.entries()) {
expandedLine += segment;
plainTextSinceTab += segment;
if (index < segments.length - 1) {
visible += getStringWidth(plainTextSinceTab);
plainTextSinceTab = "";
let spaces = 8 - visible % 8;
expandedLine += " ".repeat(spaces);
visible += spaces;
}
}
};
forEachSegment(line, expandPlainText, (escape) => {
expandedLine += escape;
});
return expandedLine;
};
let restoreStylesAcrossRows = (preString) => {
let returnValue = "";
let activeHyperlink;
let activeStyles = [];
let index = 0;
let copiedIndex = 0;
for (; index < preString.length;) {
ROW_BOUNDARY_REGEX.lastIndex = index;
let boundary = ROW_BOUNDARY_REGEX.exec(preString);
if (!boundary) break;
index = boundary.index;
if (boundary[0] !== "\n") {
let escape = matchAnsiEscape(preString, index);
if (!escape) {
index++;
continue;
}
let { groups } = escape;
groups.sgr === void 0 ? groups.uri !== void 0 && (activeHyperlink = groups.uri.length === 0 ? void 0 : {
parameters: groups.parameters,
uri: groups.uri
}) : applySgrParameters(groups.sgr, activeStyles);
index += escape[0].length;
continue;
}
returnValue += preString.slice(copiedIndex, index);
if (index > copiedIndex) {
activeHyperlink && (returnValue += wrapAnsiHyperlink(""));
returnValue += getClosingSgrSequence(activeStyles);
}
returnValue += "\n";
index++;
copiedIndex = index;
if (index < preString.length && preString[index] !== "\n") {
let openingStyles = [...activeStyles];
applyLeadingSgrResets(preString, index, openingStyles);
returnValue += getOpeningSgrSequence(openingStyles);
activeHyperlink && (returnValue += wrapAnsiHyperlink(activeHyperlink.uri, activeHyperlink.parameters));
}
}
return returnValue + preString.slice(copiedIndex);
};
let exec = (string, columns, options = {}) => {
if (options.trim !== !1 && string.trim() === "") return "";
let words = splitWords(string);
let rows = [""];
let rowLength = 0;
let trimmedRowIndex = -1;
let isFirstWord = !0;
for (let word of words) {
let rowIndex = rows.length - 1;
if (options.trim !== !1 && trimmedRowIndex !== rowIndex) {
let row = rows[rowIndex];
let trimmedRow = row.trimStart();
if (trimmedRow.length !== row.length) {
rows[rowIndex] = trimmedRow;
rowLength = getWidth(trimmedRow);
}
trimmedRow.length > 0 && (trimmedRowIndex = rowIndex);
}
if (isFirstWord) isFirstWord = !1;
else {
if (rowLength >= columns && (options.wordWrap === !1 || options.trim === !1)) {
rows.push("");
rowLength = 0;
}
if (rowLength > 0 || options.trim === !1) {
rows[rows.length - 1] += " ";
rowLength++;
}
}
if (options.hard && options.wordWrap !== !1 && word.width > columns) {
let remainingColumns = columns - rowLength;
let breaksStartingThisLine = 1 + Math.floor((word.width - remainingColumns - 1) / columns);
if (Math.floor((word.width - 1) / columns) < breaksStartingThisLine) {
rows.push("");
rowLength = 0;
}
rowLength = wrapWord(rows, word.value, columns, rowLength);
continue;
}
if (rowLength + word.width > columns && rowLength > 0 && word.width > 0) {
if (options.wordWrap === !1 && rowLength < columns) {
rowLength = wrapWord(rows, word.value, columns, rowLength);
continue;
}
rows.push("");
rowLength = 0;
}
if (rowLength + word.width > columns && options.wordWrap === !1) {
rowLength = wrapWord(rows, word.value, columns, rowLength);
continue;
}
rows[rows.length - 1] += word.value;
rowLength += word.width;
}
options.trim !== !1 && (rows = rows.map((row) => stringVisibleTrimSpacesRight(row)));
return restoreStylesAcrossRows(rows.join("\n"));
};
let normalizeText = (string) => {
let normalizedString = "";
forEachSegment(string, (plainText) => {
normalizedString += plainText.normalize();
}, (escape) => {
normalizedString += escape;
});
return normalizedString;
};
function wrapAnsi(string, columns, options) {
return normalizeText(String(string)).replaceAll("\r\n", "\n").split("\n").map((line) => exec(expandTabs(line), columns, options)).join("\n");
}
})
};
