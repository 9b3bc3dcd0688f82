export const id = 3187;
export const ids = [3187, 3730];
export const modules = {
	3730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CF: () => BadAnswer,
			P_: () => Refusal,
			W_: () => NoAnswer,
			c2: () => statusOf,
			eO: () => explainDockerFault,
			lp: () => dockerFault,
			pn: () => isTooLong
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
		let BROKEN = [
			"ECONNREFUSED",
			"ECONNRESET",
			"EPIPE",
			"ENOENT",
			"ETIMEDOUT",
			"EHOSTUNREACH"
		];
		class Refusal extends Error {
			name = "Refusal";
			statusCode;
			constructor(statusCode, message) {
				super(message);
				this.statusCode = statusCode;
			}
		}
		class NoAnswer extends Error {
			name = "NoAnswer";
		}
		class BadAnswer extends Error {
			name = "BadAnswer";
		}
		function dockerFault(error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD) return error;
			let message = isSilent(error) ? `Docker does not answer any more (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}); see that its daemon runs, then run again with resume` : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim();
			return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", message, { cause: error });
		}
		function isEngineLost(error) {
			return error instanceof BadAnswer || isSilent(error) || statusOf(error) === 404 && /no such exec/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
		}
		async function explainDockerFault(container, error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__.z) return error;
			if (error instanceof NoAnswer) return dockerFault(error);
			try {
				let { running, outOfMemory, exitCode } = await container.inspect();
				if (isEngineLost(error)) {
					let what = `Docker lost the command (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim()}): its daemon was restarted, or the connection broke`;
					return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", what, { cause: error });
				}
				if (!running) {
					let why = outOfMemory ? "it ran out of memory" : `exit code ${exitCode}`;
					return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the container is no longer running: ${why}`);
				}
			} catch (inspection) {
				if (statusOf(inspection) === 404) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z("the container was removed from outside");
				return dockerFault(inspection);
			}
			if (!isTooLong((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)) && /OCI runtime exec failed|no such file or directory|chdir/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
			return dockerFault(error);
		}
		function isTooLong(message) {
			return /argument list too long/i.test(message);
		}
		function statusOf(error) {
			return error instanceof Refusal ? error.statusCode : void 0;
		}
		function isSilent(error) {
			return error instanceof NoAnswer || statusOf(error) === void 0 && BROKEN.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) ?? "");
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
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88350);
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
		async function removeLeftContainers(engine, run) {
			let left = (await engine.containersWith(run === void 0 ? OWNER : runFilter(run))).filter(({ labels }) => run !== void 0 || isOwnerDead(labels[OWNER]));
			await Promise.all(left.map(({ id }) => removeContainer(engine.container(id))));
			return left.length;
		}
		async function removeContainer(container) {
			for (let left = 5;; left--) try {
				await container.remove();
				return;
			} catch (error) {
				if ([404, 409].includes((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) ?? 0)) return;
				if (left === 0 || !/did not receive an exit event/.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) throw error;
			}
		}
		function isOwnerDead(label) {
			try {
				return (0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__.XU)(_base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__.$K.parse(JSON.parse(label ?? "")));
			} catch {
				return !1;
			}
		}
	}),
	33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
		class TestbedDestroyed extends Error {
			name = "TestbedDestroyed";
		}
	})
};
