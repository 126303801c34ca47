import { embedSignature } from '@countersign/pdf';
import type { House } from '../house.ts';
import { storeRevision } from '../signing/make-revisions.ts';
import type { Digest } from '../storage/blob-store.ts';
import { type EvidenceRequest, gatherFacts } from './gather-facts.ts';

type EvidenceHouse = Pick<House, 'db' | 'blobs' | 'workers' | 'signer'>;

/**
 * Makes the evidence report of an envelope that is being completed, under a document time-stamp of its own. Answers its
 * digest in the blob store; no row names it yet.
 */
export async function makeEvidence(house: EvidenceHouse, request: EvidenceRequest): Promise<Digest> {
  const { root } = await house.signer.certificates();
  const facts = await house.db.withTx((tx) => gatherFacts(tx, request, root));
  const { base, open } = await house.workers.sign.run('renderEvidence', { facts, created: request.completedAt });
  const { token } = await house.signer.timestampDigest(open.digest);
  const { digest } = await storeRevision(house, base, [embedSignature(open, token)]);
  return digest;
}
