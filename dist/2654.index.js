export const id = 2654;
export const ids = [2654,273];
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


/***/ })

};
