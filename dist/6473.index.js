export const id = 6473;
export const ids = [6473, 370];
export const modules = {
	24998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => selectInstances,
			m: () => takeShard
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		async function selectInstances(instances, selectors) {
			let chosen = new Set(selectors.every((selector) => selector.startsWith("!")) ? instances : []);
			let excluded = new Set();
			let faults = [];
			for (let selector of selectors) {
				let exclusion = selector.startsWith("!");
				let matches = await instancesMatching(instances, exclusion ? selector.slice(1).trim() : selector);
				matches.length === 0 && faults.push(noMatch(instances, selector));
				for (let match of matches) (exclusion ? excluded : chosen).add(match);
			}
			if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(faults.join("\n"));
			let selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
			if (selected.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`instances: the selectors leave no instance: ${selectors.join(", ")}`);
			return selected;
		}
		function takeShard(items, shard) {
			return shard === void 0 ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
		}
		async function instancesMatching(instances, selector) {
			if (selector === "all") return instances;
			let exact = instances.filter((instance) => instance.id === selector);
			if (exact.length > 0) return exact;
			let numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
			if (numbered.length === 1) return numbered;
			let [, type] = /^type:(.*)$/.exec(selector) ?? [];
			let { default: picomatch } = await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
			let matches = picomatch(type ?? selector, { dot: !0 });
			return instances.filter((instance) => matches(type === void 0 ? instance.id : instance.taskType));
		}
		function noMatch(instances, selector) {
			let wanted = selector.replace(/^!/, "").trim();
			let byType = wanted.startsWith("type:");
			return `instances: "${selector}" matches nothing; nearest: ${[...new Set(instances.map((instance) => byType ? `type:${instance.taskType}` : instance.id))].map((name) => ({
				name,
				away: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(name, wanted)
			})).sort((a, b) => a.away - b.away).slice(0, 3).map(({ name }) => name).join(", ")}`;
		}
	}),
	81533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => Findings });
		class Findings {
			#progress;
			#notes = [];
			#evidence = null;
			constructor({ progress }) {
				this.#progress = progress;
			}
			note(...notes) {
				this.#notes.push(...notes);
				notes.length > 0 && this.#tell();
			}
			show(evidence) {
				this.#evidence = evidence;
				this.#tell();
			}
			verdict(passed, score = +!!passed) {
				return {
					status: passed ? "passed" : "failed",
					score,
					evidence: this.#evidence,
					notes: [...this.#notes]
				};
			}
			#tell() {
				this.#progress({
					evidence: this.#evidence,
					notes: [...this.#notes]
				});
			}
		}
	}),
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
		__webpack_require__.d(__webpack_exports__, {
			Bl: () => commandWords,
			kd: () => compareLooks,
			Op: () => look,
			UV: () => lookAndRun
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
			return question.look(answer, await packageScriptsFor(testbed, instance));
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
				let listens = (0, look_listeners.LJ)(scriptOf(instance) ?? "", instance.taskType);
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
			let script = scriptOf(instance) ?? "";
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
		function scriptOf({ evaluation }) {
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
			let script = evaluation.command;
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
			if (!RUNS_PACKAGE_SCRIPTS.test(scriptOf(instance) ?? "")) return null;
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
	42625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => FloorStore });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		let floorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(0),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(1),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(2)
		])));
		class FloorStore {
			#directory;
			constructor(machine) {
				this.#directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.cacheDirectory, "floors");
			}
			async read(place) {
				try {
					return floorSchema.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(this.#file(place), "utf8")));
				} catch {
					return [];
				}
			}
			async write(place, floor) {
				let file = this.#file(place);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: !0 });
				await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, `${JSON.stringify(floor)}\n`);
			}
			#file({ digest, mode, testbed, judge, limits, instanceId }) {
				let conditions = JSON.stringify([
					digest,
					mode,
					testbed,
					judge,
					limits
				]);
				let name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(conditions).digest("hex").slice(0, 16);
				return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#directory, name, `${instanceId}.json`);
			}
		}
	}),
	65115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Li: () => writeReports,
			Nh: () => writtenReports,
			TT: () => reportNames
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		let FOLDER = "reports";
		let UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;
		let RESERVED = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
		function reportNames(metrics) {
			let taken = new Set();
			return metrics.map((metric) => {
				let plain = metric.toWellFormed().trim().replace(UNSAFE, "_").replace(RESERVED, "_");
				let cut = cutBytes(plain, 150);
				let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(metric).digest("hex").slice(0, 8);
				let name = cut === metric ? cut : `${cutBytes(plain, 141)}-${digest}`;
				for (let number = 2; taken.has(folded(name)); number += 1) name = `${cutBytes(plain, 136)}-${digest}-${number}`;
				taken.add(folded(name));
				return `${name}.json`;
			});
		}
		async function writeReports(directory, points, results) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: !0 });
			let names = reportNames(points.map(({ metric }) => metric));
			for (let [index, { score, explanation }] of results.entries()) {
				if (score === null) continue;
				let { metric, description } = points[index];
				let report = {
					metric,
					description,
					score,
					explanation
				};
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, names[index]), `${JSON.stringify(report, null, 2)}\n`);
			}
		}
		async function writtenReports(directory) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
			let texts = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
				if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return [];
				throw error;
			})).sort().map(async (name) => [name, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), "utf8")]);
			return new Map(await Promise.all(texts));
		}
		function folded(name) {
			return name.normalize("NFC").toLowerCase();
		}
		function cutBytes(text, limit) {
			let cut = "";
			for (let character of text) {
				if (Buffer.byteLength(cut + character) > limit) break;
				cut += character;
			}
			return cut;
		}
	}),
	44764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => targetOf,
			Ou: () => providersOf,
			fS: () => meterVariables,
			g_: () => meterNames,
			iC: () => withKey,
			jf: () => tokenIn,
			s1: () => plainPath
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _options_model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7071);
		let KNOWN = {
			anthropic: {
				family: "anthropic",
				endpoint: "https://api.anthropic.com",
				addresses: ["ANTHROPIC_BASE_URL"]
			},
			openai: {
				family: "openai",
				endpoint: "https://api.openai.com/v1",
				addresses: ["OPENAI_BASE_URL", "OPENAI_API_BASE"]
			},
			gemini: {
				family: "gemini",
				endpoint: "https://generativelanguage.googleapis.com",
				addresses: ["GOOGLE_GEMINI_BASE_URL"]
			},
			openrouter: {
				family: "openai",
				endpoint: "https://openrouter.ai/api/v1",
				addresses: ["OPENROUTER_BASE_URL"]
			}
		};
		function ownKeyName(name) {
			return `${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}_API_KEY`;
		}
		function providersOf(keys, endpoints) {
			let left = new Map(Object.entries(keys));
			let take = (names) => {
				let taken = names.filter((name) => left.has(name)).map((name) => [name, left.get(name)]);
				for (let name of names) left.delete(name);
				return Object.fromEntries(taken);
			};
			let known = Object.entries(KNOWN).flatMap(([name, { family, endpoint }]) => {
				let own = endpoints.find((each) => each.name === name);
				let held = take(_options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC[name]);
				if (own === void 0 && Object.keys(held).length === 0) return [];
				return [{
					name,
					family,
					endpoint: own?.url ?? new URL(endpoint),
					keys: held
				}];
			});
			let others = endpoints.filter(({ name }) => !Object.hasOwn(KNOWN, name)).map(({ name, family, url }) => ({
				name,
				family,
				endpoint: url,
				keys: take([ownKeyName(name)])
			}));
			let [unused] = left.keys();
			if (unused !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${unused} is the key of no provider; known are ${Object.values(_options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC).flat().join(", ")}, and NAME_API_KEY for a provider NAME of model-endpoints`);
			return [...known, ...others];
		}
		function meterVariables(providers, base, token) {
			let variables = { AGENTBENCH_MODEL_URL: base };
			let offered = new Set(providers.map(({ name }) => name));
			for (let provider of providers) {
				let url = `${base}/${provider.name}${pathOf(provider.endpoint)}`;
				let keys = Object.keys(provider.keys);
				for (let name of keys) variables[name] = token;
				let usual = Object.hasOwn(KNOWN, provider.name) || offered.has(provider.family) ? provider.name : provider.family;
				let { addresses } = KNOWN[usual] ?? { addresses: [] };
				let [first, ...others] = _options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC[usual] ?? [];
				first !== void 0 && ![first, ...others].some((name) => keys.includes(name)) && (variables[first] = token);
				for (let name of addresses) variables[name] ??= url;
			}
			return variables;
		}
		function meterNames(keys, endpoints) {
			let providers = providersOf(keys, endpoints);
			return providers.length === 0 ? [] : Object.keys(meterVariables(providers, "", ""));
		}
		let KEY_HEADERS = {
			authorization: "Bearer ",
			"x-api-key": "",
			"api-key": "",
			"x-goog-api-key": ""
		};
		let TAKEN_HEADERS = {
			anthropic: ["x-api-key", "authorization"],
			openai: ["authorization", "api-key"],
			gemini: ["x-goog-api-key", "authorization"]
		};
		function tokenIn(headers, url) {
			for (let [name, before] of Object.entries(KEY_HEADERS)) {
				let value = headers[name];
				if (typeof value == "string" && value.toLowerCase().startsWith(before.toLowerCase())) return value.slice(before.length).trim();
			}
			return url.searchParams.get("key");
		}
		function withKey(provider, headers, url) {
			let out = [];
			let found = [];
			for (let i = 0; i < headers.length; i += 2) {
				let name = headers[i];
				Object.hasOwn(KEY_HEADERS, name.toLowerCase()) ? found.push(name) : out.push(name, headers[i + 1]);
			}
			let { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_AUTH_TOKEN: authToken } = provider.keys;
			if (provider.family === "anthropic" && (apiKey !== void 0 || authToken !== void 0)) {
				if ((apiKey === void 0 || found.some((name) => name.toLowerCase() === "authorization")) && authToken !== void 0) return [
					...out,
					"authorization",
					`Bearer ${authToken}`
				];
				return [
					...out,
					"x-api-key",
					apiKey ?? ""
				];
			}
			let [key] = Object.values(provider.keys);
			let inQuery = url.searchParams.has("key");
			inQuery && key !== void 0 ? url.searchParams.set("key", key) : inQuery && url.searchParams.delete("key");
			if (key === void 0 || inQuery && found.length === 0) return out;
			let taken = TAKEN_HEADERS[provider.family];
			let name = found.find((each) => taken.includes(each.toLowerCase())) ?? taken[0];
			return [
				...out,
				name,
				`${KEY_HEADERS[name.toLowerCase()]}${key}`
			];
		}
		function targetOf(provider, path, query) {
			let base = pathOf(provider.endpoint);
			let isWhole = path === base || path.startsWith(`${base}/`);
			let url = URL.parse(provider.endpoint.origin + (isWhole ? path : base + path) + query);
			if (url === null || /(^|[/\\])\.\.([/\\]|$)/.test(plainPath(url.pathname))) return null;
			return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url : null;
		}
		function plainPath(path) {
			let plain = path;
			for (let round = 0; round < 3; round++) plain = plain.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
			return plain.replaceAll(/;[^/]*/g, "").replaceAll(/\/{2,}/g, "/").replace(/[/\s\0]+$/, "");
		}
		function pathOf(url) {
			return url.pathname.replace(/\/+$/, "");
		}
	}),
	97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => timesOf,
			Tu: () => atMost,
			fC: () => traceOf,
			ui: () => timeSplit,
			x: () => totalTimes
		});
		function timesOf(result) {
			let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
			return {
				instance_id,
				task_type,
				trial,
				attempt,
				status,
				score,
				stages,
				started_at,
				finished_at
			};
		}
		function traceOf(trials) {
			let ordered = trials.map((trial) => ({
				trial,
				begin: Date.parse(trial.started_at),
				end: Date.parse(trial.finished_at)
			})).sort((a, b) => a.begin - b.begin);
			let zero = ordered[0]?.begin ?? 0;
			let lanes = [];
			let events = [];
			for (let { trial, begin, end } of ordered) {
				let free = lanes.findIndex((until) => until <= begin);
				let lane = free === -1 ? lanes.length : free;
				lanes[lane] = end;
				let event = (name, cat, from, length, args) => events.push({
					name,
					cat,
					ph: "X",
					pid: 1,
					tid: lane + 1,
					ts: (from - zero) * 1e3,
					dur: length * 1e3,
					args
				});
				let { instance_id, task_type, attempt, status, score } = trial;
				event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
					task_type,
					attempt,
					status,
					score
				});
				for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
			}
			return {
				displayTimeUnit: "ms",
				traceEvents: [...lanes.map((_, lane) => ({
					name: "thread_name",
					ph: "M",
					pid: 1,
					tid: lane + 1,
					args: { name: `trials, lane ${lane + 1}` }
				})), ...events]
			};
		}
		function timeSplit(trials) {
			let split = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { stages } of trials) for (let { name, duration_ms } of stages) {
				let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
				split[whose] = atMost(split[whose] + duration_ms);
			}
			return split;
		}
		function totalTimes(times) {
			let total = {
				agent: 0,
				evaluation: 0,
				harness: 0
			};
			for (let { agent, evaluation, harness } of times) {
				total.agent = atMost(total.agent + agent);
				total.evaluation = atMost(total.evaluation + evaluation);
				total.harness = atMost(total.harness + harness);
			}
			return total;
		}
		function atMost(sum) {
			return Math.min(sum, 2 ** 53 - 1);
		}
	}),
	65211: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jh: () => resolveAgentEnv,
			Ts: () => resolveAgentDirectory,
			ZJ: () => refuseSolutions
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		function resolveAgentEnv(options, machine) {
			let twice = options["agent-env"].filter(({ name }) => Object.hasOwn(options["agent-variables"], name));
			if (twice.length > 0) {
				let names = twice.map(({ name }) => name).join(", ");
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-variables: ${names}: also in agent-env; keep secrets in agent-env, other settings in agent-variables`);
			}
			let missing = [];
			let variables = {};
			for (let { name, value } of options["agent-env"]) {
				let text = value ?? machine.environment[name];
				text === void 0 ? missing.push(name) : variables[name] = text;
			}
			if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-env: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} to be passed through but not set; set it, or write NAME=value`);
			let all = {
				"agent-variables": options["agent-variables"],
				"agent-env": variables
			};
			let large = Object.entries(all).flatMap(([option, values]) => Object.entries(values).flatMap(([name, text]) => Buffer.byteLength(`${name}=${text}`) > 131071 ? [{
				option,
				name,
				text
			}] : []))[0];
			if (large !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${large.option}: ${large.name} has ${Buffer.byteLength(large.text)} bytes, and Linux takes at most 128 KiB for a variable; put the text into a file of agent-directory`);
			return variables;
		}
		async function resolveAgentDirectory(options) {
			if (options["agent-directory"] === void 0) return null;
			let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(options["agent-directory"]);
			if (!(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => null))?.isDirectory()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-directory: ${directory} is not a directory that is there`);
			return directory;
		}
		function refuseSolutions(agentDirectory, dataset) {
			if (agentDirectory === null) return;
			let inside = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(agentDirectory) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep;
			let given = dataset.instances.find(({ solution }) => solution !== null && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(solution).startsWith(inside));
			if (given === void 0) return;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-directory: ${agentDirectory} holds the reference solution of ${given.id} (${given.solution}), which no agent may get; name a directory with the agent alone`);
		}
	}),
	41514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bn: () => requireSameRun,
			cu: () => identityOf,
			g6: () => differencesOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90492);
		var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43830);
		async function identityOf(options, agentDirectory, except) {
			let setup = options["agent-setup"];
			return {
				agent_setup: setup === void 0 ? null : digestOfText(setup),
				agent_directory: agentDirectory === null ? null : await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_4__.r)(agentDirectory, except),
				agent_variables: sorted(Object.entries(options["agent-variables"]).map(([name, value]) => ({
					name,
					value
				}))),
				agent_env: options["agent-env"].map(({ name }) => name).sort(),
				image: options.image ?? null,
				image_map: [...options["image-map"]].sort().map(([from, to]) => ({
					from,
					to
				})),
				workdir: options.workdir ?? null,
				pass_score: options["pass-score"]
			};
		}
		function differencesOf(before, now) {
			let differences = new Map();
			let compare = (name, was, is) => {
				(0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(was, is) || differences.set(name, [was, is]);
			};
			for (let part of [
				"name",
				"model",
				"command"
			]) compare(`agent-${part}`, before.agent[part], now.agent[part]);
			compare("dataset", describeDataset(before), describeDataset(now));
			let { trials: _was, ...earlier } = before.settings;
			let { trials: _is, ...later } = now.settings;
			for (let name of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
				let shown = (value) => name.endsWith("_ms") && typeof value == "number" ? `${value / 1e3} s` : value ?? null;
				compare(name.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(earlier[name]), shown(later[name]));
			}
			let [was, is] = [before.identity, now.identity];
			if (was === void 0) compare("agent-setup, agent-directory, agent-variables", `not told (harness ${before.harness_version})`, "told");
			else for (let name of Object.keys(is)) compare(name.replaceAll("_", "-"), shownIdentity(was[name]), shownIdentity(is[name]));
			return [...differences].map(([name, [old, present]]) => `${name}: ${shown(old)} before, ${shown(present)} now`);
		}
		function requireSameRun(before, now, directory) {
			let differences = differencesOf(before, now);
			if (differences.length === 0) return;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo([`resume: the run in ${directory} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...differences].join("\n"));
		}
		function describeDataset({ dataset: { name, digest } }) {
			return `${name} (${digest.slice(0, 19)})`;
		}
		function shownIdentity(value) {
			if (!Array.isArray(value)) return value;
			let texts = value.map((item) => typeof item == "string" ? item : "from" in item ? `${item.from}=${item.to}` : `${item.name}=${item.value}`);
			return texts.length === 0 ? null : texts.join(", ");
		}
		function shown(value) {
			return value === null ? "none" : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(String(value), 200);
		}
		function digestOfText(text) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
		}
		function sorted(items) {
			return items.sort((a, b) => a.name < b.name ? -1 : 1);
		}
	}),
	45557: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => chooseTestbed,
			l: () => planTrials
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24998);
		async function planTrials(dataset, options) {
			let instances = (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__.m)(await (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__.l)(dataset.instances, options.instances), options.shard);
			if (instances.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`shard: ${options.shard.index}/${options.shard.total} is empty; there are fewer selected instances than shards`);
			return Array.from({ length: options.trials }, (_, index) => instances.map((instance) => ({
				instance,
				trial: index + 1
			}))).flat();
		}
		function chooseTestbed(dataset, options) {
			return options.testbed === "auto" ? dataset.testbed ?? "docker" : options.testbed;
		}
	}),
	96473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Er: () => checkTestbedOptions,
			lI: () => requireAgent,
			ff: () => runBenchmark
		});
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var run_directory = __webpack_require__(79882);
		var redact = __webpack_require__(62426);
		var signals = __webpack_require__(68785);
		var version = __webpack_require__(7844);
		var registry = __webpack_require__(52323);
		var digest = __webpack_require__(43830);
		class DatasetSeal {
			#digests;
			constructor(digests) {
				this.#digests = digests;
			}
			static async of(instances) {
				let digests = new Map();
				for (let instance of instances) digests.has(instance.id) || digests.set(instance.id, await digestOfFiles(instance));
				return new DatasetSeal(digests);
			}
			async holds(instance) {
				return await digestOfFiles(instance).catch(() => null) === this.#digests.get(instance.id);
			}
		}
		async function digestOfFiles({ fixtures, prerunner, evaluation }) {
			let plan = evaluation.kind === "test_plan" ? evaluation.evaluationDirectory : null;
			let sources = [
				...fixtures.map(({ source }) => source),
				prerunner,
				plan
			].filter((source) => source !== null);
			let digests = [...new Set(sources)].map((source) => (0, digest.o)(external_node_path_.dirname(source), [external_node_path_.basename(source)]));
			return (await Promise.all(digests)).join(" ");
		}
		var floors = __webpack_require__(42625);
		var fetch_dataset = __webpack_require__(43210);
		var left_tools = __webpack_require__(38912);
		var judges_registry = __webpack_require__(7254);
		let KEPT = new Set("schema.status.kind.stage.stages.mode.type.decided_by.end.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
		function redactResult(result, redactor) {
			return redacted(result, redactor);
		}
		function redactRun(run, redactor) {
			return redacted(run, redactor);
		}
		function redacted(value, redactor) {
			if (typeof value == "string") return redactor.text(value);
			if (Array.isArray(value)) return value.map((item) => redacted(item, redactor));
			if (typeof value != "object" || !value) return value;
			let entries = Object.entries(value).map(([key, item]) => [key, KEPT.has(key) ? item : redacted(item, redactor)]);
			return Object.fromEntries(entries);
		}
		var run_place = __webpack_require__(80418);
		var results_store = __webpack_require__(56676);
		var totals = __webpack_require__(61210);
		var docker_images = __webpack_require__(50054);
		var testbeds_registry = __webpack_require__(22589);
		var agent = __webpack_require__(65211);
		var format = __webpack_require__(18253);
		class Budget {
			#options;
			#begun = performance.now();
			#deadline = new AbortController();
			#timer;
			#spent = 0;
			constructor(options) {
				this.#options = options;
				let { "max-duration": duration } = options;
				if (duration === void 0) return;
				this.#timer = setTimeout(() => this.#deadline.abort(outOfTime(duration)), duration).unref();
			}
			get deadline() {
				return this.#deadline.signal;
			}
			spend(cost) {
				this.#spent += cost ?? 0;
			}
			exhausted() {
				let { "max-duration": duration } = this.#options;
				if (duration !== void 0 && performance.now() - this.#begun >= duration) return outOfTime(duration);
				return this.#stopped ?? this.costUsedUp();
			}
			costUsedUp() {
				let { "max-cost": cost } = this.#options;
				if (cost === void 0 || this.#spent < cost) return null;
				let message = `max-cost of ${cost} USD is used up (${this.#spent.toFixed(2)} spent); raise it, or select fewer instances or trials`;
				return new errors.VG("max_cost", message);
			}
			stop(kind, message) {
				this.#stopped ??= new errors.VG(kind, message);
			}
			#stopped = null;
			close() {
				clearTimeout(this.#timer);
			}
		}
		function outOfTime(duration) {
			let message = `max-duration of ${(0, format.a3)(duration)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
			return new errors.VG("max_duration", message);
		}
		var datasets_select = __webpack_require__(24998);
		var read = __webpack_require__(47705);
		var trial_id = __webpack_require__(9271);
		var run_identity = __webpack_require__(41514);
		function requireNoRun(directory) {
			if (!(0, run_place.gM)(directory)) return;
			throw new errors.yo(`results-path: ${directory} holds another run, which is never overwritten; name another directory, or continue that run with resume`);
		}
		async function continueRun(store, dataset, plan, now, again) {
			let none = {
				trials: plan,
				kept: new Map(),
				entries: new Map()
			};
			if (!(0, run_place.gM)(store.directory)) return none;
			let before = await readEarlier(store.directory);
			(0, run_identity.Bn)(before, now, store.directory);
			let earlier = new Map(before.planned.map((entry) => [(0, trial_id.wK)((0, trial_id.rI)(entry)), entry]));
			let planned = new Set(plan.map(keyOf));
			let trials = [...plan, ...trialsOf(before, dataset).filter((trial) => !planned.has(keyOf(trial)))];
			let finished = await store.finished();
			let isChosen = again === null ? null : await chooser(trials, earlier, again);
			let { kept, entries } = none;
			for (let trial of trials) {
				if (isChosen?.(trial)) continue;
				let record = finished(trial.instance.id, trial.trial);
				let entry = earlier.get(keyOf(trial));
				record !== null && isOf(now, record.result) ? kept.set(trial, record) : entry === void 0 || isChosen === null && planned.has(keyOf(trial)) || entries.set(trial, entry);
			}
			return {
				trials,
				kept,
				entries
			};
		}
		async function readEarlier(directory) {
			try {
				return (await (0, read.cI)(directory, () => !0)).run;
			} catch (error) {
				throw new errors.yo(`resume: ${directory} holds a run whose run.json cannot be read, so nothing tells what it measured: ${(0, errors.bD)(error).split("\n")[0]}; name another results-path`);
			}
		}
		async function chooser(trials, earlier, { statuses, selectors }) {
			let instances = [...new Set(trials.map(({ instance }) => instance))];
			let selected = new Set(selectors === null ? instances : await (0, datasets_select.l)(instances, selectors));
			let statusOf = (trial) => earlier.get(keyOf(trial))?.status ?? "not_run";
			let chosen = new Set(trials.filter((trial) => selected.has(trial.instance) && (statuses === null || statuses.includes(statusOf(trial)))));
			if (chosen.size === 0) throw new errors.yo(`resume: nothing to measure again: no such trial is ${statuses.join(" or ")}`);
			return (trial) => chosen.has(trial);
		}
		function trialsOf({ planned }, { instances }) {
			let byId = new Map(instances.map((instance) => [instance.id, instance]));
			return planned.flatMap(({ instance_id, trial }) => {
				let instance = byId.get(instance_id);
				return instance === void 0 ? [] : [{
					instance,
					trial
				}];
			});
		}
		function isOf({ dataset, agent, settings }, result) {
			return result.dataset.digest === dataset.digest && result.agent.name === agent.name && result.agent.command === agent.command && (agent.model === null || result.agent.model === agent.model) && (result.evaluation?.kind !== "test_plan" || result.evaluation.mode === settings.mode);
		}
		function keyOf({ instance, trial }) {
			return (0, trial_id.wK)({
				instanceId: instance.id,
				trial
			});
		}
		var p_limit = __webpack_require__(70370);
		var clock = __webpack_require__(42030);
		var trial_agent = __webpack_require__(98072);
		var external_node_fs_ = __webpack_require__(73024);
		var tree = __webpack_require__(13590);
		var output = __webpack_require__(37282);
		let USUAL_IN_HOMES = /a link, device, socket or pipe|usage\.json/;
		async function collect(live, directory) {
			let { testbed, record } = live;
			let { usage, left } = await collectFrom(live, testbed.outputDirectory, directory);
			let { model, ...figures } = usage;
			let { agent } = record.result;
			agent.model ??= model;
			if (agent.usage.source === "meter") {
				let differs = differences(agent.usage, figures);
				differs !== "" && record.note("usage_differs", `usage.json and the meter differ, and the meter's count stands: ${differs}`);
			} else Object.values(figures).some((value) => value !== null) && Object.assign(agent.usage, {
				source: "agent",
				...figures
			});
			let round = record.result.rounds?.at(-1);
			round !== void 0 && (round.agent = record.result.agent);
			for (let detail of left) record.note("output_left_out", detail);
		}
		async function collectHome(live, directory) {
			let { left } = await collectFrom(live, live.testbed.agentHome, directory);
			for (let detail of left) USUAL_IN_HOMES.test(detail) || live.record.note("home_left_out", detail);
		}
		async function collectFrom({ testbed, context }, source, directory) {
			let inTheWay = (0, external_node_fs_.lstatSync)(directory, { throwIfNoEntry: !1 }) !== void 0;
			inTheWay && await (0, tree.dM)(directory);
			let limit = context.options["max-output-size"];
			let collected = await (0, output.Up)(testbed.files(source), directory, limit, context.redactor).catch(async (error) => {
				(0, errors.$N)(error) === "ENOSPC" && await (0, tree.dM)(directory);
				throw error;
			});
			inTheWay && collected.left.push(`an entry in place of the directory ${external_node_path_.basename(directory)} in the results`);
			return collected;
		}
		function differences(metered, own) {
			return [
				"input_tokens",
				"output_tokens",
				"cost_usd"
			].filter((name) => {
				let [one, other] = [metered[name], own[name]];
				return one !== null && other !== null && Math.abs(one - other) > .01 * Math.max(one, other);
			}).map((name) => `${name} ${own[name]} and ${metered[name]}`).join(", ");
		}
		var shell = __webpack_require__(12580);
		var test_plan_reports = __webpack_require__(65115);
		var empty_result = __webpack_require__(22514);
		var evaluation_findings = __webpack_require__(81533);
		var look = __webpack_require__(3704);
		var output_of = __webpack_require__(11220);
		let TOUCHES = /\btouch\s+(\/[\w./-]+)/;
		let LOGS = /\/[\w./-]+\.log\b/g;
		async function staleLog(testbed, script, signal) {
			let touched = TOUCHES.exec(script)?.[1];
			let logs = [...new Set(script.match(LOGS))];
			if (touched === void 0 || logs.length === 0) return null;
			let times = (await (0, output_of.N)(testbed, `find ${[touched, ...logs].map(shell.h).join(" ")} -prune -printf '%T@ %p\\n'`, 1e4, signal)).toString().split("\n").map((line) => [line.slice(line.indexOf(" ") + 1), Number.parseFloat(line)]);
			let timeOf = new Map(times);
			let stale = logs.find((log) => timeOf.get(log) < timeOf.get(touched) - .05);
			if (stale === void 0) return null;
			return {
				kind: "log_prewritten",
				detail: `${stale} was last written before the success command made ${touched}`
			};
		}
		var success_text = __webpack_require__(56594);
		async function evaluateSuccessCommand(request) {
			let { testbed, instance, before, logs, limits, signal } = request;
			let { command: script, rule } = instance.evaluation;
			let scanner = new success_text.Ik();
			let findings = new evaluation_findings.F(request);
			let evaluation = {
				kind: "success_command",
				command: script,
				exit_code: null,
				timed_out: !1,
				duration_ms: 0,
				output_tail: ""
			};
			findings.show(evaluation);
			let command = {
				shell: "sh",
				script,
				environment: {},
				timeout: limits["evaluation-timeout"],
				lasting: !1
			};
			let { after, meanwhile, value: exit } = await (0, look.UV)(testbed, instance, before, (testbed) => logs.run("evaluation.log", testbed, command, signal, scanner));
			findings.note(...(0, look.kd)(instance, before, after), ...meanwhile);
			findings.show({
				...evaluation,
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				duration_ms: exit.duration,
				output_tail: logs.tails().get("evaluation.log") ?? ""
			});
			let signs = scanner.signs();
			let passed = (0, success_text.WJ)(rule, exit.exitCode, signs);
			if (passed) {
				let doubts = [
					(0, success_text.B2)(rule, signs),
					(0, success_text.x)(script, exit),
					await doubtOfLog()
				];
				findings.note(...doubts.filter((note) => note !== null));
			}
			return findings.verdict(passed);
			async function doubtOfLog() {
				try {
					return await staleLog(testbed, script, signal);
				} catch (error) {
					return {
						kind: "evaluate_failed",
						detail: (0, errors.bD)(error)
					};
				}
			}
		}
		let EVALUATIONS = {
			success_command: async () => evaluateSuccessCommand,
			test_plan: async () => (await Promise.all([
				__webpack_require__.e(1143),
				__webpack_require__.e(4006),
				__webpack_require__.e(5175),
				__webpack_require__.e(9139),
				__webpack_require__.e(9031)
			]).then(__webpack_require__.bind(__webpack_require__, 49031))).evaluateTestPlan
		};
		async function evaluate(request) {
			return (await EVALUATIONS[request.instance.evaluation.kind]())(request);
		}
		async function evaluateTrial(live, folder) {
			let { context, record, instance, testbed, before, givenReports, directory, logs, signal } = live;
			let { options, dataset, seal, judge, floors, redactor } = context;
			let { integrity } = record.result;
			let verdict = await evaluate({
				instance,
				testbed,
				before,
				givenReports,
				directory,
				folder,
				logs,
				limits: options,
				idle: isIdle(options["agent-command"]),
				digest: dataset.digest,
				seal,
				judge,
				floors,
				redactor,
				signal,
				progress({ evidence, notes }) {
					record.result.evaluation = evidence;
					record.result.integrity = [...integrity, ...notes];
				}
			});
			record.decide(verdict);
		}
		function isIdle(command) {
			return /^\s*(true|:)\s*$/.test(command);
		}
		async function metered(live, file, work) {
			let { context, testbed, directory, spent } = live;
			let { meter: run } = context;
			if (run === null || !run.hasModels) {
				await work();
				await testbed.relay?.check();
				return;
			}
			let place = {
				instanceId: live.instance.id,
				trial: live.trial
			};
			let over = new AbortController();
			let timer;
			let refused = null;
			let { meter, variables } = run.begin({
				directory,
				file,
				relay: testbed.relay,
				spent,
				onCost(cost) {
					context.onCost(cost);
					context.observer.trialSpent(place, cost);
				},
				onRefusal({ message }) {
					refused = message;
					timer = setTimeout(() => over.abort(), 1e4);
				}
			});
			live.metering = {
				variables,
				over: over.signal
			};
			try {
				await work();
			} finally {
				clearTimeout(timer);
				live.metering = null;
				record(live, meter, await meter.close(), refused);
			}
			await testbed.relay?.check();
		}
		function record(live, meter, usage, refused) {
			let { spent, context } = live;
			let { record } = live;
			spent.cost += meter.account.cost;
			spent.requests += usage.requests;
			let { agent } = record.result;
			agent.usage = usageOf(usage);
			agent.model ??= usage.models[0] ?? null;
			let { throttled_requests, unmetered_requests, waiting_ms, hosted_tools } = usage;
			agent.meter = {
				throttled_requests,
				unmetered_requests,
				waiting_ms,
				hosted_tools
			};
			refused !== null && (agent.ended_by = "budget");
			usage.requests === 0 && record.note("no_model_request", "The agent sent no request to a model of model-keys.");
			refused !== null && record.note("budget_used_up", `${refused}; the agent's work until then was evaluated.`);
			meter.logError !== null && record.note("exchanges_incomplete", (0, errors.bD)(meter.logError));
			meter.leftOut > 0 && record.note("exchanges_incomplete", `${meter.leftOut} exchanges have no line: the file has the size of max-log-size`);
			live.modelFault = meter.account.fault;
			context.onModels(meter.account);
		}
		function usageOf(usage) {
			let { input_tokens, cached_input_tokens, output_tokens, reasoning_tokens, cost_usd, steps } = usage;
			let { requests, failed_requests, models } = usage;
			return {
				source: "meter",
				input_tokens,
				cached_input_tokens,
				output_tokens,
				reasoning_tokens,
				cost_usd: cost_usd === null ? null : Math.round(cost_usd * 1e9) / 1e9,
				steps,
				requests,
				failed_requests,
				models
			};
		}
		function applyModelFault({ record, modelFault }) {
			if (modelFault === null || record.result.status !== "failed") return;
			record.result.status = "error";
			record.result.score = null;
			record.result.error = {
				stage: "agent",
				...modelFault
			};
		}
		async function debugRound(live, prompt) {
			let { testbed, instance, record, context, directory } = live;
			let first = external_node_path_.join(directory, "round-1");
			await record.stage("prepare", async () => {
				await collect(live, external_node_path_.join(first, "output"));
				let { agent, evaluation, score } = record.result;
				record.result.rounds = [{
					agent,
					evaluation,
					score
				}];
				await restoreCode(live);
				record.result.agent = {
					...(0, empty_result.jk)(context.options),
					prompt_digest: (0, empty_result.M6)(prompt)
				};
				record.undecide();
				let reports = external_node_path_.posix.join(testbed.workdir, "reports");
				let contents = [
					[testbed.promptFile, { text: prompt }],
					[testbed.outputDirectory, "empty directory"],
					[reports, "empty directory"]
				];
				let { evaluationDirectory } = instance.evaluation;
				evaluationDirectory !== null && contents.push([external_node_path_.posix.join(testbed.workdir, "evaluation"), { directory: evaluationDirectory }]);
				live.givenReports = await (0, test_plan_reports.Nh)(first);
				for (let [name, text] of live.givenReports) contents.push([external_node_path_.posix.join(reports, name), { text }]);
				await testbed.place(contents);
			});
			await metered(live, "exchanges-round-2.jsonl", () => record.stage("agent", () => (0, trial_agent.JN)(live, prompt, "agent-round-2.log", null)));
			await record.stage("evaluate", () => evaluateTrial(live, ""));
			let { agent, evaluation, score } = record.result;
			record.result.rounds.push({
				agent,
				evaluation,
				score
			});
		}
		async function saveCode(live) {
			let copy = (0, shell.h)(copyOf(live));
			try {
				await copyCode(live, `rm -rf ${copy} && cp -a . ${copy} || { rm -rf ${copy}; exit 1; }`);
				return !0;
			} catch (error) {
				if (!(error instanceof errors.ZD) || error.kind !== "testbed") throw error;
				live.record.note("no_second_round", error.message);
				return !1;
			}
		}
		async function restoreCode(live) {
			let copy = (0, shell.h)(copyOf(live));
			await copyCode(live, `find . -mindepth 1 -maxdepth 1 -exec rm -rf {} + && cp -a ${copy}/. . && rm -rf ${copy}`);
		}
		async function copyCode({ testbed, logs, signal }, script) {
			let command = {
				shell: "sh",
				script,
				environment: {},
				timeout: 3e5,
				lasting: !1
			};
			let { exitCode } = await logs.run("rounds.log", testbed, command, signal);
			if (exitCode !== 0) throw new errors.ZD("testbed", `the code cannot be copied between the rounds: exit code ${exitCode}; see rounds.log`);
		}
		function copyOf({ testbed }) {
			return external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), "code");
		}
		function keptImageName(instance, trial) {
			let name = tagged(instance.imageTag ?? `agentbench/${instance.id.toLowerCase()}:kept`);
			return trial === 1 ? name : `${name}-trial-${trial}`;
		}
		function isBaseImage(name, { instances }, options) {
			let whole = wholeName(name);
			return instances.some(({ image }) => {
				let base = (0, docker_images.N)(image, options);
				return base !== null && wholeName(base.name) === whole;
			});
		}
		function tagged(name) {
			return name.lastIndexOf(":") > name.lastIndexOf("/") ? name : `${name}:latest`;
		}
		function wholeName(name) {
			let [first = "", ...rest] = tagged(name).split("/");
			if (rest.length === 0) return `docker.io/library/${first}`;
			if (!(/[.:]/.test(first) || first === "localhost")) return `docker.io/${first}/${rest.join("/")}`;
			let registry = first === "index.docker.io" ? "docker.io" : first;
			return registry === "docker.io" && rest.length === 1 ? `docker.io/library/${rest[0]}` : `${registry}/${rest.join("/")}`;
		}
		var trial_logs = __webpack_require__(72316);
		var prepare = __webpack_require__(76380);
		var reason = __webpack_require__(57767);
		var trial_record = __webpack_require__(82810);
		async function runTrial(instance, trial, context, signal, notes, removing) {
			let { options, store, observer } = context;
			let place = {
				instanceId: instance.id,
				trial
			};
			let { directory, attempt, links } = await store.beginAttempt(instance.id, trial);
			let record = new trial_record.m({
				...(0, empty_result.$)(instance, trial, attempt, context),
				integrity: [...notes, ...links.map(linkNote)]
			}, place, observer);
			let logs = new trial_logs.u(directory, context);
			let begun = {
				instance,
				trial,
				directory,
				record,
				logs,
				context,
				signal
			};
			let live = null;
			let unwritten;
			observer.trialStarted(place);
			try {
				live = await record.stage("prepare", () => (0, prepare.iA)(begun));
				await metered(live, "exchanges.jsonl", async () => {
					options["agent-setup"] !== void 0 && await record.stage("agent-setup", () => (0, trial_agent.pN)(live));
					await record.stage("agent", async () => {
						let missing = await (0, trial_agent.Nx)(live);
						await (0, trial_agent.JN)(live, instance.prompt, "agent.log", missing);
					});
				});
				options["keep-image"] && await keepImage(live);
				let again = instance.debugPrompt !== null && await saveCode(live);
				await record.stage("evaluate", () => evaluateTrial(live, again ? "round-1" : ""));
				again && await debugRound(live, instance.debugPrompt);
				applyModelFault(live);
			} catch (error) {
				record.fail(error, signal);
			}
			record.result.reason = (0, reason.A)(record.result, logs.tails());
			await save();
			if (live !== null) {
				if (!(0, errors.fT)(signal)) {
					await record.stage("collect", async () => {
						try {
							await collect(live, external_node_path_.join(directory, "output"));
						} finally {
							await collectHome(live, external_node_path_.join(directory, "home"));
						}
					}).catch((error) => record.note("collect_failed", error.message));
					await save();
				}
				await record.stage("remove", () => removing(record.result, () => isToKeep(record.result, options) ? (0, prepare.aC)(live) : (0, prepare.TF)(live))).catch((error) => record.note("remove_failed", error.message));
			}
			await logs.close(record);
			await save(!0);
			if (unwritten !== void 0) throw unwritten.error;
			return {
				result: record.result,
				tails: logs.tails()
			};
			async function save(last = !1) {
				record.result.finished_at = (0, clock.v)();
				let links = await store.makePlace(instance.id, trial).catch(() => []);
				record.result.integrity.push(...links.map(linkNote));
				record.result = redactResult(record.result, context.redactor);
				unwritten = await store.writeResult(record.result, last).then(() => void 0, (error) => ({ error }));
			}
		}
		function isToKeep({ status }, options) {
			if (status === "not_run") return !1;
			return options.keep === "always" || options.keep === "failed" && status !== "passed";
		}
		function linkNote(link) {
			return {
				kind: "results_linked",
				detail: `${link} was a link, which was removed; nothing was written through it`
			};
		}
		async function keepImage({ testbed, instance, trial, record, context, signal }) {
			let name = keptImageName(instance, trial);
			try {
				if (isBaseImage(name, context.dataset, context.options)) throw Error("instances of this run begin in it");
				await (0, signals.Wh)(testbed.keepImage(name), signal);
				record.result.testbed.kept_image = name;
			} catch (error) {
				signal.throwIfAborted();
				record.note("image_not_kept", `${name}: ${error.message}`);
			}
		}
		var usage = __webpack_require__(34552);
		var promises_ = __webpack_require__(58500);
		class TestbedsAhead {
			kind;
			#provider;
			#signal;
			#waiting;
			#made = new Map();
			#removals;
			#removing = new Set();
			constructor(provider, trials, parallel, signal) {
				this.kind = provider.kind;
				this.#removals = (0, p_limit.A)(parallel);
				this.#provider = provider;
				this.#signal = signal;
				this.#waiting = new Map(trials.map(({ instance, trial }) => [(0, trial_id.wK)({
					instanceId: instance.id,
					trial
				}), {
					instance,
					trial,
					prompt: instance.prompt
				}]));
			}
			async open(request, signal) {
				try {
					return await this.#open(request, signal);
				} catch (error) {
					if (this.#removing.size === 0 || signal.aborted) throw error;
					await Promise.allSettled(this.#removing);
					return await this.#open(request, signal);
				}
			}
			async remove(remove, begun) {
				if (this.kind === "host") return remove();
				await this.#removals(async () => {
					let removal = remove();
					this.#removing.add(removal);
					begun();
					await removal.finally(() => this.#removing.delete(removal));
				});
			}
			async #open(request, signal) {
				let made = await this.#take(request, signal);
				this.#makeNext();
				return await made.start(signal);
			}
			async close() {
				this.#waiting.clear();
				let left = [...this.#made.values()].map(async (made) => (await made).discard());
				this.#made.clear();
				let late = this.#signal.aborted ? [(0, promises_.setTimeout)(3e3, void 0, { ref: !1 })] : [];
				await Promise.race([Promise.allSettled(left), ...late]);
			}
			async #take(request, signal) {
				let name = (0, trial_id.wK)({
					instanceId: request.instance.id,
					trial: request.trial
				});
				let made = this.#made.get(name);
				this.#made.delete(name);
				this.#waiting.delete(name);
				return await made?.catch(() => null) ?? await this.#provider.make(request, signal);
			}
			#makeNext() {
				let [next] = this.#waiting;
				if (next === void 0 || this.#signal.aborted) return;
				let [name, request] = next;
				this.#waiting.delete(name);
				let made = this.#provider.make(request, this.#signal);
				made.catch(() => {});
				this.#made.set(name, made);
			}
		}
		let MAY_PASS = new Set([
			"network",
			"git",
			"image",
			"docker",
			"provider",
			"agent_unavailable"
		]);
		function mayPass({ status, error }) {
			return status === "error" && MAY_PASS.has(error.kind);
		}
		class AgentStart {
			#found = !1;
			#missing = 0;
			#why = "";
			see({ status, error }) {
				if (error?.kind === "agent_not_found") {
					this.#missing += 1;
					this.#why = error.message;
				} else (status === "passed" || status === "failed" || error?.kind === "agent_unavailable") && (this.#found = !0);
			}
			failure() {
				if (this.#found || this.#missing < 3) return null;
				return new errors.VG("agent_not_found", `the first ${this.#missing} trials did not find the agent: ${this.#why}`);
			}
		}
		async function measure(trials, provider, about, ledger, budget, signal) {
			let { options, observer } = about;
			let onHost = provider.kind === "host";
			let parallel = onHost && options.workdir !== void 0 ? 1 : options.parallel;
			let testbeds = new TestbedsAhead(provider, trials, parallel, signal);
			let context = {
				...about,
				testbeds
			};
			let underWay = (0, p_limit.A)(parallel);
			let attempts = new Map();
			let hostUsed = !1;
			let unknownTold = options["max-cost"] === void 0;
			let start = new AgentStart();
			let again = [];
			try {
				let round = trials;
				for (let repeats = options.retries; round.length > 0; --repeats) {
					let ended = await Promise.all(round.map((trial) => underWay(() => inTurn(trial, repeats > 0))));
					await Promise.all(ended.map(({ end }) => end));
					[round, again] = [again, []];
				}
			} finally {
				await testbeds.close();
			}
			async function inTurn(trial, repeatable) {
				let { promise: next, resolve: letNextBegin } = Promise.withResolvers();
				let end = measureOne(trial, repeatable, letNextBegin);
				await Promise.race([next, end]);
				return { end };
			}
			async function measureOne(trial, repeatable, letNextBegin) {
				let { instance, trial: number } = trial;
				let place = {
					instanceId: instance.id,
					trial: number
				};
				let before = attempts.get(trial);
				let exhausted = signal.aborted ? (0, errors.EV)(signal) : start.failure() ?? budget.exhausted();
				if (exhausted !== null && before !== void 0) return observer.trialEnded(place, before.result, before.tails);
				if (exhausted !== null) {
					ledger.skip(trial, exhausted.kind, exhausted.message);
					return observer.trialSkipped(place, exhausted.message);
				}
				let notes = hostUsed ? [{
					kind: "host_reused",
					detail: "An earlier trial of this run used the same machine."
				}] : [];
				let earlier = (0, read.readRecord)(context.store.directory, {
					instance_id: instance.id,
					trial: number
				})?.result;
				earlier?.error?.kind === "agent_unavailable" && notes.push({
					kind: "agent_retried",
					detail: `Attempt ${earlier.attempt} was ended by the agent's exit code 75.`
				});
				hostUsed = onHost;
				let spent = !1;
				let spend = (result) => {
					if (spent) return;
					spent = !0;
					let { source, cost_usd: cost } = (0, usage.J)(result);
					if (source === "meter") return;
					budget.spend(cost);
					cost === null && tellUnknownCost(instance.id);
				};
				try {
					let ended = await runTrial(instance, number, context, signal, notes, (measured, remove) => {
						spend(measured);
						return testbeds.remove(remove, letNextBegin);
					});
					let { result } = ended;
					spend(result);
					ledger.take(result);
					start.see(result);
					if (repeatable && mayPass(result)) {
						attempts.set(trial, ended);
						again.push(trial);
						observer.trialPostponed(place, result);
					} else observer.trialEnded(place, result, ended.tails);
				} catch (error) {
					ledger.unwritten(trial, error);
					observer.notice(`${instance.id}: its result could not be written: ${(0, errors.bD)(error)}`);
				}
			}
			function tellUnknownCost(id) {
				unknownTold || observer.notice(`max-cost: the agent reported no cost for ${id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`);
				unknownTold = !0;
			}
		}
		var providers = __webpack_require__(44764);
		function resolveModelKeys(options, agentNames, machine) {
			let keys = {};
			for (let { name, value } of options["model-keys"]) {
				let key = (value ?? machine.environment[name])?.trim();
				if (key === void 0) throw new errors.yo(`model-keys: ${name} is to be passed through but not set; set it, or write ${name}=…`);
				if (key === "") throw new errors.yo(`model-keys: ${name} is empty; is the secret defined, and available to this workflow (forks have none)?`);
				keys[name] = key;
			}
			let taken = new Set((0, providers.g_)(keys, options["model-endpoints"]));
			let both = agentNames.filter((name) => taken.has(name));
			if (both.length > 0) throw new errors.yo(`agent-env: ${both.join(", ")}: the meter sets ${both.length === 1 ? "this variable" : "these variables"} because of model-keys or model-endpoints; name it in one of the two only`);
			return keys;
		}
		async function openMeter(options, keys, provider, parts) {
			let hasModels = Object.keys(keys).length > 0 || options["model-endpoints"].length > 0;
			let restricted = provider.kind === "docker" && options.network === "restricted";
			if (!hasModels && !restricted) return null;
			if (hasModels && provider.kind === "docker" && options.network === "none") throw new errors.yo("network: none leaves no way to a model; with model-keys, use network: restricted");
			let { Meter } = await Promise.all([__webpack_require__.e(2004), __webpack_require__.e(6107)]).then(__webpack_require__.bind(__webpack_require__, 36107));
			return await Meter.open({
				options,
				keys,
				environment: parts.machine.environment,
				redactor: parts.redactor,
				address: restricted ? null : await addressFor(provider, options),
				runLimit: () => {
					let stop = parts.budget.costUsedUp();
					return stop === null ? null : {
						limit: "max-cost",
						message: stop.message
					};
				}
			});
		}
		async function addressFor(provider, options) {
			let address = options["model-address"] ?? await provider.harnessAddress();
			if (address !== null) return address;
			throw new errors.yo("the bridge network of this Docker daemon has no gateway at which containers reach the meter; name an address of this machine in model-address, or use network: restricted");
		}
		class ModelWatch {
			#budget;
			#notice;
			#unpriced = new Set();
			#refusals = 0;
			constructor(budget, notice) {
				this.#budget = budget;
				this.#notice = notice;
			}
			ended(account) {
				for (let model of account.unpriced) {
					if (this.#unpriced.has(model)) continue;
					this.#unpriced.add(model);
					this.#notice(`model-prices: ${model} has no price, so its cost is unknown and counts for no limit; add a line for it`);
				}
				let { fault, answered } = account;
				answered ? this.#refusals = 0 : fault?.kind === "model_refused" && (this.#refusals += 1);
				this.#refusals === 3 && this.#budget.stop("model_refused", `the model was refused in 3 trials in a row, without an answer in between: ${fault.message}; check the key and the model's name`);
			}
		}
		var plan_trials = __webpack_require__(45557);
		var gate = __webpack_require__(43050);
		var record_digest = __webpack_require__(56885);
		var stand_in = __webpack_require__(74705);
		var trace = __webpack_require__(97384);
		class RunLedger {
			record;
			#store;
			#redactor;
			#entries = new Map();
			#times = [];
			#writing = null;
			#due = null;
			#next = 0;
			constructor(trials, about, store, redactor) {
				this.#store = store;
				this.#redactor = redactor;
				let planned = trials.map(({ instance, trial }) => {
					let entry = {
						instance_id: instance.id,
						task_type: instance.taskType,
						trial,
						status: "not_run",
						score: null,
						score_expected: 0,
						coverage: 0,
						result: null,
						error: null
					};
					this.#entries.set((0, trial_id.wK)({
						instanceId: instance.id,
						trial
					}), entry);
					return entry;
				});
				this.record = {
					...describeRun(about),
					planned,
					totals: (0, totals.v)(planned)
				};
			}
			take(result) {
				this.restore(result, (0, record_digest.t)((0, record_digest.P)(result)));
				this.#times.push((0, trace.Qv)(result));
				this.#writing === null && this.#saveSoon();
			}
			restore(result, digest) {
				let entry = this.#entries.get((0, trial_id.wK)((0, trial_id.rI)(result)));
				entry.status = result.status;
				Object.assign(entry, (0, totals.Y)(result));
				entry.error = result.error;
				entry.result = `${(0, trial_id.qQ)((0, trial_id.rI)(result))}/result.json`;
				entry.digest = digest;
			}
			keep(earlier) {
				Object.assign(this.#entries.get((0, trial_id.wK)((0, trial_id.rI)(earlier))), earlier);
			}
			unwritten({ instance, trial }, error) {
				let entry = this.#entries.get((0, trial_id.wK)({
					instanceId: instance.id,
					trial
				}));
				entry.status = "error";
				entry.error = {
					stage: "collect",
					kind: "results",
					message: (0, errors.bD)(error)
				};
			}
			skip({ instance, trial }, kind, message) {
				this.#entries.get((0, trial_id.wK)({
					instanceId: instance.id,
					trial
				})).error = {
					stage: "plan",
					kind,
					message
				};
			}
			async mend() {
				let mended = [];
				let times = new Map(this.#times.map((one) => [(0, trial_id.wK)((0, trial_id.rI)(one)), one]));
				for (let entry of this.record.planned) {
					let fault = entry.digest === void 0 ? null : this.#store.changeOf(entry, entry.digest);
					if (fault === null) continue;
					let name = (0, trial_id.wK)((0, trial_id.rI)(entry));
					let record = redactResult((0, stand_in.u)(entry, this.record, fault, times.get(name)), this.#redactor);
					await this.#store.writeResult(record).then(() => entry.digest = (0, record_digest.t)((0, record_digest.P)(record)), () => {});
					mended.push(`${entry.instance_id}, trial ${entry.trial}: ${fault}`);
				}
				return mended;
			}
			async finish(interrupted, options, compare) {
				await this.#writing?.catch(() => {});
				this.#unschedule();
				this.record.totals = (0, totals.v)(this.record.planned);
				this.record.change = await compare(this.record);
				this.record.gate = (0, gate.$)(this.record.totals, options, this.record.change);
				this.record.interrupted = interrupted;
				this.record.finished_at = (0, clock.v)();
				await this.save(!0);
				await this.#store.writeTrace((0, trace.fC)(this.#times)).catch(() => {});
				return redactRun(this.record, this.#redactor);
			}
			async save(last = !1) {
				this.#unschedule();
				let taken = this.#times.length;
				this.#writing = this.#write(last).finally(() => {
					this.#writing = null;
				});
				await this.#writing;
				this.#times.length > taken && this.#saveSoon();
			}
			async #write(last) {
				let begun = performance.now();
				this.record.totals = (0, totals.v)(this.record.planned);
				await this.#store.writeRun(redactRun(this.record, this.#redactor), last);
				let ended = performance.now();
				this.#next = ended + 20 * (ended - begun);
			}
			#saveSoon() {
				this.#due ??= setTimeout(() => this.save().catch(() => {}), Math.max(0, this.#next - performance.now()));
			}
			#unschedule() {
				clearTimeout(this.#due ?? void 0);
				this.#due = null;
			}
		}
		function describeRun(about) {
			let { dataset, options, testbed, mode, judge, identity, kept, version, github } = about;
			let docker = testbed === "docker";
			return {
				schema: "agentbench/run/v1",
				suite: options.suite ?? null,
				dataset: {
					name: dataset.name,
					ref: dataset.ref,
					digest: dataset.digest
				},
				agent: {
					name: options["agent-name"] ?? null,
					model: options["agent-model"] ?? null,
					command: options["agent-command"]
				},
				settings: {
					testbed,
					trials: options.trials,
					agent_timeout_ms: options["agent-timeout"],
					evaluation_timeout_ms: options["evaluation-timeout"],
					testcase_timeout_ms: options["testcase-timeout"],
					typing: mode === null ? null : options.typing,
					mode,
					judge,
					network: docker ? options.network : null,
					cpus: docker ? options.cpus ?? null : null,
					memory_bytes: docker ? options.memory ?? null : null
				},
				identity,
				...kept === null ? {} : { options: kept },
				gate: null,
				interrupted: null,
				started_at: (0, clock.v)(),
				finished_at: null,
				harness_version: version,
				github
			};
		}
		var sweep = __webpack_require__(60730);
		async function runBenchmark(request) {
			let { observer, signal, compare } = request;
			let budget = new Budget(request.options);
			let machine = (0, left_tools.I)(request.machine, signal);
			let stop = AbortSignal.any([signal, budget.deadline]);
			let options = requireAgent(request.options);
			let agentEnv = (0, agent.Jh)(options, machine);
			let agentDirectory = await (0, agent.Ts)(options);
			let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine)).catch((error) => {
				throw signal.aborted ? new signals.j$(signal) : error;
			});
			(0, agent.ZJ)(agentDirectory, dataset);
			let plan = await (0, plan_trials.l)(dataset, options);
			let testbed = (0, plan_trials.B)(dataset, options);
			checkTestbedOptions(testbed, options, plan);
			let mode = plan.some(({ instance }) => instance.evaluation.kind === "test_plan") ? options.mode : null;
			if (mode === null && options.mode !== "dev") throw new errors.yo(`mode: ${options.mode} is for PRDbench; ${dataset.name} has no modes`);
			let modelKeys = resolveModelKeys(options, Object.keys(agentEnv), machine);
			let key = options["judge-api-key"];
			let redactor = new redact.pO([
				...request.secrets,
				...Object.values(agentEnv),
				...Object.values(modelKeys),
				...key === void 0 ? [] : [key]
			]);
			let shown = Object.keys(agentEnv).filter((name) => agentEnv[name] !== "" && (0, redact.r$)(agentEnv[name]));
			shown.length > 0 && observer.notice(`agent-env: ${shown.join(", ")}: too short to be kept out of logs and results`);
			let judge = await (0, judges_registry.S)(options, machine, redactor, testbed);
			let empty = Object.entries(agentEnv).flatMap(([name, value]) => value.trim() === "" ? [name] : []);
			empty.length > 0 && observer.notice(`agent-env: ${empty.join(", ")}: the value is empty; is there a secret of this name?`);
			let given = options["results-path"] ?? (options.resume ? (0, run_place.hH)() : null) ?? void 0;
			await (0, sweep.X0)(machine, testbed === "docker", (message) => observer.notice(message));
			let run = await (0, run_directory.Te)(machine).catch((error) => {
				let where = `the temporary directory ${machine.temporaryDirectory} cannot be used: ${(0, errors.bD)(error)}`;
				throw new errors.yo(`${where}; make room there, or name another in RUNNER_TEMP`);
			});
			let giveBack = async () => {};
			let meter = null;
			try {
				let provider = await (0, testbeds_registry.C2)(testbed, options, agentDirectory, run, (0, left_tools.I)(machine, budget.deadline), options.testbed === "auto");
				meter = await openMeter(options, modelKeys, provider, {
					machine,
					redactor,
					budget
				});
				let models = new ModelWatch(budget, (message) => observer.notice(message));
				let identity = await (0, run_identity.cu)(options, agentDirectory, [external_node_path_.resolve(given ?? run_place.hN)]);
				let store = new results_store.V(given ?? await (0, run_place.L6)(run_place.hN));
				await store.prepare();
				await (0, run_place.es)(store.directory);
				giveBack = await store.take(run.id);
				let about = {
					dataset,
					options,
					testbed,
					mode,
					judge: judge?.identity ?? null,
					identity,
					kept: request.keepOptions?.(store.directory) ?? null,
					version: version.x,
					github: request.github
				};
				let now = redactRun({
					...describeRun(about),
					planned: [],
					totals: (0, totals.v)([])
				}, redactor);
				let resume = (await request.restore?.(now, store.directory) ?? !1) || options.resume;
				resume || requireNoRun(store.directory);
				let { trials, kept, entries } = resume ? await continueRun(store, dataset, plan, now, request.again ?? null) : {
					trials: plan,
					kept: new Map(),
					entries: new Map()
				};
				request.onBegin?.({
					id: run.id,
					testbed,
					resultsPath: store.directory
				});
				given === void 0 && await (0, run_place.Kh)(store.directory);
				let context = {
					dataset,
					options,
					seal: testbed === "host" ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
					store,
					redactor,
					agentEnv: {
						...options["agent-variables"],
						...agentEnv
					},
					observer,
					judge,
					floors: new floors.w(machine),
					meter,
					onCost: (cost) => budget.spend(cost),
					onModels: (account) => models.ended(account),
					version: version.x,
					github: request.github
				};
				let ledger = new RunLedger(trials, about, store, redactor);
				for (let entry of entries.values()) ledger.keep(entry);
				for (let { result, digest } of kept.values()) ledger.restore(result, digest);
				await ledger.save().catch((error) => {
					throw new errors.yo((0, errors.bD)(error));
				});
				observer.runStarted({
					dataset: dataset.name,
					instances: new Set(trials.map(({ instance }) => instance.id)).size,
					trials: trials.length,
					testbed,
					resultsPath: store.directory
				});
				options["fail-on"] === "regression" && compare === null && observer.notice("fail-on: regression: there is no baseline to compare with, so no regression is looked for");
				let idle = (0, judges_registry.u)(options);
				idle !== null && observer.notice(idle);
				for (let [{ instance, trial }, { result: { status } }] of kept) observer.trialSkipped({
					instanceId: instance.id,
					trial
				}, `${status} in an earlier run`);
				for (let [{ instance, trial }, { status }] of entries) observer.trialSkipped({
					instanceId: instance.id,
					trial
				}, `${status} in an earlier run, and not chosen`);
				await measure(trials.filter((trial) => !kept.has(trial) && !entries.has(trial)), provider, context, ledger, budget, stop);
				for (let what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
				let interrupted = signal.aborted ? String(signal.reason) : null;
				return await ledger.finish(interrupted, options, async (record) => await compare?.(record) ?? null);
			} finally {
				budget.close();
				await meter?.close();
				await giveBack();
				await (0, run_directory.lb)(run.directory).catch((error) => observer.notice(`temporary files of this run remain, and the next run removes them: ${(0, errors.bD)(error)}`));
			}
		}
		function requireAgent(options) {
			let { "agent-command": command } = options;
			if (command === void 0) throw new errors.yo("agent-command: is required; give the command that runs your agent");
			return {
				...options,
				"agent-command": command
			};
		}
		function checkTestbedOptions(testbed, options, trials) {
			if (testbed === "host") {
				if (options["keep-image"]) throw new errors.yo("keep-image: the host testbed has no image to keep; use testbed: docker");
				if (options.keep !== "never" && options.workdir !== void 0) throw new errors.yo("keep: a workdir that is named is emptied for every trial; leave the option workdir out");
				return;
			}
			if (options.workdir !== void 0 && !/^\/[^/]/.test(options.workdir)) throw new errors.yo(`workdir: "${options.workdir}" is not an absolute path in the container`);
			let unnamed = trials.find(({ instance }) => (0, docker_images.N)(instance.image, options) === null);
			if (unnamed !== void 0) throw new errors.yo(`image: ${unnamed.instance.id} names no image, so the Docker testbed needs the option image (for PRDbench, images/prdbench/Dockerfile builds one)`);
		}
	}),
	3730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CF: () => BadAnswer,
			P_: () => Refusal,
			W_: () => NoAnswer,
			c2: () => statusOf,
			eO: () => explainDockerFault,
			lp: () => dockerFault,
			pn: () => isTooLong
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
		let BROKEN = [
			"ECONNREFUSED",
			"ECONNRESET",
			"EPIPE",
			"ENOENT",
			"ETIMEDOUT",
			"EHOSTUNREACH"
		];
		class Refusal extends Error {
			name = "Refusal";
			statusCode;
			constructor(statusCode, message) {
				super(message);
				this.statusCode = statusCode;
			}
		}
		class NoAnswer extends Error {
			name = "NoAnswer";
		}
		class BadAnswer extends Error {
			name = "BadAnswer";
		}
		function dockerFault(error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD) return error;
			let message = isSilent(error) ? `Docker does not answer any more (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}); see that its daemon runs, then run again with resume` : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim();
			return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", message, { cause: error });
		}
		function isEngineLost(error) {
			return error instanceof BadAnswer || isSilent(error) || statusOf(error) === 404 && /no such exec/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
		}
		async function explainDockerFault(container, error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__.z) return error;
			if (error instanceof NoAnswer) return dockerFault(error);
			try {
				let { running, outOfMemory, exitCode } = await container.inspect();
				if (isEngineLost(error)) {
					let what = `Docker lost the command (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim()}): its daemon was restarted, or the connection broke`;
					return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", what, { cause: error });
				}
				if (!running) {
					let why = outOfMemory ? "it ran out of memory" : `exit code ${exitCode}`;
					return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the container is no longer running: ${why}`);
				}
			} catch (inspection) {
				if (statusOf(inspection) === 404) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z("the container was removed from outside");
				return dockerFault(inspection);
			}
			if (!isTooLong((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)) && /OCI runtime exec failed|no such file or directory|chdir/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
			return dockerFault(error);
		}
		function isTooLong(message) {
			return /argument list too long/i.test(message);
		}
		function statusOf(error) {
			return error instanceof Refusal ? error.statusCode : void 0;
		}
		function isSilent(error) {
			return error instanceof NoAnswer || statusOf(error) === void 0 && BROKEN.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) ?? "");
		}
	}),
	50054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => chooseImage,
			T: () => Images
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
		let SUBSTITUTES = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
		let PAUSES = [
			0,
			3e3,
			1e4
		];
		function chooseImage(rowImage, options) {
			if (options.image !== void 0) return {
				name: options.image,
				substituted: !1
			};
			if (rowImage === null) return null;
			let mapped = options["image-map"].get(rowImage);
			if (mapped !== void 0) return {
				name: mapped,
				substituted: !1
			};
			let substitute = SUBSTITUTES[rowImage];
			return substitute === void 0 ? {
				name: rowImage,
				substituted: !1
			} : {
				name: substitute,
				substituted: !0
			};
		}
		class Images {
			#engine;
			#machine;
			#images = new Map();
			constructor(engine, machine) {
				this.#engine = engine;
				this.#machine = machine;
			}
			async provide(choice) {
				let image = this.#images.get(choice.name);
				if (image === void 0) {
					image = this.#provide(choice.name);
					this.#images.set(choice.name, image);
					image.catch((error) => error.kind === "docker" && this.forget(choice.name));
				}
				return {
					...choice,
					...await image
				};
			}
			forget(name) {
				this.#images.delete(name);
			}
			async #provide(name) {
				let present = await this.#inspect(name);
				if (present !== null) return present;
				await this.#pull(name);
				let pulled = await this.#inspect(name);
				if (pulled === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not there after it was pulled`);
				return pulled;
			}
			async #inspect(name) {
				try {
					let { id, digests, config } = await this.#engine.image(name);
					return {
						id,
						digest: digests[0] ?? id,
						config
					};
				} catch (error) {
					if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 404) return null;
					throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.lp)(error);
				}
			}
			async #pull(name) {
				let said = "";
				for (let pause of PAUSES) {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
					let result = await this.#machine.runTool("docker", [
						"pull",
						"--quiet",
						"--",
						name
					]).catch((error) => {
						throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not here and cannot be pulled: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
					});
					if (result.exitCode === 0) return;
					said = result.stderr.trim().split("\n").slice(-3).join("\n");
					if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
				}
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} cannot be pulled: ${said}`);
			}
		}
	}),
	10442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => agentEnvironment });
		function agentEnvironment({ instance, trial, testbed, context, metering }, prompt) {
			let { dataset, agentEnv, options } = context;
			let limit = options["agent-timeout"];
			return {
				...agentEnv,
				...metering?.variables,
				AGENTBENCH_INSTANCE_ID: instance.id,
				AGENTBENCH_DATASET: dataset.name,
				AGENTBENCH_TASK_TYPE: instance.taskType,
				...Buffer.byteLength(prompt) <= 122880 ? { AGENTBENCH_PROMPT: prompt } : {},
				AGENTBENCH_PROMPT_FILE: testbed.promptFile,
				...testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory },
				AGENTBENCH_WORKDIR: testbed.workdir,
				AGENTBENCH_TRIAL: String(trial),
				AGENTBENCH_TIMEOUT: String(Math.floor(limit / 1e3)),
				AGENTBENCH_DEADLINE: new Date(Date.now() + limit).toISOString(),
				AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
				AGENTBENCH_AGENT_HOME: testbed.agentHome
			};
		}
	}),
	98072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nx: () => findMissingAgent,
			JN: () => runAgent,
			pN: () => setUpAgent
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var agent_environment = __webpack_require__(10442);
		let SETTINGS = new Set([
			"cd",
			"export",
			"set",
			"umask",
			"ulimit",
			"true",
			":"
		]);
		let PASSED_OVER = new Set([
			"mkdir",
			"echo",
			"printf"
		]);
		let KEYWORDS = /^(if|for|while|until|case|function|select|coproc|source|eval|trap|\.|!|\{|\[\[?)$/;
		let WRAPPERS = new Set([
			"exec",
			"command",
			"nohup",
			"time",
			"env",
			"timeout"
		]);
		let SHELLS = /^(bash|sh|dash|zsh|ksh)$/;
		let INTERPRETERS = /^(node|python[\d.]*|perl|ruby|deno|bun)$/;
		let ASSIGNMENT = /^[A-Za-z_]\w*=/;
		function agentWord(script) {
			let before = [];
			for (let at = 0; at < script.length;) {
				let statement = nextStatement(script, at);
				if (statement === null) return null;
				at = statement.end;
				let [first] = statement.words;
				let sets = statement.words.every((word) => ASSIGNMENT.test(word)) || SETTINGS.has(first);
				if (statement.words.length === 0 || sets || PASSED_OVER.has(first)) {
					if (![
						"",
						";",
						"\n",
						"&&"
					].includes(statement.operator)) return null;
					sets && statement.words.length > 0 && before.push(`${statement.text} || exit 0`);
					continue;
				}
				return wordOf(statement, before, script.slice(at));
			}
			return null;
		}
		function wordOf({ words, operator }, before, rest) {
			let [first, second] = withoutWrappers(words) ?? [];
			if (first === void 0 || KEYWORDS.test(first) || operator === "&") return null;
			let isThere = (word) => `command -v -- ${word} >/dev/null 2>&1`;
			let isProgram = `{ ${isThere(first)} && case ${first} in */*) [ -x ${first} ] ;; esac; }`;
			let name = first.slice(first.lastIndexOf("/") + 1);
			let given = (SHELLS.test(name) || INTERPRETERS.test(name)) && second !== void 0 && !second.startsWith("-") ? second : null;
			let checks = [`${isProgram} || exit 127`];
			given !== null && checks.push(`[ -e ${given} ] || ${isThere(given)} || exit 127`);
			let last = /^\s*(#[^\n]*\s*)*$/.test(rest);
			return {
				word: given === null ? first : `${first} ${given}`,
				check: [
					...before,
					...checks,
					"exit 0"
				].join("\n"),
				decides: last || operator === "&&" || operator === "|",
				piped: operator === "|"
			};
		}
		function withoutWrappers(words) {
			let left = words;
			for (;;) {
				for (; left[0] !== void 0 && ASSIGNMENT.test(left[0]);) left = left.slice(1);
				let [first, second] = left;
				if (first === void 0 || !WRAPPERS.has(first)) return left;
				if (second === void 0 || second.startsWith("-")) return null;
				left = left.slice(first === "timeout" ? 2 : 1);
			}
		}
		function nextStatement(script, begin) {
			let words = [];
			let word = "";
			let redirected = !1;
			let endWord = () => {
				if (word === "") return;
				redirected ? redirected = !1 : words.push(word);
				word = "";
			};
			for (let at = begin; at < script.length;) {
				let rest = script.slice(at);
				let [piece] = /^(?:'[^']*'|"(?:[^"\\$`]|\\.|\$(?!\())*"|\\[^\n]|\$(?![('"])|[^\s;&|<>()'"\\$`#])/s.exec(rest) ?? [];
				if (piece !== void 0) {
					word += piece;
					at += piece.length;
					continue;
				}
				let [space] = /^(?:[ \t]+|\\\n)/.exec(rest) ?? [];
				if (space !== void 0) {
					endWord();
					at += space.length;
					continue;
				}
				if (rest.startsWith("#")) {
					if (word !== "") {
						word += "#";
						at += 1;
					} else at += /^#[^\n]*/.exec(rest)[0].length;
					continue;
				}
				let [redirection] = /^(?:&>>?|>&|<&|>>|>\||<(?![<(])|>(?!\())/.exec(rest) ?? [];
				if (redirection !== void 0) {
					/^\d+$/.test(word) && (word = "");
					endWord();
					redirected = !0;
					at += redirection.length;
					continue;
				}
				let [operator] = /^(?:&&|\|\||\|&|[;&|\n])/.exec(rest) ?? [];
				if (operator === void 0) return null;
				endWord();
				return {
					words,
					text: script.slice(begin, at).trim(),
					operator: operator === "|&" ? "|" : operator,
					end: at + operator.length
				};
			}
			endWord();
			return {
				words,
				text: script.slice(begin).trim(),
				operator: "",
				end: script.length
			};
		}
		async function setUpAgent(live) {
			let { context, instance } = live;
			let exit = await runAsAgent(live, context.options["agent-setup"], instance.prompt, "agent-setup.log");
			if (exit.timedOut) throw new errors.ZD("agent_setup", "agent-setup did not end within agent-timeout");
			if (exit.exitCode !== 0) throw new errors.ZD("agent_setup", `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
		}
		let NOT_EXECUTED = [126, 127];
		async function findMissingAgent(live) {
			let { testbed, context, instance, signal } = live;
			let word = agentWord(context.options["agent-command"]);
			if (word === null) return null;
			let environment = (0, agent_environment.F)(live, instance.prompt);
			let command = {
				shell: "agent",
				script: word.check,
				timeout: 3e4,
				lasting: !1
			};
			try {
				let { exitCode } = await testbed.run({
					...command,
					environment,
					output() {}
				}, signal);
				return exitCode === 127 ? word : null;
			} catch {
				signal.throwIfAborted();
				return null;
			}
		}
		async function runAgent(live, prompt, log, missing) {
			let { record, context } = live;
			let told = keepPrompt(live, prompt, log.replace(/^agent(.*)\.log$/, "prompt$1.txt"));
			let exit = await runAsAgent(live, context.options["agent-command"], prompt, log);
			await told;
			Object.assign(record.result.agent, {
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				ended_by: exit.timedOut ? "time_limit" : null,
				duration_ms: exit.duration
			});
			exit.survived && record.note("agent_not_ended", "Processes of the agent outlived its time limit and may run during the evaluation.");
			if (exit.exitCode === 75) throw new errors.ZD("agent_unavailable", `the agent could not work: exit code ${exit.exitCode}; see ${log}`);
			if (missing !== null && hasFailedFor(missing, exit.exitCode)) throw new errors.ZD("agent_not_found", `agent-command: ${missing.word} is not there, or cannot be executed, in the testbed; put it into agent-directory, or install it by agent-setup`);
		}
		function hasFailedFor({ decides, piped }, exitCode) {
			if (exitCode === null) return !1;
			return NOT_EXECUTED.includes(exitCode) || piped || decides && exitCode !== 0;
		}
		async function keepPrompt({ directory, context }, prompt, name) {
			await (0, promises_.writeFile)(external_node_path_.join(directory, name), context.redactor.text(prompt)).catch(() => {});
		}
		function runAsAgent(live, script, prompt, log) {
			let { testbed, logs, context, signal } = live;
			let command = {
				shell: "agent",
				script,
				environment: (0, agent_environment.F)(live, prompt),
				timeout: context.options["agent-timeout"],
				until: live.metering?.over,
				lasting: !0
			};
			return logs.run(log, testbed, command, signal);
		}
	}),
	22514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => emptyResult,
			M6: () => digestOfPrompt,
			jk: () => agentOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _base_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42030);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35978);
		function emptyResult(instance, trial, attempt, context) {
			let { dataset, options, testbeds } = context;
			let now = (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_2__.v)();
			return {
				schema: "agentbench/result/v1",
				dataset: {
					name: dataset.name,
					ref: dataset.ref,
					digest: dataset.digest
				},
				instance_id: instance.id,
				task_type: instance.taskType,
				trial,
				attempt,
				status: "not_run",
				score: null,
				agent: {
					...agentOf(options),
					prompt_digest: digestOfPrompt(instance.prompt)
				},
				evaluation: null,
				testbed: {
					kind: testbeds.kind,
					image: null,
					image_digest: null,
					substituted: !1,
					kept_image: null,
					commit: null
				},
				human_actions: instance.humanActions,
				prerunner: null,
				stages: [],
				integrity: [],
				error: null,
				started_at: now,
				finished_at: now,
				harness_version: context.version,
				github: context.github
			};
		}
		function agentOf(options) {
			return {
				name: options["agent-name"] ?? null,
				model: options["agent-model"] ?? null,
				command: options["agent-command"],
				exit_code: null,
				timed_out: !1,
				duration_ms: 0,
				ended_by: null,
				usage: (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_1__.wD)(),
				meter: null
			};
		}
		function digestOfPrompt(prompt) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(prompt).digest("hex")}`;
		}
	}),
	72316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => Logs });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _command_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14397);
		var _prerunner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62558);
		class Logs {
			failedCommands = new _prerunner_js__WEBPACK_IMPORTED_MODULE_2__.W();
			#directory;
			#context;
			#logs = new Map();
			constructor(directory, context) {
				this.#directory = directory;
				this.#context = context;
			}
			async run(name, testbed, command, signal, watcher) {
				let log = this.#logs.get(name) ?? this.#open(name);
				let output = (stream, chunk) => {
					watcher?.push(stream, chunk);
					return log.output(stream, chunk);
				};
				return await testbed.run({
					...command,
					output
				}, signal);
			}
			async write(name, text) {
				await (this.#logs.get(name) ?? this.#open(name)).output("stdout", Buffer.from(text));
			}
			#open(name) {
				let { options, redactor } = this.#context;
				let log = new _command_log_js__WEBPACK_IMPORTED_MODULE_1__.q(node_path__WEBPACK_IMPORTED_MODULE_0__.join(this.#directory, name), options["max-log-size"], redactor);
				this.#logs.set(name, log);
				return log;
			}
			tails() {
				return new Map([...this.#logs].map(([name, log]) => [name, log.tail()]));
			}
			async close(record) {
				for (let [name, log] of this.#logs) {
					let fault = await log.close();
					fault !== null && record.note("log_incomplete", `${name}: ${fault}`);
				}
				for (let line of this.failedCommands.found.slice(0, 10)) record.note("prerunner_command_failed", `prerunner.sh line ${line}`);
			}
		}
	}),
	76380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TF: () => remove,
			aC: () => keep,
			iA: () => prepare
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68785);
		var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12580);
		var _evaluation_look_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3704);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9271);
		var _prerunner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62558);
		let PRERUNNER_TIMEOUT = 6e5;
		async function prepare(begun) {
			let { instance, trial, record, context, signal } = begun;
			if (context.seal !== null && !await context.seal.holds(instance)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("dataset", `files of ${instance.id} have changed since the run began`);
			let testbed = await openUnlessAborted(context.testbeds, {
				instance,
				trial,
				prompt: instance.prompt
			}, signal);
			let { image } = testbed;
			image !== null && Object.assign(record.result.testbed, {
				image: image.name,
				image_digest: image.digest,
				substituted: image.substituted
			});
			record.result.testbed.commit = testbed.commit;
			instance.repository?.commit === null && record.note("repository_unpinned", `the row names no commit: the newest of the default branch, ${testbed.commit}, was cloned`);
			let opened = {
				...begun,
				testbed
			};
			try {
				testbed.relay !== null && await context.meter?.serve(testbed.relay);
				testbed.prerunnerDirectory !== null && await runPrerunner(opened, testbed.prerunnerDirectory);
				let before = await (0, _evaluation_look_look_js__WEBPACK_IMPORTED_MODULE_4__.Op)(testbed, instance, null, signal);
				instance.evaluation.kind === "test_plan" && checkToolsForPlan(testbed, before);
				let spent = {
					cost: 0,
					requests: 0
				};
				return {
					...opened,
					before,
					givenReports: new Map(),
					metering: null,
					spent,
					modelFault: null
				};
			} catch (error) {
				await remove(opened).catch((fault) => record.note("remove_failed", fault.message));
				throw error;
			}
		}
		async function openUnlessAborted(testbeds, request, signal) {
			let opening = testbeds.open(request, signal);
			try {
				return await (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.Wh)(opening, signal);
			} catch (error) {
				let removed = opening.then((testbed) => testbed.remove()).catch(() => {});
				await Promise.race([removed, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(3e3, void 0, { ref: !1 })]);
				throw error;
			}
		}
		function checkToolsForPlan(testbed, { tools }) {
			let missing = ["perl", "find"].filter((tool) => !tools.found.has(tool));
			if (missing.length === 0) return;
			let what = testbed.kind === "docker" ? "the image has" : "this machine has";
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("testbed", `${what} no ${missing.join(" and no ")}, which test plans need: use an image made from Debian or Ubuntu, or install it`);
		}
		async function runPrerunner({ testbed, record, logs, signal }, directory) {
			let command = {
				shell: "bash",
				script: (0, _prerunner_js__WEBPACK_IMPORTED_MODULE_6__.x)(directory),
				environment: {},
				timeout: PRERUNNER_TIMEOUT,
				lasting: !0
			};
			let exit = await logs.run("prerunner.log", testbed, command, signal, logs.failedCommands);
			record.result.prerunner = {
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				duration_ms: exit.duration
			};
			if (exit.timedOut) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("prerunner", `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 6e4} minutes`);
			exit.exitCode !== 0 && record.note("prerunner_failed", `prerunner.sh ended with exit code ${exit.exitCode}`);
		}
		async function keep({ testbed, record, instance, trial, directory, context }) {
			let { kept, notes } = await testbed.keep();
			record.result.testbed.kept = kept;
			for (let { kind, detail } of notes) record.note(kind, detail);
			let name = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__.Ko)({
				instanceId: instance.id,
				trial
			});
			let what = testbed.kind === "docker" ? `container ${kept}` : `workdir ${kept}`;
			let enter = testbed.kind === "docker" ? `docker exec -it ${kept} sh` : `cd ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(kept)}`;
			context.observer.notice(`${name}: kept ${what}; enter it: ${enter}, or agentbench shell --after ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(directory)}; remove all that was kept: agentbench clean`);
		}
		async function remove({ testbed, record }) {
			for (let { kind, detail } of await testbed.remove()) record.note(kind, detail);
		}
	}),
	62558: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => FailedCommands,
			x: () => prerunnerScript
		});
		var shell = __webpack_require__(12580);
		function prerunnerScript(directory) {
			return `directory=${(0, shell.h)(directory)} tracer=${(0, shell.h)("# shellcheck shell=bash disable=SC2154 # the traps assign the variables that they read\n# Sourced by bash before prerunner.sh (BASH_ENV). Reports on stderr each failed command after which the script went on.\n# The ERR trap sees a command that fails by itself. The DEBUG trap, run before the next command, also sees one that\n# fails as part of a list (false && ...), but not one with an alternative (false || ...). bash runs the DEBUG trap for\n# the ERR trap too; for a subshell it would then blame the previous command. Each trap is one line, since bash counts\n# lines in traps, too.\nunset BASH_ENV\nexec 9<&-\ntrap 'ab_error=$?; printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$LINENO\" \"$ab_error\" \"$BASH_COMMAND\" >&2; ab_told=yes' ERR\ntrap 'ab_code=$?; case $BASH_COMMAND in \"( \"*) ;; *) if [ $ab_code -ne 0 ] && [ -z \"$ab_told\" ] && [ \"$LINENO\" != \"$ab_line\" ]; then printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$ab_line\" \"$ab_code\" \"$ab_command\" >&2; fi; ab_told=\"\" ab_line=$LINENO ab_command=$BASH_COMMAND;; esac' DEBUG\n")}\nBASH_ENV=/dev/fd/9 bash "\$directory/prerunner.sh" 9<<TRACER
\$tracer
TRACER
code=\$?
rm -rf "\$directory"
exit "\$code"
`;
		}
		class FailedCommands {
			#text = "";
			found = [];
			push(stream, chunk) {
				if (stream === "stdout") return;
				let lines = (this.#text + chunk.toString()).split("\n");
				this.#text = lines.pop().slice(-4096);
				for (let line of lines) line.startsWith("agentbench: prerunner line ") && this.found.push(line.slice(27));
			}
		}
	}),
	82810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => TrialRecord });
		var _base_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42030);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33836);
		class TrialRecord {
			result;
			#place;
			#observer;
			#stage = "prepare";
			constructor(result, place, observer) {
				this.result = result;
				this.#place = place;
				this.#observer = observer;
			}
			async stage(name, work) {
				this.#stage = name;
				this.#observer.stageStarted(this.#place, name);
				let startedAt = (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_1__.v)();
				let started = performance.now();
				try {
					return await work();
				} finally {
					let duration = Math.round(performance.now() - started);
					this.result.stages.push({
						name,
						started_at: startedAt,
						duration_ms: duration
					});
					this.#observer.stageEnded(this.#place, name, duration);
				}
			}
			note(kind, detail) {
				this.result.integrity.push({
					kind,
					detail
				});
			}
			get decided() {
				return this.result.status === "passed" || this.result.status === "failed";
			}
			decide({ status, score }) {
				this.result.status = status;
				this.result.score = score;
			}
			undecide() {
				this.result.status = "not_run";
				this.result.score = null;
				this.result.evaluation = null;
				this.result.error = null;
			}
			fail(error, signal) {
				if (this.decided) this.note(`${this.#stage}_failed`, (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
				else if (signal.aborted) {
					let { kind, message } = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.EV)(signal);
					this.result.status = "not_run";
					this.result.error = {
						stage: this.#stage,
						kind,
						message
					};
				} else if (error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z && (this.#stage === "agent" || this.#stage === "evaluate")) {
					this.decide({
						status: "failed",
						score: 0
					});
					this.note("testbed_destroyed", error.message);
				} else {
					this.result.status = "error";
					let kind = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD ? error.kind : error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z ? "testbed" : "internal";
					let message = kind === "internal" && error instanceof Error ? error.stack ?? error.message : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
					this.result.error = {
						stage: this.#stage,
						kind,
						message
					};
				}
			}
		}
	}),
	34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => usageOfTrial,
			d: () => meterOfTrial
		});
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
		let COUNTS = [
			"input_tokens",
			"cached_input_tokens",
			"output_tokens",
			"reasoning_tokens",
			"cost_usd",
			"steps",
			"requests",
			"failed_requests"
		];
		function usageOfTrial({ agent, rounds }) {
			let usages = rounds === void 0 || rounds.length === 0 ? [agent.usage] : rounds.map((round) => round.agent.usage);
			let sum = (name) => usages.reduce((total, usage) => {
				let value = usage[name];
				return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(total + value);
			}, 0);
			return {
				source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
				...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
				models: [...new Set(usages.flatMap(({ models }) => models))]
			};
		}
		function meterOfTrial({ agent, rounds }) {
			let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
			if (meters.length === 0) return null;
			let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
			return {
				throttled_requests: sum("throttled_requests"),
				waiting_ms: sum("waiting_ms")
			};
		}
	}),
	70370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => pLimit });
		class Node {
			value;
			next;
			constructor(value) {
				this.value = value;
			}
		}
		class Queue {
			#head;
			#tail;
			#size;
			constructor() {
				this.clear();
			}
			enqueue(value) {
				let node = new Node(value);
				if (this.#head) {
					this.#tail.next = node;
					this.#tail = node;
				} else {
					this.#head = node;
					this.#tail = node;
				}
				this.#size++;
			}
			dequeue() {
				let current = this.#head;
				if (!current) return;
				this.#head = this.#head.next;
				this.#size--;
				this.#head || (this.#tail = void 0);
				return current.value;
			}
			peek() {
				if (!this.#head) return;
				return this.#head.value;
			}
			clear() {
				this.#head = void 0;
				this.#tail = void 0;
				this.#size = 0;
			}
			get size() {
				return this.#size;
			}
			*[Symbol.iterator]() {
				let current = this.#head;
				for (; current;) {
					yield current.value;
					current = current.next;
				}
			}
			*drain() {
				for (; this.#head;) yield this.dequeue();
			}
		}
		function pLimit(concurrency) {
			let rejectOnClear = !1;
			typeof concurrency == "object" && ({concurrency, rejectOnClear = !1} = concurrency);
			validateConcurrency(concurrency);
			if (typeof rejectOnClear != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
			let queue = new Queue();
			let activeCount = 0;
			let resumeNext = () => {
				if (activeCount < concurrency && queue.size > 0) {
					activeCount++;
					queue.dequeue().run();
				}
			};
			let next = () => {
				activeCount--;
				resumeNext();
			};
			let run = async (function_, resolve, arguments_) => {
				let result = (async () => function_(...arguments_))();
				resolve(result);
				try {
					await result;
				} catch {}
				next();
			};
			let enqueue = (function_, resolve, reject, arguments_) => {
				let queueItem = { reject };
				new Promise((internalResolve) => {
					queueItem.run = internalResolve;
					queue.enqueue(queueItem);
				}).then(run.bind(void 0, function_, resolve, arguments_));
				activeCount < concurrency && resumeNext();
			};
			let generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
				enqueue(function_, resolve, reject, arguments_);
			});
			Object.defineProperties(generator, {
				activeCount: { get: () => activeCount },
				pendingCount: { get: () => queue.size },
				clearQueue: { value() {
					if (!rejectOnClear) {
						queue.clear();
						return;
					}
					let abortError = AbortSignal.abort().reason;
					for (; queue.size > 0;) queue.dequeue().reject(abortError);
				} },
				concurrency: {
					get: () => concurrency,
					set(newConcurrency) {
						validateConcurrency(newConcurrency);
						concurrency = newConcurrency;
						queueMicrotask(() => {
							for (; activeCount < concurrency && queue.size > 0;) resumeNext();
						});
					}
				},
				map: { async value(iterable, function_) {
					let promises = [];
					try {
						Array.from(iterable, (value, index) => {
							let promise = generator(function_, value, index);
							promises.push(promise);
							return promise;
						});
					} catch (error) {
						for (let promise of promises) promise.catch(() => {});
						throw error;
					}
					return Promise.all(promises);
				} }
			});
			return generator;
		}
		function validateConcurrency(concurrency) {
			if (!((Number.isInteger(concurrency) || concurrency === Infinity) && concurrency > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
		}
	})
};
