import { quote } from '../base/text/shell.ts';

/**
 * The files that test outcomes depend on beside the interpreter: the standard library, and pytest with its
 * dependencies.
 */
export interface PythonFiles {
  /** Time of the look by the testbed's clock, in seconds; null if Python is not asked for. */
  moment: string | null;
  /** Directories of standard libraries. */
  libraries: string[];
  /** Modules that were written since the look before, and are not a package's file at their place. */
  patched: string[];
  /** True if there are newer ones in compiled form, which cannot be told from forged ones. */
  compiled: boolean;
}

/** Most changed modules to look at; more cannot be an upgrade of these packages. */
export const MOST_MODULES = 8000;
const PACKAGES = ['pytest', '_pytest', 'pluggy', 'iniconfig'];
const LEFT_OUT = ['site-packages', 'dist-packages', 'test', 'idlelib'];

/**
 * Shell text for toolsScript, after it has set `sites` (directories of packages) and `libraries`. New files are found
 * by their change time, which no program can set, so that in most testbeds one process looks at everything. It needs
 * GNU's `find`; with another, it finds nothing.
 */
export function pythonScript(before: PythonFiles | null): string {
  const moment = 'said="${said}moment$tab$(date +%s.%N)$newline"';
  if (before === null || before.moment === null) return moment;
  const pruned = LEFT_OUT.map((name) => `-name ${name}`).join(' -o ');
  return `${moment}
roots=; for folder in ${before.libraries.map(quote).join(' ')}; do [ -d "$folder" ] && roots="$roots$folder$newline"; done
for folder in $sites; do
  for name in ${PACKAGES.join(' ')}; do [ -e "$folder/$name" ] && roots="$roots$folder/$name$newline"; done
done
[ -z "$roots" ] || changed=$(find -L $roots -type d '(' ${pruned} ')' -prune -o -type f '(' -name '*.py' -o -name '*.so' -o -name '*.pyc' ')' -newerct ${quote(`@${before.moment}`)} -print 2>/dev/null | head -n ${MOST_MODULES})
modules=
for path in $changed; do
  case $path in *.pyc) said="\${said}compiled$newline" ;; /*) modules="$modules$path$newline" ;; esac
done
records() {
  set +f
  for folder in $sites; do
    for record in "$folder"/pytest-*-info/RECORD "$folder"/pluggy-*-info/RECORD "$folder"/iniconfig-*-info/RECORD; do
      [ -f "$record" ] && sed -n "s|^\\([^,]*\\),sha256=\\([^,]*\\),.*|record$tab\\2$tab$folder/\\1|p" "$record"
    done
  done
  set -f
}
[ -z "$modules" ] || {
  sums=$(md5sum $modules 2>/dev/null)
  said="$said$(for path in $modules; do echo "module$tab$path"; done; sha256sum $modules; echo "$sums"
    set +f; echo "$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums | sed "s/^/owns$tab/"; set -f
    records)$newline"
} 2>/dev/null`;
}

/** A file's SHA-256 as in pip's RECORD files. */
export function asRecorded(sha256: string): string {
  return Buffer.from(sha256, 'hex').toString('base64url');
}
