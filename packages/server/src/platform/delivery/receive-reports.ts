import type { FastifyInstance } from 'fastify';
import type { Services } from '../config/index.ts';
import { recordDelivered, recordReturned } from './returned.ts';
import { reportPath } from './phone-carrier.ts';
import { readCarrierReport } from './phone-carriers.ts';

const REPORT_MAX_BYTES = 16 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Receives what the carrier of text messages reports about them, outside of the API: the carrier has no session, and each request
 * is proved by its signature alone. It is served only where the carrier reports anything.
 */
export async function serveCarrierReports(app: FastifyInstance, services: Services): Promise<void> {
  const { phoneCarrier, publicUrl } = services.config;
  if (phoneCarrier === null) return;
  const { kind } = phoneCarrier;
  if (readCarrierReport(phoneCarrier, { url: '', headers: {}, body: '' }) === 'NONE') return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
      async (_request: unknown, body: string) => body,
    );
    scope.post<{ Params: { id: string }; Body: string }>(reportPath(kind, ':id'), async (request, reply) => {
      const { id } = request.params;
      const report = readCarrierReport(phoneCarrier, {
        url: `${publicUrl}${request.url}`,
        headers: request.headers,
        body: request.body,
      });
      if (report === 'FORGED' || !UUID.test(id)) {
        services.log.warn({ carrier: kind }, 'a report about a text message is not signed by the carrier');
        return reply.status(403).send();
      }
      if (report === null || report === 'NONE') return reply.status(204).send();
      const { outcome, status } = report;
      if (outcome === 'DELIVERED') await recordDelivered(services, id);
      else await recordReturned(services, id, { outcome, status });
      return reply.status(204).send();
    });
  });
}
