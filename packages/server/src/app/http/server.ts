import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { refuse } from '@countersign/domain';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import helmet from 'helmet';
import {
  CONNECTION_TIMES,
  Refused,
  type Services,
  clientAddress,
  createRateLimiter,
  isTunnelAbused,
  limitConnections,
  openTunnel,
  refuseWith,
  sendError,
} from '../../platform/index.ts';
import type { Admitted } from './admit.ts';
import { type RequestLimits, OverRate, createRequestLimits } from './request-limits.ts';
import { type FloodGuard, createFloodGuard, senders } from './flood-guard.ts';
import { isStatic, pathIn, trafficOf } from './traffic.ts';
import { declaredBytes, discardUnreadBodies } from './unread-body.ts';

const MAX_PARAM_LENGTH = 2500;
const NO_ADDRESS = '/api/';

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly guard: FloodGuard;
}

/**
 * A fastify instance with everything that applies to all routes: tunnel, headers, cookies, errors, one log line per
 * request.
 */
export async function createHttpServer(
  services: Services,
  {
    isDevelopment,
    requestLimits = createRequestLimits(createRateLimiter()),
  }: { readonly isDevelopment: boolean; readonly requestLimits?: RequestLimits },
): Promise<HttpServer> {
  const { config, ids, log } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => ids.next(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    ...CONNECTION_TIMES,
    forceCloseConnections: 'idle',
    // A request that arrives over a connection that was accepted before is answered: its proxy may not send it again.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Its own compilers of JSON schemas would be loaded at every start, and no route has such a schema.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // A HEAD would run the handler of the GET: a document that was never sent would be recorded as fetched.
    exposeHeadRoutes: false,
    // Requests that the router refuses before any hook, such as those with a parameter that is too long.
    frameworkErrors: (_error, request, reply) =>
      void sendError(
        new Refused(refuse('ERROR_NOT_FOUND')),
        request,
        reply.header('x-request-id', request.id).header('cache-control', 'no-store'),
      ),
    rewriteUrl: (request) => {
      openTunnel(request);
      const { url = '/' } = request;
      // An address that cannot be decoded is counted and refused like an unknown one; the router would do neither.
      return pathIn(url) === null ? NO_ADDRESS : url;
    },
  }) as unknown as FastifyInstance;
  const addresses = clientAddress(config);
  const connections = limitConnections(app.server, addresses);
  const guard = createFloodGuard(services, {
    requestLimits,
    addresses,
    connections,
    // The development server of the pages has sockets of its own.
    ...(isDevelopment ? { takesUpgrade: () => true } : {}),
  });
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof OverRate)) return sendError(error, request, reply);
    guard.slow(request.raw, reply.raw, () => sendError(error, request, reply));
    return reply;
  });
  const senderOf = senders(config, addresses);
  const secured = isDevelopment ? {} : securityHeaders(config.publicUrl);
  const uncached = { ...secured, 'cache-control': 'no-store' };
  // Hooks with a callback: those that return a promise cost a turn of the event loop for each request.
  app.addHook('onRequest', (request, reply, done) => {
    services.unknownProxy.notice(request.raw);
    reply.headers(isStatic(request.url) ? secured : uncached).header('x-request-id', request.id);
    // A call is counted once its caller is known (admit.ts); the source files of a development page are many.
    const traffic = isCall(request) || isDevelopment ? null : trafficOf(request.url, config);
    if (traffic !== null) requestLimits.other(traffic, senderOf(request.raw), services.clock.now());
    if (isTunnelAbused(request.raw))
      refuseWith('ERROR_MALFORMED', { field: 'httpmethod', detail: 'goes once on a POST, as PUT, PATCH or DELETE' });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId, routeOptions } = request;
    // Only the pattern of the route is logged, never the address, which contains contacts.
    const route = routeOptions.url ?? null;
    const { trace } = request as { readonly trace?: object };
    const ms = Math.round(reply.elapsedTime);
    log.info({ requestId, method, route, status: reply.statusCode, ms, ...trace }, 'request');
    if (reply.statusCode >= 400) {
      const { admitted } = request as unknown as { readonly admitted?: Admitted | null };
      const account = admitted?.caller?.personId ?? null;
      requestLimits.refusedBody(senderOf(request.raw), account, services.clock.now(), declaredBytes(request));
    }
    done();
  });
  discardUnreadBodies(app);
  await app.register(cookie);
  return { app, guard };
}

const noSchemas = (): never => {
  throw new Error('a call is described by the contract, not by a JSON schema');
};

const isCall = ({ is404, routeOptions }: FastifyRequest): boolean =>
  !is404 && (routeOptions.config as { readonly call?: unknown }).call !== undefined;

/** The headers that every answer has; helmet makes them once. */
function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(securityPolicy(publicUrl))(request, response, (error: unknown) => {
    if (error !== undefined) throw new Error('the security headers cannot be made', { cause: error });
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function securityPolicy(publicUrl: string) {
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
    // The page shows contracts: no address of the product is sent to another site (security 13).
    referrerPolicy: { policy: 'same-origin' as const },
  } as const;
}

/** Safari before 15.4 does not apply 'self' to a socket of the same origin. */
const socketOrigin = (publicUrl: string): string =>
  publicUrl.replace(/^http/, 'ws').replace(/^(wss?:\/\/[^/]+).*$/, '$1');
