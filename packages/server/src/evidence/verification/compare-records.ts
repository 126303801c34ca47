import type { SignatureReport, Verification } from '@countersign/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import { actRecord, factsNamedBy } from '../record/index.ts';
import { revision } from '../../contracts/envelopes/views.ts';
import { evidenceFacts } from '../record/views.ts';
import { audit } from '../../trust/audit-trail/views.ts';

/** The note for a signature by a certificate of this authority that is not in the records. */
const NOT_ON_RECORD = 'NOT_ON_RECORD';

/**
 * Marks each signature that leads to the platform's own roots as known or unknown to its records, octet by octet (rulings
 * §8.20): a certificate can be copied from a contract, and a key outside the platform's control can sign elsewhere. An unknown
 * signature is not valid. `revisions` are the SHA-256 digests of the file after each revision.
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
  // Anyone can write a reason; only a platform seal reliably names the evidence that it seals.
  const factsOf = ({ platformSeal, reason }: SignatureReport): string | null =>
    platformSeal === true ? factsNamedBy(reason) : null;
  const sealed = await knownFacts(
    tx,
    own.flatMap((one) => factsOf(one) ?? []),
  );
  const isKnown = (one: SignatureReport): boolean => signed.has(digestOf(one)) || sealed.has(factsOf(one) ?? '');
  const signatures = verification.signatures.map((one) => {
    if (!isOwn(one)) return one;
    if (!isKnown(one)) return unknown(one);
    const detail = signed.get(digestOf(one));
    return { ...one, known: 'KNOWN' as const, ...(detail ? { act: actOf(detail) } : {}) };
  });
  const valid = verification.valid && signatures.every(({ known }) => known !== 'UNKNOWN');
  return { ...verification, valid, signatures };
}

function unknown(one: SignatureReport): SignatureReport {
  const told = { ...one, known: 'UNKNOWN' as const, notes: [...one.notes, NOT_ON_RECORD] };
  if (one.indication !== 'TOTAL_PASSED') return told;
  return { ...told, indication: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' };
}

/** Who signed, from the record of the act; contacts are already masked. */
function actOf(detail: Readonly<Record<string, string>>): SignatureReport['act'] {
  const { identified, account } = actRecord(detail);
  return {
    identifiedBy: identified?.by ?? null,
    contact: identified?.contact ?? null,
    provedDatetime: identified?.provedAt ?? null,
    channel: identified?.channel ?? null,
    accountIs: account?.is ?? null,
  };
}

/** Returns those of the digests that belong to revisions signed here, with the record of the act, or null if there is none. */
async function knownRevisions(
  tx: Tx,
  digests: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>> | null>> {
  const rows = await tx
    .select({ digest: revision.digest, detail: audit.detail })
    .from(revision)
    .leftJoin(
      audit,
      and(
        eq(audit.envelopeId, revision.envelopeId),
        eq(audit.participantId, revision.participantId),
        eq(audit.kind, 'participant.signed'),
      ),
    )
    .where(and(inArray(revision.digest, [...digests]), eq(revision.kind, 'SIGN')));
  return new Map(rows.map(({ digest, detail }) => [digest, detail]));
}

/** Returns those of the digests that belong to data whose evidence report the platform has sealed. */
async function knownFacts(tx: Tx, digests: readonly string[]): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await tx
    .select({ digest: evidenceFacts.digest })
    .from(evidenceFacts)
    .where(inArray(evidenceFacts.digest, [...digests]));
  return new Set(rows.map(({ digest }) => digest));
}
