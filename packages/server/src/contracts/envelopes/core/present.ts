import type { Document, Envelope, EnvelopeRow as WireRow, Form, Label, Participant } from '@countersign/contract';
import {
  type FormSettings,
  type EnvelopeFacts,
  type ShownStatus,
  abilitiesOf,
  displayName,
  identifyingContactOf,
  isAtTurn,
  isCompleting,
  isOverdue,
  maskContact,
  nameSource,
  participantAbilitiesOf,
  participantLabel,
  publicName,
  shownStatusFor,
  rulesWithIds,
  toWsid,
} from '@countersign/domain';
import { refuseWith } from '../../../platform/index.ts';
import { type ShownEnvelope, actFactsOf, participantFactsOf } from './facts.ts';
import { type KnownNames, type SenderRow, participantEnterpriseSource, participantNameSource } from './known-names.ts';
import type { Reader } from './reader.ts';
import type { ShownParticipantRow } from './shown-columns.ts';
import type { DocumentRow, FormRow } from './store.ts';

const iso = (at: Date): string => at.toISOString();
const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An envelope with the sources of the names in it. */
export type NamedEnvelope = ShownEnvelope & { readonly names: KnownNames };

/**
 * An envelope as this reader may see it.
 * @throws Refused ERROR_NOT_IN_ENVELOPE_FLOW if the reader has no part in it
 */
export function presentEnvelope(loaded: NamedEnvelope, reader: Reader, labels: readonly Label[] = []): Envelope {
  const { row, participants, facts, names } = loaded;
  const sender = names.senders.get(row.senderId);
  const shown = shownTo(facts, reader) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const people = participants.map((one) => presentParticipant(one, loaded, reader));
  const onPeople = people.flatMap(({ abilities }) => abilities);
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
    senderWsid:
      row.senderMemberId === null ? toWsid('user', row.senderId) : toWsid('enterpriseUser', row.senderMemberId),
    senderName: sender ? displayNameFor(sender, reader) : '',
    senderNameSource: sender ? nameSource(displayName(sender), sender) : 'PROFILE',
    needForm: row.needForm,
    allowAppendForms: row.allowAppendForms,
    reminders: row.reminders,
    reading: row.reading,
    expireDatetime: iso(row.expireAt),
    timerDatetime: isoOrNull(row.timerAt),
    createdDatetime: iso(row.createdAt),
    startedDatetime: isoOrNull(row.startedAt),
    statusDatetime: iso(row.statusAt),
    completedDatetime: isoOrNull(row.completedAt),
    archiveEndsDatetime: isoOrNull(row.archiveEndsAt),
    handleReason: row.handleReason,
    prepareState: row.prepareState,
    completing: isCompleting(facts),
    tagId: row.tagId,
    metadata: row.metadata,
    timezone: row.timezone,
    voided: voidedOf(row),
    cancelsEnvelopeWsid: row.cancelsId === null ? null : toWsid('envelope', row.cancelsId),
    cancelling: row.cancellingId !== null,
    contractNumber: row.contractNumber,
    multiJobWsid: row.multiJobId === null ? null : toWsid('job', row.multiJobId),
    bstWsid: row.bstId === null ? null : toWsid('bst', row.bstId),
    isBstEditing: row.isBstEditing,
    labels: [...labels],
    recycled: shown === 'RECYCLED',
    abilities: abilitiesOf(actFactsOf(loaded), reader, onPeople),
    participants: people,
  };
}

/** The effect of a CANCEL_PROCESS that completed (Rulings §3). */
const voidedOf = ({ voidedAt, voidedById, voidReason }: ShownEnvelope['row']): Envelope['voided'] =>
  voidedAt === null || voidedById === null
    ? null
    : { datetime: iso(voidedAt), cancelEnvelopeWsid: toWsid('envelope', voidedById), reason: voidReason ?? '' };

/** A row of the list. */
export function presentRow(
  loaded: NamedEnvelope,
  extra: { documentCount: number; reader: Reader; labels?: readonly Label[] },
): WireRow {
  return { ...presentEnvelope(loaded, extra.reader, extra.labels), documentCount: extra.documentCount };
}

/** In the first of the reader's accounts that has a part in it, the active one before the others. */
function shownTo(facts: EnvelopeFacts, { accounts, readsAs }: Reader): ShownStatus | null {
  for (const account of [...accounts, ...readsAs]) {
    const shown = shownStatusFor(facts, account);
    if (shown !== null) return shown;
  }
  return null;
}

/** A sender without a name is known by a contact, which others see masked. */
function displayNameFor(sender: SenderRow, reader: Reader): string {
  const name = displayName(sender);
  return sender.id === reader.personId ? name : publicName(name);
}

