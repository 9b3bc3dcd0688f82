export const id = 1018;
export const ids = [1018,273,2654];
export const modules = {

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ listRunArtifacts),
/* harmony export */   artifactName: () => (/* binding */ artifactName),
/* harmony export */   t: () => (/* binding */ listArtifactsOf),
/* harmony export */   uploadDirectory: () => (/* binding */ uploadDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56835);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19473);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5274);







/** Names that are tried: one may be taken by a job of the same name in a called workflow, or by our own try whose answer was lost. */
const NAMES_TRIED = 5;
/** As many of them in order; a workflow that is called by every job of a matrix needs more than can be counted through. */
const NAMES_COUNTED = 3;
/** The client tries 5xx again by itself, but no connection that broke; the pause before we do, in milliseconds. */
const PAUSE = 1_000;
/** No part may push those after it, which tell one job from another, out of the name. */
const LONGEST_PART = 48;
/** An artifact's name of these parts, of the characters that GitHub takes. */
function artifactName(parts) {
    return parts
        .map((part) => part
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .slice(0, LONGEST_PART)
        .replace(/^-+|-+$/g, ''))
        .filter((part) => part !== '')
        .join('-');
}
/** Uploads a directory as one artifact. Throws where the service takes it under no name. */
async function uploadDirectory(name, directory, retentionDays) {
    const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_4__/* .DefaultArtifactClient */ .t9();
    const files = await filesBelow(directory);
    for (let attempt = 1;; attempt++) {
        const tried = attempt === 1 ? name : `${name}-${attempt <= NAMES_COUNTED ? attempt : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`;
        try {
            const { id } = await client.uploadArtifact(tried, files, directory, retentionDays === undefined ? {} : { retentionDays });
            if (id === undefined)
                throw new Error('the artifact service gave no id');
            return { id, name: tried };
        }
        catch (error) {
            const broken = /Unable to make request/.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error));
            if (attempt >= NAMES_TRIED || !(broken || /\b409\b|already exists/i.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error))))
                throw error;
            if (broken)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(PAUSE);
        }
    }
}
/** This run's artifacts with a name of ours that begins with these parts (as `artifactName` joins them), all attempts, by id. */
async function listRunArtifacts(prefix) {
    const { artifacts } = await new _actions_artifact__WEBPACK_IMPORTED_MODULE_4__/* .DefaultArtifactClient */ .t9().listArtifacts();
    return ours(artifacts.map(({ id, name, createdAt, size }) => ({ id, name, createdAt: createdAt?.toISOString() ?? null, size })), prefix);
}
/** As `listRunArtifacts`, of another run: what has expired is passed over. Throws a UserError without `actions: read`. */
async function listArtifactsOf(client, run, prefix) {
    const { owner, repo, runId } = run;
    const artifacts = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .withPermission */ .IW)('actions: read', () => client.paginate(client.rest.actions.listWorkflowRunArtifacts, { owner, repo, run_id: runId, per_page: 100 }));
    return ours(artifacts
        .filter(({ expired }) => !expired)
        .map(({ id, name, created_at, size_in_bytes }) => ({ id, name, createdAt: created_at, size: size_in_bytes })), prefix);
}
async function filesBelow(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(entry.parentPath, entry.name));
}
/** Ours have no other characters; one with `%0A` in it would be a line of its own in the log of the client that downloads it. */
function ours(artifacts, prefix) {
    return artifacts
        .filter(({ name }) => /^[A-Za-z0-9._-]+$/.test(name) && (name === prefix || name.startsWith(`${prefix}-`)))
        .sort((a, b) => a.id - b.id);
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

/***/ 51018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findBaselineRun: () => (/* binding */ findBaselineRun),
/* harmony export */   mergeBaseOf: () => (/* binding */ mergeBaseOf),
/* harmony export */   workflowOf: () => (/* binding */ workflowOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5274);



/** Runs that could be the baseline and are looked at for artifacts; pages of 100 that are listed for each event. */
const MOST_RUNS = 100;
const MOST_PAGES = 5;
/** What says how the base branch itself is; a run by hand may have had any inputs. */
const EVENTS = ['push', 'schedule'];
/**
 * The newest completed push or scheduled run of a workflow on the base branch that has the suite's artifacts, those of the merge
 * base before all others, whether its gate passed or not; null where there is none. `isComplete` may look into the artifacts
 * and turn a run down; the search then goes on. Throws a UserError without `actions: read`.
 */
async function findBaselineRun(client, search, isComplete = async () => true) {
    const { owner, repo, mergeBase, artifactPrefix, currentRunId } = search;
    const tried = new Set([currentRunId]);
    const attempt = async (runs) => {
        for (const run of runs.filter(({ id }) => !tried.has(id)).slice(0, MOST_RUNS)) {
            tried.add(run.id);
            const artifacts = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listArtifactsOf */ .t)(client, { owner, repo, runId: run.id }, artifactPrefix);
            if (artifacts.length === 0)
                continue;
            const found = { runId: run.id, commit: run.head_sha, finishedAt: run.updated_at, url: run.html_url, artifacts };
            if (await isComplete(found))
                return found;
        }
        return null;
    };
    const ofMergeBase = mergeBase === null ? null : await attempt(await listRuns(client, search, [{ head_sha: mergeBase }]));
    return (ofMergeBase ??
        (await attempt(await listRuns(client, search, EVENTS.map((event) => ({ event }))))));
}
/** The number of the workflow that a run is of. Throws a UserError without `actions: read`. */
async function workflowOf(client, { owner, repo, runId }) {
    const { data } = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .withPermission */ .IW)('actions: read', () => client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId, exclude_pull_requests: true }));
    return data.workflow_id;
}
/**
 * The commit at which a head (SHA) left a base (branch or SHA) of a repository; null where they have none in common or are
 * not there. Throws a UserError without `contents: read`.
 */
async function mergeBaseOf(client, { owner, repo }, base, head) {
    try {
        const basehead = `${base}...${head}`;
        const { data } = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .withPermission */ .IW)('contents: read', () => client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }));
        return data.merge_base_commit.sha;
    }
    catch (error) {
        if (error.status === 404)
            return null;
        throw error;
    }
}
/** Runs of the workflow that could be the baseline, newest first, by several queries. */
async function listRuns(client, search, queries) {
    const { owner, repo, workflow, baseBranch } = search;
    const lists = queries.map((query) => {
        let [pages, found] = [0, 0];
        const asked = {
            owner,
            repo,
            workflow_id: typeof workflow === 'string' ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(workflow) : workflow,
            branch: baseBranch,
            status: 'completed',
            exclude_pull_requests: true,
            per_page: 100,
            ...query,
        };
        return (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .withPermission */ .IW)('actions: read', () => client.paginate(client.rest.actions.listWorkflowRuns, asked, (response, done) => {
            const eligible = response.data.filter((run) => couldBeBaseline(run, search));
            pages += 1;
            found += eligible.length;
            if (pages >= MOST_PAGES || found >= MOST_RUNS)
                done();
            return eligible;
        }));
    });
    return (await Promise.all(lists)).flat().sort((a, b) => b.id - a.id);
}
/** A branch of a fork may have the base branch's name: what it ran says nothing about ours. */
function couldBeBaseline(run, { owner, repo, baseBranch }) {
    return (EVENTS.includes(run.event) &&
        run.head_branch === baseBranch &&
        run.status === 'completed' &&
        (run.conclusion === 'success' || run.conclusion === 'failure') &&
        run.head_repository?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase());
}


/***/ })

};
