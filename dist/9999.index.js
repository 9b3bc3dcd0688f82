export const id = 9999;
export const ids = [9999, 4155];
export const modules = {
	69999: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readDurations: () => readDurations });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var p_limit__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70370);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55395);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		var _results_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48242);
		var _results_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24155);
		let runPart = zod_mini__WEBPACK_IMPORTED_MODULE_5__.UpN(_results_schema_js__WEBPACK_IMPORTED_MODULE_4__.Lx, {
			schema: !0,
			planned: !0
		});
		let resultPart = zod_mini__WEBPACK_IMPORTED_MODULE_5__.UpN(_results_schema_js__WEBPACK_IMPORTED_MODULE_4__.resultSchema, {
			schema: !0,
			instance_id: !0,
			trial: !0,
			status: !0,
			stages: !0
		});
		async function readDurations(baseline) {
			if (baseline === "none") return {
				durations: null,
				notes: []
			};
			if (baseline === "artifact") return {
				durations: null,
				notes: ["baseline: plan balances by a directory only, not by an artifact; the jobs get equal counts"]
			};
			let trials = [];
			let { found, notes: faults } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_3__.s)([baseline], 3, "baseline");
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
			let readNoted = (relative, schema) => readRecord(directory, relative, schema).catch((error) => {
				faults.push(`baseline: ${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, relative)} is left out: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
				return null;
			});
			let measured = ((await readNoted("run.json", runPart))?.planned ?? []).filter(({ result }) => result !== null);
			return (await (0, p_limit__WEBPACK_IMPORTED_MODULE_6__.A)(8).map(measured, async ({ instance_id: instance, trial }) => {
				let result = await readNoted(`${instance}/trial-${trial}/result.json`, resultPart);
				if (result?.instance_id !== instance || result.status !== "passed" && result.status !== "failed") return [];
				return [{
					instance,
					duration: result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
				}];
			})).flat();
		}
		async function readRecord(directory, relative, schema) {
			let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, relative);
			if (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file) !== node_path__WEBPACK_IMPORTED_MODULE_1__.join(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory), relative)) throw Error("it is a link");
			let about = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
			if (!about.isFile()) throw Error("it is no file");
			if (about.size > 67108864) throw Error("it is larger than 64 MiB");
			let text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, "utf8");
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
	48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
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
			beyond > 0 && notes.push(`${beyond} directories are left out: results are looked for in ${MOST_DIRECTORIES}`);
			return {
				found: found.sort(),
				notes
			};
			async function look(directory, depth) {
				if (seen.has(directory)) return [];
				seen.add(directory);
				if (seen.size > MOST_DIRECTORIES) return [];
				let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
					let fault = `${directory} cannot be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
					if (depth === deepest) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${option}: ${fault}`);
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
	24155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			resultSchema: () => resultSchema,
			Lx: () => runSchema,
			usageSchema: () => usageSchema
		});
		var mini_schemas = __webpack_require__(55395);
		var api = __webpack_require__(43759);
		var core_core = __webpack_require__(88532);
		var core_schemas = __webpack_require__(81041);
		let ZodMiniISODateTime = core_core.xI("ZodMiniISODateTime", (inst, def) => {
			core_schemas.Ko.init(inst, def);
			mini_schemas.zUr.init(inst, def);
		});
		function datetime(params) {
			return api.G1(ZodMiniISODateTime, params);
		}
		var row = __webpack_require__(71744);
		var zod = __webpack_require__(37753);
		let statusSchema = mini_schemas.k5n([
			"passed",
			"failed",
			"error",
			"not_run"
		]);
		let milliseconds = mini_schemas.Whr().check(api.UI());
		let timestamp = datetime();
		let ratio = mini_schemas.aig().check(api.qm(0), api.Zm(1));
		let version = mini_schemas.YjP().check(api.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
		let place = {
			instance_id: mini_schemas.YjP().check(api.Fk(row.Cd)),
			task_type: mini_schemas.YjP(),
			trial: mini_schemas.Whr().check(api.NC())
		};
		let datasetSchema = mini_schemas.Ikc({
			name: mini_schemas.YjP(),
			ref: mini_schemas.mee(mini_schemas.YjP()),
			digest: mini_schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/))
		});
		let usageSchema = mini_schemas.Ikc({
			input_tokens: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			output_tokens: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			cost_usd: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			steps: mini_schemas.Rvf(mini_schemas.mee(mini_schemas.aig().check(api.UI())), null),
			model: (0, zod.W)(mini_schemas.Rvf(mini_schemas.mee(mini_schemas.YjP().check(api.Eb(200))), null), "Taken as agent.model where the run names none")
		});
		let agentSchema = mini_schemas.Ikc({
			name: mini_schemas.mee(mini_schemas.YjP()),
			model: mini_schemas.mee(mini_schemas.YjP()),
			command: mini_schemas.YjP(),
			prompt_digest: mini_schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)),
			exit_code: (0, zod.W)(mini_schemas.mee(mini_schemas.Whr()), "Null where it timed out or never began"),
			timed_out: mini_schemas.zMY(),
			duration_ms: milliseconds,
			usage: mini_schemas.cJW(usageSchema, { model: !0 })
		});
		let successCommandSchema = mini_schemas.Ikc({
			kind: mini_schemas.euz("success_command"),
			command: mini_schemas.YjP(),
			exit_code: mini_schemas.mee(mini_schemas.Whr()),
			timed_out: mini_schemas.zMY(),
			duration_ms: milliseconds,
			output_tail: (0, zod.W)(mini_schemas.YjP(), "The end of stdout and stderr, as they came")
		});
		let testcaseSchema = mini_schemas.Ikc({
			command: mini_schemas.mee(mini_schemas.YjP()),
			input_lines: (0, zod.W)(mini_schemas.mee(mini_schemas.Whr().check(api.UI())), "Lines there were to type; null without a terminal"),
			typed: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Lines that were typed before the program ended"),
			end: (0, zod.W)(mini_schemas.k5n([
				"exit",
				"interrupted",
				"timeout",
				"background",
				"not_run"
			]), "By itself; by Ctrl-C, since it waited for more than there was to type; at testcase-timeout; a server left running for the next test case; never executed"),
			reason: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Why it was not executed"),
			exit_code: mini_schemas.mee(mini_schemas.Whr()),
			duration_ms: milliseconds,
			output_tail: mini_schemas.YjP(),
			transcript: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Path of the whole transcript, below the trial's directory"),
			recording: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Path of the asciicast v2, below the trial's directory")
		});
		let pointSchema = mini_schemas.Ikc({
			metric: mini_schemas.YjP(),
			type: mini_schemas.k5n([
				"shell_interaction",
				"unit_test",
				"file_comparison",
				"requirement"
			]),
			score: (0, zod.W)(mini_schemas.mee(mini_schemas.KCZ([
				mini_schemas.euz(0),
				mini_schemas.euz(1),
				mini_schemas.euz(2)
			])), "Null: not judged"),
			decided_by: mini_schemas.k5n([
				"junit",
				"file",
				"judge",
				"none"
			]),
			explanation: mini_schemas.YjP(),
			vacuous: (0, zod.W)(mini_schemas.zMY(), "An empty project gets 2 here as well, as an earlier run of an agent that does nothing showed"),
			testcases: mini_schemas.YOg(testcaseSchema),
			notes: (0, zod.W)(mini_schemas.YOg(mini_schemas.Ikc({
				kind: mini_schemas.YjP(),
				detail: mini_schemas.YjP()
			})), "Oddities of the data, and what was made of them")
		});
		let judgeSchema = mini_schemas.Ikc({
			identity: mini_schemas.YjP(),
			verdicts: mini_schemas.Whr().check(api.UI()),
			failures: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Points on which it came to no verdict"),
			input_tokens: mini_schemas.mee(mini_schemas.aig().check(api.UI())),
			output_tokens: mini_schemas.mee(mini_schemas.aig().check(api.UI())),
			cost_usd: mini_schemas.mee(mini_schemas.aig().check(api.UI()))
		});
		let testPlanSchema = mini_schemas.Ikc({
			kind: mini_schemas.euz("test_plan"),
			mode: mini_schemas.k5n([
				"dev",
				"free",
				"debug"
			]),
			points: mini_schemas.YOg(pointSchema),
			expected: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Points of the plan"),
			judged: (0, zod.W)(mini_schemas.Whr().check(api.UI()), "Points with a score"),
			score: (0, zod.W)(mini_schemas.mee(ratio), "Mean over the judged points, of 2"),
			score_expected: (0, zod.W)(ratio, "Mean over all points, of 2; one without a score counts 0"),
			coverage: (0, zod.W)(ratio, "judged / expected"),
			score_without_vacuous: (0, zod.W)(mini_schemas.mee(ratio), "As score, without the vacuous points; null where none is left"),
			judge: mini_schemas.mee(judgeSchema),
			timed_out: (0, zod.W)(mini_schemas.zMY(), "evaluation-timeout came before the last point"),
			duration_ms: milliseconds
		});
		let evaluationSchema = mini_schemas.gMt("kind", [successCommandSchema, testPlanSchema]);
		let roundSchema = mini_schemas.Ikc({
			agent: agentSchema,
			evaluation: mini_schemas.mee(evaluationSchema),
			score: mini_schemas.mee(ratio)
		});
		let testbedSchema = mini_schemas.Ikc({
			kind: mini_schemas.k5n(["docker", "host"]),
			image: mini_schemas.mee(mini_schemas.YjP()),
			image_digest: mini_schemas.mee(mini_schemas.YjP()),
			substituted: (0, zod.W)(mini_schemas.zMY(), "A built-in stand-in was taken for an image that is not public"),
			kept_image: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "The image keep-image committed")
		});
		let noteSchema = mini_schemas.Ikc({
			kind: mini_schemas.YjP(),
			detail: mini_schemas.YjP()
		});
		let stageSchema = mini_schemas.Ikc({
			name: mini_schemas.YjP(),
			started_at: timestamp,
			duration_ms: milliseconds
		});
		let errorSchema = mini_schemas.Ikc({
			stage: mini_schemas.YjP(),
			kind: mini_schemas.YjP(),
			message: mini_schemas.YjP()
		});
		let githubSchema = mini_schemas.Ikc({
			repository: mini_schemas.YjP(),
			workflow: mini_schemas.YjP(),
			job: mini_schemas.YjP(),
			run_id: mini_schemas.YjP(),
			run_attempt: mini_schemas.Whr(),
			sha: mini_schemas.YjP(),
			head_sha: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "The pull request's own commit; sha is its merge with the base"),
			ref: mini_schemas.YjP(),
			event: mini_schemas.YjP(),
			pull_request: mini_schemas.mee(mini_schemas.Whr())
		});
		let resultSchema = mini_schemas.Ikc({
			schema: mini_schemas.euz("agentbench/result/v1"),
			dataset: datasetSchema,
			...place,
			attempt: mini_schemas.Whr().check(api.NC()),
			status: statusSchema,
			score: mini_schemas.mee(ratio),
			agent: agentSchema,
			evaluation: (0, zod.W)(mini_schemas.mee(evaluationSchema), "Null where it came to none"),
			rounds: (0, zod.W)(mini_schemas.lqM(mini_schemas.YOg(roundSchema)), "Mode debug: both rounds; the last one stands at the top as well"),
			testbed: testbedSchema,
			human_actions: (0, zod.W)(mini_schemas.lqM(mini_schemas.mee(mini_schemas.Ikc({
				lower: mini_schemas.aig().check(api.UI()),
				upper: mini_schemas.aig().check(api.UI())
			}))), "Actions that a person needs for the instance, as its row says; to set the steps of the agent against"),
			prerunner: mini_schemas.mee(mini_schemas.Ikc({
				exit_code: mini_schemas.mee(mini_schemas.Whr()),
				timed_out: mini_schemas.zMY(),
				duration_ms: milliseconds
			})),
			stages: mini_schemas.YOg(stageSchema),
			integrity: (0, zod.W)(mini_schemas.YOg(noteSchema), "Anything that makes the verdict doubtful"),
			error: mini_schemas.mee(errorSchema),
			started_at: timestamp,
			finished_at: timestamp,
			harness_version: version,
			github: mini_schemas.mee(githubSchema)
		});
		let totalsSchema = mini_schemas.Ikc({
			planned: mini_schemas.Whr().check(api.UI()),
			passed: mini_schemas.Whr().check(api.UI()),
			failed: mini_schemas.Whr().check(api.UI()),
			error: mini_schemas.Whr().check(api.UI()),
			not_run: mini_schemas.Whr().check(api.UI()),
			success_rate: (0, zod.W)(mini_schemas.mee(ratio), "passed / planned"),
			score: (0, zod.W)(mini_schemas.mee(ratio), "Mean over the trials with a score"),
			score_expected: (0, zod.W)(mini_schemas.mee(ratio), "Mean over all planned trials; what has no score counts 0"),
			coverage: (0, zod.W)(mini_schemas.mee(ratio), "Mean over all planned trials of the share of each that has a score")
		});
		let plannedSchema = mini_schemas.Ikc({
			...place,
			status: statusSchema,
			score: mini_schemas.mee(ratio),
			score_expected: (0, zod.W)(ratio, "As score, with 0 for what could not be scored"),
			coverage: (0, zod.W)(ratio, "The share of the trial that has a score: of a test plan its judged points, otherwise 0 or 1"),
			result: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Path of its result.json below results-path; null where there is none"),
			error: mini_schemas.mee(errorSchema)
		});
		let runSchema = mini_schemas.Ikc({
			schema: mini_schemas.euz("agentbench/run/v1"),
			suite: mini_schemas.mee(mini_schemas.YjP()),
			dataset: datasetSchema,
			agent: mini_schemas.Ikc({
				name: mini_schemas.mee(mini_schemas.YjP()),
				model: mini_schemas.mee(mini_schemas.YjP()),
				command: mini_schemas.YjP()
			}),
			settings: (0, zod.W)(mini_schemas.Ikc({
				testbed: mini_schemas.k5n(["docker", "host"]),
				trials: mini_schemas.Whr().check(api.NC()),
				agent_timeout_ms: milliseconds,
				evaluation_timeout_ms: milliseconds,
				testcase_timeout_ms: milliseconds,
				mode: (0, zod.W)(mini_schemas.mee(mini_schemas.k5n([
					"dev",
					"free",
					"debug"
				])), "Null for a dataset without modes"),
				judge: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "Which judge scored what needs judgement; null without one"),
				network: mini_schemas.mee(mini_schemas.YjP()),
				cpus: mini_schemas.mee(mini_schemas.aig()),
				memory_bytes: mini_schemas.mee(mini_schemas.aig())
			}), "What two runs must share to be comparable, beside the dataset"),
			planned: mini_schemas.YOg(plannedSchema),
			totals: totalsSchema,
			gate: (0, zod.W)(mini_schemas.mee(mini_schemas.Ikc({
				passed: mini_schemas.zMY(),
				reasons: mini_schemas.YOg(mini_schemas.YjP())
			})), "Null while the run goes on"),
			change: (0, zod.W)(mini_schemas.lqM(mini_schemas.mee(mini_schemas.Ikc({
				verdict: mini_schemas.k5n([
					"improved",
					"regressed",
					"within noise",
					"not comparable"
				]),
				difference: (0, zod.W)(mini_schemas.mee(mini_schemas.aig()), "Of the rate or score, now minus before, over the instances in common")
			}))), "Against the baseline; absent or null without one"),
			interrupted: (0, zod.W)(mini_schemas.mee(mini_schemas.YjP()), "The signal that ended the run early"),
			started_at: timestamp,
			finished_at: (0, zod.W)(mini_schemas.mee(timestamp), "Null while the run goes on, or where it was killed"),
			harness_version: version,
			github: mini_schemas.mee(githubSchema)
		});
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
	})
};
