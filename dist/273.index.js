export const id = 273;
export const ids = [273];
export const modules = {
	40273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => listRunArtifacts,
			artifactName: () => artifactName,
			t: () => listArtifactsOf,
			uploadDirectory: () => uploadDirectory
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
		var _actions_artifact__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11077);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
		var _comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5274);
		function artifactName(parts) {
			return parts.map((part) => part.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 48).replace(/^-+|-+$/g, "")).filter((part) => part !== "").join("-");
		}
		async function uploadDirectory(name, directory, retentionDays) {
			let client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_4__.t9();
			let files = await filesBelow(directory);
			for (let attempt = 1;; attempt++) {
				let tried = attempt === 1 ? name : `${name}-${attempt <= 3 ? attempt : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}`;
				try {
					let { id } = await client.uploadArtifact(tried, files, directory, retentionDays === void 0 ? {} : { retentionDays });
					if (id === void 0) throw Error("the artifact service gave no id");
					return {
						id,
						name: tried
					};
				} catch (error) {
					let broken = /Unable to make request/.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error));
					if (attempt >= 5 || !(broken || /\b409\b|already exists/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error)))) throw error;
					broken && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(1e3);
				}
			}
		}
		async function listRunArtifacts(prefix) {
			let { artifacts } = await new _actions_artifact__WEBPACK_IMPORTED_MODULE_4__.t9().listArtifacts();
			return ours(artifacts.map(({ id, name, createdAt, size }) => ({
				id,
				name,
				createdAt: createdAt?.toISOString() ?? null,
				size
			})), prefix);
		}
		async function listArtifactsOf(client, run, prefix) {
			let { owner, repo, runId } = run;
			return ours((await (0, _comments_js__WEBPACK_IMPORTED_MODULE_6__.IW)("actions: read", () => client.paginate(client.rest.actions.listWorkflowRunArtifacts, {
				owner,
				repo,
				run_id: runId,
				per_page: 100
			}))).filter(({ expired }) => !expired).map(({ id, name, created_at, size_in_bytes }) => ({
				id,
				name,
				createdAt: created_at,
				size: size_in_bytes
			})), prefix);
		}
		async function filesBelow(directory) {
			return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, {
				recursive: !0,
				withFileTypes: !0
			})).filter((entry) => entry.isFile()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(entry.parentPath, entry.name));
		}
		function ours(artifacts, prefix) {
			return artifacts.filter(({ name }) => /^[A-Za-z0-9._-]+$/.test(name) && (name === prefix || name.startsWith(`${prefix}-`))).sort((a, b) => a.id - b.id);
		}
	}),
	5274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => isDenied,
			HF: () => writeComment,
			IW: () => withPermission,
			Tu: () => deleteComment,
			lY: () => listOwnComments,
			og: () => explainRestFault
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		async function listOwnComments(client, place) {
			let { owner, repo, pullRequest, marker, author } = place;
			return (await client.paginate(client.rest.issues.listComments, {
				owner,
				repo,
				issue_number: pullRequest,
				per_page: 100
			})).filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker)).map(({ id, body, html_url }) => ({
				id,
				body,
				url: html_url
			})).sort((a, b) => a.id - b.id);
		}
		async function writeComment(client, place, existing, body) {
			let { owner, repo, pullRequest } = place;
			if (existing !== null) return (await client.rest.issues.updateComment({
				owner,
				repo,
				comment_id: existing.id,
				body
			})).data.html_url;
			return (await client.rest.issues.createComment({
				owner,
				repo,
				issue_number: pullRequest,
				body
			})).data.html_url;
		}
		async function deleteComment(client, { owner, repo }, id) {
			try {
				await client.rest.issues.deleteComment({
					owner,
					repo,
					comment_id: id
				});
			} catch (error) {
				if (error.status !== 404) throw error;
			}
		}
		function explainRestFault(error) {
			let { status, message } = error;
			let denied = isDenied(error);
			if (denied) return {
				denied,
				message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`
			};
			return {
				denied,
				message: status === void 0 ? String(message) : `HTTP ${status}: ${message}`
			};
		}
		function isDenied(error) {
			let { status, message } = error;
			return status === 401 || status === 403 && /not accessible by|read-only/i.test(message ?? "");
		}
		async function withPermission(permission, work) {
			try {
				return await work();
			} catch (error) {
				if (!isDenied(error)) throw error;
				let { status } = error;
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`, { cause: error });
			}
		}
	})
};
