import type { Logger } from 'pino';
import type { Namespace, Server } from 'socket.io';
import { ClusterAdapter, type ClusterMessage, MessageType } from 'socket.io-adapter';
import type { RecentPushes } from './recent-pushes.ts';
import { Wire } from './wire.ts';

export interface ProcessesOptions {
  readonly recent: RecentPushes;
  /** Of a connection to the database that stays with its client. */
  readonly url: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Called after this process was disconnected for a while: messages sent meanwhile are lost. */
  readonly onReturn: () => void;
}

/**
 * Passes pushes between the sockets of several processes on one PostgreSQL by LISTEN and NOTIFY. The embedded database has
 * one process, which needs none of this. The sockets of this process never wait: they receive a push whether or not the
 * other processes can be reached.
 */
export function joinProcesses(io: Server, { recent, ...options }: ProcessesOptions): { close(): Promise<void> } {
  const adapters = new Map<string, ProcessAdapter>();
  const receive = (text: string): void => {
    const message = JSON.parse(text) as ClusterMessage;
    if (message.type === MessageType.BROADCAST) recent.note(message.data.opts.rooms);
    adapters.get(message.nsp)?.receive(message);
  };
  const wire = new Wire({ ...options, receive, onListening: () => recent.begin() });
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

  receive(message: ClusterMessage): void {
    this.onMessage(message);
  }

  protected override async doPublish(message: ClusterMessage): Promise<string> {
    this.#wire.say(JSON.stringify(message));
    return '';
  }

  /** Only requests have answers, and nothing here queries the sockets of other processes. */
  protected override async doPublishResponse(): Promise<void> {}
}
