export const id = 1209;
export const ids = [1209];
export const modules = {

/***/ 35645:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var __webpack_unused_export__;
const tar = __webpack_require__(56118)
const pump = __webpack_require__(87898)
const fs = __webpack_require__(79896)
const path = __webpack_require__(16928)

const win32 = (global.Bare ? global.Bare.platform : process.platform) === 'win32'

exports.q = function pack (cwd, opts) {
  if (!cwd) cwd = '.'
  if (!opts) opts = {}

  const xfs = opts.fs || fs
  const ignore = opts.ignore || opts.filter || noop
  const mapStream = opts.mapStream || echo
  const statNext = statAll(xfs, opts.dereference ? xfs.stat : xfs.lstat, cwd, ignore, opts.entries, opts.sort)
  const strict = opts.strict !== false
  const umask = typeof opts.umask === 'number' ? ~opts.umask : ~processUmask()
  const pack = opts.pack || tar.pack()
  const finish = opts.finish || noop

  let map = opts.map || noop
  let dmode = typeof opts.dmode === 'number' ? opts.dmode : 0
  let fmode = typeof opts.fmode === 'number' ? opts.fmode : 0

  if (opts.strip) map = strip(map, opts.strip)

  if (opts.readable) {
    dmode |= parseInt(555, 8)
    fmode |= parseInt(444, 8)
  }
  if (opts.writable) {
    dmode |= parseInt(333, 8)
    fmode |= parseInt(222, 8)
  }

  onnextentry()

  function onsymlink (filename, header) {
    xfs.readlink(path.join(cwd, filename), function (err, linkname) {
      if (err) return pack.destroy(err)
      header.linkname = normalize(linkname)
      pack.entry(header, onnextentry)
    })
  }

  function onstat (err, filename, stat) {
    if (pack.destroyed) return
    if (err) return pack.destroy(err)
    if (!filename) {
      if (opts.finalize !== false) pack.finalize()
      return finish(pack)
    }

    if (stat.isSocket()) return onnextentry() // tar does not support sockets...

    let header = {
      name: normalize(filename),
      mode: (stat.mode | (stat.isDirectory() ? dmode : fmode)) & umask,
      mtime: stat.mtime,
      size: stat.size,
      type: 'file',
      uid: stat.uid,
      gid: stat.gid
    }

    if (stat.isDirectory()) {
      header.size = 0
      header.type = 'directory'
      header = map(header) || header
      return pack.entry(header, onnextentry)
    }

    if (stat.isSymbolicLink()) {
      header.size = 0
      header.type = 'symlink'
      header = map(header) || header
      return onsymlink(filename, header)
    }

    // TODO: add fifo etc...

    header = map(header) || header

    if (!stat.isFile()) {
      if (strict) return pack.destroy(new Error('unsupported type for ' + filename))
      return onnextentry()
    }

    const entry = pack.entry(header, onnextentry)
    const rs = mapStream(xfs.createReadStream(path.join(cwd, filename), { start: 0, end: header.size > 0 ? header.size - 1 : header.size }), header)

    rs.on('error', function (err) { // always forward errors on destroy
      entry.destroy(err)
    })

    pump(rs, entry)
  }

  function onnextentry (err) {
    if (err) return pack.destroy(err)
    statNext(onstat)
  }

  return pack
}

function head (list) {
  return list.length ? list[list.length - 1] : null
}

function processGetuid () {
  return (!global.Bare && process.getuid) ? process.getuid() : -1
}

function processUmask () {
  return (!global.Bare && process.umask) ? process.umask() : 0
}

__webpack_unused_export__ = function extract (cwd, opts) {
  if (!cwd) cwd = '.'
  if (!opts) opts = {}

  cwd = path.resolve(cwd)

  const xfs = opts.fs || fs
  const ignore = opts.ignore || opts.filter || noop
  const mapStream = opts.mapStream || echo
  const own = opts.chown !== false && !win32 && processGetuid() === 0
  const extract = opts.extract || tar.extract()
  const stack = []
  const now = new Date()
  const umask = typeof opts.umask === 'number' ? ~opts.umask : ~processUmask()
  const strict = opts.strict !== false
  const validateSymLinks = opts.validateSymlinks !== false

  let map = opts.map || noop
  let dmode = typeof opts.dmode === 'number' ? opts.dmode : 0
  let fmode = typeof opts.fmode === 'number' ? opts.fmode : 0

  if (opts.strip) map = strip(map, opts.strip)

  if (opts.readable) {
    dmode |= parseInt(555, 8)
    fmode |= parseInt(444, 8)
  }
  if (opts.writable) {
    dmode |= parseInt(333, 8)
    fmode |= parseInt(222, 8)
  }

  extract.on('entry', onentry)

  if (opts.finish) extract.on('finish', opts.finish)

  return extract

  function onentry (header, stream, next) {
    header = map(header) || header
    header.name = normalize(header.name)

    const name = path.join(cwd, path.join('/', header.name))

    if (ignore(name, header)) {
      stream.resume()
      return next()
    }

    const dir = path.join(name, '.') === path.join(cwd, '.') ? cwd : path.dirname(name)

    validate(xfs, dir, path.join(cwd, '.'), function (err, valid) {
      if (err) return next(err)
      if (!valid) return next(new Error(dir + ' is not a valid path'))

      if (header.type === 'directory') {
        stack.push([name, header.mtime])
        return mkdirfix(name, {
          fs: xfs,
          own,
          uid: header.uid,
          gid: header.gid,
          mode: header.mode
        }, stat)
      }

      mkdirfix(dir, {
        fs: xfs,
        own,
        uid: header.uid,
        gid: header.gid,
        // normally, the folders with rights and owner should be part of the TAR file
        // if this is not the case, create folder for same user as file and with
        // standard permissions of 0o755 (rwxr-xr-x)
        mode: 0o755
      }, function (err) {
        if (err) return next(err)

        switch (header.type) {
          case 'file': return onfile()
          case 'link': return onlink()
          case 'symlink': return onsymlink()
        }

        if (strict) return next(new Error('unsupported type for ' + name + ' (' + header.type + ')'))

        stream.resume()
        next()
      })
    })

    function stat (err) {
      if (err) return next(err)
      if (path.join(name, '.') === path.join(cwd, '.')) return next() // do not touch the extraction root itself
      utimes(name, header, function (err) {
        if (err) return next(err)
        if (win32) return next()
        chperm(name, header, next)
      })
    }

    function onsymlink () {
      if (win32) return next() // skip symlinks on win for now before it can be tested
      xfs.unlink(name, function () {
        const dst = path.resolve(path.dirname(name), header.linkname)
        // strip shifts the resolution anchor, so a relative linkname may now escape - reject regardless of validateSymlinks
        if (!inCwd(dst) && (validateSymLinks || opts.strip)) return next(new Error(name + ' is not a valid symlink'))

        validateNotSymlink(xfs, dst, path.join(cwd, '.'), function (err, valid) {
          if (err) return next(err)
          if (!valid && validateSymLinks) return next(new Error(name + ' is not a valid symlink'))
          xfs.symlink(header.linkname, name, stat)
        })
      })
    }

    function onlink () {
      if (win32) return next() // skip links on win for now before it can be tested
      xfs.unlink(name, function () {
        const link = path.join(cwd, path.join('/', header.linkname))

        xfs.realpath(link, function (err, dst) {
          if (err || !inCwd(dst)) return next(new Error(name + ' is not a valid hardlink'))

          xfs.link(dst, name, function (err) {
            if (err && err.code === 'EPERM' && opts.hardlinkAsFilesFallback) {
              stream = xfs.createReadStream(dst)
              return onfile()
            }

            stat(err)
          })
        })
      })
    }

    function inCwd (dst) {
      return dst === cwd || dst.startsWith(cwd + path.sep)
    }

    function onfile () {
      xfs.lstat(name, function (err, st) {
        if (!err && st.isSymbolicLink()) return xfs.unlink(name, onwrite) // never write through an existing symlink
        onwrite()
      })

      function onwrite (err) {
        if (err) return next(err)

        const ws = xfs.createWriteStream(name)
        const rs = mapStream(stream, header)

        ws.on('error', function (err) { // always forward errors on destroy
          rs.destroy(err)
        })

        pump(rs, ws, function (err) {
          if (err) return next(err)
          ws.on('close', stat)
        })
      }
    }
  }

  function utimesParent (name, cb) { // we just set the mtime on the parent dir again everytime we write an entry
    let top
    while ((top = head(stack)) && name.slice(0, top[0].length) !== top[0]) stack.pop()
    if (!top) return cb()
    xfs.utimes(top[0], now, top[1], cb)
  }

  function utimes (name, header, cb) {
    if (opts.utimes === false) return cb()

    if (header.type === 'directory') return xfs.utimes(name, now, header.mtime, cb)
    if (header.type === 'symlink') return utimesParent(name, cb) // TODO: how to set mtime on link?

    xfs.utimes(name, now, header.mtime, function (err) {
      if (err) return cb(err)
      utimesParent(name, cb)
    })
  }

  function chperm (name, header, cb) {
    const link = header.type === 'symlink'

    /* eslint-disable n/no-deprecated-api */
    const chmod = link ? xfs.lchmod : xfs.chmod
    const chown = link ? xfs.lchown : xfs.chown
    /* eslint-enable n/no-deprecated-api */

    if (!chmod) return cb()

    const mode = (header.mode | (header.type === 'directory' ? dmode : fmode)) & umask & 0o777 // never extract setuid/setgid/sticky bits

    if (chown && own) chown.call(xfs, name, header.uid, header.gid, onchown)
    else onchown(null)

    function onchown (err) {
      if (err) return cb(err)
      if (!chmod) return cb()
      chmod.call(xfs, name, mode, cb)
    }
  }

  function mkdirfix (name, opts, cb) {
    // when mkdir is called on an existing directory, the permissions
    // will be overwritten (?), to avoid this we check for its existance first
    xfs.stat(name, function (err) {
      if (!err) return cb(null)
      if (err.code !== 'ENOENT') return cb(err)
      xfs.mkdir(name, { mode: opts.mode, recursive: true }, function (err, made) {
        if (err) return cb(err)
        chperm(name, opts, cb)
      })
    })
  }
}

function validateNotSymlink (fs, name, root, cb) {
  if (name === root) return cb(null, true)
  if (!name.startsWith(root + path.sep)) return cb(null, false)

  fs.lstat(name, function (err, st) {
    if (err && err.code !== 'ENOENT' && err.code !== 'EPERM') return cb(err)
    if (err || !st.isSymbolicLink()) return validateNotSymlink(fs, path.join(name, '..'), root, cb)
    cb(null, false)
  })
}

function validate (fs, name, root, cb) {
  if (name === root) return cb(null, true)

  fs.lstat(name, function (err, st) {
    if (err && err.code !== 'ENOENT' && err.code !== 'EPERM') return cb(err)
    if (err || st.isDirectory()) return validate(fs, path.join(name, '..'), root, cb)
    cb(null, false)
  })
}

function inside (root, name) {
  return name === root || name.startsWith(root + path.sep)
}

function noop () {}

function echo (name) {
  return name
}

function normalize (name) {
  return win32 ? name.replace(/\\/g, '/').replace(/[:?<>|]/g, '_') : name
}

function statAll (fs, stat, cwd, ignore, entries, sort) {
  if (!entries) entries = ['.']
  const queue = entries.slice(0)
  const root = path.resolve(cwd)

  return function loop (callback) {
    if (!queue.length) return callback(null)

    const next = queue.shift()
    const nextAbs = path.join(cwd, next)

    if (!inside(root, path.resolve(cwd, next))) return callback(new Error(next + ' is not a valid path')) // do not pack outside cwd

    stat.call(fs, nextAbs, function (err, stat) {
      // ignore errors if the files were deleted while buffering
      if (err) return callback(entries.indexOf(next) === -1 && err.code === 'ENOENT' ? null : err)

      if (!stat.isDirectory()) return callback(null, next, stat)

      fs.readdir(nextAbs, function (err, files) {
        if (err) return callback(err)

        if (sort) files.sort()

        for (let i = 0; i < files.length; i++) {
          if (!ignore(path.join(cwd, next, files[i]))) queue.push(path.join(next, files[i]))
        }

        callback(null, next, stat)
      })
    })
  }
}

function strip (map, level) {
  return function (header) {
    header.name = header.name.split('/').slice(level).join('/')

    const linkname = header.linkname
    if (linkname && (header.type === 'link' || path.isAbsolute(linkname))) {
      header.linkname = linkname.split('/').slice(level).join('/')
    }

    return map(header)
  }
}


/***/ }),

