import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { objectOf, parsedJson, wordsOfCommand } from '../base/json-value.ts';
import { canBeSocket } from '../base/socket-path.ts';
import { quote } from '../base/text/shell.ts';
import { removeTree } from '../base/tree.ts';
import { JUDGE_EXEC } from '../programs/judge-exec.ts';
import type { ExecResult, TestbedExec } from './types.ts';

/** Limits of one verdict's commands, one request's characters, and the bytes passed on of each output. */
const MOST_COMMANDS = 100;
const LARGEST_REQUEST = 1024 * 1024;
const LARGEST_OUTPUT = 256 * 1024;

/** A connection from programs of this machine into a testbed. */
export interface ExecBridge {
  /** Path of a program that runs its arguments in the testbed. */
  executable: string;
  /** Closes the bridge once running commands have ended, and removes its files. */
  close(): Promise<void>;
}

/**
 * Opens a bridge with its files in `directory` (created for this user alone), or in /tmp if that path is too long for a
 * socket.
 */
export async function openExecBridge(directory: string, exec: TestbedExec): Promise<ExecBridge> {
  const home = canBeSocket(path.join(directory, 's')) ? directory : await mkdtemp('/tmp/agentbench-judge-');
  const sockets = new Set<Socket>();
  /** Connections that have not sent their request yet. */
  const silent = new Set<Socket>();
  const underWay = new Set<Promise<void>>();
  let commands = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A judge that was ended in the middle of a request is no fault.
    socket.on('error', () => {});
    const work = serve(socket).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await listen(server, path.join(home, 's'));
    const client = path.join(home, 'client.mjs');
    await writeFile(client, JUDGE_EXEC);
    const executable = path.join(home, 'exec');
    await writeFile(executable, `#!/bin/sh\nexec ${quote(process.execPath)} ${quote(client)} "$@"\n`, { mode: 0o700 });
    return { executable, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function serve(socket: Socket): Promise<void> {
    silent.add(socket);
    const line = await readLine(socket);
    silent.delete(socket);
    if (line === null) return void socket.destroy();
    socket.end(`${JSON.stringify(await answer(line))}\n`);
  }

  async function answer(line: string): Promise<ExecResult | { error: string }> {
    if (line.length > LARGEST_REQUEST)
      return { error: 'the arguments are longer than 1 MiB; write them to a file in the testbed, in several commands' };
    const argv = argvOf(line);
    if (argv === null) return { error: 'usage: "$AGENTBENCH_EXEC" COMMAND [ARGUMENT]...' };
    commands += 1;
    if (commands > MOST_COMMANDS) return { error: `a verdict may run ${MOST_COMMANDS} commands; this is one more` };
    try {
      return withinBounds(await exec(argv));
    } catch (error) {
      return { error: `the command could not be run: ${messageOf(error)}` };
    }
  }

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of silent) socket.destroy();
    await Promise.all(underWay);
    for (const socket of sockets) socket.destroy();
    await closed;
    await removeTree(home);
  }
}

/** The first line, or its beginning if it is too long; null if the connection ends before it. */
function readLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    const take = (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end < 0 && text.length <= LARGEST_REQUEST) return;
      // The rest is read all the same: a program that still writes would not see the answer.
      socket.off('data', take).resume();
      resolve(end < 0 ? text : text.slice(0, end));
    };
    socket.on('data', take);
    socket.on('end', () => resolve(null));
    socket.on('close', () => resolve(null));
  });
}

function argvOf(line: string): [string, ...string[]] | null {
  return wordsOfCommand(objectOf(parsedJson(line))?.argv);
}

function withinBounds(result: ExecResult): ExecResult {
  const stdout = cut(result.stdout);
  const stderr = cut(result.stderr);
  if (stdout === result.stdout && stderr === result.stderr) return result;
  return { ...result, stdout, stderr: `${stderr}\nagentbench: output was cut after ${LARGEST_OUTPUT} bytes\n` };
}

function cut(text: string): string {
  const bytes = Buffer.from(text);
  // The cut may have split a character.
  return bytes.length <= LARGEST_OUTPUT
    ? text
    : bytes
        .subarray(0, LARGEST_OUTPUT)
        .toString()
        .replace(/\ufffd$/, '');
}

function listen(server: Server, socket: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
}
