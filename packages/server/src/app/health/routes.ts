import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/index.ts';
import { type Readiness, createReadiness } from './readiness.ts';

/**
 * Health checks for a load balancer or a service manager, without login (docs/health.md): /health/live answers while the
 * process runs, /health/ready answers 503 while a part it needs is unavailable, and from the signal to stop on. Returns what
 * it reports.
 */
export function serveHealth(
  app: FastifyInstance,
  services: Services,
  isStopping: () => boolean,
): () => Promise<Readiness> {
  const readiness = createReadiness(services, isStopping);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const found = await readiness();
    return reply.status(found.status === 'ok' ? 200 : 503).send(found);
  });
  return readiness;
}
