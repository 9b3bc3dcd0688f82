export const id = 45;
export const ids = [45];
export const modules = {
80910: ((e, t, n) => {
n.d(t, {
Eo: () => isName,
Xe: () => getAllMatches,
q9: () => i,
vl: () => a,
yQ: () => isExist
});
let r = RegExp("^[:A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
function getAllMatches(e, t) {
let n = [];
let r = t.exec(e);
for (; r;) {
let i = [];
i.startIndex = t.lastIndex - r[0].length;
let a = r.length;
for (let e = 0; e < a; e++) i.push(r[e]);
n.push(i);
r = t.exec(e);
}
return n;
}
let isName = function(e) {
return r.exec(e) != null;
};
function isExist(e) {
return e !== void 0;
}
let i = [
"hasOwnProperty",
"toString",
"valueOf",
"__defineGetter__",
"__defineSetter__",
"__lookupGetter__",
"__lookupSetter__"
];
let a = [
"__proto__",
"constructor",
"prototype"
];
}),
12822: ((e, t, n) => {
n.d(t, { t: () => validate });
var r = n(80910);
let i = {
allowBooleanAttributes: !1,
unpairedTags: []
};
function validate(e, t) {
t = Object.assign({}, i, t);
let n = [];
let r = !1;
let a = !1;
e[0] === "﻿" && (e = e.substr(1));
for (let i = 0; i < e.length; i++) if (e[i] === "<" && e[i + 1] === "?") {
i += 2;
i = readPI(e, i);
if (i.err) return i;
} else if (e[i] === "<") {
let o = i;
i++;
if (e[i] === "!") {
i = readCommentAndCDATA(e, i);
continue;
} else {
let s = !1;
if (e[i] === "/") {
s = !0;
i++;
}
let c = "";
for (; i < e.length && e[i] !== ">" && e[i] !== " " && e[i] !== "	" && e[i] !== "\n" && e[i] !== "\r"; i++) c += e[i];
c = c.trim();
if (c[c.length - 1] === "/") {
c = c.substring(0, c.length - 1);
i--;
}
if (!validateTagName(c)) {
let t;
t = c.trim().length === 0 ? "Invalid space after '<'." : "Tag '" + c + "' is an invalid name.";
return getErrorObject("InvalidTag", t, getLineNumberForPosition(e, i));
}
let l = readAttributeStr(e, i);
if (l === !1) return getErrorObject("InvalidAttr", "Attributes for '" + c + "' have open quote.", getLineNumberForPosition(e, i));
let u = l.value;
i = l.index;
if (u[u.length - 1] === "/") {
let n = i - u.length;
u = u.substring(0, u.length - 1);
let a = validateAttributeString(u, t);
if (a === !0) r = !0;
else return getErrorObject(a.err.code, a.err.msg, getLineNumberForPosition(e, n + a.err.line));
} else if (s) {
if (!l.tagClosed) return getErrorObject("InvalidTag", "Closing tag '" + c + "' doesn't have proper closing.", getLineNumberForPosition(e, i));
else if (u.trim().length > 0) return getErrorObject("InvalidTag", "Closing tag '" + c + "' can't have attributes or invalid starting.", getLineNumberForPosition(e, o));
else if (n.length === 0) return getErrorObject("InvalidTag", "Closing tag '" + c + "' has not been opened.", getLineNumberForPosition(e, o));
else {
let t = n.pop();
if (c !== t.tagName) {
let n = getLineNumberForPosition(e, t.tagStartPos);
return getErrorObject("InvalidTag", "Expected closing tag '" + t.tagName + "' (opened in line " + n.line + ", col " + n.col + ") instead of closing tag '" + c + "'.", getLineNumberForPosition(e, o));
}
n.length == 0 && (a = !0);
}
} else {
let s = validateAttributeString(u, t);
if (s !== !0) return getErrorObject(s.err.code, s.err.msg, getLineNumberForPosition(e, i - u.length + s.err.line));
if (a === !0) return getErrorObject("InvalidXml", "Multiple possible root nodes found.", getLineNumberForPosition(e, i));
else t.unpairedTags.indexOf(c) !== -1 || n.push({
tagName: c,
tagStartPos: o
});
r = !0;
}
for (i++; i < e.length; i++) if (e[i] === "<") {
if (e[i + 1] === "!") {
i++;
i = readCommentAndCDATA(e, i);
continue;
} else if (e[i + 1] === "?") {
i = readPI(e, ++i);
if (i.err) return i;
} else break;
} else if (e[i] === "&") {
let t = validateAmpersand(e, i);
if (t == -1) return getErrorObject("InvalidChar", "char '&' is not expected.", getLineNumberForPosition(e, i));
i = t;
} else if (a === !0 && !isWhiteSpace(e[i])) return getErrorObject("InvalidXml", "Extra text at the end", getLineNumberForPosition(e, i));
e[i] === "<" && i--;
}
} else {
if (isWhiteSpace(e[i])) continue;
return getErrorObject("InvalidChar", "char '" + e[i] + "' is not expected.", getLineNumberForPosition(e, i));
}
if (!r) return getErrorObject("InvalidXml", "Start tag expected.", 1);
else if (n.length == 1) return getErrorObject("InvalidTag", "Unclosed tag '" + n[0].tagName + "'.", getLineNumberForPosition(e, n[0].tagStartPos));
else if (n.length > 0) return getErrorObject("InvalidXml", "Invalid '" + JSON.stringify(n.map((e) => e.tagName), null, 4).replace(/\r?\n/g, "") + "' found.", {
line: 1,
col: 1
});
return !0;
}
function isWhiteSpace(e) {
return e === " " || e === "	" || e === "\n" || e === "\r";
}
function readPI(e, t) {
let n = t;
for (; t < e.length; t++) if (e[t] == "?" || e[t] == " ") {
let r = e.substr(n, t - n);
if (t > 5 && r === "xml") return getErrorObject("InvalidXml", "XML declaration allowed only at the start of the document.", getLineNumberForPosition(e, t));
else if (e[t] == "?" && e[t + 1] == ">") {
t++;
break;
} else continue;
}
return t;
}
function readCommentAndCDATA(e, t) {
if (e.length > t + 5 && e[t + 1] === "-" && e[t + 2] === "-") {
for (t += 3; t < e.length; t++) if (e[t] === "-" && e[t + 1] === "-" && e[t + 2] === ">") {
t += 2;
break;
}
} else if (e.length > t + 8 && e[t + 1] === "D" && e[t + 2] === "O" && e[t + 3] === "C" && e[t + 4] === "T" && e[t + 5] === "Y" && e[t + 6] === "P" && e[t + 7] === "E") {
let n = 1;
for (t += 8; t < e.length; t++) if (e[t] === "<") n++;
else if (e[t] === ">") {
n--;
if (n === 0) break;
}
} else if (e.length > t + 9 && e[t + 1] === "[" && e[t + 2] === "C" && e[t + 3] === "D" && e[t + 4] === "A" && e[t + 5] === "T" && e[t + 6] === "A" && e[t + 7] === "[") {
for (t += 8; t < e.length; t++) if (e[t] === "]" && e[t + 1] === "]" && e[t + 2] === ">") {
t += 2;
break;
}
}
return t;
}
function readAttributeStr(e, t) {
let n = "";
let r = "";
let i = !1;
for (; t < e.length; t++) {
if (e[t] === "\"" || e[t] === "'") r === "" ? r = e[t] : r !== e[t] || (r = "");
else if (e[t] === ">" && r === "") {
i = !0;
break;
}
n += e[t];
}
if (r !== "") return !1;
return {
value: n,
index: t,
tagClosed: i
};
}
function scanAttributeTokens(e) {
let t = [];
let n = e.length;
let r = 0;
for (; r < n;) {
let i = r;
for (; r < n && isWhiteSpace(e[r]);) r++;
if (r >= n) break;
if (e[r] === "=") {
r++;
continue;
}
let a = e.slice(i, r);
let o = r;
for (; r < n && !isWhiteSpace(e[r]) && e[r] !== "=";) r++;
let s = e.slice(o, r);
let c;
let l = r;
for (; l < n && isWhiteSpace(e[l]);) l++;
if (l < n && e[l] === "=") {
c = e.slice(r, l + 1);
r = l + 1;
}
let u;
let d;
let f = r;
for (; f < n && isWhiteSpace(e[f]);) f++;
if (f < n && (e[f] === "\"" || e[f] === "'")) {
let t = f + 1;
let n = e.indexOf(e[f], t);
if (n !== -1) {
u = e[f];
d = e.slice(t, n);
r = n + 1;
}
}
let p = { startIndex: i };
p[1] = a;
p[2] = s;
p[3] = c;
p[4] = u !== void 0 || void 0;
p[5] = u;
p[6] = d;
t.push(p);
}
return t;
}
function validateAttributeString(e, t) {
let n = scanAttributeTokens(e);
let r = {};
for (let e = 0; e < n.length; e++) {
if (n[e][1].length === 0) return getErrorObject("InvalidAttr", "Attribute '" + n[e][2] + "' has no space in starting.", getPositionFromMatch(n[e]));
else if (n[e][3] !== void 0 && n[e][4] === void 0) return getErrorObject("InvalidAttr", "Attribute '" + n[e][2] + "' is without value.", getPositionFromMatch(n[e]));
else if (n[e][3] === void 0 && !t.allowBooleanAttributes) return getErrorObject("InvalidAttr", "boolean attribute '" + n[e][2] + "' is not allowed.", getPositionFromMatch(n[e]));
let i = n[e][2];
if (!validateAttrName(i)) return getErrorObject("InvalidAttr", "Attribute '" + i + "' is an invalid name.", getPositionFromMatch(n[e]));
if (!Object.prototype.hasOwnProperty.call(r, i)) r[i] = 1;
else return getErrorObject("InvalidAttr", "Attribute '" + i + "' is repeated.", getPositionFromMatch(n[e]));
}
return !0;
}
function validateNumberAmpersand(e, t) {
let n = /\d/;
if (e[t] === "x") {
t++;
n = /[\da-fA-F]/;
}
for (; t < e.length; t++) {
if (e[t] === ";") return t;
if (!e[t].match(n)) break;
}
return -1;
}
function validateAmpersand(e, t) {
t++;
if (e[t] === ";") return -1;
if (e[t] === "#") {
t++;
return validateNumberAmpersand(e, t);
}
let n = 0;
for (; t < e.length; t++, n++) {
if (e[t].match(/\w/) && n < 20) continue;
if (e[t] === ";") break;
return -1;
}
return t;
}
function getErrorObject(e, t, n) {
return { err: {
code: e,
msg: t,
line: n.line || n,
col: n.col
} };
}
function validateAttrName(e) {
return (0, r.Eo)(e);
}
function validateTagName(e) {
return (0, r.Eo)(e);
}
function getLineNumberForPosition(e, t) {
let n = e.substring(0, t).split(/\r?\n/);
return {
line: n.length,
col: n[n.length - 1].length + 1
};
}
function getPositionFromMatch(e) {
return e.startIndex + e[1].length;
}
}),
80045: ((e, t, n) => {
n.d(t, { A: () => XMLParser });
var r = n(80910);
let defaultOnDangerousProperty = (e) => {
if (r.q9.includes(e)) return "__" + e;
return e;
};
let i = {
preserveOrder: !1,
attributeNamePrefix: "@_",
attributesGroupName: !1,
textNodeName: "#text",
ignoreAttributes: !0,
removeNSPrefix: !1,
allowBooleanAttributes: !1,
parseTagValue: !0,
parseAttributeValue: !1,
trimValues: !0,
cdataPropName: !1,
numberParseOptions: {
hex: !0,
leadingZeros: !0,
eNotation: !0,
unicode: !1
},
tagValueProcessor: function(e, t) {
return t;
},
attributeValueProcessor: function(e, t) {
return t;
},
stopNodes: [],
alwaysCreateTextNode: !1,
isArray: () => !1,
commentPropName: !1,
unpairedTags: [],
processEntities: !0,
htmlEntities: !1,
entityDecoder: null,
ignoreDeclaration: !1,
ignorePiTags: !1,
transformTagName: !1,
transformAttributeName: !1,
updateTag: function(e, t, n) {
return e;
},
captureMetaData: !1,
maxNestedTags: 100,
strictReservedNames: !0,
jPath: !0,
onDangerousProperty: defaultOnDangerousProperty
};
function validatePropertyName(e, t) {
if (typeof e != "string") return;
let n = e.toLowerCase();
if (r.q9.some((e) => n === e.toLowerCase())) throw Error(`[SECURITY] Invalid ${t}: "${e}" is a reserved JavaScript keyword that could cause prototype pollution`);
if (r.vl.some((e) => n === e.toLowerCase())) throw Error(`[SECURITY] Invalid ${t}: "${e}" is a reserved JavaScript keyword that could cause prototype pollution`);
}
function normalizeProcessEntities(e, t) {
if (typeof e == "boolean") return {
enabled: e,
maxEntitySize: 1e4,
maxExpansionDepth: 1e4,
maxTotalExpansions: Infinity,
maxExpandedLength: 1e5,
maxEntityCount: 1e3,
allowedTags: null,
tagFilter: null,
appliesTo: "all"
};
if (typeof e == "object" && e) return {
enabled: e.enabled !== !1,
maxEntitySize: Math.max(1, e.maxEntitySize ?? 1e4),
maxExpansionDepth: Math.max(1, e.maxExpansionDepth ?? 1e4),
maxTotalExpansions: Math.max(1, e.maxTotalExpansions ?? Infinity),
maxExpandedLength: Math.max(1, e.maxExpandedLength ?? 1e5),
maxEntityCount: Math.max(1, e.maxEntityCount ?? 1e3),
allowedTags: e.allowedTags ?? null,
tagFilter: e.tagFilter ?? null,
appliesTo: e.appliesTo ?? "all"
};
return normalizeProcessEntities(!0);
}
let buildOptions = function(e) {
let t = Object.assign({}, i, e);
let n = [
{
value: t.attributeNamePrefix,
name: "attributeNamePrefix"
},
{
value: t.attributesGroupName,
name: "attributesGroupName"
},
{
value: t.textNodeName,
name: "textNodeName"
},
{
value: t.cdataPropName,
name: "cdataPropName"
},
{
value: t.commentPropName,
name: "commentPropName"
}
];
for (let { value: e, name: t } of n) e && validatePropertyName(e, t);
t.onDangerousProperty === null && (t.onDangerousProperty = defaultOnDangerousProperty);
t.processEntities = normalizeProcessEntities(t.processEntities, t.htmlEntities);
t.unpairedTagsSet = new Set(t.unpairedTags);
t.stopNodes && Array.isArray(t.stopNodes) && (t.stopNodes = t.stopNodes.map((e) => {
if (typeof e == "string" && e.startsWith("*.")) return ".." + e.substring(2);
return e;
}));
return t;
};
let a;
a = typeof Symbol == "function" ? Symbol("XML Node Metadata") : "@@xmlMetadata";
class XmlNode {
constructor(e) {
this.tagname = e;
this.child = [];
this[":@"] = Object.create(null);
}
add(e, t) {
e === "__proto__" && (e = "#__proto__");
this.child.push({ [e]: t });
}
addChild(e, t) {
e.tagname === "__proto__" && (e.tagname = "#__proto__");
e[":@"] && Object.keys(e[":@"]).length > 0 ? this.child.push({
[e.tagname]: e.child,
":@": e[":@"]
}) : this.child.push({ [e.tagname]: e.child });
this.addStartIndex(t);
}
addStartIndex(e) {
e !== void 0 && (this.child[this.child.length - 1][a] = { startIndex: e });
}
addEndIndex(e) {
let t = this.child[this.child.length - 1];
t !== void 0 && t[a] !== void 0 && t[a].endIndex === void 0 && (t[a].endIndex = e);
}
static getMetaDataSymbol() {
return a;
}
}
var o = n(79327);
class DocTypeReader {
constructor(e, t) {
this.suppressValidationErr = !e;
this.options = e;
this.xmlVersion = t || 1;
}
setXmlVersion(e = 1) {
this.xmlVersion = e;
}
readDocType(e, t) {
let n = Object.create(null);
let r = 0;
if (e[t + 3] === "O" && e[t + 4] === "C" && e[t + 5] === "T" && e[t + 6] === "Y" && e[t + 7] === "P" && e[t + 8] === "E") {
t += 9;
let i = 1;
let a = !1, o = !1;
let s = null;
let c = "";
for (; t < e.length; t++) {
if (s !== null) {
e[t] === s && (s = null);
c += e[t];
continue;
}
if (!a && !o && (e[t] === "\"" || e[t] === "'")) {
s = e[t];
c += e[t];
continue;
}
if (e[t] === "<" && !o) {
if (a && hasSeq(e, "!ENTITY", t)) {
t += 7;
let i, a;
[i, a, t] = this.readEntityExp(e, t + 1, this.suppressValidationErr);
if (a.indexOf("&") === -1) {
if (this.options.enabled !== !1 && this.options.maxEntityCount != null && r >= this.options.maxEntityCount) throw Error(`Entity count (${r + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`);
n[i] = a;
r++;
}
} else if (a && hasSeq(e, "!ELEMENT", t)) {
t += 8;
let { index: n } = this.readElementExp(e, t + 1);
t = n;
} else if (a && hasSeq(e, "!ATTLIST", t)) t += 8;
else if (a && hasSeq(e, "!NOTATION", t)) {
t += 9;
let { index: n } = this.readNotationExp(e, t + 1, this.suppressValidationErr);
t = n;
} else if (hasSeq(e, "!--", t)) o = !0;
else throw Error("Invalid DOCTYPE");
i++;
c = "";
} else if (e[t] === ">") {
if (o) {
if (e[t - 1] === "-" && e[t - 2] === "-") {
o = !1;
i--;
}
} else i--;
if (i === 0) break;
} else e[t] === "[" ? a = !0 : c += e[t];
}
if (s !== null || i !== 0) throw Error("Unclosed DOCTYPE");
} else throw Error("Invalid Tag instead of DOCTYPE");
return {
entities: n,
i: t
};
}
readEntityExp(e, t) {
t = skipWhitespace(e, t);
let n = t;
for (; t < e.length && !/\s/.test(e[t]) && e[t] !== "\"" && e[t] !== "'";) t++;
let r = e.substring(n, t);
validateEntityName(r, { xmlVersion: this.xmlVersion });
t = skipWhitespace(e, t);
if (!this.suppressValidationErr) {
if (e.substring(t, t + 6).toUpperCase() === "SYSTEM") throw Error("External entities are not supported");
else if (e[t] === "%") throw Error("Parameter entities are not supported");
}
let i = "";
[t, i] = this.readIdentifierVal(e, t, "entity");
if (this.options.enabled !== !1 && this.options.maxEntitySize != null && i.length > this.options.maxEntitySize) throw Error(`Entity "${r}" size (${i.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`);
t--;
return [
r,
i,
t
];
}
readNotationExp(e, t) {
t = skipWhitespace(e, t);
let n = t;
for (; t < e.length && !/\s/.test(e[t]);) t++;
let r = e.substring(n, t);
!this.suppressValidationErr && validateEntityName(r, { xmlVersion: this.xmlVersion });
t = skipWhitespace(e, t);
let i = e.substring(t, t + 6).toUpperCase();
if (!this.suppressValidationErr && i !== "SYSTEM" && i !== "PUBLIC") throw Error(`Expected SYSTEM or PUBLIC, found "${i}"`);
t += i.length;
t = skipWhitespace(e, t);
let a = null;
let o = null;
if (i === "PUBLIC") {
[t, a] = this.readIdentifierVal(e, t, "publicIdentifier");
t = skipWhitespace(e, t);
(e[t] === "\"" || e[t] === "'") && ([t, o] = this.readIdentifierVal(e, t, "systemIdentifier"));
} else if (i === "SYSTEM") {
[t, o] = this.readIdentifierVal(e, t, "systemIdentifier");
if (!this.suppressValidationErr && !o) throw Error("Missing mandatory system identifier for SYSTEM notation");
}
return {
notationName: r,
publicIdentifier: a,
systemIdentifier: o,
index: --t
};
}
readIdentifierVal(e, t, n) {
let r = "";
let i = e[t];
if (i !== "\"" && i !== "'") throw Error(`Expected quoted string, found "${i}"`);
t++;
let a = t;
for (; t < e.length && e[t] !== i;) t++;
r = e.substring(a, t);
if (e[t] !== i) throw Error(`Unterminated ${n} value`);
t++;
return [t, r];
}
readElementExp(e, t) {
t = skipWhitespace(e, t);
let n = t;
for (; t < e.length && !/\s/.test(e[t]);) t++;
let r = e.substring(n, t);
if (!this.suppressValidationErr && !(0, o.fG)(r, { xmlVersion: this.xmlVersion })) throw Error(`Invalid element name: "${r}"`);
t = skipWhitespace(e, t);
let i = "";
if (e[t] === "E" && hasSeq(e, "MPTY", t)) t += 4;
else if (e[t] === "A" && hasSeq(e, "NY", t)) t += 2;
else if (e[t] === "(") {
t++;
let n = t;
for (; t < e.length && e[t] !== ")";) t++;
i = e.substring(n, t);
if (e[t] !== ")") throw Error("Unterminated content model");
} else if (!this.suppressValidationErr) throw Error(`Invalid Element Expression, found "${e[t]}"`);
return {
elementName: r,
contentModel: i.trim(),
index: t
};
}
readAttlistExp(e, t) {
t = skipWhitespace(e, t);
let n = t;
for (; t < e.length && !/\s/.test(e[t]);) t++;
let r = e.substring(n, t);
validateEntityName(r, { xmlVersion: this.xmlVersion });
t = skipWhitespace(e, t);
n = t;
for (; t < e.length && !/\s/.test(e[t]);) t++;
let i = e.substring(n, t);
if (!validateEntityName(i, { xmlVersion: this.xmlVersion })) throw Error(`Invalid attribute name: "${i}"`);
t = skipWhitespace(e, t);
let a = "";
if (e.substring(t, t + 8).toUpperCase() === "NOTATION") {
a = "NOTATION";
t += 8;
t = skipWhitespace(e, t);
if (e[t] !== "(") throw Error(`Expected '(', found "${e[t]}"`);
t++;
let n = [];
for (; t < e.length && e[t] !== ")";) {
let r = t;
for (; t < e.length && e[t] !== "|" && e[t] !== ")";) t++;
let i = e.substring(r, t);
i = i.trim();
if (!validateEntityName(i, { xmlVersion: this.xmlVersion })) throw Error(`Invalid notation name: "${i}"`);
n.push(i);
if (e[t] === "|") {
t++;
t = skipWhitespace(e, t);
}
}
if (e[t] !== ")") throw Error("Unterminated list of notations");
t++;
a += " (" + n.join("|") + ")";
} else {
let n = t;
for (; t < e.length && !/\s/.test(e[t]);) t++;
a += e.substring(n, t);
if (!this.suppressValidationErr && ![
"CDATA",
"ID",
"IDREF",
"IDREFS",
"ENTITY",
"ENTITIES",
"NMTOKEN",
"NMTOKENS"
].includes(a.toUpperCase())) throw Error(`Invalid attribute type: "${a}"`);
}
t = skipWhitespace(e, t);
let o = "";
if (e.substring(t, t + 8).toUpperCase() === "#REQUIRED") {
o = "#REQUIRED";
t += 8;
} else if (e.substring(t, t + 7).toUpperCase() === "#IMPLIED") {
o = "#IMPLIED";
t += 7;
} else [t, o] = this.readIdentifierVal(e, t, "ATTLIST");
return {
elementName: r,
attributeName: i,
attributeType: a,
defaultValue: o,
index: t
};
}
}
let skipWhitespace = (e, t) => {
for (; t < e.length && /\s/.test(e[t]);) t++;
return t;
};
function hasSeq(e, t, n) {
for (let r = 0; r < t.length; r++) if (t[r] !== e[n + r + 1]) return !1;
return !0;
}
function validateEntityName(e, t) {
if ((0, o.fG)(e, { xmlVersion: t })) return e;
else throw Error(`Invalid entity name ${e}`);
}
let s = [
48,
1632,
1776,
2406,
2534,
2662,
2790,
2918,
3046,
3174,
3302,
3430,
3558,
3664,
3792,
3872,
4160,
4240,
6112,
6160,
6470,
6608,
6784,
6800,
6992,
7088,
7232,
7248,
65296,
120782,
120792,
120802,
120812,
120822,
66720,
68912,
69734,
69872,
69942,
70096,
70384,
70736,
70864,
71248,
71360,
71472,
71904,
72016,
72688,
72784,
73040,
73120,
73552,
92768,
92864,
93008,
123200,
123632,
124144,
125264,
130032
];
let c = new Map();
let l = 1632;
let u = new Uint8Array(63904).fill(255);
for (let e of s) for (let t = 0; t < 10; t++) {
let n = e + t;
n <= 65535 ? u[n - l] = t : c.set(n, t);
}
let d = new Set([
8722,
65293,
65123
]);
function anynum(e) {
if (typeof e != "string") return e;
let t = e.length;
if (t === 0) return e;
let n = -1;
for (let r = 0; r < t; r++) {
let i = e.charCodeAt(r);
if (i >= 48 && i <= 57 || i === 45) continue;
if (i < l) {
if (d.has(i)) {
n = r;
break;
}
continue;
}
if (i >= 55296 && i <= 56319) {
if (r + 1 < t) {
let t = e.charCodeAt(r + 1);
if (t >= 56320 && t <= 57343) {
let e = 65536 + (i - 55296 << 10) + (t - 56320);
if (c.has(e)) {
n = r;
break;
}
}
}
continue;
}
if (u[i - l] !== 255 || d.has(i)) {
n = r;
break;
}
}
if (n === -1) return e;
let r = [];
n > 0 && r.push(e.slice(0, n));
for (let i = n; i < t; i++) {
let n = e.charCodeAt(i);
if (n >= 48 && n <= 57 || n === 45) {
r.push(e[i]);
continue;
}
if (n < l) {
r.push(d.has(n) ? "-" : e[i]);
continue;
}
if (n >= 55296 && n <= 56319) {
if (i + 1 < t) {
let t = e.charCodeAt(i + 1);
if (t >= 56320 && t <= 57343) {
let e = 65536 + (n - 55296 << 10) + (t - 56320);
let a = c.get(e);
if (a !== void 0) {
r.push(String.fromCharCode(a + 48));
i++;
continue;
}
}
}
r.push(e[i]);
continue;
}
if (d.has(n)) {
r.push("-");
continue;
}
let a = u[n - l];
r.push(a === 255 ? e[i] : String.fromCharCode(a + 48));
}
return r.join("");
}
let f = anynum;
let p = /^[-+]?0x[a-fA-F0-9]+$/;
let m = /^0b[01]+$/;
let h = /^0o[0-7]+$/;
let g = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
let _ = {
hex: !0,
binary: !1,
octal: !1,
leadingZeros: !0,
decimalPoint: ".",
eNotation: !0,
infinity: "original",
unicode: !1
};
function toNumber(e, t = {}) {
t = Object.assign({}, _, t);
if (!e || typeof e != "string") return e;
let n = e.trim();
if (n.length === 0) return e;
else if (t.skipLike !== void 0 && t.skipLike.test(n)) return e;
else if (n === "0") return 0;
if (t.unicode) {
n = f(n);
if (n === "0") return 0;
}
if (t.hex && p.test(n)) return parse_int(n, 16);
else if (t.binary && m.test(n)) return parse_int(n, 2);
else if (t.octal && h.test(n)) return parse_int(n, 8);
else if (!isFinite(n)) {
let r = Number(n);
if (Number.isNaN(r)) return e;
return handleInfinity(e, r, t);
} else if (n.includes("e") || n.includes("E")) return resolveEnotation(e, n, t);
else {
let r = g.exec(n);
if (r) {
let i = r[1] || "";
let a = r[2];
let o = trimZeros(r[3]);
let s = i ? n[a.length + 1] === "." : n[a.length] === ".";
if (!t.leadingZeros && (a.length > 1 || a.length === 1 && !s)) return e;
else {
let r = Number(n);
let s = String(r);
if (r === 0) return r;
if (s.search(/[eE]/) !== -1) {
if (t.eNotation) return r;
else return e;
} else if (n.indexOf(".") !== -1) {
if (s === "0") return r;
else if (s === o) return r;
else if (s === `${i}${o}`) return r;
else return e;
}
let c = a ? o : n;
if (a) return c === s || i + c === s ? r : e;
else return c === s || c === i + s ? r : e;
}
} else return e;
}
}
let v = /^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;
function resolveEnotation(e, t, n) {
if (!n.eNotation) return e;
let r = t.match(v);
if (r) {
let i = r[1] || "";
let a = r[3].indexOf("e") === -1 ? "E" : "e";
let o = r[2];
let s = i ? t[o.length + 1] === a : t[o.length] === a;
if (o.length > 1 && s) return e;
else if (o.length === 1 && (r[3].startsWith(`.${a}`) || r[3][0] === a)) return Number(t);
else if (o.length > 0) {
if (n.leadingZeros && !s) return Number(t);
else return e;
} else return Number(t);
} else return e;
}
function trimZeros(e) {
if (e && e.indexOf(".") !== -1) {
let t = e.length;
for (; t > 0 && e.charCodeAt(t - 1) === 48;) t--;
e = e.slice(0, t);
e === "." ? e = "0" : e[0] === "." ? e = "0" + e : e[e.length - 1] === "." && (e = e.substring(0, e.length - 1));
return e;
}
return e;
}
function parse_int(e, t) {
let n = e.trim();
(t === 2 || t === 8) && (e = n.substring(2));
if (parseInt) return parseInt(e, t);
else if (Number.parseInt) return Number.parseInt(e, t);
else if (window && window.parseInt) return window.parseInt(e, t);
else throw Error("parseInt, Number.parseInt, window.parseInt are not supported");
}
function handleInfinity(e, t, n) {
let r = t === Infinity;
switch (n.infinity.toLowerCase()) {
case "null": return null;
case "infinity": return t;
case "string": return r ? "Infinity" : "-Infinity";
default: return e;
}
}
function getIgnoreAttributesFn(e) {
if (typeof e == "function") return e;
if (Array.isArray(e)) return (t) => {
for (let n of e) {
if (typeof n == "string" && t === n) return !0;
if (n instanceof RegExp && n.test(t)) return !0;
}
};
return () => !1;
}
var y = n(34851);
var b = n(97923);
class ExpressionSet {
constructor() {
this._byDepthAndTag = new Map();
this._wildcardByDepth = new Map();
this._deepWildcards = [];
this._deepByTerminalTag = new Map();
this._patterns = new Set();
this._sealed = !1;
}
add(e) {
if (this._sealed) throw TypeError("ExpressionSet is sealed. Create a new ExpressionSet to add more expressions.");
if (this._patterns.has(e.pattern)) return this;
this._patterns.add(e.pattern);
if (e.hasDeepWildcard()) {
let t = e.segments[e.segments.length - 1];
if (t && t.type !== "deep-wildcard" && t.tag !== "*") {
let n = t.tag;
this._deepByTerminalTag.has(n) || this._deepByTerminalTag.set(n, []);
this._deepByTerminalTag.get(n).push(e);
} else this._deepWildcards.push(e);
return this;
}
let t = e.length;
let n = e.segments[e.segments.length - 1]?.tag;
if (!n || n === "*") {
this._wildcardByDepth.has(t) || this._wildcardByDepth.set(t, []);
this._wildcardByDepth.get(t).push(e);
} else {
let r = `${t}:${n}`;
this._byDepthAndTag.has(r) || this._byDepthAndTag.set(r, []);
this._byDepthAndTag.get(r).push(e);
}
return this;
}
addAll(e) {
for (let t of e) this.add(t);
return this;
}
has(e) {
return this._patterns.has(e.pattern);
}
get size() {
return this._patterns.size;
}
seal() {
this._sealed = !0;
return this;
}
get isSealed() {
return this._sealed;
}
matchesAny(e) {
return this.findMatch(e) !== null;
}
findMatch(e) {
let t = e.getDepth();
let n = e.getCurrentTag();
let r = `${t}:${n}`;
let i = this._byDepthAndTag.get(r);
if (i) {
for (let t = 0; t < i.length; t++) if (e.matches(i[t])) return i[t];
}
let a = this._wildcardByDepth.get(t);
if (a) {
for (let t = 0; t < a.length; t++) if (e.matches(a[t])) return a[t];
}
let o = this._deepByTerminalTag.get(n);
if (o) {
for (let t = 0; t < o.length; t++) if (e.matches(o[t])) return o[t];
}
for (let t = 0; t < this._deepWildcards.length; t++) if (e.matches(this._deepWildcards[t])) return this._deepWildcards[t];
return null;
}
}
let x = {
cent: "¢",
pound: "£",
curren: "¤",
yen: "¥",
euro: "€",
dollar: "$",
fnof: "ƒ",
inr: "₹",
af: "؋",
birr: "ብር",
peso: "₱",
rub: "₽",
won: "₩",
yuan: "¥",
cedil: "¸"
};
let S = {
amp: "&",
apos: "'",
gt: ">",
lt: "<",
quot: "\""
};
let C = {
nbsp: "\xA0",
copy: "©",
reg: "®",
trade: "™",
mdash: "—",
ndash: "–",
hellip: "…",
laquo: "«",
raquo: "»",
lsquo: "‘",
rsquo: "’",
ldquo: "“",
rdquo: "”",
bull: "•",
para: "¶",
sect: "§",
deg: "°",
frac12: "½",
frac14: "¼",
frac34: "¾"
};
let w = Object.freeze({
ALLOW: "allow",
BLOCK: "block",
THROW: "throw"
});
let T = new Set("!?\\\\/[]$%{}^&*()<>|+");
function EntityDecoder_validateEntityName(e) {
if (e[0] === "#") throw Error(`[EntityReplacer] Invalid character '#' in entity name: "${e}"`);
for (let t of e) if (T.has(t)) throw Error(`[EntityReplacer] Invalid character '${t}' in entity name: "${e}"`);
return e;
}
function mergeEntityMaps(...e) {
let t = Object.create(null);
for (let n of e) {
if (!n) continue;
for (let e of Object.keys(n)) {
let r = n[e];
if (typeof r == "string") t[e] = r;
else if (r && typeof r == "object" && r.val !== void 0) {
let n = r.val;
typeof n == "string" && (t[e] = n);
}
}
}
return t;
}
let E = "external";
let D = "base";
function parseLimitTiers(e) {
if (!e || e === E) return new Set([E]);
if (e === "all") return new Set(["all"]);
if (e === D) return new Set([D]);
if (Array.isArray(e)) return new Set(e);
return new Set([E]);
}
let O = Object.freeze({
allow: 0,
leave: 1,
remove: 2,
throw: 3
});
let k = new Set([
9,
10,
13
]);
function parseNCRConfig(e) {
if (!e) return {
xmlVersion: 1,
onLevel: O.allow,
nullLevel: O.remove
};
let t = e.xmlVersion === 1.1 ? 1.1 : 1;
let n = O[e.onNCR] ?? O.allow;
let r = O[e.nullNCR] ?? O.remove;
return {
xmlVersion: t,
onLevel: n,
nullLevel: Math.max(r, O.remove)
};
}
class EntityDecoder {
constructor(e = {}) {
this._limit = e.limit || {};
this._maxTotalExpansions = this._limit.maxTotalExpansions || 0;
this._maxExpandedLength = this._limit.maxExpandedLength || 0;
this._postCheck = typeof e.postCheck == "function" ? e.postCheck : (e) => e;
this._limitTiers = parseLimitTiers(this._limit.applyLimitsTo ?? E);
this._numericAllowed = e.numericAllowed ?? !0;
this._baseMap = mergeEntityMaps(S, e.namedEntities || null);
this._externalMap = Object.create(null);
this._inputMap = Object.create(null);
this._totalExpansions = 0;
this._expandedLength = 0;
this._removeSet = new Set(e.remove && Array.isArray(e.remove) ? e.remove : []);
this._leaveSet = new Set(e.leave && Array.isArray(e.leave) ? e.leave : []);
let t = parseNCRConfig(e.ncr);
this._ncrXmlVersion = t.xmlVersion;
this._ncrOnLevel = t.onLevel;
this._ncrNullLevel = t.nullLevel;
this._onExternalEntity = typeof e.onExternalEntity == "function" ? e.onExternalEntity : null;
this._onInputEntity = typeof e.onInputEntity == "function" ? e.onInputEntity : null;
}
_applyRegistrationHook(e, t, n, r) {
if (!e) return !0;
let i = e(t, n);
if (i === w.BLOCK) return !1;
if (i === w.THROW) throw Error(`[EntityDecoder] Registration of ${r} entity "&${t};" was rejected by hook`);
return !0;
}
setExternalEntities(e) {
if (e) for (let t of Object.keys(e)) EntityDecoder_validateEntityName(t);
if (!this._onExternalEntity) {
this._externalMap = mergeEntityMaps(e);
return;
}
let t = mergeEntityMaps(e);
let n = Object.create(null);
for (let [e, r] of Object.entries(t)) this._applyRegistrationHook(this._onExternalEntity, e, r, "external") && (n[e] = r);
this._externalMap = n;
}
addExternalEntity(e, t) {
EntityDecoder_validateEntityName(e);
typeof t == "string" && t.indexOf("&") === -1 && this._applyRegistrationHook(this._onExternalEntity, e, t, "external") && (this._externalMap[e] = t);
}
addInputEntities(e) {
this._totalExpansions = 0;
this._expandedLength = 0;
if (!this._onInputEntity) {
this._inputMap = mergeEntityMaps(e);
return;
}
let t = mergeEntityMaps(e);
let n = Object.create(null);
for (let [e, r] of Object.entries(t)) this._applyRegistrationHook(this._onInputEntity, e, r, "input") && (n[e] = r);
this._inputMap = n;
}
reset() {
this._inputMap = Object.create(null);
this._totalExpansions = 0;
this._expandedLength = 0;
return this;
}
setXmlVersion(e) {
this._ncrXmlVersion = e === 1.1 ? 1.1 : 1;
}
decode(e) {
if (typeof e != "string" || e.length === 0) return e;
if (e.indexOf("&") === -1) return e;
let t = e;
let n = [];
let r = e.length;
let i = 0;
let a = 0;
let o = this._maxTotalExpansions > 0;
let s = this._maxExpandedLength > 0;
let c = o || s;
for (; a < r;) {
if (e.charCodeAt(a) !== 38) {
a++;
continue;
}
let t = a + 1;
for (; t < r && e.charCodeAt(t) !== 59 && t - a <= 32;) t++;
if (t >= r || e.charCodeAt(t) !== 59) {
a++;
continue;
}
let l = e.slice(a + 1, t);
if (l.length === 0) {
a++;
continue;
}
let u;
let d;
if (this._removeSet.has(l)) {
u = "";
d === void 0 && (d = E);
} else if (this._leaveSet.has(l)) {
a++;
continue;
} else if (l.charCodeAt(0) === 35) {
let e = this._resolveNCR(l);
if (e === void 0) {
a++;
continue;
}
u = e;
d = D;
} else {
let e = this._resolveName(l);
u = e?.value;
d = e?.tier;
}
if (u === void 0) {
a++;
continue;
}
a > i && n.push(e.slice(i, a));
n.push(u);
i = t + 1;
a = i;
if (c && this._tierCounts(d)) {
if (o) {
this._totalExpansions++;
if (this._totalExpansions > this._maxTotalExpansions) throw Error(`[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`);
}
if (s) {
let e = u.length - (l.length + 2);
if (e > 0) {
this._expandedLength += e;
if (this._expandedLength > this._maxExpandedLength) throw Error(`[EntityReplacer] Expanded content length limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`);
}
}
}
}
i < r && n.push(e.slice(i));
let l = n.length === 0 ? e : n.join("");
return this._postCheck(l, t);
}
_tierCounts(e) {
if (this._limitTiers.has("all")) return !0;
return this._limitTiers.has(e);
}
_resolveName(e) {
if (e in this._inputMap) return {
value: this._inputMap[e],
tier: E
};
if (e in this._externalMap) return {
value: this._externalMap[e],
tier: E
};
if (e in this._baseMap) return {
value: this._baseMap[e],
tier: D
};
}
_classifyNCR(e) {
if (e === 0) return this._ncrNullLevel;
if (e >= 55296 && e <= 57343) return O.remove;
if (this._ncrXmlVersion === 1 && e >= 1 && e <= 31 && !k.has(e)) return O.remove;
return -1;
}
_applyNCRAction(e, t, n) {
switch (e) {
case O.allow: return String.fromCodePoint(n);
case O.remove: return "";
case O.leave: return;
case O.throw: throw Error(`[EntityDecoder] Prohibited numeric character reference &${t}; (U+${n.toString(16).toUpperCase().padStart(4, "0")})`);
default: return String.fromCodePoint(n);
}
}
_resolveNCR(e) {
let t = e.charCodeAt(1);
let n;
n = t === 120 || t === 88 ? parseInt(e.slice(2), 16) : parseInt(e.slice(1), 10);
if (Number.isNaN(n) || n < 0 || n > 1114111) return;
let r = this._classifyNCR(n);
if (!this._numericAllowed && r < O.remove) return;
let i = r === -1 ? this._ncrOnLevel : Math.max(this._ncrOnLevel, r);
return this._applyNCRAction(i, e, n);
}
}
let A = [
{
id: "sql-block-comment-open",
description: "SQL block comment open: /* ... */ — unusual in legitimate user text",
pattern: /\/\*/
},
{
id: "sql-union-select",
description: "UNION SELECT — most common SQL injection aggregation attack",
pattern: /\bUNION\s{1,20}(?:ALL\s{1,20})?SELECT\b/i
},
{
id: "sql-drop-table",
description: "DROP TABLE — destructive DDL injection",
pattern: /\bDROP\s{1,20}TABLE\b/i
},
{
id: "sql-drop-database",
description: "DROP DATABASE — destructive DDL injection",
pattern: /\bDROP\s{1,20}DATABASE\b/i
},
{
id: "sql-insert-into",
description: "INSERT INTO — data injection",
pattern: /\bINSERT\s{1,20}INTO\b/i
},
{
id: "sql-delete-from",
description: "DELETE FROM — data deletion injection",
pattern: /\bDELETE\s{1,20}FROM\b/i
},
{
id: "sql-update-set",
description: "UPDATE ... SET — data modification injection",
pattern: /\bUPDATE\b[\s\S]{1,60}\bSET\b/i
},
{
id: "sql-exec-xp",
description: "EXEC xp_ — MSSQL extended stored procedure execution",
pattern: /\bEXEC(?:UTE)?\s{1,20}xp_/i
},
{
id: "sql-tautology-string",
description: "Classic string tautology: ' OR '1'='1 or \" OR \"1\"=\"1\"",
pattern: /'\s{0,10}OR\s{0,10}'[^']{0,20}'\s*=\s*'[^']{0,20}/i
},
{
id: "sql-tautology-numeric",
description: "Numeric tautology: OR 1=1",
pattern: /\bOR\s{1,10}1\s*=\s*1\b/i
},
{
id: "sql-always-true-zero",
description: "Numeric tautology: OR 0=0",
pattern: /\bOR\s{1,10}0\s*=\s*0\b/i
},
{
id: "sql-sleep-benchmark",
description: "Time-based blind injection: SLEEP() or BENCHMARK()",
pattern: /\b(?:SLEEP|BENCHMARK)\s*\(/i
},
{
id: "sql-waitfor-delay",
description: "MSSQL time-based blind injection: WAITFOR DELAY",
pattern: /\bWAITFOR\s{1,20}DELAY\b/i
},
{
id: "sql-char-function",
description: "CHAR() function — used to obfuscate injected strings",
pattern: /\bCHAR\s*\(\s*\d{1,3}/i
},
{
id: "sql-information-schema",
description: "INFORMATION_SCHEMA — reconnaissance query for table/column enumeration",
pattern: /\bINFORMATION_SCHEMA\b/i
}
];
let j = [
{
id: "sql-line-comment",
description: "SQL line comment: -- followed by whitespace or end of string",
pattern: /--(?:\s|$)/
},
{
id: "sql-stacked-query",
description: "Stacked queries: semicolon immediately followed by a SQL keyword",
pattern: /;\s{0,10}(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|EXEC)\b/i
},
{
id: "sql-hex-encoding",
description: "Hex-encoded string injection: 0x41414141 style (MySQL)",
pattern: /\b0x[0-9a-f]{4,}/i
}
];
let M = [...A, ...j];
let N = Object.freeze({
colon: ":",
Tab: "	",
NewLine: "\n"
});
let P = /&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
function decodeEntities(e) {
if (e.indexOf("&") === -1) return e;
return e.replace(P, (e, t, n, r) => {
if (r !== void 0) return Object.prototype.hasOwnProperty.call(N, r) ? N[r] : e;
let i = t === void 0 ? parseInt(n, 10) : parseInt(t, 16);
if (!Number.isFinite(i) || i > 1114111) return e;
return String.fromCodePoint(i);
});
}
let F = [
{
id: "html-script-open",
description: "<script opening tag",
pattern: /<script[\s>/]/i
},
{
id: "html-script-close",
description: "<\/script closing tag",
pattern: /<\/script[\s>]/i
},
{
id: "html-javascript-protocol",
description: "javascript: URI scheme (with optional whitespace/encoding)",
pattern: /j[\t\n\r ]*a[\t\n\r ]*v[\t\n\r ]*a[\t\n\r ]*s[\t\n\r ]*c[\t\n\r ]*r[\t\n\r ]*i[\t\n\r ]*p[\t\n\r ]*t[\t\n\r ]*:/i
},
{
id: "html-vbscript-protocol",
description: "vbscript: URI scheme",
pattern: /vbscript[\t\n\r ]*:/i
},
{
id: "html-data-html",
description: "data:text/html URI — can execute scripts in browsers",
pattern: /data[\t\n\r ]*:[\t\n\r ]*text\/html/i
},
{
id: "html-data-xhtml",
description: "data:application/xhtml+xml URI",
pattern: /data[\t\n\r ]*:[\t\n\r ]*application\/xhtml/i
},
{
id: "html-data-svg",
description: "data:image/svg+xml URI — can execute scripts",
pattern: /data[\t\n\r ]*:[\t\n\r ]*image\/svg\+xml/i
},
{
id: "html-inline-event-handler",
description: "Inline event handler attributes: onclick=, onerror=, onload=, etc.",
pattern: /\bon\w{1,30}\s*=/i
},
{
id: "html-entity-obfuscated-script",
description: "HTML-entity-encoded <script (e.g. &#x3C;script or &lt;script)",
pattern: /(?:&#x0*3[Cc];?|&#0*60;?|&lt;)\s*script/i
},
{
id: "html-entity-obfuscated-javascript",
description: "HTML-entity-encoded javascript: (partial — catches common &#106; or &#x6a; for \"j\")",
pattern: /(?:&#x0*6[Aa];?|&#0*106;?)\s*(?:&#x0*61;?|a)[\s\S]{0,80}script\s*:/i
},
{
id: "html-style-expression",
description: "CSS expression() — IE-era code execution in style attributes",
pattern: /style[\s\S]{0,20}expression\s*\(/i
},
{
id: "html-object-embed",
description: "<object or <embed tags that can load active content",
pattern: /<(?:object|embed)[\s>/]/i
},
{
id: "html-base-tag",
description: "<base href= — can hijack all relative URLs on a page",
pattern: /<base[\s>]/i
},
{
id: "html-meta-refresh",
description: "<meta http-equiv=\"refresh\" — can redirect users",
pattern: /<meta[\s\S]{0,40}http-equiv[\s\S]{0,20}refresh/i
},
{
id: "html-srcdoc",
description: "srcdoc= attribute on iframes — embeds HTML that can run scripts",
pattern: /srcdoc\s*=/i
},
{
id: "html-iframe",
description: "<iframe tag",
pattern: /<iframe[\s>/]/i
},
{
id: "html-form",
description: "<form tag — can be used for phishing / credential harvesting injection",
pattern: /<form[\s>/]/i
}
];
let I = [
{
id: "xml-cdata-injection",
description: "CDATA section injection: <![CDATA[ breaks out of text node context",
pattern: /<!\[CDATA\[/i
},
{
id: "xml-cdata-close",
description: "CDATA close sequence: ]]> can terminate an enclosing CDATA section",
pattern: /\]\]>/
},
{
id: "xml-processing-instruction",
description: "XML processing instruction: <?xml-stylesheet or <?php etc.",
pattern: /<\?(?:xml[\- ]|php|asp)/i
},
{
id: "xml-doctype-injection",
description: "DOCTYPE declaration embedded in content — can define entities",
pattern: /<!DOCTYPE(?:[\s[]|$)/i
},
{
id: "xml-entity-system",
description: "SYSTEM keyword — used in external entity declarations (XXE)",
pattern: /\bSYSTEM\s+["']/i
},
{
id: "xml-entity-public",
description: "PUBLIC keyword — used in external entity declarations (XXE)",
pattern: /\bPUBLIC\s+["']/i
},
{
id: "xml-entity-declaration",
description: "<!ENTITY declaration — defines entities, potential XXE or entity expansion",
pattern: /<!ENTITY[\s%]/i
},
{
id: "xml-billion-laughs",
description: "Entity reference chaining / billion laughs: repeated &eX; style references",
pattern: /(?:&\w{1,20};){3,}/
},
{
id: "xml-namespace-confusion",
description: "xmlns: attribute injection — can redefine namespaces to confuse parsers",
pattern: /\bxmlns(?::\w{1,40})?\s*=/i
},
{
id: "xml-comment-injection",
description: "<!-- comment injection — can hide content from some parsers",
pattern: /<!--/
},
{
id: "xml-comment-close",
description: "--> closes an enclosing XML comment",
pattern: /-->/
},
{
id: "xml-pi-close",
description: "?> closes an enclosing processing instruction",
pattern: /\?>/
}
];
let L = [
{
id: "svg-script-element",
description: "<script element inside SVG executes JavaScript",
pattern: /<script[\s>/]/i
},
{
id: "svg-xlink-href-javascript",
description: "xlink:href with javascript: — classic SVG XSS via <a> or <use>",
pattern: /xlink\s*:\s*href\s*=\s*["']?\s*javascript\s*:/i
},
{
id: "svg-href-javascript",
description: "href= with javascript: in SVG context (<a>, <animate>, etc.)",
pattern: /href\s*=\s*["']?\s*javascript\s*:/i
},
{
id: "svg-foreignobject",
description: "<foreignObject embeds HTML inside SVG — can execute scripts",
pattern: /<foreignObject[\s>/]/i
},
{
id: "svg-use-external",
description: "<use xlink:href or href pointing to external resource (non-fragment URL)",
pattern: /<use[\s\S]{0,60}(?:xlink\s*:\s*)?href\s*=\s*(?:["'][^#]|[^"'#\s>])/i
},
{
id: "svg-animate-href",
description: "<animate attributeName=\"href\" — can dynamically change href to javascript:",
pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*href["']/i
},
{
id: "svg-animate-xlinkhref",
description: "<animate attributeName=\"xlink:href\"",
pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*xlink\s*:\s*href["']/i
},
{
id: "svg-set-javascript",
description: "<set to=\"javascript:...\" — sets an attribute to a javascript: URI",
pattern: /<set[\s\S]{0,80}to\s*=\s*["']?\s*javascript\s*:/i
},
{
id: "svg-event-handler",
description: "SVG-specific event handler attributes: onload=, onerror=, onactivate=, etc.",
pattern: /\bon(?:load|error|activate|begin|end|repeat|focus|blur|click|mouse\w{1,20}|key\w{1,20})\s*=/i
},
{
id: "svg-handler-generic",
description: "Generic on* handler catch-all for SVG attributes",
pattern: /\bon\w{1,30}\s*=/i
},
{
id: "svg-filter-feimage",
description: "<feImage href= — filter primitive that can load external resources",
pattern: /<feImage[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=/i
},
{
id: "svg-image-external",
description: "<image xlink:href with http/https or javascript protocol",
pattern: /<image[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=\s*["']?\s*(?:https?|javascript)\s*:/i
},
{
id: "svg-style-javascript",
description: "style= attribute containing javascript: (e.g. background:url(javascript:...))",
pattern: /style\s*=[\s\S]{0,60}javascript\s*:/i
}
];
let R = [
{
id: "shell-path-traversal-unix",
description: "Unix path traversal: ../  — climbing the directory tree",
pattern: /\.\.\//
},
{
id: "shell-path-traversal-windows",
description: "Windows path traversal: ..\\ — climbing the directory tree",
pattern: /\.\.\\/
},
{
id: "shell-path-traversal-encoded",
description: "URL-encoded path traversal: %2e%2e or %2f variants",
pattern: /%2e%2e|%2f\.\.|\.\.%2f/i
},
{
id: "shell-null-byte",
description: "Null byte injection: \\x00 or %00 — truncates strings in C-backed functions",
pattern: /\x00|%00/
},
{
id: "shell-semicolon",
description: "Semicolon command separator: cmd1; cmd2",
pattern: /;/
},
{
id: "shell-pipe",
description: "Pipe operator: cmd1 | cmd2",
pattern: /\|/
},
{
id: "shell-and-operator",
description: "AND operator: cmd1 && cmd2",
pattern: /&&/
},
{
id: "shell-or-operator",
description: "OR operator: cmd1 || cmd2",
pattern: /\|\|/
},
{
id: "shell-backtick",
description: "Backtick command substitution: `cmd`",
pattern: /`/
},
{
id: "shell-dollar-paren",
description: "Dollar-paren command substitution: $(cmd)",
pattern: /\$\(/
},
{
id: "shell-dollar-brace",
description: "Dollar-brace variable expansion: ${var} — can be abused for injection",
pattern: /\$\{/
},
{
id: "shell-redirect-out",
description: "Output redirection: cmd > file or cmd >> file",
pattern: />{1,2}/
},
{
id: "shell-redirect-in",
description: "Input redirection: cmd < file",
pattern: /</
},
{
id: "shell-newline-injection",
description: "Newline injection: \\n or \\r — can inject new shell commands",
pattern: /[\n\r]/
},
{
id: "shell-glob-star",
description: "Glob expansion: * or ? — can expand to unintended files",
pattern: /[/\\][*?]/
},
{
id: "shell-absolute-root",
description: "Absolute root path injection: string starting with / or \\ (Windows UNC)",
pattern: /^(?:\/|\\\\)/
},
{
id: "shell-windows-drive",
description: "Windows drive letter path injection: C:\\ or D:/",
pattern: /^[a-zA-Z]:[/\\]/
},
{
id: "shell-curl-wget",
description: "curl/wget with URL or flags — can exfiltrate data or download payloads",
pattern: /\b(?:curl|wget)\s+(?:https?:\/\/|ftp:\/\/|-)/i
}
];
let z = [
{
id: "redos-nested-quantifier-plus",
description: "Nested + quantifier inside a group with outer quantifier: (a+)+, (.+b)*, etc.",
pattern: /\([^)]*\+[^)]*\)[+*]/
},
{
id: "redos-nested-quantifier-star",
description: "Nested * quantifier: (a*)* or (a*)+ — catastrophic backtracking",
pattern: /\([^)]*\*[^)]*\)[*+]/
},
{
id: "redos-nested-groups",
description: "Doubly nested quantified groups: ((a+)+) — guaranteed catastrophic",
pattern: /\(\([^)]{0,40}\)[+*]\)[+*]/
},
{
id: "redos-alternation-overlap",
description: "Overlapping alternation under quantifier: (a|a)+ — ambiguous NFA paths",
pattern: /\(([^|()]{1,20})\|(?:\1)(?:\|[^|()]{1,20}){0,5}\)[+*?]{1,2}/
},
{
id: "redos-star-plus-concat",
description: "(x*x)+ pattern — triggers super-linear backtracking",
pattern: /\([^)]{0,10}\*[^)]{0,10}\)[+*]/
},
{
id: "redos-dot-star-greedy",
description: "(.*){n,} or (.+){n,} — repeated greedy dot quantifiers",
pattern: /\(\.[*+]\)\{?\d/
},
{
id: "redos-large-repetition",
description: "Very large fixed or range repetition count {1000,} or {1000,n} — denial of service via backtracking",
pattern: /\{\d{4,}(?:,\d*)?\}/
},
{
id: "redos-catastrophic-alternation",
description: "Long alternation with many similar branches — polynomial backtracking risk",
pattern: /\([^)]{0,200}(?:\|[^|)]{0,50}){9,}\)/
}
];
let B = "[\"'\\s]*:";
let V = [
{
id: "nosql-where-operator",
description: "$where — executes arbitrary JavaScript server-side in MongoDB",
pattern: RegExp(`\\$where${B}`, "i")
},
{
id: "nosql-ne-operator",
description: "$ne — \"not equal\" operator used to bypass equality checks",
pattern: RegExp(`\\$ne${B}`, "i")
},
{
id: "nosql-gt-operator",
description: "$gt — \"greater than\" used to bypass password/value checks",
pattern: RegExp(`\\$gte?${B}`, "i")
},
{
id: "nosql-lt-operator",
description: "$lt / $lte — \"less than\" bypass variants",
pattern: RegExp(`\\$lte?${B}`, "i")
},
{
id: "nosql-regex-operator",
description: "$regex — can be used to extract data character by character (blind injection)",
pattern: RegExp(`\\$regex${B}`, "i")
},
{
id: "nosql-or-operator",
description: "$or — logical OR; used to create always-true conditions",
pattern: RegExp(`\\$or${B}\\s*\\[`, "i")
},
{
id: "nosql-and-operator",
description: "$and — logical AND operator injection",
pattern: RegExp(`\\$and${B}\\s*\\[`, "i")
},
{
id: "nosql-nor-operator",
description: "$nor — logical NOR operator injection",
pattern: RegExp(`\\$nor${B}\\s*\\[`, "i")
},
{
id: "nosql-exists-operator",
description: "$exists — can enumerate fields to determine schema",
pattern: RegExp(`\\$exists${B}`, "i")
},
{
id: "nosql-in-operator",
description: "$in — matches any value in a list; can enumerate values",
pattern: RegExp(`\\$in${B}\\s*\\[`, "i")
},
{
id: "nosql-expr-operator",
description: "$expr — allows aggregation expressions in queries (MongoDB 3.6+)",
pattern: RegExp(`\\$expr${B}`, "i")
},
{
id: "nosql-function-operator",
description: "$function — executes arbitrary JavaScript in MongoDB 4.4+",
pattern: RegExp(`\\$function${B}`, "i")
},
{
id: "nosql-accumulator-operator",
description: "$accumulator — custom aggregation with arbitrary JS execution",
pattern: RegExp(`\\$accumulator${B}`, "i")
},
{
id: "nosql-proto-pollution",
description: "__proto__ — prototype pollution via object key injection",
pattern: /__proto__/
},
{
id: "nosql-constructor-prototype",
description: "constructor.prototype — alternative prototype pollution vector (dot notation or JSON key)",
pattern: /constructor[\s"':.,{\[]*prototype/i
},
{
id: "nosql-proto-bracket",
description: "[\"__proto__\"] — bracket-notation prototype pollution",
pattern: /\[["']__proto__["']\]/
}
];
let H = [
{
id: "log-crlf-injection",
description: "CRLF injection: literal \\r or \\n embeds fake log lines",
pattern: /[\r\n]/
},
{
id: "log-url-encoded-crlf",
description: "URL-encoded CRLF: %0d, %0a, %0D, %0A — decoded by some log parsers",
pattern: /%0[dDaA]/
},
{
id: "log-unicode-newline",
description: "Unicode newline variants: U+2028 (line separator), U+2029 (paragraph separator)",
pattern: /[\u2028\u2029]/
},
{
id: "log-log4shell-jndi",
description: "Log4Shell: ${jndi:...} triggers remote code execution in Apache Log4j",
pattern: /\$\{jndi\s*:/i
},
{
id: "log-log4shell-obfuscated",
description: "Obfuscated Log4Shell: ${::-j}... lookup-bypass prefix used to evade WAF detection",
pattern: /\$\{::-/
},
{
id: "log-log4j-lookup",
description: "Log4j lookup syntax: ${env:...}, ${sys:...}, ${ctx:...} — data exfiltration",
pattern: /\$\{(?:env|sys|ctx|main|map|sd|web|docker|k8s|spring)\s*:/i
},
{
id: "log-ssti-double-brace",
description: "SSTI double-brace: {{expression}} — Jinja2, Twig, Handlebars, etc.",
pattern: /\{\{[\s\S]{0,80}\}\}/
},
{
id: "log-ssti-hash-brace",
description: "SSTI hash-brace: #{expression} — Thymeleaf, Velocity, Ruby ERB",
pattern: /#\{[\s\S]{0,80}\}/
},
{
id: "log-ssti-dollar-brace",
description: "SSTI/EL injection: ${expression with operators or method calls} — JSP EL, Freemarker, SpEL",
pattern: /\$\{[^}]*(?:\.|\(|\*|\+|\bclass\b|\bruntime\b|\bprocess\b|\bexec\b)[^}]{0,80}\}/i
},
{
id: "log-ssti-percent-tag",
description: "SSTI ERB/ASP tag: <%= expression %> — Ruby ERB, ASP",
pattern: /<%=[\s\S]{0,80}%>/
},
{
id: "log-null-byte",
description: "Null byte: \\x00 or %00 — can truncate log entries in C-backed loggers",
pattern: /\x00|%00/
},
{
id: "log-ansi-escape",
description: "ANSI escape sequence: ESC[ — can manipulate terminal output when logs are tailed",
pattern: /\x1b\[/
}
];
F.label = "HTML";
I.label = "XML";
L.label = "SVG";
F.decodeEntities = !0;
I.decodeEntities = !0;
L.decodeEntities = !0;
A.label = "SQL";
M.label = "SQL-STRICT";
R.label = "SHELL";
z.label = "REDOS";
V.label = "NOSQL";
H.label = "LOG";
Object.freeze({
HTML: F,
XML: I,
SVG: L,
SQL: A,
"SQL-STRICT": M,
SHELL: R,
REDOS: z,
NOSQL: V,
LOG: H
});
function assertString(e) {
if (typeof e != "string") throw TypeError(`is-unsafe: first argument must be a string, got ${typeof e}`);
}
function assertContext(e) {
if (e instanceof RegExp) return;
if (Array.isArray(e)) {
if (e.length === 0) throw TypeError("is-unsafe: context must not be an empty array");
if (Array.isArray(e[0])) {
for (let t of e) if (!Array.isArray(t) || t.length === 0) throw TypeError("is-unsafe: each context in the array must be a non-empty pattern array (PatternList)");
}
return;
}
throw TypeError(`is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a RegExp. Got: ${typeof e}`);
}
function normalise(e) {
if (e instanceof RegExp) return {
lists: null,
regex: e
};
if (Array.isArray(e[0])) return {
lists: e,
regex: null
};
return {
lists: [e],
regex: null
};
}
function decodedCopy(e, t) {
if (!t.decodeEntities) return null;
let n = decodeEntities(e);
return n === e ? null : n;
}
function matchList(e, t) {
let n = t.label ?? "CUSTOM";
let r = decodedCopy(e, t);
for (let i of t) if (i.pattern.test(e) || r !== null && i.pattern.test(r)) return {
context: n,
id: i.id,
description: i.description,
pattern: i.pattern
};
return null;
}
function isUnsafe(e, t) {
assertString(e);
assertContext(t);
let { lists: n, regex: r } = normalise(t);
if (r) return r.test(e);
for (let t of n) if (matchList(e, t) !== null) return !0;
return !1;
}
function extractRawAttributes(e, t) {
if (!e) return {};
let n = t.attributesGroupName ? e[t.attributesGroupName] : e;
if (!n) return {};
let r = {};
for (let e in n) if (e.startsWith(t.attributeNamePrefix)) {
let i = e.substring(t.attributeNamePrefix.length);
r[i] = n[e];
} else r[e] = n[e];
return r;
}
function extractNamespace(e) {
if (!e || typeof e != "string") return;
let t = e.indexOf(":");
if (t !== -1 && t > 0) {
let n = e.substring(0, t);
if (n !== "xmlns") return n;
}
}
class OrderedObjParser {
constructor(e, t) {
this.options = e;
this.currentNode = null;
this.tagsNodeStack = [];
this.parseXml = parseXml;
this.parseTextData = parseTextData;
this.resolveNameSpace = resolveNameSpace;
this.buildAttributesMap = buildAttributesMap;
this.isItStopNode = isItStopNode;
this.replaceEntitiesValue = replaceEntitiesValue;
this.readStopNodeData = readStopNodeData;
this.saveTextToParentTag = saveTextToParentTag;
this.addChild = addChild;
this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes);
this.entityExpansionCount = 0;
this.currentExpandedLength = 0;
this.doctypefound = !1;
let n = { ...S };
if (this.options.entityDecoder) this.entityDecoder = this.options.entityDecoder;
else {
typeof this.options.htmlEntities == "object" ? n = this.options.htmlEntities : this.options.htmlEntities === !0 && (n = {
...C,
...x
});
this.entityDecoder = new EntityDecoder({
namedEntities: {
...n,
...t
},
numericAllowed: this.options.htmlEntities,
limit: {
maxTotalExpansions: this.options.processEntities.maxTotalExpansions,
maxExpandedLength: this.options.processEntities.maxExpandedLength,
applyLimitsTo: this.options.processEntities.appliesTo
},
onInputEntity: (e, t) => isUnsafe(t, [F, I]) ? w.BLOCK : w.ALLOW
});
}
this.matcher = new y.A();
this.readonlyMatcher = this.matcher.readOnly();
this.isCurrentNodeStopNode = !1;
this.stopNodeExpressionsSet = new ExpressionSet();
let r = this.options.stopNodes;
if (r && r.length > 0) {
for (let e = 0; e < r.length; e++) {
let t = r[e];
typeof t == "string" ? this.stopNodeExpressionsSet.add(new b.A(t)) : t instanceof b.A && this.stopNodeExpressionsSet.add(t);
}
this.stopNodeExpressionsSet.seal();
}
}
}
function parseTextData(e, t, n, r, i, a, o) {
let s = this.options;
if (e !== void 0) {
s.trimValues && !r && (e = e.trim());
if (e.length > 0) {
o || (e = this.replaceEntitiesValue(e, t, n));
let r = s.jPath ? n.toString() : n;
let c = s.tagValueProcessor(t, e, r, i, a);
if (c == null) return e;
else if (typeof c != typeof e || c !== e) return c;
else if (s.trimValues) return parseValue(e, s.parseTagValue, s.numberParseOptions);
else if (e.trim() === e) return parseValue(e, s.parseTagValue, s.numberParseOptions);
else return e;
}
}
}
function resolveNameSpace(e) {
if (this.options.removeNSPrefix) {
let t = e.split(":");
let n = e.charAt(0) === "/" ? "/" : "";
if (t[0] === "xmlns") return "";
t.length === 2 && (e = n + t[1]);
}
return e;
}
let U = /([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;
function attrValue(e) {
return e[3] === void 0 ? e[4] : e[3];
}
function buildAttributesMap(e, t, n, i = !1) {
let a = this.options;
if (i === !0 || a.ignoreAttributes !== !0 && typeof e == "string") {
let i = (0, r.Xe)(e, U);
let o = i.length;
let s = {};
let c = Array(o);
let l = !1;
let u = {};
for (let e = 0; e < o; e++) {
let t = this.resolveNameSpace(i[e][1]);
let r = attrValue(i[e]);
if (t.length && r !== void 0) {
let i = r;
a.trimValues && (i = i.trim());
i = this.replaceEntitiesValue(i, n, this.readonlyMatcher);
c[e] = i;
u[t] = i;
l = !0;
}
}
l && typeof t == "object" && t.updateCurrent && t.updateCurrent(u);
let d = a.jPath ? t.toString() : this.readonlyMatcher;
let f = !1;
for (let e = 0; e < o; e++) {
let t = this.resolveNameSpace(i[e][1]);
if (this.ignoreAttributesFn(t, d)) continue;
let n = a.attributeNamePrefix + t;
if (t.length) {
a.transformAttributeName && (n = a.transformAttributeName(n));
n = sanitizeName(n, a);
if (attrValue(i[e]) !== void 0) {
let r = c[e];
let i = a.attributeValueProcessor(t, r, d);
i == null ? s[n] = r : typeof i != typeof r || i !== r ? s[n] = i : s[n] = parseValue(r, a.parseAttributeValue, a.numberParseOptions);
f = !0;
} else if (a.allowBooleanAttributes) {
s[n] = !0;
f = !0;
}
}
}
if (!f) return;
if (a.attributesGroupName && !a.preserveOrder) {
let e = {};
e[a.attributesGroupName] = s;
return e;
}
return s;
}
}
let parseXml = function(e) {
let t = this.options;
let n = t.captureMetaData ? [] : void 0;
e = e.replace(/\r\n?/g, t.captureMetaData ? (e, t) => {
e.length === 2 && n.push(t - n.length);
return "\n";
} : "\n");
let r = new XmlNode("!xml");
let i = r;
let a = "";
this.matcher.reset();
this.entityDecoder.reset();
this.entityExpansionCount = 0;
this.currentExpandedLength = 0;
this.doctypefound = !1;
let o = new DocTypeReader(t.processEntities);
let s = e.length;
for (let c = 0; c < s; c++) if (e[c] === "<") {
let l = e.charCodeAt(c + 1);
if (l === 47) {
let o = findClosingIndex(e, ">", c, "Closing Tag is not closed.");
let s = e.substring(c + 2, o).trim();
if (t.removeNSPrefix) {
let e = s.indexOf(":");
e !== -1 && (s = s.substr(e + 1));
}
s = transformTagName(t.transformTagName, s, "", t).tagName;
i && (a = this.saveTextToParentTag(a, i, this.readonlyMatcher));
let l = this.matcher.getCurrentTag();
if (s && t.unpairedTagsSet.has(s)) throw Error(`Unpaired tag can not be used as closing tag: </${s}>`);
if (l && t.unpairedTagsSet.has(l)) {
this.matcher.pop();
this.tagsNodeStack.pop();
}
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
i = this.tagsNodeStack.pop() || r;
t.captureMetaData && i && i.addEndIndex(getOriginalIndex(o + 1, n));
a = "";
c = o;
} else if (l === 63) {
let r = readTagExp(e, c, !1, "?>");
if (!r) throw Error("Pi Tag is not closed.");
a = this.saveTextToParentTag(a, i, this.readonlyMatcher);
let s = this.buildAttributesMap(r.tagExp, this.matcher, r.tagName, !0);
if (s) {
let e = s[this.options.attributeNamePrefix + "version"];
this.entityDecoder.setXmlVersion(Number(e) || 1);
o.setXmlVersion(Number(e) || 1);
}
if (!(t.ignoreDeclaration && r.tagName === "?xml" || t.ignorePiTags)) {
let e = new XmlNode(r.tagName);
e.add(t.textNodeName, "");
r.tagName !== r.tagExp && r.attrExpPresent && t.ignoreAttributes !== !0 && (e[":@"] = s);
let a = t.captureMetaData ? getOriginalIndex(c, n) : c;
this.addChild(i, e, this.readonlyMatcher, a);
t.captureMetaData && i.addEndIndex(getOriginalIndex(r.closeIndex + 2, n));
}
c = r.closeIndex + 1;
} else if (l === 33 && e.charCodeAt(c + 2) === 45 && e.charCodeAt(c + 3) === 45) {
let n = findClosingIndex(e, "-->", c + 4, "Comment is not closed.");
if (t.commentPropName) {
let r = e.substring(c + 4, n - 2);
a = this.saveTextToParentTag(a, i, this.readonlyMatcher);
i.add(t.commentPropName, [{ [t.textNodeName]: r }]);
}
c = n;
} else if (l === 33 && e.charCodeAt(c + 2) === 68) {
if (this.doctypefound) throw Error("Multiple DOCTYPE declarations found.");
this.doctypefound = !0;
let t = o.readDocType(e, c);
this.entityDecoder.addInputEntities(t.entities);
c = t.i;
} else if (l === 33 && e.charCodeAt(c + 2) === 91) {
let n = findClosingIndex(e, "]]>", c, "CDATA is not closed.") - 2;
let r = e.substring(c + 9, n);
a = this.saveTextToParentTag(a, i, this.readonlyMatcher);
let o = this.parseTextData(r, i.tagname, this.readonlyMatcher, !0, !1, !0, !0);
o ??= "";
t.cdataPropName ? i.add(t.cdataPropName, [{ [t.textNodeName]: r }]) : i.add(t.textNodeName, o);
c = n + 2;
} else {
let o = readTagExp(e, c, t.removeNSPrefix);
if (!o) {
let t = e.substring(Math.max(0, c - 50), Math.min(s, c + 50));
throw Error(`readTagExp returned undefined at position ${c}. Context: "${t}"`);
}
let l = o.tagName;
let u = o.rawTagName;
let d = o.tagExp;
let f = o.attrExpPresent;
let p = o.closeIndex;
({tagName: l, tagExp: d} = transformTagName(t.transformTagName, l, d, t));
if (t.strictReservedNames && (l === t.commentPropName || l === t.cdataPropName || l === t.textNodeName || l === t.attributesGroupName)) throw Error(`Invalid tag name: ${l}`);
i && a && i.tagname !== "!xml" && (a = this.saveTextToParentTag(a, i, this.readonlyMatcher, !1));
let m = i;
if (m && t.unpairedTagsSet.has(m.tagname)) {
i = this.tagsNodeStack.pop();
this.matcher.pop();
}
let h = !1;
if (d.length > 0 && d.lastIndexOf("/") === d.length - 1) {
h = !0;
if (l[l.length - 1] === "/") {
l = l.substr(0, l.length - 1);
d = l;
} else d = d.substr(0, d.length - 1);
f = l !== d;
}
let g = null;
let _;
_ = extractNamespace(u);
l !== r.tagname && this.matcher.push(l, {}, _);
if (l !== d && f) {
g = this.buildAttributesMap(d, this.matcher, l);
g && extractRawAttributes(g, t);
}
l !== r.tagname && (this.isCurrentNodeStopNode = this.isItStopNode());
let v = t.captureMetaData ? getOriginalIndex(c, n) : c;
if (this.isCurrentNodeStopNode) {
let r = "";
if (h) c = o.closeIndex;
else if (t.unpairedTagsSet.has(l)) c = o.closeIndex;
else {
let t = this.readStopNodeData(e, u, p + 1);
if (!t) throw Error(`Unexpected end of ${u}`);
c = t.i;
r = t.tagContent;
}
let a = new XmlNode(l);
g && (a[":@"] = g);
a.add(t.textNodeName, r);
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
this.addChild(i, a, this.readonlyMatcher, v);
t.captureMetaData && i.addEndIndex(getOriginalIndex(c + 1, n));
} else {
if (h) {
({tagName: l, tagExp: d} = transformTagName(t.transformTagName, l, d, t));
let e = new XmlNode(l);
g && (e[":@"] = g);
this.addChild(i, e, this.readonlyMatcher, v);
t.captureMetaData && i.addEndIndex(getOriginalIndex(p + 1, n));
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
} else if (t.unpairedTagsSet.has(l)) {
let e = new XmlNode(l);
g && (e[":@"] = g);
this.addChild(i, e, this.readonlyMatcher, v);
t.captureMetaData && i.addEndIndex(getOriginalIndex(o.closeIndex + 1, n));
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
c = o.closeIndex;
continue;
} else {
let e = new XmlNode(l);
if (this.tagsNodeStack.length > t.maxNestedTags) throw Error("Maximum nested tags exceeded");
this.tagsNodeStack.push(i);
g && (e[":@"] = g);
this.addChild(i, e, this.readonlyMatcher, v);
i = e;
}
a = "";
c = p;
}
}
} else a += e[c];
return r.child;
};
function getOriginalIndex(e, t) {
let n = 0;
let r = t.length;
for (; n < r;) {
let i = Math.floor((n + r) / 2);
t[i] < e ? n = i + 1 : r = i;
}
return e + n;
}
function addChild(e, t, n, r) {
this.options.captureMetaData || (r = void 0);
let i = this.options.jPath ? n.toString() : n;
let a = this.options.updateTag(t.tagname, i, t[":@"]);
if (a !== !1) {
if (typeof a == "string") {
t.tagname = a;
e.addChild(t, r);
} else e.addChild(t, r);
}
}
function replaceEntitiesValue(e, t, n) {
let r = this.options.processEntities;
if (!r || !r.enabled) return e;
if (r.allowedTags) {
let i = this.options.jPath ? n.toString() : n;
if (!(Array.isArray(r.allowedTags) ? r.allowedTags.includes(t) : r.allowedTags(t, i))) return e;
}
if (r.tagFilter) {
let i = this.options.jPath ? n.toString() : n;
if (!r.tagFilter(t, i)) return e;
}
return this.entityDecoder.decode(e);
}
function saveTextToParentTag(e, t, n, r) {
if (e) {
r === void 0 && (r = t.child.length === 0);
e = this.parseTextData(e, t.tagname, n, !1, t[":@"] ? Object.keys(t[":@"]).length !== 0 : !1, r);
e !== void 0 && e !== "" && t.add(this.options.textNodeName, e);
e = "";
}
return e;
}
function isItStopNode() {
if (this.stopNodeExpressionsSet.size === 0) return !1;
return this.matcher.matchesAny(this.stopNodeExpressionsSet);
}
function tagExpWithClosingIndex(e, t, n = ">") {
let r = e.length;
let i = n.charCodeAt(0);
let a = n.length > 1 ? n.charCodeAt(1) : -1;
let o = "";
let s = t;
for (let n = t; n < r; n++) {
let t = e.charCodeAt(n);
if (t === 34 || t === 39) {
n = e.indexOf(e[n], n + 1);
if (n === -1) return;
} else if (t === i) {
if (a !== -1) {
if (e.charCodeAt(n + 1) === a) {
o += e.substring(s, n);
return {
data: o,
index: n
};
}
} else {
o += e.substring(s, n);
return {
data: o,
index: n
};
}
} else if (t === 9) {
o += e.substring(s, n) + " ";
s = n + 1;
}
}
}
function findClosingIndex(e, t, n, r) {
let i = e.indexOf(t, n);
if (i === -1) throw Error(r);
else return i + t.length - 1;
}
function findClosingChar(e, t, n, r) {
let i = e.indexOf(t, n);
if (i === -1) throw Error(r);
return i;
}
function readTagExp(e, t, n, r = ">") {
let i = tagExpWithClosingIndex(e, t + 1, r);
if (!i) return;
let a = i.data;
let o = i.index;
let s = a.search(/\s/);
let c = a;
let l = !0;
if (s !== -1) {
c = a.substring(0, s);
a = a.substring(s + 1).trimStart();
}
let u = c;
if (n) {
let e = c.indexOf(":");
if (e !== -1) {
c = c.substr(e + 1);
l = c !== i.data.substr(e + 1);
}
}
return {
tagName: c,
tagExp: a,
closeIndex: o,
attrExpPresent: l,
rawTagName: u
};
}
function readStopNodeData(e, t, n) {
let r = n;
let i = 1;
let a = !1;
let o = -1;
let s = e.length;
for (; n < s; n++) if (e[n] === "<") {
let s = e.charCodeAt(n + 1);
if (s === 47) {
let a = findClosingChar(e, ">", n, `${t} is not closed`);
if (e.substring(n + 2, a).trim() === t) {
i--;
if (i === 0) return {
tagContent: e.substring(r, n),
i: a
};
}
n = a;
} else if (s === 63) n = findClosingIndex(e, "?>", n + 1, "StopNode is not closed.");
else if (s === 33 && e.charCodeAt(n + 2) === 45 && e.charCodeAt(n + 3) === 45) n = findClosingIndex(e, "-->", n + 3, "StopNode is not closed.");
else if (s === 33 && e.charCodeAt(n + 2) === 91) n = findClosingIndex(e, "]]>", n, "StopNode is not closed.") - 2;
else {
let r = a ? void 0 : readTagExp(e, n, !1);
if (r) {
r.tagName === t && r.tagExp[r.tagExp.length - 1] !== "/" && i++;
n = r.closeIndex;
} else {
a = !0;
if (o < n) {
o = e.indexOf(">", n);
if (o === -1) return;
}
let r = e.indexOf("<", n + 1);
if (r === -1 || r > o) {
let r = e.substring(n + 1, o);
let a = r.search(/\s/);
(a === -1 ? r : r.substring(0, a)) === t && r[r.length - 1] !== "/" && i++;
n = o;
}
}
}
}
}
function parseValue(e, t, n) {
if (t && typeof e == "string") {
let t = e.trim();
if (t === "true") return !0;
else if (t === "false") return !1;
else return toNumber(e, n);
} else if ((0, r.yQ)(e)) return e;
else return "";
}
function transformTagName(e, t, n, r) {
if (e) {
let r = e(t);
n === t && (n = r);
t = r;
}
t = sanitizeName(t, r);
return {
tagName: t,
tagExp: n
};
}
function sanitizeName(e, t) {
if (r.vl.includes(e)) throw Error(`[SECURITY] Invalid name: "${e}" is a reserved JavaScript keyword that could cause prototype pollution`);
else if (r.q9.includes(e)) return t.onDangerousProperty(e);
return e;
}
let W = XmlNode.getMetaDataSymbol();
function stripAttributePrefix(e, t) {
if (!e || typeof e != "object") return {};
if (!t) return e;
let n = {};
for (let r in e) if (r.startsWith(t)) {
let i = r.substring(t.length);
n[i] = e[r];
} else n[r] = e[r];
return n;
}
function prettify(e, t, n, r) {
return compress(e, t, n, r);
}
function compress(e, t, n, r) {
let i;
let a = {};
for (let o = 0; o < e.length; o++) {
let s = e[o];
let c = propName(s);
if (c !== void 0 && c !== t.textNodeName) {
let e = stripAttributePrefix(s[":@"] || {}, t.attributeNamePrefix);
n.push(c, e);
}
if (c === t.textNodeName) i === void 0 ? i = s[c] : i += "" + s[c];
else if (c === void 0) continue;
else if (s[c]) {
let e = compress(s[c], t, n, r);
let i = isLeafTag(e, t);
Object.keys(e).length === 0 && t.alwaysCreateTextNode && (e[t.textNodeName] = "");
s[":@"] ? assignAttributes(e, s[":@"], r, t) : Object.keys(e).length === 1 && e[t.textNodeName] !== void 0 && !t.alwaysCreateTextNode ? e = e[t.textNodeName] : Object.keys(e).length === 0 && (t.alwaysCreateTextNode ? e[t.textNodeName] = "" : e = "");
s[W] !== void 0 && typeof e == "object" && e && (e[W] = s[W]);
if (a[c] !== void 0 && Object.prototype.hasOwnProperty.call(a, c)) {
Array.isArray(a[c]) || (a[c] = [a[c]]);
a[c].push(e);
} else {
let n = t.jPath ? r.toString() : r;
a[c] = t.isArray(c, n, i) ? [e] : e;
}
c !== void 0 && c !== t.textNodeName && n.pop();
}
}
typeof i == "string" ? i.length > 0 && (a[t.textNodeName] = i) : i !== void 0 && (a[t.textNodeName] = i);
return a;
}
function propName(e) {
let t = Object.keys(e);
for (let e = 0; e < t.length; e++) {
let n = t[e];
if (n !== ":@") return n;
}
}
function assignAttributes(e, t, n, r) {
if (t) {
let i = Object.keys(t);
let a = i.length;
for (let o = 0; o < a; o++) {
let a = i[o];
let s = a.startsWith(r.attributeNamePrefix) ? a.substring(r.attributeNamePrefix.length) : a;
let c = r.jPath ? n.toString() + "." + s : n;
e[a] = r.isArray(a, c, !0, !0) ? [t[a]] : t[a];
}
}
}
function isLeafTag(e, t) {
let { textNodeName: n } = t;
let r = Object.keys(e).length;
if (r === 0) return !0;
if (r === 1 && (e[n] || typeof e[n] == "boolean" || e[n] === 0)) return !0;
return !1;
}
var G = n(12822);
class XMLParser {
constructor(e) {
this.externalEntities = {};
this.options = buildOptions(e);
}
parse(e, t) {
if (typeof e != "string" && e.toString) e = e instanceof Uint8Array && !(typeof Buffer < "u" && Buffer.isBuffer(e)) ? new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e) : e.toString();
else if (typeof e != "string") throw Error("XML data is accepted in String or Bytes[] form.");
if (t) {
t === !0 && (t = {});
let n = (0, G.t)(e, t);
if (n !== !0) throw Error(`${n.err.msg}:${n.err.line}:${n.err.col}`);
}
let n = new OrderedObjParser(this.options, this.externalEntities);
let r = n.parseXml(e);
if (this.options.preserveOrder || r === void 0) return r;
else return prettify(r, this.options, n.matcher, n.readonlyMatcher);
}
addEntity(e, t) {
if (t.indexOf("&") !== -1) throw Error("Entity value can't have '&'");
else if (e.indexOf("&") !== -1 || e.indexOf(";") !== -1) throw Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
else if (t === "&") throw Error("An entity with value '&' is not permitted");
else this.externalEntities[e] = t;
}
static getMetaDataSymbol() {
return XmlNode.getMetaDataSymbol();
}
}
}),
97923: ((e, t, n) => {
n.d(t, { A: () => Expression });
class Expression {
constructor(e, t = {}, n) {
this.pattern = e;
this.separator = t.separator || ".";
this.segments = this._parse(e);
this.data = n;
this._hasDeepWildcard = this.segments.some((e) => e.type === "deep-wildcard");
this._hasAttributeCondition = this.segments.some((e) => e.attrName !== void 0);
this._hasPositionSelector = this.segments.some((e) => e.position !== void 0);
}
_parse(e) {
let t = [];
let n = 0;
let r = "";
for (; n < e.length;) if (e[n] === this.separator) {
if (n + 1 < e.length && e[n + 1] === this.separator) {
if (r.trim()) {
t.push(this._parseSegment(r.trim()));
r = "";
}
t.push({ type: "deep-wildcard" });
n += 2;
} else {
r.trim() && t.push(this._parseSegment(r.trim()));
r = "";
n++;
}
} else {
r += e[n];
n++;
}
r.trim() && t.push(this._parseSegment(r.trim()));
return t;
}
_parseSegment(e) {
let t = { type: "tag" };
let n = null;
let r = e;
let i = e.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
if (i) {
r = i[1] + i[3];
if (i[2]) {
let e = i[2].slice(1, -1);
e && (n = e);
}
}
let a;
let o = r;
if (r.includes("::")) {
let t = r.indexOf("::");
a = r.substring(0, t).trim();
o = r.substring(t + 2).trim();
if (!a) throw Error(`Invalid namespace in pattern: ${e}`);
}
let s;
let c = null;
if (o.includes(":")) {
let e = o.lastIndexOf(":");
let t = o.substring(0, e).trim();
let n = o.substring(e + 1).trim();
if ([
"first",
"last",
"odd",
"even"
].includes(n) || /^nth\(\d+\)$/.test(n)) {
s = t;
c = n;
} else s = o;
} else s = o;
if (!s) throw Error(`Invalid segment pattern: ${e}`);
t.tag = s;
a && (t.namespace = a);
if (n) {
if (n.includes("=")) {
let e = n.indexOf("=");
t.attrName = n.substring(0, e).trim();
t.attrValue = n.substring(e + 1).trim();
} else t.attrName = n.trim();
}
if (c) {
let e = c.match(/^nth\((\d+)\)$/);
if (e) {
t.position = "nth";
t.positionValue = parseInt(e[1], 10);
} else t.position = c;
}
return t;
}
get length() {
return this.segments.length;
}
hasDeepWildcard() {
return this._hasDeepWildcard;
}
hasAttributeCondition() {
return this._hasAttributeCondition;
}
hasPositionSelector() {
return this._hasPositionSelector;
}
toString() {
return this.pattern;
}
}
}),
34851: ((e, t, n) => {
n.d(t, { A: () => Matcher });
class MatcherView {
constructor(e) {
this._matcher = e;
}
get separator() {
return this._matcher.separator;
}
getCurrentTag() {
let e = this._matcher.path;
return e.length > 0 ? e[e.length - 1].tag : void 0;
}
getCurrentNamespace() {
let e = this._matcher.path;
return e.length > 0 ? e[e.length - 1].namespace : void 0;
}
getAttrValue(e) {
let t = this._matcher.path;
if (t.length === 0) return;
return t[t.length - 1].values?.[e];
}
hasAttr(e) {
let t = this._matcher.path;
if (t.length === 0) return !1;
let n = t[t.length - 1];
return n.values !== void 0 && e in n.values;
}
getAnyParentAttr(e) {
return this._matcher.getAnyParentAttr(e);
}
hasAnyParentAttr(e) {
return this._matcher.hasAnyParentAttr(e);
}
getPosition() {
let e = this._matcher.path;
if (e.length === 0) return -1;
return e[e.length - 1].position ?? 0;
}
getCounter() {
let e = this._matcher.path;
if (e.length === 0) return -1;
return e[e.length - 1].counter ?? 0;
}
getIndex() {
return this.getPosition();
}
getDepth() {
return this._matcher.path.length;
}
toString(e, t = !0) {
return this._matcher.toString(e, t);
}
toArray() {
return this._matcher.path.map((e) => e.tag);
}
matches(e) {
return this._matcher.matches(e);
}
matchesAny(e) {
return e.matchesAny(this._matcher);
}
}
class Matcher {
constructor(e = {}) {
this.separator = e.separator || ".";
this.path = [];
this.siblingStacks = [];
this._pathStringCache = null;
this._view = new MatcherView(this);
this._keptAttrs = [];
}
push(e, t = null, n = null, r = null) {
this._pathStringCache = null;
this.path.length > 0 && (this.path[this.path.length - 1].values = void 0);
let i = this.path.length;
let a = this.siblingStacks[i];
if (!a) {
a = {
counts: new Map(),
total: 0
};
this.siblingStacks[i] = a;
}
let o = n ? `${n}:${e}` : e;
let s = a.counts.get(o) || 0;
let c = a.total;
a.counts.set(o, s + 1);
a.total++;
let l = {
tag: e,
position: c,
counter: s
};
n != null && (l.namespace = n);
t != null && (l.values = t);
this.path.push(l);
let u = this.path.length;
let d = r === null ? null : r.keep;
if (d != null && d.length > 0 && t) for (let e = 0; e < d.length; e++) {
let n = d[e];
t[n] !== void 0 && this._keptAttrs.push({
depth: u,
name: n,
value: t[n]
});
}
}
pop() {
if (this.path.length === 0) return;
this._pathStringCache = null;
let e = this.path.pop();
this.siblingStacks.length > this.path.length + 1 && (this.siblingStacks.length = this.path.length + 1);
let t = this.path.length + 1;
for (; this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= t;) this._keptAttrs.pop();
return e;
}
updateCurrent(e) {
if (this.path.length > 0) {
let t = this.path[this.path.length - 1];
e != null && (t.values = e);
}
}
getCurrentTag() {
return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
}
getCurrentNamespace() {
return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
}
getAttrValue(e) {
if (this.path.length === 0) return;
return this.path[this.path.length - 1].values?.[e];
}
hasAttr(e) {
if (this.path.length === 0) return !1;
let t = this.path[this.path.length - 1];
return t.values !== void 0 && e in t.values;
}
getAnyParentAttr(e) {
let t = this._keptAttrs;
for (let n = t.length - 1; n >= 0; n--) if (t[n].name === e) return t[n].value;
}
hasAnyParentAttr(e) {
let t = this._keptAttrs;
for (let n = t.length - 1; n >= 0; n--) if (t[n].name === e) return !0;
return !1;
}
getPosition() {
if (this.path.length === 0) return -1;
return this.path[this.path.length - 1].position ?? 0;
}
getCounter() {
if (this.path.length === 0) return -1;
return this.path[this.path.length - 1].counter ?? 0;
}
getIndex() {
return this.getPosition();
}
getDepth() {
return this.path.length;
}
toString(e, t = !0) {
let n = e || this.separator;
if (n === this.separator && t === !0) {
if (this._pathStringCache !== null) return this._pathStringCache;
let e = this.path.map((e) => e.namespace ? `${e.namespace}:${e.tag}` : e.tag).join(n);
this._pathStringCache = e;
return e;
}
return this.path.map((e) => t && e.namespace ? `${e.namespace}:${e.tag}` : e.tag).join(n);
}
toArray() {
return this.path.map((e) => e.tag);
}
reset() {
this._pathStringCache = null;
this.path = [];
this.siblingStacks = [];
this._keptAttrs = [];
}
matches(e) {
let t = e.segments;
if (t.length === 0) return !1;
if (e.hasDeepWildcard()) return this._matchWithDeepWildcard(t);
return this._matchSimple(t);
}
_matchSimple(e) {
if (this.path.length !== e.length) return !1;
for (let t = 0; t < e.length; t++) if (!this._matchSegment(e[t], this.path[t], t === this.path.length - 1)) return !1;
return !0;
}
_matchWithDeepWildcard(e) {
let t = this.path.length - 1;
let n = e.length - 1;
for (; n >= 0 && t >= 0;) {
let r = e[n];
if (r.type === "deep-wildcard") {
n--;
if (n < 0) return !0;
let r = e[n];
let i = !1;
for (let e = t; e >= 0; e--) if (this._matchSegment(r, this.path[e], e === this.path.length - 1)) {
t = e - 1;
n--;
i = !0;
break;
}
if (!i) return !1;
} else {
if (!this._matchSegment(r, this.path[t], t === this.path.length - 1)) return !1;
t--;
n--;
}
}
return n < 0;
}
_matchSegment(e, t, n) {
if (e.tag !== "*" && e.tag !== t.tag) return !1;
if (e.namespace !== void 0 && e.namespace !== "*" && e.namespace !== t.namespace) return !1;
if (e.attrName !== void 0) {
if (!n) return !1;
if (!t.values || !(e.attrName in t.values)) return !1;
if (e.attrValue !== void 0 && String(t.values[e.attrName]) !== String(e.attrValue)) return !1;
}
if (e.position !== void 0) {
if (!n) return !1;
let r = t.counter ?? 0;
if (e.position === "first" && r !== 0) return !1;
else if (e.position === "odd" && r % 2 != 1) return !1;
else if (e.position === "even" && r % 2 != 0) return !1;
else if (e.position === "nth" && r !== e.positionValue) return !1;
}
return !0;
}
matchesAny(e) {
return e.matchesAny(this);
}
snapshot() {
return {
path: this.path.map((e) => ({ ...e })),
siblingStacks: this.siblingStacks.map((e) => e && {
counts: new Map(e.counts),
total: e.total
}),
keptAttrs: this._keptAttrs.map((e) => ({ ...e }))
};
}
restore(e) {
this._pathStringCache = null;
this.path = e.path.map((e) => ({ ...e }));
this.siblingStacks = e.siblingStacks.map((e) => e && {
counts: new Map(e.counts),
total: e.total
});
this._keptAttrs = (e.keptAttrs || []).map((e) => ({ ...e }));
}
readOnly() {
return this._view;
}
}
}),
79327: ((e, t, n) => {
n.d(t, {
fG: () => qName,
fH: () => createValidator
});
let buildRegexes = (e, t, n = "") => {
let r = `[${e.replace(":", "")}][${t.replace(":", "")}]*`;
return {
name: RegExp(`^[${e}][${t}]*$`, n),
ncName: RegExp(`^${r}$`, n),
qName: RegExp(`^${r}(?::${r})?$`, n),
nmToken: RegExp(`^[${t}]+$`, n),
nmTokens: RegExp(`^[${t}]+(?:\\s+[${t}]+)*$`, n)
};
};
let r = buildRegexes(":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�", ":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�\\-\\.\\d·̀-ͯ‿-⁀");
let i = buildRegexes(":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", ":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿\\-\\.\\d·̀-ͯ҇‿-⁀", "u");
let a = buildRegexes(":A-Za-z_", ":A-Za-z_\\-\\.\\d");
let getRegexes = (e = "1.0", t = !1) => {
if (t) return a;
return e === "1.1" ? i : r;
};
let qName = (e, { xmlVersion: t = "1.0", asciiOnly: n = !1 } = {}) => getRegexes(t, n).qName.test(e);
let o = [
"name",
"ncName",
"qName",
"nmToken",
"nmTokens"
];
let createValidator = (e, { xmlVersion: t = "1.0", asciiOnly: n = !1, maxCacheSize: r = 2048 } = {}) => {
if (!o.includes(e)) throw TypeError(`Unknown production "${e}". Must be one of: ${o.join(", ")}`);
let i = getRegexes(t, n)[e];
let a = new Map();
let validator = (e) => {
let t = a.get(e);
if (t !== void 0) return t;
let n = i.test(e);
a.size < r && a.set(e, n);
return n;
};
validator.reset = () => {
a = new Map();
};
return validator;
};
})
};
