export const id = 508;
export const ids = [508, 8125];
export const modules = {
	50508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { keeping: () => keeping });
		var badge = __webpack_require__(17388);
		function historyBadgeJson({ suite, totals, figure, gate, change }) {
			return (0, badge.V)({
				suite,
				totals,
				interval: figure.interval,
				plans: figure.measure === "score",
				gate,
				change
			});
		}
		var history_lines = __webpack_require__(68125);
		var external_node_crypto_ = __webpack_require__(77598);
		var figures = __webpack_require__(23263);
		let EVENTS = [
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch"
		];
		function standingOf(github, { base = null, defaultBranch = null }) {
			if (github === null) return {
				branch: null,
				adds: !0,
				defaultBranch
			};
			let branch = branchOf(github);
			return branch === null ? {
				branch: base ?? defaultBranch,
				adds: !1,
				defaultBranch
			} : {
				branch,
				adds: !0,
				defaultBranch
			};
		}
		function branchOf({ event, ref }) {
			let [, branch = ""] = /^refs\/heads\/(.{1,500})$/.exec(ref) ?? [];
			return EVENTS.includes(event) && branch !== "" ? branch : null;
		}
		function pointOf(report, github) {
			let { run, results, interval, times, runUrl } = report;
			if (run.planned.length === 0) return null;
			let score = (0, figures.E6)(report);
			let [ids, values] = valuesOf(run.planned, score);
			let { totals } = run;
			let costs = results.flatMap((result) => result?.usage.cost_usd ?? []);
			let commit = github === null ? "" : github.head_sha ?? github.sha;
			return {
				schema: "agentbench/history/v1",
				suite: run.suite === null ? null : run.suite.slice(0, 500).toWellFormed(),
				dataset: run.dataset,
				agent: {
					name: run.agent.name,
					model: run.agent.model
				},
				settings: run.settings,
				instances: {
					count: ids.length,
					digest: digestOf(ids)
				},
				totals,
				figure: {
					measure: score ? "score" : "success rate",
					value: (0, figures.xW)(report),
					interval
				},
				values,
				change: null,
				gate: run.gate?.passed ?? null,
				interrupted: run.interrupted,
				cost: {
					usd: costs.length === 0 ? null : sum(costs),
					trials: costs.length
				},
				time: {
					agent_ms: times.agent,
					evaluation_ms: times.evaluation,
					harness_ms: times.harness,
					trials: results.filter((result) => result !== null).length
				},
				commit: /^[0-9a-f]{7,64}$/.test(commit) ? commit : null,
				branch: github === null ? null : branchOf(github),
				run: github === null ? null : {
					repository: github.repository,
					id: github.run_id,
					attempt: github.run_attempt,
					event: github.event,
					url: runUrl
				},
				measured_at: run.started_at,
				harness_version: run.harness_version
			};
		}
		function valuesOf(planned, score) {
			let instances = (0, figures.FL)(planned);
			let ids = [...instances.keys()].sort();
			return [ids, ids.map((id) => {
				let trials = instances.get(id);
				if (!trials.every(({ status }) => status === "passed" || status === "failed")) return null;
				return Number((sum(trials.map((trial) => (0, figures.Mn)(trial, score))) / trials.length).toFixed(6));
			})];
		}
		function digestOf(ids) {
			let hash = (0, external_node_crypto_.createHash)("sha256");
			for (let id of ids) hash.update(`${id}\n`);
			return `sha256:${hash.digest("hex")}`;
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
		function badgeName(suite) {
			if (suite === null) return "badge.json";
			let plain = suite.replace(/[^\w.-]+/g, "-").slice(0, 60);
			return `badge-${plain}${plain === suite ? "" : `-${(0, external_node_crypto_.createHash)("sha256").update(suite).digest("hex").slice(0, 8)}`}.json`;
		}
		var untrusted = __webpack_require__(90492);
		var pairing = __webpack_require__(88039);
		var phrases = __webpack_require__(58937);
		var compare = __webpack_require__(41679);
		function trendPoints(points, suite, branch) {
			return points.filter((point) => point.suite === suite && (branch === null || point.branch === branch)).sort((a, b) => Date.parse(a.measured_at) - Date.parse(b.measured_at));
		}
		function changeOf(before, now, tolerance) {
			let last = before.findLast((point) => breaksBetween(point, now).length === 0 && pairsOf(point, now).length > 0);
			if (last === void 0) return null;
			let { verdict, difference } = (0, compare.U)(pairsOf(last, now), { tolerance });
			return {
				verdict,
				difference,
				since: last.commit
			};
		}
		function breaksBetween(before, now) {
			let reasons = (0, pairing.Bw)(before, now, ["before", "now"]);
			before.instances.digest !== now.instances.digest && reasons.push(`other instances: ${before.instances.count} before, ${now.instances.count} now`);
			return reasons;
		}
		function pairsOf(before, now) {
			if (before.values.length !== now.values.length) return [];
			return now.values.flatMap((value, index) => {
				let was = before.values[index] ?? null;
				return value === null || was === null ? [] : [{
					id: String(index),
					before: [was],
					now: [value]
				}];
			});
		}
		function trendOf(points, current, standing) {
			let from = Math.max(0, points.length - 200);
			return {
				branch: standing.branch,
				added: standing.adds,
				earlier: from,
				points: points.slice(from).map((point, index) => shown(point, points[from + index - 1] ?? null, point === current))
			};
		}
		function shown(point, before, current) {
			let { commit, run, measured_at, figure, change, totals, cost, time } = point;
			let [page, repository] = /^(https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+)\/actions\/runs\/\d+(?:\/attempts\/\d+)?$/.exec(run?.url ?? "") ?? [null, null];
			return {
				commit,
				commit_url: commit === null || repository === null ? null : `${repository}/commit/${commit}`,
				run_url: page,
				measured_at,
				agent: (0, untrusted.h0)((0, phrases.kV)(point), 120),
				figure,
				change,
				breaks: before === null ? [] : breaksBetween(before, point),
				planned: totals.planned,
				missing: totals.error + totals.not_run,
				cost,
				time: {
					ms: time.agent_ms + time.evaluation_ms + time.harness_ms,
					trials: time.trials
				},
				current
			};
		}
		function keeping(report, { github, tolerance, ...branches }) {
			let measured = pointOf(report, github);
			let standing = standingOf(github, branches);
			return measured === null ? null : (file) => keep(file, measured, standing, tolerance);
		}
		function keep(file, measured, standing, tolerance) {
			let { lines, notes } = (0, history_lines.Se)(file ?? Buffer.alloc(0));
			let { suite } = measured;
			let others = withoutRun(trendPoints(known(lines), suite, standing.branch), measured);
			let before = standing.adds ? others.filter((point) => isBefore(point, measured)) : others;
			let point = {
				...measured,
				change: changeOf(before, measured, tolerance)
			};
			let added = standing.adds ? (0, history_lines.dc)(lines, point) : null;
			let trend = trendOf([
				...before,
				point,
				...others.slice(before.length)
			], point, {
				...standing,
				adds: added !== null
			});
			standing.adds && added === null && notes.push("a later attempt of this workflow run stands in the history already");
			if (added === null) return {
				trend,
				files: null,
				notes
			};
			let next = (0, history_lines.W7)(added);
			if (file !== null && next.equals(file)) return {
				trend,
				files: null,
				notes
			};
			let files = new Map([[history_lines.HISTORY_FILE, next]]);
			files.set(badgeName(suite), Buffer.from(historyBadgeJson(newestOf(known(added), suite, standing))));
			return {
				trend,
				files,
				notes
			};
		}
		function known(lines) {
			return lines.flatMap(({ point }) => point ?? []);
		}
		function withoutRun(points, { run, measured_at }) {
			return points.filter((point) => run === null ? point.run !== null || point.measured_at !== measured_at : point.run?.id !== run.id || point.run.repository !== run.repository);
		}
		function isBefore(point, { measured_at }) {
			return Date.parse(point.measured_at) <= Date.parse(measured_at);
		}
		function newestOf(points, suite, { defaultBranch }) {
			return (defaultBranch === null ? [] : trendPoints(points, suite, defaultBranch)).at(-1) ?? trendPoints(points, suite, null).at(-1);
		}
	}),
	68125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HISTORY_FILE: () => HISTORY_FILE,
			LARGEST_HISTORY: () => LARGEST_HISTORY,
			W7: () => fileOf,
			Se: () => readLines,
			dc: () => withPoint
		});
		var quick_parse = __webpack_require__(37664);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var iso = __webpack_require__(73102);
		var zod = __webpack_require__(23137);
		let ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let count = schemas.Whr().check(api.UI());
		let usd = schemas.aig().check(api.qm(0), api.Zm(1e9));
		let commit = schemas.YjP().check(api.Fk(/^[0-9a-f]{7,64}$/));
		let interval = schemas.Ikc({
			low: ratio,
			high: ratio
		});
		let pointChangeSchema = schemas.Ikc({
			verdict: schemas.k5n([
				"improved",
				"regressed",
				"within noise"
			]),
			difference: (0, zod.W)(schemas.aig().check(api.qm(-1), api.Zm(1)), "Now minus before"),
			since: (0, zod.W)(schemas.mee(commit), "Commit of the earlier point")
		});
		let pointFigureSchema = schemas.Ikc({
			measure: schemas.k5n(["success rate", "score"]),
			value: (0, zod.W)(schemas.mee(ratio), "Over all planned trials; null if nothing was measured"),
			interval: (0, zod.W)(schemas.mee(interval), "95 % confidence interval")
		});
		let pointCostSchema = schemas.Ikc({
			usd: (0, zod.W)(schemas.mee(usd), "Sum over the trials with a known cost; null if there are none"),
			trials: (0, zod.W)(count, "Number of trials with a known cost")
		});
		let trendPointSchema = schemas.Ikc({
			commit: schemas.mee(schemas.YjP()),
			commit_url: schemas.mee(schemas.YjP()),
			run_url: schemas.mee(schemas.YjP()),
			measured_at: schemas.YjP(),
			agent: schemas.YjP(),
			figure: pointFigureSchema,
			change: schemas.mee(pointChangeSchema),
			breaks: (0, zod.W)(schemas.YOg(schemas.YjP()), "Reasons why it is not comparable with the preceding point"),
			planned: count,
			missing: (0, zod.W)(count, "Trials without a verdict"),
			cost: pointCostSchema,
			time: (0, zod.W)(schemas.Ikc({
				ms: schemas.aig(),
				trials: count
			}), "Total of all trials with a result"),
			current: (0, zod.W)(schemas.zMY(), "True for this report")
		});
		schemas.Ikc({
			branch: (0, zod.W)(schemas.mee(schemas.YjP()), "Null: any branch"),
			added: (0, zod.W)(schemas.zMY(), "True if this report was added to the history"),
			earlier: (0, zod.W)(count, "Number of points before the first one shown"),
			points: (0, zod.W)(schemas.YOg(trendPointSchema), "Oldest first, including this report")
		});
		var records = __webpack_require__(40399);
		let line_schema_ratio = schemas.aig().check(api.qm(0), api.Zm(1));
		let line_schema_count = schemas.Whr().check(api.UI());
		let shortText = schemas.YjP().check(api.Eb(500));
		let milliseconds = schemas.Whr().check(api.qm(0), api.Zm(0x9184e72a000));
		let timeSchema = schemas.Ikc({
			agent_ms: milliseconds,
			evaluation_ms: milliseconds,
			harness_ms: milliseconds,
			trials: (0, zod.W)(line_schema_count, "Trials with a result")
		});
		let historySchema = schemas.Ikc({
			schema: schemas.euz("agentbench/history/v1"),
			suite: schemas.mee(shortText),
			dataset: records.Lx.shape.dataset,
			agent: schemas.Ikc({
				name: schemas.mee(schemas.YjP()),
				model: schemas.mee(schemas.YjP())
			}),
			settings: records.Lx.shape.settings,
			instances: schemas.Ikc({
				count: line_schema_count,
				digest: (0, zod.W)(schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)), "Hash of the sorted ids, each followed by a newline")
			}),
			totals: records.nB,
			figure: pointFigureSchema,
			values: (0, zod.W)(schemas.YOg(schemas.mee(line_schema_ratio)).check(api.Eb(1e5)), "Contribution of each instance to the figure, its mean over the trials, in the order of the sorted ids; null if a trial has no verdict"),
			change: (0, zod.W)(schemas.mee(pointChangeSchema), "Change since the latest comparable earlier point"),
			gate: (0, zod.W)(schemas.mee(schemas.zMY()), "True if the gate passed; null without a gate"),
			interrupted: schemas.mee(shortText),
			cost: pointCostSchema,
			time: timeSchema,
			commit: schemas.mee(commit),
			branch: schemas.mee(shortText),
			run: (0, zod.W)(schemas.mee(schemas.Ikc({
				repository: shortText,
				id: shortText,
				attempt: line_schema_count,
				event: shortText,
				url: schemas.mee(shortText)
			})), "The workflow run that measured; null outside Actions"),
			measured_at: iso.w$(),
			harness_version: records.Lx.shape.harness_version
		});
		let HISTORY_FILE = "history.jsonl";
		let LARGEST_HISTORY = 67108864;
		let parsePoint = (0, quick_parse.n)(historySchema);
		function readLines(file) {
			let lines = [];
			let broken = [];
			let later = 0;
			let number = 0;
			for (let at = 0; at < file.length;) {
				let newline = file.indexOf(10, at);
				let end = newline === -1 ? file.length : newline;
				let bytes = file.subarray(at, end);
				at = end + 1;
				number += 1;
				if (bytes.length === 0) continue;
				let point = pointIn(bytes);
				point === "later" ? later += 1 : point === null && broken.push(number);
				lines.push({
					bytes,
					point: point === "later" ? null : point
				});
			}
			return {
				lines,
				notes: notesOn(broken, later)
			};
		}
		function pointIn(bytes) {
			if (bytes.length > 1048576) return null;
			try {
				let value = JSON.parse(bytes.toString());
				let { schema } = value ?? {};
				if (typeof schema == "string" && /^agentbench\/history\/v([2-9]|\d\d+)$/.test(schema)) return "later";
				return parsePoint(value);
			} catch {
				return null;
			}
		}
		function notesOn(broken, later) {
			let named = broken.slice(0, 5).join(", ");
			let more = broken.length > 5 ? `, and ${broken.length - 5} more` : "";
			return [...broken.length === 0 ? [] : [`${HISTORY_FILE}: line ${named}${more} cannot be read; kept as it is, and left out of the trend. Mend or delete it`], ...later === 0 ? [] : [`${HISTORY_FILE}: ${later} of its lines are of a later version of agentbench; kept, and left out of the trend`]];
		}
		function withPoint(lines, point) {
			let line = {
				bytes: Buffer.from(JSON.stringify(point).toWellFormed()),
				point
			};
			let key = keyOf(point);
			let at = lines.findIndex((other) => other.point !== null && keyOf(other.point) === key);
			if (at === -1) return [...lines, line];
			if ((lines[at].point.run?.attempt ?? 0) > (point.run?.attempt ?? 0)) return null;
			return lines.with(at, line);
		}
		function fileOf(lines) {
			let size = 0;
			let from = lines.length;
			for (; from > 0 && lines.length - from < 5e3;) {
				size += lines[from - 1].bytes.length + 1;
				if (size > 16777216) break;
				--from;
			}
			return Buffer.concat(lines.slice(from).flatMap(({ bytes }) => [bytes, Buffer.from("\n")]));
		}
		function keyOf({ suite, run, measured_at }) {
			return JSON.stringify(run === null ? [suite, measured_at] : [
				suite,
				run.repository,
				run.id
			]);
		}
	})
};
