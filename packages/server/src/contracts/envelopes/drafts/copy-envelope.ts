import type { Api, DataIn } from '@countersign/contract';
import { judgeReuse, lastInLine, toWsid } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Ids, type Services, type Tx, demand } from '../../../platform/index.ts';
import { bindRows } from '../participants/bind-person.ts';
import { type LoadedEnvelope, type ParticipantRow, loadEnvelopeFacts } from '../core/facts.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { withCopiedRules } from '../core/copied-rules.ts';
import { readerOf } from '../core/reader.ts';
import {
  type FormRow,
  insertDocument,
  insertEnvelope,
  insertForms,
  insertParticipants,
  insertRevision,
  findDocuments,
  findForms,
  listUploads,
} from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';

type Copy = Api['copyEnvelope'];

/**
 * A new draft with the uploads, participants and fields of this envelope, to be corrected and sent again: the layout by
 * its sender, without its later changes. It is sent by the same account.
 */
export async function copyEnvelope(services: Services, call: Call<Copy>): Promise<DataIn<Copy>> {
  const { now } = call.context;
  return services.db.withTx(async (tx) => {
    const source = await loadEnvelopeFacts(tx, call.relation.envelopeId, { lock: false });
    demand(judgeReuse(source.facts, source.row));
    const envelopeId = services.ids.next();
    const draft = draftOf(source, envelopeId, now, services.config.limits.expiryDefaultMs);
    await insertEnvelope(tx, { ...draft, apiClientId: call.caller.apiClient?.id ?? null });
    await copyDocuments(tx, services.ids, { from: source.row.id, to: envelopeId, now });
    const copies = copiedParticipants(source.participants, { ids: services.ids, envelopeId, now });
    const rows = [...copies.values()];
    await insertParticipants(tx, rows);
    await bindRows(tx, rows);
    const forms = await findForms(tx, source.row.id);
    await insertForms(tx, copiedForms(forms, copies, source.participants, { ids: services.ids, envelopeId, now }));
    const { facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    await refreshViewers(tx, envelopeId, facts, now);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.created',
      envelopeId,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { copiedFrom: toWsid('envelope', source.row.id) },
    });
    const reader = readerOf(call);
    return { envelope: await readEnvelope(tx, envelopeId, { ...reader, own: new Set<string>() }) };
  });
}

const draftOf = ({ row }: LoadedEnvelope, id: string, now: Date, lifeMs: number) => {
  const { senderId, senderMemberId, title, subject, envelopeType, envelopeFlag, tagId } = row;
  const { needForm, allowAppendForms, reminders, reading, metadata, timezone } = row;
  return {
    id,
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
    copiedFromId: row.id,
    status: 'DRAFT' as const,
    expireAt: new Date(now.getTime() + lifeMs),
    createdAt: now,
    statusAt: now,
  };
};

/** Each document as it was uploaded: revision 0 of its line. */
async function copyDocuments(
  tx: Tx,
  ids: Ids,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const uploads = new Map((await listUploads(tx, from)).map((one) => [one.fileId, one]));
  for (const [addedOrder, { fileId, name, sequence, fileTagId }] of (await findDocuments(tx, from)).entries()) {
    const upload = uploads.get(fileId);
    if (upload === undefined) continue;
    const { digest, bytes } = upload;
    const head = { headNumber: 0, headDigest: digest, headBytes: bytes };
    await insertDocument(tx, { envelopeId: to, fileId, name, sequence, fileTagId, addedOrder, ...head });
    await insertRevision(tx, {
      id: ids.next(),
      envelopeId: to,
      fileId,
      number: 0,
      kind: 'UPLOAD',
      previousDigest: null,
      digest,
      bytes,
      createdAt: now,
    });
  }
}

interface CopyInto {
  readonly ids: Ids;
  readonly envelopeId: string;
  readonly now: Date;
}

/** The participants named by the sender, by their former id: for an act that was handed on the first, unless it was removed. */
export function copiedParticipants(
  participants: readonly ParticipantRow[],
  { ids, envelopeId, now }: CopyInto,
): ReadonlyMap<string, ParticipantRow> {
  const named = participants.filter(
    ({ id, successorOfId }) => successorOfId === null && lastInLine(participants, id)?.status !== 'ED_SUCCESS_REMOVE',
  );
  return new Map(
    named.map((row) => {
      const isChosen = row.actionType === 'SENDER' || row.colleagueId !== null;
      // Contacts and names are resolved again, as for any participant of a new draft.
      const bound = isChosen ? {} : { personId: null, memberId: null, enterpriseId: roleEnterprise(row) };
      const copy: ParticipantRow = {
        ...row,
        ...bound,
        id: ids.next(),
        envelopeId,
        status: 'ING_WAIT',
        noAppearance: false,
        deadlineAt: null,
        createdAt: now,
        nameSource: 'GIVEN',
        authType: null,
        handleReason: null,
        handledAt: null,
        remindedAt: null,
        seen: null,
      };
      return [row.id, copy];
    }),
  );
}

/** The enterprise of a role is part of what the sender chose. */
const roleEnterprise = ({ type, enterpriseId }: ParticipantRow): string | null =>
  type === 'ENTERPRISE_ROLE' ? enterpriseId : null;

/** The sender's fields, with the values given by the sender; fields that participants placed or filled in are omitted. */
export function copiedForms(
  forms: readonly FormRow[],
  copies: ReadonlyMap<string, ParticipantRow>,
  participants: readonly ParticipantRow[],
  { ids, envelopeId, now }: CopyInto,
): FormRow[] {
  const ownerOf = new Map(
    [...copies].map(([formerId, copy]) => [lastInLine(participants, formerId)?.id ?? formerId, copy.id]),
  );
  const made = forms.flatMap((form): [string, FormRow][] => {
    const participantId = ownerOf.get(form.participantId);
    if (participantId === undefined || form.appended) return [];
    const isComputed = form.settings?.rules?.computed !== undefined;
    const isSenders = !isComputed && (form.confirmStatus === 'UNCONFIRMED' || !form.revisable);
    const value = isSenders ? form.value : null;
    const copy = { ...form, id: ids.next(), envelopeId, participantId, value, createdAt: now };
    return [[form.id, { ...copy, confirmStatus: 'UNCONFIRMED' }]];
  });
  return withCopiedRules(new Map(made));
}
