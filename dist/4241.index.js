export const id = 4241;
export const ids = [
	4241,
	9583,
	269,
	6963
];
export const modules = {
	12614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => writeSuiteComment });
		var _github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20717);
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14173);
		async function writeSuiteComment(first, target, options) {
			let { comment: mode, "github-token": token } = options;
			if (mode === "never") return null;
			let cannot = (why) => {
				mode === "always" ? _log_js__WEBPACK_IMPORTED_MODULE_2__.$e(`No comment was written: ${why}`, { title: "agentbench" }) : _log_js__WEBPACK_IMPORTED_MODULE_2__.lm(`No comment was written: ${why}`, { title: "agentbench" });
				return null;
			};
			if (target.pullRequest === null) return mode === "always" ? cannot(target.why) : null;
			if (token === void 0) return cannot("github-token is empty");
			try {
				let { githubClient } = await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
				let [owner, repo] = target.repository.split("/");
				let place = {
					owner,
					repo,
					pullRequest: target.pullRequest,
					marker: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.Ql)(target.suite),
					author: options["comment-author"]
				};
				return await converge(githubClient(token), place, first, target.suite, options);
			} catch (error) {
				let { denied, message } = (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.og)(error);
				if (denied) return cannot(message);
				_log_js__WEBPACK_IMPORTED_MODULE_2__.$e(`The comment was not written: ${message}`, { title: "agentbench" });
				return null;
			}
		}
		async function converge(client, place, first, suite, { comment: mode }) {
			let said = first;
			let url = null;
			let fresh = !0;
			let made = !1;
			for (let round = 1; round <= 12;) {
				let [existing, ...others] = await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.lY)(client, place);
				for (let { id } of others) await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(client, place, id);
				if (said.report === null) {
					existing !== void 0 && await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(client, place, existing.id);
					return null;
				}
				let { run } = said.report;
				let allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== !1;
				let body = (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(said.report, suite);
				if (mode === "failures" && allPassed && existing === void 0) return null;
				let lost = existing === void 0 && made;
				let same = existing?.body.includes((0, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.qo)(run)) === !0;
				let othersWillDo = !fresh && (same || said.partial === !0);
				let kept = existing !== void 0 && (existing.body === body || same && mode === "changes" || othersWillDo);
				kept ? url = existing.url : lost || (url = await writeUnlessGone(client, place, existing ?? null, body));
				made ||= existing === void 0;
				let more = await said.again?.() ?? null;
				if (more === null && lost) return sayLost(place, url);
				if (more === null && url !== null && (kept || said.again === void 0)) return url;
				fresh = more !== null || url === null;
				more === null ? round += 1 : said = more;
			}
			return url;
		}
		function sayLost({ author }, url) {
			_log_js__WEBPACK_IMPORTED_MODULE_2__.$e(`The comment was written, but ${author} is not its author: set comment-author to the login that github-token belongs to`, { title: "agentbench" });
			return url;
		}
		async function writeUnlessGone(client, place, existing, body) {
			try {
				return await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.HF)(client, place, existing, body);
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
		var github_place = __webpack_require__(52385);
		var this_machine = __webpack_require__(86324);
		var comment = __webpack_require__(20717);
		var describe = __webpack_require__(92981);
		var merge = __webpack_require__(69327);
		var run_page = __webpack_require__(94996);
		var action_comment = __webpack_require__(12614);
		var log = __webpack_require__(14173);
		async function saySoFar(ownArtifact, jobs) {
			let others = new Map();
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
				let before = others.size;
				let said = await look().catch(unknown);
				return said !== null && (said.report === null || others.size > before) ? said : null;
			}
			function unknown(error) {
				log.pq(`The results of other jobs are not known: ${(0, errors.bD)(error)}`);
				jobs.share();
				return null;
			}
		}
		var state = __webpack_require__(90862);
		var suite_artifacts = __webpack_require__(90269);
		async function publish(onDisk, resultsPath, options, baseline) {
			let place = onDisk.run.github;
			let runUrl = place === null ? null : (0, github_place.fL)(process.env, place);
			let described = (0, run_page.describeRun)(onDisk, baseline, options, runUrl);
			let uploaded = (0, state.xr)();
			uploaded === null && await writePageOf(resultsPath, described);
			let artifactId = options["upload-artifact"] ? uploaded ?? await uploadResults(resultsPath, options) : null;
			let artifactUrl = artifactId === null || place === null ? null : (0, github_place.M7)(process.env, place, artifactId);
			core.uH("artifact-id", artifactId ?? "");
			core.uH("artifact-url", artifactUrl ?? "");
			let own = {
				...described,
				artifactUrl
			};
			options.summary && await summarize(own);
			core.uH("comment-url", await publish_comment(onDisk, own, artifactId, options, baseline) ?? "");
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
			return (0, suite_artifacts.inTemporary)((0, this_machine.g)(process.env).temporaryDirectory, async (directory) => {
				let { downloadArtifact, listRunArtifacts } = await Promise.all([
					__webpack_require__.e(6913),
					__webpack_require__.e(1143),
					__webpack_require__.e(6118),
					__webpack_require__.e(1077),
					__webpack_require__.e(663),
					__webpack_require__.e(9730)
				]).then(__webpack_require__.bind(__webpack_require__, 24492));
				let prefix = await (0, suite_artifacts.suitePrefix)(options);
				let said = await saySoFar(artifactId, {
					async list() {
						let listed = (await listRunArtifacts(prefix)).filter(({ name }) => !(0, suite_artifacts.isReport)(name, prefix));
						if ((0, suite_artifacts.uq)(listed.map(({ name }) => name)) <= 20) return listed;
						log.lm("More than 20 jobs share this suite: have agentbench's report action write the comment", { title: "agentbench" });
						return null;
					},
					async load(artifact) {
						let { runs, notes, failed } = await (0, suite_artifacts.runsOf)([artifact], directory, options.suite, downloadArtifact);
						for (let note of notes) log.pq(note);
						return failed.length === 0 ? runs : null;
					},
					describe(others, notes) {
						if (others.length === 0) return {
							...own,
							notes
						};
						let merged = (0, merge.mergeRuns)([onDisk, ...others], null);
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
			let id = await (0, suite_artifacts.Se)("The results are", resultsPath, (0, suite_artifacts.jobArtifactParts)(options), options["retention-days"]);
			id !== null && (0, state.SZ)(id);
			return id;
		}
		async function summarize(report) {
			try {
				await core.z.addRaw((0, comment.Br)(report)).write();
			} catch (error) {
				log.$e(`The step summary was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" });
			}
		}
	}),
	90269: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Se: () => upload,
			inTemporary: () => inTemporary,
			isReport: () => isReport,
			j2: () => reportParts,
			jobArtifactParts: () => jobArtifactParts,
			runsOf: () => runsOf,
			suitePrefix: () => suitePrefix,
			uq: () => countJobs
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79882);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
		var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14173);
		let ATTEMPT = "-\\d+(-(?:\\d|[0-9a-f]{8}))?$";
		async function suitePrefix(options) {
			let { artifactName } = await Promise.all([
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(273)
			]).then(__webpack_require__.bind(__webpack_require__, 40273));
			return artifactName([options["artifact-name"], options.suite ?? ""]);
		}
		function jobArtifactParts(options) {
			return [
				options["artifact-name"],
				options.suite ?? "",
				process.env.GITHUB_JOB ?? "",
				options["job-index"],
				process.env.GITHUB_ACTION ?? ""
			];
		}
		function reportParts(options) {
			return [
				options["artifact-name"],
				options.suite ?? "",
				"report"
			];
		}
		async function upload(what, directory, parts, retentionDays) {
			try {
				let { artifactName, uploadDirectory } = await Promise.all([
					__webpack_require__.e(6913),
					__webpack_require__.e(1143),
					__webpack_require__.e(6118),
					__webpack_require__.e(1077),
					__webpack_require__.e(273)
				]).then(__webpack_require__.bind(__webpack_require__, 40273));
				return (await uploadDirectory(artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT ?? "1"]), directory, retentionDays)).id;
			} catch (error) {
				_log_js__WEBPACK_IMPORTED_MODULE_4__.$e(`${what} in ${directory}, but the artifact was not uploaded: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`, { title: "agentbench" });
				return null;
			}
		}
		function isReport(name, prefix) {
			return RegExp(`^report${ATTEMPT}`).test(name.slice(prefix.length + 1));
		}
		function countJobs(names) {
			return new Set(names.map((name) => name.replace(RegExp(ATTEMPT), "$1"))).size;
		}
		async function runsOf(artifacts, directory, suite, download) {
			let runs = [];
			let notes = [];
			let failed = [];
			let room = (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.roomForRuns)();
			for (let artifact of artifacts) {
				let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, String(artifact.id));
				try {
					let { left } = await download(artifact, target);
					for (let what of left) notes.push(`${artifact.name}: left out: ${what}`);
					let found = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRuns)([target], "results", room);
					runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === void 0 || run.suite === suite));
					notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, "")}`));
				} catch (error) {
					notes.push(`${artifact.name} could not be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
					failed.push(artifact);
				}
			}
			return {
				runs,
				notes,
				failed
			};
		}
		async function inTemporary(directory, work) {
			let temporary = await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_2__.Te)({ temporaryDirectory: directory });
			try {
				return await work(temporary.directory);
			} finally {
				await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_2__.lb)(temporary.directory).catch((error) => _log_js__WEBPACK_IMPORTED_MODULE_4__.Yz(`${temporary.directory} was not removed: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`));
			}
		}
	}),
	5274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => isDenied,
			HF: () => writeComment,
			IW: () => withPermission,
			Tu: () => deleteComment,
			lY: () => listOwnComments,
			og: () => explainRestFault
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		async function listOwnComments(client, place) {
			let { owner, repo, pullRequest, marker, author } = place;
			return (await client.paginate(client.rest.issues.listComments, {
				owner,
				repo,
				issue_number: pullRequest,
				per_page: 100
			})).filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker)).map(({ id, body, html_url }) => ({
				id,
				body,
				url: html_url
			})).sort((a, b) => a.id - b.id);
		}
		async function writeComment(client, place, existing, body) {
			let { owner, repo, pullRequest } = place;
			if (existing !== null) return (await client.rest.issues.updateComment({
				owner,
				repo,
				comment_id: existing.id,
				body
			})).data.html_url;
			return (await client.rest.issues.createComment({
				owner,
				repo,
				issue_number: pullRequest,
				body
			})).data.html_url;
		}
		async function deleteComment(client, { owner, repo }, id) {
			try {
				await client.rest.issues.deleteComment({
					owner,
					repo,
					comment_id: id
				});
			} catch (error) {
				if (error.status !== 404) throw error;
			}
		}
		function explainRestFault(error) {
			let { status, message } = error;
			let denied = isDenied(error);
			if (denied) return {
				denied,
				message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`
			};
			return {
				denied,
				message: status === void 0 ? String(message) : `HTTP ${status}: ${message}`
			};
		}
		function isDenied(error) {
			let { status, message } = error;
			return status === 401 || status === 403 && /not accessible by|read-only/i.test(message ?? "");
		}
		async function withPermission(permission, work) {
			try {
				return await work();
			} catch (error) {
				if (!isDenied(error)) throw error;
				let { status } = error;
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`, { cause: error });
			}
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
			let { attempt, status, integrity, error, human_actions, evaluation, rounds } = result;
			return {
				attempt,
				integrity: integrity.slice(0, 100).map(({ kind, detail }) => ({
					kind: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(kind, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
					detail: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(detail, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG)
				})),
				error: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.$I)(error),
				human_actions,
				began: Date.parse(result.started_at),
				ended: Date.parse(result.finished_at),
				times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_2__.ui)([result]),
				agent_ms: agentTime(result),
				usage: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_3__.J)(result),
				image_digest: result.testbed.image_digest && (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(result.testbed.image_digest, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.B6),
				explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.xG),
				detail: status === "passed" ? "" : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_1__.U3)(detailOf(result)),
				plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
			};
		}
		function sizeOfBrief({ integrity, error, explanation, detail, plan }) {
			let own = 1e3 + explanation.length + detail.length + (error === null ? 0 : error.message.length);
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
				points: points.slice(0, 2e3).map(({ testcases, notes: _, ...point }) => ({
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
	})
};
