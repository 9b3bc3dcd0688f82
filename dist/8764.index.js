export const id = 8764;
export const ids = [8764];
export const modules = {
	21916: ((__unused_webpack_module, exports) => {
		exports.Io = exports.kp = void 0;
		var peq = new Uint32Array(65536);
		var myers_32 = function(a, b) {
			var n = a.length;
			var m = b.length;
			var lst = 1 << n - 1;
			var pv = -1;
			var mv = 0;
			var sc = n;
			var i = n;
			for (; i--;) peq[a.charCodeAt(i)] |= 1 << i;
			for (i = 0; i < m; i++) {
				var eq = peq[b.charCodeAt(i)];
				var xv = eq | mv;
				eq |= (eq & pv) + pv ^ pv;
				mv |= ~(eq | pv);
				pv &= eq;
				mv & lst && sc++;
				pv & lst && sc--;
				mv = mv << 1 | 1;
				pv = pv << 1 | ~(xv | mv);
				mv &= xv;
			}
			i = n;
			for (; i--;) peq[a.charCodeAt(i)] = 0;
			return sc;
		};
		var myers_x = function(b, a) {
			var n = a.length;
			var m = b.length;
			var mhc = [];
			var phc = [];
			var hsize = Math.ceil(n / 32);
			var vsize = Math.ceil(m / 32);
			for (var i = 0; i < hsize; i++) {
				phc[i] = -1;
				mhc[i] = 0;
			}
			var j = 0;
			for (; j < vsize - 1; j++) {
				var mv_1 = 0;
				var pv_1 = -1;
				var start_1 = j * 32;
				var vlen_1 = Math.min(32, m) + start_1;
				for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
				for (var i = 0; i < n; i++) {
					var eq = peq[a.charCodeAt(i)];
					var pb = phc[i / 32 | 0] >>> i & 1;
					var mb = mhc[i / 32 | 0] >>> i & 1;
					var xv = eq | mv_1;
					var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
					var ph = mv_1 | ~(xh | pv_1);
					var mh = pv_1 & xh;
					ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
					mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
					ph = ph << 1 | pb;
					mh = mh << 1 | mb;
					pv_1 = mh | ~(xv | ph);
					mv_1 = ph & xv;
				}
				for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
			}
			var mv = 0;
			var pv = -1;
			var start = j * 32;
			var vlen = Math.min(32, m - start) + start;
			for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
			var score = m;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv;
				var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
				var ph = mv | ~(xh | pv);
				var mh = pv & xh;
				score += ph >>> m - 1 & 1;
				score -= mh >>> m - 1 & 1;
				ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
				mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv = mh | ~(xv | ph);
				mv = ph & xv;
			}
			for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
			return score;
		};
		var distance = function(a, b) {
			if (a.length < b.length) {
				var tmp = b;
				b = a;
				a = tmp;
			}
			if (b.length === 0) return a.length;
			if (a.length <= 32) return myers_32(a, b);
			return myers_x(a, b);
		};
		exports.Io = distance;
		var closest = function(str, arr) {
			var min_distance = Infinity;
			var min_index = 0;
			for (var i = 0; i < arr.length; i++) {
				var dist = distance(str, arr[i]);
				if (dist < min_distance) {
					min_distance = dist;
					min_index = i;
				}
			}
			return arr[min_index];
		};
		exports.kp = closest;
	}),
	32432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => markdownTable,
			i: () => moreRow
		});
		let RULES = {
			left: "---",
			right: "---:",
			centre: ":---:"
		};
		function markdownTable(columns, rows) {
			return [
				columns.map(([title]) => title),
				columns.map(([, align]) => RULES[align ?? "left"]),
				...rows
			].map((cells) => line(cells, columns.length)).join("\n");
		}
		function moreRow(left, at = 0) {
			return left > 0 ? [[...Array(at).fill(""), `… and ${left} more`]] : [];
		}
		function line(cells, length) {
			return `|${Array.from({ length }, (_, at) => cells[at] ?? "").map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
		}
	}),
	24998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => selectInstances,
			m: () => takeShard
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		async function selectInstances(instances, selectors) {
			let chosen = new Set(selectors.every((selector) => selector.startsWith("!")) ? instances : []);
			let excluded = new Set();
			let faults = [];
			for (let selector of selectors) {
				let exclusion = selector.startsWith("!");
				let matches = await instancesMatching(instances, exclusion ? selector.slice(1).trim() : selector);
				matches.length === 0 && faults.push(noMatch(instances, selector));
				for (let match of matches) (exclusion ? excluded : chosen).add(match);
			}
			if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(faults.join("\n"));
			let selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
			if (selected.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`instances: the selectors leave no instance: ${selectors.join(", ")}`);
			return selected;
		}
		function takeShard(items, shard) {
			return shard === void 0 ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
		}
		async function instancesMatching(instances, selector) {
			if (selector === "all") return instances;
			let exact = instances.filter((instance) => instance.id === selector);
			if (exact.length > 0) return exact;
			let numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
			if (numbered.length === 1) return numbered;
			let [, type] = /^type:(.*)$/.exec(selector) ?? [];
			let { default: picomatch } = await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
			let matches = picomatch(type ?? selector, { dot: !0 });
			return instances.filter((instance) => matches(type === void 0 ? instance.id : instance.taskType));
		}
		function noMatch(instances, selector) {
			let wanted = selector.replace(/^!/, "").trim();
			let byType = wanted.startsWith("type:");
			return `instances: "${selector}" matches nothing; nearest: ${[...new Set(instances.map((instance) => byType ? `type:${instance.taskType}` : instance.id))].map((name) => ({
				name,
				away: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(name, wanted)
			})).sort((a, b) => a.away - b.away).slice(0, 3).map(({ name }) => name).join(", ")}`;
		}
	}),
	86789: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => planLines,
			M: () => planSummary
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
		var _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32432);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function planLines(plan) {
			if (plan.cells.length === 0) return [headline(plan)];
			let rows = tableOf(plan).map((row) => row.map((cell) => (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(cell)));
			let widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
			let line = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join("  ");
			return [(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(headline(plan)), ...rows.map((row) => line(row).trimEnd())];
		}
		function planSummary(plan) {
			let [head, ...rows] = tableOf(plan).map((row) => row.map((cell) => (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(cell, 500)));
			let columns = head.map((title) => [title]);
			let table = plan.cells.length === 0 ? [] : [[(0, _base_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__.Q)(columns, rows)]];
			let notes = plan.notes.length === 0 ? [] : [plan.notes.map((note) => `- ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(note)}`)];
			return `${[
				[`### Plan: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(headline(plan))}`],
				...notes,
				...table
			].map((part) => part.join("\n")).join("\n\n")}\n`;
		}
		function headline({ dataset, trials, cells }) {
			if (dataset === null || cells.length === 0) return "nothing to do: no instance is selected";
			let instances = cells.reduce((sum, cell) => sum + cell.instances.length, 0);
			let expected = cells.flatMap(({ duration }) => duration === null ? [] : [duration]);
			let total = expected.reduce((sum, duration) => sum + duration, 0);
			return [
				`${dataset}: ${counted(instances, "instance")}${trials === 1 ? "" : `, ${trials} trials each`}`,
				` in ${counted(cells.length, "job")}`,
				expected.length === 0 ? "" : `, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(total)} of trials, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(Math.max(...expected))} in the longest job`
			].join("");
		}
		function tableOf({ cells }) {
			let timed = cells.some(({ duration }) => duration !== null);
			let row = (shard, name, count, time, images) => timed ? [
				shard,
				name,
				count,
				time,
				images
			] : [
				shard,
				name,
				count,
				images
			];
			return [row("shard", "name", "instances", "expected", "images"), ...cells.map((cell) => row(cell.shard, cell.name, String(cell.instances.length), (0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(cell.duration ?? 0), imagesOf(cell)))];
		}
		function imagesOf({ instances }) {
			let images = [...new Set(instances.map(({ image }) => image ?? "(none)"))];
			return [...images.slice(0, 3).map((image) => (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(image, 80)), ...images.length > 3 ? [`${images.length - 3} more`] : []].join(", ");
		}
		function counted(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
	}),
	85293: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => makePlan });
		var untrusted = __webpack_require__(90492);
		var registry = __webpack_require__(52323);
		var datasets_select = __webpack_require__(24998);
		var fetch_dataset = __webpack_require__(43210);
		var parse = __webpack_require__(90162);
		var errors = __webpack_require__(45145);
		function balance(items, cells) {
			if (items.length === 0) return [];
			let byWeight = items.map((_, position) => position).sort((a, b) => items[b].weight - items[a].weight || a - b);
			let shortest = longestFirst(items, byWeight, cells);
			let together = imagesTogether(items, byWeight, cells);
			let ideal = Math.max(items[byWeight[0]].weight, sum(items, byWeight) / cells);
			let allowed = Math.max(longest(items, shortest), 1.1 * ideal);
			return (together.every((cell) => cell.length > 0) && longest(items, together) <= allowed ? together : shortest).map((cell) => cell.sort((a, b) => a - b));
		}
		function longestFirst(items, byWeight, cells) {
			return deal(items, byWeight, Array(cells).fill(0));
		}
		function imagesTogether(items, byWeight, cells) {
			let alone = wholeCells(items, byWeight, cells);
			let others = byWeight.slice(alone.length);
			let left = cells - alone.length;
			let total = sum(items, others);
			let begin = (cell) => Math.ceil(cell * total / left);
			let dealt = Array.from({ length: left }, () => []);
			let from = 0;
			let cell = 0;
			for (let group of groupByImage(items, others)) {
				let to = from + sum(items, group);
				for (; begin(cell + 1) <= from;) cell++;
				let end = cell + 1;
				for (; begin(end) < to;) end++;
				let room = [];
				for (let at = cell; at < end; at++) room.push(Math.min(begin(at + 1), to) - Math.max(begin(at), from));
				for (let [index, positions] of deal(items, group, room).entries()) dealt[cell + index].push(...positions);
				from = to;
			}
			return [...alone.map((position) => [position]), ...dealt];
		}
		function wholeCells(items, byWeight, cells) {
			let total = sum(items, byWeight);
			let count = 0;
			for (; count < cells && items[byWeight[count]].weight >= total / (cells - count);) {
				total -= items[byWeight[count]].weight;
				count++;
			}
			return byWeight.slice(0, count);
		}
		function groupByImage(items, positions) {
			let groups = new Map();
			for (let position of positions) {
				let { image } = items[position];
				groups.has(image) || groups.set(image, []);
				groups.get(image).push(position);
			}
			return [...groups.values()].map((group) => ({
				group,
				weight: sum(items, group),
				first: Math.min(...group)
			})).sort((a, b) => b.weight - a.weight || a.first - b.first).map(({ group }) => group);
		}
		function deal(items, positions, room) {
			let dealt = room.map(() => []);
			for (let position of positions) {
				let most = 0;
				for (let place = 1; place < room.length; place++) room[place] > room[most] && (most = place);
				room[most] -= items[position].weight;
				dealt[most].push(position);
			}
			return dealt;
		}
		function longest(items, cells) {
			return cells.reduce((most, cell) => Math.max(most, sum(items, cell)), 0);
		}
		function sum(items, positions) {
			return positions.reduce((total, position) => total + items[position].weight, 0);
		}
		function expectedDurations(instances, durations) {
			let known = instances.filter(({ id }) => durations?.has(id));
			if (durations === null || known.length === 0) return null;
			let medianOf = (some) => median(some.map(({ id }) => durations.get(id)));
			let ofAll = medianOf(known);
			let byType = new Map([...Map.groupBy(known, ({ taskType }) => taskType)].map(([type, some]) => [type, medianOf(some)]));
			return instances.map(({ id, taskType }) => Math.max(1, Math.round(durations.get(id) ?? byType.get(taskType) ?? ofAll)));
		}
		function median(numbers) {
			let sorted = numbers.toSorted((a, b) => a - b);
			let half = sorted.length / 2;
			return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
		}
		let MOST_CHARACTERS = 475e3;
		let LONGEST_INPUT = 125e3;
		function planCells(instances, { maxJobs, trials, durations }) {
			let count = Math.min(maxJobs, instances.length);
			let expected = expectedDurations(instances, durations);
			return balance(instances.map(({ image }, position) => ({
				image,
				weight: expected?.[position] ?? 1
			})), count).map((positions) => ({
				first: positions[0],
				instances: positions.map((position) => instances[position]),
				duration: expected && positions.reduce((sum, position) => sum + expected[position] * trials, 0)
			})).sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0) || a.first - b.first).map(({ instances, duration }, index) => ({
				name: nameOf(instances),
				shard: `${index + 1}/${count}`,
				instances,
				duration
			}));
		}
		function matrixOf(cells) {
			let include = cells.map(({ name, instances, shard }) => ({
				name,
				instances: instances.map(({ id }) => id).join(","),
				shard
			}));
			for (let { instances } of include) if (instances.length > LONGEST_INPUT) throw new errors.yo(`max-jobs: the ids of one job's instances take ${instances.length} characters, an input of an action may have 128 KiB; allow more jobs or select fewer instances`);
			let { length } = JSON.stringify({ include });
			if (length > MOST_CHARACTERS) throw new errors.yo(`instances: a matrix of so many instances takes ${length} characters; GitHub takes 1 MB of outputs (UTF-16) from a job, some ${MOST_CHARACTERS} characters. Select fewer (type:…, a glob), in several workflows, or shorten the ids`);
			return { include };
		}
		function nameOf(instances) {
			let [{ id }] = instances;
			return instances.length === 1 ? id : `${id} and ${instances.length - 1} more`;
		}
		async function makePlan(texts, machine, ofArtifact) {
			let nothing = /^\s*\[\s*\]\s*$/.test(texts.instances ?? "");
			let options = (0, parse.A)(nothing ? {
				...texts,
				instances: "all"
			} : texts);
			let { trials, "max-jobs": maxJobs } = options;
			if (nothing) return {
				dataset: null,
				trials,
				cells: [],
				matrix: { include: [] },
				notes: []
			};
			let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine));
			let instances = await (0, datasets_select.l)(dataset.instances, options.instances);
			let { durations, notes } = options.baseline === "artifact" && ofArtifact !== void 0 ? await ofArtifact(options) : await durationsOf(options.baseline);
			let cells = planCells(instances, {
				maxJobs,
				trials,
				durations
			});
			let matrix = matrixOf(cells);
			durations !== null && notes.push(...unknownNote(instances, durations));
			return {
				dataset: dataset.name,
				trials,
				cells,
				matrix,
				notes: [...notes, ...limitNotes(cells, matrix)].map((note) => (0, untrusted.h0)(note))
			};
		}
		async function durationsOf(baseline) {
			if (baseline === "none") return {
				durations: null,
				notes: []
			};
			let { readDurations } = await __webpack_require__.e(1728).then(__webpack_require__.bind(__webpack_require__, 61728));
			return readDurations(baseline);
		}
		function unknownNote(instances, durations) {
			let known = instances.filter(({ id }) => durations.has(id)).length;
			if (known === instances.length) return [];
			if (known === 0) return ["baseline: it holds none of the selected instances; the jobs get equal counts"];
			return [`baseline: ${known} of ${instances.length} instances have a duration there; the others get the median`];
		}
		function limitNotes(cells, matrix) {
			let notes = [];
			let long = cells.filter(({ duration }) => (duration ?? 0) > 216e5).length;
			long > 0 && notes.push(`${long} of ${cells.length} jobs are expected to take more than the 6 h of a hosted job, if trials run one after the other`);
			let { length } = JSON.stringify(matrix);
			length > LONGEST_INPUT && notes.push(`the matrix takes ${length} characters: too many for an input of an action (128 KiB), such as that of report`);
			return notes;
		}
	}),
	30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
		var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		let error = () => {
			let Sizable = {
				string: {
					unit: "characters",
					verb: "to have"
				},
				file: {
					unit: "bytes",
					verb: "to have"
				},
				array: {
					unit: "items",
					verb: "to have"
				},
				set: {
					unit: "items",
					verb: "to have"
				},
				map: {
					unit: "entries",
					verb: "to have"
				}
			};
			function getSizing(origin) {
				return Sizable[origin] ?? null;
			}
			let FormatDictionary = {
				regex: "input",
				email: "email address",
				url: "URL",
				emoji: "emoji",
				uuid: "UUID",
				uuidv4: "UUIDv4",
				uuidv6: "UUIDv6",
				nanoid: "nanoid",
				guid: "GUID",
				cuid: "cuid",
				cuid2: "cuid2",
				ulid: "ULID",
				xid: "XID",
				ksuid: "KSUID",
				datetime: "ISO datetime",
				date: "ISO date",
				time: "ISO time",
				duration: "ISO duration",
				ipv4: "IPv4 address",
				ipv6: "IPv6 address",
				mac: "MAC address",
				cidrv4: "IPv4 range",
				cidrv6: "IPv6 range",
				base64: "base64-encoded string",
				base64url: "base64url-encoded string",
				json_string: "JSON string",
				e164: "E.164 number",
				currency_code: "currency code",
				credit_card: "credit card number",
				iban: "IBAN",
				jwt: "JWT",
				template_literal: "input"
			};
			let TypeDictionary = { nan: "NaN" };
			function getTypeName(type, input) {
				if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
				return TypeDictionary[type] ?? type;
			}
			return (issue) => {
				switch (issue.code) {
					case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
					case "invalid_value":
						if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
						return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
					case "too_big": {
						let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
						let sizing = getSizing(issue.origin);
						if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
						return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
					}
					case "too_small": {
						let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
						let sizing = getSizing(issue.origin);
						if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
						return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
					}
					case "invalid_format": {
						let _issue = issue;
						if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
						if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
						if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
						if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
						return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
					}
					case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
					case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
					case "invalid_key": return `Invalid key in ${issue.origin}`;
					case "invalid_union":
						if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
						if (issue.inclusive === !1) return "Invalid input: more than one option matched";
						return "Invalid input";
					case "invalid_element": return `Invalid value in ${issue.origin}`;
					default: return "Invalid input";
				}
			};
		};
		function __WEBPACK_DEFAULT_EXPORT__() {
			return { localeError: error() };
		}
	})
};
