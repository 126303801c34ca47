import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { House } from '../house.ts';
import type { Brake } from './brake.ts';
import { clientAddress } from './client-address.ts';
import { CONNECTION_TIMES, limitConnections } from './connections.ts';
import { sendError } from './errors.ts';
import { refuseWith } from './refused.ts';
import { isTunnelAbused, openTunnel } from './tunnel.ts';
import { discardUnreadBodies } from './unread-body.ts';

const MAX_PARAM_LENGTH = 2500;

/** A fastify with everything that holds for all routes: tunnel, headers, cookies, errors, one log line a request. */
export async function createHttpServer(
  house: House,
  options: { readonly isDevelopment: boolean; readonly brake?: Brake },
): Promise<FastifyInstance> {
  const { config, ids, log } = house;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => ids.next(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    ...CONNECTION_TIMES,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // A HEAD would run the handler of the GET: it would count as having fetched a document that was never sent.
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      openTunnel(request);
      return request.url ?? '/';
    },
  }) as unknown as FastifyInstance;
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  limitConnections(app.server, clientAddress(config));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.is404 || isStatic(request.url)) options.brake?.page(request.ip, house.clock.now());
    if (!isStatic(request.url)) reply.header('cache-control', 'no-store');
    if (isTunnelAbused(request.raw))
      refuseWith('ERROR_MALFORMED', { field: 'httpmethod', detail: 'is for a POST, once, as PUT, PATCH or DELETE' });
  });
  // Allow-listed: the route's pattern, never the address, which carries contacts.
  app.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId, routeOptions } = request;
    log.info(
      {
        requestId,
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  discardUnreadBodies(app);
  await app.register(cookie);
  if (!options.isDevelopment) await app.register(helmet, securityHeaders(config.publicUrl));
  return app;
}

const CALLS = ['/api/', '/files/', '/pki/', '/dev/', '/manual/'];
/** Addresses that programs ask for: whatever begins so is never a page, as /healthz. */
const FOR_PROGRAMS = /^\/(api(?![^/?])|health|metrics)/;
/** Everything that is no call is the web application's. */
export const isStatic = (url: string): boolean =>
  !FOR_PROGRAMS.test(url) && !CALLS.some((prefix) => url.startsWith(prefix));

function securityHeaders(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", socketOrigin(publicUrl)],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // The page shows contracts: no address of ours goes to another site (security 13).
    referrerPolicy: { policy: 'same-origin' as const },
  } as const;
}

/** Safari before 15.4 does not take 'self' for the socket of the same origin. */
const socketOrigin = (publicUrl: string): string =>
  publicUrl.replace(/^http/, 'ws').replace(/^(wss?:\/\/[^/]+).*$/, '$1');
