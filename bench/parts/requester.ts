import { Agent, get } from 'node:http';
import type { Answer } from './bare-server.ts';

/** Asks for one address over kept connections, as a browser does that accepts compressed answers. */
export function createRequester(base: string, address: string, cookie: string) {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'accept-encoding': 'gzip, br', ...(cookie === '' ? {} : { cookie }) };
  const once = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get(`${base}${address}`, { agent, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.once('end', () => {
          const { 'content-type': type = '', 'content-encoding': encoding } = reply.headers;
          resolve({ status: reply.statusCode ?? 0, type, encoding, body: Buffer.concat(parts) });
        });
      }).once('error', reject);
    });
  return { once, close: () => agent.destroy() };
}
