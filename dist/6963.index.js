export const id = 6963;
export const ids = [6963];
export const modules = { 59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		CG: () => fileText,
		Lj: () => fileTail,
		RO: () => fileLine,
		lx: () => jsonParts,
		s$: () => jsonText
	});
	var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
	let NO_CHARACTERS = /[\ufffe\uffff]/g;
	function fileLine(text, length = 300) {
		return characters((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
	}
	function fileText(text, length) {
		let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
		return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
	}
	function fileTail(text, length) {
		let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
		return characters(clean.length > length || text.length > 4 * length ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, "")}` : clean);
	}
	function jsonText(value) {
		return `${stringified(value)}\n`;
	}
	function* jsonParts(document, path, items, toValue) {
		let within = (list) => path.reduceRight((value, key) => ({ [key]: value }), list);
		let list = `\n${"  ".repeat(path.length)}"${path.at(-1)}": [`;
		let text = stringified(document);
		let [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
		let [opening, closing] = [frame.indexOf("[]") + 1, frame.length - frame.indexOf("[]") + 2 * path.length];
		yield text.slice(0, start);
		for (let at = 0; at < items.length; at += 100) {
			let some = stringified(within(items.slice(at, at + 100).map(toValue)));
			yield `${at === 0 ? "" : ","}${some.slice(opening, -closing)}`;
		}
		yield `${items.length === 0 ? "" : `\n${"  ".repeat(path.length)}`}${text.slice(start)}\n`;
	}
	function stringified(value) {
		let text = JSON.stringify(value, null, 2);
		return text.includes("\\ud") ? JSON.stringify(value, wellFormed, 2) : text;
	}
	function wellFormed(_, item) {
		return typeof item == "string" ? item.toWellFormed() : item;
	}
	function characters(text) {
		return text.toWellFormed().replace(NO_CHARACTERS, "�");
	}
}) };
