export const id = 9432;
export const ids = [9432];
export const modules = { 69432: ((__unused_webpack_module, exports) => {
(() => {
var e = {
5639: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.CircularList = void 0;
let i = s(7150), r = s(802);
class n extends i.Disposable {
constructor(e) {
super(), this._maxLength = e, this.onDeleteEmitter = this._register(new r.Emitter()), this.onDelete = this.onDeleteEmitter.event, this.onInsertEmitter = this._register(new r.Emitter()), this.onInsert = this.onInsertEmitter.event, this.onTrimEmitter = this._register(new r.Emitter()), this.onTrim = this.onTrimEmitter.event, this._array = Array(this._maxLength), this._startIndex = 0, this._length = 0;
}
get maxLength() {
return this._maxLength;
}
set maxLength(e) {
if (this._maxLength === e) return;
let t = Array(e);
for (let s = 0; s < Math.min(e, this.length); s++) t[s] = this._array[this._getCyclicIndex(s)];
this._array = t, this._maxLength = e, this._startIndex = 0;
}
get length() {
return this._length;
}
set length(e) {
if (e > this._length) for (let t = this._length; t < e; t++) this._array[t] = void 0;
this._length = e;
}
get(e) {
return this._array[this._getCyclicIndex(e)];
}
set(e, t) {
this._array[this._getCyclicIndex(e)] = t;
}
push(e) {
this._array[this._getCyclicIndex(this._length)] = e, this._length === this._maxLength ? (this._startIndex = ++this._startIndex % this._maxLength, this.onTrimEmitter.fire(1)) : this._length++;
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
splice(e, t, ...s) {
if (t) {
for (let s = e; s < this._length - t; s++) this._array[this._getCyclicIndex(s)] = this._array[this._getCyclicIndex(s + t)];
this._length -= t, this.onDeleteEmitter.fire({
index: e,
amount: t
});
}
for (let t = this._length - 1; t >= e; t--) this._array[this._getCyclicIndex(t + s.length)] = this._array[this._getCyclicIndex(t)];
for (let t = 0; t < s.length; t++) this._array[this._getCyclicIndex(e + t)] = s[t];
if (s.length && this.onInsertEmitter.fire({
index: e,
amount: s.length
}), this._length + s.length > this._maxLength) {
let e = this._length + s.length - this._maxLength;
this._startIndex += e, this._length = this._maxLength, this.onTrimEmitter.fire(e);
} else this._length += s.length;
}
trimStart(e) {
e > this._length && (e = this._length), this._startIndex += e, this._length -= e, this.onTrimEmitter.fire(e);
}
shiftElements(e, t, s) {
if (!(t <= 0)) {
if (e < 0 || e >= this._length) throw Error("start argument out of range");
if (e + s < 0) throw Error("Cannot shift elements in list beyond index 0");
if (s > 0) {
for (let i = t - 1; i >= 0; i--) this.set(e + i + s, this.get(e + i));
let i = e + t + s - this._length;
if (i > 0) for (this._length += i; this._length > this._maxLength;) this._length--, this._startIndex++, this.onTrimEmitter.fire(1);
} else for (let i = 0; i < t; i++) this.set(e + i + s, this.get(e + i));
}
}
_getCyclicIndex(e) {
return (this._startIndex + e) % this._maxLength;
}
}
t.CircularList = n;
},
7453: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.clone = function e(t, s = 5) {
if (typeof t != "object") return t;
let i = Array.isArray(t) ? [] : {};
for (let r in t) i[r] = s <= 1 ? t[r] : t[r] && e(t[r], s - 1);
return i;
};
},
5777: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.CoreTerminal = void 0;
let i = s(6501), r = s(6025), n = s(7276), o = s(9640), a = s(56), h = s(4071), c = s(7792), l = s(6415), u = s(5746), d = s(5882), f = s(2486), _ = s(3562), p = s(8811), g = s(802), v = s(7150);
let m = !1;
class b extends v.Disposable {
get onScroll() {
return this._onScrollApi || (this._onScrollApi = this._register(new g.Emitter()), this._onScroll.event(((e) => {
this._onScrollApi?.fire(e.position);
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
set options(e) {
for (let t in e) this.optionsService.options[t] = e[t];
}
constructor(e) {
super(), this._windowsWrappingHeuristics = this._register(new v.MutableDisposable()), this._onBinary = this._register(new g.Emitter()), this.onBinary = this._onBinary.event, this._onData = this._register(new g.Emitter()), this.onData = this._onData.event, this._onLineFeed = this._register(new g.Emitter()), this.onLineFeed = this._onLineFeed.event, this._onResize = this._register(new g.Emitter()), this.onResize = this._onResize.event, this._onWriteParsed = this._register(new g.Emitter()), this.onWriteParsed = this._onWriteParsed.event, this._onScroll = this._register(new g.Emitter()), this._instantiationService = new r.InstantiationService(), this.optionsService = this._register(new a.OptionsService(e)), this._instantiationService.setService(i.IOptionsService, this.optionsService), this._bufferService = this._register(this._instantiationService.createInstance(o.BufferService)), this._instantiationService.setService(i.IBufferService, this._bufferService), this._logService = this._register(this._instantiationService.createInstance(n.LogService)), this._instantiationService.setService(i.ILogService, this._logService), this.coreService = this._register(this._instantiationService.createInstance(h.CoreService)), this._instantiationService.setService(i.ICoreService, this.coreService), this.coreMouseService = this._register(this._instantiationService.createInstance(c.CoreMouseService)), this._instantiationService.setService(i.ICoreMouseService, this.coreMouseService), this.unicodeService = this._register(this._instantiationService.createInstance(l.UnicodeService)), this._instantiationService.setService(i.IUnicodeService, this.unicodeService), this._charsetService = this._instantiationService.createInstance(u.CharsetService), this._instantiationService.setService(i.ICharsetService, this._charsetService), this._oscLinkService = this._instantiationService.createInstance(p.OscLinkService), this._instantiationService.setService(i.IOscLinkService, this._oscLinkService), this._inputHandler = this._register(new f.InputHandler(this._bufferService, this._charsetService, this.coreService, this._logService, this.optionsService, this._oscLinkService, this.coreMouseService, this.unicodeService)), this._register(g.Event.forward(this._inputHandler.onLineFeed, this._onLineFeed)), this._register(this._inputHandler), this._register(g.Event.forward(this._bufferService.onResize, this._onResize)), this._register(g.Event.forward(this.coreService.onData, this._onData)), this._register(g.Event.forward(this.coreService.onBinary, this._onBinary)), this._register(this.coreService.onRequestScrollToBottom((() => this.scrollToBottom(!0)))), this._register(this.coreService.onUserInput((() => this._writeBuffer.handleUserInput()))), this._register(this.optionsService.onMultipleOptionChange(["windowsMode", "windowsPty"], (() => this._handleWindowsPtyOptionChange()))), this._register(this._bufferService.onScroll((() => {
this._onScroll.fire({ position: this._bufferService.buffer.ydisp }), this._inputHandler.markRangeDirty(this._bufferService.buffer.scrollTop, this._bufferService.buffer.scrollBottom);
}))), this._writeBuffer = this._register(new _.WriteBuffer(((e, t) => this._inputHandler.parse(e, t)))), this._register(g.Event.forward(this._writeBuffer.onWriteParsed, this._onWriteParsed));
}
write(e, t) {
this._writeBuffer.write(e, t);
}
writeSync(e, t) {
this._logService.logLevel <= i.LogLevelEnum.WARN && !m && (this._logService.warn("writeSync is unreliable and will be removed soon."), m = !0), this._writeBuffer.writeSync(e, t);
}
input(e, t = !0) {
this.coreService.triggerDataEvent(e, t);
}
resize(e, t) {
isNaN(e) || isNaN(t) || (e = Math.max(e, o.MINIMUM_COLS), t = Math.max(t, o.MINIMUM_ROWS), this._bufferService.resize(e, t));
}
scroll(e, t = !1) {
this._bufferService.scroll(e, t);
}
scrollLines(e, t) {
this._bufferService.scrollLines(e, t);
}
scrollPages(e) {
this.scrollLines(e * (this.rows - 1));
}
scrollToTop() {
this.scrollLines(-this._bufferService.buffer.ydisp);
}
scrollToBottom(e) {
this.scrollLines(this._bufferService.buffer.ybase - this._bufferService.buffer.ydisp);
}
scrollToLine(e) {
let t = e - this._bufferService.buffer.ydisp;
t !== 0 && this.scrollLines(t);
}
registerEscHandler(e, t) {
return this._inputHandler.registerEscHandler(e, t);
}
registerDcsHandler(e, t) {
return this._inputHandler.registerDcsHandler(e, t);
}
registerCsiHandler(e, t) {
return this._inputHandler.registerCsiHandler(e, t);
}
registerOscHandler(e, t) {
return this._inputHandler.registerOscHandler(e, t);
}
_setup() {
this._handleWindowsPtyOptionChange();
}
reset() {
this._inputHandler.reset(), this._bufferService.reset(), this._charsetService.reset(), this.coreService.reset(), this.coreMouseService.reset();
}
_handleWindowsPtyOptionChange() {
let e = !1;
let t = this.optionsService.rawOptions.windowsPty;
t && t.buildNumber !== void 0 && t.buildNumber !== void 0 ? e = t.backend === "conpty" && t.buildNumber < 21376 : this.optionsService.rawOptions.windowsMode && (e = !0), e ? this._enableWindowsWrappingHeuristics() : this._windowsWrappingHeuristics.clear();
}
_enableWindowsWrappingHeuristics() {
if (!this._windowsWrappingHeuristics.value) {
let e = [];
e.push(this.onLineFeed(d.updateWindowsModeWrappedState.bind(null, this._bufferService))), e.push(this.registerCsiHandler({ final: "H" }, (() => ((0, d.updateWindowsModeWrappedState)(this._bufferService), !1)))), this._windowsWrappingHeuristics.value = (0, v.toDisposable)((() => {
for (let t of e) t.dispose();
}));
}
}
}
t.CoreTerminal = b;
},
2486: function(e, t, s) {
var i = this && this.__decorate || function(e, t, s, i) {
var r, n = arguments.length, o = n < 3 ? t : i === null ? i = Object.getOwnPropertyDescriptor(t, s) : i;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") o = Reflect.decorate(e, t, s, i);
else for (var a = e.length - 1; a >= 0; a--) (r = e[a]) && (o = (n < 3 ? r(o) : n > 3 ? r(t, s, o) : r(t, s)) || o);
return n > 3 && o && Object.defineProperty(t, s, o), o;
}, r = this && this.__param || function(e, t) {
return function(s, i) {
t(s, i, e);
};
};
Object.defineProperty(t, "__esModule", { value: !0 }), t.InputHandler = t.WindowsOptionsReportType = void 0, t.isValidColorIndex = k;
let n = s(3534), o = s(6760), a = s(6717), h = s(7150), c = s(726), l = s(6107), u = s(8938), d = s(3055), f = s(5451), _ = s(6501), p = s(6415), g = s(1346), v = s(9823), m = s(8693), b = s(802), S = {
"(": 0,
")": 1,
"*": 2,
"+": 3,
"-": 1,
".": 2
}, y = 131072;
function C(e, t) {
if (e > 24) return t.setWinLines || !1;
switch (e) {
case 1: return !!t.restoreWin;
case 2: return !!t.minimizeWin;
case 3: return !!t.setWinPosition;
case 4: return !!t.setWinSizePixels;
case 5: return !!t.raiseWin;
case 6: return !!t.lowerWin;
case 7: return !!t.refreshWin;
case 8: return !!t.setWinSizeChars;
case 9: return !!t.maximizeWin;
case 10: return !!t.fullscreenWin;
case 11: return !!t.getWinState;
case 13: return !!t.getWinPosition;
case 14: return !!t.getWinSizePixels;
case 15: return !!t.getScreenSizePixels;
case 16: return !!t.getCellSizePixels;
case 18: return !!t.getWinSizeChars;
case 19: return !!t.getScreenSizeChars;
case 20: return !!t.getIconTitle;
case 21: return !!t.getWinTitle;
case 22: return !!t.pushTitle;
case 23: return !!t.popTitle;
case 24: return !!t.setWinLines;
}
return !1;
}
var w;
(function(e) {
e[e.GET_WIN_SIZE_PIXELS = 0] = "GET_WIN_SIZE_PIXELS", e[e.GET_CELL_SIZE_PIXELS = 1] = "GET_CELL_SIZE_PIXELS";
})(w || (t.WindowsOptionsReportType = w = {}));
let E = 0;
class A extends h.Disposable {
getAttrData() {
return this._curAttrData;
}
constructor(e, t, s, i, r, h, u, d, f = new a.EscapeSequenceParser()) {
super(), this._bufferService = e, this._charsetService = t, this._coreService = s, this._logService = i, this._optionsService = r, this._oscLinkService = h, this._coreMouseService = u, this._unicodeService = d, this._parser = f, this._parseBuffer = new Uint32Array(4096), this._stringDecoder = new c.StringToUtf32(), this._utf8Decoder = new c.Utf8ToUtf32(), this._windowTitle = "", this._iconName = "", this._windowTitleStack = [], this._iconNameStack = [], this._curAttrData = l.DEFAULT_ATTR_DATA.clone(), this._eraseAttrDataInternal = l.DEFAULT_ATTR_DATA.clone(), this._onRequestBell = this._register(new b.Emitter()), this.onRequestBell = this._onRequestBell.event, this._onRequestRefreshRows = this._register(new b.Emitter()), this.onRequestRefreshRows = this._onRequestRefreshRows.event, this._onRequestReset = this._register(new b.Emitter()), this.onRequestReset = this._onRequestReset.event, this._onRequestSendFocus = this._register(new b.Emitter()), this.onRequestSendFocus = this._onRequestSendFocus.event, this._onRequestSyncScrollBar = this._register(new b.Emitter()), this.onRequestSyncScrollBar = this._onRequestSyncScrollBar.event, this._onRequestWindowsOptionsReport = this._register(new b.Emitter()), this.onRequestWindowsOptionsReport = this._onRequestWindowsOptionsReport.event, this._onA11yChar = this._register(new b.Emitter()), this.onA11yChar = this._onA11yChar.event, this._onA11yTab = this._register(new b.Emitter()), this.onA11yTab = this._onA11yTab.event, this._onCursorMove = this._register(new b.Emitter()), this.onCursorMove = this._onCursorMove.event, this._onLineFeed = this._register(new b.Emitter()), this.onLineFeed = this._onLineFeed.event, this._onScroll = this._register(new b.Emitter()), this.onScroll = this._onScroll.event, this._onTitleChange = this._register(new b.Emitter()), this.onTitleChange = this._onTitleChange.event, this._onColor = this._register(new b.Emitter()), this.onColor = this._onColor.event, this._parseStack = {
paused: !1,
cursorStartX: 0,
cursorStartY: 0,
decodedLength: 0,
position: 0
}, this._specialColors = [
256,
257,
258
], this._register(this._parser), this._dirtyRowTracker = new L(this._bufferService), this._activeBuffer = this._bufferService.buffer, this._register(this._bufferService.buffers.onBufferActivate(((e) => this._activeBuffer = e.activeBuffer))), this._parser.setCsiHandlerFallback(((e, t) => {
this._logService.debug("Unknown CSI code: ", {
identifier: this._parser.identToString(e),
params: t.toArray()
});
})), this._parser.setEscHandlerFallback(((e) => {
this._logService.debug("Unknown ESC code: ", { identifier: this._parser.identToString(e) });
})), this._parser.setExecuteHandlerFallback(((e) => {
this._logService.debug("Unknown EXECUTE code: ", { code: e });
})), this._parser.setOscHandlerFallback(((e, t, s) => {
this._logService.debug("Unknown OSC code: ", {
identifier: e,
action: t,
data: s
});
})), this._parser.setDcsHandlerFallback(((e, t, s) => {
t === "HOOK" && (s = s.toArray()), this._logService.debug("Unknown DCS code: ", {
identifier: this._parser.identToString(e),
action: t,
payload: s
});
})), this._parser.setPrintHandler(((e, t, s) => this.print(e, t, s))), this._parser.registerCsiHandler({ final: "@" }, ((e) => this.insertChars(e))), this._parser.registerCsiHandler({
intermediates: " ",
final: "@"
}, ((e) => this.scrollLeft(e))), this._parser.registerCsiHandler({ final: "A" }, ((e) => this.cursorUp(e))), this._parser.registerCsiHandler({
intermediates: " ",
final: "A"
}, ((e) => this.scrollRight(e))), this._parser.registerCsiHandler({ final: "B" }, ((e) => this.cursorDown(e))), this._parser.registerCsiHandler({ final: "C" }, ((e) => this.cursorForward(e))), this._parser.registerCsiHandler({ final: "D" }, ((e) => this.cursorBackward(e))), this._parser.registerCsiHandler({ final: "E" }, ((e) => this.cursorNextLine(e))), this._parser.registerCsiHandler({ final: "F" }, ((e) => this.cursorPrecedingLine(e))), this._parser.registerCsiHandler({ final: "G" }, ((e) => this.cursorCharAbsolute(e))), this._parser.registerCsiHandler({ final: "H" }, ((e) => this.cursorPosition(e))), this._parser.registerCsiHandler({ final: "I" }, ((e) => this.cursorForwardTab(e))), this._parser.registerCsiHandler({ final: "J" }, ((e) => this.eraseInDisplay(e, !1))), this._parser.registerCsiHandler({
prefix: "?",
final: "J"
}, ((e) => this.eraseInDisplay(e, !0))), this._parser.registerCsiHandler({ final: "K" }, ((e) => this.eraseInLine(e, !1))), this._parser.registerCsiHandler({
prefix: "?",
final: "K"
}, ((e) => this.eraseInLine(e, !0))), this._parser.registerCsiHandler({ final: "L" }, ((e) => this.insertLines(e))), this._parser.registerCsiHandler({ final: "M" }, ((e) => this.deleteLines(e))), this._parser.registerCsiHandler({ final: "P" }, ((e) => this.deleteChars(e))), this._parser.registerCsiHandler({ final: "S" }, ((e) => this.scrollUp(e))), this._parser.registerCsiHandler({ final: "T" }, ((e) => this.scrollDown(e))), this._parser.registerCsiHandler({ final: "X" }, ((e) => this.eraseChars(e))), this._parser.registerCsiHandler({ final: "Z" }, ((e) => this.cursorBackwardTab(e))), this._parser.registerCsiHandler({ final: "`" }, ((e) => this.charPosAbsolute(e))), this._parser.registerCsiHandler({ final: "a" }, ((e) => this.hPositionRelative(e))), this._parser.registerCsiHandler({ final: "b" }, ((e) => this.repeatPrecedingCharacter(e))), this._parser.registerCsiHandler({ final: "c" }, ((e) => this.sendDeviceAttributesPrimary(e))), this._parser.registerCsiHandler({
prefix: ">",
final: "c"
}, ((e) => this.sendDeviceAttributesSecondary(e))), this._parser.registerCsiHandler({ final: "d" }, ((e) => this.linePosAbsolute(e))), this._parser.registerCsiHandler({ final: "e" }, ((e) => this.vPositionRelative(e))), this._parser.registerCsiHandler({ final: "f" }, ((e) => this.hVPosition(e))), this._parser.registerCsiHandler({ final: "g" }, ((e) => this.tabClear(e))), this._parser.registerCsiHandler({ final: "h" }, ((e) => this.setMode(e))), this._parser.registerCsiHandler({
prefix: "?",
final: "h"
}, ((e) => this.setModePrivate(e))), this._parser.registerCsiHandler({ final: "l" }, ((e) => this.resetMode(e))), this._parser.registerCsiHandler({
prefix: "?",
final: "l"
}, ((e) => this.resetModePrivate(e))), this._parser.registerCsiHandler({ final: "m" }, ((e) => this.charAttributes(e))), this._parser.registerCsiHandler({ final: "n" }, ((e) => this.deviceStatus(e))), this._parser.registerCsiHandler({
prefix: "?",
final: "n"
}, ((e) => this.deviceStatusPrivate(e))), this._parser.registerCsiHandler({
intermediates: "!",
final: "p"
}, ((e) => this.softReset(e))), this._parser.registerCsiHandler({
intermediates: " ",
final: "q"
}, ((e) => this.setCursorStyle(e))), this._parser.registerCsiHandler({ final: "r" }, ((e) => this.setScrollRegion(e))), this._parser.registerCsiHandler({ final: "s" }, ((e) => this.saveCursor(e))), this._parser.registerCsiHandler({ final: "t" }, ((e) => this.windowOptions(e))), this._parser.registerCsiHandler({ final: "u" }, ((e) => this.restoreCursor(e))), this._parser.registerCsiHandler({
intermediates: "'",
final: "}"
}, ((e) => this.insertColumns(e))), this._parser.registerCsiHandler({
intermediates: "'",
final: "~"
}, ((e) => this.deleteColumns(e))), this._parser.registerCsiHandler({
intermediates: "\"",
final: "q"
}, ((e) => this.selectProtected(e))), this._parser.registerCsiHandler({
intermediates: "$",
final: "p"
}, ((e) => this.requestMode(e, !0))), this._parser.registerCsiHandler({
prefix: "?",
intermediates: "$",
final: "p"
}, ((e) => this.requestMode(e, !1))), this._parser.setExecuteHandler(n.C0.BEL, (() => this.bell())), this._parser.setExecuteHandler(n.C0.LF, (() => this.lineFeed())), this._parser.setExecuteHandler(n.C0.VT, (() => this.lineFeed())), this._parser.setExecuteHandler(n.C0.FF, (() => this.lineFeed())), this._parser.setExecuteHandler(n.C0.CR, (() => this.carriageReturn())), this._parser.setExecuteHandler(n.C0.BS, (() => this.backspace())), this._parser.setExecuteHandler(n.C0.HT, (() => this.tab())), this._parser.setExecuteHandler(n.C0.SO, (() => this.shiftOut())), this._parser.setExecuteHandler(n.C0.SI, (() => this.shiftIn())), this._parser.setExecuteHandler(n.C1.IND, (() => this.index())), this._parser.setExecuteHandler(n.C1.NEL, (() => this.nextLine())), this._parser.setExecuteHandler(n.C1.HTS, (() => this.tabSet())), this._parser.registerOscHandler(0, new g.OscHandler(((e) => (this.setTitle(e), this.setIconName(e), !0)))), this._parser.registerOscHandler(1, new g.OscHandler(((e) => this.setIconName(e)))), this._parser.registerOscHandler(2, new g.OscHandler(((e) => this.setTitle(e)))), this._parser.registerOscHandler(4, new g.OscHandler(((e) => this.setOrReportIndexedColor(e)))), this._parser.registerOscHandler(8, new g.OscHandler(((e) => this.setHyperlink(e)))), this._parser.registerOscHandler(10, new g.OscHandler(((e) => this.setOrReportFgColor(e)))), this._parser.registerOscHandler(11, new g.OscHandler(((e) => this.setOrReportBgColor(e)))), this._parser.registerOscHandler(12, new g.OscHandler(((e) => this.setOrReportCursorColor(e)))), this._parser.registerOscHandler(104, new g.OscHandler(((e) => this.restoreIndexedColor(e)))), this._parser.registerOscHandler(110, new g.OscHandler(((e) => this.restoreFgColor(e)))), this._parser.registerOscHandler(111, new g.OscHandler(((e) => this.restoreBgColor(e)))), this._parser.registerOscHandler(112, new g.OscHandler(((e) => this.restoreCursorColor(e)))), this._parser.registerEscHandler({ final: "7" }, (() => this.saveCursor())), this._parser.registerEscHandler({ final: "8" }, (() => this.restoreCursor())), this._parser.registerEscHandler({ final: "D" }, (() => this.index())), this._parser.registerEscHandler({ final: "E" }, (() => this.nextLine())), this._parser.registerEscHandler({ final: "H" }, (() => this.tabSet())), this._parser.registerEscHandler({ final: "M" }, (() => this.reverseIndex())), this._parser.registerEscHandler({ final: "=" }, (() => this.keypadApplicationMode())), this._parser.registerEscHandler({ final: ">" }, (() => this.keypadNumericMode())), this._parser.registerEscHandler({ final: "c" }, (() => this.fullReset())), this._parser.registerEscHandler({ final: "n" }, (() => this.setgLevel(2))), this._parser.registerEscHandler({ final: "o" }, (() => this.setgLevel(3))), this._parser.registerEscHandler({ final: "|" }, (() => this.setgLevel(3))), this._parser.registerEscHandler({ final: "}" }, (() => this.setgLevel(2))), this._parser.registerEscHandler({ final: "~" }, (() => this.setgLevel(1))), this._parser.registerEscHandler({
intermediates: "%",
final: "@"
}, (() => this.selectDefaultCharset())), this._parser.registerEscHandler({
intermediates: "%",
final: "G"
}, (() => this.selectDefaultCharset()));
for (let e in o.CHARSETS) this._parser.registerEscHandler({
intermediates: "(",
final: e
}, (() => this.selectCharset("(" + e))), this._parser.registerEscHandler({
intermediates: ")",
final: e
}, (() => this.selectCharset(")" + e))), this._parser.registerEscHandler({
intermediates: "*",
final: e
}, (() => this.selectCharset("*" + e))), this._parser.registerEscHandler({
intermediates: "+",
final: e
}, (() => this.selectCharset("+" + e))), this._parser.registerEscHandler({
intermediates: "-",
final: e
}, (() => this.selectCharset("-" + e))), this._parser.registerEscHandler({
intermediates: ".",
final: e
}, (() => this.selectCharset("." + e))), this._parser.registerEscHandler({
intermediates: "/",
final: e
}, (() => this.selectCharset("/" + e)));
this._parser.registerEscHandler({
intermediates: "#",
final: "8"
}, (() => this.screenAlignmentPattern())), this._parser.setErrorHandler(((e) => (this._logService.error("Parsing error: ", e), e))), this._parser.registerDcsHandler({
intermediates: "$",
final: "q"
}, new v.DcsHandler(((e, t) => this.requestStatusString(e, t))));
}
_preserveStack(e, t, s, i) {
this._parseStack.paused = !0, this._parseStack.cursorStartX = e, this._parseStack.cursorStartY = t, this._parseStack.decodedLength = s, this._parseStack.position = i;
}
_logSlowResolvingAsync(e) {
this._logService.logLevel <= _.LogLevelEnum.WARN && Promise.race([e, new Promise(((e, t) => setTimeout((() => t("#SLOW_TIMEOUT")), 5e3)))]).catch(((e) => {
if (e !== "#SLOW_TIMEOUT") throw e;
console.warn("async parser handler taking longer than 5000 ms");
}));
}
_getCurrentLinkId() {
return this._curAttrData.extended.urlId;
}
parse(e, t) {
let s, i = this._activeBuffer.x, r = this._activeBuffer.y, n = 0;
let o = this._parseStack.paused;
if (o) {
if (s = this._parser.parse(this._parseBuffer, this._parseStack.decodedLength, t)) return this._logSlowResolvingAsync(s), s;
i = this._parseStack.cursorStartX, r = this._parseStack.cursorStartY, this._parseStack.paused = !1, e.length > y && (n = this._parseStack.position + y);
}
if (this._logService.logLevel <= _.LogLevelEnum.DEBUG && this._logService.debug("parsing data " + (typeof e == "string" ? ` "${e}"` : ` "${Array.prototype.map.call(e, ((e) => String.fromCharCode(e))).join("")}"`)), this._logService.logLevel === _.LogLevelEnum.TRACE && this._logService.trace("parsing data (codes)", typeof e == "string" ? e.split("").map(((e) => e.charCodeAt(0))) : e), this._parseBuffer.length < e.length && this._parseBuffer.length < y && (this._parseBuffer = new Uint32Array(Math.min(e.length, y))), o || this._dirtyRowTracker.clearRange(), e.length > y) for (let t = n; t < e.length; t += y) {
let n = t + y < e.length ? t + y : e.length, o = typeof e == "string" ? this._stringDecoder.decode(e.substring(t, n), this._parseBuffer) : this._utf8Decoder.decode(e.subarray(t, n), this._parseBuffer);
if (s = this._parser.parse(this._parseBuffer, o)) return this._preserveStack(i, r, o, t), this._logSlowResolvingAsync(s), s;
}
else if (!o) {
let t = typeof e == "string" ? this._stringDecoder.decode(e, this._parseBuffer) : this._utf8Decoder.decode(e, this._parseBuffer);
if (s = this._parser.parse(this._parseBuffer, t)) return this._preserveStack(i, r, t, 0), this._logSlowResolvingAsync(s), s;
}
this._activeBuffer.x === i && this._activeBuffer.y === r || this._onCursorMove.fire();
let a = this._dirtyRowTracker.end + (this._bufferService.buffer.ybase - this._bufferService.buffer.ydisp), h = this._dirtyRowTracker.start + (this._bufferService.buffer.ybase - this._bufferService.buffer.ydisp);
h < this._bufferService.rows && this._onRequestRefreshRows.fire({
start: Math.min(h, this._bufferService.rows - 1),
end: Math.min(a, this._bufferService.rows - 1)
});
}
print(e, t, s) {
let i, r;
let n = this._charsetService.charset, o = this._optionsService.rawOptions.screenReaderMode, a = this._bufferService.cols, h = this._coreService.decPrivateModes.wraparound, d = this._coreService.modes.insertMode, f = this._curAttrData;
let _ = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
this._dirtyRowTracker.markDirty(this._activeBuffer.y), this._activeBuffer.x && s - t > 0 && _.getWidth(this._activeBuffer.x - 1) === 2 && _.setCellFromCodepoint(this._activeBuffer.x - 1, 0, 1, f);
let g = this._parser.precedingJoinState;
for (let v = t; v < s; ++v) {
if (i = e[v], i < 127 && n) {
let e = n[String.fromCharCode(i)];
e && (i = e.charCodeAt(0));
}
let t = this._unicodeService.charProperties(i, g);
r = p.UnicodeService.extractWidth(t);
let s = p.UnicodeService.extractShouldJoin(t), m = s ? p.UnicodeService.extractWidth(g) : 0;
if (g = t, o && this._onA11yChar.fire((0, c.stringFromCodePoint)(i)), this._getCurrentLinkId() && this._oscLinkService.addLineToLink(this._getCurrentLinkId(), this._activeBuffer.ybase + this._activeBuffer.y), this._activeBuffer.x + r - m > a) {
if (h) {
let e = _;
let t = this._activeBuffer.x - m;
for (this._activeBuffer.x = m, this._activeBuffer.y++, this._activeBuffer.y === this._activeBuffer.scrollBottom + 1 ? (this._activeBuffer.y--, this._bufferService.scroll(this._eraseAttrData(), !0)) : (this._activeBuffer.y >= this._bufferService.rows && (this._activeBuffer.y = this._bufferService.rows - 1), this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y).isWrapped = !0), _ = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y), m > 0 && _ instanceof l.BufferLine && _.copyCellsFrom(e, t, 0, m, !1); t < a;) e.setCellFromCodepoint(t++, 0, 1, f);
} else if (this._activeBuffer.x = a - 1, r === 2) continue;
}
if (s && this._activeBuffer.x) {
let e = _.getWidth(this._activeBuffer.x - 1) ? 1 : 2;
_.addCodepointToCell(this._activeBuffer.x - e, i, r);
for (let e = r - m; --e >= 0;) _.setCellFromCodepoint(this._activeBuffer.x++, 0, 0, f);
} else if (d && (_.insertCells(this._activeBuffer.x, r - m, this._activeBuffer.getNullCell(f)), _.getWidth(a - 1) === 2 && _.setCellFromCodepoint(a - 1, u.NULL_CELL_CODE, u.NULL_CELL_WIDTH, f)), _.setCellFromCodepoint(this._activeBuffer.x++, i, r, f), r > 0) for (; --r;) _.setCellFromCodepoint(this._activeBuffer.x++, 0, 0, f);
}
this._parser.precedingJoinState = g, this._activeBuffer.x < a && s - t > 0 && _.getWidth(this._activeBuffer.x) === 0 && !_.hasContent(this._activeBuffer.x) && _.setCellFromCodepoint(this._activeBuffer.x, 0, 1, f), this._dirtyRowTracker.markDirty(this._activeBuffer.y);
}
registerCsiHandler(e, t) {
return e.final !== "t" || e.prefix || e.intermediates ? this._parser.registerCsiHandler(e, t) : this._parser.registerCsiHandler(e, ((e) => !C(e.params[0], this._optionsService.rawOptions.windowOptions) || t(e)));
}
registerDcsHandler(e, t) {
return this._parser.registerDcsHandler(e, new v.DcsHandler(t));
}
registerEscHandler(e, t) {
return this._parser.registerEscHandler(e, t);
}
registerOscHandler(e, t) {
return this._parser.registerOscHandler(e, new g.OscHandler(t));
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
let e = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
e.hasWidth(this._activeBuffer.x) && !e.hasContent(this._activeBuffer.x) && this._activeBuffer.x--;
}
return this._restrictCursor(), !0;
}
tab() {
if (this._activeBuffer.x >= this._bufferService.cols) return !0;
let e = this._activeBuffer.x;
return this._activeBuffer.x = this._activeBuffer.nextStop(), this._optionsService.rawOptions.screenReaderMode && this._onA11yTab.fire(this._activeBuffer.x - e), !0;
}
shiftOut() {
return this._charsetService.setgLevel(1), !0;
}
shiftIn() {
return this._charsetService.setgLevel(0), !0;
}
_restrictCursor(e = this._bufferService.cols - 1) {
this._activeBuffer.x = Math.min(e, Math.max(0, this._activeBuffer.x)), this._activeBuffer.y = this._coreService.decPrivateModes.origin ? Math.min(this._activeBuffer.scrollBottom, Math.max(this._activeBuffer.scrollTop, this._activeBuffer.y)) : Math.min(this._bufferService.rows - 1, Math.max(0, this._activeBuffer.y)), this._dirtyRowTracker.markDirty(this._activeBuffer.y);
}
_setCursor(e, t) {
this._dirtyRowTracker.markDirty(this._activeBuffer.y), this._coreService.decPrivateModes.origin ? (this._activeBuffer.x = e, this._activeBuffer.y = this._activeBuffer.scrollTop + t) : (this._activeBuffer.x = e, this._activeBuffer.y = t), this._restrictCursor(), this._dirtyRowTracker.markDirty(this._activeBuffer.y);
}
_moveCursor(e, t) {
this._restrictCursor(), this._setCursor(this._activeBuffer.x + e, this._activeBuffer.y + t);
}
cursorUp(e) {
let t = this._activeBuffer.y - this._activeBuffer.scrollTop;
return t >= 0 ? this._moveCursor(0, -Math.min(t, e.params[0] || 1)) : this._moveCursor(0, -(e.params[0] || 1)), !0;
}
cursorDown(e) {
let t = this._activeBuffer.scrollBottom - this._activeBuffer.y;
return t >= 0 ? this._moveCursor(0, Math.min(t, e.params[0] || 1)) : this._moveCursor(0, e.params[0] || 1), !0;
}
cursorForward(e) {
return this._moveCursor(e.params[0] || 1, 0), !0;
}
cursorBackward(e) {
return this._moveCursor(-(e.params[0] || 1), 0), !0;
}
cursorNextLine(e) {
return this.cursorDown(e), this._activeBuffer.x = 0, !0;
}
cursorPrecedingLine(e) {
return this.cursorUp(e), this._activeBuffer.x = 0, !0;
}
cursorCharAbsolute(e) {
return this._setCursor((e.params[0] || 1) - 1, this._activeBuffer.y), !0;
}
cursorPosition(e) {
return this._setCursor(e.length >= 2 ? (e.params[1] || 1) - 1 : 0, (e.params[0] || 1) - 1), !0;
}
charPosAbsolute(e) {
return this._setCursor((e.params[0] || 1) - 1, this._activeBuffer.y), !0;
}
hPositionRelative(e) {
return this._moveCursor(e.params[0] || 1, 0), !0;
}
linePosAbsolute(e) {
return this._setCursor(this._activeBuffer.x, (e.params[0] || 1) - 1), !0;
}
vPositionRelative(e) {
return this._moveCursor(0, e.params[0] || 1), !0;
}
hVPosition(e) {
return this.cursorPosition(e), !0;
}
tabClear(e) {
let t = e.params[0];
return t === 0 ? delete this._activeBuffer.tabs[this._activeBuffer.x] : t === 3 && (this._activeBuffer.tabs = {}), !0;
}
cursorForwardTab(e) {
if (this._activeBuffer.x >= this._bufferService.cols) return !0;
let t = e.params[0] || 1;
for (; t--;) this._activeBuffer.x = this._activeBuffer.nextStop();
return !0;
}
cursorBackwardTab(e) {
if (this._activeBuffer.x >= this._bufferService.cols) return !0;
let t = e.params[0] || 1;
for (; t--;) this._activeBuffer.x = this._activeBuffer.prevStop();
return !0;
}
selectProtected(e) {
let t = e.params[0];
return t === 1 && (this._curAttrData.bg |= 536870912), t !== 2 && t !== 0 || (this._curAttrData.bg &= -536870913), !0;
}
_eraseInBufferLine(e, t, s, i = !1, r = !1) {
let n = this._activeBuffer.lines.get(this._activeBuffer.ybase + e);
n.replaceCells(t, s, this._activeBuffer.getNullCell(this._eraseAttrData()), r), i && (n.isWrapped = !1);
}
_resetBufferLine(e, t = !1) {
let s = this._activeBuffer.lines.get(this._activeBuffer.ybase + e);
s && (s.fill(this._activeBuffer.getNullCell(this._eraseAttrData()), t), this._bufferService.buffer.clearMarkers(this._activeBuffer.ybase + e), s.isWrapped = !1);
}
eraseInDisplay(e, t = !1) {
let s;
switch (this._restrictCursor(this._bufferService.cols), e.params[0]) {
case 0:
for (s = this._activeBuffer.y, this._dirtyRowTracker.markDirty(s), this._eraseInBufferLine(s++, this._activeBuffer.x, this._bufferService.cols, this._activeBuffer.x === 0, t); s < this._bufferService.rows; s++) this._resetBufferLine(s, t);
this._dirtyRowTracker.markDirty(s);
break;
case 1:
for (s = this._activeBuffer.y, this._dirtyRowTracker.markDirty(s), this._eraseInBufferLine(s, 0, this._activeBuffer.x + 1, !0, t), this._activeBuffer.x + 1 >= this._bufferService.cols && (this._activeBuffer.lines.get(s + 1).isWrapped = !1); s--;) this._resetBufferLine(s, t);
this._dirtyRowTracker.markDirty(0);
break;
case 2:
if (this._optionsService.rawOptions.scrollOnEraseInDisplay) {
for (s = this._bufferService.rows, this._dirtyRowTracker.markRangeDirty(0, s - 1); s-- && !this._activeBuffer.lines.get(this._activeBuffer.ybase + s)?.getTrimmedLength(););
for (; s >= 0; s--) this._bufferService.scroll(this._eraseAttrData());
} else {
for (s = this._bufferService.rows, this._dirtyRowTracker.markDirty(s - 1); s--;) this._resetBufferLine(s, t);
this._dirtyRowTracker.markDirty(0);
}
break;
case 3:
let e = this._activeBuffer.lines.length - this._bufferService.rows;
e > 0 && (this._activeBuffer.lines.trimStart(e), this._activeBuffer.ybase = Math.max(this._activeBuffer.ybase - e, 0), this._activeBuffer.ydisp = Math.max(this._activeBuffer.ydisp - e, 0), this._onScroll.fire(0));
}
return !0;
}
eraseInLine(e, t = !1) {
switch (this._restrictCursor(this._bufferService.cols), e.params[0]) {
case 0:
this._eraseInBufferLine(this._activeBuffer.y, this._activeBuffer.x, this._bufferService.cols, this._activeBuffer.x === 0, t);
break;
case 1:
this._eraseInBufferLine(this._activeBuffer.y, 0, this._activeBuffer.x + 1, !1, t);
break;
case 2: this._eraseInBufferLine(this._activeBuffer.y, 0, this._bufferService.cols, !0, t);
}
return this._dirtyRowTracker.markDirty(this._activeBuffer.y), !0;
}
insertLines(e) {
this._restrictCursor();
let t = e.params[0] || 1;
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let s = this._activeBuffer.ybase + this._activeBuffer.y, i = this._bufferService.rows - 1 - this._activeBuffer.scrollBottom, r = this._bufferService.rows - 1 + this._activeBuffer.ybase - i + 1;
for (; t--;) this._activeBuffer.lines.splice(r - 1, 1), this._activeBuffer.lines.splice(s, 0, this._activeBuffer.getBlankLine(this._eraseAttrData()));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.y, this._activeBuffer.scrollBottom), this._activeBuffer.x = 0, !0;
}
deleteLines(e) {
this._restrictCursor();
let t = e.params[0] || 1;
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let s = this._activeBuffer.ybase + this._activeBuffer.y;
let i;
for (i = this._bufferService.rows - 1 - this._activeBuffer.scrollBottom, i = this._bufferService.rows - 1 + this._activeBuffer.ybase - i; t--;) this._activeBuffer.lines.splice(s, 1), this._activeBuffer.lines.splice(i, 0, this._activeBuffer.getBlankLine(this._eraseAttrData()));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.y, this._activeBuffer.scrollBottom), this._activeBuffer.x = 0, !0;
}
insertChars(e) {
this._restrictCursor();
let t = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
return t && (t.insertCells(this._activeBuffer.x, e.params[0] || 1, this._activeBuffer.getNullCell(this._eraseAttrData())), this._dirtyRowTracker.markDirty(this._activeBuffer.y)), !0;
}
deleteChars(e) {
this._restrictCursor();
let t = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
return t && (t.deleteCells(this._activeBuffer.x, e.params[0] || 1, this._activeBuffer.getNullCell(this._eraseAttrData())), this._dirtyRowTracker.markDirty(this._activeBuffer.y)), !0;
}
scrollUp(e) {
let t = e.params[0] || 1;
for (; t--;) this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollTop, 1), this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollBottom, 0, this._activeBuffer.getBlankLine(this._eraseAttrData()));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
scrollDown(e) {
let t = e.params[0] || 1;
for (; t--;) this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollBottom, 1), this._activeBuffer.lines.splice(this._activeBuffer.ybase + this._activeBuffer.scrollTop, 0, this._activeBuffer.getBlankLine(l.DEFAULT_ATTR_DATA));
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
scrollLeft(e) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let t = e.params[0] || 1;
for (let e = this._activeBuffer.scrollTop; e <= this._activeBuffer.scrollBottom; ++e) {
let s = this._activeBuffer.lines.get(this._activeBuffer.ybase + e);
s.deleteCells(0, t, this._activeBuffer.getNullCell(this._eraseAttrData())), s.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
scrollRight(e) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let t = e.params[0] || 1;
for (let e = this._activeBuffer.scrollTop; e <= this._activeBuffer.scrollBottom; ++e) {
let s = this._activeBuffer.lines.get(this._activeBuffer.ybase + e);
s.insertCells(0, t, this._activeBuffer.getNullCell(this._eraseAttrData())), s.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
insertColumns(e) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let t = e.params[0] || 1;
for (let e = this._activeBuffer.scrollTop; e <= this._activeBuffer.scrollBottom; ++e) {
let s = this._activeBuffer.lines.get(this._activeBuffer.ybase + e);
s.insertCells(this._activeBuffer.x, t, this._activeBuffer.getNullCell(this._eraseAttrData())), s.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
deleteColumns(e) {
if (this._activeBuffer.y > this._activeBuffer.scrollBottom || this._activeBuffer.y < this._activeBuffer.scrollTop) return !0;
let t = e.params[0] || 1;
for (let e = this._activeBuffer.scrollTop; e <= this._activeBuffer.scrollBottom; ++e) {
let s = this._activeBuffer.lines.get(this._activeBuffer.ybase + e);
s.deleteCells(this._activeBuffer.x, t, this._activeBuffer.getNullCell(this._eraseAttrData())), s.isWrapped = !1;
}
return this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom), !0;
}
eraseChars(e) {
this._restrictCursor();
let t = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y);
return t && (t.replaceCells(this._activeBuffer.x, this._activeBuffer.x + (e.params[0] || 1), this._activeBuffer.getNullCell(this._eraseAttrData())), this._dirtyRowTracker.markDirty(this._activeBuffer.y)), !0;
}
repeatPrecedingCharacter(e) {
let t = this._parser.precedingJoinState;
if (!t) return !0;
let s = e.params[0] || 1, i = p.UnicodeService.extractWidth(t), r = this._activeBuffer.x - i, n = this._activeBuffer.lines.get(this._activeBuffer.ybase + this._activeBuffer.y).getString(r), o = new Uint32Array(n.length * s);
let a = 0;
for (let e = 0; e < n.length;) {
let t = n.codePointAt(e) || 0;
o[a++] = t, e += t > 65535 ? 2 : 1;
}
let h = a;
for (let e = 1; e < s; ++e) o.copyWithin(h, 0, a), h += a;
return this.print(o, 0, h), !0;
}
sendDeviceAttributesPrimary(e) {
return e.params[0] > 0 || (this._is("xterm") || this._is("rxvt-unicode") || this._is("screen") ? this._coreService.triggerDataEvent(n.C0.ESC + "[?1;2c") : this._is("linux") && this._coreService.triggerDataEvent(n.C0.ESC + "[?6c")), !0;
}
sendDeviceAttributesSecondary(e) {
return e.params[0] > 0 || (this._is("xterm") ? this._coreService.triggerDataEvent(n.C0.ESC + "[>0;276;0c") : this._is("rxvt-unicode") ? this._coreService.triggerDataEvent(n.C0.ESC + "[>85;95;0c") : this._is("linux") ? this._coreService.triggerDataEvent(e.params[0] + "c") : this._is("screen") && this._coreService.triggerDataEvent(n.C0.ESC + "[>83;40003;0c")), !0;
}
_is(e) {
return (this._optionsService.rawOptions.termName + "").indexOf(e) === 0;
}
setMode(e) {
for (let t = 0; t < e.length; t++) switch (e.params[t]) {
case 4:
this._coreService.modes.insertMode = !0;
break;
case 20: this._optionsService.options.convertEol = !0;
}
return !0;
}
setModePrivate(e) {
for (let t = 0; t < e.length; t++) switch (e.params[t]) {
case 1:
this._coreService.decPrivateModes.applicationCursorKeys = !0;
break;
case 2:
this._charsetService.setgCharset(0, o.DEFAULT_CHARSET), this._charsetService.setgCharset(1, o.DEFAULT_CHARSET), this._charsetService.setgCharset(2, o.DEFAULT_CHARSET), this._charsetService.setgCharset(3, o.DEFAULT_CHARSET);
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
resetMode(e) {
for (let t = 0; t < e.length; t++) switch (e.params[t]) {
case 4:
this._coreService.modes.insertMode = !1;
break;
case 20: this._optionsService.options.convertEol = !1;
}
return !0;
}
resetModePrivate(e) {
for (let t = 0; t < e.length; t++) switch (e.params[t]) {
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
this._bufferService.buffers.activateNormalBuffer(), e.params[t] === 1049 && this.restoreCursor(), this._coreService.isCursorInitialized = !0, this._onRequestRefreshRows.fire(void 0), this._onRequestSyncScrollBar.fire();
break;
case 2004:
this._coreService.decPrivateModes.bracketedPasteMode = !1;
break;
case 2026: this._coreService.decPrivateModes.synchronizedOutput = !1, this._onRequestRefreshRows.fire(void 0);
}
return !0;
}
requestMode(e, t) {
let s = this._coreService.decPrivateModes, { activeProtocol: i, activeEncoding: r } = this._coreMouseService, o = this._coreService, { buffers: a, cols: h } = this._bufferService, { active: c, alt: l } = a, u = this._optionsService.rawOptions, d = (e) => e ? 1 : 2, f = e.params[0];
return _ = f, p = t ? f === 2 ? 4 : f === 4 ? d(o.modes.insertMode) : f === 12 ? 3 : f === 20 ? d(u.convertEol) : 0 : f === 1 ? d(s.applicationCursorKeys) : f === 3 ? u.windowOptions.setWinLines ? h === 80 ? 2 : +(h === 132) : 0 : f === 6 ? d(s.origin) : f === 7 ? d(s.wraparound) : f === 8 ? 3 : f === 9 ? d(i === "X10") : f === 12 ? d(u.cursorBlink) : f === 25 ? d(!o.isCursorHidden) : f === 45 ? d(s.reverseWraparound) : f === 66 ? d(s.applicationKeypad) : f === 67 ? 4 : f === 1e3 ? d(i === "VT200") : f === 1002 ? d(i === "DRAG") : f === 1003 ? d(i === "ANY") : f === 1004 ? d(s.sendFocus) : f === 1005 ? 4 : f === 1006 ? d(r === "SGR") : f === 1015 ? 4 : f === 1016 ? d(r === "SGR_PIXELS") : f === 1048 ? 1 : f === 47 || f === 1047 || f === 1049 ? d(c === l) : f === 2004 ? d(s.bracketedPasteMode) : f === 2026 ? d(s.synchronizedOutput) : 0, o.triggerDataEvent(`${n.C0.ESC}[${t ? "" : "?"}${_};${p}$y`), !0;
var _, p;
}
_updateAttrColor(e, t, s, i, r) {
return t === 2 ? (e |= 50331648, e &= -16777216, e |= f.AttributeData.fromColorRGB([
s,
i,
r
])) : t === 5 && (e &= -50331904, e |= 33554432 | 255 & s), e;
}
_extractColor(e, t, s) {
let i = [
0,
0,
-1,
0,
0,
0
];
let r = 0, n = 0;
do {
if (i[n + r] = e.params[t + n], e.hasSubParams(t + n)) {
let s = e.getSubParams(t + n);
let o = 0;
do
i[1] === 5 && (r = 1), i[n + o + 1 + r] = s[o];
while (++o < s.length && o + n + 1 + r < i.length);
break;
}
if (i[1] === 5 && n + r >= 2 || i[1] === 2 && n + r >= 5) break;
i[1] && (r = 1);
} while (++n + t < e.length && n + r < i.length);
for (let e = 2; e < i.length; ++e) i[e] === -1 && (i[e] = 0);
switch (i[0]) {
case 38:
s.fg = this._updateAttrColor(s.fg, i[1], i[3], i[4], i[5]);
break;
case 48:
s.bg = this._updateAttrColor(s.bg, i[1], i[3], i[4], i[5]);
break;
case 58: s.extended = s.extended.clone(), s.extended.underlineColor = this._updateAttrColor(s.extended.underlineColor, i[1], i[3], i[4], i[5]);
}
return n;
}
_processUnderline(e, t) {
t.extended = t.extended.clone(), (!~e || e > 5) && (e = 1), t.extended.underlineStyle = e, t.fg |= 268435456, e === 0 && (t.fg &= -268435457), t.updateExtended();
}
_processSGR0(e) {
e.fg = l.DEFAULT_ATTR_DATA.fg, e.bg = l.DEFAULT_ATTR_DATA.bg, e.extended = e.extended.clone(), e.extended.underlineStyle = 0, e.extended.underlineColor &= -67108864, e.updateExtended();
}
charAttributes(e) {
if (e.length === 1 && e.params[0] === 0) return this._processSGR0(this._curAttrData), !0;
let t = e.length;
let s;
let i = this._curAttrData;
for (let r = 0; r < t; r++) s = e.params[r], s >= 30 && s <= 37 ? (i.fg &= -50331904, i.fg |= 16777216 | s - 30) : s >= 40 && s <= 47 ? (i.bg &= -50331904, i.bg |= 16777216 | s - 40) : s >= 90 && s <= 97 ? (i.fg &= -50331904, i.fg |= 16777224 | s - 90) : s >= 100 && s <= 107 ? (i.bg &= -50331904, i.bg |= 16777224 | s - 100) : s === 0 ? this._processSGR0(i) : s === 1 ? i.fg |= 134217728 : s === 3 ? i.bg |= 67108864 : s === 4 ? (i.fg |= 268435456, this._processUnderline(e.hasSubParams(r) ? e.getSubParams(r)[0] : 1, i)) : s === 5 ? i.fg |= 536870912 : s === 7 ? i.fg |= 67108864 : s === 8 ? i.fg |= 1073741824 : s === 9 ? i.fg |= 2147483648 : s === 2 ? i.bg |= 134217728 : s === 21 ? this._processUnderline(2, i) : s === 22 ? (i.fg &= -134217729, i.bg &= -134217729) : s === 23 ? i.bg &= -67108865 : s === 24 ? (i.fg &= -268435457, this._processUnderline(0, i)) : s === 25 ? i.fg &= -536870913 : s === 27 ? i.fg &= -67108865 : s === 28 ? i.fg &= -1073741825 : s === 29 ? i.fg &= 2147483647 : s === 39 ? (i.fg &= -67108864, i.fg |= 16777215 & l.DEFAULT_ATTR_DATA.fg) : s === 49 ? (i.bg &= -67108864, i.bg |= 16777215 & l.DEFAULT_ATTR_DATA.bg) : s === 38 || s === 48 || s === 58 ? r += this._extractColor(e, r, i) : s === 53 ? i.bg |= 1073741824 : s === 55 ? i.bg &= -1073741825 : s === 59 ? (i.extended = i.extended.clone(), i.extended.underlineColor = -1, i.updateExtended()) : s === 100 ? (i.fg &= -67108864, i.fg |= 16777215 & l.DEFAULT_ATTR_DATA.fg, i.bg &= -67108864, i.bg |= 16777215 & l.DEFAULT_ATTR_DATA.bg) : this._logService.debug("Unknown SGR attribute: %d.", s);
return !0;
}
deviceStatus(e) {
switch (e.params[0]) {
case 5:
this._coreService.triggerDataEvent(`${n.C0.ESC}[0n`);
break;
case 6:
let e = this._activeBuffer.y + 1, t = this._activeBuffer.x + 1;
this._coreService.triggerDataEvent(`${n.C0.ESC}[${e};${t}R`);
}
return !0;
}
deviceStatusPrivate(e) {
if (e.params[0] === 6) {
let e = this._activeBuffer.y + 1, t = this._activeBuffer.x + 1;
this._coreService.triggerDataEvent(`${n.C0.ESC}[?${e};${t}R`);
}
return !0;
}
softReset(e) {
return this._coreService.isCursorHidden = !1, this._onRequestSyncScrollBar.fire(), this._activeBuffer.scrollTop = 0, this._activeBuffer.scrollBottom = this._bufferService.rows - 1, this._curAttrData = l.DEFAULT_ATTR_DATA.clone(), this._coreService.reset(), this._charsetService.reset(), this._activeBuffer.savedX = 0, this._activeBuffer.savedY = this._activeBuffer.ybase, this._activeBuffer.savedCurAttrData.fg = this._curAttrData.fg, this._activeBuffer.savedCurAttrData.bg = this._curAttrData.bg, this._activeBuffer.savedCharset = this._charsetService.charset, this._coreService.decPrivateModes.origin = !1, !0;
}
setCursorStyle(e) {
let t = e.length === 0 ? 1 : e.params[0];
if (t === 0) this._coreService.decPrivateModes.cursorStyle = void 0, this._coreService.decPrivateModes.cursorBlink = void 0;
else {
switch (t) {
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
let e = t % 2 == 1;
this._coreService.decPrivateModes.cursorBlink = e;
}
return !0;
}
setScrollRegion(e) {
let t = e.params[0] || 1;
let s;
return (e.length < 2 || (s = e.params[1]) > this._bufferService.rows || s === 0) && (s = this._bufferService.rows), s > t && (this._activeBuffer.scrollTop = t - 1, this._activeBuffer.scrollBottom = s - 1, this._setCursor(0, 0)), !0;
}
windowOptions(e) {
if (!C(e.params[0], this._optionsService.rawOptions.windowOptions)) return !0;
let t = e.length > 1 ? e.params[1] : 0;
switch (e.params[0]) {
case 14:
t !== 2 && this._onRequestWindowsOptionsReport.fire(w.GET_WIN_SIZE_PIXELS);
break;
case 16:
this._onRequestWindowsOptionsReport.fire(w.GET_CELL_SIZE_PIXELS);
break;
case 18:
this._bufferService && this._coreService.triggerDataEvent(`${n.C0.ESC}[8;${this._bufferService.rows};${this._bufferService.cols}t`);
break;
case 22:
t !== 0 && t !== 2 || (this._windowTitleStack.push(this._windowTitle), this._windowTitleStack.length > 10 && this._windowTitleStack.shift()), t !== 0 && t !== 1 || (this._iconNameStack.push(this._iconName), this._iconNameStack.length > 10 && this._iconNameStack.shift());
break;
case 23: t !== 0 && t !== 2 || this._windowTitleStack.length && this.setTitle(this._windowTitleStack.pop()), t !== 0 && t !== 1 || this._iconNameStack.length && this.setIconName(this._iconNameStack.pop());
}
return !0;
}
saveCursor(e) {
return this._activeBuffer.savedX = this._activeBuffer.x, this._activeBuffer.savedY = this._activeBuffer.ybase + this._activeBuffer.y, this._activeBuffer.savedCurAttrData.fg = this._curAttrData.fg, this._activeBuffer.savedCurAttrData.bg = this._curAttrData.bg, this._activeBuffer.savedCharset = this._charsetService.charset, !0;
}
restoreCursor(e) {
return this._activeBuffer.x = this._activeBuffer.savedX || 0, this._activeBuffer.y = Math.max(this._activeBuffer.savedY - this._activeBuffer.ybase, 0), this._curAttrData.fg = this._activeBuffer.savedCurAttrData.fg, this._curAttrData.bg = this._activeBuffer.savedCurAttrData.bg, this._charsetService.charset = this._savedCharset, this._activeBuffer.savedCharset && (this._charsetService.charset = this._activeBuffer.savedCharset), this._restrictCursor(), !0;
}
setTitle(e) {
return this._windowTitle = e, this._onTitleChange.fire(e), !0;
}
setIconName(e) {
return this._iconName = e, !0;
}
setOrReportIndexedColor(e) {
let t = [], s = e.split(";");
for (; s.length > 1;) {
let e = s.shift(), i = s.shift();
if (/^\d+$/.exec(e)) {
let s = parseInt(e);
if (k(s)) {
if (i === "?") t.push({
type: 0,
index: s
});
else {
let e = (0, m.parseColor)(i);
e && t.push({
type: 1,
index: s,
color: e
});
}
}
}
}
return t.length && this._onColor.fire(t), !0;
}
setHyperlink(e) {
let t = e.indexOf(";");
if (t === -1) return !0;
let s = e.slice(0, t).trim(), i = e.slice(t + 1);
return i ? this._createHyperlink(s, i) : !s.trim() && this._finishHyperlink();
}
_createHyperlink(e, t) {
this._getCurrentLinkId() && this._finishHyperlink();
let s = e.split(":");
let i;
let r = s.findIndex(((e) => e.startsWith("id=")));
return r !== -1 && (i = s[r].slice(3) || void 0), this._curAttrData.extended = this._curAttrData.extended.clone(), this._curAttrData.extended.urlId = this._oscLinkService.registerLink({
id: i,
uri: t
}), this._curAttrData.updateExtended(), !0;
}
_finishHyperlink() {
return this._curAttrData.extended = this._curAttrData.extended.clone(), this._curAttrData.extended.urlId = 0, this._curAttrData.updateExtended(), !0;
}
_setOrReportSpecialColor(e, t) {
let s = e.split(";");
for (let e = 0; e < s.length && !(t >= this._specialColors.length); ++e, ++t) if (s[e] === "?") this._onColor.fire([{
type: 0,
index: this._specialColors[t]
}]);
else {
let i = (0, m.parseColor)(s[e]);
i && this._onColor.fire([{
type: 1,
index: this._specialColors[t],
color: i
}]);
}
return !0;
}
setOrReportFgColor(e) {
return this._setOrReportSpecialColor(e, 0);
}
setOrReportBgColor(e) {
return this._setOrReportSpecialColor(e, 1);
}
setOrReportCursorColor(e) {
return this._setOrReportSpecialColor(e, 2);
}
restoreIndexedColor(e) {
if (!e) return this._onColor.fire([{ type: 2 }]), !0;
let t = [], s = e.split(";");
for (let e = 0; e < s.length; ++e) if (/^\d+$/.exec(s[e])) {
let i = parseInt(s[e]);
k(i) && t.push({
type: 2,
index: i
});
}
return t.length && this._onColor.fire(t), !0;
}
restoreFgColor(e) {
return this._onColor.fire([{
type: 2,
index: 256
}]), !0;
}
restoreBgColor(e) {
return this._onColor.fire([{
type: 2,
index: 257
}]), !0;
}
restoreCursorColor(e) {
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
return this._charsetService.setgLevel(0), this._charsetService.setgCharset(0, o.DEFAULT_CHARSET), !0;
}
selectCharset(e) {
return e.length === 2 ? (e[0] === "/" || this._charsetService.setgCharset(S[e[0]], o.CHARSETS[e[1]] || o.DEFAULT_CHARSET), !0) : (this.selectDefaultCharset(), !0);
}
index() {
return this._restrictCursor(), this._activeBuffer.y++, this._activeBuffer.y === this._activeBuffer.scrollBottom + 1 ? (this._activeBuffer.y--, this._bufferService.scroll(this._eraseAttrData())) : this._activeBuffer.y >= this._bufferService.rows && (this._activeBuffer.y = this._bufferService.rows - 1), this._restrictCursor(), !0;
}
tabSet() {
return this._activeBuffer.tabs[this._activeBuffer.x] = !0, !0;
}
reverseIndex() {
if (this._restrictCursor(), this._activeBuffer.y === this._activeBuffer.scrollTop) {
let e = this._activeBuffer.scrollBottom - this._activeBuffer.scrollTop;
this._activeBuffer.lines.shiftElements(this._activeBuffer.ybase + this._activeBuffer.y, e, 1), this._activeBuffer.lines.set(this._activeBuffer.ybase + this._activeBuffer.y, this._activeBuffer.getBlankLine(this._eraseAttrData())), this._dirtyRowTracker.markRangeDirty(this._activeBuffer.scrollTop, this._activeBuffer.scrollBottom);
} else this._activeBuffer.y--, this._restrictCursor();
return !0;
}
fullReset() {
return this._parser.reset(), this._onRequestReset.fire(), !0;
}
reset() {
this._curAttrData = l.DEFAULT_ATTR_DATA.clone(), this._eraseAttrDataInternal = l.DEFAULT_ATTR_DATA.clone();
}
_eraseAttrData() {
return this._eraseAttrDataInternal.bg &= -67108864, this._eraseAttrDataInternal.bg |= 67108863 & this._curAttrData.bg, this._eraseAttrDataInternal;
}
setgLevel(e) {
return this._charsetService.setgLevel(e), !0;
}
screenAlignmentPattern() {
let e = new d.CellData();
e.content = 4194373, e.fg = this._curAttrData.fg, e.bg = this._curAttrData.bg, this._setCursor(0, 0);
for (let t = 0; t < this._bufferService.rows; ++t) {
let s = this._activeBuffer.ybase + this._activeBuffer.y + t, i = this._activeBuffer.lines.get(s);
i && (i.fill(e), i.isWrapped = !1);
}
return this._dirtyRowTracker.markAllDirty(), this._setCursor(0, 0), !0;
}
requestStatusString(e, t) {
let s = this._bufferService.buffer, i = this._optionsService.rawOptions;
return ((e) => (this._coreService.triggerDataEvent(`${n.C0.ESC}${e}${n.C0.ESC}\\`), !0))(e === "\"q" ? `P1$r${+!!this._curAttrData.isProtected()}"q` : e === "\"p" ? "P1$r61;1\"p" : e === "r" ? `P1$r${s.scrollTop + 1};${s.scrollBottom + 1}r` : e === "m" ? "P1$r0m" : e === " q" ? `P1$r${{
block: 2,
underline: 4,
bar: 6
}[i.cursorStyle] - +!!i.cursorBlink} q` : "P0$r");
}
markRangeDirty(e, t) {
this._dirtyRowTracker.markRangeDirty(e, t);
}
}
t.InputHandler = A;
let L = class {
constructor(e) {
this._bufferService = e, this.clearRange();
}
clearRange() {
this.start = this._bufferService.buffer.y, this.end = this._bufferService.buffer.y;
}
markDirty(e) {
e < this.start ? this.start = e : e > this.end && (this.end = e);
}
markRangeDirty(e, t) {
e > t && (E = e, e = t, t = E), e < this.start && (this.start = e), t > this.end && (this.end = t);
}
markAllDirty() {
this.markRangeDirty(0, this._bufferService.rows - 1);
}
};
function k(e) {
return 0 <= e && e < 256;
}
L = i([r(0, _.IBufferService)], L);
},
701: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.isChromeOS = t.isLinux = t.isWindows = t.isIphone = t.isIpad = t.isMac = t.isSafari = t.isLegacyEdge = t.isFirefox = t.isNode = void 0, t.getSafariVersion = function() {
if (!t.isSafari) return 0;
let e = s.match(/Version\/(\d+)/);
return e === null || e.length < 2 ? 0 : parseInt(e[1]);
}, t.isNode = typeof process < "u" && "title" in process;
let s = t.isNode ? "node" : navigator.userAgent, i = t.isNode ? "node" : navigator.platform;
t.isFirefox = s.includes("Firefox"), t.isLegacyEdge = s.includes("Edge"), t.isSafari = /^((?!chrome|android).)*safari/i.test(s), t.isMac = [
"Macintosh",
"MacIntel",
"MacPPC",
"Mac68K"
].includes(i), t.isIpad = i === "iPad", t.isIphone = i === "iPhone", t.isWindows = [
"Windows",
"Win16",
"Win32",
"WinCE"
].includes(i), t.isLinux = i.indexOf("Linux") >= 0, t.isChromeOS = /\bCrOS\b/.test(s);
},
6168: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.DebouncedIdleTask = t.IdleTaskQueue = t.PriorityTaskQueue = void 0;
let i = s(701);
class r {
constructor() {
this._tasks = [], this._i = 0;
}
enqueue(e) {
this._tasks.push(e), this._start();
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
_process(e) {
this._idleCallback = void 0;
let t = 0, s = 0, i = e.timeRemaining(), r = 0;
for (; this._i < this._tasks.length;) {
if (t = performance.now(), this._tasks[this._i]() || this._i++, t = Math.max(1, performance.now() - t), s = Math.max(t, s), r = e.timeRemaining(), 1.5 * s > r) return i - t < -20 && console.warn(`task queue exceeded allotted deadline by ${Math.abs(Math.round(i - t))}ms`), void this._start();
i = r;
}
this.clear();
}
}
class n extends r {
_requestCallback(e) {
return setTimeout((() => e(this._createDeadline(16))));
}
_cancelCallback(e) {
clearTimeout(e);
}
_createDeadline(e) {
let t = performance.now() + e;
return { timeRemaining: () => Math.max(0, t - performance.now()) };
}
}
t.PriorityTaskQueue = n, t.IdleTaskQueue = !i.isNode && "requestIdleCallback" in window ? class extends r {
_requestCallback(e) {
return requestIdleCallback(e);
}
_cancelCallback(e) {
cancelIdleCallback(e);
}
} : n, t.DebouncedIdleTask = class {
constructor() {
this._queue = new t.IdleTaskQueue();
}
set(e) {
this._queue.clear(), this._queue.enqueue(e);
}
flush() {
this._queue.flush();
}
};
},
5882: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.updateWindowsModeWrappedState = function(e) {
let s = e.buffer.lines.get(e.buffer.ybase + e.buffer.y - 1)?.get(e.cols - 1), r = e.buffer.lines.get(e.buffer.ybase + e.buffer.y);
r && s && (r.isWrapped = s[i.CHAR_DATA_CODE_INDEX] !== i.NULL_CELL_CODE && s[i.CHAR_DATA_CODE_INDEX] !== i.WHITESPACE_CELL_CODE);
};
let i = s(8938);
},
5451: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.ExtendedAttrs = t.AttributeData = void 0;
class s {
constructor() {
this.fg = 0, this.bg = 0, this.extended = new i();
}
static toColorRGB(e) {
return [
e >>> 16 & 255,
e >>> 8 & 255,
255 & e
];
}
static fromColorRGB(e) {
return (255 & e[0]) << 16 | (255 & e[1]) << 8 | 255 & e[2];
}
clone() {
let e = new s();
return e.fg = this.fg, e.bg = this.bg, e.extended = this.extended.clone(), e;
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
t.AttributeData = s;
class i {
get ext() {
return this._urlId ? -469762049 & this._ext | this.underlineStyle << 26 : this._ext;
}
set ext(e) {
this._ext = e;
}
get underlineStyle() {
return this._urlId ? 5 : (469762048 & this._ext) >> 26;
}
set underlineStyle(e) {
this._ext &= -469762049, this._ext |= e << 26 & 469762048;
}
get underlineColor() {
return 67108863 & this._ext;
}
set underlineColor(e) {
this._ext &= -67108864, this._ext |= 67108863 & e;
}
get urlId() {
return this._urlId;
}
set urlId(e) {
this._urlId = e;
}
get underlineVariantOffset() {
let e = (3758096384 & this._ext) >> 29;
return e < 0 ? 4294967288 ^ e : e;
}
set underlineVariantOffset(e) {
this._ext &= 536870911, this._ext |= e << 29 & 3758096384;
}
constructor(e = 0, t = 0) {
this._ext = 0, this._urlId = 0, this._ext = e, this._urlId = t;
}
clone() {
return new i(this._ext, this._urlId);
}
isEmpty() {
return this.underlineStyle === 0 && this._urlId === 0;
}
}
t.ExtendedAttrs = i;
},
1073: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.Buffer = t.MAX_BUFFER_SIZE = void 0;
let i = s(5639), r = s(6168), n = s(5451), o = s(6107), a = s(732), h = s(3055), c = s(8938), l = s(8158), u = s(6760);
t.MAX_BUFFER_SIZE = 4294967295, t.Buffer = class {
constructor(e, t, s) {
this._hasScrollback = e, this._optionsService = t, this._bufferService = s, this.ydisp = 0, this.ybase = 0, this.y = 0, this.x = 0, this.tabs = {}, this.savedY = 0, this.savedX = 0, this.savedCurAttrData = o.DEFAULT_ATTR_DATA.clone(), this.savedCharset = u.DEFAULT_CHARSET, this.markers = [], this._nullCell = h.CellData.fromCharData([
0,
c.NULL_CELL_CHAR,
c.NULL_CELL_WIDTH,
c.NULL_CELL_CODE
]), this._whitespaceCell = h.CellData.fromCharData([
0,
c.WHITESPACE_CELL_CHAR,
c.WHITESPACE_CELL_WIDTH,
c.WHITESPACE_CELL_CODE
]), this._isClearing = !1, this._memoryCleanupQueue = new r.IdleTaskQueue(), this._memoryCleanupPosition = 0, this._cols = this._bufferService.cols, this._rows = this._bufferService.rows, this.lines = new i.CircularList(this._getCorrectBufferLength(this._rows)), this.scrollTop = 0, this.scrollBottom = this._rows - 1, this.setupTabStops();
}
getNullCell(e) {
return e ? (this._nullCell.fg = e.fg, this._nullCell.bg = e.bg, this._nullCell.extended = e.extended) : (this._nullCell.fg = 0, this._nullCell.bg = 0, this._nullCell.extended = new n.ExtendedAttrs()), this._nullCell;
}
getWhitespaceCell(e) {
return e ? (this._whitespaceCell.fg = e.fg, this._whitespaceCell.bg = e.bg, this._whitespaceCell.extended = e.extended) : (this._whitespaceCell.fg = 0, this._whitespaceCell.bg = 0, this._whitespaceCell.extended = new n.ExtendedAttrs()), this._whitespaceCell;
}
getBlankLine(e, t) {
return new o.BufferLine(this._bufferService.cols, this.getNullCell(e), t);
}
get hasScrollback() {
return this._hasScrollback && this.lines.maxLength > this._rows;
}
get isCursorInViewport() {
let e = this.ybase + this.y - this.ydisp;
return e >= 0 && e < this._rows;
}
_getCorrectBufferLength(e) {
if (!this._hasScrollback) return e;
let s = e + this._optionsService.rawOptions.scrollback;
return s > t.MAX_BUFFER_SIZE ? t.MAX_BUFFER_SIZE : s;
}
fillViewportRows(e) {
if (this.lines.length === 0) {
e === void 0 && (e = o.DEFAULT_ATTR_DATA);
let t = this._rows;
for (; t--;) this.lines.push(this.getBlankLine(e));
}
}
clear() {
this.ydisp = 0, this.ybase = 0, this.y = 0, this.x = 0, this.lines = new i.CircularList(this._getCorrectBufferLength(this._rows)), this.scrollTop = 0, this.scrollBottom = this._rows - 1, this.setupTabStops();
}
resize(e, t) {
let s = this.getNullCell(o.DEFAULT_ATTR_DATA);
let i = 0;
let r = this._getCorrectBufferLength(t);
if (r > this.lines.maxLength && (this.lines.maxLength = r), this.lines.length > 0) {
if (this._cols < e) for (let t = 0; t < this.lines.length; t++) i += +this.lines.get(t).resize(e, s);
let n = 0;
if (this._rows < t) for (let i = this._rows; i < t; i++) this.lines.length < t + this.ybase && (this._optionsService.rawOptions.windowsMode || this._optionsService.rawOptions.windowsPty.backend !== void 0 || this._optionsService.rawOptions.windowsPty.buildNumber !== void 0 ? this.lines.push(new o.BufferLine(e, s)) : this.ybase > 0 && this.lines.length <= this.ybase + this.y + n + 1 ? (this.ybase--, n++, this.ydisp > 0 && this.ydisp--) : this.lines.push(new o.BufferLine(e, s)));
else for (let e = this._rows; e > t; e--) this.lines.length > t + this.ybase && (this.lines.length > this.ybase + this.y + 1 ? this.lines.pop() : (this.ybase++, this.ydisp++));
if (r < this.lines.maxLength) {
let e = this.lines.length - r;
e > 0 && (this.lines.trimStart(e), this.ybase = Math.max(this.ybase - e, 0), this.ydisp = Math.max(this.ydisp - e, 0), this.savedY = Math.max(this.savedY - e, 0)), this.lines.maxLength = r;
}
this.x = Math.min(this.x, e - 1), this.y = Math.min(this.y, t - 1), n && (this.y += n), this.savedX = Math.min(this.savedX, e - 1), this.scrollTop = 0;
}
if (this.scrollBottom = t - 1, this._isReflowEnabled && (this._reflow(e, t), this._cols > e)) for (let t = 0; t < this.lines.length; t++) i += +this.lines.get(t).resize(e, s);
this._cols = e, this._rows = t, this._memoryCleanupQueue.clear(), i > .1 * this.lines.length && (this._memoryCleanupPosition = 0, this._memoryCleanupQueue.enqueue((() => this._batchedMemoryCleanup())));
}
_batchedMemoryCleanup() {
let e = !0;
this._memoryCleanupPosition >= this.lines.length && (this._memoryCleanupPosition = 0, e = !1);
let t = 0;
for (; this._memoryCleanupPosition < this.lines.length;) if (t += this.lines.get(this._memoryCleanupPosition++).cleanupMemory(), t > 100) return !0;
return e;
}
get _isReflowEnabled() {
let e = this._optionsService.rawOptions.windowsPty;
return e && e.buildNumber ? this._hasScrollback && e.backend === "conpty" && e.buildNumber >= 21376 : this._hasScrollback && !this._optionsService.rawOptions.windowsMode;
}
_reflow(e, t) {
this._cols !== e && (e > this._cols ? this._reflowLarger(e, t) : this._reflowSmaller(e, t));
}
_reflowLarger(e, t) {
let s = this._optionsService.rawOptions.reflowCursorLine, i = (0, a.reflowLargerGetLinesToRemove)(this.lines, this._cols, e, this.ybase + this.y, this.getNullCell(o.DEFAULT_ATTR_DATA), s);
if (i.length > 0) {
let s = (0, a.reflowLargerCreateNewLayout)(this.lines, i);
(0, a.reflowLargerApplyNewLayout)(this.lines, s.layout), this._reflowLargerAdjustViewport(e, t, s.countRemoved);
}
}
_reflowLargerAdjustViewport(e, t, s) {
let i = this.getNullCell(o.DEFAULT_ATTR_DATA);
let r = s;
for (; r-- > 0;) this.ybase === 0 ? (this.y > 0 && this.y--, this.lines.length < t && this.lines.push(new o.BufferLine(e, i))) : (this.ydisp === this.ybase && this.ydisp--, this.ybase--);
this.savedY = Math.max(this.savedY - s, 0);
}
_reflowSmaller(e, t) {
let s = this._optionsService.rawOptions.reflowCursorLine, i = this.getNullCell(o.DEFAULT_ATTR_DATA), r = [];
let n = 0;
for (let h = this.lines.length - 1; h >= 0; h--) {
let c = this.lines.get(h);
if (!c || !c.isWrapped && c.getTrimmedLength() <= e) continue;
let l = [c];
for (; c.isWrapped && h > 0;) c = this.lines.get(--h), l.unshift(c);
if (!s) {
let e = this.ybase + this.y;
if (e >= h && e < h + l.length) continue;
}
let u = l[l.length - 1].getTrimmedLength(), d = (0, a.reflowSmallerGetNewLineLengths)(l, this._cols, e), f = d.length - l.length;
let _;
_ = this.ybase === 0 && this.y !== this.lines.length - 1 ? Math.max(0, this.y - this.lines.maxLength + f) : Math.max(0, this.lines.length - this.lines.maxLength + f);
let p = [];
for (let e = 0; e < f; e++) {
let e = this.getBlankLine(o.DEFAULT_ATTR_DATA, !0);
p.push(e);
}
p.length > 0 && (r.push({
start: h + l.length + n,
newLines: p
}), n += p.length), l.push(...p);
let g = d.length - 1, v = d[g];
v === 0 && (g--, v = d[g]);
let m = l.length - f - 1, b = u;
for (; m >= 0;) {
let e = Math.min(b, v);
if (l[g] === void 0) break;
if (l[g].copyCellsFrom(l[m], b - e, v - e, e, !0), v -= e, v === 0 && (g--, v = d[g]), b -= e, b === 0) {
m--;
let e = Math.max(m, 0);
b = (0, a.getWrappedLineTrimmedLength)(l, e, this._cols);
}
}
for (let t = 0; t < l.length; t++) d[t] < e && l[t].setCell(d[t], i);
let S = f - _;
for (; S-- > 0;) this.ybase === 0 ? this.y < t - 1 ? (this.y++, this.lines.pop()) : (this.ybase++, this.ydisp++) : this.ybase < Math.min(this.lines.maxLength, this.lines.length + n) - t && (this.ybase === this.ydisp && this.ydisp++, this.ybase++);
this.savedY = Math.min(this.savedY + f, this.ybase + t - 1);
}
if (r.length > 0) {
let e = [], t = [];
for (let e = 0; e < this.lines.length; e++) t.push(this.lines.get(e));
let s = this.lines.length;
let i = s - 1, o = 0, a = r[o];
this.lines.length = Math.min(this.lines.maxLength, this.lines.length + n);
let h = 0;
for (let c = Math.min(this.lines.maxLength - 1, s + n - 1); c >= 0; c--) if (a && a.start > i + h) {
for (let e = a.newLines.length - 1; e >= 0; e--) this.lines.set(c--, a.newLines[e]);
c++, e.push({
index: i + 1,
amount: a.newLines.length
}), h += a.newLines.length, a = r[++o];
} else this.lines.set(c, t[i--]);
let c = 0;
for (let t = e.length - 1; t >= 0; t--) e[t].index += c, this.lines.onInsertEmitter.fire(e[t]), c += e[t].amount;
let l = Math.max(0, s + n - this.lines.maxLength);
l > 0 && this.lines.onTrimEmitter.fire(l);
}
}
translateBufferLineToString(e, t, s = 0, i) {
let r = this.lines.get(e);
return r ? r.translateToString(t, s, i) : "";
}
getWrappedRangeForLine(e) {
let t = e, s = e;
for (; t > 0 && this.lines.get(t).isWrapped;) t--;
for (; s + 1 < this.lines.length && this.lines.get(s + 1).isWrapped;) s++;
return {
first: t,
last: s
};
}
setupTabStops(e) {
for (e == null ? (this.tabs = {}, e = 0) : this.tabs[e] || (e = this.prevStop(e)); e < this._cols; e += this._optionsService.rawOptions.tabStopWidth) this.tabs[e] = !0;
}
prevStop(e) {
for (e ??= this.x; !this.tabs[--e] && e > 0;);
return e >= this._cols ? this._cols - 1 : e < 0 ? 0 : e;
}
nextStop(e) {
for (e ??= this.x; !this.tabs[++e] && e < this._cols;);
return e >= this._cols ? this._cols - 1 : e < 0 ? 0 : e;
}
clearMarkers(e) {
this._isClearing = !0;
for (let t = 0; t < this.markers.length; t++) this.markers[t].line === e && (this.markers[t].dispose(), this.markers.splice(t--, 1));
this._isClearing = !1;
}
clearAllMarkers() {
this._isClearing = !0;
for (let e = 0; e < this.markers.length; e++) this.markers[e].dispose();
this.markers.length = 0, this._isClearing = !1;
}
addMarker(e) {
let t = new l.Marker(e);
return this.markers.push(t), t.register(this.lines.onTrim(((e) => {
t.line -= e, t.line < 0 && t.dispose();
}))), t.register(this.lines.onInsert(((e) => {
t.line >= e.index && (t.line += e.amount);
}))), t.register(this.lines.onDelete(((e) => {
t.line >= e.index && t.line < e.index + e.amount && t.dispose(), t.line > e.index && (t.line -= e.amount);
}))), t.register(t.onDispose((() => this._removeMarker(t)))), t;
}
_removeMarker(e) {
this._isClearing || this.markers.splice(this.markers.indexOf(e), 1);
}
};
},
6107: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.BufferLine = t.DEFAULT_ATTR_DATA = void 0;
let i = s(5451), r = s(3055), n = s(8938), o = s(726);
t.DEFAULT_ATTR_DATA = Object.freeze(new i.AttributeData());
let a = 0;
class h {
constructor(e, t, s = !1) {
this.isWrapped = s, this._combined = {}, this._extendedAttrs = {}, this._data = new Uint32Array(3 * e);
let i = t || r.CellData.fromCharData([
0,
n.NULL_CELL_CHAR,
n.NULL_CELL_WIDTH,
n.NULL_CELL_CODE
]);
for (let t = 0; t < e; ++t) this.setCell(t, i);
this.length = e;
}
get(e) {
let t = this._data[3 * e + 0], s = 2097151 & t;
return [
this._data[3 * e + 1],
2097152 & t ? this._combined[e] : s ? (0, o.stringFromCodePoint)(s) : "",
t >> 22,
2097152 & t ? this._combined[e].charCodeAt(this._combined[e].length - 1) : s
];
}
set(e, t) {
this._data[3 * e + 1] = t[n.CHAR_DATA_ATTR_INDEX], t[n.CHAR_DATA_CHAR_INDEX].length > 1 ? (this._combined[e] = t[1], this._data[3 * e + 0] = 2097152 | e | t[n.CHAR_DATA_WIDTH_INDEX] << 22) : this._data[3 * e + 0] = t[n.CHAR_DATA_CHAR_INDEX].charCodeAt(0) | t[n.CHAR_DATA_WIDTH_INDEX] << 22;
}
getWidth(e) {
return this._data[3 * e + 0] >> 22;
}
hasWidth(e) {
return 12582912 & this._data[3 * e + 0];
}
getFg(e) {
return this._data[3 * e + 1];
}
getBg(e) {
return this._data[3 * e + 2];
}
hasContent(e) {
return 4194303 & this._data[3 * e + 0];
}
getCodePoint(e) {
let t = this._data[3 * e + 0];
return 2097152 & t ? this._combined[e].charCodeAt(this._combined[e].length - 1) : 2097151 & t;
}
isCombined(e) {
return 2097152 & this._data[3 * e + 0];
}
getString(e) {
let t = this._data[3 * e + 0];
return 2097152 & t ? this._combined[e] : 2097151 & t ? (0, o.stringFromCodePoint)(2097151 & t) : "";
}
isProtected(e) {
return 536870912 & this._data[3 * e + 2];
}
loadCell(e, t) {
return a = 3 * e, t.content = this._data[a + 0], t.fg = this._data[a + 1], t.bg = this._data[a + 2], 2097152 & t.content && (t.combinedData = this._combined[e]), 268435456 & t.bg && (t.extended = this._extendedAttrs[e]), t;
}
setCell(e, t) {
2097152 & t.content && (this._combined[e] = t.combinedData), 268435456 & t.bg && (this._extendedAttrs[e] = t.extended), this._data[3 * e + 0] = t.content, this._data[3 * e + 1] = t.fg, this._data[3 * e + 2] = t.bg;
}
setCellFromCodepoint(e, t, s, i) {
268435456 & i.bg && (this._extendedAttrs[e] = i.extended), this._data[3 * e + 0] = t | s << 22, this._data[3 * e + 1] = i.fg, this._data[3 * e + 2] = i.bg;
}
addCodepointToCell(e, t, s) {
let i = this._data[3 * e + 0];
2097152 & i ? this._combined[e] += (0, o.stringFromCodePoint)(t) : 2097151 & i ? (this._combined[e] = (0, o.stringFromCodePoint)(2097151 & i) + (0, o.stringFromCodePoint)(t), i &= -2097152, i |= 2097152) : i = t | 1 << 22, s && (i &= -12582913, i |= s << 22), this._data[3 * e + 0] = i;
}
insertCells(e, t, s) {
if ((e %= this.length) && this.getWidth(e - 1) === 2 && this.setCellFromCodepoint(e - 1, 0, 1, s), t < this.length - e) {
let i = new r.CellData();
for (let s = this.length - e - t - 1; s >= 0; --s) this.setCell(e + t + s, this.loadCell(e + s, i));
for (let i = 0; i < t; ++i) this.setCell(e + i, s);
} else for (let t = e; t < this.length; ++t) this.setCell(t, s);
this.getWidth(this.length - 1) === 2 && this.setCellFromCodepoint(this.length - 1, 0, 1, s);
}
deleteCells(e, t, s) {
if (e %= this.length, t < this.length - e) {
let i = new r.CellData();
for (let s = 0; s < this.length - e - t; ++s) this.setCell(e + s, this.loadCell(e + t + s, i));
for (let e = this.length - t; e < this.length; ++e) this.setCell(e, s);
} else for (let t = e; t < this.length; ++t) this.setCell(t, s);
e && this.getWidth(e - 1) === 2 && this.setCellFromCodepoint(e - 1, 0, 1, s), this.getWidth(e) !== 0 || this.hasContent(e) || this.setCellFromCodepoint(e, 0, 1, s);
}
replaceCells(e, t, s, i = !1) {
if (i) for (e && this.getWidth(e - 1) === 2 && !this.isProtected(e - 1) && this.setCellFromCodepoint(e - 1, 0, 1, s), t < this.length && this.getWidth(t - 1) === 2 && !this.isProtected(t) && this.setCellFromCodepoint(t, 0, 1, s); e < t && e < this.length;) this.isProtected(e) || this.setCell(e, s), e++;
else for (e && this.getWidth(e - 1) === 2 && this.setCellFromCodepoint(e - 1, 0, 1, s), t < this.length && this.getWidth(t - 1) === 2 && this.setCellFromCodepoint(t, 0, 1, s); e < t && e < this.length;) this.setCell(e++, s);
}
resize(e, t) {
if (e === this.length) return 4 * this._data.length * 2 < this._data.buffer.byteLength;
let s = 3 * e;
if (e > this.length) {
if (this._data.buffer.byteLength >= 4 * s) this._data = new Uint32Array(this._data.buffer, 0, s);
else {
let e = new Uint32Array(s);
e.set(this._data), this._data = e;
}
for (let s = this.length; s < e; ++s) this.setCell(s, t);
} else {
this._data = this._data.subarray(0, s);
let t = Object.keys(this._combined);
for (let s = 0; s < t.length; s++) {
let i = parseInt(t[s], 10);
i >= e && delete this._combined[i];
}
let i = Object.keys(this._extendedAttrs);
for (let t = 0; t < i.length; t++) {
let s = parseInt(i[t], 10);
s >= e && delete this._extendedAttrs[s];
}
}
return this.length = e, 4 * s * 2 < this._data.buffer.byteLength;
}
cleanupMemory() {
if (4 * this._data.length * 2 < this._data.buffer.byteLength) {
let e = new Uint32Array(this._data.length);
return e.set(this._data), this._data = e, 1;
}
return 0;
}
fill(e, t = !1) {
if (t) for (let t = 0; t < this.length; ++t) this.isProtected(t) || this.setCell(t, e);
else {
this._combined = {}, this._extendedAttrs = {};
for (let t = 0; t < this.length; ++t) this.setCell(t, e);
}
}
copyFrom(e) {
this.length === e.length ? this._data.set(e._data) : this._data = new Uint32Array(e._data), this.length = e.length, this._combined = {};
for (let t in e._combined) this._combined[t] = e._combined[t];
this._extendedAttrs = {};
for (let t in e._extendedAttrs) this._extendedAttrs[t] = e._extendedAttrs[t];
this.isWrapped = e.isWrapped;
}
clone() {
let e = new h(0);
e._data = new Uint32Array(this._data), e.length = this.length;
for (let t in this._combined) e._combined[t] = this._combined[t];
for (let t in this._extendedAttrs) e._extendedAttrs[t] = this._extendedAttrs[t];
return e.isWrapped = this.isWrapped, e;
}
getTrimmedLength() {
for (let e = this.length - 1; e >= 0; --e) if (4194303 & this._data[3 * e + 0]) return e + (this._data[3 * e + 0] >> 22);
return 0;
}
getNoBgTrimmedLength() {
for (let e = this.length - 1; e >= 0; --e) if (4194303 & this._data[3 * e + 0] || 50331648 & this._data[3 * e + 2]) return e + (this._data[3 * e + 0] >> 22);
return 0;
}
copyCellsFrom(e, t, s, i, r) {
let n = e._data;
if (r) for (let r = i - 1; r >= 0; r--) {
for (let e = 0; e < 3; e++) this._data[3 * (s + r) + e] = n[3 * (t + r) + e];
268435456 & n[3 * (t + r) + 2] && (this._extendedAttrs[s + r] = e._extendedAttrs[t + r]);
}
else for (let r = 0; r < i; r++) {
for (let e = 0; e < 3; e++) this._data[3 * (s + r) + e] = n[3 * (t + r) + e];
268435456 & n[3 * (t + r) + 2] && (this._extendedAttrs[s + r] = e._extendedAttrs[t + r]);
}
let o = Object.keys(e._combined);
for (let i = 0; i < o.length; i++) {
let r = parseInt(o[i], 10);
r >= t && (this._combined[r - t + s] = e._combined[r]);
}
}
translateToString(e, t, s, i) {
t ??= 0, s ??= this.length, e && (s = Math.min(s, this.getTrimmedLength())), i && (i.length = 0);
let r = "";
for (; t < s;) {
let e = this._data[3 * t + 0], s = 2097151 & e, a = 2097152 & e ? this._combined[t] : s ? (0, o.stringFromCodePoint)(s) : n.WHITESPACE_CELL_CHAR;
if (r += a, i) for (let e = 0; e < a.length; ++e) i.push(t);
t += e >> 22 || 1;
}
return i && i.push(t), r;
}
}
t.BufferLine = h;
},
732: (e, t) => {
function s(e, t, s) {
if (t === e.length - 1) return e[t].getTrimmedLength();
let i = !e[t].hasContent(s - 1) && e[t].getWidth(s - 1) === 1, r = e[t + 1].getWidth(0) === 2;
return i && r ? s - 1 : s;
}
Object.defineProperty(t, "__esModule", { value: !0 }), t.reflowLargerGetLinesToRemove = function(e, t, i, r, n, o) {
let a = [];
for (let h = 0; h < e.length - 1; h++) {
let c = h, l = e.get(++c);
if (!l.isWrapped) continue;
let u = [e.get(h)];
for (; c < e.length && l.isWrapped;) u.push(l), l = e.get(++c);
if (!o && r >= h && r < c) {
h += u.length - 1;
continue;
}
let d = 0, f = s(u, d, t), _ = 1, p = 0;
for (; _ < u.length;) {
let e = s(u, _, t), r = e - p, o = i - f, a = Math.min(r, o);
u[d].copyCellsFrom(u[_], p, f, a, !1), f += a, f === i && (d++, f = 0), p += a, p === e && (_++, p = 0), f === 0 && d !== 0 && u[d - 1].getWidth(i - 1) === 2 && (u[d].copyCellsFrom(u[d - 1], i - 1, f++, 1, !1), u[d - 1].setCell(i - 1, n));
}
u[d].replaceCells(f, i, n);
let g = 0;
for (let e = u.length - 1; e > 0 && (e > d || u[e].getTrimmedLength() === 0); e--) g++;
g > 0 && (a.push(h + u.length - g), a.push(g)), h += u.length - 1;
}
return a;
}, t.reflowLargerCreateNewLayout = function(e, t) {
let s = [];
let i = 0, r = t[i], n = 0;
for (let o = 0; o < e.length; o++) if (r === o) {
let s = t[++i];
e.onDeleteEmitter.fire({
index: o - n,
amount: s
}), o += s - 1, n += s, r = t[++i];
} else s.push(o);
return {
layout: s,
countRemoved: n
};
}, t.reflowLargerApplyNewLayout = function(e, t) {
let s = [];
for (let i = 0; i < t.length; i++) s.push(e.get(t[i]));
for (let t = 0; t < s.length; t++) e.set(t, s[t]);
e.length = t.length;
}, t.reflowSmallerGetNewLineLengths = function(e, t, i) {
let r = [], n = e.map(((i, r) => s(e, r, t))).reduce(((e, t) => e + t));
let o = 0, a = 0, h = 0;
for (; h < n;) {
if (n - h < i) {
r.push(n - h);
break;
}
o += i;
let c = s(e, a, t);
o > c && (o -= c, a++);
let l = e[a].getWidth(o - 1) === 2;
l && o--;
let u = l ? i - 1 : i;
r.push(u), h += u;
}
return r;
}, t.getWrappedLineTrimmedLength = s;
},
4097: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.BufferSet = void 0;
let i = s(7150), r = s(1073), n = s(802);
class o extends i.Disposable {
constructor(e, t) {
super(), this._optionsService = e, this._bufferService = t, this._onBufferActivate = this._register(new n.Emitter()), this.onBufferActivate = this._onBufferActivate.event, this.reset(), this._register(this._optionsService.onSpecificOptionChange("scrollback", (() => this.resize(this._bufferService.cols, this._bufferService.rows)))), this._register(this._optionsService.onSpecificOptionChange("tabStopWidth", (() => this.setupTabStops())));
}
reset() {
this._normal = new r.Buffer(!0, this._optionsService, this._bufferService), this._normal.fillViewportRows(), this._alt = new r.Buffer(!1, this._optionsService, this._bufferService), this._activeBuffer = this._normal, this._onBufferActivate.fire({
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
activateAltBuffer(e) {
this._activeBuffer !== this._alt && (this._alt.fillViewportRows(e), this._alt.x = this._normal.x, this._alt.y = this._normal.y, this._activeBuffer = this._alt, this._onBufferActivate.fire({
activeBuffer: this._alt,
inactiveBuffer: this._normal
}));
}
resize(e, t) {
this._normal.resize(e, t), this._alt.resize(e, t), this.setupTabStops(e);
}
setupTabStops(e) {
this._normal.setupTabStops(e), this._alt.setupTabStops(e);
}
}
t.BufferSet = o;
},
3055: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.CellData = void 0;
let i = s(726), r = s(8938), n = s(5451);
class o extends n.AttributeData {
constructor() {
super(...arguments), this.content = 0, this.fg = 0, this.bg = 0, this.extended = new n.ExtendedAttrs(), this.combinedData = "";
}
static fromCharData(e) {
let t = new o();
return t.setFromCharData(e), t;
}
isCombined() {
return 2097152 & this.content;
}
getWidth() {
return this.content >> 22;
}
getChars() {
return 2097152 & this.content ? this.combinedData : 2097151 & this.content ? (0, i.stringFromCodePoint)(2097151 & this.content) : "";
}
getCode() {
return this.isCombined() ? this.combinedData.charCodeAt(this.combinedData.length - 1) : 2097151 & this.content;
}
setFromCharData(e) {
this.fg = e[r.CHAR_DATA_ATTR_INDEX], this.bg = 0;
let t = !1;
if (e[r.CHAR_DATA_CHAR_INDEX].length > 2) t = !0;
else if (e[r.CHAR_DATA_CHAR_INDEX].length === 2) {
let s = e[r.CHAR_DATA_CHAR_INDEX].charCodeAt(0);
if (55296 <= s && s <= 56319) {
let i = e[r.CHAR_DATA_CHAR_INDEX].charCodeAt(1);
56320 <= i && i <= 57343 ? this.content = 1024 * (s - 55296) + i - 56320 + 65536 | e[r.CHAR_DATA_WIDTH_INDEX] << 22 : t = !0;
} else t = !0;
} else this.content = e[r.CHAR_DATA_CHAR_INDEX].charCodeAt(0) | e[r.CHAR_DATA_WIDTH_INDEX] << 22;
t && (this.combinedData = e[r.CHAR_DATA_CHAR_INDEX], this.content = 2097152 | e[r.CHAR_DATA_WIDTH_INDEX] << 22);
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
t.CellData = o;
},
8938: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.WHITESPACE_CELL_CODE = t.WHITESPACE_CELL_WIDTH = t.WHITESPACE_CELL_CHAR = t.NULL_CELL_CODE = t.NULL_CELL_WIDTH = t.NULL_CELL_CHAR = t.CHAR_DATA_CODE_INDEX = t.CHAR_DATA_WIDTH_INDEX = t.CHAR_DATA_CHAR_INDEX = t.CHAR_DATA_ATTR_INDEX = t.DEFAULT_EXT = t.DEFAULT_ATTR = t.DEFAULT_COLOR = void 0, t.DEFAULT_COLOR = 0, t.DEFAULT_ATTR = t.DEFAULT_COLOR << 9 | 256, t.DEFAULT_EXT = 0, t.CHAR_DATA_ATTR_INDEX = 0, t.CHAR_DATA_CHAR_INDEX = 1, t.CHAR_DATA_WIDTH_INDEX = 2, t.CHAR_DATA_CODE_INDEX = 3, t.NULL_CELL_CHAR = "", t.NULL_CELL_WIDTH = 1, t.NULL_CELL_CODE = 0, t.WHITESPACE_CELL_CHAR = " ", t.WHITESPACE_CELL_WIDTH = 1, t.WHITESPACE_CELL_CODE = 32;
},
8158: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.Marker = void 0;
let i = s(802), r = s(7150);
class n {
get id() {
return this._id;
}
constructor(e) {
this.line = e, this.isDisposed = !1, this._disposables = [], this._id = n._nextId++, this._onDispose = this.register(new i.Emitter()), this.onDispose = this._onDispose.event;
}
dispose() {
this.isDisposed || (this.isDisposed = !0, this.line = -1, this._onDispose.fire(), (0, r.dispose)(this._disposables), this._disposables.length = 0);
}
register(e) {
return this._disposables.push(e), e;
}
}
t.Marker = n, n._nextId = 1;
},
6760: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.DEFAULT_CHARSET = t.CHARSETS = void 0, t.CHARSETS = {}, t.DEFAULT_CHARSET = t.CHARSETS.B, t.CHARSETS[0] = {
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
}, t.CHARSETS.A = { "#": "£" }, t.CHARSETS.B = void 0, t.CHARSETS[4] = {
"#": "£",
"@": "¾",
"[": "ij",
"\\": "½",
"]": "|",
"{": "¨",
"|": "f",
"}": "¼",
"~": "´"
}, t.CHARSETS.C = t.CHARSETS[5] = {
"[": "Ä",
"\\": "Ö",
"]": "Å",
"^": "Ü",
"`": "é",
"{": "ä",
"|": "ö",
"}": "å",
"~": "ü"
}, t.CHARSETS.R = {
"#": "£",
"@": "à",
"[": "°",
"\\": "ç",
"]": "§",
"{": "é",
"|": "ù",
"}": "è",
"~": "¨"
}, t.CHARSETS.Q = {
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
}, t.CHARSETS.K = {
"@": "§",
"[": "Ä",
"\\": "Ö",
"]": "Ü",
"{": "ä",
"|": "ö",
"}": "ü",
"~": "ß"
}, t.CHARSETS.Y = {
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
}, t.CHARSETS.E = t.CHARSETS[6] = {
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
}, t.CHARSETS.Z = {
"#": "£",
"@": "§",
"[": "¡",
"\\": "Ñ",
"]": "¿",
"{": "°",
"|": "ñ",
"}": "ç"
}, t.CHARSETS.H = t.CHARSETS[7] = {
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
}, t.CHARSETS["="] = {
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
3534: (e, t) => {
var s, i, r;
Object.defineProperty(t, "__esModule", { value: !0 }), t.C1_ESCAPED = t.C1 = t.C0 = void 0, function(e) {
e.NUL = "\0", e.SOH = "", e.STX = "", e.ETX = "", e.EOT = "", e.ENQ = "", e.ACK = "", e.BEL = "\x07", e.BS = "\b", e.HT = "	", e.LF = "\n", e.VT = "\v", e.FF = "\f", e.CR = "\r", e.SO = "", e.SI = "", e.DLE = "", e.DC1 = "", e.DC2 = "", e.DC3 = "", e.DC4 = "", e.NAK = "", e.SYN = "", e.ETB = "", e.CAN = "", e.EM = "", e.SUB = "", e.ESC = "\x1B", e.FS = "", e.GS = "", e.RS = "", e.US = "", e.SP = " ", e.DEL = "";
}(s || (t.C0 = s = {})), function(e) {
e.PAD = "", e.HOP = "", e.BPH = "", e.NBH = "", e.IND = "", e.NEL = "", e.SSA = "", e.ESA = "", e.HTS = "", e.HTJ = "", e.VTS = "", e.PLD = "", e.PLU = "", e.RI = "", e.SS2 = "", e.SS3 = "", e.DCS = "", e.PU1 = "", e.PU2 = "", e.STS = "", e.CCH = "", e.MW = "", e.SPA = "", e.EPA = "", e.SOS = "", e.SGCI = "", e.SCI = "", e.CSI = "", e.ST = "", e.OSC = "", e.PM = "", e.APC = "";
}(i || (t.C1 = i = {})), function(e) {
e.ST = `${s.ESC}\\`;
}(r || (t.C1_ESCAPED = r = {}));
},
726: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.Utf8ToUtf32 = t.StringToUtf32 = void 0, t.stringFromCodePoint = function(e) {
return e > 65535 ? (e -= 65536, String.fromCharCode(55296 + (e >> 10)) + String.fromCharCode(e % 1024 + 56320)) : String.fromCharCode(e);
}, t.utf32ToString = function(e, t = 0, s = e.length) {
let i = "";
for (let r = t; r < s; ++r) {
let t = e[r];
t > 65535 ? (t -= 65536, i += String.fromCharCode(55296 + (t >> 10)) + String.fromCharCode(t % 1024 + 56320)) : i += String.fromCharCode(t);
}
return i;
}, t.StringToUtf32 = class {
constructor() {
this._interim = 0;
}
clear() {
this._interim = 0;
}
decode(e, t) {
let s = e.length;
if (!s) return 0;
let i = 0, r = 0;
if (this._interim) {
let s = e.charCodeAt(r++);
56320 <= s && s <= 57343 ? t[i++] = 1024 * (this._interim - 55296) + s - 56320 + 65536 : (t[i++] = this._interim, t[i++] = s), this._interim = 0;
}
for (let n = r; n < s; ++n) {
let r = e.charCodeAt(n);
if (55296 <= r && r <= 56319) {
if (++n >= s) return this._interim = r, i;
let o = e.charCodeAt(n);
56320 <= o && o <= 57343 ? t[i++] = 1024 * (r - 55296) + o - 56320 + 65536 : (t[i++] = r, t[i++] = o);
} else r !== 65279 && (t[i++] = r);
}
return i;
}
}, t.Utf8ToUtf32 = class {
constructor() {
this.interim = new Uint8Array(3);
}
clear() {
this.interim.fill(0);
}
decode(e, t) {
let s = e.length;
if (!s) return 0;
let i, r, n, o, a = 0, h = 0, c = 0;
if (this.interim[0]) {
let i = !1, r = this.interim[0];
r &= (224 & r) == 192 ? 31 : (240 & r) == 224 ? 15 : 7;
let n, o = 0;
for (; (n = 63 & this.interim[++o]) && o < 4;) r <<= 6, r |= n;
let h = (224 & this.interim[0]) == 192 ? 2 : (240 & this.interim[0]) == 224 ? 3 : 4, l = h - o;
for (; c < l;) {
if (c >= s) return 0;
if (n = e[c++], (192 & n) != 128) {
c--, i = !0;
break;
}
this.interim[o++] = n, r <<= 6, r |= 63 & n;
}
i || (h === 2 ? r < 128 ? c-- : t[a++] = r : h === 3 ? r < 2048 || r >= 55296 && r <= 57343 || r === 65279 || (t[a++] = r) : r < 65536 || r > 1114111 || (t[a++] = r)), this.interim.fill(0);
}
let l = s - 4;
let u = c;
for (; u < s;) {
for (; !(!(u < l) || 128 & (i = e[u]) || 128 & (r = e[u + 1]) || 128 & (n = e[u + 2]) || 128 & (o = e[u + 3]));) t[a++] = i, t[a++] = r, t[a++] = n, t[a++] = o, u += 4;
if (i = e[u++], i < 128) t[a++] = i;
else if ((224 & i) == 192) {
if (u >= s) return this.interim[0] = i, a;
if (r = e[u++], (192 & r) != 128) {
u--;
continue;
}
if (h = (31 & i) << 6 | 63 & r, h < 128) {
u--;
continue;
}
t[a++] = h;
} else if ((240 & i) == 224) {
if (u >= s) return this.interim[0] = i, a;
if (r = e[u++], (192 & r) != 128) {
u--;
continue;
}
if (u >= s) return this.interim[0] = i, this.interim[1] = r, a;
if (n = e[u++], (192 & n) != 128) {
u--;
continue;
}
if (h = (15 & i) << 12 | (63 & r) << 6 | 63 & n, h < 2048 || h >= 55296 && h <= 57343 || h === 65279) continue;
t[a++] = h;
} else if ((248 & i) == 240) {
if (u >= s) return this.interim[0] = i, a;
if (r = e[u++], (192 & r) != 128) {
u--;
continue;
}
if (u >= s) return this.interim[0] = i, this.interim[1] = r, a;
if (n = e[u++], (192 & n) != 128) {
u--;
continue;
}
if (u >= s) return this.interim[0] = i, this.interim[1] = r, this.interim[2] = n, a;
if (o = e[u++], (192 & o) != 128) {
u--;
continue;
}
if (h = (7 & i) << 18 | (63 & r) << 12 | (63 & n) << 6 | 63 & o, h < 65536 || h > 1114111) continue;
t[a++] = h;
}
}
return a;
}
};
},
7428: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.UnicodeV6 = void 0;
let i = s(6415), r = [
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
], n = [
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
let o;
t.UnicodeV6 = class {
constructor() {
if (this.version = "6", !o) {
o = new Uint8Array(65536), o.fill(1), o[0] = 0, o.fill(0, 1, 32), o.fill(0, 127, 160), o.fill(2, 4352, 4448), o[9001] = 2, o[9002] = 2, o.fill(2, 11904, 42192), o[12351] = 1, o.fill(2, 44032, 55204), o.fill(2, 63744, 64256), o.fill(2, 65040, 65050), o.fill(2, 65072, 65136), o.fill(2, 65280, 65377), o.fill(2, 65504, 65511);
for (let e = 0; e < r.length; ++e) o.fill(0, r[e][0], r[e][1] + 1);
}
}
wcwidth(e) {
return e < 32 ? 0 : e < 127 ? 1 : e < 65536 ? o[e] : function(e, t) {
let s, i = 0, r = t.length - 1;
if (e < t[0][0] || e > t[r][1]) return !1;
for (; r >= i;) if (s = i + r >> 1, e > t[s][1]) i = s + 1;
else {
if (!(e < t[s][0])) return !0;
r = s - 1;
}
return !1;
}(e, n) ? 0 : e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141 ? 2 : 1;
}
charProperties(e, t) {
let s = this.wcwidth(e), r = s === 0 && t !== 0;
if (r) {
let e = i.UnicodeService.extractWidth(t);
e === 0 ? r = !1 : e > s && (s = e);
}
return i.UnicodeService.createPropertyValue(0, s, r);
}
};
},
3562: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.WriteBuffer = void 0;
let i = s(7150), r = s(802);
class n extends i.Disposable {
constructor(e) {
super(), this._action = e, this._writeBuffer = [], this._callbacks = [], this._pendingData = 0, this._bufferOffset = 0, this._isSyncWriting = !1, this._syncCalls = 0, this._didUserInput = !1, this._onWriteParsed = this._register(new r.Emitter()), this.onWriteParsed = this._onWriteParsed.event;
}
handleUserInput() {
this._didUserInput = !0;
}
writeSync(e, t) {
if (t !== void 0 && this._syncCalls > t) return void (this._syncCalls = 0);
if (this._pendingData += e.length, this._writeBuffer.push(e), this._callbacks.push(void 0), this._syncCalls++, this._isSyncWriting) return;
let s;
for (this._isSyncWriting = !0; s = this._writeBuffer.shift();) {
this._action(s);
let e = this._callbacks.shift();
e && e();
}
this._pendingData = 0, this._bufferOffset = 2147483647, this._isSyncWriting = !1, this._syncCalls = 0;
}
write(e, t) {
if (this._pendingData > 5e7) throw Error("write data discarded, use flow control to avoid losing data");
if (!this._writeBuffer.length) {
if (this._bufferOffset = 0, this._didUserInput) return this._didUserInput = !1, this._pendingData += e.length, this._writeBuffer.push(e), this._callbacks.push(t), void this._innerWrite();
setTimeout((() => this._innerWrite()));
}
this._pendingData += e.length, this._writeBuffer.push(e), this._callbacks.push(t);
}
_innerWrite(e = 0, t = !0) {
let s = e || performance.now();
for (; this._writeBuffer.length > this._bufferOffset;) {
let e = this._writeBuffer[this._bufferOffset], i = this._action(e, t);
if (i) {
let e = (e) => performance.now() - s >= 12 ? setTimeout((() => this._innerWrite(0, e))) : this._innerWrite(s, e);
i.catch(((e) => (queueMicrotask((() => {
throw e;
})), Promise.resolve(!1)))).then(e);
return;
}
let r = this._callbacks[this._bufferOffset];
if (r && r(), this._bufferOffset++, this._pendingData -= e.length, performance.now() - s >= 12) break;
}
this._writeBuffer.length > this._bufferOffset ? (this._bufferOffset > 50 && (this._writeBuffer = this._writeBuffer.slice(this._bufferOffset), this._callbacks = this._callbacks.slice(this._bufferOffset), this._bufferOffset = 0), setTimeout((() => this._innerWrite()))) : (this._writeBuffer.length = 0, this._callbacks.length = 0, this._pendingData = 0, this._bufferOffset = 0), this._onWriteParsed.fire();
}
}
t.WriteBuffer = n;
},
8693: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.parseColor = function(e) {
if (!e) return;
let t = e.toLowerCase();
if (t.indexOf("rgb:") === 0) {
t = t.slice(4);
let e = s.exec(t);
if (e) {
let t = e[1] ? 15 : e[4] ? 255 : e[7] ? 4095 : 65535;
return [
Math.round(parseInt(e[1] || e[4] || e[7] || e[10], 16) / t * 255),
Math.round(parseInt(e[2] || e[5] || e[8] || e[11], 16) / t * 255),
Math.round(parseInt(e[3] || e[6] || e[9] || e[12], 16) / t * 255)
];
}
} else if (t.indexOf("#") === 0 && (t = t.slice(1), i.exec(t) && [
3,
6,
9,
12
].includes(t.length))) {
let e = t.length / 3, s = [
0,
0,
0
];
for (let i = 0; i < 3; ++i) {
let r = parseInt(t.slice(e * i, e * i + e), 16);
s[i] = e === 1 ? r << 4 : e === 2 ? r : e === 3 ? r >> 4 : r >> 8;
}
return s;
}
}, t.toRgbString = function(e, t = 16) {
let [s, i, n] = e;
return `rgb:${r(s, t)}/${r(i, t)}/${r(n, t)}`;
};
let s = /^([\da-f])\/([\da-f])\/([\da-f])$|^([\da-f]{2})\/([\da-f]{2})\/([\da-f]{2})$|^([\da-f]{3})\/([\da-f]{3})\/([\da-f]{3})$|^([\da-f]{4})\/([\da-f]{4})\/([\da-f]{4})$/, i = /^[\da-f]+$/;
function r(e, t) {
let s = e.toString(16), i = s.length < 2 ? "0" + s : s;
switch (t) {
case 4: return s[0];
case 8: return i;
case 12: return (i + i).slice(0, 3);
default: return i + i;
}
}
},
1263: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.PAYLOAD_LIMIT = void 0, t.PAYLOAD_LIMIT = 1e7;
},
9823: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.DcsHandler = t.DcsParser = void 0;
let i = s(726), r = s(7262), n = s(1263), o = [];
t.DcsParser = class {
constructor() {
this._handlers = Object.create(null), this._active = o, this._ident = 0, this._handlerFb = () => {}, this._stack = {
paused: !1,
loopPosition: 0,
fallThrough: !1
};
}
dispose() {
this._handlers = Object.create(null), this._handlerFb = () => {}, this._active = o;
}
registerHandler(e, t) {
this._handlers[e] === void 0 && (this._handlers[e] = []);
let s = this._handlers[e];
return s.push(t), { dispose: () => {
let e = s.indexOf(t);
e !== -1 && s.splice(e, 1);
} };
}
clearHandler(e) {
this._handlers[e] && delete this._handlers[e];
}
setHandlerFallback(e) {
this._handlerFb = e;
}
reset() {
if (this._active.length) for (let e = this._stack.paused ? this._stack.loopPosition - 1 : this._active.length - 1; e >= 0; --e) this._active[e].unhook(!1);
this._stack.paused = !1, this._active = o, this._ident = 0;
}
hook(e, t) {
if (this.reset(), this._ident = e, this._active = this._handlers[e] || o, this._active.length) for (let e = this._active.length - 1; e >= 0; e--) this._active[e].hook(t);
else this._handlerFb(this._ident, "HOOK", t);
}
put(e, t, s) {
if (this._active.length) for (let i = this._active.length - 1; i >= 0; i--) this._active[i].put(e, t, s);
else this._handlerFb(this._ident, "PUT", (0, i.utf32ToString)(e, t, s));
}
unhook(e, t = !0) {
if (this._active.length) {
let s = !1, i = this._active.length - 1, r = !1;
if (this._stack.paused && (i = this._stack.loopPosition - 1, s = t, r = this._stack.fallThrough, this._stack.paused = !1), !r && !1 === s) {
for (; i >= 0 && (s = this._active[i].unhook(e), !0 !== s); i--) if (s instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = i, this._stack.fallThrough = !1, s;
i--;
}
for (; i >= 0; i--) if (s = this._active[i].unhook(!1), s instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = i, this._stack.fallThrough = !0, s;
} else this._handlerFb(this._ident, "UNHOOK", e);
this._active = o, this._ident = 0;
}
};
let a = new r.Params();
a.addParam(0), t.DcsHandler = class {
constructor(e) {
this._handler = e, this._data = "", this._params = a, this._hitLimit = !1;
}
hook(e) {
this._params = e.length > 1 || e.params[0] ? e.clone() : a, this._data = "", this._hitLimit = !1;
}
put(e, t, s) {
this._hitLimit || (this._data += (0, i.utf32ToString)(e, t, s), this._data.length > n.PAYLOAD_LIMIT && (this._data = "", this._hitLimit = !0));
}
unhook(e) {
let t = !1;
if (this._hitLimit) t = !1;
else if (e && (t = this._handler(this._data, this._params), t instanceof Promise)) return t.then(((e) => (this._params = a, this._data = "", this._hitLimit = !1, e)));
return this._params = a, this._data = "", this._hitLimit = !1, t;
}
};
},
6717: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.EscapeSequenceParser = t.VT500_TRANSITION_TABLE = t.TransitionTable = void 0;
let i = s(7150), r = s(7262), n = s(1346), o = s(9823);
class a {
constructor(e) {
this.table = new Uint8Array(e);
}
setDefault(e, t) {
this.table.fill(e << 4 | t);
}
add(e, t, s, i) {
this.table[t << 8 | e] = s << 4 | i;
}
addMany(e, t, s, i) {
for (let r = 0; r < e.length; r++) this.table[t << 8 | e[r]] = s << 4 | i;
}
}
t.TransitionTable = a;
t.VT500_TRANSITION_TABLE = function() {
let e = new a(4095), t = Array.apply(null, Array(256)).map(((e, t) => t)), s = (e, s) => t.slice(e, s), i = s(32, 127), r = s(0, 24);
r.push(25), r.push.apply(r, s(28, 32));
let n = s(0, 14);
let o;
for (o in e.setDefault(1, 0), e.addMany(i, 0, 2, 0), n) e.addMany([
24,
26,
153,
154
], o, 3, 0), e.addMany(s(128, 144), o, 3, 0), e.addMany(s(144, 152), o, 3, 0), e.add(156, o, 0, 0), e.add(27, o, 11, 1), e.add(157, o, 4, 8), e.addMany([
152,
158,
159
], o, 0, 7), e.add(155, o, 11, 3), e.add(144, o, 11, 9);
return e.addMany(r, 0, 3, 0), e.addMany(r, 1, 3, 1), e.add(127, 1, 0, 1), e.addMany(r, 8, 0, 8), e.addMany(r, 3, 3, 3), e.add(127, 3, 0, 3), e.addMany(r, 4, 3, 4), e.add(127, 4, 0, 4), e.addMany(r, 6, 3, 6), e.addMany(r, 5, 3, 5), e.add(127, 5, 0, 5), e.addMany(r, 2, 3, 2), e.add(127, 2, 0, 2), e.add(93, 1, 4, 8), e.addMany(i, 8, 5, 8), e.add(127, 8, 5, 8), e.addMany([
156,
27,
24,
26,
7
], 8, 6, 0), e.addMany(s(28, 32), 8, 0, 8), e.addMany([
88,
94,
95
], 1, 0, 7), e.addMany(i, 7, 0, 7), e.addMany(r, 7, 0, 7), e.add(156, 7, 0, 0), e.add(127, 7, 0, 7), e.add(91, 1, 11, 3), e.addMany(s(64, 127), 3, 7, 0), e.addMany(s(48, 60), 3, 8, 4), e.addMany([
60,
61,
62,
63
], 3, 9, 4), e.addMany(s(48, 60), 4, 8, 4), e.addMany(s(64, 127), 4, 7, 0), e.addMany([
60,
61,
62,
63
], 4, 0, 6), e.addMany(s(32, 64), 6, 0, 6), e.add(127, 6, 0, 6), e.addMany(s(64, 127), 6, 0, 0), e.addMany(s(32, 48), 3, 9, 5), e.addMany(s(32, 48), 5, 9, 5), e.addMany(s(48, 64), 5, 0, 6), e.addMany(s(64, 127), 5, 7, 0), e.addMany(s(32, 48), 4, 9, 5), e.addMany(s(32, 48), 1, 9, 2), e.addMany(s(32, 48), 2, 9, 2), e.addMany(s(48, 127), 2, 10, 0), e.addMany(s(48, 80), 1, 10, 0), e.addMany(s(81, 88), 1, 10, 0), e.addMany([
89,
90,
92
], 1, 10, 0), e.addMany(s(96, 127), 1, 10, 0), e.add(80, 1, 11, 9), e.addMany(r, 9, 0, 9), e.add(127, 9, 0, 9), e.addMany(s(28, 32), 9, 0, 9), e.addMany(s(32, 48), 9, 9, 12), e.addMany(s(48, 60), 9, 8, 10), e.addMany([
60,
61,
62,
63
], 9, 9, 10), e.addMany(r, 11, 0, 11), e.addMany(s(32, 128), 11, 0, 11), e.addMany(s(28, 32), 11, 0, 11), e.addMany(r, 10, 0, 10), e.add(127, 10, 0, 10), e.addMany(s(28, 32), 10, 0, 10), e.addMany(s(48, 60), 10, 8, 10), e.addMany([
60,
61,
62,
63
], 10, 0, 11), e.addMany(s(32, 48), 10, 9, 12), e.addMany(r, 12, 0, 12), e.add(127, 12, 0, 12), e.addMany(s(28, 32), 12, 0, 12), e.addMany(s(32, 48), 12, 9, 12), e.addMany(s(48, 64), 12, 0, 11), e.addMany(s(64, 127), 12, 12, 13), e.addMany(s(64, 127), 10, 12, 13), e.addMany(s(64, 127), 9, 12, 13), e.addMany(r, 13, 13, 13), e.addMany(i, 13, 13, 13), e.add(127, 13, 0, 13), e.addMany([
27,
156,
24,
26
], 13, 14, 0), e.add(160, 0, 2, 0), e.add(160, 8, 5, 8), e.add(160, 6, 0, 6), e.add(160, 11, 0, 11), e.add(160, 13, 13, 13), e;
}();
class c extends i.Disposable {
constructor(e = t.VT500_TRANSITION_TABLE) {
super(), this._transitions = e, this._parseStack = {
state: 0,
handlers: [],
handlerPos: 0,
transition: 0,
chunkPos: 0
}, this.initialState = 0, this.currentState = this.initialState, this._params = new r.Params(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0, this._printHandlerFb = (e, t, s) => {}, this._executeHandlerFb = (e) => {}, this._csiHandlerFb = (e, t) => {}, this._escHandlerFb = (e) => {}, this._errorHandlerFb = (e) => e, this._printHandler = this._printHandlerFb, this._executeHandlers = Object.create(null), this._csiHandlers = Object.create(null), this._escHandlers = Object.create(null), this._register((0, i.toDisposable)((() => {
this._csiHandlers = Object.create(null), this._executeHandlers = Object.create(null), this._escHandlers = Object.create(null);
}))), this._oscParser = this._register(new n.OscParser()), this._dcsParser = this._register(new o.DcsParser()), this._errorHandler = this._errorHandlerFb, this.registerEscHandler({ final: "\\" }, (() => !0));
}
_identifier(e, t = [64, 126]) {
let s = 0;
if (e.prefix) {
if (e.prefix.length > 1) throw Error("only one byte as prefix supported");
if (s = e.prefix.charCodeAt(0), s && 60 > s || s > 63) throw Error("prefix must be in range 0x3c .. 0x3f");
}
if (e.intermediates) {
if (e.intermediates.length > 2) throw Error("only two bytes as intermediates are supported");
for (let t = 0; t < e.intermediates.length; ++t) {
let i = e.intermediates.charCodeAt(t);
if (32 > i || i > 47) throw Error("intermediate must be in range 0x20 .. 0x2f");
s <<= 8, s |= i;
}
}
if (e.final.length !== 1) throw Error("final must be a single byte");
let i = e.final.charCodeAt(0);
if (t[0] > i || i > t[1]) throw Error(`final must be in range ${t[0]} .. ${t[1]}`);
return s <<= 8, s |= i, s;
}
identToString(e) {
let t = [];
for (; e;) t.push(String.fromCharCode(255 & e)), e >>= 8;
return t.reverse().join("");
}
setPrintHandler(e) {
this._printHandler = e;
}
clearPrintHandler() {
this._printHandler = this._printHandlerFb;
}
registerEscHandler(e, t) {
let s = this._identifier(e, [48, 126]);
this._escHandlers[s] === void 0 && (this._escHandlers[s] = []);
let i = this._escHandlers[s];
return i.push(t), { dispose: () => {
let e = i.indexOf(t);
e !== -1 && i.splice(e, 1);
} };
}
clearEscHandler(e) {
this._escHandlers[this._identifier(e, [48, 126])] && delete this._escHandlers[this._identifier(e, [48, 126])];
}
setEscHandlerFallback(e) {
this._escHandlerFb = e;
}
setExecuteHandler(e, t) {
this._executeHandlers[e.charCodeAt(0)] = t;
}
clearExecuteHandler(e) {
this._executeHandlers[e.charCodeAt(0)] && delete this._executeHandlers[e.charCodeAt(0)];
}
setExecuteHandlerFallback(e) {
this._executeHandlerFb = e;
}
registerCsiHandler(e, t) {
let s = this._identifier(e);
this._csiHandlers[s] === void 0 && (this._csiHandlers[s] = []);
let i = this._csiHandlers[s];
return i.push(t), { dispose: () => {
let e = i.indexOf(t);
e !== -1 && i.splice(e, 1);
} };
}
clearCsiHandler(e) {
this._csiHandlers[this._identifier(e)] && delete this._csiHandlers[this._identifier(e)];
}
setCsiHandlerFallback(e) {
this._csiHandlerFb = e;
}
registerDcsHandler(e, t) {
return this._dcsParser.registerHandler(this._identifier(e), t);
}
clearDcsHandler(e) {
this._dcsParser.clearHandler(this._identifier(e));
}
setDcsHandlerFallback(e) {
this._dcsParser.setHandlerFallback(e);
}
registerOscHandler(e, t) {
return this._oscParser.registerHandler(e, t);
}
clearOscHandler(e) {
this._oscParser.clearHandler(e);
}
setOscHandlerFallback(e) {
this._oscParser.setHandlerFallback(e);
}
setErrorHandler(e) {
this._errorHandler = e;
}
clearErrorHandler() {
this._errorHandler = this._errorHandlerFb;
}
reset() {
this.currentState = this.initialState, this._oscParser.reset(), this._dcsParser.reset(), this._params.reset(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0, this._parseStack.state !== 0 && (this._parseStack.state = 2, this._parseStack.handlers = []);
}
_preserveStack(e, t, s, i, r) {
this._parseStack.state = e, this._parseStack.handlers = t, this._parseStack.handlerPos = s, this._parseStack.transition = i, this._parseStack.chunkPos = r;
}
parse(e, t, s) {
let i, r = 0, n = 0, o = 0;
if (this._parseStack.state) {
if (this._parseStack.state === 2) this._parseStack.state = 0, o = this._parseStack.chunkPos + 1;
else {
if (s === void 0 || this._parseStack.state === 1) throw this._parseStack.state = 1, Error("improper continuation due to previous async handler, giving up parsing");
let t = this._parseStack.handlers;
let n = this._parseStack.handlerPos - 1;
switch (this._parseStack.state) {
case 3:
if (!1 === s && n > -1) {
for (; n >= 0 && (i = t[n](this._params), !0 !== i); n--) if (i instanceof Promise) return this._parseStack.handlerPos = n, i;
}
this._parseStack.handlers = [];
break;
case 4:
if (!1 === s && n > -1) {
for (; n >= 0 && (i = t[n](), !0 !== i); n--) if (i instanceof Promise) return this._parseStack.handlerPos = n, i;
}
this._parseStack.handlers = [];
break;
case 6:
if (r = e[this._parseStack.chunkPos], i = this._dcsParser.unhook(r !== 24 && r !== 26, s), i) return i;
r === 27 && (this._parseStack.transition |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0;
break;
case 5:
if (r = e[this._parseStack.chunkPos], i = this._oscParser.end(r !== 24 && r !== 26, s), i) return i;
r === 27 && (this._parseStack.transition |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0;
}
this._parseStack.state = 0, o = this._parseStack.chunkPos + 1, this.precedingJoinState = 0, this.currentState = 15 & this._parseStack.transition;
}
}
for (let s = o; s < t; ++s) {
switch (r = e[s], n = this._transitions.table[this.currentState << 8 | (r < 160 ? r : 160)], n >> 4) {
case 2:
for (let i = s + 1;; ++i) {
if (i >= t || (r = e[i]) < 32 || r > 126 && r < 160) {
this._printHandler(e, s, i), s = i - 1;
break;
}
if (++i >= t || (r = e[i]) < 32 || r > 126 && r < 160) {
this._printHandler(e, s, i), s = i - 1;
break;
}
if (++i >= t || (r = e[i]) < 32 || r > 126 && r < 160) {
this._printHandler(e, s, i), s = i - 1;
break;
}
if (++i >= t || (r = e[i]) < 32 || r > 126 && r < 160) {
this._printHandler(e, s, i), s = i - 1;
break;
}
}
break;
case 3:
this._executeHandlers[r] ? this._executeHandlers[r]() : this._executeHandlerFb(r), this.precedingJoinState = 0;
break;
case 0: break;
case 1:
if (this._errorHandler({
position: s,
code: r,
currentState: this.currentState,
collect: this._collect,
params: this._params,
abort: !1
}).abort) return;
break;
case 7:
let o = this._csiHandlers[this._collect << 8 | r];
let a = o ? o.length - 1 : -1;
for (; a >= 0 && (i = o[a](this._params), !0 !== i); a--) if (i instanceof Promise) return this._preserveStack(3, o, a, n, s), i;
a < 0 && this._csiHandlerFb(this._collect << 8 | r, this._params), this.precedingJoinState = 0;
break;
case 8:
do
switch (r) {
case 59:
this._params.addParam(0);
break;
case 58:
this._params.addSubParam(-1);
break;
default: this._params.addDigit(r - 48);
}
while (++s < t && (r = e[s]) > 47 && r < 60);
s--;
break;
case 9:
this._collect <<= 8, this._collect |= r;
break;
case 10:
let c = this._escHandlers[this._collect << 8 | r];
let l = c ? c.length - 1 : -1;
for (; l >= 0 && (i = c[l](), !0 !== i); l--) if (i instanceof Promise) return this._preserveStack(4, c, l, n, s), i;
l < 0 && this._escHandlerFb(this._collect << 8 | r), this.precedingJoinState = 0;
break;
case 11:
this._params.reset(), this._params.addParam(0), this._collect = 0;
break;
case 12:
this._dcsParser.hook(this._collect << 8 | r, this._params);
break;
case 13:
for (let i = s + 1;; ++i) if (i >= t || (r = e[i]) === 24 || r === 26 || r === 27 || r > 127 && r < 160) {
this._dcsParser.put(e, s, i), s = i - 1;
break;
}
break;
case 14:
if (i = this._dcsParser.unhook(r !== 24 && r !== 26), i) return this._preserveStack(6, [], 0, n, s), i;
r === 27 && (n |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0;
break;
case 4:
this._oscParser.start();
break;
case 5:
for (let i = s + 1;; i++) if (i >= t || (r = e[i]) < 32 || r > 127 && r < 160) {
this._oscParser.put(e, s, i), s = i - 1;
break;
}
break;
case 6:
if (i = this._oscParser.end(r !== 24 && r !== 26), i) return this._preserveStack(5, [], 0, n, s), i;
r === 27 && (n |= 1), this._params.reset(), this._params.addParam(0), this._collect = 0, this.precedingJoinState = 0;
}
this.currentState = 15 & n;
}
}
}
t.EscapeSequenceParser = c;
},
1346: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.OscHandler = t.OscParser = void 0;
let i = s(1263), r = s(726), n = [];
t.OscParser = class {
constructor() {
this._state = 0, this._active = n, this._id = -1, this._handlers = Object.create(null), this._handlerFb = () => {}, this._stack = {
paused: !1,
loopPosition: 0,
fallThrough: !1
};
}
registerHandler(e, t) {
this._handlers[e] === void 0 && (this._handlers[e] = []);
let s = this._handlers[e];
return s.push(t), { dispose: () => {
let e = s.indexOf(t);
e !== -1 && s.splice(e, 1);
} };
}
clearHandler(e) {
this._handlers[e] && delete this._handlers[e];
}
setHandlerFallback(e) {
this._handlerFb = e;
}
dispose() {
this._handlers = Object.create(null), this._handlerFb = () => {}, this._active = n;
}
reset() {
if (this._state === 2) for (let e = this._stack.paused ? this._stack.loopPosition - 1 : this._active.length - 1; e >= 0; --e) this._active[e].end(!1);
this._stack.paused = !1, this._active = n, this._id = -1, this._state = 0;
}
_start() {
if (this._active = this._handlers[this._id] || n, this._active.length) for (let e = this._active.length - 1; e >= 0; e--) this._active[e].start();
else this._handlerFb(this._id, "START");
}
_put(e, t, s) {
if (this._active.length) for (let i = this._active.length - 1; i >= 0; i--) this._active[i].put(e, t, s);
else this._handlerFb(this._id, "PUT", (0, r.utf32ToString)(e, t, s));
}
start() {
this.reset(), this._state = 1;
}
put(e, t, s) {
if (this._state !== 3) {
if (this._state === 1) for (; t < s;) {
let s = e[t++];
if (s === 59) {
this._state = 2, this._start();
break;
}
if (s < 48 || 57 < s) return void (this._state = 3);
this._id === -1 && (this._id = 0), this._id = 10 * this._id + s - 48;
}
this._state === 2 && s - t > 0 && this._put(e, t, s);
}
}
end(e, t = !0) {
if (this._state !== 0) {
if (this._state !== 3) {
if (this._state === 1 && this._start(), this._active.length) {
let s = !1, i = this._active.length - 1, r = !1;
if (this._stack.paused && (i = this._stack.loopPosition - 1, s = t, r = this._stack.fallThrough, this._stack.paused = !1), !r && !1 === s) {
for (; i >= 0 && (s = this._active[i].end(e), !0 !== s); i--) if (s instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = i, this._stack.fallThrough = !1, s;
i--;
}
for (; i >= 0; i--) if (s = this._active[i].end(!1), s instanceof Promise) return this._stack.paused = !0, this._stack.loopPosition = i, this._stack.fallThrough = !0, s;
} else this._handlerFb(this._id, "END", e);
}
this._active = n, this._id = -1, this._state = 0;
}
}
}, t.OscHandler = class {
constructor(e) {
this._handler = e, this._data = "", this._hitLimit = !1;
}
start() {
this._data = "", this._hitLimit = !1;
}
put(e, t, s) {
this._hitLimit || (this._data += (0, r.utf32ToString)(e, t, s), this._data.length > i.PAYLOAD_LIMIT && (this._data = "", this._hitLimit = !0));
}
end(e) {
let t = !1;
if (this._hitLimit) t = !1;
else if (e && (t = this._handler(this._data), t instanceof Promise)) return t.then(((e) => (this._data = "", this._hitLimit = !1, e)));
return this._data = "", this._hitLimit = !1, t;
}
};
},
7262: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.Params = void 0;
let s = 2147483647;
class i {
static fromArray(e) {
let t = new i();
if (!e.length) return t;
for (let s = +!!Array.isArray(e[0]); s < e.length; ++s) {
let i = e[s];
if (Array.isArray(i)) for (let e = 0; e < i.length; ++e) t.addSubParam(i[e]);
else t.addParam(i);
}
return t;
}
constructor(e = 32, t = 32) {
if (this.maxLength = e, this.maxSubParamsLength = t, t > 256) throw Error("maxSubParamsLength must not be greater than 256");
this.params = new Int32Array(e), this.length = 0, this._subParams = new Int32Array(t), this._subParamsLength = 0, this._subParamsIdx = new Uint16Array(e), this._rejectDigits = !1, this._rejectSubDigits = !1, this._digitIsSub = !1;
}
clone() {
let e = new i(this.maxLength, this.maxSubParamsLength);
return e.params.set(this.params), e.length = this.length, e._subParams.set(this._subParams), e._subParamsLength = this._subParamsLength, e._subParamsIdx.set(this._subParamsIdx), e._rejectDigits = this._rejectDigits, e._rejectSubDigits = this._rejectSubDigits, e._digitIsSub = this._digitIsSub, e;
}
toArray() {
let e = [];
for (let t = 0; t < this.length; ++t) {
e.push(this.params[t]);
let s = this._subParamsIdx[t] >> 8, i = 255 & this._subParamsIdx[t];
i - s > 0 && e.push(Array.prototype.slice.call(this._subParams, s, i));
}
return e;
}
reset() {
this.length = 0, this._subParamsLength = 0, this._rejectDigits = !1, this._rejectSubDigits = !1, this._digitIsSub = !1;
}
addParam(e) {
if (this._digitIsSub = !1, this.length >= this.maxLength) this._rejectDigits = !0;
else {
if (e < -1) throw Error("values lesser than -1 are not allowed");
this._subParamsIdx[this.length] = this._subParamsLength << 8 | this._subParamsLength, this.params[this.length++] = e > s ? s : e;
}
}
addSubParam(e) {
if (this._digitIsSub = !0, this.length) {
if (this._rejectDigits || this._subParamsLength >= this.maxSubParamsLength) this._rejectSubDigits = !0;
else {
if (e < -1) throw Error("values lesser than -1 are not allowed");
this._subParams[this._subParamsLength++] = e > s ? s : e, this._subParamsIdx[this.length - 1]++;
}
}
}
hasSubParams(e) {
return (255 & this._subParamsIdx[e]) - (this._subParamsIdx[e] >> 8) > 0;
}
getSubParams(e) {
let t = this._subParamsIdx[e] >> 8, s = 255 & this._subParamsIdx[e];
return s - t > 0 ? this._subParams.subarray(t, s) : null;
}
getSubParamsAll() {
let e = {};
for (let t = 0; t < this.length; ++t) {
let s = this._subParamsIdx[t] >> 8, i = 255 & this._subParamsIdx[t];
i - s > 0 && (e[t] = this._subParams.slice(s, i));
}
return e;
}
addDigit(e) {
let t;
if (this._rejectDigits || !(t = this._digitIsSub ? this._subParamsLength : this.length) || this._digitIsSub && this._rejectSubDigits) return;
let i = this._digitIsSub ? this._subParams : this.params, r = i[t - 1];
i[t - 1] = ~r ? Math.min(10 * r + e, s) : e;
}
}
t.Params = i;
},
3027: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.AddonManager = void 0, t.AddonManager = class {
constructor() {
this._addons = [];
}
dispose() {
for (let e = this._addons.length - 1; e >= 0; e--) this._addons[e].instance.dispose();
}
loadAddon(e, t) {
let s = {
instance: t,
dispose: t.dispose,
isDisposed: !1
};
this._addons.push(s), t.dispose = () => this._wrappedAddonDispose(s), t.activate(e);
}
_wrappedAddonDispose(e) {
if (e.isDisposed) return;
let t = -1;
for (let s = 0; s < this._addons.length; s++) if (this._addons[s] === e) {
t = s;
break;
}
if (t === -1) throw Error("Could not dispose an addon that has not been loaded");
e.isDisposed = !0, e.dispose.apply(e.instance), this._addons.splice(t, 1);
}
};
},
3235: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.BufferApiView = void 0;
let i = s(793), r = s(3055);
t.BufferApiView = class {
constructor(e, t) {
this._buffer = e, this.type = t;
}
init(e) {
return this._buffer = e, this;
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
getLine(e) {
let t = this._buffer.lines.get(e);
if (t) return new i.BufferLineApiView(t);
}
getNullCell() {
return new r.CellData();
}
};
},
793: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.BufferLineApiView = void 0;
let i = s(3055);
t.BufferLineApiView = class {
constructor(e) {
this._line = e;
}
get isWrapped() {
return this._line.isWrapped;
}
get length() {
return this._line.length;
}
getCell(e, t) {
if (!(e < 0 || e >= this._line.length)) return t ? (this._line.loadCell(e, t), t) : this._line.loadCell(e, new i.CellData());
}
translateToString(e, t, s) {
return this._line.translateToString(e, t, s);
}
};
},
5101: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.BufferNamespaceApi = void 0;
let i = s(3235), r = s(7150), n = s(802);
class o extends r.Disposable {
constructor(e) {
super(), this._core = e, this._onBufferChange = this._register(new n.Emitter()), this.onBufferChange = this._onBufferChange.event, this._normal = new i.BufferApiView(this._core.buffers.normal, "normal"), this._alternate = new i.BufferApiView(this._core.buffers.alt, "alternate"), this._core.buffers.onBufferActivate((() => this._onBufferChange.fire(this.active)));
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
t.BufferNamespaceApi = o;
},
6097: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.ParserApi = void 0, t.ParserApi = class {
constructor(e) {
this._core = e;
}
registerCsiHandler(e, t) {
return this._core.registerCsiHandler(e, ((e) => t(e.toArray())));
}
addCsiHandler(e, t) {
return this.registerCsiHandler(e, t);
}
registerDcsHandler(e, t) {
return this._core.registerDcsHandler(e, ((e, s) => t(e, s.toArray())));
}
addDcsHandler(e, t) {
return this.registerDcsHandler(e, t);
}
registerEscHandler(e, t) {
return this._core.registerEscHandler(e, t);
}
addEscHandler(e, t) {
return this.registerEscHandler(e, t);
}
registerOscHandler(e, t) {
return this._core.registerOscHandler(e, t);
}
addOscHandler(e, t) {
return this.registerOscHandler(e, t);
}
};
},
4335: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.UnicodeApi = void 0, t.UnicodeApi = class {
constructor(e) {
this._core = e;
}
register(e) {
this._core.unicodeService.register(e);
}
get versions() {
return this._core.unicodeService.versions;
}
get activeVersion() {
return this._core.unicodeService.activeVersion;
}
set activeVersion(e) {
this._core.unicodeService.activeVersion = e;
}
};
},
9640: function(e, t, s) {
var i = this && this.__decorate || function(e, t, s, i) {
var r, n = arguments.length, o = n < 3 ? t : i === null ? i = Object.getOwnPropertyDescriptor(t, s) : i;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") o = Reflect.decorate(e, t, s, i);
else for (var a = e.length - 1; a >= 0; a--) (r = e[a]) && (o = (n < 3 ? r(o) : n > 3 ? r(t, s, o) : r(t, s)) || o);
return n > 3 && o && Object.defineProperty(t, s, o), o;
}, r = this && this.__param || function(e, t) {
return function(s, i) {
t(s, i, e);
};
};
Object.defineProperty(t, "__esModule", { value: !0 }), t.BufferService = t.MINIMUM_ROWS = t.MINIMUM_COLS = void 0;
let n = s(7150), o = s(4097), a = s(6501), h = s(802);
t.MINIMUM_COLS = 2, t.MINIMUM_ROWS = 1;
let c = class extends n.Disposable {
get buffer() {
return this.buffers.active;
}
constructor(e) {
super(), this.isUserScrolling = !1, this._onResize = this._register(new h.Emitter()), this.onResize = this._onResize.event, this._onScroll = this._register(new h.Emitter()), this.onScroll = this._onScroll.event, this.cols = Math.max(e.rawOptions.cols || 0, t.MINIMUM_COLS), this.rows = Math.max(e.rawOptions.rows || 0, t.MINIMUM_ROWS), this.buffers = this._register(new o.BufferSet(e, this)), this._register(this.buffers.onBufferActivate(((e) => {
this._onScroll.fire(e.activeBuffer.ydisp);
})));
}
resize(e, t) {
let s = this.cols !== e, i = this.rows !== t;
this.cols = e, this.rows = t, this.buffers.resize(e, t), this._onResize.fire({
cols: e,
rows: t,
colsChanged: s,
rowsChanged: i
});
}
reset() {
this.buffers.reset(), this.isUserScrolling = !1;
}
scroll(e, t = !1) {
let s = this.buffer;
let i;
i = this._cachedBlankLine, i && i.length === this.cols && i.getFg(0) === e.fg && i.getBg(0) === e.bg || (i = s.getBlankLine(e, t), this._cachedBlankLine = i), i.isWrapped = t;
let r = s.ybase + s.scrollTop, n = s.ybase + s.scrollBottom;
if (s.scrollTop === 0) {
let e = s.lines.isFull;
n === s.lines.length - 1 ? e ? s.lines.recycle().copyFrom(i) : s.lines.push(i.clone()) : s.lines.splice(n + 1, 0, i.clone()), e ? this.isUserScrolling && (s.ydisp = Math.max(s.ydisp - 1, 0)) : (s.ybase++, this.isUserScrolling || s.ydisp++);
} else {
let e = n - r + 1;
s.lines.shiftElements(r + 1, e - 1, -1), s.lines.set(n, i.clone());
}
this.isUserScrolling || (s.ydisp = s.ybase), this._onScroll.fire(s.ydisp);
}
scrollLines(e, t) {
let s = this.buffer;
if (e < 0) {
if (s.ydisp === 0) return;
this.isUserScrolling = !0;
} else e + s.ydisp >= s.ybase && (this.isUserScrolling = !1);
let i = s.ydisp;
s.ydisp = Math.max(Math.min(s.ydisp + e, s.ybase), 0), i !== s.ydisp && (t || this._onScroll.fire(s.ydisp));
}
};
t.BufferService = c, t.BufferService = c = i([r(0, a.IOptionsService)], c);
},
5746: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.CharsetService = void 0, t.CharsetService = class {
constructor() {
this.glevel = 0, this._charsets = [];
}
reset() {
this.charset = void 0, this._charsets = [], this.glevel = 0;
}
setgLevel(e) {
this.glevel = e, this.charset = this._charsets[e];
}
setgCharset(e, t) {
this._charsets[e] = t, this.glevel === e && (this.charset = t);
}
};
},
7792: function(e, t, s) {
var i = this && this.__decorate || function(e, t, s, i) {
var r, n = arguments.length, o = n < 3 ? t : i === null ? i = Object.getOwnPropertyDescriptor(t, s) : i;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") o = Reflect.decorate(e, t, s, i);
else for (var a = e.length - 1; a >= 0; a--) (r = e[a]) && (o = (n < 3 ? r(o) : n > 3 ? r(t, s, o) : r(t, s)) || o);
return n > 3 && o && Object.defineProperty(t, s, o), o;
}, r = this && this.__param || function(e, t) {
return function(s, i) {
t(s, i, e);
};
};
Object.defineProperty(t, "__esModule", { value: !0 }), t.CoreMouseService = void 0;
let n = s(6501), o = s(7150), a = s(802), h = {
NONE: {
events: 0,
restrict: () => !1
},
X10: {
events: 1,
restrict: (e) => e.button !== 4 && e.action === 1 && (e.ctrl = !1, e.alt = !1, e.shift = !1, !0)
},
VT200: {
events: 19,
restrict: (e) => e.action !== 32
},
DRAG: {
events: 23,
restrict: (e) => e.action !== 32 || e.button !== 3
},
ANY: {
events: 31,
restrict: (e) => !0
}
};
function c(e, t) {
let s = (e.ctrl ? 16 : 0) | (e.shift ? 4 : 0) | (e.alt ? 8 : 0);
return e.button === 4 ? (s |= 64, s |= e.action) : (s |= 3 & e.button, 4 & e.button && (s |= 64), 8 & e.button && (s |= 128), e.action === 32 ? s |= 32 : e.action !== 0 || t || (s |= 3)), s;
}
let l = String.fromCharCode, u = {
DEFAULT: (e) => {
let t = [
c(e, !1) + 32,
e.col + 32,
e.row + 32
];
return t[0] > 255 || t[1] > 255 || t[2] > 255 ? "" : `[M${l(t[0])}${l(t[1])}${l(t[2])}`;
},
SGR: (e) => {
let t = e.action === 0 && e.button !== 4 ? "m" : "M";
return `[<${c(e, !0)};${e.col};${e.row}${t}`;
},
SGR_PIXELS: (e) => {
let t = e.action === 0 && e.button !== 4 ? "m" : "M";
return `[<${c(e, !0)};${e.x};${e.y}${t}`;
}
};
let d = class extends o.Disposable {
constructor(e, t, s) {
super(), this._bufferService = e, this._coreService = t, this._optionsService = s, this._protocols = {}, this._encodings = {}, this._activeProtocol = "", this._activeEncoding = "", this._lastEvent = null, this._wheelPartialScroll = 0, this._onProtocolChange = this._register(new a.Emitter()), this.onProtocolChange = this._onProtocolChange.event;
for (let e of Object.keys(h)) this.addProtocol(e, h[e]);
for (let e of Object.keys(u)) this.addEncoding(e, u[e]);
this.reset();
}
addProtocol(e, t) {
this._protocols[e] = t;
}
addEncoding(e, t) {
this._encodings[e] = t;
}
get activeProtocol() {
return this._activeProtocol;
}
get areMouseEventsActive() {
return this._protocols[this._activeProtocol].events !== 0;
}
set activeProtocol(e) {
if (!this._protocols[e]) throw Error(`unknown protocol "${e}"`);
this._activeProtocol = e, this._onProtocolChange.fire(this._protocols[e].events);
}
get activeEncoding() {
return this._activeEncoding;
}
set activeEncoding(e) {
if (!this._encodings[e]) throw Error(`unknown encoding "${e}"`);
this._activeEncoding = e;
}
reset() {
this.activeProtocol = "NONE", this.activeEncoding = "DEFAULT", this._lastEvent = null, this._wheelPartialScroll = 0;
}
consumeWheelEvent(e, t, s) {
if (e.deltaY === 0 || e.shiftKey) return 0;
if (t === void 0 || s === void 0) return 0;
let i = t / s;
let r = this._applyScrollModifier(e.deltaY, e);
return e.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? (r /= i + 0, Math.abs(e.deltaY) < 50 && (r *= .3), this._wheelPartialScroll += r, r = Math.floor(Math.abs(this._wheelPartialScroll)) * (this._wheelPartialScroll > 0 ? 1 : -1), this._wheelPartialScroll %= 1) : e.deltaMode === WheelEvent.DOM_DELTA_PAGE && (r *= this._bufferService.rows), r;
}
_applyScrollModifier(e, t) {
return t.altKey || t.ctrlKey || t.shiftKey ? e * this._optionsService.rawOptions.fastScrollSensitivity * this._optionsService.rawOptions.scrollSensitivity : e * this._optionsService.rawOptions.scrollSensitivity;
}
triggerMouseEvent(e) {
if (e.col < 0 || e.col >= this._bufferService.cols || e.row < 0 || e.row >= this._bufferService.rows) return !1;
if (e.button === 4 && e.action === 32) return !1;
if (e.button === 3 && e.action !== 32) return !1;
if (e.button !== 4 && (e.action === 2 || e.action === 3)) return !1;
if (e.col++, e.row++, e.action === 32 && this._lastEvent && this._equalEvents(this._lastEvent, e, this._activeEncoding === "SGR_PIXELS")) return !1;
if (!this._protocols[this._activeProtocol].restrict(e)) return !1;
let t = this._encodings[this._activeEncoding](e);
return t && (this._activeEncoding === "DEFAULT" ? this._coreService.triggerBinaryEvent(t) : this._coreService.triggerDataEvent(t, !0)), this._lastEvent = e, !0;
}
explainEvents(e) {
return {
down: !!(1 & e),
up: !!(2 & e),
drag: !!(4 & e),
move: !!(8 & e),
wheel: !!(16 & e)
};
}
_equalEvents(e, t, s) {
if (s) {
if (e.x !== t.x) return !1;
if (e.y !== t.y) return !1;
} else {
if (e.col !== t.col) return !1;
if (e.row !== t.row) return !1;
}
return e.button === t.button && e.action === t.action && e.ctrl === t.ctrl && e.alt === t.alt && e.shift === t.shift;
}
};
t.CoreMouseService = d, t.CoreMouseService = d = i([
r(0, n.IBufferService),
r(1, n.ICoreService),
r(2, n.IOptionsService)
], d);
},
4071: function(e, t, s) {
var i = this && this.__decorate || function(e, t, s, i) {
var r, n = arguments.length, o = n < 3 ? t : i === null ? i = Object.getOwnPropertyDescriptor(t, s) : i;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") o = Reflect.decorate(e, t, s, i);
else for (var a = e.length - 1; a >= 0; a--) (r = e[a]) && (o = (n < 3 ? r(o) : n > 3 ? r(t, s, o) : r(t, s)) || o);
return n > 3 && o && Object.defineProperty(t, s, o), o;
}, r = this && this.__param || function(e, t) {
return function(s, i) {
t(s, i, e);
};
};
Object.defineProperty(t, "__esModule", { value: !0 }), t.CoreService = void 0;
let n = s(7453), o = s(7150), a = s(6501), h = s(802), c = Object.freeze({ insertMode: !1 }), l = Object.freeze({
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
let u = class extends o.Disposable {
constructor(e, t, s) {
super(), this._bufferService = e, this._logService = t, this._optionsService = s, this.isCursorInitialized = !1, this.isCursorHidden = !1, this._onData = this._register(new h.Emitter()), this.onData = this._onData.event, this._onUserInput = this._register(new h.Emitter()), this.onUserInput = this._onUserInput.event, this._onBinary = this._register(new h.Emitter()), this.onBinary = this._onBinary.event, this._onRequestScrollToBottom = this._register(new h.Emitter()), this.onRequestScrollToBottom = this._onRequestScrollToBottom.event, this.modes = (0, n.clone)(c), this.decPrivateModes = (0, n.clone)(l);
}
reset() {
this.modes = (0, n.clone)(c), this.decPrivateModes = (0, n.clone)(l);
}
triggerDataEvent(e, t = !1) {
if (this._optionsService.rawOptions.disableStdin) return;
let s = this._bufferService.buffer;
t && this._optionsService.rawOptions.scrollOnUserInput && s.ybase !== s.ydisp && this._onRequestScrollToBottom.fire(), t && this._onUserInput.fire(), this._logService.debug(`sending data "${e}"`), this._logService.trace("sending data (codes)", (() => e.split("").map(((e) => e.charCodeAt(0))))), this._onData.fire(e);
}
triggerBinaryEvent(e) {
this._optionsService.rawOptions.disableStdin || (this._logService.debug(`sending binary "${e}"`), this._logService.trace("sending binary (codes)", (() => e.split("").map(((e) => e.charCodeAt(0))))), this._onBinary.fire(e));
}
};
t.CoreService = u, t.CoreService = u = i([
r(0, a.IBufferService),
r(1, a.ILogService),
r(2, a.IOptionsService)
], u);
},
6025: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.InstantiationService = t.ServiceCollection = void 0;
let i = s(6501), r = s(6201);
class n {
constructor(...e) {
this._entries = new Map();
for (let [t, s] of e) this.set(t, s);
}
set(e, t) {
let s = this._entries.get(e);
return this._entries.set(e, t), s;
}
forEach(e) {
for (let [t, s] of this._entries.entries()) e(t, s);
}
has(e) {
return this._entries.has(e);
}
get(e) {
return this._entries.get(e);
}
}
t.ServiceCollection = n, t.InstantiationService = class {
constructor() {
this._services = new n(), this._services.set(i.IInstantiationService, this);
}
setService(e, t) {
this._services.set(e, t);
}
getService(e) {
return this._services.get(e);
}
createInstance(e, ...t) {
let s = (0, r.getServiceDependencies)(e).sort(((e, t) => e.index - t.index)), i = [];
for (let t of s) {
let s = this._services.get(t.id);
if (!s) throw Error(`[createInstance] ${e.name} depends on UNKNOWN service ${t.id._id}.`);
i.push(s);
}
let n = s.length > 0 ? s[0].index : t.length;
if (t.length !== n) throw Error(`[createInstance] First service dependency of ${e.name} at position ${n + 1} conflicts with ${t.length} static arguments`);
return new e(...t, ...i);
}
};
},
7276: function(e, t, s) {
var i = this && this.__decorate || function(e, t, s, i) {
var r, n = arguments.length, o = n < 3 ? t : i === null ? i = Object.getOwnPropertyDescriptor(t, s) : i;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") o = Reflect.decorate(e, t, s, i);
else for (var a = e.length - 1; a >= 0; a--) (r = e[a]) && (o = (n < 3 ? r(o) : n > 3 ? r(t, s, o) : r(t, s)) || o);
return n > 3 && o && Object.defineProperty(t, s, o), o;
}, r = this && this.__param || function(e, t) {
return function(s, i) {
t(s, i, e);
};
};
Object.defineProperty(t, "__esModule", { value: !0 }), t.LogService = void 0, t.setTraceLogger = function(e) {
h = e;
}, t.traceCall = function(e, t, s) {
if (typeof s.value != "function") throw Error("not supported");
let i = s.value;
s.value = function(...e) {
if (h.logLevel !== o.LogLevelEnum.TRACE) return i.apply(this, e);
h.trace(`GlyphRenderer#${i.name}(${e.map(((e) => JSON.stringify(e))).join(", ")})`);
let t = i.apply(this, e);
return h.trace(`GlyphRenderer#${i.name} return`, t), t;
};
};
let n = s(7150), o = s(6501), a = {
trace: o.LogLevelEnum.TRACE,
debug: o.LogLevelEnum.DEBUG,
info: o.LogLevelEnum.INFO,
warn: o.LogLevelEnum.WARN,
error: o.LogLevelEnum.ERROR,
off: o.LogLevelEnum.OFF
};
let h, c = class extends n.Disposable {
get logLevel() {
return this._logLevel;
}
constructor(e) {
super(), this._optionsService = e, this._logLevel = o.LogLevelEnum.OFF, this._updateLogLevel(), this._register(this._optionsService.onSpecificOptionChange("logLevel", (() => this._updateLogLevel()))), h = this;
}
_updateLogLevel() {
this._logLevel = a[this._optionsService.rawOptions.logLevel];
}
_evalLazyOptionalParams(e) {
for (let t = 0; t < e.length; t++) typeof e[t] == "function" && (e[t] = e[t]());
}
_log(e, t, s) {
this._evalLazyOptionalParams(s), e.call(console, (this._optionsService.options.logger ? "" : "xterm.js: ") + t, ...s);
}
trace(e, ...t) {
this._logLevel <= o.LogLevelEnum.TRACE && this._log(this._optionsService.options.logger?.trace.bind(this._optionsService.options.logger) ?? console.log, e, t);
}
debug(e, ...t) {
this._logLevel <= o.LogLevelEnum.DEBUG && this._log(this._optionsService.options.logger?.debug.bind(this._optionsService.options.logger) ?? console.log, e, t);
}
info(e, ...t) {
this._logLevel <= o.LogLevelEnum.INFO && this._log(this._optionsService.options.logger?.info.bind(this._optionsService.options.logger) ?? console.info, e, t);
}
warn(e, ...t) {
this._logLevel <= o.LogLevelEnum.WARN && this._log(this._optionsService.options.logger?.warn.bind(this._optionsService.options.logger) ?? console.warn, e, t);
}
error(e, ...t) {
this._logLevel <= o.LogLevelEnum.ERROR && this._log(this._optionsService.options.logger?.error.bind(this._optionsService.options.logger) ?? console.error, e, t);
}
};
t.LogService = c, t.LogService = c = i([r(0, o.IOptionsService)], c);
},
56: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.OptionsService = t.DEFAULT_OPTIONS = void 0;
let i = s(7150), r = s(701), n = s(802);
t.DEFAULT_OPTIONS = {
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
rightClickSelectsWord: r.isMac,
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
let o = [
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
class a extends i.Disposable {
constructor(e) {
super(), this._onOptionChange = this._register(new n.Emitter()), this.onOptionChange = this._onOptionChange.event;
let s = { ...t.DEFAULT_OPTIONS };
for (let t in e) if (t in s) try {
let i = e[t];
s[t] = this._sanitizeAndValidateOption(t, i);
} catch (e) {
console.error(e);
}
this.rawOptions = s, this.options = { ...s }, this._setupOptions(), this._register((0, i.toDisposable)((() => {
this.rawOptions.linkHandler = null, this.rawOptions.documentOverride = null;
})));
}
onSpecificOptionChange(e, t) {
return this.onOptionChange(((s) => {
s === e && t(this.rawOptions[e]);
}));
}
onMultipleOptionChange(e, t) {
return this.onOptionChange(((s) => {
e.indexOf(s) !== -1 && t();
}));
}
_setupOptions() {
let e = (e) => {
if (!(e in t.DEFAULT_OPTIONS)) throw Error(`No option with key "${e}"`);
return this.rawOptions[e];
}, s = (e, s) => {
if (!(e in t.DEFAULT_OPTIONS)) throw Error(`No option with key "${e}"`);
s = this._sanitizeAndValidateOption(e, s), this.rawOptions[e] !== s && (this.rawOptions[e] = s, this._onOptionChange.fire(e));
};
for (let t in this.rawOptions) {
let i = {
get: e.bind(this, t),
set: s.bind(this, t)
};
Object.defineProperty(this.options, t, i);
}
}
_sanitizeAndValidateOption(e, s) {
switch (e) {
case "cursorStyle":
if (s ||= t.DEFAULT_OPTIONS[e], !function(e) {
return e === "block" || e === "underline" || e === "bar";
}(s)) throw Error(`"${s}" is not a valid value for ${e}`);
break;
case "wordSeparator":
s ||= t.DEFAULT_OPTIONS[e];
break;
case "fontWeight":
case "fontWeightBold":
if (typeof s == "number" && 1 <= s && s <= 1e3) break;
s = o.includes(s) ? s : t.DEFAULT_OPTIONS[e];
break;
case "cursorWidth": s = Math.floor(s);
case "lineHeight":
case "tabStopWidth":
if (s < 1) throw Error(`${e} cannot be less than 1, value: ${s}`);
break;
case "minimumContrastRatio":
s = Math.max(1, Math.min(21, Math.round(10 * s) / 10));
break;
case "scrollback":
if ((s = Math.min(s, 4294967295)) < 0) throw Error(`${e} cannot be less than 0, value: ${s}`);
break;
case "fastScrollSensitivity":
case "scrollSensitivity":
if (s <= 0) throw Error(`${e} cannot be less than or equal to 0, value: ${s}`);
break;
case "rows":
case "cols":
if (!s && s !== 0) throw Error(`${e} must be numeric, value: ${s}`);
break;
case "windowsPty": s ??= {};
}
return s;
}
}
t.OptionsService = a;
},
8811: function(e, t, s) {
var i = this && this.__decorate || function(e, t, s, i) {
var r, n = arguments.length, o = n < 3 ? t : i === null ? i = Object.getOwnPropertyDescriptor(t, s) : i;
if (typeof Reflect == "object" && typeof Reflect.decorate == "function") o = Reflect.decorate(e, t, s, i);
else for (var a = e.length - 1; a >= 0; a--) (r = e[a]) && (o = (n < 3 ? r(o) : n > 3 ? r(t, s, o) : r(t, s)) || o);
return n > 3 && o && Object.defineProperty(t, s, o), o;
}, r = this && this.__param || function(e, t) {
return function(s, i) {
t(s, i, e);
};
};
Object.defineProperty(t, "__esModule", { value: !0 }), t.OscLinkService = void 0;
let n = s(6501);
let o = class {
constructor(e) {
this._bufferService = e, this._nextId = 1, this._entriesWithId = new Map(), this._dataByLinkId = new Map();
}
registerLink(e) {
let t = this._bufferService.buffer;
if (e.id === void 0) {
let s = t.addMarker(t.ybase + t.y), i = {
data: e,
id: this._nextId++,
lines: [s]
};
return s.onDispose((() => this._removeMarkerFromLink(i, s))), this._dataByLinkId.set(i.id, i), i.id;
}
let s = e, i = this._getEntryIdKey(s), r = this._entriesWithId.get(i);
if (r) return this.addLineToLink(r.id, t.ybase + t.y), r.id;
let n = t.addMarker(t.ybase + t.y), o = {
id: this._nextId++,
key: this._getEntryIdKey(s),
data: s,
lines: [n]
};
return n.onDispose((() => this._removeMarkerFromLink(o, n))), this._entriesWithId.set(o.key, o), this._dataByLinkId.set(o.id, o), o.id;
}
addLineToLink(e, t) {
let s = this._dataByLinkId.get(e);
if (s && s.lines.every(((e) => e.line !== t))) {
let e = this._bufferService.buffer.addMarker(t);
s.lines.push(e), e.onDispose((() => this._removeMarkerFromLink(s, e)));
}
}
getLinkData(e) {
return this._dataByLinkId.get(e)?.data;
}
_getEntryIdKey(e) {
return `${e.id};;${e.uri}`;
}
_removeMarkerFromLink(e, t) {
let s = e.lines.indexOf(t);
s !== -1 && (e.lines.splice(s, 1), e.lines.length === 0 && (e.data.id !== void 0 && this._entriesWithId.delete(e.key), this._dataByLinkId.delete(e.id)));
}
};
t.OscLinkService = o, t.OscLinkService = o = i([r(0, n.IBufferService)], o);
},
6201: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.serviceRegistry = void 0, t.getServiceDependencies = function(e) {
return e[i] || [];
}, t.createDecorator = function(e) {
if (t.serviceRegistry.has(e)) return t.serviceRegistry.get(e);
let r = function(e, t, n) {
if (arguments.length !== 3) throw Error("@IServiceName-decorator can only be used to decorate a parameter");
(function(e, t, r) {
t[s] === t ? t[i].push({
id: e,
index: r
}) : (t[i] = [{
id: e,
index: r
}], t[s] = t);
})(r, e, n);
};
return r._id = e, t.serviceRegistry.set(e, r), r;
};
let s = "di$target", i = "di$dependencies";
t.serviceRegistry = new Map();
},
6501: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.IDecorationService = t.IUnicodeService = t.IOscLinkService = t.IOptionsService = t.ILogService = t.LogLevelEnum = t.IInstantiationService = t.ICharsetService = t.ICoreService = t.ICoreMouseService = t.IBufferService = void 0;
let i = s(6201);
var r;
t.IBufferService = (0, i.createDecorator)("BufferService"), t.ICoreMouseService = (0, i.createDecorator)("CoreMouseService"), t.ICoreService = (0, i.createDecorator)("CoreService"), t.ICharsetService = (0, i.createDecorator)("CharsetService"), t.IInstantiationService = (0, i.createDecorator)("InstantiationService"), function(e) {
e[e.TRACE = 0] = "TRACE", e[e.DEBUG = 1] = "DEBUG", e[e.INFO = 2] = "INFO", e[e.WARN = 3] = "WARN", e[e.ERROR = 4] = "ERROR", e[e.OFF = 5] = "OFF";
}(r || (t.LogLevelEnum = r = {})), t.ILogService = (0, i.createDecorator)("LogService"), t.IOptionsService = (0, i.createDecorator)("OptionsService"), t.IOscLinkService = (0, i.createDecorator)("OscLinkService"), t.IUnicodeService = (0, i.createDecorator)("UnicodeService"), t.IDecorationService = (0, i.createDecorator)("DecorationService");
},
6415: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.UnicodeService = void 0;
let i = s(7428), r = s(802);
class n {
static extractShouldJoin(e) {
return !!(1 & e);
}
static extractWidth(e) {
return e >> 1 & 3;
}
static extractCharKind(e) {
return e >> 3;
}
static createPropertyValue(e, t, s = !1) {
return (16777215 & e) << 3 | (3 & t) << 1 | !!s;
}
constructor() {
this._providers = Object.create(null), this._active = "", this._onChange = new r.Emitter(), this.onChange = this._onChange.event;
let e = new i.UnicodeV6();
this.register(e), this._active = e.version, this._activeProvider = e;
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
set activeVersion(e) {
if (!this._providers[e]) throw Error(`unknown Unicode version "${e}"`);
this._active = e, this._activeProvider = this._providers[e], this._onChange.fire(e);
}
register(e) {
this._providers[e.version] = e;
}
wcwidth(e) {
return this._activeProvider.wcwidth(e);
}
getStringCellWidth(e) {
let t = 0, s = 0;
let i = e.length;
for (let r = 0; r < i; ++r) {
let o = e.charCodeAt(r);
if (55296 <= o && o <= 56319) {
if (++r >= i) return t + this.wcwidth(o);
let s = e.charCodeAt(r);
56320 <= s && s <= 57343 ? o = 1024 * (o - 55296) + s - 56320 + 65536 : t += this.wcwidth(s);
}
let a = this.charProperties(o, s);
let h = n.extractWidth(a);
n.extractShouldJoin(a) && (h -= n.extractWidth(s)), t += h, s = a;
}
return t;
}
charProperties(e, t) {
return this._activeProvider.charProperties(e, t);
}
}
t.UnicodeService = n;
},
5856: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.Terminal = void 0;
let i = s(6107), r = s(5777), n = s(802);
class o extends r.CoreTerminal {
constructor(e = {}) {
super(e), this._onBell = this._register(new n.Emitter()), this.onBell = this._onBell.event, this._onCursorMove = this._register(new n.Emitter()), this.onCursorMove = this._onCursorMove.event, this._onTitleChange = this._register(new n.Emitter()), this.onTitleChange = this._onTitleChange.event, this._onA11yCharEmitter = this._register(new n.Emitter()), this.onA11yChar = this._onA11yCharEmitter.event, this._onA11yTabEmitter = this._register(new n.Emitter()), this.onA11yTab = this._onA11yTabEmitter.event, this._setup(), this._register(this._inputHandler.onRequestBell((() => this.bell()))), this._register(this._inputHandler.onRequestReset((() => this.reset()))), this._register(n.Event.forward(this._inputHandler.onCursorMove, this._onCursorMove)), this._register(n.Event.forward(this._inputHandler.onTitleChange, this._onTitleChange)), this._register(n.Event.forward(this._inputHandler.onA11yChar, this._onA11yCharEmitter)), this._register(n.Event.forward(this._inputHandler.onA11yTab, this._onA11yTabEmitter));
}
get buffer() {
return this.buffers.active;
}
get markers() {
return this.buffer.markers;
}
addMarker(e) {
if (this.buffer === this.buffers.normal) return this.buffer.addMarker(this.buffer.ybase + this.buffer.y + e);
}
bell() {
this._onBell.fire();
}
input(e, t = !0) {
this.coreService.triggerDataEvent(e, t);
}
resize(e, t) {
e === this.cols && t === this.rows || super.resize(e, t);
}
clear() {
if (this.buffer.ybase !== 0 || this.buffer.y !== 0) {
this.buffer.lines.set(0, this.buffer.lines.get(this.buffer.ybase + this.buffer.y)), this.buffer.lines.length = 1, this.buffer.ydisp = 0, this.buffer.ybase = 0, this.buffer.y = 0;
for (let e = 1; e < this.rows; e++) this.buffer.lines.push(this.buffer.getBlankLine(i.DEFAULT_ATTR_DATA));
this._onScroll.fire({ position: this.buffer.ydisp });
}
}
reset() {
this.options.rows = this.rows, this.options.cols = this.cols, this._setup(), super.reset();
}
}
t.Terminal = o;
},
3058: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.Permutation = t.CallbackIterable = t.ArrayQueue = t.booleanComparator = t.numberComparator = t.CompareResult = void 0, t.tail = function(e, t = 0) {
return e[e.length - (1 + t)];
}, t.tail2 = function(e) {
if (e.length === 0) throw Error("Invalid tail call");
return [e.slice(0, e.length - 1), e[e.length - 1]];
}, t.equals = function(e, t, s = (e, t) => e === t) {
if (e === t) return !0;
if (!e || !t) return !1;
if (e.length !== t.length) return !1;
for (let i = 0, r = e.length; i < r; i++) if (!s(e[i], t[i])) return !1;
return !0;
}, t.removeFastWithoutKeepingOrder = function(e, t) {
let s = e.length - 1;
t < s && (e[t] = e[s]), e.pop();
}, t.binarySearch = function(e, t, s) {
return n(e.length, ((i) => s(e[i], t)));
}, t.binarySearch2 = n, t.quickSelect = function e(t, s, i) {
if ((t |= 0) >= s.length) throw TypeError("invalid index");
let r = s[Math.floor(s.length * Math.random())], n = [], o = [], a = [];
for (let e of s) {
let t = i(e, r);
t < 0 ? n.push(e) : t > 0 ? o.push(e) : a.push(e);
}
return t < n.length ? e(t, n, i) : t < n.length + a.length ? a[0] : e(t - (n.length + a.length), o, i);
}, t.groupBy = function(e, t) {
let s = [];
let i;
for (let r of e.slice(0).sort(t)) i && t(i[0], r) === 0 ? i.push(r) : (i = [r], s.push(i));
return s;
}, t.groupAdjacentBy = function* (e, t) {
let s, i;
for (let r of e) i !== void 0 && t(i, r) ? s.push(r) : (s && (yield s), s = [r]), i = r;
s && (yield s);
}, t.forEachAdjacent = function(e, t) {
for (let s = 0; s <= e.length; s++) t(s === 0 ? void 0 : e[s - 1], s === e.length ? void 0 : e[s]);
}, t.forEachWithNeighbors = function(e, t) {
for (let s = 0; s < e.length; s++) t(s === 0 ? void 0 : e[s - 1], e[s], s + 1 === e.length ? void 0 : e[s + 1]);
}, t.sortedDiff = o, t.delta = function(e, t, s) {
let i = o(e, t, s), r = [], n = [];
for (let t of i) r.push(...e.slice(t.start, t.start + t.deleteCount)), n.push(...t.toInsert);
return {
removed: r,
added: n
};
}, t.top = function(e, t, s) {
if (s === 0) return [];
let i = e.slice(0, s).sort(t);
return a(e, t, i, s, e.length), i;
}, t.topAsync = function(e, t, s, r, n) {
return s === 0 ? Promise.resolve([]) : new Promise(((o, h) => {
(async () => {
let o = e.length, h = e.slice(0, s).sort(t);
for (let c = s, l = Math.min(s + r, o); c < o; c = l, l = Math.min(l + r, o)) {
if (c > s && await new Promise(((e) => setTimeout(e))), n && n.isCancellationRequested) throw new i.CancellationError();
a(e, t, h, c, l);
}
return h;
})().then(o, h);
}));
}, t.coalesce = function(e) {
return e.filter(((e) => !!e));
}, t.coalesceInPlace = function(e) {
let t = 0;
for (let s = 0; s < e.length; s++) e[s] && (e[t] = e[s], t += 1);
e.length = t;
}, t.move = function(e, t, s) {
e.splice(s, 0, e.splice(t, 1)[0]);
}, t.isFalsyOrEmpty = function(e) {
return !Array.isArray(e) || e.length === 0;
}, t.isNonEmptyArray = function(e) {
return Array.isArray(e) && e.length > 0;
}, t.distinct = function(e, t = (e) => e) {
let s = new Set();
return e.filter(((e) => {
let i = t(e);
return !s.has(i) && (s.add(i), !0);
}));
}, t.uniqueFilter = function(e) {
let t = new Set();
return (s) => {
let i = e(s);
return !t.has(i) && (t.add(i), !0);
};
}, t.firstOrDefault = function(e, t) {
return e.length > 0 ? e[0] : t;
}, t.lastOrDefault = function(e, t) {
return e.length > 0 ? e[e.length - 1] : t;
}, t.commonPrefixLength = function(e, t, s = (e, t) => e === t) {
let i = 0;
for (let r = 0, n = Math.min(e.length, t.length); r < n && s(e[r], t[r]); r++) i++;
return i;
}, t.range = function(e, t) {
let s = typeof t == "number" ? e : 0;
typeof t == "number" ? s = e : (s = 0, t = e);
let i = [];
if (s <= t) for (let e = s; e < t; e++) i.push(e);
else for (let e = s; e > t; e--) i.push(e);
return i;
}, t.index = function(e, t, s) {
return e.reduce(((e, i) => (e[t(i)] = s ? s(i) : i, e)), Object.create(null));
}, t.insert = function(e, t) {
return e.push(t), () => h(e, t);
}, t.remove = h, t.arrayInsert = function(e, t, s) {
let i = e.slice(0, t), r = e.slice(t);
return i.concat(s, r);
}, t.shuffle = function(e, t) {
let s;
if (typeof t == "number") {
let e = t;
s = () => {
let t = 179426549 * Math.sin(e++);
return t - Math.floor(t);
};
} else s = Math.random;
for (let t = e.length - 1; t > 0; --t) {
let i = Math.floor(s() * (t + 1)), r = e[t];
e[t] = e[i], e[i] = r;
}
}, t.pushToStart = function(e, t) {
let s = e.indexOf(t);
s > -1 && (e.splice(s, 1), e.unshift(t));
}, t.pushToEnd = function(e, t) {
let s = e.indexOf(t);
s > -1 && (e.splice(s, 1), e.push(t));
}, t.pushMany = function(e, t) {
for (let s of t) e.push(s);
}, t.mapArrayOrNot = function(e, t) {
return Array.isArray(e) ? e.map(t) : t(e);
}, t.asArray = function(e) {
return Array.isArray(e) ? e : [e];
}, t.getRandomElement = function(e) {
return e[Math.floor(Math.random() * e.length)];
}, t.insertInto = c, t.splice = function(e, t, s, i) {
let r = l(e, t);
let n = e.splice(r, s);
return n === void 0 && (n = []), c(e, r, i), n;
}, t.compareBy = function(e, t) {
return (s, i) => t(e(s), e(i));
}, t.tieBreakComparators = function(...e) {
return (t, s) => {
for (let i of e) {
let e = i(t, s);
if (!u.isNeitherLessOrGreaterThan(e)) return e;
}
return u.neitherLessOrGreaterThan;
};
}, t.reverseOrder = function(e) {
return (t, s) => -e(t, s);
};
let i = s(9807), r = s(8297);
function n(e, t) {
let s = 0, i = e - 1;
for (; s <= i;) {
let e = (s + i) / 2 | 0, r = t(e);
if (r < 0) s = e + 1;
else {
if (!(r > 0)) return e;
i = e - 1;
}
}
return -(s + 1);
}
function o(e, t, s) {
let i = [];
function r(e, t, s) {
if (t === 0 && s.length === 0) return;
let r = i[i.length - 1];
r && r.start + r.deleteCount === e ? (r.deleteCount += t, r.toInsert.push(...s)) : i.push({
start: e,
deleteCount: t,
toInsert: s
});
}
let n = 0, o = 0;
for (;;) {
if (n === e.length) {
r(n, 0, t.slice(o));
break;
}
if (o === t.length) {
r(n, e.length - n, []);
break;
}
let i = e[n], a = t[o], h = s(i, a);
h === 0 ? (n += 1, o += 1) : h < 0 ? (r(n, 1, []), n += 1) : h > 0 && (r(n, 0, [a]), o += 1);
}
return i;
}
function a(e, t, s, i, n) {
for (let o = s.length; i < n; i++) {
let n = e[i];
if (t(n, s[o - 1]) < 0) {
s.pop();
let e = (0, r.findFirstIdxMonotonousOrArrLen)(s, ((e) => t(n, e) < 0));
s.splice(e, 0, n);
}
}
}
function h(e, t) {
let s = e.indexOf(t);
if (s > -1) return e.splice(s, 1), t;
}
function c(e, t, s) {
let i = l(e, t), r = e.length, n = s.length;
e.length = r + n;
for (let t = r - 1; t >= i; t--) e[t + n] = e[t];
for (let t = 0; t < n; t++) e[t + i] = s[t];
}
function l(e, t) {
return t < 0 ? Math.max(t + e.length, 0) : Math.min(t, e.length);
}
var u;
(function(e) {
e.isLessThan = function(e) {
return e < 0;
}, e.isLessThanOrEqual = function(e) {
return e <= 0;
}, e.isGreaterThan = function(e) {
return e > 0;
}, e.isNeitherLessOrGreaterThan = function(e) {
return e === 0;
}, e.greaterThan = 1, e.lessThan = -1, e.neitherLessOrGreaterThan = 0;
})(u || (t.CompareResult = u = {})), t.numberComparator = (e, t) => e - t, t.booleanComparator = (e, s) => (0, t.numberComparator)(+!!e, +!!s), t.ArrayQueue = class {
constructor(e) {
this.items = e, this.firstIdx = 0, this.lastIdx = this.items.length - 1;
}
get length() {
return this.lastIdx - this.firstIdx + 1;
}
takeWhile(e) {
let t = this.firstIdx;
for (; t < this.items.length && e(this.items[t]);) t++;
let s = t === this.firstIdx ? null : this.items.slice(this.firstIdx, t);
return this.firstIdx = t, s;
}
takeFromEndWhile(e) {
let t = this.lastIdx;
for (; t >= 0 && e(this.items[t]);) t--;
let s = t === this.lastIdx ? null : this.items.slice(t + 1, this.lastIdx + 1);
return this.lastIdx = t, s;
}
peek() {
if (this.length !== 0) return this.items[this.firstIdx];
}
peekLast() {
if (this.length !== 0) return this.items[this.lastIdx];
}
dequeue() {
let e = this.items[this.firstIdx];
return this.firstIdx++, e;
}
removeLast() {
let e = this.items[this.lastIdx];
return this.lastIdx--, e;
}
takeCount(e) {
let t = this.items.slice(this.firstIdx, this.firstIdx + e);
return this.firstIdx += e, t;
}
};
class d {
static {
this.empty = new d(((e) => {}));
}
constructor(e) {
this.iterate = e;
}
forEach(e) {
this.iterate(((t) => (e(t), !0)));
}
toArray() {
let e = [];
return this.iterate(((t) => (e.push(t), !0))), e;
}
filter(e) {
return new d(((t) => this.iterate(((s) => !e(s) || t(s)))));
}
map(e) {
return new d(((t) => this.iterate(((s) => t(e(s))))));
}
some(e) {
let t = !1;
return this.iterate(((s) => (t = e(s), !t))), t;
}
findFirst(e) {
let t;
return this.iterate(((s) => !e(s) || (t = s, !1))), t;
}
findLast(e) {
let t;
return this.iterate(((s) => (e(s) && (t = s), !0))), t;
}
findLastMaxBy(e) {
let t, s = !0;
return this.iterate(((i) => ((s || u.isGreaterThan(e(i, t))) && (s = !1, t = i), !0))), t;
}
}
t.CallbackIterable = d;
class f {
constructor(e) {
this._indexMap = e;
}
static createSortPermutation(e, t) {
let s = Array.from(e.keys()).sort(((s, i) => t(e[s], e[i])));
return new f(s);
}
apply(e) {
return e.map(((t, s) => e[this._indexMap[s]]));
}
inverse() {
let e = this._indexMap.slice();
for (let t = 0; t < this._indexMap.length; t++) e[this._indexMap[t]] = t;
return new f(e);
}
}
t.Permutation = f;
},
8297: (e, t) => {
function s(e, t, s = e.length - 1) {
for (let i = s; i >= 0; i--) if (t(e[i])) return i;
return -1;
}
function i(e, t, s = 0, i = e.length) {
let r = s, n = i;
for (; r < n;) {
let s = Math.floor((r + n) / 2);
t(e[s]) ? r = s + 1 : n = s;
}
return r - 1;
}
function r(e, t, s = 0, i = e.length) {
let r = s, n = i;
for (; r < n;) {
let s = Math.floor((r + n) / 2);
t(e[s]) ? n = s : r = s + 1;
}
return r;
}
Object.defineProperty(t, "__esModule", { value: !0 }), t.MonotonousArray = void 0, t.findLast = function(e, t) {
let i = s(e, t);
if (i !== -1) return e[i];
}, t.findLastIdx = s, t.findLastMonotonous = function(e, t) {
let s = i(e, t);
return s === -1 ? void 0 : e[s];
}, t.findLastIdxMonotonous = i, t.findFirstMonotonous = function(e, t) {
let s = r(e, t);
return s === e.length ? void 0 : e[s];
}, t.findFirstIdxMonotonousOrArrLen = r, t.findFirstIdxMonotonous = function(e, t, s = 0, i = e.length) {
let n = r(e, t, s, i);
return n === e.length ? -1 : n;
}, t.findFirstMax = o, t.findLastMax = function(e, t) {
if (e.length === 0) return;
let s = e[0];
for (let i = 1; i < e.length; i++) {
let r = e[i];
t(r, s) >= 0 && (s = r);
}
return s;
}, t.findFirstMin = function(e, t) {
return o(e, ((e, s) => -t(e, s)));
}, t.findMaxIdx = function(e, t) {
if (e.length === 0) return -1;
let s = 0;
for (let i = 1; i < e.length; i++) t(e[i], e[s]) > 0 && (s = i);
return s;
}, t.mapFindFirst = function(e, t) {
for (let s of e) {
let e = t(s);
if (e !== void 0) return e;
}
};
class n {
static {
this.assertInvariants = !1;
}
constructor(e) {
this._array = e, this._findLastMonotonousLastIdx = 0;
}
findLastMonotonous(e) {
if (n.assertInvariants) {
if (this._prevFindLastPredicate) {
for (let t of this._array) if (this._prevFindLastPredicate(t) && !e(t)) throw Error("MonotonousArray: current predicate must be weaker than (or equal to) the previous predicate.");
}
this._prevFindLastPredicate = e;
}
let t = i(this._array, e, this._findLastMonotonousLastIdx);
return this._findLastMonotonousLastIdx = t + 1, t === -1 ? void 0 : this._array[t];
}
}
function o(e, t) {
if (e.length === 0) return;
let s = e[0];
for (let i = 1; i < e.length; i++) {
let r = e[i];
t(r, s) > 0 && (s = r);
}
return s;
}
t.MonotonousArray = n;
},
9087: (e, t) => {
var s;
Object.defineProperty(t, "__esModule", { value: !0 }), t.SetWithKey = void 0, t.groupBy = function(e, t) {
let s = Object.create(null);
for (let i of e) {
let e = t(i);
let r = s[e];
r ||= s[e] = [], r.push(i);
}
return s;
}, t.diffSets = function(e, t) {
let s = [], i = [];
for (let i of e) t.has(i) || s.push(i);
for (let s of t) e.has(s) || i.push(s);
return {
removed: s,
added: i
};
}, t.diffMaps = function(e, t) {
let s = [], i = [];
for (let [i, r] of e) t.has(i) || s.push(r);
for (let [s, r] of t) e.has(s) || i.push(r);
return {
removed: s,
added: i
};
}, t.intersection = function(e, t) {
let s = new Set();
for (let i of t) e.has(i) && s.add(i);
return s;
};
class i {
static {
s = Symbol.toStringTag;
}
constructor(e, t) {
this.toKey = t, this._map = new Map(), this[s] = "SetWithKey";
for (let t of e) this.add(t);
}
get size() {
return this._map.size;
}
add(e) {
let t = this.toKey(e);
return this._map.set(t, e), this;
}
delete(e) {
return this._map.delete(this.toKey(e));
}
has(e) {
return this._map.has(this.toKey(e));
}
*entries() {
for (let e of this._map.values()) yield [e, e];
}
keys() {
return this.values();
}
*values() {
for (let e of this._map.values()) yield e;
}
clear() {
this._map.clear();
}
forEach(e, t) {
this._map.forEach(((s) => e.call(t, s, s, this)));
}
[Symbol.iterator]() {
return this.values();
}
}
t.SetWithKey = i;
},
9807: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.BugIndicatingError = t.ErrorNoTelemetry = t.ExpectedError = t.NotSupportedError = t.NotImplementedError = t.ReadonlyError = t.CancellationError = t.errorHandler = t.ErrorHandler = void 0, t.setUnexpectedErrorHandler = function(e) {
t.errorHandler.setUnexpectedErrorHandler(e);
}, t.isSigPipeError = function(e) {
if (!e || typeof e != "object") return !1;
let t = e;
return t.code === "EPIPE" && t.syscall?.toUpperCase() === "WRITE";
}, t.onUnexpectedError = function(e) {
r(e) || t.errorHandler.onUnexpectedError(e);
}, t.onUnexpectedExternalError = function(e) {
r(e) || t.errorHandler.onUnexpectedExternalError(e);
}, t.transformErrorForSerialization = function(e) {
if (e instanceof Error) {
let { name: t, message: s } = e;
return {
$isError: !0,
name: t,
message: s,
stack: e.stacktrace || e.stack,
noTelemetry: l.isErrorNoTelemetry(e)
};
}
return e;
}, t.transformErrorFromSerialization = function(e) {
let t;
return e.noTelemetry ? t = new l() : (t = Error(), t.name = e.name), t.message = e.message, t.stack = e.stack, t;
}, t.isCancellationError = r, t.canceled = function() {
let e = Error(i);
return e.name = e.message, e;
}, t.illegalArgument = function(e) {
return Error(e ? `Illegal argument: ${e}` : "Illegal argument");
}, t.illegalState = function(e) {
return Error(e ? `Illegal state: ${e}` : "Illegal state");
}, t.getErrorMessage = function(e) {
return e ? e.message ? e.message : e.stack ? e.stack.split("\n")[0] : String(e) : "Error";
};
class s {
constructor() {
this.listeners = [], this.unexpectedErrorHandler = function(e) {
setTimeout((() => {
if (e.stack) {
if (l.isErrorNoTelemetry(e)) throw new l(e.message + "\n\n" + e.stack);
throw Error(e.message + "\n\n" + e.stack);
}
throw e;
}), 0);
};
}
addListener(e) {
return this.listeners.push(e), () => {
this._removeListener(e);
};
}
emit(e) {
this.listeners.forEach(((t) => {
t(e);
}));
}
_removeListener(e) {
this.listeners.splice(this.listeners.indexOf(e), 1);
}
setUnexpectedErrorHandler(e) {
this.unexpectedErrorHandler = e;
}
getUnexpectedErrorHandler() {
return this.unexpectedErrorHandler;
}
onUnexpectedError(e) {
this.unexpectedErrorHandler(e), this.emit(e);
}
onUnexpectedExternalError(e) {
this.unexpectedErrorHandler(e);
}
}
t.ErrorHandler = s, t.errorHandler = new s();
let i = "Canceled";
function r(e) {
return e instanceof n || e instanceof Error && e.name === i && e.message === i;
}
class n extends Error {
constructor() {
super(i), this.name = this.message;
}
}
t.CancellationError = n;
class o extends TypeError {
constructor(e) {
super(e ? `${e} is read-only and cannot be changed` : "Cannot change read-only property");
}
}
t.ReadonlyError = o;
class a extends Error {
constructor(e) {
super("NotImplemented"), e && (this.message = e);
}
}
t.NotImplementedError = a;
class h extends Error {
constructor(e) {
super("NotSupported"), e && (this.message = e);
}
}
t.NotSupportedError = h;
class c extends Error {
constructor() {
super(...arguments), this.isExpected = !0;
}
}
t.ExpectedError = c;
class l extends Error {
constructor(e) {
super(e), this.name = "CodeExpectedError";
}
static fromError(e) {
if (e instanceof l) return e;
let t = new l();
return t.message = e.message, t.stack = e.stack, t;
}
static isErrorNoTelemetry(e) {
return e.name === "CodeExpectedError";
}
}
t.ErrorNoTelemetry = l;
class u extends Error {
constructor(e) {
super(e || "An unexpected bug occurred."), Object.setPrototypeOf(this, u.prototype);
}
}
t.BugIndicatingError = u;
},
802: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.ValueWithChangeEvent = t.Relay = t.EventBufferer = t.DynamicListEventMultiplexer = t.EventMultiplexer = t.MicrotaskEmitter = t.DebounceEmitter = t.PauseableEmitter = t.AsyncEmitter = t.createEventDeliveryQueue = t.Emitter = t.ListenerRefusalError = t.ListenerLeakError = t.EventProfiling = t.Event = void 0, t.setGlobalLeakWarningThreshold = function(e) {
let t = l;
return l = e, { dispose() {
l = t;
} };
};
let i = s(9807), r = s(8841), n = s(7150), o = s(6317), a = s(9725);
var h;
(function(e) {
function t(e) {
return (t, s = null, i) => {
let r, n = !1;
return r = e(((e) => {
if (!n) return r ? r.dispose() : n = !0, t.call(s, e);
}), null, i), n && r.dispose(), r;
};
}
function s(e, t, s) {
return r(((s, i = null, r) => e(((e) => s.call(i, t(e))), null, r)), s);
}
function i(e, t, s) {
return r(((s, i = null, r) => e(((e) => t(e) && s.call(i, e)), null, r)), s);
}
function r(e, t) {
let s;
let i = new v({
onWillAddFirstListener() {
s = e(i.fire, i);
},
onDidRemoveLastListener() {
s?.dispose();
}
});
return t?.add(i), i.event;
}
function o(e, t, s = 100, i = !1, r = !1, n, o) {
let a, h, c, l, u = 0;
let d = new v({
leakWarningThreshold: n,
onWillAddFirstListener() {
a = e(((e) => {
u++, h = t(h, e), i && !c && (d.fire(h), h = void 0), l = () => {
let e = h;
h = void 0, c = void 0, (!i || u > 1) && d.fire(e), u = 0;
}, typeof s == "number" ? (clearTimeout(c), c = setTimeout(l, s)) : c === void 0 && (c = 0, queueMicrotask(l));
}));
},
onWillRemoveListener() {
r && u > 0 && l?.();
},
onDidRemoveLastListener() {
l = void 0, a.dispose();
}
});
return o?.add(d), d.event;
}
e.None = () => n.Disposable.None, e.defer = function(e, t) {
return o(e, (() => {}), 0, void 0, !0, void 0, t);
}, e.once = t, e.map = s, e.forEach = function(e, t, s) {
return r(((s, i = null, r) => e(((e) => {
t(e), s.call(i, e);
}), null, r)), s);
}, e.filter = i, e.signal = function(e) {
return e;
}, e.any = function(...e) {
return (t, s = null, i) => {
return r = (0, n.combinedDisposable)(...e.map(((e) => e(((e) => t.call(s, e)))))), (o = i) instanceof Array ? o.push(r) : o && o.add(r), r;
var r, o;
};
}, e.reduce = function(e, t, i, r) {
let n = i;
return s(e, ((e) => (n = t(n, e), n)), r);
}, e.debounce = o, e.accumulate = function(t, s = 0, i) {
return e.debounce(t, ((e, t) => e ? (e.push(t), e) : [t]), s, void 0, !0, void 0, i);
}, e.latch = function(e, t = (e, t) => e === t, s) {
let r, n = !0;
return i(e, ((e) => {
let s = n || !t(e, r);
return n = !1, r = e, s;
}), s);
}, e.split = function(t, s, i) {
return [e.filter(t, s, i), e.filter(t, ((e) => !s(e)), i)];
}, e.buffer = function(e, t = !1, s = [], i) {
let r = s.slice(), n = e(((e) => {
r ? r.push(e) : a.fire(e);
}));
i && i.add(n);
let o = () => {
r?.forEach(((e) => a.fire(e))), r = null;
}, a = new v({
onWillAddFirstListener() {
n || (n = e(((e) => a.fire(e))), i && i.add(n));
},
onDidAddFirstListener() {
r && (t ? setTimeout(o) : o());
},
onDidRemoveLastListener() {
n && n.dispose(), n = null;
}
});
return i && i.add(a), a.event;
}, e.chain = function(e, t) {
return (s, i, r) => {
let n = t(new h());
return e((function(e) {
let t = n.evaluate(e);
t !== a && s.call(i, t);
}), void 0, r);
};
};
let a = Symbol("HaltChainable");
class h {
constructor() {
this.steps = [];
}
map(e) {
return this.steps.push(e), this;
}
forEach(e) {
return this.steps.push(((t) => (e(t), t))), this;
}
filter(e) {
return this.steps.push(((t) => e(t) ? t : a)), this;
}
reduce(e, t) {
let s = t;
return this.steps.push(((t) => (s = e(s, t), s))), this;
}
latch(e = (e, t) => e === t) {
let t, s = !0;
return this.steps.push(((i) => {
let r = s || !e(i, t);
return s = !1, t = i, r ? i : a;
})), this;
}
evaluate(e) {
for (let t of this.steps) if ((e = t(e)) === a) break;
return e;
}
}
e.fromNodeEventEmitter = function(e, t, s = (e) => e) {
let i = (...e) => r.fire(s(...e)), r = new v({
onWillAddFirstListener: () => e.on(t, i),
onDidRemoveLastListener: () => e.removeListener(t, i)
});
return r.event;
}, e.fromDOMEventEmitter = function(e, t, s = (e) => e) {
let i = (...e) => r.fire(s(...e)), r = new v({
onWillAddFirstListener: () => e.addEventListener(t, i),
onDidRemoveLastListener: () => e.removeEventListener(t, i)
});
return r.event;
}, e.toPromise = function(e) {
return new Promise(((s) => t(e)(s)));
}, e.fromPromise = function(e) {
let t = new v();
return e.then(((e) => {
t.fire(e);
}), (() => {
t.fire(void 0);
})).finally((() => {
t.dispose();
})), t.event;
}, e.forward = function(e, t) {
return e(((e) => t.fire(e)));
}, e.runAndSubscribe = function(e, t, s) {
return t(s), e(((e) => t(e)));
};
class c {
constructor(e, t) {
this._observable = e, this._counter = 0, this._hasChanged = !1;
let s = {
onWillAddFirstListener: () => {
e.addObserver(this);
},
onDidRemoveLastListener: () => {
e.removeObserver(this);
}
};
this.emitter = new v(s), t && t.add(this.emitter);
}
beginUpdate(e) {
this._counter++;
}
handlePossibleChange(e) {}
handleChange(e, t) {
this._hasChanged = !0;
}
endUpdate(e) {
this._counter--, this._counter === 0 && (this._observable.reportChanges(), this._hasChanged && (this._hasChanged = !1, this.emitter.fire(this._observable.get())));
}
}
e.fromObservable = function(e, t) {
return new c(e, t).emitter.event;
}, e.fromObservableLight = function(e) {
return (t, s, i) => {
let r = 0, o = !1;
let a = {
beginUpdate() {
r++;
},
endUpdate() {
r--, r === 0 && (e.reportChanges(), o && (o = !1, t.call(s)));
},
handlePossibleChange() {},
handleChange() {
o = !0;
}
};
e.addObserver(a), e.reportChanges();
let h = { dispose() {
e.removeObserver(a);
} };
return i instanceof n.DisposableStore ? i.add(h) : Array.isArray(i) && i.push(h), h;
};
};
})(h || (t.Event = h = {}));
class c {
static {
this.all = new Set();
}
static {
this._idPool = 0;
}
constructor(e) {
this.listenerCount = 0, this.invocationCount = 0, this.elapsedOverall = 0, this.durations = [], this.name = `${e}_${c._idPool++}`, c.all.add(this);
}
start(e) {
this._stopWatch = new a.StopWatch(), this.listenerCount = e;
}
stop() {
if (this._stopWatch) {
let e = this._stopWatch.elapsed();
this.durations.push(e), this.elapsedOverall += e, this.invocationCount += 1, this._stopWatch = void 0;
}
}
}
t.EventProfiling = c;
let l = -1;
class u {
static {
this._idPool = 1;
}
constructor(e, t, s = (u._idPool++).toString(16).padStart(3, "0")) {
this._errorHandler = e, this.threshold = t, this.name = s, this._warnCountdown = 0;
}
dispose() {
this._stacks?.clear();
}
check(e, t) {
let s = this.threshold;
if (s <= 0 || t < s) return;
this._stacks ||= new Map();
let i = this._stacks.get(e.value) || 0;
if (this._stacks.set(e.value, i + 1), --this._warnCountdown, this._warnCountdown <= 0) {
this._warnCountdown = .5 * s;
let [e, i] = this.getMostFrequentStack(), r = `[${this.name}] potential listener LEAK detected, having ${t} listeners already. MOST frequent listener (${i}):`;
console.warn(r), console.warn(e);
let n = new f(r, e);
this._errorHandler(n);
}
return () => {
let t = this._stacks.get(e.value) || 0;
this._stacks.set(e.value, t - 1);
};
}
getMostFrequentStack() {
if (!this._stacks) return;
let e, t = 0;
for (let [s, i] of this._stacks) (!e || t < i) && (e = [s, i], t = i);
return e;
}
}
class d {
static create() {
return new d(Error().stack ?? "");
}
constructor(e) {
this.value = e;
}
print() {
console.warn(this.value.split("\n").slice(2).join("\n"));
}
}
class f extends Error {
constructor(e, t) {
super(e), this.name = "ListenerLeakError", this.stack = t;
}
}
t.ListenerLeakError = f;
class _ extends Error {
constructor(e, t) {
super(e), this.name = "ListenerRefusalError", this.stack = t;
}
}
t.ListenerRefusalError = _;
let p = 0;
class g {
constructor(e) {
this.value = e, this.id = p++;
}
}
class v {
constructor(e) {
this._size = 0, this._options = e, this._leakageMon = l > 0 || this._options?.leakWarningThreshold ? new u(e?.onListenerError ?? i.onUnexpectedError, this._options?.leakWarningThreshold ?? l) : void 0, this._perfMon = this._options?._profName ? new c(this._options._profName) : void 0, this._deliveryQueue = this._options?.deliveryQueue;
}
dispose() {
this._disposed || (this._disposed = !0, this._deliveryQueue?.current === this && this._deliveryQueue.reset(), this._listeners && (this._listeners = void 0, this._size = 0), this._options?.onDidRemoveLastListener?.(), this._leakageMon?.dispose());
}
get event() {
return this._event ??= (e, t, s) => {
if (this._leakageMon && this._size > this._leakageMon.threshold ** 2) {
let e = `[${this._leakageMon.name}] REFUSES to accept new listeners because it exceeded its threshold by far (${this._size} vs ${this._leakageMon.threshold})`;
console.warn(e);
let t = this._leakageMon.getMostFrequentStack() ?? ["UNKNOWN stack", -1], s = new _(`${e}. HINT: Stack shows most frequent listener (${t[1]}-times)`, t[0]);
return (this._options?.onListenerError || i.onUnexpectedError)(s), n.Disposable.None;
}
if (this._disposed) return n.Disposable.None;
t && (e = e.bind(t));
let r = new g(e);
let o;
this._leakageMon && this._size >= Math.ceil(.2 * this._leakageMon.threshold) && (r.stack = d.create(), o = this._leakageMon.check(r.stack, this._size + 1)), this._listeners ? this._listeners instanceof g ? (this._deliveryQueue ??= new m(), this._listeners = [this._listeners, r]) : this._listeners.push(r) : (this._options?.onWillAddFirstListener?.(this), this._listeners = r, this._options?.onDidAddFirstListener?.(this)), this._size++;
let a = (0, n.toDisposable)((() => {
o?.(), this._removeListener(r);
}));
return s instanceof n.DisposableStore ? s.add(a) : Array.isArray(s) && s.push(a), a;
}, this._event;
}
_removeListener(e) {
if (this._options?.onWillRemoveListener?.(this), !this._listeners) return;
if (this._size === 1) return this._listeners = void 0, this._options?.onDidRemoveLastListener?.(this), void (this._size = 0);
let t = this._listeners, s = t.indexOf(e);
if (s === -1) throw console.log("disposed?", this._disposed), console.log("size?", this._size), console.log("arr?", JSON.stringify(this._listeners)), Error("Attempted to dispose unknown listener");
this._size--, t[s] = void 0;
let i = this._deliveryQueue.current === this;
if (2 * this._size <= t.length) {
let e = 0;
for (let s = 0; s < t.length; s++) t[s] ? t[e++] = t[s] : i && (this._deliveryQueue.end--, e < this._deliveryQueue.i && this._deliveryQueue.i--);
t.length = e;
}
}
_deliver(e, t) {
if (!e) return;
let s = this._options?.onListenerError || i.onUnexpectedError;
if (s) try {
e.value(t);
} catch (e) {
s(e);
}
else e.value(t);
}
_deliverQueue(e) {
let t = e.current._listeners;
for (; e.i < e.end;) this._deliver(t[e.i++], e.value);
e.reset();
}
fire(e) {
if (this._deliveryQueue?.current && (this._deliverQueue(this._deliveryQueue), this._perfMon?.stop()), this._perfMon?.start(this._size), this._listeners) {
if (this._listeners instanceof g) this._deliver(this._listeners, e);
else {
let t = this._deliveryQueue;
t.enqueue(this, e, this._listeners.length), this._deliverQueue(t);
}
}
this._perfMon?.stop();
}
hasListeners() {
return this._size > 0;
}
}
t.Emitter = v, t.createEventDeliveryQueue = () => new m();
class m {
constructor() {
this.i = -1, this.end = 0;
}
enqueue(e, t, s) {
this.i = 0, this.end = s, this.current = e, this.value = t;
}
reset() {
this.i = this.end, this.current = void 0, this.value = void 0;
}
}
t.AsyncEmitter = class extends v {
async fireAsync(e, t, s) {
if (this._listeners) for (this._asyncDeliveryQueue ||= new o.LinkedList(), ((e, t) => {
if (e instanceof g) t(e);
else for (let s = 0; s < e.length; s++) {
let i = e[s];
i && t(i);
}
})(this._listeners, ((t) => this._asyncDeliveryQueue.push([t.value, e]))); this._asyncDeliveryQueue.size > 0 && !t.isCancellationRequested;) {
let [e, r] = this._asyncDeliveryQueue.shift(), n = [], o = {
...r,
token: t,
waitUntil: (t) => {
if (Object.isFrozen(n)) throw Error("waitUntil can NOT be called asynchronous");
s && (t = s(t, e)), n.push(t);
}
};
try {
e(o);
} catch (e) {
(0, i.onUnexpectedError)(e);
continue;
}
Object.freeze(n), await Promise.allSettled(n).then(((e) => {
for (let t of e) t.status === "rejected" && (0, i.onUnexpectedError)(t.reason);
}));
}
}
};
class b extends v {
get isPaused() {
return this._isPaused !== 0;
}
constructor(e) {
super(e), this._isPaused = 0, this._eventQueue = new o.LinkedList(), this._mergeFn = e?.merge;
}
pause() {
this._isPaused++;
}
resume() {
if (this._isPaused !== 0 && --this._isPaused == 0) {
if (this._mergeFn) {
if (this._eventQueue.size > 0) {
let e = Array.from(this._eventQueue);
this._eventQueue.clear(), super.fire(this._mergeFn(e));
}
} else for (; !this._isPaused && this._eventQueue.size !== 0;) super.fire(this._eventQueue.shift());
}
}
fire(e) {
this._size && (this._isPaused === 0 ? super.fire(e) : this._eventQueue.push(e));
}
}
t.PauseableEmitter = b, t.DebounceEmitter = class extends b {
constructor(e) {
super(e), this._delay = e.delay ?? 100;
}
fire(e) {
this._handle ||= (this.pause(), setTimeout((() => {
this._handle = void 0, this.resume();
}), this._delay)), super.fire(e);
}
}, t.MicrotaskEmitter = class extends v {
constructor(e) {
super(e), this._queuedEvents = [], this._mergeFn = e?.merge;
}
fire(e) {
this.hasListeners() && (this._queuedEvents.push(e), this._queuedEvents.length === 1 && queueMicrotask((() => {
this._mergeFn ? super.fire(this._mergeFn(this._queuedEvents)) : this._queuedEvents.forEach(((e) => super.fire(e))), this._queuedEvents = [];
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
add(e) {
let t = {
event: e,
listener: null
};
return this.events.push(t), this.hasListeners && this.hook(t), (0, n.toDisposable)((0, r.createSingleCallFunction)((() => {
this.hasListeners && this.unhook(t);
let e = this.events.indexOf(t);
this.events.splice(e, 1);
})));
}
onFirstListenerAdd() {
this.hasListeners = !0, this.events.forEach(((e) => this.hook(e)));
}
onLastListenerRemove() {
this.hasListeners = !1, this.events.forEach(((e) => this.unhook(e)));
}
hook(e) {
e.listener = e.event(((e) => this.emitter.fire(e)));
}
unhook(e) {
e.listener?.dispose(), e.listener = null;
}
dispose() {
this.emitter.dispose();
for (let e of this.events) e.listener?.dispose();
this.events = [];
}
}
t.EventMultiplexer = S, t.DynamicListEventMultiplexer = class {
constructor(e, t, s, i) {
this._store = new n.DisposableStore();
let r = this._store.add(new S()), o = this._store.add(new n.DisposableMap());
function a(e) {
o.set(e, r.add(i(e)));
}
for (let t of e) a(t);
this._store.add(t(((e) => {
a(e);
}))), this._store.add(s(((e) => {
o.deleteAndDispose(e);
}))), this.event = r.event;
}
dispose() {
this._store.dispose();
}
}, t.EventBufferer = class {
constructor() {
this.data = [];
}
wrapEvent(e, t, s) {
return (i, r, n) => e(((e) => {
let n = this.data[this.data.length - 1];
if (!t) return void (n ? n.buffers.push((() => i.call(r, e))) : i.call(r, e));
let o = n;
o ? (o.items ??= [], o.items.push(e), o.buffers.length === 0 && n.buffers.push((() => {
o.reducedResult ??= s ? o.items.reduce(t, s) : o.items.reduce(t), i.call(r, o.reducedResult);
}))) : i.call(r, t(s, e));
}), void 0, n);
}
bufferEvents(e) {
let t = { buffers: [] };
this.data.push(t);
let s = e();
return this.data.pop(), t.buffers.forEach(((e) => e())), s;
}
}, t.Relay = class {
constructor() {
this.listening = !1, this.inputEvent = h.None, this.inputEventListener = n.Disposable.None, this.emitter = new v({
onDidAddFirstListener: () => {
this.listening = !0, this.inputEventListener = this.inputEvent(this.emitter.fire, this.emitter);
},
onDidRemoveLastListener: () => {
this.listening = !1, this.inputEventListener.dispose();
}
}), this.event = this.emitter.event;
}
set input(e) {
this.inputEvent = e, this.listening && (this.inputEventListener.dispose(), this.inputEventListener = e(this.emitter.fire, this.emitter));
}
dispose() {
this.inputEventListener.dispose(), this.emitter.dispose();
}
}, t.ValueWithChangeEvent = class {
static const(e) {
return new y(e);
}
constructor(e) {
this._value = e, this._onDidChange = new v(), this.onDidChange = this._onDidChange.event;
}
get value() {
return this._value;
}
set value(e) {
e !== this._value && (this._value = e, this._onDidChange.fire(void 0));
}
};
class y {
constructor(e) {
this.value = e, this.onDidChange = h.None;
}
}
},
8841: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.createSingleCallFunction = function(e, t) {
let s = this;
let i, r = !1;
return function() {
if (r) return i;
if (r = !0, t) try {
i = e.apply(s, arguments);
} finally {
t();
}
else i = e.apply(s, arguments);
return i;
};
};
},
4218: (e, t) => {
var s;
Object.defineProperty(t, "__esModule", { value: !0 }), t.Iterable = void 0, function(e) {
function t(e) {
return e && typeof e == "object" && typeof e[Symbol.iterator] == "function";
}
e.is = t;
let s = Object.freeze([]);
function* i(e) {
yield e;
}
e.empty = function() {
return s;
}, e.single = i, e.wrap = function(e) {
return t(e) ? e : i(e);
}, e.from = function(e) {
return e || s;
}, e.reverse = function* (e) {
for (let t = e.length - 1; t >= 0; t--) yield e[t];
}, e.isEmpty = function(e) {
return !e || !0 === e[Symbol.iterator]().next().done;
}, e.first = function(e) {
return e[Symbol.iterator]().next().value;
}, e.some = function(e, t) {
let s = 0;
for (let i of e) if (t(i, s++)) return !0;
return !1;
}, e.find = function(e, t) {
for (let s of e) if (t(s)) return s;
}, e.filter = function* (e, t) {
for (let s of e) t(s) && (yield s);
}, e.map = function* (e, t) {
let s = 0;
for (let i of e) yield t(i, s++);
}, e.flatMap = function* (e, t) {
let s = 0;
for (let i of e) yield* t(i, s++);
}, e.concat = function* (...e) {
for (let t of e) yield* t;
}, e.reduce = function(e, t, s) {
let i = s;
for (let s of e) i = t(i, s);
return i;
}, e.slice = function* (e, t, s = e.length) {
for (t < 0 && (t += e.length), s < 0 ? s += e.length : s > e.length && (s = e.length); t < s; t++) yield e[t];
}, e.consume = function(t, s = Infinity) {
let i = [];
if (s === 0) return [i, t];
let r = t[Symbol.iterator]();
for (let t = 0; t < s; t++) {
let t = r.next();
if (t.done) return [i, e.empty()];
i.push(t.value);
}
return [i, { [Symbol.iterator]: () => r }];
}, e.asyncToArray = async function(e) {
let t = [];
for await (let s of e) t.push(s);
return Promise.resolve(t);
};
}(s || (t.Iterable = s = {}));
},
7150: (e, t, s) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.DisposableMap = t.ImmortalReference = t.AsyncReferenceCollection = t.ReferenceCollection = t.SafeDisposable = t.RefCountedDisposable = t.MandatoryMutableDisposable = t.MutableDisposable = t.Disposable = t.DisposableStore = t.DisposableTracker = void 0, t.setDisposableTracker = function(e) {
h = e;
}, t.trackDisposable = l, t.markAsDisposed = u, t.markAsSingleton = function(e) {
return h?.markAsSingleton(e), e;
}, t.isDisposable = f, t.dispose = _, t.disposeIfDisposable = function(e) {
for (let t of e) f(t) && t.dispose();
return [];
}, t.combinedDisposable = function(...e) {
let t = p((() => _(e)));
return function(e, t) {
if (h) for (let s of e) h.setParent(s, t);
}(e, t), t;
}, t.toDisposable = p, t.disposeOnReturn = function(e) {
let t = new g();
try {
e(t);
} finally {
t.dispose();
}
};
let i = s(3058), r = s(9087), n = s(2608), o = s(8841), a = s(4218);
let h = null;
class c {
constructor() {
this.livingDisposables = new Map();
}
static {
this.idx = 0;
}
getDisposableData(e) {
let t = this.livingDisposables.get(e);
return t || (t = {
parent: null,
source: null,
isSingleton: !1,
value: e,
idx: c.idx++
}, this.livingDisposables.set(e, t)), t;
}
trackDisposable(e) {
let t = this.getDisposableData(e);
t.source ||= Error().stack;
}
setParent(e, t) {
this.getDisposableData(e).parent = t;
}
markAsDisposed(e) {
this.livingDisposables.delete(e);
}
markAsSingleton(e) {
this.getDisposableData(e).isSingleton = !0;
}
getRootParent(e, t) {
let s = t.get(e);
if (s) return s;
let i = e.parent ? this.getRootParent(this.getDisposableData(e.parent), t) : e;
return t.set(e, i), i;
}
getTrackedDisposables() {
let e = new Map();
return [...this.livingDisposables.entries()].filter((([, t]) => t.source !== null && !this.getRootParent(t, e).isSingleton)).flatMap((([e]) => e));
}
computeLeakingDisposables(e = 10, t) {
let s;
if (t) s = t;
else {
let e = new Map(), t = [...this.livingDisposables.values()].filter(((t) => t.source !== null && !this.getRootParent(t, e).isSingleton));
if (t.length === 0) return;
let i = new Set(t.map(((e) => e.value)));
if (s = t.filter(((e) => !(e.parent && i.has(e.parent)))), s.length === 0) throw Error("There are cyclic diposable chains!");
}
if (!s) return;
function o(e) {
let t = e.source.split("\n").map(((e) => e.trim().replace("at ", ""))).filter(((e) => e !== ""));
return function(e, t) {
for (; e.length > 0 && t.some(((t) => typeof t == "string" ? t === e[0] : e[0].match(t)));) e.shift();
}(t, [
"Error",
/^trackDisposable \(.*\)$/,
/^DisposableTracker.trackDisposable \(.*\)$/
]), t.reverse();
}
let a = new n.SetMap();
for (let e of s) {
let t = o(e);
for (let s = 0; s <= t.length; s++) a.add(t.slice(0, s).join("\n"), e);
}
s.sort((0, i.compareBy)(((e) => e.idx), i.numberComparator));
let h = "", c = 0;
for (let t of s.slice(0, e)) {
c++;
let e = o(t), i = [];
for (let t = 0; t < e.length; t++) {
let n = e[t];
n = `(shared with ${a.get(e.slice(0, t + 1).join("\n")).size}/${s.length} leaks) at ${n}`;
let h = a.get(e.slice(0, t).join("\n")), c = (0, r.groupBy)([...h].map(((e) => o(e)[t])), ((e) => e));
delete c[e[t]];
for (let [e, t] of Object.entries(c)) i.unshift(`    - stacktraces of ${t.length} other leaks continue with ${e}`);
i.unshift(n);
}
h += `\n\n\n==================== Leaking disposable ${c}/${s.length}: ${t.value.constructor.name} ====================\n${i.join("\n")}\n============================================================\n\n`;
}
return s.length > e && (h += `\n\n\n... and ${s.length - e} more leaking disposables\n\n`), {
leaks: s,
details: h
};
}
}
function l(e) {
return h?.trackDisposable(e), e;
}
function u(e) {
h?.markAsDisposed(e);
}
function d(e, t) {
h?.setParent(e, t);
}
function f(e) {
return typeof e == "object" && !!e && typeof e.dispose == "function" && e.dispose.length === 0;
}
function _(e) {
if (a.Iterable.is(e)) {
let t = [];
for (let s of e) if (s) try {
s.dispose();
} catch (e) {
t.push(e);
}
if (t.length === 1) throw t[0];
if (t.length > 1) throw AggregateError(t, "Encountered errors while disposing of store");
return Array.isArray(e) ? [] : e;
}
if (e) return e.dispose(), e;
}
function p(e) {
let t = l({ dispose: (0, o.createSingleCallFunction)((() => {
u(t), e();
})) });
return t;
}
t.DisposableTracker = c;
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
add(e) {
if (!e) return e;
if (e === this) throw Error("Cannot register a disposable on itself!");
return d(e, this), this._isDisposed ? g.DISABLE_DISPOSED_WARNING || console.warn(Error("Trying to add a disposable to a DisposableStore that has already been disposed of. The added object will be leaked!").stack) : this._toDispose.add(e), e;
}
delete(e) {
if (e) {
if (e === this) throw Error("Cannot dispose a disposable on itself!");
this._toDispose.delete(e), e.dispose();
}
}
deleteAndLeak(e) {
e && this._toDispose.has(e) && (this._toDispose.delete(e), d(e, null));
}
}
t.DisposableStore = g;
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
_register(e) {
if (e === this) throw Error("Cannot register a disposable on itself!");
return this._store.add(e);
}
}
t.Disposable = v;
class m {
constructor() {
this._isDisposed = !1, l(this);
}
get value() {
return this._isDisposed ? void 0 : this._value;
}
set value(e) {
this._isDisposed || e === this._value || (this._value?.dispose(), e && d(e, this), this._value = e);
}
clear() {
this.value = void 0;
}
dispose() {
this._isDisposed = !0, u(this), this._value?.dispose(), this._value = void 0;
}
clearAndLeak() {
let e = this._value;
return this._value = void 0, e && d(e, null), e;
}
}
t.MutableDisposable = m, t.MandatoryMutableDisposable = class {
constructor(e) {
this._disposable = new m(), this._isDisposed = !1, this._disposable.value = e;
}
get value() {
return this._disposable.value;
}
set value(e) {
this._isDisposed || e === this._disposable.value || (this._disposable.value = e);
}
dispose() {
this._isDisposed = !0, this._disposable.dispose();
}
}, t.RefCountedDisposable = class {
constructor(e) {
this._disposable = e, this._counter = 1;
}
acquire() {
return this._counter++, this;
}
release() {
return --this._counter == 0 && this._disposable.dispose(), this;
}
}, t.SafeDisposable = class {
constructor() {
this.dispose = () => {}, this.unset = () => {}, this.isset = () => !1, l(this);
}
set(e) {
let t = e;
return this.unset = () => t = void 0, this.isset = () => t !== void 0, this.dispose = () => {
t && (t(), t = void 0, u(this));
}, this;
}
}, t.ReferenceCollection = class {
constructor() {
this.references = new Map();
}
acquire(e, ...t) {
let s = this.references.get(e);
s || (s = {
counter: 0,
object: this.createReferencedObject(e, ...t)
}, this.references.set(e, s));
let { object: i } = s, r = (0, o.createSingleCallFunction)((() => {
--s.counter == 0 && (this.destroyReferencedObject(e, s.object), this.references.delete(e));
}));
return s.counter++, {
object: i,
dispose: r
};
}
}, t.AsyncReferenceCollection = class {
constructor(e) {
this.referenceCollection = e;
}
async acquire(e, ...t) {
let s = this.referenceCollection.acquire(e, ...t);
try {
return {
object: await s.object,
dispose: () => s.dispose()
};
} catch (e) {
throw s.dispose(), e;
}
}
}, t.ImmortalReference = class {
constructor(e) {
this.object = e;
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
has(e) {
return this._store.has(e);
}
get size() {
return this._store.size;
}
get(e) {
return this._store.get(e);
}
set(e, t, s = !1) {
this._isDisposed && console.warn(Error("Trying to add a disposable to a DisposableMap that has already been disposed of. The added object will be leaked!").stack), s || this._store.get(e)?.dispose(), this._store.set(e, t);
}
deleteAndDispose(e) {
this._store.get(e)?.dispose(), this._store.delete(e);
}
deleteAndLeak(e) {
let t = this._store.get(e);
return this._store.delete(e), t;
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
t.DisposableMap = b;
},
6317: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.LinkedList = void 0;
class s {
static {
this.Undefined = new s(void 0);
}
constructor(e) {
this.element = e, this.next = s.Undefined, this.prev = s.Undefined;
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
let e = this._first;
for (; e !== s.Undefined;) {
let t = e.next;
e.prev = s.Undefined, e.next = s.Undefined, e = t;
}
this._first = s.Undefined, this._last = s.Undefined, this._size = 0;
}
unshift(e) {
return this._insert(e, !1);
}
push(e) {
return this._insert(e, !0);
}
_insert(e, t) {
let i = new s(e);
if (this._first === s.Undefined) this._first = i, this._last = i;
else if (t) {
let e = this._last;
this._last = i, i.prev = e, e.next = i;
} else {
let e = this._first;
this._first = i, i.next = e, e.prev = i;
}
this._size += 1;
let r = !1;
return () => {
r || (r = !0, this._remove(i));
};
}
shift() {
if (this._first !== s.Undefined) {
let e = this._first.element;
return this._remove(this._first), e;
}
}
pop() {
if (this._last !== s.Undefined) {
let e = this._last.element;
return this._remove(this._last), e;
}
}
_remove(e) {
if (e.prev !== s.Undefined && e.next !== s.Undefined) {
let t = e.prev;
t.next = e.next, e.next.prev = t;
} else e.prev === s.Undefined && e.next === s.Undefined ? (this._first = s.Undefined, this._last = s.Undefined) : e.next === s.Undefined ? (this._last = this._last.prev, this._last.next = s.Undefined) : e.prev === s.Undefined && (this._first = this._first.next, this._first.prev = s.Undefined);
--this._size;
}
*[Symbol.iterator]() {
let e = this._first;
for (; e !== s.Undefined;) yield e.element, e = e.next;
}
}
t.LinkedList = i;
},
2608: (e, t) => {
var s;
Object.defineProperty(t, "__esModule", { value: !0 }), t.SetMap = t.BidirectionalMap = t.CounterSet = t.Touch = void 0, t.getOrSet = function(e, t, s) {
let i = e.get(t);
return i === void 0 && (i = s, e.set(t, i)), i;
}, t.mapToString = function(e) {
let t = [];
return e.forEach(((e, s) => {
t.push(`${s} => ${e}`);
})), `Map(${e.size}) {${t.join(", ")}}`;
}, t.setToString = function(e) {
let t = [];
return e.forEach(((e) => {
t.push(e);
})), `Set(${e.size}) {${t.join(", ")}}`;
}, t.mapsStrictEqualIgnoreOrder = function(e, t) {
if (e === t) return !0;
if (e.size !== t.size) return !1;
for (let [s, i] of e) if (!t.has(s) || t.get(s) !== i) return !1;
for (let [s] of t) if (!e.has(s)) return !1;
return !0;
}, function(e) {
e[e.None = 0] = "None", e[e.AsOld = 1] = "AsOld", e[e.AsNew = 2] = "AsNew";
}(s || (t.Touch = s = {})), t.CounterSet = class {
constructor() {
this.map = new Map();
}
add(e) {
return this.map.set(e, (this.map.get(e) || 0) + 1), this;
}
delete(e) {
let t = this.map.get(e) || 0;
return t !== 0 && (t--, t === 0 ? this.map.delete(e) : this.map.set(e, t), !0);
}
has(e) {
return this.map.has(e);
}
}, t.BidirectionalMap = class {
constructor(e) {
if (this._m1 = new Map(), this._m2 = new Map(), e) for (let [t, s] of e) this.set(t, s);
}
clear() {
this._m1.clear(), this._m2.clear();
}
set(e, t) {
this._m1.set(e, t), this._m2.set(t, e);
}
get(e) {
return this._m1.get(e);
}
getKey(e) {
return this._m2.get(e);
}
delete(e) {
let t = this._m1.get(e);
return t !== void 0 && (this._m1.delete(e), this._m2.delete(t), !0);
}
forEach(e, t) {
this._m1.forEach(((s, i) => {
e.call(t, s, i, this);
}));
}
keys() {
return this._m1.keys();
}
values() {
return this._m1.values();
}
}, t.SetMap = class {
constructor() {
this.map = new Map();
}
add(e, t) {
let s = this.map.get(e);
s || (s = new Set(), this.map.set(e, s)), s.add(t);
}
delete(e, t) {
let s = this.map.get(e);
s && (s.delete(t), s.size === 0 && this.map.delete(e));
}
forEach(e, t) {
let s = this.map.get(e);
s && s.forEach(t);
}
get(e) {
return this.map.get(e) || new Set();
}
};
},
9725: (e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 }), t.StopWatch = void 0;
let s = globalThis.performance && typeof globalThis.performance.now == "function";
class i {
static create(e) {
return new i(e);
}
constructor(e) {
this._now = s && !1 === e ? Date.now : globalThis.performance.now.bind(globalThis.performance), this._startTime = this._now(), this._stopTime = -1;
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
t.StopWatch = i;
}
}, t = {};
function s(i) {
var r = t[i];
if (r !== void 0) return r.exports;
var n = t[i] = { exports: {} };
return e[i].call(n.exports, n, n.exports, s), n.exports;
}
var i = {};
(() => {
var e = i;
Object.defineProperty(e, "__esModule", { value: !0 }), e.Terminal = void 0;
let t = s(5101), r = s(6097), n = s(4335), o = s(5856), a = s(3027), h = s(7150), c = ["cols", "rows"];
class l extends h.Disposable {
constructor(e) {
super(), this._core = this._register(new o.Terminal(e)), this._addonManager = this._register(new a.AddonManager()), this._publicOptions = { ...this._core.options };
let t = (e) => this._core.options[e], s = (e, t) => {
this._checkReadonlyOptions(e), this._core.options[e] = t;
};
for (let e in this._core.options) {
Object.defineProperty(this._publicOptions, e, {
get: () => this._core.options[e],
set: (t) => {
this._checkReadonlyOptions(e), this._core.options[e] = t;
}
});
let i = {
get: t.bind(this, e),
set: s.bind(this, e)
};
Object.defineProperty(this._publicOptions, e, i);
}
}
_checkReadonlyOptions(e) {
if (c.includes(e)) throw Error(`Option "${e}" can only be set in the constructor`);
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
return this._checkProposedApi(), this._parser ||= new r.ParserApi(this._core), this._parser;
}
get unicode() {
return this._checkProposedApi(), new n.UnicodeApi(this._core);
}
get rows() {
return this._core.rows;
}
get cols() {
return this._core.cols;
}
get buffer() {
return this._checkProposedApi(), this._buffer ||= this._register(new t.BufferNamespaceApi(this._core)), this._buffer;
}
get markers() {
return this._checkProposedApi(), this._core.markers;
}
get modes() {
let e = this._core.coreService.decPrivateModes;
let t = "none";
switch (this._core.coreMouseService.activeProtocol) {
case "X10":
t = "x10";
break;
case "VT200":
t = "vt200";
break;
case "DRAG":
t = "drag";
break;
case "ANY": t = "any";
}
return {
applicationCursorKeysMode: e.applicationCursorKeys,
applicationKeypadMode: e.applicationKeypad,
bracketedPasteMode: e.bracketedPasteMode,
insertMode: this._core.coreService.modes.insertMode,
mouseTrackingMode: t,
originMode: e.origin,
reverseWraparoundMode: e.reverseWraparound,
sendFocusMode: e.sendFocus,
synchronizedOutputMode: e.synchronizedOutput,
wraparoundMode: e.wraparound
};
}
get options() {
return this._publicOptions;
}
set options(e) {
for (let t in e) this._publicOptions[t] = e[t];
}
input(e, t = !0) {
this._core.input(e, t);
}
resize(e, t) {
this._verifyIntegers(e, t), this._core.resize(e, t);
}
registerMarker(e = 0) {
return this._checkProposedApi(), this._verifyIntegers(e), this._core.addMarker(e);
}
addMarker(e) {
return this.registerMarker(e);
}
dispose() {
super.dispose();
}
scrollLines(e) {
this._verifyIntegers(e), this._core.scrollLines(e);
}
scrollPages(e) {
this._verifyIntegers(e), this._core.scrollPages(e);
}
scrollToTop() {
this._core.scrollToTop();
}
scrollToBottom() {
this._core.scrollToBottom();
}
scrollToLine(e) {
this._verifyIntegers(e), this._core.scrollToLine(e);
}
clear() {
this._core.clear();
}
write(e, t) {
this._core.write(e, t);
}
writeln(e, t) {
this._core.write(e), this._core.write("\r\n", t);
}
reset() {
this._core.reset();
}
loadAddon(e) {
this._addonManager.loadAddon(this, e);
}
_verifyIntegers(...e) {
for (let t of e) if (t === 1 / 0 || isNaN(t) || t % 1 != 0) throw Error("This API only accepts integers");
}
}
e.Terminal = l;
})();
var r = exports;
for (var n in i) r[n] = i[n];
i.__esModule && Object.defineProperty(r, "__esModule", { value: !0 });
})();
}) };
