export const id = 5699;
export const ids = [5699];
export const modules = {

/***/ 95699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cli: () => (/* binding */ cli)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _options_meta_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99832);
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57541);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34937);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58508);






/** The command line. Resolves to the exit code; `root` is the package's directory. */
async function cli(args, root) {
    let exitCode = 0;
    const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('agentbench')
        .description('Measure coding agents: run them on SetupBench instances or your own, and verify what they did.')
        .version(_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x)
        .exitOverride()
        .configureHelp({ showGlobalOptions: true })
        .showHelpAfterError('(agentbench --help lists the commands)');
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', ignoreClosedPipe);
    const run = program
        .command('run')
        .description('Measure an agent. Without a dataset and an agent: the example, with its scripted agent.');
    addOptions(run, (name) => (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .takes */ .ny)('run', name) && !(0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOption */ .ti)(name).actionOnly);
    run.option('--json', "print the run's record as JSON").action(async ({ json, ...given }) => {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(3839), __webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(9040), __webpack_require__.e(5671), __webpack_require__.e(6470), __webpack_require__.e(9927), __webpack_require__.e(4493), __webpack_require__.e(5242), __webpack_require__.e(6330)]).then(__webpack_require__.bind(__webpack_require__, 32720));
        exitCode = await runCommand(kebab(given), json === true, root);
    });
    const report = program
        .command('report')
        .description('Put the results of one suite together: totals, intervals, the change since a baseline, report files.')
        .argument('[directories...]', 'directories of results; otherwise results-path');
    addOptions(report, (name) => (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .takes */ .ny)('report', name) && !(0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOption */ .ti)(name).actionOnly);
    report.option('--json', 'print the report as JSON').action(async (directories, { json, ...given }) => {
        const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(9314), __webpack_require__.e(217), __webpack_require__.e(6470), __webpack_require__.e(2798), __webpack_require__.e(1390), __webpack_require__.e(2689), __webpack_require__.e(9771)]).then(__webpack_require__.bind(__webpack_require__, 1743));
        exitCode = await reportCommand(directories, kebab(given), json === true);
    });
    const validate = program
        .command('validate')
        .description('Read a dataset, and count its instances by type, image and fixture.');
    addOptions(validate, (name) => name === 'mode' || (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOption */ .ti)(name).group === 'what');
    validate.option('--json', 'print the counts as JSON').action(async ({ json, ...given }) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(9927), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 46875));
        exitCode = await validateCommand(kebab(given), json === true);
    });
    const plan = program.command('plan').description('Deal the selected instances to the jobs of a matrix.');
    addOptions(plan, (name) => (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .takes */ .ny)('plan', name) && !(0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOption */ .ti)(name).actionOnly);
    plan.option('--json', 'print {"matrix": …, "count": n}').action(async ({ json, ...given }) => {
        const { planCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(6470), __webpack_require__.e(9927), __webpack_require__.e(6029), __webpack_require__.e(8624)]).then(__webpack_require__.bind(__webpack_require__, 49890));
        exitCode = await planCommand(kebab(given), json === true);
    });
    program
        .command('evaluate')
        .description("SetupBench's own harness: run one success command where the agent has worked, and write its verdict.")
        .argument('<metadata>', "path of the task's metadata JSON file")
        .option('-c, --command <cmd>', "override the metadata's success_command")
        .option('-n, --new-session', 'run the command in a new session (it always is)')
        .option('-w, --workdir <dir>', 'directory in which to run the success command', '/testbed')
        .option('-o, --output <file>', 'destination of the JSON result file', '/testbed/_output_/test_results.json')
        .option('-q, --quiet', 'suppress informational output')
        .option('--verbose', 'show informational output (the default)')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--evaluation-timeout <duration>', 'time limit of the command').default('30m'))
        .action(async (metadata, given) => {
        const { evaluateCommand } = await __webpack_require__.e(/* import() */ 1370).then(__webpack_require__.bind(__webpack_require__, 21370));
        exitCode = await evaluateCommand(metadata, given);
    });
    program
        .command('doctor')
        .description('Say what is missing on this machine, and what to do about it.')
        .option('--json', 'print the findings as JSON')
        .action(async ({ json }) => {
        const { doctorCommand } = await Promise.all(/* import() */[__webpack_require__.e(3839), __webpack_require__.e(9040), __webpack_require__.e(5222)]).then(__webpack_require__.bind(__webpack_require__, 5222));
        exitCode = await doctorCommand(json === true);
    });
    program
        .command('init')
        .description('Write a workflow that measures an agent into the current git repository, and say what is left to do.')
        .option('--workflow <name>', 'which one; see --list (default: start)')
        .option('--list', 'say which workflows there are, and write none')
        .option('--force', 'replace the file that is there')
        .option('--json', 'print what was written, and what is left to do, as JSON')
        .action(async (flags) => {
        const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(1457)]).then(__webpack_require__.bind(__webpack_require__, 11457));
        exitCode = await initCommand(flags, root);
    });
    try {
        await program.parseAsync(args, { from: 'user' });
        return exitCode;
    }
    catch (error) {
        if (error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7)
            return error.exitCode === 0 ? 0 : 2;
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo) {
            process.stderr.write(`agentbench: ${error.message.replaceAll('\n', '\n            ')}\n`);
            return 2;
        }
        if (error instanceof _signals_js__WEBPACK_IMPORTED_MODULE_4__/* .Interrupted */ .j$) {
            process.stderr.write(`agentbench: ${error.message}\n`);
            return error.exitCode;
        }
        process.stderr.write(`agentbench itself failed: ${error instanceof Error ? error.stack : error}\n`);
        return 3;
    }
}
function addOptions(command, wanted) {
    for (const group of _options_meta_js__WEBPACK_IMPORTED_MODULE_2__/* .GROUPS */ .fd) {
        for (const name of _options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionNames */ .W6.filter((name) => (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOption */ .ti)(name).group === group && wanted(name))) {
            const { description, default: fallback, flag } = (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOption */ .ti)(name);
            const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${name} ${flag ? '[boolean]' : '<value>'}`, plainText(description, fallback));
            const choices = (0,_options_options_js__WEBPACK_IMPORTED_MODULE_3__/* .choicesOf */ .cU)(name);
            // Choices are shown here and checked with all other values, so that one message names every fault.
            if (choices !== null)
                option.description += ` [${choices.join(', ')}]`;
            command.addOption(flag ? option.preset('true') : option);
        }
    }
}
function plainText(description, fallback) {
    return description.replaceAll('`', '') + (fallback === undefined || fallback === '' ? '' : ` (default: ${fallback})`);
}
/** Commander names options in camelCase; ours have one name everywhere. */
function kebab(given) {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
    ]));
}
/** Whoever read our output has gone (`agentbench validate | head`); the work itself goes on. */
function ignoreClosedPipe(error) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) !== 'EPIPE')
        throw error;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test keeps the two equal. */
const VERSION = '0.1.0';


/***/ })

};
