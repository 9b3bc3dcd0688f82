export const id = 4241;
export const ids = [4241];
export const modules = {
	12614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => writeSuiteComment });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50769);
		async function writeSuiteComment(first, target, options) {
			let { comment: mode, "github-token": token } = options;
			if (mode === "never") return null;
			let cannot = (why) => {
				mode === "always" ? _actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(`No comment was written: ${why}`, { title: "agentbench" }) : _actions_core__WEBPACK_IMPORTED_MODULE_0__.lm(`No comment was written: ${why}`, { title: "agentbench" });
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
					marker: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_2__.Ql)(target.suite),
					author: options["comment-author"]
				};
				return await converge(githubClient(token), place, first, target.suite, options);
			} catch (error) {
				let { denied, message } = (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__.og)(error);
				if (denied) return cannot(message);
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(`The comment was not written: ${message}`, { title: "agentbench" });
				return null;
			}
		}
		async function converge(client, place, first, suite, { comment: mode }) {
			let said = first;
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
				let body = (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(said.report, suite);
				if (mode === "failures" && allPassed && existing === void 0) return null;
				let lost = existing === void 0 && made;
				let same = existing?.body.includes((0, _report_comment_js__WEBPACK_IMPORTED_MODULE_2__.qo)(run)) === !0;
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
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(`The comment was written, but is none of ${author}'s: set comment-author to the login that github-token belongs to`, { title: "agentbench" });
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
		var errors = __webpack_require__(19473);
		var github_place = __webpack_require__(52385);
		var comment = __webpack_require__(50769);
		var describe = __webpack_require__(92981);
		var merge = __webpack_require__(69327);
		var run_page = __webpack_require__(39904);
		var action_comment = __webpack_require__(12614);
		var machine = __webpack_require__(51454);
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
				core.pq(`The results of other jobs are not known: ${(0, errors.bD)(error)}`);
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
			return (0, suite_artifacts.inTemporary)((0, machine.g)(process.env).temporaryDirectory, async (directory) => {
				let { downloadArtifact, listRunArtifacts } = await Promise.all([
					__webpack_require__.e(3839),
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
						core.lm("More than 20 jobs share this suite: have agentbench's report action write the comment", { title: "agentbench" });
						return null;
					},
					async load(artifact) {
						let { runs, notes, failed } = await (0, suite_artifacts.runsOf)([artifact], directory, options.suite, downloadArtifact);
						for (let note of notes) core.pq(note);
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
				core.$e(`report.html was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" });
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
				core.$e(`The step summary was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" });
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
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
		var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
		let ATTEMPT = "-\\d+(-(?:\\d|[0-9a-f]{8}))?$";
		async function suitePrefix(options) {
			let { artifactName } = await Promise.all([
				__webpack_require__.e(3839),
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
					__webpack_require__.e(3839),
					__webpack_require__.e(6913),
					__webpack_require__.e(1143),
					__webpack_require__.e(6118),
					__webpack_require__.e(1077),
					__webpack_require__.e(273)
				]).then(__webpack_require__.bind(__webpack_require__, 40273));
				return (await uploadDirectory(artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT ?? "1"]), directory, retentionDays)).id;
			} catch (error) {
				_actions_core__WEBPACK_IMPORTED_MODULE_1__.$e(`${what} in ${directory}, but the artifact was not uploaded: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`, { title: "agentbench" });
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
			for (let artifact of artifacts) {
				let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, String(artifact.id));
				try {
					let { left } = await download(artifact, target);
					for (let what of left) notes.push(`${artifact.name}: left out: ${what}`);
					let found = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRuns)([target]);
					runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === void 0 || run.suite === suite));
					notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, "")}`));
				} catch (error) {
					notes.push(`${artifact.name} could not be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
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
			let temporary = await (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_4__.Te)({ temporaryDirectory: directory });
			try {
				return await work(temporary.directory);
			} finally {
				await (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_4__.lb)(temporary.directory).catch((error) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.Yz(`${temporary.directory} was not removed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`));
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
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
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
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`, { cause: error });
			}
		}
	}),
	55795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ow: () => changeLines,
			WR: () => points,
			p_: () => flipsTable
		});
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		function changeLines(report) {
			return [intervalLine(report), report.comparison === null ? "" : comparisonLine(report.comparison)].filter((line) => line !== "").join("<br>\n");
		}
		function flipsTable({ comparison }, most) {
			if (comparison === null || comparison.flips.length === 0 || most === 0) return "";
			let { flips } = comparison;
			let lines = flips.slice(0, most).map(({ instanceId, before, now }) => `| ${now === "failed" ? "🔴" : "🟢"} | ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(instanceId, 160)} | ${before} → ${now} |`);
			let more = flips.length > most ? [`| | … and ${flips.length - most} more | |`] : [];
			return [
				"**Changed since the baseline**",
				"",
				"| | Instance | Verdict |",
				"| --- | --- | --- |",
				...lines,
				...more
			].join("\n");
		}
		function intervalLine({ interval, run }) {
			if (interval === null) return "";
			let what = run.settings.mode === null ? "Success rate" : "Score of everything";
			let figure = run.settings.mode === null ? run.totals.success_rate : run.totals.score_expected;
			return `${what} **${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(figure)}**, 95% interval ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(interval.low)} to ${(0, _run_gate_js__WEBPACK_IMPORTED_MODULE_0__.KN)(interval.high)}`;
		}
		function comparisonLine(comparison) {
			let { verdict, reasons, difference, interval, p, pairs, leftOut, method } = comparison;
			let from = `the baseline${originOf(comparison)}`;
			let why = reasons.map((reason) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.p7)(reason, 200)).join("; ");
			if (verdict === "not comparable") return `⚪ **Not comparable** with ${from}: ${why}`;
			let icon = {
				improved: "🟢",
				regressed: "🔴",
				"within noise": "⚪"
			}[verdict];
			let words = {
				improved: "Improved",
				regressed: "Regressed",
				"within noise": "Within noise"
			}[verdict];
			let change = `${points(difference)} points${interval === null ? "" : ` (95% ${points(interval.low)} to ${points(interval.high)})`}`;
			let test = method === "mcnemar" ? "exact McNemar" : "paired permutation";
			let left = leftOut === 0 ? "" : `, ${leftOut} left out for want of a verdict`;
			let note = why === "" ? "" : `; ${why}`;
			return `${icon} **${words}** against ${from}: ${change}, ${test} p = ${formatP(p)}, ${pairs} instances in common${left}${note}`;
		}
		function originOf({ origin }) {
			let { commit, finishedAt, url } = origin;
			let name = commit === null ? "" : ` at ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.LP)(commit)}`;
			return `${url === null || name === "" ? name : ` [${name.trim()}](${url})`}${finishedAt === null ? "" : ` (${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_2__.nV)(finishedAt)})`}`;
		}
		function points(difference) {
			let text = Math.abs(difference * 100).toFixed(1);
			return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
		}
		function formatP(p) {
			return p < .001 ? p.toExponential(1) : p.toFixed(3);
		}
	}),
	50769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ql: () => commentMarker,
			wQ: () => renderComment,
			Br: () => renderSummary,
			qo: () => stateLine
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var untrusted = __webpack_require__(8020);
		var change = __webpack_require__(55795);
		var phrases = __webpack_require__(58937);
		var gate = __webpack_require__(74135);
		let TYPES = [
			["shell_interaction", "Shell"],
			["unit_test", "Unit tests"],
			["file_comparison", "Files"]
		];
		function planSection(trials, most) {
			let projects = trials.flatMap(projectOf);
			if (projects.length === 0 || most === 0) return "";
			return [
				summary(projects),
				table(projects, most),
				legend(projects)
			].filter((part) => part !== "").join("\n\n");
		}
		function projectOf({ name, result }) {
			if (result === null || result.plan === null) return [];
			let { plan } = result;
			let [first, last] = plan.rounds.map((round) => round?.score_expected);
			return [{
				name,
				plan,
				rounds: first === void 0 || last === void 0 ? null : [first, last]
			}];
		}
		function summary(projects) {
			let plans = projects.map(({ plan }) => plan);
			let judged = plans.flatMap(({ score }) => score === null ? [] : [score]);
			let points = plans.reduce((total, plan) => total + plan.expected, 0);
			let parts = [
				`**${(0, gate.KN)(mean(judged))}** of what was judged`,
				`**${(0, gate.KN)(mean(plans.map((plan) => plan.score_expected)))}** of everything`,
				`**${(0, gate.KN)(mean(plans.map((plan) => plan.coverage)))}** judged`
			];
			let rounds = projects.flatMap((project) => project.rounds === null ? [] : [project.rounds]);
			let debug = rounds.length === 0 ? "" : ` DEV → DEBUG ${plans_change(averages(rounds))}.`;
			let over = projects.length === 1 ? "1 project" : `the mean over ${projects.length} projects`;
			return `Test points: ${parts.join(", ")} (${over}, ${points} points).${debug}`;
		}
		function table(projects, most) {
			let debug = projects.some(({ rounds }) => rounds !== null);
			let head = [
				"Project",
				"Judged score",
				"Score of all",
				"Judged",
				...TYPES.map(([, title]) => title)
			];
			debug && head.push("DEV → DEBUG");
			let lines = projects.slice(0, most).map(({ name, plan, rounds }) => {
				let cells = [
					(0, untrusted.p7)(name, 160),
					(0, gate.KN)(plan.score) + withoutVacuous(plan),
					(0, gate.KN)(plan.score_expected),
					`${plan.judged} of ${plan.expected}`,
					...TYPES.map(([type]) => ofType(plan, type))
				];
				debug && cells.push(rounds === null ? "–" : plans_change(rounds));
				return row(cells);
			});
			let more = projects.length > most ? [row([`… and ${projects.length - most} more`, ...head.slice(1).map(() => "")])] : [];
			return [
				row(head),
				row(head.map((_, at) => at === 0 ? "---" : "---:")),
				...lines,
				...more
			].join("\n");
		}
		function legend(projects) {
			return projects.some(({ plan }) => plan.points.some((point) => point.vacuous)) ? "<sub>In brackets: without the points that pass on an empty project.</sub>" : "";
		}
		function withoutVacuous({ points, score_without_vacuous: score }) {
			return points.some(({ vacuous }) => vacuous) ? ` (${(0, gate.KN)(score)})` : "";
		}
		function ofType({ points }, type) {
			let all = points.filter((point) => point.type === type);
			let judged = all.flatMap(({ score }) => score === null ? [] : [score / 2]);
			return all.length === 0 ? "" : `${(0, gate.KN)(mean(judged))} (${judged.length}/${all.length})`;
		}
		function plans_change([first, last]) {
			let points = (last - first) * 100;
			return `${(0, gate.KN)(first)} → ${(0, gate.KN)(last)} (${points >= 0 ? "+" : "−"}${Math.abs(points).toFixed(1)})`;
		}
		function averages(rounds) {
			return [mean(rounds.map(([first]) => first)), mean(rounds.map(([, last]) => last))];
		}
		function mean(values) {
			return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
		}
		function row(cells) {
			return `| ${cells.join(" | ")} |`;
		}
		var results_totals = __webpack_require__(61210);
		let COLUMNS = [
			{
				title: "Passed",
				cell: ({ passed, planned }) => `${passed} of ${planned}`
			},
			{
				title: "Rate",
				cell: ({ success_rate }) => (0, gate.KN)(success_rate)
			},
			{
				title: "Tokens",
				cell: (_, results) => meanOf(results, tokensOf)
			},
			{
				title: "Steps",
				cell: (_, results) => meanOf(results, ({ usage }) => usage.steps)
			},
			{
				title: "Human actions",
				cell: (_, results) => humanActions(results)
			}
		];
		function typeTable({ totals }, trials) {
			let types = Map.groupBy(trials, ({ planned }) => planned.task_type);
			let all = resultsOf(trials);
			let columns = COLUMNS.filter(({ cell }) => cell(totals, all) !== "");
			if (types.size < 2 && columns.length < 3) return "";
			let rowOf = (name, of, results) => types_table_row([name, ...columns.map(({ cell }) => cell(of, results) || "–")]);
			let lines = [...types].slice(0, 30).map(([type, some]) => rowOf((0, untrusted.p7)(type, 60), (0, results_totals.v)(some.map(({ planned }) => planned)), resultsOf(some)));
			types.size > 30 && lines.push(types_table_row([`… and ${types.size - 30} more`, ...columns.map(() => "")]));
			types.size > 1 && lines.push(rowOf("**all**", totals, all));
			return [
				types_table_row(["Type", ...columns.map(({ title }) => title)]),
				types_table_row(["---", ...columns.map(() => "---:")]),
				...lines
			].join("\n");
		}
		function resultsOf(trials) {
			return trials.flatMap(({ result }) => result ?? []);
		}
		function tokensOf({ usage }) {
			let { input_tokens: input, output_tokens: output } = usage;
			return input === null && output === null ? null : (input ?? 0) + (output ?? 0);
		}
		function meanOf(results, figure) {
			let known = results.map(figure).filter((value) => value !== null);
			if (known.length === 0) return "";
			let mean = known.reduce((sum, value) => sum + value, 0) / known.length;
			return Number(mean.toFixed(1)).toLocaleString("en-US");
		}
		function humanActions(results) {
			if (!results.some(({ usage }) => usage.steps !== null)) return "";
			let known = results.flatMap(({ human_actions: actions }) => actions == null ? [] : [actions]);
			if (known.length === 0) return "";
			let mean = (values) => Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(1));
			return `${mean(known.map(({ lower }) => lower))}–${mean(known.map(({ upper }) => upper))}`;
		}
		function types_table_row(cells) {
			return `| ${cells.join(" | ")} |`;
		}
		let VERDICTS = {
			passed: "✅ passed",
			failed: "❌ failed",
			error: "⚠️ error",
			not_run: "⏸️ not run"
		};
		let LADDER = [
			{
				notPassed: Infinity,
				all: !0
			},
			{
				notPassed: Infinity,
				all: !1
			},
			{
				notPassed: 200,
				all: !1
			},
			{
				notPassed: 50,
				all: !1
			},
			{
				notPassed: 10,
				all: !1
			},
			{
				notPassed: 0,
				all: !1
			}
		];
		function renderReport(input, limit, sizeOf) {
			let { run, trials } = input;
			let results = input.results.filter((result) => result !== null);
			let open = trials.filter(({ planned }) => planned.status !== "passed").sort((a, b) => urgency(a.planned.status) - urgency(b.planned.status));
			let rowOf = rowsOnce();
			let head = joined([
				`## ${verdictLine(run)}`,
				(0, change.Ow)(input),
				summaryLine(input, results),
				gateReasons(input)
			]);
			let [types, foot] = [typeTable(run, trials), footer(input)];
			for (let { notPassed, all } of LADDER) {
				if (((all ? trials.length : 0) + Math.min(notPassed, open.length)) * 20 > limit) continue;
				let text = joined([
					head,
					(0, change.p_)(input, notPassed),
					planSection(trials, notPassed),
					open.length > 0 && notPassed > 0 ? `**Not passed**\n\n${trialTable(open, notPassed, rowOf)}` : "",
					types,
					all ? allTrials(trials, rowOf) : "",
					foot
				]).concat("\n");
				if (sizeOf(text) < limit) return text;
			}
			return `${verdictLine(run)}\n`;
		}
		function joined(parts) {
			return parts.filter((part) => part !== "").join("\n\n");
		}
		function verdictLine(run) {
			let { totals, gate } = run;
			return `${gate?.passed === !1 ? "❌" : totals.passed === totals.planned ? "✅" : "☑️"} ${(0, untrusted.p7)(run.suite ?? "AgentBench", 100)}: ${(0, phrases.Pl)(totals)}`;
		}
		function summaryLine({ run, times }, results) {
			let { dataset, settings } = run;
			return [
				`Gate **${run.gate === null ? "not judged" : run.gate.passed ? "passed" : "failed"}**`,
				(0, untrusted.p7)((0, phrases.kV)(run), 100),
				`${(0, untrusted.p7)(dataset.name, 100)}${dataset.ref === null ? "" : ` at ${(0, untrusted.LP)(dataset.ref)}`}`,
				settings.testbed,
				settings.trials > 1 ? `${settings.trials} trials each` : "",
				(0, phrases.Fj)(times),
				markdown_tokensOf(results),
				costOf(results)
			].filter((part) => part !== "").join(" · ");
		}
		function gateReasons({ run, notes, flaky }) {
			let reasons = [...run.gate?.reasons ?? [], ...notes];
			run.interrupted !== null && reasons.unshift(`the run was ended early (${run.interrupted})`);
			flaky.length > 0 && reasons.push(`passed in one trial and failed in another: ${flaky.slice(0, 10).join(", ")}${flaky.length > 10 ? `, … ${flaky.length - 10} more` : ""}`);
			let shown = reasons.slice(0, 20);
			reasons.length > shown.length && shown.push(`… and ${reasons.length - shown.length} more`);
			return shown.map((reason) => `- ${(0, untrusted.p7)(reason, 500)}`).join("\n");
		}
		function allTrials(trials, rowOf) {
			return `<details><summary>${trials.length === 1 ? "The trial" : `All ${trials.length} trials`}</summary>\n\n${trialTable(trials, trials.length, rowOf)}\n\n</details>`;
		}
		function trialTable(trials, most, rowOf) {
			let lines = trials.slice(0, most).map(rowOf);
			let more = trials.length > lines.length ? [`| | … and ${trials.length - lines.length} more | | |`] : [];
			return [
				"| Verdict | Instance | Time | Why |",
				"| --- | --- | ---: | --- |",
				...lines,
				...more
			].join("\n");
		}
		function rowsOnce() {
			let rows = new Map();
			return (trial) => {
				let row = rows.get(trial) ?? trialRow(trial);
				rows.set(trial, row);
				return row;
			};
		}
		function trialRow({ planned: { status }, result, name, reason }) {
			let notes = result === null ? "" : (0, phrases.mn)(result);
			let why = notes === "" ? reason : reason === "" ? `note: ${notes}` : `${reason}; note: ${notes}`;
			let time = result === null ? "–" : (0, phrases.a3)((0, phrases.cf)(result.times));
			return `| ${[
				unbroken(VERDICTS[status]),
				(0, untrusted.p7)(name, 160),
				unbroken(time),
				(0, untrusted.p7)(why, 160)
			].join(" | ")} |`;
		}
		function unbroken(words) {
			return words.replaceAll(" ", "&nbsp;");
		}
		function footer({ run, runUrl, artifactUrl }) {
			return `<sub>${[
				runUrl === null ? "" : `[workflow run](${runUrl})`,
				artifactUrl === null ? "" : `[results and logs](${artifactUrl})`,
				run.github === null ? "" : `commit ${(0, untrusted.LP)(run.github.head_sha ?? run.github.sha)}`,
				`agentbench ${run.harness_version}`
			].filter((link) => link !== "").join(" · ")}</sub>`;
		}
		function markdown_tokensOf(results) {
			let known = results.map(({ usage }) => usage).filter((usage) => usage.input_tokens !== null || usage.output_tokens !== null);
			if (known.length === 0) return "";
			return `${known.reduce((total, usage) => total + (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0), 0).toLocaleString("en-US")} tokens${partOf(known.length, results.length)}`;
		}
		function costOf(results) {
			let known = results.flatMap(({ usage: { cost_usd } }) => cost_usd === null ? [] : [cost_usd]);
			if (known.length === 0) return "";
			return `${known.reduce((total, cost) => total + cost, 0).toFixed(2)} USD${partOf(known.length, results.length)}`;
		}
		function partOf(known, all) {
			return known === all ? "" : ` (known for ${known} of ${all})`;
		}
		function urgency(status) {
			return {
				failed: 0,
				error: 1,
				not_run: 2,
				passed: 3
			}[status];
		}
		function commentMarker(suite) {
			return `<!-- agentbench:${suite.replace(/[^\p{L}\p{N} ._:()/-]+/gu, "-").replace(/-{2,}/g, "-").slice(0, 100).replace(/[\ud800-\udbff]$/, "")} -->`;
		}
		function renderComment(input, suite) {
			let head = `${commentMarker(suite)}\n${stateLine(input.run)}\n`;
			return head + renderReport(input, 6e4 - head.length, (text) => text.length);
		}
		function renderSummary(input) {
			return renderReport(input, 1048576, (text) => Buffer.byteLength(text));
		}
		function stateLine(run) {
			let verdicts = run.planned.map(({ instance_id, trial, status }) => `${instance_id}/${trial} ${status}`).sort();
			return `<!-- agentbench-state:${(0, external_node_crypto_.createHash)("sha256").update(verdicts.join("\n")).digest("hex").slice(0, 32)} -->`;
		}
	})
};
