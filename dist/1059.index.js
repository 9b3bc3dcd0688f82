export const id = 1059;
export const ids = [1059];
export const modules = { 1059: (function(e) {
(function(t, n) {
e.exports = n();
})(this, function() {
var e = function(e, t) {
var n = Array.prototype.concat;
var r = Array.prototype.slice;
var i = Object.prototype.toString;
function calcRdx(t, n) {
var r = t > n ? t : n;
return e.pow(10, 17 - ~~(e.log(r > 0 ? r : -r) * e.LOG10E));
}
var a = Array.isArray || function isArray(e) {
return i.call(e) === "[object Array]";
};
function isFunction(e) {
return i.call(e) === "[object Function]";
}
function isNumber(e) {
return typeof e == "number" && e - e === 0;
}
function toVector(e) {
return n.apply([], e);
}
function jStat() {
return new jStat._init(arguments);
}
jStat.fn = jStat.prototype;
jStat._init = function _init(e) {
if (a(e[0])) {
if (a(e[0][0])) {
isFunction(e[1]) && (e[0] = jStat.map(e[0], e[1]));
for (var t = 0; t < e[0].length; t++) this[t] = e[0][t];
this.length = e[0].length;
} else {
this[0] = isFunction(e[1]) ? jStat.map(e[0], e[1]) : e[0];
this.length = 1;
}
} else if (isNumber(e[0])) {
this[0] = jStat.seq.apply(null, e);
this.length = 1;
} else if (e[0] instanceof jStat) return jStat(e[0].toArray());
else {
this[0] = [];
this.length = 1;
}
return this;
};
jStat._init.prototype = jStat.prototype;
jStat._init.constructor = jStat;
jStat.utils = {
calcRdx,
isArray: a,
isFunction,
isNumber,
toVector
};
jStat._random_fn = e.random;
jStat.setRandom = function setRandom(e) {
if (typeof e != "function") throw TypeError("fn is not a function");
jStat._random_fn = e;
};
jStat.extend = function extend(e) {
var t, n;
if (arguments.length === 1) {
for (n in e) jStat[n] = e[n];
return this;
}
for (t = 1; t < arguments.length; t++) for (n in arguments[t]) e[n] = arguments[t][n];
return e;
};
jStat.rows = function rows(e) {
return e.length || 1;
};
jStat.cols = function cols(e) {
return e[0].length || 1;
};
jStat.dimensions = function dimensions(e) {
return {
rows: jStat.rows(e),
cols: jStat.cols(e)
};
};
jStat.row = function row(e, t) {
if (a(t)) return t.map(function(t) {
return jStat.row(e, t);
});
return e[t];
};
jStat.rowa = function rowa(e, t) {
return jStat.row(e, t);
};
jStat.col = function col(e, t) {
if (a(t)) {
var n = jStat.arange(e.length).map(function() {
return Array(t.length);
});
t.forEach(function(t, r) {
jStat.arange(e.length).forEach(function(i) {
n[i][r] = e[i][t];
});
});
return n;
}
var r = Array(e.length);
for (var i = 0; i < e.length; i++) r[i] = [e[i][t]];
return r;
};
jStat.cola = function cola(e, t) {
return jStat.col(e, t).map(function(e) {
return e[0];
});
};
jStat.diag = function diag(e) {
var t = jStat.rows(e);
var n = Array(t);
for (var r = 0; r < t; r++) n[r] = [e[r][r]];
return n;
};
jStat.antidiag = function antidiag(e) {
var t = jStat.rows(e) - 1;
var n = Array(t);
for (var r = 0; t >= 0; t--, r++) n[r] = [e[r][t]];
return n;
};
jStat.transpose = function transpose(e) {
var t = [];
var n, r, i, o, s;
a(e[0]) || (e = [e]);
r = e.length;
i = e[0].length;
for (s = 0; s < i; s++) {
n = Array(r);
for (o = 0; o < r; o++) n[o] = e[o][s];
t.push(n);
}
return t.length === 1 ? t[0] : t;
};
jStat.map = function map(e, t, n) {
var r, i, o, s, c;
a(e[0]) || (e = [e]);
i = e.length;
o = e[0].length;
s = n ? e : Array(i);
for (r = 0; r < i; r++) {
s[r] || (s[r] = Array(o));
for (c = 0; c < o; c++) s[r][c] = t(e[r][c], r, c);
}
return s.length === 1 ? s[0] : s;
};
jStat.cumreduce = function cumreduce(e, t, n) {
var r, i, o, s, c;
a(e[0]) || (e = [e]);
i = e.length;
o = e[0].length;
s = n ? e : Array(i);
for (r = 0; r < i; r++) {
s[r] || (s[r] = Array(o));
o > 0 && (s[r][0] = e[r][0]);
for (c = 1; c < o; c++) s[r][c] = t(s[r][c - 1], e[r][c]);
}
return s.length === 1 ? s[0] : s;
};
jStat.alter = function alter(e, t) {
return jStat.map(e, t, !0);
};
jStat.create = function create(e, t, n) {
var r = Array(e);
var i, a;
if (isFunction(t)) {
n = t;
t = e;
}
for (i = 0; i < e; i++) {
r[i] = Array(t);
for (a = 0; a < t; a++) r[i][a] = n(i, a);
}
return r;
};
function retZero() {
return 0;
}
jStat.zeros = function zeros(e, t) {
isNumber(t) || (t = e);
return jStat.create(e, t, retZero);
};
function retOne() {
return 1;
}
jStat.ones = function ones(e, t) {
isNumber(t) || (t = e);
return jStat.create(e, t, retOne);
};
jStat.rand = function rand(e, t) {
isNumber(t) || (t = e);
return jStat.create(e, t, jStat._random_fn);
};
function retIdent(e, t) {
return +(e === t);
}
jStat.identity = function identity(e, t) {
isNumber(t) || (t = e);
return jStat.create(e, t, retIdent);
};
jStat.symmetric = function symmetric(e) {
var t = e.length;
var n, r;
if (e.length !== e[0].length) return !1;
for (n = 0; n < t; n++) for (r = 0; r < t; r++) if (e[r][n] !== e[n][r]) return !1;
return !0;
};
jStat.clear = function clear(e) {
return jStat.alter(e, retZero);
};
jStat.seq = function seq(e, t, n, r) {
isFunction(r) || (r = !1);
var i = [];
var a = calcRdx(e, t);
var o = (t * a - e * a) / ((n - 1) * a);
var s = e;
var c = 0;
for (; s <= t && c < n; c++, s = (e * a + o * a * c) / a) i.push(r ? r(s, c) : s);
return i;
};
jStat.arange = function arange(e, n, r) {
var i = [];
var a;
r ||= 1;
if (n === t) {
n = e;
e = 0;
}
if (e === n || r === 0) return [];
if (e < n && r < 0) return [];
if (e > n && r > 0) return [];
if (r > 0) for (a = e; a < n; a += r) i.push(a);
else for (a = e; a > n; a += r) i.push(a);
return i;
};
jStat.slice = function() {
function _slice(e, n, r, i) {
var a;
var o = [];
var s = e.length;
if (n === t && r === t && i === t) return jStat.copy(e);
n ||= 0;
r ||= e.length;
n = n >= 0 ? n : s + n;
r = r >= 0 ? r : s + r;
i ||= 1;
if (n === r || i === 0) return [];
if (n < r && i < 0) return [];
if (n > r && i > 0) return [];
if (i > 0) for (a = n; a < r; a += i) o.push(e[a]);
else for (a = n; a > r; a += i) o.push(e[a]);
return o;
}
function slice(e, t) {
var n, r;
t ||= {};
if (isNumber(t.row)) {
if (isNumber(t.col)) return e[t.row][t.col];
var i = jStat.rowa(e, t.row);
n = t.col || {};
return _slice(i, n.start, n.end, n.step);
}
if (isNumber(t.col)) {
var a = jStat.cola(e, t.col);
r = t.row || {};
return _slice(a, r.start, r.end, r.step);
}
r = t.row || {};
n = t.col || {};
return _slice(e, r.start, r.end, r.step).map(function(e) {
return _slice(e, n.start, n.end, n.step);
});
}
return slice;
}();
jStat.sliceAssign = function sliceAssign(n, r, i) {
var a, o;
if (isNumber(r.row)) {
if (isNumber(r.col)) return n[r.row][r.col] = i;
r.col = r.col || {};
r.col.start = r.col.start || 0;
r.col.end = r.col.end || n[0].length;
r.col.step = r.col.step || 1;
a = jStat.arange(r.col.start, e.min(n.length, r.col.end), r.col.step);
var s = r.row;
a.forEach(function(e, t) {
n[s][e] = i[t];
});
return n;
}
if (isNumber(r.col)) {
r.row = r.row || {};
r.row.start = r.row.start || 0;
r.row.end = r.row.end || n.length;
r.row.step = r.row.step || 1;
o = jStat.arange(r.row.start, e.min(n[0].length, r.row.end), r.row.step);
var c = r.col;
o.forEach(function(e, t) {
n[e][c] = i[t];
});
return n;
}
i[0].length === t && (i = [i]);
r.row.start = r.row.start || 0;
r.row.end = r.row.end || n.length;
r.row.step = r.row.step || 1;
r.col.start = r.col.start || 0;
r.col.end = r.col.end || n[0].length;
r.col.step = r.col.step || 1;
o = jStat.arange(r.row.start, e.min(n.length, r.row.end), r.row.step);
a = jStat.arange(r.col.start, e.min(n[0].length, r.col.end), r.col.step);
o.forEach(function(e, t) {
a.forEach(function(r, a) {
n[e][r] = i[t][a];
});
});
return n;
};
jStat.diagonal = function diagonal(e) {
var t = jStat.zeros(e.length, e.length);
e.forEach(function(e, n) {
t[n][n] = e;
});
return t;
};
jStat.copy = function copy(e) {
return e.map(function(e) {
if (isNumber(e)) return e;
return e.map(function(e) {
return e;
});
});
};
var o = jStat.prototype;
o.length = 0;
o.push = Array.prototype.push;
o.sort = Array.prototype.sort;
o.splice = Array.prototype.splice;
o.slice = Array.prototype.slice;
o.toArray = function toArray() {
return this.length > 1 ? r.call(this) : r.call(this)[0];
};
o.map = function map(e, t) {
return jStat(jStat.map(this, e, t));
};
o.cumreduce = function cumreduce(e, t) {
return jStat(jStat.cumreduce(this, e, t));
};
o.alter = function alter(e) {
jStat.alter(this, e);
return this;
};
(function(e) {
for (var t = 0; t < e.length; t++) (function(e) {
o[e] = function(t) {
var n = this, r;
if (t) {
setTimeout(function() {
t.call(n, o[e].call(n));
});
return this;
}
r = jStat[e](this);
return a(r) ? jStat(r) : r;
};
})(e[t]);
})("transpose clear symmetric rows cols dimensions diag antidiag".split(" "));
(function(e) {
for (var t = 0; t < e.length; t++) (function(e) {
o[e] = function(t, n) {
var r = this;
if (n) {
setTimeout(function() {
n.call(r, o[e].call(r, t));
});
return this;
}
return jStat(jStat[e](this, t));
};
})(e[t]);
})("row col".split(" "));
(function(e) {
for (var t = 0; t < e.length; t++) (function(e) {
o[e] = function() {
return jStat(jStat[e].apply(null, arguments));
};
})(e[t]);
})("create zeros ones rand identity".split(" "));
return jStat;
}(Math);
(function(e, t) {
var n = e.utils.isFunction;
function ascNum(e, t) {
return e - t;
}
function clip(e, n, r) {
return t.max(n, t.min(e, r));
}
e.sum = function sum(e) {
var t = 0;
var n = e.length;
for (; --n >= 0;) t += e[n];
return t;
};
e.sumsqrd = function sumsqrd(e) {
var t = 0;
var n = e.length;
for (; --n >= 0;) t += e[n] * e[n];
return t;
};
e.sumsqerr = function sumsqerr(t) {
var n = e.mean(t);
var r = 0;
var i = t.length;
var a;
for (; --i >= 0;) {
a = t[i] - n;
r += a * a;
}
return r;
};
e.sumrow = function sumrow(e) {
var t = 0;
var n = e.length;
for (; --n >= 0;) t += e[n];
return t;
};
e.product = function product(e) {
var t = 1;
var n = e.length;
for (; --n >= 0;) t *= e[n];
return t;
};
e.min = function min(e) {
var t = e[0];
var n = 0;
for (; ++n < e.length;) e[n] < t && (t = e[n]);
return t;
};
e.max = function max(e) {
var t = e[0];
var n = 0;
for (; ++n < e.length;) e[n] > t && (t = e[n]);
return t;
};
e.unique = function unique(e) {
var t = {}, n = [];
for (var r = 0; r < e.length; r++) if (!t[e[r]]) {
t[e[r]] = !0;
n.push(e[r]);
}
return n;
};
e.mean = function mean(t) {
return e.sum(t) / t.length;
};
e.meansqerr = function meansqerr(t) {
return e.sumsqerr(t) / t.length;
};
e.geomean = function geomean(n) {
var r = n.map(t.log);
var i = e.mean(r);
return t.exp(i);
};
e.median = function median(e) {
var t = e.length;
var n = e.slice().sort(ascNum);
return t & 1 ? n[t / 2 | 0] : (n[t / 2 - 1] + n[t / 2]) / 2;
};
e.cumsum = function cumsum(t) {
return e.cumreduce(t, function(e, t) {
return e + t;
});
};
e.cumprod = function cumprod(t) {
return e.cumreduce(t, function(e, t) {
return e * t;
});
};
e.diff = function diff(e) {
var t = [];
var n = e.length;
var r = 1;
for (; r < n; r++) t.push(e[r] - e[r - 1]);
return t;
};
e.rank = function(e) {
var t;
var n = [];
var r = {};
for (t = 0; t < e.length; t++) {
var i = e[t];
if (r[i]) r[i]++;
else {
r[i] = 1;
n.push(i);
}
}
var a = n.sort(ascNum);
var o = {};
var s = 1;
for (t = 0; t < a.length; t++) {
var i = a[t];
var c = r[i];
o[i] = (s + (s + c - 1)) / 2;
s += c;
}
return e.map(function(e) {
return o[e];
});
};
e.mode = function mode(e) {
var t = e.length;
var n = e.slice().sort(ascNum);
var r = 1;
var i = 0;
var a = 0;
var o = [];
var s = 0;
for (; s < t; s++) if (n[s] === n[s + 1]) r++;
else {
if (r > i) {
o = [n[s]];
i = r;
a = 0;
} else if (r === i) {
o.push(n[s]);
a++;
}
r = 1;
}
return a === 0 ? o[0] : o;
};
e.range = function range(t) {
return e.max(t) - e.min(t);
};
e.variance = function variance(t, n) {
return e.sumsqerr(t) / (t.length - +!!n);
};
e.pooledvariance = function pooledvariance(t) {
return t.reduce(function(t, n) {
return t + e.sumsqerr(n);
}, 0) / (t.reduce(function(e, t) {
return e + t.length;
}, 0) - t.length);
};
e.deviation = function(t) {
var n = e.mean(t);
var r = t.length;
var i = Array(r);
for (var a = 0; a < r; a++) i[a] = t[a] - n;
return i;
};
e.stdev = function stdev(n, r) {
return t.sqrt(e.variance(n, r));
};
e.pooledstdev = function pooledstdev(n) {
return t.sqrt(e.pooledvariance(n));
};
e.meandev = function meandev(n) {
var r = e.mean(n);
var i = [];
for (var a = n.length - 1; a >= 0; a--) i.push(t.abs(n[a] - r));
return e.mean(i);
};
e.meddev = function meddev(n) {
var r = e.median(n);
var i = [];
for (var a = n.length - 1; a >= 0; a--) i.push(t.abs(n[a] - r));
return e.median(i);
};
e.coeffvar = function coeffvar(t) {
return e.stdev(t) / e.mean(t);
};
e.quartiles = function quartiles(e) {
var n = e.length;
var r = e.slice().sort(ascNum);
return [
r[t.round(n / 4) - 1],
r[t.round(n / 2) - 1],
r[t.round(n * 3 / 4) - 1]
];
};
e.quantiles = function quantiles(e, n, r, i) {
var a = e.slice().sort(ascNum);
var o = [n.length];
var s = e.length;
var c, l, u, d, p, m;
r === void 0 && (r = 3 / 8);
i === void 0 && (i = 3 / 8);
for (c = 0; c < n.length; c++) {
l = n[c];
u = r + l * (1 - r - i);
d = s * l + u;
p = t.floor(clip(d, 1, s - 1));
m = clip(d - p, 0, 1);
o[c] = (1 - m) * a[p - 1] + m * a[p];
}
return o;
};
e.percentile = function percentile(e, t, n) {
var r = e.slice().sort(ascNum);
var i = t * (r.length + (n ? 1 : -1)) + +!n;
var a = parseInt(i);
var o = i - a;
if (a + 1 < r.length) return r[a - 1] + o * (r[a] - r[a - 1]);
else return r[a - 1];
};
e.percentileOfScore = function percentileOfScore(e, t, n) {
var r = 0;
var i = e.length;
var a = !1;
var o, s;
n === "strict" && (a = !0);
for (s = 0; s < i; s++) {
o = e[s];
(a && o < t || !a && o <= t) && r++;
}
return r / i;
};
e.histogram = function histogram(n, r) {
r ||= 4;
var i = e.min(n);
var a = (e.max(n) - i) / r;
var o = n.length;
var s = [];
var c = 0;
for (; c < r; c++) s[c] = 0;
for (c = 0; c < o; c++) s[t.min(t.floor((n[c] - i) / a), r - 1)] += 1;
return s;
};
e.covariance = function covariance(t, n) {
var r = e.mean(t);
var i = e.mean(n);
var a = t.length;
var o = Array(a);
var s = 0;
for (; s < a; s++) o[s] = (t[s] - r) * (n[s] - i);
return e.sum(o) / (a - 1);
};
e.corrcoeff = function corrcoeff(t, n) {
return e.covariance(t, n) / e.stdev(t, 1) / e.stdev(n, 1);
};
e.spearmancoeff = function(t, n) {
t = e.rank(t);
n = e.rank(n);
return e.corrcoeff(t, n);
};
e.stanMoment = function stanMoment(n, r) {
var i = e.mean(n);
var a = e.stdev(n);
var o = n.length;
var s = 0;
for (var c = 0; c < o; c++) s += t.pow((n[c] - i) / a, r);
return s / n.length;
};
e.skewness = function skewness(t) {
return e.stanMoment(t, 3);
};
e.kurtosis = function kurtosis(t) {
return e.stanMoment(t, 4) - 3;
};
var r = e.prototype;
(function(t) {
for (var i = 0; i < t.length; i++) (function(t) {
r[t] = function(i, a) {
var o = [];
var s = 0;
var c = this;
if (n(i)) {
a = i;
i = !1;
}
if (a) {
setTimeout(function() {
a.call(c, r[t].call(c, i));
});
return this;
}
if (this.length > 1) {
c = i === !0 ? this : this.transpose();
for (; s < c.length; s++) o[s] = e[t](c[s]);
return o;
}
return e[t](this[0], i);
};
})(t[i]);
})("cumsum cumprod".split(" "));
(function(t) {
for (var i = 0; i < t.length; i++) (function(t) {
r[t] = function(i, a) {
var o = [];
var s = 0;
var c = this;
if (n(i)) {
a = i;
i = !1;
}
if (a) {
setTimeout(function() {
a.call(c, r[t].call(c, i));
});
return this;
}
if (this.length > 1) {
t !== "sumrow" && (c = i === !0 ? this : this.transpose());
for (; s < c.length; s++) o[s] = e[t](c[s]);
return i === !0 ? e[t](e.utils.toVector(o)) : o;
}
return e[t](this[0], i);
};
})(t[i]);
})("sum sumsqrd sumsqerr sumrow product min max unique mean meansqerr geomean median diff rank mode range variance deviation stdev meandev meddev coeffvar quartiles histogram skewness kurtosis".split(" "));
(function(t) {
for (var i = 0; i < t.length; i++) (function(t) {
r[t] = function() {
var i = [];
var a = 0;
var o = this;
var s = Array.prototype.slice.call(arguments);
var c;
if (n(s[s.length - 1])) {
c = s[s.length - 1];
var l = s.slice(0, s.length - 1);
setTimeout(function() {
c.call(o, r[t].apply(o, l));
});
return this;
} else {
c = void 0;
var u = function curriedFunction(n) {
return e[t].apply(o, [n].concat(s));
};
}
if (this.length > 1) {
o = o.transpose();
for (; a < o.length; a++) i[a] = u(o[a]);
return i;
}
return u(this[0]);
};
})(t[i]);
})("quantiles percentileOfScore".split(" "));
})(e, Math);
(function(e, t) {
e.gammaln = function gammaln(e) {
var n = 0;
var r = [
76.18009172947146,
-86.50532032941678,
24.01409824083091,
-1.231739572450155,
.001208650973866179,
-5395239384953e-18
];
var i = 1.000000000190015;
var a, o, s = (o = a = e) + 5.5;
s -= (a + .5) * t.log(s);
for (; n < 6; n++) i += r[n] / ++o;
return t.log(2.5066282746310007 * i / a) - s;
};
e.loggam = function loggam(e) {
var n, r, i, a, o;
var s, c;
var l = [
.08333333333333333,
-.002777777777777778,
.0007936507936507937,
-.0005952380952380952,
.0008417508417508418,
-.001917526917526918,
.00641025641025641,
-.02955065359477124,
.1796443723688307,
-1.3924322169059
];
n = e;
c = 0;
if (e == 1 || e == 2) return 0;
if (e <= 7) {
c = t.floor(7 - e);
n = e + c;
}
r = 1 / (n * n);
i = 2 * t.PI;
o = l[9];
for (s = 8; s >= 0; s--) {
o *= r;
o += l[s];
}
a = o / n + .5 * t.log(i) + (n - .5) * t.log(n) - n;
if (e <= 7) for (s = 1; s <= c; s++) {
a -= t.log(n - 1);
--n;
}
return a;
};
e.gammafn = function gammafn(e) {
var n = [
-1.716185138865495,
24.76565080557592,
-379.80425647094563,
629.3311553128184,
866.9662027904133,
-31451.272968848367,
-36144.413418691176,
66456.14382024054
];
var r = [
-30.8402300119739,
315.35062697960416,
-1015.1563674902192,
-3107.771671572311,
22538.11842098015,
4755.846277527881,
-134659.9598649693,
-115132.2596755535
];
var i = !1;
var a = 0;
var o = 0;
var s = 0;
var c = e;
var l, u, d, p;
if (e > 171.6243769536076) return Infinity;
if (c <= 0) {
p = c % 1 + 36e-17;
if (p) {
i = (c & 1 ? -1 : 1) * t.PI / t.sin(t.PI * p);
c = 1 - c;
} else return Infinity;
}
d = c;
u = c < 1 ? c++ : (c -= a = (c | 0) - 1) - 1;
for (l = 0; l < 8; ++l) {
s = (s + n[l]) * u;
o = o * u + r[l];
}
p = s / o + 1;
if (d < c) p /= d;
else if (d > c) for (l = 0; l < a; ++l) {
p *= c;
c++;
}
i && (p = i / p);
return p;
};
e.gammap = function gammap(t, n) {
return e.lowRegGamma(t, n) * e.gammafn(t);
};
e.lowRegGamma = function lowRegGamma(n, r) {
var i = e.gammaln(n);
var a = n;
var o = 1 / n;
var s = o;
var c = r + 1 - n;
var l = 1 / 1e-30;
var u = 1 / c;
var d = u;
var p = 1;
var m = -~(t.log(n >= 1 ? n : 1 / n) * 8.5 + n * .4 + 17);
var h;
if (r < 0 || n <= 0) return NaN;
else if (r < n + 1) {
for (; p <= m; p++) o += s *= r / ++a;
return o * t.exp(-r + n * t.log(r) - i);
}
for (; p <= m; p++) {
h = -p * (p - n);
c += 2;
u = h * u + c;
l = c + h / l;
u = 1 / u;
d *= u * l;
}
return 1 - d * t.exp(-r + n * t.log(r) - i);
};
e.factorialln = function factorialln(t) {
return t < 0 ? NaN : e.gammaln(t + 1);
};
e.factorial = function factorial(t) {
return t < 0 ? NaN : e.gammafn(t + 1);
};
e.combination = function combination(n, r) {
return n > 170 || r > 170 ? t.exp(e.combinationln(n, r)) : e.factorial(n) / e.factorial(r) / e.factorial(n - r);
};
e.combinationln = function combinationln(t, n) {
return e.factorialln(t) - e.factorialln(n) - e.factorialln(t - n);
};
e.permutation = function permutation(t, n) {
return e.factorial(t) / e.factorial(t - n);
};
e.betafn = function betafn(n, r) {
if (n <= 0 || r <= 0) return;
return n + r > 170 ? t.exp(e.betaln(n, r)) : e.gammafn(n) * e.gammafn(r) / e.gammafn(n + r);
};
e.betaln = function betaln(t, n) {
return e.gammaln(t) + e.gammaln(n) - e.gammaln(t + n);
};
e.betacf = function betacf(e, n, r) {
var i = 1e-30;
var a = 1;
var o = n + r;
var s = n + 1;
var c = n - 1;
var l = 1;
var u = 1 - o * e / s;
var d, p, m, h;
t.abs(u) < i && (u = i);
u = 1 / u;
h = u;
for (; a <= 100; a++) {
d = 2 * a;
p = a * (r - a) * e / ((c + d) * (n + d));
u = 1 + p * u;
t.abs(u) < i && (u = i);
l = 1 + p / l;
t.abs(l) < i && (l = i);
u = 1 / u;
h *= u * l;
p = -(n + a) * (o + a) * e / ((n + d) * (s + d));
u = 1 + p * u;
t.abs(u) < i && (u = i);
l = 1 + p / l;
t.abs(l) < i && (l = i);
u = 1 / u;
m = u * l;
h *= m;
if (t.abs(m - 1) < 3e-7) break;
}
return h;
};
e.gammapinv = function gammapinv(n, r) {
var i = 0;
var a = r - 1;
var o = 1e-8;
var s = e.gammaln(r);
var c, l, u, d, p, m, h;
if (n >= 1) return t.max(100, r + 100 * t.sqrt(r));
if (n <= 0) return 0;
if (r > 1) {
m = t.log(a);
h = t.exp(a * (m - 1) - s);
p = n < .5 ? n : 1 - n;
u = t.sqrt(-2 * t.log(p));
c = (2.30753 + u * .27061) / (1 + u * (.99229 + u * .04481)) - u;
n < .5 && (c = -c);
c = t.max(.001, r * t.pow(1 - 1 / (9 * r) - c / (3 * t.sqrt(r)), 3));
} else {
u = 1 - r * (.253 + r * .12);
c = n < u ? t.pow(n / u, 1 / r) : 1 - t.log(1 - (n - u) / (1 - u));
}
for (; i < 12; i++) {
if (c <= 0) return 0;
l = e.lowRegGamma(r, c) - n;
u = r > 1 ? h * t.exp(-(c - a) + a * (t.log(c) - m)) : t.exp(-c + a * t.log(c) - s);
d = l / u;
c -= u = d / (1 - .5 * t.min(1, d * ((r - 1) / c - 1)));
c <= 0 && (c = .5 * (c + u));
if (t.abs(u) < o * c) break;
}
return c;
};
e.erf = function erf(e) {
var n = [
-1.3026537197817094,
.6419697923564902,
.019476473204185836,
-.00956151478680863,
-.000946595344482036,
.000366839497852761,
42523324806907e-18,
-20278578112534e-18,
-1624290004647e-18,
130365583558e-17,
1.5626441722e-8,
-8.5238095915e-8,
6.529054439e-9,
5.059343495e-9,
-991364156e-18,
-227365122e-18,
96467911e-18,
2394038e-18,
-6886027e-18,
894487e-18,
313092e-18,
-112708e-18,
381e-18,
7106e-18,
-1523e-18,
-94e-18,
121e-18,
-28e-18
];
var r = n.length - 1;
var i = !1;
var a = 0;
var o = 0;
var s, c, l, u;
if (e < 0) {
e = -e;
i = !0;
}
s = 2 / (2 + e);
c = 4 * s - 2;
for (; r > 0; r--) {
l = a;
a = c * a - o + n[r];
o = l;
}
u = s * t.exp(-e * e + .5 * (n[0] + c * a) - o);
return i ? u - 1 : 1 - u;
};
e.erfc = function erfc(t) {
return 1 - e.erf(t);
};
e.erfcinv = function erfcinv(n) {
var r = 0;
var i, a, o, s;
if (n >= 2) return -100;
if (n <= 0) return 100;
s = n < 1 ? n : 2 - n;
o = t.sqrt(-2 * t.log(s / 2));
i = -.70711 * ((2.30753 + o * .27061) / (1 + o * (.99229 + o * .04481)) - o);
for (; r < 2; r++) {
a = e.erfc(i) - s;
i += a / (1.1283791670955126 * t.exp(-i * i) - i * a);
}
return n < 1 ? i : -i;
};
e.ibetainv = function ibetainv(n, r, i) {
var a = 1e-8;
var o = r - 1;
var s = i - 1;
var c = 0;
var l, u, d, p, m, h, g, _, v, y, b;
if (n <= 0) return 0;
if (n >= 1) return 1;
if (r >= 1 && i >= 1) {
d = n < .5 ? n : 1 - n;
p = t.sqrt(-2 * t.log(d));
g = (2.30753 + p * .27061) / (1 + p * (.99229 + p * .04481)) - p;
n < .5 && (g = -g);
_ = (g * g - 3) / 6;
v = 2 / (1 / (2 * r - 1) + 1 / (2 * i - 1));
y = g * t.sqrt(_ + v) / v - (1 / (2 * i - 1) - 1 / (2 * r - 1)) * (_ + 5 / 6 - 2 / (3 * v));
g = r / (r + i * t.exp(2 * y));
} else {
l = t.log(r / (r + i));
u = t.log(i / (r + i));
p = t.exp(r * l) / r;
m = t.exp(i * u) / i;
y = p + m;
g = n < p / y ? t.pow(r * y * n, 1 / r) : 1 - t.pow(i * y * (1 - n), 1 / i);
}
b = -e.gammaln(r) - e.gammaln(i) + e.gammaln(r + i);
for (; c < 10; c++) {
if (g === 0 || g === 1) return g;
h = e.ibeta(g, r, i) - n;
p = t.exp(o * t.log(g) + s * t.log(1 - g) + b);
m = h / p;
g -= p = m / (1 - .5 * t.min(1, m * (o / g - s / (1 - g))));
g <= 0 && (g = .5 * (g + p));
g >= 1 && (g = .5 * (g + p + 1));
if (t.abs(p) < a * g && c > 0) break;
}
return g;
};
e.ibeta = function ibeta(n, r, i) {
var a = n === 0 || n === 1 ? 0 : t.exp(e.gammaln(r + i) - e.gammaln(r) - e.gammaln(i) + r * t.log(n) + i * t.log(1 - n));
if (n < 0 || n > 1) return !1;
if (n < (r + 1) / (r + i + 2)) return a * e.betacf(n, r, i) / r;
return 1 - a * e.betacf(1 - n, i, r) / i;
};
e.randn = function randn(n, r) {
var i, a, o, s, c;
r ||= n;
if (n) return e.create(n, r, function() {
return e.randn();
});
do {
i = e._random_fn();
a = 1.7156 * (e._random_fn() - .5);
o = i - .449871;
s = t.abs(a) + .386595;
c = o * o + s * (.196 * s - .25472 * o);
} while (c > .27597 && (c > .27846 || a * a > -4 * t.log(i) * i * i));
return a / i;
};
e.randg = function randg(n, r, i) {
var a = n;
var o, s, c, l, u, d;
i ||= r;
n ||= 1;
if (r) {
d = e.zeros(r, i);
d.alter(function() {
return e.randg(n);
});
return d;
}
n < 1 && (n += 1);
o = n - 1 / 3;
s = 1 / t.sqrt(9 * o);
do {
do {
u = e.randn();
l = 1 + s * u;
} while (l <= 0);
l = l * l * l;
c = e._random_fn();
} while (c > 1 - .331 * t.pow(u, 4) && t.log(c) > .5 * u * u + o * (1 - l + t.log(l)));
if (n == a) return o * l;
do
c = e._random_fn();
while (c === 0);
return t.pow(c, 1 / a) * o * l;
};
(function(t) {
for (var n = 0; n < t.length; n++) (function(t) {
e.fn[t] = function() {
return e(e.map(this, function(n) {
return e[t](n);
}));
};
})(t[n]);
})("gammaln gammafn factorial factorialln".split(" "));
(function(t) {
for (var n = 0; n < t.length; n++) (function(t) {
e.fn[t] = function() {
return e(e[t].apply(null, arguments));
};
})(t[n]);
})("randn".split(" "));
})(e, Math);
(function(e, t) {
(function(t) {
for (var n = 0; n < t.length; n++) (function(t) {
e[t] = function f(e, t, n) {
if (!(this instanceof f)) return new f(e, t, n);
this._a = e;
this._b = t;
this._c = n;
return this;
};
e.fn[t] = function(n, r, i) {
var a = e[t](n, r, i);
a.data = this;
return a;
};
e[t].prototype.sample = function(n) {
var r = this._a;
var i = this._b;
var a = this._c;
if (n) return e.alter(n, function() {
return e[t].sample(r, i, a);
});
else return e[t].sample(r, i, a);
};
(function(n) {
for (var r = 0; r < n.length; r++) (function(n) {
e[t].prototype[n] = function(r) {
var i = this._a;
var a = this._b;
var o = this._c;
!r && r !== 0 && (r = this.data);
if (typeof r != "number") return e.fn.map.call(r, function(r) {
return e[t][n](r, i, a, o);
});
return e[t][n](r, i, a, o);
};
})(n[r]);
})("pdf cdf inv".split(" "));
(function(n) {
for (var r = 0; r < n.length; r++) (function(n) {
e[t].prototype[n] = function() {
return e[t][n](this._a, this._b, this._c);
};
})(n[r]);
})("mean median mode variance".split(" "));
})(t[n]);
})("beta centralF cauchy chisquare exponential gamma invgamma kumaraswamy laplace lognormal noncentralt normal pareto studentt weibull uniform binomial negbin hypgeom poisson triangular tukey arcsine".split(" "));
e.extend(e.beta, {
pdf: function pdf(n, r, i) {
if (n > 1 || n < 0) return 0;
if (r == 1 && i == 1) return 1;
if (r < 512 && i < 512) return t.pow(n, r - 1) * t.pow(1 - n, i - 1) / e.betafn(r, i);
else return t.exp((r - 1) * t.log(n) + (i - 1) * t.log(1 - n) - e.betaln(r, i));
},
cdf: function cdf(t, n, r) {
return t > 1 || t < 0 ? (t > 1) * 1 : e.ibeta(t, n, r);
},
inv: function inv(t, n, r) {
return e.ibetainv(t, n, r);
},
mean: function mean(e, t) {
return e / (e + t);
},
median: function median(t, n) {
return e.ibetainv(.5, t, n);
},
mode: function mode(e, t) {
return (e - 1) / (e + t - 2);
},
sample: function sample(t, n) {
var r = e.randg(t);
return r / (r + e.randg(n));
},
variance: function variance(e, n) {
return e * n / (t.pow(e + n, 2) * (e + n + 1));
}
});
e.extend(e.centralF, {
pdf: function pdf(n, r, i) {
var a, o, s;
if (n < 0) return 0;
if (r <= 2) {
if (n === 0 && r < 2) return Infinity;
if (n === 0 && r === 2) return 1;
return 1 / e.betafn(r / 2, i / 2) * t.pow(r / i, r / 2) * t.pow(n, r / 2 - 1) * t.pow(1 + r / i * n, -(r + i) / 2);
}
a = r * n / (i + n * r);
o = i / (i + n * r);
s = r * o / 2;
return s * e.binomial.pdf((r - 2) / 2, (r + i - 2) / 2, a);
},
cdf: function cdf(t, n, r) {
if (t < 0) return 0;
return e.ibeta(n * t / (n * t + r), n / 2, r / 2);
},
inv: function inv(t, n, r) {
return r / (n * (1 / e.ibetainv(t, n / 2, r / 2) - 1));
},
mean: function mean(e, t) {
return t > 2 ? t / (t - 2) : void 0;
},
mode: function mode(e, t) {
return e > 2 ? t * (e - 2) / (e * (t + 2)) : void 0;
},
sample: function sample(t, n) {
var r = e.randg(t / 2) * 2;
var i = e.randg(n / 2) * 2;
return r / t / (i / n);
},
variance: function variance(e, t) {
if (t <= 4) return;
return 2 * t * t * (e + t - 2) / (e * (t - 2) * (t - 2) * (t - 4));
}
});
e.extend(e.cauchy, {
pdf: function pdf(e, n, r) {
if (r < 0) return 0;
return r / (t.pow(e - n, 2) + t.pow(r, 2)) / t.PI;
},
cdf: function cdf(e, n, r) {
return t.atan((e - n) / r) / t.PI + .5;
},
inv: function(e, n, r) {
return n + r * t.tan(t.PI * (e - .5));
},
median: function median(e) {
return e;
},
mode: function mode(e) {
return e;
},
sample: function sample(n, r) {
return e.randn() * t.sqrt(1 / (2 * e.randg(.5))) * r + n;
}
});
e.extend(e.chisquare, {
pdf: function pdf(n, r) {
if (n < 0) return 0;
return n === 0 && r === 2 ? .5 : t.exp((r / 2 - 1) * t.log(n) - n / 2 - r / 2 * t.log(2) - e.gammaln(r / 2));
},
cdf: function cdf(t, n) {
if (t < 0) return 0;
return e.lowRegGamma(n / 2, t / 2);
},
inv: function(t, n) {
return 2 * e.gammapinv(t, .5 * n);
},
mean: function(e) {
return e;
},
median: function median(e) {
return e * t.pow(1 - 2 / (9 * e), 3);
},
mode: function mode(e) {
return e - 2 > 0 ? e - 2 : 0;
},
sample: function sample(t) {
return e.randg(t / 2) * 2;
},
variance: function variance(e) {
return 2 * e;
}
});
e.extend(e.exponential, {
pdf: function pdf(e, n) {
return e < 0 ? 0 : n * t.exp(-n * e);
},
cdf: function cdf(e, n) {
return e < 0 ? 0 : 1 - t.exp(-n * e);
},
inv: function(e, n) {
return -t.log(1 - e) / n;
},
mean: function(e) {
return 1 / e;
},
median: function(e) {
return 1 / e * t.log(2);
},
mode: function mode() {
return 0;
},
sample: function sample(n) {
return -1 / n * t.log(e._random_fn());
},
variance: function(e) {
return t.pow(e, -2);
}
});
e.extend(e.gamma, {
pdf: function pdf(n, r, i) {
if (n < 0) return 0;
return n === 0 && r === 1 ? 1 / i : t.exp((r - 1) * t.log(n) - n / i - e.gammaln(r) - r * t.log(i));
},
cdf: function cdf(t, n, r) {
if (t < 0) return 0;
return e.lowRegGamma(n, t / r);
},
inv: function(t, n, r) {
return e.gammapinv(t, n) * r;
},
mean: function(e, t) {
return e * t;
},
mode: function mode(e, t) {
if (e > 1) return (e - 1) * t;
},
sample: function sample(t, n) {
return e.randg(t) * n;
},
variance: function variance(e, t) {
return e * t * t;
}
});
e.extend(e.invgamma, {
pdf: function pdf(n, r, i) {
if (n <= 0) return 0;
return t.exp(-(r + 1) * t.log(n) - i / n - e.gammaln(r) + r * t.log(i));
},
cdf: function cdf(t, n, r) {
if (t <= 0) return 0;
return 1 - e.lowRegGamma(n, r / t);
},
inv: function(t, n, r) {
return r / e.gammapinv(1 - t, n);
},
mean: function(e, t) {
return e > 1 ? t / (e - 1) : void 0;
},
mode: function mode(e, t) {
return t / (e + 1);
},
sample: function sample(t, n) {
return n / e.randg(t);
},
variance: function variance(e, t) {
if (e <= 2) return;
return t * t / ((e - 1) * (e - 1) * (e - 2));
}
});
e.extend(e.kumaraswamy, {
pdf: function pdf(e, n, r) {
if (e === 0 && n === 1) return r;
else if (e === 1 && r === 1) return n;
return t.exp(t.log(n) + t.log(r) + (n - 1) * t.log(e) + (r - 1) * t.log(1 - t.pow(e, n)));
},
cdf: function cdf(e, n, r) {
if (e < 0) return 0;
else if (e > 1) return 1;
return 1 - t.pow(1 - t.pow(e, n), r);
},
inv: function inv(e, n, r) {
return t.pow(1 - t.pow(1 - e, 1 / r), 1 / n);
},
mean: function(t, n) {
return n * e.gammafn(1 + 1 / t) * e.gammafn(n) / e.gammafn(1 + 1 / t + n);
},
median: function median(e, n) {
return t.pow(1 - t.pow(2, -1 / n), 1 / e);
},
mode: function mode(e, n) {
if (!(e >= 1 && n >= 1 && e !== 1 && n !== 1)) return;
return t.pow((e - 1) / (e * n - 1), 1 / e);
},
variance: function variance() {
throw Error("variance not yet implemented");
}
});
e.extend(e.lognormal, {
pdf: function pdf(e, n, r) {
if (e <= 0) return 0;
return t.exp(-t.log(e) - .5 * t.log(2 * t.PI) - t.log(r) - t.pow(t.log(e) - n, 2) / (2 * r * r));
},
cdf: function cdf(n, r, i) {
if (n < 0) return 0;
return .5 + .5 * e.erf((t.log(n) - r) / t.sqrt(2 * i * i));
},
inv: function(n, r, i) {
return t.exp(-1.4142135623730951 * i * e.erfcinv(2 * n) + r);
},
mean: function mean(e, n) {
return t.exp(e + n * n / 2);
},
median: function median(e) {
return t.exp(e);
},
mode: function mode(e, n) {
return t.exp(e - n * n);
},
sample: function sample(n, r) {
return t.exp(e.randn() * r + n);
},
variance: function variance(e, n) {
return (t.exp(n * n) - 1) * t.exp(2 * e + n * n);
}
});
e.extend(e.noncentralt, {
pdf: function pdf(n, r, i) {
var a = 1e-14;
if (t.abs(i) < a) return e.studentt.pdf(n, r);
if (t.abs(n) < a) return t.exp(e.gammaln((r + 1) / 2) - i * i / 2 - .5 * t.log(t.PI * r) - e.gammaln(r / 2));
return r / n * (e.noncentralt.cdf(n * t.sqrt(1 + 2 / r), r + 2, i) - e.noncentralt.cdf(n, r, i));
},
cdf: function cdf(n, r, i) {
var a = 1e-14;
var o = 200;
if (t.abs(i) < a) return e.studentt.cdf(n, r);
var s = !1;
if (n < 0) {
s = !0;
i = -i;
}
var c = e.normal.cdf(-i, 0, 1);
var l = a + 1;
var u = l;
var d = n * n / (n * n + r);
var p = 0;
var m = t.exp(-i * i / 2);
var h = t.exp(-i * i / 2 - .5 * t.log(2) - e.gammaln(3 / 2)) * i;
for (; p < o || u > a || l > a;) {
u = l;
if (p > 0) {
m *= i * i / (2 * p);
h *= i * i / (2 * (p + 1 / 2));
}
l = m * e.beta.cdf(d, p + .5, r / 2) + h * e.beta.cdf(d, p + 1, r / 2);
c += .5 * l;
p++;
}
return s ? 1 - c : c;
}
});
e.extend(e.normal, {
pdf: function pdf(e, n, r) {
return t.exp(-.5 * t.log(2 * t.PI) - t.log(r) - t.pow(e - n, 2) / (2 * r * r));
},
cdf: function cdf(n, r, i) {
return .5 * (1 + e.erf((n - r) / t.sqrt(2 * i * i)));
},
inv: function(t, n, r) {
return -1.4142135623730951 * r * e.erfcinv(2 * t) + n;
},
mean: function(e) {
return e;
},
median: function median(e) {
return e;
},
mode: function(e) {
return e;
},
sample: function sample(t, n) {
return e.randn() * n + t;
},
variance: function(e, t) {
return t * t;
}
});
e.extend(e.pareto, {
pdf: function pdf(e, n, r) {
if (e < n) return 0;
return r * t.pow(n, r) / t.pow(e, r + 1);
},
cdf: function cdf(e, n, r) {
if (e < n) return 0;
return 1 - t.pow(n / e, r);
},
inv: function inv(e, n, r) {
return n / t.pow(1 - e, 1 / r);
},
mean: function mean(e, n) {
if (n <= 1) return;
return n * t.pow(e, n) / (n - 1);
},
median: function median(e, n) {
return e * (n * t.SQRT2);
},
mode: function mode(e) {
return e;
},
variance: function(e, n) {
if (n <= 2) return;
return e * e * n / (t.pow(n - 1, 2) * (n - 2));
}
});
e.extend(e.studentt, {
pdf: function pdf(n, r) {
r = r > 1e100 ? 1e100 : r;
return 1 / (t.sqrt(r) * e.betafn(.5, r / 2)) * t.pow(1 + n * n / r, -((r + 1) / 2));
},
cdf: function cdf(n, r) {
var i = r / 2;
return e.ibeta((n + t.sqrt(n * n + r)) / (2 * t.sqrt(n * n + r)), i, i);
},
inv: function(n, r) {
var i = e.ibetainv(2 * t.min(n, 1 - n), .5 * r, .5);
i = t.sqrt(r * (1 - i) / i);
return n > .5 ? i : -i;
},
mean: function mean(e) {
return e > 1 ? 0 : void 0;
},
median: function median() {
return 0;
},
mode: function mode() {
return 0;
},
sample: function sample(n) {
return e.randn() * t.sqrt(n / (2 * e.randg(n / 2)));
},
variance: function variance(e) {
return e > 2 ? e / (e - 2) : e > 1 ? Infinity : void 0;
}
});
e.extend(e.weibull, {
pdf: function pdf(e, n, r) {
if (e < 0 || n < 0 || r < 0) return 0;
return r / n * t.pow(e / n, r - 1) * t.exp(-t.pow(e / n, r));
},
cdf: function cdf(e, n, r) {
return e < 0 ? 0 : 1 - t.exp(-t.pow(e / n, r));
},
inv: function(e, n, r) {
return n * t.pow(-t.log(1 - e), 1 / r);
},
mean: function(t, n) {
return t * e.gammafn(1 + 1 / n);
},
median: function median(e, n) {
return e * t.pow(t.log(2), 1 / n);
},
mode: function mode(e, n) {
if (n <= 1) return 0;
return e * t.pow((n - 1) / n, 1 / n);
},
sample: function sample(n, r) {
return n * t.pow(-t.log(e._random_fn()), 1 / r);
},
variance: function variance(n, r) {
return n * n * e.gammafn(1 + 2 / r) - t.pow(e.weibull.mean(n, r), 2);
}
});
e.extend(e.uniform, {
pdf: function pdf(e, t, n) {
return e < t || e > n ? 0 : 1 / (n - t);
},
cdf: function cdf(e, t, n) {
if (e < t) return 0;
else if (e < n) return (e - t) / (n - t);
return 1;
},
inv: function(e, t, n) {
return t + e * (n - t);
},
mean: function mean(e, t) {
return .5 * (e + t);
},
median: function median(t, n) {
return e.mean(t, n);
},
mode: function mode() {
throw Error("mode is not yet implemented");
},
sample: function sample(t, n) {
return t / 2 + n / 2 + (n / 2 - t / 2) * (2 * e._random_fn() - 1);
},
variance: function variance(e, n) {
return t.pow(n - e, 2) / 12;
}
});
function betinc(e, n, r, i) {
var a = 0;
var o = 1;
var s = 1;
var c = 1;
var l = 0;
var u = 0;
var d;
for (; t.abs((s - u) / s) > i;) {
u = s;
d = -(n + l) * (n + r + l) * e / (n + 2 * l) / (n + 2 * l + 1);
a = s + d * a;
o = c + d * o;
l += 1;
d = l * (r - l) * e / (n + 2 * l - 1) / (n + 2 * l);
s = a + d * s;
c = o + d * c;
a /= c;
o /= c;
s /= c;
c = 1;
}
return s / n;
}
e.extend(e.binomial, {
pdf: function pdf(n, r, i) {
return i === 0 || i === 1 ? +(r * i === n) : e.combination(r, n) * t.pow(i, n) * t.pow(1 - i, r - n);
},
cdf: function cdf(n, r, i) {
var a;
var o = 1e-10;
if (n < 0) return 0;
if (n >= r) return 1;
if (i < 0 || i > 1 || r <= 0) return NaN;
n = t.floor(n);
var s = i;
var c = n + 1;
var l = r - n;
var u = c + l;
var d = t.exp(e.gammaln(u) - e.gammaln(l) - e.gammaln(c) + c * t.log(s) + l * t.log(1 - s));
a = s < (c + 1) / (u + 2) ? d * betinc(s, c, l, o) : 1 - d * betinc(1 - s, l, c, o);
return t.round((1 - a) * (1 / o)) / (1 / o);
}
});
e.extend(e.negbin, {
pdf: function pdf(n, r, i) {
if (n !== n >>> 0) return !1;
if (n < 0) return 0;
return e.combination(n + r - 1, r - 1) * t.pow(1 - i, n) * t.pow(i, r);
},
cdf: function cdf(t, n, r) {
var i = 0, a = 0;
if (t < 0) return 0;
for (; a <= t; a++) i += e.negbin.pdf(a, n, r);
return i;
}
});
e.extend(e.hypgeom, {
pdf: function pdf(n, r, i, a) {
if (n !== n | 0) return !1;
else if (n < 0 || n < i - (r - a)) return 0;
else if (n > a || n > i) return 0;
else if (i * 2 > r) {
if (a * 2 > r) return e.hypgeom.pdf(r - i - a + n, r, r - i, r - a);
else return e.hypgeom.pdf(a - n, r, r - i, a);
} else if (a * 2 > r) return e.hypgeom.pdf(i - n, r, i, r - a);
else if (i < a) return e.hypgeom.pdf(n, r, a, i);
else {
var o = 1;
var s = 0;
for (var c = 0; c < n; c++) {
for (; o > 1 && s < a;) {
o *= 1 - i / (r - s);
s++;
}
o *= (a - c) * (i - c) / ((c + 1) * (r - i - a + c + 1));
}
for (; s < a; s++) o *= 1 - i / (r - s);
return t.min(1, t.max(0, o));
}
},
cdf: function cdf(n, r, i, a) {
if (n < 0 || n < i - (r - a)) return 0;
else if (n >= a || n >= i) return 1;
else if (i * 2 > r) {
if (a * 2 > r) return e.hypgeom.cdf(r - i - a + n, r, r - i, r - a);
else return 1 - e.hypgeom.cdf(a - n - 1, r, r - i, a);
} else if (a * 2 > r) return 1 - e.hypgeom.cdf(i - n - 1, r, i, r - a);
else if (i < a) return e.hypgeom.cdf(n, r, a, i);
else {
var o = 1;
var s = 1;
var c = 0;
for (var l = 0; l < n; l++) {
for (; o > 1 && c < a;) {
var u = 1 - i / (r - c);
s *= u;
o *= u;
c++;
}
s *= (a - l) * (i - l) / ((l + 1) * (r - i - a + l + 1));
o += s;
}
for (; c < a; c++) o *= 1 - i / (r - c);
return t.min(1, t.max(0, o));
}
}
});
e.extend(e.poisson, {
pdf: function pdf(n, r) {
if (r < 0 || n % 1 != 0 || n < 0) return 0;
return t.pow(r, n) * t.exp(-r) / e.factorial(n);
},
cdf: function cdf(t, n) {
var r = [], i = 0;
if (t < 0) return 0;
for (; i <= t; i++) r.push(e.poisson.pdf(i, n));
return e.sum(r);
},
mean: function(e) {
return e;
},
variance: function(e) {
return e;
},
sampleSmall: function sampleSmall(n) {
var r = 1, i = 0, a = t.exp(-n);
do {
i++;
r *= e._random_fn();
} while (r > a);
return i - 1;
},
sampleLarge: function sampleLarge(n) {
var r = n;
var i;
var a, o, s = t.sqrt(r), c = t.log(r), l, u = .931 + 2.53 * s, d, p, m;
l = -.059 + .02483 * u;
d = 1.1239 + 1.1328 / (u - 3.4);
p = .9277 - 3.6224 / (u - 2);
for (;;) {
a = t.random() - .5;
o = t.random();
m = .5 - t.abs(a);
i = t.floor((2 * l / m + u) * a + r + .43);
if (m >= .07 && o <= p) return i;
if (i < 0 || m < .013 && o > m) continue;
if (t.log(o) + t.log(d) - t.log(l / (m * m) + u) <= -r + i * c - e.loggam(i + 1)) return i;
}
},
sample: function sample(e) {
if (e < 10) return this.sampleSmall(e);
else return this.sampleLarge(e);
}
});
e.extend(e.triangular, {
pdf: function pdf(e, t, n, r) {
if (n <= t || r < t || r > n) return NaN;
else if (e < t || e > n) return 0;
else if (e < r) return 2 * (e - t) / ((n - t) * (r - t));
else if (e === r) return 2 / (n - t);
else return 2 * (n - e) / ((n - t) * (n - r));
},
cdf: function cdf(e, n, r, i) {
if (r <= n || i < n || i > r) return NaN;
if (e <= n) return 0;
else if (e >= r) return 1;
if (e <= i) return t.pow(e - n, 2) / ((r - n) * (i - n));
else return 1 - t.pow(r - e, 2) / ((r - n) * (r - i));
},
inv: function inv(e, n, r, i) {
if (r <= n || i < n || i > r) return NaN;
else if (e <= (i - n) / (r - n)) return n + (r - n) * t.sqrt(e * ((i - n) / (r - n)));
else return n + (r - n) * (1 - t.sqrt((1 - e) * (1 - (i - n) / (r - n))));
},
mean: function mean(e, t, n) {
return (e + t + n) / 3;
},
median: function median(e, n, r) {
if (r <= (e + n) / 2) return n - t.sqrt((n - e) * (n - r)) / t.sqrt(2);
else if (r > (e + n) / 2) return e + t.sqrt((n - e) * (r - e)) / t.sqrt(2);
},
mode: function mode(e, t, n) {
return n;
},
sample: function sample(n, r, i) {
var a = e._random_fn();
if (a < (i - n) / (r - n)) return n + t.sqrt(a * (r - n) * (i - n));
return r - t.sqrt((1 - a) * (r - n) * (r - i));
},
variance: function variance(e, t, n) {
return (e * e + t * t + n * n - e * t - e * n - t * n) / 18;
}
});
e.extend(e.arcsine, {
pdf: function pdf(e, n, r) {
if (r <= n) return NaN;
return e <= n || e >= r ? 0 : 2 / t.PI * t.pow(t.pow(r - n, 2) - t.pow(2 * e - n - r, 2), -.5);
},
cdf: function cdf(e, n, r) {
if (e < n) return 0;
else if (e < r) return 2 / t.PI * t.asin(t.sqrt((e - n) / (r - n)));
return 1;
},
inv: function(e, n, r) {
return n + (.5 - .5 * t.cos(t.PI * e)) * (r - n);
},
mean: function mean(e, t) {
if (t <= e) return NaN;
return (e + t) / 2;
},
median: function median(e, t) {
if (t <= e) return NaN;
return (e + t) / 2;
},
mode: function mode() {
throw Error("mode is not yet implemented");
},
sample: function sample(n, r) {
return (n + r) / 2 + (r - n) / 2 * t.sin(2 * t.PI * e.uniform.sample(0, 1));
},
variance: function variance(e, n) {
if (n <= e) return NaN;
return t.pow(n - e, 2) / 8;
}
});
function laplaceSign(e) {
return e / t.abs(e);
}
e.extend(e.laplace, {
pdf: function pdf(e, n, r) {
return r <= 0 ? 0 : t.exp(-t.abs(e - n) / r) / (2 * r);
},
cdf: function cdf(e, n, r) {
if (r <= 0) return 0;
if (e < n) return .5 * t.exp((e - n) / r);
else return 1 - .5 * t.exp(-(e - n) / r);
},
mean: function(e) {
return e;
},
median: function(e) {
return e;
},
mode: function(e) {
return e;
},
variance: function(e, t) {
return 2 * t * t;
},
sample: function sample(n, r) {
var i = e._random_fn() - .5;
return n - r * laplaceSign(i) * t.log(1 - 2 * t.abs(i));
}
});
function tukeyWprob(n, r, i) {
var a = 12;
var o = 6;
var s = -30;
var c = -50;
var l = 60;
var u = 8;
var d = 3;
var p = 2;
var m = 3;
var h = [
.9815606342467192,
.9041172563704749,
.7699026741943047,
.5873179542866175,
.3678314989981802,
.1252334085114689
];
var g = [
.04717533638651183,
.10693932599531843,
.16007832854334622,
.20316742672306592,
.2334925365383548,
.24914704581340277
];
var _ = n * .5;
if (_ >= u) return 1;
var v = 2 * e.normal.cdf(_, 0, 1, 1, 0) - 1;
v = v >= t.exp(c / i) ? t.pow(v, i) : 0;
var y = n > d ? p : m;
var b = _;
var x = (u - _) / y;
var S = b + x;
var C = 0;
var w = i - 1;
for (var T = 1; T <= y; T++) {
var E = 0;
var D = .5 * (S + b);
var O = .5 * (S - b);
for (var k = 1; k <= a; k++) {
var A, j;
if (o < k) {
A = a - k + 1;
j = h[A - 1];
} else {
A = k;
j = -h[A - 1];
}
var M = D + O * j;
var N = M * M;
if (N > l) break;
var P = 2 * e.normal.cdf(M, 0, 1, 1, 0);
var F = 2 * e.normal.cdf(M, n, 1, 1, 0);
var I = P * .5 - F * .5;
if (I >= t.exp(s / w)) {
I = g[A - 1] * t.exp(-(.5 * N)) * t.pow(I, w);
E += I;
}
}
E *= 2 * O * i / t.sqrt(2 * t.PI);
C += E;
b = S;
S += x;
}
v += C;
if (v <= t.exp(s / r)) return 0;
v = t.pow(v, r);
if (v >= 1) return 1;
return v;
}
function tukeyQinv(e, n, r) {
var i = .322232421088;
var a = .099348462606;
var o = -1;
var s = .588581570495;
var c = -.342242088547;
var l = .531103462366;
var u = -.204231210125;
var d = .10353775285;
var p = -453642210148e-16;
var m = .0038560700634;
var h = .8832;
var g = .2368;
var _ = 1.214;
var v = 1.208;
var y = 1.4142;
var b = 120;
var x = .5 - .5 * e;
var S = t.sqrt(t.log(1 / (x * x)));
var C = S + ((((S * p + u) * S + c) * S + o) * S + i) / ((((S * m + d) * S + l) * S + s) * S + a);
r < b && (C += (C * C * C + C) / r / 4);
var w = h - g * C;
r < b && (w += -_ / r + v * C / r);
return C * (w * t.log(n - 1) + y);
}
e.extend(e.tukey, {
cdf: function cdf(n, r, i) {
var a = 1;
var o = r;
var s = 16;
var c = 8;
var l = -30;
var u = 1e-14;
var d = 100;
var p = 800;
var m = 5e3;
var h = 25e3;
var g = 1;
var _ = .5;
var v = .25;
var y = .125;
var b = [
.9894009349916499,
.9445750230732326,
.8656312023878318,
.755404408355003,
.6178762444026438,
.45801677765722737,
.2816035507792589,
.09501250983763744
];
var x = [
.027152459411754096,
.062253523938647894,
.09515851168249279,
.12462897125553388,
.14959598881657674,
.16915651939500254,
.18260341504492358,
.1894506104550685
];
if (n <= 0) return 0;
if (i < 2 || a < 1 || o < 2) return NaN;
if (!Number.isFinite(n)) return 1;
if (i > h) return tukeyWprob(n, a, o);
var S = i * .5;
var C = S * t.log(i) - i * t.log(2) - e.gammaln(S);
var w = S - 1;
var T = i * .25;
var E = i <= d ? g : i <= p ? _ : i <= m ? v : y;
C += t.log(E);
var D = 0;
for (var O = 1; O <= 50; O++) {
var k = 0;
var A = (2 * O - 1) * E;
for (var j = 1; j <= s; j++) {
var M, N;
if (c < j) {
M = j - c - 1;
N = C + w * t.log(A + b[M] * E) - (b[M] * E + A) * T;
} else {
M = j - 1;
N = C + w * t.log(A - b[M] * E) + (b[M] * E - A) * T;
}
var P;
if (N >= l) {
P = c < j ? n * t.sqrt((b[M] * E + A) * .5) : n * t.sqrt((-(b[M] * E) + A) * .5);
var F = tukeyWprob(P, a, o) * x[M] * t.exp(N);
k += F;
}
}
if (O * E >= 1 && k <= u) break;
D += k;
}
if (k > u) throw Error("tukey.cdf failed to converge");
D > 1 && (D = 1);
return D;
},
inv: function(n, r, i) {
var a = 1;
var o = r;
var s = 1e-4;
var c = 50;
if (i < 2 || a < 1 || o < 2) return NaN;
if (n < 0 || n > 1) return NaN;
if (n === 0) return 0;
if (n === 1) return Infinity;
var l = tukeyQinv(n, o, i);
var u = e.tukey.cdf(l, r, i) - n;
var d = u > 0 ? t.max(0, l - 1) : l + 1;
var p = e.tukey.cdf(d, r, i) - n;
var m;
for (var h = 1; h < c; h++) {
m = d - p * (d - l) / (p - u);
u = p;
l = d;
if (m < 0) {
m = 0;
p = -n;
}
p = e.tukey.cdf(m, r, i) - n;
d = m;
if (t.abs(d - l) < s) return m;
}
throw Error("tukey.inv failed to converge");
}
});
})(e, Math);
(function(e, t) {
var n = Array.prototype.push;
var r = e.utils.isArray;
function isUsable(t) {
return r(t) || t instanceof e;
}
e.extend({
add: function add(t, n) {
if (isUsable(n)) {
isUsable(n[0]) || (n = [n]);
return e.map(t, function(e, t, r) {
return e + n[t][r];
});
}
return e.map(t, function(e) {
return e + n;
});
},
subtract: function subtract(t, n) {
if (isUsable(n)) {
isUsable(n[0]) || (n = [n]);
return e.map(t, function(e, t, r) {
return e - n[t][r] || 0;
});
}
return e.map(t, function(e) {
return e - n;
});
},
divide: function divide(t, n) {
if (isUsable(n)) {
isUsable(n[0]) || (n = [n]);
return e.multiply(t, e.inv(n));
}
return e.map(t, function(e) {
return e / n;
});
},
multiply: function multiply(t, n) {
var r, i, a, o, s, c, l, u;
if (t.length === void 0 && n.length === void 0) return t * n;
s = t.length, c = t[0].length, l = e.zeros(s, a = isUsable(n) ? n[0].length : c), u = 0;
if (isUsable(n)) {
for (; u < a; u++) for (r = 0; r < s; r++) {
o = 0;
for (i = 0; i < c; i++) o += t[r][i] * n[i][u];
l[r][u] = o;
}
return s === 1 && u === 1 ? l[0][0] : l;
}
return e.map(t, function(e) {
return e * n;
});
},
outer: function outer(t, n) {
return e.multiply(t.map(function(e) {
return [e];
}), [n]);
},
dot: function dot(t, n) {
isUsable(t[0]) || (t = [t]);
isUsable(n[0]) || (n = [n]);
var r = t[0].length === 1 && t.length !== 1 ? e.transpose(t) : t, i = n[0].length === 1 && n.length !== 1 ? e.transpose(n) : n, a = [], o = 0, s = r.length, c = r[0].length, l, u;
for (; o < s; o++) {
a[o] = [];
l = 0;
for (u = 0; u < c; u++) l += r[o][u] * i[o][u];
a[o] = l;
}
return a.length === 1 ? a[0] : a;
},
pow: function pow(n, r) {
return e.map(n, function(e) {
return t.pow(e, r);
});
},
exp: function exp(n) {
return e.map(n, function(e) {
return t.exp(e);
});
},
log: function exp(n) {
return e.map(n, function(e) {
return t.log(e);
});
},
abs: function abs(n) {
return e.map(n, function(e) {
return t.abs(e);
});
},
norm: function norm(e, n) {
var r = 0, i = 0;
isNaN(n) && (n = 2);
isUsable(e[0]) && (e = e[0]);
for (; i < e.length; i++) r += t.pow(t.abs(e[i]), n);
return t.pow(r, 1 / n);
},
angle: function angle(n, r) {
return t.acos(e.dot(n, r) / (e.norm(n) * e.norm(r)));
},
aug: function aug(e, t) {
var r = [];
var i = 0;
for (; i < e.length; i++) r.push(e[i].slice());
for (i = 0; i < r.length; i++) n.apply(r[i], t[i]);
return r;
},
inv: function inv(t) {
var n = t.length;
var r = t[0].length;
var i = e.identity(n, r);
var a = e.gauss_jordan(t, i);
var o = [];
var s = 0;
var c;
for (; s < n; s++) {
o[s] = [];
for (c = r; c < a[0].length; c++) o[s][c - r] = a[s][c];
}
return o;
},
det: function det(e) {
if (e.length === 2) return e[0][0] * e[1][1] - e[0][1] * e[1][0];
var t = 0;
for (var n = 0; n < e.length; n++) {
var r = [];
for (var i = 1; i < e.length; i++) {
r[i - 1] = [];
for (var a = 0; a < e.length; a++) a < n ? r[i - 1][a] = e[i][a] : a > n && (r[i - 1][a - 1] = e[i][a]);
}
var o = n % 2 ? -1 : 1;
t += det(r) * e[0][n] * o;
}
return t;
},
gauss_elimination: function gauss_elimination(n, r) {
var i = 0, a = 0, o = n.length, s = n[0].length, c = 1, l = 0, u = [], d, p, m, h;
n = e.aug(n, r);
d = n[0].length;
for (i = 0; i < o; i++) {
p = n[i][i];
a = i;
for (h = i + 1; h < s; h++) if (p < t.abs(n[h][i])) {
p = n[h][i];
a = h;
}
if (a != i) for (h = 0; h < d; h++) {
m = n[i][h];
n[i][h] = n[a][h];
n[a][h] = m;
}
for (a = i + 1; a < o; a++) {
c = n[a][i] / n[i][i];
for (h = i; h < d; h++) n[a][h] = n[a][h] - c * n[i][h];
}
}
for (i = o - 1; i >= 0; i--) {
l = 0;
for (a = i + 1; a <= o - 1; a++) l += u[a] * n[i][a];
u[i] = (n[i][d - 1] - l) / n[i][i];
}
return u;
},
gauss_jordan: function gauss_jordan(n, r) {
var i = e.aug(n, r);
var a = i.length;
var o = i[0].length;
var s = 0;
var c, l = 0, u;
for (; l < a; l++) {
var d = l;
for (u = l + 1; u < a; u++) t.abs(i[u][l]) > t.abs(i[d][l]) && (d = u);
var p = i[l];
i[l] = i[d];
i[d] = p;
for (u = l + 1; u < a; u++) {
s = i[u][l] / i[l][l];
for (c = l; c < o; c++) i[u][c] -= i[l][c] * s;
}
}
for (l = a - 1; l >= 0; l--) {
s = i[l][l];
for (u = 0; u < l; u++) for (c = o - 1; c > l - 1; c--) i[u][c] -= i[l][c] * i[u][l] / s;
i[l][l] /= s;
for (c = a; c < o; c++) i[l][c] /= s;
}
return i;
},
triaUpSolve: function triaUpSolve(t, n) {
var r = t[0].length;
var i = e.zeros(1, r)[0];
var a;
var o = !1;
if (n[0].length != null) {
n = n.map(function(e) {
return e[0];
});
o = !0;
}
e.arange(r - 1, -1, -1).forEach(function(o) {
a = e.arange(o + 1, r).map(function(e) {
return i[e] * t[o][e];
});
i[o] = (n[o] - e.sum(a)) / t[o][o];
});
if (o) return i.map(function(e) {
return [e];
});
return i;
},
triaLowSolve: function triaLowSolve(t, n) {
var r = t[0].length;
var i = e.zeros(1, r)[0];
var a;
var o = !1;
if (n[0].length != null) {
n = n.map(function(e) {
return e[0];
});
o = !0;
}
e.arange(r).forEach(function(r) {
a = e.arange(r).map(function(e) {
return t[r][e] * i[e];
});
i[r] = (n[r] - e.sum(a)) / t[r][r];
});
if (o) return i.map(function(e) {
return [e];
});
return i;
},
lu: function lu(t) {
var n = t.length;
var r = e.identity(n);
var i = e.zeros(t.length, t[0].length);
var a;
e.arange(n).forEach(function(e) {
i[0][e] = t[0][e];
});
e.arange(1, n).forEach(function(o) {
e.arange(o).forEach(function(n) {
a = e.arange(n).map(function(e) {
return r[o][e] * i[e][n];
});
r[o][n] = (t[o][n] - e.sum(a)) / i[n][n];
});
e.arange(o, n).forEach(function(n) {
a = e.arange(o).map(function(e) {
return r[o][e] * i[e][n];
});
i[o][n] = t[a.length][n] - e.sum(a);
});
});
return [r, i];
},
cholesky: function cholesky(n) {
var r = n.length;
var i = e.zeros(n.length, n[0].length);
var a;
e.arange(r).forEach(function(o) {
a = e.arange(o).map(function(e) {
return t.pow(i[o][e], 2);
});
i[o][o] = t.sqrt(n[o][o] - e.sum(a));
e.arange(o + 1, r).forEach(function(t) {
a = e.arange(o).map(function(e) {
return i[o][e] * i[t][e];
});
i[t][o] = (n[o][t] - e.sum(a)) / i[o][o];
});
});
return i;
},
gauss_jacobi: function gauss_jacobi(n, r, i, a) {
var o = 0;
var s = 0;
var c = n.length;
var l = [];
var u = [];
var d = [];
var p, m, h, g;
for (; o < c; o++) {
l[o] = [];
u[o] = [];
d[o] = [];
for (s = 0; s < c; s++) if (o > s) {
l[o][s] = n[o][s];
u[o][s] = d[o][s] = 0;
} else if (o < s) {
u[o][s] = n[o][s];
l[o][s] = d[o][s] = 0;
} else {
d[o][s] = n[o][s];
l[o][s] = u[o][s] = 0;
}
}
h = e.multiply(e.multiply(e.inv(d), e.add(l, u)), -1);
m = e.multiply(e.inv(d), r);
p = i;
g = e.add(e.multiply(h, i), m);
o = 2;
for (; t.abs(e.norm(e.subtract(g, p))) > a;) {
p = g;
g = e.add(e.multiply(h, p), m);
o++;
}
return g;
},
gauss_seidel: function gauss_seidel(n, r, i, a) {
var o = 0;
var s = n.length;
var c = [];
var l = [];
var u = [];
var d, p, m, h, g;
for (; o < s; o++) {
c[o] = [];
l[o] = [];
u[o] = [];
for (d = 0; d < s; d++) if (o > d) {
c[o][d] = n[o][d];
l[o][d] = u[o][d] = 0;
} else if (o < d) {
l[o][d] = n[o][d];
c[o][d] = u[o][d] = 0;
} else {
u[o][d] = n[o][d];
c[o][d] = l[o][d] = 0;
}
}
h = e.multiply(e.multiply(e.inv(e.add(u, c)), l), -1);
m = e.multiply(e.inv(e.add(u, c)), r);
p = i;
g = e.add(e.multiply(h, i), m);
o = 2;
for (; t.abs(e.norm(e.subtract(g, p))) > a;) {
p = g;
g = e.add(e.multiply(h, p), m);
o += 1;
}
return g;
},
SOR: function SOR(n, r, i, a, o) {
var s = 0;
var c = n.length;
var l = [];
var u = [];
var d = [];
var p, m, h, g, _;
for (; s < c; s++) {
l[s] = [];
u[s] = [];
d[s] = [];
for (p = 0; p < c; p++) if (s > p) {
l[s][p] = n[s][p];
u[s][p] = d[s][p] = 0;
} else if (s < p) {
u[s][p] = n[s][p];
l[s][p] = d[s][p] = 0;
} else {
d[s][p] = n[s][p];
l[s][p] = u[s][p] = 0;
}
}
g = e.multiply(e.inv(e.add(d, e.multiply(l, o))), e.subtract(e.multiply(d, 1 - o), e.multiply(u, o)));
h = e.multiply(e.multiply(e.inv(e.add(d, e.multiply(l, o))), r), o);
m = i;
_ = e.add(e.multiply(g, i), h);
s = 2;
for (; t.abs(e.norm(e.subtract(_, m))) > a;) {
m = _;
_ = e.add(e.multiply(g, m), h);
s++;
}
return _;
},
householder: function householder(n) {
var r = n.length;
var i = n[0].length;
var a = 0;
var o = [];
var s = [];
var c, l, u, d, p;
for (; a < r - 1; a++) {
c = 0;
for (d = a + 1; d < i; d++) c += n[d][a] * n[d][a];
p = n[a + 1][a] > 0 ? -1 : 1;
c = p * t.sqrt(c);
l = t.sqrt((c * c - n[a + 1][a] * c) / 2);
o = e.zeros(r, 1);
o[a + 1][0] = (n[a + 1][a] - c) / (2 * l);
for (u = a + 2; u < r; u++) o[u][0] = n[u][a] / (2 * l);
s = e.subtract(e.identity(r, i), e.multiply(e.multiply(o, e.transpose(o)), 2));
n = e.multiply(s, e.multiply(n, s));
}
return n;
},
QR: function() {
var n = e.sum;
var r = e.arange;
function qr2(i) {
var a = i.length;
var o = i[0].length;
var s = e.zeros(o, o);
i = e.copy(i);
var c, l = 0, u;
for (; l < o; l++) {
s[l][l] = t.sqrt(n(r(a).map(function(e) {
return i[e][l] * i[e][l];
})));
for (c = 0; c < a; c++) i[c][l] = i[c][l] / s[l][l];
for (u = l + 1; u < o; u++) {
s[l][u] = n(r(a).map(function(e) {
return i[e][l] * i[e][u];
}));
for (c = 0; c < a; c++) i[c][u] = i[c][u] - i[c][l] * s[l][u];
}
}
return [i, s];
}
return qr2;
}(),
lstsq: function() {
function R_I(t) {
t = e.copy(t);
var n = t.length;
var r = e.identity(n);
e.arange(n - 1, -1, -1).forEach(function(n) {
e.sliceAssign(r, { row: n }, e.divide(e.slice(r, { row: n }), t[n][n]));
e.sliceAssign(t, { row: n }, e.divide(e.slice(t, { row: n }), t[n][n]));
e.arange(n).forEach(function(i) {
var a = e.multiply(t[i][n], -1);
var o = e.slice(t, { row: i });
var s = e.multiply(e.slice(t, { row: n }), a);
e.sliceAssign(t, { row: i }, e.add(o, s));
var c = e.slice(r, { row: i });
var l = e.multiply(e.slice(r, { row: n }), a);
e.sliceAssign(r, { row: i }, e.add(c, l));
});
});
return r;
}
function qr_solve(t, n) {
var r = !1;
if (n[0].length === void 0) {
n = n.map(function(e) {
return [e];
});
r = !0;
}
var i = e.QR(t);
var a = i[0];
var o = i[1];
var s = t[0].length;
var c = e.slice(a, { col: { end: s } });
var l = R_I(e.slice(o, { row: { end: s } }));
var u = e.transpose(c);
u[0].length === void 0 && (u = [u]);
var d = e.multiply(e.multiply(l, u), n);
d.length === void 0 && (d = [[d]]);
if (r) return d.map(function(e) {
return e[0];
});
return d;
}
return qr_solve;
}(),
jacobi: function jacobi(n) {
var r = 1;
var i = n.length;
var a = e.identity(i, i);
var o = [];
var s, c, l, u, d, p, m, h;
for (; r === 1;) {
p = n[0][1];
u = 0;
d = 1;
for (c = 0; c < i; c++) for (l = 0; l < i; l++) if (c != l && p < t.abs(n[c][l])) {
p = t.abs(n[c][l]);
u = c;
d = l;
}
m = n[u][u] === n[d][d] ? n[u][d] > 0 ? t.PI / 4 : -t.PI / 4 : t.atan(2 * n[u][d] / (n[u][u] - n[d][d])) / 2;
h = e.identity(i, i);
h[u][u] = t.cos(m);
h[u][d] = -t.sin(m);
h[d][u] = t.sin(m);
h[d][d] = t.cos(m);
a = e.multiply(a, h);
s = e.multiply(e.multiply(e.inv(h), n), h);
n = s;
r = 0;
for (c = 1; c < i; c++) for (l = 1; l < i; l++) c != l && t.abs(n[c][l]) > .001 && (r = 1);
}
for (c = 0; c < i; c++) o.push(n[c][c]);
return [a, o];
},
rungekutta: function rungekutta(e, t, n, r, i, a) {
var o, s, c, l, u;
if (a === 2) for (; r <= n;) {
o = t * e(r, i);
s = t * e(r + t, i + o);
c = i + (o + s) / 2;
i = c;
r += t;
}
if (a === 4) for (; r <= n;) {
o = t * e(r, i);
s = t * e(r + t / 2, i + o / 2);
l = t * e(r + t / 2, i + s / 2);
u = t * e(r + t, i + l);
c = i + (o + 2 * s + 2 * l + u) / 6;
i = c;
r += t;
}
return i;
},
romberg: function romberg(e, n, r, i) {
var a = 0;
var o = (r - n) / 2;
var s = [];
var c = [];
var l = [];
var u, d, p, m, h;
for (; a < i / 2;) {
h = e(n);
for (p = n, m = 0; p <= r; p += o, m++) s[m] = p;
u = s.length;
for (p = 1; p < u - 1; p++) h += (p % 2 == 0 ? 2 : 4) * e(s[p]);
h = o / 3 * (h + e(r));
l[a] = h;
o /= 2;
a++;
}
d = l.length;
u = 1;
for (; d !== 1;) {
for (p = 0; p < d - 1; p++) c[p] = (t.pow(4, u) * l[p + 1] - l[p]) / (t.pow(4, u) - 1);
d = c.length;
l = c;
c = [];
u++;
}
return l;
},
richardson: function richardson(e, n, r, i) {
function pos(e, t) {
var n = 0;
var r = e.length;
var i;
for (; n < r; n++) e[n] === t && (i = n);
return i;
}
var a = t.abs(r - e[pos(e, r) + 1]);
var o = 0;
var s = [];
var c = [];
var l, u, d, p, m;
for (; i >= a;) {
l = pos(e, r + i);
u = pos(e, r);
s[o] = (n[l] - 2 * n[u] + n[2 * u - l]) / (i * i);
i /= 2;
o++;
}
p = s.length;
d = 1;
for (; p != 1;) {
for (m = 0; m < p - 1; m++) c[m] = (t.pow(4, d) * s[m + 1] - s[m]) / (t.pow(4, d) - 1);
p = c.length;
s = c;
c = [];
d++;
}
return s;
},
simpson: function simpson(e, t, n, r) {
var i = (n - t) / r;
var a = e(t);
var o = [];
var s = t;
var c = 0;
var l = 1;
var u;
for (; s <= n; s += i, c++) o[c] = s;
u = o.length;
for (; l < u - 1; l++) a += (l % 2 == 0 ? 2 : 4) * e(o[l]);
return i / 3 * (a + e(n));
},
hermite: function hermite(e, t, n, r) {
var i = e.length;
var a = 0;
var o = 0;
var s = [];
var c = [];
var l = [];
var u = [];
var d;
for (; o < i; o++) {
s[o] = 1;
for (d = 0; d < i; d++) o != d && (s[o] *= (r - e[d]) / (e[o] - e[d]));
c[o] = 0;
for (d = 0; d < i; d++) o != d && (c[o] += 1 / (e[o] - e[d]));
l[o] = (1 - 2 * (r - e[o]) * c[o]) * (s[o] * s[o]);
u[o] = (r - e[o]) * (s[o] * s[o]);
a += l[o] * t[o] + u[o] * n[o];
}
return a;
},
lagrange: function lagrange(e, t, n) {
var r = 0;
var i = 0;
var a, o;
var s = e.length;
for (; i < s; i++) {
o = t[i];
for (a = 0; a < s; a++) i != a && (o *= (n - e[a]) / (e[i] - e[a]));
r += o;
}
return r;
},
cubic_spline: function cubic_spline(t, n, r) {
var i = t.length;
var a = 0, o;
var s = [];
var c = [];
var l = [];
var u = [];
var d = [];
var p = [];
var m = [];
for (; a < i - 1; a++) d[a] = t[a + 1] - t[a];
l[0] = 0;
for (a = 1; a < i - 1; a++) l[a] = 3 / d[a] * (n[a + 1] - n[a]) - 3 / d[a - 1] * (n[a] - n[a - 1]);
for (a = 1; a < i - 1; a++) {
s[a] = [];
c[a] = [];
s[a][a - 1] = d[a - 1];
s[a][a] = 2 * (d[a - 1] + d[a]);
s[a][a + 1] = d[a];
c[a][0] = l[a];
}
u = e.multiply(e.inv(s), c);
for (o = 0; o < i - 1; o++) {
p[o] = (n[o + 1] - n[o]) / d[o] - d[o] * (u[o + 1][0] + 2 * u[o][0]) / 3;
m[o] = (u[o + 1][0] - u[o][0]) / (3 * d[o]);
}
for (o = 0; o < i && !(t[o] > r); o++);
--o;
return n[o] + (r - t[o]) * p[o] + e.sq(r - t[o]) * u[o] + (r - t[o]) * e.sq(r - t[o]) * m[o];
},
gauss_quadrature: function gauss_quadrature() {
throw Error("gauss_quadrature not yet implemented");
},
PCA: function PCA(t) {
var n = t.length;
var r = t[0].length;
var i = 0;
var a, o;
var s = [];
var c = [];
var l = [];
var u = [];
var d = [];
var p = [];
var m = [];
var h = [];
var g = [];
var _ = [];
for (i = 0; i < n; i++) s[i] = e.sum(t[i]) / r;
for (i = 0; i < r; i++) {
m[i] = [];
for (a = 0; a < n; a++) m[i][a] = t[a][i] - s[a];
}
m = e.transpose(m);
for (i = 0; i < n; i++) {
h[i] = [];
for (a = 0; a < n; a++) h[i][a] = e.dot([m[i]], [m[a]]) / (r - 1);
}
l = e.jacobi(h);
g = l[0];
c = l[1];
_ = e.transpose(g);
for (i = 0; i < c.length; i++) for (a = i; a < c.length; a++) if (c[i] < c[a]) {
o = c[i];
c[i] = c[a];
c[a] = o;
u = _[i];
_[i] = _[a];
_[a] = u;
}
p = e.transpose(m);
for (i = 0; i < n; i++) {
d[i] = [];
for (a = 0; a < p.length; a++) d[i][a] = e.dot([_[i]], [p[a]]);
}
return [
t,
c,
_,
d
];
}
});
(function(t) {
for (var n = 0; n < t.length; n++) (function(t) {
e.fn[t] = function(n, r) {
var i = this;
if (r) {
setTimeout(function() {
r.call(i, e.fn[t].call(i, n));
}, 15);
return this;
}
if (typeof e[t](this, n) == "number") return e[t](this, n);
else return e(e[t](this, n));
};
})(t[n]);
})("add divide multiply subtract dot pow exp log abs norm angle".split(" "));
})(e, Math);
(function(e, t) {
var n = [].slice;
var r = e.utils.isNumber;
var i = e.utils.isArray;
e.extend({
zscore: function zscore() {
var t = n.call(arguments);
if (r(t[1])) return (t[0] - t[1]) / t[2];
return (t[0] - e.mean(t[1])) / e.stdev(t[1], t[2]);
},
ztest: function ztest() {
var r = n.call(arguments);
var a;
if (i(r[1])) {
a = e.zscore(r[0], r[1], r[3]);
return r[2] === 1 ? e.normal.cdf(-t.abs(a), 0, 1) : e.normal.cdf(-t.abs(a), 0, 1) * 2;
} else if (r.length > 2) {
a = e.zscore(r[0], r[1], r[2]);
return r[3] === 1 ? e.normal.cdf(-t.abs(a), 0, 1) : e.normal.cdf(-t.abs(a), 0, 1) * 2;
} else {
a = r[0];
return r[1] === 1 ? e.normal.cdf(-t.abs(a), 0, 1) : e.normal.cdf(-t.abs(a), 0, 1) * 2;
}
}
});
e.extend(e.fn, {
zscore: function zscore(e, t) {
return (e - this.mean()) / this.stdev(t);
},
ztest: function ztest(n, r, i) {
var a = t.abs(this.zscore(n, i));
return r === 1 ? e.normal.cdf(-a, 0, 1) : e.normal.cdf(-a, 0, 1) * 2;
}
});
e.extend({
tscore: function tscore() {
var r = n.call(arguments);
return r.length === 4 ? (r[0] - r[1]) / (r[2] / t.sqrt(r[3])) : (r[0] - e.mean(r[1])) / (e.stdev(r[1], !0) / t.sqrt(r[1].length));
},
ttest: function ttest() {
var i = n.call(arguments);
var a;
if (i.length === 5) {
a = t.abs(e.tscore(i[0], i[1], i[2], i[3]));
return i[4] === 1 ? e.studentt.cdf(-a, i[3] - 1) : e.studentt.cdf(-a, i[3] - 1) * 2;
}
if (r(i[1])) {
a = t.abs(i[0]);
return i[2] == 1 ? e.studentt.cdf(-a, i[1] - 1) : e.studentt.cdf(-a, i[1] - 1) * 2;
}
a = t.abs(e.tscore(i[0], i[1]));
return i[2] == 1 ? e.studentt.cdf(-a, i[1].length - 1) : e.studentt.cdf(-a, i[1].length - 1) * 2;
}
});
e.extend(e.fn, {
tscore: function tscore(e) {
return (e - this.mean()) / (this.stdev(!0) / t.sqrt(this.cols()));
},
ttest: function ttest(n, r) {
return r === 1 ? 1 - e.studentt.cdf(t.abs(this.tscore(n)), this.cols() - 1) : e.studentt.cdf(-t.abs(this.tscore(n)), this.cols() - 1) * 2;
}
});
e.extend({
anovafscore: function anovafscore() {
var r = n.call(arguments), i, a, o, s, c, l, u, d;
if (r.length === 1) {
c = Array(r[0].length);
for (u = 0; u < r[0].length; u++) c[u] = r[0][u];
r = c;
}
a = [];
for (u = 0; u < r.length; u++) a = a.concat(r[u]);
o = e.mean(a);
i = 0;
for (u = 0; u < r.length; u++) i += r[u].length * t.pow(e.mean(r[u]) - o, 2);
i /= r.length - 1;
l = 0;
for (u = 0; u < r.length; u++) {
s = e.mean(r[u]);
for (d = 0; d < r[u].length; d++) l += t.pow(r[u][d] - s, 2);
}
l /= a.length - r.length;
return i / l;
},
anovaftest: function anovaftest() {
var t = n.call(arguments), i, a, o, s;
if (r(t[0])) return 1 - e.centralF.cdf(t[0], t[1], t[2]);
var c = e.anovafscore(t);
i = t.length - 1;
o = 0;
for (s = 0; s < t.length; s++) o += t[s].length;
a = o - i - 1;
return 1 - e.centralF.cdf(c, i, a);
},
ftest: function ftest(t, n, r) {
return 1 - e.centralF.cdf(t, n, r);
}
});
e.extend(e.fn, {
anovafscore: function anovafscore() {
return e.anovafscore(this.toArray());
},
anovaftes: function anovaftes() {
var t = 0;
var n = 0;
for (; n < this.length; n++) t += this[n].length;
return e.ftest(this.anovafscore(), this.length - 1, t - this.length);
}
});
e.extend({
qscore: function qscore() {
var i = n.call(arguments);
var a, o, s, c, l;
if (r(i[0])) {
a = i[0];
o = i[1];
s = i[2];
c = i[3];
l = i[4];
} else {
a = e.mean(i[0]);
o = e.mean(i[1]);
s = i[0].length;
c = i[1].length;
l = i[2];
}
return t.abs(a - o) / (l * t.sqrt((1 / s + 1 / c) / 2));
},
qtest: function qtest() {
var t = n.call(arguments);
var r;
if (t.length === 3) {
r = t[0];
t = t.slice(1);
} else if (t.length === 7) {
r = e.qscore(t[0], t[1], t[2], t[3], t[4]);
t = t.slice(5);
} else {
r = e.qscore(t[0], t[1], t[2]);
t = t.slice(3);
}
var i = t[0];
var a = t[1];
return 1 - e.tukey.cdf(r, a, i - a);
},
tukeyhsd: function tukeyhsd(t) {
var n = e.pooledstdev(t);
var r = t.map(function(t) {
return e.mean(t);
});
var i = t.reduce(function(e, t) {
return e + t.length;
}, 0);
var a = [];
for (var o = 0; o < t.length; ++o) for (var s = o + 1; s < t.length; ++s) {
var c = e.qtest(r[o], r[s], t[o].length, t[s].length, n, i, t.length);
a.push([[o, s], c]);
}
return a;
}
});
e.extend({
normalci: function normalci() {
var r = n.call(arguments), i = [, ,], a = r.length === 4 ? t.abs(e.normal.inv(r[1] / 2, 0, 1) * r[2] / t.sqrt(r[3])) : t.abs(e.normal.inv(r[1] / 2, 0, 1) * e.stdev(r[2]) / t.sqrt(r[2].length));
i[0] = r[0] - a;
i[1] = r[0] + a;
return i;
},
tci: function tci() {
var r = n.call(arguments), i = [, ,], a = r.length === 4 ? t.abs(e.studentt.inv(r[1] / 2, r[3] - 1) * r[2] / t.sqrt(r[3])) : t.abs(e.studentt.inv(r[1] / 2, r[2].length - 1) * e.stdev(r[2], !0) / t.sqrt(r[2].length));
i[0] = r[0] - a;
i[1] = r[0] + a;
return i;
},
significant: function significant(e, t) {
return e < t;
}
});
e.extend(e.fn, {
normalci: function normalci(t, n) {
return e.normalci(t, n, this.toArray());
},
tci: function tci(t, n) {
return e.tci(t, n, this.toArray());
}
});
function differenceOfProportions(e, n, r, i) {
if (e > 1 || r > 1 || e <= 0 || r <= 0) throw Error("Proportions should be greater than 0 and less than 1");
var a = (e * n + r * i) / (n + i);
var o = t.sqrt(a * (1 - a) * (1 / n + 1 / i));
return (e - r) / o;
}
e.extend(e.fn, {
oneSidedDifferenceOfProportions: function oneSidedDifferenceOfProportions(t, n, r, i) {
var a = differenceOfProportions(t, n, r, i);
return e.ztest(a, 1);
},
twoSidedDifferenceOfProportions: function twoSidedDifferenceOfProportions(t, n, r, i) {
var a = differenceOfProportions(t, n, r, i);
return e.ztest(a, 2);
}
});
})(e, Math);
e.models = (function() {
function sub_regress(t) {
var n = t[0].length;
return e.arange(n).map(function(r) {
var i = e.arange(n).filter(function(e) {
return e !== r;
});
return ols(e.col(t, r).map(function(e) {
return e[0];
}), e.col(t, i));
});
}
function ols(t, n) {
var r = t.length;
var i = n[0].length - 1;
var a = r - i - 1;
var o = e.lstsq(n, t);
var s = e.multiply(n, o.map(function(e) {
return [e];
})).map(function(e) {
return e[0];
});
var c = e.subtract(t, s);
var l = e.mean(t);
var u = e.sum(s.map(function(e) {
return (e - l) ** 2;
}));
var d = e.sum(t.map(function(e, t) {
return (e - s[t]) ** 2;
}));
var p = u + d;
return {
exog: n,
endog: t,
nobs: r,
df_model: i,
df_resid: a,
coef: o,
predict: s,
resid: c,
ybar: l,
SST: p,
SSE: u,
SSR: d,
R2: u / p
};
}
function t_test(t) {
var n = sub_regress(t.exog);
var r = Math.sqrt(t.SSR / t.df_resid);
var i = n.map(function(e) {
var t = e.SST;
var n = e.R2;
return r / Math.sqrt(t * (1 - n));
});
var a = t.coef.map(function(e, t) {
return (e - 0) / i[t];
});
var o = a.map(function(n) {
var r = e.studentt.cdf(n, t.df_resid);
return (r > .5 ? 1 - r : r) * 2;
});
var s = e.studentt.inv(.975, t.df_resid);
return {
se: i,
t: a,
p: o,
sigmaHat: r,
interval95: t.coef.map(function(e, t) {
var n = s * i[t];
return [e - n, e + n];
})
};
}
function F_test(t) {
var n = t.R2 / t.df_model / ((1 - t.R2) / t.df_resid);
var fcdf = function(t, n, r) {
return e.beta.cdf(t / (r / n + t), n / 2, r / 2);
};
return {
F_statistic: n,
pvalue: 1 - fcdf(n, t.df_model, t.df_resid)
};
}
function ols_wrap(e, t) {
var n = ols(e, t);
var r = t_test(n);
var i = F_test(n);
var a = 1 - (1 - n.R2) * ((n.nobs - 1) / n.df_resid);
n.t = r;
n.f = i;
n.adjust_R2 = a;
return n;
}
return { ols: ols_wrap };
})();
e.extend({
buildxmatrix: function buildxmatrix() {
var t = Array(arguments.length);
for (var n = 0; n < arguments.length; n++) t[n] = [1].concat(arguments[n]);
return e(t);
},
builddxmatrix: function builddxmatrix() {
var t = Array(arguments[0].length);
for (var n = 0; n < arguments[0].length; n++) t[n] = [1].concat(arguments[0][n]);
return e(t);
},
buildjxmatrix: function buildjxmatrix(t) {
var n = Array(t.length);
for (var r = 0; r < t.length; r++) n[r] = t[r];
return e.builddxmatrix(n);
},
buildymatrix: function buildymatrix(t) {
return e(t).transpose();
},
buildjymatrix: function buildjymatrix(e) {
return e.transpose();
},
matrixmult: function matrixmult(t, n) {
var r, i, a, o, s;
if (t.cols() == n.rows()) {
if (n.rows() > 1) {
o = [];
for (r = 0; r < t.rows(); r++) {
o[r] = [];
for (i = 0; i < n.cols(); i++) {
s = 0;
for (a = 0; a < t.cols(); a++) s += t.toArray()[r][a] * n.toArray()[a][i];
o[r][i] = s;
}
}
return e(o);
}
o = [];
for (r = 0; r < t.rows(); r++) {
o[r] = [];
for (i = 0; i < n.cols(); i++) {
s = 0;
for (a = 0; a < t.cols(); a++) s += t.toArray()[r][a] * n.toArray()[i];
o[r][i] = s;
}
}
return e(o);
}
},
regress: function regress(t, n) {
var r = e.xtranspxinv(t);
var i = t.transpose();
var a = e.matrixmult(e(r), i);
return e.matrixmult(a, n);
},
regresst: function regresst(t, n, r) {
var i = e.regress(t, n);
var a = {};
a.anova = {};
var o = e.jMatYBar(t, i);
a.yBar = o;
var s = n.mean();
a.anova.residuals = e.residuals(n, o);
a.anova.ssr = e.ssr(o, s);
a.anova.msr = a.anova.ssr / (t[0].length - 1);
a.anova.sse = e.sse(n, o);
a.anova.mse = a.anova.sse / (n.length - (t[0].length - 1) - 1);
a.anova.sst = e.sst(n, s);
a.anova.mst = a.anova.sst / (n.length - 1);
a.anova.r2 = 1 - a.anova.sse / a.anova.sst;
a.anova.r2 < 0 && (a.anova.r2 = 0);
a.anova.fratio = a.anova.msr / a.anova.mse;
a.anova.pvalue = e.anovaftest(a.anova.fratio, t[0].length - 1, n.length - (t[0].length - 1) - 1);
a.anova.rmse = Math.sqrt(a.anova.mse);
a.anova.r2adj = 1 - a.anova.mse / a.anova.mst;
a.anova.r2adj < 0 && (a.anova.r2adj = 0);
a.stats = Array(t[0].length);
var c = e.xtranspxinv(t);
var l, u, d;
for (var p = 0; p < i.length; p++) {
l = Math.sqrt(a.anova.mse * Math.abs(c[p][p]));
u = Math.abs(i[p] / l);
d = e.ttest(u, n.length - t[0].length - 1, r);
a.stats[p] = [
i[p],
l,
u,
d
];
}
a.regress = i;
return a;
},
xtranspx: function xtranspx(t) {
return e.matrixmult(t.transpose(), t);
},
xtranspxinv: function xtranspxinv(t) {
var n = e.matrixmult(t.transpose(), t);
return e.inv(n);
},
jMatYBar: function jMatYBar(t, n) {
return new e(e.matrixmult(t, n));
},
residuals: function residuals(t, n) {
return e.matrixsubtract(t, n);
},
ssr: function ssr(e, t) {
var n = 0;
for (var r = 0; r < e.length; r++) n += (e[r] - t) ** 2;
return n;
},
sse: function sse(e, t) {
var n = 0;
for (var r = 0; r < e.length; r++) n += (e[r] - t[r]) ** 2;
return n;
},
sst: function sst(e, t) {
var n = 0;
for (var r = 0; r < e.length; r++) n += (e[r] - t) ** 2;
return n;
},
matrixsubtract: function matrixsubtract(t, n) {
var r = Array(t.length);
for (var i = 0; i < t.length; i++) {
r[i] = Array(t[i].length);
for (var a = 0; a < t[i].length; a++) r[i][a] = t[i][a] - n[i][a];
}
return e(r);
}
});
e.jStat = e;
return e;
});
}) };
