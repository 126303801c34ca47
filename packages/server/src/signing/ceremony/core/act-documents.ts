import type { Tx } from '../../../platform/index.ts';
import { type DocumentRow, findDocuments, listWholeViews } from '../../../contracts/index.ts';
import { type RevisionRow, listRevisions } from './store.ts';
import { together } from './together.ts';

/** The documents of an envelope as an act is judged on them. */
export interface ActDocuments {
  readonly documents: readonly DocumentRow[];
  readonly revisions: readonly RevisionRow[];
  /** The digests of each document that the session has fetched whole, by file id. */
  readonly views: ReadonlyMap<string, ReadonlySet<string>>;
}

export async function readActDocuments(tx: Tx, envelopeId: string, sessionId: string): Promise<ActDocuments> {
  const [documents, revisions, views] = await together([
    findDocuments(tx, envelopeId),
    listRevisions(tx, envelopeId),
    listWholeViews(tx, sessionId, envelopeId),
  ]);
  return { documents, revisions, views };
}
