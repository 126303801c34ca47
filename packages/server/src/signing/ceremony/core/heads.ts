import { type DocumentRow, findDocuments } from '../../../contracts/index.ts';
import type { Digest, Tx } from '../../../platform/index.ts';
import { type RevisionRow, listRevisions } from './store.ts';
import { together } from './together.ts';

/** The current revision of a document, which a new one is appended to. */
export interface Head {
  readonly fileId: string;
  readonly number: number;
  readonly digest: Digest;
  /** The size of the whole revision. */
  readonly bytes: number;
  /** It contains a signature already, so a new one does not certify. */
  readonly hasSignature: boolean;
}

interface Read {
  readonly documents: readonly DocumentRow[];
  readonly revisions: readonly RevisionRow[];
}

/** By file id. */
export const headsOf = ({ documents, revisions }: Read): ReadonlyMap<string, Head> =>
  new Map(
    documents.map(({ fileId, headNumber: number, headDigest: digest, headBytes: bytes, signedBefore }) => {
      const hasSignature = signedBefore || revisions.some((one) => one.fileId === fileId && one.kind === 'SIGN');
      return [fileId, { fileId, number, digest, bytes, hasSignature }];
    }),
  );

/** The current heads, by file id. */
export async function readHeads(tx: Tx, envelopeId: string): Promise<ReadonlyMap<string, Head>> {
  const [documents, revisions] = await together([findDocuments(tx, envelopeId), listRevisions(tx, envelopeId)]);
  return headsOf({ documents, revisions });
}
