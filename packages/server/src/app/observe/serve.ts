import { createHash, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/index.ts';
import type { Meters } from './meters.ts';

const PATH = '/metrics';
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the header names the token; without a token everyone may read. */
function mayRead(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return true;
  const [scheme = '', given = ''] = (authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(token));
}

/** The text of all metrics. */
export type Scrape = () => Promise<string>;

/** Answers GET /metrics on the port of the product, for those who have the token (RFC 6750). */
export function serveOnProduct(app: FastifyInstance, { registry }: Meters, token: string, scrape: Scrape): void {
  app.get(PATH, async (request, reply) => {
    if (!mayRead(request.headers.authorization, token))
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('a token is required\n');
    return reply.type(registry.contentType).send(await scrape());
  });
}

/** Answers GET /metrics, and nothing else, on a port of its own. Returns what closes it. */
export async function serveOnOwnPort(
  { port, host, token }: NonNullable<Config['metrics']> & { readonly port: number },
  { registry }: Meters,
  scrape: Scrape,
): Promise<() => Promise<void>> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?', 1)[0];
    if (request.method !== 'GET' || path !== PATH) return void response.writeHead(404).end();
    if (!mayRead(request.headers.authorization, token))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    const text = await scrape();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await listen(server, port, host);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
