import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { until } from './place.ts';
import { pids, send, wordsOf } from './world.ts';

const IMAGE = 'debian:bookworm';

/** A Docker daemon of a file's own, to be killed and stopped; with the one image that the rows use. */
export class PrivateDocker {
  readonly directory: string;
  readonly socket: string;
  #daemon: ChildProcess | null = null;

  private constructor(directory: string) {
    this.directory = directory;
    this.socket = path.join(directory, 'sock');
  }

  /** `size`: its data lie on a file system of this size, `350m`, in memory. */
  static async open(size?: string): Promise<PrivateDocker> {
    const docker = new PrivateDocker(mkdtempSync(path.join(tmpdir(), 'ab-')));
    mkdirSync(docker.data);
    if (size !== undefined) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', docker.data]);
    await docker.#startContainerd();
    await docker.start();
    const load = `docker save ${IMAGE} | docker -H unix://${docker.socket} load`;
    await promisify(execFile)('sh', ['-c', load]);
    return docker;
  }

  get data(): string {
    return path.join(this.directory, 'data');
  }

  /** For the environment of what is to use this daemon. */
  get environment(): Record<string, string> {
    return { DOCKER_HOST: `unix://${this.socket}` };
  }

  /** Starts the daemon, and waits until it answers. */
  async start(...words: string[]): Promise<void> {
    const { directory } = this;
    const place = ['--data-root', this.data, '--exec-root', `${directory}/exec`, '--pidfile', `${directory}/pid`];
    const network = ['--bridge=none', '--iptables=false', '--ip6tables=false'];
    const sockets = ['-H', `unix://${this.socket}`, '--containerd', `${directory}/containerd.sock`];
    // In a network of its own: with `--bridge=none` a daemon deletes the docker0 of the machine's daemon.
    const daemon = this.#spawn('unshare', ['--net', 'dockerd', ...place, ...network, ...sockets, ...words]);
    this.#daemon = daemon;
    await until(
      () => daemon.exitCode !== null || this.#answers(),
      () => this.#log(),
    );
    if (daemon.exitCode !== null) throw new Error(`dockerd has ended:\n${this.#log()}`);
  }

  /** As on most machines: a service of its own, which outlives a dockerd. */
  async #startContainerd(): Promise<void> {
    const { directory } = this;
    const socket = `${directory}/containerd.sock`;
    this.#spawn('containerd', ['--root', `${this.data}/ctr`, '--state', `${directory}/state`, '--address', socket]);
    await until(
      () => existsSync(socket),
      () => this.#log(),
    );
  }

  #spawn(program: string, words: string[]): ChildProcess {
    const log = openSync(path.join(this.directory, 'log'), 'a');
    // One thread, as scripts/prepare-tests.sh has it, which says why.
    const env = { ...process.env, GOMAXPROCS: '1', PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
    const child = spawn(program, words, { stdio: ['ignore', log, log], env });
    closeSync(log);
    return child;
  }

  #log(): string {
    return readFileSync(path.join(this.directory, 'log'), 'utf8').slice(-2000);
  }

  /** SIGKILL; back when it is dead. Its containers live on. */
  async kill(): Promise<void> {
    const daemon = this.#daemon!;
    const dead = new Promise((resolve) => daemon.once('exit', resolve));
    daemon.kill('SIGKILL');
    await dead;
  }

  /** As its service stops it: it ends its containers first. Back when it is gone. */
  async stop(): Promise<void> {
    const daemon = this.#daemon!;
    const dead = new Promise((resolve) => daemon.once('exit', resolve));
    daemon.kill('SIGTERM');
    await dead;
  }

  /** Hangs the daemon, or has it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#daemon!.kill(name);
  }

  cli(...words: string[]): string {
    return execFileSync('docker', ['-H', `unix://${this.socket}`, ...words], {
      encoding: 'utf8',
      timeout: 240_000,
    }).trim();
  }

  /** Leftovers of runs in it, by name. */
  left(): string[] {
    const containers = this.cli('ps', '-a', '--format', 'container {{.Names}}');
    const volumes = this.cli('volume', 'ls', '--format', 'volume {{.Name}}');
    return `${containers}\n${volumes}`.split('\n').filter((line) => line !== '');
  }

  /** Ends it with all that it has started, and removes its data. */
  async close(): Promise<void> {
    const daemon = this.#daemon!;
    this.signal('SIGCONT');
    if (daemon.exitCode === null && daemon.signalCode === null) await this.stop();
    const own = () => pids().filter((pid) => wordsOf(pid).includes(this.directory));
    await until(
      () => {
        for (const pid of own()) send(pid, 'SIGKILL');
        return own().length === 0;
      },
      () => own().map(wordsOf).join('\n'),
    );
    for (const mount of mountsBelow(this.directory)) execFileSync('umount', ['-l', mount]);
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }

  async #answers(): Promise<boolean> {
    const asked = promisify(execFile)('docker', ['-H', `unix://${this.socket}`, 'version']);
    return await asked.then(
      () => true,
      () => false,
    );
  }
}

/** Mount points below a directory, the deepest first. */
function mountsBelow(directory: string): string[] {
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
  return lines
    .map((line) => line.split(' ')[4] ?? '')
    .filter((mount) => mount.startsWith(`${directory}/`))
    .sort((a, b) => b.length - a.length);
}
