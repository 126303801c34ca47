import type { Api, DataIn } from '@countersign/contract';
import { DOCUMENT_SEQUENCE_MAX, type Decision, accept, cutFileName, judgeLimits, refuse } from '@countersign/domain';
import { type Call, type Caller, type Services, type Tx, demand, refuseWith } from '../../../platform/index.ts';
import { isHolder, listFiles } from '../../files/index.ts';
import { type Draft, editDraft } from '../core/draft.ts';
import type { LoadedEnvelope } from '../core/facts.ts';
import { formFacts } from '../core/field-limit.ts';
import { presentDocument } from '../core/present.ts';
import { demandId } from '../core/reader.ts';
import {
  type DocumentRow,
  deleteDraftDocuments,
  findBstFiles,
  inOrder,
  insertUploads,
  type EnvelopeContent,
  findContent,
  findDocuments,
  updateDocument,
  updateEnvelopeRow,
} from '../core/store.ts';

type Documents = DataIn<Api['listDocuments']>;
type Content = Call<Api['addDocuments']>['body']['contents'][number];

/** A document as named by a request. */
interface DocumentSpec {
  readonly fileId: string;
  readonly name: string | undefined;
  readonly sequence: number | null | undefined;
  readonly fileTagId: string | undefined;
}

const presented = async (tx: Tx, envelopeId: string): Promise<Documents> => ({
  documents: (await findDocuments(tx, envelopeId)).map(presentDocument),
});

function settled(services: Pick<Services, 'config'>, loaded: LoadedEnvelope, content: EnvelopeContent): Documents {
  demandLimits(services, loaded, content);
  return { documents: content.documents.map(presentDocument) };
}

export const listDocuments = (services: Services, call: Call<Api['listDocuments']>): Promise<Documents> =>
  services.db.withTx((tx) => presented(tx, call.relation.envelopeId));

/** Puts files of the sender, and of no one else (security 32), into a draft, each with its upload as revision 0. */
export function addDocuments(services: Services, call: Call<Api['addDocuments']>): Promise<Documents> {
  const specs = call.body.contents.map(specOf);
  const edit = async (tx: Tx, draft: Draft, files: readonly FileRow[] = []): Promise<Documents> => {
    const { documents: known, forms } = draft.content;
    const twice = specs.find(
      ({ fileId }, at) =>
        known.some((one) => one.fileId === fileId) || specs.findIndex((one) => one.fileId === fileId) !== at,
    );
    if (twice) refuseWith('ERROR_DOCUMENT_DUPLICATE');
    const lastOrder = known.reduce((most, { addedOrder }) => Math.max(most, addedOrder), -1);
    const { caller } = call;
    const added = await insert(
      tx,
      services,
      draft,
      { specs, files },
      { firstOrder: lastOrder + 1, caller, now: call.context.now },
    );
    return settled(services, draft, { documents: inOrder([...known, ...added]), forms });
  };
  return editDraft(services, call.relation, { also: (tx) => listFiles(tx, idsOf(specs)), edit });
}

const idsOf = (specs: readonly DocumentSpec[]): string[] => specs.map(({ fileId }) => fileId);

/** Renames and orders the documents of a draft; omitted documents are removed, new files are added. */
export function replaceDocuments(services: Services, call: Call<Api['replaceDocuments']>): Promise<Documents> {
  const specs = call.body.contents.map(specOf);
  const ids = new Set(specs.map(({ fileId }) => fileId));
  if (ids.size < specs.length) refuseWith('ERROR_DOCUMENT_DUPLICATE');
  const edit = async (tx: Tx, draft: Draft, files: readonly FileRow[] = []): Promise<Documents> => {
    const envelopeId = draft.row.id;
    const known = draft.content.documents;
    await deleteDraftDocuments(
      tx,
      envelopeId,
      known.map(({ fileId }) => fileId).filter((id) => !ids.has(id)),
    );
    for (const [addedOrder, { fileId, name, sequence, fileTagId }] of specs.entries()) {
      if (known.some((one) => one.fileId === fileId))
        await updateDocument(tx, envelopeId, fileId, { name, sequence, fileTagId, addedOrder });
    }
    for (const [firstOrder, spec] of specs.entries()) {
      if (known.some((one) => one.fileId === spec.fileId)) continue;
      const { caller } = call;
      await insert(tx, services, draft, { specs: [spec], files }, { firstOrder, caller, now: call.context.now });
    }
    return settled(services, draft, await findContent(tx, envelopeId));
  };
  return editDraft(services, call.relation, { also: (tx) => listFiles(tx, idsOf(specs)), edit });
}

