export const id = 4669;
export const ids = [4669];
export const modules = {
	18253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => formatCost,
			KN: () => percent,
			MA: () => formatP,
			U9: () => count,
			WR: () => points,
			a3: () => formatDuration,
			cf: () => rateText,
			lb: () => partialCost,
			nV: () => formatAge
		});
		function formatDuration(milliseconds) {
			if (milliseconds < 1e3) return `${Math.round(milliseconds)} ms`;
			let seconds = milliseconds / 1e3;
			if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
			let minutes = Math.floor(Math.round(seconds) / 60);
			if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, "0")} s`;
			return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
		}
		function formatAge(moment, now = Date.now()) {
			let hours = Math.max(0, now - Date.parse(moment)) / 36e5;
			if (hours < 1) return `${Math.round(hours * 60)} min ago`;
			return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
		}
		function formatCost(dollars) {
			if (dollars === null) return "–";
			return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
		}
		function percent(ratio) {
			if (ratio === null) return "–";
			for (let digits = 1;; digits++) {
				let text = (ratio * 100).toFixed(digits);
				if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
			}
		}
		function points(difference) {
			let text = Math.abs(difference * 100).toFixed(1);
			return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
		}
		function formatP(p) {
			return p < .001 ? p.toExponential(1) : p.toFixed(3);
		}
		function count(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
		function rateText(value, interval, missing) {
			if (value === null) return "not measured";
			let range = interval === null ? "" : ` (${percent(interval.low)} to ${percent(interval.high)})`;
			return `${percent(value)}${range}${missing === 0 ? "" : `, ${missing} not measured`}`;
		}
		function partialCost(usd, known, all) {
			if (usd === null) return "–";
			return `${usd.toFixed(2)} USD${known === all ? "" : ` (${known} of ${all})`}`;
		}
	}),
	79882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => runDirectories,
			Te: () => beginRun,
			ho: () => deadRuns,
			lb: () => endRun
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13590);
		var _claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76185);
		var _owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88350);
		async function beginRun(machine) {
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString("hex");
			let parent = await openParent(machine.temporaryDirectory);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 457);
			let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_4__.B7)(directory);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 457 });
			return {
				id,
				owner: (0, _owner_js__WEBPACK_IMPORTED_MODULE_5__.GS)(),
				directory
			};
		}
		async function deadRuns({ temporaryDirectory }) {
			let parents = await parentsIn(temporaryDirectory);
			let names = (await Promise.all(parents.map(_claim_js__WEBPACK_IMPORTED_MODULE_4__.r7))).flat().map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
			return [...new Set(names.filter((name) => /^[0-9a-f]+$/.test(name)))];
		}
		async function runDirectories({ temporaryDirectory }, id) {
			return (await parentsIn(temporaryDirectory)).map((parent) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id));
		}
		async function endRun(directory) {
			await (0, _tree_js__WEBPACK_IMPORTED_MODULE_3__.dM)(directory);
			await (0, _claim_js__WEBPACK_IMPORTED_MODULE_4__.Ht)(directory);
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
	37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => changeSince,
			o: () => resolveBaseline
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		async function resolveBaseline(baseline, artifact = noArtifact) {
			if (baseline === "none") return null;
			if (baseline === "artifact") return artifact();
			let { loadBaselineDirectory } = await Promise.all([__webpack_require__.e(7705), __webpack_require__.e(5985)]).then(__webpack_require__.bind(__webpack_require__, 15985));
			return loadBaselineDirectory(baseline);
		}
		async function noArtifact() {
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
		}
		function changeSince(baseline, { tolerance }) {
			if (baseline === null) return null;
			return async (run) => {
				let { compareWithBaseline } = await Promise.all([__webpack_require__.e(9314), __webpack_require__.e(3128)]).then(__webpack_require__.bind(__webpack_require__, 43128));
				let { verdict, difference } = compareWithBaseline({
					run,
					results: [],
					notes: []
				}, baseline.suite, baseline.origin, tolerance);
				return {
					verdict,
					difference
				};
			};
		}
	}),
	58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fj: () => timesLine,
			M1: () => pointsLine,
			Pl: () => headline,
			VX: () => integrityKinds,
			cf: () => durationOf,
			kV: () => agentLabel,
			mn: () => listNotes,
			rn: () => explainResult
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		function durationOf({ agent, evaluation, harness }) {
			return (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(agent + evaluation + harness);
		}
		function timesLine(times) {
			let all = durationOf(times);
			let shares = [
				"agent",
				"evaluation",
				"harness"
			].map((whose) => `${whose} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(times[whose] / all)}`);
			return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(all)} in trials${all === 0 ? "" : ` (${shares.join(", ")})`}`;
		}
		function explainResult(result) {
			if (result.error !== null) return `${result.error.stage}: ${result.error.message.split("\n")[0]}`;
			let { agent, evaluation } = result;
			let reasons = [];
			agent.timed_out ? reasons.push(`agent timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
			result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reasons.push("no \"Setup successful\" in the output"));
			return reasons.join("; ");
		}
		function explainPlan({ score_expected, judged, expected }) {
			return `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
		}
		function listNotes(result) {
			return integrityKinds(result).filter((kind) => kind !== "host_reused").join(", ");
		}
		function integrityKinds({ integrity }) {
			return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
		}
		function headline(totals) {
			let parts = [`${totals.passed} of ${totals.planned} passed (${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)})`];
			totals.failed > 0 && parts.push(`${totals.failed} failed`);
			totals.error > 0 && parts.push(`${totals.error} could not be measured`);
			totals.not_run > 0 && parts.push(`${totals.not_run} not run`);
			return parts.join(", ");
		}
		function pointsLine({ score, score_expected, coverage }) {
			return `test points: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score)} of what was judged, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} of everything, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(coverage)} judged`;
		}
		function agentLabel({ agent: { name, model } }) {
			return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
		}
	}),
	43050: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => judgeGate,
			F: () => exitCodeOf
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
		function judgeGate(totals, options, change = null) {
			let reasons = [
				...shortfalls(totals, options),
				...regression(options, change),
				...unmeasured(totals, options)
			];
			return {
				passed: reasons.length === 0,
				reasons
			};
		}
		function exitCodeOf(run, options) {
			if (run.interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
			if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
			return unmeasured(run.totals, options).length > 0 ? 3 : 0;
		}
		function shortfalls(totals, options) {
			let { "min-success-rate": minRate, "min-score": minScore } = options;
			let reasons = [];
			options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
			minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)} is below min-success-rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minRate)}`);
			minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.score)} is below min-score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minScore)}`);
			return reasons;
		}
		function regression(options, change) {
			if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
			return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
		}
		function unmeasured(totals, options) {
			let count = totals.error + totals.not_run;
			if (count === 0 || options["fail-on"] === "never") return [];
			return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
		}
	}),
	96826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => OUTDATED,
			Z: () => linkAmong
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let OUTDATED = "it belongs to an earlier run";
		function linkAmong(directory, relative) {
			let parts = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			for (let depth = 1; depth <= parts.length; depth += 1) {
				let place = parts.slice(0, depth).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
				try {
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${directory}/${place}`, { throwIfNoEntry: !1 })?.isSymbolicLink()) return place;
				} catch (error) {
					if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) !== "ENOTDIR") throw error;
				}
			}
			return null;
		}
	}),
	56885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => recordText,
			t: () => digestOfRecord
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		function digestOfRecord(content) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content)}`;
		}
		function recordText(record) {
			return `${JSON.stringify(record, null, 2)}\n`;
		}
	}),
	74705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => isStandIn,
			u: () => standIn
		});
		let RECORD_CHANGED = "record_changed";
		function isStandIn({ integrity }) {
			return integrity.some(({ kind }) => kind === RECORD_CHANGED);
		}
		let UNKNOWN_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null
		};
		function standIn(entry, run, why, times) {
			let { instance_id, task_type, trial, status, score, error } = entry;
			return {
				schema: "agentbench/result/v1",
				dataset: run.dataset,
				instance_id,
				task_type,
				trial,
				attempt: times?.attempt ?? 1,
				status,
				score,
				agent: {
					...run.agent,
					prompt_digest: `sha256:${"0".repeat(64)}`,
					exit_code: null,
					timed_out: !1,
					duration_ms: 0,
					usage: UNKNOWN_USAGE
				},
				evaluation: null,
				testbed: {
					kind: run.settings.testbed,
					image: null,
					image_digest: null,
					substituted: !1,
					kept_image: null
				},
				prerunner: null,
				stages: times?.stages ?? [],
				integrity: [{
					kind: RECORD_CHANGED,
					detail: `result.json: ${why}; the result that the run measured is kept.`
				}],
				error,
				started_at: times?.started_at ?? run.started_at,
				finished_at: times?.finished_at ?? run.finished_at ?? run.started_at,
				harness_version: run.harness_version,
				github: run.github
			};
		}
	}),
	61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YW: () => figuresOfResult,
			b: () => totalsByType,
			vA: () => totalsOf
		});
		function totalsOf(trials) {
			let counts = {
				passed: 0,
				failed: 0,
				error: 0,
				not_run: 0
			};
			let scored = 0;
			let score = 0;
			let expected = 0;
			let coverage = 0;
			for (let trial of trials) {
				counts[trial.status] += 1;
				trial.score !== null && (scored += 1);
				score += trial.score ?? 0;
				expected += trial.score_expected;
				coverage += trial.coverage;
			}
			let planned = trials.length;
			return {
				planned,
				...counts,
				success_rate: mean(counts.passed, planned),
				score: mean(score, scored),
				score_expected: mean(expected, planned),
				coverage: mean(coverage, planned)
			};
		}
		function totalsByType(trials) {
			let types = Map.groupBy(trials, ({ task_type }) => task_type);
			return Object.fromEntries([...types].map(([type, some]) => [type, totalsOf(some)]));
		}
		function mean(sum, count) {
			return count === 0 ? null : sum / count;
		}
		function figuresOfResult({ score, evaluation }) {
			if (evaluation?.kind === "test_plan") {
				let { score_expected, coverage } = evaluation;
				return {
					score,
					score_expected: score === null ? 0 : score_expected,
					coverage: score === null ? 0 : coverage
				};
			}
			return {
				score,
				score_expected: score ?? 0,
				coverage: score === null ? 0 : 1
			};
		}
	}),
	97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => timesOf,
			Tu: () => atMost,
			fC: () => traceOf,
			ui: () => timeSplit,
			x: () => totalTimes
		});
		function timesOf(result) {
			let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
			return {
				instance_id,
				task_type,
				trial,
				attempt,
				status,
				score,
				stages,
				started_at,
				finished_at
			};
		}
		function traceOf(trials) {
			let ordered = trials.map((trial) => ({
				trial,
				begin: Date.parse(trial.started_at),
				end: Date.parse(trial.finished_at)
			})).sort((a, b) => a.begin - b.begin);
			let zero = ordered[0]?.begin ?? 0;
			let lanes = [];
			let events = [];
			for (let { trial, begin, end } of ordered) {
				let free = lanes.findIndex((until) => until <= begin);
				let lane = free === -1 ? lanes.length : free;
				lanes[lane] = end;
				let event = (name, cat, from, length, args) => events.push({
					name,
					cat,
					ph: "X",
					pid: 1,
					tid: lane + 1,
					ts: (from - zero) * 1e3,
					dur: length * 1e3,
					args
				});
				let { instance_id, task_type, attempt, status, score } = trial;
				event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
					task_type,
					attempt,
					status,
					score
				});
				for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
			}
			return {
				displayTimeUnit: "ms",
				traceEvents: [...lanes.map((_, lane) => ({
					name: "thread_name",
					ph: "M",
					pid: 1,
					tid: lane + 1,
					args: { name: `trials, lane ${lane + 1}` }
				})), ...events]
			};
		}
		function timeSplit(trials) {
			let split = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { stages } of trials) for (let { name, duration_ms } of stages) {
				let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
				split[whose] = atMost(split[whose] + duration_ms);
			}
			return split;
		}
		function totalTimes(times) {
			let total = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { agent, evaluation, harness } of times) {
				total.agent = atMost(total.agent + agent);
				total.evaluation = atMost(total.evaluation + evaluation);
				total.harness = atMost(total.harness + harness);
			}
			return total;
		}
		function atMost(sum) {
			return Math.min(sum, 2 ** 53 - 1);
		}
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
	34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => usageOfTrial });
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(total + value);
			}, 0);
			return {
				input_tokens: sum("input_tokens"),
				output_tokens: sum("output_tokens"),
				cost_usd: sum("cost_usd"),
				steps: sum("steps")
			};
		}
	})
};
