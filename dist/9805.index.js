export const id = 9805;
export const ids = [9805];
export const modules = { 89805: ((e, t, n) => {
n.d(t, {
uB: () => command_Command,
b7: () => CommanderError,
c$: () => option_Option
});
class CommanderError extends Error {
constructor(e, t, n) {
super(n);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
this.code = t;
this.exitCode = e;
this.nestedError = void 0;
}
}
class InvalidArgumentError extends CommanderError {
constructor(e) {
super(1, "commander.invalidArgument", e);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
}
}
class argument_Argument {
constructor(e, t) {
this.description = t || "";
this.variadic = !1;
this.parseArg = void 0;
this.defaultValue = void 0;
this.defaultValueDescription = void 0;
this.argChoices = void 0;
switch (e[0]) {
case "<":
this.required = !0;
this._name = e.slice(1, -1);
break;
case "[":
this.required = !1;
this._name = e.slice(1, -1);
break;
default:
this.required = !0;
this._name = e;
}
if (this._name.endsWith("...")) {
this.variadic = !0;
this._name = this._name.slice(0, -3);
}
}
name() {
return this._name;
}
_collectValue(e, t) {
if (t === this.defaultValue || !Array.isArray(t)) return [e];
t.push(e);
return t;
}
default(e, t) {
this.defaultValue = e;
this.defaultValueDescription = t;
return this;
}
argParser(e) {
this.parseArg = e;
return this;
}
choices(e) {
this.argChoices = e.slice();
this.parseArg = (e, t) => {
if (!this.argChoices.includes(e)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
if (this.variadic) return this._collectValue(e, t);
return e;
};
return this;
}
argRequired() {
this.required = !0;
return this;
}
argOptional() {
this.required = !1;
return this;
}
}
function humanReadableArgName(e) {
let t = e.name() + (e.variadic === !0 ? "..." : "");
return e.required ? "<" + t + ">" : "[" + t + "]";
}
var r = n(78474);
var i = n(31421);
var a = n(76760);
var o = n(73024);
var s = n(1708);
var c = n(57975);
class Help {
constructor() {
this.helpWidth = void 0;
this.minWidthToWrap = 40;
this.sortSubcommands = !1;
this.sortOptions = !1;
this.showGlobalOptions = !1;
}
prepareContext(e) {
this.helpWidth = this.helpWidth ?? e.helpWidth ?? 80;
}
visibleCommands(e) {
let t = e.commands.filter((e) => !e._hidden);
let n = e._getHelpCommand();
n && !n._hidden && t.push(n);
this.sortSubcommands && t.sort((e, t) => e.name().localeCompare(t.name()));
return t;
}
compareOptions(e, t) {
let getSortKey = (e) => e.short ? e.short.replace(/^-/, "") : e.long.replace(/^--/, "");
return getSortKey(e).localeCompare(getSortKey(t));
}
visibleOptions(e) {
let t = e.options.filter((e) => !e.hidden);
let n = e._getHelpOption();
if (n && !n.hidden) {
let r = n.short && e._findOption(n.short);
let i = n.long && e._findOption(n.long);
!r && !i ? t.push(n) : n.long && !i ? t.push(e.createOption(n.long, n.description).helpGroup(n.helpGroupHeading)) : n.short && !r && t.push(e.createOption(n.short, n.description).helpGroup(n.helpGroupHeading));
}
this.sortOptions && t.sort(this.compareOptions);
return t;
}
visibleGlobalOptions(e) {
if (!this.showGlobalOptions) return [];
let t = [];
for (let n = e.parent; n; n = n.parent) {
let e = n.options.filter((e) => !e.hidden);
t.push(...e);
}
this.sortOptions && t.sort(this.compareOptions);
return t;
}
visibleArguments(e) {
e._argsDescription && e.registeredArguments.forEach((t) => {
t.description = t.description || e._argsDescription[t.name()] || "";
});
if (e.registeredArguments.find((e) => e.description)) return e.registeredArguments;
return [];
}
subcommandTerm(e) {
let t = e.registeredArguments.map((e) => humanReadableArgName(e)).join(" ");
return e._name + (e._aliases[0] ? "|" + e._aliases[0] : "") + (e.options.length ? " [options]" : "") + (t ? " " + t : "");
}
optionTerm(e) {
return e.flags;
}
argumentTerm(e) {
return e.name();
}
longestSubcommandTermLength(e, t) {
return t.visibleCommands(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleSubcommandTerm(t.subcommandTerm(n)))), 0);
}
longestOptionTermLength(e, t) {
return t.visibleOptions(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleOptionTerm(t.optionTerm(n)))), 0);
}
longestGlobalOptionTermLength(e, t) {
return t.visibleGlobalOptions(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleOptionTerm(t.optionTerm(n)))), 0);
}
longestArgumentTermLength(e, t) {
return t.visibleArguments(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleArgumentTerm(t.argumentTerm(n)))), 0);
}
commandUsage(e) {
let t = e._name;
e._aliases[0] && (t = t + "|" + e._aliases[0]);
let n = "";
for (let t = e.parent; t; t = t.parent) n = t.name() + " " + n;
return n + t + " " + e.usage();
}
commandDescription(e) {
return e.description();
}
subcommandDescription(e) {
return e.summary() || e.description();
}
optionDescription(e) {
let t = [];
e.argChoices && t.push(`choices: ${e.argChoices.map((e) => JSON.stringify(e)).join(", ")}`);
e.defaultValue !== void 0 && (e.required || e.optional || e.isBoolean() && typeof e.defaultValue == "boolean") && t.push(`default: ${e.defaultValueDescription || JSON.stringify(e.defaultValue)}`);
e.presetArg !== void 0 && e.optional && t.push(`preset: ${JSON.stringify(e.presetArg)}`);
e.envVar !== void 0 && t.push(`env: ${e.envVar}`);
if (t.length > 0) {
let n = `(${t.join(", ")})`;
if (e.description) return `${e.description} ${n}`;
return n;
}
return e.description;
}
argumentDescription(e) {
let t = [];
e.argChoices && t.push(`choices: ${e.argChoices.map((e) => JSON.stringify(e)).join(", ")}`);
e.defaultValue !== void 0 && t.push(`default: ${e.defaultValueDescription || JSON.stringify(e.defaultValue)}`);
if (t.length > 0) {
let n = `(${t.join(", ")})`;
if (e.description) return `${e.description} ${n}`;
return n;
}
return e.description;
}
formatItemList(e, t, n) {
if (t.length === 0) return [];
return [
n.styleTitle(e),
...t,
""
];
}
groupItems(e, t, n) {
let r = new Map();
e.forEach((e) => {
let t = n(e);
r.has(t) || r.set(t, []);
});
t.forEach((e) => {
let t = n(e);
r.has(t) || r.set(t, []);
r.get(t).push(e);
});
return r;
}
formatHelp(e, t) {
let n = t.padWidth(e, t);
let r = t.helpWidth ?? 80;
function callFormatItem(e, r) {
return t.formatItem(e, n, r, t);
}
let i = [`${t.styleTitle("Usage:")} ${t.styleUsage(t.commandUsage(e))}`, ""];
let a = t.commandDescription(e);
a.length > 0 && (i = i.concat([t.boxWrap(t.styleCommandDescription(a), r), ""]));
let o = t.visibleArguments(e).map((e) => callFormatItem(t.styleArgumentTerm(t.argumentTerm(e)), t.styleArgumentDescription(t.argumentDescription(e))));
i = i.concat(this.formatItemList("Arguments:", o, t));
this.groupItems(e.options, t.visibleOptions(e), (e) => e.helpGroupHeading ?? "Options:").forEach((e, n) => {
let r = e.map((e) => callFormatItem(t.styleOptionTerm(t.optionTerm(e)), t.styleOptionDescription(t.optionDescription(e))));
i = i.concat(this.formatItemList(n, r, t));
});
if (t.showGlobalOptions) {
let n = t.visibleGlobalOptions(e).map((e) => callFormatItem(t.styleOptionTerm(t.optionTerm(e)), t.styleOptionDescription(t.optionDescription(e))));
i = i.concat(this.formatItemList("Global Options:", n, t));
}
this.groupItems(e.commands, t.visibleCommands(e), (e) => e.helpGroup() || "Commands:").forEach((e, n) => {
let r = e.map((e) => callFormatItem(t.styleSubcommandTerm(t.subcommandTerm(e)), t.styleSubcommandDescription(t.subcommandDescription(e))));
i = i.concat(this.formatItemList(n, r, t));
});
return i.join("\n");
}
displayWidth(e) {
return (0, c.stripVTControlCharacters)(e).length;
}
styleTitle(e) {
return e;
}
styleUsage(e) {
return e.split(" ").map((e) => {
if (e === "[options]") return this.styleOptionText(e);
if (e === "[command]") return this.styleSubcommandText(e);
if (e[0] === "[" || e[0] === "<") return this.styleArgumentText(e);
return this.styleCommandText(e);
}).join(" ");
}
styleCommandDescription(e) {
return this.styleDescriptionText(e);
}
styleOptionDescription(e) {
return this.styleDescriptionText(e);
}
styleSubcommandDescription(e) {
return this.styleDescriptionText(e);
}
styleArgumentDescription(e) {
return this.styleDescriptionText(e);
}
styleDescriptionText(e) {
return e;
}
styleOptionTerm(e) {
return this.styleOptionText(e);
}
styleSubcommandTerm(e) {
return e.split(" ").map((e) => {
if (e === "[options]") return this.styleOptionText(e);
if (e[0] === "[" || e[0] === "<") return this.styleArgumentText(e);
return this.styleSubcommandText(e);
}).join(" ");
}
styleArgumentTerm(e) {
return this.styleArgumentText(e);
}
styleOptionText(e) {
return e;
}
styleArgumentText(e) {
return e;
}
styleSubcommandText(e) {
return e;
}
styleCommandText(e) {
return e;
}
padWidth(e, t) {
return Math.max(t.longestOptionTermLength(e, t), t.longestGlobalOptionTermLength(e, t), t.longestSubcommandTermLength(e, t), t.longestArgumentTermLength(e, t));
}
preformatted(e) {
return /\n[^\S\r\n]/.test(e);
}
formatItem(e, t, n, r) {
let i = " ".repeat(2);
if (!n) return i + e;
let a = e.padEnd(t + e.length - r.displayWidth(e));
let o = (this.helpWidth ?? 80) - t - 2 - 2;
let s;
s = o < this.minWidthToWrap || r.preformatted(n) ? n : r.boxWrap(n, o).replace(/\n/g, "\n" + " ".repeat(t + 2));
return i + a + " ".repeat(2) + s.replace(/\n/g, `\n${i}`);
}
boxWrap(e, t) {
if (t < this.minWidthToWrap) return e;
let n = e.split(/\r\n|\n/);
let r = /[\s]*[^\s]+/g;
let i = [];
n.forEach((e) => {
let n = e.match(r);
if (n === null) {
i.push("");
return;
}
let a = [n.shift()];
let o = this.displayWidth(a[0]);
n.forEach((e) => {
let n = this.displayWidth(e);
if (o + n <= t) {
a.push(e);
o += n;
return;
}
i.push(a.join(""));
let r = e.trimStart();
a = [r];
o = this.displayWidth(r);
});
i.push(a.join(""));
});
return i.join("\n");
}
}
class option_Option {
constructor(e, t) {
this.flags = e;
this.description = t || "";
this.required = e.includes("<");
this.optional = e.includes("[");
this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(e);
this.mandatory = !1;
let n = splitOptionFlags(e);
this.short = n.shortFlag;
this.long = n.longFlag;
this.negate = !1;
this.long && (this.negate = this.long.startsWith("--no-"));
this.defaultValue = void 0;
this.defaultValueDescription = void 0;
this.presetArg = void 0;
this.envVar = void 0;
this.parseArg = void 0;
this.hidden = !1;
this.argChoices = void 0;
this.conflictsWith = [];
this.implied = void 0;
this.helpGroupHeading = void 0;
}
default(e, t) {
this.defaultValue = e;
this.defaultValueDescription = t;
return this;
}
preset(e) {
this.presetArg = e;
return this;
}
conflicts(e) {
this.conflictsWith = this.conflictsWith.concat(e);
return this;
}
implies(e) {
let t = e;
typeof e == "string" && (t = { [e]: !0 });
this.implied = Object.assign(this.implied || {}, t);
return this;
}
env(e) {
this.envVar = e;
return this;
}
argParser(e) {
this.parseArg = e;
return this;
}
makeOptionMandatory(e = !0) {
this.mandatory = !!e;
return this;
}
hideHelp(e = !0) {
this.hidden = !!e;
return this;
}
_collectValue(e, t) {
if (t === this.defaultValue || !Array.isArray(t)) return [e];
t.push(e);
return t;
}
choices(e) {
this.argChoices = e.slice();
this.parseArg = (e, t) => {
if (!this.argChoices.includes(e)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
if (this.variadic) return this._collectValue(e, t);
return e;
};
return this;
}
name() {
if (this.long) return this.long.replace(/^--/, "");
return this.short.replace(/^-/, "");
}
attributeName() {
if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
return camelcase(this.name());
}
helpGroup(e) {
this.helpGroupHeading = e;
return this;
}
is(e) {
return this.short === e || this.long === e;
}
isBoolean() {
return !this.required && !this.optional && !this.negate;
}
}
class DualOptions {
constructor(e) {
this.positiveOptions = new Map();
this.negativeOptions = new Map();
this.dualOptions = new Set();
e.forEach((e) => {
e.negate ? this.negativeOptions.set(e.attributeName(), e) : this.positiveOptions.set(e.attributeName(), e);
});
this.negativeOptions.forEach((e, t) => {
this.positiveOptions.has(t) && this.dualOptions.add(t);
});
}
valueFromOption(e, t) {
let n = t.attributeName();
if (!this.dualOptions.has(n)) return !0;
let r = this.negativeOptions.get(n).presetArg;
let i = r !== void 0 && r;
return t.negate === (i === e);
}
}
function camelcase(e) {
return e.split("-").reduce((e, t) => e + t[0].toUpperCase() + t.slice(1));
}
function splitOptionFlags(e) {
let t;
let n;
let r = /^-[^-]$/;
let i = /^--[^-]/;
let a = e.split(/[ |,]+/).concat("guard");
r.test(a[0]) && (t = a.shift());
i.test(a[0]) && (n = a.shift());
!t && r.test(a[0]) && (t = a.shift());
if (!t && i.test(a[0])) {
t = n;
n = a.shift();
}
if (a[0].startsWith("-")) {
let t = a[0];
let n = `option creation failed due to '${t}' in option flags '${e}'`;
if (/^-[^-][^-]/.test(t)) throw Error(`${n}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
if (r.test(t)) throw Error(`${n}
- too many short flags`);
if (i.test(t)) throw Error(`${n}
- too many long flags`);
throw Error(`${n}
- unrecognised flag format`);
}
if (t === void 0 && n === void 0) throw Error(`option creation failed due to no flags found in '${e}'.`);
return {
shortFlag: t,
longFlag: n
};
}
function editDistance(e, t) {
if (Math.abs(e.length - t.length) > 3) return Math.max(e.length, t.length);
let n = [];
for (let t = 0; t <= e.length; t++) n[t] = [t];
for (let e = 0; e <= t.length; e++) n[0][e] = e;
for (let r = 1; r <= t.length; r++) for (let i = 1; i <= e.length; i++) {
let a;
a = e[i - 1] === t[r - 1] ? 0 : 1;
n[i][r] = Math.min(n[i - 1][r] + 1, n[i][r - 1] + 1, n[i - 1][r - 1] + a);
i > 1 && r > 1 && e[i - 1] === t[r - 2] && e[i - 2] === t[r - 1] && (n[i][r] = Math.min(n[i][r], n[i - 2][r - 2] + 1));
}
return n[e.length][t.length];
}
function suggestSimilar(e, t) {
if (!t || t.length === 0) return "";
t = Array.from(new Set(t));
let n = e.startsWith("--");
if (n) {
e = e.slice(2);
t = t.map((e) => e.slice(2));
}
let r = [];
let i = 3;
t.forEach((t) => {
if (t.length <= 1) return;
let n = editDistance(e, t);
let a = Math.max(e.length, t.length);
if ((a - n) / a > .4) {
if (n < i) {
i = n;
r = [t];
} else n === i && r.push(t);
}
});
r.sort((e, t) => e.localeCompare(t));
n && (r = r.map((e) => `--${e}`));
if (r.length > 1) return `\n(Did you mean one of ${r.join(", ")}?)`;
if (r.length === 1) return `\n(Did you mean ${r[0]}?)`;
return "";
}
class command_Command extends r.EventEmitter {
constructor(e) {
super();
this.commands = [];
this.options = [];
this.parent = null;
this._allowUnknownOption = !1;
this._allowExcessArguments = !1;
this.registeredArguments = [];
this._args = this.registeredArguments;
this.args = [];
this.rawArgs = [];
this.processedArgs = [];
this._scriptPath = null;
this._name = e || "";
this._optionValues = {};
this._optionValueSources = {};
this._storeOptionsAsProperties = !1;
this._actionHandler = null;
this._executableHandler = !1;
this._executableFile = null;
this._executableDir = null;
this._defaultCommandName = null;
this._exitCallback = null;
this._aliases = [];
this._combineFlagAndOptionalValue = !0;
this._description = "";
this._summary = "";
this._argsDescription = void 0;
this._enablePositionalOptions = !1;
this._passThroughOptions = !1;
this._lifeCycleHooks = {};
this._showHelpAfterError = !1;
this._showSuggestionAfterError = !0;
this._savedState = null;
this._outputConfiguration = {
writeOut: (e) => s.stdout.write(e),
writeErr: (e) => s.stderr.write(e),
outputError: (e, t) => t(e),
getOutHelpWidth: () => s.stdout.isTTY ? s.stdout.columns : void 0,
getErrHelpWidth: () => s.stderr.isTTY ? s.stderr.columns : void 0,
getOutHasColors: () => useColor() ?? (s.stdout.isTTY && s.stdout.hasColors?.()),
getErrHasColors: () => useColor() ?? (s.stderr.isTTY && s.stderr.hasColors?.()),
stripColor: (e) => (0, c.stripVTControlCharacters)(e)
};
this._hidden = !1;
this._helpOption = void 0;
this._addImplicitHelpCommand = void 0;
this._helpCommand = void 0;
this._helpConfiguration = {};
this._helpGroupHeading = void 0;
this._defaultCommandGroup = void 0;
this._defaultOptionGroup = void 0;
}
copyInheritedSettings(e) {
this._outputConfiguration = e._outputConfiguration;
this._helpOption = e._helpOption;
this._helpCommand = e._helpCommand;
this._helpConfiguration = e._helpConfiguration;
this._exitCallback = e._exitCallback;
this._storeOptionsAsProperties = e._storeOptionsAsProperties;
this._combineFlagAndOptionalValue = e._combineFlagAndOptionalValue;
this._allowExcessArguments = e._allowExcessArguments;
this._enablePositionalOptions = e._enablePositionalOptions;
this._showHelpAfterError = e._showHelpAfterError;
this._showSuggestionAfterError = e._showSuggestionAfterError;
return this;
}
_getCommandAndAncestors() {
let e = [];
for (let t = this; t; t = t.parent) e.push(t);
return e;
}
command(e, t, n) {
let r = t;
let i = n;
if (typeof r == "object" && r) {
i = r;
r = null;
}
i ||= {};
let [, a, o] = e.match(/([^ ]+) *(.*)/);
let s = this.createCommand(a);
if (r) {
s.description(r);
s._executableHandler = !0;
}
i.isDefault && (this._defaultCommandName = s._name);
s._hidden = !!(i.noHelp || i.hidden);
s._executableFile = i.executableFile || null;
o && s.arguments(o);
this._registerCommand(s);
s.parent = this;
s.copyInheritedSettings(this);
if (r) return this;
return s;
}
createCommand(e) {
return new command_Command(e);
}
createHelp() {
return Object.assign(new Help(), this.configureHelp());
}
configureHelp(e) {
if (e === void 0) return this._helpConfiguration;
this._helpConfiguration = e;
return this;
}
configureOutput(e) {
if (e === void 0) return this._outputConfiguration;
this._outputConfiguration = {
...this._outputConfiguration,
...e
};
return this;
}
showHelpAfterError(e = !0) {
typeof e != "string" && (e = !!e);
this._showHelpAfterError = e;
return this;
}
showSuggestionAfterError(e = !0) {
this._showSuggestionAfterError = !!e;
return this;
}
addCommand(e, t) {
if (!e._name) throw Error("Command passed to .addCommand() must have a name\n- specify the name in Command constructor or using .name()");
t ||= {};
t.isDefault && (this._defaultCommandName = e._name);
(t.noHelp || t.hidden) && (e._hidden = !0);
this._registerCommand(e);
e.parent = this;
e._checkForBrokenPassThrough();
return this;
}
createArgument(e, t) {
return new argument_Argument(e, t);
}
argument(e, t, n, r) {
let i = this.createArgument(e, t);
typeof n == "function" ? i.default(r).argParser(n) : i.default(n);
this.addArgument(i);
return this;
}
arguments(e) {
e.trim().split(/ +/).forEach((e) => {
this.argument(e);
});
return this;
}
addArgument(e) {
let t = this.registeredArguments.slice(-1)[0];
if (t?.variadic) throw Error(`only the last argument can be variadic '${t.name()}'`);
if (e.required && e.defaultValue !== void 0 && e.parseArg === void 0) throw Error(`a default value for a required argument is never used: '${e.name()}'`);
this.registeredArguments.push(e);
return this;
}
helpCommand(e, t) {
if (typeof e == "boolean") {
this._addImplicitHelpCommand = e;
e && this._defaultCommandGroup && this._initCommandGroup(this._getHelpCommand());
return this;
}
let [, n, r] = (e ?? "help [command]").match(/([^ ]+) *(.*)/);
let i = t ?? "display help for command";
let a = this.createCommand(n);
a.helpOption(!1);
r && a.arguments(r);
i && a.description(i);
this._addImplicitHelpCommand = !0;
this._helpCommand = a;
(e || t) && this._initCommandGroup(a);
return this;
}
addHelpCommand(e, t) {
if (typeof e != "object") {
this.helpCommand(e, t);
return this;
}
this._addImplicitHelpCommand = !0;
this._helpCommand = e;
this._initCommandGroup(e);
return this;
}
_getHelpCommand() {
if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
this._helpCommand === void 0 && this.helpCommand(void 0, void 0);
return this._helpCommand;
}
return null;
}
hook(e, t) {
let n = [
"preSubcommand",
"preAction",
"postAction"
];
if (!n.includes(e)) throw Error(`Unexpected value for event passed to hook : '${e}'.
Expecting one of '${n.join("', '")}'`);
this._lifeCycleHooks[e] ? this._lifeCycleHooks[e].push(t) : this._lifeCycleHooks[e] = [t];
return this;
}
exitOverride(e) {
this._exitCallback = e || ((e) => {
if (e.code !== "commander.executeSubCommandAsync") throw e;
});
return this;
}
_exit(e, t, n) {
this._exitCallback && this._exitCallback(new CommanderError(e, t, n));
s.exit(e);
}
action(e) {
let listener = (t) => {
let n = this.registeredArguments.length;
let r = t.slice(0, n);
r[n] = this._storeOptionsAsProperties ? this : this.opts();
r.push(this);
return e.apply(this, r);
};
this._actionHandler = listener;
return this;
}
createOption(e, t) {
return new option_Option(e, t);
}
_callParseArg(e, t, n, r) {
try {
return e.parseArg(t, n);
} catch (e) {
if (e.code === "commander.invalidArgument") {
let t = `${r} ${e.message}`;
this.error(t, {
exitCode: e.exitCode,
code: e.code
});
}
throw e;
}
}
_registerOption(e) {
let t = e.short && this._findOption(e.short) || e.long && this._findOption(e.long);
if (t) {
let n = e.long && this._findOption(e.long) ? e.long : e.short;
throw Error(`Cannot add option '${e.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${n}'
-  already used by option '${t.flags}'`);
}
this._initOptionGroup(e);
this.options.push(e);
}
_registerCommand(e) {
let knownBy = (e) => [e.name()].concat(e.aliases());
let t = knownBy(e).find((e) => this._findCommand(e));
if (t) {
let n = knownBy(this._findCommand(t)).join("|");
let r = knownBy(e).join("|");
throw Error(`cannot add command '${r}' as already have command '${n}'`);
}
this._initCommandGroup(e);
this.commands.push(e);
}
addOption(e) {
this._registerOption(e);
let t = e.name();
let n = e.attributeName();
e.defaultValue !== void 0 && this.setOptionValueWithSource(n, e.defaultValue, "default");
let handleOptionValue = (t, r, i) => {
t == null && e.presetArg !== void 0 && (t = e.presetArg);
let a = this.getOptionValue(n);
t !== null && e.parseArg ? t = this._callParseArg(e, t, a, r) : t !== null && e.variadic && (t = e._collectValue(t, a));
t ??= e.negate ? !1 : e.isBoolean() || e.optional ? !0 : "";
this.setOptionValueWithSource(n, t, i);
};
this.on("option:" + t, (t) => {
let n = `error: option '${e.flags}' argument '${t}' is invalid.`;
handleOptionValue(t, n, "cli");
});
e.envVar && this.on("optionEnv:" + t, (t) => {
let n = `error: option '${e.flags}' value '${t}' from env '${e.envVar}' is invalid.`;
handleOptionValue(t, n, "env");
});
return this;
}
_optionEx(e, t, n, fn, r) {
if (typeof t == "object" && t instanceof option_Option) throw Error("To add an Option object use addOption() instead of option() or requiredOption()");
let i = this.createOption(t, n);
i.makeOptionMandatory(!!e.mandatory);
if (typeof fn == "function") i.default(r).argParser(fn);
else if (fn instanceof RegExp) {
let e = fn;
fn = (t, n) => {
let r = e.exec(t);
return r ? r[0] : n;
};
i.default(r).argParser(fn);
} else i.default(fn);
return this.addOption(i);
}
option(e, t, n, r) {
return this._optionEx({}, e, t, n, r);
}
requiredOption(e, t, n, r) {
return this._optionEx({ mandatory: !0 }, e, t, n, r);
}
combineFlagAndOptionalValue(e = !0) {
this._combineFlagAndOptionalValue = !!e;
return this;
}
allowUnknownOption(e = !0) {
this._allowUnknownOption = !!e;
return this;
}
allowExcessArguments(e = !0) {
this._allowExcessArguments = !!e;
return this;
}
enablePositionalOptions(e = !0) {
this._enablePositionalOptions = !!e;
return this;
}
passThroughOptions(e = !0) {
this._passThroughOptions = !!e;
this._checkForBrokenPassThrough();
return this;
}
_checkForBrokenPassThrough() {
if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
}
storeOptionsAsProperties(e = !0) {
if (this.options.length) throw Error("call .storeOptionsAsProperties() before adding options");
if (Object.keys(this._optionValues).length) throw Error("call .storeOptionsAsProperties() before setting option values");
this._storeOptionsAsProperties = !!e;
return this;
}
getOptionValue(e) {
if (this._storeOptionsAsProperties) return this[e];
return this._optionValues[e];
}
setOptionValue(e, t) {
return this.setOptionValueWithSource(e, t, void 0);
}
setOptionValueWithSource(e, t, n) {
this._storeOptionsAsProperties ? this[e] = t : this._optionValues[e] = t;
this._optionValueSources[e] = n;
return this;
}
getOptionValueSource(e) {
return this._optionValueSources[e];
}
getOptionValueSourceWithGlobals(e) {
let t;
this._getCommandAndAncestors().forEach((n) => {
Object.hasOwn(n._optionValueSources, e) && (t = n.getOptionValueSource(e));
});
return t;
}
_prepareUserArgs(e, t) {
if (e !== void 0 && !Array.isArray(e)) throw Error("first parameter to parse must be array or undefined");
t ||= {};
if (e === void 0 && t.from === void 0) {
s.versions?.electron && (t.from = "electron");
let e = s.execArgv ?? [];
(e.includes("-e") || e.includes("--eval") || e.includes("-p") || e.includes("--print")) && (t.from = "eval");
}
e === void 0 && (e = s.argv);
this.rawArgs = e.slice();
let n;
switch (t.from) {
case void 0:
case "node":
this._scriptPath = e[1];
n = e.slice(2);
break;
case "electron":
if (s.defaultApp) {
this._scriptPath = e[1];
n = e.slice(2);
} else n = e.slice(1);
break;
case "user":
n = e.slice(0);
break;
case "eval":
n = e.slice(1);
break;
default: throw Error(`unexpected parse option { from: '${t.from}' }`);
}
!this._name && this._scriptPath && this.nameFromFilename(this._scriptPath);
this._name = this._name || "program";
return n;
}
parse(e, t) {
this._prepareForParse();
let n = this._prepareUserArgs(e, t);
this._parseCommand([], n);
return this;
}
async parseAsync(e, t) {
this._prepareForParse();
let n = this._prepareUserArgs(e, t);
await this._parseCommand([], n);
return this;
}
_prepareForParse() {
if (this._savedState === null) {
this.options.filter((e) => e.negate && e.defaultValue === void 0 && this.getOptionValue(e.attributeName()) === void 0).forEach((e) => {
let t = e.long.replace(/^--no-/, "--");
this._findOption(t) || this.setOptionValueWithSource(e.attributeName(), !0, "default");
});
this.saveStateBeforeParse();
} else this.restoreStateBeforeParse();
}
saveStateBeforeParse() {
this._savedState = {
_name: this._name,
_optionValues: { ...this._optionValues },
_optionValueSources: { ...this._optionValueSources }
};
}
restoreStateBeforeParse() {
if (this._storeOptionsAsProperties) throw Error("Can not call parse again when storeOptionsAsProperties is true.\n- either make a new Command for each call to parse, or stop storing options as properties");
this._name = this._savedState._name;
this._scriptPath = null;
this.rawArgs = [];
this._optionValues = { ...this._savedState._optionValues };
this._optionValueSources = { ...this._savedState._optionValueSources };
this.args = [];
this.processedArgs = [];
}
_checkForMissingExecutable(e, t, n) {
if (o.existsSync(e)) return;
let r = `'${e}' does not exist
 - if '${n}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${t ? `searched for local subcommand relative to directory '${t}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
throw Error(r);
}
_executeSubCommand(e, t) {
t = t.slice();
let n = [
".js",
".ts",
".tsx",
".mjs",
".cjs"
];
function findFile(e, t) {
let r = a.resolve(e, t);
if (o.existsSync(r)) return r;
if (n.includes(a.extname(t))) return;
let i = n.find((e) => o.existsSync(`${r}${e}`));
if (i) return `${r}${i}`;
}
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
let r = e._executableFile || `${this._name}-${e._name}`;
let c = this._executableDir || "";
if (this._scriptPath) {
let e;
try {
e = o.realpathSync(this._scriptPath);
} catch {
e = this._scriptPath;
}
c = a.resolve(a.dirname(e), c);
}
if (c) {
let t = findFile(c, r);
if (!t && !e._executableFile && this._scriptPath) {
let n = a.basename(this._scriptPath, a.extname(this._scriptPath));
n !== this._name && (t = findFile(c, `${n}-${e._name}`));
}
r = t || r;
}
let l = n.includes(a.extname(r));
let u;
if (s.platform !== "win32") {
if (l) {
t.unshift(r);
t = incrementNodeInspectorPort(s.execArgv).concat(t);
u = i.spawn(s.argv[0], t, { stdio: "inherit" });
} else u = i.spawn(r, t, { stdio: "inherit" });
} else {
this._checkForMissingExecutable(r, c, e._name);
t.unshift(r);
t = incrementNodeInspectorPort(s.execArgv).concat(t);
u = i.spawn(s.execPath, t, { stdio: "inherit" });
}
u.killed || [
"SIGUSR1",
"SIGUSR2",
"SIGTERM",
"SIGINT",
"SIGHUP"
].forEach((e) => {
s.on(e, () => {
u.killed === !1 && u.exitCode === null && u.kill(e);
});
});
let d = this._exitCallback;
u.on("close", (e) => {
e ??= 1;
d ? d(new CommanderError(e, "commander.executeSubCommandAsync", "(close)")) : s.exit(e);
});
u.on("error", (t) => {
if (t.code === "ENOENT") this._checkForMissingExecutable(r, c, e._name);
else if (t.code === "EACCES") throw Error(`'${r}' not executable`);
if (!d) s.exit(1);
else {
let e = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
e.nestedError = t;
d(e);
}
});
this.runningCommand = u;
}
_dispatchSubcommand(e, t, n) {
let r = this._findCommand(e);
r || this.help({ error: !0 });
r._prepareForParse();
let i;
i = this._chainOrCallSubCommandHook(i, r, "preSubcommand");
i = this._chainOrCall(i, () => {
if (r._executableHandler) this._executeSubCommand(r, t.concat(n));
else return r._parseCommand(t, n);
});
return i;
}
_dispatchHelpCommand(e) {
e || this.help();
let t = this._findCommand(e);
t && !t._executableHandler && t.help();
return this._dispatchSubcommand(e, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
}
_checkNumberOfArguments() {
this.registeredArguments.forEach((e, t) => {
e.required && this.args[t] == null && this.missingArgument(e.name());
});
if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
this.args.length > this.registeredArguments.length && this._excessArguments(this.args);
}
_processArguments() {
let myParseArg = (e, t, n) => {
let r = t;
if (t !== null && e.parseArg) {
let i = `error: command-argument value '${t}' is invalid for argument '${e.name()}'.`;
r = this._callParseArg(e, t, n, i);
}
return r;
};
this._checkNumberOfArguments();
let e = [];
this.registeredArguments.forEach((t, n) => {
let r = t.defaultValue;
if (t.variadic) {
if (n < this.args.length) {
r = this.args.slice(n);
t.parseArg && (r = r.reduce((e, n) => myParseArg(t, n, e), t.defaultValue));
} else r === void 0 && (r = []);
} else if (n < this.args.length) {
r = this.args[n];
t.parseArg && (r = myParseArg(t, r, t.defaultValue));
}
e[n] = r;
});
this.processedArgs = e;
}
_chainOrCall(e, t) {
if (e?.then && typeof e.then == "function") return e.then(() => t());
return t();
}
_chainOrCallHooks(e, t) {
let n = e;
let r = [];
this._getCommandAndAncestors().reverse().filter((e) => e._lifeCycleHooks[t] !== void 0).forEach((e) => {
e._lifeCycleHooks[t].forEach((t) => {
r.push({
hookedCommand: e,
callback: t
});
});
});
t === "postAction" && r.reverse();
r.forEach((e) => {
n = this._chainOrCall(n, () => e.callback(e.hookedCommand, this));
});
return n;
}
_chainOrCallSubCommandHook(e, t, n) {
let r = e;
this._lifeCycleHooks[n] !== void 0 && this._lifeCycleHooks[n].forEach((e) => {
r = this._chainOrCall(r, () => e(this, t));
});
return r;
}
_parseCommand(e, t) {
let n = this.parseOptions(t);
this._parseOptionsEnv();
this._parseOptionsImplied();
e = e.concat(n.operands);
t = n.unknown;
this.args = e.concat(t);
if (e && this._findCommand(e[0])) return this._dispatchSubcommand(e[0], e.slice(1), t);
if (this._getHelpCommand() && e[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(e[1]);
if (this._defaultCommandName) {
this._outputHelpIfRequested(t);
return this._dispatchSubcommand(this._defaultCommandName, e, t);
}
this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName && this.help({ error: !0 });
this._outputHelpIfRequested(n.unknown);
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
let checkForUnknownOptions = () => {
n.unknown.length > 0 && this.unknownOption(n.unknown[0]);
};
let r = `command:${this.name()}`;
if (this._actionHandler) {
checkForUnknownOptions();
this._processArguments();
let n;
n = this._chainOrCallHooks(n, "preAction");
n = this._chainOrCall(n, () => this._actionHandler(this.processedArgs));
this.parent && (n = this._chainOrCall(n, () => {
this.parent.emit(r, e, t);
}));
n = this._chainOrCallHooks(n, "postAction");
return n;
}
if (this.parent?.listenerCount(r)) {
checkForUnknownOptions();
this._processArguments();
this.parent.emit(r, e, t);
} else if (e.length) {
if (this._findCommand("*")) return this._dispatchSubcommand("*", e, t);
if (this.listenerCount("command:*")) this.emit("command:*", e, t);
else if (this.commands.length) this.unknownCommand();
else {
checkForUnknownOptions();
this._processArguments();
}
} else if (this.commands.length) {
checkForUnknownOptions();
this.help({ error: !0 });
} else {
checkForUnknownOptions();
this._processArguments();
}
}
_findCommand(e) {
if (!e) return;
return this.commands.find((t) => t._name === e || t._aliases.includes(e));
}
_findOption(e) {
return this.options.find((t) => t.is(e));
}
_checkForMissingMandatoryOptions() {
this._getCommandAndAncestors().forEach((e) => {
e.options.forEach((t) => {
t.mandatory && e.getOptionValue(t.attributeName()) === void 0 && e.missingMandatoryOptionValue(t);
});
});
}
_checkForConflictingLocalOptions() {
let e = this.options.filter((e) => {
let t = e.attributeName();
if (this.getOptionValue(t) === void 0) return !1;
return this.getOptionValueSource(t) !== "default";
});
e.filter((e) => e.conflictsWith.length > 0).forEach((t) => {
let n = e.find((e) => t.conflictsWith.includes(e.attributeName()));
n && this._conflictingOption(t, n);
});
}
_checkForConflictingOptions() {
this._getCommandAndAncestors().forEach((e) => {
e._checkForConflictingLocalOptions();
});
}
parseOptions(e) {
let t = [];
let n = [];
let r = t;
function maybeOption(e) {
return e.length > 1 && e[0] === "-";
}
let negativeNumberArg = (e) => {
if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(e)) return !1;
return !this._getCommandAndAncestors().some((e) => e.options.map((e) => e.short).some((e) => /^-\d$/.test(e)));
};
let i = null;
let a = null;
let o = 0;
for (; o < e.length || a;) {
let s = a ?? e[o++];
a = null;
if (s === "--") {
r === n && r.push(s);
r.push(...e.slice(o));
break;
}
if (i && (!maybeOption(s) || negativeNumberArg(s))) {
this.emit(`option:${i.name()}`, s);
continue;
}
i = null;
if (maybeOption(s)) {
let t = this._findOption(s);
if (t) {
if (t.required) {
let n = e[o++];
n === void 0 && this.optionMissingArgument(t);
this.emit(`option:${t.name()}`, n);
} else if (t.optional) {
let n = null;
o < e.length && (!maybeOption(e[o]) || negativeNumberArg(e[o])) && (n = e[o++]);
this.emit(`option:${t.name()}`, n);
} else this.emit(`option:${t.name()}`);
i = t.variadic ? t : null;
continue;
}
}
if (s.length > 2 && s[0] === "-" && s[1] !== "-") {
let e = this._findOption(`-${s[1]}`);
if (e) {
if (e.required || e.optional && this._combineFlagAndOptionalValue) this.emit(`option:${e.name()}`, s.slice(2));
else {
this.emit(`option:${e.name()}`);
a = `-${s.slice(2)}`;
}
continue;
}
}
if (/^--[^=]+=/.test(s)) {
let e = s.indexOf("=");
let t = this._findOption(s.slice(0, e));
if (t && (t.required || t.optional)) {
this.emit(`option:${t.name()}`, s.slice(e + 1));
continue;
}
}
r === t && maybeOption(s) && !(this.commands.length === 0 && negativeNumberArg(s)) && (r = n);
if ((this._enablePositionalOptions || this._passThroughOptions) && t.length === 0 && n.length === 0) {
if (this._findCommand(s)) {
t.push(s);
n.push(...e.slice(o));
break;
} else if (this._getHelpCommand() && s === this._getHelpCommand().name()) {
t.push(s, ...e.slice(o));
break;
} else if (this._defaultCommandName) {
n.push(s, ...e.slice(o));
break;
}
}
if (this._passThroughOptions) {
r.push(s, ...e.slice(o));
break;
}
r.push(s);
}
return {
operands: t,
unknown: n
};
}
opts() {
if (this._storeOptionsAsProperties) {
let e = {};
let t = this.options.length;
for (let n = 0; n < t; n++) {
let t = this.options[n].attributeName();
e[t] = t === this._versionOptionName ? this._version : this[t];
}
return e;
}
return this._optionValues;
}
optsWithGlobals() {
return this._getCommandAndAncestors().reduce((e, t) => Object.assign(e, t.opts()), {});
}
error(e, t) {
this._outputConfiguration.outputError(`${e}\n`, this._outputConfiguration.writeErr);
if (typeof this._showHelpAfterError == "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
else if (this._showHelpAfterError) {
this._outputConfiguration.writeErr("\n");
this.outputHelp({ error: !0 });
}
let n = t || {};
let r = n.exitCode || 1;
let i = n.code || "commander.error";
this._exit(r, i, e);
}
_parseOptionsEnv() {
this.options.forEach((e) => {
if (e.envVar && e.envVar in s.env) {
let t = e.attributeName();
(this.getOptionValue(t) === void 0 || [
"default",
"config",
"env"
].includes(this.getOptionValueSource(t))) && (e.required || e.optional ? this.emit(`optionEnv:${e.name()}`, s.env[e.envVar]) : this.emit(`optionEnv:${e.name()}`));
}
});
}
_parseOptionsImplied() {
let e = new DualOptions(this.options);
let hasCustomOptionValue = (e) => this.getOptionValue(e) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(e));
this.options.filter((t) => t.implied !== void 0 && hasCustomOptionValue(t.attributeName()) && e.valueFromOption(this.getOptionValue(t.attributeName()), t)).forEach((e) => {
Object.keys(e.implied).filter((e) => !hasCustomOptionValue(e)).forEach((t) => {
this.setOptionValueWithSource(t, e.implied[t], "implied");
});
});
}
missingArgument(e) {
let t = `error: missing required argument '${e}'`;
this.error(t, { code: "commander.missingArgument" });
}
optionMissingArgument(e) {
let t = `error: option '${e.flags}' argument missing`;
this.error(t, { code: "commander.optionMissingArgument" });
}
missingMandatoryOptionValue(e) {
let t = `error: required option '${e.flags}' not specified`;
this.error(t, { code: "commander.missingMandatoryOptionValue" });
}
_conflictingOption(e, t) {
let findBestOptionFromValue = (e) => {
let t = e.attributeName();
let n = this.getOptionValue(t);
let r = this.options.find((e) => e.negate && t === e.attributeName());
let i = this.options.find((e) => !e.negate && t === e.attributeName());
if (r && (r.presetArg === void 0 && n === !1 || r.presetArg !== void 0 && n === r.presetArg)) return r;
return i || e;
};
let getErrorMessage = (e) => {
let t = findBestOptionFromValue(e);
let n = t.attributeName();
if (this.getOptionValueSource(n) === "env") return `environment variable '${t.envVar}'`;
return `option '${t.flags}'`;
};
let n = `error: ${getErrorMessage(e)} cannot be used with ${getErrorMessage(t)}`;
this.error(n, { code: "commander.conflictingOption" });
}
unknownOption(e) {
if (this._allowUnknownOption) return;
let t = "";
if (e.startsWith("--") && this._showSuggestionAfterError) {
let n = [];
let r = this;
do {
let e = r.createHelp().visibleOptions(r).filter((e) => e.long).map((e) => e.long);
n = n.concat(e);
r = r.parent;
} while (r && !r._enablePositionalOptions);
t = suggestSimilar(e, n);
}
let n = `error: unknown option '${e}'${t}`;
this.error(n, { code: "commander.unknownOption" });
}
_excessArguments(e) {
if (this._allowExcessArguments) return;
let t = this.registeredArguments.length;
let n = t === 1 ? "" : "s";
let r = e.length;
let i = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${t} argument${n} but got ${r}: ${e.join(", ")}.`;
this.error(i, { code: "commander.excessArguments" });
}
unknownCommand() {
let e = this.args[0];
let t = "";
if (this._showSuggestionAfterError) {
let n = [];
this.createHelp().visibleCommands(this).forEach((e) => {
n.push(e.name());
e.alias() && n.push(e.alias());
});
t = suggestSimilar(e, n);
}
let n = `error: unknown command '${e}'${t}`;
this.error(n, { code: "commander.unknownCommand" });
}
version(e, t, n) {
if (e === void 0) return this._version;
this._version = e;
t ||= "-V, --version";
n ||= "output the version number";
let r = this.createOption(t, n);
this._versionOptionName = r.attributeName();
this._registerOption(r);
this.on("option:" + r.name(), () => {
this._outputConfiguration.writeOut(`${e}\n`);
this._exit(0, "commander.version", e);
});
return this;
}
description(e, t) {
if (e === void 0 && t === void 0) return this._description;
this._description = e;
t && (this._argsDescription = t);
return this;
}
summary(e) {
if (e === void 0) return this._summary;
this._summary = e;
return this;
}
alias(e) {
if (e === void 0) return this._aliases[0];
let t = this;
this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler && (t = this.commands[this.commands.length - 1]);
if (e === t._name) throw Error("Command alias can't be the same as its name");
let n = this.parent?._findCommand(e);
if (n) {
let t = [n.name()].concat(n.aliases()).join("|");
throw Error(`cannot add alias '${e}' to command '${this.name()}' as already have command '${t}'`);
}
t._aliases.push(e);
return this;
}
aliases(e) {
if (e === void 0) return this._aliases;
e.forEach((e) => this.alias(e));
return this;
}
usage(e) {
if (e === void 0) {
if (this._usage) return this._usage;
let e = this.registeredArguments.map((e) => humanReadableArgName(e));
return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? e : []).join(" ");
}
this._usage = e;
return this;
}
name(e) {
if (e === void 0) return this._name;
this._name = e;
return this;
}
helpGroup(e) {
if (e === void 0) return this._helpGroupHeading ?? "";
this._helpGroupHeading = e;
return this;
}
commandsGroup(e) {
if (e === void 0) return this._defaultCommandGroup ?? "";
this._defaultCommandGroup = e;
return this;
}
optionsGroup(e) {
if (e === void 0) return this._defaultOptionGroup ?? "";
this._defaultOptionGroup = e;
return this;
}
_initOptionGroup(e) {
this._defaultOptionGroup && !e.helpGroupHeading && e.helpGroup(this._defaultOptionGroup);
}
_initCommandGroup(e) {
this._defaultCommandGroup && !e.helpGroup() && e.helpGroup(this._defaultCommandGroup);
}
nameFromFilename(e) {
this._name = a.basename(e, a.extname(e));
return this;
}
executableDir(e) {
if (e === void 0) return this._executableDir;
this._executableDir = e;
return this;
}
helpInformation(e) {
let t = this.createHelp();
let n = this._getOutputContext(e);
t.prepareContext({
error: n.error,
helpWidth: n.helpWidth,
outputHasColors: n.hasColors
});
let r = t.formatHelp(this, t);
if (n.hasColors) return r;
return this._outputConfiguration.stripColor(r);
}
_getOutputContext(e) {
e ||= {};
let t = !!e.error;
let baseWrite;
let n;
let r;
if (t) {
baseWrite = (e) => this._outputConfiguration.writeErr(e);
n = this._outputConfiguration.getErrHasColors();
r = this._outputConfiguration.getErrHelpWidth();
} else {
baseWrite = (e) => this._outputConfiguration.writeOut(e);
n = this._outputConfiguration.getOutHasColors();
r = this._outputConfiguration.getOutHelpWidth();
}
let write = (e) => {
n || (e = this._outputConfiguration.stripColor(e));
return baseWrite(e);
};
return {
error: t,
write,
hasColors: n,
helpWidth: r
};
}
outputHelp(e) {
let t;
if (typeof e == "function") {
t = e;
e = void 0;
}
let n = this._getOutputContext(e);
let r = {
error: n.error,
write: n.write,
command: this
};
this._getCommandAndAncestors().reverse().forEach((e) => e.emit("beforeAllHelp", r));
this.emit("beforeHelp", r);
let i = this.helpInformation({ error: n.error });
if (t) {
i = t(i);
if (typeof i != "string" && !Buffer.isBuffer(i)) throw Error("outputHelp callback must return a string or a Buffer");
}
n.write(i);
this._getHelpOption()?.long && this.emit(this._getHelpOption().long);
this.emit("afterHelp", r);
this._getCommandAndAncestors().forEach((e) => e.emit("afterAllHelp", r));
}
helpOption(e, t) {
if (typeof e == "boolean") {
if (e) {
this._helpOption === null && (this._helpOption = void 0);
this._defaultOptionGroup && this._initOptionGroup(this._getHelpOption());
} else this._helpOption = null;
return this;
}
this._helpOption = this.createOption(e ?? "-h, --help", t ?? "display help for command");
(e || t) && this._initOptionGroup(this._helpOption);
return this;
}
_getHelpOption() {
this._helpOption === void 0 && this.helpOption(void 0, void 0);
return this._helpOption;
}
addHelpOption(e) {
this._helpOption = e;
this._initOptionGroup(e);
return this;
}
help(e) {
this.outputHelp(e);
let t = Number(s.exitCode ?? 0);
t === 0 && e && typeof e != "function" && e.error && (t = 1);
this._exit(t, "commander.help", "(outputHelp)");
}
addHelpText(e, t) {
let n = [
"beforeAll",
"before",
"after",
"afterAll"
];
if (!n.includes(e)) throw Error(`Unexpected value for position to addHelpText.
Expecting one of '${n.join("', '")}'`);
let r = `${e}Help`;
this.on(r, (e) => {
let n;
n = typeof t == "function" ? t({
error: e.error,
command: e.command
}) : t;
n && e.write(`${n}\n`);
});
return this;
}
_outputHelpIfRequested(e) {
let t = this._getHelpOption();
if (t && e.find((e) => t.is(e))) {
this.outputHelp();
this._exit(0, "commander.helpDisplayed", "(outputHelp)");
}
}
}
function incrementNodeInspectorPort(e) {
return e.map((e) => {
if (!e.startsWith("--inspect")) return e;
let t;
let n = "127.0.0.1";
let r = "9229";
let i;
if ((i = e.match(/^(--inspect(-brk|-wait)?)$/)) !== null) t = i[1];
else if ((i = e.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
t = i[1];
/^\d+$/.test(i[3]) ? r = i[3] : n = i[3];
} else if ((i = e.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
t = i[1];
n = i[3];
r = i[4];
}
if (t && r !== "0") return `${t}=${n}:${parseInt(r) + 1}`;
return e;
});
}
function useColor() {
if (s.env.NO_COLOR || s.env.FORCE_COLOR === "0" || s.env.FORCE_COLOR === "false") return !1;
if (s.env.FORCE_COLOR || s.env.CLICOLOR_FORCE !== void 0) return !0;
}
new command_Command();
}) };