/***/ 11209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dockerProvider: () => (/* binding */ dockerProvider)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/mirror.js
var mirror = __webpack_require__(52740);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./node_modules/tar-fs/index.js
var tar_fs = __webpack_require__(35645);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
;// CONCATENATED MODULE: ./build/testbeds/docker/archive.js





/** When an empty directory was last changed, as long as nothing has been made in it. */
const NEVER_CHANGED = new Date(0);
/** A tar stream of the plan, relative to `/`. Later entries lie over earlier ones. */
function archiveOf(plan) {
    const pack = (0,tar_stream.pack)();
    fill(pack, plan).catch((error) => pack.destroy(error));
    return external_node_stream_.Readable.from(pack);
}
async function fill(pack, plan) {
    const targets = [...plan.emptyDirectories, ...[...plan.files, ...plan.copies].map(([target]) => target)];
    for (const target of plan.emptyDirectories) {
        const stays = !targets.some((other) => other.startsWith(`${target}/`));
        const mtime = stays ? NEVER_CHANGED : new Date();
        pack.entry({ name: inRoot(target), type: 'directory', mode: 0o755, mtime, uid: 0, gid: 0 });
    }
    for (const [target, text] of plan.files) {
        pack.entry({ name: inRoot(target), type: 'file', mode: 0o644, uid: 0, gid: 0 }, text);
    }
    for (const [target, source] of plan.copies)
        await addCopy(pack, target, source);
    pack.finalize();
}
async function addCopy(pack, target, source) {
    const single = !(await (0,promises_.lstat)(source)).isDirectory();
    const [directory, entries] = single ? [external_node_path_.dirname(source), [external_node_path_.basename(source)]] : [source, undefined];
    await new Promise((resolve, reject) => {
        pack.once('error', reject);
        const options = {
            pack,
            ...(entries === undefined ? {} : { entries }),
            finalize: false,
            umask: 0,
            finish: () => resolve(),
            map: (header) => ({
                ...header,
                name: single || header.name === '.' ? inRoot(target) : external_node_path_.posix.join(inRoot(target), header.name),
                // The top's own mode is an accident of this machine (a temporary directory's, say).
                mode: header.name === '.' ? 0o755 : header.mode,
                uid: 0,
                gid: 0,
            }),
        };
        (0,tar_fs/* pack */.q)(directory, options);
    });
}
function inRoot(target) {
    return target.replace(/^\/+/, '');
}
/** Unpacks a tar stream at the container's root; a fault in reading it is thrown, not left hanging in the request. */
async function putArchive(container, archive) {
    const stop = new AbortController();
    let fault;
    archive.once('error', (error) => {
        fault = error;
        stop.abort();
    });
    try {
        await container.putArchive(archive, { path: '/', abortSignal: stop.signal });
    }
    catch (error) {
        throw fault ?? error;
    }
}

