import type { Api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Handler, type Tx, refuseWith } from '../../platform/index.ts';
import { envelope, envelopeDocument, revision } from '../../contracts/envelopes/views.ts';

/**
 * What the link on a report opens: the state of the contract and the digests of its files, by which their holder recognises them.
 * The number has 74 random bits; names, titles and contents are not told.
 */
export const getContractRecord: Handler<Api['getContractRecord']> = async ({ db }, { params: { envelopeWsid } }) => {
  const id = fromWsid('envelope', envelopeWsid);
  const found = id === null ? null : await db.withTx((tx) => findRecord(tx, id));
  return { record: found ?? refuseWith('ERROR_NOT_FOUND') };
};

async function findRecord(tx: Tx, envelopeId: string) {
  const [row] = await tx
    .select({ completedAt: envelope.completedAt, voidedAt: envelope.voidedAt })
    .from(envelope)
    .where(and(eq(envelope.id, envelopeId), isNotNull(envelope.completedAt)));
  if (!row?.completedAt) return null;
  const { completedAt, voidedAt } = row;
  // The completion and each renewal end with a time-stamp.
  const revisions = await tx
    .select({ fileId: revision.fileId, digest: revision.digest })
    .from(revision)
    .where(and(eq(revision.envelopeId, envelopeId), eq(revision.kind, 'TIMESTAMP')))
    .orderBy(asc(revision.number));
  const documents = await tx
    .select({ fileId: envelopeDocument.fileId, digest: envelopeDocument.completedDigest })
    .from(envelopeDocument)
    .where(eq(envelopeDocument.envelopeId, envelopeId))
    .orderBy(asc(envelopeDocument.addedOrder));
  return {
    envelopeWsid: toWsid('envelope', envelopeId),
    completedDatetime: completedAt.toISOString(),
    voidedDatetime: voidedAt?.toISOString() ?? null,
    documents: documents.map(({ fileId, digest: completed }) => ({
      digests: [
        ...new Set([
          ...(completed === null ? [] : [completed]),
          ...revisions.flatMap(({ fileId: of, digest }) => (of === fileId ? [digest] : [])),
        ]),
      ],
    })),
  };
}
