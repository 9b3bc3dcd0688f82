export const id = 3482;
export const ids = [3482];
export const modules = {
21452: ((e, t, n) => {
n.d(t, {
Su: () => namesThisMachine,
Y2: () => setsOnly,
Zp: () => isUsualPth,
_X: () => saysNothing,
tX: () => saysOnly,
z3: () => isBlank
});
let isBlank = (e) => e.trim() === "";
let saysNothing = (e) => linesOf(e, /^#/).length === 0;
function saysOnly(e) {
return (t) => linesOf(t).every((t) => e.test(t));
}
function setsOnly(e) {
return (t) => {
let n = "";
return linesOf(t).every((t) => {
let [, r, i] = /^\[([^\]]*)\](.*)$/.exec(t) ?? [];
r !== void 0 && (n = r.trim().toLowerCase());
let a = (i ?? t).trim();
return a === "" || e.test(`${n}.${a.toLowerCase()}`);
});
};
}
function namesThisMachine(e) {
return linesOf(e).every((e) => {
let [t = "", ...n] = e.replace(/#.*/, "").trim().split(/\s+/);
let r = /^(127\.[\d.]+|::1)$/.test(t);
return n.every((e) => /^localhost\b/i.test(e) ? r : !e.includes(".") || /\.(local|localdomain|internal|test)$/i.test(e));
});
}
let r = [
/^import os; var = 'SETUPTOOLS_USE_DISTUTILS'; enabled = os\.environ\.get\(var, '\w+'\) == 'local'; enabled and __import__\('_distutils_hack'\)(\.add_shim\(\))?;?$/,
/^import _virtualenv$/,
/^import (__editable___\w+_finder); \1\.install\(\)$/,
/^import sys, types, os;(has_mfs = sys\.version_info > \(3, 5\);)?p = os\.path\.join\(sys\._getframe\(1\)\.f_locals\['sitedir'\], \*\(('\w+',? ?)+\)\);importlib = has_mfs and __import__\('importlib\.util'\);has_mfs and __import__\('importlib\.machinery'\);m = has_mfs and sys\.modules\.setdefault\('[\w.]+', importlib\.util\.module_from_spec\(importlib\.machinery\.PathFinder\.find_spec\('[\w.]+', \[os\.path\.dirname\(p\)\]\)\)\);m = m or sys\.modules\.setdefault\('[\w.]+', types\.ModuleType\('[\w.]+'\)\);mp = \(m or \[\]\) and m\.__dict__\.setdefault\('__path__',\[\]\);\(p not in mp\) and mp\.append\(p\)(;m and setattr\(sys\.modules\['[\w.]+'\], '\w+', m\))?$/
];
let i = new Set([
"f47446a60fdf5905e84e7d7c892baf92f8d5a3226d0da1599b9c014eab6c7ddb",
"b8e1b828090bfec4b25656d04cd0948d3e70221ea8281ac0e12569eef48ae2a6",
"320272733976834259547e559d769d87e2c1c7ead17c90446376800e79f2aeb4",
"ef2ed06d19867ec669c09a804060666a9cd5e383af0a9d11aa2de79b77d448e8"
]);
let a = /[^\S\n\r\t ]|[\x1c-\x1f\x85]|\r(?!\n)/;
function isUsualPth(e, t) {
if (t !== null && i.has(t)) return !0;
if (a.test(e)) return !1;
return linesOf(e).filter((e) => /^import\s/.test(e)).every((e) => r.some((t) => t.test(e)));
}
function linesOf(e, t = /^[#;]/) {
return e.split(/\r?\n|\r/).map((e) => e.trim()).filter((e) => e !== "" && !t.test(e));
}
}),
16830: ((e, t, n) => {
n.d(t, {
LJ: () => asksForService,
j5: () => listenersScript,
hW: () => parseListeners,
a5: () => portsOf,
Yj: () => servicesOf,
dS: () => standIns
});
var r = n(12580);
var i = n(22495);
let a = "agentbench_sockets() { grep -Hs -e ' 0A ' -e ' 00010000 ' /proc/net/tcp /proc/net/tcp6 /proc/net/unix; }\nagentbench_holders() {\n  ls -ln /proc/[0-9]*/fd 2>/dev/null | grep -e '^/proc' -e 'socket:'\n  ls -ln /proc/[0-9]*/exe 2>/dev/null | sed 's/^.* \\(\\/proc\\/[0-9]*\\/exe\\) -> /exe \\1 /'\n  grep -Hs '^Uid:' /proc/[0-9]*/status\n  if printf x | grep -qz x 2>/dev/null; then grep -azHs '' /proc/[0-9]*/cmdline | tr '\\000\\n' '\\n '\n  else for path in /proc/[0-9]*/cmdline; do tr '\\000\\n' '\\n ' <\"$path\" | sed \"s|^|$path:|\"; done 2>/dev/null; fi\n  :\n}\nagentbench_sockets_and_new_holders() (\n  known=\" $* \"\n  listening=$(agentbench_sockets)\n  printf '%s\\n' \"$listening\"\n  set -f\n  IFS='\n'\n  for socket in $listening; do\n    IFS=' '\n    set -- $socket\n    case $1 in */unix*) inode=$7 ;; *) inode=${11} ;; esac\n    case $known in *\" $inode \"*) continue ;; esac\n    set +f\n    agentbench_sockets\n    agentbench_holders\n    break\n  done\n)\n";
let o = [
[/\b(psql|pg_isready|pg_dump)\b/, 5432],
[/\bredis-cli\b/, 6379],
[/\b(mysql|mysqladmin|mariadb)\b/, 3306],
[/\b(mongosh?|mongodump)\b/, 27017]
];
let s = /\/\.s\.PGSQL\.\d+$|\/mysqld?\.sock$/;
let c = /^(nc|ncat|netcat|nc\.\w+|socat\d*|busybox)$/;
let l = /^(python|perl|ruby|node|nodejs|php)[\d.]*$/;
let u = [
[
/^python/,
/^-(?![WX])[A-Za-z]*c/,
/^-[WX]$/
],
[
/^perl/,
/^-(?![MmI])\w*[eE]/,
/^-I$/
],
[
/^ruby/,
/^-(?![CEIKWr])\w*e/,
/^-[CEIr]$/
],
[
/^node/,
/^(-e|-p|-pe|--eval|--print)\b/,
/^(-r|--require|--import)$/
],
[
/^php/,
/^-r/,
/^-[cdz]$/
]
];
let d = /^-[bBdEiIOPqRsSuvx]*m(.*)$/;
let f = /^\/proc\/net\/(tcp|unix)6?: *(.*)$/;
function listenersScript(e) {
if (e === null) return `${a}agentbench_sockets`;
return `${a}agentbench_sockets_and_new_holders ${e.map(({ inode: e }) => (0, r.h)(e)).join(" ")}`;
}
function parseListeners(e) {
let t = new Map();
let n = new Map();
let processOf = (e) => {
n.has(e) || n.set(e, {
executable: "",
argv: [],
sockets: [],
user: ""
});
return n.get(e);
};
let r = "";
for (let t of e.split("\n")) {
let [, e, n] = f.exec(t) ?? [];
let i = n?.trim().split(/\s+/) ?? [];
let a = /^exe \/proc\/(\d+)\/exe (.*)$/.exec(t);
let o = /^\/proc\/(\d+)\/cmdline:(.*)$/.exec(t);
let s = /^\/proc\/(\d+)\/fd:$/.exec(t);
let c = /^\/proc\/(\d+)\/status:Uid:\s+(\d+)/.exec(t);
let l = /socket:\[(\d+)\]$/.exec(t);
e === "tcp" && i[3] === "0A" ? add(String(Number.parseInt(i[1].split(":").at(-1), 16)), i[9], i[7]) : e === "unix" && i[3] === "00010000" ? add(i.slice(7).join(" "), i[6]) : a === null ? c === null ? o === null ? s === null ? l !== null && processOf(r).sockets.push(l[1]) : r = s[1] : processOf(o[1]).argv.push(o[2].slice(0, 1e3)) : processOf(c[1]).user = c[2] : processOf(a[1]).executable = a[2].replace(/ \(deleted\)$/, "");
}
for (let { executable: e, argv: r, sockets: i } of n.values()) for (let n of new Set(i)) t.get(n)?.holders.push({
executable: e,
argv: r
});
let i = [...n.values()].filter(({ executable: e }) => e === "");
let a = new Map([...Map.groupBy(i, ({ user: e }) => e)].map(([e, t]) => [e, t.map(({ argv: e }) => ({
executable: e[0] ?? "",
argv: e
}))]));
for (let e of t.values()) e.holders.length === 0 && e.user !== null && (e.holders = a.get(e.user) ?? []);
return [...t.values()];
function add(e, n, r = null) {
e !== "" && n !== void 0 && t.set(n, {
address: e,
inode: n,
user: r,
holders: []
});
}
}
let p = /^\s*((! *)?(\[|cat|cmp|diff|echo|grep|head|ls|tail|test|wc)\s|$)/;
let m = /[`(]|\/dev\/(tcp|udp)\//;
function asksNobody(e) {
return !m.test(e) && e.split(/[|;\n]|(?<!>)&/).every((e) => p.test(e));
}
function asksForService(e, t) {
return t === "dbsetup" || /\d{2,5}|\/|localhost/.test(e) || o.some(([t]) => t.test(e));
}
function servicesOf(e, t) {
let n = o.filter(([t]) => t.test(e)).map(([, e]) => String(e));
let r = n.length > 0 || t === "dbsetup";
let i = asksNobody(e) ? "" : e;
let a = new Set([...i.matchAll(/(?<![\w.])\d{2,5}(?![\w.])/g)].map(([e]) => e));
(i.split(/[|;&]/).some((e) => e.split(/\b(?:curl|wget)\b/).slice(1).some((e) => /\slocalhost(?![\w.:-])/.test(e))) || /http:\/\/[\w.-]+(?![\w.:-])/.test(i)) && a.add("80");
/https:\/\/[\w.-]+(?![\w.:-])/.test(i) && a.add("443");
return (t) => {
if (n.includes(t) || r && s.test(t)) return "database";
if (a.has(t) || t.length > 1 && t.startsWith("/") && e.includes(t)) return r ? "database" : "any";
return null;
};
}
function portsOf(e, t) {
let n = servicesOf(e, t);
let r = [
...[...e.matchAll(/\d{2,5}/g)].map(([e]) => e),
"80",
"443",
...o.map(([, e]) => String(e))
];
return [...new Set(r)].filter((e) => n(e) !== null).map(Number);
}
function standIns(e, t, n) {
let r = new Set(e.map(({ inode: e }) => e));
return t.flatMap(({ address: e, inode: t, holders: a }) => {
let o = r.has(t) ? null : n(e);
let s = o && a.find(({ executable: e, argv: t }) => isStandIn(e, t, o));
if (!s) return [];
return [{
kind: "probe_stand_in",
detail: `${e.startsWith("/") ? e : `port ${e}`} is answered by: ${(0, i.h0)(s.argv.join(" "), 160)}`
}];
});
}
function isStandIn(e, t, n) {
let r = baseName(e);
if (c.test(r)) return !0;
if (!l.test(r)) return !1;
return n === "database" || runsInline(r, t);
}
function runsInline(e, [t = "", ...n]) {
let [, r, i] = u.find(([t]) => t.test(e));
let a = 0;
for (; n[a]?.startsWith("-"); a += i.test(n[a]) ? 2 : 1) {
let [, t] = e.startsWith("python") && d.exec(n[a]) || [];
if (t !== void 0) return (t || n[a + 1]) === "http.server";
if (n[a] === "-" || r.test(n[a])) return !0;
}
return a >= n.length && l.test(baseName(t));
}
function baseName(e) {
return e.slice(e.lastIndexOf("/") + 1);
}
}),
43482: ((e, t, n) => {
n.r(t);
n.d(t, {
commandWords: () => commandWords,
compareLooks: () => compareLooks,
look: () => look,
lookAndRun: () => lookAndRun,
scriptOf: () => scriptOf
});
var r = n(77598);
var i = n(76760);
var a = n(45145);
var o = n(12580);
var s = n(47931);
var c = n(11220);
var l = n(18253);
var u = n(22495);
var d = n(76801);
let f = 8e3;
function pythonScript(e) {
let t = "now=$(date +%s.%N); said=\"${said}moment$tab${now%.%N}$newline\"";
if (e === null || e.moment === null) return t;
return `${t}
libraries=${(0, o.h)(e.libraries.join("\n"))} since=${(0, o.h)(`@${e.moment}`)} most=${f}
roots=; for folder in \$libraries; do [ -d "\$folder" ] && roots="\$roots\$folder\$newline"; done
for folder in \$sites; do
  for name in pytest _pytest pluggy iniconfig; do [ -e "\$folder/\$name" ] && roots="\$roots\$folder/\$name\$newline"; done
done
[ -z "\$roots" ] || changed=\$(find -L \$roots -type d '(' -name site-packages -o -name dist-packages -o -name test -o -name idlelib ')' -prune -o -type f '(' -name '*.py' -o -name '*.so' -o -name '*.pyc' ')' -newerct "\$since" -print 2>/dev/null | head -n "\$most")
modules=
for path in \$changed; do
  case \$path in *.pyc) said="\${said}compiled\$newline" ;; /*) modules="\$modules\$path\$newline" ;; esac
done
agentbench_records() {
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
    agentbench_records)\$newline"
} 2>/dev/null
`;
}
function asRecorded(e) {
return Buffer.from(e, "hex").toString("base64url");
}
var p = n(62892);
function toolsScript(e, t, n, r) {
let { commands: i, fileNames: a, seen: s, obeyed: c, driver: l, python: u, pytest: d } = e;
let f = a.filter((e) => !e.includes("/"));
let p = a.filter((e) => e.includes("/"));
return `LC_ALL=C; export LC_ALL
newline='
'
tab='	'; set -f; IFS=\$newline; said= files= looked= points= changed= modules= interpreters= sites= others= prefixes=/usr\$newline/usr/local\$newline\${PYTHONUSERBASE:-\$HOME/.local}\$newline
agentbench_add() { case \$newline\$files in *"\$newline\$1\$newline"*) ;; *) files="\$files\$1\$newline" ;; esac; }
agentbench_resolve() { for name do printf '%s ' "\$name"; command -v "\$name" || echo; done; }
agentbench_behind() {
  path=; IFS=:
  for folder in \$PATH; do [ -z "\$path" ] && [ -f "\$folder/\$1" ] && [ -x "\$folder/\$1" ] && path=\$folder/\$1; done
  IFS=\$newline
}
agentbench_look() {
  for found in \$(agentbench_resolve "\$@"); do
    path=\${found#* }
    case \$path in */*) ;; ?*) agentbench_behind "\$path" ;; esac
    [ -f "\$path" ] && [ -x "\$path" ] || continue
    case \$path in */bin/python*)
      real=\$path; [ ! -L "\$path" ] || real=\$(readlink -f "\$path")
      prefixes="\$prefixes\${path%/bin/*}\$newline\${real%/bin/*}\$newline" ;;
    esac
    said="\${said}tool\$tab\${found%% *}\$tab\$path\$newline"
    agentbench_add "\$path"
  done
}
agentbench_named() {
  IFS=" \$tab"; set -- \${1#??}
  case \$1 in */env) interpreters="\$interpreters\$1\$newline"; shift; while case \$1 in -*) ;; *) false ;; esac; do shift; done ;; esac
  IFS=\$newline; interpreters="\$interpreters\$1\$newline"
}
agentbench_file() {
  [ -f "\$1" ] || return
  case \$1 in
    *"\$newline"* | *"\$tab"* | *\\\\*) said="\${said}file\$tab\$2\$tab\$(printf %s "\$1" | tr '\\n\\t' '\\001\\001')\$newline" ;;
    *) said="\${said}file\$tab\$2\$tab\$1\$newline"; agentbench_add "\$1" ;;
  esac
}
agentbench_files() { role=\$1; shift; for path do agentbench_file "\$path" "\$role"; done; }
agentbench_named_by() {
  while IFS= read -r line || [ -n "\$line" ]; do
    case \$line in import[\\ \$tab]* | '#'*) continue ;; esac
    while case \$line in *[[:space:]]) ;; *) false ;; esac; do line=\${line%?}; done
    case \$line in '') ;; /*) others="\$others\$line\$newline" ;; *) others="\$others\$2/\$line\$newline" ;; esac
  done <"\$1"
}
agentbench_startup() { for name in sitecustomize usercustomize; do for path in "\$1/\$name".* "\$1/\$name"/__init__.*; do agentbench_file "\$path" startup; done; done; }

agentbench_look ${[...new Set([...i, ...t?.found.keys() ?? []])].map(o.h).join(" ")}
python=${u ? "yes" : ""}
for path in \$(grep -lae '^#!' \$files); do
  IFS= read -r line <"\$path"
  case \$line in '#!'*) agentbench_named "\$line" ;; esac
done 2>/dev/null
[ -z "\$interpreters" ] || agentbench_look \$interpreters
set +f
for prefix in \$prefixes; do
  case \$newline\$looked in *"\$newline\$prefix\$newline"*) continue ;; esac
  looked="\$looked\$prefix\$newline"
  agentbench_file "\$prefix/bin/pybuilddir.txt" startup
  for path in "\$prefix/pyvenv.cfg" "\$prefix/bin/pyvenv.cfg"; do agentbench_file "\$path" home; done
  for path in "\$prefix"/lib/python*.zip; do agentbench_file "\$path" startup; done
  for folder in "\$prefix"/lib/python*; do
    agentbench_startup "\$folder"
    [ "\$python" ] && [ -f "\$folder/os.py" ] && said="\${said}library\$tab\$folder\$newline"
    for site in "\$folder/site-packages" "\$folder/dist-packages"; do
      [ -d "\$site" ] || continue
      sites="\$sites\$site\$newline"
      agentbench_startup "\$site"
      for pth in "\$site"/*.pth; do agentbench_file "\$pth" pth && agentbench_named_by "\$pth" "\$site"; done
    done
  done
done
IFS=:; for folder in \$PYTHONPATH; do others="\$others\$folder\$newline"; done; IFS=\$newline
set -f
for folder in \$others; do
  set +f
  if [ -d "\$folder" ]; then agentbench_startup "\$folder"
  elif [ -f "\$folder" ] && grep -qae sitecustomize -e usercustomize "\$folder"; then agentbench_file "\$folder" startup; fi
done
set +f

${c.map(([e, t]) => `agentbench_files obeyed:${e} ${t.map(expanded).join(" ")}`).join("\n")}
${l ? "set +f\nfor folder in /etc/perl /usr/local/lib/*/perl/* /usr/local/share/perl/* /usr/lib/*/perl5/* /usr/share/perl5 /usr/lib/*/perl-base; do\n  for name in strict warnings warnings/register overloading Carp Errno Fcntl POSIX Exporter XSLoader Tie/Hash Config; do\n    agentbench_files driver \"$folder/$name.pm\" \"$folder/$name.pmc\"\n  done\n  agentbench_files driver \"$folder/auto/Fcntl/Fcntl.so\" \"$folder/auto/POSIX/POSIX.so\"\ndone\nagentbench_file \"${BASH_ENV-}\" driver\n" : ""}
${d ? "set -f\nfor folder in . $sites $others; do\n  set +f\n  for path in \"$folder\"/*-[Ii][Nn][Ff][Oo]/entry_points.txt; do\n    case $path in *\"$newline\"*) agentbench_file \"$path\" plugin ;; *) [ -f \"$path\" ] && points=\"$points$path$newline\" ;; esac\n  done\n  [ ! -f \"$folder\" ] || ! grep -qa entry_points.txt \"$folder\" || agentbench_file \"$folder\" plugin\ndone\nset -f\n[ -z \"$points\" ] || for path in $(grep -ls pytest11 $points); do agentbench_file \"$path\" plugin; done\nfolder=$(pwd -P)\nfor step in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do\n  [ -n \"$folder\" ] || break\n  folder=${folder%/*}\n  for name in pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml tox.ini setup.cfg conftest.py; do agentbench_file \"$folder/$name\" above; done\ndone\n" : ""}
set -f
agentbench_files '' /etc/ld.so.preload ${p.map(o.h).join(" ")}
agentbench_files seen ${s.map(o.h).join(" ")}
${f.length === 0 ? "" : `agentbench_find_files() {
  for path in \$(find . -maxdepth 6 -type d \\
    '(' -name .git -o -name node_modules -o -name site-packages -o -name dist-packages -o -name __pycache__ -o -name .tox -o -name .nox ')' -prune \\
    -o '(' -type f -o -type l ')' '(' "\$@" ')' -print0 2>/dev/null | tr '\\n\\t\\000' '\\001\\001\\n' | head -n 200); do
    case \$path in *[[:cntrl:]]*) said="\${said}file\$tab\$tab\$path\$newline" ;; *) agentbench_file "\$path" '' ;; esac
  done
}
agentbench_find_files ${f.map((e) => `-name ${(0, o.h)(e)}`).join(" -o ")}`}
${u ? pythonScript(t?.python ?? null) : ""}
known=${(0, o.h)(linesOf(n.map(({ identity: e, path: t }) => `${e}\t${t}`)))}
ids=\$(stat -L -c "id\$tab%d:%i:%s:%y:%z:%Z\$tab%n" \$files 2>/dev/null)
unchanged=\$newline
for id in \$ids; do
  own=\${id#*"\$tab"}
  case \$known in *"\$newline\$own\$newline"* | *"\$newline\${own#*:}\$newline"*) unchanged="\$unchanged\${id##*"\$tab"}\$newline" ;; esac
