import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type Tx,
  demandNotHeld,
  envelope,
  envelopeDocument,
  form,
  participant,
  prepared,
  preparedInsert,
  preparedRecords,
  preparedText,
  preparedUpdate,
  revision,
} from '../../../platform/index.ts';
import { enterprise, enterpriseRole } from '../../../accounts/memberships/views.ts';
import { person } from '../../../accounts/users/views.ts';
import { file } from '../../files/views.ts';
import { bstFile } from '../../templates/views.ts';
import { audit } from '../../../trust/audit-trail/views.ts';
import { tellSessionsChanged } from '../../../accounts/index.ts';
import { type PersonRow, personColumns } from './persons.ts';
import { hasLeft } from './scope.ts';

export type FormRow = typeof form.$inferSelect;
type EnvelopeRow = typeof envelope.$inferSelect;
type ParticipantRow = typeof participant.$inferSelect;
export type RevisionRow = typeof revision.$inferSelect;
export type AuditRow = typeof audit.$inferSelect;

/** A document of an envelope with the data of its file. */
export type DocumentRow = typeof envelopeDocument.$inferSelect &
  Pick<typeof file.$inferSelect, 'type' | 'pages' | 'signedBefore' | 'removed' | 'remarks' | 'formerFields'> & {
    readonly uploadBytes: number;
  };

const documentColumns = {
  envelopeId: envelopeDocument.envelopeId,
  fileId: envelopeDocument.fileId,
  name: envelopeDocument.name,
  sequence: envelopeDocument.sequence,
  addedOrder: envelopeDocument.addedOrder,
  fileTagId: envelopeDocument.fileTagId,
  headNumber: envelopeDocument.headNumber,
  headDigest: envelopeDocument.headDigest,
  completedDigest: envelopeDocument.completedDigest,
  headBytes: envelopeDocument.headBytes,
  type: file.type,
  pages: file.pages,
  signedBefore: file.signedBefore,
  removed: file.removed,
  remarks: file.remarks,
  formerFields: file.formerFields,
  uploadBytes: sql<number>`coalesce(${file.bytes}, 0)`.mapWith(Number),
};

/** In their order: by sequence if every document has one, otherwise as they were added (Spec §3 "Document"). */
export async function findDocuments(tx: Tx, envelopeId: string): Promise<DocumentRow[]> {
  return inOrder(await documentsOf(tx, { envelopeId }));
}

/** @param rows in the order they were added */
export const inOrder = (rows: readonly DocumentRow[]): DocumentRow[] =>
  rows.every(({ sequence }) => sequence !== null)
    ? rows.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0) || a.addedOrder - b.addedOrder)
    : [...rows];

const documentsOf = prepared<{ readonly envelopeId: string }, DocumentRow[]>((tx) =>
  tx
    .select(documentColumns)
    .from(envelopeDocument)
    .innerJoin(file, eq(file.id, envelopeDocument.fileId))
    .where(eq(envelopeDocument.envelopeId, sql.placeholder('envelopeId')))
    .orderBy(asc(envelopeDocument.addedOrder), asc(envelopeDocument.fileId)),
);

export const findForms = (tx: Tx, envelopeId: string): Promise<FormRow[]> => formsOf(tx, { envelopeId });

const formsOf = prepared<{ readonly envelopeId: string }, FormRow[]>((tx) =>
  tx
    .select()
    .from(form)
    .where(eq(form.envelopeId, sql.placeholder('envelopeId')))
    .orderBy(asc(form.id)),
);

/** What the pages of an envelope hold: its documents in their order, and its fields. */
export interface EnvelopeContent {
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
}

export async function findContent(tx: Tx, envelopeId: string): Promise<EnvelopeContent> {
  const [documents, forms] = await Promise.all([findDocuments(tx, envelopeId), findForms(tx, envelopeId)]);
  return { documents, forms };
}

/** @returns the row as it is stored */
export const insertEnvelope = async (tx: Tx, row: typeof envelope.$inferInsert): Promise<EnvelopeRow> =>
  only(await insertEnvelopeRows(tx, [row]));

const insertEnvelopeRows = preparedRecords(
  envelope,
  'envelope',
  ({ columns, rows }) => `insert into envelope (${columns}) select ${columns} from ${rows}`,
);

function only<R>([row]: readonly R[]): R {
  if (row === undefined) throw new Error('an insertion returned no row');
  return row;
}

export async function updateEnvelopeRow(
  tx: Tx,
  id: string,
  change: Partial<typeof envelope.$inferInsert>,
): Promise<void> {
  await changeEnvelope(tx, { envelopeId: id }, change);
}

/** Columns that lists and search data contain (`viewers.ts`, `words.ts`): their statements follow a change of them. */
const SHOWN_OF_ENVELOPE: readonly (keyof EnvelopeRow)[] = [
  'title',
  'contractNumber',
  'flowType',
  'tagId',
  'envelopeFlag',
  'multiJobId',
  'isBstEditing',
  'createdAt',
];

