import { eq } from 'drizzle-orm';
import { envelope } from '../../platform/database/schema/index.ts';
import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { getArchive } from './get-archive.ts';

/** The report and the archive of a finished envelope; they do not exist before. */
export const evidenceHandlers = (services: Services): Handlers<'getEvidence' | 'getArchive'> => ({
  getArchive: (call) => getArchive(services, call),
  getEvidence: async ({ relation: { envelopeId }, params }) => {
    const [row] = await services.db.withTx((tx) =>
      tx.select({ digest: envelope.evidenceDigest }).from(envelope).where(eq(envelope.id, envelopeId)),
    );
    const digest = row?.digest ?? refuseWith('ERROR_NOT_FINISHED');
    return {
      body: await services.blobs.get(digest),
      headers: {
        etag: `"${digest}"`,
        'cache-control': 'private, no-cache',
        'content-disposition': `attachment; filename="evidence-${params.envelopeWsid}.pdf"`,
        'x-content-type-options': 'nosniff',
      },
    };
  },
});
