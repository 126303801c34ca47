import { parseCertificate, parseSignedData } from '@countersign/asn1';
import { verifyCertificate, verifyTimestamp } from '@countersign/pdf';
import { POLICY } from '@countersign/pki';
import { type Checkpoint, isSignedBy, parseCheckpoint, parseNote } from './note.ts';

/** The roots that a verification of the log trusts, DER. */
export interface LogTrust {
  readonly roots: readonly Uint8Array[];
  /** Certificates between a root and the keys of the log and of the time-stamps; they are not trusted by themselves. */
  readonly pool: readonly Uint8Array[];
  /** Available revocation lists, of any issuer. */
  readonly crls?: readonly Uint8Array[] | undefined;
}

export interface StampedNote {
  readonly note: string;
  /** The certificate of the key that signed the note, DER. */
  readonly certificate: Uint8Array;
  /** RFC 3161 token over the octets of the note, DER. */
  readonly token: Uint8Array;
}

export interface CheckpointJudgement {
  /** The contents of the note; null if it cannot be read. */
  readonly checkpoint: Checkpoint | null;
  /** The time of the note's time-stamp; null without a valid one. */
  readonly time: Date | null;
  /** Readable descriptions, empty if there are none. */
  readonly problems: readonly string[];
}

/**
 * Verifies a checkpoint by itself: its form, its signature, the owner of that key, and its time-stamp. Certificates in the
 * time-stamp help to find the path to a root.
 */
export function judgeCheckpoint({ note, certificate, token }: StampedNote, trust: LogTrust): CheckpointJudgement {
  const signed = parseNote(note);
  const checkpoint = signed && parseCheckpoint(signed.text);
  if (signed === null || checkpoint === null)
    return { checkpoint: null, time: null, problems: ['the note is no signed checkpoint'] };
  const problems: string[] = [];
  const publicKey = keyOf(certificate);
  if (publicKey === null) problems.push('the certificate does not belong to the log');
  else if (!isSignedBy(signed, { name: checkpoint.origin, publicKey })) problems.push('its signature does not verify');
  const certificates = [...trust.pool, ...carriedBy(token)];
  const believed = { roots: trust.roots, certificates, ocsps: [], crls: trust.crls ?? [] };
  const { passed, failure, time } = verifyTimestamp(token, Buffer.from(note), believed);
  if (!passed || time === null) problems.push(`its time-stamp does not verify: ${failure ?? 'it has no time'}`);
  else if (publicKey !== null) {
    const problem = verifyCertificate(certificate, time, believed);
    // A list from before the checkpoint cannot confirm the status at its time; its revocations still count.
    if (problem !== null && problem !== 'TRY_LATER')
      problems.push(`the certificate of the log does not lead to a trusted root: ${problem}`);
  }
  return { checkpoint, time: passed ? time : null, problems };
}

/** Returns the 32 octets of the log's key; null if the certificate is malformed or has another purpose. */
function keyOf(certificate: Uint8Array): Uint8Array | null {
  try {
    const { publicKey, policies } = parseCertificate(certificate);
    return publicKey.keyBits.length === 32 && policies?.includes(POLICY.log) === true ? publicKey.keyBits : null;
  } catch {
    return null;
  }
}

function carriedBy(token: Uint8Array): Uint8Array[] {
  try {
    return parseSignedData(token).certificates.map(({ der }) => der);
  } catch {
    return [];
  }
}
