// Joins the calls to fastify: authentication, authorisation, bodies, replies, pages.
export { authenticateSocket } from './authenticate.ts';
export { bindCalls } from './bind.ts';
export { type RequestLimits, createRequestLimits, holderOf } from './request-limits.ts';
export { senders } from './flood-guard.ts';
export { createDrain } from './drain.ts';
export { createHttpServer } from './server.ts';
export { type WebKind, serveWeb } from './web.ts';
