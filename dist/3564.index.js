export const id = 3564;
export const ids = [3564];
export const modules = { 63564: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { openedSkills: () => openedSkills });
	var _actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89051);
	var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27516);
	let SKILL_TOOL = /^((use|activate|load|read|invoke)?skill)$/;
	function openedSkills(trajectory, names) {
		let calls = (0, _actions_js__WEBPACK_IMPORTED_MODULE_0__.p)(trajectory);
		return names.filter((name) => calls.some((call) => opens(call, name)));
	}
	function opens({ function_name: tool, arguments: given }, name) {
		let texts = Object.values(given).flat().flatMap((value) => typeof value == "string" ? value.slice(0, 2e4) : []);
		if (SKILL_TOOL.test(tool.toLowerCase().replaceAll(/[_-]/g, ""))) return texts.includes(name);
		let kind = (0, _classes_js__WEBPACK_IMPORTED_MODULE_1__.q)(tool, given);
		return kind !== "edit" && kind !== "check_dir" && texts.some((text) => namesFileBelow(text, `skills/${name}/`));
	}
	function namesFileBelow(text, directory) {
		for (let at = text.indexOf(directory); at !== -1; at = text.indexOf(directory, at + 1)) if (!/[\w.-]/.test(text[at - 1] ?? " ") && /[^\s"']/.test(text[at + directory.length] ?? " ")) return !0;
		return !1;
	}
}) };
