import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/config/house.ts';
import { createReadiness } from './readiness.ts';

/**
 * What a balancer or a service manager asks, without login (docs/health.md): /health/live while the process answers at
 * all, /health/ready with 503 while something it needs is away.
 */
export function serveHealth(app: FastifyInstance, house: House): void {
  const readiness = createReadiness(house);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const found = await readiness();
    return reply.status(found.status === 'ok' ? 200 : 503).send(found);
  });
}
