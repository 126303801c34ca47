import type { SignatureReport, Verification } from '@countersign/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { evidenceFacts, revision } from '../db/schema/index.ts';
import { factsNamedBy } from '../evidence/archive-manifest.ts';

/** The note of a signature by a certificate of ours that our records do not know. */
export const NOT_ON_RECORD = 'NOT_ON_RECORD';

/**
 * Says of each signature that leads to our own roots whether our records know it, octet by octet (rulings §8.20): a
 * certificate can be taken out of a contract, and a key that is not ours to destroy can sign elsewhere. One that they do not
 * know is not valid. `revisions` are the SHA-256 of the file as each revision left it.
 */
export async function compareWithRecords(
  tx: Tx,
  verification: Verification,
  revisions: readonly string[],
): Promise<Verification> {
  const isOwn = ({ trustedThrough }: SignatureReport): boolean => trustedThrough?.kind === 'OWN';
  const own = verification.signatures.filter(isOwn);
  if (own.length === 0) return verification;
  const digestOf = (one: SignatureReport): string => revisions[one.revision - 1] ?? '';
  const signed = await knownRevisions(tx, own.map(digestOf));
  // Anybody can write a reason; only that of the platform's own seal says which evidence it seals.
  const factsOf = ({ platformSeal, reason }: SignatureReport): string | null =>
    platformSeal === true ? factsNamedBy(reason) : null;
  const sealed = await knownFacts(
    tx,
    own.flatMap((one) => factsOf(one) ?? []),
  );
  const isKnown = (one: SignatureReport): boolean => signed.has(digestOf(one)) || sealed.has(factsOf(one) ?? '');
  const signatures = verification.signatures.map((one) => {
    if (!isOwn(one)) return one;
    return isKnown(one) ? { ...one, known: 'KNOWN' as const } : unknown(one);
  });
  const valid = verification.valid && signatures.every(({ known }) => known !== 'UNKNOWN');
  return { ...verification, valid, signatures };
}

function unknown(one: SignatureReport): SignatureReport {
  const told = { ...one, known: 'UNKNOWN' as const, notes: [...one.notes, NOT_ON_RECORD] };
  if (one.indication !== 'TOTAL_PASSED') return told;
  return { ...told, indication: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' };
}

/** Those of the digests that are of revisions signed here. */
async function knownRevisions(tx: Tx, digests: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ digest: revision.digest })
    .from(revision)
    .where(and(inArray(revision.digest, [...digests]), eq(revision.kind, 'SIGN')));
  return new Set(rows.map(({ digest }) => digest));
}

/** Those of the digests that are of data whose report of evidence the platform has sealed. */
async function knownFacts(tx: Tx, digests: readonly string[]): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await tx
    .select({ digest: evidenceFacts.digest })
    .from(evidenceFacts)
    .where(inArray(evidenceFacts.digest, [...digests]));
  return new Set(rows.map(({ digest }) => digest));
}
