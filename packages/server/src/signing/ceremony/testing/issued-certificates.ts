import { and, eq } from 'drizzle-orm';
import { type Tx, certificate } from '../../../platform/index.ts';

/** The certificates that were issued for the signatures of an envelope, in the order of issuing. */
export const issuedCertificates = (tx: Tx, envelopeId: string) =>
  tx
    .select()
    .from(certificate)
    .where(and(eq(certificate.envelopeId, envelopeId), eq(certificate.kind, 'DISPOSABLE')))
    .orderBy(certificate.issuedAt, certificate.serial);
