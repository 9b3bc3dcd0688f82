export const id = 4506;
export const ids = [4506];
export const modules = { 24506: ((e, t, n) => {
n.d(t, { getExecOutput: () => getExecOutput });
var r = n(13193);
var i = n(70857);
var a = n(24434);
var o = n(35317);
var s = n(16928);
n(42613);
var c = n(79896);
var __awaiter = function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
let { chmod: l, copyFile: u, lstat: d, mkdir: f, open: p, readdir: m, rename: h, rm: g, rmdir: _, stat: v, symlink: y, unlink: b } = c.promises;
let x = process.platform === "win32";
c.constants.O_RDONLY;
function exists(e) {
return __awaiter(this, void 0, void 0, function* () {
try {
yield v(e);
} catch (e) {
if (e.code === "ENOENT") return !1;
throw e;
}
return !0;
});
}
function isRooted(e) {
e = normalizeSeparators(e);
if (!e) throw Error("isRooted() parameter \"p\" cannot be empty");
if (x) return e.startsWith("\\") || /^[A-Z]:/i.test(e);
return e.startsWith("/");
}
function tryGetExecutablePath(e, t) {
return __awaiter(this, void 0, void 0, function* () {
let n;
try {
n = yield v(e);
} catch (t) {
t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
}
if (n && n.isFile()) {
if (x) {
let n = s.extname(e).toUpperCase();
if (t.some((e) => e.toUpperCase() === n)) return e;
} else if (isUnixExecutable(n)) return e;
}
let r = e;
for (let i of t) {
e = r + i;
n = void 0;
try {
n = yield v(e);
} catch (t) {
t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
}
if (n && n.isFile()) {
if (x) {
try {
let t = s.dirname(e);
let n = s.basename(e).toUpperCase();
for (let r of yield m(t)) if (n === r.toUpperCase()) {
e = s.join(t, r);
break;
}
} catch (t) {
console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`);
}
return e;
} else if (isUnixExecutable(n)) return e;
}
}
return "";
});
}
function normalizeSeparators(e) {
e ||= "";
if (x) {
e = e.replace(/\//g, "\\");
return e.replace(/\\\\+/g, "\\");
}
return e.replace(/\/\/+/g, "/");
}
function isUnixExecutable(e) {
return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}
var io_awaiter = function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
function which(e, t) {
return io_awaiter(this, void 0, void 0, function* () {
if (!e) throw Error("parameter 'tool' is required");
if (t) {
let t = yield which(e, !1);
if (!t) {
if (x) throw Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
else throw Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
}
return t;
}
let n = yield findInPath(e);
if (n && n.length > 0) return n[0];
return "";
});
}
function findInPath(e) {
return io_awaiter(this, void 0, void 0, function* () {
if (!e) throw Error("parameter 'tool' is required");
let t = [];
if (x && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(s.delimiter)) e && t.push(e);
if (isRooted(e)) {
let n = yield tryGetExecutablePath(e, t);
if (n) return [n];
return [];
}
if (e.includes(s.sep)) return [];
let n = [];
if (process.env.PATH) for (let e of process.env.PATH.split(s.delimiter)) e && n.push(e);
let r = [];
for (let i of n) {
let n = yield tryGetExecutablePath(s.join(i, e), t);
n && r.push(n);
}
return r;
});
}
var S = n(53557);
var toolrunner_awaiter = function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
let C = process.platform === "win32";
class ToolRunner extends a.EventEmitter {
constructor(e, t, n) {
super();
if (!e) throw Error("Parameter 'toolPath' cannot be null or empty.");
this.toolPath = e;
this.args = t || [];
this.options = n || {};
}
_debug(e) {
this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
}
_getCommandString(e, t) {
let n = this._getSpawnFileName();
let r = this._getSpawnArgs(e);
let i = t ? "" : "[command]";
if (C) {
if (this._isCmdFile()) {
i += n;
for (let e of r) i += ` ${e}`;
} else if (e.windowsVerbatimArguments) {
i += `"${n}"`;
for (let e of r) i += ` ${e}`;
} else {
i += this._windowsQuoteCmdArg(n);
for (let e of r) i += ` ${this._windowsQuoteCmdArg(e)}`;
}
} else {
i += n;
for (let e of r) i += ` ${e}`;
}
return i;
}
_processLineBuffer(e, t, n) {
try {
let r = t + e.toString();
let a = r.indexOf(i.EOL);
for (; a > -1;) {
n(r.substring(0, a));
r = r.substring(a + i.EOL.length);
a = r.indexOf(i.EOL);
}
return r;
} catch (e) {
this._debug(`error processing line. Failed with error ${e}`);
return "";
}
}
_getSpawnFileName() {
if (C && this._isCmdFile()) return process.env.COMSPEC || "cmd.exe";
return this.toolPath;
}
_getSpawnArgs(e) {
if (C && this._isCmdFile()) {
let t = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
for (let n of this.args) {
t += " ";
t += e.windowsVerbatimArguments ? n : this._windowsQuoteCmdArg(n);
}
t += "\"";
return [t];
}
return this.args;
}
_endsWith(e, t) {
return e.endsWith(t);
}
_isCmdFile() {
let e = this.toolPath.toUpperCase();
return this._endsWith(e, ".CMD") || this._endsWith(e, ".BAT");
}
_windowsQuoteCmdArg(e) {
if (!this._isCmdFile()) return this._uvQuoteCmdArg(e);
if (!e) return "\"\"";
let t = [
" ",
"	",
"&",
"(",
")",
"[",
"]",
"{",
"}",
"^",
"=",
";",
"!",
"'",
"+",
",",
"`",
"~",
"|",
"<",
">",
"\""
];
let n = !1;
for (let r of e) if (t.some((e) => e === r)) {
n = !0;
break;
}
if (!n) return e;
let r = "\"";
let i = !0;
for (let t = e.length; t > 0; t--) {
r += e[t - 1];
if (i && e[t - 1] === "\\") r += "\\";
else if (e[t - 1] === "\"") {
i = !0;
r += "\"";
} else i = !1;
}
r += "\"";
return r.split("").reverse().join("");
}
_uvQuoteCmdArg(e) {
if (!e) return "\"\"";
if (!e.includes(" ") && !e.includes("	") && !e.includes("\"")) return e;
if (!e.includes("\"") && !e.includes("\\")) return `"${e}"`;
let t = "\"";
let n = !0;
for (let r = e.length; r > 0; r--) {
t += e[r - 1];
if (n && e[r - 1] === "\\") t += "\\";
else if (e[r - 1] === "\"") {
n = !0;
t += "\\";
} else n = !1;
}
t += "\"";
return t.split("").reverse().join("");
}
_cloneExecOptions(e) {
e ||= {};
let t = {
cwd: e.cwd || process.cwd(),
env: e.env || process.env,
silent: e.silent || !1,
windowsVerbatimArguments: e.windowsVerbatimArguments || !1,
failOnStdErr: e.failOnStdErr || !1,
ignoreReturnCode: e.ignoreReturnCode || !1,
delay: e.delay || 1e4
};
t.outStream = e.outStream || process.stdout;
t.errStream = e.errStream || process.stderr;
return t;
}
_getSpawnOptions(e, t) {
e ||= {};
let n = {};
n.cwd = e.cwd;
n.env = e.env;
n.windowsVerbatimArguments = e.windowsVerbatimArguments || this._isCmdFile();
e.windowsVerbatimArguments && (n.argv0 = `"${t}"`);
return n;
}
exec() {
return toolrunner_awaiter(this, void 0, void 0, function* () {
!isRooted(this.toolPath) && (this.toolPath.includes("/") || C && this.toolPath.includes("\\")) && (this.toolPath = s.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath));
this.toolPath = yield which(this.toolPath, !0);
return new Promise((e, t) => toolrunner_awaiter(this, void 0, void 0, function* () {
this._debug(`exec tool: ${this.toolPath}`);
this._debug("arguments:");
for (let e of this.args) this._debug(`   ${e}`);
let n = this._cloneExecOptions(this.options);
!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + i.EOL);
let r = new ExecState(n, this.toolPath);
r.on("debug", (e) => {
this._debug(e);
});
if (this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
let a = this._getSpawnFileName();
let s = o.spawn(a, this._getSpawnArgs(n), this._getSpawnOptions(this.options, a));
let c = "";
s.stdout && s.stdout.on("data", (e) => {
this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(e);
!n.silent && n.outStream && n.outStream.write(e);
c = this._processLineBuffer(e, c, (e) => {
this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(e);
});
});
let l = "";
s.stderr && s.stderr.on("data", (e) => {
r.processStderr = !0;
this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(e);
!n.silent && n.errStream && n.outStream && (n.failOnStdErr ? n.errStream : n.outStream).write(e);
l = this._processLineBuffer(e, l, (e) => {
this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(e);
});
});
s.on("error", (e) => {
r.processError = e.message;
r.processExited = !0;
r.processClosed = !0;
r.CheckComplete();
});
s.on("exit", (e) => {
r.processExitCode = e;
r.processExited = !0;
this._debug(`Exit code ${e} received from tool '${this.toolPath}'`);
r.CheckComplete();
});
s.on("close", (e) => {
r.processExitCode = e;
r.processExited = !0;
r.processClosed = !0;
this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
r.CheckComplete();
});
r.on("done", (n, r) => {
c.length > 0 && this.emit("stdline", c);
l.length > 0 && this.emit("errline", l);
s.removeAllListeners();
n ? t(n) : e(r);
});
if (this.options.input) {
if (!s.stdin) throw Error("child process missing stdin");
s.stdin.end(this.options.input);
}
}));
});
}
}
function argStringToArray(e) {
let t = [];
let n = !1;
let r = !1;
let i = "";
function append(e) {
r && e !== "\"" && (i += "\\");
i += e;
r = !1;
}
for (let a = 0; a < e.length; a++) {
let o = e.charAt(a);
if (o === "\"") {
r ? append(o) : n = !n;
continue;
}
if (o === "\\" && r) {
append(o);
continue;
}
if (o === "\\" && n) {
r = !0;
continue;
}
if (o === " " && !n) {
if (i.length > 0) {
t.push(i);
i = "";
}
continue;
}
append(o);
}
i.length > 0 && t.push(i.trim());
return t;
}
class ExecState extends a.EventEmitter {
constructor(e, t) {
super();
this.processClosed = !1;
this.processError = "";
this.processExitCode = 0;
this.processExited = !1;
this.processStderr = !1;
this.delay = 1e4;
this.done = !1;
this.timeout = null;
if (!t) throw Error("toolPath must not be empty");
this.options = e;
this.toolPath = t;
e.delay && (this.delay = e.delay);
}
CheckComplete() {
if (this.done) return;
this.processClosed ? this._setResult() : this.processExited && (this.timeout = (0, S.setTimeout)(ExecState.HandleTimeout, this.delay, this));
}
_debug(e) {
this.emit("debug", e);
}
_setResult() {
let e;
this.processExited && (this.processError ? e = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)));
if (this.timeout) {
clearTimeout(this.timeout);
this.timeout = null;
}
this.done = !0;
this.emit("done", e, this.processExitCode);
}
static HandleTimeout(e) {
if (e.done) return;
if (!e.processClosed && e.processExited) {
let t = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
e._debug(t);
}
e._setResult();
}
}
var exec_awaiter = function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
function exec(e, t, n) {
return exec_awaiter(this, void 0, void 0, function* () {
let r = argStringToArray(e);
if (r.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
let i = r[0];
t = r.slice(1).concat(t || []);
return new ToolRunner(i, t, n).exec();
});
}
function getExecOutput(e, t, n) {
return exec_awaiter(this, void 0, void 0, function* () {
let i = "";
let a = "";
let o = new r.StringDecoder("utf8");
let s = new r.StringDecoder("utf8");
let c = n?.listeners?.stdout;
let l = n?.listeners?.stderr;
let stdErrListener = (e) => {
a += s.write(e);
l && l(e);
};
let stdOutListener = (e) => {
i += o.write(e);
c && c(e);
};
let u = Object.assign(Object.assign({}, n?.listeners), {
stdout: stdOutListener,
stderr: stdErrListener
});
let d = yield exec(e, t, Object.assign(Object.assign({}, n), { listeners: u }));
i += o.end();
a += s.end();
return {
exitCode: d,
stdout: i,
stderr: a
};
});
}
}) };
