import { fromWsid } from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import { type DocumentRow, type FormRow, findRevision } from '../envelopes/store.ts';
import { refuseWith } from '../http/refused.ts';
import { listRevisionsAfter } from './store.ts';

export interface SeenDocument {
  readonly fileId: string;
  readonly number: number;
  readonly digest: string;
}

interface Situation {
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
  readonly participant: { readonly id: string; readonly sequence: number };
  /** What the call names, as it came. */
  readonly given: readonly { readonly fileWsid: string; readonly digest: string }[];
}

/**
 * What was seen is what is signed (Rulings §6.9, security 54): each digest is a revision of that very document, and all
 * that came after it are acts of participants of the same sequence. Every document in which the participant has forms
 * is named, the first one where they have none.
 * @throws Refused ERROR_DOCUMENT_CHANGED, ERROR_DOCUMENT_NOT_FOUND, ERROR_MALFORMED
 */
export async function judgeDocuments(tx: Tx, situation: Situation): Promise<SeenDocument[]> {
  const { documents, forms, participant, given } = situation;
  const own = new Set(forms.filter((form) => form.participantId === participant.id).map(({ fileId }) => fileId));
  if (own.size === 0 && documents[0]) own.add(documents[0].fileId);
  const named = new Map<string, string>();
  for (const { fileWsid, digest } of given) {
    const fileId = fromWsid('file', fileWsid);
    if (fileId === null || !documents.some((document) => document.fileId === fileId))
      refuseWith('ERROR_DOCUMENT_NOT_FOUND');
    if (named.has(fileId)) refuseWith('ERROR_MALFORMED', { field: 'documents', detail: 'names a document twice' });
    named.set(fileId, digest);
  }
  if ([...own].some((fileId) => !named.has(fileId))) {
    refuseWith('ERROR_MALFORMED', { field: 'documents', detail: 'must name every document that has a field of yours' });
  }
  const seen: SeenDocument[] = [];
  for (const document of documents) {
    const digest = named.get(document.fileId);
    if (digest !== undefined) seen.push(await judgeSeen(tx, document, participant, digest));
  }
  return seen;
}

async function judgeSeen(
  tx: Tx,
  document: DocumentRow,
  participant: Situation['participant'],
  digest: string,
): Promise<SeenDocument> {
  const { envelopeId, fileId } = document;
  const found = await findRevision(tx, envelopeId, fileId, digest);
  if (found === null) return refuseWith('ERROR_DOCUMENT_CHANGED');
  const later = await listRevisionsAfter(tx, found);
  const parallel = later.every(
    ({ kind, sequence }) => (kind === 'SIGN' || kind === 'FILL') && sequence === participant.sequence,
  );
  if (!parallel) refuseWith('ERROR_DOCUMENT_CHANGED');
  return { fileId, number: found.number, digest };
}
