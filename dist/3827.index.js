export const id = 3827;
export const ids = [3827];
export const modules = {
	93380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QQ: () => keptName,
			Up: () => collectOutput,
			qW: () => isPlainPath
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
		let MOST_FILES = 1e4;
		let MOST_ENTRIES = 2e5;
		let LARGEST_USAGE = 65536;
		let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
		let ENTRY_FAULTS = [["a name that cannot be kept", [
			"EEXIST",
			"ENAMETOOLONG",
			"ENOTDIR",
			"EISDIR"
		]], ["a file that cannot be read", [
			"ENOENT",
			"EACCES",
			"EPERM",
			"ELOOP",
			"ENXIO",
			"EIO"
		]]];
		let NO_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null,
			model: null
		};
		async function collectOutput(entries, directory, limit, redactor) {
			let left = new Map();
			let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
			let usage = null;
			let bytes = 0;
			let files = 0;
			let looked = 0;
			for await (let entry of entries) {
				looked += 1;
				if (looked > MOST_ENTRIES) {
					leave(`all that comes after ${MOST_ENTRIES} entries`);
					break;
				}
				if (entry.type === "directory") {
					let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
					!isPlainPath(entry.path) && (above === "." || isPlainPath(above)) && leave("a directory too deep, or with a name that is no plain one");
				} else if (entry.type === "unread") leave(entry.why ?? "what cannot be read");
				else if (entry.type === "other") leave("no regular file (link, device, socket or pipe)");
				else if (!isPlainPath(entry.path)) leave("a name that is no plain relative path");
				else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
				else if (bytes + entry.size > limit) leave("over max-output-size");
				else {
					files += 1;
					let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
					if (typeof content == "string") {
						leave(content);
						continue;
					}
					bytes += content.bytes;
					content.cut && leave("over max-output-size");
					entry.path === "usage.json" && (usage = await parseUsage(content.head, leave));
				}
			}
			return {
				usage: usage ?? NO_USAGE,
				left: [...left].map(([why, count]) => `${count} × ${why}`)
			};
		}
		async function keep(entry, file, limit, redactor) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
			let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
			let redaction = redactor.stream();
			let head = Buffer.alloc(0);
			let bytes = 0;
			try {
				for await (let chunk of entry.content) {
					let within = chunk.subarray(0, limit - bytes);
					bytes += within.length;
					let clean = redaction.push(within);
					head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
					await handle.writeFile(clean);
					if (within.length < chunk.length) return {
						bytes,
						cut: !0,
						head
					};
				}
				return {
					bytes,
					cut: !1,
					head
				};
			} catch (error) {
				bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
				throw error;
			} finally {
				await handle.writeFile(redaction.end());
				await handle.close();
			}
		}
		function keptName(name) {
			return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
		}
		function whyLeft(error) {
			let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
			if (why === void 0) throw error;
			return why;
		}
		function isPlainPath(name) {
			let parts = name.split("/");
			return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
		}
		async function parseUsage(content, leave) {
			let { usageSchema } = await __webpack_require__.e(4155).then(__webpack_require__.bind(__webpack_require__, 24155));
			try {
				let usage = usageSchema.parse(JSON.parse(content.toString()));
				if (Object.values(usage).some((value) => Number(value) > 2 ** 53 - 1)) throw Error("too large");
				return usage;
			} catch {
				leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
				return null;
			}
		}
	}),
	58508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	})
};
