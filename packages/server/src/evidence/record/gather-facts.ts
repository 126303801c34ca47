import { createHash } from 'node:crypto';
import { nameValue, parseCertificate } from '@countersign/asn1';
import { displayName, isBoundToEnterprise, maskContact, nameSource, publicName, toWsid } from '@countersign/domain';
import { type SigningIntent, readSigningIntent } from '@countersign/pki';
import type { DocumentRow, ParticipantRow } from '../../contracts/index.ts';
import type { AuthorityCertificates, Services } from '../../platform/index.ts';
import type { AuditRow, CompletedDocument, Expected, Voided } from '../../signing/index.ts';
import {
  type AuditFacts,
  type CertificateFacts,
  type DocumentFacts,
  type EvidenceFacts,
  FACTS_FORMAT,
  type ParticipantFacts,
  type PartyFacts,
  type VoidedFacts,
} from './facts.ts';
import { actRecord, provedAtAct } from './act-record.ts';
import type { EnvelopeRecord } from './read-record.ts';

export interface EvidenceRequest {
  readonly envelopeId: string;
  readonly completedAt: Date;
  /** The revisions of the completion, not yet in any row. */
  readonly completed: readonly CompletedDocument[];
  /** The statement of the report that the contract is void, if it is. */
  readonly voided?: Voided;
  /** What the report will read. */
  readonly expected?: Expected;
  /** Where the lists of the authority have been asked for. */
  readonly lists?: Pick<Services['signer'], 'crl'>;
}

