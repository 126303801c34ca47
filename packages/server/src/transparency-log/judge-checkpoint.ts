import { X509Certificate } from 'node:crypto';
import { parseCertificate } from '@countersign/asn1';
import { verifyTimestamp } from '@countersign/pdf';
import { type Checkpoint, isSignedBy, parseCheckpoint, parseNote } from './note.ts';

/** Whom a judge of the log believes, DER. */
export interface LogTrust {
  readonly roots: readonly Uint8Array[];
  /** Certificates between a root and the keys of the log and of the time-stamps; none is believed for being here. */
  readonly pool: readonly Uint8Array[];
}

export interface StampedNote {
  readonly note: string;
  /** Of the key that signed the note, DER. */
  readonly certificate: Uint8Array;
  /** RFC 3161 token over the octets of the note, DER. */
  readonly token: Uint8Array;
}

export interface CheckpointJudgement {
  /** As the note says; null where it cannot be read. */
  readonly checkpoint: Checkpoint | null;
  /** When the note was stamped; null where no sound time-stamp says so. */
  readonly time: Date | null;
  /** In words, empty where all is well. */
  readonly problems: readonly string[];
}

/** Judges a checkpoint by itself: its form, its signature, whose key that is, and its time-stamp. */
export function judgeCheckpoint({ note, certificate, token }: StampedNote, trust: LogTrust): CheckpointJudgement {
  const problems: string[] = [];
  const signed = parseNote(note);
  const checkpoint = signed && parseCheckpoint(signed.text);
  if (signed === null || checkpoint === null)
    return { checkpoint: null, time: null, problems: ['the note is no signed checkpoint'] };
  const publicKey = keyOf(certificate);
  if (publicKey === null) problems.push('the certificate of the log cannot be read');
  else if (!isSignedBy(signed, { name: checkpoint.origin, publicKey })) problems.push('its signature does not verify');
  if (publicKey !== null && !leadsToRoot(certificate, trust))
    problems.push('the certificate of the log does not lead to a trusted root');
  const stamp = verifyTimestamp(token, Buffer.from(note), {
    roots: trust.roots,
    certificates: trust.pool,
    ocsps: [],
    crls: [],
  });
  if (!stamp.passed) problems.push(`its time-stamp does not verify: ${stamp.failure ?? 'no reason given'}`);
  return { checkpoint, time: stamp.passed ? stamp.time : null, problems };
}

/** The 32 octets of the log's key; null where the certificate is malformed or of a key of another kind. */
function keyOf(certificate: Uint8Array): Uint8Array | null {
  try {
    const { keyBits } = parseCertificate(certificate).publicKey;
    return keyBits.length === 32 ? keyBits : null;
  } catch {
    return null;
  }
}

const LONGEST_PATH = 6;

/** Signatures and names only: the log's own times are proven by its time-stamps. */
function leadsToRoot(certificate: Uint8Array, { roots, pool }: LogTrust): boolean {
  const trusted = roots.map((der) => new X509Certificate(der));
  const between = pool.map((der) => new X509Certificate(der)).filter(({ ca }) => ca);
  let current = new X509Certificate(certificate);
  for (let length = 0; length < LONGEST_PATH; length += 1) {
    const isBy = (issuer: X509Certificate): boolean => current.checkIssued(issuer) && current.verify(issuer.publicKey);
    if (trusted.some(isBy)) return true;
    const next = between.find(isBy);
    if (next === undefined) return false;
    current = next;
  }
  return false;
}
