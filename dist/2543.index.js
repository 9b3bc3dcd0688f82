export const id = 2543;
export const ids = [2543,4241];
export const modules = {

/***/ 12614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeSuiteComment)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50769);



/** So often a comment is written anew though nothing new has come: another job has overwritten it. */
const MOST_ROUNDS = 12;
/**
 * Writes the suite's comment; its page, or null where there is none. Jobs that write it at the same time come to one complete comment:
 * each looks again after it has written, keeps the oldest comment, deletes its author's others, and goes on until nothing new is there.
 * A fault is said, and changes no verdict.
 */
async function writeSuiteComment(first, target, options) {
    const { comment: mode, 'github-token': token } = options;
    if (mode === 'never')
        return null;
    const cannot = (why) => {
        if (mode === 'always')
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`No comment was written: ${why}`, { title: 'agentbench' });
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(`No comment was written: ${why}`, { title: 'agentbench' });
        return null;
    };
    if (target.pullRequest === null)
        return mode === 'always' ? cannot(target.why) : null;
    if (token === undefined)
        return cannot('github-token is empty');
    try {
        const { githubClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(8502)]).then(__webpack_require__.bind(__webpack_require__, 38502));
        const [owner, repo] = target.repository.split('/');
        const place = {
            owner,
            repo,
            pullRequest: target.pullRequest,
            marker: (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(target.suite),
            author: options['comment-author'],
        };
        return await converge(githubClient(token), place, first, target.suite, options);
    }
    catch (error) {
        const { denied, message } = (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRestFault */ .og)(error);
        if (denied)
            return cannot(message);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The comment was not written: ${message}`, { title: 'agentbench' });
        return null;
    }
}
async function converge(client, place, first, suite, { comment: mode }) {
    let said = first;
    let url = null;
    let fresh = true;
    let made = false;
    for (let round = 1; round <= MOST_ROUNDS;) {
        const [existing, ...others] = await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)(client, place);
        for (const { id } of others)
            await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteComment */ .Tu)(client, place, id);
        if (said.report === null) {
            if (existing !== undefined)
                await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteComment */ .Tu)(client, place, existing.id);
            return null;
        }
        const { run } = said.report;
        const allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== false;
        const body = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderComment */ .wQ)(said.report, suite);
        if (mode === 'failures' && allPassed && existing === undefined)
            return null;
        const lost = existing === undefined && made;
        const same = existing?.body.includes((0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .stateLine */ .qo)(run)) === true;
        // Two jobs that go on to differ, in words or for want of an artifact, would write over each other without end.
        const othersWillDo = !fresh && (same || said.partial === true);
        const kept = existing !== undefined && (existing.body === body || (same && mode === 'changes') || othersWillDo);
        if (kept)
            url = existing.url;
        else if (!lost)
            url = await writeUnlessGone(client, place, existing ?? null, body);
        made ||= existing === undefined;
        const more = (await said.again?.()) ?? null;
        if (more === null && lost)
            return sayLost(place, url);
        if (more === null && url !== null && (kept || said.again === undefined))
            return url;
        fresh = more !== null || url === null;
        if (more === null)
            round += 1;
        else
            said = more;
    }
    return url;
}
/** Another comment at each look is what this must not come to. */
function sayLost({ author }, url) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The comment was written, but is none of ${author}'s: set comment-author to the login that github-token belongs to`, { title: 'agentbench' });
    return url;
}
/** Null where another job has deleted the comment in the meantime. */
async function writeUnlessGone(client, place, existing, body) {
    try {
        return await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .writeComment */ .HF)(client, place, existing, body);
    }
    catch (error) {
        if (existing !== null && error.status === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 24241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish),
  e: () => (/* binding */ summarize)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/github/place.js
var github_place = __webpack_require__(52385);
// EXTERNAL MODULE: ./build/report/comment.js + 3 modules
var comment = __webpack_require__(50769);
// EXTERNAL MODULE: ./build/report/describe.js
var describe = __webpack_require__(73614);
// EXTERNAL MODULE: ./build/report/merge.js
var merge = __webpack_require__(69327);
// EXTERNAL MODULE: ./build/action/comment.js
var action_comment = __webpack_require__(12614);
// EXTERNAL MODULE: ./build/action/machine.js
var machine = __webpack_require__(51454);
;// CONCATENATED MODULE: ./build/action/so-far.js


/** So often an artifact is tried at one look; the client itself tries again only before the body. */
const TRIES = 3;
/** What is to be said with all that is uploaded by now, and how it is looked for again. Never throws. */
async function saySoFar(ownArtifact, jobs) {
    const others = new Map();
    return (await look().catch(unknown)) ?? { report: jobs.describe([], []), partial: true, again: lookAgain };
    async function look() {
        const listed = await jobs.list();
        if (listed === null)
            return { report: null };
        const missing = () => listed.filter(({ id }) => id !== ownArtifact && !others.has(id));
        for (let attempt = 1; attempt <= TRIES; attempt++) {
            for (const artifact of missing()) {
                const runs = await jobs.load(artifact);
                if (runs !== null)
                    others.set(artifact.id, runs);
            }
        }
        if (listed.length > 1)
            jobs.share();
        const notes = missing().map(({ name }) => `${name} could not be read`);
        const report = jobs.describe([...others.values()].flat(), notes);
        return { report, partial: notes.length > 0, again: lookAgain };
    }
    /** The same, where that is more than before; null where it is not, or cannot be known. */
    async function lookAgain() {
        const before = others.size;
        const said = await look().catch(unknown);
        return said !== null && (said.report === null || others.size > before) ? said : null;
    }
    function unknown(error) {
        core/* info */.pq(`The results of other jobs are not known: ${(0,errors/* messageOf */.bD)(error)}`);
        jobs.share();
        return null;
    }
}

// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(90862);
// EXTERNAL MODULE: ./build/action/suite-artifacts.js
var suite_artifacts = __webpack_require__(90269);
;// CONCATENATED MODULE: ./build/action/publish.js











/** Beyond so many jobs it is the report job that writes the comment. */
const MOST_JOBS = 20;
/**
 * Uploads the artifact, writes the step summary and the comment. A fault in any of them is said, and changes no verdict.
 * Sets the outputs that name them.
 */
async function publish(onDisk, resultsPath, options, baseline) {
    const place = onDisk.run.github;
    const runUrl = place === null ? null : (0,github_place/* runPage */.fL)(process.env, place);
    const artifactId = options['upload-artifact']
        ? ((0,state/* loadArtifact */.xr)() ?? (await uploadResults(resultsPath, options)))
        : null;
    const artifactUrl = artifactId === null || place === null ? null : (0,github_place/* artifactPage */.M7)(process.env, place, artifactId);
    core/* setOutput */.uH('artifact-id', artifactId ?? '');
    core/* setOutput */.uH('artifact-url', artifactUrl ?? '');
    const own = (0,describe/* describeSuite */.g)({ ...onDisk, notes: [] }, baseline, options, { runUrl, artifactUrl });
    if (options.summary)
        await summarize(own);
    core/* setOutput */.uH('comment-url', (await publish_comment(onDisk, own, artifactId, options, baseline)) ?? '');
}
/** The comment of a job's results, and of those of the other jobs of its suite that are there already. */
async function publish_comment(onDisk, own, artifactId, options, baseline) {
    const place = onDisk.run.github;
    const target = {
        repository: place?.repository ?? '',
        pullRequest: place?.pull_request ?? null,
        why: 'this event belongs to no pull request',
        suite: options.suite ?? place?.workflow ?? '',
    };
    // Without an artifact nobody else can know of our results, nor we of theirs.
    if (artifactId === null || target.pullRequest === null || options.comment === 'never')
        return (0,action_comment/* writeSuiteComment */.t)({ report: own }, target, options);
    return (0,suite_artifacts/* inTemporary */.br)((0,machine/* thisMachine */.g)(process.env).temporaryDirectory, async (directory) => {
        const { downloadArtifact, listRunArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(3839), __webpack_require__.e(6913), __webpack_require__.e(1143), __webpack_require__.e(6118), __webpack_require__.e(925), __webpack_require__.e(6835), __webpack_require__.e(663), __webpack_require__.e(7349)]).then(__webpack_require__.bind(__webpack_require__, 24492));
        const prefix = await (0,suite_artifacts/* suitePrefix */.XS)(options);
        const said = await saySoFar(artifactId, {
            async list() {
                const listed = (await listRunArtifacts(prefix)).filter(({ name }) => !(0,suite_artifacts/* isReport */.PS)(name, prefix));
                if ((0,suite_artifacts/* countJobs */.uq)(listed.map(({ name }) => name)) <= MOST_JOBS)
                    return listed;
                core/* notice */.lm(`More than ${MOST_JOBS} jobs share this suite: have agentbench's report action write the comment`, {
                    title: 'agentbench',
                });
                return null;
            },
            async load(artifact) {
                const { runs, notes, failed } = await (0,suite_artifacts/* runsOf */.ky)([artifact], directory, options.suite, downloadArtifact);
                for (const note of notes)
                    core/* info */.pq(note);
                return failed.length === 0 ? runs : null;
            },
            // A link to one of several artifacts would be a different one from each job.
            describe(others, notes) {
                if (others.length === 0)
                    return { ...own, notes };
                const merged = (0,merge/* mergeRuns */.r)([onDisk, ...others], null);
                const links = { runUrl: own.runUrl, artifactUrl: null };
                return (0,describe/* describeSuite */.g)({ ...merged, notes: [...notes, ...merged.notes] }, baseline, options, links);
            },
            share: state/* saveShared */.F,
        });
        return (0,action_comment/* writeSuiteComment */.t)(said, target, options);
    });
}
async function uploadResults(resultsPath, options) {
    const id = await (0,suite_artifacts/* upload */.Se)('The results are', resultsPath, (0,suite_artifacts/* jobArtifactParts */.GY)(options), options['retention-days']);
    if (id !== null)
        (0,state/* saveArtifact */.SZ)(id);
    return id;
}
/** The step summary; a fault is said. */
async function summarize(report) {
    try {
        await core/* summary */.z.addRaw((0,comment/* renderSummary */.Br)(report)).write();
    }
    catch (error) {
        core/* warning */.$e(`The step summary was not written: ${(0,errors/* messageOf */.bD)(error)}`, { title: 'agentbench' });
    }
}


