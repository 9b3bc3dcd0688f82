import type { ActionClass } from '../results/actions.ts';
import { commandIn, commandsOf, isShell, programOf, unwrapped } from './commands.ts';
import { scriptedCalls } from './scripted-calls.ts';
import type { ShellCommand } from './shell-words.ts';

/** Classes of tools by their names, in lower case without `_` and `-`. docs/reference/trajectories.md has the same table. */
const TOOLS: [ActionClass, RegExp][] = [
  [
    'read_file',
    /^(read|readfiles?|readmanyfiles|notebookread|view|viewfiles?|viewimage|open|openfile|fsread|cat|readtextfile|readmultiplefiles|getfilecontents)$/,
  ],
  ['check_dir', /^(ls|list|listdir|listdirectory|listfiles|readfolder|tree|directorytree|listdirectorywithsizes)$/],
  [
    'search',
    /^(grep|glob|find|rg|search|searchfilecontent|searchfiles|filesearch|findfiles|codebasesearch|grepsearch|grepfiles|semanticsearch|findbyname|(find|search)(file|dir))$/,
  ],
  [
    'edit',
    /^(edit|multiedit|write|writefile|editfile|createfile|replace|replaceinfile|strreplace(file)?|applypatch|applydiff|patch|notebookedit|insert|insertcontent|create|createdirectory|movefile|updatefile|writetofile|appendtofile|search(and)?replace|replacefilecontent|(multi)?replacestringinfile|inserteditintofile|fswrite|delete(file)?|move)$/,
  ],
  [
    'network',
    /^(web|http|brows|url)|^(fetch|fetchurl|fetchwebpage|googlewebsearch|searchweb|websearch|webfetch|urlread)$/,
  ],
];
const SHELLS = /bash|shell|terminal|exec|command|^run|console|^cmd$|^sweagentaction$/;

const NEUTRAL = new Set(
  `cd pushd popd echo printf export set unset true false : pwd sleep wait which type exit return test [ [[ clear alias
  read umask ulimit date whoami hostname uname id for select in case let local declare shift trap history jobs stat
  file source . env printenv command hash break continue shopt disown xargs whereis readlink realpath basename dirname
  seq C-c C-d C-z`.split(/\s+/),
);
/** Like `source`, these only set the shell's environment. */
const SWITCHES = /^((conda|mamba|micromamba) (de)?activate|(nvm|sdk) use)$/;
const READS = new Set(
  `cat head tail less more bat batcat nl tac sed awk gawk xxd hexdump od strings jq yq zcat bzcat xzcat cut column wc sort
  uniq diff cmp comm paste tr rev base64 md5sum sha1sum sha256sum sha512sum cksum`.split(/\s+/),
);
const LISTS = new Set('ls ll la dir tree du exa eza vdir'.split(' '));
const SEARCHES = new Set('grep egrep fgrep zgrep rg ag ack find fd fdfind locate'.split(' '));
const EDITS = new Set(
  `tee mv cp rm mkdir rmdir touch ln chmod chown patch truncate dd install apply_patch unzip zip gzip gunzip xz
  unxz bzip2 bunzip2 zstd rename ed ex vi vim nano`.split(/\s+/),
);
const FETCHES = new Set('curl wget ssh scp sftp rsync ping nc ncat telnet dig nslookup aria2c ftp'.split(' '));
/** To the standard output, or to list or test, they only read. */
const COMPRESSORS = /^(gzip|gunzip|xz|unxz|bzip2|bunzip2|zstd)$/;
/** Filters: after a pipe they tell nothing of their own. */
const FILTERS = new Set([...READS, ...SEARCHES, 'tee']);

/** Programs that install, with the options and subcommands that make them do so. */
const INSTALLERS: [RegExp, RegExp][] = [
  [
    /^(apt|apt-get|aptitude|yum|dnf|microdnf|zypper|brew|gem|cargo|snap|pipx|nvm|sdk|asdf|pyenv|rbenv|rustup|choco|winget|flatpak|opam|cpan|luarocks|mix|dotnet|helm|ansible-galaxy|nix-env)$/,
    /^(install|reinstall|add|build-dep|upgrade|update|dist-upgrade|fetch|-i|-iA|deps\.get|restore)$/,
  ],
  [/^(conda|mamba|micromamba|mise)$/, /^(install|update|upgrade|create|use)$/],
  [/^pip[0-9.]*$/, /^(install|download|wheel)$/],
  [/^(npm|pnpm|bun|cnpm)$/, /^(install|i|ci|add|update|install-test)$/],
  [
    /^(uv|poetry|pdm|pipenv|hatch|composer|bundle|bundler|go|pod|shards|stack|cabal|rebar3)$/,
    /^(install|add|sync|require|get|update|lock|download|tidy)$/,
  ],
  [/^yarn$/, /^(install|add|upgrade)$/],
  [/^apk$/, /^(add|upgrade)$/],
  [/^pacman$/, /^-(S[yuw]*|U)$/],
  [/^dpkg$/, /^(-i|--install)$/],
  [/^rpm$/, /^(-[iUF][vh]*|--install|--upgrade)$/],
  [/^(g?make|ninja|meson)$/, /^install$/],
  [/^cmake$/, /^--install$/],
  [/^setup\.py$/, /^(install|develop)$/],
  [/^cpanm$/, /./],
];
/** Without a subcommand they install what the project lists. */
const BARE = /^(yarn|bundle)$/;

