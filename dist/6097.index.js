export const id = 6097;
export const ids = [6097];
export const modules = { 26097: ((e, t, n) => {
n.d(t, { qg: () => parse });
class CsvError extends Error {
constructor(e, t, n, ...r) {
Array.isArray(t) && (t = t.join(" ").trim());
super(t);
Error.captureStackTrace !== void 0 && Error.captureStackTrace(this, CsvError);
this.code = e;
for (let e of r) for (let t in e) {
let r = e[t];
this[t] = Buffer.isBuffer(r) ? r.toString(n.encoding) : r == null ? r : JSON.parse(JSON.stringify(r));
}
}
}
let is_object = function(e) {
return typeof e == "object" && !!e && !Array.isArray(e);
};
let normalize_columns_array = function(e) {
let t = [];
for (let n = 0, r = e.length; n < r; n++) {
let r = e[n];
if (r == null || r === !1) t[n] = { disabled: !0 };
else if (typeof r == "string" || typeof r == "number") t[n] = { name: `${r}` };
else if (is_object(r)) {
if (typeof r.name != "string") throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
"Option columns missing name:",
`property "name" is required at position ${n}`,
"when column is an object literal"
]);
t[n] = r;
} else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
"Invalid column definition:",
"expect a string or a literal object,",
`got ${JSON.stringify(r)} at position ${n}`
]);
}
return t;
};
class ResizeableBuffer {
constructor(e = 100) {
this.size = e;
this.length = 0;
this.buf = Buffer.allocUnsafe(e);
}
prepend(e) {
if (Buffer.isBuffer(e)) {
let t = this.length + e.length;
if (t >= this.size) {
this.resize();
if (t >= this.size) throw Error("INVALID_BUFFER_STATE");
}
let n = this.buf;
this.buf = Buffer.allocUnsafe(this.size);
e.copy(this.buf, 0);
n.copy(this.buf, e.length);
this.length += e.length;
} else {
let t = this.length++;
t === this.size && this.resize();
let n = this.clone();
this.buf[0] = e;
n.copy(this.buf, 1, 0, t);
}
}
append(e) {
let t = this.length++;
t === this.size && this.resize();
this.buf[t] = e;
}
clone() {
return Buffer.from(this.buf.slice(0, this.length));
}
resize() {
let e = this.length;
this.size *= 2;
let t = Buffer.allocUnsafe(this.size);
this.buf.copy(t, 0, 0, e);
this.buf = t;
}
toString(e) {
if (e) return this.buf.toString(e, 0, this.length);
else return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
}
toJSON() {
return this.toString("utf8");
}
reset() {
this.length = 0;
}
}
let r = ResizeableBuffer;
let init_state = function(e) {
let t = [
32,
9,
10,
13,
12,
11,
160,
5760,
8192,
8193,
8194,
8195,
8196,
8197,
8198,
8199,
8200,
8201,
8202,
8232,
8233,
8239,
8287,
12288,
65279
].reduce((t, n) => {
let r = Buffer.from(String.fromCharCode(n), e.encoding);
if (n !== 63 && r.length === 1 && r[0] === 63) return t;
t.push(r);
return t;
}, []);
let n = new Uint8Array(256);
for (let e of t) n[e[0]] = 1;
return {
bomSkipped: !1,
bufBytesStart: 0,
castField: e.cast_function,
commenting: !1,
delimiterBufPrevious: void 0,
delimiterDiscovered: !1,
error: void 0,
enabled: e.from_line === 1,
escaping: !1,
escapeIsQuote: Buffer.isBuffer(e.escape) && Buffer.isBuffer(e.quote) && Buffer.compare(e.escape, e.quote) === 0,
expectedRecordLength: Array.isArray(e.columns) ? e.columns.length : void 0,
field: new r(20),
firstLineToHeaders: e.cast_first_line_to_header,
needMoreDataSize: Math.max(e.comment === null ? 0 : e.comment.length, ...e.delimiter ? e.delimiter.map((e) => e.length) : [], +!!e.delimiter_auto, e.quote === null ? 0 : e.quote.length, ...t.map((e) => e.length)),
previousBuf: void 0,
quoting: !1,
stop: !1,
rawBuffer: new r(100),
record: [],
recordHasError: !1,
record_length: 0,
recordDelimiterMaxLength: e.record_delimiter.length === 0 ? 0 : Math.max(...e.record_delimiter.map((e) => e.length)),
trimChars: [Buffer.from(" ", e.encoding)[0], Buffer.from("	", e.encoding)[0]],
wasQuoting: !1,
wasRowDelimiter: !1,
timchars: t,
timcharFirstBytes: n
};
};
let underscore = function(e) {
return e.replace(/([A-Z])/g, function(e, t) {
return "_" + t.toLowerCase();
});
};
let normalize_options = function(e) {
let t = {};
for (let n in e) t[underscore(n)] = e[n];
if (t.encoding === void 0 || t.encoding === !0) t.encoding = "utf8";
else if (t.encoding === null || t.encoding === !1) t.encoding = null;
else if (typeof t.encoding != "string" && t.encoding !== null) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [
"Invalid option encoding:",
"encoding must be a string or null to return a buffer,",
`got ${JSON.stringify(t.encoding)}`
], t);
if (t.bom === void 0 || t.bom === null || t.bom === !1) t.bom = !1;
else if (t.bom !== !0) throw new CsvError("CSV_INVALID_OPTION_BOM", [
"Invalid option bom:",
"bom must be true,",
`got ${JSON.stringify(t.bom)}`
], t);
t.cast_function = null;
if (t.cast === void 0 || t.cast === null || t.cast === !1 || t.cast === "") t.cast = void 0;
else if (typeof t.cast == "function") {
t.cast_function = t.cast;
t.cast = !0;
} else if (t.cast !== !0) throw new CsvError("CSV_INVALID_OPTION_CAST", [
"Invalid option cast:",
"cast must be true or a function,",
`got ${JSON.stringify(t.cast)}`
], t);
if (t.cast_date === void 0 || t.cast_date === null || t.cast_date === !1 || t.cast_date === "") t.cast_date = !1;
else if (t.cast_date === !0) t.cast_date = function(e) {
let t = Date.parse(e);
return isNaN(t) ? e : new Date(t);
};
else if (typeof t.cast_date != "function") throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [
"Invalid option cast_date:",
"cast_date must be true or a function,",
`got ${JSON.stringify(t.cast_date)}`
], t);
t.cast_first_line_to_header = void 0;
if (t.columns === !0) t.cast_first_line_to_header = void 0;
else if (typeof t.columns == "function") {
t.cast_first_line_to_header = t.columns;
t.columns = !0;
} else if (Array.isArray(t.columns)) t.columns = normalize_columns_array(t.columns);
else if (t.columns === void 0 || t.columns === null || t.columns === !1) t.columns = !1;
else throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [
"Invalid option columns:",
"expect an array, a function or true,",
`got ${JSON.stringify(t.columns)}`
], t);
if (t.group_columns_by_name === void 0 || t.group_columns_by_name === null || t.group_columns_by_name === !1) t.group_columns_by_name = !1;
else if (t.group_columns_by_name !== !0) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [
"Invalid option group_columns_by_name:",
"expect an boolean,",
`got ${JSON.stringify(t.group_columns_by_name)}`
], t);
else if (t.columns === !1) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", ["Invalid option group_columns_by_name:", "the `columns` mode must be activated."], t);
if (t.comment === void 0 || t.comment === null || t.comment === !1 || t.comment === "") t.comment = null;
else {
typeof t.comment == "string" && (t.comment = Buffer.from(t.comment, t.encoding));
if (!Buffer.isBuffer(t.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
"Invalid option comment:",
"comment must be a buffer or a string,",
`got ${JSON.stringify(t.comment)}`
], t);
}
if (t.comment_no_infix === void 0 || t.comment_no_infix === null || t.comment_no_infix === !1) t.comment_no_infix = !1;
else if (t.comment_no_infix !== !0) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
"Invalid option comment_no_infix:",
"value must be a boolean,",
`got ${JSON.stringify(t.comment_no_infix)}`
], t);
if (t.delimiter_auto === void 0 || t.delimiter_auto === null || t.delimiter_auto === !1) t.delimiter_auto = !1;
else if (t.delimiter_auto === !0) t.delimiter_auto = {};
else if (!is_object(t.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
"Invalid option delimiter_auto:",
"delimiter_auto must be a boolean or a configuration object,",
`got ${JSON.stringify(t.delimiter_auto)}`
], t);
if (t.delimiter_auto) {
if (t.delimiter_auto.preferred === void 0) t.delimiter_auto.preferred = {
44: 1.8,
9: 1.8,
59: 1.6,
32: 1.6,
58: 1.5,
46: 1.4,
47: 1.4
};
else if (!is_object(t.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
"Invalid option delimiter_auto:",
"preferred must be an object,",
`got ${JSON.stringify(t.delimiter_auto.preferred)}`
], t);
if (t.delimiter_auto.score === void 0) t.delimiter_auto.score = (e, t) => (e.total - e.std) * (t.preferred[e.char_code] || 1);
else if (typeof t.delimiter_auto.score != "function") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
"Invalid option delimiter_auto:",
"score must be a function,",
`got ${JSON.stringify(t.delimiter_auto.score)}`
], t);
if (t.delimiter_auto.size === void 0) t.delimiter_auto.size = 2048;
else if (typeof t.delimiter_auto.size != "number") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
"Invalid option delimiter_auto:",
"size must be a number,",
`got ${JSON.stringify(t.delimiter_auto.size)}`
], t);
}
let n = JSON.stringify(t.delimiter);
t.delimiter_auto !== !1 && (t.delimiter = []);
if (!Array.isArray(t.delimiter)) {
(t.delimiter === void 0 || t.delimiter === null || t.delimiter === !1) && (t.delimiter = Buffer.from(",", t.encoding));
t.delimiter = [t.delimiter];
}
t.delimiter = t.delimiter.map(function(e) {
typeof e == "string" && (e = Buffer.from(e, t.encoding));
if (!Buffer.isBuffer(e) || e.length === 0) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [
"Invalid option delimiter:",
"delimiter must be a non empty string or buffer or array of string|buffer,",
`got ${n}`
], t);
return e;
});
t.escape === void 0 || t.escape === !0 ? t.escape = Buffer.from("\"", t.encoding) : typeof t.escape == "string" ? t.escape = Buffer.from(t.escape, t.encoding) : (t.escape === null || t.escape === !1) && (t.escape = null);
if (t.escape !== null && !Buffer.isBuffer(t.escape)) throw Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(t.escape)}`);
if (t.from === void 0 || t.from === null) t.from = 1;
else {
typeof t.from == "string" && /\d+/.test(t.from) && (t.from = parseInt(t.from));
if (Number.isInteger(t.from)) {
if (t.from < 0) throw Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(e.from)}`);
} else throw Error(`Invalid Option: from must be an integer, got ${JSON.stringify(t.from)}`);
}
if (t.from_line === void 0 || t.from_line === null) t.from_line = 1;
else {
typeof t.from_line == "string" && /\d+/.test(t.from_line) && (t.from_line = parseInt(t.from_line));
if (Number.isInteger(t.from_line)) {
if (t.from_line <= 0) throw Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(e.from_line)}`);
} else throw Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(e.from_line)}`);
}
if (t.ignore_last_delimiters === void 0 || t.ignore_last_delimiters === null) t.ignore_last_delimiters = !1;
else if (typeof t.ignore_last_delimiters == "number") {
t.ignore_last_delimiters = Math.floor(t.ignore_last_delimiters);
t.ignore_last_delimiters === 0 && (t.ignore_last_delimiters = !1);
} else if (typeof t.ignore_last_delimiters != "boolean") throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [
"Invalid option `ignore_last_delimiters`:",
"the value must be a boolean value or an integer,",
`got ${JSON.stringify(t.ignore_last_delimiters)}`
], t);
if (t.ignore_last_delimiters === !0 && t.columns === !1) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", ["The option `ignore_last_delimiters`", "requires the activation of the `columns` option"], t);
if (t.info === void 0 || t.info === null || t.info === !1) t.info = !1;
else if (t.info !== !0) throw Error(`Invalid Option: info must be true, got ${JSON.stringify(t.info)}`);
if (t.max_record_size === void 0 || t.max_record_size === null || t.max_record_size === !1) t.max_record_size = 0;
else if (!(Number.isInteger(t.max_record_size) && t.max_record_size >= 0)) {
if (typeof t.max_record_size == "string" && /\d+/.test(t.max_record_size)) t.max_record_size = parseInt(t.max_record_size);
else throw Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(t.max_record_size)}`);
}
if (t.objname === void 0 || t.objname === null || t.objname === !1) t.objname = void 0;
else if (Buffer.isBuffer(t.objname)) {
if (t.objname.length === 0) throw Error("Invalid Option: objname must be a non empty buffer");
t.encoding === null || (t.objname = t.objname.toString(t.encoding));
} else if (typeof t.objname == "string") {
if (t.objname.length === 0) throw Error("Invalid Option: objname must be a non empty string");
} else if (typeof t.objname != "number") throw Error(`Invalid Option: objname must be a string or a buffer, got ${t.objname}`);
if (t.objname !== void 0) {
if (typeof t.objname == "number") {
if (t.columns !== !1) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
} else if (t.columns === !1) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
}
if (t.on_record === void 0 || t.on_record === null) t.on_record = void 0;
else if (typeof t.on_record != "function") throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [
"Invalid option `on_record`:",
"expect a function,",
`got ${JSON.stringify(t.on_record)}`
], t);
if (t.on_skip !== void 0 && t.on_skip !== null && typeof t.on_skip != "function") throw Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(t.on_skip)}`);
if (t.quote === null || t.quote === !1 || t.quote === "") t.quote = null;
else {
t.quote === void 0 || t.quote === !0 ? t.quote = Buffer.from("\"", t.encoding) : typeof t.quote == "string" && (t.quote = Buffer.from(t.quote, t.encoding));
if (!Buffer.isBuffer(t.quote)) throw Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(t.quote)}`);
}
if (t.raw === void 0 || t.raw === null || t.raw === !1) t.raw = !1;
else if (t.raw !== !0) throw Error(`Invalid Option: raw must be true, got ${JSON.stringify(t.raw)}`);
if (t.record_delimiter === void 0) t.record_delimiter = [];
else if (typeof t.record_delimiter == "string" || Buffer.isBuffer(t.record_delimiter)) {
if (t.record_delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
"Invalid option `record_delimiter`:",
"value must be a non empty string or buffer,",
`got ${JSON.stringify(t.record_delimiter)}`
], t);
t.record_delimiter = [t.record_delimiter];
} else if (!Array.isArray(t.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
"Invalid option `record_delimiter`:",
"value must be a string, a buffer or array of string|buffer,",
`got ${JSON.stringify(t.record_delimiter)}`
], t);
t.record_delimiter = t.record_delimiter.map(function(e, n) {
if (typeof e != "string" && !Buffer.isBuffer(e)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
"Invalid option `record_delimiter`:",
"value must be a string, a buffer or array of string|buffer",
`at index ${n},`,
`got ${JSON.stringify(e)}`
], t);
else if (e.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
"Invalid option `record_delimiter`:",
"value must be a non empty string or buffer",
`at index ${n},`,
`got ${JSON.stringify(e)}`
], t);
typeof e == "string" && (e = Buffer.from(e, t.encoding));
return e;
});
if (typeof t.relax_column_count != "boolean") {
if (t.relax_column_count === void 0 || t.relax_column_count === null) t.relax_column_count = !1;
else throw Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(t.relax_column_count)}`);
}
if (typeof t.relax_column_count_less != "boolean") {
if (t.relax_column_count_less === void 0 || t.relax_column_count_less === null) t.relax_column_count_less = !1;
else throw Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(t.relax_column_count_less)}`);
}
if (typeof t.relax_column_count_more != "boolean") {
if (t.relax_column_count_more === void 0 || t.relax_column_count_more === null) t.relax_column_count_more = !1;
else throw Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(t.relax_column_count_more)}`);
}
if (typeof t.relax_quotes != "boolean") {
if (t.relax_quotes === void 0 || t.relax_quotes === null) t.relax_quotes = !1;
else throw Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(t.relax_quotes)}`);
}
if (typeof t.skip_empty_lines != "boolean") {
if (t.skip_empty_lines === void 0 || t.skip_empty_lines === null) t.skip_empty_lines = !1;
else throw Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(t.skip_empty_lines)}`);
}
if (typeof t.skip_records_with_empty_values != "boolean") {
if (t.skip_records_with_empty_values === void 0 || t.skip_records_with_empty_values === null) t.skip_records_with_empty_values = !1;
else throw Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(t.skip_records_with_empty_values)}`);
}
if (typeof t.skip_records_with_error != "boolean") {
if (t.skip_records_with_error === void 0 || t.skip_records_with_error === null) t.skip_records_with_error = !1;
else throw Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(t.skip_records_with_error)}`);
}
if (t.rtrim === void 0 || t.rtrim === null || t.rtrim === !1) t.rtrim = !1;
else if (t.rtrim !== !0) throw Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(t.rtrim)}`);
if (t.ltrim === void 0 || t.ltrim === null || t.ltrim === !1) t.ltrim = !1;
else if (t.ltrim !== !0) throw Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(t.ltrim)}`);
if (t.trim === void 0 || t.trim === null || t.trim === !1) t.trim = !1;
else if (t.trim !== !0) throw Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(t.trim)}`);
t.trim === !0 && e.ltrim !== !1 ? t.ltrim = !0 : t.ltrim !== !0 && (t.ltrim = !1);
t.trim === !0 && e.rtrim !== !1 ? t.rtrim = !0 : t.rtrim !== !0 && (t.rtrim = !1);
if (t.to === void 0 || t.to === null) t.to = -1;
else if (t.to !== -1) {
typeof t.to == "string" && /\d+/.test(t.to) && (t.to = parseInt(t.to));
if (Number.isInteger(t.to)) {
if (t.to <= 0) throw Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(e.to)}`);
} else throw Error(`Invalid Option: to must be an integer, got ${JSON.stringify(e.to)}`);
}
if (t.to_line === void 0 || t.to_line === null) t.to_line = -1;
else if (t.to_line !== -1) {
typeof t.to_line == "string" && /\d+/.test(t.to_line) && (t.to_line = parseInt(t.to_line));
if (Number.isInteger(t.to_line)) {
if (t.to_line <= 0) throw Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(e.to_line)}`);
} else throw Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(e.to_line)}`);
}
return t;
};
let delimiter_discover = function(e, t) {
t || ({delimiter_auto: t} = normalize_options({ delimiter_auto: !0 }));
typeof e == "string" && (e = Buffer.from(e));
Buffer.isBuffer(e) && (e = ((e) => {
let t = [];
let n = transform({ delimiter: [] });
let push = (e) => t.push(e);
let close = () => {};
let r = n.parse(e, !0, push, close);
if (r !== void 0) throw r;
return t;
})(e));
let n = Array(127).fill().map(() => ({ lines: [] }));
e.map(([e], t) => {
for (let r = 0, i = e.length; r < i; r++) {
let i = e.charCodeAt(r);
n[i].lines[t] === void 0 && (n[i].lines[t] = 0);
n[i].lines[t]++;
}
});
n.map((e, n) => {
e.char_code = n;
e.std = std(e.lines);
e.total = e.lines.reduce((e, t) => e + t, 0);
e.preferred = !!t.preferred[n];
e.score = t.score(e, t);
});
let r = n.reduce((e, t) => e.score > t.score ? e : t, {});
return String.fromCharCode(r.char_code);
};
let std = function(e) {
let t = e.length;
if (t === 0) return 0;
let n = e.reduce((e, t) => e + t) / t;
return Math.sqrt(e.map((e) => (e - n) ** 2).reduce((e, t) => e + t) / t);
};
let isRecordEmpty = function(e) {
return e.every((e) => e == null || e.toString && e.toString().trim() === "");
};
let i = {
utf8: Buffer.from([
239,
187,
191
]),
utf16le: Buffer.from([255, 254])
};
let transform = function(e = {}) {
let t = {
bytes: 0,
bytes_records: 0,
comment_lines: 0,
empty_lines: 0,
invalid_field_length: 0,
lines: 1,
records: 0
};
let n = normalize_options(e);
return {
info: t,
original_options: e,
options: n,
state: init_state(n),
__needMoreData: function(e, t, n) {
if (n) return !1;
let { encoding: r, escape: i, quote: a } = this.options;
let { quoting: o, needMoreDataSize: s, recordDelimiterMaxLength: c } = this.state;
return t - e - 1 < Math.max(s, c === 0 ? Buffer.from("\r\n", r).length : c, o ? (i === null ? 0 : i.length) + a.length : 0, o ? a.length + c : 0);
},
parse: function(e, t, n, r) {
let { bom: a, comment_no_infix: o, delimiter_auto: s, encoding: c, from_line: l, ltrim: u, max_record_size: d, raw: f, relax_quotes: p, rtrim: m, skip_empty_lines: h, to: g, to_line: _ } = this.options;
let { comment: v, escape: y, quote: b, record_delimiter: x } = this.options;
let { bomSkipped: S, delimiterDiscovered: C, delimiterBufPrevious: w, rawBuffer: T, escapeIsQuote: E } = this.state;
if (!C && s) {
let n;
n = w === void 0 ? e : w !== void 0 && e === void 0 ? w : Buffer.concat([w, e]);
e = void 0;
if (t || n.length > s.size) {
this.options.delimiter = [Buffer.from(delimiter_discover(n, this.options.delimiter_auto))];
this.state.previousBuf = n;
this.state.delimiterBufPrevious = void 0;
this.state.delimiterDiscovered = !0;
} else {
this.state.delimiterBufPrevious = n;
return;
}
}
let { previousBuf: D } = this.state;
let O;
if (D === void 0) {
if (e === void 0) {
r();
return;
} else O = e;
} else O = D !== void 0 && e === void 0 ? D : Buffer.concat([D, e]);
if (S === !1) {
if (a === !1) this.state.bomSkipped = !0;
else if (O.length < 3) {
if (t === !1) {
this.state.previousBuf = O;
return;
}
} else {
for (let e in i) if (i[e].compare(O, 0, i[e].length) === 0) {
let t = i[e].length;
this.state.bufBytesStart += t;
O = O.slice(t);
let n = normalize_options({
...this.original_options,
encoding: e
});
for (let e in n) this.options[e] = n[e];
({comment: v, escape: y, quote: b} = this.options);
break;
}
this.state.bomSkipped = !0;
}
}
let k = O.length;
let A = 0;
for (; A < k && !this.__needMoreData(A, k, t); A++) {
if (this.state.wasRowDelimiter === !0) {
this.info.lines++;
this.state.wasRowDelimiter = !1;
}
if (_ !== -1 && this.info.lines > _) {
this.state.stop = !0;
r();
return;
}
this.state.quoting === !1 && x.length === 0 && this.__autoDiscoverRecordDelimiter(O, A) && (x = this.options.record_delimiter);
let e = O[A];
f === !0 && T.append(e);
(e === 13 || e === 10) && this.state.wasRowDelimiter === !1 && (this.state.wasRowDelimiter = !0);
if (this.state.escaping === !0) this.state.escaping = !1;
else {
if (y !== null && this.state.quoting === !0 && this.__isEscape(O, A, e) && A + y.length < k) {
if (E) {
if (this.__isQuote(O, A + y.length)) {
this.state.escaping = !0;
A += y.length - 1;
continue;
}
} else {
this.state.escaping = !0;
A += y.length - 1;
continue;
}
}
if (this.state.commenting === !1 && this.__isQuote(O, A)) {
if (this.state.quoting === !0) {
let t = O[A + b.length];
let n = m && this.__isCharTrimable(O, A + b.length);
let r = v !== null && this.__compareBytes(v, O, A + b.length, t);
let i = this.__isDelimiter(O, A + b.length, t);
let a = x.length === 0 ? this.__autoDiscoverRecordDelimiter(O, A + b.length) : this.__isRecordDelimiter(t, O, A + b.length);
if (y !== null && this.__isEscape(O, A, e) && this.__isQuote(O, A + y.length)) A += y.length - 1;
else if (!t || i || a || r || n) {
this.state.quoting = !1;
this.state.wasQuoting = !0;
A += b.length - 1;
continue;
} else if (p === !1) {
let e = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [
"Invalid Closing Quote:",
`got "${String.fromCharCode(t)}"`,
`at line ${this.info.lines}`,
"instead of delimiter, record delimiter, trimable character",
"(if activated) or comment"
], this.options, this.__infoField()));
if (e !== void 0) return e;
} else {
this.state.quoting = !1;
this.state.wasQuoting = !0;
this.state.field.prepend(b);
A += b.length - 1;
}
} else if (this.state.field.length !== 0) {
if (p === !1) {
let e = this.__infoField();
let t = Object.keys(i).map((e) => i[e].equals(this.state.field.toString()) ? e : !1).filter(Boolean)[0];
let n = this.__error(new CsvError("INVALID_OPENING_QUOTE", [
"Invalid Opening Quote:",
`a quote is found on field ${JSON.stringify(e.column)} at line ${e.lines}, value is ${JSON.stringify(this.state.field.toString(c))}`,
t ? `(${t} bom)` : void 0
], this.options, e, { field: this.state.field }));
if (n !== void 0) return n;
}
} else {
this.state.quoting = !0;
A += b.length - 1;
continue;
}
}
if (this.state.quoting === !1) {
let t = this.__isRecordDelimiter(e, O, A);
if (t !== 0) {
if (this.state.commenting && this.state.wasQuoting === !1 && this.state.record.length === 0 && this.state.field.length === 0) this.info.comment_lines++;
else {
if (this.state.enabled === !1 && this.info.lines + +(this.state.wasRowDelimiter === !0) >= l) {
this.state.enabled = !0;
this.__resetField();
this.__resetRecord();
A += t - 1;
continue;
}
if (h === !0 && this.state.wasQuoting === !1 && this.state.record.length === 0 && this.state.field.length === 0) {
this.info.empty_lines++;
A += t - 1;
continue;
}
this.info.bytes = this.state.bufBytesStart + A;
let e = this.__onField();
if (e !== void 0) return e;
this.info.bytes = this.state.bufBytesStart + A + t;
let i = this.__onRecord(n);
if (i !== void 0) return i;
if (g !== -1 && this.info.records >= g) {
this.state.stop = !0;
r();
return;
}
}
this.state.commenting = !1;
A += t - 1;
continue;
}
if (this.state.commenting) continue;
if (v !== null && (o === !1 || this.state.record.length === 0 && this.state.field.length === 0) && this.__compareBytes(v, O, A, e) !== 0) {
this.state.commenting = !0;
continue;
}
let i = this.__isDelimiter(O, A, e);
if (i !== 0) {
this.info.bytes = this.state.bufBytesStart + A;
let e = this.__onField();
if (e !== void 0) return e;
A += i - 1;
continue;
}
}
}
if (this.state.commenting === !1 && d !== 0 && this.state.record_length + this.state.field.length > d) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [
"Max Record Size:",
"record exceed the maximum number of tolerated bytes",
`of ${d}`,
`at line ${this.info.lines}`
], this.options, this.__infoField()));
let t = u === !1 || this.state.quoting === !0 || this.state.field.length !== 0 || !this.__isCharTrimable(O, A);
let a = m === !1 || this.state.wasQuoting === !1;
if (t === !0 && a === !0) this.state.field.append(e);
else if (m === !0 && !this.__isCharTrimable(O, A)) return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [
"Invalid Closing Quote:",
"found non trimable byte after quote",
`at line ${this.info.lines}`
], this.options, this.__infoField()));
else {
t === !1 && (A += this.__isCharTrimable(O, A) - 1);
continue;
}
}
if (t === !0) {
if (this.state.quoting === !0) {
let e = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", ["Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}`], this.options, this.__infoField()));
if (e !== void 0) return e;
} else if (this.state.wasQuoting === !0 || this.state.record.length !== 0 || this.state.field.length !== 0) {
this.info.bytes = this.state.bufBytesStart + A;
let e = this.__onField();
if (e !== void 0) return e;
let t = this.__onRecord(n);
if (t !== void 0) return t;
} else this.state.wasRowDelimiter === !0 ? this.info.empty_lines++ : this.state.commenting === !0 && this.info.comment_lines++;
} else {
this.state.bufBytesStart += A;
this.state.previousBuf = O.slice(A);
}
if (this.state.wasRowDelimiter === !0) {
this.info.lines++;
this.state.wasRowDelimiter = !1;
}
},
__onRecord: function(e) {
let { columns: t, group_columns_by_name: n, encoding: r, info: i, from: a, relax_column_count: o, relax_column_count_less: s, relax_column_count_more: c, raw: l, skip_records_with_empty_values: u } = this.options;
let { enabled: d, record: f } = this.state;
if (d === !1) return this.__resetRecord();
let p = f.length;
if (t === !0) {
if (u === !0 && isRecordEmpty(f)) {
this.__resetRecord();
return;
}
return this.__firstLineToColumns(f);
}
t === !1 && this.info.records === 0 && (this.state.expectedRecordLength = p);
if (p !== this.state.expectedRecordLength) {
let e = t === !1 ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [
"Invalid Record Length:",
`expect ${this.state.expectedRecordLength},`,
`got ${p} on line ${this.info.lines}`
], this.options, this.__infoField(), { record: f }) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [
"Invalid Record Length:",
`columns length is ${t.length},`,
`got ${p} on line ${this.info.lines}`
], this.options, this.__infoField(), { record: f });
if (o === !0 || s === !0 && p < this.state.expectedRecordLength || c === !0 && p > this.state.expectedRecordLength) {
this.info.invalid_field_length++;
this.state.error = e;
} else {
let t = this.__error(e);
if (t) return t;
}
}
if (u === !0 && isRecordEmpty(f)) {
this.__resetRecord();
return;
}
if (this.state.recordHasError === !0) {
this.__resetRecord();
this.state.recordHasError = !1;
return;
}
this.info.records++;
if (a === 1 || this.info.records >= a) {
let { objname: a } = this.options;
if (t !== !1) {
let o = {};
for (let e = 0, r = f.length; e < r; e++) {
if (t[e] === void 0 || t[e].disabled) continue;
n === !0 && Object.hasOwn(o, t[e].name) ? Array.isArray(o[t[e].name]) ? o[t[e].name] = o[t[e].name].concat(f[e]) : o[t[e].name] = [o[t[e].name], f[e]] : Object.defineProperty(o, t[e].name, {
value: f[e],
enumerable: !0,
writable: !0,
configurable: !0
});
}
if (l === !0 || i === !0) {
let t = Object.assign({ record: o }, l === !0 ? { raw: this.state.rawBuffer.toString(r) } : {}, i === !0 ? { info: this.__infoRecord() } : {});
let n = this.__push(a === void 0 ? t : [o[a], t], e);
if (n) return n;
} else {
let t = this.__push(a === void 0 ? o : [o[a], o], e);
if (t) return t;
}
} else if (l === !0 || i === !0) {
let t = Object.assign({ record: f }, l === !0 ? { raw: this.state.rawBuffer.toString(r) } : {}, i === !0 ? { info: this.__infoRecord() } : {});
let n = this.__push(a === void 0 ? t : [f[a], t], e);
if (n) return n;
} else {
let t = this.__push(a === void 0 ? f : [f[a], f], e);
if (t) return t;
}
}
this.__resetRecord();
},
__firstLineToColumns: function(e) {
let { firstLineToHeaders: t } = this.state;
try {
let n = t === void 0 ? e : t.call(null, e);
if (!Array.isArray(n)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [
"Invalid Column Mapping:",
"expect an array from column function,",
`got ${JSON.stringify(n)}`
], this.options, this.__infoField(), { headers: n }));
let r = normalize_columns_array(n);
this.state.expectedRecordLength = r.length;
this.options.columns = r;
this.__resetRecord();
return;
} catch (e) {
return e;
}
},
__resetRecord: function() {
this.options.raw === !0 && this.state.rawBuffer.reset();
this.state.error = void 0;
this.state.record = [];
this.state.record_length = 0;
},
__onField: function() {
let { cast: e, encoding: t, rtrim: n, max_record_size: r } = this.options;
let { enabled: i, wasQuoting: a } = this.state;
if (i === !1) return this.__resetField();
let o = this.state.field.toString(t);
n === !0 && a === !1 && (o = o.trimRight());
if (e === !0) {
let [e, t] = this.__cast(o);
if (e !== void 0) return e;
o = t;
}
this.state.record.push(o);
r !== 0 && typeof o == "string" && (this.state.record_length += o.length);
this.__resetField();
},
__resetField: function() {
this.state.field.reset();
this.state.wasQuoting = !1;
},
__push: function(e, t) {
let { on_record: n } = this.options;
if (n !== void 0) {
let t = this.__infoRecord();
try {
e = n.call(null, e, t);
} catch (e) {
return e;
}
if (e == null) return;
}
this.info.bytes_records += this.info.bytes;
t(e);
},
__cast: function(e) {
let { columns: t, relax_column_count: n } = this.options;
if (Array.isArray(t) === !0 && n && this.options.columns.length <= this.state.record.length) return [void 0, void 0];
if (this.state.castField !== null) try {
let t = this.__infoField();
return [void 0, this.state.castField.call(null, e, t)];
} catch (e) {
return [e];
}
if (this.__isFloat(e)) return [void 0, parseFloat(e)];
else if (this.options.cast_date !== !1) {
let t = this.__infoField();
return [void 0, this.options.cast_date.call(null, e, t)];
}
return [void 0, e];
},
__compareBytes: function(e, t, n, r) {
if (e[0] !== r) return 0;
let i = e.length;
for (let r = 1; r < i; r++) if (e[r] !== t[n + r]) return 0;
return i;
},
__isCharTrimable: function(e, t) {
let { timchars: n, timcharFirstBytes: r } = this.state;
let i = e[t];
if (i === void 0 || r[i] === 0) return 0;
loop1: for (let r = 0; r < n.length; r++) {
let i = n[r];
for (let n = 0; n < i.length; n++) if (i[n] !== e[t + n]) continue loop1;
return i.length;
}
return 0;
},
__isDelimiter: function(e, t, n) {
let { delimiter: r, ignore_last_delimiters: i } = this.options;
if (i === !0 && this.state.record.length === this.options.columns.length - 1) return 0;
else if (i !== !1 && typeof i == "number" && this.state.record.length === i - 1) return 0;
loop1: for (let i = 0; i < r.length; i++) {
let a = r[i];
if (a[0] === n) {
for (let n = 1; n < a.length; n++) if (a[n] !== e[t + n]) continue loop1;
return a.length;
}
}
return 0;
},
__isEscape: function(e, t, n) {
let { escape: r } = this.options;
if (r === null) return !1;
let i = r.length;
if (r[0] === n) {
for (let n = 0; n < i; n++) if (r[n] !== e[t + n]) return !1;
return !0;
}
return !1;
},
__isFloat: function(e) {
return e - parseFloat(e) + 1 >= 0;
},
__isQuote: function(e, t) {
let { quote: n } = this.options;
if (n === null) return !1;
let r = n.length;
for (let i = 0; i < r; i++) if (n[i] !== e[t + i]) return !1;
return !0;
},
__isRecordDelimiter: function(e, t, n) {
let { record_delimiter: r } = this.options;
let i = r.length;
loop1: for (let a = 0; a < i; a++) {
let i = r[a];
let o = i.length;
if (i[0] !== e) continue;
for (let e = 1; e < o; e++) if (i[e] !== t[n + e]) continue loop1;
return i.length;
}
return 0;
},
__autoDiscoverRecordDelimiter: function(e, t) {
let { encoding: n } = this.options;
let r = [
Buffer.from("\r\n", n),
Buffer.from("\n", n),
Buffer.from("\r", n)
];
loop: for (let n = 0; n < r.length; n++) {
let i = r[n].length;
for (let a = 0; a < i; a++) if (r[n][a] !== e[t + a]) continue loop;
this.options.record_delimiter.push(r[n]);
this.state.recordDelimiterMaxLength = r[n].length;
return r[n].length;
}
return 0;
},
__error: function(e) {
let { encoding: t, raw: n, skip_records_with_error: r } = this.options;
let i = typeof e == "string" ? Error(e) : e;
if (r) {
this.state.recordHasError = !0;
if (this.options.on_skip !== void 0) try {
this.options.on_skip(i, n ? this.state.rawBuffer.toString(t) : void 0);
} catch (e) {
return e;
}
return;
} else return i;
},
__infoDataSet: function() {
return {
...this.info,
columns: this.options.columns
};
},
__infoRecord: function() {
let { columns: e, raw: t, encoding: n } = this.options;
return {
...this.__infoDataSet(),
bytes_records: this.info.bytes,
error: this.state.error,
header: e === !0,
index: this.state.record.length,
raw: t ? this.state.rawBuffer.toString(n) : void 0
};
},
__infoField: function() {
let { columns: e } = this.options;
let t = Array.isArray(e);
let n = this.info.bytes_records;
return {
...this.__infoRecord(),
bytes_records: n,
column: t === !0 ? e.length > this.state.record.length ? e[this.state.record.length].name : null : this.state.record.length,
quoting: this.state.wasQuoting
};
}
};
};
let parse = function(e, t = {}) {
typeof e == "string" && (e = Buffer.from(e));
let n = t && t.objname ? Object.create(null) : [];
let r = transform(t);
let push = (e) => {
r.options.objname === void 0 ? n.push(e) : n[e[0]] = e[1];
};
let close = () => {};
let i = r.parse(e, !0, push, close);
if (i !== void 0) throw i;
return n;
};
}) };