/***/ }),

/***/ 5274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   IW: () => (/* binding */ withPermission),
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   lY: () => (/* binding */ listOwnComments),
/* harmony export */   og: () => (/* binding */ explainRestFault)
/* harmony export */ });
/* unused harmony export findComment */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);

/** The comment that is there; null where there is none. Of several the oldest counts. */
async function findComment(client, place) {
    return (await listOwnComments(client, place))[0] ?? null;
}
/** All comments of the suite that are ours, oldest first, over all pages. */
async function listOwnComments(client, place) {
    const { owner, repo, pullRequest, marker, author } = place;
    const comments = await client.paginate(client.rest.issues.listComments, {
        owner,
        repo,
        issue_number: pullRequest,
        per_page: 100,
    });
    return comments
        .filter((comment) => comment.user?.login === author && comment.body?.startsWith(marker))
        .map(({ id, body, html_url }) => ({ id, body: body, url: html_url }))
        .sort((a, b) => a.id - b.id);
}
/** Writes a comment anew or over the one that is there; its page. */
async function writeComment(client, place, existing, body) {
    const { owner, repo, pullRequest } = place;
    if (existing !== null) {
        return (await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body })).data.html_url;
    }
    return (await client.rest.issues.createComment({ owner, repo, issue_number: pullRequest, body })).data.html_url;
}
/** Deletes a comment; one that is gone already is no fault. */
async function deleteComment(client, { owner, repo }, id) {
    try {
        await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
    }
    catch (error) {
        if (error.status !== 404)
            throw error;
    }
}
/** What a fault of the REST API means to its reader; `denied`: this token may not do it. */
function explainRestFault(error) {
    const { status, message } = error;
    const denied = isDenied(error);
    if (denied) {
        return {
            denied,
            message: `this token may not comment (HTTP ${status}): on pull requests of forks it is read-only; otherwise give the job "permissions: pull-requests: write"`,
        };
    }
    return { denied, message: status === undefined ? String(message) : `HTTP ${status}: ${message}` };
}
/** Whether the REST API refused because this token may not do it; a rate limit is not that. */
function isDenied(error) {
    const { status, message } = error;
    return status === 401 || (status === 403 && /not accessible by|read-only/i.test(message ?? ''));
}
/** Says which permission a token lacks, as a UserError, where that is why the API refused. */
async function withPermission(permission, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!isDenied(error))
            throw error;
        const { status } = error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`github-token: this token may not read what is needed (HTTP ${status}): give the job "permissions: ${permission}"`, { cause: error });
    }
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ pointsLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   mn: () => (/* binding */ listNotes),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   rn: () => (/* binding */ explainResult),
/* harmony export */   x9: () => (/* binding */ trialDuration)
/* harmony export */ });
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);

