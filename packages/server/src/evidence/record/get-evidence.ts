import type { Api } from '@countersign/contract';
import { eq } from 'drizzle-orm';
import { type Handler, refuseWith } from '../../platform/index.ts';
import { envelope } from '../../contracts/envelopes/views.ts';

export const getEvidence: Handler<Api['getEvidence']> = async (services, { relation: { envelopeId }, params }) => {
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
};
