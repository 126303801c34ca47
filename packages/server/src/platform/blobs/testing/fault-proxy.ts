import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const SLOW_MS = 300;

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Octets of the body. */
  readonly length: number;
}

/**
 * What happens to a request:
 * - `cut`: the connection is cut before the store sees it
 * - `cut-answer`: the store carries it out; its answer is cut in the middle, at the latest before its last octet
 * - `lost-answer`: the store carries it out; the client is told 500
 * - `refuse`: 503 SlowDown, and the store does not see it
 * - `slow`: the store sees it after a while
 * - `hang`: nothing happens until the client gives up
 * - `wrong`: an octet in the middle of the answer is changed
 */
type Fault = 'cut' | 'cut-answer' | 'lost-answer' | 'refuse' | 'slow' | 'hang' | 'wrong';

/** A proxy in front of an object store that records requests and lets some of them fail. */
export interface FaultProxy {
  readonly endpoint: string;
  readonly seen: SeenRequest[];
  /** Decides on each request; set it to `() => null` for none. */
  fault: (seen: SeenRequest) => Fault | null;
  close(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const seen: SeenRequest[] = [];
  const proxy: { fault: FaultProxy['fault'] } = { fault: () => null };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { method = '', url = '', headers } = incoming;
    const about = { method, url, headers, length: body.length };
    seen.push(about);
    const fault = proxy.fault(about);
    if (fault === 'hang') return;
    if (fault === 'slow') await pause(SLOW_MS);
    if (fault === 'cut') return void incoming.socket.destroy();
    if (fault === 'refuse') return void outgoing.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    const { status, headers: told, octets } = await forward(new URL(url, target), { method, headers, body });
    if (fault === 'lost-answer') return void outgoing.writeHead(500).end();
    if (fault === 'wrong' && octets.length > 0) octets[octets.length >> 1] = (octets[octets.length >> 1] ?? 0) ^ 0xff;
    outgoing.writeHead(status, told);
    if (fault !== 'cut-answer') return void outgoing.end(octets);
    outgoing.write(octets.subarray(0, octets.length >> 1), () => incoming.socket.destroy());
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    get fault() {
      return proxy.fault;
    },
    set fault(decide) {
      proxy.fault = decide;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Forwarded {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The signature covers the name of the host, which stays that of the proxy. */
async function forward(url: URL, { method, headers, body }: Forwarded) {
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers }, resolve).on('error', reject).end(body);
  });
  return { status: answered.statusCode ?? 502, headers: answered.headers, octets: await buffer(answered) };
}