export function deleteDocument(services: Services, call: Call<Api['deleteDocument']>): Promise<Documents> {
  const fileId = demandId('file', call.params.docId);
  const edit = async (tx: Tx, { row, content }: Draft): Promise<Documents> => {
    if (!content.documents.some((one) => one.fileId === fileId)) refuseWith('ERROR_DOCUMENT_NOT_FOUND');
    await deleteDraftDocuments(tx, row.id, [fileId]);
    return presented(tx, row.id);
  };
  return editDraft(services, call.relation, { edit });
}

function specOf(content: Content): DocumentSpec {
  if (typeof content === 'string')
    return { fileId: demandId('file', content), name: undefined, sequence: undefined, fileTagId: undefined };
  const { fileWsid, fileName, sequence, fileTagId } = content;
  const name = fileName === undefined ? undefined : cutFileName(fileName);
  return { fileId: demandId('file', fileWsid), name, sequence: sequence ?? sequenceInTag(fileTagId), fileTagId };
}

/** fileTagId is a JSON value with an ordering under the key `sequece`, in this spelling (Spec §3). */
function sequenceInTag(tag: string | undefined): number | undefined {
  if (tag === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(tag);
    const sequence = typeof value === 'object' && value !== null ? (value as { sequece?: unknown }).sequece : undefined;
    return typeof sequence === 'number' &&
      Number.isInteger(sequence) &&
      sequence >= 0 &&
      sequence <= DOCUMENT_SEQUENCE_MAX
      ? sequence
      : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the documents that were added */
async function insert(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { row }: LoadedEnvelope,
  { specs, files }: { readonly specs: readonly DocumentSpec[]; readonly files: readonly FileRow[] },
  { firstOrder, caller, now }: { firstOrder: number; caller: Caller; now: Date },
): Promise<DocumentRow[]> {
  const added: DocumentRow[] = [];
  const uploads: Parameters<typeof insertUploads>[1][number][] = [];
  const ofBst = row.bstId === null ? new Set<string>() : await findBstFiles(tx, row.bstId);
  // With a document that is not the template's it is no longer an envelope of the template.
  if (row.bstId !== null && !row.isBstEditing && specs.some(({ fileId }) => !ofBst.has(fileId)))
    await updateEnvelopeRow(tx, row.id, { bstId: null });
  for (const [at, spec] of specs.entries()) {
    const file = demand(
      judgeFile(
        files.find(({ id }) => id === spec.fileId),
        { personId: row.senderId, enterpriseId: caller.enterpriseId, apiClient: caller.apiClient },
        ofBst,
      ),
    );
    const { fileId, sequence = null, fileTagId = null } = spec;
    const document = {
      envelopeId: row.id,
      fileId,
      name: spec.name ?? file.name,
      sequence,
      fileTagId,
      addedOrder: firstOrder + at,
      headDigest: file.digest,
      headBytes: file.bytes,
    };
    uploads.push({ document, revisionId: services.ids.next(), createdAt: now });
    const { type, pages, signedBefore, removed, remarks, formerFields, bytes: uploadBytes } = file;
    const ofFile = { type, pages, signedBefore, removed, remarks, formerFields, uploadBytes };
    added.push({ ...document, headNumber: 0, completedDigest: null, ...ofFile });
  }
  await insertUploads(tx, uploads);
  return added;
}

type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

function judgeFile(
  file: FileRow | undefined,
  holder: Parameters<typeof isHolder>[1],
  ofBst: ReadonlySet<string>,
): Decision<FileRow & { readonly digest: string; readonly bytes: number }> {
  // A file that was attached to a contract was not made fit for signing.
  if (!file || file.use !== 'DOCUMENT' || (!isHolder(file, holder) && !ofBst.has(file.id)))
    return refuse('ERROR_DOCUMENT_NOT_FOUND');
  const { status, digest, bytes } = file;
  if (status !== 'READY' || digest === null || bytes === null) return refuse('ERROR_FILE_NOT_READY');
  return accept({ ...file, digest, bytes });
}

/**
 * The limits of the whole envelope hold after every change of a draft, not only at its start (Rulings §4). A
 * participant who took an act over counts in place of the one named by the sender.
 */
export function demandLimits(
  { config }: Pick<Services, 'config'>,
  { participants }: Pick<LoadedEnvelope, 'participants'>,
  content: EnvelopeContent,
): void {
  const forms = formFacts(content.forms, content.documents);
  const named = participants.filter(({ successorOfId }) => successorOfId === null);
  const documents = content.documents.map(documentFacts);
  demand(judgeLimits({ documents, participants: named, forms }, config.limits));
}

export const documentFacts = (row: Awaited<ReturnType<typeof findDocuments>>[number]) => ({
  id: row.fileId,
  ready: true,
  bytes: row.uploadBytes,
  pages: row.pages.length,
});