// EXTERNAL MODULE: ./build/testbeds/docker/connect.js
var connect = __webpack_require__(68144);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/testbeds/docker/hijack.js
var hijack = __webpack_require__(75244);
;// CONCATENATED MODULE: ./build/testbeds/docker/demultiplex.js

const HEADER = 8;
/**
 * The Engine's stream of an exec without a terminal: frames of an 8 byte header (1: stdout, 2: stderr; length as big-endian
 * 32 bit at 4) and a payload. Payloads are handed on as they come, also in parts, so that no frame is ever held whole.
 */
class Frames {
    #output;
    #header = Buffer.alloc(HEADER);
    #known = 0;
    #kind = 'stdout';
    #left = 0;
    constructor(output) {
        this.#output = output;
    }
    /** Takes a part of the stream; it is handed on when this returns, or when the promise that this returns is kept. */
    take(chunk) {
        let at = 0;
        while (at < chunk.length) {
            if (this.#left === 0) {
                at += this.#begin(chunk, at);
                continue;
            }
            const payload = chunk.subarray(at, at + this.#left);
            at += payload.length;
            this.#left -= payload.length;
            const held = this.#output(this.#kind, payload);
            if (held !== undefined)
                return held.then(() => this.take(chunk.subarray(at)));
        }
    }
    /** Takes what is there of a header; how many bytes. */
    #begin(chunk, at) {
        const taken = chunk.copy(this.#header, this.#known, at, at + HEADER - this.#known);
        this.#known += taken;
        if (this.#known === HEADER) {
            this.#kind = this.#header[0] === 2 ? 'stderr' : 'stdout';
            this.#left = this.#header.readUInt32BE(4);
            this.#known = 0;
        }
        return taken;
    }
}
/** Takes a stream apart until its end; a fault of it is thrown on. A payload's memory may be used again once it is taken. */
async function demultiplex(stream, output) {
    const frames = new Frames(output);
    if (stream instanceof hijack/* HijackedConnection */.A)
        return stream.drain((piece) => frames.take(piece));
    for await (const chunk of stream)
        await frames.take(chunk);
}

;// CONCATENATED MODULE: ./build/testbeds/docker/console.js


/** No number of a command has more digits. */
const LONGEST_NUMBER = 9;
const NOTHING = Buffer.alloc(0);
const BROKEN_OFF = Buffer.from('\n[agentbench: the output of the container ended early here]\n');
/**
 * The output of a container as a whole, which its lasting commands share one after the other. Each begins with a mark on both
 * streams: what comes after it there is the command's, what comes before it, however late, is that of an earlier one.
 */
class Console {
    #stream;
    #drained;
    #mark = `\x1eagentbench:${(0,external_node_crypto_.randomBytes)(12).toString('hex')}:`;
    #outputs = [() => { }];
    #closing = false;
    #streams = { stdout: new MarkedStream(this.#mark), stderr: new MarkedStream(this.#mark) };
    constructor(stream) {
        this.#stream = stream;
        this.#drained = this.#drain().catch(() => { });
    }
    /** Listens to a container that has not been started yet. */
    static async attach(container) {
        const stream = await container.attach({ stream: true, stdout: true, stderr: true, hijack: true });
        return new Console(stream);
    }
    /** Expects a command; returns the mark that it must print on both streams before it begins. */
    expect(output) {
        this.#outputs.push(output);
        return `${this.#mark}${this.#outputs.length - 1}\n`;
    }
    /** Has the container removed, and takes in the rest of its output. */
    async closeWith(remove) {
        this.#closing = true;
        try {
            await remove();
            this.#stream.end();
            await this.#drained;
        }
        finally {
            this.#stream.destroy();
        }
    }
    async #drain() {
        await demultiplex(this.#stream, (kind, chunk) => this.#handOn(kind, this.#streams[kind].take(chunk))).catch(() => { });
        for (const kind of ['stdout', 'stderr'])
            await this.#handOn(kind, this.#streams[kind].rest());
        if (!this.#closing)
            await this.#outputs.at(-1)('stderr', BROKEN_OFF);
    }
    #handOn(kind, parts) {
        for (const [index, { command, bytes }] of parts.entries()) {
            const held = this.#outputs[command]?.(kind, bytes);
            if (held !== undefined)
                return held.then(() => this.#handOn(kind, parts.slice(index + 1)));
        }
    }
}
/** A stream with marks in it, `<mark><number of a command>\n`: where each command's part of it begins. */
class MarkedStream {
    #mark;
    #command = 0;
    #held = NOTHING;
    constructor(mark) {
        this.#mark = Buffer.from(mark);
    }
    take(chunk) {
        const parts = [];
        let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
        for (let at = bytes.indexOf(this.#mark); at !== -1; at = bytes.indexOf(this.#mark)) {
            const number = at + this.#mark.length;
            const end = bytes.subarray(number, number + LONGEST_NUMBER + 1).indexOf(0x0a);
            if (end === -1)
                break;
            this.#add(parts, bytes.subarray(0, at));
            this.#command = Number(bytes.subarray(number, number + end).toString('latin1'));
            bytes = bytes.subarray(number + end + 1);
        }
        const border = this.#beginningOfMark(bytes);
        this.#add(parts, bytes.subarray(0, border));
        this.#held = border === bytes.length ? NOTHING : Buffer.from(bytes.subarray(border));
        return parts;
    }
    /** What was held back because a mark might have begun with it. */
    rest() {
        const parts = [];
        this.#add(parts, this.#held);
        this.#held = NOTHING;
        return parts;
    }
    #add(parts, bytes) {
        if (bytes.length > 0)
            parts.push({ command: this.#command, bytes });
    }
    /** Where at the end a mark begins that is not yet whole; the length where none does. */
    #beginningOfMark(bytes) {
        const first = this.#mark[0];
        let at = bytes.indexOf(first, Math.max(0, bytes.length - this.#mark.length - LONGEST_NUMBER));
        for (; at !== -1; at = bytes.indexOf(first, at + 1)) {
            const end = bytes.subarray(at, at + this.#mark.length);
            if (end.equals(this.#mark.subarray(0, end.length)))
                return at;
        }
        return bytes.length;
    }
}

// EXTERNAL MODULE: ./build/testbeds/docker/fault.js
var fault = __webpack_require__(3730);
// EXTERNAL MODULE: ./build/testbeds/docker/images.js
var docker_images = __webpack_require__(50054);
// EXTERNAL MODULE: ./build/testbeds/docker/labels.js
var labels = __webpack_require__(63187);
// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(89372);
// EXTERNAL MODULE: ./build/testbeds/types.js
var types = __webpack_require__(33836);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/testbeds/drain.js
var drain = __webpack_require__(3907);
// EXTERNAL MODULE: ./build/testbeds/pipe.js
var testbeds_pipe = __webpack_require__(25285);
;// CONCATENATED MODULE: ./build/testbeds/docker/end-session.js
/**
 * A script for `sh` in any image (no ps, no pkill): ends the session `$1` by TERM, then after 5 s by KILL, and exits
 * with 1 if something of it still lives. It reads /proc itself: the fields after the last `)` of `stat` are state, ppid, pgrp, session.
 */
const END_SESSION = `
members() {
  for stat in /proc/[0-9]*/stat; do
    line=
    read -r line 2>/dev/null <"$stat" || continue
    set -- \${line##*) }
    [ "$4" = "$session" ] && [ "$1" != Z ] && [ "$1" != X ] && printf '%s ' "\${line%% *}"
  done
}
now() {
  read -r up rest </proc/uptime
  echo "\${up%.*}\${up#*.}"
}
session=$1
kill -TERM $(members) 2>/dev/null
begun=$(now)
while [ $(($(now) - begun)) -lt 500 ]; do
  [ -z "$(members)" ] && exit 0
  sleep 0.1
done
begun=$(now)
while [ $(($(now) - begun)) -lt 200 ]; do
  kill -KILL $(members) 2>/dev/null
  [ -z "$(members)" ] && exit 0
  sleep 0.1
done
exit 1
`;

;// CONCATENATED MODULE: ./build/testbeds/docker/exec.js






/**
 * The Engine is asked whether the exec still runs: at first this often, then the less often the longer it has run. Neither the end
 * of its output nor the Engine's event is a sign of its exit: with a background child left behind, both come 2 s late (20.10).
 */
const ASK_EVERY = { shortest: 10, longest: 500, share: 0.05 };
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 100;
/** END_SESSION takes 7 s at the most; beyond this its testbed no longer obeys. */
const END_LIMIT = 15_000;
/** The first line of a command's output is there at once. */
const SESSION_LIMIT = 10_000;
/** The first line of output is the process id, printed before the command begins: in the Engine also its session. */
const PREAMBLE = 'echo $$; ';
/**
 * Takes the container's own output for that of the command: it is read as long as the container lives, while the Engine closes
 * an exec's two seconds after its exit, and a server that logs there would die of it. Where it cannot be opened, the exec's own stays.
 */
const CONSOLE = '{ printf %s "$2" >/proc/1/fd/1 && printf %s "$2" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2; ';
const SHELLS = {
    agent: 'if command -v bash >/dev/null 2>&1; then exec bash -c "$1"; else exec /bin/sh -c "$1"; fi',
    bash: 'exec bash -c "$1"',
    sh: 'exec /bin/sh -c "$1"',
};
/** Runs a command in a container to its own end, not to that of what it left in the background. */
async function runInContainer(live, command, signal) {
    const { container, console } = live;
    signal.throwIfAborted();
    const script = PREAMBLE + (command.lasting ? CONSOLE : '') + SHELLS[command.shell];
    const exec = await container.exec({
        Cmd: ['/bin/sh', '-c', script, 'sh', command.script, ...(command.lasting ? [console.expect(command.output)] : [])],
        Env: Object.entries(command.environment).map(([name, value]) => `${name}=${value}`),
        WorkingDir: live.workdir,
        AttachStdout: true,
        AttachStderr: true,
    });
    const started = performance.now();
    const stream = await exec.start({ hijack: true, stdin: false });
    const session = new SessionLine();
    // While output is held back it counts as coming.
    let lastOutput = 0;
    const drained = demultiplex(stream, async (kind, chunk) => {
        lastOutput = Number.POSITIVE_INFINITY;
        const rest = kind === 'stdout' ? session.strip(chunk) : chunk;
        if (rest.length > 0)
            await command.output(kind, rest);
        lastOutput = performance.now();
    }).catch((error) => {
        if (!stream.destroyed)
            stream.destroy();
        throw error;
    });
    // Its failure is met below; until then it must not count as unhandled.
    drained.catch(() => { });
    // A command on the console closes its own streams at its very beginning.
    const outputEnd = command.lasting ? new Promise(() => { }) : drained;
    try {
        let ended = await end(exec, outputEnd, command.timeout - (performance.now() - started), signal);
        const timedOut = ended === null;
        let survived = false;
        if (timedOut) {
            survived = !(await endSession(container, await session.id));
            if (!survived)
                ended = await end(exec, outputEnd, END_LIMIT, signal);
        }
        const duration = performance.now() - started;
        if (!command.lasting)
            await (0,drain/* drain */.Z)(drained, () => lastOutput, QUIET);
        if (session.fault !== null)
            throw new types/* TestbedDestroyed */.z(`the testbed runs no command any more: ${session.fault}`);
        return { exitCode: timedOut ? null : ended.ExitCode, timedOut, duration: Math.round(duration), survived };
    }
    finally {
        stream.destroy();
    }
}
/** Starts a program to be talked to; it ends with its standard input, or with the container. */
async function conversationIn({ container, workdir }, argv, signal) {
    signal.throwIfAborted();
    const exec = await container.exec({ Cmd: argv, WorkingDir: workdir, AttachStdin: true, AttachStdout: true });
    const stream = await exec.start({ hijack: true, stdin: true });
    const pipe = new testbeds_pipe/* Pipe */.n();
    stream.on('error', () => { });
    demultiplex(stream, (kind, chunk) => pipe.take(kind, chunk))
        .catch(() => { })
        .finally(() => pipe.end());
    return pipe.between(stream, () => stream.destroy());
}
/** The Engine's word of a command's end; null where the time is over first. The end of its output is a reason to ask. */
async function end(exec, outputEnd, timeout, signal) {
    const stop = new AbortController();
    const either = AbortSignal.any([stop.signal, signal]);
    const limit = (0,external_node_timers_promises_.setTimeout)(Math.max(0, timeout), null, { signal: either });
    const asked = askUntilEnd(exec, outputEnd, either);
    try {
        return await Promise.race([limit, asked]);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        stop.abort();
        await Promise.allSettled([limit, asked]);
    }
}
async function askUntilEnd(exec, outputEnd, signal) {
    const begun = performance.now();
    let sooner = outputEnd.then(() => {
        // A command may close its output and work on: once is enough.
        sooner = new Promise(() => { });
    });
    for (;;) {
        const { shortest, longest, share } = ASK_EVERY;
        const pause = Math.min(longest, Math.max(shortest, share * (performance.now() - begun)));
        await Promise.race([(0,external_node_timers_promises_.setTimeout)(pause, undefined, { signal }), sooner]);
        const state = await exec.inspect();
        if (!state.Running)
            return state;
    }
}
async function endSession(container, session) {
    if (session === null)
        return false;
    try {
        const exec = await container.exec({
            Cmd: ['/bin/sh', '-c', END_SESSION, 'sh', String(session)],
            AttachStdout: true,
        });
        const stream = await exec.start({ hijack: true, stdin: false });
        stream.resume();
        await Promise.race([
            new Promise((resolve) => stream.once('close', resolve).once('end', resolve)),
            (0,external_node_timers_promises_.setTimeout)(END_LIMIT, undefined, { ref: false }),
        ]);
        stream.destroy();
        return (await exec.inspect()).ExitCode === 0;
    }
    catch {
        return false;
    }
}
/** Takes the preamble's line off the front of standard output. */
class SessionLine {
    id;
    /** What the container runtime says in its place, where it could not begin the command. */
    fault = null;
    #seen = false;
    #text = '';
    #resolve;
    constructor() {
        this.id = new Promise((resolve) => {
            this.#resolve = resolve;
        });
        // A command that never came to print its line has no session to end.
        setTimeout(() => this.#resolve(null), SESSION_LIMIT).unref();
    }
    strip(chunk) {
        if (this.#seen)
            return chunk;
        const end = chunk.indexOf(0x0a);
        this.#text += chunk.subarray(0, end === -1 ? undefined : end).toString('latin1');
        if (end === -1)
            return Buffer.alloc(0);
        this.#seen = true;
        const id = /^\d+$/.test(this.#text) ? Number(this.#text) : null;
        if (id === null)
            this.fault = this.#text.trim();
        this.#resolve(id);
        return chunk.subarray(end + 1);
    }
}

;// CONCATENATED MODULE: ./build/testbeds/docker/testbed.js









const KEPT_TYPES = ['file', 'directory'];
/** Bytes of files that nobody reads: an archive has them all the same, and a sparse file of a terabyte is one of zeros. */
const MOST_PASSED_OVER = 1024 ** 3;
/** A directory's bit among those of Go's os.FileMode, in which the Engine tells modes. */
const GO_DIRECTORY = 2 ** 31;
/** Milliseconds to remove what stood in the place of our things. */
const PLACE_LIMIT = 60_000;
const NEVER = new AbortController().signal;
/** One container. */
class DockerTestbed {
    kind = 'docker';
    image;
    workdir;
    promptFile;
    outputDirectory;
    agentDirectory;
    prerunnerDirectory;
    #container;
    #live;
    constructor(live, places) {
        this.#live = live;
        this.#container = live.container;
        this.workdir = live.workdir;
        this.image = places.image;
        this.promptFile = places.promptFile;
        this.outputDirectory = places.outputDirectory;
        this.agentDirectory = places.agentDirectory;
        this.prerunnerDirectory = places.prerunnerDirectory;
    }
    async run(command, signal) {
        try {
            return await runInContainer(this.#live, command, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw await (0,fault/* explainDockerFault */.eO)(this.#container, error);
        }
    }
    async converse(argv, signal) {
        try {
            return await conversationIn(this.#live, argv, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            throw await (0,fault/* explainDockerFault */.eO)(this.#container, error);
        }
    }
    async *files(directory) {
        let archive;
        try {
            // An archive takes the Engine a process and some forty times as long as this.
            if (await this.#isUntouched(directory))
                return;
            archive = (await this.#container.getArchive({ path: directory }));
        }
        catch (error) {
            // The agent has removed it, or a directory above it.
            if (error.statusCode === 404 || /: not a directory/.test((0,errors/* messageOf */.bD)(error)))
                return;
            throw error;
        }
        const entries = (0,tar_stream.extract)();
        archive.on('error', (error) => entries.destroy(error)).pipe(entries);
        let passedOver = 0;
        try {
            for await (const entry of entries) {
                const { name, size } = entry.header;
                const below = name.replace(/^[^/]*\/?/, '').replace(/\/$/, '');
                const type = KEPT_TYPES.find((kept) => kept === entry.header.type) ?? 'other';
                let read = false;
                const content = () => {
                    read = true;
                    return entry[Symbol.asyncIterator]();
                };
                if (below !== '' || type !== 'directory') {
                    yield { path: below, type, size: size ?? 0, content: { [Symbol.asyncIterator]: content } };
                }
                if (!read)
                    passedOver += size ?? 0;
                if (passedOver > MOST_PASSED_OVER) {
                    const why = `all that comes after ${MOST_PASSED_OVER / 1024 ** 3} GiB of files too large`;
                    yield { path: '', type: 'unread', why, size: 0, content: external_node_stream_.Readable.from([]) };
                    return;
                }
                entry.resume();
            }
        }
        finally {
            // As long as an archive is open the Engine does nothing else with the container, not even remove it.
            archive.destroy();
        }
    }
    /** Whether this is a directory of ours in which nothing was ever made. */
    async #isUntouched(directory) {
        try {
            const answer = (await this.#container.infoArchive({ path: directory }));
            answer.resume();
            const stat = String(answer.headers['x-docker-container-path-stat'] ?? '');
            if (stat === '')
                return false;
            const { mode, mtime } = JSON.parse(Buffer.from(stat, 'base64').toString());
            return Math.floor(mode / GO_DIRECTORY) % 2 === 1 && Date.parse(mtime) === NEVER_CHANGED.getTime();
        }
        catch (error) {
            // An answer to HEAD has no words: the archive's will say what is wrong.
            if ((0,fault/* statusOf */.c2)(error) !== undefined)
                return false;
            throw error;
        }
    }
    async place(contents) {
        const targets = contents.map(([target]) => target);
        const script = targets.map((target) => `/bin/rm -rf -- ${(0,shell/* quote */.h)(target)}`).join(' && ');
        const command = {
            shell: 'sh',
            script,
            environment: {},
            timeout: PLACE_LIMIT,
            lasting: false,
            output() { },
        };
        const { exitCode } = await this.run(command, NEVER);
        if (exitCode !== 0)
            throw new types/* TestbedDestroyed */.z(`${targets.join(', ')} cannot be removed: exit code ${exitCode}`);
        const plan = {
            emptyDirectories: [],
            files: [],
            copies: [],
        };
        for (const [target, content] of contents) {
            if (content === 'empty directory')
                plan.emptyDirectories.push(target);
            else if ('directory' in content)
                plan.copies.push([target, content.directory]);
            else
                plan.files.push([target, content.text]);
        }
        try {
            await putArchive(this.#container, archiveOf(plan));
        }
        catch (error) {
            throw await (0,fault/* explainDockerFault */.eO)(this.#container, error);
        }
    }
    async keepImage(name) {
        const colon = name.lastIndexOf(':');
        const tagged = colon > name.lastIndexOf('/');
        await this.#container.commit({
            repo: tagged ? name.slice(0, colon) : name,
            tag: tagged ? name.slice(colon + 1) : 'latest',
            changes: asItWas(this.image.config),
        });
    }
    async remove() {
        try {
            await this.#live.console.closeWith(() => (0,labels/* removeContainer */.od)(this.#container));
            return [];
        }
        catch (error) {
            throw new errors/* TrialError */.ZD('docker', `container ${this.#container.id.slice(0, 12)} is not removed: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
}
/** Changes for a commit that take our own settings back: a container of the kept image is nobody's to sweep. */
function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }) {
    return [
        ...labels/* LABELS */.kg.map((label) => `LABEL ${label}=""`),
        ...(entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : []),
        // The Engine takes an empty command for none given, and would keep ours.
        `CMD ${JSON.stringify(command?.length ? command : ['/bin/sh'])}`,
        ...(user ? [`USER ${user}`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/testbeds/docker/provider.js











/** Where a container holds what is ours, and the agent's own directory. */
const OURS = '/agentbench';
const AGENT = '/opt/agent';
/** Keeps a container alive whatever its agent does to a `sleep` it sees; where there is none any more it ends, and does not spin. */
const IDLE = [
    '/bin/sh',
    '-c',
    'trap "exit 0" TERM; while :; do sleep 3600 & wait $!; case $? in 126|127) exit 1 ;; esac; done',
];
/** Processes and threads of one container: more than any build takes (Podman's own limit is 2,048), and a fork bomb in one cannot fill the machine. */
const PIDS_LIMIT = 4096;
/** Testbeds in containers of their own, through the Engine API. Throws a UserError where no Docker answers. */
async function dockerProvider(options, agentDirectory, run, machine) {
    const docker = await (0,connect/* connectDocker */.Z)(machine);
    const images = new docker_images/* Images */.T(docker, machine);
    const repositories = new mirror/* RepositoryCache */.R(machine);
    const workdir = options.workdir ?? '/testbed';
    const mounted = agentDirectory !== null && (0,connect/* sharesFiles */.c)(docker);
    return { kind: 'docker', make };
    async function make(request, signal) {
        const { instance } = request;
        const choice = (0,docker_images/* chooseImage */.N)(instance.image, options);
        if (choice === null)
            throw new errors/* TrialError */.ZD('image', `${instance.id} names no image; set the option image`);
        const checkout = await cloneFor(request);
        try {
            const image = await images.provide(choice);
            signal.throwIfAborted();
            const container = await create(request, image);
            await orRemoved(container, signal, () => putArchive(container, archiveOf(planFor(request, checkout))));
            const places = placesFor(request, image);
            return {
                start: (signal) => orRemoved(container, signal, () => start(container, places, signal)),
                discard: () => (0,labels/* removeContainer */.od)(container),
            };
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            if ((0,fault/* statusOf */.c2)(error) === 404 && /no such image/i.test((0,errors/* messageOf */.bD)(error))) {
                images.forget(choice.name);
                throw new errors/* TrialError */.ZD('image', `the image ${choice.name} was deleted while the run was under way`);
            }
            throw (0,fault/* dockerFault */.lp)(error);
        }
        finally {
            if (checkout !== null)
                await (0,promises_.rm)(checkout, { recursive: true, force: true });
        }
    }
    async function start(container, places, signal) {
        const console = await Console.attach(container);
        await container.start();
        signal.throwIfAborted();
        return new DockerTestbed({ container, workdir, console }, places);
    }
    function placesFor({ instance }, image) {
        return {
            image,
            promptFile: `${OURS}/prompt.md`,
            outputDirectory: `${OURS}/output`,
            agentDirectory: agentDirectory === null ? null : AGENT,
            prerunnerDirectory: instance.prerunner === null ? null : `${OURS}/prerunner`,
        };
    }
    async function cloneFor({ instance }) {
        if (instance.repository === null)
            return null;
        const directory = await (0,promises_.mkdtemp)(external_node_path_.join(run.directory, 'clone-'));
        try {
            await repositories.clone(instance.repository, directory);
            return directory;
        }
        catch (error) {
            await (0,promises_.rm)(directory, { recursive: true, force: true });
            throw new errors/* TrialError */.ZD('git', (0,errors/* messageOf */.bD)(error), { cause: error });
        }
    }
    function create({ instance, trial }, image) {
        return docker.createContainer({
            Image: image.name,
            // An image's own entrypoint is to be replaced; where there is none, a kept image is to have none either.
            ...(image.config.Entrypoint?.length ? { Entrypoint: IDLE, Cmd: [] } : { Cmd: IDLE }),
            User: '0:0',
            WorkingDir: workdir,
            Labels: (0,labels/* labelsFor */.dS)(run.id, run.owner, instance.id, trial),
            HostConfig: {
                Init: true,
                // Its output is read as it comes; the Engine need not keep it as well.
                LogConfig: { Type: 'none', Config: {} },
                NetworkMode: options.network,
                PidsLimit: PIDS_LIMIT,
                ...(options.cpus === undefined ? {} : { NanoCpus: Math.round(options.cpus * 1e9) }),
                ...(options.memory === undefined ? {} : { Memory: options.memory, MemorySwap: options.memory }),
                ...(mounted ? { Mounts: [{ Type: 'bind', Source: agentDirectory, Target: AGENT, ReadOnly: true }] } : {}),
            },
        });
    }
    function planFor({ instance, prompt }, checkout) {
        const directories = [
            [workdir, checkout],
            ...instance.fixtures.map(({ source, target }) => [external_node_path_.posix.join(workdir, target), source]),
            [`${OURS}/prerunner`, instance.prerunner],
            [AGENT, mounted ? null : agentDirectory],
        ];
        return {
            emptyDirectories: [OURS, `${OURS}/output`],
            files: [[`${OURS}/prompt.md`, prompt]],
            copies: directories.filter((entry) => entry[1] !== null),
        };
    }
}
/** Does something for a container, which is removed where that fails. */
async function orRemoved(container, signal, work) {
    try {
        return await work();
    }
    catch (error) {
        // What cannot be removed now is swept by the next command; the first fault is the one to tell.
        await (0,labels/* removeContainer */.od)(container).catch(() => { });
        throw signal.aborted ? error : (0,fault/* dockerFault */.lp)(error);
    }
}


/***/ })

};
