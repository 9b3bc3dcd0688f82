export const id = 273;
export const ids = [273];
export const modules = {

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   artifactName: () => (/* binding */ artifactName),
/* harmony export */   uploadDirectory: () => (/* binding */ uploadDirectory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91252);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);




/** Other names that are tried where one is taken: two jobs of one name in called workflows, or an answer that was lost. */
const NAMES_TRIED = 5;
/** The parts of an artifact's name, and what GitHub takes in it. */
function artifactName(parts) {
    const safe = parts
        .map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, ''))
        .filter((part) => part !== '');
    return safe.join('-').slice(0, 200);
}
/** Uploads a directory as one artifact. Throws where the service takes it under no name. */
async function uploadDirectory(name, directory, retentionDays) {
    const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_2__/* .DefaultArtifactClient */ .t9();
    const files = await filesBelow(directory);
    for (let attempt = 1;; attempt++) {
        const tried = attempt === 1 ? name : `${name}-${attempt}`;
        try {
            const { id } = await client.uploadArtifact(tried, files, directory, retentionDays === undefined ? {} : { retentionDays });
            if (id === undefined)
                throw new Error('the artifact service gave no id');
            return { id, name: tried };
        }
        catch (error) {
            if (attempt >= NAMES_TRIED || !/\b409\b|already exists/i.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)))
                throw error;
        }
    }
}
async function filesBelow(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(entry.parentPath, entry.name));
}


/***/ })

};
