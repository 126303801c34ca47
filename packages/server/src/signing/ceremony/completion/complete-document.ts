import { describeTimestamp, digestRevision, embedSignature } from '@countersign/pdf';
import { type SignatureLevel, reachesLevel } from '@countersign/domain';
import { type Digest, type Services, extended } from '../../../platform/index.ts';
import type { Resting } from '../../../contracts/index.ts';
import { storeRevision } from '../revisions/make-revisions.ts';
import { reservedSizes } from '../core/reserved-sizes.ts';
import { type Vouched, validationData } from '../core/validation-data.ts';

interface StoredRevision {
  readonly number: number;
  readonly previousDigest: Digest;
  readonly digest: Digest;
  readonly bytes: number;
}

/**
 * The last revisions of a document, in the blob store and not yet in any row; null for those that the signature level omits.
 */
export interface CompletedDocument {
  readonly fileId: string;
  readonly validation: StoredRevision | null;
  readonly timestamp: StoredRevision | null;
  /** The final revision of the document, which the evidence cites. */
  readonly digest: Digest;
  /** The revision of the document time-stamp. */
  readonly time: Date | null;
  readonly resting: Resting | null;
}

type CompletingServices = Pick<Services, 'blobs' | 'workers' | 'signer'> & {
  readonly config: Pick<Services['config'], 'signatureLevel'>;
};
export interface DocumentHead {
  readonly fileId: string;
  readonly number: number;
  readonly digest: Digest;
  /** `/T` of the field that holds the time-stamp. */
  readonly timestampField: string;
}

/**
 * docs/cycles/signing.md steps 15 and 16: adds the validation data that a verifier needs in later years (ETSI EN 319 142-1,
 * level B-LT), then a time-stamp over the whole document (B-LTA); as far as the configured level requires.
 */
export async function completeDocument(
  services: CompletingServices,
  head: DocumentHead,
  signers: readonly Vouched[],
): Promise<CompletedDocument> {
  const { fileId, digest } = head;
  const level: SignatureLevel = services.config.signatureLevel;
  if (!reachesLevel(level, 'B-LT'))
    return { fileId, validation: null, timestamp: null, digest, time: null, resting: null };
  const base = await services.blobs.load(digest);
  // 15. This authority made the time-stamps of the signatures.
  const { tsa } = await services.signer.certificates();
  const data = await validationData(services.signer, [...signers, { certificate: tsa, ocsp: null }]);
  const stored = async (append: Uint8Array): Promise<StoredRevision> => ({
    number: head.number + 1,
    previousDigest: digest,
    ...(await storeRevision(services, base, [append])),
  });
  if (level === 'B-LT') {
    const validation = await stored(await services.workers.sign.run('addValidationData', { base: base.bytes, data }));
    return { fileId, validation, timestamp: null, digest: validation.digest, time: null, resting: null };
  }
  // 16.
  const { timestamp: reserve } = await reservedSizes(services.signer);
  const request = { base: base.bytes, data, fieldId: head.timestampField, reserve };
  const { validation: append, draft } = await services.workers.sign.run('draftCompletion', request);
  const validation = await stored(append);
  const validated = extended(base, [append]);
  const open = digestRevision(draft, validated.hashed());
  const { token, time } = await services.signer.timestampDigest(open.digest);
  const timestamp = {
    number: validation.number + 1,
    previousDigest: validation.digest,
    ...(await storeRevision(services, validated, [embedSignature(open, token)])),
  };
  return { fileId, validation, timestamp, digest: timestamp.digest, time, resting: describeTimestamp(token) };
}
