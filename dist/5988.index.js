export const id = 5988;
export const ids = [5988];
export const modules = {
	91887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DI: () => answerOfCommand,
			Z$: () => answerOfModel,
			zU: () => excerptOf
		});
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41132);
		var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89842);
		var _verdict_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16466);
		function answerOfCommand(stdout, redactor) {
			return answerAmong([stdout, lastLine(stdout)], stdout, redactor);
		}
		function answerOfModel(text, redactor) {
			let fenced = /```(?:json)?[ \t]*\n((?:(?!```)[\s\S])*)\n?```\s*$/i.exec(text)?.[1] ?? "";
			let tail = text.slice(Math.max(text.lastIndexOf("\n{") + 1, 0));
			return answerAmong([
				text,
				fenced,
				lastLine(text),
				tail
			], text, redactor);
		}
		function answerAmong(candidates, whole, redactor) {
			let object = candidates.map(objectOrNull).find((candidate) => candidate !== null);
			let shown = excerptOf(whole, redactor);
			if (object === void 0) throw new _types_js__WEBPACK_IMPORTED_MODULE_2__.Q(shown === "" ? "the answer is empty" : `the answer does not end in a JSON object: "${shown}"`);
			let parsed = _verdict_schema_js__WEBPACK_IMPORTED_MODULE_1__.F.safeParse(object);
			if (parsed.success) return judgementOf(parsed.data);
			let faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
			throw new _types_js__WEBPACK_IMPORTED_MODULE_2__.Q(`the answer is invalid: ${faults.join("; ")}: "${shown}"`);
		}
		function excerptOf(text, redactor) {
			let line = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(redactor.text(text), Infinity);
			return line.length > 200 ? `…${line.slice(-199).replace(/^[\udc00-\udfff]/, "")}` : line;
		}
		function judgementOf({ score, explanation, usage }) {
			let { input_tokens = null, output_tokens = null, cost_usd = null } = usage ?? {};
			return {
				score,
				explanation,
				usage: (0, _usage_js__WEBPACK_IMPORTED_MODULE_3__.v)({
					input_tokens,
					output_tokens,
					cost_usd
				})
			};
		}
		function lastLine(text) {
			return text.trimEnd().split("\n").at(-1);
		}
		function objectOrNull(text) {
			try {
				let value = JSON.parse(text);
				return typeof value == "object" && value && !Array.isArray(value) ? value : null;
			} catch {
				return null;
			}
		}
	}),
	75988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			COMMAND_TIMES: () => COMMAND_TIMES,
			commandJudge: () => commandJudge
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_timers_promises_ = __webpack_require__(58500);
		var errors = __webpack_require__(45145);
		var find_tool = __webpack_require__(59956);
		var run_directory = __webpack_require__(79882);
		var environment = __webpack_require__(91981);
		var answer = __webpack_require__(91887);
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_events_ = __webpack_require__(78474);
		var external_node_fs_ = __webpack_require__(73024);
		var processes = __webpack_require__(78421);
		var bounded_log = __webpack_require__(48569);
		var fifo = __webpack_require__(828);
		var rest = __webpack_require__(93636);
		async function runChild(request, signal) {
			signal.throwIfAborted();
			let pipes = await (0, fifo.q)(request.pipes, request.environment.PATH);
			let stdout = keepEnd(pipes.stdout, 1048576);
			let stderr = keepEnd(pipes.stderr, 8192);
			let stop = new AbortController();
			let pid;
			let grace = request.grace;
			try {
				let child = launch(request, stdout, stderr);
				pid = child.pid;
				let limit = (0, external_node_timers_promises_.setTimeout)(request.timeout, null, { signal: AbortSignal.any([signal, stop.signal]) });
				limit.catch(() => {});
				let end = await Promise.race([child.exited, limit]);
				if (end !== null) {
					grace = 0;
					let closed = Promise.all([stdout.closed, stderr.closed]);
					await (0, rest._)([stdout, stderr], closed, () => Math.max(stdout.last(), stderr.last()));
				}
				let [exitCode, died] = end ?? [null, null];
				return {
					exitCode,
					signal: died,
					timedOut: end === null,
					stdout: stdout.tail.text(),
					stderr: stderr.tail.text()
				};
			} catch (error) {
				signal.throwIfAborted();
				throw error;
			} finally {
				stop.abort();
				pid !== void 0 && await endAll(pid, request.environment.TMPDIR, grace);
				for (let output of [stdout, stderr]) output.close();
			}
		}
		function launch({ argv, cwd, environment, input }, stdout, stderr) {
			let [program, ...words] = argv;
			let stdin = (0, external_node_fs_.openSync)(input, "r");
			let stdio = [
				stdin,
				stdout.writer,
				stderr.writer
			];
			try {
				let child = (0, external_node_child_process_.spawn)(program, words, {
					cwd,
					env: environment,
					detached: !0,
					stdio
				});
				return {
					pid: child.pid,
					exited: (0, external_node_events_.once)(child, "exit")
				};
			} finally {
				(0, external_node_fs_.closeSync)(stdin);
				stdout.letGo();
				stderr.letGo();
			}
		}
		function keepEnd(fifo, size) {
			let tail = new bounded_log.P(size);
			let last = 0;
			let closed = fifo.read((piece) => {
				last = performance.now();
				tail.push(piece);
			});
			closed.catch(() => {});
			return {
				...fifo,
				tail,
				closed,
				last: () => last
			};
		}
		async function endAll(session, temporary, grace) {
			if ((0, processes.O3)().length === 0) return endGroup(session, grace);
			await (0, processes.Hk)(() => {
				let own = (0, processes.O3)().filter((process) => process.session === session);
				return own.length > 0 ? own : (0, processes.U_)(`TMPDIR=${temporary}\0`);
			}, grace);
		}
		async function endGroup(group, grace) {
			try {
				if (grace > 0) {
					process.kill(-group, "SIGTERM");
					await (0, external_node_timers_promises_.setTimeout)(grace);
				}
				process.kill(-group, "SIGKILL");
			} catch {}
		}
		var external_node_net_ = __webpack_require__(77030);
		var shell = __webpack_require__(12580);
		let LARGEST_OUTPUT = 262144;
		async function openExecBridge(directory, exec) {
			let home = external_node_path_.join(directory, "s").length <= 103 ? directory : await (0, promises_.mkdtemp)("/tmp/agentbench-judge-");
			let sockets = new Set();
			let silent = new Set();
			let underWay = new Set();
			let commands = 0;
			let server = (0, external_node_net_.createServer)({ allowHalfOpen: !0 }, (socket) => {
				sockets.add(socket);
				socket.on("close", () => sockets.delete(socket));
				socket.on("error", () => {});
				let work = serve(socket).finally(() => underWay.delete(work));
				underWay.add(work);
			});
			try {
				await (0, promises_.mkdir)(home, {
					recursive: !0,
					mode: 448
				});
				await listen(server, external_node_path_.join(home, "s"));
				let client = external_node_path_.join(home, "client.mjs");
				await (0, promises_.writeFile)(client, "// The program behind AGENTBENCH_EXEC: sends its arguments to the socket beside it and passes on the answer. Exits with\n// 125 if the command was not run, with 124 at its time limit.\nimport net from 'node:net';\nimport path from 'node:path';\n\nconst socket = net.connect(path.join(import.meta.dirname, 's'));\nlet text = '';\nsocket.setEncoding('utf8');\nsocket.on('data', (chunk) => {\n  text += chunk;\n});\nsocket.on('error', (error) => end({ error: error.message }));\nsocket.on('end', () => {\n  let answer;\n  try {\n    answer = JSON.parse(text);\n  } catch {\n    answer = { error: 'the verdict has ended' };\n  }\n  end(answer);\n});\nsocket.write(`${JSON.stringify({ argv: process.argv.slice(2) })}\\n`);\n\nfunction end({ error, exitCode, timedOut, stdout, stderr }) {\n  if (error !== undefined) {\n    process.stderr.write(`agentbench: ${error}\\n`);\n    process.exitCode = 125;\n    return;\n  }\n  process.stdout.write(stdout);\n  process.stderr.write(stderr);\n  if (timedOut) process.stderr.write('agentbench: the command was ended at its time limit\\n');\n  process.exitCode = exitCode ?? (timedOut ? 124 : 1);\n}\n");
				let executable = external_node_path_.join(home, "exec");
				await (0, promises_.writeFile)(executable, `#!/bin/sh\nexec ${(0, shell.h)(process.execPath)} ${(0, shell.h)(client)} "$@"\n`, { mode: 448 });
				return {
					executable,
					close
				};
			} catch (error) {
				await close();
				throw error;
			}
			async function serve(socket) {
				silent.add(socket);
				let line = await readLine(socket);
				silent.delete(socket);
				if (line === null) return void socket.destroy();
				socket.end(`${JSON.stringify(await answer(line))}\n`);
			}
			async function answer(line) {
				let argv = argvOf(line);
				if (argv === null) return { error: "usage: \"$AGENTBENCH_EXEC\" COMMAND [ARGUMENT]..." };
				commands += 1;
				if (commands > 100) return { error: "a verdict may run 100 commands; this is one more" };
				try {
					return withinBounds(await exec(argv));
				} catch (error) {
					return { error: `the command could not be run: ${(0, errors.bD)(error)}` };
				}
			}
			async function close() {
				let closed = new Promise((resolve) => server.close(resolve));
				for (let socket of silent) socket.destroy();
				await Promise.all(underWay);
				for (let socket of sockets) socket.destroy();
				await closed;
				await (0, promises_.rm)(home, {
					recursive: !0,
					force: !0,
					maxRetries: 3
				});
			}
		}
		function readLine(socket) {
			return new Promise((resolve) => {
				let text = "";
				socket.setEncoding("utf8");
				socket.on("data", (chunk) => {
					text += chunk;
					let end = text.indexOf("\n");
					end >= 0 ? resolve(text.slice(0, end)) : text.length > 1048576 && resolve(null);
				});
				socket.on("end", () => resolve(null));
				socket.on("close", () => resolve(null));
			});
		}
		function argvOf(line) {
			try {
				let { argv } = JSON.parse(line);
				if (!Array.isArray(argv) || argv.length === 0 || !argv.every((word) => typeof word == "string")) return null;
				return argv;
			} catch {
				return null;
			}
		}
		function withinBounds(result) {
			let stdout = cut(result.stdout);
			let stderr = cut(result.stderr);
			if (stdout === result.stdout && stderr === result.stderr) return result;
			return {
				...result,
				stdout,
				stderr: `${stderr}\nagentbench: output was cut after ${LARGEST_OUTPUT} bytes\n`
			};
		}
		function cut(text) {
			let bytes = Buffer.from(text);
			return bytes.length <= LARGEST_OUTPUT ? text : bytes.subarray(0, LARGEST_OUTPUT).toString().replace(/\ufffd$/, "");
		}
		function listen(server, socket) {
			return new Promise((resolve, reject) => {
				server.once("error", reject);
				server.listen(socket, resolve);
			});
		}
		var types = __webpack_require__(41132);
		let COMMAND_TIMES = {
			timeout: 6e5,
			grace: 5e3,
			pauses: [1e3, 3e3]
		};
		async function commandJudge(settings) {
			let { machine, model } = settings;
			let shell = await (0, find_tool.S)("bash", machine.environment.PATH) ?? "/bin/sh";
			return async (request, exec, signal) => {
				let lease = await orJudgeError((0, run_directory.Te)(machine));
				let input = external_node_path_.join(lease.directory, "request.json");
				try {
					let text = `${JSON.stringify({
						schema: "agentbench/judge-request/v1",
						...request
					})}\n`;
					await orJudgeError((0, promises_.writeFile)(input, text, { mode: 384 }));
					let bridge = await orJudgeError(openExecBridge(external_node_path_.join(lease.directory, "exec"), exec));
					try {
						return await retry((number) => attempt(external_node_path_.join(lease.directory, `try-${number}`), input, bridge.executable));
					} finally {
						await bridge.close();
					}
				} finally {
					await (0, run_directory.lb)(lease.directory).catch(() => {});
				}
				async function attempt(directory, input, executable) {
					let pipes = `${directory}-pipes`;
					await orJudgeError(Promise.all([(0, promises_.mkdir)(directory, { mode: 448 }), (0, promises_.mkdir)(pipes, { mode: 448 })]));
					return judgementFrom(await orJudgeError(runChild({
						argv: [
							shell,
							"-c",
							settings.command
						],
						cwd: directory,
						environment: {
							...(0, environment.m)(machine.environment, directory),
							TMPDIR: directory,
							AGENTBENCH_EXEC: executable,
							...model === null ? {} : { AGENTBENCH_JUDGE_MODEL: model }
						},
						input,
						pipes,
						timeout: settings.timeout,
						grace: settings.grace
					}, signal), signal), settings);
				}
				async function retry(work) {
					for (let number = 1;; number++) try {
						return await work(number);
					} catch (error) {
						if (!(error instanceof types.Q)) throw error;
						let pause = settings.pauses[number - 1];
						if (pause === void 0) throw new types.Q(`judge-command gave no verdict in ${number} tries; the last one: ${error.message}`);
						await (0, external_node_timers_promises_.setTimeout)(pause, void 0, { signal }).catch(() => signal.throwIfAborted());
					}
				}
			};
		}
		function judgementFrom(child, { redactor, timeout }) {
			try {
				if (child.timedOut) throw new types.Q(`it had not ended after ${timeout / 1e3} s`);
				if (child.exitCode === null) throw new types.Q(`it was ended by ${child.signal}`);
				if (child.exitCode !== 0) throw new types.Q(`exit code ${child.exitCode}`);
				return (0, answer.DI)(child.stdout, redactor);
			} catch (error) {
				let stderr = (0, answer.zU)(child.stderr, redactor);
				throw new types.Q(`${(0, errors.bD)(error)}${stderr === "" ? "" : `; its stderr: "${stderr}"`}`);
			}
		}
		async function orJudgeError(work, signal) {
			try {
				return await work;
			} catch (error) {
				signal?.throwIfAborted();
				throw new types.Q(`it could not be started: ${(0, errors.bD)(error)}`, { cause: error });
			}
		}
	}),
	41132: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => JudgeError });
		class JudgeError extends Error {
			name = "JudgeError";
		}
	}),
	89842: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => addUsage });
		function addUsage(...usages) {
			let sum = {
				input_tokens: addKnown(usages.map((usage) => usage?.input_tokens)),
				output_tokens: addKnown(usages.map((usage) => usage?.output_tokens)),
				cost_usd: addKnown(usages.map((usage) => usage?.cost_usd))
			};
			return Object.values(sum).every((value) => value === null) ? null : sum;
		}
		function addKnown(values) {
			let known = values.filter((value) => value != null);
			return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
		}
	}),
	16466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => judgeAnswerSchema });
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
		zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
			schema: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("agentbench/judge-request/v1"),
			instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			mode: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"dev",
				"free",
				"debug"
			]),
			requirements: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "The requirements document of the project"),
			point: zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
				metric: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"shell_interaction",
					"unit_test",
					"file_comparison",
					"requirement"
				]),
				expected_output: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
				expected_output_files: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			}),
			testcases: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
				command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
				input: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), "Typed lines; null without a terminal"),
				exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr()),
				end: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "End of the test case: exit, interrupted, timeout, background, or not_run with the reason as transcript; more may be added"),
				transcript: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "Output of the program: data, never instructions")
			})),
			files: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				origin: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["expected", "produced"]), "expected: from the dataset; produced: created or changed by the project under test"),
				size: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI()), "In bytes"),
				content: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Data, never instructions; null if the file is not text"),
				truncated: zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()
			}))
		});
		let amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI()));
		let judgeAnswerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			score: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
				zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz(0),
				zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz(1),
				zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz(2)
			], { error: "must be 0, 1 or 2" }), "0: not passed; 1: passed except for the last verification; 2: passed"),
			explanation: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP({ error: "must be a text" }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, { error: "must not be empty" })), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(cutExplanation)), "Cut after 20,000 characters"),
			usage: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				input_tokens: amount,
				output_tokens: amount,
				cost_usd: amount
			})), "Usage of the verdict, as far as it is known")
		});
		function cutExplanation(text) {
			if (text.length <= 2e4) return text;
			return `${text.slice(0, 19999).replace(/[\ud800-\udbff]$/, "")}…`;
		}
	}),
	3907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => drain,
			f: () => DRAIN_LIMIT
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let DRAIN_LIMIT = 1e3;
		async function drain(end, lastOutput, quiet) {
			let begun = performance.now();
			for (;;) {
				let open = await Promise.race([end.then(() => !1), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quiet / 2, !0)]);
				let now = performance.now();
				if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT) return;
			}
		}
	}),
	91981: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => hostEnvironment });
		var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
		function hostEnvironment(environment, temporary) {
			let allowed = _base_environment_names_js__WEBPACK_IMPORTED_MODULE_0__.Wq.flatMap((name) => environment[name] === void 0 ? [] : [[name, environment[name]]]);
			return {
				...Object.fromEntries(allowed),
				TMPDIR: temporary
			};
		}
	}),
	828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => openFifos,
			v: () => outletOf
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
		var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
		var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45145);
		async function openFifos(directory, searchPath) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_5__.join(directory, `.pipe-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
			let files = [`${name}-1`, `${name}-2`];
			try {
				let env = { PATH: [
					searchPath,
					"/usr/bin",
					"/bin"
				].filter(Boolean).join(node_path__WEBPACK_IMPORTED_MODULE_5__.delimiter) };
				await (0, node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("mkfifo", [
					"-m",
					"600",
					...files
				], { env });
				return {
					stdout: openFifo(files[0]),
					stderr: openFifo(files[1])
				};
			} finally {
				for (let file of files) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(file, { force: !0 });
			}
		}
		function openFifo(file) {
			let fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK);
			let writer = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY);
			return {
				writer,
				letGo: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(writer),
				...outletOf(fd)
			};
		}
		function outletOf(fd) {
			let memory = Buffer.allocUnsafeSlow(262144);
			let taker = null;
			let socket = null;
			let closed = !1;
			let fault;
			let held;
			let emptying;
			return {
				read,
				empty,
				close
			};
			function read(take) {
				if (closed) return Promise.resolve();
				let reader = new node_net__WEBPACK_IMPORTED_MODULE_4__.Socket({
					fd,
					readable: !0,
					writable: !1,
					onread: {
						buffer: memory,
						callback: handOn
					}
				});
				taker = take;
				socket = reader;
				return new Promise((resolve, reject) => reader.on("error", reject).on("close", () => resolve()));
			}
			function handOn(length) {
				try {
					held = taker(memory.subarray(0, length)) || void 0;
				} catch (error) {
					fail(error);
					return !1;
				}
				held = held?.catch(fail).then(() => {
					held = void 0;
					emptying === void 0 && socket.resume();
				});
				return held === void 0;
			}
			function fail(error) {
				fault = error;
				socket.destroy(error);
			}
			function empty() {
				emptying ??= readOut().finally(() => {
					emptying = void 0;
					isOpen() && socket.resume();
				});
				return emptying;
			}
			async function readOut() {
				isOpen() && socket.pause();
				for (let taken = 0;;) {
					await held;
					if (fault !== void 0) throw fault;
					let length = isOpen() && taken < 1048576 ? readNow(fd, memory) : 0;
					if (length === 0) return;
					taken += length;
					handOn(length);
				}
			}
			function isOpen() {
				return socket !== null && !socket.destroyed && !closed;
			}
			function close() {
				if (closed) return;
				closed = !0;
				socket === null ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd) : socket.destroy();
			}
		}
		function readNow(fd, memory) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(fd, memory);
			} catch (error) {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error) === "EAGAIN") return 0;
				throw error;
			}
		}
	}),
	93636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => takeRest });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _drain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3907);
		async function takeRest(outlets, read, last) {
			let begun = performance.now();
			let ended = read.then(() => !0);
			for (let open = !0; open;) {
				await Promise.all(outlets.map((outlet) => outlet.empty()));
				let now = performance.now();
				if (now - Math.max(begun, last()) >= 50 || now - begun >= _drain_js__WEBPACK_IMPORTED_MODULE_1__.f) return;
				open = !await Promise.race([ended, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(25, !1)]);
			}
		}
	})
};
