import type { Ids, SignAnswer, SignRequest, Tx } from '../../platform/index.ts';
import { recordAudits } from '../audit-trail/index.ts';
import { saveOcsps } from './certificate-store.ts';

/** The actor of audit rows without an acting person. */
export const ACTOR = 'signer';

/** A signature that the audit record does not contain yet. */
export interface UnrecordedSignature extends Pick<SignRequest, 'envelopeId' | 'participantId' | 'fileId' | 'attempt'> {
  readonly answer: SignAnswer;
  readonly at: Date;
}

/**
 * docs/cycles/issuance.md step 6: the OCSP answers are stored with the certificates for the validation data. The caller holds
 * the lock of the envelope, of which all of them are.
 */
export async function recordSignatures(
  tx: Tx,
  { ids }: { readonly ids: Ids },
  envelopeId: string,
  signatures: readonly UnrecordedSignature[],
): Promise<void> {
  if (signatures.length === 0) return;
  const entries = signatures.map(({ participantId, fileId, attempt, answer: { serial, timestampTime }, at }) => ({
    id: ids.next(),
    at,
    kind: 'signature.made' as const,
    participantId,
    actorName: ACTOR,
    detail: {
      serial,
      fileId,
      attempt,
      ...(timestampTime === null ? {} : { timestamp: timestampTime.toISOString() }),
    },
  }));
  await Promise.all([
    saveOcsps(
      tx,
      signatures.map(({ answer }) => answer),
    ),
    recordAudits(tx, envelopeId, entries),
  ]);
}
