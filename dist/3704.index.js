export const id = 3704;
export const ids = [3704];
export const modules = {
21452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Su: () => namesThisMachine,
Y2: () => setsOnly,
Zp: () => isUsualPth,
tX: () => saysOnly
});
function saysOnly(begins) {
return (text) => linesOf(text).every((line) => begins.test(line));
}
function setsOnly(begins) {
return (text) => {
let section = "";
return linesOf(text).every((line) => {
let [, head, rest] = /^\[\s*([^\]]*?)\s*\](.*)$/.exec(line) ?? [];
head !== void 0 && (section = head.toLowerCase());
let setting = (rest ?? line).trim();
return setting === "" || begins.test(`${section}.${setting.toLowerCase()}`);
});
};
}
function namesThisMachine(text) {
return linesOf(text).every((line) => {
let [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
let local = /^(127\.[\d.]+|::1)$/.test(address);
return names.every((name) => /^localhost\b/i.test(name) ? local : !name.includes(".") || /\.(local|localdomain|internal|test)$/i.test(name));
});
}
let USUAL_IMPORTS = [
/^import os; var = 'SETUPTOOLS_USE_DISTUTILS'; enabled = os\.environ\.get\(var, '\w+'\) == 'local'; enabled and __import__\('_distutils_hack'\)(\.add_shim\(\))?;?$/,
/^import _virtualenv$/,
/^import (__editable___\w+_finder); \1\.install\(\)$/,
/^import sys, types, os;(has_mfs = sys\.version_info > \(3, 5\);)?p = os\.path\.join\(sys\._getframe\(1\)\.f_locals\['sitedir'\], \*\(('\w+',? ?)+\)\);importlib = has_mfs and __import__\('importlib\.util'\);has_mfs and __import__\('importlib\.machinery'\);m = has_mfs and sys\.modules\.setdefault\('[\w.]+', importlib\.util\.module_from_spec\(importlib\.machinery\.PathFinder\.find_spec\('[\w.]+', \[os\.path\.dirname\(p\)\]\)\)\);m = m or sys\.modules\.setdefault\('[\w.]+', types\.ModuleType\('[\w.]+'\)\);mp = \(m or \[\]\) and m\.__dict__\.setdefault\('__path__',\[\]\);\(p not in mp\) and mp\.append\(p\)(;m and setattr\(sys\.modules\['[\w.]+'\], '\w+', m\))?$/
];
let USUAL_FILES = new Set([
"f47446a60fdf5905e84e7d7c892baf92f8d5a3226d0da1599b9c014eab6c7ddb",
"b8e1b828090bfec4b25656d04cd0948d3e70221ea8281ac0e12569eef48ae2a6",
"320272733976834259547e559d769d87e2c1c7ead17c90446376800e79f2aeb4",
"ef2ed06d19867ec669c09a804060666a9cd5e383af0a9d11aa2de79b77d448e8"
]);
function isUsualPth(text, sha256) {
if (sha256 !== null && USUAL_FILES.has(sha256)) return !0;
return linesOf(text).filter((line) => /^import\s/.test(line)).every((line) => USUAL_IMPORTS.some((usual) => usual.test(line)));
}
function linesOf(text) {
return text.split(/\r?\n|\r/).map((line) => line.trim()).filter((line) => line !== "" && !/^[#;]/.test(line));
}
}),
16830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LJ: () => asksForService,
j5: () => listenersScript,
hW: () => parseListeners,
a5: () => portsOf,
Yj: () => servicesOf,
dS: () => standIns
});
var shell = __webpack_require__(12580);
var untrusted = __webpack_require__(90492);
let LISTENERS = "sockets() { grep -Hs -e ' 0A ' -e ' 00010000 ' /proc/net/tcp /proc/net/tcp6 /proc/net/unix; }\nholders() {\n  ls -ln /proc/[0-9]*/fd 2>/dev/null | grep -e '^/proc' -e 'socket:'\n  ls -ln /proc/[0-9]*/exe 2>/dev/null | sed 's/^.* \\(\\/proc\\/[0-9]*\\/exe\\) -> /exe \\1 /'\n  grep -Hs '^Uid:' /proc/[0-9]*/status\n  grep -azHs '' /proc/[0-9]*/cmdline | tr '\\000\\n' '\\n '\n  :\n}\nsockets_and_new_holders() (\n  known=\" $* \"\n  listening=$(sockets)\n  printf '%s\\n' \"$listening\"\n  set -f\n  IFS='\n'\n  for socket in $listening; do\n    IFS=' '\n    set -- $socket\n    case $1 in */unix*) inode=$7 ;; *) inode=${11} ;; esac\n    case $known in *\" $inode \"*) continue ;; esac\n    set +f\n    sockets\n    holders\n    break\n  done\n)\n";
let CLIENTS = [
[/\b(psql|pg_isready|pg_dump)\b/, 5432],
[/\bredis-cli\b/, 6379],
[/\b(mysql|mysqladmin|mariadb)\b/, 3306],
[/\b(mongosh?|mongodump)\b/, 27017]
];
let DATABASE_SOCKET = /\/\.s\.PGSQL\.\d+$|\/mysqld?\.sock$/;
let PLUMBING = /^(nc|ncat|netcat|nc\.\w+|socat\d*|busybox)$/;
let INTERPRETER = /^(python|perl|ruby|node|nodejs|php)[\d.]*$/;
let INLINE = [
[/^python/, /^-(?![mWX])[A-Za-z]*c/],
[/^(perl|ruby)/, /^-(?![MmIrW])[A-Za-z]*[eE]/],
[/^node/, /^(-e|-p|-pe|--eval|--print)\b/],
[/^php/, /^-r/]
];
let WITH_VALUE = /^(-[rIWX]|--require|--import)$/;
let SOCKET_LINE = /^\/proc\/net\/(tcp|unix)6?: *(.*)$/;
function listenersScript(before) {
if (before === null) return `${LISTENERS}sockets`;
return `${LISTENERS}sockets_and_new_holders ${before.map(({ inode }) => (0, shell.h)(inode)).join(" ")}`;
}
function parseListeners(output) {
let listeners = new Map();
let processes = new Map();
let processOf = (id) => {
processes.has(id) || processes.set(id, {
executable: "",
argv: [],
sockets: [],
user: ""
});
return processes.get(id);
};
let current = "";
for (let line of output.split("\n")) {
let [, kind, text] = SOCKET_LINE.exec(line) ?? [];
let fields = text?.trim().split(/\s+/) ?? [];
let executable = /^exe \/proc\/(\d+)\/exe (.*)$/.exec(line);
let argument = /^\/proc\/(\d+)\/cmdline:(.*)$/.exec(line);
let descriptors = /^\/proc\/(\d+)\/fd:$/.exec(line);
let user = /^\/proc\/(\d+)\/status:Uid:\s+(\d+)/.exec(line);
let socket = /socket:\[(\d+)\]$/.exec(line);
kind === "tcp" && fields[3] === "0A" ? add(String(Number.parseInt(fields[1].split(":").at(-1), 16)), fields[9], fields[7]) : kind === "unix" && fields[3] === "00010000" ? add(fields.slice(7).join(" "), fields[6]) : executable === null ? user === null ? argument === null ? descriptors === null ? socket !== null && processOf(current).sockets.push(socket[1]) : current = descriptors[1] : processOf(argument[1]).argv.push(argument[2].slice(0, 1e3)) : processOf(user[1]).user = user[2] : processOf(executable[1]).executable = executable[2].replace(/ \(deleted\)$/, "");
}
for (let { executable, argv, sockets } of processes.values()) for (let inode of new Set(sockets)) listeners.get(inode)?.holders.push({
executable,
argv
});
let unseen = [...processes.values()].filter(({ executable }) => executable === "");
for (let listener of listeners.values()) {
if (listener.holders.length > 0) continue;
listener.holders = unseen.filter(({ user }) => user === listener.user).map(({ argv }) => ({
executable: argv[0] ?? "",
argv
}));
}
return [...listeners.values()];
function add(address, inode, user = null) {
address !== "" && inode !== void 0 && listeners.set(inode, {
address,
inode,
user,
holders: []
});
}
}
function asksForService(script, taskType) {
return taskType === "dbsetup" || /\d{2,5}|\/|localhost/.test(script) || CLIENTS.some(([name]) => name.test(script));
}
function servicesOf(script, taskType) {
let clients = CLIENTS.filter(([name]) => name.test(script)).map(([, port]) => String(port));
let database = clients.length > 0 || taskType === "dbsetup";
let named = new Set([...script.matchAll(/(?<![\w.])\d{2,5}(?![\w.])/g)].map(([number]) => number));
/http:\/\/[\w.-]+(?![\w.:-])/.test(script) && named.add("80");
/https:\/\/[\w.-]+(?![\w.:-])/.test(script) && named.add("443");
return (address) => {
if (clients.includes(address) || database && DATABASE_SOCKET.test(address)) return "database";
if (named.has(address) || address.length > 1 && address.startsWith("/") && script.includes(address)) return database ? "database" : "any";
return null;
};
}
function portsOf(script, taskType) {
let serviceAt = servicesOf(script, taskType);
let likely = [
...[...script.matchAll(/\d{2,5}/g)].map(([number]) => number),
"80",
"443",
...CLIENTS.map(([, port]) => String(port))
];
return [...new Set(likely)].filter((port) => serviceAt(port) !== null).map(Number);
}
function newServices(before, after, serviceAt) {
let old = new Set(before.map(({ inode }) => inode));
return after.filter(({ address, inode }) => serviceAt(address) !== null && !old.has(inode));
}
function standIns(before, after, serviceAt) {
return newServices(before, after, serviceAt).flatMap(({ address, holders }) => {
let service = serviceAt(address);
let held = holders.find(({ executable, argv }) => isStandIn(executable, argv, service));
if (held === void 0) return [];
return [{
kind: "probe_stand_in",
detail: `${address.startsWith("/") ? address : `port ${address}`} is answered by: ${(0, untrusted.h0)(held.argv.join(" "), 160)}`
}];
});
}
function isStandIn(executable, argv, service) {
let name = baseName(executable);
if (PLUMBING.test(name)) return !0;
if (!INTERPRETER.test(name)) return !1;
return service === "database" || runsInline(name, argv);
}
function runsInline(interpreter, [called = "", ...rest]) {
let [, inline] = INLINE.find(([name]) => name.test(interpreter));
let at = 0;
for (; rest[at]?.startsWith("-"); at += WITH_VALUE.test(rest[at]) ? 2 : 1) if (rest[at] === "-" || inline.test(rest[at]) || /^-m ?http\.server\b/.test(rest.slice(at, at + 2).join(" "))) return !0;
return at >= rest.length && INTERPRETER.test(baseName(called));
}
function baseName(file) {
return file.slice(file.lastIndexOf("/") + 1);
}
}),
3704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
commandWords: () => commandWords,
compareLooks: () => compareLooks,
look: () => look,
lookAndRun: () => lookAndRun,
scriptOf: () => scriptOf
});
var external_node_crypto_ = __webpack_require__(77598);
var errors = __webpack_require__(45145);
var shell = __webpack_require__(12580);
var long_script = __webpack_require__(47931);
var output_of = __webpack_require__(11220);
var files = __webpack_require__(3891);
var untrusted = __webpack_require__(90492);
var look_obeyed = __webpack_require__(76801);
let MOST_MODULES = 8e3;
function pythonScript(before) {
let moment = "said=\"${said}moment$tab$(date +%s.%N)$newline\"";
if (before === null || before.moment === null) return moment;
return `${moment}
libraries=${(0, shell.h)(before.libraries.join("\n"))} since=${(0, shell.h)(`@${before.moment}`)} most=${MOST_MODULES}
roots=; for folder in \$libraries; do [ -d "\$folder" ] && roots="\$roots\$folder\$newline"; done
for folder in \$sites; do
  for name in pytest _pytest pluggy iniconfig; do [ -e "\$folder/\$name" ] && roots="\$roots\$folder/\$name\$newline"; done
done
[ -z "\$roots" ] || changed=\$(find -L \$roots -type d '(' -name site-packages -o -name dist-packages -o -name test -o -name idlelib ')' -prune -o -type f '(' -name '*.py' -o -name '*.so' -o -name '*.pyc' ')' -newerct "\$since" -print 2>/dev/null | head -n "\$most")
modules=
for path in \$changed; do
  case \$path in *.pyc) said="\${said}compiled\$newline" ;; /*) modules="\$modules\$path\$newline" ;; esac
done
records() {
  set +f
  for folder in \$sites; do
    for record in "\$folder"/pytest-*-info/RECORD "\$folder"/pluggy-*-info/RECORD "\$folder"/iniconfig-*-info/RECORD; do
      [ -f "\$record" ] && sed -n "s|^\\([^,]*\\),sha256=\\([^,]*\\),.*|record\$tab\\2\$tab\$folder/\\1|p" "\$record"
    done
  done
  set -f
}
[ -z "\$modules" ] || {
  sums=\$(md5sum \$modules 2>/dev/null)
  said="\$said\$(for path in \$modules; do echo "module\$tab\$path"; done; sha256sum \$modules; echo "\$sums"
    set +f; echo "\$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums | sed "s/^/owns\$tab/"; set -f
    records)\$newline"
} 2>/dev/null
`;
}
function asRecorded(sha256) {
return Buffer.from(sha256, "hex").toString("base64url");
}
var tools = __webpack_require__(62892);
function toolsScript(wanted, before, first) {
let { commands, fileNames, seen, obeyed, python, pytest } = wanted;
let anywhere = fileNames.filter((name) => !name.includes("/"));
let places = fileNames.filter((name) => name.includes("/"));
let known = [...before?.found.values() ?? [], ...before?.files.values() ?? []];
return `LC_ALL=C; export LC_ALL
newline='
'
tab='	'; set -f; IFS=\$newline; said= files= looked= points= changed= modules= interpreters= sites= prefixes=/usr\$newline/usr/local\$newline\$HOME/.local\$newline
add() { case \$newline\$files in *"\$newline\$1\$newline"*) ;; *) files="\$files\$1\$newline" ;; esac; }
resolve() { for name do printf '%s ' "\$name"; command -v "\$name" || echo; done; }
look() {
  for found in \$(resolve "\$@"); do
    path=\${found#* }
    case \$path in */*) ;; *) continue ;; esac
    [ -f "\$path" ] && [ -x "\$path" ] || continue
    case \$path in */bin/python*)
      real=\$path; [ ! -L "\$path" ] || real=\$(readlink -f "\$path")
      prefixes="\$prefixes\${path%/bin/*}\$newline\${real%/bin/*}\$newline" ;;
    esac
    said="\${said}tool\$tab\${found%% *}\$tab\$path\$newline"
    add "\$path"
  done
}
named() {
  IFS=" \$tab"; set -- \${1#??}
  case \$1 in */env) shift; while case \$1 in -*) ;; *) false ;; esac; do shift; done ;; esac
  IFS=\$newline; interpreters="\$interpreters\$1\$newline"
}
file() { [ -f "\$1" ] && said="\${said}file\$tab\$1\$tab\$2\$newline" && add "\$1"; }
files() { role=\$1; shift; for path do file "\$path" "\$role"; done; }
named_by() {
  while IFS= read -r line || [ -n "\$line" ]; do
    case \$line in import[\\ \$tab]* | '#'* | '') ;; /*) startup "\$line" ;; *) startup "\$2/\$line" ;; esac
  done <"\$1"
}
startup() { for name in sitecustomize usercustomize; do for path in "\$1/\$name".* "\$1/\$name/__init__.py"; do file "\$path" startup; done; done; }

look ${[...new Set([...commands, ...before?.found.keys() ?? []])].map(shell.h).join(" ")}
python=${python ? "yes" : ""}
for path in \$(grep -lae '^#!' \$files); do
  IFS= read -r line <"\$path"
  case \$line in '#!'*) named "\$line" ;; esac
done 2>/dev/null
[ -z "\$interpreters" ] || look \$interpreters
set +f
for prefix in \$prefixes; do
  case \$newline\$looked in *"\$newline\$prefix\$newline"*) continue ;; esac
  looked="\$looked\$prefix\$newline"
  for path in "\$prefix"/lib/python*.zip; do file "\$path" startup; done
  for folder in "\$prefix"/lib/python*; do
    startup "\$folder"
    [ "\$python" ] && [ -f "\$folder/os.py" ] && said="\${said}library\$tab\$folder\$newline"
    for site in "\$folder/site-packages" "\$folder/dist-packages"; do
      [ -d "\$site" ] || continue
      sites="\$sites\$site\$newline"
      startup "\$site"
      for pth in "\$site"/*.pth; do file "\$pth" pth && named_by "\$pth" "\$site"; done
    done
  done
done

${obeyed.map(([tool, names]) => `files ${tool === "driver" ? tool : `obeyed:${tool}`} ${names.map(expanded).join(" ")}`).join("\n")}
${pytest ? "for folder in $sites; do\n  for path in \"$folder\"/*-info/entry_points.txt; do [ -f \"$path\" ] && points=\"$points$path$newline\"; done\ndone\nset -f\n[ -z \"$points\" ] || for path in $(grep -ls pytest11 $points); do file \"$path\" plugin; done\nfolder=$(pwd -P)\nfor step in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do\n  [ -n \"$folder\" ] || break\n  folder=${folder%/*}\n  for name in pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml tox.ini setup.cfg conftest.py; do file \"$folder/$name\" above; done\ndone\n" : ""}
set -f
files '' /etc/ld.so.preload ${places.map(shell.h).join(" ")}
files seen ${seen.map(shell.h).join(" ")}
${anywhere.length === 0 ? "" : `find_files() {
  files '' \$(find . -maxdepth 6 -type d \\
    '(' -name .git -o -name node_modules -o -name site-packages -o -name dist-packages -o -name __pycache__ -o -name .tox -o -name .nox ')' -prune \\
    -o -type f '(' "\$@" ')' -print 2>/dev/null | head -n 200)
}
find_files ${anywhere.map((name) => `-name ${(0, shell.h)(name)}`).join(" -o ")}`}
${python ? pythonScript(before?.python ?? null) : ""}
known=${(0, shell.h)(linesOf(known.map(({ identity, path }) => `id\t${identity}\t${path}`)))}
ids=\$(stat -L -c "id\$tab%d:%i:%s:%y:%z:%Z\$tab%n" \$files 2>/dev/null)
unchanged=\$newline
for id in \$ids; do
  case \$known in *"\$newline\$id\$newline"*) unchanged="\$unchanged\${id##*"\$tab"}\$newline" ;; esac
done
all=\$files; files=
for path in \$all; do
  case \$unchanged in *"\$newline\$path\$newline"*) ;; *) files="\$files\$path\$newline" ;; esac
done
sums=; [ -z "\$files" ] || sums=\$(sha256sum \$files 2>/dev/null)

${first}
printf '%s\\n' "$said$ids$newline$sums"
${before === null ? "" : lookClosely(known)}
:`;
}
function expanded(pattern) {
return pattern.startsWith("~/") ? `"$HOME"${pattern.slice(1)}` : pattern;
}
function linesOf(lines) {
return `\n${lines.join("\n")}\n`;
}
function lookClosely(known) {
return `known=${(0, shell.h)(linesOf(known.map(({ sha256, path }) => `${sha256}  ${path}`)))}
beginning=${tools.C6}
others=
for sum in \$sums; do
  case \$known in *"\$newline\$sum\$newline"*) ;; *) others="\$others\${sum#*  }\$newline" ;; esac
done
[ -n "\$others" ] || exit 0
for path in \$others; do
  printf 'real\\t%s\\t%s\\n' "\$path" "\$(readlink -f "\$path")"
  printf 'begins\\t%s\\n' "\$path"; head -c "\$beginning" "\$path" | tr -d '\\000' | sed "s/^/text\$tab/"; echo
done
set +f
case \$others in *.pth"\$newline"*)
  for folder in \$sites; do
    cat "\$folder"/*-info/RECORD 2>/dev/null | sed -n "s|^\\([^,/]*\\.pth\\),sha256=\\([^,]*\\),.*|record\$tab\\2\$tab\$folder/\\1|p"
  done ;;
esac
set -f
sums=\$(md5sum \$others 2>/dev/null)
printf '%s\\n' "\$sums"
set +f
printf '%s\\n' "\$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums /var/lib/dpkg/status 2>/dev/null | sed "s/^/owns\$tab/"
`;
}
function parseTools(output, before) {
let named = [];
let files = [];
let python = {
moment: null,
libraries: [],
patched: [],
compiled: !1
};
let modules = [];
let recorded = new Map();
let changed = 0;
let digests = {
sha256: new Map(),
md5: new Map()
};
let identities = new Map();
let real = new Map();
let beginnings = new Map();
let owned = new Set();
let begun = "";
for (let line of output.split("\n")) {
let [word, first = "", second = ""] = line.split("	");
let sum = /^([0-9a-f]{64}|[0-9a-f]{32}) [ *](.+)$/.exec(line);
sum === null ? word === "tool" ? named.push([first, second]) : word === "file" ? files.push([first, second]) : word === "moment" ? python.moment = first : word === "library" ? python.libraries.push(first) : word === "module" ? modules.push(first) : word === "record" ? recorded.set(second, first) : word === "compiled" ? changed += 1 : word === "id" ? identities.set(second, first) : word === "real" ? real.set(first, second) : word === "begins" ? begun = first : word === "text" ? beginnings.set(begun, `${beginnings.get(begun) ?? ""}${line.slice(5)}\n`) : word === "owns" && owned.add(line.slice(5).trim()) : digests[sum[1].length === 64 ? "sha256" : "md5"].set(sum[2], sum[1]);
}
let earlier = [...before?.found.values() ?? [], ...before?.files.values() ?? []];
let unchanged = new Map(earlier.map(({ identity, path, sha256 }) => [`${identity} ${path}`, sha256]));
let tool = (path, role = "") => {
let sha256 = digests.sha256.get(path) ?? unchanged.get(`${identities.get(path)} ${path}`) ?? null;
return {
path,
role,
sha256,
identity: identities.get(path) ?? null,
target: real.get(path) ?? path,
packaged: isOwned(real.get(path) ?? path, digests.md5.get(path) ?? "", owned),
recorded: sha256 !== null && recorded.get(path) === asRecorded(sha256),
beginning: beginnings.get(path) ?? ""
};
};
python.compiled = changed > 0;
python.patched = modules.filter((path) => {
let { packaged, recorded } = tool(path);
return !packaged && !recorded;
});
changed + modules.length >= MOST_MODULES && python.patched.push(`more than ${MOST_MODULES} files`);
return {
found: new Map(named.map(([name, path]) => [name, tool(path)])),
files: new Map(files.map(([path, role]) => [path, tool(path, role)])),
python
};
}
function isOwned(file, md5, owned) {
return [
file,
file.replace(/^\/usr\//, "/"),
`/usr${file}`
].some((place) => owned.has(`${md5}  ${place.slice(1)}`) || owned.has(`${place} ${md5}`));
}
function glanceFunction(name, { commands, fileNames, seen, obeyed }, before) {
let startup = before.python.libraries.flatMap((library) => ["site-packages", "dist-packages"].flatMap((folder) => [
"*.pth",
"sitecustomize.py",
"usercustomize.py"
].map((name) => `${(0, shell.h)(`${library}/${folder}`)}/${name}`)));
let files = [
"/etc/ld.so.preload",
...[...fileNames, ...seen].map((name) => (0, shell.h)(name.includes("/") ? name : `./${name}`)),
...obeyed.flatMap(([tool, files]) => (0, look_obeyed.n$)(tool) ? files.map(expanded) : []),
...startup
];
let names = [...new Set([...commands, ...before.found.keys()])];
return `glance() (
  IFS='
'
  exec stat -L -c '%d:%i:%s:%y:%z:%Z	%n	%A' \$(for name in \$names; do command -v "\$name"; done) "\$@"
) 2>/dev/null
names=${(0, shell.h)(names.join("\n"))}
${name}() { glance ${files.join(" ")}; }
`;
}
function changedMeanwhile({ commands }, { found, files }, glance) {
let now = new Map();
for (let line of glance.split("\n")) {
let [identity = "", path = "", mode = ""] = line.split("	");
let isData = commands.includes(path) && !/^-.*x/.test(mode);
path.includes("/") && !isData && now.set(path, identity);
}
if (now.size === 0) return [];
let known = new Map([...found.values(), ...files.values()].map(({ path, identity }) => [path, identity]));
let changed = [...now].filter(([path, identity]) => known.get(path) !== identity).map(([path]) => path);
if (changed.length === 0) return [];
let shown = changed.slice(0, 5).join(", ") + (changed.length > 5 ? `, … ${changed.length - 5} more` : "");
return [{
kind: "changed_during_evaluation",
detail: (0, untrusted.h0)(`while the success command ran: ${shown}`)
}];
}
var look_listeners = __webpack_require__(16830);
let LARGEST = 4194304;
class Parts {
marks = [Buffer.from(`\n${(0, external_node_crypto_.randomUUID)()}\n`), Buffer.from(`\n${(0, external_node_crypto_.randomUUID)()}\n`)];
times = [];
#around = [Buffer.alloc(0), Buffer.alloc(0)];
#held = Buffer.alloc(0);
get before() {
return this.#around[0].toString();
}
get after() {
return this.#around[1].toString();
}
push(chunk) {
if (this.times.length === 0) {
let said = Buffer.concat([this.#around[0], chunk]);
let at = said.indexOf(this.marks[0]);
if (at === -1) {
this.#around[0] = said.length > LARGEST ? said.subarray(1 - this.marks[0].length) : said;
return Buffer.alloc(0);
}
this.times.push(performance.now());
this.#around[0] = said.subarray(0, at);
return this.push(said.subarray(at + this.marks[0].length));
}
if (this.times.length === 2) {
this.#around[1].length < LARGEST && (this.#around[1] = Buffer.concat([this.#around[1], chunk]));
return Buffer.alloc(0);
}
let mark = this.marks[1];
let said = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
let at = said.indexOf(mark);
if (at !== -1) {
this.times.push(performance.now());
this.#held = Buffer.alloc(0);
this.push(said.subarray(at + mark.length));
return said.subarray(0, at);
}
let end = beginningAtEnd(said, mark);
this.#held = Buffer.from(said.subarray(said.length - end));
return said.subarray(0, said.length - end);
}
end() {
let held = this.#held;
this.#held = Buffer.alloc(0);
return held;
}
}
function beginningAtEnd(text, mark) {
for (let length = Math.min(mark.length - 1, text.length); length > 0; --length) if (text.subarray(-length).equals(mark.subarray(0, length))) return length;
return 0;
}
let LIMIT = 3e4;
let LOOKED_WITH = [
"sh",
"stat",
"sha256sum",
"md5sum",
"readlink",
"grep",
"find",
"ls",
"tr",
"head",
"sed",
"cat",
"cut",
"date"
];
let PLAN_TOOLS = [
"bash",
"python",
"python3",
"pytest",
"perl",
"diff",
"curl",
"cat",
"timeout"
];
let RECIPES = [
[/\bmake\b/, [
"./GNUmakefile",
"./makefile",
"./Makefile"
]],
[/\btox\b/, ["./tox.ini"]],
[/\b(pytest|tox|python[\d.]*)\b/, [
"conftest.py",
"pytest.ini",
".pytest.ini",
"pytest.py",
"pluggy.py",
"sitecustomize.py",
"usercustomize.py"
]],
[/\b(pytest|tox)\b/, [
"./pytest/__init__.py",
"./pyproject.toml",
"./setup.cfg",
"./tox.ini"
]]
];
let PYTHON = /\b(python[\d.]*|pytest|tox|pip[\d.]*|pipenv|poetry)\b/;
let PYTEST = /\b(pytest|tox)\b/;
let RUNS_PACKAGE_SCRIPTS = /\b(npm|yarn|pnpm|bun)\b(?!.*--ignore-scripts)/;
async function look(testbed, instance, before, signal) {
let question = new Question(instance, before);
let { stdout, exit } = await (0, output_of.j)(testbed, question.script, LIMIT, signal);
let answer = stdout.toString();
if (before === null && !question.isWhole(answer)) {
let why = exit.timedOut ? `within ${LIMIT / 1e3} s` : `whole; its shell ended with exit code ${exit.exitCode}`;
throw new errors.ZD("testbed", `the testbed, asked for its tools, did not answer ${why}`);
}
let seen = question.look(answer, await packageScriptsFor(testbed, instance));
if (before !== null || instance.evaluation.kind !== "reward") return seen;
let tests = await (0, output_of.j)(testbed, "[ ! -e /tests ] || echo given", LIMIT, signal);
return {
...seen,
testsGiven: tests.stdout.toString().trim() === "given"
};
}
async function lookAndRun(testbed, instance, before, run) {
let question = new Question(instance, before);
let packageScripts = await packageScriptsFor(testbed, instance);
let parts = new Parts();
let [begins, ends] = parts.marks.map((mark) => (0, shell.h)(mark.toString()));
let looks = `look_before() {\n${question.script}\n}\n${glanceFunction("look_after", wantedFor(instance), before.tools)}`;
let value = await run({ async run(command, signal) {
let script = await (0, long_script._)(command.script, testbed);
let asked = performance.now();
let exit = await testbed.run({
...command,
script: `${looks}command=${(0, shell.h)(script)} begins=${begins} ends=${ends}\nlook_before 2>/dev/null
printf %s "\$begins"
trap : TERM
exec 3>&2 2>/dev/null
(exec 2>&3 3>&-; exec /bin/sh -c "\$command")
code=\$?
printf %s "\$ends"
look_after
exit "\$code"
`,
output(stream, chunk) {
let own = stream === "stdout" ? parts.push(chunk) : chunk;
return own.length > 0 ? command.output(stream, own) : void 0;
}
}, signal);
let over = performance.now();
let held = parts.end();
held.length > 0 && await command.output("stdout", held);
let [began = asked, ended = over] = parts.times;
return {
...exit,
duration: Math.max(0, Math.round(exit.duration - (began - asked) - (over - ended)))
};
} });
let after = question.look(parts.before, packageScripts);
return {
after,
meanwhile: changedMeanwhile(wantedFor(instance), after.tools, parts.after),
value
};
}
class Question {
script;
#before;
#mark = (0, external_node_crypto_.randomUUID)();
#end = `\n${(0, external_node_crypto_.randomUUID)()}\n`;
constructor(instance, before) {
this.#before = before;
let listens = (0, look_listeners.LJ)(scriptOf(instance.evaluation) ?? "", instance.taskType);
let tools = toolsScript(wantedFor(instance), before?.tools ?? null, `wait; printf '\\n%s\\n' ${this.#mark}`);
let script = listens ? `{ ${(0, look_listeners.j5)(before?.listeners ?? null)}\n} &\n${tools}` : tools;
this.script = `(${script}) && printf %s ${(0, shell.h)(this.#end)}`;
}
isWhole(answer) {
return answer.includes(this.#end);
}
look(answer, packageScripts) {
let [listeners = "", tools = ""] = (this.isWhole(answer) ? answer : "").split(`\n${this.#mark}\n`);
return {
tools: parseTools(tools, this.#before?.tools ?? null),
listeners: (0, look_listeners.hW)(listeners),
packageScripts
};
}
}
function compareLooks(instance, before, after) {
let script = scriptOf(instance.evaluation) ?? "";
let notes = [
...(0, tools.NL)(before.tools, after.tools).notes,
...(0, tools.fJ)(before.tools, after.tools),
...(0, look_listeners.dS)(before.listeners, after.listeners, (0, look_listeners.Yj)(script, instance.taskType))
];
before.packageScripts !== after.packageScripts && notes.push({
kind: "recipe_changed",
detail: "the scripts of package.json differ from those before the agent"
});
return notes;
}
function scriptOf(evaluation) {
if (evaluation.kind === "reward") return evaluation.script;
return evaluation.kind === "success_command" ? evaluation.command : null;
}
function wantedFor(instance) {
let { evaluation } = instance;
if (evaluation.kind === "test_plan") {
let scripts = evaluation.points.flatMap(({ testcases }) => testcases.map(({ command }) => command ?? ""));
let obeyed = [...(0, look_obeyed.o)(scripts.join("\n")), ["driver", look_obeyed.Vf]];
return {
commands: [...LOOKED_WITH, ...PLAN_TOOLS],
fileNames: [],
seen: [],
obeyed,
python: !0,
pytest: !0
};
}
let script = scriptOf(evaluation);
let given = instance.repository !== null;
let words = commandWords(script).filter((word) => given || word.startsWith("/") || !word.includes("/"));
let fileNames = given ? RECIPES.flatMap(([tool, files]) => tool.test(script) ? files : []) : [];
return {
commands: [...new Set([
...LOOKED_WITH,
"bash",
...words
])],
fileNames: [...new Set(fileNames)],
seen: RUNS_PACKAGE_SCRIPTS.test(script) ? ["./package.json"] : [],
obeyed: (0, look_obeyed.o)(script),
python: PYTHON.test(script),
pytest: PYTEST.test(script)
};
}
function commandWords(script) {
let words = script.match(/[\w.+/-]+/g) ?? [];
let may = (word) => /^[\w./]/.test(word) && /[A-Za-z]/.test(word) && word.length <= 100;
return [...new Set(words.filter(may))].slice(0, 100);
}
async function packageScriptsFor(testbed, instance) {
if (!RUNS_PACKAGE_SCRIPTS.test(scriptOf(instance.evaluation) ?? "")) return null;
let content = await (0, files.Cd)(testbed, `${testbed.workdir}/package.json`, 1048576);
if (content === null) return null;
try {
return JSON.stringify(JSON.parse(content.toString()).scripts ?? {});
} catch {
return content.toString();
}
}
}),
76801: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EW: () => isHarmless,
Vf: () => DRIVER_FILES,
n$: () => keepsStill,
o: () => obeyedBy
});
var _harmless_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21452);
let NPM_SETTINGS = /^(@[\w.-]+:)?registry *=(?!.*(localhost|127\.))|^\/\/[\w.-]+\/|^(prefix|cache|store-dir|legacy-peer-deps|auto-install-peers|strict-peer-(deps|dependencies)|fund|audit|audit-level|loglevel|progress|update-notifier|engine-strict|save-exact|save-prefix|package-lock|fetch-[a-z-]+|maxsockets|python|(https-)?proxy|noproxy|strict-ssl|unsafe-perm|shamefully-hoist|node-linker) *=/;
let YARN_SETTINGS = /^"?(registry|npmRegistryServer|lastUpdateCheck|nodeLinker|enableTelemetry|enableGlobalCache|httpTimeout|network-timeout|compressionLevel|(--)?(install\.)?ignore-engines|cache-folder|disable-self-update-check)"?(:| )(?!.*(localhost|127\.))/;
let PNPM_SETTINGS = /^-|^(store-dir|registry|packages|onlyBuiltDependencies|ignoredBuiltDependencies|allowBuilds|nodeLinker|shamefullyHoist|autoInstallPeers|strictPeerDependencies) *[:=]|^['"]?@?[\w./-]+['"]?: *(true|false)$/;
let BUNDLE_SETTINGS = /^---$|^BUNDLE_(PATH|PATH__SYSTEM|WITHOUT|JOBS|RETRY|TIMEOUT|FROZEN|DEPLOYMENT|CLEAN|BIN|CACHE_PATH|BUILD__\w+|FORCE_RUBY_PLATFORM|SPECIFIC_PLATFORM|SILENCE_ROOT_WARNING|IGNORE_MESSAGES|SSL_VERIFY_MODE):/;
let GIT_SETTINGS = /^(user|safe|init|color|pull|push|https?|advice|url)\b.*\.|^core\.(autocrlf|eol|filemode|longpaths|quotepath|compression)\b/;
let SSH_SETTINGS = /^(host|user|port|identityfile|identitiesonly|serveralive\w+|stricthostkeychecking|(user|global)knownhostsfile|(remote|local)forward|exitonforwardfailure|loglevel|batchmode|tcpkeepalive|connecttimeout|compression|sendenv|hashknownhosts|gssapi\w+|hostname[ =]+(localhost|127\.\S+|::1)$)\b/i;
let PIP_SETTINGS = /^\w+\.((extra-)?index-url|trusted-host|timeout|default-timeout|retries|no-cache-dir|cache-dir|break-system-packages|disable-pip-version-check|root-user-action|proxy|cert|progress-bar|prefer-binary)\s*=/;
let MYSQL_SETTINGS = /^(?!.*\.!include(?!dir \/etc\/mysql\/))((?!(client[^.]*|mysql|mysqladmin|mariadb-client)\.)|[^.]+\.(!|user|password|default-character-set|host\s*=\s*(localhost|127\.0\.0\.1)$|port\s*=\s*3306$|socket\s*=\s*\/\S*\/mysqld?\.sock$))/;
let GLOBAL_NPMRC = [
"/etc",
"/usr/etc",
"/usr/local/etc",
"/usr/lib/node_modules/npm",
"/usr/local/lib/node_modules/npm"
];
let RUBY_DEFAULTS = [
"",
"/*",
"/site_ruby/*",
"/vendor_ruby",
"/vendor_ruby/*"
].flatMap((folder) => ["/usr/lib/ruby", "/usr/local/lib/ruby"].map((ruby) => `${ruby}${folder}/rubygems/defaults/operating_system.rb`));
let NETWORKED = /\b(curl|wget|ssh|git|psql|pg_isready|mysql|mysqladmin|mariadb|mongosh?|redis-cli|npm|yarn|pnpm|bundle|pip[\d.]*|tox)\b|https?:|localhost/;
let NAME_SERVICES = /^hosts:\s+files\b(\s+(dns|myhostname|mymachines|resolve|mdns4?(_minimal)?|\[[!\w]+=\w+\]))*$|^(?!hosts)\w+:(\s+(files|compat|systemd|db|nis|\[[!\w]+=\w+\]))*$/;
let OBEYED = {
curl: {
tool: /\bcurl\b/,
files: [
"~/.curlrc",
"~/.config/curlrc",
"~/.config/.curlrc"
]
},
wget: {
tool: /\bwget\b/,
files: [
"~/.wgetrc",
"/etc/wgetrc",
"/usr/local/etc/wgetrc"
]
},
sqlite3: {
tool: /\bsqlite3\b/,
files: ["~/.sqliterc", "~/.config/sqlite3/sqliterc"]
},
psql: {
tool: /\bpsql\b/,
files: [
"~/.psqlrc*",
"~/.postgresqlrc",
"/etc/postgresql-common/psqlrc",
"/etc/postgresql-common/user_clusters"
]
},
mysql: {
tool: /\b(mysql|mysqladmin|mariadb)\b/,
files: [
"~/.my.cnf",
"~/.mylogin.cnf",
"/etc/my.cnf",
"/etc/mysql/*.cnf",
"/etc/mysql/*.d/*.cnf"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(MYSQL_SETTINGS)
},
mongosh: {
tool: /\bmongo(sh)?\b/,
files: [
"~/.mongorc.js",
"~/.mongoshrc.js",
"/etc/mongorc.js",
"/etc/mongosh.conf",
"~/.mongodb/mongosh/snippets/package.json"
]
},
npm: {
tool: /\b(npm|npx|yarn|pnpm)\b/,
files: [
"./.npmrc",
"~/.npmrc",
...GLOBAL_NPMRC.map((folder) => `${folder}/npmrc`),
"~/.nvm/versions/node/*/etc/npmrc"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(NPM_SETTINGS)
},
yarn: {
tool: /\byarn\b/,
files: [
"./.yarnrc",
"~/.yarnrc",
"/etc/yarnrc",
"./.yarnrc.yml",
"~/.yarnrc.yml",
"/.yarnrc.yml"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(YARN_SETTINGS),
written: !0
},
pnpm: {
tool: /\bpnpm\b/,
files: [
"~/.config/pnpm/rc",
"./.pnpmfile.cjs",
"./pnpm-workspace.yaml"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(PNPM_SETTINGS)
},
bundle: {
tool: /\bbundler?\b/,
files: [
"./.bundle/config",
"~/.bundle/config",
"/usr/local/bundle/config",
"./.bundle/plugin/index",
"~/.bundle/plugin/index"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(BUNDLE_SETTINGS),
written: !0
},
ruby: {
tool: /\b(ruby|bundler?|gem|rake|rails|rspec)\b/,
files: RUBY_DEFAULTS
},
git: {
tool: /\b(git|npm|yarn|pnpm|bundle)\b/,
files: [
"~/.gitconfig",
"~/.config/git/config",
"/etc/gitconfig"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(GIT_SETTINGS)
},
ssh: {
tool: /\b(ssh|scp)\b/,
files: [
"~/.ssh/config",
"/etc/ssh/ssh_config",
"/etc/ssh/ssh_config.d/*.conf"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(SSH_SETTINGS)
},
pip: {
tool: /\b(pip[\d.]*|tox)\b/,
files: [
"/etc/pip.conf",
"~/.pip/pip.conf",
"~/.config/pip/pip.conf",
"/etc/xdg/pip/pip.conf"
],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(PIP_SETTINGS)
},
tox: {
tool: /\btox\b/,
files: ["~/.config/tox/config.ini"]
},
openssl: {
tool: /\b(curl|wget|psql|mysql|node|npm|yarn|pnpm|ruby|bundle|python[\d.]*|pytest)\b/,
files: ["/etc/ssl/openssl.cnf"]
},
hosts: {
tool: NETWORKED,
files: ["/etc/hosts"],
harmless: _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Su
},
nsswitch: {
tool: NETWORKED,
files: ["/etc/nsswitch.conf"],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(NAME_SERVICES)
},
resolver: {
tool: NETWORKED,
files: ["/etc/resolv.conf"],
harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(/^(search|domain|options)\b|^nameserver\s+(127\.0\.0\.(11|53)$|(?!127\.|::1$))/),
written: !0
}
};
let DRIVER_FILES = [
"/etc/perl",
"/usr/local/lib/*/perl/*",
"/usr/local/share/perl/*",
"/usr/local/lib/site_perl"
].flatMap((folder) => [
"strict",
"warnings",
"Errno",
"Fcntl",
"POSIX",
"Exporter",
"XSLoader",
"Tie/Hash",
"Config"
].map((name) => `${folder}/${name}.pm`));
function obeyedBy(script) {
return Object.entries(OBEYED).flatMap(([name, { tool, files }]) => tool.test(script) ? [[name, files]] : []);
}
function isHarmless(tool, text) {
return (OBEYED[tool]?.harmless ?? (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(/(?!)/))(text);
}
function keepsStill(tool) {
return OBEYED[tool]?.written !== !0;
}
}),
23067: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => pluginNames,
l: () => isKnownPlugin
});
let KNOWN = new Set([
"anyio",
"faker",
"hypothesis",
"jaxtyping",
"langsmith",
"pyfakefs",
"respx",
"syrupy",
"time-machine",
"typeguard",
"requests-mock",
"responses",
"freezegun",
"allure-pytest",
"nbval",
"dash",
"schemathesis",
"xdoctest",
"inline-snapshot",
..."aiohttp asyncio bdd benchmark check cov coverage datadir dependency django dotenv env flask forked freezegun freezer html httpserver httpx instafail json-report lazy-fixture metadata mock mypy order ordering picked playwright postgresql qt randomly recording redis regressions repeat rerunfailures selenium socket spec splinter subtests sugar testmon timeout tornado trio vcr xdist xprocess xvfb".split(" ").map((name) => `pytest-${name}`)
]);
function isKnownPlugin(file) {
let [, name] = /([^/]+?)-[^/-]*(-py[\d.]+)?\.(dist|egg)-info\/entry_points\.txt$/.exec(file) ?? [];
return name !== void 0 && KNOWN.has(name.toLowerCase().replace(/[-_.]+/g, "-"));
}
function pluginNames(text) {
let section = "";
return text.split(/\r?\n|\r/).flatMap((line) => {
let [, head] = /^\s*\[+([^\]]*)\]+\s*$/.exec(line) ?? [];
head !== void 0 && (section = head.trim());
let [, name] = /^\s*([^#=\s][^=]*?)\s*=/.exec(line) ?? [];
return head === void 0 && section === "pytest11" && name !== void 0 ? [name] : [];
});
}
}),
35966: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I4: () => SHADOWS,
RH: () => PLUGINS,
wn: () => SECTION,
yy: () => SETTINGS
});
let SHADOWS = /(^|\/)((pytest|_pytest|pluggy|sitecustomize|usercustomize)\.py|(pytest|_pytest|pluggy)\/__init__\.py)$/;
let PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
let SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
let SECTION = /^\s*\[?\s*(["']?tool["']?\s*[.:]\s*)?["']?pytest["']?\s*[\].]/m;
}),
62892: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C6: () => BEGINNING,
NL: () => compareTools,
fJ: () => unpackagedTools
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _harmless_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21452);
var _obeyed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76801);
var _plugins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23067);
var _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35966);
let DECISIVE = new Set(["above", "driver"]);
let FOUND = new Set([
"startup",
"pth",
"plugin"
]);
let BEGINNING = 4096;
let TRUSTED = new Set([
"sh",
"bash",
"python",
"python3",
"pytest"
]);
let PYTEST_SCRIPT = /^#!.*\n(?:.*\n){0,5}?from (?:_?pytest)\b[\w.]* import /;
let SHELL_SCRIPT = /^#!\s*(\/\S*\/env\s+(-\S+\s+)*)?(\S*\/)?(ba|da|a|z|k)?sh\b(?!.*\n'''exec')/;
function compareTools(before, after) {
if (after.found.size === 0 && before.found.size > 0) return {
notes: [{
kind: "tools_unseen",
detail: "The programs that the evaluation runs could not be examined after the agent."
}],
believed: !1,
blocked: []
};
let changed = [...before.found].filter(([name, tool]) => isAnother(tool, after.found.get(name))).map(([name]) => name);
let pytest = after.found.get("pytest");
let genuine = pytest !== void 0 && PYTEST_SCRIPT.test(pytest.beginning);
before.found.has("pytest") || pytest === void 0 || isUpgrade(pytest) || genuine || changed.push("pytest");
let notes = changed.map((name) => ({
kind: "tool_replaced",
detail: `${name}: ${described(before.found.get(name)) ?? "not there"} before the agent, ${described(after.found.get(name)) ?? "gone"} after it`
}));
let blocked = [];
let startup = !1;
for (let [file, tool] of after.files) {
let earlier = before.files.get(file);
if (earlier === void 0 ? isUpgrade(tool) : !isAnother(earlier, tool)) continue;
if (earlier === void 0 && FOUND.has(tool.role) && isOlder(tool, before.python.moment)) continue;
let kind = kindOfFile(tool);
if (kind === null) continue;
tool.role === "plugin" && blocked.push(...(0, _plugins_js__WEBPACK_IMPORTED_MODULE_4__.U)(tool.beginning));
startup ||= kind === "preload" || kind === "python_startup" && !tool.recorded || DECISIVE.has(tool.role);
notes.push({
kind,
detail: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${file} was ${earlier === void 0 ? "not there" : "different"} before the agent`)
});
}
let { patched } = after.python;
if (patched.length > 0) {
let more = patched.length > 5 ? `, … ${patched.length - 5} more` : "";
let detail = `modules of Python or pytest that are not as they were installed: ${patched.slice(0, 5).join(", ")}${more}`;
notes.push({
kind: "python_patched",
detail: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(detail)
});
}
let trusted = (name) => (TRUSTED.has(name) || name.startsWith("/")) && !(name === "pytest" && genuine);
return {
notes,
believed: !startup && patched.length === 0 && !changed.some(trusted),
blocked
};
}
function unpackagedTools(before, after) {
return [...after.found].filter(([name, tool]) => !before.found.has(name) && !tool.packaged && SHELL_SCRIPT.test(tool.beginning)).map(([name, tool]) => ({
kind: "tool_unpackaged",
detail: `${name}: ${tool.path} is a shell script of no package, not there before the agent: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(tool.beginning, 120)}`
}));
}
function isAnother(before, after) {
if (after === void 0) return !0;
return (before.path !== after.path || before.sha256 !== after.sha256) && !isUpgrade(after);
}
function isOlder({ identity }, moment) {
return moment !== null && Number(identity?.split(":").at(-1)) < Math.floor(Number(moment));
}
function isUpgrade({ path: file, target, packaged }) {
return packaged && node_path__WEBPACK_IMPORTED_MODULE_0__.basename(target).includes(node_path__WEBPACK_IMPORTED_MODULE_0__.basename(file));
}
function described(tool) {
return tool === void 0 ? void 0 : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)([tool.path, tool.sha256].join(" ").trim());
}
function kindOfFile({ path: file, role, beginning, identity, sha256 }) {
let whole = Number(identity?.split(":")[2]) <= BEGINNING;
let [purpose, name = ""] = role.split(":");
switch (purpose) {
case "startup": return "python_startup";
case "pth": return whole && (0, _harmless_js__WEBPACK_IMPORTED_MODULE_2__.Zp)(beginning, sha256) ? null : "python_startup";
case "obeyed": return whole && (0, _obeyed_js__WEBPACK_IMPORTED_MODULE_3__.EW)(name, beginning) ? null : "tool_configured";
case "driver": return "tool_configured";
case "plugin": return whole && (0, _plugins_js__WEBPACK_IMPORTED_MODULE_4__.l)(file) ? null : "pytest_configured";
case "seen": return null;
case "above": return _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.RH.test(file) || !whole || _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.wn.test(beginning) ? "pytest_configured" : null;
}
if (file === "/etc/ld.so.preload") return "preload";
if (/(^|\/)(site|user)customize[^/]*(\/__init__\.py)?$/.test(file)) return "python_startup";
if (_pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.I4.test(file)) return "pytest_shadowed";
if (_pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.RH.test(file) || _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.yy.test(file)) return "pytest_configured";
return "recipe_changed";
}
}),
3891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CS: () => listFiles,
Cd: () => readTestbedFile,
DN: () => readDatasetFile,
DZ: () => projectPath,
wh: () => writtenBetween
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45503);
var _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11220);
var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33836);
let LEFT_OUT = [
".git",
"__pycache__",
".pytest_cache",
".mypy_cache",
"node_modules",
"site-packages"
];
let MOST_FILES = 5e4;
let LONGEST_LIST = 16777216;
async function listFiles(testbed, signal) {
let script = `{ ${`find . -type d '(' ${LEFT_OUT.map((name) => `-name ${name}`).join(" -o ")} ')' -prune -o -type f -printf '%P\\0%s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${LONGEST_LIST}`;
let { stdout, stderr, exit } = await (0, _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_3__.j)(testbed, script, 6e4, signal);
let fields = stdout.toString().split("\0");
let found = exit.exitCode === 0 ? Number(stderr.toString()) : exit.exitCode;
if (found !== 0 && (exit.exitCode === null || fields.length < 2)) throw new _testbeds_types_js__WEBPACK_IMPORTED_MODULE_4__.z(`the project's files cannot be listed (exit code ${found})`);
let listing = new Map();
let cut = stdout.length >= LONGEST_LIST;
let end = cut ? fields.length - 3 : fields.length - 1;
for (let at = 0; at < end && listing.size < MOST_FILES; at += 2) listing.set(fields[at], fields[at + 1]);
listing.cut = cut || end > 2 * MOST_FILES;
return listing;
}
function writtenBetween(before, after) {
return [...after].filter(([name, stamp]) => before.get(name) !== stamp).map(([name]) => name);
}
async function readTestbedFile(testbed, file, limit) {
for await (let entry of testbed.files(file)) {
if (entry.path !== "" || entry.type !== "file" || entry.size > limit) return null;
let chunks = [];
let size = 0;
for await (let chunk of entry.content) {
size += chunk.length;
if (size > limit) return null;
chunks.push(Buffer.from(chunk));
}
return Buffer.concat(chunks);
}
return null;
}
function readDatasetFile({ evaluationDirectory }, name, limit) {
if (evaluationDirectory === null) return null;
try {
let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(evaluationDirectory));
let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name));
return file.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(file, limit) : null;
} catch {
return null;
}
}
function projectPath(testbed, name) {
let joined = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(testbed.workdir, name);
return joined.startsWith(`${testbed.workdir.replace(/\/$/, "")}/`) ? joined : null;
}
}),
47931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => fitting,
p: () => isTooLong
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_path_ = __webpack_require__(76760);
var shell = __webpack_require__(12580);
function isTooLong(script) {
return Buffer.byteLength(script) > 65536;
}
async function fitting(script, testbed) {
if (!isTooLong(script)) return script;
let file = external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `command-${(0, external_node_crypto_.randomUUID)()}.sh`);
await testbed.place([[file, { text: script }]]);
let digest = (0, external_node_crypto_.createHash)("sha256").update(asSubstituted(script)).digest("hex");
return `set -- "$(cat ${(0, shell.h)(file)})" ${digest}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(text) {
let end = text.length;
for (; text[end - 1] === "\n";) --end;
return text.slice(0, end);
}
})
};
