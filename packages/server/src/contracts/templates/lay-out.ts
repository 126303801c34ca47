import type { BstRole, ConfigContent } from '@countersign/contract';
import { judgeLimits, rulesWithIds, toWsid } from '@countersign/domain';
import { type Services, type Tx, deliverableContacts, demand, refuseWith } from '../../platform/index.ts';
import {
  type DocumentRow,
  type FormRow,
  type GivenForm,
  type GivenParticipant,
  type ParticipantRow,
  demandDistinct,
  demandEnterprise,
  demandFieldLimit,
  demandId,
  documentFacts,
  findColleague,
  formFacts,
  insertDocument,
  insertForms,
  insertParticipants,
  insertRevision,
  judgeForm,
  judgeParticipant,
} from '../envelopes/index.ts';
import { type FileRow, listFiles } from '../files/index.ts';

/** The key under which a participant of an editing view stores its role. */
export const ROLE_KEY = 'bstRole';

/** The content of an envelope of this template, validated by the rules of envelopes; nothing is written yet. */
export interface Layout {
  readonly documents: readonly DocumentRow[];
  readonly participants: readonly ParticipantRow[];
  readonly forms: readonly FormRow[];
}

interface Into {
  readonly envelopeId: string;
  /** The account it is laid out in, whose colleagues its roles may name. */
  readonly memberId: string | null;
  readonly now: Date;
  /** Set for an editing view: each participant carries the id of its role. */
  readonly isEditing: boolean;
  /** Files that it may hold besides its own; null: all files it names. */
  readonly mayHold: (file: FileRow) => boolean;
}

/**
 * Makes rows of a configContent, by the rules for any draft; its roles without a named person keep waiting.
 * @throws Refused any refusal of the envelope routes for such documents, participants and forms; ERROR_BST_ROLE
 */
export async function layOut(tx: Tx, services: Services, config: ConfigContent, into: Into): Promise<Layout> {
  const documents = await documentsOf(tx, config, into);
  const participants = new Map<string, ParticipantRow>();
  for (const role of config.roles) participants.set(role.roleId, await participantOf(tx, services, role, into));
  const rows = [...participants.values()];
  demandDistinct(rows);
  const ids = config.forms.map(() => services.ids.next());
  const wsids = new Map(config.forms.map(({ formId }, at) => [formId, toWsid('form', ids[at]!)]));
  const wsidOf = (formId: string) => wsids.get(formId) ?? refuseWith('ERROR_FORM_NOT_FOUND');
  const given = config.forms.map(({ formId: _formId, roleId, ...form }): GivenForm => {
    const holder = participants.get(roleId) ?? refuseWith('ERROR_BST_ROLE', { role: roleId });
    const rules = rulesWithIds(form.rules, wsidOf) as GivenForm['rules'];
    return { ...form, rules, participantWsid: toWsid('participant', holder.id) };
  });
  demandFieldLimit(given, { documents, forms: [] });
  const forms = given.map((form, at): FormRow => ({
    ...demand(judgeForm(form, { documents, participants: rows })),
    id: ids[at]!,
    envelopeId: into.envelopeId,
    confirmStatus: 'UNCONFIRMED',
    appended: false,
    createdAt: into.now,
  }));
  const facts = { documents: documents.map(documentFacts), participants: rows, forms: formFacts(forms, documents) };
  demand(judgeLimits(facts, services.config.limits));
  return { documents, participants: rows, forms };
}

async function documentsOf(tx: Tx, config: ConfigContent, { envelopeId, mayHold }: Into): Promise<DocumentRow[]> {
  const ids = config.documents.map(({ fileWsid }) => demandId('file', fileWsid));
  const files = new Map((await listFiles(tx, ids)).map((file) => [file.id, file]));
  return config.documents.map(({ fileName, sequence, fileTagId }, addedOrder) => {
    const fileId = ids[addedOrder] ?? '';
    const file = files.get(fileId);
    if (file === undefined || !mayHold(file)) return refuseWith('ERROR_DOCUMENT_NOT_FOUND');
    const { digest, bytes, type, pages, signedBefore, removed, remarks, formerFields } = file;
    if (file.status !== 'READY' || digest === null || bytes === null) return refuseWith('ERROR_FILE_NOT_READY');
    return {
      envelopeId,
      fileId,
      name: fileName ?? file.name,
      sequence: sequence ?? null,
      addedOrder,
      fileTagId: fileTagId ?? null,
      headNumber: 0,
      headDigest: digest,
      headBytes: bytes,
      completedDigest: null,
      type,
      pages,
      signedBefore,
      removed,
      remarks,
      formerFields,
      uploadBytes: bytes,
    };
  });
}

async function participantOf(
  tx: Tx,
  services: Pick<Services, 'ids' | 'config'>,
  { roleId, ...role }: BstRole,
  { envelopeId, memberId, now, isEditing }: Into,
): Promise<ParticipantRow> {
  const given: GivenParticipant = { ...role, contact: role.contact ?? {} };
  const fields = demand(judgeParticipant(given, { isRole: true, delivers: deliverableContacts(services.config) }));
  const metadata = isEditing ? { ...fields.metadata, [ROLE_KEY]: roleId } : fields.metadata;
  const colleague = await findColleague(tx, memberId, fields);
  return {
    ...fields,
    ...(await demandEnterprise(tx, fields)),
    ...(colleague ?? { colleagueId: null }),
    id: services.ids.next(),
    envelopeId,
    metadata,
    personId: null,
    memberId: null,
    successorOfId: null,
    status: 'ING_WAIT',
    noAppearance: false,
    nameSource: 'GIVEN',
    authType: null,
    createdAt: now,
    handleReason: null,
    handledAt: null,
    remindedAt: null,
    seen: null,
  };
}

export async function insertLayout(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { documents, participants, forms }: Layout,
  now: Date,
): Promise<void> {
  for (const { type: _type, pages: _pages, signedBefore: _signed, uploadBytes: _bytes, ...document } of documents) {
    await insertDocument(tx, document);
    const { envelopeId, fileId, headDigest: digest, headBytes: bytes } = document;
    const first = { id: services.ids.next(), envelopeId, fileId, number: 0, previousDigest: null };
    await insertRevision(tx, { ...first, kind: 'UPLOAD', digest, bytes, createdAt: now });
  }
  await insertParticipants(tx, [...participants]);
  await insertForms(tx, [...forms]);
}
