// Runs beside a container without a network, in its network namespace: passes each connection to a port of its loopback on
// to the harness's socket. Usage: relay.mjs PORT SOCKET. Prints one line when it listens.
import net from 'node:net';

const [port, socket] = process.argv.slice(2);

const server = net.createServer({ allowHalfOpen: true }, (inside) => {
  const outside = net.connect({ path: socket, allowHalfOpen: true });
  inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());
  outside.on('error', () => inside.resetAndDestroy()).on('close', () => inside.destroySoon());
  inside.pipe(outside);
  outside.pipe(inside);
});
// More would exhaust the files of this program, which is the testbed's only way out.
server.maxConnections = 1024;
server.on('error', (error) => {
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
