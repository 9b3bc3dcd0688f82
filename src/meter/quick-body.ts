import type { IncomingMessage } from 'node:http';
import type { OnReadOpts, Socket } from 'node:net';

/** All connections read into it: each read is taken out before the next one begins. */
const READ = Buffer.allocUnsafeSlow(256 * 1024);
/** No chunk is longer, in bytes, and no line before one, in characters. */
const LONGEST_CHUNK = 2 ** 40;
const LONGEST_LINE = 4096;

const LF = 10;
const CR = 13;

/**
 * The bytes that come on one connection to a provider. Of an answer in chunks, which are as many as a model has words,
 * the body goes to the answer past Node.js' parser, one piece a read: that is a third of the work. All else, and the end
 * of a body, goes to the parser, which settles what the answer came to.
 */
class QuickBody {
  #socket: Socket | null = null;
  #answer: IncomingMessage | null = null;
  #place: 'head' | 'size' | 'extension' | 'data' | 'end of data' | 'as it is' = 'head';
  /** The head so far. */
  #head = '';
  /** Of the chunk, in bytes. */
  #left = 0;
  #line = 0;

  /** Connects with the options for it. */
  connect(connecting: (onread: OnReadOpts) => Socket): Socket {
    this.#socket = connecting({ buffer: READ, callback: (size) => this.#read(READ.subarray(0, size)) });
    return this.#socket;
  }

  /** The next bytes are the head of an answer. */
  begin(): void {
    this.#answer = null;
    this.#place = 'head';
    this.#head = '';
  }

  /** The answer whose head has just been read takes its body from here. */
  pass(answer: IncomingMessage): void {
    if (this.#place === 'head') this.#answer = answer;
  }

  /** False if nothing more is to be read for now. */
  #read(bytes: Buffer): boolean {
    let rest = bytes;
    while (this.#place === 'head' && rest.length > 0) rest = this.#readHead(rest);
    if (rest.length === 0) return true;
    return this.#place === 'as it is' ? this.#parse(rest) : this.#readChunks(rest);
  }

  #parse(bytes: Buffer): boolean {
    return this.#socket!.push(Buffer.from(bytes));
  }

  /** Returns the bytes after the head. */
  #readHead(bytes: Buffer): Buffer {
    const before = this.#head.length;
    this.#head += bytes.toString('latin1');
    const end = this.#head.indexOf('\r\n\r\n');
    const own = end < 0 ? bytes.length : end + 4 - before;
    const head = this.#head.slice(0, end);
    // The parser tells the forwarder of the answer, which calls `pass`.
    this.#parse(bytes.subarray(0, own));
    if (end < 0) return bytes.subarray(own);
    this.#head = '';
    if (/^HTTP\/1\.1 1\d\d /.test(head)) return bytes.subarray(own);
    const isChunked = /^transfer-encoding:[ \t]*chunked[ \t]*$/im.test(head) && !/^content-length:/im.test(head);
    this.#place = isChunked && this.#answer !== null ? 'size' : 'as it is';
    this.#left = 0;
    this.#line = 0;
    return bytes.subarray(own);
  }

  #readChunks(bytes: Buffer): boolean {
    const body = Buffer.allocUnsafe(bytes.length);
    let filled = 0;
    let at = 0;
    let wrong = false;
    while (at < bytes.length && this.#place !== 'as it is' && !wrong) {
      if (this.#place === 'data') {
        const end = Math.min(bytes.length, at + this.#left);
        bytes.copy(body, filled, at, end);
        filled += end - at;
        this.#left -= end - at;
        at = end;
        if (this.#left === 0) this.#place = 'end of data';
      } else wrong = !this.#readLine(bytes[at++]!);
    }
    const more = filled === 0 || this.#answer!.push(body.subarray(0, filled));
    if (wrong) this.#socket!.destroy(new Error('the answer is not in chunks'));
    if (this.#place !== 'as it is') return more;
    return this.#parse(Buffer.from(`0\r\n${bytes.toString('latin1', at)}`, 'latin1'));
  }

  /** Reads a byte between the data of two chunks; false if it is none. */
  #readLine(byte: number): boolean {
    if (this.#place === 'end of data') {
      if (byte === LF && this.#line === 1) {
        this.#place = 'size';
        this.#line = 0;
      } else if (byte === CR && this.#line === 0) this.#line = 1;
      else return false;
      return true;
    }
    if (byte === LF) {
      if (this.#line === 0) return false;
      this.#line = 0;
      this.#place = this.#left === 0 ? 'as it is' : 'data';
      return true;
    }
    this.#line += 1;
    if (this.#line > LONGEST_LINE) return false;
    if (this.#place === 'extension') return true;
    const digit = digitOf(byte);
    if (digit !== null) this.#left = this.#left * 16 + digit;
    else if (this.#line === 1) return false;
    else this.#place = 'extension';
    return this.#left <= LONGEST_CHUNK;
  }
}

/** The value of a hexadecimal digit. */
function digitOf(byte: number): number | null {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : null;
}

const connections = new WeakMap<object, QuickBody>();

/** Makes a connection whose bodies in chunks are read quickly. */
export function connectQuickly(connecting: (onread: OnReadOpts) => Socket): Socket {
  const body = new QuickBody();
  const socket = body.connect(connecting);
  connections.set(socket, body);
  return socket;
}

/** Tells that a connection has been given to its next request. */
export function beginAnswer(socket: object): void {
  connections.get(socket)?.begin();
}

/** Gives an answer its body the quick way, if its connection has one; to be called when its head has come. */
export function passQuickly(answer: IncomingMessage): void {
  const { statusCode } = answer;
  if (statusCode !== 204 && statusCode !== 304) connections.get(answer.socket)?.pass(answer);
}
