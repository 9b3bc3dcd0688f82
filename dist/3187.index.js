export const id = 3187;
export const ids = [3187];
export const modules = {
	3730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c2: () => statusOf,
			eO: () => explainDockerFault,
			lp: () => dockerFault
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
		var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33836);
		var _request_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28357);
		let BROKEN = [
			"ECONNREFUSED",
			"ECONNRESET",
			"EPIPE",
			"ENOENT",
			"ETIMEDOUT",
			"EHOSTUNREACH"
		];
		function dockerFault(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD) return error;
			let message = isSilent(error) ? `Docker does not answer any more (${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}); see that its daemon runs, then run again with resume` : (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim();
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", message, { cause: error });
		}
		function isEngineLost(error) {
			return isSilent(error) || statusOf(error) === 404 && /no such exec/i.test((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
		}
		async function explainDockerFault(container, error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_2__.z) return error;
			if (error instanceof _request_limit_js__WEBPACK_IMPORTED_MODULE_1__.W_) return dockerFault(error);
			try {
				let { State: state } = await container.inspect();
				if (isEngineLost(error)) {
					let what = `Docker lost the command (${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim()}): its daemon was restarted, or the connection broke`;
					return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", what, { cause: error });
				}
				if (!state.Running) {
					let why = state.OOMKilled ? "it ran out of memory" : `exit code ${state.ExitCode}`;
					return new _types_js__WEBPACK_IMPORTED_MODULE_2__.z(`the container is no longer running: ${why}`);
				}
			} catch (inspection) {
				if (statusOf(inspection) === 404) return new _types_js__WEBPACK_IMPORTED_MODULE_2__.z("the container was removed from outside");
				return dockerFault(inspection);
			}
			if (/OCI runtime exec failed|no such file or directory|chdir/i.test((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _types_js__WEBPACK_IMPORTED_MODULE_2__.z((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
			return dockerFault(error);
		}
		function statusOf(error) {
			return error?.statusCode;
		}
		function isSilent(error) {
			return error instanceof _request_limit_js__WEBPACK_IMPORTED_MODULE_1__.W_ || statusOf(error) === void 0 && BROKEN.includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) ?? "");
		}
	}),
	63187: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			LABELS: () => LABELS,
			labelsFor: () => labelsFor,
			removeContainer: () => removeContainer,
			removeLeftContainers: () => removeLeftContainers
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
		var _run_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57245);
		var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
		let RUN = "agentbench.run";
		let OWNER = "agentbench.owner";
		let LABELS = [
			RUN,
			OWNER,
			"agentbench.instance",
			"agentbench.trial"
		];
		function labelsFor(run, owner, instanceId, trial) {
			return {
				[RUN]: run,
				[OWNER]: JSON.stringify(owner),
				"agentbench.instance": instanceId,
				"agentbench.trial": String(trial)
			};
		}
		function runFilter(run) {
			return `${RUN}=${run}`;
		}
		async function removeLeftContainers(docker, run) {
			let left = (await docker.listContainers({
				all: !0,
				filters: { label: [run === void 0 ? OWNER : runFilter(run)] }
			})).filter(({ Labels: labels }) => run !== void 0 || isOwnerDead(labels[OWNER]));
			await Promise.all(left.map(({ Id: id }) => removeContainer(docker.getContainer(id))));
			return left.length;
		}
		async function removeContainer(container) {
			for (let left = 5;; left--) try {
				await container.remove({
					force: !0,
					v: !0
				});
				return;
			} catch (error) {
				if ([404, 409].includes((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) ?? 0)) return;
				if (left === 0 || !/did not receive an exit event/.test((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) throw error;
			}
		}
		function isOwnerDead(label) {
			try {
				return (0, _run_owner_js__WEBPACK_IMPORTED_MODULE_1__.XU)(_run_owner_js__WEBPACK_IMPORTED_MODULE_1__.$K.parse(JSON.parse(label ?? "")));
			} catch {
				return !1;
			}
		}
	}),
	28357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cd: () => limitRequests,
			W_: () => NoAnswer,
			bl: () => requestLimit
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
		class NoAnswer extends Error {
			name = "NoAnswer";
		}
		function requestLimit(environment) {
			let given = environment.DOCKER_CLIENT_TIMEOUT || "120";
			let seconds = Number(given);
			if (!(seconds > 0 && seconds <= 86400)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`DOCKER_CLIENT_TIMEOUT: "${given}" is no number of seconds; unset it for 120`);
			return seconds * 1e3;
		}
		function limitRequests(docker, limit) {
			let modem = docker.modem;
			let dial = modem.dial.bind(modem);
			modem.dial = (options, callback) => {
				let stop = new AbortController();
				let allowed = options.path.startsWith("/commit") ? limit * 30 : limit;
				let timer = setTimeout(() => stop.abort(), allowed);
				let { abortSignal, file } = options;
				dial({
					...options,
					abortSignal: abortSignal === void 0 ? stop.signal : AbortSignal.any([abortSignal, stop.signal]),
					...file === void 0 ? {} : { file: watched(file, () => timer.refresh()) }
				}, (error, data) => {
					clearTimeout(timer);
					let what = `${options.method} ${options.path.replace(/\?.*/, "")}`;
					callback(stop.signal.aborted ? new NoAnswer(`no answer to ${what} within ${allowed / 1e3} s`) : error, data);
				});
			};
		}
		function watched(stream, piece) {
			let through = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({ transform(chunk, _, done) {
				piece();
				done(null, chunk);
			} });
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(stream, through, () => {});
		}
	}),
	33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
		class TestbedDestroyed extends Error {
			name = "TestbedDestroyed";
		}
	})
};