done
all=\$files; files=
for path in \$all; do
  case \$unchanged in *"\$newline\$path\$newline"*) ;; *) files="\$files\$path\$newline" ;; esac
done
sums=; [ -z "\$files" ] || sums=\$(sha256sum \$files 2>/dev/null)

${r}
printf '%s\\n' "$said$ids$newline$sums"
${t === null ? "" : lookClosely(n)}
:`;
}
function withoutDevice(e) {
return e.slice(e.indexOf(":") + 1);
}
function expanded(e) {
return e.startsWith("~/") ? `"$HOME"${e.slice(1)}` : e;
}
function linesOf(e) {
return `\n${e.join("\n")}\n`;
}
function lookClosely(e) {
return `known=${(0, o.h)(linesOf(e.map(({ sha256: e, path: t }) => `${e}  ${t}`)))}
beginning=${p.C6}
others='' places='' alternatives=''
for sum in \$sums; do
  case \$known in *"\$newline\$sum\$newline"*) ;; *) others="\$others\${sum#*  }\$newline" ;; esac
done
[ -n "\$others" ] || exit 0
for path in \$others; do
  places="\$places\$path\$newline\${path#/usr}\$newline"
  case \$(readlink "\$path") in /etc/alternatives/*) alternatives="\$alternatives\$path\$newline" ;; esac
  real=\$(readlink -f "\$path")
  case \$real in *"\$newline"*) real=/ ;; esac
  printf 'real\\t%s\\t%s\\n' "\$path" "\$real"
  printf 'begins\\t%s\\n' "\$path"; head -c "\$beginning" "\$path" | tr '\\000' '\\001' | sed "s/^/text\$tab/"; echo
done
set +f
case \$others in *.pth"\$newline"*)
  for folder in \$sites; do
    cat "\$folder"/*-info/RECORD 2>/dev/null | sed -n "s|^\\([^,/]*\\.pth\\),sha256=\\([^,]*\\),.*|record\$tab\\2\$tab\$folder/\\1|p"
  done ;;
esac
for path in \$alternatives; do
  grep -qswFe "\$path" -e "\${path#/usr}" /var/lib/dpkg/info/*.postinst && printf 'listed\\t%s\\n' "\$path"
done
set -f
sums=\$(md5sum \$others 2>/dev/null)
printf '%s\\n' "\$sums"
set +f
printf '%s\\n' "\$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums /var/lib/dpkg/status 2>/dev/null | sed "s/^/owns\$tab/"
printf %s "\$places" | grep -hxFf - /var/lib/dpkg/info/*.list 2>/dev/null | sed "s/^/listed\$tab/"
`;
}
function parseTools(e, t) {
let n = [];
let r = [];
let i = {
moment: null,
libraries: [],
patched: [],
compiled: !1
};
let a = [];
let o = new Map();
let s = 0;
let c = {
sha256: new Map(),
md5: new Map()
};
let l = new Map();
let u = new Map();
let d = new Map();
let m = new Set();
let h = new Set();
let g = "";
for (let t of e.split("\n")) {
let [e, f = "", _ = ""] = t.split("	");
let v = /^([0-9a-f]{64}|[0-9a-f]{32}) [ *](.+)$/.exec(t);
if (v !== null) c[v[1].length === 64 ? "sha256" : "md5"].set(v[2], v[1]);
else if (e === "tool") n.push([f, _]);
else if (e === "file") r.push([f, _]);
else if (e === "moment") i.moment = f;
else if (e === "library") i.libraries.push(f);
else if (e === "module") a.push(f);
else if (e === "record") o.set(_, f);
else if (e === "compiled") s += 1;
else if (e === "id") l.set(_, f);
else if (e === "real") u.set(f, _);
else if (e === "begins") g = f;
else if (e === "text") {
let e = `${d.get(g) ?? ""}${t.slice(5)}\n`;
d.set(g, e.slice(0, 2 * p.C6));
} else e === "listed" ? h.add(f) : e === "owns" && m.add(t.slice(5).trim());
}
let _ = new Map();
for (let e of m) {
let [t, n] = [e.slice(0, 32), e.slice(34)];
e.startsWith("  ", 32) && !_.has(t) && _.set(t, `/${n}`);
}
let v = new Map(t.map(({ identity: e, path: t, sha256: n }) => [`${e} ${t}`, n]));
let tool = (e, t = "") => {
let n = l.get(e) ?? null;
let r = n && (v.get(`${n} ${e}`) ?? v.get(`${withoutDevice(n)} ${e}`));
let i = c.sha256.get(e) ?? r ?? null;
let [a, s] = [u.get(e) ?? e, c.md5.get(e) ?? ""];
let f = isOwned(a, s, m);
return {
path: e,
role: t,
sha256: i,
identity: n,
target: a,
packaged: f,
copyOf: f ? null : _.get(s) ?? null,
listed: placesOf(e).some((e) => h.has(e)),
recorded: i !== null && o.get(e) === asRecorded(i),
beginning: d.get(e) ?? ""
};
};
i.compiled = s > 0;
i.patched = a.filter((e) => {
let { packaged: t, recorded: n } = tool(e);
return !t && !n;
});
s + a.length >= f && i.patched.push(`more than ${f} files`);
return {
found: new Map(n.map(([e, t]) => [e, tool(t)])),
files: new Map(r.map(([e, t]) => [t, tool(t, e)])),
python: i
};
}
function isOwned(e, t, n) {
return placesOf(e).some((e) => n.has(`${t}  ${e.slice(1)}`) || n.has(`${e} ${t}`));
}
function placesOf(e) {
return [
e,
e.replace(/^\/usr\//, "/"),
`/usr${e}`
];
}
function glanceFunction({ commands: e, fileNames: t, seen: n, obeyed: r }, i) {
let a = i.python.libraries.flatMap((e) => ["site-packages", "dist-packages"].flatMap((t) => [
"*.pth",
"sitecustomize.py",
"usercustomize.py"
].map((n) => `${(0, o.h)(`${e}/${t}`)}/${n}`)));
let s = [
"/etc/ld.so.preload",
...[...t, ...n].map((e) => (0, o.h)(e.includes("/") ? e : `./${e}`)),
...r.flatMap(([e, t]) => (0, d.n$)(e) ? t.map(expanded) : []),
...a
];
let c = [...new Set([...e, ...i.found.keys()])];
return `agentbench_glance() (
  IFS='
'
  exec stat -L -c '%d:%i:%s:%y:%z:%Z	%n	%A' \$(for name in \$names; do command -v "\$name"; done) "\$@"
) 2>/dev/null
names=${(0, o.h)(c.join("\n"))}
agentbench_after() { agentbench_glance ${s.join(" ")}; }
`;
}
function changedMeanwhile({ commands: e }, { found: t, files: n }, r) {
let i = new Map();
for (let t of r.split("\n")) {
let [n = "", r = "", a = ""] = t.split("	");
let o = e.includes(r) && !/^-.*x/.test(a);
r.includes("/") && !o && i.set(r, n);
}
if (i.size === 0) return [];
let a = new Map([...t.values(), ...n.values()].map(({ path: e, identity: t }) => [e, t]));
let o = [...i].filter(([e, t]) => a.get(e) !== t).map(([e]) => e);
if (o.length === 0) return [];
return [{
kind: "changed_during_evaluation",
detail: (0, u.h0)(`while the success command ran: ${(0, l.d9)(o, 5)}`)
}];
}
var m = n(16830);
var h = n(20332);
let g = /\b(npm|yarn|pnpm|bun)\b/;
let _ = /\b(npm|yarn|pnpm|bun)\b(?!\s+(ci|i|install)\b)/;
function runsPackageScripts(e) {
return e.split(/[;&|\n]/).some((e) => {
let t = e.split(/\s--ignore-scripts\b/);
return t.some((e, n) => (n < t.length - 1 ? _ : g).test(e));
});
}
async function packageScripts(e, t) {
if (t === null || !runsPackageScripts(t)) return null;
let n = (await (0, h.E)(e, `${e.workdir}/package.json`, 1048576))?.content;
if (n == null) return null;
try {
return JSON.stringify(JSON.parse(n.toString()).scripts ?? {});
} catch {
return n.toString();
}
}
let v = 4194304;
class Parts {
marks = [Buffer.from(`\n${(0, r.randomUUID)()}\n`), Buffer.from(`\n${(0, r.randomUUID)()}\n`)];
times = [];
#e = [Buffer.alloc(0), Buffer.alloc(0)];
#t = Buffer.alloc(0);
#n = [0, 0];
#r = Buffer.alloc(0);
get forged() {
return this.#n.some((e) => e > 1);
}
get before() {
return this.#e[0].toString();
}
get after() {
return this.#e[1].toString();
}
push(e) {
let t = this.marks[0].length - 1;
let n = Buffer.concat([this.#r, e.subarray(0, t)]);
for (let [t, r] of this.marks.entries()) this.#n[t] += timesIn(e, r) + timesIn(n, r);
this.#r = Buffer.concat([this.#r, e.subarray(-t)]).subarray(-t);
return this.#i(e);
}
#i(e) {
if (this.times.length === 0) {
let t = Buffer.concat([this.#e[0], e]);
let n = t.indexOf(this.marks[0]);
if (n === -1) {
this.#e[0] = t.length > v ? t.subarray(1 - this.marks[0].length) : t;
return Buffer.alloc(0);
}
this.times.push(performance.now());
this.#e[0] = t.subarray(0, n);
return this.#i(t.subarray(n + this.marks[0].length));
}
if (this.times.length === 2) {
this.#e[1].length < v && (this.#e[1] = Buffer.concat([this.#e[1], e]));
return Buffer.alloc(0);
}
let t = this.marks[1];
let n = this.#t.length === 0 ? e : Buffer.concat([this.#t, e]);
let r = n.indexOf(t);
if (r !== -1) {
this.times.push(performance.now());
this.#t = Buffer.alloc(0);
this.#i(n.subarray(r + t.length));
return n.subarray(0, r);
}
let i = beginningAtEnd(n, t);
this.#t = Buffer.from(n.subarray(n.length - i));
return n.subarray(0, n.length - i);
}
end() {
let e = this.#t;
this.#t = Buffer.alloc(0);
return e;
}
}
function beginningAtEnd(e, t) {
for (let n = Math.min(t.length - 1, e.length); n > 0; --n) if (e.subarray(-n).equals(t.subarray(0, n))) return n;
return 0;
}
function timesIn(e, t) {
let n = 0;
for (let r = e.indexOf(t); r !== -1; r = e.indexOf(t, r + 1)) n += 1;
return n;
}
var y = n(35966);
let b = 3e4;
let x = "sh setsid stat sha256sum md5sum readlink grep find ls tr head sed cat cut date".split(" ");
let S = [
"bash",
"python",
"python3",
"pytest",
"perl",
"/usr/bin/perl",
"diff",
"curl",
"cat",
"timeout"
];
let C = [
[/\bmake\b/, [
"./GNUmakefile",
"./makefile",
"./Makefile"
]],
[/\btox\b/, [
"./tox.ini",
"./tox.toml",
"./toxfile.py"
]],
[/\b(pytest|tox|python[\d.]*)\b/, [
"conftest.py",
"pytest.ini",
".pytest.ini",
"pytest.toml",
".pytest.toml",
...y.GR
]],
[/\b(pytest|tox)\b/, [
...y.hN.map((e) => `./${e}/__init__.py`),
"./pyproject.toml",
"./setup.cfg",
"./tox.ini"
]]
];
let w = /\b(python[\d.]*|pytest|tox|pip[\d.]*|pipenv|poetry)\b/;
let T = /\b(pytest|tox)\b/;
async function look(e, t, n, r) {
let i = new Question(e, t, n);
let { evaluation: o } = t;
let s = n === null && o.kind === "reward" ? scriptForReward(o) : "";
let { stdout: l, exit: u } = await (0, c.j)(e, s + i.script, b, r);
let [d, f] = s === "" ? ["", l.toString()] : firstLine(l.toString());
if (n === null && !i.isWhole(f)) {
let t = e.image === null ? "has an earlier agent replaced sh on this machine?" : "is sh in the image a shell?";
let n = u.timedOut ? `did not complete within ${b / 1e3} s` : u.exitCode === 0 ? `got another answer than asked for; ${t}` : `did not complete; its shell ended with exit code ${u.exitCode}`;
throw new a.ZD("testbed", `the inspection of the testbed's tools ${n}`);
}
let p = i.look(f, await packageScripts(e, scriptOf(t.evaluation)));
n === null && remember(e, i.wanted, p.tools);
return s === "" ? p : {
...p,
testsGiven: d.includes("given"),
lacksUser: d.includes("userless")
};
}
function scriptForReward({ user: e, separate: t }) {
let [n = ""] = e?.split(":") ?? [];
let r = `u=userless; while IFS=: read -r n _; do [ "$n" != ${(0, o.h)(n)} ] || u=; done </etc/passwd; printf "$u"`;
return `[ ! -e /tests ] || printf 'given '\n${t === null && /\D/.test(n) ? r : ""}\necho\n`;
}
function firstLine(e) {
let [t = ""] = e.split("\n", 1);
return [t, e.slice(t.length + 1)];
}
async function lookAndRun(e, t, n, r) {
let i = new Question(e, t, n);
let a = await packageScripts(e, scriptOf(t.evaluation));
let c = new Parts();
let [l, u] = c.marks.map((e) => (0, o.h)(e.toString().trim()));
let d = `agentbench_before() {\n${i.script}\n}\n${glanceFunction(i.wanted, n.tools)}`;
let f = null;
let p = await r({ async run(t, n) {
let r = await (0, s._)(t.script, e);
let i = performance.now();
let a = await e.run({
...t,
script: `${d}command=${(0, o.h)(r)} begins=${l} ends=${u}\nagentbench_clock() { if read -r agentbench_now _ </proc/uptime; then printf '\\n%s\\n' "\$agentbench_now"; fi; }
agentbench_before 2>/dev/null
agentbench_clock 2>/dev/null
printf '\\n%s\\n' "\$begins"
trap : TERM
exec 3>&2 2>/dev/null
(exec 2>&3 3>&-; exec /bin/sh -c "\$command")
code=\$?
printf '\\n%s\\n' "\$ends"
agentbench_clock
agentbench_after
exit "\$code"
`,
output(e, n) {
let r = e === "stdout" ? c.push(n) : n;
return r.length > 0 ? t.output(e, r) : void 0;
}
}, n);
let p = performance.now();
f = a.exitCode;
let m = c.end();
m.length > 0 && await t.output("stdout", m);
let [h = i, g = p] = c.times;
let _ = byClock(c, a.duration - (h - i) - (p - g));
return {
...a,
duration: Math.max(0, Math.round(Math.min(_, a.duration)))
};
} });
let m = i.look(c.before, a);
let h = changedMeanwhile(i.wanted, m.tools, c.after);
let g = c.times.length === 1 && f !== null && f < 128 ? "an exit code came before the mark at the end" : c.forged ? "a mark came twice" : null;
g !== null && h.push({
kind: "changed_during_evaluation",
detail: `in the output of the success command, ${g}`
});
return {
after: m,
meanwhile: h,
value: p
};
}
function byClock({ before: e, after: t }, n) {
let [, r] = /\n([\d.]+)\n$/.exec(e) ?? [];
let [, i] = /^\n([\d.]+)\n/.exec(t) ?? [];
let a = (Number(i) - Number(r)) * 1e3;
return Number.isFinite(a) ? Math.max(1, a - 10, Math.min(n, a + 10)) : n;
}
let E = new Map();
function knownTools({ image: e }, { commands: t }, n) {
if (n !== null) return [...n.tools.found.values(), ...n.tools.files.values()];
let r = E.get(e?.digest ?? "");
return t.flatMap((e) => r?.get(e) ?? []);
}
function remember({ image: e }, { commands: t }, { found: n }) {
let r = e?.digest ?? "";
let i = E.get(r) ?? new Map();
E.delete(r);
E.set(r, i);
E.size > 16 && E.delete(E.keys().next().value);
for (let r of t) {
let t = n.get(r);
t === void 0 || t.identity === null ? i.delete(r) : i.set(r, e === null ? t : {
...t,
identity: withoutDevice(t.identity)
});
}
}
class Question {
script;
wanted;
#e;
#t = (0, r.randomUUID)();
#n = `\n${(0, r.randomUUID)()}\n`;
constructor(e, t, n) {
this.wanted = wantedFor(e, t);
this.#e = knownTools(e, this.wanted, n);
let r = (0, m.LJ)(scriptOf(t.evaluation) ?? "", t.taskType);
let i = `wait; printf '\\n%s\\n' ${this.#t}`;
let a = toolsScript(this.wanted, n?.tools ?? null, this.#e, i);
let s = r ? `{ ${(0, m.j5)(n?.listeners ?? null)}\n} &\n${a}` : a;
this.script = `(${s}) && printf %s ${(0, o.h)(this.#n)}`;
}
isWhole(e) {
return e.includes(this.#n);
}
look(e, t) {
let [n = "", r = ""] = (this.isWhole(e) ? e : "").split(`\n${this.#t}\n`);
return {
tools: parseTools(r, this.#e),
listeners: (0, m.hW)(n),
packageScripts: t
};
}
}
function compareLooks(e, t, n) {
let r = scriptOf(e.evaluation) ?? "";
let i = [
...(0, p.NL)(t.tools, n.tools).notes,
...(0, p.fJ)(t.tools, n.tools),
...(0, m.dS)(t.listeners, n.listeners, (0, m.Yj)(r, e.taskType))
];
let a = t.packageScripts === null && e.repository === null;
t.packageScripts !== n.packageScripts && !a && i.push({
kind: "recipe_changed",
detail: "the scripts of package.json differ from those before the agent"
});
return i;
}
function scriptOf(e) {
if (e.kind === "reward") return e.script;
return e.kind === "success_command" ? e.command : null;
}
function wantedFor({ workdir: e }, t) {
let { evaluation: n } = t;
if (n.kind === "test_plan") {
let e = n.points.flatMap(({ testcases: e }) => e.map(({ command: e }) => e ?? ""));
return {
commands: [...x, ...S],
fileNames: [],
seen: [],
obeyed: (0, d.o)(e.join("\n")),
driver: !0,
python: !0,
pytest: !0
};
}
let r = scriptOf(n);
let a = t.repository !== null;
let o = n.kind === "reward" && e !== "/" ? `${e.replace(/\/$/, "")}/` : null;
let isWork = (e) => o !== null && e.startsWith(o) && !p.Se.has(i.basename(e));
let s = commandWords(r).filter((e) => a || (e.startsWith("/") ? !isWork(e) : !e.includes("/")));
let c = a ? C.flatMap(([e, t]) => e.test(r) ? t : []) : [];
return {
commands: [...new Set([
...x,
"bash",
...s
])],
fileNames: [...new Set(c)],
seen: runsPackageScripts(r) ? ["./package.json"] : [],
obeyed: (0, d.o)(r),
driver: !1,
python: w.test(r),
pytest: T.test(r)
};
}
function commandWords(e) {
let t = e.match(/[\w.+/-]+/g) ?? [];
let may = (e) => /^[\w./]/.test(e) && /[A-Za-z]/.test(e) && e.length <= 100;
return [...new Set(t.filter(may))].slice(0, 1e3);
}
}),
76801: ((e, t, n) => {
n.d(t, {
EW: () => isHarmless,
n$: () => keepsStill,
o: () => obeyedBy
});
var r = n(21452);
let i = /^(@[\w.-]+:)?registry *=(?!.*(localhost|127\.))|^\/\/[\w.-]+\/|^(prefix|cache|store-dir|legacy-peer-deps|auto-install-peers|strict-peer-(deps|dependencies)|fund|audit|audit-level|loglevel|progress|update-notifier|engine-strict|save-exact|save-prefix|package-lock|fetch-[a-z-]+|maxsockets|python|(https-)?proxy|noproxy|strict-ssl|unsafe-perm|shamefully-hoist|node-linker) *=/;
let a = /^"?(registry|npmRegistryServer|lastUpdateCheck|nodeLinker|enableTelemetry|enableGlobalCache|httpTimeout|network-timeout|compressionLevel|(--)?(install\.)?ignore-engines|cache-folder|disable-self-update-check)"?(:| )(?!.*(localhost|127\.))/;
let o = /^-|^(store-dir|registry|packages|onlyBuiltDependencies|ignoredBuiltDependencies|allowBuilds|nodeLinker|shamefullyHoist|autoInstallPeers|strictPeerDependencies) *[:=]|^['"]?@?[\w./-]+['"]?: *(true|false)$/;
let s = /^---$|^BUNDLE_(PATH|PATH__SYSTEM|WITHOUT|JOBS|RETRY|TIMEOUT|FROZEN|DEPLOYMENT|CLEAN|BIN|CACHE_PATH|BUILD__\w+|FORCE_RUBY_PLATFORM|SPECIFIC_PLATFORM|SILENCE_ROOT_WARNING|IGNORE_MESSAGES|SSL_VERIFY_MODE):/;
let c = /^(user|safe|init|color|pull|push|https?|advice|url(?= "(https?:|ssh:|git[@:])(?!.*(localhost|127\.))))\b(?!\.templatedir).*\.|^core\.(autocrlf|eol|filemode|longpaths|quotepath|compression)\b|^filter "lfs"\.(required = true|(clean|smudge|process) = git-lfs [\w -]+(%f)?)$|^credential\.helper = store$/;
let l = /^(host|user|port|identityfile|identitiesonly|serveralive\w+|stricthostkeychecking|(user|global)knownhostsfile|(remote|local)forward|exitonforwardfailure|loglevel|batchmode|tcpkeepalive|connecttimeout|compression|sendenv|hashknownhosts|gssapi\w+|hostname[ =]+(localhost|127\.\S+|::1)$)\b/i;
let u = /^\w+\.((extra-)?index-url(?!.*(localhost|127\.|file:|=\s*[./~]))|trusted-host|timeout|default-timeout|retries|no-cache-dir|cache-dir|break-system-packages|disable-pip-version-check|root-user-action|proxy|cert|progress-bar|prefer-binary)\s*=/;
let d = /^\[(\[index\]|pip)\]$|^((extra-)?index-url|url|python-install-mirror) *= *\[?["']https?:(?!.*(localhost|127\.|file:))|^(name|default|explicit|index-strategy|link-mode|python-preference|python-downloads|native-tls|system-certs|no-cache|cache-dir|break-system-packages|system|compile-bytecode|prerelease|resolution|allow-insecure-host|concurrent-\w+) *=/;
let f = /^((\/\/|#(?!include|clear)).*|(Acquire|(Binary::apt::)?APT::(Install-\w+|Get|Sandbox|Cache|AutoRemove|Color|Keep-[\w-]+|Periodic|Default-Release)|DPkg::(Lock|Use-Pty|Progress-Fancy)|quiet)(?!.*(Auto-?Detect|Allow-?(Insecure|Unauth|Weak|DowngradeToInsecure)))(::[\w:/.-]+)? ("[^"{};]*"|[^" {};]*);|(APT|NeverAutoRemove|DPkg::Options(::)?)? ?\{?( ?"(?!-(?!-force-))[^"]*";)* ?(\};?)?|force-[\w-]+|path-(ex|in)clude[ =][\w/.*?-]+)?$/i;
let p = /^deb(-src)?\s(?!.*(trusted=|allow-insecure=|file:|copy:|cdrom:|localhost|127\.))|^(URIs:\s*https?:(?!.*(file:|copy:|localhost|127\.))|(Types|Suites|Components|Signed-By|Enabled|Architectures|Languages|By-Hash|PDiffs|Check-Valid-Until|X-\S+):|[\w+/=-]+$|\.$|-----|(Version|Comment|Hash):)/i;
let m = /^(?!.*\.!include(?!dir \/etc\/mysql\/))((?!(client[^.]*|mysql|mysqladmin|mariadb-client)\.)|[^.]+\.(!|user|password|default-character-set|host\s*=\s*(localhost|127\.0\.0\.1)$|port\s*=\s*3306$|socket\s*=\s*\/\S*\/mysqld?\.sock$))/;
let h = [
"/etc",
"/usr/etc",
"/usr/local/etc",
"/usr/lib/node_modules/npm",
"/usr/local/lib/node_modules/npm"
];
let g = [
"",
"/*",
"/site_ruby/*",
"/vendor_ruby",
"/vendor_ruby/*"
].flatMap((e) => ["/usr/lib/ruby", "/usr/local/lib/ruby"].map((t) => `${t}${e}/rubygems/defaults/operating_system.rb`));
let _ = /\b(curl|wget|ssh|git|psql|pg_isready|mysql|mysqladmin|mariadb|mongosh?|redis-cli|npm|yarn|pnpm|bundle|pip[\d.]*|uvx?|apt(-get)?|tox)\b|https?:|localhost/;
let v = /^hosts:\s+files\b(\s+(dns|myhostname|mymachines|resolve|mdns4?(_minimal)?|\[[!\w]+=\w+\]))*$|^(?!hosts)\w+:(\s+(files|compat|systemd|db|nis|\[[!\w]+=\w+\]))*$/;
let y = {
bash: {
tool: /\bbash\b|\.sh\b/,
files: ["\"$BASH_ENV\""]
},
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
],
harmless: r.z3
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
harmless: (0, r.Y2)(m)
},
mongosh: {
tool: /\bmongo(sh)?\b/,
files: [
"~/.mongorc.js",
"~/.mongoshrc.js",
"/etc/mongorc.js",
"/etc/mongosh.conf",
"~/.mongodb/mongosh/snippets/package.json"
],
harmless: r.z3
},
npm: {
tool: /\b(npm|npx|yarn|pnpm)\b/,
files: [
"./.npmrc",
"~/.npmrc",
...h.map((e) => `${e}/npmrc`),
"~/.nvm/versions/node/*/etc/npmrc"
],
harmless: (0, r.tX)(i)
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
harmless: (0, r.tX)(a),
written: !0
},
pnpm: {
tool: /\bpnpm\b/,
files: ["~/.config/pnpm/rc", "./pnpm-workspace.yaml"],
harmless: (0, r.tX)(o)
},
pnpmfile: {
tool: /\bpnpm\b/,
files: ["./.pnpmfile.cjs", "./.pnpmfile.mjs"],
harmless: r.z3
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
harmless: (0, r.tX)(s),
written: !0
},
ruby: {
tool: /\b(ruby|bundler?|gem|rake|rails|rspec)\b/,
files: g
},
git: {
tool: /\b(git|npm|yarn|pnpm|bundle)\b/,
files: [
"~/.gitconfig",
"~/.config/git/config",
"/etc/gitconfig"
],
harmless: (0, r.Y2)(c)
},
ssh: {
tool: /\b(ssh|scp)\b/,
files: [
"~/.ssh/config",
"/etc/ssh/ssh_config",
"/etc/ssh/ssh_config.d/*.conf"
],
harmless: (0, r.tX)(l)
},
pip: {
tool: /\b(pip[\d.]*|tox)\b/,
files: [
"/etc/pip.conf",
"/usr/pip.conf",
"/usr/local/pip.conf",
"~/.pip/pip.conf",
"~/.config/pip/pip.conf",
"/etc/xdg/pip/pip.conf"
],
harmless: (0, r.Y2)(u)
},
uv: {
tool: /\buvx?\b/,
files: [
"./uv.toml",
"~/.config/uv/uv.toml",
"/etc/uv/uv.toml",
"/etc/xdg/uv/uv.toml"
],
harmless: (0, r.tX)(d)
},
apt: {
tool: /\bapt(-get|itude)?\b/,
files: [
"/etc/apt/apt.conf",
"/etc/apt/apt.conf.d/*",
"/etc/dpkg/dpkg.cfg.d/*"
],
harmless: (e) => e.split("\n").every((e) => f.test(e.trim().replace(/\s+/g, " "))),
written: !0
},
aptSources: {
tool: /\bapt(-get|itude)?\b/,
files: ["/etc/apt/sources.list", "/etc/apt/sources.list.d/*"],
harmless: (0, r.tX)(p),
written: !0
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
tool: _,
files: ["/etc/hosts"],
harmless: r.Su
},
nsswitch: {
tool: _,
files: ["/etc/nsswitch.conf"],
harmless: (0, r.tX)(v)
},
resolver: {
tool: _,
files: ["/etc/resolv.conf"],
harmless: (0, r.tX)(/^(search|domain|options)\b|^nameserver\s+(127\.0\.0\.(11|53)$|(?!127\.|::1$))/),
written: !0
}
};
function obeyedBy(e) {
return Object.entries(y).flatMap(([t, { tool: n, files: r }]) => n.test(e) ? [[t, r]] : []);
}
function isHarmless(e, t) {
return (y[e]?.harmless ?? r._X)(t);
}
function keepsStill(e) {
return y[e]?.written !== !0;
}
}),
23067: ((e, t, n) => {
n.d(t, {
U2: () => pluginNames,
lt: () => isKnownPlugin,
uo: () => canBeBlocked
});
var r = n(35966);
let i = new Set([
"anyio",
"faker",
"hypothesis",
"jaxtyping",
"langsmith",
"platformdirs",
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
..."aiohttp asyncio bdd benchmark check cov coverage datadir dependency django dotenv env flask forked freezegun freezer html httpserver httpx instafail json-report lazy-fixture metadata mock mypy order ordering picked playwright postgresql qt randomly recording redis regressions repeat rerunfailures selenium socket spec splinter subtests sugar testmon timeout tornado trio vcr xdist xprocess xvfb".split(" ").map((e) => `pytest-${e}`)
]);
function isKnownPlugin(e) {
let [, t] = /(?:^|\/)([^/]+?)-[^/-]*(-py[\d.]+)?\.(dist|egg)-info\/entry_points\.txt$/.exec(e) ?? [];
return t !== void 0 && i.has(t.toLowerCase().replace(/[-_.]+/g, "-"));
}
let a = /[\s\x1c-\x1f\x85]/;
function pluginNames(e) {
let t = !1;
return e.split(r.Eq).flatMap((e) => {
let n = stripped(e);
if (n.startsWith("[")) {
let [e] = n.replace(/^[[\]]+/, "").split(/[[\]]/, 1);
t = e === "pytest11" || e === "DEFAULT";
return [];
}
let r = n.indexOf("=");
return t && r !== -1 && !n.startsWith("#") ? [stripped(n.slice(0, r))] : [];
});
}
function canBeBlocked(e) {
return !e.some((e) => e.includes("\0") || e.includes(""));
}
function stripped(e) {
let [t, n] = [0, e.length];
for (; t < n && a.test(e[t]);) t += 1;
for (; t < n && a.test(e[n - 1]);) --n;
return e.slice(t, n);
}
}),
35966: ((e, t, n) => {
n.d(t, {
Eq: () => l,
GR: () => a,
H0: () => hasPytestSection,
I4: () => i,
NN: () => o,
RH: () => s,
hN: () => r,
yy: () => c
});
let r = [
"pytest",
"_pytest",
"pluggy",
"iniconfig"
];
let i = /(^|\/)(pytest|_pytest|pluggy|iniconfig|sitecustomize|usercustomize)(\/__init__)?(\.pyc?|\.([\w-]+\.)*so)$/;
let a = [
...r,
"sitecustomize",
"usercustomize"
].flatMap((e) => [
`${e}.py`,
`${e}.pyc`,
`${e}.*so`
]);
let o = /(^|\/)[^/]*-info\/entry_points\.txt$/i;
let s = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
let c = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
let l = /[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
let u = /^\[?(["']?tool["']?[.:])?["']?pytest["']?[\].]/;
let d = /^\[["']?tool["']?\]/;
let f = /^["']?pytest["']?=/;
let p = /^["']?tool["']?(=\{(.*[{,])?["']?pytest["']?[.=]|\.["']?pytest["']?=)/;
function hasPytestSection(e) {
let t = !1;
return e.split(l).some((e) => {
let n = e.replace(/\s/g, "");
n.startsWith("[") && (t = d.test(n));
return u.test(n) || p.test(n) || t && f.test(n);
});
}
}),
62892: ((e, t, n) => {
n.d(t, {
C6: () => f,
NL: () => compareTools,
Se: () => p,
fJ: () => unpackagedTools
});
var r = n(76760);
var i = n(18253);
var a = n(22495);
var o = n(21452);
var s = n(76801);
var c = n(23067);
var l = n(35966);
let u = new Set(["above", "driver"]);
let d = new Set([
"startup",
"pth",
"plugin"
]);
let f = 4096;
let p = new Set([
"sh",
"setsid",
"bash",
"python",
"python3",
"pytest"
]);
let m = /^#!.*\n(?:.*\n){0,5}?from (?:_?pytest)\b[\w.]* import /;
let h = /^#!\s*(\/\S*\/env\s+(-\S+\s+)*)?(\S*\/)?(ba|da|a|z|k)?sh\b(?!.*\n'''exec')/;
let g = /^from [\w.]+ import [\w.]+[\s\S]*\b(sys\.exit|SystemExit)\(|^# EASY-INSTALL-|^# This file was generated by RubyGems/m;
function compareTools(e, t) {
if (t.found.size === 0 && e.found.size > 0) return {
notes: [{
kind: "tools_unseen",
detail: "The programs that the evaluation runs could not be examined after the agent."
}],
believed: !1,
blocked: []
};
let n = [...e.found].filter(([e, n]) => isAnother(n, t.found.get(e))).map(([e]) => e);
let r = t.found.get("pytest");
let o = r !== void 0 && m.test(r.beginning);
e.found.has("pytest") || r === void 0 || isUpgrade(r) || o || n.push("pytest");
let s = n.map((n) => ({
kind: "tool_replaced",
detail: `${n}: ${described(e.found.get(n)) ?? "not there"} before the agent, ${described(t.found.get(n)) ?? "gone"} after it`
}));
let f = [];
let h = !1;
for (let [n, r] of t.files) {
let t = e.files.get(n);
if (t === void 0 ? isUpgrade(r) : !isAnother(t, r)) continue;
if (isInstalledCopy(r)) continue;
if (t === void 0 && d.has(r.role) && isOlder(r, e.python.moment)) continue;
if (r.role === "home" && (t !== void 0 || !isAroundTool(n, e))) continue;
let i = kindOfFile(r);
if (i === null || t === void 0 && saysNothingOfTests(r)) continue;
let o = r.role === "plugin" ? (0, c.U2)(r.beginning) : [];
f.push(...o);
h ||= i === "preload" || i === "python_startup" && !r.recorded || u.has(r.role);
h ||= r.role === "plugin" && !(l.NN.test(n) && isWhole(r) && (0, c.uo)(o));
s.push({
kind: i,
detail: (0, a.h0)(`${n} was ${t === void 0 ? "not there" : "different"} before the agent`)
});
}
let { patched: g } = t.python;
if (g.length > 0) {
let e = `modules of Python or pytest that are not as they were installed: ${(0, i.d9)(g, 5)}`;
s.push({
kind: "python_patched",
detail: (0, a.h0)(e)
});
}
let trusted = (e) => (p.has(e) || e.startsWith("/")) && !(e === "pytest" && o);
return {
notes: s,
believed: !h && g.length === 0 && !n.some(trusted),
blocked: f
};
}
function unpackagedTools(e, t) {
return [...t.found].flatMap(([t, n]) => {
let r = e.found.has(t) ? null : doubtOf(t, n);
if (r === null) return [];
let i = `${t}: ${n.path} is ${r}, not there before the agent`;
return [{
kind: "tool_unpackaged",
detail: isText(n) ? `${i}: ${(0, a.h0)(n.beginning, 120)}` : i
}];
});
}
function doubtOf(e, t) {
let { path: n, target: i, packaged: a, listed: o, copyOf: s, beginning: c } = t;
if (!a && h.test(c)) return "a shell script of no package";
if (e.includes("/")) return null;
if (a) return o || isUpgrade(t) ? null : `a link to ${i}`;
if (s !== null) return isVariant(r.basename(s), r.basename(n)) ? null : `a copy of ${s}`;
let l = g.test(c) || i.includes("/node_modules/");
return isText(t) && isWhole(t) && !l ? "a script of no package" : null;
}
function isText({ sha256: e, beginning: t }) {
return e !== null && !t.startsWith("ELF");
}
function isWhole({ identity: e }) {
return Number(e?.split(":")[2]) <= f;
}
function isAnother(e, t) {
if (t === void 0) return !0;
return (e.path !== t.path || e.sha256 !== t.sha256) && !isUpgrade(t);
}
function isAroundTool(e, { found: t }) {
let n = r.dirname(e);
return [...t.values()].some((e) => [n, r.join(n, "bin")].includes(r.dirname(e.path)));
}
function isOlder({ identity: e }, t) {
return t !== null && Number(e?.split(":").at(-1)) < Math.floor(Number(t));
}
function isUpgrade({ path: e, target: t, packaged: n }) {
return n && isVariant(r.basename(t), r.basename(e));
}
function isInstalledCopy({ path: e, role: t, copyOf: n }) {
return t.startsWith("obeyed:") && n !== null && r.basename(n) === r.basename(e);
}
function isVariant(e, t) {
let n = e.indexOf(t);
let [r, i] = [e.slice(0, n), e.slice(n + t.length)];
return n !== -1 && /^(.*[^a-z])?[a-z]{0,2}$/i.test(r) && /^(js|sh|c?at|find|jit)?([^a-z].*)?$/i.test(i);
}
function saysNothingOfTests(e) {
let { path: t, role: n, beginning: r } = e;
return n === "" && l.yy.test(t) && isWhole(e) && !(0, l.H0)(r) && !/\btox\b/.test(r);
}
function described(e) {
return e === void 0 ? void 0 : (0, a.h0)([e.path, e.sha256].join(" ").trim());
}
function kindOfFile(e) {
let { path: t, role: n, beginning: r, sha256: i } = e;
let a = isWhole(e);
let [u, d = ""] = n.split(":");
switch (u) {
case "startup":
case "home": return "python_startup";
case "pth": return a && (0, o.Zp)(r, i) ? null : "python_startup";
case "obeyed": return a && (0, s.EW)(d, r) ? null : "tool_configured";
case "driver": return "tool_configured";
case "plugin": return a && (0, c.lt)(t) ? null : "pytest_configured";
case "seen": return null;
case "above": return l.RH.test(t) || !a || (0, l.H0)(r) ? "pytest_configured" : null;
}
if (t === "/etc/ld.so.preload") return "preload";
if (/(^|\/)(site|user)customize[^/]*(\/__init__\.[^/]*)?$/.test(t)) return "python_startup";
if (l.I4.test(t)) return "pytest_shadowed";
if (l.RH.test(t) || l.yy.test(t)) return "pytest_configured";
return "recipe_changed";
}
}),
20332: ((e, t, n) => {
n.d(t, {
$: () => contentOf,
E: () => fileIn
});
var r = n(45145);
async function contentOf({ size: e, content: t }, n) {
if (e > n) return null;
let i = [];
let a = 0;
try {
for await (let e of t) {
a += e.length;
if (a > n) return null;
i.push(Buffer.from(e));
}
} catch (e) {
if (e instanceof r.ZD) throw e;
return null;
}
return Buffer.concat(i);
}
async function fileIn(e, t, n) {
for await (let r of e.files(t)) {
if (r.path !== "" || r.type !== "file") return null;
return {
size: r.size,
content: await contentOf(r, n)
};
}
return null;
}
}),
47931: ((e, t, n) => {
n.d(t, {
_: () => fitting,
p: () => isTooLong
});
var r = n(77598);
var i = n(76760);
var a = n(12580);
function isTooLong(e) {
return Buffer.byteLength(e) > 65536;
}
async function fitting(e, t) {
if (!isTooLong(e)) return e;
let n = i.posix.join(i.posix.dirname(t.promptFile), `command-${(0, r.randomUUID)()}.sh`);
await t.place([[n, { text: e }]]);
let o = (0, r.hash)("sha256", asSubstituted(e));
return `set -- "$(cat ${(0, a.h)(n)})" ${o}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(e) {
let t = e.length;
for (; e[t - 1] === "\n";) --t;
return e.slice(0, t);
}
})
};