const changeEnvelope = preparedUpdate<typeof envelope, { envelopeId: string }>(
  envelope,
  (tx, set) =>
    tx
      .update(envelope)
      .set(set)
      .where(eq(envelope.id, sql.placeholder('envelopeId'))),
  ({ where, change }) => ({
    writes: [
      `envelope ${where.envelopeId}`,
      ...(SHOWN_OF_ENVELOPE.some((name) => change[name] !== undefined) ? ['shown'] : []),
    ],
  }),
);

/** @returns the row as it is stored */
export const insertParticipant = async (tx: Tx, row: typeof participant.$inferInsert): Promise<ParticipantRow> =>
  only(await insertParticipants(tx, [row]));

/** @returns the rows as they are stored */
export const insertParticipants = preparedRecords(
  participant,
  'participant',
  ({ columns, rows }) => `insert into participant (${columns}) select ${columns} from ${rows}`,
);

export async function updateParticipant(
  tx: Tx,
  id: string,
  change: Partial<typeof participant.$inferInsert>,
): Promise<void> {
  await changeParticipant(tx, { participantId: id }, change);
  if (change.status !== undefined && hasLeft(change.status)) await tellSessionsChanged(tx, `participant ${id}`);
}

/** Columns that the search data do not contain; of the statuses, only that of a removed participant matters there. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['handleReason', 'handledAt', 'nameSource', 'authType', 'seen']);
const isShown = ([name, value]: [string, unknown]): boolean =>
  name === 'status' ? value === 'ED_SUCCESS_REMOVE' : value !== undefined && !NOT_SHOWN.has(name);

const changeParticipant = preparedUpdate<typeof participant, { participantId: string }>(
  participant,
  (tx, set) =>
    tx
      .update(participant)
      .set(set)
      .where(eq(participant.id, sql.placeholder('participantId'))),
  ({ where, change }) => ({
    writes: [`participant ${where.participantId}`, ...(Object.entries(change).some(isShown) ? ['shown'] : [])],
  }),
);

export async function findEnterpriseName(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, id));
  return row?.name ?? null;
}

export async function isRoleOf(tx: Tx, roleId: string, enterpriseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: enterpriseRole.id })
    .from(enterpriseRole)
    .where(and(eq(enterpriseRole.id, roleId), eq(enterpriseRole.enterpriseId, enterpriseId)));
  return rows.length > 0;
}

/** Participants of a draft are deleted with their forms; those of a running flow stay and are marked as removed. */
export async function deleteDraftParticipants(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteFormsOfParticipants(tx, ids);
  await tx.delete(participant).where(inArray(participant.id, [...ids]));
}

export async function deleteFormsOfParticipants(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(form).where(inArray(form.participantId, [...ids]));
}

type NewDocument = Pick<
  typeof envelopeDocument.$inferSelect,
  'envelopeId' | 'fileId' | 'name' | 'sequence' | 'addedOrder' | 'fileTagId' | 'headNumber' | 'headDigest' | 'headBytes'
>;

export async function insertDocument(tx: Tx, row: NewDocument): Promise<void> {
  await insertDocumentRow(tx, row);
}

const insertDocumentRow = preparedInsert(
  envelopeDocument,
  ['envelopeId', 'fileId', 'name', 'sequence', 'addedOrder', 'fileTagId', 'headNumber', 'headDigest', 'headBytes'],
  (tx, values) => tx.insert(envelopeDocument).values(values),
);

/** The documents of a template: files that an envelope made from it may hold, also those uploaded by others. */
export async function findBstFiles(tx: Tx, bstId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: bstFile.fileId }).from(bstFile).where(eq(bstFile.bstId, bstId));
  return new Set(rows.map(({ id }) => id));
}

export async function updateDocument(
  tx: Tx,
  envelopeId: string,
  fileId: string,
  change: Partial<typeof envelopeDocument.$inferInsert>,
): Promise<void> {
  await changeDocument(tx, { ofEnvelope: envelopeId, ofFile: fileId }, change);
}

const changeDocument = preparedUpdate<typeof envelopeDocument, { ofEnvelope: string; ofFile: string }>(
  envelopeDocument,
  (tx, set) =>
    tx
      .update(envelopeDocument)
      .set(set)
      .where(
        and(
          eq(envelopeDocument.envelopeId, sql.placeholder('ofEnvelope')),
          eq(envelopeDocument.fileId, sql.placeholder('ofFile')),
        ),
      ),
  ({ where, change }) => ({
    writes: [
      `document ${where.ofFile}`,
      ...(change.name === undefined && change.addedOrder === undefined ? [] : ['shown']),
    ],
  }),
);

/**
 * Removes documents from a draft with their forms and their only revision, the upload.
 * @throws Refused ERROR_LEGAL_HOLD
 */
export async function deleteDraftDocuments(tx: Tx, envelopeId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await demandNotHeld(tx, 'envelope', envelopeId);
  const ids = [...fileIds];
  await tx.delete(form).where(and(eq(form.envelopeId, envelopeId), inArray(form.fileId, ids)));
  await tx.delete(revision).where(and(eq(revision.envelopeId, envelopeId), inArray(revision.fileId, ids)));
  await tx
    .delete(envelopeDocument)
    .where(and(eq(envelopeDocument.envelopeId, envelopeId), inArray(envelopeDocument.fileId, ids)));
}

