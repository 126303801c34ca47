import pg from 'pg';
import type { Logger } from 'pino';

/** The channel on which processes tell each other of their changes, inside the transactions that make them. */
export const BROADCASTS = 'countersign_broadcasts';

const BEAT_EVERY_MS = 4000;
/** Without a beat of its own for this time a process hears nothing for certain. */
const SURE_MS = 10_000;
const RETRY_MS = 1000;
const RETRY_MAX_MS = 15_000;
const TIMEOUT_MS = 5000;

export interface OthersOptions {
  /** Of a connection that stays with its client. */
  readonly url: string;
  readonly log?: Pick<Logger, 'warn'> | undefined;
  /** Sends a beat as every broadcast is sent: in a transaction of the pool. */
  readonly beat: () => Promise<void>;
  readonly receive: (payload: string) => void;
  /** Called where something may have been missed. */
  readonly onGap: () => void;
}

/** What other processes broadcast. */
export interface Others {
  /** Whether everything that is broadcast arrives, as proved a moment ago by a beat of this process. */
  isHearing(): boolean;
  /** Tells that the last beat has arrived. */
  heardBeat(): void;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own. That it hears is proved and not assumed: behind a pooler that gives each transaction
 * another connection, LISTEN succeeds and nothing arrives. A process that does not ask sends no beats.
 */
export function hearOthers(options: OthersOptions): Others {
  let client: pg.Client | null = null;
  let heardAt = -Infinity;
  let beatAt = -Infinity;
  /** Since when beats have not arrived; null while they do. */
  let unheardSince: number | null = null;
  let failures = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const warn = (error: unknown): void => {
    if (!isClosed) options.log?.warn({ err: error }, 'the changes of other processes cannot be heard');
  };
  const lose = (): void => {
    client = null;
    heardAt = -Infinity;
    unheardSince = null;
    options.onGap();
    if (isClosed) return;
    timer = setTimeout(() => (connecting = connect()), Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures)).unref();
    failures += 1;
  };
  const connect = async (): Promise<void> => {
    const made = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'countersign changes',
      keepAlive: true,
    });
    made.on('error', warn);
    made.on('notification', ({ payload = '' }) => options.receive(payload));
    try {
      await made.connect();
      await made.query(`listen ${BROADCASTS}`);
    } catch (error) {
      warn(error);
      await made.end().catch(() => {});
      return lose();
    }
    client = made;
    made.once('end', lose);
  };
  const beat = (now: number): void => {
    if (client === null || now - beatAt < BEAT_EVERY_MS) return;
    // Its other end has vanished, or nothing is passed on.
    if (unheardSince !== null && now - unheardSince > SURE_MS) return void client.end().catch(warn);
    beatAt = now;
    unheardSince ??= now;
    options.beat().catch(warn);
  };
  let connecting = connect();
  return {
    isHearing() {
      const now = performance.now();
      beat(now);
      return now - heardAt < SURE_MS;
    },
    heardBeat() {
      if (client === null) return;
      heardAt = performance.now();
      unheardSince = null;
      failures = 0;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
