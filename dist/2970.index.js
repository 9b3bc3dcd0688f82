export const id = 2970;
export const ids = [2970];
export const modules = {
62426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v5: () => MASK,
pO: () => Redactor,
r$: () => isTooShort
});
var external_node_buffer_ = __webpack_require__(4573);
var text_hidden = __webpack_require__(85416);
let MOST_BYTES = text_hidden.TK * 4;
let MOST_IN_SEQUENCE = text_hidden.$u * 4;
let TEXTS = Buffer.from("PX]^_");
let UNRESERVED = Uint8Array.from({ length: 256 }, (_, code) => Number(/[\w.~-]/.test(String.fromCharCode(code))));
let UNICODE = Buffer.from("u00");
let WIDE_STARTS = [
194,
216,
225,
226,
239,
243
];
let STARTS = [
27,
37,
92,
...WIDE_STARTS
];
let ASCII_STARTS = [
27,
37,
92
];
let CHARACTERS = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
let JSON_START = Buffer.from("\\u00");
let IN_ESCAPE = Uint8Array.from({ length: 256 }, (_, code) => Number(/[\\u\da-f]/i.test(String.fromCharCode(code))));
let FIRST_OF_DETOUR = firstBytes();
class Detours {
#text;
#last;
#characters = null;
#starts = [];
#next = [];
constructor(text, last) {
this.#text = text;
this.#last = last;
for (let start of (0, external_node_buffer_.isAscii)(text) ? ASCII_STARTS : STARTS) {
let next = start === 92 ? this.#findInJson(0) : text.indexOf(start);
if (next === -1) continue;
this.#starts.push(start);
this.#next.push(next);
}
}
from(place) {
let text = this.#text;
let next = this.#next;
for (let from = place;; from++) {
let at = Infinity;
for (let index = 0; index < next.length; index++) {
let start = next[index];
start < from && (next[index] = start = this.#find(this.#starts[index], from));
start < at && (at = start);
}
if (at === Infinity) return at;
if (text[at] === 27 || detourAt(text, at, this.#last) !== -1) return at > place && IN_ESCAPE[text[at - 1]] === 1 ? this.#begun(place, at) : at;
from = at;
}
}
#find(start, place) {
this.#characters ??= this.#text.toString("latin1");
let found = start === 92 ? this.#findInJson(place) : this.#characters.indexOf(CHARACTERS[start], place);
return found === -1 ? Infinity : found;
}
#findInJson(place) {
let text = this.#text;
let found = text.indexOf(JSON_START, place);
if (found === -1) return this.#last ? -1 : text.indexOf(92, Math.max(place, text.length - JSON_START.length));
return found > place && text[found - 1] === 92 ? found - 1 : found;
}
#begun(place, at) {
let text = this.#text;
let least = Math.max(place, at - 6);
let begin = at - 1;
for (; begin > least && text[begin] !== 92 && IN_ESCAPE[text[begin]] === 1;) begin--;
if (text[begin] !== 92) return at;
if (begin > least && text[begin - 1] === 92 && detourAt(text, begin - 1, this.#last) !== -1) return begin - 1;
return detourAt(text, begin, this.#last) === -1 ? at : begin;
}
}
function detourAt(text, at, last) {
let byte = text[at];
if (FIRST_OF_DETOUR[byte] === 0) return -1;
if (byte === 37 || byte === 92) {
let found = escapeAt(text, at, last);
return found === -2 && last ? -1 : found;
}
let end = hiddenEnd(text, at, last);
return end === -1 || end === -2 ? end : {
end,
character: null
};
}
function escapeAt(text, at, last) {
let place = seen(text, at + 1, last);
if (text[at] === 92) {
text[place] === 92 && (place = seen(text, place + 1, last));
for (let expected of UNICODE) {
if (place === -2 || place === text.length) return -2;
if (text[place] !== expected) return -1;
place = seen(text, place + 1, last);
}
}
let character = 0;
let end = place;
for (let digits = 0; digits < 2; digits++) {
if (place === -2 || place === text.length) return -2;
let value = digit(text[place]);
if (value === -1) return -1;
character = character << 4 | value;
end = place + 1;
place = digits === 0 ? seen(text, end, last) : end;
}
return UNRESERVED[character] === 1 ? {
end,
character
} : -1;
}
function seen(text, from, last) {
let at = from;
for (; at < text.length && at - from <= MOST_BYTES && FIRST_OF_DETOUR[text[at]] === 1;) {
if (text[at] === 37 || text[at] === 92) return at;
let end = hiddenEnd(text, at, last);
if (end === -2) return -2;
if (end === -1) return at;
at = end;
}
return at;
}
function hiddenEnd(text, at, last) {
let end = elementEnd(text, at);
if (end !== -2 || !last) return end;
if (text[at] !== 27 && text[at] !== 194) return -1;
let introducer = text[at] === 27 && !isFinal(text[at + 1]) ? 1 : 2;
return at + introducer <= text.length ? at + introducer : -1;
}
function elementEnd(text, at) {
let byte = text[at];
let length = byte < 128 ? 1 : byte < 224 ? 2 : byte < 240 ? 3 : 4;
let code = byte & 255 >> length + 1;
for (let index = at + 1; index < at + length; index++) {
if (index === text.length) return -2;
if ((text[index] & 192) != 128) return -1;
code = code << 6 | text[index] & 63;
}
if (length > 1 && !(0, text_hidden.dK)(code)) return -1;
let next = at + length;
if (byte === 27) {
if (next === text.length) return -2;
let kind = text[next];
let end = kind === 91 ? parametersEnd(text, next + 1) : TEXTS.includes(kind) ? textEnd(text, next + 1) : -1;
if (end !== -1) return end;
let short = past(text, next, 32, 47);
if (short === text.length) return -2;
return isFinal(text[short]) && short - next <= text_hidden.$u ? short + 1 : next;
}
if (code === 155 || code === 144 || code === 152 || code >= 157 && code <= 159) {
let end = code === 155 ? parametersEnd(text, next) : textEnd(text, next);
if (end !== -1) return end;
}
return next;
}
function isFinal(byte) {
return byte !== void 0 && byte >= 48 && byte <= 126;
}
function parametersEnd(text, from) {
let parameters = past(text, from, 48, 63);
let end = past(text, parameters, 32, 47);
if (parameters - from > text_hidden.$u || end - parameters > text_hidden.$u) return -1;
if (end === text.length) return -2;
return text[end] >= 64 && text[end] <= 126 ? end + 1 : -1;
}
function textEnd(text, from) {
for (let at = from; at <= from + MOST_IN_SEQUENCE; at++) {
let [byte, next] = [text[at], text[at + 1]];
if (byte === void 0) return -2;
if (byte === 7) return at + 1;
if (byte === 27 || byte === 194) {
if (next === void 0) return -2;
if (next === (byte === 27 ? 92 : 156)) return at + 2;
if (byte === 27 || next >= 128 && next <= 159) return -1;
} else if (byte < 32 && byte !== 9 || byte === 127) return -1;
}
return -1;
}
function digit(byte) {
if (byte >= 48 && byte <= 57) return byte - 48;
let lower = byte | 32;
return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
function past(text, from, first, last) {
let at = from;
for (; at < text.length && text[at] >= first && text[at] <= last;) at++;
return at;
}
function firstBytes() {
let first = new Uint8Array(256);
for (let byte = 0; byte < 128; byte++) (0, text_hidden.dK)(byte) && (first[byte] = 1);
for (let byte of [
...WIDE_STARTS,
37,
92
]) first[byte] = 1;
return first;
}
class Beginnings {
#text;
#first;
constructor(text, first) {
this.#text = text;
this.#first = first;
}
next(from) {
let at = from;
for (; at < this.#text.length; at++) {
let byte = this.#text[at];
if (this.#first[byte] === 1 || byte === 37 || byte === 92) break;
}
return at;
}
}
class Places {
#text;
#last;
#detours;
#ways;
#whole = -1;
#detour = -1;
#least = 0;
constructor(text, last, ways) {
this.#text = text;
this.#last = last;
this.#detours = new Detours(text, last);
this.#ways = ways;
}
next(from) {
this.#whole < from && (this.#whole = this.#wholeFrom(from));
for (;;) {
this.#detour < from && this.#findDetour(Math.max(from, this.#detour + 1));
let detour = this.#detour;
let until = Math.min(this.#whole, detour);
for (let at = Math.max(from, this.#least); at < until; at++) if (this.#mayBegin(at)) return at;
if (this.#whole <= detour) return this.#whole;
if (from <= detour && this.#isCharacter(detour)) return detour;
this.#findDetour(detour + 1);
}
}
#wholeFrom(from) {
let { window, moves } = this.#ways;
let text = this.#text;
let { length } = text;
let end = from + window - 1;
for (; end < length;) {
let move = moves[text[end - 1] << 8 | text[end]];
if (move === 0 && this.#mayBeWhole(end - window + 1)) break;
end += move || 1;
}
return end - window + 1;
}
#findDetour(from) {
this.#detour = this.#detours.from(from);
let { window, moves } = this.#ways;
let text = this.#text;
let move = this.#detour < text.length ? moves[text[this.#detour - 2] << 8 | text[this.#detour - 1]] : 0;
this.#least = Math.max(from, this.#detour - window + Math.max(1, move));
}
#isCharacter(at) {
if (this.#text[at] === 27) return !1;
let detour = detourAt(this.#text, at, this.#last);
return detour === -2 || detour !== -1 && detour.character !== null;
}
#mayBeWhole(at) {
return FIRST_OF_DETOUR[this.#text[at]] === 1 || this.#mayBegin(at);
}
#mayBegin(at) {
let { first } = this.#ways;
let byte = this.#text[at];
let next = this.#text[at + 1];
return (FIRST_OF_DETOUR[next] === 1 ? first[byte] : first[256 + (byte << 8 | next)]) === 1;
}
}
let LITTLE = 8192;
class SecretSearch {
#widest;
#little;
#first;
#ways = null;
#searched = 0;
#begin;
#states = new Map();
#root;
constructor(spellings, little = LITTLE) {
this.#little = little;
this.#widest = Math.min(24, ...spellings.map(shortest));
this.#begin = spellings.flatMap((spelling) => new Steps(spelling).from(0));
this.#first = firstOf(this.#begin);
this.#root = this.#state(this.#begin, !1);
}
places(text, last) {
this.#searched += text.length;
if (this.#searched <= this.#little) return new Beginnings(text, this.#first);
let window = Math.min(this.#searched > 33554432 ? 24 : 12, this.#widest);
this.#ways?.window !== window && (this.#ways = {
window,
moves: movesOf(this.#begin, window),
first: this.#first
});
return new Places(text, last, this.#ways);
}
endAt(text, from, last) {
let longest = -1;
let state = this.#root;
let landings = null;
let seen = from;
for (let at = from; at < text.length; at++) {
let landed = landings?.get(at);
if (landed !== void 0) {
landings.delete(at);
state = this.#either(state, landed);
}
if (FIRST_OF_DETOUR[text[at]] === 1 && state.steps.length > 0) {
let detour = detourAt(text, at, last);
if (detour === -2) return -2;
if (detour !== -1 && isTaken(detour, at, from, seen)) {
let after = detour.character === null ? state : this.#after(state, detour.character);
detour.character !== null && after.isEnd && (longest = Math.max(longest, detour.end));
landings ??= new Map();
let other = landings.get(detour.end);
after.steps.length > 0 && landings.set(detour.end, other === void 0 ? after : this.#either(after, other));
}
}
state = this.#after(state, text[at]);
state.isEnd && (longest = Math.max(longest, at + 1));
if (state.steps.length > 0) seen = at + 1;
else if (landings === null || landings.size === 0) return longest;
}
return last ? longest : -2;
}
#after(state, byte) {
return state.next.get(byte) ?? this.#grow(state, byte);
}
#either(one, other) {
return one.steps.length === 0 ? other : this.#state([...one.steps, ...other.steps], !1);
}
#grow(state, byte) {
let taken = state.steps.filter(({ lower, upper }) => lower === byte || upper === byte);
let after = taken.flatMap((step) => step.after());
let next = this.#state(after, taken.some((step) => step.isLast));
state.next.set(byte, next);
return next;
}
#state(steps, isEnd) {
let unique = [...new Set(steps)];
let key = `${isEnd} ${unique.map(({ id }) => id).sort((a, b) => a - b)}`;
let state = this.#states.get(key);
if (state === void 0) {
if (this.#states.size === 65536) {
this.#states = new Map();
this.#root = this.#state(this.#begin, !1);
}
state = {
steps: unique,
isEnd,
next: new Map()
};
this.#states.set(key, state);
}
return state;
}
}
function isTaken({ end, character }, at, from, seen) {
return character !== null || at > from && end - seen <= MOST_BYTES;
}
let ids = 0;
class Steps {
#spelling;
#from = new Map();
constructor(spelling) {
this.#spelling = spelling;
}
from(place) {
let steps = this.#from.get(place);
if (steps === void 0) {
steps = (this.#spelling[place] ?? []).flatMap((way) => way.lower.length === 0 ? this.from(place + 1) : [this.#step(place, way, 0)]);
this.#from.set(place, steps);
}
return steps;
}
#step(place, way, offset) {
let isWhole = offset === way.lower.length - 1;
let after;
return {
id: ids++,
lower: way.lower[offset],
upper: way.upper[offset],
isLast: isWhole && place === this.#spelling.length - 1,
after: () => {
after ??= isWhole ? this.from(place + 1) : [this.#step(place, way, offset + 1)];
return after;
}
};
}
}
function firstOf(begin) {
let first = new Uint8Array(65792);
for (let step of begin) for (let byte of [step.lower, step.upper]) {
first[byte] = 1;
for (let { lower, upper } of step.after()) {
first[256 + (byte << 8 | lower)] = 1;
first[256 + (byte << 8 | upper)] = 1;
}
}
return first;
}
function movesOf(begin, window) {
let moves = new Uint8Array(65536).fill(window - 1);
let steps = new Set(begin);
for (let at = 1; at < window; at++) {
let move = window - 1 - at;
let reached = new Set();
for (let step of steps) for (let next of step.after()) {
reached.add(next);
moves[step.lower << 8 | next.lower] = move;
moves[step.lower << 8 | next.upper] = move;
moves[step.upper << 8 | next.lower] = move;
moves[step.upper << 8 | next.upper] = move;
}
steps = reached;
}
return moves;
}
function shortest(spelling) {
return spelling.reduce((sum, place) => sum + Math.min(...place.map(({ lower }) => lower.length)), 0);
}
let BREAK = [...[
"\n",
"\r",
"\\n",
"\\\\n",
"%0A",
"\r\n",
"\\r\\n",
"\\\\r\\\\n",
"%0D%0A"
].map(anyCase), exactly("")];
function spellingsOf(secret) {
if (secret.length < 6) return [];
let core = secret.trim().length < 6 ? secret : secret.trim();
let lines = core.split(/\r\n|\n|\\n/).map((line) => line.trim());
return [...[...new Set([core.replaceAll("\r\n", "\n"), ...lines.filter((line) => line.length >= 6)])].flatMap(writtenOut), ...[
0,
1,
2
].map((offset) => inBase64(core, offset))];
}
let spellings_UNRESERVED = /^[\w.~-]+$/;
function writtenOut(text) {
let byWords = new Map();
for (let waysOf of spellings_UNRESERVED.test(text) ? [asItIs] : [
asItIs,
inUrl,
inJson,
inNestedJson
]) {
let words = [...text].map(waysOf);
byWords.set(JSON.stringify(words), words);
}
let wraps = text.length >= 20;
return [...byWords.values()].map((words) => {
let places = words.map((ways) => ways.map((way) => way.length > 1 ? anyCase(way) : exactly(way)));
return wraps ? broken(places) : places;
});
}
function asItIs(character) {
return character === "\n" ? [
"\n",
"\r\n",
"\r"
] : [character];
}
function inUrl(character) {
if (/[\w.~-]/.test(character)) return [character];
let encoded = [...Buffer.from(character)].map((byte) => `%${hex(byte, 2)}`).join("");
if (character === "%") return [encoded];
if (character === "\n") return [encoded, `%0D${encoded}`];
return character === " " ? [
" ",
"+",
encoded
] : [character, encoded];
}
let SHORT_ESCAPES = {
"\b": "b",
"\f": "f",
"\n": "n",
"\r": "r",
"	": "t"
};
function inJson(character) {
if (/[\w.~-]/.test(character)) return [character];
let escaped = character.split("").map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
if (character === "\n") return [
"\\n",
"\\r\\n",
escaped.join("")
];
if (character < " ") return [...character in SHORT_ESCAPES ? [`\\${SHORT_ESCAPES[character]}`] : [], escaped.join("")];
if (character === "\"" || character === "\\") return [`\\${character}`, escaped.join("")];
if (character === "/" || character === "'") return [
character,
`\\${character}`,
escaped.join("")
];
return [character, escaped.join("")];
}
function inNestedJson(character) {
let again = (way) => way.replace(/[\\"]/g, "\\$&");
return [...new Set(inJson(character).flatMap((way) => way === character ? inJson(way) : [again(way)]))];
}
function inBase64(secret, offset) {
let bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
let encoded = bytes.toString("base64").replace(/=+$/, "");
let begin = [
0,
2,
3
][offset];
let end = bytes.length % 3 == 0 ? encoded.length : encoded.length - 1;
return broken([...encoded.slice(begin, end)].map((character) => BASE64[character]));
}
function broken(places) {
return places.flatMap((place, index) => index === 0 ? [place] : [BREAK, place]);
}
let BASE64 = {
...Object.fromEntries([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"].map((character) => [character, [exactly(character)]])),
"+": [
"+",
"-",
"%2B",
"\\u002B",
"\\\\u002B"
].map(anyCase),
"/": [
"/",
"_",
"%2F",
"\\/",
"\\\\/",
"\\u002F",
"\\\\u002F"
].map(anyCase)
};
function exactly(text) {
let bytes = Buffer.from(text);
return {
lower: bytes,
upper: bytes
};
}
function anyCase(text) {
let either = (change) => Buffer.from(text.replace(/(?<=%|\\u)[0-9A-F]+/g, change));
return {
lower: either((digits) => digits.toLowerCase()),
upper: either((digits) => digits.toUpperCase())
};
}
function hex(number, digits) {
return number.toString(16).toUpperCase().padStart(digits, "0");
}
let MASK = "***";
let NOTHING = Buffer.alloc(0);
let MASK_BYTES = Buffer.from("***");
function isTooShort(value) {
return value.length < 6;
}
class Redactor {
#search;
constructor(secrets, little = LITTLE) {
let spellings = [...new Set(secrets)].flatMap(spellingsOf);
this.#search = spellings.length === 0 ? null : new SecretSearch(spellings, little);
}
text(text) {
if (this.#search === null) return text;
return new Redaction(this.#search).take(Buffer.from(text), !0).toString();
}
stream() {
if (this.#search === null) return {
push: (chunk) => chunk,
end: () => Buffer.alloc(0)
};
let redaction = new Redaction(this.#search);
return {
push: (chunk) => redaction.take(chunk, !1),
end: () => redaction.take(Buffer.alloc(0), !0)
};
}
}
class Redaction {
#search;
#kept = NOTHING;
#memory = NOTHING;
#covered = 0;
constructor(search) {
this.#search = search;
}
take(part, last) {
let text = this.#kept.length === 0 ? part : this.#afterKept(part);
let out = [];
let done = this.#covered;
let places = this.#search.places(text, last);
let border = places.next(0);
for (; border < text.length;) {
let end = this.#search.endAt(text, border, last);
if (end === -2) break;
if (end !== -1) {
border >= done && out.push(text.subarray(done, border - loose(text, done, border)), MASK_BYTES);
done = Math.max(done, end);
}
border = places.next(border + 1);
}
border = last ? text.length : border - loose(text, done, border);
done < border && out.push(text.subarray(done, border));
this.#kept = Buffer.from(text.subarray(border));
this.#covered = Math.max(0, done - border);
return out.length === 1 ? out[0] : Buffer.concat(out);
}
#afterKept(part) {
let length = this.#kept.length + part.length;
this.#memory.length < length && (this.#memory = Buffer.allocUnsafeSlow(length));
this.#kept.copy(this.#memory);
part.copy(this.#memory, this.#kept.length);
return this.#memory.subarray(0, length);
}
}
function loose(text, from, to) {
let begin = to;
for (; begin > from && text[begin - 1] === 92;) begin--;
return (to - begin) % 4;
}
}),
48569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => BoundedLog,
P: () => Tail
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var errors = __webpack_require__(45145);
let ANEW = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
class WrittenFile {
#file;
#handle = null;
#written = 0;
#next = new Piece();
#underWay = new Piece();
#writing;
#turn;
fault = null;
constructor(file) {
this.#file = file;
}
append(bytes) {
if (bytes.length === 0) return this.#writing ?? DONE;
this.#next.push(bytes);
this.#writing ??= this.#write();
return this.#writing;
}
get room() {
return this.#next.length < 262144 ? void 0 : this.#turn;
}
async close() {
await this.#writing;
await this.#handle?.close().catch(() => {});
this.#handle = null;
}
async #write() {
for (; this.#next.length > 0;) {
[this.#next, this.#underWay] = [this.#underWay, this.#next];
this.#turn = this.#append(this.#underWay.bytes);
await this.#turn;
this.#underWay.clear();
}
this.#writing = void 0;
}
async #append(bytes) {
if (this.fault !== null) return;
try {
this.#handle ??= await (0, promises_.open)(this.#file, ANEW);
await this.#handle.writeFile(bytes);
this.#written += bytes.length;
} catch (error) {
this.fault = (0, errors.bD)(error);
await this.#handle?.truncate(Math.floor(this.#written / 2)).catch(() => {});
}
}
}
let DONE = Promise.resolve();
class Piece {
#memory = Buffer.alloc(0);
length = 0;
get bytes() {
return this.#memory.subarray(0, this.length);
}
push(bytes) {
let length = this.length + bytes.length;
if (length > this.#memory.length) {
let memory = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#memory.length));
this.bytes.copy(memory);
this.#memory = memory;
}
bytes.copy(this.#memory, this.length);
this.length = length;
}
clear() {
this.length = 0;
}
}
class BoundedLog {
#head;
#tail;
#file;
#written = 0;
#after = 0;
constructor(file, limit) {
let tail = Math.min(4194304, Math.floor(limit / 4));
this.#file = new WrittenFile(file);
this.#head = limit - tail;
this.#tail = new Tail(tail);
}
get fault() {
return this.#file.fault;
}
write(chunk) {
let head = Math.min(chunk.length, this.#head - this.#written);
this.#written += head;
this.#after += chunk.length - head;
this.#tail.push(chunk, head);
return this.#file.append(chunk.subarray(0, head));
}
get room() {
return this.#file.room;
}
async close() {
let cut = this.#after - this.#tail.length;
cut > 0 && this.#file.append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
this.#file.append(this.#tail.content());
await this.#file.close();
}
}
class Tail {
#size;
#ring = null;
#end = 0;
length = 0;
constructor(size) {
this.#size = size;
}
push(chunk, from = 0) {
if (from === chunk.length || this.#size === 0) return;
this.#ring ??= Buffer.allocUnsafe(this.#size);
let begin = Math.max(from, chunk.length - this.#size);
let first = chunk.copy(this.#ring, this.#end, begin);
chunk.copy(this.#ring, 0, begin + first);
this.#end = (this.#end + chunk.length - begin) % this.#size;
this.length = Math.min(this.#size, this.length + chunk.length - begin);
}
content() {
if (this.#ring === null) return Buffer.alloc(0);
if (this.length < this.#size) return this.#ring.subarray(0, this.length);
return Buffer.concat([this.#ring.subarray(this.#end), this.#ring.subarray(0, this.#end)]);
}
text() {
return this.content().toString("utf8");
}
}
}),
12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => word,
h: () => quote
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function quote(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
function word(text) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
}
}),
43210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { w: () => datasetFetcher });
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _refuse_option_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53589);
let FULL_COMMIT = /^[0-9a-f]{40}$/;
async function fetchDataset(repository, ref, machine) {
(0, _refuse_option_js__WEBPACK_IMPORTED_MODULE_4__.g)(repository, "dataset-repository");
(0, _refuse_option_js__WEBPACK_IMPORTED_MODULE_4__.g)(ref, "dataset-ref");
if (URL.parse(repository)?.password) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo("dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path");
let cache = node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.cacheDirectory, "datasets", (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(repository).digest("hex").slice(0, 16));
if (FULL_COMMIT.test(ref) && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(cache, ref))) return {
directory: node_path__WEBPACK_IMPORTED_MODULE_2__.join(cache, ref),
commit: ref
};
let { checkOut } = await __webpack_require__.e(2223).then(__webpack_require__.bind(__webpack_require__, 82223));
return await checkOut(repository, ref, cache, machine);
}
function datasetFetcher(machine) {
return (repository, ref) => fetchDataset(repository, ref, machine);
}
}),
53589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => refuseOption });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function refuseOption(text, option) {
if (text.startsWith("-")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${option}: "${text}" begins with "-"`);
}
}),
7254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => openJudge,
u: () => idleOption
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
let FOR = [
["judge-command", "command"],
["judge-base-url", "openai"],
["judge-api-key", "openai"],
["judge-model", "openai (or command)"],
["judge-samples", "command or openai"]
];
async function openJudge(options, machine, redactor, testbed) {
if (options.explain === "judge" && options.judge === "none") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("explain: set judge to openai or command, which names the category, or leave explain out");
if (options.judge === "none") {
let idle = FOR.find(([name]) => name === "judge-samples" ? options[name] > 1 : options[name] !== void 0);
if (idle !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${idle[0]}: there is no judge; set judge to ${idle[1]}, or leave it out`);
return null;
}
let { openCached } = await Promise.all([__webpack_require__.e(2930), __webpack_require__.e(6836)]).then(__webpack_require__.bind(__webpack_require__, 76836));
return openCached(options, options.judge, machine, redactor, testbed);
}
function idleOption({ judge, "judge-api-key": key }) {
if (judge !== "command" || key === void 0) return null;
return "judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)";
}
}),
84346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BU: () => partOf,
N0: () => changesIn,
Rx: () => suffixOfStep,
gw: () => partsIn,
hN: () => AGENT_LOG,
hi: () => ofPart,
oC: () => EVALUATION_LOG,
pZ: () => MOST_PARTS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
let MOST_PARTS = 20;
let AGENT_LOG = /^agent(-(round|step)-\d+)?\.log$/;
let EVALUATION_LOG = /^evaluation(-step-\d+)?\.log$/;
function suffixOfStep(number) {
return number === 1 ? "" : `-step-${number}`;
}
function ofPart(name, suffix) {
return name.replace(/(\.[a-z]+)?$/, (end) => `${suffix}${end}`);
}
function partOf(name) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(name)?.[1] ?? 1);
}
function changesIn(directory) {
return partsIn(directory, "changes");
}
function partsIn(directory, name) {
let names;
try {
names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
} catch {
return [];
}
return names.filter((file) => file.startsWith(name) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(file.slice(name.length))).sort((one, other) => partOf(one) - partOf(other)).slice(0, 20);
}
}),
11220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => stdoutOf,
j: () => outputOf
});
async function outputOf(testbed, script, timeout, signal) {
let chunks = {
stdout: [],
stderr: []
};
let kept = {
stdout: 0,
stderr: 0
};
let output = (stream, chunk) => {
if (kept[stream] >= 67108864) return;
kept[stream] += chunk.length;
chunks[stream].push(Buffer.from(chunk));
};
let exit = await testbed.run({
shell: "sh",
script,
environment: {},
timeout,
lasting: !1,
output
}, signal);
return {
stdout: Buffer.concat(chunks.stdout),
stderr: Buffer.concat(chunks.stderr),
exit
};
}
async function stdoutOf(testbed, script, timeout, signal) {
return (await outputOf(testbed, script, timeout, signal)).stdout;
}
}),
33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
}),
14397: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => CommandLog,
s: () => LOG_TAIL
});
var _base_text_bounded_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48569);
let LOG_TAIL = 4096;
let LONGEST_LINE = 8192;
class CommandLog {
#log;
#tail = new _base_text_bounded_log_js__WEBPACK_IMPORTED_MODULE_0__.P(LOG_TAIL);
#lines = {
stdout: new WholeLines(),
stderr: new WholeLines()
};
#redaction;
#together;
constructor(file, limit, redactor) {
this.#log = new _base_text_bounded_log_js__WEBPACK_IMPORTED_MODULE_0__.o(file, limit);
this.#redaction = {
stdout: redactor.stream(),
stderr: redactor.stream()
};
this.#together = redactor.stream();
}
output = (stream, chunk) => {
this.#lines[stream].push(this.#redaction[stream].push(chunk), this.#write);
return this.#log.room;
};
async close() {
for (let stream of ["stdout", "stderr"]) {
this.#lines[stream].push(this.#redaction[stream].end(), this.#write);
this.#lines[stream].end(this.#write);
}
this.#keep(this.#together.end());
await this.#log.close();
return this.#log.fault;
}
tail() {
return this.#tail.text();
}
#write = (bytes) => this.#keep(this.#together.push(bytes));
#keep(bytes) {
this.#tail.push(bytes);
this.#log.write(bytes);
}
}
class WholeLines {
#begun = Buffer.allocUnsafe(LONGEST_LINE);
#length = 0;
push(chunk, write) {
let end = chunk.lastIndexOf(10) + 1;
let whole = chunk.length - end > LONGEST_LINE ? chunk.length : end;
(whole > 0 || this.#length + chunk.length > LONGEST_LINE) && this.end(write);
whole > 0 && write(chunk.subarray(0, whole));
this.#length += chunk.copy(this.#begun, this.#length, whole);
}
end(write) {
this.#length > 0 && write(this.#begun.subarray(0, this.#length));
this.#length = 0;
}
}
})
};
