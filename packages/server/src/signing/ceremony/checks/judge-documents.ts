import { fromWsid, toWsid } from '@countersign/domain';
import { refuseWith } from '../../../platform/index.ts';
import type { DocumentRow, FormRow } from '../../../contracts/index.ts';
import type { RevisionRow } from '../core/store.ts';

export interface SeenDocument {
  readonly fileId: string;
  readonly number: number;
  readonly digest: string;
}

interface Situation {
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
  /** All revisions of the documents. */
  readonly revisions: readonly RevisionRow[];
  readonly participant: { readonly id: string; readonly sequence: number };
  /** The documents of the call, as received. */
  readonly given: readonly { readonly fileWsid: string; readonly digest: string }[];
  /** The digests of each document that the acting session has fetched whole, by file id. */
  readonly views: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Checks that what was seen is what is signed (Rulings §6.9, security 54): each digest is a revision of that very document, and
 * only acts of participants of the same sequence came after it. The call names every document in which the participant has
 * forms, or the first one where they have none. The session has fetched each named document at its digest, and every other one
 * at a revision that may be acted on (Rulings §8.15).
 * @returns all documents, in their order
 * @throws Refused ERROR_DOCUMENT_CHANGED, ERROR_DOCUMENT_NOT_SHOWN, ERROR_DOCUMENT_NOT_FOUND, ERROR_MALFORMED
 */
export const judgeDocuments = (situation: Situation): SeenDocument[] => judgeShown(situation, judgeNamed(situation));

/** The revisions that the call names, by file id; whether they were fetched is checked separately. */
export function judgeNamed({
  documents,
  forms,
  revisions,
  participant,
  given,
}: Omit<Situation, 'views'>): ReadonlyMap<string, SeenDocument> {
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
    const seen = findSeen(revisions, document, participant, digest);
    accepted.set(document.fileId, seen ?? refuseWith('ERROR_DOCUMENT_CHANGED'));
  }
  return accepted;
}

/** Returns the revision of every document that the session was shown: of a named document, the named revision. */
export function judgeShown(
  { documents, revisions, participant, views }: Pick<Situation, 'documents' | 'revisions' | 'participant' | 'views'>,
  named: ReadonlyMap<string, SeenDocument> = new Map(),
): SeenDocument[] {
  const shown: SeenDocument[] = [];
  for (const document of documents) {
    const { fileId } = document;
    const digests = views.get(fileId) ?? new Set<string>();
    const one = named.get(fileId) ?? newestSeen(revisions, document, participant, digests);
    if (one === null || !digests.has(one.digest))
      return refuseWith('ERROR_DOCUMENT_NOT_SHOWN', { fileWsid: toWsid('file', fileId) });
    shown.push(one);
  }
  return shown;
}

/** Returns the newest of these revisions that may be acted on, or null. */
function newestSeen(
  revisions: readonly RevisionRow[],
  document: DocumentRow,
  participant: Situation['participant'],
  digests: ReadonlySet<string>,
): SeenDocument | null {
  const { fileId, headNumber, headDigest } = document;
  if (digests.has(headDigest)) return { fileId, number: headNumber, digest: headDigest };
  let newest: SeenDocument | null = null;
  for (const digest of digests) {
    const one = findSeen(revisions, document, participant, digest);
    if (one !== null && one.number > (newest?.number ?? -1)) newest = one;
  }
  return newest;
}

/** Returns the revision with this digest if only acts of the same sequence have followed it, else null. */
function findSeen(
  revisions: readonly RevisionRow[],
  { fileId }: DocumentRow,
  participant: Situation['participant'],
  digest: string,
): SeenDocument | null {
  const own = revisions.filter((one) => one.fileId === fileId);
  const found = own.find((one) => one.digest === digest);
  if (found === undefined) return null;
  const later = own.filter((one) => one.number > found.number);
  const parallel = later.every(
    ({ kind, sequence }) => (kind === 'SIGN' || kind === 'FILL') && sequence === participant.sequence,
  );
  return parallel ? { fileId, number: found.number, digest } : null;
}
