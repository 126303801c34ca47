import { parseCertificate } from '@countersign/asn1';
import type { PdfLimits } from '../limits.ts';
import { PdfDocument } from '../syntax/document.ts';
import type { LaterChanges } from './changes/later-changes.ts';
import { CoveredDigests } from './covered-digests.ts';
import { collectSignatures } from './collect-signatures.ts';
import type { TimestampReport, VerificationReport } from './report.ts';
import { laterChanges, listRevisions } from './revision-list.ts';
import { type Found, type JudgedStamp, judgeSignature } from './signature-judge.ts';
import { judgeTimestamp, unreadableTimestamp } from './timestamp.ts';
import { type RootGrant, Trust } from './trust.ts';

export interface VerifyOptions {
  /** DER of the trusted certificates; nothing in the file is trusted. */
  readonly roots: readonly Uint8Array[];
  /** The periods in which roots were trusted, for roots that are not always trusted. */
  readonly grants?: readonly RootGrant[];
  /** The instant of verification for signatures that no time-stamp proves. */
  readonly now: Date;
  /** DER of OCSP answers and revocation lists in addition to those in the file. */
  readonly ocsps?: readonly Uint8Array[];
  readonly crls?: readonly Uint8Array[];
  /**
   * Whether a signer without a known revocation status stays INDETERMINATE, TRY_LATER (ETSI EN 319 102-1 §5.2.6), for callers
   * that can obtain such data; otherwise the signature passes with the note REVOCATION_UNKNOWN, for offline use.
   */
  readonly needsStatus?: boolean;
  /** The password of an encrypted file, if the empty password does not open it. */
  readonly password?: string | null;
  /**
   * The arc of object identifiers of an authority: signatures under its policies must be octet by octet as it issues them
   * (issued-form.ts).
   */
  readonly ownArc?: string;
  /** Limits for reading the file; DEFAULT_LIMITS unless given. */
  readonly limits?: PdfLimits;
}

/**
 * Verifies every signature and document time-stamp of a PDF (ETSI EN 319 102-1, ETSI EN 319 142-1) and the changes after each.
 * Fetches nothing: chain and revocation data come from the file and the options. Throws PdfError for an unreadable PDF:
 * PASSWORD_NEEDED and PASSWORD_WRONG if it is encrypted and the password does not open it, TOO_COMPLEX if it exceeds the
 * limits.
 */
export function verifyPdf(bytes: Uint8Array, options: VerifyOptions): VerificationReport {
  const document = PdfDocument.openEncrypted(bytes, options.password ?? null, options.limits);
  const roots = options.roots.map((der) => parseCertificate(der));
  const found = collectSignatures(document);
  const digests = new CoveredDigests(
    document.bytes,
    found.flatMap(({ range }) => (range ? [range] : [])),
  );
  const trust = new Trust(document, roots, options.now, {
    ocsps: options.ocsps ?? [],
    crls: options.crls ?? [],
    needsStatus: options.needsStatus ?? false,
    ownArc: options.ownArc ?? null,
    grants: options.grants ?? [],
  });
  const stamps = judgeStamps(found, digests, trust);
  const ends = found.filter(({ revision }) => revision >= 0);
  const changes = laterChanges(document, ends);
  const court = { document, digests, trust, changes, stamps, earlier: [] };
  const timestamps = stamps.map((stamp) => reportStamp(document, stamp, changes, trust));
  const signatures = found.filter(({ field }) => !field.isTimestamp).map((each) => judgeSignature(court, each));
  const notes = [...trailingNotes(document), ...(trust.isOverfull ? ['VALIDATION_DATA_OVERFULL'] : [])];
  const isSound = [...signatures, ...timestamps].every(
    ({ indication, modifications }) => indication === 'TOTAL_PASSED' && modifications !== 'SUSPICIOUS',
  );
  const revisionList = listRevisions(document, ends, changes);
  // Parts of the verification continue after a refusal and assume the worst for unread data.
  document.spend(0);
  return {
    valid: signatures.length > 0 && isSound && notes.length === 0,
    revisions: document.revisions.length,
    revisionList,
    signatures,
    timestamps,
    notes,
  };
}

/** Bytes after the last revision are not covered by any signature. */
function trailingNotes({ bytes, revisions }: PdfDocument): string[] {
  for (let at = revisions.at(-1)?.end ?? bytes.length; at < bytes.length; at++) {
    const octet = bytes[at];
    if (octet !== 0x0a && octet !== 0x0d && octet !== 0x20 && octet !== 0x09) return ['TRAILING_DATA'];
  }
  return [];
}

/**
 * Verifies document time-stamps, the latest first: each proves the existence of earlier content (ETSI EN 319 102-1 §5.6.2.4).
 * Returned in file order.
 */
function judgeStamps(found: readonly Found[], digests: CoveredDigests, trust: Trust): JudgedStamp[] {
  const stamps = found.filter(({ field }) => field.isTimestamp);
  const judged = new Map<Found, JudgedStamp>();
  for (const stamp of stamps.toSorted((a, b) => b.revision - a.revision)) {
    const { range, revision } = stamp;
    const verdict = range
      ? judgeTimestamp(range, (hash) => digests.digest(range, hash), trust, revision)
      : unreadableTimestamp;
    if (verdict.trusted && verdict.time && revision >= 0) trust.prove(verdict.time, revision);
    judged.set(stamp, { ...stamp, judged: verdict });
  }
  return stamps.flatMap((stamp) => judged.get(stamp) ?? []);
}

function reportStamp(document: PdfDocument, stamp: JudgedStamp, changes: LaterChanges, trust: Trust): TimestampReport {
  const { field, range, revision, judged } = stamp;
  const { modifications, notes } = changes.since(revision, { permitted: null, isLocked: () => false });
  const time = revision < 0 ? null : trust.provedSince(revision);
  return {
    ...judged,
    fieldName: field.fieldName,
    coversWholeFile: range?.end === document.bytes.length,
    revision: revision + 1,
    modifications,
    notes: [...notes, ...judged.notes],
    proofOfExistence: { time, source: time === null ? 'NONE' : 'DOCUMENT_TIMESTAMP' },
  };
}
