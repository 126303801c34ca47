import { grantTimestamp, parseCertificate } from '@countersign/asn1';
import { toWsid } from '@countersign/domain';
import { auditText } from '../audit-trail/index.ts';
import type { Tx } from '../../platform/index.ts';
import { inclusionProof, leafHash } from './merkle.ts';
import { parseCheckpoint, parseNote, verifierKeyOf } from './note.ts';
import {
  EVENTS_FORMAT,
  type LoggedEvent,
  PROOF_FORMAT,
  type ProofContents,
  type ProofEntry,
  type ProofFiles,
} from './proof-files.ts';
import { type AuditRow, type CheckpointRow, lastCheckpoint, listLeavesOf, listRowsOf } from './store.ts';
import { treeReader } from './tree.ts';

export interface Inclusion {
  /** The last checkpoint; null while the log is empty. */
  readonly checkpoint: CheckpointRow | null;
  readonly entries: readonly {
    readonly row: AuditRow;
    /** The text whose SHA-256 is the row's hash. */
    readonly text: string;
    /** Null if the checkpoint does not cover the row yet. */
    readonly place: { readonly index: number; readonly proof: readonly Uint8Array[] } | null;
  }[];
  /** Every row is covered. The row of the completion itself is covered by the next checkpoint, soon after it. */
  readonly isCovered: boolean;
}

/**
 * Returns an envelope's audit rows with the proof of each against the last checkpoint. Rows of other envelopes are not
 * disclosed.
 */
export async function inclusionOf(tx: Tx, envelopeId: string): Promise<Inclusion> {
  const rows = await listRowsOf(tx, envelopeId);
  const checkpoint = await lastCheckpoint(tx);
  const size = checkpoint?.size ?? 0;
  const leaves = await listLeavesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const places = new Map(leaves.map(({ auditId, index }) => [auditId, index]));
  const read = treeReader(tx, size);
  const entries: Inclusion['entries'][number][] = [];
  for (const row of rows) {
    const index = places.get(row.id);
    const isIn = index !== undefined && index < size;
    const place = isIn ? { index, proof: await inclusionProof(index, size, read) } : null;
    entries.push({ row, text: auditText(row), place });
  }
  return { checkpoint, entries, isCovered: entries.every(({ place }) => place !== null) };
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The same as files (`proof-files.ts` verifies them), for an archive or a command. */
export function proofFilesOf(envelopeId: string, { checkpoint, entries }: Inclusion): ProofFiles {
  const events = entries.map(({ row, text }) => eventOf(row, text));
  const proof: ProofContents = {
    format: PROOF_FORMAT,
    key: checkpoint === null ? '' : verifierKey(checkpoint),
    certificate: checkpoint === null ? '' : Buffer.from(checkpoint.certificate).toString('base64'),
    entries: entries.map(({ row, place }): ProofEntry => {
      const leaf = hexOf(leafHash(Buffer.from(row.hash, 'hex')));
      return { id: row.id, leaf, index: place?.index ?? null, proof: place?.proof.map(hexOf) ?? null };
    }),
  };
  const about = { format: EVENTS_FORMAT, envelope: toWsid('envelope', envelopeId), events };
  return {
    events: `${JSON.stringify(about, null, 1)}\n`,
    proof: `${JSON.stringify(proof, null, 1)}\n`,
    checkpoint: checkpoint?.note ?? '',
    stamp: checkpoint === null ? new Uint8Array() : grantTimestamp(checkpoint.token),
  };
}

/** The name and key of the note's signer (C2SP signed-note). */
export function verifierKey({ note, certificate }: Pick<CheckpointRow, 'note' | 'certificate'>): string {
  const name = parseCheckpoint(parseNote(note)?.text ?? '')?.origin ?? '';
  return verifierKeyOf({ name, publicKey: parseCertificate(certificate).publicKey.keyBits });
}

function eventOf(row: AuditRow, text: string): LoggedEvent {
  const { number, version, id, kind, envelopeId, participantId, personId, sessionId } = row;
  const { actorName, ip, userAgent, requestId, detail, previousHash, hash } = row;
  return {
    number,
    version,
    id,
    at: row.at.toISOString(),
    kind,
    envelopeId,
    participantId,
    personId,
    sessionId,
    actorName,
    ip,
    userAgent,
    requestId,
    detail,
    previousHash,
    hash,
    text,
  };
}
