export const id = 9745;
export const ids = [9745];
export const modules = {
	17388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => badgeText,
			m: () => badgeJson
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
		var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23263);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59344);
		let COLORS = [
			[.9, "brightgreen"],
			[.75, "green"],
			[.6, "yellowgreen"],
			[.4, "yellow"],
			[.2, "orange"],
			[0, "red"]
		];
		function badgeJson({ run, interval }) {
			let { suite, totals, gate } = run;
			return badgeText({
				suite,
				totals,
				interval,
				plans: (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.E6)({ run }),
				gate: gate?.passed ?? null,
				change: null
			});
		}
		function badgeText(badge) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.s$)({
				schemaVersion: 1,
				label: (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.RO)(badge.suite ?? "", 60) || "agentbench",
				...rateOf(badge)
			});
		}
		function rateOf({ totals, interval, plans, gate, change }) {
			let { planned, passed, failed, success_rate, score_expected } = totals;
			if (passed + failed === 0) return {
				message: "not measured",
				color: "lightgrey"
			};
			let rate = (plans ? score_expected : success_rate) ?? 0;
			let missing = planned - passed - failed;
			return {
				message: [
					plans ? `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(rate)} of all` : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(rate)}${margin(rate, interval)}`,
					missing === 0 ? "" : `${missing} not measured`,
					change === null || change.verdict === "within noise" ? "" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.WR)(change.difference)} points`
				].filter((part) => part !== "").join(", "),
				color: gate === !1 ? "red" : COLORS.find(([least]) => rate >= least)[1]
			};
		}
		function margin(rate, interval) {
			if (interval === null) return "";
			let points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
			return ` (±${Number(points.toFixed(1))}%)`;
		}
	}),
	85618: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => writeFiles,
			t: () => writeReportFiles
		});
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var lib = __webpack_require__(30238);
		var badge = __webpack_require__(17388);
		var phrases = __webpack_require__(58937);
		var files_text = __webpack_require__(59344);
		let WITHOUT_REASON = {
			passed: "",
			failed: "failed",
			error: "could not be measured",
			not_run: "never measured"
		};
		function reasonLine({ planned, reason }) {
			return (0, files_text.RO)(reason, 1e3) || WITHOUT_REASON[planned.status];
		}
		let STATUSES = {
			passed: "passed",
			failed: "failed",
			error: "other",
			not_run: "pending"
		};
		function ctrfParts(report) {
			let { run, trials } = report;
			let flaky = new Set(report.flaky);
			let document = {
				reportFormat: "CTRF",
				specVersion: "0.0.0",
				timestamp: run.finished_at ?? run.started_at,
				generatedBy: `agentbench ${run.harness_version}`,
				results: {
					tool: {
						name: "agentbench",
						version: run.harness_version
					},
					summary: toSummary(report, trials.filter((trial) => isFlaky(trial, flaky)).length),
					tests: [],
					environment: toEnvironment(report),
					extra: {
						dataset: run.dataset,
						agent: run.agent,
						totals: run.totals,
						gate: run.gate
					}
				}
			};
			return (0, files_text.lx)(document, ["results", "tests"], trials, (trial) => toTest(trial, run.dataset.name, flaky));
		}
		function isFlaky({ planned }, flaky) {
			return planned.status === "passed" && flaky.has(planned.instance_id);
		}
		function toTest(trial, dataset, flaky) {
			let { planned, result, name } = trial;
			let reason = reasonLine(trial);
			let { instance_id, task_type, status, score, score_expected, coverage } = planned;
			return {
				name,
				status: STATUSES[status],
				duration: result === null ? 0 : (0, phrases.cf)(result.times),
				...result === null ? {} : span(result.began, [result.ended]),
				suite: [(0, files_text.RO)(dataset) || "unnamed", (0, files_text.RO)(task_type) || "unnamed"],
				...reason === "" ? {} : { message: reason },
				rawStatus: status,
				retries: result === null ? 0 : result.attempt - 1,
				flaky: isFlaky(trial, flaky),
				...stepsOf(result),
				extra: {
					instance_id,
					task_type,
					trial: planned.trial,
					score,
					score_expected,
					coverage,
					integrity: result === null ? [] : (0, phrases.VX)(result),
					result: planned.result
				}
			};
		}
		function stepsOf(result) {
			if (result === null || result.plan === null) return {};
			return { steps: result.plan.points.map(({ metric, type, score, decided_by, explanation }) => ({
				name: (0, files_text.RO)(metric) || "unnamed",
				status: score === null ? "other" : score === 2 ? "passed" : "failed",
				extra: {
					type,
					score,
					decided_by,
					explanation: (0, files_text.RO)(explanation)
				}
			})) };
		}
		function toSummary({ run, results }, flaky) {
			let count = (status) => run.planned.filter((trial) => STATUSES[trial.status] === status).length;
			let ends = run.finished_at === null ? results.flatMap((result) => result?.ended ?? []) : [Date.parse(run.finished_at)];
			return {
				tests: run.planned.length,
				passed: count("passed"),
				failed: count("failed"),
				skipped: count("skipped"),
				pending: count("pending"),
				other: count("other"),
				flaky,
				suites: new Set(run.planned.map(({ task_type }) => task_type)).size,
				...span(Date.parse(run.started_at), ends)
			};
		}
		function toEnvironment({ run, runUrl }) {
			let { github } = run;
			return {
				reportName: (0, files_text.RO)(run.suite ?? "") || "agentbench",
				appName: (0, files_text.RO)((0, phrases.kV)(run)),
				testEnvironment: run.settings.testbed,
				...runUrl === null ? {} : { buildUrl: runUrl },
				...github === null ? {} : {
					buildName: (0, files_text.RO)(github.workflow),
					buildId: github.run_id,
					repositoryName: github.repository,
					commit: github.head_sha ?? github.sha,
					branchName: (0, files_text.RO)(github.ref)
				}
			};
		}
		function span(start, ends) {
			return {
				start,
				stop: ends.reduce((latest, end) => Math.max(latest, end), start)
			};
		}
		var brief = __webpack_require__(7171);
		let MARKUP = /[&<>"']/;
		let EACH_MARKUP = new RegExp(MARKUP, "g");
		let ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&apos;"
		};
		class XmlText {
			#text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
			#indent = "";
			#empty = !1;
			begin(name, attributes) {
				this.#tag(name, attributes);
				this.#indent += "  ";
				this.#empty = !0;
			}
			end(name) {
				this.#indent = this.#indent.slice(2);
				this.#text += this.#empty ? "/>\n" : `${this.#indent}</${name}>\n`;
				this.#empty = !1;
			}
			add(name, attributes, text = "") {
				this.#tag(name, attributes);
				this.#text += text === "" ? "/>\n" : `>${escaped(text)}</${name}>\n`;
			}
			taken() {
				let text = this.#text;
				this.#text = "";
				return text;
			}
			#tag(name, attributes) {
				this.#text += `${this.#empty ? ">\n" : ""}${this.#indent}<${name}`;
				for (let attribute in attributes) this.#text += ` ${attribute}="${escaped(String(attributes[attribute]))}"`;
				this.#empty = !1;
			}
		}
		function escaped(text) {
			return MARKUP.test(text) ? text.replaceAll(EACH_MARKUP, (character) => ENTITIES[character]) : text;
		}
		let OUTCOMES = {
			passed: "passed",
			failed: "failure",
			error: "error",
			not_run: "skipped"
		};
		function* junitParts({ run, trials }) {
			let { name: dataset } = run.dataset;
			let [commands, plans] = [trials.filter((trial) => planOf(trial) === null), trials.filter(planOf)];
			let suites = [...[...Map.groupBy(commands, ({ planned }) => planned.task_type)].map(([type, some]) => typeSuite(type, some, dataset)), ...plans.map((trial) => planSuite(trial, planOf(trial), dataset))];
			let { skipped: _, ...counts } = countsOf(suites.flatMap(({ cases }) => cases));
			let timestamp = run.started_at.slice(0, 19);
			let xml = new XmlText();
			xml.begin("testsuites", {
				name: nameOf(run.suite ?? "", "agentbench"),
				...counts
			});
			for (let suite of suites) yield* suiteParts(xml, suite, timestamp);
			xml.end("testsuites");
			yield xml.taken();
		}
		function planOf({ result }) {
			return result?.plan ?? null;
		}
		function typeSuite(type, trials, dataset) {
			let classname = (0, files_text.RO)(`${dataset}.${type}`);
			return {
				name: nameOf(type),
				properties: {},
				cases: trials.map((trial) => trialCase(trial, classname)),
				notes: ""
			};
		}
		function planSuite(trial, plan, dataset) {
			let { status, task_type } = trial.planned;
			let { points, score, score_expected, coverage } = plan;
			let classname = (0, files_text.RO)(`${dataset}.${trial.name}`);
			let cases = points.map((point) => pointCase(point, classname));
			let shown = status === "passed" || status === "failed" && cases.some(({ outcome }) => outcome === "failure");
			return {
				name: nameOf(trial.name),
				properties: {
					status,
					score,
					score_expected,
					coverage
				},
				cases: shown ? cases : [{
					...trialCase(trial, (0, files_text.RO)(`${dataset}.${task_type}`)),
					notes: ""
				}, ...cases],
				notes: notesOf(trial)
			};
		}
		function trialCase(trial, classname) {
			let { planned, result, name } = trial;
			return {
				name: nameOf(name),
				classname,
				milliseconds: result === null ? 0 : (0, phrases.cf)(result.times),
				outcome: OUTCOMES[planned.status],
				type: (0, files_text.RO)((result?.error ?? planned.error)?.kind ?? planned.status),
				message: reasonLine(trial),
				detail: result?.detail ?? "",
				notes: notesOf(trial)
			};
		}
		function notesOf({ result }) {
			return (result?.integrity ?? []).map(({ kind, detail }) => (0, files_text.RO)(`${kind}: ${detail}`)).join("\n");
		}
		function pointCase({ metric, score, decided_by, explanation, duration_ms }, classname) {
			let verdict = score === null ? "not judged" : `score ${score} of 2, decided by ${decided_by}`;
			return {
				name: nameOf(metric),
				classname,
				milliseconds: duration_ms,
				outcome: score === null ? "skipped" : score === 2 ? "passed" : "failure",
				type: score === null ? "not_judged" : `score_${score}`,
				message: (0, files_text.RO)(explanation === "" ? verdict : `${verdict}: ${explanation}`, brief.vC),
				detail: score === 2 ? "" : (0, files_text.CG)(explanation, brief.vC),
				notes: ""
			};
		}
		function* suiteParts(xml, { name, properties, cases, notes }, timestamp) {
			xml.begin("testsuite", {
				name,
				...countsOf(cases),
				timestamp
			});
			let known = Object.entries(properties).flatMap(([name, value]) => value === null ? [] : [{
				name,
				value
			}]);
			if (known.length > 0) {
				xml.begin("properties", {});
				for (let property of known) xml.add("property", property);
				xml.end("properties");
			}
			for (let [index, one] of cases.entries()) {
				addCase(xml, one);
				index % 100 == 0 && (yield xml.taken());
			}
			notes !== "" && xml.add("system-out", {}, notes);
			xml.end("testsuite");
		}
		function addCase(xml, { name, classname, milliseconds, outcome, type, message, detail, notes }) {
			xml.begin("testcase", {
				name,
				classname,
				time: seconds(milliseconds)
			});
			outcome !== "passed" && xml.add(outcome, {
				message,
				type
			}, detail);
			notes !== "" && xml.add("system-out", {}, notes);
			xml.end("testcase");
		}
		function countsOf(cases) {
			let count = (outcome) => cases.filter((one) => one.outcome === outcome).length;
			return {
				tests: cases.length,
				failures: count("failure"),
				errors: count("error"),
				skipped: count("skipped"),
				time: seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
			};
		}
		function nameOf(text, otherwise = "unnamed") {
			return (0, files_text.RO)(text) || otherwise;
		}
		function seconds(milliseconds) {
			return (milliseconds / 1e3).toFixed(3);
		}
		var results = __webpack_require__(89541);
		let ONLY = {
			suite: [
				"results.json",
				"run.json",
				"junit.xml",
				"ctrf.json",
				"badge.json"
			],
			comparison: [
				"comparison.json",
				"leaderboard.csv",
				"matrix.csv",
				"pairwise.csv",
				"pass-at-k.csv",
				"leaderboard.tex",
				"pairwise.tex"
			]
		};
		let FILES = [
			["summary.md", (_, summaryMarkdown) => [summaryMarkdown]],
			["run.json", ({ run }) => [`${JSON.stringify(run, null, 2)}\n`]],
			["results.json", results.Z],
			["junit.xml", junitParts],
			["ctrf.json", ctrfParts],
			["badge.json", (report) => [(0, badge.m)(report)]]
		];
		async function writeReportFiles(directory, report, summaryMarkdown) {
			return writeFiles(directory, "suite", FILES.map(([name, parts]) => [name, () => parts(report, summaryMarkdown)]));
		}
		async function writeFiles(directory, kind, files) {
			await (0, promises_.mkdir)(directory, { recursive: !0 });
			let [other] = Object.keys(ONLY).filter((name) => name !== kind);
			if ((0, external_node_fs_.existsSync)(external_node_path_.join(directory, ONLY[other][0]))) for (let name of ONLY[other].toReversed()) await (0, promises_.rm)(external_node_path_.join(directory, name), { force: !0 });
			let paths = files.map(([name]) => external_node_path_.join(directory, name));
			for (let file of paths) (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() && (0, external_node_fs_.rmSync)(file);
			let writes = files.map(([, parts], index) => lib(paths[index], "", { tmpfileCreated: (made) => writeParts(made, parts()) }));
			await Promise.allSettled(writes);
			await Promise.all(writes);
			return paths;
		}
		function writeParts(file, parts) {
			let descriptor = (0, external_node_fs_.openSync)(file, "w");
			try {
				for (let part of parts) (0, external_node_fs_.writeFileSync)(descriptor, part);
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
	}),
	15985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => suiteOf,
			loadBaselineDirectory: () => loadBaselineDirectory
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
		var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
		function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
			if (runs.length === 0 && matrix === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.mergeRuns)(runs, matrix === void 0 ? null : {
				matrix,
				trials
			});
			return {
				...suite,
				notes: [...notes, ...suite.notes]
			};
		}
		async function loadBaselineDirectory(directory) {
			let { runs, notes } = await (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)([directory], "baseline");
			if (runs.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join("; ")}` : ""}`);
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.mergeRuns)(runs, null);
			let { github, finished_at: finishedAt } = suite.run;
			return {
				suite,
				origin: {
					kind: "directory",
					commit: github?.head_sha ?? github?.sha ?? null,
					finishedAt,
					url: null
				}
			};
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
					!isPlainPath(entry.path) && (above === "." || isPlainPath(above)) && leave("a directory too deep, or with a name that is no plain one");
				} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
				else if (entry.type === "other") leave("no regular file (link, device, socket or pipe)");
				else if (!isPlainPath(entry.path)) leave("a name that is no plain relative path");
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
					entry.path === "usage.json" && (usage = await parseUsage(content.head, leave));
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
		async function parseUsage(content, leave) {
			let { usageSchema } = await __webpack_require__.e(399).then(__webpack_require__.bind(__webpack_require__, 40399));
			try {
				return usageSchema.parse(JSON.parse(content.toString()));
			} catch {
				leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
				return null;
			}
		}
	})
};
