import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import { type SignatureLevel, refuse } from '@countersign/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused, sendError } from '../../platform/index.ts';
import { createPages } from './page-html.ts';
import { isStatic, pathIn } from './traffic.ts';

/** `built` serves packages/web/dist, `development` lets vite serve the sources, `none` serves calls only. */
export type WebKind = 'built' | 'development' | 'none';

/** Relative to `dist/` of the bundle and to the sources, the web package is the same sibling. */
function webPackage(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const root = path.basename(here) === 'http' ? path.resolve(here, '../../..') : path.resolve(here, '..');
  return path.resolve(root, '../web');
}

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new Refused(refuse('ERROR_NOT_FOUND')), request, reply);

/** Serves everything that is not a call: the files of the web application, and its page for each of its own addresses. */
export async function serveWeb(
  app: FastifyInstance,
  kind: WebKind,
  level: SignatureLevel = 'B-LTA',
  root = path.join(webPackage(), 'dist'),
): Promise<void> {
  if (kind === 'development') return serveSources(app, level);
  if (kind === 'none' || !existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  const pageAt = createPages(withLevel(readFileSync(path.join(root, 'index.html'), 'utf8'), level), root);
  // @fastify/static answers these with an error; they are unknown addresses of the application like any other.
  app.addHook('onRequest', async ({ url, routeOptions }, reply) =>
    routeOptions.url === '/*' && !isCanonical(url) ? reply.callNotFound() : undefined,
  );
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // No page asks for a part of a file, and a range that cannot be satisfied would be answered with an error.
    acceptRanges: false,
    // The build puts brotli and gzip copies beside its files.
    preCompressed: true,
    // A directory is not a file; the page is sent explicitly, under each of its names.
    allowedPath: (pathname) => !/(?:\/|^\/index\.html)$/.test(pathname),
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(path.join(root, 'assets') + path.sep);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return notFound(request, reply);
    const { cookie, 'accept-encoding': accepted } = request.headers;
    const page = pageAt(pathIn(request.url) ?? '/', cookie, accepted?.toString());
    // The files that it names depend on whether the browser has a session.
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    if (page.encoding !== null) reply.header('content-encoding', page.encoding);
    if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
    return reply.send(page.body);
  });
}

/** The level of finished contracts, for the texts of the pages (web/src/text/level.ts), which need no request for it. */
const withLevel = (html: string, level: SignatureLevel): string =>
  level === 'B-LTA' ? html : html.replace('<html ', `<html data-level="${level}" `);

/** An address of the application's own router; a missing file is not a page. */
const isPage = (request: FastifyRequest): boolean => {
  const pathname = pathIn(request.url) ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    isStatic(request.url) &&
    !pathname.startsWith('/assets/') &&
    (pathname === '/index.html' || !/\.[a-z0-9]{1,5}$/i.test(pathname))
  );
};

/** Whether a path has no empty or relative segment, no backslash and no zero byte. */
const isCanonical = (url: string): boolean => {
  const pathname = pathIn(url);
  return pathname === null || (!/[\\\0]/.test(pathname) && path.posix.normalize(pathname) === pathname);
};

/** Runs vite on the same port, with its hot reloading on the same server; only for developers, so it is loaded on demand. */
async function serveSources(app: FastifyInstance, level: SignatureLevel): Promise<void> {
  const { createServer } = await import('vite');
  await app.register(middie, { hook: 'onRequest' });
  const vite = await createServer({
    root: webPackage(),
    server: { middlewareMode: true, hmr: { server: app.server as Server } },
    appType: 'spa',
    plugins: level === 'B-LTA' ? [] : [{ name: 'level', transformIndexHtml: (html) => withLevel(html, level) }],
  });
  app.use((request, response, next) =>
    isStatic(request.url ?? '/') ? vite.middlewares(request, response, next) : next(),
  );
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler(notFound);
}
