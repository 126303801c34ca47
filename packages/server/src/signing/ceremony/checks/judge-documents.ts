import { fromWsid, toWsid } from '@countersign/domain';
import { type Tx, refuseWith } from '../../../platform/index.ts';
import { type DocumentRow, type FormRow, findRevision, listWholeViews } from '../../../contracts/index.ts';
import { listRevisionsAfter } from '../core/store.ts';

export interface SeenDocument {
  readonly fileId: string;
  readonly number: number;
  readonly digest: string;
}

interface Situation {
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
  readonly participant: { readonly id: string; readonly sequence: number };
  /** The documents of the call, as received. */
  readonly given: readonly { readonly fileWsid: string; readonly digest: string }[];
  /** The acting session. */
  readonly sessionId: string;
}

/**
 * Checks that what was seen is what is signed (Rulings §6.9, security 54): each digest is a revision of that very document, and
 * only acts of participants of the same sequence came after it. The call names every document in which the participant has
 * forms, or the first one where they have none. The session has fetched each named document at its digest, and every other one
 * at a revision that may be acted on (Rulings §8.15).
 * @returns all documents, in their order
 * @throws Refused ERROR_DOCUMENT_CHANGED, ERROR_DOCUMENT_NOT_SHOWN, ERROR_DOCUMENT_NOT_FOUND, ERROR_MALFORMED
 */
export const judgeDocuments = async (tx: Tx, situation: Situation): Promise<SeenDocument[]> =>
  judgeShown(tx, situation, await judgeNamed(tx, situation));

/** The revisions that the call names, by file id; whether they were fetched is checked separately. */
export async function judgeNamed(
  tx: Tx,
  { documents, forms, participant, given }: Omit<Situation, 'sessionId'>,
): Promise<ReadonlyMap<string, SeenDocument>> {
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
  const accepted = new Map<string, SeenDocument>();
  for (const document of documents) {
    const digest = named.get(document.fileId);
    if (digest === undefined) continue;
    const seen = await findSeen(tx, document, participant, digest);
    accepted.set(document.fileId, seen ?? refuseWith('ERROR_DOCUMENT_CHANGED'));
  }
  return accepted;
}

/** Returns the revision of every document that the session was shown: of a named document, the named revision. */
export async function judgeShown(
  tx: Tx,
  { documents, participant, sessionId }: Pick<Situation, 'documents' | 'participant' | 'sessionId'>,
  named: ReadonlyMap<string, SeenDocument> = new Map(),
): Promise<SeenDocument[]> {
  const fileIds = documents.map(({ fileId }) => fileId);
  const views = await listWholeViews(tx, sessionId, fileIds);
  const shown: SeenDocument[] = [];
  for (const document of documents) {
    const { fileId } = document;
    const digests = views.get(fileId) ?? new Set<string>();
    const one = named.get(fileId) ?? (await newestSeen(tx, document, participant, digests));
    if (one === null || !digests.has(one.digest))
      return refuseWith('ERROR_DOCUMENT_NOT_SHOWN', { fileWsid: toWsid('file', fileId) });
    shown.push(one);
  }
  return shown;
}

/** Returns the newest of these revisions that may be acted on, or null. */
async function newestSeen(
  tx: Tx,
  document: DocumentRow,
  participant: Situation['participant'],
  digests: ReadonlySet<string>,
): Promise<SeenDocument | null> {
  const { fileId, headNumber, headDigest } = document;
  if (digests.has(headDigest)) return { fileId, number: headNumber, digest: headDigest };
  let newest: SeenDocument | null = null;
  for (const digest of digests) {
    const one = await findSeen(tx, document, participant, digest);
    if (one !== null && one.number > (newest?.number ?? -1)) newest = one;
  }
  return newest;
}

/** Returns the revision with this digest if only acts of the same sequence have followed it, else null. */
async function findSeen(
  tx: Tx,
  document: DocumentRow,
  participant: Situation['participant'],
  digest: string,
): Promise<SeenDocument | null> {
  const { envelopeId, fileId } = document;
  const found = await findRevision(tx, envelopeId, fileId, digest);
  if (found === null) return null;
  const later = await listRevisionsAfter(tx, found);
  const parallel = later.every(
    ({ kind, sequence }) => (kind === 'SIGN' || kind === 'FILL') && sequence === participant.sequence,
  );
  return parallel ? { fileId, number: found.number, digest } : null;
}
