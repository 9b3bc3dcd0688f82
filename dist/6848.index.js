export const id = 6848;
export const ids = [6848];
export const modules = {
	89955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => failBy,
			M: () => failGate
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
		var _signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34937);
		function failBy(error) {
			if (error instanceof _signals_js__WEBPACK_IMPORTED_MODULE_3__.j$) {
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(error.message);
				process.exitCode = error.exitCode;
				return;
			}
			let users = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo;
			let stack = error instanceof Error ? error.stack : void 0;
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(users ? error.message : `agentbench itself failed: ${stack ?? (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
			process.exitCode = users ? 2 : 3;
		}
		function failGate(exitCode, { totals, gate, interrupted }) {
			if (exitCode === 0) return;
			let early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
			_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(`${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(totals)}. ${[...early, ...gate?.reasons ?? []].join("; ")}`);
			process.exitCode = exitCode;
		}
	}),
	96848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { plan: () => plan });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		var _options_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16005);
		var _plan_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86789);
		var _plan_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96093);
		var _fail_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89955);
		var _machine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51454);
		async function plan() {
			try {
				let names = _options_options_js__WEBPACK_IMPORTED_MODULE_2__.W6.filter((name) => (0, _options_options_js__WEBPACK_IMPORTED_MODULE_2__.ny)("plan", name));
				let made = await (0, _plan_plan_js__WEBPACK_IMPORTED_MODULE_4__.C)(Object.fromEntries(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name)])), (0, _machine_js__WEBPACK_IMPORTED_MODULE_6__.g)(process.env));
				for (let note of made.notes) _actions_core__WEBPACK_IMPORTED_MODULE_0__.lm(note, { title: "agentbench" });
				for (let line of (0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_3__.H)(made)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.pq(`│ ${line}`);
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("matrix", JSON.stringify(made.matrix));
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("count", made.cells.length);
				process.env.GITHUB_STEP_SUMMARY && await summarize((0, _plan_describe_js__WEBPACK_IMPORTED_MODULE_3__.M)(made));
			} catch (error) {
				(0, _fail_js__WEBPACK_IMPORTED_MODULE_5__.A)(error);
			}
		}
		async function summarize(text) {
			try {
				await _actions_core__WEBPACK_IMPORTED_MODULE_0__.z.addRaw(text).write();
			} catch (error) {
				_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(`The step summary was not written: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`, { title: "agentbench" });
			}
		}
	}),
	19473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => codeOf,
			EV: () => stopOf,
			VG: () => Stop,
			ZD: () => TrialError,
			bD: () => messageOf,
			fT: () => isInterrupted,
			yo: () => UserError
		});
		class UserError extends Error {
			name = "UserError";
		}
		class TrialError extends Error {
			name = "TrialError";
			kind;
			constructor(kind, message, options) {
				super(message, options);
				this.kind = kind;
			}
		}
		class Stop extends Error {
			name = "Stop";
			kind;
			constructor(kind, message) {
				super(message);
				this.kind = kind;
			}
		}
		function stopOf({ reason }) {
			return reason instanceof Stop ? reason : new Stop("interrupted", `interrupted by ${String(reason)}`);
		}
		function isInterrupted(signal) {
			return signal.aborted && !(signal.reason instanceof Stop);
		}
		function messageOf(error) {
			return error instanceof Error ? error.message : String(error);
		}
		function codeOf(error) {
			return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : void 0;
		}
	}),
	34937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wh: () => unlessAborted,
			YF: () => onSignal,
			fH: () => exitCodeOfSignal,
			j$: () => Interrupted
		});
		class Interrupted extends Error {
			name = "Interrupted";
			exitCode;
			constructor(signal) {
				super(`interrupted by ${signal.reason} before anything was measured`);
				this.exitCode = exitCodeOfSignal(signal.reason);
			}
		}
		function exitCodeOfSignal(name) {
			return name === "SIGTERM" ? 143 : 130;
		}
		function onSignal() {
			let controller = new AbortController();
			let listener = (name) => {
				controller.signal.aborted && process.exit(exitCodeOfSignal(name));
				controller.abort(name);
			};
			process.on("SIGINT", listener).on("SIGTERM", listener);
			return {
				signal: controller.signal,
				dispose: () => process.off("SIGINT", listener).off("SIGTERM", listener)
			};
		}
		async function unlessAborted(work, signal) {
			let aborted = Promise.withResolvers();
			let abort = () => aborted.reject(signal.reason);
			signal.aborted && abort();
			signal.addEventListener("abort", abort, { once: !0 });
			work.catch(() => {});
			try {
				return await Promise.race([aborted.promise, work]);
			} finally {
				signal.removeEventListener("abort", abort);
			}
		}
	})
};
