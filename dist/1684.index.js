const __dirname = import.meta.dirname;
export const id = 1684;
export const ids = [1684];
export const modules = {
61684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { draw: () => draw });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38321);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
var _drawing_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39425);
var _picture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(379);
let LONGEST_SIDE = 1400;
async function draw() {
let input = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.buffer)(process.stdin);
let parts = input.toString("latin1", 0, 5) === "%PDF-" ? await pagesOfPdf(input) : await pageOfSvg(input);
process.stdout.write(Buffer.concat(parts));
}
async function pageOfSvg(svg) {
let { initWasm, Resvg } = await (0, _drawing_place_js__WEBPACK_IMPORTED_MODULE_3__.CK)();
await initWasm((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(_drawing_place_js__WEBPACK_IMPORTED_MODULE_3__.g8));
let font = {
fontBuffers: [(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(_drawing_place_js__WEBPACK_IMPORTED_MODULE_3__.lr)],
defaultFontFamily: "DejaVu Sans",
sansSerifFamily: "DejaVu Sans"
};
let source = svg.toString("utf8");
let { width, height } = new Resvg(source, { font });
let scale = Math.min(2, LONGEST_SIDE / Math.max(width, height));
let png = await smallEnough(async (part) => {
let fitTo = {
mode: "zoom",
value: scale / part
};
return Buffer.from(new Resvg(source, {
font,
background: "white",
fitTo
}).render().asPng());
});
return [
integer(1),
integer(png.length),
png
];
}
async function pagesOfPdf(pdf) {
limitMemory();
let { PDFiumLibrary } = await (0, _drawing_place_js__WEBPACK_IMPORTED_MODULE_3__.qG)();
let document = await (await PDFiumLibrary.init()).loadDocument(pdf);
let count = document.getPageCount();
let parts = [integer(count)];
try {
for (let index = 0; index < Math.min(count, 4); index++) {
let png = await smallEnough((part) => drawn(document, index, part));
parts.push(integer(png.length), png);
}
} catch (fault) {
if (parts.length === 1) throw fault;
}
return parts;
}
async function smallEnough(draw) {
let png = await draw(1);
for (let part = 2; png.length > _picture_js__WEBPACK_IMPORTED_MODULE_4__.gA; part *= 2) png = await draw(part);
return png;
}
async function drawn(document, index, part) {
let page = document.getPage(index);
let { originalWidth, originalHeight } = page.getOriginalSize();
let scale = Math.min(2, LONGEST_SIDE / Math.max(originalWidth, originalHeight)) / part;
let { width, height, data } = await page.render({
scale,
render: async ({ data }) => data
});
return asPng(width, height, data);
}
function limitMemory() {
let memory = globalThis.WebAssembly.Memory.prototype;
let grow = memory.grow;
memory.grow = function(pages) {
if (this.buffer.byteLength / 65536 + pages > 8192) throw RangeError("out of memory");
return grow.call(this, pages);
};
}
function integer(value) {
let bytes = Buffer.alloc(4);
bytes.writeUInt32BE(value);
return bytes;
}
function asPng(width, height, pixels) {
let header = Buffer.concat([
integer(width),
integer(height),
Buffer.from([
8,
2,
0,
0,
0
])
]);
let rows = Buffer.alloc((width * 3 + 1) * height);
for (let y = 0, from = 0, to = 0; y < height; y++) {
to += 1;
for (let x = 0; x < width; x++, from += 4, to += 3) rows.set(pixels.subarray(from, from + 3), to);
}
let signature = Buffer.from("PNG\r\n\n", "latin1");
return Buffer.concat([
signature,
chunk("IHDR", header),
chunk("IDAT", (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.deflateSync)(rows)),
chunk("IEND")
]);
}
function chunk(type, data = Buffer.alloc(0)) {
let body = Buffer.concat([Buffer.from(type, "latin1"), data]);
return Buffer.concat([
integer(data.length),
body,
integer((0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(body))
]);
}
}),
39425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CK: () => svgLibrary,
Pz: () => READ,
RX: () => PROGRAM,
g8: () => SVG_PROGRAM,
lr: () => SVG_FONT,
qG: () => pdfLibrary
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
let PROGRAM = node_path__WEBPACK_IMPORTED_MODULE_0__.join(__dirname, "index.js");
let READ = __dirname;
let pdfLibrary = () => import("./pdfium.js");
let svgLibrary = () => __webpack_require__.e(3026).then(__webpack_require__.bind(__webpack_require__, 43026));
let SVG_PROGRAM = node_path__WEBPACK_IMPORTED_MODULE_0__.join(__dirname, "resvg.wasm");
let SVG_FONT = node_path__WEBPACK_IMPORTED_MODULE_0__.join(__dirname, "font.ttf");
}),
379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A_: () => pictureIn,
Qh: () => isNamedPicture,
VI: () => Picture,
gA: () => LARGEST_PICTURE
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
let LARGEST_PICTURE = 4194304;
let LONGEST_SIDE = 8192;
let NAMED = /\.(?:png|jpe?g|svg|pdf)$/i;
class Picture {
media_type;
width;
height;
sha256;
#bytes;
constructor(bytes, type, size) {
this.media_type = type;
[this.width, this.height] = size ?? [null, null];
this.sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
this.#bytes = bytes;
}
get bytes() {
return this.#bytes;
}
redacted(redactor) {
let filter = redactor.stream();
let bytes = Buffer.concat([filter.push(this.#bytes), filter.end()]);
return bytes.equals(this.#bytes) ? this : new Picture(bytes, this.media_type, this.#size());
}
#size() {
return this.width === null || this.height === null ? null : [this.width, this.height];
}
get url() {
return `data:${this.media_type};base64,${this.#bytes.toString("base64")}`;
}
}
function isNamedPicture(name) {
return NAMED.test(name);
}
function pictureIn(name, bytes) {
if (bytes.length > LARGEST_PICTURE) return `it is larger than ${LARGEST_PICTURE / 1024 / 1024} MiB`;
let type = typeOf(bytes);
if (type === null) return `its content is no ${node_path__WEBPACK_IMPORTED_MODULE_1__.extname(name).slice(1).toUpperCase()}, whatever its name says`;
if (type === "image/svg+xml" || type === "application/pdf") return new Picture(bytes, type, null);
let size = type === "image/png" ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
if (size === null) return "it is damaged: it has no size";
let [width, height] = size;
if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > 4e7) return `it is too large: ${width} × ${height} pixels`;
return new Picture(bytes, type, size);
}
function typeOf(bytes) {
if (bytes.toString("latin1", 0, 8) === "PNG\r\n\n") return "image/png";
if (bytes.toString("latin1", 0, 3) === "ÿØÿ") return "image/jpeg";
if (bytes.toString("latin1", 0, 5) === "%PDF-") return "application/pdf";
let head = bytes.toString("utf8", 0, 4096);
return /^\ufeff?\s*</.test(head) && /<svg[\s/>]/.test(head) ? "image/svg+xml" : null;
}
function sizeOfPng(bytes) {
if (bytes.length < 57 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
return positive(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}
function sizeOfJpeg(bytes) {
for (let at = 2; at + 9 <= bytes.length && bytes[at] === 255;) {
let marker = bytes[at + 1];
if (marker === 255) at += 1;
else if (marker >= 192 && marker <= 207 && ![
196,
200,
204
].includes(marker)) return positive(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
else at += 2 + bytes.readUInt16BE(at + 2);
}
return null;
}
function positive(width, height) {
return width > 0 && height > 0 ? [width, height] : null;
}
})
};
