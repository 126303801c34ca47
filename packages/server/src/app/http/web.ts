import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import { type SignatureLevel, refuse } from '@countersign/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused, sendError } from '../../platform/index.ts';
import { MANIFEST_PATH, SHARED_PAGE, SHARE_PATH, createManifest } from './app-manifest.ts';
import { escapeHtml, createPages } from './page-html.ts';
import { type SentFile, createStaticFiles, isFresh } from './static-files.ts';
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
  facts: PageFacts,
  root = path.join(webPackage(), 'dist'),
): Promise<void> {
  if (kind === 'development') return serveSources(app, facts);
  if (kind === 'none' || !existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  const pageAt = createPages(withFacts(readFileSync(path.join(root, 'index.html'), 'utf8'), facts), root, facts);
  const manifest = createManifest(facts.name);
  const files = createStaticFiles(root, { without: ['/index.html'] });
  const sendFile = (request: FastifyRequest, reply: FastifyReply, { body, headers }: SentFile): FastifyReply => {
    reply.headers(headers);
    if (!isFresh(request.headers['if-none-match'], headers['etag'])) return reply.send(body);
    return reply.removeHeader('content-length').status(304).send();
  };
  // No page asks for a part of a file, so a range is ignored.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const pathname = pathIn(request.url) ?? '/';
      const { cookie, 'accept-encoding': accepted, 'accept-language': languages } = request.headers;
      if (pathname === MANIFEST_PATH) return reply.headers(manifest.headers).send(manifest.body);
      const file = files.at(pathname, accepted);
      if (file instanceof Promise) return file.then((read) => sendFile(request, reply, read));
      if (file !== null) return sendFile(request, reply, file);
      if (!isPage(request.url, pathname)) return notFound(request, reply);
      const { body, headers } = pageAt(pathname, cookie, accepted, languages);
      return reply.headers(headers).send(body);
    },
  });
  // Without its service worker, which a browser may have removed: the body is not read, and the page says that no file came.
  app.post(SHARE_PATH, {
    onRequest: (_request, reply, _done) => void reply.redirect(SHARED_PAGE, 303),
    handler: notFound,
  });
  app.setNotFoundHandler(notFound);
}

/** What the pages know of this installation without a request. */
export interface PageFacts {
  /** Of the authority (web/src/text/authority-name.ts). */
  readonly name: string;
  readonly publicUrl: string;
  /** The version of the terms that a person accepts (web/src/text/terms.ts). */
  readonly terms: string;
  /** Of finished contracts (web/src/text/level.ts). */
  readonly level: SignatureLevel;
  /** False where no text message can be sent, for the pages. */
  readonly phones: boolean;
  /** Where people reach the support (web/src/text/support.ts). */
  readonly support: string;
  /** False where no document of an office program can be converted (ux 50). */
  readonly office: boolean;
}

/** Besides the version of the terms only what differs from the usual installation is written into the page. */
function withFacts(html: string, { level, terms, support, phones, office }: PageFacts): string {
  const attributes = [
    ` data-terms="${terms}" data-support="${escapeHtml(support)}"`,
    level === 'B-LTA' ? '' : ` data-level="${level}"`,
    phones ? '' : ' data-phones="none"',
    office ? '' : ' data-office="none"',
  ].join('');
  return html.replace('<html ', `<html${attributes} `);
}

/** An address of the application's own router; a missing file is not a page. */
const isPage = (url: string, pathname: string): boolean =>
  isStatic(url) &&
  !pathname.startsWith('/assets/') &&
  (pathname === '/index.html' || !/\.[a-z0-9]{1,5}$/i.test(pathname));

/** Runs vite on the same port, with its hot reloading on the same server; only for developers, so it is loaded on demand. */
async function serveSources(app: FastifyInstance, facts: PageFacts): Promise<void> {
  const { createServer } = await import('vite');
  await app.register(middie, { hook: 'onRequest' });
  const vite = await createServer({
    root: webPackage(),
    server: { middlewareMode: true, hmr: { server: app.server as Server } },
    appType: 'spa',
    plugins: [{ name: 'facts', transformIndexHtml: (html) => withFacts(html, facts) }],
  });
  app.use((request, response, next) =>
    isStatic(request.url ?? '/') ? vite.middlewares(request, response, next) : next(),
  );
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler(notFound);
}
