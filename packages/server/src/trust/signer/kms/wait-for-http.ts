import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** PEM; null = those that Node.js trusts. */
  readonly ca: string | null;
  readonly timeoutMs: number;
}
export type HttpAnswer = { readonly status: number; readonly text: string } | { readonly error: string };

/**
 * The thread that sends the requests. It is a text, because it is the whole program of the thread: a file of its own would be one
 * more entry of the build. An answer of more than 1 MB is cut off as an error, and redirections are not followed: the token is
 * for one address.
 */
const THREAD = `
const { workerData, parentPort } = require('node:worker_threads');
const http = require('node:http');
const https = require('node:https');
const { port, flag } = workerData;
const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
const tell = (answer) => {
  port.postMessage(answer);
  Atomics.add(flag, 0, 1);
  Atomics.notify(flag, 0);
};
port.on('message', ({ method, url, headers, body, ca, timeoutMs, id }) => {
  let isTold = false;
  const once = (answer) => {
    if (isTold) return;
    isTold = true;
    clearTimeout(timer);
    tell({ id, ...answer });
  };
  const { protocol } = new URL(url);
  const send = protocol === 'https:' ? https.request : http.request;
  const length = body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = send(url, { method, headers: { ...headers, ...length }, agent: agents[protocol], ...(ca === null ? {} : { ca }) });
  const timer = setTimeout(() => {
    once({ error: 'no answer within ' + timeoutMs + ' ms' });
    sent.destroy();
  }, timeoutMs);
  sent.on('error', (error) => once({ error: error.code || error.message }));
  sent.on('response', (response) => {
    const parts = [];
    let octets = 0;
    response.on('data', (part) => {
      octets += part.length;
      if (octets > 1048576) sent.destroy(new Error('the answer is too long'));
      else parts.push(part);
    });
    response.on('error', (error) => once({ error: error.code || error.message }));
    response.on('end', () => once({ status: response.statusCode, text: Buffer.concat(parts).toString('utf8') }));
  });
  sent.end(body === null ? undefined : body);
});
`;

/** The thread may be late by this much; then it is ended, and the next request starts another. */
const LATE_MS = 1000;

interface Waiting {
  readonly worker: Worker;
  readonly port: MessageChannel['port1'];
  readonly flag: Int32Array;
}

/**
 * HTTP for a caller that cannot wait asynchronously: a signature of the authority is made in one step, as in a token (PKCS #11).
 * The calling thread sleeps until the answer, at most a second longer than the request may take.
 */
export function waitingHttp(): (request: HttpRequest) => HttpAnswer {
  let open: Waiting | null = null;
  let last = 0;
  return (request) => {
    open ??= begin();
    const { worker, port, flag } = open;
    const id = (last += 1);
    const seen = Atomics.load(flag, 0);
    port.postMessage({ ...request, id });
    const outcome = Atomics.wait(flag, 0, seen, request.timeoutMs + LATE_MS);
    const message = receiveMessageOnPort(port)?.message as (HttpAnswer & { readonly id: number }) | undefined;
    if (message?.id === id) return message;
    open = null;
    void worker.terminate();
    return { error: outcome === 'timed-out' ? `no answer within ${request.timeoutMs} ms` : 'the answer was lost' };
  };
}

function begin(): Waiting {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(THREAD, { eval: true, workerData: { port: port2, flag }, transferList: [port2], env: {} });
  worker.unref();
  port1.unref();
  return { worker, port: port1, flag };
}
