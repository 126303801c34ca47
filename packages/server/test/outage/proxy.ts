import net from 'node:net';

/** What happens to a COMMIT: it passes, it never reaches the database, or its answer is lost. */
type Commits = 'PASS' | 'LOST' | 'UNANSWERED';

export interface PostgresProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  commits: Commits;
  /** Breaks every connection and refuses new ones, like a stopped server. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Passes no byte in either direction, like a server or a network that hangs. */
  freeze(): void;
  close(): Promise<void>;
}

/** A proxy between the server and its PostgreSQL that simulates failures of the network and of the database server. */
export async function openProxy(databaseUrl: string): Promise<PostgresProxy> {
  const behind = new URL(databaseUrl);
  const directory = behind.searchParams.get('host');
  const port = Number(behind.port || 5432);
  const target = directory?.startsWith('/')
    ? { path: `${directory}/.s.PGSQL.${port}` }
    : { host: behind.hostname, port };
  const sockets = new Set<net.Socket>();
  const state = { commits: 'PASS' as Commits };

  const join = (front: net.Socket): void => {
    const back = net.connect(target);
    const cut = (): void => {
      front.destroy();
      back.destroy();
    };
    for (const socket of [front, back]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    let isMuted = false;
    front.on('data', (bytes) => {
      if (state.commits !== 'PASS' && isCommit(bytes)) {
        if (state.commits === 'LOST') return cut();
        isMuted = true;
      }
      back.write(bytes);
    });
    back.on('data', (bytes) => {
      if (isMuted) return cut();
      front.write(bytes);
    });
  };
  const server = net.createServer(join);
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', () => resolve()));
  await listen(0);
  const own = (server.address() as net.AddressInfo).port;
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(own);
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await ended;
  };
  return {
    url: url.href,
    get commits() {
      return state.commits;
    },
    set commits(commits) {
      state.commits = commits;
    },
    stop,
    start: () => listen(own),
    freeze() {
      for (const socket of sockets) socket.pause();
    },
    close: stop,
  };
}

/** The simple query or the parse message of the statement "commit" (PostgreSQL §54.7). */
const isCommit = (bytes: Buffer): boolean =>
  bytes.includes('Qcommit') || /[QP][^]{4}\0?commit\0/.test(bytes.toString('latin1'));
