import pg from 'pg';
import type { Logger } from 'pino';
import type { Namespace, Server } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';

const CHANNEL = 'countersign_sockets';
const RETRY_MS = 1000;
const TIMEOUT_MS = 10_000;

export interface ProcessesOptions {
  readonly databaseUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  /** After this process has been deaf for a while: what was said meanwhile is lost. */
  readonly onReturn: () => void;
}

/**
 * Lets the sockets of several processes on one PostgreSQL hear each other's pushes, by its LISTEN and NOTIFY. The
 * embedded database has one process, whose sockets need nobody. Own sockets are never kept waiting: they hear a push
 * whether the others can be told or not.
 */
export function joinProcesses(io: Server, options: ProcessesOptions): { close(): Promise<void> } {
  const adapters = new Map<string, ProcessAdapter>();
  const wire = new Wire(options, (message) => adapters.get(message.nsp)?.hear(message));
  io.adapter(
    class extends ProcessAdapter {
      constructor(namespace: Namespace) {
        super(namespace, wire);
        adapters.set(namespace.name, this);
      }
    },
  );
  return { close: () => wire.close() };
}

class ProcessAdapter extends ClusterAdapter {
  readonly #wire: Wire;
  constructor(namespace: Namespace, wire: Wire) {
    super(namespace);
    this.#wire = wire;
  }

  hear(message: ClusterMessage): void {
    this.onMessage(message);
  }

  protected override async doPublish(message: ClusterMessage): Promise<string> {
    this.#wire.say(message);
    return '';
  }

  /** Only questions have answers, and nothing here asks the sockets of others. */
  protected override async doPublishResponse(): Promise<void> {}
}

/** One connection that listens and speaks, so that what is said in an order is heard in it; connected anew when it breaks. */
class Wire {
  readonly #options: ProcessesOptions;
  readonly #hear: (message: ClusterMessage) => void;
  #client: pg.Client | null = null;
  #connecting: Promise<void>;
  #said: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ProcessesOptions, hear: (message: ClusterMessage) => void) {
    this.#options = options;
    this.#hear = hear;
    this.#connecting = this.#connect(false);
  }

  /** Without a connection it says nothing: pushes are hints, and each process looks after its own sockets. */
  say(message: ClusterMessage): void {
    const client = this.#client;
    if (client === null) return;
    const text = JSON.stringify(message);
    this.#said = this.#said.then(() => client.query('select pg_notify($1, $2)', [CHANNEL, text])).catch(this.#warn);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#connecting;
    await this.#said;
    await this.#client?.end().catch(this.#warn);
  }

  readonly #warn = (error: unknown): void => {
    if (!this.#closed) this.#options.log.warn({ err: error }, 'the sockets of other processes could not be told');
  };

  async #connect(isReturn: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'countersign sockets',
      keepAlive: true,
    });
    client.on('error', this.#warn);
    client.on('notification', ({ payload = '' }) => this.#hear(JSON.parse(payload) as ClusterMessage));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#warn(error);
      await client.end().catch(this.#warn);
      return this.#again();
    }
    this.#client = client;
    client.on('end', () => {
      this.#client = null;
      this.#again();
    });
    if (isReturn) this.#options.onReturn();
  }

  #again(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#connecting = this.#connect(true);
    }, RETRY_MS);
  }
}
