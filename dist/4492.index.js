export const id = 4492;
export const ids = [4492,273,2654];
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

/***/ 24492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  downloadArtifact: () => (/* binding */ downloadArtifact),
  downloadArtifactOf: () => (/* binding */ downloadArtifactOf),
  listArtifactsOf: () => (/* reexport */ artifacts/* listArtifactsOf */.t),
  listRunArtifacts: () => (/* reexport */ artifacts/* listRunArtifacts */.N)
});

// UNUSED EXPORTS: REPORT_LIMITS

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@actions/artifact/lib/artifact.js + 268 modules
var lib_artifact = __webpack_require__(56835);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/results/output.js
var output = __webpack_require__(93380);
;// CONCATENATED MODULE: ./build/github/archive.js







const CHUNK = 64 * 1024;
/** Two entries that are one file where case does not count, or a file where another needs a directory; too long a name. */
const NAME_FAULTS = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
const BAD_NAME = 'a name that is no plain relative path';
const TAKEN_NAME = 'a name that cannot be kept';
const BROKEN = 'content that is broken';
const OVER = 'over the limit of bytes';
/**
 * Writes what a report reads of an archive below a directory. Whatever the archive holds is hostile, and never thrown for;
 * throws for a fault of this machine's.
 */
async function extract(archive, directory, limits) {
    const left = new Map();
    const leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
    const taken = new Set();
    const files = [];
    let room = limits.total;
    let zip = null;
    const handle = await (0,promises_.open)(archive);
    try {
        const { size } = await handle.stat();
        // Sizes are counted as the content comes: those in the archive's directory may be lies.
        const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
        zip = await (0,yauzl/* fromRandomAccessReaderPromise */.or)(new ArchiveReader(handle), size, options);
        for await (const entry of zip.eachEntry()) {
            const name = entry.fileNameRaw.toString();
            if (name.endsWith('/'))
                continue;
            const most = Math.min(limits.file, room);
            if (zip.entriesRead > limits.entries) {
                leave(`more than ${limits.entries} entries`);
                break;
            }
            if (!(0,output/* isPlainPath */.qW)(name) || (0,output/* keptName */.QQ)(name) !== name)
                leave(BAD_NAME);
            else if (!isRegular(entry))
                leave('no regular file (link, device, socket or pipe)');
            else if (!isForReport(name))
                continue;
            else if (!entry.canDecodeFileData())
                leave('an encrypted file, or one of an unknown compression');
            else if (taken.has(name.toLowerCase()))
                leave(TAKEN_NAME);
            else if (files.length >= limits.files)
                leave(`more than ${limits.files} files`);
            else if (entry.uncompressedSize > most)
                leave(OVER);
            else {
                taken.add(name.toLowerCase());
                const { bytes, why } = await keep(zip, entry, external_node_path_.join(directory, name), most);
                room -= bytes;
                if (why === null)
                    files.push(name);
                else
                    leave(why);
            }
        }
    }
    catch (error) {
        if (isSystemFault(error))
            throw error;
        leave('an archive that is broken');
    }
    finally {
        zip?.close();
        await handle.close();
    }
    return { files, left: [...left].map(([why, count]) => `${count} × ${why}`) };
}
/** Writes one entry to a file that is not there yet. `bytes`: what was read of it; `why` it is left out, null where it is kept. */
async function keep(zip, entry, file, most) {
    let handle;
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
        handle = await (0,promises_.open)(file, 'wx');
    }
    catch (error) {
        if (NAME_FAULTS.includes((0,errors/* codeOf */.$N)(error) ?? ''))
            return { bytes: 0, why: TAKEN_NAME };
        throw error;
    }
    const kept = await copy(zip, entry, handle, most);
    if (kept.why !== null)
        await (0,promises_.rm)(file);
    return kept;
}
async function copy(zip, entry, handle, most) {
    let bytes = 0;
    let sum = 0;
    try {
        for await (const chunk of (await zip.openReadStreamPromise(entry))) {
            bytes += chunk.length;
            if (bytes > most)
                return { bytes, why: OVER };
            sum = (0,external_node_zlib_.crc32)(chunk, sum);
            await handle.writeFile(chunk);
        }
        return { bytes, why: sum === entry.crc32 ? null : BROKEN };
    }
    catch (error) {
        if (isSystemFault(error))
            throw error;
        return { bytes, why: BROKEN };
    }
    finally {
        await handle.close();
    }
}
/** `run.json`, `<id>/trial-<k>/result.json`, and the same in a folder or two. */
function isForReport(name) {
    const parts = name.split('/');
    if (parts.length > 4)
        return false;
    return (parts.at(-1) === 'run.json' ||
        (parts.length >= 3 && parts.at(-1) === 'result.json' && /^trial-\d+$/.test(parts.at(-2))));
}
/** By the file type in the upper half of the attributes, as Unix has it; 0 where the archive's maker has none. */
function isRegular({ externalFileAttributes }) {
    return [0, 0o100000].includes((externalFileAttributes >>> 16) & 0o170000);
}
/** A fault of this machine's (a full disk), not of the archive. */
function isSystemFault(error) {
    return /^E(?!RR_)/.test((0,errors/* codeOf */.$N)(error) ?? '');
}
/** yauzl's own reader ends the process for an offset that no file can have (seen in 3.4.0); this one calls it a fault. */
class ArchiveReader extends yauzl/* RandomAccessReader */.lJ {
    #handle;
    constructor(handle) {
        super();
        this.#handle = handle;
    }
    read(buffer, offset, length, position, done) {
        this.#fill(buffer.subarray(offset, offset + length), position).then(() => done(null), done);
    }
    _readStreamForRange(start, end) {
        return external_node_stream_.Readable.from(this.#chunks(start, end));
    }
    async *#chunks(start, end) {
        for (let at = start; at < end; at += CHUNK) {
            const chunk = Buffer.alloc(Math.min(CHUNK, end - at));
            await this.#fill(chunk, at);
            yield chunk;
        }
    }
    async #fill(buffer, position) {
        const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
        if (bytesRead < buffer.length)
            throw new Error('the archive ends before');
    }
}

