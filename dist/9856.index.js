export const id = 9856;
export const ids = [9856];
export const modules = { 19856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
earlierExperiment: () => earlierExperiment,
restoreEarlierAttempts: () => restoreEarlierAttempts
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40273);
var _github_download_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24492);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86324);
var _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59546);
var _results_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47705);
var _results_run_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80418);
var _results_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56676);
var _run_identity_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41514);
var _log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14173);
var _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90269);
async function restoreEarlierAttempts(options, now, directory, arm = "") {
let attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
if (attempt < 2) return !1;
let before = (0, _results_read_js__WEBPACK_IMPORTED_MODULE_8__.readRunRecord)(directory);
let here = before !== null && isAttemptOfThisRun(before, attempt);
if ((0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_9__.gM)(directory) && !here || !options["upload-artifact"]) return here;
try {
let artifacts = await earlierArtifacts(options);
return await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.br)((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_6__.g)(process.env).temporaryDirectory, async (temporary) => {
let restored = 0;
for (let artifact of artifacts) {
let place = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, String(artifact.id));
let downloaded = await (0, _github_download_js__WEBPACK_IMPORTED_MODULE_5__.bk)(artifact, place);
let target = node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, arm);
let files = arm === "" ? downloaded.files : filesBelow(arm, downloaded.files);
let differences = differencesFrom(target, now);
differences.length === 0 ? restored += await takeOver(files, target, directory) : tellLeftOut(artifact.name, differences);
}
restored > 0 && _log_js__WEBPACK_IMPORTED_MODULE_12__.pq(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
return here || restored > 0;
});
} catch (error) {
_log_js__WEBPACK_IMPORTED_MODULE_12__.$e(`The results of earlier attempts cannot be had, everything is measured again: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`, { title: "agentbench" });
return here;
}
}
async function earlierArtifacts(options) {
_log_js__WEBPACK_IMPORTED_MODULE_12__.AU(_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.YV);
let earlier = (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.Cs)((0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.GY)(options));
return (await (0, _github_download_js__WEBPACK_IMPORTED_MODULE_5__.NG)(earlier)).filter(({ name }) => /^\d+(-\w+)?$/.test(name.slice(earlier.length + 1))).reverse();
}
function filesBelow(arm, files) {
return files.flatMap((file) => file.startsWith(`${arm}/`) ? [file.slice(arm.length + 1)] : []);
}
async function earlierExperiment(options, directory) {
let attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
try {
let before = (0, _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_7__.sE)(directory);
if (before !== null) return isAttemptOfThisRun(before, attempt) ? before : null;
let [latest] = options["upload-artifact"] ? await earlierArtifacts(options) : [];
if (latest === void 0) return null;
return await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.br)((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_6__.g)(process.env).temporaryDirectory, async (temporary) => {
let place = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, String(latest.id));
await (0, _github_download_js__WEBPACK_IMPORTED_MODULE_5__.bk)(latest, place);
return (0, _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_7__.sE)(place);
});
} catch (error) {
_log_js__WEBPACK_IMPORTED_MODULE_12__.$e(`The experiment of earlier attempts cannot be had, everything is measured again: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`, { title: "agentbench" });
return null;
}
}
function isAttemptOfThisRun({ github }, attempt) {
let { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = process.env;
return github !== null && github.repository === repository && github.run_id === run && github.job === job && github.run_attempt < attempt;
}
function differencesFrom(directory, now) {
let before = (0, _results_read_js__WEBPACK_IMPORTED_MODULE_8__.readRunRecord)(directory);
return before === null ? ["it has no run.json that can be read"] : (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_11__.g6)(before, now);
}
function tellLeftOut(artifact, differences) {
let named = differences.slice(0, 5).join("; ");
let more = differences.length > 5 ? `; and ${differences.length - 5} more` : "";
_log_js__WEBPACK_IMPORTED_MODULE_12__.lm(`The results in ${artifact} are of another measurement and do not count: ${named}${more}`, { title: "agentbench" });
}
async function takeOver(files, from, directory) {
let [source, store] = [new _results_store_js__WEBPACK_IMPORTED_MODULE_10__.V(from), new _results_store_js__WEBPACK_IMPORTED_MODULE_10__.V(directory)];
let [there, finished] = [await store.finished(), await source.finished()];
let taken = 0;
for (let file of files) {
let [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
if (instanceId === void 0 || there(instanceId, Number(trial)) !== null) continue;
if (finished(instanceId, Number(trial)) === null) continue;
await store.makePlace(instanceId, Number(trial));
let target = node_path__WEBPACK_IMPORTED_MODULE_2__.join(store.directory, file);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: !0 });
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(from, file), target);
taken += 1;
}
taken > 0 && !(0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_9__.gM)(directory) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(from, "run.json"), node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, "run.json"));
return taken;
}
}) };
