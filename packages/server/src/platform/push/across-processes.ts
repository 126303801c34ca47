import type { Logger } from 'pino';
import type { Namespace, Server } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';
import { Wire } from './wire.ts';

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
  const hear = (text: string): void => {
    const message = JSON.parse(text) as ClusterMessage;
    adapters.get(message.nsp)?.hear(message);
  };
  const wire = new Wire({ ...options, hear });
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
    this.#wire.say(JSON.stringify(message));
    return '';
  }

  /** Only questions have answers, and nothing here asks the sockets of others. */
  protected override async doPublishResponse(): Promise<void> {}
}