// EXTERNAL MODULE: ./build/github/comments.js
var comments = __webpack_require__(5274);
// EXTERNAL MODULE: ./build/github/artifacts.js
var artifacts = __webpack_require__(40273);
;// CONCATENATED MODULE: ./build/github/download.js








const MiB = 1024 * 1024;
/** Far above what a run of all instances writes; far below what a runner has. */
const REPORT_LIMITS = {
    archive: 2048 * MiB,
    total: 512 * MiB,
    file: 32 * MiB,
    files: 20_000,
    entries: 200_000,
};
/** Tries at a body that broke off, and the pause between them in milliseconds; the client itself tries again only before it. */
const TRIES = 3;
const PAUSE = 1_000;
/**
 * Downloads an artifact of this run and keeps what a report reads of it (`run.json`, `<id>/trial-<k>/result.json`) below a
 * directory that is new. Whatever the archive holds is hostile, and never thrown for; throws where the service fails.
 */
async function downloadArtifact(artifact, directory, limits = REPORT_LIMITS) {
    return throughArchive(artifact, directory, limits, async (beside) => {
        await new lib_artifact/* DefaultArtifactClient */.t9().downloadArtifact(artifact.id, { path: beside, skipDecompress: true });
        // The service names it.
        const [name] = await (0,promises_.readdir)(beside);
        if (name === undefined)
            throw new Error(`the artifact service gave nothing for ${artifact.name}`);
        return external_node_path_.join(beside, name);
    });
}
/** As `downloadArtifact`, of another run. Throws a UserError without `actions: read`. */
async function downloadArtifactOf(client, { owner, repo }, artifact, directory, limits = REPORT_LIMITS) {
    const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' };
    return throughArchive(artifact, directory, limits, async (beside) => {
        const file = external_node_path_.join(beside, 'artifact.zip');
        for (let attempt = 1;; attempt++) {
            try {
                // fetch goes on to the signed URL, and keeps the token from a host that is not the API's.
                const { data } = await (0,comments/* withPermission */.IW)('actions: read', () => client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
                    ...place,
                    request: { parseSuccessResponseBody: false },
                }));
                await store(data, file, limits.archive);
                return file;
            }
            catch (error) {
                const answered = error instanceof errors/* UserError */.yo || 'status' in error;
                if (attempt >= TRIES || answered || (0,errors/* codeOf */.$N)(error) === 'ENOSPC')
                    throw error;
                await (0,external_node_timers_promises_.setTimeout)(PAUSE);
            }
        }
    });
}
/** Has the archive fetched into a directory beside the given one, extracted, and removed. */
async function throughArchive(artifact, directory, limits, fetchInto) {
    await (0,promises_.mkdir)(directory, { recursive: true });
    const tooLarge = { files: [], left: [`1 × an archive over ${limits.archive} bytes`] };
    if (artifact.size > limits.archive)
        return tooLarge;
    const beside = await (0,promises_.mkdtemp)(`${external_node_path_.resolve(directory)}-`);
    try {
        const archive = await fetchInto(beside);
        if ((await (0,promises_.stat)(archive)).size > limits.archive)
            return tooLarge;
        return await extract(archive, directory, limits);
    }
    finally {
        await (0,promises_.rm)(beside, { recursive: true });
    }
}
/** Writes a body to a file, as far as one byte over the limit at most. */
async function store(body, file, limit) {
    const handle = await (0,promises_.open)(file, 'w');
    try {
        let room = limit + 1;
        for await (const chunk of body) {
            await handle.writeFile(chunk.subarray(0, room));
            room -= chunk.length;
            if (room <= 0)
                return;
        }
    }
    finally {
        await handle.close();
    }
}


/***/ })

};
