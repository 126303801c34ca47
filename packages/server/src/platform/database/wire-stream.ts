import { Duplex } from 'node:stream';

const TERMINATE = 0x58;
const READY_FOR_QUERY = 0x5a;
/** AuthenticationOk, then ReadyForQuery (idle): the answer to the start-up packet, which PGlite does not understand. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, READY_FOR_QUERY, 0, 0, 0, 5, 0x49]);

/** Takes whole frontend messages, one after the other; returns what the backend answers. */
export type Execute = (parts: readonly Buffer[]) => Promise<Uint8Array>;

/** The socket that `pg` uses; each write is one round trip to the thread of the database. */
export class WireStream extends Duplex {
  readonly #execute: Execute;
  #welcomed = false;

  constructor(execute: Execute) {
    super();
    this.#execute = execute;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    const messages = chunks.map(({ chunk }) => chunk);
    if (messages.at(-1)?.[0] !== TERMINATE || messages.length === 1) return this.#send(messages, done);
    this.#send(messages.slice(0, -1), (error) => {
      if (error) return done(error);
      this.#send(messages.slice(-1), done);
    });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send([chunk], done);
  }

  #send(messages: readonly Buffer[], done: (error?: Error | null) => void): void {
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(WELCOME);
      return done();
    }
    if (messages[0]?.[0] === TERMINATE) {
      this.push(null);
      return done();
    }
    this.#execute(messages).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }
}
