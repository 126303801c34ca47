import { createHash } from 'node:crypto';
import { type AuditFacts, auditText } from '../audit-trail/index.ts';
import { leafHash, verifyInclusion } from './merkle.ts';
import { isSignedBy, parseCheckpoint, parseNote, parseVerifierKey } from './note.ts';

/**
 * The log data in an archive: the rows of one envelope, the proof of each, and the signed checkpoint that the proofs lead to.
 * They can be verified without the server or the database.
 */
export interface ProofFiles {
  /** JSON: {format, envelope, events: LoggedEvent[]}, in the order of the envelope's chain. */
  readonly events: string;
  /** JSON: {format, key, certificate, entries: ProofEntry[]}. */
  readonly proof: string;
  /** The signed note (C2SP tlog-checkpoint); '' if there is none yet. */
  readonly checkpoint: string;
  /** RFC 3161 response over the octets of the note; empty if there is none yet. */
  readonly stamp: Uint8Array;
}

/** Their paths in an archive. */
export const PROOF_PATHS = {
  events: 'audit/events.json',
  proof: 'audit/proof.json',
  checkpoint: 'audit/checkpoint.txt',
  stamp: 'audit/checkpoint.tsr',
} as const satisfies Record<keyof ProofFiles, string>;

export const EVENTS_FORMAT = 'countersign-audit-events-v1';
export const PROOF_FORMAT = 'countersign-audit-proof-v1';

/** A row of the audit in a file; `hash` is the SHA-256 of `text`, and both follow from the other fields. */
export interface LoggedEvent extends Omit<AuditFacts, 'at'> {
  readonly number: number;
  readonly at: string;
  readonly hash: string;
  readonly text: string;
}

/** Hashes in hex. `index` and `proof` are null if the checkpoint does not cover the row yet. */
export interface ProofEntry {
  readonly id: string;
  readonly leaf: string;
  readonly index: number | null;
  readonly proof: readonly string[] | null;
}

export interface ProofContents {
  readonly format: typeof PROOF_FORMAT;
  /** The verifier key of the checkpoint's signer (C2SP signed-note), and its certificate in base64. */
  readonly key: string;
  readonly certificate: string;
  readonly entries: readonly ProofEntry[];
}

interface ProofFinding {
  readonly kind: 'MALFORMED' | 'EDITED' | 'CHAIN' | 'NOT_PROVEN' | 'NOT_COVERED' | 'CHECKPOINT';
  /** The row's number and id; null if the finding concerns the whole. */
  readonly row: { readonly number: number; readonly id: string } | null;
  readonly detail: string;
}

export interface ProofJudgement {
  /** There are no findings, and every row is covered. */
  readonly ok: boolean;
  readonly events: readonly LoggedEvent[];
  readonly findings: readonly ProofFinding[];
  /** The contents of the note; null if it cannot be read. */
  readonly checkpoint: { readonly origin: string; readonly size: number; readonly root: string } | null;
  /** The certificate of the key that signed the note, DER: the caller verifies its owner; null if there is none. */
  readonly certificate: Uint8Array | null;
  /** The 32 octets of the key in `key`, for comparison with the certificate by the caller. */
  readonly publicKey: Uint8Array | null;
}

/**
 * Verifies the files by themselves: each row's text and hash, the chain, each inclusion in the checkpoint's tree, the note's
 * signature by the key that the files name. Whether that key is the log's, and when the note was time-stamped, the caller
 * verifies by the certificate and `checkpoint.tsr`.
 */
export function judgeProof({ events: eventsText, proof: proofText, checkpoint: note }: ProofFiles): ProofJudgement {
  const findings: ProofFinding[] = [];
  const find = (kind: ProofFinding['kind'], row: ProofFinding['row'], detail: string): void =>
    void findings.push({ kind, row, detail });
  const events = readEvents(eventsText);
  const proof = readProof(proofText);
  if (events === null || proof === null) {
    find('MALFORMED', null, events === null ? 'the events cannot be read' : 'the proof cannot be read');
    return { ok: false, events: [], findings, checkpoint: null, certificate: null, publicKey: null };
  }
  const head = headOf(note, proof);
  if (head === null) find('CHECKPOINT', null, 'the checkpoint is missing, malformed or not signed by the key named');
  let previous: string | null = null;
  for (const event of events) {
    const row = { number: event.number, id: event.id };
    const digest = digestOf(event);
    if (digest === null || digest.toString('hex') !== event.hash)
      find('EDITED', row, 'its hash does not match its facts');
    if (event.previousHash !== previous) find('CHAIN', row, 'it does not follow the previous row');
    previous = event.hash;
    const entry = proof.entries.find(({ id }) => id === event.id);
    if (entry === undefined || entry.index === null || entry.proof === null)
      find('NOT_COVERED', row, 'the checkpoint does not cover it yet');
    else if (digest === null || head === null || !isIncluded(digest, entry, head))
      find('NOT_PROVEN', row, 'it is not in the tree of the checkpoint');
  }
  const told = head && { origin: head.origin, size: head.size, root: hexOf(head.root) };
  const publicKey = parseVerifierKey(proof.key)?.publicKey ?? null;
  const certificate = proof.certificate === '' ? null : Buffer.from(proof.certificate, 'base64');
  return { ok: findings.length === 0, events, findings, checkpoint: told, certificate, publicKey };
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string, format: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value['format'] === format ? value : null;
  } catch {
    return null;
  }
}

function readEvents(text: string): readonly LoggedEvent[] | null {
  const events = parsed(text, EVENTS_FORMAT)?.['events'];
  return Array.isArray(events) && events.every((one) => isRecord(one) && isRecord(one['detail']))
    ? (events as LoggedEvent[])
    : null;
}

function readProof(text: string): ProofContents | null {
  const contents = parsed(text, PROOF_FORMAT);
  const { key, certificate, entries } = contents ?? {};
  const isSound =
    typeof key === 'string' &&
    typeof certificate === 'string' &&
    Array.isArray(entries) &&
    entries.every((one) => isRecord(one) && (one['proof'] === null || Array.isArray(one['proof'])));
  return isSound ? (contents as unknown as ProofContents) : null;
}

/** The digest of the facts, ignoring the text in the file; null if the facts are malformed. */
function digestOf(event: LoggedEvent): Buffer | null {
  const at = new Date(event.at);
  if (Number.isNaN(at.getTime())) return null;
  const text = auditText({ ...event, at });
  return text === event.text ? createHash('sha256').update(text).digest() : null;
}

function headOf(note: string, { key }: ProofContents) {
  const signed = parseNote(note);
  const checkpoint = signed && parseCheckpoint(signed.text);
  const verifier = parseVerifierKey(key);
  if (signed === null || checkpoint === null || verifier === null) return null;
  return verifier.name === checkpoint.origin && isSignedBy(signed, verifier) ? checkpoint : null;
}

function isIncluded(
  digest: Uint8Array,
  { index, proof }: ProofEntry,
  { size, root }: { readonly size: number; readonly root: Uint8Array },
): boolean {
  const hashes = (proof ?? []).map((hash) => Buffer.from(String(hash), 'hex'));
  return verifyInclusion({ leaf: leafHash(digest), index: index ?? -1, size, root, proof: hashes });
}
