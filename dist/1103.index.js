export const id = 1103;
export const ids = [1103];
export const modules = {

/***/ 21103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LiveObserver: () => (/* binding */ LiveObserver)
/* harmony export */ });
/* harmony import */ var log_update__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79158);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58937);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45442);




const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const REDRAW = 120;
/** Watches a run in a terminal: verdicts scroll by, below them what runs now, with its stage and time. */
class LiveObserver {
    #screen;
    #stream;
    #running = new Map();
    #colour;
    #planned = 0;
    #done = 0;
    #timer = null;
    constructor(stream, colour) {
        this.#stream = stream;
        this.#screen = (0,log_update__WEBPACK_IMPORTED_MODULE_3__/* .createLogUpdate */ .SY)(stream, { showCursor: true });
        this.#colour = colour;
    }
    runStarted({ dataset, instances, trials, testbed, resultsPath }) {
        this.#planned = trials;
        this.#print(`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(trials, 'trial')} of ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(instances, 'instance')} of ${dataset}, testbed ${testbed}\nresults in ${resultsPath}\n`);
        this.#timer = setInterval(() => this.#draw(), REDRAW).unref();
    }
    trialStarted(place) {
        this.#running.set((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(place), { stage: null, since: performance.now() });
    }
    stageStarted(place, stage) {
        this.#running.set((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(place), { stage, since: performance.now() });
        this.#draw();
    }
    stageEnded() { }
    trialEnded(place, result, tails) {
        this.#running.delete((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(place));
        this.#done += 1;
        const tail = result.status === 'passed' ? '' : (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .tailLines */ .os)(result, tails);
        this.#print((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLine */ .MT)(place, result, this.#colour) + (tail === '' ? '' : `\n${tail}`));
    }
    trialSkipped(place, why) {
        this.#done += 1;
        this.#print(`- ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(place)}: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why)}`);
    }
    notice(message) {
        this.#print((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, 1000));
    }
    /** Clears what runs now; what was printed stays. */
    close() {
        if (this.#timer !== null)
            clearInterval(this.#timer);
        this.#screen.clear();
        this.#screen.done();
    }
    #print(text) {
        this.#screen.clear();
        this.#stream.write(`${text}\n`);
        this.#draw();
    }
    #draw() {
        if (this.#timer === null || this.#running.size === 0)
            return;
        const frame = FRAMES[Math.floor(performance.now() / REDRAW) % FRAMES.length];
        const width = (this.#stream.columns ?? 80) - 1;
        const rows = (this.#stream.rows ?? 24) - 2;
        const lines = [...this.#running].map(([name, { stage, since }]) => {
            const right = ` ${stage ?? 'begins'} ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(Math.floor((performance.now() - since) / 1000) * 1000)}`;
            const left = `${frame} ${name}`;
            return `${left.slice(0, width - right.length)}${right}`.slice(0, width);
        });
        const more = lines.length > rows - 1 ? [`  … and ${lines.length - rows + 1} more`] : [];
        this.#screen([...lines.slice(0, rows - 1), ...more, `  ${this.#done} of ${this.#planned} done`].join('\n'));
    }
}


/***/ })

};
