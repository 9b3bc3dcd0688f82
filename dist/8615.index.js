export const id = 8615;
export const ids = [
	8615,
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
	57287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { report: () => report });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(28524);
		var errors = __webpack_require__(45145);
		var github_event = __webpack_require__(6830);
		var github_place = __webpack_require__(52385);
		var this_machine = __webpack_require__(86324);
		var comment = __webpack_require__(20717);
		var describe = __webpack_require__(92981);
		var write = __webpack_require__(85618);
		var load = __webpack_require__(9583);
		var phrases = __webpack_require__(58937);
		var run_page = __webpack_require__(94996);
		var sources = __webpack_require__(15985);
		var gate = __webpack_require__(43050);
		var action_baseline = __webpack_require__(81116);
		var action_comment = __webpack_require__(12614);
		var fail = __webpack_require__(89955);
		var log = __webpack_require__(14173);
		function measuredIn(event, place, base) {
			let { repository, pull_request: pull, workflow_run: run } = event;
			let ours = (side) => side?.full_name === place.repository;
			let defaultBranch = textOf(repository?.default_branch);
			let own = place.ref.replace(/^refs\/heads\//, "");
			let heads = [ours(pull?.head?.repo) ? textOf(pull?.head?.ref) : null, ours(run?.head_repository) ? textOf(run?.head_branch) : null];
			return {
				place,
				base,
				defaultBranch,
				codeBranches: [
					defaultBranch,
					base,
					textOf(pull?.base?.ref),
					own,
					...heads
				].filter((name) => name !== null)
			};
		}
		function placeOfRun({ workflow_run: run }, place, runId) {
			let branch = run?.head_repository?.full_name === place.repository ? textOf(run?.head_branch) : null;
			return {
				...place,
				run_id: String(runId),
				run_attempt: typeof run?.run_attempt == "number" ? run.run_attempt : 1,
				event: textOf(run?.event) ?? "",
				ref: branch === null ? "" : `refs/heads/${branch}`
			};
		}
		function textOf(value) {
			return typeof value == "string" && value !== "" ? value : null;
		}
		async function withHistory(report, options, measured) {
			let { history } = options;
			if (history === null) return report;
			try {
				let kept = "directory" in history ? await inDirectory(report, history.directory, options, measured) : await onBranch(report, history.branch, options, measured);
				if (kept === null) return report;
				for (let note of kept.notes) log.lm(note, { title: "agentbench" });
				return {
					...report,
					trend: kept.trend
				};
			} catch (error) {
				log.$e(`history: there is no trend, and no point was added: ${(0, errors.bD)(error)}`, { title: "agentbench" });
				return report;
			}
		}
		async function inDirectory(report, directory, { tolerance }, measured) {
			let { keeping } = await __webpack_require__.e(508).then(__webpack_require__.bind(__webpack_require__, 50508));
			let { keepInDirectory } = await __webpack_require__.e(5096).then(__webpack_require__.bind(__webpack_require__, 75096));
			let keep = keeping(report, {
				...measured,
				github: measured?.place ?? null,
				tolerance
			});
			return keep === null ? null : keepInDirectory(directory, keep);
		}
		async function onBranch(report, branch, { tolerance, "github-token": token }, measured) {
			if (measured === null) throw new errors.yo("this run belongs to no repository");
			if (token === void 0) throw new errors.yo("github-token is empty");
			let { changeBranch } = await __webpack_require__.e(4794).then(__webpack_require__.bind(__webpack_require__, 34794));
			let { githubClient } = await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
			let { keeping } = await __webpack_require__.e(508).then(__webpack_require__.bind(__webpack_require__, 50508));
			let { HISTORY_FILE: file, LARGEST_HISTORY: largest } = await __webpack_require__.e(8125).then(__webpack_require__.bind(__webpack_require__, 68125));
			let { place: github, base, codeBranches } = measured;
			let [owner, repo] = github.repository.split("/");
			let client = githubClient(token);
			let defaultBranch = measured.defaultBranch ?? (await client.rest.repos.get({
				owner,
				repo
			})).data.default_branch;
			if ([defaultBranch, ...codeBranches].includes(branch)) throw new errors.yo(`branch:${branch} is a branch with code on it; name one for the history alone, for example branch:agentbench-history`);
			let keep = keeping(report, {
				github,
				base,
				defaultBranch,
				tolerance
			});
			if (keep === null) return null;
			let message = `agentbench: run ${github.run_id}`;
			let kept = await changeBranch(client, {
				owner,
				repo,
				branch
			}, {
				file,
				largest,
				message
			}, keep);
			kept.files !== null && log.pq(`history: ${[...kept.files.keys()].join(", ")} on the branch ${branch}`);
			return kept;
		}
		var inputs = __webpack_require__(7126);
		var outputs = __webpack_require__(92309);
		var publish = __webpack_require__(24241);
		var suite_artifacts = __webpack_require__(90269);
		async function report() {
			try {
				let options = (0, inputs.I)();
				await (0, suite_artifacts.inTemporary)((0, this_machine.g)(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
			} catch (error) {
				(0, fail.A)(error);
			}
		}
		async function reportFrom(options, directory) {
			let event = await (0, github_event.j)(process.env);
			let origin = await originOf(event, options);
			let suite = await findSuite(options, origin, directory);
			suite.run.github = origin.place;
			suite.run.suite = options.suite ?? suite.run.suite;
			origin.measuredBy !== null && (suite.run.change = null);
			let baseline = await (0, action_baseline.X)(options, measuringPlace(origin), origin.bases);
			options["fail-on"] === "regression" && options.baseline === "none" && log.lm("fail-on: regression: there is no baseline to compare with, so no regression is looked for", { title: "agentbench" });
			let target = external_node_path_.join(options["results-path"], "report");
			let links = {
				runUrl: origin.runUrl,
				artifactUrl: null
			};
			let described = await withHistory((0, describe.g)(suite, baseline, options, links), options, measuredOf(event, origin));
			await (0, write.t)(target, described, (0, comment.Br)(described));
			await (0, run_page.writeReportPage)(target, described);
			let artifactId = options["upload-artifact"] ? await (0, suite_artifacts.Se)("The report is", target, (0, suite_artifacts.j2)(options), options["retention-days"]) : null;
			let here = (0, github_place.VS)(process.env, event);
			let artifactUrl = artifactId === null || here === null ? null : (0, github_place.M7)(process.env, here, artifactId);
			let complete = {
				...described,
				artifactUrl
			};
			options.summary && await (0, publish.summarize)(complete);
			let commentUrl = await (0, action_comment.t)({ report: complete }, {
				...origin.target,
				suite: suiteName(options)
			}, options);
			(0, outputs.n)(complete.run);
			core.uH("results-path", external_node_path_.resolve(target));
			core.uH("artifact-id", artifactId ?? "");
			core.uH("artifact-url", artifactUrl ?? "");
			core.uH("comment-url", commentUrl ?? "");
			log.pq(`\n${(0, phrases.Pl)(complete.run.totals)}`);
			for (let note of complete.notes) log.lm(note, { title: "agentbench" });
			(0, fail.M)((0, gate.F)({
				...complete.run,
				interrupted: null
			}, options), complete.run);
		}
		async function originOf(event, options) {
			let place = (0, github_place.VS)(process.env, event);
			let runUrl = place === null ? null : (0, github_place.fL)(process.env, place);
			let repository = place?.repository ?? "";
			let measured = event.workflow_run ?? {};
			if (process.env.GITHUB_EVENT_NAME !== "workflow_run" || typeof measured.id != "number" || place === null) {
				let target = {
					repository,
					pullRequest: place?.pull_request ?? null,
					why: "this event belongs to no pull request"
				};
				return {
					measuredBy: null,
					place,
					bases: (0, github_place.cF)(process.env, event),
					runUrl,
					target
				};
			}
			let found = options["github-token"] === void 0 ? {
				pull: null,
				why: "github-token is empty"
			} : await (await __webpack_require__.e(1351).then(__webpack_require__.bind(__webpack_require__, 3732))).pullRequestOfRun((await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502))).githubClient(options["github-token"]), event);
			let headSha = typeof measured.head_sha == "string" ? measured.head_sha : null;
			let server = process.env.GITHUB_SERVER_URL ?? "https://github.com";
			return {
				measuredBy: measured.id,
				place: {
					...place,
					head_sha: headSha,
					pull_request: found.pull?.number ?? null
				},
				bases: found.pull === null ? null : {
					baseBranch: found.pull.baseBranch,
					headSha: found.pull.headSha
				},
				runUrl: `${server}/${repository}/actions/runs/${measured.id}`,
				target: {
					repository,
					pullRequest: found.pull?.number ?? null,
					why: found.why ?? ""
				}
			};
		}
		function measuringPlace({ measuredBy, place }) {
			return measuredBy === null || place === null ? place : {
				...place,
				run_id: String(measuredBy)
			};
		}
		function measuredOf(event, origin) {
			let { measuredBy: runId, place, bases } = origin;
			if (place === null) return null;
			let base = place.pull_request === null ? null : bases?.baseBranch ?? null;
			return measuredIn(event, runId === null ? place : placeOfRun(event, place, runId), base);
		}
		async function findSuite(options, origin, directory) {
			let here = options["results-path"];
			let local = origin.measuredBy === null && (0, external_node_fs_.existsSync)(here) ? await (0, load.loadRuns)([here]) : {
				runs: [],
				notes: []
			};
			if (local.runs.length > 0) return (0, sources.E)(local, options, here);
			let { runs, notes } = await uploadedRuns(options, origin, directory);
			let named = `the suite "${suiteName(options)}"`;
			let where = `${here} nor in artifacts of ${named}`;
			let suite = (0, sources.E)({
				runs,
				notes: [...local.notes, ...notes]
			}, options, where);
			runs.length === 0 && suite.notes.length === 0 && suite.notes.push(`no artifact of ${named} was found`);
			return suite;
		}
		async function uploadedRuns(options, { measuredBy, place }, directory) {
			let { downloadArtifact, downloadArtifactOf, listArtifactsOf, listRunArtifacts, logBudget, REPORT_LIMITS } = await Promise.all([
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(663),
				__webpack_require__.e(9730)
			]).then(__webpack_require__.bind(__webpack_require__, 24492));
			let limits = {
				...REPORT_LIMITS,
				logs: logBudget()
			};
			let prefix = await (0, suite_artifacts.suitePrefix)(options);
			if (measuredBy === null) {
				let artifacts = (await listRunArtifacts(prefix)).filter(({ name }) => !(0, suite_artifacts.isReport)(name, prefix));
				return (0, suite_artifacts.runsOf)(artifacts, directory, options.suite, (artifact, target) => downloadArtifact(artifact, target, limits));
			}
			let token = options["github-token"];
			if (token === void 0) throw new errors.yo("github-token: is empty, but the results of another run are needed");
			let { githubClient } = await Promise.all([__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
			let client = githubClient(token);
			let [owner, repo] = place.repository.split("/");
			let run = {
				owner,
				repo,
				runId: measuredBy
			};
			let artifacts = (await listArtifactsOf(client, run, prefix)).filter(({ name }) => !(0, suite_artifacts.isReport)(name, prefix));
			return (0, suite_artifacts.runsOf)(artifacts, directory, options.suite, (artifact, target) => downloadArtifactOf(client, run, artifact, target, limits));
		}
		function suiteName(options) {
			return options.suite ?? process.env.GITHUB_WORKFLOW ?? "";
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
	59956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => findTool });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		async function findTool(name, searchPath) {
			for (let directory of (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
				try {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
					return file;
				} catch {}
			}
			return null;
		}
	}),
	76185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B7: () => claim,
			Ht: () => giveUp,
			hh: () => claimsIn,
			r7: () => deadClaimsIn
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
		let SUFFIX = ".owner";
		async function claim(file) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()), file + SUFFIX);
		}
		async function giveUp(file) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: !0 }).catch(() => {});
		}
		async function claimsIn(directory) {
			let claims = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -6)).map(async (name) => {
				let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
				let owner = await ownerOf(file);
				return owner === null ? [] : [{
					file,
					owner
				}];
			});
			return (await Promise.all(claims)).flat();
		}
		async function deadClaimsIn(directory) {
			return (await claimsIn(directory)).filter(({ owner }) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner)).map(({ file }) => file);
		}
		async function ownerOf(file) {
			try {
				return _owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
			} catch {
				return null;
			}
		}
	}),
	88350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$K: () => ownerSchema,
			GS: () => thisOwner,
			XU: () => isDead
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let ownerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			host: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			boot: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			namespace: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
			started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
		});
		function thisOwner() {
			return {
				host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
				boot: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim()),
				namespace: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid")),
				pid: process.pid,
				started: startOf(process.pid)
			};
		}
		function isDead(owner) {
			let self = thisOwner();
			if (owner.host !== self.host) return !1;
			if (owner.boot !== self.boot) return !0;
			if (owner.namespace !== self.namespace) return !1;
			if (owner.started !== null) return startOf(owner.pid) !== owner.started;
			try {
				process.kill(owner.pid, 0);
				return !1;
			} catch (error) {
				return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ESRCH";
			}
		}
		function startOf(pid) {
			return orNull(() => {
				let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
				let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
				return fields[0] === "Z" ? null : fields[19];
			});
		}
		function orNull(read) {
			try {
				return read();
			} catch {
				return null;
			}
		}
	}),
	10076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FZ: () => maskedLines,
			G_: () => ownSecrets,
			hK: () => holdsSecret
		});
		var _environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
		function ownSecrets(environment) {
			let values = Object.entries(environment).flatMap(([name, value]) => (0, _environment_names_js__WEBPACK_IMPORTED_MODULE_0__.rG)(name) ? [value?.trim()] : []);
			return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
		}
		function holdsSecret(text, secrets) {
			return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
		}
		function maskedLines(value) {
			return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
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
	86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40724);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59956);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10076);
		function thisMachine(environment) {
			let cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_1__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), ".cache");
			return {
				environment,
				cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(cache, "agentbench"),
				temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir(),
				runTool: toolRunner(environment)
			};
		}
		function toolRunner(environment) {
			let env = {
				...environmentOfTools(environment),
				GIT_TERMINAL_PROMPT: "0",
				LC_ALL: "C"
			};
			return async (tool, args, { cwd } = {}) => {
				let file = await (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_3__.S)(tool, environment.PATH);
				if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${tool} is not installed, or not on PATH`);
				let { getExecOutput } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 81260));
				return getExecOutput(`"${file}"`, args, {
					silent: !0,
					ignoreReturnCode: !0,
					env,
					...cwd === void 0 ? {} : { cwd }
				});
			};
		}
		function environmentOfTools(environment) {
			let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__._c)(name)) return !1;
				return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_5__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_4__.hK)(value, secrets);
			}));
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