/** Words after which come names, or words of a script or of another program: `npm run update`, `pip show wheel`. */
const HANDS_ON = /^(run|run-script|exec|dlx|test|list|ls|show|info|search|view|help|--help|--version|--)$/;

/** Options before a subcommand whose value is the next word: `git -C a clone b`. */
const VALUED =
  /^(-C|-c|-o|--git-dir|--work-tree|--namespace|--config-env|--cwd|workspace|--prefix|--registry|--proxy)$/;
/** Subcommands have one word or two: `uv tool install`. Later words are names. */
const SUBCOMMANDS = 2;

/** Of a compound command or a script, the first of these that one of its parts has. */
const TELLING: ActionClass[] = ['install', 'network', 'run', 'edit', 'search', 'read_file', 'check_dir', 'other'];

/**
 * The class of a tool call, from the tool's name and, for a shell, the words of its command. Both are a model's, and are
 * only read.
 */
export function classOfAction(tool: string, given: Readonly<Record<string, unknown>>): ActionClass {
  const name = plainName(tool);
  const scripted = name === 'exec' ? scriptedCalls(given) : null;
  if (scripted !== null) return mostTelling(scripted.map((call) => classOfAction(call.tool, call.given)));
  // Editors with several commands in one tool.
  if (/^(strreplace(based)?edit(or|tool)|texteditor|editor|fileeditor)/.test(name))
    return given.command === 'view' ? 'read_file' : 'edit';
  const byName = TOOLS.find(([, names]) => names.test(name))?.[0];
  if (byName !== undefined) return byName;
  if (!SHELLS.test(name)) return 'other';
  const command = commandIn(given);
  return command === null ? 'other' : classOfCommands(command);
}

/** True for tools that run commands, or ask for the output of one that runs. */
export function isShellTool(tool: string): boolean {
  return SHELLS.test(plainName(tool)) || /stdin|taskoutput/.test(plainName(tool));
}

function plainName(tool: string): string {
  return tool
    .toLowerCase()
    .replace(/^.*__|^(functions|developer)\./, '')
    .replace(/[_-]|toolcall$/g, '');
}

function classOfCommands(command: string | string[]): ActionClass {
  const commands = commandsOf(command);
  return mostTelling(commands.map((one, index) => classOfCommand(one, commands[index - 1])));
}

function mostTelling(classes: ActionClass[]): ActionClass {
  return TELLING.find((name) => classes.includes(name)) ?? 'other';
}

/** The words of the commands that install, each with those of a command that it reads from. */
export function installing(commands: ShellCommand[]): string[][] {
  return commands.flatMap((one, index) => {
    const before = commands[index - 1];
    if (classOfCommand(one, before) !== 'install') return [];
    return [[...(one.isPiped ? (before?.words ?? []) : []), ...unwrapped(one.words)]];
  });
}

function classOfCommand(command: ShellCommand, before: ShellCommand | undefined): ActionClass {
  const words = unwrapped(command.words);
  const name = programOf(words);
  const rest = words.slice(1);
  // A script from the network that is run at once installs something.
  const isScript = isShell(name) || (/^(python[0-9.]*|php|perl|ruby|node)$/.test(name) && /^-?$/.test(rest[0] ?? ''));
  if (isScript && command.isPiped && before !== undefined && FETCHES.has(programOf(unwrapped(before.words))))
    return 'install';
  const own = classOfWords(name, rest);
  if (command.writes.length > 0 && ['other', 'read_file', 'search', 'check_dir'].includes(own)) return 'edit';
  // A program under xargs reads the files that its input names.
  const isFilter = FILTERS.has(name) && !command.words.slice(0, -words.length).includes('xargs');
  if (command.isPiped && isFilter) return name === 'tee' && own === 'edit' && rest.length > 0 ? 'edit' : 'other';
  return own;
}

