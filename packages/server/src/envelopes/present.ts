import type { Document, Envelope, EnvelopeRow as WireRow, Form, Participant } from '@countersign/contract';
import {
  type EnvelopeFacts,
  type ShownStatus,
  displayName,
  isAtTurn,
  isCompleting,
  maskContact,
  participantLabel,
  shownStatusFor,
  toWsid,
} from '@countersign/domain';
import { refuseWith } from '../http/refused.ts';
import { type EnvelopeRow, type LoadedEnvelope, type ParticipantRow, factsOf, participantFactsOf } from './facts.ts';
import type { Reader } from './reader.ts';
import type { DocumentRow, FormRow, PersonRow } from './store.ts';

const iso = (at: Date): string => at.toISOString();
const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An envelope as this reader may see it. @throws Refused ERROR_NOT_IN_ENVELOPE_FLOW where the reader has no part in it */
export function presentEnvelope(loaded: LoadedEnvelope, reader: Reader, sender: PersonRow | undefined): Envelope {
  const { row, participants, facts } = loaded;
  const shown = shownTo(facts, reader) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  return {
    envelopeWsid: toWsid('envelope', row.id),
    title: row.title,
    subject: row.subject,
    status: row.status,
    envelopeShownStatus: shown,
    envelopeType: 'ANY',
    envelopeFlag: row.envelopeFlag,
    envelopeFlowType: row.flowType,
    currentSequence: row.currentSequence,
    senderWsid: toWsid('user', row.senderId),
    senderName: sender ? displayNameFor(sender, reader) : '',
    needForm: row.needForm,
    allowAppendForms: row.allowAppendForms,
    expireDatetime: iso(row.expireAt),
    timerDatetime: isoOrNull(row.timerAt),
    createdDatetime: iso(row.createdAt),
    startedDatetime: isoOrNull(row.startedAt),
    statusDatetime: iso(row.statusAt),
    completedDatetime: isoOrNull(row.completedAt),
    handleReason: row.handleReason,
    prepareState: row.prepareState,
    completing: isCompleting(facts),
    tagId: row.tagId,
    metadata: row.metadata,
    timezone: row.timezone,
    participants: participants.map((one) => presentParticipant(one, facts, reader)),
  };
}

/** A row of the list. */
export function presentRow(
  row: EnvelopeRow,
  participants: readonly ParticipantRow[],
  extra: { documentCount: number; reader: Reader; sender: PersonRow | undefined },
): WireRow {
  const loaded = { row, participants, facts: factsOf(row, participants) };
  return { ...presentEnvelope(loaded, extra.reader, extra.sender), documentCount: extra.documentCount };
}

const shownTo = (facts: EnvelopeFacts, reader: Reader): ShownStatus | null => shownStatusFor(facts, reader.personId);

/** A sender without a name is known by a contact, which others see masked. */
function displayNameFor(sender: PersonRow, reader: Reader): string {
  const name = displayName(sender);
  const isContact = name === sender.phone || name === sender.email;
  return isContact && sender.id !== reader.personId ? maskContact(name) : name;
}

export function presentParticipant(row: ParticipantRow, facts: EnvelopeFacts, reader: Reader): Participant {
  const isMe = reader.own.has(row.id) || (reader.isSender && row.actionType === 'SENDER');
  const open = reader.isSender || isMe;
  const contact = (text: string | null): string | null => (text === null || open ? text : maskContact(text));
  const own = participantFactsOf(row);
  return {
    participantWsid: toWsid('participant', row.id),
    name: !open && (row.name === row.phone || row.name === row.email) ? maskContact(row.name) : row.name,
    contact: { phone: contact(row.phone), email: contact(row.email) },
    actionType: row.actionType,
    type: row.type,
    sequence: row.sequence,
    status: row.status,
    label: participantLabel(facts, own),
    atTurn: isAtTurn(facts, own),
    isMe,
    secureLevel: row.secureLevel,
    authLevel: row.authLevel,
    authType: row.authType,
    enterpriseName: row.enterpriseName,
    enterpriseWsid: row.enterpriseWsid,
    handleReason: row.handleReason,
    handleDatetime: isoOrNull(row.handledAt),
    remindedDatetime: isoOrNull(row.remindedAt),
    metadata: open ? row.metadata : null,
  };
}

/** The docId of a path is the fileWsid (Rulings §6.4). */
export function presentDocument(row: DocumentRow): Document {
  const fileWsid = toWsid('file', row.fileId);
  return {
    fileWsid,
    fileName: row.name,
    fileType: row.type,
    sequence: row.sequence,
    pages: row.pages,
    size: row.headBytes,
    digest: row.headDigest,
    revision: row.headNumber,
    fileHref: { href: `/api/envelopes/${toWsid('envelope', row.envelopeId)}/documents/${fileWsid}/content` },
  };
}

/** What others filled in stays hidden until they have acted; what the sender gave beforehand is the sender's to see. */
export function presentForm(row: FormRow, documents: readonly DocumentRow[], reader: Reader): Form {
  const page = documents.find(({ fileId }) => fileId === row.fileId)?.pages[row.page - 1];
  const visible = reader.isSender || reader.own.has(row.participantId) || row.confirmStatus === 'CONFIRMED';
  return {
    formWsid: toWsid('form', row.id),
    fileWsid: toWsid('file', row.fileId),
    participantWsid: toWsid('participant', row.participantId),
    formType: row.formType,
    page: row.page,
    position: { ulx: row.ulx, uly: row.uly, lrx: row.lrx, lry: row.lry },
    pageInfo: { width: page?.width ?? 0, height: page?.height ?? 0 },
    required: row.required,
    revisable: row.revisable,
    scale: row.scale,
    format: row.format,
    fontSize: row.fontSize,
    multiLine: row.multiLine,
    tagId: row.tagId,
    confirmStatus: row.confirmStatus,
    initialValue: visible ? row.value : null,
  };
}
