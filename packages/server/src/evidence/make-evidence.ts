import { createHash } from 'node:crypto';
import { embedSignature } from '@countersign/pdf';
import type { House } from '../house.ts';
import { storeRevision } from '../signing/make-revisions.ts';
import type { Digest } from '../storage/blob-store.ts';
import { factsText } from './facts.ts';
import { type EvidenceRequest, gatherFacts } from './gather-facts.ts';
import { readRecord } from './read-record.ts';

type EvidenceHouse = Pick<House, 'db' | 'blobs' | 'workers' | 'signer'>;

/**
 * Makes the evidence report of an envelope that is being completed, under a document time-stamp of its own. Answers its
 * digest in the blob store; no row names it yet.
 */
export async function makeEvidence(house: EvidenceHouse, request: EvidenceRequest): Promise<Digest> {
  const authority = await house.signer.certificates();
  const record = await house.db.withTx((tx) => readRecord(tx, request.envelopeId));
  const facts = gatherFacts(record, request, authority);
  const factsSha256 = createHash('sha256').update(factsText(facts)).digest('hex');
  const input = { facts, factsSha256, sealedBy: facts.authority.name, created: request.completedAt };
  const { base, open } = await house.workers.sign.run('renderEvidence', input);
  const { token } = await house.signer.timestampDigest(open.digest);
  const { digest } = await storeRevision(house, base, [embedSignature(open, token)]);
  return digest;
}
