export const id = 404;
export const ids = [404];
export const modules = { 60404: ((e, t, n) => {
n.r(t);
n.d(t, {
Resvg: () => Resvg2,
initWasm: () => initWasm
});
var r;
var i = Array(128).fill(void 0);
i.push(void 0, null, !0, !1);
var a = i.length;
function addHeapObject(e) {
a === i.length && i.push(i.length + 1);
let t = a;
a = i[t];
i[t] = e;
return t;
}
function getObject(e) {
return i[e];
}
function dropObject(e) {
if (e < 132) return;
i[e] = a;
a = e;
}
function takeObject(e) {
let t = getObject(e);
dropObject(e);
return t;
}
var o = 0;
var s = null;
function getUint8Memory0() {
(s === null || s.byteLength === 0) && (s = new Uint8Array(r.memory.buffer));
return s;
}
var c = typeof TextEncoder < "u" ? new TextEncoder("utf-8") : { encode: () => {
throw Error("TextEncoder not available");
} };
var l = typeof c.encodeInto == "function" ? function(e, t) {
return c.encodeInto(e, t);
} : function(e, t) {
let n = c.encode(e);
t.set(n);
return {
read: e.length,
written: n.length
};
};
function passStringToWasm0(e, t, n) {
if (n === void 0) {
let n = c.encode(e);
let r = t(n.length, 1) >>> 0;
getUint8Memory0().subarray(r, r + n.length).set(n);
o = n.length;
return r;
}
let r = e.length;
let i = t(r, 1) >>> 0;
let a = getUint8Memory0();
let s = 0;
for (; s < r; s++) {
let t = e.charCodeAt(s);
if (t > 127) break;
a[i + s] = t;
}
if (s !== r) {
s !== 0 && (e = e.slice(s));
i = n(i, r, r = s + e.length * 3, 1) >>> 0;
let t = getUint8Memory0().subarray(i + s, i + r);
let a = l(e, t);
s += a.written;
i = n(i, r, s, 1) >>> 0;
}
o = s;
return i;
}
function isLikeNone(e) {
return e == null;
}
var u = null;
function getInt32Memory0() {
(u === null || u.byteLength === 0) && (u = new Int32Array(r.memory.buffer));
return u;
}
var d = typeof TextDecoder < "u" ? new TextDecoder("utf-8", {
ignoreBOM: !0,
fatal: !0
}) : { decode: () => {
throw Error("TextDecoder not available");
} };
typeof TextDecoder < "u" && d.decode();
function getStringFromWasm0(e, t) {
e >>>= 0;
return d.decode(getUint8Memory0().subarray(e, e + t));
}
function _assertClass(e, t) {
if (!(e instanceof t)) throw Error(`expected instance of ${t.name}`);
return e.ptr;
}
function handleError(e, t) {
try {
return e.apply(this, t);
} catch (e) {
r.__wbindgen_exn_store(addHeapObject(e));
}
}
var f = typeof FinalizationRegistry > "u" ? {
register: () => {},
unregister: () => {}
} : new FinalizationRegistry((e) => r.__wbg_bbox_free(e >>> 0));
var p = class _BBox {
static __wrap(e) {
e >>>= 0;
let t = Object.create(_BBox.prototype);
t.__wbg_ptr = e;
f.register(t, t.__wbg_ptr, t);
return t;
}
__destroy_into_raw() {
let e = this.__wbg_ptr;
this.__wbg_ptr = 0;
f.unregister(this);
return e;
}
free() {
let e = this.__destroy_into_raw();
r.__wbg_bbox_free(e);
}
get x() {
return r.__wbg_get_bbox_x(this.__wbg_ptr);
}
set x(e) {
r.__wbg_set_bbox_x(this.__wbg_ptr, e);
}
get y() {
return r.__wbg_get_bbox_y(this.__wbg_ptr);
}
set y(e) {
r.__wbg_set_bbox_y(this.__wbg_ptr, e);
}
get width() {
return r.__wbg_get_bbox_width(this.__wbg_ptr);
}
set width(e) {
r.__wbg_set_bbox_width(this.__wbg_ptr, e);
}
get height() {
return r.__wbg_get_bbox_height(this.__wbg_ptr);
}
set height(e) {
r.__wbg_set_bbox_height(this.__wbg_ptr, e);
}
};
var m = typeof FinalizationRegistry > "u" ? {
register: () => {},
unregister: () => {}
} : new FinalizationRegistry((e) => r.__wbg_renderedimage_free(e >>> 0));
var h = class _RenderedImage {
static __wrap(e) {
e >>>= 0;
let t = Object.create(_RenderedImage.prototype);
t.__wbg_ptr = e;
m.register(t, t.__wbg_ptr, t);
return t;
}
__destroy_into_raw() {
let e = this.__wbg_ptr;
this.__wbg_ptr = 0;
m.unregister(this);
return e;
}
free() {
let e = this.__destroy_into_raw();
r.__wbg_renderedimage_free(e);
}
get width() {
return r.renderedimage_width(this.__wbg_ptr) >>> 0;
}
get height() {
return r.renderedimage_height(this.__wbg_ptr) >>> 0;
}
asPng() {
try {
let n = r.__wbindgen_add_to_stack_pointer(-16);
r.renderedimage_asPng(n, this.__wbg_ptr);
var e = getInt32Memory0()[n / 4 + 0];
var t = getInt32Memory0()[n / 4 + 1];
if (getInt32Memory0()[n / 4 + 2]) throw takeObject(t);
return takeObject(e);
} finally {
r.__wbindgen_add_to_stack_pointer(16);
}
}
get pixels() {
return takeObject(r.renderedimage_pixels(this.__wbg_ptr));
}
};
var g = typeof FinalizationRegistry > "u" ? {
register: () => {},
unregister: () => {}
} : new FinalizationRegistry((e) => r.__wbg_resvg_free(e >>> 0));
var Resvg = class {
__destroy_into_raw() {
let e = this.__wbg_ptr;
this.__wbg_ptr = 0;
g.unregister(this);
return e;
}
free() {
let e = this.__destroy_into_raw();
r.__wbg_resvg_free(e);
}
constructor(e, t, n) {
try {
let l = r.__wbindgen_add_to_stack_pointer(-16);
var i = isLikeNone(t) ? 0 : passStringToWasm0(t, r.__wbindgen_malloc, r.__wbindgen_realloc);
var a = o;
r.resvg_new(l, addHeapObject(e), i, a, isLikeNone(n) ? 0 : addHeapObject(n));
var s = getInt32Memory0()[l / 4 + 0];
var c = getInt32Memory0()[l / 4 + 1];
if (getInt32Memory0()[l / 4 + 2]) throw takeObject(c);
this.__wbg_ptr = s >>> 0;
return this;
} finally {
r.__wbindgen_add_to_stack_pointer(16);
}
}
get width() {
return r.resvg_width(this.__wbg_ptr);
}
get height() {
return r.resvg_height(this.__wbg_ptr);
}
render() {
try {
let n = r.__wbindgen_add_to_stack_pointer(-16);
r.resvg_render(n, this.__wbg_ptr);
var e = getInt32Memory0()[n / 4 + 0];
var t = getInt32Memory0()[n / 4 + 1];
if (getInt32Memory0()[n / 4 + 2]) throw takeObject(t);
return h.__wrap(e);
} finally {
r.__wbindgen_add_to_stack_pointer(16);
}
}
toString() {
let e;
let t;
try {
let a = r.__wbindgen_add_to_stack_pointer(-16);
r.resvg_toString(a, this.__wbg_ptr);
var n = getInt32Memory0()[a / 4 + 0];
var i = getInt32Memory0()[a / 4 + 1];
e = n;
t = i;
return getStringFromWasm0(n, i);
} finally {
r.__wbindgen_add_to_stack_pointer(16);
r.__wbindgen_free(e, t, 1);
}
}
innerBBox() {
let e = r.resvg_innerBBox(this.__wbg_ptr);
return e === 0 ? void 0 : p.__wrap(e);
}
getBBox() {
let e = r.resvg_getBBox(this.__wbg_ptr);
return e === 0 ? void 0 : p.__wrap(e);
}
cropByBBox(e) {
_assertClass(e, p);
r.resvg_cropByBBox(this.__wbg_ptr, e.__wbg_ptr);
}
imagesToResolve() {
try {
let n = r.__wbindgen_add_to_stack_pointer(-16);
r.resvg_imagesToResolve(n, this.__wbg_ptr);
var e = getInt32Memory0()[n / 4 + 0];
var t = getInt32Memory0()[n / 4 + 1];
if (getInt32Memory0()[n / 4 + 2]) throw takeObject(t);
return takeObject(e);
} finally {
r.__wbindgen_add_to_stack_pointer(16);
}
}
resolveImage(e, t) {
try {
let i = r.__wbindgen_add_to_stack_pointer(-16);
let a = passStringToWasm0(e, r.__wbindgen_malloc, r.__wbindgen_realloc);
let s = o;
r.resvg_resolveImage(i, this.__wbg_ptr, a, s, addHeapObject(t));
var n = getInt32Memory0()[i / 4 + 0];
if (getInt32Memory0()[i / 4 + 1]) throw takeObject(n);
} finally {
r.__wbindgen_add_to_stack_pointer(16);
}
}
};
async function __wbg_load(e, t) {
if (typeof Response == "function" && e instanceof Response) {
if (typeof WebAssembly.instantiateStreaming == "function") try {
return await WebAssembly.instantiateStreaming(e, t);
} catch (t) {
if (e.headers.get("Content-Type") != "application/wasm") console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", t);
else throw t;
}
let n = await e.arrayBuffer();
return await WebAssembly.instantiate(n, t);
} else {
let n = await WebAssembly.instantiate(e, t);
if (n instanceof WebAssembly.Instance) return {
instance: n,
module: e
};
else return n;
}
}
function __wbg_get_imports() {
let e = {};
e.wbg = {};
e.wbg.__wbg_new_28c511d9baebfa89 = function(e, t) {
return addHeapObject(Error(getStringFromWasm0(e, t)));
};
e.wbg.__wbindgen_memory = function() {
let e = r.memory;
return addHeapObject(e);
};
e.wbg.__wbg_buffer_12d079cc21e14bdb = function(e) {
let t = getObject(e).buffer;
return addHeapObject(t);
};
e.wbg.__wbg_newwithbyteoffsetandlength_aa4a17c33a06e5cb = function(e, t, n) {
return addHeapObject(new Uint8Array(getObject(e), t >>> 0, n >>> 0));
};
e.wbg.__wbindgen_object_drop_ref = function(e) {
takeObject(e);
};
e.wbg.__wbg_new_63b92bc8671ed464 = function(e) {
return addHeapObject(new Uint8Array(getObject(e)));
};
e.wbg.__wbg_values_839f3396d5aac002 = function(e) {
return addHeapObject(getObject(e).values());
};
e.wbg.__wbg_next_196c84450b364254 = function() {
return handleError(function(e) {
return addHeapObject(getObject(e).next());
}, arguments);
};
e.wbg.__wbg_done_298b57d23c0fc80c = function(e) {
return getObject(e).done;
};
e.wbg.__wbg_value_d93c65011f51a456 = function(e) {
let t = getObject(e).value;
return addHeapObject(t);
};
e.wbg.__wbg_instanceof_Uint8Array_2b3bbecd033d19f6 = function(e) {
let t;
try {
t = getObject(e) instanceof Uint8Array;
} catch {
t = !1;
}
return t;
};
e.wbg.__wbindgen_string_get = function(e, t) {
let n = getObject(t);
let i = typeof n == "string" ? n : void 0;
var a = isLikeNone(i) ? 0 : passStringToWasm0(i, r.__wbindgen_malloc, r.__wbindgen_realloc);
var s = o;
getInt32Memory0()[e / 4 + 1] = s;
getInt32Memory0()[e / 4 + 0] = a;
};
e.wbg.__wbg_new_16b304a2cfa7ff4a = function() {
return addHeapObject([]);
};
e.wbg.__wbindgen_string_new = function(e, t) {
return addHeapObject(getStringFromWasm0(e, t));
};
e.wbg.__wbg_push_a5b05aedc7234f9f = function(e, t) {
return getObject(e).push(getObject(t));
};
e.wbg.__wbg_length_c20a40f15020d68a = function(e) {
return getObject(e).length;
};
e.wbg.__wbg_set_a47bac70306a19a7 = function(e, t, n) {
getObject(e).set(getObject(t), n >>> 0);
};
e.wbg.__wbindgen_throw = function(e, t) {
throw Error(getStringFromWasm0(e, t));
};
return e;
}
function __wbg_finalize_init(e, t) {
r = e.exports;
__wbg_init.__wbindgen_wasm_module = t;
u = null;
s = null;
return r;
}
async function __wbg_init(e) {
if (r !== void 0) return r;
e === void 0 && (e = new URL("index_bg.wasm", void 0));
let t = __wbg_get_imports();
(typeof e == "string" || typeof Request == "function" && e instanceof Request || typeof URL == "function" && e instanceof URL) && (e = fetch(e));
let { instance: n, module: i } = await __wbg_load(await e, t);
return __wbg_finalize_init(n, i);
}
var _ = __wbg_init;
var v = !1;
var initWasm = async (e) => {
if (v) throw Error("Already initialized. The `initWasm()` function can be used only once.");
await _(await e);
v = !0;
};
var Resvg2 = class extends Resvg {
constructor(e, t) {
if (!v) throw Error("Wasm has not been initialized. Call `initWasm()` function.");
let n = t?.font;
if (n && isCustomFontsOptions(n)) {
let r = {
...t,
font: {
...n,
fontBuffers: void 0
}
};
super(e, JSON.stringify(r), n.fontBuffers);
} else super(e, JSON.stringify(t));
}
};
function isCustomFontsOptions(e) {
return Object.prototype.hasOwnProperty.call(e, "fontBuffers");
}
}) };
