/** True if a configuration file's text leaves its tool's reports as they are. */
export type Harmless = (text: string) => boolean;

/** Accepts a text of blank lines. */
export const isBlank: Harmless = (text) => text.trim() === '';

/** Accepts a text of blank lines and comments with `#`: to many tools, a line with `;` says something. */
export const saysNothing: Harmless = (text) => linesOf(text, /^#/).length === 0;

/** Accepts a text if each of its lines begins like this, comments and blank lines aside. */
export function saysOnly(begins: RegExp): Harmless {
  return (text) => linesOf(text).every((line) => begins.test(line));
}

/**
 * Accepts a file of `[section]` and `key = value` if each setting, as `section.key = value` in lower case, begins like
 * this.
 */
export function setsOnly(begins: RegExp): Harmless {
  return (text) => {
    let section = '';
    return linesOf(text).every((line) => {
      const [, head, rest] = /^\[([^\]]*)\](.*)$/.exec(line) ?? [];
      if (head !== undefined) section = head.trim().toLowerCase();
      const setting = (rest ?? line).trim();
      return setting === '' || begins.test(`${section}.${setting.toLowerCase()}`);
    });
  };
}

/**
 * True for an `/etc/hosts` in which `localhost` is this machine and no name of the wider network is given an address.
 */
export function namesThisMachine(text: string): boolean {
  return linesOf(text).every((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const local = /^(127\.[\d.]+|::1)$/.test(address);
    return names.every((name) =>
      /^localhost\b/i.test(name) ? local : !name.includes('.') || /\.(local|localdomain|internal|test)$/i.test(name),
    );
  });
}

/** Complete `import` lines of setuptools, virtualenv, editable packages and namespace packages. */
const USUAL_IMPORTS = [
  /^import os; var = 'SETUPTOOLS_USE_DISTUTILS'; enabled = os\.environ\.get\(var, '\w+'\) == 'local'; enabled and __import__\('_distutils_hack'\)(\.add_shim\(\))?;?$/,
  /^import _virtualenv$/,
  /^import (__editable___\w+_finder); \1\.install\(\)$/,
  /^import sys, types, os;(has_mfs = sys\.version_info > \(3, 5\);)?p = os\.path\.join\(sys\._getframe\(1\)\.f_locals\['sitedir'\], \*\(('\w+',? ?)+\)\);importlib = has_mfs and __import__\('importlib\.util'\);has_mfs and __import__\('importlib\.machinery'\);m = has_mfs and sys\.modules\.setdefault\('[\w.]+', importlib\.util\.module_from_spec\(importlib\.machinery\.PathFinder\.find_spec\('[\w.]+', \[os\.path\.dirname\(p\)\]\)\)\);m = m or sys\.modules\.setdefault\('[\w.]+', types\.ModuleType\('[\w.]+'\)\);mp = \(m or \[\]\) and m\.__dict__\.setdefault\('__path__',\[\]\);\(p not in mp\) and mp\.append\(p\)(;m and setattr\(sys\.modules\['[\w.]+'\], '\w+', m\))?$/,
];

/** SHA-256 of files of pytest-cov and coverage, which run code if their environment asks for it. */
const USUAL_FILES = new Set([
  'f47446a60fdf5905e84e7d7c892baf92f8d5a3226d0da1599b9c014eab6c7ddb',
  'b8e1b828090bfec4b25656d04cd0948d3e70221ea8281ac0e12569eef48ae2a6',
  '320272733976834259547e559d769d87e2c1c7ead17c90446376800e79f2aeb4',
  'ef2ed06d19867ec669c09a804060666a9cd5e383af0a9d11aa2de79b77d448e8',
]);

/** White space that Python ignores at the end of a line, or takes for one, unlike the look at the directories it names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const ODD_SPACE = /[^\S\n\r\t ]|[\x1c-\x1f\x85]|\r(?!\n)/;

/** True for a `.pth` file that names directories, and runs only code that packaging tools have every Python run. */
export function isUsualPth(text: string, sha256: string | null): boolean {
  if (sha256 !== null && USUAL_FILES.has(sha256)) return true;
  if (ODD_SPACE.test(text)) return false;
  const imports = linesOf(text).filter((line) => /^import\s/.test(line));
  return imports.every((line) => USUAL_IMPORTS.some((usual) => usual.test(line)));
}

function linesOf(text: string, comment = /^[#;]/): string[] {
  return text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !comment.test(line));
}
