export const id = 3585;
export const ids = [3585];
export const modules = {
	23585: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			baselineDurations: () => baselineDurations,
			findBaseline: () => findBaseline
		});
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var github_client = __webpack_require__(44463);
		var download = __webpack_require__(24492);
		var limits = __webpack_require__(4472);
		var github_artifacts = __webpack_require__(40273);
		var comments = __webpack_require__(5274);
		let EVENTS = ["push", "schedule"];
		async function findBaselineRun(client, search, isComplete = async () => !0) {
			let { owner, repo, mergeBase, artifactPrefix, currentRunId } = search;
			let tried = new Set([currentRunId]);
			let attempt = async (runs) => {
				for (let run of runs.filter(({ id }) => !tried.has(id)).slice(0, 100)) {
					tried.add(run.id);
					let artifacts = await (0, github_artifacts.tE)(client, {
						owner,
						repo,
						runId: run.id
					}, artifactPrefix);
					if (artifacts.length === 0) continue;
					let found = {
						runId: run.id,
						commit: run.head_sha,
						finishedAt: run.updated_at,
						url: run.html_url,
						artifacts
					};
					if (await isComplete(found)) return found;
				}
				return null;
			};
			return (mergeBase === null ? null : await attempt(await listRuns(client, search, [{ head_sha: mergeBase }]))) ?? await attempt(await listRuns(client, search, EVENTS.map((event) => ({ event }))));
		}
		async function workflowOf(client, { owner, repo, runId }) {
			let { data } = await (0, comments.IW)("actions: read", () => client.rest.actions.getWorkflowRun({
				owner,
				repo,
				run_id: runId,
				exclude_pull_requests: !0
			}));
			return data.workflow_id;
		}
		async function mergeBaseOf(client, { owner, repo }, base, head) {
			try {
				let basehead = `${base}...${head}`;
				let { data } = await (0, comments.IW)("contents: read", () => client.rest.repos.compareCommitsWithBasehead({
					owner,
					repo,
					basehead,
					per_page: 1
				}));
				return data.merge_base_commit?.sha ?? null;
			} catch (error) {
				if (error.status === 404) return null;
				throw error;
			}
		}
		async function listRuns(client, search, queries) {
			let { owner, repo, workflow, baseBranch } = search;
			let lists = queries.map((query) => {
				let [pages, found] = [0, 0];
				let asked = {
					owner,
					repo,
					workflow_id: typeof workflow == "string" ? external_node_path_.posix.basename(workflow) : workflow,
					branch: baseBranch,
					status: "completed",
					exclude_pull_requests: !0,
					per_page: 100,
					...query
				};
				return (0, comments.IW)("actions: read", () => client.paginate(client.rest.actions.listWorkflowRuns, asked, (response, done) => {
					let eligible = response.data.filter((run) => couldBeBaseline(run, search));
					pages += 1;
					found += eligible.length;
					(pages >= 5 || found >= 100) && done();
					return eligible;
				}));
			});
			return (await Promise.all(lists)).flat().sort((a, b) => b.id - a.id);
		}
		function couldBeBaseline(run, { owner, repo, baseBranch }) {
			return EVENTS.includes(run.event) && run.head_branch === baseBranch && run.status === "completed" && (run.conclusion === "success" || run.conclusion === "failure") && run.head_repository?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
		}
		var this_machine = __webpack_require__(86324);
		var durations = __webpack_require__(61728);
		var baseline = __webpack_require__(37936);
		var merge = __webpack_require__(69327);
		var log = __webpack_require__(14173);
		var suite_artifacts = __webpack_require__(90269);
		async function findBaseline(options, place, bases) {
			return (0, baseline.resolveBaseline)(options.baseline, () => newestReport(options, place, bases));
		}
		async function baselineDurations(options, place, bases) {
			let none = (why) => ({
				durations: null,
				notes: [`baseline: the jobs get equal counts, since there are no durations: ${why}`]
			});
			try {
				return await fromArtifacts(options, place, bases, (_, { directory }) => (0, durations.readDurations)(directory));
			} catch (error) {
				return none((0, errors.bD)(error));
			}
		}
		async function newestReport(options, place, bases) {
			try {
				return await fromArtifacts(options, place, bases, async ({ commit, finishedAt, url }, { runs }) => ({
					suite: (0, merge.r)(runs, null),
					origin: {
						kind: "artifact",
						commit,
						finishedAt,
						url
					}
				}));
			} catch (error) {
				log.lm(`There is no baseline to compare with: ${(0, errors.bD)(error)}`, { title: "agentbench" });
				return null;
			}
		}
		async function fromArtifacts(options, place, bases, use) {
			let { "github-token": token } = options;
			if (place === null || bases === null) throw Error("this run belongs to no branch");
			if (token === void 0) throw Error("github-token is empty");
			return (0, limits.Mm)("GitHub", async () => {
				let client = (0, github_client.$)(token);
				let [owner, repo] = place.repository.split("/");
				let current = {
					owner,
					repo,
					runId: Number(place.run_id)
				};
				let prefix = (0, suite_artifacts.XS)(options);
				let search = {
					owner,
					repo,
					workflow: await workflowOf(client, current),
					baseBranch: bases.baseBranch,
					mergeBase: await mergeBaseOf(client, current, bases.baseBranch, bases.headSha),
					artifactPrefix: `${prefix}-report`,
					currentRunId: current.runId
				};
				return (0, suite_artifacts.br)((0, this_machine.g)(process.env).temporaryDirectory, async (directory) => {
					let report = {
						runs: [],
						directory
					};
					let odd = [];
					let found = await findBaselineRun(client, search, async ({ artifacts }) => {
						let newest = artifacts.filter(({ name }) => (0, suite_artifacts.PS)(name, prefix)).slice(-1);
						let read = await (0, suite_artifacts.ky)(newest, directory, options.suite, (artifact, target) => (0, download.cU)(client, current, artifact, target));
						odd.push(...read.notes);
						let runs = read.runs.filter(({ run }) => run.totals.passed + run.totals.failed > 0);
						report = {
							runs,
							directory: external_node_path_.join(directory, String(newest[0]?.id))
						};
						return runs.length > 0;
					});
					if (found !== null) return use(found, report);
					let notes = odd.length > 0 ? ` (${odd.slice(0, 3).join("; ")})` : "";
					throw Error(`no push or scheduled run of this workflow on ${bases.baseBranch} has left a report${notes}`);
				});
			});
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
	61728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readDurations: () => readDurations });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var p_limit = __webpack_require__(70370);
		var schemas = __webpack_require__(94343);
		var errors = __webpack_require__(45145);
		var api = __webpack_require__(43759);
		var zod = __webpack_require__(23137);
		var records = __webpack_require__(40399);
		var trend_document = __webpack_require__(90135);
		let ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let count = schemas.Whr().check(api.UI());
		let usageSumsSchema = schemas.Ikc({
			input_tokens: (0, zod.W)(schemas.mee(schemas.aig()), "Sum over the trials that know it; null if none does, as all here"),
			output_tokens: schemas.mee(schemas.aig()),
			tokens_known: (0, zod.W)(count, "Trials with known tokens"),
			tokens_per_trial: (0, zod.W)(schemas.mee(schemas.aig()), "Mean of input and output over these trials"),
			steps: schemas.mee(schemas.aig()),
			steps_known: (0, zod.W)(count, "Trials with known steps"),
			steps_per_trial: (0, zod.W)(schemas.mee(schemas.aig()), "Mean over these trials"),
			cost_usd: schemas.mee(schemas.aig()),
			cost_known: (0, zod.W)(count, "Trials with a known cost"),
			requests: (0, zod.W)(schemas.mee(schemas.aig()), "Requests to models"),
			failed_requests: (0, zod.W)(schemas.mee(schemas.aig()), "Requests without an answer to its end"),
			throttled_requests: (0, zod.W)(schemas.mee(schemas.aig()), "Requests refused for their rate (429)"),
			requests_known: (0, zod.W)(count, "Trials with a meter"),
			waiting_share: (0, zod.W)(schemas.mee(ratio), "Share of these trials' agent time in which a request was under way")
		});
		let typeFiguresSchema = schemas.X$i(records.nB, { usage: usageSumsSchema });
		let testPointsSchema = schemas.Ikc({
			projects: (0, zod.W)(count, "Planned trials"),
			projects_scored: (0, zod.W)(count, "Those with a scored point: `score` is the mean over them"),
			points: (0, zod.W)(count, "Points of the plans that were evaluated"),
			points_judged: (0, zod.W)(count, "Points with a score"),
			score: (0, zod.W)(schemas.mee(ratio), "Mean over the projects with a scored point; null if there is none"),
			score_expected: (0, zod.W)(ratio, "Mean over all projects; a point without a score counts as 0"),
			coverage: (0, zod.W)(ratio, "Mean over all projects"),
			rounds: (0, zod.W)(schemas.mee(schemas.Ikc({
				projects: (0, zod.W)(count, "Projects with both rounds: the means are over them"),
				dev: (0, zod.W)(ratio, "Mean score over all points after the first round"),
				debug: (0, zod.W)(ratio, "The same after the second round")
			})), "Mode debug; null otherwise")
		});
		let report_document_ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let report_document_count = schemas.Whr().check(api.UI());
		let interval = schemas.Ikc({
			low: schemas.aig(),
			high: schemas.aig()
		});
		let comparisonSchema = schemas.Ikc({
			verdict: schemas.k5n([
				"improved",
				"regressed",
				"within noise",
				"not comparable"
			]),
			reasons: (0, zod.W)(schemas.YOg(schemas.YjP()), "Reasons if not comparable; otherwise other differences"),
			origin: schemas.Ikc({
				kind: schemas.k5n(["directory", "artifact"]),
				commit: schemas.mee(schemas.YjP()),
				finished_at: schemas.mee(schemas.YjP()),
				url: schemas.mee(schemas.YjP())
			}),
			measure: schemas.k5n(["success rate", "score"]),
			difference: (0, zod.W)(schemas.mee(schemas.aig()), "Now minus before, over the paired instances"),
			interval: (0, zod.W)(schemas.mee(interval), "Interval of the difference"),
			p: schemas.mee(report_document_ratio),
			method: schemas.mee(schemas.k5n(["mcnemar", "permutation"])),
			pairs: (0, zod.W)(report_document_count, "Instances with a verdict on both sides"),
			left_out: (0, zod.W)(report_document_count, "Instances in common without a verdict on both sides"),
			flips: schemas.YOg(schemas.Ikc({
				instance_id: schemas.YjP(),
				before: schemas.k5n(["passed", "failed"]),
				now: schemas.k5n(["passed", "failed"])
			}))
		});
		let figures = {
			expected: (0, zod.W)(report_document_count, "Points"),
			judged: (0, zod.W)(report_document_count, "Points with a score"),
			score: (0, zod.W)(schemas.mee(report_document_ratio), "Mean over the judged points, of 2"),
			score_expected: (0, zod.W)(report_document_ratio, "Mean over all points, of 2; one without a score counts as 0"),
			coverage: (0, zod.W)(report_document_ratio, "judged / expected")
		};
		let figuresSchema = schemas.Ikc(figures);
		let roundSchema = (0, zod.W)(schemas.mee(figuresSchema), "Null if the round has no evaluation");
		let planSchema = schemas.Ikc({
			mode: schemas.k5n([
				"dev",
				"free",
				"debug"
			]),
			...figures,
			score_without_vacuous: (0, zod.W)(schemas.mee(report_document_ratio), "As score, without the part of it that an empty project also gets"),
			by_point_type: schemas.g1P(schemas.YjP(), figuresSchema),
			rounds: (0, zod.W)(schemas.mee(schemas.Ikc({
				dev: roundSchema,
				debug: roundSchema
			})), "Both rounds of mode debug")
		});
		let trialSchema = schemas.Ikc({
			trial: schemas.Whr().check(api.NC()),
			status: records.aW,
			score: schemas.mee(report_document_ratio),
			score_expected: (0, zod.W)(report_document_ratio, "As score, with 0 for points without a score"),
			coverage: report_document_ratio,
			duration_ms: (0, zod.W)(schemas.mee(report_document_count), "Total of all its stages; null without a result"),
			attempt: (0, zod.W)(schemas.mee(schemas.Whr().check(api.NC())), "Number of the attempt that counts; null without a result"),
			integrity: (0, zod.W)(schemas.YOg(schemas.YjP()), "Kinds of the integrity notes"),
			error: schemas.mee(schemas.Ikc({
				stage: schemas.YjP(),
				kind: schemas.YjP(),
				message: schemas.YjP()
			})),
			reason: (0, zod.W)(schemas.mee(schemas.YjP()), "The line of a log that tells best why it did not pass; null if there is none"),
			usage: (0, zod.W)(schemas.mee(records.FD.shape.agent.shape.usage), "Over all rounds of the agent; unknown values are null, never 0; null without a result"),
			test_plan: (0, zod.W)(schemas.mee(planSchema), "Results of the points of a test plan")
		});
		let instanceSchema = schemas.Ikc({
			instance_id: schemas.YjP(),
			task_type: schemas.YjP(),
			passed: (0, zod.W)(report_document_count, "Trials that passed"),
			score: (0, zod.W)(schemas.mee(report_document_ratio), "Mean over the trials with a score"),
			score_expected: (0, zod.W)(report_document_ratio, "Mean over all trials; one without a score counts as 0"),
			trials: schemas.YOg(trialSchema)
		});
		let reportSchema = schemas.Ikc({
			schema: schemas.euz("agentbench/report/v1"),
			suite: schemas.mee(schemas.YjP()),
			dataset: records.Lx.shape.dataset,
			agent: records.Lx.shape.agent,
			settings: records.Lx.shape.settings,
			totals: records.nB,
			times_ms: (0, zod.W)(schemas.Ikc({
				agent: report_document_count,
				evaluation: report_document_count,
				harness: report_document_count
			}), "Time of all trials: the agent with its setup, the evaluation, and the harness, which is the rest"),
			interval: (0, zod.W)(schemas.mee(interval), "Interval of the success rate, for test plans of score_expected; null if a planned trial has no verdict, and for a single test plan"),
			gate: records.Lx.shape.gate,
			interrupted: records.Lx.shape.interrupted,
			comparison: (0, zod.W)(schemas.mee(comparisonSchema), "Comparison with the baseline; null without one"),
			history: (0, zod.W)(schemas.lqM(trend_document.bG), "Trend of the suite on its branch, from the history; absent if none is kept"),
			reasons: (0, zod.W)(schemas.YOg(schemas.Ikc({
				status: records.aW,
				text: (0, zod.W)(schemas.YjP(), "The reason of the first of them"),
				trials: (0, zod.W)(schemas.YOg(schemas.YjP()), "`instance_id/trial`")
			})), "Trials that did not pass, grouped by reason, the most frequent first; numbers in a reason may differ"),
			flaky: (0, zod.W)(schemas.YOg(schemas.YjP()), "Instances with different verdicts among their trials"),
			by_type: (0, zod.W)(schemas.g1P(schemas.YjP(), typeFiguresSchema), "Totals and usage by task type"),
			usage: (0, zod.W)(usageSumsSchema, "Usage of the agents over all trials"),
			test_points: (0, zod.W)(schemas.mee(testPointsSchema), "Means over the projects of test plans; null without any"),
			instances: schemas.YOg(instanceSchema),
			notes: (0, zod.W)(schemas.YOg(schemas.YjP()), "Problems found in the results"),
			started_at: records.Lx.shape.started_at,
			finished_at: records.Lx.shape.finished_at,
			harness_version: schemas.YjP(),
			github: records.Lx.shape.github,
			repeat: (0, zod.W)(schemas.mee(schemas.YjP()), "The command that measures an instance again; its id is to be appended. Secrets by name only; null if it is not known"),
			run_url: schemas.mee(schemas.YjP()),
			artifact_url: schemas.mee(schemas.YjP())
		});
		var find = __webpack_require__(48242);
		var trial_id = __webpack_require__(9271);
		let runPart = schemas.UpN(records.Lx, {
			schema: !0,
			planned: !0
		});
		let resultPart = schemas.UpN(records.FD, {
			schema: !0,
			instance_id: !0,
			trial: !0,
			status: !0,
			stages: !0
		});
		let reportPart = schemas.Ikc({
			schema: reportSchema.shape.schema,
			instances: schemas.YOg(schemas.Ikc({
				instance_id: schemas.YjP(),
				trials: schemas.YOg(schemas.Ikc({
					status: records.FD.shape.status,
					duration_ms: schemas.mee(schemas.aig())
				}))
			}))
		});
		async function readDurations(baseline) {
			if (baseline === "none") return {
				durations: null,
				notes: []
			};
			if (baseline === "artifact") return {
				durations: null,
				notes: ["baseline: only the plan action looks for an artifact; name a directory of results, or the jobs get equal counts"]
			};
			let trials = [];
			let { found, notes: faults } = await (0, find.s)([baseline], 3, "baseline");
			for (let run of found) trials.push(...await readRunDurations(run, faults));
			let notes = faults.slice(0, 3);
			faults.length > 3 && notes.push(`baseline: ${faults.length - 3} more files are left out`);
			if (trials.length === 0) {
				notes.push(`baseline: no measured trial was found below ${baseline}; the jobs get equal counts`);
				return {
					durations: null,
					notes
				};
			}
			let byInstance = Map.groupBy(trials, ({ instance }) => instance);
			return {
				durations: new Map([...byInstance].map(([id, some]) => [id, mean(some)])),
				notes
			};
		}
		async function readRunDurations(directory, faults) {
			let reported = await readReportDurations(directory).catch(() => null);
			if (reported !== null) return reported;
			let readNoted = (relative, schema) => readRecord(directory, relative, schema).catch((error) => {
				faults.push(`baseline: ${external_node_path_.join(directory, relative)} is left out: ${(0, errors.$N)(error) ?? (0, errors.bD)(error)}`);
				return null;
			});
			let measured = ((await readNoted("run.json", runPart))?.planned ?? []).filter(({ result }) => result !== null);
			return (await (0, p_limit.A)(8).map(measured, async ({ instance_id: instance, trial }) => {
				let result = await readNoted(`${(0, trial_id.qQ)({
					instanceId: instance,
					trial
				})}/result.json`, resultPart);
				if (result?.instance_id !== instance || !isMeasured(result)) return [];
				return [{
					instance,
					duration: result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
				}];
			})).flat();
		}
		async function readReportDurations(directory) {
			let { instances } = await readRecord(directory, "results.json", reportPart);
			return instances.flatMap(({ instance_id: instance, trials }) => trials.flatMap(({ status, duration_ms: duration }) => duration !== null && isMeasured({ status }) ? [{
				instance,
				duration
			}] : []));
		}
		function isMeasured({ status }) {
			return status === "passed" || status === "failed";
		}
		async function readRecord(directory, relative, schema) {
			let file = external_node_path_.join(directory, relative);
			if (await (0, promises_.realpath)(file) !== external_node_path_.join(await (0, promises_.realpath)(directory), relative)) throw Error("it is a link");
			let about = await (0, promises_.lstat)(file);
			if (!about.isFile()) throw Error("it is no file");
			if (about.size > 67108864) throw Error("it is larger than 64 MiB");
			let text = await (0, promises_.readFile)(file, "utf8");
			try {
				return schema.parse(JSON.parse(text));
			} catch {
				throw Error("it is no record of agentbench");
			}
		}
		function mean(trials) {
			return trials.reduce((sum, { duration }) => sum + duration, 0) / trials.length;
		}
	}),
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			changeSince: () => changeSince,
			resolveBaseline: () => resolveBaseline
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43128);
		var _sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15985);
		async function resolveBaseline(baseline, artifact = noArtifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			return (0, _sources_js__WEBPACK_IMPORTED_MODULE_2__.R)(baseline);
		}
		async function noArtifact() {
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
		}
		function changeSince(baseline, { tolerance }) {
			if (baseline === null) return null;
			return async (run) => {
				let now = {
					run,
					results: [],
					notes: []
				};
				let { verdict, difference } = (0, _compare_js__WEBPACK_IMPORTED_MODULE_1__.$)(now, baseline.suite, baseline.origin, tolerance);
				return {
					verdict,
					difference
				};
			};
		}
	}),
	90135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BZ: () => pointCostSchema,
			U0: () => pointChangeSchema,
			W7: () => pointFigureSchema,
			bG: () => trendSchema,
			cd: () => commit
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1));
		let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
		let usd = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e9));
		let commit = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{7,64}$/));
		let interval = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			low: ratio,
			high: ratio
		});
		let pointChangeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"improved",
				"regressed",
				"within noise"
			]),
			difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(-1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1)), "Now minus before"),
			since: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(commit), "Commit of the earlier point")
		});
		let pointFigureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			measure: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["success rate", "score"]),
			value: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(ratio), "Over all planned trials; null if nothing was measured"),
			interval: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(interval), "95 % confidence interval")
		});
		let pointCostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(usd), "Sum over the trials with a known cost; null if there are none"),
			trials: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of trials with a known cost")
		});
		let trendPointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			commit_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			run_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			measured_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			figure: pointFigureSchema,
			change: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(pointChangeSchema),
			breaks: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Reasons why it is not comparable with the preceding point"),
			planned: count,
			missing: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Trials without a verdict"),
			cost: pointCostSchema,
			time: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
				trials: count
			}), "Total of all trials with a result"),
			current: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True for this report")
		});
		let trendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			branch: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Null: any branch"),
			added: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True if this report was added to the history"),
			earlier: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of points before the first one shown"),
			points: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(trendPointSchema), "Oldest first, including this report")
		});
	}),
	15985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => suiteOf,
			R: () => loadBaselineDirectory
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
		var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
		function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
			if (runs.length === 0 && matrix === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.r)(runs, matrix === void 0 ? null : {
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
			let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.r)(runs, null);
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
