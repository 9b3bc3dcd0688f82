export const id = 7607;
export const ids = [7607];
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
	7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
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
