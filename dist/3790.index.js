export const id = 3790;
export const ids = [3790];
export const modules = { 43790: ((x, w) => {
(() => {
var x = {
5639: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.CircularList = void 0;
let E = T(7150), D = T(802);
class n extends E.Disposable {
constructor(x) {
super(), this._maxLength = x, this.onDeleteEmitter = this._register(new D.Emitter()), this.onDelete = this.onDeleteEmitter.event, this.onInsertEmitter = this._register(new D.Emitter()), this.onInsert = this.onInsertEmitter.event, this.onTrimEmitter = this._register(new D.Emitter()), this.onTrim = this.onTrimEmitter.event, this._array = Array(this._maxLength), this._startIndex = 0, this._length = 0;
}
get maxLength() {
return this._maxLength;
}
set maxLength(x) {
if (this._maxLength === x) return;
let w = Array(x);
for (let T = 0; T < Math.min(x, this.length); T++) w[T] = this._array[this._getCyclicIndex(T)];
this._array = w, this._maxLength = x, this._startIndex = 0;
}
get length() {
return this._length;
}
set length(x) {
if (x > this._length) for (let w = this._length; w < x; w++) this._array[w] = void 0;
this._length = x;
}
get(x) {
return this._array[this._getCyclicIndex(x)];
}
set(x, w) {
this._array[this._getCyclicIndex(x)] = w;
}
push(x) {
this._array[this._getCyclicIndex(this._length)] = x, this._length === this._maxLength ? (this._startIndex = ++this._startIndex % this._maxLength, this.onTrimEmitter.fire(1)) : this._length++;
}
recycle() {
if (this._length !== this._maxLength) throw Error("Can only recycle when the buffer is full");
return this._startIndex = ++this._startIndex % this._maxLength, this.onTrimEmitter.fire(1), this._array[this._getCyclicIndex(this._length - 1)];
}
get isFull() {
return this._length === this._maxLength;
}
pop() {
return this._array[this._getCyclicIndex(this._length-- - 1)];
}
splice(x, w, ...T) {
if (w) {
for (let T = x; T < this._length - w; T++) this._array[this._getCyclicIndex(T)] = this._array[this._getCyclicIndex(T + w)];
this._length -= w, this.onDeleteEmitter.fire({
index: x,
amount: w
});
}
for (let w = this._length - 1; w >= x; w--) this._array[this._getCyclicIndex(w + T.length)] = this._array[this._getCyclicIndex(w)];
for (let w = 0; w < T.length; w++) this._array[this._getCyclicIndex(x + w)] = T[w];
if (T.length && this.onInsertEmitter.fire({
index: x,
amount: T.length
}), this._length + T.length > this._maxLength) {
let x = this._length + T.length - this._maxLength;
this._startIndex += x, this._length = this._maxLength, this.onTrimEmitter.fire(x);
} else this._length += T.length;
}
trimStart(x) {
x > this._length && (x = this._length), this._startIndex += x, this._length -= x, this.onTrimEmitter.fire(x);
}
shiftElements(x, w, T) {
if (!(w <= 0)) {
if (x < 0 || x >= this._length) throw Error("start argument out of range");
if (x + T < 0) throw Error("Cannot shift elements in list beyond index 0");
if (T > 0) {
for (let E = w - 1; E >= 0; E--) this.set(x + E + T, this.get(x + E));
let E = x + w + T - this._length;
if (E > 0) for (this._length += E; this._length > this._maxLength;) this._length--, this._startIndex++, this.onTrimEmitter.fire(1);
} else for (let E = 0; E < w; E++) this.set(x + E + T, this.get(x + E));
}
}
_getCyclicIndex(x) {
return (this._startIndex + x) % this._maxLength;
}
}
w.CircularList = n;
},
7453: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.clone = function e(x, w = 5) {
if (typeof x != "object") return x;
let T = Array.isArray(x) ? [] : {};
for (let E in x) T[E] = w <= 1 ? x[E] : x[E] && e(x[E], w - 1);
return T;
};
},
5777: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.CoreTerminal = void 0;
let E = T(6501), D = T(6025), O = T(7276), j = T(9640), M = T(56), N = T(4071), P = T(7792), F = T(6415), I = T(5746), R = T(5882), z = T(2486), B = T(3562), V = T(8811), H = T(802), U = T(7150);
let W = !1;
class b extends U.Disposable {
get onScroll() {
return this._onScrollApi || (this._onScrollApi = this._register(new H.Emitter()), this._onScroll.event(((x) => {
this._onScrollApi?.fire(x.position);
}))), this._onScrollApi.event;
}
get cols() {
return this._bufferService.cols;
}
get rows() {
return this._bufferService.rows;
}
get buffers() {
return this._bufferService.buffers;
}
get options() {
return this.optionsService.options;
}
set options(x) {
for (let w in x) this.optionsService.options[w] = x[w];
}
constructor(x) {
super(), this._windowsWrappingHeuristics = this._register(new U.MutableDisposable()), this._onBinary = this._register(new H.Emitter()), this.onBinary = this._onBinary.event, this._onData = this._register(new H.Emitter()), this.onData = this._onData.event, this._onLineFeed = this._register(new H.Emitter()), this.onLineFeed = this._onLineFeed.event, this._onResize = this._register(new H.Emitter()), this.onResize = this._onResize.event, this._onWriteParsed = this._register(new H.Emitter()), this.onWriteParsed = this._onWriteParsed.event, this._onScroll = this._register(new H.Emitter()), this._instantiationService = new D.InstantiationService(), this.optionsService = this._register(new M.OptionsService(x)), this._instantiationService.setService(E.IOptionsService, this.optionsService), this._bufferService = this._register(this._instantiationService.createInstance(j.BufferService)), this._instantiationService.setService(E.IBufferService, this._bufferService), this._logService = this._register(this._instantiationService.createInstance(O.LogService)), this._instantiationService.setService(E.ILogService, this._logService), this.coreService = this._register(this._instantiationService.createInstance(N.CoreService)), this._instantiationService.setService(E.ICoreService, this.coreService), this.coreMouseService = this._register(this._instantiationService.createInstance(P.CoreMouseService)), this._instantiationService.setService(E.ICoreMouseService, this.coreMouseService), this.unicodeService = this._register(this._instantiationService.createInstance(F.UnicodeService)), this._instantiationService.setService(E.IUnicodeService, this.unicodeService), this._charsetService = this._instantiationService.createInstance(I.CharsetService), this._instantiationService.setService(E.ICharsetService, this._charsetService), this._oscLinkService = this._instantiationService.createInstance(V.OscLinkService), this._instantiationService.setService(E.IOscLinkService, this._oscLinkService), this._inputHandler = this._register(new z.InputHandler(this._bufferService, this._charsetService, this.coreService, this._logService, this.optionsService, this._oscLinkService, this.coreMouseService, this.unicodeService)), this._register(H.Event.forward(this._inputHandler.onLineFeed, this._onLineFeed)), this._register(this._inputHandler), this._register(H.Event.forward(this._bufferService.onResize, this._onResize)), this._register(H.Event.forward(this.coreService.onData, this._onData)), this._register(H.Event.forward(this.coreService.onBinary, this._onBinary)), this._register(this.coreService.onRequestScrollToBottom((() => this.scrollToBottom(!0)))), this._register(this.coreService.onUserInput((() => this._writeBuffer.handleUserInput()))), this._register(this.optionsService.onMultipleOptionChange(["windowsMode", "windowsPty"], (() => this._handleWindowsPtyOptionChange()))), this._register(this._bufferService.onScroll((() => {
this._onScroll.fire({ position: this._bufferService.buffer.ydisp }), this._inputHandler.markRangeDirty(this._bufferService.buffer.scrollTop, this._bufferService.buffer.scrollBottom);
}))), this._writeBuffer = this._register(new B.WriteBuffer(((x, w) => this._inputHandler.parse(x, w)))), this._register(H.Event.forward(this._writeBuffer.onWriteParsed, this._onWriteParsed));
}
write(x, w) {
this._writeBuffer.write(x, w);
}
writeSync(x, w) {
this._logService.logLevel <= E.LogLevelEnum.WARN && !W && (this._logService.warn("writeSync is unreliable and will be removed soon."), W = !0), this._writeBuffer.writeSync(x, w);
}
input(x, w = !0) {
this.coreService.triggerDataEvent(x, w);
}
resize(x, w) {
isNaN(x) || isNaN(w) || (x = Math.max(x, j.MINIMUM_COLS), w = Math.max(w, j.MINIMUM_ROWS), this._bufferService.resize(x, w));
}
scroll(x, w = !1) {
this._bufferService.scroll(x, w);
}
scrollLines(x, w) {
this._bufferService.scrollLines(x, w);
}
scrollPages(x) {
this.scrollLines(x * (this.rows - 1));
}
scrollToTop() {
this.scrollLines(-this._bufferService.buffer.ydisp);
}
scrollToBottom(x) {
this.scrollLines(this._bufferService.buffer.ybase - this._bufferService.buffer.ydisp);
}
scrollToLine(x) {
let w = x - this._bufferService.buffer.ydisp;
w !== 0 && this.scrollLines(w);
}
registerEscHandler(x, w) {
return this._inputHandler.registerEscHandler(x, w);
}
registerDcsHandler(x, w) {
return this._inputHandler.registerDcsHandler(x, w);
}
registerCsiHandler(x, w) {
return this._inputHandler.registerCsiHandler(x, w);
}
registerOscHandler(x, w) {
return this._inputHandler.registerOscHandler(x, w);
}
_setup() {
this._handleWindowsPtyOptionChange();
}
reset() {
this._inputHandler.reset(), this._bufferService.reset(), this._charsetService.reset(), this.coreService.reset(), this.coreMouseService.reset();
}
_handleWindowsPtyOptionChange() {
let x = !1;
let w = this.optionsService.rawOptions.windowsPty;
w && w.buildNumber !== void 0 && w.buildNumber !== void 0 ? x = w.backend === "conpty" && w.buildNumber < 21376 : this.optionsService.rawOptions.windowsMode && (x = !0), x ? this._enableWindowsWrappingHeuristics() : this._windowsWrappingHeuristics.clear();
}
_enableWindowsWrappingHeuristics() {
if (!this._windowsWrappingHeuristics.value) {
let x = [];
x.push(this.onLineFeed(R.updateWindowsModeWrappedState.bind(null, this._bufferService))), x.push(this.registerCsiHandler({ final: "H" }, (() => ((0, R.updateWindowsModeWrappedState)(this._bufferService), !1)))), this._windowsWrappingHeuristics.value = (0, U.toDisposable)((() => {
for (let w of x) w.dispose();
}));
}
}
}
w.CoreTerminal = b;
},
2486: function(x, w, T) {
var E = this && this.__decorate || function(x, w, T, E) {
var D, O = arguments.length, j = O < 3 ? w : E === null ? E = Object.getOwnPropertyDescriptor(w, T) : E;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") j = Reflect.decorate(x, w, T, E);
else for (var M = x.length - 1; M >= 0; M--) (D = x[M]) && (j = (O < 3 ? D(j) : O > 3 ? D(w, T, j) : D(w, T)) || j);
return O > 3 && j && Object.defineProperty(w, T, j), j;
}, D = this && this.__param || function(x, w) {
return function(T, E) {
w(T, E, x);
};
};
Object.defineProperty(w, "__esModule", { value: !0 }), w.InputHandler = w.WindowsOptionsReportType = void 0, w.isValidColorIndex = k;
let O = T(3534), j = T(6760), M = T(6717), N = T(7150), P = T(726), F = T(6107), I = T(8938), R = T(3055), z = T(5451), B = T(6501), V = T(6415), H = T(1346), U = T(9823), W = T(8693), G = T(802), K = {
"(": 0,
")": 1,
"*": 2,
"+": 3,
"-": 1,
".": 2
}, q = 131072;
function C(x, w) {
if (x > 24) return w.setWinLines || !1;
switch (x) {
case 1: return !!w.restoreWin;
case 2: return !!w.minimizeWin;
case 3: return !!w.setWinPosition;
case 4: return !!w.setWinSizePixels;
case 5: return !!w.raiseWin;
case 6: return !!w.lowerWin;
case 7: return !!w.refreshWin;
case 8: return !!w.setWinSizeChars;
case 9: return !!w.maximizeWin;
case 10: return !!w.fullscreenWin;
case 11: return !!w.getWinState;
case 13: return !!w.getWinPosition;
case 14: return !!w.getWinSizePixels;
case 15: return !!w.getScreenSizePixels;
case 16: return !!w.getCellSizePixels;
case 18: return !!w.getWinSizeChars;
case 19: return !!w.getScreenSizeChars;
case 20: return !!w.getIconTitle;
case 21: return !!w.getWinTitle;
case 22: return !!w.pushTitle;
case 23: return !!w.popTitle;
case 24: return !!w.setWinLines;
}
return !1;
}
var J;
(function(x) {
x[x.GET_WIN_SIZE_PIXELS = 0] = "GET_WIN_SIZE_PIXELS", x[x.GET_CELL_SIZE_PIXELS = 1] = "GET_CELL_SIZE_PIXELS";
})(J || (w.WindowsOptionsReportType = J = {}));
let Y = 0;
class A extends N.Disposable {
getAttrData() {
return this._curAttrData;
}
constructor(x, w, T, E, D, N, I, R, z = new M.EscapeSequenceParser()) {
super(), this._bufferService = x, this._charsetService = w, this._coreService = T, this._logService = E, this._optionsService = D, this._oscLinkService = N, this._coreMouseService = I, this._unicodeService = R, this._parser = z, this._parseBuffer = new Uint32Array(4096), this._stringDecoder = new P.StringToUtf32(), this._utf8Decoder = new P.Utf8ToUtf32(), this._windowTitle = "", this._iconName = "", this._windowTitleStack = [], this._iconNameStack = [], this._curAttrData = F.DEFAULT_ATTR_DATA.clone(), this._eraseAttrDataInternal = F.DEFAULT_ATTR_DATA.clone(), this._onRequestBell = this._register(new G.Emitter()), this.onRequestBell = this._onRequestBell.event, this._onRequestRefreshRows = this._register(new G.Emitter()), this.onRequestRefreshRows = this._onRequestRefreshRows.event, this._onRequestReset = this._register(new G.Emitter()), this.onRequestReset = this._onRequestReset.event, this._onRequestSendFocus = this._register(new G.Emitter()), this.onRequestSendFocus = this._onRequestSendFocus.event, this._onRequestSyncScrollBar = this._register(new G.Emitter()), this.onRequestSyncScrollBar = this._onRequestSyncScrollBar.event, this._onRequestWindowsOptionsReport = this._register(new G.Emitter()), this.onRequestWindowsOptionsReport = this._onRequestWindowsOptionsReport.event, this._onA11yChar = this._register(new G.Emitter()), this.onA11yChar = this._onA11yChar.event, this._onA11yTab = this._register(new G.Emitter()), this.onA11yTab = this._onA11yTab.event, this._onCursorMove = this._register(new G.Emitter()), this.onCursorMove = this._onCursorMove.event, this._onLineFeed = this._register(new G.Emitter()), this.onLineFeed = this._onLineFeed.event, this._onScroll = this._register(new G.Emitter()), this.onScroll = this._onScroll.event, this._onTitleChange = this._register(new G.Emitter()), this.onTitleChange = this._onTitleChange.event, this._onColor = this._register(new G.Emitter()), this.onColor = this._onColor.event, this._parseStack = {
paused: !1,
cursorStartX: 0,
cursorStartY: 0,
decodedLength: 0,
position: 0
}, this._specialColors = [
256,
257,
258
], this._register(this._parser), this._dirtyRowTracker = new L(this._bufferService), this._activeBuffer = this._bufferService.buffer, this._register(this._bufferService.buffers.onBufferActivate(((x) => this._activeBuffer = x.activeBuffer))), this._parser.setCsiHandlerFallback(((x, w) => {
this._logService.debug("Unknown CSI code: ", {
identifier: this._parser.identToString(x),
params: w.toArray()
});
})), this._parser.setEscHandlerFallback(((x) => {
this._logService.debug("Unknown ESC code: ", { identifier: this._parser.identToString(x) });
})), this._parser.setExecuteHandlerFallback(((x) => {
this._logService.debug("Unknown EXECUTE code: ", { code: x });
})), this._parser.setOscHandlerFallback(((x, w, T) => {
this._logService.debug("Unknown OSC code: ", {
identifier: x,
action: w,
data: T
});
})), this._parser.setDcsHandlerFallback(((x, w, T) => {
w === "HOOK" && (T = T.toArray()), this._logService.debug("Unknown DCS code: ", {
identifier: this._parser.identToString(x),
action: w,
payload: T
});
})), this._parser.setPrintHandler(((x, w, T) => this.print(x, w, T))), this._parser.registerCsiHandler({ final: "@" }, ((x) => this.insertChars(x))), this._parser.registerCsiHandler({
intermediates: " ",
final: "@"
}, ((x) => this.scrollLeft(x))), this._parser.registerCsiHandler({ final: "A" }, ((x) => this.cursorUp(x))), this._parser.registerCsiHandler({
intermediates: " ",
final: "A"
}, ((x) => this.scrollRight(x))), this._parser.registerCsiHandler({ final: "B" }, ((x) => this.cursorDown(x))), this._parser.registerCsiHandler({ final: "C" }, ((x) => this.cursorForward(x))), this._parser.registerCsiHandler({ final: "D" }, ((x) => this.cursorBackward(x))), this._parser.registerCsiHandler({ final: "E" }, ((x) => this.cursorNextLine(x))), this._parser.registerCsiHandler({ final: "F" }, ((x) => this.cursorPrecedingLine(x))), this._parser.registerCsiHandler({ final: "G" }, ((x) => this.cursorCharAbsolute(x))), this._parser.registerCsiHandler({ final: "H" }, ((x) => this.cursorPosition(x))), this._parser.registerCsiHandler({ final: "I" }, ((x) => this.cursorForwardTab(x))), this._parser.registerCsiHandler({ final: "J" }, ((x) => this.eraseInDisplay(x, !1))), this._parser.registerCsiHandler({
prefix: "?",
final: "J"
}, ((x) => this.eraseInDisplay(x, !0))), this._parser.registerCsiHandler({ final: "K" }, ((x) => this.eraseInLine(x, !1))), this._parser.registerCsiHandler({
prefix: "?",
final: "K"
}, ((x) => this.eraseInLine(x, !0))), this._parser.registerCsiHandler({ final: "L" }, ((x) => this.insertLines(x))), this._parser.registerCsiHandler({ final: "M" }, ((x) => this.deleteLines(x))), this._parser.registerCsiHandler({ final: "P" }, ((x) => this.deleteChars(x))), this._parser.registerCsiHandler({ final: "S" }, ((x) => this.scrollUp(x))), this._parser.registerCsiHandler({ final: "T" }, ((x) => this.scrollDown(x))), this._parser.registerCsiHandler({ final: "X" }, ((x) => this.eraseChars(x))), this._parser.registerCsiHandler({ final: "Z" }, ((x) => this.cursorBackwardTab(x))), this._parser.registerCsiHandler({ final: "`" }, ((x) => this.charPosAbsolute(x))), this._parser.registerCsiHandler({ final: "a" }, ((x) => this.hPositionRelative(x))), this._parser.registerCsiHandler({ final: "b" }, ((x) => this.repeatPrecedingCharacter(x))), this._parser.registerCsiHandler({ final: "c" }, ((x) => this.sendDeviceAttributesPrimary(x))), this._parser.registerCsiHandler({
prefix: ">",
final: "c"
}, ((x) => this.sendDeviceAttributesSecondary(x))), this._parser.registerCsiHandler({ final: "d" }, ((x) => this.linePosAbsolute(x))), this._parser.registerCsiHandler({ final: "e" }, ((x) => this.vPositionRelative(x))), this._parser.registerCsiHandler({ final: "f" }, ((x) => this.hVPosition(x))), this._parser.registerCsiHandler({ final: "g" }, ((x) => this.tabClear(x))), this._parser.registerCsiHandler({ final: "h" }, ((x) => this.setMode(x))), this._parser.registerCsiHandler({
prefix: "?",
final: "h"
}, ((x) => this.setModePrivate(x))), this._parser.registerCsiHandler({ final: "l" }, ((x) => this.resetMode(x))), this._parser.registerCsiHandler({
prefix: "?",
final: "l"
}, ((x) => this.resetModePrivate(x))), this._parser.registerCsiHandler({ final: "m" }, ((x) => this.charAttributes(x))), this._parser.registerCsiHandler({ final: "n" }, ((x) => this.deviceStatus(x))), this._parser.registerCsiHandler({
prefix: "?",
final: "n"
}, ((x) => this.deviceStatusPrivate(x))), this._parser.registerCsiHandler({
intermediates: "!",
final: "p"
}, ((x) => this.softReset(x))), this._parser.registerCsiHandler({
intermediates: " ",
final: "q"
}, ((x) => this.setCursorStyle(x))), this._parser.registerCsiHandler({ final: "r" }, ((x) => this.setScrollRegion(x))), this._parser.registerCsiHandler({ final: "s" }, ((x) => this.saveCursor(x))), this._parser.registerCsiHandler({ final: "t" }, ((x) => this.windowOptions(x))), this._parser.registerCsiHandler({ final: "u" }, ((x) => this.restoreCursor(x))), this._parser.registerCsiHandler({
intermediates: "'",
final: "}"
}, ((x) => this.insertColumns(x))), this._parser.registerCsiHandler({
intermediates: "'",
final: "~"
}, ((x) => this.deleteColumns(x))), this._parser.registerCsiHandler({
intermediates: "\"",
final: "q"
}, ((x) => this.selectProtected(x))), this._parser.registerCsiHandler({
intermediates: "$",
final: "p"
}, ((x) => this.requestMode(x, !0))), this._parser.registerCsiHandler({
prefix: "?",
intermediates: "$",
final: "p"
}, ((x) => this.requestMode(x, !1))), this._parser.setExecuteHandler(O.C0.BEL, (() => this.bell())), this._parser.setExecuteHandler(O.C0.LF, (() => this.lineFeed())), this._parser.setExecuteHandler(O.C0.VT, (() => this.lineFeed())), this._parser.setExecuteHandler(O.C0.FF, (() => this.lineFeed())), this._parser.setExecuteHandler(O.C0.CR, (() => this.carriageReturn())), this._parser.setExecuteHandler(O.C0.BS, (() => this.backspace())), this._parser.setExecuteHandler(O.C0.HT, (() => this.tab())), this._parser.setExecuteHandler(O.C0.SO, (() => this.shiftOut())), this._parser.setExecuteHandler(O.C0.SI, (() => this.shiftIn())), this._parser.setExecuteHandler(O.C1.IND, (() => this.index())), this._parser.setExecuteHandler(O.C1.NEL, (() => this.nextLine())), this._parser.setExecuteHandler(O.C1.HTS, (() => this.tabSet())), this._parser.registerOscHandler(0, new H.OscHandler(((x) => (this.setTitle(x), this.setIconName(x), !0)))), this._parser.registerOscHandler(1, new H.OscHandler(((x) => this.setIconName(x)))), this._parser.registerOscHandler(2, new H.OscHandler(((x) => this.setTitle(x)))), this._parser.registerOscHandler(4, new H.OscHandler(((x) => this.setOrReportIndexedColor(x)))), this._parser.registerOscHandler(8, new H.OscHandler(((x) => this.setHyperlink(x)))), this._parser.registerOscHandler(10, new H.OscHandler(((x) => this.setOrReportFgColor(x)))), this._parser.registerOscHandler(11, new H.OscHandler(((x) => this.setOrReportBgColor(x)))), this._parser.registerOscHandler(12, new H.OscHandler(((x) => this.setOrReportCursorColor(x)))), this._parser.registerOscHandler(104, new H.OscHandler(((x) => this.restoreIndexedColor(x)))), this._parser.registerOscHandler(110, new H.OscHandler(((x) => this.restoreFgColor(x)))), this._parser.registerOscHandler(111, new H.OscHandler(((x) => this.restoreBgColor(x)))), this._parser.registerOscHandler(112, new H.OscHandler(((x) => this.restoreCursorColor(x)))), this._parser.registerEscHandler({ final: "7" }, (() => this.saveCursor())), this._parser.registerEscHandler({ final: "8" }, (() => this.restoreCursor())), this._parser.registerEscHandler({ final: "D" }, (() => this.index())), this._parser.registerEscHandler({ final: "E" }, (() => this.nextLine())), this._parser.registerEscHandler({ final: "H" }, (() => this.tabSet())), this._parser.registerEscHandler({ final: "M" }, (() => this.reverseIndex())), this._parser.registerEscHandler({ final: "=" }, (() => this.keypadApplicationMode())), this._parser.registerEscHandler({ final: ">" }, (() => this.keypadNumericMode())), this._parser.registerEscHandler({ final: "c" }, (() => this.fullReset())), this._parser.registerEscHandler({ final: "n" }, (() => this.setgLevel(2))), this._parser.registerEscHandler({ final: "o" }, (() => this.setgLevel(3))), this._parser.registerEscHandler({ final: "|" }, (() => this.setgLevel(3))), this._parser.registerEscHandler({ final: "}" }, (() => this.setgLevel(2))), this._parser.registerEscHandler({ final: "~" }, (() => this.setgLevel(1))), this._parser.registerEscHandler({
intermediates: "%",
final: "@"
}, (() => this.selectDefaultCharset())), this._parser.registerEscHandler({
intermediates: "%",
final: "G"
}, (() => this.selectDefaultCharset()));
for (let x in j.CHARSETS) this._parser.registerEscHandler({
intermediates: "(",
final: x
}, (() => this.selectCharset("(" + x))), this._parser.registerEscHandler({
intermediates: ")",
final: x
}, (() => this.selectCharset(")" + x))), this._parser.registerEscHandler({
intermediates: "*",
final: x
}, (() => this.selectCharset("*" + x))), this._parser.registerEscHandler({
intermediates: "+",
final: x
}, (() => this.selectCharset("+" + x))), this._parser.registerEscHandler({
intermediates: "-",
final: x
}, (() => this.selectCharset("-" + x))), this._parser.registerEscHandler({
intermediates: ".",
final: x
}, (() => this.selectCharset("." + x))), this._parser.registerEscHandler({
intermediates: "/",
final: x
}, (() => this.selectCharset("/" + x)));
this._parser.registerEscHandler({
intermediates: "#",
final: "8"
}, (() => this.screenAlignmentPattern())), this._parser.setErrorHandler(((x) => (this._logService.error("Parsing error: ", x), x))), this._parser.registerDcsHandler({
intermediates: "$",
final: "q"
}, new U.DcsHandler(((x, w) => this.requestStatusString(x, w))));
}
_preserveStack(x, w, T, E) {
this._parseStack.paused = !0, this._parseStack.cursorStartX = x, this._parseStack.cursorStartY = w, this._parseStack.decodedLength = T, this._parseStack.position = E;
}
_logSlowResolvingAsync(x) {
this._logService.logLevel <= B.LogLevelEnum.WARN && Promise.race([x, new Promise(((x, w) => setTimeout((() => w("#SLOW_TIMEOUT")), 5e3)))]).catch(((x) => {
if (x !== "#SLOW_TIMEOUT") throw x;
console.warn("async parser handler taking longer than 5000 ms");
}));
}
_getCurrentLinkId() {
return this._curAttrData.extended.urlId;
}
parse(x, w) {
let T, E = this._activeBuffer.x, D = this._activeBuffer.y, O = 0;
let j = this._parseStack.paused;
if (j) {
if (T = this._parser.parse(this._parseBuffer, this._parseStack.decodedLength, w)) return this._logSlowResolvingAsync(T), T;
E = this._parseStack.cursorStartX, D = this._parseStack.cursorStartY, this._parseStack.paused = !1, x.length > q && (O = this._parseStack.position + q);
}
if (this._logService.logLevel <= B.LogLevelEnum.DEBUG && this._logService.debug("parsing data " + (typeof x == "string" ? ` "${x}"` : ` "${Array.prototype.map.call(x, ((x) => String.fromCharCode(x))).join("")}"`)), this._logService.logLevel === B.LogLevelEnum.TRACE && this._logService.trace("parsing data (codes)", typeof x == "string" ? x.split("").map(((x) => x.charCodeAt(0))) : x), this._parseBuffer.length < x.length && this._parseBuffer.length < q && (this._parseBuffer = new Uint32Array(Math.min(x.length, q))), j || this._dirtyRowTracker.clearRange(), x.length > q) for (let w = O; w < x.length; w += q) {
let O = w + q < x.length ? w + q : x.length, j = typeof x == "string" ? this._stringDecoder.decode(x.substring(w, O), this._parseBuffer) : this._utf8Decoder.decode(x.subarray(w, O), this._parseBuffer);
if (T = this._parser.parse(this._parseBuffer, j)) return this._preserveStack(E, D, j, w), this._logSlowResolvingAsync(T), T;
}
else if (!j) {
let w = typeof x == "string" ? this._stringDecoder.decode(x, this._parseBuffer) : this._utf8Decoder.decode(x, this._parseBuffer);
if (T = this._parser.parse(this._parseBuffer, w)) return this._preserveStack(E, D, w, 0), this._logSlowResolvingAsync(T), T;
}
this._activeBuffer.x === E && this._activeBuffer.y === D || this._onCursorMove.fire();
let M = this._dirtyRowTracker.end + (this._bufferService.buffer.ybase - this._bufferService.buffer.ydisp), N = this._dirtyRowTracker.start + (this._bufferService.buffer.ybase - this._bufferService.buffer.ydisp);
N < this._bufferService.rows && this._onRequestRefreshRows.fire({
start: Math.min(N, this._bufferService.rows - 1),
end: Math.min(M, this._bufferService.rows - 1)
});
}
print(x, w, T) {
let E, D;
let O = this._charsetService.charset, j = this._optionsService.rawOptions.screenReaderMode, M = this._bufferService.cols, N = this._coreService.decPrivateModes.wraparound, R = this._coreService.modes.insertMode, z = this._curAttrData;
let B = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
this._dirtyRowTracker.markDirty(this._activeBuffer.y), this._activeBuffer.x && T - w > 0 && B.getWidth(this._activeBuffer.x - 1) === 2 && B.setCellFromCodepoint(this._activeBuffer.x - 1, 0, 1, z);
let H = this._parser.precedingJoinState;
for (let U = w; U < T; ++U) {
if (E = x[U], E < 127 && O) {
let x = O[String.fromCharCode(E)];
x && (E = x.charCodeAt(0));
}
let w = this._unicodeService.charProperties(E, H);
D = V.UnicodeService.extractWidth(w);
let T = V.UnicodeService.extractShouldJoin(w), W = T ? V.UnicodeService.extractWidth(H) : 0;
if (H = w, j && this._onA11yChar.fire((0, P.stringFromCodePoint)(E)), this._getCurrentLinkId() && this._oscLinkService.addLineToLink(this._getCurrentLinkId(), this._activeBuffer.ybase + this._activeBuffer.y), this._activeBuffer.x + D - W > M) {
if (N) {
let x = B;
let w = this._activeBuffer.x - W;
for (this._activeBuffer.x = W, this._activeBuffer.y++, this._activeBuffer.y === this._activeBuffer.scrollBottom + 1 ? (this._activeBuffer.y--, this._bufferService.scroll(this._eraseAttrData(), !0)) : (this._activeBuffer.y >= this._bufferService.rows && (this._activeBuffer.y = this._bufferService.rows - 1), this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y).isWrapped = !0), B = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y), W > 0 && B instanceof F.BufferLine && B.copyCellsFrom(x, w, 0, W, !1); w < M;) x.setCellFromCodepoint(w++, 0, 1, z);
} else if (this._activeBuffer.x = M - 1, D === 2) continue;
}
if (T && this._activeBuffer.x) {
let x = B.getWidth(this._activeBuffer.x - 1) ? 1 : 2;
B.addCodepointToCell(this._activeBuffer.x - x, E, D);
for (let x = D - W; --x >= 0;) B.setCellFromCodepoint(this._activeBuffer.x++, 0, 0, z);
} else if (R && (B.insertCells(this._activeBuffer.x, D - W, this._activeBuffer.getNullCell(z)), B.getWidth(M - 1) === 2 && B.setCellFromCodepoint(M - 1, I.NULL_CELL_CODE, I.NULL_CELL_WIDTH, z)), B.setCellFromCodepoint(this._activeBuffer.x++, E, D, z), D > 0) for (; --D;) B.setCellFromCodepoint(this._activeBuffer.x++, 0, 0, z);
}
this._parser.precedingJoinState = H, this._activeBuffer.x < M && T - w > 0 && B.getWidth(this._activeBuffer.x) === 0 && !B.hasContent(this._activeBuffer.x) && B.setCellFromCodepoint(this._activeBuffer.x, 0, 1, z), this._dirtyRowTracker.markDirty(this._activeBuffer.y);
}
registerCsiHandler(x, w) {
return x.final !== "t" || x.prefix || x.intermediates ? this._parser.registerCsiHandler(x, w) : this._parser.registerCsiHandler(x, ((x) => !C(x.params[0], this._optionsService.rawOptions.windowOptions) || w(x)));
}
registerDcsHandler(x, w) {
return this._parser.registerDcsHandler(x, new U.DcsHandler(w));
}
registerEscHandler(x, w) {
return this._parser.registerEscHandler(x, w);
}
registerOscHandler(x, w) {
return this._parser.registerOscHandler(x, new H.OscHandler(w));
}
bell() {
return this._onRequestBell.fire(), !0;
}
lineFeed() {
return this._dirtyRowTracker.markDirty(this._activeBuffer.y), this._optionsService.rawOptions.convertEol && (this._activeBuffer.x = 0), this._activeBuffer.y++, this._activeBuffer.y === this._activeBuffer.scrollBottom + 1 ? (this._activeBuffer.y--, this._bufferService.scroll(this._eraseAttrData())) : this._activeBuffer.y >= this._bufferService.rows ? this._activeBuffer.y = this._bufferService.rows - 1 : this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y).isWrapped = !1, this._activeBuffer.x >= this._bufferService.cols && this._activeBuffer.x--, this._dirtyRowTracker.markDirty(this._activeBuffer.y), this._onLineFeed.fire(), !0;
}
carriageReturn() {
return this._activeBuffer.x = 0, !0;
}
backspace() {
if (!this._coreService.decPrivateModes.reverseWraparound) return this._restrictCursor(), this._activeBuffer.x > 0 && this._activeBuffer.x--, !0;
if (this._restrictCursor(this._bufferService.cols), this._activeBuffer.x > 0) this._activeBuffer.x--;
else if (this._activeBuffer.x === 0 && this._activeBuffer.y > this._activeBuffer.scrollTop && this._activeBuffer.y <= this._activeBuffer.scrollBottom && this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y)?.isWrapped) {
this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y).isWrapped = !1, this._activeBuffer.y--, this._activeBuffer.x = this._bufferService.cols - 1;
let x = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
x.hasWidth(this._activeBuffer.x) && !x.hasContent(this._activeBuffer.x) && this._activeBuffer.x--;
}
return this._restrictCursor(), !0;
}
tab() {
if (this._activeBuffer.x >= this._bufferService.cols) return !0;
let x = this._activeBuffer.x;
return this._activeBuffer.x = this._activeBuffer.nextStop(), this._optionsService.rawOptions.screenReaderMode && this._onA11yTab.fire(this._activeBuffer.x - x), !0;
}
shiftOut() {
return this._charsetService.setgLevel(1), !0;
}
shiftIn() {
return this._charsetService.setgLevel(0), !0;
}
_restrictCursor(x = this._bufferService.cols - 1) {
this._activeBuffer.x = Math.min(x, Math.max(0, this._activeBuffer.x)), this._activeBuffer.y = this._coreService.decPrivateModes.origin ? Math.min(this._activeBuffer.scrollBottom, Math.max(this._activeBuffer.scrollTop, this._activeBuffer.y)) : Math.min(this._bufferService.rows - 1, Math.max(0, this._activeBuffer.y)), this._dirtyRowTracker.markDirty(this._activeBuffer.y);
}
_setCursor(x, w) {
this._dirtyRowTracker.markDirty(this._activeBuffer.y), this._coreService.decPrivateModes.origin ? (this._activeBuffer.x = x, this._activeBuffer.y = this._activeBuffer.scrollTop + w) : (this._activeBuffer.x = x, this._activeBuffer.y = w), this._restrictCursor(), this._dirtyRowTracker.markDirty(this._activeBuffer.y);
}
_moveCursor(x, w) {
this._restrictCursor(), this._setCursor(this._activeBuffer.x + x, this._activeBuffer.y + w);
}
cursorUp(x) {
let w = this._activeBuffer.y - this._activeBuffer.scrollTop;
return w >= 0 ? this._moveCursor(0, -Math.min(w, x.params[0] || 1)) : this._moveCursor(0, -(x.params[0] || 1)), !0;
}
cursorDown(x) {
let w = this._activeBuffer.scrollBottom - this._activeBuffer.y;
return w >= 0 ? this._moveCursor(0, Math.min(w, x.params[0] || 1)) : this._moveCursor(0, x.params[0] || 1), !0;
}
cursorForward(x) {
return this._moveCursor(x.params[0] || 1, 0), !0;
}
cursorBackward(x) {
return this._moveCursor(-(x.params[0] || 1), 0), !0;
}
cursorNextLine(x) {
return this.cursorDown(x), this._activeBuffer.x = 0, !0;
}
cursorPrecedingLine(x) {
return this.cursorUp(x), this._activeBuffer.x = 0, !0;
}
cursorCharAbsolute(x) {
return this._setCursor((x.params[0] || 1) - 1, this._activeBuffer.y), !0;
}
cursorPosition(x) {
return this._setCursor(x.length >= 2 ? (x.params[1] || 1) - 1 : 0, (x.params[0] || 1) - 1), !0;
}
charPosAbsolute(x) {
return this._setCursor((x.params[0] || 1) - 1, this._activeBuffer.y), !0;
}
hPositionRelative(x) {
return this._moveCursor(x.params[0] || 1, 0), !0;
}
linePosAbsolute(x) {
return this._setCursor(this._activeBuffer.x, (x.params[0] || 1) - 1), !0;
}
vPositionRelative(x) {
return this._moveCursor(0, x.params[0] || 1), !0;
}
hVPosition(x) {
return this.cursorPosition(x), !0;
}
tabClear(x) {
let w = x.params[0];
return w === 0 ? delete this._activeBuffer.tabs[this._activeBuffer.x] : w === 3 && (this._activeBuffer.tabs = {}), !0;
}
cursorForwardTab(x) {
if (this._activeBuffer.x >= this._bufferService.cols) return !0;
let w = x.params[0] || 1;
for (; w--;) this._activeBuffer.x = this._activeBuffer.nextStop();
return !0;
}
cursorBackwardTab(x) {
if (this._activeBuffer.x >= this._bufferService.cols) return !0;
let w = x.params[0] || 1;
for (; w--;) this._activeBuffer.x = this._activeBuffer.prevStop();
return !0;
}
selectProtected(x) {
let w = x.params[0];
return w === 1 && (this._curAttrData.bg |= 536870912), w !== 2 && w !== 0 || (this._curAttrData.bg &= -536870913), !0;
}
_eraseInBufferLine(x, w, T, E = !1, D = !1) {
let O = this._activeBuffer.lines.get(this._activeBuffer.ybase + x);
O.replaceCells(w, T, this._activeBuffer.getNullCell(this._eraseAttrData()), D), E && (O.isWrapped = !1);
}
_resetBufferLine(x, w = !1) {
let T = this._activeBuffer.lines.get(this._activeBuffer.ybase + x);
T && (T.fill(this._activeBuffer.getNullCell(this._eraseAttrData()), w), this._bufferService.buffer.clearMarkers(this._activeBuffer.ybase + x), T.isWrapped = !1);
}
eraseInDisplay(x, w = !1) {
let T;
switch (this._restrictCursor(this._bufferService.cols), x.params[0]) {
case 0:
for (T = this._activeBuffer.y, this._dirtyRowTracker.markDirty(T), this._eraseInBufferLine(T++, this._activeBuffer.x, this._bufferService.cols, this._activeBuffer.x === 0, w); T < this._bufferService.rows; T++) this._resetBufferLine(T, w);
this._dirtyRowTracker.markDirty(T);
break;
case 1:
for (T = this._activeBuffer.y, this._dirtyRowTracker.markDirty(T), this._eraseInBufferLine(T, 0, this._activeBuffer.x + 1, !0, w), this._activeBuffer.x + 1 >= this._bufferService.cols && (this._activeBuffer.lines.get(T + 1).isWrapped = !1); T--;) this._resetBufferLine(T, w);
this._dirtyRowTracker.markDirty(0);
break;
case 2:
if (this._optionsService.rawOptions.scrollOnEraseInDisplay) {
for (T = this._bufferService.rows, this._dirtyRowTracker.markRangeDirty(0, T - 1); T-- && !this._activeBuffer.lines.get(this._activeBuffer.ybase + T)?.getTrimmedLength(););
for (; T >= 0; T--) this._bufferService.scroll(this._eraseAttrData());
} else {
for (T = this._bufferService.rows, this._dirtyRowTracker.markDirty(T - 1); T--;) this._resetBufferLine(T, w);
this._dirtyRowTracker.markDirty(0);
}
break;
case 3:
let x = this._activeBuffer.lines.length - this._bufferService.rows;
x > 0 && (this._activeBuffer.lines.trimStart(x), this._activeBuffer.ybase = Math.max(this._activeBuffer.ybase - x, 0), this._activeBuffer.ydisp = Math.max(this._activeBuffer.ydisp - x, 0), this._onScroll.fire(0));
}
return !0;
}
eraseInLine(x, w = !1) {
switch (this._restrictCursor(this._bufferService.cols), x.params[0]) {
case 0:
this._eraseInBufferLine(this._activeBuffer.y, this._activeBuffer.x, this._bufferService.cols, this._activeBuffer.x === 0, w);
break;
case 1:
this._eraseInBufferLine(this._activeBuffer.y, 0, this._activeBuffer.x + 1, !1, w);
break;
case 2: this._eraseInBufferLine(this._activeBuffer.y, 0, this._bufferService.cols, !0, w);
}
return this._dirtyRowTracker.markDirty(this._activeBuffer.y), !0;
}
insertLines(x) {
this._restrictCursor();
let w = x.params[0] || 1;
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let T = this._activeBuffer.ybase + this._activeBuffer.y, E = this._bufferService.rows - 1 - this._activeBuffer.scrollBottom, D = this._bufferService.rows - 1 + this._activeBuffer.ybase - E + 1;
for (; w--;) this._activeBuffer.lines.splice(D - 1, 1), this._activeBuffer.lines.splice(T, 0, this._activeBuffer.getBlankLine(this._eraseAttrData()));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.y, this._activeBuffer.scrollBottom), this._activeBuffer.x = 0, !0;
}
deleteLines(x) {
this._restrictCursor();
let w = x.params[0] || 1;
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let T = this._activeBuffer.ybase + this._activeBuffer.y;
let E;
for (E = this._bufferService.rows - 1 - this._activeBuffer.scrollBottom, E = this._bufferService.rows - 1 + this._activeBuffer.ybase - E; w--;) this._activeBuffer.lines.splice(T, 1), this._activeBuffer.lines.splice(E, 0, this._activeBuffer.getBlankLine(this._eraseAttrData()));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.y, this._activeBuffer.scrollBottom), this._activeBuffer.x = 0, !0;
}
insertChars(x) {
this._restrictCursor();
let w = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
return w && (w.insertCells(this._activeBuffer.x, x.params[0] || 1, this._activeBuffer.getNullCell(this._eraseAttrData())), this._dirtyRowTracker.markDirty(this._activeBuffer.y)), !0;
}
deleteChars(x) {
this._restrictCursor();
let w = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
return w && (w.deleteCells(this._activeBuffer.x, x.params[0] || 1, this._activeBuffer.getNullCell(this._eraseAttrData())), this._dirtyRowTracker.markDirty(this._activeBuffer.y)), !0;
}
scrollUp(x) {
let w = x.params[0] || 1;
for (; w--;) this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollTop, 1), this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollBottom, 0, this._activeBuffer.getBlankLine(this._eraseAttrData()));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
scrollDown(x) {
let w = x.params[0] || 1;
for (; w--;) this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollBottom, 1), this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollTop, 0, this._activeBuffer.getBlankLine(F.DEFAULT_ATTR_DATA));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
scrollLeft(x) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let w = x.params[0] || 1;
for (let x = this._activeBuffer.scrollTop; x <= this._activeBuffer.scrollBottom; ++x) {
let T = this._activeBuffer.lines.get(this._activeBuffer.ybase + x);
T.deleteCells(0, w, this._activeBuffer.getNullCell(this._eraseAttrData())), T.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
scrollRight(x) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let w = x.params[0] || 1;
for (let x = this._activeBuffer.scrollTop; x <= this._activeBuffer.scrollBottom; ++x) {
let T = this._activeBuffer.lines.get(this._activeBuffer.ybase + x);
T.insertCells(0, w, this._activeBuffer.getNullCell(this._eraseAttrData())), T.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
insertColumns(x) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let w = x.params[0] || 1;
for (let x = this._activeBuffer.scrollTop; x <= this._activeBuffer.scrollBottom; ++x) {
let T = this._activeBuffer.lines.get(this._activeBuffer.ybase + x);
T.insertCells(this._activeBuffer.x, w, this._activeBuffer.getNullCell(this._eraseAttrData())), T.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
deleteColumns(x) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let w = x.params[0] || 1;
for (let x = this._activeBuffer.scrollTop; x <= this._activeBuffer.scrollBottom; ++x) {
let T = this._activeBuffer.lines.get(this._activeBuffer.ybase + x);
T.deleteCells(this._activeBuffer.x, w, this._activeBuffer.getNullCell(this._eraseAttrData())), T.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
eraseChars(x) {
this._restrictCursor();
let w = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
return w && (w.replaceCells(this._activeBuffer.x, this._activeBuffer.x + (x.params[0] || 1), this._activeBuffer.getNullCell(this._eraseAttrData())), this._dirtyRowTracker.markDirty(this._activeBuffer.y)), !0;
}
repeatPrecedingCharacter(x) {
let w = this._parser.precedingJoinState;
if (!w) return !0;
let T = x.params[0] || 1, E = V.UnicodeService.extractWidth(w), D = this._activeBuffer.x - E, O = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y).getString(D), j = new Uint32Array(O.length * T);
let M = 0;
for (let x = 0; x < O.length;) {
let w = O.codePointAt(x) || 0;
j[M++] = w, x += w > 65535 ? 2 : 1;
}
let N = M;
for (let x = 1; x < T; ++x) j.copyWithin(N, 0, M), N += M;
return this.print(j, 0, N), !0;
}
sendDeviceAttributesPrimary(x) {
return x.params[0] > 0 || (this._is("xterm") || this._is("rxvt-unicode") || this._is("screen") ? this._coreService.triggerDataEvent(O.C0.ESC + "[?1;2c") : this._is("linux") && this._coreService.triggerDataEvent(O.C0.ESC + "[?6c")), !0;
}
sendDeviceAttributesSecondary(x) {
return x.params[0] > 0 || (this._is("xterm") ? this._coreService.triggerDataEvent(O.C0.ESC + "[>0;276;0c") : this._is("rxvt-unicode") ? this._coreService.triggerDataEvent(O.C0.ESC + "[>85;95;0c") : this._is("linux") ? this._coreService.triggerDataEvent(x.params[0] + "c") : this._is("screen") && this._coreService.triggerDataEvent(O.C0.ESC + "[>83;40003;0c")), !0;
}
_is(x) {
return (this._optionsService.rawOptions.termName + "").indexOf(x) === 0;
}
setMode(x) {
for (let w = 0; w < x.length; w++) switch (x.params[w]) {
case 4:
this._coreService.modes.insertMode = !0;
break;
case 20: this._optionsService.options.convertEol = !0;
}
return !0;
}
setModePrivate(x) {
for (let w = 0; w < x.length; w++) switch (x.params[w]) {
case 1:
this._coreService.decPrivateModes.applicationCursorKeys = !0;
break;
case 2:
this._charsetService.setgCharset(0, j.DEFAULT_CHARSET), this._charsetService.setgCharset(1, j.DEFAULT_CHARSET), this._charsetService.setgCharset(2, j.DEFAULT_CHARSET), this._charsetService.setgCharset(3, j.DEFAULT_CHARSET);
break;
case 3:
this._optionsService.rawOptions.windowOptions.setWinLines && (this._bufferService.resize(132, this._bufferService.rows), this._onRequestReset.fire());
break;
case 6:
this._coreService.decPrivateModes.origin = !0, this._setCursor(0, 0);
break;
case 7:
this._coreService.decPrivateModes.wraparound = !0;
break;
case 12:
this._optionsService.options.cursorBlink = !0;
break;
case 45:
this._coreService.decPrivateModes.reverseWraparound = !0;
break;
case 66:
this._logService.debug("Serial port requested application keypad."), this._coreService.decPrivateModes.applicationKeypad = !0, this._onRequestSyncScrollBar.fire();
break;
case 9:
this._coreMouseService.activeProtocol = "X10";
break;
case 1e3:
this._coreMouseService.activeProtocol = "VT200";
break;
case 1002:
this._coreMouseService.activeProtocol = "DRAG";
break;
case 1003:
this._coreMouseService.activeProtocol = "ANY";
break;
case 1004:
this._coreService.decPrivateModes.sendFocus = !0, this._onRequestSendFocus.fire();
break;
case 1005:
this._logService.debug("DECSET 1005 not supported (see #2507)");
break;
case 1006:
this._coreMouseService.activeEncoding = "SGR";
break;
case 1015:
this._logService.debug("DECSET 1015 not supported (see #2507)");
break;
case 1016:
this._coreMouseService.activeEncoding = "SGR_PIXELS";
break;
case 25:
this._coreService.isCursorHidden = !1;
break;
case 1048:
this.saveCursor();
break;
case 1049: this.saveCursor();
case 47:
case 1047:
this._bufferService.buffers.activateAltBuffer(this._eraseAttrData()), this._coreService.isCursorInitialized = !0, this._onRequestRefreshRows.fire(void 0), this._onRequestSyncScrollBar.fire();
break;
case 2004:
this._coreService.decPrivateModes.bracketedPasteMode = !0;
break;
case 2026: this._coreService.decPrivateModes.synchronizedOutput = !0;
}
return !0;
}
resetMode(x) {
for (let w = 0; w < x.length; w++) switch (x.params[w]) {
case 4:
this._coreService.modes.insertMode = !1;
break;
case 20: this._optionsService.options.convertEol = !1;
}
return !0;
}
resetModePrivate(x) {
for (let w = 0; w < x.length; w++) switch (x.params[w]) {
case 1:
this._coreService.decPrivateModes.applicationCursorKeys = !1;
break;
case 3:
this._optionsService.rawOptions.windowOptions.setWinLines && (this._bufferService.resize(80, this._bufferService.rows), this._onRequestReset.fire());
break;
case 6:
this._coreService.decPrivateModes.origin = !1, this._setCursor(0, 0);
break;
case 7:
this._coreService.decPrivateModes.wraparound = !1;
break;
case 12:
this._optionsService.options.cursorBlink = !1;
break;
case 45:
this._coreService.decPrivateModes.reverseWraparound = !1;
break;
case 66:
this._logService.debug("Switching back to normal keypad."), this._coreService.decPrivateModes.applicationKeypad = !1, this._onRequestSyncScrollBar.fire();
break;
case 9:
case 1e3:
case 1002:
case 1003:
this._coreMouseService.activeProtocol = "NONE";
break;
case 1004:
this._coreService.decPrivateModes.sendFocus = !1;
break;
case 1005:
this._logService.debug("DECRST 1005 not supported (see #2507)");
break;
case 1006:
case 1016:
this._coreMouseService.activeEncoding = "DEFAULT";
break;
case 1015:
this._logService.debug("DECRST 1015 not supported (see #2507)");
break;
case 25:
this._coreService.isCursorHidden = !0;
break;
case 1048:
this.restoreCursor();
break;
case 1049:
case 47:
case 1047:
this._bufferService.buffers.activateNormalBuffer(), x.params[w] === 1049 && this.restoreCursor(), this._coreService.isCursorInitialized = !0, this._onRequestRefreshRows.fire(void 0), this._onRequestSyncScrollBar.fire();
break;
case 2004:
this._coreService.decPrivateModes.bracketedPasteMode = !1;
break;
case 2026: this._coreService.decPrivateModes.synchronizedOutput = !1, this._onRequestRefreshRows.fire(void 0);
}
return !0;
}
requestMode(x, w) {
let T = this._coreService.decPrivateModes, { activeProtocol: E, activeEncoding: D } = this._coreMouseService, j = this._coreService, { buffers: M, cols: N } = this._bufferService, { active: P, alt: F } = M, I = this._optionsService.rawOptions, d = (x) => x ? 1 : 2, R = x.params[0];
return z = R, B = w ? R === 2 ? 4 : R === 4 ? d(j.modes.insertMode) : R === 12 ? 3 : R === 20 ? d(I.convertEol) : 0 : R === 1 ? d(T.applicationCursorKeys) : R === 3 ? I.windowOptions.setWinLines ? N === 80 ? 2 : +(N === 132) : 0 : R === 6 ? d(T.origin) : R === 7 ? d(T.wraparound) : R === 8 ? 3 : R === 9 ? d(E === "X10") : R === 12 ? d(I.cursorBlink) : R === 25 ? d(!j.isCursorHidden) : R === 45 ? d(T.reverseWraparound) : R === 66 ? d(T.applicationKeypad) : R === 67 ? 4 : R === 1e3 ? d(E === "VT200") : R === 1002 ? d(E === "DRAG") : R === 1003 ? d(E === "ANY") : R === 1004 ? d(T.sendFocus) : R === 1005 ? 4 : R === 1006 ? d(D === "SGR") : R === 1015 ? 4 : R === 1016 ? d(D === "SGR_PIXELS") : R === 1048 ? 1 : R === 47 || R === 1047 || R === 1049 ? d(P === F) : R === 2004 ? d(T.bracketedPasteMode) : R === 2026 ? d(T.synchronizedOutput) : 0, j.triggerDataEvent(`${O.C0.ESC}[${w ? "" : "?"}${z};${B}$y`), !0;
var z, B;
}
_updateAttrColor(x, w, T, E, D) {
return w === 2 ? (x |= 50331648, x &= -16777216, x |= z.AttributeData.fromColorRGB([
T,
E,
D
])) : w === 5 && (x &= -50331904, x |= 33554432 | 255 & T), x;
}
_extractColor(x, w, T) {
let E = [
0,
0,
-1,
0,
0,
0
];
let D = 0, O = 0;
do {
if (E[O + D] = x.params[w + O], x.hasSubParams(w + O)) {
let T = x.getSubParams(w + O);
let j = 0;
do
E[1] === 5 && (D = 1), E[O + j + 1 + D] = T[j];
while (++j < T.length && j + O + 1 + D < E.length);
break;
}
if (E[1] === 5 && O + D >= 2 || E[1] === 2 && O + D >= 5) break;
E[1] && (D = 1);
} while (++O + w < x.length && O + D < E.length);
for (let x = 2; x < E.length; ++x) E[x] === -1 && (E[x] = 0);
switch (E[0]) {
case 38:
T.fg = this._updateAttrColor(T.fg, E[1], E[3], E[4], E[5]);
break;
case 48:
T.bg = this._updateAttrColor(T.bg, E[1], E[3], E[4], E[5]);
break;
case 58: T.extended = T.extended.clone(), T.extended.underlineColor = this._updateAttrColor(T.extended.underlineColor, E[1], E[3], E[4], E[5]);
}
return O;
}
_processUnderline(x, w) {
w.extended = w.extended.clone(), (!~x || x > 5) && (x = 1), w.extended.underlineStyle = x, w.fg |= 268435456, x === 0 && (w.fg &= -268435457), w.updateExtended();
}
_processSGR0(x) {
x.fg = F.DEFAULT_ATTR_DATA.fg, x.bg = F.DEFAULT_ATTR_DATA.bg, x.extended = x.extended.clone(), x.extended.underlineStyle = 0, x.extended.underlineColor &= -67108864, x.updateExtended();
}
charAttributes(x) {
if (x.length === 1 && x.params[0] === 0) return this._processSGR0(this._curAttrData), !0;
let w = x.length;
let T;
let E = this._curAttrData;
for (let D = 0; D < w; D++) T = x.params[D], T >= 30 && T <= 37 ? (E.fg &= -50331904, E.fg |= 16777216 | T - 30) : T >= 40 && T <= 47 ? (E.bg &= -50331904, E.bg |= 16777216 | T - 40) : T >= 90 && T <= 97 ? (E.fg &= -50331904, E.fg |= 16777224 | T - 90) : T >= 100 && T <= 107 ? (E.bg &= -50331904, E.bg |= 16777224 | T - 100) : T === 0 ? this._processSGR0(E) : T === 1 ? E.fg |= 134217728 : T === 3 ? E.bg |= 67108864 : T === 4 ? (E.fg |= 268435456, this._processUnderline(x.hasSubParams(D) ? x.getSubParams(D)[0] : 1, E)) : T === 5 ? E.fg |= 536870912 : T === 7 ? E.fg |= 67108864 : T === 8 ? E.fg |= 1073741824 : T === 9 ? E.fg |= 2147483648 : T === 2 ? E.bg |= 134217728 : T === 21 ? this._processUnderline(2, E) : T === 22 ? (E.fg &= -134217729, E.bg &= -134217729) : T === 23 ? E.bg &= -67108865 : T === 24 ? (E.fg &= -268435457, this._processUnderline(0, E)) : T === 25 ? E.fg &= -536870913 : T === 27 ? E.fg &= -67108865 : T === 28 ? E.fg &= -1073741825 : T === 29 ? E.fg &= 2147483647 : T === 39 ? (E.fg &= -67108864, E.fg |= 16777215 & F.DEFAULT_ATTR_DATA.fg) : T === 49 ? (E.bg &= -67108864, E.bg |= 16777215 & F.DEFAULT_ATTR_DATA.bg) : T === 38 || T === 48 || T === 58 ? D += this._extractColor(x, D, E) : T === 53 ? E.bg |= 1073741824 : T === 55 ? E.bg &= -1073741825 : T === 59 ? (E.extended = E.extended.clone(), E.extended.underlineColor = -1, E.updateExtended()) : T === 100 ? (E.fg &= -67108864, E.fg |= 16777215 & F.DEFAULT_ATTR_DATA.fg, E.bg &= -67108864, E.bg |= 16777215 & F.DEFAULT_ATTR_DATA.bg) : this._logService.debug("Unknown SGR attribute: %d.", T);
return !0;
}
deviceStatus(x) {
switch (x.params[0]) {
case 5:
this._coreService.triggerDataEvent(`${O.C0.ESC}[0n`);
break;
case 6:
let x = this._activeBuffer.y + 1, w = this._activeBuffer.x + 1;
this._coreService.triggerDataEvent(`${O.C0.ESC}[${x};${w}R`);
}
return !0;
}
deviceStatusPrivate(x) {
if (x.params[0] === 6) {
let x = this._activeBuffer.y + 1, w = this._activeBuffer.x + 1;
this._coreService.triggerDataEvent(`${O.C0.ESC}[?${x};${w}R`);
}
return !0;
}
softReset(x) {
return this._coreService.isCursorHidden = !1, this._onRequestSyncScrollBar.fire(), this._activeBuffer.scrollTop = 0, this._activeBuffer.scrollBottom = this._bufferService.rows - 1, this._curAttrData = F.DEFAULT_ATTR_DATA.clone(), this._coreService.reset(), this._charsetService.reset(), this._activeBuffer.savedX = 0, this._activeBuffer.savedY = this._activeBuffer.ybase, this._activeBuffer.savedCurAttrData.fg = this._curAttrData.fg, this._activeBuffer.savedCurAttrData.bg = this._curAttrData.bg, this._activeBuffer.savedCharset = this._charsetService.charset, this._coreService.decPrivateModes.origin = !1, !0;
}
setCursorStyle(x) {
let w = x.length === 0 ? 1 : x.params[0];
if (w === 0) this._coreService.decPrivateModes.cursorStyle = void 0, this._coreService.decPrivateModes.cursorBlink = void 0;
else {
switch (w) {
case 1:
case 2:
this._coreService.decPrivateModes.cursorStyle = "block";
break;
case 3:
case 4:
this._coreService.decPrivateModes.cursorStyle = "underline";
break;
case 5:
case 6: this._coreService.decPrivateModes.cursorStyle = "bar";
}
let x = w % 2 == 1;
this._coreService.decPrivateModes.cursorBlink = x;
}
return !0;
}
setScrollRegion(x) {
let w = x.params[0] || 1;
let T;
return (x.length < 2 || (T = x.params[1]) > this._bufferService.rows || T === 0) && (T = this._bufferService.rows), T > w && (this._activeBuffer.scrollTop = w - 1, this._activeBuffer.scrollBottom = T - 1, this._setCursor(0, 0)), !0;
}
windowOptions(x) {
if (!C(x.params[0], this._optionsService.rawOptions.windowOptions)) return !0;
let w = x.length > 1 ? x.params[1] : 0;
switch (x.params[0]) {
case 14:
w !== 2 && this._onRequestWindowsOptionsReport.fire(J.GET_WIN_SIZE_PIXELS);
break;
case 16:
this._onRequestWindowsOptionsReport.fire(J.GET_CELL_SIZE_PIXELS);
break;
case 18:
this._bufferService && this._coreService.triggerDataEvent(`${O.C0.ESC}[8;${this._bufferService.rows};${this._bufferService.cols}t`);
break;
case 22:
w !== 0 && w !== 2 || (this._windowTitleStack.push(this._windowTitle), this._windowTitleStack.length > 10 && this._windowTitleStack.shift()), w !== 0 && w !== 1 || (this._iconNameStack.push(this._iconName), this._iconNameStack.length > 10 && this._iconNameStack.shift());
break;
case 23: w !== 0 && w !== 2 || this._windowTitleStack.length && this.setTitle(this._windowTitleStack.pop()), w !== 0 && w !== 1 || this._iconNameStack.length && this.setIconName(this._iconNameStack.pop());
}
return !0;
}
saveCursor(x) {
return this._activeBuffer.savedX = this._activeBuffer.x, this._activeBuffer.savedY = this._activeBuffer.ybase + this._activeBuffer.y, this._activeBuffer.savedCurAttrData.fg = this._curAttrData.fg, this._activeBuffer.savedCurAttrData.bg = this._curAttrData.bg, this._activeBuffer.savedCharset = this._charsetService.charset, !0;
}
restoreCursor(x) {
return this._activeBuffer.x = this._activeBuffer.savedX || 0, this._activeBuffer.y = Math.max(this._activeBuffer.savedY - this._activeBuffer.ybase, 0), this._curAttrData.fg = this._activeBuffer.savedCurAttrData.fg, this._curAttrData.bg = this._activeBuffer.savedCurAttrData.bg, this._charsetService.charset = this._savedCharset, this._activeBuffer.savedCharset && (this._charsetService.charset = this._activeBuffer.savedCharset), this._restrictCursor(), !0;
}
setTitle(x) {
return this._windowTitle = x, this._onTitleChange.fire(x), !0;
}
setIconName(x) {
return this._iconName = x, !0;
}
setOrReportIndexedColor(x) {
let w = [], T = x.split(";");
for (; T.length > 1;) {
let x = T.shift(), E = T.shift();
if (/^\d+$/.exec(x)) {
let T = parseInt(x);
if (k(T)) {
if (E === "?") w.push({
type: 0,
index: T
});
else {
let x = (0, W.parseColor)(E);
x && w.push({
type: 1,
index: T,
color: x
});
}
}
}
}
return w.length && this._onColor.fire(w), !0;
}
setHyperlink(x) {
let w = x.indexOf(";");
if (w === -1) return !0;
let T = x.slice(0, w).trim(), E = x.slice(w + 1);
return E ? this._createHyperlink(T, E) : !T.trim() && this._finishHyperlink();
}
_createHyperlink(x, w) {
this._getCurrentLinkId() && this._finishHyperlink();
let T = x.split(":");
let E;
let D = T.findIndex(((x) => x.startsWith("id=")));
return D !== -1 && (E = T[D].slice(3) || void 0), this._curAttrData.extended = this._curAttrData.extended.clone(), this._curAttrData.extended.urlId = this._oscLinkService.registerLink({
id: E,
uri: w
}), this._curAttrData.updateExtended(), !0;
}
_finishHyperlink() {
return this._curAttrData.extended = this._curAttrData.extended.clone(), this._curAttrData.extended.urlId = 0, this._curAttrData.updateExtended(), !0;
}
_setOrReportSpecialColor(x, w) {
let T = x.split(";");
for (let x = 0; x < T.length && !(w >= this._specialColors.length); ++x, ++w) if (T[x] === "?") this._onColor.fire([{
type: 0,
index: this._specialColors[w]
}]);
else {
let E = (0, W.parseColor)(T[x]);
E && this._onColor.fire([{
type: 1,
index: this._specialColors[w],
color: E
}]);
}
return !0;
}
setOrReportFgColor(x) {
return this._setOrReportSpecialColor(x, 0);
}
setOrReportBgColor(x) {
return this._setOrReportSpecialColor(x, 1);
}
setOrReportCursorColor(x) {
return this._setOrReportSpecialColor(x, 2);
}
restoreIndexedColor(x) {
if (!x) return this._onColor.fire([{ type: 2 }]), !0;
let w = [], T = x.split(";");
for (let x = 0; x < T.length; ++x) if (/^\d+$/.exec(T[x])) {
let E = parseInt(T[x]);
k(E) && w.push({
type: 2,
index: E
});
}
return w.length && this._onColor.fire(w), !0;
}
restoreFgColor(x) {
return this._onColor.fire([{
type: 2,
index: 256
}]), !0;
}
restoreBgColor(x) {
return this._onColor.fire([{
type: 2,
index: 257
}]), !0;
}
restoreCursorColor(x) {
return this._onColor.fire([{
type: 2,
index: 258
}]), !0;
}
nextLine() {
return this._activeBuffer.x = 0, this.index(), !0;
}
keypadApplicationMode() {
return this._logService.debug("Serial port requested application keypad."), this._coreService.decPrivateModes.applicationKeypad = !0, this._onRequestSyncScrollBar.fire(), !0;
}
keypadNumericMode() {
return this._logService.debug("Switching back to normal keypad."), this._coreService.decPrivateModes.applicationKeypad = !1, this._onRequestSyncScrollBar.fire(), !0;
}
selectDefaultCharset() {
return this._charsetService.setgLevel(0), this._charsetService.setgCharset(0, j.DEFAULT_CHARSET), !0;
}
selectCharset(x) {
return x.length === 2 ? (x[0] === "/" || this._charsetService.setgCharset(K[x[0]], j.CHARSETS[x[1]] || j.DEFAULT_CHARSET), !0) : (this.selectDefaultCharset(), !0);
}
index() {
return this._restrictCursor(), this._activeBuffer.y++, this._activeBuffer.y === this._activeBuffer.scrollBottom + 1 ? (this._activeBuffer.y--, this._bufferService.scroll(this._eraseAttrData())) : this._activeBuffer.y >= this._bufferService.rows && (this._activeBuffer.y = this._bufferService.rows - 1), this._restrictCursor(), !0;
}
tabSet() {
return this._activeBuffer.tabs[this._activeBuffer.x] = !0, !0;
}
reverseIndex() {
if (this._restrictCursor(), this._activeBuffer.y === this._activeBuffer.scrollTop) {
let x = this._activeBuffer.scrollBottom - this._activeBuffer.scrollTop;
this._activeBuffer.lines.shiftElements(this._activeBuffer.ybase + this._activeBuffer.y, x, 1), this._activeBuffer.lines.set(this._activeBuffer.ybase + this._activeBuffer.y, this._activeBuffer.getBlankLine(this._eraseAttrData())), this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom);
} else this._activeBuffer.y--, this._restrictCursor();
return !0;
}
fullReset() {
return this._parser.reset(), this._onRequestReset.fire(), !0;
}
reset() {
this._curAttrData = F.DEFAULT_ATTR_DATA.clone(), this._eraseAttrDataInternal = F.DEFAULT_ATTR_DATA.clone();
}
_eraseAttrData() {
return this._eraseAttrDataInternal.bg &= -67108864, this._eraseAttrDataInternal.bg |= 67108863 & this._curAttrData.bg, this._eraseAttrDataInternal;
}
setgLevel(x) {
return this._charsetService.setgLevel(x), !0;
}
screenAlignmentPattern() {
let x = new R.CellData();
x.content = 4194373, x.fg = this._curAttrData.fg, x.bg = this._curAttrData.bg, this._setCursor(0, 0);
for (let w = 0; w < this._bufferService.rows; ++w) {
let T = this._activeBuffer.ybase + this._activeBuffer.y + w, E = this._activeBuffer.lines.get(T);
E && (E.fill(x), E.isWrapped = !1);
}
return this._dirtyRowTracker.markAllDirty(), this._setCursor(0, 0), !0;
}
requestStatusString(x, w) {
let T = this._bufferService.buffer, E = this._optionsService.rawOptions;
return ((x) => (this._coreService.triggerDataEvent(`${O.C0.ESC}${x}${O.C0.ESC}\\`), !0))(x === "\"q" ? `P1$r${+!!this._curAttrData.isProtected()}"q` : x === "\"p" ? "P1$r61;1\"p" : x === "r" ? `P1$r${T.scrollTop + 1};${T.scrollBottom + 1}r` : x === "m" ? "P1$r0m" : x === " q" ? `P1$r${{
block: 2,
underline: 4,
bar: 6
}[E.cursorStyle] - +!!E.cursorBlink} q` : "P0$r");
}
markRangeDirty(x, w) {
this._dirtyRowTracker.markRangeDirty(x, w);
}
}
w.InputHandler = A;
let L = class {
constructor(x) {
this._bufferService = x, this.clearRange();
}
clearRange() {
this.start = this._bufferService.buffer.y, this.end = this._bufferService.buffer.y;
}
markDirty(x) {
x < this.start ? this.start = x : x > this.end && (this.end = x);
}
markRangeDirty(x, w) {
x > w && (Y = x, x = w, w = Y), x < this.start && (this.start = x), w > this.end && (this.end = w);
}
markAllDirty() {
this.markRangeDirty(0, this._bufferService.rows - 1);
}
};
function k(x) {
return 0 <= x && x < 256;
}
L = E([D(0, B.IBufferService)], L);
},
701: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.isChromeOS = w.isLinux = w.isWindows = w.isIphone = w.isIpad = w.isMac = w.isSafari = w.isLegacyEdge = w.isFirefox = w.isNode = void 0, w.getSafariVersion = function() {
if (!w.isSafari) return 0;
let x = T.match(/Version\/(\d+)/);
return x === null || x.length < 2 ? 0 : parseInt(x[1]);
}, w.isNode = typeof process < "u" && "title" in process;
let T = w.isNode ? "node" : navigator.userAgent, E = w.isNode ? "node" : navigator.platform;
w.isFirefox = T.includes("Firefox"), w.isLegacyEdge = T.includes("Edge"), w.isSafari = /^((?!chrome|android).)*safari/i.test(T), w.isMac = [
"Macintosh",
"MacIntel",
"MacPPC",
"Mac68K"
].includes(E), w.isIpad = E === "iPad", w.isIphone = E === "iPhone", w.isWindows = [
"Windows",
"Win16",
"Win32",
"WinCE"
].includes(E), w.isLinux = E.indexOf("Linux") >= 0, w.isChromeOS = /\bCrOS\b/.test(T);
},
6168: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.DebouncedIdleTask = w.IdleTaskQueue = w.PriorityTaskQueue = void 0;
let E = T(701);
class r {
constructor() {
this._tasks = [], this._i = 0;
}
enqueue(x) {
this._tasks.push(x), this._start();
}
flush() {
for (; this._i < this._tasks.length;) this._tasks[this._i]() || this._i++;
this.clear();
}
clear() {
this._idleCallback &&= (this._cancelCallback(this._idleCallback), void 0), this._i = 0, this._tasks.length = 0;
}
_start() {
this._idleCallback ||= this._requestCallback(this._process.bind(this));
}
_process(x) {
this._idleCallback = void 0;
let w = 0, T = 0, E = x.timeRemaining(), D = 0;
for (; this._i < this._tasks.length;) {
if (w = performance.now(), this._tasks[this._i]() || this._i++, w = Math.max(1, performance.now() - w), T = Math.max(w, T), D = x.timeRemaining(), 1.5 * T > D) return E - w < -20 && console.warn(`task queue exceeded allotted deadline by ${Math.abs(Math.round(E - w))}ms`), void this._start();
E = D;
}
this.clear();
}
}
class n extends r {
_requestCallback(x) {
return setTimeout((() => x(this._createDeadline(16))));
}
_cancelCallback(x) {
clearTimeout(x);
}
_createDeadline(x) {
let w = performance.now() + x;
return { timeRemaining: () => Math.max(0, w - performance.now()) };
}
}
w.PriorityTaskQueue = n, w.IdleTaskQueue = !E.isNode && "requestIdleCallback" in window ? class extends r {
_requestCallback(x) {
return requestIdleCallback(x);
}
_cancelCallback(x) {
cancelIdleCallback(x);
}
} : n, w.DebouncedIdleTask = class {
constructor() {
this._queue = new w.IdleTaskQueue();
}
set(x) {
this._queue.clear(), this._queue.enqueue(x);
}
flush() {
this._queue.flush();
}
};
},
5882: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.updateWindowsModeWrappedState = function(x) {
let w = x.buffer.lines.get(x.buffer.ybase + x.buffer.y - 1)?.get(x.cols - 1), T = x.buffer.lines.get(x.buffer.ybase + x.buffer.y);
T && w && (T.isWrapped = w[E.CHAR_DATA_CODE_INDEX] !== E.NULL_CELL_CODE && w[E.CHAR_DATA_CODE_INDEX] !== E.WHITESPACE_CELL_CODE);
};
let E = T(8938);
},
5451: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.ExtendedAttrs = w.AttributeData = void 0;
class s {
constructor() {
this.fg = 0, this.bg = 0, this.extended = new i();
}
static toColorRGB(x) {
return [
x >>> 16 & 255,
x >>> 8 & 255,
255 & x
];
}
static fromColorRGB(x) {
return (255 & x[0]) << 16 | (255 & x[1]) << 8 | 255 & x[2];
}
clone() {
let x = new s();
return x.fg = this.fg, x.bg = this.bg, x.extended = this.extended.clone(), x;
}
isInverse() {
return 67108864 & this.fg;
}
isBold() {
return 134217728 & this.fg;
}
isUnderline() {
return this.hasExtendedAttrs() && this.extended.underlineStyle !== 0 ? 1 : 268435456 & this.fg;
}
isBlink() {
return 536870912 & this.fg;
}
isInvisible() {
return 1073741824 & this.fg;
}
isItalic() {
return 67108864 & this.bg;
}
isDim() {
return 134217728 & this.bg;
}
isStrikethrough() {
return 2147483648 & this.fg;
}
isProtected() {
return 536870912 & this.bg;
}
isOverline() {
return 1073741824 & this.bg;
}
getFgColorMode() {
return 50331648 & this.fg;
}
getBgColorMode() {
return 50331648 & this.bg;
}
isFgRGB() {
return !(50331648 & ~this.fg);
}
isBgRGB() {
return !(50331648 & ~this.bg);
}
isFgPalette() {
return (50331648 & this.fg) == 16777216 || (50331648 & this.fg) == 33554432;
}
isBgPalette() {
return (50331648 & this.bg) == 16777216 || (50331648 & this.bg) == 33554432;
}
isFgDefault() {
return !(50331648 & this.fg);
}
isBgDefault() {
return !(50331648 & this.bg);
}
isAttributeDefault() {
return this.fg === 0 && this.bg === 0;
}
getFgColor() {
switch (50331648 & this.fg) {
case 16777216:
case 33554432: return 255 & this.fg;
case 50331648: return 16777215 & this.fg;
default: return -1;
}
}
getBgColor() {
switch (50331648 & this.bg) {
case 16777216:
case 33554432: return 255 & this.bg;
case 50331648: return 16777215 & this.bg;
default: return -1;
}
}
hasExtendedAttrs() {
return 268435456 & this.bg;
}
updateExtended() {
this.extended.isEmpty() ? this.bg &= -268435457 : this.bg |= 268435456;
}
getUnderlineColor() {
if (268435456 & this.bg && ~this.extended.underlineColor) switch (50331648 & this.extended.underlineColor) {
case 16777216:
case 33554432: return 255 & this.extended.underlineColor;
case 50331648: return 16777215 & this.extended.underlineColor;
default: return this.getFgColor();
}
return this.getFgColor();
}
getUnderlineColorMode() {
return 268435456 & this.bg && ~this.extended.underlineColor ? 50331648 & this.extended.underlineColor : this.getFgColorMode();
}
isUnderlineColorRGB() {
return 268435456 & this.bg && ~this.extended.underlineColor ? !(50331648 & ~this.extended.underlineColor) : this.isFgRGB();
}
isUnderlineColorPalette() {
return 268435456 & this.bg && ~this.extended.underlineColor ? (50331648 & this.extended.underlineColor) == 16777216 || (50331648 & this.extended.underlineColor) == 33554432 : this.isFgPalette();
}
isUnderlineColorDefault() {
return 268435456 & this.bg && ~this.extended.underlineColor ? !(50331648 & this.extended.underlineColor) : this.isFgDefault();
}
getUnderlineStyle() {
return 268435456 & this.fg ? 268435456 & this.bg ? this.extended.underlineStyle : 1 : 0;
}
getUnderlineVariantOffset() {
return this.extended.underlineVariantOffset;
}
}
w.AttributeData = s;
class i {
get ext() {
return this._urlId ? -469762049 & this._ext | this.underlineStyle << 26 : this._ext;
}
set ext(x) {
this._ext = x;
}
get underlineStyle() {
return this._urlId ? 5 : (469762048 & this._ext) >> 26;
}
set underlineStyle(x) {
this._ext &= -469762049, this._ext |= x << 26 & 469762048;
}
get underlineColor() {
return 67108863 & this._ext;
}
set underlineColor(x) {
this._ext &= -67108864, this._ext |= 67108863 & x;
}
get urlId() {
return this._urlId;
}
set urlId(x) {
this._urlId = x;
}
get underlineVariantOffset() {
let x = (3758096384 & this._ext) >> 29;
return x < 0 ? 4294967288 ^ x : x;
}
set underlineVariantOffset(x) {
this._ext &= 536870911, this._ext |= x << 29 & 3758096384;
}
constructor(x = 0, w = 0) {
this._ext = 0, this._urlId = 0, this._ext = x, this._urlId = w;
}
clone() {
return new i(this._ext, this._urlId);
}
isEmpty() {
return this.underlineStyle === 0 && this._urlId === 0;
}
}
w.ExtendedAttrs = i;
},
1073: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.Buffer = w.MAX_BUFFER_SIZE = void 0;
let E = T(5639), D = T(6168), O = T(5451), j = T(6107), M = T(732), N = T(3055), P = T(8938), F = T(8158), I = T(6760);
w.MAX_BUFFER_SIZE = 4294967295, w.Buffer = class {
constructor(x, w, T) {
this._hasScrollback = x, this._optionsService = w, this._bufferService = T, this.ydisp = 0, this.ybase = 0, this.y = 0, this.x = 0, this.tabs = {}, this.savedY = 0, this.savedX = 0, this.savedCurAttrData = j.DEFAULT_ATTR_DATA.clone(), this.savedCharset = I.DEFAULT_CHARSET, this.markers = [], this._nullCell = N.CellData.fromCharData([
0,
P.NULL_CELL_CHAR,
P.NULL_CELL_WIDTH,
P.NULL_CELL_CODE
]), this._whitespaceCell = N.CellData.fromCharData([
0,
P.WHITESPACE_CELL_CHAR,
P.WHITESPACE_CELL_WIDTH,
P.WHITESPACE_CELL_CODE
]), this._isClearing = !1, this._memoryCleanupQueue = new D.IdleTaskQueue(), this._memoryCleanupPosition = 0, this._cols = this._bufferService.cols, this._rows = this._bufferService.rows, this.lines = new E.CircularList(this._getCorrectBufferLength(this._rows)), this.scrollTop = 0, this.scrollBottom = this._rows - 1, this.setupTabStops();
}
getNullCell(x) {
return x ? (this._nullCell.fg = x.fg, this._nullCell.bg = x.bg, this._nullCell.extended = x.extended) : (this._nullCell.fg = 0, this._nullCell.bg = 0, this._nullCell.extended = new O.ExtendedAttrs()), this._nullCell;
}
getWhitespaceCell(x) {
return x ? (this._whitespaceCell.fg = x.fg, this._whitespaceCell.bg = x.bg, this._whitespaceCell.extended = x.extended) : (this._whitespaceCell.fg = 0, this._whitespaceCell.bg = 0, this._whitespaceCell.extended = new O.ExtendedAttrs()), this._whitespaceCell;
}
getBlankLine(x, w) {
return new j.BufferLine(this._bufferService.cols, this.getNullCell(x), w);
}
get hasScrollback() {
return this._hasScrollback && this.lines.maxLength > this._rows;
}
get isCursorInViewport() {
let x = this.ybase + this.y - this.ydisp;
return x >= 0 && x < this._rows;
}
_getCorrectBufferLength(x) {
if (!this._hasScrollback) return x;
let T = x + this._optionsService.rawOptions.scrollback;
return T > w.MAX_BUFFER_SIZE ? w.MAX_BUFFER_SIZE : T;
}
fillViewportRows(x) {
if (this.lines.length === 0) {
x === void 0 && (x = j.DEFAULT_ATTR_DATA);
let w = this._rows;
for (; w--;) this.lines.push(this.getBlankLine(x));
}
}
clear() {
this.ydisp = 0, this.ybase = 0, this.y = 0, this.x = 0, this.lines = new E.CircularList(this._getCorrectBufferLength(this._rows)), this.scrollTop = 0, this.scrollBottom = this._rows - 1, this.setupTabStops();
}
resize(x, w) {
let T = this.getNullCell(j.DEFAULT_ATTR_DATA);
let E = 0;
let D = this._getCorrectBufferLength(w);
if (D > this.lines.maxLength && (this.lines.maxLength = D), this.lines.length > 0) {
if (this._cols < x) for (let w = 0; w < this.lines.length; w++) E += +this.lines.get(w).resize(x, T);
let O = 0;
if (this._rows < w) for (let E = this._rows; E < w; E++) this.lines.length < w + this.ybase && (this._optionsService.rawOptions.windowsMode || this._optionsService.rawOptions.windowsPty.backend !== void 0 || this._optionsService.rawOptions.windowsPty.buildNumber !== void 0 ? this.lines.push(new j.BufferLine(x, T)) : this.ybase > 0 && this.lines.length <= this.ybase + this.y + O + 1 ? (this.ybase--, O++, this.ydisp > 0 && this.ydisp--) : this.lines.push(new j.BufferLine(x, T)));
else for (let x = this._rows; x > w; x--) this.lines.length > w + this.ybase && (this.lines.length > this.ybase + this.y + 1 ? this.lines.pop() : (this.ybase++, this.ydisp++));
if (D < this.lines.maxLength) {
let x = this.lines.length - D;
x > 0 && (this.lines.trimStart(x), this.ybase = Math.max(this.ybase - x, 0), this.ydisp = Math.max(this.ydisp - x, 0), this.savedY = Math.max(this.savedY - x, 0)), this.lines.maxLength = D;
}
this.x = Math.min(this.x, x - 1), this.y = Math.min(this.y, w - 1), O && (this.y += O), this.savedX = Math.min(this.savedX, x - 1), this.scrollTop = 0;
}
if (this.scrollBottom = w - 1, this._isReflowEnabled && (this._reflow(x, w), this._cols > x)) for (let w = 0; w < this.lines.length; w++) E += +this.lines.get(w).resize(x, T);
this._cols = x, this._rows = w, this._memoryCleanupQueue.clear(), E > .1 * this.lines.length && (this._memoryCleanupPosition = 0, this._memoryCleanupQueue.enqueue((() => this._batchedMemoryCleanup())));
}
_batchedMemoryCleanup() {
let x = !0;
this._memoryCleanupPosition >= this.lines.length && (this._memoryCleanupPosition = 0, x = !1);
let w = 0;
for (; this._memoryCleanupPosition < this.lines.length;) if (w += this.lines.get(this._memoryCleanupPosition++).cleanupMemory(), w > 100) return !0;
return x;
}
get _isReflowEnabled() {
let x = this._optionsService.rawOptions.windowsPty;
return x && x.buildNumber ? this._hasScrollback && x.backend === "conpty" && x.buildNumber >= 21376 : this._hasScrollback && !this._optionsService.rawOptions.windowsMode;
}
_reflow(x, w) {
this._cols !== x && (x > this._cols ? this._reflowLarger(x, w) : this._reflowSmaller(x, w));
}
_reflowLarger(x, w) {
let T = this._optionsService.rawOptions.reflowCursorLine, E = (0, M.reflowLargerGetLinesToRemove)(this.lines, this._cols, x, this.ybase + this.y, this.getNullCell(j.DEFAULT_ATTR_DATA), T);
if (E.length > 0) {
let T = (0, M.reflowLargerCreateNewLayout)(this.lines, E);
(0, M.reflowLargerApplyNewLayout)(this.lines, T.layout), this._reflowLargerAdjustViewport(x, w, T.countRemoved);
}
}
_reflowLargerAdjustViewport(x, w, T) {
let E = this.getNullCell(j.DEFAULT_ATTR_DATA);
let D = T;
for (; D-- > 0;) this.ybase === 0 ? (this.y > 0 && this.y--, this.lines.length < w && this.lines.push(new j.BufferLine(x, E))) : (this.ydisp === this.ybase && this.ydisp--, this.ybase--);
this.savedY = Math.max(this.savedY - T, 0);
}
_reflowSmaller(x, w) {
let T = this._optionsService.rawOptions.reflowCursorLine, E = this.getNullCell(j.DEFAULT_ATTR_DATA), D = [];
let O = 0;
for (let N = this.lines.length - 1; N >= 0; N--) {
let P = this.lines.get(N);
if (!P || !P.isWrapped && P.getTrimmedLength() <= x) continue;
let F = [P];
for (; P.isWrapped && N > 0;) P = this.lines.get(--N), F.unshift(P);
if (!T) {
let x = this.ybase + this.y;
if (x >= N && x < N + F.length) continue;
}
let I = F[F.length - 1].getTrimmedLength(), R = (0, M.reflowSmallerGetNewLineLengths)(F, this._cols, x), z = R.length - F.length;
let B;
B = this.ybase === 0 && this.y !== this.lines.length - 1 ? Math.max(0, this.y - this.lines.maxLength + z) : Math.max(0, this.lines.length - this.lines.maxLength + z);
let V = [];
for (let x = 0; x < z; x++) {
let x = this.getBlankLine(j.DEFAULT_ATTR_DATA, !0);
V.push(x);
}
V.length > 0 && (D.push({
start: N + F.length + O,
newLines: V
}), O += V.length), F.push(...V);
let H = R.length - 1, U = R[H];
U === 0 && (H--, U = R[H]);
let W = F.length - z - 1, G = I;
for (; W >= 0;) {
let x = Math.min(G, U);
if (F[H] === void 0) break;
if (F[H].copyCellsFrom(F[W], G - x, U - x, x, !0), U -= x, U === 0 && (H--, U = R[H]), G -= x, G === 0) {
W--;
let x = Math.max(W, 0);
G = (0, M.getWrappedLineTrimmedLength)(F, x, this._cols);
}
}
for (let w = 0; w < F.length; w++) R[w] < x && F[w].setCell(R[w], E);
let K = z - B;
for (; K-- > 0;) this.ybase === 0 ? this.y < w - 1 ? (this.y++, this.lines.pop()) : (this.ybase++, this.ydisp++) : this.ybase < Math.min(this.lines.maxLength, this.lines.length + O) - w && (this.ybase === this.ydisp && this.ydisp++, this.ybase++);
this.savedY = Math.min(this.savedY + z, this.ybase + w - 1);
}
if (D.length > 0) {
let x = [], w = [];
for (let x = 0; x < this.lines.length; x++) w.push(this.lines.get(x));
let T = this.lines.length;
let E = T - 1, j = 0, M = D[j];
this.lines.length = Math.min(this.lines.maxLength, this.lines.length + O);
let N = 0;
for (let P = Math.min(this.lines.maxLength - 1, T + O - 1); P >= 0; P--) if (M && M.start > E + N) {
for (let x = M.newLines.length - 1; x >= 0; x--) this.lines.set(P--, M.newLines[x]);
P++, x.push({
index: E + 1,
amount: M.newLines.length
}), N += M.newLines.length, M = D[++j];
} else this.lines.set(P, w[E--]);
let P = 0;
for (let w = x.length - 1; w >= 0; w--) x[w].index += P, this.lines.onInsertEmitter.fire(x[w]), P += x[w].amount;
let F = Math.max(0, T + O - this.lines.maxLength);
F > 0 && this.lines.onTrimEmitter.fire(F);
}
}
translateBufferLineToString(x, w, T = 0, E) {
let D = this.lines.get(x);
return D ? D.translateToString(w, T, E) : "";
}
getWrappedRangeForLine(x) {
let w = x, T = x;
for (; w > 0 && this.lines.get(w).isWrapped;) w--;
for (; T + 1 < this.lines.length && this.lines.get(T + 1).isWrapped;) T++;
return {
first: w,
last: T
};
}
setupTabStops(x) {
for (x == null ? (this.tabs = {}, x = 0) : this.tabs[x] || (x = this.prevStop(x)); x < this._cols; x += this._optionsService.rawOptions.tabStopWidth) this.tabs[x] = !0;
}
prevStop(x) {
for (x ??= this.x; !this.tabs[--x] && x > 0;);
return x >= this._cols ? this._cols - 1 : x < 0 ? 0 : x;
}
nextStop(x) {
for (x ??= this.x; !this.tabs[++x] && x < this._cols;);
return x >= this._cols ? this._cols - 1 : x < 0 ? 0 : x;
}
clearMarkers(x) {
this._isClearing = !0;
for (let w = 0; w < this.markers.length; w++) this.markers[w].line === x && (this.markers[w].dispose(), this.markers.splice(w--, 1));
this._isClearing = !1;
}
clearAllMarkers() {
this._isClearing = !0;
for (let x = 0; x < this.markers.length; x++) this.markers[x].dispose();
this.markers.length = 0, this._isClearing = !1;
}
addMarker(x) {
let w = new F.Marker(x);
return this.markers.push(w), w.register(this.lines.onTrim(((x) => {
w.line -= x, w.line < 0 && w.dispose();
}))), w.register(this.lines.onInsert(((x) => {
w.line >= x.index && (w.line += x.amount);
}))), w.register(this.lines.onDelete(((x) => {
w.line >= x.index && w.line < x.index + x.amount && w.dispose(), w.line > x.index && (w.line -= x.amount);
}))), w.register(w.onDispose((() => this._removeMarker(w)))), w;
}
_removeMarker(x) {
this._isClearing || this.markers.splice(this.markers.indexOf(x), 1);
}
};
},
6107: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.BufferLine = w.DEFAULT_ATTR_DATA = void 0;
let E = T(5451), D = T(3055), O = T(8938), j = T(726);
w.DEFAULT_ATTR_DATA = Object.freeze(new E.AttributeData());
let M = 0;
class h {
constructor(x, w, T = !1) {
this.isWrapped = T, this._combined = {}, this._extendedAttrs = {}, this._data = new Uint32Array(3 * x);
let E = w || D.CellData.fromCharData([
0,
O.NULL_CELL_CHAR,
O.NULL_CELL_WIDTH,
O.NULL_CELL_CODE
]);
for (let w = 0; w < x; ++w) this.setCell(w, E);
this.length = x;
}
get(x) {
let w = this._data[3 * x + 0], T = 2097151 & w;
return [
this._data[3 * x + 1],
2097152 & w ? this._combined[x] : T ? (0, j.stringFromCodePoint)(T) : "",
w >> 22,
2097152 & w ? this._combined[x].charCodeAt(this._combined[x].length - 1) : T
];
}
set(x, w) {
this._data[3 * x + 1] = w[O.CHAR_DATA_ATTR_INDEX], w[O.CHAR_DATA_CHAR_INDEX].length > 1 ? (this._combined[x] = w[1], this._data[3 * x + 0] = 2097152 | x | w[O.CHAR_DATA_WIDTH_INDEX] << 22) : this._data[3 * x + 0] = w[O.CHAR_DATA_CHAR_INDEX].charCodeAt(0) | w[O.CHAR_DATA_WIDTH_INDEX] << 22;
}
getWidth(x) {
return this._data[3 * x + 0] >> 22;
}
hasWidth(x) {
return 12582912 & this._data[3 * x + 0];
}
getFg(x) {
return this._data[3 * x + 1];
}
getBg(x) {
return this._data[3 * x + 2];
}
hasContent(x) {
return 4194303 & this._data[3 * x + 0];
}
getCodePoint(x) {
let w = this._data[3 * x + 0];
return 2097152 & w ? this._combined[x].charCodeAt(this._combined[x].length - 1) : 2097151 & w;
}
isCombined(x) {
return 2097152 & this._data[3 * x + 0];
}
getString(x) {
let w = this._data[3 * x + 0];
return 2097152 & w ? this._combined[x] : 2097151 & w ? (0, j.stringFromCodePoint)(2097151 & w) : "";
}
isProtected(x) {
return 536870912 & this._data[3 * x + 2];
}
loadCell(x, w) {
return M = 3 * x, w.content = this._data[M + 0], w.fg = this._data[M + 1], w.bg = this._data[M + 2], 2097152 & w.content && (w.combinedData = this._combined[x]), 268435456 & w.bg && (w.extended = this._extendedAttrs[x]), w;
}
setCell(x, w) {
2097152 & w.content && (this._combined[x] = w.combinedData), 268435456 & w.bg && (this._extendedAttrs[x] = w.extended), this._data[3 * x + 0] = w.content, this._data[3 * x + 1] = w.fg, this._data[3 * x + 2] = w.bg;
}
setCellFromCodepoint(x, w, T, E) {
268435456 & E.bg && (this._extendedAttrs[x] = E.extended), this._data[3 * x + 0] = w | T << 22, this._data[3 * x + 1] = E.fg, this._data[3 * x + 2] = E.bg;
}
addCodepointToCell(x, w, T) {
let E = this._data[3 * x + 0];
2097152 & E ? this._combined[x] += (0, j.stringFromCodePoint)(w) : 2097151 & E ? (this._combined[x] = (0, j.stringFromCodePoint)(2097151 & E) + (0, j.stringFromCodePoint)(w), E &= -2097152, E |= 2097152) : E = w | 1 << 22, T && (E &= -12582913, E |= T << 22), this._data[3 * x + 0] = E;
}
insertCells(x, w, T) {
if ((x %= this.length) && this.getWidth(x - 1) === 2 && this.setCellFromCodepoint(x - 1, 0, 1, T), w < this.length - x) {
let E = new D.CellData();
for (let T = this.length - x - w - 1; T >= 0; --T) this.setCell(x + w + T, this.loadCell(x + T, E));
for (let E = 0; E < w; ++E) this.setCell(x + E, T);
} else for (let w = x; w < this.length; ++w) this.setCell(w, T);
this.getWidth(this.length - 1) === 2 && this.setCellFromCodepoint(this.length - 1, 0, 1, T);
}
deleteCells(x, w, T) {
if (x %= this.length, w < this.length - x) {
let E = new D.CellData();
for (let T = 0; T < this.length - x - w; ++T) this.setCell(x + T, this.loadCell(x + w + T, E));
for (let x = this.length - w; x < this.length; ++x) this.setCell(x, T);
} else for (let w = x; w < this.length; ++w) this.setCell(w, T);
x && this.getWidth(x - 1) === 2 && this.setCellFromCodepoint(x - 1, 0, 1, T), this.getWidth(x) !== 0 || this.hasContent(x) || this.setCellFromCodepoint(x, 0, 1, T);
}
replaceCells(x, w, T, E = !1) {
if (E) for (x && this.getWidth(x - 1) === 2 && !this.isProtected(x - 1) && this.setCellFromCodepoint(x - 1, 0, 1, T), w < this.length && this.getWidth(w - 1) === 2 && !this.isProtected(w) && this.setCellFromCodepoint(w, 0, 1, T); x < w && x < this.length;) this.isProtected(x) || this.setCell(x, T), x++;
else for (x && this.getWidth(x - 1) === 2 && this.setCellFromCodepoint(x - 1, 0, 1, T), w < this.length && this.getWidth(w - 1) === 2 && this.setCellFromCodepoint(w, 0, 1, T); x < w && x < this.length;) this.setCell(x++, T);
}
resize(x, w) {
if (x === this.length) return 4 * this._data.length * 2 < this._data.buffer.byteLength;
let T = 3 * x;
if (x > this.length) {
if (this._data.buffer.byteLength >= 4 * T) this._data = new Uint32Array(this._data.buffer, 0, T);
else {
let x = new Uint32Array(T);
x.set(this._data), this._data = x;
}
for (let T = this.length; T < x; ++T) this.setCell(T, w);
} else {
this._data = this._data.subarray(0, T);
let w = Object.keys(this._combined);
for (let T = 0; T < w.length; T++) {
let E = parseInt(w[T], 10);
E >= x && delete this._combined[E];
}
let E = Object.keys(this._extendedAttrs);
for (let w = 0; w < E.length; w++) {
let T = parseInt(E[w], 10);
T >= x && delete this._extendedAttrs[T];
}
}
return this.length = x, 4 * T * 2 < this._data.buffer.byteLength;
}
cleanupMemory() {
if (4 * this._data.length * 2 < this._data.buffer.byteLength) {
let x = new Uint32Array(this._data.length);
return x.set(this._data), this._data = x, 1;
}
return 0;
}
fill(x, w = !1) {
if (w) for (let w = 0; w < this.length; ++w) this.isProtected(w) || this.setCell(w, x);
else {
this._combined = {}, this._extendedAttrs = {};
for (let w = 0; w < this.length; ++w) this.setCell(w, x);
}
}
copyFrom(x) {
this.length === x.length ? this._data.set(x._data) : this._data = new Uint32Array(x._data), this.length = x.length, this._combined = {};
for (let w in x._combined) this._combined[w] = x._combined[w];
this._extendedAttrs = {};
for (let w in x._extendedAttrs) this._extendedAttrs[w] = x._extendedAttrs[w];
this.isWrapped = x.isWrapped;
}
clone() {
let x = new h(0);
x._data = new Uint32Array(this._data), x.length = this.length;
for (let w in this._combined) x._combined[w] = this._combined[w];
for (let w in this._extendedAttrs) x._extendedAttrs[w] = this._extendedAttrs[w];
return x.isWrapped = this.isWrapped, x;
}
getTrimmedLength() {
for (let x = this.length - 1; x >= 0; --x) if (4194303 & this._data[3 * x + 0]) return x + (this._data[3 * x + 0] >> 22);
return 0;
}
getNoBgTrimmedLength() {
for (let x = this.length - 1; x >= 0; --x) if (4194303 & this._data[3 * x + 0] || 50331648 & this._data[3 * x + 2]) return x + (this._data[3 * x + 0] >> 22);
return 0;
}
copyCellsFrom(x, w, T, E, D) {
let O = x._data;
if (D) for (let D = E - 1; D >= 0; D--) {
for (let x = 0; x < 3; x++) this._data[3 * (T + D) + x] = O[3 * (w + D) + x];
268435456 & O[3 * (w + D) + 2] && (this._extendedAttrs[T + D] = x._extendedAttrs[w + D]);
}
else for (let D = 0; D < E; D++) {
for (let x = 0; x < 3; x++) this._data[3 * (T + D) + x] = O[3 * (w + D) + x];
268435456 & O[3 * (w + D) + 2] && (this._extendedAttrs[T + D] = x._extendedAttrs[w + D]);
}
let j = Object.keys(x._combined);
for (let E = 0; E < j.length; E++) {
let D = parseInt(j[E], 10);
D >= w && (this._combined[D - w + T] = x._combined[D]);
}
}
translateToString(x, w, T, E) {
w ??= 0, T ??= this.length, x && (T = Math.min(T, this.getTrimmedLength())), E && (E.length = 0);
let D = "";
for (; w < T;) {
let x = this._data[3 * w + 0], T = 2097151 & x, M = 2097152 & x ? this._combined[w] : T ? (0, j.stringFromCodePoint)(T) : O.WHITESPACE_CELL_CHAR;
if (D += M, E) for (let x = 0; x < M.length; ++x) E.push(w);
w += x >> 22 || 1;
}
return E && E.push(w), D;
}
}
w.BufferLine = h;
},
732: (x, w) => {
function s(x, w, T) {
if (w === x.length - 1) return x[w].getTrimmedLength();
let E = !x[w].hasContent(T - 1) && x[w].getWidth(T - 1) === 1, D = x[w + 1].getWidth(0) === 2;
return E && D ? T - 1 : T;
}
Object.defineProperty(w, "__esModule", { value: !0 }), w.reflowLargerGetLinesToRemove = function(x, w, T, E, D, O) {
let j = [];
for (let M = 0; M < x.length - 1; M++) {
let N = M, P = x.get(++N);
if (!P.isWrapped) continue;
let F = [x.get(M)];
for (; N < x.length && P.isWrapped;) F.push(P), P = x.get(++N);
if (!O && E >= M && E < N) {
M += F.length - 1;
continue;
}
let I = 0, R = s(F, I, w), z = 1, B = 0;
for (; z < F.length;) {
let x = s(F, z, w), E = x - B, O = T - R, j = Math.min(E, O);
F[I].copyCellsFrom(F[z], B, R, j, !1), R += j, R === T && (I++, R = 0), B += j, B === x && (z++, B = 0), R === 0 && I !== 0 && F[I - 1].getWidth(T - 1) === 2 && (F[I].copyCellsFrom(F[I - 1], T - 1, R++, 1, !1), F[I - 1].setCell(T - 1, D));
}
F[I].replaceCells(R, T, D);
let V = 0;
for (let x = F.length - 1; x > 0 && (x > I || F[x].getTrimmedLength() === 0); x--) V++;
V > 0 && (j.push(M + F.length - V), j.push(V)), M += F.length - 1;
}
return j;
}, w.reflowLargerCreateNewLayout = function(x, w) {
let T = [];
let E = 0, D = w[E], O = 0;
for (let j = 0; j < x.length; j++) if (D === j) {
let T = w[++E];
x.onDeleteEmitter.fire({
index: j - O,
amount: T
}), j += T - 1, O += T, D = w[++E];
} else T.push(j);
return {
layout: T,
countRemoved: O
};
}, w.reflowLargerApplyNewLayout = function(x, w) {
let T = [];
for (let E = 0; E < w.length; E++) T.push(x.get(w[E]));
for (let w = 0; w < T.length; w++) x.set(w, T[w]);
x.length = w.length;
}, w.reflowSmallerGetNewLineLengths = function(x, w, T) {
let E = [], D = x.map(((T, E) => s(x, E, w))).reduce(((x, w) => x + w));
let O = 0, j = 0, M = 0;
for (; M < D;) {
if (D - M < T) {
E.push(D - M);
break;
}
O += T;
let N = s(x, j, w);
O > N && (O -= N, j++);
let P = x[j].getWidth(O - 1) === 2;
P && O--;
let F = P ? T - 1 : T;
E.push(F), M += F;
}
return E;
}, w.getWrappedLineTrimmedLength = s;
},
4097: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.BufferSet = void 0;
let E = T(7150), D = T(1073), O = T(802);
class o extends E.Disposable {
constructor(x, w) {
super(), this._optionsService = x, this._bufferService = w, this._onBufferActivate = this._register(new O.Emitter()), this.onBufferActivate = this._onBufferActivate.event, this.reset(), this._register(this._optionsService.onSpecificOptionChange("scrollback", (() => this.resize(this._bufferService.cols, this._bufferService.rows)))), this._register(this._optionsService.onSpecificOptionChange("tabStopWidth", (() => this.setupTabStops())));
}
reset() {
this._normal = new D.Buffer(!0, this._optionsService, this._bufferService), this._normal.fillViewportRows(), this._alt = new D.Buffer(!1, this._optionsService, this._bufferService), this._activeBuffer = this._normal, this._onBufferActivate.fire({
activeBuffer: this._normal,
inactiveBuffer: this._alt
}), this.setupTabStops();
}
get alt() {
return this._alt;
}
get active() {
return this._activeBuffer;
}
get normal() {
return this._normal;
}
activateNormalBuffer() {
this._activeBuffer !== this._normal && (this._normal.x = this._alt.x, this._normal.y = this._alt.y, this._alt.clearAllMarkers(), this._alt.clear(), this._activeBuffer = this._normal, this._onBufferActivate.fire({
activeBuffer: this._normal,
inactiveBuffer: this._alt
}));
}
activateAltBuffer(x) {
this._activeBuffer !== this._alt && (this._alt.fillViewportRows(x), this._alt.x = this._normal.x, this._alt.y = this._normal.y, this._activeBuffer = this._alt, this._onBufferActivate.fire({
activeBuffer: this._alt,
inactiveBuffer: this._normal
}));
}
resize(x, w) {
this._normal.resize(x, w), this._alt.resize(x, w), this.setupTabStops(x);
}
setupTabStops(x) {
this._normal.setupTabStops(x), this._alt.setupTabStops(x);
}
}
w.BufferSet = o;
},
3055: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.CellData = void 0;
let E = T(726), D = T(8938), O = T(5451);
class o extends O.AttributeData {
constructor() {
super(...arguments), this.content = 0, this.fg = 0, this.bg = 0, this.extended = new O.ExtendedAttrs(), this.combinedData = "";
}
static fromCharData(x) {
let w = new o();
return w.setFromCharData(x), w;
}
isCombined() {
return 2097152 & this.content;
}
getWidth() {
return this.content >> 22;
}
getChars() {
return 2097152 & this.content ? this.combinedData : 2097151 & this.content ? (0, E.stringFromCodePoint)(2097151 & this.content) : "";
}
getCode() {
return this.isCombined() ? this.combinedData.charCodeAt(this.combinedData.length - 1) : 2097151 & this.content;
}
setFromCharData(x) {
this.fg = x[D.CHAR_DATA_ATTR_INDEX], this.bg = 0;
let w = !1;
if (x[D.CHAR_DATA_CHAR_INDEX].length > 2) w = !0;
else if (x[D.CHAR_DATA_CHAR_INDEX].length === 2) {
let T = x[D.CHAR_DATA_CHAR_INDEX].charCodeAt(0);
if (55296 <= T && T <= 56319) {
let E = x[D.CHAR_DATA_CHAR_INDEX].charCodeAt(1);
56320 <= E && E <= 57343 ? this.content = 1024 * (T - 55296) + E - 56320 + 65536 | x[D.CHAR_DATA_WIDTH_INDEX] << 22 : w = !0;
} else w = !0;
} else this.content = x[D.CHAR_DATA_CHAR_INDEX].charCodeAt(0) | x[D.CHAR_DATA_WIDTH_INDEX] << 22;
w && (this.combinedData = x[D.CHAR_DATA_CHAR_INDEX], this.content = 2097152 | x[D.CHAR_DATA_WIDTH_INDEX] << 22);
}
getAsCharData() {
return [
this.fg,
this.getChars(),
this.getWidth(),
this.getCode()
];
}
}
w.CellData = o;
},
8938: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.WHITESPACE_CELL_CODE = w.WHITESPACE_CELL_WIDTH = w.WHITESPACE_CELL_CHAR = w.NULL_CELL_CODE = w.NULL_CELL_WIDTH = w.NULL_CELL_CHAR = w.CHAR_DATA_CODE_INDEX = w.CHAR_DATA_WIDTH_INDEX = w.CHAR_DATA_CHAR_INDEX = w.CHAR_DATA_ATTR_INDEX = w.DEFAULT_EXT = w.DEFAULT_ATTR = w.DEFAULT_COLOR = void 0, w.DEFAULT_COLOR = 0, w.DEFAULT_ATTR = w.DEFAULT_COLOR << 9 | 256, w.DEFAULT_EXT = 0, w.CHAR_DATA_ATTR_INDEX = 0, w.CHAR_DATA_CHAR_INDEX = 1, w.CHAR_DATA_WIDTH_INDEX = 2, w.CHAR_DATA_CODE_INDEX = 3, w.NULL_CELL_CHAR = "", w.NULL_CELL_WIDTH = 1, w.NULL_CELL_CODE = 0, w.WHITESPACE_CELL_CHAR = " ", w.WHITESPACE_CELL_WIDTH = 1, w.WHITESPACE_CELL_CODE = 32;
},
8158: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.Marker = void 0;
let E = T(802), D = T(7150);
class n {
get id() {
return this._id;
}
constructor(x) {
this.line = x, this.isDisposed = !1, this._disposables = [], this._id = n._nextId++, this._onDispose = this.register(new E.Emitter()), this.onDispose = this._onDispose.event;
}
dispose() {
this.isDisposed || (this.isDisposed = !0, this.line = -1, this._onDispose.fire(), (0, D.dispose)(this._disposables), this._disposables.length = 0);
}
register(x) {
return this._disposables.push(x), x;
}
}
w.Marker = n, n._nextId = 1;
},
6760: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.DEFAULT_CHARSET = w.CHARSETS = void 0, w.CHARSETS = {}, w.DEFAULT_CHARSET = w.CHARSETS.B, w.CHARSETS[0] = {
"`": "◆",
a: "▒",
b: "␉",
c: "␌",
d: "␍",
e: "␊",
f: "°",
g: "±",
h: "␤",
i: "␋",
j: "┘",
k: "┐",
l: "┌",
m: "└",
n: "┼",
o: "⎺",
p: "⎻",
q: "─",
r: "⎼",
s: "⎽",
t: "├",
u: "┤",
v: "┴",
w: "┬",
x: "│",
y: "≤",
z: "≥",
"{": "π",
"|": "≠",
"}": "£",
"~": "·"
}, w.CHARSETS.A = { "#": "£" }, w.CHARSETS.B = void 0, w.CHARSETS[4] = {
"#": "£",
"@": "¾",
"[": "ij",
"\\": "½",
"]": "|",
"{": "¨",
"|": "f",
"}": "¼",
"~": "´"
}, w.CHARSETS.C = w.CHARSETS[5] = {
"[": "Ä",
"\\": "Ö",
"]": "Å",
"^": "Ü",
"`": "é",
"{": "ä",
"|": "ö",
"}": "å",
"~": "ü"
}, w.CHARSETS.R = {
"#": "£",
"@": "à",
"[": "°",
"\\": "ç",
"]": "§",
"{": "é",
"|": "ù",
"}": "è",
"~": "¨"
}, w.CHARSETS.Q = {
"@": "à",
"[": "â",
"\\": "ç",
"]": "ê",
"^": "î",
"`": "ô",
"{": "é",
"|": "ù",
"}": "è",
"~": "û"
}, w.CHARSETS.K = {
"@": "§",
"[": "Ä",
"\\": "Ö",
"]": "Ü",
"{": "ä",
"|": "ö",
"}": "ü",
"~": "ß"
}, w.CHARSETS.Y = {
"#": "£",
"@": "§",
"[": "°",
"\\": "ç",
"]": "é",
"`": "ù",
"{": "à",
"|": "ò",
"}": "è",
"~": "ì"
}, w.CHARSETS.E = w.CHARSETS[6] = {
"@": "Ä",
"[": "Æ",
"\\": "Ø",
"]": "Å",
"^": "Ü",
"`": "ä",
"{": "æ",
"|": "ø",
"}": "å",
"~": "ü"
}, w.CHARSETS.Z = {
"#": "£",
"@": "§",
"[": "¡",
"\\": "Ñ",
"]": "¿",
"{": "°",
"|": "ñ",
"}": "ç"
}, w.CHARSETS.H = w.CHARSETS[7] = {
"@": "É",
"[": "Ä",
"\\": "Ö",
"]": "Å",
"^": "Ü",
"`": "é",
"{": "ä",
"|": "ö",
"}": "å",
"~": "ü"
}, w.CHARSETS["="] = {
"#": "ù",
"@": "à",
"[": "é",
"\\": "ç",
"]": "ê",
"^": "î",
_: "è",
"`": "ô",
"{": "ä",
"|": "ö",
"}": "ü",
"~": "û"
};
},
3534: (x, w) => {
var T, E, D;
Object.defineProperty(w, "__esModule", { value: !0 }), w.C1_ESCAPED = w.C1 = w.C0 = void 0, function(x) {
x.NUL = "\0", x.SOH = "", x.STX = "", x.ETX = "", x.EOT = "", x.ENQ = "", x.ACK = "", x.BEL = "\x07", x.BS = "\b", x.HT = "	", x.LF = "\n", x.VT = "\v", x.FF = "\f", x.CR = "\r", x.SO = "", x.SI = "", x.DLE = "", x.DC1 = "", x.DC2 = "", x.DC3 = "", x.DC4 = "", x.NAK = "", x.SYN = "", x.ETB = "", x.CAN = "", x.EM = "", x.SUB = "", x.ESC = "\x1B", x.FS = "", x.GS = "", x.RS = "", x.US = "", x.SP = " ", x.DEL = "";
}(T || (w.C0 = T = {})), function(x) {
x.PAD = "", x.HOP = "", x.BPH = "", x.NBH = "", x.IND = "", x.NEL = "", x.SSA = "", x.ESA = "", x.HTS = "", x.HTJ = "", x.VTS = "", x.PLD = "", x.PLU = "", x.RI = "", x.SS2 = "", x.SS3 = "", x.DCS = "", x.PU1 = "", x.PU2 = "", x.STS = "", x.CCH = "", x.MW = "", x.SPA = "", x.EPA = "", x.SOS = "", x.SGCI = "", x.SCI = "", x.CSI = "", x.ST = "", x.OSC = "", x.PM = "", x.APC = "";
}(E || (w.C1 = E = {})), function(x) {
x.ST = `${T.ESC}\\`;
}(D || (w.C1_ESCAPED = D = {}));
},
726: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.Utf8ToUtf32 = w.StringToUtf32 = void 0, w.stringFromCodePoint = function(x) {
return x > 65535 ? (x -= 65536, String.fromCharCode(55296 + (x >> 10)) + String.fromCharCode(x % 1024 + 56320)) : String.fromCharCode(x);
}, w.utf32ToString = function(x, w = 0, T = x.length) {
let E = "";
for (let D = w; D < T; ++D) {
let w = x[D];
w > 65535 ? (w -= 65536, E += String.fromCharCode(55296 + (w >> 10)) + String.fromCharCode(w % 1024 + 56320)) : E += String.fromCharCode(w);
}
return E;
}, w.StringToUtf32 = class {
constructor() {
this._interim = 0;
}
clear() {
this._interim = 0;
}
decode(x, w) {
let T = x.length;
if (!T) return 0;
let E = 0, D = 0;
if (this._interim) {
let T = x.charCodeAt(D++);
56320 <= T && T <= 57343 ? w[E++] = 1024 * (this._interim - 55296) + T - 56320 + 65536 : (w[E++] = this._interim, w[E++] = T), this._interim = 0;
}
for (let O = D; O < T; ++O) {
let D = x.charCodeAt(O);
if (55296 <= D && D <= 56319) {
if (++O >= T) return this._interim = D, E;
let j = x.charCodeAt(O);
56320 <= j && j <= 57343 ? w[E++] = 1024 * (D - 55296) + j - 56320 + 65536 : (w[E++] = D, w[E++] = j);
} else D !== 65279 && (w[E++] = D);
}
return E;
}
}, w.Utf8ToUtf32 = class {
constructor() {
this.interim = new Uint8Array(3);
}
clear() {
this.interim.fill(0);
}
decode(x, w) {
let T = x.length;
if (!T) return 0;
let E, D, O, j, M = 0, N = 0, P = 0;
if (this.interim[0]) {
let E = !1, D = this.interim[0];
D &= (224 & D) == 192 ? 31 : (240 & D) == 224 ? 15 : 7;
let O, j = 0;
for (; (O = 63 & this.interim[++j]) && j < 4;) D <<= 6, D |= O;
let N = (224 & this.interim[0]) == 192 ? 2 : (240 & this.interim[0]) == 224 ? 3 : 4, F = N - j;
for (; P < F;) {
if (P >= T) return 0;
if (O = x[P++], (192 & O) != 128) {
P--, E = !0;
break;
}
this.interim[j++] = O, D <<= 6, D |= 63 & O;
}
E || (N === 2 ? D < 128 ? P-- : w[M++] = D : N === 3 ? D < 2048 || D >= 55296 && D <= 57343 || D === 65279 || (w[M++] = D) : D < 65536 || D > 1114111 || (w[M++] = D)), this.interim.fill(0);
}
let F = T - 4;
let I = P;
for (; I < T;) {
for (; !(!(I < F) || 128 & (E = x[I]) || 128 & (D = x[I + 1]) || 128 & (O = x[I + 2]) || 128 & (j = x[I + 3]));) w[M++] = E, w[M++] = D, w[M++] = O, w[M++] = j, I += 4;
if (E = x[I++], E < 128) w[M++] = E;
else if ((224 & E) == 192) {
if (I >= T) return this.interim[0] = E, M;
if (D = x[I++], (192 & D) != 128) {
I--;
continue;
}
if (N = (31 & E) << 6 | 63 & D, N < 128) {
I--;
continue;
}
w[M++] = N;
} else if ((240 & E) == 224) {
if (I >= T) return this.interim[0] = E, M;
if (D = x[I++], (192 & D) != 128) {
I--;
continue;
}
if (I >= T) return this.interim[0] = E, this.interim[1] = D, M;
if (O = x[I++], (192 & O) != 128) {
I--;
continue;
}
if (N = (15 & E) << 12 | (63 & D) << 6 | 63 & O, N < 2048 || N >= 55296 && N <= 57343 || N === 65279) continue;
w[M++] = N;
} else if ((248 & E) == 240) {
if (I >= T) return this.interim[0] = E, M;
if (D = x[I++], (192 & D) != 128) {
I--;
continue;
}
if (I >= T) return this.interim[0] = E, this.interim[1] = D, M;
if (O = x[I++], (192 & O) != 128) {
I--;
continue;
}
if (I >= T) return this.interim[0] = E, this.interim[1] = D, this.interim[2] = O, M;
if (j = x[I++], (192 & j) != 128) {
I--;
continue;
}
if (N = (7 & E) << 18 | (63 & D) << 12 | (63 & O) << 6 | 63 & j, N < 65536 || N > 1114111) continue;
w[M++] = N;
}
}
return M;
}
};
},
7428: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.UnicodeV6 = void 0;
let E = T(6415), D = [
[768, 879],
[1155, 1158],
[1160, 1161],
[1425, 1469],
[1471, 1471],
[1473, 1474],
[1476, 1477],
[1479, 1479],
[1536, 1539],
[1552, 1557],
[1611, 1630],
[1648, 1648],
[1750, 1764],
[1767, 1768],
[1770, 1773],
[1807, 1807],
[1809, 1809],
[1840, 1866],
[1958, 1968],
[2027, 2035],
[2305, 2306],
[2364, 2364],
[2369, 2376],
[2381, 2381],
[2385, 2388],
[2402, 2403],
[2433, 2433],
[2492, 2492],
[2497, 2500],
[2509, 2509],
[2530, 2531],
[2561, 2562],
[2620, 2620],
[2625, 2626],
[2631, 2632],
[2635, 2637],
[2672, 2673],
[2689, 2690],
[2748, 2748],
[2753, 2757],
[2759, 2760],
[2765, 2765],
[2786, 2787],
[2817, 2817],
[2876, 2876],
[2879, 2879],
[2881, 2883],
[2893, 2893],
[2902, 2902],
[2946, 2946],
[3008, 3008],
[3021, 3021],
[3134, 3136],
[3142, 3144],
[3146, 3149],
[3157, 3158],
[3260, 3260],
[3263, 3263],
[3270, 3270],
[3276, 3277],
[3298, 3299],
[3393, 3395],
[3405, 3405],
[3530, 3530],
[3538, 3540],
[3542, 3542],
[3633, 3633],
[3636, 3642],
[3655, 3662],
[3761, 3761],
[3764, 3769],
[3771, 3772],
[3784, 3789],
[3864, 3865],
[3893, 3893],
[3895, 3895],
[3897, 3897],
[3953, 3966],
[3968, 3972],
[3974, 3975],
[3984, 3991],
[3993, 4028],
[4038, 4038],
[4141, 4144],
[4146, 4146],
[4150, 4151],
[4153, 4153],
[4184, 4185],
[4448, 4607],
[4959, 4959],
[5906, 5908],
[5938, 5940],
[5970, 5971],
[6002, 6003],
[6068, 6069],
[6071, 6077],
[6086, 6086],
[6089, 6099],
[6109, 6109],
[6155, 6157],
[6313, 6313],
[6432, 6434],
[6439, 6440],
[6450, 6450],
[6457, 6459],
[6679, 6680],
[6912, 6915],
[6964, 6964],
[6966, 6970],
[6972, 6972],
[6978, 6978],
[7019, 7027],
[7616, 7626],
[7678, 7679],
[8203, 8207],
[8234, 8238],
[8288, 8291],
[8298, 8303],
[8400, 8431],
[12330, 12335],
[12441, 12442],
[43014, 43014],
[43019, 43019],
[43045, 43046],
[64286, 64286],
[65024, 65039],
[65056, 65059],
[65279, 65279],
[65529, 65531]
], O = [
[68097, 68099],
[68101, 68102],
[68108, 68111],
[68152, 68154],
[68159, 68159],
[119143, 119145],
[119155, 119170],
[119173, 119179],
[119210, 119213],
[119362, 119364],
[917505, 917505],
[917536, 917631],
[917760, 917999]
];
let j;
w.UnicodeV6 = class {
constructor() {
if (this.version = "6", !j) {
j = new Uint8Array(65536), j.fill(1), j[0] = 0, j.fill(0, 1, 32), j.fill(0, 127, 160), j.fill(2, 4352, 4448), j[9001] = 2, j[9002] = 2, j.fill(2, 11904, 42192), j[12351] = 1, j.fill(2, 44032, 55204), j.fill(2, 63744, 64256), j.fill(2, 65040, 65050), j.fill(2, 65072, 65136), j.fill(2, 65280, 65377), j.fill(2, 65504, 65511);
for (let x = 0; x < D.length; ++x) j.fill(0, D[x][0], D[x][1] + 1);
}
}
wcwidth(x) {
return x < 32 ? 0 : x < 127 ? 1 : x < 65536 ? j[x] : function(x, w) {
let T, E = 0, D = w.length - 1;
if (x < w[0][0] || x > w[D][1]) return !1;
for (; D >= E;) if (T = E + D >> 1, x > w[T][1]) E = T + 1;
else {
if (!(x < w[T][0])) return !0;
D = T - 1;
}
return !1;
}(x, O) ? 0 : x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141 ? 2 : 1;
}
charProperties(x, w) {
let T = this.wcwidth(x), D = T === 0 && w !== 0;
if (D) {
let x = E.UnicodeService.extractWidth(w);
x === 0 ? D = !1 : x > T && (T = x);
}
return E.UnicodeService.createPropertyValue(0, T, D);
}
};
},
3562: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.WriteBuffer = void 0;
let E = T(7150), D = T(802);
class n extends E.Disposable {
constructor(x) {
super(), this._action = x, this._writeBuffer = [], this._callbacks = [], this._pendingData = 0, this._bufferOffset = 0, this._isSyncWriting = !1, this._syncCalls = 0, this._didUserInput = !1, this._onWriteParsed = this._register(new D.Emitter()), this.onWriteParsed = this._onWriteParsed.event;
}
handleUserInput() {
this._didUserInput = !0;
}
writeSync(x, w) {
if (w !== void 0 && this._syncCalls > w) return void (this._syncCalls = 0);
if (this._pendingData += x.length, this._writeBuffer.push(x), this._callbacks.push(void 0), this._syncCalls++, this._isSyncWriting) return;
let T;
for (this._isSyncWriting = !0; T = this._writeBuffer.shift();) {
this._action(T);
let x = this._callbacks.shift();
x && x();
}
this._pendingData = 0, this._bufferOffset = 2147483647, this._isSyncWriting = !1, this._syncCalls = 0;
}
write(x, w) {
if (this._pendingData > 5e7) throw Error("write data discarded, use flow control to avoid losing data");
if (!this._writeBuffer.length) {
if (this._bufferOffset = 0, this._didUserInput) return this._didUserInput = !1, this._pendingData += x.length, this._writeBuffer.push(x), this._callbacks.push(w), void this._innerWrite();
setTimeout((() => this._innerWrite()));
}
this._pendingData += x.length, this._writeBuffer.push(x), this._callbacks.push(w);
}
_innerWrite(x = 0, w = !0) {
let T = x || performance.now();
for (; this._writeBuffer.length > this._bufferOffset;) {
let x = this._writeBuffer[this._bufferOffset], E = this._action(x, w);
if (E) {
let e = (x) => performance.now() - T >= 12 ? setTimeout((() => this._innerWrite(0, x))) : this._innerWrite(T, x);
E.catch(((x) => (queueMicrotask((() => {
throw x;
})), Promise.resolve(!1)))).then(e);
return;
}
let D = this._callbacks[this._bufferOffset];
if (D && D(), this._bufferOffset++, this._pendingData -= x.length, performance.now() - T >= 12) break;
}
this._writeBuffer.length > this._bufferOffset ? (this._bufferOffset > 50 && (this._writeBuffer = this._writeBuffer.slice(this._bufferOffset), this._callbacks = this._callbacks.slice(this._bufferOffset), this._bufferOffset = 0), setTimeout((() => this._innerWrite()))) : (this._writeBuffer.length = 0, this._callbacks.length = 0, this._pendingData = 0, this._bufferOffset = 0), this._onWriteParsed.fire();
}
}
w.WriteBuffer = n;
},
8693: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.parseColor = function(x) {
if (!x) return;
let w = x.toLowerCase();
if (w.indexOf("rgb:") === 0) {
w = w.slice(4);
let x = T.exec(w);
if (x) {
let w = x[1] ? 15 : x[4] ? 255 : x[7] ? 4095 : 65535;
return [
Math.round(parseInt(x[1] || x[4] || x[7] || x[10], 16) / w * 255),
Math.round(parseInt(x[2] || x[5] || x[8] || x[11], 16) / w * 255),
Math.round(parseInt(x[3] || x[6] || x[9] || x[12], 16) / w * 255)
];
}
} else if (w.indexOf("#") === 0 && (w = w.slice(1), E.exec(w) && [
3,
6,
9,
12
].includes(w.length))) {
let x = w.length / 3, T = [
0,
0,
0
];
for (let E = 0; E < 3; ++E) {
let D = parseInt(w.slice(x * E, x * E + x), 16);
T[E] = x === 1 ? D << 4 : x === 2 ? D : x === 3 ? D >> 4 : D >> 8;
}
return T;
}
}, w.toRgbString = function(x, w = 16) {
let [T, E, D] = x;
return `rgb:${r(T, w)}/${r(E, w)}/${r(D, w)}`;
};
let T = /^([\da-f])\/([\da-f])\/([\da-f])$|^([\da-f]{2})\/([\da-f]{2})\/([\da-f]{2})$|^([\da-f]{3})\/([\da-f]{3})\/([\da-f]{3})$|^([\da-f]{4})\/([\da-f]{4})\/([\da-f]{4})$/, E = /^[\da-f]+$/;
function r(x, w) {
let T = x.toString(16), E = T.length < 2 ? "0" + T : T;
switch (w) {
case 4: return T[0];
case 8: return E;
case 12: return (E + E).slice(0, 3);
default: return E + E;
}
}
},
1263: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.PAYLOAD_LIMIT = void 0, w.PAYLOAD_LIMIT = 1e7;
},
9823: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.DcsHandler = w.DcsParser = void 0;
let E = T(726), D = T(7262), O = T(1263), j = [];
w.DcsParser = class {
constructor() {
this._handlers = Object.create(null), this._active = j, this._ident = 0, this._handlerFb = () => {}, this._stack = {
paused: !1,
loopPosition: 0,
fallThrough: !1
};
}
dispose() {
this._handlers = Object.create(null), this._handlerFb = () => {}, this._active = j;
}
registerHandler(x, w) {
this._handlers[x] === void 0 && (this._handlers[x] = []);
let T = this._handlers[x];
return T.push(w), { dispose: () => {
let x = T.indexOf(w);
x !== -1 && T.splice(x, 1);
} };
}
clearHandler(x) {
this._handlers[x] && delete this._handlers[x];
}
setHandlerFallback(x) {
this._handlerFb = x;
}
reset() {
if (this._active.length) for (let x = this._stack.paused ? this._stack.loopPosition - 1 : this._active.length - 1; x >= 0; --x) this._active[x].unhook(!1);
this._stack.paused = !1, this._active = j, this._ident = 0;
}
hook(x, w) {
if (this.reset(), this._ident = x, this._active = this._handlers[x] || j, this._active.length) for (let x = this._active.length - 1; x >= 0; x--) this._active[x].hook(w);
else this._handlerFb(this._ident, "HOOK", w);
}
put(x, w, T) {
if (this._active.length) for (let E = this._active.length - 1; E >= 0; E--) this._active[E].put(x, w, T);
else this._handlerFb(this._ident, "PUT", (0, E.utf32ToString)(x, w, T));
}
unhook(x, w = !0) {
if (this._active.length) {
let T = !1, E = this._active.length - 1, D = !1;
if (this._stack.paused && (E = this._stack.loopPosition - 1, T = w, D = this._stack.fallThrough, this._stack.paused = !1), !D && !1 === T) {
for (; E >= 0 && (T = this._active[E].unhook(x), !0 !== T); E--) if (T instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = E, this._stack.fallThrough = !1, T;
E--;
}
for (; E >= 0; E--) if (T = this._active[E].unhook(!1), T instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = E, this._stack.fallThrough = !0, T;
} else this._handlerFb(this._ident, "UNHOOK", x);
this._active = j, this._ident = 0;
}
};
let M = new D.Params();
M.addParam(0), w.DcsHandler = class {
constructor(x) {
this._handler = x, this._data = "", this._params = M, this._hitLimit = !1;
}
hook(x) {
this._params = x.length > 1 || x.params[0] ? x.clone() : M, this._data = "", this._hitLimit = !1;
}
put(x, w, T) {
this._hitLimit || (this._data += (0, E.utf32ToString)(x, w, T), this._data.length > O.PAYLOAD_LIMIT && (this._data = "", this._hitLimit = !0));
}
unhook(x) {
let w = !1;
if (this._hitLimit) w = !1;
else if (x && (w = this._handler(this._data, this._params), w instanceof Promise)) return w.then(((x) => (this._params = M, this._data = "", this._hitLimit = !1, x)));
return this._params = M, this._data = "", this._hitLimit = !1, w;
}
};
},
6717: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.EscapeSequenceParser = w.VT500_TRANSITION_TABLE = w.TransitionTable = void 0;
let E = T(7150), D = T(7262), O = T(1346), j = T(9823);
class a {
constructor(x) {
this.table = new Uint8Array(x);
}
setDefault(x, w) {
this.table.fill(x << 4 | w);
}
add(x, w, T, E) {
this.table[w << 8 | x] = T << 4 | E;
}
addMany(x, w, T, E) {
for (let D = 0; D < x.length; D++) this.table[w << 8 | x[D]] = T << 4 | E;
}
}
w.TransitionTable = a;
w.VT500_TRANSITION_TABLE = function() {
let x = new a(4095), w = Array.apply(null, Array(256)).map(((x, w) => w)), s = (x, T) => w.slice(x, T), T = s(32, 127), E = s(0, 24);
E.push(25), E.push.apply(E, s(28, 32));
let D = s(0, 14);
let O;
for (O in x.setDefault(1, 0), x.addMany(T, 0, 2, 0), D) x.addMany([
24,
26,
153,
154
], O, 3, 0), x.addMany(s(128, 144), O, 3, 0), x.addMany(s(144, 152), O, 3, 0), x.add(156, O, 0, 0), x.add(27, O, 11, 1), x.add(157, O, 4, 8), x.addMany([
152,
158,
159
], O, 0, 7), x.add(155, O, 11, 3), x.add(144, O, 11, 9);
return x.addMany(E, 0, 3, 0), x.addMany(E, 1, 3, 1), x.add(127, 1, 0, 1), x.addMany(E, 8, 0, 8), x.addMany(E, 3, 3, 3), x.add(127, 3, 0, 3), x.addMany(E, 4, 3, 4), x.add(127, 4, 0, 4), x.addMany(E, 6, 3, 6), x.addMany(E, 5, 3, 5), x.add(127, 5, 0, 5), x.addMany(E, 2, 3, 2), x.add(127, 2, 0, 2), x.add(93, 1, 4, 8), x.addMany(T, 8, 5, 8), x.add(127, 8, 5, 8), x.addMany([
156,
27,
24,
26,
7
], 8, 6, 0), x.addMany(s(28, 32), 8, 0, 8), x.addMany([
88,
94,
95
], 1, 0, 7), x.addMany(T, 7, 0, 7), x.addMany(E, 7, 0, 7), x.add(156, 7, 0, 0), x.add(127, 7, 0, 7), x.add(91, 1, 11, 3), x.addMany(s(64, 127), 3, 7, 0), x.addMany(s(48, 60), 3, 8, 4), x.addMany([
60,
61,
62,
63
], 3, 9, 4), x.addMany(s(48, 60), 4, 8, 4), x.addMany(s(64, 127), 4, 7, 0), x.addMany([
60,
61,
62,
63
], 4, 0, 6), x.addMany(s(32, 64), 6, 0, 6), x.add(127, 6, 0, 6), x.addMany(s(64, 127), 6, 0, 0), x.addMany(s(32, 48), 3, 9, 5), x.addMany(s(32, 48), 5, 9, 5), x.addMany(s(48, 64), 5, 0, 6), x.addMany(s(64, 127), 5, 7, 0), x.addMany(s(32, 48), 4, 9, 5), x.addMany(s(32, 48), 1, 9, 2), x.addMany(s(32, 48), 2, 9, 2), x.addMany(s(48, 127), 2, 10, 0), x.addMany(s(48, 80), 1, 10, 0), x.addMany(s(81, 88), 1, 10, 0), x.addMany([
89,
90,
92
], 1, 10, 0), x.addMany(s(96, 127), 1, 10, 0), x.add(80, 1, 11, 9), x.addMany(E, 9, 0, 9), x.add(127, 9, 0, 9), x.addMany(s(28, 32), 9, 0, 9), x.addMany(s(32, 48), 9, 9, 12), x.addMany(s(48, 60), 9, 8, 10), x.addMany([
60,
61,
62,
63
], 9, 9, 10), x.addMany(E, 11, 0, 11), x.addMany(s(32, 128), 11, 0, 11), x.addMany(s(28, 32), 11, 0, 11), x.addMany(E, 10, 0, 10), x.add(127, 10, 0, 10), x.addMany(s(28, 32), 10, 0, 10), x.addMany(s(48, 60), 10, 8, 10), x.addMany([
60,
61,
62,
63
], 10, 0, 11), x.addMany(s(32, 48), 10, 9, 12), x.addMany(E, 12, 0, 12), x.add(127, 12, 0, 12), x.addMany(s(28, 32), 12, 0, 12), x.addMany(s(32, 48), 12, 9, 12), x.addMany(s(48, 64), 12, 0, 11), x.addMany(s(64, 127), 12, 12, 13), x.addMany(s(64, 127), 10, 12, 13), x.addMany(s(64, 127), 9, 12, 13), x.addMany(E, 13, 13, 13), x.addMany(T, 13, 13, 13), x.add(127, 13, 0, 13), x.addMany([
27,
156,
24,
26
], 13, 14, 0), x.add(160, 0, 2, 0), x.add(160, 8, 5, 8), x.add(160, 6, 0, 6), x.add(160, 11, 0, 11), x.add(160, 13, 13, 13), x;
}();
class c extends E.Disposable {
constructor(x = w.VT500_TRANSITION_TABLE) {
super(), this._transitions = x, this._parseStack = {
state: 0,
handlers: [],
handlerPos: 0,
transition: 0,
chunkPos: 0
}, this.initialState = 0, this.currentState = this.initialState, this._params = new D.Params(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0, this._printHandlerFb = (x, w, T) => {}, this._executeHandlerFb = (x) => {}, this._csiHandlerFb = (x, w) => {}, this._escHandlerFb = (x) => {}, this._errorHandlerFb = (x) => x, this._printHandler = this._printHandlerFb, this._executeHandlers = Object.create(null), this._csiHandlers = Object.create(null), this._escHandlers = Object.create(null), this._register((0, E.toDisposable)((() => {
this._csiHandlers = Object.create(null), this._executeHandlers = Object.create(null), this._escHandlers = Object.create(null);
}))), this._oscParser = this._register(new O.OscParser()), this._dcsParser = this._register(new j.DcsParser()), this._errorHandler = this._errorHandlerFb, this.registerEscHandler({ final: "\\" }, (() => !0));
}
_identifier(x, w = [64, 126]) {
let T = 0;
if (x.prefix) {
if (x.prefix.length > 1) throw Error("only one byte as prefix supported");
if (T = x.prefix.charCodeAt(0), T && 60 > T || T > 63) throw Error("prefix must be in range 0x3c .. 0x3f");
}
if (x.intermediates) {
if (x.intermediates.length > 2) throw Error("only two bytes as intermediates are supported");
for (let w = 0; w < x.intermediates.length; ++w) {
let E = x.intermediates.charCodeAt(w);
if (32 > E || E > 47) throw Error("intermediate must be in range 0x20 .. 0x2f");
T <<= 8, T |= E;
}
}
if (x.final.length !== 1) throw Error("final must be a single byte");
let E = x.final.charCodeAt(0);
if (w[0] > E || E > w[1]) throw Error(`final must be in range ${w[0]} .. ${w[1]}`);
return T <<= 8, T |= E, T;
}
identToString(x) {
let w = [];
for (; x;) w.push(String.fromCharCode(255 & x)), x >>= 8;
return w.reverse().join("");
}
setPrintHandler(x) {
this._printHandler = x;
}
clearPrintHandler() {
this._printHandler = this._printHandlerFb;
}
registerEscHandler(x, w) {
let T = this._identifier(x, [48, 126]);
this._escHandlers[T] === void 0 && (this._escHandlers[T] = []);
let E = this._escHandlers[T];
return E.push(w), { dispose: () => {
let x = E.indexOf(w);
x !== -1 && E.splice(x, 1);
} };
}
clearEscHandler(x) {
this._escHandlers[this._identifier(x, [48, 126])] && delete this._escHandlers[this._identifier(x, [48, 126])];
}
setEscHandlerFallback(x) {
this._escHandlerFb = x;
}
setExecuteHandler(x, w) {
this._executeHandlers[x.charCodeAt(0)] = w;
}
clearExecuteHandler(x) {
this._executeHandlers[x.charCodeAt(0)] && delete this._executeHandlers[x.charCodeAt(0)];
}
setExecuteHandlerFallback(x) {
this._executeHandlerFb = x;
}
registerCsiHandler(x, w) {
let T = this._identifier(x);
this._csiHandlers[T] === void 0 && (this._csiHandlers[T] = []);
let E = this._csiHandlers[T];
return E.push(w), { dispose: () => {
let x = E.indexOf(w);
x !== -1 && E.splice(x, 1);
} };
}
clearCsiHandler(x) {
this._csiHandlers[this._identifier(x)] && delete this._csiHandlers[this._identifier(x)];
}
setCsiHandlerFallback(x) {
this._csiHandlerFb = x;
}
registerDcsHandler(x, w) {
return this._dcsParser.registerHandler(this._identifier(x), w);
}
clearDcsHandler(x) {
this._dcsParser.clearHandler(this._identifier(x));
}
setDcsHandlerFallback(x) {
this._dcsParser.setHandlerFallback(x);
}
registerOscHandler(x, w) {
return this._oscParser.registerHandler(x, w);
}
clearOscHandler(x) {
this._oscParser.clearHandler(x);
}
setOscHandlerFallback(x) {
this._oscParser.setHandlerFallback(x);
}
setErrorHandler(x) {
this._errorHandler = x;
}
clearErrorHandler() {
this._errorHandler = this._errorHandlerFb;
}
reset() {
this.currentState = this.initialState, this._oscParser.reset(), this._dcsParser.reset(), this._params.reset(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0, this._parseStack.state !== 0 && (this._parseStack.state = 2, this._parseStack.handlers = []);
}
_preserveStack(x, w, T, E, D) {
this._parseStack.state = x, this._parseStack.handlers = w, this._parseStack.handlerPos = T, this._parseStack.transition = E, this._parseStack.chunkPos = D;
}
parse(x, w, T) {
let E, D = 0, O = 0, j = 0;
if (this._parseStack.state) {
if (this._parseStack.state === 2) this._parseStack.state = 0, j = this._parseStack.chunkPos + 1;
else {
if (T === void 0 || this._parseStack.state === 1) throw this._parseStack.state = 1, Error("improper continuation due to previous async handler, giving up parsing");
let w = this._parseStack.handlers;
let O = this._parseStack.handlerPos - 1;
switch (this._parseStack.state) {
case 3:
if (!1 === T && O > -1) {
for (; O >= 0 && (E = w[O](this._params), !0 !== E); O--) if (E instanceof Promise) return this._parseStack.handlerPos = O, E;
}
this._parseStack.handlers = [];
break;
case 4:
if (!1 === T && O > -1) {
for (; O >= 0 && (E = w[O](), !0 !== E); O--) if (E instanceof Promise) return this._parseStack.handlerPos = O, E;
}
this._parseStack.handlers = [];
break;
case 6:
if (D = x[this._parseStack.chunkPos], E = this._dcsParser.unhook(D !== 24 && D !== 26, T), E) return E;
D === 27 && (this._parseStack.transition |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0;
break;
case 5:
if (D = x[this._parseStack.chunkPos], E = this._oscParser.end(D !== 24 && D !== 26, T), E) return E;
D === 27 && (this._parseStack.transition |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0;
}
this._parseStack.state = 0, j = this._parseStack.chunkPos + 1, this.precedingJoinState = 0, this.currentState = 15 & this._parseStack.transition;
}
}
for (let T = j; T < w; ++T) {
switch (D = x[T], O = this._transitions.table[this.currentState << 8 | (D < 160 ? D : 160)], O >> 4) {
case 2:
for (let E = T + 1;; ++E) {
if (E >= w || (D = x[E]) < 32 || D > 126 && D < 160) {
this._printHandler(x, T, E), T = E - 1;
break;
}
if (++E >= w || (D = x[E]) < 32 || D > 126 && D < 160) {
this._printHandler(x, T, E), T = E - 1;
break;
}
if (++E >= w || (D = x[E]) < 32 || D > 126 && D < 160) {
this._printHandler(x, T, E), T = E - 1;
break;
}
if (++E >= w || (D = x[E]) < 32 || D > 126 && D < 160) {
this._printHandler(x, T, E), T = E - 1;
break;
}
}
break;
case 3:
this._executeHandlers[D] ? this._executeHandlers[D]() : this._executeHandlerFb(D), this.precedingJoinState = 0;
break;
case 0: break;
case 1:
if (this._errorHandler({
position: T,
code: D,
currentState: this.currentState,
collect: this._collect,
params: this._params,
abort: !1
}).abort) return;
break;
case 7:
let j = this._csiHandlers[this._collect << 8 | D];
let M = j ? j.length - 1 : -1;
for (; M >= 0 && (E = j[M](this._params), !0 !== E); M--) if (E instanceof Promise) return this._preserveStack(3, j, M, O, T), E;
M < 0 && this._csiHandlerFb(this._collect << 8 | D, this._params), this.precedingJoinState = 0;
break;
case 8:
do
switch (D) {
case 59:
this._params.addParam(0);
break;
case 58:
this._params.addSubParam(-1);
break;
default: this._params.addDigit(D - 48);
}
while (++T < w && (D = x[T]) > 47 && D < 60);
T--;
break;
case 9:
this._collect <<= 8, this._collect |= D;
break;
case 10:
let N = this._escHandlers[this._collect << 8 | D];
let P = N ? N.length - 1 : -1;
for (; P >= 0 && (E = N[P](), !0 !== E); P--) if (E instanceof Promise) return this._preserveStack(4, N, P, O, T), E;
P < 0 && this._escHandlerFb(this._collect << 8 | D), this.precedingJoinState = 0;
break;
case 11:
this._params.reset(), this._params.addParam(0), this._collect = 0;
break;
case 12:
this._dcsParser.hook(this._collect << 8 | D, this._params);
break;
case 13:
for (let E = T + 1;; ++E) if (E >= w || (D = x[E]) === 24 || D === 26 || D === 27 || D > 127 && D < 160) {
this._dcsParser.put(x, T, E), T = E - 1;
break;
}
break;
case 14:
if (E = this._dcsParser.unhook(D !== 24 && D !== 26), E) return this._preserveStack(6, [], 0, O, T), E;
D === 27 && (O |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0;
break;
case 4:
this._oscParser.start();
break;
case 5:
for (let E = T + 1;; E++) if (E >= w || (D = x[E]) < 32 || D > 127 && D < 160) {
this._oscParser.put(x, T, E), T = E - 1;
break;
}
break;
case 6:
if (E = this._oscParser.end(D !== 24 && D !== 26), E) return this._preserveStack(5, [], 0, O, T), E;
D === 27 && (O |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0;
}
this.currentState = 15 & O;
}
}
}
w.EscapeSequenceParser = c;
},
1346: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.OscHandler = w.OscParser = void 0;
let E = T(1263), D = T(726), O = [];
w.OscParser = class {
constructor() {
this._state = 0, this._active = O, this._id = -1, this._handlers = Object.create(null), this._handlerFb = () => {}, this._stack = {
paused: !1,
loopPosition: 0,
fallThrough: !1
};
}
registerHandler(x, w) {
this._handlers[x] === void 0 && (this._handlers[x] = []);
let T = this._handlers[x];
return T.push(w), { dispose: () => {
let x = T.indexOf(w);
x !== -1 && T.splice(x, 1);
} };
}
clearHandler(x) {
this._handlers[x] && delete this._handlers[x];
}
setHandlerFallback(x) {
this._handlerFb = x;
}
dispose() {
this._handlers = Object.create(null), this._handlerFb = () => {}, this._active = O;
}
reset() {
if (this._state === 2) for (let x = this._stack.paused ? this._stack.loopPosition - 1 : this._active.length - 1; x >= 0; --x) this._active[x].end(!1);
this._stack.paused = !1, this._active = O, this._id = -1, this._state = 0;
}
_start() {
if (this._active = this._handlers[this._id] || O, this._active.length) for (let x = this._active.length - 1; x >= 0; x--) this._active[x].start();
else this._handlerFb(this._id, "START");
}
_put(x, w, T) {
if (this._active.length) for (let E = this._active.length - 1; E >= 0; E--) this._active[E].put(x, w, T);
else this._handlerFb(this._id, "PUT", (0, D.utf32ToString)(x, w, T));
}
start() {
this.reset(), this._state = 1;
}
put(x, w, T) {
if (this._state !== 3) {
if (this._state === 1) for (; w < T;) {
let T = x[w++];
if (T === 59) {
this._state = 2, this._start();
break;
}
if (T < 48 || 57 < T) return void (this._state = 3);
this._id === -1 && (this._id = 0), this._id = 10 * this._id + T - 48;
}
this._state === 2 && T - w > 0 && this._put(x, w, T);
}
}
end(x, w = !0) {
if (this._state !== 0) {
if (this._state !== 3) {
if (this._state === 1 && this._start(), this._active.length) {
let T = !1, E = this._active.length - 1, D = !1;
if (this._stack.paused && (E = this._stack.loopPosition - 1, T = w, D = this._stack.fallThrough, this._stack.paused = !1), !D && !1 === T) {
for (; E >= 0 && (T = this._active[E].end(x), !0 !== T); E--) if (T instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = E, this._stack.fallThrough = !1, T;
E--;
}
for (; E >= 0; E--) if (T = this._active[E].end(!1), T instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = E, this._stack.fallThrough = !0, T;
} else this._handlerFb(this._id, "END", x);
}
this._active = O, this._id = -1, this._state = 0;
}
}
}, w.OscHandler = class {
constructor(x) {
this._handler = x, this._data = "", this._hitLimit = !1;
}
start() {
this._data = "", this._hitLimit = !1;
}
put(x, w, T) {
this._hitLimit || (this._data += (0, D.utf32ToString)(x, w, T), this._data.length > E.PAYLOAD_LIMIT && (this._data = "", this._hitLimit = !0));
}
end(x) {
let w = !1;
if (this._hitLimit) w = !1;
else if (x && (w = this._handler(this._data), w instanceof Promise)) return w.then(((x) => (this._data = "", this._hitLimit = !1, x)));
return this._data = "", this._hitLimit = !1, w;
}
};
},
7262: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.Params = void 0;
let T = 2147483647;
class i {
static fromArray(x) {
let w = new i();
if (!x.length) return w;
for (let T = +!!Array.isArray(x[0]); T < x.length; ++T) {
let E = x[T];
if (Array.isArray(E)) for (let x = 0; x < E.length; ++x) w.addSubParam(E[x]);
else w.addParam(E);
}
return w;
}
constructor(x = 32, w = 32) {
if (this.maxLength = x, this.maxSubParamsLength = w, w > 256) throw Error("maxSubParamsLength must not be greater than 256");
this.params = new Int32Array(x), this.length = 0, this._subParams = new Int32Array(w), this._subParamsLength = 0, this._subParamsIdx = new Uint16Array(x), this._rejectDigits = !1, this._rejectSubDigits = !1, this._digitIsSub = !1;
}
clone() {
let x = new i(this.maxLength, this.maxSubParamsLength);
return x.params.set(this.params), x.length = this.length, x._subParams.set(this._subParams), x._subParamsLength = this._subParamsLength, x._subParamsIdx.set(this._subParamsIdx), x._rejectDigits = this._rejectDigits, x._rejectSubDigits = this._rejectSubDigits, x._digitIsSub = this._digitIsSub, x;
}
toArray() {
let x = [];
for (let w = 0; w < this.length; ++w) {
x.push(this.params[w]);
let T = this._subParamsIdx[w] >> 8, E = 255 & this._subParamsIdx[w];
E - T > 0 && x.push(Array.prototype.slice.call(this._subParams, T, E));
}
return x;
}
reset() {
this.length = 0, this._subParamsLength = 0, this._rejectDigits = !1, this._rejectSubDigits = !1, this._digitIsSub = !1;
}
addParam(x) {
if (this._digitIsSub = !1, this.length >= this.maxLength) this._rejectDigits = !0;
else {
if (x < -1) throw Error("values lesser than -1 are not allowed");
this._subParamsIdx[this.length] = this._subParamsLength << 8 | this._subParamsLength, this.params[this.length++] = x > T ? T : x;
}
}
addSubParam(x) {
if (this._digitIsSub = !0, this.length) {
if (this._rejectDigits || this._subParamsLength >= this.maxSubParamsLength) this._rejectSubDigits = !0;
else {
if (x < -1) throw Error("values lesser than -1 are not allowed");
this._subParams[this._subParamsLength++] = x > T ? T : x, this._subParamsIdx[this.length - 1]++;
}
}
}
hasSubParams(x) {
return (255 & this._subParamsIdx[x]) - (this._subParamsIdx[x] >> 8) > 0;
}
getSubParams(x) {
let w = this._subParamsIdx[x] >> 8, T = 255 & this._subParamsIdx[x];
return T - w > 0 ? this._subParams.subarray(w, T) : null;
}
getSubParamsAll() {
let x = {};
for (let w = 0; w < this.length; ++w) {
let T = this._subParamsIdx[w] >> 8, E = 255 & this._subParamsIdx[w];
E - T > 0 && (x[w] = this._subParams.slice(T, E));
}
return x;
}
addDigit(x) {
let w;
if (this._rejectDigits || !(w = this._digitIsSub ? this._subParamsLength : this.length) || this._digitIsSub && this._rejectSubDigits) return;
let E = this._digitIsSub ? this._subParams : this.params, D = E[w - 1];
E[w - 1] = ~D ? Math.min(10 * D + x, T) : x;
}
}
w.Params = i;
},
3027: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.AddonManager = void 0, w.AddonManager = class {
constructor() {
this._addons = [];
}
dispose() {
for (let x = this._addons.length - 1; x >= 0; x--) this._addons[x].instance.dispose();
}
loadAddon(x, w) {
let T = {
instance: w,
dispose: w.dispose,
isDisposed: !1
};
this._addons.push(T), w.dispose = () => this._wrappedAddonDispose(T), w.activate(x);
}
_wrappedAddonDispose(x) {
if (x.isDisposed) return;
let w = -1;
for (let T = 0; T < this._addons.length; T++) if (this._addons[T] === x) {
w = T;
break;
}
if (w === -1) throw Error("Could not dispose an addon that has not been loaded");
x.isDisposed = !0, x.dispose.apply(x.instance), this._addons.splice(w, 1);
}
};
},
3235: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.BufferApiView = void 0;
let E = T(793), D = T(3055);
w.BufferApiView = class {
constructor(x, w) {
this._buffer = x, this.type = w;
}
init(x) {
return this._buffer = x, this;
}
get cursorY() {
return this._buffer.y;
}
get cursorX() {
return this._buffer.x;
}
get viewportY() {
return this._buffer.ydisp;
}
get baseY() {
return this._buffer.ybase;
}
get length() {
return this._buffer.lines.length;
}
getLine(x) {
let w = this._buffer.lines.get(x);
if (w) return new E.BufferLineApiView(w);
}
getNullCell() {
return new D.CellData();
}
};
},
793: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.BufferLineApiView = void 0;
let E = T(3055);
w.BufferLineApiView = class {
constructor(x) {
this._line = x;
}
get isWrapped() {
return this._line.isWrapped;
}
get length() {
return this._line.length;
}
getCell(x, w) {
if (!(x < 0 || x >= this._line.length)) return w ? (this._line.loadCell(x, w), w) : this._line.loadCell(x, new E.CellData());
}
translateToString(x, w, T) {
return this._line.translateToString(x, w, T);
}
};
},
5101: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.BufferNamespaceApi = void 0;
let E = T(3235), D = T(7150), O = T(802);
class o extends D.Disposable {
constructor(x) {
super(), this._core = x, this._onBufferChange = this._register(new O.Emitter()), this.onBufferChange = this._onBufferChange.event, this._normal = new E.BufferApiView(this._core.buffers.normal, "normal"), this._alternate = new E.BufferApiView(this._core.buffers.alt, "alternate"), this._core.buffers.onBufferActivate((() => this._onBufferChange.fire(this.active)));
}
get active() {
if (this._core.buffers.active === this._core.buffers.normal) return this.normal;
if (this._core.buffers.active === this._core.buffers.alt) return this.alternate;
throw Error("Active buffer is neither normal nor alternate");
}
get normal() {
return this._normal.init(this._core.buffers.normal);
}
get alternate() {
return this._alternate.init(this._core.buffers.alt);
}
}
w.BufferNamespaceApi = o;
},
6097: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.ParserApi = void 0, w.ParserApi = class {
constructor(x) {
this._core = x;
}
registerCsiHandler(x, w) {
return this._core.registerCsiHandler(x, ((x) => w(x.toArray())));
}
addCsiHandler(x, w) {
return this.registerCsiHandler(x, w);
}
registerDcsHandler(x, w) {
return this._core.registerDcsHandler(x, ((x, T) => w(x, T.toArray())));
}
addDcsHandler(x, w) {
return this.registerDcsHandler(x, w);
}
registerEscHandler(x, w) {
return this._core.registerEscHandler(x, w);
}
addEscHandler(x, w) {
return this.registerEscHandler(x, w);
}
registerOscHandler(x, w) {
return this._core.registerOscHandler(x, w);
}
addOscHandler(x, w) {
return this.registerOscHandler(x, w);
}
};
},
4335: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.UnicodeApi = void 0, w.UnicodeApi = class {
constructor(x) {
this._core = x;
}
register(x) {
this._core.unicodeService.register(x);
}
get versions() {
return this._core.unicodeService.versions;
}
get activeVersion() {
return this._core.unicodeService.activeVersion;
}
set activeVersion(x) {
this._core.unicodeService.activeVersion = x;
}
};
},
9640: function(x, w, T) {
var E = this && this.__decorate || function(x, w, T, E) {
var D, O = arguments.length, j = O < 3 ? w : E === null ? E = Object.getOwnPropertyDescriptor(w, T) : E;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") j = Reflect.decorate(x, w, T, E);
else for (var M = x.length - 1; M >= 0; M--) (D = x[M]) && (j = (O < 3 ? D(j) : O > 3 ? D(w, T, j) : D(w, T)) || j);
return O > 3 && j && Object.defineProperty(w, T, j), j;
}, D = this && this.__param || function(x, w) {
return function(T, E) {
w(T, E, x);
};
};
Object.defineProperty(w, "__esModule", { value: !0 }), w.BufferService = w.MINIMUM_ROWS = w.MINIMUM_COLS = void 0;
let O = T(7150), j = T(4097), M = T(6501), N = T(802);
w.MINIMUM_COLS = 2, w.MINIMUM_ROWS = 1;
let c = class extends O.Disposable {
get buffer() {
return this.buffers.active;
}
constructor(x) {
super(), this.isUserScrolling = !1, this._onResize = this._register(new N.Emitter()), this.onResize = this._onResize.event, this._onScroll = this._register(new N.Emitter()), this.onScroll = this._onScroll.event, this.cols = Math.max(x.rawOptions.cols || 0, w.MINIMUM_COLS), this.rows = Math.max(x.rawOptions.rows || 0, w.MINIMUM_ROWS), this.buffers = this._register(new j.BufferSet(x, this)), this._register(this.buffers.onBufferActivate(((x) => {
this._onScroll.fire(x.activeBuffer.ydisp);
})));
}
resize(x, w) {
let T = this.cols !== x, E = this.rows !== w;
this.cols = x, this.rows = w, this.buffers.resize(x, w), this._onResize.fire({
cols: x,
rows: w,
colsChanged: T,
rowsChanged: E
});
}
reset() {
this.buffers.reset(), this.isUserScrolling = !1;
}
scroll(x, w = !1) {
let T = this.buffer;
let E;
E = this._cachedBlankLine, E && E.length === this.cols && E.getFg(0) === x.fg && E.getBg(0) === x.bg || (E = T.getBlankLine(x, w), this._cachedBlankLine = E), E.isWrapped = w;
let D = T.ybase + T.scrollTop, O = T.ybase + T.scrollBottom;
if (T.scrollTop === 0) {
let x = T.lines.isFull;
O === T.lines.length - 1 ? x ? T.lines.recycle().copyFrom(E) : T.lines.push(E.clone()) : T.lines.splice(O + 1, 0, E.clone()), x ? this.isUserScrolling && (T.ydisp = Math.max(T.ydisp - 1, 0)) : (T.ybase++, this.isUserScrolling || T.ydisp++);
} else {
let x = O - D + 1;
T.lines.shiftElements(D + 1, x - 1, -1), T.lines.set(O, E.clone());
}
this.isUserScrolling || (T.ydisp = T.ybase), this._onScroll.fire(T.ydisp);
}
scrollLines(x, w) {
let T = this.buffer;
if (x < 0) {
if (T.ydisp === 0) return;
this.isUserScrolling = !0;
} else x + T.ydisp >= T.ybase && (this.isUserScrolling = !1);
let E = T.ydisp;
T.ydisp = Math.max(Math.min(T.ydisp + x, T.ybase), 0), E !== T.ydisp && (w || this._onScroll.fire(T.ydisp));
}
};
w.BufferService = c, w.BufferService = c = E([D(0, M.IOptionsService)], c);
},
5746: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.CharsetService = void 0, w.CharsetService = class {
constructor() {
this.glevel = 0, this._charsets = [];
}
reset() {
this.charset = void 0, this._charsets = [], this.glevel = 0;
}
setgLevel(x) {
this.glevel = x, this.charset = this._charsets[x];
}
setgCharset(x, w) {
this._charsets[x] = w, this.glevel === x && (this.charset = w);
}
};
},
7792: function(x, w, T) {
var E = this && this.__decorate || function(x, w, T, E) {
var D, O = arguments.length, j = O < 3 ? w : E === null ? E = Object.getOwnPropertyDescriptor(w, T) : E;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") j = Reflect.decorate(x, w, T, E);
else for (var M = x.length - 1; M >= 0; M--) (D = x[M]) && (j = (O < 3 ? D(j) : O > 3 ? D(w, T, j) : D(w, T)) || j);
return O > 3 && j && Object.defineProperty(w, T, j), j;
}, D = this && this.__param || function(x, w) {
return function(T, E) {
w(T, E, x);
};
};
Object.defineProperty(w, "__esModule", { value: !0 }), w.CoreMouseService = void 0;
let O = T(6501), j = T(7150), M = T(802), N = {
NONE: {
events: 0,
restrict: () => !1
},
X10: {
events: 1,
restrict: (x) => x.button !== 4 && x.action === 1 && (x.ctrl = !1, x.alt = !1, x.shift = !1, !0)
},
VT200: {
events: 19,
restrict: (x) => x.action !== 32
},
DRAG: {
events: 23,
restrict: (x) => x.action !== 32 || x.button !== 3
},
ANY: {
events: 31,
restrict: (x) => !0
}
};
function c(x, w) {
let T = (x.ctrl ? 16 : 0) | (x.shift ? 4 : 0) | (x.alt ? 8 : 0);
return x.button === 4 ? (T |= 64, T |= x.action) : (T |= 3 & x.button, 4 & x.button && (T |= 64), 8 & x.button && (T |= 128), x.action === 32 ? T |= 32 : x.action !== 0 || w || (T |= 3)), T;
}
let P = String.fromCharCode, F = {
DEFAULT: (x) => {
let w = [
c(x, !1) + 32,
x.col + 32,
x.row + 32
];
return w[0] > 255 || w[1] > 255 || w[2] > 255 ? "" : `[M${P(w[0])}${P(w[1])}${P(w[2])}`;
},
SGR: (x) => {
let w = x.action === 0 && x.button !== 4 ? "m" : "M";
return `[<${c(x, !0)};${x.col};${x.row}${w}`;
},
SGR_PIXELS: (x) => {
let w = x.action === 0 && x.button !== 4 ? "m" : "M";
return `[<${c(x, !0)};${x.x};${x.y}${w}`;
}
};
let d = class extends j.Disposable {
constructor(x, w, T) {
super(), this._bufferService = x, this._coreService = w, this._optionsService = T, this._protocols = {}, this._encodings = {}, this._activeProtocol = "", this._activeEncoding = "", this._lastEvent = null, this._wheelPartialScroll = 0, this._onProtocolChange = this._register(new M.Emitter()), this.onProtocolChange = this._onProtocolChange.event;
for (let x of Object.keys(N)) this.addProtocol(x, N[x]);
for (let x of Object.keys(F)) this.addEncoding(x, F[x]);
this.reset();
}
addProtocol(x, w) {
this._protocols[x] = w;
}
addEncoding(x, w) {
this._encodings[x] = w;
}
get activeProtocol() {
return this._activeProtocol;
}
get areMouseEventsActive() {
return this._protocols[this._activeProtocol].events !== 0;
}
set activeProtocol(x) {
if (!this._protocols[x]) throw Error(`unknown protocol "${x}"`);
this._activeProtocol = x, this._onProtocolChange.fire(this._protocols[x].events);
}
get activeEncoding() {
return this._activeEncoding;
}
set activeEncoding(x) {
if (!this._encodings[x]) throw Error(`unknown encoding "${x}"`);
this._activeEncoding = x;
}
reset() {
this.activeProtocol = "NONE", this.activeEncoding = "DEFAULT", this._lastEvent = null, this._wheelPartialScroll = 0;
}
consumeWheelEvent(x, w, T) {
if (x.deltaY === 0 || x.shiftKey) return 0;
if (w === void 0 || T === void 0) return 0;
let E = w / T;
let D = this._applyScrollModifier(x.deltaY, x);
return x.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? (D /= E + 0, Math.abs(x.deltaY) < 50 && (D *= .3), this._wheelPartialScroll += D, D = Math.floor(Math.abs(this._wheelPartialScroll)) * (this._wheelPartialScroll > 0 ? 1 : -1), this._wheelPartialScroll %= 1) : x.deltaMode === WheelEvent.DOM_DELTA_PAGE && (D *= this._bufferService.rows), D;
}
_applyScrollModifier(x, w) {
return w.altKey || w.ctrlKey || w.shiftKey ? x * this._optionsService.rawOptions.fastScrollSensitivity * this._optionsService.rawOptions.scrollSensitivity : x * this._optionsService.rawOptions.scrollSensitivity;
}
triggerMouseEvent(x) {
if (x.col < 0 || x.col >= this._bufferService.cols || x.row < 0 || x.row >= this._bufferService.rows) return !1;
if (x.button === 4 && x.action === 32) return !1;
if (x.button === 3 && x.action !== 32) return !1;
if (x.button !== 4 && (x.action === 2 || x.action === 3)) return !1;
if (x.col++, x.row++, x.action === 32 && this._lastEvent && this._equalEvents(this._lastEvent, x, this._activeEncoding === "SGR_PIXELS")) return !1;
if (!this._protocols[this._activeProtocol].restrict(x)) return !1;
let w = this._encodings[this._activeEncoding](x);
return w && (this._activeEncoding === "DEFAULT" ? this._coreService.triggerBinaryEvent(w) : this._coreService.triggerDataEvent(w, !0)), this._lastEvent = x, !0;
}
explainEvents(x) {
return {
down: !!(1 & x),
up: !!(2 & x),
drag: !!(4 & x),
move: !!(8 & x),
wheel: !!(16 & x)
};
}
_equalEvents(x, w, T) {
if (T) {
if (x.x !== w.x) return !1;
if (x.y !== w.y) return !1;
} else {
if (x.col !== w.col) return !1;
if (x.row !== w.row) return !1;
}
return x.button === w.button && x.action === w.action && x.ctrl === w.ctrl && x.alt === w.alt && x.shift === w.shift;
}
};
w.CoreMouseService = d, w.CoreMouseService = d = E([
D(0, O.IBufferService),
D(1, O.ICoreService),
D(2, O.IOptionsService)
], d);
},
4071: function(x, w, T) {
var E = this && this.__decorate || function(x, w, T, E) {
var D, O = arguments.length, j = O < 3 ? w : E === null ? E = Object.getOwnPropertyDescriptor(w, T) : E;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") j = Reflect.decorate(x, w, T, E);
else for (var M = x.length - 1; M >= 0; M--) (D = x[M]) && (j = (O < 3 ? D(j) : O > 3 ? D(w, T, j) : D(w, T)) || j);
return O > 3 && j && Object.defineProperty(w, T, j), j;
}, D = this && this.__param || function(x, w) {
return function(T, E) {
w(T, E, x);
};
};
Object.defineProperty(w, "__esModule", { value: !0 }), w.CoreService = void 0;
let O = T(7453), j = T(7150), M = T(6501), N = T(802), P = Object.freeze({ insertMode: !1 }), F = Object.freeze({
applicationCursorKeys: !1,
applicationKeypad: !1,
bracketedPasteMode: !1,
cursorBlink: void 0,
cursorStyle: void 0,
origin: !1,
reverseWraparound: !1,
sendFocus: !1,
synchronizedOutput: !1,
wraparound: !0
});
let u = class extends j.Disposable {
constructor(x, w, T) {
super(), this._bufferService = x, this._logService = w, this._optionsService = T, this.isCursorInitialized = !1, this.isCursorHidden = !1, this._onData = this._register(new N.Emitter()), this.onData = this._onData.event, this._onUserInput = this._register(new N.Emitter()), this.onUserInput = this._onUserInput.event, this._onBinary = this._register(new N.Emitter()), this.onBinary = this._onBinary.event, this._onRequestScrollToBottom = this._register(new N.Emitter()), this.onRequestScrollToBottom = this._onRequestScrollToBottom.event, this.modes = (0, O.clone)(P), this.decPrivateModes = (0, O.clone)(F);
}
reset() {
this.modes = (0, O.clone)(P), this.decPrivateModes = (0, O.clone)(F);
}
triggerDataEvent(x, w = !1) {
if (this._optionsService.rawOptions.disableStdin) return;
let T = this._bufferService.buffer;
w && this._optionsService.rawOptions.scrollOnUserInput && T.ybase !== T.ydisp && this._onRequestScrollToBottom.fire(), w && this._onUserInput.fire(), this._logService.debug(`sending data "${x}"`), this._logService.trace("sending data (codes)", (() => x.split("").map(((x) => x.charCodeAt(0))))), this._onData.fire(x);
}
triggerBinaryEvent(x) {
this._optionsService.rawOptions.disableStdin || (this._logService.debug(`sending binary "${x}"`), this._logService.trace("sending binary (codes)", (() => x.split("").map(((x) => x.charCodeAt(0))))), this._onBinary.fire(x));
}
};
w.CoreService = u, w.CoreService = u = E([
D(0, M.IBufferService),
D(1, M.ILogService),
D(2, M.IOptionsService)
], u);
},
6025: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.InstantiationService = w.ServiceCollection = void 0;
let E = T(6501), D = T(6201);
class n {
constructor(...x) {
this._entries = new Map();
for (let [w, T] of x) this.set(w, T);
}
set(x, w) {
let T = this._entries.get(x);
return this._entries.set(x, w), T;
}
forEach(x) {
for (let [w, T] of this._entries.entries()) x(w, T);
}
has(x) {
return this._entries.has(x);
}
get(x) {
return this._entries.get(x);
}
}
w.ServiceCollection = n, w.InstantiationService = class {
constructor() {
this._services = new n(), this._services.set(E.IInstantiationService, this);
}
setService(x, w) {
this._services.set(x, w);
}
getService(x) {
return this._services.get(x);
}
createInstance(x, ...w) {
let T = (0, D.getServiceDependencies)(x).sort(((x, w) => x.index - w.index)), E = [];
for (let w of T) {
let T = this._services.get(w.id);
if (!T) throw Error(`[createInstance] ${x.name} depends on UNKNOWN service ${w.id._id}.`);
E.push(T);
}
let O = T.length > 0 ? T[0].index : w.length;
if (w.length !== O) throw Error(`[createInstance] First service dependency of ${x.name} at position ${O + 1} conflicts with ${w.length} static arguments`);
return new x(...w, ...E);
}
};
},
7276: function(x, w, T) {
var E = this && this.__decorate || function(x, w, T, E) {
var D, O = arguments.length, j = O < 3 ? w : E === null ? E = Object.getOwnPropertyDescriptor(w, T) : E;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") j = Reflect.decorate(x, w, T, E);
else for (var M = x.length - 1; M >= 0; M--) (D = x[M]) && (j = (O < 3 ? D(j) : O > 3 ? D(w, T, j) : D(w, T)) || j);
return O > 3 && j && Object.defineProperty(w, T, j), j;
}, D = this && this.__param || function(x, w) {
return function(T, E) {
w(T, E, x);
};
};
Object.defineProperty(w, "__esModule", { value: !0 }), w.LogService = void 0, w.setTraceLogger = function(x) {
N = x;
}, w.traceCall = function(x, w, T) {
if (typeof T.value != "function") throw Error("not supported");
let E = T.value;
T.value = function(...x) {
if (N.logLevel !== j.LogLevelEnum.TRACE) return E.apply(this, x);
N.trace(`GlyphRenderer#${E.name}(${x.map(((x) => JSON.stringify(x))).join(", ")})`);
let w = E.apply(this, x);
return N.trace(`GlyphRenderer#${E.name} return`, w), w;
};
};
let O = T(7150), j = T(6501), M = {
trace: j.LogLevelEnum.TRACE,
debug: j.LogLevelEnum.DEBUG,
info: j.LogLevelEnum.INFO,
warn: j.LogLevelEnum.WARN,
error: j.LogLevelEnum.ERROR,
off: j.LogLevelEnum.OFF
};
let N, c = class extends O.Disposable {
get logLevel() {
return this._logLevel;
}
constructor(x) {
super(), this._optionsService = x, this._logLevel = j.LogLevelEnum.OFF, this._updateLogLevel(), this._register(this._optionsService.onSpecificOptionChange("logLevel", (() => this._updateLogLevel()))), N = this;
}
_updateLogLevel() {
this._logLevel = M[this._optionsService.rawOptions.logLevel];
}
_evalLazyOptionalParams(x) {
for (let w = 0; w < x.length; w++) typeof x[w] == "function" && (x[w] = x[w]());
}
_log(x, w, T) {
this._evalLazyOptionalParams(T), x.call(console, (this._optionsService.options.logger ? "" : "xterm.js: ") + w, ...T);
}
trace(x, ...w) {
this._logLevel <= j.LogLevelEnum.TRACE && this._log(this._optionsService.options.logger?.trace.bind(this._optionsService.options.logger) ?? console.log, x, w);
}
debug(x, ...w) {
this._logLevel <= j.LogLevelEnum.DEBUG && this._log(this._optionsService.options.logger?.debug.bind(this._optionsService.options.logger) ?? console.log, x, w);
}
info(x, ...w) {
this._logLevel <= j.LogLevelEnum.INFO && this._log(this._optionsService.options.logger?.info.bind(this._optionsService.options.logger) ?? console.info, x, w);
}
warn(x, ...w) {
this._logLevel <= j.LogLevelEnum.WARN && this._log(this._optionsService.options.logger?.warn.bind(this._optionsService.options.logger) ?? console.warn, x, w);
}
error(x, ...w) {
this._logLevel <= j.LogLevelEnum.ERROR && this._log(this._optionsService.options.logger?.error.bind(this._optionsService.options.logger) ?? console.error, x, w);
}
};
w.LogService = c, w.LogService = c = E([D(0, j.IOptionsService)], c);
},
56: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.OptionsService = w.DEFAULT_OPTIONS = void 0;
let E = T(7150), D = T(701), O = T(802);
w.DEFAULT_OPTIONS = {
cols: 80,
rows: 24,
cursorBlink: !1,
cursorStyle: "block",
cursorWidth: 1,
cursorInactiveStyle: "outline",
customGlyphs: !0,
drawBoldTextInBrightColors: !0,
documentOverride: null,
fastScrollModifier: "alt",
fastScrollSensitivity: 5,
fontFamily: "monospace",
fontSize: 15,
fontWeight: "normal",
fontWeightBold: "bold",
ignoreBracketedPasteMode: !1,
lineHeight: 1,
letterSpacing: 0,
linkHandler: null,
logLevel: "info",
logger: null,
scrollback: 1e3,
scrollOnEraseInDisplay: !1,
scrollOnUserInput: !0,
scrollSensitivity: 1,
screenReaderMode: !1,
smoothScrollDuration: 0,
macOptionIsMeta: !1,
macOptionClickForcesSelection: !1,
minimumContrastRatio: 1,
disableStdin: !1,
allowProposedApi: !1,
allowTransparency: !1,
tabStopWidth: 8,
theme: {},
reflowCursorLine: !1,
rescaleOverlappingGlyphs: !1,
rightClickSelectsWord: D.isMac,
windowOptions: {},
windowsMode: !1,
windowsPty: {},
wordSeparator: " ()[]{}',\"`",
altClickMovesCursor: !0,
convertEol: !1,
termName: "xterm",
cancelEvents: !1,
overviewRuler: {}
};
let j = [
"normal",
"bold",
"100",
"200",
"300",
"400",
"500",
"600",
"700",
"800",
"900"
];
class a extends E.Disposable {
constructor(x) {
super(), this._onOptionChange = this._register(new O.Emitter()), this.onOptionChange = this._onOptionChange.event;
let T = { ...w.DEFAULT_OPTIONS };
for (let w in x) if (w in T) try {
let E = x[w];
T[w] = this._sanitizeAndValidateOption(w, E);
} catch (x) {
console.error(x);
}
this.rawOptions = T, this.options = { ...T }, this._setupOptions(), this._register((0, E.toDisposable)((() => {
this.rawOptions.linkHandler = null, this.rawOptions.documentOverride = null;
})));
}
onSpecificOptionChange(x, w) {
return this.onOptionChange(((T) => {
T === x && w(this.rawOptions[x]);
}));
}
onMultipleOptionChange(x, w) {
return this.onOptionChange(((T) => {
x.indexOf(T) !== -1 && w();
}));
}
_setupOptions() {
let e = (x) => {
if (!(x in w.DEFAULT_OPTIONS)) throw Error(`No option with key "${x}"`);
return this.rawOptions[x];
}, s = (x, T) => {
if (!(x in w.DEFAULT_OPTIONS)) throw Error(`No option with key "${x}"`);
T = this._sanitizeAndValidateOption(x, T), this.rawOptions[x] !== T && (this.rawOptions[x] = T, this._onOptionChange.fire(x));
};
for (let x in this.rawOptions) {
let w = {
get: e.bind(this, x),
set: s.bind(this, x)
};
Object.defineProperty(this.options, x, w);
}
}
_sanitizeAndValidateOption(x, T) {
switch (x) {
case "cursorStyle":
if (T ||= w.DEFAULT_OPTIONS[x], !function(x) {
return x === "block" || x === "underline" || x === "bar";
}(T)) throw Error(`"${T}" is not a valid value for ${x}`);
break;
case "wordSeparator":
T ||= w.DEFAULT_OPTIONS[x];
break;
case "fontWeight":
case "fontWeightBold":
if (typeof T == "number" && 1 <= T && T <= 1e3) break;
T = j.includes(T) ? T : w.DEFAULT_OPTIONS[x];
break;
case "cursorWidth": T = Math.floor(T);
case "lineHeight":
case "tabStopWidth":
if (T < 1) throw Error(`${x} cannot be less than 1, value: ${T}`);
break;
case "minimumContrastRatio":
T = Math.max(1, Math.min(21, Math.round(10 * T) / 10));
break;
case "scrollback":
if ((T = Math.min(T, 4294967295)) < 0) throw Error(`${x} cannot be less than 0, value: ${T}`);
break;
case "fastScrollSensitivity":
case "scrollSensitivity":
if (T <= 0) throw Error(`${x} cannot be less than or equal to 0, value: ${T}`);
break;
case "rows":
case "cols":
if (!T && T !== 0) throw Error(`${x} must be numeric, value: ${T}`);
break;
case "windowsPty": T ??= {};
}
return T;
}
}
w.OptionsService = a;
},
8811: function(x, w, T) {
var E = this && this.__decorate || function(x, w, T, E) {
var D, O = arguments.length, j = O < 3 ? w : E === null ? E = Object.getOwnPropertyDescriptor(w, T) : E;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") j = Reflect.decorate(x, w, T, E);
else for (var M = x.length - 1; M >= 0; M--) (D = x[M]) && (j = (O < 3 ? D(j) : O > 3 ? D(w, T, j) : D(w, T)) || j);
return O > 3 && j && Object.defineProperty(w, T, j), j;
}, D = this && this.__param || function(x, w) {
return function(T, E) {
w(T, E, x);
};
};
Object.defineProperty(w, "__esModule", { value: !0 }), w.OscLinkService = void 0;
let O = T(6501);
let o = class {
constructor(x) {
this._bufferService = x, this._nextId = 1, this._entriesWithId = new Map(), this._dataByLinkId = new Map();
}
registerLink(x) {
let w = this._bufferService.buffer;
if (x.id === void 0) {
let T = w.addMarker(w.ybase + w.y), E = {
data: x,
id: this._nextId++,
lines: [T]
};
return T.onDispose((() => this._removeMarkerFromLink(E, T))), this._dataByLinkId.set(E.id, E), E.id;
}
let T = x, E = this._getEntryIdKey(T), D = this._entriesWithId.get(E);
if (D) return this.addLineToLink(D.id, w.ybase + w.y), D.id;
let O = w.addMarker(w.ybase + w.y), j = {
id: this._nextId++,
key: this._getEntryIdKey(T),
data: T,
lines: [O]
};
return O.onDispose((() => this._removeMarkerFromLink(j, O))), this._entriesWithId.set(j.key, j), this._dataByLinkId.set(j.id, j), j.id;
}
addLineToLink(x, w) {
let T = this._dataByLinkId.get(x);
if (T && T.lines.every(((x) => x.line !== w))) {
let x = this._bufferService.buffer.addMarker(w);
T.lines.push(x), x.onDispose((() => this._removeMarkerFromLink(T, x)));
}
}
getLinkData(x) {
return this._dataByLinkId.get(x)?.data;
}
_getEntryIdKey(x) {
return `${x.id};;${x.uri}`;
}
_removeMarkerFromLink(x, w) {
let T = x.lines.indexOf(w);
T !== -1 && (x.lines.splice(T, 1), x.lines.length === 0 && (x.data.id !== void 0 && this._entriesWithId.delete(x.key), this._dataByLinkId.delete(x.id)));
}
};
w.OscLinkService = o, w.OscLinkService = o = E([D(0, O.IBufferService)], o);
},
6201: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.serviceRegistry = void 0, w.getServiceDependencies = function(x) {
return x[E] || [];
}, w.createDecorator = function(x) {
if (w.serviceRegistry.has(x)) return w.serviceRegistry.get(x);
let r = function(x, w, D) {
if (arguments.length !== 3) throw Error("@IServiceName-decorator can only be used to decorate a parameter");
(function(x, w, D) {
w[T] === w ? w[E].push({
id: x,
index: D
}) : (w[E] = [{
id: x,
index: D
}], w[T] = w);
})(r, x, D);
};
return r._id = x, w.serviceRegistry.set(x, r), r;
};
let T = "di$target", E = "di$dependencies";
w.serviceRegistry = new Map();
},
6501: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.IDecorationService = w.IUnicodeService = w.IOscLinkService = w.IOptionsService = w.ILogService = w.LogLevelEnum = w.IInstantiationService = w.ICharsetService = w.ICoreService = w.ICoreMouseService = w.IBufferService = void 0;
let E = T(6201);
var D;
w.IBufferService = (0, E.createDecorator)("BufferService"), w.ICoreMouseService = (0, E.createDecorator)("CoreMouseService"), w.ICoreService = (0, E.createDecorator)("CoreService"), w.ICharsetService = (0, E.createDecorator)("CharsetService"), w.IInstantiationService = (0, E.createDecorator)("InstantiationService"), function(x) {
x[x.TRACE = 0] = "TRACE", x[x.DEBUG = 1] = "DEBUG", x[x.INFO = 2] = "INFO", x[x.WARN = 3] = "WARN", x[x.ERROR = 4] = "ERROR", x[x.OFF = 5] = "OFF";
}(D || (w.LogLevelEnum = D = {})), w.ILogService = (0, E.createDecorator)("LogService"), w.IOptionsService = (0, E.createDecorator)("OptionsService"), w.IOscLinkService = (0, E.createDecorator)("OscLinkService"), w.IUnicodeService = (0, E.createDecorator)("UnicodeService"), w.IDecorationService = (0, E.createDecorator)("DecorationService");
},
6415: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.UnicodeService = void 0;
let E = T(7428), D = T(802);
class n {
static extractShouldJoin(x) {
return !!(1 & x);
}
static extractWidth(x) {
return x >> 1 & 3;
}
static extractCharKind(x) {
return x >> 3;
}
static createPropertyValue(x, w, T = !1) {
return (16777215 & x) << 3 | (3 & w) << 1 | !!T;
}
constructor() {
this._providers = Object.create(null), this._active = "", this._onChange = new D.Emitter(), this.onChange = this._onChange.event;
let x = new E.UnicodeV6();
this.register(x), this._active = x.version, this._activeProvider = x;
}
dispose() {
this._onChange.dispose();
}
get versions() {
return Object.keys(this._providers);
}
get activeVersion() {
return this._active;
}
set activeVersion(x) {
if (!this._providers[x]) throw Error(`unknown Unicode version "${x}"`);
this._active = x, this._activeProvider = this._providers[x], this._onChange.fire(x);
}
register(x) {
this._providers[x.version] = x;
}
wcwidth(x) {
return this._activeProvider.wcwidth(x);
}
getStringCellWidth(x) {
let w = 0, T = 0;
let E = x.length;
for (let D = 0; D < E; ++D) {
let O = x.charCodeAt(D);
if (55296 <= O && O <= 56319) {
if (++D >= E) return w + this.wcwidth(O);
let T = x.charCodeAt(D);
56320 <= T && T <= 57343 ? O = 1024 * (O - 55296) + T - 56320 + 65536 : w += this.wcwidth(T);
}
let j = this.charProperties(O, T);
let M = n.extractWidth(j);
n.extractShouldJoin(j) && (M -= n.extractWidth(T)), w += M, T = j;
}
return w;
}
charProperties(x, w) {
return this._activeProvider.charProperties(x, w);
}
}
w.UnicodeService = n;
},
5856: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.Terminal = void 0;
let E = T(6107), D = T(5777), O = T(802);
class o extends D.CoreTerminal {
constructor(x = {}) {
super(x), this._onBell = this._register(new O.Emitter()), this.onBell = this._onBell.event, this._onCursorMove = this._register(new O.Emitter()), this.onCursorMove = this._onCursorMove.event, this._onTitleChange = this._register(new O.Emitter()), this.onTitleChange = this._onTitleChange.event, this._onA11yCharEmitter = this._register(new O.Emitter()), this.onA11yChar = this._onA11yCharEmitter.event, this._onA11yTabEmitter = this._register(new O.Emitter()), this.onA11yTab = this._onA11yTabEmitter.event, this._setup(), this._register(this._inputHandler.onRequestBell((() => this.bell()))), this._register(this._inputHandler.onRequestReset((() => this.reset()))), this._register(O.Event.forward(this._inputHandler.onCursorMove, this._onCursorMove)), this._register(O.Event.forward(this._inputHandler.onTitleChange, this._onTitleChange)), this._register(O.Event.forward(this._inputHandler.onA11yChar, this._onA11yCharEmitter)), this._register(O.Event.forward(this._inputHandler.onA11yTab, this._onA11yTabEmitter));
}
get buffer() {
return this.buffers.active;
}
get markers() {
return this.buffer.markers;
}
addMarker(x) {
if (this.buffer === this.buffers.normal) return this.buffer.addMarker(this.buffer.ybase + this.buffer.y + x);
}
bell() {
this._onBell.fire();
}
input(x, w = !0) {
this.coreService.triggerDataEvent(x, w);
}
resize(x, w) {
x === this.cols && w === this.rows || super.resize(x, w);
}
clear() {
if (this.buffer.ybase !== 0 || this.buffer.y !== 0) {
this.buffer.lines.set(0, this.buffer.lines.get(this.buffer.ybase + this.buffer.y)), this.buffer.lines.length = 1, this.buffer.ydisp = 0, this.buffer.ybase = 0, this.buffer.y = 0;
for (let x = 1; x < this.rows; x++) this.buffer.lines.push(this.buffer.getBlankLine(E.DEFAULT_ATTR_DATA));
this._onScroll.fire({ position: this.buffer.ydisp });
}
}
reset() {
this.options.rows = this.rows, this.options.cols = this.cols, this._setup(), super.reset();
}
}
w.Terminal = o;
},
3058: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.Permutation = w.CallbackIterable = w.ArrayQueue = w.booleanComparator = w.numberComparator = w.CompareResult = void 0, w.tail = function(x, w = 0) {
return x[x.length - (1 + w)];
}, w.tail2 = function(x) {
if (x.length === 0) throw Error("Invalid tail call");
return [x.slice(0, x.length - 1), x[x.length - 1]];
}, w.equals = function(x, w, T = (x, w) => x === w) {
if (x === w) return !0;
if (!x || !w) return !1;
if (x.length !== w.length) return !1;
for (let E = 0, D = x.length; E < D; E++) if (!T(x[E], w[E])) return !1;
return !0;
}, w.removeFastWithoutKeepingOrder = function(x, w) {
let T = x.length - 1;
w < T && (x[w] = x[T]), x.pop();
}, w.binarySearch = function(x, w, T) {
return n(x.length, ((E) => T(x[E], w)));
}, w.binarySearch2 = n, w.quickSelect = function e(x, w, T) {
if ((x |= 0) >= w.length) throw TypeError("invalid index");
let E = w[Math.floor(w.length * Math.random())], D = [], O = [], j = [];
for (let x of w) {
let w = T(x, E);
w < 0 ? D.push(x) : w > 0 ? O.push(x) : j.push(x);
}
return x < D.length ? e(x, D, T) : x < D.length + j.length ? j[0] : e(x - (D.length + j.length), O, T);
}, w.groupBy = function(x, w) {
let T = [];
let E;
for (let D of x.slice(0).sort(w)) E && w(E[0], D) === 0 ? E.push(D) : (E = [D], T.push(E));
return T;
}, w.groupAdjacentBy = function* (x, w) {
let T, E;
for (let D of x) E !== void 0 && w(E, D) ? T.push(D) : (T && (yield T), T = [D]), E = D;
T && (yield T);
}, w.forEachAdjacent = function(x, w) {
for (let T = 0; T <= x.length; T++) w(T === 0 ? void 0 : x[T - 1], T === x.length ? void 0 : x[T]);
}, w.forEachWithNeighbors = function(x, w) {
for (let T = 0; T < x.length; T++) w(T === 0 ? void 0 : x[T - 1], x[T], T + 1 === x.length ? void 0 : x[T + 1]);
}, w.sortedDiff = o, w.delta = function(x, w, T) {
let E = o(x, w, T), D = [], O = [];
for (let w of E) D.push(...x.slice(w.start, w.start + w.deleteCount)), O.push(...w.toInsert);
return {
removed: D,
added: O
};
}, w.top = function(x, w, T) {
if (T === 0) return [];
let E = x.slice(0, T).sort(w);
return a(x, w, E, T, x.length), E;
}, w.topAsync = function(x, w, T, D, O) {
return T === 0 ? Promise.resolve([]) : new Promise(((j, M) => {
(async () => {
let j = x.length, M = x.slice(0, T).sort(w);
for (let N = T, P = Math.min(T + D, j); N < j; N = P, P = Math.min(P + D, j)) {
if (N > T && await new Promise(((x) => setTimeout(x))), O && O.isCancellationRequested) throw new E.CancellationError();
a(x, w, M, N, P);
}
return M;
})().then(j, M);
}));
}, w.coalesce = function(x) {
return x.filter(((x) => !!x));
}, w.coalesceInPlace = function(x) {
let w = 0;
for (let T = 0; T < x.length; T++) x[T] && (x[w] = x[T], w += 1);
x.length = w;
}, w.move = function(x, w, T) {
x.splice(T, 0, x.splice(w, 1)[0]);
}, w.isFalsyOrEmpty = function(x) {
return !Array.isArray(x) || x.length === 0;
}, w.isNonEmptyArray = function(x) {
return Array.isArray(x) && x.length > 0;
}, w.distinct = function(x, w = (x) => x) {
let T = new Set();
return x.filter(((x) => {
let E = w(x);
return !T.has(E) && (T.add(E), !0);
}));
}, w.uniqueFilter = function(x) {
let w = new Set();
return (T) => {
let E = x(T);
return !w.has(E) && (w.add(E), !0);
};
}, w.firstOrDefault = function(x, w) {
return x.length > 0 ? x[0] : w;
}, w.lastOrDefault = function(x, w) {
return x.length > 0 ? x[x.length - 1] : w;
}, w.commonPrefixLength = function(x, w, T = (x, w) => x === w) {
let E = 0;
for (let D = 0, O = Math.min(x.length, w.length); D < O && T(x[D], w[D]); D++) E++;
return E;
}, w.range = function(x, w) {
let T = typeof w == "number" ? x : 0;
typeof w == "number" ? T = x : (T = 0, w = x);
let E = [];
if (T <= w) for (let x = T; x < w; x++) E.push(x);
else for (let x = T; x > w; x--) E.push(x);
return E;
}, w.index = function(x, w, T) {
return x.reduce(((x, E) => (x[w(E)] = T ? T(E) : E, x)), Object.create(null));
}, w.insert = function(x, w) {
return x.push(w), () => h(x, w);
}, w.remove = h, w.arrayInsert = function(x, w, T) {
let E = x.slice(0, w), D = x.slice(w);
return E.concat(T, D);
}, w.shuffle = function(x, w) {
let s;
if (typeof w == "number") {
let x = w;
s = () => {
let w = 179426549 * Math.sin(x++);
return w - Math.floor(w);
};
} else s = Math.random;
for (let w = x.length - 1; w > 0; --w) {
let T = Math.floor(s() * (w + 1)), E = x[w];
x[w] = x[T], x[T] = E;
}
}, w.pushToStart = function(x, w) {
let T = x.indexOf(w);
T > -1 && (x.splice(T, 1), x.unshift(w));
}, w.pushToEnd = function(x, w) {
let T = x.indexOf(w);
T > -1 && (x.splice(T, 1), x.push(w));
}, w.pushMany = function(x, w) {
for (let T of w) x.push(T);
}, w.mapArrayOrNot = function(x, w) {
return Array.isArray(x) ? x.map(w) : w(x);
}, w.asArray = function(x) {
return Array.isArray(x) ? x : [x];
}, w.getRandomElement = function(x) {
return x[Math.floor(Math.random() * x.length)];
}, w.insertInto = c, w.splice = function(x, w, T, E) {
let D = l(x, w);
let O = x.splice(D, T);
return O === void 0 && (O = []), c(x, D, E), O;
}, w.compareBy = function(x, w) {
return (T, E) => w(x(T), x(E));
}, w.tieBreakComparators = function(...x) {
return (w, T) => {
for (let E of x) {
let x = E(w, T);
if (!O.isNeitherLessOrGreaterThan(x)) return x;
}
return O.neitherLessOrGreaterThan;
};
}, w.reverseOrder = function(x) {
return (w, T) => -x(w, T);
};
let E = T(9807), D = T(8297);
function n(x, w) {
let T = 0, E = x - 1;
for (; T <= E;) {
let x = (T + E) / 2 | 0, D = w(x);
if (D < 0) T = x + 1;
else {
if (!(D > 0)) return x;
E = x - 1;
}
}
return -(T + 1);
}
function o(x, w, T) {
let E = [];
function r(x, w, T) {
if (w === 0 && T.length === 0) return;
let D = E[E.length - 1];
D && D.start + D.deleteCount === x ? (D.deleteCount += w, D.toInsert.push(...T)) : E.push({
start: x,
deleteCount: w,
toInsert: T
});
}
let D = 0, O = 0;
for (;;) {
if (D === x.length) {
r(D, 0, w.slice(O));
break;
}
if (O === w.length) {
r(D, x.length - D, []);
break;
}
let E = x[D], j = w[O], M = T(E, j);
M === 0 ? (D += 1, O += 1) : M < 0 ? (r(D, 1, []), D += 1) : M > 0 && (r(D, 0, [j]), O += 1);
}
return E;
}
function a(x, w, T, E, O) {
for (let j = T.length; E < O; E++) {
let O = x[E];
if (w(O, T[j - 1]) < 0) {
T.pop();
let x = (0, D.findFirstIdxMonotonousOrArrLen)(T, ((x) => w(O, x) < 0));
T.splice(x, 0, O);
}
}
}
function h(x, w) {
let T = x.indexOf(w);
if (T > -1) return x.splice(T, 1), w;
}
function c(x, w, T) {
let E = l(x, w), D = x.length, O = T.length;
x.length = D + O;
for (let w = D - 1; w >= E; w--) x[w + O] = x[w];
for (let w = 0; w < O; w++) x[w + E] = T[w];
}
function l(x, w) {
return w < 0 ? Math.max(w + x.length, 0) : Math.min(w, x.length);
}
var O;
(function(x) {
x.isLessThan = function(x) {
return x < 0;
}, x.isLessThanOrEqual = function(x) {
return x <= 0;
}, x.isGreaterThan = function(x) {
return x > 0;
}, x.isNeitherLessOrGreaterThan = function(x) {
return x === 0;
}, x.greaterThan = 1, x.lessThan = -1, x.neitherLessOrGreaterThan = 0;
})(O || (w.CompareResult = O = {})), w.numberComparator = (x, w) => x - w, w.booleanComparator = (x, T) => (0, w.numberComparator)(+!!x, +!!T), w.ArrayQueue = class {
constructor(x) {
this.items = x, this.firstIdx = 0, this.lastIdx = this.items.length - 1;
}
get length() {
return this.lastIdx - this.firstIdx + 1;
}
takeWhile(x) {
let w = this.firstIdx;
for (; w < this.items.length && x(this.items[w]);) w++;
let T = w === this.firstIdx ? null : this.items.slice(this.firstIdx, w);
return this.firstIdx = w, T;
}
takeFromEndWhile(x) {
let w = this.lastIdx;
for (; w >= 0 && x(this.items[w]);) w--;
let T = w === this.lastIdx ? null : this.items.slice(w + 1, this.lastIdx + 1);
return this.lastIdx = w, T;
}
peek() {
if (this.length !== 0) return this.items[this.firstIdx];
}
peekLast() {
if (this.length !== 0) return this.items[this.lastIdx];
}
dequeue() {
let x = this.items[this.firstIdx];
return this.firstIdx++, x;
}
removeLast() {
let x = this.items[this.lastIdx];
return this.lastIdx--, x;
}
takeCount(x) {
let w = this.items.slice(this.firstIdx, this.firstIdx + x);
return this.firstIdx += x, w;
}
};
class d {
static {
this.empty = new d(((x) => {}));
}
constructor(x) {
this.iterate = x;
}
forEach(x) {
this.iterate(((w) => (x(w), !0)));
}
toArray() {
let x = [];
return this.iterate(((w) => (x.push(w), !0))), x;
}
filter(x) {
return new d(((w) => this.iterate(((T) => !x(T) || w(T)))));
}
map(x) {
return new d(((w) => this.iterate(((T) => w(x(T))))));
}
some(x) {
let w = !1;
return this.iterate(((T) => (w = x(T), !w))), w;
}
findFirst(x) {
let w;
return this.iterate(((T) => !x(T) || (w = T, !1))), w;
}
findLast(x) {
let w;
return this.iterate(((T) => (x(T) && (w = T), !0))), w;
}
findLastMaxBy(x) {
let w, T = !0;
return this.iterate(((E) => ((T || O.isGreaterThan(x(E, w))) && (T = !1, w = E), !0))), w;
}
}
w.CallbackIterable = d;
class f {
constructor(x) {
this._indexMap = x;
}
static createSortPermutation(x, w) {
let T = Array.from(x.keys()).sort(((T, E) => w(x[T], x[E])));
return new f(T);
}
apply(x) {
return x.map(((w, T) => x[this._indexMap[T]]));
}
inverse() {
let x = this._indexMap.slice();
for (let w = 0; w < this._indexMap.length; w++) x[this._indexMap[w]] = w;
return new f(x);
}
}
w.Permutation = f;
},
8297: (x, w) => {
function s(x, w, T = x.length - 1) {
for (let E = T; E >= 0; E--) if (w(x[E])) return E;
return -1;
}
function i(x, w, T = 0, E = x.length) {
let D = T, O = E;
for (; D < O;) {
let T = Math.floor((D + O) / 2);
w(x[T]) ? D = T + 1 : O = T;
}
return D - 1;
}
function r(x, w, T = 0, E = x.length) {
let D = T, O = E;
for (; D < O;) {
let T = Math.floor((D + O) / 2);
w(x[T]) ? O = T : D = T + 1;
}
return D;
}
Object.defineProperty(w, "__esModule", { value: !0 }), w.MonotonousArray = void 0, w.findLast = function(x, w) {
let T = s(x, w);
if (T !== -1) return x[T];
}, w.findLastIdx = s, w.findLastMonotonous = function(x, w) {
let T = i(x, w);
return T === -1 ? void 0 : x[T];
}, w.findLastIdxMonotonous = i, w.findFirstMonotonous = function(x, w) {
let T = r(x, w);
return T === x.length ? void 0 : x[T];
}, w.findFirstIdxMonotonousOrArrLen = r, w.findFirstIdxMonotonous = function(x, w, T = 0, E = x.length) {
let D = r(x, w, T, E);
return D === x.length ? -1 : D;
}, w.findFirstMax = o, w.findLastMax = function(x, w) {
if (x.length === 0) return;
let T = x[0];
for (let E = 1; E < x.length; E++) {
let D = x[E];
w(D, T) >= 0 && (T = D);
}
return T;
}, w.findFirstMin = function(x, w) {
return o(x, ((x, T) => -w(x, T)));
}, w.findMaxIdx = function(x, w) {
if (x.length === 0) return -1;
let T = 0;
for (let E = 1; E < x.length; E++) w(x[E], x[T]) > 0 && (T = E);
return T;
}, w.mapFindFirst = function(x, w) {
for (let T of x) {
let x = w(T);
if (x !== void 0) return x;
}
};
class n {
static {
this.assertInvariants = !1;
}
constructor(x) {
this._array = x, this._findLastMonotonousLastIdx = 0;
}
findLastMonotonous(x) {
if (n.assertInvariants) {
if (this._prevFindLastPredicate) {
for (let w of this._array) if (this._prevFindLastPredicate(w) && !x(w)) throw Error("MonotonousArray: current predicate must be weaker than (or equal to) the previous predicate.");
}
this._prevFindLastPredicate = x;
}
let w = i(this._array, x, this._findLastMonotonousLastIdx);
return this._findLastMonotonousLastIdx = w + 1, w === -1 ? void 0 : this._array[w];
}
}
function o(x, w) {
if (x.length === 0) return;
let T = x[0];
for (let E = 1; E < x.length; E++) {
let D = x[E];
w(D, T) > 0 && (T = D);
}
return T;
}
w.MonotonousArray = n;
},
9087: (x, w) => {
var T;
Object.defineProperty(w, "__esModule", { value: !0 }), w.SetWithKey = void 0, w.groupBy = function(x, w) {
let T = Object.create(null);
for (let E of x) {
let x = w(E);
let D = T[x];
D ||= T[x] = [], D.push(E);
}
return T;
}, w.diffSets = function(x, w) {
let T = [], E = [];
for (let E of x) w.has(E) || T.push(E);
for (let T of w) x.has(T) || E.push(T);
return {
removed: T,
added: E
};
}, w.diffMaps = function(x, w) {
let T = [], E = [];
for (let [E, D] of x) w.has(E) || T.push(D);
for (let [T, D] of w) x.has(T) || E.push(D);
return {
removed: T,
added: E
};
}, w.intersection = function(x, w) {
let T = new Set();
for (let E of w) x.has(E) && T.add(E);
return T;
};
class i {
static {
T = Symbol.toStringTag;
}
constructor(x, w) {
this.toKey = w, this._map = new Map(), this[T] = "SetWithKey";
for (let w of x) this.add(w);
}
get size() {
return this._map.size;
}
add(x) {
let w = this.toKey(x);
return this._map.set(w, x), this;
}
delete(x) {
return this._map.delete(this.toKey(x));
}
has(x) {
return this._map.has(this.toKey(x));
}
*entries() {
for (let x of this._map.values()) yield [x, x];
}
keys() {
return this.values();
}
*values() {
for (let x of this._map.values()) yield x;
}
clear() {
this._map.clear();
}
forEach(x, w) {
this._map.forEach(((T) => x.call(w, T, T, this)));
}
[Symbol.iterator]() {
return this.values();
}
}
w.SetWithKey = i;
},
9807: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.BugIndicatingError = w.ErrorNoTelemetry = w.ExpectedError = w.NotSupportedError = w.NotImplementedError = w.ReadonlyError = w.CancellationError = w.errorHandler = w.ErrorHandler = void 0, w.setUnexpectedErrorHandler = function(x) {
w.errorHandler.setUnexpectedErrorHandler(x);
}, w.isSigPipeError = function(x) {
if (!x || typeof x != "object") return !1;
let w = x;
return w.code === "EPIPE" && w.syscall?.toUpperCase() === "WRITE";
}, w.onUnexpectedError = function(x) {
r(x) || w.errorHandler.onUnexpectedError(x);
}, w.onUnexpectedExternalError = function(x) {
r(x) || w.errorHandler.onUnexpectedExternalError(x);
}, w.transformErrorForSerialization = function(x) {
if (x instanceof Error) {
let { name: w, message: T } = x;
return {
$isError: !0,
name: w,
message: T,
stack: x.stacktrace || x.stack,
noTelemetry: l.isErrorNoTelemetry(x)
};
}
return x;
}, w.transformErrorFromSerialization = function(x) {
let w;
return x.noTelemetry ? w = new l() : (w = Error(), w.name = x.name), w.message = x.message, w.stack = x.stack, w;
}, w.isCancellationError = r, w.canceled = function() {
let x = Error(T);
return x.name = x.message, x;
}, w.illegalArgument = function(x) {
return Error(x ? `Illegal argument: ${x}` : "Illegal argument");
}, w.illegalState = function(x) {
return Error(x ? `Illegal state: ${x}` : "Illegal state");
}, w.getErrorMessage = function(x) {
return x ? x.message ? x.message : x.stack ? x.stack.split("\n")[0] : String(x) : "Error";
};
class s {
constructor() {
this.listeners = [], this.unexpectedErrorHandler = function(x) {
setTimeout((() => {
if (x.stack) {
if (l.isErrorNoTelemetry(x)) throw new l(x.message + "\n\n" + x.stack);
throw Error(x.message + "\n\n" + x.stack);
}
throw x;
}), 0);
};
}
addListener(x) {
return this.listeners.push(x), () => {
this._removeListener(x);
};
}
emit(x) {
this.listeners.forEach(((w) => {
w(x);
}));
}
_removeListener(x) {
this.listeners.splice(this.listeners.indexOf(x), 1);
}
setUnexpectedErrorHandler(x) {
this.unexpectedErrorHandler = x;
}
getUnexpectedErrorHandler() {
return this.unexpectedErrorHandler;
}
onUnexpectedError(x) {
this.unexpectedErrorHandler(x), this.emit(x);
}
onUnexpectedExternalError(x) {
this.unexpectedErrorHandler(x);
}
}
w.ErrorHandler = s, w.errorHandler = new s();
let T = "Canceled";
function r(x) {
return x instanceof n || x instanceof Error && x.name === T && x.message === T;
}
class n extends Error {
constructor() {
super(T), this.name = this.message;
}
}
w.CancellationError = n;
class o extends TypeError {
constructor(x) {
super(x ? `${x} is read-only and cannot be changed` : "Cannot change read-only property");
}
}
w.ReadonlyError = o;
class a extends Error {
constructor(x) {
super("NotImplemented"), x && (this.message = x);
}
}
w.NotImplementedError = a;
class h extends Error {
constructor(x) {
super("NotSupported"), x && (this.message = x);
}
}
w.NotSupportedError = h;
class c extends Error {
constructor() {
super(...arguments), this.isExpected = !0;
}
}
w.ExpectedError = c;
class l extends Error {
constructor(x) {
super(x), this.name = "CodeExpectedError";
}
static fromError(x) {
if (x instanceof l) return x;
let w = new l();
return w.message = x.message, w.stack = x.stack, w;
}
static isErrorNoTelemetry(x) {
return x.name === "CodeExpectedError";
}
}
w.ErrorNoTelemetry = l;
class u extends Error {
constructor(x) {
super(x || "An unexpected bug occurred."), Object.setPrototypeOf(this, u.prototype);
}
}
w.BugIndicatingError = u;
},
802: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.ValueWithChangeEvent = w.Relay = w.EventBufferer = w.DynamicListEventMultiplexer = w.EventMultiplexer = w.MicrotaskEmitter = w.DebounceEmitter = w.PauseableEmitter = w.AsyncEmitter = w.createEventDeliveryQueue = w.Emitter = w.ListenerRefusalError = w.ListenerLeakError = w.EventProfiling = w.Event = void 0, w.setGlobalLeakWarningThreshold = function(x) {
let w = P;
return P = x, { dispose() {
P = w;
} };
};
let E = T(9807), D = T(8841), O = T(7150), j = T(6317), M = T(9725);
var N;
(function(x) {
function t(x) {
return (w, T = null, E) => {
let D, O = !1;
return D = x(((x) => {
if (!O) return D ? D.dispose() : O = !0, w.call(T, x);
}), null, E), O && D.dispose(), D;
};
}
function s(x, w, T) {
return r(((T, E = null, D) => x(((x) => T.call(E, w(x))), null, D)), T);
}
function i(x, w, T) {
return r(((T, E = null, D) => x(((x) => w(x) && T.call(E, x)), null, D)), T);
}
function r(x, w) {
let T;
let E = new v({
onWillAddFirstListener() {
T = x(E.fire, E);
},
onDidRemoveLastListener() {
T?.dispose();
}
});
return w?.add(E), E.event;
}
function o(x, w, T = 100, E = !1, D = !1, O, j) {
let M, N, P, l, F = 0;
let I = new v({
leakWarningThreshold: O,
onWillAddFirstListener() {
M = x(((x) => {
F++, N = w(N, x), E && !P && (I.fire(N), N = void 0), l = () => {
let x = N;
N = void 0, P = void 0, (!E || F > 1) && I.fire(x), F = 0;
}, typeof T == "number" ? (clearTimeout(P), P = setTimeout(l, T)) : P === void 0 && (P = 0, queueMicrotask(l));
}));
},
onWillRemoveListener() {
D && F > 0 && l?.();
},
onDidRemoveLastListener() {
l = void 0, M.dispose();
}
});
return j?.add(I), I.event;
}
x.None = () => O.Disposable.None, x.defer = function(x, w) {
return o(x, (() => {}), 0, void 0, !0, void 0, w);
}, x.once = t, x.map = s, x.forEach = function(x, w, T) {
return r(((T, E = null, D) => x(((x) => {
w(x), T.call(E, x);
}), null, D)), T);
}, x.filter = i, x.signal = function(x) {
return x;
}, x.any = function(...x) {
return (w, T = null, E) => {
return D = (0, O.combinedDisposable)(...x.map(((x) => x(((x) => w.call(T, x)))))), (j = E) instanceof Array ? j.push(D) : j && j.add(D), D;
var D, j;
};
}, x.reduce = function(x, w, T, E) {
let D = T;
return s(x, ((x) => (D = w(D, x), D)), E);
}, x.debounce = o, x.accumulate = function(w, T = 0, E) {
return x.debounce(w, ((x, w) => x ? (x.push(w), x) : [w]), T, void 0, !0, void 0, E);
}, x.latch = function(x, w = (x, w) => x === w, T) {
let E, D = !0;
return i(x, ((x) => {
let T = D || !w(x, E);
return D = !1, E = x, T;
}), T);
}, x.split = function(w, T, E) {
return [x.filter(w, T, E), x.filter(w, ((x) => !T(x)), E)];
}, x.buffer = function(x, w = !1, T = [], E) {
let D = T.slice(), O = x(((x) => {
D ? D.push(x) : j.fire(x);
}));
E && E.add(O);
let o = () => {
D?.forEach(((x) => j.fire(x))), D = null;
}, j = new v({
onWillAddFirstListener() {
O || (O = x(((x) => j.fire(x))), E && E.add(O));
},
onDidAddFirstListener() {
D && (w ? setTimeout(o) : o());
},
onDidRemoveLastListener() {
O && O.dispose(), O = null;
}
});
return E && E.add(j), j.event;
}, x.chain = function(x, T) {
return (E, D, O) => {
let j = T(new h());
return x((function(x) {
let T = j.evaluate(x);
T !== w && E.call(D, T);
}), void 0, O);
};
};
let w = Symbol("HaltChainable");
class h {
constructor() {
this.steps = [];
}
map(x) {
return this.steps.push(x), this;
}
forEach(x) {
return this.steps.push(((w) => (x(w), w))), this;
}
filter(x) {
return this.steps.push(((T) => x(T) ? T : w)), this;
}
reduce(x, w) {
let T = w;
return this.steps.push(((w) => (T = x(T, w), T))), this;
}
latch(x = (x, w) => x === w) {
let T, E = !0;
return this.steps.push(((D) => {
let O = E || !x(D, T);
return E = !1, T = D, O ? D : w;
})), this;
}
evaluate(x) {
for (let T of this.steps) if ((x = T(x)) === w) break;
return x;
}
}
x.fromNodeEventEmitter = function(x, w, T = (x) => x) {
let i = (...x) => E.fire(T(...x)), E = new v({
onWillAddFirstListener: () => x.on(w, i),
onDidRemoveLastListener: () => x.removeListener(w, i)
});
return E.event;
}, x.fromDOMEventEmitter = function(x, w, T = (x) => x) {
let i = (...x) => E.fire(T(...x)), E = new v({
onWillAddFirstListener: () => x.addEventListener(w, i),
onDidRemoveLastListener: () => x.removeEventListener(w, i)
});
return E.event;
}, x.toPromise = function(x) {
return new Promise(((w) => t(x)(w)));
}, x.fromPromise = function(x) {
let w = new v();
return x.then(((x) => {
w.fire(x);
}), (() => {
w.fire(void 0);
})).finally((() => {
w.dispose();
})), w.event;
}, x.forward = function(x, w) {
return x(((x) => w.fire(x)));
}, x.runAndSubscribe = function(x, w, T) {
return w(T), x(((x) => w(x)));
};
class c {
constructor(x, w) {
this._observable = x, this._counter = 0, this._hasChanged = !1;
let T = {
onWillAddFirstListener: () => {
x.addObserver(this);
},
onDidRemoveLastListener: () => {
x.removeObserver(this);
}
};
this.emitter = new v(T), w && w.add(this.emitter);
}
beginUpdate(x) {
this._counter++;
}
handlePossibleChange(x) {}
handleChange(x, w) {
this._hasChanged = !0;
}
endUpdate(x) {
this._counter--, this._counter === 0 && (this._observable.reportChanges(), this._hasChanged && (this._hasChanged = !1, this.emitter.fire(this._observable.get())));
}
}
x.fromObservable = function(x, w) {
return new c(x, w).emitter.event;
}, x.fromObservableLight = function(x) {
return (w, T, E) => {
let D = 0, j = !1;
let M = {
beginUpdate() {
D++;
},
endUpdate() {
D--, D === 0 && (x.reportChanges(), j && (j = !1, w.call(T)));
},
handlePossibleChange() {},
handleChange() {
j = !0;
}
};
x.addObserver(M), x.reportChanges();
let N = { dispose() {
x.removeObserver(M);
} };
return E instanceof O.DisposableStore ? E.add(N) : Array.isArray(E) && E.push(N), N;
};
};
})(N || (w.Event = N = {}));
class c {
static {
this.all = new Set();
}
static {
this._idPool = 0;
}
constructor(x) {
this.listenerCount = 0, this.invocationCount = 0, this.elapsedOverall = 0, this.durations = [], this.name = `${x}_${c._idPool++}`, c.all.add(this);
}
start(x) {
this._stopWatch = new M.StopWatch(), this.listenerCount = x;
}
stop() {
if (this._stopWatch) {
let x = this._stopWatch.elapsed();
this.durations.push(x), this.elapsedOverall += x, this.invocationCount += 1, this._stopWatch = void 0;
}
}
}
w.EventProfiling = c;
let P = -1;
class u {
static {
this._idPool = 1;
}
constructor(x, w, T = (u._idPool++).toString(16).padStart(3, "0")) {
this._errorHandler = x, this.threshold = w, this.name = T, this._warnCountdown = 0;
}
dispose() {
this._stacks?.clear();
}
check(x, w) {
let T = this.threshold;
if (T <= 0 || w < T) return;
this._stacks ||= new Map();
let E = this._stacks.get(x.value) || 0;
if (this._stacks.set(x.value, E + 1), --this._warnCountdown, this._warnCountdown <= 0) {
this._warnCountdown = .5 * T;
let [x, E] = this.getMostFrequentStack(), D = `[${this.name}] potential listener LEAK detected, having ${w} listeners already. MOST frequent listener (${E}):`;
console.warn(D), console.warn(x);
let O = new f(D, x);
this._errorHandler(O);
}
return () => {
let w = this._stacks.get(x.value) || 0;
this._stacks.set(x.value, w - 1);
};
}
getMostFrequentStack() {
if (!this._stacks) return;
let x, w = 0;
for (let [T, E] of this._stacks) (!x || w < E) && (x = [T, E], w = E);
return x;
}
}
class d {
static create() {
return new d(Error().stack ?? "");
}
constructor(x) {
this.value = x;
}
print() {
console.warn(this.value.split("\n").slice(2).join("\n"));
}
}
class f extends Error {
constructor(x, w) {
super(x), this.name = "ListenerLeakError", this.stack = w;
}
}
w.ListenerLeakError = f;
class _ extends Error {
constructor(x, w) {
super(x), this.name = "ListenerRefusalError", this.stack = w;
}
}
w.ListenerRefusalError = _;
let F = 0;
class g {
constructor(x) {
this.value = x, this.id = F++;
}
}
class v {
constructor(x) {
this._size = 0, this._options = x, this._leakageMon = P > 0 || this._options?.leakWarningThreshold ? new u(x?.onListenerError ?? E.onUnexpectedError, this._options?.leakWarningThreshold ?? P) : void 0, this._perfMon = this._options?._profName ? new c(this._options._profName) : void 0, this._deliveryQueue = this._options?.deliveryQueue;
}
dispose() {
this._disposed || (this._disposed = !0, this._deliveryQueue?.current === this && this._deliveryQueue.reset(), this._listeners && (this._listeners = void 0, this._size = 0), this._options?.onDidRemoveLastListener?.(), this._leakageMon?.dispose());
}
get event() {
return this._event ??= (x, w, T) => {
if (this._leakageMon && this._size > this._leakageMon.threshold ** 2) {
let x = `[${this._leakageMon.name}] REFUSES to accept new listeners because it exceeded its threshold by far (${this._size} vs ${this._leakageMon.threshold})`;
console.warn(x);
let w = this._leakageMon.getMostFrequentStack() ?? ["UNKNOWN stack", -1], T = new _(`${x}. HINT: Stack shows most frequent listener (${w[1]}-times)`, w[0]);
return (this._options?.onListenerError || E.onUnexpectedError)(T), O.Disposable.None;
}
if (this._disposed) return O.Disposable.None;
w && (x = x.bind(w));
let D = new g(x);
let j;
this._leakageMon && this._size >= Math.ceil(.2 * this._leakageMon.threshold) && (D.stack = d.create(), j = this._leakageMon.check(D.stack, this._size + 1)), this._listeners ? this._listeners instanceof g ? (this._deliveryQueue ??= new m(), this._listeners = [this._listeners, D]) : this._listeners.push(D) : (this._options?.onWillAddFirstListener?.(this), this._listeners = D, this._options?.onDidAddFirstListener?.(this)), this._size++;
let M = (0, O.toDisposable)((() => {
j?.(), this._removeListener(D);
}));
return T instanceof O.DisposableStore ? T.add(M) : Array.isArray(T) && T.push(M), M;
}, this._event;
}
_removeListener(x) {
if (this._options?.onWillRemoveListener?.(this), !this._listeners) return;
if (this._size === 1) return this._listeners = void 0, this._options?.onDidRemoveLastListener?.(this), void (this._size = 0);
let w = this._listeners, T = w.indexOf(x);
if (T === -1) throw console.log("disposed?", this._disposed), console.log("size?", this._size), console.log("arr?", JSON.stringify(this._listeners)), Error("Attempted to dispose unknown listener");
this._size--, w[T] = void 0;
let E = this._deliveryQueue.current === this;
if (2 * this._size <= w.length) {
let x = 0;
for (let T = 0; T < w.length; T++) w[T] ? w[x++] = w[T] : E && (this._deliveryQueue.end--, x < this._deliveryQueue.i && this._deliveryQueue.i--);
w.length = x;
}
}
_deliver(x, w) {
if (!x) return;
let T = this._options?.onListenerError || E.onUnexpectedError;
if (T) try {
x.value(w);
} catch (x) {
T(x);
}
else x.value(w);
}
_deliverQueue(x) {
let w = x.current._listeners;
for (; x.i < x.end;) this._deliver(w[x.i++], x.value);
x.reset();
}
fire(x) {
if (this._deliveryQueue?.current && (this._deliverQueue(this._deliveryQueue), this._perfMon?.stop()), this._perfMon?.start(this._size), this._listeners) {
if (this._listeners instanceof g) this._deliver(this._listeners, x);
else {
let w = this._deliveryQueue;
w.enqueue(this, x, this._listeners.length), this._deliverQueue(w);
}
}
this._perfMon?.stop();
}
hasListeners() {
return this._size > 0;
}
}
w.Emitter = v, w.createEventDeliveryQueue = () => new m();
class m {
constructor() {
this.i = -1, this.end = 0;
}
enqueue(x, w, T) {
this.i = 0, this.end = T, this.current = x, this.value = w;
}
reset() {
this.i = this.end, this.current = void 0, this.value = void 0;
}
}
w.AsyncEmitter = class extends v {
async fireAsync(x, w, T) {
if (this._listeners) for (this._asyncDeliveryQueue ||= new j.LinkedList(), ((x, w) => {
if (x instanceof g) w(x);
else for (let T = 0; T < x.length; T++) {
let E = x[T];
E && w(E);
}
})(this._listeners, ((w) => this._asyncDeliveryQueue.push([w.value, x]))); this._asyncDeliveryQueue.size > 0 && !w.isCancellationRequested;) {
let [x, D] = this._asyncDeliveryQueue.shift(), O = [], j = {
...D,
token: w,
waitUntil: (w) => {
if (Object.isFrozen(O)) throw Error("waitUntil can NOT be called asynchronous");
T && (w = T(w, x)), O.push(w);
}
};
try {
x(j);
} catch (x) {
(0, E.onUnexpectedError)(x);
continue;
}
Object.freeze(O), await Promise.allSettled(O).then(((x) => {
for (let w of x) w.status === "rejected" && (0, E.onUnexpectedError)(w.reason);
}));
}
}
};
class b extends v {
get isPaused() {
return this._isPaused !== 0;
}
constructor(x) {
super(x), this._isPaused = 0, this._eventQueue = new j.LinkedList(), this._mergeFn = x?.merge;
}
pause() {
this._isPaused++;
}
resume() {
if (this._isPaused !== 0 && --this._isPaused == 0) {
if (this._mergeFn) {
if (this._eventQueue.size > 0) {
let x = Array.from(this._eventQueue);
this._eventQueue.clear(), super.fire(this._mergeFn(x));
}
} else for (; !this._isPaused && this._eventQueue.size !== 0;) super.fire(this._eventQueue.shift());
}
}
fire(x) {
this._size && (this._isPaused === 0 ? super.fire(x) : this._eventQueue.push(x));
}
}
w.PauseableEmitter = b, w.DebounceEmitter = class extends b {
constructor(x) {
super(x), this._delay = x.delay ?? 100;
}
fire(x) {
this._handle ||= (this.pause(), setTimeout((() => {
this._handle = void 0, this.resume();
}), this._delay)), super.fire(x);
}
}, w.MicrotaskEmitter = class extends v {
constructor(x) {
super(x), this._queuedEvents = [], this._mergeFn = x?.merge;
}
fire(x) {
this.hasListeners() && (this._queuedEvents.push(x), this._queuedEvents.length === 1 && queueMicrotask((() => {
this._mergeFn ? super.fire(this._mergeFn(this._queuedEvents)) : this._queuedEvents.forEach(((x) => super.fire(x))), this._queuedEvents = [];
})));
}
};
class S {
constructor() {
this.hasListeners = !1, this.events = [], this.emitter = new v({
onWillAddFirstListener: () => this.onFirstListenerAdd(),
onDidRemoveLastListener: () => this.onLastListenerRemove()
});
}
get event() {
return this.emitter.event;
}
add(x) {
let w = {
event: x,
listener: null
};
return this.events.push(w), this.hasListeners && this.hook(w), (0, O.toDisposable)((0, D.createSingleCallFunction)((() => {
this.hasListeners && this.unhook(w);
let x = this.events.indexOf(w);
this.events.splice(x, 1);
})));
}
onFirstListenerAdd() {
this.hasListeners = !0, this.events.forEach(((x) => this.hook(x)));
}
onLastListenerRemove() {
this.hasListeners = !1, this.events.forEach(((x) => this.unhook(x)));
}
hook(x) {
x.listener = x.event(((x) => this.emitter.fire(x)));
}
unhook(x) {
x.listener?.dispose(), x.listener = null;
}
dispose() {
this.emitter.dispose();
for (let x of this.events) x.listener?.dispose();
this.events = [];
}
}
w.EventMultiplexer = S, w.DynamicListEventMultiplexer = class {
constructor(x, w, T, E) {
this._store = new O.DisposableStore();
let D = this._store.add(new S()), j = this._store.add(new O.DisposableMap());
function a(x) {
j.set(x, D.add(E(x)));
}
for (let w of x) a(w);
this._store.add(w(((x) => {
a(x);
}))), this._store.add(T(((x) => {
j.deleteAndDispose(x);
}))), this.event = D.event;
}
dispose() {
this._store.dispose();
}
}, w.EventBufferer = class {
constructor() {
this.data = [];
}
wrapEvent(x, w, T) {
return (E, D, O) => x(((x) => {
let O = this.data[this.data.length - 1];
if (!w) return void (O ? O.buffers.push((() => E.call(D, x))) : E.call(D, x));
let j = O;
j ? (j.items ??= [], j.items.push(x), j.buffers.length === 0 && O.buffers.push((() => {
j.reducedResult ??= T ? j.items.reduce(w, T) : j.items.reduce(w), E.call(D, j.reducedResult);
}))) : E.call(D, w(T, x));
}), void 0, O);
}
bufferEvents(x) {
let w = { buffers: [] };
this.data.push(w);
let T = x();
return this.data.pop(), w.buffers.forEach(((x) => x())), T;
}
}, w.Relay = class {
constructor() {
this.listening = !1, this.inputEvent = N.None, this.inputEventListener = O.Disposable.None, this.emitter = new v({
onDidAddFirstListener: () => {
this.listening = !0, this.inputEventListener = this.inputEvent(this.emitter.fire, this.emitter);
},
onDidRemoveLastListener: () => {
this.listening = !1, this.inputEventListener.dispose();
}
}), this.event = this.emitter.event;
}
set input(x) {
this.inputEvent = x, this.listening && (this.inputEventListener.dispose(), this.inputEventListener = x(this.emitter.fire, this.emitter));
}
dispose() {
this.inputEventListener.dispose(), this.emitter.dispose();
}
}, w.ValueWithChangeEvent = class {
static const(x) {
return new y(x);
}
constructor(x) {
this._value = x, this._onDidChange = new v(), this.onDidChange = this._onDidChange.event;
}
get value() {
return this._value;
}
set value(x) {
x !== this._value && (this._value = x, this._onDidChange.fire(void 0));
}
};
class y {
constructor(x) {
this.value = x, this.onDidChange = N.None;
}
}
},
8841: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.createSingleCallFunction = function(x, w) {
let T = this;
let E, D = !1;
return function() {
if (D) return E;
if (D = !0, w) try {
E = x.apply(T, arguments);
} finally {
w();
}
else E = x.apply(T, arguments);
return E;
};
};
},
4218: (x, w) => {
var T;
Object.defineProperty(w, "__esModule", { value: !0 }), w.Iterable = void 0, function(x) {
function t(x) {
return x && typeof x == "object" && typeof x[Symbol.iterator] == "function";
}
x.is = t;
let w = Object.freeze([]);
function* i(x) {
yield x;
}
x.empty = function() {
return w;
}, x.single = i, x.wrap = function(x) {
return t(x) ? x : i(x);
}, x.from = function(x) {
return x || w;
}, x.reverse = function* (x) {
for (let w = x.length - 1; w >= 0; w--) yield x[w];
}, x.isEmpty = function(x) {
return !x || !0 === x[Symbol.iterator]().next().done;
}, x.first = function(x) {
return x[Symbol.iterator]().next().value;
}, x.some = function(x, w) {
let T = 0;
for (let E of x) if (w(E, T++)) return !0;
return !1;
}, x.find = function(x, w) {
for (let T of x) if (w(T)) return T;
}, x.filter = function* (x, w) {
for (let T of x) w(T) && (yield T);
}, x.map = function* (x, w) {
let T = 0;
for (let E of x) yield w(E, T++);
}, x.flatMap = function* (x, w) {
let T = 0;
for (let E of x) yield* w(E, T++);
}, x.concat = function* (...x) {
for (let w of x) yield* w;
}, x.reduce = function(x, w, T) {
let E = T;
for (let T of x) E = w(E, T);
return E;
}, x.slice = function* (x, w, T = x.length) {
for (w < 0 && (w += x.length), T < 0 ? T += x.length : T > x.length && (T = x.length); w < T; w++) yield x[w];
}, x.consume = function(w, T = Infinity) {
let E = [];
if (T === 0) return [E, w];
let D = w[Symbol.iterator]();
for (let w = 0; w < T; w++) {
let w = D.next();
if (w.done) return [E, x.empty()];
E.push(w.value);
}
return [E, { [Symbol.iterator]: () => D }];
}, x.asyncToArray = async function(x) {
let w = [];
for await (let T of x) w.push(T);
return Promise.resolve(w);
};
}(T || (w.Iterable = T = {}));
},
7150: (x, w, T) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.DisposableMap = w.ImmortalReference = w.AsyncReferenceCollection = w.ReferenceCollection = w.SafeDisposable = w.RefCountedDisposable = w.MandatoryMutableDisposable = w.MutableDisposable = w.Disposable = w.DisposableStore = w.DisposableTracker = void 0, w.setDisposableTracker = function(x) {
N = x;
}, w.trackDisposable = l, w.markAsDisposed = u, w.markAsSingleton = function(x) {
return N?.markAsSingleton(x), x;
}, w.isDisposable = f, w.dispose = _, w.disposeIfDisposable = function(x) {
for (let w of x) f(w) && w.dispose();
return [];
}, w.combinedDisposable = function(...x) {
let w = p((() => _(x)));
return function(x, w) {
if (N) for (let T of x) N.setParent(T, w);
}(x, w), w;
}, w.toDisposable = p, w.disposeOnReturn = function(x) {
let w = new g();
try {
x(w);
} finally {
w.dispose();
}
};
let E = T(3058), D = T(9087), O = T(2608), j = T(8841), M = T(4218);
let N = null;
class c {
constructor() {
this.livingDisposables = new Map();
}
static {
this.idx = 0;
}
getDisposableData(x) {
let w = this.livingDisposables.get(x);
return w || (w = {
parent: null,
source: null,
isSingleton: !1,
value: x,
idx: c.idx++
}, this.livingDisposables.set(x, w)), w;
}
trackDisposable(x) {
let w = this.getDisposableData(x);
w.source ||= Error().stack;
}
setParent(x, w) {
this.getDisposableData(x).parent = w;
}
markAsDisposed(x) {
this.livingDisposables.delete(x);
}
markAsSingleton(x) {
this.getDisposableData(x).isSingleton = !0;
}
getRootParent(x, w) {
let T = w.get(x);
if (T) return T;
let E = x.parent ? this.getRootParent(this.getDisposableData(x.parent), w) : x;
return w.set(x, E), E;
}
getTrackedDisposables() {
let x = new Map();
return [...this.livingDisposables.entries()].filter((([, w]) => w.source !== null && !this.getRootParent(w, x).isSingleton)).flatMap((([x]) => x));
}
computeLeakingDisposables(x = 10, w) {
let T;
if (w) T = w;
else {
let x = new Map(), w = [...this.livingDisposables.values()].filter(((w) => w.source !== null && !this.getRootParent(w, x).isSingleton));
if (w.length === 0) return;
let E = new Set(w.map(((x) => x.value)));
if (T = w.filter(((x) => !(x.parent && E.has(x.parent)))), T.length === 0) throw Error("There are cyclic diposable chains!");
}
if (!T) return;
function o(x) {
let w = x.source.split("\n").map(((x) => x.trim().replace("at ", ""))).filter(((x) => x !== ""));
return function(x, w) {
for (; x.length > 0 && w.some(((w) => typeof w == "string" ? w === x[0] : x[0].match(w)));) x.shift();
}(w, [
"Error",
/^trackDisposable \(.*\)$/,
/^DisposableTracker.trackDisposable \(.*\)$/
]), w.reverse();
}
let j = new O.SetMap();
for (let x of T) {
let w = o(x);
for (let T = 0; T <= w.length; T++) j.add(w.slice(0, T).join("\n"), x);
}
T.sort((0, E.compareBy)(((x) => x.idx), E.numberComparator));
let M = "", N = 0;
for (let w of T.slice(0, x)) {
N++;
let x = o(w), E = [];
for (let w = 0; w < x.length; w++) {
let O = x[w];
O = `(shared with ${j.get(x.slice(0, w + 1).join("\n")).size}/${T.length} leaks) at ${O}`;
let M = j.get(x.slice(0, w).join("\n")), N = (0, D.groupBy)([...M].map(((x) => o(x)[w])), ((x) => x));
delete N[x[w]];
for (let [x, w] of Object.entries(N)) E.unshift(`    - stacktraces of ${w.length} other leaks continue with ${x}`);
E.unshift(O);
}
M += `\n\n\n==================== Leaking disposable ${N}/${T.length}: ${w.value.constructor.name} ====================\n${E.join("\n")}\n============================================================\n\n`;
}
return T.length > x && (M += `\n\n\n... and ${T.length - x} more leaking disposables\n\n`), {
leaks: T,
details: M
};
}
}
function l(x) {
return N?.trackDisposable(x), x;
}
function u(x) {
N?.markAsDisposed(x);
}
function d(x, w) {
N?.setParent(x, w);
}
function f(x) {
return typeof x == "object" && !!x && typeof x.dispose == "function" && x.dispose.length === 0;
}
function _(x) {
if (M.Iterable.is(x)) {
let w = [];
for (let T of x) if (T) try {
T.dispose();
} catch (x) {
w.push(x);
}
if (w.length === 1) throw w[0];
if (w.length > 1) throw AggregateError(w, "Encountered errors while disposing of store");
return Array.isArray(x) ? [] : x;
}
if (x) return x.dispose(), x;
}
function p(x) {
let w = l({ dispose: (0, j.createSingleCallFunction)((() => {
u(w), x();
})) });
return w;
}
w.DisposableTracker = c;
class g {
static {
this.DISABLE_DISPOSED_WARNING = !1;
}
constructor() {
this._toDispose = new Set(), this._isDisposed = !1, l(this);
}
dispose() {
this._isDisposed || (u(this), this._isDisposed = !0, this.clear());
}
get isDisposed() {
return this._isDisposed;
}
clear() {
if (this._toDispose.size !== 0) try {
_(this._toDispose);
} finally {
this._toDispose.clear();
}
}
add(x) {
if (!x) return x;
if (x === this) throw Error("Cannot register a disposable on itself!");
return d(x, this), this._isDisposed ? g.DISABLE_DISPOSED_WARNING || console.warn(Error("Trying to add a disposable to a DisposableStore that has already been disposed of. The added object will be leaked!").stack) : this._toDispose.add(x), x;
}
delete(x) {
if (x) {
if (x === this) throw Error("Cannot dispose a disposable on itself!");
this._toDispose.delete(x), x.dispose();
}
}
deleteAndLeak(x) {
x && this._toDispose.has(x) && (this._toDispose.delete(x), d(x, null));
}
}
w.DisposableStore = g;
class v {
static {
this.None = Object.freeze({ dispose() {} });
}
constructor() {
this._store = new g(), l(this), d(this._store, this);
}
dispose() {
u(this), this._store.dispose();
}
_register(x) {
if (x === this) throw Error("Cannot register a disposable on itself!");
return this._store.add(x);
}
}
w.Disposable = v;
class m {
constructor() {
this._isDisposed = !1, l(this);
}
get value() {
return this._isDisposed ? void 0 : this._value;
}
set value(x) {
this._isDisposed || x === this._value || (this._value?.dispose(), x && d(x, this), this._value = x);
}
clear() {
this.value = void 0;
}
dispose() {
this._isDisposed = !0, u(this), this._value?.dispose(), this._value = void 0;
}
clearAndLeak() {
let x = this._value;
return this._value = void 0, x && d(x, null), x;
}
}
w.MutableDisposable = m, w.MandatoryMutableDisposable = class {
constructor(x) {
this._disposable = new m(), this._isDisposed = !1, this._disposable.value = x;
}
get value() {
return this._disposable.value;
}
set value(x) {
this._isDisposed || x === this._disposable.value || (this._disposable.value = x);
}
dispose() {
this._isDisposed = !0, this._disposable.dispose();
}
}, w.RefCountedDisposable = class {
constructor(x) {
this._disposable = x, this._counter = 1;
}
acquire() {
return this._counter++, this;
}
release() {
return --this._counter == 0 && this._disposable.dispose(), this;
}
}, w.SafeDisposable = class {
constructor() {
this.dispose = () => {}, this.unset = () => {}, this.isset = () => !1, l(this);
}
set(x) {
let w = x;
return this.unset = () => w = void 0, this.isset = () => w !== void 0, this.dispose = () => {
w && (w(), w = void 0, u(this));
}, this;
}
}, w.ReferenceCollection = class {
constructor() {
this.references = new Map();
}
acquire(x, ...w) {
let T = this.references.get(x);
T || (T = {
counter: 0,
object: this.createReferencedObject(x, ...w)
}, this.references.set(x, T));
let { object: E } = T, D = (0, j.createSingleCallFunction)((() => {
--T.counter == 0 && (this.destroyReferencedObject(x, T.object), this.references.delete(x));
}));
return T.counter++, {
object: E,
dispose: D
};
}
}, w.AsyncReferenceCollection = class {
constructor(x) {
this.referenceCollection = x;
}
async acquire(x, ...w) {
let T = this.referenceCollection.acquire(x, ...w);
try {
return {
object: await T.object,
dispose: () => T.dispose()
};
} catch (x) {
throw T.dispose(), x;
}
}
}, w.ImmortalReference = class {
constructor(x) {
this.object = x;
}
dispose() {}
};
class b {
constructor() {
this._store = new Map(), this._isDisposed = !1, l(this);
}
dispose() {
u(this), this._isDisposed = !0, this.clearAndDisposeAll();
}
clearAndDisposeAll() {
if (this._store.size) try {
_(this._store.values());
} finally {
this._store.clear();
}
}
has(x) {
return this._store.has(x);
}
get size() {
return this._store.size;
}
get(x) {
return this._store.get(x);
}
set(x, w, T = !1) {
this._isDisposed && console.warn(Error("Trying to add a disposable to a DisposableMap that has already been disposed of. The added object will be leaked!").stack), T || this._store.get(x)?.dispose(), this._store.set(x, w);
}
deleteAndDispose(x) {
this._store.get(x)?.dispose(), this._store.delete(x);
}
deleteAndLeak(x) {
let w = this._store.get(x);
return this._store.delete(x), w;
}
keys() {
return this._store.keys();
}
values() {
return this._store.values();
}
[Symbol.iterator]() {
return this._store[Symbol.iterator]();
}
}
w.DisposableMap = b;
},
6317: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.LinkedList = void 0;
class s {
static {
this.Undefined = new s(void 0);
}
constructor(x) {
this.element = x, this.next = s.Undefined, this.prev = s.Undefined;
}
}
class i {
constructor() {
this._first = s.Undefined, this._last = s.Undefined, this._size = 0;
}
get size() {
return this._size;
}
isEmpty() {
return this._first === s.Undefined;
}
clear() {
let x = this._first;
for (; x !== s.Undefined;) {
let w = x.next;
x.prev = s.Undefined, x.next = s.Undefined, x = w;
}
this._first = s.Undefined, this._last = s.Undefined, this._size = 0;
}
unshift(x) {
return this._insert(x, !1);
}
push(x) {
return this._insert(x, !0);
}
_insert(x, w) {
let T = new s(x);
if (this._first === s.Undefined) this._first = T, this._last = T;
else if (w) {
let x = this._last;
this._last = T, T.prev = x, x.next = T;
} else {
let x = this._first;
this._first = T, T.next = x, x.prev = T;
}
this._size += 1;
let E = !1;
return () => {
E || (E = !0, this._remove(T));
};
}
shift() {
if (this._first !== s.Undefined) {
let x = this._first.element;
return this._remove(this._first), x;
}
}
pop() {
if (this._last !== s.Undefined) {
let x = this._last.element;
return this._remove(this._last), x;
}
}
_remove(x) {
if (x.prev !== s.Undefined && x.next !== s.Undefined) {
let w = x.prev;
w.next = x.next, x.next.prev = w;
} else x.prev === s.Undefined && x.next === s.Undefined ? (this._first = s.Undefined, this._last = s.Undefined) : x.next === s.Undefined ? (this._last = this._last.prev, this._last.next = s.Undefined) : x.prev === s.Undefined && (this._first = this._first.next, this._first.prev = s.Undefined);
--this._size;
}
*[Symbol.iterator]() {
let x = this._first;
for (; x !== s.Undefined;) yield x.element, x = x.next;
}
}
w.LinkedList = i;
},
2608: (x, w) => {
var T;
Object.defineProperty(w, "__esModule", { value: !0 }), w.SetMap = w.BidirectionalMap = w.CounterSet = w.Touch = void 0, w.getOrSet = function(x, w, T) {
let E = x.get(w);
return E === void 0 && (E = T, x.set(w, E)), E;
}, w.mapToString = function(x) {
let w = [];
return x.forEach(((x, T) => {
w.push(`${T} => ${x}`);
})), `Map(${x.size}) {${w.join(", ")}}`;
}, w.setToString = function(x) {
let w = [];
return x.forEach(((x) => {
w.push(x);
})), `Set(${x.size}) {${w.join(", ")}}`;
}, w.mapsStrictEqualIgnoreOrder = function(x, w) {
if (x === w) return !0;
if (x.size !== w.size) return !1;
for (let [T, E] of x) if (!w.has(T) || w.get(T) !== E) return !1;
for (let [T] of w) if (!x.has(T)) return !1;
return !0;
}, function(x) {
x[x.None = 0] = "None", x[x.AsOld = 1] = "AsOld", x[x.AsNew = 2] = "AsNew";
}(T || (w.Touch = T = {})), w.CounterSet = class {
constructor() {
this.map = new Map();
}
add(x) {
return this.map.set(x, (this.map.get(x) || 0) + 1), this;
}
delete(x) {
let w = this.map.get(x) || 0;
return w !== 0 && (w--, w === 0 ? this.map.delete(x) : this.map.set(x, w), !0);
}
has(x) {
return this.map.has(x);
}
}, w.BidirectionalMap = class {
constructor(x) {
if (this._m1 = new Map(), this._m2 = new Map(), x) for (let [w, T] of x) this.set(w, T);
}
clear() {
this._m1.clear(), this._m2.clear();
}
set(x, w) {
this._m1.set(x, w), this._m2.set(w, x);
}
get(x) {
return this._m1.get(x);
}
getKey(x) {
return this._m2.get(x);
}
delete(x) {
let w = this._m1.get(x);
return w !== void 0 && (this._m1.delete(x), this._m2.delete(w), !0);
}
forEach(x, w) {
this._m1.forEach(((T, E) => {
x.call(w, T, E, this);
}));
}
keys() {
return this._m1.keys();
}
values() {
return this._m1.values();
}
}, w.SetMap = class {
constructor() {
this.map = new Map();
}
add(x, w) {
let T = this.map.get(x);
T || (T = new Set(), this.map.set(x, T)), T.add(w);
}
delete(x, w) {
let T = this.map.get(x);
T && (T.delete(w), T.size === 0 && this.map.delete(x));
}
forEach(x, w) {
let T = this.map.get(x);
T && T.forEach(w);
}
get(x) {
return this.map.get(x) || new Set();
}
};
},
9725: (x, w) => {
Object.defineProperty(w, "__esModule", { value: !0 }), w.StopWatch = void 0;
let T = globalThis.performance && typeof globalThis.performance.now == "function";
class i {
static create(x) {
return new i(x);
}
constructor(x) {
this._now = T && !1 === x ? Date.now : globalThis.performance.now.bind(globalThis.performance), this._startTime = this._now(), this._stopTime = -1;
}
stop() {
this._stopTime = this._now();
}
reset() {
this._startTime = this._now(), this._stopTime = -1;
}
elapsed() {
return this._stopTime === -1 ? this._now() - this._startTime : this._stopTime - this._startTime;
}
}
w.StopWatch = i;
}
}, T = {};
function s(w) {
var E = T[w];
if (E !== void 0) return E.exports;
var D = T[w] = { exports: {} };
return x[w].call(D.exports, D, D.exports, s), D.exports;
}
var E = {};
(() => {
var x = E;
Object.defineProperty(x, "__esModule", { value: !0 }), x.Terminal = void 0;
let w = s(5101), T = s(6097), D = s(4335), O = s(5856), j = s(3027), M = s(7150), N = ["cols", "rows"];
class l extends M.Disposable {
constructor(x) {
super(), this._core = this._register(new O.Terminal(x)), this._addonManager = this._register(new j.AddonManager()), this._publicOptions = { ...this._core.options };
let t = (x) => this._core.options[x], s = (x, w) => {
this._checkReadonlyOptions(x), this._core.options[x] = w;
};
for (let x in this._core.options) {
Object.defineProperty(this._publicOptions, x, {
get: () => this._core.options[x],
set: (w) => {
this._checkReadonlyOptions(x), this._core.options[x] = w;
}
});
let w = {
get: t.bind(this, x),
set: s.bind(this, x)
};
Object.defineProperty(this._publicOptions, x, w);
}
}
_checkReadonlyOptions(x) {
if (N.includes(x)) throw Error(`Option "${x}" can only be set in the constructor`);
}
_checkProposedApi() {
if (!this._core.optionsService.options.allowProposedApi) throw Error("You must set the allowProposedApi option to true to use proposed API");
}
get onBell() {
return this._core.onBell;
}
get onBinary() {
return this._core.onBinary;
}
get onCursorMove() {
return this._core.onCursorMove;
}
get onData() {
return this._core.onData;
}
get onLineFeed() {
return this._core.onLineFeed;
}
get onResize() {
return this._core.onResize;
}
get onScroll() {
return this._core.onScroll;
}
get onTitleChange() {
return this._core.onTitleChange;
}
get onWriteParsed() {
return this._core.onWriteParsed;
}
get parser() {
return this._checkProposedApi(), this._parser ||= new T.ParserApi(this._core), this._parser;
}
get unicode() {
return this._checkProposedApi(), new D.UnicodeApi(this._core);
}
get rows() {
return this._core.rows;
}
get cols() {
return this._core.cols;
}
get buffer() {
return this._checkProposedApi(), this._buffer ||= this._register(new w.BufferNamespaceApi(this._core)), this._buffer;
}
get markers() {
return this._checkProposedApi(), this._core.markers;
}
get modes() {
let x = this._core.coreService.decPrivateModes;
let w = "none";
switch (this._core.coreMouseService.activeProtocol) {
case "X10":
w = "x10";
break;
case "VT200":
w = "vt200";
break;
case "DRAG":
w = "drag";
break;
case "ANY": w = "any";
}
return {
applicationCursorKeysMode: x.applicationCursorKeys,
applicationKeypadMode: x.applicationKeypad,
bracketedPasteMode: x.bracketedPasteMode,
insertMode: this._core.coreService.modes.insertMode,
mouseTrackingMode: w,
originMode: x.origin,
reverseWraparoundMode: x.reverseWraparound,
sendFocusMode: x.sendFocus,
synchronizedOutputMode: x.synchronizedOutput,
wraparoundMode: x.wraparound
};
}
get options() {
return this._publicOptions;
}
set options(x) {
for (let w in x) this._publicOptions[w] = x[w];
}
input(x, w = !0) {
this._core.input(x, w);
}
resize(x, w) {
this._verifyIntegers(x, w), this._core.resize(x, w);
}
registerMarker(x = 0) {
return this._checkProposedApi(), this._verifyIntegers(x), this._core.addMarker(x);
}
addMarker(x) {
return this.registerMarker(x);
}
dispose() {
super.dispose();
}
scrollLines(x) {
this._verifyIntegers(x), this._core.scrollLines(x);
}
scrollPages(x) {
this._verifyIntegers(x), this._core.scrollPages(x);
}
scrollToTop() {
this._core.scrollToTop();
}
scrollToBottom() {
this._core.scrollToBottom();
}
scrollToLine(x) {
this._verifyIntegers(x), this._core.scrollToLine(x);
}
clear() {
this._core.clear();
}
write(x, w) {
this._core.write(x, w);
}
writeln(x, w) {
this._core.write(x), this._core.write("\r\n", w);
}
reset() {
this._core.reset();
}
loadAddon(x) {
this._addonManager.loadAddon(this, x);
}
_verifyIntegers(...x) {
for (let w of x) if (w === 1 / 0 || isNaN(w) || w % 1 != 0) throw Error("This API only accepts integers");
}
}
x.Terminal = l;
})();
var D = w;
for (var O in E) D[O] = E[O];
E.__esModule && Object.defineProperty(D, "__esModule", { value: !0 });
})();
}) };
