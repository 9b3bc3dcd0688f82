export const id = 732;
export const ids = [
	732,
	9583,
	4851
];
export const modules = {
	12614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => writeSuiteComment });
		var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);
		var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
		var _github_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16065);
		var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14173);
		async function writeSuiteComment(first, target, options) {
			let { comment: mode, "github-token": token } = options;
			if (mode === "never") return null;
			let cannot = (why) => {
				mode === "always" ? _log_js__WEBPACK_IMPORTED_MODULE_4__.$e(`No comment was written: ${why}`, { title: "agentbench" }) : _log_js__WEBPACK_IMPORTED_MODULE_4__.lm(`No comment was written: ${why}`, { title: "agentbench" });
				return null;
			};
			if (target.pullRequest === null) return mode === "always" ? cannot(target.why) : null;
			if (token === void 0) return cannot("github-token is empty");
			try {
				let [owner, repo] = target.repository.split("/");
				let place = {
					owner,
					repo,
					pullRequest: target.pullRequest,
					marker: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.Ql)(target.suite),
					author: options["comment-author"]
				};
				return await (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.Mm)("GitHub", () => converge((0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.$)(token), place, first, target.suite, options));
			} catch (error) {
				let { denied, message } = (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__.og)(error);
				if (denied) return cannot(message);
				_log_js__WEBPACK_IMPORTED_MODULE_4__.$e(`The comment was not written: ${message}`, { title: "agentbench" });
				return null;
			}
		}
		async function converge(client, configured, first, suite, { comment: mode }) {
			let said = first;
			let place = configured;
			let url = null;
			let fresh = !0;
			let made = !1;
			for (let round = 1; round <= 12;) {
				let [existing, ...others] = await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__.lY)(client, place);
				for (let { id } of others) await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(client, place, id);
				if (said.report === null) {
					existing !== void 0 && await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(client, place, existing.id);
					return null;
				}
				let { run } = said.report;
				let allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== !1;
				let body = (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.wQ)(said.report, suite);
				if (mode === "failures" && allPassed && existing === void 0) return null;
				let lost = existing === void 0 && made;
				let same = existing?.body.includes((0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.qo)(run)) === !0;
				let othersWillDo = !fresh && (same || said.partial === !0);
				let kept = existing !== void 0 && (existing.body === body || same && mode === "changes" || othersWillDo);
				if (kept) url = existing.url;
				else if (!lost) {
					let written = await writeUnlessGone(client, place, existing ?? null, body);
					url = written?.url ?? null;
					if (place === configured && written?.author != null && written.author !== place.author) {
						place = withAuthor(place, written.author);
						continue;
					}
				}
				made ||= existing === void 0;
				let more = await said.again?.() ?? null;
				if (more === null && lost) return sayLost(place, url);
				if (more === null && url !== null && (kept || said.again === void 0)) return url;
				fresh = more !== null || url === null;
				more === null ? round += 1 : said = more;
			}
			return url;
		}
		function withAuthor(place, author) {
			_log_js__WEBPACK_IMPORTED_MODULE_4__.lm(`comment-author: github-token writes as ${author}, not as ${place.author}; set comment-author: ${author}, so that the comment is found before it is written`, { title: "agentbench" });
			return {
				...place,
				author
			};
		}
		function sayLost({ author }, url) {
			_log_js__WEBPACK_IMPORTED_MODULE_4__.$e(`The comment was written, but ${author} is not its author: set comment-author to the login that github-token belongs to`, { title: "agentbench" });
			return url;
		}
		async function writeUnlessGone(client, place, existing, body) {
			try {
				return await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__.HF)(client, place, existing, body);
			} catch (error) {
				if (existing !== null && error.status === 404) return null;
				throw error;
			}
		}
	}),
	24241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			publish: () => publish,
			summarize: () => summarize
		});
		var core = __webpack_require__(28524);
		var errors = __webpack_require__(45145);
		var download = __webpack_require__(24492);
		var github_limits = __webpack_require__(4472);
		var github_place = __webpack_require__(52385);
		var this_machine = __webpack_require__(86324);
		var comment = __webpack_require__(16065);
		var describe = __webpack_require__(92981);
		var merge = __webpack_require__(69327);
		var run_page = __webpack_require__(94996);
		var action_comment = __webpack_require__(12614);
		var log = __webpack_require__(14173);
		async function saySoFar(ownArtifact, jobs) {
			let others = new Map();
			let silent = !1;
			return await look().catch(unknown) ?? {
				report: jobs.describe([], []),
				partial: !0,
				again: lookAgain
			};
			async function look() {
				let listed = await jobs.list();
				if (listed === null) return { report: null };
				let missing = () => listed.filter(({ id }) => id !== ownArtifact && !others.has(id));
				for (let attempt = 1; attempt <= 3; attempt++) for (let artifact of missing()) {
					let runs = await jobs.load(artifact);
					runs !== null && others.set(artifact.id, runs);
				}
				listed.length > 1 && jobs.share();
				let notes = missing().map(({ name }) => `${name} could not be read`);
				return {
					report: jobs.describe([...others.values()].flat(), notes),
					partial: notes.length > 0,
					again: lookAgain
				};
			}
			async function lookAgain() {
				if (silent) return null;
				let before = others.size;
				let said = await look().catch(unknown);
				return said !== null && (said.report === null || others.size > before) ? said : null;
			}
			function unknown(error) {
				silent = (0, github_limits.ev)(error) !== null;
				log.pq(`The results of other jobs are not known: ${(0, errors.bD)(error)}`);
				jobs.share();
				return null;
			}
		}
		var state = __webpack_require__(90862);
		var suite_artifacts = __webpack_require__(90269);
		async function publish(onDisk, resultsPath, options, baseline, limits) {
			await (0, github_limits.Ns)(limits, () => publishAll(onDisk, resultsPath, options, baseline));
			log.t8();
		}
		async function publishAll(onDisk, resultsPath, options, baseline) {
			let place = onDisk.run.github;
			let runUrl = place === null ? null : (0, github_place.fL)(process.env, place);
			let described = (0, run_page.describeRun)(onDisk, baseline, options, runUrl);
			let uploaded = (0, state.xr)();
			uploaded === null && await writePageOf(resultsPath, described);
			let artifact = options["upload-artifact"] ? uploaded ?? await uploadResults(resultsPath, options) : null;
			let artifactUrl = artifact === null || place === null ? null : (0, github_place.M7)(process.env, place, artifact);
			core.uH("artifact-id", artifact?.id ?? "");
			core.uH("artifact-url", artifactUrl ?? "");
			let page = artifact !== null && options.comment !== "never" && place?.pull_request != null ? (0, state.wu)() ?? await uploadOwnPage(resultsPath, artifact, options) : null;
			let pageUrl = page === null || place === null ? null : (0, github_place.M7)(process.env, place, page);
			let own = {
				...described,
				artifactUrl,
				pageUrl
			};
			options.summary && await summarize(own);
			core.uH("comment-url", await publish_comment(onDisk, own, artifact?.id ?? null, options, baseline) ?? "");
		}
		async function publish_comment(onDisk, own, artifactId, options, baseline) {
			let place = onDisk.run.github;
			let target = {
				repository: place?.repository ?? "",
				pullRequest: place?.pull_request ?? null,
				why: "this event belongs to no pull request",
				suite: options.suite ?? place?.workflow ?? ""
			};
			if (artifactId === null || target.pullRequest === null || options.comment === "never") return (0, action_comment.t)({ report: own }, target, options);
			return (0, suite_artifacts.br)((0, this_machine.g)(process.env).temporaryDirectory, async (directory) => {
				let prefix = (0, suite_artifacts.XS)(options);
				let said = await saySoFar(artifactId, {
					async list() {
						log.AU(suite_artifacts.YV);
						let listed = (await (0, download.NG)(prefix)).filter(({ name }) => !(0, suite_artifacts.PS)(name, prefix));
						if ((0, suite_artifacts.uq)(listed.map(({ name }) => name)) <= 20) return listed;
						log.lm("More than 20 jobs share this suite: have agentbench's report action write the comment", { title: "agentbench" });
						return null;
					},
					async load(artifact) {
						log.AU(suite_artifacts.YV);
						let { runs, notes, failed } = await (0, suite_artifacts.ky)([artifact], directory, options.suite, download.bk);
						for (let note of notes) log.pq(note);
						return failed.length === 0 ? runs : null;
					},
					describe(others, notes) {
						if (others.length === 0) return {
							...own,
							notes
						};
						let merged = (0, merge.r)([onDisk, ...others], null);
						let links = {
							runUrl: own.runUrl,
							artifactUrl: null
						};
						return (0, describe.g)({
							...merged,
							notes: [...notes, ...merged.notes]
						}, baseline, options, links);
					},
					share: state.F
				});
				return (0, action_comment.t)(said, target, options);
			});
		}
		async function writePageOf(resultsPath, report) {
			try {
				await (0, run_page.writeReportPage)(resultsPath, report);
			} catch (error) {
				log.$e(`report.html was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" });
			}
		}
		async function uploadResults(resultsPath, options) {
			let artifact = await (0, suite_artifacts.Se)("The results are", resultsPath, (0, suite_artifacts.GY)(options), options["retention-days"]);
			artifact !== null && (0, state.SZ)(artifact);
			return artifact;
		}
		async function uploadOwnPage(resultsPath, artifact, options) {
			let page = await (0, suite_artifacts.n0)(resultsPath, artifact, options["retention-days"]);
			page !== null && (0, state.vw)(page);
			return page;
		}
		async function summarize(report) {
			try {
				await core.z.addRaw((0, comment.Br)(report)).write();
			} catch (error) {
				log.$e(`The step summary was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" });
			}
		}
	}),
	44463: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => githubClient });
		var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
		var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49735);
		var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86856);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
		let FINAL = [
			400,
			401,
			403,
			404,
			410,
			422,
			429,
			451
		];
		function githubClient(token) {
			let wait = (retryAfter, _options, _octokit, retryCount) => retryAfter <= 60 && retryCount < 2;
			let client = (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, {
				request: { fetch: limitedFetch((0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.Fv)()) },
				throttle: {
					onRateLimit: wait,
					onSecondaryRateLimit: wait
				},
				retry: { doNotRetry: FINAL }
			}, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__.L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__.A);
			client.hook.error("request", (fault) => {
				throw explainFault(fault);
			});
			return client;
		}
		function limitedFetch(operation) {
			return async (input, init = {}) => {
				let over = new AbortController();
				let timer = setTimeout(() => over.abort(operation.late(operation.limit, !1)), operation.limit).unref();
				let signals = [
					over.signal,
					operation.signal,
					init.signal
				].filter((signal) => signal instanceof AbortSignal);
				try {
					let response = await fetch(input, {
						...init,
						signal: AbortSignal.any(signals)
					});
					let { status, url, headers, body } = response;
					if (body === null) return response;
					if (!isText(headers)) {
						let bytes = headers.get("content-length");
						let time = operation.allowed(bytes);
						clearTimeout(timer);
						bytes !== null && (timer = setTimeout(() => over.abort(operation.fault(time)), time).unref());
						return response;
					}
					let read = new Response(await response.arrayBuffer(), response);
					clearTimeout(timer);
					operation.answered(status, url);
					return Object.defineProperty(read, "url", { value: url });
				} catch (error) {
					clearTimeout(timer);
					throw error;
				}
			};
		}
		function isText(headers) {
			return /^(application\/(.+\+)?json|text\/.*)\b/.test(headers.get("content-type") ?? "");
		}
		function explainFault(fault) {
			if (!(fault instanceof Error) || !("status" in fault)) return fault;
			let { response, status } = fault;
			if (response === void 0) {
				let late = (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.ev)(fault);
				let message = late === null ? `could not be reached: ${shortened(deepestMessage(fault))}` : late;
				return Error(`GitHub ${message}`, { cause: fault });
			}
			fault.message = typeof response.data == "string" && /^\s*</.test(response.data) ? `GitHub answered ${status} with a page instead of JSON` : shortened(fault.message);
			return fault;
		}
		function deepestMessage(error) {
			return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
		}
		function shortened(text) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(text);
			return clean.length > 300 ? `${clean.slice(0, 299)}…` : clean;
		}
	}),
	7171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gb: () => briefOf,
			Vb: () => sizeOfBrief,
			vC: () => LONGEST_DETAIL
		});
		var _results_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97857);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97384);
		var _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34552);
		var _files_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59344);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58937);
		let LONGEST_DETAIL = 1e3;
		function briefOf(result) {
			let { attempt, status, integrity, error, evaluation, rounds } = result;
			return {
				attempt,
				integrity: integrity.slice(0, 100).map(({ kind, detail }) => ({
					kind: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(kind, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					detail: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(detail, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG)
				})),
				error: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.$I)(error),
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				meter: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.d)(result),
				image_digest: result.testbed.image_digest && (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.testbed.image_digest, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
				reason: result.reason == null ? null : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.reason.text, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				detail: status === "passed" ? "" : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.U3)(detailOf(result)),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
		}
		function sizeOfBrief({ integrity, error, reason, explanation, detail, plan }) {
			let own = 1e3 + (reason?.length ?? 0) + explanation.length + detail.length + (error === null ? 0 : error.message.length);
			let notes = integrity.reduce((sum, { kind, detail }) => sum + 100 + kind.length + detail.length, 0);
			let points = plan?.points.reduce((sum, point) => sum + 200 + point.metric.length + point.explanation.length, 0);
			return own + notes + (points ?? 0);
		}
		function agentTime({ agent, rounds = [] }) {
			if (rounds.length === 0) return agent.duration_ms;
			return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
		}
		function detailOf({ error, evaluation }) {
			if (error !== null) return (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.CG)(error.message, LONGEST_DETAIL);
			return evaluation?.kind === "success_command" ? (0, _files_text_js__WEBPACK_IMPORTED_MODULE_0__.Lj)(evaluation.output_tail, LONGEST_DETAIL) : "";
		}
		function briefPlan(plan, rounds = []) {
			let { mode, score_without_vacuous, points } = plan;
			return {
				mode,
				score_without_vacuous,
				...figuresOf(plan),
				points: points.slice(0, 2e3).map(({ testcases, notes: _, floor: _floor, ...point }) => ({
					...point,
					metric: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(point.metric, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(point.explanation, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
					duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
				})),
				rounds: rounds.map(({ evaluation }) => figuresOfRound(evaluation))
			};
		}
		function figuresOfRound(evaluation) {
			return evaluation?.kind === "test_plan" ? figuresOf(evaluation) : null;
		}
		function figuresOf({ expected, judged, score, score_expected, coverage }) {
			return {
				expected,
				judged,
				score,
				score_expected,
				coverage
			};
		}
	}),
	59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CG: () => fileText,
			Lj: () => fileTail,
			RO: () => fileLine,
			lx: () => jsonParts,
			s$: () => jsonText
		});
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		let NO_CHARACTERS = /[\ufffe\uffff]/g;
		function fileLine(text, length = 300) {
			return characters((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
		}
		function fileText(text, length) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
		}
		function fileTail(text, length) {
			let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
			return characters(clean.length > length || text.length > 4 * length ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, "")}` : clean);
		}
		function jsonText(value) {
			return `${stringified(value)}\n`;
		}
		function* jsonParts(document, path, items, toValue) {
			let within = (list) => path.reduceRight((value, key) => ({ [key]: value }), list);
			let list = `\n${"  ".repeat(path.length)}"${path.at(-1)}": [`;
			let text = stringified(document);
			let [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
			let [opening, closing] = [frame.indexOf("[]") + 1, frame.length - frame.indexOf("[]") + 2 * path.length];
			yield text.slice(0, start);
			for (let at = 0; at < items.length; at += 100) {
				let some = stringified(within(items.slice(at, at + 100).map(toValue)));
				yield `${at === 0 ? "" : ","}${some.slice(opening, -closing)}`;
			}
			yield `${items.length === 0 ? "" : `\n${"  ".repeat(path.length)}`}${text.slice(start)}\n`;
		}
		function stringified(value) {
			let text = JSON.stringify(value, null, 2);
			return text.includes("\\ud") ? JSON.stringify(value, wellFormed, 2) : text;
		}
		function wellFormed(_, item) {
			return typeof item == "string" ? item.toWellFormed() : item;
		}
		function characters(text) {
			return text.toWellFormed().replace(NO_CHARACTERS, "�");
		}
	}),
	9583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadRun: () => loadRun,
			loadRuns: () => loadRuns,
			roomForRuns: () => roomForRuns
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _results_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48242);
		var _results_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47705);
		var _brief_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7171);
		let MOST_RUNS = 2e3;
		let MOST_KEPT = {
			runs: 134217728,
			results: 402653184
		};
		function roomForRuns() {
			return { ...MOST_KEPT };
		}
		async function loadRuns(directories, option = "results", room = roomForRuns()) {
			let runs = [];
			let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_3__.s)(directories, 4, option);
			for (let directory of found) {
				if (runs.length >= MOST_RUNS) {
					notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
					continue;
				}
				try {
					let { left, ...run } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_4__.cI)(directory, (result) => {
						let brief = (0, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Gb)(result);
						return takeRoom(room, "results", (0, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(brief)) ? brief : null;
					});
					if (!takeRoom(room, "runs", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")).size)) {
						notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")}: there is no room for it beside the others, and it is left out`);
						continue;
					}
					runs.push({
						...run,
						directory
					});
					let from = run.run.rescored_from;
					from !== void 0 && notes.push(`${directory}: scored again from the evidence of ${from.directory} (run of ${from.started_at})`);
					for (let what of left.slice(0, 20)) notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, what)}, and is left out`);
					left.length > 20 && notes.push(`${directory}: ${left.length - 20} more results are left out`);
				} catch (error) {
					notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")} is not a run record: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error).split("\n")[0]}`);
				}
			}
			return {
				runs,
				notes
			};
		}
		function takeRoom(room, of, bytes) {
			if (bytes > room[of]) return !1;
			room[of] -= bytes;
			return !0;
		}
		async function loadRun(directory, known) {
			let { run, results } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_4__.cI)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_5__.Gb, known);
			return {
				run,
				results,
				directory
			};
		}
	}),
	48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let MOST_DIRECTORIES = 2e4;
		async function findRuns(directories, deepest, option) {
			let found = [];
			let notes = [];
			let seen = new Set();
			let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory));
			for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
				let below = [];
				for (let directory of level) below.push(...await look(directory, depth));
				level = below;
			}
			let beyond = seen.size - MOST_DIRECTORIES;
			beyond > 0 && notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
			return {
				found: found.sort(),
				notes
			};
			async function look(directory, depth) {
				if (seen.has(directory)) return [];
				seen.add(directory);
				if (seen.size > MOST_DIRECTORIES) return [];
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
					let fault = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
					if (depth === deepest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${option}: ${fault}`);
					notes.push(fault);
					return [];
				});
				let has = (name) => entries.some((entry) => entry.name === name && entry.isFile());
				if (has("results.json") && depth < deepest) return [];
				if (has("run.json")) {
					found.push(directory);
					return [];
				}
				return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name));
			}
		}
	}),
	86856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => throttling });
		var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63251);
		var VERSION = "0.0.0-development";
		var noop = () => Promise.resolve();
		function wrapRequest(state, request, options) {
			return state.retryLimiter.schedule(doRequest, state, request, options);
		}
		async function doRequest(state, request, options) {
			let { pathname } = new URL(options.url, "http://github.test");
			let isAuth = isAuthRequest(options.method, pathname);
			let isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
			let isSearch = options.method === "GET" && pathname.startsWith("/search/");
			let isGraphQL = pathname.startsWith("/graphql");
			let jobOptions = ~~request.retryCount > 0 ? {
				priority: 0,
				weight: 0
			} : {};
			state.clustering && (jobOptions.expiration = 6e4);
			(isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop);
			isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop);
			isSearch && await state.search.key(state.id).schedule(jobOptions, noop);
			let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
			if (isGraphQL) {
				let res = await req;
				if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
					response: res,
					data: res.data
				});
			}
			return req;
		}
		function isAuthRequest(method, pathname) {
			return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
		}
		var triggers_notification_paths_default = [
			"/orgs/{org}/invitations",
			"/orgs/{org}/invitations/{invitation_id}",
			"/orgs/{org}/teams/{team_slug}/discussions",
			"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
			"/repos/{owner}/{repo}/collaborators/{username}",
			"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
			"/repos/{owner}/{repo}/issues",
			"/repos/{owner}/{repo}/issues/{issue_number}/comments",
			"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
			"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
			"/repos/{owner}/{repo}/pulls",
			"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
			"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
			"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
			"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
			"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
			"/repos/{owner}/{repo}/releases",
			"/teams/{team_id}/discussions",
			"/teams/{team_id}/discussions/{discussion_number}/comments"
		];
		function routeMatcher(paths) {
			let regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
			return new RegExp(regex2, "i");
		}
		var regex = routeMatcher(triggers_notification_paths_default);
		var triggersNotification = regex.test.bind(regex);
		var groups = {};
		var createGroups = function(Bottleneck, common) {
			groups.global = new Bottleneck.Group({
				id: "octokit-global",
				maxConcurrent: 10,
				...common
			});
			groups.auth = new Bottleneck.Group({
				id: "octokit-auth",
				maxConcurrent: 1,
				...common
			});
			groups.search = new Bottleneck.Group({
				id: "octokit-search",
				maxConcurrent: 1,
				minTime: 2e3,
				...common
			});
			groups.write = new Bottleneck.Group({
				id: "octokit-write",
				maxConcurrent: 1,
				minTime: 1e3,
				...common
			});
			groups.notifications = new Bottleneck.Group({
				id: "octokit-notifications",
				maxConcurrent: 1,
				minTime: 3e3,
				...common
			});
		};
		function throttling(octokit, octokitOptions) {
			let { enabled = !0, Bottleneck = bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
			if (!enabled) return {};
			let common = { timeout };
			connection !== void 0 && (common.connection = connection);
			let state = Object.assign({
				clustering: connection != null,
				triggersNotification,
				fallbackSecondaryRateRetryAfter: 60,
				retryAfterBaseValue: 1e3,
				id
			}, octokitOptions.throttle);
			if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
			let initialized = !1;
			let initializeBottleneck = () => {
				if (initialized) return;
				initialized = !0;
				groups.global ?? createGroups(Bottleneck, common);
				state.global = state.global ?? groups.global;
				state.auth = state.auth ?? groups.auth;
				state.search = state.search ?? groups.search;
				state.write = state.write ?? groups.write;
				state.notifications = state.notifications ?? groups.notifications;
				state.retryLimiter = state.retryLimiter ?? new Bottleneck();
				let events = {};
				let emitter = new Bottleneck.Events(events);
				events.on("secondary-limit", state.onSecondaryRateLimit);
				events.on("rate-limit", state.onRateLimit);
				events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
				state.retryLimiter.on("failed", async function(error, info) {
					let [state2, request, options] = info.args;
					let { pathname } = new URL(options.url, "http://github.test");
					if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
					let retryCount = ~~request.retryCount;
					request.retryCount = retryCount;
					options.request.retryCount = retryCount;
					let { wantRetry, retryAfter = 0 } = await (async function() {
						if (/\bsecondary rate\b/i.test(error.message)) {
							let retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
							return {
								wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
								retryAfter: retryAfter2
							};
						}
						if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
							let rateLimitReset = new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3).getTime();
							let retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
							return {
								wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
								retryAfter: retryAfter2
							};
						}
						return {};
					})();
					if (wantRetry) {
						request.retryCount++;
						return retryAfter * state2.retryAfterBaseValue;
					}
				});
			};
			octokit.hook.wrap("request", (request, options) => {
				initializeBottleneck();
				return wrapRequest(state, request, options);
			});
			return {};
		}
		throttling.VERSION = VERSION;
		throttling.triggersNotification = triggersNotification;
	}),
	72577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => uniformInt });
		function uniformIntInternal(rng, rangeSize) {
			let MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
			let deltaV = rng.next() + 2147483648;
			for (; deltaV >= MaxAllowed;) deltaV = rng.next() + 2147483648;
			return deltaV % rangeSize;
		}
		function fromNumberToArrayInt64(out, n) {
			if (n < 0) {
				let posN = -n;
				out.sign = -1;
				out.data[0] = ~~(posN / 4294967296);
				out.data[1] = posN >>> 0;
			} else {
				out.sign = 1;
				out.data[0] = ~~(n / 4294967296);
				out.data[1] = n >>> 0;
			}
			return out;
		}
		function substractArrayInt64(out, arrayIntA, arrayIntB) {
			let lowA = arrayIntA.data[1];
			let highA = arrayIntA.data[0];
			let signA = arrayIntA.sign;
			let lowB = arrayIntB.data[1];
			let highB = arrayIntB.data[0];
			let signB = arrayIntB.sign;
			out.sign = 1;
			if (signA === 1 && signB === -1) {
				let low = lowA + lowB;
				let high = highA + highB + +(low > 4294967295);
				out.data[0] = high >>> 0;
				out.data[1] = low >>> 0;
				return out;
			}
			let lowFirst = lowA;
			let highFirst = highA;
			let lowSecond = lowB;
			let highSecond = highB;
			if (signA === -1) {
				lowFirst = lowB;
				highFirst = highB;
				lowSecond = lowA;
				highSecond = highA;
			}
			let reminderLow = 0;
			let low = lowFirst - lowSecond;
			if (low < 0) {
				reminderLow = 1;
				low >>>= 0;
			}
			out.data[0] = highFirst - highSecond - reminderLow;
			out.data[1] = low;
			return out;
		}
		function uniformArrayIntInternal(rng, out, rangeSize) {
			let maxIndex0 = rangeSize[0] + 1;
			out[0] = uniformIntInternal(rng, maxIndex0);
			out[1] = uniformIntInternal(rng, 4294967296);
			for (; out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1]);) {
				out[0] = uniformIntInternal(rng, maxIndex0);
				out[1] = uniformIntInternal(rng, 4294967296);
			}
			return out;
		}
		let safeNumberMaxSafeInteger = 2 ** 53 - 1;
		let sharedA = {
			sign: 1,
			data: [0, 0]
		};
		let sharedB = {
			sign: 1,
			data: [0, 0]
		};
		let sharedC = {
			sign: 1,
			data: [0, 0]
		};
		let sharedData = [0, 0];
		function uniformLargeIntInternal(rng, from, to, rangeSize) {
			let rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
			if (rangeSizeArrayIntValue.data[1] === 4294967295) {
				rangeSizeArrayIntValue.data[0] += 1;
				rangeSizeArrayIntValue.data[1] = 0;
			} else rangeSizeArrayIntValue.data[1] += 1;
			uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
			return sharedData[0] * 4294967296 + sharedData[1] + from;
		}
		function uniformInt(rng, from, to) {
			let rangeSize = to - from;
			if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
			return uniformLargeIntInternal(rng, from, to, rangeSize);
		}
	}),
	69566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => mersenne });
		let A = 2567483615;
		let MASK_LOWER = 2147483647;
		let MASK_UPPER = 2147483648;
		var MersenneTwister = class MersenneTwister {
			constructor(states, index) {
				this.states = states;
				this.index = index;
			}
			clone() {
				return new MersenneTwister(this.states.slice(), this.index);
			}
			next() {
				let y = this.states[this.index];
				y ^= y >>> 11;
				y ^= y << 7 & 2636928640;
				y ^= y << 15 & 4022730752;
				y ^= y >>> 18;
				this.index = twistedNext(this.states, this.index);
				return y;
			}
			getState() {
				return [this.index, ...this.states];
			}
			jump() {
				let originalStates = this.states.slice();
				let originalIndex = this.index;
				this.index = twistedNext(this.states, this.index);
				for (let i = 19932; i > 0; --i) {
					"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(i / 6 | 0) - 48 & 1 << i % 6 && addState(this.states, this.index, originalStates, originalIndex);
					this.index = twistedNext(this.states, this.index);
				}
				addState(this.states, this.index, originalStates, originalIndex);
			}
		};
		function addState(mt, idx, originalMt, originalIdx) {
			let i = 0;
			if (originalIdx >= idx) {
				for (; i < 624 - originalIdx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
				for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx - 624];
				for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
			} else {
				for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
				for (; i < 624 - originalIdx; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx];
				for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
			}
		}
		function twistedNext(mt, idx) {
			if (idx < 227) {
				let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
				mt[idx] = mt[idx + 397] ^ y >>> 1 ^ -(y & 1) & A;
				return idx + 1;
			} else if (idx < 623) {
				let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
				mt[idx] = mt[idx + 397 - 624] ^ y >>> 1 ^ -(y & 1) & A;
				return idx + 1;
			} else {
				let y = mt[idx] & MASK_UPPER | mt[0] & MASK_LOWER;
				mt[idx] = mt[396] ^ y >>> 1 ^ -(y & 1) & A;
				return 0;
			}
		}
		function twist(mt) {
			for (let idx = 0; idx !== 624; ++idx) twistedNext(mt, idx);
		}
		function mersenne(seed) {
			let out = [seed | 0];
			for (let idx = 1; idx !== 624; ++idx) {
				let xored = out[idx - 1] ^ out[idx - 1] >>> 30;
				out.push(Math.imul(1812433253, xored) + idx | 0);
			}
			twist(out);
			return new MersenneTwister(out, 0);
		}
	})
};
