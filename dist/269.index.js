export const id = 269;
export const ids = [269];
export const modules = { 90269: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Se: () => upload,
		inTemporary: () => inTemporary,
		isReport: () => isReport,
		j2: () => reportParts,
		jobArtifactParts: () => jobArtifactParts,
		runsOf: () => runsOf,
		suitePrefix: () => suitePrefix,
		uq: () => countJobs
	});
	var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
	var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28524);
	var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
	var _report_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9583);
	var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
	let ATTEMPT = "-\\d+(-(?:\\d|[0-9a-f]{8}))?$";
	async function suitePrefix(options) {
		let { artifactName } = await Promise.all([
			__webpack_require__.e(3839),
			__webpack_require__.e(6913),
			__webpack_require__.e(1143),
			__webpack_require__.e(6118),
			__webpack_require__.e(1077),
			__webpack_require__.e(273)
		]).then(__webpack_require__.bind(__webpack_require__, 40273));
		return artifactName([options["artifact-name"], options.suite ?? ""]);
	}
	function jobArtifactParts(options) {
		return [
			options["artifact-name"],
			options.suite ?? "",
			process.env.GITHUB_JOB ?? "",
			options["job-index"],
			process.env.GITHUB_ACTION ?? ""
		];
	}
	function reportParts(options) {
		return [
			options["artifact-name"],
			options.suite ?? "",
			"report"
		];
	}
	async function upload(what, directory, parts, retentionDays) {
		try {
			let { artifactName, uploadDirectory } = await Promise.all([
				__webpack_require__.e(3839),
				__webpack_require__.e(6913),
				__webpack_require__.e(1143),
				__webpack_require__.e(6118),
				__webpack_require__.e(1077),
				__webpack_require__.e(273)
			]).then(__webpack_require__.bind(__webpack_require__, 40273));
			return (await uploadDirectory(artifactName([...parts, process.env.GITHUB_RUN_ATTEMPT ?? "1"]), directory, retentionDays)).id;
		} catch (error) {
			_actions_core__WEBPACK_IMPORTED_MODULE_1__.$e(`${what} in ${directory}, but the artifact was not uploaded: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`, { title: "agentbench" });
			return null;
		}
	}
	function isReport(name, prefix) {
		return RegExp(`^report${ATTEMPT}`).test(name.slice(prefix.length + 1));
	}
	function countJobs(names) {
		return new Set(names.map((name) => name.replace(RegExp(ATTEMPT), "$1"))).size;
	}
	async function runsOf(artifacts, directory, suite, download) {
		let runs = [];
		let notes = [];
		let failed = [];
		for (let artifact of artifacts) {
			let target = node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, String(artifact.id));
			try {
				let { left } = await download(artifact, target);
				for (let what of left) notes.push(`${artifact.name}: left out: ${what}`);
				let found = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_3__.loadRuns)([target]);
				runs.push(...found.runs.filter(({ run }) => run.suite === null || suite === void 0 || run.suite === suite));
				notes.push(...found.notes.map((note) => `${artifact.name}: ${note.replace(`${target}/`, "")}`));
			} catch (error) {
				notes.push(`${artifact.name} could not be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
				failed.push(artifact);
			}
		}
		return {
			runs,
			notes,
			failed
		};
	}
	async function inTemporary(directory, work) {
		let temporary = await (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_4__.Te)({ temporaryDirectory: directory });
		try {
			return await work(temporary.directory);
		} finally {
			await (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_4__.lb)(temporary.directory).catch((error) => _actions_core__WEBPACK_IMPORTED_MODULE_1__.Yz(`${temporary.directory} was not removed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`));
		}
	}
}) };
