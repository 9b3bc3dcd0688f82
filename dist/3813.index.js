export const id = 3813;
export const ids = [3813];
export const modules = { 93813: ((e, t, n) => {
n.d(t, { createTwoFilesPatch: () => createTwoFilesPatch });
class Diff {
diff(e, t, n = {}) {
let r;
if (typeof n == "function") {
r = n;
n = {};
} else "callback" in n && (r = n.callback);
let i = this.castInput(e, n);
let a = this.castInput(t, n);
let o = this.removeEmpty(this.tokenize(i, n));
let s = this.removeEmpty(this.tokenize(a, n));
return this.diffWithOptionsObj(o, s, n, r);
}
diffWithOptionsObj(e, t, n, r) {
let done = (e) => {
e = this.postProcess(e, n);
if (r) {
setTimeout(function() {
r(e);
}, 0);
return;
} else return e;
};
let i = t.length, a = e.length;
let o = 1;
let s = i + a;
n.maxEditLength != null && (s = Math.min(s, n.maxEditLength));
let c = n.timeout ?? Infinity;
let l = Date.now() + c;
let u = [{
oldPos: -1,
lastComponent: void 0
}];
let d = this.extractCommon(u[0], t, e, 0, n);
if (u[0].oldPos + 1 >= a && d + 1 >= i) return done(this.buildValues(u[0].lastComponent, t, e));
let f = -Infinity, p = Infinity;
let execEditLength = () => {
for (let r = Math.max(f, -o); r <= Math.min(p, o); r += 2) {
let o;
let s = u[r - 1], c = u[r + 1];
s && (u[r - 1] = void 0);
let l = !1;
if (c) {
let e = c.oldPos - r;
l = c && 0 <= e && e < i;
}
let m = s && s.oldPos + 1 < a;
if (!l && !m) {
u[r] = void 0;
continue;
}
o = !m || l && s.oldPos < c.oldPos ? this.addToPath(c, !0, !1, 0, n) : this.addToPath(s, !1, !0, 1, n);
d = this.extractCommon(o, t, e, r, n);
if (o.oldPos + 1 >= a && d + 1 >= i) return done(this.buildValues(o.lastComponent, t, e)) || !0;
else {
u[r] = o;
o.oldPos + 1 >= a && (p = Math.min(p, r - 1));
d + 1 >= i && (f = Math.max(f, r + 1));
}
}
o++;
};
if (r) (function exec() {
setTimeout(function() {
if (o > s || Date.now() > l) return r(void 0);
execEditLength() || exec();
}, 0);
})();
else for (; o <= s && Date.now() <= l;) {
let e = execEditLength();
if (e) return e;
}
}
addToPath(e, t, n, r, i) {
let a = e.lastComponent;
if (a && !i.oneChangePerToken && a.added === t && a.removed === n) return {
oldPos: e.oldPos + r,
lastComponent: {
count: a.count + 1,
added: t,
removed: n,
previousComponent: a.previousComponent
}
};
else return {
oldPos: e.oldPos + r,
lastComponent: {
count: 1,
added: t,
removed: n,
previousComponent: a
}
};
}
extractCommon(e, t, n, r, i) {
let a = t.length, o = n.length;
let s = e.oldPos, c = s - r, l = 0;
for (; c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i);) {
c++;
s++;
l++;
i.oneChangePerToken && (e.lastComponent = {
count: 1,
previousComponent: e.lastComponent,
added: !1,
removed: !1
});
}
l && !i.oneChangePerToken && (e.lastComponent = {
count: l,
previousComponent: e.lastComponent,
added: !1,
removed: !1
});
e.oldPos = s;
return c;
}
equals(e, t, n) {
if (n.comparator) return n.comparator(e, t);
else return e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
}
removeEmpty(e) {
let t = [];
for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
return t;
}
castInput(e, t) {
return e;
}
tokenize(e, t) {
return Array.from(e);
}
join(e) {
return e.join("");
}
postProcess(e, t) {
return e;
}
get useLongestToken() {
return !1;
}
buildValues(e, t, n) {
let r = [];
let i;
for (; e;) {
r.push(e);
i = e.previousComponent;
delete e.previousComponent;
e = i;
}
r.reverse();
let a = r.length;
let o = 0, s = 0, c = 0;
for (; o < a; o++) {
let e = r[o];
if (e.removed) {
e.value = this.join(n.slice(c, c + e.count));
c += e.count;
} else {
if (!e.added && this.useLongestToken) {
let r = t.slice(s, s + e.count);
r = r.map(function(e, t) {
let r = n[c + t];
return r.length > e.length ? r : e;
});
e.value = this.join(r);
} else e.value = this.join(t.slice(s, s + e.count));
s += e.count;
e.added || (c += e.count);
}
}
return r;
}
}
class LineDiff extends Diff {
constructor() {
super(...arguments);
this.tokenize = tokenize;
}
equals(e, t, n) {
if (n.ignoreWhitespace) {
n.newlineIsToken && e.includes("\n") || (e = e.trim());
n.newlineIsToken && t.includes("\n") || (t = t.trim());
} else if (n.ignoreNewlineAtEof && !n.newlineIsToken) {
e.endsWith("\n") && (e = e.slice(0, -1));
t.endsWith("\n") && (t = t.slice(0, -1));
}
return super.equals(e, t, n);
}
}
let r = new LineDiff();
function diffLines(e, t, n) {
return r.diff(e, t, n);
}
function tokenize(e, t) {
t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
let n = [], r = e.split(/(\n|\r\n)/);
r[r.length - 1] || r.pop();
for (let e = 0; e < r.length; e++) {
let i = r[e];
e % 2 && !t.newlineIsToken ? n[n.length - 1] += i : n.push(i);
}
return n;
}
function needsQuoting(e) {
for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
return !1;
}
function quoteFileNameIfNeeded(e) {
if (!needsQuoting(e)) return e;
let t = "\"";
let n = new TextEncoder().encode(e);
let r = 0;
for (; r < n.length;) {
let e = n[r];
t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0");
r++;
}
t += "\"";
return t;
}
let i = {
includeIndex: !0,
includeUnderline: !0,
includeFileHeaders: !0
};
function structuredPatch(e, t, n, r, i, a, o) {
let s;
s = o ? typeof o == "function" ? { callback: o } : o : {};
s.context === void 0 && (s.context = 4);
let c = s.context;
if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
if (s.callback) {
let { callback: e } = s;
diffLines(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
let n = diffLinesResultToPatch(t);
e(n);
} }));
} else return diffLinesResultToPatch(diffLines(n, r, s));
function diffLinesResultToPatch(n) {
if (!n) return;
n.push({
value: "",
lines: []
});
function contextLines(e) {
return e.map(function(e) {
return " " + e;
});
}
let r = [];
let o = 0, s = 0, l = [], u = 1, d = 1;
for (let e = 0; e < n.length; e++) {
let t = n[e], i = t.lines || splitLines(t.value);
t.lines = i;
if (t.added || t.removed) {
if (!o) {
let t = n[e - 1];
o = u;
s = d;
if (t) {
l = c > 0 ? contextLines(t.lines.slice(-c)) : [];
o -= l.length;
s -= l.length;
}
}
for (let e of i) l.push((t.added ? "+" : "-") + e);
t.added ? d += i.length : u += i.length;
} else {
if (o) {
if (i.length <= c * 2 && e < n.length - 2) for (let e of contextLines(i)) l.push(e);
else {
let e = Math.min(i.length, c);
for (let t of contextLines(i.slice(0, e))) l.push(t);
let t = {
oldStart: o,
oldLines: u - o + e,
newStart: s,
newLines: d - s + e,
lines: l
};
r.push(t);
o = 0;
s = 0;
l = [];
}
}
u += i.length;
d += i.length;
}
}
for (let e of r) for (let t = 0; t < e.lines.length; t++) if (e.lines[t].endsWith("\n")) e.lines[t] = e.lines[t].slice(0, -1);
else {
e.lines.splice(t + 1, 0, "\\ No newline at end of file");
t++;
}
return {
oldFileName: e,
newFileName: t,
oldHeader: i,
newHeader: a,
hunks: r
};
}
}
function formatPatch(e, t) {
t ||= i;
if (Array.isArray(e)) {
if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
return e.map((e) => formatPatch(e, t)).join("\n");
}
let n = [];
if (e.isGit) {
t = i;
if (!e.oldFileName) throw Error("oldFileName must be specified for Git patches");
if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
let r = e.oldFileName;
let a = e.newFileName;
e.isCreate && r === "/dev/null" ? r = a.replace(/^b\//, "a/") : e.isDelete && a === "/dev/null" && (a = r.replace(/^a\//, "b/"));
n.push("diff --git " + quoteFileNameIfNeeded(r) + " " + quoteFileNameIfNeeded(a));
e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644"));
e.isCreate && n.push("new file mode " + (e.newMode ?? "100644"));
if (e.oldMode && e.newMode && !e.isDelete && !e.isCreate) {
n.push("old mode " + e.oldMode);
n.push("new mode " + e.newMode);
}
if (e.isRename) {
n.push("rename from " + quoteFileNameIfNeeded((e.oldFileName ?? "").replace(/^a\//, "")));
n.push("rename to " + quoteFileNameIfNeeded((e.newFileName ?? "").replace(/^b\//, "")));
}
if (e.isCopy) {
n.push("copy from " + quoteFileNameIfNeeded((e.oldFileName ?? "").replace(/^a\//, "")));
n.push("copy to " + quoteFileNameIfNeeded((e.newFileName ?? "").replace(/^b\//, "")));
}
} else {
t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName);
t.includeUnderline && n.push("===================================================================");
}
let r = e.hunks.length > 0;
if (t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r)) {
n.push("--- " + quoteFileNameIfNeeded(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : ""));
n.push("+++ " + quoteFileNameIfNeeded(e.newFileName) + (e.newHeader ? "	" + e.newHeader : ""));
}
for (let t = 0; t < e.hunks.length; t++) {
let r = e.hunks[t];
let i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart;
let a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
for (let e of r.lines) n.push(e);
}
return n.join("\n") + "\n";
}
function createTwoFilesPatch(e, t, n, r, i, a, o) {
typeof o == "function" && (o = { callback: o });
if (o?.callback) {
let { callback: s } = o;
structuredPatch(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
s(e ? formatPatch(e, o.headerOptions) : void 0);
} }));
} else {
let s = structuredPatch(e, t, n, r, i, a, o);
if (!s) return;
return formatPatch(s, o?.headerOptions);
}
}
function splitLines(e) {
let t = e.endsWith("\n");
let n = e.split("\n").map((e) => e + "\n");
t ? n.pop() : n.push(n.pop().slice(0, -1));
return n;
}
}) };
