import { createHash } from 'node:crypto';
import { parseCertificate } from '@countersign/asn1';
import { displayName, fromWsid, maskContact, publicName, toWsid } from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  findPersons,
  listDocuments,
  loadEnvelopeFacts,
} from '../envelopes/reads.ts';
import type { DocumentRow } from '../envelopes/store.ts';
import { type CertificateRow, listBySerial } from '../signer/store.ts';
import type { Voided } from '../signing/complete.ts';
import type { CompletedDocument } from '../signing/complete-document.ts';
import { type AuditRow, type RevisionRow, listAudit, listRevisions } from '../signing/store.ts';
import { timeIn } from '../paper/zoned-time.ts';
import type { EvidenceDocument, EvidenceFacts, EvidenceParticipant } from './report.ts';
import {
  CERTIFICATE_WORDS,
  actionWords,
  authenticationWords,
  eventWords,
  participantStatusWords,
  revisionWords,
} from './words.ts';

export interface EvidenceRequest {
  readonly envelopeId: string;
  readonly completedAt: Date;
  /** The revisions of the completion, not yet in any row. */
  readonly completed: readonly CompletedDocument[];
  /** The contract is void: what the report says of it. */
  readonly voided?: Voided;
}

interface Gathered {
  readonly loaded: LoadedEnvelope;
  readonly documents: readonly DocumentRow[];
  readonly revisions: readonly RevisionRow[];
  readonly audit: readonly AuditRow[];
  readonly certificates: readonly CertificateRow[];
  readonly time: (at: Date | null) => string;
}

/** Everything the report says, as of this transaction; contacts are masked. */
export async function gatherFacts(
  tx: Tx,
  { envelopeId, completedAt, completed, voided }: EvidenceRequest,
  root: Uint8Array,
): Promise<EvidenceFacts> {
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const { row } = loaded;
  const audit = await listAudit(tx, envelopeId);
  const gathered: Gathered = {
    loaded,
    documents: await listDocuments(tx, envelopeId),
    revisions: await listRevisions(tx, envelopeId),
    audit,
    certificates: await listBySerial(tx, audit.flatMap(serialsOf)),
    time: timeIn(row.timezone),
  };
  const sender = (await findPersons(tx, [row.senderId])).get(row.senderId);
  const senderName = sender ? displayName(sender) : '';
  const { time } = gathered;
  return {
    envelopeWsid: toWsid('envelope', row.id),
    title: row.title,
    subject: row.subject,
    contractNumber: row.contractNumber,
    sender: publicName(senderName),
    ...{
      created: time(row.createdAt),
      started: time(row.startedAt),
      completed: time(completedAt),
      timezone: row.timezone,
    },
    voided: voided === undefined ? null : voidedFacts(voided, row.evidenceDigest, time),
    documents: gathered.documents.map((document) => documentFacts(document, gathered, completed, completedAt)),
    participants: loaded.participants
      .filter(({ actionType }) => actionType !== 'SENDER')
      .map((one) => participantFacts(one, gathered)),
    audit: audit.map((line) => ({
      at: time(line.at),
      what: eventWords(line.kind),
      who: publicName(line.actorName),
      detail: detailOf(line),
    })),
    auditHead: audit.at(-1)?.hash ?? '',
    authority: parseCertificate(root).subject.text,
    rootFingerprint: createHash('sha256').update(root).digest('hex'),
  };
}

const voidedFacts = (
  { at, cancelId, reason, agreement }: Voided,
  formerReport: string | null,
  time: Gathered['time'],
): NonNullable<EvidenceFacts['voided']> => ({
  at: time(at),
  cancelEnvelopeWsid: toWsid('envelope', cancelId),
  reason,
  agreement,
  formerReport: formerReport ?? '',
});

