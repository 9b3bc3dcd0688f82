export const id = 8598;
export const ids = [8598];
export const modules = {
	58598: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			askMajority: () => askMajority,
			majorityOf: () => majorityOf
		});
		var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70370);
		var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41132);
		var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89842);
		async function askMajority(sample, count, request, exec, signal) {
			let limit = (0, p_limit__WEBPACK_IMPORTED_MODULE_0__.A)(3);
			let asked = await Promise.allSettled(Array.from({ length: count }, () => limit(() => {
				signal.throwIfAborted();
				return sample(request, exec, signal);
			})));
			signal.throwIfAborted();
			let faults = asked.filter((one) => one.status === "rejected").map(({ reason }) => reason);
			let own = faults.find((fault) => !(fault instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__.Q));
			if (own !== void 0) throw own;
			let samples = asked.filter((one) => one.status === "fulfilled").map(({ value }) => value);
			if (samples.length === 0) throw faults[0];
			return {
				judgement: majorityOf(samples, count),
				samples,
				complete: faults.length === 0
			};
		}
		function majorityOf(samples, asked) {
			let winners = [
				0,
				1,
				2
			].map((score) => samples.filter((sample) => sample.score === score)).reduce((best, candidates) => candidates.length > best.length ? candidates : best);
			let { score, explanation } = winners[0];
			return {
				score,
				explanation: asked === 1 ? explanation : `${winners.length} of ${asked} samples: ${explanation}`,
				usage: (0, _usage_js__WEBPACK_IMPORTED_MODULE_2__.v)(...samples.map(({ usage }) => usage))
			};
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
	})
};