function classOfWords(name: string, rest: string[]): ActionClass {
  const first = plainWords(rest)[0] ?? '';
  if (name === '' || NEUTRAL.has(name) || SWITCHES.test(`${name} ${first}`)) return 'other';
  if (/^python[0-9.]*$/.test(name)) {
    if (rest[0] === '-m' && rest[1] === 'ensurepip') return 'install';
    const own = rest.slice(rest[0] === '-m' ? 1 : 0);
    if (INSTALLERS.some(([names]) => names.test(own[0] ?? ''))) return classOfWords(own[0]!, own.slice(1));
  }
  if (isInstall(name, rest)) return 'install';
  if (name === 'git') return classOfGit(first);
  if (name === 'str_replace_editor') return first === 'view' ? 'read_file' : 'edit';
  if (/^(sed|perl|yq)$/.test(name) && rest.some((word) => /^-[^-MmIe]*i|^--in-?place/.test(word))) return 'edit';
  if (/^g?awk$/.test(name) && rest.some((word, index) => word === 'inplace' && rest[index - 1] === '-i')) return 'edit';
  if (name === 'find') return classOfFind(rest);
  if (name === 'unzip' && /^-[lpvZ]/.test(rest[0] ?? '')) return 'read_file';
  if (COMPRESSORS.test(name) && rest.some((word) => /^-[a-z0-9]*[clt]|^--(stdout|list|test)$/.test(word)))
    return 'read_file';
  if (name === 'tar') return rest.some(listsArchive) ? 'read_file' : 'edit';
  if (/^(rsync|scp)$/.test(name) && !rest.some((word) => word.includes(':'))) return 'edit';
  if (FETCHES.has(name)) return isLocal(rest) ? 'run' : 'network';
  if (READS.has(name)) return 'read_file';
  if (LISTS.has(name)) return 'check_dir';
  if (SEARCHES.has(name)) return 'search';
  return EDITS.has(name) ? 'edit' : 'run';
}

function isInstall(name: string, words: string[]): boolean {
  const row = INSTALLERS.find(([names]) => names.test(name));
  if (row === undefined) return false;
  // All words of make and ninja are targets.
  const isBuild = /make$|^ninja$/.test(name);
  const end = isBuild ? -1 : words.findIndex((word) => HANDS_ON.test(word));
  const own = end === -1 ? words : words.slice(0, end);
  const options = own.filter((word) => word.startsWith('-'));
  const plain = plainWords(own).slice(0, isBuild ? undefined : SUBCOMMANDS);
  if (BARE.test(name) && end === -1 && plain.length === 0 && own.at(-1) !== '-v') return true;
  return [...options, ...plain].some((word) => row[1].test(word));
}

/** Words that are neither options nor values of options. */
function plainWords(words: string[]): string[] {
  return words.filter((word, index) => !word.startsWith('-') && !VALUED.test(words[index - 1] ?? ''));
}

/** True for tar's option to list, alone or in a group. Only the first word is a group without `-`: others are names. */
function listsArchive(word: string, index: number): boolean {
  return (
    word === '--list' ||
    /^-(?![A-Za-z]*[xc])[A-Za-su-z]*t[A-Za-z]*$/.test(index === 0 ? word.replace(/^-?/, '-') : word)
  );
}

function classOfGit(command: string): ActionClass {
  if (/^(clone|fetch|pull|push|ls-remote|submodule)$/.test(command)) return 'network';
  if (/^(grep|ls-files)$/.test(command)) return command === 'grep' ? 'search' : 'check_dir';
  return /^(apply|checkout|switch|restore|reset|revert|clean|stash|commit|add|rm|mv|am|cherry-pick|rebase|merge)$/.test(
    command,
  )
    ? 'edit'
    : 'run';
}

/** Without a test it lists, with -delete it does more; what -exec runs is a command of its own. */
function classOfFind(words: string[]): ActionClass {
  if (words.some((word) => /^-(delete|fprint)/.test(word))) return 'edit';
  const isListing = words.every(
    (word) =>
      !word.startsWith('-') || /^-(maxdepth|mindepth|depth|xdev|mount|type|print0?|printf|ls|L|H|P)$/.test(word),
  );
  return isListing ? 'check_dir' : 'search';
}

/** True for requests to servers of the testbed itself, which try what was set up. */
function isLocal(words: string[]): boolean {
  return words.some((word) =>
    /^--(unix-socket|version)$|^(https?:\/\/([^/@]*@)?)?(localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1\])([:/]|$)/.test(word),
  );
}
