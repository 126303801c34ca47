import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import { refuse } from '@countersign/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';
import { Refused } from './refused.ts';
import { isStatic } from './server.ts';

/** `built` serves packages/web/dist, `development` lets vite serve the sources, `none` answers calls only. */
export type WebKind = 'built' | 'development' | 'none';

/** From `dist/` of the bundle and from the sources the web package is the same sibling. */
function webPackage(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const root = path.basename(here) === 'http' ? path.resolve(here, '../..') : path.resolve(here, '..');
  return path.resolve(root, '../web');
}

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new Refused(refuse('ERROR_NOT_FOUND')), request, reply);

/** Everything that is no call: the files of the web application, and its page for each of its own addresses. */
export async function serveWeb(app: FastifyInstance, kind: WebKind): Promise<void> {
  const root = path.join(webPackage(), 'dist');
  if (kind === 'development') return serveSources(app);
  if (kind === 'none' || !existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build lays brotli and gzip copies beside its files.
    preCompressed: true,
    index: ['index.html'],
    setHeaders: (response, file) => {
      const isHashed = file.startsWith(path.join(root, 'assets') + path.sep);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : notFound(request, reply),
  );
}

/** An address of the application's own router; a file that is missing is no page. */
const isPage = (request: FastifyRequest): boolean => {
  const { pathname } = new URL(request.url, 'http://host');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    isStatic(request.url) &&
    pathname !== '/api' &&
    !pathname.startsWith('/assets/') &&
    !/\.[a-z0-9]{1,5}$/i.test(pathname)
  );
};

/** vite on the same port, its hot reloading on the same server; only for developers, so it is loaded here alone. */
async function serveSources(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  await app.register(middie, { hook: 'onRequest' });
  const vite = await createServer({
    root: webPackage(),
    server: { middlewareMode: true, hmr: { server: app.server as Server } },
    appType: 'spa',
  });
  app.use((request, response, next) =>
    isStatic(request.url ?? '/') ? vite.middlewares(request, response, next) : next(),
  );
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler(notFound);
}
