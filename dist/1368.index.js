const e = import.meta.dirname;
export const id = 1368;
export const ids = [1368];
export const modules = {
1368: ((e, t, n) => {
n.d(t, { draw: () => draw });
var r = n(73024);
var i = n(38321);
var a = n(38522);
var o = n(76909);
var s = n(91207);
let c = 1400;
async function draw() {
let e = await (0, i.buffer)(process.stdin);
let t = e.toString("latin1", 0, 5) === "%PDF-" ? await pagesOfPdf(e) : await pageOfSvg(e);
process.stdout.write(Buffer.concat(t));
}
async function pageOfSvg(e) {
let { initWasm: t, Resvg: n } = await (0, o.CK)();
await t((0, r.readFileSync)(o.g8));
let i = {
fontBuffers: [(0, r.readFileSync)(o.lr)],
defaultFontFamily: "DejaVu Sans",
sansSerifFamily: "DejaVu Sans"
};
let a = e.toString("utf8");
let { width: s, height: l } = new n(a, { font: i });
let u = Math.min(2, c / Math.max(s, l));
let d = await smallEnough(async (e) => {
let t = {
mode: "zoom",
value: u / e
};
return Buffer.from(new n(a, {
font: i,
background: "white",
fitTo: t
}).render().asPng());
});
return [
integer(1),
integer(d.length),
d
];
}
async function pagesOfPdf(e) {
limitMemory();
let { PDFiumLibrary: t } = await (0, o.qG)();
let n = await (await t.init()).loadDocument(e);
let r = n.getPageCount();
let i = [integer(r)];
try {
for (let e = 0; e < Math.min(r, 4); e++) {
let t = await smallEnough((t) => drawn(n, e, t));
i.push(integer(t.length), t);
}
} catch (e) {
if (i.length === 1) throw e;
}
return i;
}
async function smallEnough(e) {
let t = await e(1);
for (let n = 2; t.length > s.gA; n *= 2) t = await e(n);
return t;
}
async function drawn(e, t, n) {
let r = e.getPage(t);
let { originalWidth: i, originalHeight: a } = r.getOriginalSize();
let o = Math.min(2, c / Math.max(i, a)) / n;
let { width: s, height: l, data: u } = await r.render({
scale: o,
render: async ({ data: e }) => e
});
return asPng(s, l, u);
}
function limitMemory() {
let e = globalThis.WebAssembly.Memory.prototype;
let t = e.grow;
e.grow = function(e) {
if (this.buffer.byteLength / 65536 + e > 8192) throw RangeError("out of memory");
return t.call(this, e);
};
}
function integer(e) {
let t = Buffer.alloc(4);
t.writeUInt32BE(e);
return t;
}
function asPng(e, t, n) {
let r = Buffer.concat([
integer(e),
integer(t),
Buffer.from([
8,
2,
0,
0,
0
])
]);
let i = Buffer.alloc((e * 3 + 1) * t);
for (let r = 0, a = 0, o = 0; r < t; r++) {
o += 1;
for (let t = 0; t < e; t++, a += 4, o += 3) i.set(n.subarray(a, a + 3), o);
}
let o = Buffer.from("PNG\r\n\n", "latin1");
return Buffer.concat([
o,
chunk("IHDR", r),
chunk("IDAT", (0, a.deflateSync)(i)),
chunk("IEND")
]);
}
function chunk(e, t = Buffer.alloc(0)) {
let n = Buffer.concat([Buffer.from(e, "latin1"), t]);
return Buffer.concat([
integer(t.length),
n,
integer((0, a.crc32)(n))
]);
}
}),
76909: ((t, n, r) => {
r.d(n, {
CK: () => svgLibrary,
Pz: () => o,
RX: () => a,
g8: () => s,
lr: () => c,
qG: () => pdfLibrary
});
var i = r(76760);
let a = i.join(e, "index.js");
let o = [e];
let pdfLibrary = () => import("./pdfium.js");
let svgLibrary = () => r.e(404).then(r.bind(r, 60404));
let s = i.join(e, "resvg.wasm");
let c = i.join(e, "font.ttf");
}),
91207: ((e, t, n) => {
n.d(t, {
A_: () => pictureIn,
Qh: () => isNamedPicture,
VI: () => Picture,
gA: () => a
});
var r = n(77598);
var i = n(76760);
let a = 4194304;
let o = 8192;
let s = /\.(?:png|jpe?g|svg|pdf)$/i;
class Picture {
media_type;
width;
height;
sha256;
#e;
constructor(e, t, n) {
this.media_type = t;
[this.width, this.height] = n ?? [null, null];
this.sha256 = (0, r.hash)("sha256", e);
this.#e = e;
}
get bytes() {
return this.#e;
}
redacted(e) {
let t = e.stream();
let n = Buffer.concat([t.push(this.#e), t.end()]);
return n.equals(this.#e) ? this : new Picture(n, this.media_type, this.#t());
}
#t() {
return this.width === null || this.height === null ? null : [this.width, this.height];
}
get url() {
return `data:${this.media_type};base64,${this.#e.toString("base64")}`;
}
}
function isNamedPicture(e) {
return s.test(e);
}
function pictureIn(e, t) {
if (t.length > a) return `it is larger than ${a / 1024 / 1024} MiB`;
let n = typeOf(t);
if (n === null) return `its content is not ${i.extname(e).slice(1).toUpperCase()}, contrary to its name`;
if (n === "image/svg+xml" || n === "application/pdf") return new Picture(t, n, null);
let r = n === "image/png" ? sizeOfPng(t) : sizeOfJpeg(t);
if (r === null) return "it is damaged: it has no size";
let [s, c] = r;
if (s > o || c > o || s * c > 4e7) return `it is too large: ${s} × ${c} pixels`;
return new Picture(t, n, r);
}
function typeOf(e) {
if (e.toString("latin1", 0, 8) === "PNG\r\n\n") return "image/png";
if (e.toString("latin1", 0, 3) === "ÿØÿ") return "image/jpeg";
if (e.toString("latin1", 0, 5) === "%PDF-") return "application/pdf";
let t = e.toString("utf8", 0, 4096);
return /^\ufeff?\s*</.test(t) && /<svg[\s/>]/.test(t) ? "image/svg+xml" : null;
}
function sizeOfPng(e) {
if (e.length < 57 || e.toString("latin1", 12, 16) !== "IHDR") return null;
return positive(e.readUInt32BE(16), e.readUInt32BE(20));
}
function sizeOfJpeg(e) {
for (let t = 2; t + 9 <= e.length && e[t] === 255;) {
let n = e[t + 1];
if (n === 255) t += 1;
else if (n >= 192 && n <= 207 && ![
196,
200,
204
].includes(n)) return positive(e.readUInt16BE(t + 7), e.readUInt16BE(t + 5));
else t += 2 + e.readUInt16BE(t + 2);
}
return null;
}
function positive(e, t) {
return e > 0 && t > 0 ? [e, t] : null;
}
})
};
