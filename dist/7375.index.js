export const id = 7375;
export const ids = [7375];
export const modules = { 67375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
uB: () => command_Command,
b7: () => CommanderError,
c$: () => option_Option
});
class CommanderError extends Error {
constructor(exitCode, code, message) {
super(message);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
this.code = code;
this.exitCode = exitCode;
this.nestedError = void 0;
}
}
class InvalidArgumentError extends CommanderError {
constructor(message) {
super(1, "commander.invalidArgument", message);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
}
}
class argument_Argument {
constructor(name, description) {
this.description = description || "";
this.variadic = !1;
this.parseArg = void 0;
this.defaultValue = void 0;
this.defaultValueDescription = void 0;
this.argChoices = void 0;
switch (name[0]) {
case "<":
this.required = !0;
this._name = name.slice(1, -1);
break;
case "[":
this.required = !1;
this._name = name.slice(1, -1);
break;
default:
this.required = !0;
this._name = name;
}
if (this._name.endsWith("...")) {
this.variadic = !0;
this._name = this._name.slice(0, -3);
}
}
name() {
return this._name;
}
_collectValue(value, previous) {
if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
previous.push(value);
return previous;
}
default(value, description) {
this.defaultValue = value;
this.defaultValueDescription = description;
return this;
}
argParser(fn) {
this.parseArg = fn;
return this;
}
choices(values) {
this.argChoices = values.slice();
this.parseArg = (arg, previous) => {
if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
if (this.variadic) return this._collectValue(arg, previous);
return arg;
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
function humanReadableArgName(arg) {
let nameOutput = arg.name() + (arg.variadic === !0 ? "..." : "");
return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}
var external_node_events_ = __webpack_require__(78474);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_path_ = __webpack_require__(76760);
var external_node_fs_ = __webpack_require__(73024);
var external_node_process_ = __webpack_require__(1708);
var external_node_util_ = __webpack_require__(57975);
class Help {
constructor() {
this.helpWidth = void 0;
this.minWidthToWrap = 40;
this.sortSubcommands = !1;
this.sortOptions = !1;
this.showGlobalOptions = !1;
}
prepareContext(contextOptions) {
this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
}
visibleCommands(cmd) {
let visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
let helpCommand = cmd._getHelpCommand();
helpCommand && !helpCommand._hidden && visibleCommands.push(helpCommand);
this.sortSubcommands && visibleCommands.sort((a, b) => a.name().localeCompare(b.name()));
return visibleCommands;
}
compareOptions(a, b) {
let getSortKey = (option) => option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
return getSortKey(a).localeCompare(getSortKey(b));
}
visibleOptions(cmd) {
let visibleOptions = cmd.options.filter((option) => !option.hidden);
let helpOption = cmd._getHelpOption();
if (helpOption && !helpOption.hidden) {
let removeShort = helpOption.short && cmd._findOption(helpOption.short);
let removeLong = helpOption.long && cmd._findOption(helpOption.long);
!removeShort && !removeLong ? visibleOptions.push(helpOption) : helpOption.long && !removeLong ? visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description).helpGroup(helpOption.helpGroupHeading)) : helpOption.short && !removeShort && visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description).helpGroup(helpOption.helpGroupHeading));
}
this.sortOptions && visibleOptions.sort(this.compareOptions);
return visibleOptions;
}
visibleGlobalOptions(cmd) {
if (!this.showGlobalOptions) return [];
let globalOptions = [];
for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
let visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
globalOptions.push(...visibleOptions);
}
this.sortOptions && globalOptions.sort(this.compareOptions);
return globalOptions;
}
visibleArguments(cmd) {
cmd._argsDescription && cmd.registeredArguments.forEach((argument) => {
argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
});
if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
return [];
}
subcommandTerm(cmd) {
let args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
}
optionTerm(option) {
return option.flags;
}
argumentTerm(argument) {
return argument.name();
}
longestSubcommandTermLength(cmd, helper) {
return helper.visibleCommands(cmd).reduce((max, command) => Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command)))), 0);
}
longestOptionTermLength(cmd, helper) {
return helper.visibleOptions(cmd).reduce((max, option) => Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))), 0);
}
longestGlobalOptionTermLength(cmd, helper) {
return helper.visibleGlobalOptions(cmd).reduce((max, option) => Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))), 0);
}
longestArgumentTermLength(cmd, helper) {
return helper.visibleArguments(cmd).reduce((max, argument) => Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument)))), 0);
}
commandUsage(cmd) {
let cmdName = cmd._name;
cmd._aliases[0] && (cmdName = cmdName + "|" + cmd._aliases[0]);
let ancestorCmdNames = "";
for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
return ancestorCmdNames + cmdName + " " + cmd.usage();
}
commandDescription(cmd) {
return cmd.description();
}
subcommandDescription(cmd) {
return cmd.summary() || cmd.description();
}
optionDescription(option) {
let extraInfo = [];
option.argChoices && extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
option.defaultValue !== void 0 && (option.required || option.optional || option.isBoolean() && typeof option.defaultValue == "boolean") && extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
option.presetArg !== void 0 && option.optional && extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
option.envVar !== void 0 && extraInfo.push(`env: ${option.envVar}`);
if (extraInfo.length > 0) {
let extraDescription = `(${extraInfo.join(", ")})`;
if (option.description) return `${option.description} ${extraDescription}`;
return extraDescription;
}
return option.description;
}
argumentDescription(argument) {
let extraInfo = [];
argument.argChoices && extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
argument.defaultValue !== void 0 && extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
if (extraInfo.length > 0) {
let extraDescription = `(${extraInfo.join(", ")})`;
if (argument.description) return `${argument.description} ${extraDescription}`;
return extraDescription;
}
return argument.description;
}
formatItemList(heading, items, helper) {
if (items.length === 0) return [];
return [
helper.styleTitle(heading),
...items,
""
];
}
groupItems(unsortedItems, visibleItems, getGroup) {
let result = new Map();
unsortedItems.forEach((item) => {
let group = getGroup(item);
result.has(group) || result.set(group, []);
});
visibleItems.forEach((item) => {
let group = getGroup(item);
result.has(group) || result.set(group, []);
result.get(group).push(item);
});
return result;
}
formatHelp(cmd, helper) {
let termWidth = helper.padWidth(cmd, helper);
let helpWidth = helper.helpWidth ?? 80;
function callFormatItem(term, description) {
return helper.formatItem(term, termWidth, description, helper);
}
let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
let commandDescription = helper.commandDescription(cmd);
commandDescription.length > 0 && (output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]));
let argumentList = helper.visibleArguments(cmd).map((argument) => callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument))));
output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
let optionList = options.map((option) => callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option))));
output = output.concat(this.formatItemList(group, optionList, helper));
});
if (helper.showGlobalOptions) {
let globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option))));
output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
}
this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
let commandList = commands.map((sub) => callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub))));
output = output.concat(this.formatItemList(group, commandList, helper));
});
return output.join("\n");
}
displayWidth(str) {
return (0, external_node_util_.stripVTControlCharacters)(str).length;
}
styleTitle(str) {
return str;
}
styleUsage(str) {
return str.split(" ").map((word) => {
if (word === "[options]") return this.styleOptionText(word);
if (word === "[command]") return this.styleSubcommandText(word);
if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
return this.styleCommandText(word);
}).join(" ");
}
styleCommandDescription(str) {
return this.styleDescriptionText(str);
}
styleOptionDescription(str) {
return this.styleDescriptionText(str);
}
styleSubcommandDescription(str) {
return this.styleDescriptionText(str);
}
styleArgumentDescription(str) {
return this.styleDescriptionText(str);
}
styleDescriptionText(str) {
return str;
}
styleOptionTerm(str) {
return this.styleOptionText(str);
}
styleSubcommandTerm(str) {
return str.split(" ").map((word) => {
if (word === "[options]") return this.styleOptionText(word);
if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
return this.styleSubcommandText(word);
}).join(" ");
}
styleArgumentTerm(str) {
return this.styleArgumentText(str);
}
styleOptionText(str) {
return str;
}
styleArgumentText(str) {
return str;
}
styleSubcommandText(str) {
return str;
}
styleCommandText(str) {
return str;
}
padWidth(cmd, helper) {
return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
}
preformatted(str) {
return /\n[^\S\r\n]/.test(str);
}
formatItem(term, termWidth, description, helper) {
let itemIndentStr = " ".repeat(2);
if (!description) return itemIndentStr + term;
let paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
let remainingWidth = (this.helpWidth ?? 80) - termWidth - 2 - 2;
let formattedDescription;
formattedDescription = remainingWidth < this.minWidthToWrap || helper.preformatted(description) ? description : helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + 2));
return itemIndentStr + paddedTerm + " ".repeat(2) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
}
boxWrap(str, width) {
if (width < this.minWidthToWrap) return str;
let rawLines = str.split(/\r\n|\n/);
let chunkPattern = /[\s]*[^\s]+/g;
let wrappedLines = [];
rawLines.forEach((line) => {
let chunks = line.match(chunkPattern);
if (chunks === null) {
wrappedLines.push("");
return;
}
let sumChunks = [chunks.shift()];
let sumWidth = this.displayWidth(sumChunks[0]);
chunks.forEach((chunk) => {
let visibleWidth = this.displayWidth(chunk);
if (sumWidth + visibleWidth <= width) {
sumChunks.push(chunk);
sumWidth += visibleWidth;
return;
}
wrappedLines.push(sumChunks.join(""));
let nextChunk = chunk.trimStart();
sumChunks = [nextChunk];
sumWidth = this.displayWidth(nextChunk);
});
wrappedLines.push(sumChunks.join(""));
});
return wrappedLines.join("\n");
}
}
class option_Option {
constructor(flags, description) {
this.flags = flags;
this.description = description || "";
this.required = flags.includes("<");
this.optional = flags.includes("[");
this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags);
this.mandatory = !1;
let optionFlags = splitOptionFlags(flags);
this.short = optionFlags.shortFlag;
this.long = optionFlags.longFlag;
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
default(value, description) {
this.defaultValue = value;
this.defaultValueDescription = description;
return this;
}
preset(arg) {
this.presetArg = arg;
return this;
}
conflicts(names) {
this.conflictsWith = this.conflictsWith.concat(names);
return this;
}
implies(impliedOptionValues) {
let newImplied = impliedOptionValues;
typeof impliedOptionValues == "string" && (newImplied = { [impliedOptionValues]: !0 });
this.implied = Object.assign(this.implied || {}, newImplied);
return this;
}
env(name) {
this.envVar = name;
return this;
}
argParser(fn) {
this.parseArg = fn;
return this;
}
makeOptionMandatory(mandatory = !0) {
this.mandatory = !!mandatory;
return this;
}
hideHelp(hide = !0) {
this.hidden = !!hide;
return this;
}
_collectValue(value, previous) {
if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
previous.push(value);
return previous;
}
choices(values) {
this.argChoices = values.slice();
this.parseArg = (arg, previous) => {
if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
if (this.variadic) return this._collectValue(arg, previous);
return arg;
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
helpGroup(heading) {
this.helpGroupHeading = heading;
return this;
}
is(arg) {
return this.short === arg || this.long === arg;
}
isBoolean() {
return !this.required && !this.optional && !this.negate;
}
}
class DualOptions {
constructor(options) {
this.positiveOptions = new Map();
this.negativeOptions = new Map();
this.dualOptions = new Set();
options.forEach((option) => {
option.negate ? this.negativeOptions.set(option.attributeName(), option) : this.positiveOptions.set(option.attributeName(), option);
});
this.negativeOptions.forEach((value, key) => {
this.positiveOptions.has(key) && this.dualOptions.add(key);
});
}
valueFromOption(value, option) {
let optionKey = option.attributeName();
if (!this.dualOptions.has(optionKey)) return !0;
let preset = this.negativeOptions.get(optionKey).presetArg;
let negativeValue = preset !== void 0 && preset;
return option.negate === (negativeValue === value);
}
}
function camelcase(str) {
return str.split("-").reduce((str, word) => str + word[0].toUpperCase() + word.slice(1));
}
function splitOptionFlags(flags) {
let shortFlag;
let longFlag;
let shortFlagExp = /^-[^-]$/;
let longFlagExp = /^--[^-]/;
let flagParts = flags.split(/[ |,]+/).concat("guard");
shortFlagExp.test(flagParts[0]) && (shortFlag = flagParts.shift());
longFlagExp.test(flagParts[0]) && (longFlag = flagParts.shift());
!shortFlag && shortFlagExp.test(flagParts[0]) && (shortFlag = flagParts.shift());
if (!shortFlag && longFlagExp.test(flagParts[0])) {
shortFlag = longFlag;
longFlag = flagParts.shift();
}
if (flagParts[0].startsWith("-")) {
let unsupportedFlag = flagParts[0];
let baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
if (/^-[^-][^-]/.test(unsupportedFlag)) throw Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
if (shortFlagExp.test(unsupportedFlag)) throw Error(`${baseError}
- too many short flags`);
if (longFlagExp.test(unsupportedFlag)) throw Error(`${baseError}
- too many long flags`);
throw Error(`${baseError}
- unrecognised flag format`);
}
if (shortFlag === void 0 && longFlag === void 0) throw Error(`option creation failed due to no flags found in '${flags}'.`);
return {
shortFlag,
longFlag
};
}
function editDistance(a, b) {
if (Math.abs(a.length - b.length) > 3) return Math.max(a.length, b.length);
let d = [];
for (let i = 0; i <= a.length; i++) d[i] = [i];
for (let j = 0; j <= b.length; j++) d[0][j] = j;
for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
let cost;
cost = a[i - 1] === b[j - 1] ? 0 : 1;
d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1));
}
return d[a.length][b.length];
}
function suggestSimilar(word, candidates) {
if (!candidates || candidates.length === 0) return "";
candidates = Array.from(new Set(candidates));
let searchingOptions = word.startsWith("--");
if (searchingOptions) {
word = word.slice(2);
candidates = candidates.map((candidate) => candidate.slice(2));
}
let similar = [];
let bestDistance = 3;
candidates.forEach((candidate) => {
if (candidate.length <= 1) return;
let distance = editDistance(word, candidate);
let length = Math.max(word.length, candidate.length);
if ((length - distance) / length > .4) {
if (distance < bestDistance) {
bestDistance = distance;
similar = [candidate];
} else distance === bestDistance && similar.push(candidate);
}
});
similar.sort((a, b) => a.localeCompare(b));
searchingOptions && (similar = similar.map((candidate) => `--${candidate}`));
if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
return "";
}
class command_Command extends external_node_events_.EventEmitter {
constructor(name) {
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
this._name = name || "";
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
writeOut: (str) => external_node_process_.stdout.write(str),
writeErr: (str) => external_node_process_.stderr.write(str),
outputError: (str, write) => write(str),
getOutHelpWidth: () => external_node_process_.stdout.isTTY ? external_node_process_.stdout.columns : void 0,
getErrHelpWidth: () => external_node_process_.stderr.isTTY ? external_node_process_.stderr.columns : void 0,
getOutHasColors: () => useColor() ?? (external_node_process_.stdout.isTTY && external_node_process_.stdout.hasColors?.()),
getErrHasColors: () => useColor() ?? (external_node_process_.stderr.isTTY && external_node_process_.stderr.hasColors?.()),
stripColor: (str) => (0, external_node_util_.stripVTControlCharacters)(str)
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
copyInheritedSettings(sourceCommand) {
this._outputConfiguration = sourceCommand._outputConfiguration;
this._helpOption = sourceCommand._helpOption;
this._helpCommand = sourceCommand._helpCommand;
this._helpConfiguration = sourceCommand._helpConfiguration;
this._exitCallback = sourceCommand._exitCallback;
this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
this._allowExcessArguments = sourceCommand._allowExcessArguments;
this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
this._showHelpAfterError = sourceCommand._showHelpAfterError;
this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
return this;
}
_getCommandAndAncestors() {
let result = [];
for (let command = this; command; command = command.parent) result.push(command);
return result;
}
command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
let desc = actionOptsOrExecDesc;
let opts = execOpts;
if (typeof desc == "object" && desc) {
opts = desc;
desc = null;
}
opts ||= {};
let [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
let cmd = this.createCommand(name);
if (desc) {
cmd.description(desc);
cmd._executableHandler = !0;
}
opts.isDefault && (this._defaultCommandName = cmd._name);
cmd._hidden = !!(opts.noHelp || opts.hidden);
cmd._executableFile = opts.executableFile || null;
args && cmd.arguments(args);
this._registerCommand(cmd);
cmd.parent = this;
cmd.copyInheritedSettings(this);
if (desc) return this;
return cmd;
}
createCommand(name) {
return new command_Command(name);
}
createHelp() {
return Object.assign(new Help(), this.configureHelp());
}
configureHelp(configuration) {
if (configuration === void 0) return this._helpConfiguration;
this._helpConfiguration = configuration;
return this;
}
configureOutput(configuration) {
if (configuration === void 0) return this._outputConfiguration;
this._outputConfiguration = {
...this._outputConfiguration,
...configuration
};
return this;
}
showHelpAfterError(displayHelp = !0) {
typeof displayHelp != "string" && (displayHelp = !!displayHelp);
this._showHelpAfterError = displayHelp;
return this;
}
showSuggestionAfterError(displaySuggestion = !0) {
this._showSuggestionAfterError = !!displaySuggestion;
return this;
}
addCommand(cmd, opts) {
if (!cmd._name) throw Error("Command passed to .addCommand() must have a name\n- specify the name in Command constructor or using .name()");
opts ||= {};
opts.isDefault && (this._defaultCommandName = cmd._name);
(opts.noHelp || opts.hidden) && (cmd._hidden = !0);
this._registerCommand(cmd);
cmd.parent = this;
cmd._checkForBrokenPassThrough();
return this;
}
createArgument(name, description) {
return new argument_Argument(name, description);
}
argument(name, description, parseArg, defaultValue) {
let argument = this.createArgument(name, description);
typeof parseArg == "function" ? argument.default(defaultValue).argParser(parseArg) : argument.default(parseArg);
this.addArgument(argument);
return this;
}
arguments(names) {
names.trim().split(/ +/).forEach((detail) => {
this.argument(detail);
});
return this;
}
addArgument(argument) {
let previousArgument = this.registeredArguments.slice(-1)[0];
if (previousArgument?.variadic) throw Error(`only the last argument can be variadic '${previousArgument.name()}'`);
if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw Error(`a default value for a required argument is never used: '${argument.name()}'`);
this.registeredArguments.push(argument);
return this;
}
helpCommand(enableOrNameAndArgs, description) {
if (typeof enableOrNameAndArgs == "boolean") {
this._addImplicitHelpCommand = enableOrNameAndArgs;
enableOrNameAndArgs && this._defaultCommandGroup && this._initCommandGroup(this._getHelpCommand());
return this;
}
let [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
let helpDescription = description ?? "display help for command";
let helpCommand = this.createCommand(helpName);
helpCommand.helpOption(!1);
helpArgs && helpCommand.arguments(helpArgs);
helpDescription && helpCommand.description(helpDescription);
this._addImplicitHelpCommand = !0;
this._helpCommand = helpCommand;
(enableOrNameAndArgs || description) && this._initCommandGroup(helpCommand);
return this;
}
addHelpCommand(helpCommand, deprecatedDescription) {
if (typeof helpCommand != "object") {
this.helpCommand(helpCommand, deprecatedDescription);
return this;
}
this._addImplicitHelpCommand = !0;
this._helpCommand = helpCommand;
this._initCommandGroup(helpCommand);
return this;
}
_getHelpCommand() {
if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
this._helpCommand === void 0 && this.helpCommand(void 0, void 0);
return this._helpCommand;
}
return null;
}
hook(event, listener) {
let allowedValues = [
"preSubcommand",
"preAction",
"postAction"
];
if (!allowedValues.includes(event)) throw Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
this._lifeCycleHooks[event] ? this._lifeCycleHooks[event].push(listener) : this._lifeCycleHooks[event] = [listener];
return this;
}
exitOverride(fn) {
this._exitCallback = fn || ((err) => {
if (err.code !== "commander.executeSubCommandAsync") throw err;
});
return this;
}
_exit(exitCode, code, message) {
this._exitCallback && this._exitCallback(new CommanderError(exitCode, code, message));
external_node_process_.exit(exitCode);
}
action(fn) {
let listener = (args) => {
let expectedArgsCount = this.registeredArguments.length;
let actionArgs = args.slice(0, expectedArgsCount);
actionArgs[expectedArgsCount] = this._storeOptionsAsProperties ? this : this.opts();
actionArgs.push(this);
return fn.apply(this, actionArgs);
};
this._actionHandler = listener;
return this;
}
createOption(flags, description) {
return new option_Option(flags, description);
}
_callParseArg(target, value, previous, invalidArgumentMessage) {
try {
return target.parseArg(value, previous);
} catch (err) {
if (err.code === "commander.invalidArgument") {
let message = `${invalidArgumentMessage} ${err.message}`;
this.error(message, {
exitCode: err.exitCode,
code: err.code
});
}
throw err;
}
}
_registerOption(option) {
let matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
if (matchingOption) {
let matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
throw Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
}
this._initOptionGroup(option);
this.options.push(option);
}
_registerCommand(command) {
let knownBy = (cmd) => [cmd.name()].concat(cmd.aliases());
let alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
if (alreadyUsed) {
let existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
let newCmd = knownBy(command).join("|");
throw Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
}
this._initCommandGroup(command);
this.commands.push(command);
}
addOption(option) {
this._registerOption(option);
let oname = option.name();
let name = option.attributeName();
option.defaultValue !== void 0 && this.setOptionValueWithSource(name, option.defaultValue, "default");
let handleOptionValue = (val, invalidValueMessage, valueSource) => {
val == null && option.presetArg !== void 0 && (val = option.presetArg);
let oldValue = this.getOptionValue(name);
val !== null && option.parseArg ? val = this._callParseArg(option, val, oldValue, invalidValueMessage) : val !== null && option.variadic && (val = option._collectValue(val, oldValue));
val ??= option.negate ? !1 : option.isBoolean() || option.optional ? !0 : "";
this.setOptionValueWithSource(name, val, valueSource);
};
this.on("option:" + oname, (val) => {
let invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
handleOptionValue(val, invalidValueMessage, "cli");
});
option.envVar && this.on("optionEnv:" + oname, (val) => {
let invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
handleOptionValue(val, invalidValueMessage, "env");
});
return this;
}
_optionEx(config, flags, description, fn, defaultValue) {
if (typeof flags == "object" && flags instanceof option_Option) throw Error("To add an Option object use addOption() instead of option() or requiredOption()");
let option = this.createOption(flags, description);
option.makeOptionMandatory(!!config.mandatory);
if (typeof fn == "function") option.default(defaultValue).argParser(fn);
else if (fn instanceof RegExp) {
let regex = fn;
fn = (val, def) => {
let m = regex.exec(val);
return m ? m[0] : def;
};
option.default(defaultValue).argParser(fn);
} else option.default(fn);
return this.addOption(option);
}
option(flags, description, parseArg, defaultValue) {
return this._optionEx({}, flags, description, parseArg, defaultValue);
}
requiredOption(flags, description, parseArg, defaultValue) {
return this._optionEx({ mandatory: !0 }, flags, description, parseArg, defaultValue);
}
combineFlagAndOptionalValue(combine = !0) {
this._combineFlagAndOptionalValue = !!combine;
return this;
}
allowUnknownOption(allowUnknown = !0) {
this._allowUnknownOption = !!allowUnknown;
return this;
}
allowExcessArguments(allowExcess = !0) {
this._allowExcessArguments = !!allowExcess;
return this;
}
enablePositionalOptions(positional = !0) {
this._enablePositionalOptions = !!positional;
return this;
}
passThroughOptions(passThrough = !0) {
this._passThroughOptions = !!passThrough;
this._checkForBrokenPassThrough();
return this;
}
_checkForBrokenPassThrough() {
if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
}
storeOptionsAsProperties(storeAsProperties = !0) {
if (this.options.length) throw Error("call .storeOptionsAsProperties() before adding options");
if (Object.keys(this._optionValues).length) throw Error("call .storeOptionsAsProperties() before setting option values");
this._storeOptionsAsProperties = !!storeAsProperties;
return this;
}
getOptionValue(key) {
if (this._storeOptionsAsProperties) return this[key];
return this._optionValues[key];
}
setOptionValue(key, value) {
return this.setOptionValueWithSource(key, value, void 0);
}
setOptionValueWithSource(key, value, source) {
this._storeOptionsAsProperties ? this[key] = value : this._optionValues[key] = value;
this._optionValueSources[key] = source;
return this;
}
getOptionValueSource(key) {
return this._optionValueSources[key];
}
getOptionValueSourceWithGlobals(key) {
let source;
this._getCommandAndAncestors().forEach((cmd) => {
Object.hasOwn(cmd._optionValueSources, key) && (source = cmd.getOptionValueSource(key));
});
return source;
}
_prepareUserArgs(argv, parseOptions) {
if (argv !== void 0 && !Array.isArray(argv)) throw Error("first parameter to parse must be array or undefined");
parseOptions ||= {};
if (argv === void 0 && parseOptions.from === void 0) {
external_node_process_.versions?.electron && (parseOptions.from = "electron");
let execArgv = external_node_process_.execArgv ?? [];
(execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) && (parseOptions.from = "eval");
}
argv === void 0 && (argv = external_node_process_.argv);
this.rawArgs = argv.slice();
let userArgs;
switch (parseOptions.from) {
case void 0:
case "node":
this._scriptPath = argv[1];
userArgs = argv.slice(2);
break;
case "electron":
if (external_node_process_.defaultApp) {
this._scriptPath = argv[1];
userArgs = argv.slice(2);
} else userArgs = argv.slice(1);
break;
case "user":
userArgs = argv.slice(0);
break;
case "eval":
userArgs = argv.slice(1);
break;
default: throw Error(`unexpected parse option { from: '${parseOptions.from}' }`);
}
!this._name && this._scriptPath && this.nameFromFilename(this._scriptPath);
this._name = this._name || "program";
return userArgs;
}
parse(argv, parseOptions) {
this._prepareForParse();
let userArgs = this._prepareUserArgs(argv, parseOptions);
this._parseCommand([], userArgs);
return this;
}
async parseAsync(argv, parseOptions) {
this._prepareForParse();
let userArgs = this._prepareUserArgs(argv, parseOptions);
await this._parseCommand([], userArgs);
return this;
}
_prepareForParse() {
if (this._savedState === null) {
this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
let positiveLongFlag = option.long.replace(/^--no-/, "--");
this._findOption(positiveLongFlag) || this.setOptionValueWithSource(option.attributeName(), !0, "default");
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
_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
if (external_node_fs_.existsSync(executableFile)) return;
let executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
throw Error(executableMissing);
}
_executeSubCommand(subcommand, args) {
args = args.slice();
let sourceExt = [
".js",
".ts",
".tsx",
".mjs",
".cjs"
];
function findFile(baseDir, baseName) {
let localBin = external_node_path_.resolve(baseDir, baseName);
if (external_node_fs_.existsSync(localBin)) return localBin;
if (sourceExt.includes(external_node_path_.extname(baseName))) return;
let foundExt = sourceExt.find((ext) => external_node_fs_.existsSync(`${localBin}${ext}`));
if (foundExt) return `${localBin}${foundExt}`;
}
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
let executableDir = this._executableDir || "";
if (this._scriptPath) {
let resolvedScriptPath;
try {
resolvedScriptPath = external_node_fs_.realpathSync(this._scriptPath);
} catch {
resolvedScriptPath = this._scriptPath;
}
executableDir = external_node_path_.resolve(external_node_path_.dirname(resolvedScriptPath), executableDir);
}
if (executableDir) {
let localFile = findFile(executableDir, executableFile);
if (!localFile && !subcommand._executableFile && this._scriptPath) {
let legacyName = external_node_path_.basename(this._scriptPath, external_node_path_.extname(this._scriptPath));
legacyName !== this._name && (localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`));
}
executableFile = localFile || executableFile;
}
let launchWithNode = sourceExt.includes(external_node_path_.extname(executableFile));
let proc;
if (external_node_process_.platform !== "win32") {
if (launchWithNode) {
args.unshift(executableFile);
args = incrementNodeInspectorPort(external_node_process_.execArgv).concat(args);
proc = external_node_child_process_.spawn(external_node_process_.argv[0], args, { stdio: "inherit" });
} else proc = external_node_child_process_.spawn(executableFile, args, { stdio: "inherit" });
} else {
this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
args.unshift(executableFile);
args = incrementNodeInspectorPort(external_node_process_.execArgv).concat(args);
proc = external_node_child_process_.spawn(external_node_process_.execPath, args, { stdio: "inherit" });
}
proc.killed || [
"SIGUSR1",
"SIGUSR2",
"SIGTERM",
"SIGINT",
"SIGHUP"
].forEach((signal) => {
external_node_process_.on(signal, () => {
proc.killed === !1 && proc.exitCode === null && proc.kill(signal);
});
});
let exitCallback = this._exitCallback;
proc.on("close", (code) => {
code ??= 1;
exitCallback ? exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)")) : external_node_process_.exit(code);
});
proc.on("error", (err) => {
if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
else if (err.code === "EACCES") throw Error(`'${executableFile}' not executable`);
if (!exitCallback) external_node_process_.exit(1);
else {
let wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
wrappedError.nestedError = err;
exitCallback(wrappedError);
}
});
this.runningCommand = proc;
}
_dispatchSubcommand(commandName, operands, unknown) {
let subCommand = this._findCommand(commandName);
subCommand || this.help({ error: !0 });
subCommand._prepareForParse();
let promiseChain;
promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
promiseChain = this._chainOrCall(promiseChain, () => {
if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
else return subCommand._parseCommand(operands, unknown);
});
return promiseChain;
}
_dispatchHelpCommand(subcommandName) {
subcommandName || this.help();
let subCommand = this._findCommand(subcommandName);
subCommand && !subCommand._executableHandler && subCommand.help();
return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
}
_checkNumberOfArguments() {
this.registeredArguments.forEach((arg, i) => {
arg.required && this.args[i] == null && this.missingArgument(arg.name());
});
if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
this.args.length > this.registeredArguments.length && this._excessArguments(this.args);
}
_processArguments() {
let myParseArg = (argument, value, previous) => {
let parsedValue = value;
if (value !== null && argument.parseArg) {
let invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
}
return parsedValue;
};
this._checkNumberOfArguments();
let processedArgs = [];
this.registeredArguments.forEach((declaredArg, index) => {
let value = declaredArg.defaultValue;
if (declaredArg.variadic) {
if (index < this.args.length) {
value = this.args.slice(index);
declaredArg.parseArg && (value = value.reduce((processed, v) => myParseArg(declaredArg, v, processed), declaredArg.defaultValue));
} else value === void 0 && (value = []);
} else if (index < this.args.length) {
value = this.args[index];
declaredArg.parseArg && (value = myParseArg(declaredArg, value, declaredArg.defaultValue));
}
processedArgs[index] = value;
});
this.processedArgs = processedArgs;
}
_chainOrCall(promise, fn) {
if (promise?.then && typeof promise.then == "function") return promise.then(() => fn());
return fn();
}
_chainOrCallHooks(promise, event) {
let result = promise;
let hooks = [];
this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
hookedCommand._lifeCycleHooks[event].forEach((callback) => {
hooks.push({
hookedCommand,
callback
});
});
});
event === "postAction" && hooks.reverse();
hooks.forEach((hookDetail) => {
result = this._chainOrCall(result, () => hookDetail.callback(hookDetail.hookedCommand, this));
});
return result;
}
_chainOrCallSubCommandHook(promise, subCommand, event) {
let result = promise;
this._lifeCycleHooks[event] !== void 0 && this._lifeCycleHooks[event].forEach((hook) => {
result = this._chainOrCall(result, () => hook(this, subCommand));
});
return result;
}
_parseCommand(operands, unknown) {
let parsed = this.parseOptions(unknown);
this._parseOptionsEnv();
this._parseOptionsImplied();
operands = operands.concat(parsed.operands);
unknown = parsed.unknown;
this.args = operands.concat(unknown);
if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
if (this._defaultCommandName) {
this._outputHelpIfRequested(unknown);
return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
}
this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName && this.help({ error: !0 });
this._outputHelpIfRequested(parsed.unknown);
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
let checkForUnknownOptions = () => {
parsed.unknown.length > 0 && this.unknownOption(parsed.unknown[0]);
};
let commandEvent = `command:${this.name()}`;
if (this._actionHandler) {
checkForUnknownOptions();
this._processArguments();
let promiseChain;
promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
this.parent && (promiseChain = this._chainOrCall(promiseChain, () => {
this.parent.emit(commandEvent, operands, unknown);
}));
promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
return promiseChain;
}
if (this.parent?.listenerCount(commandEvent)) {
checkForUnknownOptions();
this._processArguments();
this.parent.emit(commandEvent, operands, unknown);
} else if (operands.length) {
if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
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
_findCommand(name) {
if (!name) return;
return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
}
_findOption(arg) {
return this.options.find((option) => option.is(arg));
}
_checkForMissingMandatoryOptions() {
this._getCommandAndAncestors().forEach((cmd) => {
cmd.options.forEach((anOption) => {
anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0 && cmd.missingMandatoryOptionValue(anOption);
});
});
}
_checkForConflictingLocalOptions() {
let definedNonDefaultOptions = this.options.filter((option) => {
let optionKey = option.attributeName();
if (this.getOptionValue(optionKey) === void 0) return !1;
return this.getOptionValueSource(optionKey) !== "default";
});
definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
let conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
conflictingAndDefined && this._conflictingOption(option, conflictingAndDefined);
});
}
_checkForConflictingOptions() {
this._getCommandAndAncestors().forEach((cmd) => {
cmd._checkForConflictingLocalOptions();
});
}
parseOptions(args) {
let operands = [];
let unknown = [];
let dest = operands;
function maybeOption(arg) {
return arg.length > 1 && arg[0] === "-";
}
let negativeNumberArg = (arg) => {
if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return !1;
return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
};
let activeVariadicOption = null;
let activeGroup = null;
let i = 0;
for (; i < args.length || activeGroup;) {
let arg = activeGroup ?? args[i++];
activeGroup = null;
if (arg === "--") {
dest === unknown && dest.push(arg);
dest.push(...args.slice(i));
break;
}
if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
this.emit(`option:${activeVariadicOption.name()}`, arg);
continue;
}
activeVariadicOption = null;
if (maybeOption(arg)) {
let option = this._findOption(arg);
if (option) {
if (option.required) {
let value = args[i++];
value === void 0 && this.optionMissingArgument(option);
this.emit(`option:${option.name()}`, value);
} else if (option.optional) {
let value = null;
i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i])) && (value = args[i++]);
this.emit(`option:${option.name()}`, value);
} else this.emit(`option:${option.name()}`);
activeVariadicOption = option.variadic ? option : null;
continue;
}
}
if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
let option = this._findOption(`-${arg[1]}`);
if (option) {
if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
else {
this.emit(`option:${option.name()}`);
activeGroup = `-${arg.slice(2)}`;
}
continue;
}
}
if (/^--[^=]+=/.test(arg)) {
let index = arg.indexOf("=");
let option = this._findOption(arg.slice(0, index));
if (option && (option.required || option.optional)) {
this.emit(`option:${option.name()}`, arg.slice(index + 1));
continue;
}
}
dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg)) && (dest = unknown);
if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
if (this._findCommand(arg)) {
operands.push(arg);
unknown.push(...args.slice(i));
break;
} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
operands.push(arg, ...args.slice(i));
break;
} else if (this._defaultCommandName) {
unknown.push(arg, ...args.slice(i));
break;
}
}
if (this._passThroughOptions) {
dest.push(arg, ...args.slice(i));
break;
}
dest.push(arg);
}
return {
operands,
unknown
};
}
opts() {
if (this._storeOptionsAsProperties) {
let result = {};
let len = this.options.length;
for (let i = 0; i < len; i++) {
let key = this.options[i].attributeName();
result[key] = key === this._versionOptionName ? this._version : this[key];
}
return result;
}
return this._optionValues;
}
optsWithGlobals() {
return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
}
error(message, errorOptions) {
this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
if (typeof this._showHelpAfterError == "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
else if (this._showHelpAfterError) {
this._outputConfiguration.writeErr("\n");
this.outputHelp({ error: !0 });
}
let config = errorOptions || {};
let exitCode = config.exitCode || 1;
let code = config.code || "commander.error";
this._exit(exitCode, code, message);
}
_parseOptionsEnv() {
this.options.forEach((option) => {
if (option.envVar && option.envVar in external_node_process_.env) {
let optionKey = option.attributeName();
(this.getOptionValue(optionKey) === void 0 || [
"default",
"config",
"env"
].includes(this.getOptionValueSource(optionKey))) && (option.required || option.optional ? this.emit(`optionEnv:${option.name()}`, external_node_process_.env[option.envVar]) : this.emit(`optionEnv:${option.name()}`));
}
});
}
_parseOptionsImplied() {
let dualHelper = new DualOptions(this.options);
let hasCustomOptionValue = (optionKey) => this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
});
});
}
missingArgument(name) {
let message = `error: missing required argument '${name}'`;
this.error(message, { code: "commander.missingArgument" });
}
optionMissingArgument(option) {
let message = `error: option '${option.flags}' argument missing`;
this.error(message, { code: "commander.optionMissingArgument" });
}
missingMandatoryOptionValue(option) {
let message = `error: required option '${option.flags}' not specified`;
this.error(message, { code: "commander.missingMandatoryOptionValue" });
}
_conflictingOption(option, conflictingOption) {
let findBestOptionFromValue = (option) => {
let optionKey = option.attributeName();
let optionValue = this.getOptionValue(optionKey);
let negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
let positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === !1 || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
return positiveOption || option;
};
let getErrorMessage = (option) => {
let bestOption = findBestOptionFromValue(option);
let optionKey = bestOption.attributeName();
if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
return `option '${bestOption.flags}'`;
};
let message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
this.error(message, { code: "commander.conflictingOption" });
}
unknownOption(flag) {
if (this._allowUnknownOption) return;
let suggestion = "";
if (flag.startsWith("--") && this._showSuggestionAfterError) {
let candidateFlags = [];
let command = this;
do {
let moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
candidateFlags = candidateFlags.concat(moreFlags);
command = command.parent;
} while (command && !command._enablePositionalOptions);
suggestion = suggestSimilar(flag, candidateFlags);
}
let message = `error: unknown option '${flag}'${suggestion}`;
this.error(message, { code: "commander.unknownOption" });
}
_excessArguments(receivedArgs) {
if (this._allowExcessArguments) return;
let expected = this.registeredArguments.length;
let s = expected === 1 ? "" : "s";
let received = receivedArgs.length;
let message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
this.error(message, { code: "commander.excessArguments" });
}
unknownCommand() {
let unknownName = this.args[0];
let suggestion = "";
if (this._showSuggestionAfterError) {
let candidateNames = [];
this.createHelp().visibleCommands(this).forEach((command) => {
candidateNames.push(command.name());
command.alias() && candidateNames.push(command.alias());
});
suggestion = suggestSimilar(unknownName, candidateNames);
}
let message = `error: unknown command '${unknownName}'${suggestion}`;
this.error(message, { code: "commander.unknownCommand" });
}
version(str, flags, description) {
if (str === void 0) return this._version;
this._version = str;
flags ||= "-V, --version";
description ||= "output the version number";
let versionOption = this.createOption(flags, description);
this._versionOptionName = versionOption.attributeName();
this._registerOption(versionOption);
this.on("option:" + versionOption.name(), () => {
this._outputConfiguration.writeOut(`${str}\n`);
this._exit(0, "commander.version", str);
});
return this;
}
description(str, argsDescription) {
if (str === void 0 && argsDescription === void 0) return this._description;
this._description = str;
argsDescription && (this._argsDescription = argsDescription);
return this;
}
summary(str) {
if (str === void 0) return this._summary;
this._summary = str;
return this;
}
alias(alias) {
if (alias === void 0) return this._aliases[0];
let command = this;
this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler && (command = this.commands[this.commands.length - 1]);
if (alias === command._name) throw Error("Command alias can't be the same as its name");
let matchingCommand = this.parent?._findCommand(alias);
if (matchingCommand) {
let existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
throw Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
}
command._aliases.push(alias);
return this;
}
aliases(aliases) {
if (aliases === void 0) return this._aliases;
aliases.forEach((alias) => this.alias(alias));
return this;
}
usage(str) {
if (str === void 0) {
if (this._usage) return this._usage;
let args = this.registeredArguments.map((arg) => humanReadableArgName(arg));
return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
}
this._usage = str;
return this;
}
name(str) {
if (str === void 0) return this._name;
this._name = str;
return this;
}
helpGroup(heading) {
if (heading === void 0) return this._helpGroupHeading ?? "";
this._helpGroupHeading = heading;
return this;
}
commandsGroup(heading) {
if (heading === void 0) return this._defaultCommandGroup ?? "";
this._defaultCommandGroup = heading;
return this;
}
optionsGroup(heading) {
if (heading === void 0) return this._defaultOptionGroup ?? "";
this._defaultOptionGroup = heading;
return this;
}
_initOptionGroup(option) {
this._defaultOptionGroup && !option.helpGroupHeading && option.helpGroup(this._defaultOptionGroup);
}
_initCommandGroup(cmd) {
this._defaultCommandGroup && !cmd.helpGroup() && cmd.helpGroup(this._defaultCommandGroup);
}
nameFromFilename(filename) {
this._name = external_node_path_.basename(filename, external_node_path_.extname(filename));
return this;
}
executableDir(path) {
if (path === void 0) return this._executableDir;
this._executableDir = path;
return this;
}
helpInformation(contextOptions) {
let helper = this.createHelp();
let context = this._getOutputContext(contextOptions);
helper.prepareContext({
error: context.error,
helpWidth: context.helpWidth,
outputHasColors: context.hasColors
});
let text = helper.formatHelp(this, helper);
if (context.hasColors) return text;
return this._outputConfiguration.stripColor(text);
}
_getOutputContext(contextOptions) {
contextOptions ||= {};
let error = !!contextOptions.error;
let baseWrite;
let hasColors;
let helpWidth;
if (error) {
baseWrite = (str) => this._outputConfiguration.writeErr(str);
hasColors = this._outputConfiguration.getErrHasColors();
helpWidth = this._outputConfiguration.getErrHelpWidth();
} else {
baseWrite = (str) => this._outputConfiguration.writeOut(str);
hasColors = this._outputConfiguration.getOutHasColors();
helpWidth = this._outputConfiguration.getOutHelpWidth();
}
let write = (str) => {
hasColors || (str = this._outputConfiguration.stripColor(str));
return baseWrite(str);
};
return {
error,
write,
hasColors,
helpWidth
};
}
outputHelp(contextOptions) {
let deprecatedCallback;
if (typeof contextOptions == "function") {
deprecatedCallback = contextOptions;
contextOptions = void 0;
}
let outputContext = this._getOutputContext(contextOptions);
let eventContext = {
error: outputContext.error,
write: outputContext.write,
command: this
};
this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
this.emit("beforeHelp", eventContext);
let helpInformation = this.helpInformation({ error: outputContext.error });
if (deprecatedCallback) {
helpInformation = deprecatedCallback(helpInformation);
if (typeof helpInformation != "string" && !Buffer.isBuffer(helpInformation)) throw Error("outputHelp callback must return a string or a Buffer");
}
outputContext.write(helpInformation);
this._getHelpOption()?.long && this.emit(this._getHelpOption().long);
this.emit("afterHelp", eventContext);
this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
}
helpOption(flags, description) {
if (typeof flags == "boolean") {
if (flags) {
this._helpOption === null && (this._helpOption = void 0);
this._defaultOptionGroup && this._initOptionGroup(this._getHelpOption());
} else this._helpOption = null;
return this;
}
this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
(flags || description) && this._initOptionGroup(this._helpOption);
return this;
}
_getHelpOption() {
this._helpOption === void 0 && this.helpOption(void 0, void 0);
return this._helpOption;
}
addHelpOption(option) {
this._helpOption = option;
this._initOptionGroup(option);
return this;
}
help(contextOptions) {
this.outputHelp(contextOptions);
let exitCode = Number(external_node_process_.exitCode ?? 0);
exitCode === 0 && contextOptions && typeof contextOptions != "function" && contextOptions.error && (exitCode = 1);
this._exit(exitCode, "commander.help", "(outputHelp)");
}
addHelpText(position, text) {
let allowedValues = [
"beforeAll",
"before",
"after",
"afterAll"
];
if (!allowedValues.includes(position)) throw Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
let helpEvent = `${position}Help`;
this.on(helpEvent, (context) => {
let helpStr;
helpStr = typeof text == "function" ? text({
error: context.error,
command: context.command
}) : text;
helpStr && context.write(`${helpStr}\n`);
});
return this;
}
_outputHelpIfRequested(args) {
let helpOption = this._getHelpOption();
if (helpOption && args.find((arg) => helpOption.is(arg))) {
this.outputHelp();
this._exit(0, "commander.helpDisplayed", "(outputHelp)");
}
}
}
function incrementNodeInspectorPort(args) {
return args.map((arg) => {
if (!arg.startsWith("--inspect")) return arg;
let debugOption;
let debugHost = "127.0.0.1";
let debugPort = "9229";
let match;
if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) debugOption = match[1];
else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
debugOption = match[1];
/^\d+$/.test(match[3]) ? debugPort = match[3] : debugHost = match[3];
} else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
debugOption = match[1];
debugHost = match[3];
debugPort = match[4];
}
if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
return arg;
});
}
function useColor() {
if (external_node_process_.env.NO_COLOR || external_node_process_.env.FORCE_COLOR === "0" || external_node_process_.env.FORCE_COLOR === "false") return !1;
if (external_node_process_.env.FORCE_COLOR || external_node_process_.env.CLICOLOR_FORCE !== void 0) return !0;
}
new command_Command();
}) };