interface Upload {
  readonly document: Omit<NewDocument, 'headNumber'>;
  /** Id of revision 0. */
  readonly revisionId: string;
  readonly createdAt: Date;
}

/** Adds documents, each with its upload as revision 0. */
export async function insertUploads(tx: Tx, uploads: readonly Upload[]): Promise<void> {
  const rows = uploads.map(({ document, ...upload }) => ({ ...document, ...upload }));
  if (rows.length > 0) await insertDocumentsAndUploads(tx, [JSON.stringify(rows)]);
}

const insertDocumentsAndUploads = preparedText<never>(`
  with line as (
    select * from json_to_recordset($1::json) as line ("envelopeId" uuid, "fileId" uuid, name text, sequence int,
      "addedOrder" int, "fileTagId" text, "headDigest" text, "headBytes" bigint, "revisionId" uuid, "createdAt" timestamptz)
  ), held as (
    insert into envelope_document
      (envelope_id, file_id, name, sequence, added_order, file_tag_id, head_number, head_digest, head_bytes)
    select "envelopeId", "fileId", name, sequence, "addedOrder", "fileTagId", 0, "headDigest", "headBytes" from line
  )
  insert into revision (id, envelope_id, file_id, number, kind, digest, bytes, created_at)
  select "revisionId", "envelopeId", "fileId", 0, 'UPLOAD', "headDigest", "headBytes", "createdAt" from line`);

export async function insertRevision(tx: Tx, row: typeof revision.$inferInsert): Promise<void> {
  await insertRevisionRow(tx, row);
}

const insertRevisionRow = preparedInsert(
  revision,
  [
    'id',
    'envelopeId',
    'fileId',
    'number',
    'kind',
    'previousDigest',
    'digest',
    'bytes',
    'participantId',
    'sequence',
    'createdAt',
  ],
  (tx, values) => tx.insert(revision).values(values),
  ({ id }) => ({ writes: [`revision ${id}`] }),
);

/** Revision 0 of each document of an envelope. */
export const listUploads = (tx: Tx, envelopeId: string): Promise<RevisionRow[]> =>
  tx
    .select()
    .from(revision)
    .where(and(eq(revision.envelopeId, envelopeId), eq(revision.number, 0)));

/** @returns the rows as they are stored */
export const insertForms = preparedRecords(
  form,
  'form',
  ({ columns, rows }) => `insert into form (${columns}) select ${columns} from ${rows}`,
);

export async function updateForm(tx: Tx, id: string, change: Partial<typeof form.$inferInsert>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(form).set(change).where(eq(form.id, id));
}

export async function deleteFormRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(form).where(inArray(form.id, [...ids]));
}

export const listAudit = (tx: Tx, envelopeId: string): Promise<AuditRow[]> =>
  tx.select().from(audit).where(eq(audit.envelopeId, envelopeId)).orderBy(asc(audit.number));

export async function isParticipantOf(tx: Tx, envelopeId: string, participantId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: participant.id })
    .from(participant)
    .where(and(eq(participant.id, participantId), eq(participant.envelopeId, envelopeId)));
  return rows.length > 0;
}

/** The contact behind a signing link of a sent envelope, its title and its sender; participants of a draft have no link yet. */
export async function findLink(tx: Tx, envelopeId: string, participantId: string): Promise<LinkRow | null> {
  const sender = alias(participant, 'sender');
  const [row] = await tx
    .select({
      phone: participant.phone,
      email: participant.email,
      identifyingContact: participant.identifyingContact,
      message: participant.message,
      language: participant.language,
      title: envelope.title,
      sender: personColumns,
      senderEnterprise: enterprise.name,
    })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .innerJoin(person, eq(person.id, envelope.senderId))
    .leftJoin(sender, and(eq(sender.envelopeId, envelope.id), eq(sender.actionType, 'SENDER')))
    .leftJoin(
      enterprise,
      and(eq(enterprise.id, sender.enterpriseId), inArray(enterprise.idttvStatus, ['PASSED', 'SENIOR_NO_CERT'])),
    )
    .where(
      and(
        eq(participant.id, participantId),
        eq(envelope.id, envelopeId),
        inArray(participant.actionType, ['SIGNER', 'CHECKER']),
        sql`${participant.status} not in ('ED_SUCCESS_REMOVE', 'ED_SUCCESS_AUTHORIZE') and ${envelope.status} not in ('DRAFT', 'TIMED')`,
      ),
    )
    .limit(1);
  return row ?? null;
}

type LinkRow = Pick<ParticipantRow, 'phone' | 'email' | 'identifyingContact' | 'message' | 'language'> & {
  readonly title: string;
  readonly sender: PersonRow;
  /** The verified name of the enterprise that sent it. */
  readonly senderEnterprise: string | null;
};