/** A duration as people read it: `850 ms`, `4.2 s`, `3 min 05 s`, `1 h 12 min`. */
function formatDuration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.round(milliseconds)} ms`;
    const seconds = milliseconds / 1000;
    if (seconds < 59.95)
        return `${seconds.toFixed(1)} s`;
    const minutes = Math.floor(Math.round(seconds) / 60);
    if (minutes < 60)
        return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** How long ago a moment was: `2 h ago`, `3 days ago`. `now` in milliseconds. */
function formatAge(moment, now = Date.now()) {
    const hours = Math.max(0, now - Date.parse(moment)) / 3_600_000;
    if (hours < 1)
        return `${Math.round(hours * 60)} min ago`;
    return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
}
/** The time a trial took in all, in milliseconds. */
function trialDuration(result) {
    return result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
}
/** Why a trial's verdict is what it is, on one line; empty for a passed one. Holds untrusted text. */
function explainResult(result) {
    if (result.error !== null)
        return `${result.error.stage}: ${result.error.message.split('\n')[0]}`;
    const { agent, evaluation } = result;
    const reasons = [];
    if (agent.timed_out)
        reasons.push(`agent timed out after ${formatDuration(agent.duration_ms)}`);
    else if (agent.exit_code !== null && agent.exit_code !== 0)
        reasons.push(`agent exit code ${agent.exit_code}`);
    if (result.status === 'failed' && evaluation !== null) {
        if (evaluation.timed_out)
            reasons.push(`evaluation timed out after ${formatDuration(evaluation.duration_ms)}`);
        else if (evaluation.kind === 'test_plan')
            reasons.push(explainPlan(evaluation));
        else if (result.task_type === 'dependency_resolution')
            reasons.push(`success command exit code ${evaluation.exit_code ?? '–'}`);
        else
            reasons.push('no "Setup successful" in the output');
    }
    return reasons.join('; ');
}
/** `score 41% of all points (24 of 26 judged)`. */
function explainPlan({ score_expected, judged, expected }) {
    return `score ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
}
/** Integrity notes of a trial on one line, by kind; without `host_reused`, which says nothing of the one trial. */
function listNotes(result) {
    const kinds = new Set(result.integrity.map(({ kind }) => kind));
    kinds.delete('host_reused');
    return [...kinds].join(', ');
}
/** A run's headline: `14 of 15 passed (93.3%)`, and what else there is to say. */
function headline(totals) {
    const parts = [`${totals.passed} of ${totals.planned} passed (${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(totals.success_rate)})`];
    if (totals.failed > 0)
        parts.push(`${totals.failed} failed`);
    if (totals.error > 0)
        parts.push(`${totals.error} could not be measured`);
    if (totals.not_run > 0)
        parts.push(`${totals.not_run} not run`);
    return parts.join(', ');
}
/** The figures of test plans, always together: `test points: 62% of what was judged, 41% of everything, 66% judged`. */
function pointsLine({ score, score_expected, coverage }) {
    return `test points: ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score)} of what was judged, ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score_expected)} of everything, ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(coverage)} judged`;
}
/** Which agent, as far as the run names it. Holds the user's text. */
function agentLabel(run) {
    const { name, model } = run.agent;
    return [name ?? 'agent', model === null ? null : `(${model})`].filter((part) => part !== null).join(' ');
}


