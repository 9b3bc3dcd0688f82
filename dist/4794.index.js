export const id = 4794;
export const ids = [4794];
export const modules = { 34794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { changeBranch: () => changeBranch });
	var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
	var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
	var _comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5274);
	async function changeBranch(client, place, { file, largest, message }, decide) {
		for (let tries = 1;; tries += 1) {
			let { head, bytes } = await (0, _comments_js__WEBPACK_IMPORTED_MODULE_3__.IW)("contents: read", async () => {
				let head = await readHead(client, place);
				return {
					head,
					bytes: head === null ? null : await readTopFile(client, place, head, file, largest)
				};
			});
			let change = decide(bytes);
			if (change.files === null) return change;
			try {
				await writeCommit(client, place, head, change.files, message);
				return change;
			} catch (error) {
				if (!isConflict(error) || tries === 10) throw explained(error, place.branch);
			}
			let pause = Math.min(1e4, 500 * 2 ** (tries - 1));
			await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause * (.5 + Math.random()));
		}
	}
	async function readHead(client, { owner, repo, branch }) {
		try {
			let { data } = await client.rest.git.getRef({
				owner,
				repo,
				ref: `heads/${branch}`
			});
			let commit = data.object.sha;
			return {
				commit,
				tree: (await client.rest.git.getCommit({
					owner,
					repo,
					commit_sha: commit
				})).data.tree.sha
			};
		} catch (error) {
			if (error.status === 404) return null;
			throw error;
		}
	}
	async function readTopFile(client, { owner, repo, branch }, { tree }, file, largest) {
		let { data } = await client.rest.git.getTree({
			owner,
			repo,
			tree_sha: tree
		});
		let entry = data.tree.find(({ path }) => path === file);
		if (entry === void 0 && data.truncated) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`the branch ${branch} holds too many files to be read`);
		if (entry === void 0) return null;
		if (entry.type !== "blob" || !entry.mode.startsWith("100")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${file} on the branch ${branch} is no regular file`);
		if ((entry.size ?? 0) > largest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${file} on the branch ${branch} has ${entry.size} bytes, and the most is ${largest}: move it away, or name another branch`);
		let { data: blob } = await client.rest.git.getBlob({
			owner,
			repo,
			file_sha: entry.sha
		});
		return Buffer.from(blob.content, "base64");
	}
	async function writeCommit(client, { owner, repo, branch }, head, files, message) {
		let tree = [];
		for (let [path, bytes] of files) {
			let entry = {
				path,
				mode: "100644",
				type: "blob"
			};
			if (bytes.length <= 1048576 && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
				tree.push({
					...entry,
					content: bytes.toString()
				});
				continue;
			}
			let blob = {
				owner,
				repo,
				encoding: "base64",
				content: bytes.toString("base64")
			};
			tree.push({
				...entry,
				sha: (await client.rest.git.createBlob(blob)).data.sha
			});
		}
		let base = head === null ? {} : { base_tree: head.tree };
		let made = await client.rest.git.createTree({
			owner,
			repo,
			tree,
			...base
		});
		let parents = head === null ? [] : [head.commit];
		let { sha } = (await client.rest.git.createCommit({
			owner,
			repo,
			message,
			tree: made.data.sha,
			parents
		})).data;
		head === null ? await client.rest.git.createRef({
			owner,
			repo,
			ref: `refs/heads/${branch}`,
			sha
		}) : await client.rest.git.updateRef({
			owner,
			repo,
			ref: `heads/${branch}`,
			sha,
			force: !1
		});
	}
	let RULED = /rule|protected|must be|not authorized/i;
	function isConflict(error) {
		let { status, message = "" } = error;
		return status === 409 || status === 422 && !RULED.test(message);
	}
	function explained(error, branch) {
		let { status, message = "" } = error;
		if (isConflict(error)) return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`others wrote to the branch ${branch} at each of 10 tries (HTTP ${status}: ${message})`);
		if ((status === 403 || status === 422) && RULED.test(message)) return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`the branch ${branch} is protected (HTTP ${status}: ${message.split("\n")[0]}): let this workflow past the rule, or name another branch`);
		if ((0, _comments_js__WEBPACK_IMPORTED_MODULE_3__.GZ)(error) || status === 404) return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`github-token: this token may not write to the branch ${branch} (HTTP ${status}): give the job "permissions: contents: write"`);
		return error;
	}
}) };
