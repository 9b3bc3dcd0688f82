export const id = 1351;
export const ids = [1351];
export const modules = { 3732: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { pullRequestOfRun: () => pullRequestOfRun });
	var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
	var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
	async function pullRequestOfRun(client, event) {
		let none = (why) => ({
			pull: null,
			why
		});
		let { head_sha: sha, head_branch: branch, head_repository: headRepository } = event.workflow_run ?? {};
		let base = event.repository?.full_name;
		let head = headRepository?.full_name;
		if (typeof sha != "string" || !/^[0-9a-f]{40,64}$/.test(sha) || !isRepository(base)) return none("this is not a workflow_run event");
		if (!isRepository(head)) return none(`the repository that ${sha} came from is gone`);
		let pulls = await pullsOfCommit(client, head, sha, base);
		if (pulls === null) return none(`${head} or its commit ${sha} cannot be read with this token`);
		let open = pulls.filter((pull) => pull.state === "open" && pull.head.sha === sha && isSame(pull.base.repo?.full_name, base) && isSame(pull.head.repo?.full_name, head));
		let ofBranch = open.length > 1 ? open.filter((pull) => pull.head.ref === branch) : open;
		let [pull] = ofBranch;
		if (pull === void 0) return none(`no open pull request has ${sha} of ${head} as its head: closed since, or newer commits came`);
		if (ofBranch.length > 1) return none(`several open pull requests have ${sha} of ${head} as their head: ${ofBranch.map(({ number }) => `#${number}`).join(", ")}`);
		return {
			pull: {
				number: pull.number,
				baseBranch: pull.base.ref,
				headSha: sha
			},
			why: null
		};
	}
	async function pullsOfCommit(client, repository, sha, base) {
		let [owner, repo] = repository.split("/");
		try {
			return await (0, _comments_js__WEBPACK_IMPORTED_MODULE_1__.IW)("pull-requests: read", () => client.paginate(client.rest.repos.listPullRequestsAssociatedWithCommit, {
				owner,
				repo,
				commit_sha: sha,
				per_page: 100
			}));
		} catch (error) {
			let fault = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo ? error.cause : error;
			if ((0, _comments_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(fault) && !isSame(repository, base)) return null;
			if ([404, 422].includes(fault.status ?? 0)) return null;
			throw error;
		}
	}
	function isRepository(name) {
		return typeof name == "string" && /^[\w.-]+\/[\w.-]+$/.test(name);
	}
	function isSame(name, other) {
		return name?.toLowerCase() === other.toLowerCase();
	}
}) };
