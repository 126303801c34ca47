import pg from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'countersign_sockets';
/** Pauses between two attempts to connect: the first one, doubled up to the longest. */
const RETRY_MS = 1000;
const RETRY_MAX_MS = 15_000;
/** The name of the connection that each server keeps to reach the pages of the others. */
export const SOCKETS_CONNECTION = 'countersign sockets';
const TIMEOUT_MS = 10_000;
/** A listening connection whose other end vanished silently is noticed after this and the time-out. */
const HEARTBEAT_MS = 15_000;

export interface WireOptions {
  /** Of a connection to the database that stays with its client. */
  readonly url: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly receive: (text: string) => void;
  /** Called once this process hears the others, at first and after it was disconnected. */
  readonly onListening: () => void;
  /** Called after this process was disconnected for a while: messages sent meanwhile are lost. */
  readonly onReturn: () => void;
}

/** One connection for LISTEN and NOTIFY, so that messages arrive in the order they were sent; opened again when it breaks. */
export class Wire {
  readonly #options: WireOptions;
  #client: pg.Client | null = null;
  #connecting: Promise<void>;
  #said: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#connecting = this.#connect(false);
  }

  /** Without a connection it sends nothing: pushes are hints, and each process serves its own sockets. */
  say(text: string): void {
    const client = this.#client;
    if (client === null) return;
    this.#said = this.#said.then(() => this.#ask(client, 'select pg_notify($1, $2)', [CHANNEL, text]));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    await this.#connecting;
    await this.#said;
    await this.#client?.end().catch(this.#warn);
  }

  readonly #warn = (error: unknown): void => {
    if (!this.#closed) this.#options.log.warn({ err: error }, 'other processes could not be notified');
  };

  /** A connection that does not answer is given up, and a new one is opened. */
  async #ask(client: pg.Client, text: string, values: string[] = []): Promise<void> {
    if (this.#client !== client) return;
    try {
      await client.query(text, values);
    } catch (error) {
      this.#warn(error);
      await client.end().catch(this.#warn);
    }
  }

  async #connect(isReturn: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: SOCKETS_CONNECTION,
      keepAlive: true,
    });
    client.on('error', this.#warn);
    client.on('notification', ({ payload = '' }) => this.#options.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#warn(error);
      await client.end().catch(this.#warn);
      return this.#again();
    }
    this.#failures = 0;
    this.#client = client;
    this.#heartbeat = setInterval(() => {
      this.#said = this.#said.then(() => this.#ask(client, 'select 1'));
    }, HEARTBEAT_MS);
    client.on('end', () => {
      this.#client = null;
      this.#again();
    });
    this.#options.onListening();
    if (isReturn) this.#options.onReturn();
  }

  #again(): void {
    clearInterval(this.#heartbeat);
    if (this.#closed) return;
    const waitMs = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => {
      this.#connecting = this.#connect(true);
    }, waitMs);
  }
}
