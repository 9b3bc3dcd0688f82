export const id = 6411;
export const ids = [6411, 3730];
export const modules = {
	48569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			o: () => BoundedLog,
			P: () => Tail
		});
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var errors = __webpack_require__(45145);
		let ANEW = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
		class WrittenFile {
			#file;
			#handle = null;
			#written = 0;
			#next = new Piece();
			#underWay = new Piece();
			#writing;
			#turn;
			fault = null;
			constructor(file) {
				this.#file = file;
			}
			append(bytes) {
				if (bytes.length === 0) return this.#writing ?? DONE;
				this.#next.push(bytes);
				this.#writing ??= this.#write();
				return this.#writing;
			}
			get room() {
				return this.#next.length < 262144 ? void 0 : this.#turn;
			}
			async close() {
				await this.#writing;
				await this.#handle?.close().catch(() => {});
				this.#handle = null;
			}
			async #write() {
				for (; this.#next.length > 0;) {
					[this.#next, this.#underWay] = [this.#underWay, this.#next];
					this.#turn = this.#append(this.#underWay.bytes);
					await this.#turn;
					this.#underWay.clear();
				}
				this.#writing = void 0;
			}
			async #append(bytes) {
				if (this.fault !== null) return;
				try {
					this.#handle ??= await (0, promises_.open)(this.#file, ANEW);
					await this.#handle.writeFile(bytes);
					this.#written += bytes.length;
				} catch (error) {
					this.fault = (0, errors.bD)(error);
					await this.#handle?.truncate(Math.floor(this.#written / 2)).catch(() => {});
				}
			}
		}
		let DONE = Promise.resolve();
		class Piece {
			#memory = Buffer.alloc(0);
			length = 0;
			get bytes() {
				return this.#memory.subarray(0, this.length);
			}
			push(bytes) {
				let length = this.length + bytes.length;
				if (length > this.#memory.length) {
					let memory = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#memory.length));
					this.bytes.copy(memory);
					this.#memory = memory;
				}
				bytes.copy(this.#memory, this.length);
				this.length = length;
			}
			clear() {
				this.length = 0;
			}
		}
		class BoundedLog {
			#head;
			#tail;
			#file;
			#written = 0;
			#after = 0;
			constructor(file, limit) {
				let tail = Math.min(4194304, Math.floor(limit / 4));
				this.#file = new WrittenFile(file);
				this.#head = limit - tail;
				this.#tail = new Tail(tail);
			}
			get fault() {
				return this.#file.fault;
			}
			write(chunk) {
				let head = Math.min(chunk.length, this.#head - this.#written);
				this.#written += head;
				this.#after += chunk.length - head;
				this.#tail.push(chunk, head);
				return this.#file.append(chunk.subarray(0, head));
			}
			get room() {
				return this.#file.room;
			}
			async close() {
				let cut = this.#after - this.#tail.length;
				cut > 0 && this.#file.append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
				this.#file.append(this.#tail.content());
				await this.#file.close();
			}
		}
		class Tail {
			#size;
			#ring = null;
			#end = 0;
			length = 0;
			constructor(size) {
				this.#size = size;
			}
			push(chunk, from = 0) {
				if (from === chunk.length || this.#size === 0) return;
				this.#ring ??= Buffer.allocUnsafe(this.#size);
				let begin = Math.max(from, chunk.length - this.#size);
				let first = chunk.copy(this.#ring, this.#end, begin);
				chunk.copy(this.#ring, 0, begin + first);
				this.#end = (this.#end + chunk.length - begin) % this.#size;
				this.length = Math.min(this.#size, this.length + chunk.length - begin);
			}
			content() {
				if (this.#ring === null) return Buffer.alloc(0);
				if (this.length < this.#size) return this.#ring.subarray(0, this.length);
				return Buffer.concat([this.#ring.subarray(this.#end), this.#ring.subarray(0, this.#end)]);
			}
			text() {
				return this.content().toString("utf8");
			}
		}
	}),
	12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => word,
			h: () => quote
		});
		var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		function quote(text) {
			return `'${text.replaceAll("'", "'\\''")}'`;
		}
		function word(text) {
			return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
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
	67370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			kd: () => compareLooks,
			Op: () => look,
			UV: () => lookAndRun
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var errors = __webpack_require__(45145);
		var shell = __webpack_require__(12580);
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
		let LEFT_OUT = [
			".git",
			"node_modules",
			"site-packages",
			"dist-packages",
			"__pycache__",
			".tox",
			".nox"
		];
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
${obeyed.map(([tool, files]) => `for path in ${files.map(expanded).join(" ")}; do file "$path" ${tool === "driver" ? tool : `obeyed:${tool}`}; done`).join("\n")}
${pytest ? "for folder in $sites; do\n  for path in \"$folder\"/*-info/entry_points.txt; do [ -f \"$path\" ] && points=\"$points$path$newline\"; done\ndone\nset -f\n[ -z \"$points\" ] || for path in $(grep -ls pytest11 $points); do file \"$path\" plugin; done\nfolder=$(pwd -P)\nfor step in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do\n  [ -n \"$folder\" ] || break\n  folder=${folder%/*}\n  for name in pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml tox.ini setup.cfg conftest.py; do file \"$folder/$name\" above; done\ndone\n" : ""}
set -f
for path in /etc/ld.so.preload ${places.map(shell.h).join(" ")}; do file "$path"; done
${seen.map((name) => `file ${(0, shell.h)(name)} seen`).join("\n")}
${anywhere.length === 0 ? "" : findFiles(anywhere)}
${python ? pythonScript(before?.python ?? null) : ""}
ids=$(stat -L -c "id$tab%d:%i:%s:%y:%z:%Z$tab%n" $files 2>/dev/null)
${before === null ? "" : leaveOutUnchanged(known)}
sums=; [ -z "$files" ] || sums=$(sha256sum $files 2>/dev/null)
${first}
printf '%s\\n' "$said$ids$newline$sums"
${before === null ? "" : lookClosely(known)}
:`;
		}
		function expanded(pattern) {
			return pattern.startsWith("~/") ? `"$HOME"${pattern.slice(1)}` : pattern;
		}
		function findFiles(names) {
			let either = (names) => names.map((name) => `-name ${(0, shell.h)(name)}`).join(" -o ");
			return `for path in $(find . -maxdepth 6 -type d '(' ${either(LEFT_OUT)} ')' -prune -o -type f '(' ${either(names)} ')' -print 2>/dev/null | head -n 200); do
  file "$path"
done`;
		}
		function leaveOutUnchanged(known) {
			return `known=${(0, shell.h)(linesOf(known.map(({ identity, path }) => `id\t${identity}\t${path}`)))}
unchanged=\$newline
for id in \$ids; do
  case \$known in *"\$newline\$id\$newline"*) unchanged="\$unchanged\${id##*"\$tab"}\$newline" ;; esac
done
all=\$files; files=
for path in \$all; do
  case \$unchanged in *"\$newline\$path\$newline"*) ;; *) files="\$files\$path\$newline" ;; esac
done
`;
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
		function glanceScript({ commands, fileNames, seen, obeyed }, before) {
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
			return `(IFS='
'; exec stat -L -c '%d:%i:%s:%y:%z:%Z	%n	%A' $(for name in ${[...new Set([...commands, ...before.found.keys()])].map(shell.h).join(" ")}; do command -v "$name"; done) ${files.join(" ")}) 2>/dev/null`;
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
		let SOCKETS_SCRIPT = "grep -Hs -e ' 0A ' -e ' 00010000 ' /proc/net/tcp /proc/net/tcp6 /proc/net/unix";
		let LISTENERS_SCRIPT = `${SOCKETS_SCRIPT}\nls -ln /proc/[0-9]*/fd 2>/dev/null | grep -e '^/proc' -e 'socket:'
ls -ln /proc/[0-9]*/exe 2>/dev/null | sed 's/^.* \\(\\/proc\\/[0-9]*\\/exe\\) -> /exe \\1 /'
grep -Hs '^Uid:' /proc/[0-9]*/status
grep -azHs '' /proc/[0-9]*/cmdline | tr '\\000\\n' '\\n '
:
`;
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
			let [first, second] = parts.marks.map((mark) => `printf %s ${(0, shell.h)(mark.toString())}`);
			let glance = glanceScript(wantedFor(instance), before.tools);
			let value = await run({ async run(command, signal) {
				let asked = performance.now();
				let exit = await testbed.run({
					...command,
					script: `{ ${question.script}
} 2>/dev/null
${first}
trap : TERM
exec 3>&2 2>/dev/null
(exec 2>&3 3>&-; exec /bin/sh -c ${(0, shell.h)(command.script)})
code=$?
${second}
${glance}
exit $code`,
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
				let listens = asksForService(scriptOf(instance) ?? "", instance.taskType);
				let tools = toolsScript(wantedFor(instance), before?.tools ?? null, `wait; printf '\\n%s\\n' ${this.#mark}`);
				let script = listens ? `{ ${listenersScript(before)}\n} &\n${tools}` : tools;
				this.script = `(${script}) && printf %s ${(0, shell.h)(this.#end)}`;
			}
			isWhole(answer) {
				return answer.includes(this.#end);
			}
			look(answer, packageScripts) {
				let [listeners = "", tools = ""] = (this.isWhole(answer) ? answer : "").split(`\n${this.#mark}\n`);
				return {
					tools: parseTools(tools, this.#before?.tools ?? null),
					listeners: parseListeners(listeners),
					packageScripts
				};
			}
		}
		function listenersScript(before) {
			if (before === null) return SOCKETS_SCRIPT;
			return `sockets=$(${SOCKETS_SCRIPT}); printf '%s\\n' "$sockets"
IFS='
'; set -f
for socket in $sockets; do
  IFS=' '; set -- $socket
  case $1 in */unix*) inode=$7 ;; *) inode=\${11} ;; esac
  case ${(0, shell.h)(` ${before.listeners.map(({ inode }) => inode).join(" ")} `)} in *" $inode "*) continue ;; esac
  set +f; ${LISTENERS_SCRIPT}
  break
done`;
		}
		function compareLooks(instance, before, after) {
			let script = scriptOf(instance) ?? "";
			let notes = [
				...(0, tools.NL)(before.tools, after.tools).notes,
				...(0, tools.fJ)(before.tools, after.tools),
				...standIns(before.listeners, after.listeners, servicesOf(script, instance.taskType))
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
	56594: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => doubt,
			Ik: () => SignScanner,
			WJ: () => verdict,
			x: () => doubtOfEnd
		});
		let SUCCESS = "Setup successful";
		let FAILURE = "Setup failed";
		let TRACEBACK = "Traceback (most recent call last)";
		let SAYS_FAILURE_AT_END = /\|\|\s*echo\s+(["'])Setup failed\1\s*;?\s*$/;
		function verdict(rule, exitCode, signs) {
			return rule === "exit_code" ? exitCode === 0 : signs.success;
		}
		function doubt(rule, signs) {
			if (rule === "exit_code" || !signs.success) return null;
			if (signs.traceback && !signs.bare) return {
				kind: "success_text_in_traceback",
				detail: "The success text stands only in the source line that a traceback shows."
			};
			if (signs.failure) return {
				kind: "success_and_failure",
				detail: "\"Setup failed\" was printed beside \"Setup successful\"."
			};
			return null;
		}
		function doubtOfEnd(script, { exitCode, timedOut }) {
			if (timedOut || exitCode === 0) return null;
			let killsItself = /\bp?kill/.test(script) && (exitCode !== 137 || /-(9|(SIG)?KILL)\b/.test(script));
			let ended = exitCode === null || exitCode > 128 && exitCode <= 192;
			if (killsItself || !(ended || SAYS_FAILURE_AT_END.test(script))) return null;
			return {
				kind: "evaluation_killed",
				detail: `The success command's shell ended ${ended && exitCode !== null ? `by signal ${exitCode - 128}` : `with exit code ${exitCode}`}, which the command itself never causes.`
			};
		}
		class SignScanner {
			#streams = {
				stdout: new StreamScanner(),
				stderr: new StreamScanner()
			};
			push(stream, chunk) {
				this.#streams[stream].push(chunk.toString("latin1"));
			}
			signs() {
				let { stdout, stderr } = this.#streams;
				return {
					success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
					bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
					failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
					traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK)
				};
			}
			#acrossBorder(text) {
				return (this.#streams.stdout.end.slice(1 - text.length) + this.#streams.stderr.begin.slice(0, text.length - 1)).includes(text);
			}
		}
		function isQuote(character) {
			return character === "'" || character === "\"";
		}
		class StreamScanner {
			success = !1;
			failure = !1;
			traceback = !1;
			begin = "";
			end = "";
			#bare = !1;
			#bareSoFar = !1;
			get bare() {
				return this.#bare || this.#bareSoFar;
			}
			push(chunk) {
				let text = this.end + chunk;
				this.#bareSoFar = !1;
				for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
					this.success = !0;
					let after = at + 16;
					if (after < this.end.length) continue;
					if (isQuote(text[at - 1]) || isQuote(text[after])) continue;
					after < text.length ? this.#bare = !0 : this.#bareSoFar = !0;
				}
				this.failure ||= text.includes(FAILURE);
				this.traceback ||= text.includes(TRACEBACK);
				this.begin.length < 33 && (this.begin = (this.begin + chunk).slice(0, 33));
				this.end = text.slice(-33);
			}
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
	65115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Li: () => writeReports,
			Nh: () => writtenReports
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
	36812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MT: () => verdictLine,
			T1: () => tellingTails,
			ly: () => LineObserver,
			os: () => tailLines
		});
		var _base_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18253);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
		var _results_trace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97384);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
		var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93357);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
		function verdictLine(place, result) {
			let { mark, word } = _marks_js__WEBPACK_IMPORTED_MODULE_2__.j[result.status];
			let reason = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_3__.rn)(result), 160);
			let notes = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_3__.mn)(result));
			return [
				`${mark} ${word} ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_3__.cf)((0, _results_trace_js__WEBPACK_IMPORTED_MODULE_5__.ui)([result])))}`,
				reason === "" ? "" : `: ${reason}`,
				notes === "" ? "" : ` [${notes}]`
			].join("");
		}
		function tellingTails(result, tails, most) {
			return (result.status === "failed" ? ["agent.log", "evaluation.log"] : [...tails.keys()].slice(-1)).flatMap((name) => {
				let text = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(tails.get(name) ?? "").trimEnd();
				return text === "" ? [] : [{
					name,
					lines: text.split("\n").slice(-most)
				}];
			});
		}
		function tailLines(result, tails) {
			return tellingTails(result, tails, 15).flatMap(({ name, lines }) => [`  ${name} ends:`, ...lines.map((line) => `  │ ${line}`)]).join("\n");
		}
		class LineObserver {
			#write;
			#heartbeats = new Map();
			constructor(write) {
				this.#write = write;
			}
			runStarted({ dataset, instances, trials, testbed, resultsPath }) {
				this.#write(`agentbench: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.U9)(trials, "trial")} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.U9)(instances, "instance")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(dataset)}, testbed ${testbed}, results in ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(resultsPath, 4096)}`);
			}
			trialStarted(place) {
				this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: begins`);
			}
			stageStarted(place, stage) {
				let begun = performance.now();
				let beat = () => this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${stage} for ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)(performance.now() - begun)}`);
				this.#heartbeats.set((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place), setInterval(beat, 6e4).unref());
			}
			stageEnded(place) {
				clearInterval(this.#heartbeats.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)));
				this.#heartbeats.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place));
			}
			trialEnded(place, result, tails) {
				this.#write(verdictLine(place, result));
				if (result.status !== "passed") {
					let tail = tailLines(result, tails);
					tail !== "" && this.#write(tail);
				}
			}
			trialSkipped(place, why) {
				this.#write(`- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(why)}`);
			}
			notice(message) {
				this.#write(`agentbench: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(message, 1e3)}`);
			}
		}
	}),
	93357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => MARKS });
		let MARKS = {
			passed: {
				mark: "✓",
				word: "passed",
				style: "green"
			},
			failed: {
				mark: "✗",
				word: "failed",
				style: "red"
			},
			error: {
				mark: "!",
				word: "error",
				style: "yellow"
			},
			not_run: {
				mark: "-",
				word: "not run",
				style: "yellow"
			}
		};
	}),
	7150: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => runBenchmark });
		var errors = __webpack_require__(45145);
		var run_directory = __webpack_require__(79882);
		var external_node_buffer_ = __webpack_require__(4573);
		var text_hidden = __webpack_require__(85416);
		let MOST_BYTES = text_hidden.TK * 4;
		let MOST_IN_SEQUENCE = text_hidden.$u * 4;
		let TEXTS = Buffer.from("PX]^_");
		let UNRESERVED = Uint8Array.from({ length: 256 }, (_, code) => Number(/[\w.~-]/.test(String.fromCharCode(code))));
		let UNICODE = Buffer.from("u00");
		let STARTS = [
			"\x1B",
			"%",
			"\\u00"
		].map((text) => Buffer.from(text));
		let FIRST_OF_DETOUR = firstBytes();
		class Detours {
			#text;
			#last;
			#next;
			constructor(text, last) {
				this.#text = text;
				this.#last = last;
				this.#next = (0, external_node_buffer_.isAscii)(text) ? STARTS.map(() => -1) : null;
			}
			from(place) {
				let at = this.#candidate(place);
				for (; at < this.#text.length && this.#text[at] !== 27 && detourAt(this.#text, at, this.#last) === -1;) at = this.#candidate(at + 1);
				return at;
			}
			#candidate(place) {
				let text = this.#text;
				if (this.#next === null) {
					let at = place;
					for (; at < text.length && FIRST_OF_DETOUR[text[at]] === 0;) at++;
					return at < text.length ? at : Infinity;
				}
				let first = Infinity;
				for (let index = 0; index < STARTS.length; index++) {
					let next = this.#next[index];
					next < place && (this.#next[index] = next = this.#find(STARTS[index], place));
					next < first && (first = next);
				}
				return first;
			}
			#find(start, place) {
				let text = this.#text;
				let found = text.indexOf(start, place);
				found === -1 && !this.#last && (found = text.indexOf(start[0], Math.max(place, text.length - start.length)));
				if (found === -1) return Infinity;
				return found > place && start[0] === 92 && text[found - 1] === 92 ? found - 1 : found;
			}
		}
		function detourAt(text, at, last) {
			let byte = text[at];
			if (FIRST_OF_DETOUR[byte] === 0) return -1;
			if (byte === 37 || byte === 92) {
				let found = escapeAt(text, at, last);
				return found === -2 && last ? -1 : found;
			}
			let end = hiddenEnd(text, at, last);
			return end === -1 || end === -2 ? end : {
				end,
				character: null
			};
		}
		function escapeAt(text, at, last) {
			let place = seen(text, at + 1, last);
			if (text[at] === 92) {
				text[place] === 92 && (place = seen(text, place + 1, last));
				for (let expected of UNICODE) {
					if (place === -2 || place === text.length) return -2;
					if (text[place] !== expected) return -1;
					place = seen(text, place + 1, last);
				}
			}
			let character = 0;
			let end = place;
			for (let digits = 0; digits < 2; digits++) {
				if (place === -2 || place === text.length) return -2;
				let value = digit(text[place]);
				if (value === -1) return -1;
				character = character << 4 | value;
				end = place + 1;
				place = digits === 0 ? seen(text, end, last) : end;
			}
			return UNRESERVED[character] === 1 ? {
				end,
				character
			} : -1;
		}
		function seen(text, from, last) {
			let at = from;
			for (; at < text.length && at - from <= MOST_BYTES && FIRST_OF_DETOUR[text[at]] === 1;) {
				if (text[at] === 37 || text[at] === 92) return at;
				let end = hiddenEnd(text, at, last);
				if (end === -2) return -2;
				if (end === -1) return at;
				at = end;
			}
			return at;
		}
		function hiddenEnd(text, at, last) {
			let end = elementEnd(text, at);
			if (end !== -2 || !last) return end;
			let introducer = text[at] === 27 ? 1 : 2;
			return (text[at] === 27 || text[at] === 194) && at + introducer <= text.length ? at + introducer : -1;
		}
		function elementEnd(text, at) {
			let byte = text[at];
			let length = byte < 128 ? 1 : byte < 224 ? 2 : byte < 240 ? 3 : 4;
			let code = byte & 255 >> length + 1;
			for (let index = at + 1; index < at + length; index++) {
				if (index === text.length) return -2;
				if ((text[index] & 192) != 128) return -1;
				code = code << 6 | text[index] & 63;
			}
			if (length > 1 && !(0, text_hidden.dK)(code)) return -1;
			let next = at + length;
			if (byte === 27) {
				if (next === text.length) return -2;
				let kind = text[next];
				let end = kind === 91 ? parametersEnd(text, next + 1) : TEXTS.includes(kind) ? textEnd(text, next + 1) : -1;
				if (end !== -1) return end;
				let short = past(text, next, 32, 47);
				if (short === text.length) return -2;
				return text[short] >= 48 && text[short] <= 126 && short - next <= text_hidden.$u ? short + 1 : next;
			}
			if (code === 155 || code === 144 || code === 152 || code >= 157 && code <= 159) {
				let end = code === 155 ? parametersEnd(text, next) : textEnd(text, next);
				if (end !== -1) return end;
			}
			return next;
		}
		function parametersEnd(text, from) {
			let parameters = past(text, from, 48, 63);
			let end = past(text, parameters, 32, 47);
			if (parameters - from > text_hidden.$u || end - parameters > text_hidden.$u) return -1;
			if (end === text.length) return -2;
			return text[end] >= 64 && text[end] <= 126 ? end + 1 : -1;
		}
		function textEnd(text, from) {
			for (let at = from; at <= from + MOST_IN_SEQUENCE; at++) {
				let [byte, next] = [text[at], text[at + 1]];
				if (byte === void 0) return -2;
				if (byte === 7) return at + 1;
				if (byte === 27 || byte === 194) {
					if (next === void 0) return -2;
					if (next === (byte === 27 ? 92 : 156)) return at + 2;
					if (byte === 27 || next >= 128 && next <= 159) return -1;
				} else if (byte < 32 && byte !== 9 || byte === 127) return -1;
			}
			return -1;
		}
		function digit(byte) {
			if (byte >= 48 && byte <= 57) return byte - 48;
			let lower = byte | 32;
			return lower >= 97 && lower <= 102 ? lower - 87 : -1;
		}
		function past(text, from, first, last) {
			let at = from;
			for (; at < text.length && text[at] >= first && text[at] <= last;) at++;
			return at;
		}
		function firstBytes() {
			let first = new Uint8Array(256);
			for (let byte = 0; byte < 128; byte++) (0, text_hidden.dK)(byte) && (first[byte] = 1);
			for (let byte of [
				194,
				216,
				225,
				226,
				239,
				243,
				37,
				92
			]) first[byte] = 1;
			return first;
		}
		class SecretSearch {
			#window;
			#moves;
			#first;
			#begin;
			#states = new Map();
			#root;
			constructor(spellings) {
				this.#window = Math.min(12, ...spellings.map(shortest));
				this.#begin = spellings.flatMap((spelling) => new Steps(spelling).from(0));
				this.#moves = movesOf(this.#begin, this.#window);
				this.#first = firstOf(this.#begin);
				this.#root = this.#state(this.#begin, !1);
			}
			places(text, last) {
				return new Places(text, last, {
					window: this.#window,
					moves: this.#moves,
					first: this.#first
				});
			}
			endAt(text, from, last) {
				let longest = -1;
				let state = this.#root;
				let landings = null;
				let seen = from;
				for (let at = from; at < text.length; at++) {
					let landed = landings?.get(at);
					if (landed !== void 0) {
						landings.delete(at);
						state = this.#either(state, landed);
					}
					if (FIRST_OF_DETOUR[text[at]] === 1 && state.steps.length > 0) {
						let detour = detourAt(text, at, last);
						if (detour === -2) return -2;
						if (detour !== -1 && isTaken(detour, at, from, seen)) {
							let after = detour.character === null ? state : this.#after(state, detour.character);
							detour.character !== null && after.isEnd && (longest = Math.max(longest, detour.end));
							landings ??= new Map();
							let other = landings.get(detour.end);
							after.steps.length > 0 && landings.set(detour.end, other === void 0 ? after : this.#either(after, other));
						}
					}
					state = this.#after(state, text[at]);
					state.isEnd && (longest = Math.max(longest, at + 1));
					if (state.steps.length > 0) seen = at + 1;
					else if (landings === null || landings.size === 0) return longest;
				}
				return last ? longest : -2;
			}
			#after(state, byte) {
				return state.next.get(byte) ?? this.#grow(state, byte);
			}
			#either(one, other) {
				return one.steps.length === 0 ? other : this.#state([...one.steps, ...other.steps], !1);
			}
			#grow(state, byte) {
				let taken = state.steps.filter(({ lower, upper }) => lower === byte || upper === byte);
				let after = taken.flatMap((step) => step.after());
				let next = this.#state(after, taken.some((step) => step.isLast));
				state.next.set(byte, next);
				return next;
			}
			#state(steps, isEnd) {
				let unique = [...new Set(steps)];
				let key = `${isEnd} ${unique.map(({ id }) => id).sort((a, b) => a - b)}`;
				let state = this.#states.get(key);
				if (state === void 0) {
					if (this.#states.size === 65536) {
						this.#states = new Map();
						this.#root = this.#state(this.#begin, !1);
					}
					state = {
						steps: unique,
						isEnd,
						next: new Map()
					};
					this.#states.set(key, state);
				}
				return state;
			}
		}
		function isTaken({ end, character }, at, from, seen) {
			return character !== null || at > from && end - seen <= MOST_BYTES;
		}
		class Places {
			#text;
			#last;
			#detours;
			#ways;
			#whole = -1;
			#detour = -1;
			#least = 0;
			constructor(text, last, ways) {
				this.#text = text;
				this.#last = last;
				this.#detours = new Detours(text, last);
				this.#ways = ways;
			}
			next(from) {
				this.#whole < from && (this.#whole = this.#wholeFrom(from));
				for (;;) {
					this.#detour < from && this.#findDetour(Math.max(from, this.#detour + 1));
					let until = Math.min(this.#whole, this.#detour);
					for (let at = Math.max(from, this.#least); at < until; at++) if (this.#mayBegin(at)) return at;
					if (this.#whole <= this.#detour) return this.#whole;
					if (from <= this.#detour && this.#isCharacter(this.#detour)) return this.#detour;
					this.#findDetour(this.#detour + 1);
				}
			}
			#wholeFrom(from) {
				let { window, moves } = this.#ways;
				let text = this.#text;
				let { length } = text;
				let end = from + window - 1;
				for (; end < length;) {
					let move = moves[text[end - 1] << 8 | text[end]];
					if (move === 0) break;
					end += move;
				}
				return end - window + 1;
			}
			#findDetour(from) {
				this.#detour = this.#detours.from(from);
				this.#least = Math.max(from, this.#detour - this.#ways.window + 1);
			}
			#isCharacter(at) {
				let detour = detourAt(this.#text, at, this.#last);
				return detour === -2 || detour !== -1 && detour.character !== null;
			}
			#mayBegin(at) {
				let { first } = this.#ways;
				let [byte, next] = [this.#text[at], this.#text[at + 1]];
				if (FIRST_OF_DETOUR[byte] === 1) return !0;
				return (FIRST_OF_DETOUR[next] === 1 ? first[byte] : first[PAIRS + (byte << 8 | next)]) === 1;
			}
		}
		let ids = 0;
		class Steps {
			#spelling;
			#from = new Map();
			constructor(spelling) {
				this.#spelling = spelling;
			}
			from(place) {
				let steps = this.#from.get(place);
				if (steps === void 0) {
					steps = (this.#spelling[place] ?? []).flatMap((way) => way.lower.length === 0 ? this.from(place + 1) : [this.#step(place, way, 0)]);
					this.#from.set(place, steps);
				}
				return steps;
			}
			#step(place, way, offset) {
				let isWhole = offset === way.lower.length - 1;
				let after;
				return {
					id: ids++,
					lower: way.lower[offset],
					upper: way.upper[offset],
					isLast: isWhole && place === this.#spelling.length - 1,
					after: () => {
						after ??= isWhole ? this.from(place + 1) : [this.#step(place, way, offset + 1)];
						return after;
					}
				};
			}
		}
		let PAIRS = 256;
		function firstOf(begin) {
			let first = new Uint8Array(65792);
			for (let step of begin) for (let byte of [step.lower, step.upper]) {
				first[byte] = 1;
				for (let { lower, upper } of step.after()) {
					first[256 + (byte << 8 | lower)] = 1;
					first[256 + (byte << 8 | upper)] = 1;
				}
			}
			return first;
		}
		function movesOf(begin, window) {
			let moves = new Uint8Array(65536).fill(window - 1);
			let steps = new Set(begin);
			for (let at = 1; at < window; at++) {
				let move = window - 1 - at;
				let reached = new Set();
				for (let step of steps) for (let next of step.after()) {
					reached.add(next);
					moves[step.lower << 8 | next.lower] = move;
					moves[step.lower << 8 | next.upper] = move;
					moves[step.upper << 8 | next.lower] = move;
					moves[step.upper << 8 | next.upper] = move;
				}
				steps = reached;
			}
			return moves;
		}
		function shortest(spelling) {
			return spelling.reduce((sum, place) => sum + Math.min(...place.map(({ lower }) => lower.length)), 0);
		}
		let BREAK = [...[
			"\n",
			"\r",
			"\\n",
			"\\\\n",
			"%0A",
			"\r\n",
			"\\r\\n",
			"\\\\r\\\\n",
			"%0D%0A"
		].map(anyCase), exactly("")];
		function spellingsOf(secret) {
			if (secret.length < 6) return [];
			let core = secret.trim().length < 6 ? secret : secret.trim();
			let lines = core.split(/\r\n|\n|\\n/).map((line) => line.trim());
			return [...[...new Set([core.replaceAll("\r\n", "\n"), ...lines.filter((line) => line.length >= 6)])].flatMap(writtenOut), ...[
				0,
				1,
				2
			].map((offset) => inBase64(core, offset))];
		}
		function writtenOut(text) {
			let byWords = new Map();
			for (let waysOf of [
				asItIs,
				inUrl,
				inJson,
				inNestedJson
			]) {
				let words = [...text].map(waysOf);
				byWords.set(JSON.stringify(words), words);
			}
			let wraps = text.length >= 20;
			return [...byWords.values()].map((words) => {
				let places = words.map((ways) => ways.map((way) => way.length > 1 ? anyCase(way) : exactly(way)));
				return wraps ? broken(places) : places;
			});
		}
		function asItIs(character) {
			return character === "\n" ? [
				"\n",
				"\r\n",
				"\r"
			] : [character];
		}
		function inUrl(character) {
			if (/[\w.~-]/.test(character)) return [character];
			let encoded = [...Buffer.from(character)].map((byte) => `%${hex(byte, 2)}`).join("");
			if (character === "%") return [encoded];
			if (character === "\n") return [encoded, `%0D${encoded}`];
			return character === " " ? [
				" ",
				"+",
				encoded
			] : [character, encoded];
		}
		let SHORT_ESCAPES = {
			"\b": "b",
			"\f": "f",
			"\n": "n",
			"\r": "r",
			"	": "t"
		};
		function inJson(character) {
			if (/[\w.~-]/.test(character)) return [character];
			let escaped = character.split("").map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
			if (character === "\n") return [
				"\\n",
				"\\r\\n",
				escaped.join("")
			];
			if (character < " ") return [...character in SHORT_ESCAPES ? [`\\${SHORT_ESCAPES[character]}`] : [], escaped.join("")];
			if (character === "\"" || character === "\\") return [`\\${character}`, escaped.join("")];
			if (character === "/" || character === "'") return [
				character,
				`\\${character}`,
				escaped.join("")
			];
			return [character, escaped.join("")];
		}
		function inNestedJson(character) {
			let again = (way) => way.replace(/[\\"]/g, "\\$&");
			return [...new Set(inJson(character).flatMap((way) => way === character ? inJson(way) : [again(way)]))];
		}
		function inBase64(secret, offset) {
			let bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
			let encoded = bytes.toString("base64").replace(/=+$/, "");
			let begin = [
				0,
				2,
				3
			][offset];
			let end = bytes.length % 3 == 0 ? encoded.length : encoded.length - 1;
			return broken([...encoded.slice(begin, end)].map((character) => BASE64[character]));
		}
		function broken(places) {
			return places.flatMap((place, index) => index === 0 ? [place] : [BREAK, place]);
		}
		let BASE64 = {
			...Object.fromEntries([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"].map((character) => [character, [exactly(character)]])),
			"+": [
				"+",
				"-",
				"%2B",
				"\\u002B",
				"\\\\u002B"
			].map(anyCase),
			"/": [
				"/",
				"_",
				"%2F",
				"\\/",
				"\\\\/",
				"\\u002F",
				"\\\\u002F"
			].map(anyCase)
		};
		function exactly(text) {
			let bytes = Buffer.from(text);
			return {
				lower: bytes,
				upper: bytes
			};
		}
		function anyCase(text) {
			let either = (change) => Buffer.from(text.replace(/(?<=%|\\u)[0-9A-F]+/g, change));
			return {
				lower: either((digits) => digits.toLowerCase()),
				upper: either((digits) => digits.toUpperCase())
			};
		}
		function hex(number, digits) {
			return number.toString(16).toUpperCase().padStart(digits, "0");
		}
		let NOTHING = Buffer.alloc(0);
		let MASK_BYTES = Buffer.from("***");
		function isTooShort(value) {
			return value.length < 6;
		}
		class Redactor {
			#search;
			constructor(secrets) {
				let spellings = [...new Set(secrets)].flatMap(spellingsOf);
				this.#search = spellings.length === 0 ? null : new SecretSearch(spellings);
			}
			text(text) {
				if (this.#search === null) return text;
				return new Redaction(this.#search).take(Buffer.from(text), !0).toString();
			}
			stream() {
				if (this.#search === null) return {
					push: (chunk) => chunk,
					end: () => Buffer.alloc(0)
				};
				let redaction = new Redaction(this.#search);
				return {
					push: (chunk) => redaction.take(chunk, !1),
					end: () => redaction.take(Buffer.alloc(0), !0)
				};
			}
		}
		class Redaction {
			#search;
			#kept = NOTHING;
			#memory = NOTHING;
			#covered = 0;
			constructor(search) {
				this.#search = search;
			}
			take(part, last) {
				let text = this.#kept.length === 0 ? part : this.#afterKept(part);
				let out = [];
				let done = this.#covered;
				let places = this.#search.places(text, last);
				let border = places.next(0);
				for (; border < text.length;) {
					let end = this.#search.endAt(text, border, last);
					if (end === -2) break;
					if (end !== -1) {
						border >= done && out.push(text.subarray(done, border - loose(text, done, border)), MASK_BYTES);
						done = Math.max(done, end);
					}
					border = places.next(border + 1);
				}
				border = last ? text.length : border - loose(text, done, border);
				done < border && out.push(text.subarray(done, border));
				this.#kept = Buffer.from(text.subarray(border));
				this.#covered = Math.max(0, done - border);
				return out.length === 1 ? out[0] : Buffer.concat(out);
			}
			#afterKept(part) {
				let length = this.#kept.length + part.length;
				this.#memory.length < length && (this.#memory = Buffer.allocUnsafeSlow(length));
				this.#kept.copy(this.#memory);
				part.copy(this.#memory, this.#kept.length);
				return this.#memory.subarray(0, length);
			}
		}
		function loose(text, from, to) {
			let begin = to;
			for (; begin > from && text[begin - 1] === 92;) begin--;
			return (to - begin) % 4;
		}
		var signals = __webpack_require__(68785);
		var version = __webpack_require__(7844);
		var registry = __webpack_require__(52323);
		var external_node_path_ = __webpack_require__(76760);
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
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
		var lib = __webpack_require__(30238);
		var schemas = __webpack_require__(94343);
		let floorSchema = schemas.YOg(schemas.YjP());
		class FloorStore {
			#directory;
			constructor(machine) {
				this.#directory = external_node_path_.join(machine.cacheDirectory, "floors");
			}
			async read(place) {
				try {
					return new Set(floorSchema.parse(JSON.parse(await (0, promises_.readFile)(this.#file(place), "utf8"))));
				} catch {
					return new Set();
				}
			}
			async write(place, metrics) {
				let file = this.#file(place);
				await (0, promises_.mkdir)(external_node_path_.dirname(file), { recursive: !0 });
				await lib(file, `${JSON.stringify(metrics)}\n`);
			}
			#file({ digest, mode, testbed, instanceId }) {
				let name = (0, external_node_crypto_.createHash)("sha256").update(`${digest} ${mode} ${testbed}`).digest("hex").slice(0, 16);
				return external_node_path_.join(this.#directory, name, `${instanceId}.json`);
			}
		}
		var fetch_dataset = __webpack_require__(43210);
		var left_tools = __webpack_require__(38912);
		let JUDGES = {
			command: {
				identity: async (options) => `command sha256:${registry_digest(options["judge-command"] ?? "")}${modelOf(options)}`,
				async open(options, machine, redactor) {
					let command = options["judge-command"];
					if (command === void 0) throw new errors.yo("judge-command: set it to the command that judges; judge is \"command\"");
					let { commandJudge, COMMAND_TIMES } = await __webpack_require__.e(5988).then(__webpack_require__.bind(__webpack_require__, 75988));
					return commandJudge({
						command,
						model: options["judge-model"] ?? null,
						machine,
						redactor,
						...COMMAND_TIMES
					});
				}
			},
			openai: {
				async identity(options) {
					let { withoutQuery } = await __webpack_require__.e(2456).then(__webpack_require__.bind(__webpack_require__, 12456));
					return `openai${modelOf(options)} url=${withoutQuery(baseUrl(options))}`;
				},
				async open(options, _machine, redactor) {
					let { openAiJudge, OPENAI_LIMITS } = await __webpack_require__.e(9819).then(__webpack_require__.bind(__webpack_require__, 19819));
					let model = options["judge-model"];
					if (model === void 0) throw new errors.yo("judge-model: set it to the model that judges; judge is \"openai\"");
					let url = baseUrl(options);
					if (url.username !== "" || url.password !== "") throw new errors.yo("judge-base-url: leave user and password out of it; a key goes to judge-api-key");
					let apiKey = options["judge-api-key"] ?? null;
					if (apiKey === null && url.hostname === OPENAI_HOST) throw new errors.yo("judge-api-key: set it to a key for the judge; without one judge-base-url must name an endpoint of your own that needs none");
					let samples = options["judge-samples"];
					return openAiJudge({
						model,
						baseUrl: url.href,
						apiKey,
						redactor,
						samples,
						...OPENAI_LIMITS
					});
				}
			}
		};
		let OPENAI_HOST = "api.openai.com";
		let FOR = [
			["judge-command", "command"],
			["judge-base-url", "openai"],
			["judge-api-key", "openai"],
			["judge-model", "openai (or command)"],
			["judge-samples", "command or openai"]
		];
		async function openJudge(options, machine, redactor, testbed) {
			if (options.judge === "none") {
				let idle = FOR.find(([name]) => name === "judge-samples" ? options[name] > 1 : options[name] !== void 0);
				if (idle !== void 0) throw new errors.yo(`${idle[0]}: there is no judge; set judge to ${idle[1]}, or leave it out`);
				return null;
			}
			let kind = JUDGES[options.judge];
			let sample = await kind.open(options, machine, redactor);
			let count = options["judge-samples"];
			let identity = redactor.text(`${await kind.identity(options)} samples=${count}`);
			let [{ cached }, { askMajority }] = await Promise.all([__webpack_require__.e(9171).then(__webpack_require__.bind(__webpack_require__, 69171)), __webpack_require__.e(8598).then(__webpack_require__.bind(__webpack_require__, 58598))]);
			let judge = cached((...asked) => askMajority(sample, count, ...asked), {
				identity,
				directory: testbed === "host" ? null : machine.cacheDirectory,
				redactor
			});
			return {
				identity,
				judge: (request, exec, signal) => judge(withoutSecrets(request, redactor), execWithoutSecrets(exec, redactor), signal)
			};
		}
		function idleOption({ judge, "judge-api-key": key }) {
			if (judge !== "command" || key === void 0) return null;
			return "judge-api-key: judge-command does not get it, it is for judge: openai; leave it out, and have the command read its key from a file (HOME is set)";
		}
		let FIXED = [
			"mode",
			"type",
			"origin",
			"end"
		];
		function withoutSecrets(request, redactor) {
			return redacted(request);
			function redacted(value) {
				if (typeof value == "string") return redactor.text(value);
				if (Array.isArray(value)) return value.map(redacted);
				if (typeof value != "object" || !value) return value;
				return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, FIXED.includes(name) ? part : redacted(part)]));
			}
		}
		function execWithoutSecrets(exec, redactor) {
			return async (argv) => {
				let { stdout, stderr, ...end } = await exec(argv);
				return {
					...end,
					stdout: redactor.text(stdout),
					stderr: redactor.text(stderr)
				};
			};
		}
		function baseUrl(options) {
			return new URL(options["judge-base-url"] ?? `https://${OPENAI_HOST}/v1`);
		}
		function modelOf({ "judge-model": model }) {
			return model === void 0 ? "" : ` model=${model}`;
		}
		function registry_digest(text) {
			return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 16);
		}
		var results_store = __webpack_require__(56676);
		var docker_images = __webpack_require__(50054);
		let TESTBEDS = {
			docker: async () => (await Promise.all([
				__webpack_require__.e(6118),
				__webpack_require__.e(5712),
				__webpack_require__.e(7332)
			]).then(__webpack_require__.bind(__webpack_require__, 7332))).dockerProvider,
			host: async () => (await __webpack_require__.e(7681).then(__webpack_require__.bind(__webpack_require__, 27681))).hostProvider
		};
		async function openProvider(kind, options, agentDirectory, run, machine, automatic) {
			let open = await TESTBEDS[kind]();
			try {
				return await open(options, agentDirectory, run, machine);
			} catch (error) {
				if (!automatic || !(error instanceof errors.yo)) throw error;
				throw new errors.yo(`testbed: auto means ${kind} for this dataset. ${(0, errors.bD)(error)}`);
			}
		}
		function resolveAgentEnv(options, machine) {
			let missing = [];
			let variables = {};
			for (let { name, value } of options["agent-env"]) {
				let text = value ?? machine.environment[name];
				text === void 0 ? missing.push(name) : variables[name] = text;
			}
			if (missing.length > 0) throw new errors.yo(`agent-env: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} to be passed through but not set; set it, or write NAME=value`);
			return variables;
		}
		async function resolveAgentDirectory(options) {
			if (options["agent-directory"] === void 0) return null;
			let directory = external_node_path_.resolve(options["agent-directory"]);
			if (!(await (0, promises_.stat)(directory).catch(() => null))?.isDirectory()) throw new errors.yo(`agent-directory: ${directory} is not a directory that is there`);
			return directory;
		}
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
				let { "max-duration": duration, "max-cost": cost } = this.#options;
				if (duration !== void 0 && performance.now() - this.#begun >= duration) return outOfTime(duration);
				if (cost !== void 0 && this.#spent >= cost) {
					let message = `max-cost of ${cost} USD is used up (${this.#spent.toFixed(2)} spent); raise it, or select fewer instances or trials`;
					return new errors.VG("max_cost", message);
				}
				return null;
			}
			close() {
				clearTimeout(this.#timer);
			}
		}
		function outOfTime(duration) {
			let message = `max-duration of ${(0, format.a3)(duration)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
			return new errors.VG("max_duration", message);
		}
		var p_limit = __webpack_require__(70370);
		function timestamp() {
			return new Date(performance.timeOrigin + performance.now()).toISOString();
		}
		let KEPT = new Set("schema.status.kind.stage.stages.mode.type.decided_by.end.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.suite.dataset.instance_id.task_type.settings.github".split("."));
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
		function agentEnvironment({ instance, trial, testbed, context }, prompt) {
			let { dataset, agentEnv } = context;
			return {
				...agentEnv,
				AGENTBENCH_INSTANCE_ID: instance.id,
				AGENTBENCH_DATASET: dataset.name,
				AGENTBENCH_TASK_TYPE: instance.taskType,
				...Buffer.byteLength(prompt) <= 122880 ? { AGENTBENCH_PROMPT: prompt } : {},
				AGENTBENCH_PROMPT_FILE: testbed.promptFile,
				...testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory },
				AGENTBENCH_WORKDIR: testbed.workdir,
				AGENTBENCH_TRIAL: String(trial),
				AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory
			};
		}
		async function setUpAgent(live) {
			let { context, instance } = live;
			let exit = await runAsAgent(live, context.options["agent-setup"], instance.prompt, "agent-setup.log");
			if (exit.timedOut) throw new errors.ZD("agent_setup", "agent-setup did not end within agent-timeout");
			if (exit.exitCode !== 0) throw new errors.ZD("agent_setup", `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
		}
		async function runAgent(live, prompt, log) {
			let { record, context } = live;
			let told = keepPrompt(live, prompt, log.replace(/^agent(.*)\.log$/, "prompt$1.txt"));
			let exit = await runAsAgent(live, context.options["agent-command"], prompt, log);
			await told;
			Object.assign(record.result.agent, {
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				duration_ms: exit.duration
			});
			exit.survived && record.note("agent_not_ended", "Processes of the agent outlived its time limit and may run during the evaluation.");
		}
		async function keepPrompt({ directory, context }, prompt, name) {
			await (0, promises_.writeFile)(external_node_path_.join(directory, name), context.redactor.text(prompt)).catch(() => {});
		}
		function runAsAgent(live, script, prompt, log) {
			let { testbed, logs, context, signal } = live;
			let command = {
				shell: "agent",
				script,
				environment: agentEnvironment(live, prompt),
				timeout: context.options["agent-timeout"],
				lasting: !0
			};
			return logs.run(log, testbed, command, signal);
		}
		var external_node_fs_ = __webpack_require__(73024);
		var output = __webpack_require__(37282);
		async function collect({ testbed, record, context }, directory) {
			let inTheWay = (0, external_node_fs_.lstatSync)(directory, { throwIfNoEntry: !1 }) !== void 0;
			inTheWay && await (0, promises_.rm)(directory, {
				recursive: !0,
				force: !0
			});
			let files = testbed.files(testbed.outputDirectory);
			let limit = context.options["max-output-size"];
			let { usage, left } = await (0, output.Up)(files, directory, limit, context.redactor).catch(async (error) => {
				(0, errors.$N)(error) === "ENOSPC" && await (0, promises_.rm)(directory, {
					recursive: !0,
					force: !0
				});
				throw error;
			});
			let { model, ...figures } = usage;
			record.result.agent.usage = figures;
			record.result.agent.model ??= model;
			let round = record.result.rounds?.at(-1);
			round !== void 0 && (round.agent = record.result.agent);
			inTheWay && left.push("an entry in place of the output directory in the results");
			for (let detail of left) record.note("output_left_out", detail);
		}
		var shell = __webpack_require__(12580);
		var test_plan_reports = __webpack_require__(65115);
		function emptyResult(instance, trial, attempt, context) {
			let { dataset, options, testbeds } = context;
			let now = timestamp();
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
					kept_image: null
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
				usage: {
					input_tokens: null,
					output_tokens: null,
					cost_usd: null,
					steps: null
				}
			};
		}
		function digestOfPrompt(prompt) {
			return `sha256:${(0, external_node_crypto_.createHash)("sha256").update(prompt).digest("hex")}`;
		}
		var evaluation_findings = __webpack_require__(81533);
		var look = __webpack_require__(67370);
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
				__webpack_require__.e(5175),
				__webpack_require__.e(3732)
			]).then(__webpack_require__.bind(__webpack_require__, 81351))).evaluateTestPlan
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
					...agentOf(context.options),
					prompt_digest: digestOfPrompt(prompt)
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
			await record.stage("agent", () => runAgent(live, prompt, "agent-round-2.log"));
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
		var bounded_log = __webpack_require__(48569);
		let LONGEST_LINE = 8192;
		class CommandLog {
			#log;
			#tail = new bounded_log.P(4096);
			#lines = {
				stdout: new WholeLines(),
				stderr: new WholeLines()
			};
			#redaction;
			#together;
			constructor(file, limit, redactor) {
				this.#log = new bounded_log.o(file, limit);
				this.#redaction = {
					stdout: redactor.stream(),
					stderr: redactor.stream()
				};
				this.#together = redactor.stream();
			}
			output = (stream, chunk) => {
				this.#lines[stream].push(this.#redaction[stream].push(chunk), this.#write);
				return this.#log.room;
			};
			async close() {
				for (let stream of ["stdout", "stderr"]) {
					this.#lines[stream].push(this.#redaction[stream].end(), this.#write);
					this.#lines[stream].end(this.#write);
				}
				this.#keep(this.#together.end());
				await this.#log.close();
				return this.#log.fault;
			}
			tail() {
				return this.#tail.text();
			}
			#write = (bytes) => this.#keep(this.#together.push(bytes));
			#keep(bytes) {
				this.#tail.push(bytes);
				this.#log.write(bytes);
			}
		}
		class WholeLines {
			#begun = Buffer.allocUnsafe(LONGEST_LINE);
			#length = 0;
			push(chunk, write) {
				let end = chunk.lastIndexOf(10) + 1;
				let whole = chunk.length - end > LONGEST_LINE ? chunk.length : end;
				(whole > 0 || this.#length + chunk.length > LONGEST_LINE) && this.end(write);
				whole > 0 && write(chunk.subarray(0, whole));
				this.#length += chunk.copy(this.#begun, this.#length, whole);
			}
			end(write) {
				this.#length > 0 && write(this.#begun.subarray(0, this.#length));
				this.#length = 0;
			}
		}
		function prerunnerScript(directory) {
			return `BASH_ENV=/dev/fd/9 bash ${(0, shell.h)(`${directory}/prerunner.sh`)} 9<<'TRACER'
# shellcheck shell=bash disable=SC2154 # the traps assign the variables that they read
# Sourced by bash before prerunner.sh (BASH_ENV). Reports on stderr each failed command after which the script went on.
# The ERR trap sees a command that fails by itself. The DEBUG trap, run before the next command, also sees one that
# fails as part of a list (false && ...), but not one with an alternative (false || ...). bash runs the DEBUG trap for
# the ERR trap too; for a subshell it would then blame the previous command. Each trap is one line, since bash counts
# lines in traps, too.
unset BASH_ENV
exec 9<&-
trap 'ab_error=\$?; printf "agentbench: prerunner line %s, exit code %s: %s\\n" "\$LINENO" "\$ab_error" "\$BASH_COMMAND" >&2; ab_told=yes' ERR
trap 'ab_code=\$?; case \$BASH_COMMAND in "( "*) ;; *) if [ \$ab_code -ne 0 ] && [ -z "\$ab_told" ] && [ "\$LINENO" != "\$ab_line" ]; then printf "agentbench: prerunner line %s, exit code %s: %s\\n" "\$ab_line" "\$ab_code" "\$ab_command" >&2; fi; ab_told="" ab_line=\$LINENO ab_command=\$BASH_COMMAND;; esac' DEBUG
TRACER
code=$?
rm -rf ${(0, shell.h)(directory)}
exit $code`;
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
		class Logs {
			failedCommands = new FailedCommands();
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
				let log = new CommandLog(external_node_path_.join(this.#directory, name), options["max-log-size"], redactor);
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
		var external_node_timers_promises_ = __webpack_require__(58500);
		let PRERUNNER_TIMEOUT = 6e5;
		async function prepare(begun) {
			let { instance, trial, record, context, signal } = begun;
			if (context.seal !== null && !await context.seal.holds(instance)) throw new errors.ZD("dataset", `files of ${instance.id} have changed since the run began`);
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
			let opened = {
				...begun,
				testbed
			};
			try {
				testbed.prerunnerDirectory !== null && await runPrerunner(opened, testbed.prerunnerDirectory);
				let before = await (0, look.Op)(testbed, instance, null, signal);
				instance.evaluation.kind === "test_plan" && checkToolsForPlan(testbed, before);
				return {
					...opened,
					before,
					givenReports: new Map()
				};
			} catch (error) {
				await remove(opened).catch((fault) => record.note("remove_failed", fault.message));
				throw error;
			}
		}
		async function openUnlessAborted(testbeds, request, signal) {
			let opening = testbeds.open(request, signal);
			try {
				return await (0, signals.Wh)(opening, signal);
			} catch (error) {
				let removed = opening.then((testbed) => testbed.remove()).catch(() => {});
				await Promise.race([removed, (0, external_node_timers_promises_.setTimeout)(3e3, void 0, { ref: !1 })]);
				throw error;
			}
		}
		function checkToolsForPlan(testbed, { tools }) {
			let missing = ["perl", "find"].filter((tool) => !tools.found.has(tool));
			if (missing.length === 0) return;
			let what = testbed.kind === "docker" ? "the image has" : "this machine has";
			throw new errors.ZD("testbed", `${what} no ${missing.join(" and no ")}, which test plans need: use an image made from Debian or Ubuntu, or install it`);
		}
		async function runPrerunner({ testbed, record, logs, signal }, directory) {
			let command = {
				shell: "bash",
				script: prerunnerScript(directory),
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
			if (exit.timedOut) throw new errors.ZD("prerunner", `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 6e4} minutes`);
			exit.exitCode !== 0 && record.note("prerunner_failed", `prerunner.sh ended with exit code ${exit.exitCode}`);
		}
		async function remove({ testbed, record }) {
			for (let { kind, detail } of await testbed.remove()) record.note(kind, detail);
		}
		var types = __webpack_require__(33836);
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
				let startedAt = timestamp();
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
				if (this.decided) this.note(`${this.#stage}_failed`, (0, errors.bD)(error));
				else if (signal.aborted) {
					let { kind, message } = (0, errors.EV)(signal);
					this.result.status = "not_run";
					this.result.error = {
						stage: this.#stage,
						kind,
						message
					};
				} else if (error instanceof types.z && (this.#stage === "agent" || this.#stage === "evaluate")) {
					this.decide({
						status: "failed",
						score: 0
					});
					this.note("testbed_destroyed", error.message);
				} else {
					this.result.status = "error";
					let kind = error instanceof errors.ZD ? error.kind : error instanceof types.z ? "testbed" : "internal";
					let message = kind === "internal" && error instanceof Error ? error.stack ?? error.message : (0, errors.bD)(error);
					this.result.error = {
						stage: this.#stage,
						kind,
						message
					};
				}
			}
		}
		async function runTrial(instance, trial, context, signal, notes, removing) {
			let { options, store, observer } = context;
			let place = {
				instanceId: instance.id,
				trial
			};
			let { directory, attempt, links } = await store.beginAttempt(instance.id, trial);
			let record = new TrialRecord({
				...emptyResult(instance, trial, attempt, context),
				integrity: [...notes, ...links.map(linkNote)]
			}, place, observer);
			let logs = new Logs(directory, context);
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
				live = await record.stage("prepare", () => prepare(begun));
				options["agent-setup"] !== void 0 && await record.stage("agent-setup", () => setUpAgent(live));
				await record.stage("agent", () => runAgent(live, instance.prompt, "agent.log"));
				options["keep-image"] && await keepImage(live);
				let again = instance.debugPrompt !== null && await saveCode(live);
				await record.stage("evaluate", () => evaluateTrial(live, again ? "round-1" : ""));
				again && await debugRound(live, instance.debugPrompt);
			} catch (error) {
				record.fail(error, signal);
			}
			await save();
			if (live !== null) {
				if (!(0, errors.fT)(signal)) {
					await record.stage("collect", () => collect(live, external_node_path_.join(directory, "output"))).catch((error) => record.note("collect_failed", error.message));
					await save();
				}
				await record.stage("remove", () => removing(record.result, () => remove(live))).catch((error) => record.note("remove_failed", error.message));
			}
			await logs.close(record);
			await save(!0);
			if (unwritten !== void 0) throw unwritten.error;
			observer.trialEnded(place, record.result, logs.tails());
			return record.result;
			async function save(last = !1) {
				record.result.finished_at = timestamp();
				let links = await store.makePlace(instance.id, trial).catch(() => []);
				record.result.integrity.push(...links.map(linkNote));
				record.result = redactResult(record.result, context.redactor);
				unwritten = await store.writeResult(record.result, last).then(() => void 0, (error) => ({ error }));
			}
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
		var trial_id = __webpack_require__(9271);
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
				let late = this.#signal.aborted ? [(0, external_node_timers_promises_.setTimeout)(3e3, void 0, { ref: !1 })] : [];
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
			let hostUsed = !1;
			let unknownTold = options["max-cost"] === void 0;
			try {
				let ended = await Promise.all(trials.map((trial) => underWay(() => inTurn(trial))));
				await Promise.all(ended.map(({ end }) => end));
			} finally {
				await testbeds.close();
			}
			async function inTurn(trial) {
				let { promise: next, resolve: letNextBegin } = Promise.withResolvers();
				let end = measureOne(trial, letNextBegin);
				await Promise.race([next, end]);
				return { end };
			}
			async function measureOne(trial, letNextBegin) {
				let { instance, trial: number } = trial;
				let exhausted = signal.aborted ? (0, errors.EV)(signal) : budget.exhausted();
				if (exhausted !== null) {
					ledger.skip(trial, exhausted.kind, exhausted.message);
					return observer.trialSkipped({
						instanceId: instance.id,
						trial: number
					}, exhausted.message);
				}
				let notes = hostUsed ? [{
					kind: "host_reused",
					detail: "An earlier trial of this run used the same machine."
				}] : [];
				hostUsed = onHost;
				let spent = !1;
				let spend = (result) => {
					if (spent) return;
					spent = !0;
					let { cost_usd: cost } = (0, usage.J)(result);
					budget.spend(cost);
					cost === null && tellUnknownCost(instance.id);
				};
				try {
					let result = await runTrial(instance, number, context, signal, notes, (measured, remove) => {
						spend(measured);
						return testbeds.remove(remove, letNextBegin);
					});
					spend(result);
					ledger.take(result);
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
		var datasets_select = __webpack_require__(24998);
		async function planTrials(dataset, options) {
			let instances = (0, datasets_select.m)(await (0, datasets_select.l)(dataset.instances, options.instances), options.shard);
			if (instances.length === 0) throw new errors.yo(`shard: ${options.shard.index}/${options.shard.total} is empty; there are fewer selected instances than shards`);
			return Array.from({ length: options.trials }, (_, index) => instances.map((instance) => ({
				instance,
				trial: index + 1
			}))).flat();
		}
		function chooseTestbed(dataset, options) {
			return options.testbed === "auto" ? dataset.testbed ?? "docker" : options.testbed;
		}
		var gate = __webpack_require__(43050);
		var record_digest = __webpack_require__(56885);
		var stand_in = __webpack_require__(74705);
		var totals = __webpack_require__(61210);
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
					totals: (0, totals.vA)(planned)
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
				Object.assign(entry, (0, totals.YW)(result));
				entry.error = result.error;
				entry.result = `${(0, trial_id.qQ)((0, trial_id.rI)(result))}/result.json`;
				entry.digest = digest;
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
				this.record.totals = (0, totals.vA)(this.record.planned);
				this.record.change = await compare(this.record);
				this.record.gate = (0, gate.$)(this.record.totals, options, this.record.change);
				this.record.interrupted = interrupted;
				this.record.finished_at = timestamp();
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
				this.record.totals = (0, totals.vA)(this.record.planned);
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
			let { dataset, options, testbed, mode, judge, version, github } = about;
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
					mode,
					judge,
					network: docker ? options.network : null,
					cpus: docker ? options.cpus ?? null : null,
					memory_bytes: docker ? options.memory ?? null : null
				},
				gate: null,
				interrupted: null,
				started_at: timestamp(),
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
			let agentEnv = resolveAgentEnv(options, machine);
			let agentDirectory = await resolveAgentDirectory(options);
			let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine)).catch((error) => {
				throw signal.aborted ? new signals.j$(signal) : error;
			});
			let trials = await planTrials(dataset, options);
			let testbed = chooseTestbed(dataset, options);
			checkTestbedOptions(testbed, options, trials);
			let mode = trials.some(({ instance }) => instance.evaluation.kind === "test_plan") ? options.mode : null;
			if (mode === null && options.mode !== "dev") throw new errors.yo(`mode: ${options.mode} is for PRDbench; ${dataset.name} has no modes`);
			let key = options["judge-api-key"];
			let redactor = new Redactor([
				...request.secrets,
				...Object.values(agentEnv),
				...key === void 0 ? [] : [key]
			]);
			let shown = Object.keys(agentEnv).filter((name) => agentEnv[name] !== "" && isTooShort(agentEnv[name]));
			shown.length > 0 && observer.notice(`agent-env: ${shown.join(", ")}: too short to be kept out of logs and results`);
			let judge = await openJudge(options, machine, redactor, testbed);
			let store = new results_store.V(options["results-path"]);
			await (0, sweep.X0)(machine, testbed === "docker", (message) => observer.notice(message));
			let run = await (0, run_directory.Te)(machine).catch((error) => {
				let where = `the temporary directory ${machine.temporaryDirectory} cannot be used: ${(0, errors.bD)(error)}`;
				throw new errors.yo(`${where}; make room there, or name another in RUNNER_TEMP`);
			});
			let giveBack = async () => {};
			try {
				let provider = await openProvider(testbed, options, agentDirectory, run, (0, left_tools.I)(machine, budget.deadline), options.testbed === "auto");
				await store.prepare();
				giveBack = await store.take(run.id);
				request.onBegin?.({
					id: run.id,
					testbed,
					resultsPath: store.directory
				});
				let about = {
					dataset,
					options,
					testbed,
					mode,
					judge: judge?.identity ?? null,
					version: version.x,
					github: request.github
				};
				let context = {
					dataset,
					options,
					seal: testbed === "host" ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
					store,
					redactor,
					agentEnv,
					observer,
					judge,
					floors: new FloorStore(machine),
					version: version.x,
					github: request.github
				};
				let ledger = new RunLedger(trials, about, store, redactor);
				let kept = await keptResults(trials, context);
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
				let idle = idleOption(options);
				idle !== null && observer.notice(idle);
				for (let [{ instance, trial }, { result: { status } }] of kept) observer.trialSkipped({
					instanceId: instance.id,
					trial
				}, `${status} in an earlier run`);
				await measure(trials.filter((trial) => !kept.has(trial)), provider, context, ledger, budget, stop);
				for (let what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
				let interrupted = signal.aborted ? String(signal.reason) : null;
				return await ledger.finish(interrupted, options, async (record) => await compare?.(record) ?? null);
			} finally {
				budget.close();
				await giveBack();
				await (0, run_directory.lb)(run.directory).catch((error) => observer.notice(`temporary files of this run remain, and the next run removes them: ${(0, errors.bD)(error)}`));
			}
		}
		async function keptResults(trials, context) {
			let kept = new Map();
			if (!context.options.resume) return kept;
			let finished = await context.store.finished();
			for (let trial of trials) {
				let record = finished(trial.instance.id, trial.trial);
				record !== null && isOfThisRun(record.result, context) && kept.set(trial, record);
			}
			return kept;
		}
		function isOfThisRun({ dataset, evaluation }, context) {
			return dataset.digest === context.dataset.digest && (evaluation?.kind !== "test_plan" || evaluation.mode === context.options.mode);
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
	11220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => stdoutOf,
			j: () => outputOf
		});
		async function outputOf(testbed, script, timeout, signal) {
			let chunks = {
				stdout: [],
				stderr: []
			};
			let kept = {
				stdout: 0,
				stderr: 0
			};
			let output = (stream, chunk) => {
				if (kept[stream] >= 67108864) return;
				kept[stream] += chunk.length;
				chunks[stream].push(Buffer.from(chunk));
			};
			let exit = await testbed.run({
				shell: "sh",
				script,
				environment: {},
				timeout,
				lasting: !1,
				output
			}, signal);
			return {
				stdout: Buffer.concat(chunks.stdout),
				stderr: Buffer.concat(chunks.stderr),
				exit
			};
		}
		async function stdoutOf(testbed, script, timeout, signal) {
			return (await outputOf(testbed, script, timeout, signal)).stdout;
		}
	}),
	33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
		class TestbedDestroyed extends Error {
			name = "TestbedDestroyed";
		}
	}),
	37282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QQ: () => keptName,
			Up: () => collectOutput,
			qW: () => isPlainPath
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
		let MOST_FILES = 1e4;
		let MOST_ENTRIES = 2e5;
		let LARGEST_USAGE = 65536;
		let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
		let ENTRY_FAULTS = [["a name that cannot be kept", [
			"EEXIST",
			"ENAMETOOLONG",
			"ENOTDIR",
			"EISDIR"
		]], ["a file that cannot be read", [
			"ENOENT",
			"EACCES",
			"EPERM",
			"ELOOP",
			"ENXIO",
			"EIO"
		]]];
		let NO_USAGE = {
			input_tokens: null,
			output_tokens: null,
			cost_usd: null,
			steps: null,
			model: null
		};
		async function collectOutput(entries, directory, limit, redactor) {
			let left = new Map();
			let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
			let usage = null;
			let bytes = 0;
			let files = 0;
			let looked = 0;
			for await (let entry of entries) {
				looked += 1;
				if (looked > MOST_ENTRIES) {
					leave(`all that comes after ${MOST_ENTRIES} entries`);
					break;
				}
				if (entry.type === "directory") {
					let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
					!isPlainPath(entry.path) && (above === "." || isPlainPath(above)) && leave("a directory too deep, or with a name that is no plain one");
				} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
				else if (entry.type === "other") leave("no regular file (link, device, socket or pipe)");
				else if (!isPlainPath(entry.path)) leave("a name that is no plain relative path");
				else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
				else if (bytes + entry.size > limit) leave("over max-output-size");
				else {
					files += 1;
					let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
					if (typeof content == "string") {
						leave(content);
						continue;
					}
					bytes += content.bytes;
					content.cut && leave("over max-output-size");
					entry.path === "usage.json" && (usage = await parseUsage(content.head, leave));
				}
			}
			return {
				usage: usage ?? NO_USAGE,
				left: [...left].map(([why, count]) => `${count} × ${why}`)
			};
		}
		async function keep(entry, file, limit, redactor) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
			let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
			let redaction = redactor.stream();
			let head = Buffer.alloc(0);
			let bytes = 0;
			try {
				for await (let chunk of entry.content) {
					let within = chunk.subarray(0, limit - bytes);
					bytes += within.length;
					let clean = redaction.push(within);
					head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
					await handle.writeFile(clean);
					if (within.length < chunk.length) return {
						bytes,
						cut: !0,
						head
					};
				}
				return {
					bytes,
					cut: !1,
					head
				};
			} catch (error) {
				bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
				throw error;
			} finally {
				await handle.writeFile(redaction.end());
				await handle.close();
			}
		}
		function keptName(name) {
			return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
		}
		function whyLeft(error) {
			let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
			if (why === void 0) throw error;
			return why;
		}
		function isPlainPath(name) {
			let parts = name.split("/");
			return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
		}
		async function parseUsage(content, leave) {
			let { usageSchema } = await __webpack_require__.e(399).then(__webpack_require__.bind(__webpack_require__, 40399));
			try {
				return usageSchema.parse(JSON.parse(content.toString()));
			} catch {
				leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
				return null;
			}
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
