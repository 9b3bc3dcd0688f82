import { UserError } from '../../base/errors.ts';
import { NO_CHECKOUT } from '../../base/find-tool.ts';
import type { Machine } from '../../base/machine.ts';
import { lastLine } from '../../base/text/last-line.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { PYTHON_AGENT } from '../../programs/python-agent.ts';
import type { PypiInstall } from '../kit/types.ts';

/** The Pythons for which the locks have digests. */
const VERSIONS = ['3.12', '3.11'];

/**
 * Installs packages of PyPI into an empty directory, with a copy of this machine's Python and its C library. Throws a
 * UserError if there is no such Python, or a package is not there, or differs.
 */
export async function installPypi(
  install: PypiInstall,
  about: { title: string; version: string; isDefault: boolean; directory: string },
  machine: Machine,
): Promise<void> {
  const versions = install.pythons ?? VERSIONS;
  const python = await findPython(versions, machine);
  if (python === null)
    throw new UserError(
      `agent: ${about.title} needs Python ${versions.join(' or ')} with pip on this machine, which is taken along; install it (actions/setup-python)`,
    );
  const open = [`${install.package}==${about.version}`, ...install.with].join('\n');
  const requirements = about.isDefault ? withHashes(install.lock) : open;
  const result = await machine.runTool(python, ['-c', PYTHON_AGENT, about.directory, requirements], {
    cwd: NO_CHECKOUT,
  });
  if (result.exitCode === 0) return;
  const last = lastLine(result.stderr);
  // Without an index, pip ends as for a package without versions, and tells the cause only when it tries again.
  const unread = result.stderr.includes('(from versions: none)');
  const broken = [...result.stderr.matchAll(/connection broken by '(.*)': \//g)].at(-1)?.[1];
  const said = unread && broken !== undefined ? `pip does not reach its index: ${broken}` : last;
  if (!unread && /No matching distribution/.test(last) && last.includes(`${install.package}==`))
    throw new UserError(`agent: there is no version ${about.version} of ${install.package} for Python on Linux`);
  throw new UserError(`agent: ${about.title} ${about.version} cannot be installed: ${plainLine(said, 400)}`);
}

/** The first Python of these versions on PATH that has pip; null if there is none. */
async function findPython(versions: string[], machine: Machine): Promise<string | null> {
  const script = 'import pip, sys; print("%d.%d" % sys.version_info[:2])';
  for (const python of [...versions.map((version) => `python${version}`), 'python3']) {
    const found = await machine.runTool(python, ['-c', script], { cwd: NO_CHECKOUT }).catch(() => null);
    if (found?.exitCode === 0 && versions.includes(found.stdout.trim())) return python;
  }
  return null;
}

/** `name==version digest …` lines as pip reads them. */
function withHashes(lock: string): string {
  return lock.trim().replaceAll(/ ([0-9a-f]{64})/g, ' --hash=sha256:$1');
}
