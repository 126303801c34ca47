import { type ValidationData, embedSignature } from '@countersign/pdf';
import type { House } from '../house.ts';
import type { Digest } from '../storage/blob-store.ts';
import { storeRevision } from './make-revisions.ts';

export interface StoredRevision {
  readonly number: number;
  readonly previousDigest: Digest;
  readonly digest: Digest;
  readonly bytes: number;
}

/** The two last revisions of a document, in the blob store and not yet in any row. */
export interface CompletedDocument {
  readonly fileId: string;
  readonly validation: StoredRevision;
  readonly timestamp: StoredRevision;
  /** Of the document time-stamp. */
  readonly time: Date;
}

type CompletingHouse = Pick<House, 'blobs' | 'workers' | 'signer'>;
export interface DocumentHead {
  readonly fileId: string;
  readonly number: number;
  readonly digest: Digest;
  /** `/T` of the field that takes the time-stamp. */
  readonly timestampField: string;
}
interface Signer {
  readonly certificate: Uint8Array;
  readonly ocsp: Uint8Array | null;
}

/**
 * docs/cycles/signing.md steps 15 and 16: what a reader in many years needs to judge the signatures (ETSI EN 319 142-1,
 * level B-LT), then a time-stamp over all of it (B-LTA).
 */
export async function completeDocument(
  house: CompletingHouse,
  head: DocumentHead,
  signers: readonly Signer[],
): Promise<CompletedDocument> {
  const base = await house.blobs.get(head.digest);
  // 15.
  const data = await validationData(house, signers);
  const append = await house.workers.sign.run('addValidationData', { base, data });
  const validation = {
    ...{ number: head.number + 1, previousDigest: head.digest },
    ...(await storeRevision(house, base, [append])),
  };
  // 16.
  const open = await house.workers.sign.run('beginTimestamp', {
    base: Buffer.concat([base, append]),
    fieldId: head.timestampField,
  });
  const { token, time } = await house.signer.timestampDigest(open.digest);
  const timestamp = {
    ...{ number: validation.number + 1, previousDigest: validation.digest },
    ...(await storeRevision(house, base, [append, embedSignature(open, token)])),
  };
  return { fileId: head.fileId, validation, timestamp, time };
}

/** Every certificate of every path, and for each but the root a fresh or stored word on its status. */
async function validationData({ signer }: Pick<House, 'signer'>, signers: readonly Signer[]): Promise<ValidationData> {
  const { root, issuing, tsa, ocsp } = await signer.certificates();
  const answers = await Promise.all(signers.map(async (one) => one.ocsp ?? signer.ocspFor(one.certificate)));
  return {
    certs: [root, issuing, tsa, ocsp, ...signers.map(({ certificate }) => certificate)],
    ocsps: [...answers, await signer.ocspFor(tsa)],
    crls: [await signer.crl('ROOT'), await signer.crl('ISSUING')],
  };
}
