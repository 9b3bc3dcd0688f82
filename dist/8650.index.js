export const id = 8650;
export const ids = [8650, 9583];
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
	89955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => failBy,
			M: () => failGate
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14173);
		function failBy(error) {
			if (error instanceof _base_signals_js__WEBPACK_IMPORTED_MODULE_1__.j$) {
				_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(error.message);
				process.exitCode = error.exitCode;
				return;
			}
			let users = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo;
			let stack = error instanceof Error ? error.stack : void 0;
			_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(users ? error.message : `agentbench itself failed: ${stack ?? (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
			process.exitCode = users ? 2 : 3;
		}
		function failGate(exitCode, { totals, gate, interrupted }) {
			if (exitCode === 0) return;
			let early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
			_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(`${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(totals)}. ${[...early, ...gate?.reasons ?? []].join("; ")}`);
			process.exitCode = exitCode;
		}
	}),
	7126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => loadInputsAgain,
			I: () => loadInputs
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
		var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
		var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68673);
		var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90862);
		async function loadInputs(command) {
			maskOwn();
			let inputs = readInputs();
			let file = await (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.m)(inputs, command, process.env);
			command === "run" && Object.keys(file).length > 0 && (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.ql)(file);
			let texts = {
				...inputs,
				...file
			};
			return {
				options: parse(texts),
				texts
			};
		}
		function loadInputsAgain() {
			maskOwn();
			return parse({
				...readInputs(),
				...(0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Z9)()
			});
		}
		let VERBATIM = [
			"agent-env",
			"agent-variables",
			"model-keys"
		];
		function readInputs() {
			return Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name, { trimWhitespace: !VERBATIM.includes(name) })]));
		}
		function parse(texts) {
			let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(texts);
			for (let { name, value } of [...options["agent-env"], ...options["model-keys"]]) mask(value ?? process.env[name] ?? "");
			return options;
		}
		function maskOwn() {
			for (let secret of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(process.env)) mask(secret);
		}
		function mask(value) {
			for (let line of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.FZ)(value)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
		}
	}),
	92309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => setOutputs });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		function setOutputs({ totals }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("planned", totals.planned);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("passed", totals.passed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("failed", totals.failed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("errors", totals.error);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("not-run", totals.not_run);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("success-rate", totals.success_rate ?? "");
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("score", totals.score ?? "");
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
	68328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { report: () => report });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(28524);
		var errors = __webpack_require__(45145);
		var github_client = __webpack_require__(44463);
		var download = __webpack_require__(24492);
		var github_event = __webpack_require__(6830);
		var github_limits = __webpack_require__(4472);
		var github_place = __webpack_require__(52385);
		var comments = __webpack_require__(5274);
		async function pullRequestOfRun(client, event) {
			let none = (why) => ({
				pull: null,
				why
			});
			let { head_sha: sha, head_branch: branch, head_repository: headRepository } = event.workflow_run ?? {};
			let base = event.repository?.full_name;
			let head = headRepository?.full_name;
			if (typeof sha != "string" || !/^[0-9a-f]{40,64}$/.test(sha) || !isRepository(base)) return none("this is not a workflow_run event");
			if (!isRepository(head)) return none(`the repository that ${sha} came from is gone`);
			let pulls = await pullsOfCommit(client, head, sha, base);
			if (pulls === null) return none(`${head} or its commit ${sha} cannot be read with this token`);
			let open = pulls.filter((pull) => pull.state === "open" && pull.head.sha === sha && isSame(pull.base.repo?.full_name, base) && isSame(pull.head.repo?.full_name, head));
			let ofBranch = open.length > 1 ? open.filter((pull) => pull.head.ref === branch) : open;
			let [pull] = ofBranch;
			if (pull === void 0) return none(`no open pull request has ${sha} of ${head} as its head: closed since, or newer commits came`);
			if (ofBranch.length > 1) return none(`several open pull requests have ${sha} of ${head} as their head: ${ofBranch.map(({ number }) => `#${number}`).join(", ")}`);
			return {
				pull: {
					number: pull.number,
					baseBranch: pull.base.ref,
					headSha: sha
				},
				why: null
			};
		}
		async function pullsOfCommit(client, repository, sha, base) {
			let [owner, repo] = repository.split("/");
			try {
				return await (0, comments.IW)("pull-requests: read", () => client.paginate(client.rest.repos.listPullRequestsAssociatedWithCommit, {
					owner,
					repo,
					commit_sha: sha,
					per_page: 100
				}));
			} catch (error) {
				let fault = error instanceof errors.yo ? error.cause : error;
				if ((0, comments.GZ)(fault) && !isSame(repository, base)) return null;
				if ([404, 422].includes(fault.status ?? 0)) return null;
				throw error;
			}
		}
		function isRepository(name) {
			return typeof name == "string" && /^[\w.-]+\/[\w.-]+$/.test(name);
		}
		function isSame(name, other) {
			return name?.toLowerCase() === other.toLowerCase();
		}
		var this_machine = __webpack_require__(86324);
		var comment = __webpack_require__(16065);
		var describe = __webpack_require__(92981);
		var write = __webpack_require__(9847);
		var load = __webpack_require__(9583);
		var phrases = __webpack_require__(58937);
		var run_page = __webpack_require__(94996);
		var sources = __webpack_require__(15985);
		var gate = __webpack_require__(43050);
		var run_place = __webpack_require__(80418);
		var action_baseline = __webpack_require__(23585);
		var action_comment = __webpack_require__(12614);
		var fail = __webpack_require__(89955);
		var external_node_buffer_ = __webpack_require__(4573);
		var promises_ = __webpack_require__(58500);
		async function changeBranch(client, place, { file, largest, message }, decide) {
			for (let tries = 1;; tries += 1) {
				let { head, bytes } = await (0, comments.IW)("contents: read", async () => {
					let head = await readHead(client, place);
					return {
						head,
						bytes: head === null ? null : await readTopFile(client, place, head, file, largest)
					};
				});
				let change = decide(bytes);
				if (change.files === null) return change;
				try {
					await writeCommit(client, place, head, change.files, message);
					return change;
				} catch (error) {
					if (!isConflict(error) || tries === 10) throw explained(error, place.branch);
				}
				let pause = Math.min(1e4, 500 * 2 ** (tries - 1));
				await (0, promises_.setTimeout)(pause * (.5 + Math.random()));
			}
		}
		async function readHead(client, { owner, repo, branch }) {
			try {
				let { data } = await client.rest.git.getRef({
					owner,
					repo,
					ref: `heads/${branch}`
				});
				let commit = data.object.sha;
				return {
					commit,
					tree: (await client.rest.git.getCommit({
						owner,
						repo,
						commit_sha: commit
					})).data.tree.sha
				};
			} catch (error) {
				if (error.status === 404) return null;
				throw error;
			}
		}
		async function readTopFile(client, { owner, repo, branch }, { tree }, file, largest) {
			let { data } = await client.rest.git.getTree({
				owner,
				repo,
				tree_sha: tree
			});
			let entry = data.tree.find(({ path }) => path === file);
			if (entry === void 0 && data.truncated) throw new errors.yo(`the branch ${branch} holds too many files to be read`);
			if (entry === void 0) return null;
			if (entry.type !== "blob" || !entry.mode.startsWith("100")) throw new errors.yo(`${file} on the branch ${branch} is a link or a directory, not a file`);
			if ((entry.size ?? 0) > largest) throw new errors.yo(`${file} on the branch ${branch} has ${entry.size} bytes, and the most is ${largest}: move it away, or name another branch`);
			let { data: blob } = await client.rest.git.getBlob({
				owner,
				repo,
				file_sha: entry.sha
			});
			return Buffer.from(blob.content, "base64");
		}
		async function writeCommit(client, { owner, repo, branch }, head, files, message) {
			let tree = [];
			for (let [path, bytes] of files) {
				let entry = {
					path,
					mode: "100644",
					type: "blob"
				};
				if (bytes.length <= 1048576 && (0, external_node_buffer_.isUtf8)(bytes)) {
					tree.push({
						...entry,
						content: bytes.toString()
					});
					continue;
				}
				let blob = {
					owner,
					repo,
					encoding: "base64",
					content: bytes.toString("base64")
				};
				tree.push({
					...entry,
					sha: (await client.rest.git.createBlob(blob)).data.sha
				});
			}
			let base = head === null ? {} : { base_tree: head.tree };
			let made = await client.rest.git.createTree({
				owner,
				repo,
				tree,
				...base
			});
			let parents = head === null ? [] : [head.commit];
			let { sha } = (await client.rest.git.createCommit({
				owner,
				repo,
				message,
				tree: made.data.sha,
				parents
			})).data;
			head === null ? await client.rest.git.createRef({
				owner,
				repo,
				ref: `refs/heads/${branch}`,
				sha
			}) : await client.rest.git.updateRef({
				owner,
				repo,
				ref: `heads/${branch}`,
				sha,
				force: !1
			});
		}
		let RULED = /rule|protected|must be|not authorized/i;
		function isConflict(error) {
			let { status, message = "" } = error;
			return status === 409 || status === 422 && !RULED.test(message);
		}
		function explained(error, branch) {
			let { status, message = "" } = error;
			if (isConflict(error)) return new errors.yo(`others wrote to the branch ${branch} at each of 10 tries (HTTP ${status}: ${message})`);
			if ((status === 403 || status === 422) && RULED.test(message)) return new errors.yo(`the branch ${branch} is protected (HTTP ${status}: ${message.split("\n")[0]}): let this workflow past the rule, or name another branch`);
			if ((0, comments.GZ)(error) || status === 404) return new errors.yo(`github-token: this token may not write to the branch ${branch} (HTTP ${status}): give the job "permissions: contents: write"`);
			return error;
		}
		var history_directory = __webpack_require__(75096);
		var history_keep = __webpack_require__(50508);
		var lines = __webpack_require__(12478);
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
				let kept = "directory" in history ? await inDirectory(report, history.directory, options, measured) : await (0, github_limits.Mm)("GitHub", () => onBranch(report, history.branch, options, measured));
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
			let keep = (0, history_keep.s)(report, {
				...measured,
				github: measured?.place ?? null,
				tolerance
			});
			return keep === null ? null : (0, history_directory.I)(directory, keep);
		}
		async function onBranch(report, branch, { tolerance, "github-token": token }, measured) {
			if (measured === null) throw new errors.yo("this run belongs to no repository");
			if (token === void 0) throw new errors.yo("github-token is empty");
			let { place: github, base, codeBranches } = measured;
			let [owner, repo] = github.repository.split("/");
			let client = (0, github_client.$)(token);
			let defaultBranch = measured.defaultBranch ?? (await client.rest.repos.get({
				owner,
				repo
			})).data.default_branch;
			if ([defaultBranch, ...codeBranches].includes(branch)) throw new errors.yo(`branch:${branch} is a branch with code on it; name one for the history alone, for example branch:agentbench-history`);
			let keep = (0, history_keep.s)(report, {
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
				file: lines.CX,
				largest: lines.oT,
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
				let { options } = await (0, inputs.I)("report");
				await (0, suite_artifacts.br)((0, this_machine.g)(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
			} catch (error) {
				(0, fail.A)(error);
			}
		}
		async function reportFrom(options, directory) {
			let event = await (0, github_event.j)(process.env);
			let limits = (0, github_limits.w9)(process.env);
			let { origin, suite, baseline } = await (0, github_limits.Ns)(limits, () => read(event, options, directory));
			let { repeat, ...report } = (0, describe.g)(suite, baseline, options, {
				runUrl: origin.runUrl,
				artifactUrl: null
			});
			let described = {
				...report,
				...origin.measuredBy === null ? { repeat } : {}
			};
			log.pq(`\n${(0, phrases.Pl)(described.run.totals)}`);
			for (let note of described.notes) log.lm(note, { title: "agentbench" });
			let target = (0, run_place.s6)(options["results-path"]);
			(0, outputs.n)(described.run);
			core.uH("results-path", external_node_path_.resolve(target));
			(0, fail.M)((0, gate.F)({
				...described.run,
				interrupted: null
			}, options), described.run);
			await (0, github_limits.Ns)(limits, () => report_publish(described, target, options, event, origin));
		}
		async function read(event, options, directory) {
			let origin = await originOf(event, options);
			let suite = await findSuite(options, origin, directory);
			log.t8();
			suite.run.github = origin.place;
			suite.run.suite = options.suite ?? suite.run.suite;
			origin.measuredBy !== null && (suite.run.change = null);
			let baseline = await (0, action_baseline.findBaseline)(options, measuringPlace(origin), origin.bases);
			options["fail-on"] === "regression" && options.baseline === "none" && log.lm("fail-on: regression: there is no baseline to compare with, so no regression is looked for", { title: "agentbench" });
			return {
				origin,
				suite,
				baseline
			};
		}
		async function report_publish(report, target, options, event, origin) {
			let described = await withHistory(report, options, measuredOf(event, origin));
			await (0, write.t)(target, described, (0, comment.Br)(described));
			await (0, run_page.writeReportPage)(target, described);
			let artifact = options["upload-artifact"] ? await (0, suite_artifacts.Se)("The report is", target, (0, suite_artifacts.j2)(options), options["retention-days"]) : null;
			let here = (0, github_place.VS)(process.env, event);
			let artifactUrl = artifact === null || here === null ? null : (0, github_place.M7)(process.env, here, artifact);
			core.uH("artifact-id", artifact?.id ?? "");
			core.uH("artifact-url", artifactUrl ?? "");
			let page = artifact === null ? null : await (0, suite_artifacts.n0)(target, artifact, options["retention-days"]);
			let pageUrl = page === null || here === null ? null : (0, github_place.M7)(process.env, here, page);
			let complete = {
				...described,
				artifactUrl,
				pageUrl
			};
			options.summary && await (0, publish.summarize)(complete);
			let commentUrl = await (0, action_comment.t)({ report: complete }, {
				...origin.target,
				suite: suiteName(options)
			}, options);
			core.uH("comment-url", commentUrl ?? "");
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
			let found = await findPullRequest(options["github-token"], event);
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
		async function findPullRequest(token, event) {
			if (token === void 0) return {
				pull: null,
				why: "github-token is empty"
			};
			try {
				return await (0, github_limits.Mm)("GitHub", () => pullRequestOfRun((0, github_client.$)(token), event));
			} catch (error) {
				if (error instanceof errors.yo) throw error;
				return {
					pull: null,
					why: `the pull request is not known: ${(0, errors.bD)(error)}`
				};
			}
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
			let here = options["results-path"] ?? run_place.hN;
			let found = origin.measuredBy === null && (0, external_node_fs_.existsSync)(here) ? await (0, load.loadRuns)([here]) : {
				runs: [],
				notes: []
			};
			let local = options["results-path"] === void 0 ? ofThisRun(found, origin) : found;
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
		function ofThisRun({ runs, notes }, { place }) {
			if (place === null) return {
				runs,
				notes
			};
			return {
				runs: runs.filter(({ run }) => run.github === null || run.github.run_id === place.run_id),
				notes
			};
		}
		async function uploadedRuns(options, origin, directory) {
			let prefix = (0, suite_artifacts.XS)(options);
			let { list, download } = await uploadsOf(options, origin, prefix);
			log.AU(suite_artifacts.YV);
			let artifacts;
			try {
				artifacts = (await list()).filter(({ name }) => !(0, suite_artifacts.PS)(name, prefix));
			} catch (error) {
				if (error instanceof errors.yo) throw error;
				return {
					runs: [],
					notes: [`the run's artifacts could not be listed: ${(0, errors.bD)(error)}`]
				};
			}
			return (0, suite_artifacts.ky)(artifacts, directory, options.suite, download);
		}
		async function uploadsOf(options, { measuredBy, place }, prefix) {
			let limits = {
				...download.S4,
				logs: (0, download.wT)()
			};
			if (measuredBy === null) return {
				list: () => (0, download.NG)(prefix),
				download: (artifact, target) => (0, download.bk)(artifact, target, limits)
			};
			let token = options["github-token"];
			if (token === void 0) throw new errors.yo("github-token: is empty, but the results of another run are needed");
			let [owner, repo] = place.repository.split("/");
			let run = {
				owner,
				repo,
				runId: measuredBy
			};
			return {
				list: () => (0, github_limits.Mm)("GitHub", () => (0, download.tE)((0, github_client.$)(token), run, prefix)),
				download: (artifact, target) => (0, github_limits.Mm)("GitHub", () => (0, download.cU)((0, github_client.$)(token), run, artifact, target, limits))
			};
		}
		function suiteName(options) {
			return options.suite ?? process.env.GITHUB_WORKFLOW ?? "";
		}
	}),
	90862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => saveShared,
			SZ: () => saveArtifact,
			Z9: () => loadConfig,
			Zx: () => loadBegunRun,
			ql: () => saveConfig,
			sE: () => savePublished,
			su: () => saveBegunRun,
			vw: () => savePage,
			wu: () => loadPage,
			xr: () => loadArtifact
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		let RUN = "run-id";
		let TESTBED = "testbed";
		let RESULTS = "results-path";
		let ARTIFACT = "artifact-id";
		let ARTIFACT_NAME = "artifact-name";
		let PAGE = "page-id";
		let PAGE_NAME = "page-name";
		let PUBLISHED = "published";
		let SHARED = "shared-suite";
		let CONFIG = "config";
		function saveBegunRun({ id, testbed, resultsPath }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RUN, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(TESTBED, testbed);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RESULTS, resultsPath);
		}
		function saveArtifact({ id, name }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT_NAME, name);
		}
		function loadArtifact() {
			let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT));
			return id > 0 ? {
				id,
				name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT_NAME)
			} : null;
		}
		function savePage({ id, name }) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE, id);
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE_NAME, name);
		}
		function loadPage() {
			let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE));
			return id > 0 ? {
				id,
				name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE_NAME)
			} : null;
		}
		function savePublished() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PUBLISHED, "true");
		}
		function saveShared() {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(SHARED, "true");
		}
		function loadBegunRun() {
			let id = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RUN);
			if (!/^[0-9a-f]+$/.test(id)) return null;
			return {
				id,
				testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(TESTBED) === "host" ? "host" : "docker",
				resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RESULTS),
				published: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PUBLISHED) === "true",
				shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(SHARED) === "true"
			};
		}
		function saveConfig(texts) {
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(CONFIG, JSON.stringify(texts));
		}
		function loadConfig() {
			let saved = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(CONFIG);
			return saved === "" ? {} : JSON.parse(saved);
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
	79882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => runDirectories,
			BC: () => removeKept,
			N0: () => removeRunFiles,
			Te: () => beginRun,
			WG: () => keptDirectories,
			ho: () => deadRuns,
			lb: () => endRun,
			w3: () => keepInRun
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _mounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6768);
		var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13590);
		var _claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
		var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
		async function beginRun(machine) {
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString("hex");
			let parent = await openParent(machine.temporaryDirectory);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 457);
			let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(directory);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 457 });
			return {
				id,
				owner: (0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.GS)(),
				directory
			};
		}
		async function deadRuns({ temporaryDirectory }) {
			let parents = await parentsIn(temporaryDirectory);
			let names = (await Promise.all(parents.map(_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7))).flat().map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
			return [...new Set(names.filter((name) => /^[0-9a-f]+$/.test(name)))];
		}
		async function runDirectories({ temporaryDirectory }, id) {
			return (await parentsIn(temporaryDirectory)).map((parent) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id));
		}
		async function endRun(directory) {
			await removeRunFiles(directory);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(directory);
		}
		let KEPT = "kept";
		async function keepInRun(directory, entry) {
			await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_3__._)(directory);
			await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.Ue)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, KEPT));
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, KEPT), "", { flag: "wx" });
			for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) name !== KEPT && name !== entry && await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.Ue)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
		}
		async function removeRunFiles(directory) {
			let kept = await keptIn(directory);
			if (kept.length === 0) return (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
			for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) kept.includes(name) || await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
		}
		async function keptDirectories({ temporaryDirectory }) {
			let directories = [];
			for (let parent of await parentsIn(temporaryDirectory)) {
				let claimed = (await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(parent)).filter(({ owner }) => !(0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner)).map(({ file }) => file);
				for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => [])) {
					let run = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, name);
					/^[0-9a-f]+$/.test(name) && !claimed.includes(run) && directories.push(...(await keptIn(run)).map((trial) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(run, trial)));
				}
			}
			return directories;
		}
		async function removeKept(directory) {
			await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory)).catch(() => {});
		}
		async function keptIn(run) {
			let directories = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(run, { withFileTypes: !0 }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => name);
			let kept = directories.map(async (name) => (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(run, name, KEPT)).catch(() => null))?.isFile());
			let is = await Promise.all(kept);
			return directories.filter((_, index) => is[index]);
		}
		async function openParent(temporary) {
			let usual = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, parentName());
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(usual, {
				recursive: !0,
				mode: 448
			}).catch(() => {});
			let [first] = await parentsIn(temporary);
			return first ?? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(`${usual}-`);
		}
		async function parentsIn(temporary) {
			let own = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(temporary).catch(() => [])).filter((name) => name === parentName() || name.startsWith(`${parentName()}-`)).sort();
			return (await Promise.all(own.map((name) => ifOurs(node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, name))))).filter((parent) => parent !== null);
		}
		async function ifOurs(directory) {
			let stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(directory).catch(() => null);
			return stats?.isDirectory() && stats.uid === process.geteuid?.() && !(stats.mode & 18) ? directory : null;
		}
		function parentName() {
			return `agentbench-${process.geteuid?.() ?? 0}`;
		}
	}),
	6768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => detachMounts,
			q: () => mountsOn
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		async function mountsOn(directory) {
			let place = await placeOf(directory);
			return (await mountPoints()).filter((point) => point === place).length;
		}
		async function detachMounts(directory, kept = 0) {
			let place = await placeOf(directory);
			let points = await pointsBelow(place, kept);
			for (let layer = 0; points.length > 0 && layer < 100; layer += 1) {
				for (let point of points) await tool("mount", ["--make-rprivate", point]);
				for (let point of points.toReversed()) await tool("umount", ["--lazy", point]);
				let left = await pointsBelow(place, kept);
				if (left.length === points.length) break;
				points = left;
			}
			points = await pointsBelow(place, kept);
			if (points.length > 0) throw Error(`${points.join(", ")}: mounted there, and cannot be unmounted`);
		}
		async function pointsBelow(place, kept) {
			let points = await mountPoints();
			let over = points.filter((point) => point === place).length > kept ? [place] : [];
			let below = points.filter((point) => point.startsWith(`${place}/`));
			return [...over, ...new Set(below.sort((a, b) => a.split("/").length - b.split("/").length))];
		}
		async function mountPoints() {
			return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)("/proc/self/mountinfo", "utf8").catch(() => "")).split("\n").flatMap((line) => {
				let point = line.split(" ")[4];
				return point === void 0 ? [] : [unescaped(point)];
			});
		}
		function unescaped(text) {
			return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
		}
		async function placeOf(file) {
			let parent = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file)).catch(() => node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
			return node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file));
		}
		async function tool(name, words) {
			await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name, words).catch(() => {});
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
	13590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ue: () => removeUnmounted,
			dM: () => removeTree,
			hK: () => emptyDirectory
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
		var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6768);
		async function removeTree(directory) {
			await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__._)(directory);
			await removeUnmounted(directory);
		}
		async function removeUnmounted(directory) {
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, {
					recursive: !0,
					force: !0,
					maxRetries: 3
				});
			} catch (error) {
				["EACCES", "ENOTEMPTY"].includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "") && await makeWritable(directory).catch(() => {});
				await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("rm", [
					"-rf",
					"--",
					directory
				]).catch((fault) => {
					throw Error(String(fault.stderr ?? "").split("\n")[0] || (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error), { cause: error });
				});
			}
		}
		async function emptyDirectory(directory) {
			let faults = [];
			for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) await removeUnmounted(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry)).catch((error) => faults.push(error));
			if (faults.length > 0) throw faults[0];
		}
		async function makeWritable(directory) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 448);
			for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 })) entry.isDirectory() && await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name));
		}
	}),
	7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	}),
	86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _actions_exec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40724);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59956);
		var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
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
				let file = await (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_4__.S)(tool, environment.PATH);
				if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${tool} is not installed, or not on PATH`);
				return (0, _actions_exec__WEBPACK_IMPORTED_MODULE_2__.H)(`"${file}"`, args, {
					silent: !0,
					ignoreReturnCode: !0,
					env,
					...cwd === void 0 ? {} : { cwd }
				});
			};
		}
		function environmentOfTools(environment) {
			let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(environment);
			return Object.fromEntries(Object.entries(environment).filter((entry) => {
				let [name, value] = entry;
				if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_6__._c)(name)) return !1;
				return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_6__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.hK)(value, secrets);
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
	})
};
