export const id = 9819;
export const ids = [9819];
export const modules = {

/***/ 91887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ answerOfCommand),
/* harmony export */   Z$: () => (/* binding */ answerOfModel),
/* harmony export */   zU: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8020);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4850);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41132);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89842);




/** Characters of a wrong answer that its error shows. */
const EXCERPT = 200;
/** The answer of a command: its output is one JSON object, or the last line of it is. Throws a JudgeError that says what it is instead. */
function answerOfCommand(stdout, redactor) {
    return answerAmong([stdout, lastLine(stdout)], stdout, redactor);
}
/** The answer of a model, which may put it in a fence or behind other words: what counts stands at the text's end. Throws a JudgeError. */
function answerOfModel(text, redactor) {
    const fenced = /```(?:json)?[ \t]*\n((?:(?!```)[\s\S])*)\n?```\s*$/i.exec(text)?.[1] ?? '';
    const tail = text.slice(Math.max(text.lastIndexOf('\n{') + 1, 0));
    return answerAmong([text, fenced, lastLine(text), tail], text, redactor);
}
function answerAmong(candidates, whole, redactor) {
    const object = candidates.map(objectOrNull).find((candidate) => candidate !== null);
    const shown = excerptOf(whole, redactor);
    if (object === undefined) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .JudgeError */ .Q(shown === '' ? 'it answered nothing' : `the answer does not end in a JSON object: "${shown}"`);
    }
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeAnswerSchema */ .F.safeParse(object);
    if (parsed.success)
        return judgementOf(parsed.data);
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .JudgeError */ .Q(`the answer is wrong: ${faults.join('; ')}: "${shown}"`);
}
/** The end of a text as an error may show it: one line, without secrets; '' where it is blank. */
function excerptOf(text, redactor) {
    const line = (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(redactor.text(text), Number.POSITIVE_INFINITY);
    return line.length > EXCERPT ? `…${line.slice(1 - EXCERPT).replace(/^[\udc00-\udfff]/, '')}` : line;
}
function judgementOf({ score, explanation, usage }) {
    const { input_tokens = null, output_tokens = null, cost_usd = null } = usage ?? {};
    return { score, explanation, usage: (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsage */ .v)({ input_tokens, output_tokens, cost_usd }) };
}
function lastLine(text) {
    return text.trimEnd().split('\n').at(-1);
}
function objectOrNull(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 19819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OPENAI_LIMITS: () => (/* binding */ OPENAI_LIMITS),
/* harmony export */   openAiJudge: () => (/* binding */ openAiJudge)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8020);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91887);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12456);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53483);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41132);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89842);








/** Ten minutes for a verdict, five tries of each request. */
const OPENAI_LIMITS = { timeout: 600_000, retries: 4 };
/** Commands of one verdict, further tries at an answer that is none, and turns in all. */
const MOST_COMMANDS = 8;
const REPAIRS = 2;
const MOST_TURNS = MOST_COMMANDS + REPAIRS + 2;
const ANSWER = {
    type: 'json_schema',
    json_schema: {
        name: 'judgement',
        strict: true,
        schema: {
            type: 'object',
            properties: { explanation: { type: 'string' }, score: { type: 'integer', enum: [0, 1, 2] } },
            required: ['explanation', 'score'],
            additionalProperties: false,
        },
    },
};
const TOOL = {
    type: 'function',
    function: {
        name: 'run_in_testbed',
        description: "Runs one command in the project's directory; returns its exit code and what it printed. No shell.",
        parameters: {
            type: 'object',
            properties: {
                command: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'The program and its arguments; ["sh", "-c", "…"] for a shell.',
                },
            },
            required: ['command'],
            additionalProperties: false,
        },
    },
};
/** The judge that is a model behind an OpenAI-compatible endpoint. */
async function openAiJudge(settings) {
    const endpoint = await _endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .Endpoint */ .y.open(settings);
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32);
    return async (request, exec, signal) => {
        const limit = AbortSignal.timeout(settings.timeout);
        try {
            return await converse(request, exec, AbortSignal.any([signal, limit]));
        }
        catch (error) {
            signal.throwIfAborted();
            if (limit.aborted)
                throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q(`${settings.model} gave no verdict within ${settings.timeout / 1000} s`);
            throw error;
        }
    };
    async function converse(request, exec, signal) {
        const prompt = (0,_prompt_js__WEBPACK_IMPORTED_MODULE_5__/* .promptFor */ .k)(request, secret);
        const commands = new Commands(exec, prompt.nonce);
        const messages = [
            { role: 'system', content: prompt.system },
            { role: 'user', content: prompt.user },
        ];
        let usage = null;
        let repairs = 0;
        for (let turn = 0; turn < MOST_TURNS; turn++) {
            const completion = await endpoint.complete(chatRequest(messages, commands.exhausted), signal);
            usage = (0,_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .addUsage */ .v)(usage, usageOf(completion));
            const message = completion.choices?.[0]?.message;
            const calls = message?.tool_calls ?? [];
            if (calls.length > 0) {
                messages.push({ role: 'assistant', content: message?.content ?? null, tool_calls: calls });
                for (const call of calls) {
                    const content = await commands.call(call, signal);
                    messages.push({ role: 'tool', tool_call_id: call.id, content });
                }
                continue;
            }
            try {
                return { ...answerIn(completion), usage };
            }
            catch (error) {
                repairs += 1;
                if (repairs > REPAIRS)
                    throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q(`${settings.model} gave no verdict: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
                messages.push({ role: 'assistant', content: message?.content ?? '' }, { role: 'user', content: 'That is no answer. Answer with the one JSON object, and nothing else.' });
            }
        }
        throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q(`${settings.model} gave no verdict in ${MOST_TURNS} turns: it only asked for commands`);
    }
    function chatRequest(messages, noMoreCommands) {
        return {
            model: settings.model,
            messages,
            response_format: ANSWER,
            tools: [TOOL],
            ...(noMoreCommands ? { tool_choice: 'none' } : {}),
            ...(settings.samples === 1 ? { temperature: 0 } : {}),
        };
    }
    function answerIn(completion) {
        const choice = completion.choices?.[0];
        if (choice === undefined)
            throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q('the endpoint sent no choice');
        const { message, finish_reason } = choice;
        if (message.refusal)
            throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q(`it refused: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(settings.redactor.text(message.refusal))}`);
        if (finish_reason === 'length')
            throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q('its answer was cut off at its limit of tokens');
        if (finish_reason === 'content_filter')
            throw new _types_js__WEBPACK_IMPORTED_MODULE_6__/* .JudgeError */ .Q("the endpoint's content filter withheld its answer");
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOfModel */ .Z$)(message.content ?? '', settings.redactor);
    }
}
/** The commands that one verdict has run in the testbed. */
class Commands {
    #exec;
    #nonce;
    #count = 0;
    constructor(exec, nonce) {
        this.#exec = exec;
        this.#nonce = nonce;
    }
    get exhausted() {
        return this.#count >= MOST_COMMANDS;
    }
    /** Answers one call of the tool; what is wrong with it is told to the model. */
    async call(call, signal) {
        const argv = argvOf(call);
        if (argv === null)
            return 'Not run: call run_in_testbed with {"command": ["program", "argument", ...]}.';
        if (this.exhausted)
            return `Not run: all ${MOST_COMMANDS} commands are used up. Answer now.`;
        this.#count += 1;
        try {
            return (0,_prompt_js__WEBPACK_IMPORTED_MODULE_5__/* .commandOutput */ .pF)(await this.#exec(argv), this.#nonce);
        }
        catch (error) {
            signal.throwIfAborted();
            return `Not run: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error))}`;
        }
        finally {
            signal.throwIfAborted();
        }
    }
}
function argvOf(call) {
    if (call.type !== 'function' || call.function.name !== TOOL.function.name)
        return null;
    try {
        const { command } = JSON.parse(call.function.arguments);
        if (!Array.isArray(command) || command.length === 0)
            return null;
        return command.every((word) => typeof word === 'string') ? command : null;
    }
    catch {
        return null;
    }
}
/** OpenRouter and others also tell what a completion cost, in USD. */
function usageOf({ usage }) {
    if (!usage)
        return null;
    const { prompt_tokens, completion_tokens, cost } = usage;
    return (0,_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .addUsage */ .v)({
        input_tokens: prompt_tokens ?? null,
        output_tokens: completion_tokens ?? null,
        cost_usd: typeof cost === 'number' ? cost : null,
    });
}


/***/ })

};
