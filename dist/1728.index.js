export const id = 1728;
export const ids = [1728, 370];
export const modules = {
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
	40399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FD: () => resultSchema,
			Lx: () => runSchema,
			aW: () => statusSchema,
			nB: () => totalsSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73102);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		var _datasets_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71744);
		var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35978);
		let statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
			"passed",
			"failed",
			"error",
			"not_run"
		]);
		let milliseconds = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Zm(316224e6));
		let trialNumber = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Zm(999999));
		let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_5__.w$();
		let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_4__.Zm(1));
		let version = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
		let place = {
			instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(_datasets_row_js__WEBPACK_IMPORTED_MODULE_1__.Cd)),
			task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "Type of the task, by which reports are grouped"),
			trial: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(trialNumber, "Number of the trial of its instance, from 1")
		};
		let datasetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			ref: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Commit of the dataset; null for a directory"),
			digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of all files of the dataset; results are comparable only if it is equal")
		});
		let agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "agent-command"),
			prompt_digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/)),
			exit_code: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()), "Null if the agent timed out or never started"),
			timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			duration_ms: milliseconds,
			ended_by: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["time_limit", "budget"])), null), "The limit that ended it; null if it ended by itself or never started"),
			usage: _usage_js__WEBPACK_IMPORTED_MODULE_2__.Ac,
			meter: _usage_js__WEBPACK_IMPORTED_MODULE_2__.jn
		});
		let successCommandSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("success_command"),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
			timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			duration_ms: milliseconds,
			output_tail: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "The end of stdout and stderr, in order of arrival")
		});
		let testcaseSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			command: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			input_lines: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())), "Lines of input, 0 for a terminal without input; null without a terminal (unit tests)"),
			typed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Lines that were typed before the program ended"),
			end: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"exit",
				"interrupted",
				"timeout",
				"background",
				"not_run"
			]), "How it ended: `exit` by itself; `interrupted` by Ctrl-C, because it waited for input after the last line, or as a server when the last test case of its point had ended; `timeout` at testcase-timeout; `background`, a server left running for the next test case; `not_run`, never executed"),
			reason: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The reason if it was not executed"),
			exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
			duration_ms: milliseconds,
			output_tail: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "End of the output, with each line as it ended"),
			transcript: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Path of the whole output as it was printed, also what was overwritten; below the trial's directory"),
			recording: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Path of the asciicast v2, below the trial's directory")
		});
		let pointScore = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(0),
			zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(1),
			zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(2)
		]);
		let pointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			metric: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"shell_interaction",
				"unit_test",
				"file_comparison",
				"requirement"
			]),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(pointScore), "Null if not judged"),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"junit",
				"file",
				"judge",
				"none"
			]),
			explanation: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			floor: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(pointScore)), "Score of an empty project on this point, as measured by an agent that does nothing; null if not measured"),
			vacuous: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(), "True if an empty project scores on this point too: floor is 1 or 2"),
			testcases: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(testcaseSchema),
			notes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				detail: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})), "Irregularities in the data of this point, and their treatment")
		});
		let judgeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			identity: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			verdicts: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			failures: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Points without a verdict of the judge"),
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()))
		});
		let typingSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["adaptive", "upstream"]), "Option typing: lines are typed when the program waits for input, or after the fixed waits of PRDbench's own scripts");
		let testPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("test_plan"),
			mode: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"dev",
				"free",
				"debug"
			]),
			plan_file: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "File of the project with the points: `evaluation/detailed_test_plan.json`; in mode free `evaluation/metric_en.json` if there is one in English, otherwise `evaluation/metric.json`"),
			typing: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(typingSchema),
			points: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(pointSchema),
			expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Points of the plan"),
			judged: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()), "Points with a score"),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean of score / 2 over the judged points"),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "Mean of score / 2 over all points; a point without a score counts as 0"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "judged / expected"),
			score_without_vacuous: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Sum of score − floor (if positive) / sum of 2 − floor, over the judged points: the share of the score that an empty project does not get; null if it gets all"),
			judge: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(judgeSchema),
			timed_out: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(), "True if evaluation-timeout was reached before the last point"),
			duration_ms: milliseconds
		});
		let evaluationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.gMt("kind", [successCommandSchema, testPlanSchema]);
		let roundSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			agent: agentSchema,
			evaluation: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(evaluationSchema),
			score: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio)
		});
		let testbedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["docker", "host"]),
			image: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			image_digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			substituted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(), "True if a built-in substitute replaced an image that is not public"),
			kept_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The image committed by keep-image"),
			kept: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The container (its name) or the workdir (its path) that option keep left after the trial"),
			commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), null), "The commit of the repository that was cloned into the workdir; null without one")
		});
		let noteSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			detail: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		});
		let stageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "prepare, agent-setup, agent, evaluate, collect or remove"),
			started_at: timestamp,
			duration_ms: milliseconds
		});
		let errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			stage: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		});
		let githubSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			workflow: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			run_id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			run_attempt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			head_sha: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Head commit of the pull request; sha is its merge with the base"),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			event: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr())
		});
		let resultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("agentbench/result/v1"),
			dataset: datasetSchema,
			...place,
			attempt: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.NC()), "Number of the attempt, from 1; a repeated trial has several"),
			status: statusSchema,
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "1 or 0 for a success command; for a test plan the mean over its judged points; null without a score"),
			agent: agentSchema,
			evaluation: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(evaluationSchema), "Null if there was no evaluation"),
			rounds: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(roundSchema)), "Both rounds of mode debug; the fields above are those of the last"),
			testbed: testbedSchema,
			human_actions: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				lower: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
				upper: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI())
			}))), "Bounds of the directories a person lists and the files a person reads for the instance (`check_dir` and `read_file`), from its dataset row; no other action is counted, so they do not compare with the steps of an agent"),
			prerunner: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
				timed_out: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
				duration_ms: milliseconds
			})),
			stages: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(stageSchema),
			integrity: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(noteSchema), "Anything that makes the verdict doubtful"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(errorSchema),
			rescored: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				done: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "What was judged or read again"),
				kept: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "What stayed as it was, with the reason")
			})), "Present in the results of `agentbench rescore`"),
			reason: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				log: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The log that has the line; null for a point of a test plan")
			}))), "The line that tells best why a trial did not pass: of the evaluation, or of the agent where the evaluation printed nothing that tells; null if nothing was printed, for a passed trial, and for an error whose message tells"),
			started_at: timestamp,
			finished_at: timestamp,
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(githubSchema)
		});
		let totalsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			failed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			not_run: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.UI()),
			success_rate: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "passed / planned"),
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean over the trials with a score"),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean over all planned trials; a trial without a score counts as 0"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio), "Mean of coverage over all planned trials")
		});
		let plannedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			...place,
			status: statusSchema,
			score: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(ratio),
			score_expected: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "As score, with 0 for every part without a score"),
			coverage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(ratio, "Share of the trial that has a score: judged / expected points of a test plan, otherwise 0 or 1"),
			result: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Path of the result.json below results-path; null if there is none"),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(errorSchema),
			digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/))), "Digest of its result.json as written: a file with another digest does not count; absent if there is none")
		});
		let identitySchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			agent_setup: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			agent_directory: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Digest of the files in agent-directory; null without one"),
			agent_variables: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				value: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})), "agent-variables, sorted by name"),
			agent_env: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Names of the variables in agent-env, sorted"),
			image: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			image_map: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				from: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				to: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})), "image-map, sorted"),
			workdir: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			pass_score: ratio
		});
		let runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("agentbench/run/v1"),
			suite: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			dataset: datasetSchema,
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				model: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				command: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			}),
			settings: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				testbed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["docker", "host"]),
				trials: trialNumber,
				agent_timeout_ms: milliseconds,
				evaluation_timeout_ms: milliseconds,
				testcase_timeout_ms: milliseconds,
				typing: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(typingSchema)), "Null for a dataset without test plans"),
				mode: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"dev",
					"free",
					"debug"
				])), "Null for a dataset without modes"),
				judge: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "Identity of the judge; null without one"),
				network: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
				cpus: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()),
				memory_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig())
			}), "Settings of the run; all except testbed and trials must be equal for two runs to be comparable"),
			identity: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(identitySchema), "What else must be equal for two runs to measure the same; `resume` continues no other run. Absent in records of earlier versions"),
			options: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				value: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			}))), "Options of the run as texts, for `agentbench resume`: paths relative to this directory, secrets by name only"),
			planned: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(plannedSchema),
			totals: totalsSchema,
			gate: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
				reasons: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
			})), "Null during the run"),
			change: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				verdict: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"improved",
					"regressed",
					"within noise",
					"not comparable"
				]),
				difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()), "Change of rate or score over the common instances, now minus before")
			}))), "Change against the baseline; absent or null without one"),
			interrupted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()), "The signal that ended the run early"),
			rescored_from: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				directory: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of its run.json"),
				started_at: timestamp,
				harness_version: version
			})), "The run whose evidence was scored again, by `agentbench rescore`"),
			started_at: timestamp,
			finished_at: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(timestamp), "Null during the run, or if it was killed"),
			harness_version: version,
			github: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(githubSchema)
		});
	}),
	9271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ko: () => trialName,
			qQ: () => trialPath,
			rI: () => trialIdOf,
			wK: () => trialKey
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		function trialIdOf(record) {
			return {
				instanceId: record.instance_id,
				trial: record.trial
			};
		}
		function trialKey({ instanceId, trial }) {
			return `${instanceId}/${trial}`;
		}
		function trialName({ instanceId, trial }) {
			let name = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(instanceId);
			return trial === 1 ? name : `${name} (trial ${trial})`;
		}
		function trialPath({ instanceId, trial }) {
			return node_path__WEBPACK_IMPORTED_MODULE_0__.join(instanceId, `trial-${trial}`);
		}
	}),
	35978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ac: () => agentUsageSchema,
			ht: () => usageSchema,
			jn: () => meterSchema,
			wD: () => unknownUsage
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		let amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(2 ** 53 - 1));
		let usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			steps: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
			model: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(200))), null), "Used as agent.model if the run names no model")
		});
		let known = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null);
		let agentUsageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			source: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["meter", "agent"])), null), "Who counted: the `meter`, or the `agent` itself (`usage.json`); null if nobody did"),
			input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole input, cached parts included"),
			cached_input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The part of the input that was read from a cache"),
			output_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole output, reasoning included"),
			reasoning_tokens: known,
			cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Null if a model without a price answered; never 0 for an unknown cost"),
			steps: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Answers of the main conversation, or as the agent counts"),
			requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests to models"),
			failed_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests without an answer to its end"),
			models: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []), "The models that answered")
		});
		let meterSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			throttled_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that the provider refused for their rate (429)"),
			unmetered_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that no model answers, such as a list of models"),
			waiting_ms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Time in which at least one request was under way"),
			hosted_tools: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				offered: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Tools that the provider runs itself, as offered in requests"),
				used: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			})
		})), null), "Further figures of the meter; null without one");
		function unknownUsage() {
			return {
				source: null,
				input_tokens: null,
				cached_input_tokens: null,
				output_tokens: null,
				reasoning_tokens: null,
				cost_usd: null,
				steps: null,
				requests: null,
				failed_requests: null,
				models: []
			};
		}
	}),
	70370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => pLimit });
		class Node {
			value;
			next;
			constructor(value) {
				this.value = value;
			}
		}
		class Queue {
			#head;
			#tail;
			#size;
			constructor() {
				this.clear();
			}
			enqueue(value) {
				let node = new Node(value);
				if (this.#head) {
					this.#tail.next = node;
					this.#tail = node;
				} else {
					this.#head = node;
					this.#tail = node;
				}
				this.#size++;
			}
			dequeue() {
				let current = this.#head;
				if (!current) return;
				this.#head = this.#head.next;
				this.#size--;
				this.#head || (this.#tail = void 0);
				return current.value;
			}
			peek() {
				if (!this.#head) return;
				return this.#head.value;
			}
			clear() {
				this.#head = void 0;
				this.#tail = void 0;
				this.#size = 0;
			}
			get size() {
				return this.#size;
			}
			*[Symbol.iterator]() {
				let current = this.#head;
				for (; current;) {
					yield current.value;
					current = current.next;
				}
			}
			*drain() {
				for (; this.#head;) yield this.dequeue();
			}
		}
		function pLimit(concurrency) {
			let rejectOnClear = !1;
			typeof concurrency == "object" && ({concurrency, rejectOnClear = !1} = concurrency);
			validateConcurrency(concurrency);
			if (typeof rejectOnClear != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
			let queue = new Queue();
			let activeCount = 0;
			let resumeNext = () => {
				if (activeCount < concurrency && queue.size > 0) {
					activeCount++;
					queue.dequeue().run();
				}
			};
			let next = () => {
				activeCount--;
				resumeNext();
			};
			let run = async (function_, resolve, arguments_) => {
				let result = (async () => function_(...arguments_))();
				resolve(result);
				try {
					await result;
				} catch {}
				next();
			};
			let enqueue = (function_, resolve, reject, arguments_) => {
				let queueItem = { reject };
				new Promise((internalResolve) => {
					queueItem.run = internalResolve;
					queue.enqueue(queueItem);
				}).then(run.bind(void 0, function_, resolve, arguments_));
				activeCount < concurrency && resumeNext();
			};
			let generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
				enqueue(function_, resolve, reject, arguments_);
			});
			Object.defineProperties(generator, {
				activeCount: { get: () => activeCount },
				pendingCount: { get: () => queue.size },
				clearQueue: { value() {
					if (!rejectOnClear) {
						queue.clear();
						return;
					}
					let abortError = AbortSignal.abort().reason;
					for (; queue.size > 0;) queue.dequeue().reject(abortError);
				} },
				concurrency: {
					get: () => concurrency,
					set(newConcurrency) {
						validateConcurrency(newConcurrency);
						concurrency = newConcurrency;
						queueMicrotask(() => {
							for (; activeCount < concurrency && queue.size > 0;) resumeNext();
						});
					}
				},
				map: { async value(iterable, function_) {
					let promises = [];
					try {
						Array.from(iterable, (value, index) => {
							let promise = generator(function_, value, index);
							promises.push(promise);
							return promise;
						});
					} catch (error) {
						for (let promise of promises) promise.catch(() => {});
						throw error;
					}
					return Promise.all(promises);
				} }
			});
			return generator;
		}
		function validateConcurrency(concurrency) {
			if (!((Number.isInteger(concurrency) || concurrency === Infinity) && concurrency > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
		}
	}),
	73102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w$: () => datetime });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18431);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		let ZodMiniISODateTime = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def);
			_schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
		});
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
		}
	})
};
