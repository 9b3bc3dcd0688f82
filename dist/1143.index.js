export const id = 1143;
export const ids = [1143];
export const modules = {
90984: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Eo: () => isName,
Xe: () => getAllMatches,
q9: () => DANGEROUS_PROPERTY_NAMES,
vl: () => criticalProperties,
yQ: () => isExist
});
let regexName = RegExp("^[:A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
function getAllMatches(string, regex) {
let matches = [];
let match = regex.exec(string);
for (; match;) {
let allmatches = [];
allmatches.startIndex = regex.lastIndex - match[0].length;
let len = match.length;
for (let index = 0; index < len; index++) allmatches.push(match[index]);
matches.push(allmatches);
match = regex.exec(string);
}
return matches;
}
let isName = function(string) {
return regexName.exec(string) != null;
};
function isExist(v) {
return v !== void 0;
}
let DANGEROUS_PROPERTY_NAMES = [
"hasOwnProperty",
"toString",
"valueOf",
"__defineGetter__",
"__defineSetter__",
"__lookupGetter__",
"__lookupSetter__"
];
let criticalProperties = [
"__proto__",
"constructor",
"prototype"
];
}),
61176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => validate });
var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90984);
let defaultOptions = {
allowBooleanAttributes: !1,
unpairedTags: []
};
function validate(xmlData, options) {
options = Object.assign({}, defaultOptions, options);
let tags = [];
let tagFound = !1;
let reachedRoot = !1;
xmlData[0] === "﻿" && (xmlData = xmlData.substr(1));
for (let i = 0; i < xmlData.length; i++) if (xmlData[i] === "<" && xmlData[i + 1] === "?") {
i += 2;
i = readPI(xmlData, i);
if (i.err) return i;
} else if (xmlData[i] === "<") {
let tagStartPos = i;
i++;
if (xmlData[i] === "!") {
i = readCommentAndCDATA(xmlData, i);
continue;
} else {
let closingTag = !1;
if (xmlData[i] === "/") {
closingTag = !0;
i++;
}
let tagName = "";
for (; i < xmlData.length && xmlData[i] !== ">" && xmlData[i] !== " " && xmlData[i] !== "	" && xmlData[i] !== "\n" && xmlData[i] !== "\r"; i++) tagName += xmlData[i];
tagName = tagName.trim();
if (tagName[tagName.length - 1] === "/") {
tagName = tagName.substring(0, tagName.length - 1);
i--;
}
if (!validateTagName(tagName)) {
let msg;
msg = tagName.trim().length === 0 ? "Invalid space after '<'." : "Tag '" + tagName + "' is an invalid name.";
return getErrorObject("InvalidTag", msg, getLineNumberForPosition(xmlData, i));
}
let result = readAttributeStr(xmlData, i);
if (result === !1) return getErrorObject("InvalidAttr", "Attributes for '" + tagName + "' have open quote.", getLineNumberForPosition(xmlData, i));
let attrStr = result.value;
i = result.index;
if (attrStr[attrStr.length - 1] === "/") {
let attrStrStart = i - attrStr.length;
attrStr = attrStr.substring(0, attrStr.length - 1);
let isValid = validateAttributeString(attrStr, options);
if (isValid === !0) tagFound = !0;
else return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, attrStrStart + isValid.err.line));
} else if (closingTag) {
if (!result.tagClosed) return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' doesn't have proper closing.", getLineNumberForPosition(xmlData, i));
else if (attrStr.trim().length > 0) return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' can't have attributes or invalid starting.", getLineNumberForPosition(xmlData, tagStartPos));
else if (tags.length === 0) return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' has not been opened.", getLineNumberForPosition(xmlData, tagStartPos));
else {
let otg = tags.pop();
if (tagName !== otg.tagName) {
let openPos = getLineNumberForPosition(xmlData, otg.tagStartPos);
return getErrorObject("InvalidTag", "Expected closing tag '" + otg.tagName + "' (opened in line " + openPos.line + ", col " + openPos.col + ") instead of closing tag '" + tagName + "'.", getLineNumberForPosition(xmlData, tagStartPos));
}
tags.length == 0 && (reachedRoot = !0);
}
} else {
let isValid = validateAttributeString(attrStr, options);
if (isValid !== !0) return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, i - attrStr.length + isValid.err.line));
if (reachedRoot === !0) return getErrorObject("InvalidXml", "Multiple possible root nodes found.", getLineNumberForPosition(xmlData, i));
else options.unpairedTags.indexOf(tagName) !== -1 || tags.push({
tagName,
tagStartPos
});
tagFound = !0;
}
for (i++; i < xmlData.length; i++) if (xmlData[i] === "<") {
if (xmlData[i + 1] === "!") {
i++;
i = readCommentAndCDATA(xmlData, i);
continue;
} else if (xmlData[i + 1] === "?") {
i = readPI(xmlData, ++i);
if (i.err) return i;
} else break;
} else if (xmlData[i] === "&") {
let afterAmp = validateAmpersand(xmlData, i);
if (afterAmp == -1) return getErrorObject("InvalidChar", "char '&' is not expected.", getLineNumberForPosition(xmlData, i));
i = afterAmp;
} else if (reachedRoot === !0 && !isWhiteSpace(xmlData[i])) return getErrorObject("InvalidXml", "Extra text at the end", getLineNumberForPosition(xmlData, i));
xmlData[i] === "<" && i--;
}
} else {
if (isWhiteSpace(xmlData[i])) continue;
return getErrorObject("InvalidChar", "char '" + xmlData[i] + "' is not expected.", getLineNumberForPosition(xmlData, i));
}
if (!tagFound) return getErrorObject("InvalidXml", "Start tag expected.", 1);
else if (tags.length == 1) return getErrorObject("InvalidTag", "Unclosed tag '" + tags[0].tagName + "'.", getLineNumberForPosition(xmlData, tags[0].tagStartPos));
else if (tags.length > 0) return getErrorObject("InvalidXml", "Invalid '" + JSON.stringify(tags.map((t) => t.tagName), null, 4).replace(/\r?\n/g, "") + "' found.", {
line: 1,
col: 1
});
return !0;
}
function isWhiteSpace(char) {
return char === " " || char === "	" || char === "\n" || char === "\r";
}
function readPI(xmlData, i) {
let start = i;
for (; i < xmlData.length; i++) if (xmlData[i] == "?" || xmlData[i] == " ") {
let tagname = xmlData.substr(start, i - start);
if (i > 5 && tagname === "xml") return getErrorObject("InvalidXml", "XML declaration allowed only at the start of the document.", getLineNumberForPosition(xmlData, i));
else if (xmlData[i] == "?" && xmlData[i + 1] == ">") {
i++;
break;
} else continue;
}
return i;
}
function readCommentAndCDATA(xmlData, i) {
if (xmlData.length > i + 5 && xmlData[i + 1] === "-" && xmlData[i + 2] === "-") {
for (i += 3; i < xmlData.length; i++) if (xmlData[i] === "-" && xmlData[i + 1] === "-" && xmlData[i + 2] === ">") {
i += 2;
break;
}
} else if (xmlData.length > i + 8 && xmlData[i + 1] === "D" && xmlData[i + 2] === "O" && xmlData[i + 3] === "C" && xmlData[i + 4] === "T" && xmlData[i + 5] === "Y" && xmlData[i + 6] === "P" && xmlData[i + 7] === "E") {
let angleBracketsCount = 1;
for (i += 8; i < xmlData.length; i++) if (xmlData[i] === "<") angleBracketsCount++;
else if (xmlData[i] === ">") {
angleBracketsCount--;
if (angleBracketsCount === 0) break;
}
} else if (xmlData.length > i + 9 && xmlData[i + 1] === "[" && xmlData[i + 2] === "C" && xmlData[i + 3] === "D" && xmlData[i + 4] === "A" && xmlData[i + 5] === "T" && xmlData[i + 6] === "A" && xmlData[i + 7] === "[") {
for (i += 8; i < xmlData.length; i++) if (xmlData[i] === "]" && xmlData[i + 1] === "]" && xmlData[i + 2] === ">") {
i += 2;
break;
}
}
return i;
}
function readAttributeStr(xmlData, i) {
let attrStr = "";
let startChar = "";
let tagClosed = !1;
for (; i < xmlData.length; i++) {
if (xmlData[i] === "\"" || xmlData[i] === "'") startChar === "" ? startChar = xmlData[i] : startChar !== xmlData[i] || (startChar = "");
else if (xmlData[i] === ">" && startChar === "") {
tagClosed = !0;
break;
}
attrStr += xmlData[i];
}
if (startChar !== "") return !1;
return {
value: attrStr,
index: i,
tagClosed
};
}
function scanAttributeTokens(attrStr) {
let tokens = [];
let len = attrStr.length;
let i = 0;
for (; i < len;) {
let tokenStart = i;
for (; i < len && isWhiteSpace(attrStr[i]);) i++;
if (i >= len) break;
if (attrStr[i] === "=") {
i++;
continue;
}
let leadingWs = attrStr.slice(tokenStart, i);
let nameStart = i;
for (; i < len && !isWhiteSpace(attrStr[i]) && attrStr[i] !== "=";) i++;
let name = attrStr.slice(nameStart, i);
let equalsGroup;
let j = i;
for (; j < len && isWhiteSpace(attrStr[j]);) j++;
if (j < len && attrStr[j] === "=") {
equalsGroup = attrStr.slice(i, j + 1);
i = j + 1;
}
let quoteChar;
let value;
let k = i;
for (; k < len && isWhiteSpace(attrStr[k]);) k++;
if (k < len && (attrStr[k] === "\"" || attrStr[k] === "'")) {
let valueStart = k + 1;
let closeIdx = attrStr.indexOf(attrStr[k], valueStart);
if (closeIdx !== -1) {
quoteChar = attrStr[k];
value = attrStr.slice(valueStart, closeIdx);
i = closeIdx + 1;
}
}
let token = { startIndex: tokenStart };
token[1] = leadingWs;
token[2] = name;
token[3] = equalsGroup;
token[4] = quoteChar !== void 0 || void 0;
token[5] = quoteChar;
token[6] = value;
tokens.push(token);
}
return tokens;
}
function validateAttributeString(attrStr, options) {
let matches = scanAttributeTokens(attrStr);
let attrNames = {};
for (let i = 0; i < matches.length; i++) {
if (matches[i][1].length === 0) return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' has no space in starting.", getPositionFromMatch(matches[i]));
else if (matches[i][3] !== void 0 && matches[i][4] === void 0) return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' is without value.", getPositionFromMatch(matches[i]));
else if (matches[i][3] === void 0 && !options.allowBooleanAttributes) return getErrorObject("InvalidAttr", "boolean attribute '" + matches[i][2] + "' is not allowed.", getPositionFromMatch(matches[i]));
let attrName = matches[i][2];
if (!validateAttrName(attrName)) return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is an invalid name.", getPositionFromMatch(matches[i]));
if (!Object.prototype.hasOwnProperty.call(attrNames, attrName)) attrNames[attrName] = 1;
else return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is repeated.", getPositionFromMatch(matches[i]));
}
return !0;
}
function validateNumberAmpersand(xmlData, i) {
let re = /\d/;
if (xmlData[i] === "x") {
i++;
re = /[\da-fA-F]/;
}
for (; i < xmlData.length; i++) {
if (xmlData[i] === ";") return i;
if (!xmlData[i].match(re)) break;
}
return -1;
}
function validateAmpersand(xmlData, i) {
i++;
if (xmlData[i] === ";") return -1;
if (xmlData[i] === "#") {
i++;
return validateNumberAmpersand(xmlData, i);
}
let count = 0;
for (; i < xmlData.length; i++, count++) {
if (xmlData[i].match(/\w/) && count < 20) continue;
if (xmlData[i] === ";") break;
return -1;
}
return i;
}
function getErrorObject(code, message, lineNumber) {
return { err: {
code,
msg: message,
line: lineNumber.line || lineNumber,
col: lineNumber.col
} };
}
function validateAttrName(attrName) {
return (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Eo)(attrName);
}
function validateTagName(tagname) {
return (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Eo)(tagname);
}
function getLineNumberForPosition(xmlData, index) {
let lines = xmlData.substring(0, index).split(/\r?\n/);
return {
line: lines.length,
col: lines[lines.length - 1].length + 1
};
}
function getPositionFromMatch(match) {
return match.startIndex + match[1].length;
}
}),
41143: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => XMLParser });
var util = __webpack_require__(90984);
let defaultOnDangerousProperty = (name) => {
if (util.q9.includes(name)) return "__" + name;
return name;
};
let defaultOptions = {
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
tagValueProcessor: function(tagName, val) {
return val;
},
attributeValueProcessor: function(attrName, val) {
return val;
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
updateTag: function(tagName, jPath, attrs) {
return tagName;
},
captureMetaData: !1,
maxNestedTags: 100,
strictReservedNames: !0,
jPath: !0,
onDangerousProperty: defaultOnDangerousProperty
};
function validatePropertyName(propertyName, optionName) {
if (typeof propertyName != "string") return;
let normalized = propertyName.toLowerCase();
if (util.q9.some((dangerous) => normalized === dangerous.toLowerCase())) throw Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`);
if (util.vl.some((dangerous) => normalized === dangerous.toLowerCase())) throw Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`);
}
function normalizeProcessEntities(value, htmlEntities) {
if (typeof value == "boolean") return {
enabled: value,
maxEntitySize: 1e4,
maxExpansionDepth: 1e4,
maxTotalExpansions: Infinity,
maxExpandedLength: 1e5,
maxEntityCount: 1e3,
allowedTags: null,
tagFilter: null,
appliesTo: "all"
};
if (typeof value == "object" && value) return {
enabled: value.enabled !== !1,
maxEntitySize: Math.max(1, value.maxEntitySize ?? 1e4),
maxExpansionDepth: Math.max(1, value.maxExpansionDepth ?? 1e4),
maxTotalExpansions: Math.max(1, value.maxTotalExpansions ?? Infinity),
maxExpandedLength: Math.max(1, value.maxExpandedLength ?? 1e5),
maxEntityCount: Math.max(1, value.maxEntityCount ?? 1e3),
allowedTags: value.allowedTags ?? null,
tagFilter: value.tagFilter ?? null,
appliesTo: value.appliesTo ?? "all"
};
return normalizeProcessEntities(!0);
}
let buildOptions = function(options) {
let built = Object.assign({}, defaultOptions, options);
let propertyNameOptions = [
{
value: built.attributeNamePrefix,
name: "attributeNamePrefix"
},
{
value: built.attributesGroupName,
name: "attributesGroupName"
},
{
value: built.textNodeName,
name: "textNodeName"
},
{
value: built.cdataPropName,
name: "cdataPropName"
},
{
value: built.commentPropName,
name: "commentPropName"
}
];
for (let { value, name } of propertyNameOptions) value && validatePropertyName(value, name);
built.onDangerousProperty === null && (built.onDangerousProperty = defaultOnDangerousProperty);
built.processEntities = normalizeProcessEntities(built.processEntities, built.htmlEntities);
built.unpairedTagsSet = new Set(built.unpairedTags);
built.stopNodes && Array.isArray(built.stopNodes) && (built.stopNodes = built.stopNodes.map((node) => {
if (typeof node == "string" && node.startsWith("*.")) return ".." + node.substring(2);
return node;
}));
return built;
};
let METADATA_SYMBOL;
METADATA_SYMBOL = typeof Symbol == "function" ? Symbol("XML Node Metadata") : "@@xmlMetadata";
class XmlNode {
constructor(tagname) {
this.tagname = tagname;
this.child = [];
this[":@"] = Object.create(null);
}
add(key, val) {
key === "__proto__" && (key = "#__proto__");
this.child.push({ [key]: val });
}
addChild(node, startIndex) {
node.tagname === "__proto__" && (node.tagname = "#__proto__");
node[":@"] && Object.keys(node[":@"]).length > 0 ? this.child.push({
[node.tagname]: node.child,
":@": node[":@"]
}) : this.child.push({ [node.tagname]: node.child });
this.addStartIndex(startIndex);
}
addStartIndex(startIndex) {
startIndex !== void 0 && (this.child[this.child.length - 1][METADATA_SYMBOL] = { startIndex });
}
addEndIndex(endIndex) {
let lastChild = this.child[this.child.length - 1];
lastChild !== void 0 && lastChild[METADATA_SYMBOL] !== void 0 && lastChild[METADATA_SYMBOL].endIndex === void 0 && (lastChild[METADATA_SYMBOL].endIndex = endIndex);
}
static getMetaDataSymbol() {
return METADATA_SYMBOL;
}
}
var src = __webpack_require__(64658);
class DocTypeReader {
constructor(options, xmlVersion) {
this.suppressValidationErr = !options;
this.options = options;
this.xmlVersion = xmlVersion || 1;
}
setXmlVersion(xmlVersion = 1) {
this.xmlVersion = xmlVersion;
}
readDocType(xmlData, i) {
let entities = Object.create(null);
let entityCount = 0;
if (xmlData[i + 3] === "O" && xmlData[i + 4] === "C" && xmlData[i + 5] === "T" && xmlData[i + 6] === "Y" && xmlData[i + 7] === "P" && xmlData[i + 8] === "E") {
i += 9;
let angleBracketsCount = 1;
let hasBody = !1, comment = !1;
let quoteChar = null;
let exp = "";
for (; i < xmlData.length; i++) {
if (quoteChar !== null) {
xmlData[i] === quoteChar && (quoteChar = null);
exp += xmlData[i];
continue;
}
if (!hasBody && !comment && (xmlData[i] === "\"" || xmlData[i] === "'")) {
quoteChar = xmlData[i];
exp += xmlData[i];
continue;
}
if (xmlData[i] === "<" && !comment) {
if (hasBody && hasSeq(xmlData, "!ENTITY", i)) {
i += 7;
let entityName, val;
[entityName, val, i] = this.readEntityExp(xmlData, i + 1, this.suppressValidationErr);
if (val.indexOf("&") === -1) {
if (this.options.enabled !== !1 && this.options.maxEntityCount != null && entityCount >= this.options.maxEntityCount) throw Error(`Entity count (${entityCount + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`);
entities[entityName] = val;
entityCount++;
}
} else if (hasBody && hasSeq(xmlData, "!ELEMENT", i)) {
i += 8;
let { index } = this.readElementExp(xmlData, i + 1);
i = index;
} else if (hasBody && hasSeq(xmlData, "!ATTLIST", i)) i += 8;
else if (hasBody && hasSeq(xmlData, "!NOTATION", i)) {
i += 9;
let { index } = this.readNotationExp(xmlData, i + 1, this.suppressValidationErr);
i = index;
} else if (hasSeq(xmlData, "!--", i)) comment = !0;
else throw Error("Invalid DOCTYPE");
angleBracketsCount++;
exp = "";
} else if (xmlData[i] === ">") {
if (comment) {
if (xmlData[i - 1] === "-" && xmlData[i - 2] === "-") {
comment = !1;
angleBracketsCount--;
}
} else angleBracketsCount--;
if (angleBracketsCount === 0) break;
} else xmlData[i] === "[" ? hasBody = !0 : exp += xmlData[i];
}
if (quoteChar !== null || angleBracketsCount !== 0) throw Error("Unclosed DOCTYPE");
} else throw Error("Invalid Tag instead of DOCTYPE");
return {
entities,
i
};
}
readEntityExp(xmlData, i) {
i = skipWhitespace(xmlData, i);
let startIndex = i;
for (; i < xmlData.length && !/\s/.test(xmlData[i]) && xmlData[i] !== "\"" && xmlData[i] !== "'";) i++;
let entityName = xmlData.substring(startIndex, i);
validateEntityName(entityName, { xmlVersion: this.xmlVersion });
i = skipWhitespace(xmlData, i);
if (!this.suppressValidationErr) {
if (xmlData.substring(i, i + 6).toUpperCase() === "SYSTEM") throw Error("External entities are not supported");
else if (xmlData[i] === "%") throw Error("Parameter entities are not supported");
}
let entityValue = "";
[i, entityValue] = this.readIdentifierVal(xmlData, i, "entity");
if (this.options.enabled !== !1 && this.options.maxEntitySize != null && entityValue.length > this.options.maxEntitySize) throw Error(`Entity "${entityName}" size (${entityValue.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`);
i--;
return [
entityName,
entityValue,
i
];
}
readNotationExp(xmlData, i) {
i = skipWhitespace(xmlData, i);
let startIndex = i;
for (; i < xmlData.length && !/\s/.test(xmlData[i]);) i++;
let notationName = xmlData.substring(startIndex, i);
!this.suppressValidationErr && validateEntityName(notationName, { xmlVersion: this.xmlVersion });
i = skipWhitespace(xmlData, i);
let identifierType = xmlData.substring(i, i + 6).toUpperCase();
if (!this.suppressValidationErr && identifierType !== "SYSTEM" && identifierType !== "PUBLIC") throw Error(`Expected SYSTEM or PUBLIC, found "${identifierType}"`);
i += identifierType.length;
i = skipWhitespace(xmlData, i);
let publicIdentifier = null;
let systemIdentifier = null;
if (identifierType === "PUBLIC") {
[i, publicIdentifier] = this.readIdentifierVal(xmlData, i, "publicIdentifier");
i = skipWhitespace(xmlData, i);
(xmlData[i] === "\"" || xmlData[i] === "'") && ([i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier"));
} else if (identifierType === "SYSTEM") {
[i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
if (!this.suppressValidationErr && !systemIdentifier) throw Error("Missing mandatory system identifier for SYSTEM notation");
}
return {
notationName,
publicIdentifier,
systemIdentifier,
index: --i
};
}
readIdentifierVal(xmlData, i, type) {
let identifierVal = "";
let startChar = xmlData[i];
if (startChar !== "\"" && startChar !== "'") throw Error(`Expected quoted string, found "${startChar}"`);
i++;
let startIndex = i;
for (; i < xmlData.length && xmlData[i] !== startChar;) i++;
identifierVal = xmlData.substring(startIndex, i);
if (xmlData[i] !== startChar) throw Error(`Unterminated ${type} value`);
i++;
return [i, identifierVal];
}
readElementExp(xmlData, i) {
i = skipWhitespace(xmlData, i);
let startIndex = i;
for (; i < xmlData.length && !/\s/.test(xmlData[i]);) i++;
let elementName = xmlData.substring(startIndex, i);
if (!this.suppressValidationErr && !(0, src.fG)(elementName, { xmlVersion: this.xmlVersion })) throw Error(`Invalid element name: "${elementName}"`);
i = skipWhitespace(xmlData, i);
let contentModel = "";
if (xmlData[i] === "E" && hasSeq(xmlData, "MPTY", i)) i += 4;
else if (xmlData[i] === "A" && hasSeq(xmlData, "NY", i)) i += 2;
else if (xmlData[i] === "(") {
i++;
let startIndex = i;
for (; i < xmlData.length && xmlData[i] !== ")";) i++;
contentModel = xmlData.substring(startIndex, i);
if (xmlData[i] !== ")") throw Error("Unterminated content model");
} else if (!this.suppressValidationErr) throw Error(`Invalid Element Expression, found "${xmlData[i]}"`);
return {
elementName,
contentModel: contentModel.trim(),
index: i
};
}
readAttlistExp(xmlData, i) {
i = skipWhitespace(xmlData, i);
let startIndex = i;
for (; i < xmlData.length && !/\s/.test(xmlData[i]);) i++;
let elementName = xmlData.substring(startIndex, i);
validateEntityName(elementName, { xmlVersion: this.xmlVersion });
i = skipWhitespace(xmlData, i);
startIndex = i;
for (; i < xmlData.length && !/\s/.test(xmlData[i]);) i++;
let attributeName = xmlData.substring(startIndex, i);
if (!validateEntityName(attributeName, { xmlVersion: this.xmlVersion })) throw Error(`Invalid attribute name: "${attributeName}"`);
i = skipWhitespace(xmlData, i);
let attributeType = "";
if (xmlData.substring(i, i + 8).toUpperCase() === "NOTATION") {
attributeType = "NOTATION";
i += 8;
i = skipWhitespace(xmlData, i);
if (xmlData[i] !== "(") throw Error(`Expected '(', found "${xmlData[i]}"`);
i++;
let allowedNotations = [];
for (; i < xmlData.length && xmlData[i] !== ")";) {
let startIndex = i;
for (; i < xmlData.length && xmlData[i] !== "|" && xmlData[i] !== ")";) i++;
let notation = xmlData.substring(startIndex, i);
notation = notation.trim();
if (!validateEntityName(notation, { xmlVersion: this.xmlVersion })) throw Error(`Invalid notation name: "${notation}"`);
allowedNotations.push(notation);
if (xmlData[i] === "|") {
i++;
i = skipWhitespace(xmlData, i);
}
}
if (xmlData[i] !== ")") throw Error("Unterminated list of notations");
i++;
attributeType += " (" + allowedNotations.join("|") + ")";
} else {
let startIndex = i;
for (; i < xmlData.length && !/\s/.test(xmlData[i]);) i++;
attributeType += xmlData.substring(startIndex, i);
if (!this.suppressValidationErr && ![
"CDATA",
"ID",
"IDREF",
"IDREFS",
"ENTITY",
"ENTITIES",
"NMTOKEN",
"NMTOKENS"
].includes(attributeType.toUpperCase())) throw Error(`Invalid attribute type: "${attributeType}"`);
}
i = skipWhitespace(xmlData, i);
let defaultValue = "";
if (xmlData.substring(i, i + 8).toUpperCase() === "#REQUIRED") {
defaultValue = "#REQUIRED";
i += 8;
} else if (xmlData.substring(i, i + 7).toUpperCase() === "#IMPLIED") {
defaultValue = "#IMPLIED";
i += 7;
} else [i, defaultValue] = this.readIdentifierVal(xmlData, i, "ATTLIST");
return {
elementName,
attributeName,
attributeType,
defaultValue,
index: i
};
}
}
let skipWhitespace = (data, index) => {
for (; index < data.length && /\s/.test(data[index]);) index++;
return index;
};
function hasSeq(data, seq, i) {
for (let j = 0; j < seq.length; j++) if (seq[j] !== data[i + j + 1]) return !1;
return !0;
}
function validateEntityName(name, xmlVersion) {
if ((0, src.fG)(name, { xmlVersion })) return name;
else throw Error(`Invalid entity name ${name}`);
}
let SCRIPT_ZEROS = [
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
let HIGH_MAP = new Map();
let TABLE_OFFSET = 1632;
let TABLE = new Uint8Array(63904).fill(255);
for (let zero of SCRIPT_ZEROS) for (let d = 0; d < 10; d++) {
let cp = zero + d;
cp <= 65535 ? TABLE[cp - TABLE_OFFSET] = d : HIGH_MAP.set(cp, d);
}
let MINUS_SET = new Set([
8722,
65293,
65123
]);
function anynum(str) {
if (typeof str != "string") return str;
let len = str.length;
if (len === 0) return str;
let firstHit = -1;
for (let i = 0; i < len; i++) {
let cc = str.charCodeAt(i);
if (cc >= 48 && cc <= 57 || cc === 45) continue;
if (cc < TABLE_OFFSET) {
if (MINUS_SET.has(cc)) {
firstHit = i;
break;
}
continue;
}
if (cc >= 55296 && cc <= 56319) {
if (i + 1 < len) {
let low = str.charCodeAt(i + 1);
if (low >= 56320 && low <= 57343) {
let cp = 65536 + (cc - 55296 << 10) + (low - 56320);
if (HIGH_MAP.has(cp)) {
firstHit = i;
break;
}
}
}
continue;
}
if (TABLE[cc - TABLE_OFFSET] !== 255 || MINUS_SET.has(cc)) {
firstHit = i;
break;
}
}
if (firstHit === -1) return str;
let chars = [];
firstHit > 0 && chars.push(str.slice(0, firstHit));
for (let i = firstHit; i < len; i++) {
let cc = str.charCodeAt(i);
if (cc >= 48 && cc <= 57 || cc === 45) {
chars.push(str[i]);
continue;
}
if (cc < TABLE_OFFSET) {
chars.push(MINUS_SET.has(cc) ? "-" : str[i]);
continue;
}
if (cc >= 55296 && cc <= 56319) {
if (i + 1 < len) {
let low = str.charCodeAt(i + 1);
if (low >= 56320 && low <= 57343) {
let cp = 65536 + (cc - 55296 << 10) + (low - 56320);
let d = HIGH_MAP.get(cp);
if (d !== void 0) {
chars.push(String.fromCharCode(d + 48));
i++;
continue;
}
}
}
chars.push(str[i]);
continue;
}
if (MINUS_SET.has(cc)) {
chars.push("-");
continue;
}
let d = TABLE[cc - TABLE_OFFSET];
chars.push(d === 255 ? str[i] : String.fromCharCode(d + 48));
}
return chars.join("");
}
let anynum_anynum = anynum;
let hexRegex = /^[-+]?0x[a-fA-F0-9]+$/;
let binRegex = /^0b[01]+$/;
let octRegex = /^0o[0-7]+$/;
let numRegex = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
let consider = {
hex: !0,
binary: !1,
octal: !1,
leadingZeros: !0,
decimalPoint: ".",
eNotation: !0,
infinity: "original",
unicode: !1
};
function toNumber(str, options = {}) {
options = Object.assign({}, consider, options);
if (!str || typeof str != "string") return str;
let trimmedStr = str.trim();
if (trimmedStr.length === 0) return str;
else if (options.skipLike !== void 0 && options.skipLike.test(trimmedStr)) return str;
else if (trimmedStr === "0") return 0;
if (options.unicode) {
trimmedStr = anynum_anynum(trimmedStr);
if (trimmedStr === "0") return 0;
}
if (options.hex && hexRegex.test(trimmedStr)) return parse_int(trimmedStr, 16);
else if (options.binary && binRegex.test(trimmedStr)) return parse_int(trimmedStr, 2);
else if (options.octal && octRegex.test(trimmedStr)) return parse_int(trimmedStr, 8);
else if (!isFinite(trimmedStr)) {
let num = Number(trimmedStr);
if (Number.isNaN(num)) return str;
return handleInfinity(str, num, options);
} else if (trimmedStr.includes("e") || trimmedStr.includes("E")) return resolveEnotation(str, trimmedStr, options);
else {
let match = numRegex.exec(trimmedStr);
if (match) {
let sign = match[1] || "";
let leadingZeros = match[2];
let numTrimmedByZeros = trimZeros(match[3]);
let decimalAdjacentToLeadingZeros = sign ? trimmedStr[leadingZeros.length + 1] === "." : trimmedStr[leadingZeros.length] === ".";
if (!options.leadingZeros && (leadingZeros.length > 1 || leadingZeros.length === 1 && !decimalAdjacentToLeadingZeros)) return str;
else {
let num = Number(trimmedStr);
let parsedStr = String(num);
if (num === 0) return num;
if (parsedStr.search(/[eE]/) !== -1) {
if (options.eNotation) return num;
else return str;
} else if (trimmedStr.indexOf(".") !== -1) {
if (parsedStr === "0") return num;
else if (parsedStr === numTrimmedByZeros) return num;
else if (parsedStr === `${sign}${numTrimmedByZeros}`) return num;
else return str;
}
let n = leadingZeros ? numTrimmedByZeros : trimmedStr;
if (leadingZeros) return n === parsedStr || sign + n === parsedStr ? num : str;
else return n === parsedStr || n === sign + parsedStr ? num : str;
}
} else return str;
}
}
let eNotationRegx = /^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;
function resolveEnotation(str, trimmedStr, options) {
if (!options.eNotation) return str;
let notation = trimmedStr.match(eNotationRegx);
if (notation) {
let sign = notation[1] || "";
let eChar = notation[3].indexOf("e") === -1 ? "E" : "e";
let leadingZeros = notation[2];
let eAdjacentToLeadingZeros = sign ? trimmedStr[leadingZeros.length + 1] === eChar : trimmedStr[leadingZeros.length] === eChar;
if (leadingZeros.length > 1 && eAdjacentToLeadingZeros) return str;
else if (leadingZeros.length === 1 && (notation[3].startsWith(`.${eChar}`) || notation[3][0] === eChar)) return Number(trimmedStr);
else if (leadingZeros.length > 0) {
if (options.leadingZeros && !eAdjacentToLeadingZeros) return Number(trimmedStr);
else return str;
} else return Number(trimmedStr);
} else return str;
}
function trimZeros(numStr) {
if (numStr && numStr.indexOf(".") !== -1) {
let end = numStr.length;
for (; end > 0 && numStr.charCodeAt(end - 1) === 48;) end--;
numStr = numStr.slice(0, end);
numStr === "." ? numStr = "0" : numStr[0] === "." ? numStr = "0" + numStr : numStr[numStr.length - 1] === "." && (numStr = numStr.substring(0, numStr.length - 1));
return numStr;
}
return numStr;
}
function parse_int(numStr, base) {
let str = numStr.trim();
(base === 2 || base === 8) && (numStr = str.substring(2));
if (parseInt) return parseInt(numStr, base);
else if (Number.parseInt) return Number.parseInt(numStr, base);
else if (window && window.parseInt) return window.parseInt(numStr, base);
else throw Error("parseInt, Number.parseInt, window.parseInt are not supported");
}
function handleInfinity(str, num, options) {
let isPositive = num === Infinity;
switch (options.infinity.toLowerCase()) {
case "null": return null;
case "infinity": return num;
case "string": return isPositive ? "Infinity" : "-Infinity";
default: return str;
}
}
function getIgnoreAttributesFn(ignoreAttributes) {
if (typeof ignoreAttributes == "function") return ignoreAttributes;
if (Array.isArray(ignoreAttributes)) return (attrName) => {
for (let pattern of ignoreAttributes) {
if (typeof pattern == "string" && attrName === pattern) return !0;
if (pattern instanceof RegExp && pattern.test(attrName)) return !0;
}
};
return () => !1;
}
var Matcher = __webpack_require__(48257);
var Expression = __webpack_require__(53945);
class ExpressionSet {
constructor() {
this._byDepthAndTag = new Map();
this._wildcardByDepth = new Map();
this._deepWildcards = [];
this._deepByTerminalTag = new Map();
this._patterns = new Set();
this._sealed = !1;
}
add(expression) {
if (this._sealed) throw TypeError("ExpressionSet is sealed. Create a new ExpressionSet to add more expressions.");
if (this._patterns.has(expression.pattern)) return this;
this._patterns.add(expression.pattern);
if (expression.hasDeepWildcard()) {
let lastSeg = expression.segments[expression.segments.length - 1];
if (lastSeg && lastSeg.type !== "deep-wildcard" && lastSeg.tag !== "*") {
let tag = lastSeg.tag;
this._deepByTerminalTag.has(tag) || this._deepByTerminalTag.set(tag, []);
this._deepByTerminalTag.get(tag).push(expression);
} else this._deepWildcards.push(expression);
return this;
}
let depth = expression.length;
let tag = expression.segments[expression.segments.length - 1]?.tag;
if (!tag || tag === "*") {
this._wildcardByDepth.has(depth) || this._wildcardByDepth.set(depth, []);
this._wildcardByDepth.get(depth).push(expression);
} else {
let key = `${depth}:${tag}`;
this._byDepthAndTag.has(key) || this._byDepthAndTag.set(key, []);
this._byDepthAndTag.get(key).push(expression);
}
return this;
}
addAll(expressions) {
for (let expr of expressions) this.add(expr);
return this;
}
has(expression) {
return this._patterns.has(expression.pattern);
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
matchesAny(matcher) {
return this.findMatch(matcher) !== null;
}
findMatch(matcher) {
let depth = matcher.getDepth();
let tag = matcher.getCurrentTag();
let exactKey = `${depth}:${tag}`;
let exactBucket = this._byDepthAndTag.get(exactKey);
if (exactBucket) {
for (let i = 0; i < exactBucket.length; i++) if (matcher.matches(exactBucket[i])) return exactBucket[i];
}
let wildcardBucket = this._wildcardByDepth.get(depth);
if (wildcardBucket) {
for (let i = 0; i < wildcardBucket.length; i++) if (matcher.matches(wildcardBucket[i])) return wildcardBucket[i];
}
let deepBucket = this._deepByTerminalTag.get(tag);
if (deepBucket) {
for (let i = 0; i < deepBucket.length; i++) if (matcher.matches(deepBucket[i])) return deepBucket[i];
}
for (let i = 0; i < this._deepWildcards.length; i++) if (matcher.matches(this._deepWildcards[i])) return this._deepWildcards[i];
return null;
}
}
let CURRENCY = {
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
let XML = {
amp: "&",
apos: "'",
gt: ">",
lt: "<",
quot: "\""
};
let COMMON_HTML = {
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
let ENTITY_ACTION = Object.freeze({
ALLOW: "allow",
BLOCK: "block",
THROW: "throw"
});
let SPECIAL_CHARS = new Set("!?\\\\/[]$%{}^&*()<>|+");
function EntityDecoder_validateEntityName(name) {
if (name[0] === "#") throw Error(`[EntityReplacer] Invalid character '#' in entity name: "${name}"`);
for (let ch of name) if (SPECIAL_CHARS.has(ch)) throw Error(`[EntityReplacer] Invalid character '${ch}' in entity name: "${name}"`);
return name;
}
function mergeEntityMaps(...maps) {
let out = Object.create(null);
for (let map of maps) {
if (!map) continue;
for (let key of Object.keys(map)) {
let raw = map[key];
if (typeof raw == "string") out[key] = raw;
else if (raw && typeof raw == "object" && raw.val !== void 0) {
let val = raw.val;
typeof val == "string" && (out[key] = val);
}
}
}
return out;
}
let LIMIT_TIER_EXTERNAL = "external";
let LIMIT_TIER_BASE = "base";
function parseLimitTiers(raw) {
if (!raw || raw === LIMIT_TIER_EXTERNAL) return new Set([LIMIT_TIER_EXTERNAL]);
if (raw === "all") return new Set(["all"]);
if (raw === LIMIT_TIER_BASE) return new Set([LIMIT_TIER_BASE]);
if (Array.isArray(raw)) return new Set(raw);
return new Set([LIMIT_TIER_EXTERNAL]);
}
let NCR_LEVEL = Object.freeze({
allow: 0,
leave: 1,
remove: 2,
throw: 3
});
let XML10_ALLOWED_C0 = new Set([
9,
10,
13
]);
function parseNCRConfig(ncr) {
if (!ncr) return {
xmlVersion: 1,
onLevel: NCR_LEVEL.allow,
nullLevel: NCR_LEVEL.remove
};
let xmlVersion = ncr.xmlVersion === 1.1 ? 1.1 : 1;
let onLevel = NCR_LEVEL[ncr.onNCR] ?? NCR_LEVEL.allow;
let nullLevel = NCR_LEVEL[ncr.nullNCR] ?? NCR_LEVEL.remove;
return {
xmlVersion,
onLevel,
nullLevel: Math.max(nullLevel, NCR_LEVEL.remove)
};
}
class EntityDecoder {
constructor(options = {}) {
this._limit = options.limit || {};
this._maxTotalExpansions = this._limit.maxTotalExpansions || 0;
this._maxExpandedLength = this._limit.maxExpandedLength || 0;
this._postCheck = typeof options.postCheck == "function" ? options.postCheck : (r) => r;
this._limitTiers = parseLimitTiers(this._limit.applyLimitsTo ?? LIMIT_TIER_EXTERNAL);
this._numericAllowed = options.numericAllowed ?? !0;
this._baseMap = mergeEntityMaps(XML, options.namedEntities || null);
this._externalMap = Object.create(null);
this._inputMap = Object.create(null);
this._totalExpansions = 0;
this._expandedLength = 0;
this._removeSet = new Set(options.remove && Array.isArray(options.remove) ? options.remove : []);
this._leaveSet = new Set(options.leave && Array.isArray(options.leave) ? options.leave : []);
let ncrCfg = parseNCRConfig(options.ncr);
this._ncrXmlVersion = ncrCfg.xmlVersion;
this._ncrOnLevel = ncrCfg.onLevel;
this._ncrNullLevel = ncrCfg.nullLevel;
this._onExternalEntity = typeof options.onExternalEntity == "function" ? options.onExternalEntity : null;
this._onInputEntity = typeof options.onInputEntity == "function" ? options.onInputEntity : null;
}
_applyRegistrationHook(hook, name, value, context) {
if (!hook) return !0;
let action = hook(name, value);
if (action === ENTITY_ACTION.BLOCK) return !1;
if (action === ENTITY_ACTION.THROW) throw Error(`[EntityDecoder] Registration of ${context} entity "&${name};" was rejected by hook`);
return !0;
}
setExternalEntities(map) {
if (map) for (let key of Object.keys(map)) EntityDecoder_validateEntityName(key);
if (!this._onExternalEntity) {
this._externalMap = mergeEntityMaps(map);
return;
}
let flat = mergeEntityMaps(map);
let filtered = Object.create(null);
for (let [name, value] of Object.entries(flat)) this._applyRegistrationHook(this._onExternalEntity, name, value, "external") && (filtered[name] = value);
this._externalMap = filtered;
}
addExternalEntity(key, value) {
EntityDecoder_validateEntityName(key);
typeof value == "string" && value.indexOf("&") === -1 && this._applyRegistrationHook(this._onExternalEntity, key, value, "external") && (this._externalMap[key] = value);
}
addInputEntities(map) {
this._totalExpansions = 0;
this._expandedLength = 0;
if (!this._onInputEntity) {
this._inputMap = mergeEntityMaps(map);
return;
}
let flat = mergeEntityMaps(map);
let filtered = Object.create(null);
for (let [name, value] of Object.entries(flat)) this._applyRegistrationHook(this._onInputEntity, name, value, "input") && (filtered[name] = value);
this._inputMap = filtered;
}
reset() {
this._inputMap = Object.create(null);
this._totalExpansions = 0;
this._expandedLength = 0;
return this;
}
setXmlVersion(version) {
this._ncrXmlVersion = version === 1.1 ? 1.1 : 1;
}
decode(str) {
if (typeof str != "string" || str.length === 0) return str;
if (str.indexOf("&") === -1) return str;
let original = str;
let chunks = [];
let len = str.length;
let last = 0;
let i = 0;
let limitExpansions = this._maxTotalExpansions > 0;
let limitLength = this._maxExpandedLength > 0;
let checkLimits = limitExpansions || limitLength;
for (; i < len;) {
if (str.charCodeAt(i) !== 38) {
i++;
continue;
}
let j = i + 1;
for (; j < len && str.charCodeAt(j) !== 59 && j - i <= 32;) j++;
if (j >= len || str.charCodeAt(j) !== 59) {
i++;
continue;
}
let token = str.slice(i + 1, j);
if (token.length === 0) {
i++;
continue;
}
let replacement;
let tier;
if (this._removeSet.has(token)) {
replacement = "";
tier === void 0 && (tier = LIMIT_TIER_EXTERNAL);
} else if (this._leaveSet.has(token)) {
i++;
continue;
} else if (token.charCodeAt(0) === 35) {
let ncrResult = this._resolveNCR(token);
if (ncrResult === void 0) {
i++;
continue;
}
replacement = ncrResult;
tier = LIMIT_TIER_BASE;
} else {
let resolved = this._resolveName(token);
replacement = resolved?.value;
tier = resolved?.tier;
}
if (replacement === void 0) {
i++;
continue;
}
i > last && chunks.push(str.slice(last, i));
chunks.push(replacement);
last = j + 1;
i = last;
if (checkLimits && this._tierCounts(tier)) {
if (limitExpansions) {
this._totalExpansions++;
if (this._totalExpansions > this._maxTotalExpansions) throw Error(`[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`);
}
if (limitLength) {
let delta = replacement.length - (token.length + 2);
if (delta > 0) {
this._expandedLength += delta;
if (this._expandedLength > this._maxExpandedLength) throw Error(`[EntityReplacer] Expanded content length limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`);
}
}
}
}
last < len && chunks.push(str.slice(last));
let result = chunks.length === 0 ? str : chunks.join("");
return this._postCheck(result, original);
}
_tierCounts(tier) {
if (this._limitTiers.has("all")) return !0;
return this._limitTiers.has(tier);
}
_resolveName(name) {
if (name in this._inputMap) return {
value: this._inputMap[name],
tier: LIMIT_TIER_EXTERNAL
};
if (name in this._externalMap) return {
value: this._externalMap[name],
tier: LIMIT_TIER_EXTERNAL
};
if (name in this._baseMap) return {
value: this._baseMap[name],
tier: LIMIT_TIER_BASE
};
}
_classifyNCR(cp) {
if (cp === 0) return this._ncrNullLevel;
if (cp >= 55296 && cp <= 57343) return NCR_LEVEL.remove;
if (this._ncrXmlVersion === 1 && cp >= 1 && cp <= 31 && !XML10_ALLOWED_C0.has(cp)) return NCR_LEVEL.remove;
return -1;
}
_applyNCRAction(action, token, cp) {
switch (action) {
case NCR_LEVEL.allow: return String.fromCodePoint(cp);
case NCR_LEVEL.remove: return "";
case NCR_LEVEL.leave: return;
case NCR_LEVEL.throw: throw Error(`[EntityDecoder] Prohibited numeric character reference &${token}; (U+${cp.toString(16).toUpperCase().padStart(4, "0")})`);
default: return String.fromCodePoint(cp);
}
}
_resolveNCR(token) {
let second = token.charCodeAt(1);
let cp;
cp = second === 120 || second === 88 ? parseInt(token.slice(2), 16) : parseInt(token.slice(1), 10);
if (Number.isNaN(cp) || cp < 0 || cp > 1114111) return;
let minimum = this._classifyNCR(cp);
if (!this._numericAllowed && minimum < NCR_LEVEL.remove) return;
let effective = minimum === -1 ? this._ncrOnLevel : Math.max(this._ncrOnLevel, minimum);
return this._applyNCRAction(effective, token, cp);
}
}
let sql = [
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
let SQL_STRICT_EXTRA = [
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
let sql_strict = [...sql, ...SQL_STRICT_EXTRA];
let NAMED = Object.freeze({
colon: ":",
Tab: "	",
NewLine: "\n"
});
let ENTITY_RE = /&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
function decodeEntities(input) {
if (input.indexOf("&") === -1) return input;
return input.replace(ENTITY_RE, (match, hex, dec, name) => {
if (name !== void 0) return Object.prototype.hasOwnProperty.call(NAMED, name) ? NAMED[name] : match;
let cp = hex === void 0 ? parseInt(dec, 10) : parseInt(hex, 16);
if (!Number.isFinite(cp) || cp > 1114111) return match;
return String.fromCodePoint(cp);
});
}
let html = [
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
let xml = [
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
let svg = [
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
let shell = [
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
let redos = [
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
let sep = "[\"'\\s]*:";
let nosql = [
{
id: "nosql-where-operator",
description: "$where — executes arbitrary JavaScript server-side in MongoDB",
pattern: RegExp(`\\$where${sep}`, "i")
},
{
id: "nosql-ne-operator",
description: "$ne — \"not equal\" operator used to bypass equality checks",
pattern: RegExp(`\\$ne${sep}`, "i")
},
{
id: "nosql-gt-operator",
description: "$gt — \"greater than\" used to bypass password/value checks",
pattern: RegExp(`\\$gte?${sep}`, "i")
},
{
id: "nosql-lt-operator",
description: "$lt / $lte — \"less than\" bypass variants",
pattern: RegExp(`\\$lte?${sep}`, "i")
},
{
id: "nosql-regex-operator",
description: "$regex — can be used to extract data character by character (blind injection)",
pattern: RegExp(`\\$regex${sep}`, "i")
},
{
id: "nosql-or-operator",
description: "$or — logical OR; used to create always-true conditions",
pattern: RegExp(`\\$or${sep}\\s*\\[`, "i")
},
{
id: "nosql-and-operator",
description: "$and — logical AND operator injection",
pattern: RegExp(`\\$and${sep}\\s*\\[`, "i")
},
{
id: "nosql-nor-operator",
description: "$nor — logical NOR operator injection",
pattern: RegExp(`\\$nor${sep}\\s*\\[`, "i")
},
{
id: "nosql-exists-operator",
description: "$exists — can enumerate fields to determine schema",
pattern: RegExp(`\\$exists${sep}`, "i")
},
{
id: "nosql-in-operator",
description: "$in — matches any value in a list; can enumerate values",
pattern: RegExp(`\\$in${sep}\\s*\\[`, "i")
},
{
id: "nosql-expr-operator",
description: "$expr — allows aggregation expressions in queries (MongoDB 3.6+)",
pattern: RegExp(`\\$expr${sep}`, "i")
},
{
id: "nosql-function-operator",
description: "$function — executes arbitrary JavaScript in MongoDB 4.4+",
pattern: RegExp(`\\$function${sep}`, "i")
},
{
id: "nosql-accumulator-operator",
description: "$accumulator — custom aggregation with arbitrary JS execution",
pattern: RegExp(`\\$accumulator${sep}`, "i")
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
let log = [
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
html.label = "HTML";
xml.label = "XML";
svg.label = "SVG";
html.decodeEntities = !0;
xml.decodeEntities = !0;
svg.decodeEntities = !0;
sql.label = "SQL";
sql_strict.label = "SQL-STRICT";
shell.label = "SHELL";
redos.label = "REDOS";
nosql.label = "NOSQL";
log.label = "LOG";
Object.freeze({
HTML: html,
XML: xml,
SVG: svg,
SQL: sql,
"SQL-STRICT": sql_strict,
SHELL: shell,
REDOS: redos,
NOSQL: nosql,
LOG: log
});
function assertString(value) {
if (typeof value != "string") throw TypeError(`is-unsafe: first argument must be a string, got ${typeof value}`);
}
function assertContext(context) {
if (context instanceof RegExp) return;
if (Array.isArray(context)) {
if (context.length === 0) throw TypeError("is-unsafe: context must not be an empty array");
if (Array.isArray(context[0])) {
for (let list of context) if (!Array.isArray(list) || list.length === 0) throw TypeError("is-unsafe: each context in the array must be a non-empty pattern array (PatternList)");
}
return;
}
throw TypeError(`is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a RegExp. Got: ${typeof context}`);
}
function normalise(context) {
if (context instanceof RegExp) return {
lists: null,
regex: context
};
if (Array.isArray(context[0])) return {
lists: context,
regex: null
};
return {
lists: [context],
regex: null
};
}
function decodedCopy(value, list) {
if (!list.decodeEntities) return null;
let decoded = decodeEntities(value);
return decoded === value ? null : decoded;
}
function matchList(value, list) {
let label = list.label ?? "CUSTOM";
let decoded = decodedCopy(value, list);
for (let rule of list) if (rule.pattern.test(value) || decoded !== null && rule.pattern.test(decoded)) return {
context: label,
id: rule.id,
description: rule.description,
pattern: rule.pattern
};
return null;
}
function isUnsafe(value, context) {
assertString(value);
assertContext(context);
let { lists, regex } = normalise(context);
if (regex) return regex.test(value);
for (let list of lists) if (matchList(value, list) !== null) return !0;
return !1;
}
function extractRawAttributes(prefixedAttrs, options) {
if (!prefixedAttrs) return {};
let attrs = options.attributesGroupName ? prefixedAttrs[options.attributesGroupName] : prefixedAttrs;
if (!attrs) return {};
let rawAttrs = {};
for (let key in attrs) if (key.startsWith(options.attributeNamePrefix)) {
let rawName = key.substring(options.attributeNamePrefix.length);
rawAttrs[rawName] = attrs[key];
} else rawAttrs[key] = attrs[key];
return rawAttrs;
}
function extractNamespace(rawTagName) {
if (!rawTagName || typeof rawTagName != "string") return;
let colonIndex = rawTagName.indexOf(":");
if (colonIndex !== -1 && colonIndex > 0) {
let ns = rawTagName.substring(0, colonIndex);
if (ns !== "xmlns") return ns;
}
}
class OrderedObjParser {
constructor(options, externalEntities) {
this.options = options;
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
let namedEntities = { ...XML };
if (this.options.entityDecoder) this.entityDecoder = this.options.entityDecoder;
else {
typeof this.options.htmlEntities == "object" ? namedEntities = this.options.htmlEntities : this.options.htmlEntities === !0 && (namedEntities = {
...COMMON_HTML,
...CURRENCY
});
this.entityDecoder = new EntityDecoder({
namedEntities: {
...namedEntities,
...externalEntities
},
numericAllowed: this.options.htmlEntities,
limit: {
maxTotalExpansions: this.options.processEntities.maxTotalExpansions,
maxExpandedLength: this.options.processEntities.maxExpandedLength,
applyLimitsTo: this.options.processEntities.appliesTo
},
onInputEntity: (name, value) => isUnsafe(value, [html, xml]) ? ENTITY_ACTION.BLOCK : ENTITY_ACTION.ALLOW
});
}
this.matcher = new Matcher.A();
this.readonlyMatcher = this.matcher.readOnly();
this.isCurrentNodeStopNode = !1;
this.stopNodeExpressionsSet = new ExpressionSet();
let stopNodesOpts = this.options.stopNodes;
if (stopNodesOpts && stopNodesOpts.length > 0) {
for (let i = 0; i < stopNodesOpts.length; i++) {
let stopNodeExp = stopNodesOpts[i];
typeof stopNodeExp == "string" ? this.stopNodeExpressionsSet.add(new Expression.A(stopNodeExp)) : stopNodeExp instanceof Expression.A && this.stopNodeExpressionsSet.add(stopNodeExp);
}
this.stopNodeExpressionsSet.seal();
}
}
}
function parseTextData(val, tagName, jPath, dontTrim, hasAttributes, isLeafNode, escapeEntities) {
let options = this.options;
if (val !== void 0) {
options.trimValues && !dontTrim && (val = val.trim());
if (val.length > 0) {
escapeEntities || (val = this.replaceEntitiesValue(val, tagName, jPath));
let jPathOrMatcher = options.jPath ? jPath.toString() : jPath;
let newval = options.tagValueProcessor(tagName, val, jPathOrMatcher, hasAttributes, isLeafNode);
if (newval == null) return val;
else if (typeof newval != typeof val || newval !== val) return newval;
else if (options.trimValues) return parseValue(val, options.parseTagValue, options.numberParseOptions);
else if (val.trim() === val) return parseValue(val, options.parseTagValue, options.numberParseOptions);
else return val;
}
}
}
function resolveNameSpace(tagname) {
if (this.options.removeNSPrefix) {
let tags = tagname.split(":");
let prefix = tagname.charAt(0) === "/" ? "/" : "";
if (tags[0] === "xmlns") return "";
tags.length === 2 && (tagname = prefix + tags[1]);
}
return tagname;
}
let attrsRegx = /([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;
function attrValue(match) {
return match[3] === void 0 ? match[4] : match[3];
}
function buildAttributesMap(attrStr, jPath, tagName, force = !1) {
let options = this.options;
if (force === !0 || options.ignoreAttributes !== !0 && typeof attrStr == "string") {
let matches = (0, util.Xe)(attrStr, attrsRegx);
let len = matches.length;
let attrs = {};
let processedVals = Array(len);
let hasRawAttrs = !1;
let rawAttrsForMatcher = {};
for (let i = 0; i < len; i++) {
let attrName = this.resolveNameSpace(matches[i][1]);
let oldVal = attrValue(matches[i]);
if (attrName.length && oldVal !== void 0) {
let val = oldVal;
options.trimValues && (val = val.trim());
val = this.replaceEntitiesValue(val, tagName, this.readonlyMatcher);
processedVals[i] = val;
rawAttrsForMatcher[attrName] = val;
hasRawAttrs = !0;
}
}
hasRawAttrs && typeof jPath == "object" && jPath.updateCurrent && jPath.updateCurrent(rawAttrsForMatcher);
let jPathStr = options.jPath ? jPath.toString() : this.readonlyMatcher;
let hasAttrs = !1;
for (let i = 0; i < len; i++) {
let attrName = this.resolveNameSpace(matches[i][1]);
if (this.ignoreAttributesFn(attrName, jPathStr)) continue;
let aName = options.attributeNamePrefix + attrName;
if (attrName.length) {
options.transformAttributeName && (aName = options.transformAttributeName(aName));
aName = sanitizeName(aName, options);
if (attrValue(matches[i]) !== void 0) {
let oldVal = processedVals[i];
let newVal = options.attributeValueProcessor(attrName, oldVal, jPathStr);
newVal == null ? attrs[aName] = oldVal : typeof newVal != typeof oldVal || newVal !== oldVal ? attrs[aName] = newVal : attrs[aName] = parseValue(oldVal, options.parseAttributeValue, options.numberParseOptions);
hasAttrs = !0;
} else if (options.allowBooleanAttributes) {
attrs[aName] = !0;
hasAttrs = !0;
}
}
}
if (!hasAttrs) return;
if (options.attributesGroupName && !options.preserveOrder) {
let attrCollection = {};
attrCollection[options.attributesGroupName] = attrs;
return attrCollection;
}
return attrs;
}
}
let parseXml = function(xmlData) {
let options = this.options;
let crlfPositions = options.captureMetaData ? [] : void 0;
xmlData = xmlData.replace(/\r\n?/g, options.captureMetaData ? (newline, index) => {
newline.length === 2 && crlfPositions.push(index - crlfPositions.length);
return "\n";
} : "\n");
let xmlObj = new XmlNode("!xml");
let currentNode = xmlObj;
let textData = "";
this.matcher.reset();
this.entityDecoder.reset();
this.entityExpansionCount = 0;
this.currentExpandedLength = 0;
this.doctypefound = !1;
let docTypeReader = new DocTypeReader(options.processEntities);
let xmlLen = xmlData.length;
for (let i = 0; i < xmlLen; i++) if (xmlData[i] === "<") {
let c1 = xmlData.charCodeAt(i + 1);
if (c1 === 47) {
let closeIndex = findClosingIndex(xmlData, ">", i, "Closing Tag is not closed.");
let tagName = xmlData.substring(i + 2, closeIndex).trim();
if (options.removeNSPrefix) {
let colonIndex = tagName.indexOf(":");
colonIndex !== -1 && (tagName = tagName.substr(colonIndex + 1));
}
tagName = transformTagName(options.transformTagName, tagName, "", options).tagName;
currentNode && (textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher));
let lastTagName = this.matcher.getCurrentTag();
if (tagName && options.unpairedTagsSet.has(tagName)) throw Error(`Unpaired tag can not be used as closing tag: </${tagName}>`);
if (lastTagName && options.unpairedTagsSet.has(lastTagName)) {
this.matcher.pop();
this.tagsNodeStack.pop();
}
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
currentNode = this.tagsNodeStack.pop() || xmlObj;
options.captureMetaData && currentNode && currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
textData = "";
i = closeIndex;
} else if (c1 === 63) {
let tagData = readTagExp(xmlData, i, !1, "?>");
if (!tagData) throw Error("Pi Tag is not closed.");
textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
let attsMap = this.buildAttributesMap(tagData.tagExp, this.matcher, tagData.tagName, !0);
if (attsMap) {
let ver = attsMap[this.options.attributeNamePrefix + "version"];
this.entityDecoder.setXmlVersion(Number(ver) || 1);
docTypeReader.setXmlVersion(Number(ver) || 1);
}
if (!(options.ignoreDeclaration && tagData.tagName === "?xml" || options.ignorePiTags)) {
let childNode = new XmlNode(tagData.tagName);
childNode.add(options.textNodeName, "");
tagData.tagName !== tagData.tagExp && tagData.attrExpPresent && options.ignoreAttributes !== !0 && (childNode[":@"] = attsMap);
let startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
options.captureMetaData && currentNode.addEndIndex(getOriginalIndex(tagData.closeIndex + 2, crlfPositions));
}
i = tagData.closeIndex + 1;
} else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 45 && xmlData.charCodeAt(i + 3) === 45) {
let endIndex = findClosingIndex(xmlData, "-->", i + 4, "Comment is not closed.");
if (options.commentPropName) {
let comment = xmlData.substring(i + 4, endIndex - 2);
textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
currentNode.add(options.commentPropName, [{ [options.textNodeName]: comment }]);
}
i = endIndex;
} else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 68) {
if (this.doctypefound) throw Error("Multiple DOCTYPE declarations found.");
this.doctypefound = !0;
let result = docTypeReader.readDocType(xmlData, i);
this.entityDecoder.addInputEntities(result.entities);
i = result.i;
} else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 91) {
let closeIndex = findClosingIndex(xmlData, "]]>", i, "CDATA is not closed.") - 2;
let tagExp = xmlData.substring(i + 9, closeIndex);
textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
let val = this.parseTextData(tagExp, currentNode.tagname, this.readonlyMatcher, !0, !1, !0, !0);
val ??= "";
options.cdataPropName ? currentNode.add(options.cdataPropName, [{ [options.textNodeName]: tagExp }]) : currentNode.add(options.textNodeName, val);
i = closeIndex + 2;
} else {
let result = readTagExp(xmlData, i, options.removeNSPrefix);
if (!result) {
let context = xmlData.substring(Math.max(0, i - 50), Math.min(xmlLen, i + 50));
throw Error(`readTagExp returned undefined at position ${i}. Context: "${context}"`);
}
let tagName = result.tagName;
let rawTagName = result.rawTagName;
let tagExp = result.tagExp;
let attrExpPresent = result.attrExpPresent;
let closeIndex = result.closeIndex;
({tagName, tagExp} = transformTagName(options.transformTagName, tagName, tagExp, options));
if (options.strictReservedNames && (tagName === options.commentPropName || tagName === options.cdataPropName || tagName === options.textNodeName || tagName === options.attributesGroupName)) throw Error(`Invalid tag name: ${tagName}`);
currentNode && textData && currentNode.tagname !== "!xml" && (textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher, !1));
let lastTag = currentNode;
if (lastTag && options.unpairedTagsSet.has(lastTag.tagname)) {
currentNode = this.tagsNodeStack.pop();
this.matcher.pop();
}
let isSelfClosing = !1;
if (tagExp.length > 0 && tagExp.lastIndexOf("/") === tagExp.length - 1) {
isSelfClosing = !0;
if (tagName[tagName.length - 1] === "/") {
tagName = tagName.substr(0, tagName.length - 1);
tagExp = tagName;
} else tagExp = tagExp.substr(0, tagExp.length - 1);
attrExpPresent = tagName !== tagExp;
}
let prefixedAttrs = null;
let namespace;
namespace = extractNamespace(rawTagName);
tagName !== xmlObj.tagname && this.matcher.push(tagName, {}, namespace);
if (tagName !== tagExp && attrExpPresent) {
prefixedAttrs = this.buildAttributesMap(tagExp, this.matcher, tagName);
prefixedAttrs && extractRawAttributes(prefixedAttrs, options);
}
tagName !== xmlObj.tagname && (this.isCurrentNodeStopNode = this.isItStopNode());
let startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
if (this.isCurrentNodeStopNode) {
let tagContent = "";
if (isSelfClosing) i = result.closeIndex;
else if (options.unpairedTagsSet.has(tagName)) i = result.closeIndex;
else {
let result = this.readStopNodeData(xmlData, rawTagName, closeIndex + 1);
if (!result) throw Error(`Unexpected end of ${rawTagName}`);
i = result.i;
tagContent = result.tagContent;
}
let childNode = new XmlNode(tagName);
prefixedAttrs && (childNode[":@"] = prefixedAttrs);
childNode.add(options.textNodeName, tagContent);
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
options.captureMetaData && currentNode.addEndIndex(getOriginalIndex(i + 1, crlfPositions));
} else {
if (isSelfClosing) {
({tagName, tagExp} = transformTagName(options.transformTagName, tagName, tagExp, options));
let childNode = new XmlNode(tagName);
prefixedAttrs && (childNode[":@"] = prefixedAttrs);
this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
options.captureMetaData && currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
} else if (options.unpairedTagsSet.has(tagName)) {
let childNode = new XmlNode(tagName);
prefixedAttrs && (childNode[":@"] = prefixedAttrs);
this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
options.captureMetaData && currentNode.addEndIndex(getOriginalIndex(result.closeIndex + 1, crlfPositions));
this.matcher.pop();
this.isCurrentNodeStopNode = !1;
i = result.closeIndex;
continue;
} else {
let childNode = new XmlNode(tagName);
if (this.tagsNodeStack.length > options.maxNestedTags) throw Error("Maximum nested tags exceeded");
this.tagsNodeStack.push(currentNode);
prefixedAttrs && (childNode[":@"] = prefixedAttrs);
this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
currentNode = childNode;
}
textData = "";
i = closeIndex;
}
}
} else textData += xmlData[i];
return xmlObj.child;
};
function getOriginalIndex(index, crlfPositions) {
let low = 0;
let high = crlfPositions.length;
for (; low < high;) {
let middle = Math.floor((low + high) / 2);
crlfPositions[middle] < index ? low = middle + 1 : high = middle;
}
return index + low;
}
function addChild(currentNode, childNode, matcher, startIndex) {
this.options.captureMetaData || (startIndex = void 0);
let jPathOrMatcher = this.options.jPath ? matcher.toString() : matcher;
let result = this.options.updateTag(childNode.tagname, jPathOrMatcher, childNode[":@"]);
if (result !== !1) {
if (typeof result == "string") {
childNode.tagname = result;
currentNode.addChild(childNode, startIndex);
} else currentNode.addChild(childNode, startIndex);
}
}
function replaceEntitiesValue(val, tagName, jPath) {
let entityConfig = this.options.processEntities;
if (!entityConfig || !entityConfig.enabled) return val;
if (entityConfig.allowedTags) {
let jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
if (!(Array.isArray(entityConfig.allowedTags) ? entityConfig.allowedTags.includes(tagName) : entityConfig.allowedTags(tagName, jPathOrMatcher))) return val;
}
if (entityConfig.tagFilter) {
let jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
if (!entityConfig.tagFilter(tagName, jPathOrMatcher)) return val;
}
return this.entityDecoder.decode(val);
}
function saveTextToParentTag(textData, parentNode, matcher, isLeafNode) {
if (textData) {
isLeafNode === void 0 && (isLeafNode = parentNode.child.length === 0);
textData = this.parseTextData(textData, parentNode.tagname, matcher, !1, parentNode[":@"] ? Object.keys(parentNode[":@"]).length !== 0 : !1, isLeafNode);
textData !== void 0 && textData !== "" && parentNode.add(this.options.textNodeName, textData);
textData = "";
}
return textData;
}
function isItStopNode() {
if (this.stopNodeExpressionsSet.size === 0) return !1;
return this.matcher.matchesAny(this.stopNodeExpressionsSet);
}
function tagExpWithClosingIndex(xmlData, i, closingChar = ">") {
let len = xmlData.length;
let closeCode0 = closingChar.charCodeAt(0);
let closeCode1 = closingChar.length > 1 ? closingChar.charCodeAt(1) : -1;
let result = "";
let segmentStart = i;
for (let index = i; index < len; index++) {
let code = xmlData.charCodeAt(index);
if (code === 34 || code === 39) {
index = xmlData.indexOf(xmlData[index], index + 1);
if (index === -1) return;
} else if (code === closeCode0) {
if (closeCode1 !== -1) {
if (xmlData.charCodeAt(index + 1) === closeCode1) {
result += xmlData.substring(segmentStart, index);
return {
data: result,
index
};
}
} else {
result += xmlData.substring(segmentStart, index);
return {
data: result,
index
};
}
} else if (code === 9) {
result += xmlData.substring(segmentStart, index) + " ";
segmentStart = index + 1;
}
}
}
function findClosingIndex(xmlData, str, i, errMsg) {
let closingIndex = xmlData.indexOf(str, i);
if (closingIndex === -1) throw Error(errMsg);
else return closingIndex + str.length - 1;
}
function findClosingChar(xmlData, char, i, errMsg) {
let closingIndex = xmlData.indexOf(char, i);
if (closingIndex === -1) throw Error(errMsg);
return closingIndex;
}
function readTagExp(xmlData, i, removeNSPrefix, closingChar = ">") {
let result = tagExpWithClosingIndex(xmlData, i + 1, closingChar);
if (!result) return;
let tagExp = result.data;
let closeIndex = result.index;
let separatorIndex = tagExp.search(/\s/);
let tagName = tagExp;
let attrExpPresent = !0;
if (separatorIndex !== -1) {
tagName = tagExp.substring(0, separatorIndex);
tagExp = tagExp.substring(separatorIndex + 1).trimStart();
}
let rawTagName = tagName;
if (removeNSPrefix) {
let colonIndex = tagName.indexOf(":");
if (colonIndex !== -1) {
tagName = tagName.substr(colonIndex + 1);
attrExpPresent = tagName !== result.data.substr(colonIndex + 1);
}
}
return {
tagName,
tagExp,
closeIndex,
attrExpPresent,
rawTagName
};
}
function readStopNodeData(xmlData, tagName, i) {
let startIndex = i;
let openTagCount = 1;
let lenient = !1;
let nextGt = -1;
let xmllen = xmlData.length;
for (; i < xmllen; i++) if (xmlData[i] === "<") {
let c1 = xmlData.charCodeAt(i + 1);
if (c1 === 47) {
let closeIndex = findClosingChar(xmlData, ">", i, `${tagName} is not closed`);
if (xmlData.substring(i + 2, closeIndex).trim() === tagName) {
openTagCount--;
if (openTagCount === 0) return {
tagContent: xmlData.substring(startIndex, i),
i: closeIndex
};
}
i = closeIndex;
} else if (c1 === 63) i = findClosingIndex(xmlData, "?>", i + 1, "StopNode is not closed.");
else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 45 && xmlData.charCodeAt(i + 3) === 45) i = findClosingIndex(xmlData, "-->", i + 3, "StopNode is not closed.");
else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 91) i = findClosingIndex(xmlData, "]]>", i, "StopNode is not closed.") - 2;
else {
let tagData = lenient ? void 0 : readTagExp(xmlData, i, !1);
if (tagData) {
tagData.tagName === tagName && tagData.tagExp[tagData.tagExp.length - 1] !== "/" && openTagCount++;
i = tagData.closeIndex;
} else {
lenient = !0;
if (nextGt < i) {
nextGt = xmlData.indexOf(">", i);
if (nextGt === -1) return;
}
let nextLt = xmlData.indexOf("<", i + 1);
if (nextLt === -1 || nextLt > nextGt) {
let exp = xmlData.substring(i + 1, nextGt);
let sep = exp.search(/\s/);
(sep === -1 ? exp : exp.substring(0, sep)) === tagName && exp[exp.length - 1] !== "/" && openTagCount++;
i = nextGt;
}
}
}
}
}
function parseValue(val, shouldParse, options) {
if (shouldParse && typeof val == "string") {
let newval = val.trim();
if (newval === "true") return !0;
else if (newval === "false") return !1;
else return toNumber(val, options);
} else if ((0, util.yQ)(val)) return val;
else return "";
}
function transformTagName(fn, tagName, tagExp, options) {
if (fn) {
let newTagName = fn(tagName);
tagExp === tagName && (tagExp = newTagName);
tagName = newTagName;
}
tagName = sanitizeName(tagName, options);
return {
tagName,
tagExp
};
}
function sanitizeName(name, options) {
if (util.vl.includes(name)) throw Error(`[SECURITY] Invalid name: "${name}" is a reserved JavaScript keyword that could cause prototype pollution`);
else if (util.q9.includes(name)) return options.onDangerousProperty(name);
return name;
}
let node2json_METADATA_SYMBOL = XmlNode.getMetaDataSymbol();
function stripAttributePrefix(attrs, prefix) {
if (!attrs || typeof attrs != "object") return {};
if (!prefix) return attrs;
let rawAttrs = {};
for (let key in attrs) if (key.startsWith(prefix)) {
let rawName = key.substring(prefix.length);
rawAttrs[rawName] = attrs[key];
} else rawAttrs[key] = attrs[key];
return rawAttrs;
}
function prettify(node, options, matcher, readonlyMatcher) {
return compress(node, options, matcher, readonlyMatcher);
}
function compress(arr, options, matcher, readonlyMatcher) {
let text;
let compressedObj = {};
for (let i = 0; i < arr.length; i++) {
let tagObj = arr[i];
let property = propName(tagObj);
if (property !== void 0 && property !== options.textNodeName) {
let rawAttrs = stripAttributePrefix(tagObj[":@"] || {}, options.attributeNamePrefix);
matcher.push(property, rawAttrs);
}
if (property === options.textNodeName) text === void 0 ? text = tagObj[property] : text += "" + tagObj[property];
else if (property === void 0) continue;
else if (tagObj[property]) {
let val = compress(tagObj[property], options, matcher, readonlyMatcher);
let isLeaf = isLeafTag(val, options);
Object.keys(val).length === 0 && options.alwaysCreateTextNode && (val[options.textNodeName] = "");
tagObj[":@"] ? assignAttributes(val, tagObj[":@"], readonlyMatcher, options) : Object.keys(val).length === 1 && val[options.textNodeName] !== void 0 && !options.alwaysCreateTextNode ? val = val[options.textNodeName] : Object.keys(val).length === 0 && (options.alwaysCreateTextNode ? val[options.textNodeName] = "" : val = "");
tagObj[node2json_METADATA_SYMBOL] !== void 0 && typeof val == "object" && val && (val[node2json_METADATA_SYMBOL] = tagObj[node2json_METADATA_SYMBOL]);
if (compressedObj[property] !== void 0 && Object.prototype.hasOwnProperty.call(compressedObj, property)) {
Array.isArray(compressedObj[property]) || (compressedObj[property] = [compressedObj[property]]);
compressedObj[property].push(val);
} else {
let jPathOrMatcher = options.jPath ? readonlyMatcher.toString() : readonlyMatcher;
compressedObj[property] = options.isArray(property, jPathOrMatcher, isLeaf) ? [val] : val;
}
property !== void 0 && property !== options.textNodeName && matcher.pop();
}
}
typeof text == "string" ? text.length > 0 && (compressedObj[options.textNodeName] = text) : text !== void 0 && (compressedObj[options.textNodeName] = text);
return compressedObj;
}
function propName(obj) {
let keys = Object.keys(obj);
for (let i = 0; i < keys.length; i++) {
let key = keys[i];
if (key !== ":@") return key;
}
}
function assignAttributes(obj, attrMap, readonlyMatcher, options) {
if (attrMap) {
let keys = Object.keys(attrMap);
let len = keys.length;
for (let i = 0; i < len; i++) {
let atrrName = keys[i];
let rawAttrName = atrrName.startsWith(options.attributeNamePrefix) ? atrrName.substring(options.attributeNamePrefix.length) : atrrName;
let jPathOrMatcher = options.jPath ? readonlyMatcher.toString() + "." + rawAttrName : readonlyMatcher;
obj[atrrName] = options.isArray(atrrName, jPathOrMatcher, !0, !0) ? [attrMap[atrrName]] : attrMap[atrrName];
}
}
}
function isLeafTag(obj, options) {
let { textNodeName } = options;
let propCount = Object.keys(obj).length;
if (propCount === 0) return !0;
if (propCount === 1 && (obj[textNodeName] || typeof obj[textNodeName] == "boolean" || obj[textNodeName] === 0)) return !0;
return !1;
}
var validator = __webpack_require__(61176);
class XMLParser {
constructor(options) {
this.externalEntities = {};
this.options = buildOptions(options);
}
parse(xmlData, validationOption) {
if (typeof xmlData != "string" && xmlData.toString) xmlData = xmlData instanceof Uint8Array && !(typeof Buffer < "u" && Buffer.isBuffer(xmlData)) ? new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(xmlData) : xmlData.toString();
else if (typeof xmlData != "string") throw Error("XML data is accepted in String or Bytes[] form.");
if (validationOption) {
validationOption === !0 && (validationOption = {});
let result = (0, validator.t)(xmlData, validationOption);
if (result !== !0) throw Error(`${result.err.msg}:${result.err.line}:${result.err.col}`);
}
let orderedObjParser = new OrderedObjParser(this.options, this.externalEntities);
let orderedResult = orderedObjParser.parseXml(xmlData);
if (this.options.preserveOrder || orderedResult === void 0) return orderedResult;
else return prettify(orderedResult, this.options, orderedObjParser.matcher, orderedObjParser.readonlyMatcher);
}
addEntity(key, value) {
if (value.indexOf("&") !== -1) throw Error("Entity value can't have '&'");
else if (key.indexOf("&") !== -1 || key.indexOf(";") !== -1) throw Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
else if (value === "&") throw Error("An entity with value '&' is not permitted");
else this.externalEntities[key] = value;
}
static getMetaDataSymbol() {
return XmlNode.getMetaDataSymbol();
}
}
}),
53945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => Expression });
class Expression {
constructor(pattern, options = {}, data) {
this.pattern = pattern;
this.separator = options.separator || ".";
this.segments = this._parse(pattern);
this.data = data;
this._hasDeepWildcard = this.segments.some((seg) => seg.type === "deep-wildcard");
this._hasAttributeCondition = this.segments.some((seg) => seg.attrName !== void 0);
this._hasPositionSelector = this.segments.some((seg) => seg.position !== void 0);
}
_parse(pattern) {
let segments = [];
let i = 0;
let currentPart = "";
for (; i < pattern.length;) if (pattern[i] === this.separator) {
if (i + 1 < pattern.length && pattern[i + 1] === this.separator) {
if (currentPart.trim()) {
segments.push(this._parseSegment(currentPart.trim()));
currentPart = "";
}
segments.push({ type: "deep-wildcard" });
i += 2;
} else {
currentPart.trim() && segments.push(this._parseSegment(currentPart.trim()));
currentPart = "";
i++;
}
} else {
currentPart += pattern[i];
i++;
}
currentPart.trim() && segments.push(this._parseSegment(currentPart.trim()));
return segments;
}
_parseSegment(part) {
let segment = { type: "tag" };
let bracketContent = null;
let withoutBrackets = part;
let bracketMatch = part.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
if (bracketMatch) {
withoutBrackets = bracketMatch[1] + bracketMatch[3];
if (bracketMatch[2]) {
let content = bracketMatch[2].slice(1, -1);
content && (bracketContent = content);
}
}
let namespace;
let tagAndPosition = withoutBrackets;
if (withoutBrackets.includes("::")) {
let nsIndex = withoutBrackets.indexOf("::");
namespace = withoutBrackets.substring(0, nsIndex).trim();
tagAndPosition = withoutBrackets.substring(nsIndex + 2).trim();
if (!namespace) throw Error(`Invalid namespace in pattern: ${part}`);
}
let tag;
let positionMatch = null;
if (tagAndPosition.includes(":")) {
let colonIndex = tagAndPosition.lastIndexOf(":");
let tagPart = tagAndPosition.substring(0, colonIndex).trim();
let posPart = tagAndPosition.substring(colonIndex + 1).trim();
if ([
"first",
"last",
"odd",
"even"
].includes(posPart) || /^nth\(\d+\)$/.test(posPart)) {
tag = tagPart;
positionMatch = posPart;
} else tag = tagAndPosition;
} else tag = tagAndPosition;
if (!tag) throw Error(`Invalid segment pattern: ${part}`);
segment.tag = tag;
namespace && (segment.namespace = namespace);
if (bracketContent) {
if (bracketContent.includes("=")) {
let eqIndex = bracketContent.indexOf("=");
segment.attrName = bracketContent.substring(0, eqIndex).trim();
segment.attrValue = bracketContent.substring(eqIndex + 1).trim();
} else segment.attrName = bracketContent.trim();
}
if (positionMatch) {
let nthMatch = positionMatch.match(/^nth\((\d+)\)$/);
if (nthMatch) {
segment.position = "nth";
segment.positionValue = parseInt(nthMatch[1], 10);
} else segment.position = positionMatch;
}
return segment;
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
48257: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => Matcher });
class MatcherView {
constructor(matcher) {
this._matcher = matcher;
}
get separator() {
return this._matcher.separator;
}
getCurrentTag() {
let path = this._matcher.path;
return path.length > 0 ? path[path.length - 1].tag : void 0;
}
getCurrentNamespace() {
let path = this._matcher.path;
return path.length > 0 ? path[path.length - 1].namespace : void 0;
}
getAttrValue(attrName) {
let path = this._matcher.path;
if (path.length === 0) return;
return path[path.length - 1].values?.[attrName];
}
hasAttr(attrName) {
let path = this._matcher.path;
if (path.length === 0) return !1;
let current = path[path.length - 1];
return current.values !== void 0 && attrName in current.values;
}
getAnyParentAttr(attrName) {
return this._matcher.getAnyParentAttr(attrName);
}
hasAnyParentAttr(attrName) {
return this._matcher.hasAnyParentAttr(attrName);
}
getPosition() {
let path = this._matcher.path;
if (path.length === 0) return -1;
return path[path.length - 1].position ?? 0;
}
getCounter() {
let path = this._matcher.path;
if (path.length === 0) return -1;
return path[path.length - 1].counter ?? 0;
}
getIndex() {
return this.getPosition();
}
getDepth() {
return this._matcher.path.length;
}
toString(separator, includeNamespace = !0) {
return this._matcher.toString(separator, includeNamespace);
}
toArray() {
return this._matcher.path.map((n) => n.tag);
}
matches(expression) {
return this._matcher.matches(expression);
}
matchesAny(exprSet) {
return exprSet.matchesAny(this._matcher);
}
}
class Matcher {
constructor(options = {}) {
this.separator = options.separator || ".";
this.path = [];
this.siblingStacks = [];
this._pathStringCache = null;
this._view = new MatcherView(this);
this._keptAttrs = [];
}
push(tagName, attrValues = null, namespace = null, options = null) {
this._pathStringCache = null;
this.path.length > 0 && (this.path[this.path.length - 1].values = void 0);
let currentLevel = this.path.length;
let level = this.siblingStacks[currentLevel];
if (!level) {
level = {
counts: new Map(),
total: 0
};
this.siblingStacks[currentLevel] = level;
}
let siblingKey = namespace ? `${namespace}:${tagName}` : tagName;
let counter = level.counts.get(siblingKey) || 0;
let position = level.total;
level.counts.set(siblingKey, counter + 1);
level.total++;
let node = {
tag: tagName,
position,
counter
};
namespace != null && (node.namespace = namespace);
attrValues != null && (node.values = attrValues);
this.path.push(node);
let depth = this.path.length;
let keep = options === null ? null : options.keep;
if (keep != null && keep.length > 0 && attrValues) for (let i = 0; i < keep.length; i++) {
let name = keep[i];
attrValues[name] !== void 0 && this._keptAttrs.push({
depth,
name,
value: attrValues[name]
});
}
}
pop() {
if (this.path.length === 0) return;
this._pathStringCache = null;
let node = this.path.pop();
this.siblingStacks.length > this.path.length + 1 && (this.siblingStacks.length = this.path.length + 1);
let poppedDepth = this.path.length + 1;
for (; this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= poppedDepth;) this._keptAttrs.pop();
return node;
}
updateCurrent(attrValues) {
if (this.path.length > 0) {
let current = this.path[this.path.length - 1];
attrValues != null && (current.values = attrValues);
}
}
getCurrentTag() {
return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
}
getCurrentNamespace() {
return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
}
getAttrValue(attrName) {
if (this.path.length === 0) return;
return this.path[this.path.length - 1].values?.[attrName];
}
hasAttr(attrName) {
if (this.path.length === 0) return !1;
let current = this.path[this.path.length - 1];
return current.values !== void 0 && attrName in current.values;
}
getAnyParentAttr(attrName) {
let kept = this._keptAttrs;
for (let i = kept.length - 1; i >= 0; i--) if (kept[i].name === attrName) return kept[i].value;
}
hasAnyParentAttr(attrName) {
let kept = this._keptAttrs;
for (let i = kept.length - 1; i >= 0; i--) if (kept[i].name === attrName) return !0;
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
toString(separator, includeNamespace = !0) {
let sep = separator || this.separator;
if (sep === this.separator && includeNamespace === !0) {
if (this._pathStringCache !== null) return this._pathStringCache;
let result = this.path.map((n) => n.namespace ? `${n.namespace}:${n.tag}` : n.tag).join(sep);
this._pathStringCache = result;
return result;
}
return this.path.map((n) => includeNamespace && n.namespace ? `${n.namespace}:${n.tag}` : n.tag).join(sep);
}
toArray() {
return this.path.map((n) => n.tag);
}
reset() {
this._pathStringCache = null;
this.path = [];
this.siblingStacks = [];
this._keptAttrs = [];
}
matches(expression) {
let segments = expression.segments;
if (segments.length === 0) return !1;
if (expression.hasDeepWildcard()) return this._matchWithDeepWildcard(segments);
return this._matchSimple(segments);
}
_matchSimple(segments) {
if (this.path.length !== segments.length) return !1;
for (let i = 0; i < segments.length; i++) if (!this._matchSegment(segments[i], this.path[i], i === this.path.length - 1)) return !1;
return !0;
}
_matchWithDeepWildcard(segments) {
let pathIdx = this.path.length - 1;
let segIdx = segments.length - 1;
for (; segIdx >= 0 && pathIdx >= 0;) {
let segment = segments[segIdx];
if (segment.type === "deep-wildcard") {
segIdx--;
if (segIdx < 0) return !0;
let nextSeg = segments[segIdx];
let found = !1;
for (let i = pathIdx; i >= 0; i--) if (this._matchSegment(nextSeg, this.path[i], i === this.path.length - 1)) {
pathIdx = i - 1;
segIdx--;
found = !0;
break;
}
if (!found) return !1;
} else {
if (!this._matchSegment(segment, this.path[pathIdx], pathIdx === this.path.length - 1)) return !1;
pathIdx--;
segIdx--;
}
}
return segIdx < 0;
}
_matchSegment(segment, node, isCurrentNode) {
if (segment.tag !== "*" && segment.tag !== node.tag) return !1;
if (segment.namespace !== void 0 && segment.namespace !== "*" && segment.namespace !== node.namespace) return !1;
if (segment.attrName !== void 0) {
if (!isCurrentNode) return !1;
if (!node.values || !(segment.attrName in node.values)) return !1;
if (segment.attrValue !== void 0 && String(node.values[segment.attrName]) !== String(segment.attrValue)) return !1;
}
if (segment.position !== void 0) {
if (!isCurrentNode) return !1;
let counter = node.counter ?? 0;
if (segment.position === "first" && counter !== 0) return !1;
else if (segment.position === "odd" && counter % 2 != 1) return !1;
else if (segment.position === "even" && counter % 2 != 0) return !1;
else if (segment.position === "nth" && counter !== segment.positionValue) return !1;
}
return !0;
}
matchesAny(exprSet) {
return exprSet.matchesAny(this);
}
snapshot() {
return {
path: this.path.map((node) => ({ ...node })),
siblingStacks: this.siblingStacks.map((level) => level && {
counts: new Map(level.counts),
total: level.total
}),
keptAttrs: this._keptAttrs.map((entry) => ({ ...entry }))
};
}
restore(snapshot) {
this._pathStringCache = null;
this.path = snapshot.path.map((node) => ({ ...node }));
this.siblingStacks = snapshot.siblingStacks.map((level) => level && {
counts: new Map(level.counts),
total: level.total
});
this._keptAttrs = (snapshot.keptAttrs || []).map((entry) => ({ ...entry }));
}
readOnly() {
return this._view;
}
}
}),
64658: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fG: () => qName,
fH: () => createValidator
});
let buildRegexes = (startChar, char, flags = "") => {
let ncNamePat = `[${startChar.replace(":", "")}][${char.replace(":", "")}]*`;
return {
name: RegExp(`^[${startChar}][${char}]*$`, flags),
ncName: RegExp(`^${ncNamePat}$`, flags),
qName: RegExp(`^${ncNamePat}(?::${ncNamePat})?$`, flags),
nmToken: RegExp(`^[${char}]+$`, flags),
nmTokens: RegExp(`^[${char}]+(?:\\s+[${char}]+)*$`, flags)
};
};
let regexes10 = buildRegexes(":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�", ":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�\\-\\.\\d·̀-ͯ‿-⁀");
let regexes11 = buildRegexes(":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", ":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿\\-\\.\\d·̀-ͯ҇‿-⁀", "u");
let regexesAscii = buildRegexes(":A-Za-z_", ":A-Za-z_\\-\\.\\d");
let getRegexes = (xmlVersion = "1.0", asciiOnly = !1) => {
if (asciiOnly) return regexesAscii;
return xmlVersion === "1.1" ? regexes11 : regexes10;
};
let qName = (str, { xmlVersion = "1.0", asciiOnly = !1 } = {}) => getRegexes(xmlVersion, asciiOnly).qName.test(str);
let PRODUCTIONS = [
"name",
"ncName",
"qName",
"nmToken",
"nmTokens"
];
let createValidator = (production, { xmlVersion = "1.0", asciiOnly = !1, maxCacheSize = 2048 } = {}) => {
if (!PRODUCTIONS.includes(production)) throw TypeError(`Unknown production "${production}". Must be one of: ${PRODUCTIONS.join(", ")}`);
let regex = getRegexes(xmlVersion, asciiOnly)[production];
let cache = new Map();
let validator = (str) => {
let cached = cache.get(str);
if (cached !== void 0) return cached;
let result = regex.test(str);
cache.size < maxCacheSize && cache.set(str, result);
return result;
};
validator.reset = () => {
cache = new Map();
};
return validator;
};
})
};
