export const id = 8502;
export const ids = [8502];
export const modules = { 38502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		explainFault: () => explainFault,
		githubClient: () => githubClient
	});
	var github = __webpack_require__(61351);
	var dist_bundle = __webpack_require__(49735);
	var light = __webpack_require__(63251);
	var VERSION = "0.0.0-development";
	var noop = () => Promise.resolve();
	function wrapRequest(state, request, options) {
		return state.retryLimiter.schedule(doRequest, state, request, options);
	}
	async function doRequest(state, request, options) {
		let { pathname } = new URL(options.url, "http://github.test");
		let isAuth = isAuthRequest(options.method, pathname);
		let isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
		let isSearch = options.method === "GET" && pathname.startsWith("/search/");
		let isGraphQL = pathname.startsWith("/graphql");
		let jobOptions = ~~request.retryCount > 0 ? {
			priority: 0,
			weight: 0
		} : {};
		state.clustering && (jobOptions.expiration = 6e4);
		(isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop);
		isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop);
		isSearch && await state.search.key(state.id).schedule(jobOptions, noop);
		let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
		if (isGraphQL) {
			let res = await req;
			if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
				response: res,
				data: res.data
			});
		}
		return req;
	}
	function isAuthRequest(method, pathname) {
		return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
	}
	var triggers_notification_paths_default = [
		"/orgs/{org}/invitations",
		"/orgs/{org}/invitations/{invitation_id}",
		"/orgs/{org}/teams/{team_slug}/discussions",
		"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
		"/repos/{owner}/{repo}/collaborators/{username}",
		"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
		"/repos/{owner}/{repo}/issues",
		"/repos/{owner}/{repo}/issues/{issue_number}/comments",
		"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
		"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
		"/repos/{owner}/{repo}/pulls",
		"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
		"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
		"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
		"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
		"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
		"/repos/{owner}/{repo}/releases",
		"/teams/{team_id}/discussions",
		"/teams/{team_id}/discussions/{discussion_number}/comments"
	];
	function routeMatcher(paths) {
		let regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
		return new RegExp(regex2, "i");
	}
	var regex = routeMatcher(triggers_notification_paths_default);
	var triggersNotification = regex.test.bind(regex);
	var groups = {};
	var createGroups = function(Bottleneck, common) {
		groups.global = new Bottleneck.Group({
			id: "octokit-global",
			maxConcurrent: 10,
			...common
		});
		groups.auth = new Bottleneck.Group({
			id: "octokit-auth",
			maxConcurrent: 1,
			...common
		});
		groups.search = new Bottleneck.Group({
			id: "octokit-search",
			maxConcurrent: 1,
			minTime: 2e3,
			...common
		});
		groups.write = new Bottleneck.Group({
			id: "octokit-write",
			maxConcurrent: 1,
			minTime: 1e3,
			...common
		});
		groups.notifications = new Bottleneck.Group({
			id: "octokit-notifications",
			maxConcurrent: 1,
			minTime: 3e3,
			...common
		});
	};
	function throttling(octokit, octokitOptions) {
		let { enabled = !0, Bottleneck = light, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
		if (!enabled) return {};
		let common = { timeout };
		connection !== void 0 && (common.connection = connection);
		let state = Object.assign({
			clustering: connection != null,
			triggersNotification,
			fallbackSecondaryRateRetryAfter: 60,
			retryAfterBaseValue: 1e3,
			id
		}, octokitOptions.throttle);
		if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
		let initialized = !1;
		let initializeBottleneck = () => {
			if (initialized) return;
			initialized = !0;
			groups.global ?? createGroups(Bottleneck, common);
			state.global = state.global ?? groups.global;
			state.auth = state.auth ?? groups.auth;
			state.search = state.search ?? groups.search;
			state.write = state.write ?? groups.write;
			state.notifications = state.notifications ?? groups.notifications;
			state.retryLimiter = state.retryLimiter ?? new Bottleneck();
			let events = {};
			let emitter = new Bottleneck.Events(events);
			events.on("secondary-limit", state.onSecondaryRateLimit);
			events.on("rate-limit", state.onRateLimit);
			events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
			state.retryLimiter.on("failed", async function(error, info) {
				let [state2, request, options] = info.args;
				let { pathname } = new URL(options.url, "http://github.test");
				if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
				let retryCount = ~~request.retryCount;
				request.retryCount = retryCount;
				options.request.retryCount = retryCount;
				let { wantRetry, retryAfter = 0 } = await (async function() {
					if (/\bsecondary rate\b/i.test(error.message)) {
						let retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
						return {
							wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
							retryAfter: retryAfter2
						};
					}
					if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
						let rateLimitReset = new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3).getTime();
						let retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
						return {
							wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
							retryAfter: retryAfter2
						};
					}
					return {};
				})();
				if (wantRetry) {
					request.retryCount++;
					return retryAfter * state2.retryAfterBaseValue;
				}
			});
		};
		octokit.hook.wrap("request", (request, options) => {
			initializeBottleneck();
			return wrapRequest(state, request, options);
		});
		return {};
	}
	throttling.VERSION = VERSION;
	throttling.triggersNotification = triggersNotification;
	var untrusted = __webpack_require__(90492);
	let FINAL = [
		400,
		401,
		403,
		404,
		410,
		422,
		429,
		451
	];
	function githubClient(token) {
		let wait = (retryAfter, _options, _octokit, retryCount) => retryAfter <= 60 && retryCount < 2;
		let client = (0, github.Q)(token, {
			throttle: {
				onRateLimit: wait,
				onSecondaryRateLimit: wait
			},
			retry: { doNotRetry: FINAL }
		}, dist_bundle.L, throttling);
		client.hook.error("request", (fault) => {
			throw explainFault(fault);
		});
		return client;
	}
	function explainFault(fault) {
		if (!(fault instanceof Error) || !("status" in fault)) return fault;
		let { response, status } = fault;
		if (response === void 0) return Error(`GitHub could not be reached: ${shortened(deepestMessage(fault))}`, { cause: fault });
		fault.message = typeof response.data == "string" && /^\s*</.test(response.data) ? `an answer of ${status} that is not JSON` : shortened(fault.message);
		return fault;
	}
	function deepestMessage(error) {
		return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
	}
	function shortened(text) {
		let clean = (0, untrusted.pj)(text);
		return clean.length > 300 ? `${clean.slice(0, 299)}…` : clean;
	}
}) };
