export const id = 8574;
export const ids = [8574];
export const modules = { 18574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { evaluateReward: () => evaluateReward });
	var errors = __webpack_require__(45145);
	var output_of = __webpack_require__(11220);
	var task_files = __webpack_require__(85958);
	var types = __webpack_require__(33836);
	var evaluation_findings = __webpack_require__(81533);
	var look = __webpack_require__(3704);
	let LARGEST_REWARDS = 1048576;
	let NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
	function readRewards(json, text) {
		if (json !== null) return fromJson(textOf(json, "reward.json"));
		if (text !== null) return { reward: fromText(textOf(text, "reward.txt")) };
		throw none("tests/test.sh wrote neither /logs/verifier/reward.json nor /logs/verifier/reward.txt");
	}
	function textOf(file, name) {
		if (file === "unread") throw none(`${name} is not a regular file of at most ${LARGEST_REWARDS / 1024 ** 2} MiB`);
		if (file.length === 0) throw none(`${name} is empty`);
		return file.toString();
	}
	function fromText(text) {
		let number = NUMBER.test(text.trim()) ? Number(text) : NaN;
		if (!Number.isFinite(number)) throw none(`reward.txt holds no finite number: "${shown(text)}"`);
		return number;
	}
	function fromJson(text) {
		let data;
		try {
			data = JSON.parse(text);
		} catch {
			throw none(`reward.json is not valid JSON: "${shown(text)}"`);
		}
		if (typeof data != "object" || !data || Array.isArray(data)) throw none(`reward.json is not an object of numbers: "${shown(text)}"`);
		let entries = Object.entries(data);
		if (entries.length > 500) throw none(`reward.json has ${entries.length} rewards; at most 500 are read`);
		return Object.fromEntries(entries.map(([key, value]) => {
			if (key === "__proto__" || key.length > 200) throw none(`reward.json: "${shown(key)}" is no name of a reward`);
			let number = typeof value == "boolean" ? Number(value) : value;
			if (typeof number != "number" || !Number.isFinite(number)) throw none(`reward.json: "${shown(key)}" is no finite number: ${shown(JSON.stringify(value))}`);
			return [key, number];
		}));
	}
	function shown(text) {
		return text.length > 80 ? `${text.slice(0, 80)}…` : text;
	}
	function none(why) {
		return new errors.ZD("no_reward", why);
	}
	let VERIFIER = "/logs/verifier";
	let OUTPUT = `${VERIFIER}/test-stdout.txt`;
	let LIMIT = 6e4;
	async function evaluateReward(request) {
		let { testbed, instance, before, logs, limits, passKey, signal } = request;
		let { tests, timeout, variables, user, hooks } = instance.evaluation;
		let findings = new evaluation_findings.F(request);
		let result = {
			kind: "reward",
			rewards: {},
			reward: null,
			exit_code: null,
			timed_out: !1,
			duration_ms: 0,
			output_tail: "",
			steps: []
		};
		findings.show(result);
		findings.note(...(0, look.kd)(instance, before, await (0, look.Op)(testbed, instance, before, signal)));
		for (let hook of hooks) {
			let command = {
				shell: "agent",
				script: hook.command,
				environment: {},
				timeout: hook.timeout
			};
			await logs.run("collect.log", testbed, {
				...command,
				user: hook.user,
				lasting: !1
			}, signal);
		}
		let planted = await clear(testbed, before.testsGiven === !0, signal);
		planted !== "" && findings.note({
			kind: "verifier_files_planted",
			detail: `the agent left ${planted}, which was removed`
		});
		await testbed.place((0, task_files.R)(tests, "/tests"));
		await rootly(testbed, "chmod +x /tests/test.sh", signal);
		let exit = await testbed.run({
			shell: "sh",
			script: `(/tests/test.sh) >${OUTPUT} 2>&1`,
			environment: variables,
			timeout,
			user,
			lasting: !1,
			output() {}
		}, signal);
		await keepOutput();
		Object.assign(result, {
			exit_code: exit.exitCode,
			timed_out: exit.timedOut,
			duration_ms: exit.duration
		});
		result.output_tail = logs.tails().get("evaluation.log") ?? "";
		findings.show(result);
		if (exit.timedOut) throw none(`tests/test.sh did not end within ${timeout / 1e3} s (verifier.timeout_sec); a reward that it wrote does not count`);
		result.rewards = readRewards(await rewardFile("reward.json"), await rewardFile("reward.txt"));
		findings.show(result);
		let reward = Object.hasOwn(result.rewards, passKey) ? result.rewards[passKey] : null;
		if (reward === null) {
			let names = Object.keys(result.rewards).slice(0, 10).join(", ");
			throw none(`the rewards have no "${passKey}"${names === "" ? "" : `, but ${names}`}; name the one that counts in pass-key`);
		}
		result.reward = reward;
		findings.show(result);
		let score = Math.min(1, Math.max(0, reward));
		score !== reward && findings.note({
			kind: "reward_clipped",
			detail: `the reward ${reward} counts as ${score}`
		});
		return findings.verdict(score >= limits["pass-score"], score);
		async function keepOutput() {
			let command = {
				shell: "sh",
				script: `tail -c 16777216 ${OUTPUT} 2>/dev/null`,
				environment: {},
				timeout: LIMIT,
				lasting: !1
			};
			await logs.run("evaluation.log", testbed, command, signal).catch((error) => {
				signal.throwIfAborted();
				findings.note({
					kind: "log_incomplete",
					detail: `evaluation.log: ${(0, errors.bD)(error)}`
				});
			});
		}
		async function rewardFile(name) {
			for await (let entry of testbed.files(`${VERIFIER}/${name}`)) {
				if (entry.path !== "" || entry.type !== "file" || entry.size > LARGEST_REWARDS) return "unread";
				let chunks = [];
				for await (let chunk of entry.content) chunks.push(Buffer.from(chunk));
				return Buffer.concat(chunks);
			}
			return null;
		}
	}
	async function clear(testbed, testsGiven, signal) {
		let script = `for f in ${VERIFIER}/reward.txt ${VERIFIER}/reward.json${testsGiven ? "" : " /tests"}; do
  if [ -e "$f" ] || [ -L "$f" ]; then printf '%s\\n' "$f"; rm -rf -- "$f" || exit 1; fi
done
if [ -L ${VERIFIER} ] || [ ! -d ${VERIFIER} ]; then rm -rf -- ${VERIFIER} && mkdir -p ${VERIFIER} && chmod 777 ${VERIFIER}; fi`;
		let { stdout, exit } = await (0, output_of.j)(testbed, script, LIMIT, signal);
		if (exit.exitCode !== 0) throw new types.z(`earlier rewards cannot be removed: exit code ${exit.exitCode}`);
		return stdout.toString().trim().split("\n").join(", ");
	}
	async function rootly(testbed, script, signal) {
		let { exit } = await (0, output_of.j)(testbed, script, LIMIT, signal);
		if (exit.exitCode !== 0) throw new types.z(`${script}: exit code ${exit.exitCode}`);
	}
}) };
