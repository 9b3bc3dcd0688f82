export const id = 7094;
export const ids = [7094];
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
	46875: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { validateCommand: () => validateCommand });
		var _base_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18253);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _datasets_lint_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46597);
		var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52323);
		var _datasets_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24998);
		var _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43210);
		var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86324);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90162);
		var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12694);
		async function validateCommand(given, json) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_6__.A)(given);
			let machine = (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_5__.g)(process.env);
			let dataset = await (0, _datasets_registry_js__WEBPACK_IMPORTED_MODULE_2__.Z)(options, (0, _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_4__.w)(machine));
			let instances = await (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_3__.l)(dataset.instances, options.instances);
			let { lint } = await Promise.all([__webpack_require__.e(6194), __webpack_require__.e(370)]).then(__webpack_require__.bind(__webpack_require__, 96194));
			let summary = {
				dataset: dataset.name,
				ref: dataset.ref,
				digest: dataset.digest,
				testbed: dataset.testbed,
				instances: instances.length,
				by_type: countBy(instances, ({ taskType }) => taskType),
				by_image: countBy(instances, ({ image }) => image ?? "(none)"),
				with_repository: instances.filter((instance) => instance.repository !== null).length,
				with_fixtures: instances.filter((instance) => instance.fixtures.length > 0).length,
				with_prerunner: instances.filter((instance) => instance.prerunner !== null).length,
				notes: dataset.notes,
				findings: await lint(dataset, instances, machine),
				...summarisePoints(instances)
			};
			json ? (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.Q2)(summary) : (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.yy)(describe(summary));
			return summary.findings.some(({ level }) => level === "error") ? 2 : 0;
		}
		function summarisePoints(instances) {
			let points = instances.flatMap(({ id, evaluation }) => evaluation.kind === "test_plan" ? evaluation.points.map((point, index) => ({
				id,
				index,
				point
			})) : []);
			if (points.length === 0) return;
			let testcases = points.flatMap(({ point }) => point.testcases);
			return {
				points: {
					total: points.length,
					by_type: countBy(points, ({ point }) => point.type)
				},
				testcases: testcases.length,
				unrunnable: testcases.filter(({ unrunnable }) => unrunnable !== null).length,
				point_notes: points.flatMap(({ id, index, point: { metric, notes } }) => notes.map(({ kind, detail }) => ({
					instance_id: id,
					point: index + 1,
					metric,
					kind,
					detail
				})))
			};
		}
		function describe(summary) {
			return [
				`${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(summary.dataset)}: ${summary.instances} instances, ${verdictOn(summary.findings)}${summary.ref === null ? "" : `, at ${summary.ref}`}`,
				`digest ${summary.digest}`,
				"by type",
				...table(summary.by_type),
				"by image",
				...table(summary.by_image),
				"with",
				...table({
					repository: summary.with_repository,
					fixtures: summary.with_fixtures,
					prerunner: summary.with_prerunner
				}),
				...describePoints(summary),
				...summary.notes.map((note) => `note: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(note)}`),
				...summary.findings.map(_datasets_lint_finding_js__WEBPACK_IMPORTED_MODULE_1__.m),
				""
			].join("\n");
		}
		function verdictOn(findings) {
			let number = (level) => findings.filter((finding) => finding.level === level).length;
			let [errors, warnings] = [number("error"), number("warning")];
			return [errors === 0 ? "all valid" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_8__.U9)(errors, "error"), ...warnings === 0 ? [] : [(0, _base_format_js__WEBPACK_IMPORTED_MODULE_8__.U9)(warnings, "warning")]].join(", ");
		}
		function describePoints({ points, testcases = 0, unrunnable = 0, point_notes: notes = [] }) {
			if (points === void 0) return [];
			let kinds = countBy(notes, ({ kind }) => kind);
			return [
				"test points",
				...table({
					...points.by_type,
					"in all": points.total
				}),
				"test cases",
				...table({
					"in all": testcases,
					"cannot be run": unrunnable
				}),
				...notes.length > 0 ? ["notes of test points", ...table(kinds)] : [],
				...Object.keys(kinds).flatMap((kind) => notes.filter((note) => note.kind === kind).map(describeNote))
			];
		}
		function describeNote({ instance_id: id, point, metric, kind, detail }) {
			return `${id} #${point} "${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(metric, 60)}": ${kind}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(detail)}`;
		}
		function table(counts) {
			return Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(5)}  ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(name)}`);
		}
		function countBy(items, key) {
			let counts = new Map();
			for (let item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
			return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
		}
	}),
	46597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => findingLine });
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		function findingLine({ level, file, line, key, message }) {
			let place = [`${file}${line === null ? "" : `:${line}`}`, ...key === null ? [] : [key]].join(": ");
			return `${level}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${place}: ${message}`, 600)}`;
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