function documentFacts(
  document: DocumentRow,
  { revisions, audit, time }: Gathered,
  completed: readonly CompletedDocument[],
  completedAt: Date,
): EvidenceDocument {
  const { fileId } = document;
  const made = completed.find((one) => one.fileId === fileId);
  const last =
    made === undefined
      ? []
      : [
          { kind: 'VALIDATION', ...made.validation },
          { kind: 'TIMESTAMP', ...made.timestamp },
        ];
  const line = [
    ...revisions.filter((one) => one.fileId === fileId),
    ...last.map((one) => ({ ...one, createdAt: completedAt })),
  ];
  return {
    name: document.name,
    fileWsid: toWsid('file', fileId),
    pages: document.pages.length,
    finalDigest: made?.timestamp.digest ?? document.headDigest,
    timestamp: time(made?.time ?? stampedAt(audit, fileId)),
    revisions: line.map(({ number, kind, createdAt, bytes, digest }) => ({
      number,
      kind: revisionWords(kind),
      at: time(createdAt),
      bytes,
      digest,
    })),
  };
}

/** Of a contract that was completed before: its completion says when each document was stamped. */
function stampedAt(audit: readonly AuditRow[], fileId: string): Date | null {
  const completed = audit.findLast(({ kind }) => kind === 'envelope.completed');
  const at = completed?.detail[`timestamp.${toWsid('file', fileId)}`];
  return at === undefined ? null : new Date(at);
}

function participantFacts(row: ParticipantRow, gathered: Gathered): EvidenceParticipant {
  const { documents, audit, time } = gathered;
  const nameOf = (fileId: string): string => documents.find((document) => document.fileId === fileId)?.name ?? '';
  const acted = audit.findLast((line) => line.participantId === row.id && ACTS.has(line.kind));
  return {
    name: publicName(row.name),
    role: actionWords(row.actionType),
    sequence: row.sequence,
    contact: [row.phone, row.email].flatMap((contact) => (contact === null ? [] : [maskContact(contact)])).join(', '),
    status: participantStatusWords(row.status),
    authentication: row.authType === null ? '—' : authenticationWords(row.authType),
    handled: time(row.handledAt),
    reason: row.handleReason,
    ip: acted?.ip ?? '',
    device: acted?.userAgent ?? '',
    signatures: signaturesOf(acted, gathered, nameOf),
    seals: sealsOf(acted),
    seen: (row.seen ?? []).map(({ fileId, number, digest }) => ({ document: nameOf(fileId), number, digest })),
  };
}

/** The certificates that a line of the record names as those of signatures. */
const serialsOf = ({ detail }: AuditRow): string[] =>
  Object.entries(detail).flatMap(([key, value]) => (key.startsWith('serial.') ? [value] : []));

/** Which office seals a signature bears, by its line of the record. */
const sealsOf = (acted: AuditRow | undefined): string[] =>
  Object.entries(acted?.detail ?? {}).flatMap(([key, value]) => (key.startsWith('seal.') ? [value] : []));

const ACTS: ReadonlySet<string> = new Set(['participant.signed', 'participant.checked', 'participant.refused']);

function signaturesOf(
  acted: AuditRow | undefined,
  { certificates, time }: Gathered,
  nameOf: (fileId: string) => string,
): EvidenceParticipant['signatures'] {
  return Object.entries(acted?.detail ?? {}).flatMap(([key, serial]) => {
    if (!key.startsWith('serial.')) return [];
    const fileWsid = key.slice('serial.'.length);
    const stamped = acted?.detail[`timestamp.${fileWsid}`];
    const known = certificates.find((certificate) => certificate.serial === serial);
    return [
      {
        document: nameOf(fromWsid('file', fileWsid) ?? ''),
        serial,
        timestamp: time(stamped === undefined ? null : new Date(stamped)),
        subject: known?.subject ?? '',
        kind: CERTIFICATE_WORDS[known?.kind ?? ''] ?? '',
      },
    ];
  });
}

/** The facts of a line, each on a line of its own; addresses stand with the participant. */
const detailOf = ({ detail }: AuditRow): string =>
  Object.entries(detail)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
