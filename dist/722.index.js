export const id = 722;
export const ids = [722];
export const modules = {
	75084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Uw: () => stepExtraOf,
			hR: () => trajectorySchema,
			kh: () => ATIF_VERSION,
			yO: () => textOfContent
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let ATIF_VERSION = "ATIF-v1.8";
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP());
		let free = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()));
		let count = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr());
		let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{4}-\d\d-\d\d([T ]\d\d(:?\d\d(:?\d\d([.,]\d{1,9})?)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/, "not an ISO 8601 time"));
		let AUDIO = /^\s*audio\/((x-)?(wav|mpeg|m4a|aac|flac|aiff)|(vnd\.)?wave|mp3|mpga|mp4|ogg|webm)\s*$/i;
		let imageSource = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			media_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"image/jpeg",
				"image/png",
				"image/gif",
				"image/webp"
			]),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		let audioSource = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			media_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(AUDIO)),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			duration_sec: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI()))
		});
		let contentPart = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("text"),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				source: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.ZmZ())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("image"),
				source: imageSource,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.ZmZ())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("audio"),
				source: audioSource,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.ZmZ())
			})
		]);
		let content = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(contentPart)]);
		let toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			function_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			extra: free
		});
		let subagentRef = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			trajectory_id: text,
			session_id: text,
			trajectory_path: text,
			extra: free
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ trajectory_id, trajectory_path }) => (trajectory_id ?? trajectory_path ?? null) !== null, "a reference needs trajectory_id or trajectory_path"));
		let observationResult = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			source_call_id: text,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(content),
			subagent_trajectory_ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(subagentRef)),
			extra: free
		});
		let metrics = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			prompt_tokens: count,
			completion_tokens: count,
			cached_tokens: count,
			cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			prompt_token_ids: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr())),
			completion_token_ids: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr())),
			logprobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			extra: free
		});
		let OF_AGENTS = [
			"model_name",
			"reasoning_effort",
			"reasoning_content",
			"tool_calls",
			"metrics"
		];
		let step = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			step_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
			timestamp: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(timestamp),
			source: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"system",
				"user",
				"agent"
			]),
			model_name: text,
			reasoning_effort: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()])),
			message: content,
			reasoning_content: text,
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)),
			observation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ results: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(observationResult) })),
			metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(metrics),
			is_copied_context: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			llm_call_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())),
			extra: free
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.source === "agent" || OF_AGENTS.every((name) => (value[name] ?? null) === null), `only a step of an agent has ${OF_AGENTS.join(", ")}`), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ source, llm_call_count, metrics, reasoning_content }) => source !== "agent" || llm_call_count !== 0 || (metrics ?? reasoning_content ?? null) === null, "a step without a call of a model has neither metrics nor reasoning_content"), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ tool_calls, observation }) => {
			let ids = new Set(tool_calls?.map(({ tool_call_id }) => tool_call_id));
			return (observation?.results ?? []).every(({ source_call_id: id }) => (id ?? null) === null || ids.has(id));
		}, "an observation names a tool call that its step does not have"));
		let finalMetrics = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			total_prompt_tokens: count,
			total_completion_tokens: count,
			total_cached_tokens: count,
			total_cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			total_steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())),
			extra: free
		});
		let members = {
			schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^ATIF-v1\.[0-8]$/, "ATIF-v1.0 to ATIF-v1.8")), ATIF_VERSION),
			session_id: text,
			trajectory_id: text,
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				model_name: text,
				tool_definitions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))),
				extra: free
			}),
			steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(step).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((steps) => steps.every(({ step_id }, index) => step_id === index + 1), "step_id counts from 1")),
			notes: text,
			final_metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(finalMetrics),
			continued_trajectory_ref: text,
			extra: free
		};
		zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(members);
		let trajectorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			...members,
			get subagent_trajectories() {
				return zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(trajectorySchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(haveOwnIds, "each has a trajectory_id of its own")));
			}
		});
		function haveOwnIds(trajectories) {
			let ids = trajectories.map(({ trajectory_id }) => trajectory_id ?? null);
			return !ids.includes(null) && new Set(ids).size === ids.length;
		}
		let stepExtra = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			exchange: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			waited_ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			worked_ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"cut",
				"failed",
				"refused",
				"too_large"
			])),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			retries: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr())
		});
		function stepExtraOf({ extra }) {
			let { success, data } = stepExtra.safeParse(extra);
			return success ? data : null;
		}
		function textOfContent(value) {
			if (value == null) return "";
			if (typeof value == "string") return value;
			return value.map((part) => part.type === "text" ? part.text : `[${part.type} ${part.source.path}]`).join("\n");
		}
	}),
	60722: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { causesOf: () => causesOf });
		var telling_line = __webpack_require__(59254);
		var untrusted = __webpack_require__(90492);
		var causes = __webpack_require__(48685);
		var atif = __webpack_require__(75084);
		let NOT_DONE = [
			/\b(?:i|we)(?:'m| am|'re| are| was| were) (?:unable|not able)\b/i,
			/\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)|was ?n[o']t able to|have not been able to|haven't been able to)\b/i,
			/\b(?:could not|couldn't|cannot|can't|unable to|impossible to|not possible to|not able to) (?:\w+ ){0,2}(?:complete|completed|finish|solve|resolve|fix|proceed|continue|install|achieve|succeed|fulfil|be (?:completed|solved|resolved|fixed|installed))\b/i,
			/\b(?:give|gave|giving) up\b/i,
			/\b(?:i'm|i am|we're|we are) stuck\b/i,
			/\b(?:did not|didn't|was not|wasn't) (?:succeed|work out|successful)\b/i,
			/\b(?:remains?|is still|are still) (?:unresolved|broken|failing|incomplete|unfinished)\b/i
		];
		let ASKS = /\b(?:would you like|do you want|shall i|should i|let me know (?:how|which|whether) you|please (?:provide|confirm|advise|tell me|clarify))\b/i;
		let DONE = [
			/\b(?:done|completed?|finished|succeeded|successful(?:ly)?|resolved|fixed|working|works|passes|passing|passed|ready|implemented|configured|installed|created|solved|accomplished|in place)\b/i,
			/\b(?:is|are|was|were|been|now) (?:set up|up and running|running|available|there)\b/i,
			/\ball set\b/i
		];
		let NEGATED = /\b(?:not|n't|never|nothing|without|unless|if|until|once|when you|failed to be|fails?)\b/i;
		function lastWords(message) {
			let sentences = message.slice(-2e4).split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.replace(/^[\s#>*-]+|[\s*]+$/g, "")).filter((sentence) => /\p{L}/u.test(sentence)).slice(-12);
			let notDone = sentences.findLast((sentence) => NOT_DONE.some((pattern) => pattern.test(sentence)));
			let done = sentences.findLast((sentence) => DONE.some((pattern) => pattern.test(sentence)) && !NEGATED.test(sentence));
			if (notDone !== void 0 && (done === void 0 || sentences.indexOf(notDone) > sentences.indexOf(done) - 2)) return {
				cause: "gave_up",
				sentence: notDone
			};
			if (done !== void 0) return {
				cause: "claimed_success",
				sentence: done
			};
			let asked = sentences.findLast((sentence) => ASKS.test(sentence));
			return asked === void 0 ? null : {
				cause: "gave_up",
				sentence: asked
			};
		}
		var classes = __webpack_require__(27516);
		var shell_words = __webpack_require__(90430);
		let not_persistent_LONGEST = 65536;
		let NOT_INSTALLED = /\berror\b|could not|unable to|no matching distribution|failed/i;
		let ABSENT = /not found|no such file|no module named|cannot find module|command not found|error:|traceback/i;
		let RULES = [
			{
				missing: /(?:^|[:\s])([\w.+-]{1,60}): (?:command )?not found\b|env: ['‘"]?([\w.+-]{1,60})['’"]?: No such file or directory|exec: "?([\w.+-]{1,60})"?: (?:executable file )?not found/m,
				shows: (run, name) => run.isInstall && mentions(run, name) || run.words.some(([first = ""]) => first.replace(/^.*\//, "") === name) && !ABSENT.test(run.answer)
			},
			{
				missing: /(?:No module named|ModuleNotFoundError:.*|Cannot find module|Cannot find package|cannot load such file --|no required module provides package) ['"‘]?([@\w./-]{1,80})/,
				shows: (run, name) => run.isInstall && (mentions(run, name.split(/[./]/)[0]) || installsList(run))
			},
			{
				missing: /(connection refused|could not connect to|can't connect to|couldn't connect to|ECONNREFUSED|failed to connect|connection to server .* failed|no such file or directory.*\.sock|is the server running)/i,
				shows: (run) => run.words.some(startsService) || isLeftInBackground(run.command)
			},
			{
				missing: /(?:KeyError: ['"]([A-Z][A-Z0-9_]{2,60})['"]|\b([A-Z][A-Z0-9_]{2,60}): (?:unbound variable|parameter (?:null or )?not set)|\b([A-Z][A-Z0-9_]{2,60}) (?:environment variable )?(?:is )?not set\b)/,
				shows: (run, name) => RegExp(`(?:^|[\\s;&|])(?:export\\s+)?${name}=`).test(run.command)
			}
		];
		let SERVICES = /^(redis-server|mongod|mysqld|mysqld_safe|mariadbd|mariadbd-safe|postgres|memcached|nginx|httpd|apachectl|caddy|rabbitmq-server|elasticsearch|etcd|consul|pg_ctl|pg_ctlcluster|supervisord|dockerd|gunicorn|uvicorn)$/;
		function startsService(words) {
			let [first = "", ...rest] = words[0] === "sudo" ? words.slice(1) : words;
			let name = first.replace(/^.*\//, "");
			if (name === "service") return rest[1] === "start" || rest[1] === "restart";
			if (name === "systemctl") return rest.includes("start") || rest.includes("restart") || rest.includes("enable");
			if (first.startsWith("/etc/init.d/")) return rest[0] === "start";
			if (name === "su" || name === "runuser") return rest.some((word) => /pg_ctl|postgres|mysqld|redis-server/.test(word));
			if (name === "docker" || name === "docker-compose") return rest.includes("up") || rest.includes("run");
			return SERVICES.test(name) || name === "nohup" && rest.length > 0;
		}
		function isLeftInBackground(command) {
			return /[^&]&\s*(?:$|\n|(?:disown|sleep|echo|PID=)\b)/.test(command);
		}
		function mentions({ command }, name) {
			let wanted = name.toLowerCase().replace(/[-_.]/g, "");
			return wanted.length > 1 && command.toLowerCase().replace(/[-_.]/g, "").includes(wanted);
		}
		function installsList({ command }) {
			return /-r\s*\S+|--requirement|\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\s*(?:$|[;&|\n-])|\b(?:poetry|bundle|pdm|composer) install|\buv sync|pip3? install (?:-e )?\.(?:\[|\s|$)/.test(command);
		}
		function notPersistent(trajectory, evaluation) {
			let output = outputOf(evaluation);
			if (output === "") return null;
			let runs = runsOf(trajectory);
			for (let { missing, shows } of RULES) for (let line of output.split("\n")) {
				let match = missing.exec(line);
				if (match === null) continue;
				let name = match.slice(1).find((group) => group !== void 0) ?? "";
				let run = runs.findLast((one) => shows(one, name));
				if (run === void 0) continue;
				let command = run.command.replace(/\s+/g, " ").slice(0, 120);
				let isMain = trajectory.steps.includes(run.step);
				let at = isMain ? `step ${run.step.step_id}` : "a sub-agent";
				return {
					evidence: `evaluation: “${line.trim().slice(0, 120)}”; ${at} ran: ${command}`,
					step: isMain ? run.step.step_id : null,
					log: "evaluation.log"
				};
			}
			return null;
		}
		function outputOf(evaluation) {
			if (evaluation === null) return "";
			if (evaluation.kind !== "test_plan") return evaluation.output_tail.slice(-65536);
			return evaluation.points.flatMap(({ testcases }) => testcases).map(({ output_tail: tail }) => tail.slice(-4096)).join("\n").slice(0, not_persistent_LONGEST);
		}
		function runsOf({ steps, subagent_trajectories: embedded }) {
			return [...steps.flatMap((step) => (step.tool_calls ?? []).flatMap((call) => {
				let given = (0, classes.v)(call.arguments);
				let command = (typeof given == "string" ? given : (given ?? []).join(" ")).slice(0, 2e4);
				if (command === "") return [];
				let answer = (step.observation?.results ?? []).filter((one) => one.source_call_id === call.tool_call_id).map(({ content }) => (0, atif.yO)(content)).join("\n").slice(0, not_persistent_LONGEST);
				return [{
					step,
					command,
					words: (0, shell_words.h)(command).map((one) => one.words),
					isInstall: (0, classes.q)(call.function_name, call.arguments) === "install" && !NOT_INSTALLED.test(answer.slice(-2e3)),
					answer
				}];
			})), ...(embedded ?? []).flatMap(runsOf)];
		}
		function repeated(trajectory) {
			let most = [trajectory, ...trajectory.subagent_trajectories ?? []].map(({ steps }) => repeatedIn(steps)).filter((one) => one !== null).sort((a, b) => b.times - a.times)[0];
			if (most === void 0) return null;
			let isMain = trajectory.steps.includes(most.step);
			return {
				evidence: `${most.times} times with the same answer: ${most.call}`,
				step: isMain ? most.step.step_id : null
			};
		}
		function repeatedIn(steps) {
			let counts = new Map();
			let most = null;
			for (let step of steps) {
				if (step.is_copied_context) continue;
				for (let call of step.tool_calls ?? []) {
					let results = (step.observation?.results ?? []).filter((one) => one.source_call_id === call.tool_call_id);
					if (results.length === 0) continue;
					let made = `${call.function_name} ${JSON.stringify(call.arguments)}`;
					let key = `${made}\n${results.map(({ content }) => lasting((0, atif.yO)(content))).join("\n")}`;
					let one = {
						times: (counts.get(key)?.times ?? 0) + 1,
						step,
						call: made.slice(0, 200)
					};
					counts.set(key, one);
					one.times >= 3 && one.times > (most?.times ?? 0) && (most = one);
				}
			}
			return most;
		}
		function lasting(text) {
			return text.slice(0, 2e4).replace(/\b(?=[a-z]*\d)[0-9a-f]{6,}\b|\b\d{5,}\b|\b\d+\.\d+\b/g, "#");
		}
		let BY_AGENT = /^(cut_by_agent|refused)\b|\bcut_by_agent\b/;
		function causesOf(failed) {
			let { status, error } = failed.result;
			let isModels = error?.kind === "model_unavailable" || error?.kind === "model_refused";
			if (status !== "failed" && !(status === "error" && isModels)) return [];
			let found = {
				no_model_request: noModelRequest(failed),
				model_error: modelError(failed),
				budget: budget(failed),
				timed_out: timedOut(failed),
				crashed: crashed(failed),
				not_persistent: failed.trajectory === null ? null : notPersistent(failed.trajectory, failed.result.evaluation),
				repeating: failed.trajectory === null ? null : repeated(failed.trajectory),
				...spoken(failed)
			};
			return causes.hE.flatMap((cause) => {
				let one = found[cause];
				if (one === null) return [];
				return [{
					cause,
					evidence: (0, untrusted.h0)(one.evidence, 300),
					step: one.step ?? null,
					log: one.log ?? null
				}];
			});
		}
		function noModelRequest({ result: { agent } }) {
			if (agent.usage.source !== "meter" || agent.usage.requests !== 0) return null;
			return { evidence: "the meter saw no request to a model" };
		}
		function modelError({ result: { error }, trajectory }) {
			let last = trajectory?.steps.findLast(({ source }) => source === "agent");
			let extra = last === void 0 ? null : (0, atif.Uw)(last);
			let isFailed = extra?.status === "failed" || extra?.status === "cut";
			if (error !== null) return {
				evidence: error.message,
				step: isFailed ? last.step_id : null
			};
			if (!isFailed || BY_AGENT.test(extra.error ?? "") || extra.error === void 0) return null;
			return {
				evidence: `the last request to the model failed: ${extra.error}`,
				step: last.step_id
			};
		}
		function budget({ result: { agent, integrity } }) {
			if (agent.ended_by !== "budget") return null;
			return { evidence: integrity.find(({ kind }) => kind === "budget_used_up")?.detail ?? "a budget was used up" };
		}
		function timedOut({ result: { agent }, trajectory }) {
			if (!agent.timed_out && agent.ended_by !== "time_limit") return null;
			let last = trajectory?.steps.findLast(({ source }) => source === "agent");
			let at = last === void 0 ? "" : ` at step ${last.step_id}${callOf(last)}`;
			return {
				evidence: `the time limit ended the agent after ${Math.round(agent.duration_ms / 1e3)} s${at}`,
				step: last?.step_id ?? null
			};
		}
		function callOf({ tool_calls: calls }) {
			let call = calls?.at(-1);
			if (call === void 0) return "";
			return `: ${call.function_name} ${JSON.stringify(call.arguments).slice(0, 150)}`;
		}
		function crashed({ result: { agent }, tails }) {
			let { exit_code: code, timed_out: isTimedOut, ended_by: endedBy } = agent;
			if (code === null || code === 0 || isTimedOut || endedBy !== null) return null;
			let log = [...tails.keys()].findLast((name) => /^agent(-round-\d+)?\.log$/.test(name)) ?? null;
			let line = log === null ? null : (0, telling_line.c)(tails.get(log));
			return {
				evidence: `the agent ended with exit code ${code}${line === null ? "" : `: ${line}`}`,
				log
			};
		}
		function spoken({ result: { agent }, trajectory }) {
			let none = {
				gave_up: null,
				claimed_success: null
			};
			let last = trajectory?.steps.at(-1);
			if (agent.exit_code === null || agent.timed_out || agent.ended_by !== null || last?.source !== "agent" || (last.tool_calls ?? []).length > 0) return none;
			let said = lastWords((0, atif.yO)(last.message));
			return said === null ? none : {
				...none,
				[said.cause]: {
					evidence: said.sentence,
					step: last.step_id
				}
			};
		}
	})
};