/***/ }),

/***/ 35978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ usageOfTrial)
/* harmony export */ });
/** What the agent used in a whole trial: of all its rounds, where there are several. Unknown in one of them is unknown in all. */
function usageOfTrial({ agent, rounds }) {
    const usages = rounds === undefined || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
    const sum = (name) => usages.reduce((total, usage) => {
        const value = usage[name];
        return total === null || value === null ? null : total + value;
    }, 0);
    return {
        input_tokens: sum('input_tokens'),
        output_tokens: sum('output_tokens'),
        cost_usd: sum('cost_usd'),
        steps: sum('steps'),
    };
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ markdownCommit),
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export markdownBlock */
/**
 * Terminal sequences: with parameters (CSI), with a text of their own and its end (OSC and its like), and short ones. Each part
 * ends before the next escape, so the effort grows with the text only; a text without its end stays, as text.
 */
const SEQUENCES = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b[PX\]^_]|[\u0090\u0098\u009d-\u009f])[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /\u001b(?:[ -/]+[0-~]|[0-~])/,
];
const SEQUENCE = new RegExp(SEQUENCES.map(({ source }) => source).join('|'), 'g');
/** Control characters but for tab and newline, and the marks that turn text around or hide it. */
const CONTROL = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line. Half a character becomes U+FFFD.
 */
