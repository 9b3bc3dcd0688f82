export const id = 5934;
export const ids = [5934];
export const modules = {
76348: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => isTaskImageName,
m: () => taskImageName
});
let NAME = RegExp("^agentbench-task:[0-9a-f]{32}$");
function taskImageName(digits) {
return `agentbench-task:${digits.slice(0, 32)}`;
}
function isTaskImageName(name) {
return NAME.test(name);
}
}),
95934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
BUILT: () => BUILT,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _datasets_harbor_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76348);
let BUILT = "agentbench.task";
async function unusedImages(engine) {
return (await engine.images()).filter(({ labels, containers }) => Object.hasOwn(labels, BUILT) && containers === 0).flatMap(({ names, own }) => names.filter(_datasets_harbor_image_name_js__WEBPACK_IMPORTED_MODULE_1__.A).map((name) => ({
name,
bytes: own
})));
}
async function buildImage(name, { directory, digest, timeout }, { machine, tell, id, signal }) {
let started = performance.now();
let told = started;
let end = "";
tell(`${id}: building its image`);
let result = await machine.runTool("docker", [
"build",
"--force-rm",
"--label",
`${BUILT}=${digest}`,
"--tag",
name,
"--file",
`${directory}/Dockerfile`,
directory
], {
timeout,
signal,
onOutput(chunk) {
end = (end + chunk).slice(-2e3);
if (performance.now() - told < 3e4) return;
told = performance.now();
tell(`${id}: building its image for ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(told - started)}: ${end.trimEnd().split("\n").at(-1)}`);
}
});
signal.throwIfAborted();
let took = (0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(performance.now() - started);
if (result.exitCode === 0) return tell(`${id}: built its image in ${took}`);
let why = result.timedOut ? `is not built within ${timeout / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("image_build", `the image of ${id} ${why}; the end of the log:\n${end.trim()}`);
}
})
};
