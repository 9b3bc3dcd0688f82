// The program behind AGENTBENCH_EXEC: sends its arguments to the socket beside it and passes on the answer. Exits with
// 125 if the command was not run, with 124 at its time limit.
import net from 'node:net';
import path from 'node:path';

const socket = net.connect(path.join(import.meta.dirname, 's'));
let text = '';
socket.setEncoding('utf8');
socket.on('data', (chunk) => {
  text += chunk;
});
socket.on('error', (error) => end({ error: error.message }));
socket.on('end', () => {
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: 'the verdict has ended' };
  }
  end(answer);
});
socket.write(`${JSON.stringify({ argv: process.argv.slice(2) })}\n`);

function end({ error, exitCode, timedOut, stdout, stderr }) {
  if (error !== undefined) {
    process.stderr.write(`agentbench: ${error}\n`);
    process.exitCode = 125;
    return;
  }
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (timedOut) process.stderr.write('agentbench: the command was ended at its time limit\n');
  process.exitCode = exitCode ?? (timedOut ? 124 : 1);
}
