// Joins the calls to fastify: authentication, authorisation, bodies, replies, pages.
export { authenticateSocket } from './authenticate.ts';
export { bindCalls } from './bind.ts';
export { type Brake, createBrake, holderOf } from './brake.ts';
export { senders } from './flood-guard.ts';
export { createDrain } from './drain.ts';
export { createHttpServer } from './server.ts';
export { type WebKind, serveWeb } from './web.ts';
