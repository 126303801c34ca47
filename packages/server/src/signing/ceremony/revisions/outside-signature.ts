import { type OpenRevision, type SignatureHash, resumeSignature } from '@countersign/pdf';
import type { Digest, Services } from '../../../platform/index.ts';
import type { PlannedAct, PlannedDocument } from '../core/act.ts';
import type { Head } from '../core/heads.ts';
import { type MadeRevision, openSigning, storeRevision } from './make-revisions.ts';

/**
 * A revision that waits for a signature made elsewhere, in a form that a row can store: the bytes to append are in the blob
 * store, whose garbage collector removes them a day later if the signature never arrives.
 */
export interface OutsideRevision {
  readonly fileId: string;
  readonly base: Head;
  /** Lower-case hex, over all bytes except the place of the signature. */
  readonly digest: string;
  readonly append: Digest;
  readonly place: Pick<OpenRevision, 'contentsAt' | 'reserve' | 'byteRange' | 'size'>;
}

/** docs/cycles/signing.md step 8 for a signature that is made elsewhere. */
export async function openOutside(
  services: Pick<Services, 'blobs' | 'workers' | 'signer'>,
  act: Pick<PlannedAct, 'commonName' | 'decidedAt' | 'witness' | 'facts'>,
  document: PlannedDocument & { readonly signatureField: string },
  { head, hash }: { readonly head: Head; readonly hash: SignatureHash },
): Promise<OutsideRevision> {
  const { open } = await openSigning(services, act, document, head, hash);
  const { contentsAt, reserve, byteRange, size } = open;
  const { digest: append } = await services.blobs.put(open.append);
  const digest = Buffer.from(open.digest).toString('hex');
  return { fileId: document.fileId, base: head, digest, append, place: { contentsAt, reserve, byteRange, size } };
}

/**
 * docs/cycles/signing.md step 10: verifies the signature over these very octets, inserts it, and makes the revision durable
 * (security 59).
 */
export async function closeOutside(
  services: Pick<Services, 'blobs'>,
  { fileId, base, digest, append, place }: OutsideRevision,
  signed: { readonly cms: Uint8Array; readonly serial: string; readonly timestampTime: Date | null },
): Promise<MadeRevision> {
  const open = { ...place, append: await services.blobs.get(append), digest: Buffer.from(digest, 'hex') };
  const before = await services.blobs.load(base.digest);
  const stored = await storeRevision(services, before, [resumeSignature(before.bytes, open, signed.cms)]);
  const { serial, timestampTime } = signed;
  return { fileId, kind: 'SIGN', base, ...stored, serial, timestampTime };
}