function plain(text) {
    return text
        .replaceAll('\r\n', '\n')
        .replace(SEQUENCE, '')
        .replace(CONTROL, '')
        .replaceAll('##[', '## [')
        .toWellFormed();
}
/** The same on one line, cut to a length. */
function plainLine(text, length = 300) {
    const line = plain(text).replace(/\s+/g, ' ').trim();
    // The cut may go through a character of two code units.
    return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
/**
 * Lines for a workflow log that the runner cannot take for a command: `::name::` counts at a line's beginning, so a prefix
 * must hold more than white space.
 */
function logLines(text, prefix = '│ ') {
    return plain(text)
        .split('\n')
        .map((line) => prefix + line)
        .join('\n');
}
/** What GitHub looks for in the text that has been rendered, entities or not; it is kept apart by characters of no width. */
const REFERENCES = [
    // Mentions and mail addresses; issues.
    [/@/g, '@\u200b'],
    [/#/g, '#\u200b'],
    [/(?<![a-z\d])(GH-)(?=\d)/gi, '$1\u200b'],
    // Addresses, and emoji by their names.
    [/(www)(?=\.)/gi, '$1\u200b'],
    [/:(?=\/\/|[\w+-]+:)/g, ':\u200b'],
    // Commits, by seven digits of their hash or more; a number (a date in a model's name, say) is to stay one that can be copied.
    [/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, '\u200b'],
];
/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
function markdownText(text, length = 300) {
    return REFERENCES.reduce((line, [pattern, apart]) => line.replace(pattern, apart), plainLine(text, length))
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}
/** A commit's hash as Markdown, cut to twelve digits; GitHub links one that it knows. */
function markdownCommit(commit) {
    return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
/** A block of Markdown that shows text as it is; its fence is longer than any in the text. */
function markdownBlock(text) {
    const body = plain(text).replaceAll('<!--', '<!\u200b--');
    const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${body.replace(/\n+$/, '')}\n${fence}`;
}


/***/ })

};
