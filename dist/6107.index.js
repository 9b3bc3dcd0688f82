export const id = 6107;
export const ids = [6107];
export const modules = { 36107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { Meter: () => Meter });
	var promises_ = __webpack_require__(71553);
	var external_node_net_ = __webpack_require__(77030);
	var external_node_path_ = __webpack_require__(76760);
	var errors = __webpack_require__(45145);
	var external_node_crypto_ = __webpack_require__(77598);
	var external_node_fs_ = __webpack_require__(73024);
	var external_node_fs_promises_ = __webpack_require__(51455);
	function objectOf(value) {
		return typeof value == "object" && value && !Array.isArray(value) ? value : null;
	}
	function objectsOf(value) {
		return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
	}
	function textOf(value) {
		return typeof value == "string" ? value : null;
	}
	let LARGEST = 1e9;
	function countOf(value) {
		return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST ? value : null;
	}
	function dollarsOf(value) {
		return typeof value == "number" && value >= 0 && value <= LARGEST ? value : null;
	}
	function parseJson(text) {
		try {
			return JSON.parse(text);
		} catch {
			return;
		}
	}
	class ExchangeLog {
		#path;
		#redactor;
		#left;
		#leftForFigures;
		#lines = 0;
		leftOut = 0;
		#file = null;
		#written = Promise.resolve();
		#seen = new Map();
		constructor(path, redactor, size) {
			this.#path = path;
			this.#redactor = redactor;
			this.#left = size;
			this.#leftForFigures = size;
		}
		add(exchange, repeated) {
			let line = ++this.#lines;
			let text = this.#whole(line, exchange, repeated) ?? this.#figures(line, exchange);
			if (text === null) {
				this.leftOut += 1;
				return;
			}
			this.#written = this.#written.then(async () => {
				this.#file ??= (0, external_node_fs_promises_.open)(this.#path, flags, 420);
				await (await this.#file).appendFile(`${text}\n`);
			});
			this.#written.catch(() => {});
		}
		async close() {
			try {
				await this.#written;
			} finally {
				await (await this.#file?.catch(() => void 0))?.close();
			}
		}
		#whole(line, exchange, repeated) {
			if (this.#left === 0) return null;
			let seen = new Map();
			let text = null;
			try {
				let request = this.#withReferences(exchange.request, repeated, line, seen);
				text = this.#redactor.text(JSON.stringify({
					line,
					...exchange,
					request
				}));
			} catch {
				return null;
			}
			let size = Buffer.byteLength(text) + 1;
			if (size > this.#left) {
				this.#left = 0;
				return null;
			}
			this.#left -= size;
			for (let [digest, place] of seen) this.#seen.set(digest, place);
			return text;
		}
		#figures(line, exchange) {
			let text = this.#redactor.text(JSON.stringify({
				line,
				...exchange,
				request: null,
				response: null,
				cut: !0
			}));
			this.#leftForFigures -= Buffer.byteLength(text) + 1;
			return this.#leftForFigures < 0 ? null : text;
		}
		#withReferences(request, repeated, line, seen) {
			let body = objectOf(request);
			if (body === null) return request;
			let members = Object.entries(body).map(([name, value]) => {
				if (!repeated.includes(name)) return [name, value];
				if (Array.isArray(value)) return [name, value.map((item, index) => this.#once(item, `${line}/${name}/${index}`, seen))];
				return [name, this.#once(value, `${line}/${name}`, seen)];
			});
			return Object.fromEntries(members);
		}
		#once(value, place, seen) {
			let text = JSON.stringify(value) ?? "";
			if (text.length < 200) return value;
			let digest = (0, external_node_crypto_.createHash)("sha256").update(text).digest("base64");
			let earlier = this.#seen.get(digest) ?? seen.get(digest);
			if (earlier !== void 0) return { $ref: earlier };
			seen.set(digest, place);
			return value;
		}
	}
	let flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
	var external_node_http_ = __webpack_require__(37067);
	var external_node_https_ = __webpack_require__(44708);
	var external_node_stream_ = __webpack_require__(57075);
	var external_node_timers_promises_ = __webpack_require__(58500);
	var external_node_zlib_ = __webpack_require__(38522);
	var parse = __webpack_require__(46085);
	let LONGEST_DOCUMENT = 67108864;
	class AnswerBody {
		#reader;
		#decompress;
		#sink;
		#decoder = new TextDecoder();
		#ended = Promise.withResolvers();
		constructor(reader, headers) {
			this.#reader = reader;
			let type = String(headers["content-type"] ?? "");
			this.#sink = type.startsWith("text/event-stream") ? this.#events() : this.#document();
			this.#decompress = decompressorOf(String(headers["content-encoding"] ?? ""));
			this.#decompress?.on("data", (chunk) => this.#take(chunk)).on("error", () => this.#finish()).on("close", () => this.#finish());
		}
		push(chunk) {
			this.#waiting.push(chunk);
			this.#size += chunk.length;
			if (this.#size < 16777216) return;
			for (let each of this.#waiting) this.#read(each);
			this.#waiting = [];
			this.#size = 0;
		}
		#waiting = [];
		#size = 0;
		#read(chunk) {
			this.#decompress === null ? this.#take(chunk) : this.#decompress.writable && this.#decompress.write(chunk);
		}
		async end() {
			for (let [index, chunk] of this.#waiting.entries()) {
				this.#read(chunk);
				index % 8 == 7 && await (0, external_node_timers_promises_.setImmediate)();
			}
			this.#waiting = [];
			this.#decompress === null ? this.#finish() : this.#decompress.writable && this.#decompress.end();
			await this.#ended.promise;
		}
		#take(chunk) {
			if (this.#over) return;
			try {
				this.#sink.push(this.#decoder.decode(chunk, { stream: !0 }));
			} catch {
				this.#finish();
			}
		}
		#finish() {
			if (this.#over) return;
			this.#over = !0;
			try {
				this.#sink.end();
			} catch {}
			this.#decompress?.destroy();
			this.#ended.resolve();
		}
		#over = !1;
		#events() {
			let parser = (0, parse.C)({
				onEvent: ({ data }) => this.#event(parseJson(data)),
				maxBufferSize: LONGEST_DOCUMENT
			});
			return {
				push: (text) => parser.feed(text),
				end: () => parser.feed("\n\n")
			};
		}
		#document() {
			let parts = [];
			let size = 0;
			return {
				push: (text) => {
					size += text.length;
					size <= LONGEST_DOCUMENT ? parts.push(text) : parts.length = 0;
				},
				end: () => {
					let text = parts.join("");
					let value = parseJson(text);
					let values = value === void 0 ? wholeItems(text) : Array.isArray(value) ? value : [value];
					for (let each of values) this.#event(each);
				}
			};
		}
		#event(data) {
			let object = objectOf(data);
			object !== null && this.#reader.event(object);
		}
	}
	function decompressorOf(encoding) {
		let cut = { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH };
		switch (encoding.trim().toLowerCase()) {
			case "gzip":
			case "x-gzip": return (0, external_node_zlib_.createGunzip)(cut);
			case "deflate": return (0, external_node_zlib_.createInflate)(cut);
			case "br": return (0, external_node_zlib_.createBrotliDecompress)({ finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH });
			case "zstd": return (0, external_node_zlib_.createZstdDecompress)({ finishFlush: external_node_zlib_.constants.ZSTD_e_flush });
			default: return null;
		}
	}
	function wholeItems(text) {
		if (!/^\s*\[/.test(text)) return [];
		let depth = 0;
		let end = 0;
		for (let { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[\]{}]/gs)) {
			part === "{" || part === "[" ? depth += 1 : (part === "}" || part === "]") && --depth;
			part === "}" && depth === 1 && (end = index + 1);
		}
		return end === 0 ? [] : objectsOf(parseJson(`${text.slice(0, end)}]`));
	}
	let HOSTED = /^(web_search|web_fetch|code_execution|mcp_toolset)(_|$)/;
	let anthropic = {
		name: "anthropic",
		repeated: [
			"messages",
			"tools",
			"system"
		],
		answers: (path) => /\/messages$/i.test(path),
		readRequest: (body) => ({
			model: textOf(body.model),
			hosted: hostedOf(body)
		}),
		withoutHosted,
		reader: (room) => new AnthropicReader(room)
	};
	function hostedOf(body) {
		let tools = objectsOf(body.tools).map(({ type }) => textOf(type) ?? "");
		let servers = objectsOf(body.mcp_servers).length > 0 ? ["mcp_servers"] : [];
		return [...tools.filter((type) => HOSTED.test(type)), ...servers];
	}
	function withoutHosted(body) {
		let { mcp_servers: _, ...rest } = body;
		if (!Array.isArray(body.tools)) return rest;
		let tools = body.tools.filter((tool) => !HOSTED.test(textOf(objectOf(tool)?.type) ?? ""));
		if (tools.length === body.tools.length) return rest;
		if (tools.length === 0) {
			let { tools: _, tool_choice: __, ...without } = rest;
			return without;
		}
		let forced = textOf(objectOf(rest.tool_choice)?.name);
		if (forced === null || tools.some((tool) => objectOf(tool)?.name === forced)) return {
			...rest,
			tools
		};
		let { tool_choice: __, ...unforced } = rest;
		return {
			...unforced,
			tools
		};
	}
	class AnthropicReader {
		#room;
		#message = null;
		#content = [];
		#arguments = new Map();
		#usage = {};
		complete = !1;
		fault = null;
		constructor(room) {
			this.#room = room;
		}
		event(data) {
			let index = countOf(data.index);
			switch (data.type) {
				case "message":
					this.#message = this.#room.takeValue(data) ?? {
						...data,
						content: []
					};
					this.#content.push(...objectsOf(this.#message.content));
					this.#addUsage(data.usage);
					this.complete = !0;
					break;
				case "message_start":
					this.#message = objectOf(data.message);
					this.#addUsage(this.#message?.usage);
					break;
				case "content_block_start": {
					let block = this.#room.takeValue(objectOf(data.content_block));
					index !== null && index <= this.#content.length && block !== null && (this.#content[index] = { ...block });
					break;
				}
				case "content_block_delta":
					index !== null && this.#addDelta(index, objectOf(data.delta) ?? {});
					break;
				case "content_block_stop":
					index !== null && this.#endArguments(index);
					break;
				case "message_delta":
					this.#message = {
						...this.#message,
						...objectOf(data.delta)
					};
					this.#addUsage(data.usage);
					break;
				case "message_stop":
					this.complete = !0;
					break;
				case "error": this.fault = textOf(objectOf(data.error)?.type) ?? "error";
			}
		}
		#addDelta(index, delta) {
			let block = this.#content[index];
			if (block === void 0) return;
			let add = (member, text) => {
				block[member] = (textOf(block[member]) ?? "") + this.#room.take(textOf(text) ?? "");
			};
			delta.type === "text_delta" ? add("text", delta.text) : delta.type === "thinking_delta" ? add("thinking", delta.thinking) : delta.type === "signature_delta" ? add("signature", delta.signature) : delta.type === "input_json_delta" && this.#arguments.set(index, (this.#arguments.get(index) ?? "") + this.#room.take(textOf(delta.partial_json) ?? ""));
		}
		#endArguments(index) {
			let text = this.#arguments.get(index);
			let block = this.#content[index];
			if (text === void 0 || text === "" || block === void 0) return;
			block.input = objectOf(parseJson(text)) ?? text;
			this.#arguments.delete(index);
		}
		#addUsage(usage) {
			for (let [name, value] of Object.entries(objectOf(usage) ?? {})) {
				let total = value === 0 ? this.#usage[name] ?? 0 : value;
				value !== null && (this.#usage = {
					...this.#usage,
					[name]: total
				});
			}
		}
		get model() {
			return textOf(this.#message?.model);
		}
		get tokens() {
			let usage = this.#usage;
			let fresh = countOf(usage.input_tokens);
			let output = countOf(usage.output_tokens);
			if (fresh === null && output === null) return null;
			let cachedInput = countOf(usage.cache_read_input_tokens) ?? 0;
			let written = countOf(usage.cache_creation_input_tokens) ?? 0;
			let cacheWriteHour = Math.min(countOf(objectOf(usage.cache_creation)?.ephemeral_1h_input_tokens) ?? 0, written);
			return {
				input: (fresh ?? 0) + cachedInput + written,
				cachedInput,
				cacheWrite: written - cacheWriteHour,
				cacheWriteHour,
				output: output ?? 0,
				reasoning: null,
				cost: null
			};
		}
		get answer() {
			if (this.#message === null) return null;
			for (let index of [...this.#arguments.keys()]) this.#endArguments(index);
			return {
				...this.#message,
				content: this.#content.filter(Boolean),
				usage: this.#usage
			};
		}
		get hosted() {
			return this.#content.filter(({ type }) => type === "server_tool_use" || type === "mcp_tool_use").map(({ name }) => textOf(name) ?? "unknown");
		}
	}
	let gemini_HOSTED = /^(google_?search|google_?search_?retrieval|google_?maps|url_?context|code_?execution|file_?search|computer_?use)$/i;
	let gemini = {
		name: "gemini",
		repeated: [
			"contents",
			"tools",
			"systemInstruction",
			"system_instruction"
		],
		answers: (path) => /:(stream)?generateContent$/i.test(path),
		readRequest: (body, path) => ({
			model: /\/(?:models|tunedModels)\/([^/:]+):\w+$/.exec(path)?.[1] ?? null,
			hosted: objectsOf(body.tools).flatMap(Object.keys).filter((name) => gemini_HOSTED.test(name))
		}),
		withoutHosted: gemini_withoutHosted,
		reader: (room) => new GeminiReader(room)
	};
	function gemini_withoutHosted(body) {
		let all = objectsOf(body.tools);
		if (!all.some((tool) => Object.keys(tool).some((name) => gemini_HOSTED.test(name)))) return body;
		let tools = all.map((tool) => Object.fromEntries(Object.entries(tool).filter(([name]) => !gemini_HOSTED.test(name)))).filter((tool) => Object.keys(tool).length > 0);
		let { tools: _, ...rest } = body;
		return tools.length === 0 ? rest : {
			...rest,
			tools
		};
	}
	class GeminiReader {
		#room;
		#answer = null;
		#candidate = {};
		#parts = [];
		#usage = null;
		#grounded = !1;
		fault = null;
		constructor(room) {
			this.#room = room;
		}
		event(data) {
			let error = objectOf(data.error);
			error !== null && (this.fault = textOf(error.status) ?? String(error.code ?? "error"));
			let { candidates, usageMetadata, ...rest } = data;
			this.#usage = objectOf(usageMetadata) ?? this.#usage;
			if (!Array.isArray(candidates) && this.#usage === null && objectOf(rest.promptFeedback) === null) return;
			this.#answer = {
				...this.#answer,
				...this.#room.takeValue(rest)
			};
			let [candidate] = objectsOf(candidates);
			if (candidate === void 0) return;
			let { content, ...about } = candidate;
			this.#candidate = {
				...this.#candidate,
				...this.#room.takeValue(about)
			};
			this.#grounded ||= objectOf(about.groundingMetadata) !== null || objectOf(about.urlContextMetadata) !== null;
			for (let part of objectsOf(objectOf(content)?.parts)) this.#addPart(part);
		}
		#addPart(part) {
			let last = this.#parts.at(-1);
			let isText = (value) => typeof value.text == "string" && !("functionCall" in value);
			if (last !== void 0 && isText(part) && isText(last) && part.thought === last.thought) {
				Object.assign(last, part, { text: textOf(last.text) + this.#room.take(textOf(part.text) ?? "") });
				return;
			}
			let kept = this.#room.takeValue(part);
			kept !== null && this.#parts.push({ ...kept });
		}
		get complete() {
			return textOf(this.#candidate.finishReason) !== null || objectOf(this.#answer?.promptFeedback) !== null;
		}
		get model() {
			return textOf(this.#answer?.modelVersion);
		}
		get tokens() {
			let usage = this.#usage;
			if (usage === null) return null;
			let input = (countOf(usage.promptTokenCount) ?? 0) + (countOf(usage.toolUsePromptTokenCount) ?? 0);
			let reasoning = countOf(usage.thoughtsTokenCount);
			return {
				input,
				cachedInput: Math.min(countOf(usage.cachedContentTokenCount) ?? 0, input),
				cacheWrite: 0,
				cacheWriteHour: 0,
				output: (countOf(usage.candidatesTokenCount) ?? 0) + (reasoning ?? 0),
				reasoning,
				cost: null
			};
		}
		get answer() {
			if (this.#answer === null) return null;
			let content = {
				role: "model",
				parts: this.#parts
			};
			return {
				...this.#answer,
				candidates: [{
					...this.#candidate,
					content
				}],
				usageMetadata: this.#usage
			};
		}
		get hosted() {
			let ran = this.#parts.some((part) => "executableCode" in part) ? ["codeExecution"] : [];
			return this.#grounded ? [...ran, "grounding"] : ran;
		}
	}
	let openaiChat = {
		name: "openai-chat",
		repeated: ["messages", "tools"],
		answers: (path) => /\/completions$/i.test(path),
		readRequest: (body) => ({
			model: textOf(body.model),
			hosted: openai_chat_hostedOf(body)
		}),
		withoutHosted: openai_chat_withoutHosted,
		askForUsage(body) {
			let options = objectOf(body.stream_options);
			if (body.stream !== !0 || options?.include_usage === !0) return null;
			return {
				...body,
				stream_options: {
					...options,
					include_usage: !0
				}
			};
		},
		hidesUsage: ({ choices, usage }) => Array.isArray(choices) && choices.length === 0 && objectOf(usage) !== null,
		reader: (room) => new ChatReader(room)
	};
	let ONLINE = /:online$/;
	function openai_chat_hostedOf(body) {
		let plugins = objectsOf(body.plugins).map(({ id }) => `plugin ${textOf(id) ?? "unknown"}`);
		let search = objectOf(body.web_search_options) === null ? [] : ["web_search_options"];
		return [
			...plugins,
			...search,
			...ONLINE.test(textOf(body.model) ?? "") ? [":online"] : []
		];
	}
	function openai_chat_withoutHosted(body) {
		let { plugins: _, web_search_options: __, ...rest } = body;
		let model = textOf(body.model);
		return model === null ? rest : {
			...rest,
			model: model.replace(ONLINE, "")
		};
	}
	function costOf(usage) {
		let cost = dollarsOf(usage.cost);
		if (cost === null || usage.is_byok !== !0) return cost;
		return cost + (dollarsOf(objectOf(usage.cost_details)?.upstream_inference_cost) ?? 0);
	}
	class ChatReader {
		#room;
		#answer = null;
		#byIndex = new Map();
		#usage = null;
		fault = null;
		constructor(room) {
			this.#room = room;
		}
		event(data) {
			let error = objectOf(data.error);
			error !== null && (this.fault = String(error.code ?? error.type ?? "error"));
			this.#usage = objectOf(data.usage) ?? this.#usage;
			let { choices, ...rest } = data;
			if (!Array.isArray(choices)) return;
			this.#answer = {
				...this.#answer,
				...this.#room.takeValue(rest)
			};
			for (let choice of objectsOf(choices)) this.#addChoice(choice);
		}
		#addChoice(choice) {
			let index = countOf(choice.index) ?? 0;
			let kept = this.#byIndex.get(index) ?? {
				index,
				message: {},
				finish_reason: null
			};
			if (!this.#byIndex.has(index) && this.#byIndex.size >= 128) return;
			this.#byIndex.set(index, kept);
			choice.finish_reason !== null && choice.finish_reason !== void 0 && (kept.finish_reason = choice.finish_reason);
			let message = objectOf(choice.message);
			message !== null && (kept.message = this.#room.takeValue(message) ?? {});
			typeof choice.text == "string" && (kept.text = (textOf(kept.text) ?? "") + this.#room.take(choice.text));
			let delta = objectOf(choice.delta);
			delta !== null && this.#addDelta(objectOf(kept.message), delta);
		}
		#addDelta(message, delta) {
			for (let [name, value] of Object.entries(delta)) name === "tool_calls" ? this.#addCalls(message, objectsOf(value)) : typeof value == "string" && name !== "role" ? message[name] = (textOf(message[name]) ?? "") + this.#room.take(value) : value !== null && (message[name] = this.#room.takeValue(value));
		}
		#addCalls(message, parts) {
			let calls = objectsOf(message.tool_calls);
			message.tool_calls = calls;
			for (let part of parts) {
				let index = countOf(part.index) ?? calls.length;
				if (index > calls.length) continue;
				let call = calls[index] ?? {
					id: null,
					type: "function",
					function: {
						name: "",
						arguments: ""
					}
				};
				calls[index] = call;
				typeof part.id == "string" && (call.id = part.id);
				let made = objectOf(call.function);
				let { name, arguments: text } = objectOf(part.function) ?? {};
				made.name = (textOf(made.name) ?? "") + this.#room.take(textOf(name) ?? "");
				made.arguments = (textOf(made.arguments) ?? "") + this.#room.take(textOf(text) ?? "");
			}
		}
		get #choices() {
			return [...this.#byIndex.entries()].sort(([a], [b]) => a - b).map(([, choice]) => choice);
		}
		get complete() {
			return this.#choices.length > 0 && this.#choices.every(({ finish_reason: reason }) => reason !== null);
		}
		get model() {
			return textOf(this.#answer?.model);
		}
		get tokens() {
			let usage = this.#usage;
			let input = countOf(usage?.prompt_tokens);
			let output = countOf(usage?.completion_tokens);
			if (usage === null || input === null && output === null) return null;
			let details = objectOf(usage.prompt_tokens_details);
			let cost = costOf(usage);
			return {
				input: input ?? 0,
				cachedInput: Math.min(countOf(details?.cached_tokens) ?? 0, input ?? 0),
				cacheWrite: countOf(details?.cache_write_tokens) ?? 0,
				cacheWriteHour: 0,
				output: output ?? 0,
				reasoning: countOf(objectOf(usage.completion_tokens_details)?.reasoning_tokens),
				cost
			};
		}
		get answer() {
			if (this.#answer === null) return null;
			return {
				...this.#answer,
				object: "chat.completion",
				choices: this.#choices,
				usage: this.#usage
			};
		}
		get hosted() {
			return this.#choices.some(({ message }) => objectsOf(objectOf(message)?.annotations).length > 0) ? ["web_search"] : [];
		}
	}
	let openai_responses_HOSTED = /^(web_search(_preview)?|file_search|code_interpreter|image_generation|mcp)(_\d.*)?$/;
	let openaiResponses = {
		name: "openai-responses",
		repeated: [
			"input",
			"tools",
			"instructions"
		],
		answers: (path) => /\/responses(\/compact)?$/i.test(path),
		readRequest: (body) => ({
			model: textOf(body.model),
			hosted: objectsOf(body.tools).map(({ type }) => textOf(type) ?? "").filter((type) => openai_responses_HOSTED.test(type))
		}),
		refuses: (body) => body.background === !0 ? "background responses are not counted; ask without background" : null,
		withoutHosted: openai_responses_withoutHosted,
		reader: (room) => new ResponsesReader(room)
	};
	function openai_responses_withoutHosted(body) {
		if (!Array.isArray(body.tools)) return body;
		let isHosted = (tool) => openai_responses_HOSTED.test(textOf(objectOf(tool)?.type) ?? "");
		let tools = body.tools.filter((tool) => !isHosted(tool));
		if (tools.length === body.tools.length) return body;
		let { tools: _, tool_choice: choice, ...rest } = body;
		let forced = tools.length === 0 || isHosted(choice);
		return {
			...rest,
			...tools.length === 0 ? {} : { tools },
			...forced ? {} : { tool_choice: choice }
		};
	}
	class ResponsesReader {
		#room;
		#response = null;
		#items = [];
		#text = "";
		complete = !1;
		fault = null;
		constructor(room) {
			this.#room = room;
		}
		event(data) {
			let response = objectOf(data.response);
			switch (data.type) {
				case "response.created":
				case "response.in_progress":
					this.#response = response;
					break;
				case "response.output_text.delta":
				case "response.function_call_arguments.delta":
					this.#text += this.#room.take(textOf(data.delta) ?? "");
					break;
				case "response.output_item.done": {
					let item = this.#room.takeValue(objectOf(data.item));
					item !== null && this.#items.push(item);
					this.#text = "";
					break;
				}
				case "response.completed":
				case "response.incomplete":
				case "response.failed":
					response !== null && this.#end(response);
					break;
				case "error":
					this.fault = textOf(data.code) ?? textOf(objectOf(data.error)?.type) ?? "error";
					break;
				default: (data.object === "response" || data.object === "response.compaction") && this.#end(data);
			}
		}
		#end(response) {
			let { output, ...rest } = response;
			objectsOf(output).length > 0 && (this.#items = this.#room.takeValue(objectsOf(output)) ?? this.#items);
			this.#response = rest;
			this.#text = "";
			let error = objectOf(response.error);
			error === null ? this.complete = response.status !== "failed" : this.fault = textOf(error.code) ?? "error";
		}
		get model() {
			return textOf(this.#response?.model);
		}
		get tokens() {
			let usage = objectOf(this.#response?.usage);
			let input = countOf(usage?.input_tokens);
			let output = countOf(usage?.output_tokens);
			if (usage === null || input === null && output === null) return null;
			let details = objectOf(usage.input_tokens_details);
			return {
				input: input ?? 0,
				cachedInput: Math.min(countOf(details?.cached_tokens) ?? 0, input ?? 0),
				cacheWrite: 0,
				cacheWriteHour: 0,
				output: output ?? 0,
				reasoning: countOf(objectOf(usage.output_tokens_details)?.reasoning_tokens),
				cost: null
			};
		}
		get answer() {
			if (this.#response === null && this.#items.length === 0 && this.#text === "") return null;
			let said = this.#text === "" ? [] : [{
				type: "message",
				role: "assistant",
				status: "incomplete",
				content: [{
					type: "output_text",
					text: this.#text
				}]
			}];
			return {
				...this.#response,
				output: [...this.#items, ...said]
			};
		}
		get hosted() {
			return this.#items.map(({ type }) => /^(.+)_call$/.exec(textOf(type) ?? "")?.[1] ?? "").filter((name) => openai_responses_HOSTED.test(name));
		}
	}
	let dialects = [
		anthropic,
		openaiChat,
		openaiResponses,
		gemini
	];
	function dialectOf(method, path) {
		return method === "POST" ? dialects.find((dialect) => dialect.answers(path)) ?? null : null;
	}
	class ErrorBody {
		#parts = [];
		#size = 0;
		push(chunk) {
			this.#size < 65536 && this.#parts.push(chunk);
			this.#size += chunk.length;
		}
		async end() {}
		get code() {
			let parsed = parseJson(Buffer.concat(this.#parts).toString());
			let body = objectOf(Array.isArray(parsed) ? parsed[0] : parsed);
			let error = objectOf(body?.error);
			return textOf(error?.code) ?? textOf(error?.type) ?? textOf(error?.status) ?? textOf(body?.error) ?? null;
		}
	}
	var external_node_string_decoder_ = __webpack_require__(46193);
	class EventFilter extends external_node_stream_.Transform {
		#keeps;
		#decoder = new external_node_string_decoder_.StringDecoder("utf8");
		#held = "";
		constructor(keeps) {
			super();
			this.#keeps = keeps;
		}
		_transform(chunk, _encoding, done) {
			let text = this.#held + this.#decoder.write(chunk);
			let borders = [
				"\r\n\r\n",
				"\n\n",
				"\r\r"
			].map((border) => text.lastIndexOf(border) + border.length);
			let whole = Math.max(...borders.filter((end, index) => end > [
				3,
				1,
				1
			][index]), 0);
			let end = text.length - whole > 262144 ? text.length : whole;
			this.#held = text.slice(end);
			end > 0 && this.push(this.#filter(text.slice(0, end)));
			done();
		}
		_flush(done) {
			let rest = this.#held + this.#decoder.end();
			rest !== "" && this.push(this.#filter(rest));
			done();
		}
		#filter(text) {
			return text.split(/(?<=\r\n\r\n|\n\n|\r\r)/).filter((event) => {
				let value = objectOf(parseJson([...event.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line.replace(/\r$/, "")).join("\n")));
				return value === null || this.#keeps(value);
			}).join("");
		}
	}
	var clock = __webpack_require__(42030);
	function newExchange(provider, dialect, method, path) {
		return {
			provider,
			dialect: dialect?.name ?? null,
			method,
			path,
			started_at: (0, clock.v)(),
			first_byte_ms: null,
			duration_ms: 0,
			status: null,
			end: "complete",
			error: null,
			model: {
				asked: null,
				served: null
			},
			tokens: null,
			cost_usd: null,
			conversation: null,
			hosted_tools: {
				offered: [],
				used: []
			},
			request: null,
			response: null
		};
	}
	function isAnswered({ dialect, status, end, error }) {
		return dialect !== null && end === "complete" && error === null && status !== null && status >= 200 && status < 300;
	}
	function faultOf(exchange) {
		let { status, end, error } = exchange;
		if (end === "no_connection" || end === "cut_by_provider" || end === "idle") return "model_unavailable";
		if (status === null || end === "refused") return null;
		if ([
			401,
			402,
			403,
			404
		].includes(status)) return "model_refused";
		if (status === 408 || status === 429 || status >= 500) return "model_unavailable";
		return status < 300 && error !== null ? "model_unavailable" : null;
	}
	let OWN_HEADERS = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|host|content-length|expect|accept-encoding|x-http-method(-override)?|x-method-override)$/;
	function forwardedHeaders(incoming) {
		return kept(incoming, () => !1);
	}
	function answerHeaders(answer, changed) {
		return kept(answer, (name) => name === "content-length" && !changed);
	}
	function kept(message, also) {
		let headers = [];
		let named = connectionHeaders(message);
		for (let i = 0; i < message.rawHeaders.length; i += 2) {
			let name = message.rawHeaders[i].toLowerCase();
			OWN_HEADERS.test(name) && !also(name) || named.has(name) || headers.push(message.rawHeaders[i], message.rawHeaders[i + 1]);
		}
		return headers;
	}
	function connectionHeaders(message) {
		return new Set((message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase()));
	}
	var dist = __webpack_require__(82294);
	let TABLE = {
		anthropic: "anthropic",
		openai: "openai",
		gemini: "google",
		openrouter: "openrouter"
	};
	function prices_costOf(provider, models, tokens, own) {
		let price = own.find(({ model }) => models.includes(model));
		if (price !== void 0) {
			let cachedInput = price.cachedInput ?? price.input;
			let written = tokens.cacheWrite + tokens.cacheWriteHour;
			return (Math.max(0, tokens.input - tokens.cachedInput - written) * price.input + tokens.cachedInput * cachedInput + written * (price.cacheWrite ?? price.input) + tokens.output * price.output) / 1e6;
		}
		if (tokens.cost !== null) return tokens.cost;
		let table = TABLE[provider.name];
		if (table === void 0) return null;
		for (let model of models) {
			let found = model === null ? null : (0, dist.jh)(usageOf(tokens), model, { providerId: table });
			if (found !== null) return found.total_price;
		}
		return null;
	}
	function usageOf(tokens) {
		let written = Math.min(tokens.cacheWrite + tokens.cacheWriteHour, tokens.input - tokens.cachedInput);
		let hour = Math.min(tokens.cacheWriteHour, written);
		return {
			input_tokens: tokens.input,
			cache_read_tokens: tokens.cachedInput,
			cache_write_tokens: written,
			...hour > 0 ? { cache_write_1h_tokens: hour } : {},
			output_tokens: tokens.output
		};
	}
	var providers = __webpack_require__(44764);
	function sendError(response, dialect, status, message) {
		if (response.headersSent || response.destroyed) return;
		let error = dialect?.name === "gemini" ? {
			code: status,
			status: "FAILED_PRECONDITION",
			message
		} : {
			type: typeOf(status),
			code: typeOf(status),
			message
		};
		let body = dialect?.name === "anthropic" ? {
			type: "error",
			error
		} : { error };
		response.writeHead(status, {
			"content-type": "application/json",
			...status === 402 ? { "x-should-retry": "false" } : {}
		});
		response.end(JSON.stringify(body));
	}
	function typeOf(status) {
		if (status === 401) return "authentication_error";
		if (status === 402) return "billing_error";
		if (status === 404) return "not_found_error";
		return status === 426 ? "upgrade_required" : "api_error";
	}
	let LONGEST_REQUEST = 67108864;
	async function readBody(incoming, hold) {
		let parts = [];
		let size = 0;
		let { promise, resolve } = Promise.withResolvers();
		incoming.on("data", (part) => {
			size += part.length;
			if (size <= LONGEST_REQUEST && hold(part.length)) parts.push(part);
			else {
				parts.length = 0;
				size = LONGEST_REQUEST;
				resolve("too long");
			}
		});
		incoming.on("end", () => resolve(incoming.complete ? Buffer.concat(parts) : null));
		incoming.on("error", () => resolve(null)).on("close", () => resolve(null));
		incoming.destroyed && resolve(null);
		return promise;
	}
	function conversationOf(body) {
		let { input, prompt } = body;
		let first = objectsOf(body.messages ?? body.contents ?? input).find(({ role }) => role === "user");
		let tools = objectsOf(body.tools).length > 0;
		let text = textOf(input) ?? textOf(prompt) ?? textsOf(first?.content ?? first?.parts);
		return (0, external_node_crypto_.createHash)("sha256").update(`${tools} ${text}`).digest("hex").slice(0, 16);
	}
	function textsOf(content) {
		if (typeof content == "string") return content;
		return objectsOf(content).map(({ text }) => textOf(text) ?? "").join("\n");
	}
	class Room {
		#left;
		full = !1;
		constructor(characters) {
			this.#left = characters;
		}
		take(text) {
			let part = text.length <= this.#left ? text : text.slice(0, this.#left);
			part.length < text.length && (this.full = !0);
			this.#left -= part.length;
			return part;
		}
		takeValue(value) {
			let size = JSON.stringify(value)?.length ?? 0;
			if (size > this.#left) {
				this.full = !0;
				return null;
			}
			this.#left -= size;
			return value;
		}
	}
	class Forwarder {
		#options;
		#agents;
		constructor(options) {
			this.#options = options;
			let settings = {
				keepAlive: !0,
				timeout: 4e3,
				maxSockets: Infinity,
				proxyEnv: proxyEnvironment(options.environment)
			};
			this.#agents = {
				"http:": new external_node_http_.Agent(settings),
				"https:": new external_node_https_.Agent(settings)
			};
		}
		async reach(provider, limit) {
			let { endpoint } = provider;
			let send = endpoint.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
			let { promise, resolve, reject } = Promise.withResolvers();
			let agent = this.#agents[endpoint.protocol];
			let outgoing = send(endpoint, {
				method: "HEAD",
				agent,
				timeout: limit
			});
			outgoing.on("timeout", () => outgoing.destroy(Error(`no answer within ${limit / 1e3} s`)));
			outgoing.once("response", (answer) => {
				answer.on("error", () => {}).resume();
				resolve();
			});
			outgoing.on("error", reject).on("close", () => reject(Error("no answer")));
			outgoing.end();
			await promise;
		}
		close() {
			for (let agent of Object.values(this.#agents)) agent.destroy();
		}
		async forward(provider, path, query, incoming, response, meter) {
			let method = incoming.method ?? "GET";
			let url = (0, providers.$r)(provider, path, query);
			let dialect = url === null ? null : dialectOf(method, (0, providers.s1)(url.pathname));
			let begun = performance.now();
			let exchange = newExchange(provider.name, dialect, method, path);
			let held = 0;
			let hold = (bytes) => {
				held += bytes;
				return meter.hold(bytes);
			};
			let cut = () => response.destroy();
			let { signal } = meter.ended;
			signal.addEventListener("abort", cut);
			signal.aborted && cut();
			try {
				await this.#answer({
					provider,
					url,
					incoming,
					response,
					dialect,
					exchange,
					begun,
					meter,
					hold
				});
			} catch (error) {
				exchange.error ??= shortName((0, errors.$N)(error) ?? (0, errors.bD)(error));
				response.destroy();
			} finally {
				signal.removeEventListener("abort", cut);
				meter.hold(-held);
			}
			exchange.duration_ms = Math.round(performance.now() - begun);
			return {
				exchange,
				dialect
			};
		}
		async #answer(parts) {
			let { provider, url, dialect, exchange, response, meter } = parts;
			let refuse = (status, message) => {
				exchange.status = status;
				sendError(response, dialect, status, `agentbench: ${message}`);
			};
			if (url === null) return refuse(404, `this path is outside ${provider.name}'s endpoint`);
			let asked = dialect === null ? null : await this.#ask(dialect, parts, (0, providers.s1)(url.pathname));
			if (asked === "cut" || response.destroyed) {
				exchange.end = "cut_by_agent";
				response.destroy();
				return;
			}
			if (asked !== null && "refused" in asked) return refuse(asked.refused, asked.message);
			await meter.counted();
			let harmless = [
				"GET",
				"HEAD",
				"OPTIONS"
			].includes(exchange.method);
			let refusal = dialect === null ? harmless ? null : meter.admitUnmetered() : meter.admit();
			if (refusal !== null) {
				exchange.end = "refused";
				exchange.error = refusal.limit;
				return refuse(402, `${refusal.message}; no further requests are forwarded`);
			}
			let room = new Room(4194304);
			let reader = dialect?.reader(room) ?? null;
			await this.#exchange({
				...parts,
				url,
				asked,
				reader
			});
			reader !== null && this.#conclude(exchange, provider, reader, room);
		}
		async #ask(dialect, { incoming, exchange, hold }, path) {
			if ((incoming.headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") return {
				refused: 415,
				message: "a request is read as it is; send it without content-encoding"
			};
			let bytes = await readBody(incoming, hold);
			if (bytes === null) return "cut";
			if (bytes === "too long") return {
				refused: 413,
				message: "the requests under way are too long"
			};
			let body = objectOf(parseJson(new TextDecoder().decode(bytes)));
			if (body === null) return {
				refused: 400,
				message: "the request is not a JSON object"
			};
			let wrong = dialect.refuses?.(body) ?? null;
			if (wrong !== null) return {
				refused: 400,
				message: wrong
			};
			let { model, hosted } = dialect.readRequest(body, path);
			exchange.model.asked = shortName(model);
			exchange.hosted_tools.offered = shortNames(hosted);
			exchange.conversation = conversationOf(body);
			let strip = this.#options.hostedTools === "strip";
			let stripped = strip && hosted.length > 0 ? dialect.withoutHosted(body) : body;
			let withUsage = dialect.askForUsage?.(stripped) ?? null;
			exchange.request = stripped;
			let changed = withUsage ?? stripped;
			return {
				bytes: changed === body && !strip ? bytes : Buffer.from(JSON.stringify(changed)),
				hidesUsage: withUsage !== null
			};
		}
		async #exchange(parts) {
			let { url, exchange, response, begun } = parts;
			let { promise, resolve } = Promise.withResolvers();
			let headers = requestHeaders(parts);
			let outgoing = (url.protocol === "https:" ? external_node_https_.request : external_node_http_.request)(url, {
				method: exchange.method,
				headers,
				agent: this.#agents[url.protocol],
				setHost: !0,
				timeout: this.#options.idleLimit
			});
			let stop = () => outgoing.destroy();
			let cutByAgent = () => {
				if (response.writableFinished) return;
				parts.cutBy ??= "agent";
				stop();
			};
			response.once("close", cutByAgent);
			response.destroyed && cutByAgent();
			outgoing.on("timeout", () => {
				response.writableNeedDrain ? parts.cutBy ??= "agent" : exchange.end = "idle";
				stop();
			});
			outgoing.once("response", (answer) => {
				exchange.status = answer.statusCode ?? null;
				this.#pass(answer, parts).then(resolve, (error) => {
					exchange.end = "cut_by_provider";
					exchange.error = shortName((0, errors.$N)(error) ?? (0, errors.bD)(error));
					response.destroy();
					stop();
					resolve();
				});
			});
			let failed = (error) => {
				if (exchange.status !== null || exchange.end === "no_connection") return;
				if (parts.cutBy === "agent") exchange.end = "cut_by_agent";
				else {
					exchange.end !== "idle" && (exchange.end = "no_connection");
					exchange.error = shortName((0, errors.$N)(error) ?? (0, errors.bD)(error));
					let message = `agentbench: no connection to ${exchange.provider} (${exchange.error})`;
					sendError(response, parts.dialect, 502, message);
				}
				resolve();
			};
			outgoing.on("error", failed);
			outgoing.on("upgrade", (_answer, socket) => {
				socket.on("error", () => {}).destroy();
				failed(Error("an upgrade in the place of an answer"));
			});
			outgoing.on("close", () => failed(Error("no answer")));
			parts.asked === null ? (0, external_node_stream_.pipeline)(parts.incoming, outgoing, () => {}) : outgoing.end(parts.asked.bytes);
			await promise;
			exchange.first_byte_ms ??= exchange.status === null ? null : Math.round(performance.now() - begun);
		}
		async #pass(answer, parts) {
			let { exchange, response, reader, asked, dialect, begun } = parts;
			let ok = exchange.status !== null && exchange.status < 300;
			let body = reader === null ? null : ok ? new AnswerBody(reader, answer.headers) : new ErrorBody();
			answer.once("error", () => {
				parts.cutBy ??= "provider";
			});
			let whole = !1;
			answer.once("end", () => {
				whole = parts.cutBy === void 0;
				parts.meter.reading(exchange);
			});
			answer.on("data", (chunk) => {
				exchange.first_byte_ms ??= Math.round(performance.now() - begun);
				body?.push(chunk);
			});
			let isEvents = String(answer.headers["content-type"] ?? "").startsWith("text/event-stream");
			let filtered = asked?.hidesUsage === !0 && ok && isEvents && answer.headers["content-encoding"] === void 0;
			let filter = filtered ? [new EventFilter((event) => !dialect.hidesUsage(event))] : [];
			let words = answer.statusMessage ?? "";
			response.writeHead(exchange.status, isSendable(words) ? words : "", answerHeaders(answer, filtered));
			response.flushHeaders();
			let { promise, resolve } = Promise.withResolvers();
			(0, external_node_stream_.pipeline)([
				answer,
				...filter,
				response
			], () => resolve());
			await promise;
			await body?.end();
			body instanceof ErrorBody && (exchange.error = shortName(body.code));
			(parts.cutBy === "agent" && !whole || !answer.complete) && exchange.end !== "idle" && (exchange.end = parts.cutBy === "agent" ? "cut_by_agent" : "cut_by_provider");
		}
		#conclude(exchange, provider, reader, room) {
			exchange.model.served = shortName(reader.model);
			exchange.tokens = reader.tokens;
			exchange.response = reader.answer;
			exchange.hosted_tools.used = shortNames(reader.hosted);
			exchange.error ??= shortName(reader.fault);
			room.full && (exchange.response = {
				...reader.answer,
				agentbench_cut: !0
			});
			exchange.status !== null && exchange.status < 300 && exchange.end === "complete" && !reader.complete && exchange.error === null && (exchange.error = reader.answer === null ? "no answer of a model" : "an answer without its end");
			let { tokens, model } = exchange;
			tokens !== null && (exchange.cost_usd = prices_costOf(provider, [model.served, model.asked], tokens, this.#options.prices));
		}
	}
	function isSendable(words) {
		return /^[\t\x20-\x7e\x80-\xff]*$/.test(words);
	}
	function requestHeaders({ provider, incoming, url, asked }) {
		let headers = forwardedHeaders(incoming);
		let length = asked?.bytes.length ?? incoming.headers["content-length"];
		length === void 0 ? incoming.headers["transfer-encoding"] !== void 0 && headers.push("transfer-encoding", "chunked") : headers.push("content-length", String(length));
		return [
			"host",
			url.host,
			...(0, providers.iC)(provider, headers, url)
		];
	}
	function shortNames(names) {
		return [...new Set(names)].slice(0, 50).map((name) => name.slice(0, 200));
	}
	function shortName(name) {
		return name?.slice(0, 200) ?? null;
	}
	function proxyEnvironment(environment) {
		let none = [
			environment.no_proxy || environment.NO_PROXY,
			"localhost",
			"127.0.0.1",
			"[::1]",
			"::1"
		];
		return {
			...environment,
			no_proxy: none.filter(Boolean).join(",")
		};
	}
	class Gateway {
		providers;
		#forwarder;
		#trials = new Map();
		#servers = [];
		strangers = 0;
		constructor(providers, forwarder) {
			this.providers = providers;
			this.#forwarder = forwarder;
		}
		async listen(place, proxy = null) {
			let server = (0, external_node_http_.createServer)({
				requestTimeout: 0,
				headersTimeout: 6e4,
				keepAliveTimeout: 12e4,
				shouldUpgradeCallback: (request) => !/^h2c$/i.test(request.headers.upgrade ?? "")
			}, (request, response) => {
				request.on("error", () => {});
				response.on("error", () => {});
				proxy !== null && !request.url?.startsWith("/") ? proxy.pass(request, response) : this.#take(request, response);
			});
			server.maxConnections = 4096;
			server.on("connection", (socket) => this.#watch(socket));
			server.on("connect", (request, socket, head) => {
				socket.on("error", () => {});
				proxy === null ? socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n") : proxy.tunnel(request, socket, head);
			});
			server.on("upgrade", (_request, socket) => {
				socket.on("error", () => {});
				socket.end("HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
			});
			server.on("clientError", (_error, socket) => socket.destroy());
			let { promise, resolve, reject } = Promise.withResolvers();
			server.once("error", reject).once("listening", resolve);
			"socket" in place ? server.listen(place.socket) : server.listen(0, place.host);
			await promise;
			server.on("error", () => {});
			this.#servers.push(server);
			"socket" in place && await (0, external_node_fs_promises_.chmod)(place.socket, 511);
			return "socket" in place ? 0 : server.address().port;
		}
		admit(trial, base) {
			this.#trials.set(trial.token, trial);
			trial.ended.signal.addEventListener("abort", () => this.#trials.delete(trial.token), { once: !0 });
			return (0, providers.fS)(this.providers, base, trial.token);
		}
		async close() {
			this.#forwarder.close();
			await Promise.all([...this.#servers.map((server) => {
				let { promise, resolve } = Promise.withResolvers();
				server.close(() => resolve());
				server.closeAllConnections();
				return promise;
			}), ...[...this.#sockets].map((socket) => socket.destroy())]);
		}
		#watch(socket) {
			let { remoteAddress: address = "" } = socket;
			let count = (this.#connections.get(address) ?? 0) + 1;
			this.#connections.set(address, count);
			this.#sockets.add(socket);
			socket.once("close", () => {
				this.#sockets.delete(socket);
				let left = this.#connections.get(address) - 1;
				left === 0 ? this.#connections.delete(address) : this.#connections.set(address, left);
			});
			count > 1024 && socket.destroy();
		}
		#sockets = new Set();
		#connections = new Map();
		#take(request, response) {
			let url = urlOf(request);
			let token = url === null ? null : (0, providers.jf)(request.headers, url);
			let meter = token === null ? void 0 : this.#trials.get(token);
			let [, name = "", path = ""] = /^\/([^/]*)(.*)$/s.exec(url?.pathname ?? "") ?? [];
			let provider = this.providers.find((each) => each.name === name);
			if (url === null || meter === void 0) {
				this.strangers += 1;
				sendError(response, null, 401, "agentbench: the token of a running trial is required in place of the key");
			} else provider === void 0 ? sendError(response, null, 404, `agentbench: no provider of this run; the path begins with ${this.providers.map((each) => `/${each.name}`).join(", ")}`) : meter.follow(this.#forwarder.forward(provider, path, url.search, request, response, meter));
		}
	}
	function urlOf(request) {
		return request.url?.startsWith("/") ? URL.parse(request.url, "http://meter.invalid") : null;
	}
	var external_node_os_ = __webpack_require__(48161);
	let USUAL_PORTS = [80, 443];
	let HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;
	let INSIDE = new external_node_net_.BlockList();
	for (let [network, bits] of [
		["0.0.0.0", 8],
		["10.0.0.0", 8],
		["100.64.0.0", 10],
		["127.0.0.0", 8],
		["168.63.129.16", 32],
		["169.254.0.0", 16],
		["172.16.0.0", 12],
		["192.0.0.0", 24],
		["192.168.0.0", 16],
		["198.18.0.0", 15],
		["224.0.0.0", 3]
	]) INSIDE.addSubnet(network, bits, "ipv4");
	for (let [network, bits] of [
		["::", 127],
		["64:ff9b::", 96],
		["64:ff9b:1::", 48],
		["2001::", 32],
		["2002::", 16],
		["fc00::", 7],
		["fe80::", 10],
		["ff00::", 8]
	]) INSIDE.addSubnet(network, bits, "ipv6");
	class AllowProxy {
		#allowed;
		constructor(allowed) {
			this.#allowed = allowed;
		}
		async tunnel(request, inside, head) {
			inside.on("error", () => {});
			let url = URL.parse(`http://${request.url}`);
			let port = Number(url?.port || 80);
			let outside;
			try {
				if (url === null) throw new Refused(400, "not a host");
				outside = await this.#connect(url.hostname, port);
			} catch (error) {
				let status = error instanceof Refused ? error.status : 502;
				let text = `agentbench: ${(0, errors.bD)(error)}\n`;
				inside.end(`HTTP/1.1 ${status} agentbench\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
				return;
			}
			inside.write("HTTP/1.1 200 Connection established\r\n\r\n");
			head.length > 0 && outside.write(head);
			(0, external_node_stream_.pipeline)(inside, outside, (error) => error && outside.destroy());
			(0, external_node_stream_.pipeline)(outside, inside, (error) => error && inside.destroy());
		}
		async pass(request, response) {
			let url = URL.parse(request.url ?? "");
			try {
				if (url === null || url.protocol !== "http:") throw new Refused(400, "only http and CONNECT are served");
				let socket = await this.#connect(url.hostname, Number(url.port || 80));
				let outgoing = (0, external_node_http_.request)(url, {
					method: request.method,
					headers: [
						"host",
						url.host,
						...forwardedHeaders(request),
						...bodyHeaders(request)
					],
					createConnection: () => socket
				});
				outgoing.once("response", (answer) => {
					try {
						response.writeHead(answer.statusCode, proxy_kept(answer.rawHeaders));
						(0, external_node_stream_.pipeline)(answer, response, () => socket.destroy());
					} catch {
						response.destroy();
						socket.destroy();
					}
				});
				outgoing.on("error", () => response.destroy());
				outgoing.on("upgrade", () => response.destroy());
				outgoing.on("close", () => response.headersSent || response.destroy());
				(0, external_node_stream_.pipeline)(request, outgoing, () => {});
			} catch (error) {
				response.writeHead(error instanceof Refused ? error.status : 502, { "content-type": "text/plain" });
				response.end(`agentbench: ${(0, errors.bD)(error)}\n`);
			}
		}
		async #connect(host, port) {
			let name = host.toLowerCase().replace(/\.$/, "");
			if (this.#allowed.find((allowed) => matches(allowed, name, port)) === void 0) throw new Refused(403, `${name}:${port} is not one of allow-hosts (network: restricted)`);
			let bare = name.replace(/^\[|\]$/g, "");
			let { address, family } = (0, external_node_net_.isIP)(bare) === 0 ? await (0, promises_.lookup)(bare) : {
				address: bare,
				family: (0, external_node_net_.isIP)(bare)
			};
			let asHost = family === 6 ? `[${address}]` : address;
			if (!((0, external_node_net_.isIP)(bare) !== 0 || this.#allowed.some((allowed) => matches(allowed, asHost, port))) && isInside(address)) throw new Refused(403, `${name} leads to ${address}, an address inside this network; name the address to allow it`);
			let socket = (0, external_node_net_.connect)({
				host: address,
				port
			});
			let { promise, resolve, reject } = Promise.withResolvers();
			socket.setTimeout(3e4, () => socket.destroy(Error(`${name}:${port} does not answer`)));
			socket.once("connect", resolve).once("error", reject);
			await promise;
			socket.setTimeout(0);
			socket.on("error", () => {});
			return socket;
		}
	}
	function isInside(address) {
		let own = Object.values((0, external_node_os_.networkInterfaces)()).flatMap((each) => each ?? []);
		return INSIDE.check(address, (0, external_node_net_.isIP)(address) === 6 ? "ipv6" : "ipv4") || own.some((each) => each.address === address);
	}
	class Refused extends Error {
		status;
		constructor(status, message) {
			super(message);
			this.status = status;
		}
	}
	function matches({ name, port }, host, asked) {
		if (port === null ? !USUAL_PORTS.includes(asked) : port !== asked) return !1;
		return name.startsWith("*.") ? host.endsWith(name.slice(1)) && (0, external_node_net_.isIP)(host) === 0 : host === name;
	}
	function bodyHeaders({ headers }) {
		if (headers["content-length"] !== void 0) return ["content-length", headers["content-length"]];
		return headers["transfer-encoding"] === void 0 ? [] : ["transfer-encoding", "chunked"];
	}
	function proxy_kept(raw) {
		let out = [];
		for (let i = 0; i < raw.length; i += 2) HOP.test(raw[i]) || out.push(raw[i], raw[i + 1]);
		return out;
	}
	class Account {
		#usage = {
			input_tokens: 0,
			cached_input_tokens: 0,
			output_tokens: 0,
			reasoning_tokens: null,
			cost_usd: 0,
			steps: 0,
			requests: 0,
			failed_requests: 0,
			unmetered_requests: 0,
			throttled_requests: 0,
			waiting_ms: 0,
			models: [],
			hosted_tools: {
				offered: [],
				used: []
			}
		};
		#conversations = new Map();
		#unpriced = new Set();
		#known = 0;
		#last = null;
		add(exchange) {
			let usage = this.#usage;
			if (exchange.dialect === null) {
				usage.unmetered_requests += 1;
				return;
			}
			usage.requests += 1;
			exchange.status === 429 && (usage.throttled_requests += 1);
			if (isAnswered(exchange)) {
				let key = exchange.conversation ?? "";
				this.#conversations.set(key, (this.#conversations.get(key) ?? 0) + 1);
			} else usage.failed_requests += 1;
			if (exchange.end !== "refused") {
				let { provider, status, end, error } = exchange;
				let fault = status === 404 && this.answered ? null : faultOf(exchange);
				this.#last = fault === null ? null : {
					fault,
					exchange: {
						provider,
						status,
						end,
						error
					}
				};
			}
			this.#addTokens(exchange);
			addNames(usage.models, [exchange.model.served]);
			addNames(usage.hosted_tools.offered, exchange.hosted_tools.offered);
			addNames(usage.hosted_tools.used, exchange.hosted_tools.used);
		}
		#addTokens({ tokens, cost_usd: cost, model }) {
			if (tokens === null) return;
			let usage = this.#usage;
			usage.input_tokens += tokens.input;
			usage.cached_input_tokens += tokens.cachedInput;
			usage.output_tokens += tokens.output;
			tokens.reasoning !== null && (usage.reasoning_tokens = (usage.reasoning_tokens ?? 0) + tokens.reasoning);
			cost === null ? this.#unpriced.size < 50 && this.#unpriced.add(model.served ?? model.asked ?? "a model without a name") : this.#known += cost;
		}
		addWaiting(duration) {
			this.#usage.waiting_ms += duration;
		}
		get cost() {
			return this.#known;
		}
		get requests() {
			return this.#usage.requests;
		}
		get unpriced() {
			return [...this.#unpriced];
		}
		get fault() {
			if (this.#last === null) return null;
			let { fault, exchange } = this.#last;
			return {
				kind: fault,
				message: describeFault(exchange)
			};
		}
		get answered() {
			return this.#conversations.size > 0;
		}
		get usage() {
			return {
				...this.#usage,
				cost_usd: this.#unpriced.size === 0 ? this.#known : null,
				steps: Math.max(0, ...this.#conversations.values()),
				waiting_ms: Math.round(this.#usage.waiting_ms)
			};
		}
	}
	function addNames(names, more) {
		for (let name of more) name !== null && name !== "" && !names.includes(name) && names.length < 50 && names.push(name.slice(0, 200));
	}
	function describeFault({ provider, status, end, error }) {
		let of = `The last request to ${provider}`;
		if (end === "no_connection") return `${of} got no connection (${error ?? "unknown"})`;
		if (end === "cut_by_provider") return `${of} was cut by the provider before the answer's end`;
		if (end === "idle") return `${of} got a stream in which nothing more came`;
		let why = error === null ? "" : ` (${error})`;
		return status !== null && status >= 300 ? `${of} was answered with ${status}${why}` : `${of} failed${why}`;
	}
	class TrialMeter {
		token = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
		account = new Account();
		ended = new AbortController();
		#limits;
		#log;
		#runLimit;
		#onCost;
		#onRefusal;
		#underWay = new Set();
		#busySince = 0;
		#logError = null;
		constructor(parts) {
			this.#limits = parts.limits;
			this.#log = parts.log;
			this.#runLimit = parts.runLimit;
			this.#onCost = parts.onCost;
			this.#onRefusal = parts.onRefusal;
		}
		admit() {
			let { cost, requests } = this.#limits;
			let refusal = this.#runLimit() ?? this.#ownRefusal(cost, requests);
			refusal === null ? this.#admitted += 1 : this.#refuse(refusal);
			return refusal;
		}
		#admitted = 0;
		#refused = !1;
		admitUnmetered() {
			let refusal = this.#runLimit() ?? this.#ownRefusal(this.#limits.cost, null);
			refusal !== null && this.#refuse(refusal);
			return refusal;
		}
		#refuse(refusal) {
			if (this.#refused) return;
			this.#refused = !0;
			this.#onRefusal(refusal);
		}
		#ownRefusal(cost, requests) {
			let { account } = this;
			if (cost !== null && account.cost >= cost) return {
				limit: "trial-max-cost",
				message: `the trial has used ${account.cost.toFixed(2)} of ${cost} USD (trial-max-cost)`
			};
			if (requests !== null && this.#admitted >= requests) return {
				limit: "trial-max-requests",
				message: `the trial has made ${requests} requests (trial-max-requests)`
			};
			return null;
		}
		hold(bytes) {
			this.#held += bytes;
			return this.#held <= 134217728;
		}
		#held = 0;
		reading(exchange) {
			let { promise, resolve } = Promise.withResolvers();
			this.#reading.set(exchange, {
				promise,
				resolve
			});
		}
		#reading = new Map();
		async counted() {
			await Promise.all([...this.#reading.values()].map(({ promise }) => promise));
		}
		follow(forwarded) {
			this.#underWay.size === 0 && (this.#busySince = performance.now());
			let done = forwarded.then(({ exchange, dialect }) => {
				this.#underWay.delete(done);
				this.#underWay.size === 0 && this.account.addWaiting(performance.now() - this.#busySince);
				this.account.add(exchange);
				exchange.cost_usd !== null && this.#onCost(exchange.cost_usd);
				this.#log.add(exchange, dialect?.repeated ?? []);
				this.#reading.get(exchange)?.resolve();
				this.#reading.delete(exchange);
			});
			this.#underWay.add(done);
		}
		async close() {
			this.ended.abort();
			await Promise.all(this.#underWay);
			await this.#log.close().catch((error) => {
				this.#logError = error;
			});
			return this.account.usage;
		}
		get leftOut() {
			return this.#log.leftOut;
		}
		get logError() {
			return this.#logError;
		}
	}
	class Meter {
		#request;
		#gateway;
		#proxy;
		#base;
		static async open(request) {
			let { options, keys, environment, address } = request;
			let forwarder = new Forwarder({
				prices: options["model-prices"],
				hostedTools: options["hosted-tools"],
				idleLimit: 18e5,
				environment
			});
			let gateway = new Gateway((0, providers.Ou)(keys, options["model-endpoints"]), forwarder);
			try {
				await Promise.all(gateway.providers.map((provider) => reach(forwarder, provider)));
				let base = address === null ? null : await listen(gateway, address, options["model-address"]);
				return new Meter(request, gateway, base);
			} catch (error) {
				await gateway.close();
				throw error;
			}
		}
		constructor(request, gateway, base) {
			this.#request = request;
			this.#gateway = gateway;
			this.#proxy = new AllowProxy(request.options["allow-hosts"]);
			this.#base = base;
		}
		get hasModels() {
			return this.#gateway.providers.length > 0;
		}
		async serve(relay) {
			await this.#gateway.listen({ socket: relay.socket }, this.#proxy);
		}
		begin(parts) {
			let { options, redactor, runLimit } = this.#request;
			let left = (limit, used) => limit === void 0 ? null : Math.max(0, limit - used);
			let meter = new TrialMeter({
				limits: {
					cost: left(options["trial-max-cost"], parts.spent.cost),
					requests: left(options["trial-max-requests"], parts.spent.requests)
				},
				log: new ExchangeLog(external_node_path_.join(parts.directory, parts.file), redactor, options["max-log-size"]),
				runLimit,
				onCost: parts.onCost,
				onRefusal: parts.onRefusal
			});
			return {
				meter,
				variables: this.#gateway.admit(meter, parts.relay?.url ?? this.#base)
			};
		}
		async close() {
			await this.#gateway.close();
		}
	}
	async function reach(forwarder, provider) {
		await forwarder.reach(provider, 15e3).catch((error) => {
			let { name, endpoint } = provider;
			throw new errors.yo(`model-endpoints: ${name} does not answer at ${endpoint} (${(0, errors.$N)(error) ?? (0, errors.bD)(error)}); check the address and the network of this machine`);
		});
	}
	async function listen(gateway, address, named) {
		let host = named === void 0 ? address : await addressOf(named);
		try {
			let port = await gateway.listen({ host });
			return `http://${inUrl(named ?? address)}:${port}`;
		} catch (error) {
			if (named !== void 0 && (0, errors.$N)(error) === "EADDRNOTAVAIL") return `http://${inUrl(named)}:${await gateway.listen({ host: "127.0.0.1" })}`;
			throw new errors.yo(`the meter cannot listen at ${host}, the address of this machine for containers (${(0, errors.$N)(error) ?? (0, errors.bD)(error)}); if the Docker daemon runs on another machine, name an address of this one in model-address`);
		}
	}
	function inUrl(host) {
		return (0, external_node_net_.isIPv6)(host) ? `[${host}]` : host;
	}
	async function addressOf(name) {
		return await (0, promises_.lookup)(name).then(({ address }) => address, () => "127.0.0.1");
	}
}) };
