export const id = 1028;
export const ids = [1028];
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
	26841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jj: () => cut,
			LV: () => wrap,
			eV: () => pad,
			it: () => cutMiddle,
			qz: () => widthOf
		});
		var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
		var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
		var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
		let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
		function cut(text, columns) {
			if (widthOf(text) <= columns) return text;
			return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
		}
		function beginningOf(text, columns) {
			for (let end = columns; end > 0; end--) {
				let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
				if (widthOf(part) <= columns) return part;
			}
			return "";
		}
		function cutMiddle(text, columns) {
			let width = widthOf(text);
			if (width <= columns || columns < 3) return cut(text, columns);
			let end = Math.floor((columns - 1) / 2);
			let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
			return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
		}
		function pad(text, columns, side = "left") {
			let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
			return side === "left" ? text + space : space + text;
		}
		function wrap(text, columns, prefix = "") {
			let room = columns - widthOf(prefix);
			return text.split("\n").flatMap((line) => {
				if (!Number.isFinite(room)) return [line];
				let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
					hard: !0,
					trim: !1
				}).split("\n");
				return [first, ...rest.map((part) => part.trimStart())];
			}).map((line) => (prefix + line).trimEnd());
		}
	}),
	11593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { listCommand: () => listCommand });
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52323);
		var _datasets_select_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24998);
		var _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43210);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86324);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90162);
		var _paint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19089);
		var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12694);
		var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81681);
		async function listCommand(given, shown, json) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_5__.A)({
				...given,
				...shown === void 0 ? {} : { instances: shown }
			});
			let dataset = await (0, _datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__.Z)(options, (0, _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_3__.w)((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__.g)(process.env)));
			let instances = await (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_2__.l)(dataset.instances, options.instances);
			json ? (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.Q2)(document(dataset, instances, shown !== void 0)) : shown === void 0 ? (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.tj)(lines(instances)) : (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.tj)(instances.flatMap((instance, index) => [...index === 0 ? [] : [""], ...details(instance)]));
			return 0;
		}
		function document({ name, ref, digest, testbed }, instances, whole) {
			return {
				dataset: {
					name,
					ref,
					digest,
					testbed
				},
				instances: instances.map((instance) => ({
					instance_id: instance.id,
					task_type: instance.taskType,
					image: instance.image,
					human_actions: instance.humanActions,
					test_points: instance.evaluation.kind === "test_plan" ? instance.evaluation.points.length : null,
					solution: instance.solution,
					...whole ? {
						prompt: instance.prompt,
						success_command: instance.evaluation.kind === "success_command" ? instance.evaluation.command : null,
						repository: instance.repository,
						fixtures: instance.fixtures.map(({ source }) => source),
						prerunner: instance.prerunner,
						row: instance.row === null ? null : {
							file: instance.row.file,
							line: instance.row.line
						}
					} : {}
				}))
			};
		}
		function lines(instances) {
			let columns = [
				{
					title: "instance",
					cell: ({ id }) => id,
					flexible: !0
				},
				{
					title: "type",
					cell: ({ taskType }) => taskType
				},
				{
					title: "image",
					cell: ({ image }) => image ?? "–"
				},
				{
					title: "human actions",
					cell: humanActions,
					side: "right"
				},
				{
					title: "points",
					cell: pointsOf,
					side: "right"
				},
				{
					title: "solution",
					cell: ({ solution }) => solution === null ? "–" : "yes"
				}
			];
			return (0, _table_js__WEBPACK_IMPORTED_MODULE_8__.t)(instances, columns, {
				title: "",
				cell: () => ""
			}, (0, _paint_js__WEBPACK_IMPORTED_MODULE_6__.Li)(process.stdout));
		}
		function humanActions({ humanActions: bounds }) {
			if (bounds === null) return "–";
			return bounds.lower === bounds.upper ? String(bounds.lower) : `${bounds.lower}–${bounds.upper}`;
		}
		function pointsOf({ evaluation }) {
			return evaluation.kind === "test_plan" ? String(evaluation.points.length) : "–";
		}
		function details(instance) {
			let { id, taskType, image, repository, fixtures, prerunner, solution, row, evaluation, prompt } = instance;
			let facts = [
				["type", taskType],
				["image", image],
				["row", row === null ? null : `${row.file}:${row.line}`],
				["repository", repository === null ? null : `${repository.url} at ${repository.commit ?? "its default branch"}`],
				["fixtures", fixtures.length === 0 ? null : fixtures.map(({ source }) => source).join(", ")],
				["prerunner", prerunner],
				["solution", solution],
				["human actions", instance.humanActions === null ? null : `${humanActions(instance)} (check_dir and read_file, from the row)`],
				["test points", evaluation.kind === "test_plan" ? pointsOf(instance) : null]
			];
			return [
				(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(id),
				...facts.flatMap(([name, value]) => value === null ? [] : [`  ${name.padEnd(14)} ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(value, 2e3)}`]),
				"  prompt",
				...indented(prompt),
				...evaluation.kind === "success_command" ? [`  success command, decided by ${evaluation.rule === "exit_code" ? "its exit code" : "the text \"Setup successful\""}`, ...indented(evaluation.command)] : []
			];
		}
		function indented(text) {
			return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text).trimEnd().split("\n").map((line) => `    ${line}`.trimEnd());
		}
	}),
	19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C2: () => painter,
			Li: () => lookOf,
			uc: () => isLively
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12694);
		function lookOf(stream) {
			return {
				columns: columnsOf(stream),
				paint: painter((0, _print_js__WEBPACK_IMPORTED_MODULE_1__.yU)(stream))
			};
		}
		function painter(coloured) {
			return (style, text) => coloured && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: !1 }) : text;
		}
		function isLively(stream) {
			return stream.isTTY === !0 && process.env.TERM !== "dumb";
		}
		function columnsOf(stream) {
			return stream.isTTY === !0 ? Math.max(20, (stream.columns || 80) - 1) : Infinity;
		}
	}),
	81681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => table });
		var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26841);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function table(rows, columns, last, { columns: width, paint }) {
			let cells = rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row))));
			let lasts = rows.map((row) => onOneLine(last.cell(row)));
			let widths = columns.map(({ title }, at) => cells.reduce((most, row) => Math.max(most, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(row[at])), (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(title)));
			let flexible = columns.findIndex((column) => column.flexible);
			let others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), 2 * (columns.length - 1));
			let inLog = !Number.isFinite(width);
			flexible !== -1 && (widths[flexible] = Math.max(6, Math.min(widths[flexible], inLog ? 60 : width - others)));
			let taken = others + (flexible === -1 ? 0 : widths[flexible]);
			let most = lasts.reduce((longest, text) => Math.max(longest, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(text)), 0);
			let beside = width - taken - 2 >= Math.min(most, 32);
			let line = (texts, row) => texts.map((text, at) => {
				let { side, style } = columns[at];
				let shown = at === flexible && !inLog ? (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, widths[at]) : text;
				let own = row === null ? void 0 : style?.(row);
				let painted = own === void 0 ? shown : paint(own, shown);
				return (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
			}).join("  ");
			let titles = line(columns.map(({ title }) => title), null);
			return [paint("dim", (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
				let own = (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line(cells[index], row), width);
				let text = lasts[index];
				if (text === "") return [own.trimEnd()];
				if (beside) return [own + "  " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
				return [own.trimEnd(), "    " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
			})];
		}
		function onOneLine(cell) {
			return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(cell).replaceAll("\n", " ");
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
