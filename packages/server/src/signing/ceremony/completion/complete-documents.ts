import { type ValidationData, describeTimestamp, digestRevision, embedSignature } from '@countersign/pdf';
import { type SignatureLevel, reachesLevel } from '@countersign/domain';
import { type Digest, type LoadedBlob, type Services, extended } from '../../../platform/index.ts';
import type { Resting } from '../../../contracts/index.ts';
import { storeRevision } from '../revisions/make-revisions.ts';
import { reservedSizes } from '../core/reserved-sizes.ts';
import { pairs } from '../core/pairs.ts';
import { together } from '../core/together.ts';
import { type Asked, type Vouched, validationData } from '../core/validation-data.ts';

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
  readonly bytes: number;
  /** `/T` of the field that holds the time-stamp. */
  readonly timestampField: string;
}

/** A document that everyone has signed, and the certificates that signed it. */
interface ToComplete {
  readonly head: DocumentHead;
  readonly signers: readonly Vouched[];
}

/**
 * docs/cycles/signing.md steps 15 and 16 for a batch of documents: adds the validation data that a verifier needs in later years
 * (ETSI EN 319 142-1, level B-LT), then a time-stamp over the whole document (B-LTA); as far as the configured level requires.
 */
export async function completeDocuments(
  services: CompletingServices,
  asked: Asked,
  documents: readonly ToComplete[],
): Promise<CompletedDocument[]> {
  const level: SignatureLevel = services.config.signatureLevel;
  if (!reachesLevel(level, 'B-LT')) {
    return documents.map(({ head: { fileId, digest } }) => ({
      fileId,
      validation: null,
      timestamp: null,
      digest,
      time: null,
      resting: null,
    }));
  }
  const loading = documents.map(({ head }) => services.blobs.load(head.digest));
  // 15. This authority made the time-stamps of the signatures.
  const { tsa } = await services.signer.certificates();
  const vouching = documents.map(({ signers }) =>
    validationData(asked, [...signers, { certificate: tsa, ocsp: null }]),
  );
  const [bases, data] = await together([together(loading), together(vouching)]);
  const grounds = pairs(
    documents,
    pairs(bases, data, (base, of) => ({ base, data: of })),
    ({ head }, of) => ({
      head,
      ...of,
    }),
  );
  return level === 'B-LT' ? validate(services, grounds) : stamp(services, grounds);
}

interface Ground {
  readonly head: DocumentHead;
  readonly base: LoadedBlob;
  readonly data: ValidationData;
}

const validate = (services: CompletingServices, grounds: readonly Ground[]): Promise<CompletedDocument[]> =>
  together(
    grounds.map(async ({ head, base, data }) => {
      const append = await services.workers.sign.run('addValidationData', { base: base.bytes, data });
      const validation = await storeValidation(services, { head, base }, append);
      const { fileId } = head;
      return { fileId, validation, timestamp: null, digest: validation.digest, time: null, resting: null };
    }),
  );

async function storeValidation(
  services: CompletingServices,
  { head: { number, digest }, base }: Pick<Ground, 'head' | 'base'>,
  append: Uint8Array,
): Promise<StoredRevision> {
  return { number: number + 1, previousDigest: digest, ...(await storeRevision(services, base, [append])) };
}

/** 16. */
async function stamp(services: CompletingServices, grounds: readonly Ground[]): Promise<CompletedDocument[]> {
  const { timestamp: reserve } = await reservedSizes(services.signer);
  const drafts = await services.workers.sign.run('draftCompletions', {
    documents: grounds.map(({ head, base, data }) => ({
      base: base.bytes,
      data,
      fieldId: head.timestampField,
      reserve,
    })),
  });
  const opened = pairs(grounds, drafts, (ground, { validation, draft }) => {
    const validated = extended(ground.base, [validation]);
    return { ...ground, append: validation, validated, open: digestRevision(draft, validated.hashed()) };
  });
  const stamps = await services.signer.timestampDigests(opened.map(({ open }) => open.digest));
  // One authority has made them, so that they end together and by the same algorithms.
  const [first] = stamps;
  const resting = first === undefined ? null : describeTimestamp(first.token);
  return together(
    pairs(opened, stamps, async ({ append, validated, open, ...ground }, { token, time }) => {
      const validation = await storeValidation(services, ground, append);
      const timestamp = {
        number: validation.number + 1,
        previousDigest: validation.digest,
        ...(await storeRevision(services, validated, [embedSignature(open, token)])),
      };
      return { fileId: ground.head.fileId, validation, timestamp, digest: timestamp.digest, time, resting };
    }),
  );
}