/** Gathers all recorded data for the report; contacts are masked. */
export function gatherFacts(
  record: EnvelopeRecord,
  { completedAt, completed, voided }: EvidenceRequest,
  { authority, log }: { readonly authority: AuthorityCertificates; readonly log: string },
): EvidenceFacts {
  const { row, participants } = record.loaded;
  const { audit } = record;
  return {
    format: FACTS_FORMAT,
    envelope: {
      wsid: toWsid('envelope', row.id),
      title: row.title,
      subject: row.subject,
      contractNumber: row.contractNumber,
      flowType: row.flowType,
      timezone: row.timezone,
      createdAt: row.createdAt.toISOString(),
      startedAt: iso(row.startedAt),
      completedAt: completedAt.toISOString(),
      ...(row.reading === null ? {} : { reading: row.reading }),
    },
    sender: senderFacts(record),
    voided: voided === undefined ? null : voidedFacts(voided, row.evidenceDigest),
    documents: record.documents.map((document) => documentFacts(document, record, { completed, completedAt })),
    participants: participants
      .filter(({ actionType }) => actionType !== 'SENDER')
      .map((one) => participantFacts(one, record)),
    certificates: certificatesOf(record, authority),
    authority: { name: parseCertificate(authority.root).subject.text, rootSha256: sha256(authority.root) },
    audit: { rows: audit.map(auditFacts), head: audit.at(-1)?.hash ?? '', log },
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const masked = (...contacts: readonly (string | null | undefined)[]): string =>
  contacts.flatMap((contact) => (contact ? [maskContact(contact)] : [])).join(', ');

function senderFacts({ loaded: { row }, persons, senderEnterprise }: EnvelopeRecord): PartyFacts {
  const sender = persons.get(row.senderId);
  const shown = sender === undefined ? '' : displayName(sender);
  const known = { name: publicName(shown), nameSource: nameSource(shown, sender) };
  return { ...known, contact: masked(sender?.phone, sender?.email), enterprise: senderEnterprise };
}

const voidedFacts = ({ at, cancelId, reason, agreement }: Voided, formerReport: string | null): VoidedFacts => ({
  at: at.toISOString(),
  agreementWsid: toWsid('envelope', cancelId),
  reason,
  agreement: [...agreement],
  formerReport,
});

function documentFacts(
  document: DocumentRow,
  { revisions, audit, files }: EnvelopeRecord,
  { completed, completedAt }: Pick<EvidenceRequest, 'completed' | 'completedAt'>,
): DocumentFacts {
  const { fileId } = document;
  const made = completed.find((one) => one.fileId === fileId);
  const last =
    made === undefined
      ? []
      : [
          ...(made.validation === null ? [] : [{ kind: 'VALIDATION', ...made.validation }]),
          ...(made.timestamp === null ? [] : [{ kind: 'TIMESTAMP', ...made.timestamp }]),
        ];
  const line = [
    ...revisions.filter((one) => one.fileId === fileId),
    ...last.map((one) => ({ ...one, createdAt: completedAt, participantId: null })),
  ];
  const upload = files.find(({ id }) => id === fileId);
  return {
    fileWsid: toWsid('file', fileId),
    name: document.name,
    pages: document.pages.length,
    original:
      upload === undefined ? null : { type: upload.type, bytes: upload.sourceBytes, sha256: upload.sourceDigest },
    signedBefore: document.signedBefore,
    sha256: made?.digest ?? document.completedDigest ?? document.headDigest,
    timestampedAt: iso(made?.time ?? stampedAt(audit, fileId)),
    revisions: line.map(({ number, kind, participantId, createdAt, bytes, digest }) => ({
      number,
      kind,
      participantWsid: wsidOf(participantId),
      at: createdAt.toISOString(),
      bytes,
      sha256: digest,
    })),
  };
}

const wsidOf = (participantId: string | null): string | null =>
  participantId === null ? null : toWsid('participant', participantId);

/** For a contract completed before: its completion records when each document was time-stamped. */
function stampedAt(audit: readonly AuditRow[], fileId: string): Date | null {
  const completed = audit.findLast(({ kind }) => kind === 'envelope.completed');
  const at = completed?.detail[`timestamp.${toWsid('file', fileId)}`];
  return at === undefined ? null : new Date(at);
}

const ACTS: ReadonlySet<string> = new Set(['participant.signed', 'participant.checked', 'participant.refused']);

/** REPLACED for a participant whom the sender has replaced: the successor has the place, and no field stays empty. */
function statusOf({ id, status }: ParticipantRow, { loaded: { participants } }: EnvelopeRecord): string {
  const isReplaced = status === 'ED_SUCCESS_REMOVE' && participants.some(({ successorOfId }) => successorOfId === id);
  return isReplaced ? 'REPLACED' : status;
}

function participantFacts(row: ParticipantRow, record: EnvelopeRecord): ParticipantFacts {
  const acted = record.audit.findLast((line) => line.participantId === row.id && ACTS.has(line.kind));
  const detail = acted?.detail ?? {};
  const told = actRecord(detail);
  const identity = identityAtAct(row, record, { actedAt: acted?.at, nameFrom: told.nameFrom });
  return {
    wsid: toWsid('participant', row.id),
    name: publicName(row.name),
    nameSource: identity?.name === row.name && acted !== undefined ? 'VERIFIED' : row.nameSource,
    ...contactFacts(row, provedAtAct(detail)),
    ...told,
    enterprise: enterpriseAtAct(row, record, detail['enterpriseIs']),
    role: row.actionType,
    ...inPersonAtAct(detail, record),
    ...(row.witness ? { witness: true as const } : {}),
    type: row.type,
    sequence: row.sequence,
    status: statusOf(row, record),
    reason: row.handleReason,
    handledAt: iso(row.handledAt),
    authLevel: row.authLevel,
    secureLevel: row.secureLevel,
    authType: row.authType,
    identity,
    ip: acted?.ip ?? null,
    device: acted?.userAgent ?? null,
    seen: (row.seen ?? []).map(({ fileId, number, digest }) => ({
      fileWsid: toWsid('file', fileId),
      revision: number,
      sha256: digest,
    })),
    seals: detailUnder(acted, 'seal.').map(([, name]) => name),
    ...attachmentFacts(acted),
    signatures: detailUnder(acted, 'serial.').map(([fileWsid, serial]) => ({
      fileWsid,
      serial,
      timestampedAt: acted?.detail[`timestamp.${fileWsid}`] ?? null,
    })),
  };
}

/**
 * The enterprise at the time of the act: its verification may change before the report is made. For a party that is not bound
 * to it, such as a replaced participant, only the name that the sender gave.
 */
function enterpriseAtAct(
  row: ParticipantRow,
  { enterprises }: EnvelopeRecord,
  enterpriseIs: string | undefined,
): ParticipantFacts['enterprise'] {
  const known = enterprises.get(row.enterpriseId ?? '');
  if (known !== undefined && isBoundToEnterprise(row)) {
    if (enterpriseIs === undefined) return known;
    const verified = enterpriseIs === 'VERIFIED';
    return { ...known, verified, nameSource: verified ? 'VERIFIED' : 'PROFILE' };
  }
  const name = row.enterpriseName ?? known?.name;
  return name === undefined ? null : { name, creditCode: null, verified: false, nameSource: 'GIVEN' };
}

/**
 * The identity at the time of the act: later verification, suspension or withdrawal does not affect it. The record of a
 * signature states whether its name was verified; checks and refusals do not record it.
 */
function identityAtAct(
  { personId }: ParticipantRow,
  { persons, identities }: EnvelopeRecord,
  { actedAt, nameFrom }: { readonly actedAt: Date | undefined; readonly nameFrom: ParticipantFacts['nameFrom'] },
): ParticipantFacts['identity'] {
  const person = persons.get(personId ?? '');
  const isVerified = nameFrom === null ? person?.idttvStatus === 'PASSED' : nameFrom === 'VERIFIED';
  if (person === undefined || !isVerified) return null;
  // Whether an identity that is no longer valid was valid at the act is known only from the record of the act.
  const passed = (identities.get(person.id) ?? []).filter(({ status }) => nameFrom !== null || status === 'PASSED');
  const then = passed.findLast(({ decidedAt }) => actedAt === undefined || (decidedAt ?? actedAt) <= actedAt);
  if (passed.length > 0 && then === undefined && nameFrom === null) return null;
  return {
    name: then?.name ?? person.realName ?? '',
    verifiedAt: iso(then?.decidedAt ?? null),
    verifiedBy: then?.decidedBy ?? '',
  };
}

/** Whether they acted on the device of the sender: the record of the act names it, a later row its return. */
function inPersonAtAct(
  { inPersonHost: host, inPersonHandedAt: handedAt }: Readonly<Record<string, string>>,
  { audit }: EnvelopeRecord,
): Pick<ParticipantFacts, 'inPerson'> {
  if (host === undefined || handedAt === undefined) return {};
  const back = audit.find(({ kind, detail }) => kind === 'envelope.deviceReturned' && detail['handedAt'] === handedAt);
  return { inPerson: { host, handedAt, returnedAt: iso(back?.at ?? null) } };
}

/** The given contacts; those that the acting account had proved when it acted are marked as proved. */
function contactFacts(
  { phone, email }: ParticipantRow,
  proved: readonly string[],
): Pick<ParticipantFacts, 'contact' | 'givenContacts'> {
  const given = [
    ...(phone === null ? [] : [{ contact: maskContact(phone), proved: proved.includes('PHONE') }]),
    ...(email === null ? [] : [{ contact: maskContact(email), proved: proved.includes('EMAIL') }]),
  ];
  return {
    contact: given.flatMap((one) => (one.proved ? [one.contact] : [])).join(', '),
    givenContacts: given,
  };
}

const detailUnder = (line: AuditRow | undefined, prefix: string): [string, string][] =>
  Object.entries(line?.detail ?? {}).flatMap(([key, value]): [string, string][] =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
  );

function attachmentFacts(acted: AuditRow | undefined): Pick<ParticipantFacts, 'attachments'> {
  const attachments = detailUnder(acted, 'attached.').map(([attachmentWsid, said]) => {
    const [sha256 = '', bytes = '', ...name] = said.split(' ');
    const label = acted?.detail[`attachedFor.${attachmentWsid}`] ?? '';
    return { attachmentWsid, label, name: name.join(' '), bytes: Number(bytes), sha256 };
  });
  return attachments.length === 0 ? {} : { attachments };
}

/** The certificates of the signers in the order of their signatures, then the authority's own. */
function certificatesOf(record: EnvelopeRecord, authority: AuthorityCertificates): CertificateFacts[] {
  const own = Object.entries(authority).flatMap(([role, der]: [string, unknown]) =>
    der instanceof Uint8Array ? [certificateFacts(role.toUpperCase(), der)] : [],
  );
  return [...record.certificates.map(({ kind, certificate: der }) => certificateFacts(kind, der)), ...own];
}

function certificateFacts(kind: string, der: Uint8Array): CertificateFacts {
  const certificate = parseCertificate(der);
  const { subject, issuer, serialHex: serial, policies, notBefore, notAfter } = certificate;
  const intent = readSigningIntent(certificate);
  return {
    kind,
    subject: subject.text,
    issuer: nameValue(issuer, 'CN') ?? issuer.text,
    serial,
    sha256: sha256(der),
    policies: [...(policies ?? [])],
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    intent: intent === null ? null : intentFacts(intent),
  };
}

const intentFacts = (intent: SigningIntent): NonNullable<CertificateFacts['intent']> => ({
  envelopeWsid: intent.envelope,
  participantWsid: intent.participant,
  fileWsid: intent.document,
  documentSha256: Buffer.from(intent.documentDigest).toString('hex'),
  auditHead: Buffer.from(intent.evidenceDigest).toString('hex'),
});

/** An audit row as others may read it: a person known by a contact only is named by the masked contact. */
const auditFacts = (line: AuditRow): AuditFacts => ({
  at: line.at.toISOString(),
  kind: line.kind,
  participantWsid: wsidOf(line.participantId),
  actor: publicName(line.actorName),
  ip: line.ip,
  device: line.userAgent,
  detail: line.detail,
  hash: line.hash,
});
