import type { RecipientRow } from '@countersign/domain';
import {
  defaultIdentifyingContact,
  fillPlaces,
  keptIdentifyingContact,
  takesText,
  valueOfRow,
} from '@countersign/domain';
import { type Services, type Tx, deliverableContacts } from '../../platform/index.ts';
import {
  type DocumentRow,
  type EnvelopeRow,
  type FormRow,
  type LoadedEnvelope,
  type ParticipantRow,
  bindRows,
  insertDocument,
  insertEnvelope,
  insertForms,
  insertParticipants,
  insertRevision,
  loadEnvelopeFacts,
  withCopiedRules,
} from '../envelopes/index.ts';

/** A draft as stored in JSON; instants that its envelopes copy are texts. */
export interface Template {
  readonly envelope: Pick<
    EnvelopeRow,
    | 'senderId'
    | 'senderMemberId'
    | 'title'
    | 'subject'
    | 'envelopeType'
    | 'envelopeFlag'
    | 'tagId'
    | 'needForm'
    | 'allowAppendForms'
    | 'reminders'
    | 'reading'
    | 'metadata'
    | 'timezone'
    | 'bstId'
    | 'apiClientId'
  > & { readonly expireAt: string };
  readonly slotId: string;
  readonly participants: readonly (Omit<
    ParticipantRow,
    'envelopeId' | 'handledAt' | 'remindedAt' | 'createdAt' | 'deadlineAt'
  > & { readonly deadlineAt: string | null })[];
  readonly documents: readonly Pick<
    DocumentRow,
    'fileId' | 'name' | 'sequence' | 'addedOrder' | 'fileTagId' | 'headDigest' | 'headBytes'
  >[];
  readonly forms: readonly Omit<FormRow, 'envelopeId' | 'createdAt'>[];
}

export function templateOf(
  { row, participants }: LoadedEnvelope,
  slotId: string,
  documents: readonly DocumentRow[],
  forms: readonly FormRow[],
): Template {
  const { senderId, senderMemberId, title, subject, envelopeType, envelopeFlag, tagId } = row;
  const { needForm, allowAppendForms, reminders, reading, metadata, timezone, expireAt, bstId, apiClientId } = row;
  return {
    envelope: {
      senderId,
      senderMemberId,
      title,
      subject,
      envelopeType,
      envelopeFlag,
      tagId,
      needForm,
      allowAppendForms,
      reminders,
      reading,
      metadata,
      timezone,
      bstId,
      apiClientId,
      expireAt: expireAt.toISOString(),
    },
    slotId,
    participants: participants.map(
      ({ envelopeId: _envelope, handledAt: _handled, remindedAt: _reminded, createdAt: _created, ...kept }) => ({
        ...kept,
        deadlineAt: kept.deadlineAt?.toISOString() ?? null,
      }),
    ),
    documents: documents.map(({ fileId, name, sequence, addedOrder, fileTagId, headDigest, headBytes }) => ({
      fileId,
      name,
      sequence,
      addedOrder,
      fileTagId,
      headDigest,
      headBytes,
    })),
    forms: forms.map(({ envelopeId: _envelope, createdAt: _created, ...kept }) => kept),
  };
}

export interface NewEnvelope {
  /** The id of the execution: it cannot be made twice (security 41). */
  readonly id: string;
  readonly jobId: string;
  readonly row: RecipientRow;
  readonly now: Date;
}

/** A separate draft for one recipient, made from the template; the caller sends it in the same transaction. */
export async function makeEnvelope(
  tx: Tx,
  services: Pick<Services, 'ids' | 'config'>,
  template: Template,
  { id, jobId, row, now }: NewEnvelope,
): Promise<LoadedEnvelope> {
  const { envelope, slotId, participants, documents, forms } = template;
  const valueOf = (key: string): string => valueOfRow(row, key);
  await insertEnvelope(tx, {
    ...envelope,
    id,
    title: fillPlaces(envelope.title, valueOf),
    subject: fillPlaces(envelope.subject, valueOf),
    status: 'DRAFT',
    expireAt: new Date(envelope.expireAt),
    multiJobId: jobId,
    multiRow: row.number,
    createdAt: now,
    statusAt: now,
  });
  const ids = new Map(participants.map((one) => [one.id, services.ids.next()]));
  const idOf = (known: string): string => ids.get(known) ?? known;
  await insertParticipants(
    tx,
    participants.map((one) => ({
      ...one,
      deadlineAt: one.deadlineAt === null ? null : new Date(one.deadlineAt),
      ...(one.id === slotId ? personOf(row, one, deliverableContacts(services.config)) : {}),
      id: idOf(one.id),
      envelopeId: id,
      createdAt: now,
    })),
  );
  for (const { headDigest, headBytes, ...document } of documents) {
    await insertDocument(tx, { ...document, envelopeId: id, headNumber: 0, headDigest, headBytes });
    const first = { id: services.ids.next(), envelopeId: id, fileId: document.fileId, number: 0, previousDigest: null };
    await insertRevision(tx, { ...first, kind: 'UPLOAD', digest: headDigest, bytes: headBytes, createdAt: now });
  }
  const copies = forms.map((form) => ({
    ...form,
    ...(form.participantId === slotId ? mergedValue(form, valueOf) : {}),
    id: services.ids.next(),
    envelopeId: id,
    participantId: idOf(form.participantId),
    createdAt: now,
  }));
  await insertForms(tx, withCopiedRules(new Map(copies.map((copy, at) => [forms[at]!.id, copy]))));
  await bindRows(tx, (await loadEnvelopeFacts(tx, id, { lock: true })).participants);
  return loadEnvelopeFacts(tx, id, { lock: true });
}

/** The BULK_PERSON becomes an ordinary person. */
const personOf = (
  { name, phone, email }: RecipientRow,
  { identifyingContact }: Pick<ParticipantRow, 'identifyingContact'>,
  delivers: Parameters<typeof defaultIdentifyingContact>[1],
) => ({
  type: 'PERSON' as const,
  name,
  phone: phone || null,
  email: email || null,
  identifyingContact:
    keptIdentifyingContact(identifyingContact, { phone, email }) ??
    defaultIdentifyingContact({ phone: phone || null, email: email || null }, delivers),
  personId: null,
  memberId: null,
  multiSend: false,
  multiMode: null,
  multiName: null,
  multiArray: null,
});

/** A merge field gets the recipient's value; an empty cell keeps the value that the sender gave. */
function mergedValue(
  { formType, tagId, value, settings }: Template['forms'][number],
  valueOf: (key: string) => string,
): { value: string | null } {
  const isMerged = takesText(formType) && tagId !== null && !settings?.rules?.computed;
  return { value: (isMerged ? valueOf(tagId.trim()) : '') || value };
}
