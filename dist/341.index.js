export const id = 341;
export const ids = [341];
export const modules = {
	34141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => figuresOf });
		function figuresOf(points) {
			let scores = points.flatMap(({ score }) => score === null ? [] : [score]);
			let earned = points.flatMap(({ score, vacuous }) => score === null || vacuous ? [] : [score]);
			let expected = points.length;
			return {
				expected,
				judged: scores.length,
				score: mean(scores),
				score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
				coverage: expected === 0 ? 0 : scores.length / expected,
				score_without_vacuous: mean(earned)
			};
		}
		function mean(scores) {
			return scores.length === 0 ? null : sum(scores) / scores.length / 2;
		}
		function sum(scores) {
			return scores.reduce((total, score) => total + score, 0);
		}
	}),
	89541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => resultsParts,
			j: () => resultsJson
		});
		var _evaluation_test_plan_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34141);
		var _results_totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61210);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58937);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59344);
		let LONGEST_MESSAGE = 2e3;
		function resultsJson(report) {
			return [...resultsParts(report)].join("");
		}
		function resultsParts(report) {
			let byInstance = Map.groupBy(report.trials, ({ planned }) => planned.instance_id);
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.lx)(documentOf(report), ["instances"], [...byInstance.values()], toInstance);
		}
		function documentOf(report) {
			let { run, times, interval, comparison, flaky, notes, runUrl, artifactUrl } = report;
			let byType = Map.groupBy(run.planned, ({ task_type }) => task_type);
			return {
				schema: "agentbench/report/v1",
				suite: run.suite,
				dataset: run.dataset,
				agent: run.agent,
				settings: run.settings,
				totals: run.totals,
				times_ms: times,
				interval,
				gate: run.gate,
				interrupted: run.interrupted,
				comparison: comparison === null ? null : toComparison(comparison),
				flaky,
				by_type: Object.fromEntries([...byType].map(([type, trials]) => [type, (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(trials)])),
				instances: [],
				notes: notes.map((note) => (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.CG)(note, LONGEST_MESSAGE)),
				started_at: run.started_at,
				finished_at: run.finished_at,
				harness_version: run.harness_version,
				github: run.github,
				run_url: runUrl,
				artifact_url: artifactUrl
			};
		}
		function toComparison({ origin, leftOut, flips, ...rest }) {
			let { kind, commit, finishedAt, url } = origin;
			return {
				verdict: rest.verdict,
				reasons: rest.reasons,
				origin: {
					kind,
					commit,
					finished_at: finishedAt,
					url
				},
				measure: rest.measure,
				difference: rest.difference,
				interval: rest.interval,
				p: rest.p,
				method: rest.method,
				pairs: rest.pairs,
				left_out: leftOut,
				flips: flips.map(({ instanceId, before, now }) => ({
					instance_id: instanceId,
					before,
					now
				}))
			};
		}
		function toInstance(trials) {
			let { instance_id, task_type } = trials[0].planned;
			let { passed, score, score_expected } = (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(trials.map(({ planned }) => planned));
			return {
				instance_id,
				task_type,
				passed,
				score,
				score_expected,
				trials: trials.map(toTrial)
			};
		}
		function toTrial({ planned, result }) {
			let { trial, status, score, score_expected, coverage } = planned;
			let error = result?.error ?? planned.error;
			return {
				trial,
				status,
				score,
				score_expected,
				coverage,
				duration_ms: result === null ? null : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_0__.cf)(result.times),
				attempt: result?.attempt ?? null,
				integrity: result === null ? [] : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_0__.VX)(result),
				error: error === null ? null : {
					...error,
					message: (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.CG)(error.message, LONGEST_MESSAGE)
				},
				usage: result?.usage ?? null,
				test_plan: result === null || result.plan === null ? null : toPlan(result.plan)
			};
		}
		function toPlan({ points, rounds, mode, score_without_vacuous, ...all }) {
			let byType = Map.groupBy(points, ({ type }) => type);
			let [dev, debug = null] = rounds;
			return {
				mode,
				...figures(all),
				score_without_vacuous,
				by_point_type: Object.fromEntries([...byType].map(([type, some]) => [type, figures((0, _evaluation_test_plan_figures_js__WEBPACK_IMPORTED_MODULE_3__.h)(some))])),
				rounds: dev === void 0 ? null : {
					dev,
					debug
				}
			};
		}
		function figures({ expected, judged, score, score_expected, coverage }) {
			return {
				expected,
				judged,
				score,
				score_expected,
				coverage
			};
		}
	}),
	55557: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => writeReportFiles });
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var lib = __webpack_require__(30238);
		var run_gate = __webpack_require__(74135);
		var figures = __webpack_require__(23263);
		var files_text = __webpack_require__(59344);
		let COLORS = [
			[.9, "brightgreen"],
			[.75, "green"],
			[.6, "yellowgreen"],
			[.4, "yellow"],
			[.2, "orange"],
			[0, "red"]
		];
		function badgeJson({ run, interval }) {
			return (0, files_text.s$)({
				schemaVersion: 1,
				label: (0, files_text.RO)(run.suite ?? "", 60) || "agentbench",
				...rateOf({
					run,
					interval
				})
			});
		}
		function rateOf({ run, interval }) {
			let { totals, gate } = run;
			let { planned, passed, failed, success_rate, score_expected } = totals;
			if (passed + failed === 0) return {
				message: "not measured",
				color: "lightgrey"
			};
			let plans = (0, figures.E6)({ run });
			let rate = plans ? score_expected : success_rate;
			let missing = planned - passed - failed;
			return {
				message: [plans ? `score ${(0, run_gate.KN)(rate)} of all` : `${(0, run_gate.KN)(rate)}${margin(rate, interval)}`, missing === 0 ? "" : `${missing} not measured`].filter((part) => part !== "").join(", "),
				color: gate?.passed === !1 ? "red" : COLORS.find(([least]) => rate >= least)[1]
			};
		}
		function margin(rate, interval) {
			if (interval === null) return "";
			let points = Math.max(rate - interval.low, interval.high - rate, 0) * 100;
			return ` (±${Number(points.toFixed(1))}%)`;
		}
		var phrases = __webpack_require__(58937);
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
				message: (0, files_text.RO)(explanation === "" ? verdict : `${verdict}: ${explanation}`, brief.v),
				detail: score === 2 ? "" : (0, files_text.CG)(explanation, brief.v),
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
		let FILES = [
			["summary.md", (_, summaryMarkdown) => [summaryMarkdown]],
			["run.json", ({ run }) => [`${JSON.stringify(run, null, 2)}\n`]],
			["results.json", __webpack_require__(89541).Z],
			["junit.xml", junitParts],
			["ctrf.json", ctrfParts],
			["badge.json", (report) => [badgeJson(report)]]
		];
		async function writeReportFiles(directory, report, summaryMarkdown) {
			await (0, promises_.mkdir)(directory, { recursive: !0 });
			let files = FILES.map(([name]) => external_node_path_.join(directory, name));
			let writes = FILES.map(([, parts], index) => lib(files[index], "", { tmpfileCreated: (made) => writeParts(made, parts(report, summaryMarkdown)) }));
			await Promise.allSettled(writes);
			await Promise.all(writes);
			return files;
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
			b: () => loadSuite,
			loadBaselineDirectory: () => loadBaselineDirectory
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
		var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
		var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
		async function loadSuite(directories, options) {
			return suiteOf(await (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)(directories), options, directories.join(", "), "; results are directories with a run.json");
		}
		function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
			if (runs.length === 0 && matrix === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
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
			let { runs, notes } = await (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)([directory]);
			if (runs.length === 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join("; ")}` : ""}`);
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
	})
};
