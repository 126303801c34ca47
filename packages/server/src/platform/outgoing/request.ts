import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Address } from './address.ts';

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/**
 * Sends a request to an address that was checked (`resolveAllowed`): the connection goes to that address and no other, no
 * redirect is followed and no proxy of the environment is used.
 */
export function requestAt(
  url: URL,
  { address, family }: Address,
  { method, headers, body = '', signal }: OutgoingRequest,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = ((_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)) as LookupFunction;
  return new Promise<IncomingMessage>((resolve, reject) => {
    // No pooled socket: every connection is opened after its address was checked.
    const request = send(url, { method, agent: false, lookup, signal, headers });
    request.once('response', resolve);
    request.once('error', reject);
    request.end(body);
  });
}

export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  );
  return Promise.race([work, aborted]);
}
