import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly json: { id: string; number: number; type: string; enterpriseWsid: string; data: Record<string, unknown> };
}

/** The response to the next request. */
interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Sets the response from now on. */
  answer(answer: Answer): void;
  close(): Promise<void>;
}

/** A real receiver on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let next: Answer = { status: 200, body: 'ok' };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const headers = request.headers as Record<string, string>;
      const json = request.method === 'POST' ? (JSON.parse(body) as Received['json']) : ({} as Received['json']);
      received.push({ path: request.url ?? '', headers, body, json });
      response.writeHead(next.status, next.headers ?? {});
      response.end(next.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (answer) => (next = answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
