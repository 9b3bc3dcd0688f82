export const id = 8283;
export const ids = [8283];
export const modules = { 48283: ((e, t, n) => {
n.d(t, { C: () => createParser });
class ParseError extends Error {
constructor(e, t) {
super(e);
this.name = "ParseError";
this.type = t.type;
this.field = t.field;
this.value = t.value;
this.line = t.line;
}
}
function createParser(e) {
if (typeof e == "function") throw TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
let { maxBufferSize: t, onComment: n, onError: r, onEvent: i, onId: a, onRetry: o } = e;
let s = [];
let c = 0;
let l = "";
let u;
let d = "";
let f = 0;
let p;
let m = !1;
let h = !1;
let g = !1;
function feed(e) {
if (m) throw Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
if (l !== void 0) {
e = l + e;
if (e === "" || e === "ï" || e === "ï»") {
l = e;
return;
}
l = void 0;
e = e.replace(/^(?:\uFEFF|\xEF\xBB\xBF)/, "");
}
if (h || g) {
e = resumeAfterSkip(e);
if (!e) return;
}
if (!s.length) {
let t = processLines(e);
t !== "" && storeTrailing(t);
checkForBufferOverflow();
return;
}
if (e.indexOf("\n") === -1 && e.indexOf("\r") === -1) {
if (c < 6 && !shouldBufferTrailing(s.join("") + e.slice(0, 6 - c))) {
s.length = 0;
c = 0;
h = !0;
return;
}
s.push(e);
c += e.length;
checkForBufferOverflow();
return;
}
s.push(e);
let t = s.join("");
s.length = 0;
c = 0;
storeTrailing(processLines(t));
checkForBufferOverflow();
}
function resumeAfterSkip(e) {
if (e.length === 0) return e;
if (g) {
g = !1;
return e.charCodeAt(0) === 10 ? e.slice(1) : e;
}
let t = e.indexOf("\r");
let n = e.indexOf("\n");
let r = t === -1 ? n : n === -1 || t < n ? t : n;
if (r === -1) return "";
if (r === e.length - 1 && e.charCodeAt(r) === 13) {
h = !1;
g = !0;
return "";
}
h = !1;
return e.slice(r + (e.charCodeAt(r) === 13 && e.charCodeAt(r + 1) === 10 ? 2 : 1));
}
function storeTrailing(e) {
if (!e) return;
if (e.charCodeAt(e.length - 1) === 13) {
parseLine(e, 0, e.length - 1);
if (checkForBufferOverflow()) return;
g = !0;
return;
}
if (shouldBufferTrailing(e)) {
s.push(e);
c = e.length;
return;
}
h = !0;
}
function shouldBufferTrailing(e) {
let t = e.charCodeAt(0);
return t === 58 && !!n || t === 100 && isPotentialField(e, "data") || t === 101 && isPotentialField(e, "event") || t === 105 && isPotentialField(e, "id") || t === 114 && isPotentialField(e, "retry");
}
function checkForBufferOverflow() {
if (m) return !0;
if (t === void 0) return !1;
if (c + d.length <= t) return !1;
m = !0;
s.length = 0;
c = 0;
u = void 0;
d = "";
f = 0;
p = void 0;
h = !1;
g = !1;
r?.(new ParseError(`Buffered data exceeded max buffer size of ${t} characters`, { type: "max-buffer-size-exceeded" }));
return !0;
}
function processLines(e) {
let t = 0;
if (e.indexOf("\r") === -1) {
let n = e.indexOf("\n", t);
for (; n !== -1;) {
if (t === n) {
u !== void 0 && a?.(u);
f > 0 && i?.({
id: u,
event: p,
data: d
});
u = void 0;
d = "";
f = 0;
p = void 0;
t = n + 1;
n = e.indexOf("\n", t);
continue;
}
let r = e.charCodeAt(t);
if (isDataPrefix(e, t, r)) {
let r = e.charCodeAt(t + 5) === 32 ? t + 6 : t + 5;
let o = e.slice(r, n);
if (f === 0 && e.charCodeAt(n + 1) === 10) {
u !== void 0 && a?.(u);
i?.({
id: u,
event: p,
data: o
});
u = void 0;
d = "";
p = void 0;
t = n + 2;
n = e.indexOf("\n", t);
continue;
}
d = f === 0 ? o : `${d}\n${o}`;
f++;
} else isEventPrefix(e, t, r) ? p = e.slice(e.charCodeAt(t + 6) === 32 ? t + 7 : t + 6, n) || void 0 : parseLine(e, t, n);
if (checkForBufferOverflow()) return "";
t = n + 1;
n = e.indexOf("\n", t);
}
return e.slice(t);
}
let n = e.indexOf("\r", t);
let r = e.indexOf("\n", t);
for (; t < e.length;) {
let i = -1;
n !== -1 && r !== -1 ? i = n < r ? n : r : n === -1 ? r !== -1 && (i = r) : i = n === e.length - 1 ? -1 : n;
if (i === -1) break;
parseLine(e, t, i);
if (checkForBufferOverflow()) return "";
t = i + 1;
e.charCodeAt(t - 1) === 13 && e.charCodeAt(t) === 10 && t++;
n !== -1 && n < t && (n = e.indexOf("\r", t));
r !== -1 && r < t && (r = e.indexOf("\n", t));
}
return e.slice(t);
}
function parseLine(e, t, r) {
if (t === r) {
dispatchEvent();
return;
}
let i = e.charCodeAt(t);
if (isDataPrefix(e, t, i)) {
let n = e.charCodeAt(t + 5) === 32 ? t + 6 : t + 5;
let i = e.slice(n, r);
d = f === 0 ? i : `${d}\n${i}`;
f++;
return;
}
if (isEventPrefix(e, t, i)) {
p = e.slice(e.charCodeAt(t + 6) === 32 ? t + 7 : t + 6, r) || void 0;
return;
}
if (i === 105 && e.charCodeAt(t + 1) === 100 && e.charCodeAt(t + 2) === 58) {
let n = e.slice(e.charCodeAt(t + 3) === 32 ? t + 4 : t + 3, r);
n.includes("\0") || (u = n);
return;
}
if (i === 58) {
if (n) {
let i = e.slice(t, r);
n(i.slice(e.charCodeAt(t + 1) === 32 ? 2 : 1));
}
return;
}
let a = e.slice(t, r);
let o = a.indexOf(":");
if (o === -1) {
processField(a, "", a);
return;
}
let s = a.slice(0, o);
let c = a.charCodeAt(o + 1) === 32 ? 2 : 1;
processField(s, a.slice(o + c), a);
}
function processField(e, t, n) {
switch (e) {
case "event":
p = t || void 0;
break;
case "data":
d = f === 0 ? t : `${d}\n${t}`;
f++;
break;
case "id":
t.includes("\0") || (u = t);
break;
case "retry":
/^\d+$/.test(t) ? o?.(parseInt(t, 10)) : r?.(new ParseError(`Invalid \`retry\` value: "${t}"`, {
type: "invalid-retry",
value: t,
line: n
}));
break;
default: r?.(new ParseError(`Unknown field "${e.length > 20 ? `${e.slice(0, 20)}…` : e}"`, {
type: "unknown-field",
field: e,
value: t,
line: n
}));
}
}
function dispatchEvent() {
u !== void 0 && a?.(u);
f > 0 && i?.({
id: u,
event: p,
data: d
});
u = void 0;
d = "";
f = 0;
p = void 0;
}
function reset(e = {}) {
if (e.consume && s.length > 0) {
let e = s.join("");
parseLine(e, 0, e.length);
}
l = "";
u = void 0;
d = "";
f = 0;
p = void 0;
s.length = 0;
c = 0;
m = !1;
h = !1;
g = !1;
}
return {
feed,
reset
};
}
function isDataPrefix(e, t, n) {
return n === 100 && e.charCodeAt(t + 1) === 97 && e.charCodeAt(t + 2) === 116 && e.charCodeAt(t + 3) === 97 && e.charCodeAt(t + 4) === 58;
}
function isEventPrefix(e, t, n) {
return n === 101 && e.charCodeAt(t + 1) === 118 && e.charCodeAt(t + 2) === 101 && e.charCodeAt(t + 3) === 110 && e.charCodeAt(t + 4) === 116 && e.charCodeAt(t + 5) === 58;
}
function isPotentialField(e, t) {
let n = 1;
for (; n < e.length && n < t.length;) {
if (e.charCodeAt(n) !== t.charCodeAt(n)) return !1;
n++;
}
return e.length <= t.length || e.charCodeAt(t.length) === 58;
}
}) };
