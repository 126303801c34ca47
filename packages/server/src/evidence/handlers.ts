import { eq } from 'drizzle-orm';
import { envelope } from '../db/schema/index.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';

/** The report of a finished envelope; there is none before. */
export const evidenceHandlers = ({ db, blobs }: Pick<House, 'db' | 'blobs'>): Handlers<'getEvidence'> => ({
  getEvidence: async ({ relation: { envelopeId }, params }) => {
    const [row] = await db.withTx((tx) =>
      tx.select({ digest: envelope.evidenceDigest }).from(envelope).where(eq(envelope.id, envelopeId)),
    );
    const digest = row?.digest ?? refuseWith('ERROR_NOT_FINISHED');
    return {
      body: await blobs.get(digest),
      headers: {
        etag: `"${digest}"`,
        'cache-control': 'private, no-cache',
        'content-disposition': `attachment; filename="evidence-${params.envelopeWsid}.pdf"`,
        'x-content-type-options': 'nosniff',
      },
    };
  },
});