export function presentParticipant(row: ShownParticipantRow, loaded: NamedEnvelope, reader: Reader): Participant {
  const { row: envelope, facts, unavailable, names } = loaded;
  const isMe = reader.own.has(row.id) || (reader.isSender && row.actionType === 'SENDER');
  const open = reader.isSender || isMe;
  // A draft shows no contact that the list of members masks (security 36).
  const seesContact = isMe || (open && row.colleagueId === null);
  const contact = (text: string | null): string | null => (text === null || seesContact ? text : maskContact(text));
  const identifying = identifyingContactOf(row);
  const own = participantFactsOf(row);
  const seesAccount = isSent(facts) || isMe || row.actionType === 'SENDER' || row.colleagueId !== null;
  return {
    id: toWsid('participant', row.id),
    participantWsid: toWsid('participant', row.id),
    groupId: open ? row.groupId : null,
    position: open ? row.position : null,
    authorWsid: seesAccount ? authorOf(row) : null,
    name: open ? row.name : publicName(row.name),
    nameSource: participantNameSource(row, names.senders.get(envelope.senderId)),
    contact: { phone: contact(row.phone), email: contact(row.email) },
    identifyingContact:
      identifying === null ? row.identifyingContact : identifying.kind === 'phone' ? 'PHONE' : 'EMAIL',
    actionType: row.actionType,
    type: row.type,
    sequence: row.sequence,
    status: row.status,
    label: participantLabel(facts, own),
    atTurn: isAtTurn(facts, own),
    unavailable: (reader.isSender && unavailable?.get(row.id)) || null,
    isMe,
    secureLevel: row.secureLevel,
    authLevel: row.authLevel,
    authType: row.authType,
    enterpriseName: row.enterpriseName,
    enterpriseNameSource: participantEnterpriseSource(row, names, seesAccount),
    enterpriseWsid: row.enterpriseWsid,
    enterpriseRoleWsid: row.enterpriseRoleWsid,
    memberWsid: open && row.colleagueId !== null ? toWsid('enterpriseUser', row.colleagueId) : null,
    waitingJoinEnterprise: seesAccount && own.waitingJoinEnterprise,
    multiSend: row.multiSend,
    multiMode: open ? row.multiMode : null,
    multiArray: open ? row.multiArray : null,
    multiName: open ? row.multiName : null,
    noAppearance: row.noAppearance,
    abilities: participantAbilitiesOf(actFactsOf(loaded), own, reader),
    message: open ? row.message : null,
    language: open ? row.language : null,
    deadlineDatetime: isoOrNull(row.deadlineAt),
    witness: row.witness,
    overdue: facts.status === 'ING_PROCESS' && isOverdue(own, reader.now),
    handleReason: row.handleReason,
    handleDatetime: isoOrNull(row.handledAt),
    remindedDatetime: isoOrNull(row.remindedAt),
    externalId: reader.isSender ? row.externalId : null,
    metadata: open ? row.metadata : null,
  };
}

/**
 * Whether the envelope was sent. Before that the owner of a typed contact is not shown: guesses would otherwise find the
 * contact of a colleague (security 36).
 */
const isSent = ({ status }: EnvelopeFacts): boolean => status !== 'DRAFT' && status !== 'TIMED';

/** The account that acts as it. */
function authorOf({ memberId, personId }: ShownParticipantRow): string | null {
  if (memberId !== null) return toWsid('enterpriseUser', memberId);
  return personId === null ? null : toWsid('user', personId);
}

/** The docId of a path is the fileWsid (Rulings §6.4). */
export function presentDocument(row: DocumentRow): Document {
  const fileWsid = toWsid('file', row.fileId);
  return {
    docId: fileWsid,
    fileWsid,
    fileName: row.name,
    fileType: row.type,
    sequence: row.sequence,
    fileTagId: row.fileTagId,
    pages: row.pages,
    removed: row.removed,
    remarks: row.remarks,
    formerFields: row.formerFields,
    size: row.headBytes,
    digest: row.headDigest,
    completedDigest: row.completedDigest,
    revision: row.headNumber,
    fileHref: { href: `/api/envelopes/${toWsid('envelope', row.envelopeId)}/documents/${fileWsid}/content` },
  };
}

/** What only some forms have; `spellId` spells the ids of the forms that its rules read. */
export const presentSettings = (
  { options, minChosen, maxChosen, fileKinds, maxFiles, maxFileMb, rules }: FormSettings,
  spellId = (formId: string): string | undefined => toWsid('form', formId),
) => ({
  ...(options === undefined ? {} : { options: [...options] }),
  ...(minChosen === undefined ? {} : { minChosen }),
  ...(maxChosen === undefined ? {} : { maxChosen }),
  ...(fileKinds === undefined ? {} : { fileKinds: [...fileKinds] }),
  ...(maxFiles === undefined ? {} : { maxFiles }),
  ...(maxFileMb === undefined ? {} : { maxFileMb }),
  ...(rules === undefined ? {} : { rules: rulesWithIds(rules, spellId) }),
});

/** Values filled in by others stay hidden until they have acted; initial values by the sender are visible to the sender. */
export function presentForm(row: FormRow, documents: readonly DocumentRow[], reader: Reader): Form {
  const page = documents.find(({ fileId }) => fileId === row.fileId)?.pages[row.page - 1];
  const visible = reader.isSender || reader.own.has(row.participantId) || row.confirmStatus === 'CONFIRMED';
  return {
    id: toWsid('form', row.id),
    formWsid: toWsid('form', row.id),
    fileWsid: toWsid('file', row.fileId),
    docId: toWsid('file', row.fileId),
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
    appended: row.appended,
    ...presentSettings(row.settings ?? {}),
    ...(row.checkMark === null ? {} : { ...row.checkMark, pages: row.checkMark.pages && [...row.checkMark.pages] }),
  };
}
