/** Zip archives byte by byte, so that each field can be a lie. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string | Buffer;
  content?: string | Buffer;
  /** 8 (deflate) unless told; 0 stores. */
  method?: number;
  flags?: number;
  /** File type and permissions as Unix has them; a plain file's unless told. */
  mode?: number;
  /** What the headers say, where it is not the truth. */
  claimed?: { size?: number; compressed?: number; crc?: number; offset?: number };
  /** The stored bytes, where they are not the content. */
  raw?: Buffer;
  /** The extra field of the archive's directory. */
  extra?: Buffer;
}

/** An archive of these entries. `end`: what its last record says, where it is not the truth. */
export function zip(entries: ZipEntry[], end: { entries?: number; offset?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { method = 8, flags = 0, mode = 0o100644, claimed = {}, extra = Buffer.alloc(0) } = entry;
    const name = Buffer.from(entry.name as string);
    const content = Buffer.from((entry.content ?? '{}') as string);
    const raw = entry.raw ?? (method === 0 ? content : deflateRawSync(content));
    // From the version to the extra field's length, as both headers have it.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(claimed.crc ?? crc32(content), 10);
    common.writeUInt32LE(claimed.compressed ?? raw.length, 14);
    common.writeUInt32LE(claimed.size ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, raw]);
    common.writeUInt16LE(extra.length, 24);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((mode << 16) >>> 0) as number, 6);
    rest.writeUInt32LE(claimed.offset ?? offset, 10);
    // Made on Unix.
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), common, rest, name, extra);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(end.entries ?? entries.length, 4);
  last.writeUInt16LE(end.entries ?? entries.length, 6);
  last.writeUInt32LE(listed.length, 8);
  last.writeUInt32LE(end.offset ?? offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), last]);
}

/** The extra field with 64-bit values: size, compressed size, offset, each where its own field is all ones. */
export function zip64Extra(...values: bigint[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, index) => {
    field.writeBigUInt64LE(value, 4 + 8 * index);
  });
  return field;
}

/** An archive whose 64-bit last record says where things are, as it likes. */
export function zip64End(entries: bigint, directoryAt: bigint, recordAt?: bigint): Buffer {
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 0, 'latin1');
  record.writeBigUInt64LE(entries, 32);
  record.writeBigUInt64LE(directoryAt, 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 0, 'latin1');
  locator.writeBigUInt64LE(recordAt ?? 0n, 8);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 0, 'latin1');
  return Buffer.concat([record, locator, last]);
}
