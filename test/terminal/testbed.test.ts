import { expect, test } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { openTerminal } from '../../src/terminal/terminal.ts';
import { aTestbed } from '../support/testbed.ts';
import { HANGS } from './support.ts';

const signal = new AbortController().signal;
const redactor = new Redactor([]);

test.each(['docker', 'host'] as const)('commands in a testbed (%s)', async (kind) => {
  const testbed = await aTestbed(kind);
  const terminal = await openTerminal(testbed, { redactor }, signal);
  const run = (script: string, input: string[] | null) =>
    terminal.run({ script, input, environment: { NAME: 'x y' }, timeout: HANGS }, signal);

  const input = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const menu = await run('for i in {1..100}; do read -p "? " line; echo "got $line"; done', input);
  expect(menu).toMatchObject({ exitCode: 0, end: 'exit', typed: 100, guessed: 0 });
  expect(menu.transcript).toBe(input.map((line) => `? ${line}\ngot ${line}\n`).join(''));
  expect(await run('pwd; echo $NAME; cat', null)).toMatchObject({
    exitCode: 0,
    transcript: `${testbed.workdir}\nx y\n`,
  });
  expect(await run('cat', ['a'])).toMatchObject({ end: 'interrupted', exitCode: 130, transcript: 'a\na\n^C' });

  const worker = '(while read -r line; do sleep 0.3; echo "answer to $line"; done < ask) &';
  const asks = 'read line; echo "$line" >&3; read line; echo "$line" >&3; exec 3>&-; wait';
  const job = await run(`mkfifo ask; ${worker} exec 3> ask; ${asks}`, ['one', 'two']);
  expect(job).toMatchObject({ transcript: 'one\nanswer to one\ntwo\nanswer to two\n', typed: 2, guessed: 0 });
  const polls = 'until read -t 0; do sleep 0.05; done; read line; echo "got $line"';
  expect(await run(polls, ['one'])).toMatchObject({ end: 'exit', transcript: 'one\ngot one\n', typed: 1 });

  const server = `perl -MIO::Socket::INET -e 'my $s = IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1") or die; open my $f, ">", "port.new"; print $f $s->sockport; close $f; rename "port.new", "port"; sleep 900'`;
  const begun = 'until [ -s port ]; do sleep 0.05; done';
  expect(await run(`${server} & ${begun}`, null)).toMatchObject({ end: 'exit', exitCode: 0 });
  expect(await run('exec 3<>/dev/tcp/127.0.0.1/$(cat port) && echo connected', null)).toMatchObject({
    transcript: 'connected\n',
  });
  expect(await terminal.endLeft(signal)).toBe(0);
  expect((await run('exec 3<>/dev/tcp/127.0.0.1/$(cat port)', null)).exitCode).toBe(1);

  // The driver is the parent of the command's own.
  const lost = await run('kill -KILL $(cut -d" " -f4 /proc/$PPID/stat); sleep 5', []);
  expect(lost).toMatchObject({ lost: true, exitCode: null, typed: 0 });
  expect(await run('echo on', null)).toMatchObject({ exitCode: 0, transcript: 'on\n' });
  terminal.close();
});
