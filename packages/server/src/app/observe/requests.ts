import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meters } from './meters.ts';
import type { Begun, Traces } from './traces.ts';

/** The pattern of a route, never an address; addresses without a route are one. */
const routeOf = ({ is404, routeOptions }: FastifyRequest): string => (is404 ? 'none' : (routeOptions.url ?? 'none'));

/** Counts and traces the requests of a server; called before its routes are added. */
export function observeRequests(app: FastifyInstance, meters: Meters | null, traces: Traces | null): void {
  if (traces !== null) traceRequests(app, traces);
  if (meters === null) return;
  const { requests, requestSeconds } = meters;
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeOf(request);
    requests.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
}

function traceRequests(app: FastifyInstance, traces: Traces): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method } = request;
    const about = { 'http.request.method': method, 'countersign.request_id': id };
    const begun: Begun = traces.begin(method, about, () => {
      done();
    });
    (request as { trace?: object }).trace = begun.fields;
    // Also where the client is gone, so that no reply ends.
    reply.raw.once('close', () => {
      const route = routeOf(request);
      const { statusCode } = reply;
      const found = { 'http.route': route, 'http.response.status_code': statusCode };
      begun.end(`${method} ${route}`, found, statusCode >= 500);
    });
  });
}
