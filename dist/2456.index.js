export const id = 2456;
export const ids = [2456];
export const modules = {
	12456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			withoutQuery: () => withoutQuery,
			y: () => Endpoint
		});
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41132);
		let OPTIONAL = [
			{
				members: ["response_format"],
				named: /response_format|json_schema|structured.?output|json.?mode/i
			},
			{
				members: ["tools", "tool_choice"],
				named: /\btool|function.?call/i
			},
			{
				members: ["temperature"],
				named: /temperature/i
			}
		];
		let REFUSED = [
			400,
			404,
			422
		];
		class Endpoint {
			#client;
			#settings;
			#without = new Set();
			constructor(client, settings) {
				this.#client = client;
				this.#settings = settings;
			}
			static async open(settings) {
				let { OpenAI } = await __webpack_require__.e(8193).then(__webpack_require__.bind(__webpack_require__, 98193));
				let url = new URL(settings.baseUrl);
				let client = new OpenAI({
					baseURL: withoutQuery(url),
					defaultQuery: Object.fromEntries(url.searchParams),
					apiKey: settings.apiKey ?? "none",
					...settings.apiKey === null ? { defaultHeaders: { Authorization: null } } : {},
					adminAPIKey: null,
					organization: null,
					project: null,
					webhookSecret: null,
					logLevel: "off",
					maxRetries: settings.retries
				});
				return new Endpoint(client, settings);
			}
			async complete(request, signal) {
				for (;;) {
					let sent = this.#known(request);
					try {
						return await this.#client.chat.completions.create(sent, { signal });
					} catch (error) {
						signal.throwIfAborted();
						let refused = refusedBy(error, sent);
						if (refused === null) throw this.#fault(error);
						for (let member of refused) this.#without.add(member);
					}
				}
			}
			#known(request) {
				let members = Object.entries(request).filter(([name]) => !this.#without.has(name));
				return Object.fromEntries(members);
			}
			#fault(error) {
				let { baseUrl, redactor, retries } = this.#settings;
				let { host } = new URL(baseUrl);
				let status = statusOf(error);
				let said = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(redactor.text(error instanceof Error ? deepest(error) : String(error)));
				let message = status === void 0 ? `no answer from ${host}: ${said}; is judge-base-url right?` : `${host} refused: ${said}${adviceFor(status, retries)}`;
				return new _types_js__WEBPACK_IMPORTED_MODULE_1__.Q(message);
			}
		}
		function withoutQuery(url) {
			return `${url.origin}${url.pathname}`.replace(/\/+$/, "");
		}
		function refusedBy(error, sent) {
			let status = statusOf(error);
			if (status === void 0 || !REFUSED.includes(status)) return null;
			let { message, param, code } = error;
			let present = OPTIONAL.filter(({ members }) => members.some((member) => sent[member] !== void 0));
			return (present.find((one) => typeof param == "string" && one.named.test(param)) ?? present.find((one) => one.named.test(`${message} ${code}`)) ?? (status === 422 ? present[0] : void 0))?.members ?? null;
		}
		function statusOf(error) {
			return error instanceof Error && "status" in error && typeof error.status == "number" ? error.status : void 0;
		}
		function deepest(error) {
			return error.cause instanceof Error ? deepest(error.cause) : error.message;
		}
		function adviceFor(status, retries) {
			if (status === 401 || status === 403) return "; set judge-api-key to a key that it accepts";
			if (status === 404) return "; look at judge-model and judge-base-url";
			if (status === 429) return `, also after ${retries} more tries; lower parallel, or raise the limit of the key`;
			if (status >= 500 || status === 408 || status === 409) return `, also after ${retries} more tries`;
			return "";
		}
	}),
	41132: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => JudgeError });
		class JudgeError extends Error {
			name = "JudgeError";
		}
	})
};
