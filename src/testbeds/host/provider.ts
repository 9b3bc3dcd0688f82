import { mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failAs, messageOf, TrialError, UserError } from '../../base/errors.ts';
import { findTool } from '../../base/find-tool.ts';
import { keptDirectories, writeRunFile } from '../../base/lease/run-directory.ts';
import type { Machine } from '../../base/machine.ts';
import { statsOf } from '../../base/names-in.ts';
import { removeTree } from '../../base/tree.ts';
import { RepositoryCache } from '../../git/mirror.ts';
import type { Options } from '../../options/options.ts';
import { trialKey } from '../../results/trial-id.ts';
import { copyOver } from '../copy-over.ts';
import type { Enterable, MadeTestbed, ProviderRequest, Testbed, TestbedProvider, TestbedRequest } from '../types.ts';
import { controlGroups } from './cgroup.ts';
import { hostEnvironment } from './environment.ts';
import { interactOnHost } from './interact.ts';
import { Keepers, keeperFor } from './keeper.ts';
import type { Launcher } from './launcher.ts';
import { PlainLauncher } from './plain-launcher.ts';
import { HostTestbed } from './testbed.ts';
import { checkSharedWorkdir, emptyWorkdir, SHARED_WORKDIR, type SharedWorkdir, takeSharedWorkdir } from './workdir.ts';

export type HostOptions = Pick<Options, 'workdir' | 'results-path'>;

const UNKEPT =
  'testbed: host: perl is not installed, and there is no control group: a daemon that clears its environment is not ended after its trial; install perl';
const NO_PROC =
  'The host testbed needs /proc, which is not mounted, or is that of another PID namespace; run: mount -t proc proc /proc';

/**
 * Testbeds on the machine itself, for jobs that are throw-away machines or containers. Throws a UserError for a workdir
 * that cannot be used, and without a /proc of this PID namespace.
 */
export async function hostProvider({
  options,
  agentDirectory,
  run,
  machine,
  tell,
}: ProviderRequest<HostOptions>): Promise<TestbedProvider> {
  if (process.platform === 'linux' && !hasOwnProc()) throw new UserError(NO_PROC);
  const repositories = new RepositoryCache(machine, { open: true });
  const kept = keeperFor(process.platform, findTool('perl', machine.environment.PATH) !== null);
  let shared: SharedWorkdir | null = null;
  if (options.workdir !== undefined) {
    await checkSharedWorkdir({ options, agentDirectory, machine });
    shared = await takeSharedWorkdir(options.workdir);
    writeRunFile(run, SHARED_WORKDIR, JSON.stringify(shared));
  }
  const openGroup = controlGroups(run);
  let opened = 0;

  return { kind: 'host', harnessAddress: async () => '127.0.0.1', async provideImage() {}, forgetFailures() {}, make };

  /** Prepares only remote content: files that lie ready beside a running trial are within its agent's reach. */
  async function make(request: TestbedRequest): Promise<MadeTestbed> {
    const { repository } = request.instance;
    if (repository !== null) await repositories.fetch(repository).catch(failAs('git'));
    return { start: (signal) => start(request, signal), async discard() {} };
  }

  async function start({ instance, trial, prompt }: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
    // Short names: the path of a socket below TMPDIR may have 107 characters in all.
    const number = ++opened;
    const directory = path.join(run.directory, String(number));
    const workdir = shared?.path ?? path.join(directory, 'workdir');
    const environment = hostEnvironment(machine.environment, path.join(directory, 'tmp'));
    const places = {
      trial: trialKey({ instance, trial }),
      directory,
      workdir,
      shared,
      agentDirectory,
      prerunnerDirectory: instance.prerunner === null ? null : path.join(directory, 'prerunner'),
      shell: machine.environment.SHELL,
      environment,
      group: openGroup?.(number) ?? null,
    };
    if (!kept && places.group === null && number === 1 && process.platform === 'linux') tell(UNKEPT);
    let launcher: Launcher | undefined;
    try {
      const group = places.group?.directory ?? null;
      launcher = kept ? new Keepers(environment, group) : new PlainLauncher(directory, group);
      const testbed = new HostTestbed(places, launcher);
      mkdirSync(environment.TMPDIR, { recursive: true });
      mkdirSync(testbed.outputDirectory);
      mkdirSync(testbed.agentHome);
      writeFileSync(testbed.promptFile, prompt);
      if (shared === null) mkdirSync(workdir);
      else await emptyWorkdir(shared);
      signal.throwIfAborted();
      if (instance.repository !== null) {
        testbed.commit = await repositories.clone(instance.repository, workdir).catch(failAs('git'));
      }
      for (const { source, target } of instance.fixtures) await copyOver(source, path.join(workdir, target));
      if (instance.prerunner !== null) await copyOver(instance.prerunner, testbed.prerunnerDirectory!);
      return testbed;
    } catch (error) {
      await launcher?.release();
      await places.group?.end();
      // The end of the run tries again, and reports leftovers.
      await removeTree(directory).catch(() => {});
      if (error instanceof TrialError || signal.aborted) throw error;
      throw new TrialError('testbed', messageOf(error), { cause: error });
    }
  }
}

/** True if processes can be found in /proc by their numbers, as they are in this process's PID namespace. */
function hasOwnProc(): boolean {
  try {
    return readlinkSync('/proc/self') === String(process.pid);
  } catch {
    return false;
  }
}

/** A workdir that was kept on this machine; null if it is gone, or was not kept. */
export async function keptWorkdir(workdir: string, machine: Machine): Promise<Enterable | null> {
  if (!keptDirectories(machine).includes(path.dirname(workdir))) return null;
  if (!statsOf(workdir)?.isDirectory()) return null;
  const own = hostEnvironment(machine.environment, machine.temporaryDirectory);
  const places = { workdir, shell: machine.environment.SHELL };
  return {
    interact: (command, seat, signal) =>
      interactOnHost({ ...command, environment: { ...own, ...command.environment } }, places, seat, signal),
  };
}
