/**
 * The Engine's stream of an exec without a terminal: frames of an 8 byte header (1: stdout, 2: stderr; length as big-endian
 * 32 bit at 4) and a payload. Payloads are handed on as they come, also in parts, so that no frame is ever held whole.
 */
export async function demultiplex(
  stream: AsyncIterable<Buffer>,
  output: (stream: 'stdout' | 'stderr', chunk: Buffer) => void | Promise<void>,
): Promise<void> {
  let header = Buffer.alloc(0);
  let left = 0;
  let kind: 'stdout' | 'stderr' = 'stdout';
  for await (let chunk of stream) {
    while (chunk.length > 0) {
      if (left === 0) {
        const missing = 8 - header.length;
        header = Buffer.concat([header, chunk.subarray(0, missing)]);
        chunk = chunk.subarray(missing);
        if (header.length < 8) break;
        kind = header[0] === 2 ? 'stderr' : 'stdout';
        left = header.readUInt32BE(4);
        header = Buffer.alloc(0);
        continue;
      }
      const payload = chunk.subarray(0, left);
      chunk = chunk.subarray(left);
      left -= payload.length;
      await output(kind, payload);
    }
  }
}
