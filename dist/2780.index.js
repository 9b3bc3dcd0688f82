export const id = 2780;
export const ids = [2780];
export const modules = {
	26841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jj: () => cut,
			LV: () => wrap,
			eV: () => pad,
			it: () => cutMiddle,
			qz: () => widthOf
		});
		var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
		var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
		var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
		let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
		function cut(text, columns) {
			if (widthOf(text) <= columns) return text;
			return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
		}
		function beginningOf(text, columns) {
			for (let end = columns; end > 0; end--) {
				let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
				if (widthOf(part) <= columns) return part;
			}
			return "";
		}
		function cutMiddle(text, columns) {
			let width = widthOf(text);
			if (width <= columns || columns < 3) return cut(text, columns);
			let end = Math.floor((columns - 1) / 2);
			let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
			return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
		}
		function pad(text, columns, side = "left") {
			let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
			return side === "left" ? text + space : space + text;
		}
		function wrap(text, columns, prefix = "") {
			let room = columns - widthOf(prefix);
			return text.split("\n").flatMap((line) => {
				if (!Number.isFinite(room)) return [line];
				let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
					hard: !0,
					trim: !1
				}).split("\n");
				return [first, ...rest.map((part) => part.trimStart())];
			}).map((line) => (prefix + line).trimEnd());
		}
	}),
	2780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { LiveObserver: () => LiveObserver });
		var format = __webpack_require__(18253);
		var text_columns = __webpack_require__(26841);
		var untrusted = __webpack_require__(90492);
		var lines = __webpack_require__(36812);
		var marks = __webpack_require__(93357);
		var phrases = __webpack_require__(58937);
		var trace = __webpack_require__(97384);
		var trial_id = __webpack_require__(9271);
		var paint = __webpack_require__(19089);
		class Screen {
			#stream;
			#lines = [];
			constructor(stream) {
				this.#stream = stream;
			}
			size() {
				return {
					columns: this.#stream.columns || 80,
					rows: this.#stream.rows || 24
				};
			}
			draw(lines) {
				this.print("", lines);
			}
			print(text, lines = this.#lines) {
				let below = lines.map((line) => `${line}\n`).join("");
				this.#stream.write(`[?2026h${this.#erase()}${(0, untrusted.iN)(text + below)}[?2026l`);
				this.#lines = lines;
			}
			#erase() {
				let { columns, rows } = this.size();
				let taken = this.#lines.reduce((sum, line) => sum + Math.max(1, Math.ceil((0, text_columns.qz)(line) / columns)), 0);
				return taken === 0 ? "" : `\r\u001b[${Math.min(taken, rows)}A\u001b[J`;
			}
		}
		let FRAMES = [
			"⠋",
			"⠙",
			"⠹",
			"⠸",
			"⠼",
			"⠴",
			"⠦",
			"⠧",
			"⠇",
			"⠏"
		];
		class LiveObserver {
			#stream;
			#screen;
			#paint;
			#running = new Map();
			#ended = {
				passed: 0,
				failed: 0,
				error: 0,
				not_run: 0
			};
			#begun = performance.now();
			#resized = () => this.#draw();
			#skipped = 0;
			#planned = 0;
			#nameWidth = 0;
			#timer = null;
			constructor(stream) {
				this.#stream = stream;
				this.#screen = new Screen(stream);
				this.#paint = (0, paint.C2)(stream.hasColors());
			}
			runStarted({ dataset, instances, trials, testbed, resultsPath }) {
				this.#planned = trials;
				let of = instances === trials ? "" : ` of ${(0, format.U9)(instances, "instance")}`;
				let about = `${(0, format.U9)(trials, "trial")}${of} of ${(0, untrusted.h0)(dataset)}, testbed ${testbed}\nresults in ${(0, untrusted.h0)(resultsPath, 4096)}\n`;
				this.#timer = setInterval(() => this.#draw(), 120).unref();
				this.#stream.on("resize", this.#resized);
				this.#print((0, text_columns.LV)(about, this.#columns()));
			}
			trialStarted(place) {
				this.#running.set((0, trial_id.Ko)(place), {
					place,
					stage: null,
					since: performance.now()
				});
				this.#nameWidth = Math.max(this.#nameWidth, (0, text_columns.qz)((0, trial_id.Ko)(place)));
			}
			stageStarted(place, stage) {
				this.#running.set((0, trial_id.Ko)(place), {
					place,
					stage,
					since: performance.now()
				});
				this.#draw();
			}
			stageEnded() {}
			trialEnded(place, result, tails) {
				this.#running.delete((0, trial_id.Ko)(place));
				this.#ended[result.status] += 1;
				let columns = this.#columns();
				this.#print([...this.#verdict(place, result, columns), ...result.status === "passed" ? [] : this.#tails(result, tails, columns)]);
			}
			trialSkipped(place, why) {
				this.#skipped += 1;
				this.#print((0, text_columns.LV)(`- ${(0, trial_id.Ko)(place)}: ${(0, untrusted.h0)(why)}`, this.#columns()));
			}
			notice(message) {
				this.#print((0, text_columns.LV)((0, untrusted.h0)(message, 1e3), this.#columns()));
			}
			close() {
				if (this.#timer === null) return;
				clearInterval(this.#timer);
				this.#timer = null;
				this.#stream.off("resize", this.#resized);
				this.#screen.draw([]);
			}
			#columns() {
				return Math.max(20, this.#screen.size().columns - 1);
			}
			#verdict(place, result, columns) {
				let { mark, word, style } = marks.j[result.status];
				let time = (0, format.a3)((0, phrases.cf)((0, trace.ui)([result])));
				let name = (0, text_columns.it)((0, trial_id.Ko)(place), columns - word.length - time.length - 5);
				let head = `${this.#paint(style, `${mark} ${word}`)} ${name} ${this.#paint("dim", time)}`;
				let reason = (0, untrusted.h0)((0, phrases.rn)(result));
				let notes = (0, untrusted.h0)((0, phrases.mn)(result));
				let why = [reason, this.#paint("yellow", notes === "" ? "" : `[${notes}]`)].filter((part) => part !== "").join(" ");
				if (why === "") return [head];
				let line = `${head}: ${why}`;
				return (0, text_columns.qz)(line) <= columns ? [line] : [head, ...(0, text_columns.LV)(why, columns, "  ")];
			}
			#tails(result, tails, columns) {
				return (0, lines.T1)(result, tails, 6).flatMap(({ name, lines }) => [this.#paint("dim", (0, text_columns.Jj)(`  ${name} ends:`, columns)), ...lines.flatMap((line) => (0, text_columns.LV)(line, columns, "  │ "))]);
			}
			#print(lines) {
				this.#screen.print(lines.map((line) => `${line}\n`).join(""), this.#now());
			}
			#draw() {
				this.#screen.draw(this.#now());
			}
			#now() {
				if (this.#timer === null) return [];
				let columns = Math.min(this.#columns(), 72);
				let most = Math.max(1, Math.floor(this.#screen.size().rows / 2) - 2);
				let shown = [...this.#running].slice(0, this.#running.size > most ? most - 1 : most);
				let more = this.#running.size - shown.length;
				let rows = shown.map(([name, { stage, since }]) => [
					name,
					stage ?? "begins",
					elapsed(since)
				]);
				let stageWidth = Math.max(8, ...rows.map(([, stage]) => stage.length));
				let timeWidth = Math.max(5, ...rows.map(([, , time]) => time.length));
				let nameWidth = Math.min(this.#nameWidth, columns - stageWidth - timeWidth - 6);
				let frame = this.#paint("cyan", FRAMES[Math.floor(performance.now() / 120) % FRAMES.length]);
				return [
					...rows.map(([name, stage, time]) => {
						let timed = `${(0, text_columns.eV)(stage, stageWidth)}  ${(0, text_columns.eV)(time, timeWidth, "right")}`;
						return `${frame} ${(0, text_columns.eV)((0, text_columns.it)(name, nameWidth), nameWidth)}  ${this.#paint("dim", timed)}`;
					}),
					...more > 0 ? [this.#paint("dim", `  … and ${more} more`)] : [],
					this.#progress(columns)
				];
			}
			#progress(columns) {
				let parts = Object.keys(marks.j).map((status) => ({
					status,
					number: this.#ended[status]
				}));
				let done = parts.reduce((sum, { number }) => sum + number, this.#skipped);
				let words = [
					`${done} of ${this.#planned}`,
					...parts.flatMap(({ status, number }) => number > 0 ? [`${number} ${marks.j[status].word}`] : []),
					...this.#skipped > 0 ? [`${this.#skipped} skipped`] : [],
					elapsed(this.#begun)
				].join(", ");
				let room = Math.min(24, columns - (0, text_columns.qz)(words) - 4);
				if (room < 8) return (0, text_columns.Jj)(`  ${words}`, columns);
				let pieces = [
					...parts.map(({ status, number }) => ({
						number,
						style: marks.j[status].style,
						line: "━"
					})),
					{
						number: this.#skipped,
						style: "dim",
						line: "━"
					},
					{
						number: this.#planned - done,
						style: "dim",
						line: "╌"
					}
				];
				let [before, bar] = [0, ""];
				for (let { number, style, line } of pieces) {
					let at = (trials) => Math.round(trials / Math.max(1, this.#planned) * room);
					bar += this.#paint(style, line.repeat(Math.max(0, at(before + number) - at(before))));
					before += number;
				}
				return `  ${bar}  ${words}`;
			}
		}
		function elapsed(since) {
			let seconds = Math.floor((performance.now() - since) / 1e3);
			return seconds < 60 ? `${seconds} s` : (0, format.a3)(seconds * 1e3);
		}
	})
};
