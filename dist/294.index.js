export const id = 294;
export const ids = [294];
export const modules = {

/***/ 95941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/github/event.js

/** The payload of the event that started the workflow; empty where there is none. */
async function readEvent(environment) {
    if (!environment.GITHUB_EVENT_PATH)
        return {};
    try {
        return JSON.parse(await (0,promises_.readFile)(environment.GITHUB_EVENT_PATH, 'utf8'));
    }
    catch {
        // Nothing but the pull request's number is read of it.
        return {};
    }
}

// EXTERNAL MODULE: ./build/github/place.js
var place = __webpack_require__(52385);
// EXTERNAL MODULE: ./build/report/phrases.js
var phrases = __webpack_require__(58937);
// EXTERNAL MODULE: ./build/results/read.js
var read = __webpack_require__(47705);
// EXTERNAL MODULE: ./build/run/gate.js
var gate = __webpack_require__(74135);
// EXTERNAL MODULE: ./build/run/run.js + 26 modules
var run_run = __webpack_require__(77294);
// EXTERNAL MODULE: ./build/signals.js
var signals = __webpack_require__(34937);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/machine.js
var machine = __webpack_require__(51454);
// EXTERNAL MODULE: ./build/cli/lines.js
var lines = __webpack_require__(45442);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
;// CONCATENATED MODULE: ./build/action/observer.js




/** The runner shows ten annotations of a kind for each step; one error is the step's own, four warnings are kept for the count of the rest and for what cannot be published. */
const MOST_WARNINGS = 6;
const MOST_ERRORS = 8;
/** Watches a run in a workflow's log: one group for each trial, heartbeats between them, annotations for what did not pass. */
class WorkflowObserver extends lines/* LineObserver */.ly {
    #warnings = 0;
    #errors = 0;
    constructor() {
        super((line) => core/* info */.pq(line));
    }
    trialEnded(place, result, tails) {
        core/* startGroup */.Oh((0,lines/* verdictLine */.MT)(place, result, false));
        for (const { name, duration_ms } of result.stages)
            core/* info */.pq(`  ${name.padEnd(12)} ${(0,phrases/* formatDuration */.a3)(duration_ms)}`);
        for (const { kind, detail } of result.integrity)
            core/* info */.pq(`  note ${kind}: ${(0,untrusted/* plainLine */.h0)(detail)}`);
        if (result.error !== null)
            core/* info */.pq(`  error ${result.error.kind}: ${(0,untrusted/* plainLine */.h0)(result.error.message, 2000)}`);
        const tail = result.status === 'passed' ? '' : (0,lines/* tailLines */.os)(result, tails);
        if (tail !== '')
            core/* info */.pq(tail);
        core/* endGroup */.N4();
        this.#annotate(place, result);
    }
    /** Says how many annotations had no room. */
    close() {
        const more = Math.max(0, this.#warnings - MOST_WARNINGS) + Math.max(0, this.#errors - MOST_ERRORS);
        if (more > 0)
            core/* warning */.$e(`${more} more trials did not pass; the step summary lists them all`, { title: 'agentbench' });
    }
    #annotate({ instanceId, trial }, result) {
        const title = `agentbench: ${instanceId}${trial === 1 ? '' : ` (trial ${trial})`} ${result.status === 'failed' ? 'failed' : 'could not be measured'}`;
        const message = (0,untrusted/* plainLine */.h0)((0,phrases/* explainResult */.rn)(result)) || 'see its logs among the results';
        if (result.status === 'failed' && ++this.#warnings <= MOST_WARNINGS)
            core/* warning */.$e(message, { title });
        if (result.status === 'error' && ++this.#errors <= MOST_ERRORS)
            core/* error */.z3(message, { title });
    }
}

// EXTERNAL MODULE: ./build/action/publish.js + 4 modules
var publish = __webpack_require__(72639);
// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(90862);
;// CONCATENATED MODULE: ./build/action/main.js















/** The run action: inputs to verdicts to outputs. The one place that fails the step. */
async function main() {
    try {
        const options = (0,inputs/* loadInputs */.I)();
        const { run, cancelled } = await measure(options);
        setOutputs(run);
        const exitCode = (0,gate/* exitCodeOf */.FO)(run, options);
        if (exitCode !== 0)
            fail(exitCode, [(0,phrases/* headline */.Pl)(run.totals), ...reasonsOf(run)].join('. '));
        // A request that publishing left open would keep the process, and the runner waits 7.5 s only.
        if (cancelled)
            process.exit();
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            fail(2, error.message);
        else
            fail(3, `agentbench itself failed: ${error instanceof Error ? error.stack : (0,errors/* messageOf */.bD)(error)}`);
    }
}
/** `cancelled`: before all was published. */
async function measure(options) {
    const observer = new WorkflowObserver();
    const interruption = (0,signals/* onSignal */.Y)();
    let resultsPath = '';
    const run = await (0,run_run/* runBenchmark */.f)({
        options,
        machine: (0,machine/* thisMachine */.g)(process.env),
        observer,
        github: (0,place/* githubPlace */.VS)(process.env, await readEvent(process.env)),
        secrets: options['github-token'] === undefined ? [] : [options['github-token']],
        signal: interruption.signal,
        onBegin(begun) {
            resultsPath = begun.resultsPath;
            core/* setOutput */.uH('results-path', resultsPath);
            (0,state/* saveBegunRun */.su)(begun);
        },
    });
    observer.close();
    core/* info */.pq(`\n${(0,phrases/* headline */.Pl)(run.totals)}`);
    if (run.interrupted !== null) {
        core/* info */.pq('The run was ended early; the post step publishes what there is.');
        return { run, cancelled: true };
    }
    // A cancellation from here on ends publishing; post then repeats it.
    const published = (0,publish/* publish */.m)(await (0,read/* readRun */.c)(resultsPath), resultsPath, options).then(state/* savePublished */.sE);
    const cancelled = await Promise.race([published.then(() => false), aborted(interruption.signal).then(() => true)]);
    interruption.dispose();
    return { run, cancelled };
}
async function aborted(signal) {
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
}
function reasonsOf({ gate, interrupted }) {
    const early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
    return [[...early, ...(gate?.reasons ?? [])].join('; ')];
}
function setOutputs({ totals }) {
    core/* setOutput */.uH('planned', totals.planned);
    core/* setOutput */.uH('passed', totals.passed);
    core/* setOutput */.uH('failed', totals.failed);
    core/* setOutput */.uH('errors', totals.error);
    core/* setOutput */.uH('not-run', totals.not_run);
    core/* setOutput */.uH('success-rate', totals.success_rate ?? '');
    core/* setOutput */.uH('score', totals.score ?? '');
}
function fail(exitCode, message) {
    core/* setFailed */.C1(message);
    process.exitCode = exitCode;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test keeps the two equal. */
const VERSION = '0.1.0';


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
