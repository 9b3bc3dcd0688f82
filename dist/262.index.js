export const id = 262;
export const ids = [262];
export const modules = {
	42030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => timestamp });
		function timestamp() {
			return new Date(performance.timeOrigin + performance.now()).toISOString();
		}
	}),
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
			let introducer = text[at] === 27 ? 1 : 2;
			return (text[at] === 27 || text[at] === 194) && at + introducer <= text.length ? at + introducer : -1;
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
				return text[short] >= 48 && text[short] <= 126 && short - next <= text_hidden.$u ? short + 1 : next;
			}
			if (code === 155 || code === 144 || code === 152 || code >= 157 && code <= 159) {
				let end = code === 155 ? parametersEnd(text, next) : textEnd(text, next);
				if (end !== -1) return end;
			}
			return next;
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
					if (move === 0) break;
					end += move;
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
			#mayBegin(at) {
				let { first } = this.#ways;
				let byte = this.#text[at];
				let next = this.#text[at + 1];
				return (FIRST_OF_DETOUR[next] === 1 ? first[byte] : first[256 + (byte << 8 | next)]) === 1;
			}
		}
		class SecretSearch {
			#widest;
			#ways;
			#searched = 0;
			#begin;
			#states = new Map();
			#root;
			constructor(spellings) {
				this.#widest = Math.min(24, ...spellings.map(shortest));
				this.#begin = spellings.flatMap((spelling) => new Steps(spelling).from(0));
				this.#ways = this.#waysOf(Math.min(12, this.#widest));
				this.#root = this.#state(this.#begin, !1);
			}
			places(text, last) {
				this.#searched += text.length;
				this.#searched > 33554432 && this.#ways.window < this.#widest && (this.#ways = this.#waysOf(this.#widest));
				return new Places(text, last, this.#ways);
			}
			#waysOf(window) {
				return {
					window,
					moves: movesOf(this.#begin, window),
					first: firstOf(this.#begin)
				};
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
		function writtenOut(text) {
			let byWords = new Map();
			for (let waysOf of [
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
			constructor(secrets) {
				let spellings = [...new Set(secrets)].flatMap(spellingsOf);
				this.#search = spellings.length === 0 ? null : new SecretSearch(spellings);
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
	59254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => tellingLine,
			t: () => sameLine
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		let TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
		let IDLE = [
			/^setup (failed|successful)[.!]?$/i,
			/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
			/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
			/^File ".*", line \d+/,
			/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
			/^at .*\(.*\)$/,
			/^(Traceback|The above exception|During handling of)\b/,
			/^make(\[\d+\])?: /,
			/^(npm (notice|warn)|npm (err!|error) (a complete log|.*-debug(-\d+)?\.log|code \w+$|errno ))/i,
			/^Node\.js v\d/,
			/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
			/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
			/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
			/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
		];
		let FAULT = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
		let NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
		function tellingLine(output, { faultsOnly = !1 } = {}) {
			let lines = [];
			for (let raw of output.split(/\r?\n|\r/).slice(-200).reverse()) {
				let line = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(raw, 300).replace(TIME, "");
				/\p{L}{2}/u.test(line) && !IDLE.some((idle) => idle.test(line)) && lines.push(line);
				if (lines.length === 20) break;
			}
			return lines.find((line) => FAULT.test(line) && !NO_FAULT.test(line)) ?? (faultsOnly ? null : lines[0] ?? null);
		}
		function sameLine(line) {
			return line.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
		}
	}),
	56594: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => doubt,
			Ik: () => SignScanner,
			WJ: () => verdict,
			x: () => doubtOfEnd
		});
		let SUCCESS = "Setup successful";
		let FAILURE = "Setup failed";
		let TRACEBACK = "Traceback (most recent call last)";
		let SAYS_FAILURE_AT_END = /\|\|\s*echo\s+(["'])Setup failed\1\s*;?\s*$/;
		function verdict(rule, exitCode, signs) {
			return rule === "exit_code" ? exitCode === 0 : signs.success;
		}
		function doubt(rule, signs) {
			if (rule === "exit_code" || !signs.success) return null;
			if (signs.traceback && !signs.bare) return {
				kind: "success_text_in_traceback",
				detail: "The success text stands only in the source line that a traceback shows."
			};
			if (signs.failure) return {
				kind: "success_and_failure",
				detail: "\"Setup failed\" was printed beside \"Setup successful\"."
			};
			return null;
		}
		function doubtOfEnd(script, { exitCode, timedOut }) {
			if (timedOut || exitCode === 0) return null;
			let killsItself = /\bp?kill/.test(script) && (exitCode !== 137 || /-(9|(SIG)?KILL)\b/.test(script));
			let ended = exitCode === null || exitCode > 128 && exitCode <= 192;
			if (killsItself || !(ended || SAYS_FAILURE_AT_END.test(script))) return null;
			return {
				kind: "evaluation_killed",
				detail: `The success command's shell ended ${ended && exitCode !== null ? `by signal ${exitCode - 128}` : `with exit code ${exitCode}`}, which the command itself never causes.`
			};
		}
		class SignScanner {
			#streams = {
				stdout: new StreamScanner(),
				stderr: new StreamScanner()
			};
			push(stream, chunk) {
				this.#streams[stream].push(chunk.toString("latin1"));
			}
			signs() {
				let { stdout, stderr } = this.#streams;
				return {
					success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
					bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
					failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
					traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK)
				};
			}
			#acrossBorder(text) {
				return (this.#streams.stdout.end.slice(1 - text.length) + this.#streams.stderr.begin.slice(0, text.length - 1)).includes(text);
			}
		}
		function isQuote(character) {
			return character === "'" || character === "\"";
		}
		class StreamScanner {
			success = !1;
			failure = !1;
			traceback = !1;
			begin = "";
			end = "";
			#bare = !1;
			#bareSoFar = !1;
			get bare() {
				return this.#bare || this.#bareSoFar;
			}
			push(chunk) {
				let text = this.end + chunk;
				this.#bareSoFar = !1;
				for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
					this.success = !0;
					let after = at + 16;
					if (after < this.end.length) continue;
					if (isQuote(text[at - 1]) || isQuote(text[after])) continue;
					after < text.length ? this.#bare = !0 : this.#bareSoFar = !0;
				}
				this.failure ||= text.includes(FAILURE);
				this.traceback ||= text.includes(TRACEBACK);
				this.begin.length < 33 && (this.begin = (this.begin + chunk).slice(0, 33));
				this.end = text.slice(-33);
			}
		}
	}),
	3891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => listFiles,
			Cd: () => readTestbedFile,
			DN: () => readDatasetFile,
			DZ: () => projectPath,
			wh: () => writtenBetween
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45503);
		var _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11220);
		var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33836);
		let LEFT_OUT = [
			".git",
			"__pycache__",
			".pytest_cache",
			".mypy_cache",
			"node_modules",
			"site-packages"
		];
		let MOST_FILES = 5e4;
		let LONGEST_LIST = 16777216;
		async function listFiles(testbed, signal) {
			let script = `{ ${`find . -type d '(' ${LEFT_OUT.map((name) => `-name ${name}`).join(" -o ")} ')' -prune -o -type f -printf '%P\\0%s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${LONGEST_LIST}`;
			let { stdout, stderr, exit } = await (0, _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_3__.j)(testbed, script, 6e4, signal);
			let fields = stdout.toString().split("\0");
			let found = exit.exitCode === 0 ? Number(stderr.toString()) : exit.exitCode;
			if (found !== 0 && (exit.exitCode === null || fields.length < 2)) throw new _testbeds_types_js__WEBPACK_IMPORTED_MODULE_4__.z(`the project's files cannot be listed (exit code ${found})`);
			let listing = new Map();
			let cut = stdout.length >= LONGEST_LIST;
			let end = cut ? fields.length - 3 : fields.length - 1;
			for (let at = 0; at < end && listing.size < MOST_FILES; at += 2) listing.set(fields[at], fields[at + 1]);
			listing.cut = cut || end > 2 * MOST_FILES;
			return listing;
		}
		function writtenBetween(before, after) {
			return [...after].filter(([name, stamp]) => before.get(name) !== stamp).map(([name]) => name);
		}
		async function readTestbedFile(testbed, file, limit) {
			for await (let entry of testbed.files(file)) {
				if (entry.path !== "" || entry.type !== "file" || entry.size > limit) return null;
				let chunks = [];
				let size = 0;
				for await (let chunk of entry.content) {
					size += chunk.length;
					if (size > limit) return null;
					chunks.push(Buffer.from(chunk));
				}
				return Buffer.concat(chunks);
			}
			return null;
		}
		function readDatasetFile({ evaluationDirectory }, name, limit) {
			if (evaluationDirectory === null) return null;
			try {
				let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(evaluationDirectory));
				let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name));
				return file.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(file, limit) : null;
			} catch {
				return null;
			}
		}
		function projectPath(testbed, name) {
			let joined = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(testbed.workdir, name);
			return joined.startsWith(`${testbed.workdir.replace(/\/$/, "")}/`) ? joined : null;
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
			if (options.judge === "none") {
				let idle = FOR.find(([name]) => name === "judge-samples" ? options[name] > 1 : options[name] !== void 0);
				if (idle !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${idle[0]}: there is no judge; set judge to ${idle[1]}, or leave it out`);
				return null;
			}
			let { openCached } = await Promise.all([__webpack_require__.e(2930), __webpack_require__.e(2575)]).then(__webpack_require__.bind(__webpack_require__, 32575));
			return openCached(options, options.judge, machine, redactor, testbed);
		}
		function idleOption({ judge, "judge-api-key": key }) {
			if (judge !== "command" || key === void 0) return null;
			return "judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)";
		}
	}),
	43050: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => judgeGate,
			F: () => exitCodeOf
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
		function judgeGate(totals, options, change = null) {
			let reasons = [
				...shortfalls(totals, options),
				...regression(options, change),
				...unmeasured(totals, options)
			];
			return {
				passed: reasons.length === 0,
				reasons
			};
		}
		function exitCodeOf(run, options) {
			if (run.interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
			if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
			return unmeasured(run.totals, options).length > 0 ? 3 : 0;
		}
		function shortfalls(totals, options) {
			let { "min-success-rate": minRate, "min-score": minScore } = options;
			let reasons = [];
			options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
			minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)} is below min-success-rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minRate)}`);
			minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.score)} is below min-score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minScore)}`);
			return reasons;
		}
		function regression(options, change) {
			if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
			return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
		}
		function unmeasured(totals, options) {
			let count = totals.error + totals.not_run;
			if (count === 0 || options["fail-on"] === "never") return [];
			return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
		}
	}),
	56676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => ResultStore });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45503);
		var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96826);
		var _record_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56885);
		var _trial_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9271);
		let GATHERED = "attempt-moving";
		let HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
		let BELOW = [
			/./,
			/^trial-\d+$/,
			/^attempt-\w+$/
		];
		class ResultStore {
			directory;
			#begun = null;
			constructor(directory) {
				this.directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
			}
			async prepare() {
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(this.directory, { recursive: !0 });
					this.#begin();
				} catch (error) {
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: ${this.directory} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
			}
			async makePlace(instanceId, trial = 1) {
				let links = [];
				let name = node_path__WEBPACK_IMPORTED_MODULE_2__.basename(this.directory);
				this.#begun === null && await this.prepare();
				let { above, own } = this.#begun;
				if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)) !== above) throw Error(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)} leads elsewhere now than when the run began`);
				if (isLink(this.directory) && realOrNull(this.directory) !== own) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.directory);
					links.push(name);
				}
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.directory, { recursive: !0 });
				links.length > 0 && this.#begin();
				if (instanceId === void 0) return links;
				let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				});
				for (let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place); link !== null; link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place)) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, link));
					links.push(node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, link));
				}
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place), { recursive: !0 });
				return links;
			}
			#begin() {
				let above = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory));
				this.#begun = {
					above,
					own: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.directory)
				};
			}
			async take(run) {
				let own = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, `.run-${run}`);
				try {
					await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(own);
				} catch (error) {
					if ([
						"EPERM",
						"ENOSYS",
						"ENOTSUP",
						"EOPNOTSUPP"
					].includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "")) return async () => {};
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: nothing can be written to ${this.directory}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
				}
				let other = (await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(this.directory)).find(({ file, owner }) => file !== own && !(0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
				if (other !== void 0) {
					await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
					let { pid, host } = other.owner;
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
				}
				await this.tidy();
				return () => (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
			}
			async tidy() {
				for (let file of await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(this.directory)) await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(file);
				await removeHalfWritten(this.directory, 0);
			}
			async finished() {
				let { faultOf, readRecord, readRunRecord } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 47705));
				let run = readRunRecord(this.directory);
				if (run === null) return () => null;
				let entries = new Map(run.planned.map((entry) => [(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(entry)), entry]));
				return (instanceId, trial) => {
					let record = readRecord(this.directory, {
						instance_id: instanceId,
						trial
					});
					if (record === null || record.result.status !== "passed" && record.result.status !== "failed") return null;
					let entry = entries.get((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
						instanceId,
						trial
					}));
					let fault = entry === void 0 ? null : faultOf(record, entry, run);
					return fault === null || fault === _place_js__WEBPACK_IMPORTED_MODULE_8__.L ? record : null;
				};
			}
			changeOf({ instance_id, trial }, digest) {
				let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId: instance_id,
					trial
				});
				try {
					let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place);
					if (link !== null) return `${link} is a link`;
					let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place, "result.json"), 67108864);
					return (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.t)(content) === digest ? null : "it is not the record that was written";
				} catch (error) {
					return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT" ? "it was removed" : "it cannot be read any more";
				}
			}
			async beginAttempt(instanceId, trial) {
				let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
					instanceId,
					trial
				}));
				let links = await this.makePlace(instanceId, trial);
				removeLink(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED));
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory);
				let kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
				let last = Math.max(0, ...kept);
				let loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
				if (loose.length === 0) return {
					directory,
					attempt: last + 1,
					links
				};
				let gathered = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gathered, { recursive: !0 });
				for (let entry of loose.filter((entry) => entry !== GATHERED)) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_2__.join(gathered, entry));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, `attempt-${last + 1}`));
				return {
					directory,
					attempt: last + 2,
					links
				};
			}
			async writeResult(result, last = !0) {
				await this.makePlace(result.instance_id, result.trial);
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(result)), "result.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(result), last);
			}
			async writeRun(run, last = !0) {
				try {
					await this.makePlace();
					await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "run.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(run), last);
				} catch (error) {
					throw Error(`results-path: run.json could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; make room there, or mend it, then run again with resume`, { cause: error });
				}
			}
			async writeTrace(trace) {
				await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "trace.json"), JSON.stringify(trace), !1);
			}
		}
		async function removeHalfWritten(directory, depth) {
			let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch(() => []);
			for (let entry of entries) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name);
				entry.isFile() && HALF_WRITTEN.test(entry.name) && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: !0 });
				entry.isDirectory() && BELOW[depth]?.test(entry.name) && await removeHalfWritten(file, depth + 1);
			}
		}
		function isLink(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() ?? !1;
		}
		function realOrNull(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
			} catch {
				return null;
			}
		}
		function removeLink(file) {
			isLink(file) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
		}
		async function writeWhole(file, text, last) {
			removeLink(file);
			last ? await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, text) : write_file_atomic__WEBPACK_IMPORTED_MODULE_3__.sync(file, text, { fsync: !1 });
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
	}),
	37282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QQ: () => keptName,
			Up: () => collectOutput,
			qW: () => isPlainPath
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
		let MOST_FILES = 1e4;
		let MOST_ENTRIES = 2e5;
		let LARGEST_USAGE = 65536;
		let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
		let ENTRY_FAULTS = [["a name that cannot be kept", [
			"EEXIST",
			"ENAMETOOLONG",
			"ENOTDIR",
			"EISDIR"
		]], ["a file that cannot be read", [
			"ENOENT",
			"EACCES",
			"EPERM",
			"ELOOP",
			"ENXIO",
			"EIO"
		]]];
		let NO_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null,
			model: null
		};
		async function collectOutput(entries, directory, limit, redactor) {
			let left = new Map();
			let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
			let usage = null;
			let bytes = 0;
			let files = 0;
			let looked = 0;
			for await (let entry of entries) {
				looked += 1;
				if (looked > MOST_ENTRIES) {
					leave(`all that comes after ${MOST_ENTRIES} entries`);
					break;
				}
				if (entry.type === "directory") {
					let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
					!isPlainPath(entry.path) && (above === "." || isPlainPath(above)) && leave("a directory that is too deep, or whose name is not a plain one");
				} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
				else if (entry.type === "other") leave("a link, device, socket or pipe");
				else if (!isPlainPath(entry.path)) leave("a name that is not a plain relative path");
				else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
				else if (bytes + entry.size > limit) leave("over max-output-size");
				else {
					files += 1;
					let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
					if (typeof content == "string") {
						leave(content);
						continue;
					}
					bytes += content.bytes;
					content.cut && leave("over max-output-size");
					entry.path === "usage.json" && (usage = parseUsage(content.head, leave));
				}
			}
			return {
				usage: usage ?? NO_USAGE,
				left: [...left].map(([why, count]) => `${count} × ${why}`)
			};
		}
		async function keep(entry, file, limit, redactor) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
			let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
			let redaction = redactor.stream();
			let head = Buffer.alloc(0);
			let bytes = 0;
			try {
				for await (let chunk of entry.content) {
					let within = chunk.subarray(0, limit - bytes);
					bytes += within.length;
					let clean = redaction.push(within);
					head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
					await handle.writeFile(clean);
					if (within.length < chunk.length) return {
						bytes,
						cut: !0,
						head
					};
				}
				return {
					bytes,
					cut: !1,
					head
				};
			} catch (error) {
				bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
				throw error;
			} finally {
				await handle.writeFile(redaction.end());
				await handle.close();
			}
		}
		function keptName(name) {
			return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
		}
		function whyLeft(error) {
			let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
			if (why === void 0) throw error;
			return why;
		}
		function isPlainPath(name) {
			let parts = name.split("/");
			return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
		}
		function parseUsage(content, leave) {
			try {
				return _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.ht.parse(JSON.parse(content.toString()));
			} catch {
				leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
				return null;
			}
		}
	}),
	57767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => reasonOf });
		var _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59254);
		function reasonOf({ status, error, evaluation }, tails) {
			if (status === "error") return error?.stage === "agent-setup" ? inLog("agent-setup.log", tails) : null;
			if (status !== "failed") return null;
			let evaluated = evaluation?.kind === "test_plan" ? inPlan(evaluation) : inLog("evaluation.log", tails);
			let agent = [...tails.keys()].findLast((name) => /^agent(-round-\d+)?\.log$/.test(name));
			return evaluated ?? (agent === void 0 ? null : inLog(agent, tails));
		}
		function inLog(log, tails) {
			let text = (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(tails.get(log) ?? "");
			return text === null ? null : {
				text,
				log
			};
		}
		function inPlan({ points }) {
			let lost = points.filter(({ score }) => score === 0 || score === 1);
			let faults = lost.flatMap(({ metric, testcases }) => testcases.flatMap(({ output_tail }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(output_tail, { faultsOnly: !0 }) ?? []).slice(0, 1).map((text) => ({
				text,
				metric
			})));
			let [most] = [...Map.groupBy(faults, ({ text }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.t)(text)).values()].sort((a, b) => b.length - a.length);
			if (most !== void 0) return {
				text: most[0].text,
				log: null
			};
			let explained = lost.flatMap(({ explanation }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(explanation) ?? [])[0];
			return explained === void 0 ? null : {
				text: explained,
				log: null
			};
		}
	})
};
